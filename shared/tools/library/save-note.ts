import { z } from "zod";
import { oneLine } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";

const inputSchema = z.object({ content: plainText(8000).describe("com as palavras da pessoa"), quote: saveQuote });

/** Keeps a note, when the person asks for one. */
export const saveNote: ToolDefinition = {
  name: "save_note",
  description: "Guarda uma anotação que a pessoa pediu.",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  keeps: { told: ["content"] },
  offer(args) {
    const { content } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "note", title: oneLine(content, 120) });
  },
  answer: answerSaved,
  names: nameSaved,
};
