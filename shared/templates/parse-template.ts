import { explainIssue } from "../text/explain-issue.ts";
import type { JsonObject } from "../tools/definition.ts";
import { planCalls } from "./plan-calls.ts";
import { type Piece, scanPlaceholders } from "./scan-placeholders.ts";
import { isNoteTool, templateTool } from "./template-tools.ts";
import {
  NOTE_KINDS,
  type NoteKind,
  placeAt,
  type Template,
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
 * Reads a template's source: front matter (`name`, `title`, `kind`, `period`, `empty`) and a body with placeholders. What a
 * placeholder comes to is never read again.
 *
 * @throws TemplateError with every issue and its place
 */
export function parseTemplate(source: string): Template {
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
  const read = (text: string, start: number) => readNodes(text, start, source, report);
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

/** One key a line, its value as it stands: a subset of YAML in which each sign has its place. */
function readFields(text: string, start: number, report: Report): Fields {
  const fields: Fields = new Map();
  let at = start;
  for (const line of text.split("\n")) {
    const [whole, key, space, value] = /^([A-Za-z_-]+):([ \t]*)(.*?)\s*$/.exec(line) ?? [];
    if (whole === undefined) {
      if (line.trim() !== "" && !line.startsWith("#")) {
        report(at, "Escreva uma chave por linha, como title: Minha semana.");
      }
    } else if (!KEYS.includes(key!)) report(at, `Não conheço “${key}”; há ${KEYS.join(", ")}.`);
    else if (fields.has(key!)) report(at, `“${key}” está aqui duas vezes.`);
    else {
      if (value === "" || /^["'|>]/.test(value!)) report(at, `Escreva o texto de “${key}” na mesma linha e sem aspas.`);
      fields.set(key!, { value: value!, start: at + key!.length + 1 + space!.length });
    }
    at += line.length + 1;
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
  const known = NOTE_KINDS.find((one) => one === kind?.value);
  const given = PERIODS.find((one) => one === period?.value);
  if (kind && known === undefined) report(kind.start, `kind é ${NOTE_KINDS.join(", ")}.`);
  if (period && given === undefined) report(period.start, `period é ${PERIODS.join(", ")}.`);
  if (kind && known !== undefined && name && name.value !== known) {
    report(kind.start, `Um modelo de ${known} se chama ${known} (name).`);
  }
  const own = NOTE_KINDS.find((one) => one === name?.value);
  const implied = known ?? own;
  if (period && given && implied && PERIOD_OF[implied] !== given) {
    report(period.start, `O período de ${implied} é ${PERIOD_OF[implied]}.`);
  }
  return { kind: implied, period: implied ? PERIOD_OF[implied] : given ?? "week" };
}

function readNodes(text: string, start: number, source: string, report: Report): TemplateNode[] {
  return scanPlaceholders(text).flatMap((piece): TemplateNode[] => {
    if (piece.type === "text") return [piece.raw];
    if (piece.type === "call") return readCall(piece, start, source, report);
    report(start + piece.at, piece.message);
    return [];
  });
}

const FIELD = /^value((?:\.\w{1,60}){1,6})$/;

function readCall(piece: Piece & { type: "call" }, start: number, source: string, report: Report): TemplateNode[] {
  const offset = start + piece.start;
  const found = templateTool(piece.tool);
  if ("refused" in found) {
    report(offset, found.refused);
    return [];
  }
  const field = FIELD.exec(piece.command)?.[1];
  if (piece.command !== "answer" && field === undefined) {
    report(
      offset,
      `Não conheço o comando “${piece.command}”: há answer (as frases da ferramenta) e value.campo (um campo).`,
    );
    return [];
  }
  const { tool } = found;
  const argsAt = start + piece.argsStart;
  const unknown = unknownKeys(piece.args, tool.inputSchema);
  for (const key of unknown) report(argsAt, `“${piece.tool}” não tem o argumento “${key}”.`);
  const { data, error } = tool.inputSchema.safeParse(piece.args, { error: explainIssue });
  for (const { path, message } of error?.issues ?? []) {
    report(argsAt, `${path.length === 0 ? "" : `${path.join(".")}: `}${message}`);
  }
  if (data === undefined || unknown.length > 0) return [];
  const path = field === undefined ? null : field.slice(1).split(".");
  if (path !== null && isNoteTool(tool) && tool.fields && path.length > 1) {
    report(offset, `“${piece.tool}” não tem o campo ${path.join(".")}.`);
    return [];
  }
  return [{ ...placeAt(source, offset), tool, args: data, field: path, inPlace: piece.inPlace }];
}

/** Schemas leave out what they do not know; a template is told. */
function unknownKeys(args: unknown, schema: object): string[] {
  const known = "shape" in schema ? Object.keys(schema.shape as JsonObject) : null;
  return known === null ? [] : Object.keys(args as JsonObject).filter((key) => !known.includes(key));
}
