import type { z } from "zod";
import { userMemoryText } from "../prompt/user-memory-text.ts";
import { personInCrisis } from "../skills/crisis.ts";
import { isQuoted, unfoundedWords } from "./quote.ts";
import {
  answeredChangeSchema,
  type AnsweredItem,
  answeredItemSchema,
  type ExtractionContext,
  type SourceMessage,
} from "./extraction-prompt.ts";
import { needsKey } from "./slots.ts";
import type { MemoryChange } from "./vocabulary.ts";
import { cutText } from "../text/cut-text.ts";

/** What an item is about, if that cannot be, costs no item: it is asked again. */
const checkedItemSchema = answeredItemSchema.extend({
  slot: answeredItemSchema.shape.slot.catch(null),
  key: answeredItemSchema.shape.key.catch(null),
  value: answeredItemSchema.shape.value.catch(null),
  replaces: answeredItemSchema.shape.replaces.catch([]),
  memory: answeredItemSchema.shape.memory.catch(null),
});

/** What a model answered, before anything in it is believed. */
export interface ModelAnswer {
  items: unknown[];
  memory_changes: unknown[];
}

/** An item that is not kept, and why. */
export interface Rejection {
  reason: string;
  item: unknown;
}

/** One thing learned from one message, with the database's ids. */
export type LearnedItem = Omit<AnsweredItem, "message" | "replaces"> & {
  message_id: string;
  replaces: string[];
  /** False where what the model said it is about could not be: the next filing asks again. */
  filed: boolean;
};

/** What a batch of messages taught. */
export interface Extraction {
  items: LearnedItem[];
  memoryChanges: (MemoryChange & { message_id: string })[];
  rejections: Rejection[];
  /** The model's answer as it came, for the record. */
  raw: unknown;
}

/**
 * Keeps of a model's answer what comes from the user's own messages: the quote stands in the message named, and every name
 * and number is in the quote or known already. The rest is rejected, each with its reason. Whether it means
 * that, the model has said.
 */
export function checkExtraction(
  answer: ModelAnswer,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
): Extraction {
  const rejections: Rejection[] = [];
  const known = knownWords(context);
  // "Ela se mudou": she was named in another message, or before.
  const named = [...known, ...messages.map(({ text }) => text)];
  const accept = <T extends { message: number }, R>(
    candidates: unknown[],
    schema: z.ZodType<T>,
    objection: (item: T, message: SourceMessage) => string | null,
    keep: (item: T, message: SourceMessage) => R,
  ): R[] =>
    candidates.flatMap((candidate) => {
      const { data, error } = schema.safeParse(candidate);
      const message = data && messages[data.message - 1];
      const reason = error ? describe(error) : message ? objection(data, message) : "unknown_message";
      if (reason === null) return [keep(data!, message!)];
      rejections.push({ reason, item: candidate });
      return [];
    });
  return {
    items: accept(
      answer.items,
      checkedItemSchema,
      (item, message) => objectionTo(item, message, context, known, named),
      (item, message) => learned(item, message, context),
    ),
    memoryChanges: accept(
      answer.memory_changes,
      answeredChangeSchema,
      ({ op, value }, { text }) => op === "remove" || founded(value, [text, ...known]) ? null : "not_in_message",
      ({ message: _, ...change }, { id }) => ({ ...change, message_id: id }),
    ),
    rejections,
    raw: answer,
  };
}

function describe(error: z.ZodError): string {
  const issues = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  return cutText(`invalid_item: ${issues}`, 300);
}

/** Where a name or number may come from besides the quote: the profile, the people, what is known. */
function knownWords({ userMemory = {}, people = [], known = [], today = "" }: ExtractionContext): string[] {
  return [
    userMemoryText(userMemory),
    today,
    ...people.map(({ name }) => name),
    ...known.map(({ content, person }) => `${person ?? ""} ${content}`),
  ];
}

function objectionTo(
  item: AnsweredItem,
  { text }: SourceMessage,
  { today }: ExtractionContext,
  known: readonly string[],
  named: readonly string[],
): string | null {
  if (!isQuoted(item.quote, [text])) return "not_in_message";
  const said = [item.quote, ...known];
  if (!founded(item.content, said)) return "not_in_message";
  // A memory value is written by the model from the same words.
  if (item.memory && item.memory.op !== "remove" && !founded(item.memory.value, said)) return "not_in_message";
  if (item.subject !== null && !founded(`de ${item.subject}`, named)) return "not_in_message";
  if (item.slot === "birthday" && today !== undefined && (item.value ?? "") > today && !item.value!.startsWith("--")) {
    return "future_date";
  }
  // Words of crisis are met with care and never kept, of whomever they speak.
  return personInCrisis(item.content) !== null || personInCrisis(item.quote) !== null ? "crisis" : null;
}

function founded(text: string, sources: readonly string[]): boolean {
  return unfoundedWords(text, sources).length === 0;
}

/** With ids for numbers. An impossible filing costs the filing, not the item. */
function learned(item: AnsweredItem, { id }: SourceMessage, { known = [] }: ExtractionContext): LearnedItem {
  const { message: _, replaces, ...rest } = item;
  const filed = item.slot === null
    ? item.key === null && item.value === null
    : needsKey(item.slot)
    ? item.key !== null
    : true;
  const about = filed
    ? { key: item.slot !== null && needsKey(item.slot) ? item.key : null }
    : { slot: null, key: null, value: null };
  const goal = item.slot === "goal" && item.value !== "done" && item.value !== "dropped"
    ? { value: filed ? "open" : null }
    : {};
  return {
    ...rest,
    ...about,
    ...goal,
    message_id: id,
    replaces: replaces.flatMap((number) => known[number - 1]?.id ?? []),
    filed,
  };
}
