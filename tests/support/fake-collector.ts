/** A span as a collector gets it by OTLP over HTTP. */
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

export interface FakeCollector {
  /** Variables that send spans here. */
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: string; OTEL_EXPORTER_OTLP_HEADERS: string; OTEL_SERVICE_NAME: string };
  /** Requests as they came. */
  requests: { path: string; headers: Headers; body: string }[];
  /** All spans, in the order in which they ended. */
  spans(): CollectedSpan[];
  /** What is answered from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A local collector of OpenTelemetry's. */
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
