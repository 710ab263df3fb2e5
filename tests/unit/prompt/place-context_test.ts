import type { ModelMessage } from "ai";
import assert from "node:assert/strict";
import { placeContext } from "../../../shared/prompt/place-context.ts";

const user = (text: string): ModelMessage => ({ role: "user", content: [{ type: "text", text }] });
const says = (text: string): ModelMessage => ({ role: "assistant", content: [{ type: "text", text }] });
const placed = { earlier: "<antes>", context: "<contexto>" };

Deno.test("placeContext() puts what was said earlier before the first words, and what changes before the last", () => {
  const messages = [user("oi"), says("Oi!"), user("gastei 50"), says("…")];
  const [first, answer, last, since] = placeContext(messages, placed);
  const texts = (...all: string[]) => all.map((text) => ({ type: "text", text }));
  assert.deepEqual(first?.content, texts("<antes>", "oi"));
  assert.deepEqual(last?.content, texts("<contexto>", "gastei 50"));
  assert.deepEqual([answer, since], [messages[1], messages[3]]);
});

Deno.test("placeContext() puts both before the only message, and nothing where there is nothing", () => {
  assert.deepEqual(placeContext([{ role: "user", content: "oi" }], placed)[0]?.content, "<antes>\n\n<contexto>\n\noi");
  const messages = [user("oi")];
  assert.deepEqual(placeContext(messages, { earlier: "", context: "" }), messages);
  assert.deepEqual(placeContext([], placed), []);
});

Deno.test("placeContext() leaves a request's beginning as it was when more is said", () => {
  const talk = [user("oi"), says("Oi!"), user("gastei 50"), says("No mercado?")];
  const before = placeContext([...talk, user("sim")], placed);
  const after = placeContext([...talk, user("sim"), says("Certo."), user("valeu")], placed);
  assert.deepEqual(before.slice(0, 4), after.slice(0, 4));
});
