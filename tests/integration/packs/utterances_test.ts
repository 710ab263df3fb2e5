import assert from "node:assert/strict";
import { readFolder } from "../../../local/packs/read-folder.ts";
import { type FakeExtractionModel, startFakeExtractionModel } from "../consolidation/fake-extraction-model.ts";
import { printedText } from "../../support/printed.ts";

const SKILL = `---
name: feira
description: Feiras livres
version: "1"
metadata:
  triggers: feira
---

## Início rápido
## Padrões comuns
## Antipadrões
`;
const tool = (name: string, title: string) =>
  `  # ${name}, for the tests
  - name: ${name}
    title: ${title}
    description: Diz ${title.toLowerCase()}. # short
    script: scripts/say.js
    inputSchema: {type: object, properties: {day: {type: string, description: dia da semana}}}
    examples: [{ scenario: success, title: x, arguments: {}, result: { ok: true } }]
`;
const TOOLS = `# the fair\ntools:\n${tool("find_fair", "Feira de hoje")}${tool("list_prices", "Preços")}`;
const SAID = [
  "tem feira hj?",
  "onde compro fruta: perto?",
  "que dia é a feira",
  "qto falta pra feira",
  "to sem alface",
];

const said = (...utterances: string[]) => JSON.stringify({ utterances });

/** Runs a task about packs inside a new folder of packs. */
async function start(files: Record<string, string> = {}) {
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/feira/scripts`, { recursive: true });
  const all = { "SKILL.md": SKILL, "tools.yaml": TOOLS, "scripts/say.js": "export default () => ({ ok: true });\n" };
  for (const [file, text] of Object.entries({ ...all, ...files })) {
    await Deno.writeTextFile(`${root}/feira/${file}`, text);
  }
  const run = async (task: "utterances" | "check", args: string[], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", `local/packs/${task}.ts`, ...args.map((arg) => arg === "feira" ? `${root}/feira` : arg)],
      cwd: new URL("../../../", import.meta.url),
      env: { NO_COLOR: "1", GOOGLE_GENERATIVE_AI_API_KEY: "", ...env },
    }).output();
    const said = (bytes: Uint8Array) => printedText(bytes).replaceAll(`${root}/`, "");
    return { code, out: said(stdout), err: said(stderr) };
  };
  return { folder: `${root}/feira`, run, [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }) };
}

async function withFake(work: (fake: FakeExtractionModel) => Promise<void>): Promise<void> {
  const fake = startFakeExtractionModel();
  try {
    await work(fake);
  } finally {
    await fake.close();
  }
}

Deno.test("deno task tools:utterances prints what the model proposes for each tool, and writes nothing", async () => {
  await withFake(async (fake) => {
    await using pack = await start();
    fake.script(said(...SAID, "Tem feira hj"), said("<qto> ta o tomate"));
    const env = { ...fake.env, EXTRACTION_MODEL: "gemini-other" };
    const { code, out, err } = await pack.run("utterances", ["feira", "--count", "6"], env);
    assert.deepEqual([code, err], [0, ""]);
    assert.equal(
      out,
      `# feira/tools.yaml, find_fair
    utterances:
      - tem feira hj?
      - "onde compro fruta: perto?"
      - que dia é a feira
      - qto falta pra feira
      - to sem alface
# feira/tools.yaml, list_prices
    utterances:
      - qto ta o tomate
`,
    );
    assert.deepEqual(fake.requests.map(({ model }) => model), ["gemini-other", "gemini-other"]);
    const [prompt = ""] = fake.requests[0]!.texts;
    assert.match(
      prompt,
      /Feiras livres[^]*Feira de hoje: [^]*dia da semana[^]*não_para_estas>\n- Preços: Diz preços\./,
    );
    assert.equal(await Deno.readTextFile(`${pack.folder}/tools.yaml`), TOOLS);
  });
});

Deno.test("deno task tools:utterances --write adds them, and the pack is right afterwards", async () => {
  await withFake(async (fake) => {
    await using pack = await start();
    const advice = (await pack.run("check", ["feira"])).out.split("\n")[1];
    assert.equal(
      advice,
      "advice: fewer than 5 utterances: find_fair, list_prices; deno task tools:utterances feira proposes some",
    );
    fake.script(said(...SAID), said("qto ta o tomate"));
    const { code, out, err } = await pack.run("utterances", ["feira", "--write"], fake.env);
    assert.deepEqual([code, err], [0, ""]);
    assert.equal(
      out,
      "feira/tools.yaml: find_fair: utterances added: 5\nfeira/tools.yaml: list_prices: utterances added: 1\n",
    );
    const text = await Deno.readTextFile(`${pack.folder}/tools.yaml`);
    const without = text.split("\n").filter((line) => !/^ {4}utterances:$|^ {6}- /.test(line)).join("\n");
    assert.equal(without, TOOLS, "comments and form are what they were");
    const checked = await pack.run("check", ["feira"]);
    assert.equal(checked.code, 0, checked.err);
    assert.match(checked.out, /^advice: fewer than 5 utterances: list_prices; /m);

    fake.script(said("preço do tomate", "Qto tá o tomate?", "ta caro?", "e a couve", "abacaxi tá quanto"));
    assert.equal((await pack.run("utterances", ["feira", "--write"], fake.env)).code, 0);
    assert.equal(fake.requests.length, 3, "who has five is not asked about again");
    const read = await readFolder(pack.folder);
    assert.ok("pack" in read);
    assert.deepEqual(read.pack.tools.map(({ utterances }) => utterances), [
      SAID,
      ["qto ta o tomate", "preço do tomate", "ta caro?", "e a couve", "abacaxi tá quanto"],
    ]);
    assert.doesNotMatch((await pack.run("check", ["feira"])).out, /advice/);
    assert.match((await pack.run("utterances", ["feira"])).out, /^each tool has 5 utterances or more/);

    fake.script(said("amanhã tem?"));
    await pack.run("utterances", ["feira", "--write", "--tool", "find_fair"], fake.env);
    assert.match(await Deno.readTextFile(`${pack.folder}/tools.yaml`), /- to sem alface\n {6}- amanhã tem\?\n/);
  });
});

Deno.test("deno task tools:utterances tells of a tool that the model failed, and goes on with the others", async () => {
  await withFake(async (fake) => {
    await using pack = await start();
    fake.script(503, said("qto ta o tomate"));
    const { code, out, err } = await pack.run("utterances", ["feira", "--write"], fake.env);
    assert.equal(code, 1);
    assert.equal(out, "feira/tools.yaml: list_prices: utterances added: 1\n");
    assert.match(err, /^feira\/tools\.yaml: find_fair: fault\nerror: 1 of 2 without utterances/);
    fake.script(said("?!", "qto ta o tomate."));
    const again = await pack.run("utterances", ["feira", "--tool", "list_prices"], fake.env);
    assert.match(again.err, /^feira\/tools\.yaml: list_prices: the model proposed nothing new that can be used\n/);
  });
});

Deno.test("deno task tools:utterances says in a line what it cannot do", async () => {
  await using pack = await start();
  const wrong: [string[], RegExp][] = [
    [[], /^error: name the folder of a pack/],
    [["feira"], /^error: no model to ask: set GOOGLE_GENERATIVE_AI_API_KEY, or write utterances by hand/],
    [["feira", "--tool", "no_such"], /^error: no tool no_such in feira$/],
    [["feira", "--count", "31"], /^error: --count takes a number from 1 to 30, not 31$/],
    [["feira", "--all"], /^error: Unknown option '--all'.*--help lists the flags$/],
    [["packs/none"], /^error: there is no folder packs\/none/],
  ];
  for (const [args, message] of wrong) {
    const { code, out, err } = await pack.run("utterances", args);
    assert.deepEqual([code, out], [1, ""], args.join(" "));
    assert.match(err.trimEnd(), message);
  }
  await Deno.writeTextFile(`${pack.folder}/tools.yaml`, "tools: 1\n");
  assert.match((await pack.run("utterances", ["feira"])).err, /^error: feira: deno task tools:check feira says what/);
});
