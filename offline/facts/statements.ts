import { grammaticalGender } from "../language/grammatical-gender.ts";
import { RELATIONS } from "../language/people-words.ts";
import { isVerb, type VerbForm, verbLexicon } from "../language/verb-lexicon.ts";
import { keysOf, type Unit } from "../reading/read-units.ts";
import type { Sentence } from "./sentences.ts";
import { endOf } from "./write-fact.ts";
import { type Mode, readVerbChain, type VerbChain } from "./verb-chain.ts";

/** Whom a statement is about, where that is certain. */
export type Who =
  | { kind: "self" }
  | { kind: "person"; name?: string; relation?: string }
  /** Something of the user's: "meu salário". */
  | { kind: "thing"; noun: Unit[]; of?: Who };

/** One thing said as true: who, the verb with its helpers, what of it. */
export interface Statement {
  who: Who;
  negated: boolean;
  mode: Mode;
  chain: VerbChain;
  /** "me" or "se" belongs to the verb. */
  reflexive: boolean;
  /** "eu e a Carol". */
  companion?: Unit[];
  /** Behind the main verb. */
  rest: Unit[];
  /** From subject to end, as places in the text. */
  start: number;
  end: number;
}

interface Head {
  who: Who | null;
  negated: boolean;
  reflexive: boolean;
  companion?: Unit[];
  chain: VerbChain;
}

/** The part that came before, and whether it was said as true. */
interface Before {
  part: Part;
  real: boolean;
  who: Who | null;
}

interface Part {
  link: string;
  units: Unit[];
  head: Head | null;
}

const LEAD =
  /^(?:oi|ola|ei|opa|gente|olha|ah|oh|bom|bem|entao|e|mas|ai|hoje|ontem|anteontem|DATE|agora|atualmente|finalmente|enfim|ja|tambem|so|sempre|alias|inclusive|aqui|la|sim|nossa|uai|po|cara|mano|amiga|menina|tipo|infelizmente|felizmente|recentemente|ainda|nao|nem|TIME|QTY|ha|por favor|sei la|pois eh)$/;
const LEADS = ("eh que|hoje em dia|gracas a deus|por isso|semana passada|mes passado|ano passado|esse ano|este ano|" +
  "esse mes|em DATE|em NUM|desde crianca|desde sempre|desde NUM|ha NUM anos|ha NUM meses|ha pouco tempo|" +
  "faz NUM anos que|faz NUM meses que|faz um ano que|faz um mes que|ultimamente|no momento|" +
  "de uns tempos pra ca|bom dia|boa tarde|boa noite|sabia que|descobri que|a partir de agora").split("|");
const BETWEEN =
  /^(?:ja|ainda|tambem|sempre|so|agora|hoje|ontem|DATE|realmente|simplesmente|finalmente|mesmo|atualmente|quase nao|que|recentemente|enfim|aqui|la|nunca mais)$/;
const NOT = /^(?:nao|nunca|nem|jamais)$/;
const CLITIC = /^(?:me|se|nos)$/;
/** Binds a clause to what stands before it. */
const SUBORDINATE = /^(?:se|caso|quando|onde|porque|pois|que|enquanto|embora|como se)$/;
const CONDITION = /^(?:se|caso|quando|embora|enquanto)$/;
const COORDINATE = /^(?:,|e|mas|porem|nem|entao|ai|:|\(|\)|-|–|—|\/|\+)$/;
const NOT_SUBORDINATE =
  /^(?:do|mais|menos|ano|mes|semana|tenho|tem|tinha|teve|tive|o|a|ter|feira|sexta|segunda|domingo|sabado|eh|faz|ja)$/;
const KNOWING = /^(?:descobrir|saber|lembrar|confirmar|perceber)$/;
const DESCRIBES =
  /^(?:mais|velh[oa]|nov[oa]|cacula|do|meio|matern[oa]|patern[oa]|gemea|gemeo|atual|falecid[oa]|de|criacao|trabalho|faculdade|infancia|querid[oa]|unic[oa])$/;
/** What is nobody else's to tell: "a senha do wifi é…". */
const LABEL = /^(?:senha|codigo|pin|login|placa|ramal|chave)$/;
const TITLE = /^(?:dona|seu|dr|dra|tia|tio|professora|professor)$/;
const OWN = /^(?:meu|minha|nosso|nossa)$/;
const OWNS = /^(?:meus|minhas|nossos|nossas)$/;
const FINITE = /^(?:did|they-did|do|they-do|used-to)$/;

/**
 * What a sentence states. Who is meant has to be certain: said in the clause itself, or plainly carried on from the one before,
 * where nobody else was named. What is guessed, wished, asked, reported or bound to a condition is left out.
 *
 * @param written a belief already kept, which is written without its subject: "Mora em Recife"
 */
export function readStatements(sentence: Sentence, text: string, spoken: Who | null, written = false): Statement[] {
  const parts = split(sentence.units, spoken, written);
  const statements: Statement[] = [];
  let before = null as Before | null;
  const lastComma = sentence.units.findLastIndex(({ key }) => key === ",");
  for (const part of parts) {
    const { head } = part;
    if (head === null) {
      before = { part, real: false, who: null };
      continue;
    }
    const who: Who | null = head.who ?? (before?.real && carriesOn(before.part, part) ? before.who : null);
    const real: boolean = isReal(part, before) &&
      !(sentence.question && (lastComma < 0 || part.units[0]!.start > sentence.units[lastComma]!.start));
    before = { part, real, who };
    if (!real || who === null || head.chain.mode === "none") continue;
    const { chain } = head;
    statements.push({
      who,
      negated: head.negated,
      mode: chain.mode,
      chain,
      reflexive: head.reflexive || chain.reflexive,
      ...(head.companion === undefined ? {} : { companion: head.companion }),
      rest: part.units.slice(chain.last + 1),
      start: part.units[0]!.start,
      end: endOf(part.units.at(-1)!, text),
    });
  }
  return statements;
}

function isReal({ link, head }: Part, before: Before | null): boolean {
  if (/^(?:se|caso|quando|onde|enquanto|embora|como se)$/.test(link)) return false;
  if (before === null) return link !== "que";
  const { part, real } = before;
  if (link === "que" || link === ":") {
    const said = part.head;
    if (said === null) return link === ":" && before.part.link !== "que";
    return real && said.who?.kind === "self" && !said.negated && KNOWING.test(said.chain.main.lemma);
  }
  if (real) return true;
  // "se eu fosse rica, morava na praia"; "acho que moro longe e trabalho demais".
  return !(/^(?:se|caso|quando|como se|que)$/.test(part.link) && /^(?:,|e|nem)$/.test(link)) && head !== null;
}

/** Who did the one thing did the next as well, if nobody else was spoken of in between. */
function carriesOn({ head, units, link: before }: Part, { link }: Part): boolean {
  if (!/^(?:,|e|mas|nem|porem)$/.test(link) || head === null || before === "que") return false;
  const rest = units.slice(head.chain.last + 1);
  return !rest.some(({ key }) => key === "NAME" || /^el[ea]s?$/.test(key) || RELATIONS.has(key));
}

function split(units: readonly Unit[], spoken: Who | null, written: boolean): Part[] {
  const parts: Part[] = [];
  let link = "";
  let from = 0;
  const close = (to: number) => {
    const own = units.slice(from, to);
    if (own.length > 0) parts.push({ link, units: own, head: headOf(own, link, spoken, written) });
  };
  for (let at = 0; at < units.length; at++) {
    const { key } = units[at]!;
    const skip = apposition(units, at);
    if (skip > 0) {
      at += skip;
      continue;
    }
    const subordinate = SUBORDINATE.test(key) && isCondition(units, at) &&
      (at > from ? !NOT_SUBORDINATE.test(units[at - 1]?.key ?? "") : CONDITION.test(key));
    const next = units.slice(at + 1, at + 16);
    if (
      subordinate || COORDINATE.test(key) && headOf(next, key, spoken, written) !== null ||
      /^(?:mas|porem|:)$/.test(key)
    ) {
      close(at);
      // "e se", ", porque": the later link tells more.
      link = key;
      from = at + 1;
    }
  }
  close(units.length);
  return parts;
}

/** "se mudou" is reflexive, "se eu" a condition. */
function isCondition(units: readonly Unit[], at: number): boolean {
  return units[at]!.key !== "se" || !verbLexicon.read(units[at + 1]?.key ?? "").some(({ tense }) => FINITE.test(tense));
}

/** ", a dona Socorro," behind a relation, or ", minha irmã," behind a name: how many units to go on; 0 when there is none. */
function apposition(units: readonly Unit[], at: number): number {
  if (units[at]!.key !== ",") return 0;
  const before = units[at - 1]?.key ?? "";
  let i = at + 1;
  if (/^[oa]$/.test(units[i]?.key ?? "")) i++;
  if (TITLE.test(units[i]?.key ?? "") && units[i + 1]?.key === "NAME") i++;
  const named = units[i]?.key === "NAME" && (RELATIONS.has(before) || DESCRIBES.test(before));
  if (named && units[i + 1]?.key === ",") return i + 1 - at;
  if (before !== "NAME" || !OWN.test(units[at + 1]?.key ?? "")) return 0;
  const last = relationAt(units, at + 2)?.last ?? -1;
  return last > 0 && units[last + 1]?.key === "," ? last + 1 - at : 0;
}

/** Subject, denial and verb at the beginning of a clause; null when it does not begin like one. */
function headOf(units: readonly Unit[], link: string, spoken: Who | null, written: boolean): Head | null {
  let at = skipLeads(units);
  let negated = false;
  const subject = subjectAt(units, at, spoken);
  if (subject !== null) at = subject.next;
  for (; at < units.length; at++) {
    const { key } = units[at]!;
    if (NOT.test(key)) negated = true;
    else if (!BETWEEN.test(key)) break;
  }
  let reflexive = false;
  if (CLITIC.test(units[at]?.key ?? "")) {
    reflexive = true;
    at++;
  }
  if (units.slice(0, at).some(({ key }) => NOT.test(key))) negated = true;
  if (link === "nem") negated = true;
  const finite = finiteAt(units, at, subject, written);
  if (finite === null) return null;
  const chain = readVerbChain(units, at, finite);
  const own = /^(?:I|we)$/.test(finite.person);
  const who = subject !== null
    ? subject.who
    : own || written && /^(?:it|they)$/.test(finite.person)
    ? { kind: "self" as const }
    : null;
  return {
    who,
    negated,
    reflexive,
    ...(subject?.companion === undefined ? {} : { companion: subject.companion }),
    chain,
  };
}

function skipLeads(units: readonly Unit[]): number {
  let at = 0;
  while (at < units.length) {
    const keys = keysOf(units.slice(at, at + 5));
    const long = LEADS.find((lead) => keys === lead || keys.startsWith(`${lead} `));
    if (long !== undefined) at += long.split(" ").length;
    else if (LEAD.test(units[at]!.key) || at > 0 && units[at]!.key === ",") at++;
    else break;
  }
  return at;
}

interface Subject {
  who: Who | null;
  next: number;
  person: "I" | "it";
  companion?: Unit[];
}

function subjectAt(units: readonly Unit[], at: number, spoken: Who | null): Subject | null {
  const key = (offset: number) => units[at + offset]?.key ?? "";
  if (key(0) === "eu" && key(1) === "e" && !verbLexicon.read(key(2)).some(({ person }) => person === "I")) {
    const other = personAt(units, at + 2);
    return other === null
      ? null
      : { who: { kind: "self" }, next: other.next, person: "I", companion: units.slice(at + 2, other.next) };
  }
  if (key(0) === "eu" || key(0) === "nos") return { who: { kind: "self" }, next: at + 1, person: "I" };
  if (key(0) === "a" && key(1) === "gente") return { who: { kind: "self" }, next: at + 2, person: "it" };
  if (/^el[ea]$/.test(key(0))) return { who: agrees(key(0), spoken) ? spoken : null, next: at + 1, person: "it" };
  const birthday = /^[oa]$/.test(key(0)) ? 1 : 0;
  if (key(birthday) === "aniversario" && /^d[aeo]$/.test(key(birthday + 1))) {
    const of = personAt(units, at + birthday + 2);
    if (of !== null) {
      return { who: { kind: "thing", noun: [units[at + birthday]!], of: of.who }, next: of.next, person: "it" };
    }
  }
  const person = personAt(units, at);
  if (person !== null) {
    // "minha mãe e meu pai moram", "o Caio e a Bia": of both, or of nobody for certain.
    const several = units[person.next]?.key === "e" && personAt(units, person.next + 1) !== null;
    return { who: several ? null : person.who, next: person.next, person: "it" };
  }
  const owner = /^[oa]$/.test(key(0)) && OWN.test(key(1)) ? 1 : 0;
  if (OWN.test(key(owner)) || /^[oa]$/.test(key(0)) && LABEL.test(key(1))) {
    const noun: Unit[] = [];
    let i = at + owner + 1;
    while (i < units.length && noun.length < 4 && /^[a-z]+$|^NAME$/.test(units[i]!.key)) {
      if (noun.length > 0 && (isStateVerb(units[i]!.key) || isVerb(units[i]!.key))) break;
      noun.push(units[i]!);
      i++;
    }
    return noun.length === 0 ? null : { who: { kind: "thing", noun }, next: i, person: "it" };
  }
  return OWNS.test(key(0)) || /^(?:voce|voces|eles|elas|alguem|ninguem|todo|isso|quem)$/.test(key(0))
    ? { who: null, next: at + 1, person: "it" }
    : null;
}

/** Whether "ele" or "ela" can be somebody. */
function agrees(pronoun: string, who: Who | null): boolean {
  if (who?.kind !== "person") return false;
  const gender = grammaticalGender(who.name ?? who.relation ?? "", who.relation);
  return gender === null || gender === (pronoun === "ela" ? "feminine" : "masculine");
}

/** "se", "é", "foi" and the like end a noun of one's own. */
function isStateVerb(key: string): boolean {
  return /^(?:se|nao|eh|ta|foi|fica|era|agora|nunca|ja|me|chama|tem|faz|mudou|morreu|fez|custa)$/.test(key);
}

/** A person as a subject names them: "minha irmã Júlia", "o Pedro, meu primo," "minha mãe, a dona Socorro,". */
function personAt(units: readonly Unit[], at: number): { who: Who; next: number } | null {
  let i = /^[oa]$/.test(units[at]?.key ?? "") ? at + 1 : at;
  if (TITLE.test(units[i]?.key ?? "") && units[i + 1]?.key === "NAME") i++;
  const first = units[i];
  if (first?.mention?.kind === "name") {
    const name = first.mention.name;
    if (units[i + 1]?.key === "," && OWN.test(units[i + 2]?.key ?? "")) {
      const relation = relationAt(units, i + 3);
      if (relation !== null) {
        const next = units[relation.last + 1]?.key === "," ? relation.last + 2 : relation.last + 1;
        return { who: { kind: "person", name, relation: relation.relation }, next };
      }
    }
    return { who: { kind: "person", name }, next: i + 1 };
  }
  if (!OWN.test(first?.key ?? "")) return null;
  const found = relationAt(units, i + 1);
  if (found === null) return null;
  const { relation } = found;
  let next = found.last + 1;
  const comma = units[next]?.key === ",";
  let n = comma ? next + 1 : next;
  if (/^[oa]$/.test(units[n]?.key ?? "")) n++;
  if (TITLE.test(units[n]?.key ?? "")) n++;
  const named = units[n]?.mention;
  if (named?.kind === "name" && (!comma || units[n + 1]?.key === ",")) {
    next = comma ? n + 2 : n + 1;
    return { who: { kind: "person", name: named.name, relation }, next };
  }
  return { who: { kind: "person", relation }, next };
}

/** A relation of up to two words with what describes it: "irmã mais velha". */
export function relationAt(units: readonly Unit[], at: number): { relation: string; last: number } | null {
  for (const length of [2, 1]) {
    const keys = keysOf(units.slice(at, at + length));
    const written = RELATIONS.get(keys);
    if (written === undefined || at + length > units.length) continue;
    let last = at + length - 1;
    while (DESCRIBES.test(units[last + 1]?.key ?? "") && last - at < 5) last++;
    // "meu avo", "minha avo"
    const relation = keys === "avo" ? (OWN_MASCULINE.test(units[at - 1]?.key ?? "") ? "avô" : "avó") : written;
    return { relation, last };
  }
  return null;
}

const OWN_MASCULINE = /^(?:meu|nosso)$/;

function finiteAt(units: readonly Unit[], at: number, subject: Subject | null, written: boolean): VerbForm | null {
  const unit = units[at];
  if (unit === undefined || unit.mention !== undefined) return null;
  const forms = verbLexicon.read(unit.key).filter(({ tense, person }) =>
    FINITE.test(tense) && person !== "none" && person !== "you"
  );
  if (subject !== null) {
    const fits = subject.person === "I" ? /^(?:I|we)$/ : subject.companion ? /^we$/ : /^it$/;
    return forms.find(({ person }) => fits.test(person)) ?? null;
  }
  const own = forms.find(({ person }) => person === "I" || person === "we");
  if (own !== undefined && !written) return isNoun(units, at) ? null : own;
  if (!isVerb(unit.key)) return written ? forms.find(({ person }) => person === "it") ?? own ?? null : null;
  return forms.find(({ person }) => person === "it" || person === "they") ?? own ?? null;
}

/** First persons that are nouns as well: "jogo", "trabalho", "canto" alone in a list. */
function isNoun(units: readonly Unit[], at: number): boolean {
  const { key } = units[at]!;
  return !isVerb(key) && (units[at + 1] === undefined || COORDINATE.test(units[at + 1]!.key));
}
