import fc from "fast-check";
import assert from "node:assert/strict";
import type { SkillName } from "../../../shared/language/triggers/skill-name.ts";
import { detectSkills, putCounselorFirst } from "../../../shared/skills/detect.ts";

function detect(message: string, recent?: string[]): string[] {
  return detectSkills(message, recent).map((skill) => skill.name);
}

const REFERENCE: [message: string, expected: SkillName[]][] = [
  ["oi, tudo bem?", ["general"]],
  ["gastei 50 reais no mercado", ["finance"]],
  ["estou triste hoje", ["counselor"]],
  ["pesei 82kg hoje", ["health"]],
  ["como estão minhas dívidas?", ["finance"]],
  ["não sei se peço demissão", ["counselor", "professional"]],
  ["insônia por causa das dívidas", ["counselor", "finance"]],
  ["estou perdendo o sono porque não consigo pagar as parcelas", ["counselor", "finance"]],
];

for (const [message, expected] of REFERENCE) {
  Deno.test(`detectSkills() reads '${message}' as ${expected.join(", ")}`, () => {
    assert.deepEqual(detect(message), expected);
  });
}

const TERSE: [message: string, expected: SkillName[]][] = [
  ["fiz a minha leitura", ["health"]],
  ["li umas 15 pgs", ["health"]],
  ["energia = 7", ["health"]],
  ["nossa vizinha nova se chama Odete", ["relationships"]],
];

for (const [message, expected] of TERSE) {
  Deno.test(`detectSkills() reads the terse '${message}' as ${expected.join(", ")}`, () => {
    assert.deepEqual(detect(message), expected);
  });
}

const FALSE_FRIENDS: [message: string, not: SkillName][] = [
  ["gastei tempo demais nisso", "finance"],
  ["gastei minha energia à toa", "finance"],
  ["gastou horas explicando", "finance"],
  ["ele contou uma história", "finance"],
  ["conta comigo", "finance"],
  ["renda-se, não tem saída", "finance"],
  ["ele se rendeu ao cansaço da torcida", "finance"],
  ["meu time de futebol empatou", "professional"],
  ["que time joga hoje?", "professional"],
  ["tô com um peso na consciência", "health"],
  ["correr atrás dos sonhos", "health"],
  ["tô correndo risco de perder o voo", "health"],
  ["o projeto de lei passou no senado", "professional"],
  ["sentei no banco da praça", "finance"],
  ["saldo positivo da reunião", "finance"],
  ["casa", "finance"],
  ["casa", "relationships"],
  ["modelei o banco de dados", "finance"],
  ["peso argentino ou peso mexicano?", "health"],
  ["o peso da decisão é todo seu", "health"],
  ["renovei a carteira de motorista", "finance"],
  ["devo ir de carro ou a pé?", "finance"],
  ["fiz o dever de casa", "finance"],
  ["saúde!", "health"],
  ["ela vai pagar pra ver", "finance"],
  ["paguei o maior mico", "finance"],
  ["minha conta no instagram sumiu", "finance"],
  ["trabalho de escola sobre vulcões", "professional"],
  ["a corrida espacial foi nos anos 60", "health"],
  ["mulher maravilha ganha do batman?", "relationships"],
  ["pai nosso que estais no céu", "relationships"],
  ["mãe natureza é sábia", "relationships"],
  ["quero morrer de rir com esse vídeo", "counselor"],
];

for (const [message, not] of FALSE_FRIENDS) {
  Deno.test(`detectSkills() does not read '${message}' as ${not}`, () => {
    assert.ok(!detect(message).includes(not), detect(message).join());
  });
}

const PLAIN_CHAT = [
  "ele contou uma história",
  "renda-se",
  "gastei tempo demais nisso",
  "casa",
  "saúde!",
  "conta comigo",
];
for (const message of PLAIN_CHAT) {
  Deno.test(`detectSkills() reads '${message}' as general`, () => assert.deepEqual(detect(message), ["general"]));
}

const INFORMAL: [message: string, expected: SkillName][] = [
  ["torrei 50 conto no rolê", "finance"],
  ["to sem grana", "finance"],
  ["foi 30 mangos o lanche", "finance"],
  ["me deve 200 pila", "finance"],
  ["20 paus de estacionamento", "finance"],
  ["trampo pesado hj", "professional"],
  ["o boy sumiu", "relationships"],
  ["mozão é tudo", "relationships"],
  ["treta com a minha prima", "relationships"],
  ["to na bad", "counselor"],
  ["tô bolado com isso", "counselor"],
  ["tô mal", "counselor"],
  ["to mal pra caramba", "counselor"],
  ["bebi mta água hj", "health"],
  ["meu dinhero acabou", "finance"],
  ["muuuito triiiste", "counselor"],
  ["brigei com meu namorad", "relationships"],
  ["TREINO PAGO", "health"],
];

for (const [message, expected] of INFORMAL) {
  Deno.test(`detectSkills() understands '${message}'`, () => assert.ok(detect(message).includes(expected)));
}

const ACCOUNTS = [
  "comprei um celular de 2.400 em 10x no nubank",
  "quanto vem na fatura do nubank?",
  "qual o saldo da conta?",
  "quanto tenho de limite?",
  "qual meu limite?",
  "faltam quantas parcelas do celular?",
  "me lista meus cartões",
  "paguei a fatura do nubank",
  "paguei 800 da fatura",
  "passei 500 da conta pra poupança",
  "meu cartão nubank fecha dia 3 e vence dia 10",
  "tenho 1.200 na conta do itaú",
  "devolvi o celular",
  "antecipei 3 parcelas do celular",
  "adiantei duas do sofá",
];
for (const message of ACCOUNTS) {
  Deno.test(`detectSkills() knows that '${message}' is about accounts`, () => {
    assert.ok(detect(message).includes("finance"), detect(message).join());
  });
}
for (const message of ["devolvi o livro pra Ana", "antecipei a reunião", "passei a tarde na casa da vó"]) {
  Deno.test(`detectSkills() does not read '${message}' as finance`, () => {
    assert.ok(!detect(message).includes("finance"));
  });
}

Deno.test("detectSkills() matches words with accents, which \\b alone would miss", () => {
  assert.deepEqual(detect("água"), detect("agua"));
  assert.deepEqual(detect("a dívida é minha"), ["finance"]);
  assert.deepEqual(detect("divida"), ["finance"]);
});

Deno.test("detectSkills() keeps finance when an exclusion covers only one trigger", () => {
  assert.deepEqual(detect("gastei tempo pensando nas dívidas"), ["finance"]);
});

Deno.test("detectSkills() adds counselor to sleep lost over worry", () => {
  assert.deepEqual(detect("tô perdendo o sono"), ["counselor", "health"]);
  assert.equal(detect("não durmo de preocupação")[0], "counselor");
});

Deno.test("detectSkills() keeps two skills, by priority", () => {
  assert.deepEqual(detect("meu chefe atrasou o salário, tô triste e com dor de cabeça"), ["counselor", "finance"]);
});

Deno.test("detectSkills() puts the earlier trigger first at equal priority", () => {
  assert.deepEqual(detect("reunião com meu irmão"), ["professional", "relationships"]);
  assert.deepEqual(detect("meu irmão pediu uma reunião"), ["relationships", "professional"]);
});

Deno.test("detectSkills() keeps the skills of the last messages when the current one says nothing", () => {
  assert.deepEqual(detect("sim", ["gastei 50 reais no mercado"]), ["finance"]);
  assert.deepEqual(detect("ontem", ["pesei 82kg"]), ["health"]);
});

Deno.test("detectSkills() prefers the current message to inertia", () => {
  assert.deepEqual(detect("pesei 82kg", ["gastei 50 reais", "paguei a luz"]), ["health"]);
});

Deno.test("detectSkills() stays with feelings when the next message says nothing, whatever came before", () => {
  const before = ["gastei 40 na padaria", "paguei a luz", "pesei 82 kg", "tô triste, sinto falta do meu pai"];
  assert.equal(detect("só fica aí", before)[0], "counselor");
  assert.equal(detect("ele cantava essa fazendo barba. tinha aquele radio de pilha", before)[0], "counselor");
  assert.notEqual(detect("põe 40 na padaria", before)[0], "counselor");
});

Deno.test("detectSkills() orders inertia by frequency, whatever the priority", () => {
  assert.deepEqual(detect("sim", ["tô triste", "pesei 82kg", "dormi 7h"]), ["health", "counselor"]);
});

Deno.test("detectSkills() breaks ties of inertia by recency", () => {
  assert.deepEqual(detect("sim", ["tô triste", "pesei 82kg"]), ["health", "counselor"]);
  assert.deepEqual(detect("sim", ["pesei 82kg", "tô triste"]), ["counselor", "health"]);
});

Deno.test("detectSkills() breaks ties of inertia within one message by priority", () => {
  assert.deepEqual(detect("sim", ["insônia por causa das dívidas"]), ["counselor", "finance"]);
});

Deno.test("detectSkills() looks at the last five messages only", () => {
  assert.deepEqual(detect("sim", ["gastei 50 reais", "oi", "ok", "certo", "legal", "show"]), ["general"]);
  assert.deepEqual(detect("sim", ["gastei 50 reais", "oi", "ok", "certo", "legal"]), ["finance"]);
});

Deno.test("detectSkills() falls back to general", () => {
  assert.deepEqual(detect(""), ["general"]);
  assert.deepEqual(detect("👍", []), ["general"]);
});

Deno.test("detectSkills() gives one or two skills for any text and never throws", () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 400 }));
  fc.assert(fc.property(text, fc.array(text, { maxLength: 8 }), (message, recent) => {
    const found = detectSkills(message, recent);
    assert.ok(found.length === 1 || found.length === 2);
    assert.equal(new Set(found).size, found.length);
  }));
});

Deno.test("detectSkills() gives the same answer every time", () => {
  const words = fc.constantFrom(
    "gastei",
    "tempo",
    "dívida",
    "triste",
    "meu",
    "chefe",
    "peso",
    "água",
    "namorado",
    "50",
  );
  fc.assert(fc.property(fc.array(words, { maxLength: 12 }), (list) => {
    assert.deepEqual(detect(list.join(" ")), detect(list.join(" ")));
  }));
});

const names = (message: string) => putCounselorFirst(detectSkills(message)).map((skill) => skill.name);

Deno.test("putCounselorFirst() makes counselor dominant and keeps one other skill", () => {
  assert.deepEqual(names("gastei 50 reais no mercado"), ["counselor", "finance"]);
  assert.deepEqual(names("meu chefe não pagou meu salário"), ["counselor", "finance"]);
});

Deno.test("putCounselorFirst() replaces general", () => {
  assert.deepEqual(names("oi, tudo bem?"), ["counselor"]);
});

Deno.test("putCounselorFirst() keeps what is already so", () => {
  assert.deepEqual(names("insônia por causa das dívidas"), ["counselor", "finance"]);
});

interface Example {
  text: string;
  labels: string[];
}

const file = new URL("../../../data/skills/dev.jsonl", import.meta.url);
const examples = Deno.readTextFileSync(file).trim().split("\n").map((line) => JSON.parse(line) as Example);

Deno.test("detectSkills() keeps its quality on the development set", () => {
  const right = examples.filter(({ text, labels }) => detectSkills(text)[0]?.name === labels[0]);
  assert.ok(examples.length >= 600);
  assert.ok(right.length / examples.length >= 0.95, `${right.length} of ${examples.length} dominant skills right`);
});

Deno.test("detectSkills() stays with the counselor after words of crisis", () => {
  for (const message of ["não quero mais viver", "vi um filme e quero me matar", "minha prima quer morrer"]) {
    assert.equal(detect(message)[0], "counselor", message);
    assert.deepEqual(detect("sim", [message])[0], "counselor", message);
  }
});
