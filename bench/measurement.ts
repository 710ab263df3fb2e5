/** One line of the benchmark's table. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What the figure is held against, in words. */
  target?: string;
  ok?: boolean;
}
