import { DomainError } from "../database/domain-error.ts";
import type { StoredMessage } from "../history/build-window.ts";
import type { Intent } from "../intents/classify.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import { detectSkills } from "../skills/detect.ts";
import { oneLine } from "../text/one-line.ts";
import type { JsonObject } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import { splitTurns } from "./correct-calls.ts";
import { offerCalls, prepareCalls } from "./offer-calls.ts";
import { callTool } from "./run-tool.ts";
import { wordsOf } from "./said-before.ts";
import type { Turn } from "./turn.ts";

/** A tool's call that a command comes to, and what is said of it besides the tool's own answer. */
interface CommandCall {
  tool: string;
  args: JsonObject;
  remark?: string;
}

const SKILLS = ["library"];
const NOTHING_BEFORE = "Ainda não há nada antes disso nesta conversa para eu guardar.";

/**
 * Carries out a command about what the person saves, without a model: stored as a model's call would be, answered from the tool's
 * template.
 *
 * @returns false when the message may mean something else after all: nothing fits it, or what was said before is no note
 */
export async function settleCommand(turn: Turn, intent: Intent, text: string): Promise<boolean> {
  const before = intent.action === "save_previous" ? splitTurns(turn.opened.context.window).at(-2) : undefined;
  if (intent.action === "save_previous" && before === undefined) {
    say(turn, NOTHING_BEFORE);
    return true;
  }
  const call = callFor(intent, text, before ?? []);
  if (call === null || findTool(call.tool)?.inputSchema.safeParse(call.args).success !== true) return false;
  return findTool(call.tool)?.confirmation === "required" ? await offer(turn, call) : await run(turn, call);
}

function callFor({ action, entities }: Intent, text: string, before: StoredMessage[]): CommandCall | null {
  const { query, itemType, url } = entities;
  switch (action) {
    case "list_all":
    case "list_type":
    case "search":
      return { tool: "search_items", args: { ...(query && { query }), ...(itemType && { type: itemType }) } };
    case "delete_all":
      return { tool: "delete_all_items", args: {} };
    case "delete_item":
      return { tool: "delete_item", args: { title: url ?? query } };
    case "save":
      return saveCall(entities, text);
    case "save_previous":
      return previousCall(before, text);
    default:
      return null;
  }
}

function saveCall({ content, itemType, url, year }: Intent["entities"], quote: string): CommandCall | null {
  if (url !== undefined) return { tool: itemType === "video" ? "save_video" : "save_link", args: { url, quote } };
  if (itemType === "note") return { tool: "save_note", args: { content, quote } };
  if (itemType === undefined) return null;
  return { tool: `save_${itemType}`, args: { title: content, ...(year && { year }), quote } };
}

/** From here on an answer is something to keep, and no remark. */
const LONG_ANSWER = 160;
const ASKS =
  /\?|^(?:me (?:da|de|passa|manda|conta|explica|ensina|fala|ajuda|sugere|indica)|como|qual|quais|que|cria|escreve|faz|monta|sugere|explica)\b/i;

/**
 * "isso" is the assistant's answer where one was asked for or is much longer than what the person wrote, and otherwise their own
 * words. A turn that used a tool, or told what another skill records, is for the model.
 */
function previousCall(before: StoredMessage[], quote: string): CommandCall | null {
  const told = before.flatMap((message) => message.role === "user" ? wordsOf(message) : []).join("\n").trim();
  const answer = before.flatMap((message) => message.role === "assistant" ? wordsOf(message) : []).join("\n\n").trim();
  if (signalsCrisis(told) || before.some(({ role }) => role === "tool")) return null;
  const isAnswer = ASKS.test(told) || (answer.length >= LONG_ANSWER && answer.length > 2 * told.length);
  if (isAnswer) {
    return answer === "" ? null : {
      tool: "save_note",
      args: { content: answer, quote },
      remark: "É o que eu disse por último.",
    };
  }
  const isPlain = detectSkills(told).every(({ name }) => name === "general" || name === "library");
  return isPlain
    ? { tool: "save_note", args: { content: told, quote }, remark: "É o que você escreveu por último." }
    : null;
}

async function run(turn: Turn, { tool, args, remark }: CommandCall): Promise<boolean> {
  const { transcript, opened: { context }, toolContext } = turn;
  // An earlier attempt of this turn may have run it and broken off.
  const ran = context.executions.find((execution) => execution.tool === tool);
  const toolCallId = ran?.toolCallId ?? crypto.randomUUID();
  try {
    const result = ran?.result ?? await callTool(turn, toolCallId, tool, args);
    begin(turn);
    transcript.call(toolCallId, tool, args);
    transcript.end(toolCallId, tool, { type: "json", value: result });
    const answer = findTool(tool)?.answer(result, toolContext) ?? "";
    transcript.say(remark === undefined ? answer : `${answer} ${remark}`);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    say(turn, oneLine(error.message));
  }
  return true;
}

async function offer(turn: Turn, { tool, args }: CommandCall): Promise<boolean> {
  const calls = [{ toolCallId: crypto.randomUUID(), tool, args }];
  const prepared = await prepareCalls(turn, calls);
  // Nothing is called that: something else may be meant.
  if (tool === "delete_item" && prepared.calls.every(({ status }) => status === "refused")) return false;
  begin(turn);
  for (const { toolCallId, tool, args } of calls) turn.transcript.call(toolCallId, tool, args);
  offerCalls(turn, prepared, SKILLS);
  return true;
}

function say(turn: Turn, sentence: string): void {
  begin(turn);
  turn.transcript.say(sentence);
}

function begin({ transcript, result }: Turn): void {
  if (result.route === "model") result.route = "direct";
  result.skills = SKILLS;
  transcript.startStep();
}
