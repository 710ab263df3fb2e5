import { type EntryContext, markdownEntry } from "./markdown-entries.ts";
import { formatMoment, textOf } from "./markdown-text.ts";
import type { Export, Exportable, ExportRow } from "./read-export.ts";

const TITLES: Record<Exportable, string> = {
  memory: "Minha memória",
  notes: "Minhas notas",
  conversations: "Minhas conversas",
  everything: "Tudo o que é meu",
};

/** Sections whose rows are mentioned by name in later sections. */
const SECTIONS_WITH_NAMES = ["conversations", "habits", "debts", "accounts", "tool_packs"];

/** Writes an export for people: Markdown in pt-BR, with a heading for each section that has rows, oldest first. */
export async function* writeMarkdown({ what, exportedAt, timezone, parts }: Export): AsyncGenerator<string> {
  const context: EntryContext = { timezone, names: new Map() };
  yield `# ${TITLES[what]}\n\nExportado do Life Assistant em ${formatMoment(exportedAt, timezone, true)}.\n`;
  let openSection: string | null = null;
  for await (const { section, rows } of parts) {
    if (SECTIONS_WITH_NAMES.includes(section)) rows.forEach((row) => rememberName(row, context));
    const text = rows.map((row) => markdownEntry(section, row, context)).join("");
    if (text === "") continue;
    yield section === openSection ? text : `\n## ${SECTION_TITLES[section] ?? "Outros registros"}\n\n${text}`;
    openSection = section;
  }
  if (openSection === null) yield "\nNada por aqui ainda.\n";
}

function rememberName(row: ExportRow, { names }: EntryContext): void {
  const name = textOf(row, "title") || textOf(row, "name");
  if (name) names.set(textOf(row, "id"), name);
}

/** The heading of each section. */
export const SECTION_TITLES: Record<string, string> = {
  profiles: "Perfil",
  user_memories: "Sobre você",
  knowledge_items: "O que eu sei",
  messages: "Conversas",
  library_items: "Notas e itens salvos",
  user_templates: "Modelos",
  expenses: "Despesas",
  bills: "Contas",
  incomes: "Receitas",
  budgets: "Orçamentos",
  budget_warnings: "Avisos de orçamento",
  debts: "Dívidas",
  debt_payments: "Pagamentos de dívidas",
  accounts: "Contas e cartões",
  card_bills: "Faturas",
  transfers: "Transferências e pagamentos de faturas",
  investments: "Investimentos",
  tracking_entries: "Acompanhamento",
  habits: "Hábitos",
  habit_completions: "Hábitos cumpridos",
  reminders: "Lembretes",
  standing_yes: "O que registro sem perguntar",
  tool_packs: "Seus pacotes",
  tool_definitions: "Ferramentas dos seus pacotes",
};
