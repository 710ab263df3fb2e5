/** Lists of words that the patterns of facts name, folded, as pattern sources. Line breaks do not count. */
export const WORD_LISTS: Readonly<Record<string, string>> = {
  PROFESSION:
    `(?:professor|prof|fisio|nutri|psico|vet|adv|medic|enfermeir|advogad|engenheir|programador|desenvolvedor|vendedor|tecnic|contador|psicolog|veterinari|
farmaceutic|publicitari|arquitet|cozinheir|confeiteir|padeir|cabeleireir|maquiador|cantor|music|fotograf|escritor|tradutor|bombeir|delegad|promotor|
servidor|funcionari|bancari|empresari|diretor|coordenador|supervisor|secretari|operador|porteir|zelador|faxineir|cuidador|pedreir|pintor|marceneir|
mecanic|costureir|agricultor|agronom|biolog|quimic|fisic|matematic|administrador|pesquisador|consultor|corretor|pedagog|bibliotecari|comissari|
caminhoneir|blogueir|tatuador|barbeir|acougueir|carteir|biomedic|instrutor|treinador|dancarin|bailarin|redator|editor|produtor|decorador|motorist|
jornalist|dentist|fisioterapeut|nutricionist|analist|eletricist|economist|cientist|taxist|diarist|cineast|roteirist|pediatr|psiquiatr|estetic|cirurgia|
socorrist|garcon|manicure|artesa|soci|merendeir|pescador|estagiari)[oaes]*|designer|dev|gerente|assistente|auxiliar|chef|garcom|bartender|barista|
personal|atriz|ator|policial|militar|soldado|sargento|juiza?|comerciante|freelancer|mei|atendente|recepcionista|caixa|vigilante|seguranca|baba|
encanador|representante|assistente social|piloto|influencer|youtuber|streamer|terapeuta|modelo|atleta|pastora?|padre|product manager|scrum master|
tech lead|social media|copywriter|locutora?|lider|motoboy|entregadora?`,
  DISEASE:
    `diabetes|asma|rinite|sinusite|bronquite|enxaqueca|gastrite|refluxo|hipertensao|pressao (?:alta|baixa)|colesterol(?: alto)?|anemia|artrite|artrose|
fibromialgia|endometriose|hipotireoidismo|hipertireoidismo|tdah|autismo|ansiedade(?: generalizada)?|depressao|burnout|
sindrome d[oae] [a-zA-Z]+(?: [a-z]+)?|toc|bipolaridade|transtorno [a-z]+(?: [a-z]+)?|epilepsia|lupus|psoriase|vitiligo|hernia(?: de disco)?|escoliose|
labirintite|insonia|apneia(?: do sono)?|miopia|astigmatismo|claustrofobia|cancer(?: de [a-z]+)?|pedra n[oa]s? [a-z]+|arritmia|trombofilia|
ovario policistico|sop|doenca [a-z]+|hiv|celiaca|esclerose multipla|bursite|tendinite|dermatite|gota|varizes|glaucoma|problema (?:de|n[oa]) [a-z]+|
pre diabetes`,
  CONDITION:
    `diabetic[oa]|pre diabetic[oa]|hipertens[oa]|celiac[oa]|asmatic[oa]|epiletic[oa]|epileptic[oa]|daltonic[oa]|surd[oa]|ceg[oa]|cadeirante|pcd|autista|
bipolar|borderline|disle[x]?ic[oa]|anemic[oa]|cardiac[oa]|hemofilic[oa]|soropositiv[oa]|miope|tdah|superdotad[oa]`,
  MEDICINE:
    `(?:insulina|anticoncepcional|antidepressivo|ansiolitico|ritalina|venvanse|fluoxetina|sertralina|escitalopram|losartana|metformina|puran(?: NUM)?|
levotiroxina|rivotril|clonazepam|omeprazol|bupropiona|venlafaxina|quetiapina|litio|zolpidem|topiramato|mounjaro|ozempic|wegovy|concerta|creatina|
vitamina d|remedio (?:de|pra|pro) [a-z]+|[a-z]{5,}(?:ina|pram|pril|olol|azol|pam|tana))`,
  FOOD:
    `carne(?: vermelha| de porco)?|peixe|frango|porco|ovo|ovos|leite|lactose|gluten|acucar|doces?|laticinios|fritura|frituras|frutos do mar|camarao|
amendoim|soja|trigo|sal|pimenta|cebola|alho|coentro|refrigerante|alcool|cafe|cafeina|chocolate|verdura|massa|queijo|industrializados|cerveja|vinho|pao|
arroz|feijao|jilo|figado`,
  ACTIVITY:
    `terapia|analise|academia|musculacao|crossfit|pilates|ioga|yoga|natacao|corrida|caminhada|danca|ballet|bale|zumba|boxe|muay thai|jiu jitsu|judo|karate|
capoeira|futebol|volei|tenis|beach tennis|spinning|hidroginastica|teatro|croche|trico|ceramica|jardinagem|fisioterapia|dieta|jejum(?: intermitente)?|
acompanhamento (?:psicologico|nutricional)|trabalho voluntario|artesanato|trilha`,
  INSTRUMENT: `violao|guitarra|piano|teclado|bateria|baixo|flauta|ukulele|cavaquinho|saxofone|violino|sanfona|pandeiro`,
  LANGUAGE: `ingles|espanhol|frances|alemao|italiano|japones|mandarim|coreano|libras|russo|arabe|portugues|chines`,
  GAMES:
    `futebol|volei|basquete|tenis|beach tennis|xadrez|videogame|rpg|handebol|padel|poker|futsal|ping pong|sinuca|truco|[A-Z][a-z]+`,
  ANIMAL:
    `cachorr[oa]s?|cachorrinh[oa]s?|gat[oa]s?|gatinh[oa]s?|cadela|papagaio|calopsita|coelh[oa]s?|hamster|passarinho|peixes?|tartaruga|cavalo|galinhas?|
pets?|bichos?`,
  GOOD:
    `carro|moto|bicicleta|bike|casa(?: propria)?|apartamento(?: proprio)?|ap|ape|sitio|chacara|terreno|lote|kitnet|fazenda|barco|caminhao|loja|empresa|
salao|restaurante|confeitaria|lanchonete|barbearia|cafeteria|negocio(?: proprio)?`,
  BRANDED:
    `gol|onix|hb|corolla|civic|uno|palio|celta|fox|argo|mobi|kwid|sandero|renegade|compass|creta|polo|ka|fiesta|fusca|biz|titan|scooter|strada|toro|hilux|
saveiro|tracker|kicks|nivus|cronos|logan|duster`,
  FAITH:
    `catolic[oa]|evangelic[oa]|crente|espirita|kardecista|umbandista|candomblecista|budista|judi[ao]|judia|judeu|ateia?|ateu|agnostic[oa]|muculman[oa]|
protestante|batista|presbiterian[oa]|adventista|mormon|crista|cristao|testemunha de jeova`,
  DIET: `vegan[oa]|vegetarian[oa]|ovolactovegetarian[oa]|flexitarian[oa]|pescetarian[oa]|low carb`,
  ADMIRING: `fa d[eoa]s? @ALL|apaixonad[oa] p[oe][rl][oa]?s? @ALL|viciad[oa] em @ALL|louc[oa] p[oe][rl][oa]?s? @ALL`,
  TRAIT:
    `timid[oa]|introvertid[oa]|extrovertid[oa]|perfeccionista|organizad[oa]|desorganizad[oa]|bagunceir[oa]|ciument[oa]|teimos[oa]|competitiv[oa]|caseir[oa]|
noturn[oa]|matutin[oa]|procrastinadora?|ansios[oa]|sensivel|impaciente|distraid[oa]|esquecid[oa]|vaidos[oa]|reservad[oa]|comunicativ[oa]|detalhista|
metodic[oa]|romantic[oa]|desconfiad[oa]|pontual|impulsiv[oa]|canhot[oa]|ambidestr[oa]|fumante|ex fumante|sedentari[oa]|brasileir[oa]|mineir[oa]|
carioca|paulista|paulistan[oa]|baian[oa]|gauch[oa]|cearense|pernambucan[oa]|paraense|paranaense|capixaba|goian[oa]|nordestin[oa]|portugues[a]?|
angolan[oa]|venezuelan[oa]|corinthian[oa]|flamenguista|palmeirense|vascain[oa]|gremista|santista|cruzeirense|botafoguense|tricolor|librian[oa]|
arian[oa]|taurin[oa]|geminian[oa]|leonin[oa]|virginian[oa]|escorpian[oa]|aquarian[oa]|piscian[oa]|capricornian[oa]|sagitarian[oa]|mae|pai|avo|
filh[oa] (?:unic[oa]|do meio|mais (?:velh|nov)[oa])|formad[oa] em [a-z]+|doadora? de [a-z]+|cafeinad[oa]|chocolatra|friorent[oa]|calorent[oa]|
madrugadora?|negr[oa]|pard[oa]|feminista`,
  MARRIED: `(?:casad[oa]|amasiad[oa])`,
  TODAY: `hoje|amanha|ontem|essa noite|essa semana|esses dias|agora ha pouco|mais tarde|nesse|nessa|isso|isto|DATE`,
  POINTING:
    `isso|isto|disso|nisso|voce|voces|tudo|nada|assim|dela|dele|ela|ele|elas|eles|alguem|ninguem|ess[ae]s?|dess[ae]s?|aquel[ae]s?|seu|sua|te|ti|mim|viver|
minha vida|a vida|aqui|la|quando|ideia|conversar|gente`,
  STOP:
    `ha|faz|desde|com|e|mas|perto|porque|pra|sozinh[oa]|so|por|ate|agora|sem|hoje|ontem|mais|DATE|NUM|que|ja|tambem|ne|viu|ainda|quando|de novo|finalmente|
atualmente|mesmo|demais|todo|toda|todos|todas|sempre|ta|como|em|n[oa]|aos?|a`,
  UNTIL: `desde|ha|faz|hoje|agora|mesmo|demais|viu|ne|pra caramba|de verdade|porque|tambem|DATE`,
  GOALWORDS:
    `maratona|faculdade|mestrado|doutorado|pos|curso|concurso|empresa|negocio|loja|casa|apartamento|ape?|carro|moto|filhos?|filha|bebe|intercambio|ingles|
espanhol|frances|violao|piano|NUM livros|peso|quilos|kg|QTY|dividas?|cartao|reserva|dinheiro|grana|emprego|carreira|area|profissao|carteira|cnh|
habilitacao|fumar|beber|cigarro|acucar|academia|terapia|viajar|exterior|japao|europa|portugal|promocao|aposentar|cidade|pais|mei|financiamento|
emprestimo|estudar|emagrecer|correr|MONEY|nutricionista|medic[oa]|professora?|enfermeir[oa]|programar|nadar|dirigir|cozinhar|dancar`,
  NAMED:
    `(?!bo[am]|ruim|otim|pessim|muito|tao|demais|legal|assim|hoje|chat|lind|cansativ|horriv|uma? (?:saco|droga|caos))[a-zA-Z]`,
  LAND:
    `rio(?: de janeiro)?|recife|bahia|parana|para|ceara|amazonas|japao|brasil|canada|chile|mexico|uruguai|paraguai|argentina|franca|italia|espanha|inglaterra|alemanha|suica|holanda|irlanda|australia|china|india|exterior|df`,
  DWELLING:
    `casa|apartamento|ape?|predio|republica|kitnet|kit|sitio|chacara|fazenda|interior|centro|condominio|cobertura|studio|quitinete|sobrado`,
  NOPLACE:
    `@DWELLING|bairro|cidade|um|uma|dois|lua|marte|trabalho|escritorio|academia|sonho|medo|celular|rua|onibus|busao|transito|hospital|bar|salao|oficina|mundo|facul|faculdade|cozinha|igreja|shopping|uber|sofa|cama|banheiro|aperto|vermelho|limite|mesm[oa]`,
};
