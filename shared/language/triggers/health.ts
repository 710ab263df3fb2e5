import { readHeadings } from "./expressions.ts";

/** The expressions by which messages for the skill `health` are found. expressions.ts explains the notation. */
export const healthLists = readHeadings(`
  # weight and shape
  pes(o|ei|ando|ava|ar|agem)
  balanca
  (quilos?|kilos?|quilinhos|kg|kgs)
  <number> ?kgs?
  emagre~
  engord~
  gord(a|o|ura|inha|inho)
  magr(a|o)
  medidas?
  (cintura|circunferencia|imc|barriguinha|pancinha)
  obes~
  (bariatrica|bioimpedancia|efeito sanfona|massa magra|bulking|cutting)
  (perdi|ganhei|eliminei|sequei) .. (gramas|quilos|kg|peso)
  calca .. (cabe|serve|fecha|entra|folgad~|aperta~)

  # food
  com(i|er|endo|ia|o) (muito|pouco|mal|bem|demais|besteira|direito|melhor|doce|so)
  comi
  comendo
  alimenta~
  dieta~
  regime
  jejum
  calori~
  proteina~
  carboidrato~
  nutri~
  acucar
  refeic~
  (saladas?|frutas?|verduras?|legumes|fibras?|aveia|granola)
  (refri|refrigerante|doces?|fritura|chocolate|fast food)
  (almocei|jantei|lanchei|belisquei)
  (almoco|jantar|janta|cafe da manha|lanche)
  (apetite|fome|compulsao)
  (vegan~|vegetarian~|gluten|lactose|intoleran~)
  saudave(l|is)
  (whey|creatina|suplement~|vitamina~)
  pul(ei|ar|ando) (o|a) (almoco|jantar|janta|cafe|lanche|refeicao)
  par(ei|ar|ando) de (comer|beber|fumar|tomar)
  (carne|arroz|ovo|ovos|pao|massa|sopa|tapioca|iogurte)
  (pizza|hamburguer|bolo|biscoito|salgad~|churrasco|peixe|frango|feijao)
  (detox|low carb|ultraprocessad~|lactose|marmita fit|comida de verdade|belisc~|compulsiv~|sal|gordura~)
  (chia|linhaca|suco verde|marmitas|cardapio|receita fit|fit|bolacha|miojo|batata|coxinha|brigadeiro|rodizio)
  comer (mais|menos|melhor|bem|direito|muito)
  exager(ei|o|ar|ando) n(o|a)

  # drinks and smoking
  agua
  (tomei|bebi|tomar|beber|tomando|bebendo) .. (agua|litros?|copos?|garrafas?|ml|cha)
  <number> ?(ml|l|litros?|copos?|garrafas?)
  hidrat~
  desidrat~
  beb(o|i|er|endo)
  (alcool~|ressaca|porre|bebad~|sobri~)
  (cerveja|cervejas|vinho|cachaca|drinks?|taca|tacas)
  (cigarr~|vape|maconha)
  fum(ar|o|ei|ando|ante|ava)
  (cafe|cafes|cafeina|energetico)

  # sleep
  dorm(i|ir|iu|indo|e|em)
  durm~
  sono~
  insonia
  cochil~
  soneca
  (melatonina|apneia|pesadelos?|despertador)
  ronc(o|ar|ando|a)
  acord(ei|o|ar|ando|ado)
  virei a noite
  noites? (em claro|mal dormida~)
  (insone|sonambul~|olheiras?|capotei|virando na cama|preguei o olho|mal dormid~)

  # exercise
  trein(o|os|ei|ar|ando|ou|inho)
  academia
  malh(ar|ei|ando|o|ou)
  exercic~
  exercit~
  muscula~
  (pilates|yoga|ioga|zumba|spinning|crossfit|cross fit)
  (muay thai|jiu jitsu|boxe|natacao|hidroginastica|ginastica|funcional)
  corri
  corr(er|endo|o|ida|idas|idinha)
  caminh(ei|ada|adas|ando|ar)
  nad(ei|ar|ando)
  pedal(ei|ar|ando|ada)
  (bike|bicicleta|esteira|eliptico|personal)
  along(amento|ar|uei|ando)
  (agachamento|supino|flexao|abdominal|abdominais|prancha|burpees?|leg press|cardio|hiit)
  (perna|pernas|peito|costas|gluteos?|biceps|triceps|bracos?)
  (jog(uei|ar|o|ando)|bati) .. (bola|volei|futebol|basquete|tenis|futsal|beach tennis)
  <number> ?(km|passos|series|repeticoes)
  <number> (h|hs|horas?|min|minutos?)
  atividades? fisicas?
  sedentari~
  (hipertrofia|condicionamento|shape|fitness|lesao|lesionad~|sarad~|musculos?)
  (subi|subir) .. escada~
  (dias?|o dia) .. sentad(o|a)
  me (mexer|movimentar|exercitar)
  (meta|metas) de (passos|agua|treino)
  (luta|danca|trilha|skate|patins|surf~|escalada|karate|judo|capoeira)
  (pular corda|pulei corda|barra fixa|remada|kettlebell|halter~)
  (stiff|panturrilha|repeticoes|carga|mobilidade|abdomin~)
  (meia maratona|maratona|calistenia|aerobic~|hidro|jump|destreinad~|tanquinho|flexoes|patins)
  (quadra|pelada|beach tennis|crossfit|jiu jitsu|personal)

  # body
  (cabeca|barriga|estomago|dentes?|costas|coluna|garganta|ouvidos?|lombar|pescoco|joelhos?|corpo)
  (pernas?|bracos?|ombros?|tornozelos?|pes?|maos?|olhos?|rins?|pele|dedos?|nariz|unhas?|cabelos?|vista)

  # symptoms
  dor(es|zinha)?
  (doi|doeu|doendo|dolorid~)
  inch(ad~|ou|aco|ando)
  inflam~
  febr~
  grip~
  resfri~
  toss~
  espirr~
  (catarro|coriza|rinite|sinusite|asma|bronquite|pneumonia|virose|covid|dengue|infeccao)
  (enxaqueca|tontura|tonta|tonto|zonz~|nause~|enjo~|vomit~|diarreia|azia|gastrite|refluxo|colica~)
  (coceira|cocando|alergi~|espinhas?|acne|manchas?|micose|afta|caspa)
  (machuquei|torci|quebrei|fraturei|luxei|queimei|cortei|travei)
  (fratura~|entorse|curativo|gesso|muleta|pontos|torcicolo|hernia|tendinite)
  doente
  doenc~
  (passando|passei) mal
  mal estar
  (fraqueza|formig~|dorment~|tremor~|falta de ar|palpita~|taquicardia|desmai~|suador|calafrio~)
  sintomas?
  sangr~
  sangue
  (labirintite|ferritina|sangramento|herpes|caibra~|caimbra~)
  (alta|acupuntur~|calafrio|bursite|artrite|artrose|fibromialgia)
  (endometriose|ovario|mioma|cisto|candidiase|cistite|hemorroida~)
  (varizes|celulite|estria~|nodulo|caroco|hematoma|zumbido)
  (constipad~|intestin~|prisao de ventre|gases|ma digestao|estufad~)
  (congestion~|garganta|rouc~|voz sumiu|amigdal~|otite|conjuntivite)
  (tendao|ler|tunel do carpo|escoliose|ciatic~|lombalgia|miopia|astigmatismo|tercol|oculos|lentes?)
  (psoriase|dermatite|eczema|melasma|vitiligo|rosacea|verruga|piolho|frieira|queimadura|corte)
  (alzheimer|parkinson|lupus|hiv|hepatite|hpv|tag|toc|tdah|borderline|transtorno ~)
  (sede|suando|calor~ noturn~|ondas de calor)
  (caiu|bateu|roendo|roer|coc(a|ei|o))
  lesion~
  (acelerado|disparado|palpitando)
  (pontadas?|fisgadas?|ardencia|corrimento|xixi|urin~)
  (banheiro|tremedeira|roxo|inflam~|intoxic~|picad~ (por|de)|mordid~ (por|de))
  (surd~|ouvido tampado|visao embacada|vista embacada|olho seco|garganta inflamada|nariz entupido)
  (ferro|hemoglobina|plaquetas|leucocit~|triglicer~|creatinina)
  (ureia|tsh|testosterona|ferritina|frequencia cardiaca|saturacao)
  (machuc~|queim(ei|adura)|cortei (o|a|meu|minha))

  # medicine
  medic(o|a|os|as)
  medica(cao|mento|mentos|r)
  (doutora?|dra?|pediatra|dentista|psiquiatra|psicolog~|terapeuta|nutrologa|fisio~|obstetra)
  (cardio|dermato|gineco|ortoped|endocrin|neurolog|oftalm|urolog)~
  consultas?
  exames?
  (remedio|remedios|comprimido~|capsula~|pilula|pomada|colirio|injecao|soro|bula|antibiotico~)
  (dipirona|paracetamol|ibuprofeno|omeprazol|dorflex|rivotril)
  (sertralina|fluoxetina|ritalina|ozempic|mounjaro|losartana)
  anti(depressivo|inflamatorio|alergico|concepcional)~
  (hospital|hospitais|upa|sus|pronto socorro|posto de saude|internad~|internacao)
  cirurg~
  operei
  vacin~
  terapia
  plano de saude
  (ultrassom|ressonancia|raio x|tomografia|mamografia|biopsia|laudo|hemograma|endoscopia|check ?up)
  saude
  (pressao|glicemia|glicose|colesterol|diabet~|hipertens~|insulina|tireoide|hormon~|anemi~|imunidade|batimentos)
  (menstru~|tpm|ovulac~|gravid~|gestante|parto|menopausa|diu|amament~|absorvente)
  (cancer|tumor|avc|infarto|tdah|autismo|bipolar|alzheimer)
  (pos|pre) operatorio
  (acupuntur~|quiroprax~|osteopat~|massagem|homeopat~|fono~|otorrino|mastolog~|nutrolog~|clinico geral)
  (siso|aparelho|carie|canal no dente|clareamento|limpeza nos dentes)
  (atestado|exame de sangue|receita medica|alta hospitalar|cha de ~|compressa|bombinha|inalacao)
  (leite|leite materno|amament~|fertil~|engravid~|puerperio)
  (amoxicilina|azitromicina|cefalexina|pantoprazol|sinvastatina|diazepam|clonazepam)
  (cetoprofeno|escitalopram|metformina|semaglutida|domperidona|topiramato)
  (nimesulida|buscopan|neosaldina|novalgina|tylenol|aspirina)
  (prednisona|puran|roacutan|minoxidil|melatonina|corticoide)
  (loratadina|diclofenaco|quetiapina|bupropiona|venlafaxina|zolpidem|venvanse|antitermico|analgesic~|ansiolitic~)
  (papanicolau|preventivo|colonoscopia|eletrocardiograma)
  (ecocardiograma|diagnostic~|teste de farmacia|marcapasso|fio dental)
  (pre natal|meu ciclo|naqueles dias|teste positivo|libido|chikungunya|derrame|luxacao)
  (cura|dose|doses|efeito colateral)

  # mood, energy and habits
  (humor|energia|disposicao|dispost~|pique|fadiga|cansaco|exaust~|animo)
  (cansad~|mort(a|o)|podre|moid~|so o po)
  (humor|energia|pressao|temperatura|febre|astral|sono) .. <number>
  nota <number> .. (dia|humor|energia|sono|noite)
  habitos?
  (sequencia|streak|dias seguidos)
  medit(ei|ar|acao|ando|ac~)
  (leitura|oracao|rezei|orei|devocional|diario)
  (li|ler|lendo|estudei) .. (<number>|paginas?|pgs?|capitulos?|livro)
  rotina (matinal|noturna|de ~|da manha)
  descans(ar|ei|ada|ado|ando|o)
  (bem estar|qualidade de vida|autocuidado|skincare|protetor solar)
  (marca|marque|marquei|feito|feita|cumpri|fiz) .. (habito|leitura|meditacao|oracao|treino)
  (roer|tempo de tela|smartwatch)
  (tomar sol|banho de sol|respiracao|dias? limp(o|a)s?|mau humor|mal humorad~|bom humor)

  # reports of what was recorded
  (resumo|relatorio|retrospectiva|resume|recapitula) .. (semana|semanal|mes|mensal)
  como .. minha semana
  relatorio de (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
`);
