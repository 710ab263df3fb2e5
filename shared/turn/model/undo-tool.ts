import { z } from "zod";
import { asksToTakeBack } from "../../language/commands/undo.ts";
import type { BuiltInTool, JsonObject } from "../../tools/definition.ts";
import { type Undone, undoWrites } from "../command/undo-writes.ts";
import type { Turn } from "../turn.ts";

const argsSchema = z.object({
  items: z.array(z.int()).min(1).optional().describe("números do que foi feito; sem eles, tudo da última vez"),
  quote: z.string().describe("as palavras desta mensagem que pedem para voltar atrás"),
});

/** By it the model takes back what was written, memory and forgetting included, when the person asks for it. */
export const undoTool: BuiltInTool = {
  kind: "built-in",
  name: "undo",
  title: "Desfazer",
  description: "Desfaz o que foi feito há pouco, quando a pessoa se arrepende ou pede.",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** Takes back what the person's words of this message ask for. */
export async function undoByModel(turn: Turn, text: string, args: JsonObject): Promise<Undone | { refused: string }> {
  const { items, quote } = argsSchema.parse(args);
  if (!asksToTakeBack(text, quote)) {
    return { refused: "quote precisa estar nesta mensagem e pedir mesmo para desfazer. Se não é isso, siga sem." };
  }
  const { writes } = turn.opened.context;
  const named = items?.map((item) => writes[item - 1]);
  if (named?.some((write) => write === undefined)) return { refused: `items vão de 1 a ${writes.length}.` };
  return await undoWrites(turn, named?.flatMap((write) => write?.toolCallId ?? []));
}
