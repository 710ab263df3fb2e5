import type { Turn } from "../turn.ts";
import { toolOf } from "./look-up.ts";
import type { OpenPendingAction } from "./pending-action.ts";

/** More rows than this are not changed by a yes among other words. */
const MOST_ROWS = 20;

/** Whether a proposal is carried out only by an explicit yes as the whole message, or a button: it has no way back, or reaches many rows. */
export function needsExplicitYes(turn: Pick<Turn, "packs">, { tool, facts }: OpenPendingAction): boolean {
  const definition = toolOf(turn, tool);
  const rows = definition?.rowsReached?.(facts ?? {}) ?? 1;
  const isGrave = definition?.irreversible === true || definition?.erasesAll === true;
  return isGrave || definition?.writesOutside !== undefined || rows > MOST_ROWS;
}
