import { APICallError, type ModelMessage, type TelemetryOptions } from "ai";
import type { ChatModel, ModelTurn } from "./chat-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { type JsonShape, type ModelCall, type ModelTool, type StepUsage, streamStep } from "./stream-step.ts";

export interface ModelStepInput {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  /** The conversation for a model. What another model signed stays out of it; for null, every signature does. */
  messages(modelId: string | null): ModelMessage[];
  tools: ModelTool[];
  /** The step has to answer in words. */
  mustAnswerInWords: boolean;
  /** The step answers in JSON of this shape. */
  jsonShape?: JsonShape;
  limits: StepLimits;
  /** Who is told of each request. */
  telemetry?: TelemetryOptions;
  /** Aborted when there is no time left at all. */
  deadline: AbortSignal;
  onText(delta: string): void;
}

/** How long one request may take, in milliseconds. */
export interface StepLimits {
  /** Until the model begins: a word, a call, a thought. */
  firstMs: number;
  stepMs: number;
}

/** What a step came to, and which model it was. */
export interface AnsweredStep {
  modelId: string;
  calls: ModelCall[];
  /** Of every request that was answered. */
  usage: StepUsage;
}

/** A request that is made: of which model, and whether with the signatures of its calls. */
interface Attempt {
  chatModel: ChatModel;
  hasSignatures: boolean;
  pauseMs: number;
}

// A person is waiting: who asks for more time is left for the fallback.
const MAX_PAUSE_MS = 5_000;
const PAUSE_MS = 400;

/**
 * One step of the model. A request that failed before a word was said is made once more; where the model cannot be reached,
 * then of its fallback, if it has one.
 *
 * @throws ModelFailure on anything but a complete answer in words or calls
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
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new DOMException("No answer began", "TimeoutError")), limits.firstMs);
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
      signal: AbortSignal.any([deadline, silence.signal, AbortSignal.timeout(limits.stepMs)]),
      onBegin: () => clearTimeout(timer),
      onText,
    });
    return { modelId, ...step };
  } finally {
    clearTimeout(timer);
  }
}

/** What is tried after a failure that nobody has heard of yet; null when that is to be told. */
function nextAttempt({ reason, cause }: ModelFailure, attempts: Attempt[]): Attempt | null {
  const last = attempts.at(-1)!;
  const { chatModel } = attempts[0]!;
  if (last.hasSignatures && isSignatureRefusal(cause)) return { ...last, hasSignatures: false, pauseMs: 0 };
  if (reason === "blocked" || isRefusal(cause)) return null;
  const tries =
    attempts.filter((attempt) => attempt.chatModel === last.chatModel && attempt.hasSignatures === last.hasSignatures)
      .length;
  const pauseMs = askedPause(cause) ?? PAUSE_MS;
  if (last.chatModel === chatModel && tries === 1 && pauseMs <= MAX_PAUSE_MS) return { ...last, pauseMs };
  const outOfReach = reason === "unavailable" || reason === "too_slow";
  if (outOfReach && last.chatModel === chatModel && chatModel.fallback) {
    return { chatModel: chatModel.fallback, hasSignatures: true, pauseMs: 0 };
  }
  return null;
}

/** A request the provider will not take, this time or the next: bad, or of a key that may not. */
function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 401, 403].includes(error.statusCode ?? 0);
}

function isSignatureRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 &&
    /thought.?signature/i.test(`${error.message} ${error.responseBody ?? ""}`);
}

/** Milliseconds the provider asks to wait, in its body (`RetryInfo`) or in a header. */
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
