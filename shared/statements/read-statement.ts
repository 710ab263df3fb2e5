import { breathe } from "../runtime/breathe.ts";
import { type BankCode, bankName } from "./banks.ts";
import { decodeText } from "./decode-text.ts";
import { columnName } from "./find-table.ts";
import type { Columns, Layout } from "./layouts.ts";
import { withIds } from "./line-ids.ts";
import { readCsv } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";
import { MAX_LINES, type ReadFile, type Statement, StatementError } from "./statement.ts";

export interface ReadOptions {
  /** The bank that the person says the file is of. */
  bank?: BankCode;
  /** Which column of a CSV file is which, by the names in its header, for a layout that is not known. */
  columns?: Columns;
}

/**
 * Reads a bank statement: OFX 1.x and 2.x, and CSV in the banks' layouts or with named columns. What a single line lacks makes it a
 * refused line, what the file lacks an error. Nothing else is thrown.
 *
 * @throws StatementError with a code and a sentence for the user
 */
export async function readStatement(bytes: Uint8Array, { bank, columns }: ReadOptions = {}): Promise<Statement> {
  const text = await decodeText(bytes);
  await breathe();
  const file = isOfx(text) ? await readOfx(text) : await readCsv(text, columns && namedLayout(columns));
  if (bank && file.bank && bank !== file.bank) {
    throw new StatementError("other_bank", `Este arquivo é do banco ${bankName(file.bank)}, não do ${bankName(bank)}.`);
  }
  return { ...checkSize(file), bank: file.bank ?? bank ?? null, lines: await withIds(file), period: periodOf(file) };
}

function namedLayout(columns: Columns): Layout {
  const name = (column: string | undefined) => column === undefined ? undefined : columnName(column);
  const { date, description, amount, credit, debit, id, isOutPositive } = columns;
  if (!amount && !credit && !debit) throw new StatementError("missing_column", "Diga em que coluna está o valor.");
  return {
    bank: null,
    kind: isOutPositive ? "card" : "checking",
    date: columnName(date),
    description: description.map(columnName),
    amount: name(amount),
    credit: name(credit),
    debit: name(debit),
    id: name(id),
    isOutPositive,
  };
}

function checkSize(file: ReadFile): ReadFile {
  const count = file.lines.length + file.refused.length;
  if (count === 0) throw new StatementError("no_lines", "O arquivo não tem nenhum lançamento.");
  if (count <= MAX_LINES) return file;
  throw new StatementError(
    "too_many_lines",
    "O arquivo tem mais de 10 mil lançamentos. Peça ao banco um período mais curto.",
  );
}

function periodOf({ lines }: ReadFile): Statement["period"] {
  if (lines.length === 0) return null;
  const days = lines.map(({ date }) => date).sort();
  return { from: days[0]!, to: days.at(-1)! };
}
