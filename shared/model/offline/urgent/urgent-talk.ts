/** Answers to messages that cannot wait: no emoji, numbers that anyone in Brazil can call. */

export const OTHERS_CRISIS =
  "Obrigada por se importar com essa pessoa e por me contar. Leve a sério o que ela disse: escute sem julgar, pergunte com calma se ela pensa em se matar e, se puder, não a deixe sozinha agora nem perto de remédios ou de algo com que possa se ferir.\n\n" +
  "O CVV atende no 188, de graça, 24 horas, e também orienta quem está ajudando. Se houver risco neste momento, ligue 192 (SAMU). Você consegue falar com ela ou com alguém que esteja por perto agora?";

export const OVERDOSE =
  "Isso precisa de socorro agora: ligue 192 (SAMU) ou vá já ao pronto-socorro, e leve as embalagens do que foi tomado. Não espere passar mal e, se puder, chame alguém para ficar com você. O Disque-Intoxicação também orienta na hora: 0800 722 6001.\n\n" +
  "Se foi para se machucar, você não precisa passar por isso sozinha: o CVV atende no 188, de graça, 24 horas. Você consegue ligar para o 192 agora?";

export const VIOLENCE =
  "Sinto muito que isso tenha acontecido. A culpa não é sua, e você não precisa enfrentar sozinha. Se existe perigo agora, ligue 190 (polícia) e vá para um lugar seguro.\n\n" +
  "A Central de Atendimento à Mulher atende no 180, de graça, 24 horas, e orienta sem compromisso; para crianças, idosos e qualquer pessoa há o Disque 100. Se estiver ferida, 192 (SAMU). Você está em um lugar seguro neste momento? Tem alguém de confiança por perto?";

export const MEDICAL =
  "Isso pode ser uma emergência. Ligue agora para o 192 (SAMU) ou vá ao pronto-socorro mais próximo, e não fique sozinha nem dirija. Se os sintomas começaram há pouco, conte a hora em que começaram para quem atender. Tem alguém com você agora?";

/** After the question whether the place is safe, or whether somebody is there. */
export const STILL_IN_DANGER =
  "Então o mais importante é a ajuda chegar até você: ligue agora para o 190 (polícia) se alguém pode te machucar, ou 192 (SAMU) se é o seu corpo que precisa de socorro. Se não der para falar, vá para perto de outras pessoas ou chame um vizinho.\n\nConsegue fazer isso agora? Estou aqui.";

/** After the question "are you safe?" */
export const FOLLOW_UP = {
  unsafe:
    "Obrigada por dizer a verdade. Então vamos cuidar disso agora: ligue 192 (SAMU) se existe risco de se machucar, ou 188 (CVV) para falar com uma pessoa neste minuto. Vá para perto de alguém, ou chame alguém para perto, e deixe longe o que possa te ferir.\n\n" +
    "Quem pode ficar com você nos próximos minutos? Se preferir, me diz o nome dessa pessoa e o que você gostaria de contar a ela.",
  safe:
    "Que bom que você está em segurança agora. Fico por aqui com você. Se a vontade voltar a apertar, o CVV atende no 188, a qualquer hora.\n\nO que fez hoje doer tanto? Pode contar do seu jeito, sem pressa.",
  stay:
    "Estou aqui e estou te ouvindo. Não precisa explicar tudo de uma vez. Se ficar pesado demais, fale com uma pessoa agora: 188 (CVV), de graça, 24 horas; se houver risco, 192.\n\nTem alguém de confiança que possa ficar com você hoje?",
};
