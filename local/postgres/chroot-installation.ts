import { join } from "node:path";
import { StartError } from "../run-task.ts";
import { type Installation, packages, release } from "./installation.ts";
import { mustRun, runProgram, withLock } from "./run-program.ts";

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

const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";

/** Sees to debootstrap and Debian's keys, and finds the mirror to install from. */
async function prepareDebootstrap(
  report: (line: string) => void,
): Promise<{ mirror: string; keyring: string }> {
  if (!await onPath("apt-get")) {
    throw new StartError(
      "Postgres 17 is installed with Debian's tools, and there is no apt-get here: set DATABASE_URL to a Postgres 17 " +
        "server with pgvector, pg_cron, pgtap and plpgsql_check",
    );
  }
  if (!await onPath("debootstrap") || !await isFile(keyring)) {
    report("installing debootstrap");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await mustRun("reading the package lists", ["apt-get", "update", "-qq"], { env });
    const wanted = ["debootstrap", "debian-archive-keyring", "wget"];
    await mustRun("installing debootstrap", ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...wanted], {
      env,
    });
  }
  return { mirror: await debianMirror(), keyring };
}

/**
 * The mirror that apt is set up with. Systems derived from Debian have mirrors that hold something else: there DEBIAN_MIRROR
 * names one.
 * @throws {StartError} when neither is there
 */
async function debianMirror(): Promise<string> {
  const named = Deno.env.get("DEBIAN_MIRROR");
  if (named) return named;
  const system = await Deno.readTextFile("/etc/os-release").catch(() => "");
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(system)?.[1];
  if (!/^ID=debian$/m.test(system) || !codename) throw noMirror();
  // Other vendors use the codename too, but not this component with it.
  const format = "$(RELEASE) $(COMPONENT) $(REPO_URI)";
  const { stdout } = await runProgram(["apt-get", "indextargets", "--format", format, "Created-By: Packages"]);
  const line = stdout.split("\n").find((one) => one.startsWith(`${codename} main http`));
  const mirror = line?.split(" ")[2];
  if (!mirror) throw noMirror();
  return mirror;
}

function noMirror(): StartError {
  return new StartError(
    "found no Debian mirror in apt's sources: set DEBIAN_MIRROR to the URL of one, or DATABASE_URL to a server",
  );
}

async function onPath(program: string): Promise<boolean> {
  return (await runProgram(["sh", "-c", `command -v ${program}`])).code === 0;
}

async function isFile(path: string): Promise<boolean> {
  return await Deno.stat(path).then((info) => info.isFile, () => false);
}
