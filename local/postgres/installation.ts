import { join, resolve } from "node:path";
import { StartError } from "../run-task.ts";

/** A copy of Postgres 17 with the extensions, and how to run its programs. */
export interface Installation {
  /** For people: where it is. */
  place: string;
  /** The folder with all clusters, as this process sees it. */
  clusters: string;
  /** The same folder as Postgres's programs see it. */
  clustersInside: string;
  /** The command line that runs a program as the user that owns the clusters. */
  command(program: string, ...args: string[]): string[];
}

/** Debian's packages: the server, and what a Supabase project or its tests load into it. */
export const packages = [
  "postgresql-17",
  "postgresql-17-cron",
  "postgresql-17-pgtap",
  "postgresql-17-pgvector",
  "postgresql-17-plpgsql-check",
];

/** The first Debian release that has all of them. */
export const release = "trixie";

/** Files that prove the packages are there, under /usr/share/postgresql/17/extension. */
export const controlFiles = ["vector", "pg_cron", "pgtap", "plpgsql_check", "pg_trgm", "unaccent", "pgcrypto"];

/** Where the lane keeps what it installs, outside the checkout so that all checkouts share it. */
export function cacheFolder(): string {
  const home = Deno.env.get("HOME");
  const cache = Deno.env.get("XDG_CACHE_HOME") || (home && join(home, ".cache"));
  if (!cache) throw new StartError("neither XDG_CACHE_HOME nor HOME is set: there is no folder to install Postgres in");
  return resolve(cache, "life-assistant", "postgres-17");
}
