import assert from "node:assert/strict";
import { detectSkills } from "../../../shared/skills/detect.ts";
import { signalsCrisis } from "../../../shared/skills/signals-crisis.ts";

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
