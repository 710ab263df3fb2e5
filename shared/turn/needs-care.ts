import { signalsCrisis } from "../skills/crisis.ts";
import { namesHelpLine } from "./raise-topic.ts";
import type { Turn } from "./turn.ts";

/**
 * Whether a message is to be answered with care whatever kind the conversation is of: it speaks of dying or of self-harm, or
 * answers what was said of that just before.
 */
export function needsCare({ opened: { context } }: Turn, text: string): boolean {
  return [...context.recentUserMessages, text].some(signalsCrisis) ||
    context.window.slice(-6).some(({ role, parts }) => role === "assistant" && namesHelpLine(parts));
}

/** Whether a message may come from, or be about, somebody in danger: rather once too often than once too little. */
export async function mayNeedHelp(text: string): Promise<boolean> {
  // Loaded only here: its weights are of no use to a turn that works. Where even that fails, help is offered.
  const net = await import("../skills/crisis-net.ts").catch(() => null);
  return net === null || net.mayBeCrisis(text);
}
