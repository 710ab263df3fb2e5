import { parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { breathe } from "../runtime/breathe.ts";
import { MAX_LINES, StatementError } from "./statement.ts";

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  index: number;
  cells: string[];
}

/** A row with more characters than this is a quotation mark that nobody closed. */
const MAX_ROW = 4_000;
/** More than any bank has. Each cell costs the parser 1.2 µs, so that 5 MB of separators would take 6 s. */
const MAX_COLUMNS = 50;
/** Bytes that are parsed at once: 10 ms, also of separators alone. */
const PIECE = 8_192;

/**
 * The rows of a table. Where a quotation mark is not closed the table ends: `brokenAt` is that line.
 *
 * @throws StatementError `too_many_lines`, `not_a_statement`
 */
export async function csvRows(
  text: string,
  delimiter: string,
  firstIndex = 1,
): Promise<{ rows: CsvRow[]; brokenAt: number | null }> {
  refuseHuge(text, delimiter);
  const rows: CsvRow[] = [];
  const parser = parse({
    ...optionsOf(delimiter),
    on_record(cells: string[], { lines }) {
      const breaks = cells.reduce((sum, cell) => sum + count(cell, "\n"), 0);
      rows.push({ index: firstIndex + lines - 1 - breaks, cells });
      return null;
    },
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("error", reject).on("end", resolve).resume();
  });
  // An error of one piece is told by `ended`, which is asked after the last.
  ended.catch(() => {});
  try {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length && !parser.destroyed; at += PIECE) {
      parser.write(bytes.subarray(at, at + PIECE));
      await breathe();
    }
    parser.end();
    await ended;
    return { rows, brokenAt: null };
  } catch {
    const last = rows.at(-1);
    return {
      rows,
      brokenAt: last ? last.index + 1 + last.cells.reduce((sum, cell) => sum + count(cell, "\n"), 0) : firstIndex,
    };
  }
}

/** The cells of one line. */
export function csvCells(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parseAtOnce(line, { ...optionsOf(delimiter), to: 1 });
    return cells;
  } catch {
    return [];
  }
}

function optionsOf(delimiter: string) {
  return {
    delimiter,
    record_delimiter: "\n",
    // `Pix enviado: "Fulano"` stands in files that quote nothing.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW,
  };
}

function refuseHuge(text: string, delimiter: string): void {
  if (count(text, "\n") > MAX_LINES + 1_000) {
    throw new StatementError(
      "too_many_lines",
      "O arquivo tem mais de 10 mil linhas. Peça ao banco um período mais curto.",
    );
  }
  if (count(text, delimiter) > MAX_LINES * MAX_COLUMNS) {
    throw new StatementError("not_a_statement", "Isto não parece um extrato: são colunas demais.");
  }
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found++;
  return found;
}
