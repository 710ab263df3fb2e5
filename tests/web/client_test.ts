import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { checkPage, goTo, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";

Deno.test("the web client: sign in, record by a yes, see every page, sign out", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      await t.step(name, async () => {
        const { context, page, problems } = await newVisitor({ viewport });
        try {
          await visit(page, url, problems);
        } finally {
          await context.close();
        }
      });
    }
  });
});

/** What a person does on the first day. */
async function visit(page: Page, url: string, problems: string[]) {
  await page.goto(url);
  await waitForPage(page, "Entrar");
  await checkPage(page, "Entrar", problems);
  await page.getByRole("button", { name: "Entrar como a pessoa de exemplo" }).click();
  await waitForPage(page, "Conversa");

  // A conversation of its own, because all viewports share one stack.
  const list = page.getByRole("button", { name: "Conversas", exact: true });
  if (await list.isVisible()) await list.click();
  await page.getByRole("button", { name: "Nova conversa" }).click();
  await page.getByLabel("Mensagem", { exact: true }).fill("gastei 50 reais no mercado ontem");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sim", exact: true }).click();
  await page.getByRole("article").getByText("Registrei R$ 50,00").waitFor();

  for (const name of ["Hoje", "Memória", "Dinheiro", "Saúde", "Biblioteca", "Ajustes", "Conversa"]) {
    await goTo(page, name);
    await checkPage(page, name, problems);
  }

  await goTo(page, "Ajustes");
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await waitForPage(page, "Entrar");
  const kept = await page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))");
  assert.deepEqual(kept, [], "nothing of the person stays in the browser");
  assert.deepEqual(problems, []);
}
