import type { Game } from "../local/play/game.ts";
import type { ShownAnswer } from "../local/play/game-log.ts";
import { startGame } from "../local/play/start-game.ts";
import { project, snapshot } from "../tests/support/snapshot.ts";
import { type Fault, grade } from "./grade.ts";
import { PlayedModel } from "./played-model.ts";
import type { Replay, ReplayLine } from "./read-replay.ts";
import type { Run } from "./run-scenario.ts";

/** When a conversation begins that does not say. */
const BEGINS = "2026-11-23T08:00";

/**
 * Walks a played conversation from a new beginning to its end: what is refused on the way is a fault, and so are rows
 * that stand and should not, or the other way round. `Date` is the conversation's clock meanwhile.
 */
export async function runReplay({ lines, rows: goals }: Replay): Promise<Run> {
  const run: Run = { faults: [], inputTokens: 0, outputTokens: 0, modelCalls: 0, milliseconds: 0 };
  const began = performance.now();
  const first = lines[0] && "at" in lines[0] ? lines[0] : { at: BEGINS };
  const migrated = await snapshot(await project.migrations());
  const game = await startGame({ data: null, now: first.at, zone: first.zone, snapshot: migrated });
  const model = new PlayedModel(game, lines);
  const answering = model.run();
  try {
    for (const [at, line] of lines.entries()) {
      if ("model" in line || line === first) {
        if (line === first) model.begin(at);
        continue;
      }
      model.begin(at);
      const answer = await walk(game, line).catch((cause) => fault(at, cause instanceof Error ? cause.message : cause));
      if (answer && "kind" in answer) run.faults.push(answer);
      else if (answer) count(run, answer, at);
      await game.idle();
    }
    const tables = [...new Set(goals.map(({ table }) => table))];
    const rows = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(game, table)])));
    const effects = { outcome: "completed", route: "confirmed", text: "", calls: [], ran: [], offered: [], rows };
    run.faults.push(...grade(effects, { rows: goals }));
  } finally {
    model.end();
    await answering;
    await game.close();
  }
  run.milliseconds = performance.now() - began;
  return run;
}

async function walk(game: Game, line: Exclude<ReplayLine, { model: unknown }>): Promise<ShownAnswer | null> {
  const unheard = () => {};
  if ("person" in line) return await game.say(line.conversation, line.person, unheard);
  if ("press" in line) {
    const buttons = line.press.map(({ item, approved }) => ({ proposal: String(item), approved }));
    return await game.press(line.conversation, buttons, unheard);
  }
  if ("night" in line) await game.night();
  else await game.moveClock(line.at);
  return null;
}

function count(run: Run, answer: ShownAnswer, at: number): void {
  run.inputTokens += answer.inputTokens;
  run.modelCalls += answer.modelCalls;
  if (answer.error !== undefined || answer.outcome !== "completed") {
    run.faults.push(fault(at, answer.error ?? `${answer.outcome}: ${answer.text}`));
  }
}

function fault(at: number, what: unknown): Fault {
  return { kind: "failed", what: `line ${at + 1}: ${what}` };
}

async function rowsOf(game: Game, table: string): Promise<Record<string, unknown>[]> {
  const rows = await game.database.query<{ row: Record<string, unknown> }>(
    `select pg_catalog.to_jsonb(t) as row from public.${table} t where t.user_id = $1::uuid`,
    [game.parts.userId],
  );
  return rows.map(({ row }) => row);
}
