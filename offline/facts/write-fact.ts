import { expandShortForms } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { keysOf, type Unit } from "../reading/read-units.ts";
import type { Statement } from "./statements.ts";

const CONTRACTED: Readonly<Record<string, string>> = {
  "de o": "do",
  "de a": "da",
  "de os": "dos",
  "de as": "das",
  "em o": "no",
  "em a": "na",
  "por o": "pelo",
  "por a": "pela",
  "a o": "ao",
  "a a": "à",
  "pra o": "pro",
  "pra a": "pra",
};
const ARTICLES: Readonly<Record<string, string>> = {
  meu: "o",
  minha: "a",
  meus: "os",
  minhas: "as",
  nosso: "o",
  nossa: "a",
  nossos: "os",
  nossas: "as",
};
/** What only makes sense on the day it was said. */
const MOMENT =
  /(?:^| )(?:hoje(?: (?:cedo|de manha|a tarde|a noite|em dia))?|ontem|anteontem|agora|finalmente|recentemente|(?:n?ess[ae]|n?est[ae]) (?:semana|mes)|(?:semana|mes|ano) passad[oa]|tambem|viu|ne|ta|por favor|gracas a deus|enfim|mesmo|de verdade|demais da conta|pra caramba|kkk)$/;

/** What a statement says, in the third person and without its subject: "moro com minha irmã" gives "Mora com a irmã". */
export function writeStatement(
  { chain, negated, reflexive, companion, rest }: Statement,
  units: readonly Unit[],
  text: string,
): string {
  const { finite } = chain;
  const just = finite.lemma === "acabar" && chain.mode === "past" && chain.last > chain.first;
  const verb = just ? pastOf(chain.main.lemma) : thirdOf(finite, chain.mode);
  const helpers = just ? [] : units.slice(chain.first + 1, chain.last + 1);
  const outer = just ? chain.reflexive : reflexive && !chain.reflexive;
  const head = outer ? negated ? `se ${verb}` : `${verb}-se` : verb;
  const others = companion === undefined ? "" : companionOf(chain.main.lemma, writeUnits(companion, text));
  const said = [
    negated ? "não" : "",
    head,
    writeUnits(helpers, text),
    others,
    writeUnits(withoutMoment(rest, text), text),
  ];
  return capitalize(said.filter((part) => part !== "").join(" "));
}

/** "moramos" is written like "moro" where it is told of now. */
function thirdOf({ lemma, person, tense, third, thirdPlural }: Statement["chain"]["finite"], mode: string): string {
  if (person === "we" && tense === "did" && mode === "now") {
    return verbLexicon.read(verbLexicon.forms(lemma, ["they-do"])[0] ?? "").find((one) => one.lemma === lemma)?.third ??
      third;
  }
  return person === "they" ? thirdPlural : third;
}

/** "acabei de me mudar" says the same as "me mudei". */
function pastOf(lemma: string): string {
  return verbLexicon.read(verbLexicon.forms(lemma, ["they-did"])[0] ?? "").find((one) => one.lemma === lemma)?.third ??
    lemma;
}

function companionOf(lemma: string, who: string): string {
  return /^(?:separar|divorciar)$/.test(lemma) ? `de ${who}`.replace(/^de ([oa]) /, "d$1 ") : `com ${who}`;
}

/** Units without what ends them and only holds on the day. */
export function withoutMoment(units: readonly Unit[], text: string): Unit[] {
  let kept = [...units];
  for (let match = MOMENT.exec(keysOf(kept)); match !== null; match = MOMENT.exec(keysOf(kept))) {
    kept = kept.slice(0, kept.length - match[0].trim().split(" ").length);
  }
  while (/^(?:,|e|DATE|mas)$/.test(kept.at(-1)?.key ?? "") && !isTold(kept.at(-1)!, text)) kept = kept.slice(0, -1);
  return kept;
}

/** A day that belongs to what is told, "12 de março", not one that is only the day it was said, "ontem". */
function isTold({ key, start, end }: Unit, text: string): boolean {
  return key === "DATE" &&
    /\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/i.test(
      text.slice(start, end),
    );
}

/** Units as written, what is "meu" to the user with its article: "com minha irmã" is "com a irmã". */
export function writeUnits(units: readonly Unit[], text: string): string {
  const words: string[] = [];
  let end = -1;
  for (const unit of units) {
    if (unit.start < end) continue;
    const article = ARTICLES[unit.key];
    const before = words.at(-1) ?? "";
    const written = text.slice(unit.start, endOf(unit, text));
    if (article === undefined) {
      const glued = unit.key === "," || end === unit.start && end >= 0;
      if (glued) words[words.length - 1] = `${before}${written}`;
      else words.push(wordOf(unit, written));
    } else if (
      /^(?:o|a|os|as|no|na|do|da|pro|pra|ao|pelo|pela|nos|nas|dos|das)$/i.test(before) && before !== "pra" &&
      before !== "a"
    ) {
      // The possessive goes where an article stands already.
    } else if (CONTRACTED[`${before} ${article}`] !== undefined) {
      words[words.length - 1] = CONTRACTED[`${before} ${article}`]!;
    } else words.push(article);
    end = unit.end;
  }
  return expandShortForms(words.filter(Boolean).join(" ")).replace(/\s+/g, " ").replace(/[\s,]+$/, "").trim();
}

function wordOf({ key, mention }: Unit, written: string): string {
  if (mention?.kind === "name") return mention.name;
  if (key === "me" || key === "nos") return "se";
  return key === "mim" ? "si" : written;
}

/** Where a unit ends with what is glued to it: "O+". */
export function endOf({ end }: Unit, text: string): number {
  return end + (/^(?:\d+|%)(?![\p{L}\d])/u.exec(text.slice(end))?.[0].length ?? 0);
}
