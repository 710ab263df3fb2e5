import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const HOME = { area: "relationships" };
const FIGURATIVE = holds(
  "trabalho|escritorio|onibus|transito|celular|banheiro|lua|marte|academia|hospital|bar|aeroporto|busao|metro|trem|salao|oficina|mundo|sonho|medo|facul|faculdade|cozinha|meu quarto|igreja|barzinho|shopping|uber|sofa|cama",
);
const PLACE_KINDS =
  "(?:interior|litoral|centro|zona|cidade|bairro|casa|apartamento|ap|predio|sobrado|sitio|chacara|fazenda|roca|kitnet|kit|republica|condominio|praia|serra|capital|exterior|pais|fora|estado|favela|comunidade|periferia|cobertura|studio|loft|quitinete|campo|regiao|norte|nordeste|sul|sudeste)";

const CAR =
  "(?:gol|onix|hb ?20s?|corolla|civic|uno|palio|celta|fox|argo|mobi|kwid|sandero|renegade|compass|creta|polo|ka|fiesta|fusca|biz|titan|bros|nmax|pcx|scooter|jetta|strada|toro|hilux|saveiro|tracker|kicks|tcross|t-cross|nivus|cronos|logan|duster|captur|versa|siena|voyage|prisma|cobalt|spin|byd)";

/** Where somebody lives, and whence they come. */
export const HOME_RULES: readonly Rule[] = [
  {
    verbs: "procurar buscar",
    modes: ["doing"],
    rest: begins("(?:um |uma |outr[oa] |nov[oa] |meu )*(?:apartamento|casa|ap|kitnet|lugar pra morar|imovel|quarto)"),
    not: holds("hoje|chave|minhas"),
    topic: HOME,
  },
  {
    verbs: "morar residir",
    modes: [...LASTING, "past"],
    rest: begins(
      "comigo|conosco|aqui|la|em|no|na|nos|nas|num|numa|com|sozinh[oa]|so eu|perto|longe|proximo|fora|ha|desde|de|pra|dentro|atras|junto|ao|so|ainda|juntos|juntas|pertinho|bem|NUM|ali|faz|d[oa]|entre|aluguel|mais|n[ao]s?",
    ),
    not: FIGURATIVE,
    topic: HOME,
  },
  {
    verbs: "morar",
    modes: ["will"],
    rest: begins("em|no|na|com|fora|sozinh[oa]|juntos|juntas|pra"),
    not: holds("talvez"),
    topic: HOME,
  },
  {
    verbs: "viver",
    rest: begins(
      `(?:aqui )?(?:sozinh[oa]|com (?:o |a |os |as )?(?:meu|minha|meus|minhas|NUM|um|uma|nossa|nosso)|(?:em|no|na|num|numa) (?:[a-z]+ )?${PLACE_KINDS}|de aluguel)`,
    ),
    not: FIGURATIVE,
    topic: HOME,
  },
  {
    verbs: "mudar",
    modes: [...HAPPENED, "will", "change", "now"],
    rest: begins(
      `(?:de (?:casa|apartamento|cidade|bairro|pais|estado|endereco|predio|volta|vez)|(?:pra|pro|pras) (?!ca$|melhor|pior|outra coisa|isso|um assunto|o assunto)[a-z]+|do|da|d[eo] [A-Za-z]+ pr[ao])`,
    ),
    not: holds("ideia|assunto|opiniao|planos|humor|canal|roupa|lado"),
    topic: HOME,
  },
  {
    verbs: "mudar trocar",
    modes: HAPPENED,
    rest: begins("(?:de |meu |o )+(?:nome|sobrenome)"),
    topic: { area: "personal_growth" },
  },
  {
    verbs: "dividir",
    modes: LASTING,
    rest: begins("(?:um |uma |o |a )?(?:apartamento|ap|casa|aluguel|quarto|kitnet) com"),
    topic: HOME,
  },
  {
    // "vim pra SP com 18 anos": came to stay.
    verbs: "vir",
    modes: HAPPENED,
    rest: begins(
      "(?:embora )?pr[oa] [a-z ]+? (?:com NUM|em (?:19|20)\\d\\d|ha NUM|faz NUM|crianca|pequen[oa]|bebe|ainda|de vez|pra (?:trabalhar|estudar|ficar|morar|casar))",
    ),
    not: holds("hoje|ontem|amanha|passear|visitar|carro|onibus|uber|moto|pressa|sono|casa"),
    topic: HOME,
  },
  {
    // "saí de Santos e vim pra Vitória".
    verbs: "vir",
    modes: HAPPENED,
    rest: begins("(?:embora |morar )?pr[oa] [a-z]+(?: [a-z]+)?$"),
    when: (clause, rest) => clause.link === "e" && clause.subject.kind === "self" && rest.at(-1)?.capital === true,
    topic: HOME,
  },
  { verbs: "sair", modes: [...HAPPENED, "achieved"], rest: begins("do aluguel"), topic: HOME },
  { verbs: "nascer", modes: HAPPENED, rest: begins("aqui|em|no|na"), not: holds("ontem|hoje"), topic: HOME },
  {
    verbs: "crescer",
    modes: HAPPENED,
    rest: begins(
      "em|no|na|com (?!isso|isto|tudo|el[ea]$|essa|esse|voce|o tempo|a experiencia)|perto|numa|num|sem|entre",
    ),
    topic: HOME,
  },
  {
    verbs: "sair voltar",
    modes: HAPPENED,
    rest: begins(
      "(?:da|pra) casa d[oae]s?(?: (?:meus|minha|minhas))? (?:pais|mae|avos|avo|sogra|pai)|de casa com NUM anos",
    ),
    topic: HOME,
  },
  {
    verbs: "comprar alugar financiar vender herdar construir reformar",
    modes: [...HAPPENED, "doing"],
    rest: begins(
      `(?:ART(?:nov[oa] |propri[oa] |primeir[oa] )*(?:casa|apartamento|ap|terreno|imovel|sitio|chacara|lote|kitnet|carro|moto|motoca|bicicleta eletrica))`,
    ),
    not: holds("de brinquedo"),
    topic: { area: "finance" },
  },
  {
    verbs: "comprar alugar financiar vender trocar consorciar",
    modes: HAPPENED,
    rest: begins(
      `(?:ART(?:nov[oa] |propri[oa] |primeir[oa] )*(?:${CAR}|scooter|caminhao|van|sala comercial|sala|ponto comercial|galpao|barraca|trailer|food truck|container|quiosque)|(?:de |o |a |meu |minha )+(?:carro|moto|apartamento|casa)(?: (?:por|n?um|n?uma|pel[oa]))?)`,
    ),
    not: holds("de brinquedo|emprestad[oa]|miniatura|de estar|pneu|oleo|de roupa|de cinema"),
    topic: { area: "finance" },
  },
  {
    verbs: "viver",
    rest: begins("em|no|na"),
    when: (_, rest) => rest[1]?.capital === true,
    not: FIGURATIVE,
    topic: HOME,
  },
];
