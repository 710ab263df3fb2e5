import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { canonicalName } from "./bond.ts";
import { describePerson, personSchema } from "./person.ts";

const resultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("found"), person: personSchema }),
  z.object({ status: z.literal("choose"), people: z.array(z.object({ label: z.string() })) }),
  z.object({ status: z.literal("unknown"), name: z.string(), known: z.array(z.string()) }),
]);

/** Everything known about somebody in the user's life. */
export const getPerson: ToolDefinition = {
  name: "get_person",
  description: "Tudo o que se sabe de alguém da vida da pessoa, por nome, apelido ou laço.",
  inputSchema: z.object({ name: plainText(200).overwrite(canonicalName) }),
  confirmation: "none",
  reads: "memory",
  answer(result) {
    const found = resultSchema.parse(result);
    if (found.status === "found") return describePerson(found.person);
    if (found.status === "choose") {
      return `Conheço mais de uma pessoa assim: ${
        joinWords(found.people.map((person) => person.label))
      }. De quem você está falando?`;
    }
    const unknown = `Ainda não sei nada sobre “${found.name.trim()}”.`;
    return found.known.length === 0
      ? `${unknown} Quem é?`
      : `${unknown} De quem já ouvi falar: ${joinWords(found.known)}.`;
  },
};
