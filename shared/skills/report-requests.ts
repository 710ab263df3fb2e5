import { terms } from "./terms.ts";

const of = "(?:(?:d[aeo]|dess[ae]|dest[ae]|completo|geral|meu|minha|ultim[ao]) ){0,3}";
const month = "(?:mes|mensal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const not =
  "(?<!(?:entreg|termin|acab|finaliz|envi|apresent|atras|esquec|redig|corrig|fiz|escrev)\\w* (?:com )?(?:o |meu |um |esse )*)" +
  "(?<!(?:tenho que|tinha que|tive que|preciso|vou|devo) \\w+r (?:o |meu |um |esse )*)";
const notFor =
  "(?! (?:pr[oa]s?|para|d[aeo]s?|n[ao]) (?:o |a |meu |minha )?(?:chefe|gerente|client\\w+|diretor\\w*|empresa|trabalho|equipe|time|vendas?|projeto|faculdade|professor\\w*|reuniao|escola|obra))";

/**
 * Asking for the report of one's own week or month, which is about money and health alike; a report that somebody at work
 * waits for is none.
 */
export const reportRequests: string[] = terms`
  ${not}(?:relatorio|retrospectiva) ${of}(?:semana|semanal)${notFor}
  ${not}(?:relatorio|retrospectiva) ${of}${month}${notFor}
  (?:resume|resuma|resumir|recapitula|recapitular) (?:pra mim )?(?:como foi )?(?:a |minha |essa |ultima ){1,2}semana${notFor}
  como (?:foi|tem sido|anda|ficou) (?:a )?(?:minha|essa) semana${notFor}
  o que (?:eu )?(?:fiz|registrei) (?:n?essa|n?esta|na minha) semana${notFor}
  ${not}(?:resumo|resumao|resuminho|balanco) ${of}(?:semana|semanal)${notFor}
`;
