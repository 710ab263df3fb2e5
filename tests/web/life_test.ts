import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { beginConversation, checkPage, enterAsDemo, waitForPage, withWebClient } from "./support/client.ts";

Deno.test("health, habits and notes in the web client: figure, rows, sentence; changed, and taken back", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { page, problems } = await newVisitor();
    const dialog = page.getByRole("dialog");
    const undo = page.getByRole("button", { name: "Desfazer", exact: true });
    const check = (name: string) => checkPage(page, name, problems);
    await enterAsDemo(page, url);

    await t.step("a measure told in the conversation leads back to its sentence", async () => {
      await beginConversation(page);
      await page.getByLabel("Mensagem", { exact: true }).fill("me pesei: 81,2 kg");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Sim", exact: true }).or(page.getByText(/Registrei .*81,2/)).first()
        .waitFor();
      const yes = page.getByRole("button", { name: "Sim", exact: true });
      if (await yes.isVisible()) await yes.click();
      await page.getByRole("article").getByText(/Registrei .*81,2/).waitFor();

      await open(page, "Saúde");
      const weight = page.getByRole("article", { name: "Peso" });
      await weight.getByRole("button", { name: /^81,2 kg, hoje/ }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: "De onde veio: 81,2 kg, hoje" }).click();
      await dialog.getByText("“me pesei: 81,2 kg”").waitFor();
      await check("the rows of a day");
      await dialog.getByRole("link", { name: "Abrir na conversa" }).click();
      await waitForPage(page, "Conversa");
      await page.getByRole("article").getByText("me pesei: 81,2 kg").waitFor();
    });

    await t.step(
      "a mean opens its measures; one is removed and corrected by keyboard, and both are taken back",
      async () => {
        await open(page, "Saúde");
        const weight = page.getByRole("article", { name: "Peso" });
        const mean = weight.getByRole("button").first();
        const before = (await mean.innerText()).match(/^\S+ kg/)![0];
        await mean.focus();
        await page.keyboard.press("Enter");
        const rows = dialog.getByRole("button", { name: /^Remover / });
        await rows.first().waitFor();
        assert.ok((await dialog.innerText()).includes(before), "the window says the same mean");

        await dialog.getByRole("button", { name: "Remover 81,2 kg, hoje" }).focus();
        await page.keyboard.press("Enter");
        await dialog.getByText("Removido: Peso, 81,2 kg, hoje.").waitFor();
        await waitForFocus(page, "Desfazer");
        await page.keyboard.press("Enter");
        await waitForFocus(page, "De onde veio: 81,2 kg, hoje");

        await dialog.getByRole("button", { name: "Corrigir 81,2 kg, hoje" }).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.type("oitenta");
        await page.keyboard.press("Enter");
        await dialog.getByText("Escreva um número, como 7,5.").waitFor();
        await page.keyboard.press("Escape");
        await waitForFocus(page, "Corrigir 81,2 kg, hoje");
        await page.keyboard.press("Enter");
        await page.keyboard.type("80");
        await page.keyboard.press("Enter");
        await dialog.getByText("Corrigido: Peso, antes 81,2 kg, hoje.").waitFor();
        await dialog.getByRole("button", { name: "Corrigir 80 kg, hoje" }).waitFor();
        await page.keyboard.press("Enter");
        await dialog.getByRole("button", { name: "Corrigir 81,2 kg, hoje" }).waitFor();
        await dialog.getByRole("button", { name: "Novo registro" }).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.type("82,3");
        await page.keyboard.press("Enter");
        await dialog.getByRole("button", { name: "Corrigir 82,3 kg, hoje" }).waitFor();
        await waitForFocus(page, "Desfazer");
        await page.keyboard.press("Enter");
        await dialog.getByRole("button", { name: "Corrigir 82,3 kg, hoje" }).waitFor({ state: "detached" });
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        assert.ok((await mean.innerText()).startsWith(before));
        await mean.and(page.locator(":focus")).waitFor();
      },
    );

    await t.step("a correlation opens as many days as it counts, and a day its measures", async () => {
      const figure = page.getByRole("button", { name: /dias em comum/ }).first();
      const count = Number((await figure.innerText()).match(/\d+/)![0]);
      await figure.click();
      await dialog.getByRole("rowheader").first().waitFor();
      assert.equal(await dialog.getByRole("rowheader").count(), count);
      await dialog.getByRole("rowheader").first().getByRole("button").click();
      await dialog.getByRole("button", { name: /^Corrigir / }).first().waitFor();
      await check("the days of a correlation");
      await page.keyboard.press("Escape");
    });

    await t.step("a habit is ticked and unticked by keyboard, and a streak opens its days", async () => {
      await open(page, "Hoje");
      const box = page.getByRole("checkbox", { name: "Meditar" });
      await box.focus();
      await page.keyboard.press("Space");
      const streak = page.getByRole("button", { name: /sequência de Meditar/ });
      await streak.filter({ hasText: "13 dias seguidos" }).waitFor();
      await page.keyboard.press("Space");
      await streak.filter({ hasText: "12 dias seguidos" }).waitFor();
      await undo.click();
      await streak.filter({ hasText: "13 dias seguidos" }).waitFor();
      assert.equal(await box.isChecked(), true);

      await streak.focus();
      await page.keyboard.press("Enter");
      const days = dialog.getByRole("checkbox");
      await days.first().waitFor();
      assert.equal(await days.count(), 13);
      await dialog.getByRole("button", { name: "De onde veio: Meditar, hoje" }).click();
      await dialog.getByText(/Registrado numa página/).waitFor();
      await check("the days of a streak");
      await page.keyboard.press("Escape");
    });

    await t.step(
      "a medicine with times is told in the conversation, and each of its times is ticked on its own",
      async () => {
        await page.getByRole("link", { name: "Conversa" }).first().click();
        await beginConversation(page);
        await page.getByLabel("Mensagem", { exact: true }).fill("tomo losartana todo dia às 8 e às 20");
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: "Sim", exact: true }).click();
        await page.getByRole("article").getByText(/Criei o hábito .*às 8h e às 20h/).waitFor();
        await open(page, "Hoje");
        const box = (hour: string) => page.getByRole("checkbox", { name: new RegExp(`\\b${hour}.*losartana`, "i") });
        await box("8h").focus();
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: /sequência de losartana/i }).waitFor({ state: "detached" });
        assert.equal(await box("20h").isChecked(), false);
        await box("20h").click();
        await page.getByRole("button", { name: /sequência de losartana/i }).filter({ hasText: "1 dia" }).waitFor();
        await check("the times of a medicine");
      },
    );

    await t.step("a note is changed in its place, and gets its text back", async () => {
      await open(page, "Biblioteca");
      await page.getByRole("button", { name: "Nova nota" }).click();
      await dialog.getByLabel("Nota", { exact: true }).fill("Lista do mercado\n\n- arroz");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await waitForPage(page, "Lista do mercado");
      await page.getByRole("button", { name: "Editar o texto" }).focus();
      await page.keyboard.press("Enter");
      const field = page.getByRole("textbox", { name: "Texto" });
      const before = await field.inputValue();
      await field.fill("");
      await page.getByRole("button", { name: "Guardar" }).click();
      await page.getByText(/^Uma nota precisa de texto/).waitFor();
      await field.fill("- comprar **filtro** de café");
      await page.keyboard.press("Control+Enter");
      await page.getByRole("strong").filter({ hasText: "filtro" }).waitFor();
      await waitForFocus(page, "Desfazer");
      await check("a note");
      await page.keyboard.press("Enter");
      await page.getByRole("strong").filter({ hasText: "filtro" }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Editar o texto" }).click();
      assert.equal(await field.inputValue(), before);
    });

    await t.step("automatic notes say when they are written, from what, and which there are", async () => {
      await open(page, "Biblioteca");
      await page.getByRole("link", { name: "Notas automáticas" }).click();
      await waitForPage(page, "Notas automáticas");
      const weekly = page.getByRole("region", { name: "Relatório da semana" });
      await weekly.getByText(/Toda segunda às 6h/).waitFor();
      await weekly.getByText(/“Dinheiro”/).waitFor();
      await check("Notas automáticas");
      await weekly.getByRole("button", { name: /Montar agora/ }).click();
      await page.getByRole("heading", { level: 1, name: /Relatório da semana/ }).waitFor();
      await page.getByText("Automática", { exact: true }).waitFor();
    });
    assert.deepEqual(problems, []);
  });
});

/** Goes to a page by the navigation, as far as what is on it has loaded. */
async function open(page: Page, name: string) {
  await page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name }).click();
  await waitForPage(page, name);
}

/** Waits until the button of this name has the focus. */
async function waitForFocus(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).and(page.locator(":focus")).waitFor();
}
