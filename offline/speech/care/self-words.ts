import type { CareWords } from "./care-words.ts";

/** How what people think of themselves and of their way is met, and whatever has no name yet. */
export const SELF_WORDS = {
  guilt: {
    welcome: [
      "Você está se cobrando muito.",
      "Dá pra ver o quanto isso te pesa.",
      "Culpa é um peso e tanto de carregar. Obrigada por dividir.",
    ],
    question: [
      "Se uma amiga te contasse essa mesma história, o que você diria a ela?",
      "De onde vem essa voz que te cobra tanto?",
      "O que você sabia naquela hora, e o que só sabe agora?",
    ],
    perspective: [
      "Sentir culpa mostra que você se importa; não é prova de que você é o seu erro.",
      "Dá pra assumir o que foi seu sem assumir também o que era dos outros.",
    ],
    step: [
      "O que seria um gesto de reparo possível, do tamanho que dá pra fazer agora?",
      "Se couber um pedido de desculpas, pode ser simples. Se não couber, dá pra escolher fazer diferente na próxima.",
    ],
  },
  shame: {
    welcome: [
      "Obrigada por confiar isso a mim. Vergonha costuma pedir pra gente se esconder, e você falou.",
      "Aqui ninguém vai te julgar.",
    ],
    question: [
      "O que você imagina que os outros pensaram?",
      "O que essa cena tocou em você que dói tanto?",
    ],
    perspective: [
      "A gente lembra dos próprios tropeços muito mais do que os outros.",
      "Vergonha diminui quando é contada a alguém que acolhe.",
    ],
    step: [
      "Tente contar essa história como se fosse de uma pessoa querida. O que muda?",
      "Não precisa consertar a imagem hoje. O que te faria se sentir em casa agora?",
    ],
  },
  worthless: {
    welcome: [
      "Sinto muito que você esteja se vendo com tanta dureza.",
      "Dói ler você falando assim de si. Fico aqui pra te ouvir.",
      "Essa sensação é muito pesada, e é uma sensação, não um retrato seu.",
    ],
    question: [
      "O que aconteceu pra essa voz ficar tão alta hoje?",
      "Com quem você está se comparando quando pensa isso?",
      "Você falaria assim com alguém que ama?",
    ],
    perspective: [
      "A cabeça cansada faz balanço só do que faltou. O que você fez e ninguém viu também conta.",
      "Errar, travar ou ficar pra trás em algo não mede quanto você vale.",
    ],
    step: [
      "Me diz uma coisa, mesmo mínima, que você fez por você ou por alguém nesta semana.",
      "Se esse pensamento tem vindo muito, conversar com alguém da psicologia ajuda de verdade.",
    ],
  },
  doubt: {
    welcome: [
      "Decisão difícil, mesmo.",
      "Faz sentido ficar em dúvida com isso.",
      "Que bom trazer isso pra pensar em voz alta.",
    ],
    question: [
      "Imagine que já decidiu: em qual dos caminhos você respira melhor?",
      "O que você teria medo de perder em cada lado?",
      "O que você já tentou, e o que aprendeu com isso?",
    ],
    perspective: [
      "Às vezes a dúvida não é falta de resposta, é tentar não perder nada.",
      "Nem toda decisão precisa ser pra sempre; algumas dá pra experimentar por um tempo.",
    ],
    step: [
      "Pode ajudar escrever o que pesa a favor e contra, e o que você precisaria saber até quando pra decidir.",
      "Escolha a menor coisa que te daria mais clareza e um dia pra fazê-la.",
    ],
  },
  joy: {
    welcome: [
      "Que delícia ler isso!",
      "Fico muito feliz por você!",
      "Que notícia boa! Merece ser comemorada.",
    ],
    question: [
      "O que fez isso acontecer?",
      "Com quem você quer dividir essa alegria?",
      "Qual foi o melhor pedaço disso pra você?",
    ],
    perspective: [
      "Vale parar um instante e deixar isso assentar: coisa boa também merece atenção.",
      "Repare no que você fez pra chegar aqui; tem mérito seu nisso.",
    ],
    step: [
      "Que tal anotar esse momento, pra lembrar dele num dia mais cinza?",
      "Escolha um jeitinho de comemorar ainda hoje, do tamanho que der.",
    ],
  },
  unnamed: {
    welcome: [
      "Obrigada por me contar isso.",
      "Estou te ouvindo, pode continuar.",
      "Imagino que não seja simples. Estou aqui com você.",
      "Entendi. Isso merece espaço.",
    ],
    question: [
      "Como isso tem mexido com você?",
      "O que mais pesa nisso pra você?",
      "O que você sente quando para e olha pra isso?",
      "Do que você mais precisa agora: desabafar, pensar junto ou só companhia?",
    ],
    perspective: [
      "Pôr em palavras já organiza um pouco o que está embolado por dentro.",
      "Não precisa ter clareza pra falar; às vezes ela vem falando.",
      "Você não precisa resolver tudo agora pra merecer cuidado.",
    ],
    step: [
      "Se quiser, comece pelo pedaço que mais incomoda hoje.",
      "Conte no seu tempo. Se fizer sentido, a gente pensa depois num passo pequeno.",
    ],
  },
} as const satisfies Record<string, CareWords>;
