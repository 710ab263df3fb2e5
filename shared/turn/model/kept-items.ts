import { z } from "zod";
import { capitalize } from "../../writing/join-words.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { introducePerson, personSchema } from "../../tools/relationships/person.ts";
import type { KeptItem } from "../reply.ts";

const item = z.looseObject({ id: z.string(), content: z.string(), about: z.string().optional() });
const keptSchema = z.looseObject({ item, items: z.array(item).min(1).optional(), ended: z.array(item).optional() });
const personKeptSchema = z.looseObject({ person: personSchema.extend({ id: z.string() }) });

/** Tools that write knowledge items or people. */
const KNOWLEDGE_TOOLS: ReadonlySet<string> = new Set(["add_knowledge", "update_person", "validate_knowledge"]);

/** What a write to memory stored, for the metadata of the answer, whose text need not tell it. */
export function keptItems(tool: string, result: JsonObject): KeptItem[] {
  if (!KNOWLEDGE_TOOLS.has(tool)) return [];
  const { data } = keptSchema.safeParse(result);
  if (data) {
    const ended = data.ended?.map(asKept) ?? [];
    const [first, ...others] = (data.items ?? [data.item]).map(asKept);
    return [{ ...first!, ...(ended.length > 0 && { ended }) }, ...others];
  }
  const person = personKeptSchema.safeParse(result).data?.person;
  return person ? [{ id: person.id, content: introducePerson(person) }] : [];
}

/** An item about somebody else begins with who that is: "Pai: Não come carne". */
function asKept({ id, content, about }: z.infer<typeof item>) {
  return { id, content: about === undefined ? content : `${capitalize(about)}: ${content}` };
}
