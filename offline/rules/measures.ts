import { measureBody } from "./measure-body.ts";
import { measureCustom } from "./measure-custom.ts";
import { measureExercise } from "./measure-exercise.ts";
import { measureScale } from "./measure-scale.ts";
import { measureSleep } from "./measure-sleep.ts";
import { measureWater } from "./measure-water.ts";
import type { Measure } from "./measured.ts";

/** In order of how telling their words are: "dormi" after "humor 5" tells less than the noun. */
export const MEASURES: readonly Measure[] = [
  measureScale,
  measureBody,
  measureSleep,
  measureWater,
  measureCustom,
  measureExercise,
];
