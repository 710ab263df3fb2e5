import { z } from "zod";
import { joinWords, sentence } from "../../text/join-words.ts";
import { plainText } from "../../text/plain-text.ts";
import { birthday } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { callPerson } from "./call-person.ts";
import { describePerson, personClauses, personSchema } from "./person.ts";

const inputSchema = z.object({
  name: plainText(200),
  relationship: plainText(200).optional(),
  birthday: birthday.optional().describe("AAAA-MM-DD ou --MM-DD"),
  preferences: z.array(plainText(200)).optional().describe("do que gosta: só o nome de cada coisa"),
  note: plainText(4000).optional(),
  quote: plainText(2000).describe("as palavras exatas da pessoa, com os nomes e números do resto"),
});
/** What came from outside is offered, and quotes nobody. */
const offeredSchema = inputSchema.partial({ quote: true });
const resultSchema = z.object({ status: z.enum(["created", "updated", "noted", "unchanged"]), person: personSchema });

/** Keeps what is new about somebody; never alters a person the user validated. */
export const updatePerson: ToolDefinition = {
  name: "update_person",
  description: "Guarda o que a pessoa contou de novo sobre alguém da vida dela.",
  inputSchema,
  confirmation: "quoted",
  keeps: { told: ["relationship", "preferences", "note"], named: ["name", "birthday"] },
  offer(args) {
    const { name, relationship, birthday, preferences, note } = offeredSchema.parse(args);
    const clauses = personClauses({ name, relationship, birthday, preferences });
    const who = callPerson(name, relationship);
    if (note && clauses.length === 0) return `Quer que eu guarde isto sobre ${who}: “${note}”?`;
    const told = clauses.length > 0 ? `que ${who} ${joinWords(clauses)}` : `${who} entre as pessoas da sua vida`;
    return `Quer que eu guarde ${told}?${note ? ` “${note}”` : ""}`;
  },
  names: (result) => `o que você contou sobre ${resultSchema.parse(result).person.name}`,
  answer(result) {
    const { status, person } = resultSchema.parse(result);
    const done = status === "unchanged" ? "Isso eu já sabia." : "Anotei.";
    if (personClauses(person).length === 0 && person.facts.length === 0) {
      return `${done} ${sentence(`${callPerson(person.name, person.relationship)} está entre as pessoas da sua vida`)}`;
    }
    return `${done} ${describePerson({ ...person, mentions: [] })}`;
  },
};
