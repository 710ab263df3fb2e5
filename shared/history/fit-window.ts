import { estimateTokens, shortenMiddle } from "../prompt/estimate-tokens.ts";
import { type StoredMessage, withoutRefusals } from "./build-window.ts";
import { gistOldResults } from "./gist-results.ts";

/** Of what is sent word by word, in estimated tokens. What is to be answered now is never cut. */
export const WINDOW_TOKENS = 6_000;
/** A turn of which less would be left tells nothing. */
const LEAST_OF_A_TURN = 300;
/**
 * The window moves in blocks: it grows to the first numbers, then its beginning moves until the second are left. In between a
 * provider keeps all of it but the last turn; a window that moved by a message a turn was paid in full each time.
 */
const MOST = { said: 40, tokens: 4_000 };
const LEFT = { said: 20, tokens: 1_500 };

/** A message of the record. */
export type RecordedMessage = StoredMessage & { seq: number };

/** What of the stored messages a model is sent as they are, and what is told in short. */
export interface FittedWindow {
  rows: RecordedMessage[];
  /** Older ones that there was no room for, in order. */
  dropped: RecordedMessage[];
  /** Where the window begins, once it has moved: everything before is due for the summaries. Null while it is all there. */
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
 * Cuts stored messages at the beginning of a turn, so that whole turns are left within the budget: the last one always, one
 * that is too long shortened in the middle of its longest parts. A message that waits for its answer is left whole, however long.
 * Large results of older turns are told in short (`gistOldResults`).
 *
 * Where the window begins follows from the turns alone, so that it is the same in the next turn, compacted or not.
 *
 * @param summarizedTo the `seq` up to which the summaries tell of the conversation
 */
export function fitWindow(stored: RecordedMessage[], summarizedTo = 0, budget = WINDOW_TOKENS): FittedWindow {
  const most = { ...MOST, tokens: Math.min(MOST.tokens, budget) };
  const remaining = { ...LEFT, tokens: Math.min(LEFT.tokens, budget) };
  // What is not sent takes no room.
  const turns = gistOldResults(splitTurns(withoutRefusals(stored)));
  const current = turns.pop();
  if (!current) return { rows: [], dropped: stored, compactBefore: null };
  const kept: MeasuredTurn[] = [];
  for (const rows of turns) {
    kept.push(measure(rows, most.tokens));
    if (saidIn(kept) < most.said && costOf(kept) <= most.tokens) continue;
    while (kept.length > 1 && (saidIn(kept) > remaining.said || costOf(kept) > remaining.tokens)) kept.shift();
  }
  const rows = [...kept.flatMap((turn) => turn.rows), ...fitCurrent(current, budget - costOf(kept))];
  const first = rows[0]!.seq;
  const dropped = stored.filter(({ seq }) => seq < first);
  return { rows, dropped, compactBefore: dropped.some(({ seq }) => seq > summarizedTo) ? first : null };
}

interface MeasuredTurn {
  rows: RecordedMessage[];
  cost: number;
}

/** A turn as the window holds it, which depends on nothing but itself. */
function measure(rows: RecordedMessage[], most: number): MeasuredTurn {
  const costs = rows.map(tokensOf);
  const cost = sum(costs);
  if (cost <= most) return { rows, cost };
  const shortened = shortenTurn(rows, costs, most);
  return { rows: shortened, cost: sum(shortened.map(tokensOf)) };
}

/** The turn under way: what it has said and done already may be too long, the message that it answers never is. */
function fitCurrent(rows: RecordedMessage[], remaining: number): RecordedMessage[] {
  return rows.length === 1 ? rows : measure(rows, Math.max(remaining, LEAST_OF_A_TURN)).rows;
}

function saidIn(turns: MeasuredTurn[]): number {
  return sum(turns.map(({ rows }) => rows.filter(({ role }) => role !== "tool").length));
}

function costOf(turns: MeasuredTurn[]): number {
  return sum(turns.map(({ cost }) => cost));
}

function shortenTurn(rows: RecordedMessage[], costs: number[], tokens: number): RecordedMessage[] {
  const most = evenShare(costs, tokens);
  return rows.map((row, at) => costs[at]! <= most ? row : { ...row, parts: shortenParts(row, most) });
}

function shortenParts({ parts }: StoredMessage, tokens: number): StoredMessage["parts"] {
  const most = evenShare(parts.map(tokensOfPart), tokens);
  return parts.map((part) => tokensOfPart(part) <= most ? part : shortenPart(part, most));
}

/** The most that each may have so that all fit together: what the small leave over is the large ones'. */
function evenShare(costs: number[], budget: number): number {
  let remaining = budget;
  const ascending = costs.toSorted((a, b) => a - b);
  for (const [at, cost] of ascending.entries()) {
    const share = remaining / (ascending.length - at);
    if (cost > share) return Math.floor(share);
    remaining -= cost;
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
