import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { amountsOf, daysOfClause } from "./amounts.ts";
import { type Candidate, isAboutSomeoneElse, isNegated, isStatement } from "./rule.ts";
import type { Measured } from "./measured.ts";
import { measureDistance, measureOthersPressure } from "./measure-intake.ts";
import { MEASURES } from "./measures.ts";
import { type MetricName, metricsOf } from "./metric-question-rules.ts";

const PATTERNS = phrases({
  WRONG:
    "errad[oa]s?|errei|me enganei|enganei|confundi|equivoc[a-z]+|(?:o )?(?:certo|correto) (?:eh|era|seria|foi)|nao (?:eh |era |foi )?(?:NUM|TIME|QTY)|digitei errado|anotei errado|registrei errado|na verdade (?:eh|era|foi|foram|eu)",
  ENTRY:
    "registros?|anotacao|anotacoes|lancamento|medida|medicao|entrada|ultim[oa]s?|aquel[ea]|ess[ea]|o|a|os|as|meu|minha|DATE|de hoje|que (?:eu )?(?:registrei|anotei|falei|lancei)",
  NOT:
    "paguei|pag[oa]s?|pendentes?|{@bill-word}|habito|como (?:faco|mudar|mudo|melhoro|melhorar|tirar|perder)|gasto|despesa|conta|boleto|duvida|da cabeca|quero mudar|preciso mudar|quero melhorar|vou mudar",
  CHANGING:
    "media|historico|evolucao|ultimos NUM|ultimas NUM|{change:ask}|{remove:ask}|errado|errada|errei|na verdade|limite|habito|meta|objetivo",
  PLANNED:
    "quero|queria|preciso|vou|pretendo|devia|deveria|gostaria|tento|tentar|posso|vamos|meta|ideal|recomendad[oa]|minimo|por noite|por dia|todo dia|sempre|costumo|geralmente|normalmente|tenho que|pra dormir|pra beber",
});

/** A change of an entry that has to be looked up first. */
export interface MetricChange {
  action: "update" | "delete";
  metric: MetricName;
  /** The day of the entry. Undefined: the newest entry. */
  date?: string;
  value?: number;
}

const REMOVE = phrase("{remove:ask}|desfaz|desfazer|desconsidera|ignora");
const CHANGE = phrase("{change:ask}|bota|coloca .* no lugar|troca");

/** The change of a recorded measure that a clause asks for: "corrige meu peso de ontem pra 80", "apaga o último registro de água". */
export function readMetricChange(clause: Clause): MetricChange | null {
  const { keys } = clause;
  if (clause.hasQuestionMark && !/(?:pode|consegue|da pra|poderia)/.test(keys)) return null;
  if (PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) return null;
  const remove = REMOVE.exec(keys);
  const change = CHANGE.exec(keys) ?? PATTERNS.WRONG.exec(keys);
  const metric = metricsOf(keys)[0];
  if (metric === undefined || (remove === null && change === null)) return null;
  if (remove !== null && change === null && !PATTERNS.ENTRY.test(keys.slice(remove.index))) return null;
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

/** Whether a number is the wrong value: "não era 3". */
function isDenied({ units }: Clause, at: number): boolean {
  const before = units.slice(Math.max(0, at - 2), at).map(({ key }) => key).join(" ");
  return /(?:^| )nao(?: eh| era| foi)?$/.test(before);
}

const NEW_VALUE: Record<MetricName, string> = {
  weight: "Qual é o peso certo?",
  water: "Qual é a quantidade certa de água?",
  sleep: "Quantas horas foram, então?",
  exercise: "Quantos minutos foram, então?",
  distance: "Quantos quilômetros foram, então?",
  mood: "Qual é a nota certa pro humor, de 1 a 10?",
  energy: "Qual é a nota certa pra energia, de 1 a 10?",
  blood_pressure: "Qual é a pressão certa?",
  custom: "Qual é o valor certo?",
};

/** The first step of a change looks up the entries, to find the id of the right one. */
export function metricChangeRule(clause: Clause, { today }: Reading): Candidate[] {
  const change = readMetricChange(clause);
  if (change === null) return [];
  const reach = change.date === undefined ? {} : { days: daysToSearch(change.date, today) };
  const candidate = { tool: "get_tracking_history", args: { metric: change.metric, ...reach }, score: 0.96 };
  return change.action === "update" && change.value === undefined
    ? [{ ...candidate, score: 0.7, ask: NEW_VALUE[change.metric] }]
    : [candidate];
}

/** How many days to look back: at least a week, so that an entry is found even if its day is off by one. */
function daysToSearch(date: string, today: string): number {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000) + 1;
  return Math.min(365, Math.max(7, days));
}
/** A goal that was reached is something done, and not a plan. */
const REACHED = /(?:bati|cheguei n|alcancei|atingi|cumpri)[a-z]* (?:a |o )?(?:minha |meu )?(?:meta|objetivo)/;

/** Little sleep, which is still a value: "não dormi nada, umas 3h só". */
const HARDLY_SLEPT =
  /(?:^| )(?:nao|quase nao|mal) dormi (?:nada|quase nada|direito|bem|muito|legal|praticamente nada)(?: [a-zA-Z]+)* TIME/;
const REQUEST = phrase("{note:ask}|{put:ask}|add");

/** "meu peso hoje é 81,4", "bebi 2 litros de água", "dormi 7h30", "humor 7": one call for each measure in the clause. */
export function metricRecordRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const others = clause.isQuestion ? null : measureOthersPressure(clause, reading.text);
  if (others !== null) return [toCandidate(others, clause)];
  if (PATTERNS.CHANGING.test(keys.replace(REACHED, "")) || !isStatement(clause, reading.today)) return [];
  const requested = REQUEST.test(keys);
  for (const measure of MEASURES) {
    const found = measure(clause);
    if (found === null) continue;
    if ((isNegated(keys, found.at) && !HARDLY_SLEPT.test(keys)) || isNegatedAnywhere(keys)) return [];
    // A plan is not recorded, unless it asks for the record: "quero registrar meu peso: 80".
    if (
      PATTERNS.PLANNED.test(keys.slice(0, Math.max(found.at, 1) + 12).replace(REACHED, "")) && !requested &&
      !found.certain
    ) {
      return [];
    }
    const distance = found.metric === "exercise" && found.value !== undefined ? measureDistance(clause) : null;
    return daysOfClause(clause).flatMap((date) =>
      [found, ...(distance === null ? [] : [distance])]
        .map((one) => toCandidate(one, date === undefined ? clause : { ...clause, date }))
    );
  }
  return [];
}

function isNegatedAnywhere(keys: string): boolean {
  if (HARDLY_SLEPT.test(keys)) return false;
  return /(?:^| )(?:nao|nem|nunca) (?:[a-z]+ )?(?:bebi|dormi|tomei|corri|caminhei|treinei|malhei|pesei|me pesei|fiz|medi)(?: |$)/
    .test(keys);
}

function toCandidate(
  { metric, value, value2, unit, note, customName, person, ask, score }: Measured & { person?: string },
  { date }: Clause,
): Candidate {
  const told = { metric, value, value2, unit, date, note, custom_name: customName, person };
  const args = Object.fromEntries(Object.entries(told).filter(([, given]) => given !== undefined));
  return { tool: "record_metric", args, score, ...(ask === undefined ? {} : { ask }) };
}
