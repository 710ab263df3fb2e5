import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";

const resultSchema = z.object({ entries: z.array(z.object({ content: z.string() })) });

/** Searches the texts of the open packs that are not in the instructions of the turn. */
export const searchToolKnowledge: BuiltInTool = {
  kind: "built-in",
  name: "search_tool_knowledge",
  title: "Buscar nas instruções de um pacote",
  description:
    "Busca nos textos das habilidades abertas: como usar uma ferramenta, o que evitar, o que um termo quer dizer.",
  embeds: "query",
  inputSchema: z.object({
    query: plainText(1000),
    tool: plainText(64).optional().describe("nome de uma ferramenta ou habilidade"),
    topic: z.enum(["quick_start", "pattern", "anti_pattern", "reference"]).optional(),
  }),
  confirmation: "none",
  answer(result) {
    const { entries } = resultSchema.parse(result);
    return entries[0]?.content ?? "Não achei nada sobre isso nos textos das ferramentas.";
  },
};
