import assert from "node:assert/strict";
import { ask } from "./ask.ts";

const WHAT_IT_IS = /modelo maior|por regras|neste modo|nesse modo/gi;

Deno.test("the offline model does not explain itself when it did not understand, is scolded or told good news", async () => {
  for (const text of ["blorbs frunk", "você é burra", "que dia é hoje?", "passei na prova!", "quero gastar menos"]) {
    assert.doesNotMatch((await ask(text)).text, WHAT_IT_IS);
  }
});

Deno.test("the offline model says what it is when asked", async () => {
  assert.match((await ask("você é uma IA?")).text, WHAT_IT_IS);
});
