import { z } from "zod";
import { LONGEST_TITLE } from "../../outside/page-title.ts";
import { plainText } from "../../text/plain-text.ts";

export const ITEM_TYPES = ["note", "movie", "tv_show", "video", "link"] as const;
export type ItemType = typeof ITEM_TYPES[number];

/** An item as the tools' functions return it. */
export const itemSchema = z.object({
  type: z.enum(ITEM_TYPES),
  title: z.string(),
  content: z.string().optional(),
  url: z.string().optional(),
  year: z.number().optional(),
  automatic: z.boolean().optional(),
});
export type LibraryItem = z.infer<typeof itemSchema>;

/** "a nota", "2 notas" */
export const TYPE_NOUNS: Record<ItemType, { article: "a" | "o"; one: string; many: string }> = {
  note: { article: "a", one: "nota", many: "notas" },
  movie: { article: "o", one: "filme", many: "filmes" },
  tv_show: { article: "a", one: "série", many: "séries" },
  video: { article: "o", one: "vídeo", many: "vídeos" },
  link: { article: "o", one: "link", many: "links" },
};

/** "o filme “A Origem” (2010)", "o link https://…" */
export function describeItem(item: LibraryItem): string {
  const { article, one } = TYPE_NOUNS[item.type];
  return `${article} ${one} ${titleOf(item)}`;
}

/** "“A Origem” (2010)"; a link that has no title goes by its address. */
export function titleOf({ title, url, year }: Pick<LibraryItem, "title" | "url" | "year">): string {
  if (title === url?.slice(0, LONGEST_TITLE)) return title;
  return `“${title}”${year === undefined ? "" : ` (${year})`}`;
}

/** The person's own words, on which a save rests. */
export const saveQuote = plainText(2000).describe("as palavras exatas em que a pessoa pede isso");

/** Result of the save tools. */
const savedSchema = z.object({
  status: z.enum(["created", "updated", "unchanged"]),
  item: itemSchema,
  untitled: z.boolean().optional(),
});

/** What became of a save, said. */
export function answerSaved(result: unknown): string {
  const { status, item, untitled } = savedSchema.parse(result);
  if (status === "created") {
    return `Guardei ${describeItem(item)}.${untitled ? " Ficou sem título, porque não consegui ler a página." : ""}`;
  }
  const { article } = TYPE_NOUNS[item.type];
  const known = `Você já tinha guardado ${describeItem(item)}`;
  return status === "unchanged"
    ? `${known}.`
    : `${known}; completei ${article === "a" ? "os dados dela" : "os dados dele"}.`;
}

/** "Quer que eu guarde …?" */
export function offerToSave(item: LibraryItem): string {
  return `Quer que eu guarde ${describeItem(item)}?`;
}

const enrichedSchema = z.object({ status: z.enum(["updated", "unchanged", "not_saved"]), item: itemSchema });

/** What was found of a film or video, said. */
export function answerEnriched(result: unknown): string {
  const { status, item } = enrichedSchema.parse(result);
  const { article } = TYPE_NOUNS[item.type];
  const about = item.content === undefined ? "" : ` ${item.content}`;
  const whole = `${describeItem(item)}`;
  if (status === "updated") return `Completei ${whole}.${about}`;
  if (status === "unchanged") return `Não achei nada de novo sobre ${whole}.${about}`;
  return `Achei ${whole}, que não está ${article === "a" ? "salva" : "salvo"}.${about}`;
}
