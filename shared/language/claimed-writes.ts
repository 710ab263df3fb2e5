import { fold } from "./fold.ts";

/** Verbs for a write that the speaker has just done, folded: "registrei". "incluí" is left out, since it folds to "inclui". */
const DID = "registrei|anotei|salvei|guardei|gravei|apaguei|deletei|removi|marquei|criei|adicionei|cadastrei|" +
  "atualizei|corrigi|lancei|agendei|programei|alterei|inseri|computei|efetuei|quitei|transferi|mudei|dei baixa|" +
  "acabei de (?:registr|anot|salv|guard|grav|apag|delet|cri|adicion|cadastr|atualiz|agend|alter|marc|lanc|quit|mud)ar";
/** The participles of such verbs: "anotado", "salva". */
const DONE = "(?:registrad|anotad|salv|guardad|gravad|apagad|deletad|removid|criad|adicionad|cadastrad|atualizad|" +
  "corrigid|lancad|agendad|inserid|computad|efetuad|quitad|transferid)[oa]s?";
const FILLERS =
  "(?:(?:e ai|e|entao|ja|pronto|prontinho|ok|certo|beleza|blz|sim|isso|feito|perfeito|claro|opa|massa|boa|" +
  "show|combinado|tudo)[,!]? )*";
const PAST = "ontem|anteontem|antes|mais cedo|outro dia|aquele dia|naquele dia|da outra vez|daquela vez|" +
  "(?:da |na )?semana passada|(?:na|no) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|(?:no )?mes passado|" +
  "(?:no )?dia \\d{1,2}|ha (?:pouco|\\d+)|(?:ess[ae]|est[ae]|ness[ae]|nest[ae]) (?:semana|mes)|hoje cedo|da ultima vez";

/** Quoted text. It may be the draft of a message, in which "registrei" is said by the person. */
const QUOTED = /^[ \t]*>.*$|“[^“”\n]*”|"[^"\n]*"|«[^«»\n]*»/gm;
/** A question at the end of a claim that needs no answer: "anotei, tá?" */
const TAG_QUESTION = /,? (?:ta|ta bom|ok|viu|beleza|blz|tudo bem)\?$/;

const FIRST_PERSON = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DID})(?![\\p{L}\\p{N}])`, "u");
/** Before the verb: a negation, a relative clause, a doubt, another time, or "só" ("só anotei os 50" tells what is recorded). */
const NOT_NOW_BEFORE = new RegExp(
  "\\b(?:desfiz|nao|nada|nem|nunca|sem|jamais|ninguem|quase|talvez|acho que|" +
    `${PAST}|ate agora|ate aqui|quando|lembro|se)\\b|\\b(?:que|como|onde|quem|conforme|so)(?: eu)?(?: ja)?(?: te)? $`,
);
/** Directly behind the verb, or behind its pronoun: "registrei ontem os 40", "anotei isso no sábado", "salvei sim". */
const NOT_NOW_BEHIND = new RegExp(
  `^(?: (?:isso|isto|tudo|ele|ela|eles|elas|esse|essa|esses|essas))?(?: (?:sim|nada|nenhum[ao]?)\\b|,? (?:${PAST})\\b)`,
);
const RECALLED =
  /\b(?:lembra|lembro|mais cedo|ate agora|ate aqui|anteontem|outro dia|naquele dia|aquele dia|daquela vez)\b/;
const IS_NOW = "(?:esta|ta|estao|tao|ficou) (?:tudo )?";
const DONE_ALONE = new RegExp(
  `^(?:${FILLERS}(?:(?:(?:pronto|prontinho|feito|ok|beleza),? |agora (?:ja )?)${IS_NOW})?${DONE}|` +
    "(?:pronto,? )?(?:tudo )?feito)" +
    "(?: (?:aqui|ai|tambem|com sucesso|direitinho|n[ao]s? (?:su[ao]s?|seus?|tu[ao]s?) \\w+))*(?:$|[!.:,])",
);
const NOW_DONE = new RegExp(`\\bagora (?:ja )?${IS_NOW}${DONE}(?:$|[!.:,])`);
/** "deixei agendado" */
const LEFT_DONE = new RegExp(
  `^(?!.*\\b(?:nao|nada|nem|nunca|${PAST})\\b).*\\bdeixei ${DONE}(?:$|[!.:,])`,
);
const RECORD =
  "gasto|despesa|lancamento|transferencia|lembrete|nota|conta|divida|renda|registro|habito|filme|link|compra|pagamento";
const FOR_LATER = "(?:pra|para) (?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|o dia|as|\\d)";
const RECORD_DONE = new RegExp(
  `^${FILLERS}(?:(?:o|a|seu|sua) )?(?:${RECORD})(?: (?!que |nao |nada )[^ ,.!:]+){0,3}? (?:foi )?${DONE}` +
    `(?: com sucesso| aqui)?(?:$|[!.]| ${FOR_LATER})`,
);
const SUCCESS = new RegExp(`^(?!.*\\b(?:nao|nada|nenhum[ao]?|nem)\\b).* (?:foi|foram) ${DONE} com sucesso`);

/**
 * Whether the assistant's text says that it has just recorded something: "Anotado!", "Pronto, registrei os R$ 50." Not when it
 * denies, asks or quotes that, or tells it of an earlier time. In doubt the answer is false.
 */
export function claimsWrite(text: string): boolean {
  return foldedSentences(text).some((folded) => {
    const sentence = folded.replace(TAG_QUESTION, ".");
    if (sentence.endsWith("?")) return false;
    return claimsInFirstPerson(sentence) ||
      [DONE_ALONE, NOW_DONE, LEFT_DONE, RECORD_DONE, SUCCESS].some((claim) => claim.test(sentence));
  });
}

function claimsInFirstPerson(sentence: string): boolean {
  if (RECALLED.test(sentence)) return false;
  const verb = FIRST_PERSON.exec(sentence);
  if (verb === null) return false;
  // "não sei o nome, mas anotei os 50": a negation counts only in its own clause.
  const before = sentence.slice(0, verb.index).split(/[,;:] (?:mas|e|so que|entao) |, mas /).at(-1) ?? "";
  return !NOT_NOW_BEFORE.test(before) && !NOT_NOW_BEHIND.test(sentence.slice(verb.index + verb[0].length));
}

const WOULD_DO = "(?:registr|anot|salv|guard|grav|apagu|delet|cri|adicion|cadastr|atualiz|agend|program|alter)e|" +
  "remova|marque|corrija|lance|(?:te )?lembre";
const TO_DO =
  "(?:registr|anot|salv|guard|grav|apag|delet|cri|adicion|cadastr|atualiz|agend|program|alter|marc|lanc)ar|" +
  "remover|corrigir|te lembrar";
const DO = "anoto|registro|salvo|guardo|cadastro|marco|crio|agendo|lanco|apago|removo|atualizo|te lembro";
/** Before an offer, these words ask what to record. The question then needs a word as its answer, not a yes. */
const ASKED_FOR = new RegExp(
  "\\b(?:o que|qual|quais|quant[oa]s?|como|onde|quando|quem|por que|(?:em|de|pra|a) que|" +
    "que (?:dia|horas?|horario|data|valor|nome|categoria|mes))\\b[^,]*$",
);
const WOULD = new RegExp(`\\b(?:quer|gostaria|prefere) que eu (?:ja |tambem )?(?:${WOULD_DO})\\b`);
const MAY = new RegExp(`\\b(?:posso|devo|deixa eu)(?: ja| tambem)? (?:${TO_DO})\\b`);
const SHALL = new RegExp(
  `^${FILLERS}(?:eu )?(?:${DO})(?:\\?| (?:isso|ess[ae]s?|est[ae]s?|[oa]s?|r\\$|tudo|tambem|pra|para|aqui|mais|\\d))`,
);

/**
 * Whether the assistant's text offers a write: "Quer que eu registre?", "posso anotar?". Not when it asks what to record ("Qual
 * valor você quer que eu registre?") or offers anything else.
 */
export function offersWrite(text: string): boolean {
  const sentences = foldedSentences(text);
  return sentences.some((sentence, i) => {
    const asked = sentence.endsWith("?") ||
      /^(?:e so |me )?(?:diz|diga|dizer|responde|responda) (?:um |que )?sim\b/.test(sentences[i + 1] ?? "");
    if (!asked) return false;
    const offer = WOULD.exec(sentence) ?? MAY.exec(sentence);
    if (offer !== null) return !ASKED_FOR.test(sentence.slice(0, offer.index));
    return SHALL.test(sentence);
  });
}

/** The sentences of a text with their last mark: folded, and without emojis, emphasis, list marks and quoted text. */
function foldedSentences(text: string): string[] {
  return fold(text.replace(QUOTED, "…"))
    .replace(/\p{Extended_Pictographic}/gu, "\n")
    .replace(/[^\p{L}\p{N}\s.,!?;:()$%/'…-]/gu, "")
    .split(/(?<=[.!?…])\s+|\n/)
    .map((sentence) => sentence.replace(/[ \t]+/g, " ").replace(/^ ?(?:- )?/, "").trim())
    .filter((sentence) => sentence !== "");
}
