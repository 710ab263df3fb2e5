import type { LanguageModelV4 } from "@ai-sdk/provider";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { ApiError } from "../http/api-error.ts";
import type { StoredMessage } from "../history/build-window.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import { compactConversation } from "../history/compact.ts";
import { embedNewItems } from "../memory/embed-items.ts";
import { classifyIntent } from "../intents/classify.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { withPacks } from "../packs/pack-skill.ts";
import { extendReminders } from "../reminders/extend-reminders.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { detectSkills, leadByCounselor } from "../skills/detect.ts";
import { closeTurn, type TurnAnswer } from "./close-turn.ts";
import { offerReplacement } from "./offer-calls.ts";
import { sayNothingOpen } from "./nothing-open.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import { dropQuestion, passOver } from "./pass-over.ts";
import { mayNeedHelp, needsCare } from "./needs-care.ts";
import { raiseTopic, topicNotices } from "./raise-topic.ts";
import { meansOpenOffer, routeTurn } from "./route-turn.ts";
import { runModelTurn } from "./run-model-turn.ts";
import { readFirst } from "./run-tool.ts";
import { runPlannerTurn, stayQuiet } from "./run-planner-turn.ts";
import { settleCommand } from "./settle-command.ts";
import { settleMemoryRequest } from "./settle-memory-request.ts";
import { sayTooLate, settlePending } from "./settle-pending.ts";
import { settleQuestion } from "./settle-question.ts";
import { TurnTranscript } from "./transcript.ts";
import type { Turn, TurnLimits } from "./turn.ts";
import { endStopped, TurnStopped } from "./turn-stopped.ts";
import { tellReminders } from "./tell-reminders.ts";
import { intentOf } from "./turn-measures.ts";
import { undoLastWrite } from "./undo-last-write.ts";

export interface RunTurnOptions {
  chatModel: ChatModel;
  /** What sums up the oldest part of a long conversation; null without a key: rules do. */
  chooseSummarizer: () => Promise<LanguageModelV4 | null>;
  limits: TurnLimits;
}

/** What a planner has no answer to. */
const COURTESY: ReadonlySet<string> = new Set(["greet", "thank"]);
/** What they write is found by meaning: it gets a vector. */
const WRITES_WHAT_IS_EMBEDDED = /^(?:add_knowledge|update_person|create_automatic_note|(?:save|enrich)_\w+)$/;
const HELP = "Se você ou alguém perto de você corre perigo agora, ligue para o SAMU, 192, ou vá a um pronto-socorro. " +
  "Para conversar com alguém a qualquer hora, de graça, o CVV atende no 188.";
const BROKEN = "Algo deu errado por aqui antes de eu terminar. Sua mensagem está guardada; tente de novo, por favor.";

/**
 * The turn from route to close: code or model says what there is to say, memory may bring something up, then everything is
 * stored at once. What fails on the way is told in one sentence and stored as failed, so that the turn can be retried; a turn
 * that the user stops is stored as it stands.
 *
 * @throws ApiError 409 `conversation_busy` when another attempt has taken the turn over
 * @throws DatabaseFailure when it could not be stored
 */
export async function runTurn(turn: Turn, request: ChatRequest, options: RunTurnOptions): Promise<TurnAnswer> {
  try {
    await settle(turn, request, options);
  } catch (error) {
    if (isStale(error)) throw takenOver(error);
    if (error instanceof TurnStopped) endStopped(turn);
    else await endFailed(turn, request, error);
  }
  const { pendingAction } = turn.opened.context;
  if (pendingAction?.kind === "tool_calls") passOver(turn, pendingAction, wordsOf(request));
  tellReminders(turn, request);
  raiseTopic(turn, request);
  const answer = await close(turn);
  afterTurn(turn, options);
  return answer;
}

async function endFailed(turn: Turn, request: ChatRequest, error: unknown): Promise<void> {
  logFailure("turn failed", error);
  turn.measures.fail(error);
  fail(turn, error instanceof ModelFailure ? error.sentence : BROKEN);
  if (await mayNeedHelp(wordsOf(request))) turn.transcript.say(HELP);
}

/** Says and does what the message comes to: by code what is a command as a whole, by the model everything else. */
async function settle(turn: Turn, request: ChatRequest, options: RunTurnOptions): Promise<void> {
  const routed = routeTurn(request, turn.opened.context, turn.toolContext, turn.packs);
  turn.measures.intent = intentOf(routed);
  switch (routed.kind) {
    case "too-late":
      return sayTooLate(turn, routed.pending);
    case "undo":
      leaveQuestion(turn, routed.pending);
      return await undoLastWrite(turn);
    case "correct-saved":
      leaveQuestion(turn, routed.pending);
      return await offerReplacement(turn, routed.replacement, skillNames(turn, request));
    case "resolve":
    case "resolved-before":
      return await settleQuestion(turn, routed);
    case "memory": {
      const said = leaveQuestion(turn, routed.pending);
      // What is known is told best by who can read it: a few lines, by area. A planner does not tell.
      if (routed.asked.action === "tell" && !options.chatModel.isStandIn && !isPlanned(turn)) {
        await readMemory(turn, routed.asked.area);
        return await answer(turn, request, options, routed.text, said);
      }
      const settled = await settleMemoryRequest(turn, routed.asked, skillNames(turn, request));
      if (settled && turn.result.route === "model") turn.result.route = "direct";
      return settled ? undefined : await answer(turn, request, options, routed.text, said);
    }
    case "nothing-open":
      return sayNothingOpen(turn, routed.why);
    case "command": {
      const said = leaveQuestion(turn, routed.pending);
      const settled = await settleCommand(turn, routed.intent, routed.text);
      return settled ? undefined : await answer(turn, request, options, routed.text, said);
    }
    case "model":
      return await answer(turn, request, options, routed.text, leaveQuestion(turn, routed.pending, routed.text));
    case "confirmed-before": {
      const before = turn.transcript.messages.length;
      await settlePending(turn, routed);
      // Whatever else was said, the model had not answered. A planner does one thing.
      if (routed.more === undefined || isPlanned(turn)) return;
      return await answer(turn, request, options, routed.more, turn.transcript.messages.slice(before));
    }
    default:
      return await settlePending(turn, routed);
  }
}

/** What the model would ask for first, in a call of its own. */
async function readMemory(turn: Turn, area: string | undefined): Promise<void> {
  turn.transcript.startStep();
  await readFirst(turn, "search_knowledge", { query: "", limit: 10, ...(area && { area }) });
}

/** What was asked about memory and not answered is left; an offer may wait. */
function leaveQuestion(turn: Turn, pending: OpenPendingAction | undefined, text = ""): StoredMessage[] {
  return pending?.kind === "resolve_knowledge" ? dropQuestion(turn, pending, text) : [];
}

/** @param said what code has said in this turn already, for the person and not for the model */
async function answer(
  turn: Turn,
  request: ChatRequest,
  { chatModel, limits }: RunTurnOptions,
  text: string,
  said: StoredMessage[],
): Promise<void> {
  const skills = skillsFor(turn, request);
  turn.result.skills = skills.map(({ name }) => name);
  const { pendingAction } = turn.opened.context;
  const offer = pendingAction?.kind === "tool_calls" && meansOpenOffer(request, pendingAction) ? pendingAction : null;
  // Whoever may be in danger is talked to, and never met with silence.
  if (isPlanned(turn) && !needsCare(turn, wordsOf(request))) {
    const { action } = classifyIntent(text);
    if (COURTESY.has(action)) {
      turn.measures.intent = action;
      turn.result.route = "direct";
      return stayQuiet(turn);
    }
    if (await runPlannerTurn(turn, { text, offer, chatModel, limits })) return;
  }
  await runModelTurn(turn, { text, skills, offer, said, notices: topicNotices(turn, request), chatModel, limits });
}

function isPlanned({ opened: { context } }: Turn): boolean {
  return context.conversation.type === "planner";
}

function skillsFor({ opened: { context }, packs }: Turn, request: ChatRequest): SkillDefinition[] {
  const [words, recent] = [wordsOf(request), context.recentUserMessages];
  const detected = withPacks(detectSkills(words, recent, context.off), packs.skills, words, recent);
  return context.conversation.type === "counselor" ? leadByCounselor(detected) : detected;
}

function wordsOf(request: ChatRequest): string {
  return request.kind === "message" ? request.text : "";
}

function skillNames(turn: Turn, request: ChatRequest): string[] {
  return skillsFor(turn, request).map(({ name }) => name);
}

/** Stores the turn; where that is refused as broken, its failure. */
async function close(turn: Turn): Promise<TurnAnswer> {
  try {
    return await closeTurn(turn).catch((error) => closeRefused(turn, error));
  } catch (error) {
    // Stored by another attempt, or by this one, whose answer was lost before a second try broke.
    throw isStale(error) ? takenOver(error) : error;
  }
}

function fail({ transcript, result }: Turn, sentence: string): void {
  transcript.say(sentence);
  result.outcome = "failed";
  result.pendingAction = undefined;
  result.shownInsight = undefined;
  result.shownReminders = undefined;
}

/** What was to be stored was refused: the sentence alone is, so that the turn does not stay open. */
async function closeRefused(turn: Turn, error: unknown): Promise<TurnAnswer> {
  if (isStale(error) || (error instanceof DatabaseFailure && error.reason !== "internal")) throw error;
  logFailure("close refused", error);
  turn.measures.fail(error);
  fail(turn, BROKEN);
  const plain = new TurnTranscript(() => {}, turn.transcript.messageId);
  plain.say(BROKEN);
  return await closeTurn({ ...turn, transcript: plain });
}

/**
 * Once the turn is stored and answered, new items of memory and library get their vectors, new reminders their next moments,
 * and what has grown long is compacted.
 */
function afterTurn(
  { client, embedder, transcript, opened: { context } }: Turn,
  { chooseSummarizer }: RunTurnOptions,
): void {
  const ran = transcript.messages.flatMap(({ role, parts }) =>
    role === "tool" ? parts.map(({ toolName }) => String(toolName)) : []
  );
  if (embedder && ran.some((tool) => WRITES_WHAT_IS_EMBEDDED.test(tool))) {
    runInBackground(embedNewItems(client, embedder));
  }
  if (ran.includes("create_reminder")) runInBackground(extendReminders(client));
  if (context.compactBefore !== null) {
    const due = { conversationId: context.conversation.id, before: context.compactBefore };
    runInBackground(compactConversation(client, due, chooseSummarizer));
  }
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_turn";
}

function takenOver(cause: unknown): ApiError {
  return new ApiError(409, "conversation_busy", "Outra execução já está respondendo a esta mensagem.", { cause });
}
