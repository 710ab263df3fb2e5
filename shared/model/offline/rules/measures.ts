import type { Clause } from "../reading/clause.ts";
import { measureBody } from "./measure-body.ts";
import { measureCustom } from "./measure-custom.ts";
import { measureExercise } from "./measure-exercise.ts";
import { measureScale } from "./measure-scale.ts";
import { measureSleep } from "./measure-sleep.ts";
import { measureWater } from "./measure-water.ts";
import type { MetricName } from "./metric-of.ts";

/** What a clause tells about a metric; without a value it has a question. `at` is where in the keys it is told. */
export interface Measured {
  metric: MetricName;
  value?: number;
  unit?: string;
  note?: string;
  customName?: string;
  ask?: string;
  at: number;
  score: number;
  /** Told as done, whatever plans stand beside it. */
  certain?: boolean;
}

/** Looks for one metric in a clause. */
export type Measure = (clause: Clause) => Measured | null;

/** In order of how telling their words are: "dormi" after "humor 5" tells less than the noun. */
export const MEASURES: readonly Measure[] = [
  measureScale,
  measureBody,
  measureSleep,
  measureWater,
  measureCustom,
  measureExercise,
];
