import type { Clause } from "../reading/read-message.ts";
import { phrase, phrases } from "../language/phrase.ts";
import { amountsOf } from "./amounts.ts";
import type { Measured } from "./measured.ts";
import { measureCustom, measureExercise, measureWater } from "./measure-intake.ts";

const PATTERNS = phrases({
  BODY: "to|tava|acordei|cheguei|estou|voltei|bati|fiquei|hoje|DATE|deu|marcou|amanheci|na balanca|agora|^",
  FIGURATIVE:
    "na consciencia|nas costas|peso (?:de|da|do|morto|na|nas|pra|leve|pesado)(?! (?:hoje|DATE|ontem))|pesei (?:os|as|na mao|minhas|prós|o arroz|a carne)|levantei|supino|agachamento|carga|halter|mala|pesei bem",
  CHANGE:
    "perdi|ganhei|emagreci|engordei|eliminei|menos|mais|faltam?|perder|ganhar|emagrecer|engordar|aumentei|diminui|subiu|desceu|caiu|baixou|baixei|sequei",
  WISHED: "quero|queria|gostaria|meta|objetivo|preciso|chegar (?:a|aos|em|nos)|pretendo|sonho|vou|se eu|ideal",
  FOOD:
    "comprei|carne|arroz|feijao|frango|acucar|farinha|racao|queijo|batata|tomate|gastei|paguei|de (?:carne|frango|arroz)|comi|mercado",
  SLEPT:
    "(?:fui )?(?:deitei|deitar) TIME|^(?:eu |hoje |DATE )*(?:acordei|levantei) TIME$|(?:essa|ultima|nessa) noite(?: [a-z]+){0,3} TIME|{sleep:did}|a gente dormiu|(?:consegui|deu pra|acabei de|so deu pra|pude|fui) dormir|(?:consegui|deu pra|pude) descansar(?: [a-z]+){0,3} TIME|(?:tive|foram|so|deram|deu|registra|anota|de|bati|com) (?:[a-z]+ )?(?:[a-zA-Z]+ )?(?:de )?(?:{@sleep})|{@sleep}|dormid[oa]s?|noite de TIME|TIME de (?:sono|noite)|cochilei|tirei um cochilo|(?:apaguei|desmaiei|descansei)(?: [a-z]+){0,3} TIME",
  BADLY: "mal|muito mal|pessimo|pessimamente|picado|quase nada|pouco|super mal|horrivelmente|acordando|interrompido",
  NOT:
    "no ponto|no sofa|em cima|com o barulho|problema|questao|dormir fora|nao dormi(?! (?:nada|quase nada|direito|bem|muito|legal|praticamente)(?: [a-zA-Z]+)* TIME)|apaguei (?:a|o|as|os|tudo|meu|minha|uma|um|sem|aquele|aquela|esse|essa)|horas? acordad[oa]",
  STATED:
    "eh|ta|tava|foi|era|nota|em|hoje|DATE|ficou|anda|acordei|to|com|de|meu|minha|dia|{note:ask}|{put:ask}|la embaixo|la em cima|um|uns|so|mais ou menos|quase",
  WORDS:
    "otimo|otima|excelente|maravilhoso|maravilhosa|bom|boa|mais ou menos|regular|medio|media|ruim|pessim[oa]|horrivel|alt[oa]|baix[oa]|zerad[oa]|la embaixo|la em cima|no chao|lixo|mal|bem|melhor|pior",
});

const WEIGHT = phrase("{@weight}|me pesar|me pesei|{weigh:did}|{weigh:doing}|pesava|peso|pesagem");
const ABOUT_BODY = phrase("emagreci|engordei|ganhei QTY|perdi QTY|peso|{weigh:did}|balanca");
const LOST = phrase("(?:perdi|ganhei|emagreci|engordei|eliminei|sequei) (?:[a-z]+ )?QTY");
const REQUEST = phrase("{note:ask}|{put:ask}|cheguei");

/** Weight: "meu peso hoje é 81,4", "tô pesando 82", "acordei com 77,5 kg". */
function measureBody(clause: Clause): Measured | null {
  const { keys, units } = clause;
  if (
    PATTERNS.FIGURATIVE.test(keys) || PATTERNS.FOOD.test(keys) || (PATTERNS.WISHED.test(keys) && !REQUEST.test(keys))
  ) {
    return null;
  }
  const mass = units.find(({ mention }) => mention?.kind === "quantity" && mention.measure === "mass")?.mention;
  const word = WEIGHT.exec(keys);
  const lone = mass?.kind === "quantity" && mass.value >= 30 && mass.value <= 300 && units.length <= 5;
  // "ganhei 1 kg, agora tô com 73"
  const after = word === null &&
    /^(?:(?:e|mas|agora|ja|hoje) )*(?:to|tava|cheguei|fui|fiquei) (?:com|a|em|nos|pra)/.test(keys) &&
    clause.previous !== undefined &&
    ABOUT_BODY.test(clause.previous.keys);
  if (word === null && !after && (mass === undefined || !(PATTERNS.BODY.test(keys) || lone || LOST.test(keys)))) {
    return null;
  }
  const at = word?.index ?? Math.max(0, keys.indexOf("QTY"));
  const bare = amountsOf(clause).find(({ at: place, explicit }) => !explicit && units[place - 1]?.key !== "dia");
  const value = mass?.kind === "quantity" ? mass.value : word === null && !after ? undefined : bare?.amount;
  // "perdi 2 kg" is a difference and not a weight.
  if (PATTERNS.CHANGE.test(keys) && (value === undefined || value < 25)) {
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

const WELL = phrase("bem|muito bem|otimo|super bem|pesado|profundo|feito pedra|como pedra|igual pedra|tranquila?");

const WOKE_AT = phrase("(?:acordei|levantei|despertei) TIME");

/** Sleep in hours: "dormi 7h30", "dormi mal, só 5 horas", "tive 6h de sono". */
function measureSleep(clause: Clause): Measured | null {
  const { keys, units } = clause;
  const slept = PATTERNS.SLEPT.exec(keys);
  if (slept === null || PATTERNS.NOT.test(keys)) return null;
  // "acordei 6h com sono" has a time of day.
  if (WOKE_AT.test(keys) && !/dorm|deit|capot|apag/i.test(clause.plain)) return null;
  const time = units.find(({ mention }) => mention?.kind === "time")?.mention;
  const bare = amountsOf(clause).find(({ explicit, at, amount }) =>
    !explicit && amount > 0 && amount <= 24 && units[at - 1]?.key !== "dia"
  );
  const hours = time?.kind === "time" ? Math.round(time.minutes / 60 * 100) / 100 : bare?.amount;
  const badly = PATTERNS.BADLY.exec(keys);
  const note = badly ? `dormi ${badly[0]}` : WELL.test(keys) && hours !== undefined ? "dormi bem" : undefined;
  const told = { metric: "sleep" as const, at: slept.index, ...(note === undefined ? {} : { note }) };
  // "acordei 6h e dormi 23h" has times of day.
  if (hours !== undefined && hours <= (/acordei|levantei|deitei/.test(`${clause.previous?.keys} ${keys}`) ? 14 : 24)) {
    return { ...told, value: hours, unit: "h", score: 0.93 };
  }
  if (hours !== undefined && hours > 24 || /(?:QTY|MONEY)/.test(keys)) return null;
  const done = /(?:dormi|capotei|cochilei|dormimos)/.test(keys) && units.length <= 7;
  const requested = /(?:registra|anota|marca|lanca|registrar|anotar) (?:o |meu |minhas |as )?(?:sono|horas)/.test(keys);
  return done || requested ? { ...told, ask: "Quantas horas você dormiu?", score: 0.58 } : null;
}

const MOOD = phrase("{@mood}");
const ENERGY = phrase("{@energy}");
const FEELING = phrase("me sentindo|me sinto|me senti|to sentindo|to|dia nota|meu dia|hoje (?:eh|foi|ta) nota");
/** A rating: "8 de 10", "nota 8", "8/10". */
const RATING = /(?:nota|NUM (?:de|em|sobre|barra) NUM|NUM NUM(?= |$)|NUM pontos)/;

const ENERGY_VERB = phrase("gastei|gasta|perdi|economi[a-z]+|conta|luz|eletrica|solar");

/** Mood and energy, 1 to 10: "meu humor tá 7", "energia 4 hoje", "tô me sentindo 8 de 10". */
function measureScale(clause: Clause): Measured | null {
  const { keys } = clause;
  const mood = MOOD.exec(keys);
  const energy = ENERGY_VERB.test(keys) ? null : ENERGY.exec(keys);
  const topic = mood ?? energy;
  const feeling = topic === null && RATING.test(keys) ? FEELING.exec(keys) : null;
  if (topic === null && feeling === null) return null;
  const metric = mood !== null || topic === null ? "mood" : "energy";
  const at = (topic ?? feeling)!.index;
  const [first] = amountsOf(clause).filter(({ at: place }) =>
    clause.units[place - 1]?.key !== "dia" && !isRange(clause, place)
  );
  if (first !== undefined && first.amount >= 1 && first.amount <= 10 && !first.explicit) {
    return { metric, value: first.amount, at, score: topic === null ? 0.7 : 0.93 };
  }
  if (topic === null || first !== undefined || /(?:QTY|TIME|MONEY)/.test(keys)) return null;
  const described = PATTERNS.STATED.test(keys) && PATTERNS.WORDS.test(keys) && clause.units.length <= 9;
  const requested = /(?:^| )(?:anota|registra|marca|lanca|coloca|registrar|anotar)(?: |$)/.test(keys);
  if (!described && !requested) return null;
  const ask = metric === "mood"
    ? "De 1 a 10, que nota você dá pro seu humor?"
    : "De 1 a 10, que nota você dá pra sua energia?";
  return { metric, ask, at, score: 0.62 };
}

/** Whether a number is a limit of the scale: "de 0 a 10". */
function isRange({ units }: Clause, at: number): boolean {
  const [before, after] = [units[at - 1]?.key, units[at + 1]?.key];
  if ((before === "de" || before === "entre") && /^(?:a|ate|e)$/.test(after ?? "") && units[at + 2]?.key === "NUM") {
    return true;
  }
  return /^(?:a|ate|e)$/.test(before ?? "") && units[at - 2]?.key === "NUM" &&
    /^(?:de|entre)$/.test(units[at - 3]?.key ?? "");
}

/** In the order of how clear their words are: in "humor 5, dormi mal", the noun is clearer than the verb. */
export const MEASURES: readonly ((clause: Clause) => Measured | null)[] = [
  measureScale,
  measureBody,
  measureSleep,
  measureWater,
  measureCustom,
  measureExercise,
];
