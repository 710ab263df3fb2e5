import assert from "node:assert/strict";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { ask } from "./ask.ts";

const QUESTIONS = ["qual a capital da Austrália?", "quem ganhou a copa de 94?", "me recomenda um filme?"];
const WHAT_IT_IS = /modelo maior|por regras|neste modo|nesse modo/gi;

Deno.test("the offline model speaks of a larger model once when questions are out of its reach", async () => {
  const prompt: LanguageModelV4Prompt = [];
  for (const question of QUESTIONS) {
    prompt.push({ role: "user", content: [{ type: "text", text: question }] });
    const { text } = await ask(prompt);
    prompt.push({ role: "assistant", content: [{ type: "text", text }] });
  }
  assert.equal(JSON.stringify(prompt).match(WHAT_IT_IS)?.length, 1);
});

Deno.test("the offline model does not explain itself when it did not understand, is scolded or told good news", async () => {
  for (const text of ["blorbs frunk", "você é burra", "que dia é hoje?", "passei na prova!", "quero gastar menos"]) {
    assert.doesNotMatch((await ask(text)).text, WHAT_IT_IS);
  }
});

Deno.test("the offline model says what it is when asked", async () => {
  assert.match((await ask("você é uma IA?")).text, WHAT_IT_IS);
});
