import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { day } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";

const resultSchema = z.object({
  status: z.enum(["created", "updated"]),
  empty: z.boolean(),
  note: z.object({ title: z.string(), content: z.string() }),
});

const KINDS = ["weekly_report", "monthly_report", "medical_appointment"] as const;
const inputSchema = z.object({
  kind: z.enum(KINDS),
  date: day.optional().describe("dia do período ou da consulta"),
  quote: plainText(2000),
});

/**
 * Writes an automatic note and stores it in the library. The person's request is the confirmation: the model must quote it from the
 * message that is being answered, or no note is written.
 */
export const createAutomaticNote: BuiltInTool = {
  kind: "built-in",
  name: "create_automatic_note",
  title: "Montar uma nota automática",
  description: "Guarda nas notas o relatório da semana ou do mês, ou o resumo para o médico. Só quando ela pede.",
  utterances: [
    "monta o relatório da minha semana",
    "gera um resumo do mês e deixa guardado nas notas",
    "prepara um documento pra eu levar ao cardiologista",
    "faz um fechamento mensal de tudo que registrei",
    "me faz um relatorio da semana pfv",
    "resumao de agosto, salva p mim",
    "cria akele resumo pro doutor q tenho consulta amanha",
    "fecha meu mes ai num texto só",
    "quinta tenho endócrino e ele sempre pergunta tudo, deixa um apanhado pronto pra mostrar",
    "acabou o domingo, quero um balanço escrito desses sete dias pra reler depois",
    "a médica pediu um histórico por escrito do meu sono, peso e remédios",
    "todo fim de mês gosto de ter um relatório arquivado, pode produzir o de outubro",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  needsRequest: true,
  quoteChecks: { document: true },
  isFromTemplate: true,
  // The person's own template may ask a service, and the service's answer was not written by the person.
  reads: "outside",
  offer(args, _facts, { today }) {
    const { kind, date } = inputSchema.partial({ quote: true }).parse(args);
    return `Quer que eu guarde nas suas notas ${KIND_NAMES[kind]}${date ? ` (${formatDate(date, today)})` : ""}?`;
  },
  nameResult: (result) => `a nota “${resultSchema.parse(result).note.title}”`,
  answersWithDocument: true,
  answer(result) {
    const { status, empty, note } = resultSchema.parse(result);
    if (empty) return note.content;
    const opening = status === "created"
      ? "Prontinho, guardei nas suas notas:"
      : "Prontinho, atualizei nas suas notas:";
    return `${opening}\n\n# ${note.title}\n\n${note.content}`;
  },
};

const KIND_NAMES: Record<typeof KINDS[number], string> = {
  weekly_report: "o relatório da semana",
  monthly_report: "o relatório do mês",
  medical_appointment: "o resumo para o médico",
};
