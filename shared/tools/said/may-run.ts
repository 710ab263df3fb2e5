import { admitsError } from "../../language/commands/correction.ts";
import type { OrderAct } from "../../language/orders/order-verbs.ts";
import { explainOrderFault, type OrderReading, readAnswer, readOrder } from "../../language/orders/order.ts";
import { readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import {
  clausesAbout,
  type ClauseTarget,
  namesOnlyOthers,
  withoutOthers,
} from "../../language/orders/answer-clauses.ts";
import { asBuiltIn, type JsonObject, type ToolDefinition } from "../definition.ts";
import {
  beforeBut,
  mentionsSeveral,
  readRestriction,
  withoutExceptions,
  withoutRestriction,
} from "../../language/orders/exceptions.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { isSelected, names } from "./answer-selection.ts";
import { isToErase, namesCall } from "./named-call.ts";
import { isReportedDone } from "./reported-done.ts";
import { type SaidWords, unsaidIn } from "./unsaid-arguments.ts";
import { unmetIn } from "./unmet-figures.ts";
import { type CallWords, type WantedWrite, wordsOfCall } from "./wanted-write.ts";
import { hasHighStakes, isOrderable } from "./with-order.ts";

/** Whether it runs, or why it is proposed instead: one sentence for the model, pt-BR. */
export type MayRun = { runs: true } | { runs: false; reason: string };

/**
 * Whether a write runs without asking: its order stands in this message, unnegated and unconditional, everything
 * in it was said, and every figure of the order stands in it. Never what goes outside or has no way back; deletions
 * and several rows of the past only where they were proposed, as they were.
 */
export function mayRunAtOnce(write: WantedWrite): MayRun {
  const whole = mayRunBy(write);
  if (whole.runs || write.said.now.length > LONGEST_PARTED) return whole;
  // "marca as duas como feitas. o almoço sim": each part of a quote may be about something else.
  const parts = write.order.split(/[,.;!?\n]+\s+|\s+e\s+/).filter((part) => part.trim() !== "");
  const runs = parts.length > 1 && parts.slice(0, MOST_PARTS).some((order) => mayRunBy({ ...write, order }).runs);
  return runs ? { runs } : whole;
}

const MOST_PARTS = 12;
/** Characters of a message: each part reads it anew. */
const LONGEST_PARTED = 500;

function mayRunBy(write: WantedWrite): MayRun {
  const { tool, args, facts, order, said, answered, proposal, beside = [] } = write;
  if (tool.confirmation === "none") return { runs: true };
  if (proposal ? hasHighStakes(tool, facts) : neverAtOnce(tool, facts)) {
    return proposed("isso sempre espera o sim da pessoa à proposta");
  }
  if (proposal === undefined && asBuiltIn(tool)?.isOrderedByReport && isReportedDone(write)) return { runs: true };
  const reading = write.takesBack
    ? takingBack(order)
    : proposal === undefined && !isCorrection(write)
    ? readOrder(said.now, order)
    : readAnswer(said.now, order);
  if (!reading.found) return { runs: false, reason: explainOrderFault(reading.reason, said.now) };
  if (!fitsAct(reading, write)) return proposed("a ordem citada pede outra coisa");
  const words = wordsOfCall(write);
  const selection = readRestriction(
    reading.scope,
    said.now,
    proposal !== undefined && !isDeepEqual(args, proposal.args),
  );
  // "sim mas tira o cavaquinho": what the change leaves out of the thing is not the thing.
  const kept = proposal === undefined || isDeepEqual(args, proposal.args)
    ? words
    : wordsOfCall({ ...write, facts: {}, proposal: undefined });
  if (!isSelected(selection, kept, write)) return proposed("a pessoa deixou isso de fora");
  if (!isAbout(reading, words, write)) {
    return proposed(proposal ? "o trecho citado não é sobre isso" : "a ordem citada não é sobre isso; cite a que é");
  }
  const isChanged = proposal !== undefined && !isDeepEqual(args, proposal.args);
  if (isChanged && !isOrderable(tool) && tool.confirmation !== "quoted") {
    return proposed("com mudança é outra proposta, que a pessoa ainda não viu");
  }
  const unsaid = unsaidOf(reading, words, write);
  if (unsaid.length > 0) {
    return proposed(
      `${unsaid.join(", ")} não foi dito pela pessoa; só o que ela disse, ou a data de hoje, roda direto`,
    );
  }
  const calls = [{ tool: tool.name, args, facts }, ...beside];
  // Only figures that are about this have to stand in it: "registra o aluguel de 850, e o cartão vence dia 8".
  // "38 cada, então 76": what it was may be said beside what it is.
  const besides = isChanged ? [...answered, JSON.stringify(proposal.args)] : answered;
  const unmet = clausesAbout(said.now, ownStems(write), said.today, { isNew: proposal === undefined, quote: order })
    .flatMap((text) => unmetIn(withoutExceptions(text, words.stems), calls, said.today, besides, said.now));
  if (unmet.length > 0) return proposed(`a pessoa disse ${unmet.join(", ")}, e isso não está no que você chamou`);
  return { runs: true };
}

/** "errei, o açaí foi 32" changes what is recorded, without another word. */
function isCorrection({ tool, order, proposal }: WantedWrite): boolean {
  return proposal === undefined && tool.name.startsWith("update_") && admitsError(fold(order));
}

/** Of a new record everything has to be said, of an answered proposal what the answer changes. */
function unsaidOf(
  { kind }: OrderReading & { found: true },
  { stems }: CallWords,
  { tool, args, facts, said, answered, proposal, order }: WantedWrite,
): string[] {
  if (proposal === undefined) return unsaidIn(tool, args, facts, said);
  // What another proposal says is not to be carried over; without a yes the change stands where this is named.
  const now = kind === "change"
    ? clausesAbout(order, stems, said.today, targetOf(proposal)).join(". ")
    : withoutOthers(said.now, stems, new Set(answered.flatMap(meaningStems)));
  const before = [textOf(proposal.args), ...dueDay(proposal.args)];
  const { note, ...changed } = changedArguments(args, proposal.args);
  // A note is told in the whole message: "foi 5h30 na real, tinha acordado as 4 tb".
  return [
    ...unsaidIn(tool, changed, {}, { ...said, now, before }),
    ...note === undefined ? [] : unsaidIn(tool, { note }, {}, { ...said, before }),
  ];
}

/** By what else than its words a clause is about what waits. */
function targetOf({ args, items }: { args: JsonObject; items: number }): ClauseTarget {
  const values = [args.amount, args.value].filter((value) => typeof value === "number");
  return { isOnly: items === 1, values };
}

/** By its own words, not by those of what the preparation found beside it. */
function ownStems(write: WantedWrite): Set<string> {
  return wordsOfCall({ ...write, facts: {} }).stems;
}

/** What is taken back and said anew in one sentence is corrected: "desfaz, foi 870". */
function takingBack(order: string): OrderReading {
  return { found: true, kind: "order", act: "record", sentence: order, scope: order, hasYes: false, clause: order };
}

/** "só esse mês", of a bill that is due on the 27th: the day is known. */
function dueDay({ due_day }: JsonObject): string[] {
  return typeof due_day === "number" ? [`dia ${due_day}`] : [];
}

function proposed(why: string): MayRun {
  return { runs: false, reason: `Não rodei direto: ${why}.` };
}

/** Of one row at most, within the product, and nothing that takes away. */
function neverAtOnce(tool: ToolDefinition, facts: JsonObject): boolean {
  return !isOrderable(tool) || Number(facts.items ?? facts.rows ?? 1) > 1;
}

/** "me lembra" records no expense, "cancela" no reminder but the end of one, and "pode registrar" erases nothing. */
function fitsAct({ act, hasYes }: { act: OrderAct; hasYes: boolean }, { tool, args, proposal }: WantedWrite): boolean {
  const { name } = tool;
  // "sim, tira o pix do nome" changes what waits.
  if (act === "erase" && hasYes && proposal && !isDeepEqual(args, proposal.args)) return true;
  // "tira a lâmpada da lista" leaves the rest of it.
  if (act === "erase") return /^(?:complete_reminder|cancel_reminder|update_item)$/.test(name) || erases(tool);
  if (!isOrderable(tool)) return act === "agree" || hasYes;
  return act !== "remind" || name.endsWith("_reminder");
}

function erases({ name }: ToolDefinition): boolean {
  return /^(?:delete|forget)_/.test(name);
}

function textOf(args: JsonObject): string {
  return Object.values(args).filter((value) => typeof value !== "object").join("\n");
}

/** Of an answered proposal only what the answer changes has to be said now. */
function changedArguments(args: JsonObject, before: JsonObject | undefined): JsonObject {
  if (before === undefined) return args;
  const changed = Object.entries(args).filter(([name, value]) =>
    JSON.stringify(value) !== JSON.stringify(before[name])
  );
  // A value is read in its unit, an instalment with how many there are.
  const context = changed.length === 0 ? {} : Object.fromEntries(
    ["metric", "kind", "unit"].filter((name) => name in args).map((name) => [name, args[name]]),
  );
  return { ...context, ...Object.fromEntries(changed) };
}

/** Whether a new write is what the order is about: "me lembra de ligar" orders no debt told beside it. */
function isAbout(reading: OrderReading & { found: true }, words: CallWords, write: WantedWrite): boolean {
  const { tool, args, facts, said, answered, proposal, order } = write;
  if (proposal !== undefined) {
    // "do mercado sim, a gasolina vou ver" is no yes to the petrol.
    const yes = reading.kind === "yes" ? beforeBut(reading.clause) : reading.clause;
    const isOfOthers = reading.kind !== "change" && !mentionsSeveral(yes) && !names(yes, words, write) &&
      namesOnlyOthers(withoutRestriction(yes), words.stems, new Set(answered.flatMap(meaningStems)));
    if (isOfOthers) return false;
    if (reading.kind === "change") {
      return !isDeepEqual(args, proposal.args) &&
        clausesAbout(order, words.stems, said.today, targetOf(proposal)).length > 0;
    }
    // Which of what waits is meant, the model reads: "os outros 3 grava logo", "marca as gotas".
    return reading.hasYes || !erases(tool) || isToErase(withoutRestriction(reading.scope), words, write);
  }
  if (reading.kind === "yes") return unsaidIn(tool, args, facts, { ...said, now: reading.scope }).length === 0;
  if (isToldBehind(reading.scope, words, said)) return false;
  // What corrects it in another sentence may be about something else: "marca sim. e errei, foi 35 o remédio".
  return [reading.scope, reading.sentence].some((scope) => namesCall(withoutRestriction(scope), words, write));
}

/** Of what is told before and behind an order it means the first: "recebi 1200. registra. e o Zé depositou 600". */
function isToldBehind(scope: string, words: CallWords, { now, today }: SaidWords): boolean {
  const [message, ordered] = [fold(now), fold(scope)];
  const at = message.indexOf(ordered);
  const [before, behind] = [message.slice(0, Math.max(0, at)), message.slice(at + ordered.length)];
  const tells = (text: string) => meaningStems(text).some((stem) => words.stems.has(stem));
  return at >= 0 && readFigures(before, today).length > 0 && !tells(before) && !tells(ordered) && tells(behind);
}
