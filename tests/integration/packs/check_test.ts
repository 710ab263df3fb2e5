import assert from "node:assert/strict";
import { printedText } from "../../support/printed.ts";

const skill = (name: string) =>
  `---\nname: ${name}\ndescription: Para testar\nversion: "1"\nmetadata:\n  triggers: ${name}\n---\n
## Início rápido\n## Padrões comuns\n## Antipadrões\n`;
const tools = (name: string, more = "") =>
  `tools:
  - name: ${name}
    title: Feira de hoje
    description: Diz que feira há hoje.
    script: scripts/say.js
    ${more}
    inputSchema: { type: object, properties: { day: { type: string, description: dia } } }
    examples: [{ scenario: success, title: hoje, arguments: { day: hoje }, result: { ok: true } }]
`;
const SAY = "export default () => ({ ok: true });\n";

/** What `deno task tools:check` says of packs, given as their files by folder. */
async function check(packs: Record<string, Record<string, string>>, ...args: string[]) {
  const root = await Deno.makeTempDir();
  try {
    for (const [name, files] of Object.entries(packs)) {
      await Deno.mkdir(`${root}/${name}/scripts`, { recursive: true });
      for (const [file, text] of Object.entries({ "SKILL.md": skill(name), "scripts/say.js": SAY, ...files })) {
        await Deno.writeTextFile(`${root}/${name}/${file}`, text);
      }
    }
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "local/packs/check.ts", ...[...Object.keys(packs), ...args].map((name) => `${root}/${name}`)],
      cwd: new URL("../../../", import.meta.url),
      env: { NO_COLOR: "1" },
    }).output();
    const said = (bytes: Uint8Array) => printedText(bytes).replaceAll(`${root}/`, "");
    return { code, out: said(stdout), err: said(stderr) };
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("tools:check tells which script threw, and what", async () => {
  const script = "export default ({ args }) => { throw new TypeError(`no fair\\non ${args.day}`); };\n";
  const { code, err } = await check({ feira: { "tools.yaml": tools("find_fair"), "scripts/say.js": script } });
  assert.equal(code, 1);
  assert.match(err, /^feira\/scripts\/say\.js:1: threw: no fair on hoje \(find_fair: example "hoje"\)$/m);
});

Deno.test("tools:check tells of a validator that threw, and of a script that got what it mended", async () => {
  const validated = tools("find_fair", "validator: scripts/mend.js");
  const mend = "export default ({ args }) => ({ args: { day: args.day.toUpperCase() } });\n";
  const echo = "export default ({ args }) => { throw args.day; };\n";
  const second = await check({
    feira: { "tools.yaml": validated, "scripts/mend.js": mend, "scripts/say.js": echo },
  });
  assert.match(second.err, /^feira\/scripts\/say\.js: threw: HOJE \(/m);
  const broken = "export default () => { throw new Error('not mended'); };\n";
  const first = await check({ feira: { "tools.yaml": validated, "scripts/mend.js": broken } });
  assert.match(first.err, /^feira\/scripts\/mend\.js:1: threw: not mended \(/m);
});

Deno.test("tools:check tells of a script once, however many examples it spoils, and of others with their line", async () => {
  const two = tools("find_fair") +
    "      - { scenario: edge, title: outra, arguments: {}, result: { ok: true } }\n";
  const listed = two.replace("[{ scenario: success", "\n      - { scenario: success").replace(
    "ok: true } }]",
    "ok: true } }",
  );
  const broken = await check({ feira: { "tools.yaml": listed, "scripts/say.js": "export default (" } });
  assert.match(
    broken.err,
    /^feira\/scripts\/say\.js:1: threw: .* \(find_fair: example "hoje", and 1 more\)\nerror: 1 problem to fix$/m,
  );
  const other = await check({ feira: { "tools.yaml": listed, "scripts/say.js": "export default () => ({ ok: 1 })" } });
  assert.match(other.err, /^feira\/tools\.yaml:9: find_fair: example "hoje" gave \{"ok":1\}$/m);
});

Deno.test("tools:check advises against a description that gives orders", async () => {
  const ordering = tools("find_fair").replace("Diz que feira há hoje.", "Sempre use antes de responder.");
  const { code, out } = await check({ feira: { "tools.yaml": ordering } });
  assert.equal(code, 0);
  assert.match(out, /^advice: feira\/tools\.yaml:4: find_fair: "sempre use" is an order/m);
  assert.doesNotMatch((await check({ feira: { "tools.yaml": tools("find_fair") } })).out, /order/);
});

Deno.test("tools:check names the packs that have a tool of the same name, and no pack that is named twice", async () => {
  const packs = { feira: { "tools.yaml": tools("find_fair") }, mercado: { "tools.yaml": tools("find_fair") } };
  const { code, err } = await check(packs);
  assert.equal(code, 1);
  assert.equal(
    err,
    "find_fair: the packs feira and mercado have a tool of this name: rename one\nerror: 1 problem to fix\n",
  );
  const twice = await check({ feira: packs.feira }, "feira/");
  assert.deepEqual([twice.code, twice.err], [0, ""]);
});
