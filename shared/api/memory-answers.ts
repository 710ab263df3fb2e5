import { z } from "zod";

/** A belief as memory's rpcs show it. A key without a value is left out. */
const item = z.strictObject({
  id: z.uuid(),
  type: z.string(),
  area: z.string(),
  sub_area: z.string().optional(),
  title: z.string(),
  content: z.string(),
  subject: z.string().describe("self, or the id of the person it is about"),
  about: z.string().optional().describe("that person's name"),
  person: z.record(z.string(), z.unknown()).optional().describe(
    "of a person: relationship, aliases, birthday, preferences",
  ),
  confidence: z.number(),
  source: z.string(),
  validated: z.boolean(),
  created_at: z.string(),
});

/** An item with its filing, provenance and history. */
const entry = item.extend({
  slot: z.string().optional(),
  key: z.string().optional(),
  value: z.string().optional(),
  holds: z.literal(false).optional().describe("left out while it holds"),
  quote: z.string().optional().describe("the person's words"),
  tags: z.array(z.string()),
  inference_evidence: z.string().optional(),
  source_ref: z.uuid().optional().describe("the message it came from"),
  stated_at: z.string(),
  updated_at: z.string(),
  superseded_by_id: z.uuid().optional(),
  superseded_at: z.string().optional(),
  deleted_at: z.string().optional(),
  restorable_until: z.string().optional(),
  needs_resolution: z.boolean().describe("it contradicts another, and the person has not said which is so"),
  is_current: z.boolean(),
});

/** Fields of an entry, for the list in docs/api.md. */
export const ENTRY_FIELDS = { item: Object.keys(item.shape), entry: Object.keys(entry.shape) };

const found = item.extend({ is_current: z.boolean(), score: z.number().optional() });

/** Answers of memory's rpcs by name. The tests hold every answer to a signed-in person against them. */
export const MEMORY_ANSWERS: Readonly<Record<string, z.ZodType>> = {
  list_knowledge: z.strictObject({ items: z.array(entry), next_cursor: z.string().nullable() }),
  search_knowledge: z.strictObject({
    query: z.string(),
    items: z.array(found),
    found_by_part: z.array(z.unknown()).optional(),
    note: z.string().optional(),
    areas: z.array(z.strictObject({ area: z.string(), count: z.int() })).optional(),
  }),
  add_knowledge: z.strictObject({
    status: z.enum(["created", "updated"]),
    item,
    ended: z.array(z.strictObject({ id: z.uuid(), content: z.string() })).optional(),
    also_said: z.array(z.string()).optional(),
    note: z.string().optional(),
    superseded_by: item.optional(),
    question: z.looseObject({}).optional(),
    left_alone: z.array(z.looseObject({ id: z.uuid(), reason: z.string() })).optional(),
  }),
  correct_knowledge: z.strictObject({
    status: z.enum(["corrected", "unchanged"]),
    old_id: z.uuid().optional(),
    item: entry,
  }),
  validate_knowledge: z.strictObject({
    status: z.enum(["validated", "unchanged"]),
    item: entry,
    items: z.array(entry).optional(),
  }),
  delete_knowledge: z.strictObject({
    status: z.enum(["deleted", "unchanged"]),
    item: entry,
    deleted_about: z.int(),
    replaced: z.array(z.uuid()),
  }),
  restore_knowledge: z.strictObject({
    status: z.enum(["restored", "unchanged"]),
    item: entry,
    against: z.array(z.uuid()),
  }),
  knowledge_history: z.strictObject({
    item_id: z.uuid(),
    items: z.array(entry.extend({ corrected_by_id: z.uuid().optional() })),
  }),
  related_knowledge: z.strictObject({
    item_id: z.uuid(),
    items: z.array(entry.extend({
      relation: z.enum(["related", "contradicts", "evidence", "corrects", "person", "same_person", "similar"]),
    })),
  }),
};
