import { OpenTelemetry } from "@ai-sdk/otel";
import type { Attributes, AttributeValue, Context, Span, SpanContext, SpanOptions, Tracer } from "@opentelemetry/api";
import type { TelemetryOptions } from "ai";
import type { OtlpEnvironment } from "./environment.ts";
import { OwnError } from "./log-failure.ts";

/** OTLP's numbers for the kinds of spans. They are one higher than those of OpenTelemetry's API. */
const KINDS = { internal: 1, server: 2, client: 3 };
const STATUS_ERROR = 2;
const SCOPE = "life-assistant";
const TIMEOUT_MS = 10_000;
/** The key under which a context holds its span, the same in every version of the API. */
const SPAN_KEY = Symbol.for("OpenTelemetry Context Key SPAN");
// The attributes that are sent: our own of the turn, and those attributes of the `ai` package that never hold words of a message. Error
// texts are not among them, because a provider may quote what it was sent.
const SENT_ATTRIBUTES =
  /^(?:turn|gen_ai\.(?:operation\.name|provider\.name|request\.(?:model|temperature)|usage))(?:\.|$)/;

/**
 * The spans of one turn: the turn itself and, below it, each request to a model and each call of Postgres. The `ai` package reports the
 * requests. All spans are sent together after the turn, by OTLP over HTTP as JSON. No tracer is registered for the process.
 */
export class TurnTrace {
  /** To be passed to each request to a model. */
  readonly telemetry: TelemetryOptions;
  readonly #traceId = randomHex(16);
  readonly #ended: RecordedSpan[] = [];
  readonly #turn = this.#start("turn", KINDS.server);

  constructor(readonly environment: OtlpEnvironment) {
    this.telemetry = {
      isEnabled: true,
      recordInputs: false,
      recordOutputs: false,
      integrations: new OpenTelemetry({ tracer: this.#tracer() }),
    };
  }

  /** Records a call of Postgres that has just ended. `from` is when it began, by `performance.now()`. */
  call(name: string, from: number): void {
    this.#start(name, KINDS.client, this.#turn, performance.timeOrigin + from).end();
  }

  /** Ends the turn's span and sends all spans. `facts` become its attributes; they may hold only names, codes and numbers. */
  async end(facts: Record<string, unknown>, failed: boolean): Promise<void> {
    this.#turn.setAttributes(attributesBelow("turn", facts));
    if (failed) this.#turn.setStatus({ code: STATUS_ERROR });
    this.#turn.end();
    const { endpoint, headers, serviceName } = this.environment;
    const response = await fetch(`${endpoint}/v1/traces`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({
        resourceSpans: [{
          resource: { attributes: keyValues({ "service.name": serviceName }) },
          scopeSpans: [{ scope: { name: SCOPE }, spans: this.#ended.map((span) => span.toOtlp()) }],
        }],
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new OwnError(`Spans were refused: ${response.status}`);
  }

  #start(name: string, kind: number, parent?: Span, from?: number): RecordedSpan {
    const context = { traceId: this.#traceId, spanId: randomHex(8), traceFlags: 1 };
    return new RecordedSpan(name, kind, context, parent?.spanContext().spanId, (span) => this.#ended.push(span), from);
  }

  /** The parent of a span is the one that its context names, or else the turn. */
  #tracer(): Tracer {
    return {
      startSpan: (name: string, { kind = 0, attributes = {} }: SpanOptions = {}, context?: Context) => {
        const parent = context?.getValue(SPAN_KEY) as Span | undefined;
        return this.#start(name, kind + 1, parent ?? this.#turn).setAttributes(attributes);
      },
      startActiveSpan: () => {
        throw new Error("No span is active: nothing is registered for the process");
      },
    };
  }
}

/** A span as it is sent. Events and error messages are dropped, because they may hold personal data. */
class RecordedSpan implements Span {
  readonly #attributes: Attributes = {};
  #code = 0;
  #endedAt: number | null = null;

  constructor(
    public name: string,
    readonly kind: number,
    readonly context: SpanContext,
    readonly parentSpanId: string | undefined,
    readonly onEnd: (span: RecordedSpan) => void,
    readonly startedAt = performance.timeOrigin + performance.now(),
  ) {}

  spanContext(): SpanContext {
    return this.context;
  }

  setAttribute(key: string, value: AttributeValue): this {
    this.#attributes[key] = value;
    return this;
  }

  setAttributes(attributes: Attributes): this {
    Object.assign(this.#attributes, attributes);
    return this;
  }

  setStatus({ code }: { code: number }): this {
    this.#code = code;
    return this;
  }

  updateName(name: string): this {
    this.name = name;
    return this;
  }

  end(): void {
    if (this.#endedAt !== null) return;
    this.#endedAt = performance.timeOrigin + performance.now();
    this.onEnd(this);
  }

  isRecording(): boolean {
    return this.#endedAt === null;
  }

  addEvent(): this {
    return this;
  }

  addLink(): this {
    return this;
  }

  addLinks(): this {
    return this;
  }

  recordException(): void {}

  toOtlp() {
    const { traceId, spanId } = this.context;
    return {
      traceId,
      spanId,
      parentSpanId: this.parentSpanId,
      name: this.name,
      kind: this.kind,
      startTimeUnixNano: nanoseconds(this.startedAt),
      endTimeUnixNano: nanoseconds(this.#endedAt ?? this.startedAt),
      attributes: keyValues(
        Object.fromEntries(Object.entries(this.#attributes).filter(([key]) => SENT_ATTRIBUTES.test(key))),
      ),
      status: { code: this.#code },
    };
  }
}

function randomHex(bytes: number): string {
  return crypto.getRandomValues(new Uint8Array(bytes)).toHex();
}

function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
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

function keyValues(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }]
  );
}

function valueOf(value: AttributeValue): unknown {
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.flatMap((one) => one === null || one === undefined ? [] : [valueOf(one)]) } };
  }
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
