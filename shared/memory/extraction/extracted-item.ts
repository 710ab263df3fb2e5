import { z } from "zod";
import { plainText } from "../../text/plain-text.ts";
import { AREAS } from "../../tools/base/areas.ts";
import { ITEM_TYPES } from "../../tools/base/item-types.ts";
import { memoryChangeSchema } from "./memory-change.ts";

const confidence = z.number().refine((value) => value >= 0 && value <= 1, "de 0 a 1");

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

export type ExtractedItem = z.infer<typeof extractedItemSchema>;

/** A day that exists; without a year any leap year will do. */
function isBirthday(text: string): boolean {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year === "-" ? "2000" : year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && date.getUTCFullYear() >= 1900;
}
