import { hasHarmlessDenial } from "./clauses.ts";

// "Registra 50, mas me pergunta antes": the person wants to be asked, or to look at it themselves, before it is written. Patterns read
// folded sentences in which each mark is a word of its own.

function oneOf(alternatives: readonly string[]): string {
  return `(?:${alternatives.join("|")})`;
}

const ASKING = "(?:pergunt[ae]r?|confirm[ae]r?|consult[ae]r?|mostr[ae]r?|chec[ae]r?|confer(?:e|ir)|fal[ae]r? comigo)";
const LOOKING = "(?:ver|conferir|checar|olhar|confirmar|pensar|saber|revisar|autorizar|aprovar)";
const CONSENT = "(?:confirmacao|autorizacao|aprovacao|aval|ok|permissao|liberacao|consentimento)";
const OWN = "(?:a|o|minha|meu|uma|um|seu|sua)";

const ASKS_FIRST = new RegExp(
  oneOf([
    // "me pergunta de novo antes", "confirma comigo primeiro"; "antes da consulta" is a time.
    String
      .raw`\b${ASKING}(?: (?!que )[a-z]+){0,3} (?:antes(?! que| d[aeo] (?!registr|anot|salv|lanc|marc|muda|faze|grav|cadastr))|` +
    String.raw`(?<!\b[dn]?o |\b(?:meu|ao|pro) )primeiro(?=$| [,.])|primeiro de (?:registr|anot|salv|lanc|marc|grav))`,
    String
      .raw`\b(?:antes|primeiro) (?:\S+ )?(?:me (?:pergunt|confirm|mostr|consult)|${ASKING} comigo|pergunta pra mim)`,
    String.raw`\b(?:me (?:pergunt[ae]|confirm[ae]|consult[ae])|pergunt[ae] pra mim)(?=$| [,.])`,
    // "confirma o valor comigo", "vê comigo antes", "confere comigo e registra"
    String.raw`\b(?:${ASKING}|ve|veja|ver|olha) (?:(?:o|a) [a-z]+ )?comigo\b`,
    String.raw`\bantes (?:confere|checa|olha|ve|veja|verifica)\b`,
    // "antes quero ver", "quero conferir primeiro"
    String.raw`\b(?:antes|primeiro) (?:eu )?(?:quero|queria|preciso|vou|deixa|tenho que) (?:\S+ )?${LOOKING}\b`,
    String.raw`\b(?:quero|queria|preciso|vou|deixa(?: eu)?|tenho que) ${LOOKING}(?: [a-z]+){0,3} (?:antes|primeiro)\b`,
    // "pede confirmação", "espera meu ok", "mediante autorização", "só com meu aval"
    String
      .raw`\b(?:ped(?:e|ir|indo)|peca|solicit[ae]|espera(?:r|ndo)?|esper[ae]|aguard[ae](?:r|ndo)?|mediante|apos|com|` +
    String.raw`depois d[aoe]|sob)(?: ${OWN})* ${CONSENT}\b`,
    // "somente após minha autorização", "depois de eu conferir"
    String.raw`\b(?:apos|depois (?:de|que)) (?:eu |a gente |me )?(?:perguntar|${LOOKING}|vir|veja|confira|confirme)\b`,
    String
      .raw`\b(?:so|somente|apenas) (?:apos|depois) (?:d[aoe]s? |que )?(?:eu|${OWN} ${CONSENT}|${CONSENT}|${LOOKING})\b`,
    String.raw`\bmediante\b`,
  ]),
);

/** "sem perguntar antes", "para de me perguntar antes": the opposite. */
const NOT_ASKED =
  /\b(?:sem|nem|nao|pra de|pare de|chega de|parou de)(?: \S+){0,2} (?:pergunt|confirm|ped|consult|mostr|fal)/;

/** Whether a sentence asks for a question, or for a look of the person's own, before anything is written. */
export function asksFirst(plain: string): boolean {
  return ASKS_FIRST.test(plain) && !NOT_ASKED.test(plain) && !hasHarmlessDenial(plain);
}
