import { confirmedTurns } from "./confirmed-turns.ts";
import { detectSkillsBench } from "./detect-skills.ts";
import { fixedTokens } from "./fixed-tokens.ts";
import type { Measurement } from "./measurement.ts";
import { residentMemory } from "./resident-memory.ts";
import { turnOverhead } from "./turn-overhead.ts";

/** What a turn costs, on the embedded stack. */
export async function turns(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const measure of [detectSkillsBench, fixedTokens, confirmedTurns, turnOverhead, residentMemory]) {
    rows.push(...await measure());
  }
  return rows;
}
