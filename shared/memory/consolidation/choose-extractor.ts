import { chooseChatModel } from "../../model/choose-chat-model.ts";
import type { ConsolidationEnvironment } from "../../runtime/consolidation-environment.ts";
import { extractWithModel } from "../extract-with-model.ts";
import type { Extractor } from "./extractor.ts";

/** Gemini when there is a key, the stand-in when there is none: either is asked for JSON. */
export function chooseExtractor({ googleApiKey, googleBaseUrl, extractionModel }: ConsolidationEnvironment): Extractor {
  return async (messages, context, signal) => {
    const { model } = await chooseChatModel({ googleApiKey, googleBaseUrl, chatModel: extractionModel });
    return extractWithModel(model, messages, context, signal);
  };
}
