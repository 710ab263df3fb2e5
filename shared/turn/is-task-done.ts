import type { ChatRequest } from "../http/parse-chat-request.ts";
import { isCourtesy } from "./is-courtesy.ts";
import { namesHelpLine } from "./names-help-line.ts";
import { textOfParts } from "./text-of-parts.ts";
import type { Turn } from "./turn.ts";

/** Writes of memory: what a topic is about may just have changed. */
const WRITES_MEMORY =
  /^(?:(?:add|validate|correct|delete|restore|resolve)_knowledge|update_person|reject_contradiction|forget_everything)$/;

/** Whether a turn, as it ends, leaves nothing open: no offer, no failure, no question of the answer's own except at a greeting. */
export function isTaskDone({ transcript, result }: Turn, request: ChatRequest): boolean {
  if (result.outcome !== "completed" || result.pendingAction || result.standing || result.decision) return false;
  const parts = transcript.messages.flatMap((message) => message.parts);
  if (parts.some(({ toolName }) => typeof toolName === "string" && WRITES_MEMORY.test(toolName))) return false;
  if (result.route === "confirmed" || result.route === "selected") return true;
  if (result.route !== "model" || request.kind !== "message") return false;
  if (parts.some(({ type, output }) => type === "tool-result" && (output as { type?: string }).type !== "json")) {
    return false;
  }
  if (namesHelpLine(parts)) return false;
  if (isCourtesy(request)) return true;
  // Talk without a task is only light when no skill heard anything in it.
  return !/\?[^\p{L}\p{N}]*$/u.test(textOfParts(parts)) &&
    (parts.some(({ type }) => type === "tool-call") || result.skills.every((skill) => skill === "general"));
}
