import { chooseExtractionModel } from "../../model/choose-model.ts";
import type { ConsolidationEnvironment } from "../../runtime/environment.ts";
import { judgeWithModel } from "../judge-with-model.ts";
import type { Judge } from "./judge.ts";

/** Gemini when there is a key; without one what no rule settles stands side by side. */
export function chooseJudge(environment: ConsolidationEnvironment): Judge | null {
  if (!environment.googleApiKey) return null;
  const model = chooseExtractionModel(environment);
  return async (likes, signal) => await judgeWithModel(await model, likes, signal);
}
