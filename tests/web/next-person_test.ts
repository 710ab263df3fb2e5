import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { beginConversation, enterAsDemo, waitForPage, withWebClient } from "./support/client.ts";

Deno.test("a tab that was elsewhere while somebody else signed in shows nothing of the person before", async () => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { context, page } = await newVisitor();
    await enterAsDemo(page, url);
    const other = await context.newPage();
    await other.goto(`${url}/conversa`);
    await waitForPage(other, "Conversa");
    await beginConversation(other);
    await other.getByLabel("Mensagem", { exact: true }).fill("um segredo da Vera");
    await until(other, "Object.values(sessionStorage).includes('um segredo da Vera')");
    const address = other.url();
    await other.goto("about:blank");

    await page.goto(`${url}/ajustes`);
    await page.getByRole("button", { name: "Sair", exact: true }).click();
    await waitForPage(page, "Entrar");
    const email = `bia-${crypto.randomUUID()}@example.com`;
    const { publishableKey } = await (await fetch(`${url}/config.json`)).json();
    const signUp = await fetch(`${url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password: "senha-da-bia-123", data: { name: "Bia" } }),
    });
    assert.equal(signUp.status, 200, await signUp.text());
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill("senha-da-bia-123");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await waitForPage(page, "Ajustes");

    await other.goBack();
    await other.waitForURL((url) => url.href !== address);
    await until(other, "!Object.values(sessionStorage).includes('um segredo da Vera')");
    await waitForPage(other, "Conversa");
    assert.equal(await other.getByLabel("Mensagem", { exact: true }).inputValue(), "");
  });
});

/** Asks the page again and again, from outside: its policy lets no script of its own be made of a text. */
async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await page.evaluate(expression).catch(() => false)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${expression} never holds`);
}
