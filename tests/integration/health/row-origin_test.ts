import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createImportApp } from "../../../shared/portability/create-import-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { importFile } from "../portability/files.ts";

interface Origin {
  writes: { tool: string; conversation?: string; message?: string; text?: string; undone?: boolean }[];
  import: { section: string; position: number } | null;
  statement: null;
}

Deno.test("get_row_origin()", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp(), import: createImportApp() }, env: fake.env });
  const ana = await stack.createUser("Ana");
  const chat = new Conversation(stack, ana);
  const originOf = (of_table: string, row_id: string, { client } = ana) =>
    call<Origin>(client, "get_row_origin", { of_table, row_id });
  const newest = async () =>
    (await ana.client.from("tracking_entries").select("id").order("created_at", { ascending: false }).limit(1).single()
      .throwOnError()).data.id as string;

  await t.step("names the sentence before the offer, not the yes, and the correction after it", async () => {
    fake.script(gemini({ functionCall: { name: "record_metric", args: { metric: "mood", value: 6 } } }));
    const asked = crypto.randomUUID();
    await chat.say("hoje meu humor está assim assim, uns 6", asked);
    await chat.say("sim");
    const id = await newest();
    await call(ana.client, "update_metric", { entry_id: id, value: 7, tool_call_id: "page:1" });
    const { writes, import: imported } = await originOf("tracking_entries", id);
    assert.deepEqual(writes.map(({ tool, text, conversation }) => [tool, text, conversation]), [
      ["record_metric", "hoje meu humor está assim assim, uns 6", chat.id],
      ["update_metric", undefined, undefined],
    ]);
    assert.equal(imported, null);
    assert.equal(writes[0]!.message, asked);
  });

  await t.step("says that a write was undone, and nothing of a row that no tool wrote", async () => {
    await call(ana.client, "record_metric", { metric: "energy", value: 5, tool_call_id: "page:2" });
    const id = await newest();
    await call(ana.client, "undo_calls", { tool_call_ids: ["page:2"] });
    assert.deepEqual((await originOf("tracking_entries", id)).writes.map(({ undone }) => undone), [true]);
    const row = { metric: "weight", value: 80, entry_date: "2026-01-01" };
    const { data } = await ana.client.from("tracking_entries").insert(row).select("id").single().throwOnError();
    assert.deepEqual(await originOf("tracking_entries", data.id), { writes: [], import: null, statement: null });
    assert.equal(
      (await refusal(ana.client, "get_row_origin", { of_table: "messages", row_id: id })).hint,
      "unknown_table",
    );
  });

  await t.step("a later month of a recurring bill came from the sentence of its first", async () => {
    fake.script(gemini({
      functionCall: {
        name: "create_finance_item",
        args: { kind: "bill", name: "Luz", amount: 90, due_day: 5, recurring: true },
      },
    }));
    await chat.say("minha conta de luz vence todo dia 5, uns 90 reais");
    await chat.say("sim");
    const today = await todayOf(ana.client);
    await call(ana.client, "list_reminders", { from_date: today, to_date: daysBefore(today, -60) });
    const { data } = await ana.client.from("bills").select("id").order("month").throwOnError();
    assert.ok(data.length > 1);
    for (const { id } of data) {
      const { writes } = await originOf("bills", id);
      assert.deepEqual(writes.map(({ text }) => text), ["minha conta de luz vence todo dia 5, uns 90 reais"]);
    }
  });

  await t.step("names the place of an imported row in its file", async () => {
    const rows = [3, 30, 8].map((value) => ({
      id: crypto.randomUUID(),
      metric: "mood",
      value,
      entry_date: "2026-01-02",
    }));
    const report = await importFile(stack, ana.token, { data: { tracking_entries: rows } });
    assert.deepEqual([report.created, report.rejected], [{ tracking_entries: 2 }, 1]);
    const { data } = await ana.client.from("tracking_entries").select("id, value").eq("entry_date", "2026-01-02")
      .order("value").throwOnError();
    const origins = await Promise.all(data.map(({ id }) => originOf("tracking_entries", id)));
    // The second row of the file was refused.
    assert.deepEqual(origins.map((origin) => origin.import?.position), [1, 3]);
    const bia = await stack.createUser("Bia");
    assert.deepEqual(await originOf("tracking_entries", data[0]!.id, bia), {
      writes: [],
      import: null,
      statement: null,
    });
  });

  await fake.close();
  await stack.close();
});
