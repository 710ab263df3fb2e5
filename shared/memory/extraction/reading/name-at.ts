import { FIRST_NAMES } from "../../../../offline/language/first-names.ts";
import { RELATIONS } from "../language/relations.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Word } from "./word.ts";

const EVERYDAY = new Set(
  ("rosa clara vitoria gloria mel fe re bel luna lua aurora estrela flor gi ju jo lu ma maio abril cida nina lia vera pilar rita alex max dora tati vivi bia ana " +
    "marina cris gabi rafa").split(" "),
);
const LINK = /^(?:da|de|do|dos|das|e)$/;
const HONORIFIC = /^(?:dona|seu|dr|dra|tia|tio|vo|padre|pastor|pastora|prof|professor|professora)$/;
const NEVER = new Set(
  ("eu ele ela nao sim que mas por pra com sem minha meu nossa nosso hoje ontem agora deus jesus natal pascoa segunda terca quarta quinta sexta sabado " +
    "domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro brasil sp rj bh whatsapp instagram a o as os e")
    .split(" "),
);

/** A name that begins at a word, with the index of its last one; null when none does. `sure`: what stands before tells that a name follows. */
export function nameAt(words: readonly Word[], at: number, sure: boolean): { name: string; last: number } | null {
  const first = words[at];
  if (first === undefined || first.kind !== "word") return null;
  if (HONORIFIC.test(first.key) && words[at + 1] !== undefined && isName(words[at + 1]!, true)) {
    const rest = nameAt(words, at + 1, true)!;
    return { name: `${capitalize(first.out)} ${rest.name}`, last: rest.last };
  }
  if (!isName(first, sure)) return null;
  let last = at;
  for (let i = at + 1; i < words.length && i < at + 6; i++) {
    const word = words[i]!;
    if (isFamilyName(word)) last = i;
    else if (!LINK.test(word.key) || word.key === "e" || !words[i + 1]?.capital) break;
  }
  return {
    name: words.slice(at, last + 1).map(({ out, key }) => LINK.test(key) ? out.toLowerCase() : capitalize(out)).join(
      " ",
    ),
    last,
  };
}

function isName({ key, capital, kind }: Word, sure: boolean): boolean {
  if (kind !== "word" || NEVER.has(key) || RELATIONS.has(key) || key.length < 2) return false;
  if (FIRST_NAMES.has(key)) return capital || sure || !EVERYDAY.has(key);
  return sure && capital && verbIndex(key).every(({ person }) => person === "none");
}

/** "a Priscila do RH", "o Léo da TI": where somebody works is no family name. */
export const DEPARTMENT = /^(?:rh|ti|dp|adm|sac|cpd|uti|facul|academia|igreja|firma|empresa|escola|trabalho)$/;

function isFamilyName({ key, capital, kind }: Word): boolean {
  if (DEPARTMENT.test(key)) return false;
  return kind === "word" && capital && !NEVER.has(key) && !RELATIONS.has(key);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
