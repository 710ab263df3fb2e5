import type { z } from "zod";
import { userMemoryText } from "../prompt/user-memory-text.ts";
import { personInCrisis } from "../language/crisis/crisis.ts";
import { answeredMeaning, isAnsweredOtherwise } from "../language/meaning/answer-to-question.ts";
import { findQuotation, type Quotation } from "../language/meaning/quote.ts";
import { readTelling, type TellingFault } from "../language/meaning/telling.ts";
import { copiesRecord } from "./copies-record.ts";
import {
  deniesSomething,
  isContraryToQuote,
  isDeniedByQuote,
  isFairReading,
  mayEnd,
  meaningOf,
} from "../language/meaning/meaning.ts";
import { mayBeOfOtherClause } from "../language/meaning/of-other-clause.ts";
import { type SaidTokens, saidTokensIn, unfoundedWords } from "../language/meaning/unfounded-words.ts";
import { explainProfileChange, fitsItem } from "./check-profile-change.ts";
import { healthDoubt, isStandingSafety, withoutHealthValue } from "./health-doubt.ts";
import { isStrayValue, unfoundedFiling } from "./unfounded-filing.ts";
import {
  answeredChangeSchema,
  type AnsweredItem,
  answeredItemSchema,
  type ExtractionContext,
  localTime,
  type SourceMessage,
} from "./extraction-prompt.ts";
import { needsKey } from "./slots.ts";
import type { MemoryChange } from "./vocabulary.ts";
import { cutText } from "../writing/cut-text.ts";

/** If the model's slot, key or value is invalid, the item is still kept, without them; fileItems() asks for them again. */
const checkedItemSchema = answeredItemSchema.extend({
  slot: answeredItemSchema.shape.slot.catch(null),
  key: answeredItemSchema.shape.key.catch(null),
  value: answeredItemSchema.shape.value.catch(null),
  replaces: answeredItemSchema.shape.replaces.catch([]),
  memory: answeredItemSchema.shape.memory.catch(null),
});

/** A model's answer before it is checked. */
export interface ModelAnswer {
  items: unknown[];
  memory_changes: unknown[];
}

/** An item that is not kept, with the reason. */
export interface ItemRejection {
  reason: string;
  item: unknown;
}

/** One thing learned from one message, with ids of the database instead of the prompt's numbers. */
export type LearnedItem = Omit<AnsweredItem, "message" | "replaces"> & {
  message_id: string;
  replaces: string[];
  /** Those of `replaces` that the quote itself mentions. They are replaced even if they have another slot. */
  named?: string[];
  /** False if slot, key and value were dropped because they cannot be right. fileItems() asks for them again. */
  filed: boolean;
};

/** What was learned from a batch of messages. */
export interface Extraction {
  items: LearnedItem[];
  memoryChanges: (MemoryChange & { message_id: string })[];
  rejections: ItemRejection[];
  /** The model's unchanged answer, which is stored with the consolidation. */
  raw: unknown;
}

/**
 * Keeps the items of a model's answer that come from the person's own messages, and rejects the others with a reason. The quote must
 * stand in the message that the item names. Every name and number must stand in the sentence around the quote or be known already.
 * And the content must mean what the quote says.
 */
export function checkExtraction(
  answer: ModelAnswer,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
): Extraction {
  const rejections: ItemRejection[] = [];
  const known = saidTokensIn(knownTexts(context));
  // The subject of an item may be named in another message: in "Ela se mudou" its own message names nobody.
  const nameSources = [known, saidTokensIn(messages.map(({ text }) => text))];
  // `check` returns what is kept of a candidate, or the reason why nothing is.
  const acceptValid = <T extends { message: number }, R>(
    candidates: unknown[],
    schema: z.ZodType<T>,
    check: (item: T, message: SourceMessage) => R | string,
  ): R[] => {
    const checkOne = (candidate: unknown): R | string => {
      const parsed = schema.safeParse(candidate);
      if (!parsed.success) return describeSchemaError(parsed.error);
      const message = messages[parsed.data.message - 1];
      return message === undefined ? "unknown_message" : check(parsed.data, message);
    };
    return candidates.flatMap((candidate) => {
      const result = checkOne(candidate);
      if (typeof result !== "string") return [result];
      rejections.push({ reason: result, item: candidate });
      return [];
    });
  };
  return {
    items: acceptValid(answer.items, checkedItemSchema, (item, message): LearnedItem | string => {
      const quotation = findQuotation(item.quote, [message.text]);
      if (quotation === null) return "not_in_message";
      const heard = [saidTokensIn([quotation.sentence], dayOf(message, context)), known];
      return reasonToReject(item, quotation, heard, nameSources, context) ??
        reasonToRejectMeaning(item, quotation, message, context) ??
        reasonToRejectContrary(item, quotation) ??
        reasonToRejectEnd(item, quotation, message, context) ??
        (mayBeOfOtherClause({ ...item, person: item.subject }, quotation.sentence) ? "of_other_clause" : null) ??
        itemAsTold(
          item,
          quotation,
          (told) => toLearnedItem({ ...told, quote: quotation.sentence }, message, heard, context),
        );
    }),
    memoryChanges: acceptValid(answer.memory_changes, answeredChangeSchema, ({ message: _, ...change }, message) => {
      const heard = [saidTokensIn([message.text], dayOf(message, context)), known];
      if (change.op !== "remove" && !isEverythingSaid(change.value, heard)) return "not_in_message";
      return explainProfileChange(change, message.text, meaningOf(knownTexts(context))) ??
        { ...change, message_id: message.id };
    }),
    rejections,
    raw: answer,
  };
}

/** The person's local date when they sent the message, `YYYY-MM-DD`. */
function dayOf({ sentAt }: SourceMessage, { timezone = "UTC" }: ExtractionContext): string {
  return localTime(sentAt, timezone).slice(0, 10);
}

function describeSchemaError(error: z.ZodError): string {
  const issues = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  return cutText(`invalid_item: ${issues}`, 300);
}

/** Texts outside the messages from which a name or number may come: the profile, known people, known items. */
function knownTexts({ userMemory = {}, people = [], known = [], ended = [] }: ExtractionContext): string[] {
  return [
    userMemoryText(userMemory),
    ...people.map(({ name }) => name),
    ...known.map(({ content, person }) => `${person ?? ""} ${content}`),
    ...ended.map(({ content }) => content),
  ];
}

/** "Não toma losartana", of "tomo losartana". */
function reasonToRejectContrary(
  { content, holds }: AnsweredItem,
  { sentence, cutsNegation }: Quotation,
): string | null {
  return !cutsNegation && isContraryToQuote(content, sentence, holds) ? "contrary_to_quote" : null;
}

/** The end of an allergy, a condition, a medicine or its dose that is not said outright: at night nobody can be asked. */
function reasonToRejectEnd(
  item: AnsweredItem,
  { sentence }: Quotation,
  { question }: SourceMessage,
  context: ExtractionContext,
): string | null {
  return healthDoubt(item, { sentence, question, known: knownTexts(context) }) === null ? null : "not_told";
}

function reasonToReject(
  item: AnsweredItem,
  { sentence, cutsNegation }: Quotation,
  heard: readonly SaidTokens[],
  nameSources: readonly SaidTokens[],
  { today }: ExtractionContext,
): string | null {
  if (item.holds && !deniesSomething(item.content) && (cutsNegation || isDeniedByQuote(item.content, sentence))) {
    return "negation_left_out";
  }
  if (!isEverythingSaid(item.content, heard)) return "not_in_message";
  // The model writes the value of a profile field from the same words.
  if (item.memory && item.memory.op !== "remove" && !isEverythingSaid(item.memory.value, heard)) {
    return "not_in_message";
  }
  if (item.subject !== null && unfoundedWords(item.subject, nameSources, { isName: true }).length > 0) {
    return "not_in_message";
  }
  if (item.slot === "birthday" && today !== undefined && (item.value ?? "") > today && !item.value!.startsWith("--")) {
    return "future_date";
  }
  // Words of crisis, for instance a wish to die, are never stored, whomever they are about.
  return [item.content, item.quote, sentence].some((text) => personInCrisis(text) !== null) ? "crisis" : null;
}

/** Rejects a copy of a record, and content that the quote does not mean. */
function reasonToRejectMeaning(
  item: AnsweredItem,
  { sentence }: Quotation,
  message: SourceMessage,
  context: ExtractionContext,
): string | null {
  if (copiesRecord(item, context.records ?? [])) return "already_recorded";
  const answered = { sentence, question: message.question, day: dayOf(message, context) };
  if (isAnsweredOtherwise(answered, item.content, item.holds)) return "not_told";
  const known = meaningOf([...knownTexts(context), message.question ?? ""]);
  return isFairReading(item.content, answeredMeaning(answered), known) ? null : "not_meant";
}

const TOLD_OTHERWISE: Readonly<Record<TellingFault, string>> = {
  pasted: "not_own_words",
  quoted: "not_own_words",
  of_another: "of_another",
  question: "not_told",
  doubted: "not_told",
  believed_by_others: "not_told",
  wished: "not_told",
  past: "not_told",
  unreal: "not_told",
  hypothetical: "not_told",
  withdrawn: "not_told",
};

/** Rejects what the person does not tell as true of themselves or of the subject; what they only believe is inferred. */
function itemAsTold(
  item: AnsweredItem,
  quotation: Quotation,
  learn: (told: AnsweredItem) => LearnedItem,
): LearnedItem | string {
  const { content, subject, type } = item;
  const { fault, isUnsure } = readTelling(quotation, { content, person: subject, isIntroduction: type === "person" });
  if (fault !== null) return TOLD_OTHERWISE[fault];
  return learn(isUnsure ? { ...item, certainty: "inferred" } : item);
}

function isEverythingSaid(text: string, heard: readonly SaidTokens[]): boolean {
  return unfoundedWords(text, heard).length === 0;
}

/** Puts ids in place of numbers. If slot, key and value cannot be right, or nobody said them, they are dropped and the item stays. */
function toLearnedItem(
  item: AnsweredItem,
  { id }: SourceMessage,
  heard: readonly SaidTokens[],
  context: ExtractionContext,
): LearnedItem {
  const { message: _, replaces, ...rest } = item;
  const replaced = replaces.flatMap((number) => context.known?.[number - 1] ?? []);
  const isEnded = (content: string) =>
    mayEnd(content, item.quote, item.subject) && !isStandingSafety(content, item.quote, knownTexts(context));
  const named = replaced.filter(({ content }) => isEnded(content)).map(({ id }) => id);
  const filed = isPossible(item) && unfoundedFiling(item, heard).length === 0 && !isStrayValue(item, [item.quote]);
  const about = filed
    ? { key: item.slot !== null && needsKey(item.slot) ? item.key : null }
    : { slot: null, key: null, value: null };
  // A goal without a valid state is open.
  const goal = item.slot === "goal" && item.value !== "done" && item.value !== "dropped"
    ? { value: filed ? "open" : null }
    : {};
  return withoutHealthValue({
    ...rest,
    memory: item.memory !== null && fitsItem(item.memory, item) ? item.memory : null,
    ...about,
    ...goal,
    message_id: id,
    replaces: replaced.map(({ id }) => id),
    ...(named.length > 0 && { named }),
    filed,
  });
}

function isPossible({ slot, key, value }: AnsweredItem): boolean {
  if (slot === null) return key === null && value === null;
  return !needsKey(slot) || key !== null;
}
