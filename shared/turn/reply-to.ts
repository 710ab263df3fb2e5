import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ChatModel } from "../model/chat-model.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { leadByCounselor } from "../skills/detect.ts";
import { sayNothingOpen } from "./command/nothing-open.ts";
import { topicNotices } from "./command/raise-topic.ts";
import { settleCommand } from "./command/settle-command.ts";
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
import { readFirst } from "./run-tool.ts";
import type { Turn, TurnLimits } from "./turn.ts";

export interface ReplyOptions {
  chatModel: ChatModel;
  /** What sums up the oldest part of a long conversation; null without a key: rules do. */
  chooseSummarizer: () => Promise<LanguageModelV4 | null>;
  limits: TurnLimits;
}

/**
 * What there is to say and do: by code what is a command or an answer as a whole, by the model everything else. A reply of code comes
 * all at once, once it is carried out; the model's as it speaks.
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
  // A pack's read that waited for a yes has been made: what it gave is the model's to tell.
  const isLeftToModel = reply === null || readsUntold(turn, reply);
  if (isLeftToModel) yield* replyByModel(turn, message, options);
}

/** Null where it is the model's to answer. */
async function replyByCode(
  turn: Turn,
  { text }: TurnMessage,
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
      return await correctWritten(turn, routed.correction, skillNames(turn, text));
    case "memory":
      // What is known is told best by who can read it: a few lines, by area. A planner does not tell.
      if (routed.asked.action === "tell" && !chatModel.isStandIn && !isPlanned(turn)) {
        return await readMemory(turn, routed.asked.area);
      }
      return await settleMemoryRequest(turn, routed.asked, skillNames(turn, text));
    case "command":
      return await settleCommand(turn, routed.intent, text);
    case "nothing-open":
      return sayNothingOpen(routed.why);
    case "model":
      return null;
  }
}

/** What the model would ask for first, in a call of its own. */
async function readMemory(turn: Turn, area: string | undefined): Promise<Reply> {
  return [
    { type: "step" },
    ...await readFirst(turn, "search_knowledge", { query: "", limit: 10, ...(area && { area }) }),
  ];
}

/** Whether a reply of code has read something that it does not tell. */
function readsUntold(turn: Turn, reply: Reply): boolean {
  if (turn.record.noop) return false;
  const isSilent = !reply.some(({ type }) => type === "say");
  return reply.some((event) =>
    event.type === "settled" && event.output.type === "json" && isPackRead(turn, event.proposal) ||
    event.type === "result" && isSilent
  );
}

async function* replyByModel(
  turn: Turn,
  message: TurnMessage,
  { chatModel, limits }: ReplyOptions,
): AsyncGenerator<TurnEvent> {
  const { text } = message;
  const skills = skillsFor(turn, text);
  yield { type: "skills", skills: skills.map(({ name }) => name) };
  // Whoever may be in danger is talked to, and never met with silence.
  if (isPlanned(turn) && !await needsCare(turn, message)) {
    // What a planner has no answer to.
    if (isCourtesy(message)) {
      turn.measures.intent = message.intent.action;
      yield { type: "route", route: "direct" };
      return yield* stayQuiet();
    }
    if (yield* runPlannerTurn(turn, { text, chatModel, limits })) return;
  }
  yield* runModelTurn(turn, { text, skills, notices: topicNotices(turn, message), chatModel, limits });
}

function isPlanned({ opened: { context } }: Turn): boolean {
  return context.conversation.type === "planner";
}

function skillsFor({ opened: { context }, catalog }: Turn, text: string): SkillDefinition[] {
  const detected = catalog.detect(text, context.recentUserMessages);
  return context.conversation.type === "counselor" ? leadByCounselor(detected) : detected;
}

function skillNames(turn: Turn, text: string): string[] {
  return skillsFor(turn, text).map(({ name }) => name);
}
