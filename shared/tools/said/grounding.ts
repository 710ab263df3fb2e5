import { isFairReading, mayEnd } from "../../language/meaning/meaning.ts";
import { findQuotation, type Quotation } from "../../language/meaning/quote.ts";
import { answeredMeaning, isAnsweredOtherwise } from "../../language/meaning/answer-to-question.ts";
import { mayBeOfOtherClause } from "../../language/meaning/of-other-clause.ts";
import { retracts } from "../../language/meaning/retraction.ts";
import { readTelling, type Telling } from "../../language/meaning/telling.ts";
import {
  type SaidTokens,
  saidTokensIn,
  unfoundedNames,
  unfoundedNumbers,
} from "../../language/meaning/unfounded-words.ts";
import {
  type FiledBelief,
  isStrayKey,
  isStrayValue,
  unfoundedFiledNames,
  unfoundedFiledNumbers,
} from "../../memory/unfounded-filing.ts";
import { healthDoubt, isStandingSafety, withoutHealthValue } from "../../memory/health-doubt.ts";
import { readRatings } from "../../language/figures/rating.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { asksForDocument } from "../../language/orders/asks-for-document.ts";
import { readOrder } from "../../language/orders/order.ts";
import { isUrlWritten } from "../../language/figures/url.ts";
import type { BuiltInTool, JsonObject, ToolDefinition } from "../definition.ts";
import { type Evidence, readEvidence, textOrNull, textsOfArguments } from "./evidence.ts";
import { explainDenial, explainTelling, explainUnsaidEnd } from "./explain-telling.ts";
import { bondObjection, isMaybeOfAnother } from "./told-of-person.ts";
import { confirmsKnown } from "../memory/confirms-known.ts";

/** What happens with a call: it runs with these arguments, it is offered to the person, or the model is told why not. */
export type Weighed = { runs: JsonObject } | { offered: JsonObject } | { refused: string };

/** The confidence of a belief with a name that the model inferred ("bh" as Belo Horizonte). SQL lets it neither replace nor be replaced. */
const INFERRED_CONFIDENCE = 0.8;

/**
 * That of a belief of which the person is not sure, "acho que sou intolerante", or whose value nobody said. It replaces nothing and
 * enters no profile.
 */
const UNSURE_CONFIDENCE = 0.6;

const NOT_QUOTED =
  "Não guardei: quote precisa ser um trecho exato de uma mensagem da pessoa nesta conversa, e esse não está em nenhuma. " +
  "Copie como ela escreveu, ou siga sem guardar.";
const LEFT_OUT = "Não guardei: a pessoa pediu para não guardar as palavras citadas. Siga sem.";
const NOT_ASKED =
  "Não rodei: quote precisa ser um trecho exato da mensagem de agora, em que a pessoa pede isso, e esse não está nela. " +
  "Se ela não pediu, siga sem.";

const OFF_MEMORY =
  "Não guardei: a pessoa deixou esta conversa fora da memória. Se ela mandou guardar na mensagem de agora, cite em quote o " +
  "trecho todo, com as palavras da ordem (“guarda isso: …”); se mandou com outras palavras, peça que diga “guarda isso”. " +
  "O resto, siga sem.";

const NOT_CONFIRMED = "o trecho citado não confirma nada. Cite as palavras em que a pessoa diz que isso está certo; " +
  "se não há, siga sem.";

const NOT_A_DOCUMENT =
  "no trecho citado a pessoa não pede um documento por escrito. Se ela pediu, cite onde; senão, responda aqui.";

/**
 * Decides whether a call runs. A write that quotes the person runs when the quote stands in one of their messages, every number that it
 * would store is in that message or known, and it says what the quote says. It is stored with the whole sentence around the quote. Once
 * text from outside was read, it may have put words into the call: then the person is asked.
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
  if (said.isOffMemory && tool.keepsInMemory && !isOrdered(quotation, String(args.quote), said)) {
    return { refused: OFF_MEMORY };
  }
  const { named: _, ...own } = args;
  // One that the model makes up could carry data out, and in an offer the person might not see it before they say yes.
  const url = textsOfArguments(own, tool.quoteChecks?.urls).find((one) => !isUrlWritten(one, said.messages));
  if (url !== undefined) {
    return { refused: `Não guardei: a pessoa não escreveu o endereço ${url}. Use um que ela tenha escrito.` };
  }
  if (said.outside) {
    const quote = quotation && quoteToStore(quotation, said);
    return { offered: { ...own, quote: quote ?? undefined } };
  }
  if (quotation === null) return { refused: tool.needsRequest ? NOT_ASKED : NOT_QUOTED };
  const rating = readRatings(quotation.text).find(({ said, onTen }) => own.rating === said || own.rating === onTen);
  const objection = findObjection(tool, { ...own, ...(rating && { rating: rating.said }) }, quotation, said);
  if (objection !== null) return { refused: `Não guardei: ${objection}` };
  // What is ordered into the library is no matter of memory.
  const quote = tool.keepsInMemory ? quoteToStore(quotation, said) : quotation.sentence;
  if (quote === null || tool.keepsInMemory && tellsLeftOut(tool, own, { ...quotation, sentence: quote }, said)) {
    return { refused: LEFT_OUT };
  }
  const next = said.messages[said.messages.indexOf(quotation.text) + 1];
  const telling: Telling = tool.keepsInMemory && next !== undefined && retracts(next, quotation.text)
    ? { fault: "withdrawn", isUnsure: false }
    : tellingOf(tool, own, quotation, said);
  const offered = { ...own, quote };
  if (
    telling.fault === "quoted" || telling.fault === "pasted" ||
    (tool.quoteChecks?.bond && isMaybeOfAnother(own, quotation, said))
  ) return { offered };
  if (telling.fault !== null) return { refused: `Não guardei: ${explainTelling(telling, quotation)}` };
  const doubt = tool.quoteChecks?.belief
    ? healthDoubt({ ...filingOf(own), holds: own.holds }, { ...said, sentence: quotation.sentence })
    : null;
  if (doubt === "refuse") return { refused: `Não guardei: ${explainUnsaidEnd(quotation)}` };
  if (doubt === "ask" || isOfOtherClause(tool, own, quotation)) return { offered };
  const named = tool.quoteChecks?.belief ? idsOfNamedItems(own, quotation, said) : [];
  const confidence = Math.min(
    hasInferredName(tool, own, said) ? INFERRED_CONFIDENCE : 1,
    telling.isUnsure || hasStrayValue(tool, own, quotation, said) ? UNSURE_CONFIDENCE : 1,
  );
  return {
    runs: {
      ...withoutHealthValue(own),
      ...(rating && { rating: rating.onTen }),
      quote,
      ...(confidence < 1 && { confidence: Math.min(Number(own.confidence ?? 1), confidence) }),
      ...(named.length > 0 && { named }),
    },
  };
}

/**
 * The words that are stored with what they prove: the whole sentence around the quote. Of a message with something that the person asked
 * not to keep, only what the call quotes, without those words. Null: nothing is left of it.
 */
function quoteToStore({ text, start, end, sentence }: Quotation, { leftOut = [] }: Evidence): string | null {
  const secrets = leftOut.flatMap((secret) => findQuotation(secret, [text]) ?? []);
  if (secrets.length === 0) return sentence;
  const written = text.normalize("NFC");
  let rest = "";
  let from = start;
  for (const secret of secrets.toSorted((one, other) => one.start - other.start)) {
    rest += written.slice(from, Math.max(from, Math.min(secret.start, end)));
    from = Math.max(from, secret.end);
  }
  rest = (rest + written.slice(from, end)).trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : null;
}

/**
 * Whether a call would keep what is to be left out: it rests on a message that memory must not learn from, or has a word of what this turn
 * was asked not to keep and the stored quote does not have.
 */
function tellsLeftOut(tool: BuiltInTool, args: JsonObject, { text, sentence }: Quotation, said: Evidence): boolean {
  const { leftOut = [], leftOutMessages = [] } = said;
  if (leftOutMessages.includes(text) && said.messages.at(-1) !== text) return true;
  const kept = new Set(meaningStems(sentence));
  const secret = new Set(meaningStems(leftOut.join(" ")).filter((stem) => !kept.has(stem)));
  const { told, named } = tool.quoteChecks ?? {};
  return textsOfArguments(args, [...told ?? [], ...named ?? []]).some((one) =>
    meaningStems(one).some((stem) => secret.has(stem))
  );
}

/** How the person tells what would be kept in memory. What they order to keep is told as they order it. */
function tellingOf(tool: BuiltInTool, args: JsonObject, quotation: Quotation, said: Evidence): Telling {
  const isOwn = !tool.keepsInMemory || isOrdered(quotation, String(args.quote), said);
  if (isOwn) return { fault: null, isUnsure: false };
  const { content, person, name, relationship } = args;
  return readTelling(
    quotation,
    tool.quoteChecks?.belief
      ? { content: String(content ?? ""), person: textOrNull(person) }
      : { content: `${name} ${relationship ?? ""}`, person: textOrNull(name), isIntroduction: true },
  );
}

/** Whether the person orders what is quoted, in the message being answered: in its words or in those of the sentence around it. */
function isOrdered(quotation: Quotation | null, quote: string, { messages }: Evidence): boolean {
  const now = messages.at(-1) ?? "";
  return quotation !== null && [quotation.sentence, quote].some((words) => {
    const order = readOrder(now, words);
    return order.found && (order.act === "record" || order.act === "remind");
  });
}

/** Why a call does not say what the person said, and what the model can do about it; null when it does. */
function findObjection(tool: BuiltInTool, args: JsonObject, quotation: Quotation, said: Evidence): string | null {
  const { quoteChecks } = tool;
  if (quoteChecks?.document && !asksForDocument(quotation.sentence)) return NOT_A_DOCUMENT;
  if (quoteChecks?.confirms && !isConfirmed(args, quotation, said)) return NOT_CONFIRMED;
  const { known, messages } = readEvidence(said);
  const numbers = unsaidNumbers(tool, args, [saidTokensIn([quotation.text], said.today), known]);
  if (numbers.length > 0) return numbersObjection(numbers, said);
  const names = [
    ...textsOfArguments(args, quoteChecks?.named).flatMap((text) =>
      unfoundedNames(text, [messages, known], { isName: true })
    ),
    ...quoteChecks?.belief
      ? []
      : textsOfArguments(args, quoteChecks?.told).flatMap((text) => unfoundedNames(text, [messages, known])),
  ];
  if (names.length > 0) {
    return `${
      list(names)
    }: a pessoa não disse esse nome nesta conversa, nem o conheço. Use o nome ou o laço que ela usa.`;
  }
  if (quoteChecks?.bond) return bondObjection(args, quotation, said);
  return quoteChecks?.belief ? beliefObjection(args, quotation, said) : explainDenial(args, quotation);
}

function unsaidNumbers({ quoteChecks }: BuiltInTool, args: JsonObject, heard: readonly SaidTokens[]): string[] {
  const texts = [...textsOfArguments(args, quoteChecks?.told), ...textsOfArguments(args, quoteChecks?.named)];
  return [...texts.flatMap((text) => unfoundedNumbers(text, heard)), ...unfoundedFiledNumbers(filingOf(args), heard)];
}

/** Whether the quote confirms what is known: it agrees, or says the content of an item again, or the words the model looked it up by. */
function isConfirmed({ quote, query, item_ids }: JsonObject, quotation: Quotation, { items = [] }: Evidence): boolean {
  const ids = Array.isArray(item_ids) ? item_ids : [];
  const known = items.flatMap(({ id, content }) => ids.includes(id) ? [content] : []);
  const named = typeof query === "string" ? [query] : [];
  return !quotation.cutsNegation && confirmsKnown(String(quote), quotation.sentence, [...known, ...named]);
}

/** Says which numbers the quoted message does not have, and which other message has the first of them. */
function numbersObjection(numbers: string[], { messages, today }: Evidence): string {
  const [number] = numbers;
  const hasNumber = (text: string) => unfoundedNumbers(number!, [saidTokensIn([text], today)]).length === 0;
  const elsewhere = messages.findLast(hasNumber);
  return elsewhere === undefined
    ? `a pessoa não disse ${list(numbers)} nesta conversa. Guarde sem isso, ou só o que ela disse.`
    : `${list(numbers)} não está na mensagem que você citou. Cite a que diz isso: “${elsewhere.slice(0, 200)}”`;
}

function beliefObjection(args: JsonObject, quotation: Quotation, said: Evidence): string | null {
  const content = String(args.content ?? "");
  const { sentence } = quotation;
  const denial = explainDenial(args, quotation);
  if (denial !== null) return denial;
  const answered = { sentence, question: said.question, day: said.today };
  if (isAnsweredOtherwise(answered, content, args.holds !== false)) {
    return `“${sentence}” não responde que sim à sua pergunta. Guarde só o que a pessoa disse, ou siga sem.`;
  }
  if (!isFairReading(content, answeredMeaning(answered), readEvidence(said).knownMeaning)) {
    return `“${content}” não é o que a pessoa diz em “${sentence}”. ` +
      "Cite o trecho em que ela diz isso, ou escreva o content com as palavras dela.";
  }
  const { known, messages } = readEvidence(said);
  if (isStrayKey(filingOf(args), [messages, known])) {
    return `a key “${args.key}” não tem a ver com o que a pessoa disse. Use uma palavra dela.`;
  }
  return null;
}

/** Whether a belief has a name that the person did not say and the model inferred: "bh" as Belo Horizonte. */
function hasInferredName({ quoteChecks }: BuiltInTool, args: JsonObject, said: Evidence): boolean {
  if (!quoteChecks?.belief) return false;
  const { known, messages } = readEvidence(said);
  const names = textsOfArguments(args, quoteChecks.told).flatMap((text) => unfoundedNames(text, [messages, known]));
  return names.length > 0 || unfoundedFiledNames(filingOf(args), [messages, known]).length > 0;
}

/** Whether the value of a belief is neither in what was said nor in its content. */
function hasStrayValue(
  { quoteChecks }: BuiltInTool,
  args: JsonObject,
  { sentence }: Quotation,
  said: Evidence,
): boolean {
  return Boolean(quoteChecks?.belief) && isStrayValue(filingOf(args), [sentence, said.question ?? ""]);
}

/** The ids of those items that a call would replace and that its quote may end. */
function idsOfNamedItems(
  { replaces, person }: JsonObject,
  { sentence }: Quotation,
  { items = [], known }: Evidence,
): string[] {
  const ids = Array.isArray(replaces) ? replaces : [];
  const isEnded = (content: string) =>
    mayEnd(content, sentence, textOrNull(person)) && !isStandingSafety(content, sentence, known);
  return items.filter(({ id, content }) => ids.includes(id) && isEnded(content)).map(({ id }) => id);
}

/** Whether what is kept, or what somebody is to the person ("pai falecido"), may be of the other half of the sentence. */
function isOfOtherClause({ quoteChecks }: BuiltInTool, args: JsonObject, { sentence }: Quotation): boolean {
  if (quoteChecks?.belief) {
    return mayBeOfOtherClause({ ...filingOf(args), person: textOrNull(args.person) }, sentence);
  }
  const bond = quoteChecks?.bond ? textOrNull(args.relationship) : null;
  return bond !== null && mayBeOfOtherClause({ content: bond, person: textOrNull(args.name) }, sentence);
}

function filingOf({ content, slot, key, value }: JsonObject): FiledBelief {
  return { content: String(content ?? ""), slot, key, value } as FiledBelief;
}

function list(words: string[]): string {
  return [...new Set(words)].join(", ");
}
