import { type Fault, FAULTS } from "./grade.ts";
import type { Run } from "./run-scenario.ts";
import { CAPABILITIES, type Capability } from "./scenario.ts";

/** All runs of one scenario or played conversation; it has passed when every one has. */
export interface Result {
  name: string;
  capability: Capability | "played";
  runs: Run[];
}

/** What `deno task eval` leaves beside its table. */
export interface Report {
  model: string;
  /** ISO 8601 */
  date: string;
  repeat: number;
  results: Result[];
}

/** US dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

export function hasPassed({ runs }: Result): boolean {
  return runs.every(({ faults }) => faults.length === 0);
}

/** The worst that happened in any run. */
function worst({ runs }: Result): Fault["kind"] | undefined {
  const kinds = new Set(runs.flatMap(({ faults }) => faults.map(({ kind }) => kind)));
  return FAULTS.find((kind) => kinds.has(kind));
}

/** A line a capability and one for all: how many passed (in every run), what went wrong, and what it took. */
export function table({ results, repeat }: Report, prices: Prices | null, before?: Report): string {
  const passed = repeat > 1 ? `passed (all ${repeat})` : "passed";
  const head = ["capability", passed, ...FAULTS, "tokens", "US$", "ms", ...(before ? ["before"] : [])];
  const rows = [...CAPABILITIES, "played", undefined].flatMap((capability) => {
    const these = results.filter((result) => capability === undefined || result.capability === capability);
    if (these.length === 0) return [];
    const earlier = before?.results.filter((result) => these.some(({ name }) => name === result.name));
    return [[
      capability ?? "all",
      `${these.filter(hasPassed).length}/${these.length}`,
      ...FAULTS.map((kind) => String(these.filter((result) => worst(result) === kind).length || "")),
      ...costs(these.flatMap(({ runs }) => runs), prices),
      ...(earlier ? [`${earlier.filter(hasPassed).length}/${earlier.length}`] : []),
    ]];
  });
  const lines = [head, head.map((_, at) => at === 0 ? "---" : "---:"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Tokens, dollars and milliseconds of a run, on average. */
function costs(runs: Run[], prices: Prices | null): string[] {
  const mean = (of: (run: Run) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  const dollars = prices &&
    mean(({ inputTokens, outputTokens }) => (inputTokens * prices.input + outputTokens * prices.output) / 1e6);
  return [
    String(Math.round(mean((run) => run.inputTokens + run.outputTokens))),
    dollars === null ? "" : dollars.toFixed(4),
    String(Math.round(mean(({ milliseconds }) => milliseconds))),
  ];
}

/** Each scenario that did not pass, and why; where there is something to compare with, whether that is new. */
export function explain({ results, repeat }: Report, before?: Report): string[] {
  return results.filter((result) => !hasPassed(result)).flatMap((result) => {
    const failed = result.runs.filter(({ faults }) => faults.length > 0);
    const earlier = before?.results.find(({ name }) => name === result.name);
    const news = earlier && hasPassed(earlier) ? " (passed before)" : "";
    const times = repeat > 1 ? ` ${failed.length} of ${repeat} times` : "";
    return [
      `- ${result.capability}: ${result.name}${times}${news}`,
      ...(failed[0]?.faults ?? []).map(({ kind, what }) => `    ${kind}, ${what}`),
    ];
  });
}

/** The capabilities of which fewer scenarios passed than was agreed on. */
export function belowFloors({ results }: Report, floors: Partial<Record<string, number>>): string[] {
  return Object.entries(floors).flatMap(([capability, floor]) => {
    const passed = results.filter((result) => result.capability === capability && hasPassed(result)).length;
    return floor !== undefined && passed < floor ? [`${capability}: ${passed} passed, the floor is ${floor}`] : [];
  });
}
