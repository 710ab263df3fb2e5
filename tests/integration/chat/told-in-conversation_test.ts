import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { daysBefore, todayOf } from "../../support/rpc.ts";

/** What is told in a conversation is known in it, without a key. Each line is said; what follows is in the answer. */
const TALKS: Record<string, [said: string, answer: RegExp][]> = {
  "a move is told beside the city that was validated": [
    ["mudei pra Curitiba", /Curitiba/],
    ["onde eu moro?", /Curitiba/],
  ],
  "a break-up is told of whom it is about": [
    ["meu namorado é o Téo", /Téo \(namorado\)/],
    ["terminei com o Téo", /Guardei: “Terminou com o Téo”\./],
    ["quem é o Téo?", /“Terminou com o Téo”/],
    ["quem é a Zuleica?", /Ainda não sei nada sobre “Zuleica”/],
  ],
  "things of one's own are kept and found, the world's are not looked for": [
    ["a senha do wifi é girassol42", /Guardei: “A senha do wifi é girassol42”/],
    ["qual a senha do wifi?", /girassol42/],
    ["qual a capital da França?", /não sei/],
  ],
  "the new job is kept when the old one is left in the same breath": [
    ["larguei a fintech e agora trabalho no Nubank", /Guardei: “Trabalha no Nubank/],
    ["onde eu trabalho?", /Nubank/],
  ],
  "a name is corrected without the words that correct it": [
    ["meu nome na vdd é Mariana", /Guardei: “Chama-se Mariana/],
    ["como eu me chamo?", /Mariana/],
  ],
  "known allergies are told when a medicine or a food is asked about": [
    ["sou alérgica a penicilina", /alérgica a penicilina/],
    ["sou alérgica a frutos do mar", /alérgica a frutos do mar/],
    ["posso tomar amoxicilina?", /alérgica a penicilina/],
    ["posso comer camarão?", /alérgica a frutos do mar/],
  ],
  "whoever came to be heard is heard": [
    ["sinto que nao dou conta de nada", /\?/],
    ["sei lá, tá tudo estranho", /^(?!.*(?:ão entendi|não peguei|guarda isso))/s],
    ["o Bruno terminou comigo, to arrasada", /\?$/],
  ],
  "birthdays are listed by when they are": [
    ["o aniversário da Ana é 12/09", /12\/09/],
    ["o niver do Pedro é 3 de outubro", /Pedro \(faz aniversário em 03\/10\)/],
    ["quem faz aniversário em setembro?", /^(?!.*Pedro).*Ana \(12\/09\)/s],
    ["próximos aniversários", /Ana.*Pedro|Pedro.*Ana/],
  ],
  "a week is summed up": [["amo jazz", /jazz/], ["como foi minha semana?", /Relatório da semana/]],
  "what was said before is kept when asked to": [
    ["meu cachorro comeu o sofá inteiro", /./],
    ["guarda isso", /Guardei: “Meu cachorro comeu o sofá inteiro”/],
  ],
  "a passing complaint of somebody is no taste": [
    ["meu pai não aguenta mais esse calor", /^(?!.*(?:Quer que eu guarde|Anotei|Nada foi registrado))/s],
    ["meu pai não come carne", /Pai: não come carne/i],
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
      if (behaviour.startsWith("a week")) {
        // On a Monday the report is about the week that is over.
        const spent_on = daysBefore(await todayOf(user.client), 1);
        const { error } = await user.client.from("expenses").insert({
          amount: 42,
          category: "food",
          description: "feira",
          spent_on,
        });
        assert.equal(error, null);
      }
      const talk = new Conversation(stack, user);
      for (const [message, answer] of said) assert.match((await talk.say(message)).text, answer, message);
    });
  }
  await stack.close();
});
