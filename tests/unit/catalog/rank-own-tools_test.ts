import assert from "node:assert/strict";
import { rankTools } from "../../../shared/catalog/rank-tools.ts";
import { catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import type { Packs } from "../../../shared/packs/load-packs.ts";
import { loadedPacks, packsWith } from "../../support/tool-catalog.ts";

const [mine, ...others] = packsWith(50);
const shared = loadedPacks(others);
const added = loadedPacks([mine!]);
const all = {
  ...shared,
  skills: [...shared.skills, ...added.skills],
  tools: new Map([...added.tools, ...shared.tools]),
  parts: { deployment: shared, own: added },
};
const catalogWith = (packs: Packs, off: string[] = []) => catalogOf({ packs, switches: { ...NO_SWITCHES, off } });
const tool = mine!.tools[0]!;
const text = tool.utterances![0]!;

Deno.test("rankTools() finds a person's own tools beside the deployment's, for that person alone", () => {
  assert.equal(rankTools(catalogWith(all), { text }).tools.get(tool.name), 1);
  assert.equal(rankTools(catalogWith(shared), { text }).tools.get(tool.name), undefined);
  assert.equal(rankTools(catalogWith(all), { text }).skills.get(mine!.name), 1);
});

Deno.test("rankTools() finds nothing that is switched off, and is not sure by it", () => {
  const other = others[0]!.tools[0]!;
  const said = { text: other.utterances![0]! };
  assert.ok(rankTools(catalogWith(shared), said).isSure);
  const off = catalogWith(shared, [`pack:${others[0]!.name}`]);
  assert.equal(rankTools(off, said).tools.get(other.name), undefined);
});
