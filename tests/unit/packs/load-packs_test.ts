import assert from "node:assert/strict";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import { loadPacks, NO_PACKS, skillsOf } from "../../../shared/packs/load-packs.ts";

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
function database(...answers: (object[] | null)[]) {
  const calls: string[] = [];
  const client = {
    rpc(name: string) {
      calls.push(name);
      const data = answers.shift() ?? null;
      const error = data === null ? { code: "08006", message: "away" } : null;
      return { abortSignal: () => Promise.resolve({ data, error, status: error ? 503 : 200 }) };
    },
  } as unknown as RpcClient;
  return { client, calls };
}

Deno.test("loadPacks() asks once a revision, for everybody who waits meanwhile", async () => {
  const { client, calls } = database([stored("a")], [stored("b")]);
  const load = (revision: number) => loadPacks(client, "https://once", revision);
  const [one, same] = await Promise.all([load(1), load(1)]);
  assert.equal(one, same);
  assert.equal(await load(1), one);
  assert.deepEqual([...one!.tools.keys()], ["read_a"]);
  assert.deepEqual([...(await load(2)).tools.keys()], ["read_b"]);
  assert.deepEqual(calls, ["enabled_packs", "enabled_packs"]);
});

Deno.test("loadPacks() asks nothing where there has never been a pack", async () => {
  const { client, calls } = database();
  assert.equal(await loadPacks(client, "https://none", 0), NO_PACKS);
  assert.deepEqual(calls, []);
});

Deno.test("loadPacks() keeps the packs of two projects apart", async () => {
  const one = database([stored("a")]);
  const other = database([stored("b")]);
  const tools = async (client: RpcClient, project: string) => [...(await loadPacks(client, project, 1)).tools.keys()];
  assert.deepEqual(await tools(one.client, "https://one"), ["read_a"]);
  assert.deepEqual(await tools(other.client, "https://other"), ["read_b"]);
  assert.deepEqual(await tools(one.client, "https://one"), ["read_a"]);
});

Deno.test("loadPacks() goes on without packs where they cannot be loaded, and tries again", async () => {
  const { client, calls } = database(null, [stored("a")]);
  assert.equal(await loadPacks(client, "https://away", 1), NO_PACKS);
  assert.equal((await loadPacks(client, "https://away", 1)).skills.length, 1);
  assert.equal(calls.length, 2);
});

Deno.test("loadPacks() leaves out a pack that it cannot read or that lacks a variable, and takes the others", async () => {
  const { client } = database([
    { name: "odd", tools: 1 },
    stored("locked", { variables: ["TOOL_NOT_SET"] }),
    stored("a"),
  ]);
  const packs = await loadPacks(client, "https://odd", 1);
  assert.deepEqual(skillsOf(packs).map(({ name }) => name), ["a"]);
  assert.deepEqual([...packs.tools.keys()], ["read_a"]);
});
