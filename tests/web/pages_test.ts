import { API_ROUTE } from "../../web/shell/routes.ts";
import { checkPage, waitForPage, waitUntilLoaded, withWebClient } from "./support/client.ts";
import { visitEverything } from "./support/visit-everything.ts";

Deno.test("every page can be used by everybody, on a desktop", async (t) => {
  await withWebClient(async (client) => {
    const { url, newVisitor } = client;
    await t.step("each page", () => visitEverything(client, "desktop", ["light", "dark"]));

    await t.step("a page whose content has not come yet says so", async () => {
      const { context, page } = await newVisitor();
      const held = Promise.withResolvers<void>();
      await page.route("**/openapi.json", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(url + API_ROUTE);
      await page.getByRole("progressbar", { name: "Loading" }).waitFor();
      await checkPage(page, "what is being opened", []);
      held.resolve();
      await waitUntilLoaded(page);
      await context.close();
    });

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
