import { signalsCrisis } from "./crisis.ts";
import { normalizeMessage } from "./normalize-message.ts";

/** Kinds of words; each is the start of words, or whole words where it ends with a blank. */
type Kind =
  | "death"
  | "dying"
  | "harm"
  | "means"
  | "medicine"
  | "excess"
  | "taking"
  | "weapon"
  | "end"
  | "self"
  | "threat"
  | "despair";

const KINDS: Record<Kind, RegExp> = {
  death:
    /\b(?:suicid|suicíd|overdose|enforca|automutil|auto mutil|veneno|envenen|carta de despedida|cianeto|chumbinho)\w*/,
  dying:
    /\b(?:morrer|morresse|morra|morta|morto|morre|sumir|sumisse|desaparecer|nao acordar|nao existir|deixar de existir|partir dessa|ir embora de vez|nao estar mais aqui|dormir pra sempre)\b/,
  harm:
    /\b(?:cort\w+|machuc\w+|fer(?:ir|indo|i|iu)|queim\w+|furar|furei|bat(?:er|i) a cabeca|soc(?:ar|o|ei)|pul(?:ar|o|ou|ei)|jog(?:ar|o|ou|uei)|afog\w+|atir\w+|mat(?:ar|o|a|ou|asse|e))\b/,
  means:
    /\b(?:pulsos?|gilete|estilete|lamina|navalha|corda|ponte|viaduto|predio|janela|sacada|varanda|telhado|terraco|trilhos?|metro|trem|penhasco|caminhao|contramao|gas|bracos?|coxas?|pernas?)\b/,
  medicine:
    /\b(?:remedios?|comprimidos?|pilulas?|capsulas?|calmantes?|tarja preta|rivotril|clonazepam|diazepam|zolpidem|dipirona|paracetamol|insulina|antidepressiv\w+|medicac\w+|medicament\w+|tranquilizante\w*|gotas|alvejante|agua sanitaria|raticida|veneno|soda|bebida|pinga|alcool)\b/,
  excess:
    /\b(?:cartelas?|caixas?|frascos?|vidros? (?:inteiro|todo)|tod[oa]s? [oa]s?|tudo|inteir[oa]s?|um monte|monte de|varios|varias|muit[oa]s|punhado|de uma vez|a mais|demais|dobro|triplo|exager\w+|(?:[5-9]|\d\d+) (?:comprimidos?|gotas|pilulas?|remedios?|rivotril)|mistur\w+|estoqu\w+|guard(?:ando|ei)|junt(?:ando|ei))\b/,
  taking: /\b(?:tom(?:ar|ei|ou|ando|asse|o)|engol\w+|bebe[ru]?|bebi|ingeri\w*|mistur\w+|virei|virou|cheir\w+)\b/,
  weapon: /\b(?:armas?|revolver|pistola|espingarda|calibre|38|gatilho|tiros?|balas?|faca|facao|peixeira|canivete)\b/,
  end:
    /\b(?:acabar com (?:tudo|isso|a dor|o sofrimento|minha vida|a minha vida|essa vida)|acabou (?:pra|para) mim|dar (?:um )?(?:fim|jeito definitivo)|(?:por|dar|colocar) (?:um )?(?:fim|ponto final)|tir(?:ar|ou|o|asse) a (?:propria |minha )?(?:propria )?vida|tirar minha vida|ultim[oa] (?:dia|noite|vez|mensagem|conversa)|despedida|me despedi\w*|adeus|me perdoem?|cuidem? d[aeo]s? me\w+|testamento|planej\w+ (?:tudo|como|minha|a minha)|nao vou estar (?:mais )?aqui|nao estarei|nao passo d[ae]|voces vao ficar bem|com deus|do outro lado|me junt\w+ (?:a|com) el[ea])\b/,
  self: /\b(?:me|mim|eu|comigo|minha|meus?|minhas|quero|queria|vou|penso|pensei|pensando|vontade|se|el[ea]|del[ea])\b/,
  threat:
    /\b(?:ameac\w+|espanc\w+|estrangul\w+|esgan\w+|me bat\w+|bateu em mim|me agred\w+|agressiv\w+|me enforc\w+|me tranc\w+|apont\w+|vai me matar|me mata|mato (?:ela|ele|voce)|medo d(?:ele|ela|o meu marido|o meu ex|e morrer|e ele)|persegui\w+|socou|chutou|quebrou (?:meu|minha))\b/,
  despair:
    /\b(?:sem (?:saida|esperanca|sentido|forcas?|vontade de (?:nada|viver))|nao (?:vejo|tem|ha|tenho|acho|existe) (?:mais )?(?:saida|sentido|motivo|razao|esperanca|jeito|solucao|por ?que)|nao (?:aguento|suporto|consigo|quero) mais(?: (?:viver|nada|isso|essa vida|a vida|tudo|continuar|existir|acordar|sofrer|essa dor|a dor|ficar aqui|estar aqui))?(?=$|[.,!?]| (?:viver|nada|isso|essa|a|tudo|continuar|existir|acordar|sofrer|ficar|estar)\b)|(?:desist\w+|cans\w+|farto|farta) (?:d[ae]|de) (?:tudo|viver|existir|vida|lutar|mim)|desisti\b(?=$|[.,!])|melhor sem mim|sem mim|peso (?:pra|para|na|n[oa]s?)|atrapalho|nao faco falta|ninguem (?:\w+ ){0,3}falta|nao (?:sirvo|valho|presto)|inutil|odeio (?:minha vida|existir|a mim|viver)|nao queria ter nascido|fundo do poco|vazi[oa] por dentro|pra que (?:viver|continuar|acordar|insistir)|nao (?:quero|queria) (?:mais )?(?:viver|existir|estar (?:aqui|viv[oa])|acordar|continuar|ta aqui))\b/,
};

/** Kinds that together, or alone, are reason enough. */
const REASONS: readonly (readonly Kind[])[] = [
  ["death"],
  ["despair"],
  ["end"],
  ["threat"],
  ["dying", "self"],
  ["harm", "means"],
  ["weapon", "self"],
  ["medicine", "excess"],
  ["excess", "taking", "medicine"],
  ["means", "dying"],
];

/** Everyday speech that has such words and means something else: "morri de rir", "matei a aula". */
const FIGURES =
  /\b(?:(?:morr|mort|mat)\w+ (?:d[eo] )?(?:rir|riso|fome|sede|saudades?|vergonha|calor|frio|sono|tedio|ciumes?|inveja|preguica|raiva|cansaco|rindo|orgulho|fofura|curiosidade|ansiedade|amores|vontade|dor|a? ?(?:aula|saudade|fome|sede|vontade|tempo|charada|trabalho|barata|mosquito|aranha|formiga|inseto|prova|cobra|rato)s?)|cheguei (?:mort\w)|sumir (?:com|d[aeo])\b|jog(?:ar|o|uei|ou) (?:bola|futebol|game|video|fora|no lixo|no bicho|conversa|tenis|volei|truco|na loteria)|cort(?:ar|ei|o|ou) (?:o cabelo|cabelo|a grama|gastos?|o? ?(?:acucar|gluten|cafe|carboidratos?|relacoes|despesas)|a unha|as unhas|legumes|cebola)|arma(?:r|ndo|mos|do|da|rio|cao)\b|pular (?:corda|carnaval|o? ?(?:cafe|almoco|jantar|treino|fase|muro))|ponto morto|natureza morta|fio de bala|bala de \w+|parada? respirat)\b/g;

/**
 * Whether a message may be about danger to somebody's life: death, self-harm, pills and doses, weapons, despair without way
 * out, violence; of the person or of somebody near. Broad on purpose: it is asked only when no model is there to read, and a
 * needless line of help costs nothing.
 */
export function mayBeCrisis(message: string): boolean {
  if (signalsCrisis(message)) return true;
  const text = normalizeMessage(message).replace(FIGURES, " ");
  return REASONS.some((kinds) => kinds.every((kind) => KINDS[kind].test(text)));
}
