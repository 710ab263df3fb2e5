import type { RpcClient } from "../database/rpc-client.ts";
import { createOutside, type Outside } from "../outside/outside.ts";
import type { Network } from "../outside/read-outside.ts";
import { checkHealth, noteHealth } from "../packs/check-health.ts";
import { loadPacks, NO_PACKS, type Packs } from "../packs/load-packs.ts";
import { switchPacks } from "../packs/switch-packs.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { type Means, readAsPerson, readForPerson, type TemplateContext } from "./compose-note.ts";

/** The project whose function this is, and how its services are reached. */
export interface Surroundings {
  supabaseUrl: string;
  /** Never by a setting: whoever could set it could have the server read what only it may. */
  network?: Network;
}

/** What a person's request renders by. */
export function meansOfPerson(client: RpcClient, userId: string, surroundings: Surroundings): Means {
  return {
    read: readAsPerson(client),
    packs: (context) => packsFor(client, surroundings, userId, context),
    ...reaching(surroundings),
  };
}

/** What the schedule renders by, as a person: with the deployment's packs alone, since tools of one's own wait for a yes. */
export function meansForPerson(client: RpcClient, userId: string, surroundings: Surroundings): Means {
  return {
    read: readForPerson(client, userId),
    packs: ({ packs, ...context }) =>
      packsFor(client, surroundings, userId, { ...context, packs: packs && { ...packs, own: 0 } }),
    ...reaching(surroundings),
  };
}

/** The packs of a turn, kept in the instance as a turn keeps them; none are loaded for a template that names none of their tools. */
export async function packsFor(
  client: RpcClient,
  { supabaseUrl }: Surroundings,
  userId: string,
  { packs, off }: TemplateContext,
): Promise<Packs> {
  if (packs === null) return NO_PACKS;
  return switchPacks(await loadPacks(client, supabaseUrl, userId, packs), { off, prompts: {} });
}

function reaching({ supabaseUrl, network }: Surroundings): Pick<Means, "outside" | "asked"> {
  const outside: Outside = createOutside(undefined, network);
  return {
    outside,
    // As after a turn.
    asked: ({ health }) => runInBackground(checkHealth(health.values(), outside, noteHealth(supabaseUrl))),
  };
}
