/** A turn with more tools than this is offered fewer. */
export const MOST_TOOLS = 20;
/** How many it is offered then, base tools among them. */
export const CHOSEN_TOOLS = 15;
/** What having been routed to is worth beside the words of the message, of which the best match is worth 1. */
const ROUTED = 0.4;
/** So many of each active skill stand before all others: a message of two topics says less of the one than of the other. */
const FIRST_OF_SKILL = 4;
/** How well a tool has to fit that nobody routed to. */
const FITS = 0.3;
/** Of a skill that the model asks for it has so many tools: with those of every turn, 20. */
export const MOST_FETCHED = 14;

/** What a turn's tools are chosen by. All tools go by their names. */
export interface WantedTools {
  /** Base tools, then those of each active skill, the more usual ones first. */
  own: readonly (readonly string[])[];
  /** Whatever the message says: base tools, those of an open offer, those that this turn has called and what it has fetched. */
  kept: ReadonlySet<string>;
  /** Whether packs may add tools: then there are never more than 15, so that a turn costs what it cost without them. */
  withPacks: boolean;
  /** How well a tool fits the message: 1 the best of all; none for what does not fit. */
  scores: ReadonlyMap<string, number>;
  /** The same by the message alone, without what was said before it. */
  said: ReadonlyMap<string, number>;
}

/**
 * The tools that may be offered, each once: a turn's own, then of those that packs add the ones that fit the message best, in their
 * own order, so that equal choices make equal requests.
 */
export function candidateTools(added: Iterable<string>, { own, kept, scores }: WantedTools): string[] {
  const mine = new Set(own.flat());
  const score = (name: string) => scores.get(name) ?? 0;
  const others = [...added].filter((name) => !mine.has(name) && (kept.has(name) || score(name) >= FITS));
  const best = new Set(bestTools(others, CHOSEN_TOOLS, scores));
  return [...mine, ...others.filter((name) => kept.has(name) || best.has(name))];
}

/** So many of some tools, those that fit best; of equal ones the first. */
export function bestTools(names: readonly string[], most: number, scores: WantedTools["scores"]): string[] {
  return names.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).slice(0, most);
}

/**
 * The tools that a turn is offered, in the order given: all while they are not too many, else the 15 that fit best. Those that are
 * kept stay, and count.
 */
export function selectTools<Tool extends { name: string }>(tools: readonly Tool[], wanted: WantedTools): Tool[] {
  const room = wanted.withPacks || tools.length > MOST_TOOLS ? CHOSEN_TOOLS : MOST_TOOLS;
  const first = new Set(wanted.own.flatMap((names) => bestTools(names, FIRST_OF_SKILL, wanted.said)));
  const ranked = tools.map((tool) => ({ tool, worth: worthOf(tool.name, wanted) + Number(first.has(tool.name)) }))
    .sort((one, other) => other.worth - one.worth);
  const chosen = new Set(ranked.filter(({ worth }, place) => place < room || worth === KEPT).map(({ tool }) => tool));
  return tools.filter((tool) => chosen.has(tool));
}

const KEPT = Infinity;
/** Where the message says nothing of them, the first tools of each skill stand before the later ones of any. */
const LATER = 0.001;

function worthOf(name: string, { own, kept, scores }: WantedTools): number {
  if (kept.has(name)) return KEPT;
  const score = scores.get(name) ?? 0;
  const places = own.map((names) => names.indexOf(name)).filter((place) => place >= 0);
  return places.length > 0 ? ROUTED + score - LATER * Math.min(...places) : score;
}
