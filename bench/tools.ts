import { catalogOf } from "../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../shared/skills/switches.ts";
import { loadedPacks, packsWith } from "../tests/support/tool-catalog.ts";
import { type Measurement, percentile, progress } from "./measurement.ts";
import { financeTurn } from "./tools/finance-turn.ts";
import { type Reach, reachOf, readRequests, toolsFor } from "./tools/offered.ts";
import { resolver } from "./tools/resolver.ts";

const SIZES = [15, 50, 200];
/** Share of requests whose tool is to be among those offered. */
const TARGET = 97;
const SETS = { dev: "requests-dev.jsonl", "held-out": "requests-held-out.jsonl" };

/** What many tools cost, and whether the right one is there. */
export async function tools(): Promise<Measurement[]> {
  return [...await resolver(), ...await financeTurn(), ...choosing(), ...await offered()];
}

/** Of written requests, those whose tool is offered at once, and those whose tool one `use_skill` brings. */
async function offered(): Promise<Measurement[]> {
  progress("requests and their tools");
  const rows: Measurement[] = [];
  for (const [set, file] of Object.entries(SETS)) {
    const requests = await readRequests(file);
    for (const size of SIZES) {
      const reached = requests.map((request) => reachOf(request, size));
      const share = (...reaches: Reach[]) =>
        100 * reached.filter((reach) => reaches.includes(reach)).length / requests.length;
      const name = `${requests.length} ${set} requests, ${size} tools defined: the right one`;
      const [atOnce, one] = [share("offered"), share("offered", "named", "found")];
      rows.push({
        name: `${name} offered at once`,
        value: atOnce,
        unit: "%",
        target: `≥ ${TARGET}`,
        ok: atOnce >= TARGET,
      });
      rows.push({
        name: `${name} offered, or had by one use_skill`,
        value: one,
        unit: "%",
        target: `≥ ${TARGET}`,
        ok: one >= TARGET,
      });
    }
  }
  return rows;
}

const RUNS = 2_000;

/** The turn's own work on one message. */
function choosing(): Measurement[] {
  const packs = loadedPacks(packsWith(200));
  const skills = [...packs.skills, ...packs.skills].slice(0, 60);
  const sixty = catalogOf({ packs: { ...packs, skills }, switches: NO_SWITCHES });
  const text = "gastei 50 conto no mercado ontem e depois fiquei vendo uma série que me indicaram, achei bem contada";
  return [
    {
      name: "skills detected, 60 packs, p50",
      value: median(() => sixty.detect(text, [])),
      unit: "ms",
    },
    { name: "tools chosen of 200, p50", value: median(() => toolsFor(text, packs)), unit: "ms" },
  ];
}

function median(work: () => unknown): number {
  return percentile(
    Array.from({ length: RUNS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
    0.5,
  );
}
