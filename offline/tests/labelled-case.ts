/**
 * A labelled sentence of `corpora/calls-*.jsonl`. An expected text that begins with "~" only has to occur in the argument. Null: the
 * argument must be absent.
 */
export interface LabelledCase {
  text: string;
  history?: { role: "user" | "assistant"; text: string }[];
  /** The tools in addition to the base tools. Undefined: all tools. */
  domains?: "base" | "finance" | "health" | "relationships";
  expect: "talk" | "any" | { tool: string; args: Record<string, unknown> }[];
  /** The expected topic, when no tool is expected. */
  topic?: string;
}
