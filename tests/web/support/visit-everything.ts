import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { API_ROUTE, CONSENT_ROUTE } from "../../../web/shell/routes.ts";
import {
  checkPage,
  enterAsDemo,
  goTo,
  type Themes,
  VIEWPORTS,
  waitForPage,
  waitUntilLoaded,
  type WebClient,
} from "./client.ts";
import { routesWithout, visitPages } from "./visit-pages.ts";

/** Looks at every page, signed out and signed in, in a window of this size, and signs out. */
export async function visitEverything(
  { url, newVisitor }: WebClient,
  viewport: keyof typeof VIEWPORTS,
  colours: Themes,
) {
  const { page, problems } = await newVisitor({ viewport: VIEWPORTS[viewport] });
  const check = (path: string) => checkPage(page, path, problems, { colours });
  await visitSignedOut(page, url, check);
  await enterAsDemo(page, url);
  const seen = await visitPages(page, check);
  assert.deepEqual(routesWithout(seen), [], "no link leads there");
  await leave(page);
}

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
    await waitUntilLoaded(page);
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
