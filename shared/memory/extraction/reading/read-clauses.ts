import type { VerbForm } from "../language/verb-form.ts";
import { verbIndex } from "../language/verb-index.ts";
import type { Clause, Subject } from "./clause.ts";
import { finiteAt } from "./finite-at.ts";
import { isUnreal } from "./is-unreal.ts";
import type { PersonMention } from "./person-mention.ts";
import { readPeople } from "./read-people.ts";
import type { Sentence } from "./read-sentences.ts";
import { readSubject } from "./read-subject.ts";
import { readVerbs, type VerbChain } from "./read-verbs.ts";
import type { Word } from "./word.ts";

/** What links or parts clauses. */
const SEPARATOR =
  /^(?:[,:(){}/-]|kkk|e|mas|porem|que|porque|pois|entao|ai|quando|onde|enquanto|so|nem|ou|se|agora|tanto|ja)$/;
/** Hangs on the clause before instead of standing beside it. */
const DEPENDENT = /^(?:que|quando|onde|enquanto|se|porque|pois)$/;

/** A sentence's clauses, one a finite verb. `spoken` is whom the sentence before ended on. */
export function readClauses(sentence: Sentence, spoken: Subject | null = null): Clause[] {
  const people = readPeople(sentence.words);
  const words = withVerbE(sentence.words, people);
  const inside = new Set(people.flatMap(({ first, last }) => range(first, last)));
  const chains = readChains(words, inside);
  const clauses: Clause[] = [];
  chains.forEach((chain, at) => {
    const previous = chains[at - 1];
    const next = chains[at + 1];
    const from = previous === undefined ? NO_GAP : gapBetween(words, inside, previous.last, chain.first);
    const to = next === undefined ? words.length : gapBetween(words, inside, chain.last, next.first).end;
    clauses.push(readClause({ words, people, sentence, spoken }, clauses, chain, from, Math.max(to, chain.last + 1)));
  });
  extendRests(clauses, words);
  return clauses;
}

function readChains(words: readonly Word[], inside: ReadonlySet<number>): VerbChain[] {
  const chains: VerbChain[] = [];
  for (let at = 0; at < words.length; at++) {
    // "faço trabalho voluntário": a second verb right behind one is its object.
    if (inside.has(at) || chains.at(-1)?.last === at - 1 && at > 0) continue;
    const forms = finiteAt(words, at);
    if (forms.length === 0) continue;
    const chain = readVerbs(words, at, choose(forms, words, at, inside), forms);
    chains.push(chain);
    at = chain.last;
  }
  return chains;
}

/** "fui demitida" is ser, "fui pra" is ir; without anybody named before it, "sai" is "saí". */
function choose(forms: VerbForm[], words: readonly Word[], at: number, inside: ReadonlySet<number>): VerbForm {
  const after = words[at + 1]?.key ?? "";
  const going = /^(?:pra|pro|ao?|em|no|na|de|la|embora)$/.test(after) ||
    verbIndex(after).some(({ tense }) => tense === "infinitive");
  const fitting = forms.filter(({ lemma }) =>
    lemma === "ir" ? going : lemma === "ser" ? forms.length === 1 || !going : true
  );
  const left = fitting.length > 0 ? fitting : forms;
  const named = inside.has(at - 1) || (inside.has(at - 2) && /^(?:nao|ja|tambem|se)$/.test(words[at - 1]!.key));
  const own = left.find(({ person }) => person === "I" || person === "we");
  const before = words[at - 1];
  // "o médico disse": a form that fits eu and ele belongs to the noun before it.
  const ofNoun = before?.kind === "word" && !NO_SUBJECT.test(before.key) && left.some(({ person }) => person === "it");
  const other = left.find(({ person }) => person === "it" || person === "they");
  return (named || ofNoun ? other ?? own : own ?? other) ?? forms[0]!;
}

/** Words before a verb that leave its subject out. */
const NO_SUBJECT =
  /^(?:eu|gente|que|e|mas|nao|nunca|ja|tambem|so|sempre|se|me|quando|porque|onde|como|antes|hoje|ontem|agora|la|aqui|ai|entao|ainda|mais|quase|oi|ate|pra|anos|dias|meses|vezes|vez|mesmo|assim|pois|porem|enquanto|depois|antigamente|verdade|atualmente|crianca|pequen[oa]|jovem|solteir[oa]|nos|tempos?|epoca|ano|semana|mes|passad[oa])$/;

/** Where one clause ends and the next begins; the linking word between them, if any, belongs to neither. */
interface Gap {
  end: number;
  start: number;
}

const NO_GAP: Gap = { end: -1, start: 0 };

/** At the last separator between two verbs, or where the subject of the second begins. */
function gapBetween(words: readonly Word[], inside: ReadonlySet<number>, from: number, to: number): Gap {
  for (let at = to - 1; at > from; at--) {
    if (inside.has(at)) continue;
    const { key } = words[at]!;
    if (SEPARATOR.test(key) && !(key === "se" && isClitic(words, at, to)) && !isAdverb(words, at)) {
      return { end: at, start: at + 1 };
    }
  }
  let at = to;
  while (
    at - 1 > from &&
    (inside.has(at - 1) || /^(?:eu|nao|me|se|nos|nunca|sempre|tambem|hoje|gente|a)$/.test(words[at - 1]!.key))
  ) at--;
  return { end: at, start: at };
}

function isClitic(words: readonly Word[], at: number, verb: number): boolean {
  // "se sou", "se mudo": with the first person it is "if".
  const persons = verbIndex(words[verb]!.key).map(({ person }) => person);
  if (persons.includes("I") && !persons.includes("it")) return false;
  if (at === verb - 1 && REFLEXIVE.test(words[verb]!.key)) return true;
  return at === verb - 1 && !/^(?:eu|a|ele|ela)$/.test(words[at + 1]?.key ?? "") && words[at - 1]?.kind !== "mark";
}

const REFLEXIVE = /^(?:cham|mud|cas|form|separ|aposent|divorci|noiv)/;

/** "só", "já" and "agora" beside their verb say something about it. */
function isAdverb(words: readonly Word[], at: number): boolean {
  return /^(?:so|ja|agora|ai|entao|tanto)$/.test(words[at]!.key) && words[at + 1]?.key !== "que";
}

interface Context {
  words: readonly Word[];
  people: PersonMention[];
  sentence: Sentence;
  spoken: Subject | null;
}

function readClause(context: Context, earlier: readonly Clause[], chain: VerbChain, gap: Gap, to: number): Clause {
  const { words, people, sentence, spoken } = context;
  const from = gap.start - 1;
  const contrast = earlier.at(-1)?.finite.tense === "imperfect" ||
    /antes|antigamente/.test(earlier.map(keysBefore).join(" "));
  const since = /(?:^| )(?:19|20)\d\d(?: |$)| anos(?: |$)/.test(
    earlier.at(-1)?.rest.map(({ key }) => key).join(" ") ?? "",
  );
  // "antes eu corria, hoje prefiro nadar": nowadays, not this day.
  const before = words.slice(gap.start, chain.first).filter(({ key }) =>
    !((contrast || since && chain.finite.tense === "present") && key === "hoje")
  );
  const keys = before.map(({ key }) => key);
  const link = gap.end >= 0 && gap.end < gap.start ? words[gap.end]!.key : "";
  const draft: Clause = {
    subject: { kind: "unknown" },
    before,
    negated: keys.some((key) => key === "nao" || key === "nunca" || key === "nem" || key === "jamais") ||
      link === "nem",
    link,
    verbs: words.slice(chain.first, chain.last + 1),
    finite: chain.finite,
    others: chain.others,
    main: chain.main,
    aspects: chain.aspects,
    reflexive: chain.reflexive || /^(?:me|se|nos)$/.test(keys.at(-1) ?? "") && chain.aspects.length === 0,
    rest: trim(words.slice(chain.last + 1, to)),
    fullRest: [],
    at: chain.last,
    people: people.filter(({ first }) => first > from && first < to),
    unreal: false,
  };
  if (draft.rest.length === 0) Object.assign(draft, fronted(before));
  draft.subject = readSubject(draft, words, people, { from, verb: chain.first }, earlier, spoken);
  draft.unreal = isUnreal(draft, earlier, sentence);
  return draft;
}

/** "ovo eu não como", "carne eu adoro": what is said first is the complement. */
function fronted(before: Word[]): Partial<Clause> | null {
  const at = before.findIndex(({ key }) => key === "eu");
  if (at < 1 || at > 3 || before.slice(0, at).some(({ kind, key }) => kind === "mark" || FILLER.test(key))) return null;
  return { rest: before.slice(0, at), before: before.slice(at) };
}

const FILLER =
  /^(?:oi|olha|sabe|bom|entao|ah|eh|e|mas|que|ja|hoje|agora|antes|ontem|nossa|gente|amiga|tipo|ai|na|verdade|pra|voce|sempre|quando|la|tambem|sinceramente|atualmente|nunca)$/;

function keysBefore({ before }: Clause): string {
  return before.map(({ key }) => key).join(" ");
}

function trim(words: Word[]): Word[] {
  let end = words.length;
  while (
    end > 0 &&
    (words[end - 1]!.kind === "mark" || /^(?:e|mas|que|porque|so|ai|entao|ja|agora)$/.test(words[end - 1]!.key))
  ) end--;
  return words.slice(0, end);
}

/** What hangs on a clause belongs to its full rest: "gosto de gente que fala a verdade". */
function extendRests(clauses: Clause[], words: readonly Word[]): void {
  clauses.forEach((clause, at) => {
    let end = clause.at + 1 + lengthOf(clause.rest, words, clause.at);
    for (const next of clauses.slice(at + 1)) {
      const link = words[next.at - next.verbs.length - next.before.length];
      if (!DEPENDENT.test(next.link) || afterMark(words, link)) break;
      end = next.at + 1 + lengthOf(next.rest, words, next.at);
    }
    const behind = trim(words.slice(clause.at + 1, end));
    clause.fullRest = behind.length > 0 ? behind : clause.rest;
  });
}

/** "…, por onde começo" begins something else. */
function afterMark(words: readonly Word[], link: Word | undefined): boolean {
  const at = link === undefined ? -1 : words.indexOf(link);
  return words.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ kind }) => kind === "mark");
}

function lengthOf(rest: readonly Word[], words: readonly Word[], at: number): number {
  const last = rest.at(-1);
  return last === undefined ? 0 : words.indexOf(last) - at;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** "minha mãe e professora": an "e" between a subject and what it is, with no verb behind, is "é". */
function withVerbE(words: readonly Word[], people: readonly PersonMention[]): Word[] {
  return words.map((word, at) => {
    if (word.key !== "e" || word.out !== "e") return word;
    const subject = people.some(({ last }) => last === at - 1) ||
      /^(?:meu|minha)$/.test(words[at - 2]?.key ?? "") && words[at - 1]?.kind === "word";
    if (!subject || people.some(({ first }) => first === at + 1) || /^(?:eu|a|o)$/.test(words[at + 1]?.key ?? "")) {
      return word;
    }
    let verbless = true;
    for (let i = 0; i < words.length; i++) {
      if (i !== at && finiteAt(words, i).length > 0) verbless = false;
    }
    return verbless ? { ...word, key: "eh", out: "é" } : word;
  });
}
