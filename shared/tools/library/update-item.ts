import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeLibraryItem, describeState, itemSchema, ratingArgument, statusArgument } from "./library-item.ts";

const inputSchema = z.object({
  item_id: rowId.optional(),
  title: plainText(1000).optional().describe("como está"),
  status: statusArgument,
  rating: ratingArgument,
  new_title: plainText(500).optional(),
});
const foundSchema = z.object({ item: itemSchema });
const resultSchema = z.object({ item: itemSchema, previous: itemSchema });

/** Changes a saved item after the person's yes. */
export const updateItem: BuiltInTool = {
  kind: "built-in",
  name: "update_item",
  title: "Mudar um item da biblioteca",
  description: "Muda um item salvo: se já viu ou leu, a nota, o título.",
  utterances: [
    "já vi aquele filme, nota 8",
    "terminei a série Dark",
    "marca o livro como lido",
    "dou 7 pra Duna",
    "comecei a ver Succession",
    "muda o título daquela nota",
    "assisti Parasita ontem, tira da lista de pra ver",
    "troca a nota do Bacurau pra 10",
  ],
  isOfferedOverMcp: true,
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes você quer mudar?",
    missing(args) {
      const { title } = inputSchema.parse(args);
      return `Não achei ${title === undefined ? "esse item" : `“${title}”`} entre o que está salvo.`;
    },
  },
  offer(args, facts) {
    const { status, rating, new_title } = inputSchema.parse(args);
    const { item } = foundSchema.parse(facts);
    // describeState() begins with ", ".
    const changes = `${new_title === undefined ? "" : `, “${new_title}”`}${describeState({ ...item, status, rating })}`;
    return `Quer que eu mude ${describeLibraryItem(item)} para ${changes.replace(/^, /, "")}?`;
  },
  answer(result) {
    const { item, previous } = resultSchema.parse(result);
    const renamed = item.title === previous.title ? "" : ` (antes “${previous.title}”)`;
    return `Mudei: agora está ${describeLibraryItem(item)}${renamed}${describeState(item)}.`;
  },
  nameResult(result) {
    const { item } = resultSchema.parse(result);
    return `${describeLibraryItem(item)}${describeState(item)}`;
  },
};
