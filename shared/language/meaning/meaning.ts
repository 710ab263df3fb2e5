import { expandShortForms, fold } from "../fold.ts";
import { stemWord } from "../stem-word.ts";
import { meanSame } from "./same-meaning.ts";
import { numbersIn, saidTokensIn } from "./unfounded-words.ts";

/** Words of grammar, courtesy and degree: what is left of a text without them is what it is about. */
const EMPTY_WORDS = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos pra pro pras pros para por pelo pela com sob
sobre ate entre desde e ou mas que qual quais quem onde quando como porque se so si me mim te ti lhe eu tu ele ela eles elas voce
voces nos gente meu minha meus minhas seu sua seus suas dele dela deles delas este esta isto esse essa isso aquele aquela aquilo
ja ainda agora hoje hj tambem mais menos muito muita muitos bem mal tao assim ai la ali aqui nao nem nunca jamais sem sim ne ta
to tou eh era sou es somos sao foi fui ser sendo estou estao estar estava tem tenho ter tinha teve tive temos ha havia vai vou
vao ir indo proprio propria pessoa coisa cara entao pois tipo ok oi kkk rs ah dia dias vez vezes`.split(/\s+/),
);

/** Where one statement ends and another begins. */
const CLAUSE_END = /[.,;:!?…\n()]|\b(?:e|ou|mas|porem|porque|pois|por causa|que|quando|ai|so|senao|entao)\b/;
const DENIAL = /\b(?:nao|nunca|jamais|nem|sem)\b/;
/** Words by which an item says that something ended or is refused: "largou o emprego", "odeia café". */
const ENDING_WORDS = new Set(
  `deixou parou largou saiu sai terminou terminaram separou separaram separado separada divorciado divorciada ex odeia detesta
evita perdeu cancelou abandonou desistiu demitido demitida desempregado desempregada vendeu nenhum nenhuma ninguem`
    .split(/\s+/),
);

/** Words of a quote by which something may be not, or no longer, so: "parei", "mudei", "morava", "fui mandada embora". */
const MAY_DENY = new RegExp(
  String.raw`\b(?:${
    [
      "nao|n|nunca|jamais|nem|sem|zero|nenhuma?|ninguem|ex|antes|antigamente|ate|embora|fim",
      "livre|proibid[oa]|contra|ja (?:fui|fiz|tive|era)",
      "(?:par|deix|larg|mud|troqu|troc|cans|abandon|cancel|quit|pass|acab|termin|separ|brig|divorci|rompi|desist|vend|perd|cort|cur|sar)" +
      "(?:u?ei|ou|amos|aram|i|iu|eu|emos|imos|eram|iram|ad[oa])",
      "sai[ou]?|saimos|morreu|faleceu|demi[ts]\\w+|dispensad[oa]|desempregad[oa]|vir(?:ei|ou)|fech(?:ei|ou)",
      "odei[oa]|detest[oa]|evit[oa]",
      "[a-z]{2,}avam?|eram?|tinha|fazia|vivia|comia|bebia|devia|podia|dormia|corria",
    ].join("|")
  })\b`,
);
const DISLIKE = /\b(?:odei|detest)[a-z]*\b/;
const LIKE = /\b(?:gost[a-z]*|ador[a-z]*|am(?:o|a|ei|amos))\b/;

/** What was said, as words and numbers of an item are looked up in it. */
export interface SaidMeaning {
  stems: readonly string[];
  values: ReadonlySet<number>;
}

/** The meaning of some texts. @param day when they were said, `YYYY-MM-DD`: "amanhã" is counted from it */
export function meaningOf(texts: readonly string[], day?: string): SaidMeaning {
  return { stems: contentStems(texts.join("\n")), values: saidTokensIn(texts, day).values };
}

/**
 * Stems of the words that carry the meaning of an item or a quote, each once. `meaningStems` does the same for records and orders, where
 * other words are empty ("gasto", "lembrete").
 */
export function contentStems(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const withContent = words.filter((word) => word.length > 1 && !/^\d/.test(word) && !EMPTY_WORDS.has(word));
  return [...new Set(withContent.map(stemWord))];
}

function plain(text: string): string {
  return fold(expandShortForms(text));
}

function isSaid(stem: string, { stems }: SaidMeaning): boolean {
  return stems.some((said) => meanSame(stem, said));
}

/**
 * Whether an item is a fair reading of its quote: at least a third of its content words and numbers stand in the quote or in what is known,
 * and at least one of them in the quote. Not more than a third, because "Está noiva do Caio" is a fair reading of "aceitei! o Caio me
 * pediu".
 */
export function isFairReading(content: string, quote: SaidMeaning, known: SaidMeaning): boolean {
  const words = contentStems(content);
  const numbers = numbersIn(content);
  const countSaidIn = (...said: SaidMeaning[]) =>
    words.filter((word) => said.some((text) => isSaid(word, text))).length +
    numbers.filter((number) => said.some(({ values }) => values.has(number))).length;
  const all = words.length + numbers.length;
  return all === 0 || countSaidIn(quote) > 0 && countSaidIn(quote, known) * 3 >= all;
}

/** Whether an item says that something is not, or is no longer, so. */
export function deniesSomething(content: string): boolean {
  const text = plain(content);
  return DENIAL.test(text) || text.split(/\P{L}+/u).some((word) => ENDING_WORDS.has(word));
}

/** Whether a quote has words by which something may be not, or no longer, so. */
export function mayDeny(quote: string): boolean {
  return MAY_DENY.test(plain(quote));
}

/**
 * Whether an item says the contrary of its quote: it denies or ends what the quote says with no word of denying or ending ("Não toma
 * losartana", of "tomo losartana"), or dislikes what it likes. An item with a word that the quote does not have is a conclusion: "Não pode
 * comer camarão", of "sou alérgica a camarão".
 *
 * @param holds false: the item says that its content is not so
 */
export function isContraryToQuote(content: string, quote: string, holds: boolean): boolean {
  if (mayDeny(quote)) return false;
  const said = plain(content);
  if (DISLIKE.test(said)) return LIKE.test(plain(quote));
  if (holds && !deniesSomething(content)) return false;
  const rest = said.split(/\P{L}+/u).filter((word) => !ENDING_WORDS.has(word)).join(" ");
  const [stems, quoted] = [contentStems(rest), contentStems(quote)];
  // "Não tem mais a moto", of "roubaram minha moto": the rest of the quote tells what became of it.
  const saysAgain = stems.length > 1 || quoted.every((stem) => stems.includes(stem));
  return stems.length > 0 && saysAgain && stems.every((stem) => quoted.includes(stem));
}

/**
 * Whether a quote denies what an item says, and affirms it nowhere: "não fumo" denies "Fuma muito". Denied is the first content word behind
 * a "não", or the last one before a "não" that ends the clause ("carne não"). Where another clause says something else about the item,
 * the model decides: "não é a amendoim, é a castanha".
 */
export function isDeniedByQuote(content: string, quote: string): boolean {
  const denied: string[] = [];
  /** All content words of clauses with a denial. */
  const inDeniedClauses: string[] = [];
  const affirmed: string[] = [];
  for (const clause of plain(quote).split(CLAUSE_END)) {
    const parts = clause.split(DENIAL);
    if (parts.length === 1) {
      affirmed.push(...contentStems(clause));
      continue;
    }
    const [before, ...after] = parts.map(contentStems) as [string[], ...string[][]];
    const behind = after.flat();
    const endsClause = parts.slice(1).join("").trim() === "";
    denied.push(...endsClause ? before.slice(-1) : after.flatMap(([first]) => first ?? []));
    inDeniedClauses.push(...before, ...behind);
  }
  const stems = contentStems(content);
  const isIn = (stem: string, said: readonly string[]) => said.some((word) => meanSame(stem, word));
  // Only the same word counts, not one of the same topic: "não posso nem chegar perto" denies no allergy.
  const deniedStem = stems.find((stem) => denied.includes(stem));
  if (deniedStem === undefined) return false;
  const affirmsSomething = stems.some((stem) => isIn(stem, affirmed) && !isIn(stem, inDeniedClauses));
  if (affirmsSomething) return false;
  // "gosto dela, não gosto de camarão": the denied word is affirmed of something else.
  return !isIn(deniedStem, affirmed) || stems.some((stem) => stem !== deniedStem && isIn(stem, inDeniedClauses));
}

/** Whether each stem is among the stems of a text, or means the same as one of them. */
export function areAllStemsSaid(stems: readonly string[], textStems: readonly string[]): boolean {
  return stems.every((stem) => textStems.some((said) => meanSame(stem, said)));
}

/** Whether all words and figures of a text stand in another. */
export function hasWordsOf(text: string, other: string): boolean {
  const [said, { values }] = [contentStems(other), saidTokensIn([other])];
  return contentStems(text).every((stem) => said.includes(stem)) &&
    numbersIn(text).every((number) => values.has(number));
}

/**
 * Whether a quote names an item: by one of its words, or by its figure ("não precisa mais ser 82"). Irregular words, whose
 * stems start with "=", name nothing: most are verbs that go with anything ("gosta", "quer").
 */
export function isNamedByQuote(content: string, quote: string): boolean {
  const said = contentStems(quote);
  const figures: readonly string[] = quote.match(/\d{2,}/g) ?? [];
  return (content.match(/\d{2,}/g) ?? []).some((figure) => figures.includes(figure)) ||
    contentStems(content).some((stem) => !stem.startsWith("=") && said.includes(stem));
}

/** Words by which something is otherwise from now on: "agora vem seg e qua", "passou a tomar de noite". */
const CHANGE = /\b(?:agora|daqui (?:pra|para|em) \w+|pass(?:ou|a|ei) a|vir(?:ou|ei)|em vez|no lugar|mud\w+|troc\w+)\b/;

/**
 * Whether a quote may end an item: it names it, or it tells a change of the person whom both are about. Of the one who speaks so much is
 * said that a change alone ends nothing.
 */
export function mayEnd(content: string, quote: string, person: string | null): boolean {
  return isNamedByQuote(content, quote) || person !== null && (mayDeny(quote) || CHANGE.test(plain(quote)));
}
