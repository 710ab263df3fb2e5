import type { ModelMessage } from "ai";
import { correction } from "../../model/ask-for-json.ts";
import type { ChatModel } from "../../model/chat-model.ts";
import { ModelFailure } from "../../model/model-failure.ts";
import { toolLine } from "../../model/tool-line.ts";
import { buildPlannerPrompt } from "../../prompt/build-planner-prompt.ts";
import { buildTurnContext } from "../../prompt/build-turn-context.ts";
import { earlierTalk } from "../../prompt/earlier-talk.ts";
import { placeContext } from "../../prompt/place-context.ts";
import { general } from "../../skills/general.ts";
import type { JsonObject, ToolDefinition } from "../../tools/definition.ts";
import { weighCall } from "../../tools/said/grounding.ts";
import { builtInTools } from "../../tools/registry.ts";
import { type AgentAction, agentActionSchema, validateAgentResponse } from "../../tools/validate-agent-response.ts";
import { runCall } from "../offer/look-up.ts";
import { withoutQuestions } from "../offer/proposal.ts";
import { prepareCalls, type PreparedStep } from "../offer/prepare-calls.ts";
import { propose, tellOffers } from "../offer/propose.ts";
import { answerCalls, tellRan, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn, TurnLimits } from "../turn.ts";
import { answerOffer, answerOfferTool, trayNotice } from "./answer-offer.ts";
import { askModel, resumedExecutions, withWords } from "./ask-model.ts";
import { keptItems } from "./kept-items.ts";
import { startMessageVector } from "./message-vector.ts";
import { mayNeedHelp } from "./needs-care.ts";
import { plannerWindow } from "./planner-window.ts";
import { readReplacement, replaceSavedTool, writesNotice } from "./replace-saved.ts";
import { evidenceFor } from "./evidence.ts";
import { undoByModel, undoTool } from "./undo-tool.ts";

/** A message in a planner conversation that is no command as a whole. */
export interface PlannerTurnInput {
  text: string;
  chatModel: ChatModel;
  limits: TurnLimits;
}

/** The name by which the stand-in knows the protocol. */
const FORMAT = "action";
const MAX_RETRIES = 2;

/** What came of an action: what it says and does, or why it was not done, for the model. */
type Acted = { events: TurnEvent[] } | { problem: string };

/**
 * The model names one action, code does it and words what comes of it: the model is not asked again. An answer that is no such
 * action, or one that may not or cannot be done, goes back with the reason, twice at most; by then nothing has been written.
 *
 * @returns false when nothing was done or said, since whoever wrote the message may be in danger: they are to be talked to
 * @throws ModelFailure
 */
export async function* runPlannerTurn(turn: Turn, input: PlannerTurnInput): AsyncGenerator<TurnEvent, boolean> {
  const { opened: { context } } = turn;
  const { text, chatModel, limits } = input;
  if (context.executions.length > 0) {
    if (await mayNeedHelp(text)) return false;
    yield* resume(turn);
    return true;
  }
  const tools = toolsOf(turn);
  const awaiting = new Set(context.tray.map(({ toolCallId }) => toolCallId));
  const messages = placeContext(plannerWindow(withWords(context.window, text), { awaiting }), {
    earlier: earlierTalk(context.earlier),
    context: contextFor(turn),
  });
  const instructions = buildPlannerPrompt({ tools: tools.map(toolLine) });
  startMessageVector(turn, text);
  const deadline = AbortSignal.timeout(limits.turnMs);
  const corrections: ModelMessage[] = [];
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    const answer = yield* readAnswer(askModel(turn, {
      chatModel,
      composed: { temperature: 0, effort: "low", tone: { ...general.tone, emojiLevel: "none" } },
      instructions,
      messages: () => [...messages, ...corrections],
      tools: [],
      inWords: false,
      inJson: { name: FORMAT, schema: agentActionSchema(tools) },
      limits,
      deadline,
    }));
    const response = validateAgentResponse(answer, tools);
    if ("action" in response && !isTask(response.action) && await mayNeedHelp(text)) return false;
    const acted: Acted = "reason" in response ? { problem: response.reason } : await act(turn, response.action, text);
    if ("events" in acted) {
      yield* acted.events;
      return true;
    }
    corrections.push(...correction({ text: answer, problem: acted.problem.replace(/\.\s*$/, "") }));
  }
  throw new ModelFailure("no_action");
}

function toolsOf(turn: Turn): ToolDefinition[] {
  const { context } = turn.opened;
  return [
    ...turn.catalog.offer(builtInTools.map(({ name }) => name).filter((name) => turn.catalog.tools.has(name))).tools,
    ...(withoutQuestions(context.tray).length > 0 ? [answerOfferTool] : []),
    ...(context.writes.length > 0 ? [replaceSavedTool, undoTool] : []),
  ];
}

/** What this turn is told besides the conversation. */
function contextFor(turn: Turn): string {
  const { context } = turn.opened;
  return buildTurnContext({
    now: context.now,
    timezone: context.profile.timezone,
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
    notices: [
      ...(withoutQuestions(context.tray).length > 0 ? [trayNotice(context.tray)] : []),
      ...(context.writes.length > 0 ? [writesNotice(turn)] : []),
    ],
  });
}

/** The answer as a text: an action is no word to the person. */
async function* readAnswer(asking: AsyncGenerator<TurnEvent, unknown>): AsyncGenerator<TurnEvent, string> {
  let answer = "";
  for await (const event of asking) {
    if (event.type === "delta") answer += event.text;
    else yield event;
  }
  return answer;
}

/** Whether an action is about records, and neither talks, nor is silent, nor keeps and tells what somebody said of themselves. */
function isTask(action: AgentAction): boolean {
  return action.action === "CALL_TOOL" && action.tool.confirmation !== "quoted" && action.tool.reads !== "memory";
}

/** Ends a turn that nothing is said in. */
export function* stayQuiet(): Generator<TurnEvent> {
  // A message without a part is none to some clients.
  yield { type: "step" };
  yield { type: "nothing-to-do" };
}

async function act(turn: Turn, action: AgentAction, text: string): Promise<Acted> {
  switch (action.action) {
    case "NOOP":
      return { events: [...stayQuiet()] };
    case "RESPOND":
      return { events: [{ type: "step" }, { type: "say", text: action.message }] };
    case "CALL_TOOL":
      return await callTool(turn, action.tool, action.args, text);
  }
}

/** A read and what rests on the person's words run at once, every other write is proposed, also where it was ordered. */
async function callTool(turn: Turn, tool: ToolDefinition, args: JsonObject, text: string): Promise<Acted> {
  if (tool === answerOfferTool) return await answer(turn, args, text);
  if (tool === undoTool) {
    const undone = await undoByModel(turn, text, args);
    return "refused" in undone ? { problem: undone.refused } : { events: [{ type: "step" }, say(undone.sentence)] };
  }
  const toolCallId = crypto.randomUUID();
  if (tool === replaceSavedTool) {
    const read = readReplacement(turn, text, { toolCallId, args }, []);
    if ("refused" in read) return { problem: read.refused };
    return proposed(turn, await prepareCalls(turn, [read.call], read.call.replaces));
  }
  const weighed = weighCall(tool, args, evidenceFor(turn, text));
  if ("refused" in weighed) return { problem: weighed.refused };
  if ("offered" in weighed) {
    return proposed(turn, await prepareCalls(turn, [{ toolCallId, tool: tool.name, args: weighed.offered }]));
  }
  const output = await runCall(turn, { toolCallId, tool: tool.name, args: weighed.runs });
  if ("call" in output) return proposed(turn, { calls: [output], replaces: [], replaced: [] });
  if (output.type !== "json") return { problem: output.type === "error-text" ? output.value : output.reason };
  const ran = { toolCallId, tool: tool.name, args: weighed.runs, result: output.value };
  const kept = keptItems(tool.name, output.value);
  return {
    events: [
      { type: "step" },
      { type: "call", toolCallId, tool: tool.name, args: weighed.runs },
      { type: "result", toolCallId, tool: tool.name, output },
      ...(kept.length > 0 ? [{ type: "kept", items: kept } as const] : []),
      ...(kept.length === 0 && tool.confirmation === "quoted"
        ? [{ type: "written", calls: writtenCalls([ran], turn) } as const]
        : []),
      say(tool.answer(output.value, turn.toolContext)),
    ],
  };
}

async function answer(turn: Turn, args: JsonObject, text: string): Promise<Acted> {
  const outcome = await answerOffer(turn, { text, beside: [] }, args, new Set());
  if ("refused" in outcome) return { problem: outcome.refused };
  const { events, ran, sentences, offers, outcomes, route } = outcome.answered;
  const rejected = [...outcomes.values()].every(({ status }) => status === "rejected");
  const texts = [
    ...(ran.length > 0 ? [tellRan(ran, turn)] : []),
    ...sentences,
    ...(rejected ? ["Tudo bem, não registrei nada."] : []),
    ...(offers.length > 0 ? [tellOffers(offers)] : []),
  ];
  return { events: [{ type: "route", route }, { type: "step" }, ...events, ...texts.map(say)] };
}

function proposed(turn: Turn, step: PreparedStep): Acted {
  const { events, offers, refusals } = propose(turn, step, {
    skills: turn.record.skills,
    tray: turn.opened.context.tray,
  });
  if (offers.length === 0) return { problem: refusals.map(({ sentence }) => sentence).join(" ") };
  return {
    events: [
      { type: "step" },
      ...step.calls.map(({ call: { toolCallId, tool, args } }) => ({ type: "call" as const, toolCallId, tool, args })),
      ...events,
      say(tellOffers(offers)),
    ],
  };
}

/** An earlier attempt of this turn ran the action and broke off: what it came to is told. */
function* resume(turn: Turn): Generator<TurnEvent> {
  yield { type: "step" };
  yield* resumedExecutions(turn);
  yield say(answerCalls(turn.opened.context.executions, turn));
}

function say(text: string): TurnEvent {
  return { type: "say", text };
}
