import assert from "node:assert/strict";
import { guardedFetch } from "../../../shared/outside/guarded-fetch.ts";
import { redirect, startFakeWeb } from "../../support/fake-web.ts";

Deno.test("guardedFetch()", async (t) => {
  const hanging = Promise.withResolvers<Response>();
  const web = startFakeWeb({
    "a.com/": async (request) =>
      new Response(`${request.method} ${request.headers.get("x-a")} ${await request.text()}`),
    "a.com/many": () => new Response("x".repeat(400)),
    "a.com/empty": () => new Response(null, { status: 204 }),
    "a.com/hangs": () => hanging.promise,
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

  hanging.resolve(new Response(null));
  await web.close();
});
