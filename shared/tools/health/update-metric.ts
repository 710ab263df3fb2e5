import { z } from "zod";
import { formatDate, onDay } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { entrySchema, sayNote } from "./measure.ts";
import { describeMeasure, formatMeasure } from "../../writing/format-measure.ts";
import { withChangedUnitCode } from "./unit-arguments.ts";

const inputSchema = z.object({
  entry_id: rowId,
  value: z.number().optional(),
  value2: z.number().optional(),
  unit: plainText(20, { blank: true }).optional(),
  date: day.optional(),
  note: plainText(4000, { blank: true }).optional(),
});

const resultSchema = z.object({ entry: entrySchema, previous: entrySchema });

/** Corrects a recorded measure after the person's yes. */
export const updateMetric: BuiltInTool = {
  kind: "built-in",
  name: "update_metric",
  title: "Corrigir uma medida",
  description: "Corrige valor, dia ou observação de uma medida registrada.",
  utterances: [
    "corrige meu peso de hoje, é 72,1 e não 71,2",
    "muda o sono de ontem pra sete horas",
    "aquela corrida foi na terça, ajusta a data",
    "altera a água de hoje pra dois litros",
    "digitei errado, era 68kg e nao 86",
    "troca o humor d hj pra 6",
    "a pressao q te passei ta errada, é 12x7",
    "ops foram 40 min de treino e nao 4",
    "te falei que acordei às 6 mas na verdade cochilei até 8, então foram mais duas horas",
    "a balança da academia tava descalibrada, o valor certo daquela pesagem é 83",
    "põe uma observação naquela glicemia: eu tinha acabado de comer bolo",
    "me confundi, aquela energia nota 9 era de sábado, não de domingo",
  ],
  inputSchema,
  confirmation: "required",
  normalizeArguments: (args) => Promise.resolve({ args: withChangedUnitCode(args) }),
  prepare: {
    question: () => "Qual registro você quer corrigir?",
    missing: () => "Não encontrei esse registro; talvez ele já tenha sido apagado.",
  },
  offer(args, facts, { today }) {
    const entry = entrySchema.parse(facts);
    const { value, value2, date, note } = inputSchema.parse(args);
    const changes = [
      ...(value === undefined && value2 === undefined
        ? []
        : [`para ${formatMeasure({ ...entry, value: value ?? entry.value, value2: value2 ?? entry.value2 })}`]),
      ...(date === undefined ? [] : [`para ${formatDate(date, today)}`]),
      ...(note === undefined ? [] : [note === "" ? "tirando a observação" : `com a observação “${note}”`]),
    ];
    return `Quer que eu mude ${describeMeasure(entry)} (${formatDate(entry.date, today)}) ${joinWords(changes)}?`;
  },
  changes(args, facts, { today }) {
    const entry = entrySchema.parse(facts);
    const { value = entry.value, value2 = entry.value2, date = entry.date, note = entry.note } = inputSchema.parse(
      args,
    );
    return [
      { what: "medida", before: formatMeasure(entry), after: formatMeasure({ ...entry, value, value2 }) },
      { what: "data", before: formatDate(entry.date, today), after: formatDate(date, today) },
      { what: "observação", before: entry.note || null, after: note || null },
    ].filter(({ before, after }) => before !== after);
  },
  nameResult(result, { today }) {
    const { entry } = resultSchema.parse(result);
    return `${describeMeasure(entry)}, ${onDay(entry.date, today)}`;
  },
  answer(result, { today }) {
    const { entry, previous } = resultSchema.parse(result);
    const isNoted = (entry.note ?? "") !== (previous.note ?? "");
    const note = !isNoted ? "" : entry.note ? sayNote(entry.note) : ", sem observação";
    return `Pronto, corrigi: agora está ${describeMeasure(entry)} ${onDay(entry.date, today)}${note}.`;
  },
  correctable: ["value", "date"],
};
