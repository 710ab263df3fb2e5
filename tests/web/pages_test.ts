import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { API_ROUTE, CONSENT_ROUTE, ROUTES } from "../../web/shell/routes.ts";
import { checkPage, enterAsDemo, goTo, VIEWPORTS, type Visitor, waitForPage, withWebClient } from "./support/client.ts";

Deno.test("every page, and every window that a button opens, can be used by everybody", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      await t.step(name, async () => {
        const visitor = await newVisitor({ viewport });
        await visitSignedOut(visitor, url);
        await enterAsDemo(visitor.page, url);
        const seen = await visitAll(visitor, name === "phone");
        const unseen = Object.values(ROUTES).filter((route) => !seen.some((path) => matches(route, path)));
        assert.deepEqual(unseen, [], "no link leads there");
        await leave(visitor.page);
        await visitor.context.close();
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
async function visitSignedOut({ page, problems }: Visitor, url: string) {
  await page.goto(url);
  await waitForPage(page, "Entrar");
  await checkPage(page, "Entrar", problems);
  for (const name of ["Criar conta", "Esqueci a senha"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await checkPage(page, name, problems);
    await page.getByRole("button", { name: /^Já tenho conta|^Voltar/ }).click();
  }
  for (const route of [API_ROUTE, CONSENT_ROUTE]) {
    await page.goto(url + route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await checkPage(page, route, problems);
  }
}

/**
 * Follows every link between pages. On each page, opens one window of each kind by keyboard.
 *
 * @returns the addresses
 */
async function visitAll({ page, problems }: Visitor, isPhone: boolean): Promise<string[]> {
  const seen: string[] = [];
  const opened = new Set<string>();
  const open = ["/conversa"];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    seen.push(path);
    // As a link does it: the client is not loaded anew.
    await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await checkPage(page, path, problems, { sameColours: isPhone });
    if (!isPhone) await visitWindows(page, path, opened, problems);
    for (const link of await linksOf(page)) {
      if (![...seen, ...open].some((other) => kindOf(other) === kindOf(link))) open.push(link);
    }
  }
  return seen;
}

async function linksOf(page: Page): Promise<string[]> {
  const links: string[] = await page.evaluate("[...document.links].map((link) => link.getAttribute('href'))");
  return links.filter((link) => Object.values(ROUTES).some((route) => matches(route, link)));
}

/** Two addresses of one kind show the same page with other rows. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://client");
  const filters = [...searchParams].map(([name, value]) => name === "parte" ? `${name}=${value}` : name).sort();
  return `${pathname.replace(/[0-9a-f]{8}-[-0-9a-f]{27}/, ":id")}?${filters.join("&")}`;
}

/** Whether an address is one of a route's, as wouter reads it. */
function matches(route: string, path: string): boolean {
  const pattern = route.replace(/\/:\w+\?/, "(/[^/]+)?");
  return new RegExp(`^${pattern}$`).test(new URL(path, "http://client").pathname);
}

/** What buttons that are figures say beside the figure. */
const FIGURE = "ver de onde sai";

/** Each window is opened by keyboard and closed by Escape, and the focus returns to its button. */
async function visitWindows(page: Page, path: string, opened: Set<string>, problems: string[]) {
  const { pathname } = new URL(page.url());
  for (const button of await page.locator('[aria-haspopup="dialog"]').filter({ visible: true }).all()) {
    const name = await nameOf(button);
    const kind = `${pathname} ${name.includes(FIGURE) ? FIGURE : name.split(" ")[0]}`;
    if (opened.has(kind) || await button.isDisabled()) continue;
    opened.add(kind);
    await button.focus();
    await page.keyboard.press("Enter");
    const window = page.getByRole("dialog");
    await window.waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await checkPage(page, `${path}: ${name}`, problems, { within: '[role="dialog"]' });
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    await button.and(page.locator(":focus")).waitFor({ timeout: 3000 }).catch(() => {
      throw new Error(`${path}: the focus does not return to “${name}”`);
    });
  }
}

async function nameOf(button: Locator): Promise<string> {
  return await button.getAttribute("aria-label") ?? (await button.innerText()).trim();
}

/** Signs out: nothing of the person stays in the browser. */
async function leave(page: Page) {
  await goTo(page, "Ajustes");
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await waitForPage(page, "Entrar");
  const kept = await page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))");
  assert.deepEqual(kept, [], "nothing of the person stays in the browser");
}
