import type { RpcClient } from "../../shared/database/rpc-client.ts";
import { loadPacks } from "../../shared/packs/load-packs.ts";
import { type Catalog, catalogOf } from "../../shared/catalog/catalog.ts";
import { rankTools } from "../../shared/catalog/rank-tools.ts";
import { NO_SWITCHES } from "../../shared/skills/switches.ts";
import { startStack } from "../../tests/support/stack.ts";
import { packsWith, pushPacks } from "../../tests/support/tool-catalog.ts";
import { held, type Measurement, percentile, progress } from "../measurement.ts";

const SIZE = 200;
const MISSES = 30;
const HITS = 1_000;
const MOST_HIT_MS = 1;
const MOST_MISS_MS = 50;

/** Two hundred tools resolved: from what the instance has, and after a push, with the one round trip that this takes. */
export async function resolver(): Promise<Measurement[]> {
  progress(`resolving ${SIZE} tools`);
  const stack = await startStack();
  const packs = packsWith(SIZE);
  await pushPacks(stack, packs);
  const names = packs.flatMap(({ tools }) => tools.map(({ name }) => name));
  const client: RpcClient = (await stack.createUser("Ana")).client;
  const misses: number[] = [];
  const indexed: number[] = [];
  const before = stack.counts.rest;
  for (let revision = 1; revision <= MISSES; revision++) {
    misses.push(await time(() => resolve(client, revision, names)));
    const { catalog } = await resolve(client, revision, names);
    indexed.push(await time(() => Promise.resolve(rankTools(catalog, { text: "Gastei 50 no mercado" }))));
  }
  const roundTrips = (stack.counts.rest - before) / MISSES;
  const hits: number[] = [];
  for (let run = 0; run < HITS; run++) hits.push(await time(() => resolve(client, MISSES, names)));
  await stack.close();
  return [
    held(`resolver, ${SIZE} tools, hit, p99`, percentile(hits, 0.99), "ms", MOST_HIT_MS),
    held(`resolver, ${SIZE} tools, miss, p50`, percentile(misses, 0.5), "ms", MOST_MISS_MS),
    { name: `resolver, ${SIZE} tools, miss, p95`, value: percentile(misses, 0.95), unit: "ms" },
    { name: "resolver, miss, SQL round trips", value: roundTrips, unit: "", target: "1", ok: roundTrips === 1 },
    { name: `words of ${SIZE} tools indexed after a miss, p50`, value: percentile(indexed, 0.5), unit: "ms" },
  ];
}

async function resolve(client: RpcClient, revision: number, names: readonly string[]) {
  const packs = await loadPacks(client, "https://bench", "ana", { revision, own: 0 });
  const catalog: Catalog = catalogOf({ packs, switches: NO_SWITCHES });
  const tools = names.flatMap((name) => catalog.find(name) ?? []);
  if (tools.length !== names.length) throw new Error(`${tools.length} of ${names.length} tools resolved`);
  return { catalog, tools };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
