import assert from "node:assert/strict";
import type { ReportedLine } from "../../../../shared/statements/run-statement.ts";
import { sayUndone } from "../../../../shared/writing/say-undone-import.ts";
import {
  categoriesToSend,
  countImportable,
  explainLine,
  sayCounts,
  saySums,
  warnOf,
  withoutLines,
} from "../../../../web/money/import-words.ts";

const line = (index: number, more: Partial<ReportedLine>): ReportedLine => ({
  index,
  id: `line-${index}`,
  date: "2026-09-02",
  amount: -10,
  description: "Padaria",
  state: "new",
  ...more,
});
const accounts = new Map([
  ["a", { name: "Itaú", kind: "checking" }],
  ["b", { name: "Reserva", kind: "savings" }],
  ["c", { name: "Nubank", kind: "card" }],
]);
const account = { kind: "checking" };
const card = { kind: "card" };

Deno.test("sayCounts() names the states that there are, one and many", () => {
  assert.equal(
    sayCounts({ new: 1, known: 2, expected: 0, transfer: 1, refused: 3 }),
    "1 novo, 1 transferência, 2 já registrados e 3 de fora",
  );
});

Deno.test("countImportable() counts what changes something; a line that was imported before does not", () => {
  const lines = [
    line(1, {}),
    line(2, { state: "known", row: { table: "expenses", id: "x", name: "padaria da esquina", date: "2026-09-01" } }),
    line(3, { state: "known", row: { table: "expenses", id: "y", name: "Padaria", date: "2026-09-02" } }),
    line(4, { state: "known", row: { table: "transfers", id: "z", date: "2026-09-02" } }),
  ];
  const counts = { new: 1, known: 3, expected: 2, transfer: 4, refused: 5 };
  assert.deepEqual(countImportable({ counts, lines }), { entries: 7, toLink: 2 });
});

Deno.test("categoriesToSend() sends those of the preview, or the one chosen for the words, of new expenses alone", () => {
  const lines = [
    line(1, { category: "other" }),
    line(2, { category: "other" }),
    line(3, { category: "health", description: "Farmácia" }),
    line(4, { amount: 10 }),
    line(5, { state: "known", category: "other" }),
    line(6, { state: "refused", id: undefined }),
  ];
  assert.deepEqual(categoriesToSend(lines, { "Padaria": "food" }), {
    "line-1": "food",
    "line-2": "food",
    "line-3": "health",
  });
});

Deno.test("explainLine() says with what a line is known, what was expected, and why it is refused", () => {
  const row = (table: string, name?: string) => ({ table, id: "x", name, date: "2026-09-01" });
  const explain = (more: Partial<ReportedLine>, of = account) => explainLine(line(1, more), of, accounts);
  assert.equal(explain({ category: "food" }), null);
  assert.equal(explain({ amount: 10 }), "Entra como renda recebida.");
  assert.equal(
    explain({ state: "known", row: row("expenses", "padaria") }),
    "É o gasto “padaria” de 01/09/2026.",
  );
  assert.equal(explain({ state: "known", row: row("transfers") }), "É a transferência de 01/09/2026.");
  assert.equal(explain({ state: "expected", row: row("bills", "Luz") }), "É a conta “Luz”, que fica paga.");
  assert.equal(
    explain({ state: "expected", amount: 10, row: row("incomes", "Salário") }),
    "É a renda “Salário”, que fica recebida.",
  );
  assert.equal(explain({ state: "refused", reason: "O valor é zero." }), "O valor é zero.");
});

Deno.test("explainLine() tells transfers and payments of bills apart, in both directions", () => {
  const explain = (amount: number, of: { kind: string }, other_account?: string) =>
    explainLine(line(1, { state: "transfer", amount, other_account }), of, accounts);
  assert.equal(explain(-10, account, "b"), "Entre as suas contas, para Reserva: não é gasto nem renda.");
  assert.equal(explain(10, account, "b"), "Entre as suas contas, sai de Reserva: não é gasto nem renda.");
  assert.equal(explain(-10, account, "c"), "Pagamento da fatura de Nubank: não é gasto.");
  assert.equal(explain(10, card, "a"), "Pagamento da fatura, sai de Itaú: não é renda.");
  assert.equal(explain(10, card), "Pagamento da fatura: não é renda.");
});

Deno.test("saySums() and sayUndone() say only what there is", () => {
  assert.equal(saySums({ spent: 252.27, received: 10 }), "Saem R$ 252,27 em gastos novos e entram R$ 10,00.");
  assert.equal(saySums({ spent: 0, received: 0 }), "");
  assert.equal(
    sayUndone({ status: "undone", deleted: 4, restored: 1, kept: 0 }),
    "Importação desfeita: 4 lançamentos apagados e 1 registro voltou a ser como era.",
  );
  assert.equal(
    sayUndone({ status: "undone", deleted: 0, restored: 0, kept: 1 }),
    "Importação desfeita. 1 ficou como está, porque mudou depois.",
  );
  assert.equal(
    sayUndone({ status: "repeated", deleted: 0, restored: 0, kept: 0 }),
    "Essa importação já estava desfeita.",
  );
});

Deno.test("warnOf() tells of another bank's file and of lines from before the account", () => {
  const line = (date: string, state: ReportedLine["state"] = "new"): ReportedLine => ({ index: 1, date, state });
  const itau = { name: "Itaú", opened_on: "2026-11-07" };
  const lines = [line("2026-11-06"), line("2026-11-07"), line("1900-01-01", "refused")];
  assert.deepEqual(warnOf({ bank: "itau", lines: [line("2026-11-07")] }, itau), []);
  assert.deepEqual(warnOf({ bank: null, lines }, itau), [
    "1 linha é de antes de 07/11/2026, o dia do saldo inicial de Itaú: o saldo não muda com isso.",
  ]);
  assert.deepEqual(warnOf({ bank: "itau", lines: [] }, { name: "Nubank" }), [
    "O arquivo é do banco Itaú, e a conta escolhida é Nubank.",
  ]);
  assert.deepEqual(warnOf({ bank: "itau", lines: [] }, { name: "Reserva" }), []);
});

Deno.test("withoutLines() counts a line that is left out as refused, and takes it off the sums", () => {
  const report = {
    account: { id: "a", name: "Itaú", kind: "checking" },
    bank: null,
    period: null,
    counts: { new: 2, known: 0, expected: 1, transfer: 0, refused: 1 },
    spent: 20.3,
    received: 100,
    lines: [
      line(1, { amount: -10.1 }),
      line(2, { amount: -10.2 }),
      line(3, { state: "expected", amount: 100 }),
      line(4, { state: "refused", id: undefined }),
    ],
  };
  assert.deepEqual(withoutLines(report, new Set()), report);
  const { counts, spent, received, lines } = withoutLines(report, new Set(["line-1", "line-3"]));
  assert.deepEqual(counts, { new: 1, known: 0, expected: 0, transfer: 0, refused: 3 });
  assert.deepEqual([spent, received], [10.2, 0]);
  assert.deepEqual(lines.map(({ state }) => state), ["refused", "new", "refused", "refused"]);
});
