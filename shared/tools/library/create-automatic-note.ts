import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { day } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";

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
 * Writes an automatic note and keeps it in the library. The user's own request is the confirmation: without their words for
 * it in the message being answered no note is written, however much a model would like to.
 */
export const createAutomaticNote: ToolDefinition = {
  name: "create_automatic_note",
  description: "Guarda nas notas o relatório da semana ou do mês, ou o resumo para o médico. Só quando ela pede.",
  inputSchema,
  confirmation: "quoted",
  onRequest: true,
  composed: true,
  // A template of their own may ask a service: what it says is nobody's words.
  reads: "outside",
  offer(args, _facts, { today }) {
    const { kind, date } = inputSchema.partial({ quote: true }).parse(args);
    return `Quer que eu guarde nas suas notas ${NAMES[kind]}${date ? ` (${formatDate(date, today)})` : ""}?`;
  },
  names: (result) => `a nota “${resultSchema.parse(result).note.title}”`,
  answersInLines: true,
  answer(result) {
    const { status, empty, note } = resultSchema.parse(result);
    if (empty) return note.content;
    const kept = status === "created" ? "Prontinho, guardei nas suas notas:" : "Prontinho, atualizei nas suas notas:";
    return `${kept}\n\n# ${note.title}\n\n${note.content}`;
  },
};

const NAMES: Record<typeof KINDS[number], string> = {
  weekly_report: "o relatório da semana",
  monthly_report: "o relatório do mês",
  medical_appointment: "o resumo para o médico",
};
