/** Characters a token, as everywhere in these figures. */
const CHARACTERS = 4;
/** From how many tokens on a provider keeps a beginning, and what a token of it then costs. */
const LEAST_KEPT = 4_096;
const KEPT_PRICE = 0.1;

/** A request's text, in the order in which the provider reads it. */
export interface SendRequest {
  turn: number;
  conversation: string;
  text: string;
  /** Whether a call was refused in its turn. */
  isRefused?: boolean;
}

/** Tokens of all requests: sent, of those kept by the provider from the request before, and what is paid. */
export interface PaidTokens {
  sent: number;
  cached: number;
  paid: number;
}

/**
 * What requests cost with a provider that keeps beginnings by itself. A beginning that equals that of the request before it in
 * its conversation, sent in the same turn or the turn before, costs a tenth where it reaches 4,096 tokens.
 *
 * @param counts which of them are summed up; the others are sent in between all the same
 * @param turnsKept how many turns ago it may have been sent: the turns between were answered without a model
 */
export function paidTokens(
  requests: readonly SendRequest[],
  { counts = () => true, turnsKept = 1 }: { counts?: (request: SendRequest) => boolean; turnsKept?: number } = {},
): PaidTokens {
  const total: PaidTokens = { sent: 0, cached: 0, paid: 0 };
  const last = new Map<string, SendRequest>();
  for (const request of requests) {
    const before = last.get(request.conversation);
    last.set(request.conversation, request);
    if (!counts(request)) continue;
    const isKept = before && request.turn - before.turn <= turnsKept;
    const kept = isKept ? sameBeginning(before.text, request.text) / CHARACTERS : 0;
    const cached = kept >= LEAST_KEPT ? kept : 0;
    const sent = request.text.length / CHARACTERS;
    total.sent += sent;
    total.cached += cached;
    total.paid += sent - cached * (1 - KEPT_PRICE);
  }
  return total;
}

function sameBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at;
  return most;
}
