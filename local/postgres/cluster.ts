import { join } from "node:path";
import { StartError } from "../run-task.ts";
import type { Installation } from "./installation.ts";
import { mustRun, runProgram, withLock } from "./run-program.ts";

/** A Postgres server on this machine. It accepts every connection from the machine, as any user, without a password. */
interface Cluster {
  /** For the superuser and the database that has pg_cron. */
  url: string;
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  max_connections: "200",
  shared_preload_libraries: "pg_cron",
  "cron.database_name": "postgres",
  // Otherwise pg_cron opens connections itself, and needs the port and a password.
  "cron.use_background_workers": "on",
  max_worker_processes: "20",
};

/** For clusters that are deleted after a test run. A crash of Postgres loses no data; a crash of the machine does. */
const throwawaySettings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Starts the cluster with this name, unless it runs already. The first start creates it. */
export async function startCluster(
  installation: Installation,
  name: string,
  { throwaway = false }: { throwaway?: boolean } = {},
): Promise<Cluster> {
  return await withLock(join(installation.clusters, `${name}.lock`), async () => {
    const running = await runningPort(installation, name);
    const port = running && await acceptsConnections(running) ? running : await start(installation, name, throwaway);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
  });
}

async function start(installation: Installation, name: string, throwaway: boolean): Promise<number> {
  if (!await exists(join(installation.clusters, name, "PG_VERSION"))) {
    await initialise(installation, name, throwaway ? { ...settings, ...throwawaySettings } : settings);
  }
  const port = await choosePort(installation, name);
  const data = `${installation.clustersInside}/${name}`;
  // The name distinguishes this process from another that may later get the same pid.
  const options = `-c port=${port} -c cluster_name=${clusterName(installation, name)}`;
  const args = ["-w", "-t", "60", "-D", data, "-l", `${data}/server.log`, "-o", options];
  const command = installation.command("pg_ctl", "start", ...args);
  // A killed server leaves its pid file, and for a moment child processes. While these run, a new server refuses to start.
  let tries = await readPidFile(installation, name).then(({ pid }) => pid ? 40 : 1);
  while ((await runProgram(command)).code !== 0) {
    if (--tries === 0) {
      throw new StartError(`Postgres did not start: see ${join(installation.clusters, name, "server.log")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return port;
}

/** Stops a cluster; true when it was running. Open connections are closed. */
export async function stopCluster(installation: Installation, name: string): Promise<boolean> {
  if (await runningPort(installation, name) === null) return false;
  const data = `${installation.clustersInside}/${name}`;
  await mustRun(
    "stopping Postgres",
    installation.command("pg_ctl", "stop", "-m", "fast", "-w", "-t", "60", "-D", data),
  );
  return true;
}

/** Stops a cluster and deletes its files. */
export async function removeCluster(installation: Installation, name: string): Promise<void> {
  await stopCluster(installation, name);
  for (const folder of [name, `${name}.unfinished`, `${name}.lock`]) await remove(join(installation.clusters, folder));
}

async function initialise(installation: Installation, name: string, values: Record<string, string>): Promise<void> {
  const unfinished = `${name}.unfinished`;
  await remove(join(installation.clusters, unfinished));
  const set = Object.entries(values).flatMap(([key, value]) => ["--set", `${key}=${value}`]);
  await mustRun(
    "making the database cluster",
    installation.command(
      "initdb",
      ...["-D", `${installation.clustersInside}/${unfinished}`, "-U", "postgres", "--auth=trust"],
      ...["--encoding=UTF8", "--locale=C.UTF-8", ...set],
    ),
  );
  await Deno.rename(join(installation.clusters, unfinished), join(installation.clusters, name));
}

/** The port of a running cluster, from its pid file. Null: there is no such file, or it is stale. */
async function runningPort(installation: Installation, name: string): Promise<number | null> {
  const { pid, port } = await readPidFile(installation, name);
  const commandLine = await read(`/proc/${pid}/cmdline`);
  return port && commandLine.includes(`cluster_name=${clusterName(installation, name)}`) ? port : null;
}

/** A server that is being killed still has a process with the right command line, but accepts no connections. */
async function acceptsConnections(port: number): Promise<boolean> {
  return await Deno.connect({ hostname: "127.0.0.1", port }).then((connection) => {
    connection.close();
    return true;
  }, () => false);
}

async function readPidFile(installation: Installation, name: string): Promise<{ pid: number; port: number }> {
  const [pid, , , port] = (await read(join(installation.clusters, name, "postmaster.pid"))).split("\n");
  return { pid: Number(pid), port: Number(port) };
}

async function read(file: string): Promise<string> {
  return await Deno.readTextFile(file).catch(() => "");
}

/** The port of the last start if it is free, so that the URL stays the same after a restart. */
async function choosePort(installation: Installation, name: string): Promise<number> {
  const options = await read(join(installation.clusters, name, "postmaster.opts"));
  const last = Number(/port=(\d+)/.exec(options)?.[1] ?? 0);
  return freePort(last) ?? freePort(0) ?? 0;
}

function freePort(port: number): number | null {
  try {
    const listener = Deno.listen({ hostname: "127.0.0.1", port });
    listener.close();
    return listener.addr.port;
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) return null;
    throw error;
  }
}

function clusterName(installation: Installation, name: string): string {
  return join(installation.clusters, name).replace(/[^\w.-]+/g, "_").slice(-60);
}

async function remove(folder: string): Promise<void> {
  await Deno.remove(folder, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
