import type { TopicName } from "./topic.ts";

type Wordings = readonly [string, ...string[]];

/** What is said when nothing is asked for. `{nome}` is the user's name with a comma before it, or nothing. */
export const SMALL_TALK: Partial<Record<TopicName, Wordings>> = {
  greeting: [
    "Oi{nome}! Que bom te ver por aqui. O que você quer contar ou registrar hoje?",
    "Oi{nome}! Tô por aqui. Me conta: o que aconteceu de bom, ou o que tá precisando organizar?",
    "Olá{nome}! Como posso ajudar hoje?",
  ],
  howAreYou: [
    "Tudo certo por aqui, obrigada por perguntar. E com você, como estão as coisas?",
    "Por aqui tudo bem{nome}! E você, como tá?",
  ],
  thanks: [
    "Por nada{nome}! Quando precisar, é só chamar.",
    "Imagina! Fico feliz de ajudar.",
    "De nada{nome}. Tô por aqui.",
  ],
  bye: [
    "Até mais{nome}! Se cuida.",
    "Tchau{nome}! Quando quiser, é só voltar.",
  ],
  who: [
    "Sou a sua assistente no modo sem internet e sem chave: funciono por regras escritas, não sou uma IA generativa nem uma pessoa. " +
    "Entendo registros e perguntas sobre suas finanças, sua saúde, seus hábitos, as pessoas da sua vida e o que você me conta. " +
    "Com a chave de um modelo maior eu passo a conversar sobre qualquer assunto.",
  ],
  help: [
    "Posso cuidar destas coisas com você:\n" +
    "- Dinheiro: registrar gastos, contas, renda, dívidas, limites e investimentos, e mostrar como está o mês.\n" +
    "- Saúde: anotar peso, água, sono, exercício, humor e energia, acompanhar hábitos e ver tendências.\n" +
    "- Pessoas: lembrar aniversários, gostos e quem é quem.\n" +
    "- Memória: guardar o que você me contar e achar depois.\n" +
    "É só falar do seu jeito. Antes de gravar números eu sempre confirmo com você.",
  ],
  joke: [
    "O que o boleto disse pro calendário? “Seus dias estão contados.”",
    "Por que o café foi pra terapia? Porque vivia sob muita pressão.",
    "O que a água disse pro copo? “Nossa relação é transparente.”",
    "Qual é o cúmulo da economia? Guardar até rancor na poupança.",
  ],
  compliment: [
    "Ah, obrigada{nome}! Fico contente. No que mais posso ajudar?",
    "Que bom ouvir isso! Se precisar, é só falar.",
  ],
  affection: [
    "Que carinho, obrigada! Sou só um programa de regras, sem coração pra disputar, mas cuido direitinho do que você me confia.",
  ],
  insult: [
    "Poxa, desculpa se não entendi direito, às vezes eu escorrego. Me diz de outro jeito o que você precisa?",
  ],
  laughter: [
    "Haha, adoro esse clima! O que mais manda?",
    "Bom demais rir um pouco. Precisa de mais alguma coisa?",
  ],
  good: [
    "Que notícia boa{nome}! Me conta mais: o que fez isso acontecer?",
    "Que alegria ler isso! Quer me contar como foi?",
  ],
  yes: [
    "Certo! Mas não tenho nada esperando confirmação agora. O que você quer fazer?",
  ],
  no: [
    "Tudo bem, deixo como está. Se mudar de ideia, é só falar.",
  ],
  denied: [
    "Entendi, então não registro nada. Se mudar, é só me contar.",
    "Tudo bem, sem cobrança. Não anotei nada.",
  ],
  someoneElse: [
    "Entendi. Como isso é de outra pessoa, não entra nos seus registros. Se quiser que eu lembre, me diz “guarda isso”.",
  ],
};
