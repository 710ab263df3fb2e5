import { columnsOf, type Layout } from "../../../shared/statements/layouts.ts";

/** What a test writes into a file: the fields of a line that survive being read. */
export interface WrittenLine {
  date: string;
  /** Cents, negative: money out. */
  amount: number;
  description: string;
}

export interface CsvForm {
  delimiter: ";" | "," | "\t";
  decimal: "," | ".";
  isDayFirst: boolean;
  newline: "\n" | "\r\n";
  preamble: readonly string[];
}

/** Writes lines as a CSV file of a layout. */
export function writeCsv(lines: readonly WrittenLine[], layout: Layout, form: CsvForm): string {
  const columns = columnsOf(layout);
  const rows = lines.map((line) => columns.map((column) => cellOf(line, column, layout, form)));
  const table = [columns, ...rows].map((cells) =>
    cells.map((cell) => quoted(cell, form.delimiter)).join(form.delimiter)
  );
  return [...form.preamble, ...table, ""].join(form.newline);
}

function cellOf({ date, amount, description }: WrittenLine, column: string, layout: Layout, form: CsvForm): string {
  const [year, month, day] = date.split("-");
  if (column === layout.date) return form.isDayFirst ? `${day}/${month}/${year}` : date;
  if (column === layout.amount) return money(layout.isOutPositive ? -amount : amount, form.decimal);
  if (column === layout.credit) return amount > 0 ? money(amount, form.decimal) : "";
  if (column === layout.debit) return amount < 0 ? money(-amount, form.decimal) : "";
  if (column === layout.description[0]) return description;
  return "";
}

/** "-1.234,56" or "-1234.56". */
function money(cents: number, decimal: "," | "."): string {
  const [whole, decimals] = (Math.abs(cents) / 100).toFixed(2).split(".");
  const grouped = decimal === "," ? whole!.replace(/\B(?=(\d{3})+$)/g, ".") : whole;
  return `${cents < 0 ? "-" : ""}${grouped}${decimal}${decimals}`;
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes lines as OFX, 1.x without closing tags of values or 2.x with them. */
export function writeOfx(
  lines: readonly WrittenLine[],
  { isXml, newline }: { isXml: boolean; newline: string },
): string {
  const value = (name: string, text: string) => `<${name}>${escaped(text)}${isXml ? `</${name}>` : ""}`;
  const rows = lines.flatMap(({ date, amount, description }) => [
    "<STMTTRN>",
    value("TRNTYPE", amount < 0 ? "DEBIT" : "CREDIT"),
    value("DTPOSTED", `${date.replaceAll("-", "")}120000[-3:BRT]`),
    value("TRNAMT", money(amount, ".")),
    value("MEMO", description),
    "</STMTTRN>",
  ]);
  const head = isXml
    ? ['<?xml version="1.0"?>', '<?OFX OFXHEADER="200" VERSION="211"?>']
    : ["OFXHEADER:100", "VERSION:102"];
  return [
    ...head,
    "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>",
    value("CURDEF", "BRL"),
    `<BANKACCTFROM>${value("BANKID", "0341")}${value("ACCTID", "00000")}</BANKACCTFROM>`,
    "<BANKTRANLIST>",
    ...rows,
    "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>",
    "",
  ].join(newline);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
