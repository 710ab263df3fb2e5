import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { API_ROUTE, CONSENT_ROUTE } from "../../web/shell/routes.ts";
import { checkPage, enterAsDemo, goTo, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";
import { routesWithout, visitPages } from "./support/visit-pages.ts";

Deno.test("every page can be used by everybody, on a desktop and on a phone", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      await t.step(name, async () => {
        const { context, page, problems } = await newVisitor({ viewport });
        // Colours are the same on a phone.
        const colours = name === "phone" ? [] : ["light", "dark"] as const;
        const check = (path: string) => checkPage(page, path, problems, { colours });
        await visitSignedOut(page, url, check);
        await enterAsDemo(page, url);
        const seen = await visitPages(page, check);
        assert.deepEqual(routesWithout(seen), [], "no link leads there");
        await leave(page);
        await context.close();
      });
    }

    await t.step("a page that cannot start says what is needed", async () => {
      const cases = [
        { answer: { status: 404 }, says: "O /config.json não existe aqui (o servidor respondeu 404)." },
        { answer: { body: "<html>" }, says: "O /config.json não é um JSON válido." },
        {
          answer: { json: { url, publishableKey: "sb_publishable_wrong" } },
          says: /não aceita a chave publishableKey/,
        },
        { answer: { json: { url: "http://127.0.0.1:9", publishableKey: "k" } }, says: /127\.0\.0\.1:9 não responde/ },
      ];
      for (const { answer, says } of cases) {
        const { context, page } = await newVisitor();
        await page.route("**/config.json", (route) => route.fulfill(answer), { times: 1 });
        await page.goto(url);
        await page.getByRole("alert").filter({ hasText: says }).waitFor();
        await checkPage(page, `${says}`, []);
        await page.getByRole("button", { name: "Tentar de novo" }).click();
        await waitForPage(page, "Entrar");
        await context.close();
      }
    });
  });
});

/** What can be seen without an account. */
async function visitSignedOut(page: Page, url: string, check: (name: string) => Promise<void>) {
  await page.goto(url);
  await waitForPage(page, "Entrar");
  await check("Entrar");
  for (const name of ["Criar conta", "Esqueci a senha"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await check(name);
    await page.getByRole("button", { name: /^Já tenho conta|^Voltar/ }).click();
  }
  for (const route of [API_ROUTE, CONSENT_ROUTE]) {
    await page.goto(url + route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await check(route);
  }
}

/** Signs out: nothing of the person stays in the browser. */
async function leave(page: Page) {
  await goTo(page, "Ajustes");
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await waitForPage(page, "Entrar");
  const kept = await page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))");
  assert.deepEqual(kept, [], "nothing of the person stays in the browser");
}
