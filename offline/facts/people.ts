import { grammaticalGender } from "../language/grammatical-gender.ts";
import { PLURAL_RELATIONS, RELATIONS } from "../language/people-words.ts";
import { keysOf, type Unit } from "../reading/read-units.ts";
import { relationAt, type Statement } from "./statements.ts";

/** Somebody of the user's life whom a message names along with what they are. */
export interface Introduced {
  name: string;
  relation: string;
  start: number;
  end: number;
}

const OWN = /^(?:meu|minha|nosso|nossa)$/;
const TITLE = /^(?:dona|seu|dr|dra|tia|tio)$/;
const LISTING =
  /^(?:,|e|\(|\)|:|-|o|a|chamad[oa]s?|de|nome|com|tem|que|se|chama|NUM|anos|aninhos|meses|mais|velh[oa]|nov[oa]|cacula)$/;

/** People named in a sentence by what they are: "minha irmã Júlia", "a Bia, minha amiga", "meus filhos Pedro e Luísa". */
export function introducedIn(units: readonly Unit[]): Introduced[] {
  const found: Introduced[] = [];
  units.forEach(({ key }, at) => {
    if (OWN.test(key)) {
      const one = relationAt(units, at + 1);
      if (one === null) return;
      const before = units[at - 2]?.mention;
      if (units[at - 1]?.key === "," && before?.kind === "name") {
        found.push(person(before.name, one.relation, units[at - 2]!, units[one.last]!));
        return;
      }
      const named = nameBehind(units, one.last + 1);
      if (named !== null) found.push(person(named.name, one.relation, units[at]!, units[named.at]!));
    } else if (/^(?:meus|minhas|nossos|nossas)$/.test(key)) {
      const relation = PLURAL_RELATIONS.get(units[at + 1]?.key ?? "");
      if (relation !== undefined) found.push(...namesFrom(units, at + 2, relation, units[at]!));
    }
  });
  return found;
}

/** People named by what is stated: "meu chefe se chama Roberto", "a Fernanda é minha chefe", "tenho dois filhos, o Caio e a Bia". */
export function introducedBy({ who, chain, rest, negated }: Statement): Introduced[] {
  if (negated || chain.mode !== "now") return [];
  const { lemma } = chain.main;
  const first = rest[0];
  if (first === undefined) return [];
  if (who.kind === "person" && who.relation !== undefined && who.name === undefined && /^(?:chamar|ser)$/.test(lemma)) {
    const at = /^[oa]$/.test(first.key) ? 1 : 0;
    const named = rest[at]?.mention;
    const ends = rest[at + 1] === undefined || /^(?:,|e)$/.test(rest[at + 1]!.key);
    return named?.kind === "name" && ends ? [person(named.name, who.relation, first, rest[at]!)] : [];
  }
  if (who.kind === "person" && who.name !== undefined && lemma === "ser" && OWN.test(first.key)) {
    const one = relationAt(rest, 1);
    return one === null ? [] : [person(who.name, one.relation, first, rest[one.last]!)];
  }
  if (who.kind !== "self") return [];
  if (lemma === "ter") {
    const at = rest.findIndex(({ key }) => PLURAL_RELATIONS.has(key) || RELATIONS.has(key));
    if (at < 0 || at > 2) return [];
    const { key } = rest[at]!;
    return namesFrom(rest, at + 1, PLURAL_RELATIONS.get(key) ?? RELATIONS.get(key)!, first);
  }
  const married = lemma === "ser" && /^casad[oa] com /.test(keysOf(rest));
  if (!married && lemma !== "namorar") return [];
  const at = rest.findIndex(({ key }) => key === "NAME");
  const named = rest[at]?.mention;
  if (named?.kind !== "name" || at > 3) return [];
  const woman = rest[at - 1]?.key === "a" || grammaticalGender(named.name) === "feminine";
  const relation = married ? (woman ? "esposa" : "marido") : woman ? "namorada" : "namorado";
  return [person(named.name, relation, first, rest[at]!)];
}

function nameBehind(units: readonly Unit[], from: number): { name: string; at: number } | null {
  let at = from;
  const comma = units[at]?.key === ",";
  if (comma) at++;
  if (/^[oa]$/.test(units[at]?.key ?? "")) at++;
  else if (comma) return null;
  if (TITLE.test(units[at]?.key ?? "")) at++;
  const named = units[at]?.mention;
  return named?.kind === "name" ? { name: named.name, at } : null;
}

function namesFrom(units: readonly Unit[], from: number, relation: string, first: Unit): Introduced[] {
  const found: Introduced[] = [];
  for (let at = from; at < units.length && (units[at]!.key === "NAME" || LISTING.test(units[at]!.key)); at++) {
    const { mention } = units[at]!;
    if (mention?.kind === "name") found.push(person(mention.name, gendered(mention.name, relation), first, units[at]!));
  }
  return found;
}

/** "filhos Pedro e Luísa": Luísa is a daughter. */
function gendered(name: string, relation: string): string {
  if (!/^(?:filho|irmão|neto|sobrinho|primo|tio|amigo|enteado)$/.test(relation)) return relation;
  if (grammaticalGender(name) !== "feminine") return relation;
  return relation === "irmão" ? "irmã" : relation.replace(/o$/, "a");
}

function person(name: string, relation: string, first: Unit, last: Unit): Introduced {
  return { name, relation, start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
}
