import assert from "node:assert/strict";
import type { ImportReport } from "../../../shared/portability/import-document.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { callFunction, type Exported, importFile } from "./files.ts";

Deno.test("a signed file may claim nothing that its user could not write over REST", async (t) => {
  const stack = await startStack();
  const conversation = { type: "general" };
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
    const [{ signature }] = await stack.sql<{ signature: string }>(
      "select public.sign_export($1) ->> 'signature' as signature",
      [
        digest,
      ],
    ) as [{ signature: string }];
    const rows: [string, Record<string, unknown>][] = [
      ["conversations", { id: "c", ...conversation }],
      ["messages", { id: "m", conversation_id: "c", ...message }],
      ["knowledge_items", { id: "k", ...item }],
      ["library_items", { id: "l", ...note }],
    ];
    await call(client, "begin_import", { digest, signature });
    for (const [number, [section, row]] of rows.entries()) {
      const { report } = await call<{ report: ImportReport | null }>(client, "import_slice", {
        digest,
        number,
        slices: rows.length,
        section,
        items: [{ index: 0, row }],
      });
      if (report) assert.deepEqual([report.own, report.rejections], [true, []]);
    }
    const { data } = await client.from("knowledge_items").select(Object.keys(item).join(", ")).single();
    assert.deepEqual(data, item);
  });

  await t.step("nobody but the server signs anything", async () => {
    const { client, token } = await stack.createUser("Lia");
    for (const somebody of [client, stack.anonymous()]) {
      const { data, error } = await somebody.rpc("sign_export", { digest: "b".repeat(64) });
      assert.deepEqual([data, error?.code], [null, "42501"]);
    }
    for (const name of ["signature", "open_import", "record_slice"]) {
      const { error } = await client.schema("private" as "public").rpc(name, {
        purpose: "export",
        content: "b".repeat(64),
      });
      assert.equal(error?.code, "PGRST106");
    }
    // What the export function is sent never enters what it signs.
    const forged = { knowledge_items: [{ id: "k", ...item }] };
    const query = `export?what=memory&digest=${"b".repeat(64)}&data=${encodeURIComponent(JSON.stringify(forged))}`;
    const file = await (await callFunction(stack, query, token)).json() as Exported;
    assert.deepEqual([file.data.knowledge_items, file.checksum.digest === "b".repeat(64)], [[], false]);
    assert.equal((await importFile(stack, token, { ...file, data: { ...file.data, ...forged } })).own, false);
  });

  await stack.close();
});
