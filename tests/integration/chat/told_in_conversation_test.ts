import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";

/** What is told in a conversation is known in it, without a key. Each line is said; what follows is in the answer. */
const TALKS: Record<string, [said: string, answer: RegExp][]> = {
  "a move counts before the city that was validated": [
    ["mudei pra Curitiba", /Curitiba/],
    ["onde eu moro?", /^O mais recente que você me contou: você mudou pra Curitiba\. Antes, .*São Paulo/],
  ],
  "a break-up changes who somebody is, once the user says yes": [
    ["meu namorado é o Téo", /Téo é seu namorado/],
    ["terminei com o Téo", /Guardei: Você terminou com o Téo\.\n\nQuer que eu guarde que o Téo é seu ex-namorado\?/],
    ["sim", /Téo é seu ex-namorado/],
    ["quem é o Téo?", /^O Téo é seu ex-namorado/],
    ["voltei com o Téo", /Quer que eu guarde que o Téo é seu namorado\?/],
    ["sim", /seu namorado/],
    ["me separei da Lúcia", /ex-mulher/],
    ["não", /./],
  ],
  "who was only told of in a sentence about another is found": [
    ["minha prima teve o Bento semana passada", /prima teve o Bento/],
    ["quem é o Bento?", /^Sua prima teve o Bento/],
    ["quem é a Zuleica?", /Ainda não sei nada sobre Zuleica/],
  ],
  "things of one's own are kept and found, the world's are not looked for": [
    ["a senha do wifi é girassol42", /Guardei: A senha do wifi é girassol42/],
    ["qual a senha do wifi?", /girassol42/],
    ["qual a capital da França?", /não sei/],
  ],
  "the new job is kept when the old one is left in the same breath": [
    ["larguei a fintech e agora trabalho no Nubank", /Guardei: Você trabalha no Nubank/],
    ["onde eu trabalho?", /Nubank/],
  ],
  "a name is corrected without the words that correct it": [
    ["meu nome na vdd é Mariana", /Guardei: Seu nome é Mariana/],
    ["como eu me chamo?", /Mariana/],
  ],
  "a known allergy comes first when a medicine is taken or asked about": [
    ["sou alérgica a penicilina", /alérgica a penicilina/],
    ["tomei dipirona", /atendimento/],
    ["posso tomar amoxicilina?", /^Atenção: .*alérgica a penicilina.*mesma família/],
    ["o médico me receitou benzetacil", /^Atenção/],
    ["posso tomar paracetamol?", /(?:alergia sua a paracetamol)/],
    ["posso comer amendoim?", /penicilina/],
  ],
  "a food is known by what it belongs to": [
    ["sou alérgica a frutos do mar", /./],
    ["posso comer camarão?", /^Você é alérgica a frutos do mar\./],
    ["posso beber vinho?", /^Sobre isso não tenho nada anotado/],
  ],
  "whoever came to be heard is heard": [
    ["sinto que nao dou conta de nada", /\?/],
    ["sei lá, tá tudo estranho", /^(?!.*(?:ão entendi|não peguei|guarda isso))/s],
    ["o Bruno terminou comigo, to arrasada", /^.*\?\n\nGuardei: O Bruno terminou com você\.\n\nQuer que eu guarde/s],
  ],
  "birthdays are listed by when they are": [
    ["o aniversário da Ana é 12/09", /12\/09/],
    ["o niver do Pedro é 3 de outubro", /Pedro faz aniversário em 03\/10/],
    ["quem faz aniversário em setembro?", /^Em setembro, faz aniversário: a Ana \(12\/09\)/],
    ["próximos aniversários", /Ana.*Pedro|Pedro.*Ana/],
  ],
  "a week is summed up": [["amo jazz", /jazz/], ["como foi minha semana?", /Relatório da semana/]],
  "what was said before is kept when asked to": [
    ["meu cachorro comeu o sofá inteiro", /./],
    ["guarda isso", /Guardei: Seu cachorro comeu o sofá inteiro/],
  ],
  "a passing complaint of somebody is no taste": [
    ["meu pai não aguenta mais esse calor", /^(?!.*(?:Quer que eu guarde|Anotei))/s],
    ["meu pai não come carne", /seu pai não come carne/i],
  ],
};

Deno.test("the offline model knows in a conversation what was told in it", async (t) => {
  const stack = await startStack();
  for (const [behaviour, said] of Object.entries(TALKS)) {
    await t.step(behaviour, async () => {
      const user = await stack.createUser("Lia Souza");
      if (behaviour.startsWith("a move")) {
        const { error } = await user.client.rpc("add_knowledge", {
          type: "fact",
          content: "Mora em São Paulo",
          area: "relationships",
          slot: "residence",
          value: "São Paulo",
        });
        assert.equal(error, null);
      }
      const talk = new Conversation(stack, user);
      for (const [message, answer] of said) assert.match((await talk.say(message)).text, answer, message);
    });
  }
  await stack.close();
});
