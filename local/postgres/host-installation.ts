import { join } from "node:path";
import { controlFiles, type Installation } from "./installation.ts";
import { mustRun } from "./run-program.ts";

const programs = "/usr/lib/postgresql/17/bin";
const extensions = "/usr/share/postgresql/17/extension";

/** The Postgres 17 that is installed on the machine. Null: it is missing, or one of the extensions is. */
export async function hostInstallation(cache: string): Promise<Installation | null> {
  const needed = [`${programs}/postgres`, ...controlFiles.map((name) => `${extensions}/${name}.control`)];
  for (const file of needed) if (!await exists(file)) return null;
  const asRoot = Deno.uid() === 0;
  // Postgres refuses to run as root, and the user postgres cannot read root's home.
  const clusters = asRoot ? "/var/lib/life-assistant-postgres-17" : join(cache, "clusters");
  await Deno.mkdir(clusters, { recursive: true, mode: 0o700 });
  if (asRoot) await mustRun("giving the cluster folder to the user postgres", ["chown", "postgres:postgres", clusters]);
  return {
    place: programs,
    clusters,
    clustersInside: clusters,
    command(program, ...args) {
      const path = `${programs}/${program}`;
      return asRoot ? ["runuser", "-u", "postgres", "--", path, ...args] : [path, ...args];
    },
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await Deno.stat(file)).isFile;
  } catch {
    return false;
  }
}
