import { editDistance } from "../../shared/text/edit-distance.ts";
import { fold } from "../../shared/text/fold.ts";

const FILLER = /^(?:a|o|as|os|um|uma|de|da|do|das|dos|meu|minha|meus|minhas|e|conta|em|na|no|pra|para|com)$/;

/**
 * The candidate that `name` most likely means, or null when none is near: exact, contained word by word, with typing
 * slips, or alike by trigrams. Accents, case and words such as "a conta de" make no difference; ties give the first.
 */
export function closestName(name: string, candidates: readonly string[], minimum = 0.45): string | null {
  const wanted = content(name);
  let best: string | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = likeness(wanted, content(candidate));
    if (score >= minimum && score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Words that tell names apart; all of them when nothing else is left. */
function content(name: string): string[] {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => !FILLER.test(word));
  return telling.length > 0 ? telling : words;
}

function likeness(wanted: readonly string[], candidate: readonly string[]): number {
  if (wanted.length === 0 || candidate.length === 0) return 0;
  if (wanted.join(" ") === candidate.join(" ")) return 1;
  const matched = wanted.filter((word) => candidate.some((other) => sameWord(word, other))).length;
  const covered = candidate.filter((word) => wanted.some((other) => sameWord(word, other))).length;
  // All of the shorter name found in the longer one counts most; the rest decides between those.
  const overlap = Math.max(matched / wanted.length, covered / candidate.length) === 1
    ? 0.7 + 0.25 * (Math.min(matched, covered) / Math.max(wanted.length, candidate.length))
    : (matched + covered) / (wanted.length + candidate.length) * 0.8;
  return Math.max(overlap, trigramSimilarity(wanted.join(" "), candidate.join(" ")));
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  if (length < 4 || /\d/.test(a + b)) return a.replace(/s$/, "") === b.replace(/s$/, "") && length >= 3;
  const slips = length >= 8 ? 2 : 1;
  return editDistance(a, b, slips) <= slips;
}

/**
 * How alike two folded strings are, 0 to 1, by shared trigrams of their padded words (as `pg_trgm` counts them), so that
 * the same names look alike here and in Postgres.
 */
function trigramSimilarity(a: string, b: string): number {
  const first = trigrams(a);
  const second = trigrams(b);
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const trigram of first) if (second.has(trigram)) shared++;
  return shared / (first.size + second.size - shared);
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}
