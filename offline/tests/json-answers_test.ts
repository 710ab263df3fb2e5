import assert from "node:assert/strict";
import { quoteData } from "../../shared/prompt/quote-data.ts";
import { createOfflineModel } from "../offline-model.ts";

async function answer(name: string, prompt: string): Promise<unknown> {
  const { content } = await createOfflineModel().doGenerate({
    prompt: [
      { role: "system", content: "Responda só com JSON." },
      { role: "user", content: [{ type: "text", text: prompt }] },
    ],
    responseFormat: { type: "json", name },
  });
  return JSON.parse(content.map((part) => part.type === "text" ? part.text : "").join(""));
}

Deno.test("createOfflineModel() answers extraction with what a message plainly teaches", async () => {
  const prompt = [
    quoteData("perfil", "Nome: Ana"),
    quoteData("ja_sei", "[1] Mora em Recife"),
    quoteData(
      "mensagens",
      "[1] 2026-11-20 09:10\n(pergunta: Onde você mora?)\nmoro em Natal\n\nsou vegana\n\n[2] 2026-11-20 09:12\nquero correr uma maratona!",
    ),
  ].join("\n\n");
  assert.deepEqual(await answer("extraction", prompt), {
    items: [
      {
        message: 1,
        quote: "moro em Natal",
        subject: null,
        type: "fact",
        area: "relationships",
        content: "Mora em Natal",
        slot: "residence",
        key: null,
        value: "Natal",
        holds: true,
        certainty: "stated",
        replaces: [],
        memory: null,
      },
      {
        message: 1,
        quote: "sou vegana",
        subject: null,
        type: "fact",
        area: "health",
        content: "É vegana",
        slot: "diet",
        key: null,
        value: "vegana",
        holds: true,
        certainty: "stated",
        replaces: [],
        memory: null,
      },
    ],
    memory_changes: [],
  });
});

Deno.test("createOfflineModel() learns nothing from what is quoted beside the messages", async () => {
  const prompt = [quoteData("perfil", "Nome: Ana"), quoteData("pessoas", "Júlia, irmã"), quoteData("mensagens", "")]
    .join("\n\n");
  assert.deepEqual(await answer("extraction", prompt), { items: [], memory_changes: [] });
});

Deno.test("createOfflineModel() files nothing", async () => {
  assert.deepEqual(await answer("filing", quoteData("itens", "[3] Mora em Natal")), { items: [] });
});

Deno.test("createOfflineModel() plans one action", async () => {
  const before = `${quoteData("resultado", '[{"total":90}]')}\n\n${quoteData("dito", "Luz: R$ 90,00")}`;
  assert.deepEqual(await answer("action", `${before}\n\ngastei 50 no mercado`), {
    action: "CALL_TOOL",
    tool: "create_expense",
    args: { amount: 50, category: "food", description: "mercado" },
  });
  const asked = await answer("action", "gastei no mercado") as { action: string; message: string };
  assert.equal(asked.action, "RESPOND");
  assert.match(asked.message, /\?$/);
});

Deno.test("createOfflineModel() judges no pairs", async () => {
  assert.deepEqual(await answer("judgements", quoteData("pares", "[1]\nantes: a\nagora: b")), { judgements: [] });
});
