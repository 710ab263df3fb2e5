import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { daysOf } from "./days-of.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { metricsOf } from "./metric-of.ts";

const RELATED = phrase(
  "tem (?:a ver|haver|relacao|ligacao|algo a ver|influencia|efeito|impacto)|relacao|ligacao|correlac[a-z]+|correlacionad[oa]s?|{relate:now}|{relate:doing}|{relate:past}|anda junto|andam juntos|efeito|impacto|mexe com|interfere|por causa d[oae]|depende|influencia|faz diferenca|deixa|aumenta|diminui|compara|comparado|comparar|quanto mais|quando (?:eu )?(?:durmo|treino|bebo|medito|corro|caminho|malho|leio|acordo|faco)",
);
const TREND = phrase(
  "tendencias?|padrao|padroes|ao longo (?:do tempo|dos meses|das semanas|do ano)|vem (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|ta (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|evoluindo|evolucao|curva|grafico",
);
const HABIT = phrase("medita[a-z]+|leitura|lendo|estud[a-z]+|oracao|rezar|alonga[a-z]+|habitos?");
const NOT = phrase("gast[a-z]+|dividas?|financ[a-z]+|dinheiro|trabalho|emprego|faz mal|eh verdade|cientific[a-z]+");

/** Questions about how things move or go together: "meu sono tem a ver com meu humor?", "qual a tendência do meu peso?". */
export function getTrends(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (isAboutSomeoneElse(clause) || NOT.test(keys)) return [];
  const metrics = [...new Set(metricsOf(keys))].filter((metric) => metric !== "custom");
  const habits = [...new Set(HABIT.exec(keys) ?? [])].filter((habit) => !/^habitos?$/.test(habit));
  const named = metrics.length + habits.length;
  const together = RELATED.test(keys) && named >= 2;
  const trend = TREND.test(keys) && named >= 1;
  if (
    !(clause.asks || /^(?:a |as |minhas |minha )?(?:tendencias?|evolucao|correlac)/.test(keys)) || !(together || trend)
  ) return [];
  // "faz diferença", "ajuda" alone ask for advice.
  if (/(?:como (?:faco|posso|melhoro|melhorar)|o que (?:eu )?(?:faco|posso|fazer)|dica)/.test(keys)) return [];
  const days = daysOf(reading);
  const args = {
    ...(metrics.length > 0 ? { metrics } : {}),
    ...(habits.length > 0 ? { habits: habits.map(habitName) } : {}),
    ...(days !== undefined && days >= 7 ? { days } : {}),
  };
  const evolution = !together && /evolu/.test(keys) && !/tendencia/.test(keys);
  return [{ tool: "get_trends", args, score: together ? 0.95 : evolution ? 0.8 : 0.93 }];
}

function habitName(key: string): string {
  if (/^medit/.test(key)) return "meditação";
  if (/^(?:leitura|lendo)/.test(key)) return "leitura";
  return /^alonga/.test(key) ? "alongamento" : key === "oracao" || key === "rezar" ? "oração" : "estudo";
}
