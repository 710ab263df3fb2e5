import { z } from "zod";
import { formatDate } from "../../text/format-date.ts";
import { joinWords } from "../../text/join-words.ts";
import { onDay } from "../../text/on-day.ts";
import { day } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { describeMeasure } from "./describe-measure.ts";
import { entryId } from "./entry-id.ts";
import { formatMeasure } from "./format-measure.ts";
import { entrySchema } from "./measure.ts";
import { readMeasure } from "./read-measure.ts";

const inputSchema = z.object({
  entry_id: entryId.describe("de get_tracking_history"),
  value: z.number().optional(),
  unit: z.string().max(20).optional(),
  date: day.optional(),
  note: z.string().max(4000).optional(),
});

const resultSchema = z.object({ entry: entrySchema, previous: entrySchema });

/** Corrects a stored measurement after the user's yes. */
export const updateMetric: ToolDefinition = {
  name: "update_metric",
  description: "Corrige valor, dia ou observação de uma medida registrada.",
  inputSchema,
  confirmation: "required",
  prepare: {
    rpc: "prepare_update_metric",
    question: () => "Qual registro você quer corrigir?",
    missing: () => "Não encontrei esse registro; talvez ele já tenha sido apagado.",
  },
  offer(args, facts, { today }) {
    const entry = entrySchema.parse(facts);
    const { value, date, note } = inputSchema.parse(args);
    const changes = [
      ...(value === undefined ? [] : [`para ${formatMeasure({ ...entry, value })}`]),
      ...(date === undefined ? [] : [`para ${formatDate(date, today)}`]),
      ...(note === undefined
        ? []
        : [note.trim() === "" ? "tirando a observação" : `com a observação “${note.trim()}”`]),
    ];
    return `Quer que eu mude ${describeMeasure(entry)} (${formatDate(entry.date, today)}) ${joinWords(changes)}?`;
  },
  answer(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `Pronto, corrigi: agora está ${describeMeasure(entry)} ${onDay(entry.date, today)}.`;
  },
  // Prepared arguments carry the canonical unit with a value, which tells what a new number means.
  correct(args, text, { today }) {
    const { value, date } = readMeasure(text, today, inputSchema.parse(args).unit);
    if (value === undefined && date === undefined) return null;
    return { ...args, ...(value === undefined ? {} : { value }), ...(date === undefined ? {} : { date }) };
  },
};
