/** A value that one or more words name together. */
export type Mention =
  | { kind: "money"; amount: number; explicit: boolean }
  | { kind: "number"; amount: number }
  | { kind: "time"; minutes: number }
  | { kind: "quantity"; measure: "mass" | "volume"; value: number }
  | { kind: "date"; date: string }
  | { kind: "name"; name: string };

/** The key of a value. `NUM` is a number, or an amount that no word names as money. */
export type MentionKey = "MONEY" | "NUM" | "TIME" | "QTY" | "DATE" | "NAME";

/**
 * A word of the message, or a value. Patterns are matched against its `key`: the folded word with chat spelling and typing slips
 * corrected, or a {@link MentionKey}. `start` and `end` are indices into the message in normal form NFC.
 */
export interface Unit {
  key: string;
  start: number;
  end: number;
  mention?: Mention;
  /** Copied from the clause before, because this one leaves it out: "gastei 50 no mercado e 20 no uber". */
  inherited?: boolean;
}

/** The keys of units, separated by spaces. */
export function keysOf(units: readonly Unit[]): string {
  return units.map(({ key }) => key).join(" ");
}

const DAY_ONLY = /^(?:no |o )?dia (?:\d{1,2}º?|\p{L}+(?: e \p{L}+)?)$/iu;

/** Whether a date names a day and no month: "dia 13", "dia treze". */
export function isDayOnly({ start, end, mention }: Unit, text: string): boolean {
  return mention?.kind === "date" && DAY_ONLY.test(text.slice(start, end));
}
