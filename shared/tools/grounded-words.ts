import { MONTH_NAMES } from "../text/calendar-day.ts";
import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { scanNumbers } from "../text/number.ts";
import { stemWord } from "../text/stem-word.ts";
import { tokenize } from "../text/tokenize.ts";
import type { JsonObject } from "./definition.ts";

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

/**
 * Folded words that may stand in what is kept without having been said: articles, prepositions, pronouns, conjunctions,
 * forms of ser, estar, ter, haver and ir, and what one calls the user or a person ("se chama"), the currency. Negations are not here.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos para pra pro pras pros por pelo pela pelos pelas com
  ate desde entre sobre sob e ou mas que quem qual cujo cuja se como quando onde porque pois entao tambem ja ainda
  eu voce vc ela ele elas eles nos me mim te ti lhe meu meus minha minhas seu seus sua suas dela dele delas deles nosso nossa
  este esta isto esse essa isso aquele aquela aquilo
  sou e es era eram foi fui sao somos ser sendo sido seja estou estava estao esta estar esteve to tava
  tenho tem tinha tive teve ter tendo ha havia houve haver vou vai vao ia ir
  reais usuario usuaria pessoa chama chamo chamar chamada chamado nome`.split(/\s+/),
);

/** A word or number of a text as it is compared. */
interface Word {
  text: string;
  stem: string;
  /** Value of a number in digits or words, or of a month's name. */
  value?: number;
  /** Written with a capital that no sentence start explains. */
  proper: boolean;
  /** Between the punctuation and conjunctions around it; counted from 0. */
  clause: number;
  /** Directly after "sem". */
  without: boolean;
}

const BOUNDARY = /^(?:[.,;:!?()]|mas|porem|porque|pois|e|embora|so|agora)$/;
const ARTICLE = /^(?:a|o|as|os|um|uma|nenhum|nenhuma)$/;

/** Words and numbers of a text in order. */
function wordsOf(text: string): Word[] {
  const composed = text.normalize("NFC");
  const tokens = tokenize(fold(composed));
  const numbers = new Map(
    scanNumbers(tokens).filter((number) => !number.article).map((number) => [number.first, number]),
  );
  const words: Word[] = [];
  let clause = 0;
  let without = false;
  let opens = true;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const number = numbers.get(i);
    if (number === undefined && BOUNDARY.test(token.text)) {
      clause++;
      without = false;
    }
    if (/^(?!r\$)[a-z0-9]/.test(token.text)) {
      const initial = composed.charAt(token.start);
      words.push({
        text: token.text,
        stem: stemWord(token.text),
        value: number?.value ?? monthValue(token.text),
        proper: !opens && initial !== initial.toLowerCase(),
        clause,
        without,
      });
      if (number !== undefined) i = number.last;
      without = token.text === "sem" || (without && ARTICLE.test(token.text));
      opens = false;
    } else {
      opens = opens || /[.!?:]/.test(token.text);
    }
  }
  return words;
}

function monthValue(word: string): number | undefined {
  const index = MONTH_NAMES.indexOf(word);
  return index < 0 ? undefined : index + 1;
}
