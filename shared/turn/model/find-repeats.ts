import type { StoredMessage } from "../../history/build-window.ts";

/** How often a call may be made in a turn before the model has to answer in words. */
const MOST = 3;

/** Calls of a turn that were made before in it. */
export interface Repeats {
  toolCallIds: ReadonlySet<string>;
  /** Those of them of which the one before has written: one order is carried out once. */
  ofWrites: ReadonlySet<string>;
  /** Whether one has been made so often that no more would come of it. */
  isLoop: boolean;
}

/**
 * Finds calls of the same tool with equal arguments among what a turn has said and done so far.
 *
 * @param written ids of calls that have written
 */
export function findRepeats(messages: readonly StoredMessage[], written: ReadonlySet<string> = new Set()): Repeats {
  const times = new Map<string, number>();
  const toolCallIds = new Set<string>();
  const ofWrites = new Set<string>();
  const done = new Set<string>();
  for (const { type, toolCallId, toolName, input } of messages.flatMap(({ parts }) => parts)) {
    if (type !== "tool-call") continue;
    const call = JSON.stringify([toolName, input], inOrder);
    const before = times.get(call) ?? 0;
    if (before > 0) toolCallIds.add(String(toolCallId));
    if (done.has(call)) ofWrites.add(String(toolCallId));
    if (written.has(String(toolCallId))) done.add(call);
    times.set(call, before + 1);
  }
  return { toolCallIds, ofWrites, isLoop: [...times.values()].some((count) => count >= MOST) };
}

/** Keys of objects in one order: they are equal however they were written. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
