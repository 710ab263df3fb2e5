import { ordersOtherwise } from "./extraction/orders-otherwise.ts";
import { withFragments } from "./extraction/with-fragments.ts";
import { spokenPart } from "./extraction/spoken-part.ts";
import type { ExtractedItem } from "./extraction/extracted-item.ts";
import type { Extraction, ExtractionContext, SourceMessage } from "./extraction/extraction.ts";
import { finishedGoals } from "./extraction/finished-goals.ts";
import { learnFormOfAddress } from "./extraction/learn-form-of-address.ts";
import { learnFromClause } from "./extraction/learn-from-clause.ts";
import type { Learned } from "./extraction/learned.ts";
import { learnPeople } from "./extraction/learn-people.ts";
import type { Clause, Subject } from "./extraction/reading/clause.ts";
import { coordinateGoals } from "./extraction/reading/coordinate-goals.ts";
import { coordinateSubjects } from "./extraction/reading/coordinate-subjects.ts";
import { readClauses } from "./extraction/reading/read-clauses.ts";
import { shareComplement } from "./extraction/reading/share-complement.ts";
import { coordinatePredicates } from "./extraction/reading/coordinate-predicates.ts";
import { isPredicate } from "./extraction/rules/is-predicate.ts";
import { plainlySaid } from "./extraction/plainly-said.ts";
import { readPeople } from "./extraction/reading/read-people.ts";
import { readSentences, type Sentence } from "./extraction/reading/read-sentences.ts";
import { withoutQuotes } from "./extraction/reading/without-quotes.ts";
import { personInCrisis } from "../skills/crisis.ts";
import { fold } from "../text/fold.ts";

/** Longer messages are pasted texts: what comes after is hardly about the person. */
const MAX_LENGTH = 4_000;
const STATED = 0.95;

/**
 * What a user's own messages tell that lasts, by rules of the language: facts, preferences, people, changes, goals. Moods, guesses,
 * wishes, questions, jokes, hearsay, quotes and orders to the assistant are not kept. Pure, no model, no network.
 */
export function extractOffline(messages: readonly SourceMessage[], context: ExtractionContext = {}): Extraction {
  const items: ExtractedItem[] = [];
  // Words of crisis are met with care and never kept, of whomever they speak.
  messages = messages.filter(({ text }) => personInCrisis(text.slice(0, MAX_LENGTH)) === null);
  for (const message of messages) {
    for (const learned of learnFromText(message.text)) {
      const item: ExtractedItem = { message_id: message.id, confidence: STATED, ...learned };
      if (!items.some((other) => other.message_id === message.id && same(other, item))) items.push(item);
    }
  }
  const said = messages.map(({ id, text }) => ({ message_id: id, said: plainlySaid(readable(text)) }))
    .filter(({ said }) => said.trim() !== "");
  return { items: finishedGoals(items, context.goals ?? []), memoryChanges: [], rejections: [], said, raw: null };
}

function readable(text: string): string {
  return withoutQuotes(text.normalize("NFC").slice(0, MAX_LENGTH));
}

function learnFromText(text: string): Learned[] {
  const plain = readable(text);
  if (ordersOtherwise(plain)) return [];
  const learned: Learned[] = [];
  let spoken: Subject | null = null;
  for (const said of readSentences(plain).flatMap(saidIn)) {
    const read = coordinateSubjects(readClauses(said, spoken), said.words);
    const clauses = coordinatePredicates(coordinateGoals(shareComplement(read)), isPredicate);
    if (!said.takenBack && !said.question) learned.push(...learnFormOfAddress(said.words));
    if (!said.takenBack) learned.push(...learnPeople(readPeople(said.words), clauses));
    for (const clause of clauses) {
      const one = learnFromClause(clause);
      if (one !== null) learned.push(one);
    }
    spoken = lastNamed(said, clauses) ?? spoken;
  }
  return withNames(learned);
}

function saidIn(sentence: Sentence): Sentence[] {
  const said = spokenPart(sentence);
  return said === null ? [] : withFragments(said);
}

/** Whom "ela" in the next sentence means: who was spoken of last. */
function lastNamed(sentence: Sentence, clauses: readonly Clause[]): Subject | null {
  const subject = clauses.findLast(({ subject }) => subject.kind === "person" && !subject.person.plural)?.subject;
  if (subject !== undefined) return subject;
  const person = readPeople(sentence.words).findLast(({ pronoun, plural, own, name }) =>
    !pronoun && !plural && (own || name !== undefined)
  );
  return person === undefined ? null : { kind: "person", person };
}

/** "Bruno é meu primo que mora em SP": what is told of "primo" is told of Bruno. */
function withNames(learned: Learned[]): Learned[] {
  return learned.map((one) => {
    if (one.type === "person" || one.person === undefined || one.person !== one.relationship) return one;
    const named = learned.filter(({ type, relationship }) => type === "person" && relationship === one.relationship);
    return named.length === 1 ? { ...one, person: named[0]!.person } : one;
  });
}

function same(one: Learned, other: Learned): boolean {
  return fold(one.content) === fold(other.content) && fold(one.person ?? "") === fold(other.person ?? "");
}
