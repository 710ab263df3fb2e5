/** Several ways to say one thing. */
export type Wordings = readonly [string, ...string[]];

/** The parts of a caring answer: a welcome, an open question, another way to look at it, a small next step (domain §1, counselor). */
export interface CareWords {
  welcome: Wordings;
  question: Wordings;
  perspective: Wordings;
  step: Wordings;
}
