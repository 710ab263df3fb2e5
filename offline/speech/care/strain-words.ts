import type { CareWords } from "./care-words.ts";

/** How too much at once is met: worry, fear, weariness. */
export const STRAIN_WORDS = {
  overwhelm: {
    welcome: [
      "É coisa demais pra uma pessoa só. Faz sentido você sentir que não dá.",
      "Imagino o peso de segurar tudo isso ao mesmo tempo.",
      "Respira um pouquinho aqui comigo. Você não precisa resolver tudo agora.",
    ],
    question: [
      "O que, de tudo isso, está pesando mais hoje?",
      "O que você tem carregado que, na verdade, nem era só seu?",
      "Se uma coisa saísse das suas costas esta semana, qual te daria mais alívio?",
    ],
    perspective: [
      "Não dar conta de tudo não fala da sua capacidade; fala do tamanho do que colocaram em cima de você.",
      "Quando tudo grita junto, parece que é tudo urgente. Quase nunca é.",
    ],
    step: [
      "Que tal pôr no papel o que está aberto e escolher uma só coisa pra hoje? O resto pode esperar ou ser dividido com alguém.",
      "Antes de qualquer lista: água, comida e dez minutos de pausa contam como passo.",
    ],
  },
  tiredness: {
    welcome: [
      "Que cansaço. Imagino há quanto tempo você vem segurando tudo isso.",
      "Parece que você está no limite, e isso merece cuidado.",
      "Chega uma hora que o corpo pede conta. Sinto muito que esteja assim.",
    ],
    question: [
      "O que mais tem consumido você ultimamente?",
      "Se desse pra largar uma coisa por uns dias, qual seria?",
      "Quando foi a última vez que você descansou de verdade?",
    ],
    perspective: [
      "Estar sem forças não é fraqueza; muitas vezes é sinal de que você deu conta de coisa demais, por tempo demais.",
      "Descanso não é prêmio pra depois que tudo ficar pronto: é o que deixa seguir.",
    ],
    step: [
      "Qual é a menor pausa que caberia ainda hoje? Se o esgotamento não passar, vale procurar ajuda profissional.",
      "Escolha uma tarefa pra adiar sem culpa, e use esse tempo pra não fazer nada.",
    ],
  },
  anxiety: {
    welcome: [
      "Imagino o quanto isso deve estar te tirando o chão.",
      "Que bom que você colocou isso em palavras. Ansiedade cansa mesmo.",
      "Estou aqui. Vamos devagar, uma coisa de cada vez.",
    ],
    question: [
      "O que você mais teme que aconteça?",
      "Quando a cabeça acelera, em que pensamento ela costuma parar?",
      "O que costuma acontecer um pouco antes de isso subir?",
    ],
    perspective: [
      "A ansiedade tenta te proteger do que ainda não aconteceu; separar o que depende de você do que não depende costuma aliviar um pouco.",
      "O corpo está soando um alarme. Alarme não é profecia.",
    ],
    step: [
      "Se quiser, tente agora três respirações lentas, soltando o ar devagar, e me conte qual parte disso está nas suas mãos.",
      "Tente dar nome a cinco coisas que você vê e quatro que consegue tocar: isso ajuda a voltar pro agora.",
    ],
  },
  fear: {
    welcome: [
      "Ter medo nessa hora é muito humano.",
      "Obrigada por confiar isso a mim.",
      "Faz sentido isso te assustar.",
    ],
    question: [
      "O que exatamente te assusta mais: o que pode acontecer, ou não saber o que vai acontecer?",
      "Do que você precisaria pra se sentir um pouco mais de segurança?",
      "Se o que você teme acontecesse, quem estaria do seu lado?",
    ],
    perspective: [
      "Medo e cuidado andam juntos: ele fala do que você não quer perder.",
      "Coragem não é ausência de medo; você já está olhando pra ele.",
    ],
    step: [
      "Que tal olhar só pra próxima coisa que depende de você, e deixar o resto pra depois?",
      "Pode ajudar escrever o pior, o melhor e o mais provável, lado a lado.",
    ],
  },
  sleepless: {
    welcome: [
      "Noites assim acabam com a gente.",
      "Dormir mal deixa tudo mais pesado.",
      "Poxa, ficar sem dormir é duro.",
    ],
    question: [
      "O que costuma passar pela sua cabeça quando o sono não vem?",
      "Isso começou junto com alguma coisa que aconteceu?",
      "Como costuma ser a sua última hora antes de deitar?",
    ],
    perspective: [
      "Muitas vezes o corpo só está tentando resolver de madrugada o que não coube no dia.",
      "Brigar com o sono costuma afastá-lo; descansar de olhos fechados já conta.",
    ],
    step: [
      "Hoje, antes de deitar, experimente anotar o que te preocupa e deixar o celular longe. Se continuar por semanas, vale falar com um médico ou médica.",
      "Se em vinte minutos o sono não vier, levante, faça algo calmo com pouca luz e volte quando bater. Se virar rotina, procure ajuda médica.",
    ],
  },
  moneyWorry: {
    welcome: [
      "Preocupação com dinheiro tira o sono de verdade, e não é frescura.",
      "Sinto muito que as contas estejam te apertando desse jeito.",
      "Conta apertada pesa no corpo também. Que bom que você falou.",
    ],
    question: [
      "Qual delas te assusta mais quando você deita?",
      "O que mais pesa: o valor, o prazo, ou carregar isso sem dividir com ninguém?",
      "O que mudou pra apertar tanto agora?",
    ],
    perspective: [
      "Quando tudo vira um bolo só, parece maior do que é; olhar uma conta de cada vez devolve um pouco de controle.",
      "Dívida é um problema que você tem, não o que você é.",
    ],
    step: [
      "Se quiser, eu te mostro as dívidas e as contas que vencem, e a gente escolhe por onde começar a negociar.",
      "Um primeiro passo possível: separar o essencial do mês e ligar pra um credor só.",
    ],
  },
} as const satisfies Record<string, CareWords>;
