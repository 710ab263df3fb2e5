import type { Scenario } from "../scenario.ts";
import { money } from "./money.ts";

/** Every scenario, in the order of the table. */
export const allScenarios: Scenario[] = [...money];
