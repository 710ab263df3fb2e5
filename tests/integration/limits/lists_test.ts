import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

/** The most members of each list that clients send to a function, where private.expect_few() bounds it first of all. */
const MOST: Record<string, number> = {
  "add_knowledge.named": 100,
  "analyze_context.related_areas": 20,
  "append_chunks.chunks": 10000,
  "close_turn.messages": 2000,
  "close_turn.reminder_ids": 1000,
  "close_turn.skills": 100,
  "create_habit.days": 31,
  "create_habit.times": 100,
  "extend_reminders.reminders": 1000,
  "import_slice.items": 1000,
  "import_slice.mentions": 50000,
  "import_statement.categories": 10000,
  "open_turn.approvals": 20,
  "prepare_calls.calls": 20,
  "prepare_calls.replaces": 100,
  "prepare_create_habit.days": 31,
  "prepare_create_habit.times": 100,
  "prepare_update_habit.days": 31,
  "prepare_update_habit.times": 100,
  "prepare_update_item.clear": 20,
  "prepare_update_item.remove": 50,
  "preview_import.slices": 3000,
  "preview_statement.categories": 10000,
  "preview_statement.taken": 10000,
  "run_calls.calls": 100,
  "save_own_pack.pack.tools": 50,
  "search_tool_knowledge.packs": 200,
  "store_embeddings.embeddings": 200,
  "undo_calls.tool_call_ids": 500,
  "undo_writes.tool_call_ids": 500,
  "update_habit.days": 31,
  "update_habit.times": 100,
  "update_item.clear": 20,
  "update_item.remove": 50,
  "update_person.aliases": 100,
  "update_user_memory.changes": 50,
  "update_user_memory.release": 50,
  "validate_knowledge.item_ids": 100,
};

/** An import that has begun, for what asks for it first. */
const DIGEST = "0".repeat(64);

interface Bounded {
  name: string;
  argument: string;
  /** In which member of an object the list is; null: it is the argument. */
  member: string | null;
  most: number;
  /** The type of an element, as Postgres names it. */
  element: string;
  /** Arguments without a default. */
  required: string[];
}

/** An element that the type takes. */
function elementOf(type: string): unknown {
  if (type === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "int2" || type === "int4") return 1;
  if (type === "jsonb") return {};
  return "08:00";
}

Deno.test("a list with one member more than its bound is refused before anything else is done with it", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const bounded = await stack.sql<Bounded>(`
    select p.proname as name, m.found[1] as argument, m.found[2] as member, m.found[3]::int as most,
      coalesce(e.typname, 'jsonb') as element,
      (select coalesce(jsonb_agg(a.name order by a.at), '[]') from unnest(p.proargnames) with ordinality as a (name, at)
        where a.at <= p.pronargs - p.pronargdefaults) as required
    from pg_proc p
    cross join lateral regexp_matches(p.prosrc, 'private.expect_few\\(' || p.proname || '\\.(\\w+)(?: -> ''(\\w+)'')?, (\\d+)\\)', 'g') as m (found)
    join pg_type ty on ty.oid = p.proargtypes[array_position(p.proargnames, m.found[1]) - 1]
    left join pg_type e on e.oid = ty.typelem and ty.typcategory = 'A'
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1, 2`);
  await call(client, "begin_import", { digest: DIGEST });
  const { data: account } = await client.from("accounts").insert({ name: "Conta", kind: "checking" }).select("id")
    .single();
  /** What functions look at before their lists. */
  const before: Record<string, JsonObject> = {
    import_slice: { digest: DIGEST, number: 0, slices: 1 },
    import_statement: { account_id: account!.id, lines: [] },
    prepare_create_habit: { name: "Ler", frequency: "daily" },
    preview_statement: { account_id: account!.id, lines: [] },
  };
  const nameOf = ({ name, argument, member }: Bounded) => [name, argument, member].filter(Boolean).join(".");

  await t.step("the bounds are these", () => {
    assert.deepEqual(Object.fromEntries(bounded.map((one) => [nameOf(one), one.most])), MOST);
  });

  for (const one of bounded) {
    await t.step(`${nameOf(one)}: ${one.most + 1}`, async () => {
      const list = Array(one.most + 1).fill(elementOf(one.element));
      const others = Object.fromEntries(one.required.map((name) => [name, null]));
      const refused = await refusal(client, one.name, {
        ...others,
        ...before[one.name],
        [one.argument]: one.member ? { [one.member]: list } : list,
      });
      assert.deepEqual([refused.status, refused.hint], [400, "too_many_values"], refused.message);
    });
  }
  await stack.close();
});
