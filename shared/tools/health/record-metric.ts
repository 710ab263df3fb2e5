import { z } from "zod";
import { onDay } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { day } from "../arguments.ts";
import { type BuiltInTool, checkedBeforeOffer } from "../definition.ts";
import { type Entry, entrySchema, measureSchema, sayNote } from "./measure.ts";
import { describeMeasure, formatMeasure, METRICS } from "../../writing/format-measure.ts";
import { withUnitCode } from "./unit-arguments.ts";

const inputSchema = z.object({
  metric: z.enum(METRICS),
  value: z.number(),
  value2: z.number().optional(),
  unit: plainText(20, { blank: true }).optional().describe("h, min, kg, ml: como foi dita"),
  date: day.optional(),
  note: plainText(4000, { blank: true }).optional(),
  custom_name: plainText(100, { blank: true }).optional(),
  person: plainText(100, { blank: true }).optional().describe("se não é dela"),
});

const factsSchema = z.object({ recorded_before: z.number().optional() });
const resultSchema = z.object({
  entry: entrySchema,
  day_total: z.number().nullish(),
});

/** Records a measure after the person's yes. */
export const recordMetric: BuiltInTool = {
  kind: "built-in",
  name: "record_metric",
  title: "Registrar uma medida",
  description:
    "Registra uma medida que a pessoa contou: peso, água, sono, exercício, distância (km), humor, energia (1 a 10), " +
    "pressão (15 por 9: value 15, value2 9) ou outra (custom, com custom_name).",
  utterances: [
    "me pesei hoje e deu 78,4",
    "dormi seis horas e meia essa noite",
    "anota que tomei 500 ml de água",
    "minha energia hoje está em 4",
    "treino de perna feito, 50 min",
    "corri 5km agr na esteira",
    "humor 8 hj, to felizao",
    "pressao 13 por 8 medi na farmacia",
    "o bebê chorou a madrugada toda, não preguei o olho nem três horas",
    "subi na balança depois das férias e levei um susto: 91 quilos",
    "acabei de esvaziar minha garrafinha de um litro",
    "furei o dedo em jejum e a glicemia marcou 104",
  ],
  inputSchema,
  confirmation: "required",
  recordKind: "measures",
  normalizeArguments: (args) => Promise.resolve({ args: withUnitCode(args) }),
  prepare: checkedBeforeOffer,
  offer(args, facts, { today }) {
    const measure = measureSchema.parse(args);
    const { date, note } = inputSchema.parse(args);
    const offered = `Quer que eu registre ${describeMeasure(measure)} ${onDay(date, today)}${sayNote(note)}?`;
    const before = factsSchema.parse(facts).recorded_before;
    // Several glasses of water a day are normal. A second sleep of a day is more often the first one, told again.
    if (measure.metric !== "sleep" || before === undefined) return offered;
    const [already, sum] = [before, before + measure.value].map((value) => formatMeasure({ ...measure, value }));
    return `${offered} Esse dia já tem ${already}: somando, dá ${sum}.`;
  },
  answer(result, { today }) {
    const { entry, day_total } = resultSchema.parse(result);
    return [
      `Registrei ${describeMeasure(entry)} ${onDay(entry.date, today)}${sayNote(entry.note)}.`,
      ...describeDayTotal(entry, day_total),
    ].join(" ");
  },
  answerSeveral(results, { today }) {
    const parsed = results.map((result) => resultSchema.parse(result));
    const lines = parsed.map(({ entry, day_total }, index) => {
      // If several entries add up to a day's total, only the last one tells it.
      const hasMore = parsed.slice(index + 1).some((next) =>
        next.entry.metric === entry.metric && next.entry.date === entry.date && next.entry.person === entry.person
      );
      const total = hasMore ? [] : describeDayTotal(entry, day_total);
      return [`Registrei ${describeMeasure(entry)} ${onDay(entry.date, today)}${sayNote(entry.note)}.`, ...total]
        .join(" ");
    });
    return lines.join("\n");
  },
  nameResult(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `${describeMeasure(entry)}, ${onDay(entry.date, today)}`;
  },
  correctable: ["value", "date"],
};

function describeDayTotal(entry: Entry, total: number | null | undefined): string[] {
  if (total === null || total === undefined || total <= entry.value) return [];
  return [`Somando tudo desse dia, dá ${formatMeasure({ ...entry, value: total })}.`];
}
