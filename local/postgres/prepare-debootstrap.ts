import { StartError } from "../start-error.ts";
import { mustRun, runProgram } from "./run-program.ts";

const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";

/** Sees to debootstrap and Debian's keys, and finds the mirror to install from. */
export async function prepareDebootstrap(
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
