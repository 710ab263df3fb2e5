import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { clampedNumber, day } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";

const resultSchema = z.object({
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), date: z.string(), text: z.string() })),
});

/** Searches all of the person's conversations by words and days. */
export const searchMessages: BuiltInTool = {
  kind: "built-in",
  name: "search_messages",
  title: "Buscar nas conversas",
  description: "Acha o que foi dito em conversas passadas, por palavras (uma/outra), dias ou ambos.",
  inputSchema: z.object({
    query: plainText(1000, { blank: true }).default(""),
    since: day.optional(),
    until: day.optional(),
    limit: clampedNumber(1, 20).default(8).meta({ shown: false }),
    // Leaves out messages that are excluded from learning, and those of the current turn.
    for_answer: z.literal(true).default(true).meta({ shown: false }),
  }),
  confirmation: "none",
  reads: "memory",
  answer(result, { today }) {
    const { messages } = resultSchema.parse(result);
    if (messages.length === 0) return "Não achei nada sobre isso nas nossas conversas.";
    const lines = messages.toReversed().map(({ role, date, text }) =>
      `- ${formatDate(date, today)}, ${role === "user" ? "você" : "eu"}: “${text}”`
    );
    return ["Nas nossas conversas:", ...lines].join("\n");
  },
};
