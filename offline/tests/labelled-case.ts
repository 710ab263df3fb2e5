/** A labelled sentence of `corpora/calls-*.jsonl`. Strings that begin with "~" need only occur in the argument; null: absent. */
export interface LabelledCase {
  text: string;
  history?: { role: "user" | "assistant"; text: string }[];
  /** Tools given besides the base ones; all when absent. */
  domains?: "base" | "finance" | "health" | "relationships";
  expect: "talk" | "any" | { tool: string; args: Record<string, unknown> }[];
  /** What the words are to be about, when tools are not called for. */
  topic?: string;
}
