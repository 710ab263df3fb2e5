import { CHANGE_WORDS, FLAG_WORDS, KIND_WORDS, tellsOnlyOfComingIn } from "../../language/act-words.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { NAMELESS_STEMS } from "../../language/orders/order-object.ts";
import { readFigures } from "../../language/figures/figures.ts";
import { isOfAnother } from "../../language/somebody.ts";
import { goesOtherWay, isTurnedRound } from "../../language/way-of-money.ts";
import { isPlace, METRIC_WORDS, RECORD_WORDS, tellsWayOfMoney } from "../../language/record-words.ts";
import type { JsonObject } from "../definition.ts";
import { findUnsaidChoices } from "./unsaid-choices.ts";
import type { WantedWrite } from "./wanted-write.ts";

/**
 * What a call would do that the person did not say, beside its values: record something of another kind, return a purchase, end a
 * reminder for good, change what stands.
 *
 * @param args those to look at: of a changed proposal, what is changed
 * @param text where it has to be said
 * @param about the clauses of it that name the call
 */
export function findUnsaidActs(
  write: WantedWrite,
  args: JsonObject,
  text: string,
  about = text,
): string[] {
  const { tool, facts, proposal } = write;
  const folded = fold(text);
  const flags = Object.entries(FLAG_WORDS).filter(([name, words]) =>
    args[name] !== undefined && args[name] !== false && !words.test(folded)
  );
  // A proposal has shown what it replaces.
  const replaces = proposal === undefined && tool.name === "create_finance_item" &&
    typeof facts.replaced_amount === "number" && facts.replaced_amount !== args.amount;
  return [
    ...proposal === undefined && isContrary(write, args, fold(about)) ? ["que é nessa direção"] : [],
    ...proposal === undefined && lacksPerson(write, args, fold(about)) ? ["que é da própria pessoa"] : [],
    ...isKindSaid(write, args, fold(textOfKind(write, text))) ? [] : [`que é ${kindOf(write, args)}`],
    ...tool.name === "create_expense" && proposal === undefined && tellsOnlyOfComingIn(fold(about))
      ? ["que foi gasto"]
      : [],
    ...flags.map(([name]) => name),
    ...findUnsaidChoices(write, args, text),
    ...replaces && !CHANGE_WORDS.test(folded) ? ["que o valor de antes muda"] : [],
  ];
}

/** Whether the words tell of money that goes the other way. */
function isContrary({ tool: { name } }: WantedWrite, args: JsonObject, folded: string): boolean {
  const text = (value: unknown) => typeof value === "string" ? fold(value) : "";
  if (name === "create_finance_item") return goesOtherWay(String(args.kind), folded);
  if (name === "transfer_money") return isTurnedRound(folded, text(args.from_account), text(args.to_account));
  return false;
}

/** "a pressão da minha mãe", recorded as the person's own. */
function lacksPerson(
  { tool: { name } }: WantedWrite,
  { person, custom_name: own }: JsonObject,
  folded: string,
): boolean {
  const isNamed = [person, own].some((value) => typeof value === "string" && value !== "");
  return name === "record_metric" && !isNamed && isOfAnother(folded);
}

/** What a call writes, as the model reads it: the kind of a finance item, or the tool. */
function kindOf({ tool }: WantedWrite, args: JsonObject): string {
  return String(args.kind ?? args.metric ?? tool.name);
}

/** Whether the words name the kind of a new record. An expense needs none: it is what money without a name of a kind is. */
function isKindSaid(write: WantedWrite, args: JsonObject, folded: string): boolean {
  const { tool: { name }, facts, proposal, said } = write;
  if (name === "create_finance_item") {
    // Of what is replaced the kind is known.
    if (proposal === undefined && facts.replaced_amount !== undefined) return true;
    const kind = String(args.kind);
    return (KIND_WORDS[kind] ?? (proposal === undefined ? RECORD_WORDS[kind] : undefined))?.test(folded) ?? true;
  }
  // What a proposal is has been seen.
  if (proposal !== undefined) return true;
  if (name === "record_metric") return isMetricSaid(args, folded, said.today);
  const isDaySaid = name === "create_reminder" &&
    readFigures(folded, said.today).some(({ dates, times }) =>
      times.length > 0 || dates.some((date) => date > said.today)
    );
  return isDaySaid || (RECORD_WORDS[name]?.test(folded) ?? true);
}

/** "80 kg", "30 min", "12 por 8", or the noun of what is measured; its own name must not be a place: "50 no mercado". */
function isMetricSaid({ metric, custom_name: own, value }: JsonObject, folded: string, today: string): boolean {
  if (metric === "custom") return typeof own !== "string" || !isPlace(fold(own), folded);
  if (METRIC_WORDS[String(metric)]?.test(folded) ?? true) return true;
  const isTimed = metric === "sleep" || metric === "exercise";
  return isTimed &&
    readFigures(folded, today).some(({ minutes }) => minutes.some((one) => one === value || one / 60 === value));
}

/**
 * Where the kind of a record has to be said: in this message or, where it is about nothing that the words before have not named ("300,
 * registra"), in these too.
 */
function textOfKind({ said: { now, before } }: WantedWrite, text: string): string {
  const known = new Set(meaningStems(before.join("\n")));
  const isFollowUp = meaningStems(now).every((stem) => NAMELESS_STEMS.has(stem) || isStemSaid(stem, known));
  return isFollowUp && !tellsWayOfMoney(fold(now)) || !text.includes(now) ? text : now;
}
