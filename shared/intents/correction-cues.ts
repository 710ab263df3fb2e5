const COPULA = "(?:e|eh|foi|foram|era|eram|sao|seria|seriam|deu|deram|custou|saiu|ficou|fica|tava|estava|esta|ta)";
const SAID =
  "(?:gastei|paguei|comprei|bebi|tomei|dormi|pesei|peso|corri|treinei|malhei|caminhei|recebi|ganhei|fiz|comi|coloquei|usei|pedi)";
const YES =
  "(?:sim|s|ss|ok|pode|pode sim|pode ser|sim sim|isso|isso ai|isso mesmo|perfeito|exato|com certeza|tudo bem|fechou|claro|ta|ta bom|beleza|blz|certo|aham|uhum|registra|anota|confirma|confirme|manda|bora)";
const INSTEAD = "(?:nao|em vez de|ao inves de|no lugar de)";
const VALUE = "[\\w,./$]{1,14}(?: (?:reais|conto|litros?|ml|kg|quilos?|horas?|h|min|minutos|copos?))?";
const FIELD_NAME =
  "(?:valor|preco|categoria|data|descricao|nome|titulo|quantidade|peso|unidade|vencimento|parcelas?|humor|energia|frequencia)";
const EDIT =
  "(?:(?:corrig|corrij|alter|mud|troc|ajust|arrum|consert|substitu|atualiz|modific)(?:a|e|o|ar|ir|i|que|ue)|" +
  "(?:diminui|diminuir|aumenta|aumentar|baixa|baixar|sobe|subir)(?= (?:pra|para|o|a|em)\\b))";
const PUT =
  "(?:por|poe|bota|botar|bote|coloca|colocar|coloque|deixa|deixar|deixe|registra|registrar|registre|anota|anotar|anote|lanca|lancar|lance|marca|marcar|salva|salvar|faz|considera|usa|ser)";

/** Words about what was wrong or what should stand instead; folded, at the start of what is left of a reply. */
export interface CorrectionCue {
  pattern: RegExp;
  /** `strong`: something was wrong. `weak`: something follows that may correct. */
  strength: "strong" | "weak";
}

function cue(strength: CorrectionCue["strength"], source: string): CorrectionCue {
  return { strength, pattern: new RegExp(`^${source}`) };
}

/** In order; the first that fits is taken off, again and again. */
export const CORRECTION_CUES: readonly CorrectionCue[] = [
  cue(
    "strong",
    "(?:na verdade|na vdd|na real|verdade|alias|quer dizer|(?:eu )?quis dizer|queria dizer|digo|ou melhor|melhor dizendo|minto|" +
      "corrigindo|correcao|retificando|errei(?: o valor| a data)?|(?:(?:ta|tava|foi|ficou|saiu|anotei|registrei|falei|lancei|esta|estava) )?errad[oa]|me enganei|enganei|me confundi|" +
      "confundi|erro meu|foi mal|foi erro|ops|oops|opa|eita|perai|pera ai|pera|calma|espera|quase(?: isso)?|desculpa|desculpe)\\b",
  ),
  cue("strong", `(?:[oa] )?${FIELD_NAME} (?:ta|esta|tava|estava|foi|e) errad[oa]\\b`),
  cue("strong", "(?:foi|era|eram|foram|e) (?:mais|menos)(?: (?:do )?que isso)?\\s{0,2}[,:;.]"),
  // "não é 50, é 60": what is denied goes with the cue.
  cue(
    "strong",
    `(?:nao|n|naum)\\s{1,2}(?:${COPULA}\\s|(?:eu )?${SAID}\\s)?(?:em |n[oa] |dia |r\\$ ?)?${VALUE}\\s{0,2}(?:[,;.]|\\be sim\\b|\\be\\b|\\bmas\\b|(?=\\b(?:foi|foram|era|eram)\\b))\\s{0,3}(?=\\S)`,
  ),
  cue("strong", "(?:nao|n|naum|nops?|negativo)\\s{0,3}[,.;:!–-]"),
  cue("strong", `(?:nao|n|naum) (?=${COPULA}\\b|(?:eu )?${SAID}\\b|r\\$|\\d)`),
  cue("strong", `${YES}\\b[\\s,.!]{0,3}(?:mas|so que|soh que|porem)\\b`),
  cue("strong", "(?:mas|so que|soh que|porem)\\b"),
  cue("strong", `(?:pode )?${EDIT}\\b(?: (?:ai|isso|esse|essa|pra mim|por favor)\\b)?`),
  cue("weak", `${YES}\\b[\\s,.!]{1,3}(?=\\S)`),
  cue("weak", `(?:pode )?${PUT}\\b(?! (?:pra la|quieto|isso pra|eu)\\b)`),
  cue("weak", "(?:acho que|melhor|entao|ah|ai|po|so|com)\\b"),
];

/** Cues said after the values: "75,5 na verdade", "60, não 50". */
export const TRAILING_CUE: CorrectionCue = {
  strength: "strong",
  pattern: new RegExp(
    `[\\s,;]{1,4}(?:(?:e )?${INSTEAD} (?:${COPULA} )?(?:r\\$ ?)?(?=\\d)${VALUE}|(?<=,\\s{0,3})${INSTEAD} [a-z]{3,14}|` +
      "na verdade|na vdd|na real|desculpa|errei)[\\s.!]{0,3}$",
  ),
};

/** Small words between a cue and the values: "pra", "foi", "é". */
export const BEFORE_VALUE = new RegExp(
  `^(?:[\\s,.;:!–-]|(?:pra|para|por|p|que|q|${COPULA}|com|isso|ai|o certo|o correto)\\b(?=\\s{0,2}\\S))+`,
);

/** "foi no uber", "era pra Ana": who, where or what, without a figure. */
export const CIRCUMSTANCE = new RegExp(
  `^${COPULA} (?:n[oa]s?|d[oa]s?|pr[oa]s?|para|com|em|de|por|pel[oa]s?|um|uma|o|a) [a-z]`,
);

/** A field with its value, said on its own: "valor 80", "a data é ontem", "descrição: almoço". */
export const FIELD_AND_VALUE =
  /^(?:[oa] )?(?:valor|preco|categoria|data|descricao|quantidade|peso|unidade|vencimento|parcelas?|humor|energia)(?: (?:certo|certa|correto|correta))?(?:\s{0,2}[:=]|(?: (?:e|eh|foi|era|pra|para))\b)?\s/;

/** A detail of a bill, debt or habit said as people do, without naming the field: "vence dia 15", "tô na 14", "é assinatura". */
export const DETAIL =
  /^(?:vence\b|tod[oa]s? (?:[oa]s? )?(?:dias?|mes|meses|semanas?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)\b|so (?:ess[ea]|est[ea]|n?esse|neste) mes|(?:nao|n|num) (?:e|eh) (?:todo|sempre|mais)|(?:e|eh|foi) (?:uma? )?(?:assinatura|seguro|aluguel|fix[oa]|mensal|unic[oa]|so um[a]?)|(?:to|tou|tava|estou|estava) n[ao] (?:parcela )?\d|(?:foi|foram) (?:so )?(?:um|uma|dois|duas|tres)(?: so)?$|(?:o )?nome (?:e|eh|certo)|era [oa] d[oae]|[oa] d[oa] |(?:foi|era|e|eh) (?:tipo|uns|umas|mais ou menos|cerca)\b)/;

/** A field of an offer by its name. */
export const FIELD = new RegExp(`\\b${FIELD_NAME}\\b`);

/** Asked for or told anew: nothing that corrects an offer. */
export const OTHER_REQUEST = new RegExp(
  "\\?|\\b(?:quant[oa]s?|quais|qual|como (?:esta|ta|tao|estao|vai|foi|faco|eu)|quem|onde|cade|por ?que|tambem|tb|tbm|alem d[eo]|" +
    "me (?:mostr|fal|dig|diz|expliq|explic|list|lembr|ajud|cont|pass|ve)[a-z]{0,3}|lembra que|antes (?:me|quero|preciso|eu|de)|nao sei|nada|" +
    "outr[oa] (?:gasto|conta|coisa|compra)|mais um|quero saber|queria saber|preciso|gostaria|vou|vamos|consigo|posso|pode me)\\b|" +
    "^(?:ate|por hoje|que dia|que horas)\\b|\\b(?:seu|teu|se|meu) nome\\b|(?:^|, |mas |e )(?:mostra|fala|lista|explica|ajuda|cria|apaga|deleta)\\b|\\bde assunto\\b",
);
