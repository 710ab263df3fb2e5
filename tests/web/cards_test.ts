import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { checkPage, enterAsDemo, goTo, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";

/** "R$ 1.234,50" in cents. */
const centsOf = (text: string) => {
  const [, sign, amount] = /([-−]?)R\$\s*([\d.]+,\d\d)/.exec(text)!;
  return Number(amount!.replace(/\D/g, "")) * (sign === "" ? 1 : -1);
};

const accounts = (page: Page) => page.getByRole("region", { name: "Contas e cartões" });
const row = (page: Page, name: string) => accounts(page).getByRole("listitem").filter({ hasText: name }).first();

/** The rows of a list, whose sum it says. */
async function assertAddsUp(page: Page, label: string): Promise<number> {
  const list = page.getByRole("group", { name: label, exact: true });
  const amounts = await list.locator("li > div > span.tabular-nums").allInnerTexts();
  const sum = amounts.reduce((total, text) => total + centsOf(text), 0);
  assert.equal(centsOf(await list.getByText("Soma").locator("..").innerText()), sum, label);
  return sum;
}

/** A line of the sum of a bill. */
const line = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "A soma da fatura" }).locator("dl > div").filter({ hasText: name }).innerText();

Deno.test("accounts and cards in the web client: balances, bills as the bank shows them, payments, instalments", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const { page, problems } = await newVisitor();
    await enterAsDemo(page, url);
    await goTo(page, "Dinheiro");

    await t.step("a balance and a free limit open what they are made of", async () => {
      const balance = row(page, "Itaú").getByRole("button", { name: /^R\$/ });
      const shown = centsOf(await balance.innerText());
      await balance.click();
      await page.getByText("Saldo inicial").waitFor();
      assert.equal(await assertAddsUp(page, "O saldo de Itaú"), shown);
      await checkPage(page, "the rows of a balance", problems);
      const limit = row(page, "Nubank").getByRole("button", { name: /^Limite livre/ });
      await limit.click();
      const lines = await page.getByRole("group", { name: "O limite de Nubank" }).locator("dd").allInnerTexts();
      const parts = lines.map(centsOf);
      assert.equal(parts.slice(0, -1).reduce((total, part) => total + part, 0), parts.at(-1));
      assert.equal(centsOf((await limit.innerText()).split("\n")[1]!), parts.at(-1));
    });

    await t.step("an account and a card are added, corrected, removed, and each is taken back", async () => {
      await accounts(page).getByRole("button", { name: "Nova conta" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Nome").fill("Carteira");
      await dialog.getByLabel("Tipo").selectOption("Dinheiro em mãos");
      await dialog.getByLabel("Saldo (R$)").fill("-20");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await row(page, "Carteira").getByText("-R$ 20,00").waitFor();
      await row(page, "Carteira").getByRole("button", { name: "Corrigir a conta Carteira" }).click();
      await dialog.getByLabel("Nome").fill("Carteira de casa");
      await dialog.getByLabel("Saldo de agora (R$)").fill("150,50");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await row(page, "Carteira de casa").getByText("R$ 150,50").waitFor();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await row(page, "Carteira").getByText("-R$ 20,00").waitFor();
      assert.equal(await row(page, "Carteira de casa").count(), 0);
      await page.getByRole("button", { name: "Remover a conta Carteira" }).click();
      await row(page, "Carteira").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Desfazer" }).click();
      await row(page, "Carteira").waitFor();

      await accounts(page).getByRole("button", { name: "Novo cartão" }).click();
      await dialog.getByLabel("Nome").fill("Inter");
      await dialog.getByLabel("Fecha no dia").fill("40");
      await dialog.getByLabel("Vence no dia").fill("10");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await dialog.getByText("O dia vai de 1 a 31.").waitFor();
      await dialog.getByLabel("Fecha no dia").fill("3");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await row(page, "Inter").getByText("fecha dia 3, vence dia 10").waitFor();
      await row(page, "Inter").getByRole("button", { name: "Corrigir o cartão Inter" }).click();
      await dialog.getByLabel("Limite, se souber (R$)").fill("2.000");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await row(page, "Inter").getByText("de R$ 2.000,00").waitFor();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await row(page, "Inter").getByText("sem limite anotado").waitFor();
    });

    await t.step("each bill has its days and its rows, whose sum to the cent is what was bought in it", async () => {
      await row(page, "Nubank").getByRole("link", { name: /^Fatura aberta/ }).click();
      await waitForPage(page, "Nubank");
      assert.match(page.url(), /\/dinheiro\/cartao\/[-0-9a-f]{36}\?fatura=\d{4}-\d\d$/);
      const months = await page.getByLabel("Fatura", { exact: true }).getByRole("option").evaluateAll(
        (options) => options.map((option) => (option as { value?: string }).value ?? ""),
      );
      assert.ok(months.length >= 4, months.join(", "));
      for (const month of months) {
        await page.getByLabel("Fatura", { exact: true }).selectOption(month);
        await page.waitForURL(`**/cartao/*?fatura=${month}`);
        await waitForPage(page, "Nubank");
        await page.getByText(/fech(?:a|ou) .* · venc(?:e|eu) /).waitFor();
        assert.equal(await assertAddsUp(page, "Compras da fatura"), centsOf(await line(page, "Compras desta fatura")));
        if (await page.getByRole("region", { name: "Pagamentos" }).count() > 0) {
          assert.equal(await assertAddsUp(page, "Pagamentos da fatura"), -centsOf(await line(page, "Já pago")));
        }
      }
      await page.getByRole("button", { name: "Próxima fatura" }).click();
      await page.waitForURL(`**/cartao/*?fatura=${months.at(-2)}`);
      await waitForPage(page, "Nubank");
      const ahead = page.getByRole("region", { name: "Nas próximas faturas" }).getByRole("button").last();
      const amount = centsOf(await ahead.innerText());
      await ahead.click();
      await page.getByText(/^Abrir a fatura de/).waitFor();
      const list = page.getByRole("region", { name: "Nas próximas faturas" }).getByRole("group");
      assert.equal(await assertAddsUp(page, (await list.getAttribute("aria-label"))!), amount);
      assert.match(await list.innerText(), /parcela \d de 6/);
      for (const [name, viewport] of Object.entries(VIEWPORTS)) {
        await page.setViewportSize(viewport);
        await checkPage(page, `a card's bill, ${name}`, problems, {
          colours: name === "phone" ? [] : ["light", "dark"],
        });
      }
      await page.setViewportSize(VIEWPORTS.desktop);
    });

    await t.step(
      "the open bill is paid in part from an account, its days are corrected, and both are taken back",
      async () => {
        await page.getByRole("link", { name: "Dinheiro" }).last().click();
        await waitForPage(page, "Dinheiro");
        await row(page, "Nubank").getByRole("link", { name: /^Fatura aberta/ }).click();
        await waitForPage(page, "Nubank");
        const dialog = page.getByRole("dialog");
        const rest = centsOf(await line(page, "Falta pagar"));
        await page.getByRole("button", { name: "Pagar fatura" }).click();
        assert.equal(centsOf(`R$ ${await dialog.getByLabel("Valor (R$)").inputValue()}`), rest);
        await dialog.getByLabel("Valor (R$)").fill("30");
        await dialog.getByLabel("De que conta saiu").selectOption("Itaú");
        await dialog.getByRole("button", { name: "Registrar" }).click();
        const payments = page.getByRole("group", { name: "Pagamentos da fatura" });
        await payments.getByText("saiu de Itaú").first().waitFor();
        assert.equal(centsOf(await line(page, "Falta pagar")), rest - 3000);
        await payments.getByRole("button", { name: "De onde veio: Pagamento da fatura" }).first().click();
        await payments.getByText(/^Registrado numa página/).waitFor();
        await page.getByRole("button", { name: "Desfazer" }).click();
        await page.getByText(/^Desfeito: Registrei R\$ 30,00 pagos/).waitFor();
        assert.equal(centsOf(await line(page, "Falta pagar")), rest);

        const days = page.getByText(/fech(?:a|ou) .* · venc(?:e|eu) /);
        const before = await days.innerText();
        await page.getByRole("button", { name: "Mudar as datas" }).click();
        const due = dialog.getByLabel("Vence no dia");
        await due.fill(String(Number(await due.inputValue()) + 2));
        await dialog.getByRole("button", { name: "Guardar" }).click();
        await page.getByText(/^Mudei as datas/).waitFor();
        assert.notEqual(await days.innerText(), before);
        await page.getByRole("button", { name: "Desfazer" }).click();
        await page.getByText(/^Desfeito: Mudei as datas/).waitFor();
        assert.equal(await days.innerText(), before);
      },
    );

    await t.step("an instalment is corrected and removed as the whole purchase, and comes back", async () => {
      const list = page.getByRole("group", { name: "Compras da fatura" });
      const instalment = list.getByRole("listitem").filter({ hasText: /parcela \d de 6/ }).first();
      const amount = centsOf(await instalment.innerText());
      await instalment.getByRole("button", { name: /^Corrigir/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(/compra em 6 parcelas.* vale para a compra inteira/).waitFor();
      await checkPage(page, "the form of a purchase", problems, { within: '[role="dialog"]' });
      const whole = dialog.getByLabel("Valor da compra inteira (R$)");
      const total = centsOf(`R$ ${await whole.inputValue()}`);
      assert.ok(Math.abs(total - 6 * amount) < 10, `${total} ${amount}`);
      assert.equal(await dialog.getByLabel("Conta ou cartão").locator("option:checked").innerText(), "Nubank");
      await whole.fill(String((total + 600) / 100));
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await page.getByText(/^Corrigi “/).waitFor();
      assert.equal(centsOf(await instalment.innerText()), amount + 100);
      await page.getByRole("button", { name: "Desfazer" }).click();
      await page.getByText(/^Desfeito: Corrigi “/).waitFor();
      assert.equal(centsOf(await instalment.innerText()), amount);

      await instalment.getByRole("button", { name: /^Remover/ }).click();
      await dialog.getByText(/compra em 6 parcelas/).waitFor();
      await dialog.getByRole("button", { name: "Remover" }).click();
      await page.getByText(/^Removi “/).waitFor();
      await page.getByRole("region", { name: "Nas próximas faturas" }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Desfazer" }).click();
      await page.getByRole("region", { name: "Nas próximas faturas" }).waitFor();
      assert.deepEqual(problems, []);
    });
  });
});
