import { explainIssue } from "../writing/explain-issue.ts";
import { builtInCatalog } from "../catalog/catalog.ts";
import type { JsonObject } from "../tools/definition.ts";
import { planCalls } from "./plan-calls.ts";
import { type Piece, scanPlaceholders } from "./scan-placeholders.ts";
import { findUnknownField } from "./result-fields.ts";
import { findTemplateTool, isPackTool, type TemplateTools } from "./template-tools.ts";
import {
  NOTE_KINDS,
  type NoteKind,
  type Place,
  placeAt,
  type Template,
  type TemplateCall,
  TemplateError,
  type TemplateIssue,
  type TemplateNode,
} from "./template.ts";

const LONGEST_SOURCE = 20_000;
const MOST_ISSUES = 20;
const TEMPLATE_NAME = /^[a-z][a-z0-9_]{0,59}$/;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const PERIODS = ["week", "month", "appointment"] as const;
const PERIOD_OF: Record<NoteKind, Template["period"]> = {
  weekly_report: "week",
  monthly_report: "month",
  medical_appointment: "appointment",
};

/**
 * Parses a template's source: front matter (`name`, `title`, `kind`, `period`, `empty`) and a body with placeholders.
 *
 * @param catalog the tools that it may call
 * @throws TemplateError with all issues (20 at most) and their places
 */
export function parseTemplate(source: string, catalog: TemplateTools = builtInCatalog): Template {
  return parse(source, catalog, false);
}

/**
 * Parses a template that was stored earlier. A tool that it calls may have changed or gone since. A placeholder with `?` then shows
 * that as an error; any other throws, as in {@link parseTemplate}.
 */
export function parseStoredTemplate(source: string, catalog: TemplateTools): Template {
  return parse(source, catalog, true);
}

function parse(source: string, catalog: TemplateTools, isStored: boolean): Template {
  const issues: TemplateIssue[] = [];
  const report: Report = (offset, message) => {
    if (issues.length < MOST_ISSUES) issues.push({ ...placeAt(source, offset), message });
  };
  if (source.length > LONGEST_SOURCE) {
    throw new TemplateError([{ line: 1, column: 1, message: `O modelo passa de ${LONGEST_SOURCE} caracteres.` }]);
  }
  const head = FRONT_MATTER.exec(source);
  if (head === null || head.index !== 0) {
    throw new TemplateError([{ line: 1, column: 1, message: "Comece com name e title entre duas linhas de ---." }]);
  }
  const fields = readFields(head[1]!, source.indexOf("\n") + 1, report);
  const read = createNodesReader(source, report, catalog, isStored);
  const title = fields.get("title");
  const template: Template = {
    name: readName(fields, report),
    title: title === undefined ? [] : read(title.value, title.start),
    ...readPeriod(fields, report),
    empty: fields.get("empty")?.value,
    body: read(source.slice(head[0].length), head[0].length),
  };
  if (title === undefined) report(0, "Falta o título: title: …");
  if (source.slice(head[0].length).trim() === "") report(source.length, "Falta o texto do modelo.");
  const { tooMany } = planCalls(template);
  if (tooMany !== null && issues.length < MOST_ISSUES) issues.push(tooMany);
  if (issues.length > 0) throw new TemplateError(issues.toSorted((a, b) => a.line - b.line || a.column - b.column));
  return template;
}

type Report = (offset: number, message: string) => void;
type Fields = Map<string, { value: string; start: number }>;

const KEYS = ["name", "title", "kind", "period", "empty"];

/** Reads front matter with one key per line. This subset of YAML has no quotes or escapes, so the offset of each value is known. */
function readFields(text: string, start: number, report: Report): Fields {
  const fields: Fields = new Map();
  let offset = start;
  for (const line of text.split("\n")) {
    const [whole, key, space, value] = /^([A-Za-z_-]+):([ \t]*)(.*?)\s*$/.exec(line) ?? [];
    if (whole === undefined) {
      if (line.trim() !== "" && !line.startsWith("#")) {
        report(offset, "Escreva uma chave por linha, como title: Minha semana.");
      }
    } else if (!KEYS.includes(key!)) {
      report(offset, `Não conheço “${key}”; há ${KEYS.join(", ")}.`);
    } else if (fields.has(key!)) {
      report(offset, `“${key}” está aqui duas vezes.`);
    } else {
      if (value === "" || /^["'|>]/.test(value!)) {
        report(offset, `Escreva o texto de “${key}” na mesma linha e sem aspas.`);
      }
      fields.set(key!, { value: value!, start: offset + key!.length + 1 + space!.length });
    }
    offset += line.length + 1;
  }
  return fields;
}

function readName(fields: Fields, report: Report): string {
  const name = fields.get("name");
  if (name === undefined) report(0, "Falta o nome: name: minha_semana");
  else if (!TEMPLATE_NAME.test(name.value)) {
    report(name.start, "O nome leva só letras minúsculas, números e _, e começa com letra.");
  }
  return name?.value ?? "";
}

function readPeriod(fields: Fields, report: Report): Pick<Template, "kind" | "period"> {
  const [kind, period, name] = [fields.get("kind"), fields.get("period"), fields.get("name")];
  const givenKind = NOTE_KINDS.find((one) => one === kind?.value);
  const givenPeriod = PERIODS.find((one) => one === period?.value);
  if (kind && givenKind === undefined) report(kind.start, `kind é ${NOTE_KINDS.join(", ")}.`);
  if (period && givenPeriod === undefined) report(period.start, `period é ${PERIODS.join(", ")}.`);
  if (kind && givenKind !== undefined && name && name.value !== givenKind) {
    report(kind.start, `Um modelo de ${givenKind} se chama ${givenKind} (name).`);
  }
  const noteKind = givenKind ?? NOTE_KINDS.find((one) => one === name?.value);
  if (period && givenPeriod && noteKind && PERIOD_OF[noteKind] !== givenPeriod) {
    report(period.start, `O período de ${noteKind} é ${PERIOD_OF[noteKind]}.`);
  }
  return { kind: noteKind, period: noteKind ? PERIOD_OF[noteKind] : givenPeriod ?? "week" };
}

/** Creates a function that reads the text of a title or a body. Its second argument is where the text begins in the source. */
function createNodesReader(source: string, report: Report, catalog: TemplateTools, isStored: boolean) {
  return (text: string, start: number): TemplateNode[] =>
    scanPlaceholders(text).flatMap((piece): TemplateNode[] => {
      if (piece.type === "text") return [piece.raw];
      const call = piece.type === "call"
        ? readCall(piece, start, catalog)
        : [{ offset: start + piece.at, message: piece.message }];
      if (!Array.isArray(call)) return [{ ...placeAt(source, start + piece.start), ...call }];
      if (isStored && piece.type === "call" && piece.isErrorShown) return [{ failed: call[0]!.message }];
      for (const { offset, message } of call) report(offset, message);
      return [];
    });
}

const FIELD = /^value((?:\.\w{1,60}){1,6})$/;

type Problem = { offset: number; message: string };

/** Reads the call of a placeholder, or gives its problems, at least one. */
function readCall(
  { tool: name, command, args, isErrorShown, ...piece }: Piece & { type: "call" },
  start: number,
  catalog: TemplateTools,
): Omit<TemplateCall, keyof Place> | Problem[] {
  const problem = (message: string, offset = start + piece.start): Problem => ({ offset, message });
  const found = findTemplateTool(name, catalog);
  if ("refused" in found) return [problem(found.refused)];
  const { tool } = found;
  const path = FIELD.exec(command)?.[1]?.slice(1).split(".") ?? null;
  if (command !== "answer" && path === null) {
    return [
      problem(`Não conheço o comando “${command}”: há answer (as frases da ferramenta) e value.campo (um campo).`),
    ];
  }
  const { data, error } = tool.inputSchema.safeParse(args, { error: explainIssue });
  const problems = [
    ...unknownKeys(args, tool.inputSchema).map((key) => `“${name}” não tem o argumento “${key}”.`),
    ...(error?.issues ?? []).map(({ path, message }) => `${path.length === 0 ? "" : `${path.join(".")}: `}${message}`),
  ];
  if (data === undefined || problems.length > 0) {
    return problems.map((message) => problem(message, start + piece.argsStart));
  }
  const unknown = path === null || isPackTool(tool) ? null : findUnknownField(name, path);
  if (unknown) {
    const known = unknown.known.length === 0 ? "" : ` Há ${unknown.known.join(", ")}.`;
    const at = start + piece.start + piece.raw.indexOf(`:${command}:`) + 1;
    return [problem(`“${name}” não tem o campo ${unknown.wrong}.${known}`, at)];
  }
  return { tool, args: data, field: path, isErrorShown };
}

/** The arguments that the tool does not have. The schema itself would drop them without an error. */
function unknownKeys(args: unknown, schema: object): string[] {
  const known = "shape" in schema ? Object.keys(schema.shape as JsonObject) : null;
  return known === null ? [] : Object.keys(args as JsonObject).filter((key) => !known.includes(key));
}
