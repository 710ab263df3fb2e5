import type { Scenario } from "../scenario.ts";
import { answersToOffers } from "./answers-to-offers.ts";
import { billsAndDebts } from "./bills-and-debts.ts";
import { cards } from "./cards.ts";
import { changes } from "./changes.ts";
import { commands } from "./commands.ts";
import { contradictions } from "./contradictions.ts";
import { conversation } from "./conversation.ts";
import { corrections } from "./corrections.ts";
import { crisis } from "./crisis.ts";
import { habitsAndTrends } from "./habits-and-trends.ts";
import { health } from "./health.ts";
import { injection } from "./injection.ts";
import { library } from "./library.ts";
import { memory } from "./memory.ts";
import { memoryOverDays } from "./memory-over-days.ts";
import { money } from "./money.ts";
import { people } from "./people.ts";
import { reminders } from "./reminders.ts";
import { planner } from "./planner.ts";
import { reports } from "./reports.ts";
import { severalAtOnce } from "./several-at-once.ts";
import { skills } from "./skills.ts";
import { waysOfWriting } from "./ways-of-writing.ts";

/** Every scenario, in the order of the table. */
export const allScenarios: Scenario[] = [
  ...money,
  ...cards,
  ...billsAndDebts,
  ...health,
  ...habitsAndTrends,
  ...people,
  ...reports,
  ...reminders,
  ...library,
  ...commands,
  ...memory,
  ...memoryOverDays,
  ...contradictions,
  ...corrections,
  ...changes,
  ...severalAtOnce,
  ...answersToOffers,
  ...skills,
  ...crisis,
  ...injection,
  ...conversation,
  ...waysOfWriting,
  ...planner,
];
