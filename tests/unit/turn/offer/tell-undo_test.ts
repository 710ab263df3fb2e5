import assert from "node:assert/strict";
import { DomainError } from "../../../../shared/database/domain-error.ts";
import type { ToolContext } from "../../../../shared/tools/definition.ts";
import { nameWrite, tellRefusal, tellUndone } from "../../../../shared/turn/offer/tell-undo.ts";

const CONTEXT: ToolContext = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
const expense = (amount: number) => ({
  tool: "create_expense",
  result: {
    expense: { amount, category: "food", description: "mercado", date: "2026-11-20" },
    month: { month: "2026-11-01", spent: amount, category_spent: amount },
  },
});
const refusal = (code: string, changes: unknown[] = []) =>
  tellRefusal(new DomainError(409, code, "Não.", { ...expense(50), changes }), "Não desfiz", CONTEXT);

Deno.test("tellUndone() names each undone write, and those that count again, on one line", () => {
  assert.equal(
    tellUndone([expense(60), expense(20)], [expense(50)], CONTEXT),
    "Desfiz: R$ 60,00 em alimentação (mercado), de hoje; R$ 20,00 em alimentação (mercado), de hoje." +
      " Voltou a valer: R$ 50,00 em alimentação (mercado), de hoje.",
  );
});

Deno.test("tellRefusal() tells what has changed, in plain Portuguese", () => {
  const changes: [string, unknown, unknown, string][] = [
    ["amount", 50, 60, "o valor mudou de R$ 50,00 para R$ 60,00 depois"],
    ["spent_on", "2026-11-20", "2026-11-19", "a data mudou de hoje para ontem depois"],
    ["paid_on", "2026-11-20", null, "o dia do pagamento mudou de hoje para nada depois"],
    ["category", "food", "health", "a categoria mudou de alimentação para saúde depois"],
    ["description", "mercado", "a\nb", "a descrição mudou de ‘mercado’ para ‘a b’ depois"],
    ["status", "active", "paid_off", "a situação mudou de ativa para quitada depois"],
    ["deleted_at", null, "2026-11-20T10:00:00+00:00", "isso foi apagado depois"],
    ["deleted_at", "2026-11-20T10:00:00+00:00", null, "isso voltou a valer depois"],
    ["deleted_at", "2026-11-20T10:00:00+00:00", "2026-11-20T11:00:00+00:00", "isso foi apagado de novo depois"],
    ["id", "1", null, "isso foi apagado depois"],
    ["tags", [], ["x"], "isso mudou depois"],
  ];
  for (const [column, left, held, sentence] of changes) {
    assert.equal(
      refusal("changed_since", [{ column, left, held }]),
      `Não desfiz “R$ 50,00 em alimentação (mercado), de hoje”: ${sentence}.`,
    );
  }
});

Deno.test("tellRefusal() ignores columns without words, and errors about something else", () => {
  const changes = [{ column: "group_id", left: "1", held: "2" }, { column: "name", left: "Luz", held: "Gás" }];
  assert.match(refusal("changed_since", changes) ?? "", /o nome mudou de ‘Luz’ para ‘Gás’ depois/);
  assert.match(refusal("changed_since") ?? "", /: o que foi registrado depois não deixa\.$/);
  assert.match(refusal("too_old_to_undo") ?? "", /: já faz mais de 24 horas\.$/);
  assert.equal(refusal("offer_changed"), null);
  assert.equal(tellRefusal(new DomainError(409, "changed_since", "Não.", {}), "Não desfiz", CONTEXT), null);
});

Deno.test("nameWrite() does not quote what was forgotten", () => {
  const forgotten = { tool: "add_knowledge", result: { status: "forgotten" } };
  assert.equal(nameWrite(forgotten, CONTEXT), "algo que já apaguei da memória");
});
