import type { JsonObject } from "../../shared/tools/definition.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";

/** A call that a clause may be asking for. */
export interface Candidate {
  tool: string;
  args: JsonObject;
  /** How sure the rule is, 0 to 1. */
  score: number;
  /** What to ask first, when something needed is missing. */
  ask?: string;
  /** What fits when the tool is not among those given. */
  instead?: Candidate;
}

/** Finds what calls a clause may be asking for. */
export type Rule = (clause: Clause, reading: Reading) => Candidate[];
