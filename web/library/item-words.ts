import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { formatDecimal } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { STATUS_WORDS, TYPE_NOUNS } from "../../shared/writing/library-words.ts";
import type { Item, ItemStatus, ItemType, ListedItem } from "./library-data.ts";

/** The types as they stand in the address, and their names. */
export const TYPES: readonly { slug: string; type: ItemType; many: string }[] = [
  { slug: "notas", type: "note", many: "Notas" },
  { slug: "filmes", type: "movie", many: "Filmes" },
  { slug: "series", type: "tv_show", many: "Séries" },
  { slug: "livros", type: "book", many: "Livros" },
  { slug: "videos", type: "video", many: "Vídeos" },
  { slug: "links", type: "link", many: "Links" },
];

export const STATUSES: readonly { slug: string; status: ItemStatus; name: string }[] = [
  { slug: "quero", status: "wanted", name: "Para ver ou ler" },
  { slug: "comecei", status: "started", name: "Em andamento" },
  { slug: "terminei", status: "done", name: "Vistos e lidos" },
];

/** Films, series and books: only they have a status and a rating. */
export function isWork(type: ItemType): boolean {
  return type in STATUS_WORDS;
}

export function nameOfType(type: ItemType): string {
  return capitalize(TYPE_NOUNS[type].one);
}

/** "Para ler", "Vista". */
export function nameOfStatus(type: ItemType, status: ItemStatus): string {
  return capitalize(STATUS_WORDS[type]?.[status] ?? "");
}

const dayFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short" });

/** "Livro · de Machado de Assis · Lido · nota 9 · na biblioteca desde 22/10/2026". */
export function describeItem({ type, year, author, status, rating, created_at }: ListedItem): string {
  return [
    nameOfType(type),
    year,
    author && `de ${author}`,
    status && nameOfStatus(type, status),
    rating !== null && `nota ${formatDecimal(rating)}`,
    `na biblioteca desde ${dayFormat.format(new Date(created_at))}`,
  ].filter(Boolean).join(" · ");
}

/** Where an automatic note comes from; null for what the person saved. */
export function describeOrigin({ kind, period_from, period_to, isAutomatic }: Item): string | null {
  if (kind === null || period_from === null || period_to === null) return null;
  const records = `dos seus registros de ${formatNumericDate(period_from)} a ${formatNumericDate(period_to)}`;
  return isAutomatic
    ? `A assistente escreveu esta nota sozinha, a partir ${records}. Ela pode ser escrita de novo.`
    : `A assistente escreveu a primeira versão, a partir ${records}. Desde que você mudou o texto, a nota é sua.`;
}
