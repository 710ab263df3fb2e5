import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const JOB = { area: "career", sub_area: "job" };
const BUSINESS = { area: "career", sub_area: "business" };
const TODAY = holds(
  "hoje|amanha|ontem|ate tarde|ate as NUM|essa semana|esses dias|agora de noite|demais|nisso|nisto|nesse|nessa|neste|nesta|no relatorio|numa apresentacao|num projeto pra|feito|igual|pra caramba|pra caralho|que nem|sem parar|muito mesmo|pra um|(?:em|n)(?: um|um|a|uma|o|esse|essa)? ?(?:projeto|relatorio|tarefa|apresentacao|artigo|proposta|trabalho da)",
);
const POST = "(?:emprego|trabalho|trampo|estagio|vaga|cargo|bico|freela|servico|bolsa|posicao|oportunidade)";

/** "começo segunda na Magalu". */
const DAY = "(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|dia NUM|mes que vem|semana que vem|ja|amanha) )?";

/** Work: where, as what, and what changed. */
export const WORK_RULES: readonly Rule[] = [
  {
    // "tô na TOTVS como analista": where one is as something is where one works.
    verbs: "estar entrar ficar",
    modes: ["now", "past"],
    of: "self",
    rest: begins("(?:n[oa]|em|num|numa) .*?como (?:a |o )?[a-z]{4,}"),
    not: holds(
      "hoje|festa|evento|como (?:sempre|antes|assim|voce|todo|toda|visita|convidad[oa]|acompanhante|paciente)",
    ),
    topic: JOB,
  },
  {
    verbs: "trabalhar",
    modes: ["now"],
    negated: true,
    rest: begins("$|fora$|mais$"),
    when: (clause) => !clause.before.some(({ key }) => /^(?:hoje|amanha|ontem)$/.test(key)),
    topic: JOB,
  },
  {
    verbs: "fazer vender",
    modes: ["now", "doing", "change"],
    of: "self",
    rest: begins(
      "(?:un?s? |umas? )?(?:fretes?|bicos?|faxinas?|unhas?|diarias?|entregas?|corridas|freelas?|marmitas?|salgad(?:os|inhos)|doces|bolos|brigadeiros?|quentinhas|artesanato|carretos?|transporte escolar|escolta|segurança particular|manutencao)(?: |$)",
    ),
    not: holds("hoje|amanha|ontem|agora|bem|aniversario|em casa|pra mim|pro meu|pra minha"),
    topic: BUSINESS,
  },
  {
    verbs: "procurar buscar",
    modes: ["doing"],
    rest: begins(`(?:um |uma |outr[oa] |nov[oa] |meu |por )*${POST}`),
    not: holds("hoje"),
    topic: JOB,
  },
  {
    verbs: "trabalhar",
    modes: [...LASTING, "now"],
    rest: begins(
      "como|na|no|nas|nos|em|de (?:casa|segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite|madrugada|dia|carteira|graca|freela|uber|domestica|baba|dev|social|forma|jovem aprendiz|aprendiz|ajudante|auxiliar(?: de [a-z]+)?|[a-z]+(?:eir[oa]|ista|ora?|ante|ente|boy|com|om|ete|iro|logo|loga|ico|ica))(?! de (?:escola|faculdade|conclusao))|com|pra|pro|num|numa|por|remoto|remotamente|home|meio|a noite|a tarde|ha|fora|presencial|das?|desde|so|mais|ai|aqui|la|junto|NUM|por conta|sozinh[oa]|a|aos?|embarcad[oa]|CLT|clt|pj|hibrido|todo|todos|toda|dia sim|sabado|sabados|domingo|domingos|ate|viajando|perto|longe|registrad[oa]|informal|autonom[oa]|meu|minha",
    ),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "trabalhar",
    modes: ["past"],
    rest: begins(
      "(?:como|na|no|em|com|pra|num|numa|de|por|NUM anos|NUM meses|muitos anos|mais de|quase|durante|a vida|desde).*(?: anos| meses| vida| 20\\d\\d| 19\\d\\d|[a-z])",
    ),
    when: (_, rest) => rest.some(({ capital, key }) => capital || /^(?:anos|meses|vida|como)$/.test(key)),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "trabalhar",
    modes: ["will"],
    rest: begins("como|na|no|num|numa|pra|com|fora|em"),
    not: TODAY,
    when: (_, rest) => rest.some(({ capital, key }) => capital || key === "como"),
    topic: JOB,
  },
  { verbs: "atuar", rest: begins("como|na|no|em|com"), topic: JOB },
  { verbs: "lecionar advogar empreender estagiar", topic: JOB, not: TODAY },
  { verbs: "ensinar", rest: begins("(?!(?:a|o|os|as) )(?!me|voce|meu|minha)[a-z]+"), not: TODAY, topic: JOB },
  {
    verbs: "dar",
    rest: begins("aulas?(?: particular(?:es)?)?(?: (?:de|em|pra|pro|no|na|num|numa|nos|nas)|$)|plantao|plantoes"),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "gerenciar liderar chefiar coordenar administrar",
    rest: begins("(?:ART|um |uma )?[a-z]+"),
    not: TODAY,
    topic: JOB,
  },
  { verbs: "programar", rest: begins("em"), topic: JOB },
  {
    verbs: "fazer",
    rest: begins(
      "(?:uns |umas |alguns |um |uma )?(?:freelas?|bicos?|estagio|plantao|plantoes|home office|residencia|uber|entregas?|doces? pra vender|bolos? pra vender|marmitas?)",
    ),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "passar subir",
    modes: HAPPENED,
    rest: begins(
      "de [a-z]+ (?:pra|a) (?:pleno|senior|gerente|analista|efetiv[oa]|lider|coordenador[a]?|supervisor[a]?|clt|pj)|(?:pra|a|de) (?:pleno|senior|gerente|cargo|coordenador[a]?|supervisor[a]?|nivel)",
    ),
    topic: JOB,
  },
  {
    verbs: "vender",
    rest: begins("[a-z]+"),
    not: holds("hoje|ontem|meu|minha|ART(?:casa|carro|moto|apartamento)|isso|o|a|agora|NUM"),
    when: (clause) => clause.finite.tense === "present",
    topic: BUSINESS,
  },
  {
    verbs: "ser",
    modes: HAPPENED,
    rest: begins(
      "(?:promovid[oa]|demitid[oa]|mandad[oa] embora|contratad[oa]|efetivad[oa]|desligad[oa]|transferid[oa]|admitid[oa]|dispensad[oa]|rebaixad[oa]|cortad[oa]|nomead[oa]|convocad[oa] (?:n?o|pel)|aprovad[oa] (?:no|na|em|pra)|aposentad[oa]|chamad[oa] pra trabalhar|selecionad[oa] (?:pra|pro|no|na)|registrad[oa])",
    ),
    not: holds("reuniao"),
    negated: false,
    topic: JOB,
  },
  {
    verbs: "pedir",
    modes: HAPPENED,
    rest: begins("demissao|as contas|as conta|pra sair d[oa]|desligamento|transferencia|exoneracao"),
    topic: JOB,
  },
  {
    verbs: "sair",
    modes: HAPPENED,
    rest: begins(
      "d[oa] (?:meu |minha )?(?:emprego|trabalho|trampo|empresa|firma|banco|escritorio|loja|agencia|hospital|estagio|escola)|d[oa]",
    ),
    when: (_, rest) =>
      rest[1]?.capital === true ||
      /^(?:emprego|empresa|firma|banco|estagio|escritorio|meu|minha|agencia)$/.test(rest[1]?.key ?? ""),
    not: holds("mais cedo|cedo|tarde|agora|as NUM|atrasad[oa]|correndo|tarde demais|casa|banho|cama|dieta|grupo"),
    topic: JOB,
  },
  {
    verbs: "largar deixar perder trocar abandonar",
    modes: HAPPENED,
    rest: begins(
      `(?:d[oe] |ART|meu |minha )(?:emprego|trabalho|trampo|estagio|cargo|carreira|concurso|profissao|medicina|direito|engenharia)`,
    ),
    not: holds("pra la|em casa|feito|pronto"),
    topic: JOB,
  },
  {
    verbs: "arrumar conseguir arranjar achar encontrar pegar ganhar",
    modes: [...HAPPENED],
    rest: begins(`(?:um |uma |o |a |meu |minha |outr[oa] |nov[oa] |primeir[oa] )*${POST}`),
    not: holds("no mercado da esquina"),
    topic: JOB,
  },
  {
    verbs: "começar",
    modes: [...HAPPENED, "will", "now"],
    rest: begins(
      `${DAY}(?:(?:(?:n?um|n?uma|[no]o|[na]a|[oa]|meu|minha|em|outr[oa]|nov[oa]|primeir[oa]) )*(?:${POST}|residencia|plantao)|na|no)`,
    ),
    when: (_, rest) =>
      /trabalho|emprego|trampo|estagio|vaga|cargo|bico|freela|residencia/.test(rest.map(({ key }) => key).join(" ")) ||
      (rest.some(({ key }, at) => /^n[ao]$/.test(key) && at < 3 && rest[at + 1]?.capital)),
    not: holds("cedo|tarde|as NUM|hoje cedo"),
    topic: JOB,
  },
  {
    verbs: "entrar",
    modes: HAPPENED,
    rest: begins("n[ao]|num|numa|em|pra|pro"),
    when: (_, rest) =>
      rest[1]?.capital === true ||
      /^(?:empresa|banco|estagio|concurso|emprego|startup|multinacional|agencia|escritorio|novo|nova|prefeitura|exercito|marinha|policia|hospital|loja)$/
        .test(rest[1]?.key ?? ""),
    not: holds(
      "ferias|carro|onibus|uber|casa|banho|site|app|aplicativo|grupo|whatsapp|instagram|facebook|twitter|youtube|netflix",
    ),
    topic: JOB,
  },
  { verbs: "aposentar", modes: [...HAPPENED, "will"], topic: JOB },
  {
    verbs: "mudar trocar",
    modes: [...HAPPENED, "will"],
    rest: begins(
      "de (?:emprego|trabalho|area|carreira|profissao|empresa|cargo|setor|ramo|departamento|chefe|equipe|time)|a[oa] (?:setor|area)",
    ),
    topic: JOB,
  },
  {
    verbs: "trocar",
    modes: HAPPENED,
    of: "self",
    rest: begins(
      "(?:o |a |meu |minha )?[a-z]+ por (?:um |uma |o |a )?(?:cargo|vaga|emprego|concurso|trabalho|clt|carreira|negocio|home office)",
    ),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "ir",
    modes: HAPPENED,
    of: "self",
    rest: begins(
      "pr[oa] [a-z]+ como (?:a |o )?[a-z]{4,}|pr[oa] (?:o |a )?(?:rh|ti|setor|area|departamento|time|equipe|financeiro|comercial|marketing|juridico|logistica|suporte|vendas|compras|filial|matriz|producao|operacoes)(?: |$)",
    ),
    not: TODAY,
    topic: JOB,
  },
  {
    verbs: "assumir",
    modes: HAPPENED,
    rest: begins(
      "(?:a|o|um|uma|como) (?:cargo|gerencia|coordenacao|lideranca|chefia|direcao|equipe|time|diretoria|area|supervisao|gerente|loja|negocio)",
    ),
    topic: JOB,
  },
  {
    verbs: "receber ganhar conseguir",
    modes: HAPPENED,
    rest: begins(
      "(?:um |uma |a |o |meu |minha |aquela |aquele |tao |sonhad[oa] )*(?:promocao|aumento(?: de salario)?|efetivacao)",
    ),
    not: holds("aluguel|condominio|mensalidade|limite|preco|luz|conta"),
    topic: JOB,
  },
  {
    verbs: "virar tornar ficar",
    modes: [...HAPPENED],
    rest: begins(
      "(?:ART)?(?:gerente|chefe|soci[oa]|diretor[a]?|coordenador[a]?|supervisor[a]?|lider|mei|autonom[oa]|freela[a-z]*|professor[a]?|empresari[oa]|senior|pleno|clt|pj|analista|efetiv[oa]|servidor[a]?|concursad[oa]|don[oa] d[eoa]s?|enfermeir[oa]|medic[oa]|advogad[oa]|motorista|confeiteir[oa]|dev|programador[a]?|desempregad[oa]|estagiari[oa]|encarregad[oa]|capita[o]?|personal|psicolog[oa])",
    ),
    topic: JOB,
  },
  {
    verbs: "abrir montar",
    modes: [...HAPPENED, "will", "doing"],
    rest: begins(
      "(?:ART|minha |meu |propri[oa] |uma |um |pequen[oa] )*(?:empresa|mei|cnpj|negocio|loja|lojinha|salao|restaurante|lanchonete|padaria|consultorio|escritorio|clinica|barbearia|bar|cafeteria|cafe|hamburgueria|confeitaria|oficina|agencia|startup|e-commerce|atelie|studio|estudio|mercadinho|pet shop|academia|canal)",
    ),
    topic: BUSINESS,
  },
  {
    verbs: "fechar vender",
    modes: HAPPENED,
    rest: begins(
      "(?:a |o |minha |meu )(?:minha |meu )?(?:empresa|mei|cnpj|negocio|loja|salao|restaurante|consultorio|bar|cafeteria|confeitaria)",
    ),
    topic: BUSINESS,
  },
  {
    verbs: "passar",
    modes: [...HAPPENED],
    rest: begins(
      "(?:em |pr[oa] |n[oa] |pel[oa] )(?:NUM (?:lugar|o lugar) )?(?:n?o )?(?:concurso|oab|trf|trt|tj|banco do brasil|petrobras|receita|correios|policia|inss|prova da oab|residencia|estagio probatorio|periodo de experiencia|processo seletivo)",
    ),
    topic: JOB,
  },
  {
    verbs: "ganhar receber tirar faturar",
    rest: begins(
      "(?:uns |umas |cerca de |mais ou menos |quase |r\\$ |so |de |em torno de |por volta de )*NUM(?: mil)?(?: (?:reais|conto|contos|pila|e [a-z]+))*(?: (?:por mes|de salario|mensais|liquido|bruto|por hora|ao mes|todo mes|mensal|no mes|de bolsa|de aposentadoria|de pensao))|(?:o |um )?(?:vale|ticket)(?: |-)[a-z]+|(?:o )?(?:seguro[ -]desemprego|bpc|loas|auxilio)|um salario minimo|NUM salarios minimos|salario minimo|bolsa familia|auxilio|aposentadoria|pensao|por (?:hora|comissao|producao|plantao)|em (?:dolar(?:es)?|euros?|libras?)",
    ),
    modes: ["now", "doing", "was"],
    topic: { area: "finance", sub_area: "budget" },
  },
  {
    verbs: "sustentar",
    rest: begins("(?:a |minha |meus |meu |os )+(?:casa|familia|filhos|pais|mae)"),
    topic: { area: "finance", sub_area: "budget" },
  },
];
