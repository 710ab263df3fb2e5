import assert from "node:assert/strict";
import { type BondFault, findBondFault, isBondSaid } from "../../../../shared/language/meaning/told-bond.ts";

const TOLD: [message: string, name: string, bond: string][] = [
  ["a Bia é minha prima", "Bia", "prima"],
  ["a Bia não é minha irmã, é prima", "Bia", "prima"],
  ["minha irmã Bia veio aqui", "Bia", "irmã"],
  ["minha vó Nair faz 90", "Nair", "avó"],
  ["saí com minha chefe, a Bia", "Bia", "chefe"],
  ["almocei com meu primo Caio", "Caio", "primo"],
  ["será que a Ana, minha irmã, vem?", "Ana", "irmã"],
  ["o Caio, meu namorado, trabalha na Renault", "Caio", "namorado"],
  ["a Bia é minha amiga da Globo", "Bia", "amiga"],
  ["a Bia não é só minha irmã, é minha melhor amiga", "Bia", "melhor amiga"],
  ["não é mais meu namorado, o Caio agora é ex", "Caio", "ex-namorado"],
  ["a Bia, que trabalha comigo, é minha amiga", "Bia", "amiga"],
  ["a dra Paula é a neuro da minha mãe", "Paula", "neuro da mãe"],
  ["conheci a nova gerente, Sônia, gente boa", "Sônia", "gerente"],
  ["ela é minha prima", "Bia", "prima"],
  ["celia o nome dela, da minha mae, 67 anos", "Célia", "mãe"],
  ["a Bia falou da festa. a Bia é minha chefe", "Bia", "chefe"],
];

Deno.test("findBondFault() accepts who people say that somebody is", () => {
  const refused = TOLD.flatMap(([message, name, bond]) => {
    const fault = findBondFault({ name, bond }, message);
    return fault === null ? [] : [`${message}: ${fault}`];
  });
  assert.deepEqual(refused, []);
});

const NOT_TOLD: [message: string, name: string, bond: string, fault: BondFault][] = [
  ["a Bia não é minha irmã, é prima", "Bia", "irmã", "denied"],
  ["o Caio não é meu marido, credo", "Caio", "marido", "denied"],
  ["a Bia nunca foi minha amiga", "Bia", "amiga", "denied"],
  ["queria que a Bia fosse minha namorada", "Bia", "namorada", "wished"],
  ["a Bia é minha irmã? não lembro", "Bia", "irmã", "question"],
  ["a Bia é como uma irmã pra mim", "Bia", "irmã", "compared"],
  ["minha mãe acha que o Pedro é meu namorado", "Pedro", "namorado", "believed_by_others"],
  ["a Bia é quase minha irmã", "Bia", "irmã", "compared"],
  ["a Bia falou com minha chefe", "Bia", "chefe", "of_another"],
  ["o Caio é ex-marido da Bia", "Caio", "ex-marido", "of_another"],
  ["vi o irmão do Caio hoje", "Caio", "irmão", "of_another"],
];

Deno.test("findBondFault() hears a denial, a wish, a question, a comparison and somebody else's relative", () => {
  assert.deepEqual(
    NOT_TOLD.map(([message, name, bond]) => findBondFault({ name, bond }, message)),
    NOT_TOLD.map(([, , , fault]) => fault),
  );
});

Deno.test("isBondSaid() wants a word of the bond, or one of its topic", () => {
  assert.ok(isBondSaid("avó", ["minha vó Nair"]));
  assert.ok(isBondSaid("namorada", ["namoro a keila, ela é técnica de enfermagem"]));
  assert.ok(isBondSaid("marido", ["casei com o Edson em 2010"]));
  assert.ok(isBondSaid("colega", ["o Beto trabalha comigo"]));
  assert.ok(isBondSaid("marido", ["sou casada com o Caio"]));
  assert.ok(isBondSaid("filha", ["sou mãe da Lívia de 4 anos"]));
  assert.ok(!isBondSaid("amante", ["a Bia veio aqui"]));
});
