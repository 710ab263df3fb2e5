import { CATEGORY_WORDS } from "../category-words.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { clausesBySentence, splitIntoClauses } from "./answer-clauses.ts";
import { NEGATION } from "./fault-words.ts";
import { NAMELESS_STEMS } from "./order-object.ts";
import { findOrderWords } from "./order-words.ts";

/** "põe em lazer", "muda a data", "metade é da Ana": something is to be another way than it was offered. */
const ANOTHER_WAY = new RegExp(
  [
    String.raw`\b(?:mud|troc|ajust|ajeit|arrum|corrig|corrij)[a-z]+ (?:pr[ao]|o|a|em|n[oa]|isso|\d)\b`,
    String.raw`\b(?:poe|bota|coloca) (?:em|n[oa]|como|[a-z]+ n[oa] (?:nome|lugar))\b`,
    String
      .raw`\bmetade\b|\bdivid[aei]\w*\b|\bmenos \d|\b(?:esta|ta) errad[oa]\b|\bcom (?:outro|outra|a data|o nome)\b|\bfoi outr[oa]\b`,
  ].join("|"),
);
/** "sim, já registrei no caderno", "sim, quem pagou foi a Ana": it is not to be written. */
const NOT_TO_WRITE = new RegExp(
  [
    String.raw`\bja (?:tinha )?(?:registr|anot|lanc)[a-z]+(?: (?:isso|ess[ea]|n[oa]|em|aqui|ai|la)\b|\W*$)`,
    String.raw`\bja esta(?:va)? (?:registr|anot|lanc)|\bquem pagou foi\b|\bfoi (?:o|a) [a-z]+ que pagou\b`,
  ].join("|"),
);

/**
 * Whether an answer agrees to something else than what was offered.
 *
 * @param answer the whole message, folded
 * @param about its clauses about what was offered, folded
 */
export function agreesToSomethingElse(answer: string, about: readonly string[]): boolean {
  return NOT_TO_WRITE.test(answer) || about.some((clause) => ANOTHER_WAY.test(clause));
}

/** "mas é lazer", "só que foi na feira": behind a "but" stands what it is or where it was. "Mas é caro" is a remark. */
const IS_OTHERWISE = /^(?:mas|porem|so que) (?:e|era|foi) (?:(?:n[oa]|d[oa]|em|com|pr[oa]) )?([a-z]{3,})/;

/**
 * Whether a clause behind a "mas" gives what was offered another category or place.
 *
 * @param clause folded
 * @param stems words of what was offered
 */
export function isOtherwise(clause: string, stems: ReadonlySet<string>): boolean {
  const [said = "", word = ""] = IS_OTHERWISE.exec(clause) ?? [];
  if (said === "") return false;
  const isPlace = /(?:e|era|foi) (?:n[oa]|em) /.test(said);
  const isCategory = Object.values(CATEGORY_WORDS).some((words) => words.test(word));
  return (isPlace || isCategory) && !meaningStems(word).some((stem) => isStemSaid(stem, stems));
}

/** "mantém", "deixa ele lá", "guarda", "quero ele aí" */
const KEEPS = new RegExp(
  [
    String
      .raw`\b(?:mantem|manter|mantenha|mantenho|preserva\w*|conserva\w*|guarda|guardar|guarde|salva|salvar|salve)\b`,
    String
      .raw`\b(?<!\bpode )(?:deixa|deixe|deixar|fica|fique|ficar) (?:el[ea]s?\b|ess[ea]s?\b|isso\b|ai\b|la\b|assim\b|` +
    String.raw`como (?:esta|ta)\b|do jeito\b|quiet[oa]\b|guardad\w|salv[oa]\b)`,
    String.raw`\bquero (?:el[ea]s?|isso|[oa]s?|ess[ea]s?|est[ea]s?) (?!mesmo)[a-z]+\b|\bfica$|\bfic[ao] com\b`,
    String
      .raw`\bprecis[ao] d(?:el[ea]s?|[oa]s?|ess[ea]s?|est[ea]s?|isso)\b|` +
    String.raw`\bess[ea] [a-z]+ (?:ta|esta) (?:registrad|anotad|salv|guardad)[oa]\b`,
    String.raw`\bconfirm[a-z]+ (?:[oa]s?|ess[ea]s?|est[ea]s?|meus?|minhas?) (?!exclus|\d|dois|duas|tres)[a-z]+`,
  ].join("|"),
);
/** "apaga os outros", "apaga todos menos esse" */
const SPARES = /\b(?:outr[oa]s|(?:menos|exceto|fora) (?:ess[ea]s?|est[ea]s?|isso))\b/;
/** "não esquece", "não mexe nisso" */
const NOT_TO_ERASE =
  /\b(?:nao|nunca) (?:me )?(?:mex\w+|toc\w+|esque[cq]\w+|apag\w+|tir\w+|exclu\w+|delet\w+|remov\w+)\b/;

/**
 * Whether an answer with a yes in it wants the opposite of what was offered: what would be erased is to stay ("sim, quero manter"), or what
 * would be recorded is to go ("sim, e apaga o uber").
 *
 * @param answer folded
 * @param stems words of what was offered
 * @param erases whether it is to erase something
 */
export function wantsOpposite(answer: string, stems: ReadonlySet<string>, erases: boolean): boolean {
  if (!erases) return clausesBySentence(answer).some((clauses) => wantsToErase(clauses, stems));
  return splitIntoClauses(answer).some((clause) => {
    const act = findOrderWords(clause.split(" "))?.act;
    return NOT_TO_ERASE.test(clause) || act === "erase" && SPARES.test(clause) ||
      KEEPS.test(clause) && act !== "erase" && !NEGATION.test(clause);
  });
}

/** Whether a clause of a sentence erases this. In "esquece a meta de 300, tira isso" the "isso" is the goal. */
function wantsToErase(clauses: readonly string[], stems: ReadonlySet<string>): boolean {
  let isOfElse: boolean = false;
  for (const clause of clauses) {
    const erases = findOrderWords(clause.split(" "))?.act === "erase";
    if (
      !erases && !FORGETS.test(clause) || NEGATION.test(clause) || /\b(?:outr[oa]s?|anterior(?:es)?)\b/.test(clause)
    ) continue;
    const named = meaningStems(clause).filter((stem) => !NAMELESS_STEMS.has(stem) && !isErasing(stem));
    const isOfThis: boolean = named.some((stem) => isStemSaid(stem, stems)) || named.length === 0 && !isOfElse;
    if (erases && isOfThis) return true;
    isOfElse ||= named.length > 0 && !isOfThis;
  }
  return false;
}

/** Names what "tira isso" behind it is about: "esquece a meta de 300, tira isso". */
const FORGETS = /\b(?:esquec[ae]|esqueca|larga)\b/;

function isErasing(word: string): boolean {
  return findOrderWords([word])?.act === "erase" || /^(?:apag|exclu|delet|remov|tir|cancel|esquec|larg)/.test(word);
}
