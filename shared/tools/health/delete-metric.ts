import { z } from "zod";
import { formatDate, onDay } from "../../writing/format-date.ts";
import { rowId } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { describeMeasure, entrySchema } from "./measure.ts";

const resultSchema = z.object({ entry: entrySchema });

/** Takes a stored measurement out of every view after the user's yes; it can be restored. */
export const deleteMetric: ToolDefinition = {
  name: "delete_metric",
  description: "Apaga uma medida registrada.",
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
  names(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `${describeMeasure(entry)}, ${onDay(entry.date, today)}`;
  },
  answer(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `Apaguei o registro: ${describeMeasure(entry)} ${onDay(entry.date, today)}.`;
  },
};
