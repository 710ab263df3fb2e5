/** What a message that is only about imports of bank statements asks for. */
export type StatementRequest =
  /** `named`: folded words for one of them; `day`: that of the import; `of`: the kind of its account. The last one where all are empty. */
  | { action: "undo_import"; named: string; day: "today" | "yesterday" | null; of: "card" | "account" | null }
  | { action: "explain_import" };

const POLITE = "(?:(?:por favor|pfv|pode|consegue|quero|queria|me|agora|ops|opa|errei|oi|e)[\\s,.!]{1,3})*";
const UNDO =
  "(?:desfa(?:z|ca|zer|s)|revert[aeo]r?|apag(?:a|ue|ar)|cancel(?:a|e|ar)|tir(?:a|e|ar)|exclui|exclua|excluir|remov(?:a|e|er))";
const UNDO_IMPORT = new RegExp(
  `^${POLITE}${UNDO} (?:a |as |essa |aquela |minha )?(?:ultima )?importac(?:ao|oes)` +
    "(?: que (?:eu )?fiz)?(?: (?:de )?(hoje|ontem|agora))?" +
    "(?: (?:d[aeo]s?|dess[ae]|dest[ae])(?: (arquivo|extrato|planilha|banco|conta|cartao|fatura)\\b)?" +
    "(?: (?:d[aeo] )?((?:(?! e | mas )[a-z0-9 ._-]){1,60}))?)?[\\s.!?]*$",
);
const EXPLAIN = new RegExp(
  `^${POLITE}(?:(?:como|onde|da pra|tem como|posso|consigo) )?(?:(?:eu )?(?:faco|fazer|se faz) (?:pra |para )?)?import(?:a|o|ar|e) ` +
    "(?:(?:o|a|um|uma|meu|minha|esse|essa|os|as|meus|minhas) )?(?:arquivo |planilha )?(?:(?:de |d[oa] )?(?:meu |minha )?)?" +
    "(?:extratos?|faturas?|ofx|csv|planilha)\\b(?:(?! e |[,.;]\\s).){0,40}$",
);

/** Reads a message that is only about imports of statements; null for any other. @param folded the whole message, folded */
export function readStatementRequest(folded: string): StatementRequest | null {
  if (folded.length > 160) return null;
  const undo = UNDO_IMPORT.exec(folded);
  if (undo !== null) {
    const [, day, noun = "", named = ""] = undo;
    return {
      action: "undo_import",
      named: named.trim(),
      day: day === "hoje" ? "today" : day === "ontem" ? "yesterday" : null,
      of: /^(?:cartao|fatura)$/.test(noun) ? "card" : noun === "conta" ? "account" : null,
    };
  }
  return EXPLAIN.test(folded) ? { action: "explain_import" } : null;
}
