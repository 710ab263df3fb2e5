import { terms } from "./terms.ts";

/**
 * Words of someone who may hurt themselves (domain §1). Kept apart from the counselor's other patterns because care
 * comes first whatever else the message is about: recall counts more than precision here.
 */
export const crisisPatterns: readonly string[] = terms`
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
