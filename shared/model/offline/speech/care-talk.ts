import type { Feeling } from "./topic.ts";

/** The parts of a caring answer: a welcome, an open question, another way to look at it, a small next step (domain §1, counselor). */
export interface CareTalk {
  welcome: readonly [string, ...string[]];
  question: readonly [string, ...string[]];
  perspective: string;
  step: string;
}

/** How each feeling is met. No advice in a hurry, no "vai passar". */
export const CARE_TALK: Record<Feeling, CareTalk> = {
  sadness: {
    welcome: [
      "Sinto muito que você esteja passando por isso.",
      "Obrigada por me contar. Dá pra sentir que está pesado aí.",
    ],
    question: [
      "O que aconteceu, ou foi chegando aos poucos?",
      "Quando essa tristeza aperta mais, o que costuma estar por perto?",
    ],
    perspective:
      "Tristeza não precisa ser resolvida na hora pra merecer espaço; às vezes ela mostra o que importa pra você.",
    step:
      "Se couber hoje, escolha uma coisa pequena que costuma te fazer bem, sem cobrança. E se isso durar, conversar com alguém da psicologia pode ajudar.",
  },
  anxiety: {
    welcome: [
      "Imagino o quanto isso deve estar te tirando o chão.",
      "Que bom que você colocou isso em palavras. Ansiedade cansa mesmo.",
    ],
    question: ["O que você mais teme que aconteça?", "Quando a cabeça acelera, em que pensamento ela costuma parar?"],
    perspective:
      "A ansiedade tenta te proteger do que ainda não aconteceu; separar o que depende de você do que não depende costuma aliviar um pouco.",
    step:
      "Se quiser, tente agora três respirações lentas, soltando o ar devagar, e me conte qual parte disso está nas suas mãos.",
  },
  loneliness: {
    welcome: [
      "Solidão dói, e faz sentido querer que alguém te escute.",
      "Obrigada por dividir isso comigo. Solidão pesa mesmo quando tem gente em volta.",
    ],
    question: [
      "De que tipo de companhia você sente mais falta?",
      "Quando foi a última vez que você sentiu que alguém te entendeu, e quem foi?",
    ],
    perspective: "Às vezes o que falta não é gente, é um lugar onde dê pra ser quem você é.",
    step: "Tem alguém pra quem uma mensagem curta hoje já seria um começo?",
  },
  anger: {
    welcome: ["Dá pra entender a sua raiva.", "Faz sentido você estar assim."],
    question: ["O que, nessa situação, mais te feriu?", "Que limite seu você sente que passaram?"],
    perspective: "A raiva costuma apontar pra algo que importa e não foi respeitado.",
    step: "Antes de responder a quem quer que seja, o que você gostaria que acontecesse depois dessa conversa?",
  },
  fear: {
    welcome: ["Ter medo nessa hora é muito humano.", "Obrigada por confiar isso a mim."],
    question: [
      "O que exatamente te assusta mais: o que pode acontecer, ou não saber o que vai acontecer?",
      "Do que você precisaria pra se sentir um pouco mais de segurança?",
    ],
    perspective: "Medo e cuidado andam juntos: ele fala do que você não quer perder.",
    step: "Que tal olhar só pra próxima coisa que depende de você, e deixar o resto pra depois?",
  },
  grief: {
    welcome: ["Sinto muito pela sua perda.", "Que dor. Sinto muito mesmo."],
    question: ["Quer me contar como era essa relação pra você?", "Do que você mais sente falta?"],
    perspective: "Luto não tem prazo nem jeito certo; ele anda no passo de quem ama.",
    step: "Vá no seu tempo. Se puder, deixe alguém por perto te ajudar com as coisas práticas destes dias.",
  },
  conflict: {
    welcome: ["Brigar com quem importa machuca.", "Sinto muito que a relação esteja assim agora."],
    question: [
      "O que você queria que a outra pessoa tivesse entendido?",
      "Olhando agora, o que doeu mais: o que foi dito, ou o que faltou dizer?",
    ],
    perspective:
      "Não preciso decidir quem tem razão: dá pra levar a sério o que você sentiu e também se perguntar o que a outra pessoa pode ter sentido.",
    step: "Quando a poeira baixar, como você gostaria de começar essa conversa?",
  },
  tiredness: {
    welcome: [
      "Que cansaço. Imagino há quanto tempo você vem segurando tudo isso.",
      "Parece que você está no limite, e isso merece cuidado.",
    ],
    question: ["O que mais tem consumido você ultimamente?", "Se desse pra largar uma coisa por uns dias, qual seria?"],
    perspective:
      "Estar sem forças não é fraqueza; muitas vezes é sinal de que você deu conta de coisa demais, por tempo demais.",
    step: "Qual é a menor pausa que caberia ainda hoje? Se o esgotamento não passar, vale procurar ajuda profissional.",
  },
  guilt: {
    welcome: ["Você está se cobrando muito.", "Dá pra ver o quanto isso te pesa."],
    question: [
      "Se uma amiga te contasse essa mesma história, o que você diria a ela?",
      "De onde vem essa voz que te cobra tanto?",
    ],
    perspective: "Sentir culpa mostra que você se importa; não é prova de que você é o seu erro.",
    step: "O que seria um gesto de reparo possível, do tamanho que dá pra fazer agora?",
  },
  doubt: {
    welcome: ["Decisão difícil, mesmo.", "Faz sentido ficar em dúvida com isso."],
    question: [
      "Imagine que já decidiu: em qual dos caminhos você respira melhor?",
      "O que você teria medo de perder em cada lado?",
    ],
    perspective: "Às vezes a dúvida não é falta de resposta, é tentar não perder nada.",
    step: "Pode ajudar escrever o que pesa a favor e contra, e o que você precisaria saber até quando pra decidir.",
  },
  moneyWorry: {
    welcome: [
      "Preocupação com dinheiro tira o sono de verdade, e não é frescura.",
      "Sinto muito que as contas estejam te apertando desse jeito.",
    ],
    question: [
      "Qual delas te assusta mais quando você deita?",
      "O que mais pesa: o valor, o prazo, ou carregar isso sem dividir com ninguém?",
    ],
    perspective:
      "Quando tudo vira um bolo só, parece maior do que é; olhar uma conta de cada vez devolve um pouco de controle.",
    step: "Se quiser, eu te mostro as dívidas e as contas que vencem, e a gente escolhe por onde começar a negociar.",
  },
  sleepless: {
    welcome: ["Noites assim acabam com a gente.", "Dormir mal deixa tudo mais pesado."],
    question: [
      "O que costuma passar pela sua cabeça quando o sono não vem?",
      "Isso começou junto com alguma coisa que aconteceu?",
    ],
    perspective: "Muitas vezes o corpo só está tentando resolver de madrugada o que não coube no dia.",
    step:
      "Hoje, antes de deitar, experimente anotar o que te preocupa e deixar o celular longe. Se continuar por semanas, vale falar com um médico ou médica.",
  },
};

/** Said first whenever there are signs of suicide or self-harm, whatever else was said. */
export const CRISIS_TALK =
  "Sinto muito que esteja doendo tanto. Por favor, fale agora com o CVV: ligue 188, de graça, 24 horas, de qualquer lugar do Brasil, ou use o chat em cvv.org.br. " +
  "Se existe risco neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo. Se puder, chame alguém de confiança pra ficar com você e afaste o que possa te machucar.\n\n" +
  "O que você está sentindo importa, e dá pra receber ajuda. Sou um programa de regras e não substituo uma pessoa, mas estou aqui pra te ouvir enquanto isso. Você está em segurança agora?";
