import { patternLines } from "../triggers/pattern-parts.ts";

/**
 * Words of someone who may hurt themselves. Kept apart from the counselor's other patterns because care
 * comes first whatever else the message is about: recall counts more than precision here.
 */
export const crisisPatterns: readonly string[] = patternLines`
  suic[iy]\w+|auto ?(?:mutil|les|exterm)\w+|overdose|me (?:enforc|mutil)\w+
  (?:pular|me jogar|me jogo|pulo) d[aeo] (?:ponte|predio|janela|varanda|sacada|viaduto)
  (?:tomar|tomei|engolir) (?:todos os|um monte de|varios|muitos) (?:remedio|comprimido)s?|me matar|me mato
  acabar com (?:tudo|minha vida|a minha vida|a propria vida|tudo isso|meu sofrimento)
  (?:tirar|tirando|tiro) (?:a )?(?:minha|propria|minha propria) (?:propria )?vida
  (?:dar|por|colocar) (?:um )?(?:fim|ponto final) (?:a|na|em|n?a? ?minha|nisso|a tudo|em tudo)(?: \w+){0,2} ?(?:vida|tudo)?
  (?:quero|queria|querendo|vontade de|pens(?:o|ei|ando) em|prefer(?:ia|iria|o)|melhor|desejo|podia|devia|vou|so quero|pudesse) (?:mesmo |so |logo |de vez |me |eu )*(?:morrer|morta|morto|sumir (?:d[eo]|pra sempre|da vida|do mundo)|desaparecer|deixar de existir|nao existir|nao acordar(?: mais)?|nao ter nascido|dormir e (?:nao|nunca)(?: mais)? acordar)
  (?:nao|nem) (?:quero|queria|aguento|consigo|suporto|vejo|tenho|faz|ha|existe) (?:mais )?(?:sentido (?:em|de|pra) |motivos? (?:pra|de|em) |razao (?:pra|de|em) |vontade de |por que |forcas? (?:pra|de) |graca em )?(?:continuar )?(?:viv(?:er|endo)|existir|estar (?:viv[oa]|aqui)|continuar (?:viv[oa]|com essa vida)|acordar mais)
  (?:desist(?:ir|i|indo|o)|cansad[oa]|cansei|farto|farta) (?:da|de) (?:vida|viver|existir|tudo)
  (?:todos|todo mundo|mundo|voces|minha familia|meus filhos|eles)(?: \w+){0,4} (?:melhor|melhores) sem mim
  nao vejo (?:mais )?saida|(?:a vida )?nao vale (?:mais )?a pena viver|vida nao (?:tem|faz) (?:mais )?sentido
  sem (?:razao|motivo|vontade) (?:pra|de) viver|me cort(?:ar|ei|ando|o)
  me machuc(?:ar|ando|o)(?: de proposito| por querer| sozinh[oa])?|me fer(?:ir|indo|i) de proposito|machucar a mim
  ideac\w+ suicid\w+|pensamentos? (?:de morte|de me|intrusivos)|carta de despedida
  (?:quero|queria|vou|prefiro|pra|devia|podia|melhor|so) morre|vontade d (?:morrer|sumir|me matar)|nunca ter nascido
  (?:nao|nem) (?:aguento|suporto|quero) mais (?:essa|minha|a|esta) vida
  melhor (?:seria|era|e|eu|se eu) (?:morrer|morresse|morre)
  (?:seria|era) melhor (?:morrer|se eu morresse|estar mort\w)
  (?:a |minha |essa )?vida (?:nao|n) vale (?:mais )?(?:a pena|nada)
  se (?:matar|suicid\w+|enforcar|mutilar|cortar(?= (?:de novo|toda|os bracos|sozinh)))
  (?:tirar|tirou|tirasse|tentou tirar) a propria vida
  acabar com (?:esse|este|todo|todo esse|meu) (?:sofrimento|inferno)|cansei da vida
  vontade de (?:me )?(?:matar|enforcar|cortar|machucar)|nao (?:quero|queria) mais (?:essa|minha) vida
  pens(?:o|ado|ando|ei|ar)(?: muito| tanto| demais| so| sempre)? (?:na|em) (?:minha )?mort(?:e|er)|atentar contra
  nao aguento (?:mais )?viver|fim (?:na|a) (?:minha )?vida
  seria melhor (?:eu )?nao (?:estar|ta|existir|ter|viver|acordar)|melhor (?:morta|morto|sem mim)
  (?:se|melhor se|quando) eu (?:nao existisse|morresse|sumisse|desaparecesse|morrer|nao tivesse nascido|partisse)
  ninguem (?:\w+ ){0,2}(?:sentiria|sente|vai sentir|ia sentir|notaria|daria|dar|vai notar)(?: \w+){0,2} falta
  nao faco falta|nao (?:quero|queria) (?:mais )?(?:acordar|viver|existir|estar aqui|ta aqui|continuar aqui)
  nao queria ter nascido|dormir pra sempre|sumir do mapa
  (?:melhor|devia|vou|quero|preciso) (?:mesmo )?(?:se )?eu (?:mesm[oa] )?(?:sumir|sumisse|desaparecer|morrer|nao existir)(?! d[aeo]| com| n[ao])
  (?:ninguem|todo mundo|todos)(?: \w+){1,4},? (?:entao )?(?:e |era |seria )?(?:melhor|quero|vou|queria|devia) (?:eu )?(?:sumir|desaparecer|morrer)
  queremos (?:morrer|nos matar)
  nao (?:vejo|acho|encontro|tenho|ha) (?:mais )?(?:sentido|motivos?|razao)(?: algum)? (?:em|pra|n?a|de) (?:a )?(?:minha )?(?:vida|viver)
  perd(?:i|endo) (?:toda )?a vontade de viver
  acabar com (?:a |essa |esta )?(?:minha )?(?:dor|sofrimento|vida)|ultima vez que (?:vao|voce vai) me
`;

const ENDS =
  "(?:se (?:matar|mata|suicid\\w+|enforcar|mutilar|jogar d[aeo] (?:ponte|predio|janela|varanda|sacada|viaduto))|tirar a (?:propria )?vida|deixar de existir|desaparecer pra sempre|acabar com (?:tudo|a (?:propria )?vida))";
const REALLY = "(?:mesmo |so |ate |logo |muito |de verdade )*";

/** Words of crisis said of somebody else: "não aguenta mais viver", "quer morrer", "a vida dele não vale nada". */
export const crisisOthersPatterns: readonly string[] = patternLines`
  (?:quer|quis|querendo|queria|prefere|preferia|pensa em|pensou em|pensando em|vontade de) ${REALLY}(?:morrer|morre|esta(?:r)? mort[oa]|sumir (?:pra sempre|de vez|da vida|do mundo)|sumir$|nao existir|nao acordar(?: mais)?|dormir e (?:nao|nunca)(?: mais)? acordar)
  (?:quer|quis|querendo|vai|vao|ia|pensa em|pensou em|pensando em|fala em|falou em|falando em|falar em|ameac\w+|tentou|tenta|tentar|tentando|planej\w+) ${REALLY}${ENDS}
  (?:disse|falou|diz|fala|jura|jurou|ameac\w+) (?:que |q )(?:el[ea] )?se mata
  nao (?:quer|queria|aguenta|aguentava|suporta|consegue|ta aguentando|ta conseguindo) (?:mais )?(?:continuar )?(?:viver|vivendo|existir|estar viv[oa]|acordar(?: mais)?(?! cedo)|(?:a|essa|esta|a propria) vida)(?! (?:comig|com|de|em|n[oa]s?|junt|aqui|sob|loucament|cedo|corrid))
  nao (?:ve|via|tem|tinha|acha|encontra|sente) (?:mais )?(?:sentido|motivos?|razao|graca|vontade)(?: \w+)? (?:mais )?(?:viver|existir|vida|nada|continuar viv\w+)
  nao ve (?:mais )?saida|perdeu (?:toda )?a vontade de viver|sem (?:razao|motivo|vontade) (?:pra|de) viver
  vida del[ea]s? (?:\w+ )?nao (?:vale|tem|faz|presta)(?: mais)?(?: (?:a pena|nada|sentido|valor))?
  vida d[aeo] (?:\w+ ){1,3}nao (?:vale|faz|tem) (?:mais )?(?:a pena|nada|sentido)
  (?:desistiu|cansou|cansad[oa]|desistindo) (?:da vida|de viver|de existir)|odeia (?:a (?:propria )?vida(?: dela| dele)?|viver)$
  melhor (?:\w+ )?sem el[ea]|melhor se el[ea] (?:nao existisse|morresse|sumisse)
  (?:ta|esta|anda|vive|continua|voltou a|comecou a) se (?:cort|mutil)\w+|se (?:mutil\w+|machuc\w+ de proposito|fer\w+ de proposito)
  se cort(?:ou|a|ando) (?:de novo|de proposito|tod[oa]|os (?:bracos|pulsos)|o pulso|escondid[oa])
`;

/** Words of someone to whom life has become too heavy, who has not spoken of dying: care, and a help line named gently. */
export const distressPatterns: readonly string[] = patternLines`
  nao (?:vejo|acho|encontro|sinto|tenho|tem|ha|existe) (?:mais )?(?:sentido|graca|motivo|razao|proposito)(?: algum)? (?:em|pra|n[ao]s?) (?:mais )?(?:nada|tudo|vida|minha vida|viver|coisa alguma)
  (?:nada|tudo|mais nada) (?:mais )?(?:nao )?(?:faz|fez|tem|perdeu o|parece sem) (?:mais )?(?:o )?(?:sentido|graca)(?=$| (?:pra mim|na minha vida|na vida|mais|hoje|agora|ultimamente|nessa vida)| ?[.,!])
  (?:queria|quero|so quero|queria so) que (?:tudo|isso tudo|tudo isso) (?:acab|termin)(?:asse|e)(?=$| ?[.,!])|tudo sem (?:sentido|graca)(?=$| ?[.,!])
  (?:tudo|a vida|minha vida) (?:perdeu|ta sem|esta sem|ficou sem) (?:o |a )?(?:sentido|graca)
  (?:odeio|detesto|nao suporto|tenho odio d[ea]|tenho nojo d[ea]|odiando) (?:a )?(?:minha|essa|esta) (?:propria )?vida(?! de (?:adult[oa]|clt|pobre|estudante|dona|solteir[oa])| (?:adulta|amorosa|financeira|social|profissional))
  (?:odeio|detesto) (?:viver|existir|estar viv[oa])(?=$| ?[.,!])
  minha vida (?:e|ta|esta|virou) (?:um|uma) (?:lixo|inferno|merda|bosta|desgraca)
  (?:pensando|penso|pensei|pensado|pensar) (?:em |n?umas? )?(?:fazer |cometer )?(?:uma |umas |alguma )?(?:besteiras?|bobagens?|bobagem|coisas? ruins?|coisa ruim)(?! d[eoa]| pra| para| no| na| com o| com a|s? doce)
  (?:vou|medo de|capaz de|posso|vontade de) (?:acabar )?(?:fazer|fazendo|cometer) (?:uma |alguma )?besteira(?! d[eoa]| pra| no (?:jogo|trabalho|cabelo)| na)
`;

/** What sounds like a crisis and is a way of speaking ("morrer de rir"), or an accident. */
export const crisisExclusions: readonly string[] = patternLines`
  esquadrao suicida
  (?:me matar|me mato|morrer|mort[oa]|me mata) de (?:rir|tanto rir|rir disso|trabalhar|estudar|vergonha|fome|sede|inveja|tedio|orgulho|calor|frio|raiva|ciumes?|amores?|curiosidade|saudades?|sono|felicidade|fofura|treinar|malhar)
  (?:vai|quer|querem|vao|quase|tentando|mandou|tentou) me matar|me mat(?:ar|o) de|vai morrer
  me cort\w+ (?:o )?(?:cabelo|barba|cozinhando|fazendo|picando|com papel|descascando|(?:n[oa]|com) (?:cozinha|faca|vidro|caco|papel|lata|gilete|estilete|folha))
  dose unica|se mat(?:ar|a|ou|ando) de (?:rir|tanto|trabalhar|estudar|treinar|malhar|fome)
  se matar (?:na academia|no treino|de)|(?:vao|vai|quer|querem) se matar (?:no|na) (?:ringue|jogo|arena|luta)
  me machuc(?:ar|ando|o|ei) (?:no|na|jogando|treinando|correndo|malhando|fazendo|de novo em relacion\w+)
  morrer (?:no jogo|na praia|afogad[oa] no jogo|em serie)
  (?:personagem|vilao|boss|chefao)${"(?: \\w+){0,4}"} (?:me matar|morrer|suicid\w+)
  (?:taxa|livro|filme|serie|musica) (?:de |sobre )suicidio|setembro amarelo|quero morrer nao
  (?:quero|vou|queria) (?:sumir|desaparecer) (?:do mapa e ir|do mapa n[oa]s? (?:ferias|feriado)|de ferias|pra praia|n[oa] (?:praia|mato|feriado))
  (?:quero|queria|vou|vontade de) (?:sumir|desaparecer) d[aeo]s? (?:grupo|festa|trabalho|facul\w*|academia|face\w*|insta\w*|redes?|cidade|whats\w*|zap|sol)
  nao (?:quero|vou) morrer
  (?:celular|telefone|carro|moto|planta|plantinha|flor|bateria|notebook|pc|computador|wifi|internet|tv|impressora|geladeira|chuveiro|app|relogio|mosquito|barata)(?: \w+){0,4} (?:morrer|se matar)
  (?:morrer|se matar) de (?:alegria|emocao|medo|paixao|gargalhar|ansiedade|lindeza|susto|nojo|preguica|cansaco|comer|velhice|dancar|sono|tanto|rir|ri|beber agua|correr)
  prefere morrer (?:a|do que|que) \w+|nao quer morrer
  se matar (?:estudando|trabalhando|treinando|malhando|limpando|pra \w+)|se mata (?:de|estudando|trabalhando|treinando|pra)
  (?:viver|vivendo) (?:de (?:aluguel|favor|bico|dieta|salario)|no (?:vermelho|aperto|sufoco))
  (?:quer|querendo|queria) sumir (?:com|d[aeo] (?:minha vida|cidade|grupo|festa|trabalho))
`;
