/**
 * Folded words that may stand in what is kept without having been said: articles, prepositions, pronouns, conjunctions,
 * forms of ser, estar, ter, haver and ir, and what one calls the user or a person ("se chama"), the currency. Negations are not here.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos para pra pro pras pros por pelo pela pelos pelas com
  ate desde entre sobre sob e ou mas que quem qual cujo cuja se como quando onde porque pois entao tambem ja ainda
  eu voce vc ela ele elas eles nos me mim te ti lhe meu meus minha minhas seu seus sua suas dela dele delas deles nosso nossa
  este esta isto esse essa isso aquele aquela aquilo
  sou e es era eram foi fui sao somos ser sendo sido seja estou estava estao esta estar esteve to tava
  tenho tem tinha tive teve ter tendo ha havia houve haver vou vai vao ia ir
  reais usuario usuaria pessoa chama chamo chamar chamada chamado nome`.split(/\s+/),
);
