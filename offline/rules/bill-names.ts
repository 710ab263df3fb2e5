import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const PAID = phrase(
  "(?:(?:eu|nos|a gente|ja|acabei de|acabamos de|terminei de|tive que|consegui|finalmente|pode|foi|foram|ta|tao|ficou|tava|como|em|dei|da|dar|fiz|efetuei|realizei|o|a|os|as) )*(?:{pay:past}|{pay:done}|{pay:inf}|risca|riscar|tira|tirar|d[ao]s? (?:lista|pendentes|pendencias|contas)|pix|deposito|transferencia|fiz|mandei|baixa|pagamento|resolvi|resolvid[oa]s?|feit[oa]s?|caiu|debitad[oa]|foi|quite)(?: (?:de|da|do|na|no|em|so|ja|como|eh|toda|todo|com sucesso))*",
);
const KIND = phrase(
  "(?:(?:a|o|as|os|minha|meu|minhas|meus|essa|esse) )?(?:{@bill-word}) (?:de|da|do|das|dos)(?! (?:manha|tarde|noite))",
);
const EXTRA = phrase(
  "deu|veio|custou|saiu|ficou|desse mes|deste mes|do mes|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|atrasad[oa]s?|em dia|com atraso|adiantad[oa]|inteir[oa]|sim|tambem|marca|marcar|marque|atrasos?",
);

/** Names of the bills a clause says were paid: "paguei a conta de luz e a internet" gives "luz" and "internet". */
export function billNames(clause: Clause, reading: Reading): string[] {
  const text = leftover(clause, reading, [
    NOISE.courtesy,
    NOISE.moment,
    NOISE.request,
    PAID,
    KIND,
    EXTRA,
    NOISE.degree,
  ]);
  return text.split(/\s*,\s*|\s+e\s+(?:também\s+)?|\s*\+\s*/i)
    .map((name) =>
      name.replace(/^(?:(?:a|o|as|os|minha|meu|da|do|de)\s+)+/i, "").replace(
        /^(?:conta|boleto|fatura)\s+d[eoa]\s+/i,
        "",
      ).trim()
    )
    .filter((name) => name !== "");
}
