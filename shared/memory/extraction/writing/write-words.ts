import { RELATIONS } from "../language/relations.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Word } from "../reading/word.ts";

const ARTICLES: Record<string, string> = {
  meu: "o",
  minha: "a",
  meus: "os",
  minhas: "as",
  nosso: "o",
  nossa: "a",
  nossos: "os",
  nossas: "as",
};
/** Already carry the article. */
const WITH_ARTICLE =
  /^(?:o|a|os|as|no|na|nos|nas|do|da|dos|das|ao|aos|pro|pra|pros|pras|pelo|pela|pelos|pelas|num|numa|um|uma|esse|essa|todo|toda|todos|todas|outro|outra)$/;
const CONTRACTED: Record<string, Record<string, string>> = {
  de: { o: "do", a: "da", os: "dos", as: "das" },
  em: { o: "no", a: "na", os: "nos", as: "nas" },
  por: { o: "pelo", a: "pela", os: "pelos", as: "pelas" },
  a: { o: "ao", a: "à", os: "aos", as: "às" },
};

/** Words as they stand in what is kept of the user: "com minha irmã" is "com a irmã", "me exercitar" is "se exercitar". */
export function writeWords(words: readonly Word[]): string {
  const pieces: { text: string; glued: boolean }[] = [];
  words = withUs(words);
  words.forEach((word, at) => {
    const previous = words[at - 1];
    const glued = previous !== undefined && previous.end === word.start && previous.start !== word.start;
    const article = ARTICLES[word.key];
    if (article !== undefined) writeOwner(pieces, article, previous, words[at + 1]);
    else if (word.key === "me" || word.key === "nos" && isReflexive(words, at)) writeClitic(pieces, words, at);
    else if (word.key !== "kkk") pieces.push({ text: written(word), glued });
  });
  return pieces.map(({ text, glued }, at) => at === 0 || glued || /^[,)]$/.test(text) ? text : ` ${text}`).join("");
}

function written({ key, out }: Word): string {
  if (key === "mim") return "si";
  if (key === "conosco") return "comigo";
  return out;
}

/** "com a gente" is "comigo": whose memory it is lives there too. */
function withUs(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const keys = words.slice(at, at + 3).map(({ key }) => key).join(" ");
    if (keys === "com a gente") return [{ ...word, key: "comigo", out: "comigo", end: words[at + 2]!.end }];
    const before = words.slice(Math.max(0, at - 2), at).map(({ key }) => key).join(" ");
    return before === "com a" && word.key === "gente" ||
        before.endsWith("com") && word.key === "a" && words[at + 1]?.key === "gente"
      ? []
      : [word];
  });
}

type Pieces = { text: string; glued: boolean }[];

/** The possessive goes, or leaves an article behind; "da minha" and "de minha" become "da". */
function writeOwner(pieces: Pieces, article: string, previous: Word | undefined, next: Word | undefined): void {
  if (previous !== undefined && WITH_ARTICLE.test(previous.key) && previous.key !== "a") return;
  if (previous?.key === "a" && RELATIONS.has(next?.key ?? "")) return;
  const contracted = CONTRACTED[previous?.key ?? ""]?.[article];
  if (contracted !== undefined && pieces.length > 0) pieces[pieces.length - 1]!.text = contracted;
  else pieces.push({ text: article, glued: false });
}

/** Before an infinitive it is "se"; before another's verb ("me interrompem") it goes. */
function writeClitic(pieces: Pieces, words: readonly Word[], at: number): void {
  const next = words[at + 1];
  if (next !== undefined && verbIndex(next.key).some(({ tense }) => tense === "infinitive" || tense === "gerund")) {
    pieces.push({ text: "se", glued: false });
  }
}

function isReflexive(words: readonly Word[], at: number): boolean {
  return verbIndex(words[at + 1]?.key ?? "").some(({ person }) => person === "we" || person === "none");
}
