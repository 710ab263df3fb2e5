import assert from "node:assert/strict";
import { checkPage, enterAsDemo, withWebClient } from "./support/client.ts";
import { HOSTILE_MARKDOWN, MARKDOWN_BOMBS } from "./support/hostile-markdown.ts";

const answer = (text: string, index: number) => ({
  id: `m${index}`,
  role: "assistant",
  parts: [{ type: "text", text }],
});

interface Link {
  href: string;
  rel: string;
  around: string;
}

const LINKS = `[...document.querySelectorAll("article a")].map((one) => (
  { href: one.getAttribute("href"), rel: one.getAttribute("rel"), around: one.parentElement.textContent }))`;

Deno.test("hostile Markdown in an answer reaches no foreign server, runs nothing and does not stop the page", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { context, page, problems } = await newVisitor();
    await enterAsDemo(page, url);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const show = async (texts: readonly string[]) => {
      await page.route(
        "**/functions/v1/chat/*/messages*",
        (route) => route.fulfill({ json: { messages: texts.map(answer), nextCursor: null } }),
        { times: 1 },
      );
      await page.goto(`${url}/conversa/${crypto.randomUUID()}`);
      await page.getByRole("article").nth(texts.length - 1).waitFor();
    };

    await t.step("the corpus", async () => {
      await show(HOSTILE_MARKDOWN);
      await page.waitForLoadState("networkidle");
      assert.deepEqual(asked.filter((one) => !one.startsWith(url)), []);
      assert.equal(await page.evaluate("globalThis.hacked"), undefined);
      const inside = page.getByRole("region", { name: "Mensagens" }).getByRole("article");
      assert.equal(
        await inside.locator("img, script, iframe, object, embed, style, link, form, video, svg use").count(),
        0,
      );
      await checkPage(page, "hostile Markdown", problems);
    });

    await t.step(
      "a link goes to the web or to a mail program, says where, and gives the page away to nobody",
      async () => {
        const links = await page.evaluate<Link[]>(LINKS);
        assert.ok(links.length > 5);
        for (const { href, rel, around } of links) {
          const { protocol, host } = new URL(href, url);
          assert.match(protocol, /^(?:https?|mailto):$/);
          assert.equal(rel, "noreferrer noopener");
          assert.ok(around.includes(host), `${around} does not say ${host}`);
        }
      },
    );

    await t.step("texts that take long to read", async () => {
      for (const bomb of MARKDOWN_BOMBS) {
        await show([bomb.slice(0, 8_000)]);
        await page.getByLabel("Mensagem", { exact: true }).fill("ainda escrevo");
      }
    });

    await t.step("what the policy stops fails a test", async () => {
      problems.length = 0;
      await page.evaluate(`document.body.append(Object.assign(new Image(), { src: "https://evil.test/control.png" }))`);
      await page.waitForTimeout(200);
      assert.ok(problems.some((one) => one.includes("policy: img-src")), problems.join());
    });
    await context.close();
  });
});
