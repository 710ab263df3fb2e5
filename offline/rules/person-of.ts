import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Unit } from "../reading/unit.ts";

/** Somebody in the user's life as a clause names them; without a name the relationship stands for it. */
export interface Person {
  name: string;
  relationship?: string;
  /** Indices into the clause's units, both included; the possessive or article before it counts. */
  first: number;
  last: number;
}

const KIN = phrase("{@kin}");
const OWNER = /^(?:meu|minha|meus|minhas|nosso|nossa)$/;

/** The first person a clause names: "minha irmã Júlia", "o Pedro", "minha sogra", "o pai da Ana" (as Ana). Null when none. */
export function personOf({ units }: Clause, { text }: Reading, from = 0): Person | null {
  for (let i = from; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.mention?.kind === "name") return { name: unit.mention.name, first: withArticle(units, i), last: i };
    if (!OWNER.test(unit.key)) continue;
    const last = kinEnd(units, i + 1);
    if (last < 0) continue;
    const relationship = text.slice(units[i + 1]!.start, units[last]!.end).toLowerCase();
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

/** Last unit of the relationship that begins at `at`, of up to three words; -1 when none does. */
function kinEnd(units: readonly Unit[], at: number): number {
  for (const length of [3, 2, 1]) {
    const words = units.slice(at, at + length).map(({ key }) => key).join(" ");
    const match = KIN.exec(words);
    if (at + length <= units.length && match !== null && match[0] === words) return at + length - 1;
  }
  return -1;
}
