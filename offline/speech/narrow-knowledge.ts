import { z } from "zod";
import { fold } from "../../shared/text/fold.ts";
import { describeItem } from "../../shared/tools/base/describe-item.ts";
import { knowledgeItemSchema } from "../../shared/tools/base/knowledge-item.ts";
import { itemsAbout } from "./items-about.ts";
import type { Narrow } from "./narrow-result.ts";
import { sayAllowed } from "./say-allowed.ts";
import { sayBirthdays } from "./say-birthdays.ts";
import { sayLatest } from "./say-latest.ts";

const itemSchema = knowledgeItemSchema.extend({ created_at: z.string().optional() });
const resultSchema = z.object({ query: z.string(), items: z.array(itemSchema) });

/** Labels whose values say nothing of each other. */
const EXACT = /\b(?:senhas?|codigo|login|pin|placa|telefone|cep|ramal|combinacao|chave pix)\b/;

/** "eu tenho alguma alergia?": of what was found, only what the question's own words are in, when there is such. */
export const narrowKnowledge: Narrow = (result, reading, { today }) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { query, items } = parsed.data;
  const particular = sayBirthdays(items.flatMap(withBirthday), reading, today) ?? sayLatest(items, reading) ??
    sayAllowed(items, reading);
  if (particular !== null) return particular;
  const named = /\bnome\b/.test(fold(query))
    ? items.filter(({ content }) => /^(?:voce se chama|seu nome)/.test(fold(content)))
    : [];
  if (named.length === 1) return describeItem(named[0]!);
  const fitting = itemsAbout(query, items) ?? [];
  // Another password is no answer.
  if (items.length > 0 && fitting.length === 0 && EXACT.test(fold(query))) {
    return "Isso você ainda não me contou. Se me disser, eu guardo.";
  }
  if (items.length < 2) return null;
  if (fitting.length === 0 || fitting.length === items.length) return null;
  return fitting.length === 1 ? describeItem(fitting[0]!) : fitting.map((item) => `- ${describeItem(item)}`).join("\n");
};

function withBirthday({ type, title, person }: z.infer<typeof itemSchema>) {
  return type === "person" && person?.birthday !== undefined
    ? [{ name: title, relationship: person.relationship, birthday: person.birthday }]
    : [];
}
