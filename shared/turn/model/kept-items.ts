import { z } from "zod";
import { capitalize } from "../../writing/join-words.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { introducePerson, personSchema } from "../../tools/relationships/person.ts";
import type { KeptItem } from "../reply.ts";

const item = z.looseObject({ id: z.string(), content: z.string(), about: z.string().optional() });
const keptSchema = z.looseObject({ item, items: z.array(item).min(1).optional(), ended: z.array(item).optional() });
const personKeptSchema = z.looseObject({ person: personSchema.extend({ id: z.string() }) });

/** Tools that write what is known. */
const KEEPS: ReadonlySet<string> = new Set(["add_knowledge", "update_person", "validate_knowledge"]);

/** What a write of memory took in, for the metadata: the text need not say it. */
export function keptItems(tool: string, result: JsonObject): KeptItem[] {
  if (!KEEPS.has(tool)) return [];
  const { data } = keptSchema.safeParse(result);
  if (data) {
    const ended = data.ended?.map(asKept) ?? [];
    const [first, ...others] = (data.items ?? [data.item]).map(asKept);
    return [{ ...first!, ...(ended.length > 0 && { ended }) }, ...others];
  }
  const person = personKeptSchema.safeParse(result).data?.person;
  return person ? [{ id: person.id, content: introducePerson(person) }] : [];
}

/** What is known of somebody else says of whom: "Pai: Não come carne". */
function asKept({ id, content, about }: z.infer<typeof item>) {
  return { id, content: about === undefined ? content : `${capitalize(about)}: ${content}` };
}
