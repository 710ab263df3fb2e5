import { phrase } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Unit } from "../reading/unit.ts";

/** Patterns for words around a fact that are not part of it: requests, times of day, courtesy, means of payment. */
export const NOISE = {
  request: phrase(
    "(?:(?:por favor|pode|poderia|consegue|quero|queria|gostaria de|preciso|vou|me|ai|la|ja|so|vai|voce) )*(?:{note:ask}|{mark:ask}|{put:ask}|da baixa|dar baixa)(?: (?:ai|la|pra mim|por favor|que|isso|um|uma|o|a|la|novo|nova|esse|essa|meu|minha|como|gasto|despesa|compra|aqui|no app|no sistema))*",
  ),
  courtesy: phrase(
    "por favor|obrigada|pra mim|ta bom|ok|beleza|valeu|se puder|viu|ne|amiga|querida|assistente|kk?|rs|haha|hehe|oi|ola|opa|ei|bom dia|boa tarde|boa noite|ufa|aff|nossa",
  ),
  moment: phrase(
    "(?<!cafe )(?:hoje |DATE )?(?:de|a|pela|na|da|essa|nessa|esta|dessa) (?:manha|tarde|noite|madrugada)(?: passada)?|(?:em|no|na|de|do|da|pro|pra|a) DATE(?: mesmo)?|DATE|agora(?: mesmo| ha pouco| pouco| de pouco)?|hoje(?: cedo)?|cedo|mais (?:cedo|tarde)|ha pouco|esse mes|desse mes|nesse mes|do mes|essa semana|nessa semana|esta semana|meio dia",
  ),
  payment: phrase(
    "(?:(?:no|na|em|de|do|pelo|com|via|usando|o|por|num|um) )?(?:meu )?(?:(?:cartao|cart)(?: de (?:credito|debito))?(?: (?:do|da) (?:nubank|inter|itau|c6|santander|bradesco))?|debito|credito|pix|dinheiro vivo|dinheiro|especie|vr|vale refeicao|vale alimentacao|a vista)",
  ),
  degree: phrase(
    "(?:a )?minha parte|so|apenas|mais ou menos|uns|umas|quase|tipo|cerca de|por volta de|mais|tambem|de novo|ja|cada(?: um| uma)?|total|no total|tudo|ao todo|inteiro|demais|pra caramba|caro|barato|embora|um total de|(?:ta|tava) caro",
  ),
} as const;

/** Words that are never the first or last word of a name. */
const EDGES =
  /^(?:a|o|as|os|um|uma|uns|umas|de|da|do|das|dos|em|no|na|nos|nas|num|numa|nuns|numas|com|pra|pro|pros|pras|por|pelo|pela|ao|e|que|foi|foram|era|eh|isso|esse|essa|ai|aqui|la|meu|minha|meus|minhas|me|eu|mais|so|tambem|ja|la|mas|nosso|nossa|ta|to|ali|ate|se|k|kk|rs|ne|viu|hein|haha|aff|ufa|nossa|gente|po|cara|mano|amiga|menina|amor|linda|querida|ok|beleza|obrigada|valeu|entao)$/;

const GOVERNS = /^(?:de|por|a|em|com|pra)$/;

/**
 * What is left of a clause, in the user's words, when known words and values are removed: "gastei 50 no mercado ontem" leaves
 * "mercado".
 *
 * @param noise patterns over the keys for what is removed, in addition to values and days
 */
export function leftover(clause: Clause, reading: Reading, noise: readonly RegExp[]): string {
  const dropped = new Set<number>();
  clause.units.forEach((unit, index) => {
    if (unit.inherited || (unit.mention !== undefined && unit.mention.kind !== "name")) dropped.add(index);
  });
  for (const pattern of noise) dropMatches(clause.units, pattern, dropped);
  // "de 22 na praia": a preposition goes together with its object.
  clause.units.forEach(({ key }, index) => {
    if (GOVERNS.test(key) && dropped.has(index + 1) && clause.units[index + 1]!.mention !== undefined) {
      dropped.add(index);
    }
  });
  const kept = clause.units.filter((_, index) => !dropped.has(index));
  while (kept.length > 0 && EDGES.test(kept[0]!.key)) kept.shift();
  while (kept.length > 0 && EDGES.test(kept.at(-1)!.key)) kept.pop();
  return write(kept, reading.text);
}

/** Adds the units that a pattern matches to `dropped`. An offset in the keys belongs to the unit that covers it. */
function dropMatches(units: readonly Unit[], pattern: RegExp, dropped: Set<number>): void {
  const keys = units.map(({ key }) => key).join(" ");
  for (const match of keys.matchAll(new RegExp(pattern.source, "g"))) {
    if (match[0] === "") continue;
    const from = match.index;
    const to = from + match[0].length;
    let offset = 0;
    units.forEach((unit, index) => {
      if (offset >= from && offset + unit.key.length <= to) dropped.add(index);
      offset += unit.key.length + 1;
    });
  }
}

/** The text of the units. Between neighbouring units it contains the original characters. */
function write(units: readonly Unit[], text: string): string {
  let result = "";
  let end = -1;
  for (const unit of units) {
    if (unit.start < end) continue;
    const gap = end < 0 ? "" : text.slice(end, unit.start);
    const joined = /^[\s'’/&+-]{1,3}$/.test(gap) ? gap : /^,\s*$/.test(gap) ? ", " : " ";
    result += (end < 0 ? "" : joined) +
      (unit.mention?.kind === "name" ? unit.mention.name : text.slice(unit.start, unit.end));
    end = unit.end;
  }
  return result.replace(/\s+/g, " ").trim();
}
