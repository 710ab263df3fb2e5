import { IRREGULAR_VERBS } from "./irregular-verbs.ts";
import type { VerbTense } from "./verb-tense.ts";

/** Forms of one verb by what they tell, folded (lower case, no accents). */
export type Conjugation = Record<VerbTense, string[]>;

const ENDINGS: Record<string, Record<VerbTense, string>> = {
  ar: {
    did: "ei amos",
    "they-did": "ou aram aste",
    do: "o",
    "they-do": "a am as",
    please: "e em es emos",
    doing: "ando",
    done: "ado ada ados adas",
    "to-do": "ar arem armos",
    "used-to": "ava avam avamos",
    would: "aria ariam ariamos",
    will: "arei ara arao aremos",
    if: "asse assem assemos",
  },
  er: {
    did: "i emos",
    "they-did": "eu eram este",
    do: "o",
    "they-do": "e em es",
    please: "a am as amos",
    doing: "endo",
    done: "ido ida idos idas",
    "to-do": "er erem ermos",
    "used-to": "ia iam iamos",
    would: "eria eriam eriamos",
    will: "erei era erao eremos",
    if: "esse essem essemos",
  },
  ir: {
    did: "i imos",
    "they-did": "iu iram iste",
    do: "o",
    "they-do": "e em es",
    please: "a am as amos",
    doing: "indo",
    done: "ido ida idos idas",
    "to-do": "ir irem irmos",
    "used-to": "ia iam iamos",
    would: "iria iriam iriamos",
    will: "irei ira irao iremos",
    if: "isse issem issemos",
  },
};

/** Every form of a Portuguese verb given by its folded infinitive ("comecar"), irregular ones from a table. */
export function conjugate(lemma: string): Conjugation {
  const stem = lemma.slice(0, -2);
  // "pôr" and its kin follow the second conjugation.
  const endings = ENDINGS[lemma.endsWith("or") ? "er" : lemma.slice(-2)];
  if (endings === undefined) throw new Error(`Not an infinitive: ${lemma}`);
  const irregular = IRREGULAR_VERBS[lemma] ?? {};
  const forms = {} as Conjugation;
  for (const tense of Object.keys(endings) as VerbTense[]) {
    const own = irregular[tense];
    forms[tense] = own !== undefined
      ? own.split(" ")
      : endings[tense].split(" ").map((ending) => join(stem, ending, lemma));
  }
  return forms;
}

/** Keeps the sound of the stem's last consonant: pagar → paguei, ficar → fiquei, fugir → fujo. Folding already turned ç into c. */
function join(stem: string, ending: string, lemma: string): string {
  const front = /^[ei]/.test(ending);
  if (lemma.endsWith("ar") && front) {
    if (stem.endsWith("g")) return `${stem}u${ending}`;
    if (stem.endsWith("c") && !SOFT_C.has(lemma)) return `${stem.slice(0, -1)}qu${ending}`;
  }
  if (!lemma.endsWith("ar") && !front && stem.endsWith("g")) return `${stem.slice(0, -1)}j${ending}`;
  return stem + ending;
}

/** Verbs in -çar, which folding cannot tell from -car. */
const SOFT_C = new Set([
  "comecar",
  "almocar",
  "lancar",
  "abracar",
  "dancar",
  "alcancar",
  "avancar",
  "esforcar",
  "tracar",
  "gracar",
]);
