import { z } from "zod";
import { cutText } from "./cut-text.ts";
import { formatNumericDate } from "./format-date.ts";
import { formatMoney } from "./format-figures.ts";

/** A row that a person may choose, as Postgres gives it: a name, or the details that distinguish rows of the same name. */
export const choiceLabelSchema = z.union([
  z.string(),
  z.discriminatedUnion("of", [
    z.object({ of: z.literal("bill"), name: z.string(), amount: z.number(), due_on: z.string(), is_open: z.boolean() }),
    z.object({
      of: z.literal("debt"),
      name: z.string(),
      /** The next instalment and their number. Absent for a debt without a plan, whose `amount` is what remains to be paid. */
      instalment: z.number().optional(),
      instalments: z.number().optional(),
      amount: z.number(),
      owed_to_me: z.boolean(),
    }),
    z.object({ of: z.literal("entry"), name: z.string(), amount: z.number(), date: z.string().optional() }),
    z.object({ of: z.literal("account"), name: z.string() }),
    /** `at` is local time, `YYYY-MM-DDTHH:MM`. */
    z.object({ of: z.literal("reminder"), text: z.string(), at: z.string() }),
    /** `type` is present only when the choices are of several types. */
    z.object({
      of: z.literal("item"),
      title: z.string(),
      year: z.number().optional(),
      type: z.enum(["note", "movie", "tv_show", "book", "video", "link"]).optional(),
    }),
  ]),
]);

/** The details of a choice in numbers and codes. */
export type ChoiceLabel = z.infer<typeof choiceLabelSchema>;

const TYPES = { note: "nota", movie: "filme", tv_show: "série", book: "livro", video: "vídeo", link: "link" };

/** The text of a choice, as the person reads it: "Luz – R$ 80,00, vence 12/03". */
export function formatChoice(label: ChoiceLabel, today: string): string {
  if (typeof label === "string") return label;
  switch (label.of) {
    case "bill": {
      const due = label.due_on < today ? "venceu" : "vence";
      const verb = label.is_open ? due : "era para";
      return `${label.name} – ${formatMoney(label.amount)}, ${verb} ${formatDueDay(label.due_on, today)}`;
    }
    case "debt":
      return `${label.name} – ${amountPhrase(label)} ${formatMoney(label.amount)}`;
    case "entry": {
      const date = label.date === undefined ? "" : `, ${formatNumericDate(label.date)}`;
      return `${label.name} – ${formatMoney(label.amount)}${date}`;
    }
    case "account":
      return label.name;
    case "reminder":
      return `${label.text} – ${formatNumericDate(label.at.slice(0, 10)).slice(0, 5)}, ${label.at.slice(11)}`;
    case "item": {
      const title = label.title.length > 120 ? `${cutText(label.title, 119).trimEnd()}…` : label.title;
      const year = label.year === undefined ? "" : ` (${label.year})`;
      return `${title}${year}${label.type === undefined ? "" : ` – ${TYPES[label.type]}`}`;
    }
  }
}

/** The words before the amount of a debt. */
function amountPhrase({ instalment, instalments, owed_to_me }: Extract<ChoiceLabel, { of: "debt" }>): string {
  if (instalment !== undefined) return `parcela ${instalment}/${instalments} de`;
  return owed_to_me ? "a receber" : "faltam";
}

/** "12/03" in this year, "12/03/2027" in another one. */
function formatDueDay(day: string, today: string): string {
  const date = formatNumericDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date;
}
