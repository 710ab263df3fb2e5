import { COMMON_WORDS } from "./common-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { NOUNS } from "./nouns.ts";
import { soundsPortuguese } from "./sounds-portuguese.ts";
import { slipKind } from "./slip-kind.ts";
import { verbLexicon } from "./verb-lexicon.ts";
import { vocabulary } from "./vocabulary.ts";
import type { VerbSense } from "./verbs.ts";

/** Meanings whose forms a misspelt word may be corrected to. */
const CORRECTED: readonly VerbSense[] = [
  "spend",
  "buy",
  "pay",
  "receive",
  "invest",
  "finance",
  "note",
  "change",
  "remove",
  "drink",
  "sleep",
  "weigh",
];
const EXTRA =
  "habito habitos quanto quanta quantos quantas lembra lembre sobre aniversario mercado limite divida dividas " +
  "parcela parcelas financiamento emprestimo salario boleto boletos fatura correlacao tendencia relacao historico registro registros " +
  "minha minhas hoje ontem atrasado atrasada atrasados atrasadas vencem vencendo caminhei corri malhei treinei pedalei nadei " +
  "morrer matar suicidio viver meditei estudei alonguei meditar prefiro adora gosta";

/** Deletion neighbours of every target, so that a slip is found with a few look-ups instead of a scan (SymSpell's idea). */
let neighbours: Map<string, string[]> | null = null;
let targetWords: Set<string> | null = null;
let coreWords: Set<string> | null = null;
/** From here on a letter wrong, missing or added hardly makes another word. */
const LONG = 6;
const remembered = new Map<string, string>();

/**
 * The word that was meant, when a word nobody knows is one typing slip away from one that rules look for; otherwise the word
 * itself.
 *
 * @param word folded, letters only
 */
export function spell(word: string): string {
  if (word.length < 4 || word.length > 20 || isKnown(word)) return word;
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const found = search(word) ?? word;
  // Bounded, so that hostile input cannot fill memory.
  if (remembered.size < 2_000) remembered.set(word, found);
  return found;
}

function isKnown(word: string): boolean {
  if (COMMON_WORDS.has(word) || FIRST_NAMES.has(word) || verbLexicon.read(word).length > 0) return true;
  return targets().has(word) || targets().has(word.replace(/s$/, ""));
}

function search(word: string): string | null {
  const index = neighbours ??= buildNeighbours();
  // A word that cannot be one is a slip, however short.
  const possible = soundsPortuguese(word);
  let best: string | null = null;
  for (const key of [word, ...deletions(word)]) {
    for (const candidate of index.get(key) ?? []) {
      const kind = slipKind(word, candidate);
      if (kind === null || (kind === "miss" && possible && word.length < (core().has(candidate) ? 5 : LONG))) continue;
      if (best === null || likeness(word, candidate) > likeness(word, best)) best = candidate;
    }
  }
  return best;
}

/** Swapped letters are the likeliest slip, then a missing or doubled one, then a wrong one. */
function likeness(word: string, candidate: string): number {
  if ([...word].sort().join("") === [...candidate].sort().join("")) return 3;
  if (word.length > candidate.length && slipKind(word, candidate) === "fumble") return 3.2;
  return (word.length === candidate.length ? 1 : 2) + (word.at(-1) === candidate.at(-1) ? 0.5 : 0);
}

/** Verbs of the matter and everyday units: corrected even where they are short. */
function core(): Set<string> {
  if (coreWords !== null) return coreWords;
  const words = new Set<string>(EXTRA.split(" "));
  for (const sense of CORRECTED) {
    for (const form of verbLexicon.words(sense, ["did", "they-did", "they-do", "to-do", "doing"])) {
      if (form.length >= 4 && !/(?:mos|rem|am|as|ste)$/.test(form)) words.add(form);
    }
  }
  for (const list of Object.values(NOUNS)) {
    for (const noun of list.split(/[,\s]+/)) {
      for (const form of /s\?$/.test(noun) ? [noun.slice(0, -2), noun.slice(0, -1)] : [noun]) {
        if (/^[a-z]{5,}$/.test(form)) words.add(form);
      }
    }
  }
  return coreWords = words;
}

function targets(): Set<string> {
  return targetWords ??= new Set<string>([...core(), ...vocabulary]);
}

function buildNeighbours(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const target of targets()) {
    for (const key of [target, ...deletions(target)]) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [target]);
      else list.push(target);
    }
  }
  return index;
}

function deletions(word: string): string[] {
  const result: string[] = [];
  for (let i = 0; i < word.length; i++) result.push(word.slice(0, i) + word.slice(i + 1));
  return result;
}
