import assert from "node:assert/strict";
import type { Page, Response as Loaded } from "playwright-core";
import { enterAsDemo, goTo, waitForPage, withWebClient } from "./support/client.ts";

const KB = 1_000;

/** The promised sizes of what a view loads first: scripts and styles, packed. */
const BUDGETS = { "signing in": 180 * KB, "today": 180 * KB, "chat": 280 * KB };

Deno.test("what a view loads first stays within its size", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { context, page } = await newVisitor();
    const measure = (act: () => Promise<unknown>) => packedSize(page, act);

    await t.step("signing in", async () => {
      const size = await measure(async () => {
        await page.goto(url);
        await waitForPage(page, "Entrar");
      });
      console.log(`signing in: ${Math.round(size / KB)} kB`);
      assert.ok(size <= BUDGETS["signing in"], `${size}`);
    });

    await enterAsDemo(page, url);
    for (const [name, path, heading] of [["today", "/hoje", "Hoje"], ["chat", "/conversa", "Conversa"]] as const) {
      await t.step(name, async () => {
        const size = await measure(async () => {
          await page.goto(url + path);
          await waitForPage(page, heading);
          await page.waitForLoadState("networkidle");
        });
        console.log(`${name}: ${Math.round(size / KB)} kB`);
        assert.ok(size <= BUDGETS[name], `${size}`);
      });
    }

    await t.step("a page with everything in it would be found", async () => {
      const size = await measure(async () => {
        await page.goto(`${url}/hoje`);
        await waitForPage(page, "Hoje");
        for (const name of ["Conversa", "Memória", "Dinheiro", "Saúde", "Biblioteca", "Ajustes"]) {
          await goTo(page, name);
        }
      });
      assert.ok(size > BUDGETS.today, `${size}`);
    });
    await context.close();
  });
});

/** The bytes of all scripts and styles that were loaded meanwhile, packed as a server does it. */
async function packedSize(page: Page, act: () => Promise<unknown>): Promise<number> {
  const files = new Map<string, Promise<number>>();
  const note = (response: Loaded) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) {
      files.set(response.url(), response.body().then(gzippedLength));
    }
  };
  page.on("response", note);
  await act();
  page.off("response", note);
  return (await Promise.all(files.values())).reduce((sum, size) => sum + size, 0);
}

async function gzippedLength(content: Uint8Array): Promise<number> {
  const packed = new Response(new Uint8Array(content)).body!.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}
