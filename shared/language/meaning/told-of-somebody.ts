import { canonicalBond } from "../bond.ts";
import { fold } from "../fold.ts";
import { GIVEN_NAMES } from "../given-names.ts";
import { readSentences, type Sentence } from "../sentences.ts";
import { ONE_PERSON } from "../somebody.ts";

/** Who somebody is, as it would be kept. */
export interface ToldPerson {
  name: string;
  bond?: string;
  /** `YYYY-MM-DD` or `--MM-DD`. */
  birthday?: string;
  aliases?: readonly string[];
  /** The bond is over. */
  isEnded?: boolean;
}

/**
 * Whether the words may tell this of somebody else who stands in them too: "a Bia é minha irmã e o Caio meu chefe" does not make Bia a
 * boss, nor does "a Camila terminou com o Lucas" end a bond with Lucas. A birthday has to be told as one. Where the name does not stand
 * in the message, nobody can tell by its words of whom it is.
 *
 * @param around what was said right before, where a birthday may be asked for
 */
export function mayBeOfAnother(told: ToldPerson, message: string, around: readonly string[]): boolean {
  const { name, bond, birthday, aliases = [], isEnded } = told;
  if (birthday && ![message, ...around].some((text) => TELLS_BIRTH.test(fold(text)))) return true;
  const text = message.normalize("NFC");
  const own = new Set(wordsOf(name));
  const sentences = readSentences(text).map((sentence) => readPeople(sentence, text, own));
  if (!sentences.some((sentence) => sentence.some(({ who }) => who === "own"))) return false;
  if (isEnded) return sentences.some(isEndedByAnother);
  // A sentence without the name may go on about them: "minha mãe mora com meu irmão Fábio. Célia o nome dela".
  const clauses = sentences.filter((sentence) => sentence.some(({ who }) => who === "own")).flatMap(clausesOf);
  const isElsewhere = (isTold: (word: ReadWord) => boolean) => {
    const telling = clauses.filter((clause) => clause.some(isTold));
    return telling.length > 0 && telling.every(isOnlyOfAnother);
  };
  const wanted = bond === undefined ? [] : wordsOf(canonicalBond(bond)).filter((word) => word !== "ex");
  const day = Number(birthday?.slice(-2));
  return (wanted.length > 0 && isElsewhere(({ plain, bond }) => plain === wanted[0] || bond === wanted[0])) ||
    (birthday !== undefined && isElsewhere(({ plain }) => parseInt(plain) === day)) ||
    aliases.map(wordsOf).some((alias) =>
      !alias.some((word) => own.has(word)) && sentences.some((sentence) => isBesideOthers(sentence, alias))
    );
}

/** "faz anos", "faz 60", "nasceu", "o níver", "parabéns pra ele" */
const TELLS_BIRTH =
  /\b(?:aniv|niv|nasc|parab|b-?day|complet|(?:faz|fez|fazer|fazia|fara|vai fazer) (?:\S+ ){0,3}?(?:anos?|\d+)\b)/;

/** A word of a sentence, and whether it names the person asked about or another one. */
interface ReadWord {
  plain: string;
  /** As a bond is kept: "avo" for "vó". */
  bond: string;
  who: "own" | "other" | null;
  /** Whether a clause ends here: at a mark, or at an "e" that is not an "é". */
  isBorder: boolean;
}

function readPeople({ words }: Sentence, text: string, own: ReadonlySet<string>): ReadWord[] {
  const read: ReadWord[] = [];
  for (const word of words) {
    const written = text.slice(word.start, word.end);
    const before = read.at(-1);
    const isName = GIVEN_NAMES.has(word.plain) || isCapitalOfPerson(written, before);
    // A surname is of the name before it.
    const isOwn = own.has(word.plain) || (isName && before?.who === "own");
    read.push({
      plain: word.plain,
      bond: fold(canonicalBond(written)),
      who: isOwn ? "own" : isName ? "other" : null,
      isBorder: word.isMark || /^(?:e|mas|porque)$/i.test(written),
    });
  }
  return read;
}

/** "mora em Salvador" and "a amiga da Globo" name no person. */
function isCapitalOfPerson(written: string, before: ReadWord | undefined): boolean {
  return before !== undefined && /^\p{Lu}\p{Ll}/u.test(written) &&
    !/^(?:em|n[oa]s?|d[eao]s?|pr[ao])$/.test(before.plain);
}

/** The clauses of a sentence. One of names alone goes with the next: "a Bia e o Caio são meus primos". */
function clausesOf(sentence: readonly ReadWord[]): ReadWord[][] {
  const clauses: ReadWord[][] = [[]];
  for (const word of sentence) {
    if (!word.isBorder) clauses.at(-1)!.push(word);
    else if (!clauses.at(-1)!.every(isNaming)) clauses.push([]);
  }
  return clauses;
}

function isNaming({ plain, who }: ReadWord): boolean {
  return who !== null || /^(?:[oa]s?|d[oa]s?|com)$/.test(plain);
}

function isOnlyOfAnother(clause: readonly ReadWord[]): boolean {
  return clause.some(({ who }) => who === "other") && !clause.some(({ who }) => who === "own");
}

/** "a Camila terminou com o Lucas", "minha amiga largou o Lucas": another person is in it, and no word of the person's own. */
function isEndedByAnother(sentence: readonly ReadWord[]): boolean {
  const plain = sentence.map(({ plain, who }) => who === "own" ? OWN_NAME : plain).join(" ").replace(
    BOND_OF_OWN,
    OWN_NAME,
  );
  const place = plain.indexOf(OWN_NAME);
  if (place < 0) return false;
  const before = plain.slice(0, place);
  const isAnother = sentence.some(({ who }) => who === "other") || ANYBODY.test(before);
  return isAnother && !OWN.test(before.replaceAll(new RegExp(ANYBODY, "g"), " ") + plain.slice(place));
}

const OWN_NAME = "§";
/** "meu marido, o Lucas" is one person. */
const BOND_OF_OWN = new RegExp(`${ONE_PERSON}(?: ,)?(?: [oa])? ${OWN_NAME}`, "g");
const ANYBODY = new RegExp(String.raw`\b${ONE_PERSON}\b`);
const OWN = /\b(?:eu|me|mim|comigo|nos|conosco|a gente|meus?|minhas?|noss[oa]s?|[a-z]{2,}(?:ei|mos))\b/;

/** "mora com a Bruna", "a Bia e a Bruna": who is joined to others, or to what is done, is somebody else and no nickname. */
function isBesideOthers(sentence: readonly ReadWord[], alias: readonly string[]): boolean {
  const plain = sentence.map(({ plain, isBorder }) => isBorder && /^[a-z]/.test(plain) ? "&" : plain).join(" ");
  return !NAMES.test(plain) &&
    new RegExp(`(?:&|\\b(?:com|pr[ao]|ao|d[oa]|pel[oa]|n[oa])) (?:[oa] )?${alias.join(" ")}\\b`).test(plain);
}

/** "o apelido da Beatriz é Bia", "chamo ela de Bia" */
const NAMES = /\b(?:apelid|cham|conhecid|nome|vulgo)/;

function wordsOf(name: string): string[] {
  return fold(name).match(/[a-z]+/g) ?? [];
}
