import { builtInCatalog, type Catalog, catalogOf } from "../catalog/catalog.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { createOutside, type Outside } from "../outside/outside.ts";
import type { Network } from "../outside/read-outside.ts";
import { checkHealth, saveHealthReports } from "../packs/check-health.ts";
import { loadPacks } from "../packs/load-packs.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { readAsPerson, readForPerson, type RenderServices, type TemplateContext } from "./compose-note.ts";

/** The project whose function this is, and how its services are reached. */
export interface Surroundings {
  supabaseUrl: string;
  /** Never by a setting: whoever could set it could have the server read what only it may. */
  network?: Network;
}

/** What a person's request renders by. */
export function servicesOfPerson(client: RpcClient, userId: string, surroundings: Surroundings): RenderServices {
  return {
    read: readAsPerson(client),
    catalog: (context) => catalogFor(client, surroundings, userId, context),
    ...reaching(surroundings),
  };
}

/** What the schedule renders by, as a person: with the deployment's packs alone, since tools of one's own wait for a yes. */
export function servicesOfSchedule(client: RpcClient, userId: string, surroundings: Surroundings): RenderServices {
  return {
    read: readForPerson(client, userId),
    catalog: ({ packs, ...context }) =>
      catalogFor(client, surroundings, userId, { ...context, packs: packs && { ...packs, own: 0 } }),
    ...reaching(surroundings),
  };
}

/** The person's catalog, kept in the instance as a turn keeps it; no packs are loaded for a template that names none of their tools. */
async function catalogFor(
  client: RpcClient,
  { supabaseUrl }: Surroundings,
  userId: string,
  { packs, off }: TemplateContext,
): Promise<Catalog> {
  if (packs === null) return builtInCatalog;
  const loaded = await loadPacks(client, supabaseUrl, userId, packs);
  return catalogOf({ packs: loaded, switches: { off, prompts: {} } });
}

function reaching({ supabaseUrl, network }: Surroundings): Pick<RenderServices, "outside" | "asked"> {
  const outside: Outside = createOutside(undefined, network);
  return {
    outside,
    // As after a turn.
    asked: ({ packs: { health } }) =>
      runInBackground(checkHealth(health.values(), outside, saveHealthReports(supabaseUrl))),
  };
}
