// Which way money goes in what a person says, for folded text.

const escaped = (name: string) => name.replace(/[^a-z0-9 ]/g, ".");
const FROM = String.raw`\b(?:d[aeo]|sai(?:u)? d[aeo]|pel[ao])(?: (?:minha|meu|conta|banco))*`;
const TO = String.raw`\b(?:pr[ao]|para(?: [ao])?|ao|na|no|em)(?: (?:minha|meu|conta|banco))*`;

/** Whether a text names one account where money comes from, or another where it goes to, and the call has it the other way round. */
export function isTurnedRound(folded: string, from: string, to: string): boolean {
  const isBehind = (words: string, name: string) =>
    name !== "" && new RegExp(String.raw`${words} ${escaped(name)}\b`).test(folded);
  return isBehind(TO, from) && !isBehind(FROM, from) || isBehind(FROM, to) && !isBehind(TO, to);
}

const LENT_TO_ME = /\b(?:me|nos) emprest(?:ou|aram)\b|\bpeguei (?:\S+ )*emprestad[oa]\b|\bemprestad[oa] d[aeo]\b/;
const LENT_BY_ME = /\b(?:emprestei|emprestamos)\b/;
const PAID_BY_ME = /\b(?:paguei|pagamos|mandei|transferi|devolvi)\b/;
const CAME_IN = /\b(?:receb\w+|ca(?:iu|iram)|entr(?:ou|aram)|ganhei|(?:me|nos) (?:pag\w+|deu|mandou|devolveu))\b/;

/** "paguei o almoço dele, ele me deve 40": what is owed is told beside what was paid. */
const OWED_TO_ME = /\b(?:deve|devem|devendo|devia|fiado|a receber|(?:me|vai|vao) pagar?)\b/;
const OWED_BY_ME = /\b(?:devo|devemos|devendo|peguei|fiado)\b/;

/** Whether the words tell the other way than a record of this kind has: "o Zé me emprestou 400" is no loan to him. */
export function goesOtherWay(kind: string, folded: string): boolean {
  if (kind === "loan_given") {
    return !LENT_BY_ME.test(folded) && !OWED_TO_ME.test(folded) && (LENT_TO_ME.test(folded) || isPaidOut(folded));
  }
  if (kind === "debt") return LENT_BY_ME.test(folded) && !LENT_TO_ME.test(folded) && !OWED_BY_ME.test(folded);
  if (kind !== "income") return false;
  return (LENT_BY_ME.test(folded) || isPaidOut(folded)) && !CAME_IN.test(folded);
}

function isPaidOut(folded: string): boolean {
  return PAID_BY_ME.test(folded) && !CAME_IN.test(folded);
}

/** How money is paid or comes in, where no account is named: "no pix", "em dinheiro". */
export const WAY_OF_PAYING = /\b(?:pix|dinheiro|especie|vivo|debito|maquininha|transferencia|deposito|ted)\b/;
