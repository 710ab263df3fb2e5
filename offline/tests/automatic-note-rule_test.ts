import assert from "node:assert/strict";
import { decide } from "../decision/decide.ts";
import { readMessage } from "../reading/read-message.ts";
import { detectSkills } from "../../shared/skills/detect.ts";
import { builtInTools } from "../../shared/tools/registry.ts";

/** A Friday. */
const TODAY = "2026-11-20";
const availableTools = new Set(builtInTools.map(({ name }) => name));

/** The arguments of create_automatic_note, as "kind date". Null: it is not called. */
function asked(text: string): string | null {
  const decision = decide(readMessage(text, TODAY), [], availableTools);
  if (decision.kind !== "calls" || decision.calls.some(({ tool }) => tool !== "create_automatic_note")) return null;
  return decision.calls.map(({ args }) => [args.kind, args.date].filter(Boolean).join(" ")).join("; ");
}

function offers(text: string): boolean {
  return detectSkills(text).some(({ tools }) => tools.includes("create_automatic_note"));
}

const APPOINTMENTS: [text: string, date: string | undefined][] = [
  ["faz um resumo pra minha consulta de amanhã", "2026-11-21"],
  ["faz um resuminho pra eu levar na consulta amanha", "2026-11-21"],
  ["amanhã tenho consulta, prepara um resumo", "2026-11-21"],
  ["tenho cardiologista amanhã, me faz um resumo pra levar?", "2026-11-21"],
  ["o que eu levo pra consulta de amanhã?", "2026-11-21"],
  ["gera um relatorio pra minha dermato dia 25", "2026-11-25"],
  ["preciso de um resumo pro médico", undefined],
  ["me prepara pra consulta com a endocrino", undefined],
  ["historico pra mostrar pro psiquiatra", undefined],
];
const REPORTS: [text: string, kind: string][] = [
  ["gera o relatório da semana", "weekly_report"],
  ["gera o relatorio semanal", "weekly_report"],
  ["resumo da minha semana", "weekly_report"],
  ["pode fazer o relatório da semana?", "weekly_report"],
  ["gera meu relatório dessa semana", "weekly_report 2026-11-20"],
  ["quero o relatório da semana passada", "weekly_report 2026-11-09"],
  ["me dá o relatório do mês", "monthly_report"],
  ["me dá o relatrio do mês", "monthly_report"],
  ["cria um relatório mensal", "monthly_report"],
  ["me da o relatorio do mes passado", "monthly_report 2026-10-01"],
  ["relatório de outubro", "monthly_report 2026-10-01"],
];
const OTHERS = [
  "resumo do mês",
  "relatório de gastos de novembro",
  "relatório da semana do meu peso",
  "preciso entregar o relatório da semana pro chefe",
  "terminei o relatório mensal",
  "tenho que fazer o relatório do mês pra diretoria",
  "meu chefe pediu o relatório semanal",
  "como foi minha consulta?",
  "tenho consulta amanhã",
  "gastei 200 na consulta",
  "agenda consulta pra terça",
];

Deno.test("automaticNoteRule() reads requests for what to take to an appointment, and its day", () => {
  for (const [text, date] of APPOINTMENTS) {
    assert.equal(asked(text), ["medical_appointment", date].filter(Boolean).join(" "), text);
    assert.ok(offers(text), text);
  }
});

Deno.test("automaticNoteRule() reads requests for reports of weeks and months", () => {
  for (const [text, wanted] of REPORTS) {
    assert.equal(asked(text), wanted, text);
    assert.ok(offers(text), text);
  }
});

Deno.test("automaticNoteRule() leaves other summaries and the reports of one's work alone", () => {
  for (const text of OTHERS) assert.equal(asked(text), null, text);
});

Deno.test("detectSkills() keeps a report for one's work with professional", () => {
  for (
    const text of [
      "preciso entregar o relatório da semana pro chefe",
      "terminei o relatório mensal",
      "to atrasada com o relatório do mês",
    ]
  ) {
    assert.equal(detectSkills(text)[0]?.name, "professional", text);
  }
});
