import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";

/** Where the lane keeps what it installs, outside the checkout so that all checkouts share it. */
export function cacheFolder(): string {
  const home = Deno.env.get("HOME");
  const cache = Deno.env.get("XDG_CACHE_HOME") || (home && join(home, ".cache"));
  if (!cache) throw new StartError("neither XDG_CACHE_HOME nor HOME is set: there is no folder to install Postgres in");
  return resolve(cache, "life-assistant", "postgres-17");
}
