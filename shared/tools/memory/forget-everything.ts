import { z } from "zod";
import type { BuiltInTool } from "../definition.ts";

const factsSchema = z.object({ items: z.number() });

/** Deletes the whole memory for good after the person's yes. Code reads the person's command; the model never gets this tool. */
export const forgetEverything: BuiltInTool = {
  kind: "built-in",
  name: "forget_everything",
  title: "Esquecer tudo",
  description: "Apaga de vez toda a memória sobre a pessoa.",
  inputSchema: z.object({}),
  confirmation: "required",
  isIrreversible: true,
  // prepare_forget_everything() only counts the items: its status is always `ready`, so these sentences are never said.
  prepare: {
    question: () => "",
    missing: () => "",
  },
  offer(_args, facts) {
    const { items } = factsSchema.parse(facts);
    return `Quer que eu apague de vez ${
      nameItems(items)
    }, com o seu perfil e os resumos das conversas? Isso não tem volta. ` +
      "Conversas, gastos, medidas e hábitos continuam aqui.";
  },
  nameResult: () => "toda a memória",
  answer: () => "Pronto: apaguei tudo o que sabia de você. Suas conversas e seus registros continuam aqui.",
};

function nameItems(items: number): string {
  if (items === 0) return "o que eu sei de você";
  return items === 1 ? "a única coisa que sei de você" : `as ${items} coisas que sei de você`;
}
