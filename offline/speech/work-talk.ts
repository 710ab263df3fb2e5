import { phrase } from "../language/phrase.ts";

/** Concrete next steps for a matter of work (domain §1, professional). */
interface WorkTalk {
  about: RegExp;
  text: string;
}

const MATTERS: readonly WorkTalk[] = [
  {
    about: phrase("entrevista|processo seletivo|dinamica"),
    text: "Pra chegar bem na entrevista:\n" +
      "- Hoje: releia a vaga e anote três exigências; pra cada uma, um exemplo seu (situação, o que você fez, resultado).\n" +
      "- Na véspera: treine em voz alta “fale de você” em dois minutos e prepare duas perguntas pra empresa.\n" +
      "- No dia: chegue ou conecte-se dez minutos antes.\n" +
      "Qual é a vaga, e quando é a conversa?",
  },
  {
    about: phrase("aumento|promocao"),
    text: "Pra pedir isso com segurança:\n" +
      "- Até o fim da semana: liste três resultados seus dos últimos seis meses, com números.\n" +
      "- Pesquise a faixa do seu cargo e escolha um valor-alvo e um mínimo.\n" +
      "- Marque uma conversa só pra isso, com trinta minutos, e leve por escrito.\n" +
      "A favor: você mostra iniciativa. Contra: um não agora; nesse caso, pergunte o que falta e até quando.\n" +
      "Qual resultado você colocaria em primeiro lugar?",
  },
  {
    about: phrase(
      "demissao|pedir as contas|sair do (?:emprego|trabalho|servico)|proposta|outra empresa|mudar de (?:emprego|carreira|area|trabalho)|trocar de (?:emprego|trabalho|carreira)|transicao|aceitar",
    ),
    text: "Antes de decidir, vale pôr no papel:\n" +
      "- Prós de mudar: o que melhora na sua vida daqui a um ano?\n" +
      "- Contras: o que você perde, e o que dá pra negociar onde está?\n" +
      "- Dinheiro: quantos meses a sua reserva segura, se algo atrasar?\n" +
      "- Prazo: escolha um dia, nas próximas duas semanas, pra decidir com o que souber até lá.\n" +
      "O que mais te empurra: o que você quer deixar pra trás ou o que você quer encontrar?",
  },
  {
    about: phrase("reuniao|reunioes|apresentacao|apresentar"),
    text: "Um preparo curto resolve muito:\n" +
      "- Escreva em uma frase o que precisa sair decidido.\n" +
      "- Separe três pontos, com um dado ou exemplo em cada.\n" +
      "- Antecipe a objeção mais provável e a sua resposta.\n" +
      "- Feche com quem faz o quê e até quando.\n" +
      "Qual é a decisão que você quer tirar dessa conversa?",
  },
  {
    about: phrase(
      "entregar|terminar|finalizar|relatorios?|planilha|prazos?|deadline|produtividade|procrastin[a-z]+|organiz[a-z]+|priori[a-z]+|foco|sobrecarregad[oa]|tempo|tarefas|rotina",
    ),
    text: "Vamos deixar isso do tamanho certo:\n" +
      "- Agora, em cinco minutos: anote tudo o que está aberto.\n" +
      "- Marque o que vence até sexta e escolha três coisas; o resto ganha data ou sai da lista.\n" +
      "- Comece pela que destrava as outras, em um bloco de 45 minutos sem celular.\n" +
      "- Se não couber, renegocie um prazo ainda hoje.\n" +
      "Qual é a tarefa que mais pesa, e pra quando ela é?",
  },
  {
    about: phrase("chefe|gestor[a]?|colegas?|equipe|time|feedback|conflito|lideranca|liderar"),
    text: "Um caminho prático:\n" +
      "- Anote um fato concreto (o que, quando) e o efeito que ele teve no seu trabalho.\n" +
      "- Peça uma conversa curta e comece por esse fato, sem adivinhar a intenção.\n" +
      "- Proponha uma mudança e combinem quando rever, em duas semanas, por exemplo.\n" +
      "O que você gostaria que fosse diferente já na semana que vem?",
  },
];

const GENERAL = "Vamos por partes:\n" +
  "- Qual resultado você quer, e até que dia?\n" +
  "- O que já está na sua mão pra dar o primeiro passo nesta semana?\n" +
  "- Quem pode te ajudar ou decidir isso com você?\n" +
  "Me conta um pouco mais da situação que a gente monta os próximos passos.";

/** Next steps, pros and cons, and dates for a matter of work. */
export function workTalk(keys: string): string {
  return MATTERS.find(({ about }) => about.test(keys))?.text ?? GENERAL;
}
