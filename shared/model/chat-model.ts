import type { JSONObject, LanguageModelV4 } from "@ai-sdk/provider";
import type { ToneConfig } from "../skills/definition.ts";

/** What a turn asks of the model, from its active skills and the person's profile. Dates are in the person's time zone. */
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

/** Settings of a request that differ between models. */
export interface CallSettings {
  temperature?: number;
  reasoning?: "low" | "medium";
  providerOptions?: Record<string, JSONObject>;
}

/** A language model, with a function that turns the wishes of a turn into settings of this model. */
export interface ChatModel {
  model: LanguageModelV4;
  settings(turn: ModelTurn): CallSettings;
  /** It is not a model but rules, used when there is no key. It cannot rephrase lists, so code tells them instead. */
  isStandIn?: true;
  /** The model that is asked if this one cannot be reached. */
  fallback?: ChatModel;
}
