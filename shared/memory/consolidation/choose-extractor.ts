import { chooseExtractionModel } from "../../model/choose-model.ts";
import type { ConsolidationEnvironment } from "../../runtime/environment.ts";
import { extractOffline } from "../extract-offline.ts";
import { extractWithModel } from "../extract-with-model.ts";
import type { Extractor } from "./extractor.ts";

/** Gemini when there is a key, the rules when there is none. */
export function chooseExtractor(environment: ConsolidationEnvironment): Extractor {
  if (!environment.googleApiKey) return extractOffline;
  const model = chooseExtractionModel(environment);
  return async (messages, context, signal) => await extractWithModel(await model, messages, context, signal);
}
