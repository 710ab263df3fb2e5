import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { call, daysBefore, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "./zone-at-hour.ts";
import { type DayRecords, live, type LivedDay } from "../memory/days-of-life.ts";
import { asService, consolidateNow, say } from "./consolidation.ts";

interface Insight {
  id: string;
  area: string;
  title: string;
  content: string;
  source: string;
  confidence: number;
  inference_evidence: string;
  pattern: string;
  derived_from: { n: number; tracking_entries: string[] };
  seen_at: string | null;
  deleted_at: string | null;
  retired_at: string | null;
}

/** Low the day after a short night. */
function tired(day: LivedDay): DayRecords {
  const short = day.chance("night") < 0.4;
  return { sleep: short ? 5 : 7.5, mood: Math.round((short ? 4 : 7) + day.chance("mood") * 2) };
}

Deno.test("insights", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(ana.client);
  const night = async (user: TestUser = ana) => {
    await say(stack, user, "que dia comprido");
    return await consolidateNow(stack, user);
  };
  const insights = async (user: TestUser = ana): Promise<Insight[]> => {
    const { data, error } = await user.client.from("knowledge_items").select("*").eq("type", "insight").order(
      "created_at",
    );
    assert.ifError(error);
    return data as Insight[];
  };
  const forget = (user: TestUser, from: string) =>
    user.client.from("tracking_entries").update({ deleted_at: new Date().toISOString() }).eq("metric", "mood").gte(
      "entry_date",
      from,
    );

  await t.step("come from the records, unsure, with where they come from, and are counted", async () => {
    await live(ana.client, today, 60, tired);
    assert.deepEqual(await night(), {
      userId: ana.userId,
      status: "completed",
      messagesProcessed: 1,
      factsCreated: 0,
      factsUpdated: 0,
      inferencesCreated: 1,
    });
    const [insight, ...others] = await insights();
    assert.deepEqual(others, []);
    assert.deepEqual(
      [insight!.title, insight!.content, insight!.area, insight!.source, insight!.confidence, insight!.seen_at],
      [
        "Sono e humor",
        "Em dias com menos de 6 h de sono, o humor costuma ser mais baixo",
        "mental_health",
        "ai_inference",
        0.6,
        null,
      ],
    );
    assert.match(
      insight!.inference_evidence,
      /^Média de \d,\d em \d\d dias assim e de \d(,\d)? nos outros \d\d, de .* não uma causa\.$/,
    );
    const { data: own } = await ana.client.from("tracking_entries").select("id");
    const ids = new Set(own!.map(({ id }) => id));
    const sources = insight!.derived_from.tracking_entries;
    assert.ok(sources.length > 20 && sources.every((id) => ids.has(id)));
    const { data: record } = await ana.client.from("memory_consolidations").select("inferences_created").single();
    assert.equal(record!.inferences_created, 1);
  });

  await t.step("are not made twice; their figures follow the records", async () => {
    const [before] = await insights();
    assert.equal((await night()).inferencesCreated, 0);
    assert.deepEqual(await insights(), [before]);
    await ana.client.from("knowledge_items").update({ seen_at: "2026-01-02T03:04:05Z" }).eq("id", before!.id);
    await forget(ana, daysBefore(today, 10));
    assert.equal((await night()).inferencesCreated, 0);
    const [after, ...others] = await insights();
    assert.deepEqual(others, []);
    assert.deepEqual([after!.id, after!.content], [before!.id, before!.content]);
    assert.notEqual(after!.inference_evidence, before!.inference_evidence);
    assert.ok(after!.derived_from.n < before!.derived_from.n);
    assert.ok(after!.seen_at, "seen stays seen");
  });

  await t.step("are retired when the records no longer show them, and come back as the same", async () => {
    const [before] = await insights();
    await forget(ana, "2000-01-01");
    await night();
    const [retired] = await insights();
    assert.deepEqual([retired!.id, retired!.retired_at], [before!.id, retired!.deleted_at]);
    assert.ok(retired!.retired_at);
    await ana.client.from("tracking_entries").update({ deleted_at: null }).eq("metric", "mood");
    assert.equal((await night()).inferencesCreated, 1);
    const [back, ...others] = await insights();
    assert.deepEqual([back!.id, back!.deleted_at, back!.retired_at, others], [before!.id, null, null, []]);
  });

  await t.step("that the user rejected do not come back, nor in analyze_context", async () => {
    const [insight] = await insights();
    await call(ana.client, "delete_knowledge", { item_id: insight!.id });
    assert.equal((await night()).inferencesCreated, 0);
    assert.ok((await insights()).every(({ deleted_at }) => deleted_at));
    const { observed } = await call(ana.client, "analyze_context", { current_topic: "sono e humor" }) as {
      observed?: unknown[];
    };
    assert.equal(observed, undefined);
    await call(ana.client, "restore_knowledge", { item_id: insight!.id });
    assert.equal((await insights())[0]!.deleted_at, null);
  });

  await t.step("that the user validated or put in other words are theirs", async () => {
    const [insight] = await insights();
    await call(ana.client, "validate_knowledge", { item_id: insight!.id });
    await forget(ana, "2000-01-01");
    await night();
    const [kept] = await insights();
    assert.deepEqual([kept!.id, kept!.deleted_at], [insight!.id, null]);
    await ana.client.from("tracking_entries").update({ deleted_at: null }).eq("metric", "mood");
    await call(ana.client, "correct_knowledge", { item_id: kept!.id, content: "Fica de mau humor quando dorme mal" });
    assert.equal((await night()).inferencesCreated, 0);
    assert.deepEqual((await insights()).filter(({ deleted_at }) => !deleted_at).map(({ content }) => content), [
      "Fica de mau humor quando dorme mal",
    ]);
  });

  await t.step("start again from the day after everything was forgotten", async () => {
    const bia = await stack.createUser("Bia", whereItIs(12));
    await live(bia.client, today, 60, tired);
    await night(bia);
    assert.equal((await insights(bia)).length, 1);
    await call(bia.client, "forget_everything");
    assert.equal((await night(bia)).inferencesCreated, 0);
    assert.deepEqual(await insights(bia), []);
  });

  await t.step("are at most five", async () => {
    const caio = await stack.createUser("Caio", whereItIs(12));
    const habits = await Promise.all(
      ["Ler", "Meditar", "Correr", "Desenhar"].map(async (name) =>
        (await caio.client.from("habits").insert({ name }).select("id").single()).data!.id as string
      ),
    );
    const done: { habit_id: string; completion_date: string }[] = [];
    await live(caio.client, today, 90, (day) => {
      const good = day.chance("good") < 0.5;
      for (const habit_id of habits) if (good) done.push({ habit_id, completion_date: day.date });
      return {
        sleep: good ? 8 : 5,
        mood: Math.round((good ? 8 : 3) + day.chance("mood") * 2),
        energy: Math.round((good ? 8 : 3) + day.chance("energy") * 2),
        spent: (good ? 20 : 200) + day.chance("money") * 20,
      };
    });
    assert.ifError((await caio.client.from("habit_completions").insert(done)).error);
    assert.equal((await night(caio)).inferencesCreated, 5);
    assert.equal((await night(caio)).inferencesCreated, 0);
    const patterns = (await insights(caio)).map(({ pattern }) => pattern);
    assert.equal(new Set(patterns).size, 5);
  });

  await t.step("never conclude a condition, whoever infers it", async () => {
    const dora = await stack.createUser("Dora", whereItIs(12));
    const message = await say(stack, dora, "ando chorando à toa e não quero sair de casa");
    const claim = await asService<{ attempt: number }>(stack, "claim_consolidation", {
      user_ids: [dora.userId],
      force: true,
    });
    const item = (content: string, slot: string | null, key: string | null) => ({
      message_id: message,
      quote: "ando chorando à toa",
      subject: null,
      type: "insight",
      area: "mental_health",
      content,
      slot,
      key,
      value: null,
      holds: true,
      certainty: "inferred",
      replaces: [],
      memory: null,
    });
    const { body } = await asService<{ status: string; inferencesCreated: number }>(stack, "apply_consolidation", {
      user_id: dora.userId,
      attempt: claim.body.attempt,
      messages: [message],
      items: [
        item("Parece estar com depressão", "condition", "depressão"),
        item("Precisa de um remédio", "medication", "antidepressivo"),
        item("Tem preferido ficar em casa", null, null),
      ],
    });
    assert.deepEqual([body.status, body.inferencesCreated], ["partial", 1]);
    const { data } = await dora.client.from("memory_consolidations").select("rejections").single();
    assert.deepEqual(data!.rejections.map(({ reason }: { reason: string }) => reason), [
      "sensitive_inference",
      "sensitive_inference",
    ]);
    assert.deepEqual((await insights(dora)).map(({ content }) => content), ["Tem preferido ficar em casa"]);
  });

  await stack.close();
});
