import assert from "node:assert/strict";
import { type PersonInCrisis, personInCrisis, signalsCrisis } from "../../../../shared/language/crisis/crisis.ts";
import { detectSkills } from "../../../../shared/skills/detect.ts";

const CRISIS = [
  "não quero mais viver",
  "quero morrer",
  "tô pensando em me matar",
  "penso em suicídio",
  "as vezes penso em acabar com tudo",
  "me cortei de novo",
  "queria não existir",
  "todo mundo ficaria melhor sem mim",
  "gastei tudo e agora quero tirar minha vida",
  "n aguento mais viver assim, queria sumir de vez",
  "não vejo saída",
  "vi um filme triste e agora quero me matar",
  "gastei tudo, esse livro me deu vontade de morrer",
];

const NO_CRISIS = [
  "quase morri de rir",
  "quero me matar de rir com isso",
  "o chefão do jogo vai me matar",
  "esquadrão suicida é bom?",
  "me cortei fazendo a barba",
  "tô morrendo de fome",
  "tô triste",
  "setembro amarelo na escola",
];

for (const message of CRISIS) {
  Deno.test(`signalsCrisis() takes '${message}' seriously, and counselor leads`, () => {
    assert.ok(signalsCrisis(message));
    assert.equal(detectSkills(message)[0]?.name, "counselor");
  });
}

for (const message of NO_CRISIS) {
  Deno.test(`signalsCrisis() hears a way of speaking in '${message}'`, () => assert.ok(!signalsCrisis(message)));
}

const OTHERS = [
  "meu primo falou que não aguenta mais viver",
  "a Júlia quer morrer",
  "a Camila ta pensando em se matar",
  "um colega disse que a vida dele nao vale nada",
  "minha amiga me disse que quer morrer",
  "to preocupada, o Jandir quer se matar",
  "minha prima tá com vontade de morrer",
  "minha sobrinha anda se cortando",
  "meu filho de 15 anos disse que queria morrer",
  'minha irmã mandou: "quero morrer"',
  "a vida da minha irmã não faz mais sentido",
  "minha ex ameaçou se matar se eu não voltar",
  "seu Zé tá cansado de viver",
  "to preocupada com minha irmã, ela disse que não quer mais viver",
  "o Pedro não vê mais sentido em nada",
];
const OWN = [
  "ninguem me aguenta, melhor eu sumir",
  "todo mundo cansou de mim, melhor eu desaparecer",
  "to pensando em se matar",
  "meu marido me largou, vontade de morrer",
  "perdi minha mãe, vontade de morrer",
  "minha mãe briga comigo, vontade de morrer",
  "minha mãe acha que eu quero morrer",
  "queria morrer",
  "minha mãe quer morrer e eu também",
  "não vejo mais sentido na vida",
  "meu pai morreu e eu quero morrer",
];
const DISTRESSED = [
  "não vejo mais sentido em nada",
  "não vejo sentido em mais nada",
  "nada faz sentido pra mim",
  "nada mais faz sentido",
  "odeio minha vida",
  "odeio essa vida",
  "queria q tudo acabasse",
  "não encontro mais graça na vida",
  "to pensando em besteira",
  "tô com medo de fazer uma besteira",
];
const FIGURES = [
  "morri de rir",
  "esse trabalho tá me matando",
  "não aguento mais esse calor",
  "sem sentido esse filme",
  "nada faz sentido nesse filme",
  "não vejo sentido nessa reunião",
  "meu celular quer morrer",
  "minha planta tá querendo morrer",
  "ele prefere morrer a pedir desculpa",
  "meu irmão se mata de trabalhar",
  "minha filha quer morrer de rir com esse desenho",
  "minha mãe não quer mais viver comigo",
  "meu pai não aguenta mais esse calor",
  "odeio minha vida de adulta",
  "to pensando em comer besteira",
  "to pensando em besteira pra comer",
  "quero sumir do grupo",
  "meu cachorro quer morrer de alegria",
  "minha prima vai se matar de trabalhar esse mês",
  "meu marido não vê sentido em comprar carro",
  "meu chefe quer me matar",
  "odeio meu chefe",
];
const sides: [PersonInCrisis | null, string[]][] = [
  ["other", OTHERS],
  ["user", OWN],
  ["distressed user", DISTRESSED],
  [null, FIGURES],
];
for (const [who, messages] of sides) {
  Deno.test(`personInCrisis() hears ${who ?? "a way of speaking"}`, () => {
    assert.deepEqual(messages.filter((message) => personInCrisis(message) !== who), []);
  });
}
