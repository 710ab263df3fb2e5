import { escapeMarkdown } from "../writing/escape-markdown.ts";
import { formatDecimal } from "../writing/format-figures.ts";
import { oneLine } from "../writing/one-line.ts";
import type { JsonObject, ToolContext } from "../tools/definition.ts";
import type { Plan } from "./plan-calls.ts";
import { renderBlocks } from "./template-blocks.ts";
import { isNoteTool, isOfPack } from "./template-tools.ts";
import { type FailedCall, type Template, type TemplateCall, TemplateError } from "./template.ts";

/** What one call came to: its result, or the sentence that says why there is none. */
export type ReadResult = { result: JsonObject } | { error: string };

/** What a template came to. */
export interface Rendered {
  title: string;
  /** Markdown without the title. */
  content: string;
  /** Nothing was found: the content says only that. */
  empty: boolean;
}

/** As much as a note may hold. */
const LONGEST_CONTENT = 50_000;
const LONGEST_TITLE = 200;
const NOTHING = "Ainda não há nada para mostrar aqui.";

/**
 * Puts results in their places. They are text and are not read again, whatever is in them.
 *
 * @throws TemplateError at the first placeholder that came to an error and does not show it in place
 */
export function renderTemplate(
  template: Template,
  plan: Plan,
  results: readonly ReadResult[],
  context: ToolContext,
): Rendered {
  const shown = (call: TemplateCall | FailedCall) =>
    "failed" in call ? inParentheses(call.failed) : show(call, results[plan.indexOf(call)]!, context);
  const title = oneLine(
    template.title.map((node) => typeof node === "string" ? node : shown(node)).join(""),
    LONGEST_TITLE,
  );
  const { text, nothing } = renderBlocks(template.body, shown);
  const empty = nothing || text.trim() === "";
  const content = empty ? template.empty ?? NOTHING : text;
  if (content.length > LONGEST_CONTENT) {
    throw new TemplateError([{ line: 1, column: 1, message: `O resultado passa de ${LONGEST_CONTENT} caracteres.` }]);
  }
  return { title: title === "" ? template.name : title, content, empty };
}

function show(call: TemplateCall, read: ReadResult, context: ToolContext): string {
  const { tool, field, inPlace, line, column } = call;
  const told = "error" in read ? read : tell(call, read.result, field, context);
  if ("text" in told) return told.text;
  if (inPlace) return inParentheses(told.error);
  throw new TemplateError([{ line, column, message: `${tool.name}: ${oneLine(told.error)}` }]);
}

function inParentheses(error: string): string {
  return `_(${escapeMarkdown(oneLine(error))})_`;
}

type Told = { text: string } | { error: string };

function tell({ tool }: TemplateCall, result: JsonObject, field: string[] | null, context: ToolContext): Told {
  try {
    if (field === null) {
      const text = tool.answer(result, context);
      // What a service says is in no form of ours.
      return { text: isOfPack(tool) ? escapeMarkdown(text) : text };
    }
    const fields = isNoteTool(tool) ? tool.fields?.(result) : undefined;
    if (fields === undefined) return tellField(result, field);
    const text = fields[field.join(".")];
    return text === undefined ? { error: `não tem o campo ${field.join(".")}.` } : { text };
  } catch {
    // A result in a shape that the tool's own sentences do not know.
    return { error: "O resultado veio de um jeito que eu não esperava." };
  }
}

/** One field as text of one line, in pt-BR and with nothing of Markdown in it; absent is empty. */
function tellField(result: JsonObject, path: string[]): Told {
  let value: unknown = result;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return { text: "" };
    value = Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;
  }
  switch (typeof value) {
    case "string": {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
      return { text: year === undefined ? escapeMarkdown(oneLine(value)) : `${day}/${month}/${year}` };
    }
    case "number":
      return { text: formatDecimal(value, 2) };
    case "boolean":
      return { text: value ? "sim" : "não" };
    default:
      return value === undefined || value === null
        ? { text: "" }
        : { error: `${path.join(".")} não é um valor só: escolha um campo dentro dele, ou use answer.` };
  }
}
