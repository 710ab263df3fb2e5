import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, stringify, YAMLMap } from "yaml";

/** The field `utterances` of a tool as YAML, indented so that it can be pasted into tools.yaml. */
export function utterancesYaml(lines: readonly string[], column = 4, step = 2): string {
  return [`${" ".repeat(column)}utterances:`, ...itemLines(lines, column + step)].join("\n");
}

function itemLines(lines: readonly string[], column: number): string[] {
  // Without a line width, each utterance stays on one line.
  const items = stringify(lines, { lineWidth: 0 }).trimEnd().split("\n");
  return items.map((item) => " ".repeat(column) + item);
}

/**
 * Adds utterances to a tool in the text of a tools.yaml. The parsed document tells the place, and only the text there changes: writing
 * the whole document again would change the layout of everything else.
 *
 * @returns the new text; null when the tool is not found, or when the file is written in a way that this function cannot extend
 */
export function addUtterances(text: string, tool: string, lines: readonly string[]): string | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const found = findTool(document, tool);
  const change = found && changeFor(text, found, lines, (node) => counter.linePos(node.range![0]).col - 1);
  if (!change) return null;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const written = text.slice(0, change.from) + change.piece.replaceAll("\n", eol) + text.slice(change.to);
  return hasOnlyAdditions(document, written, tool, lines) ? written : null;
}

interface FoundTool {
  tools: Node;
  tool: YAMLMap;
}

function findTool(document: Document, name: string): FoundTool | null {
  const tools = document.get("tools");
  const tool = isSeq(tools) ? tools.items.find((one) => isMap(one) && one.get("name") === name) : undefined;
  return isSeq(tools) && isMap(tool) ? { tools, tool } : null;
}

interface Change {
  from: number;
  to: number;
  piece: string;
}

function changeFor(
  text: string,
  { tools, tool }: FoundTool,
  lines: readonly string[],
  columnOf: (node: Node) => number,
): Change | null {
  const inline = lines.map((line) => JSON.stringify(line)).join(", ");
  const at = (place: number, piece: string): Change => ({ from: place, to: place, piece });
  const pairOf = (name: string) => tool.items.find(({ key }) => isScalar(key) && key.value === name);
  const nodeOf = (name: string) => pairOf(name)?.value as Node | undefined;
  const present = pairOf("utterances");
  if (!present) {
    if (tool.flow) return at(tool.range![0] + 1, ` utterances: [${inline}],`);
    const before = nodeOf("description") ?? nodeOf("title");
    const column = columnOf(tool.items[0]!.key as Node);
    return before ? insertBelow(text, before, utterancesYaml(lines, column, columnOf(tools))) : null;
  }
  const { key, value } = present;
  if (!isSeq(value)) return null;
  const last = value.items.at(-1) as Node | undefined;
  if (last && value.flow) return at(last.range![1], `, ${inline}`);
  if (last) return insertBelow(text, last, itemLines(lines, columnOf(value)).join("\n"));
  if (tool.flow) return at(value.range![0] + 1, inline);
  const items = itemLines(lines, columnOf(key as Node) + columnOf(tools));
  return { from: (key as Node).range![1], to: value.range![1], piece: [":", ...items].join("\n") };
}

/** Inserts lines below the line in which a value ends. A comment after the value stays on its line. */
function insertBelow(text: string, node: Node, piece: string): Change {
  const end = text.indexOf("\n", node.range![1] - 1);
  return end === -1
    ? { from: text.length, to: text.length, piece: `\n${piece}` }
    : { from: end + 1, to: end + 1, piece: `${piece}\n` };
}

/** Whether the new text has the same content as the old one, except for the added utterances. */
function hasOnlyAdditions(before: Document, written: string, name: string, lines: readonly string[]): boolean {
  const after = parseDocument(written);
  if (after.errors.length > 0) return false;
  const expected = before.toJS() as { tools: { name: string; utterances?: string[] }[] };
  const tool = expected.tools.find((one) => one.name === name)!;
  tool.utterances = [...tool.utterances ?? [], ...lines];
  return isDeepStrictEqual(after.toJS(), expected);
}
