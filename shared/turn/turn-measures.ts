import type { RpcCall } from "../database/rpc-client.ts";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import type { StoredMessage } from "../history/build-window.ts";
import { ApiError } from "../http/api-error.ts";
import { ModelFailure } from "../model/model-failure.ts";
import type { Environment } from "../runtime/environment.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { TurnTrace } from "../runtime/turn-trace.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import { CRISIS, type TurnMessage } from "./read-message.ts";
import type { TurnRecord } from "./record.ts";
import type { RoutedTurn } from "./route-turn.ts";
import type { ChunkSink } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** How long one step of a turn took, in milliseconds. The step is a Postgres function, a tool's name, or `model`. */
type MeasuredStep = [step: string, ms: number];

/** What is stored about a turn in addition to its route, skills and usage. Its log line has the same. */
export interface MeasuredTurn {
  intent: string | null;
  /** The model that answered last. */
  model: string | null;
  tools: string[];
  steps: MeasuredStep[];
  /** Calls of Postgres that the turn waited for, with the one that closes it. */
  roundTrips: number;
  /** Calls of Postgres that it did not wait for: those that store chunks. */
  backgroundTrips: number;
  firstWordMs: number | null;
  ms: number;
  error: string | null;
}

const MODEL = "model";
// Enough for five steps of the model with a few tools each. The limit keeps the row and the log line short.
const MOST_STEPS = 40;

/** Measures a turn from the request on. It keeps names and numbers only, never what somebody said. */
export class TurnMeasures {
  intent: string | null = null;
  model: string | null = null;
  error: string | null = null;
  /** Names of packs' tools may be kept: they come from the packs, not from the conversation. */
  packTools: Pick<ReadonlyMap<string, unknown>, "has"> = new Map();
  roundTrips = 0;
  backgroundTrips = 0;
  readonly #began = performance.now();
  #firstWord: number | null = null;
  readonly #steps: { step: string; from: number; to: number }[] = [];

  constructor(readonly options: { isLogged?: boolean; trace?: TurnTrace } = {}) {}

  /** Counts a call of Postgres that has ended, with or without an error. */
  readonly countCall = ({ name, tool, from }: RpcCall): void => {
    const step = tool === undefined ? name : this.#toolName(tool);
    this.options.trace?.call(step, from);
    if (name === "append_chunks") {
      this.backgroundTrips++;
      return;
    }
    this.roundTrips++;
    this.#addStep(step, from);
  };

  /** Measures one request to a model. */
  async timeModel<T extends { modelId: string }>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      const answered = await work();
      this.model = answered.modelId.slice(0, 100);
      return answered;
    } finally {
      this.#addStep(MODEL, from);
    }
  }

  /** Passes chunks on and notes when the first word comes. */
  watch(sink: ChunkSink): ChunkSink {
    return (chunk) => {
      if (chunk.type === "text-delta") this.#firstWord ??= performance.now();
      sink(chunk);
    };
  }

  /** Notes the code of the error that made the turn fail. */
  fail(error: unknown): void {
    this.error = codeOf(error);
  }

  /** The measures of the turn so far. */
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

  /** Each called tool once. A model may invent a tool name from what somebody said: an unknown name is not kept. */
  #toolsOf(messages: readonly StoredMessage[]): string[] {
    const named = messages.flatMap(({ parts }) => parts.flatMap((part) => "toolName" in part ? [part.toolName] : []));
    return [...new Set(named.map((name) => this.#toolName(String(name))))];
  }

  #toolName(name: string): string {
    return findBuiltInTool(name) || TURN_TOOLS.includes(name) || this.packTools.has(name) ? name : "unknown";
  }

  /** Calls of one name between two requests to the model become one step, since they run at the same time. */
  #addStep(step: string, from: number): void {
    const to = performance.now();
    const lastRequest = this.#steps.findLastIndex((one) => one.step === MODEL);
    const same = step === MODEL ? undefined : this.#steps.slice(lastRequest + 1).find((one) => one.step === step);
    if (same) same.to = to;
    else if (this.#steps.length < MOST_STEPS) this.#steps.push({ step, from, to });
  }
}

/** The measures of a turn that begins now. The code for spans is loaded only where an OTLP address is set. */
export async function startMeasures({ logTurns, otlp }: Environment): Promise<TurnMeasures> {
  if (otlp === null) return new TurnMeasures({ isLogged: logTurns });
  const { TurnTrace } = await import("../runtime/turn-trace.ts");
  return new TurnMeasures({ isLogged: logTurns, trace: new TurnTrace(otlp) });
}

/** Runs a turn, then logs its measures and ends its trace, also where the turn failed. */
export async function runMeasured<T>(turn: Turn, record: TurnRecord, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    record.outcome = "failed";
    turn.measures.fail(error);
    throw error;
  } finally {
    const line = logLine(turn, record);
    const { isLogged, trace } = turn.measures.options;
    if (isLogged) console.log(JSON.stringify({ event: "turn", ...line }));
    const { steps: _, ...facts } = line;
    if (trace) runInBackground(trace.end(facts, line.outcome === "failed"));
  }
}

/** The log line of a turn: names, codes and numbers, nothing that somebody said. */
function logLine({ opened, measures }: Turn, record: TurnRecord) {
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

/** What a message was taken for. A command has the name that `classifyIntent` gave it. */
export function intentOf(routed: RoutedTurn, { isCrisis }: TurnMessage): string {
  if (isCrisis) return CRISIS;
  switch (routed.kind) {
    case "command":
      return routed.intent.action;
    case "memory":
      return `memory_${routed.memoryRequest.action}`;
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
