import { localProject } from "../tests/support/local-project.ts";
import { startStack } from "../tests/support/stack.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";

const WARM_UP = 100;
const RUNS = 400;

/** A function that only says who asks, called with supabase-js over HTTP: what the embedded stack itself costs. */
export async function trivialRpc(): Promise<Measurement[]> {
  progress("a trivial rpc");
  const stack = await startStack({ migrations: localProject.migrations });
  const { client } = await stack.createUser("Ana");
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = performance.now();
    const { error } = await client.rpc("who_am_i");
    if (error) throw error;
    if (run >= WARM_UP) times.push(performance.now() - start);
  }
  await stack.close();
  return [
    held("trivial rpc, PGlite, p50", percentile(times, 0.5), "ms", 4, 11),
    { name: "trivial rpc, PGlite, p95", value: percentile(times, 0.95), unit: "ms" },
  ];
}
