/** What became of one user in an invocation. `skipped`: no new message; `busy`: another worker has them; `unknown`: no such user. */
export interface ConsolidationResult {
  userId: string;
  status: "completed" | "partial" | "failed" | "skipped" | "busy" | "unknown";
  messagesProcessed: number;
  factsCreated: number;
  factsUpdated: number;
  inferencesCreated: number;
}
