import { z } from "zod";
import type { StoredMessage } from "../history/build-window.ts";
import { readCorrection } from "../intents/correction.ts";
import { readCorrectedItem, readKeptItems } from "../intents/offered-items.ts";
import { fold } from "../text/fold.ts";
import type { JsonObject, ToolContext } from "../tools/definition.ts";
import { METRIC_NOUNS, METRICS } from "../tools/health/measure.ts";
import { findTool } from "../tools/registry.ts";
import type { PendingCall } from "./turn.ts";

/**
 * The pending calls as the user's words correct them ("na verdade 75,5", "sim, mas ontem"), or null when the words
 * correct nothing. Of several calls, the one the words name is meant, else the first they fit; "só o primeiro" and "menos o
 * uber" leave some of them out.
 */
export function correctCalls(calls: PendingCall[], text: string, context: ToolContext): PendingCall[] | null {
  const kept = readKeptItems(text, calls.map(wordsOf));
  if (kept !== null) return kept.map((index) => calls[index]!);
  const meantItem = readCorrectedItem(text, calls.map(wordsOf));
  if (meantItem !== null) {
    const args = correctArguments(calls[meantItem.index]!, meantItem.value, context);
    if (args !== null) return calls.map((call, index) => index === meantItem.index ? { ...call, args } : call);
  }
  const correction = readCorrection(text);
  if (correction === null) return null;
  const candidates = calls.flatMap((call) => {
    const args = correctArguments(call, correction, context);
    return args ? [{ call, args }] : [];
  });
  const meant = candidates.find(({ call }) => isNamed(call.args, text)) ?? candidates[0];
  if (!meant) return null;
  return calls.map((call) => call === meant.call ? { ...call, args: meant.args } : call);
}

/** By what a call can be called: the texts of its arguments, its figures, what is measured. */
function wordsOf({ args }: PendingCall): string {
  const metric = METRICS.find((known) => known === args.metric);
  const values = Object.entries(args).flatMap(([key, value]) =>
    typeof value === "string" && !/_id$|^date$|_on$/.test(key) || key === "amount" || key === "value"
      ? [String(value)]
      : []
  );
  return [...values, ...(metric === undefined ? [] : [METRIC_NOUNS[metric]])].join(" ").replaceAll(".", ",");
}

function correctArguments({ tool, args }: PendingCall, correction: string, context: ToolContext): JsonObject | null {
  const definition = findTool(tool);
  const corrected = definition?.correct?.(args, correction, context);
  if (!definition || !corrected || JSON.stringify(corrected) === JSON.stringify(args)) return null;
  return definition.inputSchema.safeParse(corrected).success ? corrected : null;
}

function isNamed(args: JsonObject, text: string): boolean {
  const words = new Set(fold(text).split(/[^a-z0-9]+/));
  return Object.values(args).some((value) =>
    typeof value === "string" && fold(value).split(/[^a-z0-9]+/).some((word) => word.length > 3 && words.has(word))
  );
}

const resultPart = z.looseObject({
  type: z.literal("tool-result"),
  toolCallId: z.string(),
  output: z.looseObject({ type: z.literal("json") }),
});
const callPart = z.looseObject({
  type: z.literal("tool-call"),
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.record(z.string(), z.unknown()),
});

/** Said of something that is done; a bare "60" after a record is more likely the next one. */
const SAID_WRONG =
  /\b(?:na verdade|na vdd|na real|errei|me enganei|me confundi|corrig\w+|alias|quis dizer|quer dizer|minto|ops|errad[oa]|nao)\b|^(?:muda|troca|altera|era|foi)\b/;

/** What is to take the place of writes of the turn before. */
export interface Replacement {
  calls: PendingCall[];
  /** The tool calls that wrote. */
  replaces: string[];
}

/**
 * The writes of the turn before, as the user's words correct them ("na verdade foi 35"), or null when the turn before wrote
 * nothing or the words correct nothing. What they leave as it is stays; when they leave something out, all is written anew.
 */
export function correctSaved(window: StoredMessage[], text: string, context: ToolContext): Replacement | null {
  if (!SAID_WRONG.test(fold(text).trim())) return null;
  const written = writtenJustNow(window);
  const corrected = written.length > 0 ? correctCalls(written, text, context) : null;
  if (corrected === null) return null;
  const isShorter = corrected.length < written.length;
  const changed = isShorter ? corrected : corrected.filter((call) => !written.includes(call));
  if (changed.length === 0) return null;
  return {
    calls: changed.map(({ tool, args }) => ({ toolCallId: crypto.randomUUID(), tool, args })),
    replaces: (isShorter ? written : changed).map(({ toolCallId }) => toolCallId),
  };
}

/** Calls of tools that need a yes, whose results came after the user's last message but one. */
function writtenJustNow(window: StoredMessage[]): PendingCall[] {
  const earlier = window.slice(0, window.findLastIndex(({ role }) => role === "user"));
  const lastTurn = earlier.slice(earlier.findLastIndex(({ role }) => role === "user") + 1);
  const done = new Set(
    lastTurn.flatMap(({ role, parts }) =>
      role === "tool" ? parts.flatMap((part) => resultPart.safeParse(part).data?.toolCallId ?? []) : []
    ),
  );
  return earlier.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const call = callPart.safeParse(part).data;
      if (!call || !done.has(call.toolCallId) || findTool(call.toolName)?.confirmation !== "required") return [];
      return [{ toolCallId: call.toolCallId, tool: call.toolName, args: call.input }];
    })
  );
}
