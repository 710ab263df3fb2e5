import { z } from "zod";
import { plainText } from "../../text/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { AREAS } from "./areas.ts";
import { describeItem } from "./describe-item.ts";
import { ITEM_TYPES } from "./item-types.ts";
import { knowledgeItemSchema } from "./knowledge-item.ts";

const argsSchema = z.object({
  type: z.enum(ITEM_TYPES),
  content: plainText(4000),
  area: z.enum(AREAS),
  sub_area: plainText(60).optional(),
  title: plainText(200).optional(),
  confidence: z.number().refine((confidence) => confidence >= 0 && confidence <= 1, "de 0 a 1").optional(),
  person: plainText(200).optional().describe("de quem se trata, se não ela"),
});
const resultSchema = z.object({ status: z.enum(["created", "updated"]), item: knowledgeItemSchema });

/** Keeps a stated fact, preference or change; duplicates refresh what is there (domain §3 and §6). */
export const addKnowledge: ToolDefinition = {
  name: "add_knowledge",
  description: "Guarda fato, preferência ou mudança duradoura que a pessoa contou, com as palavras dela, sem sujeito " +
    '("É alérgica a camarão"). Nunca humor do momento nem suposição.',
  inputSchema: argsSchema,
  confirmation: "grounded",
  offer(args) {
    const { type, content, area, title, person } = argsSchema.parse(args);
    const told = describeItem({
      type: type === "person" ? "fact" : type,
      area,
      title: title ?? "",
      content,
      about: person,
      confidence: 1,
    });
    return `Quer que eu guarde isto na memória? “${told}”`;
  },
  answer(result) {
    const { status, item } = resultSchema.parse(result);
    return `${status === "created" ? "Guardei" : "Isso eu já sabia, e deixei atualizado"}: ${describeItem(item)}`;
  },
};
