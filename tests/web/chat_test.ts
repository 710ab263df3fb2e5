import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { beginConversation, checkPage, enterAsDemo, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";

const field = (page: Page) => page.getByLabel("Mensagem", { exact: true });
const tray = (page: Page) => page.getByRole("region", { name: "Esperando o seu sim" });
const answers = (page: Page) => page.getByRole("article", { name: "Assistente" });

async function say(page: Page, text: string) {
  await page.getByRole("button", { name: "Enviar" }).waitFor();
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

Deno.test("chat: proposals, corrections, edits, search and archive", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { context, page, problems } = await newVisitor();
    await enterAsDemo(page, url);

    await t.step("an empty conversation offers what the person's own days hold", async () => {
      await beginConversation(page);
      await page.getByRole("button", { name: "paguei a conta Água" }).waitFor();
      await checkPage(page, "an empty conversation", problems);
    });

    await t.step(
      "a proposal is shown with what it rests on, survives a reload, and takes a yes from the keyboard",
      async () => {
        await say(page, "gastei 50 reais no mercado ontem");
        await tray(page).getByText("R$ 50,00 em alimentação").waitFor();
        await tray(page).getByRole("link", { name: "gastei 50 reais no mercado ontem" }).waitFor();
        await checkPage(page, "a proposal", problems);
        await page.reload();
        await tray(page).getByText("R$ 50,00 em alimentação").waitFor();
        await field(page).focus();
        await page.keyboard.press("Alt+S");
        await answers(page).getByText("Registrei R$ 50,00").waitFor();
        await tray(page).waitFor({ state: "detached" });
      },
    );

    await t.step("a quiet line says what was recorded, and takes it back", async () => {
      await page.getByText("registrado: R$ 50,00 em alimentação").waitFor();
      await page.getByRole("button", { name: /^desfazer: R\$ 50,00/ }).click();
      await page.getByRole("listitem").getByText("desfeito: R$ 50,00").waitFor();
    });

    await t.step("a correction changes the proposal, one of several is refused, the rest said yes to", async () => {
      await say(page, "gastei 20 de uber e dormi 7h30");
      await tray(page).getByRole("listitem").nth(1).waitFor();
      await tray(page).getByRole("listitem").filter({ hasText: "sono" }).getByRole("button", {
        name: "Não",
        exact: true,
      }).click();
      await tray(page).getByText("sono").waitFor({ state: "detached" });
      await tray(page).getByRole("button", { name: "Corrigir" }).click();
      await page.keyboard.type("foi 23,50");
      await page.keyboard.press("Enter");
      await answers(page).getByText("R$ 23,50").first().waitFor();
      await tray(page).waitFor({ state: "detached" });
    });

    await t.step("a yes for good, by keyboard: the next one of its kind is recorded at once", async () => {
      await say(page, "bebi 500 ml de água");
      await tray(page).getByRole("button", { name: "Sim, e não pergunte mais" }).waitFor();
      await checkPage(page, "a yes for good", problems);
      await page.keyboard.press("Alt+Shift+S");
      await answers(page).getByText("Registrei 500 ml de água").waitFor();
      await page.getByText("Combinado: medidas de saúde eu registro direto.").waitFor();
      await say(page, "bebi 300 ml de água");
      await answers(page).getByText("Registrei 300 ml de água").waitFor();
    });

    await t.step("a message is edited; one whose answer wrote something cannot be, and its text is kept", async () => {
      await beginConversation(page);
      await say(page, "o que tenho essa semna?");
      await answers(page).first().waitFor();
      const own = page.getByRole("article", { name: "Você" });
      await own.hover();
      await page.getByRole("button", { name: "Editar a mensagem" }).click();
      await page.getByLabel("Texto da mensagem").fill("quanto gastei esse mês?");
      await page.getByRole("button", { name: "Enviar de novo" }).click();
      await answers(page).getByText("você gastou").waitFor();
      assert.equal(await own.count(), 1);
      assert.equal(await answers(page).count(), 1);

      await say(page, "gastei 12 reais no mercado");
      await tray(page).getByRole("button", { name: "Sim", exact: true }).click();
      await answers(page).getByText("Registrei R$ 12,00").waitFor();
      await own.nth(1).hover();
      await page.getByRole("button", { name: "Editar a mensagem" }).nth(1).click();
      await page.getByLabel("Texto da mensagem").fill("gastei 13 reais no mercado");
      problems.length = 0;
      await page.getByRole("button", { name: "Enviar de novo" }).click();
      await page.getByRole("alert").waitFor();
      assert.equal(await page.getByLabel("Texto da mensagem").inputValue(), "gastei 13 reais no mercado");
      await page.getByRole("button", { name: "Cancelar" }).click();
      await answers(page).getByText("Registrei R$ 12,00").waitFor();
      assert.ok(problems.every((one) => one.includes("409")), problems.join());
      problems.length = 0;
    });

    await t.step("what was said is found, and opened at its message", async () => {
      await page.getByLabel("Buscar nas conversas").fill("apresentação da semana");
      await page.getByRole("region", { name: "Nas mensagens" }).getByRole("link", { name: /^tô ansiosa/ }).click();
      await page.waitForURL(/\?mensagem=/);
      const sought = page.getByRole("article", { name: "Você" }).filter({ hasText: "apresentação da semana" });
      await sought.waitFor();
      await page.locator("article:focus").getByText("apresentação da semana").waitFor();
      await page.getByLabel("Buscar nas conversas").fill("");
    });

    await t.step("a conversation is put away, found there, and comes back", async () => {
      const list = page.getByRole("list", { name: "Conversas" });
      const title = "que livro você leria";
      await list.getByRole("link", { name: title }).hover();
      await page.getByRole("button", { name: new RegExp(`^Arquivar ${title}`) }).click();
      await list.getByRole("link", { name: title }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Ver arquivadas" }).click();
      await page.getByRole("list", { name: "Arquivadas" }).getByRole("link", { name: title }).hover();
      await page.getByRole("button", { name: new RegExp(`^Desarquivar ${title}`) }).click();
      await page.getByText("Nenhuma conversa arquivada.").waitFor();
      await page.getByRole("button", { name: "Voltar às conversas" }).click();
      await list.getByRole("link", { name: title }).waitFor();
      await checkPage(page, "the list", problems);
    });

    await t.step("answered in another tab, it waits here no more; a late button says so", async () => {
      await beginConversation(page);
      await say(page, "gastei 31 reais no mercado");
      await tray(page).getByText("R$ 31,00").waitFor();
      const other = await context.newPage();
      await other.goto(page.url());
      await tray(other).getByRole("button", { name: "Não", exact: true }).click();
      await tray(other).waitFor({ state: "detached" });
      await page.bringToFront();
      problems.length = 0;
      await tray(page).getByRole("button", { name: "Sim", exact: true }).click();
      await page.getByRole("alert").getByText("já foi decidida").waitFor();
      await tray(page).waitFor({ state: "detached" });
      problems.length = 0;
      await other.close();
    });

    await t.step("on a phone the tray folds, and the conversations are one press away", async () => {
      await page.setViewportSize(VIEWPORTS.phone);
      await page.getByRole("button", { name: "Conversas", exact: true }).click();
      await beginConversation(page);
      await say(page, "gastei 41 reais no mercado 😀 שלום");
      await tray(page).getByText("R$ 41,00").waitFor();
      await checkPage(page, "a proposal on a phone", problems);
      await tray(page).getByRole("button", { name: "Recolher" }).click();
      assert.equal(await tray(page).getByText("R$ 41,00").isVisible(), false);
    });

    await t.step("the address of a conversation that is gone", async () => {
      problems.length = 0;
      await page.goto(`${url}/conversa/${crypto.randomUUID()}`);
      await page.getByText("Essa conversa não existe mais.").waitFor();
      await page.getByRole("button", { name: "Nova conversa" }).last().click();
      await waitForPage(page, "Conversa");
      await field(page).waitFor();
    });
    await context.close();
  });
});
