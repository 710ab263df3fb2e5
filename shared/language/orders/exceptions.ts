import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";

/** The parts of an answer that say "only these" and "all but these", folded. */
export interface Scope {
  only: string[];
  but: string[];
  text: string;
}

/** "menos o abastecer, troca pra 15h", "é 15h"; folded, "e obrigada" begins the same. */
const CHANGED = new RegExp(
  String.raw`^[\s,]*(?:e |que )?(?:(?:troca|muda|passa|bota|poe|coloca|deixa|foi|era|` +
    String.raw`fica|que foi|q foi)\b|e (?:as |de |r\$ ?)?\d)`,
);
const ONLY = /\b(?:so|somente|apenas) ((?:o|a|os|as|d[eao]s?) [^,.;!\n]{1,60})/g;
const BUT = new RegExp(
  String.raw`\b(?:menos|exceto|tirando|(?<!\b(?:tirar?|jogar?|botar?) )fora|(?:mas|so|` +
    String.raw`sim,?) tira) ((?:o|a|os|as|d[eao]s?|esse|essa)? ?[^,.;!\n]{1,40})`,
  "g",
);
const NOT_THIS = new RegExp(
  String.raw`(?:^|[,.;] |\be |\bmas )((?:o|a|os|as|do|da|no|na|esse|essa) (?:[a-z0-9]+` +
    String.raw`(?:[.,]\d+)? ){0,3}?[a-z0-9]+(?:[.,]\d+)?) (?:nao|n)\b`,
  "g",
);

/** "só a tapioca que foi ontem" changes that one, and leaves out nothing. */
const SAID_OTHERWISE = /\b(?:q|que|foi|era|foram) .*(?:\d|\b(?:ontem|anteontem|hoje|hj|amanha)\b)/;

/** "tudo menos o peixe, esse foi ontem": the right value stands behind. */
const IS_OTHERWISE =
  /^[\s,]*(?:esse|essa|ele|ela) (?:foi|era|deu|e) (?:de |r\$ ?)?(?:\d|ontem|anteontem|hoje|hj|amanha)\b/;

/** "menos a pizza que quem pagou foi o Caíque" leaves out the pizza. */
const TELLS_MORE = / (?:q|que|pq|porque|pois|ja que|quem)\b.*$/;

/**
 * Left out is also what another sentence of the message leaves out: "o segundo sim. o primeiro não".
 *
 * @param isChanged the call is not as it was proposed: "tudo menos o peixe, esse foi ontem" leaves the fish out only as it was
 */
export function readScope(scope: string, message: string, isChanged = false): Scope {
  const kept = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: phrase = "" }) =>
      CHANGED.test(text.slice(index + whole.length)) ||
        isChanged && IS_OTHERWISE.test(text.slice(index + whole.length)) ||
        SAID_OTHERWISE.test(phrase) ||
        /^a \w+ foi\b/.test(phrase) || (pattern === ONLY && /\bn(?:ao)?\b/.test(phrase))
        ? []
        : [phrase.replace(TELLS_MORE, "")]
    );
  const [text, all] = [fold(scope), fold(message)];
  return { only: kept(ONLY, text), but: [...kept(BUT, all), ...kept(NOT_THIS, all)], text };
}

const ALL_OF_THEM =
  /\b(?:(?:os|as|ess[ea]s|est[ea]s|tod[oa]s(?: [oa]s)?) (?:dois|duas|tres|quatro|cinco|seis|[2-9]|1\d|20)|amb[oa]s)\b/g;

/** An order about what waits without what it leaves out, "menos o uber", and how many are meant, "os dois". */
export function withoutSelection(scope: string): string {
  return fold(scope).replace(BUT, " ").replace(NOT_THIS, " ").replace(ALL_OF_THEM, " ");
}

/** What an answer says of a call, without what it says of things that it leaves out: "tudo menos o clenil que foi ontem". */
export function withoutExceptions(text: string, stems: ReadonlySet<string>): string {
  const isNamed = (phrase: string) => meaningStems(phrase).some((stem) => stems.has(stem));
  return text.replace(BUT, (exception, phrase: string) => isNamed(phrase) ? exception : " ");
}

/** The stem of each ordinal, from the first on. */
const ORDINALS = ["primeir", "segund", "terceir", "quart", "quint", "sext", "setim", "oitav", "non", "decim"];

/** Which places of a list a phrase names: "o segundo" is 2, "a última" that of the last. */
export function placesIn(phrase: string, items: number): number[] {
  return (phrase.match(/[a-z]+/g) ?? []).flatMap((word) => {
    const place = ORDINALS.findIndex((ordinal) => new RegExp(`^${ordinal}[oa]$`).test(word)) + 1;
    return place > 0 ? [place] : /^ultim[oa]$/.test(word) ? [items] : [];
  });
}

/** "sim pras duas do remédio" @param folded words of an answer */
export function meansSeveral(folded: string): boolean {
  return /\b(?:tudo|tod[oa]s|resto|dois|duas|tres|quatro|cinco|seis|amb[oa]s)\b/.test(folded);
}

/** The yes of an answer, without what its "só que" or "mas" says of one of the things. @param folded its clause */
export function withoutChange(folded: string): string {
  return folded.split(/\b(?:mas|porem|so que|so q)\b/)[0]!;
}
