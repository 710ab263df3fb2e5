import {
  deniesSomething,
  isDeniedIn,
  isMeant,
  isNamedIn,
  meaningOf,
  type SaidMeaning,
} from "../../language/meaning/meaning.ts";
import { findQuotation, type Quotation } from "../../language/meaning/quote.ts";
import {
  type SaidTokens,
  saidTokensIn,
  unfoundedNames,
  unfoundedNumbers,
} from "../../language/meaning/unfounded-words.ts";
import {
  type FiledBelief,
  isStrayKey,
  unfoundedFiledNames,
  unfoundedFiledNumbers,
} from "../../memory/unfounded-filing.ts";
import { normalizeUrl, readUrls } from "../../language/figures/url.ts";
import type { BuiltInTool, JsonObject, ToolDefinition } from "../definition.ts";
import { confirmsKnown } from "../memory/confirms-known.ts";

/** What a write without a yes may rest on. */
export interface Evidence {
  /** All that the user wrote in this conversation, the message being answered last. */
  messages: string[];
  /** The profile, the names, aliases and bonds of known people, and what was read of memory in the window. */
  known: string[];
  /** Items of memory that were read in the window: those among them that a quote names may be replaced. */
  items?: readonly { id: string; content: string }[];
  /** What the assistant had asked before the message being answered: a "sim" means it. */
  question?: string | null;
  /** Whether this turn has read what nobody here wrote: a link, a page, another's answer. */
  outside: boolean;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** What becomes of a call: it runs, it is offered, or the model gets the reason and goes on. */
export type Weighed = { runs: JsonObject } | { offered: JsonObject } | { refused: string };

/** How sure a belief is in which a name was read and not said. SQL lets such a one neither replace nor be replaced. */
export const READ_CONFIDENCE = 0.8;

const NOT_QUOTED =
  "Não guardei: quote precisa ser um trecho exato de uma mensagem da pessoa nesta conversa, e esse não está em nenhuma. " +
  "Copie como ela escreveu, ou siga sem guardar.";
const NOT_ASKED =
  "Não rodei: quote precisa ser um trecho exato da mensagem de agora, em que a pessoa pede isso, e esse não está nela. " +
  "Se ela não pediu, siga sem.";

const NOT_CONFIRMED = "o trecho citado não confirma nada. Cite as palavras em que a pessoa diz que isso está certo; " +
  "se não há, siga sem.";

/**
 * How a call may go on. A write that quotes the person runs when the quote stands in one of their messages, every number
 * it would keep is in that message or known, and it says what the quote says; it is kept with the whole sentence. Once
 * something from outside was read, nobody can say whose words they are: the person is asked.
 */
export function weighCall(tool: ToolDefinition, args: JsonObject, said: Evidence): Weighed {
  if (tool.confirmation === "none") return { runs: args };
  if (tool.kind !== "built-in" || tool.confirmation === "required") return { offered: args };
  return weighQuoted(tool, args, said);
}

function weighQuoted(tool: BuiltInTool, args: JsonObject, said: Evidence): Weighed {
  const quotation = findQuotation(
    String(args.quote ?? ""),
    tool.needsRequest ? said.messages.slice(-1) : said.messages,
  );
  const { named: _, ...own } = args;
  // Hidden in the offer, it would be said yes to unseen.
  const url = textsOf(own, tool.quoteChecks?.urls).find((one) => !isUrlSaid(one, said.messages));
  if (url !== undefined) {
    return { refused: `Não guardei: a pessoa não escreveu o endereço ${url}. Use um que ela tenha escrito.` };
  }
  if (said.outside) return { offered: { ...own, quote: quotation?.sentence } };
  if (quotation === null) return { refused: tool.needsRequest ? NOT_ASKED : NOT_QUOTED };
  const reason = objectionTo(tool, own, quotation, said);
  if (reason !== null) return { refused: `Não guardei: ${reason}` };
  const named = tool.quoteChecks?.belief ? itemsNamed(own, quotation, said) : [];
  return {
    runs: {
      ...own,
      quote: quotation.sentence,
      ...(isReading(tool, own, said) && { confidence: Math.min(Number(own.confidence ?? 1), READ_CONFIDENCE) }),
      ...(named.length > 0 && { named }),
    },
  };
}

/** What of this call is not as the person said it, and what would be; null when nothing is. */
function objectionTo(tool: BuiltInTool, args: JsonObject, quotation: Quotation, said: Evidence): string | null {
  const { quoteChecks } = tool;
  if (quoteChecks?.confirms && !isConfirmed(args, quotation, said)) return NOT_CONFIRMED;
  const { known, messages } = heardBefore(said);
  const numbers = unsaidNumbers(tool, args, [saidTokensIn([quotation.text], said.today), known]);
  if (numbers.length > 0) return aboutNumbers(numbers, said);
  const names = [
    ...textsOf(args, quoteChecks?.named).flatMap((text) => unfoundedNames(text, [messages, known], { isName: true })),
    ...quoteChecks?.belief
      ? []
      : textsOf(args, quoteChecks?.told).flatMap((text) => unfoundedNames(text, [messages, known])),
  ];
  if (names.length > 0) {
    return `${
      list(names)
    }: a pessoa não disse esse nome nesta conversa, nem o conheço. Use o nome ou o laço que ela usa.`;
  }
  return quoteChecks?.belief ? aboutBelief(args, quotation, said) : aboutDenial(args, quotation);
}

function unsaidNumbers({ quoteChecks }: BuiltInTool, args: JsonObject, heard: readonly SaidTokens[]): string[] {
  const texts = [...textsOf(args, quoteChecks?.told), ...textsOf(args, quoteChecks?.named)];
  return [...texts.flatMap((text) => unfoundedNumbers(text, heard)), ...unfoundedFiledNumbers(filingOf(args), heard)];
}

/** What was read of an item, and what the model calls it, may be said again by whoever confirms it. */
function isConfirmed({ quote, query, item_ids }: JsonObject, quotation: Quotation, { items = [] }: Evidence): boolean {
  const ids = Array.isArray(item_ids) ? item_ids : [];
  const known = items.flatMap(({ id, content }) => ids.includes(id) ? [content] : []);
  const named = typeof query === "string" ? [query] : [];
  return !quotation.cutsNegation && confirmsKnown(String(quote), quotation.sentence, [...known, ...named]);
}

/** A number that stands in another message is to be quoted from there. */
function aboutNumbers(numbers: string[], { messages, today }: Evidence): string {
  const [number] = numbers;
  const elsewhere = messages.findLast((text) => unfoundedNumbers(number!, [saidTokensIn([text], today)]).length === 0);
  return elsewhere === undefined
    ? `a pessoa não disse ${list(numbers)} nesta conversa. Guarde sem isso, ou só o que ela disse.`
    : `${list(numbers)} não está na mensagem que você citou. Cite a que diz isso: “${elsewhere.slice(0, 200)}”`;
}

function aboutBelief(args: JsonObject, quotation: Quotation, said: Evidence): string | null {
  const content = String(args.content ?? "");
  const { sentence } = quotation;
  const denial = aboutDenial(args, quotation);
  if (denial !== null) return denial;
  if (!isMeant(content, quotedMeaning(sentence, said), heardBefore(said).meaning)) {
    return `“${content}” não é o que a pessoa diz em “${sentence}”. ` +
      "Cite o trecho em que ela diz isso, ou escreva o content com as palavras dela.";
  }
  const { known, messages } = heardBefore(said);
  if (isStrayKey(filingOf(args), [messages, known])) {
    return `a key “${args.key}” não tem a ver com o que a pessoa disse. Use uma palavra dela.`;
  }
  return null;
}

/** Where the quote says nothing by itself ("sim"), it says what was asked. */
function quotedMeaning(sentence: string, { question, today }: Evidence): SaidMeaning {
  const quote = meaningOf([sentence], today);
  return quote.stems.length > 0 || !question ? quote : meaningOf([sentence, question], today);
}

function aboutDenial(args: JsonObject, { sentence, cutsNegation }: Quotation): string | null {
  const content = String(args.content ?? "");
  if (args.holds === false || deniesSomething(content) || !(cutsNegation || isDeniedIn(content, sentence))) return null;
  return `a pessoa negou isso. Ela disse: “${sentence}” Diga o não no que guardar, ou siga sem.`;
}

/** Whether a name of the belief was read, and not said: "bh" as Belo Horizonte. */
function isReading({ quoteChecks }: BuiltInTool, args: JsonObject, said: Evidence): boolean {
  if (!quoteChecks?.belief) return false;
  const { known, messages } = heardBefore(said);
  const names = textsOf(args, quoteChecks.told).flatMap((text) => unfoundedNames(text, [messages, known]));
  return names.length > 0 || unfoundedFiledNames(filingOf(args), [messages, known]).length > 0;
}

/** Of what a call replaces, the items that the quote itself speaks of. */
function itemsNamed({ replaces }: JsonObject, { sentence }: Quotation, { items = [] }: Evidence): string[] {
  const ids = Array.isArray(replaces) ? replaces : [];
  return items.filter(({ id, content }) => ids.includes(id) && isNamedIn(content, sentence)).map(({ id }) => id);
}

/** Nobody but the person says which address is asked for: an address can carry away what it is made of. */
function isUrlSaid(url: string, messages: readonly string[]): boolean {
  const meant = normalizeUrl(url);
  return messages.some((text) => readUrls(text).some((written) => normalizeUrl(written) === meant));
}

interface HeardBefore {
  known: SaidTokens;
  messages: SaidTokens;
  /** Of what is known. */
  meaning: SaidMeaning;
}

const heard = new WeakMap<Evidence, HeardBefore>();

/** Read once for all the calls of a step: there may be hundreds of messages. */
function heardBefore(said: Evidence): HeardBefore {
  const before = heard.get(said) ?? {
    known: saidTokensIn(said.known),
    messages: saidTokensIn(said.messages, said.today),
    meaning: meaningOf(said.known, said.today),
  };
  heard.set(said, before);
  return before;
}

function textsOf(args: JsonObject, names: readonly string[] = []): string[] {
  return names.flatMap((name) => args[name]).filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);
}

function filingOf({ content, slot, key, value }: JsonObject): FiledBelief {
  return { content: String(content ?? ""), slot, key, value } as FiledBelief;
}

function list(words: string[]): string {
  return [...new Set(words)].join(", ");
}
