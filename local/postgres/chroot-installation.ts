import { join } from "node:path";
import { StartError } from "../run-task.ts";
import { type Installation, packages, release } from "./installation.ts";
import { mustRun, runProgram, withLock } from "./run-program.ts";

/**
 * A shell script that runs a program inside the chroot. It runs in a mount namespace of its own, so the mounts end with the
 * last process in it. Otherwise somebody who deletes the folder could delete what is mounted there.
 */
const ENTER_CHROOT = `set -e
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
mkdir -p "$0/srv/clusters"
mount --bind "$1" "$0/srv/clusters"
shift
exec chroot --userspec=postgres:postgres "$0" "$@"`;

/**
 * A small Debian with Postgres 17 in the cache folder, for machines whose own Debian is older. Needs root.
 * @param report gets progress lines; null means that nothing may be installed
 * @returns null when it is not installed and may not be
 */
export async function chrootInstallation(
  cache: string,
  report: ((line: string) => void) | null,
): Promise<Installation | null> {
  const root = join(cache, `debian-${release}-${await packagesHash()}`);
  const clusters = join(cache, "clusters");
  const installed = await exists(root);
  if (!installed && !report) return null;
  await checkPermissions();
  if (!installed && report) await install(cache, root, report);
  await Deno.mkdir(clusters, { recursive: true });
  // The user postgres of the chroot must own the folder. Its user id there is not always that of the machine's postgres.
  await Deno.chown(clusters, await postgresUid(root), null);
  return {
    place: root,
    clusters,
    clustersInside: "/srv/clusters",
    command(program, ...args) {
      const path = `/usr/lib/postgresql/17/bin/${program}`;
      return [
        "unshare",
        "--mount",
        "--propagation",
        "private",
        "sh",
        "-c",
        ENTER_CHROOT,
        root,
        clusters,
        path,
        ...args,
      ];
    },
  };
}

async function checkPermissions(): Promise<void> {
  if (Deno.uid() !== 0) {
    throw new StartError(
      "Postgres 17 in a chroot needs root: run this with sudo, or set DATABASE_URL to a server that has it",
    );
  }
  const { code, stderr } = await runProgram(["unshare", "--mount", "--propagation", "private", "true"]);
  if (code === 0) return;
  throw new StartError(
    `this machine does not allow mounts (${stderr}): allow them for this container, or set DATABASE_URL to a Postgres 17 server`,
  );
}

/** Installs into another folder, which is then renamed: so a folder with the final name is always complete. */
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
  // apt asks no questions.
  const { code, stdout, stderr } = await runProgram(command, {
    env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" },
  });
  await Deno.writeTextFile(log, stdout + stderr);
  if (code === 0) return;
  const reason = /^E: .*/m.exec(stdout + stderr)?.[0] ?? `exit code ${code}`;
  throw new StartError(`debootstrap failed: ${reason}; the full output is in ${log}`);
}

async function removeTree(folder: string): Promise<void> {
  // Unlike Deno.remove, rm can be told not to delete inside a mount.
  await runProgram(["rm", "-rf", "--one-file-system", "--", folder]);
}

async function postgresUid(root: string): Promise<number> {
  const line = (await Deno.readTextFile(join(root, "etc/passwd"))).split("\n").find((one) =>
    one.startsWith("postgres:")
  );
  return Number(line?.split(":")[2]);
}

/** Part of the folder's name. It changes when the release or the packages change. */
async function packagesHash(): Promise<string> {
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

/** Installs debootstrap and Debian's keys when they are missing, and finds the mirror to install from. */
async function prepareDebootstrap(
  report: (line: string) => void,
): Promise<{ mirror: string; keyring: string }> {
  if (!await isInstalled("apt-get")) {
    throw new StartError(
      "Postgres 17 is installed with Debian's tools, and there is no apt-get here: set DATABASE_URL to a Postgres 17 " +
        "server with pgvector, pg_cron, pgtap and plpgsql_check",
    );
  }
  if (!await isInstalled("debootstrap") || !await isFile(keyring)) {
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
 * The mirror in DEBIAN_MIRROR, or else the one that apt uses. On systems derived from Debian, apt's mirror holds other packages
 * and is not used.
 * @throws {StartError} when there is no mirror
 */
async function debianMirror(): Promise<string> {
  const named = Deno.env.get("DEBIAN_MIRROR");
  if (named) return named;
  const system = await Deno.readTextFile("/etc/os-release").catch(() => "");
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(system)?.[1];
  if (!/^ID=debian$/m.test(system) || !codename) throw noMirrorError();
  // Other vendors use the codename too, but not together with the component main.
  const format = "$(RELEASE) $(COMPONENT) $(REPO_URI)";
  const { stdout } = await runProgram(["apt-get", "indextargets", "--format", format, "Created-By: Packages"]);
  const line = stdout.split("\n").find((one) => one.startsWith(`${codename} main http`));
  const mirror = line?.split(" ")[2];
  if (!mirror) throw noMirrorError();
  return mirror;
}

function noMirrorError(): StartError {
  return new StartError(
    "found no Debian mirror in apt's sources: set DEBIAN_MIRROR to the URL of one, or DATABASE_URL to a server",
  );
}

async function isInstalled(program: string): Promise<boolean> {
  return (await runProgram(["sh", "-c", `command -v ${program}`])).code === 0;
}

async function isFile(path: string): Promise<boolean> {
  return await Deno.stat(path).then((info) => info.isFile, () => false);
}
