import { z } from "zod";
import { formatDecimal, formatMoney } from "../writing/format-figures.ts";
import { capitalize } from "../writing/join-words.ts";
import { categoryName } from "../tools/finance/category.ts";
import { metricName, METRICS } from "../writing/format-measure.ts";
import { noteDay, noteList, noteRange, noteTable, noteText, noteValue } from "./note-figures.ts";

const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number() });
/** Defines a section: the schema of its data, and the Markdown that is written from them. */
const section =
  <Schema extends z.ZodType>(schema: Schema, write: (data: z.infer<Schema>, kind: string) => string) =>
  (data: unknown, kind: string) => write(schema.parse(data), kind);

const spending = section(
  z.object({
    total: z.number(),
    count: z.number(),
    running: z.boolean(),
    before: z.number().nullable(),
    categories: z.array(
      z.object({
        category: z.string(),
        spent: z.number(),
        budget: z.number().nullish(),
        percent: z.number().nullish(),
      }),
    ),
  }),
  ({ total, count, running, before, categories }, kind) => {
    const previous = kind === "weekly_report" ? "a semana anterior" : "o mês anterior";
    const compared = before === null || before <= 0
      ? ""
      : `; ${running ? "até o mesmo dia d" : "n"}${previous} foram ${formatMoney(before)}`;
    const lines = categories.map(({ category, spent, budget, percent }) =>
      `${capitalize(categoryName(category))}: ${formatMoney(spent)}${describeLimit(spent, budget, percent)}`
    );
    return `Você gastou **${formatMoney(total)}** em ${times(count, "despesa", "despesas")}${compared}.\n\n${
      noteList(lines)
    }`;
  },
);

function describeLimit(spent: number, budget?: number | null, percent?: number | null): string {
  if (budget === undefined || budget === null) return "";
  return spent > budget
    ? ` de ${formatMoney(budget)}, **${formatMoney(spent - budget)} acima do limite**`
    : ` de ${formatMoney(budget)} (${formatDecimal(percent ?? 0, 0)}%)`;
}

const MOVEMENTS = { income: "Entradas", bills: "Contas", installments: "Parcelas", investments: "Guardado" };

const movements = section(
  list(z.object({
    of: z.enum(["income", "bills", "installments", "investments"]),
    amount: z.number(),
    names: z.array(z.object({ name: z.string(), expected: z.boolean() })),
    more: z.number().nullable(),
  })),
  ({ items }) =>
    noteList(items.map(({ of, amount, names, more }) => {
      const named = names.map(({ name, expected }) => `${noteText(name, 60)}${expected ? " (previsto)" : ""}`).join(
        ", ",
      );
      const rest = more ? ` e mais ${more}` : "";
      return `${MOVEMENTS[of]}: **${formatMoney(amount)}**${named === "" ? "" : ` · ${named}${rest}`}`;
    })),
);

const balance = section(
  z.object({ balance: z.number() }),
  ({ balance }) => `Saldo do mês: **${balance < 0 ? "−" : ""}${formatMoney(Math.abs(balance))}**.`,
);

const payments = section(
  list(z.object({
    name: z.string(),
    number: z.number().nullable(),
    installments: z.number().nullable(),
    amount: z.number(),
    due_on: z.string(),
    overdue_days: z.number(),
  })),
  ({ items, total }) =>
    noteList(
      items.map(({ name, number, installments, amount, due_on, overdue_days }) => {
        const part = number === null ? "" : ` (parcela ${number} de ${installments})`;
        const due = overdue_days > 0 ? "venceu em" : overdue_days === 0 ? "vence hoje," : "vence em";
        return `${noteText(name, 80)}${part}, ${formatMoney(amount)}: ${due} ${noteDay(due_on)}`;
      }),
      total,
    ),
);

const figure = z.object({ value: z.number(), unit: z.string().nullish(), days: z.number() });
/** How the figure of a metric is formed, written after the metric's name. */
const AGGREGATES: Record<string, string> = {
  ...{ weight: "", sleep: ", média por noite", water: ", média por dia", exercise: ", total", custom: ", média" },
};

const measure = z.object({ metric: z.enum(METRICS), name: z.string().nullable() });

/** "Peso", or the person's own name for a custom metric. */
function measureName({ metric, name }: z.infer<typeof measure>): string {
  return noteText(name ?? capitalize(metricName({ metric })), 60);
}

const measures = section(
  list(figure.extend({ ...measure.shape, before: figure.optional() })),
  ({ items }, kind) => {
    const format = (metric: string, { value, unit, days }: z.infer<typeof figure>) =>
      `${noteValue(metric, value, unit)}${metric === "exercise" ? ` em ${times(days, "dia", "dias")}` : ""}`;
    return noteTable(
      kind === "weekly_report" ? ["", "Na semana", "Semana anterior"] : ["", "No mês", "Mês anterior"],
      items.map(({ metric, name, before, ...now }) => [
        `${measureName({ metric, name })}${AGGREGATES[metric] ?? ", média de 1 a 10"}`,
        format(metric, now),
        before === undefined ? null : format(metric, before),
      ]),
    );
  },
);

/** The unit of time or the scale of a metric, written after the metric's name. */
const RATES: Record<string, string> = {
  ...{ sleep: " por noite", water: " por dia", exercise: " por dia de treino", mood: " (1 a 10)", energy: " (1 a 10)" },
};

const measured = section(
  list(measure.extend({
    unit: z.string().nullable(),
    mean: z.number(),
    lowest: z.number(),
    highest: z.number(),
    latest: z.number(),
    latest_on: z.string(),
    earliest: z.number(),
    earliest_on: z.string(),
    days: z.number(),
  })),
  ({ items }) =>
    noteTable(
      ["", "Primeiro", "Mais recente", "Média", "Do menor ao maior", "Dias"],
      items.map(({ metric, name, unit, ...one }) => [
        `${measureName({ metric, name })}${RATES[metric] ?? ""}`,
        `${noteValue(metric, one.earliest, unit)} (${noteDay(one.earliest_on)})`,
        `${noteValue(metric, one.latest, unit)} (${noteDay(one.latest_on)})`,
        noteValue(metric, one.mean, unit),
        noteRange(metric, one.lowest, one.highest, unit),
        String(one.days),
      ]),
    ),
);

const remarks = section(
  list(measure.extend({ note: z.string(), days: z.array(z.string()), more: z.number() })),
  ({ items, total }) =>
    noteList(
      items.map(({ metric, name, note, days, more }) =>
        `${capitalize(measureName({ metric, name }))}: ${noteText(note)} (${days.map(noteDay).join(", ")}${
          more > 0 ? ` e mais ${more}` : ""
        })`
      ),
      total,
    ),
);

const habits = section(
  list(z.object({
    name: z.string(),
    frequency: z.string(),
    active: z.boolean(),
    due: z.number(),
    done: z.number(),
    streak: z.number().nullable(),
  })),
  ({ items, total }) =>
    noteList(
      items.map(({ name, frequency, active, due, done, streak }) => {
        const [one, many, inRow] = frequency === "daily" ? ["dia", "dias", "seguidos"] : ["vez", "vezes", "seguidas"];
        const doneOf = active && due >= done ? `${done} de ` : "";
        const streakText = streak !== null && streak >= 5 ? `, ${streak} ${inRow} até hoje` : "";
        const count = times(active ? Math.max(due, done) : done, one, many);
        return `**${noteText(name, 80)}:** ${doneOf}${count}${streakText}`;
      }),
      total,
      20,
    ),
);

const facts = list(z.object({
  about: z.string().nullish(),
  content: z.string(),
  relationship: z.string().nullish(),
  before: z.string().nullish(),
  told_on: z.string().nullish(),
}));

const factsSection = (most: number) =>
  section(facts, ({ items, total }) =>
    noteList(
      items.map(({ about, content, relationship, before, told_on }) =>
        [
          ...(about ? [`${noteText(about, 60)}:`] : []),
          relationship ? `${noteText(content, 60)}, ${noteText(relationship, 60)}` : noteText(content),
          ...(before ? [`(antes: ${noteText(before, 120)})`] : []),
          ...(told_on ? [`(contado em ${noteDay(told_on)})`] : []),
        ].join(" ")
      ),
      total,
      most,
    ));

const memory = factsSection(12);
const health = factsSection(20);

/** The sections of notes by name. Each writes its data as Markdown. */
export const NOTE_SECTIONS = {
  ...{ spending, movements, balance, payments, measures, measured, remarks, habits },
  ...{ told: memory, people: memory, insights: memory },
  ...{ allergies: health, medication: health, health, patterns: health },
};

export type SectionName = keyof typeof NOTE_SECTIONS;

function times(count: number, one: string, many: string): string {
  return `${formatDecimal(count, 0)} ${count === 1 ? one : many}`;
}
