import assert from "node:assert/strict";
import { toSecondPerson } from "../../../../shared/tools/memory/tell-belief.ts";

Deno.test("toSecondPerson() turns a sentence without subject to the user", () => {
  assert.equal(toSecondPerson("É alérgica a camarão"), "Você é alérgica a camarão");
  assert.equal(toSecondPerson("Trabalha como arquiteta."), "Você trabalha como arquiteta");
  assert.equal(toSecondPerson("Mudou de emprego em maio"), "Você mudou de emprego em maio");
  assert.equal(toSecondPerson("Não come carne"), "Você não come carne");
  assert.equal(toSecondPerson("Se chama Ana"), "Você se chama Ana");
});

Deno.test("toSecondPerson() turns the first person, regular or not", () => {
  assert.equal(toSecondPerson("Sou canhota"), "Você é canhota");
  assert.equal(toSecondPerson("Eu tenho dois irmãos"), "Você tem dois irmãos");
  assert.equal(toSecondPerson("Moro com minha irmã"), "Você mora com sua irmã");
  assert.equal(toSecondPerson("Comecei a nadar"), "Você começou a nadar");
  assert.equal(toSecondPerson("Paguei o curso"), "Você pagou o curso");
  assert.equal(toSecondPerson("Nunca fumei"), "Você nunca fumou");
  assert.equal(toSecondPerson("Me sinto melhor de manhã"), "Você se sente melhor de manhã");
});

Deno.test("toSecondPerson() drops a named user and turns possessives", () => {
  assert.equal(toSecondPerson("A usuária é vegetariana"), "Você é vegetariana");
  assert.equal(toSecondPerson("Usuário prefere mensagens curtas"), "Você prefere mensagens curtas");
  assert.equal(toSecondPerson("Minha mãe mora em Natal"), "Sua mãe mora em Natal");
});

Deno.test("toSecondPerson() leaves what has another subject or none", () => {
  assert.equal(toSecondPerson("Alergia a camarão"), "Alergia a camarão");
  assert.equal(toSecondPerson("Meta de correr 10 km"), "Meta de correr 10 km");
  assert.equal(toSecondPerson("Museu favorito: MASP"), "Museu favorito: MASP");
});
