import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { MEASURES } from "./measures.ts";
import { type MetricName, metricsOf } from "./metric-of.ts";

/** What is to be done to an entry that has to be looked up first. */
export interface MetricChange {
  action: "update" | "delete";
  metric: MetricName;
  /** The day of the entry; absent means the newest one. */
  date?: string;
  value?: number;
}

const REMOVE = phrase("{remove:ask}|desfaz|desfazer|desconsidera|ignora");
const CHANGE = phrase("{change:ask}|bota|coloca .* no lugar|troca");
const WRONG = phrase(
  "errad[oa]s?|errei|me enganei|enganei|confundi|equivoc[a-z]+|(?:o )?(?:certo|correto) (?:eh|era|seria|foi)|nao (?:eh |era |foi )?(?:NUM|TIME|QTY)|digitei errado|anotei errado|registrei errado|na verdade (?:eh|era|foi|foram|eu)",
);
const ENTRY = phrase(
  "registros?|anotacao|anotacoes|lancamento|medida|medicao|entrada|ultim[oa]s?|aquel[ea]|ess[ea]|o|a|os|as|meu|minha|DATE|de hoje|que (?:eu )?(?:registrei|anotei|falei|lancei)",
);
const NOT = phrase(
  "paguei|pag[oa]s?|pendentes?|{@bill-word}|habito|como (?:faco|mudar|mudo|melhoro|melhorar|tirar|perder)|gasto|despesa|conta|boleto|duvida|da cabeca|quero mudar|preciso mudar|quero melhorar|vou mudar",
);

/** The change of a recorded measure that a clause asks for: "corrige meu peso de ontem pra 80", "apaga o último registro de água". */
export function readMetricChange(clause: Clause): MetricChange | null {
  const { keys } = clause;
  if (clause.marked && !/(?:pode|consegue|da pra|poderia)/.test(keys)) return null;
  if (NOT.test(keys) || isAboutSomeoneElse(clause)) return null;
  const remove = REMOVE.exec(keys);
  const change = CHANGE.exec(keys) ?? WRONG.exec(keys);
  const metric = metricsOf(keys)[0];
  if (metric === undefined || (remove === null && change === null)) return null;
  if (remove !== null && change === null && !ENTRY.test(keys.slice(remove.index))) return null;
  const own = clause.units.find(({ mention }) => mention?.kind === "date")?.mention;
  const date = own?.kind === "date" ? { date: own.date } : {};
  const value = valueOf(clause, metric);
  // "lancei água errado, tira o último"
  if (change === null || (remove !== null && value === undefined)) return { action: "delete", metric, ...date };
  return { action: "update", metric, ...date, ...(value === undefined ? {} : { value }) };
}

function valueOf(clause: Clause, metric: MetricName): number | undefined {
  const units = clause.units.filter((_, index) => !isDenied(clause, index));
  for (const { mention } of [...units].reverse()) {
    if (mention?.kind === "quantity" && metric === "weight" && mention.measure === "mass") return mention.value;
    if (mention?.kind === "quantity" && metric === "water" && mention.measure === "volume") return mention.value;
    if (mention?.kind === "time" && metric === "sleep") return Math.round(mention.minutes / 60 * 100) / 100;
    if (mention?.kind === "time" && metric === "exercise") return mention.minutes;
  }
  const read = MEASURES.map((measure) => measure(clause)).find((found) =>
    found?.metric === metric && found.value !== undefined
  );
  // The last figure is the new one: "de 82 pra 80".
  return amountsOf(clause).filter(({ at }) => clause.units[at - 1]?.key !== "dia" && !isDenied(clause, at)).at(-1)
    ?.amount ?? read?.value;
}

/** "não era 3": the value that was wrong. */
function isDenied({ units }: Clause, at: number): boolean {
  const before = units.slice(Math.max(0, at - 2), at).map(({ key }) => key).join(" ");
  return /(?:^| )nao(?: eh| era| foi)?$/.test(before);
}
