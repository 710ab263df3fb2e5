import { z } from "zod";
import { formatDecimal, formatMoney } from "./format-figures.ts";
import { capitalize } from "./join-words.ts";
import { cutText } from "./cut-text.ts";

/**
 * A pattern in a person's records, as Postgres finds it: on days (or in weeks) of one kind, an outcome is higher or lower than on
 * the others. `cause` is the kind of day, and `threshold` its limit in hours, points, times or days. `mean_in` and `n_in` are the
 * mean and the number of days of that kind, `mean_out` and `n_out` those of the other days.
 */
export const patternSchema = z.object({
  cause: z.string(),
  threshold: z.number().optional(),
  habit: z.string().optional(),
  outcome: z.enum(["mood", "energy", "sleep", "exercise", "spending"]),
  unit: z.enum(["day", "week"]),
  higher: z.boolean(),
  mean_in: z.number(),
  n_in: z.number(),
  mean_out: z.number(),
  n_out: z.number(),
  other_area: z.string().optional(),
});

/** A pattern in numbers and codes. */
export type Pattern = z.infer<typeof patternSchema>;

const WEEKDAYS = ["às segundas", "às terças", "às quartas", "às quintas", "às sextas", "aos sábados", "aos domingos"];

interface Outcome {
  noun: string;
  claim: string;
  higher: string;
  lower: string;
}

const OUTCOMES: Record<Pattern["outcome"], Outcome> = {
  mood: { noun: "humor", claim: "o humor costuma ser mais", higher: "alto", lower: "baixo" },
  energy: { noun: "energia", claim: "a energia costuma ser mais", higher: "alta", lower: "baixa" },
  sleep: { noun: "sono", claim: "o sono costuma ser mais", higher: "longo", lower: "curto" },
  exercise: { noun: "exercício", claim: "o tempo de exercício costuma ser", higher: "maior", lower: "menor" },
  spending: { noun: "gastos", claim: "os gastos costumam ser", higher: "maiores", lower: "menores" },
};

/** The cause and the outcome of a pattern in a word or two each: "Sono", "humor". */
export function pairOf(pattern: Pattern): [string, string] {
  return [capitalize(nounOfCause(pattern)), OUTCOMES[pattern.outcome].noun];
}

/** "Em dias com menos de 6 h de sono, o humor costuma ser mais baixo". Does not say that one causes the other. */
export function describePattern(pattern: Pattern): string {
  const { claim, higher, lower } = OUTCOMES[pattern.outcome];
  return `${capitalize(momentOf(pattern))}, ${claim} ${pattern.higher ? higher : lower}`;
}

/** "média de 4,5 em 21 dias assim e de 7,2 nos outros 39". */
export function patternFigures({ outcome, unit, mean_in, n_in, mean_out, n_out }: Pattern): string {
  const [units, others] = unit === "week" ? ["semanas", "nas outras"] : ["dias", "nos outros"];
  const [inside, outside] = [mean_in, mean_out].map((mean) => formatOutcome(outcome, mean));
  return `média de ${inside} em ${n_in} ${units} assim e de ${outside} ${others} ${n_out}`;
}

function momentOf({ cause, threshold, habit = "" }: Pattern): string {
  const [kind, weekday] = cause.split(":");
  switch (kind) {
    case "short_sleep":
      return `em dias com menos de ${threshold} h de sono`;
    case "short_sleep_week":
      return `em semanas com menos de ${threshold} h de sono por noite`;
    case "exercise":
      return "em dias com exercício";
    case "low_mood":
      return `em dias de humor baixo (${threshold} ou menos)`;
    case "habit":
      return `em dias com o hábito “${shortName(habit)}” feito`;
    case "streak":
      return `com o hábito “${shortName(habit)}” feito ${threshold === 3 ? "três" : threshold} vezes seguidas ou mais`;
    case "weekend":
      return "nos fins de semana";
    case "payday":
      return "na semana depois de receber";
    case "weekday":
      return WEEKDAYS[Number(weekday) - 1]!;
    default:
      throw new TypeError(`unknown kind of day ${cause}`);
  }
}

function nounOfCause({ cause, habit = "" }: Pattern): string {
  switch (cause.split(":")[0]) {
    case "short_sleep":
    case "short_sleep_week":
      return "sono";
    case "exercise":
      return "exercício";
    case "low_mood":
      return "humor";
    case "weekend":
      return "fim de semana";
    case "weekday":
      return "dia da semana";
    case "payday":
      return "recebimentos";
    default:
      return shortName(habit);
  }
}

function formatOutcome(outcome: Pattern["outcome"], mean: number): string {
  if (outcome === "spending") return formatMoney(mean);
  if (outcome === "sleep") return `${formatDecimal(mean)} h`;
  if (outcome === "exercise") return `${formatDecimal(mean, 0)} min`;
  return formatDecimal(mean);
}

/** Habits may have names of up to 200 characters. */
function shortName(name: string): string {
  return name.length > 60 ? `${cutText(name, 59)}…` : name;
}
