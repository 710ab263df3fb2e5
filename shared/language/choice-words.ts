// Words by which a person chooses what a call may set without a figure or a name: that something repeats, that it is paid at once, that
// a value is taken away. For folded text.

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);
}

/** What stood is taken away: "sem horário", "tira a conta", "não foi no nubank". */
export const TAKES_AWAY = anyOf(
  "sem|tir\\w+|remov\\w+|apag\\w+|limp\\w+|exclu\\w+|esvazi\\w+|nao|nunca|nenhum\\w*|fora|dinheiro|qualquer|livre",
  "cancel\\w+",
);
/** A list is to be shorter, or another one. */
export const SHORTENS = anyOf("so|somente|apenas|menos|em vez|troc\\w+|troque|mud\\w+|agora");
/** "só amanhã": the days after it stay as they are. */
export const ONE_TIME =
  /\bso (?:hoje|amanha|dessa vez|desta vez|essa vez|esta vez|essa semana|esta semana)\b|\b(?:hoje|amanha) so\b/;
/** "não tira o leite", "o leite fica", "deixa o leite"; not "deixa só o leite". */
export const STAYS = anyOf(
  "(?:nao|nunca|nem) (?:me )?(?:tir|apag|remov|risc|exclu|mex)[a-z]+",
  "(?:deixa|fica|continua|mantem|mantenha)(?! (?:so|somente|apenas)\\b)",
);
/** A list is to be longer: nothing in it goes. */
export const ADDS = anyOf("inclu\\w+|acrescent\\w+|adicion\\w+|tambem|tb|tbm|alem|mais");
/** Stands before a figure by which something grows or shrinks: "tira 60 do mercado", "aumenta o mercado em 60". */
export const CHANGES_BY = new RegExp(
  String.raw`\b(?:(?:aument|acrescent|som|sub|sob|baix|abaix|diminu|reduz|descont|abat)\w*(?: \S+){0,4} em|` +
    String.raw`(?:tir|acrescent|adicion|som|descont|abat)\w*|mais|menos) $`,
);
/** Stands behind such a figure: "60 a mais". */
export const MORE_OR_LESS = /^ (?:reais |pila |conto |contos )?(?:a|pra|de) (?:mais|menos)\b/;
/** Money that comes or goes every month: what it is called may say so. */
export const MONTHLY = anyOf(
  "tod[oa]s?|mensa(?:l|is|lmente)|mensalidades?|(?:por|ao|cada) mes|fix[oa]s?|recorrentes?|sempre|repet\\w+|continu\\w+",
  "salarios?|aposentadoria|pensao|mesada|alugue(?:l|is)|bolsa|beneficio|assinaturas?|meses",
);
/** Once, and not every month. */
export const ONCE = anyOf(
  "so|somente|apenas|uma vez|unic[oa]|n?est?e mes|esse mes|nao|avuls[oa]|pontual|a vista|nunca mais",
);
export const AT_ONCE = anyOf(
  "a vista|(?:de )?uma (?:so )?(?:vez|parcela)|1 ?x|(?:parcela )?unica|1 parcela|integral|nao|sem",
);
export const PART_OF_IT = anyOf(
  "partes?|metade|pedaco|rest\\w+|falt\\w+|por enquanto|adiant\\w+|vale|sinal|entrada|primeir[oa]|parcel\\w+|parcial\\w*|so|apenas",
);
/** Something to be paid on a day. */
export const BILL = anyOf(
  "contas?|boletos?|faturas?|venc\\w+|mensa(?:l|is|lidades?)|alugue(?:l|is)|assinaturas?|condominio|tod[oa] (?:mes|dia)|pagar",
);

/** A deed that ends or changes another one: "suspender", "parar de", "dobrar". */
export const ENDS_OR_CHANGES = anyOf(
  "(?:suspend|interromp|reduz|dobr|aument|diminu|cancel|evit|larg|abandon|apag|descart|esquec|pul|par|tir|deix)\\w*",
  "sem|contra",
);

/** How people tell that a film, a series or a book is still to come, begun or over. */
const STATUS_SAID: Readonly<Record<string, RegExp>> = {
  wanted: /\b(?:quer\w*|ver|ler|assistir|depois|lista|fila|pendente)\b/,
  started: /\b(?:comec\w+|iniciei|vendo|lendo|assistindo|no meio|continu\w+)\b/,
  done: /\b(?:vi|vist[oa]s?|li|lid[oa]s?|assisti\w*|termin\w+|acab\w+|conclu\w+|finaliz\w+|zerei|maratonei)\b/,
};

/** Whether words say that a saved item has this status. @param folded what was said */
export function isStatusSaid(status: string, folded: string): boolean {
  return STATUS_SAID[status]?.test(folded) ?? false;
}
