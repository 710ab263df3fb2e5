import { begins } from "./begins.ts";
import { holds } from "./holds.ts";
import type { Rule } from "./rule.ts";

const COUNT =
  "(?:NUM |uns |umas |cerca de |quase |mais de |muita |muito |bastante |um |uma |varios |varias |muitos |muitas |alguns |algumas |dois |duas |so |apenas |mais |outr[oa]s? |meu |minha |o |a |os |as |nenhum |nenhuma )*";
const NOT_LASTING = holds(
  "hoje|amanha|ontem|essa semana|que (?:ir|fazer|pagar|estudar|trabalhar|resolver)|agora a tarde|mais tarde|pra entregar",
);
const DISEASE =
  `(?:diabetes|pre-diabetes|pressao (?:alta|baixa)|hipertensao|asma|rinite|sinusite|bronquite|enxaquecas?|alergia|alergias|intolerancia|hipotireoidismo|hipertireoidismo|tireoide|endometriose|fibromialgia|gastrite|refluxo|hernias?|anemia
  |colesterol|triglicerides|artrite|artrose|lupus|epilepsia|miopia|astigmatismo|hipermetropia|ovario policistico|ovarios policisticos|sop|doenca|cancer|esclerose|psoriase|vitiligo|dermatite|labirintite|escoliose|osteoporose|bursite|tendinite|varizes|trombofilia
  |insonia|apneia|narcolepsia|sindrome|sopro|arritmia|marca-passo|problemas? (?:de|no|na|nos|nas|cardiac|renal|respirat)|hiv|hepatite|glaucoma|catarata|zumbido|lordose|bico de papagaio|pedra n|calculo renal|nodulo|mioma|cisto|deficiencia|fator rh|tipo sanguineo|sangue|celiaca|condromalacia|crise[s]? de (?:enxaqueca|asma|ansiedade|panico)|acne|rosacea|gota|crohn|colite|intestino (?:preso|irritavel)|dor (?:cronica|crônica|nas costas cronica)|ciatico|alzheimer|parkinson|demencia|down|sequela|paralisia|hidrocefalia|talassemia|hemofilia|tireoidite|diverticulite|esteatose|pancreatite|insuficiencia|leucemia|linfoma|anemia falciforme|gordura no figado|perda auditiva)`
    .replace(/\s*\n\s*/g, "");
const MENTAL =
  "(?:ansiedade|depressao|tdah|tda|toc|transtorno|bipolaridade|panico|sindrome do panico|burnout|autismo|tea|borderline|claustrofobia|gagueira|misofonia|dislexia|anorexia|bulimia|compulsao|fobia|estresse pos|fobia social|agorafobia|crises de (?:ansiedade|panico)|baixa autoestima|altas habilidades)";

function having(words: string, topic: Rule["topic"], more: Partial<Rule> = {}): Rule {
  return {
    verbs: "ter possuir",
    modes: ["now", "was"],
    rest: begins(`${COUNT}(?:${words})`),
    not: NOT_LASTING,
    ...(topic === undefined ? {} : { topic }),
    open: true,
    ...more,
  };
}

/** What somebody has: family, animals, illnesses, things of weight, fears. */
export const HAVING_RULES: readonly Rule[] = [
  having(`(?:uma |um )?(?:leve |forte |cronica )*${DISEASE}`, { area: "health", sub_area: "medical" }),
  having("(?:o )?sono (?:leve|pesado|agitado|ruim)", { area: "health", sub_area: "sleep" }),
  having(MENTAL, { area: "mental_health" }, { not: holds("hoje|muita ansiedade pra|agora") }),
  having(
    "filh[oa]s?|filhinh[oa]s?|irma|irmao|irmaos|irmas|net[oa]s?|sobrinh[oa]s?|gemeos|gemeas|entead[oa]s?|prim[oa]s?|ti[oa]s?|afilhad[oa]s?|meni?n[oa]s? (?:de|pequen|chamad)|crianca[s]? (?:pequena|de)|bebe|menino e uma menina|casal de",
    { area: "relationships", sub_area: "family" },
    { not: holds("chat[oa]|da mae|da puta") },
  ),
  having(
    "(?:a )?(?:guarda|tutela|curatela)(?: (?:compartilhada|unilateral|total|definitiva|provisoria|alternada))* d[aeo]s?",
    {
      area: "relationships",
      sub_area: "family",
    },
  ),
  having("namorad[oa]|noiv[oa]|marido|esposa|companheir[oa]|ficante", { area: "relationships", sub_area: "romantic" }),
  having(
    "cachorr[oa]s?|cachorrinh[oa]s?|cadela|cadelinha|caes|cao|gat[oa]s?|gatinh[oa]s?|pets?|passarinhos?|papagaio|calopsitas?|coelh[oa]s?|hamsters?|peixes?|aquario|tartarugas?|jabuti|cavalos?|galinhas?|porquinho|cobra|furao|periquitos?|vira-latas?|bichos? de estimacao|animais",
    { area: "relationships", sub_area: "family" },
  ),
  having(
    "carro|moto|motinha|casa|casas|apartamento|imovel|imoveis|sitio|chacara|terreno|fazenda|bicicleta|bike|caminhao|kombi|casa propria|apartamento proprio|casa na praia",
    { area: "finance" },
    { not: holds("hoje|pra lavar|pra arrumar|pra limpar|quebrad[oa]|cheia") },
  ),
  having(
    "cart(?:ao|oes) de credito|dividas?|financiamento|emprestimo|emprestimos|consignado|consorcio|parcelas|nome sujo|nome negativado",
    {
      area: "finance",
      sub_area: "debts",
    },
  ),
  having(
    "reserva|poupanca|dinheiro (?:guardado|investido|aplicado|na poupanca)|investimentos?|(?:r\\$ )?[\\d.,]+(?: mil)?(?: reais)? (?:guardad[oa]s?|investid[oa]s?|na poupanca|aplicad[oa]s?|de reserva|em)|acoes|previdencia|bitcoin|(?:r\\$ )?[\\d.,]+(?: mil)?(?: reais)? n[oa]s? (?:tesouro|cdb|poupanca|nubank|banco|caixinha|bolsa|fundo|lci|lca|previdencia|caixa)|mil (?:reais )?(?:guardad|investid|na poupanca)|fundo de emergencia|tesouro",
    { area: "finance", sub_area: "savings" },
  ),
  having("plano de saude|convenio|unimed|plano odontologico", { area: "health", sub_area: "medical" }, {
    modes: ["now"],
  }),
  having(
    "empresa|loja|lojinha|negocio|mei|cnpj|consultorio|escritorio|salao|restaurante|barbearia|oficina|marca|canal (?:no|de)|podcast|blog|brecho|atelie|confeitaria|hamburgueria|padaria|bar|clientes|franquia|ong",
    { area: "career", sub_area: "business" },
    { not: holds("hoje|que atender|reclamand") },
  ),
  having(
    "emprego|empregos|trabalho (?:fixo|remoto|de|em|como|num|clt|estavel)|carteira assinada|experiencia (?:em|com|na|no|como|de)|cargo|estagio|contrato",
    { area: "career", sub_area: "job" },
    { not: holds("hoje|pra fazer|da faculdade|pra entregar|de escola") },
  ),
  having(
    "faculdade|graduacao|mestrado|doutorado|pos|pos-graduacao|diploma|formacao|bolsa|ensino medio|ensino superior|curso (?:de|tecnico|superior)|especializacao|mba|licenciatura|certificacao|ingles (?:fluente|avancado|intermediario|basico)|(?:a )?oab",
    { area: "personal_growth", sub_area: "formal" },
    { not: holds("hoje|amanha|aula") },
  ),
  having(
    "carteira de motorista|cnh|habilitacao|carteira|cidadania|dupla (?:cidadania|nacionalidade)|nacionalidade|passaporte|visto|green card",
    { area: "personal_growth", sub_area: "informal" },
    { modes: ["now"], not: holds("que renovar|vencid") },
  ),
  having(
    "(?:muito |muita |um |certo |bastante )*(?:medo|pavor|panico|horror|fobia|trauma|nojo|aversao|agonia|claustrofobia) (?:d[eoa]s?) (?!(?:[a-z]+[aei]r|meus?|minhas?)(?: |$))[a-z]+|(?:medo|pavor|fobia) de (?:dirigir|voar|nadar|falar em publico)",
    { area: "mental_health", sub_area: "stress" },
    {
      not: holds(
        "que|hoje|de perder voce|disso|isso|dar errado|de nao|de ficar|de me|de errar|de ser|de falhar|de te|do futuro|de perder|de tudo",
      ),
    },
  ),
  having(
    "(?:muita |muito |uma |certa |bastante |o )*(?:mania|habito|costume|dificuldade|facilidade|vicio|tendencia|compulsao) (?:de|pra|em|com|por)",
    undefined,
    {
      otherwise: { area: "personal_growth" },
      not: holds("hoje|agora|disso|isso|nisso|com isso|de entender voce|nesse|nessa"),
    },
  ),
  having("tatuage[mn]s?|piercings?|cabelo|olhos|sardas|marca de nascenca|nome artistico|apelido", {
    area: "personal_growth",
  }, { not: holds("horroros|feio|hoje|olhos pra|sujo|oleoso") }),
  having(
    "paciencia (?:pra|com|de) (?!isso|voce|hoje|nada|essa|esse|ela|ele)[a-z]+|frescura (?:pra|com)|o costume de",
    undefined,
    { type: "preference", otherwise: { area: "personal_growth" } },
  ),
  having("horta|jardim|colecao|instrumento|violao|piano|videogame|playstation|ps5|xbox|biblioteca|composteira", {
    area: "leisure",
    sub_area: "hobbies",
  }),
  having("(?:como |por )(?:meta|objetivo|sonho|hobby|lema)", undefined),
  // "um Gol 2010": what has a make and a year is a car or the like.
  having("[a-z\\d-]+(?: [a-z\\d.-]+){0,2} (?:19|20)\\d\\d", { area: "finance" }, {
    modes: ["now"],
    when: (_, rest) => rest.some(({ capital }) => capital),
  }),
  having("fe|religiao", { area: "spirituality" }, {
    modes: ["now"],
    rest: begins("(?:muita |nenhuma |uma )?(?:fe em|religiao)"),
  }),
];
