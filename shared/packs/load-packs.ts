import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import { skills } from "../skills/registry.ts";
import type { AddedTool } from "../tools/definition.ts";
import { answerWithOneLineTexts } from "../tools/with-one-line-texts.ts";
import { TURN_TOOLS } from "../tools/registry.ts";
import { guardTool } from "./guard-tool.ts";
import { ownPackProblems } from "./own-pack.ts";
import { type Pack, pack as packSchema, packTool as toolSchema } from "./pack.ts";
import { type PackSkill, packSkill } from "./pack-skill.ts";
import { packTool } from "./pack-tool.ts";
import { logToolFailure } from "./report-tool-failure.ts";
import { ToolHealth } from "./tool-health.ts";

/** What the packs of a deployment and of its user add to a turn. */
export interface Packs {
  skills: readonly PackSkill[];
  tools: ReadonlyMap<string, AddedTool>;
  /** How it stands with those that ask a service. */
  health: ReadonlyMap<string, ToolHealth>;
  /** Of those of a person who has own ones: what they were made of. */
  of?: { deployment: Packs; own: Packs };
}

export const NO_PACKS: Packs = { skills: [], tools: new Map(), health: new Map() };

/** Which state of the packs a turn uses, as `open_turn` told it: the deployment's, and the user's own. Zero: never one. */
export interface PackRevisions {
  revision: number;
  own: number;
}

type Kept = Map<string, { revision: string; packs: Promise<Packs> }>;
/** Of each project that this instance serves, and of the people whose turns it ran last. */
const ofProjects: Kept = new Map();
const ofUsers: Kept = new Map();
const MOST_USERS = 200;

/**
 * The packs that are enabled, loaded once an instance and revision, a user's own with them: one round trip for all of them, none
 * while nothing changes. Where they cannot be loaded the turn goes on without, and the next one tries again.
 *
 * @param project tells apart the projects that one process may serve
 */
export async function loadPacks(
  client: RpcClient,
  project: string,
  userId: string,
  { revision, own }: PackRevisions,
): Promise<Packs> {
  let all: Promise<Pack[]> | undefined;
  const deployment = () =>
    revision === 0 ? Promise.resolve(NO_PACKS) : keep(
      ofProjects,
      project,
      `${revision}`,
      async (before) => asPacks((await (all = load(client, true))).filter(isShared), before),
    );
  const withOwn = async (before: Packs) => {
    const shared = await deployment();
    return addOwn(await (all ?? load(client, false)), shared, before);
  };
  try {
    return await (own === 0 ? deployment() : keep(ofUsers, `${project} ${userId}`, `${revision}/${own}`, withOwn));
  } catch (error) {
    logFailure("packs were not loaded", error);
    return NO_PACKS;
  }
}

/**
 * What is kept of that revision, else what is loaded, for all who wait meanwhile; the one that was not used for longest makes room.
 *
 * @param load gets what was kept before: what is known of a service outlives a push
 */
function keep(kept: Kept, key: string, revision: string, load: (before: Packs) => Promise<Packs>): Promise<Packs> {
  const found = kept.get(key);
  const entry = found?.revision === revision ? found : {
    revision,
    packs: (found?.packs ?? Promise.resolve(NO_PACKS)).catch(() => NO_PACKS).then(load),
  };
  kept.delete(key);
  kept.set(key, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_USERS) break;
    kept.delete(oldest);
  }
  entry.packs.catch(() => kept.get(key) === entry && kept.delete(key));
  return entry.packs;
}

const storedPacks = z.array(
  z.looseObject({ name: z.string(), tools: z.array(z.looseObject({ name: z.string() })).catch([]) }),
);

/**
 * What was stored, as far as this version of the product can use it: the rest is logged, once a loading, and left out.
 *
 * @param deployment with the deployment's, or the user's own alone
 */
async function load(client: RpcClient, deployment: boolean): Promise<Pack[]> {
  const stored = storedPacks.parse(await callRpc(client, "enabled_packs", { deployment }));
  return stored.flatMap((one) => {
    const tools = one.tools.filter((tool) => {
      const { error } = toolSchema.safeParse(tool);
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

const isShared = ({ own }: Pack) => !own;

function asPacks(packs: readonly Pack[], before: Packs): Packs {
  const all = packs.flatMap((pack) => pack.tools.map((tool) => ({ pack, tool })));
  const health = new Map(
    all.filter(({ tool }) => tool.call ?? tool.remote).map(({ pack, tool }) => {
      const known = before.health.get(tool.name)?.known ?? tool.health;
      return [tool.name, new ToolHealth(pack, tool, Date.now, known)];
    }),
  );
  const tools = all.map(({ pack, tool }): [string, AddedTool] => {
    const definition = packTool(pack, tool);
    const service = health.get(tool.name);
    const guarded = service ? guardTool(definition, service) : definition;
    return [tool.name, { ...guarded, answer: answerWithOneLineTexts(guarded) }];
  });
  return { skills: packs.map(packSkill), tools: new Map(tools), health };
}

/** A person's own beside the deployment's. What does not pass is left out: rows may be written over REST by anybody for themselves. */
function addOwn(packs: readonly Pack[], shared: Packs, before: Packs): Packs {
  const own = packs.filter((pack) => {
    if (!pack.own) return false;
    const reason = whyNotOwn(pack, shared);
    if (reason !== null) logFailure("a person's own pack is left out", new OwnError(reason));
    return reason === null;
  });
  if (own.length === 0) return shared;
  const added = asPacks(own, before);
  return {
    skills: [...shared.skills, ...added.skills],
    tools: new Map([...added.tools, ...shared.tools]),
    health: new Map([...added.health, ...shared.health]),
    of: { deployment: shared, own: added },
  };
}

function whyNotOwn(pack: Pack, shared: Packs): string | null {
  const taken = [...skills, ...shared.skills.map(({ skill }) => skill)];
  if (taken.some((skill) => skill.name === pack.name)) return "its name is taken";
  if (pack.tools.some((tool) => shared.tools.has(tool.name))) return "the name of a tool is taken";
  return ownPackProblems(pack)[0] ?? null;
}
