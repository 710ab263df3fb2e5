/** A span as a collector receives it with OTLP over HTTP. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

interface FakeCollector {
  /** Variables that send spans here. */
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: string; OTEL_EXPORTER_OTLP_HEADERS: string; OTEL_SERVICE_NAME: string };
  /** All requests, in order. */
  requests: { path: string; headers: Headers; body: string }[];
  /** All spans, in the order in which they ended. */
  spans(): CollectedSpan[];
  /** Sets the status of all further answers. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts a local OpenTelemetry collector. */
export function startFakeCollector(): FakeCollector {
  const requests: FakeCollector["requests"] = [];
  let status = 200;
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    requests.push({ path: new URL(request.url).pathname, headers: request.headers, body: await request.text() });
    return new Response("{}", { status });
  });
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.addr.port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=casa%20nova, authorization=Basic YTpi=",
      OTEL_SERVICE_NAME: "assistant-under-test",
    },
    requests,
    spans: () => requests.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans),
    answer: (next) => {
      status = next;
    },
    close: () => server.shutdown(),
  };
}
