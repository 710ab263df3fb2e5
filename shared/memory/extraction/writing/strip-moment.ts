import type { Word } from "../reading/word.ts";

/** What only makes sense on the day it was said, and talk around what was said. */
const MOMENT = [
  "agora ha pouco",
  "hoje de manha",
  "hoje cedo",
  "hoje a tarde",
  "hoje a noite",
  "ontem de manha",
  "ontem a noite",
  "hoje",
  "ontem",
  "anteontem",
  "agora",
  "finalmente",
  "recentemente",
  "esses dias",
  "essa semana",
  "esta semana",
  "semana passada",
  "semana retrasada",
  "na semana passada",
  "esse mes",
  "este mes",
  "nesse mes",
  "nessa semana",
  "faz pouco tempo",
  "ha pouco tempo",
  "ha pouco",
  "neste momento",
  "no momento",
  "por enquanto",
  "atualmente",
  "enfim",
  "de novo",
  "faz uns dias",
  "ha uns dias",
  "ultimamente",
  "nesse momento",
  "mesmo",
  "ja",
  "tao",
  "novamente",
  "outra vez",
].map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
const TAIL = [
  "ne",
  "viu",
  "ta",
  "sabe",
  "hein",
  "tipo",
  "ok",
  "gracas a deus",
  "amem",
  "e tal",
  "etc",
  "por favor",
  "por sinal",
  "alias",
  "kkk",
  "sim",
  "la",
  "entao",
  "mesmo",
  "acredita",
  "sabia",
  "lembra",
  "blz",
  "beleza",
  "e",
  "mas",
  "que",
  "com certeza",
  "claro",
  "na verdade",
  "pra voce saber",
  "so pra voce saber",
  "obrigada",
  "obrigado",
  "so",
  "mais ou menos",
  "socorro",
  "rs",
  "hehe",
  "uhu",
  "uhul",
  "aleluia",
  "infelizmente",
  "felizmente",
  "um dia",
  "pq",
  "pois",
  "ai",
  "porque",
  "assim",
  "tambem",
].map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);

const WEEKDAY = ["segunda", "terca", "quarta", "quinta", "sexta", "sabado", "domingo"].flatMap((day) => [
  `n${/o$/.test(day) ? "o" : "a"} ${day} passad${/o$/.test(day) ? "o" : "a"}`,
  `${day} passad${/o$/.test(day) ? "o" : "a"}`,
  `n${/o$/.test(day) ? "o" : "a"} ${day}`,
  day,
]).map((phrase) => phrase.split(" "));

const LEFT_OVER = /^(?:o|a|os|as|um|uma|de|do|da|em|com|pra|pro|no|na|por|ao|d[oa]s|n[oa]s|muito|tao)$/;
const VOCATIVE = /^(?:amig[oa]|mana|menina|gente|linda|querida|miga|amor|moca|cara|mano|bb|flor)$/;

/** Words without "hoje", "semana passada" and the like anywhere, and without "né", "viu", "graças a Deus" at the end. */
export function stripMoment(words: readonly Word[], { weekdays = false }: { weekdays?: boolean } = {}): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(MOMENT, words, at) ?? (weekdays ? phraseAt(WEEKDAY, words, at) : undefined);
    if (phrase === undefined) kept.push(words[at]!);
    else at += phrase.length - 1;
  }
  return stripTail(kept);
}

function stripTail(words: Word[]): Word[] {
  for (let changed = true; changed;) {
    changed = false;
    const last = words.at(-1);
    if (last?.kind === "mark" && !/^[%)]$/.test(last.key)) {
      words = words.slice(0, -1);
      changed = true;
    }
    if (last !== undefined && LEFT_OVER.test(last.key) && last.kind === "word") {
      words = words.slice(0, -1);
      changed = true;
      continue;
    }
    const before = words.at(-2);
    if (before?.kind === "mark" && VOCATIVE.test(words.at(-1)!.key)) {
      words = words.slice(0, -2);
      changed = true;
    }
    for (const phrase of TAIL) {
      if (
        words.length < phrase.length || !phrase.every((key, i) => words[words.length - phrase.length + i]!.key === key)
      ) continue;
      words = words.slice(0, -phrase.length);
      changed = true;
    }
  }
  while (words[0]?.kind === "mark" && words[0].key !== "(") words = words.slice(1);
  return words;
}

function phraseAt(phrases: readonly string[][], words: readonly Word[], at: number): string[] | undefined {
  return phrases.find((phrase) => phrase.every((key, i) => words[at + i]?.key === key));
}
