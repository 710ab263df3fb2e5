import { AREA_NAMES } from "../memory/vocabulary.ts";
import { formatDecimal, formatMoney } from "../writing/format-figures.ts";
import { categoryName } from "../tools/finance/category.ts";
import { formatFrequency, FREQUENCIES } from "../writing/format-habit.ts";
import { measureSchema } from "../tools/health/measure.ts";
import { formatMeasure, metricName } from "../writing/format-measure.ts";
import type { RecordKind } from "../tools/definition.ts";
import { sayWhen } from "../tools/reminders/reminder.ts";
import { RECORD_KIND_NAMES } from "../tools/settings/set-standing-yes.ts";
import { formatMoment, listLine, numberOf, quoteLines, textOf } from "./markdown-text.ts";
import { escapeMarkdown } from "../writing/escape-markdown.ts";
import type { ExportRow } from "./read-export.ts";

/** What an entry may need in addition to its row. */
export interface EntryContext {
  timezone: string;
  /** Names of rows that others mention (conversations, habits), by id. */
  names: Map<string, string>;
  /** The conversation of the previous message. A heading is written only when it changes. */
  openConversation?: string;
}

/** Sections whose rows have no entry of their own: links between items, and conversations, which are told by their messages. */
export const SECTIONS_WITHOUT_ENTRIES = ["knowledge_links", "conversations"];

/** One row as Markdown; empty if it has no entry of its own. */
export function markdownEntry(section: string, row: ExportRow, context: EntryContext): string {
  if (SECTIONS_WITHOUT_ENTRIES.includes(section)) return "";
  return (ENTRY_WRITERS[section] ?? plainEntry)(row, context);
}

const AREAS: Record<string, string> = AREA_NAMES;

const TYPE_NAMES: Record<string, string> = {
  fact: "fato",
  preference: "preferência",
  memory: "lembrança",
  insight: "percepção",
  person: "pessoa",
};

const SOURCE_NAMES: Record<string, string> = {
  conversation: "dito em conversa",
  user_input: "escrito por você",
  ai_inference: "dedução minha",
};

/** A knowledge item: its content, then where it comes from and whether it is current. */
function knowledgeEntry(row: ExportRow, { timezone }: EntryContext): string {
  const title = textOf(row, "title").trim();
  const content = textOf(row, "content").trim();
  const text = title === "" || content.startsWith(title) || title.endsWith("…")
    ? escapeMarkdown(content)
    : `**${escapeMarkdown(title)}:** ${escapeMarkdown(content)}`;
  return `- ${row.is_current === false ? `~~${text}~~` : text}  \n  ${escapeMarkdown(describeOrigin(row, timezone))}\n`;
}

function describeOrigin(row: ExportRow, timezone: string): string {
  const about = textOf(row, "about");
  const confidence = numberOf(row, "confidence");
  const supersededAt = textOf(row, "superseded_at");
  const evidence = textOf(row, "inference_evidence");
  return [
    TYPE_NAMES[textOf(row, "type")],
    AREAS[textOf(row, "area")],
    about && `sobre ${about}`,
    formatMoment(textOf(row, "stated_at"), timezone),
    SOURCE_NAMES[textOf(row, "source")],
    evidence && `porque: ${evidence}`,
    confidence === null ? "" : `confiança ${Math.round(confidence * 100)}%`,
    row.validated_by_user === true ? "confirmado por você" : "",
    row.needs_resolution === true ? "em dúvida" : "",
    supersededAt ? `substituído em ${formatMoment(supersededAt, timezone)}` : "atual",
  ].filter(Boolean).join(" · ");
}

const MEMORY_COLUMNS: [column: string, label: string][] = [
  ["name", "Nome"],
  ["display_name", "Como chamar"],
  ["pronouns", "Pronomes"],
  ["age", "Idade"],
  ["location", "Onde mora"],
  ["occupation", "Ocupação"],
  ["family_context", "Família"],
  ["safety", "Alergias, condições e remédios"],
  ["current_goals", "Metas atuais"],
  ["current_challenges", "Desafios atuais"],
  ["top_of_mind", "Na cabeça agora"],
  ["values", "Valores"],
  ["communication_style", "Como prefere conversar"],
  ["learned_patterns", "Padrões percebidos"],
  ["timezone", "Fuso horário"],
];

/** The profile or the user memory: one line per field; empty fields are left out. */
function memoryEntry(row: ExportRow): string {
  return MEMORY_COLUMNS.flatMap(([column, label]) => {
    const value = row[column];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => text !== null && text !== undefined);
    return texts.length === 0
      ? []
      : [`- **${label}:** ${texts.map((text) => escapeMarkdown(String(text))).join("; ")}\n`];
  }).join("");
}

/** A message with its time, under the title of its conversation. Tool calls are only in the JSON export. */
function messageEntry(row: ExportRow, context: EntryContext): string {
  const content = textOf(row, "content").trim();
  if (content === "" || row.role === "tool") return "";
  const conversation = textOf(row, "conversation_id");
  const heading = conversation === context.openConversation
    ? ""
    : `### ${escapeMarkdown(context.names.get(conversation) ?? "") || "Conversa sem título"}\n\n`;
  context.openConversation = conversation;
  const speaker = row.role === "user" ? "Você" : "Assistente";
  const moment = formatMoment(textOf(row, "created_at"), context.timezone, true);
  const replaced = row.replaced_at ? " · substituída" : "";
  return `${heading}**${speaker}** · ${moment}${replaced}\n\n${quoteLines(content)}\n\n`;
}

/**
 * A note or another saved item. The text of a note is Markdown already and is not escaped. Headings of an automatic note are moved two
 * levels down, below its title.
 */
function noteEntry(row: ExportRow, { timezone }: EntryContext): string {
  const name = escapeMarkdown(textOf(row, "title")) || "Sem título";
  const author = textOf(row, "author") && `, de ${escapeMarkdown(textOf(row, "author"))}`;
  const title = `${name}${typeof row.year === "number" ? ` (${row.year})` : ""}${author}`;
  const rating = numberOf(row, "rating");
  const state = [STATUS_NAMES[textOf(row, "status")], rating === null ? "" : `nota ${formatDecimal(rating)}`].filter(
    Boolean,
  )
    .join(", ");
  const url = textOf(row, "url");
  const written = textOf(row, "content") || textOf(row, "description");
  const text = row.origin === "automatic" ? written.replace(/^## /gm, "#### ") : written;
  const moment = formatMoment(textOf(row, "created_at"), timezone);
  return [`### ${title}`, moment, state, url && `<${url.replace(/[\s<>]/g, encodeURIComponent)}>`, text.trim()]
    .filter(Boolean).join("\n\n") + "\n\n";
}

const STATUS_NAMES: Record<string, string> = { wanted: "para depois", started: "em andamento", done: "terminado" };

/** A template, unchanged, in a code block whose fence is longer than any row of backticks in it. */
function templateEntry(row: ExportRow): string {
  const source = textOf(row, "source");
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = "`".repeat(longest + 1);
  return `### ${escapeMarkdown(textOf(row, "title"))}\n\n${fence}md\n${source.trimEnd()}\n${fence}\n\n`;
}

const FINANCE_STATUS_NAMES: Record<string, string> = {
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
const account = (row: ExportRow, { names }: EntryContext) => names.get(textOf(row, "account_id"));
const status = (row: ExportRow) => FINANCE_STATUS_NAMES[textOf(row, "status")];

/** The list lines of finance rows, by section. */
const financeEntries: Record<string, (row: ExportRow, context: EntryContext) => string> = {
  expenses: (row, context) =>
    listLine([
      day(row, "spent_on"),
      money(row, "amount"),
      category(row),
      textOf(row, "description"),
      account(row, context),
    ]),
  bills: (row, context) =>
    listLine([
      month(row, "month"),
      textOf(row, "name"),
      money(row, "amount"),
      category(row),
      status(row),
      day(row, "paid_on", "em "),
      account(row, context),
    ]),
  incomes: (row, context) =>
    listLine([
      month(row, "month"),
      textOf(row, "name"),
      money(row, "expected_amount", "previsto "),
      money(row, "actual_amount", "recebido "),
      category(row),
      day(row, "received_on", "em "),
      account(row, context),
    ]),
  budgets: (row) => listLine([month(row, "month"), category(row), money(row, "amount", "", " por mês")]),
  budget_warnings: (row) =>
    listLine([month(row, "month"), category(row), `${numberOf(row, "mark") ?? 0}%`, money(row, "budget", "de ")]),
  debts: (row, context) =>
    listLine([
      textOf(row, "name"),
      money(row, "installment_amount", `${numberOf(row, "installments") ?? 1} × `),
      `parcela ${numberOf(row, "current_installment") ?? 1}`,
      row.owed_to_me === true ? "a receber" : "",
      account(row, context),
      status(row),
    ]),
  accounts: (row) =>
    listLine([
      textOf(row, "name"),
      row.kind === "card" ? "cartão" : categoryName(textOf(row, "kind")),
      money(row, "opening_balance", "saldo inicial "),
      money(row, "credit_limit", "limite "),
      numberOf(row, "closing_day") === null
        ? ""
        : `fecha dia ${numberOf(row, "closing_day")}, vence dia ${numberOf(row, "due_day")}`,
    ]),
  card_bills: (row, { names }) =>
    listLine([
      names.get(textOf(row, "account_id")),
      month(row, "month"),
      day(row, "closes_on", "fecha "),
      day(row, "due_on", "vence "),
    ]),
  transfers: (row, { names }) =>
    listLine([
      day(row, "moved_on"),
      money(row, "amount"),
      names.get(textOf(row, "from_account_id")),
      `para ${names.get(textOf(row, "to_account_id")) ?? ""}`,
    ]),
  debt_payments: (row, context) =>
    listLine([
      day(row, "paid_on"),
      money(row, "amount"),
      context.names.get(textOf(row, "debt_id")),
      account(row, context),
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

/** The list lines of health rows, by section. */
const healthEntries: Record<string, (row: ExportRow, context: EntryContext) => string> = {
  tracking_entries: (row) => {
    const measure = measureSchema.parse({ ...row, unit: row.custom_unit });
    return listLine([
      formatMoment(textOf(row, "entry_date"), "UTC"),
      metricName(measure),
      formatMeasure(measure),
      textOf(row, "note"),
    ]);
  },
  habits: (row) => {
    const frequency = FREQUENCIES.find((name) => name === row.frequency);
    const days = Array.isArray(row.days) ? row.days.filter((day) => typeof day === "number") : [];
    const times = Array.isArray(row.times) ? row.times.filter((time) => typeof time === "string") : [];
    return listLine([
      textOf(row, "name"),
      frequency &&
      formatFrequency({ frequency, days, times, times_a_week: numberOf(row, "times_a_week") ?? undefined }),
      row.active === false ? "parado" : "",
    ]);
  },
  habit_completions: (row, { names }) =>
    listLine([
      formatMoment(textOf(row, "completion_date"), "UTC"),
      names.get(textOf(row, "habit_id")),
      textOf(row, "completion_time"),
      textOf(row, "note"),
    ]),
};

/** A row of a table that has no function here yet: its columns without ids. */
function plainEntry(row: ExportRow): string {
  const columns = Object.entries(row).filter(([column]) => column !== "id" && !column.endsWith("_id"));
  return listLine(
    columns.map(([column, value]) => `${column}: ${typeof value === "string" ? value : JSON.stringify(value)}`),
  );
}

/** For each section: the function that writes one row as Markdown. */
export const ENTRY_WRITERS: Record<string, (row: ExportRow, context: EntryContext) => string> = {
  profiles: memoryEntry,
  user_memories: memoryEntry,
  knowledge_items: knowledgeEntry,
  messages: messageEntry,
  library_items: noteEntry,
  user_templates: templateEntry,
  ...financeEntries,
  ...healthEntries,
  reminders: (row) =>
    listLine([
      textOf(row, "text"),
      sayWhen({ at: textOf(row, "starts_at"), recurrence: textOf(row, "recurrence") || undefined }, ""),
      row.done_at ? "feito" : "",
    ]),
  standing_yes: (row) =>
    listLine([
      RECORD_KIND_NAMES[textOf(row, "kind") as RecordKind] ?? textOf(row, "kind"),
      row.is_on ? "" : "desligado",
    ]),
  tool_packs: (row) => listLine([`${textOf(row, "name")} ${textOf(row, "version")}`, row.enabled ? "" : "desligado"]),
  tool_definitions: (row, { names }) => listLine([textOf(row, "name"), names.get(textOf(row, "pack_id")) ?? ""]),
};
