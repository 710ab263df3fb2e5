/** A step with more tools than this is offered only the best of them. */
export const MOST_TOOLS = 42;
/** The limit without packs. The built-in skills have no more tools than this, so no open skill has to make room for another. */
export const MOST_BUILT_IN_TOOLS = 48;
/** How many tools of packs a turn gets in addition to its own. Each costs tokens in every step. */
export const MOST_PACK_TOOLS = 9;
/** How many tools of a fetched skill a step gets, however many tools it has already. */
export const MOST_FETCHED_TOOLS = 20;
/** What a tool of an active skill is worth in addition to its score. The best score is 1. */
const ACTIVE_BONUS = 0.4;
/** So many tools of each active skill rank before all others: a message about two subjects says less about one than about the other. */
const FIRST_OF_SKILL = 4;
/** The least score for a tool of a pack that is not among the turn's own tools. */
const LEAST_SCORE = 0.4;

/** The limits for the tools of open skills (`openSkills`). With packs there is less room. */
export function openToolLimits(
  { packTools }: { packTools: ReadonlyMap<string, unknown> },
): { mostTools: number; mostToolsWithOthers: number } {
  return packTools.size === 0
    ? { mostTools: MOST_BUILT_IN_TOOLS, mostToolsWithOthers: MOST_TOOLS }
    : { mostTools: MOST_TOOLS, mostToolsWithOthers: MOST_TOOLS - MOST_PACK_TOOLS };
}

/** What decides which tools a turn has. All tools are given by name. */
export interface WantedTools {
  /** One list of base tools, then one of each active skill, with the more usual tools first. */
  own: readonly (readonly string[])[];
  /** Tools that stay whatever the message says: base tools, those whose calls wait for a yes, and those of earlier steps. */
  pinned: ReadonlySet<string>;
  /** How well a tool fits the message and the ones before it: 1 is the best; a tool that does not fit is not there. */
  scores: ReadonlyMap<string, number>;
  /** The same for the message alone. */
  textScores: ReadonlyMap<string, number>;
}

/** The tools that may be offered, each once: a turn's own, then the tools of packs that fit the message best. */
export function candidateTools(packTools: Iterable<string>, { own, pinned, scores }: WantedTools): string[] {
  const ownNames = new Set(own.flat());
  const fits = (name: string) => (scores.get(name) ?? 0) >= LEAST_SCORE;
  const others = [...packTools].filter((name) => !ownNames.has(name) && (pinned.has(name) || fits(name)));
  const best = new Set(bestTools(others, MOST_PACK_TOOLS, scores));
  return [...ownNames, ...others.filter((name) => pinned.has(name) || best.has(name))];
}

/** The `most` tools that fit best. Of equal ones the first come first. */
export function bestTools(names: readonly string[], most: number, scores: WantedTools["scores"]): string[] {
  return names.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).slice(0, most);
}

/**
 * The tools that a turn is offered, in the given order. Up to `MOST_TOOLS` all are; of more, the best. Pinned tools always stay,
 * and count among the 40.
 */
export function selectTools<Tool extends { name: string }>(tools: readonly Tool[], wanted: WantedTools): Tool[] {
  if (tools.length <= MOST_TOOLS) return [...tools];
  const first = new Set(wanted.own.flatMap((names) => bestTools(names, FIRST_OF_SKILL, wanted.textScores)));
  const ranked = tools.map((tool) => ({ tool, worth: worthOf(tool.name, wanted) + Number(first.has(tool.name)) }))
    .sort((one, other) => other.worth - one.worth);
  const chosen = new Set(
    ranked.filter(({ worth }, place) => place < MOST_TOOLS || worth === PINNED).map(({ tool }) => tool),
  );
  return tools.filter((tool) => chosen.has(tool));
}

const PINNED = Infinity;
/** Lowers the worth by place, so that among tools of equal score the first ones of each skill come before later ones of any skill. */
const PLACE_PENALTY = 0.001;

function worthOf(name: string, { own, pinned, scores }: WantedTools): number {
  if (pinned.has(name)) return PINNED;
  const score = scores.get(name) ?? 0;
  const places = own.map((names) => names.indexOf(name)).filter((place) => place >= 0);
  return places.length > 0 ? ACTIVE_BONUS + score - PLACE_PENALTY * Math.min(...places) : score;
}
