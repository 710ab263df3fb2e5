import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Export } from "./read-export.ts";

/** Spreadsheets need it to read the files as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes an export as a ZIP with one CSV file for each table that has rows. The files are for spreadsheets, so a text that one would
 * run as a formula begins with an apostrophe. The columns are those of the table's first row: all rows of a table have the same.
 */
export async function* writeCsv({ parts }: Export): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    written.push(chunk);
  });
  let file: ZipDeflate | undefined;
  let columns: string[] = [];
  for await (const { section, rows } of parts) {
    if (rows.length === 0) continue;
    if (file?.filename !== `${section}.csv`) {
      file?.push(new Uint8Array(), true);
      file = new ZipDeflate(`${section}.csv`);
      columns = Object.keys(rows[0]!);
      zip.add(file);
      file.push(strToU8(BYTE_ORDER_MARK + csvLine(columns)));
    }
    file.push(strToU8(rows.map((row) => csvLine(columns.map((column) => row[column]))).join("")));
    if (failure) throw failure;
    yield* written.splice(0);
  }
  file?.push(new Uint8Array(), true);
  zip.end();
  if (failure) throw failure;
  yield* written.splice(0);
}

/** One line as RFC 4180 has it. */
export function csvLine(values: unknown[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

/** Where a spreadsheet begins to read a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
