import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { ACCESS_PURPOSES } from "../../../web/settings/access-words.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { asService, say } from "../consolidation/consolidation.ts";
import { vectorText } from "../embedding/vector.ts";

interface SqlFunction {
  schema: string;
  name: string;
  source: string;
  /** Whether the secret key may call it. */
  server: boolean;
  /** Whether people may call it too. */
  people: boolean;
}

/** What the key may call that writes only what is the deployment's own. */
const OF_THE_DEPLOYMENT = [
  "tool_health",
  "push_pack",
  "rollback_pack",
  "rollback_knowledge",
  "record_tool_health",
  "sign_export",
];

Deno.test("whatever the secret key reads or writes of a person leaves a row", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const functions = await stack.sql<SqlFunction>(`
    select p.proname as name, n.nspname as schema, p.prosrc as source,
      n.nspname = 'public' and has_function_privilege('service_role', p.oid, 'execute') as server,
      has_function_privilege('authenticated', p.oid, 'execute') as people
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`);
  const tables = await stack.sql<{ name: string }>(`
    select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and (
      c.relkind in ('r', 'v') and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))`);
  const sources = Map.groupBy(functions, ({ schema, name }) => `${schema}.${name}`);
  const people = new Set(tables.map(({ name }) => name));

  /** Everything that a function names, and what the functions that it calls name. */
  function named(start: string): Set<string> {
    const found = new Set([start]);
    for (const one of found) {
      for (const { source } of sources.get(one) ?? []) {
        for (const [name] of source.matchAll(/\b(?:public|private)\.\w+/g)) found.add(name);
      }
    }
    return found;
  }
  /** Whether it asks for the person whose token it was called with: with the key, which names nobody, it reaches no rows then. */
  const isOfCaller = (names: Set<string>) =>
    names.has("private.current_user_id") ||
    [...names].some((name) => sources.get(name)?.some(({ source }) => source.includes("auth.uid()")));
  const reaching = functions.filter(({ server, people: isPeoples, name }) => {
    const names = named(`public.${name}`);
    return server && [...names].some((name) => people.has(name)) && !(isPeoples && isOfCaller(names));
  }).map(({ name }) => name).filter((name) => !OF_THE_DEPLOYMENT.includes(name)).sort();

  /** The steps of what the server does, in an order in which each finds something to do. */
  const server = async (name: string, args: Record<string, unknown>) => {
    const { status, body } = await asService<never>(stack, name, args);
    assert.ok(status < 300, `${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const noted = async ({ userId }: TestUser) =>
    (await stack.sql<{ made_by: string; times: number }>(
      "select made_by, times from public.accesses where user_id = $1",
      [userId],
    )).map(({ made_by }) => made_by).sort();
  const calls = await prepare();

  await t.step("these are the functions that reach people's tables with it, and each is called here", () => {
    assert.deepEqual(Object.keys(calls).sort(), reaching);
  });
  for (const [name, call] of Object.entries(calls)) {
    await t.step(name, async () => {
      await stack.sql("delete from public.accesses");
      await call();
      assert.ok((await noted(ana)).includes(name), `a row of ${name}, not only ${await noted(ana)}`);
      assert.deepEqual(await noted(bia), [], "and none of somebody it did not touch");
    });
  }

  await t.step("several on one day are one row, with how often and the first and last time", async () => {
    await stack.sql("delete from public.accesses");
    await server("list_consolidations", { email: ana.email });
    await server("list_consolidations", { email: ana.email });
    const { data } = await ana.client.from("accesses").select("*");
    const [{ times, purpose, created_at, last_at, day }] = data!;
    assert.deepEqual([data!.length, times, purpose, day], [1, 2, "operation", created_at.slice(0, 10)]);
    assert.ok(last_at > created_at);
  });

  await t.step("what the person does, and what the database does by itself, leaves none", async () => {
    await stack.sql("delete from public.accesses");
    await ana.client.rpc("missing_embeddings", {});
    await ana.client.rpc("reminders_to_expand", {});
    await stack.sql("select public.queue_notifications(), private.mark_due_reminders(), private.archive_messages()");
    assert.deepEqual(await noted(ana), []);
  });

  await t.step("a call that is refused read nothing, and leaves none", async () => {
    await asService(stack, "read_consolidation", { user_id: ana.userId, attempt: 12345 });
    assert.deepEqual(await noted(ana), []);
  });

  await t.step("the person sees their own, and nobody changes one: not they, not the key", async () => {
    await server("list_consolidations", { email: ana.email });
    await server("list_consolidations", { email: bia.email });
    const { data } = await ana.client.from("accesses").select("user_id");
    assert.deepEqual(data, [{ user_id: ana.userId }]);
    const key = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
    for (const client of [ana.client, key]) {
      const row = { user_id: ana.userId, day: "2026-01-01", made_by: "x", purpose: "operation" };
      const answers = [
        await client.from("accesses").insert(row),
        await client.from("accesses").upsert(row),
        await client.from("accesses").update({ times: 9 }).eq("user_id", ana.userId),
        await client.from("accesses").delete().eq("user_id", ana.userId),
      ];
      assert.deepEqual(answers.map(({ error }) => error?.code), ["42501", "42501", "42501", "42501"]);
    }
  });

  await t.step("they are kept for 180 days", async () => {
    await stack.sql(
      `insert into public.accesses (user_id, day, made_by, purpose)
       select $1, current_date - n, 'read_as', 'reports' from unnest(array[180, 181, 400]) as n`,
      [ana.userId],
    );
    assert.deepEqual(await stack.sql("select private.prune_accesses(1) as n"), [{ n: 1 }], "in parts");
    assert.deepEqual(await stack.sql("select private.prune_accesses() as n"), [{ n: 1 }]);
    assert.deepEqual(await stack.sql("select private.prune_accesses() as n"), [{ n: 0 }]);
    assert.deepEqual(await stack.sql("select schedule, command from cron.job where jobname = 'prune-accesses'"), [
      { schedule: "31 4 * * *", command: "select private.prune_accesses()" },
    ]);
  });

  await t.step("each purpose has words", async () => {
    const [check] = await stack.sql<{ rule: string }>(`
      select pg_get_constraintdef(c.oid) as rule from pg_constraint c
      where c.conrelid = 'public.accesses'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%purpose%'`);
    const purposes = [...check!.rule.matchAll(/'(\w+)'/g)].map(([, purpose]) => purpose!);
    assert.deepEqual(purposes.sort(), Object.keys(ACCESS_PURPOSES).sort());
  });
  await stack.close();

  /** Gives Ana something of everything, and says how each function comes to it. */
  async function prepare(): Promise<Record<string, () => Promise<unknown>>> {
    const { userId } = ana;
    await say(stack, ana, "moro em Recife");
    const { data: item } = await ana.client.rpc("add_knowledge", {
      type: "fact",
      content: "Mora em Recife",
      area: "relationships",
    });
    assert.ok(item, "a fact");
    await stack.sql(
      `insert into public.reminders (user_id, text, starts_at, recurrence)
       values ($1, 'regar', date_trunc('minute', now() + interval '2 days')::timestamp, 'FREQ=DAILY')`,
      [userId],
    );
    const [device] = await stack.sql<{ id: string }>(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
       values ($1, 'https://push.example.org/ana', $2, $3, now() - interval '2 days') returning id`,
      [userId, `B${"A".repeat(86)}`, "A".repeat(22)],
    );
    await stack.sql(
      `with pack as (
         insert into public.tool_packs (user_id, name, version, content, enabled)
         values ($1, 'feira', '1', '{"description": "x", "triggers": [], "instructions": "", "references": {}, "variables": [], "scripts": {}}', true)
         returning id)
       insert into public.tool_definitions (user_id, pack_id, name, position, definition)
       select $1, id, 'list_prices', 1, '{"title": "x", "description": "x", "inputSchema": {"type": "object", "properties": {}, "required": []},
         "call": {"method": "GET", "url": "https://feira.example.com", "query": [], "body": [], "headers": {"x-key": "s"}}, "limits": {}}'
       from pack`,
      [userId],
    );
    const ring = () =>
      stack.sql(
        `insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at)
         values ($1, $2, 'test', $2, clock_timestamp(), clock_timestamp() - interval '1 second')`,
        [userId, device!.id],
      );
    const claim = async () => {
      await stack.sql("update private.consolidation_queue set locked_until = null, tries = 0");
      const { attempt } = await server("claim_consolidation", { user_ids: [userId], force: true }) as {
        attempt: number;
      };
      return { user_id: userId, attempt };
    };
    const withLease = (name: string, more: Record<string, unknown> = {}) => async () =>
      await server(name, { ...await claim(), ...more });
    const fresh = () => say(stack, ana, `oi ${crypto.randomUUID()}`);
    const dueNotes = async () => {
      await fresh();
      await stack.sql(
        "update private.note_schedule set last_week = '2020-01-06', next_attempt_at = null where user_id = $1",
        [
          userId,
        ],
      );
      return await server("claim_notes", {}) as { claimedAt: string };
    };
    const leased = async () => {
      await stack.sql("delete from private.notifications");
      await ring();
      const { notifications } = await server("claim_notifications", {}) as {
        notifications: { id: string; attempt: number; token: string }[];
      };
      return notifications[0]!;
    };
    const unembedded = async () => {
      await stack.sql("update private.embedding_lease set locked_until = null");
      const claimed = await server("claim_embeddings", { model: "m", holder: crypto.randomUUID() }) as {
        items: { id: string; digest: string }[];
      };
      return claimed.items;
    };
    const flag = { kind: "skill", name: "health", enabled: false };
    return {
      claim_consolidation: claim,
      read_consolidation: withLease("read_consolidation"),
      read_candidates: withLease("read_candidates", { items: [] }),
      items_to_file: withLease("items_to_file"),
      apply_filing: withLease("apply_filing", { filings: [] }),
      fail_consolidation: withLease("fail_consolidation", { error: "x", retry_seconds: 0 }),
      halve_consolidation: withLease("halve_consolidation", { messages: 1 }),
      release_consolidation: withLease("release_consolidation"),
      apply_consolidation: withLease("apply_consolidation", { messages: [], items: [] }),
      list_consolidations: () => server("list_consolidations", { email: ana.email }),
      usage_report: () => server("usage_report", { email: ana.email }),
      claim_embeddings: unembedded,
      store_embeddings: async () => {
        const embeddings = (await unembedded()).map(({ id, digest }) => ({ id, digest, embedding: vectorText(1) }));
        await server("store_embeddings", { model: "m", embeddings });
      },
      reminders_to_expand: () => server("reminders_to_expand", {}),
      extend_reminders: async () => {
        const listed = await server("reminders_to_expand", {}) as { reminders: Record<string, unknown>[] };
        await server("extend_reminders", {
          reminders: listed.reminders.map((one) => ({ ...one, times: [], complete: false })),
        });
      },
      claim_notes: dueNotes,
      read_as: () => server("read_as", { user_id: userId, calls: [] }),
      keep_notes: async () => {
        const { claimedAt } = await dueNotes();
        await server("keep_notes", { user_id: userId, claimed_at: claimedAt, notes: [] });
      },
      queue_notifications: async () => {
        await stack.sql(
          `insert into public.reminders (user_id, text, starts_at) values ($1, 'agora', date_trunc('minute', now() at time zone 'America/Sao_Paulo'))`,
          [userId],
        );
        await server("queue_notifications", {});
      },
      claim_notifications: leased,
      finish_notification: async () => {
        const { id, attempt } = await leased();
        await server("finish_notification", { notification_id: id, attempt, outcome: "sent" });
      },
      answer_notification: async () => {
        const { token } = await leased();
        await stack.sql("update private.notifications set answered = 'done'");
        await server("answer_notification", { token, action: "done" });
      },
      renew_push_subscription: () =>
        server("renew_push_subscription", {
          old_endpoint: "https://push.example.org/ana",
          old_auth: "A".repeat(22),
          endpoint: "https://push.example.org/ana",
          p256dh: `B${"A".repeat(86)}`,
          auth: "A".repeat(22),
        }),
      own_pack_headers: async () => {
        const headers = (url: string) => server("own_pack_headers", { user_id: userId, tool: "list_prices", url });
        const [kept] = await stack.sql<{ url: string }>("select url from private.own_pack_headers where user_id = $1", [
          userId,
        ]);
        assert.deepEqual(await headers(kept!.url), { "x-key": "s" });
        assert.deepEqual(await headers("https://evil.example.org/p"), {}, "they go where they were given for");
      },
      offer_for_assistant: () => offer(userId),
      set_flag: () => server("set_flag", { ...flag, email: ana.email }),
      list_flags: () => server("list_flags", {}),
      rollback_all: async () => {
        await server("set_flag", { ...flag, email: ana.email, enabled: true });
        await server("rollback_all", {});
      },
    };
  }

  async function offer(userId: string) {
    const id = crypto.randomUUID();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await server("offer_for_assistant", {
      user_id: userId,
      assistant: "mcp:x",
      title: "Pedido",
      messages: [{ role: "assistant", parts: [{ type: "text", text: "Quer que eu guarde?" }] }],
      answer: { message: { id, role: "assistant", parts: [] }, metadata: {} },
      proposal: {
        id: crypto.randomUUID(),
        kind: "proposal",
        toolCallId: crypto.randomUUID(),
        tool: "delete_all_items",
        args: {},
        facts: {},
        offer: "Quer que eu apague tudo?",
        skills: [],
        replaces: [],
        expiresAt,
      },
    });
  }
});
