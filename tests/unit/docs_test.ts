import assert from "node:assert/strict";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => Deno.readTextFile(new URL(path, ROOT));

async function foldersOf(path: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL(path, ROOT)));
  return entries.filter(({ name, isDirectory }) => isDirectory && !name.startsWith(".") && name !== "node_modules")
    .map(({ name }) => `${path}${name}/`);
}

Deno.test("docs/map.md names every folder of the project and of shared/, and none that is not there", async () => {
  const map = await read("docs/map.md");
  const named = [...map.matchAll(/`((?:[\w-]+\/)+)`/g)].map(([, folder]) => folder!);
  const there = [...await foldersOf(""), ...await foldersOf("shared/")];
  const needed = there.filter((folder) => !["shared/", "supabase/", "docs/"].includes(folder));
  assert.deepEqual(needed.filter((folder) => !named.includes(folder)), [], "write a line for it into docs/map.md");
  const shared = named.filter((folder) => folder.startsWith("shared/") && folder.split("/").length === 3);
  assert.deepEqual(shared.filter((folder) => !there.includes(folder)), []);
});

Deno.test("docs/map.md names files that are there, and names that stand in them", async () => {
  const map = await read("docs/map.md");
  const files = new Set(
    [...map.matchAll(/`((?:shared|supabase|templates)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!),
  );
  assert.ok(files.size > 40);
  for (const file of files) await assert.doesNotReject(Deno.stat(new URL(file, ROOT)), file);
  const named = [...map.matchAll(/`([\w./-]+\.(?:tsx?|sql))` \(((?:`\w+`(?:, )?)+)\)/g)];
  assert.ok(named.length > 30);
  for (const [, file, names] of named) {
    const source = await read(file!);
    for (const [, name] of names!.matchAll(/`(\w+)`/g)) {
      assert.match(source, new RegExp(`\\b${name}\\b`), `${file}: ${name}`);
    }
  }
});

Deno.test("docs/decisions/README.md lists every record, each with date and status on its second line", async () => {
  const list = await read("docs/decisions/README.md");
  const listed = [...list.matchAll(/^\| \d{4} \| \[[^\]]*\]\(([\w-]+\.md)\) \|/gm)].map(([, file]) => file!);
  const records: string[] = [];
  for await (const { name } of Deno.readDir(new URL("docs/decisions/", ROOT))) {
    if (name === "README.md") continue;
    records.push(name);
    const [title, status] = (await read(`docs/decisions/${name}`)).split("\n");
    assert.match(title!, new RegExp(`^# ${name.slice(0, 4)}: `), name);
    assert.match(status!, /^\d{4}-\d{2}-\d{2} · (?:accepted|partly replaced by \[\d{4}\]\([\w-]+\.md\))$/, name);
  }
  assert.deepEqual(listed, records.toSorted());
});

Deno.test("docs/limits.md tells each limit as the schemas set it", async () => {
  const files = await Array.fromAsync(Deno.readDir(new URL("supabase/schemas/", ROOT)));
  const schemas = (await Promise.all(files.map(({ name }) => read(`supabase/schemas/${name}`)))).join("\n");
  const set = new Map(
    // How often packs were pushed is no limit.
    [...schemas.replace("('pack_revision', '1')", "").matchAll(/\('([a-z_]+)', '(\d+)'(?:::jsonb)?\)/g)].map((
      [, name, value],
    ) => [name!, Number(value)]),
  );
  const page = await read("docs/limits.md");
  const told = new Map(
    [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map((
      [, name, value],
    ) => [name!, Number(value!.replaceAll(",", ""))]),
  );
  assert.deepEqual(Object.fromEntries([...told].toSorted()), Object.fromEntries([...set].toSorted()));
});

Deno.test("docs/commands.md names every task", async () => {
  const { tasks } = JSON.parse(await read("deno.json")) as { tasks: Record<string, unknown> };
  const page = await read("docs/commands.md");
  assert.deepEqual(Object.keys(tasks).filter((task) => !page.includes(task)), []);
});

Deno.test("README.md is read in one sitting", async () => {
  const words = (await read("README.md")).split(/\s+/).filter((word) => word !== "");
  assert.ok(words.length <= 1200, `${words.length} words of 1,200`);
});

Deno.test("links between pages lead to files that are there", async () => {
  const pages = ["README.md", "CONTRIBUTING.md", "evals/played/README.md"];
  for (const folder of ["docs/", "docs/decisions/"]) {
    for await (const { name } of Deno.readDir(new URL(folder, ROOT))) {
      if (name.endsWith(".md")) pages.push(`${folder}${name}`);
    }
  }
  for (const page of pages) {
    for (const [, link] of (await read(page)).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(link!)) continue;
      await assert.doesNotReject(Deno.stat(new URL(link!, new URL(page, ROOT))), `${page}: ${link}`);
    }
  }
});
