import type { VerbForm } from "../language/verb-form.ts";
import type { PersonMention } from "./person-mention.ts";
import type { Word } from "./word.ts";

/** What the verbs before the main one make of it: "comecei a", "parei de", "vou", "quero", "não consigo". */
export type Aspect =
  | "progressive"
  | "future"
  | "start"
  | "stop"
  | "again"
  | "still"
  | "habit"
  | "just"
  | "want"
  | "wish"
  | "consider"
  | "try"
  | "can"
  | "manage"
  | "know"
  | "must"
  | "decide"
  | "give-up"
  | "learn"
  | "lately";

/** Whom a clause speaks of; `thing` is something of the user's: "meu salário". */
export type Subject =
  | { kind: "self" }
  | { kind: "person"; person: PersonMention }
  | { kind: "thing"; words: Word[] }
  | { kind: "unknown" };

/** A verb with what belongs to it. */
export interface Clause {
  subject: Subject;
  /** Before the verb: "não", adverbs, subject. */
  before: Word[];
  negated: boolean;
  /** What links it to what stands before: "que", "e", ",", "porque"; empty at the start. */
  link: string;
  /** From the finite verb to the main verb, both included. */
  verbs: Word[];
  finite: VerbForm;
  /** Other tenses the finite form can be: "compramos" is now and then. */
  others: VerbForm[];
  main: VerbForm;
  aspects: Aspect[];
  /** "me" or "se" that belongs to the verb. */
  reflexive: boolean;
  /** After the main verb, up to the next clause. */
  rest: Word[];
  /** After the main verb, with the clauses that hang on it ("que…", "quando…"). */
  fullRest: Word[];
  /** Where the main verb stands in the sentence; what follows is the rest. */
  at: number;
  people: PersonMention[];
  /** Not said as true: conditional, speculation, hearsay, question, dream. */
  unreal: boolean;
}
