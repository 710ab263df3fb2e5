import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Ready } from "../../../local/dev.ts";
import { newDataFolder } from "./data-folder.ts";
import { startDevProcess, type StartedProcess } from "../../support/start-process.ts";

const CHROMIUM = "/usr/bin/chromium";

export const VIEWPORTS = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
};

/** The running stack with the built client, and a browser. */
export interface WebClient {
  /** Where the client is served. */
  url: string;
  browser: Browser;
  stack: StartedProcess<Ready>;
  /** A new visitor, with nothing stored, and the problems that are found while visiting. */
  newVisitor(options?: BrowserContextOptions): Promise<Visitor>;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors in the console, among them what the page's policy has blocked, and errors that nothing caught. */
  problems: string[];
}

/** Starts the stack without a key, so that the stand-in model answers, and a browser; ends both after `use`. */
export async function withWebClient(
  use: (client: WebClient) => Promise<void>,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const browser = await openBrowser();
  const data = await newDataFolder();
  try {
    const stack = await startDevProcess(
      ["--data", data, ...args],
      { GOOGLE_GENERATIVE_AI_API_KEY: "", ...env },
      "local/dev.ts",
    );
    try {
      const { url } = stack.ready;
      await waitForBuild(url);
      await use({ url, browser, stack, newVisitor: (options) => newVisitor(browser, options) });
    } finally {
      await stack.stop("SIGTERM");
    }
  } finally {
    await browser.close();
    await Deno.remove(data, { recursive: true });
  }
}

async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  // Colours are measured, so none may be on its way to another.
  const context = await browser.newContext({
    viewport: VIEWPORTS.desktop,
    locale: "pt-BR",
    reducedMotion: "reduce",
    // Files that it keeps would hide what the network does; tests of the installed client allow it.
    serviceWorkers: "block",
    ...options,
  });
  const problems = collectProblems(context);
  await context.addInitScript(REPORT_VIOLATIONS);
  return { context, page: await context.newPage(), problems };
}

/** Opens the client and enters as the demo user. */
export async function enterAsDemo(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole("button", { name: "Entrar como a pessoa de exemplo" }).click();
  await waitForPage(page, "Conversa");
}

/** Each page has its name as its heading. Waits until it is shown and has loaded what is on it. */
export async function waitForPage(page: Page, name: string) {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

/** Goes to a page by the navigation; on a phone some stand behind "Mais". */
export async function goTo(page: Page, name: string) {
  const places = page.getByRole("navigation", { name: "Páginas" });
  await places.waitFor();
  const links = places.getByRole("link", { name, exact: true });
  const link = links.filter({ visible: true });
  if (await link.count() === 0) await page.getByRole("button", { name: "Mais", exact: true }).click();
  await link.click();
  await waitForPage(page, name);
}

/** Axe's rules about colours. They take most of its time. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Looks for what keeps people from using what is shown, in light and dark, and for errors that it caused.
 *
 * @param within the part of the page that is new
 * @param sameColours whether its colours were looked at elsewhere
 */
export async function checkPage(
  page: Page,
  name: string,
  problems: string[],
  { within, sameColours = false }: { within?: string; sameColours?: boolean } = {},
) {
  for (const colorScheme of sameColours ? ["light"] as const : ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // There are no frames, and without the new mode no second page is opened for them.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within !== undefined) axe.include(within);
    // Only colours differ in the dark.
    if (colorScheme === "dark") axe.withRules(COLOUR_RULES);
    else if (sameColours) axe.disableRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`)
    );
    assert.deepEqual(found, [], `axe on ${name}, ${colorScheme}`);
  }
  const sideways = await page.evaluate(
    "[...document.querySelectorAll('html, main')].some((part) => part.scrollWidth > part.clientWidth)",
  );
  assert.equal(sideways, false, `${name} scrolls sideways`);
  assert.deepEqual(problems, [], `on ${name}`);
}

/** Whatever the page's policy stops becomes an error in the console, also where the browser says nothing itself. */
const REPORT_VIOLATIONS = `addEventListener("securitypolicyviolation", (event) =>
  console.error("policy: " + event.violatedDirective + " " + event.blockedURI))`;

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`page: ${error.error().stack}`));
  return problems;
}

async function openBrowser(): Promise<Browser> {
  const isThere = await Deno.stat(CHROMIUM).then(() => true, () => false);
  if (!isThere) throw new Error(`There is no ${CHROMIUM}: apt-get install chromium`);
  // As root, which tests in containers are, Chromium runs only without its own sandbox.
  return await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
}

async function waitForBuild(url: string) {
  // A build takes ten seconds, and on a busy machine, where other tests run, many times that.
  for (let tries = 0; tries < 900; tries++) {
    const { status, body } = await fetch(url);
    await body?.cancel();
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the web client was not built within three minutes");
}
