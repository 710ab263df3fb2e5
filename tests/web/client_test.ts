import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { startDevProcess } from "../support/start-process.ts";

const CHROMIUM = "/usr/bin/chromium";

const VIEWPORTS = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
};

Deno.test("the web client: sign in, record by a yes, see every page, sign out", async (t) => {
  const browser = await openBrowser();
  // The stand-in model answers.
  const stack = await startDevProcess(["--memory"], { GOOGLE_GENERATIVE_AI_API_KEY: "" }, "local/dev.ts");
  try {
    const { url } = stack.ready;
    await waitForBuild(url);
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      await t.step(name, async () => {
        // Colours are measured, so none may be on its way to another.
        const context = await browser.newContext({ viewport, locale: "pt-BR", reducedMotion: "reduce" });
        const problems = collectProblems(context);
        try {
          await visit(await context.newPage(), url, problems);
        } finally {
          await context.close();
        }
      });
    }
  } finally {
    await browser.close();
    await stack.stop("SIGTERM");
  }
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

  const links = page.getByRole("navigation", { name: "Páginas" }).getByRole("link");
  const names = (await links.allInnerTexts()).map((name) => name.trim());
  assert.ok(names.includes("Ajustes"), "the navigation is there");
  for (const name of names) {
    await links.filter({ hasText: name }).click();
    await waitForPage(page, name);
    await checkPage(page, name, problems);
  }

  await links.filter({ hasText: "Ajustes" }).click();
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await waitForPage(page, "Entrar");
  const kept = await page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))");
  assert.deepEqual(kept, [], "nothing of the person stays in the browser");
  assert.deepEqual(problems, []);
}

/** Each page has its name as its heading. Waits until it is shown and has loaded what is on it. */
async function waitForPage(page: Page, name: string) {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

/** Looks for what keeps people from using the page, in light and dark, and for errors that it caused. */
async function checkPage(page: Page, name: string, problems: string[]) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    // Only colours differ in the dark.
    if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
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

/** Errors in the console, among them what the page's policy has blocked, and errors that nothing caught. */
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
  for (let tries = 0; tries < 300; tries++) {
    const { status, body } = await fetch(url);
    await body?.cancel();
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the web client was not built within a minute");
}
