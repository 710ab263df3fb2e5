import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { asksAdvice } from "./asks-advice.ts";
import { daysOf } from "./days-of.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { metricsOf } from "./metric-of.ts";

const RECORDS = phrase(
  "resumo d[ao] (?:minha )?saude|o que (?:eu )?(?:ja )?(?:registrei|anotei|lancei)|(?:meus |minhas |os |as )?(?:registros?|historicos?|medidas|metricas|medicoes)(?: (?:de saude|da saude|de hoje|da semana|do mes))?|como (?:anda|ta|vai|tao|andam) (?:a )?minha saude|saude em numeros|evolucao|minha evolucao",
);
const PAST_OR_STATE = phrase(
  "quanto|quanta|quantos|quantas|qual|quais|como|ja|ultim[oa]s?|media|medio|historico|registros?|evolucao|mostra|lista|ver|resumo|caiu|subiu|aumentou|diminuiu|baixou|melhorou|piorou|emagreci|engordei|perdi|ganhei|{sleep:did}|{drink:did}|{weigh:did}|" +
    "tenho|to|ta|tao|anda|andam|foi|foram|tava|suficiente|bem|mal|recente|atual|essa|esse|hoje|DATE|semana|mes|dias|treinei|malhei|corri|caminhei|fiz|bati|batendo|{sleep:doing}|{drink:doing}|{weigh:doing}|pesava|to pesando|peso",
);
const MONEY = phrase(
  "quitei|quitad[oa]|categorias?|gastei|gasto|paguei|conta|contas|custa|quanto custa|boleto|vence|energia eletrica|conta de energia|academia custa|mensalidade|energia solar",
);
const OTHERS = phrase(
  "de (?:um|uma)|bateria|tem (?:um|uma|o|a|no) [a-z]+$|corpo|" +
    "humanos?|pessoas?|elefante|gatos?|cachorros?|terra|planeta|gente (?:normal|adulta)|adultos?|criancas?",
);
const WEIGHT_CHANGE = phrase(
  "emagreci|engordei|emagrecendo|engordando|to pesando|pesando|(?:perdi|ganhei|eliminei) (?:peso|quilos?|kg)",
);

/** "meu sono dos últimos 7 dias". */
const SPAN =
  /^(?:o |a |meu |minha |meus |minhas )+[a-z]+ (?:d[aeo]s?|n[ao]s?|dess[ae]|ness[ae]|ess[ae]|em) (?:.* )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dias|semanas?|mes|meses|ano|ontem|passad[oa]|DATE)$/;
/** Questions about what was recorded: "como foi meu sono?", "meu peso caiu?", "quanta água bebi hoje?". */
export function getTrackingHistory(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    /(?:^| )(?:se eu|e se|caso eu|imagina|objetivos?|metas?)(?: |$)/.test(keys) ||
    (clause.date !== undefined && clause.date > reading.today)
  ) return [];
  const records = RECORDS.test(keys);
  const listing =
    /^(?:o |os |as |meu |meus |minha |minhas )*(?:registros?|ultim[oa]s?|historico|medidas|metricas|evolucao|media)(?: |$)/
      .test(
        keys,
      );
  const listed = listing || SPAN.test(keys);
  if (!(clause.asks || listed) || isAboutSomeoneElse(clause) || asksAdvice(keys) || MONEY.test(keys)) return [];
  const metrics = metricsOf(keys);
  const [metric] = metrics;
  if (
    metric === undefined && !(records && /(?:registr|historic|medidas|metricas|medic|saude|anotei|lancei)/.test(keys))
  ) return [];
  const bare = clause.marked && /^(?:e )?(?:o |a )?(?:meu|minha) [a-z]+$/.test(keys);
  if (metric !== undefined && !bare && !(PAST_OR_STATE.test(keys) || records || WEIGHT_CHANGE.test(keys))) return [];
  // Another person's question or one about the world has no "my": "quanto pesa um elefante?".
  if (
    /(?:pesa|dorme|bebe|corre|mede) (?:um|uma|o|a)(?: |$)/.test(keys) ||
    OTHERS.test(keys)
  ) return [];
  const days = daysOf(reading);
  const args = { ...(metric === undefined ? {} : { metric }), ...(days === undefined ? {} : { days }) };
  return [{ tool: "get_tracking_history", args, score: metric === undefined ? 0.75 : 0.84 }];
}
