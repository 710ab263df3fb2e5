import { admitsError } from "../../language/commands/correction.ts";
import { fold } from "../../language/fold.ts";
import {
  clausesAbout,
  namesOnlyOthers,
  withoutOthers,
  withoutSentencesAboutOthers,
} from "../../language/orders/answer-clauses.ts";
import { agreesToSomethingElse, isOtherwise, wantsOpposite } from "../../language/orders/agrees-otherwise.ts";
import { splitAtBut, withoutExceptions } from "../../language/orders/exceptions.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { isMonthAmong, isOfOneMonth, monthsIn } from "../../language/figures/said-month.ts";
import { explainOrderFault } from "../../language/orders/explain-order-fault.ts";
import { type OrderReading, readAnswer, readOrder } from "../../language/orders/order.ts";
import { saysOnlyYesToErase } from "../../language/orders/yes-to-erase.ts";
import { isOrderForLater } from "../../language/orders/order-for-later.ts";
import { isOfOneDay, namesReminderToEnd } from "../../language/orders/reminder-to-end.ts";
import { isJsonObject, type JsonObject, type ToolDefinition } from "../definition.ts";
import { findAmountOfElse } from "./amount-of-before.ts";
import { isSelected } from "./answer-selection.ts";
import { answersProposal, clauseTargetOf, type FoundReading, ordersThisWrite } from "./is-about.ts";
import { clausesOn, endsOther, isReminderReportedDone, isToldUndone, marksAsTold, recordsDone } from "./marks-done.ts";
import { findUnmetFigures } from "./unmet-figures.ts";
import { findUnsaidActs } from "./unsaid-acts.ts";
import { findUnsaidArguments } from "./unsaid-arguments.ts";
import { findUnsaidLines } from "./unsaid-lines.ts";
import { findUnsaidLosses, isRepetitionLost } from "./unsaid-losses.ts";
import { type CallWords, isChanged, stemsOfOtherTargets, type WantedWrite, wordsOfCall } from "./wanted-write.ts";
import { hasHighStakes, isErasing, isOrderable } from "./orderable-tools.ts";

/** Whether a write runs at once, or why it has to be proposed: one sentence for the model, pt-BR. */
export type MayRun = { runs: true } | { runs: false; reason: string };

/**
 * Whether a write runs without asking the person again. It does when the words that the model quotes are the person's order for it, or
 * their yes to its proposal; when everything in the call was said; and when every figure that the person said about it is in the call.
 *
 * What goes outside or cannot be undone never runs this way. Writes that reach several rows run only on a yes to their proposal, and
 * deletions only on a yes to their proposal as it was.
 */
export function mayRunAtOnce(write: WantedWrite): MayRun {
  const onWholeQuote = mayRunOnQuote(write);
  if (onWholeQuote.runs || write.said.now.length > LONGEST_SPLIT_MESSAGE) return onWholeQuote;
  // "marca as duas como feitas. o almoço sim": each part of a quote may be about another write.
  const parts = splitQuote(write);
  if (parts.length < 2) return onWholeQuote;
  const runsOnPart = parts.slice(0, MOST_PARTS).some((quote) => mayRunOnQuote({ ...write, quote }).runs);
  return runsOnPart ? { runs: true } : onWholeQuote;
}

/** The parts of a quote. Behind a "mas" a part is of its own only if it names something else: "sim pra tudo mas a geladeira põe em casa". */
function splitQuote(write: WantedWrite): string[] {
  const { stems } = wordsOfCall(write);
  const others = stemsOfOtherTargets(write);
  const parts = write.quote.split(/[,.;!?\n]+\s+|\s+e\s+/).flatMap((part) => {
    const [first = "", ...behindBut] = splitAtBut(part);
    return behindBut.every((one) => namesOnlyOthers(one, stems, others)) ? [first, ...behindBut] : [part];
  });
  return parts.filter((part) => part.trim() !== "");
}

const MOST_PARTS = 12;
/** In characters. For each part of the quote the message is read again. */
const LONGEST_SPLIT_MESSAGE = 500;

/** All checks, in order: the first that fails gives the reason. */
function mayRunOnQuote(write: WantedWrite): MayRun {
  const { tool, proposal } = write;
  if (tool.confirmation === "none") return { runs: true };
  if (alwaysWaits(write)) return waits("isso sempre espera o sim da pessoa à proposta");
  if (isReminderReportedDone(write)) return { runs: true };

  const reading = readQuote(write);
  if (!reading.found) return { runs: false, reason: explainOrderFault(reading.reason, write.said.now) };
  if (!asksForThisAct(reading, write)) return waits("a ordem citada pede outra coisa");

  const words = wordsOfCall(write);
  if (proposal === undefined && !marksAsTold(reading, words, write)) {
    return waits("a pessoa não diz que isso foi feito");
  }
  if (proposal === undefined && isToldUndone(reading.scope, words, write)) {
    return waits("pelo que a pessoa diz, isso ainda não foi feito");
  }
  if (proposal === undefined && hasNoDayAhead(tool) && isOrderForLater(reading.clause)) {
    return waits("a pessoa quer isso em outro dia");
  }
  if (!isSelected(reading.scope, words, write)) return waits("a pessoa deixou isso de fora");
  if (proposal === undefined && !ordersThisWrite(reading, words, write)) {
    return waits("a ordem citada não é sobre isso; cite a que é");
  }
  if (proposal !== undefined && !answersProposal(reading, words, { ...write, proposal })) {
    return waits("o trecho citado não é sobre isso");
  }
  if (proposal !== undefined && !isChanged(write)) {
    const ofThis = withoutSentencesAboutOthers(write.said.now, words.stems, stemsOfOtherTargets(write));
    if (wantsOpposite(ofThis, words.stems, isErasing(tool, write.args))) {
      return waits("a pessoa diz o contrário do que foi proposto");
    }
    const own = words.stems.union(new Set([...words.kindNouns].flatMap(meaningStems)));
    if (
      isErasing(tool, write.args) && !saysOnlyYesToErase(reading.sentence, own, stemsOfOtherTargets(write))
    ) {
      return waits("a frase do sim diz mais do que o sim, e para apagar é preciso ter certeza");
    }
    if (proposal.items === 1 && isOrderable(tool, write.args) && isToSomethingElse(words, write)) {
      return waits("a pessoa diz outra coisa que a proposta, e isso não está em args");
    }
  }
  if (isUnseenChange(write)) return waits("com mudança é outra proposta, que a pessoa ainda não viu");

  const unsaid = proposal === undefined
    ? [
      ...findUnsaidArguments(tool, write.args, write.facts, write.said),
      ...tool.name.startsWith("update_")
        ? findUnsaidLosses(write.args, write.facts, write.said.now, write.said.today)
        : [],
      ...findAmountOfElse(write),
      ...findUnsaidActs(
        write,
        write.args,
        [write.said.now, ...write.said.before].join("\n"),
        clausesOn(write.said.now, words),
      ),
    ]
    : findUnsaidChanges(reading, words, { ...write, proposal });
  if (unsaid.length > 0) {
    return waits(`${unsaid.join(", ")} não foi dito pela pessoa; só o que ela disse, ou a data de hoje, roda direto`);
  }
  const unmet = findUnmet(words, write);
  if (unmet.length > 0) return waits(`a pessoa disse ${unmet.join(", ")}, e isso não está no que você chamou`);
  return { runs: true };
}

function waits(why: string): MayRun {
  return { runs: false, reason: `Não rodei direto: ${why}.` };
}

/** Whether quoted words are never enough: for a new write that has to be proposed first, and a proposal that needs an explicit yes. */
function alwaysWaits({ tool, args, facts, proposal }: WantedWrite): boolean {
  if (proposal !== undefined) return hasHighStakes(tool, facts);
  const rows = Number(facts.items ?? facts.rows ?? 1);
  return !isOrderable(tool, args) || rows > 1;
}

/** Reads the quoted words as an order, or, for a proposal or a correction, as an answer. */
function readQuote({ tool, quote, said, proposal, takesBackRecord }: WantedWrite): OrderReading {
  if (takesBackRecord) {
    return { found: true, kind: "order", act: "record", sentence: quote, scope: quote, hasYes: false, clause: quote };
  }
  // "errei, o açaí foi 32" corrects a record without an order.
  const isCorrection = tool.name.startsWith("update_") && admitsError(fold(quote));
  return proposal !== undefined || isCorrection ? readAnswer(said.now, quote) : readOrder(said.now, quote);
}

/**
 * Whether the order asks for what the tool does: "me lembra" records no expense, "cancela" ends a reminder and creates none, and "pode
 * registrar" erases nothing.
 */
function asksForThisAct({ act, hasYes, scope }: FoundReading, write: WantedWrite): boolean {
  const { tool } = write;
  if (act === "erase") {
    if (tool.name === "complete_reminder" && write.proposal === undefined && endsOther(scope, write)) return false;
    // "sim, tira o pix do nome" changes a proposal.
    const changesProposal = hasYes && isChanged(write);
    // "tira a lâmpada da lista" updates the item.
    if (tool.name === "cancel_reminder" && write.proposal === undefined) {
      return namesReminderToEnd(scope, String(write.facts.text ?? "")) && !isOfOneDay(scope, write.facts);
    }
    return changesProposal || isErasing(tool, write.args) ||
      /^(?:complete_reminder|cancel_reminder|update_item)$/.test(tool.name);
  }
  // "guarda": the word of the offer.
  const isKept = act === "record" && tool.confirmation === "quoted" && write.proposal !== undefined;
  if (!isOrderable(tool, write.args)) return act === "agree" || hasYes || isKept;
  if (tool.name === "cancel_reminder") return write.proposal !== undefined && hasYes;
  return act !== "remind" || /^(?:create|update)_reminder$/.test(tool.name);
}

/** Whether what a tool records cannot lie ahead: an expense, a measure, a habit that was done. */
function hasNoDayAhead(tool: ToolDefinition): boolean {
  return recordsDone(tool) || /^(?:create_expense|record_metric)$/.test(tool.name);
}

/** "sim, mas põe em lazer", as a yes to the proposal as it was. */
function isToSomethingElse({ stems }: CallWords, { said, quote }: WantedWrite): boolean {
  const answer = fold(said.now);
  return agreesToSomethingElse(answer, clausesAbout(said.now, stems, said.today, { quote })) ||
    splitAtBut(answer).slice(1).some((part) => isOtherwise(part, stems));
}

/** Whether a proposal was changed that the person has to see as it will be written, such as a deletion. */
function isUnseenChange(write: WantedWrite): boolean {
  return isChanged(write) && !isOrderable(write.tool, write.args) && write.tool.confirmation !== "quoted";
}

/** What a changed proposal would write that the person did not say. What stays as it was proposed needs no words. */
function findUnsaidChanges(
  { kind }: FoundReading,
  { stems }: CallWords,
  write: WantedWrite & { proposal: NonNullable<WantedWrite["proposal"]> },
): string[] {
  const { tool, args, said, proposal, quote } = write;
  // A correction without a yes stands in the clauses that name this. Elsewhere, clauses about other proposals do not count.
  const now = kind === "change"
    ? clausesAbout(quote, stems, said.today, clauseTargetOf(proposal)).join(". ")
    : withoutOthers(said.now, stems, stemsOfOtherTargets(write));
  const before = [textOfArguments(proposal.args), ...textOfDueDay(proposal.args)];
  const { note, ...changes } = changedArguments(args, proposal.args);
  // Another row is another proposal.
  const otherRows = Object.keys(changes).filter((name) => /(?:^|_)id$/.test(name));
  return [
    ...otherRows,
    ...findUnsaidActs(write, newValues(args, proposal.args), now),
    ...findUnsaidArguments(tool, changes, offeredText(write), { ...said, now, before }),
    ...findUnsaidLosses(args, proposal.args, now, said.today),
    ...isRepetitionLost(args, proposal.args, now) ? ["que é uma vez só"] : [],
    ...typeof proposal.args.add === "string" && typeof args.add === "string"
      ? findUnsaidLines({ new_content: args.add }, { item: { content: proposal.args.add } }, { now, before })
      : [],
    // A note may come from any clause: "foi 5h30 na real, tinha acordado as 4 tb".
    ...note === undefined ? [] : findUnsaidArguments(tool, { note }, {}, { ...said, before }),
  ];
}

/** The text that an offer gives to an item, or that the item has: of a changed one only the lines that differ have to be said. */
function offeredText({ facts, proposal }: WantedWrite): JsonObject {
  const item = isJsonObject(facts.item) ? facts.item : {};
  const content = proposal?.args.new_content ?? item.content;
  return typeof content === "string" ? { item: { title: item.title, content } } : {};
}

function textOfArguments(args: JsonObject): string {
  return Object.values(args).filter((value) => typeof value !== "object").join("\n");
}

/** "só esse mês", said of a bill that is due on the 27th: the day is known. */
function textOfDueDay({ due_day }: JsonObject): string[] {
  return typeof due_day === "number" ? [`dia ${due_day}`] : [];
}

/** The arguments that differ from the proposal. */
function newValues(args: JsonObject, before: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

/** The arguments that differ from the proposal, with the unit that a changed value is read in. */
function changedArguments(args: JsonObject, before: JsonObject): JsonObject {
  const changed = Object.entries(newValues(args, before))
    .map(([name, value]): [string, unknown] => {
      // Of a list, what is new in it: "menos sábado, troca por domingo".
      const was = before[name];
      return [name, Array.isArray(value) && Array.isArray(was) ? value.filter((one) => !was.includes(one)) : value];
    });
  if (changed.length === 0) return {};
  const unit = Object.entries(args).filter(([name]) => ["metric", "kind", "unit"].includes(name));
  return Object.fromEntries([...unit, ...changed]);
}

/** Figures that the person said about this write and that stand in no call: "registra o aluguel de 850" over 800 gives "850". */
function findUnmet(words: CallWords, write: WantedWrite): string[] {
  const { tool, args, facts, quote, said, otherTargets, proposal, otherCalls = [] } = write;
  const calls = [{ tool: tool.name, args, facts }, ...otherCalls];
  // "38 cada, então 76": the proposed value may be said beside the new one.
  const otherTexts = proposal && isChanged(write) ? [...otherTargets, JSON.stringify(proposal.args)] : otherTargets;
  // Only clauses about this count: "registra o aluguel de 850, e o cartão vence dia 8". They are found by the call's own words, not by
  // those of what its preparation found.
  const { stems } = wordsOfCall({
    ...write,
    args: withoutFirstVerb(args),
    facts: {},
    ...proposal && { proposal: { ...proposal, args: withoutFirstVerb(proposal.args) } },
  });
  const target = { isNew: proposal === undefined, hasOthers: (proposal?.items ?? 1) > 1, quote };
  const clauses = clausesAbout(said.now, stems, said.today, target)
    .map((clause) => withoutExceptions(clause, words.stems));
  return [
    ...findUnmetFigures(clauses, calls, said.today, otherTexts, said.now),
    ...clauses.flatMap((clause) => findUnmetMonths(clause, write)),
  ];
}

/** "a partir de janeiro", "só esse mês": where a series changes, the month that was said has to be the call's. */
function findUnmetMonths(clause: string, { tool, args, said }: WantedWrite): string[] {
  const isSeries = /^(?:create|update)_finance_item$/.test(tool.name) &&
    /^(?:bill|income|budget)$/.test(String(args.kind));
  if (!isSeries) return [];
  const months = monthsIn(clause, said.today);
  const month = String(args.month ?? args.first_month ?? args.date ?? said.today).slice(0, 7);
  if (months.length > 0 && !isMonthAmong(month, months)) return ["outro mês"];
  return tool.name === "update_finance_item" && isOfOneMonth(clause) ? ["que é só de um mês"] : [];
}

/** A reminder of "Pagar o Nubank" is about the Nubank: "paguei 390 da overlock" is not. */
function withoutFirstVerb({ reminder, ...args }: JsonObject): JsonObject {
  return typeof reminder === "string" ? { ...args, reminder: reminder.replace(/^\S+[aei]r\s+(?=\S)/i, "") } : args;
}
