import assert from "node:assert/strict";
import { APICallError, type LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { MockLanguageModelV4 } from "ai/test";
import { z } from "zod";
import { askForJson, type JsonQuestion, UnreadableAnswer } from "../../../shared/model/ask-for-json.ts";

const answer = z.object({ items: z.array(z.object({ content: z.string() })) });
const question: JsonQuestion<z.infer<typeof answer>> = {
  instructions: "Responda só com JSON.",
  prompt: "<mensagens>oi</mensagens>",
  name: "extraction",
  shown: answer,
  checked: answer,
};
const good = '{"items":[{"content":"Mora em Curitiba"}]}';

/** Asks a model that answers with these in turn. */
async function ask(
  answers: (string | Error)[],
  asking: JsonQuestion<unknown> = question,
  unified: "stop" | "length" | "content-filter" = "stop",
) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    doGenerate: async (options) => {
      asked.push(options);
      const text = answers[asked.length - 1] ?? "";
      if (text instanceof Error) throw text;
      return {
        content: [{ type: "text", text }],
        finishReason: { unified, raw: undefined },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
  const result = await askForJson(model, asking, AbortSignal.timeout(2000)).catch((error: unknown) => error);
  return { result, asked };
}

Deno.test("askForJson() asks for JSON of a named shape and reads the answer", async () => {
  const { result, asked: [first, ...others] } = await ask([good]);
  assert.deepEqual(result, { items: [{ content: "Mora em Curitiba" }] });
  assert.equal(others.length, 0);
  assert.ok(first?.responseFormat?.type === "json");
  assert.equal(first.responseFormat.name, "extraction");
  assert.ok(first.responseFormat.schema?.properties && "items" in first.responseFormat.schema.properties);
  assert.deepEqual(first.prompt[0], { role: "system", content: "Responda só com JSON." });
});

Deno.test("askForJson() checks by the looser shape where one is given", async () => {
  const checked = z.object({ items: z.array(z.unknown()) });
  const { result } = await ask(['{"items":[1,{"content":2}]}'], { ...question, checked });
  assert.deepEqual(result, { items: [1, { content: 2 }] });
});

Deno.test("askForJson() sends a bad answer back once, with what is wrong", async (t) => {
  for (const [bad, problem] of [["Claro!", /não é JSON/], ['{"items":"nada"}', /items/], ["", /não é JSON/]] as const) {
    await t.step(bad || "nothing at all", async () => {
      const { result, asked } = await ask([bad, good]);
      assert.deepEqual(result, { items: [{ content: "Mora em Curitiba" }] });
      const [, , said, refusal] = asked[1]!.prompt;
      assert.deepEqual(said?.content, [{ type: "text", text: bad || "(vazio)" }]);
      assert.match(JSON.stringify(refusal?.content), problem);
    });
  }
});

Deno.test("askForJson() gives up on a second bad answer, and says nothing of it", async () => {
  const { result, asked } = await ask(["segredo", "segredo"]);
  assert.equal(asked.length, 2);
  assert.ok(result instanceof UnreadableAnswer);
  assert.doesNotMatch(`${result} ${result.cause}`, /segredo/);
});

Deno.test("askForJson() leaves it to whoever asks to try a busy provider again", async () => {
  const busy = new APICallError({ message: "busy", url: "", requestBodyValues: {}, statusCode: 503 });
  const { result, asked } = await ask([busy, good]);
  assert.equal(asked.length, 1);
  assert.ok(APICallError.isInstance(result));
});

Deno.test("askForJson() does not ask again what a model would not answer", async (t) => {
  for (const text of ["", "Não posso", good]) {
    await t.step(text || "nothing at all", async () => {
      const { result, asked } = await ask([text, good], question, "content-filter");
      assert.equal(asked.length, 1);
      assert.ok(result instanceof UnreadableAnswer && result.isBlocked);
    });
  }
});

Deno.test("askForJson() takes an answer that is cut off for a bad one", async (t) => {
  for (const text of ["", '{"items":[{"conte']) {
    await t.step(text || "before it began", async () => {
      const { result, asked } = await ask([text, text], question, "length");
      assert.equal(asked.length, 2);
      assert.ok(result instanceof UnreadableAnswer && !result.isBlocked);
    });
  }
});
