import assert from "node:assert/strict";
import { urgentAnswer } from "../urgent/urgent-answer.ts";
import * as talk from "../urgent/urgent-talk.ts";
import {
  CRISIS_TALK,
  FOLLOW_UP,
  MEDICAL,
  OTHERS_CRISIS,
  OTHERS_OVERDOSE,
  OVERDOSE,
  STILL_IN_DANGER,
  VIOLENCE,
} from "../urgent/urgent-talk.ts";

const cases: [string, string | null][] = [
  ["tô pensando em me matar", CRISIS_TALK],
  ["qro morrer", CRISIS_TALK],
  ["kero me mata", CRISIS_TALK],
  ["queria sumir", CRISIS_TALK],
  ["me cortei hoje", CRISIS_TALK],
  ["não aguento mais viver", CRISIS_TALK],
  ["a vida não faz mais sentido pra mim", CRISIS_TALK],
  ["minha mãe falou que vai se matar", OTHERS_CRISIS],
  ["minha amiga disse que quer se matar", OTHERS_CRISIS],
  ["acho que meu irmão tá se cortando", OTHERS_CRISIS],
  ["tomei remédio demais de propósito", OVERDOSE],
  ["tomei um monte de comprimido", OVERDOSE],
  ["minha vizinha tomou um monte de remédio", OTHERS_OVERDOSE],
  ["meu marido me bateu ontem", VIOLENCE],
  ["meu namorado me agride", VIOLENCE],
  ["estou sendo abusada em casa", VIOLENCE],
  ["dor no peito forte e braço dormente", MEDICAL],
  ["não consigo respirar", MEDICAL],
  ["morri de rir com esse filme", null],
  ["quero morrer de vergonha", null],
  ["me bateu uma saudade", null],
  ["me cortei fazendo a barba", null],
  ["esse trabalho tá me matando", null],
  ["queria sumir do mapa nas férias", null],
  ["tomei remédio pra dor de cabeça", null],
  ["gastei 50 no mercado", null],
  ["sim", null],
];
for (const [message, answer] of cases) {
  Deno.test(`urgentAnswer() to "${message}" is ${answer === null ? "nothing" : "care of its kind"}`, () => {
    assert.equal(urgentAnswer(message, []), answer);
  });
}

Deno.test("urgentAnswer() takes a no after a question about violence as danger", () => {
  const told = [{ user: "meu marido me bateu", assistant: VIOLENCE, calls: [] }];
  assert.equal(urgentAnswer("não", told), STILL_IN_DANGER);
  assert.equal(urgentAnswer("quanto gastei esse mês", told), null);
});

const after = [{ user: "não aguento mais viver", assistant: CRISIS_TALK, calls: [] }];
const replies: [string, string | null][] = [
  ["não", FOLLOW_UP.unsafe],
  ["ainda não", FOLLOW_UP.unsafe],
  ["tô sozinha em casa com remédios", FOLLOW_UP.unsafe],
  ["sim", FOLLOW_UP.safe],
  ["sim, tô segura", FOLLOW_UP.safe],
  ["minha família não entende", FOLLOW_UP.stay],
  ["gastei 20 no ônibus", null],
];
for (const [message, answer] of replies) {
  Deno.test(`urgentAnswer() stays with "${message}" after the question whether she is safe`, () => {
    assert.equal(urgentAnswer(message, after), answer);
  });
}

Deno.test("urgentAnswer() lets the talk about a danger end once something was done for the user", () => {
  const calls = [{ tool: "get_finance_summary", args: {} }];
  const past = [...after, { user: "mostra meus gastos", assistant: "…", calls }];
  assert.equal(urgentAnswer("e da semana passada", past), null);
  assert.equal(urgentAnswer("Quero Morer", past), CRISIS_TALK);
  assert.equal(urgentAnswer("tô sozinha com os remédios", past), FOLLOW_UP.unsafe);
});

Deno.test("what is said in need addresses the person as nobody in particular", () => {
  const said = Object.values(talk).flatMap((text) => typeof text === "string" ? text : Object.values(text));
  // In "Não a deixe sozinha", the feminine form refers to "essa pessoa" and not to the user.
  for (const text of said) {
    assert.doesNotMatch(text.replaceAll("a deixe sozinha", ""), /\b(?:sozinh|ferid|machucad)[ao]\b/);
  }
});
