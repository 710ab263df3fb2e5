import type { Network } from "../../shared/outside/read-outside.ts";

/** Handlers of pages, by address without scheme: "exemplo.com/bolo". */
type Pages = Record<string, (request: Request) => Response | Promise<Response>>;

interface FakeWeb {
  /** A network for the chat app or `createOutside`, in which this server is every host. */
  network: Network;
  /** The requested addresses, in order. */
  requests: string[];
  close(): Promise<void>;
}

const PUBLIC = ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"];

/**
 * Starts a web with these pages on a local server.
 * @param hosts IP addresses by host; other hosts have a public address
 */
export function startFakeWeb(pages: Pages, hosts: Record<string, string[]> = {}): FakeWeb {
  const requests: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const address = request.headers.get("x-asked") ?? "";
    requests.push(address);
    const page = pages[address.replace(/^https?:\/\//, "")];
    return page ? await page(request) : new Response("nothing here", { status: 404 });
  });
  return {
    network: {
      resolve: (host) => Promise.resolve(hosts[host] ?? PUBLIC),
      fetch: (url, init) =>
        fetch(`http://127.0.0.1:${server.addr.port}/`, { ...init, headers: { ...init.headers, "x-asked": url } }),
    },
    requests,
    close: () => server.shutdown(),
  };
}

/** A page with a title and no content. */
export function page(title: string, type = "text/html; charset=utf-8"): () => Response {
  return () =>
    new Response(`<!doctype html><html><head><title>${title}</title></head><body></body></html>`, {
      headers: { "content-type": type },
    });
}

export function redirect(to: string, status = 302): () => Response {
  return () => new Response(null, { status, headers: { location: to } });
}
