import assert from "node:assert/strict";
import { sign } from "hono/jwt";
import { type Stack, startStack } from "../support/stack.ts";
import { allIds, fingerprint, userTables } from "../support/tenants.ts";

// Ids are no secrets: somebody who knows another's must get nothing by them. Which columns refer to which table is read from
// the catalog. Functions that take ids are called with another's in tests/integration/isolation.

interface Reference {
  constraint: string;
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
}

/** A tool of the deployment has no user, and a foreign key with a null is not checked: a policy checks the owner of the pack. */
const KEPT_BY_POLICY = ["tool_definitions.pack_id"];

/** Each column by which a row of users' data refers to another, without the owner's. */
async function references(stack: Stack): Promise<Reference[]> {
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

/** The account of a second person who has rows in every table that an export holds. */
async function secondLife(stack: Stack, first: string): Promise<{ userId: string; token: string }> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = await sign({ sub: first, role: "authenticated", aud: "authenticated", exp }, stack.jwtSecret);
  const ask = (path: string, init: RequestInit, as: string) =>
    fetch(`${stack.url}/functions/v1/${path}`, {
      ...init,
      headers: { apikey: stack.publishableKey, Authorization: `Bearer ${as}`, "Content-Type": "application/json" },
    });
  const life = await (await ask("export?format=json", {}, token)).text();
  const second = await stack.createUser("Bia");
  const taken = await ask("import", { method: "POST", body: life }, second.token);
  assert.equal(taken.status, 200, (await taken.text()).slice(0, 300));
  return second;
}

Deno.test("another's ids, guessed, refer to nothing", async (t) => {
  const stack = await startStack({ seed: true });
  const [ana] = await stack.sql<{ id: string }>("select id from auth.users limit 1");
  const tables = await userTables(stack);
  const bia = await secondLife(stack, ana!.id);
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

  let rows = 0;
  let cases = 0;
  await t.step("no row of one's own can be made to refer to somebody else's, by insert or update", async () => {
    for (const reference of all) {
      const { child, column, parent } = reference;
      const [theirs] = await stack.sql<{ id: string }>(`select id from public.${parent} where user_id = $1 limit 1`, [
        ana!.id,
      ]);
      if (!theirs) continue;
      const what = `${child}.${column}`;
      const [own] = await stack.sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from public.${child} t where user_id = $1 order by (${column} is null) limit 1`,
        [bia.userId],
      );
      const given = { ...own?.row, user_id: bia.userId, [column]: theirs.id };
      if (own) rows++;
      // Only what somebody may write is sent, so that it is refused for what it refers to.
      const writable = await stack.sql<{ name: string }>(
        `select attname as name from pg_attribute a where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')`,
        [`public.${child}`],
      );
      const names = new Set(writable.map(({ name }) => name).filter((name) => name !== "id"));
      const attempts = [
        await rest("POST", child, Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))),
        await rest("POST", child, { user_id: bia.userId, [column]: theirs.id }),
        await rest("PATCH", `${child}?user_id=eq.${bia.userId}`, { [column]: theirs.id }),
      ];
      for (const { status, text } of attempts) {
        assert.ok(status < 500, `${what}: ${status} ${text}`);
        cases++;
      }
      assert.equal(await planted(reference), 0, what);
    }
    console.info(`security: ${cases} guessed references in ${all.length} columns, ${rows} of them with rows`);
  });

  await t.step("nor by whoever forgets row-level security: the keys themselves carry the owner", async () => {
    let refused = 0;
    for (const { child, column, parent } of all) {
      if (KEPT_BY_POLICY.includes(`${child}.${column}`)) continue;
      const [theirs] = await stack.sql<{ id: string }>(`select id from public.${parent} where user_id = $1 limit 1`, [
        ana!.id,
      ]);
      if (!theirs) continue;
      const error = await stack.sql(
        `update public.${child} set ${column} = $2 where user_id = $1 and ctid =
           (select ctid from public.${child} where user_id = $1 limit 1) returning user_id`,
        [bia.userId, theirs.id],
      ).then((changed) => changed.length === 0 ? null : "none", (failed: unknown) => String(failed));
      if (error === null) continue;
      assert.notEqual(error, "none", `${child}.${column} took another's id`);
      refused++;
    }
    assert.ok(refused > 8, `${refused} refused`);
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
