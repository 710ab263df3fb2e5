import { cacheFolder } from "./cache-folder.ts";
import { chrootInstallation } from "./chroot-installation.ts";
import { hostInstallation } from "./host-installation.ts";
import type { Installation } from "./installation.ts";

/**
 * Postgres 17 with the extensions: the machine's own, or the one in the cache folder; null when there is neither.
 * With somebody to report to, it is installed when it is missing.
 */
export async function findInstallation(report: ((line: string) => void) | null = null): Promise<Installation | null> {
  const cache = cacheFolder();
  return await hostInstallation(cache) ?? await chrootInstallation(cache, report);
}
