import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { Book } from "../../outside/find-books.ts";
import type { Outside } from "../../outside/outside.ts";
import { cutText } from "../../writing/cut-text.ts";
import { wholeNumber } from "../arguments.ts";
import type { BuiltInTool, JsonObject, LookUpResult } from "../definition.ts";
import {
  answerSaved,
  hasLookedUpText,
  nameSaved,
  offerToSave,
  ratingArgument,
  saveQuote,
  statusArgument,
} from "./library-item.ts";

const inputSchema = z.object({
  title: plainText(500).describe("como ela disse"),
  author: plainText(200).optional(),
  year: wholeNumber(1870, 2100).optional(),
  status: statusArgument,
  rating: ratingArgument,
  quote: saveQuote,
});

const offeredSchema = inputSchema.partial({ quote: true });

/** Saves a book, with what Open Library knows of it. */
export const saveBook: BuiltInTool = {
  kind: "built-in",
  name: "save_book",
  title: "Guardar um livro",
  description: "Guarda um livro que a pessoa pediu.",
  utterances: [
    "quero ler Dom Casmurro",
    "terminei de ler o Torto Arado, nota 9",
    "tô lendo Tudo é Rio",
    "o próximo livro é o novo do Itamar Vieira",
    "comecei Grande Sertão: Veredas",
    "me indicaram o livro A Hora da Estrela",
    "põe O Alienista na lista de leitura",
    "li Capitães da Areia, dou 10",
  ],
  embeds: "result",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  // The person must have said the year and the rating: the model may not choose the book.
  quoteChecks: { told: ["year", "rating"], named: ["title"] },
  reads: "outside",
  hasOutsideText: hasLookedUpText,
  lookUp: lookUpBook,
  offer(args) {
    const { title, author, year, status, rating } = offeredSchema.parse(args);
    return offerToSave({ type: "book", title, author, year, status, rating });
  },
  answer: answerSaved,
  nameResult: nameSaved,
};

/** Nobody reads a longer list of candidates. */
const MOST_CANDIDATES = 5;

/** Looks up the book that is meant: its data, or several candidates. A book that was not found is saved as the person told it. */
async function lookUpBook(args: JsonObject, outside: Outside): Promise<LookUpResult> {
  // The person has picked it from the candidates.
  if (args.open_library_id !== undefined) return { args: {} };
  const { title, author, year } = offeredSchema.parse(args);
  const found = await outside.findBooks(title, author);
  if (found === "unavailable" || found === null) return { args: {} };
  const books = found.filter((book) => year === undefined || book.year === year);
  const [only, other] = books;
  if (only === undefined) return { args: {} };
  if (other === undefined) return { args: argumentsOf(only, author) };
  return {
    question: "Qual destes livros?",
    choices: books.slice(0, MOST_CANDIDATES).map((book) => ({
      label: labelOf(book),
      args: { ...args, ...argumentsOf(book) },
    })),
  };
}

/** @param told the author as the person named them, if they did */
function argumentsOf({ open_library_id, title, author = "", year }: Book, told?: string): JsonObject {
  return {
    open_library_id,
    full_title: cutText(title, 500),
    ...(told === undefined && author !== "" ? { author: cutText(author, 200) } : {}),
    ...(year === undefined ? {} : { year }),
  };
}

/** "Torto Arado, de Itamar Vieira Junior (2019)" */
function labelOf({ title, author, year }: Book): string {
  return `${title}${author === undefined ? "" : `, de ${author}`}${year === undefined ? "" : ` (${year})`}`;
}
