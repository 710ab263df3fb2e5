import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { asksAdvice } from "./asks-advice.ts";
import { asksCause } from "./asks-cause.ts";
import { daysOf } from "./days-of.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { metricsOf } from "./metric-of.ts";

const RELATED = phrase(
  "tem (?:mais )?(?:a ver|haver|relacao|ligacao|algo a ver|influencia|efeito|impacto)|relacao|ligacao|conexao|conectad[oa]s?|correlac[a-z]+|correlacionad[oa]s?|{relate:now}|{relate:doing}|{relate:past}|anda junto|andam juntos|juntos|efeito|impacto|mexe com|interfere|por causa d[oae]|depende|influencia|" +
    "padrao|padroes|faz diferenca|deixa|aumenta|diminui|compara[a-z]*|acompanha|varia|conforme|coincide[a-z]*|(?:fico|durmo|treino|bebo|acordo) (?:mais|menos|melhor|pior)|cruz[a-z]+|relacion[a-z]+|quanto mais|(?:se|quando) (?:eu )?(?:durmo|treino|bebo|medito|corro|caminho|malho|leio|acordo|faco|to)",
);
const TREND = phrase(
  "tendencias?|padrao|padroes|ao longo (?:do tempo|dos meses|das semanas|do ano)|vem (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|ta (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|evoluindo|evolucao|curva|grafico",
);
const HABITS: readonly [string, RegExp][] = [
  ["meditação", phrase("medita[a-z]+|medito")],
  ["leitura", phrase("leitura|lendo|ler|leio")],
  ["estudo", phrase("estud[a-z]+")],
  ["oração", phrase("oracao|rezar|rezo|orar")],
  ["alongamento", phrase("alonga[a-z]+|alongo")],
];
const SHOWN =
  /^(?:(?:me|por favor|pode|quero|da pra|a|as|minhas|minha|ver|ve|mostra|os) )*(?:cruz|relacion|compar|analis|tendencia|evolucao|correlac|mostra|ve |ver )/;
const NOT = phrase("gast[a-z]+|dividas?|financ[a-z]+|dinheiro|trabalho|emprego|faz mal|eh verdade|cientific[a-z]+");
/** Asks without a mark: "meu sono tem a ver com meu humor". */
const TOGETHER = phrase(
  "tem (?:a ver|haver|relacao|ligacao|influencia|efeito|impacto)|existe (?:relacao|ligacao|correlacao|padrao)|(?:afeta|influencia|impacta|interfere|depende|mexe|ajuda)(?: [a-z]+){0,2} (?:meu|minha)",
);
const MINE = phrase("meu|minha|meus|minhas|eu|me|fico|durmo|treino|to|tenho|ando");
const COUNTED =
  /^(?:(?:me|diz|mostra|e) )*(?:quanto|quanta|quantos|quantas) (?:eu |de |horas |litros |tempo |o )*(?:dormi|bebi|treinei|pesei|corri|agua|peso|to|tomei)/;

/** Questions about how things move or go together: "meu sono tem a ver com meu humor?", "qual a tendência do meu peso?". */
export function getTrends(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (isAboutSomeoneElse(clause) || NOT.test(keys) || !(clause.asks || SHOWN.test(keys) || TOGETHER.test(keys))) {
    return [];
  }
  if (asksAdvice(keys) && !MINE.test(keys)) return [];
  const named = [...new Set(metricsOf(keys))];
  const metrics = named.filter((metric) => metric !== "custom");
  const habits = HABITS.flatMap(([name, words]) => words.test(keys) ? [name] : []);
  // Measures of one's own are compared when everything is.
  const own = named.length > metrics.length && metrics.length === 1 && RELATED.test(keys);
  const score = own ? 0.9 : scoreOf(keys, metrics.length, habits.length);
  // "faz diferença", "ajuda" alone ask for advice.
  if (
    score === 0 ||
    /(?:como (?:faco|posso|melhoro|melhorar|aumentar)|o que (?:eu )?(?:faco|posso|fazer)|dica)/.test(keys)
  ) return [];
  const days = daysOf(reading);
  const args = {
    // Without names the tool compares everything, which is what a cause is looked for in.
    ...(metrics.length > 0 && !own && !(asksCause(keys) && metrics.length === 1) ? { metrics } : {}),
    ...(habits.length > 0 ? { habits } : {}),
    ...(days !== undefined && days >= 7 ? { days } : {}),
  };
  return [{ tool: "get_trends", args, score }];
}

function scoreOf(keys: string, metrics: number, habits: number): number {
  const named = metrics + habits;
  if (named >= 2 && metrics > 0) return RELATED.test(keys) ? 0.95 : COUNTED.test(keys) ? 0 : 0.88;
  if (metrics === 1 && asksCause(keys)) return 0.9;
  if (/(?:^| )(?:minhas |as )(?:tendencias|correlacoes)$/.test(keys)) return 0.9;
  if (named === 0 || !TREND.test(keys)) return 0;
  return /evolu/.test(keys) && !/tendencia/.test(keys) ? 0.8 : 0.93;
}
