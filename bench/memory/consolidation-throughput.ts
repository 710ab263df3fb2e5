import { createConsolidationApp } from "../../shared/memory/consolidation-app.ts";
import { type Read, scriptedReader, tells } from "../../tests/integration/consolidation/scripted-reader.ts";
import { type Stack, startStack } from "../../tests/support/stack.ts";
import { type Measurement, percentile, progress } from "../measurement.ts";
import { life } from "./life.ts";
import { random } from "./random.ts";

const WORKERS = [1, 2, 4];
const ROUNDS = 3;
const USERS = 16;
const MESSAGES = 10;

/** Messages learned a second by one worker, two and four; the rounds take turns. */
export async function consolidationThroughput(): Promise<Measurement[]> {
  // Each message is learned as it stands, at once: what is left is reading and applying.
  const said: Record<string, Read[]> = {};
  const model = scriptedReader(said);
  const stack = await startStack({
    functions: { "consolidate-memory": createConsolidationApp({ chooseModel: () => model }) },
  });
  const rates = WORKERS.map((): number[] => []);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, workers] of WORKERS.entries()) {
      progress(`consolidation, ${workers} workers, round ${round} of ${ROUNDS}`);
      const texts = await fillQueue(stack, random(10 * round + index));
      for (const text of texts) said[text] = [tells(text, { area: "leisure" })];
      const start = performance.now();
      const done = await Promise.all(Array.from({ length: workers }, () => post(stack)));
      const seconds = (performance.now() - start) / 1000;
      const messages = done.flat().reduce((sum, { messagesProcessed }) => sum + messagesProcessed, 0);
      if (messages !== USERS * MESSAGES) throw new Error(`${messages} of ${USERS * MESSAGES} messages learned`);
      rates[index]!.push(messages / seconds);
    }
  }
  await stack.close();
  return WORKERS.map((workers, index) => ({
    name: `consolidation, ${USERS} users × ${MESSAGES} messages, ${workers} ${workers === 1 ? "worker" : "workers"}`,
    value: percentile(rates[index]!, 0.5),
    unit: "messages/s",
  }));
}

/** New users for whom it is past three, with something to learn. */
async function fillQueue(stack: Stack, next: () => number): Promise<string[]> {
  const texts = life(USERS * MESSAGES, next).map(({ content }) => content);
  await stack.sql(
    `with users as (
       insert into auth.users (id, email) select id, id || '@example.com' from unnest($1::uuid[]) as id returning id
     )
     select count(*) from users`,
    [Array.from({ length: USERS }, () => crypto.randomUUID())],
  );
  await stack.sql("update private.consolidation_queue set last_run_local_date = null");
  await stack.sql("update public.profiles set timezone = $1", [zonePastThree()]);
  await stack.sql(
    `with fresh as (
       select q.user_id, row_number() over (order by q.user_id) - 1 as n from private.consolidation_queue q
       where not exists (select from public.conversations c where c.user_id = q.user_id)
     ), conversations as (
       insert into public.conversations (user_id) select user_id from fresh returning id, user_id
     )
     insert into public.messages (user_id, conversation_id, role, parts, content)
     select c.user_id, c.id, 'user', jsonb_build_array(jsonb_build_object('type', 'text', 'text', t.text)), t.text
     from conversations c join fresh f using (user_id)
     join unnest($1::text[]) with ordinality as t (text, n) on (t.n - 1) / ${MESSAGES} = f.n`,
    [texts],
  );
  return texts;
}

/** A time zone in which it is about noon. */
function zonePastThree(): string {
  const behind = new Date().getUTCHours() - 12;
  return behind >= 0 ? `Etc/GMT+${behind}` : `Etc/GMT${behind}`;
}

async function post(stack: Stack): Promise<{ messagesProcessed: number }[]> {
  const response = await fetch(`${stack.url}/functions/v1/consolidate-memory`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "content-type": "application/json" },
    body: "{}",
  });
  const { results } = await response.json();
  if (!response.ok) throw new Error(`consolidate-memory answered ${response.status}`);
  return results;
}
