import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import { skills } from "../skills/registry.ts";
import type { PackToolDefinition } from "../tools/definition.ts";
import { answerWithOneLineTexts } from "../tools/with-one-line-texts.ts";
import { TURN_TOOLS } from "../tools/registry.ts";
import { guardTool } from "./guard-tool.ts";
import { ownPackProblems } from "./own-pack.ts";
import { type Pack, packSchema, packToolSchema } from "./pack.ts";
import { definePackSkill, type PackSkill } from "./define-pack-skill.ts";
import { definePackTool } from "./define-pack-tool.ts";
import { logToolFailure } from "./report-tool-failure.ts";
import { ToolHealth } from "./tool-health.ts";

/** What the packs of the deployment and of the user add to a turn. */
export interface Packs {
  skills: readonly PackSkill[];
  tools: ReadonlyMap<string, PackToolDefinition>;
  /** The health of tools that ask a service, by the tool's name. */
  health: ReadonlyMap<string, ToolHealth>;
  /** For a person with own packs: the deployment's packs and their own, which were joined here. */
  parts?: { deployment: Packs; own: Packs };
}

export const NO_PACKS: Packs = { skills: [], tools: new Map(), health: new Map() };

/**
 * The versions of the packs that a turn uses, from `open_turn`: `revision` of the deployment's packs and `own` of the user's. They grow
 * with each change; 0 means that there has never been a pack.
 */
export interface PackRevisions {
  revision: number;
  own: number;
}

type PackCache = Map<string, { revision: string; packs: Promise<Packs> }>;
/** The packs of each project that this instance serves, and of the people whose turns it ran last. */
const projectCache: PackCache = new Map();
const userCache: PackCache = new Map();
const MOST_CACHED = 200;

/**
 * Loads the enabled packs of the deployment and of the user. An instance loads each revision once, in one round trip; while nothing
 * changes it makes none. If loading fails, the turn goes on without packs, and the next turn tries again.
 *
 * @param project separates the projects that one process may serve
 */
export async function loadPacks(
  client: RpcClient,
  project: string,
  userId: string,
  { revision, own }: PackRevisions,
): Promise<Packs> {
  let all: Promise<Pack[]> | undefined;
  const loadShared = async (previous: Packs) => {
    all = load(client, true);
    return buildPacks((await all).filter((pack) => !pack.own), previous);
  };
  const deployment = () =>
    revision === 0 ? Promise.resolve(NO_PACKS) : loadCached(projectCache, project, `${revision}`, loadShared);
  const loadWithOwn = async (previous: Packs) => {
    const shared = await deployment();
    // The request for the deployment's packs, if there was one, has brought the user's own too.
    return addOwnPacks(await (all ?? load(client, false)), shared, previous);
  };
  try {
    if (own === 0) return await deployment();
    return await loadCached(userCache, `${project} ${userId}`, `${revision}/${own}`, loadWithOwn);
  } catch (error) {
    logFailure("packs were not loaded", error);
    return NO_PACKS;
  }
}

/**
 * Gives the cached packs of a revision, or loads them. Callers that come during loading share it. When the cache is full, the entry
 * that was used longest ago is dropped.
 *
 * @param load gets the packs of the previous revision, since the health of a service stays known after a push
 */
function loadCached(
  cache: PackCache,
  key: string,
  revision: string,
  load: (previous: Packs) => Promise<Packs>,
): Promise<Packs> {
  const found = cache.get(key);
  const entry = found?.revision === revision ? found : {
    revision,
    packs: (found?.packs ?? Promise.resolve(NO_PACKS)).catch(() => NO_PACKS).then(load),
  };
  cache.delete(key);
  cache.set(key, entry);
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
  entry.packs.catch(() => cache.get(key) === entry && cache.delete(key));
  return entry.packs;
}

const storedPacks = z.array(
  z.looseObject({ name: z.string(), tools: z.array(z.looseObject({ name: z.string() })).catch([]) }),
);

/**
 * Loads the stored packs that this version of the product can use. The others are logged and left out.
 *
 * @param deployment loads the deployment's packs too, not only the user's own
 */
async function load(client: RpcClient, deployment: boolean): Promise<Pack[]> {
  const stored = storedPacks.parse(await callRpc(client, "enabled_packs", { deployment }));
  return stored.flatMap((one) => {
    const tools = one.tools.filter((tool) => {
      const { error } = packToolSchema.safeParse(tool);
      if (error) logToolFailure({ pack: one.name, tool: tool.name, reason: "not_of_this_version", error });
      return !error && !TURN_TOOLS.includes(tool.name);
    });
    const { data, error } = packSchema.safeParse({ ...one, tools });
    if (error) logToolFailure({ pack: one.name, reason: "not_of_this_version", error });
    const missing = data?.variables.filter((name) => readToolVariable(name) === undefined) ?? [];
    if (missing.length > 0) {
      const error = new OwnError(`${missing.join(", ")} not set`);
      logToolFailure({ pack: one.name, reason: "variable_not_set", error });
    }
    return data && missing.length === 0 ? [data] : [];
  });
}

function buildPacks(packs: readonly Pack[], previous: Packs): Packs {
  const all = packs.flatMap((pack) => pack.tools.map((tool) => ({ pack, tool })));
  const health = new Map(
    all.filter(({ tool }) => tool.call ?? tool.remote).map(({ pack, tool }) => {
      const known = previous.health.get(tool.name)?.known ?? tool.health;
      return [tool.name, new ToolHealth(pack, tool, Date.now, known)];
    }),
  );
  const tools = all.map(({ pack, tool }): [string, PackToolDefinition] => {
    const definition = definePackTool(pack, tool);
    const service = health.get(tool.name);
    const guarded = service ? guardTool(definition, service) : definition;
    return [tool.name, { ...guarded, answer: answerWithOneLineTexts(guarded) }];
  });
  return { skills: packs.map(definePackSkill), tools: new Map(tools), health };
}

/**
 * Adds a person's own packs to the deployment's. Each is checked again and left out if it fails: people can write the rows of their own
 * packs over REST, past the check when a pack is stored.
 */
function addOwnPacks(packs: readonly Pack[], shared: Packs, previous: Packs): Packs {
  const own = packs.filter((pack) => {
    if (!pack.own) return false;
    const reason = ownPackConflict(pack, shared);
    if (reason !== null) logFailure("a person's own pack is left out", new OwnError(reason));
    return reason === null;
  });
  if (own.length === 0) return shared;
  const added = buildPacks(own, previous);
  return {
    skills: [...shared.skills, ...added.skills],
    tools: new Map([...added.tools, ...shared.tools]),
    health: new Map([...added.health, ...shared.health]),
    parts: { deployment: shared, own: added },
  };
}

function ownPackConflict(pack: Pack, shared: Packs): string | null {
  const taken = [...skills, ...shared.skills.map(({ skill }) => skill)];
  if (taken.some((skill) => skill.name === pack.name)) return "its name is taken";
  if (pack.tools.some((tool) => shared.tools.has(tool.name))) return "the name of a tool is taken";
  return ownPackProblems(pack)[0] ?? null;
}
