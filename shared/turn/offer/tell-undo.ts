import { z } from "zod";
import type { DomainError } from "../../database/domain-error.ts";
import { formatDate } from "../../writing/format-date.ts";
import { formatDecimal, formatMoney } from "../../writing/format-figures.ts";
import { oneLine } from "../../writing/one-line.ts";
import type { ToolContext } from "../../tools/definition.ts";
import { categoryName } from "../../tools/finance/category.ts";
import { findBuiltInTool } from "../../tools/registry.ts";
import { describeResolution } from "../command/settle-question.ts";
import { writeSchema } from "./proposal.ts";

export type Write = z.infer<typeof writeSchema>;

/** Names a write on one line: "R$ 50,00 em alimentação (mercado), de hoje". */
export function nameWrite({ tool, result }: Write, context: ToolContext): string {
  if (result.status === "forgotten" && tool !== "forget_everything") return "algo que já apaguei da memória";
  // The result of a pack's write has a summary. It comes first, since such a tool may have the name of a built-in one.
  const summary = typeof result.summary === "string" ? result.summary : undefined;
  const named = summary ?? findBuiltInTool(tool)?.nameResult?.(result, context) ?? describeResolution(tool, result) ??
    tool;
  return oneLine(named).replace(/\.$/, "");
}

/** "Desfiz: R$ 50,00 em alimentação (mercado), de hoje; “Ler”, de hoje." */
export function tellUndone(undone: Write[], broughtBack: Write[], context: ToolContext): string {
  const list = (writes: Write[]) => writes.map((write) => nameWrite(write, context)).join("; ");
  const back = broughtBack.length === 0 ? "" : ` Voltou a valer: ${list(broughtBack)}.`;
  return `Desfiz: ${list(undone)}.${back}`;
}

const refusalSchema = writeSchema.extend({
  changes: z.array(z.object({ column: z.string(), left: z.unknown(), held: z.unknown() })),
});
type Change = z.infer<typeof refusalSchema>["changes"][number];

/**
 * Why a write was not taken back: "Não desfiz “Marquei Luz (R$ 50,00) como paga hoje”: o valor mudou de R$ 50,00 para
 * R$ 60,00 depois." Null for an error about anything else.
 */
export function tellRefusal({ code, detail }: DomainError, verb: string, context: ToolContext): string | null {
  const reason = REASONS[code];
  const refused = refusalSchema.safeParse(detail).data;
  if (reason === undefined || refused === undefined) return null;
  return `${verb} “${nameWrite(refused, context).replaceAll(/[“”]/g, "")}”: ${reason(refused.changes, context)}.`;
}

const REASONS: Partial<Record<string, (changes: Change[], context: ToolContext) => string>> = {
  already_undone: () => "isso já foi desfeito",
  nothing_written: () => "isso não tinha gravado nada novo",
  cannot_be_undone: () => "isso não tem volta. Não mexi em nada mais antigo",
  too_old_to_undo: () => "já faz mais de 24 horas",
  changed_since: tellFirstChange,
};

/** Tells only the first change that has words here. */
function tellFirstChange(changes: Change[], { today }: ToolContext): string {
  if (changes.length === 0) return "o que foi registrado depois não deixa";
  const named = changes.map(({ column, left, held }) => {
    const words = COLUMNS[column];
    if (words === undefined) return null;
    if (typeof words === "function") return words(left, held);
    const [noun, format] = words;
    const [before, after] = [left, held].map((value) => value === null ? "nada" : oneLine(format(value, today), 80));
    return `${noun} mudou de ${before} para ${after} depois`;
  });
  return named.find((sentence) => sentence !== null) ?? "isso mudou depois";
}

type Format = (value: unknown, today: string) => string;
const money: Format = (value) => formatMoney(Number(value));
const number: Format = (value) => formatDecimal(Number(value));
const day: Format = (value, today) => formatDate(String(value), today);
const text: Format = (value) => `‘${String(value)}’`;

const STATUS: Readonly<Record<string, string>> = {
  pending: "pendente",
  paid: "paga",
  canceled: "cancelada",
  active: "ativa",
  overdue: "atrasada",
  paid_off: "quitada",
  settled: "encerrada",
  defaulted: "inadimplente",
  wanted: "quer",
  started: "em andamento",
  done: "já foi",
};

/** The words for each column that the person may have changed. `changes` come in the order of their names. */
const COLUMNS: Readonly<Record<string, [noun: string, format: Format] | ((left: unknown, held: unknown) => string)>> = {
  id: () => "isso foi apagado depois",
  deleted_at: (left, held) => {
    if (left === null) return "isso foi apagado depois";
    // Undoing the import that made it has deleted it anew.
    return held === null ? "isso voltou a valer depois" : "isso foi apagado de novo depois";
  },
  active: (left) => left === true ? "isso foi desativado depois" : "isso voltou a valer depois",
  superseded_at: () => "outra informação tomou o lugar depois",
  validated_by_user: () => "você confirmou isso depois",
  amount: ["o valor", money],
  paid_ahead: ["o que foi pago adiantado", money],
  expected_amount: ["o valor previsto", money],
  actual_amount: ["o valor recebido", money],
  installment_amount: ["o valor da parcela", money],
  current_value: ["o valor atual", money],
  value: ["o valor", number],
  value2: ["o segundo valor", number],
  rating: ["a nota", number],
  current_installment: ["a parcela atual", number],
  installments: ["o número de parcelas", number],
  due_day: ["o dia do vencimento", number],
  paid_on: ["o dia do pagamento", day],
  received_on: ["o dia do recebimento", day],
  spent_on: ["a data", day],
  invested_on: ["a data", day],
  entry_date: ["a data", day],
  completion_date: ["a data", day],
  name: ["o nome", text],
  title: ["o título", text],
  author: ["a autoria", text],
  text: ["o texto", text],
  starts_at: ["o horário", text],
  frequency: ["a frequência", text],
  days: ["os dias", text],
  times_a_week: ["as vezes por semana", number],
  description: ["a descrição", text],
  content: ["o texto", text],
  note: ["a observação", text],
  category: ["a categoria", (value) => categoryName(String(value))],
  status: ["a situação", (value) => STATUS[String(value)] ?? String(value)],
};
