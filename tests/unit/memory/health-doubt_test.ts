import assert from "node:assert/strict";
import { healthDoubt, isStandingSafety, withoutHealthValue } from "../../../shared/memory/health-doubt.ts";
import type { FiledBelief } from "../../../shared/memory/unfounded-filing.ts";

const known = ["Alergias, condições e remédios: É alérgica a dipirona; Toma varfarina 5 mg toda noite\nNome: Ana"];
const doubt = (sentence: string, belief: FiledBelief & { holds?: boolean }) => healthDoubt(belief, { sentence, known });

Deno.test("healthDoubt() asks before an allergy or a medicine ends that the person does not say is over", () => {
  const allergy = { slot: "allergy", key: "dipirona", holds: false } as const;
  const medicine = { slot: "medication", key: "varfarina", holds: false } as const;
  for (
    const [sentence, belief, expected] of [
      ["sou alérgica a dipirona, não esquece", { content: "Não é alérgica a dipirona", ...allergy }, "ask"],
      ["sou alérgica a dipirona, não esquece", { content: "Não é alérgica a dipirona" }, "ask"],
      ["não tomo dipirona de jeito nenhum", { content: "Não toma dipirona", ...allergy }, "refuse"],
      ["esqueci de avisar no hospital da dipirona", { content: "Toma dipirona", ...allergy }, "refuse"],
      ["não sou mais alérgica a dipirona", { content: "Não é mais alérgica a dipirona", ...allergy }, null],
      ["sou alérgica a dipirona", { content: "Não pode tomar dipirona", ...allergy, holds: true }, null],
      ["deixei a varfarina na bolsa", { content: "Deixou a varfarina", ...medicine }, "refuse"],
      ["não paro a varfarina por nada", { content: "Parou a varfarina", ...medicine }, "ask"],
      ["parei com a varfarina", { content: "Parou a varfarina", ...medicine }, null],
      ["não gosto de café", { content: "Não gosta de café", slot: "likes", key: "café", holds: false }, null],
    ] as const
  ) assert.equal(doubt(sentence, belief), expected, sentence);
});

Deno.test("healthDoubt() asks before a dose changes that the person does not say they take", () => {
  const dose = { content: "Toma varfarina 10 mg", slot: "medication", key: "varfarina", value: "10 mg" } as const;
  assert.equal(doubt("comprei duas caixas de varfarina 10 mg", dose), "ask");
  assert.equal(doubt("agora tomo 10 mg de varfarina", dose), null);
  const other = { content: "Toma losartana 50 mg", slot: "medication", key: "losartana", value: "50 mg" } as const;
  assert.equal(doubt("o médico receitou, losartana 50 mg", other), null, "none is known");
});

Deno.test("isStandingSafety() lets nothing else take the place of what the profile warns of", () => {
  assert.ok(isStandingSafety("É alérgica a dipirona", "comprei dipirona pra minha mãe", known));
  assert.ok(!isStandingSafety("Toma varfarina 5 mg toda noite", "o médico trocou a varfarina pelo xarelto", known));
  assert.ok(!isStandingSafety("Gosta de café", "comprei café", known));
});

Deno.test("withoutHealthValue() leaves a value to medicines alone", () => {
  const filed = (slot: string) => withoutHealthValue({ slot, value: "farmácia" }).value;
  assert.deepEqual(["allergy", "condition", "medication", "owns"].map(filed), [null, null, "farmácia", "farmácia"]);
});
