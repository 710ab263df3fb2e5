import { fold } from "../text/fold.ts";

const LONGEST = 60;
const ASKS_BACK =
  /^(?:(?:oi|ue|uai|hein|ah|mas|ei|nossa)[ ,]*)?(?:como assim|(?:que|qual) (?:e (?:a |o )?|a |o )?(?:duvida|pergunta|diferenca|cert[oa])|(?:por que|porque|pq|por q)(?: (?:voce|vc))?(?: (?:pergunt\w+|quer saber|ta perguntando))?(?: isso)?|(?:quando|onde)(?: (?:foi )?que)?(?: eu)? (?:disse|falei|contei)(?: isso)?|(?:eu )?(?:disse|falei|contei) isso|(?:o )?que(?: foi que)? (?:eu )?(?:disse|falei|contei)|de onde (?:voce |vc )?tirou isso|(?:nao|n|num) entendi(?: (?:a pergunta|nada))?|explica(?: (?:melhor|isso))?|mudou (?:o que|oque|onde)|o que mudou|(?:hein|oi|ue)(?=[ !.…]*\?))[ ?!.…]*$/;

/** Whether a reply asks what a question meant, instead of answering it: "como assim?", "quando eu disse isso?" */
export function asksBack(text: string): boolean {
  return text.length <= LONGEST && ASKS_BACK.test(fold(text).trim());
}
