import type { StoredMessage } from "../../history/build-window.ts";

/** After the same call so many times in a turn, the model has to answer in words. */
const LOOP_COUNT = 3;

/** Calls that repeat an earlier call of the same turn. */
export interface Repeats {
  toolCallIds: ReadonlySet<string>;
  /** Those whose earlier call has written: one order is carried out once. */
  ofWrites: ReadonlySet<string>;
  /** Whether a call was made so often that repeating it helps no more. */
  isLoop: boolean;
}

/**
 * Finds calls of the same tool with equal arguments in the messages of a turn.
 *
 * @param writtenIds calls that have written
 */
export function findRepeats(messages: readonly StoredMessage[], writtenIds: ReadonlySet<string> = new Set()): Repeats {
  const times = new Map<string, number>();
  const toolCallIds = new Set<string>();
  const ofWrites = new Set<string>();
  const writtenCalls = new Set<string>();
  for (const { type, toolCallId, toolName, input } of messages.flatMap(({ parts }) => parts)) {
    if (type !== "tool-call") continue;
    const call = JSON.stringify([toolName, input], sortKeys);
    const before = times.get(call) ?? 0;
    if (before > 0) toolCallIds.add(String(toolCallId));
    if (writtenCalls.has(call)) ofWrites.add(String(toolCallId));
    if (writtenIds.has(String(toolCallId))) writtenCalls.add(call);
    times.set(call, before + 1);
  }
  return { toolCallIds, ofWrites, isLoop: [...times.values()].some((count) => count >= LOOP_COUNT) };
}

/** A JSON replacer that sorts the keys of objects: equal arguments give equal texts in whatever order they were written. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
