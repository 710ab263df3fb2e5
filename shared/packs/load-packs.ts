import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { parseJson } from "../http/parse-json.ts";
import { breathe } from "../runtime/breathe.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import { skills } from "../skills/registry.ts";
import type { PackToolDefinition } from "../tools/definition.ts";
import { answerWithOneLineTexts } from "../tools/with-one-line-texts.ts";
import { TURN_TOOLS } from "../tools/registry.ts";
import { guardTool } from "./guard-tool.ts";
import { ownPackProblems, sizeProblems } from "./own-pack.ts";
import { type Pack, packSchema, type PackTool, packToolSchema } from "./pack.ts";
import { definePackSkill, type PackSkill } from "./define-pack-skill.ts";
import { definePackTool } from "./define-pack-tool.ts";
import { logToolFailure, namesForLog } from "./report-tool-failure.ts";
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

/** The most values (texts, numbers, lists, objects) in a person's own pack. */
const MOST_OWN_VALUES = 5_000;

const storedPack = z.looseObject({
  name: z.string(),
  own: z.boolean().default(false),
  tools: z.array(z.looseObject({ name: z.string() })).catch([]),
});
const packWithoutTools = packSchema.omit({ tools: true });

/**
 * Loads the stored packs that this version of the product can use. The others are logged and left out.
 *
 * @param deployment loads the deployment's packs too, not only the user's own
 */
async function load(client: RpcClient, deployment: boolean): Promise<Pack[]> {
  const stored = z.array(z.unknown()).parse(await callRpc(client, "enabled_packs", { deployment }));
  const packs: Pack[] = [];
  for (const one of stored) {
    const pack = typeof one === "string" ? await readOwn(one) : await readStored(storedPack.parse(one));
    if (pack) packs.push(pack);
  }
  return packs;
}

/** A person's own pack comes as text. It may hold anything, so its size is looked at before anything is done with it. */
async function readOwn(text: string): Promise<Pack | null> {
  try {
    const pack = storedPack.parse(await parseJson(text, { nodes: MOST_OWN_VALUES }));
    const [problem] = sizeProblems(pack);
    if (problem !== undefined) throw new OwnError(problem);
    return await readStored(pack);
  } catch (error) {
    logFailure("a person's own pack is left out", error);
    return null;
  }
}

async function readStored({ tools: stored, ...rest }: z.infer<typeof storedPack>): Promise<Pack | null> {
  const tools: PackTool[] = [];
  for (const tool of stored) {
    await breathe();
    const { data, error } = packToolSchema.safeParse(tool);
    if (error) logToolFailure({ ...namesForLog(rest, tool.name), reason: "not_of_this_version", error });
    else if (!TURN_TOOLS.includes(tool.name)) tools.push(data);
  }
  await breathe();
  const { data, error } = packWithoutTools.safeParse(rest);
  if (error) logToolFailure({ ...namesForLog(rest), reason: "not_of_this_version", error });
  const missing = data?.variables.filter((name) => readToolVariable(name) === undefined) ?? [];
  if (missing.length > 0) {
    const error = new OwnError(`${missing.join(", ")} not set`);
    logToolFailure({ ...namesForLog(rest), reason: "variable_not_set", error });
  }
  return data && missing.length === 0 ? { ...data, tools } : null;
}

async function buildPacks(packs: readonly Pack[], previous: Packs): Promise<Packs> {
  const health = new Map<string, ToolHealth>();
  const tools = new Map<string, PackToolDefinition>();
  const packSkills: PackSkill[] = [];
  for (const pack of packs) {
    for (const tool of pack.tools) {
      await breathe();
      let definition = definePackTool(pack, tool);
      if (tool.call ?? tool.remote) {
        const known = previous.health.get(tool.name)?.known ?? tool.health;
        const service = new ToolHealth(pack, tool, Date.now, known);
        health.set(tool.name, service);
        definition = guardTool(definition, service);
      }
      tools.set(tool.name, { ...definition, answer: answerWithOneLineTexts(definition) });
    }
    await breathe();
    packSkills.push(definePackSkill(pack));
  }
  return { skills: packSkills, tools, health };
}

/**
 * Adds a person's own packs to the deployment's. Each is checked again and left out if it fails: people can write the rows of their own
 * packs over REST, past the check when a pack is stored.
 */
async function addOwnPacks(packs: readonly Pack[], shared: Packs, previous: Packs): Promise<Packs> {
  const own: Pack[] = [];
  for (const pack of packs.filter((pack) => pack.own)) {
    await breathe();
    const reason = ownPackConflict(pack, shared);
    if (reason === null) own.push(pack);
    else logFailure("a person's own pack is left out", new OwnError(reason));
  }
  if (own.length === 0) return shared;
  const added = await buildPacks(own, previous);
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
