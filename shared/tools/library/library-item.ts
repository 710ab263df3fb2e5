import { z } from "zod";
import { LONGEST_TITLE } from "../../outside/page-title.ts";
import { formatDecimal } from "../../writing/format-figures.ts";
import { LIBRARY_STATUSES, LIBRARY_TYPES, STATUS_WORDS, TYPE_NOUNS } from "../../writing/library-words.ts";
import { plainText } from "../../database/plain-text.ts";

/** An item of the library as the SQL functions return it. */
export const itemSchema = z.object({
  type: z.enum(LIBRARY_TYPES),
  title: z.string(),
  content: z.string().optional(),
  url: z.string().optional(),
  year: z.number().optional(),
  author: z.string().optional(),
  status: z.enum(LIBRARY_STATUSES).optional(),
  rating: z.number().optional(),
  automatic: z.boolean().optional(),
});
export type LibraryItem = z.infer<typeof itemSchema>;

/** "o filme “A Origem” (2010)", "o link https://…" */
export function describeLibraryItem(item: LibraryItem): string {
  const { article, one } = TYPE_NOUNS[item.type];
  return `${article} ${one} ${describeTitle(item)}`;
}

/** ", visto, nota 9 de 10": status and rating, as they stand after the title; empty if the person said neither. */
export function describeState({ type, status, rating }: LibraryItem): string {
  const state = status === undefined ? undefined : STATUS_WORDS[type]?.[status];
  return `${state === undefined ? "" : `, ${state}`}${
    rating === undefined ? "" : `, nota ${formatDecimal(rating)} de 10`
  }`;
}

/** "“A Origem” (2010)"; "“Dom Casmurro”, de Machado de Assis"; for a link without a title, its address. */
export function describeTitle(
  { title, url, year, author }: Pick<LibraryItem, "title" | "url" | "year" | "author">,
): string {
  if (title === url?.slice(0, LONGEST_TITLE)) return title;
  return `“${title}”${year === undefined ? "" : ` (${year})`}${author === undefined ? "" : `, de ${author}`}`;
}

/** The argument `status` of the save tools and of update_item. */
export const statusArgument = z.enum(LIBRARY_STATUSES).optional().describe(
  "wanted: quer; started: começou; done: terminou",
);

const RATING_ERROR = "use uma nota de 0 a 10";
/** The argument `rating` of the save tools and of update_item. */
export const ratingArgument = z.number().min(0, RATING_ERROR).max(10, RATING_ERROR).optional().describe(
  "0 a 10, se ela deu",
);

/** The argument `quote` of the save tools: the person's own words that ask for the save. */
export const saveQuote = plainText(2000).describe("as palavras exatas em que a pessoa pede isso");

/** Result of the save tools. */
const savedSchema = z.object({
  status: z.enum(["created", "updated", "unchanged"]),
  item: itemSchema,
  untitled: z.boolean().optional(),
});

const absent = z.undefined().optional();

/** Where a save looked nothing up, the item holds the person's words alone. */
const ownWordsSchema = z.object({
  item: z.object({ url: absent, content: absent, tmdb_id: absent, open_library_id: absent }),
});

/** Whether the result of a save has a text from a catalogue or a page. */
export function hasLookedUpText(result: unknown): boolean {
  return !ownWordsSchema.safeParse(result).success;
}

/** The answer of the save tools. */
export function answerSaved(result: unknown): string {
  const { status, item, untitled } = savedSchema.parse(result);
  if (status === "created") {
    return `Guardei ${describeLibraryItem(item)}${describeState(item)}.${
      untitled ? " Ficou sem título, porque não consegui ler a página." : ""
    }`;
  }
  const alreadySaved = `Você já tinha guardado ${describeLibraryItem(item)}`;
  return status === "unchanged"
    ? `${alreadySaved}${describeState(item)}.`
    : `${alreadySaved}; completei os dados${describeState(item)}.`;
}

/** What was saved, as a noun phrase. */
export function nameSaved(result: unknown): string {
  const { item } = savedSchema.parse(result);
  return `${describeLibraryItem(item)}${describeState(item)}`;
}

/** "Quer que eu guarde …?" */
export function offerToSave(item: LibraryItem): string {
  const text = item.content === undefined ? "" : `, com o texto “${item.content}”`;
  return `Quer que eu guarde ${describeLibraryItem(item)}${describeState(item)}${text}?`;
}

const enrichedSchema = z.object({ status: z.enum(["updated", "unchanged", "not_saved"]), item: itemSchema });

/** What was completed, as a noun phrase. */
export function nameEnriched(result: unknown): string {
  return `os dados d${describeLibraryItem(enrichedSchema.parse(result).item)}`;
}

/** The answer of the enrich tools. */
export function answerEnriched(result: unknown): string {
  const { status, item } = enrichedSchema.parse(result);
  const { article } = TYPE_NOUNS[item.type];
  const about = item.content === undefined ? "" : ` ${item.content}`;
  const named = describeLibraryItem(item);
  if (status === "updated") return `Completei ${named}.${about}`;
  if (status === "unchanged") return `Não achei nada de novo sobre ${named}.${about}`;
  return `Achei ${named}, que não está ${article === "a" ? "salva" : "salvo"}.${about}`;
}
