import { CRISIS, type TurnMessage } from "../read-message.ts";
import type { Turn } from "../turn.ts";

/** Whether a message is to be answered with care whatever kind the conversation is of: it, or what was said just before, is a cry for help. */
export async function needsCare({ opened: { context } }: Turn, { text, isGrave }: TurnMessage): Promise<boolean> {
  if (isGrave || context.lastTurn?.intent === CRISIS) return true;
  const [before] = context.recentUserMessages.slice(-1);
  return before !== undefined && await mayNeedHelp(before) && await mayNeedHelp(`${before}\n${text}`);
}

/** Whether a message may come from, or be about, somebody in danger: rather once too often than once too little. */
export async function mayNeedHelp(text: string): Promise<boolean> {
  // Loaded only here: its weights are of no use to a turn that works. Where even that fails, help is offered.
  const net = await import("../../language/crisis/crisis-net.ts").catch(() => null);
  return net === null || net.mayBeCrisis(text);
}
