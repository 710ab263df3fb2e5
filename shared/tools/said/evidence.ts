import { meaningOf, type SaidMeaning } from "../../language/meaning/meaning.ts";
import { type SaidTokens, saidTokensIn } from "../../language/meaning/unfounded-words.ts";
import type { JsonObject } from "../definition.ts";

/** What a write that needs no yes may rest on. */
export interface Evidence {
  /** Everything that the person wrote in this conversation; the last one is the message being answered. */
  messages: string[];
  /** The profile, the names, aliases and bonds of known people, and what was read from memory in the window. */
  known: string[];
  /** Items of memory that were read in the window. A write may replace only those that its quote names. */
  items?: readonly { id: string; content: string }[];
  /** The assistant's question before the message being answered: a "sim" means it. */
  question?: string | null;
  /** Whether the person took the conversation out of learning. */
  isOffMemory?: boolean;
  /** Messages before this one that memory must not learn from. */
  leftOutMessages?: readonly string[];
  /** The words that the person asked, in this turn, not to keep: as the calls of do_not_keep quote them. */
  leftOut?: readonly string[];
  /** Whether this turn has read text from outside: a link, a page, the answer of another service. */
  outside: boolean;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** Evidence as it is compared with calls. */
interface ReadEvidence {
  known: SaidTokens;
  messages: SaidTokens;
  knownMeaning: SaidMeaning;
}

const readEvidences = new WeakMap<Evidence, ReadEvidence>();

/** Reads evidence once for all calls of a step: there may be hundreds of messages. */
export function readEvidence(said: Evidence): ReadEvidence {
  const read = readEvidences.get(said) ?? {
    known: saidTokensIn(said.known),
    messages: saidTokensIn(said.messages, said.today),
    knownMeaning: meaningOf(said.known, said.today),
  };
  readEvidences.set(said, read);
  return read;
}

/** The texts and numbers in some arguments. */
export function textsOfArguments(args: JsonObject, names: readonly string[] = []): string[] {
  return names.flatMap((name) => args[name]).filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);
}

export function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
