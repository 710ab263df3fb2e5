import assert from "node:assert/strict";
import type { WebBuild } from "../../../local/build-web.ts";
import { startWebClient, type WebClient } from "../../../local/web-client.ts";

const CONFIG = {
  url: "http://127.0.0.1:54321",
  publishableKey: "sb_publishable_test",
  demo: { email: "demo@example.com", password: "secret" },
};

/** A folder with a small build, and beside it a file that must stay unread. */
async function withBuild(test: (client: WebClient) => Promise<void>) {
  const parent = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${parent}/build/assets`, { recursive: true });
    await Deno.writeTextFile(`${parent}/secret.json`, "secret");
    await Deno.writeTextFile(`${parent}/build/index.html`, "<!doctype html>the page");
    await Deno.writeTextFile(`${parent}/build/icon.svg`, "<svg/>");
    await Deno.writeTextFile(`${parent}/build/assets/index-Ab_1-x.js`, "1");
    const client = clientOf({ folder: Promise.resolve(`${parent}/build`), stop() {} });
    await client.built;
    await test(client);
  } finally {
    await Deno.remove(parent, { recursive: true });
  }
}

const clientOf = (build: WebBuild) => startWebClient(() => CONFIG, build);
const get = (client: WebClient, path: string, method = "GET") =>
  client.serve(new Request(`http://127.0.0.1${path}`, { method }));

Deno.test("a file with a hash in its name is cached for ever, any other is asked about", () =>
  withBuild(async (client) => {
    const script = await get(client, "/assets/index-Ab_1-x.js");
    assert.equal(script!.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal(script!.headers.get("content-type"), "text/javascript; charset=utf-8");
    assert.equal(await script!.text(), "1");
    const icon = await get(client, "/icon.svg");
    assert.equal(icon!.headers.get("cache-control"), "no-cache");
    assert.equal(icon!.headers.get("content-type"), "image/svg+xml");
    await icon!.body?.cancel();
  }));

Deno.test("addresses of pages get index.html, with a policy that runs only its own scripts", () =>
  withBuild(async (client) => {
    for (const path of ["/", "/hoje", "/conversa/a.b", "/conversa/Pedidos%20de%20Claude", "/hoje?dia=2026-01-02"]) {
      const page = await get(client, path);
      assert.equal(await page!.text(), "<!doctype html>the page", path);
      assert.equal(page!.headers.get("content-type"), "text/html; charset=utf-8");
      assert.equal(page!.headers.get("cache-control"), "no-cache");
      assert.equal(page!.headers.get("x-content-type-options"), "nosniff");
      assert.match(page!.headers.get("content-security-policy")!, /default-src 'none'; script-src 'self';/);
      assert.match(page!.headers.get("content-security-policy")!, /connect-src 'self' https:\/\/\*\.supabase\.co;/);
    }
  }));

Deno.test("a file that is not there, and anything but reading, is left to the gateway, which answers 404", () =>
  withBuild(async (client) => {
    assert.equal(await get(client, "/assets/index-old.js"), null);
    assert.equal(await get(client, "/favicon.ico"), null);
    assert.equal(await get(client, "/", "POST"), null);
    assert.equal(await get(client, "/config.json", "DELETE"), null);
  }));

Deno.test("no address leaves the folder", () =>
  withBuild(async (client) => {
    const paths = [
      "/../secret.json",
      "/assets/../../secret.json",
      "/%2e%2e/secret.json",
      "/..%2fsecret.json",
      "/assets/..%2f..%2fsecret.json",
      "/assets/..%5c..%5csecret.json",
      "//secret.json",
      "/assets//../../secret.json",
      "/.%00./secret.json",
    ];
    for (const path of paths) {
      const response = await get(client, path);
      if (response !== null) assert.equal(await response.text(), "<!doctype html>the page", path);
    }
  }));

Deno.test("config.json is the running stack's and is never cached", () =>
  withBuild(async (client) => {
    const response = await get(client, "/config.json");
    assert.equal(response!.headers.get("cache-control"), "no-store");
    assert.deepEqual(await response!.json(), CONFIG);
  }));

Deno.test("until there is a build, pages wait and files are missing", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isStopped = false;
  const client = clientOf({ folder: promise, stop: () => isStopped = true });
  const page = await get(client, "/hoje");
  assert.equal(page!.status, 503);
  assert.match(await page!.text(), /http-equiv="refresh"/);
  assert.equal(await get(client, "/assets/index-Ab_1-x.js"), null);
  client.close();
  assert.ok(isStopped);
  resolve("/nowhere");
  await client.built;
});

Deno.test("where there will be no build, the page says so and does not ask again", async () => {
  const error = console.error;
  console.error = () => {};
  try {
    const client = clientOf({ folder: Promise.reject(new Error("no")), stop() {} });
    await client.built;
    const page = await get(client, "/");
    assert.equal(page!.status, 503);
    const text = await page!.text();
    assert.match(text, /não pôde ser montada/);
    assert.doesNotMatch(text, /refresh/);
    assert.equal((await get(client, "/config.json"))!.status, 200);
  } finally {
    console.error = error;
  }
});
