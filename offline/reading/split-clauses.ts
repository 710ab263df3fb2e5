import { keysOf, type Unit } from "./unit.ts";
import { readExpenseCategory } from "./expense-category.ts";
import { isVerb, verbLexicon } from "../language/verb-lexicon.ts";

/** Patterns over keys for words of courtesy at the beginning (`lead`) and at the end (`tail`). */
const COURTESY = {
  lead:
    /^(?:(?:oi|oii|ola|ei|opa|hey|alo|eai|amiga|amigo|miga|mana|mano|menina|gente|querida|querido|linda|lindo|amor|flor|bem|mulher|moca|assistente|por favor|bom dia|boa tarde|boa noite|olha|olha so|ah|oh|entao|bom|nossa|aff|ufa|poxa|po|cara|kk?|rs|haha|hehe|eita|vish|ixi|tipo|beleza|ok|certo|obrigada|valeu|desculpa|licenca)(?: |$))+/,
  tail:
    /(?:(?:^| )(?:por favor|obrigada|valeu|kk?|rs|rsrs|haha|hehe|ahah|viu|ne|hein|aff|ufa|poxa|beijos?|tmj|se puder|quando puder|pode ser|blz|beleza|ok))+$/,
  /** A whole part of a message that only asks for agreement: "…, tá bom?". */
  assent:
    /^(?:(?:ta bom|ta ok|ta certo|ta|certo|combinado|fechado|pode ser|tudo bem|ok|beleza|viu|ne|por favor|sim|entendeu|sacou)(?: |$))+$/,
} as const;

/** Whether a part of a message consists of courtesy only. */
function isCourtesy(units: readonly Unit[]): boolean {
  const keys = units.map(({ key }) => key).join(" ");
  return COURTESY.assent.test(keys) || COURTESY.lead.exec(keys)?.[0] === keys || COURTESY.tail.exec(keys)?.[0] === keys;
}

/** Removes courtesy from both ends of a part of a message. A part that consists of courtesy only stays as it is. */
function trimCourtesy(units: readonly Unit[]): Unit[] {
  const rest = drop(units, COURTESY.lead, false);
  return drop(rest, COURTESY.tail, true);
}

function drop(units: readonly Unit[], pattern: RegExp, fromEnd: boolean): Unit[] {
  const keys = units.map(({ key }) => key).join(" ");
  const match = pattern.exec(keys);
  if (match === null) return [...units];
  const count = match[0].trim().split(" ").length;
  if (count >= units.length) return [...units];
  return fromEnd ? units.slice(0, -count) : units.slice(count);
}

/** The units of a clause and the punctuation mark that ended it. */
export interface Segment {
  units: Unit[];
  end: string;
}

const METRIC = /^(?:peso|humor|energia|sono|agua|disposicao|astral|pique)$/;
const MARKS = /^[.!?;,\n+…]$/;
const LINKS = new Set(["e", "mas", "porem", "depois", "ai", "entao", "so"]);
const VALUES = new Set(["MONEY", "NUM", "TIME", "QTY"]);
const QUESTION = /^(?:quanto|quanta|quantos|quantas|qual|quais|cade|quem|onde|quando|como)$/;
/** The beginning of a part that continues the clause before it. */
const CONTINUES =
  /^(?:(?:(?:eu )?ja )?(?:paguei|quitei|ta pag[oa]|foi pag[oa]|pagamos)(?: (?:agora|hoje|DATE|ja|cedo|tudo|no pix|no cartao|no debito|direitinho))*$|(?:que |ele |ela )?(?:vence|vencendo|vencem|venceu|cai) |todo (?:dia|mes)|toda (?:segunda|semana)|por mes|por semana|mensal|(?:qual|como|quem|quando) eh(?: mesmo)?$|sabe$|nao (?:NUM|QTY|TIME|MONEY)$|em NUM x|NUM x|NUM vezes|NUM parcelas|NUM prestacoes|em NUM (?:vezes|parcelas)|(?:de |a |por )?(?:NUM|MONEY) cada|(?:eu )?(?:parcelei|dividi|parcelamos|parcelad[oa]|dividid[oa]|deu|ficou|saiu|vai ser)(?: (?:tudo|isso|el[ea]|em ate))* (?:em )?NUM (?:x|vezes|parcelas)|sem juros|no (?:cartao|pix|debito|credito)$|acho$|por favor|obrigada|cada|por dia|por noite|de novo|o? ?certo (?:eh|era)|(?:corrige|corrija|muda|arruma|conserta|edita|atualiza|anota|registra|marca|lanca|apaga|tira|remove|deleta|exclui|guarda|salva)(?: (?:la|ai|isso|pra mim|por favor|aqui|pf|o|a|ess[ea]|ultim[oa]|registro|el[ea]|fora))*$|(?:na verdade|era|eram|eh) (?:pra ser |pra )?(?:NUM|QTY|TIME|MONEY))/;
/** A condition, which belongs together with the clause after its comma: "se eu durmo mais, meu humor sobe?". */
const CONDITION =
  /^(?:(?:e|mas|tipo|oi) )*(?:se (?:eu|a gente)|quando (?:eu )?|quanto mais|sempre que|nos dias (?:em )?que|caso eu) ?/;
/** A part that only says an amount: "almocei fora, deu 38". */
const ONLY_COST =
  /^(?:(?:que|me|no|total|tudo|isso|ele|ela|e) )*(?:foi|foram|deu|deram|ficou|ficaram|saiu|sairam|custou|custaram|paguei|gastei|fica|eh|veio|fiz(?: NUM (?:km|quilometros))?|fiquei|durou|demorou|(?:eu )?(?:tava|to|ta|marcou|mostrou)(?: com| em| pesando)?)(?: (?:por|em|uns|umas|so|tudo|me|caro|quase|mais ou menos|no total|no|total))* (?:MONEY|NUM|QTY|TIME)(?: (?:no total|tudo|total|ao todo|cada(?: um| uma)?|no pix|no cartao|no debito|(?:de |a |pela )?(?:manha|tarde|noite)|cedo|DATE|hoje))*$/;

/** Splits a message where a new statement or question begins. A part that cannot stand alone is joined to its neighbour. */
export function splitClauses(units: readonly Unit[]): Segment[] {
  const segments: Segment[] = [];
  let waiting: Unit[] = [];
  const parts = cut(units);
  const matter = parts.filter(({ units: own }) => !isCourtesy(own));
  for (const segment of matter.length > 0 ? matter : parts) {
    const own = [...waiting, ...segment.units];
    waiting = [];
    const previous = segments.at(-1);
    if (previous !== undefined && belongsTo(previous, own)) {
      previous.units.push(...own);
      previous.end = previous.end === "?" ? "?" : segment.end;
    } else if (hasHead(own) || segment.end === "" || /[.!?\n…]/.test(segment.end)) {
      segments.push({ units: own, end: segment.end });
    } else {
      waiting = own;
    }
  }
  if (waiting.length > 0) segments.push({ units: waiting, end: "" });
  return segments;
}

/** Splits at punctuation and linking words. Punctuation is dropped; a linking word stays with the part that follows it. */
function cut(units: readonly Unit[]): Segment[] {
  const parts: Segment[] = [];
  let current: Unit[] = [];
  units.forEach((unit, index) => {
    if (MARKS.test(unit.key) || isDash(units, index)) {
      if (current.length > 0) parts.push({ units: current, end: unit.key });
      else if (unit.key === "?" && parts.length > 0) parts.at(-1)!.end = "?";
      current = [];
    } else if (LINKS.has(unit.key) && current.length > 0 && startsAnew(units, index)) {
      parts.push({ units: current, end: "," });
      current = [unit];
    } else if (/^[A-Za-z]/.test(unit.key)) {
      current.push(unit);
    }
  });
  if (current.length > 0) parts.push({ units: current, end: "" });
  return parts.map(({ units: own, end }) => ({ units: trimCourtesy(own), end })).flatMap(cutMissingCommas);
}

/** Splits where a comma is missing: before the next act ("gastei 30 na padaria bebi 1 litro") or list item ("humor 7 energia 6"). */
function cutMissingCommas({ units, end }: Segment): Segment[] {
  const parts: Segment[] = [];
  let current: Unit[] = [];
  units.forEach((unit, index) => {
    const before = units[index - 1];
    const next = units[index + 1];
    if (before !== undefined && next !== undefined && beginsAnew(current, before, unit, next)) {
      parts.push({ units: current, end: "," });
      current = [];
    }
    current.push(unit);
  });
  return [...parts, { units: current, end }];
}

function beginsAnew(current: readonly Unit[], before: Unit, unit: Unit, next: Unit): boolean {
  if (/^(?:que|nao|nem|se|eu|ja|e|mas|ai|me|so|quando|como|a|o|de)$/.test(before.key)) return false;
  if (isPastAct(unit.key)) {
    return current.length >= 2 && current.some(({ key }) => isPastAct(key)) && !CHAINED.test(before.key);
  }
  const listed = current.length >= 2 && current.length <= 4 && VALUES.has(before.key) && isThing(current[0]!.key);
  if (listed && isThing(unit.key)) return VALUES.has(next.key);
  const amount = unit.key === "NUM" || unit.key === "MONEY";
  return amount && /^(?:de|no|na|com)$/.test(next.key) && isThing(before.key) && hasValue(current);
}

/** First verbs of an act with two verbs: "fui comprei", "voltei tomei". */
const CHAINED = /^(?:fui|vim|voltei|sai|cheguei|acabei|peguei|resolvi|decidi|consegui)$/;

/** Whether a word is a first-person past form and nothing else. */
function isPastAct(key: string): boolean {
  const readings = verbLexicon.read(key);
  return readings.length > 0 && readings.every(({ tense }) => tense === "did");
}

/** Whether a word names something that is bought or measured. */
function isThing(key: string): boolean {
  return METRIC.test(key) || (/^[a-z]{3,}$/.test(key) && !isVerb(key) && readExpenseCategory(key) !== null);
}

function isDash(units: readonly Unit[], index: number): boolean {
  if (!/^[-–—/]$/.test(units[index]!.key)) return false;
  return units[index - 1]?.end !== units[index]!.start;
}

/** Whether a new part begins at a linking word: with "só" only before "que", with "aí" and "então" only before a verb. */
function startsAnew(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1];
  if (next === undefined || MARKS.test(next.key)) return false;
  if (units[index]!.key === "so") return next.key === "que";
  if (units[index]!.key === "ai" || units[index]!.key === "entao") return isVerb(next.key);
  return true;
}

function belongsTo(previous: Segment, units: readonly Unit[]): boolean {
  if (/[.!\n…]/.test(previous.end) && !isOnlyValue(units)) return false;
  if (previous.end === "?") return !hasHead(units);
  if (!hasHead(units)) return true;
  if (CONDITION.test(keysOf(previous.units)) && previous.end === ",") return true;
  const keys = keysOf(units).replace(/^(?:e|mas|que) /, "");
  if (CONTINUES.test(keys)) return true;
  if (hasValue(previous.units)) return false;
  return ONLY_COST.test(keys) ||
    (hasValue(units) && !hasVerb(units) && (hasVerb(previous.units) || isOnlyValue(units)));
}

function isOnlyValue(units: readonly Unit[]): boolean {
  return hasValue(units) && units.length <= 3 && !hasVerb(units);
}

function hasHead(units: readonly Unit[]): boolean {
  return hasValue(units) || hasVerb(units) || units.some((unit) => QUESTION.test(unit.key));
}

function hasValue(units: readonly Unit[]): boolean {
  return units.some((unit) => VALUES.has(unit.key));
}

function hasVerb(units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    // After a preposition or article a verb form is a noun or a complement: "pra comprar", "o gasto".
    if (/^(?:pra|de|o|a|os|as|um|uma|meu|minha|do|da|sem)$/.test(units[index - 1]?.key ?? "")) return false;
    return isVerb(unit.key);
  });
}
