import { z } from "zod";
import { AREAS } from "../../tools/base/areas.ts";
import { ITEM_TYPES } from "../../tools/base/item-types.ts";
import { plainText } from "../../tools/schema/plain-text.ts";

/** Fields of the user memory that a consolidation may change (domain §6). */
export const MEMORY_FIELDS = [
  "name",
  "age",
  "location",
  "occupation",
  "family_context",
  "current_goals",
  "current_challenges",
  "top_of_mind",
  "values",
  "communication_style",
  "learned_patterns",
] as const;

/** A day that exists; without a year any leap year will do. */
function isBirthday(text: string): boolean {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year === "-" ? "2000" : year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && date.getUTCFullYear() >= 1900;
}

const confidence = z.number().refine((value) => value >= 0 && value <= 1, "de 0 a 1");

/** A change of the user memory: `set` a text, `add` to or `remove` from a list. */
export const memoryChangeSchema = z.object({
  field: z.enum(MEMORY_FIELDS),
  op: z.enum(["set", "add", "remove"]),
  value: plainText(1000),
});

/** One thing learned from one message. With `evidence` it is an inference, without it the user said so. */
export const extractedItemSchema = z.object({
  message_id: z.string().min(1),
  type: z.enum(ITEM_TYPES),
  area: z.enum(AREAS),
  sub_area: plainText(60).nullish(),
  title: plainText(200).nullish(),
  /** Third person without its subject: "Mora em Curitiba". */
  content: plainText(4000),
  /** Whom it is about, if not the user: a name, or the relation when there is none. */
  person: plainText(200).nullish(),
  relationship: plainText(200).nullish(),
  /** 0.95 for what was said, 0.7 for inferences, when not given. */
  confidence: confidence.nullish(),
  evidence: plainText(4000).nullish(),
  /** Of a person: `YYYY-MM-DD`, or `--MM-DD` without a year. */
  birthday: z.string().refine(isBirthday, "YYYY-MM-DD ou --MM-DD, um dia que existe").nullish(),
  /** A known item that it speaks against, and how surely. */
  contradicts: z.object({ id: z.uuid(), verdict: z.enum(["contradiction", "unclear"]) }).nullish(),
  /** What it changes in the user memory once it stands. */
  memory: memoryChangeSchema.nullish(),
});

/** A change of the user memory that hangs on no item: a pattern, what is on their mind. */
export const looseChangeSchema = memoryChangeSchema.extend({ message_id: z.string().min(1) });

export type LooseChange = z.infer<typeof looseChangeSchema>;
export type MemoryChange = z.infer<typeof memoryChangeSchema>;
export type ExtractedItem = z.infer<typeof extractedItemSchema>;

/** An item that is not kept, and why. */
export interface Rejection {
  reason: string;
  item: unknown;
}

/** What a batch of messages taught. */
export interface Extraction {
  items: ExtractedItem[];
  memoryChanges: LooseChange[];
  rejections: Rejection[];
  /** The model's answer as it came, for the record. */
  raw: unknown;
}

/** A user's message, as extraction reads it. */
export interface SourceMessage {
  id: string;
  text: string;
  /** ISO 8601 */
  sentAt: string;
}

/** What extraction may know about the user: never a source of facts. */
export interface ExtractionContext {
  /** `YYYY-MM-DD`, the user's day. */
  today?: string;
  people?: { name: string; relationship?: string | null }[];
  goals?: string[];
  /** Current items, so that the model can tell what contradicts them. */
  known?: { id: string; content: string; person?: string | null }[];
  /** The compact profile, field by field. */
  userMemory?: Record<string, unknown>;
}
