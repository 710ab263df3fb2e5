import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../health/rpc.ts";
import { actionsOf } from "./rpc.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

Deno.test("what a user does with one item", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const { learn, validate, correct, remove, restore, history, list } = actionsOf(client);
  const age = (id: string, days: number) =>
    stack.sql("update public.knowledge_items set deleted_at = now() - $2 * interval '1 day' where id = $1", [id, days]);
  const supersede = (loser: string, winner: string) =>
    stack.sql("update public.knowledge_items set superseded_by_id = $2, superseded_at = now() where id = $1", [
      loser,
      winner,
    ]);

  await t.step("validate_knowledge() adds 0.1 once", async () => {
    const item = await learn("Toma café sem açúcar", { confidence: 0.7 });
    const first = await validate(item.id);
    assert.deepEqual([first.status, first.item.confidence, first.item.validated], ["validated", 0.8, true]);
    const second = await validate(item.id);
    assert.deepEqual([second.status, second.item.confidence], ["unchanged", 0.8]);
  });

  await t.step("validate_knowledge() stops at 1", async () => {
    const item = await learn("Toma chá à noite", { confidence: 0.95 });
    assert.equal((await validate(item.id)).item.confidence, 1);
  });

  await t.step("a repeated call gets the stored result and writes nothing", async () => {
    const item = await learn("Gosta de pão de queijo", { confidence: 0.5 });
    const first = await validate(item.id, { tool_call_id: "v1" });
    await stack.sql("update public.knowledge_items set validated_by_user = false where id = $1", [item.id]);
    assert.deepEqual(await validate(item.id, { tool_call_id: "v1" }), first);
    const [row] = await stack.sql(
      "select confidence::float, validated_by_user from public.knowledge_items where id = $1",
      [
        item.id,
      ],
    );
    assert.deepEqual(row, { confidence: 0.6, validated_by_user: false });
  });

  await t.step("correct_knowledge() makes a new item at 1 and keeps the old one out of sight, linked", async () => {
    const item = await learn("É alérgica a camarão", { sub_area: "medical" });
    const { status, item: right, old_id } = await correct(item.id, { content: "É alérgica a amendoim" });
    assert.deepEqual([status, old_id], ["corrected", item.id]);
    assert.notEqual(right.id, item.id);
    assert.deepEqual(
      [right.content, right.title, right.confidence, right.validated, right.source, right.area],
      ["É alérgica a amendoim", "É alérgica a amendoim", 1, true, "user_input", "health"],
    );
    const [old, now] = await history(right.id);
    assert.deepEqual([old!.id, old!.is_current, old!.corrected_by_id, now!.id, now!.is_current], [
      item.id,
      false,
      right.id,
      right.id,
      true,
    ]);
    assert.ok(old!.deleted_at);
    assert.deepEqual((await history(item.id)).map(({ id }) => id), [item.id, right.id]);
    assert.equal(
      (await refusal(client, "correct_knowledge", { item_id: item.id, content: "x" })).hint,
      "knowledge_deleted",
    );
  });

  await t.step("correct_knowledge() changes only what is given, and nothing when nothing differs", async () => {
    const item = await learn("Medita toda manhã");
    const moved = await correct(item.id, { area: "spirituality", sub_area: "practice" });
    assert.deepEqual([moved.item.content, moved.item.area], ["Medita toda manhã", "spirituality"]);
    const same = await correct(moved.item.id, { content: " Medita toda manhã " });
    assert.deepEqual([same.status, same.item.id], ["unchanged", moved.item.id]);
  });

  await t.step("correct_knowledge() to what is known already leaves one item", async () => {
    const known = await learn("Corre no parque");
    const wrong = await learn("Corre na esteira");
    const { item } = await correct(wrong.id, { content: "corre no Parque." });
    assert.deepEqual([item.id, item.confidence, item.validated], [known.id, 1, true]);
    assert.equal((await list({ query: "corre" })).items.length, 1);
  });

  await t.step("correct_knowledge() of a person keeps what is known about them", async () => {
    const fact = await learn("Mora em Recife", { person: "Júlia", area: "relationships" });
    const { item: person } = await correct(fact.subject, {
      title: "Juliana",
      person_metadata: { relationship: "irmã", birthday: "--05-12" },
    });
    assert.deepEqual([person.title, person.content, person.type], ["Juliana", "Juliana, irmã", "person"]);
    const [moved] = (await list({ query: "recife" })).items;
    assert.deepEqual([moved!.id, moved!.subject, moved!.about], [fact.id, person.id, "Juliana"]);
    const refused = async (args: Record<string, unknown>) =>
      (await refusal(client, "correct_knowledge", { item_id: person.id, ...args })).hint;
    assert.equal(await refused({ type: "fact" }), "person_stays_person");
    assert.equal(await refused({ person_metadata: { birthday: "32/13" } }), "invalid_person");
  });

  await t.step("delete_knowledge() hides, restore_knowledge() brings back", async () => {
    const item = await learn("Dorme de meia");
    const gone = await remove(item.id);
    assert.deepEqual([gone.status, gone.item.is_current], ["deleted", false]);
    assert.equal((await remove(item.id)).status, "unchanged");
    assert.deepEqual((await list({ query: "meia" })).items, []);
    assert.equal((await refusal(client, "validate_knowledge", { item_id: item.id })).hint, "knowledge_deleted");
    const back = await restore(item.id);
    assert.deepEqual([back.status, back.item.is_current, back.item.deleted_at], ["restored", true, undefined]);
    assert.equal((await restore(item.id)).status, "unchanged");
  });

  await t.step("restore_knowledge() works for 30 days", async () => {
    const item = await learn("Coleciona selos");
    await remove(item.id);
    await age(item.id, 31);
    const late = await refusal(client, "restore_knowledge", { item_id: item.id });
    assert.deepEqual([late.status, late.hint], [422, "restore_expired"]);
    await age(item.id, 29);
    assert.equal((await restore(item.id)).status, "restored");
  });

  await t.step("a person's facts go and come back with them, those deleted before do not", async () => {
    const first = await learn("Gosta de rosas", { person: "Rosa", area: "relationships" });
    const second = await learn("Canta no coral", { person: "Rosa", area: "relationships" });
    await remove(first.id);
    const gone = await remove(first.subject);
    assert.equal(gone.deleted_about, 1);
    assert.equal((await refusal(client, "restore_knowledge", { item_id: second.id })).hint, "person_deleted");
    await restore(first.subject);
    const about = (await list({ about: first.subject, status: "all" })).items;
    assert.deepEqual(about.map((item) => [item.id, item.is_current]), [[second.id, true], [first.id, false]]);
  });

  await t.step("restore_knowledge() never leaves two answers to one question", async () => {
    const wrong = await learn("Trabalha no hospital", { area: "career" });
    const { item: middle } = await correct(wrong.id, { content: "Trabalha na clínica" });
    const { item: right } = await correct(middle.id, { content: "Trabalha no laboratório" });
    const refused = await refusal(client, "restore_knowledge", { item_id: wrong.id });
    assert.deepEqual([refused.status, refused.hint, refused.detail], [409, "knowledge_replaced", {
      current: right.id,
    }]);
    await remove(right.id);
    assert.equal((await restore(wrong.id)).status, "restored");
    assert.equal((await refusal(client, "restore_knowledge", { item_id: right.id })).hint, "knowledge_replaced");
    const twice = await learn("Acorda às seis");
    await remove(twice.id);
    const again = await learn("acorda às seis");
    assert.notEqual(again.id, twice.id);
    assert.deepEqual((await refusal(client, "restore_knowledge", { item_id: twice.id })).detail, { current: again.id });
  });

  await t.step("a superseded item can be made current again once its successor is gone", async () => {
    const old = await learn("Guarda as chaves na gaveta");
    const next = await learn("Guarda as chaves na mesa");
    await supersede(old.id, next.id);
    const validated = await refusal(client, "validate_knowledge", { item_id: old.id });
    assert.deepEqual([validated.hint, validated.detail], ["knowledge_superseded", { current: next.id }]);
    assert.equal((await refusal(client, "restore_knowledge", { item_id: old.id })).hint, "knowledge_replaced");
    assert.deepEqual((await remove(next.id)).replaced, [old.id]);
    const back = await restore(old.id);
    assert.deepEqual([back.item.is_current, back.item.superseded_by_id], [true, undefined]);
  });

  await t.step("a question is closed when what it was about is gone", async () => {
    const sure = await learn("Prefere praia");
    const doubt = await learn("Prefere serra");
    await stack.sql("update public.knowledge_items set needs_resolution = true where id = $1", [doubt.id]);
    await client.from("knowledge_links").insert({ from_id: doubt.id, to_id: sure.id, relation: "contradicts" });
    assert.deepEqual((await list({ needs_resolution: true })).items.map(({ id }) => id), [doubt.id]);
    await remove(sure.id);
    assert.deepEqual((await list({ needs_resolution: true })).items, []);
  });

  await t.step("restore_knowledge() asks about what contradicts it by now", async () => {
    const home = await learn("Mora em Recife", { slot: "residence", value: "Recife" });
    await remove(home.id);
    const next = await learn("Mora em Olinda", { slot: "residence", value: "Olinda" });
    const back = await restore(home.id, { tool_call_id: "r1" });
    assert.deepEqual([back.item.is_current, back.item.needs_resolution, back.against], [true, true, [next.id]]);
    assert.deepEqual((await list({ needs_resolution: true })).items.map(({ id }) => id), [home.id]);
    await call(client, "resolve_knowledge", { item_id: home.id, resolution: "keep_existing" });
    assert.deepEqual((await history(home.id)).map(({ id, is_current }) => [id, is_current]), [[home.id, false], [
      next.id,
      true,
    ]]);
  });

  await t.step("a circle of successors does not hang", async () => {
    const one = await learn("Círculo um");
    const two = await learn("Círculo dois");
    await supersede(one.id, two.id);
    await supersede(two.id, one.id);
    assert.equal((await history(one.id)).length, 2);
    assert.equal((await restore(one.id)).item.is_current, true);
  });

  await t.step("'desfaz' takes each action back", async () => {
    const undoOf = async (id: string) => {
      const { data } = await client.from("tool_executions").select("undo").eq("tool_call_id", id).single();
      const steps = [data!.undo].flat() as { table: string; id: string; set: Record<string, unknown> }[];
      for (const { table, id, set } of steps) {
        assert.equal((await client.from(table).update(set).eq("id", id)).error, null);
      }
    };
    const state = async () =>
      JSON.stringify(
        await stack.sql(
          `select id, subject, confidence, validated_by_user, deleted_at is null as kept, superseded_by_id
           from public.knowledge_items where user_id = $1 and id <> all ($2) order by id`,
          [userId, created],
        ),
      );
    const created: string[] = [];
    const fact = await learn("Faz crochê", { person: "Vera", area: "relationships" });
    const before = await state();
    await validate(fact.id, { tool_call_id: "u1" });
    await undoOf("u1");
    await remove(fact.subject, { tool_call_id: "u2" });
    await undoOf("u2");
    const corrected = await correct(fact.subject, { title: "Verônica", tool_call_id: "u3" });
    await undoOf("u3");
    created.push(corrected.item.id);
    assert.equal(await state(), before);
    const [made] = await stack.sql(
      "select deleted_at is null as kept from public.knowledge_items where id = $1",
      created,
    );
    assert.deepEqual(made, { kept: false });
  });

  await t.step("refuses bad values with a code and a sentence", async () => {
    const item = await learn("Nada a mudar");
    for (
      const [name, args, status, hint] of [
        ["validate_knowledge", { item_id: UNKNOWN }, 404, "knowledge_not_found"],
        ["validate_knowledge", { item_id: null }, 404, "knowledge_not_found"],
        ["correct_knowledge", { item_id: UNKNOWN, content: "x" }, 404, "knowledge_not_found"],
        ["correct_knowledge", { item_id: item.id, content: "  " }, 400, "empty_content"],
        ["correct_knowledge", { item_id: item.id, content: "x".repeat(4001) }, 400, "content_too_long"],
        ["correct_knowledge", { item_id: item.id, area: "love" }, 400, "invalid_area"],
        ["correct_knowledge", { item_id: item.id, type: "note" }, 400, "invalid_type"],
        ["correct_knowledge", { item_id: item.id, sub_area: "job" }, 400, "invalid_sub_area"],
        ["delete_knowledge", { item_id: UNKNOWN }, 404, "knowledge_not_found"],
        ["restore_knowledge", { item_id: UNKNOWN }, 404, "knowledge_not_found"],
        ["knowledge_history", { item_id: UNKNOWN }, 404, "knowledge_not_found"],
        ["related_knowledge", { item_id: UNKNOWN }, 404, "knowledge_not_found"],
        ["related_knowledge", { item_id: item.id, max_items: 51 }, 400, "invalid_limit"],
      ] as const
    ) {
      const refused = await refusal(client, name, args);
      assert.deepEqual([refused.status, refused.hint], [status, hint], `${name} ${JSON.stringify(args).slice(0, 60)}`);
      assert.match(refused.message, /[.!?]$/);
    }
  });

  await t.step("someone else's item is not found, whatever the action, and stays as it was", async () => {
    const { client: eva } = await stack.createUser("Eva");
    const item = await learn("Guarda segredos");
    const actions = [
      "validate_knowledge",
      "correct_knowledge",
      "delete_knowledge",
      "restore_knowledge",
      "knowledge_history",
      "related_knowledge",
    ];
    for (const name of actions) {
      const args = { item_id: item.id, ...(name === "correct_knowledge" ? { content: "roubado" } : {}) };
      assert.equal((await refusal(eva, name, args)).hint, "knowledge_not_found", name);
      assert.equal((await refusal(stack.anonymous(), name, args)).code, "42501", name);
    }
    assert.deepEqual((await list({ query: "segredos" })).items, [(await history(item.id))[0]]);
    assert.deepEqual((await actionsOf(eva).list({ status: "all", about: item.id })).items, []);
  });

  await stack.close();
});
