import { isQuoted, unfoundedWords } from "../memory/quote.ts";
import { editDistance } from "../text/edit-distance.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { FUNCTION_WORDS } from "./grounding/function-words.ts";
import { type Word, wordsOf } from "./grounding/words-of.ts";

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
 * How a call may go on (contracts, Tools). A write that quotes the person is held to the quote: it stands in one of their
 * messages, and every name and number of the content is in it, in the profile or in memory.
 */
export function weighCall({ confirmation }: ToolDefinition, args: JsonObject, { messages, known }: Said): Weighed {
  if (confirmation === "none") return "runs";
  if (confirmation === "required") return "offered";
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

/** Arguments that hold a choice of ours, not something said. */
const LABELS: ReadonlySet<string> = new Set(["type", "area", "sub_area", "confidence", "slot", "kind"]);
/** Arguments that hold a name: no inflection there. */
const NAMES: ReadonlySet<string> = new Set(["name", "person"]);

const NEGATION = /^(?:nao|n|naum|nunca|jamais|nem)$/;
const STOPPED = /^(?:par(?:ei|ou|aram|ar)|deix(?:ei|ou|ar)|larg(?:uei|ou|ar))$/;
/** "Não esquece que …" denies nothing. */
const REMINDER =
  /\bn[aã]o\s+(?:se\s+|me\s+)?(?:esque[cç]\p{L}*|deix[ae]\p{L}*\s+(?:de\s+)?(?:lembrar|anotar|guardar|esquecer))/giu;

/**
 * Whether what a call would keep was said by the user in this very message (contracts, Tools): every word of its free
 * texts is there, up to inflection and function words; names and numbers exactly; nothing said with a "não" is kept
 * without one, nor the other way round. What came from a tool's result or from memory is not there and does not pass.
 */
export function isGrounded(args: JsonObject, userMessage: string): boolean {
  const said = wordsOf(userMessage.replace(REMINDER, " "));
  return Object.entries(args).every(([key, value]) => LABELS.has(key) || isSaid(value, said, NAMES.has(key)));
}

function isSaid(value: unknown, said: readonly Word[], isName: boolean): boolean {
  if (Array.isArray(value)) return value.every((item) => isSaid(item, said, isName));
  if (typeof value === "number") return said.some((word) => word.value === value);
  if (typeof value === "string") return isDate(value) ? isDateSaid(value, said) : isTextSaid(value, said, isName);
  return value === null || value === undefined || typeof value === "boolean";
}

function isDate(text: string): boolean {
  return /^(?:\d{4}|-)-\d{2}-\d{2}$/.test(text);
}

/** Day and month, and the year if there is one, in two digits or four. */
function isDateSaid(date: string, said: readonly Word[]): boolean {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const has = (value: number) => said.some((word) => word.value === value);
  const yearSaid = year === "-" || has(Number(year)) || has(Number(year) % 100);
  return yearSaid && has(Number(month)) && has(Number(day));
}

function isTextSaid(text: string, said: readonly Word[], isName: boolean): boolean {
  const kept = wordsOf(text);
  const content = kept.filter((word) =>
    !FUNCTION_WORDS.has(word.text) && !NEGATION.test(word.text) && word.text !== "sem"
  );
  if (content.length === 0) return kept.every((word) => said.some((other) => other.text === word.text));
  const sources = content.map((word) => said.filter((other) => sameWord(word, other, isName)));
  if (sources.some((found) => found.length === 0)) return false;
  return sameDenial(kept, said, sources) &&
    content.every((word, i) => sources[i]!.some((other) => other.without === word.without));
}

function sameWord(kept: Word, said: Word, isName: boolean): boolean {
  if (kept.value !== undefined || said.value !== undefined) {
    if (kept.value !== undefined && kept.value === said.value) return true;
    if (/^\d/.test(kept.text) || /^\d/.test(said.text)) return false;
  }
  if (kept.text === said.text) return true;
  if (isName || kept.proper) return false;
  // "com" shares a stem with "come" by accident; "como" is the one that is a verb as well.
  if (FUNCTION_WORDS.has(said.text) && said.text !== "como") return false;
  return kept.stem === said.stem || isSlip(kept.text, said.text);
}

/** One typing slip of the user's in a long word. */
function isSlip(kept: string, said: string): boolean {
  return kept.length >= 6 && said.length >= 6 && kept.charAt(0) === said.charAt(0) &&
    kept.slice(-1) === said.slice(-1) && editDistance(kept, said, 1) <= 1;
}

/** Neither turns a "não" into a yes nor a yes into a "não": the clauses that the words come from deny as the text does. */
function sameDenial(kept: readonly Word[], said: readonly Word[], sources: readonly Word[][]): boolean {
  const denies = kept.some((word) => NEGATION.test(word.text) || STOPPED.test(word.text));
  const deniedClauses = new Set(
    said.filter((word) => NEGATION.test(word.text) || STOPPED.test(word.text)).map((word) => word.clause),
  );
  if (denies) return sources.some((found) => found.some((word) => deniedClauses.has(word.clause)));
  return sources.every((found) => found.some((word) => !deniedClauses.has(word.clause)));
}
