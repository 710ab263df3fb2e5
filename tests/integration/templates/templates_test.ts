import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { postChat } from "../../support/chat.ts";
import { call, refusal, todayOf } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { daysAfter, insert, library, mondayOf, writeDue } from "../notes/notes.ts";

const HEAD = "---\nname: meu_modelo\ntitle: Meu modelo\nperiod: month\n---\n";

Deno.test("templates", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const ask = async (user: TestUser, path: string, method = "GET", body?: unknown) => {
    const response = await fetch(`${stack.url}/functions/v1/templates${path}`, {
      method,
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${user.token}`,
        "Content-Type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    return { ...answer, status: response.status };
  };
  const save = (user: TestUser, source: string, name = "meu_modelo") => ask(user, `/${name}`, "PUT", { source });
  const render = (user: TestUser, name = "meu_modelo", body = {}) => ask(user, `/${name}/render`, "POST", body);
  await insert(ana.client, "expenses", [{ amount: 42, category: "food", description: "feira" }]);

  await t.step("are listed, the built-in ones too, and read", async () => {
    const { templates } = await ask(ana, "");
    assert.deepEqual(templates.map(({ name, own }: { name: string; own: boolean }) => [name, own]), [
      ["weekly_report", false],
      ["monthly_report", false],
      ["medical_appointment", false],
    ]);
    const { source, own } = await ask(ana, "/weekly_report");
    assert.deepEqual([own, source], [false, await Deno.readTextFile("templates/weekly_report.md")]);
    assert.deepEqual((await ask(ana, "/nenhum")).error.code, "not_found");
  });

  await t.step("of one's own are kept, rendered and deleted", async () => {
    const source = `${HEAD}## Gastos\n\n{{use-tool:get_note_section:answer:{"section":"spending"}}}\n\n` +
      `Ao todo {{use-tool:get_finance_summary:value.spent:{}}}, {{use-tool:get_habits:answer:{}}}\n`;
    assert.equal((await save(ana, source)).status, 200);
    assert.deepEqual((await ask(ana, "/meu_modelo")).source, source);
    // Without a date, the month that is over on the first of a month.
    const { title, content, empty } = await render(ana, "meu_modelo", { date: await todayOf(ana.client) });
    assert.deepEqual([title, empty], ["Meu modelo", false]);
    assert.match(content, /^## Gastos\n\nVocê gastou \*\*R\$ 42,00\*\* em 1 despesa.*\n\nAo todo 42, /s);
    assert.equal((await ask(ana, "/meu_modelo", "DELETE")).status, 200);
    assert.equal((await ask(ana, "/meu_modelo", "DELETE")).error.code, "not_found");
    assert.equal((await render(ana)).error.code, "not_found");
  });

  await t.step("are nobody else's", async () => {
    await save(ana, `${HEAD}Segredo.`);
    const bia = await stack.createUser("Bia");
    assert.equal((await ask(bia, "/meu_modelo")).error.code, "not_found");
    assert.equal((await ask(bia, "/meu_modelo", "DELETE")).error.code, "not_found");
    assert.equal((await render(ana)).content, "Segredo.");
    const response = await fetch(`${stack.url}/functions/v1/templates`, { headers: { apikey: stack.publishableKey } });
    assert.equal((await response.json()).error.code, "unauthenticated");
  });

  await t.step("are read in one round trip of the database, whatever they ask for", async () => {
    await save(ana, `${HEAD}{{use-tool:get_habits:answer:{}}} {{use-tool:get_finance_summary:answer:{}}}`);
    const before = stack.counts.rest;
    await render(ana, "weekly_report");
    assert.equal(stack.counts.rest - before, 1);
  });

  await t.step("that write, or with a mistake, are refused with line and column", async () => {
    const { status, error } = await save(ana, `${HEAD}Oi\n{{use-tool:create_expense:answer:{"amount":1}}}`);
    assert.deepEqual([status, error.code, error.details[0].line, error.details[0].column], [
      400,
      "invalid_request",
      7,
      1,
    ]);
    assert.match(error.message, /linha 7, coluna 1: “create_expense” grava ou apaga/);
    const { error: other } = await save(ana, HEAD + "Oi", "outro_nome");
    assert.match(other.message, /escreva outro_nome/);
    assert.equal((await ask(ana, "/outro", "PUT", { source: "a".repeat(20_001) })).status, 400);
  });

  await t.step("that came over REST are read anew: no write runs, and the mistake is told", async () => {
    const rest = async (source: string) => {
      await ana.client.from("user_templates").delete().eq("name", "de_fora");
      await insert(ana.client, "user_templates", [{ name: "de_fora", title: "De fora", source }]);
      return await render(ana, "de_fora");
    };
    const { status, error } = await rest(HEAD + "\n{{use-tool:forget_everything:answer:{}}}");
    assert.equal(status, 400);
    assert.match(
      error.message,
      /O modelo de_fora não funcionou, na linha 7, coluna 1: “forget_everything” grava ou apaga/,
    );
    assert.equal((await rest("qualquer coisa")).status, 400);
    assert.match((await rest(`${HEAD}{{use-tool:get_tracking_history:answer:{"days":-1}}}`)).error.message, /days/);
    const { error: refused } = await ana.client.from("user_templates").insert({ name: "Não", title: "x", source: "x" });
    assert.equal(refused?.code, "23514");
  });

  await t.step("show a title that looks like a call as the text it is", async () => {
    const title = "{{use-tool:get_person:answer:{}}} {{use-tool:x";
    await insert(ana.client, "library_items", [{ type: "note", title, content: "{{use-tool:get_habits:answer:{}}}" }]);
    await save(ana, `${HEAD}{{use-tool:search_items:answer:{}}}\n\n{{use-tool:search_items:value.total:{}}}`);
    const { content } = await render(ana);
    assert.ok(content.includes(title), content);
    assert.match(content, /\n\n1$/);
  });

  await t.step("tell an error in place, or fail with where it was", async () => {
    await save(ana, `${HEAD}Antes. {{use-tool?:get_person:answer:{"name":"Ninguém"}}} Depois.`);
    const { status, content } = await render(ana);
    assert.equal(status, 200);
    assert.match(content, /^Antes\. .+ Depois\.$/);
    assert.equal((await render(ana, "weekly_report", { date: "1900-01-01" })).status, 400);
    assert.equal((await render(ana, "weekly_report", { date: "ontem" })).status, 400);
  });

  await t.step("are asked for reads alone, twenty of them, and one that fails stops no other", async () => {
    const habits = { tool: "get_habits", args: {} };
    const write = { tool: "create_expense", args: { amount: 1, category: "food", description: "mercado" } };
    const { results } = await call(ana.client, "read_for_template", {
      calls: [habits, write, { tool: "get_nothing" }, {}, habits],
    }) as { results: Record<string, unknown>[] };
    assert.deepEqual(results.map((one) => Object.keys(one)), [["result"], ["error"], ["error"], ["error"], ["result"]]);
    const many = await refusal(ana.client, "read_for_template", { calls: Array(22).fill(habits) });
    assert.equal(many.hint, "too_many_calls");
    const calls = Array.from({ length: 20 }, (_, n) => `{{use-tool:get_tracking_history:answer:{"days":${n + 1}}}}`);
    await save(ana, HEAD + calls.join("\n"));
    assert.equal((await render(ana)).status, 200);
  });

  await t.step(
    "are read by the schedule as the person, under row-level security, and only under its lease",
    async () => {
      const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
      await stack.sql(`create function public.get_probe() returns jsonb language sql set search_path = '' as $$
      select jsonb_build_object('role', current_user, 'owners', (select count(distinct user_id) from public.user_templates)) $$`);
      await stack.sql("grant execute on function public.get_probe() to authenticated, service_role");
      const mia = await stack.createUser("Mia");
      await save(mia, `${HEAD}Meu.`);
      const { results } = await call(server, "read_as", { user_id: mia.userId, calls: [{ tool: "get_probe" }] });
      await stack.sql("drop function public.get_probe()");
      assert.deepEqual(results, [{ result: { role: "authenticated", owners: 1 } }]);
      const late = { user_id: mia.userId, claimed_at: "2026-01-01T00:00:00Z", notes: [] };
      assert.equal((await refusal(server, "keep_notes", late)).hint, "stale_notes");
    },
  );

  await t.step("take the place of a built-in one, in the chat and in the schedule", async () => {
    // Not before six on a Monday, when reports of the week before wait.
    const lia = await stack.createUser("Lia", whereItIs(12));
    const own = (body: string) => `---\nname: weekly_report\ntitle: A minha semana\n---\n${body}`;
    const say = (text: string) =>
      postChat(stack, lia.token, {
        id: "conversa",
        message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] },
      });
    assert.equal((await save(lia, own("Só isto."), "weekly_report")).status, 200);
    const { text } = await say("me dá o relatório desta semana");
    assert.equal(text, "Prontinho, guardei nas suas notas:\n\n# A minha semana\n\nSó isto.");
    await lia.client.from("user_templates").update({ source: own("Ops {{use-tool:save_note:answer:{}}}") })
      .eq("name", "weekly_report");
    const { metadata } = await say("atualiza o relatório dessa semana por favor");
    assert.equal(metadata.waiting, undefined);
    const [kept, ...others] = await library(lia.client);
    assert.deepEqual([kept!.content, others], ["Só isto.", []]);

    const lastMonday = daysAfter(mondayOf(await todayOf(lia.client)), -7);
    await insert(lia.client, "tracking_entries", [{ metric: "weight", value: 70, entry_date: lastMonday }]);
    await stack.sql(
      "update public.library_items set deleted_at = null, period_from = period_from - 70, period_to = period_to - 70",
    );
    await stack.sql("update private.note_schedule set last_week = $2 where user_id = $1", [lia.userId, lastMonday]);
    await writeDue(stack);
    const note = (await library(lia.client)).at(-1)!;
    assert.deepEqual([note.title, note.period_from], ["A nota weekly_report não ficou pronta", lastMonday]);
    assert.match(note.content, /na linha 5, coluna 5: “save_note” grava ou apaga.*peça a nota de novo\.$/);
  });

  await t.step("that are switched off for somebody are not written, and the chat says so", async () => {
    const ines = await stack.createUser("Inês");
    await stack.sql(
      "insert into public.feature_flags (user_id, kind, name, enabled) values ($1, 'template', 'weekly_report', false)",
      [
        ines.userId,
      ],
    );
    assert.deepEqual([(await render(ines, "weekly_report")).status, (await render(ines, "monthly_report")).status], [
      409,
      200,
    ]);
    const { text } = await postChat(stack, ines.token, {
      id: "conversa",
      message: { id: "m1", role: "user", parts: [{ type: "text", text: "me dá o relatório desta semana" }] },
    });
    assert.match(text, /desligado/);
    assert.deepEqual(await library(ines.client), []);
    await stack.sql("update private.note_schedule set last_week = last_week - 7 where user_id = $1", [ines.userId]);
    await writeDue(stack);
    assert.deepEqual(await library(ines.client), []);
  });

  await stack.close();
});
