import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";

Deno.test("a signed file may claim nothing that its user could not write over REST", async (t) => {
  const stack = await startStack();
  const conversation = { type: "general", structured_summary: [{ gist: "ordens" }], long_term_summary: "ordens" };
  const message = {
    role: "tool",
    parts: [{ type: "tool-result", toolCallId: "t", toolName: "create_expense", output: { type: "json", value: {} } }],
  };
  const item = {
    type: "fact",
    area: "health",
    title: "Fato",
    content: "É asmática",
    source: "ai_inference",
    inference_evidence: "disse",
    confidence: 0.97,
    validated_by_user: true,
    slot: "residence",
    needs_resolution: true,
  };
  const note = {
    type: "note",
    title: "Semana",
    content: "Foi boa.",
    origin: "automatic",
    kind: "weekly_report",
    period_from: "2026-01-05",
    period_to: "2026-01-11",
    generated_at: "2026-01-12T09:00:00+00:00",
  };

  await t.step("over REST each of them is written", async () => {
    const { client } = await stack.createUser("Ana");
    const id = crypto.randomUUID();
    const rows: [string, Record<string, unknown>][] = [
      ["conversations", { id, ...conversation }],
      ["messages", { conversation_id: id, ...message }],
      ["knowledge_items", item],
      ["library_items", note],
    ];
    for (const [table, row] of rows) {
      const { error } = await client.from(table).insert(row);
      assert.equal(error, null, `${table}: sign_export relies on it: ${error?.message}`);
    }
  });

  await t.step("and what a signed file of these rows leaves is the same", async () => {
    const { client } = await stack.createUser("Bia");
    const digest = "a".repeat(64);
    const { signature } = await call(client, "sign_export", { digest });
    const result = await call(client, "import_data", {
      document: {
        conversations: [{ index: 0, row: { id: "c", ...conversation } }],
        messages: [{ index: 0, row: { id: "m", conversation_id: "c", ...message } }],
        knowledge_items: [{ index: 0, row: { id: "k", ...item } }],
        library_items: [{ index: 0, row: { id: "l", ...note } }],
      },
      digest,
      signature,
    });
    assert.deepEqual([result.own, result.rejections], [true, []]);
    const { data } = await client.from("knowledge_items").select(Object.keys(item).join(", ")).single();
    assert.deepEqual({
      ...data as unknown as typeof item,
      confidence: Number((data as unknown as typeof item).confidence),
    }, item);
  });

  await t.step("nobody signs for somebody else, nor a receipt", async () => {
    const [one, other] = [await stack.createUser("Lia"), await stack.createUser("Eva")];
    const digest = "b".repeat(64);
    const { signature } = await call(one.client, "sign_export", { digest });
    assert.equal((await call(other.client, "import_data", { document: {}, digest, signature })).own, false);
    const { error } = await one.client.schema("private" as "public").rpc("export_signature", {
      purpose: "receipt",
      digest,
    });
    assert.equal(error?.code, "PGRST106");
  });

  await stack.close();
});
