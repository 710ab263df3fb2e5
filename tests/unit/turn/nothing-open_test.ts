import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { classifyIntent } from "../../../shared/intents/classify.ts";
import { readNothingOpen } from "../../../shared/turn/command/nothing-open.ts";

const user = (text: string): StoredMessage => ({ role: "user", parts: [{ type: "text", text }] });
const says = (text: string): StoredMessage => ({ role: "assistant", parts: [{ type: "text", text }] });
const call = { type: "tool-call", toolCallId: "c1", toolName: "create_expense", input: { amount: 50 } };
const offers: StoredMessage = { role: "assistant", parts: [call, { type: "text", text: "Quer que eu registre?" }] };
const result = (output: Record<string, unknown>): StoredMessage => ({
  role: "tool",
  parts: [{ type: "tool-result", toolCallId: "c1", toolName: "create_expense", output }],
});
const written = result({ type: "json", value: {} });
const denied = result({ type: "execution-denied", reason: "A pessoa disse não." });

const AFTER: Record<string, StoredMessage[]> = {
  "nothing": [],
  "a statement": [user("oi"), says("Oi! Que bom te ver por aqui.")],
  "a question": [user("oi"), says("Oi! Tudo bem por aí?")],
  "what says so": [user("sim"), says("Não há nada esperando o seu sim, então não fiz nada.")],
  "two named things": [user("oi"), says("Dá para ir de ônibus ou de metrô.")],
  "a list": [user("lista tudo"), says("Você tem 2 itens:\n- Nota: pão\n- Nota: leite")],
  "an offer that expired": [user("gastei 50"), offers],
  "a yes": [user("gastei 50"), offers, user("sim"), written, says("Registrei R$ 50,00.")],
  "a no": [user("gastei 50"), offers, user("não"), denied, says("Tudo bem, não registrei nada.")],
};
const CASES: [after: string, text: string, why: string | null][] = [
  ["nothing", "sim", "no-offer"],
  ["nothing", "1", "no-list"],
  ["nothing", "siiim!", "no-offer"],
  ["nothing", "deixa pra lá", null],
  ["a statement", "1", null],
  ["a statement", "sim", null],
  ["a statement", "deixa pra lá", null],
  ["a statement", "ok", null],
  ["a statement", "isso", null],
  ["a statement", "não", null],
  ["nothing", "cancela", "nothing-to-cancel"],
  ["a statement", "cancela", null],
  ["a statement", "o segundo", null],
  ["what says so", "sim", "no-offer"],
  ["what says so", "1", "no-list"],
  ["two named things", "2", null],
  ["a question", "sim", null],
  ["a question", "1", null],
  ["a question", "cancela", null],
  ["a list", "1", null],
  ["a list", "sim", null],
  ["an offer that expired", "sim", "expired"],
  ["an offer that expired", "1", "expired"],
  ["a yes", "sim", "done"],
  ["a yes", "1", "no-list"],
  ["a yes", "o segundo", null],
  ["a yes", "cancela", null],
  ["a no", "sim", null],
];

for (const [after, text, why] of CASES) {
  Deno.test(`readNothingOpen() takes "${text}" after ${after} as ${why}`, () => {
    assert.equal(readNothingOpen(classifyIntent(text), text, [...AFTER[after]!, user(text)]), why);
  });
}
