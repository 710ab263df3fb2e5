import type { RpcCall } from "../database/rpc-client.ts";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import type { StoredMessage } from "../history/build-window.ts";
import { ApiError } from "../http/api-error.ts";
import { ModelFailure } from "../model/model-failure.ts";
import type { Environment } from "../runtime/environment.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { TurnTrace } from "../runtime/turn-trace.ts";
import { findBuiltInTool } from "../tools/registry.ts";
import { answerOfferTool } from "./model/answer-offer.ts";
import { replaceSavedTool } from "./model/replace-saved.ts";
import { undoTool } from "./model/undo-tool.ts";
import { USE_SKILL } from "../catalog/use-skill.ts";
import { CRISIS, type TurnMessage } from "./read-message.ts";
import type { TurnRecord } from "./record.ts";
import type { RoutedTurn } from "./route-turn.ts";
import type { ChunkSink } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** What took its time in a turn, in milliseconds: a Postgres function, a tool by its name, or `model`. */
export type MeasuredStep = [step: string, ms: number];

/** What is stored of a turn beside its route, skills and usage; the same goes into its line of log. */
export interface MeasuredTurn {
  intent: string | null;
  /** Who answered the last step. */
  model: string | null;
  tools: string[];
  steps: MeasuredStep[];
  /** Calls of Postgres that the turn waited for, its close among them. */
  roundTrips: number;
  /** Those that it did not wait for: chunks kept. */
  backgroundTrips: number;
  firstWordMs: number | null;
  ms: number;
  error: string | null;
}

const MODEL = "model";
const OF_THE_RUNTIME: ReadonlySet<string> = new Set([
  USE_SKILL,
  answerOfferTool.name,
  replaceSavedTool.name,
  undoTool.name,
]);
// Five steps of a model with a few tools each; a row and a line of log have an end.
const MOST_STEPS = 40;

/** Measures a turn from its request on. Names and numbers only: nothing of it is anybody's words. */
export class TurnMeasures {
  intent: string | null = null;
  model: string | null = null;
  error: string | null = null;
  /** Tools of packs are named by the deployment, not by anybody who talks. */
  packTools: Pick<ReadonlyMap<string, unknown>, "has"> = new Map();
  roundTrips = 0;
  backgroundTrips = 0;
  readonly #began = performance.now();

  constructor(readonly options: { isLogged?: boolean; trace?: TurnTrace } = {}) {}

  #firstWord: number | null = null;
  readonly #steps: { step: string; from: number; to: number }[] = [];

  /** Counts a call of Postgres that was answered or failed. */
  readonly countCall = ({ name, tool, from }: RpcCall): void => {
    const step = tool === undefined ? name : this.#toolName(tool);
    this.options.trace?.call(step, from);
    if (name === "append_chunks") {
      this.backgroundTrips++;
      return;
    }
    this.roundTrips++;
    this.#note(step, from);
  };

  /** Measures a model at work. */
  async timeModel<T extends { modelId: string }>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      const answered = await work();
      this.model = answered.modelId.slice(0, 100);
      return answered;
    } finally {
      this.#note(MODEL, from);
    }
  }

  /** Passes chunks on and sees the first word. */
  watch(sink: ChunkSink): ChunkSink {
    return (chunk) => {
      if (chunk.type === "text-delta") this.#firstWord ??= performance.now();
      sink(chunk);
    };
  }

  /** Why the turn failed: a code. */
  fail(error: unknown): void {
    this.error = codeOf(error);
  }

  /** The measures as they stand. */
  soFar(messages: readonly StoredMessage[]): MeasuredTurn {
    return {
      intent: this.intent,
      model: this.model,
      tools: this.#toolsOf(messages),
      steps: this.#steps.map(({ step, from, to }) => [step, Math.round(to - from)]),
      roundTrips: this.roundTrips,
      backgroundTrips: this.backgroundTrips,
      firstWordMs: this.#firstWord === null ? null : Math.round(this.#firstWord - this.#began),
      ms: Math.round(performance.now() - this.#began),
      error: this.error,
    };
  }

  /** Each tool that was called, once; a model may call a tool by any name, also by what somebody said. */
  #toolsOf(messages: readonly StoredMessage[]): string[] {
    const named = messages.flatMap(({ parts }) => parts.flatMap((part) => "toolName" in part ? [part.toolName] : []));
    return [...new Set(named.map((name) => this.#toolName(String(name))))];
  }

  #toolName(name: string): string {
    return findBuiltInTool(name) || OF_THE_RUNTIME.has(name) || this.packTools.has(name) ? name : "unknown";
  }

  /** Calls of one name between two steps of the model are one step: they run at once. */
  #note(step: string, from: number): void {
    const to = performance.now();
    const asked = this.#steps.findLastIndex((one) => one.step === MODEL);
    const same = step === MODEL ? undefined : this.#steps.slice(asked + 1).find((one) => one.step === step);
    if (same) same.to = to;
    else if (this.#steps.length < MOST_STEPS) this.#steps.push({ step, from, to });
  }
}

/** The measures of a turn that begins now. What makes spans is loaded only where somebody collects them. */
export async function startMeasures({ logTurns, otlp }: Environment): Promise<TurnMeasures> {
  if (otlp === null) return new TurnMeasures({ isLogged: logTurns });
  const { TurnTrace } = await import("../runtime/turn-trace.ts");
  return new TurnMeasures({ isLogged: logTurns, trace: new TurnTrace(otlp) });
}

/** Runs a turn and tells how it went, once it is closed or given up. */
export async function runMeasured<T>(turn: Turn, record: TurnRecord, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    record.outcome = "failed";
    turn.measures.fail(error);
    throw error;
  } finally {
    const line = lineOf(turn, record);
    const { isLogged, trace } = turn.measures.options;
    if (isLogged) console.log(JSON.stringify({ event: "turn", ...line }));
    const { steps: _, ...facts } = line;
    if (trace) runInBackground(trace.end(facts, line.outcome === "failed"));
  }
}

/** The turn as its line of log tells it: names, codes and numbers, without a word of anybody's. */
function lineOf({ opened, measures }: Turn, record: TurnRecord) {
  const { route, outcome, skills, modelCalls, usage, messages } = record;
  return {
    turn: opened.id,
    conversation: opened.context.conversation.id,
    attempt: opened.attempt,
    route,
    outcome,
    skills,
    modelCalls,
    usage: { ...usage },
    ...measures.soFar(messages),
  };
}

/** What a message was taken for, in the words of `classifyIntent` where it is a command. */
export function intentOf(routed: RoutedTurn, { isCrisis }: TurnMessage): string {
  if (isCrisis) return CRISIS;
  switch (routed.kind) {
    case "command":
      return routed.intent.action;
    case "memory":
      return `memory_${routed.asked.action}`;
    case "answer":
      return `answer_${[...new Set(routed.answers.map(({ decision }) => decision))].toSorted().join("_")}`;
    case "model":
      return "none";
    default:
      return routed.kind.replaceAll("-", "_");
  }
}

function codeOf(error: unknown): string {
  if (error instanceof ModelFailure) return `model_${error.reason}`;
  if (error instanceof ApiError) return error.code;
  if (error instanceof DatabaseFailure) return `database_${error.reason}`;
  return error instanceof DomainError && /^\w{1,60}$/.test(error.code) ? error.code : "internal";
}
