import { fold } from "../fold.ts";
import { NEGATION } from "./fault-words.ts";

/** Words for a text that is to be kept: "relatório", "resumão", "um apanhado", "um histórico por escrito". */
const DOCUMENT = new RegExp(
  String
    .raw`\b(?:relator|resum|balanc|fechament|document|apanhad|histori|retrospec|recapitul|panoram|levantament|compil|dossie)|` +
    String.raw`\bpor escrito\b|\bfech(?:a|e|ar) (?:o |a )?(?:meu |minha )?(?:mes|semana)\b`,
);
/** That it is wanted: a verb of making, a wish, or the word itself at the start ("resumão de agosto"). */
const WANTED = new RegExp(
  [
    String
      .raw`\b(?:faz|faca|fazer|faria|ger[ae]r?|mont[ae]r?|cri[ae]r?|prepar[ae]r?|escrev[ae]r?|mand[ae]r?|produz(?:ir)?|` +
    String.raw`fech[ae]r?|resum[aei]r?|salv[ae]r?|guard[ae]r?|deix[ae]r?)\b`,
    String
      .raw`\b(?:quero|queria|preciso|precisava|pode|poderia|consegue|tem como|da pra|me da|me de|pediu|gosto de ter)\b`,
    String
      .raw`^(?:um |o |meu )?(?:relator|resum|balanc|fechament|document|apanhad|retrospec|panoram|levantament|dossie|histori[a-z]+ p)`,
  ].join("|"),
);

/** What a document answers, though none is named: "como foi minha semana?", "o que eu levo pra consulta?", "me prepara pra consulta". */
const ANSWERED_BY_DOCUMENT = new RegExp(
  [
    String.raw`\bcomo (?:foi|esta|ta|anda|tem sido|ficou) (?:a |o )?(?:minha|meu|ess[ea]) (?:semana|mes)\b`,
    String.raw`\bo que (?:eu )?(?:\w+ )?(?:lev|mostr|cont|fal|dig|diz)[a-z]* .*\b(?:consulta|medic[oa]|doutora?)\b`,
    String.raw`\b(?:prepar|organiz|mont)[a-z]* .*\bconsulta\b`,
  ].join("|"),
);

/**
 * Whether words ask for a written document: "faz o relatório da semana", "como foi minha semana?". "Que dia, hein" and "não quero
 * relatório" do not.
 */
export function asksForDocument(words: string): boolean {
  const folded = fold(words).trim();
  return (DOCUMENT.test(folded) && WANTED.test(folded) || ANSWERED_BY_DOCUMENT.test(folded)) && !NEGATION.test(folded);
}
