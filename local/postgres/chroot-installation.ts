import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Installation } from "./installation.ts";
import { packages, release } from "./packages.ts";
import { prepareDebootstrap } from "./prepare-debootstrap.ts";
import { runProgram } from "./run-program.ts";
import { withLock } from "./with-lock.ts";

/**
 * Mounts in a namespace of its own: they end with the last process in it, however that ends, so that nothing of the
 * machine can be mounted in a folder that somebody later removes.
 */
const enter = `set -e
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
mkdir -p "$0/srv/clusters"
mount --bind "$1" "$0/srv/clusters"
shift
exec chroot --userspec=postgres:postgres "$0" "$@"`;

/**
 * A small Debian with Postgres 17 in the cache folder, for machines whose own Debian is older. Needs root.
 * With no one to report to nothing is installed, and null says that it was not there.
 */
export async function chrootInstallation(
  cache: string,
  report: ((line: string) => void) | null,
): Promise<Installation | null> {
  const root = join(cache, `debian-${release}-${await recipe()}`);
  const clusters = join(cache, "clusters");
  const installed = await exists(root);
  if (!installed && !report) return null;
  await checkRights();
  if (!installed && report) await install(cache, root, report);
  await Deno.mkdir(clusters, { recursive: true });
  // The folder's owner is inside what postgres is outside, whatever number that user has there.
  await Deno.chown(clusters, await postgresUid(root), null);
  return {
    place: root,
    clusters,
    clustersInside: "/srv/clusters",
    command(program, ...args) {
      const path = `/usr/lib/postgresql/17/bin/${program}`;
      return ["unshare", "--mount", "--propagation", "private", "sh", "-c", enter, root, clusters, path, ...args];
    },
  };
}

async function checkRights(): Promise<void> {
  if (Deno.uid() !== 0) {
    throw new StartError(
      "Postgres 17 in a chroot takes root: run this with sudo, or set DATABASE_URL to a server that has it",
    );
  }
  const { code, stderr } = await runProgram(["unshare", "--mount", "--propagation", "private", "true"]);
  if (code === 0) return;
  throw new StartError(
    `this machine does not let us mount (${stderr}): give the container that right, or set DATABASE_URL to a Postgres 17`,
  );
}

/** Built aside and renamed, so that a folder with the final name is whole. */
async function install(cache: string, root: string, report: (line: string) => void): Promise<void> {
  await Deno.mkdir(cache, { recursive: true });
  await withLock(join(cache, "install.lock"), async () => {
    if (await exists(root)) return;
    const { mirror, keyring } = await prepareDebootstrap(report);
    report(`installing Postgres 17 from Debian ${release} (${mirror}) into ${root}; about a minute, once`);
    const unfinished = `${root}.unfinished`;
    await removeTree(unfinished);
    await debootstrap(unfinished, mirror, keyring, join(cache, "install.log"));
    await removeTree(join(unfinished, "var/cache/apt"));
    await removeTree(join(unfinished, "var/lib/apt/lists"));
    await Deno.rename(unfinished, root);
  });
}

async function debootstrap(root: string, mirror: string, keyring: string, log: string): Promise<void> {
  const command = [
    ...["unshare", "--mount", "--propagation", "private"],
    ...["debootstrap", "--variant=minbase", `--keyring=${keyring}`, `--include=${packages.join(",")}`],
    ...[release, root, mirror],
  ];
  // No service starts in there, and no question is asked.
  const { code, stdout, stderr } = await runProgram(command, {
    env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" },
  });
  await Deno.writeTextFile(log, stdout + stderr);
  if (code === 0) return;
  const reason = /^E: .*/m.exec(stdout + stderr)?.[0] ?? `exit code ${code}`;
  throw new StartError(`debootstrap failed: ${reason}; the whole of it is in ${log}`);
}

async function removeTree(folder: string): Promise<void> {
  // rm can be told not to cross into a mount; Deno.remove cannot.
  await runProgram(["rm", "-rf", "--one-file-system", "--", folder]);
}

async function postgresUid(root: string): Promise<number> {
  const line = (await Deno.readTextFile(join(root, "etc/passwd"))).split("\n").find((one) =>
    one.startsWith("postgres:")
  );
  return Number(line?.split(":")[2]);
}

/** Changes when another set of packages is wanted. */
async function recipe(): Promise<string> {
  const bytes = new TextEncoder().encode([release, ...packages].join(" "));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 8);
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
