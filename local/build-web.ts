import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The version is read from where it is pinned. */
const { imports } = JSON.parse(Deno.readTextFileSync(`${ROOT}import_map.json`)) as { imports: Record<string, string> };

/** A build of the web client that is there, or being made. */
export interface WebBuild {
  /** The folder of its files. */
  folder: Promise<string>;
  /** Ends the build if it is still being made. */
  stop(): void;
}

/** Builds the web client in a process of its own, unless the same sources were built before. */
export function buildWeb(): WebBuild {
  let process: Deno.ChildProcess | undefined;
  const build = async () => {
    const wanted = `${ROOT}.cache/web/${await digestOfSources()}`;
    if (await exists(`${wanted}/index.html`)) return wanted;
    const partial = `${wanted}.unfinished-${Deno.pid}`;
    const flags = ["--outDir", partial, "--emptyOutDir", "--logLevel", "error"];
    process = new Deno.Command(Deno.execPath(), {
      args: ["run", "--allow-all", "--quiet", imports.vite!, "build", "web", ...flags],
      cwd: ROOT,
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const { code, stderr } = await process.output();
    if (code !== 0) throw new Error(new TextDecoder().decode(stderr).trim().split("\n").slice(-3).join(" "));
    await Deno.rename(partial, wanted).catch(async (error) => {
      // Another start has built the same meanwhile.
      if (!await exists(`${wanted}/index.html`)) throw error;
      await Deno.remove(partial, { recursive: true });
    });
    return wanted;
  };
  return {
    folder: build(),
    stop() {
      try {
        process?.kill();
      } catch {
        // It has ended.
      }
    },
  };
}

/** Of every source that may be in the client and every pinned package: the same sources are built once. */
async function digestOfSources(): Promise<string> {
  const folders = await Promise.all(
    ["web", "shared/writing", "shared/language", "shared/statements"].map((name) => filesBelow(ROOT + name)),
  );
  const files = [`${ROOT}deno.lock`, `${ROOT}import_map.json`, ...folders.flat()].toSorted();
  const texts = await Promise.all(
    files.map(async (file) => `${file.slice(ROOT.length)}\n${await Deno.readTextFile(file)}`),
  );
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(texts.join("\0")));
  return new Uint8Array(digest).slice(0, 12).toHex();
}

async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (name === "dist" || name === "node_modules") continue;
    files.push(...isDirectory ? await filesBelow(`${folder}/${name}`) : [`${folder}/${name}`]);
  }
  return files;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
