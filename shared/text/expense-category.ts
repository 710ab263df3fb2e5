import { editDistance } from "./edit-distance.ts";
import { EXPENSE_TERMS, type ExpenseCategory, WEAK_EXPENSE_TERMS } from "./expense-terms.ts";
import { fold } from "./fold.ts";

const FILLER = /^(?:a|o|as|os|um|uma|uns|de|da|do|das|dos|d|na|no|nas|nos|em|pra|pro|para|com|meu|minha)$/;
const WEEKDAY = /\b(?:segunda|terca|quarta|quinta|sexta|[2-6][aª])[- ]feira\b/g;
// Everyday words that are one slip away from a term.
const NOT_SLIPS = new Set(
  ("academica americana apontar botao botoes brilhar cadeia caminho caminhos camara carreira certeira cereja certificar " +
    "comestivel compara comparar condicao condicoes conselho convenho correi corroida curtinho decorar decoracoes encantador ensinamento " +
    "engajamento escolha escolta espacamento estado estados estatica estetico estudio estudou fechar feria festiva impostor interna " +
    "interne japao lancar lancei lancha lances livrar marcado marcada mediacao meditacao mentalidade monitorar mordia mostrado " +
    "natural paisagem passarem pastagem pensado pensar porque presidente profissional regulamento rejeicao " +
    "salvada saldada tomaste tranque transtorno vestindo vestiu rolinha morada")
    .split(" "),
);

const words = new Map<string, ExpenseCategory>();
const phrases = new Map<string, ExpenseCategory>();
const byInitial = new Map<string, string[]>();
for (
  const [category, terms] of Object.entries(EXPENSE_TERMS) as [ExpenseCategory, { words: string; phrases: string }][]
) {
  for (const word of terms.words.trim().split(/\s+/)) {
    if (words.has(word)) continue;
    words.set(word, category);
    if (word.length >= 5) byInitial.set(word[0]!, [...(byInitial.get(word[0]!) ?? []), word]);
  }
  for (const phrase of terms.phrases.split("|")) phrases.set(phrase.trim(), category);
}

/**
 * Category of an expense from the words about it ("gastei 50 no mercado" is food), forgiving plurals, diminutives and
 * typing slips; null when no word tells. The first telling word wins, since what was bought is named before what for.
 */
export function readExpenseCategory(text: string): ExpenseCategory | null {
  const found = fold(text).replace(WEEKDAY, " ").match(/[a-z0-9]+/g) ?? [];
  const content = found.slice(0, 400).filter((word) => !FILLER.test(word));
  const known = content.map((word) => knownWord(word));
  let weak: ExpenseCategory | null = null;
  for (let i = 0; i < content.length; i++) {
    const pair = `${known[i] ?? singular(content[i]!)} ${known[i + 1] ?? singular(content[i + 1] ?? "")}`;
    const phrase = phrases.get(pair) ?? phrases.get(`${content[i]} ${content[i + 1]}`);
    if (phrase !== undefined) return phrase;
    const word = known[i];
    if (word === null || word === undefined) continue;
    if (!WEAK_EXPENSE_TERMS.has(word)) return words.get(word)!;
    weak ??= words.get(word)!;
  }
  if (weak !== null) return weak;
  return /\b(?:n[ao]|de|pel[ao]|um) 99\b/.test(fold(text)) ? "transport" : null;
}

/** The term a word stands for, or null. */
function knownWord(word: string): string | null {
  if (words.has(word)) return word;
  const single = singular(word);
  if (words.has(single)) return single;
  if (NOT_SLIPS.has(word)) return null;
  return diminutive(single) ?? slip(word);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/[oa]es$/.test(word)) return word.replace(/[oa]es$/, "ao");
  if (/ns$/.test(word)) return word.replace(/ns$/, "m");
  if (/[aeiou]is$/.test(word)) return word.replace(/is$/, "l");
  if (/[rz]es$/.test(word)) return word.replace(/es$/, "");
  return word.slice(0, -1);
}

function diminutive(word: string): string | null {
  const stem = /^([a-z]{3,}?)z?(?:inh[oa]|ao|ona)$/.exec(word)?.[1];
  if (stem === undefined) return null;
  // "pãezinhos"
  if (/[ao]e$/.test(stem) && words.has(stem.slice(0, -2) + "ao")) return stem.slice(0, -2) + "ao";
  for (const ending of ["a", "o", "e", "", "ao"]) if (words.has(stem + ending)) return stem + ending;
  return null;
}

function slip(word: string): string | null {
  const typed = word.replace(/([a-z])\1\1+/g, "$1").replace(/([a-z])\1$/, "$1");
  if (typed !== word && words.has(typed)) return typed;
  if (typed.length < 5) return null;
  for (const term of byInitial.get(typed[0]!) ?? []) if (isSlip(typed, term)) return term;
  return null;
}

/**
 * Whether `typed` is `term` mistyped. Portuguese is dense: short words forgive swapped letters only ("multa", "muita"),
 * a wrong letter needs a long word ("parque", "porque"), an omitted or doubled one a middling one.
 */
function isSlip(typed: string, term: string): boolean {
  if (Math.abs(typed.length - term.length) > 2) return false;
  if (isSwap(typed, term)) return true;
  const length = Math.min(typed.length, term.length);
  if (length >= 10) return editDistance(typed, term, 2) <= 2;
  return length >= (typed.length === term.length ? 8 : 6) && editDistance(typed, term, 1) <= 1;
}

/** The same letters, two neighbours swapped. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
