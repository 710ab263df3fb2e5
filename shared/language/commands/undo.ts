import { readSentences } from "../sentences.ts";

const MAX_LENGTH = 400;
const UNDO = new RegExp(
  "^(?:(?:nao|ops|opa|errei|ah|ei|por favor|pfv|pode|consegue|quero|me|agora|eita)[\\s,.!]{1,3})*" +
    "(?:desfaz|desfaca|desfazer|desfas|desfz|reverte|reverter|reverta|undo|ctrl z|ctrl\\+z|volta atras|volte atras|" +
    "(?:apaga|remove|cancela|tira|exclui|deleta) (?:isso |o )?(?:que )?(?:voce |vc )?acab(?:ou|amos|ei) de (?:registrar|anotar|salvar|gravar|guardar|fazer|lancar|marcar|criar|adicionar|cadastrar))" +
    "(?:[\\s,.!]{1,3}(?:isso|ai|essa?|esse|esta?|o|a|as|os|ultim[oa]s?|acao|alteracao|operacao|registro|gasto|despesa|lancamento|coisa|que|voce|vc|fez|" +
    "fiz|anotou|registrou|agora|pra mim|por favor|pfv|ontem|hoje|de|que eu|eu|pagamento|mudanca|obrigad[ao]|valeu|tudo)){0,8}[\\s.!?]*$",
);

/** Whether a message asks to take back what was just done, and says nothing else. */
export function asksToUndo(folded: string): boolean {
  return folded.length <= MAX_LENGTH && UNDO.test(folded.trim());
}

const TAKES_BACK = new RegExp(
  String.raw`\b(?:desfa[zs]|desfaca|desfazer|undo|revert(?:e|er|a)|volt(?:a|e|ar) (?:atras|como era)|` +
    String.raw`me arrependi|arrependid[ao]|tir(?:a|e|ar)|apag(?:a|ue|ar)|remov(?:e|a|er)|cancel(?:a|e|ar)|` +
    String.raw`exclu(?:i|a|ir)|delet(?:a|e|ar)|anul(?:a|e|ar)|retir(?:a|e|ar)|esquec(?:e|er)|esqueca)\b|` +
    String.raw`\bnao era (?:pra )?(?:ter )?(?:registr|anot|guard|salv|marc|lanc|cadastr|cri)\w*`,
  "g",
);
/** In the words before it, within its clause: it is denied, only thought of, or somebody else's. */
const NOT_MEANT =
  /\b(?:nao|nem|nunca|sem|se|caso|quando|talvez|acho|sera|depois|ele|ela|disse|falou|pediu|mandou|como|por que)\b/;

/**
 * Whether quoted words of a message ask to take something back, whatever else the message says: "oxe, não era pra guardar senha,
 * desfaz só essa". What is asked costs little, since it can be recorded again: a reason or a jest beside it denies nothing.
 */
export function asksToTakeBack(message: string, quote: string): boolean {
  const sentences = readSentences(message.slice(0, 4000));
  const pieces = readSentences(quote).map(({ plain }) => plain);
  const quoted = sentences.filter(({ plain }) => pieces.some((piece) => ` ${plain} `.includes(` ${piece} `)));
  const isVerbatim = pieces.length > 0 &&
    pieces.every((piece) => sentences.some(({ plain }) => ` ${plain} `.includes(` ${piece} `)));
  return isVerbatim &&
    quoted.some(({ plain, isQuestion, words }) =>
      !words.some(({ isQuoted }) => isQuoted) && [...plain.matchAll(TAKES_BACK)].some(({ index, 0: found }) => {
        const lead = plain.slice(0, index).split(/ , | : | mas | e /).at(-1)!;
        const isDenied = NOT_MEANT.test(lead) || /^ nao\b/.test(plain.slice(index + found.length));
        return !isDenied && (!isQuestion || /\b(?:pode|consegue|da pra|tem como)\b/.test(lead));
      })
    );
}
