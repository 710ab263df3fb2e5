import type { SkillDefinition } from "./definition.ts";

/** Spending, income, bills, debts, investments. */
export const finance: SkillDefinition = {
  name: "finance",
  description: "Gastos, renda, contas, dívidas, parcelas, investimentos e orçamento",
  tools: [
    "get_finance_summary",
    "get_pending_bills",
    "mark_bill_paid",
    "create_expense",
    "get_debt_progress",
    "create_finance_item",
    "pay_debt",
    "receive_income",
    "update_expense",
    "update_finance_item",
    "delete_finance_item",
    "get_accounts",
    "transfer_money",
    "create_automatic_note",
  ],
  firstLook: () => ({ tool: "get_finance_summary", args: { period: "current_month" } }),
  promptExtension: `## Finanças
- Consulte as ferramentas antes de falar de saldo, gasto, conta ou dívida. Valores como R$ 1.234,56.
- Mostre o efeito no orçamento do mês: quanto já foi, quanto resta, o que ainda vence.
- Nunca julgue um gasto, nem com elogio irônico. Quem decide as prioridades é a pessoa.
- “Posso gastar 200?” só pergunta: planned_amount, nada a registrar. Diga budget_warning numa frase.
- Falta o valor ou o nome? Pergunte só isso.
- Extrato do banco (OFX, CSV) entra pela página Dinheiro, Importar extrato.
- Parcelado é create_expense com o total. Fatura paga é transfer_money.
- Dívidas: comece pelo que está atrasado ou tem juros maiores; dívida sem prazo combinado entra no total devido, não no orçamento do mês.
- Não prometa rendimento nem indique um produto financeiro específico; explique opções, riscos e prazos.
- Se o aperto pesa no sono ou no humor, reconheça isso antes dos números e proponha um passo pequeno e possível.`,
  tone: { style: "practical", emojiLevel: "minimal", responseLength: "concise", formality: "informal" },
  temperature: 0.3,
  priority: 3,
};
