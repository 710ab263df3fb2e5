import type { z } from "zod";
import { personInCrisis } from "../../skills/crisis.ts";
import { type ExtractedItem, extractedItemSchema } from "./extracted-item.ts";
import type { Extraction, ExtractionContext, Rejection, SourceMessage } from "./extraction.ts";
import { type LooseChange, looseChangeSchema } from "./loose-change.ts";
import { isSupported } from "./is-supported.ts";
import { ordersOtherwise } from "./orders-otherwise.ts";

/** What a model answered, before anything in it is believed. */
export interface ModelAnswer {
  items: unknown[];
  memory_changes?: unknown[];
}

/** Keeps of a model's answer what has the right shape and comes from the user's own messages; the rest is rejected, each with its reason. */
export function checkItems(
  answer: ModelAnswer,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
): Extraction {
  const rejections: Rejection[] = [];
  const accept = <T>(candidates: unknown[], schema: z.ZodType<T>, objection: (item: T) => string | null): T[] =>
    candidates.flatMap((candidate) => {
      const parsed = schema.safeParse(candidate);
      const reason = parsed.success ? objection(parsed.data) : describe(parsed.error);
      if (reason === null) return [parsed.data as T];
      rejections.push({ reason, item: candidate });
      return [];
    });
  const texts = new Map(messages.map(({ id, text }) => [id, text]));
  return {
    items: accept<ExtractedItem>(answer.items, extractedItemSchema, (item) => objectionTo(item, texts, context)),
    memoryChanges: accept<LooseChange>(
      answer.memory_changes ?? [],
      looseChangeSchema,
      (change) => objectionToChange(change, texts),
    ),
    rejections,
    said: [],
    raw: answer,
  };
}

function describe(error: z.ZodError): string {
  return `invalid_item: ${error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`.slice(
    0,
    300,
  );
}

function objectionTo(
  item: ExtractedItem,
  texts: ReadonlyMap<string, string>,
  context: ExtractionContext,
): string | null {
  const text = texts.get(item.message_id);
  if (text === undefined) return "unknown_message";
  if (ordersOtherwise(text) || ordersOtherwise(item.content)) return "orders_to_assistant";
  if (item.birthday && context.today !== undefined && item.birthday > context.today) return "future_date";
  if (personInCrisis(item.content) !== null || personInCrisis(item.evidence ?? "") !== null) return "crisis";
  const inferred = item.type === "insight" || Boolean(item.evidence);
  if (inferred && !item.evidence) return "evidence_missing";
  // An inference says what nobody said: its evidence has to come from the messages.
  const support = inferred ? [...texts.values()].join("\n") : text;
  if (!isSupported(inferred ? item.evidence! : item.content, support)) return "not_in_message";
  const named = context.people?.some(({ name }) => name === item.person) ?? false;
  return item.person && !named && !isSupported(item.person, support) ? "not_in_message" : null;
}

function objectionToChange(change: LooseChange, texts: ReadonlyMap<string, string>): string | null {
  const text = texts.get(change.message_id);
  if (text === undefined) return "unknown_message";
  if (ordersOtherwise(text) || ordersOtherwise(change.value)) return "orders_to_assistant";
  return change.op === "remove" || isSupported(change.value, [...texts.values()].join("\n")) ? null : "not_in_message";
}
