import { personInCrisis } from "../language/crisis/crisis.ts";
import {
  contentStems,
  deniesSomething,
  isContraryToQuote,
  isDeniedByQuote,
  isFairReading,
  isNamedByQuote,
  meaningOf,
  type SaidMeaning,
} from "../language/meaning/meaning.ts";
import { findQuotation, type Quotation } from "../language/meaning/quote.ts";
import { meanSame } from "../language/meaning/same-meaning.ts";
import { readTelling, type TellingFault } from "../language/meaning/telling.ts";
import { splitSentences } from "../language/split-sentences.ts";
import type { AnsweredItem } from "./extraction-prompt.ts";
import type { MemoryChange } from "./vocabulary.ts";

/** Fields of the profile that follow the items of memory: only an item changes them. */
const OF_ITEMS: readonly MemoryChange["field"][] = ["name", "age", "location", "occupation"];
/** Fields in which somebody else may be spoken of: "Conflito com o irmão, que quer vender a casa". */
const WITH_OTHERS: readonly MemoryChange["field"][] = ["family_context", "current_challenges", "top_of_mind"];

/**
 * Why a change of the profile that belongs to no item is not made; null if it is. One sentence of the message has to say it, as the
 * person's own words and as true. What is removed has to be spoken of.
 *
 * @param known what is known beside the message
 */
export function explainProfileChange(
  { field, op, value }: MemoryChange,
  message: string,
  known: SaidMeaning,
): string | null {
  if (OF_ITEMS.includes(field)) return "not_told";
  if (personInCrisis(value) !== null) return "crisis";
  const quotations = splitSentences(message).flatMap((sentence) => findQuotation(sentence, [message]) ?? [])
    .filter(({ sentence }) => speaksOf(value, sentence));
  if (quotations.some(({ sentence }) => personInCrisis(sentence) !== null)) return "crisis";
  if (quotations.length === 0) return "not_meant";
  if (op !== "remove" && !isFairReading(value, meaningOf([message]), known)) return "not_meant";
  const mayStand = (quotation: Quotation) =>
    op === "remove" ? !NOT_OWN_WORDS.has(faultOf(value, quotation)) : isTold(field, value, quotation);
  return quotations.some(mayStand) ? null : "not_told";
}

/** Whether the change of the profile that an item brings says what the item says, whose words are checked already. */
export function fitsItem({ field, op, value }: MemoryChange, item: AnsweredItem): boolean {
  if (item.subject !== null && !WITH_OTHERS.includes(field)) return false;
  const said = [item.content, item.quote, item.key ?? "", item.value ?? ""];
  return op === "remove" ? speaksOf(value, said.join("\n")) : isFairReading(value, meaningOf(said), meaningOf([]));
}

const NOT_OWN_WORDS: ReadonlySet<TellingFault | null> = new Set(["pasted", "quoted"]);

function faultOf(content: string, quotation: Quotation): TellingFault | null {
  return readTelling(quotation, { content, person: null }).fault;
}

function isTold(field: MemoryChange["field"], value: string, quotation: Quotation): boolean {
  const fault = faultOf(value, quotation);
  // A pattern is read from what happened: "esqueci a losartana de novo".
  const isOwn = fault === null || (fault === "of_another" && WITH_OTHERS.includes(field)) ||
    (fault === "past" && field === "learned_patterns");
  // "não quero me endividar" denies the goal to do it.
  const denied = field === "current_goals" ? `Quer ${value}` : value;
  const isDenied = !deniesSomething(value) && isDeniedByQuote(denied, quotation.sentence);
  return isOwn && !isDenied && !isContraryToQuote(value, quotation.sentence, true);
}

/** Whether a text has one of the words or figures of a value. */
function speaksOf(value: string, text: string): boolean {
  const said = contentStems(text);
  return isNamedByQuote(value, text) || contentStems(value).some((stem) => said.some((one) => meanSame(stem, one)));
}
