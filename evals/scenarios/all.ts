import type { Scenario } from "../scenario.ts";
import { billsAndDebts } from "./bills-and-debts.ts";
import { habitsAndTrends } from "./habits-and-trends.ts";
import { health } from "./health.ts";
import { money } from "./money.ts";

/** Every scenario, in the order of the table. */
export const allScenarios: Scenario[] = [...money, ...billsAndDebts, ...health, ...habitsAndTrends];
