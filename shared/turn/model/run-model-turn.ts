import { buildWindow } from "../../history/build-window.ts";
import { saidAndFetched } from "../../history/said-and-fetched.ts";
import type { ChatModel } from "../../model/chat-model.ts";
import { ModelFailure } from "../../model/model-failure.ts";
import type { AnsweredStep } from "../../model/run-model-step.ts";
import type { ModelCall } from "../../model/stream-step.ts";
import { knowsMore, withKnowledge } from "../../packs/knowledge-for.ts";
import type { Scores } from "../../catalog/rank-tools.ts";
import { placeContext, type PlacedContext } from "../../prompt/place-context.ts";
import { composeSkills } from "../../skills/compose.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { openSkills } from "../../skills/open-skills.ts";
import { claimsWrite, proposesWrite } from "../../language/claimed-writes.ts";
import { asBuiltIn, isJsonObject, type JsonObject, type ToolDefinition } from "../../tools/definition.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import { searchToolKnowledge } from "../../tools/packs/search-tool-knowledge.ts";
import type { RunningCall } from "../../tools/said/unmet-figures.ts";
import { mostOpen } from "../../catalog/select-tools.ts";
import { askedSkills, USE_SKILL } from "../../catalog/use-skill.ts";
import { withOrder } from "../../tools/said/with-order.ts";
import { runCall } from "../offer/look-up.ts";
import { outputsElsewhere } from "../offer/elsewhere.ts";
import { withoutQuestions } from "../offer/proposal.ts";
import { type Offer, tellOffers } from "../offer/propose.ts";
import { tellRan, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn, TurnLimits } from "../turn.ts";
import { expectGoing } from "../turn-stopped.ts";
import { askModel, resumedExecutions, resumedWrites, withWords } from "./ask-model.ts";
import { findRepeats } from "./find-repeats.ts";
import { type HeldCall, holdCalls } from "./hold-calls.ts";
import { keptItems } from "./kept-items.ts";
import { isSettling, settleCalls, type Settled, SETTLING_TOOLS } from "./settle-calls.ts";
import { startMessageVector } from "./message-vector.ts";
import { openSkill, takeFirstLook } from "./open-skill.ts";
import { readCalls } from "./read-calls.ts";
import { replaceSavedTool } from "./replace-saved.ts";
import { evidenceFor } from "./evidence.ts";
import { toolsByMeaning } from "./tools-by-meaning.ts";
import { reminderTools } from "./reminder-tools.ts";
import { promptFor } from "./turn-prompt.ts";
import { MAX_CALLS, weighCalls } from "./weigh-calls.ts";

/** A message that the model answers: what was said and which skills it woke. */
export interface ModelTurnInput {
  /** The user's words. */
  text: string;
  skills: SkillDefinition[];
  /** What the model is to know about this answer; trusted text, pt-BR. */
  notices: string[];
  chatModel: ChatModel;
  limits: TurnLimits;
}

const MAX_STEPS = 5;
const LEFT_FOR_TONIGHT = { status: "left_for_tonight", note: "É lido de novo esta noite. Não precisa dizer nada." };
const NOTHING_RECORDED = "(Nada foi registrado agora.)";

/** What one step of the loop did, by which the next one is decided. */
interface StepDone {
  /** Something was read, opened or refused: the model has not seen yet what came of it. */
  needsAnswer: boolean;
  /** Code has told the person what came of it, or will at the end of the turn. */
  isTold: boolean;
}

/**
 * The tool loop, at most five steps: reads run at once and come back to the model, writes run where the person ordered them and
 * wait otherwise. A step whose writes are told by code, and in which nothing else is left to be answered, is the last one. The
 * fifth step answers in words, and so does the one after a call that was made for the third time.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function* runModelTurn(turn: Turn, input: ModelTurnInput): AsyncGenerator<TurnEvent> {
  const loop = new ModelLoop(turn, input);
  yield* loop.run();
}

class ModelLoop {
  /** What is open in the conversation as the turn begins, and what this turn opens besides. */
  readonly #open: SkillDefinition[];
  readonly #active: SkillDefinition[];
  readonly #settled: Settled = { answered: new Set(), answeredWith: [], hasUndone: false };
  readonly #offers: Offer[] = [];
  readonly #written: string[];
  /**
   * The records that were called for in this turn, over all its steps. Each figure of an order stands in one of them; one that was
   * refused and called again is in a later step than the others.
   */
  readonly #records: RunningCall[] = [];
  #text = "";
  #stepText = "";
  #meant: Scores | null = null;
  /** Tools of the step before: nothing closes within a turn. */
  #declared: string[] = [];

  constructor(readonly turn: Turn, readonly input: ModelTurnInput) {
    const { context } = turn.opened;
    this.#open = openSkills({
      routed: input.skills,
      ...saidAndFetched(context),
      ...mostOpen(turn.catalog),
      off: context.off,
    });
    this.#active = [...this.#open];
    const names = context.executions.map(({ tool }) => tool);
    this.#written = names.filter((name) => this.#writesUnasked(name));
  }

  async *run(): AsyncGenerator<TurnEvent> {
    const { turn, input } = this;
    const open = await withKnowledge(turn.client, turn.catalog.packs, this.#open, input.text);
    const composed = composeSkills(input.skills, turn.opened.context);
    const { instructions, placed } = promptFor(turn, { open, routed: input.skills, notices: input.notices });
    startMessageVector(turn, input.text);
    yield* resumedExecutions(turn);
    const resumed = resumedWrites(turn);
    if (resumed.length > 0) yield { type: "say", text: tellRan(resumed, turn) };
    const deadline = AbortSignal.timeout(input.limits.turnMs);
    let before: StepDone | null = null;
    for (let step = 1; step <= MAX_STEPS; step++) {
      yield { type: "step" };
      this.#stepText = "";
      const tools = await this.#toolsOf(step);
      const asking = askModel(turn, {
        chatModel: input.chatModel,
        composed,
        instructions,
        messages: (modelId) => this.#messages(modelId, placed),
        tools: tools.map(withOrder),
        inWords: step === MAX_STEPS || findRepeats(turn.record.messages).isLoop,
        limits: input.limits,
        deadline,
      });
      const answered: AnsweredStep | null = yield* this.#listenUnlessDone(asking, before);
      if (answered === null || answered.calls.length === 0) break;
      const { modelId, calls: made } = answered;
      // Thousands would not fit into the record, and some refusals tell the model as much.
      const done: StepDone = yield* this.#runStep(made.slice(0, 2 * MAX_CALLS), tools, modelId);
      if (!done.needsAnswer && (done.isTold || this.#stepText.trim() !== "")) break;
      before = done;
    }
    yield* this.#end();
  }

  #messages(modelId: string | null, placed: PlacedContext) {
    const { turn, input } = this;
    const waiting = withoutQuestions([...turn.opened.context.tray, ...turn.record.proposed]);
    const messages = [...withWords(turn.opened.context.window, input.text), ...turn.record.messagesForModel];
    const awaiting = new Set(waiting.map(({ toolCallId }) => toolCallId));
    const answeredElsewhere = outputsElsewhere(turn.opened.context);
    return placeContext(buildWindow(messages, { modelId, awaiting, answeredElsewhere }), placed);
  }

  /**
   * Null where the model has nothing left to say: an empty answer beside words, proposals or writes that the person has already been
   * told of. As a failure it would take the proposals of the turn with it, and speak of trouble where there was none.
   */
  async *#listenUnlessDone<T>(
    asking: AsyncGenerator<TurnEvent, T>,
    before: StepDone | null,
  ): AsyncGenerator<TurnEvent, T | null> {
    try {
      return yield* this.#listen(asking);
    } catch (error) {
      const { written } = this.turn.record;
      const isShown = this.#text.trim() !== "" || this.#offers.length + written.length > 0;
      const isEmpty = error instanceof ModelFailure && error.reason === "unusable" && this.#stepText.trim() === "";
      if (before?.needsAnswer !== true && isShown && isEmpty) return null;
      throw error;
    }
  }

  /** Passes the model's words on, and keeps them: only code says that something was written. */
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

  async #toolsOf(step: number): Promise<ToolDefinition[]> {
    const { turn, input } = this;
    const { context } = turn.opened;
    const fetched = this.#active.slice(this.#open.length);
    this.#meant ??= await toolsByMeaning(turn, input.text, step);
    const chosen = turn.catalog.choose({
      text: input.text,
      recent: context.recentUserMessages,
      routed: input.skills,
      active: this.#active,
      fetched,
      waiting: withoutQuestions(context.tray).map(({ tool }) => tool),
      called: callsOf(turn.record.messages),
      declared: this.#declared,
      meant: this.#meant,
    });
    this.#declared = chosen.map(({ name }) => name);
    const ofReminders = reminderTools(context);
    return [
      // Each tool once and in its one place: one that waits for a yes is among the chosen ones too.
      ...chosen.filter(({ name }) => !ofReminders.some((tool) => tool.name === name)),
      ...(knowsMore(turn.catalog.packs, this.#active) ? [searchToolKnowledge] : []),
      ...ofReminders,
      // Declared together, so that the tools stay the same from turn to turn while something waits or was just written.
      ...(withoutQuestions(context.tray).length + context.writes.length > 0 ? SETTLING_TOOLS : []),
    ];
  }

  #writesUnasked(name: string): boolean {
    return this.turn.catalog.find(name)?.confirmation === "quoted";
  }

  /** Runs what a step called, holds what needs a yes, and gives back with its reason what cannot be done. */
  async *#runStep(made: ModelCall[], tools: ToolDefinition[], modelId: string): AsyncGenerator<TurnEvent, StepDone> {
    const { turn, input: { text } } = this;
    const { calls, orders, unread } = yield* readCalls(made, tools, modelId);
    const hasWritten = new Set(turn.record.written.map(({ toolCallId }) => toolCallId));
    const repeats = findRepeats(turn.record.messages, hasWritten);
    const said = evidenceFor(turn, text);
    const weighed = weighCalls(calls, said, this.#written, repeats);
    for (const { call: { toolCallId, tool }, reason } of weighed.refused) {
      yield { type: "result", toolCallId, tool: tool.name, output: { type: "error-text", value: reason } };
    }
    for (const { toolCallId, tool } of weighed.leftForTonight) {
      yield { type: "result", toolCallId, tool: tool.name, output: { type: "json", value: LEFT_FOR_TONIGHT } };
    }
    const settling = weighed.runnable.filter(({ tool }) => isSettling(tool));
    const running = weighed.runnable.filter(({ tool }) => !isSettling(tool));
    this.#records.push(...calls.filter(isRecord).map(asRunning));
    const records = this.#records;
    const settled = yield* settleCalls(turn, text, this.#settled, settling, records);
    const wanted = weighed.held.map(({ toolCallId, tool, args }): HeldCall => ({
      toolCallId,
      tool: tool.name,
      args,
      order: orders.get(toolCallId),
    }));
    const ran = yield* this.#runCalls(running);
    this.#written.push(...running.map(({ tool }) => tool.name).filter((name) => this.#writesUnasked(name)));
    yield* this.#fetchSkills(running);
    const held = [...wanted, ...settled.held];
    const hasHeld = held.length + ran.undecided.length > 0;
    if (hasHeld) expectGoing(turn);
    const outcome = hasHeld
      ? yield* holdCalls(turn, { text, calls: records }, held, ran.undecided, this.#settled.answeredWith)
      : null;
    this.#offers.push(...settled.offers, ...outcome?.offers ?? []);
    return {
      needsAnswer: unread || weighed.refused.length > 0 || settled.needsAnswer || ran.needsAnswer ||
        outcome?.hasFailed === true,
      isTold: outcome !== null && (outcome.offers.length > 0 || outcome.hasRun) || settled.isTold || ran.isTold,
    };
  }

  /** Runs calls at once: reads, whose results the model is to see, and writes of memory. */
  async *#runCalls(calls: ToolCall[]) {
    const { turn } = this;
    const outputs = await Promise.all(calls.map((call) => this.#runOne(call)));
    let needsAnswer = false;
    let isTold = false;
    for (const [index, { toolCallId, tool, args }] of calls.entries()) {
      const output = outputs[index]!;
      if ("call" in output) continue;
      yield { type: "result", toolCallId, tool: tool.name, output } satisfies TurnEvent;
      needsAnswer ||= (tool.confirmation === "none" && asBuiltIn(tool)?.needsNoAnswer !== true) ||
        output.type !== "json" ||
        leavesMore(output.value);
      const kept = output.type === "json" ? keptItems(tool.name, output.value) : [];
      if (kept.length > 0) yield { type: "kept", items: kept } satisfies TurnEvent;
      else if (tool.confirmation === "quoted" && output.type === "json") {
        // What was saved is a record: it is told like all else that was written.
        const call = { toolCallId, tool: tool.name, args, result: output.value };
        yield* savedEvents(turn, call);
        isTold = true;
      }
    }
    return { needsAnswer, isTold, undecided: outputs.filter((one) => "call" in one) };
  }

  async #runOne({ toolCallId, tool, args }: ToolCall) {
    const { turn, input: { text } } = this;
    if (tool.name !== USE_SKILL) return await runCall(turn, { toolCallId, tool: tool.name, args });
    return await openSkill(turn, text, args);
  }

  /** The skills that a step asked for, each with what it begins with read. */
  async *#fetchSkills(calls: ToolCall[]): AsyncGenerator<TurnEvent> {
    const asked = calls.filter(({ tool }) => tool.name === USE_SKILL);
    if (asked.length === 0) return;
    const fetched = asked.flatMap(({ args }) => askedSkills(this.turn.catalog, args).slice(0, 1));
    this.#active.push(...fetched);
    yield { type: "skills", skills: [...this.turn.record.skills, ...fetched.map(({ name }) => name)] };
    for (const { args } of asked) yield* await takeFirstLook(this.turn, args);
  }

  /** What the turn leaves to be answered, under all that was said; and that nothing was recorded, where the words claim it was. */
  *#end(): Generator<TurnEvent> {
    const { record } = this.turn;
    const hasWritten = record.written.length + record.kept.length + this.#offers.length > 0 || this.#settled.hasUndone;
    if (!hasWritten && (claimsWrite(this.#text) || proposesWrite(this.#text))) {
      yield { type: "say", text: NOTHING_RECORDED };
    }
    if (this.#offers.length > 0) yield { type: "say", text: tellOffers(this.#offers) };
  }
}

/** The item that was ended had said more than the new one does: the model is to keep the rest as an item of its own. */
function leavesMore(value: unknown): boolean {
  return isJsonObject(value) && Array.isArray(value.also_said) && value.also_said.length > 0;
}

function* savedEvents(turn: Turn, call: Parameters<typeof tellRan>[0][number]): Generator<TurnEvent> {
  yield { type: "written", calls: writtenCalls([call], turn) };
  yield { type: "say", text: tellRan([call], turn) };
}

/** What the model has called in this turn. */
function callsOf(messages: Turn["record"]["messages"]): { tool: string; args: JsonObject }[] {
  return messages.flatMap(({ parts }) => parts).filter(({ type }) => type === "tool-call")
    .map(({ toolName, input }) => ({ tool: String(toolName), args: isJsonObject(input) ? input : {} }));
}

/** A record as others of its step are held against it: each figure of an order is in one of them. What is only learned does not count. */
function asRunning({ tool, args }: ToolCall): RunningCall {
  return { tool: tool.name, args: tool === replaceSavedTool && isJsonObject(args.args) ? args.args : args, facts: {} };
}

function isRecord({ tool }: ToolCall): boolean {
  return tool.confirmation === "required" || asBuiltIn(tool)?.recordKind === "library" || tool === replaceSavedTool;
}
