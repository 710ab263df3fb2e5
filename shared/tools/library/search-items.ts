import { z } from "zod";
import { countOf } from "../../writing/format-figures.ts";
import { oneLine } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import { clampedNumber } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import {
  LIBRARY_STATUSES,
  LIBRARY_TYPES,
  type LibraryStatus,
  type LibraryType,
  STATUS_WORDS,
  TYPE_NOUNS,
} from "../../writing/library-words.ts";
import { describeState, describeTitle, itemSchema, type LibraryItem, statusArgument } from "./library-item.ts";

const resultSchema = z.object({
  query: z.string(),
  type: z.enum(LIBRARY_TYPES).optional(),
  status: z.enum(LIBRARY_STATUSES).optional(),
  page: z.number(),
  total: z.number(),
  shown: z.number(),
  items: z.array(itemSchema),
});
type Result = z.infer<typeof resultSchema>;

/** Lists what was saved, or finds it by words and meaning. */
export const searchItems: BuiltInTool = {
  kind: "built-in",
  name: "search_items",
  title: "Buscar na biblioteca",
  description:
    "Busca no que a pessoa salvou: notas, filmes, séries, livros, vídeos e links; sem query lista tudo, do mais novo ao mais antigo.",
  utterances: [
    "procura a nota com a senha do wifi",
    "quais filmes eu tenho salvos pra assistir?",
    "acha aquele link de apartamento que te mandei",
    "lista tudo que já guardei até hoje",
    "cade akela receita de bolo q salvei",
    "q series tao na minha lista?",
    "me manda o video de yoga q guardei mes passado",
    "ve se eu anotei o numero da placa",
    "tô no sofá sem ideia do que ver, o que eu tinha separado?",
    "o técnico chegou e pediu o protocolo da Vivo, eu tinha deixado contigo",
    "te passei um artigo sobre imposto semana retrasada e agora preciso reler",
    "será que eu já tinha guardado Bacurau ou foi outro nacional?",
  ],
  embeds: "query",
  inputSchema: z.object({
    query: plainText(1000, { blank: true }).optional(),
    type: z.enum(LIBRARY_TYPES).optional(),
    status: statusArgument,
    limit: clampedNumber(1, 50).optional().describe("1 a 50; padrão 20"),
    page: clampedNumber(1, 1000).optional(),
  }),
  confirmation: "none",
  // The result holds titles of web pages, which the person did not write.
  reads: "outside",
  hasOutsideText: (result) => resultSchema.safeParse(result).data?.total !== 0,
  answer(result) {
    const found = resultSchema.parse(result);
    if (found.total === 0) return sayNothingFound(found);
    return [
      describeTotal(found),
      ...found.items.map((item) => describeLine(item, found.query)),
      ...countRemaining(found),
    ].join("\n");
  },
};

function describeTotal({ query, type, status, page, total }: Result): string {
  const { article, one, many } = type === undefined ? ITEMS : TYPE_NOUNS[type];
  const saved = status === undefined
    ? `${article === "a" ? "salva" : "salvo"}${total === 1 ? "" : "s"}`
    : stateOf(status, type, total);
  const found = isEmptyQuery(query)
    ? `Você tem ${countOf(total, one, many)} ${saved}`
    : `Achei ${countOf(total, one, many)}${status === undefined ? "" : ` ${saved}`}`;
  return `${found}${page > 1 ? `, página ${page}` : ""}:`;
}

/** "para ler", "vistas"; of several types "vistos ou lidos". */
function stateOf(status: LibraryStatus, type: LibraryType | undefined, total: number): string {
  const word = type === undefined ? undefined : STATUS_WORDS[type]?.[status];
  if (word !== undefined) return status === "done" && total !== 1 ? `${word}s` : word;
  return {
    wanted: "para ver ou ler",
    started: "em andamento",
    done: total === 1 ? "visto ou lido" : "vistos ou lidos",
  }[status];
}

const ITEMS = { article: "o", one: "item", many: "itens" } as const;

function isEmptyQuery(query: string): boolean {
  return query.trim() === "";
}

/** One item in a line: for a note that was searched for, its content; for everything else, its title. */
function describeLine(item: LibraryItem, query: string): string {
  const { one } = TYPE_NOUNS[item.type];
  const kind = item.automatic ? "nota automática" : one;
  const address = item.url === undefined || item.url === item.title ? "" : `: ${item.url}`;
  const isNote = item.type === "note" && !item.automatic && !isEmptyQuery(query) && item.content !== undefined;
  const shownText = isNote ? `“${oneLine(item.content!, 160)}”` : describeTitle(item);
  return `- ${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${shownText}${describeState(item)}${address}`;
}

/** How many items are on later pages; empty if none. */
function countRemaining({ total, shown, items }: Result): string[] {
  const remaining = total - shown - items.length;
  return remaining > 0 ? [`E mais ${remaining}.`] : [];
}

function sayNothingFound({ query, type, status }: Result): string {
  const { article, one } = type === undefined ? ITEMS : TYPE_NOUNS[type];
  const saved = status === undefined ? (article === "a" ? "salva" : "salvo") : stateOf(status, type, 1);
  const none = `${article === "a" ? "nenhuma" : "nenhum"} ${one} ${saved}`;
  return isEmptyQuery(query) ? `Você ainda não tem ${none}.` : `Não achei ${none} com “${query}”.`;
}
