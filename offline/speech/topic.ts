/** What a message is about when no tool is called for. */
export type TopicName =
  | "crisis"
  | "greeting"
  | "howAreYou"
  | "thanks"
  | "bye"
  | "who"
  | "help"
  | "joke"
  | "compliment"
  | "affection"
  | "insult"
  | "laughter"
  | "feeling"
  | "work"
  | "date"
  | "reminder"
  | "payment"
  | "library"
  | "lending"
  | "world"
  | "wish"
  | "plan"
  | "hypothesis"
  | "someoneElse"
  | "told"
  | "forget"
  | "export"
  | "denied"
  | "good"
  | "yes"
  | "no"
  | "unclear";

/** A feeling that a message shows, by which the answer is chosen. */
export type Feeling =
  | "sadness"
  | "grief"
  | "heartbreak"
  | "loneliness"
  | "longing"
  | "emptiness"
  | "overwhelm"
  | "tiredness"
  | "anxiety"
  | "fear"
  | "sleepless"
  | "moneyWorry"
  | "conflict"
  | "hurt"
  | "anger"
  | "jealousy"
  | "worryForOther"
  | "guilt"
  | "shame"
  | "worthless"
  | "doubt"
  | "joy"
  | "unnamed";

/** A topic and what about it matters for the answer. */
export interface Topic {
  name: TopicName;
  feeling?: Feeling;
  /** A tool that would fit but was not given. */
  unavailable?: string;
}
