import postgres from "postgres";
import { QUESTIONS } from "./life.ts";
import { random } from "./random.ts";

/** Searches as one user over one connection, as the REST API does. */
export interface Searcher {
  /** Milliseconds of so many searches, by words alone or by meaning as well. */
  times(searches: number, embedded: boolean): Promise<number[]>;
  close(): Promise<void>;
}

const WARM_UP = QUESTIONS.length;

/** Signs a user in on a connection of their own. */
export async function searchAs(url: string, userId: string): Promise<Searcher> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, false),
    set_config('request.jwt.claim.sub', ${userId}, false)`;
  await sql`set role authenticated`;
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
    async times(searches, embedded) {
      const times: number[] = [];
      for (let run = 0; run < searches; run++) times.push(await search(embedded));
      return times;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
