/** A turn before the present one, as far as it matters for what the next message leaves unsaid. */
export interface PastTurn {
  user: string;
  /** What the assistant said last in the turn. */
  assistant: string;
  calls: {
    tool: string;
    args: Record<string, unknown>;
    /** The name of the person the tool found under the name said. */
    person?: string;
  }[];
}
