import type { ModelMessage } from "ai";
import { correction } from "../model/ask-for-json.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { toolLine } from "../model/tool-line.ts";
import { resolveTools } from "../packs/resolve-tools.ts";
import { buildPlannerPrompt } from "../prompt/build-planner-prompt.ts";
import { buildTurnContext } from "../prompt/build-turn-context.ts";
import { earlierTalk } from "../prompt/earlier-talk.ts";
import { placeContext } from "../prompt/place-context.ts";
import { general } from "../skills/general.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { weighCall } from "../tools/grounding.ts";
import { isLeft } from "../packs/switch-packs.ts";
import { allTools } from "../tools/registry.ts";
import { type AgentAction, agentActionSchema, validateAgentResponse } from "../tools/validate-agent-response.ts";
import { answerOffer, answerOfferTool, offerNotice } from "./answer-offer.ts";
import { askModel, resumeExecutions, withWords } from "./ask-model.ts";
import { writtenLately } from "./correct-calls.ts";
import { runCall } from "./look-up.ts";
import { startMessageVector } from "./message-vector.ts";
import { mayNeedHelp } from "./needs-care.ts";
import { offerCalls, prepareCalls } from "./offer-calls.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import { plannerWindow } from "./planner-window.ts";
import { replaceSaved, replaceSavedTool, savedNotice } from "./replace-saved.ts";
import { saidBefore } from "./said-before.ts";
import { answerCalls } from "./settle-pending.ts";
import type { PendingCall, Turn, TurnLimits } from "./turn.ts";

/** A message in a planner conversation that is no command as a whole. */
export interface PlannerTurnInput {
  /** The user's words, without those that code has settled already. */
  text: string;
  /** The offer that the message may answer. */
  offer: OpenPendingAction | null;
  chatModel: ChatModel;
  limits: TurnLimits;
}

/** What an action may be about besides the tools that there always are. */
interface Open {
  text: string;
  offer: OpenPendingAction | null;
  /** The last writes of the conversation. */
  saved: PendingCall[];
}

/** The name by which the stand-in knows the protocol. */
const FORMAT = "action";
const MAX_RETRIES = 2;

/**
 * The model names one action, code does it and words what comes of it: the model is not asked again. An answer that is no such
 * action, or one that may not or cannot be done, goes back with the reason, twice at most; by then nothing has been written.
 *
 * @returns false when nothing was done or said, since whoever wrote the message may be in danger: they are to be talked to
 * @throws ModelFailure
 */
export async function runPlannerTurn(turn: Turn, input: PlannerTurnInput): Promise<boolean> {
  const { opened: { context } } = turn;
  if (context.executions.length > 0) return await resume(turn, input.text);
  const { offer, text, chatModel, limits } = input;
  const saved = context.pendingAction?.kind === "tool_calls" ? [] : writtenLately(context.window, turn.packs);
  const left = allTools.map(({ name }) => name).filter((name) => isLeft(turn.packs, name));
  const { tools: resolved } = resolveTools(left, turn);
  const tools = [...resolved, ...(offer ? [answerOfferTool] : []), ...(saved.length > 0 ? [replaceSavedTool] : [])];
  const awaiting = new Set(context.pendingAction?.calls.map(({ toolCallId }) => toolCallId));
  const instructions = buildPlannerPrompt({ tools: tools.map(toolLine) });
  const turnContext = buildTurnContext({
    now: context.now,
    timezone: context.profile.timezone,
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
    notices: [...(offer ? [offerNotice(offer)] : []), ...(saved.length > 0 ? [savedNotice(saved)] : [])],
  });
  const messages = placeContext(plannerWindow(withWords(context.window, text), { awaiting }), {
    earlier: earlierTalk(context.earlier),
    context: turnContext,
  });
  startMessageVector(turn, text);
  const deadline = AbortSignal.timeout(limits.turnMs);
  const corrections: ModelMessage[] = [];
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    let answer = "";
    await askModel(turn, {
      chatModel,
      composed: { temperature: 0, effort: "low", tone: { ...general.tone, emojiLevel: "none" } },
      instructions,
      messages: () => [...messages, ...corrections],
      tools: [],
      inWords: false,
      inJson: { name: FORMAT, schema: agentActionSchema(tools) },
      limits,
      deadline,
      onText: (delta) => answer += delta,
    });
    const response = validateAgentResponse(answer, tools);
    if ("action" in response && !isTask(response.action) && await mayNeedHelp(text)) return false;
    const problem = "reason" in response ? response.reason : await act(turn, response.action, { text, offer, saved });
    if (problem === null) return true;
    corrections.push(...correction({ text: answer, problem: problem.replace(/\.\s*$/, "") }));
  }
  throw new ModelFailure("no_action");
}

/** Whether an action is about records, and neither talks, nor is silent, nor keeps and tells what somebody said of themselves. */
function isTask(action: AgentAction): boolean {
  return action.action === "CALL_TOOL" && action.tool.confirmation !== "quoted" && action.tool.reads !== "memory";
}

/** Ends a turn that nothing is said in. An offer that waits goes on waiting as it is. */
export function stayQuiet({ transcript, result, opened: { context } }: Turn): void {
  // A message without a part is none to some clients.
  transcript.startStep();
  result.noop = true;
  result.standing = context.pendingAction ?? undefined;
}

/** Does an action: null, or why it was not done, for the model. */
async function act(turn: Turn, action: AgentAction, open: Open): Promise<string | null> {
  switch (action.action) {
    case "NOOP":
      stayQuiet(turn);
      return null;
    case "RESPOND":
      turn.transcript.startStep();
      turn.transcript.say(action.message);
      return null;
    case "CALL_TOOL":
      return await call(turn, action.tool, action.args, open);
  }
}

/** A read and what rests on the person's words run at once, every other write is offered. */
async function call(turn: Turn, tool: ToolDefinition, args: JsonObject, open: Open): Promise<string | null> {
  const { transcript, result } = turn;
  const weighed = weighCall(tool, args, saidBefore(turn, open.text));
  if ("refused" in weighed) return weighed.refused;
  const settles = tool === answerOfferTool || tool === replaceSavedTool;
  const toolCallId = crypto.randomUUID();
  transcript.startStep();
  if ("offered" in weighed) {
    const prepared = await prepareCalls(turn, [{ toolCallId, tool: tool.name, args: weighed.offered }]);
    transcript.call(toolCallId, tool.name, weighed.offered);
    offerCalls(turn, prepared, result.skills);
    return null;
  }
  transcript.call(toolCallId, tool.name, weighed.runs);
  const output = settles
    ? (await settle(turn, tool, weighed.runs, open)).output
    : await runCall(turn, { toolCallId, tool: tool.name, args: weighed.runs });
  if ("call" in output) {
    offerCalls(turn, { calls: [output], replaces: [], replaced: [] }, result.skills);
    return null;
  }
  transcript.end(toolCallId, tool.name, output);
  if (output.type !== "json") return output.type === "error-text" ? output.value : output.reason;
  if (!settles) transcript.say(tool.answer(output.value, turn.toolContext));
  return null;
}

function settle(turn: Turn, tool: ToolDefinition, args: JsonObject, { text, offer, saved }: Open) {
  return tool === answerOfferTool ? answerOffer(turn, offer, text, args) : replaceSaved(turn, saved, args);
}

/** An earlier attempt of this turn ran the action and broke off: what it came to is told, but to somebody who may be in danger. */
async function resume(turn: Turn, text: string): Promise<boolean> {
  if (await mayNeedHelp(text)) return false;
  turn.transcript.startStep();
  resumeExecutions(turn);
  turn.transcript.say(answerCalls(turn.opened.context.executions, turn));
  return true;
}
