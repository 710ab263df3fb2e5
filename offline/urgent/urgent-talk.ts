/** Answers to urgent messages: no emoji, and numbers that anyone in Brazil can call. */

export const OTHERS_CRISIS =
  "Obrigada por se importar com essa pessoa e por me contar. Leve a sério o que ela disse: escute sem julgar, pergunte com calma se ela pensa em se matar e, se puder, não a deixe sozinha agora nem perto de remédios ou de algo com que possa se ferir.\n\n" +
  "O CVV atende no 188, de graça, 24 horas, e também orienta quem está ajudando. Se houver risco neste momento, ligue 192 (SAMU). Você consegue falar com ela ou com alguém que esteja por perto agora?";

/** After the question whether the user can reach the person in danger. */
export const OTHERS_FOLLOW_UP = {
  apart:
    "Então o mais importante é alguém chegar até essa pessoa: ligue para quem mora ou está perto e peça para ir agora. Se houver risco neste momento, chame o 192 (SAMU) e passe o endereço; não precisa esperar que ela aceite.\n\n" +
    "Continue tentando falar com ela. Quem está mais perto dela?",
  helper:
    "É muita coisa para carregar, e você já está ajudando. Diga que se importa, escute sem dar lição, não prometa guardar segredo, guarde longe remédios e o que possa ferir e envolva alguém da família ou de um serviço de saúde (CAPS, posto ou pronto-socorro). O CVV, no 188, também orienta quem ajuda.\n\n" +
    "Como essa pessoa está agora?",
};

export const BEREAVED =
  "Sinto muito, muito mesmo. Perder alguém assim é uma dor enorme, e nada disso é culpa sua. Se quiser conversar com uma pessoa, o CVV atende no 188, de graça, e também acolhe quem ficou.\n\nQuer me contar quem era essa pessoa para você?";

/** For a message of despair that does not mention dying. */
export const DISTRESS =
  "Sinto muito que a vida esteja pesando desse jeito. Obrigada por me contar; não precisa dar conta disso sem ajuda. O que tem deixado tudo tão difícil?\n\n" +
  "E se em algum momento bater vontade de não estar mais aqui, pode me dizer sem medo. O CVV também escuta, no 188, de graça e a qualquer hora.";

/** For "pensando em besteira", which may mean dying or not. */
export const UNCLEAR_SIGN =
  "Que bom que você me disse isso. Posso perguntar direto? Você está pensando em se machucar ou em morrer?\n\n" +
  "Seja o que for, quero te ouvir, sem julgar. E se apertar, o CVV atende no 188, de graça, 24 horas.";

/** Continues the conversation after the numbers were given. */
export const LISTENING = "Estou te ouvindo. Conta mais, no seu tempo: o que pesa mais nisso para você?";

export const MEDICINE_CHANGE =
  "Antes de parar, diminuir, trocar ou juntar remédios, fale com o médico ou a médica que receitou: mudar por conta própria pode fazer mal, e alguns precisam ser reduzidos aos poucos. Até lá, siga a receita; um farmacêutico também tira dúvidas.\n\nO que está te fazendo pensar nisso: algum efeito ruim, ou já está se sentindo melhor?";

export const OVERDOSE =
  "Isso precisa de socorro agora: ligue 192 (SAMU) ou vá já ao pronto-socorro, e leve as embalagens do que foi tomado. Não espere passar mal e, se puder, chame alguém para ficar com você. O Disque-Intoxicação também orienta na hora: 0800 722 6001.\n\n" +
  "Se foi para se machucar, você não precisa passar por isso sem apoio: o CVV atende no 188, de graça, 24 horas. Você consegue ligar para o 192 agora?";

export const OTHERS_OVERDOSE =
  "Isso precisa de socorro agora: ligue 192 (SAMU) e passe o endereço, ou leve essa pessoa já ao pronto-socorro com as embalagens do que foi tomado. Não espere ela passar mal, não provoque vômito e não a deixe sozinha. O Disque-Intoxicação orienta na hora: 0800 722 6001.\n\n" +
  "Se foi de propósito, o CVV, no 188, também orienta quem ajuda. Tem alguém com ela agora?";

export const VIOLENCE =
  "Sinto muito que isso tenha acontecido. A culpa não é sua, e você não precisa enfrentar isso sem ajuda. Se existe perigo agora, ligue 190 (polícia) e vá para um lugar seguro.\n\n" +
  "A Central de Atendimento à Mulher atende no 180, de graça, 24 horas, e orienta sem compromisso; para crianças, idosos e qualquer pessoa há o Disque 100. Se você se machucou, 192 (SAMU). Você está em um lugar seguro neste momento? Tem alguém de confiança por perto?";

export const MEDICAL =
  "Isso pode ser uma emergência. Ligue agora para o 192 (SAMU) ou vá ao pronto-socorro mais próximo, fique com alguém por perto e não dirija. Se os sintomas começaram há pouco, conte a hora em que começaram para quem atender. Tem alguém com você agora?";

/** After a no to the question whether the place is safe or somebody is there. */
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

/** Said first whenever there are signs of suicide or self-harm, whatever else was said. */
export const CRISIS_TALK =
  "Sinto muito que esteja doendo tanto. Por favor, fale agora com o CVV: ligue 188, de graça, 24 horas, de qualquer lugar do Brasil, ou use o chat em cvv.org.br. " +
  "Se existe risco neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo. Se puder, chame alguém de confiança pra ficar com você e afaste o que possa te machucar.\n\n" +
  "O que você está sentindo importa, e dá pra receber ajuda. Sou um programa de regras e não substituo uma pessoa, mas estou aqui pra te ouvir enquanto isso. Você está em segurança agora?";
