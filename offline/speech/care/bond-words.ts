import type { CareWords } from "./care-words.ts";

/** How what happens between people is met. */
export const BOND_WORDS = {
  conflict: {
    welcome: [
      "Brigar com quem importa machuca.",
      "Sinto muito que a relação esteja assim agora.",
      "Isso mexe com a gente, ainda mais vindo de quem está perto.",
    ],
    question: [
      "O que você queria que a outra pessoa tivesse entendido?",
      "Olhando agora, o que doeu mais: o que foi dito, ou o que faltou dizer?",
      "O que você precisaria ouvir pra isso começar a melhorar?",
    ],
    perspective: [
      "Não preciso decidir quem tem razão: dá pra levar a sério o que você sentiu e também se perguntar o que a outra pessoa pode ter sentido.",
      "Por trás de muita briga tem um pedido que não saiu direito.",
    ],
    step: [
      "Quando a poeira baixar, como você gostaria de começar essa conversa?",
      "Pode ajudar escrever, sem mandar, o que você diria se tivesse certeza de que te ouviriam com carinho.",
    ],
  },
  hurt: {
    welcome: [
      "Isso machuca mesmo, e não é exagero seu.",
      "Sinto muito que tenham te tratado assim.",
      "Poxa. Doeu, e faz sentido ter doído.",
    ],
    question: [
      "O que mais te feriu nisso?",
      "O que você esperava dessa pessoa?",
      "Isso já tinha acontecido antes, ou te pegou de surpresa?",
    ],
    perspective: [
      "O jeito como alguém te trata fala mais dessa pessoa do que do seu valor.",
      "Decepção mostra o tamanho da confiança que você tinha dado, e confiar não foi erro.",
    ],
    step: [
      "Do que você precisa agora: distância, uma conversa ou colo de alguém?",
      "Não precisa responder nada hoje. Primeiro cuida de você; depois a gente pensa no que dizer.",
    ],
  },
  anger: {
    welcome: [
      "Dá pra entender a sua raiva.",
      "Faz sentido você estar assim.",
      "Pode soltar aqui, sem filtro.",
    ],
    question: [
      "O que, nessa situação, mais te feriu?",
      "Que limite seu você sente que passaram?",
      "O que você gostaria de ter dito na hora?",
    ],
    perspective: [
      "A raiva costuma apontar pra algo que importa e não foi respeitado.",
      "Raiva é energia de defesa; o cuidado está em escolher onde gastar.",
    ],
    step: [
      "Antes de responder a quem quer que seja, o que você gostaria que acontecesse depois dessa conversa?",
      "Se der, mexa o corpo um pouco ou respire fundo antes de decidir qualquer coisa. A resposta pode esperar.",
    ],
  },
  jealousy: {
    welcome: [
      "Ciúme dá um aperto danado. Obrigada por falar sem rodeio.",
      "Não é fácil admitir isso. Que bom que você trouxe.",
    ],
    question: [
      "O que você tem medo de perder nessa história?",
      "O que aconteceu de fato, e o que a cabeça completou?",
    ],
    perspective: [
      "Ciúme muitas vezes é medo de não ser suficiente, vestido de vigilância.",
      "Comparar o seu bastidor com a vitrine de alguém nunca dá conta justa.",
    ],
    step: [
      "Que tal dizer o que você precisa, em vez de perguntar o que a outra pessoa fez?",
      "Antes de olhar o celular de novo, repare no que o seu corpo está pedindo: segurança, carinho, conversa?",
    ],
  },
  worryForOther: {
    welcome: [
      "Ver alguém que a gente ama passar por isso é muito difícil.",
      "Sinto muito. Imagino a sua preocupação.",
      "Que aflição. Essa pessoa tem sorte de ter você por perto.",
    ],
    question: [
      "E você, como está no meio disso tudo?",
      "O que tem sido mais pesado pra você nessa situação?",
      "Quem está dividindo esse cuidado com você?",
    ],
    perspective: [
      "Dá pra estar perto sem carregar tudo: presença também ajuda quando não há o que consertar.",
      "Quem cuida também precisa de cuidado, e isso não é egoísmo.",
    ],
    step: [
      "Veja o que só você pode fazer hoje e o que dá pra pedir a outra pessoa.",
      "Pode ajudar perguntar a ela “do que você precisa agora?” e só escutar.",
    ],
  },
} as const satisfies Record<string, CareWords>;
