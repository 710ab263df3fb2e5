import { z } from "zod";
import { joinWords } from "../base/join-words.ts";
import { plainText } from "../base/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { describePerson } from "./describe-person.ts";
import { formatBirthday } from "./format-birthday.ts";
import { personSchema } from "./person.ts";
import { preferenceClauses } from "./preference-clauses.ts";
import { relationshipClause } from "./relationship-clause.ts";
import { withArticle } from "./with-article.ts";

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
      ...(relationship ? [relationshipClause(relationship, name)] : []),
      ...(birthday ? [`faz aniversário em ${formatBirthday(birthday)}`] : []),
      ...preferenceClauses(preferences),
    ];
    const who = withArticle(name, relationship);
    const told = clauses.length > 0
      ? `que ${who} ${joinWords(clauses)}`
      : note
      ? "isto"
      : `${who} entre as pessoas da sua vida`;
    return `Quer que eu guarde ${told}?${note ? ` “${note.trim()}”` : ""}`;
  },
  answer(result) {
    const { status, person } = resultSchema.parse(result);
    return `${status === "unchanged" ? "Isso eu já sabia." : "Anotei."} ${describePerson({ ...person, mentions: [] })}`;
  },
};
