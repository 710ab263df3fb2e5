import { crisisNetWeights } from "./crisis-net-weights.ts";
import { signalsCrisis } from "./crisis.ts";
import { normalizeMessage } from "../triggers/normalize-message.ts";

/**
 * Kinds of words. What the model learned about a pair with one word, it knows for all words of that kind. A word has the first kind
 * that fits. The names are part of the learned features: renaming one makes its weights useless.
 */
const KINDS: Record<string, RegExp> = {
  KIN: new RegExp(
    String.raw`^(?:maes?|pais?|irma(?:os?|s)?|filh[oa]s?|amig[oa]s?|namorad[oa]|espos[oa]|` +
      String.raw`marido|mulher|ex|prim[oa]|ti[oa]|avo|vov?o|colegas?|vizinh[oa]|alun[oa]s?|` +
      String.raw`cunhad[oa]|sogr[oa]|sobrinh[oa]|net[oa]|entead[oa]|padrasto|madrasta|genro|` +
      String.raw`nora|paciente|bebe|menin[oa]|padrinho|madrinha|mamae|papai|cacula|criancas?)$`,
  ),
  MEDICINE: new RegExp(
    String.raw`^(?:remedi\w*|comprimid\w*|pilul\w*|capsul\w*|calmant\w*|medica[cm]\w*|tranquilizant\w*|` +
      String.raw`antidepressiv\w*|antibiotic\w*|\w{3,}(?:pam|lam|pina|tina|zol|lina|razina|` +
      String.raw`pidem|mida|fen|mol|tril|ona|prida)|dipirona|insulina|litio|dramin|buscopan|` +
      String.raw`dorflex|ritalina|gardenal|lexotan|frontal|losartana|morfina|tramal|codeina|` +
      String.raw`fentanil|propofol|sedativ\w*|barbituric\w*|opioides?|xarope|ampolas?)$`,
  ),
  PACK: /^(?:cartelas?|caixas?|frascos?|vidr\w*|potes?|blister|punhado|monte|doses?|gotas?)$/,
  HEIGHT: new RegExp(
    String.raw`^(?:ponte|viaduto|passarela|predio|sacada|varanda|janela|terraco|telhado|` +
      String.raw`laje|parapeito|penhasco|trilhos?|metro|trem|barranco|precipicio|abismo)$`,
  ),
  BLADE: /^(?:gilete|estilete|laminas?|navalha|facas?|facao|peixeira|canivete|tesoura|cacos?|bisturi)$/,
  GUN: /^(?:armas?|armad[oa]|revolver|pistola|espingarda|tiros?|balas?|gatilho|calibre|cano)$/,
  POISON: new RegExp(
    String.raw`^(?:veneno\w*|chumbinho|cianeto|soda|alvejante|agrotoxico|raticida|desinfetante|` +
      String.raw`detergente|cloro|sanitaria|formicida|acido|arsenico|pesticida)$`,
  ),
  DEATH: new RegExp(
    String.raw`^(?:morr\w*|mort[eoa]s?|suicid\w*|mat(?:ar|o|a|e|ou|asse|ando|ei|am|aram|` +
      String.raw`aria)|falec\w*|partir|sumi(?:r|u)?|desaparec\w*|enforc\w*|enterr\w*|caixao|` +
      String.raw`velorio|cemiterio|desviver|apagar|descansar|overdose|leta(?:l|is)|fata(?:l|` +
      String.raw`is)|morta(?:l|is))$`,
  ),
  WISH:
    /^(?:quer\w*|vontade|pens[aeo]\w*|desej\w*|preciso|prefer\w*|prefiro|vou|planej\w*|pretend\w*|tent\w*|coragem)$/,
  LIFE: /^(?:viver|vida|viv[oa]s?|exist\w*|acord\w*|respir\w*|mundo|nasc\w*)$/,
  NO: /^(?:nao|nunca|nada|ninguem|nem|sem|nenhum\w*)$/,
  SELF: /^(?:eu|me|mim|meus?|minhas?|comigo|to|estou|tenho|sou)$/,
  OTHER: /^(?:el[ea]s?|del[ea]s?|se|alguem|disse|falou|fala|diz|dizendo|contou)$/,
  HARM: new RegExp(
    String.raw`^(?:cort\w*|machuc\w*|fer[ei]\w*|queim\w*|fura(?:r|ndo)|(?:auto)?mutil\w*|` +
      String.raw`sang\w*|bat[ei]\w*|espanc\w*|apanh\w*|soc[oa]\w*|ameac\w*|estrangul\w*|agred\w*|` +
      String.raw`agrid\w*|afog\w*|abus\w*|estupr\w*|esfaque\w*|sufoc\w*|empurr\w*|chut\w*|` +
      String.raw`atir\w*|tortur\w*|amarr(?:ou|a|am)|surr\w*|agarr\w*|molest\w*|persegu\w*|` +
      String.raw`viol(?:en|ou|ad)\w*|tapas?|pis(?:ou|ando)|jog(?:ar|o|ou|uei)|pul(?:ar|o|ei|ou))$`,
  ),
  TAKE: new RegExp(
    String.raw`^(?:tom(?:ar|ei|ou|o|ando|asse)|engol\w*|beb[ei]\w*|mistur\w*|cheir\w*|inje\w*|` +
      String.raw`apliqu\w*|exager\w*|us(?:ei|o|ou|a))$`,
  ),
  STORY: new RegExp(
    String.raw`^(?:jogos?|game|filmes?|series?|livros?|novela|personagem|boss|fase|temporada|` +
      String.raw`netflix|historia|prova|aula|redacao|resumo|podcast|documentario|musica|letra|` +
      String.raw`rpg|minecraft|spoiler|fi(?:m|nal)|fantasia|halloween|conto|cena|roteiro|` +
      String.raw`curso|palestra|faculdade|tcc|artigo|noticia|jornal|lei)$`,
  ),
  CARE: new RegExp(
    String.raw`^(?:medic[oa]s?|psiqui\w*|receit\w*|mg|orient\w*|exame|consulta|vet|pediatra|` +
      String.raw`bula|farmacia|convenio|posto|vacina|tratamento|dieta)$`,
  ),
  THING: new RegExp(
    String.raw`^(?:cachorr\w*|gat(?:inh)?[oa]|dog|baratas?|rato|formiga|plantas?|passarinho|` +
      String.raw`peixe|hamster|mosquito|aranha|celular|carro|bateria|wifi)$`,
  ),
  MONEY: new RegExp(
    String.raw`^(?:compr[aeo]\w*|gast\w*|reais|custa|preco|anota|loja|pag[ao]\w*|promocao|` +
      String.raw`cartao|boleto|parcela|conta|quanto|marca|lembra|lista)$`,
  ),
  FOOD: new RegExp(
    String.raw`^(?:bolo|cafe|cebola|frango|carne|arroz|chocolate|acucar|comida|cozinha\w*|` +
      String.raw`salada|pizza|churrasco|vinho|cerveja|suco|agua|leite)$`,
  ),
  LAUGH: /^(?:k{2,}|rs+|haha\w*|rir|meme\w*)$/,
  WORK: new RegExp(
    String.raw`^(?:trabalh\w*|chefe|empresa|reuniao|projeto|prazo|relatorio|emprego|cliente|` +
      String.raw`planilha|ferias|feriado|academia|treino|time|futebol)$`,
  ),
  GOOD: /^(?:feliz|bem|otim[oa]|lind[oa]|alivi\w*|passou|melhor\w*|normal|gostos[oa]|am(?:o|ei)|bo(?:a|m))$/,
  DESPAIR: new RegExp(
    String.raw`^(?:pesos?|fardo|lixo|inutil|sentido|motivo|razao|esperanca|saida|jeito|` +
      String.raw`forcas?|dor|sofr\w*|vazi[oa]|desist\w*|cans\w*|aguent\w*|suport\w*)$`,
  ),
  BODY: new RegExp(
    String.raw`^(?:brac[oa]s?|pulsos?|pescoco|barriga|coxas?|pernas?|pele|cabeca|peito|` +
      String.raw`boca|coracao|corpo|garganta|rosto|maos?|dedos?|costas|joelho|pes?|olhos?)$`,
  ),
  MUCH: /^(?:demais|muit[oa]s?|mt|vari[oa]s|dobro|triplo|um|uns|umas|vez|mais|juntos?|propositos?|#)$/,
  EMERGENCY: new RegExp(
    String.raw`^(?:infart\w*|avc|convuls\w*|desmai\w*|engasg\w*|rox[oa]s?|roxinh[oa]|inconsciente|` +
      String.raw`desacordad[oa]|gelad[oa]|molinh[oa]|mole|tont[oa]|vomit\w*|samu|ambulancia|` +
      String.raw`uti|entubad[oa]|sufocando|hemorragia|delir\w*|apagando|dormente|inchando|` +
      String.raw`engoli[ur]?|roxinha|socorr\w*|respirando|alucin\w*|parad[oa]|coma|glicose|` +
      String.raw`babando|desfalec\w*|afogando|envenen\w*|intoxic\w*|caid[oa])$`,
  ),
  HELP: /^(?:medo|socorro|ajuda|ajudar|urgente|perigo|risco|policia|samu|denunci\w*|grit\w*)$/,
  WHEN:
    /^(?:hoje|amanha|agora|logo|noite|ontem|semana|domingo|sabado|sexta|segunda|manha|dias?|mes|meses|anos?|horas?)$/,
  SAD: new RegExp(
    String.raw`^(?:trist\w*|chor\w*|depress\w*|ansi\w*|sozinh\w*|solidao|angusti\w*|desesper\w*|` +
      String.raw`mal|culpa\w*|vergonha|raiva|odei\w*|odio|exaust\w*|saudades?)$`,
  ),
  LOVE: /^(?:namor\w*|termin\w*|trai\w*|cas(?:ar|ei|amento)|ama|amor|beij\w*|separ\w*|briga\w*|briguei|ciume\w*)$/,
  ROPE: /^(?:corda|no|forca|cinto|lencol|pendur\w*|amarr\w*|saco|gas|fogo)$/,
  LEISURE: new RegExp(
    String.raw`^(?:viag(?:em|ens)|viaj\w*|hotel|praia|voos?|passag(?:em|ens)|aeroporto|` +
      String.raw`pousada|roteiro|festas?|aniversarios?|casamento|presentes?|natal|carnaval|` +
      String.raw`convit\w*|show|ingressos?|samba|karaoke|danc\w*|cabelo|vestido|roupas?|sapatos?|` +
      String.raw`tenis|unhas?|tatuagem|maquiagem|perfume|brincos?)$`,
  ),
  QUESTION: /^(?:como|qual|quais|quant[oa]s?|que|onde|quem|porque|por|sera)$/,
  HOME: /^(?:casa|quarto|banheiro|cama|porta|gaveta|armario|mesa|chao|sofa|garagem|cozinha)$/,
  SCHOOL: /^(?:escola|turma|sala|professor\w*|aulas?|materia|nota|matematica|colegio|vestibular)$/,
  FOLLY: /^(?:besteira|loucura|merda|desgraca|inferno|drogas?|cocaina|surto|vozes|overdose)$/,
};
const KIND_PATTERNS = Object.entries(KINDS);

/** In a longer message, eight words about danger would be lost among the others. So it is also weighed part by part. */
const USUAL_WORDS = 36;
const PART_WORDS = 20;

/** The features of a whole message. Of a long one also those of its sentences, in overlapping parts where they are long. */
export function crisisFeatures(text: string): Set<string>[] {
  const normalized = normalizeMessage(text).replace(/\d+(?:[.,]\d+)*/g, "#");
  const words = splitWords(normalized);
  if (words.length <= USUAL_WORDS) return [featuresOfWords(words)];
  const parts = normalized.split(/[.!?;]/).map(splitWords).flatMap((words) => {
    const starts = [...words.keys()].filter((index) => index % (PART_WORDS / 2) === 0);
    return starts.map((start) => words.slice(start, start + PART_WORDS));
  });
  return [words, ...parts].map(featuresOfWords);
}

function splitWords(text: string): string[] {
  return text.match(/[a-z]+|#/g) ?? [];
}

/**
 * The features of words, each once: the words, their beginnings ("suic~") and kinds, pairs of neighbours, by their kind if they have
 * one ("TAKE_MEDICINE"; "^" and "$" are the ends, "#" is any number), and pairs of kinds that stand farther apart ("TAKE-MEDICINE").
 */
function featuresOfWords(words: string[]): Set<string> {
  const kinds = words.map(kindOf);
  const terms = ["^", ...words.map((word, index) => kinds[index] ?? word), "$"];
  return new Set([
    ...words,
    ...words.flatMap((word) =>
      [4, 5, 6].filter((length) => word.length > length).map((length) => `${word.slice(0, length)}~`)
    ),
    ...terms,
    ...terms.slice(1).map((term, index) => `${terms[index]}_${term}`),
    ...distantPairs(kinds),
  ]);
}

/** Each pair of a kind and one that stands at least two words later. */
function distantPairs(kinds: readonly (string | undefined)[]): string[] {
  const pairs = new Set<string>();
  const later = new Set<string>();
  // From the end on, so that what comes later is known as a few kinds, however many words there are.
  for (let index = kinds.length - 3; index >= 0; index--) {
    const next = kinds[index + 2];
    if (next !== undefined) later.add(next);
    const kind = kinds[index];
    if (kind !== undefined) { for (const one of later) pairs.add(`${kind}-${one}`); }
  }
  return [...pairs];
}

function kindOf(word: string): string | undefined {
  return KIND_PATTERNS.find(([, pattern]) => pattern.test(word))?.[0];
}

/** How many letters a feature shares with the one before (base 36), its other letters, and its weight: see crisis-net-weights.ts. */
const ENTRY = /(.)([^ ]*)(.) /g;
let weights: Map<string, number> | undefined;

function readWeights(): Map<string, number> {
  let feature = "";
  return new Map(Array.from(crisisNetWeights.features.matchAll(ENTRY), ([, shared = "", letters = "", weight = ""]) => {
    feature = feature.slice(0, Number.parseInt(shared, 36)) + letters;
    return [feature, (weight.charCodeAt(0) - 80) * crisisNetWeights.unit];
  }));
}

/**
 * Whether a message may be about danger to the life of the person or somebody close: death, self-harm, pills and doses, weapons,
 * despair, violence. A small linear model over words, trained on sentences of this project (bench/train-crisis-net.ts). It finds
 * too much rather than too little: it is used only when no language model can read the message, and an unneeded help line does no
 * harm.
 */
export function mayBeCrisis(text: string): boolean {
  weights ??= readWeights();
  const { bias } = crisisNetWeights;
  return signalsCrisis(text) ||
    crisisFeatures(text).some((features) => scoreOf(features, weights as Map<string, number>, bias) > 0);
}

/** How much the features are about danger. Features without a weight lower the score, since they add to the number of features. */
export function scoreOf(features: Set<string>, weights: Map<string, number>, bias: number): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum / Math.sqrt(Math.max(features.size, 1)) + bias;
}
