import { readMessage } from "../reading/read-message.ts";
import type { Reading } from "../reading/reading.ts";
import type { PlannedCall } from "./decision.ts";
import type { PastTurn } from "./past-turn.ts";
import { type Plan, planCalls } from "./plan-calls.ts";

/** An answer to a question is short. */
const LONGEST_ANSWER = 14;
/** Read before the question was asked, to know what to ask. */
const LOOKED_UP: ReadonlySet<string> = new Set(["get_habits"]);
const DOMAIN =
  /^(?:(?:sim|isso|eh|foi|sao|era|um|uma|e|meu|minha|minhas|meus|sobre|do|da) )*(?:gastos?|despesas?|dinheiro|financas|conta|contas|renda|divida|orcamento|habitos?|saude|treino|medida|metrica)$/;
const AGREED =
  /^(?:sim|s|ss|isso|isso mesmo|eh|eh sim|sim eh|aham|uhum|exato|claro|com certeza|sobre isso|isso ai|pode ser|ok)$/;
const REFUSED = /^(?:(?:nao|deixa|esquece|cancela|para|nada|nenhum|nenhuma|depois)(?: |$))/;

/**
 * What a message means as the answer to the question asked before it: "gastei no mercado", "Quanto foi?", "50". Null when it
 * does not complete what was said then.
 */
export function complete(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  if (last === undefined || last.calls.some(({ tool }) => !LOOKED_UP.has(tool))) return null;
  if (reading.keys.split(" ").length > LONGEST_ANSWER || REFUSED.test(reading.keys)) return null;
  const before = planCalls(readMessage(last.user, reading.today), given);
  const agreed = last.assistant.startsWith("Isso é sobre") && AGREED.test(reading.keys);
  // "é um gasto": the tool that was missing then is there now.
  if (before.calls.length > 0 && last.calls.length === 0 && (agreed || DOMAIN.test(reading.keys))) return before;
  if (!last.assistant.trimEnd().endsWith("?") || (before.ask === undefined && before.calls.length === 0)) return null;
  for (const link of linksFor(last.assistant)) {
    const joined = readMessage(`${last.user.replace(/[.!?\s]+$/, "")}${link}${reading.text}`, reading.today);
    const plan = planCalls(joined, given);
    const calls = plan.calls.filter((call) => !isKnown(before, call));
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
function isKnown(before: Plan, { tool, args }: PlannedCall): boolean {
  return before.calls.some((call) => call.tool === tool && JSON.stringify(call.args) === JSON.stringify(args));
}
