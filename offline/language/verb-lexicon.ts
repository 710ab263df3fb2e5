import { fold } from "../../shared/language/fold.ts";
import { conjugate, type ConjugatedForm, type Person, type Tense } from "./conjugate.ts";
import { VERBS, type VerbSense } from "./verbs.ts";

/**
 * The tense of a verb form, for rules: `did` (eu or nós, past), `they-did` (ele, vocês, "a gente"; past), `do` (eu, present),
 * `they-do` (ele, vocês, "a gente"; present, and the informal imperative), `please` (subjunctive and formal imperative),
 * `doing`, `done` (participle), `to-do` (infinitive), `used-to` (imperfect), `would`, `will`, `if` (past subjunctive).
 */
export type VerbTense = Told | "please" | "doing" | "done" | "to-do" | "would" | "will" | "if";
type Told = "did" | "they-did" | "do" | "they-do" | "used-to";

/** One reading of a word as a verb form. */
export interface VerbForm {
  /** The infinitive, with its accents. */
  lemma: string;
  tense: VerbTense;
  person: Person;
  third: string;
}

const OTHER_TENSES: Record<Exclude<Tense, "present" | "past">, VerbTense> = {
  imperfect: "used-to",
  subjunctive: "please",
  conditional: "would",
  future: "will",
  if: "if",
  infinitive: "to-do",
  gerund: "doing",
  participle: "done",
};

function tenseOf({ tense, person }: ConjugatedForm): VerbTense {
  const own = person === "I" || person === "we";
  if (tense === "past") return own ? "did" : "they-did";
  if (tense === "present") return own ? "do" : "they-do";
  return OTHER_TENSES[tense];
}

const formsByWord = new Map<string, VerbForm[]>();
const wordsByLemma = new Map<string, [string, VerbTense][]>();
const sensesByLemma = new Map<string, Set<VerbSense>>();

for (const [sense, lemmas] of Object.entries(VERBS) as [VerbSense, string][]) {
  for (const lemma of lemmas.split(" ")) {
    const known = sensesByLemma.get(lemma);
    if (known !== undefined) known.add(sense);
    else {
      sensesByLemma.set(lemma, new Set([sense]));
      wordsByLemma.set(lemma, pastFirst(lemma).flatMap((form) => addForm(lemma, form)));
    }
  }
}
// Chat spellings of "estar", as they appear in keys.
for (const [word, whole] of [["to", "estou"], ["ta", "esta"], ["tava", "estava"], ["tamo", "estamos"]] as const) {
  formsByWord.set(word, formsByWord.get(whole)!.filter(({ lemma }) => lemma === "estar"));
}

function pastFirst(lemma: string): ConjugatedForm[] {
  const forms = conjugate(lemma);
  return [...forms.filter(({ tense }) => tense === "past"), ...forms.filter(({ tense }) => tense !== "past")];
}

function addForm(lemma: string, form: ConjugatedForm): [string, VerbTense][] {
  // Folding would turn the verb "é" into the conjunction "e", so its key is "eh".
  const word = form.spelling === "é" ? "eh" : fold(form.spelling);
  // "por" is the preposition, "posto" the filling station.
  if (lemma === "pôr" && /^po(?:r|sto|sta)/.test(word)) return [];
  const { person, third } = form;
  const tense = tenseOf(form);
  const list = formsByWord.get(word) ?? [];
  formsByWord.set(word, list);
  // "moramos" is both present and past; it is read as past.
  const again = list.some((one) =>
    one.lemma === lemma && one.person === person && (person === "we" || one.tense === tense)
  );
  if (!again) list.push({ lemma, tense, person, third });
  return again && person === "we" ? [] : [[word, tense]];
}

/** The verbs that rules know. */
export const verbLexicon = {
  /** The readings of a folded word as a verb form. Empty: it is not a known verb. */
  read(word: string): readonly VerbForm[] {
    return formsByWord.get(word) ?? [];
  },
  /** The forms of a verb in these tenses, or in all tenses. */
  forms(lemma: string, tenses: readonly VerbTense[] = []): string[] {
    const words = wordsByLemma.get(lemma) ?? [];
    return words.flatMap(([word, tense]) => tenses.length === 0 || tenses.includes(tense) ? [word] : []);
  },
  /** The forms of all verbs with a meaning, in these tenses or in all tenses. */
  words(sense: VerbSense, tenses: readonly VerbTense[] = []): string[] {
    return [...new Set(VERBS[sense].split(" ").flatMap((lemma) => verbLexicon.forms(lemma, tenses)))];
  },
};

/** Verb forms that are more often nouns, conjunctions or adverbs. */
const NOT_VERBS = new Set(
  ("conta contas gasto gastos como para nada peso jogo treino treinos corrida corridas fato pago paga pagos pagas passo passos almoco jantar danca lutas luta " +
    "compra compras da das vale entrada entradas saida comida bebida medida corte nota marca falta foto por se era fora foras caso " +
    "cobra sobra troco troca ganho ganhos toca vista feito dado dados posto sai trabalho sumo prova cozinha leve lances ve vem caminho lista vendas venda mude " +
    "reserva deposito resumo registro saia pesa vivo viva data dada dito meta metas janta ajuste amo cremos pesada tomara tirar pedido partida partidas teste escolha")
    .split(" "),
);

/** Whether a key is a verb form. Participles do not count, nor do words that are more often nouns. */
export function isVerb(key: string): boolean {
  if (NOT_VERBS.has(key)) return false;
  return verbLexicon.read(key).some(({ tense }) => tense !== "done") || /^(?:to|ta|tava|tao|eh)$/.test(key);
}
