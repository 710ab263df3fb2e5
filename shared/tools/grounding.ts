import { isQuoted, unfoundedWords } from "../memory/quote.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { isGrounded } from "./grounded-words.ts";

/** What a write without a yes may rest on. */
export interface Said {
  /** The user's messages of the window, the one being answered last. */
  messages: string[];
  /** The profile, and items of memory that this turn has read. */
  known: string[];
}

/** What becomes of a call: it runs, it is offered, or the model gets the reason and goes on. */
export type Weighed = "runs" | "offered" | { refused: string };

const NOT_QUOTED =
  "Não guardei: quote precisa ser um trecho exato do que a pessoa escreveu. Copie as palavras dela, ou siga sem guardar.";

/**
 * How a call may go on. A write that quotes the person is held to the quote: it stands in one of their
 * messages, and every name and number of the content is in it, in the profile or in memory.
 */
export function weighCall(tool: ToolDefinition, args: JsonObject, { messages, known }: Said): Weighed {
  const { confirmation } = tool;
  if (confirmation === "none") return "runs";
  if (confirmation === "required") return "offered";
  if (confirmation === "asked") return tool.isAsked?.(args, messages.at(-1) ?? "") ? "runs" : "offered";
  const { quote, content } = args;
  if (typeof quote !== "string" || typeof content !== "string") {
    return isGrounded(args, messages.at(-1) ?? "") ? "runs" : "offered";
  }
  if (!isQuoted(quote, messages)) return { refused: NOT_QUOTED };
  const unfounded = unfoundedWords(content, [quote, ...known]);
  if (unfounded.length === 0) return "runs";
  return {
    refused: `Não guardei: ${unfounded.join(", ")} não está nas palavras citadas nem no que já sei. ` +
      "Cite o trecho inteiro, ou guarde só o que a pessoa disse.",
  };
}
