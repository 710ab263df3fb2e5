import type { UIMessageChunk } from "ai";
import type { AssistantPart, StoredMessage } from "../history/build-window.ts";
import { TextGuard } from "../writing/guard/guard-text.ts";
import { KnownAddresses } from "../writing/guard/known-addresses.ts";
import type { JsonObject } from "../tools/definition.ts";
import type { ReplayedTurn } from "./open-turn.ts";

/** Receives the chunks of the UI message stream as they come. */
export type ChunkSink = (chunk: UIMessageChunk) => void;

/** The output of a tool call: its result, a sentence for the model on why there is none, or that it was not run. */
export type ToolOutput =
  | { type: "json"; value: JsonObject }
  | { type: "error-text"; value: string }
  | { type: "execution-denied"; reason: string };

/** Data that a provider wants back with a call that its model made, and that model: no other understands it. */
export interface CallSignature {
  providerOptions: JsonObject;
  modelId: string;
}

/** What a client is told when an answer breaks off. */
export const INTERRUPTED = "A resposta foi interrompida. Sua mensagem está guardada; tente de novo, por favor.";

/** A part of the assistant's UI message. */
export type UiPart = { type: string } & JsonObject;

/**
 * What the assistant says and does in one turn, written in three forms at once: chunks to the client, parts of the UI message, and
 * native messages to store. All words of a turn go through here, so the three forms never differ.
 */
export class TurnTranscript {
  readonly uiParts: UiPart[] = [];
  readonly messages: StoredMessage[] = [];
  #assistant: StoredMessage | null = null;
  #openText: { id: string; ui: UiPart & { text: string }; part: AssistantPart & { type: "text" } } | null = null;
  #guard: TextGuard | null = null;
  /** The addresses of the sources, once one is asked for, and those of the first messages. */
  #addresses: KnownAddresses | null = null;
  #messagesRead = 0;
  /** The parts of the UI message that are calls. */
  readonly #toolParts = new Map<string, UiPart>();
  #textCount = 0;
  #stepOpen = false;

  /**
   * @param continuesMessage whether the client adds the chunks to a message that it already shows, with its tool calls
   * @param addressSources texts of the person and of tool results: only addresses that stand in them, or in a result of this turn,
   * leave the server
   */
  constructor(
    readonly sink: ChunkSink,
    readonly messageId: string,
    readonly continuesMessage = false,
    readonly addressSources: readonly string[] = [],
  ) {}

  /** Begins a step: what one call of the model, or code on its own, says and does. */
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

  /** Adds text to the open text part, and opens one if needed. Images, HTML and unknown addresses are left out. */
  write(text: string): void {
    this.#guard ??= new TextGuard((url) => this.#isKnown(url));
    this.#addDelta(this.#guard.write(makeStorable(text)));
  }

  #addDelta(delta: string): void {
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

  /** Writes a whole paragraph by code as a message of its own, and returns that message. */
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
    const rest = this.#guard?.end() ?? "";
    this.#guard = null;
    this.#addDelta(rest);
    if (!this.#openText) return;
    this.sink({ type: "text-end", id: this.#openText.id });
    this.#openText = null;
  }

  /** Adds a tool call. `signature` goes back to the model that made the call (Gemini's thought signature). */
  addCall(toolCallId: string, toolName: string, input: JsonObject, signature?: CallSignature): void {
    this.endText();
    this.#assistantMessage().parts.push({
      type: "tool-call",
      toolCallId,
      toolName,
      // As JSON, like it will be stored: an undefined argument would make the call unreadable for the next turn.
      input: JSON.parse(JSON.stringify(input)),
      ...signature,
    });
    this.#showCall(toolCallId, toolName, input);
  }

  /** Calls of this turn that have no output yet and do not wait for the person's answer. */
  openCalls(): { toolCallId: string; toolName: string }[] {
    return this.uiParts.flatMap(({ type, toolCallId, state }) =>
      state === "input-available" ? [{ toolCallId: String(toolCallId), toolName: toolNameOf(type) }] : []
    );
  }

  /** Marks as not run every call without an output, those that wait for the person's answer too. */
  denyOpenCalls(output: ToolOutput & { type: "execution-denied" }): void {
    // Some clients do not show a message without parts.
    if (this.uiParts.length === 0) this.startStep();
    const waiting = this.uiParts.flatMap(({ type, toolCallId, state }) =>
      state === "approval-requested" ? [{ toolCallId: String(toolCallId), toolName: toolNameOf(type) }] : []
    );
    for (const { toolCallId, toolName } of [...this.openCalls(), ...waiting]) {
      this.endCall(toolCallId, toolName, output);
    }
  }

  /** Asks the client for a yes or no to a call by buttons, in addition to the offer in words. */
  requestApproval(toolCallId: string, approvalId: string): void {
    const part = this.#toolPart(toolCallId);
    if (!part) return;
    part.state = "approval-requested";
    part.approval = { id: approvalId };
    this.sink({ type: "tool-approval-request", approvalId, toolCallId });
  }

  /** Adds the output of a call that was made in this turn. */
  endCall(toolCallId: string, toolName: string, output: ToolOutput): void {
    this.#storeOutput(toolCallId, toolName, output);
    this.#showOutput(toolCallId, output);
  }

  /**
   * Adds the output of a call that was made in an earlier turn. It is stored as a result, and shown as call and output. A client that
   * continues the message has the call already and would show it twice, unless the call is of another conversation.
   */
  endEarlierCall(
    call: { toolCallId: string; tool: string; args: JsonObject; isElsewhere?: boolean },
    output: ToolOutput,
    approvalId: string,
  ): void {
    const { toolCallId, tool, args } = call;
    this.#storeOutput(toolCallId, tool, output);
    const approved = output.type !== "execution-denied";
    if (this.continuesMessage && call.isElsewhere !== true) {
      this.#addToolPart({ type: `tool-${tool}`, toolCallId, state: "approval-responded", input: args });
    } else {
      this.#showCall(toolCallId, tool, args);
    }
    const part = this.#toolPart(toolCallId);
    if (part) part.approval = { id: approvalId, approved };
    this.#showOutput(toolCallId, output);
  }

  #storeOutput(toolCallId: string, toolName: string, output: ToolOutput): void {
    this.endText();
    this.messages.push({ role: "tool", parts: [{ type: "tool-result", toolCallId, toolName, output }] });
    this.#assistant = null;
  }

  /** Whether an address may be told: it stands in the sources, or in a result of this turn so far. */
  #isKnown(url: string): boolean {
    this.#addresses ??= new KnownAddresses(this.addressSources);
    for (; this.#messagesRead < this.messages.length; this.#messagesRead++) {
      const { role, parts } = this.messages[this.#messagesRead]!;
      if (role === "tool") this.#addresses.add(JSON.stringify(parts));
    }
    return this.#addresses.has(url);
  }

  #assistantMessage(): StoredMessage {
    if (!this.#assistant) {
      this.#assistant = { role: "assistant", parts: [] };
      this.messages.push(this.#assistant);
    }
    return this.#assistant;
  }

  #toolPart(toolCallId: string): UiPart | undefined {
    return this.#toolParts.get(toolCallId);
  }

  #addToolPart(part: UiPart & { toolCallId: string }): void {
    this.uiParts.push(part);
    if (!this.#toolParts.has(part.toolCallId)) this.#toolParts.set(part.toolCallId, part);
  }

  #showCall(toolCallId: string, toolName: string, input: JsonObject): void {
    this.endText();
    this.#addToolPart({ type: `tool-${toolName}`, toolCallId, state: "input-available", input });
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

/** The id of a text part: the same in a live, a resumed and a repeated stream. */
function textId(number: number): string {
  return `text-${number}`;
}

// Control characters, and signs that change the direction of the text around them. Line breaks and tabs stay (below).
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The text without what cannot be stored or read. A model may stream anything; Postgres takes no NUL and no lone surrogate. */
function makeStorable(text: string): string {
  return text.toWellFormed().replace(UNREADABLE, (sign) => sign === "\n" || sign === "\t" ? sign : "");
}

function toolNameOf(type: unknown): string {
  return String(type).replace(/^tool-/, "");
}

const FINISH_STEP: UIMessageChunk = { type: "finish-step" };

type StoredPart = ReplayedTurn["answer"]["message"]["parts"][number];

/** The chunks of a stored answer, so that a client which repeats its request sees the same message. */
export function replayAnswer({ message }: ReplayedTurn["answer"]): UIMessageChunk[] {
  let steps = 0;
  let texts = 0;
  const chunks = message.parts.flatMap((part): UIMessageChunk[] => {
    if (part.type === "step-start") return [...(steps++ > 0 ? [FINISH_STEP] : []), { type: "start-step" }];
    return replayPart(part, part.type === "text" ? textId(++texts) : "");
  });
  return [...chunks, FINISH_STEP];
}

/** The last chunk of a message. */
export function finishChunk(metadata: object, continuesMessage: boolean): UIMessageChunk {
  // Clients merge metadata: an empty list removes what waited before in a continued message.
  return { type: "finish", messageMetadata: continuesMessage ? { waiting: [], ...metadata } : metadata };
}

function replayPart(part: StoredPart, id: string): UIMessageChunk[] {
  if (part.type === "text") {
    return [{ type: "text-start", id }, { type: "text-delta", id, delta: String(part.text) }, { type: "text-end", id }];
  }
  const toolCallId = String(part.toolCallId);
  const toolName = toolNameOf(part.type);
  return [{ type: "tool-input-available", toolCallId, toolName, input: part.input }, ...replayOutput(part, toolCallId)];
}

function replayOutput(part: StoredPart, toolCallId: string): UIMessageChunk[] {
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
