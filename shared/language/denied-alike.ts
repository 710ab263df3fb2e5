import { fold } from "./fold.ts";
import { isStemSaid, meaningStems } from "./meaning-stems.ts";

const DENIES = /\b(?:nao|nunca|nem|jamais)\b/g;
/** "não esquece", "não me deixa esquecer": they deny nothing of what is to be done. */
const ASKS_TO_REMEMBER =
  /\bnao (?:(?:me|eu|se|te|posso|pode|vai|vou|quero|deix\w+) )*(?:esque\w+|deix\w+ (?:passar|de lembrar))/g;
const INFINITIVE = /\b[a-z]+(?:[aei]r|por)\b/;
const ASKS_TO_TELL = /\b(?:lembr|avis)ar\b/g;

/** Whether a folded text names something to be done, beside that the person is to be told of it. */
export function namesDeed(folded: string): boolean {
  return INFINITIVE.test(folded.replace(ASKS_TO_TELL, " "));
}

/** Whether a text denies something that is to be done or is so. */
export function hasDenial(text: string): boolean {
  return fold(text).replace(ASKS_TO_REMEMBER, " ").search(DENIES) >= 0;
}

/** Words behind a negation that it may deny. */
const REACH = 5;

/** What a negation denies: the words behind it, and whether one of them is an infinitive. */
interface Denial {
  stems: Set<string>;
  isOfDeed: boolean;
}

function denialsIn(text: string): Denial[] {
  const folded = fold(text).replace(ASKS_TO_REMEMBER, " ");
  return [...folded.matchAll(DENIES)].map(({ index, 0: word }) => {
    const [clause = ""] = folded.slice(index + word.length).split(/[,.;:!?\n]/);
    const reached = clause.trim().split(/\s+/).slice(0, REACH).join(" ");
    return { stems: new Set(meaningStems(reached)), isOfDeed: INFINITIVE.test(reached) };
  });
}

/**
 * Whether a text about something to be done denies it exactly if the words that it comes from do: "não tomar o remédio" of "me lembra de
 * não tomar o remédio". What was only told as not done, "não tomei o remédio ainda", denies nothing that is to be done.
 */
export function isDeniedAlike(text: string, said: readonly string[]): boolean {
  const own = denialsIn(text);
  const others = said.flatMap(denialsIn);
  if (own.length > 0) return own.every((denial) => others.some((other) => isOfSame(denial.stems, other.stems)));
  const stems = new Set(meaningStems(text));
  return !others.some((other) => other.isOfDeed && isOfSame(other.stems, stems));
}

function isOfSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === 0 || others.size === 0 || [...some].some((stem) => isStemSaid(stem, others));
}
