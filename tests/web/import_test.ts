import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import type { Ready } from "../../local/dev.ts";
import { checkPage, enterAsDemo, goTo, VIEWPORTS, waitForPage, withWebClient } from "./support/client.ts";

const CARD = "nubank-card.csv";
const fixture = (name: string) => new URL(`../fixtures/statements/${name}`, import.meta.url);

Deno.test("a bank statement is dropped, read line by line, imported and undone", async (t) => {
  await withWebClient(async ({ url, stack, newVisitor }) => {
    const { page, problems } = await newVisitor();
    await tellOfPurchase(stack.ready);
    await enterAsDemo(page, url);
    await goTo(page, "Dinheiro");
    await page.getByRole("link", { name: "Importar extrato" }).click();
    await waitForPage(page, "Importar extrato");

    await t.step(
      "a wrong file and one that is too large are refused with a reason, and another can be chosen",
      async () => {
        await checkPage(page, "the import without a file", problems);
        await choose(page, "extrato.pdf", "%PDF-1.7 \u0001");
        await alertSays(page, "Isto é um PDF. Peça ao banco o extrato em OFX ou CSV.");
        assert.deepEqual(forget(problems, 400), []);
        await checkPage(page, "a wrong file", problems, { colours: [] });
        await choose(page, "tudo.csv", "x".repeat(5 * 1024 * 1024 + 1));
        await alertSays(page, "O arquivo passa de 5 MB.");
        await choose(page, "vazio.csv", "");
        await alertSays(page, "O arquivo está vazio.");
      },
    );

    await t.step("of a file of unknown layout the columns are named, and the account can be changed", async () => {
      await page.locator('input[type="file"]').setInputFiles(fixture("other-bank.csv").pathname);
      const read = page.getByRole("button", { name: "Ler o arquivo" });
      await read.waitFor();
      assert.equal(await page.getByLabel("Coluna do que saiu").inputValue(), "saiu");
      await page.getByLabel("Coluna da descrição").selectOption("");
      await read.click();
      await page.getByText("Escolha a coluna.").waitFor();
      await checkPage(page, "the columns", forget(problems, 400));
      await page.getByLabel("Coluna da descrição").selectOption("o que foi");
      await read.click();
      // Nothing in it says whose it is.
      await page.getByText("Pelo arquivo não deu para saber.").waitFor();
      await page.getByLabel("De que conta ou cartão é?").selectOption("Itaú");
      await heading(page, "Conferir: Itaú").waitFor();
      await page.getByText(/linhas são de antes de .*, o dia do saldo inicial de Itaú: o saldo não muda com isso/)
        .waitFor();
      assert.deepEqual(await lines(page), ["Salário R$ 3.000,00", "Feira -R$ 45,00"]);
      await page.getByLabel("De que conta ou cartão é?").selectOption("Nubank");
      await heading(page, "Conferir: Nubank").waitFor();
      await choose(page, "conta.csv", await Deno.readTextFile(fixture("nubank-account.csv")));
      await page.getByText("Pelo arquivo não deu para saber.").waitFor();
      await page.getByLabel("De que conta ou cartão é?").selectOption("Itaú");
      await heading(page, "Conferir: Itaú").waitFor();
      assert.deepEqual(forget(problems, 400), []);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Escolher arquivo" }).waitFor();
    });

    await t.step("a dropped file is read at once: each line is new, known by what was told, or a payment", async () => {
      await drop(page, CARD);
      await heading(page, "Conferir: Nubank").waitFor();
      assert.equal(await page.evaluate("document.activeElement.textContent"), "Conferir: Nubank");
      const filters = page.getByRole("group", { name: "Que linhas mostrar" });
      const counts = await filters.getByRole("button").allInnerTexts();
      assert.deepEqual(counts.map((text) => text.replace("\n", " ")), [
        "Todos 5",
        "Novos 3",
        "Transferências 1",
        "Já registrados 1",
      ]);
      const known = line(page, "Mercado Boa Safra");
      await known.getByText("É o gasto “mercado boa safra” de 01/09/2026.").waitFor();
      await known.getByRole("button", { name: /^De onde veio/ }).click();
      await known.getByText(/^Registrado numa página/).waitFor();
      await line(page, "Pagamento recebido").getByText("Pagamento da fatura: não é renda.").waitFor();
      await page.getByLabel("Categoria de Corrida Rápida").first().selectOption("Transporte");
      assert.equal(await page.getByLabel("Categoria de Corrida Rápida").last().inputValue(), "transport");
      for (const [name, viewport] of Object.entries(VIEWPORTS)) {
        await page.setViewportSize(viewport);
        const isOneScreen = "document.documentElement.scrollHeight <= innerHeight";
        assert.ok(await page.evaluate(isOneScreen), "the page itself does not scroll beside its content");
        await checkPage(page, `the preview, ${name}`, problems, { colours: name === "phone" ? [] : ["light", "dark"] });
      }
      await page.setViewportSize(VIEWPORTS.desktop);
      await filters.getByRole("button", { name: /^Novos/ }).click();
      assert.equal((await lines(page)).length, 3);
    });

    await t.step("a line is left out and taken in again, and the sums say so", async () => {
      const leave = page.getByRole("button", { name: /^Deixar de fora: Corrida Rápida/ });
      await page.getByRole("button", { name: "Importar 4 lançamentos" }).waitFor();
      await leave.first().click();
      await page.getByRole("button", { name: "Importar 3 lançamentos" }).waitFor();
      await page.getByRole("button", { name: /^De fora/ }).click();
      await line(page, "Corrida Rápida").getByText("Fica de fora.").waitFor();
      await page.getByRole("button", { name: /^Incluir: Corrida Rápida/ }).click();
      await page.getByRole("button", { name: "Importar 4 lançamentos" }).waitFor();
      await page.getByRole("button", { name: /^Todos/ }).click();
    });

    await t.step("without a network or over the limit nothing is lost, and trying again imports", async () => {
      const address = "**/functions/v1/statements/import";
      await page.route(address, (route) => route.abort(), { times: 1 });
      await importButton(page).click();
      await alertSays(page, "Sem conexão agora. Nada foi perdido");
      const error = { code: "rate_limited", message: "Foram importações demais em pouco tempo." };
      await page.route(address, (route) => route.fulfill({ status: 429, json: { error } }), { times: 1 });
      await importButton(page).click();
      await alertSays(page, error.message);
      assert.deepEqual(forget(problems, "ERR_FAILED", 429), []);
      await importButton(page).click();
      await heading(page, "Importação feita").waitFor();
      await page.getByText("Importado em Nubank: 3 novos, 1 transferência e 1 já registrado.").first().waitFor();
      assert.equal(await page.evaluate("document.activeElement.textContent"), "Importação feita");
      await checkPage(page, "the receipt", problems, { colours: [] });
    });

    await t.step("the rows are in the card's bill and the month, and say which line they came from", async () => {
      await page.getByRole("link", { name: "Ver Nubank" }).click();
      await waitForPage(page, "Nubank");
      await page.getByLabel("Fatura", { exact: true }).selectOption("2026-10");
      const bought = page.getByRole("group", { name: "Compras da fatura" });
      const ride = bought.getByRole("listitem").filter({ hasText: "Corrida Rápida" });
      await ride.first().getByText("Transporte").waitFor();
      assert.equal(await ride.count(), 2);
      assert.equal(await bought.getByText(/mercado boa safra/i).count(), 1);
      await ride.first().getByRole("button", { name: /^De onde veio/ }).click();
      await ride.first().getByText(/^Veio na linha [34] do arquivo nubank-card.csv, importado em/).waitFor();
      await ride.first().getByText("04/09/2026 · Corrida Rápida · -R$ 19,90").waitFor();
      await assertFound(page, "corrida rápida", 2);
    });

    await t.step("the same file again adds nothing; undoing takes all of it back, and it can come again", async () => {
      await page.getByRole("link", { name: "Importar extrato" }).click();
      await waitForPage(page, "Importar extrato");
      await drop(page, CARD);
      await page.getByText("Não há nada novo neste arquivo para importar.").waitFor();
      assert.equal(await importButton(page).count(), 0);
      await page.getByRole("button", { name: `Desfazer a importação de ${CARD}` }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(/4 lançamentos são apagados/).waitFor();
      await checkPage(page, "the question before an undo", problems, { within: '[role="dialog"]' });
      await dialog.getByRole("button", { name: "Desfazer a importação" }).click();
      await page.getByText(/^Importação desfeita: 4 lançamentos apagados/).first().waitFor();
      await dialog.waitFor({ state: "detached" });
      assert.equal(await page.evaluate("document.activeElement.textContent"), "Importações anteriores");
      await drop(page, CARD);
      await importButton(page).click();
      await heading(page, "Importação feita").waitFor();
      await page.getByRole("button", { name: "Desfazer a importação", exact: true }).click();
      await heading(page, "Importação desfeita").waitFor();
      assert.equal(await page.getByText(/^Desfeita, /).count(), 2);
      await assertFound(page, "corrida rápida", 0);
      await assertFound(page, "mercado boa safra", 1);
      assert.deepEqual(problems, []);
    });
  });
});

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const list = (page: Page) => page.getByRole("list", { name: "Linhas do extrato" });
const line = (page: Page, words: string) => list(page).getByRole("listitem").filter({ hasText: words }).first();
const importButton = (page: Page) => page.getByRole("button", { name: /^Importar \d+ lançamentos?$/ });

/** The words and amount of each line that is shown. */
async function lines(page: Page): Promise<string[]> {
  const items = await list(page).getByRole("listitem").all();
  return await Promise.all(items.map(async (item) => {
    const words = await item.locator("p").first().innerText();
    return `${words} ${await item.locator("span.ml-auto").innerText()}`;
  }));
}

async function alertSays(page: Page, text: string) {
  await page.getByRole("alert").filter({ hasText: text }).waitFor();
}

async function choose(page: Page, name: string, text: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** Drops a fixture on the page, as from a folder of the system. */
async function drop(page: Page, name: string) {
  const text = await Deno.readTextFile(fixture(name));
  const files = await page.evaluateHandle(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
    return files;
  })()`);
  await page.dispatchEvent("main", "dragover", { dataTransfer: files });
  await page.getByText("Pode soltar.").waitFor();
  await page.dispatchEvent("main", "drop", { dataTransfer: files });
}

/** Waits until the search of the money page finds this many rows of any month. What it found before is shown meanwhile. */
async function assertFound(page: Page, words: string, count: number) {
  await goTo(page, "Dinheiro");
  await page.getByLabel("Buscar lançamentos").fill(words);
  const rows = page.getByRole("group", { name: "Lançamentos encontrados" });
  if (count === 0) await page.getByText(`Nada com “${words}”.`).waitFor();
  else await rows.getByRole("listitem").nth(count - 1).waitFor();
  assert.equal(await rows.getByRole("listitem").count(), count);
}

/** Takes the errors of requests that were meant to fail out of the list, and gives the others. */
function forget(problems: string[], ...expected: (string | number)[]): string[] {
  const others = problems.filter((problem) => !expected.some((part) => problem.includes(`${part}`)));
  problems.splice(0, problems.length, ...others);
  return problems;
}

/** The demo user records a purchase of the statement, of the day before and in other words. */
async function tellOfPurchase({ url, publishableKey: key, demo }: Ready) {
  const post = async (path: string, body: unknown, token = key) => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { apikey: key, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 200, path);
    return await response.json();
  };
  const session = await post("/auth/v1/token?grant_type=password", demo);
  await post("/rest/v1/rpc/create_expense", {
    amount: 132.47,
    category: "food",
    description: "mercado boa safra",
    date: "2026-09-01",
    tool_call_id: "page:import-test",
  }, session.access_token);
}
