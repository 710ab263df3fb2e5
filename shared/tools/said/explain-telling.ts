import { deniesSomething, isContraryToQuote, isDeniedByQuote } from "../../language/meaning/meaning.ts";
import type { Quotation } from "../../language/meaning/quote.ts";
import type { Telling, TellingFault } from "../../language/meaning/telling.ts";
import { type BondFault, findBondFault, isBondSaid, type ToldBond } from "../../language/meaning/told-bond.ts";
import type { JsonObject } from "../definition.ts";

// Why what a person said is not kept, in sentences for the model, pt-BR.

const TOLD_AS: Readonly<Record<Exclude<TellingFault, "quoted" | "pasted" | "of_another">, string>> = {
  question: "a pessoa pergunta isso, não conta",
  doubted: "a pessoa duvida disso",
  believed_by_others: "isso é o que outros dizem ou acham",
  wished: "isso é desejo, medo ou plano",
  past: "isso é de antes",
  unreal: "isso é sonho ou invenção",
  hypothetical: "isso é uma hipótese",
  withdrawn: "a pessoa volta atrás nisso",
};

/** Why what a quote tells is not kept as a fact about the person, and what the model can do about it. */
export function explainTelling({ fault, subject }: Telling, { sentence }: Quotation): string {
  if (fault === "of_another") {
    return `em “${sentence}” isso é dito de “${subject}”. Passe person, se é dessa pessoa; senão, siga sem.`;
  }
  const told = TOLD_AS[fault as keyof typeof TOLD_AS];
  return `${told}: “${sentence}” Diga isso no content, se vale lembrar; senão, siga sem guardar.`;
}

/** Why an allergy, a condition or a medicine does not end on a quote, where the call's own words do not say so either. */
export function explainUnsaidEnd({ sentence }: Quotation): string {
  return `em “${sentence}” a pessoa não diz que isso acabou ou não é assim. Guarde só o que ela disse; se o fim é certo, ` +
    "diga-o com todas as letras no content (“Não toma mais …”), e ela será perguntada.";
}

const BOND_TOLD_AS: Readonly<Record<BondFault, string>> = {
  denied: "a pessoa nega esse laço",
  believed_by_others: "isso é o que outros acham",
  wished: "esse laço é desejo ou hipótese",
  question: "a pessoa pergunta isso, não conta",
  compared: "isso é comparação",
  of_another: "esse laço é com outra pessoa, ou de outra",
};

/** Why the words about somebody do not give them this bond; null where they do. @param said what may have the words of the bond */
export function explainBond(told: ToldBond, quotation: Quotation, said: readonly string[]): string | null {
  const fault = findBondFault(told, quotation.text);
  if (fault !== null) return `${BOND_TOLD_AS[fault]}: “${quotation.sentence}”`;
  return isBondSaid(told.bond, said)
    ? null
    : `“${told.bond}” a pessoa não disse nesta conversa. Use o laço que ela usa, ou siga sem relationship.`;
}

/** Why what a call would keep is not what a quote says, where one of them says no and the other yes; null where they agree. */
export function explainDenial(args: JsonObject, { sentence, cutsNegation }: Quotation): string | null {
  const content = String(args.content ?? "");
  const isDenied = cutsNegation || isDeniedByQuote(content, sentence);
  if (!isDenied && isContraryToQuote(content, sentence, args.holds !== false)) {
    return `a pessoa não disse que não. Ela disse: “${sentence}” Guarde o que ela disse, ou siga sem.`;
  }
  if (saysNo(args) || !isDenied) return null;
  return `a pessoa negou isso. Ela disse: “${sentence}” Diga o não no que guardar, ou siga sem.`;
}

function saysNo(args: JsonObject): boolean {
  return args.holds === false || deniesSomething(String(args.content ?? ""));
}
