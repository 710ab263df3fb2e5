import postgres from "postgres";
import { startProcess } from "../tests/support/start-process.ts";
import type { ProductReady } from "./load/product-server.ts";
import { processorSeconds, serverSeconds } from "./load/processor-seconds.ts";
import { MOST_PEOPLE } from "./load/sentences.ts";
import { startLangGraph } from "./load/start-langgraph.ts";
import { type Outcome, talk, type Talked, type Turn, type Turns } from "./load/talk.ts";
import { type Measurement, percentile, progress } from "./measurement.ts";

const WARM_UP_SECONDS = 5;
const RPC_SECONDS = 10;
/** The product is to answer at least so many times as many turns as LangGraph. */
const TARGET = 2;

/** What answers the turns. */
interface Side {
  name: string;
  /** Of the process with the functions. */
  pid: number;
  send(turn: Turn): Promise<Outcome>;
}

/**
 * Many people who talk at once, in Postgres: to the product, to LangGraph with its Postgres saver, and to an rpc alone.
 * The driver, the functions and the database share the processors of this machine.
 *
 * @param seconds how long they talk in each measurement
 * @param groups how many talk, one measurement after the other
 */
export async function load(server: string, seconds: number, groups: number[]): Promise<Measurement[]> {
  progress("starting the product and LangGraph");
  const product = await startProcess<ProductReady>("bench/load/product-server.ts", [], { TEST_DATABASE_URL: server });
  const langGraph = await startLangGraph(server);
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  const { ready } = product;
  const sides: Side[] = [
    { name: "product", pid: product.pid, send: (turn) => sendToProduct(ready, turn) },
    { name: "LangGraph", pid: langGraph.pid, send: (turn) => sendToLangGraph(langGraph.url, turn) },
  ];
  const rows: Measurement[] = [];
  const turns: Turns[] = Array.from({ length: MOST_PEOPLE }, () => ({ answered: 0, failed: 0 }));
  const run = async (side: Side, people: number, forSeconds: number) => {
    const measured = await measure(sql, side, people, forSeconds);
    if (side.name === "product") {
      for (const [person, { answered, failed }] of measured.talked.turns.entries()) {
        turns[person]!.answered += answered;
        turns[person]!.failed += failed;
      }
    }
    return measured;
  };
  for (const side of sides) await run(side, 50, WARM_UP_SECONDS);
  for (const people of groups) {
    const throughput: number[] = [];
    for (const side of sides) {
      progress(`${people} people and ${side.name}`);
      const measured = await run(side, people, seconds);
      rows.push(...describe(`${side.name}, ${people} people`, measured));
      throughput.push(measured.talked.times.length / measured.talked.seconds);
    }
    const ratio = throughput[0]! / throughput[1]!;
    rows.push({
      name: `turns of the product for one of LangGraph, ${people} people`,
      value: ratio,
      unit: "",
      target: `≥ ${TARGET}`,
      ok: ratio >= TARGET,
    });
    progress(`${people} people and an rpc`);
    const rpc = { name: "rpc", pid: product.pid, send: (turn: Turn) => sendRpc(ready, turn) };
    rows.push(...describe(`an rpc alone, ${people} people`, await measure(sql, rpc, people, RPC_SECONDS)));
  }
  progress("counting what was kept");
  rows.push(await lostOrDoubled(ready, turns));
  await sql.end({ timeout: 5 });
  await langGraph.close();
  await product.stop("SIGTERM");
  return rows;
}

interface Measured {
  talked: Talked;
  connections: number;
  database: number;
  functions: number;
  driver: number;
}

async function measure(sql: postgres.Sql, { pid, send }: Side, people: number, seconds: number): Promise<Measured> {
  const used = async () => [await serverSeconds(sql), await processorSeconds(pid), await processorSeconds(Deno.pid)];
  let connections = 0;
  const counting = setInterval(async () => {
    const [row] = await sql`select count(*)::int as open from pg_catalog.pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_catalog.pg_backend_pid()`;
    connections = Math.max(connections, row!.open);
  }, 1_000);
  const before = await used();
  const talked = await talk(people, seconds, send);
  const [database = NaN, functions = NaN, driver = NaN] = (await used()).map((value, part) => value - before[part]!);
  clearInterval(counting);
  return { talked, connections, database, functions, driver };
}

function describe(name: string, { talked, connections, ...parts }: Measured): Measurement[] {
  const { times, seconds, overloaded, failures } = talked;
  if (failures.length > 0) progress(`${name}: ${failures.length} failed, first: ${failures[0]}`);
  return [
    { name: `${name}: answered a second`, value: times.length / seconds, unit: "" },
    ...[0.5, 0.95, 0.99].map((share) => ({
      name: `${name}: p${share * 100}`,
      value: percentile(times, share),
      unit: "ms",
    })),
    { name: `${name}: told to come again`, value: overloaded, unit: "" },
    { name: `${name}: failed`, value: failures.length, unit: "", target: "0", ok: failures.length === 0 },
    { name: `${name}: connections to Postgres`, value: connections, unit: "" },
    ...Object.entries(parts).map(([part, used]) => ({
      name: `${name}: processor for one answer, ${part}`,
      value: used * 1000 / times.length,
      unit: "ms",
    })),
  ];
}

/** How many people have fewer messages kept than turns answered, or more than turns sent. */
async function lostOrDoubled({ url, publishableKey, tokens }: ProductReady, turns: Turns[]): Promise<Measurement> {
  let wrong = 0;
  for (const [person, { answered, failed }] of turns.entries()) {
    const response = await fetch(`${url}/rest/v1/messages?select=id&role=eq.user`, {
      method: "HEAD",
      headers: { apikey: publishableKey, Authorization: `Bearer ${tokens[person]}`, Prefer: "count=exact" },
    });
    const kept = Number(response.headers.get("content-range")?.split("/")[1]);
    // A failed turn may have kept its message or not.
    if (!(kept >= answered && kept <= answered + failed)) wrong++;
  }
  return { name: "people with a message lost or doubled", value: wrong, unit: "", target: "0", ok: wrong === 0 };
}

async function sendToProduct({ url, publishableKey, tokens }: ProductReady, turn: Turn): Promise<Outcome> {
  const response = await fetch(`${url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      apikey: publishableKey,
      Authorization: `Bearer ${tokens[turn.person]}`,
    },
    body: JSON.stringify({
      id: turn.conversation,
      message: { id: turn.messageId, role: "user", parts: [{ type: "text", text: turn.text }] },
    }),
  });
  const body = await response.text();
  const wait = Number(response.headers.get("retry-after") ?? NaN);
  if (response.status === 503 && wait >= 0) return { overloaded: wait };
  return response.ok && body.includes('"outcome":"completed"')
    ? { answered: true }
    : { failed: `${response.status} ${body.slice(-300)}` };
}

async function sendToLangGraph(url: string, { person, conversation, text }: Turn): Promise<Outcome> {
  const body = JSON.stringify({ person: `person-${person}`, conversation, text });
  const response = await fetch(url, { method: "POST", body });
  const answer = await response.text();
  return response.ok && answer.endsWith("[DONE]\n\n") ? { answered: true } : { failed: `${response.status} ${answer}` };
}

async function sendRpc({ url, publishableKey, tokens }: ProductReady, { person }: Turn): Promise<Outcome> {
  const response = await fetch(`${url}/rest/v1/rpc/list_own_packs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: publishableKey, Authorization: `Bearer ${tokens[person]}` },
    body: "{}",
  });
  const answer = await response.text();
  return response.ok ? { answered: true } : { failed: `${response.status} ${answer}` };
}
