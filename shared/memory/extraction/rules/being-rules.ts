import { begins } from "./begins.ts";
import { holds } from "./holds.ts";
import type { Rule } from "./rule.ts";

const NOT_LASTING = holds(
  "hoje|ontem|essa semana|agora no momento|pra voce|sua|seu|teu|tua|esses dias|nesse|nessa|minha propria|pra mim mesma|no momento que|que nem|igual",
);
const DEGREE =
  "(?:muito |bem |super |meio |um pouco |bastante |tao |mega |extremamente |mais |ja |ainda |recem |uma pessoa |um cara |uma mulher |uma menina |um homem |pessoa |alguem |ate |so |assim |de fato |oficialmente |totalmente |completamente |levemente |a |o |um |uma )*";

function being(words: string, topic: Rule["topic"], more: Partial<Rule> = {}): Rule {
  return {
    verbs: "ser",
    modes: ["now", "was"],
    rest: begins(`${DEGREE}(?:${words})`),
    not: NOT_LASTING,
    ...(topic === undefined ? {} : { topic }),
    ...more,
  };
}

const PROFESSION =
  `(?:professor[a]?|prof|fisio|nutri|psico|vet|adv|enf|medic[oa]|enfermeir[oa]|advogad[oa]|engenheir[oa]|programador[a]?|desenvolvedor[a]?|dev|designer|motorista|motoboy|entregador[a]?|vendedor[a]?|gerente|analista|assistente|auxiliar|tecnic[oa]|contador[a]?
  |dentista|psicolog[oa]|fisioterapeuta|nutricionista|veterinari[oa]|farmaceutic[oa]|jornalista|publicitari[oa]|arquitet[oa]|cozinheir[oa]|chef|confeiteir[oa]|padeir[oa]|garcom|garconete|bartender|barista|cabeleireir[oa]|manicure|esteticista
  |maquiador[a]?|personal|atriz|ator|cantor[a]?|music[oa]|musicista|fotograf[oa]|escritor[a]?|tradutor[a]?|policial|bombeir[oa]|militar|soldado|sargento|delegad[oa]|juiz[a]?|promotor[a]?|servidor[a]?|funcionari[oa]|concursad[oa]|bancari[oa]|comerciante
  |empresari[oa]|empreendedor[a]?|autonom[oa]|freela[a-z]*|freelancer|mei|clt|pj|estagiari[oa]|estudante|universitari[oa]|aposentad[oa]|pensionista|don[oa] d[eo]|dona de casa|do lar|soci[oa]|diretor[a]?|coordenador[a]?|supervisor[a]?|lider|chefe|secretari[oa]
  |recepcionista|caixa|atendente|operador[a]?|telemarketing|porteir[oa]|segurança|seguranca|vigilante|zelador[a]?|faxineir[oa]|diarista|empregada domestica|babá|baba|cuidador[a]?|pedreir[oa]|eletricista|encanador|pintor[a]?|marceneir[oa]|mecanic[oa]
  |costureir[oa]|agricultor[a]?|agronom[oa]|biolog[oa]|quimic[oa]|fisic[oa]|matematic[oa]|economista|administrador[a]?|pesquisador[a]?|cientista|consultor[a]?|corretor[a]?|representante|pedagog[oa]|diagramador[a]?|bibliotecari[oa]|assistente social
  |aeromoc[oa]|comissari[oa]|pilot[oa]|caminhoneir[oa]|taxista|uber|influencer|youtuber|streamer|blogueir[oa]|artista|artesa[o]?|tatuador[a]?|barbeir[oa]|acougueir[oa]|feirante|camelo|ambulante|balconista|repositor[a]?|estoquista|gari|coveir[oa]|carteir[oa]
  |fonoaudiolog[oa]|terapeuta|psiquiatra|pediatra|cirurgia[o]?|ginecologista|dermatologista|cardiologista|oftalmologista|radiologista|biomedic[oa]|instrutor[a]?|treinador[a]?|tecnologa?o?|modelo|dancarin[oa]|bailarin[oa]|atleta|jogador[a]?|pastor[a]?|padre|freira
  |product manager|scrum master|product owner|pm|qa|tech lead|head|cto|ceo|rh|social media|copywriter|redator[a]?|editor[a]?|roteirista|produtor[a]?|diretora?|cineasta|radialista|locutor[a]?|cerimonialista|decorador[a]?|florista|joalheir[oa]|ourives|relojoeir[oa]
  |[a-z]{4,}(?:ologa|ologo|ologista|eira de [a-z]+|eiro de [a-z]+)|formad[oa] em|(?!solt|verdad|prim|terc|int|parc|companh|gross|passag|herd|lig|cert|matr|man|estrang|brasil|encr|fof|cas|sonha|batalha|conserva|sofre|perde|venc|trabalha|encanta|assusta)[a-z]{3,}(?:eir[oa]|dora?)(?: |$)|(?!pessim|otim|ego|femin|rac|mach|altru|tur|real|perfeccion|nud|consum|minimal|oportun|sad|masoqu|flamengu|chauvin|fasc|ativ)[a-z]{3,}ista)`
    .replace(/\s*\n\s*/g, "");

/** What somebody is: "sou …", "minha irmã é …". The first that fits decides. */
export const BEING_RULES: readonly Rule[] = [
  {
    verbs: "ser",
    modes: ["now"],
    type: "preference",
    open: true,
    rest: begins(
      "(?:muito |mais |nada |nem um pouco )*(?:de|chegad[oa] (?:em|a|n[oa])|fa d[eoa]s?|da) (?:[a-z]+ )*?(?:balada|festa|festas|beber|sair|doces?|praia|comer|ficar|falar|conversar|dancar|ler|viajar|reclamar|rolê|role|bar|carnaval|academia|noite|agito|multidao|aglomeracao|futebol|exatas|humanas|ligacao|abraco|abracos|surpresas?|cafe|cerveja|cha|carne|frio|calor|cozinhar|acordar|dormir|briga|whatsapp|rede social|redes sociais)",
    ),
    when: (clause, rest) => clause.negated || rest[0]?.key === "mais" || rest[0]?.key === "muito",
    otherwise: { area: "leisure" },
  },
  being("(?:mais )?(?:velh[oa]|nov[oa]) d[eoa]s?|do meio|temporao|temporona", {
    area: "relationships",
    sub_area: "family",
  }),
  being(
    "casad[oa]s?|solteir[oa]s?|solteirona|divorciad[oa]s?|separad[oa]s?|viuv[oa]s?|noiv[oa]s?|comprometid[oa]|amasiad[oa]|desquitad[oa]",
    { area: "relationships", sub_area: "romantic" },
    { not: holds("trabalho|travesseiro|cama|sofa|netflix|celular|emprego|cafe|solidao|meu sono|prova d[ae] [a-z]+") },
  ),
  being(
    "mae|pai|avo|vo|bisavo|ti[oa]|irma|irmao|filh[oa]|orf[ao]|adotad[oa]|adotiv[oa]|gemea|gemeo|cacula|primogenit[oa]|madrinha|padrinho|madrasta|padrasto|prim[oa] d[eoa]s?|net[oa] de|viuv[oa]|sogr[oa]",
    { area: "relationships", sub_area: "family" },
    { not: holds("deus|dele|dela|da puta") },
  ),
  being(
    "alergic[oa]s?|intolerante|diabetic[oa]|pre-diabetic[oa]|pre diabetic[oa]|hipertens[oa]|celiac[oa]|asmatic[oa]|epile[p]?tic[oa]|hemofilic[oa]|soropositiv[oa]|hiv positiv[oa]|daltonic[oa]|miope|surd[oa]|ceg[oa]|cadeirante|deficiente|pcd|pessoa com deficiencia|fumante|ex-fumante|tabagista|sedentari[oa]|alcoolatra|alcoolista|portador[a]? de|bariatric[oa]|transplantad[oa]|doador[a]? de|gestante|celiac[ao]|hipoglicemic[oa]|anemic[oa]|cardiac[oa]|asmatic[oa]|pressao (?:alta|baixa)|obes[oa]|albin[oa]|hipotireoide[ao]|canhot[oa]|ambidestr[oa]|(?:tipo )?(?:o|a|b|ab) (?:positivo|negativo)",
    { area: "health", sub_area: "medical" },
  ),
  being("vegan[oa]|vegetarian[oa]|ovolactovegetarian[oa]|flexitarian[oa]|pescetarian[oa]|low carb|abstemi[oa]", {
    area: "health",
    sub_area: "nutrition",
  }),
  being(
    "bipolar|borderline|autista|hiperativ[oa]|tdah|neurodivergente|superdotad[oa]|depressiv[oa]|altas habilidades|dislexic[oa]",
    { area: "mental_health" },
  ),
  being("ansios[oa]", { area: "mental_health", sub_area: "stress" }, { negated: false }),
  being(
    "catolic[oa]|evangelic[oa]|crente|espirita|kardecista|umbandista|candomblecista|do candomble|da umbanda|budista|jude?[ui]a?|judeu|ate[ui]a?|ateu|agnostic[oa]|muculman[oa]|protestante|batista|presbiterian[oa]|testemunha de jeova|adventista|mormon|wicca[a-z]*|crista[o]?|religios[oa]|filh[oa] de santo|ogum|devot[oa]",
    { area: "spirituality" },
  ),
  being(
    "fa d[eoa]s?|apaixonad[oa] p[oe][rl][oa]?s?|viciad[oa] em|louc[oa] p[oe][rl][oa]?s?|doid[oa] p[oe][rl][oa]?s?|chocolatra|cafeinad[oa]|amante d[eoa]|fanatic[oa] por|chegad[oa] (?:em|n[oa])|colecionador[a]?|cinefil[oa]|gamer|otaku|nerd|rata de|rato de|leitor[a]? voraz|roqueir[oa]|pagodeir[oa]|gateir[oa]|cachorreir[oa]|formiga|boa de garfo|noveleir[oa]|seriador[a]?",
    { area: "leisure" },
    { type: "preference", open: true, not: holds("voce|dele|dela|ele|ela|hoje") },
  ),
  being(
    "corinthian[oa]|corintian[oa]|flamenguista|palmeirense|sao-paulin[oa]|sao paulin[oa]|vascain[oa]|gremista|colorad[oa]|santista|cruzeirense|atletican[oa]|botafoguense|tricolor|rubro-negr[oa]|torcedor[a]?|flamengo|corinthians|palmeiras",
    { area: "leisure", sub_area: "hobbies" },
  ),
  being(
    "arian[oa]|taurin[oa]|geminian[oa]|cancerian[oa]|leonin[oa]|virginian[oa]|librian[oa]|escorpian[oa]|sagitarian[oa]|capricornian[oa]|aquarian[oa]|piscian[oa]|(?:do signo )?de (?:aries|touro|gemeos|cancer|leao|virgem|libra|escorpiao|sagitario|capricornio|aquario|peixes)(?: |$)",
    { area: "personal_growth", sub_area: "informal" },
  ),
  being(
    "brasileir[oa]|paulist[a]?(?:na|no)?|carioca|mineir[oa]|baian[oa]|gauch[oa]|cearense|pernambucan[oa]|paraense|paranaense|catarinense|goian[oa]|capixaba|nordestin[oa]|maranhense|potiguar|paraiban[oa]|alagoan[oa]|sergipan[oa]|piauiense|amazonense|manauara|brasiliense|candang[oa]|portugues[a]?|italian[oa]|argentin[oa]|angolan[oa]|venezuelan[oa]|japones[a]?|descendente de|net[oa] de|imigrante|natural d|nascid[oa]|nativ[oa] d[eoa]s?|indigena|sulista|nikkei|soteropolitan[oa]|recifense|curitiban[oa]|interioran[oa]",
    { area: "relationships" },
  ),
  being(
    "formad[oa]|graduad[oa]|pos-graduad[oa]|mestre em|mestrand[oa]|doutor[a]? em|doutorand[oa]|bacharel|bolsista|calour[oa]|veteran[oa] d[eoa]s?|autodidata|universitari[oa]|vestibuland[oa]|concurseir[oa]|estudante|alun[oa] d[eoa]s?|poliglota|bilingue|fluente em",
    { area: "personal_growth", sub_area: "formal" },
  ),
  being(PROFESSION, { area: "career", sub_area: "job" }, {
    not: holds(
      "hoje|ontem|seu|sua|pra voce|do meu (?:filho|marido)|da (?:relacao|casa)|pessima|pessimo|ruim|demais da conta|minha (?:propria )?chefe",
    ),
  }),
  {
    verbs: "ser",
    modes: ["past"],
    rest: begins(`${DEGREE}(?:${PROFESSION})`),
    when: (_, rest) => rest.some(({ key }) => /^(?:anos|vida|decadas)$/.test(key)),
    topic: { area: "career", sub_area: "job" },
  },
  being(
    "(?:pessim[oa]|otim[oa]|terrivel|horrivel|fraquissim[oa]|boa|bom|ruim|fer[ao]) (?:com|em|n[oa]s?|pra) (?!iss|voce|ess|est|tudo|nada|mim|te )[a-z]+",
    { area: "personal_growth" },
    {
      not: holds("hoje|agora|demais da conta|nisso|contigo|pra voce|mentir"),
    },
  ),
  being("desempregad[oa]", { area: "career", sub_area: "job" }),
  being(
    "timid[oa]|introvertid[oa]|extrovertid[oa]|introspectiv[oa]|perfeccionista|organizad[oa]|desorganizad[oa]|bagunceir[oa]|ciument[oa]|teimos[oa]|competitiv[oa]|caseir[oa]|notiv[oa]|noturn[oa]|matutin[oa]|matinal|diurn[oa]|da (?:noite|manha)|procrastinador[a]?|workaholic|economic[oa]|consumista|gastador[a]?|mao de vaca|mao aberta|muquirana|pao-dur[oa]|sensivel|impacien[a-z]+|paciente|distraid[oa]|esquecid[oa]|vaidos[oa]|reservad[oa]|comunicativ[oa]|detalhista|metodic[oa]|romantic[oa]|independente|desconfiad[oa]|pontual|impulsiv[oa]|atrasad[oa] (?:sempre|por natureza)|de exatas|de humanas|de biologicas|falante|calad[oa]|quiet[oa]|curios[oa]|criativ[oa]|ambicios[oa]|otimista|pessimista|realista|emotiv[oa]|chor[ao]na?|cabeca-dura|friorent[oa]|calorent[oa]|medros[oa]|ansios[oa]|minimalista|controlador[a]?|centralizador[a]?|disciplinad[oa]|indisciplinad[oa]|feminista|vaidos[oa]|supersticios[oa]|orgulhos[oa]|observador[a]?|festeir[oa]|baladeir[oa]|aventureir[oa]|madrugador[a]?|dorminhoc[oa]|preguicos[oa] (?:de|pra)|gay|lesbica|bissexual|bi$|trans|travesti|nao-binari[oa]|nao binari[oa]|heterossexual|hetero|assexual|negr[oa]|pret[oa]|pard[oa]|alt[oa]$|alt[oa] e|baix[oa]$|baixinh[oa]|ruiv[oa]|loir[oa]|careca|de esquerda|de direita|pet lover|mao de vaca",
    { area: "personal_growth", sub_area: "informal" },
    { not: holds("hoje|agora|demais pra|com voce|essa semana|contigo|coitad[oa]") },
  ),
  {
    verbs: "ser",
    modes: ["now"],
    rest: begins("d[eoa] [a-z]+|la d[eoa] [a-z]+"),
    when: (_, rest) =>
      /^(?:interior|litoral|norte|nordeste|sul|sudeste|zona|capital|roca|sertao)$/.test(rest[1]?.key ?? "") ||
      isPlace(rest),
    topic: { area: "relationships" },
  },
  {
    verbs: "continuar seguir permanecer",
    modes: ["now"],
    rest: begins(
      `${DEGREE}(?:solteir[oa]|casad[oa]|desempregad[oa]|vegan[oa]|vegetarian[oa]|noiv[oa]|separad[oa]|na (?!mesma)[a-z]+|n[oa] mesm[oa] (?:emprego|empresa|trabalho|casa|faculdade)|n[oa] (?:faculdade|emprego))`,
    ),
    when: (_, rest) =>
      !/^n[oa]$/.test(rest[0]?.key ?? "") || rest[1]?.capital === true ||
      /^(?:mesm[oa]|faculdade|emprego)$/.test(rest[1]?.key ?? ""),
  },
  {
    verbs: "virar tornar",
    modes: ["past"],
    rest: begins(
      "(?:uma |um )?(?:vegan[oa]|vegetarian[oa]|catolic[oa]|evangelic[oa]|espirita|budista|umbandista|crente|ate[ui]a?|corinthian[oa]|flamenguista|fumante|ex-fumante|abstemi[oa]|diabetic[oa]|alcoolatra|noturn[oa]|mae solo|minimalista|crista[o]?|umbandista|voluntari[oa])",
    ),
  },
  {
    verbs: "estar ficar",
    modes: ["now", "was"],
    rest: begins(
      `${DEGREE}(?:casad[oa]s?|solteir[oa]|divorciad[oa]s?|separad[oa]s?|viuv[oa]|noiv[oa]s?|gravida|gestante|a espera d[eo]|desempregad[oa]|empregad[oa]|sem (?:emprego|trabalho|trampo|trabalhar)|aposentad[oa]|afastad[oa] (?:d[oa]|pel[oa])|de licenca|em licenca|de aviso previo|cumprindo aviso|endividad[oa]|no vermelho|negativad[oa]|com o nome sujo|no spc|no serasa|na menopausa|em remissao|sobri[oa]|limp[oa] (?:ha|faz)|em tratamento|em recuperacao|em dieta|de dieta|fazendo|n[oa] (?:NUM|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo) (?:ano|semestre|periodo|ano d)|na (?:faculdade|pos|universidade|escola)|n[oa] (?:ensino medio|mestrado|doutorado|cursinho)|em home office|de home office|num relacionamento|em um relacionamento|com (?:cancer|diabetes|hipertensao|depressao|burnout|hernia|colesterol|anemia|gastrite|pressao alta|pre-diabetes|ansiedade generalizada|sindrome do panico|endometriose|NUM (?:kg|quilos|anos|semanas|meses))|sem (?:beber|fumar|comer (?:carne|acucar|gluten)) (?:ha|faz|desde)|na (?:empresa|area|mesma empresa|firma) (?:ha|faz|desde)|de mudanca|em processo de|no processo de|registrad[oa]|no regime|com (?:o |a )?(?:meu |minha )?(?:namorad[oa]|noiv[oa]|marido|esposa) (?:ha|faz))`,
    ),
    not: holds("hoje|essa semana|esses dias|de cansaco|de raiva"),
    otherwise: { area: "personal_growth" },
  },
];

function isPlace(rest: readonly { key: string; capital: boolean }[]): boolean {
  return rest[1]?.capital === true && rest.length <= 6 && !/^(?:Deus|Jesus)$/i.test(rest[1].key);
}
