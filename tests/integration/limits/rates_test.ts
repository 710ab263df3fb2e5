import type { SupabaseClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { leaveTime } from "../../support/next-minute.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

/** Sets numbers among the settings, and waits for the next minute if this one is nearly over. */
async function allow(stack: Stack, settings: Record<string, number>): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    const changed = await stack.sql(
      "update private.settings set value = to_jsonb($2::int) where key = $1 returning key",
      [
        key,
        value,
      ],
    );
    assert.equal(changed.length, 1, `there is no setting ${key}`);
  }
  await leaveTime(stack, 10);
}

function request(stack: Stack, { token }: TestUser, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${token}`,
    apikey: stack.publishableKey,
    "Content-Type": "application/json",
  };
  return fetch(`${stack.url}/functions/v1/${path}`, { ...init, headers });
}

async function assertLimited(response: Response): Promise<void> {
  const { error } = await response.json();
  assert.equal(response.status, 429);
  assert.equal(error.code, "rate_limited");
  assert.match(error.message, /demais em pouco tempo\. (Espere um instante e tente de novo|Tente de novo amanhã)\.$/);
  assert.equal(error.details, undefined);
  assert.match(response.headers.get("Retry-After") ?? "", /^[1-9]\d*$/);
}

Deno.test("one person asks only so often", async (t) => {
  const stack = await startStack();
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);

  await t.step("exports: 429 rate_limited with Retry-After, and nobody else is held up", async () => {
    await allow(stack, { exports_per_minute: 1 });
    await (await request(stack, ana, "export")).text();
    await assertLimited(await request(stack, ana, "export?what=memory"));
    const other = await request(stack, bia, "export");
    assert.equal(other.status, 200, await other.text());
  });

  await t.step("the pages of an export, which clients can read by themselves", async () => {
    await allow(stack, { export_pages_per_minute: 1 });
    const cursor = { section: "expenses", time: "2020-01-01", key: crypto.randomUUID() };
    await call(ana.client, "export_page", { cursor });
    const refused = await refusal(ana.client, "export_page", { cursor });
    assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"]);
  });

  await t.step("imports, also of a file that was imported before", async () => {
    await allow(stack, { imports_per_minute: 1 });
    const body = JSON.stringify({ format: "life-assistant", version: 1, data: { expenses: [] } });
    const first = await request(stack, ana, "import", { method: "POST", body });
    assert.equal(first.status, 200, await first.text());
    await assertLimited(await request(stack, ana, "import", { method: "POST", body }));
  });

  await t.step("searches by hand, in a minute and on a day", async () => {
    const { client } = await stack.createUser("Caio");
    await allow(stack, { searches_per_minute: 2 });
    await search(client, 2);
    const refused = await refusal(client, "search_knowledge", { query: "mar" });
    assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"]);
    assert.ok((refused.detail.retryAfter as number) <= 60);
    await allow(stack, { searches_per_minute: 1000, searches_per_day: 2 });
    const { client: other } = await stack.createUser("Célia");
    await search(other, 2);
    const tomorrow = await refusal(other, "search_knowledge", { query: "mar" });
    assert.match(tomorrow.message, /amanhã/);
    await allow(stack, { searches_per_day: 20_000 });
    await search(client, 1);
  });

  await t.step("turns on a day", async () => {
    await allow(stack, { turns_per_day: 1 });
    const davi = await stack.createUser("Davi");
    assert.equal((await new Conversation(stack, davi).say("oi")).status, 200);
    const limited = await new Conversation(stack, davi).say("oi");
    assert.deepEqual([limited.status, limited.error?.code], [429, "rate_limited"]);
    assert.match(limited.error!.message, /amanhã/);
    await allow(stack, { turns_per_day: 20_000 });
  });

  await t.step("turns that are taken up again", async () => {
    const hugo = await stack.createUser("Hugo");
    const [conversation, client_message_id] = [crypto.randomUUID(), crypto.randomUUID()];
    const open = { conversation, client_message_id, message: "oi" };
    await allow(stack, { turns_per_day: 2 });
    const reopen = async () => {
      await stack.sql("update public.turns set lease_until = now() where user_id = $1", [hugo.userId]);
      const { data, error } = await hugo.client.rpc("open_turn", open);
      return error?.hint ?? data.attempt;
    };
    assert.deepEqual([await reopen(), await reopen(), await reopen()], [1, 2, "rate_limited"]);
    await allow(stack, { turns_per_day: 20_000 });
  });

  await t.step("answers told again", async () => {
    const conversation = new Conversation(stack, await stack.createUser("Fábio"));
    const id = crypto.randomUUID();
    await allow(stack, { reads_per_minute: 2 });
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await conversation.say("lista tudo", id));
    assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200, 429]);
    assert.match(answers[3]!.error!.message, /^Foram consultas demais/);
  });

  await t.step("streams resumed and stops", async () => {
    const gil = await stack.createUser("Gil");
    await allow(stack, { reads_per_minute: 2 });
    assert.equal((await request(stack, gil, "chat/nada/stream")).status, 204);
    const stop = () => request(stack, gil, "chat/nada/stop", { method: "POST" });
    assert.deepEqual(await (await stop()).json(), { stopped: false });
    await assertLimited(await request(stack, gil, "chat/nada/stream"));
    await assertLimited(await stop());
    assert.equal((await request(stack, ana, "chat/nada/stream")).status, 204, "nobody else is held up");
    await allow(stack, { reads_per_minute: 300 });
  });

  await t.step(
    "turns in a minute, as many as a deployment allows at first, until somebody sets another number",
    async () => {
      const deployed = await startStack({ limited: true });
      const eva = await deployed.createUser("Eva");
      await allow(deployed, {});
      const after = (turns: number) =>
        deployed.sql(
          `insert into private.rate_limits (user_id, what, minute, in_minute, day, in_day)
         values ($1, 'turns', date_trunc('minute', now()), $2, date_trunc('day', now(), 'UTC'), $2)
         on conflict (user_id, what) do update set in_minute = $2, in_day = $2`,
          [eva.userId, turns],
        );
      await after(59);
      assert.equal((await new Conversation(deployed, eva).say("lista tudo")).status, 200);
      const limited = await new Conversation(deployed, eva).say("lista tudo");
      assert.deepEqual([limited.status, limited.error?.code], [429, "rate_limited"]);
      assert.ok(Number(limited.headers.get("Retry-After")) <= 60);
      await allow(deployed, { turns_per_minute: 100 });
      assert.equal((await new Conversation(deployed, eva).say("lista tudo")).status, 200);
      await deployed.close();
    },
  );

  await t.step("users cannot see or change what is counted and what is allowed", async () => {
    for (const table of ["rate_limits", "row_counts", "settings"]) {
      const { error } = await ana.client.schema("private").from(table).select("*");
      assert.ok(error, table);
      const [{ may } = {}] = await stack.sql<{ may: boolean }>(
        `select has_table_privilege('authenticated', 'private.${table}', 'select, insert, update, delete') as may`,
      );
      assert.equal(may, false, table);
    }
  });

  await stack.close();
});

async function search(client: SupabaseClient, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await call(client, "search_knowledge", { query: "mar" });
}

Deno.test("a turn's own searches are counted by the turn", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const ana = await stack.createUser("Ana");
  await allow(stack, { searches_per_minute: 1, turns_per_minute: 2 });
  const searches = Array.from({ length: 20 }, (_, n) => ({
    functionCall: { name: "search_knowledge", args: { query: `mar ${n}` } },
  }));
  fake.script(gemini(...searches), gemini({ text: "Não achei nada." }));
  const before = stack.counts.rest;
  const answer = await new Conversation(stack, ana).say("o que você sabe do mar?");
  assert.equal(answer.text, "Não achei nada.");
  const results = JSON.stringify(fake.requests.at(-1)?.contents);
  assert.ok(!results.includes("demais em pouco tempo"), results);
  // Opening, twenty calls, closing: counting takes no round trip.
  assert.equal(stack.counts.rest - before, 22);
  const { status } = await ana.client.rpc("search_knowledge", { query: "mar" });
  assert.equal(status, 200, "what a turn did not use is left to the person");
  await stack.close();
  await fake.close();
});
