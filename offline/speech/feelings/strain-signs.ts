import { phrase } from "../../language/phrase.ts";
import { either } from "./either.ts";
import { I_AM } from "./i-am.ts";

const DEBTS = "(?:dividas?|contas|dinheiro|parcelas|boletos|cartao|grana|pagar|banco|financ[a-z]+|aluguel|fatura)";

/** Too much at once: worry, fear, weariness. */
export const STRAIN_SIGNS = {
  moneyWorry: phrase(
    `(?:insonia|perdendo o sono|nao (?:durmo|consigo dormir)|sem dormir|angusti[a-z]+|ansios[oa]|ansiedade|preocupad[oa]|preocupacao|desesper[a-z]+|apavorad[oa]|medo|estress[a-z]+|chor[a-z]+|sufoc[a-z]+|aperto|vergonha|surtando)(?: [a-zA-Z]+){0,8} ${DEBTS}|(?:dividas|contas|boletos|parcelas)(?: [a-z]+){0,6} (?:(?:me )?tir(?:am|ando|a) (?:o |meu )?sono|me tiram o sono|me sufoc[a-z]+|me desesper[a-z]+|ansiedade|chor[a-z]+|me mat[a-z]+|me apert[a-z]+)|nao sei (?:mais )?(?:como|de onde)(?: [a-z]+){0,4} (?:pagar|tirar dinheiro|sair (?:das|dessas) dividas|fechar o mes)|atolad[oa] (?:em|de) dividas?|afundad[oa] (?:em|na|nas) dividas?`,
  ),
  overwhelm: phrase(
    `nao (?:to |ta |vou |consigo |sei se |tava |estava |ando )*(?:dou|dando|dar|dei|consigo dar|aguentar|aguentando|segurar|segurando|levar)(?: mais)? (?:a |o )?(?:conta(?: (?:de|d[oa]|mais|sozinh[oa]))?|barra|tranco|tudo|peso|isso)|dar conta d(?:e tud[oa]|isso)|nao (?:aguento|guento|suporto|to aguentando|vou aguentar)(?: mais| tanta| tanto| tudo| isso| essa| esse| com| nada| minha| meu| viver assim| a| o)*(?: [a-z]+)?$|nao consigo mais$|nao (?:aguento|guento|to aguentando) mais|(?:muita|tanta) (?:coisa|cobranca|pressao|responsabilidade|demanda)(?: [a-z]+){0,4}|(?:tudo|nada|coisas?|problemas?)(?: [a-z]+){0,4} (?:nas minhas costas|em cima de mim|sobra pra mim|pra mim resolver|ao mesmo tempo|desmoronando|desabando|fora d[oe] (?:lugar|controle)|acumulad[oa]|acumulando|de uma vez|embolad[oa])|(?:nao|sem) (?:tenho )?tempo (?:nem )?(?:pra|de) (?:nada|mim|respirar|viver|comer|descansar)|(?:mundo|tudo) nas (?:minhas )?costas|carreg(?:o|ando)(?: [a-z]+){0,3} (?:mundo|casa|familia|todo mundo|nas costas|sozinh[oa])|mundo (?:desabou|ta desabando|caiu|vai cair|ta caindo|em cima)|(?:peso|carga)(?: [a-z]+){0,2} (?:nas costas|do mundo|mental|enorme)|${
      either("sobrecarregad atolad afogad esmagad soterrad engolid atordoad")
    }|(?:me )?afogando|sufocando|${I_AM} (?:sufocad[oa]|sem ar|no limite|por um fio|a beira)|(?:to|cheguei|tava) (?:no|ao) (?:meu )?limite|(?:vou|prestes a|quase|prest[ea]s a|a ponto de) (?:pifar|explodir|desabar|pirar|colapsar)|pifando|explodindo|colapso|(?:minha )?cabeca (?:ta )?(?:cheia|a mil|explodindo|fervendo|um no|uma bagunca|um turbilhao|vai explodir)|nao sei (?:nem )?por onde comecar|perdi o controle|(?:minha vida|tudo|cabeca)(?: [a-z]+){0,2} (?:uma bagunca|um caos|de pernas pro ar|de cabeca pra baixo)|que caos|turbilhao|demais pra mim|mais do que (?:eu )?(?:aguento|consigo|posso)`,
  ),
  sleepless: phrase(
    "insonia|perdendo o sono|perco o sono|nao (?:consigo|to conseguindo|tenho conseguido|consegui) (?:dormir|pregar o olho|pegar no sono)|nao (?:preguei|prego) o olho|nao durmo(?: (?:direito|bem|mais|de|ha|faz|por))|sem dormir|cabeca nao (?:para|desliga)|noites? em claro|acordo (?:de madrugada|no meio da noite|toda noite)|rolando na cama|fritando na cama|pesadelos?|virad[oa] a noite pensando",
  ),
  anxiety: phrase(
    `${I_AM} (?:tens[oa]|aflit[oa]|em panico|surtando|${
      either(
        "ansios nervos angustiad preocupad agitad desesperad apreensiv inquiet pilhad estressad apavorad acelerad atormentad",
      )
    })|ansiedade|angustia|aflicao|crise de (?:panico|ansiedade|choro|nervos)|ataque de (?:panico|ansiedade)|aperto no peito|peito (?:apertado|apertando)|coracao (?:ta )?(?:acelerad[oa]|disparad[oa]|na boca|a mil|batendo)|falta de ar|surtad[oa]|surtando|surtei|vou surtar|nervosism[oa]|nervos a flor|preocupacao|preocupacoes|estresse (?:no|do|com|ta)|muito estresse|desespero|(?:to |acho que to |vou )?(?:ficando|ficar) (?:louc[oa]|doid[oa]|maluc[oa])|enlouquec[a-z]+|pirando|mil pensamentos|pensamentos (?:acelerados|ruins|intrusivos|que nao param)|tremendo|roendo as unhas|nao (?:consigo|paro) (?:parar )?de pensar|nao consigo (?:relaxar|respirar|me acalmar|ficar quiet[oa]|desligar)`,
  ),
  fear: phrase(
    "(?:to|tenho|morro|morrendo|fiquei|ando|estou|vivo|sinto|me da|da|bate|bateu|que|com|um)(?: [a-z]+){0,2} (?:com )?(?:medo|pavor|receio|panico|temor)|medo d(?:e|o|a)(?: [a-z]+)|apavorad[oa]|aterrorizad[oa]|amedrontad[oa]|assustad[oa]|me assusta|morro de medo|insegur[oa]|inseguranca",
  ),
  tiredness: phrase(
    `${I_AM} (?:sem (?:forcas?|energia|animo|vontade|pique|gas)|um caco|um bagaco|o bagaco|no bagaco|so o po|mort[oa](?! de (?:fome|sede|rir|calor|frio|vergonha|medo|saudade|amor))|acabad[oa]|no fundo|${
      either("exaust esgotad destruid cansad desanimad desmotivad queimad estafad drenad sugad")
    })|burnout|esgotamento|exaustao|cansaco|nao (?:tenho|to com|me restam?|sobrou|sobra)(?: mais)? (?:forcas?|energia|animo|gas|folego|pique)|(?:cansad[oa]|cansei) de (?:tudo|lutar|ser|fingir|tentar|segurar|cuidar|viver assim|correr)|desanimo|sem vontade de nada|preguica de viver|(?:corpo|cabeca|mente)(?: [a-z]+){0,2} (?:exaust[oa]|esgotad[oa]|cansad[oa]|pedindo (?:socorro|arrego|descanso))|(?:nao )?(?:consigo|to conseguindo) (?:nem )?(?:sair|levantar) da cama|(?:minhas )?forcas (?:acabaram|se foram)|bateria (?:zerada|acabou|no fim|social)|${
      either("exaust esgotad")
    }`,
  ),
};
