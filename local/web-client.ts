import { fileURLToPath } from "node:url";
import { logFailure } from "../shared/runtime/log-failure.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The version is read from where it is pinned. */
const { imports } = JSON.parse(Deno.readTextFileSync(`${ROOT}import_map.json`)) as { imports: Record<string, string> };

/** What `/config.json` tells the page. */
export interface WebConfig {
  url: string;
  publishableKey: string;
  demo: { email: string; password: string };
}

/** The web client at `/`: files of a build, made beside the running stack when the sources are newer than the last one. */
export interface WebClient {
  /** Answers a request for a page or one of its files. Null for anything else than GET and HEAD. */
  serve(request: Request): Promise<Response | null>;
  /** Resolves once there is a build, or it is known that there is none. */
  built: Promise<void>;
  close(): void;
}

/** Starts the build if one is needed, and does not wait for it. */
export function startWebClient(config: () => WebConfig): WebClient {
  const built = Promise.withResolvers<void>();
  let folder: string | null = null;
  let problem: string | null = null;
  let build: Deno.ChildProcess | undefined;
  const start = async () => {
    const wanted = `${ROOT}.cache/web/${await digestOfSources()}`;
    if (!await exists(`${wanted}/index.html`)) {
      const partial = `${wanted}.unfinished-${Deno.pid}`;
      build = new Deno.Command(Deno.execPath(), {
        args: [
          "run",
          "--allow-all",
          "--quiet",
          imports.vite!,
          "build",
          "web",
          "--outDir",
          partial,
          "--emptyOutDir",
          "--logLevel",
          "error",
        ],
        cwd: ROOT,
        stdin: "null",
        stdout: "null",
        stderr: "piped",
      }).spawn();
      const { code, stderr } = await build.output();
      if (code !== 0) throw new Error(new TextDecoder().decode(stderr).trim().split("\n").slice(-3).join(" "));
      await Deno.rename(partial, wanted).catch(async (error) => {
        // Another start has built the same meanwhile.
        if (!await exists(`${wanted}/index.html`)) throw error;
        await Deno.remove(partial, { recursive: true });
      });
    }
    folder = wanted;
  };
  start().catch((error) => {
    problem = error instanceof Error ? error.message : String(error);
    logFailure("the web client was not built", error);
  }).finally(() => built.resolve());
  return {
    built: built.promise,
    async serve(request) {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const { pathname } = new URL(request.url);
      if (pathname === "/config.json") return Response.json(config(), { headers: { "cache-control": "no-store" } });
      if (folder !== null) return await serveFile(folder, pathname);
      return pathname.includes(".") ? null : notYet(problem);
    },
    close() {
      try {
        build?.kill();
      } catch {
        // It has ended.
      }
    },
  };
}

/** Of every source of the client and every pinned package: the same sources are built once. */
async function digestOfSources(): Promise<string> {
  const files = [`${ROOT}deno.lock`, `${ROOT}import_map.json`, ...await filesBelow(`${ROOT}web`)].toSorted();
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

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Only this page's own files run, and it reaches only its own origin. Styles of positions are set by its own scripts. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A file of the build. An address without a file is a page of the client, which its own router shows. */
async function serveFile(folder: string, pathname: string): Promise<Response | null> {
  const isFile = /^\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/.test(pathname);
  const file = isFile ? pathname : "/index.html";
  const body = await Deno.readFile(folder + file).catch(() => null);
  if (body === null) return null;
  const isHashed = file.startsWith("/assets/");
  return new Response(body, {
    headers: {
      "content-type": TYPES[file.split(".").at(-1)!] ?? "application/octet-stream",
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    },
  });
}

function notYet(problem: string | null): Response {
  const said = problem === null
    ? "A página está sendo montada. Ela abre sozinha em alguns segundos."
    : "A página não pôde ser montada. O motivo está no terminal em que a pilha roda; a API funciona.";
  const refresh = problem === null ? '<meta http-equiv="refresh" content="1">' : "";
  return new Response(
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">${refresh}<title>Life Assistant</title></head><body><p>${said}</p></body></html>`,
    { status: 503, headers: { "content-type": "text/html; charset=utf-8", "retry-after": "1" } },
  );
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
