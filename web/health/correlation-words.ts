import { capitalize } from "../../shared/writing/join-words.ts";
import { seriesName, strengthOf } from "../../shared/writing/trend-words.ts";
import type { Correlation } from "./measures-data.ts";
import type { Series } from "./measures.ts";

/** How a sentence speaks of a metric: as the kind of day, and as what is higher or lower on it. */
interface Words {
  moment: string;
  subject: string;
  higher: string;
  lower: string;
}

const WORDS: Record<string, Words> = {
  weight: { moment: "de peso mais alto", subject: "o peso", higher: "mais alto", lower: "mais baixo" },
  water: { moment: "com mais água", subject: "o consumo de água", higher: "maior", lower: "menor" },
  sleep: { moment: "com mais sono", subject: "o sono", higher: "mais longo", lower: "mais curto" },
  exercise: { moment: "com mais exercício", subject: "o tempo de exercício", higher: "maior", lower: "menor" },
  distance: { moment: "de distância maior", subject: "a distância", higher: "maior", lower: "menor" },
  mood: { moment: "de humor mais alto", subject: "o humor", higher: "mais alto", lower: "mais baixo" },
  energy: { moment: "de energia mais alta", subject: "a energia", higher: "mais alta", lower: "mais baixa" },
  blood_pressure: { moment: "de pressão mais alta", subject: "a pressão", higher: "mais alta", lower: "mais baixa" },
};

function wordsOf({ kind, name }: Series): Words {
  if (kind === "habit") {
    return {
      moment: `em que você faz “${name}”`,
      subject: `o hábito “${name}”`,
      higher: "feito mais vezes",
      lower: "feito menos vezes",
    };
  }
  return WORDS[name] ?? {
    moment: `com mais “${name}”`,
    subject: `o valor de “${name}”`,
    higher: "maior",
    lower: "menor",
  };
}

export function isClear({ r }: Correlation): boolean {
  return r !== undefined && strengthOf(r) !== null;
}

/** "Nos dias com mais sono, o humor costuma ser mais alto". Does not say that one causes the other. */
export function describeCorrelation({ a, b, r = 0 }: Correlation): string {
  const isHabitSecond = b.kind === "habit" || a.name === "mood" || a.name === "energy";
  const [cause, outcome] = isHabitSecond ? [b, a] : [a, b];
  const { moment } = wordsOf(cause);
  const { subject, higher, lower } = wordsOf(outcome);
  return `Nos dias ${moment}, ${subject} costuma ser ${r > 0 ? higher : lower}.`;
}

/** "Sono e humor". */
export function describePair({ a, b }: Correlation): string {
  return capitalize(`${seriesName(a)} e ${seriesName(b)}`);
}
