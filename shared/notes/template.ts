import type { JsonObject } from "../tools/definition.ts";
import type { TemplateTool } from "./template-tools.ts";

/** Where something stands in a template's source, both from 1; columns count UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong with a template, and where: a sentence in pt-BR. */
export interface TemplateIssue extends Place {
  message: string;
}

/** A template that cannot be read or rendered. */
export class TemplateError extends Error {
  override name = "TemplateError";

  /** @param issues one at least, in the order of the source */
  constructor(readonly issues: readonly TemplateIssue[]) {
    super(issues.map(({ line, column, message }) => `linha ${line}, coluna ${column}: ${message}`).join(" "));
  }
}

/** A placeholder: one call of a tool, and what of its result is shown. */
export interface TemplateCall extends Place {
  tool: TemplateTool;
  args: JsonObject;
  /** The path of a field of the result, or null for the tool's own sentences. */
  field: string[] | null;
  /** `{{use-tool?:…}}`: an error is shown here; else it fails the whole. */
  inPlace: boolean;
}

/** A placeholder whose call cannot be made any more, as one whose tool is gone: that is shown in its place. */
export interface FailedCall {
  failed: string;
}

/** A piece of a template: text as it stands, or a call. */
export type TemplateNode = string | TemplateCall | FailedCall;

export function isCall(node: TemplateNode): node is TemplateCall {
  return typeof node !== "string" && !("failed" in node);
}

/** The kinds of automatic notes, each of which a template is named after. */
export const NOTE_KINDS = ["weekly_report", "monthly_report", "medical_appointment"] as const;
export type NoteKind = typeof NOTE_KINDS[number];

/** A template that was read and checked. */
export interface Template {
  name: string;
  title: TemplateNode[];
  /** Of a note that is kept in the library once a period. */
  kind?: NoteKind;
  /** Which days the sections of notes are about. */
  period: "week" | "month" | "appointment";
  /** Said in place of the whole where nothing was found. */
  empty?: string;
  body: TemplateNode[];
}

const KIND_OF = { week: "weekly_report", month: "monthly_report", appointment: "medical_appointment" } as const;

/** The kind of note whose days a template is about. */
export function periodKind({ period }: Pick<Template, "period">): NoteKind {
  return KIND_OF[period];
}

/** Line and column of an offset. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}
