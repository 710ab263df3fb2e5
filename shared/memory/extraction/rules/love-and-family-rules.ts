import { RELATIONS } from "../language/relations.ts";
import type { Word } from "../reading/word.ts";
import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const ROMANTIC = { area: "relationships", sub_area: "romantic" };
const FAMILY = { area: "relationships", sub_area: "family" };
const PARTNER =
  "(?:o |a |meu |minha )*(?:namorad[oa]|noiv[oa]|marido|esposa|esposo|mulher|ex|boy|crush|ficante|companheir[oa]|parceir[oa]|namoro|noivado|casamento|relacionamento|mozao)";

/** Couples, children, kin, animals, births and deaths. */
export const LOVE_AND_FAMILY_RULES: readonly Rule[] = [
  {
    verbs: "cuidar",
    rest: begins(
      "d[oa]s? (?:meu |minha |meus |minhas )*(?:mae|pai|pais|avo|avos|vo|filh[oa]s?|criancas?|net[oa]s?|irmao|irma|casa|sogr[oa]|ti[oa]|sobrinh[oa]s?|idos[oa]s?|marido|esposa|bebe)",
    ),
    not: holds("hoje|amanha|ontem|agora"),
    topic: FAMILY,
  },
  {
    verbs: "casar noivar divorciar separar enviuvar",
    modes: [...HAPPENED, "will", "doing"],
    rest: begins("$|(?!NUM |r\\$|[oa]s? (?!ano|mes)|umas? |uns? |roupa|dinheiro|tudo|isso|tempo)[a-z\\d-]+"),
    not: holds("lixo|roupas?|dinheiro|reais|reciclagem|r\\$"),
    topic: ROMANTIC,
    negated: false,
    when: (_, rest) => rest[0]?.key !== "com" || isSomebody(rest),
  },
  {
    verbs: "namorar",
    modes: LASTING,
    rest: begins("[a-z]+|$"),
    not: holds("muito|uma bolsa|um sapato|um tenis|a ideia|um carro"),
    topic: ROMANTIC,
  },
  {
    verbs: "começar reatar voltar terminar acabar romper",
    modes: HAPPENED,
    rest: begins(`com ${PARTNER}|${PARTNER}|a namorar|de namorar`),
    topic: ROMANTIC,
  },
  {
    verbs: "terminar romper acabar reatar voltar",
    modes: HAPPENED,
    rest: begins("com (?:o |a )?[a-z]+$|com (?:o |a )?[a-z]+ "),
    when: (_, rest) => rest.slice(1, 3).some(({ capital }) => capital),
    not: holds("trabalho|relatorio|tarefa|projeto|curso|livro"),
    topic: ROMANTIC,
  },
  {
    verbs: "terminar romper reatar voltar",
    modes: HAPPENED,
    rest: begins("$|depois de NUM anos|de vez|faz|ha"),
    when: (clause) =>
      clause.people.length > 0 && clause.finite.person !== "it" &&
      clause.before.some(({ key }) => key === "eu" || key === "nos"),
    topic: ROMANTIC,
  },
  {
    verbs: "ficar",
    modes: HAPPENED,
    rest: begins("noiv[oa]|viuv[oa]|solteir[oa]|gravida|orf[ao]|desempregad[oa]"),
    topic: ROMANTIC,
  },
  {
    verbs: "ser",
    modes: HAPPENED,
    rest: begins("pedid[oa] em (?:casamento|namoro)|trocad[oa]|traid[oa]|abandonad[oa] pel"),
    topic: ROMANTIC,
  },
  {
    verbs: "ser",
    modes: ["past"],
    rest: begins("criad[oa]s? (?:p[eo]l[oa]s?|por|com|n[oa]|em|sem)"),
    topic: FAMILY,
  },
  {
    verbs: "estar",
    modes: ["now"],
    rest: begins("junt[oa]s? (?:ha|faz|desde)|(?:ha|faz) .*(?:anos?|meses) junt[oa]s?"),
    topic: ROMANTIC,
  },
  { verbs: "engravidar", modes: [...HAPPENED], topic: FAMILY },
  {
    verbs: "ser",
    modes: ["will"],
    rest: begins("mae|pai|avo|vo|tia|tio|madrinha|padrinho|titia|papai|mamae"),
    topic: FAMILY,
  },
  {
    verbs: "virar ser tornar",
    modes: HAPPENED,
    rest: begins("mae|pai|avo|vo|tia|tio|madrinha|padrinho|bisavo|sogra|sogro"),
    not: holds("pra mim|um pai"),
    topic: FAMILY,
  },
  {
    verbs: "ter",
    modes: ["past", "will"],
    rest: begins("(?:ART|NUM |outr[oa] |um |uma |noss[oa] )*(?:bebe|filh[oa]s?|menin[oa]|gemeos|gemeas|net[oa])"),
    open: true,
    topic: FAMILY,
  },
  {
    // "a Júlia teve a Alice".
    verbs: "ter ganhar",
    modes: ["past"],
    of: "person",
    rest: begins("[oa] [a-z]+(?: [a-z]+)?$"),
    when: (_, rest) => rest.slice(1).every(({ capital }) => capital),
    topic: FAMILY,
  },
  {
    verbs: "esperar",
    modes: LASTING,
    rest: begins(
      "(?:ART|um |uma |nosso |nossa |meu |minha )*(?:primeir[oa] |segund[oa] )?(?:bebe|filh[oa]|menin[oa]|gemeos|gemeas|neném|nenem)",
    ),
    topic: FAMILY,
  },
  {
    verbs: "adotar",
    modes: HAPPENED,
    rest: begins(
      "(?:ART|um |uma |NUM |outr[oa] )*(?:cachorr[a-z]+|gat[a-z]+|pet|filhote|cadela|vira-lata|crianca|filh[oa]|menin[oa]|bebe|coelh[oa]|passarinho)",
    ),
    topic: FAMILY,
  },
  {
    verbs: "perder",
    modes: HAPPENED,
    rest: begins(
      "(?:o |a |um |uma |meu |minha |nosso |nossa )+(?:pai|mae|avo|vo|irma|irmao|filh[oa]|marido|esposa|esposo|bebe|ti[oa]|prim[oa]|amig[oa]|sogr[oa]|cachorr[oa]|gat[oa]|melhor amig[oa])",
    ),
    not: holds("no shopping|na festa|de vista"),
    topic: FAMILY,
  },
  { verbs: "falecer morrer", modes: HAPPENED, of: "person", topic: FAMILY },
  {
    verbs: "nascer",
    modes: [...HAPPENED, "will"],
    of: "person",
    // "quando a Lívia nasceu" tells when something else was.
    when: ({ link }) => link !== "quando",
    rest: begins("(?:prematur[oa]|dia|em|no|na|ontem|hoje|semana|com|mes|ano|$|com NUM)"),
    topic: FAMILY,
  },
];

/** "com a Patrícia", "com meu primo", and not "com a pizza". */
function isSomebody(rest: readonly Word[]): boolean {
  return rest.slice(1, 5).some(({ key, capital }) =>
    capital || RELATIONS.has(key) ||
    /^(?:homem|mulher|pessoa|amor|cara|moc[oa]|rapaz|menin[oa]|ele|ela|estrangeir[oa]|american[oa]|alguem)$/.test(key)
  );
}
