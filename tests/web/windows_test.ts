import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { checkPage, enterAsDemo, withWebClient } from "./support/client.ts";
import { visitPages } from "./support/visit-pages.ts";

Deno.test("every window opens by keyboard, can be used by everybody, and gives the focus back", async () => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { page, problems } = await newVisitor();
    await enterAsDemo(page, url);
    const opened = new Set<string>();
    await visitPages(page, (path) => visitWindows(page, path, opened, problems));
    // The windows of today, memory, money, health, the library, the conversations and the settings.
    assert.ok(opened.size >= 24, [...opened].join("\n"));
  });
});

/** What buttons that are figures say beside the figure. */
const FIGURE = "ver de onde sai";

/** What a button does, and to what: "Corrigir", "Corrigir a conta". */
const VERB = /^\S+(?: [ao] \S+)?/;

/** Each window is opened by keyboard and closed by Escape, and the focus returns to its button. */
async function visitWindows(page: Page, path: string, opened: Set<string>, problems: string[]) {
  const { pathname } = new URL(page.url());
  for (const button of await page.locator('[aria-haspopup="dialog"]').filter({ visible: true }).all()) {
    const name = await nameOf(button);
    const kind = `${pathname} ${name.includes(FIGURE) ? FIGURE : VERB.exec(name)![0]}`;
    if (opened.has(kind) || await button.isDisabled()) continue;
    opened.add(kind);
    await button.focus();
    await page.keyboard.press("Enter");
    const window = page.getByRole("dialog");
    await window.waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await checkPage(page, `${path}: ${name}`, problems, {
      within: '[role="dialog"]',
      colours: ["light", "dark"],
    });
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
