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
