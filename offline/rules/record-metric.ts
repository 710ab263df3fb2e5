import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import type { Measured } from "./measured.ts";
import { MEASURES } from "./measures.ts";
import { toldDays } from "./told-days.ts";

const CHANGING = phrase(
  "media|historico|evolucao|ultimos NUM|ultimas NUM|{change:ask}|{remove:ask}|errado|errada|errei|na verdade|limite|habito|meta|objetivo",
);
/** A goal that was reached is told of what was done. */
const REACHED = /(?:bati|cheguei n|alcancei|atingi|cumpri)[a-z]* (?:a |o )?(?:minha |meu )?(?:meta|objetivo)/;
const PLANNED = phrase(
  "quero|queria|preciso|vou|pretendo|devia|deveria|gostaria|tento|tentar|posso|vamos|meta|ideal|recomendad[oa]|minimo|por noite|por dia|todo dia|sempre|costumo|geralmente|normalmente|tenho que|pra dormir|pra beber",
);
/** "não dormi nada, umas 3h só": little is not nothing. */
const HARDLY_SLEPT =
  /(?:^| )(?:nao|quase nao|mal) dormi (?:nada|quase nada|direito|bem|muito|legal|praticamente nada)(?: [a-zA-Z]+)* TIME/;
const REQUEST = phrase("{note:ask}|{put:ask}|add");

/** "meu peso hoje é 81,4", "bebi 2 litros de água", "dormi 7h30", "humor 7": one call for each measure of the clause. */
export function recordMetric(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (CHANGING.test(keys.replace(REACHED, "")) || !isStatement(clause, reading.today)) return [];
  const requested = REQUEST.test(keys);
  for (const measure of MEASURES) {
    const found = measure(clause);
    if (found === null) continue;
    if ((isNegated(keys, found.at) && !HARDLY_SLEPT.test(keys)) || isNegatedAnywhere(keys)) return [];
    // A plan is no record, unless it is one to be written down: "quero registrar meu peso: 80".
    if (PLANNED.test(keys.slice(0, Math.max(found.at, 1) + 12).replace(REACHED, "")) && !requested && !found.certain) {
      return [];
    }
    return toldDays(clause).map((date) => toCandidate(found, date === undefined ? clause : { ...clause, date }));
  }
  return [];
}

function isNegatedAnywhere(keys: string): boolean {
  if (HARDLY_SLEPT.test(keys)) return false;
  return /(?:^| )(?:nao|nem|nunca) (?:[a-z]+ )?(?:bebi|dormi|tomei|corri|caminhei|treinei|malhei|pesei|me pesei|fiz|medi)(?: |$)/
    .test(keys);
}

function toCandidate({ metric, value, unit, note, customName, ask, score }: Measured, { date }: Clause): Candidate {
  const args = {
    metric,
    ...(value === undefined ? {} : { value }),
    ...(unit === undefined ? {} : { unit }),
    ...(date === undefined ? {} : { date }),
    ...(note === undefined ? {} : { note }),
    ...(customName === undefined ? {} : { custom_name: customName }),
  };
  return { tool: "record_metric", args, score, ...(ask === undefined ? {} : { ask }) };
}
