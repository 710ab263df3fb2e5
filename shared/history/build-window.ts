import type {
  LanguageModelV4Message,
  LanguageModelV4ToolCallPart as ToolCallPart,
  LanguageModelV4ToolResultPart as ToolResultPart,
} from "@ai-sdk/provider";
import { z } from "zod";
import { cutText } from "../writing/cut-text.ts";

/** A message as stored: role and parts in the shape the model is sent. */
export interface StoredMessage {
  role: "user" | "assistant" | "tool";
  parts: Record<string, unknown>[];
  /** Where it stands in the record; none of what this turn says. */
  seq?: number;
}

/** A part of an assistant's message, as the model is sent it. */
export type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];

// Stored rows are their owner's to write, over REST too: only what a provider is sure to take is passed on.
const providerOptions = z.record(z.string(), z.record(z.string(), z.json())).optional().catch(undefined);
const textPart = z.object({ type: z.literal("text"), text: z.string() });
const toolName = z.string().regex(/^[\w.:-]{1,128}$/);
const called = { toolCallId: z.string().min(1), toolName, providerOptions };
const toolCallPart = z.object({
  type: z.literal("tool-call"),
  ...called,
  input: z.record(z.string(), z.json()),
  modelId: z.string().optional().catch(undefined),
});
const toolResultPart = z.object({
  type: z.literal("tool-result"),
  ...called,
  output: z.discriminatedUnion("type", [
    z.object({ type: z.enum(["json", "error-json"]), value: z.json() }),
    z.object({ type: z.enum(["text", "error-text"]), value: z.string() }),
    z.object({ type: z.literal("execution-denied"), reason: z.string().optional() }),
  ]),
});
/** A call or a result that no longer says which belongs to which, as old rows have them. */
const oldPart = z.object({
  type: z.enum(["tool-call", "tool-result"]),
  toolCallId: z.unknown().optional(),
  toolName,
  input: z.json().optional(),
  output: z.json().optional(),
});

/** For whom a window is, and what waits. */
export interface WindowOptions {
  /** What another model has signed goes without its signature; for null, all of it does. */
  modelId?: string | null;
  /** Ids of calls that are offered and wait for a yes. Their numbers stand in the prompt alone: there they may change. */
  awaiting?: ReadonlySet<string>;
  /** What became of calls that were answered in another conversation, whose words this one does not hold. */
  answeredElsewhere?: ReadonlyMap<string, ToolResultPart["output"]>;
}

/**
 * The native messages a model is sent, from stored rows in order: valid for every provider, whatever the rows hold. It begins
 * with the user, no role stands twice in a row, each call is directly followed by its result, and it ends with what is to be
 * answered: the user's words or a result.
 *
 * A result that came only after the user's answer to an offer is told as what it was at the time, waiting, and what happened is
 * told by the words that said so; what another conversation answered is told with the call. A call without a result is told as not
 * run; a call made before, a result without its call and what was refused in an earlier turn are left out; old calls and results
 * without ids become text.
 */
export function buildWindow(stored: StoredMessage[], options: WindowOptions = {}): LanguageModelV4Message[] {
  const rows = withoutRefusals(stored);
  const results = collectResults(rows, options);
  const made = new Set<string>();
  const window: LanguageModelV4Message[] = [];
  for (const row of rows) {
    if (row.role === "user") appendUser(window, joinText(row));
    else if (row.role === "assistant") appendAssistant(window, row, results, made, options.modelId ?? null);
    else if (row.role === "tool") say(window, oldResults(row));
  }
  const firstUser = window.findIndex((message) => message.role === "user");
  return firstUser < 0 ? [] : endWithQuestion(window.slice(firstUser));
}

/** Why a call of an earlier turn was refused is of no use now, and reads as if it still could not be done. */
export function withoutRefusals<Message extends StoredMessage>(rows: Message[]): Message[] {
  const current = rows.findLastIndex(({ role }) => role === "user");
  const isRefusal = (part: unknown) => /^error-/.test(toolResultPart.safeParse(part).data?.output.type ?? "");
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

/** Providers refuse to go on from the model's own words: those said beside calls stand before the calls. */
function endWithQuestion(window: LanguageModelV4Message[]): LanguageModelV4Message[] {
  const last = window.at(-1);
  if (last?.role !== "assistant") return window;
  window.pop();
  const calling = window.at(-1)?.role === "tool" ? window.at(-2) : undefined;
  if (calling?.role === "assistant") calling.content.unshift(...last.content);
  return window;
}

const STOPPED = "(A resposta parou aqui.)";

/** A turn that broke off left a user's message without an answer; providers want turns to alternate. */
function appendUser(window: LanguageModelV4Message[], text: string): void {
  if (text === "") return;
  // Gemini is sent a result as the user's turn too: what was said beside the calls answers it, or the turn broke off before a word.
  if (window.at(-1)?.role === "tool") window.push({ role: "assistant", content: wordsBeside(window.at(-2)) });
  const last = window.at(-1);
  const before = last?.role === "user" ? last.content[0] : undefined;
  if (before?.type === "text") before.text += `\n${text}`;
  else window.push({ role: "user", content: [{ type: "text", text }] });
}

/** Takes what was said beside the last calls out of their message, to stand behind their results. */
function wordsBeside(calling: LanguageModelV4Message | undefined): AssistantPart[] {
  if (calling?.role !== "assistant") return [{ type: "text", text: STOPPED }];
  const words = calling.content.filter((part) => part.type === "text");
  calling.content = calling.content.filter((part) => part.type !== "text");
  return words.length > 0 ? words : [{ type: "text", text: STOPPED }];
}

/** The tool that answers offers, with what came of each in its result. */
const ANSWERING = "answer_offer";

const AWAITING: ToolResultPart["output"] = { type: "json", value: { status: "waiting" } };

/** The result of each call by its id, as it stood when the call was made. */
function collectResults(
  rows: StoredMessage[],
  { awaiting, answeredElsewhere }: WindowOptions,
): Map<string, ToolResultPart> {
  const turns = numberTurns(rows);
  const told = new Set(rows.flatMap((row, at) => tellsOfOffer(row) ? [turns[at]] : []));
  const calledIn = new Map<string, number | undefined>();
  const results = new Map<string, ToolResultPart>();
  for (const [at, row] of rows.entries()) {
    for (const part of partsOf(row)) {
      const call = row.role === "assistant" ? toolCallPart.safeParse(part).data : undefined;
      if (call) calledIn.set(call.toolCallId, turns[at]);
      if (call && awaiting?.has(call.toolCallId)) {
        results.set(call.toolCallId, resultOf(call, AWAITING));
      }
      const answered = call && answeredElsewhere?.get(call.toolCallId);
      if (call && answered) results.set(call.toolCallId, resultOf(call, answered));
      const result = row.role === "tool"
        ? toolResultPart.safeParse(part).data as ToolResultPart | undefined
        : undefined;
      if (!result || answeredElsewhere?.has(result.toolCallId)) continue;
      // Of a turn that broke off before it told of it, nothing but the result says what happened.
      const cameLater = turns[at] !== calledIn.get(result.toolCallId) && calledIn.has(result.toolCallId);
      results.set(result.toolCallId, cameLater && told.has(turns[at]) ? { ...result, output: AWAITING } : result);
    }
  }
  return results;
}

/** Whether a row says what came of an offer: the assistant's words, or the result of the call that answered it. */
function tellsOfOffer(row: StoredMessage): boolean {
  if (row.role === "assistant") return joinText(row) !== "";
  return row.role === "tool" && partsOf(row).some((part) => {
    const result = toolResultPart.safeParse(part).data;
    return result?.toolName === ANSWERING && !result.output.type.startsWith("error-");
  });
}

/** For each row, how many messages of the user's stand before it or are it. */
function numberTurns(rows: StoredMessage[]): number[] {
  let turn = 0;
  return rows.map(({ role }) => role === "user" ? ++turn : turn);
}

/** What was said before the calls and the calls, their results, and then what was said of them (an offer, say). */
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
    const call = toolCallPart.safeParse(part).data;
    if (call && !made.has(call.toolCallId)) {
      made.add(call.toolCallId);
      calls.push(signedFor(modelId, call));
    }
    const text = textPart.safeParse(part).data?.text || oldWords(part);
    if (text) (calls.length === 0 ? before : after).push({ type: "text", text });
  }
  say(window, [...before, ...calls]);
  if (calls.length > 0) {
    window.push({ role: "tool", content: calls.map((call) => resultOf(call, results.get(call.toolCallId)?.output)) });
  }
  say(window, after);
}

/** Adds to what the assistant is saying, or begins to say it. */
function say(window: LanguageModelV4Message[], content: AssistantPart[]): void {
  if (content.length === 0) return;
  const last = window.at(-1);
  if (last?.role === "assistant") last.content.push(...content);
  else window.push({ role: "assistant", content });
}

const MOST_OLD_SIGNS = 500;

/** A call or result without an id, in words; nothing for any other part. */
function oldWords(part: unknown): string {
  const { data } = oldPart.safeParse(part);
  if (!data || data.toolCallId) return "";
  const [what, value] = data.type === "tool-call" ? ["chamada", data.input] : ["resultado", data.output];
  return `(${what} de ${data.toolName}: ${cutText(JSON.stringify(value ?? null), MOST_OLD_SIGNS)})`;
}

/** What a tool's row tells without an id. */
function oldResults(row: StoredMessage): AssistantPart[] {
  return partsOf(row).flatMap((part) => {
    const text = textPart.safeParse(part).data?.text || oldWords(part);
    return text ? [{ type: "text", text }] : [];
  });
}

/** A signature of another model's, or of another key's, would be refused. */
function signedFor(modelId: string | null, call: z.infer<typeof toolCallPart>): ToolCallPart {
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
  return partsOf(row).flatMap((part) => {
    const text = textPart.safeParse(part);
    return text.success ? [text.data.text] : [];
  }).join("\n");
}
