import { join, resolve } from "node:path";
import { StartError } from "../run-task.ts";

/** A copy of Postgres 17 with the extensions, and how to run its programs. */
export interface Installation {
  /** Where it is, for messages. */
  place: string;
  /** The folder with all clusters, as this process sees it. */
  clusters: string;
  /** The same folder as Postgres's programs see it. */
  clustersInside: string;
  /** The command line that runs a program as the user that owns the clusters. */
  command(program: string, ...args: string[]): string[];
}

/** Debian packages: the server, and the extensions of a Supabase project and of the tests. */
export const packages = [
  "postgresql-17",
  "postgresql-17-cron",
  "postgresql-17-pgtap",
  "postgresql-17-pgvector",
  "postgresql-17-plpgsql-check",
];

/** The first Debian release that has all of them. */
export const release = "trixie";

/** Extensions whose control files show that the packages are installed. */
export const controlFiles = ["vector", "pg_cron", "pgtap", "plpgsql_check", "pg_trgm", "unaccent", "pgcrypto"];

/** The folder for the installation and the clusters. It is outside the checkout, so that all checkouts share it. */
export function cacheFolder(): string {
  const home = Deno.env.get("HOME");
  const cache = Deno.env.get("XDG_CACHE_HOME") || (home && join(home, ".cache"));
  if (!cache) throw new StartError("neither XDG_CACHE_HOME nor HOME is set: there is no folder to install Postgres in");
  return resolve(cache, "life-assistant", "postgres-17");
}
