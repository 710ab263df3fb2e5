import { expressionsOf } from "../triggers/expressions.ts";

const QUITE = "(mesmo |so |logo |de vez |me |eu )*";
const REASON = "(sentido |motivos? |razao |por |forcas? |vontade |graca )?((em|de|pra|que) )?";
const NOT_OF_THIS_WORLD = "(da vida|do mundo|pra sempre|de vez)";
const NEVER_WAKE = "(dormir e (nao|nunca)( mais)? acordar|nao acordar( mais)?)";
const PLACE = "(ponte|predio|janela|varanda|sacada|viaduto)";

/**
 * Words of someone who may hurt themselves, in the notation of `expressions.ts`. They are not among the lists of the
 * counselor, because care comes first whatever the message is about. Finding all is more important than false alarms.
 */
export const crisisPatterns: readonly string[] = expressionsOf(`
  # suicide and self-harm
  suic(i|y)~
  auto ?(mutil|les|exterm)~
  ideac~ suicid~
  overdose
  me (enforc|mutil)~
  me (matar|mato)
  se (matar|suicid~|enforcar|mutilar)
  se cortar (de novo|toda|os bracos|sozinh~)
  nos matar
  me cort(ar|ei|ando|o)
  me machuc(ar|ando|o)
  machucar a mim
  me fer(ir|indo|i) de proposito
  atentar contra
  carta de despedida
  (pular|me jogar|me jogo|pulo) d(a|e|o) ${PLACE}
  (tomar|tomei|engolir) (todos os|um monte de|varios|muitos) (remedio|comprimido)s?
  vontade de (me )?(matar|enforcar|cortar|machucar)
  vontade d (morrer|sumir|me matar)

  # ending a life
  acabar com (tudo|tudo isso|(a )?(minha|propria) vida)
  acabar com (a |essa |esta |esse |este |todo |todo esse |meu )?(minha )?(dor|sofrimento|inferno|vida)
  (tirar|tirando|tiro|tirou|tirasse) (a )?(minha|propria|minha propria) (propria )?vida
  (dar|por|colocar) (um )?(fim|ponto final) (a|na|em|n?a? ?minha|nisso|a tudo|em tudo)
  fim (na|a) (minha )?vida

  # wishing to die
  (quero|queria|querendo|vontade de|pens(o|ei|ando) em) ${QUITE}(morrer|mort(a|o)|desaparecer)
  (quero|queria|querendo|vontade de|pens(o|ei|ando) em) ${QUITE}sumir (d(e|o)|${NOT_OF_THIS_WORLD})
  (quero|queria|querendo|vontade de|pens(o|ei|ando) em) ${QUITE}(deixar de|nao) existir
  (quero|queria|querendo|vontade de|pens(o|ei|ando) em) ${QUITE}(nao ter nascido|${NEVER_WAKE})
  (prefer(ia|iria|o)|melhor|desejo|podia|devia|vou|pudesse) ${QUITE}(morrer|mort(a|o)|desaparecer)
  (prefer(ia|iria|o)|melhor|desejo|podia|devia|vou|pudesse) ${QUITE}sumir (d(e|o)|${NOT_OF_THIS_WORLD})
  (prefer(ia|iria|o)|melhor|desejo|podia|devia|vou|pudesse) ${QUITE}(deixar de|nao) existir
  (prefer(ia|iria|o)|melhor|desejo|podia|devia|vou|pudesse) ${QUITE}(nao ter nascido|${NEVER_WAKE})
  (quero|queria|vou|prefiro|pra|devia|podia|melhor|so) morre
  queremos morrer
  melhor (seria|era|e|eu|se eu) (morrer|morresse|morre)
  (seria|era) melhor (morrer|se eu morresse|estar mort~)
  seria melhor (eu )?nao (estar|ta|existir|ter|viver|acordar)
  pens(o|ado|ando|ei|ar) (muito |tanto |demais |so |sempre )?(na|em) (minha )?mort(e|er)
  pensamentos? (de morte|de me|intrusivos)
  (nao queria ter|nunca ter) nascido
  dormir pra sempre
  sumir do mapa
  (melhor|devia|vou|quero|preciso) (mesmo )?(se )?eu (mesm(o|a) )?(sumir|sumisse)!( (d(a|e|o)|com|n(a|o)))
  (melhor|devia) (mesmo )?(se )?eu (mesm(o|a) )?(desaparecer|morrer|nao existir)!( (d(a|e|o)|com|n(a|o)))
  (vou|quero|preciso) (mesmo )?(se )?eu (mesm(o|a) )?(desaparecer|morrer|nao existir)!( (d(a|e|o)|com|n(a|o)))
  (ninguem|todo mundo|todos) ... (melhor|quero|vou|queria|devia) (eu )?(sumir|desaparecer|morrer)

  # not wishing to live
  (nao|nem) (quero|queria|aguento|consigo|suporto) (mais )?${REASON}(continuar )?(viv(er|endo)|existir)
  (nao|nem) (vejo|tenho|faz|ha|existe) (mais )?${REASON}(continuar )?(viv(er|endo)|existir)
  (nao|nem) (quero|queria|aguento|consigo|suporto) (mais )?${REASON}(estar|continuar) (viv(o|a)|aqui|com essa vida)
  (nao|nem) (vejo|tenho|faz|ha|existe) (mais )?${REASON}(estar|continuar) (viv(o|a)|aqui|com essa vida)
  (nao|nem) (aguento|consigo|suporto|vejo|tenho|faz|ha|existe) (mais )?${REASON}acordar mais
  nao (quero|queria) (mais )?(acordar|viver|existir|(estar|ta|continuar) aqui)
  (nao|nem) (aguento|suporto|quero|queria) mais (essa|minha|a|esta) vida
  (desist(ir|i|indo|o)|cansad(o|a)|cansei|farto|farta) d(a|e) (vida|viver|existir|tudo)
  nao (vejo|acho|encontro|tenho|ha) (mais )?(sentido|motivos?|razao) (algum )?(em|pra|na|a|de) (a )?(minha )?vida
  nao (vejo|acho|encontro|tenho|ha) (mais )?(sentido|motivos?|razao) (algum )?(em|pra|na|a|de) viver
  nao vejo (mais )?saida
  sem (razao|motivo|vontade) (pra|de) viver
  perd(i|endo) (toda )?a vontade de viver
  vida nao (tem|faz) (mais )?sentido
  nao vale (mais )?a pena viver
  vida (nao|n) vale (mais )?(a pena|nada)

  # better without me
  (todos|todo mundo|mundo|voces|minha familia|meus filhos|eles) ... (melhor|melhores) sem mim
  melhor (morta|morto|sem mim)
  (se|quando) eu (nao existisse|morresse|sumisse|desaparecesse|morrer|nao tivesse nascido|partisse)
  ninguem .. (sentiria|sente|vai sentir|ia sentir|notaria|daria|dar|vai notar) .. falta
  nao faco falta
  ultima vez que (vao|voce vai) me
`);

const REALLY = "(mesmo |so |ate |logo |muito |de verdade )*";
const THINKS_OF = "(pensa em|pensou em|pensando em)";
const NO_MORE = "nao (quer|queria|aguenta|aguentava|suporta|consegue|ta aguentando|ta conseguindo) (mais )?";
const ELSE = "( (comig|com|de|em|n(o|a)s?|junt|aqui|sob|loucament|cedo|corrid))";

/** Words of crisis about somebody else: "não aguenta mais viver", "quer morrer", "a vida dele não vale nada". */
export const crisisOthersPatterns: readonly string[] = expressionsOf(`
  # wishing to die
  (quer|quis|querendo|queria|prefere|preferia|vontade de|${THINKS_OF}) ${REALLY}(morrer|morre|estar? mort(o|a))
  (quer|quis|querendo|queria|prefere|preferia|vontade de|${THINKS_OF}) ${REALLY}sumir(<end>| ${NOT_OF_THIS_WORLD})
  (quer|quis|querendo|queria|prefere|preferia|vontade de|${THINKS_OF}) ${REALLY}(nao existir|${NEVER_WAKE})

  # ending a life
  (quer|quis|querendo|vai|vao|ia|${THINKS_OF}) ${REALLY}se (matar|mata|suicid~|enforcar|mutilar)
  (quer|quis|querendo|vai|vao|ia|${THINKS_OF}) ${REALLY}se jogar d(a|e|o) ${PLACE}
  (quer|quis|querendo|vai|vao|ia|${THINKS_OF}) ${REALLY}(tirar a (propria )?vida|deixar de existir)
  (quer|quis|querendo|vai|vao|ia|${THINKS_OF}) ${REALLY}(desaparecer pra sempre|acabar com (tudo|a (propria )?vida))
  (fal(a|ou|ando|ar) em|ameac~|tent(ou|a|ar|ando)|planej~) ${REALLY}se (matar|mata|suicid~|enforcar|mutilar)
  (fal(a|ou|ando|ar) em|ameac~|tent(ou|a|ar|ando)|planej~) ${REALLY}se jogar d(a|e|o) ${PLACE}
  (fal(a|ou|ando|ar) em|ameac~|tent(ou|a|ar|ando)|planej~) ${REALLY}(tirar a (propria )?vida|deixar de existir)
  (fal(a|ou|ando|ar) em|ameac~|tent(ou|a|ar|ando)|planej~) ${REALLY}acabar com (tudo|a (propria )?vida)
  (fal(a|ou|ando|ar) em|ameac~|tent(ou|a|ar|ando)|planej~) ${REALLY}desaparecer pra sempre
  (disse|falou|diz|fala|jura|jurou|ameac~) (que |q )?(el(e|a) )?se mata

  # not wishing to live
  ${NO_MORE}(continuar )?(viver|vivendo|existir|estar viv(o|a))!${ELSE}
  ${NO_MORE}(acordar( mais)?!( cedo)|(a|essa|esta|a propria) vida)!${ELSE}
  nao (ve|via|tem|tinha|acha|encontra|sente) (mais )?(sentido|motivos?|razao|graca|vontade) (~ )?(mais )?(viver|existir)
  nao (ve|via|tem|tinha|acha|encontra|sente) (mais )?(sentido|motivos?|razao|graca|vontade) (~ )?(mais )?(vida|nada)
  nao (ve|via|tem|tinha|acha|encontra|sente) (mais )?(sentido|motivos?|razao|graca|vontade) (~ )?continuar viv~
  nao ve (mais )?saida
  perdeu (toda )?a vontade de viver
  sem (razao|motivo|vontade) (pra|de) viver
  vida del(e|a)s? (~ )?nao (vale|tem|faz|presta)
  vida d(a|e|o) .. nao (vale|faz|tem) (mais )?(a pena|nada|sentido)
  (desistiu|cansou|cansad(o|a)|desistindo) (da vida|de viver|de existir)
  odeia (viver|a (propria )?vida( dela| dele)?)<end>
  melhor (~ )?sem el(e|a)
  melhor se el(e|a) (nao existisse|morresse|sumisse)

  # self-harm
  (ta|esta|anda|vive|continua|voltou a|comecou a) se (cort|mutil)~
  se (mutil~|machuc~ de proposito|fer~ de proposito)
  se cort(ou|a|ando) (de novo|de proposito|tod(o|a)|os (bracos|pulsos)|o pulso|escondid(o|a))
`);

const I_SEE = "(vejo|acho|encontro|sinto)";
const THERE_IS = "(tenho|tem|ha|existe)";
const SENSE = "(sentido|graca|motivo|razao|proposito)";
const THINKING = "(pensando|penso|pensei|pensado|pensar) (em |n?umas? )?(fazer |cometer )?(umas? |alguma )?";
const SMALL = "(s? doce| d(e|o|a)| pra| para| n(o|a)| com (o|a))";

/**
 * Words of someone in despair who has not spoken of dying. The answer shows care first, and then mentions a help line
 * gently.
 */
export const distressPatterns: readonly string[] = expressionsOf(`
  # no sense in anything
  nao ${I_SEE} (mais )?${SENSE} (algum )?(em|pra|n(a|o)s?) (mais )?(nada|tudo)
  nao ${I_SEE} (mais )?${SENSE} (algum )?(em|pra|n(a|o)s?) (minha )?vida
  nao ${I_SEE} (mais )?${SENSE} (algum )?(em|pra) (viver|coisa alguma)
  nao ${THERE_IS} (mais )?${SENSE} (algum )?(em|pra|n(a|o)s?) (mais )?(nada|tudo)
  nao ${THERE_IS} (mais )?${SENSE} (algum )?(em|pra|n(a|o)s?) (minha )?vida
  nao ${THERE_IS} (mais )?${SENSE} (algum )?(em|pra) (viver|coisa alguma)
  (nada|tudo) (mais )?(nao )?(faz|fez|tem|perdeu o|parece sem) (mais )?(o )?(sentido|graca)<end>
  (nada|tudo) (mais )?(nao )?(faz|fez|tem) (mais )?(sentido|graca) (pra mim|mais|hoje|agora|ultimamente)
  (nada|tudo) (mais )?(nao )?(faz|fez|tem) (mais )?(sentido|graca) n(a|essa) (minha )?vida
  (nada|tudo) (perdeu o|parece sem) (sentido|graca) (pra mim|mais|hoje|agora|ultimamente|n(a|essa) (minha )?vida)
  tudo sem (sentido|graca)<end>
  (tudo|vida) (perdeu|ta sem|esta sem|ficou sem) (o |a )?(sentido|graca)
  (queria|quero) (so )?que (tudo|isso tudo|tudo isso) (acab|termin)(asse|e)<end>

  # hating one's life
  (odeio|detesto|odiando|nao suporto|tenho (odio|nojo) d(e|a)) (a )?(minha|essa|esta) (propria )?vida
  (odeio|detesto) (viver|existir|estar viv(o|a))<end>
  minha vida (e|ta|esta|virou) (um|uma) (lixo|inferno|merda|bosta|desgraca)

  # something rash
  ${THINKING}(besteiras?|bobage(m|ns)|coisas? rui(m|ns))!${SMALL}
  (vou|medo de|capaz de|posso|vontade de) (acabar )?(fazer|fazendo|cometer) (uma |alguma )?besteira!${SMALL}
`);

const TIRED = "(me matar|me mato|morrer|mort(o|a)|me mata) de";

/** Words that sound like a crisis, but are a figure of speech ("morrer de rir") or about an accident. */
export const crisisExclusions: readonly string[] = expressionsOf(`
  # dying of something
  ${TIRED} (rir|tanto rir|rir disso|trabalhar|estudar|vergonha|fome|sede|inveja|tedio|orgulho|calor|frio|raiva|ciumes?)
  ${TIRED} (amores?|curiosidade|saudades?|sono|felicidade|fofura|treinar|malhar)
  (morrer|se matar) de (alegria|emocao|medo|paixao|gargalhar|ansiedade|lindeza|susto|nojo|preguica|cansaco|comer)
  (morrer|se matar) de (velhice|dancar|sono|tanto|rir|ri|beber agua|correr)
  se mat(ar|a|ou|ando) de (rir|tanto|trabalhar|estudar|treinar|malhar|fome)
  se matar (na academia|no treino|de|estudando|trabalhando|treinando|malhando|limpando|pra ~)
  se mata (de|estudando|trabalhando|treinando|pra)
  me mat(ar|o) de
  (vai|quer|querem|vao|quase|tentando|mandou|tentou) me matar
  vai morrer
  nao (quero|vou|quer) morrer
  quero morrer nao
  prefere morrer (a|do que|que) ~

  # stories, games and things
  esquadrao suicida
  setembro amarelo
  dose unica
  (taxa|livro|filme|serie|musica) (de |sobre )suicidio
  (vao|vai|quer|querem) se matar (no|na) (ringue|jogo|arena|luta)
  morrer (no jogo|na praia|afogad(o|a) no jogo|em serie)
  (personagem|vilao|boss|chefao) .. (me matar|morrer|suicid~)
  (celular|telefone|carro|moto|planta|plantinha|flor|bateria|notebook|pc|computador) .. (morrer|se matar)
  (wifi|internet|tv|impressora|geladeira|chuveiro|app|relogio|mosquito|barata) .. (morrer|se matar)

  # accidents
  me cort~ (o )?(cabelo|barba|cozinhando|fazendo|picando|com papel|descascando)
  me cort~ (o )?(n(o|a)|com) (cozinha|faca|vidro|caco|papel|lata|gilete|estilete|folha)
  me machuc(ar|ando|o|ei) (no|na|jogando|treinando|correndo|malhando|fazendo|de novo em relacion~)

  # going away
  (quero|vou|queria) (sumir|desaparecer) (do mapa e ir|do mapa n(o|a)s? (ferias|feriado)|de ferias|pra praia)
  (quero|vou|queria) (sumir|desaparecer) n(o|a) (praia|mato|feriado)
  (quero|queria|vou|vontade de) (sumir|desaparecer) d(a|e|o)s? (grupo|festa|trabalho|facul~|academia|face~|insta~)
  (quero|queria|vou|vontade de) (sumir|desaparecer) d(a|e|o)s? (redes?|cidade|whats~|zap|sol)
  (quer|querendo|queria) sumir (com|d(a|e|o) (minha vida|cidade|grupo|festa|trabalho))

  # living
  (viver|vivendo) (de (aluguel|favor|bico|dieta|salario)|no (vermelho|aperto|sufoco))
  (odeio|detesto|odiando) (a )?(minha|essa|esta) vida (adulta|amorosa|financeira|social|profissional)
  (odeio|detesto|odiando) (a )?(minha|essa|esta) vida de (adult(o|a)|clt|pobre|estudante|dona|solteir(o|a))
`);
