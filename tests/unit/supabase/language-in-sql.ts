import { splitStatements } from "../../../local/split-statements.ts";

/** A place in SQL that reads Portuguese: a pattern over words, or a list of them. */
export interface Reading {
  /** What the statement makes or fills, e.g. `private.fold`. */
  where: string;
  what: string;
}

/** Words that stand in nearly every Portuguese text, folded. */
const common = new Set(
  ("de do da dos das no na nos nas um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa eu ele ela eles elas voce voces nos " +
    "que quem qual quando onde como porque nao sim ja ainda agora hoje ontem amanha sempre nunca tambem muito pouco mais menos mas para pra por pelo " +
    "pela com sem sobre entre ate desde foi era sou somos esta estou tem tenho vai vou mora moro trabalha trabalho gosta gosto pai mae filho filha " +
    "irmao irma marido esposa namorado namorada amigo amiga casa cidade remedio conta contas parcela divida boleto fatura")
    .split(" "),
);

/** Endings of verbs and nouns that English names of columns and codes do not have. */
const endings =
  /([cs]ao|coes|mente|[aei]ndo|ou|ei|aram|eram|iram|avam?|inh[ao]s?|eir[ao]s?|dades?|agem|agens|ismo|ista)$/;

const pattern = /(!?~\*?|\bsimilar\s+to|\bregexp_\w+\s*\([^;]*?,)\s*\(*\s*$/i;

/** Whether a word is Portuguese rather than the name of a column, a code or a unit. */
function isPortuguese(word: string): boolean {
  const folded = word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return folded !== word || common.has(word) || (word.length > 3 && endings.test(word));
}

/** Where SQL reads Portuguese by rules: word boundaries and alternations in patterns, and lists of three words or more. */
export function languageIn(sql: string): Reading[] {
  return splitStatements(sql)
    .filter(({ text }) => !/^comment\b/i.test(text))
    .flatMap(({ text }) => {
      return [...patternsOf(text), ...listsOf(text)].map((what) => ({ where: placeOf(text), what }));
    });
}

/**
 * Sentences that SQL composes: literals with Portuguese words. Not what `private.raise` and functions named `refuse_` raise:
 * messages of errors are for users, and their codes for TypeScript.
 */
export function proseIn(sql: string): Reading[] {
  return splitStatements(sql)
    .filter(({ text }) => !/^comment\b/i.test(text))
    .flatMap(({ text }) => {
      const bare = withoutComments(text).replace(/\bprivate\.(?:raise|refuse_\w+)\([^;]*;/g, ";");
      const literals = [...bare.matchAll(/'((?:[^']|'')*)'/g)].map(([, inner]) => inner!);
      return literals.filter(isProse).map((what) => ({ where: placeOf(text), what: what.slice(0, 80) }));
    });
}

function isProse(literal: string): boolean {
  if (/[;$]|\n/.test(literal)) return false;
  const words = literal.match(/\p{L}+/gu) ?? [];
  return words.some((word) => /[à-ú]/i.test(word)) || (/ /.test(literal) && words.filter(isPortuguese).length > 1);
}

function placeOf(text: string): string {
  return /^(?:create(?: or replace)?|insert into|alter|update)\s+(?:function|table|into)?\s*([\w.]+)/i.exec(text)
    ?.[1] ??
    text.slice(0, 40);
}

function patternsOf(text: string): string[] {
  const bare = withoutComments(text);
  return [...bare.matchAll(/'((?:[^']|'')*)'/g)].flatMap(({ 0: literal, 1: inner = "", index }) => {
    const bounded = /\\[mMy]/.test(inner) && /\p{Ll}{3}/u.test(inner.replace(/\\\w/g, " "));
    // The prefixes of a key, as in habit:<id>, are codes.
    if (/^\^\([a-z_|]+\):$/.test(inner)) return [];
    const alternatives = inner.match(/\p{Ll}{3,}(?=[|)])|(?<=[|(])\p{Ll}{3,}/gu) ?? [];
    const used = pattern.test(bare.slice(Math.max(0, index - 200), index));
    return bounded || (used && alternatives.length > 1) ? [literal.slice(0, 80)] : [];
  });
}

function listsOf(text: string): string[] {
  const lists = withoutComments(text).match(/'[\p{Ll} ]+'(?:[\s,()]+(?:\d+[\s,()]+)?'[\p{Ll} ]+')+/gu) ?? [];
  return lists.filter((list) => {
    const words = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
    return words.filter((word) => word.split(" ").some(isPortuguese)).length > 2;
  }).map((list) => list.replace(/\s+/g, " ").slice(0, 80));
}

function withoutComments(text: string): string {
  return text.replace(/^\s*--.*$/gm, "");
}
