import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { callFunction, exported, importFile } from "../portability/files.ts";
import { call, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { insert, library, write } from "./notes.ts";

Deno.test("library_items", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  await insert(ana.client, "expenses", [{ amount: 42, category: "food", description: "feira" }]);
  await insert(ana.client, "library_items", [{ type: "note", title: "Ideias", content: "# Minhas\n\n- uma" }]);
  const { note } = await write(ana.client, "monthly_report", await todayOf(ana.client));

  await t.step("hold only what fits together", async () => {
    const refused = async (row: Record<string, unknown>) => {
      const columns = { user_id: ana.userId, type: "note", title: "x", content: "x", origin: "user", ...row };
      const names = Object.keys(columns);
      const query = `insert into public.library_items (${names}) values (${names.map((_, i) => `$${i + 1}`)})`;
      return await stack.sql(query, Object.values(columns)).then(
        () => null,
        (error) => error.constraint ?? error.constraint_name ?? error.code,
      );
    };
    const week = { origin: "automatic", kind: "weekly_report", generated_at: new Date().toISOString() };
    assert.equal(await refused({ content: null }), "library_items_note_has_content");
    assert.equal(await refused({ title: " " }), "library_items_title_check");
    assert.equal(await refused({ type: "poem" }), "library_items_type_check");
    assert.equal(await refused({ type: "link", url: "javascript:alert(1)" }), "library_items_url_check");
    assert.equal(await refused({ origin: "automatic" }), "library_items_automatic_is_complete");
    assert.equal(await refused({ kind: "weekly_report" }), "library_items_automatic_is_complete");
    const fits = "library_items_period_fits_kind";
    assert.equal(await refused({ ...week, period_from: "2026-11-17", period_to: "2026-11-23" }), fits);
    assert.equal(await refused({ ...week, period_from: "2026-11-16", period_to: "2026-11-29" }), fits);
    const dates = { period_from: "2026-11-16", period_to: "2026-11-22" };
    assert.equal(await refused({ ...week, ...dates, type: "link" }), "library_items_kind_is_note");
    const { kind, period_from, period_to } = note;
    assert.equal(await refused({ ...week, kind, period_from, period_to }), "library_items_one_a_period");
    assert.equal((await ana.client.from("library_items").delete().eq("id", note.id)).error?.code, "42501");
  });

  await t.step("come out with what=notes, automatic ones with their headings below the title", async () => {
    const { data } = await exported(stack, ana.token, "notes");
    assert.deepEqual(data.library_items!.map(({ title, origin }) => [title, origin]), [
      ["Ideias", "user"],
      [note.title, "automatic"],
    ]);
    const markdown = await (await callFunction(stack, "export?what=notes&format=markdown", ana.token)).text();
    assert.match(markdown, /### Ideias\n\n[^\n]+\n\n# Minhas\n\n- uma\n/);
    assert.match(
      markdown,
      new RegExp(`### ${note.title}\n\n[^\n]+\n\nAna, [^]+\n\n#### Dinheiro\n\nVocê gastou \\*\\*R\\$ 42,00\\*\\*`),
    );
  });

  await t.step(
    "come back: as they were from one's own export, as one's own from elsewhere, and never over what is there",
    async () => {
      const file = await exported(stack, ana.token, "notes");
      const eva = await stack.createUser("Eva");
      const own = await importFile(stack, eva.token, file);
      assert.deepEqual([own.own, own.created.library_items, own.rejections], [true, 2, []]);
      assert.deepEqual((await library(eva.client)).map(({ title, origin, kind }) => [title, origin, kind]).toSorted(), [
        ["Ideias", "user", null],
        [note.title, "automatic", note.kind],
      ]);
      const lia = await stack.createUser("Lia");
      const foreign = await importFile(stack, lia.token, { ...file, checksum: undefined });
      assert.deepEqual([foreign.own, foreign.created.library_items], [false, 2]);
      assert.deepEqual((await library(lia.client)).map(({ origin, kind }) => [origin, kind]), [["user", null], [
        "user",
        null,
      ]]);
      const rui = await stack.createUser("Rui", whereItIs(12));
      const { note: theirs } = await write(rui.client, "monthly_report", note.period_from);
      const clash = await importFile(stack, rui.token, file);
      assert.deepEqual([clash.created.library_items, clash.rejections.map(({ reason }) => reason)], [1, [
        "already_exists",
      ]]);
      assert.equal((await library(rui.client)).find(({ id }) => id === theirs.id)?.content, theirs.content);
    },
  );

  await t.step("forget_everything() takes the automatic ones along, whose words are memory's", async () => {
    const bia = await stack.createUser("Bia");
    await insert(bia.client, "library_items", [{ type: "note", title: "Lista", content: "pão" }]);
    await insert(bia.client, "knowledge_items", [{
      type: "fact",
      area: "health",
      title: "Alergia",
      content: "É alérgica a figo",
    }]);
    const { note: appointment } = await write(bia.client, "medical_appointment");
    const { title, content } = appointment;
    await call(bia.client, "create_automatic_note", {
      kind: "medical_appointment",
      title,
      content,
      tool_call_id: "asked",
    });
    assert.match(appointment.content, /figo/);
    const { counts } = await call(bia.client, "forget_everything") as { counts: Record<string, number> };
    assert.equal(counts.automatic_notes, 1);
    assert.deepEqual((await library(bia.client)).map(({ title }) => title), ["Lista"]);
    const { data } = await bia.client.from("tool_executions").select("result");
    assert.doesNotMatch(JSON.stringify(data), /figo/);
  });

  await t.step("go with the account, and are in its receipt", async () => {
    const response = await callFunction(stack, "account", ana.token, { method: "DELETE" });
    const { receipt } = await response.json();
    assert.equal(receipt.rows.library_items, 2);
    assert.equal(receipt.rows.note_schedule, 1);
    assert.deepEqual(await stack.sql("select from public.library_items where user_id = $1", [ana.userId]), []);
  });

  await stack.close();
});
