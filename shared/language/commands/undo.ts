import { readSentences, type Sentence } from "../sentences.ts";

const MAX_LENGTH = 400;
const UNDO = new RegExp(
  "^(?:(?:nao|ops|opa|errei|ah|ei|por favor|pfv|pode|consegue|quero|me|agora|eita)[\\s,.!]{1,3})*" +
    "(?:desfaz|desfaca|desfazer|desfas|desfz|reverte|reverter|reverta|undo|ctrl z|ctrl\\+z|volta atras|volte atras|" +
    "(?:apaga|remove|cancela|tira|exclui|deleta) (?:isso |o )?(?:que )?(?:voce |vc )?acab(?:ou|amos|ei) de " +
    "(?:registrar|anotar|salvar|gravar|guardar|fazer|lancar|marcar|criar|adicionar|cadastrar))" +
    "(?:[\\s,.!]{1,3}(?:isso|ai|essa?|esse|esta?|o|a|as|os|ultim[oa]s?|acao|alteracao|operacao|registro|gasto|" +
    "despesa|lancamento|coisa|que|voce|vc|fez|" +
    "fiz|anotou|registrou|agora|pra mim|por favor|pfv|ontem|hoje|de|que eu|eu|pagamento|mudanca|obrigad[ao]|valeu|tudo)){0,8}[\\s.!?]*$",
);

/** Whether a message only asks to undo what was just done. */
export function asksToUndo(folded: string): boolean {
  return folded.length <= MAX_LENGTH && UNDO.test(folded.trim());
}

/** Words that ask to take something back, anywhere in a sentence. */
const TAKES_BACK = new RegExp(
  String.raw`\b(?:desfa[zs]|desfaca|desfazer|undo|revert(?:e|er|a)|volt(?:a|e|ar) (?:atras|como era)|` +
    String.raw`me arrependi|arrependid[ao]|tir(?:a|e|ar)|apag(?:a|ue|ar)|remov(?:e|a|er)|cancel(?:a|e|ar)|` +
    String.raw`exclu(?:i|a|ir)|delet(?:a|e|ar)|anul(?:a|e|ar)|retir(?:a|e|ar)|esquec(?:e|er)|esqueca)\b|` +
    String.raw`\bnao era (?:pra )?(?:ter )?(?:registr|anot|guard|salv|marc|lanc|cadastr|cri)\w*`,
  "g",
);
/** Before those words in the same clause: they are negated, only considered, or somebody else's. */
const NOT_MEANT =
  /\b(?:nao|nem|nunca|sem|se|caso|quando|talvez|acho|sera|depois|ele|ela|disse|falou|pediu|mandou|como|por que)\b/;

/**
 * Whether the quote asks to take something back, whatever else the message says: "oxe, não era pra guardar senha, desfaz só
 * essa". A reason or a joke next to it does not matter, since a mistake costs little: what was taken back can be recorded again.
 *
 * @param quote must stand word for word in `text`
 */
export function asksToTakeBack(text: string, quote: string): boolean {
  const sentences = readSentences(text.slice(0, 4000));
  const quotedParts = readSentences(quote).map(({ plain }) => plain);
  const holds = ({ plain }: Sentence, part: string) => ` ${plain} `.includes(` ${part} `);
  const isVerbatim = quotedParts.length > 0 &&
    quotedParts.every((part) => sentences.some((sentence) => holds(sentence, part)));
  return isVerbatim &&
    sentences.some((sentence) => quotedParts.some((part) => holds(sentence, part)) && takesBack(sentence));
}

function takesBack({ plain, isQuestion, words }: Sentence): boolean {
  if (words.some(({ isQuoted }) => isQuoted)) return false;
  return [...plain.matchAll(TAKES_BACK)].some(({ index, 0: verb }) => {
    const clauseBefore = plain.slice(0, index).split(/ , | : | mas | e /).at(-1)!;
    if (NOT_MEANT.test(clauseBefore) || /^ nao\b/.test(plain.slice(index + verb.length))) return false;
    return !isQuestion || /\b(?:pode|consegue|da pra|tem como)\b/.test(clauseBefore);
  });
}
