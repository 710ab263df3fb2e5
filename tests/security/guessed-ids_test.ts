import assert from "node:assert/strict";
import { createSecondPerson, type Reference, references } from "../support/second-person.ts";
import { startStack } from "../support/stack.ts";
import { allIds, fingerprint, userTables } from "../support/tenants.ts";

// Ids are no secrets: somebody who knows another's must get nothing by them. Which columns refer to which table is read from
// the catalog. Functions that take ids are called with another's in tests/integration/isolation.

/** A tool of the deployment has no user, and a foreign key with a null is not checked: a policy checks the owner of the pack. */
const KEPT_BY_POLICY = ["tool_definitions.pack_id"];

/** What Postgres computes is written by the column from which it is computed. */
const WRITTEN_AS: Record<string, string> = { "knowledge_items.subject_id": "subject" };
/** foreign_key_violation: the key itself refused it, and no other rule of the table. */
const FOREIGN_KEY = "23503";
const UNIQUE_KEY = "23505";

Deno.test("another's ids, guessed, refer to nothing", async (t) => {
  const stack = await startStack({ seed: true });
  const [ana] = await stack.sql<{ id: string }>("select id from auth.users limit 1");
  const tables = await userTables(stack);
  const bia = await createSecondPerson(stack, ana!.id);
  const before = await fingerprint(stack, tables, ana!.id);
  const secrets = await allIds(stack, tables, ana!.id);
  const all = await references(stack);
  assert.ok(all.length > 20, `${all.length} references`);
  const rest = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${stack.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${bia.token}`,
        "Content-Type": "application/json",
        Prefer: "return=representation",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const assertHidden = (text: string, what: string) => {
    const shown = [...text.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id).filter((id) => secrets.has(id));
    assert.deepEqual(shown, [], what);
  };
  /** How many rows of the second person refer to the first one's. */
  const planted = async ({ child, column, parent, parentColumn }: Reference): Promise<number> => {
    const [row] = await stack.sql<{ count: number }>(
      `select count(*)::int as count from public.${child} c join public.${parent} p on p.${parentColumn} = c.${column}
       where c.user_id = $1 and p.user_id = $2`,
      [bia.userId, ana!.id],
    );
    return row!.count;
  };

  let cases = 0;
  await t.step("no row of one's own can be made to refer to somebody else's, by insert or update", async () => {
    for (const reference of all) {
      const { child, column, parent } = reference;
      const [theirs] = await stack.sql<{ id: string }>(`select id from public.${parent} where user_id = $1 limit 1`, [
        ana!.id,
      ]);
      const what = `${child}.${column}`;
      assert.ok(theirs, `${what}: the first person has no row of ${parent} to refer to`);
      const [own] = await stack.sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from public.${child} t where user_id = $1 order by (${column} is null) limit 1`,
        [bia.userId],
      );
      assert.ok(own, `${what}: the second person has no row of ${child} to refer from`);
      const written = WRITTEN_AS[what] ?? column;
      const given = { ...own.row, user_id: bia.userId, [written]: theirs.id };
      // Only what somebody may write is sent, so that it is refused for what it refers to.
      const writable = await stack.sql<{ name: string }>(
        `select attname as name from pg_attribute a where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')`,
        [`public.${child}`],
      );
      const names = new Set(writable.map(({ name }) => name).filter((name) => name !== "id"));
      const attempts = [
        await rest("POST", child, Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))),
        await rest("POST", child, { user_id: bia.userId, [written]: theirs.id }),
        await rest("PATCH", `${child}?user_id=eq.${bia.userId}`, { [written]: theirs.id }),
      ];
      for (const { status, text } of attempts) {
        assert.ok(status < 500, `${what}: ${status} ${text}`);
        cases++;
      }
      assert.equal(await planted(reference), 0, what);
    }
    console.info(`security: ${cases} guessed references in ${all.length} columns, each with rows of both`);
  });

  await t.step("nor by whoever forgets row-level security: the keys themselves carry the owner", async () => {
    let refused = 0;
    for (const { child, column, parent } of all) {
      if (KEPT_BY_POLICY.includes(`${child}.${column}`)) continue;
      const [theirs] = await stack.sql<{ id: string }>(`select id from public.${parent} where user_id = $1 limit 1`, [
        ana!.id,
      ]);
      const outcome = await stack.sql(
        `update public.${child} set ${WRITTEN_AS[`${child}.${column}`] ?? column} = $2 where user_id = $1 and ctid =
           (select ctid from public.${child} where user_id = $1 order by (${column} is null) limit 1) returning user_id`,
        [bia.userId, theirs!.id],
      ).then((changed) => `${changed.length} rows were changed`, (failed: unknown) => codeOf(failed));
      // A row of the same day may be refused by its unique key first.
      assert.ok([FOREIGN_KEY, UNIQUE_KEY].includes(outcome), `${child}.${column}: ${outcome}`);
      refused++;
    }
    assert.equal(refused, all.length - KEPT_BY_POLICY.length);
    console.info(`security: ${refused} guessed references of the owner of the database`);
  });

  await t.step("what is embedded in an answer is one's own", async () => {
    let cases = 0;
    let answered = 0;
    for (const { constraint, child, parent } of all) {
      for (
        const path of [
          `${child}?select=*,${parent}!${constraint}(*)`,
          `${parent}?select=*,${child}!${constraint}(*)`,
          `${child}?select=*,${parent}!${constraint}!inner(*)&${parent}.user_id=eq.${ana!.id}`,
          `${child}?select=*,other:${parent}!${constraint}(*,${child}!${constraint}(*))`,
        ]
      ) {
        const { status, text } = await rest("GET", path);
        assert.ok(status < 500, `${path}: ${status} ${text}`);
        assertHidden(text, path);
        if (status === 200 && text !== "[]") answered++;
        cases++;
      }
    }
    assert.ok(answered > 10, `${answered} of ${cases} were answered`);
    console.info(`security: ${cases} embedded tables, ${answered} answered with one's own rows`);
  });

  await t.step("and nothing of the first person's has changed", async () => {
    assert.deepEqual(await fingerprint(stack, tables, ana!.id), before);
  });

  await stack.close();
});

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
