import type { ChatModel } from "../model/chat-model.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { putCounselorFirst } from "../skills/detect.ts";
import { sayNothingOpen } from "./command/nothing-open.ts";
import { topicNotices } from "./command/raise-topic.ts";
import { settleCommand } from "./command/settle-command.ts";
import { settleStatementRequest } from "./command/settle-statement-request.ts";
import { settleMemoryRequest } from "./command/settle-memory-request.ts";
import { explainQuestion, settleQuestion } from "./command/settle-question.ts";
import { undoWrites } from "./command/undo-writes.ts";
import { needsCare } from "./model/needs-care.ts";
import { runModelTurn } from "./model/run-model-turn.ts";
import { runPlannerTurn, stayQuiet } from "./model/run-planner-turn.ts";
import { answerByCode, askAgain, correctWritten, resumeDecided, sayTooLate, withdraw } from "./offer/answer-by-code.ts";
import { isPackRead } from "./offer/look-up.ts";
import { isCourtesy } from "../language/commands/whole-message.ts";
import type { TurnMessage } from "./read-message.ts";
import { type Reply, sayDirectly, type TurnEvent } from "./reply.ts";
import type { RoutedTurn } from "./route-turn.ts";
import { readForModel } from "./run-tool.ts";
import type { Turn, TurnLimits } from "./turn.ts";

export interface ReplyOptions {
  chatModel: ChatModel;
  limits: TurnLimits;
}

/**
 * Replies to a message: code replies where the whole message is a command or an answer, the model replies to everything else. Code's
 * reply comes all at once, after it was carried out. The model's reply comes piece by piece.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function* replyTo(
  turn: Turn,
  message: TurnMessage,
  routed: RoutedTurn,
  options: ReplyOptions,
): AsyncGenerator<TurnEvent> {
  const reply = await replyByCode(turn, message, routed, options);
  if (reply !== null) yield* reply;
  else yield* resumeDecided(turn);
  // A pack's read that waited for a yes has run now: the model tells its result.
  if (reply === null || hasUntoldRead(turn, reply)) yield* replyByModel(turn, message, options);
}

/** Null where the model is to reply. */
async function replyByCode(
  turn: Turn,
  message: TurnMessage,
  routed: RoutedTurn,
  { chatModel }: ReplyOptions,
): Promise<Reply | null> {
  switch (routed.kind) {
    case "answer":
      return await answerByCode(turn, routed.answers);
    case "ask-again":
      return askAgain(routed.proposals, routed.fits);
    case "too-late":
      return sayTooLate();
    case "resolve":
      return await settleQuestion(turn, routed.question, routed.resolution);
    case "explain-question":
      return explainQuestion(routed.question);
    case "undo":
      return routed.withdrawn.length > 0
        ? withdraw(turn, routed.withdrawn)
        : sayDirectly((await undoWrites(turn)).sentence);
    case "correct-saved":
      return await correctWritten(turn, routed.correction, skillNames(turn, message));
    case "memory":
      // A real model tells best what is known: a few lines, by area. A planner never tells.
      if (routed.memoryRequest.action === "tell" && !chatModel.isStandIn && !isPlanner(turn)) {
        return await readMemory(turn, routed.memoryRequest.area);
      }
      return await settleMemoryRequest(turn, routed.memoryRequest, skillNames(turn, message));
    case "statement":
      return await settleStatementRequest(turn, routed.statementRequest, skillNames(turn, message));
    case "command":
      return await settleCommand(turn, routed.intent, message.text);
    case "nothing-open":
      return sayNothingOpen(routed.why);
    case "model":
      return null;
  }
}

/** Reads from memory what the model would ask for first. */
async function readMemory(turn: Turn, area: string | undefined): Promise<Reply> {
  return [
    { type: "step" },
    ...await readForModel(turn, "search_knowledge", { query: "", limit: 10, ...(area && { area }) }),
  ];
}

/** Whether code's reply has read something that it does not tell. */
function hasUntoldRead(turn: Turn, reply: Reply): boolean {
  if (turn.record.noop) return false;
  const saysNothing = !reply.some(({ type }) => type === "say");
  return reply.some((event) => {
    if (event.type === "result") return saysNothing;
    return event.type === "settled" && event.output.type === "json" && isPackRead(turn, event.proposal);
  });
}

async function* replyByModel(
  turn: Turn,
  message: TurnMessage,
  { chatModel, limits }: ReplyOptions,
): AsyncGenerator<TurnEvent> {
  const { text } = message;
  const skills = skillsFor(turn, message);
  yield { type: "skills", skills: skills.map(({ name }) => name) };
  // A planner may stay silent. Whoever may be in danger gets an answer in words instead.
  if (isPlanner(turn) && !await needsCare(turn, message)) {
    // A planner does not answer a greeting or thanks.
    if (isCourtesy(message)) {
      turn.measures.intent = message.intent.action;
      yield { type: "route", route: "direct" };
      return yield* stayQuiet();
    }
    if (yield* runPlannerTurn(turn, { text, chatModel, limits })) return;
  }
  yield* runModelTurn(turn, { text, skills, notices: topicNotices(turn, message), chatModel, limits });
}

function isPlanner({ opened: { context } }: Turn): boolean {
  return context.conversation.type === "planner";
}

function skillsFor({ opened: { context }, catalog }: Turn, { text }: TurnMessage): SkillDefinition[] {
  const detected = catalog.detect(text, context.recentUserMessages);
  return context.conversation.type === "counselor" ? putCounselorFirst(detected) : detected;
}

function skillNames(turn: Turn, message: TurnMessage): string[] {
  return skillsFor(turn, message).map(({ name }) => name);
}
