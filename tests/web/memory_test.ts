import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import type { Page } from "playwright-core";
import type { Ready } from "../../local/dev.ts";
import { checkPage, enterAsDemo, goTo, waitForPage, withWebClient } from "./support/client.ts";

const fact = (page: Page, content: string | RegExp) => page.getByRole("article", { name: content });

Deno.test("memory in the web client: find, correct, follow to its sentence, forget for good", async (t) => {
  await withWebClient(async ({ url, stack, newVisitor }) => {
    const { page, problems } = await newVisitor();
    await contradict(stack.ready);
    await enterAsDemo(page, url);
    await goTo(page, "Memória");

    await t.step("what contradicts stands side by side, with both sentences, and is settled by keyboard", async () => {
      const doubts = page.getByRole("region", { name: "Qual destas vale?" });
      await doubts.getByText("eu treino cedo, antes do trabalho").waitFor();
      await doubts.getByText("agora só treino de noite").waitFor();
      await checkPage(page, "a contradiction", problems);
      await doubts.getByRole("button", { name: "Fica esta: Treina à noite" }).press("Enter");
      await page.getByText("Fica o que você disse depois.").waitFor();
      await doubts.waitFor({ state: "detached" });
      await page.getByLabel("Buscar na memória").fill("treina");
      await fact(page, "Treina à noite").waitFor();
      await fact(page, "Treina de manhã").waitFor({ state: "detached" });
    });

    await t.step("the people, and what is known of the mother", async () => {
      await page.getByRole("link", { name: "Pessoas" }).click();
      await fact(page, "Sônia").getByText("Mãe · aniversário em 12/10").waitFor();
      await checkPage(page, "the people", problems);
      await page.getByRole("link", { name: /que sei de Sônia/ }).click();
      await fact(page, /Operou o joelho/).waitFor();
      assert.equal(await fact(page, /dipirona/).count(), 0);
      await page.getByRole("link", { name: "Pessoas" }).and(page.locator('[aria-current="page"]')).waitFor();
      const areas = page.getByRole("group", { name: "Áreas da vida" }).getByRole("button");
      const counts = (await areas.allInnerTexts()).map((text) => Number(/\d+$/.exec(text.trim())![0]));
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        await page.locator("section ul > li article").count(),
      );
    });

    await t.step("who she is stands on her page, with her birthday to correct and the way to forget her", async () => {
      const mother = fact(page, /^Sônia, mãe, professora aposentada/);
      await mother.getByRole("button", { name: "Esquecer Sônia" }).waitFor();
      await mother.getByRole("button", { name: "Corrigir" }).click();
      const dialog = page.getByRole("dialog");
      const birthday = dialog.getByLabel("Aniversário");
      assert.equal(await birthday.inputValue(), "12/10");
      await birthday.fill("31/02");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await dialog.locator("input[name=birthday]:invalid").waitFor();
      await birthday.fill("13/10/1958");
      await checkPage(page, "correcting a person", problems);
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await page.getByText(/^Corrigido/).waitFor();
      await mother.getByText("Mãe · aniversário em 13/10/1958").waitFor();
      await fact(page, /Operou o joelho/).waitFor();
      await checkPage(page, "a person", problems);
    });

    await t.step("corrected by keyboard, the old version stays in its history, with what is related", async () => {
      const correct = fact(page, /Operou o joelho/).getByRole("button", { name: "Corrigir" });
      await correct.focus();
      await page.keyboard.press("Enter");
      const content = page.getByRole("dialog").getByRole("textbox").first();
      await content.waitFor();
      await content.fill("Operou o quadril e está na fisioterapia");
      await page.getByRole("dialog").getByRole("button", { name: /Guardar|Corrigir/ }).press("Enter");
      const corrected = fact(page, "Operou o quadril e está na fisioterapia");
      await corrected.waitFor();
      await corrected.getByRole("button", { name: "Histórico" }).press("Enter");
      await corrected.getByRole("list", { name: "Histórico" }).getByText("Operou o joelho").waitFor();
      await checkPage(page, "a history", problems);
    });

    await t.step("what was learned from a conversation leads to its message", async () => {
      await goTo(page, "Memória");
      await fact(page, /Gasta mais com delivery/).waitFor();
      await page.getByLabel("Buscar na memória").fill("papel antes de deitar");
      // The list moves when the answer comes.
      await fact(page, /Gasta mais com delivery/).waitFor({ state: "detached" });
      const learned = fact(page, /preocupações em um papel|preocupações num papel|papel antes de deitar/).first();
      await learned.getByRole("link", { name: "ver na conversa" }).click();
      await waitForPage(page, "Conversa");
      await page.locator("article:focus").getByText("papel antes de deitar").waitFor();
    });

    await t.step("what each night learned and set aside", async () => {
      await page.goto(`${url}/memoria?parte=aprendizado`);
      await waitForPage(page, "Memória");
      await page.getByText("Toda noite releio").waitFor();
      const night = page.getByRole("region").filter({ hasText: "que reli" }).first();
      assert.match(await night.getByRole("heading").innerText(), /^\p{Lu}/u);
      await night.getByText(/^Ver a.* que reli/).click();
      await night.getByRole("listitem").getByRole("link").first().waitFor();
      await checkPage(page, "the nights", problems);
    });

    await t.step("forgetting somebody lists what goes, ends with a receipt, and nothing finds it", async () => {
      await page.goto(`${url}/memoria?busca=Patr%C3%ADcia`);
      const chief = fact(page, /^Patrícia, chefe/);
      await chief.getByRole("button", { name: "Histórico" }).click();
      await chief.getByText("Não mudou desde que entrou na memória.").waitFor();
      await chief.getByRole("button", { name: "Esquecer Patrícia" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Gosta de receber as propostas por escrito").waitFor();
      await dialog.getByRole("radio", { name: /Apagar de vez/ }).check();
      await checkPage(page, "what goes", problems);
      await dialog.getByRole("button", { name: "Apagar de vez" }).click();
      await dialog.getByText("nenhuma busca encontra").waitFor();
      const receipt = await dialog.getByRole("definition").allInnerTexts();
      assert.equal(receipt[0], "2", "the person, and the fact about her");
      assert.equal(await dialog.getByRole("listitem").count(), 2);
      await checkPage(page, "the receipt", problems);
      await dialog.getByRole("button", { name: "Entendi" }).click();
      await page.goto(`${url}/memoria?busca=Patr%C3%ADcia&ver=all`);
      await waitForPage(page, "Memória");
      await page.getByText("Nada com esses filtros.").waitFor();
      assert.equal(await fact(page, /Patrícia/).count(), 0);
    });
  });
});

/** Two facts of the demo user that cannot both be true, as a night of learning leaves them. */
async function contradict({ url, publishableKey, secretKey, demo }: Ready) {
  const client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data: { user } } = await client.auth.signInWithPassword(demo);
  const request = async (path: string, body?: object) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { apikey: secretKey, "Content-Type": "application/json", Prefer: "return=representation" },
    });
    const rows = await response.json();
    assert.ok(response.ok, JSON.stringify(rows));
    return rows;
  };
  const train = { user_id: user!.id, type: "fact", area: "health", title: "Treino", source: "conversation" };
  const [before, after] = await request("knowledge_items", [
    { ...train, content: "Treina de manhã", quote: "eu treino cedo, antes do trabalho", needs_resolution: false },
    { ...train, content: "Treina à noite", quote: "agora só treino de noite", needs_resolution: true },
  ]);
  await request("knowledge_links", {
    user_id: train.user_id,
    from_id: after.id,
    to_id: before.id,
    relation: "contradicts",
  });
}
