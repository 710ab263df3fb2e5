import assert from "node:assert/strict";
import { FUNCTIONS_TITLE, groupRpcs } from "../../../shared/api/rpc-topics.ts";
import { inProject } from "../../support/test-database.ts";

async function rpcNames(): Promise<{ name: string }[]> {
  const { paths } = JSON.parse(await Deno.readTextFile(inProject("web/public/openapi.json")));
  return Object.keys(paths).filter((path) => path.includes("/rpc/")).map((path) => ({ name: path.split("/").at(-1)! }));
}

Deno.test("groupRpcs() puts each rpc under one topic, and what only a turn calls at the end", async () => {
  const rpcs = await rpcNames();
  const groups = groupRpcs(rpcs);
  assert.equal(groups.flatMap((group) => group.rpcs).length, rpcs.length);
  const { title, rpcs: internal } = groups.at(-1)!;
  assert.equal(title, FUNCTIONS_TITLE);
  const names = internal.map(({ name }) => name);
  for (const name of ["append_chunks", "close_turn", "run_tool", "prepare_pay_debt"]) {
    assert.ok(names.includes(name), name);
  }
});

Deno.test("groupRpcs() refuses an rpc without a topic, and a topic's rpc that is not there", async () => {
  const rpcs = await rpcNames();
  assert.throws(() => groupRpcs([...rpcs, { name: "new_rpc" }]), /write a topic for new_rpc/);
  assert.throws(() => groupRpcs(rpcs.filter(({ name }) => name !== "pay_debt")), /names pay_debt/);
});
