import type { Sentence } from "../sentences.ts";

/** A stretch of a sentence between commas and "e", "mas", "só que". */
export interface Clause {
  index: number;
  words: { at: number }[];
  text: string;
  isException: boolean;
}

/** Laughter parts what is said as a comma does: "nota 10 kkk anota nos filmes". */
const JOINTS = /^(?:e|mas|porem|entao|ai|porque|pois|k+|(?:rs)+|(?:ha){2,}h?)$/;

/** The clauses of a sentence, in order, without the words that are dropped; one that is left without words is none. */
export function clausesOf(sentence: Sentence, dropped: ReadonlySet<number>): Clause[] {
  const groups: number[][] = [[]];
  sentence.words.forEach(({ plain, isMark }, at) => {
    const next = sentence.words[at + 1];
    // "registra aí" ends with it, "fui lá, aí lembrei" goes on.
    const isJoint = plain === "ai" ? next !== undefined && !next.isMark : JOINTS.test(plain);
    if (isMark || isJoint) groups.push([]);
    if (!isMark && !dropped.has(at)) groups.at(-1)!.push(at);
  });
  return groups.filter((group) => group.length > 0).map((group, index) => {
    const text = group.map((at) => sentence.words[at]!.plain).join(" ").replace(/^(?:e|mas|porem) /, "");
    return {
      index,
      words: group.filter((at) => group.length === 1 || !/^(?:mas|porem)$/.test(sentence.words[at]!.plain))
        .map((at) => ({ at })),
      text,
      isException: EXCEPTION.test(text),
    };
  });
}

/** Folded: denials that are none, of which the first are about the asking itself. */
const HARMLESS = [
  /\b(?:por ?que|porque) nao\b/,
  new RegExp(
    String.raw`\b(?:nao|nem) (?:precisa|carece)(?: nao)?(?: (?:me|nem|de|mais|voce|ficar))* (?:pergunt|` +
      String.raw`confirm|ped|consult|avis|repet|mostr|confer)[a-z]*(?: (?:de novo|mais|nada|nao|sempre))*`,
  ),
  /\bnao (?:me )?(?:pergunt|repit|enrol|demor|esquec)[a-z]*(?: (?:de novo|mais|nada))*/,
  // "foi ontem não, foi hoje mesmo"
  /\b(?:foi|era|foram|e) [a-z0-9/]+ nao(?= , (?:foi|era|foram|e|na verdade)\b)/,
  // "era o genérico que não tinha"
  /(?<=\b(?:o|a|os|as) [a-z]+ )que nao [a-z]+/,
];
/** "foi 58 e não 85". */
const CONTRAST =
  /\b(?:e |mas )?nao (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|pra|na|no|r \$|r\$) )*\d[\d.,:]*(?:h\d*)?\b/g;
const DAY_CONTRAST = /\b(?:e |mas )?nao (?:foi |era |e )?(?:hoje|ontem|anteontem|amanha)\b/g;
const DAY = /\b(?:hoje|ontem|anteontem|amanha)\b/;
/** What is said of a record itself, and names no other. */
export const PARTS_OF_A_RECORD = "valor|data|dia|preco|nome|categoria|registro|hora|gente|total";
/** "a farmácia não", "o café não precisa", "a água ainda não bebi": of one thing of several. */
const EXCEPTION = new RegExp(
  String.raw`^(?:so que |so )?(?:o|a|os|as|esse|essa|do|da|no|na) (?!(?:${PARTS_OF_A_RECORD})\b)` +
    String.raw`(?:[a-z0-9.,]+ ){1,4}?(?:ainda |` +
    String.raw`eu )?nao(?:(?: (?:precisa|quero|conta|entra|vale))(?: .*)?| [a-z]+ei(?: .*)?|` +
    String.raw` [a-z]+[bdrtz]i(?: .*)?| (?:registra|anota|salva|guarda|marca|cadastra|lanca))?$|` +
    // "a água deixa pra lá"
    String.raw`^(?:so que )?(?:o|a|os|as|esse|essa) (?:[a-z0-9.,]+ ){1,3}?(?:deixa|esquece|cancela|tira|larga)\b.*$`,
);

/** The indices of words whose denial denies nothing of an order: "não precisa confirmar", "foi 58 e não 85". */
export function harmlessDenials({ plain, words }: Sentence): Set<number> {
  const places = new Set<number>();
  const drop = (start: number, end: number) => {
    let at = 0;
    words.forEach(({ plain: word }, index) => {
      if (at >= start && at + word.length <= end) places.add(index);
      at += word.length + 1;
    });
  };
  for (const pattern of HARMLESS) {
    for (const { index, 0: text } of plain.matchAll(new RegExp(pattern, "g"))) drop(index, index + text.length);
  }
  for (const { index, 0: text } of plain.matchAll(CONTRAST)) {
    const others = plain.slice(0, index) + plain.slice(index + text.length);
    if (/\d/.test(others)) drop(index, index + text.length);
  }
  // "ontem, não hoje"; "sim, mas não hoje" puts it off.
  for (const { index, 0: text } of plain.matchAll(DAY_CONTRAST)) {
    if (DAY.test(plain.slice(0, index) + plain.slice(index + text.length))) drop(index, index + text.length);
  }
  return places;
}

/** Whether a sentence denies only that one has to be asked: "não precisa confirmar", "não pergunta de novo". */
export function aboutAsking(plain: string): boolean {
  return HARMLESS.some((pattern) => pattern.test(plain));
}
