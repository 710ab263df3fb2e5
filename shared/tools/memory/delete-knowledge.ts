import { z } from "zod";
import { countOf } from "../../writing/format-figures.ts";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeKnowledgeItem, knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";

const factsSchema = z.object({ item: knowledgeItemSchema, about: z.number() });
const resultSchema = z.object({
  status: z.enum(["deleted", "unchanged"]),
  item: knowledgeItemSchema,
  deleted_about: z.number(),
});

/** Deletes one item of memory after the person's yes. Code reads a plain command ("esquece que …"); the model reads the rest. */
export const deleteKnowledge: BuiltInTool = {
  kind: "built-in",
  name: "delete_knowledge",
  title: "Apagar da memória",
  description: "Esquece algo da memória, quando a pessoa pede.",
  inputSchema: z.object({ item_id: rowId.optional(), query: plainText(1000).optional() }),
  confirmation: "required",
  rowsReached: (facts) => 1 + factsSchema.parse(facts).about,
  prepare: {
    question: () => "Qual destas coisas você quer que eu esqueça?",
    missing: () => "Não achei isso na minha memória, então não há o que esquecer.",
  },
  offer(_args, facts) {
    const { item, about } = factsSchema.parse(facts);
    if (item.type !== "person") return `Quer que eu esqueça isto: “${describeKnowledgeItem(item)}”?`;
    const also = about === 0 ? "" : ` e ${countOf(about, "coisa", "coisas")} que sei a respeito`;
    return `Quer que eu esqueça ${item.title}${also}?`;
  },
  nameResult(result) {
    const { item } = resultSchema.parse(result);
    return item.type === "person" ? item.title : `“${item.content.trim().replace(/\.+$/, "")}”`;
  },
  answer(result) {
    const { status, item, deleted_about } = resultSchema.parse(result);
    if (status === "unchanged") return "Isso já não estava mais na minha memória.";
    const deleted = item.type !== "person"
      ? `isto: ${quoteItem(item)}`
      : `${item.title}${deleted_about === 0 ? "" : " e o que eu sabia a respeito"}.`;
    return `Esqueci ${deleted} Se mudar de ideia, é só dizer “desfaz”.`;
  },
};
