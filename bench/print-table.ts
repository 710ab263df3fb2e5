import type { Measurement } from "./measurement.ts";

/** The table on stdout, as it stands in docs/benchmarks.md. */
export function printTable(rows: Measurement[]): void {
  console.log("| measurement | value | target | met |\n|---|---:|---|---|");
  for (const { name, value, unit, target, ok } of rows) {
    const figure = `${Number(value.toPrecision(3))} ${unit}`.trim();
    console.log(`| ${name} | ${figure} | ${target ?? ""} | ${ok === undefined ? "" : ok ? "yes" : "NO"} |`);
  }
}
