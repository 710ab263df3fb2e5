import { phrase } from "../language/phrase.ts";
import { BOND_SIGNS } from "./feelings/bond-signs.ts";
import { SELF_SIGNS } from "./feelings/self-signs.ts";
import { SORROW_SIGNS } from "./feelings/sorrow-signs.ts";
import { STRAIN_SIGNS } from "./feelings/strain-signs.ts";
import type { Feeling } from "./topic.ts";

/** The more particular first. What is glad comes last, on its own: "feliz" beside a sorrow is about the sorrow. */
const ORDER: readonly [Feeling, RegExp][] = [
  ["moneyWorry", STRAIN_SIGNS.moneyWorry],
  ["grief", SORROW_SIGNS.grief],
  ["worryForOther", BOND_SIGNS.worryForOther],
  ["heartbreak", SORROW_SIGNS.heartbreak],
  ["jealousy", BOND_SIGNS.jealousy],
  ["conflict", BOND_SIGNS.conflict],
  ["hurt", BOND_SIGNS.hurt],
  ["shame", SELF_SIGNS.shame],
  ["guilt", SELF_SIGNS.guilt],
  ["worthless", SELF_SIGNS.worthless],
  ["loneliness", SORROW_SIGNS.loneliness],
  ["sleepless", STRAIN_SIGNS.sleepless],
  ["anxiety", STRAIN_SIGNS.anxiety],
  ["fear", STRAIN_SIGNS.fear],
  ["anger", BOND_SIGNS.anger],
  ["overwhelm", STRAIN_SIGNS.overwhelm],
  ["tiredness", STRAIN_SIGNS.tiredness],
  ["emptiness", SORROW_SIGNS.emptiness],
  ["sadness", SORROW_SIGNS.sadness],
  ["longing", SORROW_SIGNS.longing],
  ["doubt", SELF_SIGNS.doubt],
];

/** Sports, films and jokes that use the words of feelings. */
const NOT = phrase(
  "filme|serie|novela|livro|k$|kk|haha|rs$|morri de rir|chorei de rir|chorando de rir|medo de perder (?:o|a) (?:jogo|onibus|promocao)|que bad vibes",
);

/** The feeling that weighs in a message, the more particular first; null when none does. */
export function findFeeling(keys: string): Feeling | null {
  if (NOT.test(keys)) return null;
  return ORDER.find(([, signs]) => signs.test(keys))?.[0] ?? null;
}
