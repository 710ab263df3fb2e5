import assert from "node:assert/strict";
import { leaveTime } from "../../support/next-minute.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

/** Arguments that nobody loops over, and why. */
const NOT_LOOPED: Record<string, string> = {
  "close_turn.answer": "stored as it is",
  "close_turn.tray": "its lists have bounds in private.close_tray",
  "close_turn.usage": "stored as it is",
  "close_turn.measures": "stored as it is",
  "compact_conversation.structured_summary": "stored as it is",
  "correct_knowledge.person_metadata": "stored as it is",
  "export_page.cursor": "read by its keys",
  "finish_outside_call.result": "stored as it is",
  "import_statement.lines": "they have a bound in private.statement_account",
  "preview_statement.lines": "they have a bound in private.statement_account",
  "read_for_assistant.args": "handed to a tool, whose arguments have bounds",
  "read_for_assistant.runtime_args": "handed to a tool, whose arguments have bounds",
  "run_tool.args": "handed to a tool, whose arguments have bounds",
  "run_tool.runtime_args": "handed to a tool, whose arguments have bounds",
  "save_own_pack.pack": "its tools have a bound",
};

interface Argument {
  name: string;
  argument: string;
  source: string;
}

Deno.test("a list that clients may send to a function of the database has a bound", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const found = await stack.sql<Argument>(`
    select p.proname as name, p.proargnames[ty.position] as argument, p.prosrc as source
    from pg_proc p cross join lateral unnest(p.proargtypes::oid[]) with ordinality as ty (type, position)
    join pg_type x on x.oid = ty.type
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and (x.typcategory = 'A' or x.typname in ('json', 'jsonb'))
    order by 1, 2`);
  assert.ok(found.some(({ name, argument }) => name === "prepare_calls" && argument === "calls"));

  await t.step("expect_few(), or a check of its own", () => {
    const unbounded = found.filter(({ name, argument, source }) => {
      const own = `(?:${name}\\.)?${argument}`;
      return !new RegExp(`expect_few\\(${own},|(?:cardinality|jsonb_array_length)\\(${own}\\) >|\\[1:20\\]`).test(
        source,
      );
    }).map(({ name, argument }) => `${name}.${argument}`);
    assert.deepEqual(unbounded, Object.keys(NOT_LOOPED).sort());
  });

  await t.step("prepare_calls: twenty-one calls are refused before any of them is prepared", async () => {
    const one = { tool: "create_expense", args: { description: "pão", amount: 5, category: "food" } };
    const refused = await refusal(client, "prepare_calls", { calls: Array(21).fill(one) });
    assert.deepEqual([refused.status, refused.hint], [400, "too_many_values"]);
    const { preparations } = await call<{ preparations: unknown[] }>(client, "prepare_calls", {
      calls: Array(20).fill(one),
    });
    assert.equal(preparations.length, 20);
  });

  await t.step("prepare_calls counts each call", async () => {
    await stack.sql("update private.settings set value = '25' where key = 'preparations_per_minute'");
    const { client: other } = await stack.createUser("Bia");
    await leaveTime(stack, 5);
    const one = { tool: "create_expense", args: { description: "pão", amount: 5, category: "food" } };
    await call(other, "prepare_calls", { calls: Array(20).fill(one) });
    const refused = await refusal(other, "prepare_calls", { calls: Array(20).fill(one) });
    assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"]);
  });

  await t.step("private.expect_time() ends what loops for longer than a statement may run", async () => {
    const ask = (ms: number) =>
      stack.sql(
        `with timed as materialized (select set_config('statement_timeout', '${ms}', false)),
          slept as materialized (select count(*) from timed, generate_series(1, 300000))
        select private.expect_time() from slept`,
      );
    await assert.rejects(ask(1), /statement timeout/);
    await ask(0);
  });
  await stack.close();
});
