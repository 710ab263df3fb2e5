import { builtInCatalog, type Catalog, catalogOf } from "../catalog/catalog.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { createOutside, type Outside } from "../outside/outside.ts";
import type { Network } from "../outside/read-outside.ts";
import { checkHealth, saveHealthReports } from "../packs/check-health.ts";
import { loadPacks } from "../packs/load-packs.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { readAsServer, readAsUser, type RenderServices, type TemplateContext } from "./compose-note.ts";

/** The project that the function serves, and how other hosts are reached. */
export interface ProjectAccess {
  supabaseUrl: string;
  /** There is no setting for it: whoever could change it could make the server request internal addresses. */
  network?: Network;
}

/** The services for a request of the person. */
export function servicesForPerson(client: RpcClient, userId: string, project: ProjectAccess): RenderServices {
  return {
    read: readAsUser(client),
    catalog: (context) => catalogFor(client, project, userId, context),
    ...outsideServices(project, userId),
  };
}

/** The services for automatic notes, with one person's rights. They have no own packs of the person: those tools wait for a yes. */
export function servicesForSchedule(client: RpcClient, userId: string, project: ProjectAccess): RenderServices {
  return {
    read: readAsServer(client, userId),
    catalog: ({ packs, ...context }) =>
      catalogFor(client, project, userId, { ...context, packs: packs && { ...packs, own: 0 } }),
    ...outsideServices(project, userId),
  };
}

/** The person's catalog, cached as for turns. Packs are loaded only for a template that names one of their tools. */
async function catalogFor(
  client: RpcClient,
  { supabaseUrl }: ProjectAccess,
  userId: string,
  { packs, off }: TemplateContext,
): Promise<Catalog> {
  if (packs === null) return builtInCatalog;
  const loaded = await loadPacks(client, supabaseUrl, userId, packs);
  return catalogOf({ packs: loaded, switches: { off, prompts: {} } });
}

function outsideServices(
  { supabaseUrl, network }: ProjectAccess,
  person: string,
): Pick<RenderServices, "outside" | "onPacksCalled"> {
  const outside: Outside = createOutside({}, network, { person });
  return {
    outside,
    // After a turn the same is done.
    onPacksCalled: ({ packs: { health } }) =>
      runInBackground(checkHealth(health.values(), outside, saveHealthReports(supabaseUrl))),
  };
}
