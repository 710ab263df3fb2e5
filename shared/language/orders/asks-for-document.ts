import { fold } from "../fold.ts";
import { NEGATION } from "./fault-words.ts";

/** Words for a text that is to be kept: "relatório", "resumão", "um apanhado", "um histórico por escrito". */
const DOCUMENT =
  /\b(?:relator|resum|balanc|fechament|document|apanhad|histori|retrospec|recapitul|panoram|levantament|compil|dossie)[a-z]*|\bpor escrito\b|\bfech(?:a|e|ar) (?:o |a )?(?:meu |minha )?(?:mes|semana)\b/;
/** That it is wanted: a verb of making, a wish, or the word itself at the start ("resumão de agosto"). */
const WANTED = new RegExp(
  [
    String
      .raw`\b(?:faz|faca|fazer|faria|ger[ae]r?|mont[ae]r?|cri[ae]r?|prepar[ae]r?|escrev[ae]r?|mand[ae]r?|produz(?:ir)?|` +
    String.raw`fech[ae]r?|resum[aei]r?|salv[ae]r?|guard[ae]r?|deix[ae]r?)\b`,
    String
      .raw`\b(?:quero|queria|preciso|precisava|pode|poderia|consegue|tem como|da pra|me da|me de|pediu|gosto de ter)\b`,
    String.raw`^(?:um |o |meu )?(?:relator|resum|balanc|fechament|apanhad|retrospec)`,
  ].join("|"),
);

/** Whether words ask for a written document: "faz o relatório da semana". "Que dia, hein" and "não quero relatório" do not. */
export function asksForDocument(words: string): boolean {
  const folded = fold(words).trim();
  return DOCUMENT.test(folded) && WANTED.test(folded) && !NEGATION.test(folded);
}
