/** A turn with more tools than this is offered fewer. */
export const MOST_TOOLS = 40;
/** Without packs there are few more: then a skill that was opened stays, and none makes room for another. */
export const MOST_BUILT_IN_TOOLS = 48;
/** Of what packs have beside a turn's own tools, so many that fit what was said: each is paid for in every step. */
export const MOST_ADDED = 9;
/** Of a skill that was opened a step has so many tools at least, however many it has already. */
export const MOST_FETCHED = 20;
/** What having been routed to is worth beside the words of the message, of which the best match is worth 1. */
const ROUTED = 0.4;
/** So many of each active skill stand before all others: a message of two topics says less of the one than of the other. */
const FIRST_OF_SKILL = 4;
/** How well a tool has to fit that nobody routed to. */
const FITS = 0.4;

/** How many tools the open skills have at most (`openSkills`): beside those of packs there is less room. */
export function mostOpen(
  { packTools }: { packTools: ReadonlyMap<string, unknown> },
): { mostTools: number; mostBrought: number } {
  return packTools.size === 0
    ? { mostTools: MOST_BUILT_IN_TOOLS, mostBrought: MOST_TOOLS }
    : { mostTools: MOST_TOOLS, mostBrought: MOST_TOOLS - MOST_ADDED };
}

/** What a turn's tools are chosen by. All tools go by their names. */
export interface WantedTools {
  /** Base tools, then those of each active skill, the more usual ones first. */
  own: readonly (readonly string[])[];
  /** Whatever the message says: base tools, those of what waits for a yes, and those that this turn has called or declared. */
  kept: ReadonlySet<string>;
  /** How well a tool fits the message: 1 the best of all; none for what does not fit. */
  scores: ReadonlyMap<string, number>;
  /** The same by the message alone, without what was said before it. */
  said: ReadonlyMap<string, number>;
}

/** The tools that may be offered, each once: a turn's own, then of those that packs add the ones that fit the message best. */
export function candidateTools(added: Iterable<string>, { own, kept, scores }: WantedTools): string[] {
  const mine = new Set(own.flat());
  const score = (name: string) => scores.get(name) ?? 0;
  const others = [...added].filter((name) => !mine.has(name) && (kept.has(name) || score(name) >= FITS));
  const best = new Set(bestTools(others, MOST_ADDED, scores));
  return [...mine, ...others.filter((name) => kept.has(name) || best.has(name))];
}

/** So many of some tools, those that fit best; of equal ones the first. */
export function bestTools(names: readonly string[], most: number, scores: WantedTools["scores"]): string[] {
  return names.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).slice(0, most);
}

/**
 * The tools that a turn is offered, in the order given: all, unless they are more than 40; then those that fit best. Those that are
 * kept stay, and count.
 */
export function selectTools<Tool extends { name: string }>(tools: readonly Tool[], wanted: WantedTools): Tool[] {
  if (tools.length <= MOST_TOOLS) return [...tools];
  const first = new Set(wanted.own.flatMap((names) => bestTools(names, FIRST_OF_SKILL, wanted.said)));
  const ranked = tools.map((tool) => ({ tool, worth: worthOf(tool.name, wanted) + Number(first.has(tool.name)) }))
    .sort((one, other) => other.worth - one.worth);
  const chosen = new Set(
    ranked.filter(({ worth }, place) => place < MOST_TOOLS || worth === KEPT).map(({ tool }) => tool),
  );
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
