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
vao ir indo proprio propria pessoa coisa cara entao pois tipo ok oi kkk rs dia dias vez vezes`.split(/\s+/),
);

/** After these words begins another statement. */
const CLAUSE_END = /[.,;:!?…\n()]|\b(?:e|ou|mas|porem|porque|pois|por causa|que|quando|ai|so|senao|entao)\b/;
const DENIAL = /\b(?:nao|nunca|jamais|nem|sem)\b/;
/** Words of an item that end or refuse what they are said of. */
const ENDINGS = new Set(
  `deixou parou largou saiu sai terminou terminaram separou separaram separado separada divorciado divorciada ex odeia detesta
evita perdeu cancelou abandonou desistiu demitido demitida desempregado desempregada vendeu nenhum nenhuma ninguem`
    .split(/\s+/),
);

/** What was said, as the meaning of an item is looked up in it. */
export interface SaidMeaning {
  stems: readonly string[];
  values: ReadonlySet<number>;
}

/** @param day when it was said, `YYYY-MM-DD` */
export function meaningOf(texts: readonly string[], day?: string): SaidMeaning {
  return { stems: stemsIn(texts.join("\n")), values: saidTokensIn(texts, day).values };
}

/** Stems of the words that carry a text's meaning, each once. */
export function stemsIn(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !/^\d/.test(word) && !EMPTY_WORDS.has(word));
  return [...new Set(telling.map(stemWord))];
}

function plain(text: string): string {
  return fold(expandShortForms(text));
}

function isSaid(stem: string, { stems }: SaidMeaning): boolean {
  return stems.some((said) => meanSame(stem, said));
}

/**
 * Whether an item says what its quote says: at least a third of its meaning words and numbers stand in the quote or in what
 * is known, and at least one of them in the quote. "Está noiva do Caio" is a fair reading of "aceitei! o Caio me pediu", and
 * no more than a third of its words may be there.
 */
export function isMeant(content: string, quote: SaidMeaning, known: SaidMeaning): boolean {
  const words = stemsIn(content);
  const numbers = numbersIn(content);
  const count = (...said: SaidMeaning[]) =>
    words.filter((word) => said.some((text) => isSaid(word, text))).length +
    numbers.filter((number) => said.some(({ values }) => values.has(number))).length;
  return words.length + numbers.length === 0 ||
    (count(quote) > 0 && count(quote, known) * 3 >= words.length + numbers.length);
}

/** Whether an item says that something is not, or is no longer, so. */
export function deniesSomething(content: string): boolean {
  const told = plain(content);
  return DENIAL.test(told) || told.split(/\P{L}+/u).some((word) => ENDINGS.has(word));
}

/**
 * Whether what an item says stands in its quote under a "não" alone: "não fumo" is no "Fuma muito". What is denied is the
 * first telling word behind a "não", or the last one before a "não" that ends the clause ("carne não"). An item of which
 * something else is said in another clause is the model's to read ("não é a amendoim, é a castanha").
 */
export function isDeniedIn(content: string, quote: string): boolean {
  const denied: string[] = [];
  const beside: string[] = [];
  const affirmed: string[] = [];
  for (const clause of plain(quote).split(CLAUSE_END)) {
    const parts = clause.split(DENIAL);
    if (parts.length === 1) {
      affirmed.push(...stemsIn(clause));
      continue;
    }
    const [before, ...after] = parts.map(stemsIn) as [string[], ...string[][]];
    const behind = after.flat();
    const endsClause = parts.slice(1).join("").trim() === "";
    denied.push(...endsClause ? before.slice(-1) : after.flatMap(([first]) => first ?? []));
    beside.push(...before, ...behind);
  }
  const told = stemsIn(content);
  const means = (stem: string, said: readonly string[]) => said.some((word) => meanSame(stem, word));
  // The very word: "não posso nem chegar perto" denies no allergy.
  const [head] = told.filter((stem) => denied.includes(stem));
  if (head === undefined || told.some((stem) => means(stem, affirmed) && !means(stem, beside))) return false;
  // "gosto dela, não gosto de camarão": the same word is said of something else.
  return !means(head, affirmed) || told.some((stem) => stem !== head && means(stem, beside));
}

/** Whether each of these stems is among those of a text, or means the same as one of them. */
export function isAllSaidIn(stems: readonly string[], text: readonly string[]): boolean {
  return stems.every((stem) => text.some((said) => meanSame(stem, said)));
}

/**
 * Whether a quote speaks of what an item says: by a word of its own, not by a verb that goes with anything ("gosta", "quer"), or by
 * its figure ("não precisa mais ser 82").
 */
export function isNamedIn(content: string, quote: string): boolean {
  const said = stemsIn(quote);
  const figures: readonly string[] = quote.match(/\d{2,}/g) ?? [];
  return (content.match(/\d{2,}/g) ?? []).some((figure) => figures.includes(figure)) ||
    stemsIn(content).some((stem) => !stem.startsWith("=") && said.some((word) => word === stem));
}
