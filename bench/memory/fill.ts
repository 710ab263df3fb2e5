import type postgres from "postgres";
import { progress } from "../measurement.ts";
import { life, type LifeItem } from "./life.ts";
import { random } from "./random.ts";

const BATCH = 2000;
const VECTORS = 500;

/**
 * Users with so many items each, embedded, written down in one random order as if over the same years, so that nobody's
 * rows lie together. Returns their ids in the order of the sizes.
 */
export async function fill(sql: postgres.Sql, sizes: number[]): Promise<string[]> {
  const next = random(sizes.length);
  const owners = sizes.map(() => crypto.randomUUID());
  await sql`insert into auth.users (id, email) select id, id || '@example.com' from unnest(${owners}::uuid[]) as id`;
  const items = shuffled(
    sizes.flatMap((size, index) => life(size, next).map((item) => ({ ...item, owner: owners[index]! }))),
    next,
  );
  // Keys and words are added below, all at once; embeddings are drawn from a few hundred.
  await sql`set session_replication_role = replica`;
  await sql`create temp table vectors as
    select n, extensions.l2_normalize(array_agg(random() - 0.5)::extensions.halfvec) as embedding
    from generate_series(1, ${VECTORS}) n, generate_series(1, 768) group by n`;
  for (let at = 0; at < items.length; at += BATCH) {
    await insert(sql, items.slice(at, at + BATCH));
    if ((at / BATCH) % 10 === 9) progress(`${at + BATCH} of ${items.length} items`);
  }
  await sql`insert into private.knowledge_words (user_id, word)
    select distinct i.user_id, w.word from public.knowledge_items i cross join lateral private.words_of(i.plain) as w (word)`;
  await sql`reset session_replication_role`;
  await sql`drop table vectors`;
  await sql`vacuum analyze`;
  return owners;
}

async function insert(sql: postgres.Sql, items: (LifeItem & { owner: string })[]): Promise<void> {
  await sql`
    insert into public.knowledge_items (user_id, type, area, title, content, confidence, source, embedding, embedding_model)
    select i.owner, i.type, i.area, private.title_of(i.content), i.content, 0.95, 'conversation', v.embedding, 'bench'
    from jsonb_to_recordset(${sql.json(items as never)}) as i (owner uuid, type text, area text, content text)
    join vectors v on v.n = 1 + abs(hashtext(i.content)) % ${VECTORS}`;
}

function shuffled<T>(list: T[], next: () => number): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
