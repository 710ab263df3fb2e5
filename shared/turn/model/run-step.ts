import type { ModelCall } from "../../model/stream-step.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { asBuiltIn, isJsonObject, type JsonObject, type ToolDefinition } from "../../tools/definition.ts";
import { doNotKeep } from "../../tools/memory/do-not-keep.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import type { Evidence } from "../../tools/said/evidence.ts";
import type { RunningCall } from "../../tools/said/call-values.ts";
import { findAskedSkills, USE_SKILL } from "../../catalog/use-skill.ts";
import { lookUpAndRun } from "../offer/look-up.ts";
import type { Offer } from "../offer/propose.ts";
import { tellRan, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import type { MessageAndRecords } from "./said-words.ts";
import { throwIfStopped } from "../turn-stopped.ts";
import { collectEvidence } from "./evidence.ts";
import { findRepeats } from "./find-repeats.ts";
import { type FollowUpProgress, isFollowUp, runFollowUps } from "./follow-up-calls.ts";
import { keptItems } from "./kept-items.ts";
import { openSkill, takeFirstLook } from "./open-skill.ts";
import { readCalls } from "./read-calls.ts";
import { replaceSavedTool } from "./replace-saved.ts";
import { runOrPropose, type RunOrProposeInput, type UnconfirmedCall } from "./run-or-propose.ts";
import { weighCalls, type WeighedCalls } from "./weigh-calls.ts";

const LEFT_FOR_TONIGHT = { status: "left_for_tonight", note: "É lido de novo esta noite. Não precisa dizer nada." };

/** What the calls of one step came to: the tool loop decides by it whether another step follows. */
export interface StepOutcome {
  /** There are results or refusals which the model has not seen yet and has to answer. */
  needsModel: boolean;
  /** Code has told the person what was done, or asks them about it at the end of the turn. */
  isToldByCode: boolean;
}

/** Runs the calls that the model makes in the steps of a turn, and keeps what has come of them so far. */
export class StepRunner {
  /** Skills that the model opened in this turn. */
  readonly openedSkills: SkillDefinition[] = [];
  /** What the person is asked at the end of the turn. */
  readonly offers: Offer[] = [];
  /** Whether code told what a call did that is no record. */
  hasTold = false;
  readonly #followUps: FollowUpProgress = { answeredIds: new Set(), answeredTexts: [], hasUndone: false };
  /** Names of the tools that wrote without a yes, on words of the person that the call quotes; one name a call. */
  readonly #quotedWrites: string[];
  /**
   * The records that the model called for in this turn, over all its steps. Each figure of an order has to be in one of them. A
   * record that was refused and is called again comes in a later step than the others.
   */
  readonly #records: RunningCall[] = [];
  /** What the calls of do_not_keep quote, over all steps. */
  readonly #leftOut: string[] = [];

  constructor(readonly turn: Turn, readonly text: string) {
    // An earlier attempt of this turn may have written.
    const ranBefore = turn.opened.context.executions.map(({ tool }) => tool);
    this.#quotedWrites = ranBefore.filter((name) => turn.catalog.find(name)?.confirmation === "quoted");
  }

  get hasWritten(): boolean {
    const { written, kept } = this.turn.record;
    return written.length + kept.length > 0 || this.#followUps.hasUndone;
  }

  /** Runs the calls of one step, proposes those that need a yes, and gives the others back to the model with the reason. */
  async *run(made: ModelCall[], tools: ToolDefinition[], modelId: string): AsyncGenerator<TurnEvent, StepOutcome> {
    const { turn, text } = this;
    const { calls, orders, hasUnreadable } = yield* readCalls(made, tools, modelId);
    // The evidence from before this step: what its own calls bring in, the model has not read yet.
    this.#leftOut.push(
      ...calls.filter(({ tool }) => tool.name === doNotKeep.name).map(({ args }) => String(args.quote)),
    );
    const evidence = { ...collectEvidence(turn, text), leftOut: this.#leftOut };
    const hasReadOutside = evidence.outside;
    const weighed = this.#weigh(calls, evidence);
    yield* tellNotRun(weighed);
    this.#records.push(...calls.filter(isRecord).map(asRunningCall));
    const message = { text, records: this.#records };
    const followUps = weighed.runnable.filter(({ tool }) => isFollowUp(tool));
    const runnable = weighed.runnable.filter(({ tool }) => !isFollowUp(tool));
    const followedUp = yield* runFollowUps(turn, message, this.#followUps, followUps);
    const unconfirmed = [
      ...weighed.unconfirmed.map(({ toolCallId, tool, args }): UnconfirmedCall => ({
        toolCallId,
        tool: tool.name,
        args,
        order: orders.get(toolCallId),
      })),
      ...followedUp.corrections,
    ];
    this.offers.push(...followedUp.offers);
    const kept = yield* this.#runAtOnce(runnable.filter(({ tool }) => isQuotedWrite(tool)));
    const written = yield* this.#runOrOffer(message, { unconfirmed, undecided: kept.undecided, hasReadOutside });
    // What is read beside an ordered write counts it: "registra 90, e quanto já foi?"
    const read = yield* this.#runAtOnce(runnable.filter(({ tool }) => !isQuotedWrite(tool)));
    yield* this.#openSkills(runnable);
    const asked = yield* this.#runOrOffer(message, { unconfirmed: [], undecided: read.undecided, hasReadOutside });
    return {
      needsModel: hasUnreadable || weighed.refused.length > 0 || followedUp.needsModel || kept.needsModel ||
        read.needsModel ||
        written.hasFailed || asked.hasFailed,
      isToldByCode: written.isDoneOrOffered || asked.isDoneOrOffered || followedUp.isToldByCode || kept.isToldByCode ||
        read.isToldByCode,
    };
  }

  /** Runs the calls that the person ordered, and offers the others. */
  async *#runOrOffer(
    message: MessageAndRecords,
    { unconfirmed, undecided, hasReadOutside }: Omit<RunOrProposeInput, "answeredTexts">,
  ): AsyncGenerator<TurnEvent, { hasFailed: boolean; isDoneOrOffered: boolean }> {
    if (unconfirmed.length + undecided.length === 0) return { hasFailed: false, isDoneOrOffered: false };
    throwIfStopped(this.turn);
    const { answeredTexts } = this.#followUps;
    const outcome = yield* runOrPropose(this.turn, message, { unconfirmed, undecided, answeredTexts, hasReadOutside });
    this.offers.push(...outcome.offers);
    return { hasFailed: outcome.hasFailed, isDoneOrOffered: outcome.hasRun || outcome.offers.length > 0 };
  }

  #weigh(calls: readonly ToolCall[], evidence: Evidence): WeighedCalls {
    const { turn } = this;
    const writtenIds = new Set(turn.record.written.map(({ toolCallId }) => toolCallId));
    const repeats = findRepeats(turn.record.messages, writtenIds);
    return weighCalls(calls, evidence, this.#quotedWrites, repeats);
  }

  /** Runs calls that need no yes: reads, whose results the model has to see, and writes on quoted words. */
  async *#runAtOnce(calls: readonly ToolCall[]) {
    const { turn } = this;
    const outputs = await Promise.all(calls.map((call) => this.#runOne(call)));
    let needsModel = false;
    let isToldByCode = false;
    for (const [index, { toolCallId, tool, args }] of calls.entries()) {
      const output = outputs[index]!;
      if ("call" in output) continue;
      const kept = output.type === "json" ? keptItems(tool.name, output.value) : [];
      // A saved item of the library is a record: code tells it like every other record.
      const isTold = output.type === "json" && tool.confirmation === "quoted" && kept.length === 0;
      const needsNoAnswer = asBuiltIn(tool)?.needsNoAnswer === true;
      const shown = output.type === "json" && (isTold || needsNoAnswer)
        ? { ...output, value: { ...output.value, shown: true } }
        : output;
      yield { type: "result", toolCallId, tool: tool.name, output: shown } satisfies TurnEvent;
      const hasNews = tool.confirmation === "none" && !needsNoAnswer;
      if (hasNews || output.type !== "json" || hasRemainder(output.value)) needsModel = true;
      if (output.type !== "json") continue;
      if (kept.length > 0) {
        yield { type: "kept", items: kept } satisfies TurnEvent;
      } else if (isTold) {
        const saved = [{ toolCallId, tool: tool.name, args, result: output.value }];
        yield { type: "written", calls: writtenCalls(saved, turn) } satisfies TurnEvent;
        yield { type: "say", text: tellRan(saved, turn) } satisfies TurnEvent;
        isToldByCode = true;
      } else if (needsNoAnswer) {
        yield { type: "say", text: tool.answer(output.value, turn.toolContext) } satisfies TurnEvent;
        this.hasTold = true;
      }
    }
    this.#quotedWrites.push(...calls.map(({ tool }) => tool).filter(isQuotedWrite).map(({ name }) => name));
    return { needsModel, isToldByCode, undecided: outputs.filter((one) => "call" in one) };
  }

  async #runOne({ toolCallId, tool, args }: ToolCall) {
    if (tool.name === USE_SKILL) return await openSkill(this.turn, this.text, args);
    return await lookUpAndRun(this.turn, { toolCallId, tool: tool.name, args });
  }

  /** Opens the skills that a step asked for, and makes the read that each of them begins with. */
  async *#openSkills(calls: readonly ToolCall[]): AsyncGenerator<TurnEvent> {
    const asked = calls.filter(({ tool }) => tool.name === USE_SKILL);
    if (asked.length === 0) return;
    const opened = asked.flatMap(({ args }) => findAskedSkills(this.turn.catalog, args).slice(0, 1));
    this.openedSkills.push(...opened);
    yield { type: "skills", skills: [...this.turn.record.skills, ...opened.map(({ name }) => name)] };
    for (const { args } of asked) yield* await takeFirstLook(this.turn, args);
  }
}

function* tellNotRun({ refused, leftForTonight }: WeighedCalls): Generator<TurnEvent> {
  for (const { call: { toolCallId, tool }, reason } of refused) {
    yield { type: "result", toolCallId, tool: tool.name, output: { type: "error-text", value: reason } };
  }
  for (const { toolCallId, tool } of leftForTonight) {
    yield { type: "result", toolCallId, tool: tool.name, output: { type: "json", value: LEFT_FOR_TONIGHT } };
  }
}

function isQuotedWrite({ confirmation }: ToolDefinition): boolean {
  return confirmation === "quoted";
}

/** Whether an item that was ended said more than the new one does: the model has to keep the rest as an item of its own. */
function hasRemainder(value: unknown): boolean {
  return isJsonObject(value) && Array.isArray(value.also_said) && value.also_said.length > 0;
}

/** Whether a figure of an order may stand in this call: "pode tudo. a meta: pedalar 100 km" has it in what is kept in memory. */
function isRecord({ tool }: ToolCall): boolean {
  return tool.confirmation === "required" || isQuotedWrite(tool) || tool === replaceSavedTool;
}

function asRunningCall({ tool, args }: ToolCall): RunningCall {
  const recordArgs: JsonObject = tool === replaceSavedTool && isJsonObject(args.args) ? args.args : args;
  return { tool: tool.name, args: recordArgs, facts: {} };
}
