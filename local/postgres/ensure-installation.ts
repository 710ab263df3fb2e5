import { StartError } from "../start-error.ts";
import { findInstallation } from "./find-installation.ts";
import type { Installation } from "./installation.ts";

/**
 * Postgres 17 with the extensions, installed into the cache folder when the machine has none.
 * @throws {StartError} when this machine cannot install it
 */
export async function ensureInstallation(report: (line: string) => void): Promise<Installation> {
  const installation = await findInstallation(report);
  if (!installation) throw new StartError("Postgres 17 could not be installed");
  return installation;
}
