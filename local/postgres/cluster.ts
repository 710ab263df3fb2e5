import { join } from "node:path";
import { StartError } from "../run-task.ts";
import type { Installation } from "./installation.ts";
import { mustRun, runProgram, withLock } from "./run-program.ts";

/** A Postgres server on this machine. Every connection from the machine is let in, as any user. */
export interface Cluster {
  /** As superuser, to the database in which pg_cron lives. */
  url: string;
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  max_connections: "200",
  shared_preload_libraries: "pg_cron",
  "cron.database_name": "postgres",
  // Otherwise pg_cron connects by itself, and would have to be told port and password.
  "cron.use_background_workers": "on",
  max_worker_processes: "20",
};

/** For clusters that live as long as a test run: a crash of Postgres still loses nothing, one of the machine does. */
const careless = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Starts a cluster by name, made on its first start; one that runs is left alone. */
export async function startCluster(
  installation: Installation,
  name: string,
  { throwaway = false }: { throwaway?: boolean } = {},
): Promise<Cluster> {
  return await withLock(join(installation.clusters, `${name}.lock`), async () => {
    const running = await runningPort(installation, name);
    const port = running && await answers(running) ? running : await start(installation, name, throwaway);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
  });
}

async function start(installation: Installation, name: string, throwaway: boolean): Promise<number> {
  if (!await exists(join(installation.clusters, name, "PG_VERSION"))) {
    await initialise(installation, name, throwaway ? { ...settings, ...careless } : settings);
  }
  const port = await choosePort(installation, name);
  const data = `${installation.clustersInside}/${name}`;
  // The name tells this cluster's process from any other that may one day have its number.
  const options = `-c port=${port} -c cluster_name=${clusterName(installation, name)}`;
  const args = ["-w", "-t", "60", "-D", data, "-l", `${data}/server.log`, "-o", options];
  const command = installation.command("pg_ctl", "start", ...args);
  // A killed server leaves its file, and for a moment processes on whose account a start is refused.
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

/** The port of a cluster that runs, from the file its server keeps; null when the file is stale or not there. */
async function runningPort(installation: Installation, name: string): Promise<number | null> {
  const { pid, port } = await readPidFile(installation, name);
  const commandLine = await read(`/proc/${pid}/cmdline`);
  return port && commandLine.includes(`cluster_name=${clusterName(installation, name)}`) ? port : null;
}

/** A server that is being killed still looks like one that runs. */
async function answers(port: number): Promise<boolean> {
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

/** The port of the last start while it is free, so that a URL stays good over restarts. */
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
