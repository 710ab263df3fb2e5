import { estimateTokens, shortenMiddle } from "../text/estimate-tokens.ts";
import type { StoredMessage } from "./build-window.ts";

/** Of what is sent word by word, in estimated tokens. What is to be answered now is never cut. */
export const WINDOW_TOKENS = 6_000;
/** A turn of which less would be left tells nothing. */
const LEAST_OF_A_TURN = 300;
/** So much of the talk that is in no summary yet is put into one. */
const DUE = { said: 20, tokens: 4_500 };
/** What a compaction leaves out: the next one is not due at once. */
const LEFT = { said: 10, tokens: 2_250 };

/** A message of the record. */
export type RecordedMessage = StoredMessage & { seq: number };

/** What of the stored messages a model is sent as they are, and what is told in short. */
export interface FittedWindow {
  rows: RecordedMessage[];
  /** Older ones that there was no room for, in order. */
  dropped: RecordedMessage[];
  /** Everything before this one is due for the summaries; null while there is too little of it. */
  compactBefore: number | null;
}

/** What was said and done from each of the user's messages to the next; what stands before the first belongs to none. */
export function splitTurns<Message extends StoredMessage>(rows: Message[]): Message[][] {
  const turns: Message[][] = [];
  for (const row of rows) {
    if (row.role === "user") turns.push([row]);
    else turns.at(-1)?.push(row);
  }
  return turns;
}

/**
 * Cuts stored messages at the beginning of a turn, so that whole turns are left within the budget: the last one always, the
 * one for which there is not enough room shortened in the middle of its longest parts. A message that waits for its answer is left
 * whole, however long.
 *
 * @param summarizedTo the `seq` up to which the summaries tell of the conversation
 */
export function fitWindow(stored: RecordedMessage[], summarizedTo = 0, budget = WINDOW_TOKENS): FittedWindow {
  const turns = splitTurns(stored).map((rows) => {
    const costs = rows.map(tokensOf);
    return { rows, costs, cost: sum(costs) };
  });
  const kept: RecordedMessage[][] = [];
  let left = budget;
  for (const [at, turn] of turns.toReversed().entries()) {
    if (turn.cost <= left) {
      kept.unshift(turn.rows);
      left -= turn.cost;
      continue;
    }
    if (at === 0) kept.unshift(turn.rows.length === 1 ? turn.rows : shortenTurn(turn, left));
    else if (left >= LEAST_OF_A_TURN) kept.unshift(shortenTurn(turn, left));
    break;
  }
  const rows = kept.flat();
  const first = rows[0]?.seq ?? Infinity;
  return {
    rows,
    dropped: stored.filter(({ seq }) => seq < first),
    compactBefore: compactBefore(turns, summarizedTo),
  };
}

interface MeasuredTurn {
  rows: RecordedMessage[];
  costs: number[];
  cost: number;
}

/** The last turn is under way. */
function compactBefore(turns: MeasuredTurn[], summarizedTo: number): number | null {
  const fresh = turns.slice(0, -1).filter(({ rows }) => rows[0]!.seq > summarizedTo);
  if (saidIn(fresh) < DUE.said && costOf(fresh) < DUE.tokens) return null;
  const from = fresh.findIndex((_, at) =>
    saidIn(fresh.slice(at)) <= LEFT.said && costOf(fresh.slice(at)) <= LEFT.tokens
  );
  return from < 0 ? turns.at(-1)!.rows[0]!.seq : fresh[from]!.rows[0]!.seq;
}

function saidIn(turns: MeasuredTurn[]): number {
  return sum(turns.map(({ rows }) => rows.filter(({ role }) => role !== "tool").length));
}

function costOf(turns: MeasuredTurn[]): number {
  return sum(turns.map(({ cost }) => cost));
}

function shortenTurn({ rows, costs }: MeasuredTurn, tokens: number): RecordedMessage[] {
  const most = evenShare(costs, tokens);
  return rows.map((row, at) => costs[at]! <= most ? row : { ...row, parts: shortenParts(row, most) });
}

function shortenParts({ parts }: StoredMessage, tokens: number): StoredMessage["parts"] {
  const most = evenShare(parts.map(tokensOfPart), tokens);
  return parts.map((part) => tokensOfPart(part) <= most ? part : shortenPart(part, most));
}

/** The most that each may have so that all fit together: what the small leave over is the large ones'. */
function evenShare(costs: number[], budget: number): number {
  let left = budget;
  const ascending = costs.toSorted((a, b) => a - b);
  for (const [at, cost] of ascending.entries()) {
    const share = left / (ascending.length - at);
    if (cost > share) return Math.floor(share);
    left -= cost;
  }
  return Infinity;
}

// What a result takes besides what it holds and the names in it, and that an answer stopped there.
const ENVELOPE = 55;

function shortenPart(part: StoredMessage["parts"][number], tokens: number): StoredMessage["parts"][number] {
  const { toolCallId = "", toolName = "" } = part;
  const most = Math.max(0, tokens - 2 * (ENVELOPE + estimateTokens(`${toolCallId}${toolName}`)));
  if (typeof part.text === "string") return { ...part, text: shortenMiddle(part.text, tokens) };
  if (part.type === "tool-result") {
    const { value = null } = (part.output ?? {}) as { value?: unknown };
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return { ...part, output: { type: "text", value: shortenMiddle(text, most) } };
  }
  if (part.type === "tool-call") {
    return { ...part, input: { cut: shortenMiddle(JSON.stringify(part.input ?? null), most) } };
  }
  return {};
}

function tokensOf({ parts }: StoredMessage): number {
  return sum(parts.map(tokensOfPart));
}

/** What a model reads of a part: a provider's own signature is none of it. A call may yet be told as not run. */
function tokensOfPart({ providerOptions: _, ...part }: StoredMessage["parts"][number]): number {
  if (part.type === "text" && typeof part.text === "string") return estimateTokens(part.text);
  const notRun = part.type === "tool-call" ? ENVELOPE + estimateTokens(`${part.toolCallId}${part.toolName}`) : 0;
  return estimateTokens(JSON.stringify(part)) + notRun;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
