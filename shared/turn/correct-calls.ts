import { z } from "zod";
import type { StoredMessage } from "../history/build-window.ts";
import { splitTurns } from "../history/fit-window.ts";
import { readCorrection } from "../intents/correction.ts";
import { readKeptItems } from "../intents/offered-items.ts";
import { NO_PACKS, type Packs } from "../packs/load-packs.ts";
import { resolveTool } from "../packs/resolve-tools.ts";
import { fold } from "../text/fold.ts";
import { correctArguments } from "../tools/correct-arguments.ts";
import type { ToolContext } from "../tools/definition.ts";
import { METRIC_NOUNS, METRICS } from "../tools/health/measure.ts";
import type { PendingCall } from "./turn.ts";

/**
 * The pending calls as a bare reply corrects them ("na verdade 75,5", "sim, mas ontem", "o mercado foi 60", "menos o uber"),
 * or null when it corrects nothing, or may mean several of them.
 */
export function correctCalls(
  calls: PendingCall[],
  text: string,
  { today }: ToolContext,
  packs: Packs = NO_PACKS,
): PendingCall[] | null {
  const kept = readKeptItems(text, calls.map(wordsOf));
  if (kept !== null) return kept.map((index) => calls[index]!);
  const { named, rest } = takeName(calls, text);
  const correction = readCorrection(rest, today);
  if (correction === null) return null;
  const corrected = (named ? [named] : calls).flatMap((call) => {
    const tool = resolveTool(call.tool, packs);
    const args = tool ? correctArguments(tool, call.args, correction) : null;
    return args ? [{ call, args }] : [];
  });
  const [meant, other] = corrected;
  if (!meant || other) return null;
  return calls.map((call) => call === meant.call ? { ...call, args: meant.args } : call);
}

/** By what a call can be called: the texts of its arguments, and what is measured. */
function wordsOf({ args }: PendingCall): string {
  const metric = METRICS.find((known) => known === args.metric);
  const texts = Object.values(args).filter((value) => typeof value === "string");
  return [...texts, metric ? METRIC_NOUNS[metric] : ""].join(" ");
}

/** The one call that a reply names by a text of its arguments, and the reply without that name. */
function takeName(calls: PendingCall[], text: string): { named?: PendingCall; rest: string } {
  const folded = fold(text);
  const found = calls.flatMap((call) => {
    const names = Object.values(call.args).filter((value) => typeof value === "string" && value.length > 2).map((
      value,
    ) => fold(String(value)));
    const name = names.map((one) => new RegExp(`(?<!\\w)${RegExp.escape(one)}(?!\\w)`)).find((one) => one.test(folded));
    return name ? [{ named: call, rest: folded.replace(name, " ") }] : [];
  });
  return found.length === 1 ? found[0]! : { rest: text };
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
export function correctSaved(
  window: StoredMessage[],
  text: string,
  context: ToolContext,
  packs: Packs = NO_PACKS,
): Replacement | null {
  if (!SAID_WRONG.test(fold(text).trim())) return null;
  const written = writtenJustNow(window, packs);
  const corrected = written.length > 0 ? correctCalls(written, text, context, packs) : null;
  if (corrected === null) return null;
  const isShorter = corrected.length < written.length;
  const changed = isShorter ? corrected : corrected.filter((call) => !written.includes(call));
  if (changed.length === 0) return null;
  return {
    calls: changed.map(({ tool, args }) => ({ toolCallId: crypto.randomUUID(), tool, args })),
    replaces: (isShorter ? written : changed).map(({ toolCallId }) => toolCallId),
  };
}

/** The writes of the turn before, if it wrote. */
function writtenJustNow(window: StoredMessage[], packs: Packs): PendingCall[] {
  const turns = splitTurns(window);
  return writtenIn(turns.at(-2) ?? [], window, packs);
}

/** The writes of the last turn of the window that wrote. */
export function writtenLately(window: StoredMessage[], packs: Packs = NO_PACKS): PendingCall[] {
  for (const turn of splitTurns(window).toReversed()) {
    const written = writtenIn(turn, window, packs);
    if (written.length > 0) return written;
  }
  return [];
}

/**
 * Calls of tools that need a yes, which may have been offered earlier and whose results came in this turn. What went out to a
 * service is not taken back by us.
 */
function writtenIn(turn: StoredMessage[], window: StoredMessage[], packs: Packs): PendingCall[] {
  const done = new Set(
    turn.flatMap(({ role, parts }) =>
      role === "tool" ? parts.flatMap((part) => resultPart.safeParse(part).data?.toolCallId ?? []) : []
    ),
  );
  if (done.size === 0) return [];
  return window.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const call = callPart.safeParse(part).data;
      if (!call || !done.has(call.toolCallId) || packs.tools.has(call.toolName)) return [];
      if (resolveTool(call.toolName, packs)?.confirmation !== "required") return [];
      return [{ toolCallId: call.toolCallId, tool: call.toolName, args: call.input }];
    })
  );
}
