import type { JsonObject } from "../tools/definition.ts";
import type { TemplateTool } from "./template-tools.ts";

/** A place in a template's source. Lines and columns count from 1; columns count UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** A mistake in a template: its place, and a sentence in pt-BR. */
export interface TemplateIssue extends Place {
  message: string;
}

/** Thrown for a template that cannot be parsed or rendered. */
export class TemplateError extends Error {
  override name = "TemplateError";

  /** @param issues at least one, in the order of the source */
  constructor(readonly issues: readonly TemplateIssue[]) {
    super(issues.map(({ line, column, message }) => `linha ${line}, coluna ${column}: ${message}`).join(" "));
  }
}

/** A placeholder: one call of a tool, and which part of the result is shown. */
export interface TemplateCall extends Place {
  tool: TemplateTool;
  args: JsonObject;
  /** The path of a field of the result; null for the sentences of the tool's `answer`. */
  field: string[] | null;
  /** Written as `{{use-tool?:…}}`: an error is shown in place of the result. Without the `?`, an error fails the whole template. */
  isErrorShown: boolean;
}

/** A placeholder whose call is no longer possible, for example because its tool is gone. `failed` is the text shown in its place. */
export interface FailedCall {
  failed: string;
}

/** A piece of a template: plain text, or a call. */
export type TemplateNode = string | TemplateCall | FailedCall;

export function isCall(node: TemplateNode): node is TemplateCall {
  return typeof node !== "string" && !("failed" in node);
}

/** The kinds of automatic notes. The template of each has the same name. */
export const NOTE_KINDS = ["weekly_report", "monthly_report", "medical_appointment"] as const;
export type NoteKind = typeof NOTE_KINDS[number];

/** A template that was parsed and checked. */
export interface Template {
  name: string;
  title: TemplateNode[];
  /** Set for the template of an automatic note, which is saved in the library once per period. */
  kind?: NoteKind;
  /** The days that the note's sections are about. */
  period: "week" | "month" | "appointment";
  /** The text to show in place of the whole note when nothing was found. */
  empty?: string;
  body: TemplateNode[];
}

const KIND_OF = { week: "weekly_report", month: "monthly_report", appointment: "medical_appointment" } as const;

/** The kind of automatic note that has the same period as the template. */
export function periodKind({ period }: Pick<Template, "period">): NoteKind {
  return KIND_OF[period];
}

/** The line and the column of an offset. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}
