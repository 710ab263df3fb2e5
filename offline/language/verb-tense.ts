/**
 * What a verb form tells about the act: `did` (eu or nós, past), `they-did` (ele, vocês, "a gente"; past), `do` (eu, present),
 * `they-do` (ele, vocês, "a gente"; present, and the informal imperative), `please` (subjunctive and formal imperative),
 * `doing`, `done` (participle), `to-do` (infinitive), `used-to` (imperfect), `would`, `will`, `if` (past subjunctive).
 */
export type VerbTense =
  | "did"
  | "they-did"
  | "do"
  | "they-do"
  | "please"
  | "doing"
  | "done"
  | "to-do"
  | "used-to"
  | "would"
  | "will"
  | "if";
