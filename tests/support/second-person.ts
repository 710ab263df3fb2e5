import { sign } from "hono/jwt";
import type { Stack } from "./stack.ts";
import { type Table, userTables } from "./tenants.ts";

/** A column by which a row of users' data refers to another, beside the owner's. */
export interface Reference {
  constraint: string;
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
}

/** Each such column, from the catalog. */
export async function references(stack: Pick<Stack, "sql">): Promise<Reference[]> {
  return await stack.sql<Reference>(
    `select k.conname as constraint, c.relname as child, a.attname as column, p.relname as parent, b.attname as "parentColumn"
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     cross join lateral unnest(k.conkey, k.confkey) as pair (child, parent)
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.child
     join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.parent
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and p.relnamespace = 'public'::regnamespace
       and a.attname <> 'user_id' and b.attname = 'id' and k.conparentid = 0
     order by 2, 3`,
  );
}

/** A token as the sign-in service would give it to this person. */
export function tokenFor(stack: Pick<Stack, "jwtSecret">, userId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  return sign({ sub: userId, role: "authenticated", aud: "authenticated", exp }, stack.jwtSecret);
}

/**
 * A second account with a row in every table in which the first has one: what an export holds is imported, and of the other tables a
 * few rows are copied.
 */
export async function createSecondPerson(stack: Stack, first: string): Promise<{ userId: string; token: string }> {
  const ask = (path: string, as: string, body?: string) =>
    fetch(`${stack.url}/functions/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { apikey: stack.publishableKey, Authorization: `Bearer ${as}`, "Content-Type": "application/json" },
      body,
    });
  const life = await (await ask("export?format=json", await tokenFor(stack, first))).text();
  const second = await stack.createUser("Bia");
  const taken = await ask("import", second.token, life);
  const answer = await taken.text();
  if (taken.status !== 200) throw new Error(`import: ${taken.status} ${answer.slice(0, 300)}`);
  await copyMissingRows(stack, first, second.userId);
  return second;
}

/** Copies up to three rows into each table in which the second person has none. References go to rows of their own. */
async function copyMissingRows(stack: Stack, first: string, second: string): Promise<void> {
  const all = await references(stack);
  const hasRows = async (table: string, userId: string) =>
    (await stack.sql(`select from public.${table} where user_id = $1 limit 1`, [userId])).length > 0;
  let left: Table[] = [];
  for (const table of await userTables(stack)) {
    if (!await hasRows(table.name, second) && await hasRows(table.name, first)) left.push(table);
  }
  while (left.length > 0) {
    const waiting: Table[] = [];
    for (const table of left) {
      const parents = all.filter(({ child }) => child === table.name);
      const [{ required } = { required: [] }] = await stack.sql<{ required: string[] }>(
        `select coalesce(array_agg(attname::text), '{}') as required from pg_attribute
         where attrelid = $1::regclass and attnotnull`,
        [`public.${table.name}`],
      );
      const missing = parents.filter(({ column, parent }) =>
        required.includes(column) && left.some(({ name }) => name === parent)
      );
      if (missing.length > 0) waiting.push(table);
      else await copyRows(stack, table, parents, first, second);
    }
    if (waiting.length === left.length) throw new Error(`no order for ${waiting.map(({ name }) => name)}`);
    left = waiting;
  }
}

/** What is copied of ids within JSON, so that no id of the first person stands in a row of the second. */
const OTHER_IDS =
  "regexp_replace(to_jsonb(t)::text, '[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-)', 'b1ab1ab1\\1', 'g')::jsonb";

async function copyRows(stack: Stack, table: Table, parents: Reference[], first: string, second: string) {
  const own = table.columns.flatMap((column) => {
    const reference = parents.find((one) => one.column === column);
    if (column === "user_id") return ["'user_id', $2::uuid"];
    if (column === "id") return ["'id', gen_random_uuid()"];
    if (!reference) return [];
    const { parentColumn, parent } = reference;
    return [`'${column}', (select p.${parentColumn} from public.${parent} p where p.user_id = $2 limit 1)`];
  });
  const columns = table.columns.join();
  await stack.sql(
    `insert into public.${table.name} (${columns}) select ${columns} from (
       select (jsonb_populate_record(null::public.${table.name}, ${OTHER_IDS} || jsonb_build_object(${own.join()}))).*
       from public.${table.name} t where user_id = $1 limit 3) as copied`,
    [first, second],
  );
}
