import { addingTurn } from "./adding-turn.ts";
import { commands } from "./commands.ts";
import { confirmedTurns } from "./confirmed-turns.ts";
import { conversations } from "./conversations.ts";
import { detectSkillsBench } from "./detect-skills.ts";
import { directTurn } from "./direct-turn.ts";
import { firstAnswer } from "./first-answer.ts";
import { fixedTokens } from "./fixed-tokens.ts";
import { longConversations } from "./long-conversations.ts";
import type { Measurement } from "./measurement.ts";
import { addBySize } from "./memory/add-by-size.ts";
import { onPostgres } from "./memory/start-server.ts";
import { importing } from "./importing.ts";
import { playedWeeks } from "./played-weeks.ts";
import { residentMemory } from "./resident-memory.ts";
import { tools } from "./tools.ts";
import { trivialRpc } from "./trivial-rpc.ts";
import { turnOverhead } from "./turn-overhead.ts";

const EMBEDDED = [
  detectSkillsBench,
  fixedTokens,
  conversations,
  playedWeeks,
  trivialRpc,
  turnOverhead,
  addingTurn,
  confirmedTurns,
  longConversations,
  commands,
  tools,
  importing,
  firstAnswer,
  residentMemory,
];

/** What a turn costs, on the embedded stack and in Postgres 17 itself. */
export async function turns(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const measure of EMBEDDED) rows.push(...await measure());
  return [...rows, ...await onPostgres([directTurn, addBySize])];
}
