/** When and how a verb form speaks. */
export type Tense = "present" | "past" | "imperfect" | "infinitive" | "gerund" | "participle";

/** Whom a finite form fits: eu, nós, ele or ela or "a gente", eles; `none` for the forms without a person. */
export type VerbPerson = "I" | "we" | "it" | "they" | "none";

/** One way to understand a word as a verb. */
export interface VerbForm {
  /** The infinitive, with its accents. */
  lemma: string;
  tense: Tense;
  person: VerbPerson;
  /** The same tense said of somebody else: "moro" and "moramos" give "mora". Forms without a person stay as they are. */
  third: string;
  thirdPlural: string;
}
