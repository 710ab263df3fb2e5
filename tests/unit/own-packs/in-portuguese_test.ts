import assert from "node:assert/strict";
import { inPortuguese } from "../../../shared/own-packs/in-portuguese.ts";
import { DOCUMENTS, type Files, MANIFESTS, readFaulty, SKILLS } from "../packs/faulty-packs.ts";
import { SERVERS } from "../packs/faulty-servers.ts";

const faulty: [string, Files][] = [
  ...MANIFESTS.map(([what, text]): [string, Files] => [what, { "tools.yaml": text, "references/a.md": "texto" }]),
  ...SKILLS.map(([what, text]): [string, Files] => [what, { "SKILL.md": text }]),
  ...DOCUMENTS.map(([what, text]): [string, Files] => [what, { "openapi.yaml": text }]),
];

Deno.test("inPortuguese() knows what is said of every faulty pack", () => {
  for (const [what, files] of faulty) {
    const read = readFaulty(files);
    assert.ok("problems" in read);
    for (const { message } of read.problems) assert.notEqual(inPortuguese(message), null, `${what}: ${message}`);
  }
  for (const [what, read] of SERVERS) {
    assert.ok("problems" in read);
    for (const { message } of read.problems) assert.notEqual(inPortuguese(message), null, `${what}: ${message}`);
  }
});

Deno.test("inPortuguese() knows what is said of MCP servers that are asked for their tools", () => {
  for (
    const message of [
      "a.com did not list its tools: is it up, public and over https?",
      "find_stock: the server has no tool find: it has add, drop",
      "find_stock: the server has two tools find: it has find, find",
      "find_stock: the server does not say what it does: give it a description",
      "find_stock: it takes what a model cannot be asked for: give it an inputSchema of its own",
    ]
  ) assert.notEqual(inPortuguese(message), null, message);
});

Deno.test("inPortuguese() keeps what is named, and says the reason within a sentence too", () => {
  assert.equal(inPortuguese("tools.0.name: is missing: add it, as string"), "tools.0.name: falta: inclua, como string");
  assert.equal(
    inPortuguese("traceA cannot be called: its references go round in a circle"),
    "traceA não pode ser chamada: as referências andam em círculo",
  );
  assert.equal(
    inPortuguese("read_a: {id} of the path is not among its required arguments: add it"),
    "read_a: {id} do caminho não está entre os argumentos obrigatórios: inclua",
  );
  assert.equal(inPortuguese("something that nobody has put into words"), null);
});
