import { fold } from "./fold.ts";

/**
 * What she says she has just done, folded: "registrei", "troquei", "pus". Any verb counts but those of {@link NO_WRITE}. "incluí" is left
 * out, since it folds to "inclui".
 */
const DID = "(?:acabei|acabo) de [a-z]+[aei]r|tomei nota|[a-z]{2,}ei|(?:remov|corrig|inser|transfer|divid|reun|abr)i|" +
  "pus|desfiz|refiz|dei baixa";
/** Verbs in the first person, and other words that end like them, that tell of no write: to read, think, feel, say or compose a text. */
const NO_WRITE = new RegExp(
  "^(?:(?:l|v|entend|perceb|escrev|resum|traduz|consegu)i|[a-z]*sei|hei|lei|rei|nao sei|voltei|" +
    "(?:pens|ach|olh|procur|busqu|encontr|verifiqu|chequ|consult|analis|revis|not|repar|lembr|fiqu|gost|ador|am|fal|cont|pergunt|" +
    "coment|mencion|expliqu|cit|tent|err|confund|engan|chegu|comec|us|consider|calcul|som|compar|imagin|esper|precis|" +
    "deix|acredit|and|continu|list|mont|prepar|separ|organiz|pesquis|sugest|estud|fech|par|tom|identifiqu|localiz|" +
    "acab|mostr|respond|disse|peg|torc|desej|sent|ajud|acompanh|aprend|baix|viv|entr|interpret|trat|dev)ei)$",
);
/** "registrarei" is to come; "tirei" and "zerei" only look like it. */
const TO_COME = /[aei]rei$/;
const LOOKS_TO_COME = /^(?:(?:re)?tirei|virei|alterei|gerei|recuperei|liberei|zerei|encerrei|numerei)$/;
/** The participles of verbs for a write, folded: "anotado", "salva", "registradinho". */
const DONE =
  "(?:(?:registrad|anotad|guardad|gravad|apagad|deletad|removid|criad|adicionad|cadastrad|atualizad|corrigid|lancad|" +
  "agendad|inserid|computad|efetuad|quitad|transferid|marcad|programad|excluid|incluid|cancelad|alterad|ajustad|trocad|" +
  "ativad|desativad|arquivad|acrescentad|remarcad|reagendad|adiad|zerad|concluid)(?:inh)?|salv|desfeit)[oa]s?";
const FILLERS =
  "(?:(?:e ai|e|entao|ja|pronto|prontinho|ok|certo|beleza|blz|sim|isso|feito|perfeito|claro|opa|massa|boa|" +
  "show|combinado|tudo)[,!]? )*";
const PAST = "ontem|anteontem|antes|mais cedo|outro dia|aquele dia|naquele dia|da outra vez|daquela vez|" +
  "(?:da |na )?semana passada|(?:na|no) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|(?:no )?mes passado|" +
  "(?:no )?dia \\d{1,2}|ha (?:pouco|\\d+)|(?:ess[ae]|est[ae]|ness[ae]|nest[ae]) (?:semana|mes)|hoje cedo|da ultima vez";

/** Quoted text. It may be the draft of a message, in which "registrei" is said by the person. */
const QUOTED = /^[ \t]*>.*$|“[^“”\n]*”|"[^"\n]*"|«[^«»\n]*»/gm;
/** A question at the end of a claim that needs no answer: "anotei, tá?" */
const TAG_QUESTION = /,? (?:ta|ta bom|ok|viu|beleza|blz|tudo bem|combinado|certo|ne|(?:que )?[a-z]+ ne)\?$/;
/** "corrigi o texto", "adicionei um parágrafo": what stands in the answer itself is no record. */
const IN_A_TEXT = new RegExp(
  "\\b(?:textos?|frases?|paragrafos?|e-?mails?|mensage(?:m|ns)|historias?|poemas?|codigos?|ideias?|titulos?|negrito|resumo|carta|" +
    "tom|lembrancas)\\b",
);

const FIRST_PERSON = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DID})(?![\\p{L}\\p{N}])`, "gu");
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
const IS_NOW = "(?:esta|ta|estao|tao|ficou|ficaram) (?:tudo )?";
const DONE_ALONE = new RegExp(
  `^(?:${FILLERS}(?:(?:(?:pronto|prontinho|feito|ok|beleza),? |agora (?:ja )?)${IS_NOW})?${DONE}|` +
    "(?:pronto,? )?(?:tudo )?feito)" +
    "(?: (?:aqui|ai|tambem|com sucesso|direitinho|n[ao]s? (?:su[ao]s?|seus?|tu[ao]s?) \\w+))*(?:$|[!.:,])",
);
const NOT_NOW = `(?!.*\\b(?:nao|nada|nem|nunca|nenhum[ao]?|${PAST})\\b)`;
const RECORD =
  "(?:gasto|despesa|lancamento|transferencia|lembrete|aviso|nota|anotacao|conta|divida|renda|registro|habito|filme|link|compra|" +
  "pagamento)s?|gastos|anotacoes|registros";
/** "deixei agendado", "o gasto foi registrado", "ficou salvo"; "a consulta ficou marcada" tells what others did. */
const HAPPENED = new RegExp(
  `^${NOT_NOW}(?:(?:.* )?deixei (?:tudo |isso )?|(?:.*, )?${FILLERS}(?:(?:[oa]s? |seus? |suas? )?(?:\\S+ )?(?:${RECORD})` +
    `(?: (?!que )[^ ,.!:]+){0,3}? |tudo |isso )?(?:foi|foram|ficou|ficaram) )${DONE}\\b`,
);
/** "prontinho, tá guardado"; "está registrado" without such a word may tell of what was so before. */
const NOW_SO = new RegExp(
  `^${NOT_NOW}(?:.* )?(?:pronto|prontinho|tudo certo|agora|pode deixar|combinado)\\b.* ${IS_NOW}${DONE}\\b`,
);
const FOR_LATER = "(?:pra|para) (?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|o dia|as|\\d)";
/** Words that make a participle part of another statement: "tenho 3 gastos anotados", "é um filme criado". */
const OTHER_TELLING =
  "tenho|tem|temos|ha|havia|voce|eu|seus|suas|ultim[oa]s?|que|nao|nada|nenhum[ao]?|sem|esta|ta|estao|e|sao|" +
  "foi|foram|ficou|era|estava|tinha";
/** "lembrete criado: dentista", "50 no mercado, anotado!" */
const THING_DONE = new RegExp(
  `^(?!e )${FILLERS}(?:(?!(?:${OTHER_TELLING}|${PAST})\\b)` +
    `[^\\s.!?;]+ ){1,6}?${DONE}(?:$|[!.:,]| (?:em|com|aqui)\\b| ${FOR_LATER})`,
);

/**
 * Whether the assistant's text says that it has just recorded something: "Anotado!", "Pronto, registrei os R$ 50." Not when it
 * denies, asks or quotes that, or tells it of an earlier time. In doubt the answer is false.
 */
export function claimsWrite(text: string): boolean {
  return foldedSentences(text).some((folded) => {
    const sentence = folded.replace(TAG_QUESTION, ".");
    if (sentence.endsWith("?") || IN_A_TEXT.test(sentence)) return false;
    return claimsInFirstPerson(sentence) ||
      [DONE_ALONE, HAPPENED, NOW_SO, THING_DONE].some((claim) => claim.test(sentence));
  });
}

function claimsInFirstPerson(sentence: string): boolean {
  if (RECALLED.test(sentence)) return false;
  return [...sentence.matchAll(FIRST_PERSON)].some(({ 0: verb, index }) => {
    if (NO_WRITE.test(verb) || TO_COME.test(verb) && !LOOKS_TO_COME.test(verb)) return false;
    // "não sei o nome, mas anotei os 50": a negation counts only in its own clause.
    const before = sentence.slice(0, index).split(/[,;:] (?:mas|e|so que|entao) |, mas /).at(-1) ?? "";
    return !NOT_NOW_BEFORE.test(before) && !NOT_NOW_BEHIND.test(sentence.slice(index + verb.length));
  });
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
    .map((sentence) => shorten(sentence.replace(/[ \t]+/g, " ").replace(/^ ?(?:- )?/, "").trim()))
    .filter((sentence) => sentence !== "");
}

/** In characters. A longer sentence is read at its beginning and its end: the patterns take time with the square of its length. */
const LONGEST_SENTENCE = 600;

function shorten(sentence: string): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence;
  const half = LONGEST_SENTENCE / 2;
  return `${sentence.slice(0, half)} … ${sentence.slice(-half)}`;
}
