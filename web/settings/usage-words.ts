import { costOf, type ModelUse } from "../../shared/writing/model-cost.ts";

interface UsageDay {
  day: string;
  turns: number;
  failed: number;
  models: ModelUse[];
}

export interface Usage {
  days: UsageDay[];
  /** Of what is counted by day: how much of it today. */
  limits: { what: string; used: number; most: number }[];
  /** Tables that are fuller than a tenth. */
  rows: { table: string; rows: number; most: number }[];
  /** Of everything that is kept. */
  bytes: { used: number; most: number };
}

const USES: Record<string, string> = {
  turns: "Mensagens",
  reads: "Consultas",
  searches: "Buscas",
  exports: "Exportações",
  export_pages: "Páginas de exportações",
  imports: "Importações",
  mcp_calls: "Pedidos de outros assistentes",
  pack_changes: "Mudanças em pacotes",
  outside_templates: "Modelos que consultam fora daqui",
  requests: "Pedidos longos ou recusados",
  preparations: "Propostas preparadas",
  embedded_characters: "Letras lidas para a busca por sentido",
};

/** What a limit counts. */
export function nameUse(what: string): string {
  return USES[what] ?? "Outros pedidos";
}

export function formatCount(count: number): string {
  return count.toLocaleString("pt-BR");
}

/** "US$ 0,00", "US$ 1,25"; below a cent "menos de US$ 0,01". */
export function formatDollars(dollars: number): string {
  if (dollars > 0 && dollars < 0.01) return "menos de US$ 0,01";
  return `US$ ${dollars.toLocaleString("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "26/11" of "2026-11-26". */
export function formatDay(day: string): string {
  return day.split("-").slice(1).toReversed().join("/");
}

/** Turns and tokens of a day, and what they cost. `dollars` is null where a model has no known price. */
export function sumUpDay({ day, turns, failed, models }: UsageDay) {
  const costs = models.map((model) => costOf(model, day));
  return {
    day,
    turns,
    failed,
    read: models.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    written: models.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    dollars: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  };
}
