import { BANK_CODES, bankName, bankOfName } from "../../shared/statements/banks.ts";
import type { ReportedLine, StatementReport } from "../../shared/statements/run-statement.ts";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { countOf, formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize, joinWords } from "../../shared/writing/join-words.ts";

export type LineState = ReportedLine["state"];

/** In the order in which they are shown. */
export const STATES: readonly LineState[] = ["new", "expected", "transfer", "known", "refused"];

const STATE_WORDS: Readonly<Record<LineState, readonly [one: string, many: string]>> = {
  new: ["novo", "novos"],
  expected: ["esperado", "esperados"],
  transfer: ["transferência", "transferências"],
  known: ["já registrado", "já registrados"],
  refused: ["de fora", "de fora"],
};

/** "novos", or "novo" of one. */
export function nameState(state: LineState, count = 1): string {
  return STATE_WORDS[state][count === 1 ? 0 : 1];
}

/** "4 novos, 1 transferência e 2 já registrados" */
export function sayCounts(counts: StatementReport["counts"]): string {
  const shown = STATES.filter((state) => counts[state] > 0);
  return joinWords(shown.map((state) => `${counts[state]} ${nameState(state, counts[state])}`));
}

const LEFT_OUT = "Fica de fora.";

/** What an import does when these lines are left out. What is said of the other lines stays as it was without them. */
export function withoutLines(report: StatementReport, leftOut: ReadonlySet<string>): StatementReport {
  const isOut = ({ id }: ReportedLine) => id !== undefined && leftOut.has(id);
  const out = report.lines.filter(isOut);
  const counts = { ...report.counts };
  for (const { state } of out) counts[state]--;
  counts.refused += out.length;
  const sum = (sign: 1 | -1, states: readonly LineState[]) =>
    out.reduce(
      (cents, { amount = 0, state }) =>
        states.includes(state) && amount * sign > 0 ? cents + Math.round(amount * sign * 100) : cents,
      0,
    ) / 100;
  const less = (from: number, what: number) => Math.round((from - what) * 100) / 100;
  return {
    ...report,
    counts,
    spent: less(report.spent, sum(-1, ["new"])),
    received: less(report.received, sum(1, ["new", "expected"])),
    lines: report.lines.map((line) => isOut(line) ? { ...line, state: "refused", reason: LEFT_OUT } : line),
  };
}

/** How many lines would change something: become rows, settle one that waited, or be linked with one that was told. */
export function countImportable({ counts, lines }: Pick<StatementReport, "counts" | "lines">) {
  // A line that was imported before is known by itself; one that was told in the chat is known by another row.
  const toLink = lines.filter(({ state, row, date, description }) =>
    state === "known" && (row?.name !== description || row?.date !== date)
  );
  return { entries: counts.new + counts.expected + counts.transfer, toLink: toLink.length };
}

/** The categories that an import is sent: those of the preview, unless the person chose others for the same words. */
export function categoriesToSend(
  lines: readonly ReportedLine[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ id, state, category, description = "" }) =>
      id !== undefined && state === "new" && category !== undefined ? [[id, chosen[description] ?? category]] : []
    ),
  );
}

/** The accounts of the person by id. */
export type AccountsById = ReadonlyMap<string, { name: string; kind: string }>;

/** What comes of a line, or why nothing does: "É a conta “Luz”, que fica paga." Null where its category says it. */
export function explainLine(
  { state, amount = 0, reason, row, other_account }: ReportedLine,
  account: { kind: string },
  accounts: AccountsById,
): string | null {
  switch (state) {
    case "refused":
      return reason ?? "Algum valor desta linha não serve.";
    case "known":
      return `É ${nameRow(row)}.`;
    case "expected":
      return row?.table === "bills"
        ? `É a conta “${row.name}”, que fica paga.`
        : `É a renda “${row?.name}”, que fica recebida.`;
    case "transfer":
      return explainTransfer(amount, account, other_account === undefined ? undefined : accounts.get(other_account));
    case "new":
      return amount > 0 ? "Entra como renda recebida." : null;
  }
}

function explainTransfer(amount: number, account: { kind: string }, other?: { name: string; kind: string }): string {
  const card = amount > 0 ? account.kind === "card" : other?.kind === "card";
  const way = other === undefined ? "" : amount > 0 ? `, sai de ${other.name}` : `, para ${other.name}`;
  if (card && amount > 0) return `Pagamento da fatura${way}: não é renda.`;
  if (card) return `Pagamento da fatura de ${other!.name}: não é gasto.`;
  return `Entre as suas contas${way}: não é gasto nem renda.`;
}

const ROW_WORDS: Readonly<Record<string, string>> = {
  expenses: "o gasto",
  incomes: "a renda",
  bills: "a conta",
  debts: "o empréstimo",
  debt_payments: "a parcela",
  transfers: "a transferência",
};

function nameRow(row: ReportedLine["row"]): string {
  const parts = [
    ROW_WORDS[row?.table ?? ""] ?? "um registro",
    ...(row?.name === undefined ? [] : [`“${row.name}”`]),
    ...(row?.date === undefined ? [] : [`de ${formatNumericDate(row.date)}`]),
  ];
  return parts.join(" ");
}

/** What the person should know of a statement before it comes in: another bank's file, lines from before the account was opened. */
export function warnOf(
  { bank, lines }: Pick<StatementReport, "bank" | "lines">,
  { name, opened_on = "" }: { name: string; opened_on?: string },
): string[] {
  const of = BANK_CODES.find((code) => code === bank);
  const isOther = of !== undefined && bankOfName(name) !== null && bankOfName(name) !== of;
  const before = lines.filter(({ state, date = "" }) => state !== "refused" && date < opened_on).length;
  return [
    ...(isOther ? [`O arquivo é do banco ${bankName(of)}, e a conta escolhida é ${name}.`] : []),
    ...(before > 0
      ? [
        `${countOf(before, "linha é", "linhas são")} de antes de ${
          formatNumericDate(opened_on)
        }, o dia do saldo inicial de ${name}: o saldo não muda com isso.`,
      ]
      : []),
  ];
}

/** "Saem R$ 252,27 em gastos novos e entram R$ 10,00." Empty without either. */
export function saySums({ spent, received }: Pick<StatementReport, "spent" | "received">): string {
  const parts = [
    ...(spent > 0 ? [`saem ${formatMoney(spent)} em gastos novos`] : []),
    ...(received > 0 ? [`entram ${formatMoney(received)}`] : []),
  ];
  return parts.length === 0 ? "" : `${capitalize(joinWords(parts))}.`;
}
