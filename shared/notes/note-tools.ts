import { z } from "zod";
import { CalendarDay } from "../language/figures/calendar-day.ts";
import { formatMonth } from "../writing/format-date.ts";
import type { JsonObject, ToolBase } from "../tools/definition.ts";
import { noteDay, noteText } from "./note-figures.ts";
import { NOTE_SECTIONS, type SectionName } from "./note-section.ts";
import { NOTE_KINDS } from "./template.ts";

/** A tool that only templates have. It gets the note's period as arguments. */
export interface NoteTool extends ToolBase {
  kind: "note";
  confirmation: "none";
  /** The fields that a template can name, in place of those of the result. They are safe to put into Markdown. */
  fields?(result: JsonObject): Record<string, string>;
}

const sectionSchema = z.object({
  section: z.enum(Object.keys(NOTE_SECTIONS) as SectionName[]),
  kind: z.string(),
  data: z.unknown(),
});

const getNoteSection: NoteTool = {
  kind: "note",
  name: "get_note_section",
  title: "Assunto de uma nota",
  description: "O que os dias do modelo têm a dizer de um assunto, em Markdown.",
  inputSchema: z.object({ section: z.enum(Object.keys(NOTE_SECTIONS) as SectionName[]) }),
  confirmation: "none",
  answer(result) {
    const { section, kind, data } = sectionSchema.parse(result);
    return data === null ? "" : NOTE_SECTIONS[section](data, kind);
  },
};

const periodSchema = z.object({
  kind: z.enum(NOTE_KINDS),
  first_day: z.string(),
  last_day: z.string(),
  until: z.string(),
  before_first: z.string().nullish(),
  name: z.string().nullish(),
  age: z.number().nullish(),
});

/** The period of a note, as the SQL function `get_note_period` gives it. */
export type NotePeriod = z.infer<typeof periodSchema>;

export function readNotePeriod(result: JsonObject): NotePeriod {
  return periodSchema.parse(result);
}

const getNotePeriod: NoteTool = {
  kind: "note",
  name: "get_note_period",
  title: "Dias de uma nota",
  description: "Os dias de que o modelo trata, e de quem são.",
  inputSchema: z.object({}),
  confirmation: "none",
  answer: (result) => periodFields(readNotePeriod(result)).span!,
  fields: (result) => periodFields(readNotePeriod(result)),
};

export const noteTools: NoteTool[] = [getNotePeriod, getNoteSection];

const WISHES: Record<NotePeriod["kind"], string> = {
  weekly_report: "Boa semana",
  monthly_report: "Bom mês",
  medical_appointment: "",
};

/** The fields of `get_note_period` for templates. A field that does not apply is empty. */
function periodFields(period: NotePeriod): Record<string, string> {
  const { kind, first_day, last_day, until, before_first, age } = period;
  const name = noteText(period.name, 100);
  const isRunning = kind !== "medical_appointment" && until < last_day;
  return {
    name,
    greeting: name === "" ? "Foi" : `${name}, foi`,
    person: [name, ...(typeof age === "number" ? [`${age} anos`] : [])].filter((part) => part !== "").join(", "),
    span: span(first_day, last_day),
    span_so_far: span(first_day, until),
    day: `${noteDay(last_day)}/${last_day.slice(0, 4)}`,
    month: `${monthName(last_day)} de ${last_day.slice(0, 4)}`,
    month_name: monthName(last_day),
    next_month: isRunning ? "" : monthName(dayAfter(last_day)),
    so_far: isRunning ? ` até ${noteDay(until)}` : "",
    unfinished: isRunning ? "O período ainda não acabou" : "",
    wish: isRunning ? "" : WISHES[kind],
    since: kind === "medical_appointment" && before_first ? ", desde a consulta anterior" : "",
  };
}

/** "16 a 22 de novembro de 2026", with the month and the year of the first day when they differ. */
function span(first: string, last: string): string {
  const one = partsOf(first);
  const other = partsOf(last);
  let from = String(one.day);
  if (one.year !== other.year) from = `${one.day} de ${one.month} de ${one.year}`;
  else if (one.month !== other.month) from = `${one.day} de ${one.month}`;
  return `${from} a ${other.day} de ${other.month} de ${other.year}`;
}

function partsOf(date: string): { day: number; month: string; year: string } {
  return { day: Number(date.slice(8)), month: monthName(date), year: date.slice(0, 4) };
}

function monthName(date: string): string {
  return formatMonth(date, date);
}

function dayAfter(date: string): string {
  return CalendarDay.parse(date)?.plusDays(1).toString() ?? date;
}
