import type { Sentence } from "./reading/read-sentences.ts";

const PRETEND =
  /^(?:(?:por favor|agora|entao|oi|ei|e|,) )*(?:finj|fing|faz de conta|faca de conta|imagin|suponh|vamos supor|digamos|aja|simul|escrev|cri[ea] |ger[ea] |traduz|corrij|corrig|reescrev|resum|invent|redij|me conta uma|conta uma|diga que|diz que|fala que|repita|repete|complet[ea] a frase|faca um|faz um|faca uma|faz uma|me ajuda a escrever|me ajude a escrever)/;
/** "esquece que eu …", "eu nunca disse que …": what follows is not said, it is taken back. */
const TAKEN_BACK =
  /^(?:(?:por favor|pode|quero que voce|e|,|agora|eu|voce) )*(?:(?:esquec|desaprend)(?:a|e|er)|(?:apag|delet|tir)(?:a|e|ue|ar)|(?:remov|exclu|elimin)(?:a|e|er|ir|ar|i)|nunca (?:disse|falei|contei)|nao (?:disse|falei|contei)|nao eh verdade|eh mentira)(?: (?:isso|o fato|d[ae] memoria|d[ae] sua memoria|te|pra voce))*(?: de)? que /;
/** "lembra que eu …", "anota aí: …" and the like lead in what is said. */
const LEAD =
  /^(?:(?:oi|ei|olha|por favor|entao|e|ah|me|pode|voce|consegue|quero que voce|queria que voce|so|pra|bom|,) )*?(?:lembr[ae]|lembrar|guard[ae]|guardar|grav[ae]|anot[ae]|anotar|salv[ae]|memoriz[ae]|registr[ae]|nao (?:se )?esquec[ae]|saiba|voce saber|constar|sua informacao|fica sabendo|fique sabendo|toma nota)(?: (?:ai|isso|bem|tambem|se|pra mim|uma coisa|por favor))*(?: de)?(?: ,| :)? ?(?:que |: |, )?/;

/**
 * A sentence without "anota aí:", "lembra que" before what it says; null when it is no statement: when it asks the assistant to
 * pretend, write, invent or forget something.
 */
export function spokenPart(sentence: Sentence): Sentence | null {
  const keys = sentence.words.map(({ key }) => key).join(" ");
  if (PRETEND.test(keys) || TAKEN_BACK.test(keys)) return null;
  const lead = LEAD.exec(keys);
  if (lead === null || lead[0].trim() === "") return sentence;
  const count = lead[0].trim().split(" ").length;
  return { ...sentence, words: sentence.words.slice(count) };
}
