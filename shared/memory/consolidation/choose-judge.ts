import { geminiModel } from "../../model/gemini-model.ts";
import type { ConsolidationEnvironment } from "../../runtime/consolidation-environment.ts";
import { judgeWithModel } from "../judge-with-model.ts";
import type { Judge } from "./judge.ts";

/** Gemini when there is a key; without one what no rule settles stands side by side. */
export function chooseJudge({ googleApiKey, googleBaseUrl, extractionModel }: ConsolidationEnvironment): Judge | null {
  if (!googleApiKey) return null;
  const { model } = geminiModel({ apiKey: googleApiKey, modelId: extractionModel, baseUrl: googleBaseUrl });
  return (likes, signal) => judgeWithModel(model, likes, signal);
}
