import type { UIMessageChunk } from "ai";
import type { AssistantPart, StoredMessage } from "../history/build-window.ts";
import { TextGuard } from "../writing/guard/guard-text.ts";
import { knownAddresses } from "../writing/guard/known-addresses.ts";
import type { JsonObject } from "../tools/definition.ts";
import type { ReplayedTurn } from "./open-turn.ts";

/** Receives the chunks of the UI message stream as they come. */
export type ChunkSink = (chunk: UIMessageChunk) => void;

/** Ends a tool call: with its result, with a sentence for the model, or by not being run. */
export type ToolOutput =
  | { type: "json"; value: JsonObject }
  | { type: "error-text"; value: string }
  | { type: "execution-denied"; reason: string };

/** What a provider wants back with a call of its own, and the model that alone understands it. */
export interface CallSignature {
  providerOptions: JsonObject;
  modelId: string;
}

/** What a client is told in place of the rest of an answer that breaks off. */
export const INTERRUPTED = "A resposta foi interrompida. Sua mensagem está guardada; tente de novo, por favor.";

/** A part of the assistant's UI message. */
export type UiPart = { type: string } & JsonObject;

/**
 * What the assistant says and does in one turn, told three ways at once: chunks to the client, parts of the UI message,
 * and native messages to store. All words of a turn go through here, so the three never differ.
 */
export class TurnTranscript {
  readonly uiParts: UiPart[] = [];
  readonly messages: StoredMessage[] = [];
  #assistant: StoredMessage | null = null;
  #openText: { id: string; ui: UiPart & { text: string }; part: AssistantPart & { type: "text" } } | null = null;
  #guard: TextGuard | null = null;
  #named: { messages: number; isKnown: (url: string) => boolean } | null = null;
  #textCount = 0;
  #stepOpen = false;

  /**
   * @param continues whether the client adds what comes to a message it already shows, with its tool calls in it
   * @param namedBefore texts in which the person, or a result for them, has named addresses: no other address leaves the server
   */
  constructor(
    readonly sink: ChunkSink,
    readonly messageId: string,
    readonly continues = false,
    readonly namedBefore: readonly string[] = [],
  ) {}

  /** Begins a step: what one model call, or the runtime by itself, says and does. */
  startStep(): void {
    this.finishStep();
    this.#stepOpen = true;
    this.uiParts.push({ type: "step-start" });
    this.sink({ type: "start-step" });
  }

  finishStep(): void {
    this.endText();
    if (this.#stepOpen) this.sink({ type: "finish-step" });
    this.#stepOpen = false;
    this.#assistant = null;
  }

  /** Adds text to the open text part, opening one if needed; without images, HTML and addresses that nobody has named. */
  write(words: string): void {
    this.#guard ??= new TextGuard((url) => this.#isKnown(url));
    this.#add(this.#guard.write(storable(words)));
  }

  #add(delta: string): void {
    if (delta === "") return;
    if (!this.#openText) {
      const id = textId(++this.#textCount);
      const part = { type: "text" as const, text: "" };
      const ui = { type: "text", text: "", state: "done" };
      this.uiParts.push(ui);
      this.#assistantMessage().parts.push(part);
      this.#openText = { id, ui, part };
      this.sink({ type: "text-start", id });
    }
    this.#openText.ui.text += delta;
    this.#openText.part.text += delta;
    this.sink({ type: "text-delta", id: this.#openText.id, delta });
  }

  /** Writes a whole paragraph by code, as a message of its own, which is returned. */
  say(text: string): StoredMessage {
    this.endText();
    this.#assistant = null;
    const message = this.#assistantMessage();
    this.write(text);
    this.endText();
    this.#assistant = null;
    return message;
  }

  endText(): void {
    const held = this.#guard?.end() ?? "";
    this.#guard = null;
    this.#add(held);
    if (!this.#openText) return;
    this.sink({ type: "text-end", id: this.#openText.id });
    this.#openText = null;
  }

  /** A call the model made. `signature` goes back to that model with the call (Gemini's thought signature). */
  call(toolCallId: string, toolName: string, input: JsonObject, signature?: CallSignature): void {
    this.endText();
    this.#assistantMessage().parts.push({
      type: "tool-call",
      toolCallId,
      toolName,
      // As it will be stored: an argument that is undefined would make the call unreadable for the next turn.
      input: JSON.parse(JSON.stringify(input)),
      ...signature,
    });
    this.#showCall(toolCallId, toolName, input);
  }

  /** The calls made in this turn that have not ended and do not wait for an answer. */
  openCalls(): { toolCallId: string; toolName: string }[] {
    return this.uiParts.flatMap(({ type, toolCallId, state }) =>
      state === "input-available" ? [{ toolCallId: String(toolCallId), toolName: toolNameOf(type) }] : []
    );
  }

  /** Ends what was called and has not ended as not run, and what was to wait for an answer with it. */
  denyOpenCalls(reason: string): void {
    // A message without a part is none to some clients.
    if (this.uiParts.length === 0) this.startStep();
    const asked = this.uiParts.flatMap(({ type, toolCallId, state }) =>
      state === "approval-requested" ? [{ toolCallId: String(toolCallId), toolName: toolNameOf(type) }] : []
    );
    for (const { toolCallId, toolName } of [...this.openCalls(), ...asked]) {
      this.end(toolCallId, toolName, { type: "execution-denied", reason });
    }
  }

  /** Asks the client for a yes or no to a call, beside the offer in words. */
  requestApproval(toolCallId: string, approvalId: string): void {
    const part = this.#toolPart(toolCallId);
    if (!part) return;
    part.state = "approval-requested";
    part.approval = { id: approvalId };
    this.sink({ type: "tool-approval-request", approvalId, toolCallId });
  }

  /** The end of a call made in this turn. */
  end(toolCallId: string, toolName: string, output: ToolOutput): void {
    this.store(toolCallId, toolName, output);
    this.#showOutput(toolCallId, output);
  }

  /**
   * The end of a call made in an earlier turn: stored as its result, shown as call and output. A client that continues
   * the message has the call already, and would show a second one; of another conversation it has not.
   */
  endEarlier(
    call: { toolCallId: string; tool: string; args: JsonObject; isElsewhere?: boolean },
    output: ToolOutput,
    approvalId: string,
  ): void {
    const { toolCallId, tool, args } = call;
    this.store(toolCallId, tool, output);
    const approved = output.type !== "execution-denied";
    if (this.continues && call.isElsewhere !== true) {
      this.uiParts.push({ type: `tool-${tool}`, toolCallId, state: "approval-responded", input: args });
    } else {
      this.#showCall(toolCallId, tool, args);
    }
    const part = this.#toolPart(toolCallId);
    if (part) part.approval = { id: approvalId, approved };
    this.#showOutput(toolCallId, output);
  }

  /** Stores a call's end without showing it. */
  store(toolCallId: string, toolName: string, output: ToolOutput): void {
    this.endText();
    this.messages.push({ role: "tool", parts: [{ type: "tool-result", toolCallId, toolName, output }] });
    this.#assistant = null;
  }

  /** What a result of this turn names is known from then on. */
  #isKnown(url: string): boolean {
    if (this.#named?.messages !== this.messages.length) {
      const results = this.messages.flatMap(({ role, parts }) => role === "tool" ? [JSON.stringify(parts)] : []);
      this.#named = { messages: this.messages.length, isKnown: knownAddresses([...this.namedBefore, ...results]) };
    }
    return this.#named.isKnown(url);
  }

  #assistantMessage(): StoredMessage {
    if (!this.#assistant) {
      this.#assistant = { role: "assistant", parts: [] };
      this.messages.push(this.#assistant);
    }
    return this.#assistant;
  }

  #toolPart(toolCallId: string): UiPart | undefined {
    return this.uiParts.find((part) => part.toolCallId === toolCallId);
  }

  #showCall(toolCallId: string, toolName: string, input: JsonObject): void {
    this.endText();
    this.uiParts.push({ type: `tool-${toolName}`, toolCallId, state: "input-available", input });
    this.sink({ type: "tool-input-available", toolCallId, toolName, input });
  }

  #showOutput(toolCallId: string, output: ToolOutput): void {
    const part = this.#toolPart(toolCallId);
    if (!part) return;
    if (output.type === "json") {
      Object.assign(part, { state: "output-available", output: output.value });
      this.sink({ type: "tool-output-available", toolCallId, output: output.value });
    } else if (output.type === "error-text") {
      Object.assign(part, { state: "output-error", errorText: output.value });
      this.sink({ type: "tool-output-error", toolCallId, errorText: output.value });
    } else {
      Object.assign(part, { state: "output-denied" });
      this.sink({ type: "tool-output-denied", toolCallId });
    }
  }
}

/** The same whenever a message is told, live, resumed or repeated. */
function textId(number: number): string {
  return `text-${number}`;
}

// Control characters, but line breaks and tabs, and signs that turn the text around them.
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** What can be stored and read: Postgres takes neither NUL nor half a surrogate pair, and a model may stream anything. */
function storable(text: string): string {
  return text.toWellFormed().replace(UNREADABLE, (sign) => sign === "\n" || sign === "\t" ? sign : "");
}

function toolNameOf(type: unknown): string {
  return String(type).replace(/^tool-/, "");
}

const FINISH_STEP: UIMessageChunk = { type: "finish-step" };

type StoredPart = ReplayedTurn["answer"]["message"]["parts"][number];

/** The chunks of an answer given before, so that a client which repeats its request sees the same message. */
export function replayAnswer({ message }: ReplayedTurn["answer"]): UIMessageChunk[] {
  let steps = 0;
  let texts = 0;
  const chunks = message.parts.flatMap((part): UIMessageChunk[] => {
    if (part.type === "step-start") return [...(steps++ > 0 ? [FINISH_STEP] : []), { type: "start-step" }];
    return replayPart(part, part.type === "text" ? textId(++texts) : "");
  });
  return [...chunks, FINISH_STEP];
}

/** Ends the stream of a message, which may be one that the client continues. */
export function finishChunk(metadata: object, continues: boolean): UIMessageChunk {
  // Clients merge metadata: what waited in a continued message is gone unless it is said anew.
  return { type: "finish", messageMetadata: continues ? { waiting: [], ...metadata } : metadata };
}

function replayPart(part: StoredPart, id: string): UIMessageChunk[] {
  if (part.type === "text") {
    return [{ type: "text-start", id }, { type: "text-delta", id, delta: String(part.text) }, { type: "text-end", id }];
  }
  const toolCallId = String(part.toolCallId);
  const toolName = toolNameOf(part.type);
  return [{ type: "tool-input-available", toolCallId, toolName, input: part.input }, ...replayEnd(part, toolCallId)];
}

function replayEnd(part: StoredPart, toolCallId: string): UIMessageChunk[] {
  switch (part.state) {
    case "output-available":
      return [{ type: "tool-output-available", toolCallId, output: part.output }];
    case "output-error":
      return [{ type: "tool-output-error", toolCallId, errorText: String(part.errorText) }];
    case "output-denied":
      return [{ type: "tool-output-denied", toolCallId }];
    case "approval-requested":
      return [{ type: "tool-approval-request", toolCallId, approvalId: String((part.approval as { id: string }).id) }];
    default:
      return [];
  }
}
