import { fold } from "../../shared/text/fold.ts";
import type { KnowledgeItem } from "../../shared/tools/base/knowledge-item.ts";

/** Words of a query that tell nothing. */
const EMPTY = /^(?:que|qual|com|meu|minha|para|pra|sobre|algo|coisa|nome|mais|tenho|era|foi|dos|das)$/;
/** As much of a word as its inflections share: "alergia", "alérgica". */
const STEM = 5;
/** Two words for one thing. */
const SAME: readonly (readonly string[])[] = [["wifi", "wi-fi", "inter"], ["celul", "telef"], ["apart", "apto"], [
  "veter",
  "vet ",
]];

/** The items that every telling word of a query is in; null when the query has no such word. */
export function itemsAbout<T extends KnowledgeItem>(query: string, items: readonly T[]): T[] | null {
  const stems = (fold(query).match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).map((word) =>
    word.slice(0, STEM)
  );
  if (stems.length === 0) return null;
  return items.filter((item) => {
    const text = ` ${fold(`${item.title} ${item.content} ${item.about ?? ""}`)} `;
    return stems.every((stem) =>
      (SAME.find((words) => words.includes(stem)) ?? [stem]).some((one) => text.includes(one))
    );
  });
}
