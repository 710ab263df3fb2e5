import { escapeMarkdown } from "../writing/escape-markdown.ts";
import { formatDecimal } from "../writing/format-figures.ts";
import { oneLine } from "../writing/one-line.ts";
import type { JsonObject, ToolContext } from "../tools/definition.ts";
import type { CallPlan } from "./plan-calls.ts";
import { renderBlocks } from "./template-blocks.ts";
import { isNoteTool, isPackTool } from "./template-tools.ts";
import { type FailedCall, type Template, type TemplateCall, TemplateError } from "./template.ts";

/** The outcome of one call: its result, or a sentence that says why there is none. */
export type ReadResult = { result: JsonObject } | { error: string };

/** A rendered template. */
export interface RenderedTemplate {
  title: string;
  /** Markdown without the title. */
  content: string;
  /** Whether nothing was found. The content is then only a sentence that says so. */
  empty: boolean;
}

/** The limit for the content of a note. */
const LONGEST_CONTENT = 50_000;
const LONGEST_TITLE = 200;
const NOTHING = "Ainda não há nada para mostrar aqui.";

/**
 * Puts the results in place of the placeholders. A placeholder inside a result stays text: it is not read again.
 *
 * @throws TemplateError for the first placeholder whose call failed, unless the placeholder has a `?`, which shows the error there
 */
export function renderTemplate(
  template: Template,
  plan: CallPlan,
  results: readonly ReadResult[],
  context: ToolContext,
): RenderedTemplate {
  const shown = new Map<string, TextOrError>();
  /** The same placeholder may stand in a template often: its result is put into words once. */
  const inWords = (call: TemplateCall): TextOrError => {
    const index = plan.indexOf(call);
    const key = `${index} ${call.field?.join(".") ?? ""}`;
    const read = results[index]!;
    const words = shown.get(key) ?? ("error" in read ? read : formatResult(call, read.result, call.field, context));
    shown.set(key, words);
    return words;
  };
  let length = 0;
  const showCall = (call: TemplateCall | FailedCall) => {
    const text = "failed" in call ? inParentheses(call.failed) : show(call, inWords(call));
    length += text.length;
    if (length > LONGEST_CONTENT) throw tooLong();
    return text;
  };
  const title = oneLine(
    template.title.map((node) => typeof node === "string" ? node : showCall(node)).join(""),
    LONGEST_TITLE,
  );
  const { text, hasOnlyEmptySections } = renderBlocks(template.body, showCall);
  const empty = hasOnlyEmptySections || text.trim() === "";
  const content = empty ? template.empty ?? NOTHING : text;
  if (content.length > LONGEST_CONTENT) throw tooLong();
  return { title: title === "" ? template.name : title, content, empty };
}

function tooLong(): TemplateError {
  return new TemplateError([{ line: 1, column: 1, message: `O resultado passa de ${LONGEST_CONTENT} caracteres.` }]);
}

function show({ tool, isErrorShown, line, column }: TemplateCall, shown: TextOrError): string {
  if ("text" in shown) return shown.text;
  if (isErrorShown) return inParentheses(shown.error);
  throw new TemplateError([{ line, column, message: `${tool.name}: ${oneLine(shown.error)}` }]);
}

function inParentheses(error: string): string {
  return `_(${escapeMarkdown(oneLine(error))})_`;
}

type TextOrError = { text: string } | { error: string };

function formatResult(
  { tool }: TemplateCall,
  result: JsonObject,
  field: string[] | null,
  context: ToolContext,
): TextOrError {
  try {
    if (field === null) {
      const text = tool.answer(result, context);
      // The text may come from a service, which may have put Markdown into it.
      return { text: isPackTool(tool) ? escapeMarkdown(text) : text };
    }
    const fields = isNoteTool(tool) ? tool.fields?.(result) : undefined;
    if (fields === undefined) return formatField(result, field);
    const text = fields[field.join(".")];
    return text === undefined ? { error: `não tem o campo ${field.join(".")}.` } : { text };
  } catch {
    // `answer` and `fields` throw for a result in another form than they expect.
    return { error: "O resultado veio de um jeito que eu não esperava." };
  }
}

/** One field as a line of text in pt-BR, with Markdown escaped; empty when the result does not have it. */
function formatField(result: JsonObject, path: string[]): TextOrError {
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
