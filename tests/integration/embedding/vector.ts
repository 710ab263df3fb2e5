/** A vector of 768 numbers with these at the beginning; longer than 1 unless they say otherwise. */
export function vector(...beginning: number[]): number[] {
  return [...beginning, ...Array<number>(768 - beginning.length).fill(0)];
}

/** As Postgres reads it. */
export function vectorText(...beginning: number[]): string {
  return JSON.stringify(vector(...beginning));
}
