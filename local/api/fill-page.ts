import type { ColumnDescription, RpcDescription, TableDescription } from "../../shared/api/build-document.ts";
import { readWith } from "../../shared/api/describe-table.ts";
import { ENTRY_FIELDS } from "../../shared/api/memory-answers.ts";
import { OPERATIONS } from "../../shared/api/operations.ts";
import { groupRpcs } from "../../shared/api/rpc-topics.ts";
import type { AllowedValues } from "./allowed-values.ts";
import type { DatabaseDescription } from "./describe-database.ts";

/** Puts the lists of functions, rpcs, values, tables and columns where docs/api.md marks their places. */
export function fillPage(page: string, { rpcs, tables, values }: DatabaseDescription): string {
  const lists: Record<string, string> = {
    functions: tableOf(
      ["request", "what it does"],
      OPERATIONS.map(({ method, path, summary }) => [`\`${method.toUpperCase()} ${path}\``, summary]),
    ),
    entries: listEntries(),
    values: tableOf(["argument or column", "values", "of"], values.map(valueCells)),
    rpcs: groupRpcs(rpcs).map(listRpcs).join("\n\n"),
    tables: tableOf(["table", "rights", "read with", "what it holds"], tables.map(tableCells)),
    columns: tables.map(listColumns).join("\n"),
  };
  return Object.entries(lists).reduce((text, [name, list]) => fill(text, name, list), page);
}

function fill(page: string, name: string, list: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/api.md has no place for ${name}: ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n\n${list}\n\n${page.slice(to)}`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n").replace(/\| --- (?=\|)/g, "|---").replace(/ --- \|$/gm, "---|");
}

/** A comment of the database as Markdown: signs that Markdown would read are escaped. */
function escaped(comment: string): string {
  return comment.replace(/\s+/g, " ").replace(/[|<>*_]/g, "\\$&");
}

const code = (text: string) => `\`${text}\``;

/** A longer comment stands below the table, a line for each sentence. */
const MOST_IN_A_CELL = 500;

function listRpcs({ title, rpcs }: { title: string; rpcs: RpcDescription[] }): string {
  const long = rpcs.filter(({ comment }) => comment.length > MOST_IN_A_CELL);
  const rows = rpcs.map(({ name, args, comment }) => {
    const named = args.map((arg) => `${arg.name}${arg.optional ? "?" : ""}`).join(", ");
    const told = comment.length > MOST_IN_A_CELL ? `${shortened(comment)} [More](#${name})` : comment;
    return [`${code(name)}${named === "" ? "" : ` (${named})`}`, comment === told ? escaped(comment) : told];
  });
  const below = long.map(({ name, comment }) => `#### ${code(name)}\n\n${sentences(comment)}`);
  return [`### ${title}`, tableOf(["rpc (arguments)", "what it does, gives and raises"], rows), ...below].join("\n\n");
}

/** What it does, up to the shape of its answer. */
function shortened(comment: string): string {
  const start = /^[^{.]+/.exec(comment)![0].trimEnd().replace(/[:,]$/, "");
  return `${escaped(start)}.`;
}

function sentences(comment: string): string {
  return comment.replace(/\s+/g, " ").split(/(?<=\.) (?=[A-Za-z])/).map((sentence) => `- ${escaped(sentence)}`).join(
    "\n",
  );
}

function listEntries(): string {
  const added = ENTRY_FIELDS.entry.filter((field) => !ENTRY_FIELDS.item.includes(field));
  return `- item: ${ENTRY_FIELDS.item.map(code).join(", ")}\n- entry: an item, and ${added.map(code).join(", ")}`;
}

function valueCells({ name, values, of }: AllowedValues): string[] {
  return [code(name), values.map(code).join(", "), of.map(code).join(", ")];
}

function tableCells(table: TableDescription): string[] {
  const filter = readWith(table);
  return [code(table.name), table.rights.join(", "), filter === "" ? "" : code(filter), escaped(table.comment)];
}

/** `name` type, in the order of the table. With `?` it may be left out of an insert. */
function listColumns({ name, columns, rights }: TableDescription): string {
  const mayInsert = rights.includes("insert");
  const tell = (column: ColumnDescription) =>
    `${code(column.name)} ${shortType(column.type)}${mayInsert && column.writable && column.optional ? "?" : ""}`;
  const list = (some: ColumnDescription[]) => some.map(tell).join(", ");
  const writable = columns.filter((column) => column.writable);
  const fixed = columns.filter((column) => !column.writable);
  const parts = [list(writable), fixed.length > 0 ? `${writable.length > 0 ? "read only: " : ""}${list(fixed)}` : ""];
  return `- **${escaped(name)}**: ${parts.filter((part) => part !== "").join("; ")}`;
}

function shortType(type: string): string {
  return type.replace("timestamp with time zone", "timestamptz").replace(" without time zone", "")
    .replace("double precision", "number");
}
