/** One line of the benchmark's table. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The figure on 2026-11-22, before the embedded stack was made faster; same machine, otherwise idle. */
  before?: number;
  /** What the figure is held against, in words. */
  target?: string;
  ok?: boolean;
}

/** A figure that must not be above its target. */
export function held(name: string, value: number, unit: string, target: number, before?: number): Measurement {
  return { name, value, unit, before, target: `≤ ${target}`, ok: value <= target };
}

/** The value below which `share` (0–1) of the samples lie, by nearest rank. NaN without samples. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const began = performance.now();

/** What is being done, on stderr. */
export function progress(line: string): void {
  console.error(`[${((performance.now() - began) / 1000).toFixed(0)} s] ${line}`);
}

/** The table on stdout, as it stands in docs/benchmarks.md. */
export function printTable(rows: Measurement[]): void {
  console.log("| measurement | value | before | target | met |\n|---|---:|---:|---|---|");
  const figure = (value: number | undefined, unit: string) =>
    value === undefined ? "" : `${Number(value.toPrecision(3))} ${unit}`.trim();
  for (const { name, value, unit, before, target, ok } of rows) {
    const met = ok === undefined ? "" : ok ? "yes" : "NO";
    console.log(`| ${name} | ${figure(value, unit)} | ${figure(before, unit)} | ${target ?? ""} | ${met} |`);
  }
}
