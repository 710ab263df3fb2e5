/** A value that a reader found: what one, two or five words mean together. */
export type Mention =
  | { kind: "money"; amount: number; explicit: boolean }
  | { kind: "number"; amount: number }
  | { kind: "time"; minutes: number }
  | { kind: "quantity"; measure: "mass" | "volume"; value: number }
  | { kind: "date"; date: string }
  | { kind: "name"; name: string };

/** What stands in a clause's keys for a value. `NUM` is a number or an amount that nothing names as money. */
export type MentionKey = "MONEY" | "NUM" | "TIME" | "QTY" | "DATE" | "NAME";

/**
 * A word of the message, or a value. `key` is what patterns see: the folded word with chat spelling and slips corrected, or
 * a {@link MentionKey}. `start` and `end` index into the message as normalised (NFC).
 */
export interface Unit {
  key: string;
  start: number;
  end: number;
  mention?: Mention;
  /** Taken over from the clause before, where this one leaves it out: "gastei 50 no mercado e 20 no uber". */
  inherited?: boolean;
}
