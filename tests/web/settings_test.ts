import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Download, Page } from "playwright-core";
import { checkPage, type Visitor, waitForPage, withWebClient } from "./support/client.ts";

Deno.test("settings: signing up, a standing yes, export, import with a preview, deleting the account", async (t) => {
  await withWebClient(async ({ url, stack, newVisitor }) => {
    const visitor = await newVisitor();
    const { page, problems } = visitor;
    const email = `ana-${crypto.randomUUID().slice(0, 8)}@example.com`;

    await t.step("what goes wrong while signing in and up is said clearly", async () => {
      await page.goto(`${url}/#error=access_denied&error_code=otp_expired&error_description=x`);
      await alertSays(page, /venceu ou já foi usado/);
      await page.goto("about:blank");
      await page.goto(url);
      await page.getByLabel("E-mail").fill("demo@example.com");
      await page.getByLabel("Senha").fill("errada-errada");
      await page.keyboard.press("Enter");
      await alertSays(page, /E-mail ou senha não conferem/);
      assert.equal(await page.getByLabel("E-mail").inputValue(), "demo@example.com", "what was typed stays");

      await page.getByRole("button", { name: "Criar conta" }).click();
      await waitForPage(page, "Criar conta");
      await join(page, "demo@example.com", "curta");
      await alertSays(page, /A senha é fraca/);
      await page.getByLabel("Senha").fill("uma-senha-boa");
      await page.keyboard.press("Enter");
      await alertSays(page, /Já existe uma conta/);
      await checkPage(page, "Criar conta", forgive(problems));
    });

    await t.step("an account is created", async () => {
      await page.getByLabel("Seu nome").fill("Ana 🌻 שרה");
      await page.getByLabel("E-mail").fill(email);
      await page.keyboard.press("Enter");
      await waitForPage(page, "Conversa");
      await openPart(page, url, "");
      assert.equal(await page.getByLabel("Nome", { exact: true }).inputValue(), "Ana 🌻 שרה");
    });

    await t.step("a kind of record is no longer asked about", async () => {
      await openPart(page, url, "");
      await page.getByLabel(/Medidas de saúde/).click();
      await page.waitForFunction("document.querySelector('li input:checked')");
      await page.getByText("Salvo: medidas de saúde eu registro direto.").waitFor();
      await page.getByRole("link", { name: "Conversa", exact: true }).click();
      await page.getByLabel("Mensagem", { exact: true }).fill("pesei 81,4 kg hoje");
      await page.keyboard.press("Enter");
      await page.getByRole("article").getByText(/81,4/).last().waitFor();
      await page.getByRole("link", { name: "Saúde", exact: true }).click();
      await page.getByText(/81,4/).first().waitFor();
      await openPart(page, url, "");
      assert.ok(await page.getByLabel(/Medidas de saúde/).isChecked());
    });

    await t.step("a pack is pasted, mended, switched off and deleted", () => packs(page, url, problems));

    await t.step("a template is seen filled in", async () => {
      await page.getByRole("button", { name: "Novo modelo" }).click();
      const text = page.getByLabel("Texto do modelo");
      const right = await text.inputValue();
      await text.fill(right.replace("spending", "nada"));
      await page.getByRole("button", { name: "Guardar e ver" }).click();
      await page.getByRole("dialog").getByRole("alert").waitFor();
      forgive(problems);
      await text.fill(right);
      await page.getByRole("button", { name: "Guardar e ver" }).click();
      await page.getByRole("dialog", { name: "Meu mês" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByText("(seu: meu_mes)").waitFor();
    });

    await t.step("everything goes out as JSON and CSV", async () => {
      await openPart(page, url, "dados");
      const json = JSON.parse(await textOf(await download(page, "Baixar JSON")));
      assert.equal(json.data.tracking_entries.length, 1);
      const zip = unzipSync(await bytesOf(await download(page, "Baixar CSV")));
      assert.match(strFromU8(zip["tracking_entries.csv"]!), /81\.4/);
    });

    await t.step("conversations are kept as long as was chosen, once it was shown what goes", async () => {
      await openPart(page, url, "dados");
      await page.getByRole("region", { name: "Quem acessou" }).waitFor();
      await page.getByLabel("Conversas", { exact: true }).selectOption("12");
      await page.getByText(/Por enquanto nada se apaga: não há mensagens de antes de \p{L}+ de \d{4}\./u).waitFor();
      await page.getByRole("button", { name: "Guardar só os últimos 12 meses" }).click();
      await page.getByText("Salvo: os últimos 12 meses.").waitFor();
      await checkPage(page, "Dados", problems);
      await openPart(page, url, "dados");
      const chosen = page.getByLabel("Conversas", { exact: true }).locator("option:checked");
      await chosen.filter({ hasText: "12 meses" }).waitFor({ state: "attached" });
      await page.getByLabel("Conversas", { exact: true }).selectOption("");
      await page.getByRole("button", { name: "Guardar tudo" }).click();
      await page.getByText("Salvo: Para sempre.").waitFor();
    });

    await t.step("a file comes in after it was shown what would", () => importFiles(page, problems));

    await t.step("a session that ends asks over the page, and what was typed stays", () => endSession(visitor, url));

    await t.step("the password is changed by the link of a mail", async () => {
      await openPart(page, url, "");
      await page.getByRole("button", { name: "Sair", exact: true }).click();
      await waitForPage(page, "Entrar");
      await page.getByRole("button", { name: "Esqueci a senha" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Recuperar a senha" }).click();
      await page.getByText(/aparece no terminal/).waitFor();
      const link = new RegExp(`mail to ${email}.*\\n\\s+(http\\S+)`).exec(stack.printed())?.[1];
      assert.ok(link, stack.printed());
      await page.goto(link);
      await waitForPage(page, `Entrar como ${email}?`);
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
      await waitForPage(page, "Nova senha");
      await checkPage(page, "Nova senha", problems);
      await page.getByLabel("Nova senha").fill("outra-senha-boa");
      await page.keyboard.press("Enter");
      await waitForPage(page, "Conversa");
    });

    await t.step("a link that is too old says so, also to whoever is signed in", async () => {
      await page.goto("about:blank");
      await page.goto(`${url}/#error=access_denied&error_code=otp_expired&error_description=x`);
      await waitForPage(page, "Conversa");
      await alertSays(page, /venceu ou já foi usado.*Você continua na sua conta/);
      await checkPage(page, "an old link", problems);
      await page.getByRole("button", { name: "Entendi" }).click();
      await page.reload();
      await waitForPage(page, "Conversa");
      assert.equal(await page.getByRole("alert").count(), 0);
    });

    await t.step("the account is deleted, with the receipt", async () => {
      await openPart(page, url, "dados");
      await page.getByRole("button", { name: "Apagar a minha conta" }).click();
      await page.getByLabel("Sua senha").fill("outra-senha-ruim");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByText("A senha não confere").waitFor();
      forgive(problems);
      await page.getByLabel("Sua senha").fill("outra-senha-boa");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Conta apagada" }).waitFor();
      await checkPage(page, "Conta apagada", problems);
      await page.getByRole("rowheader", { name: "medidas de saúde" }).waitFor();
      await page.getByRole("button", { name: "Fechar e sair" }).click();
      await waitForPage(page, "Entrar");
      assert.deepEqual(await page.evaluate("Object.keys(localStorage)"), []);
    });
  });
});

async function packs(page: Page, url: string, problems: string[]) {
  await openPart(page, url, "extensoes");
  await page.getByRole("button", { name: "Colar um pacote" }).click();
  await page.getByLabel("Nome do pacote").fill("estados");
  await page.getByRole("button", { name: "Começar com um exemplo" }).click();
  const tools = page.getByLabel("tools.yaml");
  const right = await tools.inputValue();
  await tools.fill(right.replace("https:", "http:"));
  await page.getByRole("button", { name: "Conferir e guardar" }).click();
  await page.getByRole("dialog").getByRole("alert").getByText(/tools\.yaml:\d+/).first().waitFor();
  await checkPage(page, "a pack with errors", forgive(problems));
  await tools.fill(right);
  await page.getByRole("button", { name: "Conferir e guardar" }).click();
  const pack = page.getByRole("checkbox", { name: "estados" });
  await pack.and(page.locator(":checked")).waitFor();
  await pack.click();
  await pack.and(page.locator(":not(:checked):enabled")).waitFor();
  await page.getByRole("button", { name: "Apagar o pacote estados" }).click();
  await page.getByRole("button", { name: "Apagar", exact: true }).click();
  await page.getByText("Nenhum pacote ainda.").waitFor();
}

async function importFiles(page: Page, problems: string[]) {
  const choose = (name: string, text: string) =>
    page.getByLabel("Arquivo JSON").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("foto.json", "isto não é JSON");
  await alertSays(page, /O arquivo não é JSON válido/);
  await choose("filmes.json", '{ "filmes": [] }');
  await alertSays(page, /Falta data/);
  forgive(problems);
  const expense = { category: "health", description: "farmácia", date: "2026-01-02" };
  const file = JSON.stringify({ data: { expenses: [{ ...expense, amount: 46.9 }, { ...expense, amount: -1 }] } });
  await choose("gastos.json", file);
  await page.getByText("gastos.json: nada foi guardado ainda.").waitFor();
  await page.getByText("Entrariam: 1 · gastos").waitFor();
  await page.getByText("Ficariam de fora: 1").waitFor();
  await checkPage(page, "import preview", problems);
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByText("Entraram: 1 · gastos").waitFor();
  await choose("gastos.json", file);
  await page.getByText("Este arquivo já foi importado.").waitFor();
}

async function endSession({ page, problems }: Visitor, url: string) {
  await page.getByRole("link", { name: "Conversa", exact: true }).click();
  const message = page.getByLabel("Mensagem", { exact: true });
  await message.fill("uma frase longa que não se perde");
  // Signed out on another device, and here an hour has passed.
  const key = "session";
  const session = JSON.parse(await page.evaluate<string>(`localStorage.getItem(${JSON.stringify(key)})`));
  const { publishableKey } = await (await fetch(`${url}/config.json`)).json();
  const answer = await fetch(`${url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { apikey: publishableKey, Authorization: `Bearer ${session.access_token}` },
  });
  assert.ok(answer.ok);
  const old = JSON.stringify(JSON.stringify({ ...session, expires_at: 1 }));
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${old})`);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await dialog.waitFor();
  await checkPage(page, "a session that ended", forgive(problems));
  await dialog.getByLabel("Senha").fill("uma-senha-boa");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  forgive(problems);
  const typed = message.or(page.getByRole("article")).filter({ hasText: "uma frase longa que não se perde" });
  const kept = await message.inputValue() === "uma frase longa que não se perde" || await typed.count() > 0;
  assert.ok(kept, "what was typed is still there");
}

async function openPart(page: Page, url: string, part: string) {
  await page.goto(`${url}/ajustes/${part}`);
  await waitForPage(page, "Ajustes");
}

async function join(page: Page, email: string, password: string) {
  await page.getByLabel("Seu nome").fill("Ana");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.keyboard.press("Enter");
}

async function alertSays(page: Page, words: RegExp) {
  await page.getByRole("alert").filter({ hasText: words }).waitFor();
}

/** Takes out what the browser reports of answers that were meant to be refusals. */
function forgive(problems: string[]): string[] {
  const others = problems.filter((problem) => !/status of 4\d\d/.test(problem));
  problems.splice(0, problems.length, ...others);
  return problems;
}

async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return file;
}

async function bytesOf(file: Download): Promise<Uint8Array> {
  return await Deno.readFile(await file.path());
}

async function textOf(file: Download): Promise<string> {
  return new TextDecoder().decode(await bytesOf(file));
}
