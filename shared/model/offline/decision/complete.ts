import { readMessage } from "../reading/read-message.ts";
import type { Reading } from "../reading/reading.ts";
import type { PastTurn } from "./past-turn.ts";
import { type Plan, planCalls } from "./plan-calls.ts";

/** An answer to a question is short. */
const LONGEST_ANSWER = 14;
const REFUSED = /^(?:(?:nao|deixa|esquece|cancela|para|nada|nenhum|nenhuma|depois)(?: |$))/;

/**
 * What a message means as the answer to the question asked before it: "gastei no mercado", "Quanto foi?", "50". Null when it
 * does not complete what was said then.
 */
export function complete(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  if (last === undefined || !last.assistant.trimEnd().endsWith("?") || last.calls.length > 0) return null;
  if (reading.keys.split(" ").length > LONGEST_ANSWER || REFUSED.test(reading.keys)) return null;
  const before = planCalls(readMessage(last.user, reading.today), given);
  const wanted = before.ask?.call.tool ?? before.calls.at(-1)?.tool;
  if (wanted === undefined) return null;
  for (const link of linksFor(last.assistant)) {
    const joined = readMessage(`${last.user.replace(/[.!?\s]+$/, "")}${link}${reading.text}`, reading.today);
    const plan = planCalls(joined, given);
    const calls = plan.calls.filter(({ tool, args }) => tool === wanted && !isKnown(before, args));
    if (calls.length > 0) return { ...plan, calls };
  }
  return null;
}

/** How the answer is joined on, so that it reads like one sentence. */
function linksFor(question: string): string[] {
  return /De quanto|parcela/.test(question)
    ? [" de ", ", "]
    : /que dia|quais dias/i.test(question)
    ? [" ", ", ", " todo dia "]
    : [", ", " ", " de "];
}

/** The same call as without the answer: it added nothing. */
function isKnown(before: Plan, args: Record<string, unknown>): boolean {
  return before.calls.some((call) => JSON.stringify(call.args) === JSON.stringify(args));
}
