import { phrase } from "../language/phrase.ts";
import type { Feeling } from "./topic.ts";

const I_AM =
  "(?:to|tava|me sinto|me sentindo|me senti|ando|fiquei|acordei|sou|estou|tenho (?:me sentido|andado|ficado)|sigo|continuo|vivo|fico|ficando|sentindo|ta me deixando|me deixa|me deixou)(?: (?:muito|tao|bem|meio|super|mega|um pouco|um tanto|bastante|mal|so|hoje|DATE|completamente|cada vez mais|ultimamente|toda|mais|uma|um|na|no|ainda|realmente|demais|tipo|assim|com|me|sentindo|muita)){0,4}";

const FEELINGS: readonly [Feeling, RegExp][] = [
  [
    "moneyWorry",
    phrase(
      "(?:insonia|perdendo o sono|nao (?:durmo|consigo dormir)|sem dormir|angusti[a-z]+|ansios[oa]|ansiedade|preocupad[oa]|desesper[a-z]+|apavorad[oa]|medo|estress[a-z]+|chor[a-z]+|sufoc[a-z]+|aperto)(?: [a-z]+){0,8} (?:dividas?|contas|dinheiro|parcelas|boletos|cartao|grana|pagar|banco|financ[a-z]+)|(?:dividas|contas|boletos|parcelas)(?: [a-z]+){0,6} (?:(?:me )?tir(?:am|ando|a) (?:o |meu )?sono|me tiram o sono|me sufoc[a-z]+|me desesper[a-z]+|ansiedade|chor[a-z]+)",
    ),
  ],
  [
    "grief",
    phrase(
      "(?:perdi|morreu|faleceu|enterr[a-z]+|luto|velorio)(?: [a-z]+){0,4}(?: (?:mae|pai|avo|vo|irma|irmao|filh[oa]|marido|esposa|amig[oa]|cachorr[oa]|gat[oa]|tia|tio|bebe|pet))|to de luto|luto|saudade (?:d[aeo] (?:minha|meu)|de quem)|(?:minha|meu) (?:[a-z]+ )(?:morreu|faleceu|partiu)",
    ),
  ],
  [
    "conflict",
    phrase(
      "brig(?:uei|amos|ando|a com|ou comigo)|discut(?:i|imos|indo)(?: [a-z]+){0,3} com|discuti feio|briga (?:feia|com|aqui|em casa|de novo|horrivel)|fui traid[oa]|traicao|treta|desentend[a-z]+|(?:me )?(?:traiu|enganou|ignorou|humilhou|xingou|gritou comigo|largou|abandonou|bloqueou|deixou)(?: |$)|terminou comigo|me (?:traiu|enganou|ignorou|humilhou|xingou|ofendeu|maltratou|desprezou)|(?:odeio|detesto|nao suporto) (?:muito |tanto )?(?:meus?|minhas?|ess[ea]s?|aquel[ea]s?) (?:{@kin})|levei um (?:fora|pe na bunda)|nao (?:fala|falo|fala mais|conversa) comigo|nao aguento (?:mais )?(?:a |o )?(?:minha|meu|ele|ela)|(?:raiva|odio|magoa|magoad[oa]|chatead[oa]|decepcionad[oa]|ressentid[oa]) (?:com|d[aeo]|de) (?:o |a )?(?:meu|minha|ele|ela|NAME|quem|todo)|ciumes?|(?:meu )?(?:casamento|namoro|relacionamento|noivado)(?: [a-z]+){0,2} (?:em crise|por um fio|acabando|desmoronando|mal|ruim|dificil|terminando|acabou|balancad[oa])|clima pesado|relacao (?:ta|anda) dificil|crise (?:no|com|do) (?:meu )?(?:casamento|namoro|relacionamento)|separacao",
    ),
  ],
  [
    "loneliness",
    phrase(
      `me sinto so$|me sentindo so$|sozinh[oa](?! (?:em casa|hoje|no mercado))|solitari[oa]|solidao|ninguem (?:me )?(?:entende|ouve|escuta|liga|gosta|quer|se importa|lembra|me)|nao tenho (?:amig[oa]s|ninguem)|sem (?:amigos|ninguem)|me sinto (?:isolad[oa]|abandonad[oa]|invisivel|excluid[oa]|rejeitad[oa]|carente)|carente|isolad[oa]|abandonad[oa]`,
    ),
  ],
  [
    "sleepless",
    phrase(
      "insonia|perdendo o sono|perco o sono|nao (?:consigo|to conseguindo) dormir|nao durmo(?: (?:direito|bem|mais|de|ha|faz|por))|sem dormir|cabeca nao (?:para|desliga)|noites em claro|acordo de madrugada",
    ),
  ],
  [
    "anxiety",
    phrase(
      `${I_AM} (?:ansios[oa]|nervos[oa]|angustiad[oa]|aflit[oa]|tens[oa]|preocupad[oa]|agitad[oa]|em panico|desesperad[oa]|apreensiv[oa]|inquiet[oa]|surtando|pilhad[oa]|estressad[oa]|sobrecarregad[oa]|sufocad[oa]|apavorad[oa])|ansiedade|angustia|crise de (?:panico|ansiedade|choro)|ataque de panico|aperto no peito|coracao (?:acelerad[oa]|disparad[oa])|falta de ar|surtad[oa]|surtando|surtei|vou surtar|nervosism[oa]|preocupacao|preocupacoes|estresse (?:no|do|com|ta)|muito estresse|desespero|peso na consciencia|no limite`,
    ),
  ],
  [
    "fear",
    phrase(
      "(?:to|tenho|morro|morrendo|fiquei|ando|estou|vivo)(?: [a-z]+){0,2} (?:com )?(?:medo|pavor|receio|panico)|medo de(?: [a-z]+)|apavorad[oa]|assustad[oa]|insegur[oa]|inseguranca",
    ),
  ],
  [
    "anger",
    phrase(
      `${I_AM} (?:irritad[oa]|com raiva|com odio|put[oa]|revoltad[oa]|indignad[oa]|furios[oa]|bolad[oa]|possess[oa]|de saco cheio|com muita raiva|frustrad[oa]|pist[oa]|brav[oa])|que raiva|que odio|raiva de|odio de|saco cheio|nao aguento mais|revolta|indignacao|frustracao|nao suporto mais`,
    ),
  ],
  [
    "guilt",
    phrase(
      `culpa(?:d[oa])?(?: |$)|me arrependo|arrependid[oa]|arrependimento|remorso|vergonha d(?:e mim|o meu corpo|e quem eu sou|a minha)|vergonha de sair|me odeio|odeio meu corpo|nao (?:sou|me sinto) (?:boa|bom|capaz|suficiente|digna)|me sinto (?:inutil|um lixo|burra|incapaz|feia|gorda|um fracasso|uma fracassada|insuficiente|pequena|inferior)|sou (?:inutil|um lixo|burra|incapaz|um fracasso|uma fracassada|uma pessima|um peso)|fracass[a-z]+|decepcionei|falhei|autoestima|estraguei tudo|errei feio`,
    ),
  ],
  [
    "tiredness",
    phrase(
      `${I_AM} (?:exaust[oa]|esgotad[oa]|acabad[oa]|destruid[oa]|sem (?:forcas?|energia|animo|vontade)|cansad[oa]|um caco|no fundo|desanimad[oa]|desmotivad[oa]|queimad[oa])|burnout|esgotamento|exaustao|nao (?:tenho|to com) (?:mais )?(?:forcas?|energia|animo)|cansad[oa] de tudo|desanimo|sem vontade de nada|preguica de viver`,
    ),
  ],
  [
    "sadness",
    phrase(
      `${I_AM} (?:trist[a-z]*|deprimid[oa]|deprê|depre|mal(?! humorad)|pessim[oa]|arrasad[oa]|devastad[oa]|abatid[oa]|na bad|bad|down|chateada?|chateado|magoad[oa]|desiludid[oa]|vazi[oa]|infeliz|perdid[oa]|quebrad[oa]|pra baixo|chorando|desolad[oa]|melancolic[oa]|sem rumo|sem chao|mexid[oa])|nao (?:to|ando|tenho andado|me sinto|tava|estou)(?: muito| nada| la muito| me sentindo)? (?:bem|legal|boa|bom)|tristeza|na bad|que bad|vontade de chorar|parar de chorar|quero chorar|so choro|chorei|chorando(?! de rir)|coracao (?:ta )?(?:partido|apertado|em pedacos|doendo)|vazio (?:por dentro|enorme|no peito)|dor no peito|to sofrendo|sofrendo|depressao|dia (?:horrivel|pessimo|terrivel|muito ruim|dificil|de merda|ruim)|minha vida (?:ta|eh) (?:um|uma|horrivel|pessima)|nada da certo|desabafar|desabafo`,
    ),
  ],
  [
    "doubt",
    phrase(
      "nao sei (?:o que fazer|se|como|mais)|to (?:em duvida|dividid[oa]|perdid[oa]|confus[oa]|indecis[oa])|duvida cruel|o que (?:voce )?(?:faria|acha)|preciso (?:decidir|tomar uma decisao)|decisao dificil|devo (?:terminar|perdoar|voltar|contar|falar|continuar|desistir)|sera que (?:eu )?(?:devo|termino|fiz|to)|encruzilhada|crise existencial|sem saber o que",
    ),
  ],
];

/** Sports, films and jokes that use the words of feelings. */
const NOT = phrase(
  "filme|serie|novela|livro|k$|kk|haha|rs$|morri de rir|chorei de rir|chorando de rir|medo de perder (?:o|a) (?:jogo|onibus|promocao)|que bad vibes",
);

/** The feeling a message shows, the more particular first; null when it shows none. */
export function findFeeling(keys: string): Feeling | null {
  if (NOT.test(keys)) return null;
  return FEELINGS.find(([, words]) => words.test(keys))?.[0] ?? null;
}
