import type { Sentence } from "./reading/read-sentences.ts";
import type { Word } from "./reading/word.ts";
import { BEING_RULES } from "./rules/being-rules.ts";

const PLACE = { start: -1, end: -1, kind: "word", capital: false } as const;
const AM: Word = { key: "sou", out: "sou", ...PLACE };
const HAVE: Word = { key: "tenho", out: "tenho", ...PLACE };
const FIRST =
  /^(?:casad|solteir|divorciad|viuv|separad|formad|aposentad|mae|pai|filh|noiv|enfermeir|professor|advogad|engenheir|medic|dev|designer|estudante|vegan|vegetarian|brasileir|mineir|carioca|paulistan|baian|gauch|autonom|cristã|crista|catolic|evangelic|espirita|librian|diabetic|celiac)/;

const INTRODUCTION =
  /^(?:(?:oi|ola|oie|opa|bom dia|boa tarde|boa noite) )?(?:(?:eu )?sou [oa] |(?:eu )?me chamo |meu nome eh |aqui eh [oa] )[a-z]+(?: [a-z]+){0,2}$/;

/**
 * A self-portrait in fragments said in full, a sentence each: "34 anos, casada, mãe de dois, moro em Natal" gives "tenho 34
 * anos", "sou casada", "sou mãe de dois" beside the rest.
 */
export function withFragments(sentence: Sentence): Sentence[] {
  if (sentence.question) return [sentence];
  const parts = split(sentence.words);
  // "sou a Lia, 29 anos, enfermeira": the name is a sentence of its own.
  const introduced = INTRODUCTION.test(keysOf(parts[0] ?? [])) ? 1 : 0;
  const isOne = introduced === 1 ? isPredicate : isFragment;
  const count = parts.findIndex((part, at) => at >= introduced && !isOne(part));
  const fragments = (count < 0 ? parts : parts.slice(0, count)).slice(introduced);
  if (fragments.length === 0 || parts.length < 2) return [sentence];
  const rest = parts.slice(introduced + fragments.length).flatMap((part, at) =>
    at === 0 ? part : [comma(part), ...part]
  );
  return [
    ...parts.slice(0, introduced).map((words) => ({ ...sentence, words })),
    ...fragments.map((part) => ({ ...sentence, words: [/^\d/.test(part[0]!.key) ? HAVE : AM, ...part] })),
    ...(rest.length > 0 ? [{ ...sentence, words: rest }] : []),
  ];
}

function split(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (word.key === ",") parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

function isFragment(words: readonly Word[]): boolean {
  return isPredicate(words) && (/^\d/.test(keysOf(words)) || FIRST.test(keysOf(words)));
}

/** What "sou" or "tenho" makes a sentence of. */
function isPredicate(words: readonly Word[]): boolean {
  const keys = keysOf(words);
  if (/^\d\d? anos$/.test(keys)) return true;
  return words.length <= 6 && BEING_RULES.some(({ verbs, rest }) => verbs === "ser" && rest?.test(keys));
}

function keysOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(" ");
}

function comma([first]: readonly Word[]): Word {
  return { key: ",", out: ",", start: first?.start ?? -1, end: first?.start ?? -1, kind: "mark", capital: false };
}
