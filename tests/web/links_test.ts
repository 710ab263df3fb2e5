import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { checkPage, enterAsDemo, goTo, waitForPage, waitUntilLoaded, withWebClient } from "./support/client.ts";

interface Entered {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

Deno.test("a link that signs in says as whom, and nothing of one person is shown to or kept for another", async (t) => {
  await withWebClient(async ({ url, stack, newVisitor }) => {
    const email = `eve-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const demo = stack.ready.demo.email;
    const eve = await ask(url, "signup", { email, password: "uma-senha-boa" });
    const enterAsEve = () => ask(url, "token?grant_type=password", { email, password: "uma-senha-boa" });
    const question = `Entrar como ${email}?`;
    const { context, page, problems } = await newVisitor();
    const other = await context.newPage();
    await enterAsDemo(page, url);
    await goTo(page, "Memória");

    await t.step("whoever is signed in stays so until they press", async () => {
      await open(other, `${url}/conversa`, await enterAsEve(), "signup");
      await waitForPage(other, question);
      await other.getByText(`Você está como ${demo}; o link é de ${email}.`).waitFor();
      await checkPage(other, "whose link it is", problems, { colours: ["light", "dark"] });
      assert.doesNotMatch(other.url(), /token/);
      await other.getByRole("button", { name: "Não fui eu que pedi" }).click();
      await waitForPage(other, "Conversa");
      assert.deepEqual([await whoIsIn(other), await whoIsIn(page)], [demo, demo]);
      await page.reload();
      await waitForPage(page, "Memória");
      await keptOf(page, (kept) => Object.values(kept).some((text) => text.includes("knowledge")));
    });

    await t.step("after pressing, every tab is the other person's, and empty of the first", async () => {
      await page.evaluate("sessionStorage.setItem('draft:x', 'a secret')");
      await open(other, `${url}/`, await enterAsEve(), "recovery");
      await waitForPage(other, question);
      assert.equal(await whoIsIn(other), demo);
      await other.getByRole("button", { name: "Entrar", exact: true }).click();
      await waitForPage(other, "Nova senha");
      await other.getByText(`Para a conta ${email}.`).waitFor();
      await waitForPage(page, "Conversa");
      assert.deepEqual([await whoIsIn(other), await whoIsIn(page)], [email, email]);
      assert.equal(await page.evaluate("sessionStorage.getItem('draft:x')"), null);
      await goTo(page, "Memória");
      const kept = await keptOf(page, (kept) => kept[eve.user.id]?.includes("knowledge") ?? false);
      assert.deepEqual(Object.keys(kept), [eve.user.id]);
      assert.deepEqual(
        [...new Set(kept[eve.user.id]!.match(/5e[ef][0-9a-f]{5}-0000-4000-8000/g))],
        [],
        "no row of the seed",
      );
      await other.getByRole("button", { name: "Continuar sem trocar" }).click();
      await waitForPage(other, "Conversa");
    });

    await t.step("a link of the same person asks nothing", async () => {
      await open(other, `${url}/hoje`, await enterAsEve(), "magiclink");
      await waitForPage(other, "Hoje");
      assert.doesNotMatch(other.url(), /token/);
      assert.deepEqual(problems, []);
    });

    await t.step("what the link claims of itself is not believed; a new password stays to be chosen", async () => {
      const visitor = await newVisitor();
      const claims = { sub: "5eed0000-0000-4000-8000-000000000001", email: demo, exp: 1 };
      const forged = ["e30", btoa(JSON.stringify(claims)).replaceAll("=", ""), "e30"].join(".");
      await open(visitor.page, `${url}/`, { ...await enterAsEve(), access_token: forged }, "recovery");
      await waitForPage(visitor.page, question);
      assert.equal(await whoIsIn(visitor.page), null);
      await visitor.page.getByRole("button", { name: "Entrar", exact: true }).click();
      await waitForPage(visitor.page, "Nova senha");
      await visitor.page.reload();
      await waitForPage(visitor.page, "Nova senha");
      await visitor.page.getByRole("button", { name: "Continuar sem trocar" }).click();
      await waitForPage(visitor.page, "Conversa");
      await visitor.page.reload();
      await waitForPage(visitor.page, "Conversa");
      assert.deepEqual(visitor.problems, []);
    });

    await t.step("a link that is over says so", async () => {
      const visitor = await newVisitor();
      await open(visitor.page, `${url}/`, { ...eve, refresh_token: "none" }, "signup");
      await waitForPage(visitor.page, "O link não funcionou");
      await visitor.page.getByRole("alert").getByText(/venceu ou já foi usado/).waitFor();
      await visitor.page.getByRole("button", { name: "Continuar" }).click();
      await waitForPage(visitor.page, "Entrar");
    });
  });
});

/** Asks the sign-in service, as the client of anybody does. */
async function ask(url: string, path: string, body: { email: string; password: string }): Promise<Entered> {
  const { publishableKey } = await (await fetch(`${url}/config.json`)).json();
  const answer = await fetch(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok);
  return await answer.json();
}

/** Opens an address as the sign-in service leads to it from the link of a mail. */
async function open(page: Page, address: string, session: Entered, type: string) {
  const { access_token, refresh_token } = session;
  const hash = new URLSearchParams({ access_token, expires_in: "3600", refresh_token, token_type: "bearer", type });
  await page.goto("about:blank");
  await page.goto(`${address}#${hash}`);
  await waitUntilLoaded(page);
}

function whoIsIn(page: Page): Promise<string | null> {
  return page.evaluate("JSON.parse(localStorage.getItem('session') ?? 'null')?.user?.email ?? null");
}

/** What the browser keeps for when there is no network, by person, once it is as the test waits for. */
async function keptOf(page: Page, isThere: (kept: Record<string, string>) => boolean) {
  for (let tries = 0; tries < 100; tries++) {
    const kept = await page.evaluate<Record<string, string>>(READ_KEPT);
    if (isThere(kept)) return kept;
    await page.waitForTimeout(100);
  }
  throw new Error("what the test waits for is not kept");
}

const READ_KEPT = `(async () => {
  const answer = (request) => new Promise((done) => request.onsuccess = () => done(request.result));
  const database = await answer(indexedDB.open("keyval-store"));
  const store = database.transaction("keyval").objectStore("keyval");
  const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
  database.close();
  return Object.fromEntries(keys.map((key, index) => [key, JSON.stringify(values[index])]));
})()`;
