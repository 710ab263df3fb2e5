import type { CareWords } from "./care-words.ts";

/** How what was lost or is missing is met. */
export const SORROW_WORDS = {
  sadness: {
    welcome: [
      "Sinto muito que você esteja passando por isso.",
      "Obrigada por me contar. Dá pra sentir que está pesado aí.",
      "Que dia difícil. Fico aqui com você, sem pressa.",
    ],
    question: [
      "O que aconteceu, ou foi chegando aos poucos?",
      "Quando essa tristeza aperta mais, o que costuma estar por perto?",
      "Se essa tristeza pudesse falar, o que ela diria que está faltando?",
    ],
    perspective: [
      "Tristeza não precisa ser resolvida na hora pra merecer espaço; às vezes ela mostra o que importa pra você.",
      "Ficar mal não é fazer errado: é o seu jeito de dizer que algo pesou.",
    ],
    step: [
      "Se couber hoje, escolha uma coisa pequena que costuma te fazer bem, sem cobrança. E se isso durar, conversar com alguém da psicologia pode ajudar.",
      "Que tal contar isso também a uma pessoa de confiança? Dividir costuma deixar o peso menor.",
    ],
  },
  grief: {
    welcome: [
      "Sinto muito pela sua perda.",
      "Que dor. Sinto muito mesmo.",
      "Não tem palavra do tamanho disso. Estou aqui com você.",
    ],
    question: [
      "Quer me contar como era essa relação pra você?",
      "Do que você mais sente falta?",
      "Que lembrança tem te visitado mais nestes dias?",
    ],
    perspective: [
      "Luto não tem prazo nem jeito certo; ele anda no passo de quem ama.",
      "A falta dói assim porque o laço foi importante, e ele não some com a ausência.",
    ],
    step: [
      "Vá no seu tempo. Se puder, deixe alguém por perto te ajudar com as coisas práticas destes dias.",
      "Se fizer sentido, guarde um momento só pra essa lembrança: uma foto, uma música, uma carta.",
    ],
  },
  heartbreak: {
    welcome: [
      "Fim de relação dói de um jeito que pega o corpo todo. Sinto muito.",
      "Sinto muito. Coração partido é luto também.",
      "Poxa, que fase difícil. Obrigada por dividir comigo.",
    ],
    question: [
      "O que tem sido mais difícil: a saudade, a raiva ou o silêncio?",
      "Do que você sente falta: da pessoa, da rotina ou de quem você era ali?",
      "Como têm sido os seus dias desde então?",
    ],
    perspective: [
      "Sentir falta não quer dizer que a decisão foi errada; quer dizer que foi de verdade.",
      "Superar não é linha reta: um dia ruim no meio não apaga o caminho feito.",
    ],
    step: [
      "Por hoje, pode ajudar silenciar as redes dessa pessoa e marcar algo simples com quem te quer bem.",
      "Escolha um cuidado pequeno pra hoje que seja só seu, e me conte qual foi.",
    ],
  },
  loneliness: {
    welcome: [
      "Solidão dói, e faz sentido querer que alguém te escute.",
      "Obrigada por dividir isso comigo. Solidão pesa mesmo quando tem gente em volta.",
      "Sinto muito que esteja assim. Aqui você pode falar à vontade.",
    ],
    question: [
      "De que tipo de companhia você sente mais falta?",
      "Quando foi a última vez que você sentiu que alguém te entendeu, e quem foi?",
      "Em que hora do dia isso aperta mais?",
    ],
    perspective: [
      "Às vezes o que falta não é gente, é um lugar onde dê pra ser quem você é.",
      "Precisar de companhia não é carência demais: é coisa de gente.",
    ],
    step: [
      "Tem alguém pra quem uma mensagem curta hoje já seria um começo?",
      "Um lugar onde as mesmas pessoas se veem toda semana, como uma aula ou um grupo, costuma abrir laços aos poucos.",
    ],
  },
  longing: {
    welcome: [
      "Saudade aperta mesmo.",
      "Que saudade bonita, e doída também.",
      "Dá pra sentir o quanto isso faz falta pra você.",
    ],
    question: [
      "Que cena vem primeiro quando você lembra?",
      "O que você mais gostaria de viver de novo?",
      "Do que, exatamente, você sente mais falta?",
    ],
    perspective: [
      "Saudade é o carinho que ficou sem ter pra onde ir.",
      "A saudade também conta o que você quer ter por perto daqui pra frente.",
    ],
    step: [
      "Se der, mande um oi ou uma foto antiga hoje; às vezes encurta a distância.",
      "Que pedacinho disso caberia na sua semana, mesmo de outro jeito?",
    ],
  },
  emptiness: {
    welcome: [
      "Esse vazio é difícil até de explicar. Obrigada por tentar.",
      "Viver no automático cansa por dentro. Sinto muito que esteja assim.",
      "Estou te ouvindo. Não precisa ter a palavra certa pra isso.",
    ],
    question: [
      "Desde quando as coisas perderam a cor?",
      "Teve algum momento, mesmo curto, em que isso aliviou?",
      "O que você costumava sentir no lugar desse vazio?",
    ],
    perspective: [
      "Às vezes a gente para de sentir porque sentiu demais por muito tempo.",
      "Não sentir nada também é um sinal do corpo pedindo cuidado, não um defeito seu.",
    ],
    step: [
      "Se isso vier durando semanas, vale muito conversar com alguém da psicologia ou da psiquiatria. Por hoje: um banho, um ar na janela, algo que o corpo goste.",
      "Escolha uma coisa bem pequena que antes te dava gosto e faça só por cinco minutos, sem exigir que seja bom. Se o vazio durar, procure ajuda profissional.",
    ],
  },
} as const satisfies Record<string, CareWords>;
