import { logFailure } from "../shared/runtime/log-failure.ts";
import { buildWeb, type WebBuild } from "./build-web.ts";
import { headersFor, readHeaderRules } from "./static-headers.ts";

/** What `/config.json` tells the page. */
export interface WebConfig {
  url: string;
  publishableKey: string;
  demo: { email: string; password: string };
  /** Where mails arrive. */
  mail?: "terminal";
}

/** The web client at `/`: files of a build, made beside the running stack when the sources are newer than the last one. */
export interface WebClient {
  /** Answers a request for a page or one of its files. Null for anything else than GET and HEAD. */
  serve(request: Request): Promise<Response | null>;
  /** Resolves once there is a build, or it is known that there is none. */
  built: Promise<void>;
  close(): void;
}

/** Serves a build, and until it is there a page that waits for it. */
export function startWebClient(config: () => WebConfig, build: WebBuild = buildWeb()): WebClient {
  let folder: string | null = null;
  let problem: string | null = null;
  const built = build.folder.then((made) => {
    folder = made;
  }, (error) => {
    problem = error instanceof Error ? error.message : String(error);
    logFailure("the web client was not built", error);
  });
  return {
    built,
    async serve(request) {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const { pathname } = new URL(request.url);
      if (pathname === "/config.json") return Response.json(config(), { headers: { "cache-control": "no-store" } });
      if (folder !== null) return await serveFile(folder, request);
      return FILE.test(pathname) ? null : notYet(problem);
    },
    close: build.stop,
  };
}

/** Files stand in two places of a build. A dot in a deeper address is part of a name, as in `/conversa/a.b`. */
const FILE = /^\/(?:assets\/)?[\w-]+(?:\.[\w-]+)+$/;

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

const PACKED = /^(?:text|application\/(?:json|manifest))|svg/;

/** What the host of a deployed client sends too: only this page's own files run. */
const HEADERS = readHeaderRules(Deno.readTextFileSync(new URL("../web/public/_headers", import.meta.url)));

/** A file of the build. An address without a file is a page of the client, which its own router shows. */
async function serveFile(folder: string, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const file = FILE.test(pathname) ? pathname : "/index.html";
  const body = await Deno.readFile(folder + file).catch(() => null);
  if (body === null) return null;
  const type = TYPES[file.split(".").at(-1)!] ?? "application/octet-stream";
  // As a host of static files does it.
  const isPacked = PACKED.test(type) && /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const stream = new Blob([body]).stream();
  return new Response(isPacked ? stream.pipeThrough(new CompressionStream("gzip")) : stream, {
    headers: {
      "content-type": type,
      ...(isPacked && { "content-encoding": "gzip", "vary": "accept-encoding" }),
      "cache-control": "no-cache",
      ...headersFor(HEADERS, file),
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
