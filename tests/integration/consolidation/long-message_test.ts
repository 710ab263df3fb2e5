import fc from "fast-check";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";
import { answered, startFakeExtractionModel } from "./fake-extraction-model.ts";

/** A text of `length` units whose last character is an emoji that begins at `length`. */
const endsInEmoji = (begin: string, length: number) => `${begin}${"a".repeat(length - begin.length)}🙂`;

Deno.test("a message whose emoji stands where texts are cut stops no learning, with the stand-in", async () => {
  const stack = await startStack();
  const user = await stack.createUser();
  for (const end of ["Moro em Natal", "Minha irmã se chama Júlia", "Sou alérgica a camarão", "Meu chefe é o Caio "]) {
    await say(stack, user, `Que dia${".".repeat(1991 - end.length)} ${end}🙂`);
  }
  assert.equal((await consolidateNow(stack, user)).messagesProcessed, 4);
  await say(stack, user, "Trabalho como professora");
  assert.equal((await consolidateNow(stack, user)).messagesProcessed, 1);
  assert.ok((await beliefs(stack, user)).includes("Mora em Natal"));
  await stack.close();
});

Deno.test("a belief whose emoji stands where prompts cut it reaches a model whole or not at all", async () => {
  const model = startFakeExtractionModel();
  const stack = await startStack({ env: model.env });
  const user = await stack.createUser();
  await user.client.rpc("add_knowledge", {
    type: "fact",
    content: endsInEmoji("Toma losartana ", 499) + " todo dia",
    area: "health",
  });
  await say(stack, user, "tomo losartana");
  model.script(JSON.stringify({ items: [answered("Toma losartana", "tomo losartana")], memory_changes: [] }));
  assert.equal((await consolidateNow(stack, user)).status, "completed");
  for (const { texts } of model.requests) assert.ok(texts.every((text) => text.isWellFormed()));
  await stack.close();
  await model.close();
});

/** The lengths at which something of a message is cut: an item's text, a quote, a title, a line of a prompt. */
const CUTS = [79, 80, 120, 200, 300, 400, 500, 1000, 2000, 4000];

Deno.test("no emoji, wherever it stands in a message, stops a person's learning", async (t) => {
  const model = startFakeExtractionModel();
  for (const [reader, env] of [["the stand-in", {}], ["a model that quotes all of it", model.env]] as const) {
    const stack = await startStack({ env });
    await t.step(`read by ${reader}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...CUTS), fc.integer({ min: -2, max: 1 })), { minLength: 1, maxLength: 6 }),
          fc.constantFrom("🙂", "👩🏽‍🚀", "🇧🇷", "𝒜"),
          async (places, sign) => {
            const user = await stack.createUser();
            const told = places.map(([cut, off]) =>
              `Moro em Natal ${"a".repeat(Math.max(0, cut + off - 14))}${sign}${sign} e pronto`
            );
            for (const text of told) await say(stack, user, text);
            model.script(([prompt]) =>
              JSON.stringify({
                items: told.map((text, at) => answered(text, text, { message: at + 1 })).filter(() =>
                  prompt!.includes("<mensagens>")
                ),
                memory_changes: [],
                judgements: [],
              })
            );
            assert.equal((await consolidateNow(stack, user)).messagesProcessed, told.length);
            for (const { texts } of model.requests) assert.ok(texts.every((text) => text.isWellFormed()));
            await say(stack, user, "Trabalho como professora");
            model.script(JSON.stringify({
              items: [answered("Trabalha como professora", "Trabalho como professora")],
              memory_changes: [],
              judgements: [],
            }));
            await consolidateNow(stack, user);
            assert.ok((await beliefs(stack, user)).some((belief) => /^Trabalha como professora/.test(belief)));
          },
        ),
        { numRuns: 8, endOnFailure: true },
      );
    });
    await stack.close();
  }
  await model.close();
});
