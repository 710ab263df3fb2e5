import { z } from "zod";
import { day } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";

const resultSchema = z.object({
  status: z.enum(["created", "updated"]),
  empty: z.boolean(),
  note: z.object({ title: z.string(), content: z.string() }),
});

/**
 * Writes an automatic note and keeps it in the library. It runs at once: as with `save_*` the user's own request is the
 * confirmation, and nothing is kept that was not recorded already.
 */
export const createAutomaticNote: ToolDefinition = {
  name: "create_automatic_note",
  description: "Monta e guarda nas notas o relatório da semana ou do mês, ou o resumo para o médico.",
  inputSchema: z.object({
    kind: z.enum(["weekly_report", "monthly_report", "medical_appointment"]),
    date: day.optional().describe("dia do período ou da consulta"),
  }),
  confirmation: "none",
  answersInLines: true,
  answer(result) {
    const { status, empty, note } = resultSchema.parse(result);
    if (empty) return note.content;
    const kept = status === "created" ? "Prontinho, guardei nas suas notas:" : "Prontinho, atualizei nas suas notas:";
    return `${kept}\n\n# ${note.title}\n\n${note.content}`;
  },
};
