import { fold } from "../fold.ts";

/** Words for a text that is to be kept: "relatório", "resumão", "fecha o mês num texto", "um histórico por escrito". */
const DOCUMENT =
  /\b(?:relator|resum|balanc|fech|document|apanhad|histori|retrospec|recapitul|panoram|levantament|compil|dossie|text|nota)[a-z]*|\bpor escrito\b/;

/** Whether words ask for a written document, by a word for one: "que dia, hein" does not. */
export function asksForDocument(words: string): boolean {
  return DOCUMENT.test(fold(words));
}
