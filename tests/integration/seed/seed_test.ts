import type { SupabaseClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { demoUser } from "../../../local/seed.ts";
import { splitStatements } from "../../../local/split-statements.ts";
import { buildWindow, type StoredMessage } from "../../../shared/history/build-window.ts";
import { findBuiltInTool } from "../../../shared/tools/registry.ts";
import { postChat } from "../../support/chat.ts";
import { type Stack, startStack } from "../../support/stack.ts";

const seedSql = await Deno.readTextFile(new URL("../../../supabase/seed.sql", import.meta.url));

Deno.test("the seed", async (t) => {
  const stack = await startStack({ seed: true });
  const tables = await userTables(stack);
  const marina = stack.anonymous();
  const { data: signedIn, error } = await marina.auth.signInWithPassword(demoUser);
  const token = signedIn.session?.access_token ?? "";

  await t.step("the demo user signs in with the password that deno task dev prints", () => {
    assert.equal(error, null);
    assert.equal(signedIn.user?.email, demoUser.email);
  });

  await t.step(
    "she has rows of her own in every table that has a user_id, but no device: none could ring",
    async () => {
      assert.ok(tables.length >= 18);
      for (const table of tables.filter((name) => name !== "push_subscriptions")) {
        const { count } = await marina.from(table).select("*", { count: "exact", head: true });
        assert.ok((count ?? 0) > 0, table);
      }
    },
  );

  await t.step("a second user and nobody see none of them", async () => {
    const { client: eva } = await stack.createUser("Eva");
    for (const table of tables) {
      assert.deepEqual((await eva.from(table).select("*").eq("user_id", signedIn.user?.id)).data, [], table);
      assert.equal((await stack.anonymous().from(table).select("*")).error?.code, "42501", table);
    }
    assert.deepEqual((await answer(eva, "search_knowledge", { query: "" })).items, []);
    assert.equal((await answer(eva, "get_person", { name: "Júlia" })).status, "unknown");
  });

  await t.step("get_finance_summary has income, spending, bills, debts and investments", async () => {
    const month = await answer(marina, "get_finance_summary", { period: "last_month" });
    for (const field of ["income_received", "spent", "budgeted", "bills_paid", "installments_paid", "invested"]) {
      assert.ok(Number(month[field]) > 0, field);
    }
    assert.ok(Number(month.balance) > 0 && Number(month.balance) < Number(month.income) / 2);
    const debts = month.debts as Record<string, number>;
    assert.ok(debts.negotiated! > 0 && debts.not_negotiated! > 0);
    const now = await answer(marina, "get_finance_summary", { period: "current_month" });
    assert.ok((now.alerts as { kind: string }[]).some(({ kind }) => kind === "overdue_bills"));
  });

  await t.step("one bill is late, and 'internet' means two of those that come", async () => {
    const due = await answer(marina, "get_pending_bills");
    assert.deepEqual(
      (due.bills as { name: string; status: string }[]).filter((bill) => bill.status === "overdue").map((b) => b.name),
      ["Água"],
    );
    assert.ok((due.next_7_days as { count: number }).count >= 3);
    const internet = await answer(marina, "prepare_mark_bill_paid", { bill_name: "internet" });
    assert.equal((internet.choices as unknown[]).length, 2);
    assert.equal((await answer(marina, "prepare_mark_bill_paid", { bill_name: "luz" })).status, "ready");
  });

  await t.step("get_habits has running streaks", async () => {
    const habits = (await answer(marina, "get_habits")).habits as { name: string; streak: number }[];
    assert.equal(habits.length, 4);
    assert.ok(habits.every(({ streak }) => streak >= 3));
  });

  await t.step("get_trends finds mood and energy with sleep, and weight falling", async () => {
    const { trends, correlations } = await answer(marina, "get_trends", {
      metrics: ["weight", "sleep", "mood", "energy"],
    }) as { trends: { name: string; slope: number }[]; correlations: { a: Named; b: Named; r: number }[] };
    assert.ok(trends.find(({ name }) => name === "weight")!.slope < -0.01);
    const withSleep = correlations.filter(({ a, b, r }) => [a.name, b.name].includes("sleep") && r > 0.6);
    assert.deepEqual(withSleep.flatMap(({ a, b }) => [a.name, b.name]).filter((name) => name !== "sleep").toSorted(), [
      "energy",
      "mood",
    ]);
  });

  await t.step("search_knowledge and get_person know her life, old facts left out", async () => {
    const search = async (query: string) =>
      ((await answer(marina, "search_knowledge", { query })).items as { content: string }[]).map((i) => i.content);
    assert.equal((await search("alergia"))[0], "É alérgica a dipirona");
    assert.ok((await search("onde ela mora")).every((content) => !content.includes("Pinheiros")));
    assert.doesNotMatch((await search("camarão")).join(), /camar/i);
    const julia = await answer(marina, "get_person", { name: "minha irmã" });
    assert.equal((julia.person as { name: string }).name, "Júlia");
    const readme = await Deno.readTextFile(new URL("../../../README.md", import.meta.url));
    const [, day, month, year] = /quem é a Júlia\?.*Nasceu em (\d\d)\/(\d\d)\/(\d{4})/.exec(readme) ?? [];
    assert.equal((julia.person as { birthday: string }).birthday, `${year}-${month}-${day}`);
  });

  await t.step(
    "what it is about is said of every memory: none waits for the night, her allergy has its slot",
    async () => {
      const { data: unfiled } = await marina.from("knowledge_items").select("content").is("filed_at", null)
        .not("type", "in", "(person,insight)");
      assert.deepEqual(unfiled, []);
      const { data } = await marina.from("knowledge_items").select("slot_key").eq("slot", "allergy");
      assert.deepEqual(data, [{ slot_key: "dipirona" }]);
    },
  );

  await t.step(
    "stored calls have results that their tools can read, and plain columns that follow from the parts",
    async () => {
      const { data } = await marina.from("tool_executions").select("tool, result");
      for (const { tool, result } of data ?? []) {
        assert.notEqual(
          findBuiltInTool(tool)!.answer(result, { today: "2030-01-01", timezone: "America/Sao_Paulo" }),
          "",
        );
      }
      const strays = await stack.sql(
        `select m.id from public.messages m cross join lateral private.derive_message(m.parts) d
       where (m.content, m.tool_calls, m.tool_call_id, m.name) is distinct from (d.content, d.tool_calls, d.tool_call_id, d.name)`,
      );
      assert.deepEqual(strays, []);
      assert.deepEqual(
        await stack.sql("select id from public.turns where status <> 'completed' or answer is null"),
        [],
      );
    },
  );

  await t.step("the conversations read as native messages, every call followed by its result", async () => {
    const { data: conversations } = await marina.from("conversations").select("id").order("created_at");
    const [archived, ...lately] = conversations ?? [];
    assert.equal(lately.length, 2);
    const { data: old } = await marina.from("message_archive").select("role").eq("conversation_id", archived!.id);
    assert.deepEqual(old, [{ role: "user" }, { role: "assistant" }]);
    for (const { id } of lately) {
      const { data } = await marina.from("messages").select("role, parts").eq("conversation_id", id).order("seq");
      const next: StoredMessage = { role: "user", parts: [{ type: "text", text: "e agora?" }] };
      const window = buildWindow([...(data ?? []) as StoredMessage[], next]);
      assert.equal(window[0]?.role, "user");
      assert.equal(window.at(-2)?.role, "assistant");
      assert.ok(window.some(({ role }) => role === "tool"));
      assert.doesNotMatch(JSON.stringify(window), /execution-denied/);
    }
  });

  await t.step("a seeded message sent again gets its stored answer", async () => {
    const { data } = await marina.from("messages").select("client_message_id, conversation_id, content")
      .eq("role", "user").order("seq");
    for (const { client_message_id: id, conversation_id, content } of data ?? []) {
      const body = { id: conversation_id, message: { id, role: "user", parts: [{ type: "text", text: content }] } };
      const repeated = await postChat(stack, token, body);
      assert.equal(repeated.status, 200);
      assert.notEqual(repeated.text, "");
    }
  });

  await t.step("a second run changes nothing, not even what the user deleted", async () => {
    await marina.from("expenses").delete().eq("category", "education");
    const before = await fingerprint(stack, tables);
    await runSeed(stack, seedSql);
    assert.deepEqual(await fingerprint(stack, tables), before);
  });

  await t.step("it runs on any day of the year", async () => {
    const clock = "(now() at time zone zone)::date";
    assert.equal(seedSql.split(clock).length, 2);
    for (const day of ["2024-02-29", "2024-03-31", "2024-12-31", "2025-01-01", "2025-03-01", "2025-06-05"]) {
      await stack.sql("delete from auth.users where email = $1", [demoUser.email]);
      await runSeed(stack, seedSql.replace(clock, `date '${day}'`));
      const [late] = await stack.sql<{ names: string[] }>(
        `select array_agg(name) as names from public.bills b join auth.users u on u.id = b.user_id
         where u.email = $1 and status = 'pending' and due_on < $2`,
        [demoUser.email, day],
      );
      assert.deepEqual(late?.names, ["Água"], day);
    }
  });

  await stack.close();
});

interface Named {
  name: string;
}

async function userTables(stack: Stack): Promise<string[]> {
  const rows = await stack.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id'
       -- The rest is the server's to read.
       and has_table_privilege('authenticated', format('%I.%I', table_schema, table_name), 'select') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function answer(
  client: SupabaseClient,
  rpc: string,
  args: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { data, error } = await client.rpc(rpc, args);
  if (error) throw new Error(`${rpc}: ${error.code} ${error.message}`);
  return data;
}

async function runSeed(stack: Stack, sql: string): Promise<void> {
  for (const { text } of splitStatements(sql)) await stack.sql(text);
}

async function fingerprint(stack: Stack, tables: string[]): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {};
  for (const table of tables) {
    const rows = `select count(*), md5(string_agg(t::text, '|' order by t::text)) from public.${table} t`;
    prints[table] = await stack.sql(rows);
  }
  return prints;
}
