import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Measured } from "./measured.ts";

const WEIGHT = phrase("{@weight}|me pesar|me pesei|{weigh:did}|{weigh:doing}|pesava|peso|pesagem");
const BODY = phrase(
  "to|tava|acordei|cheguei|estou|voltei|bati|fiquei|hoje|DATE|deu|marcou|amanheci|na balanca|agora|^",
);
const FIGURATIVE = phrase(
  "na consciencia|nas costas|peso (?:de|da|do|morto|na|nas|pra|leve|pesado)(?! (?:hoje|DATE|ontem))|pesei (?:os|as|na mao|minhas|prós|o arroz|a carne)|levantei|supino|agachamento|carga|halter|mala|pesei bem",
);
const CHANGE = phrase(
  "perdi|ganhei|emagreci|engordei|eliminei|menos|mais|faltam?|perder|ganhar|emagrecer|engordar|aumentei|diminui|subiu|desceu|caiu|baixou|baixei|sequei",
);
const ABOUT_BODY = phrase("emagreci|engordei|ganhei QTY|perdi QTY|peso|{weigh:did}|balanca");
const LOST = phrase("(?:perdi|ganhei|emagreci|engordei|eliminei|sequei) (?:[a-z]+ )?QTY");
const WISHED = phrase(
  "quero|queria|gostaria|meta|objetivo|preciso|chegar (?:a|aos|em|nos)|pretendo|sonho|vou|se eu|ideal",
);
const REQUEST = phrase("{note:ask}|{put:ask}|cheguei");
const FOOD = phrase(
  "comprei|carne|arroz|feijao|frango|acucar|farinha|racao|queijo|batata|tomate|gastei|paguei|de (?:carne|frango|arroz)|comi|mercado",
);

/** Weight: "meu peso hoje é 81,4", "tô pesando 82", "acordei com 77,5 kg". */
export function measureBody(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (FIGURATIVE.test(keys) || FOOD.test(keys) || (WISHED.test(keys) && !REQUEST.test(keys))) return null;
  const mass = units.find(({ mention }) => mention?.kind === "quantity" && mention.measure === "mass")?.mention;
  const word = WEIGHT.exec(keys);
  const lone = mass?.kind === "quantity" && mass.value >= 30 && mass.value <= 300 && units.length <= 5;
  // "ganhei 1 kg, agora tô com 73"
  const after = word === null &&
    /^(?:(?:e|mas|agora|ja|hoje) )*(?:to|tava|cheguei|fui|fiquei) (?:com|a|em|nos|pra)/.test(keys) &&
    clause.previous !== undefined &&
    ABOUT_BODY.test(clause.previous.keys);
  if (word === null && !after && (mass === undefined || !(BODY.test(keys) || lone || LOST.test(keys)))) return null;
  const at = word?.index ?? Math.max(0, keys.indexOf("QTY"));
  const bare = amountsOf(clause).find(({ at: place, explicit }) => !explicit && units[place - 1]?.key !== "dia");
  const whole = mass?.kind === "quantity" ? mass.value : word === null && !after ? undefined : bare?.amount;
  const value = whole === undefined ? undefined : whole + gramsOf(clause) / 1000;
  // "perdi 2 kg" tells a difference, not a weight.
  if (CHANGE.test(keys) && (value === undefined || value < 25)) {
    return mass === undefined
      ? null
      : { metric: "weight", ask: "Que bom me contar! Quanto deu na balança?", at, score: 0.6 };
  }
  if (value !== undefined && value > 0 && value <= 500) {
    return { metric: "weight", value, unit: "kg", at, score: word === null ? 0.75 : 0.94, certain: true };
  }
  if (value !== undefined || /(?:TIME|MONEY)/.test(keys)) return null;
  const asked =
    /(?:^| )(?:me pesei|pesei|registra|anota|marca|lanca|registrar|anotar|subi na balanca)(?: |$)/.test(keys) &&
    units.length <= 8;
  return asked ? { metric: "weight", ask: "Que peso deu?", at, score: 0.62 } : null;
}

/** "81 e 200", "81 quilos e 200". */
function gramsOf({ units }: Clause): number {
  const at = units.findIndex(({ key }, index) => key === "e" && /^(?:NUM|QTY)$/.test(units[index - 1]?.key ?? ""));
  const grams = units[at + 1]?.mention;
  return at > 0 && (grams?.kind === "money" || grams?.kind === "number") && grams.amount >= 50 && grams.amount < 1000
    ? grams.amount
    : 0;
}
