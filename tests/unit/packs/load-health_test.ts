import assert from "node:assert/strict";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import { createOutside } from "../../../shared/outside/outside.ts";
import { loadPacks } from "../../../shared/packs/load-packs.ts";
import { catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { answerOfferTool } from "../../../shared/turn/model/answer-offer.ts";
import { replaceSavedTool } from "../../../shared/turn/model/replace-saved.ts";
import { USE_SKILL } from "../../../shared/catalog/use-skill.ts";

const tool = (name: string, more: object = {}) => ({
  name,
  title: name,
  description: "Lê.",
  inputSchema: { type: "object", properties: {}, required: [] },
  call: { method: "GET", url: "https://a.com", query: [], body: [], headers: {} },
  limits: {},
  ...more,
});

/** A database with a pack of these tools. */
function database(...tools: object[]) {
  const calls = { count: 0 };
  const pack = {
    name: "x",
    version: "1",
    description: "Dados",
    triggers: [],
    instructions: "",
    references: {},
    variables: [],
    scripts: {},
    tools,
  };
  const client = {
    rpc() {
      calls.count++;
      return { abortSignal: () => Promise.resolve({ data: [pack], error: null, status: 200 }) };
    },
  } as unknown as RpcClient;
  return { client, calls };
}

const load = (client: RpcClient, project: string, revision = 1) =>
  loadPacks(client, project, "ana", { revision, own: 0 });

Deno.test("loadPacks() leaves out a tool that is not of this version, alone, and names of the runtime", async () => {
  const { client } = database(
    tool("read_a"),
    tool("read_odd", { inputSchema: "?" }),
    ...[USE_SKILL, answerOfferTool.name, replaceSavedTool.name].map((name) => tool(name)),
  );
  const packs = await load(client, "https://odd-tool");
  assert.deepEqual([...packs.tools.keys()], ["read_a"]);
  assert.deepEqual(packs.skills[0]!.skill.tools, ["read_a"]);
});

Deno.test("loadPacks() knows in its one round trip how it stood with 200 tools", async () => {
  const away = { failures: 3, openMs: 1000, checkedMs: null, failedMs: 1000 };
  const names = Array.from({ length: 200 }, (_, index) => `read_${index}`);
  const { client, calls } = database(
    ...names.map((name, index) => tool(name, { health: index % 2 === 0 ? away : null })),
    tool("compute", { call: undefined, script: "scripts/a.js" }),
  );
  const packs = await load(client, "https://known");
  const { tools, unavailable } = catalogOf({ packs, switches: NO_SWITCHES }).offer([...names, "compute"]);
  assert.deepEqual([tools.length, unavailable.length, calls.count], [101, 100, 1]);
  assert.equal(packs.health.has("compute"), false);
});

Deno.test("loadPacks() goes on knowing how it stands with a service when packs have changed", async () => {
  const { client } = database(tool("read_a"));
  const { tools } = await load(client, "https://changed");
  const outside = { ...createOutside(undefined), readJson: () => Promise.resolve({}) };
  for (let times = 0; times < 3; times++) {
    await tools.get("read_a")!.lookUp!({}, outside, { today: "2026-11-22", timezone: "America/Sao_Paulo" });
  }
  const packs = await load(client, "https://changed", 2);
  const { unavailable } = catalogOf({ packs, switches: NO_SWITCHES }).offer(["read_a"]);
  assert.deepEqual(unavailable, [{ name: "read_a", title: "read_a" }]);
});
