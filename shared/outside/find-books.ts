import { z } from "zod";
import type { Environment } from "../runtime/environment.ts";
import { fold } from "../language/fold.ts";
import { oneLine } from "../writing/one-line.ts";
import { LONGEST_TITLE } from "./page-title.ts";
import { type Network, readOutside } from "./read-outside.ts";

/** A book as Open Library describes it. */
export interface Book {
  open_library_id: string;
  title: string;
  author?: string;
  year?: number;
}

/** Where books are searched; undefined when the deployment has switched that off. Open Library needs no key. */
export function bookSource({ openLibrary }: Pick<Environment, "openLibrary">): BookSource | undefined {
  return openLibrary ? { address: "https://openlibrary.org/search.json" } : undefined;
}

export interface BookSource {
  address: string;
}

/** One edition of each work is asked for: with `lang` it is the Portuguese one, where there is one. */
const FIELDS = "key,title,author_name,first_publish_year,editions,editions.title";
/** Doubles of a work are dropped, so that more is asked for than is shown. */
const MOST_FOUND = 20;
const LONGEST_AUTHOR = 200;

const namedSchema = z.object({ title: z.string().optional() });
const foundSchema = z.object({
  docs: z.array(
    namedSchema.extend({
      key: z.string(),
      author_name: z.array(z.string()).optional(),
      first_publish_year: z.int().optional(),
      editions: z.object({ docs: z.array(namedSchema) }).optional(),
    }),
  ),
});

/**
 * Searches books by title and author. The most likely comes first. Books that have exactly the title that was asked for are given alone;
 * of doubles, the first.
 *
 * @throws when Open Library cannot be reached, refuses, or answers in another form
 */
export async function findBooks(
  { address }: BookSource,
  title: string,
  author: string | undefined,
  network: Network,
): Promise<Book[]> {
  const url = new URL(address);
  url.search = new URLSearchParams({
    title,
    ...(author === undefined ? {} : { author }),
    fields: FIELDS,
    lang: "pt",
    limit: String(MOST_FOUND),
  }).toString();
  const { bytes } = await readOutside(url.href, "application/json", network);
  const { docs } = foundSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const books = docs.flatMap((doc): Book[] => {
    const open_library_id = /^\/works\/(OL\d+W)$/.exec(doc.key)?.[1];
    const name = oneLine(doc.editions?.docs[0]?.title ?? doc.title ?? "", LONGEST_TITLE);
    const author = oneLine(doc.author_name?.[0] ?? "", LONGEST_AUTHOR);
    const year = doc.first_publish_year ?? 0;
    if (open_library_id === undefined || name === "") return [];
    return [{
      open_library_id,
      title: name,
      ...(author === "" ? {} : { author }),
      // The library keeps no older years.
      ...(year >= 1870 && year <= 2100 ? { year } : {}),
    }];
  });
  const exact = books.filter((book) => plain(book.title) === plain(title));
  return withoutDoubles(exact.length > 0 ? exact : books);
}

function withoutDoubles(books: readonly Book[]): Book[] {
  const seen = new Map<string, Book>();
  for (const book of books) {
    const name = `${plain(book.title)}|${plain(book.author ?? "")}`;
    if (!seen.has(name)) seen.set(name, book);
  }
  return [...seen.values()];
}

/** "Grande Sertão: Veredas" and "grande sertão veredas" are one title. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
