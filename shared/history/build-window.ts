import type {
  LanguageModelV4Message,
  LanguageModelV4ToolCallPart as ToolCallPart,
  LanguageModelV4ToolResultPart as ToolResultPart,
} from "@ai-sdk/provider";
import { z } from "zod";
import { cutText } from "../writing/cut-text.ts";

/** A native message, stored or about to be: role and parts in the form that a model is sent. */
export interface StoredMessage {
  role: "user" | "assistant" | "tool";
  parts: Record<string, unknown>[];
  /** Its place in the conversation. Messages of the current turn have none yet. */
  seq?: number;
}

/** A part of an assistant's message, in the form that a model is sent. */
export type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];

// Users can write message rows over REST too: only what every provider accepts is passed on.
const providerOptionsSchema = z.record(z.string(), z.record(z.string(), z.json())).optional().catch(undefined);
const textPartSchema = z.object({ type: z.literal("text"), text: z.string() });
const toolNameSchema = z.string().regex(/^[\w.:-]{1,128}$/);
const callFields = { toolCallId: z.string().min(1), toolName: toolNameSchema, providerOptions: providerOptionsSchema };
const toolCallPartSchema = z.object({
  type: z.literal("tool-call"),
  ...callFields,
  input: z.record(z.string(), z.json()),
  modelId: z.string().optional().catch(undefined),
});
const toolResultPartSchema = z.object({
  type: z.literal("tool-result"),
  ...callFields,
  output: z.discriminatedUnion("type", [
    z.object({ type: z.enum(["json", "error-json"]), value: z.json() }),
    z.object({ type: z.enum(["text", "error-text"]), value: z.string() }),
    z.object({ type: z.literal("execution-denied"), reason: z.string().optional() }),
  ]),
});

/** A part read by the schema of its type. By no other: each part that does not fit one takes 20 µs and more. */
const readText = (part: unknown) => typeOf(part) === "text" ? textPartSchema.safeParse(part).data?.text : undefined;
const readCall = (part: unknown) => typeOf(part) === "tool-call" ? toolCallPartSchema.safeParse(part).data : undefined;
const readResult = (part: unknown) =>
  typeOf(part) === "tool-result" ? toolResultPartSchema.safeParse(part).data as ToolResultPart | undefined : undefined;

function typeOf(part: unknown): unknown {
  return (part as { type?: unknown } | null)?.type;
}

/** A call or a result without an id, as old rows have them: nothing says which result belongs to which call. */
const oldPartSchema = z.object({
  type: z.enum(["tool-call", "tool-result"]),
  toolCallId: z.unknown().optional(),
  toolName: toolNameSchema,
  input: z.json().optional(),
  output: z.json().optional(),
});

/** Which model a window is for, and which calls have an outcome that the rows do not have. */
export interface WindowOptions {
  /** Only this model's signatures are kept; for null, none. */
  modelId?: string | null;
  /** Ids of calls that wait for a yes. The prompt tells what they are, so that they may change without changing the window. */
  awaiting?: ReadonlySet<string>;
  /** Outputs of calls that were answered in another conversation: this one has no messages about them. */
  answeredElsewhere?: ReadonlyMap<string, ToolResultPart["output"]>;
}

/**
 * The native messages that a model is sent, made from stored rows. They are valid for every provider, whatever the rows hold: the user
 * begins, no role comes twice in a row, each call is directly followed by its result, and the last message is what is to be answered:
 * the user's text or a result.
 *
 * - A call that was proposed and answered in a later turn keeps the result "waiting"; the texts of the later turn tell what happened.
 *   A call that was answered in another conversation gets that output.
 * - A call without a result is sent as not run.
 * - Left out are a call whose id came before, a result without its call, and what was refused in an earlier turn.
 * - Old calls and results without ids become text.
 */
export function buildWindow(stored: StoredMessage[], options: WindowOptions = {}): LanguageModelV4Message[] {
  const rows = withoutRefusals(stored);
  const results = collectResults(rows, options);
  const made = new Set<string>();
  const window: LanguageModelV4Message[] = [];
  for (const row of rows) {
    if (row.role === "user") appendUser(window, joinText(row));
    else if (row.role === "assistant") appendAssistant(window, row, results, made, options.modelId ?? null);
    else if (row.role === "tool") appendParts(window, oldResultWords(row));
  }
  const firstUser = window.findIndex((message) => message.role === "user");
  return firstUser < 0 ? [] : endWithQuestion(window.slice(firstUser));
}

/** Without the refusals of earlier turns: they are of no use now, and read as if the call still could not be made. */
export function withoutRefusals<Message extends StoredMessage>(rows: Message[]): Message[] {
  const current = rows.findLastIndex(({ role }) => role === "user");
  const isRefusal = (part: unknown) => /^error-/.test(readResult(part)?.output.type ?? "");
  const refused = new Set(
    rows.slice(0, Math.max(0, current)).flatMap((row) => partsOf(row).filter(isRefusal).map(callIdOf)),
  );
  if (refused.size === 0) return rows;
  return rows.map((row, at) =>
    at >= current || !Array.isArray(row.parts)
      ? row
      : { ...row, parts: row.parts.filter((part) => !refused.has(callIdOf(part))) }
  );
}

function callIdOf(part: unknown): unknown {
  return (part as { toolCallId?: unknown } | null)?.toolCallId;
}

/** Providers refuse a request that ends with the assistant's words: words at the end move before the calls of their step. */
function endWithQuestion(window: LanguageModelV4Message[]): LanguageModelV4Message[] {
  const last = window.at(-1);
  if (last?.role !== "assistant") return window;
  window.pop();
  const calling = window.at(-1)?.role === "tool" ? window.at(-2) : undefined;
  if (calling?.role === "assistant") calling.content.unshift(...last.content);
  return window;
}

const STOPPED = "(A resposta parou aqui.)";

/** Adds a user's message. Where a turn broke off without an answer it joins the message before, since roles have to alternate. */
function appendUser(window: LanguageModelV4Message[], text: string): void {
  if (text === "") return;
  // Gemini gets a result as the user's turn too. So an assistant's message has to stand between: the words that were said before the
  // calls, or that the answer stopped here.
  if (window.at(-1)?.role === "tool") window.push({ role: "assistant", content: takeWords(window.at(-2)) });
  const last = window.at(-1);
  const before = last?.role === "user" ? last.content[0] : undefined;
  if (before?.type === "text") before.text += `\n${text}`;
  else window.push({ role: "user", content: [{ type: "text", text }] });
}

/** Removes the texts from a message with calls and returns them, so that they can stand after the results. */
function takeWords(calling: LanguageModelV4Message | undefined): AssistantPart[] {
  if (calling?.role !== "assistant") return [{ type: "text", text: STOPPED }];
  const words = calling.content.filter((part) => part.type === "text");
  calling.content = calling.content.filter((part) => part.type !== "text");
  return words.length > 0 ? words : [{ type: "text", text: STOPPED }];
}

/** The tool with which the model answers offers. Its result says what came of each. */
const ANSWER_OFFER = "answer_offer";

const AWAITING: ToolResultPart["output"] = { type: "json", value: { status: "waiting" } };

/** The result of each call by its id, as it was when the turn of the call ended. */
function collectResults(
  rows: StoredMessage[],
  { awaiting, answeredElsewhere }: WindowOptions,
): Map<string, ToolResultPart> {
  const turns = numberTurns(rows);
  const turnsThatTell = new Set(rows.flatMap((row, at) => tellsOfOffer(row) ? [turns[at]] : []));
  const calledIn = new Map<string, number | undefined>();
  const results = new Map<string, ToolResultPart>();
  for (const [at, row] of rows.entries()) {
    for (const part of partsOf(row)) {
      const call = row.role === "assistant" ? readCall(part) : undefined;
      if (call) calledIn.set(call.toolCallId, turns[at]);
      if (call && awaiting?.has(call.toolCallId)) {
        results.set(call.toolCallId, resultOf(call, AWAITING));
      }
      const answered = call && answeredElsewhere?.get(call.toolCallId);
      if (call && answered) results.set(call.toolCallId, resultOf(call, answered));
      const result = row.role === "tool" ? readResult(part) : undefined;
      if (!result || answeredElsewhere?.has(result.toolCallId)) continue;
      // A turn that broke off before it told what happened has nothing but the result: then the result stays.
      const cameLater = turns[at] !== calledIn.get(result.toolCallId) && calledIn.has(result.toolCallId);
      results.set(
        result.toolCallId,
        cameLater && turnsThatTell.has(turns[at]) ? { ...result, output: AWAITING } : result,
      );
    }
  }
  return results;
}

/** Whether a row can say what came of an offer: it has words of the assistant, or a result of `answer_offer`. */
function tellsOfOffer(row: StoredMessage): boolean {
  if (row.role === "assistant") return joinText(row) !== "";
  return row.role === "tool" && partsOf(row).some((part) => {
    const result = readResult(part);
    return result?.toolName === ANSWER_OFFER && !result.output.type.startsWith("error-");
  });
}

/** The number of each row's turn: how many of the user's messages there are up to the row. */
function numberTurns(rows: StoredMessage[]): number[] {
  let turn = 0;
  return rows.map(({ role }) => role === "user" ? ++turn : turn);
}

/** Adds the words before the calls, the calls, their results, and then the words after them, for instance an offer. */
function appendAssistant(
  window: LanguageModelV4Message[],
  row: StoredMessage,
  results: Map<string, ToolResultPart>,
  made: Set<string>,
  modelId: string | null,
): void {
  const before: AssistantPart[] = [];
  const calls: ToolCallPart[] = [];
  const after: AssistantPart[] = [];
  for (const part of partsOf(row)) {
    const call = readCall(part);
    if (call && !made.has(call.toolCallId)) {
      made.add(call.toolCallId);
      calls.push(withoutForeignSignature(modelId, call));
    }
    const text = readText(part) || oldWords(part);
    if (text) (calls.length === 0 ? before : after).push({ type: "text", text });
  }
  appendParts(window, [...before, ...calls]);
  if (calls.length > 0) {
    window.push({ role: "tool", content: calls.map((call) => resultOf(call, results.get(call.toolCallId)?.output)) });
  }
  appendParts(window, after);
}

/** Adds parts to the assistant's last message, or begins one. */
function appendParts(window: LanguageModelV4Message[], content: AssistantPart[]): void {
  if (content.length === 0) return;
  const last = window.at(-1);
  if (last?.role === "assistant") last.content.push(...content);
  else window.push({ role: "assistant", content });
}

const LONGEST_OLD_VALUE = 500;

/** A call or result without an id as text; empty for any other part. */
function oldWords(part: unknown): string {
  if (callIdOf(part) || !/^tool-(?:call|result)$/.test(String(typeOf(part)))) return "";
  const { data } = oldPartSchema.safeParse(part);
  if (!data) return "";
  const [what, value] = data.type === "tool-call" ? ["chamada", data.input] : ["resultado", data.output];
  return `(${what} de ${data.toolName}: ${cutText(JSON.stringify(value ?? null), LONGEST_OLD_VALUE)})`;
}

/** The texts of a tool's row, and its results without ids as text. */
function oldResultWords(row: StoredMessage): AssistantPart[] {
  return partsOf(row).flatMap((part) => {
    const text = readText(part) || oldWords(part);
    return text ? [{ type: "text", text }] : [];
  });
}

/** Without the signature of another model or of another key: a provider would refuse it. */
function withoutForeignSignature(modelId: string | null, call: z.infer<typeof toolCallPartSchema>): ToolCallPart {
  const { modelId: signer, providerOptions, ...rest } = call;
  return { ...rest, ...(providerOptions && signer === modelId ? { providerOptions } : {}) } as ToolCallPart;
}

const NOT_RUN: ToolResultPart["output"] = { type: "execution-denied", reason: "Não foi executado." };

function resultOf(
  { toolCallId, toolName }: { toolCallId: string; toolName: string },
  output: ToolResultPart["output"] = NOT_RUN,
): ToolResultPart {
  return { type: "tool-result", toolCallId, toolName, output };
}

function partsOf({ parts }: StoredMessage): unknown[] {
  return Array.isArray(parts) ? parts : [];
}

function joinText(row: StoredMessage): string {
  return partsOf(row).flatMap((part) => readText(part) ?? []).join("\n");
}
