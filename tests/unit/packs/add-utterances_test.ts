import assert from "node:assert/strict";
import { addUtterances, utterancesYaml } from "../../../local/packs/add-utterances.ts";

const NEW = ["qto fica?", "é caro: vale?"];
const BOTH = ["qto fica?", '"é caro: vale?"'];

/** Adds to tool `a`. */
const add = (...lines: string[]) => addUtterances(lines.join("\n"), "a", NEW)?.split("\n");

Deno.test("utterancesYaml() is the field as it stands under a tool", () => {
  assert.equal(utterancesYaml(NEW), `    utterances:\n      - ${BOTH[0]}\n      - ${BOTH[1]}`);
  const long = "uma linha que o pacote yaml dobraria ".repeat(4).trim();
  assert.equal(utterancesYaml([long]), `    utterances:\n      - ${long}`);
});

Deno.test("addUtterances() puts the field below the description, and leaves all the rest as it is written", () => {
  const head = ["# dos preços", "variables: {}", "", "tools:", "  - name: a # a primeira", "    title:   'A'"];
  const tail = [
    "    script: scripts/x.js",
    "    inputSchema: {type: object,",
    "      properties: { }}",
    "",
    "  - name: b",
    "",
  ];
  assert.deepEqual(add(...head, "    description: >-", "      Em duas", "      linhas.", "    # nota", ...tail), [
    ...[...head, "    description: >-", "      Em duas", "      linhas."],
    ...["    utterances:", `      - ${BOTH[0]}`, `      - ${BOTH[1]}`],
    ...["    # nota", ...tail],
  ]);
  assert.deepEqual(add(...head, ...tail), [
    ...head,
    ...["    utterances:", `      - ${BOTH[0]}`, `      - ${BOTH[1]}`],
    ...tail,
  ]);
});

Deno.test("addUtterances() indents as the file does, and ends a last line that has no end", () => {
  assert.deepEqual(add("tools:", "- name: a", "  description: A # fim"), [
    ...["tools:", "- name: a", "  description: A # fim"],
    ...["  utterances:", `  - ${BOTH[0]}`, `  - ${BOTH[1]}`],
  ]);
  const windows = addUtterances("tools:\r\n  - name: a\r\n    title: A\r\n    remote: a\r\n", "a", ["oi"]);
  assert.equal(
    windows,
    "tools:\r\n  - name: a\r\n    title: A\r\n    utterances:\r\n      - oi\r\n    remote: a\r\n",
  );
});

Deno.test("addUtterances() adds to the lines that are there", () => {
  const tool = ["tools:", "  - name: a", "    title: A"];
  assert.deepEqual(add(...tool, "    utterances:", "      - um # primeiro", "      - dois", "    script: x"), [
    ...[...tool, "    utterances:", "      - um # primeiro", "      - dois"],
    ...[`      - ${BOTH[0]}`, `      - ${BOTH[1]}`, "    script: x"],
  ]);
  assert.deepEqual(add(...tool, "    utterances: [um, dois]"), [
    ...tool,
    '    utterances: [um, dois, "qto fica?", "é caro: vale?"]',
  ]);
  assert.deepEqual(add(...tool, "    utterances: []", "    script: x"), [
    ...[...tool, "    utterances:", `      - ${BOTH[0]}`, `      - ${BOTH[1]}`, "    script: x"],
  ]);
});

Deno.test("addUtterances() adds to a tool that is written in braces", () => {
  const braces = (inside: string) => `tools: [{ name: b }, { ${inside}title: A, name: a }]`;
  const quoted = '"qto fica?", "é caro: vale?"';
  assert.deepEqual(add(braces("")), [braces(`utterances: [${quoted}], `)]);
  assert.deepEqual(add(braces("utterances: [], ")), [braces(`utterances: [${quoted}], `)]);
  assert.deepEqual(add(braces("utterances: [um], ")), [braces(`utterances: [um, ${quoted}], `)]);
});

Deno.test("addUtterances() leaves alone what it cannot add to", () => {
  assert.equal(add("name: a", "description: A"), undefined);
  assert.equal(add("tools:", "  - name: b", "    title: B"), undefined);
  // Of lines that two tools share, it would add to both.
  const shared = ["  - name: b", "    title: B", "    utterances: &said", "      - um"];
  assert.equal(add("tools:", ...shared, "  - name: a", "    title: A", "    utterances: *said"), undefined);
  assert.equal(addUtterances(["tools:", ...shared, "  - { name: c, utterances: *said }"].join("\n"), "b", NEW), null);
});
