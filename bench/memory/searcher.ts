import postgres from "postgres";
import { QUESTIONS } from "./life.ts";
import { processorTime } from "./processor-time.ts";
import { random } from "./random.ts";
import { signIn } from "./sign-in.ts";

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
  const pid = await signIn(sql, userId);
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
      const before = await processorTime(pid);
      const times: number[] = [];
      for (let run = 0; run < searches; run++) times.push(await search(embedded));
      return { times, processor: (await processorTime(pid) - before) / searches };
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
