import { PLURAL_RELATIONS } from "../language/plural-relations.ts";
import { RELATIONS } from "../language/relations.ts";
import { DEPARTMENT, nameAt } from "./name-at.ts";
import type { PersonMention } from "./person-mention.ts";
import type { Word } from "./word.ts";

const OWNER = /^(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)$/;
const BEFORE =
  /^(?:melhor|ex|primeir[oa]|nov[oa]|novos|novas|querid[oa]|outr[oa]|unic[oa]|atual|futur[oa]|grande|gata|falecid[oa]|dois|duas|tres|quatro)$/;
const AFTER =
  /^(?:mais|menos|velh[oa]s?|nov[oa]s?|cacula|gemea|gemeo|gemeas|gemeos|do|meio|matern[oa]s?|patern[oa]s?|adotiv[oa]|diret[oa]|imediat[oa]|atual|querid[oa]|amad[oa])$/;
const ARTICLE = /^(?:o|a|os|as)$/;

/** Everybody a sentence names, in order, none overlapping. A name beside what they are counts as one: "o Gui, meu filho,". */
export function readPeople(words: readonly Word[]): PersonMention[] {
  const found: PersonMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = mentionAt(words, at);
    if (mention === null) continue;
    found.push(mention);
    at = mention.last;
  }
  return found;
}

function mentionAt(words: readonly Word[], at: number): PersonMention | null {
  const word = words[at]!;
  if (/^(?:ele|ela)$/.test(word.key)) return plain(at, at, { pronoun: true });
  return relativeAt(words, at) ?? nameFirst(words, at);
}

function plain(first: number, last: number, more: Partial<PersonMention>): PersonMention {
  return { first, last, own: false, plural: false, names: [], pronoun: false, ...more };
}

/** "minha irmã mais nova, a Júlia", "meus filhos Ana e Pedro". */
function relativeAt(words: readonly Word[], at: number): PersonMention | null {
  const start = ARTICLE.test(words[at]!.key) && OWNER.test(words[at + 1]?.key ?? "") ? at + 1 : at;
  if (!OWNER.test(words[start]!.key)) return null;
  let i = start + 1;
  let prefix = "";
  while (BEFORE.test(words[i]?.key ?? "") && i < start + 3) {
    if (/^(?:melhor|ex)$/.test(words[i]!.key)) prefix = words[i]!.key === "ex" ? "ex-" : "melhor ";
    if (words[i]!.key === "ex" && !RELATIONS.has(words[i + 1]?.key ?? "")) break;
    i++;
  }
  const key = words[i]?.key ?? "";
  const relation = /^(?:bis)?av?o$|^vo$/.test(key) ? words[i]!.out.toLowerCase() : RELATIONS.get(key);
  const plural = PLURAL_RELATIONS.get(key);
  if (relation === undefined && plural === undefined) return null;
  let last = i;
  while (AFTER.test(words[last + 1]?.key ?? "") && last < i + 3) last++;
  if (words[last]!.key === "do" || words[last]!.key === "mais") last = i;
  if (plural !== undefined) {
    const names = namesAfter(words, last);
    return plain(at, names.last, {
      relation: plural || undefined,
      noun: words[i]!.out.toLowerCase(),
      own: true,
      plural: true,
      names: names.names,
    });
  }
  const named = nameAfter(words, last);
  return plain(at, named?.last ?? last, {
    relation: prefix === "melhor " ? `melhor ${relation}` : `${prefix}${relation}`.replace("ex-ex", "ex"),
    own: true,
    ...(named === null ? {} : { name: named.name }),
  });
}

/** "irmã Júlia", "irmã, a Júlia,", "irmã (Júlia)", "irmã chamada Júlia". */
function nameAfter(words: readonly Word[], last: number): { name: string; last: number } | null {
  const direct = nameAt(words, last + 1, words[last + 1]?.capital === true);
  if (direct !== null) return direct;
  if (/^chamad[oa]$/.test(words[last + 1]?.key ?? "")) return nameAt(words, last + 2, true);
  if (!/^[,(-]$/.test(words[last + 1]?.key ?? "")) return null;
  const article = ARTICLE.test(words[last + 2]?.key ?? "") ? 1 : 0;
  const named = nameAt(words, last + 2 + article, article === 1);
  if (named === null) return null;
  const closing = words[named.last + 1];
  // Without the closing comma it is a list: "moro com minha mãe, Ana veio ontem".
  if (closing === undefined) return named;
  if (/^[,)-]$/.test(closing.key)) return { name: named.name, last: named.last + 1 };
  return article === 1 ? named : null;
}

/** "o Pedro e a Luísa", "Ana, Bia e Caio" after several people. */
function namesAfter(words: readonly Word[], last: number): { names: string[]; last: number } {
  const names: string[] = [];
  let at = last + 1;
  let end = last;
  if (/^[,:(-]$/.test(words[at]?.key ?? "")) at++;
  while (at < words.length) {
    const article = ARTICLE.test(words[at]!.key) ? 1 : 0;
    const named = nameAt(words, at + article, article === 1 || words[at]!.capital);
    if (named === null) break;
    names.push(named.name);
    end = named.last;
    at = named.last + 1;
    if (!/^(?:,|e)$/.test(words[at]?.key ?? "")) break;
    at++;
  }
  return { names, last: names.length > 0 ? end : last };
}

/** "o Rafa, meu namorado,", "a Fernanda", "Caio". */
function nameFirst(words: readonly Word[], at: number): PersonMention | null {
  const article = ARTICLE.test(words[at]!.key) ? 1 : 0;
  const beside = /^[,(]$/.test(words[at + article + 1]?.key ?? "") && OWNER.test(words[at + article + 2]?.key ?? "");
  const named = nameAt(words, at + article, article === 1 && beside);
  if (named === null || (article === 1 && words[at + 1] === undefined)) return null;
  const comma = words[named.last + 1]?.key ?? "";
  if (/^[,(-]$/.test(comma) && named.last + 2 < words.length) {
    const relative = relativeAt(words, named.last + 2);
    if (relative !== null && !relative.plural && relative.name === undefined) {
      const closes = /^[,)-]$/.test(words[relative.last + 1]?.key ?? "");
      return plain(at, closes ? relative.last + 1 : relative.last, {
        name: named.name,
        relation: relative.relation,
        own: true,
      });
    }
  }
  const from = /^d[oa]$/.test(comma) && DEPARTMENT.test(words[named.last + 2]?.key ?? "") ? 2 : 0;
  return plain(at, named.last + from, { name: named.name });
}
