import { z } from "zod";
import { formatDate, onDay } from "../../writing/format-date.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { entrySchema } from "./measure.ts";
import { describeMeasure } from "../../writing/format-measure.ts";

const resultSchema = z.object({ entry: entrySchema });

/** Deletes a recorded measure after the person's yes; it can be restored. */
export const deleteMetric: BuiltInTool = {
  kind: "built-in",
  name: "delete_metric",
  title: "Apagar uma medida",
  description: "Apaga uma medida registrada.",
  utterances: [
    "apaga o peso que registrei hoje",
    "exclui a medição de pressão de ontem",
    "remove aquele registro de sono repetido",
    "pode deletar o treino de quarta, não aconteceu",
    "tira esse copo d'agua, nao bebi",
    "saiu 2x a glicemia, apaga uma",
    "o humor de hj, deleta pfvr",
    "cancela akele 7 de energia q coloquei",
    "quem subiu na balança foi meu filho, esses 42 quilos não são meus, elimina",
    "a caminhada que te contei acabou não rolando por causa da chuva, desconsidera o registro",
    "o aparelho deu defeito e marcou 22 por 15, não quero isso no meu histórico",
    "mandei um teste de exercício só pra ver se funcionava, pode limpar aquele lançamento",
  ],
  inputSchema: z.object({ entry_id: rowId }),
  confirmation: "required",
  prepare: {
    question: () => "Qual registro você quer apagar?",
    missing: () => "Não encontrei esse registro; talvez ele já tenha sido apagado.",
  },
  offer(_args, facts, { today }) {
    const entry = entrySchema.parse(facts);
    return `Quer que eu apague ${describeMeasure(entry)} (${formatDate(entry.date, today)}) do seu histórico?`;
  },
  nameResult(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `${describeMeasure(entry)}, ${onDay(entry.date, today)}`;
  },
  answer(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `Apaguei o registro: ${describeMeasure(entry)} ${onDay(entry.date, today)}.`;
  },
};
