import type { SkillDefinition } from "./definition.ts";
import { healthExclusions } from "./health-exclusions.ts";
import { patternLines, patternParts, reportRequests } from "./pattern-parts.ts";

const { number, few, iAm, meal } = patternParts;
const BODY =
  "(?:cabeca|barriga|estomago|dentes?|costas|coluna|garganta|ouvidos?|lombar|pescoco|joelhos?|corpo|peito|pernas?|bracos?|" +
  "ombros?|tornozelos?|pes?|maos?|punhos?|olhos?|rins?|figado|quadril|nuca|cotovelo direito|panturrilha|musculos?|articulac\\w+|pulsos?|tendao|lombar|axila|unhas?|pele|cabelos?|boca|nariz|bumbum|gluteos?|couro cabeludo|utero|" +
  "mandibula|gengiva|virilha|calcanhar|dedos?|ciatico|seios?|ovarios?)";

/** Body and habits: weight, exercise, sleep, water, food, mood, energy, symptoms, medicine. */
export const health: SkillDefinition = {
  name: "health",
  description: "Peso, treino, sono, água, alimentação, humor, energia, sintomas, remédios, consultas e hábitos",
  triggerPatterns: [
    ...reportRequests,
    ...patternLines`
    # habits done, and figures
    \d+ ?(?:h|hs|hora|horas|min|mins|minutos?) de (?:futebol|bola|volei|basquete|tenis|bike|bicicleta|escada|elastico|danca|luta|skate|patins)
    rezei|orei (?:hoje|ontem|de|antes|a)
    (?:li|estudei) (?:hoje|ontem|antes de dormir|\d+ (?:paginas?|capitulos?|min\w*|h\b|horas?))|ja li
    escrevi no (?:meu )?diario|planejei (?:o|meu|a|minha) (?:dia|semana)
    (?:minha|maior|a|de|mantendo|perdi) sequencia(?! (?:de (?:numeros|fotos|filmes|fibonacci)|d[oa] (?:filme|serie|livro|jogo)))
    dias de sequencia|(?:leitura|oracao) (?:feit[oa]|concluid[oa]|ok|marcad[oa])|feito:? (?:leitura|meditacao|treino)
    (?:energia|astral) (?:ta |em |de |hoje |nota )*\d{1,2}(?! ?(?:kwh|reais|mil|%))
    (?:apag|ajust|troc|corrig|mud|remov|tir)\w* (?:a|o|ultim[oa]|esse)(?: ultim[oa])? (?:agua|humor|energia|sono|peso) (?:que|d[aeo]|pra|hoje)
    (?:rotina|costume) (?:diari\w|de (?:leitura|sono|treino|exercicio\w*|medit\w+|skincare|le[rn]\w*|beb\w+|cuidado\w*))
    (?:acompanhar|parar|continuar|criar|marcar) (?:a |o |com a )?(?:meditacao|leitura|oracao|alongamento)
    garrafas? de \d+(?:[.,]\d+)? ?(?:l|ml|litros?)\b
    (?:terminei|fiz|cumpri|completei) (?:a |o |minha |meu )(?:leitura|meditacao|oracao|alongamento|devocional|meta de \w+)
    ja (?:planejei|organizei|arrumei|escrevi) (?:o |a |meu |minha |no )?(?:dia|cama|semana|quarto|diario)
    (?:pressao|temperatura|humor|animo|fc|oxigenio|spo2)(?: (?:ta|tava|deu|foi|de|em|hoje|uns|umas|e|agora|marcou|ficou|so|no chao|la embaixo))* \d+(?:[.,]\d+| ?x ?\d+)?(?! (?:graus (?:la|em|na|no)|reais))
    \d{2,3} ?bpm|\d{1,2} ?x ?\d{1,2} de pressao
    nota \d+ (?:pr[oa]|do|de) (?:o |meu |minha )?(?:dia|humor|sono|noite|energia)
    (?:essa|ultima|dessa|nessa) noite(?: \w+){0,3} \d+ ?(?:h|hs|horas?|horinhas?)\b
    (?:marca|marque|check|feit[oa]|cumpri)(?: (?:a|o|minha|meu|na|no))? (?:leitura|meditacao|treino|alongamento|habito|estudo|oracao|diario|journaling)
    (?:tom|beb)(?:ei|i|emos|amos) (?:uma?s?|\d+|duas|dois|tres|quatro|cinco) (?:cervejas?|brejas?|tacas?|drinks?|doses?|chopes?|chopps?|latinhas?|cafes|cafezinhos)

    # weight
    (?:pra|para|pare|parar) de (?:acompanhar|cobrar|marcar|contar) (?:o |a |meu |minha )?(?:habito|medit\w+|leitura|plan\w+|le[rn]|estud\w+|rotina)
    calca${few} (?:nao (?:fecha|entra|cabe|serve)|aperta\w*|folgad\w+)
    barriga (?:negativa|chapada|tanquinho|grande|enorme)|pneuzinhos?|sec(?:ar|ando|uei) (?:a )?(?:barriga|gordura|\d)
    elimin(?:ei|ar|ando)|cintura|circunferencia|medidas (?:do corpo|diminu\w+)|bulking|cutting|deficit calorico|macros
    efeito sanfona|bariatrica|lipo\w*|acima do ideal|(?:eu|quanto) (?:\w+ )?pes(?:ava|o|ei)|pesos?
    pes(?:ando|ava)(?: \w+){0,2} ${number}|me pes(?:ei|ar|o|ando)|quanto (?:eu )?to pesando|pesei|pesagem|balanca
    quilos?|kilos?|\d+[.,]?\d* ?kgs?|kgs|quilinhos|emagre\w+|engord\w+|dieta\w*|regime|calorias?|caloric\w+|imc
    obes\w+|gordura|low carb|jejum|gordinh[oa]
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
    fibras|suco (?:verde|detox)|detox|belisc\w+|so (?:como|comi|to comendo)
    como (?:muito|pouco|mal|demais|besteira|so|doce|por ansiedade|rapido|toda hora)|porre|bebad[oa]|bebedeira
    embriagad[oa]|enchi a cara|almoco (?:de hoje|foi)|meu (?:almoco|jantar|cafe da manha) (?:foi|hoje)|dispostinh[oa]
    sem apetite|cardapio (?:fit|saudavel|da semana|semanal)|receita (?:fit|low carb|saudavel|proteica)|pre treino
    pos treino

    com(?:o|er|ia) compuls\w+
    (?:reduz\w+|cort\w+|diminu\w+|par\w+ (?:de tomar|com)|larg\w+|excesso de|tom\w+ (?:muito|menos|tanto)|menos|evitar)(?: \w+){0,2} (?:cafe|cafeina|acucar|refri\w*|sal|gluten|alcool|frituras?|doces?|cerveja|leite|lactose)
    proteinas?|carboidratos?|whey|creatina|suplement\w+|nutri|nutricion\w+|nutrolog\w+|nutrient\w+
    aliment(?:ac\w+|ar|ando|o|ei|ares)|reeducacao alimentar|comi
    comend?o (?:muito|mal|bem|pouco|demais|besteira|porcaria|doce|melhor|saudavel|por ansiedade|compuls\w+|toda hora|igual)
    comer (?:melhor|saudavel|bem|demais|direito|muito|pouco|mal|limpo)|com(?:er|endo|ia)${few} ${meal}
    eu (?:so |nao )?como|(?:nao|nem) (?:to |tenho |consigo |ando )?com(?:i|endo|ido|er|o)(?: bem)?|almocei|jantei
    lanchei|belisquei|tomei cafe|cafe da manha (?:hoje foi|de hoje)
    pulei? (?:o |a )?(?:almoco|janta|cafe|refeicao|jantar)|apetite|sem fome|fome emocional
    fome (?:o tempo todo|toda hora|de madrugada)|compulsao|refeic\w+|marmita (?:fit|saudavel)|marmitas
    comida (?:saudavel|fit|leve|de verdade)|vegan[oa]|vegetarian[oa]|gluten|lactose|saudave(?:l|is)|ultraprocessad\w+
    acucar

    # water and what people drink

    beb(?:endo|o|i|er) (?:demais|muito|todo dia|todos os dias|toda semana|escondid\w)

    quanto de agua|(?:copos?) de agua

    (?:tomei|bebi|tomando|bebendo|tomar|beber)(?: \w+){0,3} \d+(?:[.,]\d+)? ?(?:l|litros?)
    \d+(?:[.,]\d+)? ?(?:l|litros?|ml) (?:ate agora|hoje|por dia)

    (?:par\w+|deixei|larg\w+|tentando parar) (?:de )?(?:beber|fumar|o cigarro|o vape)|sobri(?:o|a|edade)
    beb\w+${few} (?:agua|litros?|copos?|garraf\w+|ml|goles?|cha)
    tom(?:ei|ar|o|ando)${few} (?:agua|litros?|copos?|garraf\w+|ml)|(?:litros?|garraf\w+|ml|l) de agua|\d+ ?ml
    (?:minha|quanta|pouca|muita|mais|menos|de) agua(?: hoje)?|agua hoje|me hidrat\w+|hidrat(?:ei|ada|ado|acao|ar|ando)
    desidrat\w+|bebi (?:ontem|todas|pra)|ressaca|alcool\w*|bebid[oa]s? alcool\w*|sem beber|sem fumar|cigarr\w+
    fum(?:ar|o|ei|ando|ante|ava|antes)|vape|maconha|cafeina|(?:muito|tanto|demais de) cafe

    # sleep

    (?:vir|rol|revir)\w+ na cama|peg\w+ no sono|preguei o olho|noite de sono|horas de sono
    madrugada (?:inteira )?acordad[oa]|acordad[oa] ate|dorm(?!ito)\w+|durm\w+|sono|soninho|sonolen\w+|insonia\w*
    insone|cochil\w+|soneca|virei a noite|noite (?:em claro|mal dormida|pessima|virada)|noites em claro|melatonina
    apneia|ronc(?:o|ar|ando|a|ei)|pesadelos?|sonambul\w+
    acord(?:ei|o|ar|ando|ado)${few} (?:cansad\w+|de madrugada|no meio|varias vezes|toda hora|mort[oa]|quebrad[oa]|bem dispost\w+|dispost\w+|descansad\w+|cedo|tarde|\d+ ?h\w*|com dor|inchad\w+|suad\w+|tont\w+)

    # exercise

    (?:preciso|quero|tenho que|dificil) me mexer|me movimentar|bioimpedancia
    (?:ansiedade|vontade) por (?:comida|doce|acucar)|o dia (?:todo|inteiro) sentad[oa]|horas sentad[oa]

    (?:fiz|consegui|foram) \d+ series

    (?:fiz|rodei|andei|completei|foram) \d+(?:[.,]\d+)? ?km|\d+ ?km (?:em|hoje|de (?:corrida|bike|caminhada|pedal))
    pul(?:ei|ando) corda|nado (?:\d|duas|tres|todo|toda|de|no|na)|danc(?:ei|ar) (?:por|zumba|\d)

    (?:fazer|fiz|andar de|fui de|volta de|pedal de|role de) (?:bike|bicicleta)
    \d+ (?:andares|lances de escada|degraus)|de escada|plank|prancha (?:de|abdominal|por)|burpees?|polichinel\w+
    barra fixa|leg day|remada|rosca direta|crucifixo|pulley|kettlebell|halter(?:es)?|pular corda

    (?:fiz|dia de|hoje (?:e|foi)|puxei) (?:\w+ )?(?:perna|pernas|peito|costas|bracos?|ombros?|gluteos?|biceps|triceps|cardio|abs|inferiores|superiores|trilha|danca|luta|boxe|funcional|escada)
    trilha (?:de|hoje|ontem|no|na)|boxe|judo|karate|capoeira|patins|beach tennis|hidro
    aula de (?:danca|spinning|zumba|natacao|luta|boxe|yoga|pilates|ritmos)|musculos?|biceps|triceps|panturrilha|stiff
    levantamento terra|(?:bati|meu) recorde (?:n[oa]|pessoal|de)|aument\w+ (?:a )?carga|repeticoes|series de
    mobilidade|sarad[oa]|tanquinho|subir escadas?|corridinha|parad[oa] de treinar|preguica de (?:treinar|malhar|ir)
    destreinad[oa]|jump|bumbum na nuca|academia\w*|malh(?:ar|ei|ando|o|ou|ado|ava)
    trein(?:o|os|ei|ar|ando|amos|inho|ou|ava)|muscula\w+|cross ?fit|pilates|yoga|ioga|zumba|spinning|muay thai
    jiu ?jitsu|calistenia|hidroginastica|funcional|ginastica|cardio|hiit|aerobic\w+|corri|corr(?:er|endo|o|ida|idas)
    meia maratona|caminh(?:ei|ada|adas|ando|ar)|nad(?:ei|ar|ando)|natacao|pedal(?:ei|ar|ando|ada)
    andei (?:\d|de bike|de bicicleta)|bike ergometrica|bicicleta|along(?:amento|amentos|ar|uei|ando)|exercic\w+
    exercit\w+|atividades? fisicas?|sedentari\w+|\d+(?: ?mil)? passos|flex(?:ao|oes)|abdomin\w+|agach\w+|supino
    leg ?press|esteira|eliptico|personal(?: trainer)?|parei de treinar|ficha de treino|hipertrofia|condicionamento
    fitness|shape
    (?:jog(?:uei|ar|o|ando)|fui jogar|bati|bater) (?:uma )?(?:bola|volei|futebol|basquete|tenis|futsal|beach|futevolei|peteca|padel|pelada)
    surf(?:ei|ar|ando)|escalada

    # symptoms and care

    herpes|admissional

    (?:tive|receb\w+|ganhei|sai de|sair de|deram) alta|(?:perdi|ganhei) \d+ gramas|leite (?:materno|secou|empedr\w+)
    meu leite|acupuntur\w+|marca ?passo|introducao alimentar|olheiras?
    unhas? (?:\w+ )?(?:frac|quebrad|roid|encravad|micose)\w*|voz (?:sumiu|rouca|falhando)|perdi a voz
    (?:comida|leite|bebida|camarao|fritura|japones\w*|peixe|lanche|marisco|pimenta|cafe)(?: \w+){0,3} (?:fez|faz|fizeram|fazem) mal
    tacas? de vinho
    quant[oa]s? (?:ml|litros?|copos?|passos|km|calorias|quilos|treinos|horas)(?: \w+){0,3} (?:tomei|bebi|andei|corri|dormi|comi|treinei|fiz|perdi|ganhei|queimei)
    intoxicacao|viciad[oa] em (?:remedio|alcool|drogas?|bebida)

    (?:minha |a )?cabeca (?:ta |tava |quase )?(?:estour\w+|explodindo de dor|latej\w+|martel\w+|rodando)|fraqueza
    zonz[oa]|massagem|minha lente|lentes? (?:de contato|incomod\w+|ressec\w+)
    (?:nivel|niveis) de (?:ferro|vitamina|acucar|glicose|colesterol|hormonio)
    a base de (?:cafe|remedio|energetico|fast food)|exager\w+ na (?:comida|bebida|dose)|pressao d[ao] (?:minha|meu)
    sensacao ruim no peito|\d+ series? (?:de \d+)?|metas? de (?:passos|agua|sono|treino|peso)

    sangr\w+|(?:coloquei|tirei|botei|usar|uso|manutencao d[oe]|apertei) (?:o )?aparelho|(?:pos|pre) operatori\w+
    tir(?:ei|ar) os pontos|relogio biologico|beb\w+${few} (?:refri\w*|cerveja|vinho|vodka|cachaca|energetico)
    exagerei n[oa]

    nimesulida|amoxicilina|azitromicina|cefalexina|loratadina|desloratadina|sinvastatina|diazepam|pantoprazol
    dexametasona|cetoprofeno|diclofenaco|hidrocortisona|domperidona|ondansetrona|bromoprida|topiramato|quetiapina
    bupropiona|venlafaxina|duloxetina|zolpidem|semaglutida

    (?:minha|a) (?:vista|visao) (?:ta|tava|anda|embac\w+|cansad\w|ruim|pior\w*)
    ouvidos? (?:tampad\w+|entupid\w+|zumbind\w+)|surd[oa]|queim(?:ei|ou) (?:a |o |minha |meu )?${BODY}|inchou|inchando
    dorflex|buscopan|neosaldina|novalgina|tylenol|aspirina|prednisona|metformina|puran|roacutan|minoxidil|engov|luftal
    imosec|hemoglobina|leucocit\w+|plaquetas|creatinina|ureia|tsh|ferro (?:baixo|no sangue)|mordid[oa] por
    picad[oa] (?:de|por)|me machuquei|me cortei (?:feio|cozinhando|com)|sangue

    (?:minhas?|meus?|[oa]s?|n[oa]s?|d[oa]s?|um) (?:garganta|lombar|coluna|costas|joelhos?|estomago|barriga|dentes?|pescoco|ombros?|tornozelos?|rins?|figado|utero|intestino|nervo ciatico|bexiga|prostata|gengiva|virilha|quadril|panturrilhas?)
    nodulo|atestado|nao (?:to conseguindo|quero|consegui) comer

    (?:meu|o) (?:coracao (?:aceler\w+|dispar\w+))|palpitando
    descont\w+ (?:\w+ ){0,3}(?:na|em) (?:comida|doce|chocolate)|com ler\b|tunel do carpo

    dor(?:es|zinha|zinhas)?|dorment\w+|formig\w+|pontadas?|fisgadas?|caroco|inchaco|queimadura|hematoma|roxo na|coriza
    espirr\w+|rouc[oa]|rouquidao|sem voz|afta|micose|frieira|piolho|verruga|celulite|estrias?|varizes|ardencia
    corrimento|xixi|urin\w+|coco\b|ir (?:no|ao) banheiro|sede o dia|muita sede|suando frio|suador|calorao
    ondas de calor|tremedeira|tremores?|zumbido|visao embacada|olho seco|tercol|miopia|astigmatismo

    cabelo${few} (?:cain\w+|cai)|pele${few} (?:oleosa|ressecad\w+|cheia|irritad\w+)
    ${BODY}${few} (?:dorment\w+|rox[oa]|vermelh[oa]|irritad[oa]|estufad[oa]|pes(?:ad[oa]|ando)|fraturad\w+|quebrad\w+|engessad\w+)
    (?:quebr|torc|machuc|cort|bat|lux|fratur|oper|enfaix|imobiliz)(?:ei|i|ou|eu|ar|er) (?:o |a |meu |minha |o meu |a minha )?${BODY}
    lesao|lesionad[oa]|lesionei|dar pontos?|levei \d+ pontos|gesso|muleta|tipoia|gelo no

    mamografia|ultrassom|ressonancia|raio ?x|tomografia|papanicolau|preventivo|endoscopia|colonoscopia|eletrocardio\w*
    ecocardiograma|biopsia|laudo|diagnostic\w+|teste de (?:gravidez|covid|farmacia)|doar sangue|doei sangue|sus
    convenio medico|clinico geral|fono\w*|obstetra|mastologista|homeopat\w+|floral
    cha de (?:camomila|boldo|gengibre|hortela|erva)|bombinha|inalacao|compressa|band ?aid|antitermico
    relaxante muscular|oculos de grau|aparelho (?:dental|ortodontico|auditivo)|aparelho dentario|clareamento|carie
    fio dental|limpeza (?:no dentista|dos dentes)|tdah|toc|bipolar|borderline|autis\w+|alzheimer|parkinson|lupus|hiv
    ist|hepatite|hpv|psoriase|vitiligo|dermatite|eczema|rosacea|melasma|celiac[oa]|transtorno \w+

    meu ciclo|naqueles dias|amament\w+|parto|mioma|cisto|ovario|fertilidade|fertilizacao|engravid\w+|teste positivo
    puerperio|desceu pra mim|minha menstruacao|medic[oa]s?|medicin\w+|medica(?:c\w+|mento|mentos|r|ndo|da|do)|doutora?
    dra?|consultas?|exames?|check ?up|remedi\w+|comprimidos?|capsulas?|pilula|receita medica|bula|antibiotic\w+
    anti ?inflamatori\w+|analgesic\w+|dipirona|paracetamol|ibuprofeno|omeprazol|antialergic\w+|antidepressiv\w+
    ansiolitic\w+|rivotril|clonazepam|sertralina|fluoxetina|escitalopram|ritalina|venvanse|ozempic|mounjaro|losartana
    corticoide|pomada|colirio|injecao|soro|vacin\w+|hospita(?:l|is)|pronto socorro|upa|posto de saude|posto medico
    internad[oa]|internacao|cirurgi\w+|operei|fisioterap\w+|fisio|dentista|dermato\w*|ginec\w+|cardio\w+|ortoped\w+
    psiquiatr\w+|psicolog[oa]s?|terapia|terapeuta|endocrin\w+|oftalmo\w*|urolog\w+|neurologista|pediatr\w+|otorrino
    osteopat\w+|quiroprax\w+|canal no dente|aparelho no dente|siso|febr(?:e|il)|gripe|gripad\w+|gripezinha|resfri\w+
    toss\w+|catarro|congestionad\w+|nariz (?:entupido|escorrendo)|(?:com|sentindo|uma|muita|tanta|sinto) dor(?:es)?
    ${BODY}${few} (?:doend\w+|doi|doem|doeu|dolorid\w+|inch\w+|inflam\w+|latej\w+|travad\w+|travou|ardend\w+|coc\w+|formig\w+)
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
    colica\w*|ovulac\w+|anticoncepciona\w+|diu|gravid[ae]\w*|gestante|gestac\w+|pre natal|menopausa|ciclo menstrual
    absorvente|libido|(?:to|fiquei|cai|ando|fica|ta|ficou|ficando) (?:muito |meio |super |bem )?doente|doenc\w+
    passando mal|passei mal|mal estar|indispost\w+|saude|cancer|tumor|derrame|avc|infarto|torcicolo|luxacao|fratura\w*
    entorse|curativo|pontos da cirurgia|(?:meu|o) grau do oculos

    # mood, energy, habits

    tomar sol|banho de sol|tomando sol

    (?:regular|desregulad[oa]|arrumar|melhorar|ajustar) (?:o |meu |todo )*(?:sono|intestino|ciclo)|capotei|despertador
    rotina de (?:dormir|alongamento|autocuidado)|(?:parar|tentando parar|parei) de roer|roer (?:a )?unha
    (?:ler|li|lendo) (?:(?:umas?|mais|so|quase) )?\d+ (?:paginas|pgs?|min\w*|capitulos)
    parar de acompanhar (?:minha )?\w+|(?:fiz|faltou|cumpri) (?:a |minha )?(?:leitura|meditacao|oracao|caminhada)
    paginas (?:por|do) dia|meu (?:smartwatch|relogio)|tempo de tela
    dias? (?:limpo|sobri[oa]|sem (?:beber|fumar|doce|acucar|refri))|respiracao|bem disposta|(?:meu|o) humor
    (?:humor|energia|disposicao|estresse|ansiedade) ?[:=] ?\d
    humor (?:hoje|de hoje|ta|tava|foi|nota|\d|pessimo|otimo|oscil\w+|instavel)|mau humor|bom humor|mal ?humorad\w+
    mudancas? de humor|nivel de (?:energia|estresse|humor|disposicao)
    (?:minha|sem|zero|muita|pouca|mais|cheia de|cheio de|falta de|baixa|recuperar|repor) energia
    energia (?:hoje|ta|tava|baixa|la em|no chao|zerada|\d|nota|foi)|disposicao|dispost[oa]|indisposicao|pique
    sem pique|fadiga|fatig\w+|descans(?:ar|ei|ada|ado|ando)
    ${iAm} (?:inchad[oa]|gripad[oa]|enjoad[oa]|resfriad[oa]|com (?:gripe|febre|tosse|sono|enjoo|azia|dor|cansaco|diarreia|virose|alergia|fome (?:o tempo todo|de madrugada|toda hora|emocional))|cansad\w+|exaust[oa]|mort[oa]|moid[oa]|acabad[oa] de (?:cansaco|sono)|quebrad[oa] do treino|podre|so o po|sonolent\w+|energizad\w+)
    cansaco|exaustao|so o po|habitos?|medit(?:ei|ar|ac\w+|ando)|sequencia de dias|dias seguidos|streak
    rotina (?:matinal|saudavel|noturna|de exerc\w+|da manha)|skincare|protetor solar|bem estar|qualidade de vida
    autocuidado|hora de (?:dormir|beber|tomar)
    (?:registr|anot|marc|lanc)\w+${few} (?:peso|agua|sono|treino|humor|exercicio|energia|habito|pressao|glicemia)
  `,
  ],
  excludePatterns: healthExclusions,
  tools: [
    "record_metric",
    "get_tracking_history",
    "update_metric",
    "delete_metric",
    "record_habit",
    "create_habit",
    "delete_habit",
    "get_habits",
    "get_trends",
    "create_automatic_note",
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
