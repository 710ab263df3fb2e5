/** A network between the browser and the stack that a test can cut. */
export interface CutLine {
  url: string;
  /** Ends the next answer of the chat after this part of its bytes, and is down from then on. */
  cutAnswerAt(part: number): void;
  setDown(isDown: boolean): void;
  /** Serves the client from another folder than the stack does: a new version on the server. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

/** Starts a server that passes everything on to the stack. The client has to be told its address as the project's. */
export function startCutLine(stackUrl: string): CutLine {
  let cutAt: number | null = null;
  let isDown = false;
  let folder: string | null = null;
  const server: Deno.HttpServer<Deno.NetAddr> = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request): Promise<Response> => {
      const { pathname, search, origin } = new URL(request.url);
      if (isDown) return new Response(failing(new Uint8Array()));
      if (pathname === "/config.json") {
        const config = await (await fetch(`${stackUrl}/config.json`)).json();
        return Response.json({ ...config, url: origin });
      }
      const file = folder !== null && request.method === "GET" && await readFile(folder, pathname);
      if (file) return file;
      const body = request.body && await request.arrayBuffer();
      const headers = new Headers(request.headers);
      headers.delete("host");
      const response = await fetch(`${stackUrl}${pathname}${search}`, {
        method: request.method,
        headers,
        body,
        redirect: "manual",
      });
      if (cutAt === null || request.method !== "POST" || !pathname.endsWith("/functions/v1/chat")) return response;
      const whole = new Uint8Array(await response.arrayBuffer());
      const part = whole.slice(0, Math.floor(whole.length * cutAt));
      cutAt = null;
      isDown = true;
      return new Response(failing(part), { status: response.status, headers: response.headers });
    },
  );
  const url = `http://127.0.0.1:${server.addr.port}`;
  return {
    url,
    cutAnswerAt: (part) => cutAt = part,
    setDown: (down) => isDown = down,
    deploy: (next) => folder = next,
    close: () => server.shutdown(),
  };
}

/** A body that breaks off after its beginning. */
function failing(beginning: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async start(controller) {
      if (beginning.length > 0) controller.enqueue(beginning);
      // What was sent before has to leave first.
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error("the line was cut"));
    },
  });
}

const TYPES: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** A file of the client, or its page for an address that is none. Null: the stack's own. */
async function readFile(folder: string, pathname: string): Promise<Response | null> {
  if (/^\/(?:auth|rest|functions)\//.test(pathname)) return null;
  const isFile = /\.[\w]+$/.test(pathname);
  const name = isFile ? pathname : "/index.html";
  const content = await Deno.readFile(folder + name).catch(() => null);
  if (content === null) return new Response("gone", { status: 404 });
  const type = TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(content, { headers: { "content-type": type, "cache-control": "no-cache" } });
}
