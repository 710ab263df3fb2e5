import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Candidate } from "./candidate.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";

const HABITS = phrase("habitos?|sequencia|sequencias|streaks?|rotina|ofensiva|dias (?:seguidos|consecutivos)");
const STATE = phrase(
  "como|quais|qual|quantos|quantas|mostra|lista|ver|tenho|falta|faltam|pendentes?|hoje|DATE|cumpri|to|tao|ta|mantendo|manter|fiz|conseguindo|resumo|andam|progresso|situacao|maior|melhor|o que|meus",
);
const DONE_TODAY = phrase("(?:ja |eu |hoje )*(?:{practise:did}|fiz|cumpri|tomei)(?: [a-z]+){0,5}(?: (?:hoje|DATE))?");
const PRACTICE = phrase(
  "meditei|meditacao|li|leitura|estudei|rezei|orei|alonguei|vitamina|remedio|diario|habito|habitos",
);
/** "hoje tem treino?", "é dia de treino?" */
const SCHEDULED = phrase(
  "(?:hoje|DATE) (?:tem|eh|vai ter) (?:dia de )?(?:treino|academia|leitura|meditacao|estudo)|(?:tem|eh dia de) (?:treino|academia|leitura|meditacao|estudo)(?: (?:hoje|DATE))?$",
);
/** "já planejei o dia?" */
const DID = phrase("^(?:eu |hoje |ja )*(?:planejei|organizei|arrumei|escrevi|orei|rezei|alonguei|estudei|li|meditei)");
const TO_DO = phrase(
  "(?:o que|quanto|quais) (?:ainda )?(?:falta|tenho|preciso|tem)(?: (?:ainda|que|pra|eu|de))* (?:fazer|cumprir)(?: [a-z]+)? ?(?:hoje|DATE)?",
);
const NOT = phrase(
  "como (?:faco|crio|criar|fazer|posso|ter|manter|largar|parar|comecar|adquirir)|criar|dica|por que|{@water}|{@sleep}|{@weight}|correlac[a-z]+|influencia|afeta|relacao|ajuda|melhora",
);

/** Questions about habits: "como estão meus hábitos?", "qual minha sequência?", "já meditei hoje?". */
export function getHabits(clause: Clause): Candidate[] {
  const { keys } = clause;
  const listing = /^(?:os |meus |minha )*(?:habitos|rotina|sequencia)(?: |$)/.test(keys);
  if (!(clause.asks || listing) || NOT.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (TO_DO.test(keys)) {
    return [{ tool: "get_habits", args: { include_streaks: true, include_today: true }, score: 0.75 }];
  }
  if (HABITS.test(keys) && (STATE.test(keys) || listing)) {
    return [{ tool: "get_habits", args: { include_streaks: true, include_today: true }, score: 0.9 }];
  }
  if (SCHEDULED.test(keys) || (clause.marked && DID.test(keys))) {
    return [{ tool: "get_habits", args: { include_streaks: true, include_today: true }, score: 0.86 }];
  }
  if (PRACTICE.test(keys) && (DONE_TODAY.test(keys) || /(?:qual|quantos|quantas) .*(?:dias|vezes)/.test(keys))) {
    return [{ tool: "get_habits", args: { include_streaks: true, include_today: true }, score: 0.8 }];
  }
  return [];
}
