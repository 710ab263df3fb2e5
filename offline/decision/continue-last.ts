import { type Clause, type Reading, readMessage } from "../reading/read-message.ts";
import { type Plan, planCalls, type PlannedCall } from "./plan-calls.ts";
import type { PastTurn } from "../conversation.ts";
import { daysOf } from "../rules/amounts.ts";
import { financeSummaryRule } from "../rules/finance-summary-rule.ts";
import { pendingBillsRule } from "../rules/pending-bills-rule.ts";
import { leftover, NOISE } from "../rules/leftover.ts";
import { metricsOf } from "../rules/metric-question-rules.ts";
import { findPerson } from "../reading/find-person.ts";

/** An answer to a question is short. */
const LONGEST_ANSWER = 14;
/** What wrote nothing before the question was asked: read to know what to ask, or looked for and not found. */
const LOOKED_UP: ReadonlySet<string> = new Set(["get_habits", "receive_income"]);
/** Ends in a question, or in receive_income's words for one. */
const QUESTION = /\?\s*$|me diz quanto foi/;
/** "sim", "é um gasto": what the last message was about. */
const AGREED =
  /^(?:(?:sim|isso|eh|foi|sao|era|um|uma|e|meu|minha|minhas|meus|sobre|do|da) )*(?:gastos?|despesas?|dinheiro|financas|contas?|renda|divida|orcamento|habitos?|saude|treino|medida|metrica|sim|s|ss|isso|isso mesmo|aham|uhum|exato|claro|ok)$/;
const REFUSED = /^(?:(?:nao|deixa|esquece|cancela|para|nada|nenhum|nenhuma|depois)(?: |$))/;
/** How an answer is joined on to what it completes, so that both read like one sentence. */
const LINKS = [" de ", ", ", " ", " todo dia "];

/**
 * What a message means as the answer to the question asked before it: "gastei no mercado", "Quanto foi?", "50". Null when it
 * does not complete what was said then.
 */
export function complete(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  if (last === undefined || last.calls.some(({ tool }) => !LOOKED_UP.has(tool))) return null;
  if (reading.keys.split(" ").length > LONGEST_ANSWER || REFUSED.test(reading.keys)) return null;
  const before = planCalls(readMessage(last.user, reading.today), given);
  // The tool that was missing then is there now.
  if (before.calls.length > 0 && last.calls.length === 0 && AGREED.test(reading.keys)) return before;
  if (!QUESTION.test(last.assistant) || (before.ask === undefined && before.calls.length === 0)) return null;
  for (const link of LINKS) {
    const joined = readMessage(`${last.user.replace(/[.!?\s]+$/, "")}${link}${reading.text}`, reading.today);
    const plan = planCalls(joined, given);
    const calls = plan.calls.filter((call) => !isKnown(before, call));
    if (calls.length > 0) return { ...plan, calls };
  }
  return null;
}

/** The same call as without the answer: it added nothing. */
function isKnown(before: Plan, { tool, args }: PlannedCall): boolean {
  return before.calls.some((call) => call.tool === tool && JSON.stringify(call.args) === JSON.stringify(args));
}

const SHORT = 9;
const WHOLE = /(?:^| )(?:no total|total|ao todo|no geral|geral|tudo|ao total)(?: |$)/;
const FRAGMENT = /^(?:e|mas e|ah e|ok e|ta e|mais|so|agora|tambem)(?: |$)/;

/**
 * What a message means that leaves out what was said before: "e mês passado?", "e de água?", "e a Ana?", "e 20 no uber". Null
 * when it does not go on from the last turn.
 */
export function continueLast(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  const [clause] = reading.clauses;
  if (last === undefined || clause === undefined || reading.clauses.length > 2) return null;
  if (clause.units.length > SHORT || !(FRAGMENT.test(reading.keys) || clause.asks)) return null;
  return clause.asks || !/(?:MONEY|NUM|QTY|TIME)/.test(reading.keys)
    ? askAgain(clause, reading, last, given)
    : addMore(reading, last, given);
}

/** "e 20 no uber" after "gastei 50 no mercado": read together, but only what is new is kept. */
function addMore(reading: Reading, last: PastTurn, given: ReadonlySet<string>): Plan | null {
  const before = last.user.replace(/[.!?\s]+$/, "");
  const joined = readMessage(`${before}, ${reading.text}`, reading.today);
  const fresh = joined.clauses.filter(({ units }) =>
    units.some(({ inherited, start }) => !inherited && start > before.length)
  );
  const plan = planCalls(joined, given, fresh);
  return plan.calls.length > 0 ? plan : null;
}

function askAgain(clause: Clause, reading: Reading, last: PastTurn, given: ReadonlySet<string>): Plan | null {
  const call = last.calls.at(-1) ?? planCalls(readMessage(last.user, reading.today), given).calls.at(-1);
  if (call === undefined || !given.has(call.tool)) return null;
  const changed = change(call, clause, reading);
  return changed === null
    ? null
    : { calls: [{ tool: call.tool, args: changed }], reading: withLast(reading, last, call.tool), score: 0.7 };
}

/** "quanto gastei com transporte?", "e mês passado?": what was asked about stays, unless the fragment names something else. */
function withLast(reading: Reading, last: PastTurn, tool: string): Reading {
  if (tool !== "get_finance_summary" && tool !== "get_tracking_history") return reading;
  const before = readMessage(last.user, reading.today);
  return {
    ...reading,
    text: `${reading.text} ${last.user}`,
    keys: `${reading.keys} ${before.keys}`,
    period: reading.period ?? before.period,
  };
}

/** The arguments of the last question with what the fragment names put in their place; null when it names nothing that fits. */
function change({ tool, args }: PlannedCall, clause: Clause, reading: Reading): Record<string, unknown> | null {
  const days = daysOf(reading);
  const metrics = metricsOf(clause.keys);
  const asked = { ...clause, keys: `quais contas vencem ${clause.keys}`, asks: true };
  switch (tool) {
    case "get_finance_summary": {
      const named = aboutOf(clause, reading) !== "" && metrics.length === 0;
      return changeSummary(args, clause, reading, named);
    }
    case "get_pending_bills": {
      const month = pendingBillsRule(asked, reading)[0]?.args ?? {};
      return Object.keys(month).length > 0
        ? month
        : aboutOf(clause, reading) === "" && reading.period === null
        ? null
        : {};
    }
    case "get_tracking_history":
      if (metrics[0] === undefined && days === undefined) return null;
      return {
        ...args,
        ...(metrics[0] === undefined ? {} : { metric: metrics[0] }),
        ...(days === undefined ? {} : { days }),
      };
    case "get_person": {
      const person = findPerson(clause.units, reading.text);
      return person === null ? null : { name: person.name };
    }
    default:
      return null;
  }
}

/** "e ontem?" keeps what the money went on, "e no uber?" the days; "e com comida?" takes a category for a name. */
function changeSummary(
  { about, ...span }: PlannedCall["args"],
  clause: Clause,
  reading: Reading,
  named: boolean,
): PlannedCall["args"] | null {
  const dated = reading.period !== null || /ano|mes/.test(clause.keys);
  const asked = { ...clause, keys: `quanto gastei ${clause.keys}`, asks: true };
  const fresh = financeSummaryRule(asked, reading)[0]?.args;
  if (fresh === undefined || !(dated || named)) return null;
  const { about: newAbout, ...newSpan } = fresh;
  const whole = WHOLE.test(clause.keys) || (named && !dated);
  const kept = newAbout ?? (whole ? undefined : about);
  return { ...(dated ? newSpan : span), ...(kept === undefined ? {} : { about: kept }) };
}

function aboutOf(clause: Clause, reading: Reading): string {
  return leftover(clause, reading, [
    NOISE.courtesy,
    NOISE.moment,
    /(?<![a-z])(?:e|qual|quanto|quais|como|mas|sobre|ta|foi|quero saber)(?![a-z])/,
  ]).replace(/[?!.]+$/, "");
}
