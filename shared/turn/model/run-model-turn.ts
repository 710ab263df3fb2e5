import { buildWindow } from "../../history/build-window.ts";
import type { ChatModel } from "../../model/chat-model.ts";
import { ModelFailure } from "../../model/model-failure.ts";
import type { AnsweredStep } from "../../model/run-model-step.ts";
import { hasMoreKnowledge, withKnowledge } from "../../packs/knowledge-for.ts";
import type { Scores } from "../../catalog/rank-tools.ts";
import { placeContext, type PlacedContext } from "../../prompt/place-context.ts";
import { composeSkills } from "../../skills/compose.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { openSkills } from "../../skills/open-skills.ts";
import { claimsWrite, offersWrite } from "../../language/claimed-writes.ts";
import { ordersRecord } from "../../language/orders/orders-record.ts";
import { isJsonObject, type JsonObject, type ToolDefinition } from "../../tools/definition.ts";
import { searchToolKnowledge } from "../../tools/packs/search-tool-knowledge.ts";
import { openToolLimits } from "../../catalog/select-tools.ts";
import { fetchedSkillNames } from "../../catalog/use-skill.ts";
import { withOrder } from "../../tools/said/orderable-tools.ts";
import { outputsElsewhere } from "../offer/elsewhere.ts";
import { withoutQuestions } from "../offer/proposal.ts";
import { tellOffers } from "../offer/propose.ts";
import { tellRan } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn, TurnLimits } from "../turn.ts";
import { askModel, replaceLastUserText, resumedExecutions, resumedWrites } from "./ask-model.ts";
import { findRepeats } from "./find-repeats.ts";
import { FOLLOW_UP_TOOLS } from "./follow-up-calls.ts";
import { prepareMessageVector } from "./message-vector.ts";
import { scoreToolsByMeaning } from "./tools-by-meaning.ts";
import { reminderTools } from "./reminder-tools.ts";
import { type StepOutcome, StepRunner } from "./run-step.ts";
import { buildTurnPrompt } from "./turn-prompt.ts";
import { MAX_CALLS } from "./weigh-calls.ts";

/** A message that the model answers. */
export interface ModelTurnInput {
  /** The user's words. */
  text: string;
  /** The skills that the message was routed to. */
  skills: SkillDefinition[];
  /** What the model has to know about this answer; trusted text, pt-BR. */
  notices: string[];
  chatModel: ChatModel;
  limits: TurnLimits;
}

const MAX_STEPS = 5;
const NOTHING_RECORDED = "(Nada foi registrado agora.)";

/**
 * The tool loop, at most five steps. Reads run at once and their results go back to the model. A write runs at once if the person
 * ordered it, and is proposed otherwise. The loop ends after a step that has answered the person, in the model's words or by code,
 * and of which no result has to go back to the model. The model has to answer in words in the fifth step, and after it made the same
 * call three times.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function* runModelTurn(turn: Turn, input: ModelTurnInput): AsyncGenerator<TurnEvent> {
  const loop = new ModelLoop(turn, input);
  yield* loop.run();
}

class ModelLoop {
  /** Skills that are open in the conversation as the turn begins. */
  readonly #openAtStart: SkillDefinition[];
  readonly #steps: StepRunner;
  /** The model's words in this turn, and in the step that is running. */
  #text = "";
  #stepText = "";
  /** How well tools of packs fit the message by its meaning; null until that is known. */
  #meaningScores: Scores | null = null;
  /** Tools of the step before. A tool that a turn has had stays until its end. */
  #declaredTools: string[] = [];

  constructor(readonly turn: Turn, readonly input: ModelTurnInput) {
    const { context } = turn.opened;
    this.#openAtStart = openSkills({
      routed: input.skills,
      said: context.said,
      fetched: fetchedSkillNames(context.window),
      ...openToolLimits(turn.catalog),
      off: context.off,
    });
    this.#steps = new StepRunner(turn, input.text);
  }

  async *run(): AsyncGenerator<TurnEvent> {
    const { turn, input } = this;
    const open = await withKnowledge(turn.client, turn.catalog.packs, this.#openAtStart, input.text);
    const composed = composeSkills(input.skills, turn.opened.context);
    const { instructions, placed } = buildTurnPrompt(turn, { open, routed: input.skills, notices: input.notices });
    prepareMessageVector(turn, input.text);
    yield* resumedExecutions(turn);
    const resumed = resumedWrites(turn);
    if (resumed.length > 0) yield { type: "say", text: tellRan(resumed, turn) };
    const deadline = AbortSignal.timeout(input.limits.turnMs);
    let previous: StepOutcome | null = null;
    for (let step = 1; step <= MAX_STEPS; step++) {
      yield { type: "step" };
      this.#stepText = "";
      const tools = await this.#chooseTools(step);
      const asking = askModel(turn, {
        chatModel: input.chatModel,
        composed,
        instructions,
        messages: (modelId) => this.#messages(modelId, placed),
        tools: tools.map(withOrder),
        mustAnswerInWords: step === MAX_STEPS || findRepeats(turn.record.messages).isLoop,
        limits: input.limits,
        deadline,
      });
      const answered: AnsweredStep | null = yield* this.#listenAllowingEmptyAnswer(asking, previous);
      if (answered === null || answered.calls.length === 0) break;
      // A model may make thousands of calls, which the record cannot hold. Those over MAX_CALLS are refused, which the model reads.
      const calls = answered.calls.slice(0, 2 * MAX_CALLS);
      const outcome: StepOutcome = yield* this.#steps.run(calls, tools, answered.modelId);
      const isAnswered = outcome.isToldByCode || this.#stepText.trim() !== "";
      if (!outcome.needsModel && isAnswered) break;
      previous = outcome;
    }
    yield* this.#end();
  }

  #messages(modelId: string | null, placed: PlacedContext) {
    const { turn, input } = this;
    const waiting = withoutQuestions([...turn.opened.context.tray, ...turn.record.proposed]);
    const window = replaceLastUserText(turn.opened.context.window, input.text);
    const messages = [...window, ...turn.record.messagesForModel];
    const awaiting = new Set(waiting.map(({ toolCallId }) => toolCallId));
    const answeredElsewhere = outputsElsewhere(turn.opened.context);
    return placeContext(buildWindow(messages, { modelId, awaiting, answeredElsewhere }), placed);
  }

  /**
   * Passes the model's answer on. An empty answer counts as a failure, unless the person was already told something and the model
   * has nothing left to see: then it is null. A failure would withdraw the turn's proposals, and tell of trouble where there is none.
   */
  async *#listenAllowingEmptyAnswer<T>(
    asking: AsyncGenerator<TurnEvent, T>,
    previous: StepOutcome | null,
  ): AsyncGenerator<TurnEvent, T | null> {
    try {
      return yield* this.#listen(asking);
    } catch (error) {
      const { written } = this.turn.record;
      const isEmpty = error instanceof ModelFailure && error.reason === "unusable" && this.#stepText.trim() === "";
      const { offers, hasTold } = this.#steps;
      const isPersonTold = this.#text.trim() !== "" || hasTold || offers.length + written.length > 0;
      const needsModel = previous?.needsModel === true;
      if (isEmpty && isPersonTold && !needsModel) return null;
      throw error;
    }
  }

  /** Passes the model's words on, and collects them: at the end they are checked for writes that they claim. */
  async *#listen<T>(asking: AsyncGenerator<TurnEvent, T>): AsyncGenerator<TurnEvent, T> {
    while (true) {
      const next = await asking.next();
      if (next.done) return next.value;
      if (next.value.type === "delta") {
        this.#text += next.value.text;
        this.#stepText += next.value.text;
      }
      yield next.value;
    }
  }

  async #chooseTools(step: number): Promise<ToolDefinition[]> {
    const { turn, input } = this;
    const { context } = turn.opened;
    const fetched = this.#steps.openedSkills;
    const active = [...this.#openAtStart, ...fetched];
    this.#meaningScores ??= await scoreToolsByMeaning(turn, input.text, step);
    const chosen = turn.catalog.choose({
      text: input.text,
      recentUserMessages: context.recentUserMessages,
      routed: input.skills,
      active,
      fetched,
      waiting: withoutQuestions(context.tray).map(({ tool }) => tool),
      called: callsIn(turn.record.messages),
      declared: this.#declaredTools,
      meaningScores: this.#meaningScores,
    });
    this.#declaredTools = chosen.map(({ name }) => name);
    const forReminders = reminderTools(context);
    const mayFollowUp = withoutQuestions(context.tray).length + context.writes.length > 0;
    return [
      // A tool with a proposal that waits is among the chosen ones too; each tool is declared once, always in the same place.
      ...chosen.filter(({ name }) => !forReminders.some((tool) => tool.name === name)),
      ...(hasMoreKnowledge(turn.catalog.packs, active) ? [searchToolKnowledge] : []),
      ...forReminders,
      // All three or none: so the tools stay the same from turn to turn while something waits or was just written.
      ...(mayFollowUp ? FOLLOW_UP_TOOLS : []),
    ];
  }

  /** Ends the answer with the offers of this turn; says that nothing was recorded if the model's words claim that it was. */
  *#end(): Generator<TurnEvent> {
    const { offers, hasWritten } = this.#steps;
    // Beside an offer, words that offer are right. Words that say that it is done are wrong there too.
    const isFalse = claimsWrite(this.#text) || (offers.length === 0 && offersWrite(this.#text));
    // To "me lembra amanhã às 9", "pode deixar" says it is done, in words that no list has. A question back says that it is not.
    const isLeftUndone = offers.length === 0 && !this.#text.trimEnd().endsWith("?") &&
      ordersRecord(this.input.text, this.turn.toolContext.today);
    if (!hasWritten && (isFalse || isLeftUndone)) yield { type: "say", text: NOTHING_RECORDED };
    if (offers.length > 0) yield { type: "say", text: tellOffers(offers) };
  }
}

/** The calls that the model has made in this turn. */
function callsIn(messages: Turn["record"]["messages"]): { tool: string; args: JsonObject }[] {
  return messages.flatMap(({ parts }) => parts).filter(({ type }) => type === "tool-call")
    .map(({ toolName, input }) => ({ tool: String(toolName), args: isJsonObject(input) ? input : {} }));
}
