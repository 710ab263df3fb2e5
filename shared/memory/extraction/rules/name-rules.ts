import { nameAt } from "../reading/name-at.ts";
import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const SELF = { area: "personal_growth" };
const ROMANTIC = { area: "relationships", sub_area: "romantic" };

/** Name, age, birthday. */
export const NAME_RULES: readonly Rule[] = [
  {
    verbs: "chamar",
    reflexive: true,
    of: "self",
    rest: begins("[a-z]+"),
    when: (_, rest) => rest[0]?.capital === true || rest.length === 1,
    modes: ["now"],
    topic: SELF,
  },
  {
    verbs: "ser",
    of: "self",
    modes: ["now"],
    negated: false,
    rest: begins("[oa] [a-z]+"),
    when: (_, rest) => rest.length <= 3 && rest[1]!.capital && nameAt(rest, 1, true)?.last === rest.length - 1,
    topic: SELF,
  },
  { verbs: "ter", of: "self", modes: ["now"], negated: false, rest: begins("[1-9]\\d$"), topic: SELF },
  {
    verbs: "ter",
    rest: begins(
      "(?:so |ja |apenas |quase )*NUM anos(?! d[ea] (?:casad|experiencia|namoro|empresa|carreira|profissao|formad|estrada|relacionamento|servico|contribuicao))",
    ),
    when: (_, rest) => !/^(?:1[3-9]\d|[2-9]\d\d)/.test(rest[0]?.key ?? ""),
    modes: ["now"],
    topic: SELF,
  },
  {
    verbs: "ter",
    rest: begins(
      "NUM anos d[ea] (?:casad|experiencia|namoro|empresa|carreira|profissao|formad|relacionamento|servico)[a-z]*",
    ),
    modes: ["now"],
    topic: { area: "career" },
  },
  {
    verbs: "fazer completar",
    rest: begins("NUM anos"),
    modes: HAPPENED,
    when: (clause, rest) =>
      clause.finite.person !== "we" && rest.length < 5 && !/^(?:de|que|d[ao])$/.test(rest[2]?.key ?? ""),
    topic: SELF,
  },
  {
    verbs: "fazer completar",
    rest: begins("NUM anos de (?:casad[oa]|namoro|empresa|sobriedade|formad[oa])"),
    modes: HAPPENED,
    topic: ROMANTIC,
  },
  {
    verbs: "fazer",
    rest: begins("(?:aniversario|anos) (?:em|dia|no dia)"),
    modes: ["now"],
    not: holds("amanha|hoje"),
    topic: SELF,
  },
  {
    verbs: "nascer",
    rest: begins(
      "(?:em|no dia|dia) NUM|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)",
    ),
    modes: HAPPENED,
    of: "self",
    topic: SELF,
  },
  {
    verbs: "ter",
    modes: LASTING,
    rest: begins("NUM(?:m| m| metros?)?(?: e NUM)? de altura|1[,.]\\d\\d"),
    topic: { area: "health", sub_area: "physical" },
  },
];
