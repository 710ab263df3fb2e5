import assert from "node:assert/strict";
import { readEnvironment } from "../../../shared/runtime/environment.ts";

function withVariables<T>(variables: Record<string, string>, work: () => T): T {
  const all = { SUPABASE_URL: "http://localhost", SUPABASE_ANON_KEY: "key", ...variables };
  for (const [name, value] of Object.entries(all)) Deno.env.set(name, value);
  try {
    return work();
  } finally {
    for (const name of Object.keys(all)) Deno.env.delete(name);
  }
}

Deno.test("readEnvironment() sends spans nowhere unless it is said where", () => {
  assert.equal(withVariables({}, readEnvironment).otlp, null);
  assert.equal(withVariables({ OTEL_SERVICE_NAME: "casa" }, readEnvironment).otlp, null);
});

Deno.test("readEnvironment() reads OpenTelemetry's own variables, also where they are written badly", () => {
  const read = (headers: string) =>
    withVariables(
      { OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.test/otlp/", OTEL_EXPORTER_OTLP_HEADERS: headers },
      readEnvironment,
    ).otlp;
  assert.deepEqual(read("a=1, b = x%20y ,c=k=v"), {
    endpoint: "https://collector.test/otlp",
    headers: { a: "1", b: "x y", c: "k=v" },
    serviceName: "life-assistant",
  });
  assert.deepEqual(read(",=x,%,a=%zz")?.headers, { "%": "", a: "%zz" });
});

Deno.test("what makes spans is imported by one file, dynamically, and by nobody else of shared/", async () => {
  const found: string[] = [];
  const walk = async (folder: URL) => {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      if (isDirectory) await walk(new URL(`${name}/`, folder));
      else {
        const text = await Deno.readTextFile(new URL(name, folder));
        const importing = text.matchAll(
          /^import (?!type)[^;]*?"(@opentelemetry\/|@ai-sdk\/otel|[^"]*turn-trace\.ts)|(await import)\("[^"]*turn-trace\.ts/gm,
        );
        found.push(...[...importing].map(([, statically, dynamically]) => `${name}: ${statically ?? dynamically}`));
      }
    }
  };
  await walk(new URL("../../../shared/", import.meta.url));
  assert.deepEqual(found.sort(), [
    "turn-measures.ts: await import",
    "turn-trace.ts: @ai-sdk/otel",
  ]);
});
