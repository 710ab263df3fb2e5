import { type Measure } from "../../shared/writing/format-measure.ts";
import { phrase, phrases, phraseTable } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { asksAdvice, type Candidate, isAboutSomeoneElse } from "./rule.ts";
import { daysBack } from "./amounts.ts";

const PATTERNS = phrases({
  /** "peso" that is not a body weight. */
  BURDEN:
    "pesam? n[oa]|na consciencia|n?as costas|das costas|nos ombros|que peso|um peso|peso (?:de|da) (?:palavra|decis[a-z]+|responsabilidade|culpa)|peso morto",
  CAUSE:
    "o que (?:eh que )?(?:mais )?(?:afeta|influencia|mexe|atrapalha|melhora|piora|ajuda|interfere|impacta|tem (?:mais )?a ver)",
  RECORDS:
    "resumo d[ao] (?:minha )?saude|o que (?:eu )?(?:ja )?(?:registrei|anotei|lancei)|(?:meus |minhas |os |as )?(?:registros?|historicos?|medidas|metricas|medicoes)(?: (?:de saude|da saude|de hoje|da semana|do mes))?|como (?:anda|ta|vai|tao|andam) (?:a )?minha saude|saude em numeros|evolucao|minha evolucao",
  PAST_OR_STATE:
    "quanto|quanta|quantos|quantas|qual|quais|como|ja|ultim[oa]s?|media|medio|historico|registros?|evolucao|mostra|lista|ver|resumo|caiu|subiu|aumentou|diminuiu|baixou|melhorou|piorou|emagreci|engordei|perdi|ganhei|{sleep:did}|{drink:did}|{weigh:did}|" +
    "tenho|to|ta|tao|anda|andam|foi|foram|tava|suficiente|bem|mal|recente|atual|essa|esse|hoje|DATE|semana|mes|dias|treinei|malhei|corri|caminhei|fiz|bati|batendo|{sleep:doing}|{drink:doing}|{weigh:doing}|pesava|to pesando|peso",
  MONEY:
    "quitei|quitad[oa]|categorias?|gastei|gasto|paguei|conta|contas|custa|quanto custa|boleto|vence|energia eletrica|conta de energia|academia custa|mensalidade|energia solar",
  OTHERS: "de (?:um|uma)|bateria|tem (?:um|uma|o|a|no) [a-z]+$|corpo|" +
    "humanos?|pessoas?|elefante|gatos?|cachorros?|terra|planeta|gente (?:normal|adulta)|adultos?|criancas?",
  WEIGHT_CHANGE:
    "emagreci|engordei|emagrecendo|engordando|to pesando|pesando|(?:perdi|ganhei|eliminei) (?:peso|quilos?|kg)",
  RELATED:
    "tem (?:mais )?(?:a ver|haver|relacao|ligacao|algo a ver|influencia|efeito|impacto)|relacao|ligacao|conexao|conectad[oa]s?|correlac[a-z]+|correlacionad[oa]s?|{relate:now}|{relate:doing}|{relate:past}|anda junto|andam juntos|juntos|efeito|impacto|mexe com|interfere|por causa d[oae]|depende|influencia|" +
    "padrao|padroes|faz diferenca|deixa|aumenta|diminui|compara[a-z]*|acompanha|varia|conforme|coincide[a-z]*|(?:fico|durmo|treino|bebo|acordo) (?:mais|menos|melhor|pior)|cruz[a-z]+|relacion[a-z]+|quanto mais|(?:se|quando) (?:eu )?(?:durmo|treino|bebo|medito|corro|caminho|malho|leio|acordo|faco|to)",
  TREND:
    "tendencias?|padrao|padroes|ao longo (?:do tempo|dos meses|das semanas|do ano)|vem (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|ta (?:caindo|subindo|melhorando|piorando|aumentando|diminuindo)|evoluindo|evolucao|curva|grafico",
  /** Questions without a question mark: "meu sono tem a ver com meu humor". */
  TOGETHER:
    "tem (?:a ver|haver|relacao|ligacao|influencia|efeito|impacto)|existe (?:relacao|ligacao|correlacao|padrao)|(?:afeta|influencia|impacta|interfere|depende|mexe|ajuda)(?: [a-z]+){0,2} (?:meu|minha)",
});

/** The metrics, by their names in the tools. */
export type MetricName = Measure["metric"];

const NOUNS = phraseTable<MetricName>(String.raw`
mood :: {@mood}|me sentindo|me sinto|me senti|como (?:eu )?(?:me sinto|tenho me sentido|to me sentindo)|feliz|felicidade|alegria
energy :: {@energy}|cansad[oa]|cansaco|disposta|disposto
sleep :: {@sleep}|dormid[oa]|dormind[oa]|{sleep}|horas de sono|durmo|dorme|insonia
weight :: {@weight}|{weigh}|emagrec[a-z]+|engord[a-z]+|quilos|kg|kilos
water :: {@water}|hidrat[a-z]+|litros|copos de agua|quanto (?:ja |eu |que )*(?:bebi|tomei)(?= |$)(?! de (?:cerveja|vinho|cafe|alcool|remedio))
custom :: {@custom}
exercise :: {@exercise}|{exercise:past}|{exercise:inf}|{exercise:doing}|caminho|treinad[oa]|malhad[oa]|exercitad[oa]|suei
`);

/** The metrics that a clause names by noun or verb, in the order of the keys. */
export function metricsOf(keys: string): MetricName[] {
  const found = NOUNS.flatMap(([metric, words]) => {
    if (metric === "weight" && PATTERNS.BURDEN.test(keys)) return [];
    const match = words.exec(keys);
    return match === null ? [] : [{ metric, at: match.index }];
  });
  return found.sort((a, b) => a.at - b.at).map(({ metric }) => metric);
}

/** Whether a question looks for a cause: "o que mais afeta meu sono?". Then one metric is compared with all others. */
function asksCause(keys: string): boolean {
  return PATTERNS.CAUSE.test(keys);
}

/** "meu sono dos últimos 7 dias". */
const SPAN =
  /^(?:o |a |meu |minha |meus |minhas )+[a-z]+ (?:d[aeo]s?|n[ao]s?|dess[ae]|ness[ae]|ess[ae]|em) (?:.* )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dias|semanas?|mes|meses|ano|ontem|passad[oa]|DATE)$/;
/** Questions about what was recorded: "como foi meu sono?", "meu peso caiu?", "quanta água bebi hoje?". */
export function metricHistoryRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    /(?:^| )(?:se eu|e se|caso eu|imagina|objetivos?|metas?)(?: |$)/.test(keys) ||
    (clause.date !== undefined && clause.date > reading.today)
  ) return [];
  const records = PATTERNS.RECORDS.test(keys);
  const listing =
    /^(?:o |os |as |meu |meus |minha |minhas )*(?:registros?|ultim[oa]s?|historico|medidas|metricas|evolucao|media)(?: |$)/
      .test(
        keys,
      );
  const listed = listing || SPAN.test(keys);
  if (!(clause.isQuestion || listed) || isAboutSomeoneElse(clause) || asksAdvice(keys) || PATTERNS.MONEY.test(keys)) {
    return [];
  }
  const metrics = metricsOf(keys);
  const [metric] = metrics;
  if (
    metric === undefined && !(records && /(?:registr|historic|medidas|metricas|medic|saude|anotei|lancei)/.test(keys))
  ) return [];
  const bare = clause.hasQuestionMark && /^(?:e )?(?:o |a )?(?:meu|minha) [a-z]+$/.test(keys);
  if (
    metric !== undefined && !bare &&
    !(PATTERNS.PAST_OR_STATE.test(keys) || records || PATTERNS.WEIGHT_CHANGE.test(keys))
  ) {
    return [];
  }
  // A question about the world has no "meu": "quanto pesa um elefante?".
  if (
    /(?:pesa|dorme|bebe|corre|mede) (?:um|uma|o|a)(?: |$)/.test(keys) ||
    PATTERNS.OTHERS.test(keys)
  ) return [];
  const days = daysBack(reading);
  const args = { ...(metric === undefined ? {} : { metric }), ...(days === undefined ? {} : { days }) };
  return [{ tool: "get_tracking_history", args, score: metric === undefined ? 0.75 : 0.84 }];
}
const HABITS = phraseTable(String.raw`
meditação :: medita[a-z]+|medito
leitura :: leitura|lendo|ler|leio
estudo :: estud[a-z]+
oração :: oracao|rezar|rezo|orar
alongamento :: alonga[a-z]+|alongo
`);
const SHOWN =
  /^(?:(?:me|por favor|pode|quero|da pra|a|as|minhas|minha|ver|ve|mostra|os) )*(?:cruz|relacion|compar|analis|tendencia|evolucao|correlac|mostra|ve |ver )/;
const NOT = phrase("gast[a-z]+|dividas?|financ[a-z]+|dinheiro|trabalho|emprego|faz mal|eh verdade|cientific[a-z]+");

const MINE = phrase("meu|minha|meus|minhas|eu|me|fico|durmo|treino|to|tenho|ando");
const COUNTED =
  /^(?:(?:me|diz|mostra|e) )*(?:quanto|quanta|quantos|quantas) (?:eu |de |horas |litros |tempo |o )*(?:dormi|bebi|treinei|pesei|corri|agua|peso|to|tomei)/;

/** Questions about trends and correlations: "meu sono tem a ver com meu humor?", "qual a tendência do meu peso?". */
export function metricTrendsRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    isAboutSomeoneElse(clause) || NOT.test(keys) ||
    !(clause.isQuestion || SHOWN.test(keys) || PATTERNS.TOGETHER.test(keys))
  ) {
    return [];
  }
  if (asksAdvice(keys) && !MINE.test(keys)) return [];
  const named = [...new Set(metricsOf(keys))];
  const metrics = named.filter((metric) => metric !== "custom");
  const habits = HABITS.flatMap(([name, words]) => words.test(keys) ? [name] : []);
  // Custom measures are included when everything is compared.
  const own = named.length > metrics.length && metrics.length === 1 && PATTERNS.RELATED.test(keys);
  const score = own ? 0.9 : scoreOf(keys, metrics.length, habits.length);
  // "faz diferença" and "ajuda" without more ask for advice.
  if (
    score === 0 ||
    /(?:como (?:faco|posso|melhoro|melhorar|aumentar)|o que (?:eu )?(?:faco|posso|fazer)|dica)/.test(keys)
  ) return [];
  const days = daysBack(reading);
  const args = {
    // Without names the tool compares everything, which a question for a cause needs.
    ...(metrics.length > 0 && !own && !(asksCause(keys) && metrics.length === 1) ? { metrics } : {}),
    ...(habits.length > 0 ? { habits } : {}),
    ...(days !== undefined && days >= 7 ? { days } : {}),
  };
  return [{ tool: "get_trends", args, score }];
}

function scoreOf(keys: string, metrics: number, habits: number): number {
  const named = metrics + habits;
  if (named >= 2 && metrics > 0) return PATTERNS.RELATED.test(keys) ? 0.95 : COUNTED.test(keys) ? 0 : 0.88;
  if (metrics === 1 && asksCause(keys)) return 0.9;
  if (/(?:^| )(?:minhas |as )(?:tendencias|correlacoes)$/.test(keys)) return 0.9;
  if (named === 0 || !PATTERNS.TREND.test(keys)) return 0;
  return /evolu/.test(keys) && !/tendencia/.test(keys) ? 0.8 : 0.93;
}
