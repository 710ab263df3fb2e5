import type { BankCode } from "./banks.ts";
import type { AccountKind } from "./statement.ts";

/** Which column of a table holds what. Names are folded: lower case, without accents. */
export interface Columns {
  date: string;
  /** Joined where they differ. */
  description: readonly string[];
  /** One column with a sign, or `credit` and `debit`. */
  amount?: string;
  credit?: string;
  debit?: string;
  /** The bank's own id of the line. */
  id?: string;
  /** In files of cards a purchase is positive and a payment negative. */
  isOutPositive?: boolean;
}

/** A table as a bank writes it. */
export interface Layout extends Columns {
  bank: BankCode | null;
  kind: AccountKind;
  /** More columns by which it is told apart from others. */
  also?: readonly string[];
  /** These few columns are all there are, since other banks have them among others. */
  isWhole?: boolean;
}

/** The layouts of the banks. Where several fit, the one with most columns counts. */
export const LAYOUTS: readonly Layout[] = [
  {
    bank: "nubank",
    kind: "checking",
    date: "data",
    amount: "valor",
    id: "identificador",
    description: ["descricao"],
  },
  {
    bank: "nubank",
    kind: "card",
    date: "date",
    description: ["title"],
    amount: "amount",
    isOutPositive: true,
    isWhole: true,
  },
  {
    bank: "nubank",
    kind: "card",
    date: "date",
    also: ["category"],
    description: ["title"],
    amount: "amount",
    isOutPositive: true,
    isWhole: true,
  },
  {
    bank: "itau",
    kind: "checking",
    date: "data",
    description: ["lancamento"],
    also: ["ag./origem"],
    amount: "valor (r$)",
  },
  {
    bank: "itau",
    kind: "checking",
    date: "data",
    description: ["lancamento"],
    also: ["saldo (r$)"],
    amount: "valor (r$)",
  },
  {
    bank: "itau",
    kind: "card",
    date: "data",
    description: ["lancamento"],
    amount: "valor",
    isOutPositive: true,
    isWhole: true,
  },
  {
    bank: "inter",
    kind: "checking",
    date: "data lancamento",
    description: ["historico", "descricao"],
    amount: "valor",
    also: ["saldo"],
  },
  {
    bank: "inter",
    kind: "checking",
    date: "data lancamento",
    description: ["descricao"],
    amount: "valor",
    also: ["saldo"],
  },
  {
    bank: "inter",
    kind: "card",
    date: "data",
    description: ["lancamento", "tipo"],
    also: ["categoria"],
    amount: "valor",
    isOutPositive: true,
  },
  {
    bank: "bradesco",
    kind: "checking",
    date: "data",
    description: ["historico"],
    also: ["docto."],
    credit: "credito (r$)",
    debit: "debito (r$)",
  },
  {
    bank: "banco_do_brasil",
    kind: "checking",
    date: "data",
    description: ["historico"],
    also: ["dependencia origem", "data do balancete"],
    amount: "valor",
  },
  {
    // "Tipo Lançamento" says "Entrada" of payments too, so the sign counts.
    bank: "banco_do_brasil",
    kind: "checking",
    date: "data",
    description: ["lancamento", "detalhes"],
    also: ["tipo lancamento"],
    amount: "valor",
  },
  {
    bank: "c6",
    kind: "checking",
    date: "data lancamento",
    also: ["data contabil"],
    description: ["titulo", "descricao"],
    credit: "entrada(r$)",
    debit: "saida(r$)",
  },
  {
    bank: "c6",
    kind: "checking",
    date: "data lancamento",
    also: ["data contabil"],
    description: ["titulo", "descricao"],
    credit: "entrada",
    debit: "saida",
  },
  {
    bank: "c6",
    kind: "card",
    date: "data de compra",
    also: ["nome no cartao", "final do cartao"],
    description: ["descricao", "parcela"],
    amount: "valor (em r$)",
    isOutPositive: true,
  },
];

/** Itaú's older export has no header: a day, words and an amount. */
export const HEADERLESS: { layout: Layout; columns: readonly string[] } = {
  layout: { bank: "itau", kind: "checking", date: "1", description: ["2"], amount: "3" },
  columns: ["1", "2", "3"],
};

/** The names of all columns that a layout must find. */
export function columnsOf(
  { date, description, amount, credit, debit, id, also = [] }: Columns & { also?: readonly string[] },
) {
  return [date, ...description, amount, credit, debit, id, ...also].filter((name) => name !== undefined);
}
