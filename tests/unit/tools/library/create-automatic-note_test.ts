import assert from "node:assert/strict";
import { createAutomaticNote } from "../../../../shared/tools/library/create-automatic-note.ts";

Deno.test("createAutomaticNote.offer() names the note", () => {
  const context = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
  assert.equal(
    createAutomaticNote.offer!({ kind: "medical_appointment" }, {}, context),
    "Quer que eu guarde nas suas notas o resumo para o médico?",
  );
});

Deno.test("createAutomaticNote takes no call without the words that ask for it", () => {
  assert.equal(createAutomaticNote.inputSchema.safeParse({ kind: "weekly_report" }).success, false);
  assert.ok(createAutomaticNote.inputSchema.safeParse({ kind: "weekly_report", quote: "o relatório" }).success);
});
