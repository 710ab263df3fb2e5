import assert from "node:assert/strict";
import { packFolders, readFolder } from "../../../local/packs/read-folder.ts";
import { runExample } from "../../../local/packs/run-example.ts";
import { manifestJsonSchema } from "../../../shared/tools/manifest.ts";

const packs = await Promise.all(
  (await packFolders(new URL("../../../packs", import.meta.url).pathname)).map(readFolder),
);

for (const read of packs) {
  assert.ok("pack" in read, JSON.stringify(read));
  const { pack, examples, outputSchemas } = read;
  for (const tool of pack.tools) {
    for (const example of examples[tool.name] ?? []) {
      Deno.test(`${pack.name}: ${tool.name}, ${example.scenario}: ${example.title}`, async () => {
        assert.equal(await runExample(pack, tool, example, outputSchemas[tool.name]), null);
      });
    }
  }
  for (const [name, told] of Object.entries(examples)) {
    Deno.test(`${pack.name}: ${name} has an example of success, failure, edge and anti-pattern`, () => {
      const scenarios = new Set(told.map(({ scenario }) => scenario));
      assert.deepEqual([...scenarios].sort(), ["anti-pattern", "edge", "failure", "success"]);
    });
  }
}

Deno.test("runExample() tells what came instead", async () => {
  const [calculos] = packs;
  assert.ok(calculos && "pack" in calculos);
  const { pack, examples } = calculos;
  const [example] = examples.split_bill!;
  const tool = pack.tools.find(({ name }) => name === "split_bill")!;
  assert.match(
    (await runExample(pack, tool, { ...example!, result: { total: 1 } }))?.message ?? "",
    /^gave \{"total":110/,
  );
  assert.match(
    (await runExample(pack, tool, { ...example!, arguments: {}, result: {} }))?.message ?? "",
    /^was refused: /,
  );
  const narrow = { type: "object", properties: { total: { type: "string" } } };
  assert.match(
    (await runExample(pack, tool, example!, narrow))?.message ?? "",
    /^its result does not fit outputSchema: total/,
  );
});

Deno.test("packs/tools.schema.json is what deno task tools:check --schema writes", async () => {
  assert.deepEqual(
    JSON.parse(await Deno.readTextFile(new URL("../../../packs/tools.schema.json", import.meta.url))),
    manifestJsonSchema(),
  );
});

Deno.test("the shipped packs show what packs can do: scripts in four tools and more, ten anti-patterns and more", () => {
  const read = packs.flatMap((one) => "pack" in one ? [one.pack] : []);
  const scripted = read.flatMap(({ tools }) => tools).filter((tool) => tool.script ?? tool.validator ?? tool.processor);
  const antiPatterns = read.flatMap(({ instructions }) => instructions.match(/^- Errado: /gm) ?? []);
  assert.ok(scripted.length >= 4 && antiPatterns.length >= 10, `${scripted.length} and ${antiPatterns.length}`);
});
