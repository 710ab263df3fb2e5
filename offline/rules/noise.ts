import { phrase } from "../language/phrase.ts";

/** What is said around a fact without being part of it: requests, times of the day, courtesy, means of payment. */
export const NOISE = {
  request: phrase(
    "(?:(?:por favor|pode|poderia|consegue|quero|queria|gostaria de|preciso|vou|me|ai|la|ja|so|vai|voce) )*(?:{note:ask}|{mark:ask}|{put:ask}|da baixa|dar baixa)(?: (?:ai|la|pra mim|por favor|que|isso|um|uma|o|a|la|novo|nova|esse|essa|meu|minha|como|gasto|despesa|compra|aqui|no app|no sistema))*",
  ),
  courtesy: phrase(
    "por favor|obrigada|pra mim|ta bom|ok|beleza|valeu|se puder|viu|ne|amiga|querida|assistente|kk?|rs|haha|hehe|oi|ola|opa|ei|bom dia|boa tarde|boa noite|ufa|aff|nossa",
  ),
  moment: phrase(
    "(?<!cafe )(?:hoje |DATE )?(?:de|a|pela|na|da|essa|nessa|esta|dessa) (?:manha|tarde|noite|madrugada)(?: passada)?|(?:em|no|na|de|do|da|pro|pra|a) DATE(?: mesmo)?|DATE|agora(?: mesmo| ha pouco| pouco| de pouco)?|hoje(?: cedo)?|cedo|mais (?:cedo|tarde)|ha pouco|esse mes|desse mes|nesse mes|do mes|essa semana|nessa semana|esta semana|meio dia",
  ),
  payment: phrase(
    "(?:(?:no|na|em|de|do|pelo|com|via|usando|o|por|num|um) )?(?:meu )?(?:(?:cartao|cart)(?: de (?:credito|debito))?(?: (?:do|da) (?:nubank|inter|itau|c6|santander|bradesco))?|debito|credito|pix|dinheiro vivo|dinheiro|especie|vr|vale refeicao|vale alimentacao|a vista)",
  ),
  degree: phrase(
    "(?:a )?minha parte|so|apenas|mais ou menos|uns|umas|quase|tipo|cerca de|por volta de|mais|tambem|de novo|ja|cada(?: um| uma)?|total|no total|tudo|ao todo|inteiro|demais|pra caramba|caro|barato|embora|um total de|(?:ta|tava) caro",
  ),
} as const;
