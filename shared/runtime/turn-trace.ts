import { OpenTelemetry } from "@ai-sdk/otel";
import {
  type Attributes,
  type AttributeValue,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { BasicTracerProvider, type ReadableSpan } from "@opentelemetry/sdk-trace-base";
import type { TelemetryOptions } from "ai";
import type { OtlpEnvironment } from "./environment.ts";
import { OwnError } from "./log-failure.ts";

type HrTime = ReadableSpan["startTime"];

const SCOPE = "life-assistant";
const TIMEOUT_MS = 10_000;
// What is sent of a span: our own of the turn, and of what `ai` says of a request what holds nobody's words, also where a
// provider quotes what it was sent.
const SENT = /^(?:turn|gen_ai\.(?:operation\.name|provider\.name|request\.(?:model|temperature)|usage))(?:\.|$)/;

/**
 * The spans of one turn: the turn itself, below it each request to a model as the `ai` package tells it, and each call of
 * Postgres. They are sent together once the turn has ended, by OTLP over HTTP as JSON. Nothing is registered for the process.
 */
export class TurnTrace {
  /** For each request to a model. */
  readonly telemetry: TelemetryOptions;
  readonly #ended: ReadableSpan[] = [];
  readonly #tracer: Tracer;
  readonly #span: Span;
  readonly #below: Context;

  constructor(readonly environment: OtlpEnvironment) {
    const provider = new BasicTracerProvider({
      spanProcessors: [{
        onStart: () => {},
        onEnd: (span) => void this.#ended.push(span),
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      }],
    });
    this.#tracer = provider.getTracer(SCOPE);
    this.#span = this.#tracer.startSpan("turn", { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    this.#below = trace.setSpan(ROOT_CONTEXT, this.#span);
    this.telemetry = {
      isEnabled: true,
      recordInputs: false,
      recordOutputs: false,
      integrations: new OpenTelemetry({ tracer: startingBelow(this.#tracer, this.#below) }),
    };
  }

  /** A call of Postgres that began at `from`, by `performance.now()`, and has just ended. */
  call(name: string, from: number): void {
    this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: from }, this.#below).end();
  }

  /** Ends the turn, told by names, codes and numbers, and sends its spans. */
  async end(facts: Record<string, unknown>, failed: boolean): Promise<void> {
    this.#span.setAttributes(attributesBelow("turn", facts));
    if (failed) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
    const { endpoint, headers, serviceName } = this.environment;
    const response = await fetch(`${endpoint}/v1/traces`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(otlp(serviceName, this.#ended)),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new OwnError(`Spans were refused: ${response.status}`);
  }
}

/** `{ usage: { inputTokens: 1 } }` as `turn.usage.inputTokens`. */
function attributesBelow(prefix: string, facts: Record<string, unknown>): Attributes {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      const key = `${prefix}.${name}`;
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        return Object.entries(attributesBelow(key, value as Record<string, unknown>));
      }
      return value === null || value === undefined ? [] : [[key, value as AttributeValue]];
    }),
  );
}

/** A tracer whose spans belong to the turn where nothing says to what. */
function startingBelow(tracer: Tracer, below: Context): Tracer {
  const startSpan = (name: string, options?: SpanOptions, context?: Context) =>
    tracer.startSpan(name, options, context && trace.getSpan(context) ? context : below);
  return { startSpan, startActiveSpan: tracer.startActiveSpan.bind(tracer) };
}

/** The body of a request to a collector. */
function otlp(serviceName: string, spans: ReadableSpan[]) {
  return {
    resourceSpans: [{
      resource: { attributes: attributesOf({ "service.name": serviceName }) },
      scopeSpans: [{ scope: { name: SCOPE }, spans: spans.map(spanOf) }],
    }],
  };
}

/** Without events and messages: errors are told in words, which may be anybody's. */
function spanOf(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  const attributes = Object.entries(span.attributes).filter(([key]) => SENT.test(key));
  return {
    traceId,
    spanId,
    parentSpanId: span.parentSpanContext?.spanId,
    name: span.name,
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesOf(Object.fromEntries(attributes)),
    status: { code: span.status.code },
  };
}

function nanoseconds([seconds, rest]: HrTime): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }]
  );
}

function valueOf(value: Exclude<AttributeValue, undefined>): unknown {
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.flatMap((one) => one == null ? [] : [valueOf(one)]) } };
  }
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
