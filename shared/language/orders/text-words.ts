// Words that tell that a text of somebody follows, or that the person wants something done with a text. They read folded sentences in
// which each mark is a word of its own (`plain` of `readSentences`).

function oneOf(alternatives: readonly string[]): string {
  return `(?:${alternatives.join("|")})`;
}

/** "e-mail", "mensagem", "print": something that somebody wrote and that can be pasted. */
const TEXT = oneOf([
  "emails?|e - mails?|mails?|mensage(?:m|ns)|msgs?|zap|zapzap|whats|whatsapp|wpp|sms|cartas?|prints?|bilhete|comunicado|circular",
  "notificacao|panfleto|posts?|postagem|tweet|textos?|frases?|trechos?|paragrafos?|letra(?= d[aeo] )|poema|poesia|verso|conversa|chat",
  "artigo|noticia|materia|anuncio|legenda|comentario|transcricao|respostas?",
]);
/** "isto", "o seguinte", "assim": they stand for the text that follows. */
const POINTER = "(?:isso|isto|assim|o seguinte|abaixo|a seguir)";
const WROTE =
  "(?:mandou|mandaram|enviou|enviaram|encaminhou|encaminharam|escreveu|escreveram|postou|postaram|publicou)";
const SAID = "(?:disse|disseram|falou|falaram|respondeu|responderam|perguntou|diz|dizia)";
const RECEIVED = "(?:recebi|recebemos|chegou|veio|achei|copiei|encontrei)";
/** Words in a sentence that already tells what the text says, or that goes on with something else. */
const GOES_ON = "(?:que|dizendo|falando|avisando|pedindo|cobrando|perguntando|sobre|e|mas|porque|pra|com|,)";
const REST_OF_CLAUSE = String.raw`(?: (?!${GOES_ON} )[^ \d]+){0,5}$`;

/** "olha o e-mail que recebi do banco", "letra da música": the sentence is nothing but the name of a text. */
const NAMES_TEXT = new RegExp(
  "^" + oneOf([
    "oi|olha|olhe|ve|veja|segue|eis|aqui|esta|esse|essa|este|esta|isso|isto|e|so|o|a|os|as|um|uma|outro|outra|meu|minha",
  ]) + `?(?: ?${oneOf(["ai|so|o|a|os|as|um|uma|ess[ea]|est[ea]|meu|minha|e|aqui"])})*(?:^| )${TEXT}` +
    String.raw`(?: (?!\S+[aei]?u\b|${GOES_ON} |e )[^ \d]+)?` +
    `(?: ${
      oneOf([
        String.raw`(?:d[aeo]s?|n[oa]s?|num|numa|pel[oa]|por) [^ ,\d]+(?: [^ ,\d]+)?`,
        `(?:que )?(?:me )?(?:recebi|recebemos|chegou|veio|${WROTE})`,
        "aqui|ai|abaixo|hoje|ontem|agora|del[ea]s?",
      ])
    })*$`,
);
/** "o Pedro mandou no zap", "recebi isto da escola" */
const TELLS_OF_TEXT = new RegExp(
  oneOf([
    String.raw`^(?!.*\b(?:eu|nao)\b).*\b${WROTE}(?: ${
      oneOf(["me|pra mim|aqui|hoje|ontem|agora|isso|isto|assim|o seguinte"])
    })*` +
    `(?: (?:n[oa]|por|pel[oa]|uma?|ess[ea]|est[ea]) (?:grupo|${TEXT})(?: d\\S+ \\S+)?)?$`,
    String.raw`\b${SAID} (?:assim|o seguinte)$`,
    String.raw`\b(?:li|vi) (?:isso|isto)\b${REST_OF_CLAUSE}`,
    String.raw`\b(?:li|vi) (?:n[oa]s?|num|numa) ${TEXT}\b${REST_OF_CLAUSE}`,
    String.raw`(?<!\bnao )\b${RECEIVED}\b(?=.* (?:isso|isto|${TEXT})\b)${REST_OF_CLAUSE}`,
  ]),
);
/** "meu filho escreveu isso, acredita?", "o que faz a mensagem abaixo": the next sentence is the text, whatever ends this one. */
const POINTS_TO_NEXT = new RegExp(
  oneOf([
    String.raw`\b${WROTE} ${POINTER}\b`,
    String.raw`\b${TEXT}\b.* (?:abaixo|a seguir)\b`,
    String.raw`\b(?:seguinte|proxim[oa]) ${TEXT}\b`,
    String.raw`^(?:como|que nem) (?:eu )?(?:digo|falo|escrevo)$`,
  ]),
);
/** "boa notícia: …", "uma notícia boa: …", "ah notícia: …": what the person tells themselves. */
const OWN_NEWS = /\b(?:(?:ah|boa|otima|ma|pessima) noticia|noticia (?:boa|otima|ma|ruim|pessima))\b/g;
const NAMES_SPEAKER_OR_TEXT = new RegExp(String.raw`\b${oneOf([TEXT, WROTE, SAID])}\b`);

/**
 * Whether a sentence introduces somebody's text.
 *
 * @param ending what stands behind it: a colon, the end of the line or only a full stop
 */
export function introducesText(plain: string, ending: "colon" | "line" | "stop"): boolean {
  if (POINTS_TO_NEXT.test(plain)) return true;
  if (ending === "colon") return NAMES_SPEAKER_OR_TEXT.test(plain.replace(OWN_NEWS, " "));
  return ending === "line" && (NAMES_TEXT.test(plain) || TELLS_OF_TEXT.test(plain));
}

const LANGUAGE = "(?:ingles|portugues|espanhol|frances|italiano|alemao|japones)";
/** What may stand around a verb whose object is the text beside it. */
const AROUND = oneOf([
  "pra|mim|por|favor|pfv|me|voce|pode|oi|agora|isso|isto|aqui|ai|abaixo|acima|tudo|o|a|os|as|ess[ea]s?|est[ea]s?|dess[ea]|dest[ea]",
  `seguinte|d[aeo]|pro|em|ao|que|recebi|mandaram|mandou|meu|minha|${LANGUAGE}|ortografia|gramatica|redacao|${TEXT}`,
]);
const WORKS_ON_TEXT = new RegExp(
  oneOf([
    `^(?:${AROUND} )*(?:traduz|traduza|traduzir|traducao)(?: ${AROUND})*$`,
    String.raw`\b(?:corrig(?:e|ir)|corrija|revis[ae]r?|melhor[ae]r?|reescrev(?:e|a|er)|reformul[ae]r?)\b.* ` +
    String.raw`${oneOf([TEXT, LANGUAGE, "ortografia|gramatica|redacao"])}\b`,
    String.raw`\b(?:resum[ae]|resumir|explic[ae]r?|interpret[ae]r?|analis[ae]r?)\b` +
    String.raw`(?:(?: ${oneOf(["pra mim|por favor|pfv|ai|aqui|isso|isto"])})*$| (?:\S+ ){0,3}${TEXT}\b)`,
    `\\b(?:o que (?:e|faz|significa|quer dizer|quis dizer|diz|(?:eu )?respondo)|como (?:eu )?respondo)(?: ${AROUND}| pra el[ea])*$`,
    String.raw`\bajud[ae]r? a responder (?:isso|isto|(?:\S+ )?${TEXT})\b`,
  ]),
);

/** Whether a sentence wants something done with the text beside it: "traduz pro inglês", "resume essa conversa", "o que é isso". */
export function asksToWorkOnText(plain: string): boolean {
  return WORKS_ON_TEXT.test(plain);
}
