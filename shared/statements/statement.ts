import type { BankCode } from "./banks.ts";

/** What a file of a bank says: its lines, and the lines that could not be read. */
export interface Statement {
  /** Null if neither the file nor the person says it. */
  bank: BankCode | null;
  kind: AccountKind;
  currency: "BRL";
  /** First and last day of the lines; null without lines. */
  period: { from: string; to: string } | null;
  lines: StatementLine[];
  refused: RefusedLine[];
}

export type AccountKind = "checking" | "savings" | "card";

export interface StatementLine {
  /** The line of the file, from 1. */
  index: number;
  /** The same in every file of this account that holds this line. */
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** Cents; negative: money out. Of a card, a purchase is out and a payment of the bill is in. */
  amount: number;
  /** At most 200 characters on one line. It is what the bank wrote, so it may begin like a formula. */
  description: string;
  /** Whether its words leave it open that it is a transfer between own accounts, or a payment of a card's bill. */
  mayBeTransfer: boolean;
  /** Of an account: whether its words say that it pays a card's bill. */
  paysCard: boolean;
}

export interface RefusedLine {
  /** The line of the file, from 1. */
  index: number;
  /** A sentence for the user, pt-BR. */
  reason: string;
}

/** A line before it has its id: `bankId` is the one that the bank gave it, if any. */
export interface ReadLine extends Omit<StatementLine, "id" | "mayBeTransfer" | "paysCard"> {
  bankId: string | null;
}

/** What {@link readCsv} and {@link readOfx} find in a file. */
export interface ReadFile extends Omit<Statement, "lines" | "period"> {
  lines: ReadLine[];
}

export type StatementErrorCode =
  | "empty_file"
  | "too_large"
  | "too_many_lines"
  | "not_a_statement"
  | "unknown_layout"
  | "missing_column"
  | "other_bank"
  | "other_currency"
  | "several_accounts"
  | "no_lines";

/** A file that is not read at all. The message is for the user, pt-BR, and may quote the file. */
export class StatementError extends Error {
  override name = "StatementError";

  /** @param columns the columns of a table of an unknown layout, so that the person can say what each of them is */
  constructor(readonly code: StatementErrorCode, message: string, readonly columns: string[] = []) {
    super(message);
  }
}

/** More than any bank gives at once. */
export const MAX_LINES = 10_000;

export const MAX_BYTES = 5 * 1024 * 1024;
