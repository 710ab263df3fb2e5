import type { ModelMessage } from "ai";
import { correctionMessages } from "../../model/ask-for-json.ts";
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
import { type AgentAction, agentActionSchema, validateAgentResponse } from "../../tools/validate-agent-response.ts";
import { lookUpAndRun } from "../offer/look-up.ts";
import { withoutQuestions } from "../offer/proposal.ts";
import { prepareCalls, type PreparedStep } from "../offer/prepare-calls.ts";
import { propose, tellOffers } from "../offer/propose.ts";
import { tellRan, tellResults, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn, TurnLimits } from "../turn.ts";
import { answerOffer, answerOfferTool, trayNotice } from "./answer-offer.ts";
import { ringsNotice } from "./turn-prompt.ts";
import { askModel, replaceLastUserText, resumedExecutions } from "./ask-model.ts";
import { keptItems } from "./kept-items.ts";
import { prepareMessageVector } from "./message-vector.ts";
import { mayNeedHelp } from "./needs-care.ts";
import { buildPlannerWindow } from "./planner-window.ts";
import { readReplacement, replaceSavedTool, writesNotice } from "./replace-saved.ts";
import { collectEvidence } from "./evidence.ts";
import { undoByModel, undoTool } from "./undo-tool.ts";

/** A message of a planner conversation that code alone could not answer. */
export interface PlannerTurnInput {
  text: string;
  chatModel: ChatModel;
  limits: TurnLimits;
}

/** The stand-in (`offline/`) recognises the protocol by this name. */
const FORMAT = "action";
const MAX_RETRIES = 2;

/** What an action came to: its events, or for the model the reason why it was not done. */
type ActionOutcome = { events: TurnEvent[] } | { problem: string };

/**
 * The model names one action. Code carries it out and tells the person what came of it, without asking the model again. If the answer
 * names no action, or one that may not or cannot be carried out, the model gets it back with the reason, at most twice. Until an
 * action succeeds nothing is written.
 *
 * @returns false when nothing was done or said because the person may be in danger: the model has to talk with them instead
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
  const messages = placeContext(buildPlannerWindow(replaceLastUserText(context.window, text), { awaiting }), {
    earlier: earlierTalk(context.earlier),
    context: contextFor(turn),
  });
  const instructions = buildPlannerPrompt(tools.map(toolLine));
  prepareMessageVector(turn, text);
  const deadline = AbortSignal.timeout(limits.turnMs);
  const corrections: ModelMessage[] = [];
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    const answer = yield* readAnswer(askModel(turn, {
      chatModel,
      composed: { temperature: 0, effort: "low", tone: { ...general.tone, emojiLevel: "none" } },
      instructions,
      messages: () => [...messages, ...corrections],
      tools: [],
      mustAnswerInWords: false,
      jsonShape: { name: FORMAT, schema: agentActionSchema(tools) },
      limits,
      deadline,
    }));
    const response = validateAgentResponse(answer, tools);
    if ("action" in response && !isTask(response.action) && await mayNeedHelp(text)) return false;
    const outcome: ActionOutcome = "reason" in response
      ? { problem: response.reason }
      : await act(turn, response.action, text);
    if ("events" in outcome) {
      yield* outcome.events;
      return true;
    }
    corrections.push(...correctionMessages({ text: answer, problem: outcome.problem.replace(/\.\s*$/, "") }));
  }
  throw new ModelFailure("no_action");
}

function toolsOf(turn: Turn): ToolDefinition[] {
  const { context } = turn.opened;
  return [
    ...turn.catalog.offer(turn.catalog.builtInTools.map(({ name }) => name)).tools,
    ...(withoutQuestions(context.tray).length > 0 ? [answerOfferTool] : []),
    ...(context.writes.length > 0 ? [replaceSavedTool, undoTool] : []),
  ];
}

/** What the model is told about this turn besides the conversation. */
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
      ...ringsNotice(turn),
    ],
  });
}

/** Collects the answer as a text. It names an action, so the person does not see it. */
async function* readAnswer(asking: AsyncGenerator<TurnEvent, unknown>): AsyncGenerator<TurnEvent, string> {
  let answer = "";
  for await (const event of asking) {
    if (event.type === "delta") answer += event.text;
    else yield event;
  }
  return answer;
}

/**
 * Whether an action is about records. Not a task: to talk, to stay silent, to learn what the person said about themselves, and to read
 * it from memory.
 */
function isTask(action: AgentAction): boolean {
  return action.action === "CALL_TOOL" && action.tool.confirmation !== "quoted" && action.tool.reads !== "memory";
}

/** The events of a turn in which nothing is said. */
export function* stayQuiet(): Generator<TurnEvent> {
  // Some clients show no message that has no part.
  yield { type: "step" };
  yield { type: "nothing-to-do" };
}

async function act(turn: Turn, action: AgentAction, text: string): Promise<ActionOutcome> {
  switch (action.action) {
    case "NOOP":
      return { events: [...stayQuiet()] };
    case "RESPOND":
      return { events: [{ type: "step" }, { type: "say", text: action.message }] };
    case "CALL_TOOL":
      return await callTool(turn, action.tool, action.args, text);
  }
}

/** Runs reads and writes on quoted words at once. Proposes every other write, even one that the person ordered. */
async function callTool(turn: Turn, tool: ToolDefinition, args: JsonObject, text: string): Promise<ActionOutcome> {
  if (tool === answerOfferTool) return await answer(turn, args, text);
  if (tool === undoTool) {
    const undone = await undoByModel(turn, text, args);
    return "refused" in undone ? { problem: undone.refused } : { events: [{ type: "step" }, say(undone.sentence)] };
  }
  const toolCallId = crypto.randomUUID();
  if (tool === replaceSavedTool) {
    const read = readReplacement(turn, { text, records: [] }, { toolCallId, args });
    if ("refused" in read) return { problem: read.refused };
    return proposeCalls(turn, await prepareCalls(turn, [read.call], read.call.replaces));
  }
  const weighed = weighCall(tool, args, collectEvidence(turn, text));
  if ("refused" in weighed) return { problem: weighed.refused };
  if ("offered" in weighed) {
    return proposeCalls(turn, await prepareCalls(turn, [{ toolCallId, tool: tool.name, args: weighed.offered }]));
  }
  const output = await lookUpAndRun(turn, { toolCallId, tool: tool.name, args: weighed.runs });
  if ("call" in output) return proposeCalls(turn, { calls: [output], replaces: [], replaced: [] });
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

async function answer(turn: Turn, args: JsonObject, text: string): Promise<ActionOutcome> {
  const outcome = await answerOffer(turn, { text, records: [] }, args, new Set());
  if ("refused" in outcome) return { problem: outcome.refused };
  const { events, ran, sentences, offers, outcomes, route } = outcome.answered;
  const areAllRejected = [...outcomes.values()].every(({ status }) => status === "rejected");
  const texts = [
    ...(ran.length > 0 ? [tellRan(ran, turn)] : []),
    ...sentences,
    ...(areAllRejected ? ["Tudo bem, não registrei nada."] : []),
    ...(offers.length > 0 ? [tellOffers(offers)] : []),
  ];
  return { events: [{ type: "route", route }, { type: "step" }, ...events, ...texts.map(say)] };
}

function proposeCalls(turn: Turn, step: PreparedStep): ActionOutcome {
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

/** Tells what the action came to that an earlier attempt of this turn ran before it broke off. */
function* resume(turn: Turn): Generator<TurnEvent> {
  yield { type: "step" };
  yield* resumedExecutions(turn);
  yield say(tellResults(turn.opened.context.executions, turn));
}

function say(text: string): TurnEvent {
  return { type: "say", text };
}
