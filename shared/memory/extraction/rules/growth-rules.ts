import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const FORMAL = { area: "personal_growth", sub_area: "formal" };
const INFORMAL = { area: "personal_growth", sub_area: "informal" };
const PRACTICE = { area: "spirituality", sub_area: "practice" };
const HOBBY = { area: "leisure", sub_area: "hobbies" };
const TODAY = holds(
  "hoje|ontem|amanha|agora|essa noite|pra prova|pro teste|essa semana|mais tarde|a tarde toda|o dia todo|o dia inteiro|ate tarde|esses dias|sem parar|demais|a beca|muito pra",
);
const STUDY =
  "(?:faculdade|universidade|mestrado|doutorado|pos|graduacao|curso|tecnico|ensino medio|ensino superior|supletivo|eja|mba|especializacao|cursinho|intercambio|licenciatura|bacharelado|residencia|autoescola|colegio|escola|escolinha|creche|pre-escola|jardim de infancia|prezinho|magisterio|segunda graduacao|conservatorio)";
const COURSES =
  "(?:medicina|direito|engenharia(?: [a-z]+)?|psicologia|enfermagem|administracao|arquitetura|pedagogia|letras|odonto|odontologia|nutricao|jornalismo|publicidade|contabeis|contabilidade|economia|biologia|veterinaria|fisioterapia|design(?: [a-z]+)?|historia|geografia|farmacia|computacao|ads|filosofia|sociologia|servico social|educacao fisica|biomedicina|gastronomia|moda|marketing|rh|logistica|agronomia|quimica|fisica|matematica|artes|teatro|cinema|musica|relacoes internacionais|ciencias? [a-z]+|radiologia|estetica|fonoaudiologia|teologia|turismo|zootecnia)";
const LANGUAGES =
  "(?:ingles|espanhol|frances|italiano|alemao|japones|mandarim|chines|coreano|russo|arabe|libras|portugues|hebraico|latim|esperanto|NUM (?:idiomas|linguas))";
const SPORT =
  "(?:academia|musculacao|crossfit|pilates|yoga|ioga|natacao|judo|jiu-jitsu|boxe|muay|karate|capoeira|bale|ballet|danca|zumba|hidroginastica|ginastica|funcional|corrida|caminhada|trilhas?|spinning|surf|escalada|teatro|canto|violao|piano|croche|trico|costura|bordado|artesanato|ceramica|marcenaria|jardinagem|meditacao|parte d[eo]|aulas?(?: de)?|trabalho voluntario|voluntariado|terapia|exercicios?|alongamento|esportes?|bicicleta|hiit|skate|stand-up|improviso|musica|coral)";

/** Study, languages, skills, belief, and what one does again and again. */
export const GROWTH_RULES: readonly Rule[] = [
  {
    verbs: "largar deixar abandonar sair",
    modes: HAPPENED,
    rest: begins(
      "(?:d?[oa] |minha |meu )*(?:igreja|religiao|terreiro|umbanda|candomble|centro espirita|seita|seminario)",
    ),
    not: TODAY,
    topic: PRACTICE,
  },
  {
    verbs: "preparar",
    modes: ["doing"],
    rest: begins(
      `(?:pr[oa] |pra )(?:um |uma |o |a )?(?:concurso|vestibular|enem|oab|prova d[oa]|maratona|corrida|residencia|entrevista|casamento|intercambio|${COURSES})`,
    ),
    not: holds("hoje|amanha"),
    otherwise: FORMAL,
  },
  {
    verbs: "fazer completar",
    modes: ["now", "will"],
    rest: begins("NUM anos? (?:em|no|dia|agora em|mes que vem|semana que vem|ano que vem)"),
    not: holds("de empresa|de casa"),
    topic: { area: "personal_growth" },
  },
  {
    verbs: "treinar correr",
    modes: ["doing", "now"],
    of: "self",
    rest: begins(
      "pr[oa] (?:a |o |uma |um |minha |primeira )*(?:meia |ultra ?)?(?:maratona|corrida d|prova d[aeo] [a-z]+|triatlo|triathlon|ironman|sao silvestre|campeonato|competicao|travessia|NUM ?k)",
    ),
    not: holds("hoje|amanha|agora"),
    topic: { area: "health", sub_area: "physical" },
  },
  {
    verbs: "terminar concluir fazer completar formar",
    modes: ["past"],
    negated: true,
    rest: begins(`(?:n?um |n?uma |o |a |nenhum |nenhuma |meu |minha |em )*(?:${STUDY}|${COURSES})`),
    not: TODAY,
    topic: FORMAL,
  },
  {
    verbs: "estudar",
    modes: [...LASTING, "past"],
    rest: begins("(?:no |na |em |n?um |n?uma |pra |pro |o |a |sobre |ha |so )*[a-z]+"),
    not: holds(
      "hoje|ontem|amanha|agora|essa noite|pra prova|pro teste|essa semana|mais tarde|a tarde toda|o dia todo|o dia inteiro|ate tarde|muito|bastante|demais|sem parar|esses dias|a materia|o caso|a possibilidade|isso",
    ),
    when: (clause, rest) =>
      clause.finite.tense !== "past" || clause.aspects.some((aspect) => aspect === "start" || aspect === "again") ||
      rest.some(({ capital, key }) => capital || key === "anos"),
    topic: FORMAL,
  },
  { verbs: "cursar", modes: [...LASTING, "past", "will"], rest: begins("(?!de |d[oa] )[a-z]+"), topic: FORMAL },
  {
    verbs: "fazer",
    modes: [...LASTING, "past", "will"],
    rest: begins(`(?:um |uma |o |a |minha |meu |NUM )*${STUDY}`),
    not: TODAY,
    topic: FORMAL,
  },
  {
    verbs: "fazer",
    modes: ["now", "doing"],
    rest: begins(
      "(?:medicina|direito|engenharia|psicologia|enfermagem|administracao|arquitetura|pedagogia|letras|odonto|odontologia|nutricao|jornalismo|publicidade|contabeis|economia|biologia|veterinaria|fisioterapia|design|historia|farmacia|computacao|ads|ensino medio)(?: |$)",
    ),
    topic: FORMAL,
  },
  {
    verbs: "formar graduar especializar",
    modes: [...HAPPENED, "will", "now"],
    rest: begins(
      "em|na|no|como|ano|esse|este|nesse|ha|faz|mes|$|semana|ontem|hoje|d[ao]|com|NUM|tecnic[oa]|professor[a]?|medic[oa]|advogad[oa]",
    ),
    when: (clause) => clause.reflexive || clause.finite.tense === "past",
    topic: FORMAL,
  },
  {
    verbs: "terminar concluir acabar trancar largar abandonar começar iniciar destrancar retomar completar",
    modes: [...HAPPENED, "will", "doing"],
    rest: begins(
      `(?:n?um |n?uma |n?o |n?a |meu |minha |finalmente |outr[oa] |nov[oa] |esse |essa |ART)*(?:${STUDY}|matricula|${COURSES}|tcc|dissertacao|tese|estudos|dieta|terapia|tratamento|academia|medicina|direito|engenharia|psicologia|enfermagem|administracao)`,
    ),
    not: holds("cedo|atrasad[oa]|de hoje|da semana"),
    otherwise: FORMAL,
  },
  {
    verbs: "começar voltar entrar iniciar retomar",
    modes: [...HAPPENED],
    rest: begins(
      `(?:n?um |n?uma |n?o |n?a |pr[oa] |em |a |as |aos |a fazer |de |fazer |um |uma |o )*(?:${SPORT}|${STUDY}|treinos?|medicina|direito)`,
    ),
    not: holds("de ferias|de hoje|agora pouco|cedo|tarde|as NUM|da escola|do curso|da faculdade|da academia"),
    otherwise: { area: "health", sub_area: "physical" },
  },
  {
    verbs: "parar desistir sair largar abandonar cansar",
    modes: [...HAPPENED],
    rest: begins(`(?:com |d[eoa] |o |a |as |meu |minha |ART|fazer )*(?:${SPORT}|${STUDY})`),
    not: holds("mais cedo|agora|tarde|as NUM|atrasad[oa]|correndo"),
    otherwise: { area: "health", sub_area: "physical" },
  },
  {
    verbs: "passar",
    modes: HAPPENED,
    rest: begins(
      "(?:em NUM lugar )?(?:n[oa]s?|em|pr[oa]|pra|no) (?:(?:vestibular|enem|usp|unicamp|ufmg|ufrj|unesp|uerj|ufpr|ufsc|ufba|federal|faculdade|mestrado|doutorado|medicina|direito|engenharia|psicologia|enfermagem|prova (?:da|do|de)|autoescola|curso|exame de|primeira fase|colegio|etec|instituto federal)|[a-z]+)",
    ),
    when: (_, rest) =>
      rest[1]?.capital === true ||
      /^(?:vestibular|enem|usp|unicamp|federal|faculdade|mestrado|doutorado|medicina|direito|engenharia|psicologia|prova|autoescola|curso|exame)$/
        .test(rest[1]?.key ?? ""),
    not: holds(
      "mercado|farmacia|padaria|shopping|casa|loja|banco|frente|correios|medico|posto|pao de acucar|carrefour|extra|assai|renner|mc donalds|mcdonalds|starbucks|burger king",
    ),
    topic: FORMAL,
  },
  {
    verbs: "tirar renovar perder conseguir",
    modes: HAPPENED,
    rest: begins(
      "(?:a |minha |o |meu )*(?:carteira de (?:motorista|habilitacao)|cnh|habilitacao|cidadania|visto|carteira da oab|carteira definitiva|brevê)",
    ),
    topic: INFORMAL,
  },
  {
    verbs: "conseguir ganhar receber",
    modes: HAPPENED,
    rest: begins("(?:uma |um |a |o |minha |meu )*(?:bolsa|vaga n[oa]s?|visto|cidadania|guarda d[eoa]s?)"),
    topic: FORMAL,
  },
  {
    verbs: "falar",
    modes: ["now", "doing"],
    rest: begins(`(?:um pouco de |bem |mal |so |fluentemente )*${LANGUAGES}`),
    not: holds("com|sobre|pra"),
    topic: INFORMAL,
    open: true,
  },
  {
    verbs: "aprender estudar praticar",
    modes: ["doing", "now", "change"],
    rest: begins(`(?:a |um pouco de )*(?:${LANGUAGES}|[a-z]+)`),
    not: holds("isso|a lidar|com voce|com isso|muito|a viver|hoje|ontem|com os erros|que"),
    when: (clause) =>
      clause.aspects.includes("progressive") || clause.aspects.includes("start") || clause.main.lemma === "praticar",
    otherwise: INFORMAL,
  },
  {
    verbs: "tocar falar cozinhar nadar dirigir ler escrever dançar cantar costurar desenhar programar andar",
    modes: ["know"],
    not: holds("o que|se|como"),
    otherwise: INFORMAL,
  },
  { verbs: "dirigir", modes: ["now"], negated: true, rest: begins("$|a noite|na estrada|mais$"), topic: INFORMAL },
  {
    verbs: "seguir",
    modes: LASTING,
    rest: begins("(?:nenhuma|uma|a|alguma)? ?(?:religiao|doutrina|dieta|umbanda|candomble|low carb)"),
    topic: PRACTICE,
  },
  {
    verbs: "bater realizar alcançar atingir cumprir",
    modes: HAPPENED,
    rest: begins("(?:a |o |um |minha |meu )+(?:meta|sonho|objetivo)(?: d[eoa])"),
    otherwise: INFORMAL,
  },
  {
    verbs: "prestar",
    modes: ["will", "goal", "past", "doing"],
    rest: begins("(?:o |um )?(?:concurso|enem|vestibular|fuvest|oab|residencia|vestibulares|concursos)"),
    topic: FORMAL,
  },
  {
    verbs: "frequentar participar congregar",
    rest: begins("(?!d?iss?o)[a-z]+"),
    not: holds("hoje|reuniao|da reuniao|daquele|dessa|desse|sorteio|promocao"),
    otherwise: PRACTICE,
  },
  {
    verbs: "ir",
    rest: begins("(?:a|ao|n[oa]|pr[oa]) (?:igreja|missa|culto|terreiro|centro|templo|celula|grupo de oracao|sinagoga)"),
    not: holds("hoje|amanha|agora|mais tarde|esse domingo"),
    when: (clause, rest) =>
      clause.negated || /todo|toda|todos|sempre|aos|quase/.test(rest.map(({ key }) => key).join(" ")) ||
      clause.before.some(({ key }) => key === "sempre"),
    topic: PRACTICE,
  },
  {
    verbs: "acreditar crer",
    rest: begins(
      "em (?:deus|jesus|reencarnacao|signos?|astrologia|santos|orixas|nada|destino|carma|karma|energia)|no universo|muito em deus",
    ),
    topic: PRACTICE,
  },
  {
    verbs: "rezar orar meditar jejuar",
    modes: ["now", "change", "doing"],
    not: holds("por voce|pra que|hoje|ontem|agora|amanha|pra dar"),
    when: (clause, rest) => rest.length > 0 || clause.aspects.length > 0 || clause.negated,
    topic: PRACTICE,
  },
  {
    verbs: "jogar",
    modes: LASTING,
    rest: begins(
      "(?:muito |online |um pouco de |bastante )*(?:futebol|bola|fut|futsal|volei|basquete|handebol|tenis|ping pong|xadrez|damas|videogame|video game|games?|lol|free fire|valorant|cs|fifa|minecraft|fortnite|gta|poker|truco|baralho|buraco|rpg|sinuca|boliche|golfe|peteca|rugby|beach tennis|padel|futevolei|jogos?|domino|the sims|roblox|capoeira)|n[oa] (?:time|computador|celular|ps\\d?|xbox|pc)|online|contra",
    ),
    not: TODAY,
    topic: HOBBY,
  },
  {
    verbs: "tocar",
    modes: LASTING,
    rest: begins(
      "(?:um pouco de )?(?!n[oa]|em|isso|ness[ae]|nel[ae]|d[oa]|no assunto|a vida|o barco|o terror|o|a)[a-z]+|a? ?(?:bateria|baixo|cavaco|cavaquinho|flauta)",
    ),
    not: TODAY,
    topic: HOBBY,
  },
  {
    verbs:
      "praticar colecionar pintar desenhar bordar tricotar costurar fotografar pescar surfar velejar escalar patinar pedalar malhar nadar caminhar treinar cantar dançar remar acampar lutar",
    modes: LASTING,
    not: TODAY,
    when: (clause, rest) =>
      (clause.before.length > 0 || clause.aspects.length > 0 || !NOUN_TOO.test(clause.verbs[0]!.key) ||
        HABITUAL.test(rest.map(({ key }) => key).join(" "))) &&
      /^(?!contra|pra|pelo|pela|com a vida|n?o mar)/.test(rest.map(({ key }) => key).join(" ")) &&
      (clause.finite.person !== "it" || rest.length > 0) &&
      (rest.length > 0 || clause.aspects.length > 0 || clause.negated ||
        /^(?:colecionar|malhar|nadar|pedalar|surfar|pintar|desenhar|costurar)$/.test(clause.main.lemma)),
    otherwise: HOBBY,
  },
  {
    verbs: "correr",
    modes: LASTING,
    rest: begins(
      "$|NUM|na|no|todo|toda|todos|aos|as|de manha|a noite|maratona|meia|d[eo]|pel[ao]|desde|ha|mais|com|rua|uma|um|n?um|sempre|regularmente|em",
    ),
    not: holds("hoje|ontem|amanha|risco|atras|perigo|contra|agora|pra la|pra ca|de um lado|do trabalho|por fora"),
    topic: { area: "health", sub_area: "physical" },
  },
  {
    verbs: "fazer",
    modes: [...LASTING],
    rest: begins(`(?:um |uma |umas |uns |NUM |muito |muita |a |o )*${SPORT}`),
    not: TODAY,
    otherwise: HOBBY,
  },
  {
    verbs:
      "ler cozinhar viajar assistir escrever plantar cuidar criar ouvir escutar dançar cantar programar fotografar",
    modes: LASTING,
    rest: begins("[a-z\\d]+"),
    not: TODAY,
    when: (clause, rest) =>
      FREQUENT.test(rest.map(({ key }) => key).join(" ")) || clause.before.some(({ key }) =>
        /^(?:sempre|costumo)$/.test(key)
      ) ||
      /^(?:muito(?: livro| romance|s)?|poesia|contos|um livro|(?:da|do|dos|das) (?:minha|meu|meus|minhas) (?:mae|pai|avo|vo|irmao|irma|avos|pais|sobrinh|net)|abelhas|galinhas|orquideas|horta|plantas)/
        .test(rest.map(({ key }) => key).join(" ")),
    otherwise: HOBBY,
  },
];

/** Forms that are nouns at the start of a sentence: "treino feito", "desenho de um dragão". */
const NOUN_TOO = /^(?:desenho|caminho|treino|canto|danca|luta|pesca|remo|pinto|costura|nado)$/;
const HABITUAL =
  /^(?:tod[oa]s?|\d+|uma|duas|tres|quatro|cinco|desde|ha|as|aos|sempre|regularmente|no time|n[oa] (?:igreja|coral|banda)|em (?:uma|um)|musculacao|muay|jiu|judo|de (?:segunda|manha|noite))(?= |$)/;
const FREQUENT =
  /(?:^| )(?:tod[oa]s? (?:[oa]s )?(?:dia|dias|semana|semanas|mes|manha|manhas|noite|noites|tarde|sabado|domingo|segunda|terca|quarta|quinta|sexta|fim)|(?:\d+|uma|duas|tres|quatro|cinco|seis) (?:vezes|x) (?:por|na|no|ao|pra)|diariamente|semanalmente|(?:aos|nos|as|nas) (?:sabados?|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|fins? de semana|finais de semana|noites|manhas|tardes)|por (?:dia|semana|mes|ano)|antes de dormir|nas horas vagas|nas ferias|no tempo livre|de segunda a|dia sim|direto$)/;
