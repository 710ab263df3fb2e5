import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { ToolDefinition } from "../tools/definition.ts";
import { inOneLine } from "../tools/in-one-line.ts";
import { pack as packSchema } from "./pack.ts";
import { type PackSkill, packSkill } from "./pack-skill.ts";
import { packTool } from "./pack-tool.ts";

/** What the packs of a deployment add to a turn. */
export interface Packs {
  skills: readonly PackSkill[];
  tools: ReadonlyMap<string, ToolDefinition>;
}

export const NO_PACKS: Packs = { skills: [], tools: new Map() };

/** Of each project that this instance serves: what was loaded, and at which revision. */
const loaded = new Map<string, { revision: number; packs: Promise<Packs> }>();

/**
 * The packs that are enabled, loaded once an instance and revision: one round trip for all of them, none while nothing changes.
 * Where they cannot be loaded the turn goes on without, and the next one tries again.
 *
 * @param project tells apart the projects that one process may serve
 * @param revision as `open_turn` told it; zero while there has never been a pack
 */
export async function loadPacks(client: RpcClient, project: string, revision: number): Promise<Packs> {
  if (revision === 0) return NO_PACKS;
  const kept = loaded.get(project);
  const packs = kept?.revision === revision ? kept.packs : load(client);
  loaded.set(project, { revision, packs });
  try {
    return await packs;
  } catch (error) {
    if (loaded.get(project)?.packs === packs) loaded.delete(project);
    logFailure("packs were not loaded", error);
    return NO_PACKS;
  }
}

async function load(client: RpcClient): Promise<Packs> {
  const stored = z.array(z.looseObject({ name: z.string() })).parse(await callRpc(client, "enabled_packs", {}));
  const read = stored.flatMap((one) => {
    const { data, error } = packSchema.safeParse(one);
    if (error) logFailure(`pack ${one.name} is not of this version`, error);
    const missing = data?.variables.filter((name) => readToolVariable(name) === undefined) ?? [];
    if (missing.length > 0) logFailure(`pack ${one.name} is left out`, new OwnError(`${missing.join(", ")} not set`));
    return data && missing.length === 0 ? [data] : [];
  });
  return {
    skills: read.map(packSkill),
    tools: new Map(read.flatMap((pack) => pack.tools.map((tool) => [tool.name, inOneLine(packTool(pack, tool))]))),
  };
}

/** The skills alone, as `use_skill` lists them. */
export function skillsOf({ skills }: Packs): SkillDefinition[] {
  return skills.map(({ skill }) => skill);
}
