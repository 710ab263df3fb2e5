import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const MEDICAL = { area: "health", sub_area: "medical" };
const PHYSICAL = { area: "health", sub_area: "physical" };
const NUTRITION = { area: "health", sub_area: "nutrition" };
const SLEEP = { area: "health", sub_area: "sleep" };
const THERAPY = { area: "mental_health", sub_area: "therapy" };
const TODAY = holds(
  "hoje|ontem|amanha|agora|essa noite|essa semana|esses dias|demais hoje|DATE|esse fim de semana|na festa|nessa|nesse|mais tarde|daqui a pouco",
);
const FOOD =
  "(?:carne|carnes|peixe|frango|porco|ovo|ovos|leite|lactose|gluten|acucar|doces?|derivados|laticinios|fritura|frituras|frutos do mar|camarao|amendoim|soja|trigo|pao|sal|pimenta|cebola|alho|coentro|refrigerante|alcool|cafe|cafeina|bebida alcoolica|chocolate|salada|verdura|verduras|legumes|fruta|frutas|massa|arroz|feijao|queijo|nada (?:de|com) [a-z]+|industrializados|ultraprocessados|besteira|fast food|acai|comida [a-z]+|tomate|porcaria|acucar refinado)";
const MEDICINE =
  "(?:remedios?|medicacao|medicamentos?|antidepressivos?|anticoncepcional|insulina|ansiolitic[oa]|suplementos?|vitaminas?|creatina|whey|ritalina|venvanse|fluoxetina|sertralina|escitalopram|losartana|metformina|puran|levotiroxina|rivotril|clonazepam|omeprazol|bupropiona|venlafaxina|quetiapina|litio|zolpidem|topiramato|mounjaro|ozempic|wegovy|saxenda|concerta|hormonio|bombinha|corticoide|anti-?inflamatorio|anticoagulante|aas|enalapril|atenolol|sinvastatina|[a-z]{4,}(?:ina|pram|pril|olol|tana|azol|pam))";

/** Illness, medicine, food, body, sleep, smoking and drinking. */
export const HEALTH_RULES: readonly Rule[] = [
  {
    verbs: "comer beber tomar consumir",
    modes: ["change"],
    rest: begins(`(?:tanto |tanta |muito |muita |mais )*(?:${FOOD}|${MEDICINE})`),
    when: (clause) => clause.aspects.includes("stop"),
    topic: NUTRITION,
  },
  {
    verbs: "enxergar ouvir escutar andar",
    modes: ["now"],
    rest: begins(
      "(?:muito |bem |nada |mal |direito )*(?:bem|mal|nada|direito|d[oa] (?:olho|ouvido)|de longe|de perto|com (?:muleta|bengala|andador))",
    ),
    when: (clause, rest) => clause.negated || /^(?:mal|muito mal|com|nada)/.test(rest.map(({ key }) => key).join(" ")),
    not: TODAY,
    topic: MEDICAL,
  },
  { verbs: "ser", modes: HAPPENED, rest: begins("(?:re)?diagnosticad[oa]|operad[oa]|internad[oa]"), topic: MEDICAL },
  { verbs: "receber", modes: HAPPENED, rest: begins("(?:o |um |meu )?diagnostico d[eo]"), topic: MEDICAL },
  {
    verbs: "tomar usar",
    modes: LASTING,
    rest: begins(`(?:ART|um |uma |NUM |muito |meu |minha |alguns |uns )*${MEDICINE}`),
    not: TODAY,
    topic: MEDICAL,
  },
  { verbs: "tomar", modes: ["change"], rest: begins(`(?:ART|meu |minha )*${MEDICINE}`), topic: MEDICAL },
  {
    verbs: "usar",
    modes: LASTING,
    rest: begins(
      "(?:um |uma |ART)*(?:oculos|lentes?|aparelho|marca-passo|diu|bombinha|cadeira de rodas|bengala|protese|muletas|aparelho auditivo|lente de contato|bolsa de colostomia)",
    ),
    not: TODAY,
    topic: MEDICAL,
  },
  { verbs: "fumar vapear", modes: [...LASTING], not: TODAY, topic: MEDICAL },
  {
    verbs: "fumar beber",
    modes: ["past"],
    negated: true,
    when: (clause) => clause.before.some(({ key }) => key === "nunca"),
    topic: MEDICAL,
  },
  { verbs: "fumar", modes: ["past"], rest: begins("(?:por|durante|NUM anos|dos)"), topic: MEDICAL },
  {
    verbs: "parar largar deixar abandonar interromper suspender",
    modes: HAPPENED,
    rest: begins(
      `(?:com |de |d[oa] |ART)*(?:cigarro|cigarros|bebida|alcool|acucar|refrigerante|cafe|maconha|vicio|remedio|antidepressivo|terapia|academia|tratamento|dieta|anticoncepcional|${FOOD})`,
    ),
    not: holds("pra tras|na mesa"),
    otherwise: MEDICAL,
  },
  {
    verbs: "beber",
    modes: ["now", "change", "was", "doing"],
    rest: begins(
      "$|mais$|alcool|socialmente|cerveja|vinho|NUM (?:litros?|copos|l )|muita agua|pouca agua|nada|bebida|cafe|so|muito cafe|todo|mais (?:alcool|nada|cerveja|refrigerante|cafe)|refrigerante|leite|cha|aos fins|nos fins|ha NUM",
    ),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "comer tomar consumir ingerir",
    modes: ["now", "change", "doing", "was", "can"],
    negated: true,
    rest: begins(`(?:mais |nenhum tipo de |muito |nada de |muita |quase )*${FOOD}|carne|leite`),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "comer",
    modes: ["change", "now", "doing"],
    rest: begins(
      `(?:so |mais |muito |muita |pouco |pouca |de tudo|bem$|mal$|super mal|fora |menos )*(?:(?<=(?:muito|muita|pouco|pouca|mais|menos) )${FOOD}|de tudo|comida (?:saudavel|japonesa|caseira)|saudavel|mal$|bem$|a cada|NUM vezes|fora todo|todo dia|de NUM em NUM)`,
    ),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "evitar",
    modes: [...LASTING, "past"],
    rest: begins(`(?:ART|comer |tomar |de vez |todo |toda )*${FOOD}`),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "cortar",
    modes: [...LASTING, "past"],
    rest: begins(
      "(?:ART|de vez |todo |toda )*(?:acucar|gluten|lactose|carnes?|alcool|refrigerante|doces?|frituras?|cafe|cafeina|sal|leite|massas?|gordura|carboidratos?|industrializados|bebida|cigarro)",
    ),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "diminuir reduzir",
    modes: [...LASTING, ...HAPPENED],
    rest: begins(
      "(?:ART|muito |bastante |bem |de vez |o consumo de |a quantidade de |n[oa] )*(?:acucar|gluten|lactose|carnes?|carne vermelha|alcool|refrigerantes?|doces?|frituras?|cafe|cafeina|sal|leite|massas?|gordura|carboidratos?|industrializados|bebida|cigarro|telas?|sodio)",
    ),
    not: TODAY,
    topic: NUTRITION,
  },
  {
    verbs: "entrar estar",
    modes: [...HAPPENED, "now"],
    rest: begins(
      "(?:n[oa]|em) (?:menopausa|climaterio|pre-menopausa|puberdade|remissao|dialise|fila d[oe] transplante|trabalho de parto)",
    ),
    topic: MEDICAL,
  },
  {
    verbs: "começar iniciar retomar suspender",
    modes: [...HAPPENED, "doing"],
    rest: begins(
      `(?:a |o |um |uma |com |meu |minha |n[oa] |de novo |nov[oa] )*(?:${MEDICINE}|reposicao hormonal|reposicao de [a-z]+|hormonios?|fisioterapia|fisio|fono|fonoaudiologia|hemodialise|quimioterapia|quimio|radioterapia|pre-natal|acompanhamento|tratamento|dieta|jejum)`,
    ),
    not: TODAY,
    topic: MEDICAL,
  },
  {
    verbs: "perder recuperar",
    modes: HAPPENED,
    rest: begins(
      "(?:a |o |os |parte d[oa] |um pouco d[oa] )*(?:olfato|paladar|visao|audicao|movimentos?|memoria|voz|sensibilidade|perna|braco|dedo|rim|utero|dentes?)",
    ),
    not: holds("hoje|ontem|gritar|no jogo|graca"),
    topic: MEDICAL,
  },
  {
    verbs: "desenvolver adquirir contrair descobrir pegar",
    modes: HAPPENED,
    rest: begins(
      "(?:um |uma |a |o |que )*(?:diabetes|intolerancia|alergia|asma|rinite|hipertensao|pressao alta|gastrite|doenca|cancer|tumor|endometriose|hipotireoidismo|tdah|ansiedade|depressao|sindrome|hernia|celiaca|artrite|artrose|lupus|enxaqueca|bursite|tendinite|nodulo)",
    ),
    topic: MEDICAL,
  },
  {
    verbs: "tirar remover retirar",
    modes: HAPPENED,
    rest: begins(
      "(?:a |o |os |as |um |uma |meu |minha )*(?:vesicula|utero|apendice|amigdalas?|sisos?|tireoide|rim|ovario|ovarios|mama|mamas|nodulo|tumor|cisto|mioma|baco|diu|gesso|aparelho|pinta|verruga|trompas?)",
    ),
    topic: MEDICAL,
  },
  {
    verbs: "morrer",
    modes: ["now"],
    rest: begins("de (?:medo|pavor|nojo|vergonha) de (?!que|voce|isso|perder|dar|nao|errar)[a-z]+"),
    type: "preference",
    topic: { area: "mental_health", sub_area: "stress" },
  },
  {
    verbs: "operar",
    modes: HAPPENED,
    rest: begins("ART(?:[a-z]+)|d[oa] [a-z]+"),
    not: holds("maquina|sistema"),
    topic: MEDICAL,
  },
  {
    verbs: "fazer",
    modes: [...HAPPENED, "will"],
    rest: begins(
      "(?:uma |um |a |minha |meu )*(?:cirurgia|bariatrica|laqueadura|vasectomia|transplante|histerectomia|quimioterapia|quimio|radioterapia|lipo|lipoaspiracao|implante|ponte de safena|cateterismo|cesarea|laser|rinoplastia|fertilizacao|inseminacao)",
    ),
    topic: MEDICAL,
  },
  {
    verbs: "fazer",
    rest: begins(
      "(?:um |uma |meu |minha )*(?:tratamento|acompanhamento|fisioterapia|fisio|fono|fonoaudiologia|terapia ocupacional|hemodialise|quimioterapia|quimio|dieta|jejum|low carb|reposicao hormonal|reeducacao alimentar|pre-natal|uso de)",
    ),
    not: TODAY,
    topic: MEDICAL,
  },
  {
    verbs: "fazer começar voltar",
    modes: [...LASTING, ...HAPPENED],
    rest: begins(
      "(?:a |na |pra |em |fazer |uma |de )*(?:terapia|analise|psicoterapia|tcc$|acompanhamento psicologico|psicologa|psiquiatra)(?! hoje)",
    ),
    not: TODAY,
    topic: THERAPY,
  },
  {
    verbs: "ir",
    rest: begins(
      "(?:n[oa] |ao |a |pr[oa] )(?:terapia|psicolog[oa]|psiquiatra|terapeuta|fisioterapia|academia|nutricionista)",
    ),
    when: (_, rest) =>
      rest.some(({ key }) => /^(?:toda|todo|todas|todos|vezes|semana|quinzenalmente|sempre)$/.test(key)),
    topic: { area: "health" },
  },
  { verbs: "sofrer", rest: begins("(?:de|com) (?!saudade|amor|por|isso|ele|ela)[a-z]+"), not: TODAY, topic: MEDICAL },
  {
    verbs: "sofrer ter",
    modes: HAPPENED,
    rest: begins(
      "(?:um |uma |dois |duas |tres |ART)*(?:principio de )?(?:acidente|avc|infarto|derrame|abortos?|queda|convulsao|cancer|depressao|burnout|trombose|covid|dengue|paralisia|tumor|crise de panico|sindrome do panico|anorexia|bulimia|meningite|tuberculose|pneumonia)",
    ),
    topic: MEDICAL,
  },
  {
    verbs: "pesar",
    modes: LASTING,
    rest: begins("(?:uns |cerca de |quase |agora |mais de )*NUM"),
    not: TODAY,
    topic: PHYSICAL,
  },
  {
    verbs: "medir",
    modes: LASTING,
    rest: begins("(?:uns |cerca de |quase )*NUM"),
    not: holds("x|por"),
    topic: PHYSICAL,
  },
  { verbs: "calçar vestir", rest: begins("(?:o |tamanho |numero |manequim )*(?:NUM|[pmg]{1,2}$)"), topic: PHYSICAL },
  {
    verbs: "emagrecer engordar perder ganhar",
    modes: HAPPENED,
    rest: begins("(?:uns |quase |mais de |cerca de )*NUM (?:kg|quilos?|k)"),
    topic: PHYSICAL,
  },
  {
    verbs: "dormir",
    modes: ["now"],
    rest: begins(
      "(?:so |umas |uns |em media |apenas |muito |bem )*(?:NUM (?:horas|h)|mal|pouco|tarde$|cedo$|bem$|mal (?:ha|desde|toda)|muito mal|muito tarde|com (?:aparelho|cpap|luz|tv|ventilador|barulho)|de (?:lado|brucos)|depois das|as NUM|por volta|antes das|a partir)",
    ),
    not: TODAY,
    topic: SLEEP,
  },
  {
    verbs: "acordar deitar levantar",
    modes: ["now", "change"],
    rest: begins(
      "(?:sempre |todo dia |todos os dias |muito |bem |geralmente )*(?:as|cedo|tarde|de madrugada|antes|por volta|NUM|meio-dia|umas)",
    ),
    not: TODAY,
    topic: SLEEP,
  },
  { verbs: "doar", rest: begins("sangue|medula|leite"), topic: MEDICAL },
  { verbs: "poder", negated: true, rest: begins(`(?:com )?${FOOD}`), topic: NUTRITION },
  {
    verbs: "comer beber tomar usar fazer pegar ter engravidar",
    modes: ["can"],
    negated: true,
    rest: begins(
      `(?:mais |nenhum |muito )*(?:${FOOD}|${MEDICINE}|peso|filhos?|exercicio|esforco|dipirona|penicilina|aspirina|ibuprofeno|antibiotico)|mais$|$`,
    ),
    not: TODAY,
    when: (clause) => !clause.aspects.includes("manage"),
    topic: MEDICAL,
  },
  {
    verbs: "acordar levantar dormir guardar controlar economizar perder engravidar emagrecer juntar manter parar",
    modes: ["can"],
    negated: true,
    rest: begins("cedo|direito|a noite|bem|sem|mais de|dinheiro|grana|peso|NUM|$|nada"),
    when: (clause, rest) => clause.aspects.includes("manage") && rest.length > 0,
    not: TODAY,
    otherwise: MEDICAL,
  },
];
