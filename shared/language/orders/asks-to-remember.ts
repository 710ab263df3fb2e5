import { fold } from "../fold.ts";

const OPENERS = String.raw`(?:(?:por favor|pfv?|entao|mas|e|agora|isso|ah|ok|olha|so)[\s,]+)*`;
const VERB = String
  .raw`(?:lembr[ae]|memoriz[ae]|nao (?:se )?esquec[ae]|guard[ae]|anot[ae]|grav[ae])(?:[- ]se)?(?: ai)?`;
const WISH = String
  .raw`(?:quero|queria|preciso|pode) (?:que )?(?:voce |vc )?(?:lembr|memoriz|guard|anot|grav)(?:a|e|ar)(?:[- ]se)?`;
const OBJECT = String.raw`(?:(?:de )?que|dis[st]o|is[st]o|na memoria)\b`;
/** "lembra que sou alérgica", "guarda isso na memória", "quero que você lembre disso". */
const ORDER = new RegExp(String.raw`(?:^|[,;:]\s*)${OPENERS}(?:${VERB}|${WISH}) ${OBJECT}`);
/** "lembra que eu te falei do Zé": asks whether the other one remembers. */
const RECALLS = /\blembr[ae] que (?:eu )?(?:ja )?(?:te |lhe )?(?:falei|contei|disse|comentei)\b/;

/** Whether a message tells the assistant in so many words to keep something in memory. A question does not. */
export function asksToRemember(message: string): boolean {
  return fold(message).split(/(?<=[.!?])\s+|\n/).some((sentence) =>
    !sentence.trimEnd().endsWith("?") && ORDER.test(sentence) && !RECALLS.test(sentence)
  );
}
