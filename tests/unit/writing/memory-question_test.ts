import assert from "node:assert/strict";
import { formatMemoryQuestion } from "../../../shared/writing/memory-question.ts";

Deno.test("formatMemoryQuestion() quotes both sides in the words in which they are kept", () => {
  const home = { about: null, doubt: null, existing: "Mora em Salvador", stated: "Mora em Recife" };
  assert.deepEqual(formatMemoryQuestion(home), {
    existing: "Mora em Salvador",
    stated: "Mora em Recife",
    text: "Você mencionou antes “Mora em Salvador”, mas agora disse “Mora em Recife”. Mudou algo?",
  });
});

Deno.test("formatMemoryQuestion() says a person's birthday and bond", () => {
  const birthday = { about: "Dora", doubt: "birthday" as const, existing: "1990-01-02", stated: "--01-03" };
  assert.equal(
    formatMemoryQuestion(birthday).text,
    "Você mencionou antes, sobre Dora, “Faz aniversário em 02/01/1990”, mas agora disse “Faz aniversário em 03/01”. Mudou algo?",
  );
  assert.equal(formatMemoryQuestion({ ...birthday, stated: "Nasceu em janeiro" }).stated, "Nasceu em janeiro");
  const bond = { about: "Dora", doubt: "relationship" as const, existing: "prima", stated: "cunhada" };
  const { existing, stated } = formatMemoryQuestion(bond);
  assert.deepEqual([existing, stated], ["É prima", "É cunhada"]);
});
