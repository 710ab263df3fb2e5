import { conjugate } from "./conjugate.ts";
import type { VerbTense } from "./verb-tense.ts";
import { VERBS, type VerbSense } from "./verbs.ts";

/** One way to understand a word as a verb. */
export interface VerbForm {
  lemma: string;
  tense: VerbTense;
}

const formsByWord = new Map<string, VerbForm[]>();
const sensesByLemma = new Map<string, Set<VerbSense>>();

for (const [sense, lemmas] of Object.entries(VERBS) as [VerbSense, string][]) {
  for (const lemma of lemmas.split(" ")) {
    const known = sensesByLemma.get(lemma);
    if (known !== undefined) known.add(sense);
    else {
      sensesByLemma.set(lemma, new Set([sense]));
      addForms(lemma);
    }
  }
}

function addForms(lemma: string): void {
  for (const [tense, forms] of Object.entries(conjugate(lemma)) as [VerbTense, string[]][]) {
    for (const form of forms) {
      // "por" is the preposition, "posto" the filling station.
      if (lemma === "por" && /^po(?:r|sto|sta)/.test(form)) continue;
      const list = formsByWord.get(form);
      if (list === undefined) formsByWord.set(form, [{ lemma, tense }]);
      else list.push({ lemma, tense });
    }
  }
}

/** The verbs that rules know: from a folded word to its readings, and from a meaning to its words. */
export const verbLexicon = {
  /** How a word can be read as a verb; empty when it is none of the known ones. */
  read(word: string): readonly VerbForm[] {
    return formsByWord.get(word) ?? [];
  },
  /** Whether a verb has a meaning. */
  has(lemma: string, sense: VerbSense): boolean {
    return sensesByLemma.get(lemma)?.has(sense) ?? false;
  },
  /** Words of a meaning in the given tenses; in all tenses when none is given. */
  words(sense: VerbSense, tenses: readonly VerbTense[] = []): string[] {
    const words = new Set<string>();
    for (const lemma of VERBS[sense].split(" ")) {
      const conjugation = conjugate(lemma);
      for (const tense of tenses.length > 0 ? tenses : Object.keys(conjugation) as VerbTense[]) {
        for (const form of conjugation[tense]) if (!(lemma === "por" && /^po(?:r|sto|sta)/.test(form))) words.add(form);
      }
    }
    return [...words];
  },
  /** Every known form. */
  all(): Iterable<string> {
    return formsByWord.keys();
  },
};
