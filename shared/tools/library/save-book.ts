import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, ratingArgument, saveQuote, statusArgument } from "./library-item.ts";

const inputSchema = z.object({
  title: plainText(500).describe("como ela disse"),
  author: plainText(200).optional(),
  status: statusArgument,
  rating: ratingArgument,
  quote: saveQuote,
});

/** Saves a book. */
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
  isOfferedOverMcp: true,
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  quoteChecks: { told: ["rating"], named: ["title"] },
  offer(args) {
    const { title, author, status, rating } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "book", title, author, status, rating });
  },
  answer: answerSaved,
  nameResult: nameSaved,
};
