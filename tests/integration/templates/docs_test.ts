import assert from "node:assert/strict";
import { noteTools } from "../../../shared/notes/note-tools.ts";
import { todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("docs/templates.md: its template is kept and rendered as told, and it names what there is", async () => {
  const page = await Deno.readTextFile("docs/templates.md");
  const source = /^```md meu_mes\n([\s\S]*?)^```$/m.exec(page)![1]!;
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const { error } = await client.functions.invoke("templates/meu_mes", { method: "PUT", body: { source } });
  assert.equal(error, null);
  const today = await todayOf(client);
  const render = async () =>
    (await client.functions.invoke("templates/meu_mes/render", { body: { date: today } })).data;
  assert.deepEqual([(await render()).content, (await render()).empty], ["Ainda não há nada deste mês.", true]);
  const inserted = await client.from("habits").insert({ name: "Meditar" }).select("id").single();
  await client.from("habit_completions").insert({ habit_id: inserted.data!.id, completion_date: today });
  const { title, content } = await render();
  assert.match(title, /^Meu mês de \p{L}+$/u);
  assert.match(
    content,
    /^Ana, foi assim o seu mês.*\.\n\n## Hábitos\n\n- \*\*Meditar:\*\* 1 de 1 dia\n\nVocê tem 0 notas guardadas\.$/,
  );
  const { error: saved } = await client.functions.invoke("templates/meu_mes/render", { body: { save: true } });
  assert.equal((await saved.context.json()).error.code, "invalid_request");
  const days = { kind: "weekly_report", first_day: "2026-11-16", last_day: "2026-11-22", until: "2026-11-22" };
  for (const field of Object.keys(noteTools[0]!.fields!(days))) assert.ok(page.includes(`\`${field}\``), field);
  const { shape } = noteTools[1]!.inputSchema as unknown as { shape: { section: { options: string[] } } };
  for (const name of shape.section.options) assert.ok(page.includes(`\`${name}\``), name);
  await stack.close();
});
