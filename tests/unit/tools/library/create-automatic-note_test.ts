import assert from "node:assert/strict";
import { createAutomaticNote } from "../../../../shared/tools/library/create-automatic-note.ts";

const ASKED: [kind: string, message: string][] = [
  ["medical_appointment", "faz um resumo pra minha consulta de amanhã"],
  ["medical_appointment", "tenho cardiologista amanhã, me faz um resumo pra levar?"],
  ["medical_appointment", "o que eu levo pra consulta de amanhã?"],
  ["medical_appointment", "gera um relatorio pra minha dermato dia 25"],
  ["medical_appointment", "preciso de um resumo pro médico"],
  ["medical_appointment", "me prepara pra consulta com a endocrino"],
  ["medical_appointment", "historico pra mostrar pro psiquiatra"],
  ["weekly_report", "gera o relatorio semanal"],
  ["weekly_report", "resumo da minha semana"],
  ["weekly_report", "como foi minha semana?"],
  ["monthly_report", "me dá o relatrio do mês"],
  ["monthly_report", "relatório de outubro"],
];
const NOT_ASKED: [kind: string, message: string][] = [
  ["weekly_report", "gastei 50 no mercado"],
  ["weekly_report", "quero o relatório do mês"],
  ["monthly_report", "terminei o relatório mensal"],
  ["weekly_report", "meu chefe pediu o relatório semanal"],
  ["medical_appointment", "tenho consulta amanhã"],
  ["monthly_report", "foi um mês difícil"],
];

for (const [cases, asked] of [[ASKED, true], [NOT_ASKED, false]] as const) {
  for (const [kind, message] of cases) {
    Deno.test(`createAutomaticNote.isAsked() finds ${kind} ${asked ? "" : "not "}asked for by "${message}"`, () => {
      assert.equal(createAutomaticNote.isAsked!({ kind }, message), asked);
    });
  }
}

Deno.test("createAutomaticNote.offer() names the note", () => {
  const context = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
  assert.equal(
    createAutomaticNote.offer!({ kind: "medical_appointment" }, {}, context),
    "Quer que eu guarde nas suas notas o resumo para o médico?",
  );
});
