import { counselorTriggers } from "./counselor.ts";
import { financeTriggers } from "./finance.ts";
import { healthTriggers } from "./health.ts";
import { libraryTriggers } from "./library.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { PatternIndex, type PatternMatch, type WordStarts, wordStarts } from "./pattern-index.ts";
import { professionalTriggers } from "./professional.ts";
import { relationshipsTriggers } from "./relationships.ts";
import type { SkillName, SkillTriggers } from "./skill-triggers.ts";

/** The triggers of every skill that is found by words; `general` is what remains. */
export const skillTriggers: readonly SkillTriggers[] = [
  counselorTriggers,
  financeTriggers,
  healthTriggers,
  libraryTriggers,
  relationshipsTriggers,
  professionalTriggers,
];

/** What the patterns say about a message. */
export interface FoundSkills {
  /** Skills with a trigger that no exclusion covers, in the order in which their triggers stand in the message. */
  triggered: SkillName[];
  /** Skills that only seemed to be meant: every trigger is covered by an exclusion ("gastei tempo"). */
  mistaken: SkillName[];
}

/** A message as patterns and the word model read it. An address is a word here: "link". */
export function readableText(message: string): string {
  return normalizeMessage(message.replace(/(?:https?:\/\/|www\.|youtu\.be\/)\S+/gi, " link "));
}

let triggers: PatternIndex<SkillTriggers> | undefined;
const exclusions = new Map<SkillTriggers, PatternIndex<SkillTriggers>>();

/** Finds the skills whose triggers a text has. @param text from {@link readableText} */
export function findSkills(text: string): FoundSkills {
  triggers ??= indexTriggers();
  const words = wordStarts(text);
  const triggered = new Set<SkillTriggers>();
  const excluded = new Map<SkillTriggers, ExcludedSpans>();
  for (const { owner, start, end } of triggers.matches(words, { done: triggered })) {
    let spans = excluded.get(owner);
    if (!spans) excluded.set(owner, spans = new ExcludedSpans(words, exclusionsOf(owner)));
    if (!spans.cover(start, end)) triggered.add(owner);
  }
  return {
    triggered: [...triggered].map(({ skill }) => skill),
    mistaken: skillTriggers.filter((one) => excluded.has(one) && !triggered.has(one)).map(({ skill }) => skill),
  };
}

function indexTriggers(): PatternIndex<SkillTriggers> {
  const index = new PatternIndex<SkillTriggers>();
  for (const one of skillTriggers) index.add(one, one.patterns);
  return index;
}

/** Indexed when the skill is first triggered. */
function exclusionsOf(owner: SkillTriggers): PatternIndex<SkillTriggers> {
  let index = exclusions.get(owner);
  if (!index) {
    exclusions.set(owner, index = new PatternIndex());
    index.add(owner, owner.exclusions);
  }
  return index;
}

/** What one skill's exclusions cover in a text; matched only as far as asked about. */
class ExcludedSpans {
  readonly #spans: PatternMatch<SkillTriggers>[] = [];
  #read = 0;

  constructor(private readonly words: WordStarts, private readonly exclusions: PatternIndex<SkillTriggers>) {}

  /** Whether an exclusion overlaps the part from `start` to `end`. */
  cover(start: number, end: number): boolean {
    this.#readTo(end);
    return this.#spans.some((span) => span.start < end && start < span.end);
  }

  #readTo(end: number): void {
    const from = this.#read;
    while ((this.words.starts[this.#read] ?? Infinity) < end) this.#read++;
    this.#spans.push(...this.exclusions.matches(this.words, { from, to: this.#read }));
  }
}
