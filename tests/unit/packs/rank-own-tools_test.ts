import assert from "node:assert/strict";
import { rankTools } from "../../../shared/packs/rank-tools.ts";
import { switchPacks } from "../../../shared/packs/switch-packs.ts";
import { loaded, packsWith } from "../../support/tool-catalog.ts";

const [mine, ...others] = packsWith(50);
const shared = loaded(others);
const added = loaded([mine!]);
const all = {
  ...shared,
  skills: [...shared.skills, ...added.skills],
  tools: new Map([...added.tools, ...shared.tools]),
  of: { packs: shared, own: added },
};
const tool = mine!.tools[0]!;
const text = tool.utterances![0]!;

Deno.test("rankTools() finds a person's own tools beside the deployment's, for that person alone", () => {
  assert.equal(rankTools(all, { text }).tools.get(tool.name), 1);
  assert.equal(rankTools(shared, { text }).tools.get(tool.name), undefined);
  assert.equal(rankTools(all, { text }).skills.get(mine!.name), 1);
});

Deno.test("rankTools() finds nothing that is switched off, and is not sure by it", () => {
  const other = others[0]!.tools[0]!;
  const said = { text: other.utterances![0]! };
  assert.ok(rankTools(shared, said).isSure);
  const off = switchPacks(shared, { off: [`pack:${others[0]!.name}`], prompts: {} });
  assert.equal(rankTools(off, said).tools.get(other.name), undefined);
});
