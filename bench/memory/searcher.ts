import postgres from "postgres";
import { QUESTIONS } from "./life.ts";
import { random } from "./random.ts";

/** How long searches took, in milliseconds. */
export interface SearchTimes {
  /** Each search, as whoever asks waits for it. */
  times: number[];
  /** The mean of what the server's processor did for one; NaN when the server is elsewhere. */
  processor: number;
}

/** Searches as one user over one connection, as the REST API does. */
export interface Searcher {
  /** So many searches, by words alone or by meaning as well. */
  measure(searches: number, embedded: boolean): Promise<SearchTimes>;
  close(): Promise<void>;
}

const WARM_UP = QUESTIONS.length;

/** Signs a user in on a connection of their own. */
export async function searchAs(url: string, userId: string): Promise<Searcher> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, false),
    set_config('request.jwt.claim.sub', ${userId}, false)`;
  await sql`set role authenticated`;
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const next = random(7);
  const values = Array.from({ length: 768 }, () => next() - 0.5);
  const norm = Math.hypot(...values);
  const vector = `[${values.map((value) => (value / norm).toPrecision(5)).join(",")}]`;
  let asked = 0;
  const search = async (embedded: boolean) => {
    const question = QUESTIONS[asked++ % QUESTIONS.length]!;
    const start = performance.now();
    await sql`select public.search_knowledge(query := ${question}, query_embedding := ${embedded ? vector : null})`;
    return performance.now() - start;
  };
  for (let run = 0; run < WARM_UP; run++) await search(run % 2 === 0);
  return {
    async measure(searches, embedded) {
      const before = await processorTime(backend!.pid);
      const times: number[] = [];
      for (let run = 0; run < searches; run++) times.push(await search(embedded));
      return { times, processor: (await processorTime(backend!.pid) - before) / searches };
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Milliseconds that a Postgres process of this machine has run so far, whatever else the machine had to do. */
async function processorTime(pid: number): Promise<number> {
  const read = (file: string) => Deno.readTextFile(`/proc/${pid}/${file}`).catch(() => "");
  if ((await read("comm")).trim() !== "postgres") return NaN;
  return Number((await read("schedstat")).split(" ")[0]) / 1e6;
}
