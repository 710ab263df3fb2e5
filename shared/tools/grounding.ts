import { findQuotation } from "../memory/quote.ts";
import {
  type FiledBelief,
  type Heard,
  heardIn,
  isStrayKey,
  unfoundedFiling,
  unfoundedWords,
} from "../memory/unfounded-words.ts";
import { normalizeUrl, readUrls } from "../text/url.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";

/** What a write without a yes may rest on. */
export interface Said {
  /** The user's messages of the window, the one being answered last. */
  messages: string[];
  /** The profile, and what was read of memory in the window. */
  known: string[];
  /** Whether this turn has read what nobody here wrote: a link, a page, another's answer. */
  outside: boolean;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** What becomes of a call: it runs, it is offered, or the model gets the reason and goes on. */
export type Weighed = { runs: JsonObject } | { offered: JsonObject } | { refused: string };

const NOT_QUOTED =
  "Não guardei: quote precisa ser um trecho exato do que a pessoa escreveu. Copie as palavras dela, ou siga sem guardar.";
const NOT_ASKED =
  "Não rodei: quote precisa ser um trecho exato da mensagem de agora, em que a pessoa pede isso. Se ela não pediu, siga sem.";

/**
 * How a call may go on. A write that quotes the person runs when the quote stands in one of their messages and every name and
 * number it would keep is in that sentence, in the profile or in memory; it is kept with the whole sentence. Once
 * something from outside was read, nobody can say whose words they are: the person is asked.
 */
export function weighCall(tool: ToolDefinition, args: JsonObject, said: Said): Weighed {
  if (tool.confirmation === "none") return { runs: args };
  if (tool.confirmation === "required") return { offered: args };
  const quotation = findQuotation(String(args.quote ?? ""), tool.onRequest ? said.messages.slice(-1) : said.messages);
  if (said.outside) return { offered: { ...args, quote: quotation?.sentence } };
  if (quotation === null) return { refused: tool.onRequest ? NOT_ASKED : NOT_QUOTED };
  const { sentence, cutsNegation } = quotation;
  if (cutsNegation) {
    return { refused: `Não guardei: a pessoa negou o que você citou. Ela disse: “${sentence}” Cite a frase inteira.` };
  }
  const unfounded = unfoundedIn(tool, args, sentence, said);
  if (unfounded.length === 0) return { runs: { ...args, quote: sentence } };
  return {
    refused: `Não guardei: ${unfounded.join(", ")} não está nas palavras citadas nem no que já sei. ` +
      "Cite o trecho inteiro, ou guarde só o que a pessoa disse, com as palavras dela.",
  };
}

/** Names and numbers that a call would keep and nobody said. Whom it is about is often named in another message. */
function unfoundedIn({ keeps }: ToolDefinition, args: JsonObject, sentence: string, said: Said): string[] {
  const { known, messages } = heardBefore(said);
  const quoted = [heardIn([sentence], said.today), known];
  const anywhere = [messages, known];
  const found = [
    ...textsOf(args, keeps?.told).flatMap((text) => unfoundedWords(text, quoted)),
    ...textsOf(args, keeps?.named).flatMap((text) => unfoundedWords(text, anywhere, { isName: true })),
    ...unfoundedKey(args, quoted),
    ...textsOf(args, keeps?.urls).filter((url) => !isUrlSaid(url, said.messages)),
  ];
  return [...new Set(found)];
}

/** Nobody but the person says which address is asked for: an address can carry away what it is made of. */
function isUrlSaid(url: string, messages: readonly string[]): boolean {
  const meant = normalizeUrl(url);
  return messages.some((text) => readUrls(text).some((written) => normalizeUrl(written) === meant));
}

const heard = new WeakMap<Said, { known: Heard; messages: Heard }>();

/** Read once for all the calls of a step: there may be twenty messages of 8,000 characters. */
function heardBefore(said: Said): { known: Heard; messages: Heard } {
  const before = heard.get(said) ?? { known: heardIn(said.known), messages: heardIn(said.messages, said.today) };
  heard.set(said, before);
  return before;
}

function textsOf(args: JsonObject, names: readonly string[] = []): string[] {
  return names.flatMap((name) => args[name]).filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);
}

function unfoundedKey({ content, slot, key, value }: JsonObject, heard: readonly Heard[]): string[] {
  if (typeof content !== "string") return [];
  const told = { content, slot, key, value } as FiledBelief;
  return [...unfoundedFiling(told, heard), ...isStrayKey(told, heard) ? [String(key)] : []];
}
