import fc from "fast-check";
import assert from "node:assert/strict";
import { JsonBoundsError, parseJson } from "../../../shared/http/parse-json.ts";

const bounds = { nodes: 3_000_000 };

/** Long enough that it is parsed in pieces: a text of its own is as long as a piece. */
const long = 'x\\"[{,:'.repeat(60_000);
const PIECE = 256 * 1024;

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

Deno.test("parseJson() gives what JSON.parse() gives for long texts, wherever their pieces end", async () => {
  for (const escape of ["\\\\", '\\"', "\\n", "\\u00e9", "\\ud83d\\ude00", "😀", "\\\\\\u0041", "\\\\u0041"]) {
    for (let before = PIECE - 14; before <= PIECE; before++) {
      const text = `"${"x".repeat(before)}${escape.repeat(4)}${"x".repeat(PIECE)}"`;
      assert.equal(await parseJson(text, bounds), JSON.parse(text), `${escape} after ${before}`);
    }
    const text = `"${escape.repeat(PIECE)}"`;
    assert.equal(await parseJson(text, bounds), JSON.parse(text), escape);
  }
});

Deno.test("parseJson() lets others through while it reads one long text", async () => {
  for (const piece of ['\\"', "\\n", "\\u00e9"]) {
    const text = `{"a":"${piece.repeat(16_000_000 / piece.length)}"}`;
    text.charCodeAt(0);
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    await parseJson(text, bounds);
    clearInterval(others);
    assert.ok(turns >= 3, `${piece}: ${turns} turns`);
  }
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
      `${pad}${pad}`,
      `[${pad}${pad}]`,
      `[${pad}:1]`,
      `{"a":${pad}1}`,
      `["${"x".repeat(300_000)}\n"]`,
      `["${"x".repeat(300_000)}\\q"]`,
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
  await refused(`{"${"x".repeat(300_000)}" :1}`);
  await refused(`${'{"a":'.repeat(2_000_000)}`, 10);
  assert.deepEqual(await parseJson(`[${"1,".repeat(50)}1]`, { nodes: 100 }), Array(51).fill(1));
  assert.equal(await parseJson(JSON.stringify("[,".repeat(1000)), { nodes: 2 }), "[,".repeat(1000));
});
