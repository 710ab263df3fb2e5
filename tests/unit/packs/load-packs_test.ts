import assert from "node:assert/strict";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import { loadPacks, NO_PACKS } from "../../../shared/packs/load-packs.ts";

const stored = (name: string, more: object = {}) => ({
  name,
  version: "1",
  description: "Dados",
  triggers: [],
  instructions: "## Dados",
  references: {},
  variables: [],
  scripts: {},
  tools: [{
    name: `read_${name}`,
    title: "Dado",
    description: "Lê.",
    inputSchema: { type: "object", properties: {}, required: [] },
    limits: {},
  }],
  ...more,
});

/** A database that answers what it is told to, call by call. */
function database(...answers: ((object | string)[] | null)[]) {
  const calls: string[] = [];
  const client = {
    rpc(_name: string, { deployment }: { deployment: boolean }) {
      calls.push(deployment ? "all" : "own");
      const data = answers.shift() ?? null;
      const error = data === null ? { code: "08006", message: "away" } : null;
      return { abortSignal: () => Promise.resolve({ data, error, status: error ? 503 : 200 }) };
    },
  } as unknown as RpcClient;
  return { client, calls };
}

Deno.test("loadPacks() asks once a revision, for everybody who waits meanwhile", async () => {
  const { client, calls } = database([stored("a")], [stored("b")]);
  const load = (revision: number) => loadPacks(client, "https://once", "ana", { revision, own: 0 });
  const [one, same] = await Promise.all([load(1), load(1)]);
  assert.equal(one, same);
  assert.equal(await load(1), one);
  assert.deepEqual([...one!.tools.keys()], ["read_a"]);
  assert.deepEqual([...(await load(2)).tools.keys()], ["read_b"]);
  assert.deepEqual(calls, ["all", "all"]);
});

Deno.test("loadPacks() asks nothing where there has never been a pack", async () => {
  const { client, calls } = database();
  assert.equal(await loadPacks(client, "https://none", "ana", { revision: 0, own: 0 }), NO_PACKS);
  assert.deepEqual(calls, []);
});

Deno.test("loadPacks() keeps the packs of two projects apart", async () => {
  const one = database([stored("a")]);
  const other = database([stored("b")]);
  const tools = async (client: RpcClient, project: string) => [
    ...(await loadPacks(client, project, "ana", { revision: 1, own: 0 })).tools.keys(),
  ];
  assert.deepEqual(await tools(one.client, "https://one"), ["read_a"]);
  assert.deepEqual(await tools(other.client, "https://other"), ["read_b"]);
  assert.deepEqual(await tools(one.client, "https://one"), ["read_a"]);
});

Deno.test("loadPacks() goes on without packs where they cannot be loaded, and tries again", async () => {
  const { client, calls } = database(null, [stored("a")]);
  const load = () => loadPacks(client, "https://away", "ana", { revision: 1, own: 0 });
  assert.equal(await load(), NO_PACKS);
  assert.equal((await load()).skills.length, 1);
  assert.equal(calls.length, 2);
});

Deno.test("loadPacks() leaves out a pack that it cannot read or that lacks a variable, and takes the others", async () => {
  const { client } = database([
    { name: "odd", tools: 1 },
    stored("locked", { variables: ["TOOL_NOT_SET"] }),
    stored("a"),
  ]);
  const packs = await loadPacks(client, "https://odd", "ana", { revision: 1, own: 0 });
  assert.deepEqual(packs.skills.map(({ skill }) => skill.name), ["a"]);
  assert.deepEqual([...packs.tools.keys()], ["read_a"]);
});

const own = (name: string, more: object = {}) =>
  JSON.stringify(stored(name, { own: true, tools: calling("https://x.com", { name: `read_${name}` }), ...more }));
const calling = (url: string, more: object = {}) => [{
  name: "read_own",
  title: "Meu dado",
  description: "Lê.",
  inputSchema: { type: "object", properties: {}, required: [] },
  call: { method: "GET", url, query: [], body: [], headers: {} },
  limits: {},
  ...more,
}];

Deno.test("loadPacks() loads a user's own with the deployment's in one go, and alone where those are there", async () => {
  const { client, calls } = database([stored("a"), own("b")], [own("c")], [own("d")], [stored("e"), own("d")]);
  const tools = async (userId: string, revision: number, mine: number) =>
    [
      ...(await loadPacks(client, "https://own", userId, { revision, own: mine })).tools.keys(),
    ].sort();
  assert.deepEqual(await tools("ana", 1, 1), ["read_a", "read_b"]);
  assert.deepEqual(await tools("bia", 1, 0), ["read_a"], "nobody else has them");
  assert.deepEqual(await tools("bia", 1, 1), ["read_a", "read_c"]);
  assert.deepEqual(await tools("ana", 1, 1), ["read_a", "read_b"]);
  assert.deepEqual(await tools("ana", 1, 2), ["read_a", "read_d"]);
  assert.deepEqual(await tools("ana", 2, 2), ["read_d", "read_e"]);
  assert.deepEqual(calls, ["all", "own", "own", "all"]);
});

Deno.test("loadPacks() keeps the own packs of two hundred people, those who came last", async () => {
  const { client, calls } = database(...Array.from({ length: 202 }, (_, n) => [own(`p${n}`)]));
  const load = (n: number) => loadPacks(client, "https://many", `user ${n}`, { revision: 0, own: 1 });
  for (let n = 0; n <= 200; n++) await load(n);
  await load(200);
  assert.equal(calls.length, 201);
  await load(0);
  assert.equal(calls.length, 202, "the first has made room");
});

for (
  const [what, pack] of [
    ["the name of a built-in skill", own("finance")],
    ["the name of one of the deployment's", own("a")],
    ["the name of a built-in tool", own("b", { tools: calling("https://x.com", { name: "create_expense" }) })],
    ["the name of one of the deployment's tools", own("b", { tools: calling("https://x.com", { name: "read_a" }) })],
    ["variables", own("b", { variables: ["HOME"] })],
    ["scripts", own("b", { scripts: { "scripts/a.js": "" } })],
    ["a tool that runs a script", own("b", { tools: calling("https://x.com", { validator: "scripts/a.js" }) })],
    ["a tool that calls over http", own("b", { tools: calling("http://x.com") })],
    ["a tool that calls no address", own("b", { tools: calling("x") })],
  ] as const
) {
  Deno.test(`loadPacks() leaves out a person's own pack with ${what}`, async () => {
    const { client } = database([stored("a"), pack]);
    const packs = await loadPacks(client, `https://${what}`, "ana", { revision: 1, own: 1 });
    assert.deepEqual([...packs.tools.keys()], ["read_a"]);
    assert.deepEqual(packs.skills.map(({ skill }) => skill.name), ["a"]);
  });
}

for (
  const [what, pack] of [
    ["is too large to be sent", ""],
    ["is no object", "[]"],
    ["has more than 5,000 values", own("b", { references: Object.fromEntries(values(5_000).map((n) => [n, "x"])) })],
    [
      "has more than 20 tools",
      own("b", { tools: values(21).flatMap((n) => calling("https://x.com", { name: `read_${n}` })) }),
    ],
    ["has a tool with too many arguments", own("b", { tools: calling("https://x.com", { inputSchema: wide(200) }) })],
  ] as const
) {
  Deno.test(`loadPacks() leaves out a person's own pack that ${what}, and takes the others`, async () => {
    const { client } = database([pack, own("c")]);
    const packs = await loadPacks(client, `https://${what}`, "ana", { revision: 0, own: 1 });
    assert.deepEqual([...packs.tools.keys()], ["read_c"]);
  });
}

Deno.test("loadPacks() lets others through while it loads a person's own packs, as large as they may be stored", async () => {
  const texts = Object.fromEntries(values(1_800).map((n) => [`r${n}.md`, "t".repeat(30)]));
  const packs = values(20).map((n) =>
    own(`p${n}`, {
      // Half of them pass, half hold what no schema takes.
      references: n % 2 ? texts : Object.fromEntries(values(2_300).map((key) => [key, 1])),
      tools: values(10).flatMap((m) =>
        calling("https://x.com", { name: `read_${n}_${m}`, inputSchema: n % 4 ? wide(40) : wide(900) })
      ),
    })
  );
  /** The longest time in which nothing else ran, as a share of the whole: machines are busy. */
  const longest = async (load: () => Promise<unknown>) => {
    const from = performance.now();
    let last = from, gap = 0;
    const watch = setInterval(() => {
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }, 1);
    await load();
    clearInterval(watch);
    return Math.max(gap, performance.now() - last) / (performance.now() - from);
  };
  const shares: number[] = [];
  for (let round = 0; round < 4; round++) {
    const { client } = database(packs);
    shares.push(await longest(() => loadPacks(client, "https://large", "ana", { revision: 0, own: round + 1 })));
  }
  assert.ok(Math.min(...shares) < 0.25, `${shares}`);
});

function values(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

/** Arguments of a tool, so many. */
function wide(count: number): object {
  const properties = Object.fromEntries(values(count).map((n) => [`a${n}`, { type: "string" }]));
  return { type: "object", properties, required: [] };
}
