import { readDates } from "../text/date.ts";
import { readDurations } from "../text/duration.ts";
import { readExpenseCategory } from "../text/expense-category.ts";
import { fold } from "../text/fold.ts";
import { readMoney } from "../text/money.ts";
import { readNumbers } from "../text/number.ts";
import { readQuantities } from "../text/quantity.ts";
import { readReply } from "./confirmation.ts";

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
interface CorrectionCue {
  pattern: RegExp;
  /** `strong`: something was wrong. `weak`: something follows that may correct. */
  strength: "strong" | "weak";
}

function cue(strength: CorrectionCue["strength"], source: string): CorrectionCue {
  return { strength, pattern: new RegExp(`^${source}`) };
}

/** In order; the first that fits is taken off, again and again. */
const CORRECTION_CUES: readonly CorrectionCue[] = [
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

/** Cues said after the values: "75,5 na verdade", "60, não 50". All of them are strong. */
const TRAILING_CUE = new RegExp(
  `[\\s,;]{1,4}(?:(?:e )?${INSTEAD} (?:${COPULA} )?(?:r\\$ ?)?(?=\\d)${VALUE}|(?<=,\\s{0,3})${INSTEAD} [a-z]{3,14}|` +
    "na verdade|na vdd|na real|desculpa|errei)[\\s.!]{0,3}$",
);

/** Small words between a cue and the values: "pra", "foi", "é". */
const BEFORE_VALUE = new RegExp(
  `^(?:[\\s,.;:!–-]|(?:pra|para|por|p|que|q|${COPULA}|com|isso|ai|o certo|o correto)\\b(?=\\s{0,2}\\S))+`,
);

/** "foi no uber", "era pra Ana": who, where or what, without a figure. */
const CIRCUMSTANCE = new RegExp(
  `^${COPULA} (?:n[oa]s?|d[oa]s?|pr[oa]s?|para|com|em|de|por|pel[oa]s?|um|uma|o|a) [a-z]`,
);

/** A field with its value, said on its own: "valor 80", "a data é ontem", "descrição: almoço". */
const FIELD_AND_VALUE =
  /^(?:[oa] )?(?:valor|preco|categoria|data|descricao|quantidade|peso|unidade|vencimento|parcelas?|humor|energia)(?: (?:certo|certa|correto|correta))?(?:\s{0,2}[:=]|(?: (?:e|eh|foi|era|pra|para))\b)?\s/;

/** A detail of a bill, debt or habit said as people do, without naming the field: "vence dia 15", "tô na 14", "é assinatura". */
const DETAIL =
  /^(?:vence\b|tod[oa]s? (?:[oa]s? )?(?:dias?|mes|meses|semanas?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)\b|so (?:ess[ea]|est[ea]|n?esse|neste) mes|(?:nao|n|num) (?:e|eh) (?:todo|sempre|mais)|(?:e|eh|foi) (?:uma? )?(?:assinatura|seguro|aluguel|fix[oa]|mensal|unic[oa]|so um[a]?)|(?:to|tou|tava|estou|estava) n[ao] (?:parcela )?\d|(?:foi|foram) (?:so )?(?:um|uma|dois|duas|tres)(?: so)?$|(?:o )?nome (?:e|eh|certo)|era [oa] d[oae]|[oa] d[oa] |(?:foi|era|e|eh) (?:tipo|uns|umas|mais ou menos|cerca)\b)/;

/** A field of an offer by its name. */
const FIELD = new RegExp(`\\b${FIELD_NAME}\\b`);

/** Asked for or told anew: nothing that corrects an offer. */
const OTHER_REQUEST = new RegExp(
  "\\?|\\b(?:quant[oa]s?|quais|qual|como (?:esta|ta|tao|estao|vai|foi|faco|eu)|quem|onde|cade|por ?que|tambem|tb|tbm|alem d[eo]|" +
    "me (?:mostr|fal|dig|diz|expliq|explic|list|lembr|ajud|cont|pass|ve)[a-z]{0,3}|lembra que|antes (?:me|quero|preciso|eu|de)|nao sei|nada|" +
    "outr[oa] (?:gasto|conta|coisa|compra)|mais um|quero saber|queria saber|preciso|gostaria|vou|vamos|consigo|posso|pode me)\\b|" +
    "^(?:ate|por hoje|que dia|que horas)\\b|\\b(?:seu|teu|se|meu) nome\\b|(?:^|, |mas |e )(?:mostra|fala|lista|explica|ajuda|cria|apaga|deleta)\\b|\\bde assunto\\b",
);

// Only where dates stand matters here, not which days they are.
const SOME_DAY = "2026-01-15";
const MAX_LENGTH = 160;
const MAX_DETAIL = 60;
const BLANKS = /^[\s,.;:!–-]*/;
const SMALL_WORDS =
  /\b(?:e|eh|foi|foram|era|eram|sao|deu|em|n[oa]s?|d[aeo]s?|o|a|os|as|por|pra|para|com|como|reais|real|conto|contos|pila|so|mesmo|uns|umas|mais ou menos|cerca|quase|acho|que|valor|categoria|data|dia|sim|cedo|noite|tarde|manha|exatamente|ate|unidades?|vezes|parcelas?|isso|agora|melhor|total|ai|la|poucos?|tantos?|por favor)\b/g;
const CATEGORY_NAME =
  /^(?:comida|alimentacao|mercado|transporte|saude|lazer|entretenimento|diversao|compras|moradia|casa|educacao|estudos?|outros)$/;

/**
 * Whether a reply corrects what was offered ("na verdade 75,5", "não, foi 60", "sim, mas ontem", "muda a categoria pra
 * lazer", "60"): the part of it that carries the new values, as typed; null for a plain answer, a question, or a
 * request of its own ("gastei 30 no uber").
 */
export function readCorrection(text: string): string | null {
  if (text.length > MAX_LENGTH || readReply(text) !== "other") return null;
  const folded = fold(text);
  if (OTHER_REQUEST.test(folded)) return null;
  if (folded.length <= MAX_DETAIL && DETAIL.test(folded.trim())) return text.trim();
  const { start, end, strength } = stripCues(folded);
  if (!carriesValues(folded.slice(start, end).trim(), strength)) return null;
  return text.normalize("NFC").slice(start, end).trim();
}

interface Stripped {
  start: number;
  end: number;
  strength: "none" | "weak" | "strong";
}

/** Takes the cues off both ends of the reply. */
function stripCues(folded: string): Stripped {
  const trailing = TRAILING_CUE.exec(folded);
  const end = trailing !== null && hasValue(folded.slice(0, trailing.index)) ? trailing.index : folded.length;
  let strength: Stripped["strength"] = end < folded.length ? "strong" : "none";
  let start = BLANKS.exec(folded)![0].length;
  for (let round = 0; round < 5; round++) {
    const rest = folded.slice(start, end);
    const cue = CORRECTION_CUES.find(({ pattern }) => pattern.test(rest));
    if (cue === undefined) break;
    if (strength !== "strong") strength = cue.strength;
    start += cue.pattern.exec(rest)![0].length;
    start += BLANKS.exec(folded.slice(start, end))![0].length;
  }
  if (strength !== "none" && !CIRCUMSTANCE.test(folded.slice(start, end))) {
    start += BEFORE_VALUE.exec(folded.slice(start, end))?.[0].length ?? 0;
  }
  return { start, end, strength };
}

function carriesValues(carried: string, strength: Stripped["strength"]): boolean {
  if (carried === "") return false;
  if (isOnlyValue(carried)) return true;
  if (strength === "none") return false;
  const told = hasValue(carried) || CIRCUMSTANCE.test(carried);
  return strength === "strong" ? told || FIELD.test(carried) : FIELD.test(carried) && carried.length <= 60;
}

function hasValue(folded: string): boolean {
  return mentions(folded).length > 0 || readExpenseCategory(folded) !== null ||
    (folded.match(/[a-z]{3,}/g) ?? []).some((word) => CATEGORY_NAME.test(word));
}

/** Nothing but values and the small words around them: "60", "foi ontem", "3 litros", "lazer". */
function isOnlyValue(folded: string): boolean {
  const spans = mentions(folded);
  let rest = folded;
  for (const { start, end } of spans) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  const words = rest.replace(SMALL_WORDS, " ").match(/[a-z]{2,}/g) ?? [];
  const named = words.filter((word) => CATEGORY_NAME.test(word) || readExpenseCategory(word) !== null).length;
  if (spans.length > 0) return words.length === 0 || (named === words.length && /^(?:e|eh|foi|era|sao)\b/.test(folded));
  if (words.length === 0 || words.length > 3) return false;
  if (FIELD_AND_VALUE.test(folded)) return named > 0 || /[:=]/.test(folded);
  if (/^(?:foi|foram|era|eram) (?!um|o |a )/.test(folded) && CIRCUMSTANCE.test(folded)) return true;
  // "na padaria", "uber": what it was for, where that was left open or wrong.
  if (named > 0 && words.length === 2) return /^(?:foi )?(?:n[oa]s?|d[oa]s?|pr[oa]|com|num|numa) /.test(folded);
  return words.length === 1 && named === 1;
}

function mentions(folded: string): { start: number; end: number }[] {
  return [
    ...readDates(folded, SOME_DAY),
    ...readMoney(folded),
    ...readDurations(folded),
    ...readQuantities(folded),
    ...readNumbers(folded),
  ];
}
