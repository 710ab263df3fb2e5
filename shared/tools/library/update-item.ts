import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { oneLine } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { linesTakenOut, tellLinesTakenOut } from "./lines-taken-out.ts";
import { describeLibraryItem, describeState, itemSchema, ratingArgument, statusArgument } from "./library-item.ts";

const inputSchema = z.object({
  item_id: rowId.optional(),
  title: plainText(1000).optional().describe("como está"),
  status: statusArgument,
  rating: ratingArgument,
  new_title: plainText(500).optional(),
  add: plainText(50_000).optional().describe("linhas a pôr"),
  remove: z.array(plainText(1000)).min(1).max(50).optional().describe("linhas a tirar"),
  new_content: plainText(50_000).optional().describe("o texto novo inteiro"),
  clear: z.array(z.enum(["status", "rating", "content"])).max(3).optional().describe("o que ela quer tirar"),
});
const foundSchema = z.object({ item: itemSchema });
const resultSchema = z.object({
  item: itemSchema,
  previous: itemSchema,
  added: z.string().optional(),
  gone: z.array(z.string()).optional(),
});

/** What may be taken away from an item, in words. */
const PARTS = { status: "estado", rating: "nota", content: "texto" } as const;

/** Changes a saved item after the person's yes. */
export const updateItem: BuiltInTool = {
  kind: "built-in",
  name: "update_item",
  title: "Mudar um item da biblioteca",
  description: "Muda um item salvo: se já viu ou leu, a nota, o título, o texto.",
  utterances: [
    "já vi aquele filme, nota 8",
    "terminei a série Dark",
    "marca o livro como lido",
    "dou 7 pra Duna",
    "comecei a ver Succession",
    "muda o título daquela nota",
    "assisti Parasita ontem, tira da lista de pra ver",
    "troca a nota do Bacurau pra 10",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes você quer mudar?",
    missing(args) {
      const { title } = inputSchema.parse(args);
      return `Não achei ${title === undefined ? "esse item" : `“${title}”`} entre o que está salvo.`;
    },
  },
  offer(args, facts) {
    const { status, rating, new_title, new_content, add, clear = [] } = inputSchema.parse(args);
    const { item } = foundSchema.parse(facts);
    // describeState() begins with ", ".
    const changes = `${new_title === undefined ? "" : `, “${new_title}”`}${describeState({ ...item, status, rating })}`;
    const lines = add === undefined ? "" : `, com mais “${add}”`;
    const text = new_content === undefined ? lines : `, com o texto “${new_content}”`;
    const without = clear.length === 0 ? "" : `, sem ${joinWords(clear.map((part) => PARTS[part]))}`;
    const all = `${changes}${text}${without}`.replace(/^, /, "");
    const what = describeLibraryItem(item);
    // Lines that go are in the remark.
    if (all === "") return `Quer que eu mude o texto d${what}?`;
    // "deixe … para ver", "deixe … sem nota", but "mude … para visto".
    return changes === "" || all.startsWith("para ")
      ? `Quer que eu deixe ${what} ${all}?`
      : `Quer que eu mude ${what} para ${all}?`;
  },
  remark(args, facts) {
    return tellLinesTakenOut(linesTakenOut(args, facts));
  },
  changes(args, facts) {
    const { status, rating, new_title, new_content, add, remove, clear = [] } = inputSchema.parse(args);
    const { item } = foundSchema.parse(facts);
    const gone = remove === undefined ? [] : linesTakenOut(args, facts);
    const kept = { ...item, ...Object.fromEntries(clear.map((part) => [part, undefined])) };
    const after = {
      ...kept,
      title: new_title ?? item.title,
      status: status ?? kept.status,
      rating: rating ?? kept.rating,
      content: new_content ?? kept.content,
    };
    // describeState() begins with ", ".
    const stateOf = (one: typeof item) => describeState(one).slice(2) || null;
    return [
      { what: "título", before: item.title, after: after.title },
      { what: "estado", before: stateOf(item), after: stateOf(after) },
      { what: "texto", before: item.content ?? null, after: after.content ?? null },
      { what: "linhas que saem", before: gone.join("\n") || null, after: null },
      { what: "linhas novas", before: null, after: add ?? null },
    ].filter(({ before, after }) => before !== after);
  },
  answer(result) {
    const { item, previous, added, gone = [] } = resultSchema.parse(result);
    const lines = `${added === undefined ? "" : ` Entrou: “${added}”.`}${tellLinesTakenOut(gone, ["Saiu", "Saíram"])}`;
    const renamed = item.title === previous.title ? "" : ` (antes “${previous.title}”)`;
    const text = lines !== "" || item.content === previous.content || item.content === undefined
      ? lines
      : ` O texto: “${oneLine(item.content, 240)}”.`;
    return `Mudei: agora está ${describeLibraryItem(item)}${renamed}${describeState(item)}.${text}`;
  },
  nameResult(result) {
    const { item } = resultSchema.parse(result);
    return `${describeLibraryItem(item)}${describeState(item)}`;
  },
};
