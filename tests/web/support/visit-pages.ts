import type { Page } from "playwright-core";
import { ROUTES } from "../../../web/shell/routes.ts";

/**
 * Follows every link between pages, from the conversation on, once for each kind of address.
 *
 * @param look what is done on each page once it has loaded
 * @returns the addresses
 */
export async function visitPages(page: Page, look: (path: string) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const open = ["/conversa"];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    seen.push(path);
    // As a link does it: the client is not loaded anew.
    await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await look(path);
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

/** Two addresses of one kind show the same page with other rows: filters make no other page. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://client");
  const item = searchParams.has("item") ? "item" : "";
  return [pathname.replace(/[0-9a-f]{8}-[-0-9a-f]{27}/, ":id"), searchParams.get("parte") ?? "", item].join(" ");
}

/** The routes to which none of the addresses leads. */
export function routesWithout(paths: string[]): string[] {
  return Object.values(ROUTES).filter((route) => !paths.some((path) => matches(route, path)));
}

/** Whether an address is one of a route's, as wouter reads it. */
function matches(route: string, path: string): boolean {
  const pattern = route.replace(/\/:\w+\?/, "(/[^/]+)?").replace(/:\w+/, "[^/]+");
  return new RegExp(`^${pattern}$`).test(new URL(path, "http://client").pathname);
}
