import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findOrderWords } from "./order-words.ts";

/** What an answer to several offers limits itself to; all texts are folded. */
export interface Restriction {
  /** Phrases behind "só": "só o uber" gives "o uber". Empty where the answer names no such limit. */
  only: string[];
  /** Phrases that are left out: "menos o uber" gives "o uber". */
  except: string[];
  /** The sentences of the answer. */
  text: string;
}

/** "menos o abastecer, troca pra 15h", "é 15h": a change follows, so nothing is left out. Folded, "e obrigada" begins like "é 15h". */
const CHANGE_FOLLOWS = new RegExp(
  String.raw`^[\s,]*(?:e |que )?(?:(?:troca|muda|passa|bota|poe|coloca|deixa|foi|era|fica|que foi|q foi)\b|` +
    String.raw`e (?:as |de |r\$ ?)?\d)`,
);
/** "só o uber" */
const ONLY = /\b(?:so|somente|apenas) ((?:o|a|os|as|d[eao]s?) [^,.;!\n]{1,60})/g;
/** "menos o uber", "tirando a pizza", "mas tira o café"; "jogar fora" leaves nothing out. */
const EXCEPT = new RegExp(
  String.raw`\b(?:menos|exceto|tirando|(?<!\b(?:tirar?|jogar?|botar?) )fora|(?:mas|so|sim,?) tira) ` +
    String.raw`((?:o|a|os|as|d[eao]s?|esse|essa)? ?[^,.;!\n]{1,40})`,
  "g",
);
/** "o uber não", "e a de 46,90 não" */
const NOT_THIS = new RegExp(
  String.raw`(?:^|[,.;] |\be |\bmas )` +
    String.raw`((?:o|a|os|as|do|da|no|na|esse|essa) (?:[a-z0-9]+(?:[.,]\d+)? ){0,3}?[a-z0-9]+(?:[.,]\d+)?) (?:nao|n)\b`,
  "g",
);

/** "só a tapioca que foi ontem" changes the tapioca and leaves nothing out. */
const CHANGES_VALUE = /\b(?:q|que|foi|era|foram) .*(?:\d|\b(?:ontem|anteontem|hoje|hj|amanha)\b)/;

/** "tudo menos o peixe, esse foi ontem": the right value follows. */
const RIGHT_VALUE_FOLLOWS =
  /^[\s,]*(?:esse|essa|ele|ela) (?:foi|era|deu|e) (?:de |r\$ ?)?(?:\d|ontem|anteontem|hoje|hj|amanha)\b/;

/**
 * Behind "o Marcelo não": " cobra juros" tells something about him and leaves nothing out; " quero", " foi meu" and " deve nada" are
 * about the record itself.
 */
const TELLS_OF_IT = new RegExp(
  "^ (?!(?:precis|cont|entr|val|serv|exist|pass|pag|gast|dev|cust|venc|fech|cheg|est|fo|er|rol|d)[a-z]+ )" +
    String.raw`([a-z]{3,}[ae]) [a-z]{3,}`,
);

/** Whether what stands behind a denial is another verb with its own object, and no verb of recording. */
function tellsOfIt(behind: string): boolean {
  const verb = TELLS_OF_IT.exec(behind)?.[1];
  return verb !== undefined && findOrderWords([verb]) === null;
}

/** "menos o mercado, 40 era da vizinha, então põe 272,75": the new value stands further behind in its sentence. */
const NEW_VALUE_BEHIND =
  /^[^;!?\n]*?\b(?:poe|bota|coloca|registra|anota|troca|muda|deixa|fica) (?:pra |por |em |r\$ ?)*\d/;

/** "menos a pizza que quem pagou foi o Caíque" leaves out "a pizza". */
const RELATIVE_CLAUSE = / (?:q|que|pq|porque|pois|ja que|quem)\b.*$/;

/**
 * Reads what an answer limits itself to. Exceptions in the rest of the message count as well: "o segundo sim. o primeiro não".
 *
 * @param scope the sentences of the answer
 * @param isChanged the call differs from its proposal: "tudo menos o peixe, esse foi ontem" leaves out the fish only as it was proposed
 */
export function readRestriction(scope: string, message: string, isChanged = false): Restriction {
  const phrasesIn = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: phrase = "" }) => {
      const behind = text.slice(index + whole.length);
      const isChange = CHANGE_FOLLOWS.test(behind) ||
        isChanged && (RIGHT_VALUE_FOLLOWS.test(behind) || NEW_VALUE_BEHIND.test(behind)) ||
        CHANGES_VALUE.test(phrase) || /^a \w+ foi\b/.test(phrase);
      const isDenied = pattern === ONLY && /\bn(?:ao)?\b/.test(phrase) || pattern === NOT_THIS && tellsOfIt(behind);
      return isChange || isDenied ? [] : [phrase.replace(RELATIVE_CLAUSE, "")];
    });
  const [text, all] = [fold(scope), fold(message)];
  return { only: phrasesIn(ONLY, text), except: [...phrasesIn(EXCEPT, all), ...phrasesIn(NOT_THIS, all)], text };
}

const ALL_OF_THEM = new RegExp(
  String.raw`\b(?:(?:os|as|ess[ea]s|est[ea]s|tod[oa]s(?: [oa]s)?) ` +
    String.raw`(?:dois|duas|tres|quatro|cinco|seis|[2-9]|1\d|20)|amb[oa]s)\b`,
  "g",
);

/** A folded answer without what it leaves out ("menos o uber") and without how many it means ("os dois"). */
export function withoutRestriction(scope: string): string {
  return fold(scope).replace(EXCEPT, " ").replace(NOT_THIS, " ").replace(ALL_OF_THEM, " ");
}

/**
 * A folded text without the exceptions that are about other things: "tudo menos o clenil que foi ontem".
 *
 * @param stems words that name this thing: an exception with one of them stays
 */
export function withoutExceptions(folded: string, stems: ReadonlySet<string>): string {
  const isAboutThis = (phrase: string) => meaningStems(phrase).some((stem) => stems.has(stem));
  return folded.replace(EXCEPT, (exception, phrase: string) => isAboutThis(phrase) ? exception : " ");
}

/** The ordinals from the first on, without their endings. */
const ORDINALS = ["primeir", "segund", "terceir", "quart", "quint", "sext", "setim", "oitav", "non", "decim"];

/** The places of a list that a folded phrase names: "o segundo" is 2, "a última" of four is 4. */
export function namedPlaces(phrase: string, items: number): number[] {
  return (phrase.match(/[a-z]+/g) ?? []).flatMap((word) => {
    const place = ORDINALS.findIndex((ordinal) => new RegExp(`^${ordinal}[oa]$`).test(word)) + 1;
    return place > 0 ? [place] : /^ultim[oa]$/.test(word) ? [items] : [];
  });
}

/** "sim pras duas do remédio" @param folded words of an answer */
export function mentionsSeveral(folded: string): boolean {
  return /\b(?:tudo|tod[oa]s|resto|dois|duas|tres|quatro|cinco|seis|amb[oa]s)\b/.test(folded);
}

/** A folded clause up to its "mas" or "só que": what it agrees to, without what it changes. */
export function beforeBut(folded: string): string {
  return folded.split(/\b(?:mas|porem|so que|so q)\b/)[0]!;
}

/** An answer before and behind each "mas": "sim pra tudo", "mas a geladeira põe em casa". */
export function splitAtBut(answer: string): string[] {
  return answer.split(/\s+(?=(?:mas|porém|porem|só que|so que)\s)/i);
}
