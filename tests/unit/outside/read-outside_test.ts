import assert from "node:assert/strict";
import type { OutsideRefusal } from "../../../shared/outside/outside-failure.ts";
import { isAllowedAddress, type Network, readOutside } from "../../../shared/outside/read-outside.ts";
import { readPageTitle } from "../../../shared/outside/page-title.ts";
import { page, redirect, startFakeWeb } from "../../support/fake-web.ts";

const MB = 1024 * 1024;
const html = (body: BodyInit, headers: HeadersInit = {}) => () =>
  new Response(body, { headers: { "content-type": "text/html", ...headers } });
const title = "<title>Página</title>";

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
}

Deno.test("readOutside()", async (t) => {
  const web = startFakeWeb({
    "a.com/": page("Olá &amp; tchau"),
    "hops.com/4": redirect("/3"),
    "hops.com/3": redirect("https://hops.com/2", 301),
    "hops.com/2": redirect("//hops.com/1", 307),
    "hops.com/1": redirect("https://a.com/", 308),
    "hops.com/5": redirect("/4"),
    "loop.com/": redirect("/"),
    "to-loopback.com/": redirect("http://127.0.0.1/"),
    "to-http.com/": redirect("http://a.com/"),
    "to-metadata.com/": redirect("http://metadata.cloud.com/latest"),
    "to-file.com/": redirect("file:///etc/passwd"),
    "to-port.com/": redirect("https://a.com:8080/"),
    "to-password.com/": redirect("https://u:p@a.com/"),
    "pdf.com/": page("x", "application/pdf"),
    "xml.com/": page("x", "application/xhtml+xml"),
    "untyped.com/": () => new Response(new Uint8Array([60]), { headers: { "content-type": "" } }),
    "gone.com/": () => new Response(title, { status: 410, headers: { "content-type": "text/html" } }),
    "declared.com/": html(title + " ".repeat(MB)),
    "endless.com/": () => new Response(endless(), { headers: { "content-type": "text/html" } }),
    "bomb.com/": async () => {
      const zipped = new Response(" ".repeat(8 * MB)).body!.pipeThrough(new CompressionStream("gzip"));
      return new Response(await new Response(zipped).arrayBuffer(), {
        headers: { "content-type": "text/html", "content-encoding": "gzip" },
      });
    },
    "exact.com/": html(title + " ".repeat(MB - new TextEncoder().encode(title).length)),
  }, {
    "metadata.cloud.com": ["169.254.169.254"],
    "rebound.com": ["93.184.216.34", "10.0.0.1"],
    "six.com": ["fd00::1"],
    "nowhere.com": [],
  });
  const read = async (url: string, network: Network = web.network) => {
    try {
      return readPageTitle(await readOutside(url, "text/html", network)) ?? "no title";
    } catch (error) {
      return (error as Error).message.replace("Not read: ", "");
    }
  };

  await t.step("reads a page, over four redirects at most", async () => {
    assert.equal(await read("https://a.com/"), "Olá & tchau");
    assert.equal(await read("https://hops.com/4"), "Olá & tchau");
    assert.equal(await read("https://hops.com/5"), "redirects too often");
    assert.equal(await read("https://loop.com/"), "redirects too often");
  });

  await t.step("asks nobody whose address is not public, by whatever notation or name", async () => {
    const before = web.requests.length;
    const refused = [
      ["http://127.0.0.1/", "is an IP address"],
      ["http://2130706433/", "is an IP address"],
      ["http://0x7f.1/", "is an IP address"],
      ["http://0177.0.0.1/", "is an IP address"],
      ["http://127.0.0.1./", "is an IP address"],
      ["http://①②⑦.0.0.1/", "is an IP address"],
      ["http://93.184.216.34/", "is an IP address"],
      ["http://[::1]/", "is an IP address"],
      ["http://[::ffff:127.0.0.1]/", "is an IP address"],
      ["http://localhost/", "is a host of a local network"],
      ["http://localhost./", "is a host of a local network"],
      ["http://kong:80/", "is a host of a local network"],
      ["http://metadata.cloud.com/", "is not a public address"],
      ["http://rebound.com/", "is not a public address"],
      ["http://six.com/", "is not a public address"],
      ["http://nowhere.com/", "does not exist"],
      ["https://a.com:8443/", "is another port"],
      ["https://u:p@a.com/", "carries a password"],
      ["ftp://a.com/", "is not http"],
      ["file:///etc/passwd", "is not http"],
    ] as const;
    for (const [url, reason] of refused) assert.equal(await read(url), reason, url);
    assert.equal(web.requests.length, before);
  });

  await t.step("checks every hop of a redirect", async () => {
    assert.equal(await read("https://to-loopback.com/"), "is an IP address");
    assert.equal(await read("https://to-metadata.com/"), "is not a public address");
    assert.equal(await read("https://to-file.com/"), "is not http");
    assert.equal(await read("https://to-port.com/"), "is another port");
    assert.equal(await read("https://to-password.com/"), "carries a password");
    assert.equal(await read("https://to-http.com/"), "redirects from https to http");
    const answered = (url: string) =>
      readOutside(url, "text/html", web.network).catch((error: OutsideRefusal) => error.httpStatus);
    assert.equal(await answered("https://to-loopback.com/"), 302, "who redirects has answered");
    assert.equal(await answered("https://nowhere.com/"), undefined);
  });

  await t.step("takes HTML alone, and one megabyte of it", async () => {
    assert.equal(await read("https://pdf.com/"), "is of another type");
    assert.equal(await read("https://xml.com/"), "is of another type");
    assert.equal(await read("https://untyped.com/"), "is of another type");
    assert.equal(await read("https://gone.com/"), "answers 410");
    assert.equal(await read("https://missing.com/"), "answers 404");
    assert.equal(await read("https://declared.com/"), "is too long");
    assert.equal(await read("https://endless.com/"), "is too long");
    assert.equal(await read("https://bomb.com/"), "is too long");
    assert.equal(await read("https://exact.com/"), "Página");
  });

  await t.step("gives up what never answers: the resolver, the server and a body that does not end", async () => {
    const never = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const soon = { ...web.network, resolve: (_: string, signal: AbortSignal) => never(signal) };
    const late = { ...web.network, fetch: (_: string, init: RequestInit) => never(init.signal!) };
    const slow = {
      ...web.network,
      fetch: (_: string, { signal }: RequestInit) =>
        Promise.resolve(
          new Response(
            new ReadableStream({
              start: (controller) => signal!.addEventListener("abort", () => controller.error(signal!.reason)),
            }),
            { headers: { "content-type": "text/html" } },
          ),
        ),
    };
    const reasons = await Promise.all([soon, late, slow].map((network) => read("https://a.com/", network)));
    for (const reason of reasons) assert.match(reason, /timeout/);
  });
  await web.close();
});

Deno.test("isAllowedAddress() tells of an address as it is written whether it can ever be asked", () => {
  for (const address of ["https://a.com", "https://a.com/{id}?q={q}", "https://a.com:443/x"]) {
    assert.ok(isAllowedAddress(address), address);
  }
  for (
    const address of [
      "https://127.0.0.1",
      "https://0x7f.1/",
      "https://[::1]/",
      "https://a.com:8443",
      "https://u:p@a.com",
      "https://localhost/",
      "ftp://a.com",
      "a.com",
    ]
  ) {
    assert.ok(!isAllowedAddress(address), address);
  }
});
