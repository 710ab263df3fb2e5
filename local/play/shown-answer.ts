import type { ShownAnswer, ShownCall, WaitingProposal } from "./game-log.ts";

type Chunk = { type: string } & Record<string, unknown>;

/** Builds the answer that a person sees from the chunks of the stream. */
export class AnswerReader {
  readonly #calls = new Map<string, ShownCall>();
  readonly #approvals = new Map<string, string>();
  #text = "";
  #metadata: Record<string, unknown> = {};
  #error?: string;

  /** Reads a chunk and returns the words that it adds. */
  read(chunk: Chunk): string {
    const id = String(chunk.toolCallId ?? "");
    const call = this.#calls.get(id);
    if (isObject(chunk.messageMetadata)) this.#metadata = { ...this.#metadata, ...chunk.messageMetadata };
    switch (chunk.type) {
      case "text-start":
        return this.#show(this.#text === "" ? "" : "\n\n");
      case "text-delta":
        return this.#show(String(chunk.delta));
      case "tool-input-available":
        this.#calls.set(id, { tool: String(chunk.toolName), args: chunk.input, outcome: "not ended" });
        break;
      case "tool-approval-request":
        this.#approvals.set(String(chunk.approvalId), id);
        if (call) call.outcome = "offered";
        break;
      case "tool-output-available":
        if (call) call.outcome = "ok";
        break;
      case "tool-output-error":
        if (call) call.outcome = `refused: ${chunk.errorText}`;
        break;
      case "tool-output-denied":
        if (call) call.outcome = "denied";
        break;
      case "error":
        this.#error = String(chunk.errorText);
    }
    return "";
  }

  /** The complete answer. Call it when the stream has ended. */
  answer(): ShownAnswer {
    const { route, outcome, skills, modelCalls, usage, kept, written } = this.#metadata;
    const { inputTokens = 0, cachedTokens = 0 } = isObject(usage) ? usage : {};
    return {
      text: this.#text,
      calls: [...this.#calls.values()],
      waiting: readWaiting(this.#metadata),
      route: String(route ?? ""),
      outcome: String(outcome ?? ""),
      skills: Array.isArray(skills) ? skills.map(String) : [],
      modelCalls: Number(modelCalls ?? 0),
      inputTokens: Number(inputTokens),
      cachedTokens: Number(cachedTokens),
      kept: readNames(kept),
      written: readNames(written),
      ...(this.#error !== undefined && { error: this.#error }),
    };
  }

  #show(words: string): string {
    this.#text += words;
    return words;
  }
}

/** The answer to a message that was refused. */
export function refusedAnswer(error: string): ShownAnswer {
  return { ...new AnswerReader().answer(), outcome: "refused", error };
}

/** The proposals in the metadata. */
function readWaiting({ waiting }: Record<string, unknown>): WaitingProposal[] {
  const proposals = Array.isArray(waiting) ? waiting.filter(isObject) : [];
  return proposals.map(({ id, tool, offer }, at) => ({
    number: at + 1,
    id: String(id),
    tools: [String(tool)],
    offer: String(offer ?? ""),
  }));
}

/** A line for each thing in `kept` or `written`. Its text is in one of several fields. */
function readNames(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((one) => {
    if (!isObject(one)) return String(one);
    const { what, content, text, title } = one;
    const said = [what, content, text, title].find((words) => typeof words === "string");
    return typeof said === "string" ? said : JSON.stringify(one);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
