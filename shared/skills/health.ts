import type { SkillDefinition } from "./definition.ts";
import { speech } from "./speech.ts";
import { terms } from "./terms.ts";

const { number, few, iAm, fiction, trivia, show, world } = speech;
const BODY =
  "(?:cabeca|barriga|estomago|dentes?|costas|coluna|garganta|ouvidos?|lombar|pescoco|joelhos?|corpo|peito|pernas?|bracos?|" +
  "ombros?|tornozelos?|pes?|maos?|punhos?|olhos?|rins?|figado|quadril|nuca|cotovelo direito|panturrilha|musculos?|articulac\\w+|pulsos?|tendao|lombar|axila|unhas?|pele|cabelos?|boca|nariz|bumbum|gluteos?|couro cabeludo|utero|" +
  "mandibula|gengiva|virilha|calcanhar|dedos?|ciatico|seios?|ovarios?)";
const MEAL =
  "(?:salada|fruta|verdura|legume|doce|pizza|hamburguer|lanche|chocolate|acucar|besteira|porcaria|fritura|frango|arroz|" +
  "ovo|pao|aveia|tapioca|sorvete|bolo|brigadeiro|coxinha|batata|miojo|sushi|churrasco|feijoada|iogurte|bolacha|biscoito|salgadinho|fast food|" +
  "peixe|carne|macarrao|massa|sopa|sanduiche|refri\\w*|refrigerante)s?";

/** Body and habits: weight, exercise, sleep, water, food, mood, energy, symptoms, medicine. */
export const health: SkillDefinition = {
  name: "health",
  description: "Peso, treino, sono, água, alimentação, humor, energia, sintomas, remédios, consultas e hábitos",
  triggerPatterns: terms`
    # weight
    calca${few} (?:nao (?:fecha|entra|cabe|serve)|aperta\w*|apertad\w+|folgad\w+)|(?:minha|a) barriga
    barriga (?:negativa|chapada|tanquinho|grande|enorme|inchada)|pneuzinhos?
    sec(?:ar|ando|uei) (?:a )?(?:barriga|gordura|\d)|elimin(?:ei|ar|ando)|cintura|circunferencia
    medidas (?:do corpo|diminu\w+)|bulking|cutting|deficit calorico|macros|efeito sanfona|bariatrica|lipo\w*
    acima do ideal|(?:eu|quanto) (?:\w+ )?pes(?:ava|o|ei)|pesos?|pes(?:ei|ando|ava|o)(?: \w+){0,2} ${number}
    me pes(?:ei|ar|o|ando)|quanto (?:eu )?(?:to pesando|peso|pesei)|pesei|pesagem|balanca|quilos?|kilos?
    \d+[.,]?\d* ?kgs?|kgs|quilinhos|emagre\w+|engord\w+|dieta\w*|regime|calorias?|caloric\w+|imc|obes\w+|gordura
    low carb|jejum|gordinh[oa]
    (?:to|fiquei|me sinto|me achando|ficando) (?:gord[oa]|acima do peso|inchad[oa]|magr[oa]|fofinh[oa]|barrigud[oa])
    pancinha|barriguinha|medidas corporais|massa magra|percentual de gordura

    # food

    (?:to|ando|tava|venho) comendo|saladas?|frutas?|verduras?|legumes|aveia|granola|chia|linhaca|fibra
    (?:cafe da manha|almoco|jantar|janta|lanche|ceia)(?: de hoje| hoje| foi)?(?=:)
    (?:almoco|jantar|janta|lanche|cafe da manha) (?:leve|pesado|saudavel|reforcado|balanceado|fit)
    comer (?:mais|menos)

    (?:hoje|so|foi)(?: \w+){0,2} (?:salada|frutas?|legumes|verduras?|sopa)
    (?:refri\w*|doce|acucar|fritura|cerveja|fast food)s? (?:nunca mais|zero|hoje nao)
    sem (?:refri\w*|doce|acucar|fritura|carne vermelha|gluten|lactose)|intoleran\w+

    viciad[oa] (?:em|no|na) (?:doce|acucar|cafe|refri\w*|cigarro|vape|comida|coca|chocolate|celular|tela|energetico)
    vicio (?:em|n[oa]|d[eo]) (?:doce|acucar|cafe|refri\w*|cigarro|vape|comida|celular|tela|bebida|alcool|nicotina)
    fibras|suco (?:verde|detox)|detox|lanche saudavel|belisc\w+|so (?:como|comi|to comendo)
    como (?:muito|pouco|mal|demais|besteira|so|doce|por ansiedade|rapido|toda hora)|porre|bebad[oa]|bebedeira
    embriagad[oa]|enchi a cara|exagerei n[oa] (?:comida|bebida|doce|jantar|almoco)|almoco (?:de hoje|saudavel|foi)
    meu (?:almoco|jantar|cafe da manha) (?:foi|hoje)|dispostinh[oa]|sem apetite|sem fome
    cardapio (?:fit|saudavel|da semana|semanal)|receita (?:fit|low carb|saudavel|proteica)
    lanche (?:fit|pre treino|pos treino)|pre treino|pos treino

    com(?:o|endo|i|er|ia) compuls\w+
    (?:reduz\w+|cort\w+|diminu\w+|par\w+ (?:de tomar|com)|larg\w+|excesso de|tom\w+ (?:muito|menos|tanto)|menos|evitar)(?: \w+){0,2} (?:cafe|cafeina|acucar|refri\w*|sal|gluten|alcool|frituras?|doces?|cerveja|leite|lactose)
    proteinas?|carboidratos?|whey|creatina|suplement\w+|nutri|nutricion\w+|nutrolog\w+|nutrient\w+
    aliment(?:ac\w+|ar|ando|o|ei|ares)|reeducacao alimentar|comi
    comend?o (?:muito|mal|bem|pouco|demais|besteira|porcaria|doce|melhor|saudavel|por ansiedade|compuls\w+|toda hora|igual)
    comer (?:melhor|menos|saudavel|bem|demais|besteira|porcaria|direito|muito|pouco|mal|limpo|doce|${MEAL})
    com(?:er|endo|ia|i)${few} ${MEAL}|eu (?:so |nao )?como
    (?:nao|nem) (?:to |tenho |consigo |ando )?com(?:i|endo|ido|er|o)(?: nada| direito| quase nada| bem)?|almocei
    jantei|lanchei|belisquei|tomei cafe|cafe da manha (?:saudavel|hoje foi|de hoje)
    pulei? (?:o |a )?(?:almoco|janta|cafe|refeicao|jantar)|apetite|sem fome|fome emocional
    fome (?:o tempo todo|toda hora|de madrugada)|compulsao|refeic\w+|marmita (?:fit|saudavel)|marmitas
    comida (?:saudavel|fit|leve|de verdade)|vegan[oa]|vegetarian[oa]|gluten|lactose|saudave(?:l|is)
    ultraprocessad\w+|acucar

    # water and what people drink

    beb(?:endo|o|i|er) (?:demais|muito|todo dia|todos os dias|toda semana|escondid\w)

    quanto de agua|(?:meta|copos?|garrafa) de agua

    (?:tomei|bebi|tomando|bebendo|tomar|beber)(?: \w+){0,3} \d+(?:[.,]\d+)? ?(?:l|litros?)
    \d+(?:[.,]\d+)? ?(?:l|litros?|ml) (?:ate agora|hoje|por dia)

    (?:par\w+|deixei|larg\w+|tentando parar) (?:de )?(?:beber|fumar|o cigarro|o vape)|sobri(?:o|a|edade)
    beb\w+${few} (?:agua|litros?|copos?|garraf\w+|ml|goles?|cha)
    tom(?:ei|ar|o|ando)${few} (?:agua|litros?|copos?|garraf\w+|ml)|(?:copos?|litros?|garraf\w+|ml|l) de agua|\d+ ?ml
    (?:minha|quanta|pouca|muita|mais|menos|de) agua(?: hoje)?|agua hoje|me hidrat\w+
    hidrat(?:ei|ada|ado|acao|ar|ando)|desidrat\w+|bebi (?:demais|muito|ontem|todas|pra)|ressaca|alcool\w*
    bebid[oa]s? alcool\w*|parar de (?:beber|fumar)|sem beber|sem fumar|cigarr\w+|fum(?:ar|o|ei|ando|ante|ava|antes)
    vape|maconha|cafeina|(?:muito|tanto|menos|corta\w*|demais de) cafe

    # sleep

    (?:vir|rol|revir)\w+ na cama|peg\w+ no sono|preguei o olho|noite de sono|horas de sono
    madrugada (?:inteira )?acordad[oa]|acordad[oa] ate|dorm(?!ito)\w+|durm\w+|sono|soninho|sonolen\w+|insonia\w*
    insone|cochil\w+|soneca|virei a noite|noite (?:em claro|mal dormida|pessima|virada)|noites em claro|melatonina
    apneia|ronc(?:o|ar|ando|a|ei)|pesadelos?|sonambul\w+
    acord(?:ei|o|ar|ando|ado)${few} (?:cansad\w+|de madrugada|no meio|varias vezes|toda hora|mort[oa]|quebrad[oa]|bem dispost\w+|dispost\w+|descansad\w+|cedo|tarde|\d+ ?h\w*|com dor|inchad\w+|suad\w+|tont\w+)

    # exercise

    (?:preciso|quero|tenho que|dificil) me mexer|me movimentar|bioimpedancia
    (?:ansiedade|compulsao|vontade) por (?:comida|doce|acucar)|o dia (?:todo|inteiro) sentad[oa]|horas sentad[oa]

    (?:fiz|consegui|foram) \d+ series

    (?:fiz|rodei|corri|andei|completei|foram) \d+(?:[.,]\d+)? ?km
    \d+ ?km (?:em|hoje|de (?:corrida|bike|caminhada|pedal))|pul(?:ei|ar|ando) corda
    nado (?:\d|duas|tres|todo|toda|de|no|na)|danc(?:ei|ar) (?:por|zumba|\d)

    (?:fazer|fiz|andar de|andei de|fui de|volta de|pedal de|role de) (?:bike|bicicleta)
    \d+ (?:andares|lances de escada|degraus)|de escada|plank|prancha (?:de|abdominal|por)|burpees?|polichinel\w+
    barra fixa|leg day|remada|rosca direta|crucifixo|pulley|kettlebell|halter(?:es)?|pular corda

    (?:fiz|treinei|dia de|treino de|hoje (?:e|foi)|puxei|malhei) (?:\w+ )?(?:perna|pernas|peito|costas|bracos?|ombros?|gluteos?|biceps|triceps|cardio|abs|inferiores|superiores|trilha|danca|luta|boxe|funcional|escada)
    trilha (?:de|hoje|ontem|no|na)|boxe|judo|karate|capoeira|patins|beach tennis|hidro
    aula de (?:danca|spinning|zumba|natacao|luta|boxe|yoga|pilates|ritmos)|musculos?|biceps|triceps|panturrilha
    stiff|levantamento terra|(?:bati|meu) recorde (?:n[oa]|pessoal|de)|aument\w+ (?:a )?carga|repeticoes|series de
    mobilidade|sarad[oa]|tanquinho|subir escadas?|corridinha|parad[oa] de treinar|preguica de (?:treinar|malhar|ir)
    destreinad[oa]|jump|bumbum na nuca|academia\w*|malh(?:ar|ei|ando|o|ou|ado|ava)
    trein(?:o|os|ei|ar|ando|amos|inho|ou|ava)|muscula\w+|cross ?fit|pilates|yoga|ioga|zumba|spinning|muay thai
    jiu ?jitsu|calistenia|hidroginastica|funcional|ginastica|cardio|hiit|aerobic\w+|corri
    corr(?:er|endo|o|ida|idas|idinha)|meia maratona|caminh(?:ei|ada|adas|ando|ar)|nad(?:ei|ar|ando)|natacao
    pedal(?:ei|ar|ando|ada)|andei (?:\d|de bike|de bicicleta)|bike ergometrica|bicicleta
    along(?:amento|amentos|ar|uei|ando)|exercic\w+|exercit\w+|atividades? fisicas?|sedentari\w+|\d+(?: ?mil)? passos
    flex(?:ao|oes)|abdomin\w+|agach\w+|supino|leg ?press|esteira|eliptico|personal(?: trainer)?|parei de treinar
    ficha de treino|hipertrofia|condicionamento|fitness|shape
    (?:jog(?:uei|ar|o|ando)|fui jogar|bati|bater) (?:uma )?(?:bola|volei|futebol|basquete|tenis|futsal|beach|futevolei|peteca|padel|pelada)
    surf(?:ei|ar|ando)|escalada|trilha de \d

    # symptoms and care

    herpes|admissional

    (?:tive|receb\w+|ganhei|sai de|sair de|deram) alta|(?:perdi|ganhei|engordei|emagreci) \d+ gramas
    leite (?:materno|secou|empedr\w+)|meu leite|acupuntur\w+|marca ?passo|introducao alimentar|olheiras?
    unhas? (?:\w+ )?(?:frac|quebrad|roid|encravad|micose)\w*|voz (?:sumiu|rouca|falhando)|perdi a voz
    (?:comida|comi|leite|bebida|camarao|lactose|gluten|fritura|japones\w*|peixe|lanche|marisco|pimenta|cafe)(?: \w+){0,3} (?:fez|faz|fizeram|fazem) mal
    tacas? de vinho
    quant[oa]s? (?:ml|litros?|copos?|passos|km|calorias|quilos|treinos|horas)(?: \w+){0,3} (?:tomei|bebi|andei|corri|dormi|comi|treinei|fiz|perdi|ganhei|queimei)
    intoxicacao|alcoolatra|alcoolismo|viciad[oa] em (?:remedio|alcool|drogas?|bebida)

    (?:minha |a )?cabeca (?:ta |tava |quase )?(?:estour\w+|explodindo de dor|latej\w+|martel\w+|rodando)|fraqueza
    zonz[oa]|massagem|minha lente|lentes? (?:de contato|incomod\w+|ressec\w+)
    (?:nivel|niveis) de (?:ferro|vitamina|acucar|glicose|colesterol|hormonio)
    a base de (?:cafe|remedio|energetico|fast food)|exager\w+ na (?:comida|bebida|dose)|pressao d[ao] (?:minha|meu)
    sensacao ruim no peito|\d+ series? (?:de \d+)?|metas? de (?:passos|agua|sono|treino|peso)

    sangr\w+|(?:coloquei|tirei|botei|usar|uso|manutencao d[oe]|apertei) (?:o )?aparelho|(?:pos|pre) operatori\w+
    tir(?:ei|ar) os pontos|pontos da cirurgia|relogio biologico
    beb\w+${few} (?:refri\w*|cerveja|vinho|vodka|cachaca|energetico)|exagerei n[oa]

    nimesulida|amoxicilina|azitromicina|cefalexina|loratadina|desloratadina|losartana|sinvastatina|diazepam
    pantoprazol|dexametasona|cetoprofeno|diclofenaco|hidrocortisona|domperidona|ondansetrona|bromoprida|topiramato
    quetiapina|bupropiona|venlafaxina|duloxetina|zolpidem|semaglutida

    (?:minha|a) (?:vista|visao) (?:ta|tava|anda|embac\w+|cansad\w|ruim|pior\w*)
    ouvidos? (?:tampad\w+|entupid\w+|doend\w+|zumbind\w+|inflamad\w+)|surd[oa]
    queim(?:ei|ou|adura) (?:a |o |minha |meu )?${BODY}|inchou|inchando|dorflex|buscopan|neosaldina|novalgina|tylenol
    aspirina|prednisona|metformina|puran|roacutan|minoxidil|engov|luftal|imosec|hemoglobina|leucocit\w+|plaquetas
    creatinina|ureia|tsh|ferro (?:baixo|no sangue)|mordid[oa] por|picad[oa] (?:de|por)|me machuquei
    me cortei (?:feio|cozinhando|com)|sangue

    (?:minhas?|meus?|[oa]s?|n[oa]s?|d[oa]s?|um) (?:garganta|lombar|coluna|costas|joelhos?|estomago|barriga|dentes?|pescoco|ombros?|tornozelos?|rins?|figado|utero|intestino|nervo ciatico|bexiga|prostata|gengiva|virilha|quadril|panturrilhas?)
    nodulo|atestado|nao (?:consigo|to conseguindo|quero|consegui) comer

    (?:meu|o) (?:estomago|intestino|figado|coracao (?:aceler\w+|disparad\w+|dispar\w+))
    quebrou o (?:braco|pe|dedo|nariz|dente|punho|joelho)|palpitando
    descont\w+ (?:\w+ ){0,3}(?:na|em) (?:comida|doce|chocolate)|com ler\b|tunel do carpo

    dor(?:es|zinha|zinhas)?|dorment\w+|formig\w+|pontadas?|fisgadas?|caroco|inchaco|queimadura|hematoma|roxo na
    coriza|espirr\w+|rouc[oa]|rouquidao|sem voz|afta|unha encravada|micose|frieira|piolho|verruga|celulite|estrias?
    varizes|ardencia|corrimento|xixi|urin\w+|infeccao urinaria|intestino|coco\b|ir (?:no|ao) banheiro|sede o dia
    muita sede|suando frio|suador|calorao|ondas de calor|tremedeira|tremores?|zumbido|visao embacada|olho seco
    tercol|miopia|astigmatismo

    cabelo${few} (?:cain\w+|cai|quebrad\w+)|pele${few} (?:oleosa|ressecad\w+|cheia|coc\w+|irritad\w+)
    ${BODY}${few} (?:dorment\w+|rox[oa]|vermelh[oa]|irritad[oa]|estufad[oa]|pes(?:ad[oa]|ando)|fraturad\w+|quebrad\w+|engessad\w+)
    (?:quebr|torc|machuc|cort|bat|lux|fratur|oper|enfaix|imobiliz)(?:ei|i|ou|eu|ar|er) (?:o |a |meu |minha |o meu |a minha )?${BODY}
    lesao|lesionad[oa]|lesionei|dar pontos?|levei \d+ pontos|gesso|muleta|tipoia|gelo no

    mamografia|ultrassom|ressonancia|raio ?x|tomografia|papanicolau|preventivo|endoscopia|colonoscopia
    eletrocardio\w*|ecocardiograma|biopsia|laudo|diagnostic\w+|teste de (?:gravidez|covid|farmacia)|doar sangue
    doei sangue|exame de \w+|sus|convenio medico|clinico geral|fono\w*|obstetra|mastologista|quiroprax\w+
    homeopat\w+|floral|cha de (?:camomila|boldo|gengibre|hortela|erva)|bombinha|inalacao|compressa|curativo
    band ?aid|antitermico|relaxante muscular|lente de contato|oculos de grau
    aparelho (?:dental|ortodontico|no dente|auditivo)|aparelho dentario|clareamento|carie|fio dental
    limpeza (?:no dentista|dos dentes)|tdah|toc|bipolar|borderline|autis\w+|alzheimer|parkinson|lupus|hiv|ist
    hepatite|hpv|psoriase|vitiligo|dermatite|eczema|rosacea|melasma|celiac[oa]|transtorno \w+

    menstruei|meu ciclo|naqueles dias|amament\w+|parto|mioma|cisto|ovario|fertilidade|fertilizacao|engravid\w+
    teste positivo|enjoo matinal|puerperio|desceu pra mim|minha menstruacao|medic[oa]s?|medicin\w+
    medica(?:c\w+|mento|mentos|r|ndo|da|do)|doutora?|dra?|consultas?|exames?|check ?up|remedi\w+|comprimidos?
    capsulas?|pilula|receita medica|bula|antibiotic\w+|anti ?inflamatori\w+|analgesic\w+|dipirona|paracetamol
    ibuprofeno|omeprazol|antialergic\w+|antidepressiv\w+|ansiolitic\w+|rivotril|clonazepam|sertralina|fluoxetina
    escitalopram|ritalina|venvanse|ozempic|mounjaro|losartana|corticoide|pomada|colirio|injecao|soro|vacin\w+
    hospita(?:l|is)|pronto socorro|upa|posto de saude|posto medico|internad[oa]|internacao|cirurgia\w*|cirurgi\w+
    operei|fisioterap\w+|fisio|dentista|dermato\w*|ginec\w+|gineco|cardio\w+|ortoped\w+|psiquiatr\w+|psicolog[oa]s?
    terapia|terapeuta|endocrin\w+|oftalmo\w*|urolog\w+|neurologista|pediatr\w+|otorrino|nutrologo|osteopat\w+
    acupuntura|quiroprax\w+|canal no dente|aparelho no dente|siso|febr(?:e|il)|gripe|gripad\w+|gripezinha|resfri\w+
    toss\w+|catarro|congestionad\w+|nariz (?:entupido|escorrendo)|dores (?:muscula\w+|no corpo|fortes)|dor muscular
    (?:com|sentindo|uma|muita|tanta|sinto) dor(?:es)?
    ${BODY}${few} (?:doend\w+|doi|doem|doeu|dolorid\w+|inch\w+|inflam\w+|latej\w+|travad\w+|travou|ardend\w+|coc\w+|formig\w+)
    (?:doend\w+|doi|doeu|doem|inchou|travou|travei|torci|machuquei|quebrei|fraturei|luxei|inflamou|cocando|ardendo)${few} ${BODY}
    enxaqueca|tontur\w+|tont[oa]|nause\w+|enjo[oa]\w*|vomit\w+|diarreia|azia|gastrite|refluxo|intestin\w+
    prisao de ventre|constipad\w+|ma digestao|estufad\w+|gases|palpitac\w+|falta de ar|taquicardia|desmai\w+
    sangramento|sangrando|coceira|manchas? na pele|espinhas?|acne|queda de cabelo|caspa|calafrio\w*|caimbra\w*
    caibra\w*|sinus\w+|rinite|asma|bronquite|pneumonia|virose|covid|dengue|chikungunya|amigdal\w+|otite|conjuntivite
    infecc\w+|inflamac\w+|hernia|tendinite|bursite|artrose|artrite|fibromialgia|lombalgia|ciatica|escoliose
    labirintite|hemorroida\w*|cistite|candidiase|endometriose|ovario policistico|alergi\w+|alergic[oa]|anemi\w+
    vitaminas?|imunidade|sintomas?
    press(?:ao) (?:alta|baixa|arterial|ta|tava|deu|subiu|caiu|hoje|foi|\d+|doze|treze|quatorze|onze|quinze)
    (?:minha|medi\w*|medir|afer\w+|a|de) pressao|pressao${few} (?:por|x) (?:\d|oito|nove)
    (?:[89]|1\d|20) por (?:[4-9]|1[0-2])|hiperten\w+|glic(?:emia|ose)\w*|diabet\w+|insulina|colesterol|triglicer\w+
    hemograma|tireoide|hormon\w+|testosterona|batimentos?|frequencia cardiaca|saturacao|ferritina|menstru\w+|tpm
    colica\w*|ovulac\w+|anticoncepciona\w+|diu|gravid[ae]\w*|gestante|gestac\w+|pre natal|menopausa|ciclo menstrual
    absorvente|libido|(?:to|fiquei|cai|ando|fica|ta|ficou|ficando) (?:muito |meio |super |bem )?doente|doenc\w+
    passando mal|passei mal|mal estar|indispost\w+|saude|cancer|tumor|derrame|avc|infarto|torcicolo|luxacao
    fratura\w*|entorse|curativo|pontos da cirurgia|(?:meu|o) grau do oculos

    # mood, energy, habits

    tomar sol|banho de sol|tomando sol

    (?:regular|desregulad[oa]|arrumar|melhorar|ajustar) (?:o |meu |todo )*(?:sono|intestino|ciclo)|capotei
    despertador|rotina de (?:dormir|exercicio|alongamento|autocuidado|cuidados)
    (?:parar|tentando parar|parei) de roer|roer (?:a )?unha|acordar (?:mais )?cedo|ler \d+ paginas
    paginas (?:por|do) dia|meu (?:smartwatch|relogio)|tempo de tela
    dias? (?:limpo|sobri[oa]|sem (?:beber|fumar|doce|acucar|refri))|respiracao|bem disposta|(?:meu|o) humor
    humor (?:hoje|de hoje|ta|tava|foi|nota|\d|pessimo|otimo|oscil\w+|instavel)|mau humor|bom humor|mal ?humorad\w+
    mudancas? de humor|nivel de (?:energia|estresse|humor|disposicao)
    (?:minha|sem|zero|muita|pouca|mais|cheia de|cheio de|falta de|baixa|recuperar|repor) energia
    energia (?:hoje|ta|tava|baixa|la em|no chao|zerada|\d|nota|foi)|disposicao|dispost[oa]|indisposicao|pique
    sem pique|fadiga|fatig\w+|descans(?:ar|ei|ada|ado|ando)
    ${iAm} (?:inchad[oa]|gripad[oa]|enjoad[oa]|resfriad[oa]|com (?:gripe|febre|tosse|sono|enjoo|azia|dor|cansaco|diarreia|virose|alergia|fome (?:o tempo todo|de madrugada|toda hora|emocional))|cansad\w+|exaust[oa]|mort[oa]|moid[oa]|acabad[oa] de (?:cansaco|sono)|quebrad[oa] do treino|podre|so o po|sonolent\w+|energizad\w+)
    cansaco|exaustao|so o po|habitos?|medit(?:ei|ar|ac\w+|ando)|sequencia de dias|dias seguidos|streak
    rotina (?:matinal|de sono|de treino|saudavel|noturna|de exerc\w+|da manha)|skincare|protetor solar|bem estar
    qualidade de vida|autocuidado|hora de (?:dormir|beber|tomar)
    (?:registr|anot|marc|lanc)\w+${few} (?:peso|agua|sono|treino|humor|exercicio|energia|habito|pressao|glicemia)
  `,
  excludePatterns: terms`
    coracao (?:pesado|na boca)
    (?:hospital|medic[oa]s?|doutor\w*|doenca|treino|sono|corrida|vacina|remedio|cirurgia|lesao|peso|dieta)(?: \w+){0,3} (?:d[aeo]s?|n[ao]s?) ${world}
    (?:fiz|fez|faz) de conta que(?: \w+){0,4}|(?:minha|a) alma(?: \w+){0,3}
    doi de (?:tanta|tanto|saudade|amor|tristeza)|(?:peito|coracao)(?: \w+){0,2} doi de (?:tanta|saudade|amor)
    minha dor(?! (?:de|n[oa]s?|passou|lombar|muscular))|doente de (?:ciume|amor|saudade|paixao|raiva)
    peso (?:\w+ )?n(?:os|as) (?:meus |minhas )?(?:ombros|costas)|(?:so )?(?:queria|quero) dormir e esquecer
    lid(?:ar|ando) com (?:a |essa |tanta )?pressao|cansad[oa]s? (?:emocional|mental|psicologica)\w*|filmes? pra ver
    preciso de um ombro|um ombro (?:amigo|pra chorar)|quando era (?:pequen[oa]|crianca|jovem|moleque)
    raio ?x d[aeo]s? (?:meus?|minhas?)? ?(?:gastos|financ\w+|contas|vida financeira)
    \d+ series? (?:de tv|na netflix|boas|pra|novas|da)|odeio acordar|bebado de novo|dur?m[ae] bem|dorme bem
    sonhe com|aprender a (?:surfar|nadar|patinar|pedalar|andar de bicicleta|dancar)|(?:sal|mel|adocante) ou acucar
    acucar (?:ou|mascavo|refinado|de confeiteiro|no)|${trivia}
    ${show}(?:,? \w+){0,4} (?:medic\w|hospital|doenc\w+|zumbi\w*|virus|morr\w+|sono|dorm\w+|sangue|cancer)
    (?:musicas?|playlist|podcasts?|som)(?: \w+)? (?:pra|de|boa pra) (?:treinar|treino|correr|dormir|malhar|academia|meditar|meditacao|relaxar)
    remedio pra (?:wifi|pc|tedio|internet|isso)
    (?:carro|pc|moto|motor|notebook|celular|impressora) (?:\w+ )?(?:toss\w+|doente|gripad\w|morrendo|com febre|com virus)
    trein\w+ (?:o|a|um|uma|os|as) (?:novat\w|estagiari\w|funcionari\w|equipe|time|menin\w|pessoal|substitut\w|galera)
    alguem dorme
    \d+(?:,\d+)? (?:reais|contos?|pilas?|paus?|mangos?)(?: \w+){0,2} (?:almoco|jantar|janta|lanche|pizza|bolo|doce|salgado|sorvete|churrasco|acai|hamburguer|cafe|agua|cerveja)(?: de (?:hoje|ontem))?
    (?:mundo|tudo|peso|familia|todos|casa|empresa) nas costas|exaust[oa]s? (?:emocional|mental|psicologica)\w*
    terapia de (?:casal|familia)
    (?:jogador|neymar|atleta|craque|ronaldo|messi|vini\w*|zagueiro|goleiro|atacante|lutador|piloto)(?:,? \w+){0,4} (?:lesion\w+|machuc\w+|treino|gordo|cirurgia|lesao|recuper\w+|sangue|exames?|joelho)
    quantos? (?:quilos?|kg) (?:pesa|tem|pode)|pesa (?:um|uma|o|a) |salada de (?:frutas? com sorvete|palavras)
    frutas? (?:citrica no|da epoca|mais)|suco de frutas?
    (?:tipo|banco|doar|doacao|laco|a|de) sangue (?:azul|frio|latino|bom)?(?=$| azul| frio| latino)
    sangue (?:azul|frio|latino|nos olhos)|olho(?:s)? de sangue|feito de frutas|no na garganta
    (?:almoc|jant|lanch)(?:ei|amos|ou)${few},? \d+(?:,\d+)? (?:reais|contos?|pilas?|paus?|mangos?)
    (?:dar|deu|dando|dei|virou|vira|virar|virei) as costas|(?:pelas|nas minhas|nas suas) costas|pel[ao]s costas
    peso nas costas|apunhal\w+${few} costas|facada nas costas|jog\w+${few} nas costas
    dentes? de (?:leao|alho|leite|sabre)|barriga de aluguel|com a barriga|joelho de porco
    coluna (?:d[oa] (?:jornal|tabela|excel|planilha|banco)|social|prestes)
    (?:a|uma|nova|dessa|na) coluna (?:[a-z]|\d|id|nome|do|da)\b|ombro amigo|figado (?:acebolado|de boi|de frango)
    ate o pescoco|ombro a ombro|dar de ombros|no estomago do|borboletas n[oa] (?:estomago|barriga)|frio na barriga
    ^dormiu
    (?<=(?:mala|bagagem|mochila|carga|caminhao|pacote|carro|cachorro|elefante|baleia|caixa)(?: \w+){0,6} )(?:quilos?|kgs?|kg)
    quanto de agua pra (?:1|uma|\d|o arroz|fazer|cozinhar|cada|arroz)
    agua pra (?:arroz|cozinhar|macarrao|cafe|fazer|xicara|1)|treino (?:classificatorio|oficial|da selecao)
    corrida (?:de sao silvestre|maluca|do ouro)|sao silvestre${few} (?:ganhou|venceu)
    (?:almoc|jant|lanch)\w+${few} \d+(?:,\d+)? (?:reais|contos?|pilas?|paus?|mangos?)
    (?:el[ea]|(?:meu|minha) \w+(?: \w+)?) (?:e|sao|virou) (?:\w+ )?(?:vegetarian\w|vegan\w|alergic\w)
    coracao (?:partido|apertado|dispara por|de ouro)|${fiction}
    (?:voce|vc|tu) (?:dorme|come|bebe|treina|malha|tem (?:fome|sono|febre|dor)|fica (?:doente|cansad\w)|sente (?:fome|sono|dor))
    mort[oa]s? (?:com (?:ess\w|est\w|o|a)|de rir|kk\w*)|(?:te |to )mort[oa](?= k)
    (?:vou|fui|indo|bora|partiu|ja vou|deixa eu|hora de ir) (?:\w+ )?(?:dormir|nanar)(?! (?:mal|cedo|tarde|melhor|\d|sem|com|mais|pouco))
    cansad[oa]s? (?:d[aeo]s?|dess[ea]s?|dest[ea]s?|disso|del[ea]s?|com)(?! (?:treino|corrida|correr|treinar|academia|dor|tanto treinar|malhar|caminhada))
    pressao (?:n[oa]s? (?:trampo|trabalho|empresa|escola|servico|chefe|mim|faculdade)|d[oa]s? (?:chefe|meu chefe|trabalho|familia|minha familia|sociedade|empresa|mercado|midia|torcida|pais|meus pais|prova|vestibular|pneu|panela|gestor\w*|cliente|rh|time|atmosfera|trampo)|por|psicologica|social|estetica|familiar|em cima|atmosferica|constante|enorme|interna|externa|demais)
    panela de pressao|(?:sob|sem|muita|tanta|sofrendo|toda essa) pressao
    peso (?:na|no|da|das|do|dos|de|em) (?:minha |meu |meus |minhas |sua )?(?:consciencia|costas|ombros?|palavras?|decis\w+|coracao|mundo|alma|culpa|responsabilidade|idade|passado|tradicao|vida|tempo|historia|camisa|nome|expectativ\w+|lei|anos|tudo)
    pesos? (?:argentin\w+|mexican\w+|chilen\w+|colombian\w+|uruguai\w+|cuban\w+|filipin\w+|morto|pena|pesado|galo|mosca|medio|leve|politico|emocional|moral|atomico|molecular|da mala|da bagagem|liquido|bruto|e medida|enorme (?:nas|na|no))
    (?:um|dois|tir\w+ (?:um|esse|o)|esse|virou um|carreg\w+ (?:um|o|esse)) pesos?(?! (?:ideal|d[ae] academia|de \d))
    em peso|(?:sinto|sou|ser|me sinto) um peso|de peso(?: no| na)|papel de peso|peso(?: que)? (?:carreg|saiu)\w*
    nota com peso|prova (?:tem|com) peso|peso \d+ na (?:nota|media)
    (?:\d+[.,]?\d* ?|meio )?(?:kg|kgs|quilos?|kilos?) d[eao] (?!peso|massa|gordura|musculo|mim)\w+|por (?:quilo|kg)
    preco do (?:quilo|kg)|o (?:quilo|kg)|a quilo|restaurante a quilo|balanca comercial
    (?:signo|ascendente|lua|sol|libra) (?:de |em )?balanca
    regime (?:militar|politico|de bens|democratico|totalitari\w+|clt|pj|de trabalho|hibrido|aberto|fechado|semi\w*|tributario|autoritari\w+|comunista|fascista|nazista|talib\w+)
    (?:caixinha|(?:1|uma|\d) (?:colher|xicara)\w*)${few} (?:acucar|agua)|pao de acucar|(?:vale|auxilio) alimentacao
    aliment\w+ (?:o |a |meu |minha |esse |esperanca|odio|fake)\w+|pensao alimenticia|comi bola
    (?:receita|como (?:faz|fazer|faco|se faz|preparar)|ingredientes?|recheio|massa|cobertura) (?:de |do |da |pra |um |uma )*${MEAL}
    (?:adicion|coloqu|coloc|mistur|acrescent|ferv|despej|pon|ponha)\w*${few} (?:agua|ml|copos? de agua|litros? de agua|acucar)
    agua (?:de coco receita|sanitaria|fervente|do mar|da piscina|mineral com|oxigenada|da chuva|da torneira)
    agua (?:mole|abaixo|viva)|(?:conta|falta|caixa|vazamento|bomba|encanamento|planeta|ciclo) (?:de |da )agua
    \d+ ?ml de (?:leite|oleo|creme|azeite)|(?:quantos?|tem) (?:ml|litros?) (?:tem|em|cabe\w*)
    ressaca (?:do mar|moral|literaria|eleitoral)|boi dormir|bela adormecida|dormi no ponto|dorm\w+ no ponto
    dormitorio\w*|(?:celular|pc|computador|notebook|modo|tela|cachorro|gato) (?:\w+ )?(?:dorm\w+|sono|soneca)
    filme de dar sono|jogo deu sono|que sono esse (?:filme|jogo)|(?:funcao|botao|modo) soneca
    academia (?:brasileira|de letras|militar|de policia|de cinema|de artes|do oscar|sueca|nacional|de ciencias|unida)
    malha\w* (?:o judas|viaria|ferroviaria|de)
    trein\w+ (?:d[aeo] (?:equipe|empresa|time|flamengo|corinthians|palmeiras|selecao|santos|vasco|gremio|inter|sao paulo|vendas|produto|lideranca|integracao|atendimento|onboarding|novos|funcionari\w+|formula|f1|classificac\w+)|livre|o modelo|um modelo|a rede|uma rede|ia|o cachorro|meu cachorro|ingles|o ingles|pokemon|entrevista|a pronuncia|minha apresentacao|a equipe)
    corr(?:er|endo|o|i|e) (?:atras|risco|o risco|perigo|o perigo|contra o tempo|pra (?!perder|emagrecer|queimar|aliviar|desestressar)\w+|bem|mal|tudo bem|o boato|solt[oa]|de um lado|com (?:isso|tudo|o prazo|as coisas)|do |dele|dela|da policia|do prejuizo|aos|ao|por fora|nas veias|em circulos|desse|da responsabilidade)
    na correria
    corrida (?:espacial|presidencial|eleitoral|armamentista|maluca|de (?:uber|taxi|99|cavalos?|formula|carros?|kart|moto|aplicativo|app|obstaculos da vida)|contra|do ouro|d[ao] (?:uber|99|taxi|f1|formula|indianapolis)|tecnologica|pel[oa])
    corridas? (?:de|da|do) (?:f1|formula|nascar|stock|uber|99|cavalos?|moto\w*)
    (?:vida|semana|dia|rotina|mes|epoca|anda|muito|bem|tao|ta|manha) (?:ta |foi |muito |bem |tao )?corrid[oa]
    assisti\w*${few} corrida
    caminhada (?:politica|profissional|espiritual|da vida|ate aqui|na vida|longa da|crista|evolutiva)
    caminh(?:ar|ando) (?:pra o fim|bem|lado a lado|com deus|pr[ao] (?:um|uma|o|a))
    nad(?:ar|ando|ei) (?:contra|em dinheiro|de bracada|e morrer)
    exercicios? (?:de (?:matematica|fisica|portugues|ingles|quimica|historia|logica|programacao|casa|gramatica|fixacao|geografia|biologia|estatistica|calculo|redacao|violao|piano|escrita|criatividade)|d[ao] (?:escola|faculdade|livro|apostila|curso|professor\w*|prova|profissao|cidadania|poder|direito|funcao)|fiscal|\d+ da|resolvidos?)
    lista de exercicios|sem esteira|esteira (?:de producao|do aeroporto|de bagage\w+|rolante)|na esteira d[aeo]
    (?:proximos|primeiros|nos|varios|dar|\d) passos (?:pra|na|da|do|de|em|a |como)|em \d+ passos
    \d passos (?:simples|faceis|basicos)|abdominal (?:do|da) |condicionamento de ar|ar condicionad\w+
    teste funcional|programacao funcional|analfabet\w+ funcional|linguagem funcional
    shape (?:do|da|de|file) (?:array|tensor|dados|skate)
    consultas? (?:sql|public\w+|de (?:saldo|preco|cnpj|cpf|processo|placa|credito|score|fgts)|ao (?:banco|serasa|spc|saldo|dicionario)|no (?:serasa|google|banco)|a(?:o)? extrato|de veiculo)
    exames? (?:de (?:admissao|direcao|ordem|consciencia|proficiencia|qualificacao|faixa|motorista|selecao|classificacao|habilitacao|legislacao)|da oab|nacional do|do detran|vestibular)
    doutor\w* (?:estranho|who|house|advogad\w+|honoris|delegad\w+|octopus|destino|hollywood|pimpolho|em (?:fisica|historia|direito|letras|quimica|economia))
    dr (?:house|dre|who|estranho|strange|phil|stone|disrespect)|ter (?:uma )?dr|(?:uma|na|nossa|aquela) dr(?: com)?
    dr com
    saude (?:financeira|ambiental|do (?:planeta|negocio|relacionamento|casamento|casal|sistema|banco)|da (?:empresa|economia|relacao|bateria))
    (?:ministerio|ministr[oa]|secretari[ao]|plano|sistema|convenio|seguro|unidade basica) (?:da |de )?saude
    ^saude(?=[ !]*$)|saude(?=[ ,]*!)|(?:brinde|atchim|espirr\w+)${few} saude|bateria (?:com|ta com) saude
    febre (?:do momento|de consumo|do ouro|entre|mundial|nas redes|no tiktok)|gripe espanhola|peste
    cancer (?:zodiaco|ascendente)|signo de cancer|cancerian\w+|tropico de cancer
    enjo(?:ei|ou|ar|ando|ada|ado) d(?:e|ess[ea]|est[ea]|el[ea]|a|o)|remedio (?:pra isso e|amargo d)
    vacina(?:cao)? (?:contra fake)|hospital (?:da serie|veterinario)
    colapso (?:da civilizacao|do governo|economico|climatico)|virus (?:no|do) (?:pc|computador|celular)
    contamin\w+ de|(?:programa|filme|stand ?up|show|senso|esquete|site|video|canal) de humor
    humor (?:negro|acido|britanico|nerd|brasileiro|pastelao|sarcastico)
    energia (?:eletrica|solar|eolica|nuclear|renovavel|limpa|do sol|cinetica|potencial|escura|vital do|hidreletrica|fotovoltaica|d[ao] (?:rua|casa|bairro|predio|cidade))
    (?:faltou|falta|acabou|caiu|sem|conta|corte|queda|conta de|voltou|economizar|gasto|distribuidora|companhia|poupar|fonte|fontes|tipos|tipo|usina|matriz|gastar|perder|desperdi\w+|forma) (?:a |de |toda |com )*energia (?:aqui|na|no bairro|em casa|eletrica)
    conta de energia|bons fluidos e energia|energia boa|boa energia|fontes? de energia
    (?:jantei|almocei|lanchei|jantar|almoco) com|bicicleta (?:nova|roubada|eletrica|do|da|quebrou|de presente)
    chute de bicicleta|gol de bicicleta|alongamento de (?:unhas?|cilios|prazo|cabelo)
    pedal (?:de|da|do) (?:guitarra|efeito|bateria|distorcao|embreagem|freio)
    gases (?:do efeito|estufa|nobres|poluentes|toxicos)|efeito estufa|contas? de (?:\d|somar)
    (?:virada|placar|ganh\w+|perd\w+|empat\w+)${few} \d+ por \d+
    (?:[89]|1\d|20) por (?:[4-9]|1[0-2]) (?:metros|cm|pixels|cento)|metros por
    habitos? (?:d[aeo]s? )(?:animais|freira|monge|consumo|leitores|japones\w*|lobos?)|habito nao faz
    bom dia dispost\w+|vitamina (?:de (?:banana|morango|abacate|frutas|mamao)|da musica)
    massa (?:de (?:pizza|bolo|pao|torta|panqueca|pastel)|cinzenta|salarial|falida)|de massa|em massa|soro da verdade
    pontos da cirurgia plastica do|pe(?:s)? (?:de moleque|no chao|na bunda|quente|frio)|maos? (?:a obra|na massa)
    dor(?:es)? (?:de cotovelo|de corno|n[ao] (?:minha |meu )?(?:alma|coracao)|d[aeo]s? (?:perda|separacao|saudade|alma|luto|rejeicao|traicao|amor|outros|abandono|termino|viver|existir|crescer|parto da|mundo|barriga de rir)|de (?:viver|existir|perder|amor|ser|ver|nao)|que (?:sinto|eu sinto|carrego|nao passa)|emocional|imensa|profunda|de barriga de rir)
    sem dor nem|dor e sofrimento|passar essa dor|essa dor|dores d[ae] (?:alma|amor|crescimento da empresa)
    um pe no saco|dedo (?:podre|de deus|duro)|braco direito d|bracos? cruzad\w+|olho (?:gordo|por olho|grande)
  `,
  tools: [
    "record_metric",
    "get_tracking_history",
    "update_metric",
    "delete_metric",
    "record_habit",
    "create_habit",
    "get_habits",
    "get_trends",
  ],
  promptExtension: `## Saúde e hábitos
- Medida ou hábito que a pessoa contou ("pesei 82 kg", "dormi 7h", "treinei hoje") é para oferecer registro: chame record_metric ou record_habit. Nada é gravado sem o sim dela. Hábito que ainda não existe: ofereça create_habit.
- Não pergunte sobre peso, treino, água ou comida que ela não mencionou.
- Para falar de evolução, consulte get_tracking_history, get_habits ou get_trends. Com poucos dados, diga que ainda são poucos.
- Valorize a constância, não a intensidade: um dia perdido não apaga a sequência de cuidado. Nada de bronca.
- Cuidado com imagem corporal: não elogie perda de peso por si só, não chame comida de pecado, não incentive jejum, restrição ou compensação. Sinais de transtorno alimentar: acolha e sugira ajuda profissional.
- Faça conexões quando ajudarem: estresse e sono, exercício e humor, alimentação e energia.
- Você não diagnostica nem muda dose de remédio. Sintoma persistente: sugira consulta. Dor no peito, falta de ar, desmaio ou sinal de AVC: SAMU 192, agora.`,
  tone: { style: "empathetic", emojiLevel: "moderate", responseLength: "moderate", formality: "informal" },
  temperature: 0.5,
  priority: 4,
};
