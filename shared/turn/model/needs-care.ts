import { CRISIS, type TurnMessage } from "../read-message.ts";
import type { Turn } from "../turn.ts";

/** Whether this message or the one before is a cry for help: then it is answered with care in every kind of conversation. */
export async function needsCare({ opened: { context } }: Turn, { text, isGrave }: TurnMessage): Promise<boolean> {
  if (isGrave || context.lastTurn?.intent === CRISIS) return true;
  const [before] = context.recentUserMessages.slice(-1);
  return before !== undefined && await mayNeedHelp(before) && await mayNeedHelp(`${before}\n${text}`);
}

/** Whether somebody in danger may have written the message, or be meant in it. A false alarm is better than a miss. */
export async function mayNeedHelp(text: string): Promise<boolean> {
  // Loaded only here, since most turns do not need its weights. If even loading fails, help is offered.
  const net = await import("../../language/crisis/crisis-net.ts").catch(() => null);
  return net === null || net.mayBeCrisis(text);
}
