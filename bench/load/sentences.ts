import { life, type LifeItem } from "../memory/life.ts";
import { random } from "../memory/random.ts";

/** The most people that talk at once. */
export const MOST_PEOPLE = 500;

/** Turns of a conversation before a person begins the next. */
export const TURNS_OF_A_CONVERSATION = 10;

const KEPT = life(2_000, random(11));
const keptBySentence = new Map(KEPT.map((item) => [`anota: ${item.content}`, item]));
const SEARCH = "o que você sabe das minhas compras no mercado?";

/** What a person says in a turn: of ten sentences six need no tool, three search, and one is kept. */
export function sentence(person: number, turn: number): string {
  const kind = turn % 10;
  if (kind === 9) return `anota: ${KEPT[(person * 31 + turn) % KEPT.length]!.content}`;
  return kind % 3 === 2 ? SEARCH : "oi, tudo bem?";
}

/** What a sentence needs: a search, a memory kept, or nothing. */
export function need(sentence: string): "search" | LifeItem | null {
  return sentence === SEARCH ? "search" : keptBySentence.get(sentence) ?? null;
}
