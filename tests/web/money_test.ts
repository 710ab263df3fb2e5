import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { checkPage, enterAsDemo, goTo, waitForPage, withWebClient } from "./support/client.ts";

/** "R$ 1.234,50" in cents. */
const centsOf = (text: string) => Number(/-?R\$\s*([\d.]+,\d\d)/.exec(text.replace(/−/g, "-"))![1]!.replace(/\D/g, ""));

/** Opens a figure, and compares it with the sum that its rows have. */
async function assertRowsAddUp(page: Page, figure: Locator, list: Locator) {
  const shown = centsOf(await figure.innerText());
  await figure.click();
  const amounts = await list.locator("li > div > span.tabular-nums").allInnerTexts();
  const sum = amounts.reduce((total, text) => total + (text.includes("-") ? -1 : 1) * centsOf(text), 0);
  assert.equal(Math.abs(sum), shown, await figure.innerText());
  assert.equal(centsOf(await list.getByText("Soma").locator("..").innerText()), shown);
  await figure.click();
  await list.waitFor({ state: "detached" });
  assert.ok(page);
}

Deno.test("money in the web client: figure, rows, sentence; found, corrected and taken back", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { page, problems } = await newVisitor();
    await enterAsDemo(page, url);
    await goTo(page, "Dinheiro");

    await t.step("the months listed are those from the first with something to the next", async () => {
      const months = await page.getByLabel("Mês", { exact: true }).getByRole("option").allInnerTexts();
      assert.ok(months.length >= 4 && months.length <= 8, months.join(", "));
    });

    await t.step("every figure of the month, and every category, opens rows whose sum it is to the cent", async () => {
      const month = page.getByRole("region", { name: "O mês" });
      for (const name of ["Entradas", "Saídas", "Sobra", "Falta pagar"]) {
        const figure = month.getByRole("button", { name: new RegExp(`^${name}`) });
        await assertRowsAddUp(page, figure, page.getByRole("group", { name, exact: true }));
      }
      const categories = page.getByRole("region", { name: "Gastos por categoria" }).getByRole("button");
      const names = await categories.locator("span.font-medium").allInnerTexts();
      assert.ok(names.length > 4);
      for (const name of names) {
        await assertRowsAddUp(
          page,
          categories.filter({ hasText: name }),
          page.getByRole("group", { name: `Gastos com ${name}` }),
        );
      }
    });

    await t.step("a row opens the sentence that it came from, in its conversation", async () => {
      await page.getByRole("button", { name: /^Saúde R\$/ }).click();
      await page.getByRole("button", { name: /^De onde veio: .*farm/i }).first().click();
      await page.getByText("gastei 86,40 na farmácia").waitFor();
      await checkPage(page, "a row's origin", problems);
      await page.getByRole("link", { name: "Abrir na conversa" }).click();
      await waitForPage(page, "Conversa");
      await page.locator("article:focus").getByText("86,40").waitFor();
    });

    await t.step("why a month cost more is said in words, whose figures open their rows in both months", async () => {
      await goTo(page, "Dinheiro");
      const trend = page.getByRole("region", { name: "Os últimos meses" });
      await trend.getByText(/custou R\$ .* a (?:mais|menos) que outubro/).waitFor();
      await trend.getByText("Ver em tabela").click();
      assert.equal(await trend.getByRole("row").count(), 7);
      const figures = trend.locator("p").first().getByRole("button");
      await figures.first().waitFor();
      const texts = await figures.allInnerTexts();
      assert.ok(texts.length >= 2);
      for (const [index, text] of texts.entries()) {
        await figures.nth(index).click();
        const panel = trend.getByRole("group", { name: /^O que mudou: / });
        await panel.getByText("Soma").last().waitFor();
        await trend.locator('[role="group"]:focus').waitFor();
        const sums = await panel.getByText("Soma").locator("..").allInnerTexts();
        if (sums.length === 1) {
          assert.equal(centsOf(sums[0]!), centsOf(text), text);
        } else {
          const [earlier, later] = sums.map(centsOf) as [number, number];
          assert.equal(Math.abs(later - earlier), centsOf(text), text);
          assert.equal(centsOf(await panel.getByText("Diferença").locator("..").innerText()), centsOf(text));
        }
        if (index === 0) await checkPage(page, "the rows of two months", problems);
        await panel.getByRole("button", { name: "Fechar" }).click();
        await panel.waitFor({ state: "detached" });
      }
      assert.ok(await trend.getByText(/Ainda falta pagar R\$ .* com isso/).count() === 1);
    });

    await t.step(
      "what the page shows is found by a word of it, by a part, without accents and by its reais",
      async () => {
        const found = page.getByRole("group", { name: "Lançamentos encontrados" });
        for (
          const [typed, name] of [["farmácia", /^farmácia/i], ["FARMAC", /^farmácia/i], ["uber", /^uber/i], [
            "internet casa",
            /^internet casa/i,
          ], ["109", /^internet casa/i]] as const
        ) {
          await page.getByLabel("Buscar lançamentos").fill(typed);
          await found.getByText(name).first().waitFor({ timeout: 10_000 });
        }
        await page.getByLabel("Buscar lançamentos").fill("(,)");
        await page.getByText("Nada com “(,)”.").waitFor();
        await page.getByLabel("Buscar lançamentos").fill("");
      },
    );

    await t.step("an expense of another day is found by its amount, corrected, and set back", async () => {
      await page.getByLabel("Buscar lançamentos").fill("86,40");
      const found = page.getByRole("group", { name: "Lançamentos encontrados" });
      await found.getByRole("button", { name: /^Corrigir/ }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Valor (R$)").fill("68,40");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await page.getByText(/^Corrigi “/).waitFor();
      await page.getByLabel("Buscar lançamentos").fill("68,40");
      await found.getByText("R$ 68,40").first().waitFor();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await page.getByText(/^Desfeito: Corrigi “/).waitFor();
      await page.getByLabel("Buscar lançamentos").fill("86,40");
      await found.getByText("R$ 86,40").first().waitFor();
      await page.getByLabel("Buscar lançamentos").fill("");
    });

    await t.step("a bill is corrected with the months that follow, and set back", async () => {
      const row = page.getByRole("listitem").filter({ hasText: "Internet casa" });
      await row.getByRole("button", { name: "Corrigir a conta Internet casa" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Valor (R$)").fill("119,90");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await row.getByText("R$ 119,90").first().waitFor();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await row.getByText("R$ 109,90").first().waitFor();
    });

    await t.step("a payment of a debt is taken back, the debt lacks it again, and it comes back", async () => {
      const debt = page.getByRole("region", { name: "Dívidas" }).getByRole("listitem").filter({
        hasText: "Financiamento do carro",
      }).first();
      const left = () => debt.getByText(/^faltam R\$/).first().innerText().then(centsOf);
      const before = await left();
      await debt.getByRole("button", { name: "Ver os pagamentos" }).click();
      await debt.getByRole("button", { name: "Remover o pagamento de Financiamento do carro" }).first().click();
      await page.getByText("Removi “Financiamento do carro”.").waitFor();
      await debt.getByText(`faltam ${formatMoney((before + 68990) / 100)}`).waitFor();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await debt.getByText(`faltam ${formatMoney(before / 100)}`).waitFor();
      await checkPage(page, "a debt's payments", problems);
    });
  });
});
