/** Said first whenever there are signs of suicide or self-harm, whatever else was said. */
export const CRISIS_TALK =
  "Sinto muito que esteja doendo tanto. Por favor, fale agora com o CVV: ligue 188, de graça, 24 horas, de qualquer lugar do Brasil, ou use o chat em cvv.org.br. " +
  "Se existe risco neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo. Se puder, chame alguém de confiança pra ficar com você e afaste o que possa te machucar.\n\n" +
  "O que você está sentindo importa, e dá pra receber ajuda. Sou um programa de regras e não substituo uma pessoa, mas estou aqui pra te ouvir enquanto isso. Você está em segurança agora?";
