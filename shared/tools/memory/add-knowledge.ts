import { z } from "zod";
import { needsKey, SLOT_NAMES } from "../../memory/slots.ts";
import { AREAS, ITEM_TYPES } from "../../memory/vocabulary.ts";
import { capitalize } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { birthday, rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { canonicalName } from "../../language/bond.ts";
import { describeKnowledgeItem, knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";
import { asOffered } from "./offered-belief.ts";

/** The names of all slots as a text, which takes a quarter fewer tokens than an enum. Slots that need a key come last. */
const SLOTS_TEXT = `${SLOT_NAMES.filter((name) => !needsKey(name)).join(", ")}; sempre com key: ${
  SLOT_NAMES.filter(needsKey).join(", ")
}`;

const argsSchema = z.object({
  type: z.enum(ITEM_TYPES),
  content: plainText(4000),
  area: z.enum(AREAS),
  sub_area: plainText(60).optional().meta({ shown: false }),
  title: plainText(200).optional().meta({ shown: false }),
  confidence: z.number().refine((confidence) => confidence >= 0 && confidence <= 1, "de 0 a 1").optional()
    .meta({ shown: false }),
  person: plainText(200).overwrite(canonicalName).optional().describe("de quem se trata, se não ela"),
  quote: plainText(2000).describe("de qualquer mensagem dela, com os números do content"),
  slot: z.enum(SLOT_NAMES).meta({ valuesIn: "description" }).optional().describe(SLOTS_TEXT),
  key: plainText(120).optional().describe("qual, com palavras dela"),
  value: plainText(200).optional().describe(
    "cidade, peso em kg, dose; plan: o dia; goal: open, done ou dropped; pronouns: ela, ele ou elu",
  ),
  holds: z.boolean().optional().describe("false: não é, ou não é mais, assim"),
  replaces: z.array(rowId).refine((ids) => ids.length <= 20, "até 20").optional().describe(
    "ids do mesmo assunto que deixam de valer",
  ),
});
/** The value of a birthday must be a date: a birthday in other words would be stored but never found. */
const inputSchema = argsSchema.superRefine(({ slot, value }, context) => {
  if (slot !== "birthday" || value === undefined) return;
  for (const issue of birthday.safeParse(value).error?.issues ?? []) context.addIssue({ ...issue, path: ["value"] });
});
const resultSchema = z.object({
  status: z.enum(["created", "updated"]),
  item: knowledgeItemSchema,
  superseded_by: knowledgeItemSchema.optional(),
  /** The items that are no longer true because of it, and the contents of those that said more than it replaces. */
  ended: z.array(z.object({ id: z.string(), content: z.string() })).optional(),
  also_said: z.array(z.string()).optional(),
});

/** Stores a fact, preference or change that the person told. It replaces the items that it makes untrue. */
export const addKnowledge: BuiltInTool = {
  kind: "built-in",
  name: "add_knowledge",
  title: "Guardar na memória",
  description:
    "Guarda fato, preferência ou mudança duradoura que a pessoa contou, uma coisa só por chamada, sem sujeito " +
    '("É alérgica a camarão"). Nunca humor do momento nem suposição.',
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  keepsInMemory: true,
  quoteChecks: { told: ["content", "title"], named: ["person"], belief: true },
  normalizeArguments: (args) => Promise.resolve({ args: asOffered(args) }),
  offer(args) {
    const { type, content, area, person } = argsSchema.partial({ quote: true }).parse(args);
    const description = describeKnowledgeItem({
      type: type === "person" ? "fact" : type,
      area,
      title: "",
      content,
      about: person,
      confidence: 1,
    });
    return `Quer que eu guarde isto na memória: “${description}”?`;
  },
  nameResult: (result) => {
    const { content, about } = resultSchema.parse(result).item;
    const whose = about === undefined ? "" : `${capitalize(about)}: `;
    return `“${whose}${content.trim().replace(/\.+$/, "")}”`;
  },
  answer(result) {
    const { status, item, superseded_by: newerItem } = resultSchema.parse(result);
    if (newerItem) return `Guardei no histórico. Vale o que eu já sabia: ${quoteItem(newerItem)}`;
    return `${status === "created" ? "Guardei" : "Isso eu já sabia"}: ${quoteItem(item)}`;
  },
};
