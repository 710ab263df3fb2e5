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
