import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, ratingArgument, saveQuote, statusArgument } from "./library-item.ts";

const inputSchema = z.object({
  title: plainText(500).describe("como ela disse"),
  author: plainText(200).optional(),
  status: statusArgument,
  rating: ratingArgument,
  quote: saveQuote,
});

/** Keeps a book. */
export const saveBook: ToolDefinition = {
  name: "save_book",
  description: "Guarda um livro que a pessoa pediu.",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  keeps: { told: ["rating"], named: ["title"] },
  offer(args) {
    const { title, author, status, rating } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "book", title, author, status, rating });
  },
  answer: answerSaved,
  names: nameSaved,
};
