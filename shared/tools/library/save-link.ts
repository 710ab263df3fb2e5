import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerSaved, nameSaved, offerToSave, saveQuote } from "./library-item.ts";
import { lookUpLink } from "./linked.ts";

const inputSchema = z.object({
  url: plainText(2000),
  description: plainText(4000).optional().describe("só se ela disse do que se trata"),
  quote: saveQuote,
});

/** Keeps a link under the title of its page, which is read from outside. */
export const saveLink: ToolDefinition = {
  name: "save_link",
  description: "Guarda um link que a pessoa mandou.",
  inputSchema,
  confirmation: "quoted",
  recordKind: "library",
  keeps: { told: ["description"], urls: ["url"] },
  reads: "outside",
  lookUp: lookUpLink,
  offer(args) {
    const { url } = inputSchema.partial({ quote: true }).parse(args);
    return offerToSave({ type: "link", title: url, url });
  },
  answer: answerSaved,
  names: nameSaved,
};
