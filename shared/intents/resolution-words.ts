/** Folded words and phrases with which a question about two beliefs is answered, for `readResolution`. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Both of them hold. */
export const BOTH =
  /\b(?:n?os dois|n?as duas|n?os 2|n?as 2|ambos|ambas|tanto um(?:a)? (?:quanto|como) (?:o |a )?outr[oa]|um(?:a)? e (?:o |a )?outr[oa]|uma coisa e outra|um pouco de cada)\b/;
/** Neither of them holds. */
export const NEITHER =
  /\b(?:nenhum[ao]?(?: (?:dos|das) (?:dois|duas|2))?|nenhum[ao]? (?:deles|delas|desses|dessas)|nem um(?:a)? nem (?:o |a )?outr[oa]|(?:n?os dois|n?as duas|ambos|ambas|tudo) (?:(?:estao|tao|ta|esta|sao) )?errad[oa]s?|(?:nao|n) (?:e|eh) nem um(?:a)? nem (?:o |a )?outr[oa])\b/;
/** No answer, or not now: nothing is to be changed. */
export const LATER =
  /\b(?:tanto faz|mais tarde|depois(?: (?:eu )?(?:vejo|te (?:digo|falo|conto)|a gente (?:ve|fala)|falamos))?|agora nao|hoje nao|outra hora|outro dia|nao (?:sei|lembro|importa|interessa|tenho certeza|vem ao caso)(?: (?:mais|direito|dizer|ao certo|agora))?|sei la|num sei|n sei|deixa (?:pra la|para la|p la|quieto|isso|pra depois|para depois|pra outra hora|assim|como ta|como esta)(?: (?:pra la|quieto|pra depois))?|pula(?: essa| isso)?|esquece(?: isso| essa)?|(?:nao|n) (?:quero|to a fim de|vou|preciso|gosto de) (?:falar|dizer|responder|contar)(?: (?:disso|isso|sobre isso|nisso))?|prefiro nao(?: (?:dizer|falar|responder))?|(?:tenho que|tenho de|vou|preciso) (?:ver|pensar|conferir)|talvez|quem sabe|depende|passo|nao e da sua conta|cancela|nao precisa(?: saber)?|(?:nao|n) quero)\b/;

/** What was said later is what holds. */
export const STATED =
  /\b(?:mud(?:ou|ei|amos|aram|ado|ada|anca)|(?:[ao] )?nov[oa]|(?:[ao] )?segund[oa]|(?:[ao] )?ultim[oa]|d[eo] agora|(?:[ao] )?atual|atualmente|(?:mais )?recente|(?:o que )?(?:eu )?(?:disse|falei|contei) (?:agora|por ultimo|depois)|atualiza(?:r|do|da)?|pode (?:trocar|mudar|atualizar))\b|^agora$/;
/** What was known before is what holds. */
export const EXISTING =
  /\b(?:(?:[ao] )?antig[oa]|(?:[ao] )?primeir[oa]|(?:[ao] )?anterior|de antes|como (?:era|estava|tava|sempre)|continu(?:a|o|amos|am|ando)|segue|sigo|mesma coisa|o mesmo|a mesma|igual|engano|(?:me )?enganei|errei|(?:me )?confundi|me expressei mal|falei errado|foi (?:so )?(?:brincadeira|um lapso)|mantem|manter|voltei|voltou)\b|^antes$/;

/** A plain yes and a plain no, nothing softer: "ok" settles no question of what is true. Letters held down are squeezed. */
export const YES = set(
  "sim sin s aham ahan uhum aram iso claro certeza exato exatamente positivo verdade yes yep 👍 ✅ 👌",
);
export const NO = set("nao naum n nop nops nope negativo no nada 👎 ❌");
/** What may stand around a plain yes or no. */
export const AROUND_REPLY = set(
  `ah oh e eh pois entao olha foi ja com toda mesmo que agora ainda acho por enquanto infelizmente felizmente finalmente viu ne
  senhora senhor amiga amigo querida querido k rs rsrs haha obrigada obrigado`,
);

/** Negates the word of a belief that follows, or that stands right before it ("Salvador não"). */
export const NEGATION = set("nao n naum num nunca nem jamais errado errada era antes tinha");
/** Says that the word of a belief is over, before or after it: "eu e o Caio nos separamos". */
export const ENDING = set(
  "deixei larguei parei sai saimos separei separamos terminei terminamos divorciei divorciamos acabou acabei abandonei",
);
/** A short denial or affirmation without its object: "não sou", "tenho sim". */
export const ELLIPSIS =
  /^(?:eu )?(nao |n )?(?:sou|tenho|to|tou|estou|moro|vivo|faco|como|bebo|fumo|tomo|uso|gosto|quero|trabalho|estudo)(?: (?:sim|nao|mesmo|mais|ainda))*$/;
/** Words that are negation inside a belief: "Não tem filhos". */
export const DENIAL = set("nao nunca nem jamais sem");
/** Words before the new state, in "de Salvador pra Recife". */
export const TOWARDS = set("pra para agora hoje sim mas virou");

/** Says nothing about which of the two: articles, copulas, politeness, adverbs, times. */
export const FILLER = set(
  `a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos pra para pro com por pelo pela ate desde
  e ou mas que se como quando onde porque pois entao tambem tb tbm ja ainda la aqui ai ali ca mesmo mesma so bem mais menos
  eu voce vc me mim minha meu meus minhas ele ela sou e eh es era eram foi fui fomos sao somos ser sido seja estou estava estao esta
  estar to tou tava ta tenho tem tinha vou vai vim veio fica fico ficou fiquei
  certo certa certos certas correto correta vale valem valendo verdade verdadeiro verdadeira isso isto esse essa este esta aquilo aquele aquela
  acho acredito creio quero escolho escolhi prefiro resposta opcao claro sim s ss nao n aham uhum ok blz beleza
  agora hoje ontem antes sempre atualmente ultimamente recentemente semana mes ano meses anos dia dias passado passada retrasado retrasada
  inicio comeco fim meio janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  ah oh oi olha ola bom boa po poxa ne viu hein haha kkk kkkk rs rsrs obrigada obrigado brigada valeu vlw por favor pfv desculpa perdao
  kg quilo quilos kgs reais real cm metro metros idade
  morei morou moramos moravamos trabalhei senhora senhor amiga amigo querida querido linda gata mana kkkkk
  na verdade realidade alias pode pelo menos apenas sei entendi anota anotar pode considerar deixa fica pessoa definitivamente infelizmente finalmente felizmente coisa coisas`,
);

/** A request or news of its own: no answer, unless the words belong to what is in doubt. */
export const OTHER_BUSINESS =
  /\b(?:quant[oa]s?|quais|quem|cade|me (?:mostr|fal|dig|diz|expliq|explic|list|lembr|ajud|cont|pass|indic|recomend)[a-z]*|(?:eu )?(?:gastei|paguei|comprei|recebi|ganhei|pesei|dormi|corri|treinei|bebi|comi|fiz|preciso|gostaria|queria)|quero (?!dizer\b)[a-z]+r|registr[aeo]r?|anot[ae] (?!isso\b|ai\b)[a-z]+|marc[ae]r? [a-z]+|(?:minh[ao]s?|meus?|noss[ao]s?) (?:mae|pai|irma|irmao|filh[ao]s?|ex|amig[ao]s?|namorad[ao]|marido|esposa|mulher|chefe|ti[ao]|avo|vo|prim[ao]|sogr[ao])|amanha|viaj[a-z]+|visit[a-z]+|saudade[s]?|bom dia|boa (?:tarde|noite))\b/;
