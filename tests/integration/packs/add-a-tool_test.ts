import assert from "node:assert/strict";
import { runExample } from "../../../local/packs/run-example.ts";
import { waitsForYes } from "../../../shared/packs/pack.ts";
import { readPack } from "../../../shared/packs/read-pack.ts";
import { startStack } from "../../support/stack.ts";

/** The code of docs/add-a-tool.md by the name that stands behind its language. */
async function blocks(): Promise<Map<string, string>> {
  const page = await Deno.readTextFile("docs/add-a-tool.md");
  return new Map([...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, code]) => [name!, code!]));
}

/** The files of a pack, by path inside its folder. */
function filesOf(all: Map<string, string>, folder: string): Map<string, string> {
  return new Map(
    [...all].filter(([name]) => name.startsWith(`${folder}/`)).map((
      [name, code],
    ) => [name.slice(folder.length + 1), code]),
  );
}

Deno.test("docs/add-a-tool.md: its packs are packs, and their examples come out as told", async () => {
  const code = await blocks();
  const counts: Record<string, number> = { palavras: 2, tarefas: 2, estoque: 1, ufs: 0 };
  for (const [folder, count] of Object.entries(counts)) {
    const read = readPack(folder, filesOf(code, folder));
    assert.ok("pack" in read, JSON.stringify(read));
    const examples = read.pack.tools.flatMap((tool) => (read.examples[tool.name] ?? []).map((one) => ({ tool, one })));
    assert.equal(examples.length, count, folder);
    for (const { tool, one } of examples) assert.equal(await runExample(read.pack, tool, one), null, one.title);
  }
});

Deno.test("docs/add-a-tool.md: what it says of confirmation is so", async () => {
  const code = await blocks();
  const waits = ["tarefas", "estoque", "palavras"].flatMap((folder) => {
    const read = readPack(folder, filesOf(code, folder));
    return "pack" in read ? read.pack.tools.map((tool) => [tool.name, waitsForYes(read.pack, tool)]) : [];
  });
  assert.deepEqual(Object.fromEntries(waits), {
    create_task: true,
    find_stock: false,
    order_stock: true,
    define_word: false,
  });
});

Deno.test("docs/add-a-tool.md: its built-in tool type-checks, and answers from what its function counts", async () => {
  const code = await blocks();
  const folder = await Deno.makeTempDir();
  const file = `${folder}/get-note-count.ts`;
  const library = new URL("../../../shared/tools/library/", import.meta.url);
  const source = code.get("shared/tools/library/get-note-count.ts")!;
  await Deno.writeTextFile(file, source.replace(/"(\.\.\/[^"]+)"/g, (_, path) => `"${new URL(path, library)}"`));
  const check = new Deno.Command(Deno.execPath(), { args: ["check", "--config", "deno.json", file] });
  const { code: status, stderr } = await check.output();
  assert.equal(status, 0, new TextDecoder().decode(stderr));
  const { getNoteCount } = await import(`file://${file}`);
  assert.match(getNoteCount.name, /^(analyze|get|list|search)_/, "a read is named as one");
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const [definition, ...others] = code.get("get_note_count")!.split(/(?<=\$\$;)\n|(?<=;)\n(?=grant)/);
  for (const statement of [definition!, ...others]) await stack.sql(statement);
  const { error } = await ana.client.from("library_items").insert({ type: "note", title: "Uma", content: "nota" });
  assert.equal(error, null);
  const [row] = await stack.sql<{ result: unknown }>(
    `with login as materialized (select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true))
     select public.get_note_count(7) as result from login`,
    [ana.userId, JSON.stringify({ sub: ana.userId, role: "authenticated" })],
  );
  assert.equal(
    getNoteCount.answer(row!.result, { today: "2026-11-22", timezone: "America/Sao_Paulo" }),
    "Você fez 1 nota em 7 dias.",
  );
  await stack.sql("drop function public.get_note_count(int)");
  await stack.close();
  await Deno.remove(folder, { recursive: true });
});
