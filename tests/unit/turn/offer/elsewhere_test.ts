import assert from "node:assert/strict";
import { elsewhereNotice, outputsElsewhere } from "../../../../shared/turn/offer/elsewhere.ts";
import { proposal } from "../opened-context.ts";

Deno.test("elsewhereNotice() names the proposals of other conversations by number", () => {
  const [own, other] = [proposal(), proposal({ isElsewhere: true })];
  assert.deepEqual(elsewhereNotice([own]), []);
  assert.match(elsewhereNotice([own, other]).join(), /^O item \[2\] foi perguntado em outra conversa/);
  assert.match(elsewhereNotice([own, other, other]).join(), /^Do item \[2\] em diante/);
  assert.match(elsewhereNotice([proposal({ kind: "resolve_knowledge" }), other]).join(), /^O item \[1\]/);
});

Deno.test("outputsElsewhere() gives the outcome of each call, with the arguments that it ran with", () => {
  const ran = { toolCallId: "a", tool: "create_expense", args: { amount: 25 }, result: { id: "x" } };
  const outputs = outputsElsewhere({
    answeredElsewhere: [
      { toolCallId: "a", status: "corrected", result: ran },
      { toolCallId: "b", status: "rejected", result: undefined },
      { toolCallId: "c", status: "corrected", result: undefined },
      { toolCallId: "d", status: "dropped", result: undefined },
    ],
  });
  const { args, result } = ran;
  const value = { status: "done", answered: "em outra conversa, depois", args, result };
  assert.deepEqual(outputs.get("a"), { type: "json", value });
  assert.deepEqual(["b", "c", "d"].map((id) => outputs.get(id)), [
    { type: "execution-denied", reason: "A pessoa disse não, em outra conversa." },
    { type: "execution-denied", reason: "Mudou, em outra conversa: outra proposta tomou o lugar." },
    { type: "execution-denied", reason: "Não foi executado." },
  ]);
});
