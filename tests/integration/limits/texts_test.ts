import assert from "node:assert/strict";
import { leaveTime } from "../../support/next-minute.ts";
import { call, refusal } from "../../support/rpc.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";

/** More than any text of a request may have. */
const LONG = "a ".repeat(100_000);

/** What says that a text is too long. Words to search for, messages and ids of calls have a check of their own. */
const TOO_LONG = ["content_too_long", "query_too_long", "invalid_query", "invalid_request", "invalid_tool_call_id"];

/** Texts that are refused before by a bound or a form of their own, or of which no more is done than to compare them. */
const OTHERWISE: Record<string, string> = {
  "analyze_context.current_topic": "invalid_topic",
  "get_accounts.month": "invalid_month",
  "get_finance_summary.period": "invalid_period",
  "get_note_period.kind": "invalid_kind",
  "get_note_section.kind": "invalid_kind",
  "get_person.name": "invalid_name",
  "get_tracking_history.person": "person_too_long",
  "prepare_create_expense.category": "invalid_category",
  "prepare_create_expense.description": "invalid_description",
  "prepare_create_habit.frequency": "unknown_frequency",
  "prepare_create_habit.name": "name_out_of_range",
  "prepare_create_habit.times": "invalid_time",
  "prepare_delete_finance_item.kind": "invalid_kind",
  "prepare_record_habit.time": "invalid_time",
  "prepare_record_metric.person": "person_too_long",
  "record_metric.person": "person_too_long",
  "run_tool.tool_call_id": "stale_turn",
};

const DIGEST = "0".repeat(64);
const URL = "https://example.com";

interface Argument {
  name: string;
  argument: string;
  list: boolean;
  /** The arguments that have no default. */
  required: string[];
}

Deno.test("a text that clients may send to a function of the database has a bound", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const found = await stack.sql<Argument>(`
    select p.proname as name, p.proargnames[ty.position] as argument, x.typname = '_text' as list,
      (select coalesce(jsonb_agg(a.name order by a.at), '[]') from unnest(p.proargnames) with ordinality as a (name, at)
        where a.at <= p.pronargs - p.pronargdefaults) as required
    from pg_proc p cross join lateral unnest(p.proargtypes::oid[]) with ordinality as ty (type, position)
    join pg_type x on x.oid = ty.type
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and x.typname in ('text', 'varchar', '_text')
    order by 1, 2`);
  assert.ok(found.some(({ name, argument }) => name === "validate_knowledge" && argument === "query"));
  await stack.sql("update private.settings set value = '100000' where key = 'searches_per_minute'");
  await call(client, "begin_import", { digest: DIGEST });
  const { data: account } = await client.from("accounts").insert({ name: "Conta", kind: "checking" }).select("id")
    .single();
  /** What functions look at before their texts. */
  const before: Record<string, JsonObject> = {
    create_expense: { amount: 1 },
    enrich_video: { url: URL },
    get_note_section: { kind: "weekly_report" },
    import_slice: { digest: DIGEST, number: 0, slices: 1 },
    import_statement: { account_id: account!.id, lines: [] },
    prepare_create_expense: { amount: 1, category: "food", description: "pão" },
    prepare_create_habit: { name: "Ler", frequency: "daily" },
    prepare_delete_finance_item: { kind: "expense" },
    save_link: { url: URL },
    save_note: { content: "Pão" },
    save_video: { url: URL },
  };

  for (const { name, argument, list, required } of found) {
    await t.step(`${name}.${argument}`, async () => {
      const others = Object.fromEntries(required.map((one) => [one, null]));
      const { status, hint, message } = await refusal(client, name, {
        ...others,
        ...before[name],
        [argument]: list ? [LONG.repeat(10)] : LONG,
      });
      const otherwise = OTHERWISE[`${name}.${argument}`];
      if (otherwise) return assert.equal(hint, otherwise);
      assert.ok(status === 400 && TOO_LONG.includes(hint ?? ""), `${status} ${hint}: ${message.slice(0, 100)}`);
    });
  }

  await t.step("the words of a confirmation are counted as a search", async () => {
    await stack.sql("update private.settings set value = '2' where key = 'searches_per_minute'");
    const { client: other } = await stack.createUser("Bia");
    await call(other, "add_knowledge", { type: "fact", area: "leisure", content: "Gosta de samba" });
    await leaveTime(stack, 5);
    for (const _ of [1, 2]) await call(other, "validate_knowledge", { query: "samba" });
    const refused = await refusal(other, "validate_knowledge", { query: "samba" });
    assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"]);
  });
  await stack.close();
});
