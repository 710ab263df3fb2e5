import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { startCutLine } from "./support/cut-line.ts";
import { beginConversation, enterAsDemo, withWebClient } from "./support/client.ts";

const field = (page: Page) => page.getByLabel("Mensagem", { exact: true });
const answers = (page: Page) => page.getByRole("article", { name: "Assistente" });
const own = (page: Page) => page.getByRole("article", { name: "Você" });

async function say(page: Page, text: string) {
  await page.getByRole("button", { name: "Enviar" }).waitFor();
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

Deno.test("chat: what was typed is kept, and it works again", async (t) => {
  await withWebClient(async ({ url, newVisitor }) => {
    const line = startCutLine(url);
    const { context, page } = await newVisitor();
    await enterAsDemo(page, line.url);
    await beginConversation(page);

    for (const [index, part] of [0.3, 0.6, 0.9].entries()) {
      await t.step(`the network is gone at ${part * 100} % of an answer: the stored one is shown, once`, async () => {
        line.cutAnswerAt(part);
        await say(page, "quanto gastei esse mês?");
        await page.getByRole("alert").waitFor();
        line.setDown(false);
        await page.getByRole("alert").waitFor({ state: "detached" });
        await answers(page).nth(index).getByText("você gastou").waitFor();
        const shown = await Promise.all([own(page).allInnerTexts(), answers(page).allInnerTexts()]);
        await page.reload();
        await answers(page).nth(index).waitFor();
        assert.deepEqual(await Promise.all([own(page).allInnerTexts(), answers(page).allInnerTexts()]), shown);
        assert.deepEqual(shown.map(({ length }) => length), [index + 1, index + 1]);
      });
    }

    await t.step("without a network: the message stays, also over a reload, and is sent when it is back", async () => {
      const before = await own(page).count();
      line.setDown(true);
      await say(page, "o que tenho essa semana?");
      await page.getByRole("alert").getByText("Sem conexão").waitFor();
      assert.equal(await own(page).last().innerText(), "o que tenho essa semana?");
      line.setDown(false);
      await page.reload();
      await field(page).waitFor();
      assert.equal(await field(page).inputValue(), "o que tenho essa semana?");
      await field(page).press("Enter");
      await answers(page).nth(before).waitFor();
      assert.equal(await own(page).count(), before + 1);
    });

    for (
      const [status, code, message] of [
        [409, "conversation_busy", "Ainda estou respondendo à mensagem anterior."],
        [429, "rate_limited", "Muitas mensagens em pouco tempo. Espere um minuto."],
        [503, "unavailable", "Estou sobrecarregada agora. Tente de novo em instantes."],
        [401, "unauthenticated", "Entre de novo para continuar."],
      ] as const
    ) {
      await t.step(`${status} ${code}: its sentence, and a button that sends the message again`, async () => {
        const before = await answers(page).count();
        await page.route(
          "**/functions/v1/chat",
          (route) => route.fulfill({ status, json: { error: { code, message } } }),
          { times: 1 },
        );
        await say(page, `quanto gastei esse mês? (${status})`);
        await page.getByRole("alert").getByText(message).waitFor();
        await page.getByRole("button", { name: "Tentar de novo" }).click();
        await answers(page).nth(before).waitFor();
        assert.equal(await own(page).last().innerText(), `quanto gastei esse mês? (${status})`);
        assert.equal(await page.getByRole("alert").count(), 0);
      });
    }

    await t.step("8,001 characters are counted, not sent, and kept", async () => {
      await field(page).fill("a".repeat(8_001));
      await page.getByText("São 8.001 caracteres; cabem 8.000.").waitFor();
      assert.equal(await page.getByRole("button", { name: "Enviar" }).isDisabled(), true);
      await field(page).fill("a".repeat(7_990));
      await page.getByText("Ainda cabem 10 caracteres.").waitFor();
      await field(page).fill("");
    });

    await context.close();
    await line.close();
  });
});
