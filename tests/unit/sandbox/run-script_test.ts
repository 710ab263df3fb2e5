import assert from "node:assert/strict";
import { runScript, ScriptFailure } from "../../../shared/sandbox/run-script.ts";
import { bundleFunction } from "../../support/bundle-function.ts";

/** What a script gives, or how it ended. */
async function outcome(code: string, input: object = {}, ms = 1_000): Promise<unknown> {
  try {
    return await runScript(code, input, ms);
  } catch (error) {
    assert.ok(error instanceof ScriptFailure, String(error));
    return [error.fault, error.said];
  }
}

Deno.test("runScript() gives JSON in and takes JSON out", async () => {
  const code = `export default ({ amounts }) => ({ total: amounts.reduce((sum, one) => sum + one, 0), "ção": "é" });`;
  assert.deepEqual(await outcome(code, { amounts: [1.5, 2, 3] }), { total: 6.5, "ção": "é" });
});

Deno.test("runScript() keeps nothing from one run to the next", async () => {
  const code =
    `globalThis.runs = (globalThis.runs ?? 0) + 1; Array.prototype.map = 1; export default () => globalThis.runs;`;
  assert.deepEqual([await outcome(code), await outcome(code)], [1, 1]);
});

const CONTAINED: [what: string, code: string, fault: string][] = [
  ["an endless loop", `export default () => { while (true); }`, "too_slow"],
  ["an endless loop before its export", `for (;;); export default 1;`, "too_slow"],
  ["a loop that catches what stops it", `export default () => { for (;;) try { for (;;); } catch {} }`, "too_slow"],
  ["a pattern that backtracks", `export default () => /(a+)+$/.test("a".repeat(50) + "b");`, "too_slow"],
  ["a search in a long text", `export default () => "a".repeat(2e6).indexOf("a".repeat(5e3) + "b");`, "too_big"],
  [
    "a search in a long text, again and again",
    `export default () => { const a = "a".repeat(2e6); for (;;) a.indexOf("b"); };`,
    "too_slow",
  ],
  [
    "long texts as keys, again and again",
    `export default () => { const a = "a".repeat(1e6), m = new Map(); for (;;) m.get(a); };`,
    "too_slow",
  ],
  [
    "long lists of numbers, again and again",
    `export default () => { const a = new Uint8Array(4e6); for (;;) a.indexOf(1); };`,
    "too_slow",
  ],
  [
    "a search for a long text in a list",
    `export default () => { const a = "a".repeat(1e6); return Array(1e5).fill(a + "b").includes(a + "c"); };`,
    "too_big",
  ],
  [
    "long texts in order",
    `export default () => { const a = "a".repeat(1e6); return Array(1e5).fill(a + "b").sort().length; };`,
    "too_big",
  ],
  [
    "a search by a text's stand-in",
    `export default () => "a".repeat(2e6).includes({ toString: () => "a".repeat(5e3) });`,
    "too_big",
  ],
  ["a long text that is normalized", `export default () => "ação ".repeat(1e4).normalize("NFD");`, "too_big"],
  [
    "marks in a row that are normalized",
    `export default () => "\\u0301\\u0323".repeat(1e3).normalize("NFD");`,
    "too_big",
  ],
  ["a search of nothing", `export default () => Array.prototype.indexOf.call({ length: 4e9 }, 1);`, "too_big"],
  ["a sparse array", `export default () => { const a = []; a.length = 4e9; return a.lastIndexOf(1); }`, "too_big"],
  [
    "sparse arrays joined",
    `export default () => { const a = []; a.length = 4e9; return [a].flat().concat(a); }`,
    "too_big",
  ],
  [
    "objects without end",
    `export default () => { const a = {}; for (let n = 0;; n++) a["k" + n] = { n }; }`,
    "too_big",
  ],
  ["texts that double", `export default () => { let s = "x"; for (;;) s += s; }`, "too_big"],
  ["an array of 16 MB", `export default () => new Uint8Array(16 * 1024 * 1024).length;`, "too_big"],
  ["many buffers", `export default () => { const a = []; for (;;) a.push(new Uint8Array(1e6)); }`, "too_big"],
  ["recursion without end", `export default function f() { return f() + 1; }`, "too_big"],
  ["a result without end", `export default () => { const a = {}; a.a = a; return a; }`, "threw"],
  ["a long result", `export default () => "x".repeat(3e6);`, "too_big"],
  ["an import", `import fs from "node:fs"; export default () => 1;`, "threw"],
  ["an import on the way", `export default () => import("node:fs");`, "not_a_script"],
  ["no export", `const x = 1;`, "not_a_script"],
  ["an export that is no function", `export default { run() {} };`, "not_a_script"],
  ["a promise", `export default async () => 1;`, "not_a_script"],
  ["nothing as result", `export default () => undefined;`, "not_a_script"],
  ["no JavaScript", `export default (`, "threw"],
];

for (const [what, code, fault] of CONTAINED) {
  Deno.test(`runScript() contains ${what}`, async () => {
    const ms = fault === "too_slow" ? 100 : 5_000;
    // What goes on for ever over long texts ends by its time, or, on a quick machine, by how much it has looked at.
    const allowed = what.endsWith("again and again") ? [fault, "too_big"] : [fault];
    assert.ok(allowed.includes((await outcome(code, {}, ms) as string[])[0]!));
    assert.equal(await outcome(`export default () => 1;`), 1, "the next script runs");
  });
}

Deno.test("runScript() gives a script nothing to reach out with", async () => {
  const names =
    "Deno process require fetch WebSocket XMLHttpRequest setTimeout WebAssembly Worker std os scriptArgs performance";
  const code = `const outer = (() => {}).constructor("return globalThis")();
    export default () => "${names}".split(" ").filter((name) => typeof globalThis[name] !== "undefined" || name in outer)`;
  assert.deepEqual(await outcome(code), []);
});

Deno.test("runScript() contains depth that ends in the host's own stack", async () => {
  for (const depth of [1_000, 100_000]) {
    const [fault] = await outcome(`export default () => JSON.parse("[".repeat(${depth}));`) as string[];
    assert.match(fault!, /threw|too_big/);
    assert.equal(await outcome(`export default () => 1;`), 1);
  }
});

Deno.test("runScript() hands on what a script threw, and runs nothing of it to do so", async () => {
  assert.deepEqual(await outcome(`export default () => { throw new Error("sem ano"); }`), ["threw", "sem ano"]);
  assert.deepEqual(await outcome(`export default () => { throw "texto"; }`), ["threw", "texto"]);
  const trap = `export default () => { throw { get message() { for (;;); }, toString() { for (;;); } }; }`;
  assert.match((await outcome(trap, {}, 100) as string[])[0]!, /threw|too_slow/);
});

Deno.test("runScript() gives a script its helpers by name, and keeps them apart from its input", async () => {
  const helpers = { money: "export const twice = (n) => n * 2; export default 1;", dates: "export const year = 2026;" };
  const code = `export default ({ n, helpers: { money, dates } }) => [money.twice(n), dates.year, money.default];`;
  assert.deepEqual(await runScript(code, { n: 4, helpers: "none" }, 1_000, helpers), [8, 2026, 1]);
});

Deno.test("runScript() tells the line where a script broke off, and the helper it was in", async () => {
  const place = async (code: string) => {
    const helpers = { m: "\n\nexport const f = () => null.x;" };
    const error = await runScript(code, {}, 1_000, helpers).catch((error: ScriptFailure) => error);
    return (error as ScriptFailure).place;
  };
  assert.deepEqual(await place("export default () => {\n  throw new Error('x');\n};"), { line: 2 });
  assert.deepEqual(await place("const a = 1;\n\nexport default ( => 1"), { line: 3 });
  assert.deepEqual(await place("export default ({ helpers }) => helpers.m.f()"), { line: 3, helper: "m" });
  assert.equal(await place("export default () => { throw 'a' }"), undefined);
});

Deno.test("runScript() leaves arrays and texts as they are known", async () => {
  const code = `export default () => [
    [1, [2, [3]]].flat(), [1, [2, [3]]].flat(Infinity), [1, 2].concat(3, [4]), [1, 2].flatMap((n) => [n, n]),
    "a,b".split(","), "a b".split(), "aa".replace("a", (a) => a + "x"), "aa".replaceAll(/a/g, "b"), [3, 1].toSorted(),
  ];`;
  assert.deepEqual(await outcome(code), [
    [1, 2, [3]],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 1, 2, 2],
    ["a", "b"],
    ["a b"],
    "axa",
    "bb",
    [1, 3],
  ]);
});

Deno.test("runScript() runs from a bundle, as a deployed function has it", async () => {
  const folder = await Deno.makeTempDir();
  const script = new URL("../../../shared/sandbox/run-script.ts", import.meta.url);
  const entry = `import { runScript } from "${script}";
    console.log(await runScript("export default ({ a }) => a + 1", { a: 1 }, 5_000));`;
  await Deno.writeTextFile(`${folder}/index.ts`, entry);
  const bundle = await bundleFunction(folder, "index.ts", [
    "--config",
    new URL("../../../deno.json", import.meta.url).pathname,
  ]);
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["run", "--no-config", "--allow-env", bundle] })
    .output();
  assert.equal(new TextDecoder().decode(stdout).trim(), "2");
  await Deno.remove(folder, { recursive: true });
});
