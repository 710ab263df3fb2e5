import { type SlotName, SLOTS } from "../../shared/memory/slots.ts";
import type { AREAS } from "../../shared/memory/vocabulary.ts";
import { PLURAL_RELATIONS, RELATIONS } from "../language/people-words.ts";
import type { Mode } from "./statement.ts";

/** The areas of life, as the tools name them. */
export type Area = typeof AREAS[number];

/** A rule that finds a lasting fact in a statement with certain verbs, or about a certain thing. */
export interface FactRule {
  slot: SlotName | null;
  /** The value of the fact when the words do not contain it. For a slot with keys, it is the key. */
  constant?: string;
  /** The infinitives of the verbs; in THING_RULES, a pattern for the nouns. */
  of: string;
  modes: ReadonlySet<Mode>;
  /** Whether it says that something is over: "vendi meu carro". */
  ends: boolean;
  area: Area;
  /** A pattern for the keys after the verb. Its groups `key` and `value` are those of the fact. */
  rest: RegExp;
}

const KIN = [...RELATIONS.keys(), ...PLURAL_RELATIONS.keys()].sort((one, other) => other.length - one.length);
const NOT_WORDS = "ha|faz|desde|com|e|mas|porque|pra|so|por|ate|agora|sem|hoje|ontem|mais|DATE|NUM|que|ja|tambem|ne|" +
  "viu|ainda|quando|tudo|todo|toda|sempre|como|em|n[oa]|num|numa";

/** Alternatives of folded words. Patterns refer to them as `@NAME`. */
const LISTS: Readonly<Record<string, string>> = {
  WORDS: `(?!(?:${NOT_WORDS})(?: |$))[a-zA-Z]+(?: (?!(?:${NOT_WORDS})(?: |$))[a-zA-Z]+){0,3}`,
  ALL: "[a-zA-Z]+(?: [a-zA-Z]+)*",
  KIN: KIN.join("|"),
  THE: "(?:(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa) )*",
  MUCH: "(?:(?:muito|bastante|so|tambem|super|bem|mesmo|demais|mais) )*",
  NOPLACE: "casa|apartamento|ape|predio|sitio|condominio|bairro|cidade|um|uma|pais|lua|trabalho|hospital|mundo|aperto",
  NOWORK: "casa|escala|equipe|grupo|turno|dia|noite|manha|tarde|pe|home|feriado|fim|minha|meu|um|uma",
  JOB:
    "(?:professor|enfermeir|medic|engenheir|advogad|programador|vendedor|tecnic|contador|psicolog|veterinari|dentist|" +
    "arquitet|cozinheir|confeiteir|cabeleireir|cantor|music|fotograf|escritor|bancari|empresari|diretor|coordenador|" +
    "secretari|cuidador|pedreir|pintor|costureir|pesquisador|consultor|corretor|motorist|jornalist|fisioterapeut|" +
    "nutricionist|analist|eletricist|diarist|farmaceutic|funcionari|servidor|agricultor|estagiari)[oaes]*|designer|" +
    "gerente|assistente|auxiliar|chef|policial|bombeir[oa]|atriz|ator|juiza?|comerciante|atendente|recepcionista|" +
    "caixa|baba|piloto|terapeuta|dev|manicure|artesa",
  DISEASE:
    "diabetes|asma|rinite|sinusite|bronquite|enxaqueca|gastrite|refluxo|hipertensao|pressao alta|colesterol alto|" +
    "anemia|artrite|artrose|fibromialgia|endometriose|hipotireoidismo|tdah|autismo|ansiedade generalizada|depressao|" +
    "burnout|epilepsia|lupus|hernia|escoliose|labirintite|insonia|apneia|miopia|sindrome d[oae] [a-z]+",
  CONDITION: "(?:diabetic|hipertens|celiac|asmatic|epileptic|daltonic|cardiac)[oa]|autista|bipolar",
  STUDIES: "faculdade|mestrado|doutorado|graduacao|pos|curso",
  ALONE: "(?:(?:sozinh[oa]) )?",
  FOOD:
    "carne|peixe|frango|porco|ovos?|leite|lactose|gluten|acucar|doces?|fritura|frutos do mar|camarao|amendoim|soja|" +
    "sal|pimenta|cebola|coentro|refrigerante|alcool|cafe|chocolate|queijo|cerveja|vinho|pao",
  ACTIVITY:
    "terapia|academia|musculacao|crossfit|pilates|ioga|natacao|corrida|danca|ballet|boxe|judo|capoeira|futebol|" +
    "volei|tenis|teatro|croche|ceramica|fisioterapia|dieta|jejum|trilha|igreja|centro espirita|terreiro",
  MEDICINE:
    "insulina|anticoncepcional|antidepressivo|remedio (?:de|pra|pro) [a-z]+|[a-z]{4,}(?:ina|pram|pril|olol|azol|tana)",
  ANIMAL:
    "cachorr[oa]s?|gat[oa]s?|gatinh[oa]s?|cadela|papagaio|calopsita|coelh[oa]s?|hamster|passarinho|tartaruga|cavalo",
  FAITH:
    "catolic[oa]|evangelic[oa]|espirita|umbandista|candomblecista|budista|judia|judeu|ateia|ateu|agnostic[oa]|crista",
  POINTING:
    "isso|isto|disso|voce|voces|tudo|nada|assim|d?el[ea]s?|alguem|ess[ae]s?|dess[ae]s?|aquel[ae]s?|seu|sua|te|mim|" +
    "quem|quando|d?a ideia|d?o jeito|presente",
};

/**
 * Rules for what people say about their lives, one per line: slot (`-` for none) with its constant, verbs, modes ("ends": it
 * says that something is over), area, pattern for the keys that follow. The first rule that matches decides.
 */
export const FACT_RULES: readonly FactRule[] = readRules(String.raw`
name :: chamar :: now :: personal_growth :: (?<value>NAME|[a-z]{2,}$)
name :: ser :: now :: personal_growth :: [oa] (?<value>NAME)
birthday :: fazer :: now :: personal_growth :: (?:aniversario|(?:NUM )?anos) (?:no |em |dia )*(?<value>DATE)
birthday :: nascer :: past :: personal_growth :: (?:em |no |dia )*(?<value>DATE)
hometown :: nascer crescer :: past :: relationships :: em (?<value>@WORDS)
- :: nascer :: past :: relationships :: $
- :: ser :: now :: personal_growth :: do signo de [a-z]+
hometown :: ser :: now :: relationships :: d[eoa] (?!boa|tipo|verdade|novo|menor|maior|paz)(?<value>@WORDS)$
age :: ter :: now :: personal_growth :: (?<value>NUM) (?:anos|aninhos)$
- :: ter :: now :: health :: (?:NUM|QTY) de altura
residence :: morar residir viver :: now ended :: relationships :: @ALONE(?:em|n[oa]) (?!@NOPLACE)(?<value>@WORDS)
household :: morar viver :: now ended :: relationships :: (?<value>sozinh[oa]|com @THE(?:@KIN|NAME|amig[oa]s?))
residence :: mudar :: past :: relationships :: pr[ao] (?!@NOPLACE|melhor|pior|outr|perto|longe|ca$|o )(?<value>@WORDS)
- :: mudar :: past :: career :: de (?:emprego|trabalho|area|carreira|profissao|empresa|cidade|pais|casa)
marital_status=solteira :: ser estar :: now :: relationships :: @MUCHsolteir[oa]
marital_status=casada :: ser estar :: now :: relationships :: @MUCHcasad[oa]
marital_status=divorciada :: ser estar :: now :: relationships :: @MUCHdivorciad[oa]
marital_status=viúva :: ser ficar :: now past :: relationships :: viuv[oa]
marital_status=noiva :: ser estar ficar :: now past :: relationships :: noiv[oa]
marital_status=casada :: casar :: past :: relationships :: $|com @THE(?:NAME|@KIN)|em |n[oa] |DATE|mes|ano|semana|sabado
marital_status=divorciada :: divorciar :: past :: relationships :: .*
marital_status=separada :: separar :: past :: relationships :: $|DATE|mes|ano|semana|d[eoa] (?:meu|minha|NAME)|do NAME
marital_status=namorando :: namorar :: now :: relationships :: $|(?:com )?@THE(?:NAME|@KIN|cara|alguem)|DATE|ha|faz
marital_status=solteira :: terminar :: past :: relationships :: com @THE(?:namorad[oa]|noiv[oa]|marido|NAME)$
child :: ter :: now :: relationships :: (?<value>NUM|um|uma) (?<key>filh[oa]s?)
- :: ser :: now :: relationships :: mae|pai|avo|filh[oa] unic[oa]
pet :: ter adotar :: now past :: relationships :: @THE(?<value>@ANIMAL)(?: chamad[oa])? (?<key>NAME)
pet :: ter adotar :: now past :: relationships :: (?:NUM|um|uma) (?<key>@ANIMAL)
employer :: trabalhar :: now ended :: career :: (?:em|n[oa]|pr[oa]) (?!@NOWORK)(?<value>@WORDS)
occupation :: trabalhar atuar :: now ended :: career :: (?:como|de) (?!casa|home|dia)(?<value>@WORDS)
- :: trabalhar :: now :: career :: (?:com|de|em|num|numa|n[oa]|a) [a-zA-Z]+
employer :: ser :: past :: career :: contratad[oa] (?:pel[oa]|n[oa]|por) (?<value>@WORDS)
- :: começar :: past :: career :: (?:num|n[oa]|em) @THE(?:nov[oa] )?(?:emprego|trabalho|estagio)
- :: ser :: past :: career :: promovid[oa]
employment=desempregada :: ser :: past :: career :: demitid[oa]|mandad[oa] embora|desligad[oa]
employment=desempregada :: perder largar pedir sair :: past :: career :: (?:do )?@THE(?:emprego|trabalho|demissao)
employment=desempregada :: estar ficar :: now past :: career :: desempregad[oa]|sem (?:emprego|trabalho)
employment=aposentada :: ser estar :: now :: career :: aposentad[oa]
employment=aposentada :: aposentar :: past :: career :: $|DATE|mes|ano|em
occupation :: ser virar :: now past :: career :: (?:um |uma )?(?<value>(?:@JOB)(?: (?:de|em) [a-zA-Z]+| [a-z]{4,})?)
study :: estudar cursar fazer :: now :: personal_growth :: @STUDIES (?:de|em) (?<value>@WORDS)
study :: começar :: past :: personal_growth :: @THE@STUDIES (?:de|em) (?<value>@WORDS)
study :: trancar largar abandonar :: past ends :: personal_growth :: @THE@STUDIES
study :: estudar cursar :: now :: personal_growth :: (?!pra|muito|demais|pouco|isso)(?<value>@WORDS)
- :: estudar :: now :: personal_growth :: pr[ao] (?:o |a )?(?:concurso|oab|vestibular|enem)
- :: terminar concluir :: past :: personal_growth :: @THE@STUDIES
- :: formar :: past :: personal_growth :: em (?!NUM|DATE|casa)[a-z]+
- :: passar :: past :: personal_growth :: (?:em|n[oa]) (?:concurso|oab|vestibular|enem|medicina|direito|@STUDIES)
religion :: ser virar :: now past :: spirituality :: (?<value>@FAITH)
diet :: ser virar :: now past :: health :: @MUCH(?<value>vegan[oa]|(?:ovolacto)?vegetarian[oa]|low carb)
allergy :: ser :: now :: health :: (?:alergic[oa]|intolerante) (?:a|ao|aos|as) (?<key>@ALL)
allergy :: ter :: now :: health :: (?:alergia|intolerancia) (?:a|ao|aos|as|d[eo]) (?<key>@ALL)
condition :: ter :: now :: health :: (?:um |uma |muita )?(?<key>@DISEASE)
condition :: ser :: now :: health :: (?<key>@CONDITION)
condition=gravidez :: estar ficar :: now past :: health :: gravida
- :: ser :: now :: health :: doadora? de [a-z]+
medication :: tomar usar :: now ended :: health :: @THE(?<key>@MEDICINE)
habit :: usar :: now :: health :: @THE(?<key>oculos|lentes?|aparelho|bombinha|marca passo|diu)
habit :: comer beber tomar consumir :: now ended :: health :: (?<key>(?:@FOOD)(?: [a-z]+)?)
habit=fumar :: fumar :: now ended :: health :: $|DATE|muito
habit=fumar :: parar largar :: past ends :: health :: (?:com )?(?:o )?cigarro
habit :: fazer praticar frequentar começar :: now past ended :: health :: @THE(?<key>@ACTIVITY)
habit :: correr malhar meditar nadar pedalar caminhar :: now :: leisure :: tod[oa]s? .*|NUM vezes.*
clothing_size :: calçar vestir :: now :: health :: (?:numero |tamanho )?(?<value>NUM|[pmg]{1,2})$
skill :: tocar :: now :: leisure :: (?<key>violao|guitarra|piano|teclado|bateria|flauta|ukulele|cavaquinho|violino)
habit :: jogar :: now :: leisure :: (?<key>futebol|volei|basquete|tenis|xadrez|videogame|rpg|futsal|truco)
language :: falar :: now :: personal_growth :: (?<key>ingles|espanhol|frances|alemao|italiano|japones|libras|mandarim)
likes :: gostar :: now :: leisure :: @MUCHd[eoa]s? (?!(?:@POINTING)(?: |$))(?<key>@ALL)
likes :: adorar amar curtir :: now :: leisure :: @MUCH(?:[oa]s? )?(?!(?:@POINTING)(?: |$))(?<key>@ALL)
likes :: odiar detestar :: now ends :: leisure :: (?!(?:[oa]s? )?(?:meu|minha|NAME|@POINTING)(?: |$))(?<key>@ALL)
likes :: suportar :: now :: leisure :: (?!(?:tanto|(?:[oa]s? )?(?:meu|minha|NAME|@POINTING))(?: |$))(?<key>@ALL)
- :: preferir :: now :: leisure :: (?!nao|assim|que tu|depois|amanha|ficar|esperar|deixar|isso|ess[ea])[a-z]+
- :: ser :: now :: leisure :: fa d[eoa]
member_of :: torcer :: now :: leisure :: p[re][loa]+s? (?<key>@WORDS)
owns :: ter :: now :: finance :: (?:um|uma) (?<key>carro|moto|bicicleta|casa|apartamento|sitio|terreno|loja|empresa)
owes :: emprestar :: past :: finance :: (?<value>MONEY|NUM)(?: reais)? pr[ao] @THE(?<key>NAME|[a-z]+)
owns :: vender :: past ends :: finance :: @THE(?<key>carro|moto|bicicleta|casa|apartamento|sitio|terreno|loja|empresa)
- :: ter :: now :: mental_health :: (?:medo|pavor|fobia) de (?!que|perder|voce|dar|nao|isso|ficar)[a-z]+
- :: ser :: now :: personal_growth :: @MUCH(?:canhot|noturn|matutin|timid|introvertid|extrovertid|caseir)[oa]$
`);

/** Rules for something that the person has, "meu gato se chama Mingau": slot, nouns, modes, area, pattern for the keys. */
export const THING_RULES: readonly FactRule[] = readRules(String.raw`
name :: nome(?: completo)? :: now :: personal_growth :: (?<value>NAME|[a-z]+)$
birthday :: aniversario|data de nascimento :: now :: personal_growth :: (?:em |no |dia )*(?<value>DATE)$
blood_type :: tipo sanguineo|sangue :: now :: health :: (?<value>(?:a|b|ab|o)(?: (?:positivo|negativo))?)$
occupation :: profissao|cargo :: now :: career :: (?<value>@WORDS)
health_plan :: plano de saude|convenio :: now :: health :: (?:[oa] )?(?<value>@WORDS)
religion :: religiao :: now :: spirituality :: (?:[oa] )?(?<value>@WORDS)
pet :: @ANIMAL :: now :: relationships :: (?:[oa] )?(?<key>NAME|[a-z]+)$
owns :: carro|moto :: now :: finance :: (?:um|uma) (?<value>@WORDS)
goal=open :: (?:[a-z]+ )?(?:meta|objetivo|sonho|plano) :: now :: personal_growth :: (?<key>[a-z]+r(?:-se)? .+|ser .+)
- :: (?:[a-z]+ ){1,3}(?:favorit[oa]s?|preferid[oa]s?) :: now :: leisure :: [a-zA-Z]+
- :: hobby|passatempo|time(?: do coracao)? :: now :: leisure :: [a-zA-Z]+
- :: signo :: now :: personal_growth :: [a-z]+$
- :: (?:senha|codigo|pin|login|placa)(?: d[aeo] [a-z]+){0,2} :: now :: personal_growth :: .+
`);

function readRules(table: string): FactRule[] {
  return table.trim().split("\n").map((line) => {
    const [about = "", of = "", how = "", area = "", rest = ""] = line.split(" :: ");
    const [slot = "", constant] = about.split("=");
    if (slot !== "-" && !(slot in SLOTS)) throw new Error(`No slot ${slot}`);
    const modes = new Set(how.split(" ").filter((one) => one !== "ends") as Mode[]);
    return {
      slot: slot === "-" ? null : slot as SlotName,
      ...(constant === undefined ? {} : { constant }),
      of: expand(of),
      modes,
      ends: / ends$/.test(how),
      area: area as Area,
      rest: new RegExp(`^(?:${expand(rest)})(?= |$)`, "d"),
    };
  });
}

/** Replaces each `@NAME` by its list. */
function expand(source: string): string {
  return source.replace(/@([A-Z]+)/g, (whole, name: string) => {
    const list = LISTS[name];
    if (list === undefined) throw new Error(`No list of words ${whole}`);
    return `(?:${list})`;
  });
}
