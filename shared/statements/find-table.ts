import { fold } from "../language/fold.ts";
import { csvCells } from "./csv-rows.ts";
import { columnsOf, HEADERLESS, type Layout, LAYOUTS } from "./layouts.ts";
import { plainCell, readAmount, readDate } from "./read-cells.ts";
import { StatementError } from "./statement.ts";

/** Where the table of a CSV file begins, and which column is which. */
export interface Table {
  layout: Layout;
  /** Folded names, in their order. */
  columns: readonly string[];
  delimiter: string;
  /** Its first row, after the header: where it begins in the text, and on which line. */
  start: number;
  index: number;
}

/** Bradesco, C6, Inter and Itaú write up to ten lines about the account before the header. */
const PREAMBLE_LINES = 60;
const DELIMITERS = [";", ",", "\t"] as const;
/** Headers are short. A longer line is none, and would cost time. */
const MAX_HEADER = 2_000;

/**
 * Finds the header of a layout.
 *
 * @throws StatementError `unknown_layout` with the columns that there are; `missing_column` if `named` names one that is not there
 */
export function findTable(text: string, named?: Layout): Table {
  const headers = possibleHeaders(text);
  const candidates = named ? [named] : LAYOUTS;
  for (const header of headers) {
    const fitting = candidates.filter((layout) => fits(layout, header.columns));
    const layout = mostSpecific(fitting);
    if (layout) return { layout, ...header };
  }
  const unnamed = named ? undefined : withoutHeader(text);
  if (unnamed) return unnamed;
  throw unknownLayout(headers, named);
}

type Header = Omit<Table, "layout">;

function possibleHeaders(text: string): Header[] {
  const headers: Header[] = [];
  let start = 0;
  for (let index = 1; index <= PREAMBLE_LINES && start < text.length; index++) {
    const end = text.indexOf("\n", start) === -1 ? text.length : text.indexOf("\n", start);
    const line = text.slice(start, end);
    start = end + 1;
    if (line.length > MAX_HEADER) continue;
    for (const delimiter of DELIMITERS) {
      if (!line.includes(delimiter)) continue;
      headers.push({ columns: csvCells(line, delimiter).map(columnName), delimiter, start, index: index + 1 });
    }
  }
  return headers;
}

/** The name by which a column is compared. */
export function columnName(cell: string): string {
  return fold(plainCell(cell));
}

function fits(layout: Layout, columns: readonly string[]): boolean {
  const wanted = columnsOf(layout);
  return wanted.every((name) => columns.includes(name)) &&
    (!layout.isWhole || columns.every((name) => name === "" || wanted.includes(name)));
}

function mostSpecific(layouts: readonly Layout[]): Layout | undefined {
  return layouts.toSorted((one, other) => columnsOf(other).length - columnsOf(one).length)[0];
}

function withoutHeader(text: string): Table | undefined {
  const [first = ""] = text.slice(0, MAX_HEADER).split("\n", 1);
  const cells = csvCells(first, ";");
  const isRow = cells.length === HEADERLESS.columns.length &&
    typeof readDate(cells[0]!) === "string" && typeof readAmount(cells[2]!) === "number";
  return isRow ? { ...HEADERLESS, delimiter: ";", start: 0, index: 1 } : undefined;
}

function unknownLayout(headers: readonly Header[], named: Layout | undefined): StatementError {
  const columns = headers.find((header) => header.columns.filter((name) => name !== "").length >= 3)?.columns ?? [];
  const shown = columns.filter((name) => name !== "").slice(0, 30).map((name) => plainCell(name).slice(0, 40));
  if (shown.length === 0) {
    return new StatementError("not_a_statement", "Isto não parece um extrato. Peça ao banco o extrato em OFX ou CSV.");
  }
  const list = shown.map((name) => `“${name}”`).join(", ");
  if (named) {
    const missing = columnsOf(named).find((name) => !columns.includes(name)) ?? "";
    return new StatementError(
      "missing_column",
      `O arquivo não tem a coluna “${missing.slice(0, 40)}”. As que tem: ${list}.`,
      shown,
    );
  }
  return new StatementError(
    "unknown_layout",
    `Não conheço o formato deste arquivo. Diga quais colunas são a data, o valor e a descrição. As que tem: ${list}.`,
    shown,
  );
}
