import { IRREGULAR_FORMS } from "./irregular-forms.ts";
import type { Tense, VerbForm, VerbPerson } from "./verb-form.ts";

interface Endings {
  present: string[];
  past: string[];
  imperfect: string[];
  gerund: string;
  participle: string;
}

const ENDINGS: Record<"a" | "e" | "i", Endings> = {
  a: {
    present: ["o", "a", "amos", "am"],
    past: ["ei", "ou", "amos", "aram"],
    imperfect: ["ava", "avam"],
    gerund: "ando",
    participle: "ado",
  },
  e: {
    present: ["o", "e", "emos", "em"],
    past: ["i", "eu", "emos", "eram"],
    imperfect: ["ia", "iam"],
    gerund: "endo",
    participle: "ido",
  },
  i: {
    present: ["o", "e", "imos", "em"],
    past: ["i", "iu", "imos", "iram"],
    imperfect: ["ia", "iam"],
    gerund: "indo",
    participle: "ido",
  },
};
const PERSONS: readonly VerbPerson[] = ["I", "it", "we", "they"];

/** Every form of a verb by its spelling, with accents as written: what {@link VerbForm} says of each. */
export function conjugate(lemma: string): [spelling: string, form: VerbForm][] {
  const stem = lemma.slice(0, -2);
  const vowel = lemma.endsWith("ar") ? "a" : lemma.endsWith("ir") ? "i" : "e";
  const [present = [], past = [], imperfect = [], gerund = [], participle = []] = (IRREGULAR_FORMS[lemma] ?? "")
    .split("|").map((group) => group.trim().split(/\s+/));
  const regular = ENDINGS[vowel];
  const fill = (given: string[], endings: string[]) =>
    endings.map((ending, at) => given[at] && given[at] !== "-" ? given[at] : join(stem, ending, vowel));
  const forms: [string, VerbForm][] = [];
  finite("present", fill(present, regular.present), PERSONS);
  finite("past", fill(past, regular.past), PERSONS);
  const [was = "", were = ""] = fill(imperfect, regular.imperfect);
  for (const person of ["I", "it"] as const) add(was, "imperfect", person, was, were);
  add(were, "imperfect", "they", was, were);
  add(were.replace(/m$/, "mos"), "imperfect", "we", was, were);
  bare("infinitive", [lemma, `${lemma}em`, `${lemma}mos`]);
  bare("gerund", fill(gerund, [regular.gerund]));
  const done = fill(participle, [regular.participle])[0]!;
  bare("participle", ["o", "a", "os", "as"].map((end) => done.slice(0, -1) + end));
  return forms;

  function finite(tense: Tense, spellings: string[], persons: readonly VerbPerson[]): void {
    persons.forEach((person, at) => add(spellings[at]!, tense, person, spellings[1]!, spellings[3]!));
  }
  function bare(tense: Tense, spellings: string[]): void {
    for (const spelling of spellings) add(spelling, tense, "none", spelling, spelling);
  }
  function add(spelling: string, tense: Tense, person: VerbPerson, third: string, thirdPlural: string): void {
    forms.push([spelling, { lemma, tense, person, third, thirdPlural }]);
  }
}

/** Keeps the sound of the stem's last consonant: ficar → fiquei, pagar → paguei, começar → comecei, nascer → nasço, dirigir → dirijo. */
function join(stem: string, ending: string, vowel: "a" | "e" | "i"): string {
  const last = stem.slice(-1);
  const sound = vowel === "a" ? BEFORE_E[last] : BEFORE_O[last];
  const changes = vowel === "a" ? ending.startsWith("e") : ending.startsWith("o");
  return (sound !== undefined && changes ? stem.slice(0, -1) + sound : stem) + ending;
}

const BEFORE_E: Record<string, string> = { c: "qu", g: "gu", ç: "c" };
const BEFORE_O: Record<string, string> = { c: "ç", g: "j" };
