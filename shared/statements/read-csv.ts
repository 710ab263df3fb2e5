import { isBalance } from "../language/statement-words.ts";
import { breathe } from "../runtime/breathe.ts";
import { type CsvRow, csvRows } from "./csv-rows.ts";
import { columnName, findTable, type Table } from "./find-table.ts";
import type { Layout } from "./layouts.ts";
import { joinDescription, plainCell, readAmount, readDate, type Unread } from "./read-cells.ts";
import type { ReadFile, ReadLine, RefusedLine } from "./statement.ts";

/**
 * Reads a CSV file in one of the layouts, or in the one whose columns the person named.
 *
 * @throws StatementError as {@link findTable} and {@link csvRows} do
 */
export async function readCsv(text: string, named?: Layout): Promise<ReadFile> {
  const table = findTable(text, named);
  const { rows, brokenAt } = await csvRows(text.slice(table.start), table.delimiter, table.index);
  const lines: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  const readRow = rowReader(table);
  const cutRow = text.endsWith("\n") || brokenAt !== null ? undefined : cutAt(rows);
  for (const row of rows) {
    await breathe();
    const line = row === cutRow ? { reason: INCOMPLETE } : readRow(row);
    if (line === null) continue;
    if ("reason" in line) refused.push({ index: row.index, reason: line.reason });
    else lines.push(line);
  }
  if (brokenAt !== null) {
    refused.push({ index: brokenAt, reason: "Daqui até o fim não dá para ler: há aspas que ninguém fecha." });
  }
  return { bank: table.layout.bank, kind: table.layout.kind, currency: "BRL", lines, refused };
}

const INCOMPLETE = "A linha está incompleta.";

/** The last row, if it ends without a line break and has fewer cells than the one before it: the file was cut there. */
function cutAt(rows: readonly CsvRow[]): CsvRow | undefined {
  const [before, last] = rows.slice(-2);
  return before && last && last.cells.length < before.cells.length ? last : undefined;
}

/** Reads a row: a line, why it is none, or null for what is no movement (balances, totals, notes). */
function rowReader({ layout, columns }: Table): (row: CsvRow) => ReadLine | Unread | null {
  const place = (name: string | undefined) => name === undefined ? -1 : columns.indexOf(name);
  const [date, amount, credit, debit, id] = [
    place(layout.date),
    place(layout.amount),
    place(layout.credit),
    place(layout.debit),
    place(layout.id),
  ];
  const words = layout.description.map(place);
  const needed = Math.min(...[amount, credit, debit].filter((column) => column !== -1));

  return ({ index, cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== "");
    const day = cells[date] ?? "";
    if (filled.length === 0 || columnName(day) === layout.date || isNote(filled, day)) return null;
    const description = joinDescription(words.map((column) => cells[column] ?? ""));
    if (isBalance(description)) return null;
    if (cells.length <= Math.max(date, needed)) return { reason: INCOMPLETE };
    // Totals stand below some tables.
    if (day.trim() === "" && words.every((column) => (cells[column] ?? "").trim() === "")) return null;

    const readDay = readDate(day);
    if (typeof readDay !== "string") return readDay;
    const cents = amount === -1 ? balanceOf(cells[credit] ?? "", cells[debit] ?? "") : readAmount(cells[amount] ?? "");
    if (typeof cents !== "number") return cents;
    if (cents === 0) return { reason: "O valor é zero." };
    return {
      index,
      bankId: plainCell(cells[id] ?? "") || null,
      date: readDay,
      amount: layout.isOutPositive ? -cents : cents,
      description,
    };
  };
}

/** A heading or remark within a table: one cell, and no day begins it. */
function isNote(filled: readonly string[], day: string): boolean {
  return filled.length === 1 && !/^\s*\d/.test(day);
}

/** What two columns say together. The column says the direction; banks write debits with and without a sign. */
function balanceOf(credit: string, debit: string): number | Unread {
  const [incoming, outgoing] = [credit, debit].map((cell) => cell.trim() === "" ? 0 : readAmount(cell));
  if (typeof incoming !== "number") return incoming!;
  if (typeof outgoing !== "number") return outgoing!;
  if (incoming !== 0 && outgoing !== 0) return { reason: "A linha tem entrada e saída ao mesmo tempo." };
  return incoming === 0 ? -Math.abs(outgoing) : Math.abs(incoming);
}
