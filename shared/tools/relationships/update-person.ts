import { z } from "zod";
import { fold } from "../../text/fold.ts";
import { joinWords } from "../../text/join-words.ts";
import { plainText } from "../arguments.ts";
import { sentence } from "../base/sentence.ts";
import type { ToolDefinition } from "../definition.ts";
import { callPerson } from "./call-person.ts";
import { describePerson } from "./describe-person.ts";
import { formatBirthday } from "./format-birthday.ts";
import { personClauses } from "./person-clauses.ts";
import { personSchema } from "./person.ts";
import { preferenceClauses } from "./preference-clauses.ts";
import { readBirthday } from "./read-birthday.ts";
import { yourRelation } from "./your-relation.ts";

const argsSchema = z.object({
  name: plainText(200),
  relationship: plainText(200).optional(),
  birthday: z.string().refine((day) => /^(?:\d{4}|-)-\d{2}-\d{2}$/.test(day), "AAAA-MM-DD ou --MM-DD").optional()
    .describe("AAAA-MM-DD ou --MM-DD"),
  preferences: z.array(plainText(200)).optional(),
  note: plainText(4000).optional(),
});
const resultSchema = z.object({ status: z.enum(["created", "updated", "noted", "unchanged"]), person: personSchema });

/** Keeps what is new about somebody; never alters a person the user validated (domain §3). */
export const updatePerson: ToolDefinition = {
  name: "update_person",
  description: "Guarda o que a pessoa contou de novo sobre alguém da vida dela, com as palavras dela.",
  inputSchema: argsSchema,
  confirmation: "grounded",
  offer(args) {
    const { name, relationship, birthday, preferences = [], note } = argsSchema.parse(args);
    const clauses = [
      ...(relationship && fold(relationship) !== fold(name) ? [`é ${yourRelation(relationship, name)}`] : []),
      ...(birthday ? [`faz aniversário em ${formatBirthday(birthday)}`] : []),
      ...preferenceClauses(preferences),
    ];
    const who = callPerson(name, relationship);
    const told = clauses.length > 0
      ? `que ${who} ${joinWords(clauses)}`
      : note
      ? `isto sobre ${who}:`
      : `${who} entre as pessoas da sua vida`;
    if (note && clauses.length === 0) return `Quer que eu guarde ${told} “${note.trim()}”?`;
    return `Quer que eu guarde ${told}?${note ? ` “${note.trim()}”` : ""}`;
  },
  correct(args, text, { today }) {
    const { birthday } = argsSchema.parse(args);
    if (birthday === undefined) return null;
    const read = readBirthday(text, birthday, today);
    return read === null || read === birthday ? null : { ...args, birthday: read };
  },
  answer(result) {
    const { status, person } = resultSchema.parse(result);
    const done = status === "unchanged" ? "Isso eu já sabia." : "Anotei.";
    if (personClauses(person).length === 0) {
      return `${done} ${sentence(`${callPerson(person.name, person.relationship)} está entre as pessoas da sua vida`)}`;
    }
    return `${done} ${describePerson({ ...person, mentions: [] })}`;
  },
};
