import assert from "node:assert/strict";
import { severalAtOnce } from "./several-at-once.ts";

/** One fault at one step. */
export interface Combination {
  fault: string;
  step: string;
  /** Distinguishes it from others with the same fault and step. */
  detail?: string;
  run(): Promise<void>;
}

export const ENGINE = Deno.env.get("TEST_DATABASE_URL") ? "Postgres" : "PGlite";

/** Picks some of many similar faults for a step, and the next ones for the next step. So each is tested at some step. */
export function pickInRotation<T>(all: readonly T[], some: number, at: number): T[] {
  return Array.from({ length: some }, (_, n) => all[(at * some + n) % all.length]!);
}

/**
 * Runs the combinations, several at once, and prints their numbers by fault and by step. The log of the functions is printed
 * only when a combination fails. The variables FAULT and STEP select combinations by words in their names.
 */
export async function runCombinations(kind: string, all: Combination[]): Promise<void> {
  const { FAULT = "", STEP = "" } = Deno.env.toObject();
  const chosen = all.filter(({ fault, step }) => fault.includes(FAULT) && step.includes(STEP));
  const nameOf = ({ fault, step, detail }: Combination) => [`${fault} × ${step}`, detail ?? []].flat().join(": ");
  const names = chosen.map(nameOf);
  assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted(), "combinations are distinct");
  const broken: string[] = [];
  const began = performance.now();
  const logged = await captureConsole(async () => {
    await severalAtOnce(
      chosen,
      (one) => one.run().catch((error) => void broken.push(`${nameOf(one)}: ${error.stack}`)),
    );
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.info(table(kind, chosen));
  console.info(`faults: ${chosen.length} combinations of ${kind} on ${ENGINE} in ${seconds} s`);
  if (broken.length > 0) {
    const most = Number(Deno.env.get("BROKEN") ?? 5);
    assert.fail(
      `${broken.length} of ${chosen.length} broken:\n${broken.map((one) => one.split("\n")[0]).join("\n")}\n\n${
        broken.slice(0, most).join("\n\n")
      }\n\n${logged.slice(-20).join("\n")}`,
    );
  }
}

async function captureConsole(work: () => Promise<void>): Promise<string[]> {
  const { error, info, log } = console;
  const lines: string[] = [];
  console.error = console.info = console.log = (...said: unknown[]) => void lines.push(said.join(" "));
  try {
    await work();
  } finally {
    Object.assign(console, { error, info, log });
  }
  return lines;
}

/** One line per fault and one per step, with the number of combinations. */
function table(kind: string, combinations: Combination[]): string {
  const count = (by: "fault" | "step") =>
    [...Map.groupBy(combinations, (one) => one[by])].map(([name, all]) =>
      `  ${String(all.length).padStart(4)}  ${name}`
    );
  return [`${kind}, by fault:`, ...count("fault"), `${kind}, by step:`, ...count("step")].join("\n");
}
