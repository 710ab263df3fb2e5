/** How a verb form tells something: as so now, as so then, as done, as an act without a time, or as not so. */
export type VerbForm = "present" | "imperfect" | "past" | "infinitive" | "unreal";

export interface ReadForm {
  form: VerbForm;
  /** Whether it may be the first person: "tenho", "tomando", but not "tem". */
  isFirstPerson: boolean;
}

/** Forms that follow no rule, folded: those of the first person in the present, other present forms, and the rest. */
interface Irregular {
  first: string;
  present: string;
  imperfect: string;
  past: string;
  infinitive: string;
  unreal: string;
}

const IRREGULAR: readonly Irregular[] = [
  {
    first: "sou somos",
    present: "e sao",
    imperfect: "era eram eramos",
    past: "fui foi fomos foram",
    infinitive: "ser",
    unreal: "fosse fossem for forem seria seriam seja sejam",
  },
  {
    first: "estou to tou estamos",
    present: "esta ta estao tao",
    imperfect: "estava tava estavam tavam",
    past: "estive esteve",
    infinitive: "estar",
    unreal: "estivesse tivesse estiver estaria esteja",
  },
  {
    first: "tenho temos",
    present: "tem",
    imperfect: "tinha tinham tinhamos",
    // "tive um filho", "tive dengue": what one has had may still be there, so the past tells nothing.
    past: "",
    infinitive: "ter",
    unreal: "tivesse tivessem tiver teria teriam",
  },
  {
    first: "faco fazemos fazendo",
    present: "faz fazem",
    imperfect: "fazia faziam",
    past: "fiz fez",
    infinitive: "fazer",
    unreal: "fizesse fizer faria",
  },
];

const FORMS: ReadonlyMap<string, { verb: number } & ReadForm> = new Map(
  IRREGULAR.flatMap(({ first, present, imperfect, past, infinitive, unreal }, verb) =>
    ([["present", first], ["present", present], ["imperfect", imperfect], ["past", past], ["infinitive", infinitive], [
      "unreal",
      unreal,
    ]] as const).flatMap(([form, words]) =>
      words.split(" ").filter((word) => word !== "").map((word) =>
        [word, { verb, form, isFirstPerson: words === first }] as const
      )
    )
  ),
);

/** The ends of regular forms, behind the stem of the verb. */
const ENDS: readonly [RegExp, VerbForm, boolean][] = [
  [/^(?:o|amos|emos|imos)$/, "present", true],
  [/^(?:a|e|am|em)$/, "present", false],
  [/^[aei]ndo$/, "present", true],
  [/^(?:ava|avam|avamos|ia|iam|iamos)$/, "imperfect", false],
  [/^(?:ei|i|ou|eu|iu|aram|eram|iram)$/, "past", false],
  [/^[aei]r$/, "infinitive", false],
  [/^(?:asse|esse|isse|aria|eria|iria)m?$/, "unreal", false],
];

/**
 * Reads a word as a form of the verb with which a belief begins in the third person of the present: "tomava" for "toma", "era" for "e".
 *
 * @param verb folded: "toma", "e", "tem"
 * @param word folded
 * @returns null where it is no form of this verb
 */
export function readVerbForm(verb: string, word: string): ReadForm | null {
  const irregular = FORMS.get(verb);
  if (irregular !== undefined) {
    const read = FORMS.get(word);
    return read?.verb === irregular.verb ? read : null;
  }
  const stem = /^([a-z]{3,})[ae]$/.exec(verb)?.[1];
  if (stem === undefined || !word.startsWith(stem)) return null;
  const [, form, isFirstPerson] = ENDS.find(([end]) => end.test(word.slice(stem.length))) ?? [];
  return form === undefined ? null : { form, isFirstPerson: isFirstPerson! };
}

/** Whether a belief begins with a verb that says that something is or is so by itself, "e" or "esta": its subject may be anything. */
export function isCopula(verb: string): boolean {
  return (FORMS.get(verb)?.verb ?? 2) < 2;
}
