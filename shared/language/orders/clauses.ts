import type { Sentence, SentenceWord } from "../sentences.ts";

/** A part of a sentence between commas and conjunctions ("e", "mas", "só que"). */
export interface Clause {
  /** Its place among the clauses of the sentence. */
  index: number;
  /** Which words of the sentence it consists of. */
  wordIndexes: number[];
  text: string;
  /** "a farmácia não": it leaves one thing out of an order. */
  isException: boolean;
}

/** Words that separate clauses as a comma does; laughter is one: "nota 10 kkk anota nos filmes". */
const SEPARATOR = /^(?:e|mas|porem|entao|ai|porque|pois|k+|(?:rs)+|(?:ha){2,}h?)$/;

/** "não é compra", "isso é caro", folded: behind a denial or a pronoun, "e" is the verb and connects nothing. */
export function isFoldedVerb(words: readonly SentenceWord[], at: number): boolean {
  if (words[at]?.plain !== "e") return false;
  const [before, next] = [words[at - 1]?.plain ?? "", words[at + 1]?.plain ?? ""];
  return /^(?:nao|nem|num)$/.test(before) || /^(?:isso|isto|aquilo)$/.test(before) && IS_SO.test(next);
}

/** What something is: "caro", "golpe", "muito". "isso e o uber", "isso e registra" go on with something else. */
const IS_SO =
  /^(?:muito|tao|bem|um|uma|golpe|caro|cara|car[a-z]+|roubo|absurd[oa]|demais|verdade|ruim|bom|chato|feio|loucura)$/;

/** The clauses of a sentence, in order, without the words at `dropped` indexes. A clause without any word left is omitted. */
export function clausesOf(sentence: Sentence, dropped: ReadonlySet<number>): Clause[] {
  const groups: number[][] = [[]];
  sentence.words.forEach(({ plain, isMark }, at) => {
    const next = sentence.words[at + 1];
    const isVerb = isFoldedVerb(sentence.words, at);
    // "aí" ends the clause in "registra aí", and starts a new one in "fui lá, aí lembrei".
    const isSeparator = plain === "ai" ? next !== undefined && !next.isMark : SEPARATOR.test(plain) && !isVerb;
    if (isMark || isSeparator) groups.push([]);
    if (!isMark && !dropped.has(at)) groups.at(-1)!.push(at);
  });
  return groups.filter((group) => group.length > 0).map((group, index) => {
    const text = group.map((at) => sentence.words[at]!.plain).join(" ").replace(/^(?:e|mas|porem) /, "");
    return {
      index,
      wordIndexes: group.filter((at) => group.length === 1 || !/^(?:mas|porem)$/.test(sentence.words[at]!.plain)),
      text,
      isException: EXCEPTION.test(text),
    };
  });
}

/** Denials that do not deny the order: "não precisa confirmar" denies only that the assistant has to ask. */
const HARMLESS = [
  /\b(?:por ?que|porque) nao\b/,
  new RegExp(
    String.raw`\b(?:nao|nem) (?:precisa|carece)(?: nao)?(?: (?:me|nem|de|mais|voce|ficar))* ` +
      "(?:pergunt|confirm|ped|consult|avis|repet|mostr|confer)[a-z]*(?: (?:de novo|mais|nada|nao|sempre))*",
  ),
  /\bnao (?:me )?(?:pergunt|repit|enrol|demor|esquec)[a-z]*(?: (?:de novo|mais|nada))*/,
  // "foi ontem não, foi hoje mesmo"
  /\b(?:foi|era|foram|e) [a-z0-9/]+ nao(?= , (?:foi|era|foram|e|na verdade)\b)/,
  // "era o genérico que não tinha"
  /(?<=\b(?:o|a|os|as) [a-z]+ )que nao [a-z]+/,
];
/** "foi 58 e não 85". */
const DENIED_FIGURE =
  /\b(?:e |mas )?nao (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|pra|na|no|r \$|r\$) )*\d[\d.,:]*(?:h\d*)?\b/g;
/** "ontem, não hoje". */
const DENIED_DAY = /\b(?:e |mas )?nao (?:foi |era |e )?(?:hoje|ontem|anteontem|amanha)\b/g;
const DAY = /\b(?:hoje|ontem|anteontem|amanha)\b/;
/** Words for a part of a record: "o valor não" denies the amount and leaves no other record out. */
export const PARTS_OF_A_RECORD = "valor|data|dia|preco|nome|categoria|registro|hora|gente|total";
/** "a farmácia não", "o café não precisa", "a água ainda não bebi": one of several things is left out. */
const EXCEPTION = new RegExp(
  [
    String.raw`^(?:so que |so )?(?:o|a|os|as|esse|essa|do|da|no|na) (?!(?:${PARTS_OF_A_RECORD})\b)` +
    "(?:[a-z0-9.,]+ ){1,4}?(?:ainda |eu )?nao(?:" +
    [
      "(?: (?:precisa|quero|conta|entra|vale))(?: .*)?",
      " [a-z]+ei(?: .*)?",
      " [a-z]+[bdrtz]i(?: .*)?",
      " (?:registra|anota|salva|guarda|marca|cadastra|lanca)",
    ].join("|") + ")?$",
    // "a água deixa pra lá"
    "^(?:so que )?(?:o|a|os|as|esse|essa) (?:[a-z0-9.,]+ ){1,3}?" +
    String.raw`(?:deixa(?! pr[ao]s? \d)|esquece|cancela|tira|larga)\b.*$`,
  ].join("|"),
);

/** The indexes of words in denials that do not deny an order: "não precisa confirmar", "foi 58 e não 85". */
export function harmlessDenials({ plain, words }: Sentence): Set<number> {
  const indexes = new Set<number>();
  const addWordsBetween = (start: number, end: number) => {
    let at = 0;
    words.forEach(({ plain: word }, index) => {
      if (at >= start && at + word.length <= end) indexes.add(index);
      at += word.length + 1;
    });
  };
  for (const pattern of HARMLESS) {
    for (const { index, 0: text } of plain.matchAll(new RegExp(pattern, "g"))) {
      addWordsBetween(index, index + text.length);
    }
  }
  // "foi 58 e não 85" corrects a figure only where another figure stands beside it.
  for (const { index, 0: text } of plain.matchAll(DENIED_FIGURE)) {
    const rest = plain.slice(0, index) + plain.slice(index + text.length);
    if (/\d/.test(rest)) addWordsBetween(index, index + text.length);
  }
  // "ontem, não hoje" corrects a day; "sim, mas não hoje" postpones.
  for (const { index, 0: text } of plain.matchAll(DENIED_DAY)) {
    const rest = plain.slice(0, index) + plain.slice(index + text.length);
    if (DAY.test(rest)) addWordsBetween(index, index + text.length);
  }
  return indexes;
}

/** Whether a sentence has a denial that denies no order: "não precisa confirmar", "não pergunta de novo". */
export function hasHarmlessDenial(plain: string): boolean {
  return HARMLESS.some((pattern) => pattern.test(plain));
}
