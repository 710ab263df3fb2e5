import { fold } from "../fold.ts";
import type { BeliefClaim } from "./claim.ts";
import { isCopula, type ReadForm, readVerbForm, type VerbForm } from "./verb-form.ts";

/** What others say or think, in the third person. */
const THEY_SAY = [
  "ach(?:a|am|ava|avam|ou)|pens(?:a|am|ava|avam|ou)|diz|dizem|dizia|diziam|disse|disseram|fal(?:a|am|ava|avam|ou|aram)",
  "jur(?:a|am|ava|ou)|cham(?:a|am|ava|ou|aram|ad[oa])|acredit(?:a|am)|invent(?:a|am|ou|aram)|espalh(?:ou|aram)",
  "tir(?:ou|aram)|conclui(?:u|ram)|achando|dizendo|falando|fofoca|boato",
].join("|");
/** "todo mundo acha que eu sou", "ele me chama de". "disse pro chefe que", without a subject, is the person's own. */
const OPINION = new RegExp(String.raw`(?<!\b(?:eu|ja|te) )(?<=\S )\b(?:${THEY_SAY})\b.*\b(?:que|de)\b`);
/** Those who know it: doctors, tests, papers. */
const KNOWS =
  /\b(?:medic[oa]s?|doutora?|dra?|psi\w+|terapeuta|nutri\w*|cardio\w*|exames?|testes?|laudos?|resultados?|diagnostico)\b/;

/** "A mãe acha que é teimosa": the belief says itself whose opinion it is. */
const SAYS_WHOSE = /\b(?:diz|dizem|acha|acham|fala|falam|segundo|considerad[oa]|chamad[oa])\b/;

/**
 * Whether a belief that says how things are now is told as what others think, or as past, ended, wished or only supposed: "todo mundo acha
 * que eu sou brava", "eu fumava um maço", "larguei a faculdade", "queria ser mãe". Of verbs only forms of the belief's own are read; where
 * it has none, the model has read the words.
 */
export function findToldOtherwise(claim: BeliefClaim): "believed_by_others" | "past" | "wished" | null {
  const { belief, lead, stretch } = claim;
  const content = fold(belief.content);
  if (belief.isIntroduction || belief.isRecord) return null;
  if (OPINION.test(lead) && !KNOWS.test(lead) && !SAYS_WHOSE.test(content)) return "believed_by_others";
  if (NOT_SO.test(lead) && !SAYS_TO_COME.test(content)) return "wished";
  if (ENDED.test(stretch.plain) && !SAYS_ENDED.test(content)) return "past";
  if (STILL.test(stretch.plain) || isSoAfterAll(claim)) return null;
  const forms = formsOf(claim).map(({ form }) => form);
  if (forms.length === 0 || forms.includes("present")) return null;
  return forms.some((form) => form === "infinitive" || form === "unreal") ? "wished" : "past";
}

/** Before an infinitive, these words tell of a wish, a fear, a plan or an end: "queria ser", "medo de ter", "parei de tomar". */
const NOT_YET_OR_NO_MORE = new RegExp(
  String
    .raw`\b(?:quer\w*|quis\w*|gostaria|adoraria|prefer\w*|medo|vontade|sonh\w*|dera|pens\w+ em|tent\w*|espero|pretend\w*|` +
    String.raw`planej\w*|imagin\w*|quase|evit\w*|vou|vai|vamos|tomara|(?:par|deix|larg)(?:ei|ou|ar) de)(?: \S+){0,2}$`,
);
/** "sempre fui", "desde que era": it was so and still is. */
const STILL = /\b(?:sempre|ainda|desde|continu\w+)\b/;

/** "larguei a faculdade", "o teste deu negativo": it is no more, or never was. */
const ENDED =
  /\b(?:largu|abandon|tranqu|desist|par|deix)(?:ei|i|ou|aram)\b|\b(?:deu|deram|veio) negativo\b|\bdescart(?:ou|aram)\b/;
/** "tomara que eu consiga", "quase virei freira", "quero virar vegana" */
const NOT_SO = new RegExp(
  [
    String.raw`\b(?:tomara|quase(?! (?:sempre|nunca|tod[oa]s?|um|uma|\d)))\b`,
    String.raw`\b(?:quer\w*|vou|pens\w+ em|medo de|sonho em|tent\w+)(?: \S+)? (?:virar|ficar|ser|estar)$`,
  ].join("|"),
);

/** "Vai virar avó", "Quer virar vegana" */
const SAYS_TO_COME = /^(?:vai|quer|pensa|pretende|sonha|tem medo|quase)\b/;

/** "se eu não fosse casada até ia, mas sou" */
function isSoAfterAll({ belief, sentence, stretch }: BeliefClaim): boolean {
  const [verb = ""] = fold(belief.content).split(/[^a-z]/);
  return sentence.words.slice(stretch.to).some(({ plain }) => readVerbForm(verb, plain)?.form === "present");
}

/** "Não bebe mais", "Ex-fumante", "Saiu do banco" */
const SAYS_ENDED = /\b(?:nao|nunca|sem|ex|mais|negativo)\b|^[a-z]+(?:ou|eu|iu)\b/;

/** Whether what would be kept of the person has its verb in the third person only: "a paciente tem asma". */
export function isOfThirdPerson(claim: BeliefClaim): boolean {
  const { belief, stretch } = claim;
  const [verb = ""] = fold(belief.content).split(/[^a-z]/);
  // "Meta: pedalar 100 km" begins with no verb.
  const isLabel = /^\s*[^\s:]+\s*:/.test(belief.content);
  if (
    belief.person || belief.isIntroduction || belief.isRecord || isLabel || isCopula(verb) || OWN.test(stretch.plain)
  ) {
    return false;
  }
  const forms = formsOf(claim);
  return forms.length > 0 && forms.every(({ form, isFirstPerson }) => form === "present" && !isFirstPerson);
}

/** Words that make it the person's own also behind a verb in the third person: "a gente tem", "aqui em casa tem dois gatos". */
const OWN =
  /\b(?:eu|me|mim|comigo|nos|a gente|meus?|minhas?|noss[oa]s?|aqui|casa|sou|estou|tou|to|tenho|[a-z]{2,}(?:ei|mos))\b/;

/** The forms of the belief's verb that stand before its words or among them. An infinitive tells a fact, if no wish or end is before it. */
function formsOf({ belief, sentence, stretch, words }: BeliefClaim): ReadForm[] {
  const [verb = ""] = fold(belief.content).split(/[^a-z]/);
  if (readVerbForm(verb, verb)?.form !== "present") return [];
  const told = sentence.words.slice(stretch.from, Math.max(...words) + 1).map(({ plain }) => plain);
  return told.flatMap((word, at): ReadForm[] => {
    const read = readVerbForm(verb, word);
    if (read === null || isPassive(read.form, told[at + 1] ?? "")) return [];
    const isFact = read.form === "infinitive" && !NOT_YET_OR_NO_MORE.test(told.slice(0, at).join(" "));
    return [isFact ? { form: "present", isFirstPerson: true } : read];
  });
}

/** "fui diagnosticada", "foi criada" */
function isPassive(form: VerbForm, next: string): boolean {
  return form === "past" && /(?:ad|id)[oa]s?$/.test(next);
}
