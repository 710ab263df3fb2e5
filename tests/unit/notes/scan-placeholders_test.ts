import fc from "fast-check";
import assert from "node:assert/strict";
import { scanPlaceholders } from "../../../shared/notes/scan-placeholders.ts";

const word = fc.stringMatching(/^[a-z_.]{1,12}$/);
/** Longer ones are text. */
const MOST_CHARACTERS = 2_000;
const args = fc.dictionary(fc.string(), fc.jsonValue())
  .filter((given) => JSON.stringify(given).length <= MOST_CHARACTERS);
const call = fc.record({ tool: word, command: word, args, isErrorShown: fc.boolean() });
const plain = fc.string({ unit: "binary" }).filter((text) => !text.includes("{{use-tool") && !text.endsWith("\\"));

Deno.test("scanPlaceholders() finds every call where it stands, braces and quotation marks inside of texts included", () => {
  fc.assert(fc.property(fc.array(fc.oneof(plain, call), { maxLength: 6 }), (parts) => {
    const source = parts.map((part) =>
      typeof part === "string"
        ? part
        : `{{use-tool${part.isErrorShown ? "?" : ""}:${part.tool}:${part.command}:${JSON.stringify(part.args)}}}`
    ).join("");
    // Text that ends in a backslash would escape what follows.
    const found = scanPlaceholders(source);
    assert.deepEqual(
      found.flatMap((piece) =>
        piece.type === "call"
          ? [{ tool: piece.tool, command: piece.command, args: piece.args, isErrorShown: piece.isErrorShown }]
          : []
      ),
      parts.filter((part) => typeof part !== "string").map((part) => ({
        ...part,
        args: JSON.parse(JSON.stringify(part.args)),
      })),
    );
    assert.equal(found.map(({ raw }) => raw).join(""), source);
  }));
});

Deno.test("scanPlaceholders() leaves text without placeholders as it is, in one piece", () => {
  fc.assert(fc.property(plain, (text) => {
    assert.deepEqual(scanPlaceholders(text), text === "" ? [] : [{ type: "text", raw: text, start: 0 }]);
  }));
  const escaped = "escreva \\{{use-tool:a:b:{}}} assim";
  assert.deepEqual(scanPlaceholders(escaped), [{ type: "text", raw: escaped, start: 0 }]);
});

Deno.test("scanPlaceholders() takes any garbage apart and loses none of it", () => {
  const shards = fc.constantFrom(
    "{{use-tool",
    "{{use-tool?:",
    ":a:",
    "{",
    "}",
    '"',
    "\\",
    "}}",
    ":{}}}",
    "\n",
    "á",
    "{{",
  );
  fc.assert(fc.property(fc.array(fc.oneof(shards, fc.string()), { maxLength: 30 }), (parts) => {
    const source = parts.join("");
    const pieces = scanPlaceholders(source);
    assert.equal(pieces.map(({ raw }) => raw).join(""), source);
    for (const piece of pieces) {
      assert.equal(source.slice(piece.start, piece.start + piece.raw.length), piece.raw);
      if (piece.type === "broken") {
        assert.ok(piece.at >= piece.start && piece.at <= source.length && piece.message !== "");
      }
    }
  }));
});

Deno.test("scanPlaceholders() says what a placeholder lacks", () => {
  const broken = (source: string) => {
    const piece = scanPlaceholders(source).find(({ type }) => type === "broken");
    return piece?.type === "broken" ? [piece.at, piece.message] : null;
  };
  const cases: [string, number, RegExp][] = [
    ["{{use-tool}}", 0, /não é um marcador/],
    ["{{use-tool:get_habits}}", 0, /não é um marcador/],
    ["{{use-tool:get_habits:answer:}}", 29, /Faltam os argumentos/],
    ["{{use-tool:get_habits:answer:[]}}", 29, /Faltam os argumentos/],
    ["{{use-tool:get_habits:answer:{}", 31, /vem }}/],
    ["{{use-tool:get_habits:answer:{", 0, /não fecha/],
    ['{{use-tool:get_habits:answer:{"a":"}}}', 0, /não fecha/],
    ["{{use-tool:get_habits:answer:{a:1}}}", 30, /não são JSON/],
    ['{{use-tool:get_habits:answer:{"a":1,}}}', 36, /não são JSON/],
  ];
  for (const [source, at, message] of cases) {
    const [where, said] = broken(source) ?? [];
    assert.equal(where, at, source);
    assert.match(String(said), message, source);
  }
});
