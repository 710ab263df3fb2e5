const MAX_LENGTH = 400;
const UNDO = new RegExp(
  // "não, desfaz", but "não desfaz" refuses it.
  "^(?:nao\\s{0,3}[,.!]\\s{0,3}|(?:ops|opa|errei|ah|ei|por favor|pfv|pode|consegue|quero|me|agora|eita)[\\s,.!]{1,3})*" +
    "(?:desfaz|desfaca|desfazer|desfas|desfz|reverte|reverter|reverta|undo|ctrl z|ctrl\\+z|volta atras|volte atras|" +
    "(?:apaga|remove|cancela|tira|exclui|deleta) (?:isso |o )?(?:que )?(?:voce |vc )?acab(?:ou|amos|ei) de " +
    "(?:registrar|anotar|salvar|gravar|guardar|fazer|lancar|marcar|criar|adicionar|cadastrar))" +
    "(?:[\\s,.!]{1,3}(?:isso|ai|essa?|esse|esta?|o|a|as|os|ultim[oa]s?|acao|alteracao|operacao|registro|gasto|" +
    "despesa|lancamento|coisa|que|voce|vc|fez|" +
    "fiz|anotou|registrou|agora|pra mim|por favor|pfv|ontem|hoje|de|que eu|eu|pagamento|mudanca|obrigad[ao]|valeu|tudo)){0,8}[\\s.!?]*$",
);

/** "desfazer?" asks what would happen; "pode desfazer?" asks for it. */
const ASKS_POLITELY = /\b(?:pode|consegue)\b/;

/** Whether a message only asks to undo what was just done. */
export function asksToUndo(folded: string): boolean {
  const text = folded.trim();
  return text.length <= MAX_LENGTH && UNDO.test(text) && (!text.includes("?") || ASKS_POLITELY.test(text));
}

/** "desfaz o último": one record, and not all of the last answer. "A última ação" is the answer. */
export function meansOnlyLast(folded: string): boolean {
  return /\b[oa] ultim[oa]\b(?! (?:acao|alteracao|operacao|coisa))/.test(folded);
}
