import { chromium } from "playwright-core";
import { waitForPage, withWebClient } from "./support/client.ts";

const HELP = `deno task web:lighthouse

Measures the web client with Lighthouse as a phone sees it: the page for signing in, and today. Downloads Lighthouse the first time.
Ends with 1 if performance is below 90 or accessibility below 95, or if a page that is bad in both would pass.`;

const LEAST = { performance: 90, accessibility: 95 };

/** Not in the import map: only this measurement needs it, and it is large. */
const LIGHTHOUSE = "npm:lighthouse@13.5.0";

/** The part of Lighthouse's result that is read here. */
interface LighthouseResult {
  lhr: {
    categories: Record<keyof typeof LEAST, { score: number | null }>;
    audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<LighthouseResult | undefined>;

if (Deno.args.includes("--help")) {
  console.log(HELP);
  Deno.exit(0);
}

const { default: lighthouse } = await import(LIGHTHOUSE) as { default: Lighthouse };
const port = freePort();
const bad = serveBadPage();
let isGood = true;

await withWebClient(async ({ url }) => {
  const folder = await Deno.makeTempDir();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
    locale: "pt-BR",
  });
  try {
    report("signing in", await measure(url));
    const page = context.pages()[0] ?? await context.newPage();
    await page.goto(url);
    await page.getByRole("button", { name: "Entrar como a pessoa de exemplo" }).click();
    await waitForPage(page, "Conversa");
    report("today", await measure(`${url}/hoje`));
    const control = await measure(bad.url);
    console.log(`${"a bad page".padEnd(12)} ${say(control)}`);
    isGood &&= control.performance < LEAST.performance && control.accessibility < LEAST.accessibility;
  } finally {
    await context.close();
    await Deno.remove(folder, { recursive: true });
  }
});
await bad.close();
Deno.exit(isGood ? 0 : 1);

type Scores = Record<keyof typeof LEAST, number> & { failed: string[] };

async function measure(url: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    disableStorageReset: true,
    onlyCategories: Object.keys(LEAST),
    logLevel: "error",
  });
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { categories, audits } = result.lhr;
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility.score ?? 0) * 100),
    failed: Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ""}`),
  };
}

function report(name: string, scores: Scores) {
  console.log(`${name.padEnd(12)} ${say(scores)}`);
  const isEnough = scores.performance >= LEAST.performance && scores.accessibility >= LEAST.accessibility;
  if (!isEnough) console.log(scores.failed.map((one) => `  ${one}`).join("\n"));
  isGood &&= isEnough;
}

function say({ performance, accessibility }: Scores): string {
  return `performance ${performance}, accessibility ${accessibility}`;
}

function freePort(): number {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
  return port;
}

/** What must not pass: it works for seconds before it shows anything, and hardly anybody could read it. */
function serveBadPage(): { url: string; close: () => Promise<void> } {
  const body = `<!doctype html><html><head><title></title><script>
    const until = Date.now() + 3000; while (Date.now() < until);
  </script></head><body><p style="color:#ddd">pale</p><img src="/none.png"><input><button></button><a href="#"></a></body></html>`;
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    () => new Response(body, { headers: { "content-type": "text/html" } }),
  );
  return { url: `http://127.0.0.1:${server.addr.port}`, close: () => server.shutdown() };
}
