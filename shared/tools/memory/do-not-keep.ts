import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";

/** Excludes messages from learning and from summaries, because the person asked for it. */
export const doNotKeep: BuiltInTool = {
  kind: "built-in",
  name: "do_not_keep",
  title: "Não guardar",
  description: 'Deixa fora da memória o que a pessoa pede para não guardar ("não anota", "fica entre nós").',
  inputSchema: z.object({
    quote: plainText(2000).describe("o que não é para guardar, desta mensagem ou de outra"),
  }),
  confirmation: "none",
  needsNoAnswer: true,
  answer: () => "Isso fica só aqui na conversa, fora da memória.",
};
