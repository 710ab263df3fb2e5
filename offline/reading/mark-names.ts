import { readExpenseCategory } from "./expense-category.ts";
import { FIRST_NAMES } from "../language/people-words.ts";
import { NOUNS } from "../language/nouns.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import type { Unit } from "./unit.ts";

const KIN = new Set<string>(NOUNS.kin.split(","));
const KNOWN = new Set(
  Object.values(NOUNS).flatMap((list) => list.split(/[,\s]+/)).map((noun) => noun.replace(/s\?$/, "")),
);
/** First names that are also everyday words. They count as names only with a capital letter, or after a word of BEFORE or a relation. */
const EVERYDAY = new Set(
  ("rosa clara bel mel lena vera regina eva aurora bento nati vi re ale fe lia tom fatima mar luz flor gi jo ju lu dora nina gloria vitoria " +
    "marina angela celia estela stella luna jade maite perola penha pilar patrick bob alan ian otto ze zeca mari edu gui lara nando leo")
    .split(" "),
);
/** Words that come before a name. */
const BEFORE =
  /^(?:dona|seu|dr|dra|[oa]|[dn][oa]|pr[oa]|com|de|chama|chamada|chamado|nome|eh|ao|pel[oa]|e|sobre|amig[oa]|tal)$/;
const PLACES = new Set(
  "rio brasil bahia minas parana ceara recife natal salvador curitiba brasilia belem manaus goias goiania japao eua europa portugal argentina paris londres italia franca espanha alemanha chile china fortaleza floripa florianopolis campinas santos bh sp rj pernambuco paraiba maranhao para amazonas internet globo google instagram whatsapp facebook"
    .split(" "),
);
const TITLES = new Set(["dr", "dra", "sr", "sra", "dona", "seu", "prof", "profa"]);
const LINK = /^(?:da|de|do|das|dos)$/;

/** Joins the words of a name into one unit: "minha irmã Ana Paula" has one unit NAME. Without capitals, only common names are found. */
export function markNames(units: readonly Unit[], written: string): Unit[] {
  const marked: Unit[] = [];
  for (let i = 0; i < units.length; i++) {
    const end = nameEnd(units, i, written);
    const first = units[i]!;
    if (end < i) {
      marked.push(first);
      continue;
    }
    const name = capitalize(written.slice(first.start, units[end]!.end));
    marked.push({ key: "NAME", start: first.start, end: units[end]!.end, mention: { kind: "name", name } });
    i = end;
  }
  return marked;
}

/** Index of the last unit of a name that begins at `at`; -1 when none begins there. */
function nameEnd(units: readonly Unit[], at: number, written: string): number {
  if (!isName(units, at, written)) return -1;
  let end = at;
  while (end + 1 < units.length) {
    const next = units[end + 1]!;
    if (isCapital(next, written) && !next.mention && /^[a-z]/.test(next.key)) end++;
    else if (FIRST_NAMES.has(next.key) && !EVERYDAY.has(next.key) && !isCapital(units[at]!, written)) end++;
    else if (
      LINK.test(next.key) && units[end + 2] && isCapital(units[end + 2]!, written) && isCapital(units[at]!, written)
    ) end += 2;
    else break;
  }
  return end;
}

function isName(units: readonly Unit[], at: number, written: string): boolean {
  const unit = units[at]!;
  if (unit.mention || !/^[a-z]{2,}$/.test(unit.key) || TITLES.has(unit.key)) return false;
  const before = units[at - 1]?.key ?? "";
  const capital = isCapital(unit, written);
  const announced = BEFORE.test(before) || KIN.has(before);
  if (FIRST_NAMES.has(unit.key)) {
    return capital || announced || !EVERYDAY.has(unit.key) && unit.key.length > 3 && at === 0;
  }
  if (before === "chama" || before === "chamada" || before === "chamado") {
    return !KNOWN.has(unit.key) && unit.key.length > 2 &&
      !/^(?:meu|minha|seu|sua|que|ele|ela|isso|esse|essa|como|mesmo|eh|pra|nosso|nossa)$/.test(unit.key);
  }
  if (PLACES.has(unit.key)) return false;
  if (!capital || at === 0 || KIN.has(unit.key) || KNOWN.has(unit.key)) return false;
  if (!/^(?:[oa]|d[oa]|pr[oa]|chama|eh|dona|seu|dr|dra)$/.test(before) && !KIN.has(before)) return false;
  return verbLexicon.read(unit.key).length === 0 && readExpenseCategory(unit.key) === null;
}

function isCapital(unit: Unit, written: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(written.slice(unit.start, unit.end));
}

function capitalize(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => LINK.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1));
}
