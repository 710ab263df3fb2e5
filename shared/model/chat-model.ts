import type { JSONObject, LanguageModelV4 } from "@ai-sdk/provider";
import type { ToneConfig } from "../skills/definition.ts";

/** What the active skills and the user's clock ask of the model for one turn. Dates are the user's own. */
export interface ModelTurn {
  temperature?: number;
  effort: "low" | "medium";
  tone: ToneConfig;
  skills: string[];
  /** `YYYY-MM-DD` */
  today: string;
  timezone: string;
  userName?: string;
}

/** The settings of a model call that differ from model to model. */
export interface CallSettings {
  temperature?: number;
  reasoning?: "low" | "medium";
  providerOptions?: Record<string, JSONObject>;
}

/** A language model and how a turn's wishes become settings that this model honours. */
export interface ChatModel {
  model: LanguageModelV4;
  settings(turn: ModelTurn): CallSettings;
  /** Rules in a model's place: lists that a model would put into its own words are told by code instead. */
  isStandIn?: true;
  /** Asked where the model cannot be reached. */
  fallback?: ChatModel;
}
