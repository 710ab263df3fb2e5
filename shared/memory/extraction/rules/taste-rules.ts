import { begins } from "./begins.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const LEISURE = { area: "leisure" };
/** What points at something nobody will know tomorrow, and people one cannot "prefer". */
const POINTS =
  /^(?:(?:muito|tanto|mais|demais|tambem|de|d[oa]s?|[oa]s?|bastante|ainda|mesmo) )*(?:teus?|tuas?|voce|vcs|alguem|ninguem|tu|ti|te|isso|isto|disso|nisso|aquilo|ela|ele|dela|dele|nela|nele|delas|deles|assim|tudo|nada|mim|gente$|a gente|ess[ae]s?|dess[ae]s?|est[ae]s?|dest[ae]s?|aquel[ae]s?|daquel[ae]s?|minha vida|a vida|viver|seu|sua|seus|suas|como (?:voce|ficou|foi)|quando (?:voce|a gente)|que voce|ideia|da ideia|conversar com voce|falar com voce|falar contigo|o (?:jeito|que) (?:como |que )?(?:voce|vc)|resposta|te|saber que|(?:muito|demais|mesmo|mais|tanto|bastante)$)(?= |$)/;
const TODAY = holds("hoje|agora|amanha|ontem|dessa vez|desta vez|hj|por enquanto|mais tarde|hoje a noite");
/** Somebody, or somebody and what they did: "odeio meu chefe, ele me humilhou" lets off steam. */
const KIN_ALONE =
  /^(?:muito |tanto |d[aoe] |a |o )*(?:meu|minha|meus|minhas|nosso|nossa)(?: [a-z]+){1,2}(?:$| (?:ele|ela|eles|elas|que me|porque|pq|pois|por)(?: |$))/;

function taste(verbs: string, more: Partial<Rule> = {}): Rule {
  return { verbs, modes: LASTING, not: TODAY, type: "preference", otherwise: LEISURE, open: true, ...more };
}

/** What somebody likes, cannot stand, prefers. */
export const TASTE_RULES: readonly Rule[] = [
  taste("gostar", {
    rest: begins(
      "(?:muito |bastante |mais |demais |tanto |pra caramba |so |mesmo |de verdade |ainda |tambem |muito mais |eh )*(?:de|do|da|dos|das|disso|que) [a-z\\d-]+",
    ),
    when: (_, rest) => !POINTS.test(keysOf(rest)) && !KIN_ALONE.test(keysOf(rest)),
  }),
  taste("adorar amar odiar detestar curtir apreciar", {
    rest: begins("[a-z\\d-]+"),
    reflexive: false,
    when: (clause, rest) =>
      clause.finite.tense !== "past" && !POINTS.test(keysOf(rest)) && !KIN_ALONE.test(keysOf(rest)),
  }),
  taste("suportar tolerar aguentar", {
    negated: true,
    rest: begins("[a-z]+"),
    when: (_, rest) =>
      !POINTS.test(keysOf(rest)) && !KIN_ALONE.test(keysOf(rest)) &&
      !/^(?:mais|a dor|esse|essa|tanta|tanto|ficar sem)/.test(keysOf(rest)),
  }),
  taste("preferir", {
    rest: begins("[a-z]+"),
    when: (_, rest) =>
      !/^(?:nao|que voce nao|isso|assim|esse|essa|a primeira|a segunda|o primeiro|o segundo|a opcao|depois|amanha|ficar em casa hoje|esperar|deixar|cancelar|falar (?:disso|depois|sobre isso)|a outra|o outro)(?= |$)/
        .test(keysOf(rest)),
  }),
  taste("gostar curtir suportar", {
    modes: ["past"],
    negated: true,
    rest: begins("(?:muito |mesmo )*(?:de |d[oa]s? )?[a-z]+"),
    when: (clause, rest) =>
      clause.before.some(({ key }) => key === "nunca") && !POINTS.test(keysOf(rest)) && !KIN_ALONE.test(keysOf(rest)),
  }),
  taste("torcer", {
    rest: begins("p[re][loa]+s? (?!que|voce|isso|tudo|ele|ela|dar|mim)[a-z]+"),
    when: (_, rest) =>
      rest[1]?.capital === true ||
      /^(?:flamengo|corinthians|palmeiras|santos|vasco|gremio|inter|internacional|cruzeiro|atletico|botafogo|fluminense|bahia|sport|vitoria|fortaleza|ceara|sao|galo|timao|mengao|fluzao|remo|paysandu|coritiba|athletico|goias)$/
        .test(rest[1]?.key ?? ""),
    topic: { area: "leisure", sub_area: "hobbies" },
  }),
];

function keysOf(rest: readonly { key: string }[]): string {
  return rest.map(({ key }) => key).join(" ");
}
