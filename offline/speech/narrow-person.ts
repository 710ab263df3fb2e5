import { z } from "zod";
import { formatBirthday } from "../../shared/tools/relationships/format-birthday.ts";
import { preferenceClauses } from "../../shared/tools/relationships/preference-clauses.ts";
import { withArticle } from "../../shared/tools/relationships/with-article.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow-result.ts";

const resultSchema = z.object({
  status: z.literal("found"),
  person: z.object({
    name: z.string(),
    relationship: z.string().optional(),
    birthday: z.string().optional(),
    preferences: z.array(z.string()).default([]),
  }),
});

const BIRTHDAY = phrase("aniversario|faz anos|nasceu|quantos anos");
const AGE = phrase("quantos anos|que idade|qual (?:eh )?a idade|idade");
const TASTE = phrase("gosta|curte|prefere|ama|adora|presente|presentear|dou|dar");

/** "quando é o aniversário da Ana?", "do que o Pedro gosta?": one thing about somebody. */
export const narrowPerson: Narrow = (result, { keys }, { today }) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { name, relationship, birthday, preferences } = parsed.data.person;
  const who = capital(withArticle(name, relationship));
  const born = /^\d{4}/.test(birthday ?? "") ? birthday : undefined;
  if (AGE.test(keys) && born !== undefined) {
    return `${who} tem ${ageOn(born, today)} anos: nasceu em ${formatBirthday(born)}.`;
  }
  if (BIRTHDAY.test(keys)) {
    return birthday === undefined
      ? `Ainda não sei o aniversário: se me contar quando ${withArticle(name, relationship)} faz anos, eu guardo.`
      : `${who} faz aniversário em ${formatBirthday(birthday).slice(0, 5)}.`;
  }
  if (!TASTE.test(keys)) return null;
  if (preferences.length === 0) {
    return `Ainda não sei do que ${withArticle(name, relationship)} gosta. Se descobrir, me conta que eu guardo.`;
  }
  const idea = /present|dou|dar/.test(keys) ? " Dá para partir daí." : "";
  return `${who} ${preferenceClauses(preferences).join(", ")}.${idea}`;
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Full years from a birthday, `YYYY-MM-DD`, to a day. */
function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
