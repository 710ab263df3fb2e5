import { estimateTokens, shortenMiddle } from "../prompt/estimate-tokens.ts";
import { type StoredMessage, withoutRefusals } from "./build-window.ts";
import { shortenOldResults } from "./shorten-results.ts";

/** The budget of the messages that are sent whole, in estimated tokens. The message that is to be answered is never cut. */
export const WINDOW_TOKENS = 6_000;
/** The current turn is never shortened to less: it would tell nothing. */
const LEAST_OF_A_TURN = 300;
/**
 * The window moves in blocks: it grows to MOST, then its beginning moves forward until LEFT remain. While it grows, a provider has all
 * of it cached but the last turn. A window that moved by one message a turn was tried: it was paid for in full each time.
 */
const MOST = { messages: 40, tokens: 4_000 };
const LEFT = { messages: 20, tokens: 1_500 };

/** A message that is stored, with its place in the conversation. */
export type RecordedMessage = StoredMessage & { seq: number };

/** Which stored messages a model is sent whole, and which only in short. */
export interface FittedWindow {
  rows: RecordedMessage[];
  /** Older messages that did not fit, in order. */
  dropped: RecordedMessage[];
  /** The `seq` before which messages have to be compacted; null where the window and the summaries hold everything. */
  compactBefore: number | null;
}

/** The rows from each of the user's messages to the next. Rows before the first one are left out. */
export function splitTurns<Message extends StoredMessage>(rows: Message[]): Message[][] {
  const turns: Message[][] = [];
  for (const row of rows) {
    if (row.role === "user") turns.push([row]);
    else turns.at(-1)?.push(row);
  }
  return turns;
}

/**
 * Drops the oldest turns, so that the rest fits into the budget. Turns stay whole; in a turn that alone is too long, the longest parts
 * are shortened in their middle. The current turn always stays, and the message that is to be answered is never shortened. Large
 * results of older turns are sent in short (`shortenOldResults`).
 *
 * Where the window begins depends on the turns alone, so that it is the same in the next turn, compacted or not.
 *
 * @param summarizedTo the `seq` up to which the conversation is in the summaries
 */
export function fitWindow(stored: RecordedMessage[], summarizedTo = 0, budget = WINDOW_TOKENS): FittedWindow {
  const most = { ...MOST, tokens: Math.min(MOST.tokens, budget) };
  const left = { ...LEFT, tokens: Math.min(LEFT.tokens, budget) };
  // Refusals and long old results are not sent, so they must not take room.
  const turns = shortenOldResults(splitTurns(withoutRefusals(stored)));
  const current = turns.pop();
  if (!current) return { rows: [], dropped: stored, compactBefore: null };
  const kept: TurnWithCost[] = [];
  for (const rows of turns) {
    kept.push(measure(rows, most.tokens));
    if (countMessages(kept) < most.messages && costOf(kept) <= most.tokens) continue;
    while (kept.length > 1 && (countMessages(kept) > left.messages || costOf(kept) > left.tokens)) kept.shift();
  }
  const rows = [...kept.flatMap((turn) => turn.rows), ...fitCurrent(current, budget - costOf(kept))];
  const first = rows[0]!.seq;
  const dropped = stored.filter(({ seq }) => seq < first);
  return { rows, dropped, compactBefore: dropped.some(({ seq }) => seq > summarizedTo) ? first : null };
}

interface TurnWithCost {
  rows: RecordedMessage[];
  cost: number;
}

/** A turn as the window holds it. It depends on nothing but the turn itself. */
function measure(rows: RecordedMessage[], most: number): TurnWithCost {
  const costs = rows.map(tokensOf);
  const cost = sum(costs);
  if (cost <= most) return { rows, cost };
  const shortened = shortenTurn(rows, costs, most);
  return { rows: shortened, cost: sum(shortened.map(tokensOf)) };
}

/** The current turn: what it has said and done so far may be shortened, but not the message that it answers. */
function fitCurrent(rows: RecordedMessage[], remaining: number): RecordedMessage[] {
  return rows.length === 1 ? rows : measure(rows, Math.max(remaining, LEAST_OF_A_TURN)).rows;
}

/** Without the results of tools. */
function countMessages(turns: TurnWithCost[]): number {
  return sum(turns.map(({ rows }) => rows.filter(({ role }) => role !== "tool").length));
}

function costOf(turns: TurnWithCost[]): number {
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

/** The most that each may cost so that all fit: what the small ones leave over goes to the large ones. */
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

// The tokens of a result without its value and names, with those of the note that an answer stopped there.
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

/** The tokens of a part as a model reads it, without a provider's signature. A call may also get a result that it was not run. */
function tokensOfPart({ providerOptions: _, ...part }: StoredMessage["parts"][number]): number {
  if (part.type === "text" && typeof part.text === "string") return estimateTokens(part.text);
  const notRun = part.type === "tool-call" ? ENVELOPE + estimateTokens(`${part.toolCallId}${part.toolName}`) : 0;
  return estimateTokens(JSON.stringify(part)) + notRun;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
