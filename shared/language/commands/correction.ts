import { readDates } from "../figures/date.ts";
import { readDurations } from "../figures/duration.ts";
import { readMoney } from "../figures/money.ts";
import { readNumbers } from "../figures/number.ts";
import { readQuantities } from "../figures/quantity.ts";
import { readTimes } from "../figures/time-of-day.ts";
import { readReply } from "./confirmation.ts";

/** What may stand before the value of a correction, folded: an admission of a mistake, a yes with a "but", or a verb. */
const BEFORE = new RegExp(
  "^(?:na verdade|na vdd|na real|alias|quer dizer|quis dizer|digo|ou melhor|errei|me enganei|ops|opa|quase|desculpa|" +
    "nao|n|naum|sim|s|ok|isso|pode ser|mas|so que|" +
    "(?:o )?(?:valor|data|categoria|peso)(?: (?:ta|esta) errad[oa])?|(?:corrige|muda|troca|altera|coloca|bota|" +
    "poe|deixa)(?: (?:ai|isso))?|" +
    "e|eh|foi|foram|era|eram|sao|deu|pra|para|por|em|de|n[oa]|o|a)\\b",
);
/** What may stand behind the value. */
const BEHIND = /(?:na verdade|na vdd|na real|desculpa|errei|mesmo|por favor)$/;
/** "não foi 35", "errei, não era 35": the figure is denied. Behind a comma it is right: "não, foi 35", "não, na verdade 35". */
const DENIES =
  /\b(?:nao|naum|n|nem|nunca) +(?=[a-z\d])(?!(?:na (?:verdade|vdd|real)|desculpa|errei|ops|opa|alias|digo)\b)/;
const BLANKS = /^[\s,.;:!–-]+|[\s,.;:!–-]+$/g;
const MAX_LENGTH = 80;

/** The value of a correction, in every sense that its words may have: "60" is an amount and a number, "lazer" is a word. */
export interface Correction {
  day?: string;
  /** The same words read as a future day, when that is another day: "sexta" may be last or next Friday. */
  comingDay?: string;
  /** A time of the day, `HH:MM`. */
  time?: string;
  /** In reais. */
  amount?: number;
  minutes?: number;
  /** In kilograms or millilitres. */
  quantity?: { kind: "mass" | "volume"; value: number };
  number?: number;
  word?: string;
}

/**
 * The value of a reply that only corrects an offer ("na verdade 75,5", "não, foi 60", "sim, mas ontem", "lazer"). Null when the
 * reply says more: the model reads it then.
 */
export function readCorrection(folded: string, today: string): Correction | null {
  if (folded.length > MAX_LENGTH || /[?\n]/.test(folded) || DENIES.test(folded) || readReply(folded) !== "other") {
    return null;
  }
  let rest = withoutYes(folded.trim());
  for (let before = ""; before !== rest;) {
    before = rest;
    const value = readValue(rest, today);
    if (value !== null) return value;
    const trimmed = rest.replace(BLANKS, "").replace(BEFORE, "");
    rest = trimmed === rest ? rest.replace(BEHIND, "") : trimmed;
  }
  return /^[a-z]{3,}$/.test(rest) ? { word: rest } : null;
}

/** A single date, time, amount, duration, quantity or number that takes up the whole text. */
function readValue(folded: string, today: string): Correction | null {
  // "30 e 20" may be 30.20, or two numbers.
  if (/\d\D*\s\D*\d/.test(folded)) return null;
  const whole = <T extends { start: number; end: number }>(found: T[]) =>
    found.length === 1 && found[0]!.start === 0 && found[0]!.end === folded.length ? found[0] : undefined;
  const value: Correction = {
    day: whole(readDates(folded, today))?.date,
    time: whole(readTimes(folded))?.time,
    amount: whole(readMoney(folded))?.amount,
    minutes: whole(readDurations(folded))?.minutes,
    quantity: whole(readQuantities(folded)),
    number: whole(readNumbers(folded))?.value,
  };
  const coming = whole(readDates(folded, today, "future"))?.date;
  if (coming !== value.day) value.comingDay = coming;
  return Object.values(value).some((sense) => sense !== undefined) ? value : null;
}

const OPENING = /^(.+?)(?:[,.;!]|\s(?:mas|so que|so)\s)/;

/** Whether a correction begins with a yes, which accepts the rest of the offer: "tudo certo, só que o mercado foi 60". */
export function opensWithYes(folded: string): boolean {
  const opening = OPENING.exec(folded)?.[1];
  return opening !== undefined && readReply(opening) === "confirm";
}

/** The text behind an opening yes: ", mas foi 44" of "sim tudo, mas foi 44". */
function withoutYes(folded: string): string {
  return opensWithYes(folded) ? folded.slice(OPENING.exec(folded)![1]!.length) : folded;
}

/** Words that correct a finished record. Without them, a bare "60" after a record is more likely the next record. */
const SAID_WRONG = new RegExp(
  String.raw`\b(?:na verdade|na vdd|na real|errei|me enganei|me confundi|corrig\w+|alias|` +
    String.raw`quis dizer|quer dizer|minto|ops|errad[oa]|nao)\b|^(?:muda|troca|altera|era|foi)\b`,
);

/** Whether a message says that a finished record was wrong. */
export function saysItWasWrong(folded: string): boolean {
  return SAID_WRONG.test(folded);
}

/** "foi 32 e não 23", "foi 339,70 nao 359" */
const INSTEAD = /\b(?:foi|foram|era|eram|deu) (?:r\$ ?)?\d[\d.,]* ?(?:(?:,|e) )?(?:nao|n) (?:r\$ ?)?\d/;

/** Whether a message admits a mistake: "errei, o açaí foi 32", "o açaí foi 32 e não 23". */
export function admitsError(folded: string): boolean {
  return INSTEAD.test(folded) ||
    /^(?:(?:ah|opa|ops|ih|oi|e) ,? ?)*(?:errei|me enganei|me confundi|na verdade|na vdd|na real|corrig\w+)\b/.test(
      folded.trim().replaceAll(",", " ,"),
    );
}
