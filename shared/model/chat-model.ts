import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { CallSettings } from "./call-settings.ts";
import type { ModelTurn } from "./model-turn.ts";

/** A language model and how a turn's wishes become settings that this model honours. */
export interface ChatModel {
  model: LanguageModelV4;
  settings(turn: ModelTurn): CallSettings;
}
