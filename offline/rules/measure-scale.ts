import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Measured } from "./measured.ts";

const MOOD = phrase("{@mood}");
const ENERGY = phrase("{@energy}");
const FEELING = phrase("me sentindo|me sinto|me senti|to sentindo|to|dia nota|meu dia|hoje (?:eh|foi|ta) nota");
/** "8 de 10", "nota 8", "8/10": a mark, whatever it is for. */
const MARK = /(?:nota|NUM (?:de|em|sobre|barra) NUM|NUM NUM(?= |$)|NUM pontos)/;
const STATED = phrase(
  "eh|ta|tava|foi|era|nota|em|hoje|DATE|ficou|anda|acordei|to|com|de|meu|minha|dia|{note:ask}|{put:ask}|la embaixo|la em cima|um|uns|so|mais ou menos|quase",
);
const WORDS = phrase(
  "otimo|otima|excelente|maravilhoso|maravilhosa|bom|boa|mais ou menos|regular|medio|media|ruim|pessim[oa]|horrivel|alt[oa]|baix[oa]|zerad[oa]|la embaixo|la em cima|no chao|lixo|mal|bem|melhor|pior",
);
const ENERGY_VERB = phrase("gastei|gasta|perdi|economi[a-z]+|conta|luz|eletrica|solar");

/** Mood and energy, 1 to 10: "meu humor tá 7", "energia 4 hoje", "tô me sentindo 8 de 10". */
export function measureScale(clause: Clause): Measured | null {
  const { keys } = clause;
  const mood = MOOD.exec(keys);
  const energy = ENERGY_VERB.test(keys) ? null : ENERGY.exec(keys);
  const topic = mood ?? energy;
  const feeling = topic === null && MARK.test(keys) ? FEELING.exec(keys) : null;
  if (topic === null && feeling === null) return null;
  const metric = mood !== null || topic === null ? "mood" : "energy";
  const at = (topic ?? feeling)!.index;
  const [first] = amountsOf(clause).filter(({ at: place }) =>
    clause.units[place - 1]?.key !== "dia" && !isRange(clause, place)
  );
  if (first !== undefined && first.amount >= 1 && first.amount <= 10 && !first.explicit) {
    return { metric, value: first.amount, at, score: topic === null ? 0.7 : 0.93 };
  }
  if (topic === null || first !== undefined || /(?:QTY|TIME|MONEY)/.test(keys)) return null;
  const described = STATED.test(keys) && WORDS.test(keys) && clause.units.length <= 9;
  const requested = /(?:^| )(?:anota|registra|marca|lanca|coloca|registrar|anotar)(?: |$)/.test(keys);
  if (!described && !requested) return null;
  const ask = metric === "mood"
    ? "De 1 a 10, que nota você dá pro seu humor?"
    : "De 1 a 10, que nota você dá pra sua energia?";
  return { metric, ask, at, score: 0.62 };
}

/** "de 0 a 10": the scale itself. */
function isRange({ units }: Clause, at: number): boolean {
  const [before, after] = [units[at - 1]?.key, units[at + 1]?.key];
  if ((before === "de" || before === "entre") && /^(?:a|ate|e)$/.test(after ?? "") && units[at + 2]?.key === "NUM") {
    return true;
  }
  return /^(?:a|ate|e)$/.test(before ?? "") && units[at - 2]?.key === "NUM" &&
    /^(?:de|entre)$/.test(units[at - 3]?.key ?? "");
}
