import assert from "node:assert/strict";
import { createOutside } from "../../../shared/outside/outside.ts";
import { builtInCatalog } from "../../../shared/catalog/catalog.ts";
import { composeNote, type ReadCalls, type RenderServices } from "../../../shared/notes/compose-note.ts";
import { TemplateError } from "../../../shared/notes/template.ts";

const PERIOD = { kind: "weekly_report", first_day: "2026-11-16", last_day: "2026-11-22", until: "2026-11-22" };

const CONTEXT = { today: "2026-11-23", timezone: "America/Sao_Paulo", packs: null };

/** Without packs. */
function by(read: ReadCalls): RenderServices {
  return { read, catalog: () => Promise.resolve(builtInCatalog), outside: createOutside(undefined) };
}

/** Answers as the database would; what was asked stands in `asked`. */
function reader(own?: string, off: string[] = []): { read: ReadCalls; asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    read: (calls, name) => {
      asked.push(calls.map(({ tool }) => tool));
      if (name !== null && own !== undefined) return Promise.resolve({ ...CONTEXT, source: own, off });
      const results = calls.map(({ tool, args }) => ({
        result: tool === "get_note_period" ? PERIOD : { section: args.section, kind: "weekly_report", data: null },
      }));
      return Promise.resolve({
        results,
        readAt: "2026-11-23T09:00:00Z",
        ...CONTEXT,
        off,
      });
    },
  };
}

Deno.test("composeNote() reads all at once, and knows the last of its days", async () => {
  const { read, asked } = reader();
  const { title, empty, lastDay } = await composeNote(by(read), "weekly_report");
  assert.deepEqual([title, empty, lastDay], ["Relatório da semana de 16 a 22 de novembro de 2026", true, "2026-11-22"]);
  assert.equal(asked.length, 1);
});

Deno.test("composeNote() takes the person's own, which costs one more round trip, and says what is wrong with it", async () => {
  const { read, asked } = reader("---\nname: weekly_report\ntitle: Minha\n---\nOi.");
  assert.deepEqual((await composeNote(by(read), "weekly_report")).content, "Oi.");
  assert.deepEqual(asked[1], ["get_note_period"]);
  await assert.rejects(composeNote(by(reader("oi").read), "weekly_report"), TemplateError);
});

Deno.test("composeNote() gives no template that is switched off, built in or one's own", async () => {
  const off = ["template:weekly_report"];
  for (const own of [undefined, "---\nname: weekly_report\ntitle: Minha\n---\nOi."]) {
    await assert.rejects(composeNote(by(reader(own, off).read), "weekly_report"), { code: "template_off" });
  }
  assert.equal((await composeNote(by(reader(undefined, off).read), "monthly_report")).empty, true);
});
