import { APICallError, type ModelMessage, type TelemetryOptions } from "ai";
import type { ChatModel, ModelTurn } from "./chat-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { type JsonShape, type ModelCall, type ModelTool, type StepUsage, streamStep } from "./stream-step.ts";

export interface ModelStepInput {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  /** The conversation for a model, without the signatures of other models; `null`: without any signature. */
  messages(modelId: string | null): ModelMessage[];
  tools: ModelTool[];
  /** Whether the model has to answer in words, without a call. */
  mustAnswerInWords: boolean;
  /** The step answers in JSON of this shape. */
  jsonShape?: JsonShape;
  limits: StepLimits;
  /** Where each request is traced. */
  telemetry?: TelemetryOptions;
  /** Aborted when the turn's time is over. */
  deadline: AbortSignal;
  onText(delta: string): void;
}

/** How long one request may take, in milliseconds. */
export interface StepLimits {
  /** Time until the first sign of an answer: a word, a call, a thought. */
  firstMs: number;
  stepMs: number;
}

/** The result of a step, and the model that answered. The words were passed to `onText`. */
export interface AnsweredStep {
  modelId: string;
  calls: ModelCall[];
  /** Tokens of the request that was answered. */
  usage: StepUsage;
}

/** One request: to which model, and whether its earlier calls are sent with their signatures. */
interface Attempt {
  chatModel: ChatModel;
  hasSignatures: boolean;
  pauseMs: number;
}

// A person is waiting. If the provider asks for a longer pause, the fallback is asked instead.
const MAX_PAUSE_MS = 5_000;
const PAUSE_MS = 400;

/**
 * Runs one step of the model. A request that failed before a word was said is repeated once. If the model still cannot be reached,
 * its fallback is asked, if it has one.
 *
 * @throws ModelFailure if there is no complete answer in words or calls
 */
export async function runModelStep(input: ModelStepInput): Promise<AnsweredStep> {
  let hasText = false;
  const onText = (delta: string) => {
    hasText ||= delta !== "";
    input.onText(delta);
  };
  const attempts: Attempt[] = [];
  let attempt: Attempt | null = { chatModel: input.chatModel, hasSignatures: true, pauseMs: 0 };
  while (true) {
    attempts.push(attempt);
    try {
      return await requestStep(attempt, { ...input, onText });
    } catch (error) {
      attempt = error instanceof ModelFailure && !hasText && !input.deadline.aborted
        ? nextAttempt(error, attempts)
        : null;
      if (!attempt) throw error;
      await pause(attempt.pauseMs, input.deadline);
    }
  }
}

async function requestStep({ chatModel, hasSignatures }: Attempt, input: ModelStepInput): Promise<AnsweredStep> {
  const { turn, instructions, tools, mustAnswerInWords, jsonShape, telemetry, limits, deadline, onText } = input;
  const { modelId } = chatModel.model;
  const noBeginning = new AbortController();
  const timer = setTimeout(
    () => noBeginning.abort(new DOMException("No answer began", "TimeoutError")),
    limits.firstMs,
  );
  try {
    const step = await streamStep({
      chatModel,
      turn,
      instructions,
      messages: input.messages(hasSignatures ? modelId : null),
      tools,
      mustAnswerInWords,
      jsonShape,
      telemetry,
      signal: AbortSignal.any([deadline, noBeginning.signal, AbortSignal.timeout(limits.stepMs)]),
      onBegin: () => clearTimeout(timer),
      onText,
    });
    return { modelId, ...step };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The next request after a failure that the person has not seen yet; null if the turn fails. In this order: the same request without
 * signatures, once more after a pause, the fallback.
 */
function nextAttempt({ reason, cause }: ModelFailure, attempts: Attempt[]): Attempt | null {
  const last = attempts.at(-1)!;
  const { chatModel } = attempts[0]!;
  const isFallback = last.chatModel !== chatModel;
  if (last.hasSignatures && isSignatureRefusal(cause)) return { ...last, hasSignatures: false, pauseMs: 0 };
  if (isFallback || reason === "blocked" || isRefusal(cause)) return null;
  const sameAttempts = attempts.filter((attempt) =>
    attempt.chatModel === last.chatModel && attempt.hasSignatures === last.hasSignatures
  );
  const pauseMs = askedPause(cause) ?? PAUSE_MS;
  if (sameAttempts.length === 1 && pauseMs <= MAX_PAUSE_MS) return { ...last, pauseMs };
  const isOutOfReach = reason === "unavailable" || reason === "too_slow";
  return isOutOfReach && chatModel.fallback ? { chatModel: chatModel.fallback, hasSignatures: true, pauseMs: 0 } : null;
}

/** Whether the provider would refuse the request again: it is invalid, or the key has no right to it. */
function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 401, 403].includes(error.statusCode ?? 0);
}

function isSignatureRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 &&
    /thought.?signature/i.test(`${error.message} ${error.responseBody ?? ""}`);
}

/** Milliseconds that the provider asks to wait, in the body (`RetryInfo`) or in a header. */
function askedPause(error: unknown): number | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const seconds = /"retryDelay"\s*:\s*"([\d.]+)s"/.exec(error.responseBody ?? "")?.[1] ??
    error.responseHeaders?.["retry-after"];
  return Number.isFinite(Number(seconds ?? NaN)) ? Number(seconds) * 1000 : undefined;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
