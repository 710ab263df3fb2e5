import { z } from "zod";
import { fold } from "../../text/fold.ts";
import { formatDate } from "../../text/format-date.ts";
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
});

type Kind = (typeof KINDS)[number];

/**
 * Writes an automatic note and keeps it in the library. The user's own request is the confirmation: without one in the
 * message being answered the note is offered, however much a model would like to write it.
 */
export const createAutomaticNote: ToolDefinition = {
  name: "create_automatic_note",
  description: "Monta e guarda nas notas o relatório da semana ou do mês, ou o resumo para o médico.",
  inputSchema,
  confirmation: "asked",
  isAsked(args, message) {
    const words = fold(message);
    return ASKS.test(words) && ABOUT[inputSchema.parse(args).kind].test(words) && !TELLS.test(words);
  },
  offer(args, _facts, { today }) {
    const { kind, date } = inputSchema.parse(args);
    return `Quer que eu guarde nas suas notas ${NAMES[kind]}${date ? ` (${formatDate(date, today)})` : ""}?`;
  },
  answersInLines: true,
  answer(result) {
    const { status, empty, note } = resultSchema.parse(result);
    if (empty) return note.content;
    const kept = status === "created" ? "Prontinho, guardei nas suas notas:" : "Prontinho, atualizei nas suas notas:";
    return `${kept}\n\n# ${note.title}\n\n${note.content}`;
  },
};

const NAMES: Record<Kind, string> = {
  weekly_report: "o relatório da semana",
  monthly_report: "o relatório do mês",
  medical_appointment: "o resumo para o médico",
};

/** A document, or the wish to have things put together. */
const ASKS =
  /\b(?:resum\w*|relat\w*|retrospectiva|balanco|apanhado|panorama|levantamento|notas?|notinha|historico|ficha|dossie|anotacoes|roteiro|documento|prepar\w+|organiz\w+|mont\w+|recapitul\w+|lev(?:o|ar)|como (?:foi|ta|tem|anda|ficou)|o que)\b/;
const ABOUT: Record<Kind, RegExp> = {
  weekly_report: /seman|\d/,
  monthly_report:
    /\b(?:mes|mens\w+|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b|\d/,
  medical_appointment:
    /consulta|medic|\bdout|\bdra?\b|\w{3,}logista|iatra\b|psicolog|terapeuta|nutri|clinic|check ?up|dermato|endocrino|gineco/,
};
/** Of a report that is somebody's work. */
const TELLS =
  /\b(?:terminei|entreguei|mandei|enviei|escrevi|apresentei|atrasad[oa]|prazo|chefe|diretoria|(?:tenho|tinha|tive) que|preciso (?:fazer|escrever|entregar|mandar|terminar)|me (?:pediu|pediram|cobrou|cobraram)|nao (?:quero|precisa))\b/;
