import fc from "fast-check";
import assert from "node:assert/strict";
import { JsonBoundsError, parseJson } from "../../../shared/http/parse-json.ts";

const bounds = { nodes: 3_000_000 };

/** Long enough that it is parsed in pieces: a text of its own is as long as a piece. */
const long = 'x\\"[{,:'.repeat(60_000);

Deno.test("parseJson() gives what JSON.parse() gives, for short values and long ones", async () => {
  const values = fc.jsonValue({ maxDepth: 4 });
  const padded = fc.tuple(values, fc.boolean(), fc.nat(3)).map(([value, inside, copies]) => {
    const many = Array.from({ length: copies }, () => value);
    return inside ? { long: { long, many }, value, __proto: long } : [long, value, [many, [long], {}], long];
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(values, padded), fc.constantFrom(undefined, 1, "\t"), async (value, space) => {
      const text = JSON.stringify(value, null, space);
      assert.deepEqual(await parseJson(text, bounds), JSON.parse(text));
    }),
    { numRuns: 60 },
  );
});

Deno.test("parseJson() refuses what JSON.parse() refuses, in long values too", async () => {
  const pad = `"${"x".repeat(300_000)}"`;
  for (
    const text of [
      "",
      "{",
      "[}",
      "]",
      '"a',
      "[1,]",
      "nul",
      `[${pad},,1]`,
      `[${pad},]`,
      `[,${pad}]`,
      `{"a":${pad},}`,
      `{"a":[${pad}] 1}`,
      `{[${pad}]}`,
      `{"a" "b":[${pad}]}`,
      `{"a":1,"b":[${pad}],c:1}`,
      `[${pad}]]`,
      `[${pad}] x`,
      `[[${pad}] 1]`,
      `[1 [${pad}]]`,
      `[${pad}`,
    ]
  ) {
    assert.throws(() => JSON.parse(text), SyntaxError);
    await assert.rejects(parseJson(text, bounds), SyntaxError, text.slice(0, 20));
  }
});

Deno.test("parseJson() keeps a key __proto__ as a key", async () => {
  const parsed = await parseJson(`{"__proto__":{"a":["${"x".repeat(300_000)}"]},"b":1}`, bounds) as object;
  assert.deepEqual(Object.keys(parsed), ["__proto__", "b"]);
  assert.equal(Object.getPrototypeOf(parsed), Object.prototype);
});

Deno.test("parseJson() refuses too many values and too many levels before it builds any", async () => {
  const refused = async (text: string, nodes = 100) =>
    await assert.rejects(parseJson(text, { nodes }), JsonBoundsError);
  await refused(`[${"{},".repeat(100)}{}]`);
  await refused(`{${'"a":1,'.repeat(100)}"a":1}`);
  await refused(`${"[".repeat(101)}${"]".repeat(101)}`, 1000);
  await refused(`${'{"a":'.repeat(2_000_000)}`, 10);
  assert.deepEqual(await parseJson(`[${"1,".repeat(50)}1]`, { nodes: 100 }), Array(51).fill(1));
  assert.equal(await parseJson(JSON.stringify("[,".repeat(1000)), { nodes: 2 }), "[,".repeat(1000));
});
