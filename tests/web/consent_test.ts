import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { checkPage, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";

const CALLBACK = "https://assistant.example.com/callback";

/** The OAuth server of a project, which the embedded stack has not: one request, answered once, as Supabase Auth answers. */
async function serveOAuth(context: BrowserContext, name = "Claude <b>") {
  const answers: string[] = [];
  await context.route("**/auth/v1/oauth/authorizations/**", async (route) => {
    const request = route.request();
    const [, id] = /authorizations\/([^/]+)/.exec(request.url()) ?? [];
    if (id !== "known") {
      return await route.fulfill({
        status: 404,
        json: { code: 404, error_code: "oauth_authorization_not_found", msg: "authorization not found" },
      });
    }
    assert.match(await request.headerValue("authorization") ?? "", /^Bearer ey/, "the person asks");
    if (request.method() === "GET") {
      return await route.fulfill({
        json: {
          authorization_id: id,
          redirect_uri: CALLBACK,
          client: { id: "c1", name, uri: "https://assistant.example.com", logo_uri: "https://evil.example.com/x.png" },
          user: { id: "u", email: "demo@example.com" },
          scope: "openid email",
        },
      });
    }
    const { action } = request.postDataJSON();
    answers.push(action);
    const end = action === "approve" ? "code=abc" : "error=access_denied";
    await route.fulfill({ json: { redirect_url: `${CALLBACK}?${end}&state=s` } });
  });
  await context.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: "text/plain", body: "back" }));
  return answers;
}

Deno.test("consent: what another assistant may do is asked of a person who has signed in", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const ask = (page: Page, id: string) => page.goto(`${url}/oauth/consent?authorization_id=${id}`);
    const enter = (page: Page) => page.getByRole("button", { name: "Entrar como a pessoa de exemplo" }).click();

    await t.step("a signed-out person signs in first, then says yes", async () => {
      const { context, page, problems } = await newVisitor({ viewport: VIEWPORTS.phone });
      const answers = await serveOAuth(context);
      await ask(page, "known");
      await waitForPage(page, "Entrar");
      await enter(page);
      await waitForPage(page, "Dar acesso a “Claude <b>”?");
      await page.getByText("assistant.example.com").waitFor();
      await checkPage(page, "consent", problems);
      assert.deepEqual(answers, [], "nothing is answered by looking");
      await page.getByRole("button", { name: "Sim, dar acesso" }).click();
      await page.waitForURL(`${CALLBACK}?code=abc&state=s`);
      assert.deepEqual(answers, ["approve"]);
      await context.close();
    });

    await t.step("a no goes back too; a wrong or missing request is said, and gives nothing", async () => {
      const { context, page, problems } = await newVisitor();
      const answers = await serveOAuth(context);
      await page.goto(url);
      await enter(page);
      await waitForPage(page, "Conversa");
      await ask(page, "unknown");
      await page.getByRole("alert").getByText("Este pedido não existe ou já venceu").waitFor();
      await page.goto(`${url}/oauth/consent`);
      await page.getByRole("alert").getByText("Falta no endereço").waitFor();
      await checkPage(page, "a wrong request", problems.filter((problem) => !/status of 404/.test(problem)));
      await ask(page, "known");
      await page.getByRole("button", { name: "Não", exact: true }).click();
      await page.waitForURL(`${CALLBACK}?error=access_denied&state=s`);
      assert.deepEqual(answers, ["deny"]);
      await context.close();
    });
  });
});
