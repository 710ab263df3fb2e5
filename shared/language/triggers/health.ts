import type { SkillTriggers } from "./skill-triggers.ts";
import { healthExclusions } from "./health-exclusions.ts";
import { patternLines, patternParts, reportRequests } from "./pattern-parts.ts";

const { number, few, iAm, meal } = patternParts;
const BODY =
  "(?:cabeca|barriga|estomago|dentes?|costas|coluna|garganta|ouvidos?|lombar|pescoco|joelhos?|corpo|peito|pernas?|bracos?|" +
  "ombros?|tornozelos?|pes?|maos?|punhos?|olhos?|rins?|figado|quadril|nuca|cotovelo direito|panturrilha|musculos?|articulac\\w+|pulsos?|tendao|lombar|axila|unhas?|pele|cabelos?|boca|nariz|bumbum|gluteos?|couro cabeludo|utero|" +
  "mandibula|gengiva|virilha|calcanhar|dedos?|ciatico|seios?|ovarios?)";

export const healthTriggers: SkillTriggers = {
  skill: "health",
  patterns: [
    ...reportRequests,
    ...patternLines`
    # habits done, and figures
    \d+ ?(?:h|hs|hora|horas|min|mins|minutos?) de (?:futebol|bola|volei|basquete|tenis|bike|elastico|danca|luta|skate)
    rezei|orei (?:hoje|ontem|de|antes|a)
    (?:li|estudei) (?:hoje|ontem|antes de dormir|\d+ (?:paginas?|capitulos?|min\w*|h\b|horas?))|ja li
    escrevi no (?:meu )?diario|planejei (?:o|meu|a|minha) (?:dia|semana)
    (?:minha|maior|a|de|mantendo|perdi) sequencia(?! (?:de (?:numeros|fotos|filmes|fibonacci)|d[oa] (?:filme|serie|livro|jogo)))
    dias de sequencia|(?:leitura|oracao) (?:feit[oa]|concluid[oa]|ok|marcad[oa])|feito:? leitura
    (?:energia|astral) (?:ta |em |de |hoje |nota )*\d{1,2}(?! ?(?:kwh|reais|mil|%))
    (?:apag|ajust|troc|corrig|mud|remov|tir)\w* (?:a|o|ultim[oa]|esse)(?: ultim[oa])? (?:agua|humor|energia) (?:que|d[aeo]|pra)
    (?:rotina|costume) (?:diari\w|de (?:leitura|medit\w+|le[rn]\w*|beb\w+|cuidado\w*))
    (?:acompanhar|parar|continuar|criar|marcar) (?:a |o |com a )?(?:leitura|oracao)
    garrafas? de \d+(?:[.,]\d+)? ?(?:l|litros?)\b
    (?:terminei|fiz|cumpri|completei) (?:a |o |minha |meu )(?:leitura|oracao|devocional|meta de \w+)
    ja (?:planejei|organizei|arrumei|escrevi) (?:o |a |meu |minha |no )?(?:dia|cama|semana|quarto|diario)
    (?:pressao|temperatura|humor|animo|fc|oxigenio|spo2)(?: (?:ta|tava|deu|foi|de|em|hoje|uns|umas|e|agora|marcou|ficou|so|no chao|la embaixo))* \d+(?:[.,]\d+| ?x ?\d+)?(?! (?:graus (?:la|em|na|no)|reais))
    \d{2,3} ?bpm|nota \d+ (?:pr[oa]|do|de) (?:o |meu |minha )?(?:dia|humor|noite|energia)
    (?:essa|ultima|dessa|nessa) noite(?: \w+){0,3} \d+ ?(?:h|hs|horas?|horinhas?)\b
    (?:marca|marque|check|feit[oa]|cumpri)(?: (?:a|o|minha|meu|na|no))? (?:leitura|estudo|oracao|diario|journaling)
    (?:tom|beb)(?:ei|i|emos|amos) (?:uma?s?|\d+|duas|dois|tres|quatro|cinco) (?:cervejas?|brejas?|tacas?|drinks?|doses?|chopes?|chopps?|latinhas?|cafes|cafezinhos)

    # weight
    (?:pra|para|pare|parar) de (?:acompanhar|cobrar|marcar|contar) (?:o |a |meu |minha )?(?:medit\w+|leitura|plan\w+|le[rn]|estud\w+|rotina)
    calca${few} (?:nao (?:fecha|entra|cabe|serve)|aperta\w*|folgad\w+)|barriga (?:negativa|chapada|grande|enorme)
    pneuzinhos?|sec(?:ar|ando|uei) (?:a )?(?:barriga|\d)|elimin(?:ei|ar|ando)|cintura|circunferencia
    medidas (?:do corpo|diminu\w+)|bulking|cutting|macros|efeito sanfona|bariatrica|lipo\w*|acima do ideal
    (?:eu|quanto) (?:\w+ )?pesava|pesos?|pes(?:ando|ava)(?: \w+){0,2} ${number}|me pes(?:ar|ando)
    quanto (?:eu )?to pesando|pesei|pesagem|balanca|quilos?|kilos?|\d+[.,]?\d* ?kgs?|kgs|quilinhos|emagre\w+|engord\w+
    dieta\w*|regime|calorias?|caloric\w+|imc|obes\w+|gordura|low carb|jejum|gordinh[oa]
    (?:to|fiquei|me sinto|me achando|ficando) (?:gord[oa]|inchad[oa]|magr[oa]|fofinh[oa]|barrigud[oa])|pancinha
    barriguinha|medidas corporais|massa magra

    # food

    (?:to|ando|tava|venho) comendo|saladas?|frutas?|verduras?|legumes|aveia|granola|chia|linhaca|fibra
    (?:cafe da manha|almoco|jantar|janta|lanche|ceia)(?: de hoje| hoje| foi)?(?=:)
    (?:almoco|jantar|janta|lanche|cafe da manha) (?:leve|pesado|reforcado|balanceado|fit)|comer (?:mais|menos)

    (?:hoje|so|foi)(?: \w+){0,2} sopa
    (?:refri\w*|doce|acucar|fritura|cerveja|fast food)s? (?:nunca mais|zero|hoje nao)
    sem (?:refri\w*|doce|fritura|carne vermelha)|intoleran\w+

    viciad[oa] (?:em|no|na) (?:doce|cafe|refri\w*|comida|coca|chocolate|celular|tela|energetico)
    vicio (?:em|n[oa]|d[eo]) (?:doce|cafe|refri\w*|comida|celular|tela|bebida|nicotina)|fibras|suco verde|detox
    belisc\w+|so como|como (?:muito|pouco|mal|demais|besteira|so|doce|por ansiedade|rapido|toda hora)|porre|bebad[oa]
    bebedeira|embriagad[oa]|enchi a cara|almoco (?:de hoje|foi)|meu (?:almoco|jantar|cafe da manha) (?:foi|hoje)
    dispostinh[oa]|cardapio (?:fit|da semana|semanal)|receita (?:fit|proteica)

    com(?:o|er|ia) compuls\w+
    (?:reduz\w+|cort\w+|diminu\w+|par\w+ (?:de tomar|com)|larg\w+|excesso de|tom\w+ (?:muito|tanto)|menos|evitar)(?: \w+){0,2} (?:cafe|refri\w*|sal|frituras?|doces?|cerveja|leite)
    proteinas?|carboidratos?|whey|creatina|suplement\w+|nutri|nutricion\w+|nutrolog\w+|nutrient\w+
    aliment(?:ac\w+|ar|ando|o|ei|ares)|comi
    comend?o (?:muito|mal|bem|pouco|demais|besteira|porcaria|doce|melhor|por ansiedade|compuls\w+|toda hora|igual)
    comer (?:melhor|bem|demais|direito|muito|pouco|mal|limpo)|com(?:er|endo|ia)${few} ${meal}|eu (?:nao )?como
    (?:nao|nem) (?:to |tenho |consigo |ando )?com(?:endo|ido|er|o)(?: bem)?|almocei|jantei|lanchei|belisquei
    tomei cafe|cafe da manha (?:hoje foi|de hoje)|pulei? (?:o |a )?(?:almoco|janta|cafe|jantar)|apetite|sem fome
    fome emocional|fome (?:o tempo todo|toda hora|de madrugada)|compulsao|refeic\w+|marmita fit|marmitas
    comida (?:fit|leve|de verdade)|vegan[oa]|vegetarian[oa]|gluten|lactose|saudave(?:l|is)|ultraprocessad\w+|acucar

    # water and what people drink

    beb(?:endo|o|i|er) (?:demais|muito|todo dia|todos os dias|toda semana|escondid\w)


    (?:tomei|bebi|tomando|bebendo|tomar|beber)(?: \w+){0,3} \d+(?:[.,]\d+)? ?(?:l|litros?)
    \d+(?:[.,]\d+)? ?(?:l|litros?) (?:ate agora|hoje|por dia)

    (?:par\w+|deixei|larg\w+) (?:de )?beber|sobri(?:o|a|edade)
    beb\w+${few} (?:agua|litros?|copos?|garraf\w+|ml|goles?|cha)
    tom(?:ei|ar|o|ando)${few} (?:agua|litros?|copos?|garraf\w+|ml)|\d+ ?ml
    (?:minha|quanta|pouca|muita|mais|menos|de) agua(?: hoje)?|agua hoje|me hidrat\w+|hidrat(?:ei|ada|ado|acao|ar|ando)
    desidrat\w+|bebi (?:ontem|todas|pra)|ressaca|alcool\w*|sem beber|cigarr\w+|fum(?:ar|o|ei|ando|ante|ava|antes)|vape
    maconha|cafeina|(?:muito|tanto|demais de) cafe

    # sleep

    (?:vir|rol|revir)\w+ na cama|preguei o olho|madrugada (?:inteira )?acordad[oa]|acordad[oa] ate|dorm(?!ito)\w+
    durm\w+|sono|soninho|sonolen\w+|insonia\w*|insone|cochil\w+|soneca|virei a noite
    noite (?:em claro|mal dormida|pessima|virada)|noites em claro|melatonina|apneia|ronc(?:o|ar|ando|a|ei)|pesadelos?
    sonambul\w+
    acord(?:ei|o|ar|ando|ado)${few} (?:cansad\w+|de madrugada|no meio|varias vezes|toda hora|mort[oa]|quebrad[oa]|bem dispost\w+|dispost\w+|descansad\w+|cedo|tarde|\d+ ?h\w*|inchad\w+|suad\w+|tont\w+)

    # exercise

    (?:preciso|quero|tenho que|dificil) me mexer|me movimentar|bioimpedancia|(?:ansiedade|vontade) por (?:comida|doce)
    o dia (?:todo|inteiro) sentad[oa]|horas sentad[oa]

    (?:fiz|consegui|foram) \d+ series

    (?:fiz|rodei|andei|completei|foram) \d+(?:[.,]\d+)? ?km|\d+ ?km (?:em|hoje|de (?:bike|pedal))|pul(?:ei|ando) corda
    nado (?:\d|duas|tres|todo|toda|de|no|na)|danc(?:ei|ar) (?:por|\d)

    (?:fazer|fiz|andar de|fui de|volta de|pedal de|role de) bike|\d+ (?:andares|degraus)|de escada|plank
    prancha (?:de|por)|burpees?|polichinel\w+|barra fixa|leg day|remada|rosca direta|crucifixo|pulley|kettlebell
    halter(?:es)?|pular corda

    (?:fiz|dia de|hoje (?:e|foi)|puxei) (?:\w+ )?(?:perna|pernas|peito|costas|bracos?|ombros?|gluteos?|abs|inferiores|superiores|trilha|danca|luta|escada)
    trilha (?:de|hoje|ontem|no|na)|boxe|judo|karate|capoeira|patins|beach tennis|hidro|aula de (?:danca|luta|ritmos)
    musculos?|biceps|triceps|panturrilha|stiff|levantamento terra|(?:bati|meu) recorde (?:n[oa]|pessoal|de)
    aument\w+ (?:a )?carga|repeticoes|series de|mobilidade|sarad[oa]|tanquinho|subir escadas?|corridinha
    preguica de ir|destreinad[oa]|jump|bumbum na nuca|academia\w*|malh(?:ar|ei|ando|o|ou|ado|ava)
    trein(?:o|os|ei|ar|ando|amos|inho|ou|ava)|muscula\w+|cross ?fit|pilates|yoga|ioga|zumba|spinning|muay thai
    jiu ?jitsu|calistenia|hidroginastica|funcional|ginastica|cardio|hiit|aerobic\w+|corri|corr(?:er|endo|o|ida|idas)
    meia maratona|caminh(?:ei|ada|adas|ando|ar)|nad(?:ei|ar|ando)|natacao|pedal(?:ei|ar|ando|ada)|andei (?:\d|de bike)
    bike ergometrica|bicicleta|along(?:amento|amentos|ar|uei|ando)|exercic\w+|exercit\w+|atividades? fisicas?
    sedentari\w+|\d+(?: ?mil)? passos|flex(?:ao|oes)|abdomin\w+|agach\w+|supino|leg ?press|esteira|eliptico
    personal(?: trainer)?|hipertrofia|condicionamento|fitness|shape
    (?:jog(?:uei|ar|o|ando)|bati|bater) (?:uma )?(?:bola|volei|futebol|basquete|tenis|futsal|beach|futevolei|peteca|padel|pelada)
    surf(?:ei|ar|ando)|escalada

    # symptoms and care

    herpes|admissional

    (?:tive|receb\w+|ganhei|sai de|sair de|deram) alta|(?:perdi|ganhei) \d+ gramas|leite (?:materno|secou|empedr\w+)
    meu leite|acupuntur\w+|marca ?passo|olheiras?|unhas? (?:\w+ )?(?:frac|quebrad|roid|encravad|micose)\w*
    voz (?:sumiu|falhando)|perdi a voz
    (?:comida|leite|bebida|camarao|fritura|japones\w*|peixe|lanche|marisco|pimenta|cafe)(?: \w+){0,3} (?:fez|faz|fizeram|fazem) mal
    tacas? de vinho
    quant[oa]s? (?:ml|litros?|copos?|passos|km|horas)(?: \w+){0,3} (?:tomei|bebi|andei|dormi|fiz|perdi|ganhei|queimei)
    intoxicacao|viciad[oa] em (?:drogas?|bebida)

    (?:a )?cabeca (?:ta |tava |quase )?(?:estour\w+|martel\w+|rodando)|fraqueza|zonz[oa]|massagem|minha lente
    lentes? (?:de contato|incomod\w+|ressec\w+)|(?:nivel|niveis) de ferro|a base de (?:cafe|energetico|fast food)
    exager\w+ na (?:comida|bebida|dose)|pressao d[ao] (?:minha|meu)|sensacao ruim no peito|\d+ series? (?:de \d+)?
    metas? de passos

    sangr\w+|(?:coloquei|tirei|botei|usar|uso|manutencao d[oe]|apertei) (?:o )?aparelho|(?:pos|pre) operatori\w+
    tir(?:ei|ar) os pontos|relogio biologico|beb\w+${few} (?:refri\w*|cerveja|vinho|vodka|cachaca|energetico)
    exagerei n[oa]

    nimesulida|amoxicilina|azitromicina|cefalexina|loratadina|desloratadina|sinvastatina|diazepam|pantoprazol
    dexametasona|cetoprofeno|diclofenaco|hidrocortisona|domperidona|ondansetrona|bromoprida|topiramato|quetiapina
    bupropiona|venlafaxina|duloxetina|zolpidem|semaglutida

    (?:minha|a) (?:vista|visao) (?:ta|tava|anda|embac\w+|cansad\w|ruim|pior\w*)
    ouvidos? (?:tampad\w+|entupid\w+|zumbind\w+)|surd[oa]|queim(?:ei|ou) (?:a |o |minha |meu )?${BODY}|inchou|inchando
    dorflex|buscopan|neosaldina|novalgina|tylenol|aspirina|prednisona|metformina|puran|roacutan|minoxidil|engov|luftal
    imosec|hemoglobina|leucocit\w+|plaquetas|creatinina|ureia|tsh|ferro baixo|mordid[oa] por|picad[oa] (?:de|por)
    me machuquei|me cortei (?:feio|cozinhando|com)|sangue

    (?:minhas?|meus?|[oa]s?|n[oa]s?|d[oa]s?|um) (?:garganta|lombar|coluna|costas|joelhos?|estomago|barriga|dentes?|pescoco|ombros?|tornozelos?|rins?|figado|utero|nervo ciatico|bexiga|prostata|gengiva|virilha|quadril|panturrilhas?)
    nodulo|atestado|nao (?:to conseguindo|quero|consegui) comer

    (?:meu|o) (?:coracao (?:aceler\w+|dispar\w+))|palpitando
    descont\w+ (?:\w+ ){0,3}(?:na|em) (?:comida|doce|chocolate)|com ler\b|tunel do carpo

    dor(?:es|zinha|zinhas)?|dorment\w+|formig\w+|pontadas?|fisgadas?|caroco|inchaco|queimadura|hematoma|roxo na|coriza
    espirr\w+|rouc[oa]|rouquidao|sem voz|afta|micose|frieira|piolho|verruga|celulite|estrias?|varizes|ardencia
    corrimento|xixi|urin\w+|coco\b|ir (?:no|ao) banheiro|sede o dia|muita sede|suando frio|suador|calorao
    ondas de calor|tremedeira|tremores?|zumbido|visao embacada|olho seco|tercol|miopia|astigmatismo

    cabelo${few} (?:cain\w+|cai)|pele${few} (?:oleosa|ressecad\w+|cheia|irritad\w+)
    ${BODY}${few} (?:rox[oa]|vermelh[oa]|irritad[oa]|pes(?:ad[oa]|ando)|quebrad\w+|engessad\w+)
    (?:quebr|torc|machuc|cort|bat|lux|fratur|oper|enfaix|imobiliz)(?:ei|i|ou|eu|ar|er) (?:o |a |meu |minha |o meu |a minha )?${BODY}
    lesao|lesionad[oa]|lesionei|dar pontos?|levei \d+ pontos|gesso|muleta|tipoia|gelo no

    mamografia|ultrassom|ressonancia|raio ?x|tomografia|papanicolau|preventivo|endoscopia|colonoscopia|eletrocardio\w*
    ecocardiograma|biopsia|laudo|diagnostic\w+|teste de farmacia|sus|clinico geral|fono\w*|obstetra|mastologista
    homeopat\w+|floral|cha de (?:camomila|boldo|gengibre|hortela|erva)|bombinha|inalacao|compressa|band ?aid
    antitermico|oculos de grau|aparelho (?:dental|ortodontico|auditivo)|aparelho dentario|clareamento|carie|fio dental
    tdah|toc|bipolar|borderline|autis\w+|alzheimer|parkinson|lupus|hiv|ist|hepatite|hpv|psoriase|vitiligo|dermatite
    eczema|rosacea|melasma|celiac[oa]|transtorno \w+

    meu ciclo|naqueles dias|amament\w+|parto|mioma|cisto|ovario|fertilidade|fertilizacao|engravid\w+|teste positivo
    puerperio|desceu pra mim|medic[oa]s?|medicin\w+|medica(?:c\w+|mento|mentos|r|ndo|da|do)|doutora?|dra?|consultas?
    exames?|check ?up|remedi\w+|comprimidos?|capsulas?|pilula|bula|antibiotic\w+|anti ?inflamatori\w+|analgesic\w+
    dipirona|paracetamol|ibuprofeno|omeprazol|antialergic\w+|antidepressiv\w+|ansiolitic\w+|rivotril|clonazepam
    sertralina|fluoxetina|escitalopram|ritalina|venvanse|ozempic|mounjaro|losartana|corticoide|pomada|colirio|injecao
    soro|vacin\w+|hospita(?:l|is)|pronto socorro|upa|internad[oa]|internacao|cirurgi\w+|operei|fisioterap\w+|fisio
    dentista|dermato\w*|ginec\w+|cardio\w+|ortoped\w+|psiquiatr\w+|psicolog[oa]s?|terapia|terapeuta|endocrin\w+
    oftalmo\w*|urolog\w+|neurologista|pediatr\w+|otorrino|osteopat\w+|quiroprax\w+|siso|febr(?:e|il)|gripe|gripad\w+
    gripezinha|resfri\w+|toss\w+|catarro|congestionad\w+|nariz (?:entupido|escorrendo)
    ${BODY}${few} (?:doend\w+|doi|doem|doeu|dolorid\w+|inch\w+|inflam\w+|latej\w+|travad\w+|travou|ardend\w+|coc\w+)
    (?:doend\w+|doi|doeu|doem|travou|travei|torci|machuquei|quebrei|fraturei|luxei|inflamou|cocando|ardendo)${few} ${BODY}
    enxaqueca|tontur\w+|tont[oa]|nause\w+|enjo[oa]\w*|vomit\w+|diarreia|azia|gastrite|refluxo|intestin\w+
    prisao de ventre|constipad\w+|ma digestao|estufad\w+|gases|palpitac\w+|falta de ar|taquicardia|desmai\w+|coceira
    manchas? na pele|espinhas?|acne|queda de cabelo|caspa|calafrio\w*|caimbra\w*|caibra\w*|sinus\w+|rinite|asma
    bronquite|pneumonia|virose|covid|dengue|chikungunya|amigdal\w+|otite|conjuntivite|infecc\w+|inflamac\w+|hernia
    tendinite|bursite|artrose|artrite|fibromialgia|lombalgia|ciatica|escoliose|labirintite|hemorroida\w*|cistite
    candidiase|endometriose|alergi\w+|anemi\w+|vitaminas?|imunidade|sintomas?
    pressao (?:alta|baixa|arterial|ta|tava|deu|subiu|caiu|hoje|foi|\d+|doze|treze|quatorze|onze|quinze)
    (?:minha|medi\w*|afer\w+|a|de) pressao|pressao${few} (?:por|x) (?:\d|oito|nove)
    (?:[89]|1\d|20) por (?:[4-9]|1[0-2])|hiperten\w+|glic(?:emia|ose)\w*|diabet\w+|insulina|colesterol|triglicer\w+
    hemograma|tireoide|hormon\w+|testosterona|batimentos?|frequencia cardiaca|saturacao|ferritina|menstru\w+|tpm
    colica\w*|ovulac\w+|anticoncepciona\w+|diu|gravid[ae]\w*|gestante|gestac\w+|pre natal|menopausa|absorvente|libido
    (?:to|fiquei|cai|ando|fica|ta|ficou|ficando) (?:muito |meio |super |bem )?doente|doenc\w+|passando mal|passei mal
    mal estar|indispost\w+|saude|cancer|tumor|derrame|avc|infarto|torcicolo|luxacao|fratura\w*|entorse|curativo
    (?:meu|o) grau do oculos

    # mood, energy, habits

    tomar sol|banho de sol|tomando sol

    (?:regular|desregulad[oa]|arrumar|melhorar|ajustar) (?:o |meu |todo )*ciclo|capotei|despertador|rotina de dormir
    (?:parar|parei) de roer|roer (?:a )?unha
    (?:ler|li|lendo) (?:(?:umas?|mais|so|quase) )?\d+ (?:paginas|pgs?|min\w*|capitulos)
    parar de acompanhar (?:minha )?\w+|(?:fiz|faltou) (?:a |minha )?(?:leitura|oracao)|paginas (?:por|do) dia
    meu (?:smartwatch|relogio)|tempo de tela|dias? limpo|respiracao|(?:meu|o) humor
    (?:humor|energia|disposicao|estresse|ansiedade) ?[:=] ?\d
    humor (?:hoje|de hoje|ta|tava|foi|nota|\d|pessimo|otimo|oscil\w+|instavel)|mau humor|bom humor|mal ?humorad\w+
    mudancas? de humor|nivel de (?:energia|estresse|humor)
    (?:minha|sem|zero|muita|pouca|mais|cheia de|cheio de|falta de|baixa|recuperar|repor) energia
    energia (?:hoje|ta|tava|baixa|la em|no chao|zerada|\d|nota|foi)|disposicao|dispost[oa]|indisposicao|pique|fadiga
    fatig\w+|descans(?:ar|ei|ada|ado|ando)
    ${iAm} (?:inchad[oa]|cansad\w+|exaust[oa]|mort[oa]|moid[oa]|podre|energizad\w+)|cansaco|exaustao|so o po|habitos?
    medit(?:ei|ar|ac\w+|ando)|sequencia de dias|dias seguidos|streak|rotina (?:matinal|noturna|de exerc\w+|da manha)
    skincare|protetor solar|bem estar|qualidade de vida|autocuidado|hora de (?:dormir|beber|tomar)
    (?:registr|anot|marc|lanc)\w+${few} (?:agua|humor|energia|pressao)
  `,
  ],
  exclusions: healthExclusions,
};
