import { signalsCrisis } from "../skills/crisis.ts";
import { wordsOf } from "./said-before.ts";
import type { Turn } from "./turn.ts";

/** An answer that names a line to call. A bare 188 is as often a measure. */
const HELP_LINE = /\bCVV\b|\bSAMU\b|\blig(?:ue|a|ar)\b[^.\n]{0,60}\b(?:180|188|190|192)\b/i;
/** Messages in which the answer before, and the one before that, stand. */
const LATELY = 6;

/**
 * Whether a message is to be answered with care whatever kind the conversation is of: it speaks of dying or of self-harm, or
 * answers what was said of that just before.
 */
export function needsCare({ opened: { context } }: Turn, text: string): boolean {
  return [...context.recentUserMessages, text].some(signalsCrisis) ||
    context.window.slice(-LATELY).some((message) =>
      message.role === "assistant" && wordsOf(message).some((text) => HELP_LINE.test(text))
    );
}

/** Whether a message may come from, or be about, somebody in danger: rather once too often than once too little. */
export async function mayNeedHelp(text: string): Promise<boolean> {
  // Loaded only here: its weights are of no use to a turn that works. Where even that fails, help is offered.
  const net = await import("../skills/crisis-net.ts").catch(() => null);
  return net === null || net.mayBeCrisis(text);
}
