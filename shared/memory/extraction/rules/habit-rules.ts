import { begins } from "./begins.ts";
import { holds } from "./holds.ts";
import type { Rule } from "./rule.ts";

/** What makes a present tense a habit: "todo dia", "3 vezes por semana", "aos domingos". */
export const FREQUENCY =
  /(?:^| )(?:tod[oa]s? (?:[oa]s )?(?:santo )?(?:dia|dias|semana|semanas|mes|meses|ano|manha|manhas|noite|noites|tarde|tardes|sabado|domingo|segunda|terca|quarta|quinta|sexta|sabados|domingos|fim|fins|final|finais|vez que|santo dia)|(?:\d+|uma|duas|tres|quatro|cinco|seis) ?(?:vezes|x|dias) (?:por|na|no|ao|pra|a cada)|por (?:dia|semana|noite)|ao dia|diariamente|semanalmente|(?:aos|nos|as|nas) (?:sabados|domingos|segundas|tercas|quartas|quintas|sextas|fins de semana|finais de semana|manhas)|a cada (?:\d+|duas|dois|quinze)|dia sim,? dia nao|de segunda a)(?= |$)/;

/** Anything done again and again, and what is the user's way. */
export const HABIT_RULES: readonly Rule[] = [
  {
    verbs:
      "almoçar jantar caminhar andar visitar ver ligar levar buscar limpar lavar cozinhar beber comer tomar ler escrever assistir ouvir sair viajar jogar encontrar treinar correr fazer ir malhar pedalar nadar estudar passear brincar ajudar cuidar dormir acordar passar trabalhar tocar meditar rezar dançar levantar usar comprar tirar descansar revezar conversar falar",
    modes: ["now", "doing", "change", "was"],
    // "vou 3x na semana" does not say where.
    when: (clause, rest) =>
      FREQUENCY.test(keysOf(rest)) && !(clause.main.lemma === "ir" && /^\d*x? ?\d/.test(keysOf(rest))) ||
      clause.before.some(({ key }) => key === "sempre") && rest.length > 1,
    not: holds(
      "hoje|ontem|amanha|isso|disso|essa|esse|raiva|errado|merda|besteira|a mesma coisa|atrasad[oa]|reclamando|chorando|culpa|que eu|mal|o mesmo erro|tudo errado",
    ),
    otherwise: { area: "leisure" },
  },
  // The simple present of an activity is what one does as a rule; what goes on right now is "tô fazendo".
  {
    verbs:
      "ler cuidar escrever criar plantar produzir revender atender usar ouvir escutar assistir cozinhar costurar bordar compor editar gravar pintar desenhar fotografar treinar praticar lutar ensinar estudar dançar cantar viajar acompanhar seguir organizar ajudar torcer participar competir pilotar dividir mexer",
    modes: ["now"],
    of: "self",
    rest: begins(
      "(?!isso|isto|voce|ele|ela|aqui|la|que|o que|a gente|ess|est|aquel|muito$|bem$|mal$|pouco$|assim|como|tudo|nada|na cara|pela vida|contra|meu tempo|minha cabeca|a cabeca|o maximo|demais|de novo|por|pra voce|te |logo)[a-z]+",
    ),
    not: holds(
      "hoje|ontem|amanha|agora|isso|disso|nisso|voce|essa|esse|dessa|desse|nessa|nesse|daqui|depois|mais tarde|seu|sua|como (?:voce|posso)|problema|assunto|conselho|caso",
    ),
    when: (clause, rest) =>
      clause.finite.person === "I" && rest.length > 0 && rest.length < 12 &&
      (!NOUN_TOO.test(clause.verbs[0]!.key) || clause.before.length > 0),
    otherwise: { area: "leisure", sub_area: "hobbies" },
  },
  {
    verbs: "tomar beber comer usar comprar dormir trabalhar estudar ouvir ler assistir vestir",
    modes: ["now"],
    of: "self",
    rest: begins("[a-z]+"),
    not: holds("hoje|amanha|isso|agora|porcaria|essa|esse|besteira"),
    when: (clause, rest) => clause.before.some(({ key }) => key === "so") && rest.length < 8,
    otherwise: { area: "health" },
  },
  // How one gets around.
  {
    verbs: "andar ir",
    modes: ["now"],
    of: "self",
    rest: begins(
      "(?:so |mais |sempre |muito |pra [a-z]+ |pr[oa] [a-z]+ )*de (?:metro|onibus|busao|trem|bike|bicicleta|moto|uber|carona|patinete|carro|barca|van)",
    ),
    not: holds("hoje|amanha|agora|ontem|essa semana|depois"),
    otherwise: { area: "leisure" },
  },
  // When one is at one's best.
  {
    verbs: "funcionar render produzir",
    modes: ["now"],
    of: "self",
    rest: begins("(?:muito |bem )*(?:melhor|mais|bem) (?:d[ea]|a|pela|no|na|quando|com|sob) [a-z]+"),
    not: holds("hoje|amanha|agora|ontem"),
    type: "preference",
    otherwise: { area: "personal_growth" },
  },
  {
    verbs: "dormir viver sair funcionar",
    modes: ["now"],
    of: "self",
    negated: true,
    rest: begins("(?:mais )?sem (?:o |a |um |uma |meu |minha )?[a-z]+"),
    not: holds("hoje|ontem|amanha|voce|ela|ele|sair"),
    otherwise: { area: "leisure" },
  },
  // Whom one does not speak to any more.
  {
    verbs: "falar conversar",
    modes: ["now", "past"],
    of: "self",
    negated: true,
    rest: begins("(?:mais )?com (?:o |a |os |as )?(?:meu|minha|meus|minhas) [a-z]+"),
    not: holds("hoje|amanha|agora|ontem|ainda|chefe|medic[oa]|sobre"),
    when: (_, rest) => rest.length <= 4 || rest.some(({ key }) => /^(?:ha|faz|desde|anos|meses)$/.test(key)),
    otherwise: { area: "relationships", sub_area: "family" },
  },
  // "nunca andei de avião".
  {
    verbs:
      "andar viajar fumar beber comer experimentar provar morar trabalhar casar namorar ter fazer usar tomar sair estudar aprender dirigir votar viver ir jogar tocar ler gostar acampar voar",
    modes: ["past"],
    // "nunca mais fumei" is no "nunca fumei".
    when: (clause, rest) =>
      clause.before.some(({ key }) => key === "nunca") && clause.before.at(-1)?.key !== "mais" && rest.length > 0,
    not: holds(
      "hoje|isso|assim|tao|tanto|tanta|voce|ele|ela|disso|essa|esse|um dia|coragem|nada|duvida|certeza|problema",
    ),
    negated: true,
    otherwise: { area: "personal_growth" },
  },
];

/** Nouns at the start of a sentence. */
const NOUN_TOO = /^(?:desenho|treino|canto|danca|luta|uso|estudo|ajuda|pinto|sigo|costura|edito)$/;

function keysOf(rest: readonly { key: string }[]): string {
  return rest.map(({ key }) => key).join(" ");
}
