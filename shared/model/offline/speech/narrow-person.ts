import { z } from "zod";
import { formatBirthday } from "../../../tools/relationships/format-birthday.ts";
import { preferenceClauses } from "../../../tools/relationships/preference-clauses.ts";
import { withArticle } from "../../../tools/relationships/with-article.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow.ts";

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
const TASTE = phrase("gosta|curte|prefere|ama|adora|presente|presentear|dou|dar");

/** "quando é o aniversário da Ana?", "do que o Pedro gosta?": one thing about somebody. */
export const narrowPerson: Narrow = (result, { keys }) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { name, relationship, birthday, preferences } = parsed.data.person;
  const who = capital(withArticle(name, relationship));
  if (BIRTHDAY.test(keys)) {
    return birthday === undefined
      ? `Ainda não sei o aniversário: se me contar quando ${withArticle(name, relationship)} faz anos, eu guardo.`
      : `${who} faz aniversário em ${formatBirthday(birthday)}.`;
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
