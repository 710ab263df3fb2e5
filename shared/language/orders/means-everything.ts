import { readReply } from "../commands/confirmation.ts";
import { meaningStems } from "../meaning-stems.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

/** "tudo", "os dois", "pras duas"; "tudo bem" and "todo dia" mean no list. */
const EVERYTHING = new RegExp(
  String
    .raw`\b(?:tudo(?! (?:bem|bom|certo|certinho|ok|joia|otimo)\b)|tod[oa]s(?! (?:[oa]s )?(?:dias|meses|anos|semanas|noites|vezes)\b)|` +
    String
      .raw`resto|amb[oa]s|(?:[oa]s|aos?|pr[oa]s|ess[ea]s|aquel[ea]s) (?:dois|duas|tres|quatro|cinco|seis|[2-9]|1\d|20))\b` +
    // "aqueles quatro de ontem", "os 3 que faltam"
    String.raw`(?: (?:de (?:ontem|hoje|antes|agora|cedo|cima)|que (?:falt|fic|sobr|est)[a-z]+|de novo|outra vez)\b)?`,
  "g",
);

/** Whether a clause means all that waits, and names nothing beside: "sim pra tudo", "pode registrar os dois". @param clause folded */
export function meansEverything(clause: string): boolean {
  const rest = clause.replace(EVERYTHING, " ");
  return rest !== clause && namesNothing(rest);
}

/** Whether a folded clause has no word and no figure that names something: "pode registrar", "isso, anota aí". */
export function namesNothing(clause: string): boolean {
  return !/\d/.test(clause) && meaningStems(clause).every((stem) => NAMELESS_STEMS.has(stem));
}

const THING =
  /^(?:so |inclusive |tambem |ate )?(?:[oa]s?|aos?|d[oa]s?|n[oa]s?|pr[oa]s?|aquel[ea]s?|ess[ea]s?|[\d.,]+)(?: \S+){1,4}$/;

/** Whether a clause beside a yes is only the name of a thing: "o de 50", "inclusive pro almoço". @param clause folded */
export function isThing(clause: string): boolean {
  return THING.test(clause);
}

/** Whether a sentence is "sim" or "pode sim", and nothing else: where nothing was asked since, only what waits can be meant. */
export function isPermission(sentence: string): boolean {
  return /\b(?:sim|pode|podes|pd)\b(?! (?:ser|crer?|apostar)\b)/.test(sentence) && readReply(sentence) === "confirm";
}
