import { z } from "zod";
import { fold } from "../../../text/fold.ts";
import { describeItem } from "../../../tools/base/describe-item.ts";
import { knowledgeItemSchema } from "../../../tools/base/knowledge-item.ts";
import type { Narrow } from "./narrow.ts";

const resultSchema = z.object({ query: z.string(), items: z.array(knowledgeItemSchema) });
/** Words of a query that tell nothing. */
const EMPTY = /^(?:que|qual|com|meu|minha|para|pra|sobre|algo|coisa|nome|mais|tenho|era|foi)$/;
/** As much of a word as its inflections share: "alergia", "alérgica". */
const STEM = 5;

/** "eu tenho alguma alergia?": of what was found, only what the question's own words are in, when there is such. */
export const narrowKnowledge: Narrow = (result) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { query, items } = parsed.data;
  const named = /\bnome\b/.test(fold(query))
    ? items.filter(({ content }) => /^(?:voce se chama|seu nome)/.test(fold(content)))
    : [];
  if (named.length === 1) return describeItem(named[0]!);
  const stems = (fold(query).match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).map((word) =>
    word.slice(0, STEM)
  );
  if (stems.length === 0 || items.length < 2) return null;
  const fitting = items.filter((item) => stems.every((stem) => fold(`${item.title} ${item.content}`).includes(stem)));
  if (fitting.length === 0 || fitting.length === items.length) return null;
  return fitting.length === 1 ? describeItem(fitting[0]!) : fitting.map((item) => `- ${describeItem(item)}`).join("\n");
};
