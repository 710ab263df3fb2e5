import { asksForSomething } from "../../language/commands/whole-message.ts";
import type { StoredMessage } from "../../history/build-window.ts";
import { splitTurns } from "../../history/fit-window.ts";
import { classifyIntent } from "../../language/commands/classify.ts";
import type { Intent } from "../../language/commands/intent.ts";
import { signalsCrisis } from "../../language/crisis/crisis.ts";
import { detectSkills } from "../../skills/detect.ts";
import { normalizeUrl } from "../../language/figures/url.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { textsOf } from "../model/evidence.ts";
import { prepareMessageVector } from "../model/message-vector.ts";
import { lookUpAndRun, type UndecidedCall } from "../offer/look-up.ts";
import type { RequestedCall } from "../offer/proposal.ts";
import { prepareCalls } from "../offer/prepare-calls.ts";
import { writtenCalls } from "../offer/tell-results.ts";
import { type Reply, sayDirectly } from "../reply.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import { proposeDirectly } from "./propose-directly.ts";

/** The tool call that a command means, and what is said after the tool's own answer. */
interface CommandCall {
  tool: string;
  args: JsonObject;
  remark?: string;
}

const SKILLS = ["library"];
const NOTHING_BEFORE = "Ainda não há nada antes disso nesta conversa para eu guardar.";

/**
 * Carries out a command about the person's library without the model. The call is stored as if the model had made it, and the answer comes
 * from the tool's template.
 *
 * @returns null when the message may mean something else: nothing fits it, or what was said before is no note
 */
export async function settleCommand(turn: Turn, intent: Intent, text: string): Promise<Reply | null> {
  const before = intent.action === "save_previous" ? splitTurns(turn.opened.context.window).at(-2) : undefined;
  if (intent.action === "save_previous" && before === undefined) {
    return [{ type: "skills", skills: SKILLS }, ...sayDirectly(NOTHING_BEFORE)];
  }
  const { content, itemType, url, year } = intent.entities;
  if (intent.action === "save" && itemType === undefined && url === undefined) {
    return await proposeTitle(turn, { title: content, ...(year && { year }), quote: text });
  }
  const call = callFor(intent, text, before ?? []);
  const tool = call && turn.catalog.find(call.tool);
  if (!tool || tool.inputSchema.safeParse(call.args).success !== true) return null;
  return tool.confirmation === "required" || intent.action === "offer_link"
    ? await proposeCommand(turn, call)
    : await runCommand(turn, call);
}

function callFor({ action, entities }: Intent, text: string, before: StoredMessage[]): CommandCall | null {
  const { query, itemType, status, url } = entities;
  switch (action) {
    case "list_all":
    case "list_type":
    case "list_status":
    case "search":
      return {
        tool: "search_items",
        args: { ...(query && { query }), ...(itemType && { type: itemType }), ...(status && { status }) },
      };
    case "delete_all":
      return { tool: "delete_all_items", args: {} };
    case "delete_item":
      return { tool: "delete_item", args: { title: url === undefined ? query : normalizeUrl(url) ?? url } };
    case "save":
    case "offer_link":
      return saveCall(entities, text);
    case "save_previous":
      return savePreviousCall(before, text);
    default:
      return null;
  }
}

function saveCall({ content, itemType, url, year }: Intent["entities"], quote: string): CommandCall | null {
  if (url !== undefined) return { tool: itemType === "video" ? "save_video" : "save_link", args: { url, quote } };
  if (itemType === "note") return { tool: "save_note", args: { content, quote } };
  return { tool: `save_${itemType}`, args: { title: content, ...(year && { year }), quote } };
}

/** An answer of so many characters is something to save, and more than a remark. */
const LONG_ANSWER = 160;

/**
 * The call for "salva isso". "isso" is the assistant's answer if the person asked for one, or if it is much longer than what they wrote;
 * otherwise it is their own words. Null, for the model to decide, if the turn before used a tool, was only a greeting or an answer, or told
 * something that another skill records.
 */
function savePreviousCall(before: StoredMessage[], quote: string): CommandCall | null {
  const userText = before.flatMap((message) => message.role === "user" ? textsOf(message) : []).join("\n").trim();
  const answer = before.flatMap((message) => message.role === "assistant" ? textsOf(message) : []).join("\n\n").trim();
  if (
    before.some(({ role }) => role === "tool") || signalsCrisis(userText) || classifyIntent(userText).action !== "none"
  ) {
    return null;
  }
  const isAnswer = asksForSomething(userText) || (answer.length >= LONG_ANSWER && answer.length > 2 * userText.length);
  if (isAnswer) {
    return answer === "" ? null : {
      tool: "save_note",
      args: { content: answer, quote },
      remark: "É o que eu disse por último.",
    };
  }
  const isPlain = detectSkills(userText).every(({ name }) => name === "general" || name === "library");
  return isPlain
    ? { tool: "save_note", args: { content: userText, quote }, remark: "É o que você escreveu por último." }
    : null;
}

async function runCommand(turn: Turn, { tool, args, remark }: CommandCall): Promise<Reply | null> {
  const { opened: { context }, toolContext } = turn;
  // An earlier attempt of this turn may have run the call before it broke off.
  const ran = context.executions.find((execution) => execution.tool === tool);
  let call = ran ?? newCall(tool, args);
  let output: ToolOutput | UndecidedCall = ran ? { type: "json", value: ran.result } : await lookUpAndRun(turn, call);
  if (turn.embedder && typeof args.query === "string" && findsNothing(output)) {
    // Words found nothing: only now is a vector worth waiting for.
    prepareMessageVector(turn, args.query);
    call = newCall(tool, args);
    output = await lookUpAndRun(turn, call);
  }
  if ("call" in output) return proposeDirectly(turn, { calls: [output], replaces: [], replaced: [] }, SKILLS);
  // If the tool refuses, the model answers: it finds another way, or tells the person.
  if (output.type !== "json") return null;
  const { toolCallId } = call;
  const definition = turn.catalog.find(tool);
  const answer = definition?.answer(output.value, toolContext) ?? "";
  const written = definition?.confirmation === "none" ? [] : writtenCalls([{ ...call, result: output.value }], turn);
  return [
    { type: "route", route: "direct" },
    { type: "skills", skills: SKILLS },
    { type: "step" },
    { type: "call", toolCallId, tool, args },
    { type: "result", toolCallId, tool, output },
    { type: "written", calls: written },
    { type: "say", text: remark === undefined ? answer : `${answer} ${remark}` },
  ];
}

function findsNothing(output: ToolOutput | UndecidedCall): boolean {
  return "value" in output && typeof output.value === "object" && output.value.total === 0;
}

async function proposeCommand(turn: Turn, { tool, args }: CommandCall): Promise<Reply | null> {
  const step = await prepareCalls(turn, [newCall(tool, args)]);
  // No item has that name: the person may mean something else.
  if (tool === "delete_item" && step.calls.every(({ status }) => status === "refused")) return null;
  return proposeDirectly(turn, step, SKILLS);
}

/** "salva inception": proposes the film or the series of that name. Null, for the model to decide, if both exist or neither. */
async function proposeTitle(turn: Turn, args: JsonObject): Promise<Reply | null> {
  const steps = await Promise.all(
    ["save_movie", "save_tv_show"].map((tool) => prepareCalls(turn, [newCall(tool, args)])),
  );
  const [found, other] = steps.filter(({ calls: [call] }) =>
    call?.status === "choose" || (call?.status === "ready" && call.args.tmdb_id !== undefined)
  );
  return found !== undefined && other === undefined ? proposeDirectly(turn, found, SKILLS) : null;
}

function newCall(tool: string, args: JsonObject): RequestedCall {
  return { toolCallId: crypto.randomUUID(), tool, args };
}
