import { z } from "zod";
import type { JsonObject } from "../../tools/definition.ts";
import type { KeptItem } from "../reply.ts";

const item = z.looseObject({ id: z.string(), content: z.string() });
const keptSchema = z.looseObject({ item, ended: z.array(item).optional() });
const personSchema = z.looseObject({ person: z.looseObject({ id: z.string(), name: z.string() }) });

/** Tools that write what is known. */
const KEEPS: ReadonlySet<string> = new Set(["add_knowledge", "update_person", "validate_knowledge"]);

/** What a write of memory took in, for the metadata: the text need not say it. */
export function keptItems(tool: string, result: JsonObject): KeptItem[] {
  if (!KEEPS.has(tool)) return [];
  const kept = keptSchema.safeParse(result).data;
  if (kept) {
    const ended = kept.ended?.map(({ id, content }) => ({ id, content }));
    return [{ id: kept.item.id, content: kept.item.content, ...(ended && ended.length > 0 && { ended }) }];
  }
  const person = personSchema.safeParse(result).data?.person;
  return person ? [{ id: person.id, content: person.name }] : [];
}
