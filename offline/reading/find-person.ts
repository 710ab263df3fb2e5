import { fold } from "../../shared/language/fold.ts";
import { RELATIONS } from "../language/people-words.ts";
import type { Unit } from "./unit.ts";

/** A person whom a clause mentions. Without a name, `name` is the relationship. */
export interface Person {
  name: string;
  relationship?: string;
  /** Indices into the clause's units, both inclusive. A possessive or article before the person is included. */
  first: number;
  last: number;
}

const OWNER = /^(?:meu|minha|meus|minhas|nosso|nossa)$/;

/** The first person in the units: "minha irmã Júlia", "o Pedro", "minha sogra", "o pai da Ana" (which gives Ana). */
export function findPerson(units: readonly Unit[], text: string, from = 0): Person | null {
  for (let i = from; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.mention?.kind === "name") return { name: unit.mention.name, first: withArticle(units, i), last: i };
    if (!OWNER.test(unit.key)) continue;
    const last = relationEnd(units, i + 1);
    if (last < 0) continue;
    const relationship = relationOf(units.slice(i, last + 1), text);
    // "minha irmã Júlia", "minha irmã, a Júlia"
    const skip = /^[oa]$/.test(units[last + 1]?.key ?? "") ? 2 : 1;
    const named = units[last + skip]?.mention;
    if (named?.kind === "name") return { name: named.name, relationship, first: i, last: last + skip };
    return { name: relationship, relationship, first: i, last };
  }
  return null;
}

function withArticle(units: readonly Unit[], at: number): number {
  return /^[oa]$/.test(units[at - 1]?.key ?? "") ? at - 1 : at;
}

/** Index of the last unit of a relationship of one or two words that begins at `at`; -1 when none begins there. */
function relationEnd(units: readonly Unit[], at: number): number {
  for (const length of [2, 1]) {
    const words = units.slice(at, at + length).map(({ key }) => key).join(" ");
    if (at + length <= units.length && (RELATIONS.has(words) || /^(?:irmas|irmaos|filh[oa]s)$/.test(words))) {
      return at + length - 1;
    }
  }
  return -1;
}

/** The relationship with its accents: "meu avo" is "avô" (grandfather), "minha avo" is "avó" (grandmother). */
function relationOf([owner, ...words]: readonly Unit[], text: string): string {
  const written = text.slice(words[0]!.start, words.at(-1)!.end).toLowerCase();
  if (fold(written) === "avo") return /^(?:meu|nosso)$/.test(owner!.key) ? "avô" : "avó";
  return RELATIONS.get(words.map(({ key }) => key).join(" ")) ?? written;
}
