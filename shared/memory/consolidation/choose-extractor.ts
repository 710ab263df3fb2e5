import { geminiModel } from "../../model/gemini-model.ts";
import type { ConsolidationEnvironment } from "../../runtime/consolidation-environment.ts";
import { extractOffline } from "../extract-offline.ts";
import { extractWithModel } from "../extract-with-model.ts";
import type { Extractor } from "./extractor.ts";

/** Gemini when there is a key, the rules when there is none. */
export function chooseExtractor({ googleApiKey, googleBaseUrl, extractionModel }: ConsolidationEnvironment): Extractor {
  if (!googleApiKey) return extractOffline;
  const { model } = geminiModel({ apiKey: googleApiKey, modelId: extractionModel, baseUrl: googleBaseUrl });
  return (messages, context, signal) => extractWithModel(model, messages, context, signal);
}
