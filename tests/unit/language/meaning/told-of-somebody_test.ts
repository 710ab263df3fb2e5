import assert from "node:assert/strict";
import { mayBeOfAnother, type ToldPerson } from "../../../../shared/language/meaning/told-of-somebody.ts";

type Case = [message: string, told: ToldPerson, around?: string];

const TOLD: Case[] = [
  ["a Bia é minha irmã e o Caio meu chefe", { name: "Bia", bond: "irmã" }],
  ["a Bia é minha irmã e o Caio meu chefe", { name: "Caio", bond: "chefe" }],
  ["a bia e minha irma e o caio e meu chefe", { name: "Caio", bond: "chefe" }],
  ["a Bia, que mora com o Caio, é minha irmã", { name: "Bia", bond: "irmã" }],
  ["a Bia que mora com o Caio é minha irmã", { name: "Bia", bond: "irmã" }],
  ["a Bia e o Caio são meus primos", { name: "Bia", bond: "primo" }],
  ["conheci a Sônia e o Caio, meu chefe", { name: "Caio", bond: "chefe" }],
  ["encontrei a Júlia e a minha chefe Renata hoje", { name: "Renata", bond: "chefe" }],
  ["minha irmã que mora em Salvador, a Bia, chegou", { name: "Bia", bond: "irmã" }],
  ["minha vó Nair mora com a Bia", { name: "Nair", bond: "avó" }],
  ["minha amiga da Globo, a Bia, ligou", { name: "Bia", bond: "amiga" }],
  ["ela é minha chefe e o Caio é meu primo", { name: "Renata", bond: "chefe" }],
  ["minha mae mora em contagem com meu irmao fabio. celia o nome dela, 67 anos", { name: "Célia", bond: "mãe" }],
  ["o aniversário da Bia é 3/3 e o do Caio 5/5", { name: "Bia", birthday: "--03-03" }],
  ["o aniversário da Bia é 3/3 e o do Caio 5/5", { name: "Caio", birthday: "--05-05" }],
  ["a bia faz 60 dia 14 de março", { name: "Bia", birthday: "1967-03-14" }],
  ["o niver da Bia é 14/03, o Caio que avisou", { name: "Bia", birthday: "--03-14" }],
  ["foi dia 15, nao 14", { name: "Bia", birthday: "--03-15" }, "o niver da bia é 14/3"],
  ["15 de março", { name: "Bia", birthday: "--03-15" }, "Que dia a Bia faz aniversário?"],
  ["terminei com o Lucas", { name: "Lucas", isEnded: true }],
  ["eu e o Lucas terminamos, a Camila já sabe", { name: "Lucas", isEnded: true }],
  ["o Lucas terminou comigo pela Camila", { name: "Lucas", isEnded: true }],
  ["o Lucas não é mais meu marido, a Bia adorou", { name: "Lucas", isEnded: true }],
  ["meu marido Lucas foi embora", { name: "Lucas", isEnded: true }],
  ["a Renata não é mais nossa chefe", { name: "Renata", isEnded: true }],
  ["minha irmã Beatriz, a Bia, chegou", { name: "Beatriz", aliases: ["Bia"] }],
  ["o apelido da Beatriz é Bia", { name: "Beatriz", aliases: ["Bia"] }],
  ["chamo a Beatriz de Bia, e o João de Jota", { name: "Beatriz", aliases: ["Bia"] }],
  ["liguei pra dona Célia, e pro seu Mauro", { name: "Célia", aliases: ["dona Célia"] }],
  ["todo mundo conhece o Roberto como Beto", { name: "Roberto", aliases: ["Beto"] }],
];

const NOT_TOLD: Case[] = [
  ["a Bia é minha irmã e o Caio meu chefe", { name: "Bia", bond: "chefe" }],
  ["a Bia é minha irmã, o Caio meu chefe", { name: "Bia", bond: "chefe" }],
  ["encontrei a Júlia e a minha chefe Renata hoje", { name: "Júlia", bond: "chefe" }],
  ["o aniversário da Bia é 3/3 e o do Caio 5/5", { name: "Bia", birthday: "--05-05" }],
  ["a Bia viajou e o niver do Caio é 3 de março", { name: "Bia", birthday: "--03-03" }],
  ["a Júlia viaja dia 14/03", { name: "Júlia", birthday: "--03-14" }],
  ["paguei o boleto da Júlia dia 14/03", { name: "Júlia", birthday: "--03-14" }],
  ["a Camila terminou com o Lucas da padaria", { name: "Lucas", isEnded: true }],
  ["minha amiga largou o Lucas", { name: "Lucas", isEnded: true }],
  ["minha irmã Júlia mora com a Bruna", { name: "Júlia", aliases: ["Bruna"] }],
  ["a Júlia e a Bruna vieram", { name: "Júlia", aliases: ["Bruna"] }],
];

function answers(cases: readonly Case[]): string[] {
  return cases.map(([message, told, around]) =>
    `${message}: ${JSON.stringify(told)} ${mayBeOfAnother(told, message, around === undefined ? [] : [around])}`
  );
}

Deno.test("mayBeOfAnother() leaves alone what is told of the one who is named", () => {
  assert.deepEqual(answers(TOLD).filter((answer) => answer.endsWith("true")), []);
});

Deno.test("mayBeOfAnother() hears that a bond, a birthday, an end or a nickname is somebody else's", () => {
  assert.deepEqual(answers(NOT_TOLD).filter((answer) => answer.endsWith("false")), []);
});
