import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { build } from "vite";
import { enterAsDemo, goTo, waitForPage, withWebClient } from "./support/client.ts";
import { startCutLine } from "./support/cut-line.ts";

/** Opens the page anew under its service worker, which takes over a page only when that opens. */
async function reloadInstalled(page: Page) {
  await until(page, "navigator.serviceWorker.ready.then(() => true)");
  await page.reload();
  await until(page, "navigator.serviceWorker.controller !== null");
}

/** Asks the page until the answer, which it may have to wait for, is yes. */
async function until(page: Page, question: string) {
  for (let tries = 0; tries < 300; tries++) {
    if (await page.evaluate(question)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`never true: ${question}`);
}

Deno.test("the installed client: without a network, signed out, and when a new version comes", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const line = startCutLine(url);
    const { context, page } = await newVisitor({ serviceWorkers: "allow" });

    await t.step("it can be installed", async () => {
      const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
      assert.equal(manifest.display, "standalone");
      for (const { src } of manifest.icons) {
        const icon = await fetch(url + src);
        assert.match(icon.headers.get("content-type")!, /^image\//);
        await icon.body?.cancel();
      }
    });

    await t.step("without a network it shows what was seen last, with its age", async () => {
      await enterAsDemo(page, line.url);
      await reloadInstalled(page);
      await goTo(page, "Dinheiro");
      const figure = page.getByText(/^R\$ [\d.]+,\d{2}$/).first();
      await figure.waitFor();
      const spent = await figure.innerText();
      await goTo(page, "Hoje");
      // What was shown is kept a moment later.
      await until(page, KEPT);
      await context.setOffline(true);
      await page.reload();
      await waitForPage(page, "Hoje");
      await page.getByText("regar as plantas").first().waitFor();
      await page.getByText(/sem conexão · visto/).waitFor();
      await goTo(page, "Dinheiro");
      await page.getByText(spent).first().waitFor();
      await page.goto(`${line.url}/hoje`);
      await page.getByText("regar as plantas").first().waitFor();
    });

    await t.step("nothing is written then, and that is said; when the network is back it works again", async () => {
      await page.getByRole("checkbox", { name: /Meditar/ }).click();
      await page.getByRole("alert").getByText("Sem conexão agora").first().waitFor();
      await context.setOffline(false);
      await page.getByText(/sem conexão/).waitFor({ state: "detached" });
      await page.getByRole("checkbox", { name: /Meditar/ }).click();
      await page.getByRole("checkbox", { name: /Meditar/, checked: true }).waitFor();
    });

    await t.step("signing out leaves nothing of the person in the browser", async () => {
      await goTo(page, "Ajustes");
      await page.getByRole("button", { name: "Sair", exact: true }).click();
      await waitForPage(page, "Entrar");
      await until(page, NOTHING_KEPT);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole("heading", { name: "Falta configurar" }).waitFor();
      await context.setOffline(false);
    });
    await context.close();

    const next = await Deno.makeTempDir();
    await build({
      root: "web",
      logLevel: "silent",
      build: {
        outDir: next,
        emptyOutDir: true,
        rollupOptions: {
          output: { entryFileNames: "assets/next-[name]-[hash].js", chunkFileNames: "assets/next-[name]-[hash].js" },
        },
      },
    });

    await t.step(
      "a new version under an open tab: it goes on with its own parts, and asks before the new one opens",
      async () => {
        const { context, page } = await newVisitor({ serviceWorkers: "allow" });
        await enterAsDemo(page, line.url);
        await reloadInstalled(page);
        await page.getByLabel("Mensagem", { exact: true }).fill("ainda não mandei");
        line.deploy(next);
        await goTo(page, "Biblioteca");
        await waitForPage(page, "Biblioteca");
        await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())");
        await page.getByText("Há uma versão nova.").waitFor();
        await page.getByRole("button", { name: "Atualizar" }).click();
        await page.locator('script[src*="/assets/next-"]').waitFor({ state: "attached" });
        await goTo(page, "Conversa");
        await waitForPage(page, "Conversa");
        assert.equal(await page.getByLabel("Mensagem", { exact: true }).inputValue(), "ainda não mandei");
        await context.close();
      },
    );

    await t.step(
      "without a service worker, a page whose parts are gone offers the new version instead of staying blank",
      async () => {
        const { context, page } = await newVisitor();
        await enterAsDemo(page, url);
        await page.route("**/assets/health-page-*", (route) => route.fulfill({ status: 404 }));
        await page.getByRole("link", { name: "Saúde" }).click();
        await page.getByText("Há uma versão nova.").waitFor();
        await page.unroute("**/assets/health-page-*");
        await page.getByRole("button", { name: "Atualizar" }).click();
        await waitForPage(page, "Saúde");
        await context.close();
      },
    );

    await Deno.remove(next, { recursive: true });
    await line.close();
  });
});

/** Whether what the pages have shown is kept in the browser's database. */
const KEPT = `new Promise((resolve) => {
  const open = indexedDB.open("keyval-store");
  open.onsuccess = () => {
    const all = open.result.transaction("keyval").objectStore("keyval").getAll();
    all.onsuccess = () => resolve(JSON.stringify(all.result).includes("regar as plantas"));
  };
})`;

const NOTHING_KEPT = `new Promise((resolve) => {
  const open = indexedDB.open("keyval-store");
  open.onsuccess = () => {
    const count = open.result.transaction("keyval").objectStore("keyval").count();
    count.onsuccess = () => resolve(count.result + sessionStorage.length === 0 && !localStorage.session);
  };
})`;
