import { StartError } from "../run-task.ts";
import { chrootInstallation } from "./chroot-installation.ts";
import { hostInstallation } from "./host-installation.ts";
import { cacheFolder, type Installation } from "./installation.ts";

/**
 * Finds Postgres 17 with the extensions: the machine's own, or the one in the cache folder.
 * @param report gets progress lines; with it, a missing Postgres is installed
 * @returns null when there is none
 */
export async function findInstallation(report: ((line: string) => void) | null = null): Promise<Installation | null> {
  const cache = cacheFolder();
  return await hostInstallation(cache) ?? await chrootInstallation(cache, report);
}

/**
 * Finds Postgres 17 with the extensions, and installs it into the cache folder when there is none.
 * @throws {StartError} when this machine cannot install it
 */
export async function ensureInstallation(report: (line: string) => void): Promise<Installation> {
  const installation = await findInstallation(report);
  if (!installation) throw new StartError("Postgres 17 could not be installed");
  return installation;
}
