import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { formatDate } from "../../writing/format-date.ts";
import { capitalize, joinWords } from "../../writing/join-words.ts";
import type { BuiltInTool } from "../definition.ts";

const resultSchema = z.object({
  status: z.enum(["left_out", "unchanged"]),
  /** The messages that are left out, the newest first. */
  messages: z.array(z.object({ said_on: z.string(), is_this: z.boolean() })),
});

/** Excludes messages from learning and from summaries, because the person asked for it. */
export const doNotKeep: BuiltInTool = {
  kind: "built-in",
  name: "do_not_keep",
  title: "Não guardar",
  description: 'Deixa fora da memória o que a pessoa pede para não guardar ("não anota", "fica entre nós").',
  inputSchema: z.object({
    quote: plainText(2000).describe("o que não é para guardar, desta mensagem ou de outra"),
  }),
  confirmation: "none",
  needsNoAnswer: true,
  answer(result, { today }) {
    const { status, messages } = resultSchema.parse(result);
    const which = joinWords(messages.map(({ said_on, is_this }, index) => {
      // Not "esta mensagem" where it is the only one: what else it says may have been kept.
      if (is_this) return messages.length === 1 ? "isso" : "esta mensagem";
      return `${index === 0 ? "a sua mensagem" : "a"} de ${formatDate(said_on, today)}`;
    }));
    const [stays, was] = messages.length === 1 ? ["fica", "estava"] : ["ficam", "estavam"];
    return capitalize(
      status === "unchanged" ? `${which} já ${was} fora da memória.` : `${which} ${stays} fora da memória.`,
    );
  },
  nameResult(result, { today }) {
    const { messages } = resultSchema.parse(result);
    const days = joinWords([...new Set(messages.map(({ said_on }) => formatDate(said_on, today)))]);
    return `o pedido de não guardar ${messages.length === 1 ? "a sua mensagem" : "as suas mensagens"} de ${days}`;
  },
};
