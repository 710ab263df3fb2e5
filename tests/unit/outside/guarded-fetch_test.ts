import assert from "node:assert/strict";
import { guardedFetch } from "../../../shared/outside/guarded-fetch.ts";
import { collectGarbage } from "../../support/collect-garbage.ts";
import { redirect, startFakeWeb } from "../../support/fake-web.ts";

Deno.test("guardedFetch()", async (t) => {
  const hanging = Promise.withResolvers<Response>();
  const dropped = Promise.withResolvers<void>();
  /** A body without an end, of a byte now and then. */
  const dripping = () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new Uint8Array([120])), 50);
      },
      cancel() {
        clearInterval(timer);
        dropped.resolve();
      },
    });
  };
  const web = startFakeWeb({
    "a.com/": async (request) =>
      new Response(`${request.method} ${request.headers.get("x-a")} ${await request.text()}`),
    "a.com/many": () => new Response("x".repeat(400)),
    "a.com/empty": () => new Response(null, { status: 204 }),
    "a.com/hangs": () => hanging.promise,
    "a.com/drips": () => new Response(dripping()),
    "a.com/away": redirect("https://a.com/", 307),
  }, { "private.com": ["10.0.0.1"], "half.com": ["93.184.216.34", "127.0.0.1"] });
  const ask = async (url: string, limits = {}, init?: RequestInit) => {
    try {
      return await (await guardedFetch(web.network, limits)(url, init)).text();
    } catch (error) {
      return (error as Error).message.replace("Not read: ", "");
    }
  };

  await t.step("sends what it is given to a public address", async () => {
    const init = { method: "POST", headers: new Headers({ "x-a": "1" }), body: "dado" };
    assert.equal(await ask("https://a.com/", {}, init), "POST 1 dado");
    assert.equal(await ask("https://a.com/empty"), "");
  });

  await t.step("asks nobody but public hosts over https, and follows nothing", async () => {
    const before = web.requests.length;
    for (
      const [url, reason] of [
        ["http://a.com/", "is not https"],
        ["https://127.0.0.1/", "is an IP address"],
        ["https://[::1]/", "is an IP address"],
        ["https://localhost/", "is a host of a local network"],
        ["https://private.com/", "is not a public address"],
        ["https://half.com/", "is not a public address"],
        ["https://a.com:8443/", "is another port"],
        ["https://u:p@a.com/", "carries a password"],
      ] as const
    ) assert.equal(await ask(url), reason);
    assert.equal(web.requests.length, before);
    assert.equal(await ask("https://a.com/away"), "redirects");
    assert.equal(web.requests.length, before + 1);
  });

  await t.step("counts all that is read through it together", async () => {
    const outside = guardedFetch(web.network, { maxBytes: 1000 });
    const lengths = [];
    for (let time = 0; time < 2; time++) lengths.push((await (await outside("https://a.com/many")).text()).length);
    assert.deepEqual(lengths, [400, 400]);
    await assert.rejects(outside("https://a.com/many").then((response) => response.text()), /is too long/);
  });

  await t.step("ends with its time, and tells when a request leaves", async () => {
    assert.match(await ask("https://a.com/hangs", { timeoutMs: 50 }), /timed out|timeout/i);
    const left: string[] = [];
    const outside = guardedFetch(web.network, {}, ({ method }) => left.push(String(method)));
    await assert.rejects(outside("https://private.com/", { method: "POST" }));
    await assert.rejects(outside("https://a.com/", { method: "POST", headers: { "X-A": "a\r\nb" } }));
    await (await outside("https://a.com/", { method: "PUT" })).text();
    assert.deepEqual(left, ["PUT"]);
  });

  await t.step("ends a body with its time, also if its Response has been collected, and tells its server", async () => {
    const collecting = setInterval(collectGarbage, 20);
    assert.match(await ask("https://a.com/drips", { timeoutMs: 300 }), /timed out|timeout/i);
    clearInterval(collecting);
    await dropped.promise;
  });

  await t.step("closes what has a status that a Response cannot have", async () => {
    const far = new ReadableStream({ cancel: () => closed.resolve() });
    const closed = Promise.withResolvers<void>();
    const odd = Object.defineProperty(new Response(far), "status", { value: 700 });
    const outside = guardedFetch({ ...web.network, fetch: () => Promise.resolve(odd) }, {});
    await assert.rejects(outside("https://a.com/"), /answers 700/);
    await closed.promise;
  });

  hanging.resolve(new Response(null));
  await web.close();
});
