import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { describeItem, itemSchema, ratingArgument, stateOf, statusArgument } from "./library-item.ts";

const inputSchema = z.object({
  item_id: rowId.optional(),
  title: plainText(1000).optional().describe("como está"),
  status: statusArgument,
  rating: ratingArgument,
  new_title: plainText(500).optional(),
});
const foundSchema = z.object({ item: itemSchema });
const resultSchema = z.object({ item: itemSchema, previous: itemSchema });

/** Changes what was saved after the person's yes. */
export const updateItem: ToolDefinition = {
  name: "update_item",
  description: "Muda um item salvo: se já viu ou leu, a nota, o título.",
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
    return `Quer que eu mude ${describeItem(item)} para ${
      [...(new_title === undefined ? [] : [`“${new_title}”`]), ...saidOf(stateOf({ ...item, status, rating }))].join(
        ", ",
      )
    }?`;
  },
  answer(result) {
    const { item, previous } = resultSchema.parse(result);
    const renamed = item.title === previous.title ? "" : ` (antes “${previous.title}”)`;
    return `Mudei: agora está ${describeItem(item)}${renamed}${stateOf(item)}.`;
  },
  names(result) {
    const { item } = resultSchema.parse(result);
    return `${describeItem(item)}${stateOf(item)}`;
  },
};

function saidOf(state: string): string[] {
  return state === "" ? [] : [state.replace(/^, /, "")];
}
