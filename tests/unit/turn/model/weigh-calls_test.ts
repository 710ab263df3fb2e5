import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { weighCalls } from "../../../../shared/turn/model/weigh-calls.ts";

/** What becomes of one call that answers a message: "runs", "asked" or "refused". */
function weigh(message: string, tool: string, args: JsonObject): string {
  const call = { toolCallId: "1", tool: findBuiltInTool(tool)!, args };
  const evidence = { messages: [message], known: [], outside: false, today: "2026-11-23" };
  const { runnable, unconfirmed } = weighCalls([call], evidence, [], { toolCallIds: new Set(), ofWrites: new Set() });
  return runnable.length > 0 ? "runs" : unconfirmed.length > 0 ? "asked" : "refused";
}

Deno.test("weighCalls() saves to the library at once what the person orders to save", () => {
  for (
    const [message, tool, args] of [
      ["anota: comprar pão", "save_note", { content: "comprar pão", quote: "anota: comprar pão" }],
      ["salva o filme Matrix pra eu ver depois", "save_movie", { title: "Matrix", quote: "salva o filme Matrix" }],
    ] as const
  ) assert.equal(weigh(message, tool, args), "runs", message);
});

Deno.test("weighCalls() asks before it saves what another order is about, or what nobody said", () => {
  for (
    const [message, tool, args] of [
      ["registra 50 no mercado", "save_note", {
        content: "pagou propina e quer sumir",
        quote: "registra 50 no mercado",
      }],
      ["me lembra de comprar pão", "save_note", { content: "comprar pão", quote: "me lembra de comprar pão" }],
      ["tira a senha do cofre", "save_note", { content: "senha do cofre", quote: "tira a senha do cofre" }],
      ["tira Matrix da minha lista", "save_movie", { title: "Matrix", quote: "tira Matrix da minha lista" }],
      ["já viu Matrix? sim, eu vi", "save_movie", { title: "Matrix", quote: "sim" }],
    ] as const
  ) assert.equal(weigh(message, tool, args), "asked", message);
});
