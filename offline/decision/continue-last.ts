import { type Clause, type Reading, readMessage } from "../reading/read-message.ts";
import { type Plan, planCalls, type PlannedCall } from "./plan-calls.ts";
import type { PastTurn } from "../conversation.ts";
import { daysBack } from "../rules/amounts.ts";
import { financeSummaryRule } from "../rules/finance-summary-rule.ts";
import { pendingBillsRule } from "../rules/pending-bills-rule.ts";
import { leftover, NOISE } from "../rules/leftover.ts";
import { metricsOf } from "../rules/metric-question-rules.ts";
import { findPerson } from "../reading/find-person.ts";

/** A longer message does not count as an answer to a question. */
const LONGEST_ANSWER = 14;
/** Tools that only read before the question was asked. */
const LOOKED_UP: ReadonlySet<string> = new Set(["get_habits", "receive_income"]);
/** The end of a text that asks something; "me diz quanto foi" is from receive_income. */
const QUESTION = /\?\s*$|me diz quanto foi/;
/** Agreement with what was asked: "sim", "é um gasto". */
const AGREED =
  /^(?:(?:sim|isso|eh|foi|sao|era|um|uma|e|meu|minha|minhas|meus|sobre|do|da) )*(?:gastos?|despesas?|dinheiro|financas|contas?|renda|divida|orcamento|habitos?|saude|treino|medida|metrica|sim|s|ss|isso|isso mesmo|aham|uhum|exato|claro|ok)$/;
const REFUSED = /^(?:(?:nao|deixa|esquece|cancela|para|nada|nenhum|nenhuma|depois)(?: |$))/;
/** Texts between a message and the answer that completes it. Each is tried, so that the two read as one sentence. */
const LINKS = [" de ", ", ", " ", " todo dia "];

/**
 * Reads a message as the answer to the assistant's question: "gastei no mercado", "Quanto foi?", "50". Null: it does not complete
 * the message before the question.
 */
export function readAsAnswer(
  reading: Reading,
  last: PastTurn | undefined,
  availableTools: ReadonlySet<string>,
): Plan | null {
  if (last === undefined || last.calls.some(({ tool }) => !LOOKED_UP.has(tool))) return null;
  if (reading.keys.split(" ").length > LONGEST_ANSWER || REFUSED.test(reading.keys)) return null;
  const before = planCalls(readMessage(last.user, reading.today), availableTools);
  // The tool was not available in that turn and is available now.
  if (before.calls.length > 0 && last.calls.length === 0 && AGREED.test(reading.keys)) return before;
  if (!QUESTION.test(last.assistant) || (before.ask === undefined && before.calls.length === 0)) return null;
  for (const link of LINKS) {
    const joined = readMessage(`${last.user.replace(/[.!?\s]+$/, "")}${link}${reading.text}`, reading.today);
    const plan = planCalls(joined, availableTools);
    const calls = plan.calls.filter((call) => !isKnown(before, call));
    if (calls.length > 0) return { ...plan, calls };
  }
  return null;
}

/** Whether the answer added nothing: the call is the same as without it. */
function isKnown(before: Plan, { tool, args }: PlannedCall): boolean {
  return before.calls.some((call) => call.tool === tool && JSON.stringify(call.args) === JSON.stringify(args));
}

const SHORT = 9;
const WHOLE = /(?:^| )(?:no total|total|ao todo|no geral|geral|tudo|ao total)(?: |$)/;
const FRAGMENT = /^(?:e|mas e|ah e|ok e|ta e|mais|so|agora|tambem)(?: |$)/;

/**
 * Reads a message that continues the last turn and leaves something out: "e mês passado?", "e de água?", "e a Ana?", "e 20 no
 * uber". Null: it does not continue the last turn.
 */
export function readAsContinuation(
  reading: Reading,
  last: PastTurn | undefined,
  availableTools: ReadonlySet<string>,
): Plan | null {
  const [clause] = reading.clauses;
  if (last === undefined || clause === undefined || reading.clauses.length > 2) return null;
  if (clause.units.length > SHORT || !(FRAGMENT.test(reading.keys) || clause.isQuestion)) return null;
  return clause.isQuestion || !/(?:MONEY|NUM|QTY|TIME)/.test(reading.keys)
    ? askAgain(clause, reading, last, availableTools)
    : addMore(reading, last, availableTools);
}

/** "e 20 no uber" after "gastei 50 no mercado": both are read together, and only the new calls are made. */
function addMore(reading: Reading, last: PastTurn, availableTools: ReadonlySet<string>): Plan | null {
  const before = last.user.replace(/[.!?\s]+$/, "");
  const joined = readMessage(`${before}, ${reading.text}`, reading.today);
  const fresh = joined.clauses.filter(({ units }) =>
    units.some(({ inherited, start }) => !inherited && start > before.length)
  );
  const plan = planCalls(joined, availableTools, fresh);
  return plan.calls.length > 0 ? plan : null;
}

function askAgain(clause: Clause, reading: Reading, last: PastTurn, availableTools: ReadonlySet<string>): Plan | null {
  const call = last.calls.at(-1) ?? planCalls(readMessage(last.user, reading.today), availableTools).calls.at(-1);
  if (call === undefined || !availableTools.has(call.tool)) return null;
  const changed = changeArguments(call, clause, reading);
  return changed === null
    ? null
    : { calls: [{ tool: call.tool, args: changed }], reading: withLast(reading, last, call.tool), score: 0.7 };
}

/** "quanto gastei com transporte?", "e mês passado?": adds the subject of the last question, unless the fragment has its own. */
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

/** The arguments of the last call, changed by what the fragment names. Null: it names nothing that fits. */
function changeArguments(
  { tool, args }: PlannedCall,
  clause: Clause,
  reading: Reading,
): Record<string, unknown> | null {
  const days = daysBack(reading);
  const metrics = metricsOf(clause.keys);
  const asked = { ...clause, keys: `quais contas vencem ${clause.keys}`, isQuestion: true };
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

/** "e ontem?" changes the days, "e no uber?" the description, and "e com comida?" replaces the description by a category. */
function changeSummary(
  { about, ...span }: PlannedCall["args"],
  clause: Clause,
  reading: Reading,
  named: boolean,
): PlannedCall["args"] | null {
  const dated = reading.period !== null || /ano|mes/.test(clause.keys);
  const asked = { ...clause, keys: `quanto gastei ${clause.keys}`, isQuestion: true };
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
