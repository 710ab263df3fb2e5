import { formatMoney } from "../../text/format-money.ts";
import { categoryName } from "../../tools/finance/category.ts";
import type { ExportRow } from "../read-export.ts";
import { listLine } from "./list-line.ts";
import { formatMoment } from "./format-moment.ts";
import { numberOf } from "./number-of.ts";
import { textOf } from "./text-of.ts";

const STATUSES: Record<string, string> = {
  pending: "pendente",
  paid: "paga",
  overdue: "atrasada",
  canceled: "cancelada",
  active: "em dia",
  paid_off: "quitada",
  settled: "acordo quitado",
  defaulted: "inadimplente",
};

const money = (row: ExportRow, column: string, before = "", after = "") => {
  const amount = numberOf(row, column);
  return amount === null ? "" : `${before}${formatMoney(amount)}${after}`;
};
const day = (row: ExportRow, column: string, before = "") => {
  const date = textOf(row, column);
  return date && `${before}${formatMoment(date, "UTC")}`;
};
const month = (row: ExportRow, column: string) => textOf(row, column).replace(/^(\d{4})-(\d\d).*$/, "$2/$1");
const category = (row: ExportRow) => categoryName(textOf(row, "category"));
const status = (row: ExportRow) => STATUSES[textOf(row, "status")];

/** A line for each kind of finance row. */
export const financeEntries: Record<string, (row: ExportRow) => string> = {
  expenses: (row) => listLine([day(row, "spent_on"), money(row, "amount"), category(row), textOf(row, "description")]),
  bills: (row) =>
    listLine([
      month(row, "month"),
      textOf(row, "name"),
      money(row, "amount"),
      category(row),
      status(row),
      day(row, "paid_on", "em "),
    ]),
  incomes: (row) =>
    listLine([
      month(row, "month"),
      textOf(row, "name"),
      money(row, "expected_amount", "previsto "),
      money(row, "actual_amount", "recebido "),
      category(row),
      day(row, "received_on", "em "),
    ]),
  budgets: (row) => listLine([month(row, "month"), category(row), money(row, "amount", "", " por mês")]),
  debts: (row) =>
    listLine([
      textOf(row, "name"),
      money(row, "installment_amount", `${numberOf(row, "installments") ?? 1} × `),
      `parcela ${numberOf(row, "current_installment") ?? 1}`,
      status(row),
    ]),
  investments: (row) =>
    listLine([
      textOf(row, "name"),
      category(row),
      money(row, "amount", "aplicado "),
      money(row, "current_value", "hoje "),
      day(row, "invested_on", "em "),
    ]),
};
