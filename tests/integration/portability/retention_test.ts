import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

/** 4:00 of 15 November 2026 in São Paulo. */
const NIGHT = "2026-11-15T07:00:00Z";

Deno.test("messages are kept as long as the person chose", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const choose = async ({ client, userId }: TestUser, months: number | null) =>
    (await client.from("profiles").update({ keep_messages_months: months }).eq("user_id", userId)).error;
  const apply = async (at = NIGHT, most = 20000) => {
    const [row] = await stack.sql<{ removed: number }>("select private.apply_retention($1, $2) as removed", [at, most]);
    return row!.removed;
  };
  const old = await talk(stack, ana, "Viagem", { "quero ir a Lisboa": "2026-07-31T23:00:00-03:00" });
  const both = await talk(stack, ana, "Casa", {
    "a senha é café": "2026-07-31T23:59:00-03:00",
    "mudei de casa": "2026-08-01T00:01:00-03:00",
  });
  const others = await talk(stack, bia, "Minha", { "sou a Bia": "2020-01-01T12:00:00-03:00" });

  await t.step("nobody loses anything who did not choose", async () => {
    assert.equal(await apply(), 0);
    assert.deepEqual(await kept(stack, ana), ["a senha é café", "mudei de casa", "quero ir a Lisboa"]);
  });

  await t.step("a preview says how much would go, and writes nothing", async () => {
    const preview = await call<{ before: string; messages: number }>(ana.client, "preview_retention", { months: 3 });
    const [month] = await stack.sql<{ before: string }>(
      "select (date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '3 months')::date::text as before",
    );
    assert.equal(preview.before, month!.before);
    const [older] = await stack.sql<{ messages: number }>(
      `select count(*)::int as messages from public.messages
       where user_id = $1 and created_at < $2::timestamp at time zone 'America/Sao_Paulo'`,
      [ana.userId, month!.before],
    );
    assert.equal(preview.messages, older!.messages);
    const ofBia = await call<{ messages: number }>(bia.client, "preview_retention", { months: 60 });
    assert.equal(ofBia.messages, 2, "what she said in 2020, and the answer");
    assert.equal((await kept(stack, ana)).length, 3);
    for (const months of [0, -3, 121, null]) {
      assert.equal((await refusal(ana.client, "preview_retention", { months })).hint, "invalid_months");
    }
    assert.equal((await choose(ana, 7))?.code, "23514", "months are chosen from a list");
  });

  await t.step("only at night, where the person is", async () => {
    assert.equal(await choose(ana, 3), null);
    assert.equal(await apply("2026-11-15T05:59:00Z"), 0, "2:59");
    assert.equal(await apply("2026-11-15T09:00:00Z"), 0, "6:00");
    assert.equal((await kept(stack, ana)).length, 3);
  });

  await t.step("a turn that runs keeps its messages until it is closed", async () => {
    await stack.sql("update public.turns set status = 'running', closed_at = null where conversation_id = $1", [old]);
    assert.equal(await apply(), 2);
    assert.deepEqual(await kept(stack, ana), ["mudei de casa", "quero ir a Lisboa"]);
    await stack.sql("update public.turns set status = 'completed', closed_at = now() where conversation_id = $1", [
      old,
    ]);
    assert.equal(await apply(), 2, "what was said and its answer");
  });

  await t.step(
    "what is from before the month goes, with turns, calls and a conversation that is empty then",
    async () => {
      assert.deepEqual(await kept(stack, ana), ["mudei de casa"]);
      const left = await stack.sql<{ what: string }>(
        `select 'conversation ' || title as what from public.conversations where user_id = $1
       union all select 'turn of ' || c.title from public.turns t join public.conversations c on c.id = t.conversation_id where t.user_id = $1
       union all select 'call ' || tool_call_id from public.tool_executions where user_id = $1
       union all select 'night ' || (created_at at time zone 'America/Sao_Paulo')::date from public.memory_consolidations where user_id = $1
       order by 1`,
        [ana.userId],
      );
      assert.deepEqual(left.map(({ what }) => what), [
        "call mudei de casa",
        "conversation Casa",
        "night 2026-08-01",
        "turn of Casa",
      ]);
    },
  );

  await t.step("a fact keeps its quote when its message goes", async () => {
    const { data } = await ana.client.from("knowledge_items").select("content, quote, source_ref").order("content");
    const [, stays] = await stack.sql<{ id: string | null }>(
      "select null as id union all select id::text from public.messages where content = 'mudei de casa'",
    );
    assert.deepEqual(data, [
      { content: "Sobre: a senha é café", quote: "a senha é café", source_ref: null },
      { content: "Sobre: mudei de casa", quote: "mudei de casa", source_ref: stays!.id },
      { content: "Sobre: quero ir a Lisboa", quote: "quero ir a Lisboa", source_ref: null },
    ]);
  });

  await t.step("summaries tell nothing of what went, and are made again", async () => {
    const { data } = await ana.client.from("conversations")
      .select("structured_summary, long_term_summary, summarized_to").eq("id", both).single();
    assert.deepEqual(data, { structured_summary: null, long_term_summary: null, summarized_to: 0 });
  });

  await t.step("what was learned from stays learned: nothing that is left is learned again", async () => {
    const waiting = await stack.sql("select content from private.messages_to_learn($1)", [ana.userId]);
    assert.deepEqual(waiting, []);
  });

  await t.step("others keep theirs, and all can be kept again", async () => {
    assert.deepEqual(await kept(stack, bia), ["sou a Bia"]);
    assert.equal((await bia.client.from("conversations").select("id").eq("id", others)).data?.length, 1);
    assert.equal(await choose(ana, null), null);
    assert.equal(await apply("2030-01-01T07:00:00Z"), 0);
    assert.deepEqual(await kept(stack, ana), ["mudei de casa"]);
  });

  await t.step("in parts, archived ones too, and a quarter at most of one person", async () => {
    const carla = await stack.createUser("Carla");
    const texts = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`fala ${n}`, `2025-01-0${n % 9 + 1}T12:00:00-03:00`]),
    );
    const conversation = await talk(stack, carla, "Antiga", texts);
    await stack.sql(
      `with moved as (delete from public.messages where conversation_id = $1 and content like 'fala _' returning *)
       insert into public.message_archive (id, user_id, conversation_id, turn_id, seq, role, parts, content, consolidation_id, created_at)
       select id, user_id, conversation_id, turn_id, seq, role, parts, content, consolidation_id, created_at from moved`,
      [conversation],
    );
    await choose(carla, 12);
    const runs: number[] = [];
    for (let n = 0; n < 8 && runs.at(-1) !== 0; n++) runs.push(await apply(NIGHT, 24));
    assert.deepEqual(runs, [6, 6, 6, 2, 0]);
    assert.equal((await carla.client.from("conversations").select("id")).data?.length, 0);
    const counted = await stack.sql(
      "select sum(rows)::int as rows from private.row_counts where user_id = $1 and table_name in ('messages', 'message_archive', 'conversations')",
      [carla.userId],
    );
    assert.deepEqual(counted, [{ rows: 0 }], "and the room is free again");
  });

  await t.step("one person's failure stops nobody, and an unknown time zone neither", async () => {
    const [dora, eva] = [await stack.createUser("Dora"), await stack.createUser("Eva")];
    for (const user of [dora, eva]) {
      await talk(stack, user, "Velha", { [`sou ${user.email}`]: "2025-01-01T12:00:00-03:00" });
      await choose(user, 12);
    }
    await stack.sql("alter table public.profiles disable trigger profiles_check");
    await stack.sql("update public.profiles set timezone = 'Brazil/Nowhere' where user_id = $1", [dora.userId]);
    await stack.sql("alter table public.profiles enable trigger profiles_check");
    await stack.sql(
      `create function private.refuse_one() returns trigger language plpgsql as $$ begin
         if old.content = 'sou ${eva.email}' then raise 'no'; end if; return old; end $$`,
    );
    await stack.sql(
      "create trigger refuse before delete on public.messages for each row execute function private.refuse_one()",
    );
    assert.equal(await apply(), 2);
    assert.deepEqual([await kept(stack, dora), await kept(stack, eva)], [[], [`sou ${eva.email}`]]);
    await stack.sql("drop trigger refuse on public.messages");
    assert.equal(await apply(), 2, "the next run tries again");
  });

  await t.step("a job runs it, three times an hour", async () => {
    assert.deepEqual(await stack.sql("select schedule, command from cron.job where jobname = 'apply-retention'"), [
      { schedule: "*/20 * * * *", command: "select private.apply_retention()" },
    ]);
  });

  await t.step("a file does not choose", async () => {
    const fabi = await stack.createUser("Fabi");
    const response = await fetch(`${stack.url}/functions/v1/import`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${fabi.token}`,
        apikey: stack.publishableKey,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        format: "life-assistant",
        version: 1,
        data: { profiles: [{ display_name: "Fabiana", keep_messages_months: 3 }] },
      }),
    });
    assert.equal(response.status, 200, await response.text());
    const { data } = await fabi.client.from("profiles").select("display_name, keep_messages_months").single();
    assert.equal(data!.keep_messages_months, null);
  });
  await stack.close();
});

/** What a person said that is kept, live or archived. */
async function kept(stack: Stack, { userId }: TestUser): Promise<string[]> {
  const rows = await stack.sql<{ content: string }>(
    "select content from private.all_messages where user_id = $1 and role = 'user' order by content",
    [userId],
  );
  return rows.map(({ content }) => content);
}

/**
 * A conversation with a turn, an answer, a call, a night and a fact for each text said, and summaries of all of it; by when it was said.
 * Returns its id.
 */
async function talk(stack: Stack, { userId }: TestUser, title: string, said: Record<string, string>): Promise<string> {
  const times = Object.values(said).sort();
  const [conversation] = await stack.sql<{ id: string }>(
    "insert into public.conversations (user_id, title, created_at, updated_at) values ($1, $2, $3, $4) returning id",
    [userId, title, times[0], times.at(-1)],
  );
  for (const [text, at] of Object.entries(said)) {
    await stack.sql(
      `with turn as (
         insert into public.turns (user_id, conversation_id, kind, status, lease_until, created_at, closed_at, answer)
         values ($1, $2, 'message', 'completed', $4, $4, $4, '{}') returning id
       ), night as (
         insert into public.memory_consolidations (user_id, status, attempt, started_at, created_at)
         values ($1, 'completed', 1, $4, $4) returning id
       ), asked as (
         insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, consolidation_id, created_at)
         select $1, $2, turn.id, 'user', jsonb_build_array(jsonb_build_object('type', 'text', 'text', $3::text)), $3, night.id, $4
         from turn, night returning id
       ), answered as (
         insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, created_at)
         select $1, $2, id, 'assistant', '[{"type": "text", "text": "Certo."}]', 'Certo.', $4 from turn
       ), called as (
         insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, created_at)
         select $1, $3, id, 'add_knowledge', jsonb_build_object('quote', $3::text), '{}', $4 from turn
       )
       insert into public.knowledge_items (user_id, type, area, title, content, source, source_ref, quote)
       select $1, 'fact', 'health', $3, 'Sobre: ' || $3, 'conversation', id, $3 from asked`,
      [userId, conversation!.id, text, at],
    );
  }
  await stack.sql(
    `update public.conversations c set long_term_summary = 'Falou de tudo.', summarized_to = m.last,
       structured_summary = jsonb_build_array(jsonb_build_object('seq', m.last, 'role', 'user', 'gist', 'x'))
     from (select max(seq) as last from public.messages where conversation_id = $1) m where c.id = $1`,
    [conversation!.id],
  );
  return conversation!.id;
}
