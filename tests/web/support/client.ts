import axe, { type RunOptions } from "axe-core";
import assert from "node:assert/strict";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Ready } from "../../../local/dev.ts";
import { newDataFolder, waitForBuild } from "./data-folder.ts";
import { demoPeople, type DemoPerson } from "./demo-people.ts";
import { PUSH_HOST, type PushService, startPushService } from "../../support/push-service.ts";
import { startDevProcess, type StartedProcess } from "../../support/start-process.ts";

const CHROMIUM = "/usr/bin/chromium";

export const VIEWPORTS = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
};

/** The running stack with the built client, a browser, and a demo person whom no other test has changed. */
export interface WebClient {
  /** Where the client is served. */
  url: string;
  browser: Browser;
  /** Its ready line names the demo person of this test. */
  stack: StartedProcess<Ready>;
  /** Where the stack sends what is to ring. */
  pushService: PushService;
  /** A new visitor, with nothing stored, and the problems that are found while visiting. */
  newVisitor(options?: BrowserContextOptions): Promise<Visitor>;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors in the console, among them what the page's policy has blocked, and errors that nothing caught. */
  problems: string[];
}

// The tests of a group of files share a browser and a stack, each with a demo person of its own: a stack takes ten seconds of a core
// until it is ready.
let shared: { browser: Browser; stack: TestStack; pushService: PushService } | null = null;
let people: Iterator<DemoPerson>;

Deno.test.beforeAll(async () => {
  const pushService = startPushService();
  const args = ["--outside", `${PUSH_HOST}=${pushService.url}`];
  const [browser, stack] = await Promise.all([openBrowser(), startTestStack({ args })]);
  shared = { browser, stack, pushService };
  people = demoPeople.values();
});

Deno.test.afterAll(async () => {
  await Promise.all([shared?.browser.close(), shared?.stack.close()]);
  await shared?.pushService.close();
});

/** How a stack is started that is not as the others are: arguments of `deno task dev`, and its environment. */
interface StackOptions {
  args?: string[];
  env?: Record<string, string>;
}

/** Gives a test the shared stack, or with options a stack of its own. */
export async function withWebClient(
  use: (client: WebClient) => Promise<void>,
  options?: StackOptions,
): Promise<void> {
  const { stack } = shared!;
  if (options === undefined) return await useClient(use, stack.process, nextPerson());
  const own = await startTestStack(options);
  try {
    await useClient(use, own.process, own.process.ready.demo);
  } finally {
    await own.close();
  }
}

function nextPerson(): DemoPerson {
  const { value, done } = people.next();
  if (done) throw new Error("more tests in one group of files than demo people: add some in demo-people.ts");
  return value;
}

async function useClient(
  use: (client: WebClient) => Promise<void>,
  stack: StartedProcess<Ready>,
  demo: DemoPerson,
): Promise<void> {
  const { browser, pushService } = shared!;
  const ready = { ...stack.ready, demo };
  const visitors: Visitor[] = [];
  const newVisitorHere = async (options?: BrowserContextOptions) => {
    const visitor = await newVisitor(browser, demo, options);
    visitors.push(visitor);
    return visitor;
  };
  try {
    await use({ url: ready.url, browser, pushService, stack: { ...stack, ready }, newVisitor: newVisitorHere });
  } finally {
    for (const { context } of visitors) await context.close();
  }
}

interface TestStack {
  process: StartedProcess<Ready>;
  close(): Promise<void>;
}

/** Starts the stack without a key, so that the stand-in model answers, with data of its own, and waits for the client. */
async function startTestStack({ args = [], env = {} }: StackOptions = {}): Promise<TestStack> {
  const data = await newDataFolder();
  const process = await startDevProcess(
    ["--data", data, ...args],
    { GOOGLE_GENERATIVE_AI_API_KEY: "", ...env },
    "local/dev.ts",
  );
  await waitForBuild(process.ready.url);
  return {
    process,
    async close() {
      await process.stop("SIGTERM");
      await Deno.remove(data, { recursive: true });
    },
  };
}

async function newVisitor(
  browser: Browser,
  demo: DemoPerson,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
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
  await context.addInitScript(demoIs(demo));
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
  await waitUntilLoaded(page);
}

/** Waits until nothing of the page is being opened any more. */
export async function waitUntilLoaded(page: Page) {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

/** Begins a conversation, and waits until its own field is there to write in. */
export async function beginConversation(page: Page) {
  await page.getByRole("button", { name: "Nova conversa" }).click();
  await page.getByText("Como posso ajudar?").waitFor();
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

/** Axe's rules about colours. They take two thirds of its time. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** In which themes colours are looked at. */
export type Themes = readonly ("light" | "dark")[];

/**
 * Looks for what keeps people from using what is shown, and for errors that it caused.
 *
 * @param within the part of the page that is new
 * @param colours in which themes its colours are looked at. `pages` and `windows` look at both for every page and window, and in none at
 *   what differs only in its size.
 */
export async function checkPage(
  page: Page,
  name: string,
  problems: string[],
  { within = "html", colours = ["light"] }: { within?: string; colours?: Themes } = {},
) {
  await page.emulateMedia({ colorScheme: "light" });
  const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  const found = await runAxe(page, within, colours.includes("light") ? {} : { rules: withoutColours });
  assert.deepEqual(found, [], `axe on ${name}`);
  if (colours.includes("dark")) {
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await runAxe(page, within, { runOnly: COLOUR_RULES }), [], `axe on ${name}, in the dark`);
  }
  const sideways = await page.evaluate(
    "[...document.querySelectorAll('html, main')].some((part) => part.scrollWidth > part.clientWidth)",
  );
  assert.equal(sideways, false, `${name} scrolls sideways`);
  assert.deepEqual(problems, [], `on ${name}`);
}

/** What axe finds in a part of the page. Its 600 kB are given to each page once. */
async function runAxe(page: Page, within: string, options: RunOptions): Promise<string[]> {
  if (!await page.evaluate("'axe' in globalThis")) await page.evaluate(axe.source);
  const quick = { resultTypes: ["violations"], preload: false, ...options };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(quick)})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`)
  );
}

/** Whatever the page's policy stops becomes an error in the console, also where the browser says nothing itself. */
const REPORT_VIOLATIONS = `addEventListener("securitypolicyviolation", (event) =>
  console.error("policy: " + event.violatedDirective + " " + event.blockedURI))`;

/** The page gets this demo person with the project's address. A route would lead every request of the page through the test. */
function demoIs(demo: DemoPerson): string {
  return `{
    const fetchAnything = fetch;
    globalThis.fetch = async (...request) => {
      const response = await fetchAnything(...request);
      if (!response.ok || request[0] !== "/config.json") return response;
      const config = await response.clone().json().catch(() => null);
      return config === null ? response : Response.json({ ...config, demo: ${JSON.stringify(demo)} });
    };
  }`;
}

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
