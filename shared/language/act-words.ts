// Words by which a person tells what is to be recorded or done, for folded text. Without them a call of a model does something
// else than was ordered: a debt of what somebody owes, an income of what was spent, the end of a reminder that was done once.

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);
}

/** By the kind of a record that is no expense and no bill. */
export const KIND_WORDS: Readonly<Record<string, RegExp>> = {
  income: anyOf(
    "receb\\w+|salarios?|rend(?:a|as|eu|imentos?)|ganh\\w+|entr(?:ou|a|am|aram|ada|adas)|ca(?:i|em|iu|iram|ira)|ping\\w+|deposit\\w+",
    "vend\\w+|comissao|comissoes|bonus|decimo|13o|freel\\w+|bicos?|pensao|aposentadoria|mesada|honorarios?|diarias?",
    "corrid(?:inh)?as?|cliente",
    "rodei|faturei|fiz (?:uns |r\\$ ?)?\\d+|adiantamento|vale|reembols\\w+|pag(?:ou|aram|a|am) (?:eu|nos|pra mim)",
    "(?:me|nos) (?:deu|deram|mandou|mandaram|pag\\w+|transferi\\w+)",
    "encomenda|frete|plantao|plantoes|plr|dividendos?|premio|pix d[aeo]|sinal",
  ),
  debt: anyOf(
    "dev(?:o|ia|endo|er|emos)|dividas?|(?:me|nos) emprest\\w+|emprestad[oa]|emprestimos?|peguei|fiado|parcel\\w+|prestac\\w+|vezes|\\d+ ?x",
    "financi\\w+|consorcio|acordo|negoci\\w+|carne|cheque especial|agiota|pagar (?:d?el[ea]|pr[ao])|fiquei de pagar",
  ),
  loan_given: anyOf(
    "emprest(?:ei|amos|ado|ada)|emprestimos?|dev(?:e|em|endo|ia|iam)|(?:me|nos|vai|vao) pag\\w+|pag(?:a|am|ou)|fiado",
    "a receber|acertar?|encomend\\w+|vend\\w+",
  ),
  budget: anyOf(
    "limit\\w+|orcamentos?|tetos?|maxim[oa]|ate (?:uns |r\\$ ?)?\\d[\\d.]*|gastar (?:so|ate|uns|menos|mais|r\\$|\\d)",
    "(?:quero|posso|vou|pretendo) gastar|so (?:posso|quero)|por mes|meta|quero [\\d.]+",
  ),
  investment: anyOf(
    "invest\\w+|aplic\\w+|apliquei|tesouro|cdbs?|lci|lca|poupanca|previdencia|ac(?:ao|oes)|fundos?",
    "bitcoins?|cripto\\w*|fiis?|selic|guard\\w+|reserva|cofrinho|bolsa",
  ),
  account: anyOf("saldo|contas?|tenho|tinha|banco|poupanca|carteira|dinheiro|caixinha"),
  card: anyOf("cart(?:ao|oes)|faturas?|fecha|limite"),
};

/** What came in or was lent, in a message that says nothing of spending: no expense. */
const CAME_IN = anyOf(
  "receb(?:i|emos|eu)|ganh(?:ei|amos)|ca(?:iu|iram)|entrou|entraram|depositaram|emprest(?:ei|amos)",
);
const SPENT = anyOf(
  "gast\\w+|pag(?:uei|amos|o|ar|ou|aram)|compr\\w+|custou|deu|deram|saiu|foi|foram|dei|deixei|torrei|perdi",
);

/** Whether a folded text tells of what came in or was lent, and of nothing spent. */
export function tellsOnlyOfComingIn(folded: string): boolean {
  return CAME_IN.test(folded) && !SPENT.test(folded);
}

/** By the argument whose value makes a call do more than a correction or a tick. */
export const FLAG_WORDS: Readonly<Record<string, RegExp>> = {
  returned: anyOf("devol\\w+|estorn\\w+|reembols\\w+|cancel\\w+|desisti\\w*"),
  paid_ahead: anyOf("antecip\\w+|adiant\\w+|antes"),
  main: anyOf("principal|padrao|sempre"),
  forever: anyOf(
    "nao[^.!?]* mais|nunca|par(?:a|e|ar) (?:de|com)|acab\\w+|cancel\\w+|termin\\w+|de vez|chega|ultim[oa]|tir[ae]|apag\\w+",
  ),
};

/** What stands already is to have another value. */
export const CHANGE_WORDS = anyOf(
  "agora|mud\\w+|troc\\w+|troque|pass(?:a|e|ou|ar)|foi pra|vai pra|aument\\w+|sub(?:iu|ir|a|e)|baix\\w+|ca(?:iu|i) pra",
  "reajust\\w+|atualiz\\w+",
  "corrig\\w+|corrij\\w+|virou|vira|fic(?:a|ou)|nov[oa]|ajust\\w+|reduz\\w*|diminu\\w+|renegoci\\w+|parcel\\w+|em vez",
  "na (?:verdade|real)|e nao|nao e|(?:sao|esta|ta) (?:em |de )?(?:r\\$ ?)?\\d[\\d.,]*",
);
