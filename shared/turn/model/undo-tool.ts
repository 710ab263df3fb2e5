import { z } from "zod";
import type { BuiltInTool, JsonObject } from "../../tools/definition.ts";
import { type Undone, undoWrites } from "../command/undo-writes.ts";
import type { Turn } from "../turn.ts";
import { takesBackWrite } from "./taken-back.ts";

const argsSchema = z.object({
  items: z.array(z.int()).min(1).optional().describe("números do que foi feito; sem eles, tudo da última vez"),
  quote: z.string().describe("as palavras desta mensagem que pedem para voltar atrás"),
});

/** The model undoes writes with it when the person asks for that. Writes to memory, and forgetting, can be undone too. */
export const undoTool: BuiltInTool = {
  kind: "built-in",
  name: "undo",
  title: "Desfazer",
  description: "Desfaz o que foi feito há pouco, quando a pessoa se arrepende ou pede.",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** Undoes what the person asks to undo, if the quoted words of this message do ask for it. */
export async function undoByModel(turn: Turn, text: string, args: JsonObject): Promise<Undone | { refused: string }> {
  const { items, quote } = argsSchema.parse(args);
  const { writes } = turn.opened.context;
  const named = items?.map((item) => writes[item - 1]);
  if (named?.some((write) => write === undefined)) return { refused: `items vão de 1 a ${writes.length}.` };
  const wanted = named?.flatMap((write) => write ?? []);
  if (!takesBackWrite(turn, text, quote, wanted ?? writes)) {
    return { refused: "quote precisa estar nesta mensagem e pedir mesmo para desfazer isso. Se não é isso, siga sem." };
  }
  return await undoWrites(turn, wanted?.map(({ toolCallId }) => toolCallId));
}
