/** A word, number or mark of a message. `start` and `end` index into the message as normalised (NFC). */
export interface Word {
  /** What patterns see: folded, chat spelling written out, "é" as "eh". */
  key: string;
  /** How it is written in what is kept. */
  out: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Written with a capital that tells something: not in a message all in capitals. */
  capital: boolean;
}
