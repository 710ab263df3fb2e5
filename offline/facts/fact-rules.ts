import { type FactRule, readFactRules } from "./fact-rule.ts";

/**
 * What is kept of what people say of their lives, a rule a line: slot (`-` for none), verbs, how they are told to hold, area,
 * marks, what follows the verb; then constants. The groups `key` and `value` of the pattern are what the fact says, `@NAME`
 * stands for a list of words. Marks: `anybody` is kept of others too, `denied` is kept when it does not hold, `each` thing of a
 * list is a fact, `ends` is told by the verb, `taste` is a preference. The first rule that fits decides.
 */
export const FACT_RULES: readonly FactRule[] = readFactRules(String.raw`
name :: chamar :: now :: personal_growth :: - :: (?<value>NAME|[a-z]{2,})$
name :: ser :: now :: personal_growth :: - :: [oa] (?<value>NAME)$
birthday :: fazer :: now :: personal_growth :: anybody :: (?:aniversario|anos) (?:no |em )?(?:dia )?(?<value>DATE)
birthday :: nascer :: past :: personal_growth :: anybody :: (?:em |no )?(?:dia )?(?<value>DATE)
hometown :: nascer crescer :: past :: relationships :: anybody :: (?:em|n[oa]) (?<value>@WORDS) :: not=TODAY
hometown :: ser :: now :: relationships :: - :: d[eoa] (?<value>NAME|interior d[eoa] @WORDS|[A-Z][a-z]+)$
age :: ter :: now :: personal_growth :: anybody :: (?:so |ja )?(?<value>NUM)(?: anos| aninhos)?$
age :: ter :: now :: personal_growth :: anybody :: (?:so |ja )?(?<value>NUM) anos(?! d[ea] )
age :: fazer completar :: past :: personal_growth :: anybody :: (?<value>NUM) (?:anos|aninhos)(?! d[ea] )
residence :: morar residir viver :: now began ended past :: relationships :: anybody denied :: (?:mais )?(?:sozinh[oa] )?(?:em (?!@NOPLACE(?: |$))(?<value>@WORDS)|n[oa] (?<value>@LAND)) :: not=TODAY
- :: morar residir viver :: now began ended :: relationships :: anybody denied :: (?:mais )?(?:sozinh[oa] )?n[oa]s? (?!@NOPLACE(?: |$))@WORDS :: not=TODAY
household :: morar residir viver :: now began ended :: relationships :: anybody denied :: (?:mais )?(?:(?<value>sozinh[oa])|com (?<value>@THE@KIN(?: NAME)?(?: e @THE@KIN)*|@THE(?:NAME)|@THE(?:amig[oa]s?))|(?<value>de aluguel)) :: not=TODAY
- :: morar :: now began ended :: relationships :: anybody :: (?:(?:em|n[oa]s?|num|numa) @DWELLING|perto d|longe d) :: not=TODAY
residence :: mudar :: past :: relationships :: anybody :: (?:de [a-z]+ )?(?:pra|pro|pras) (?!ca$|melhor|pior|casa|outr|um|uma|perto|longe|o turno|turno)(?<value>@WORDS) :: not=ideia|assunto|plano|canal|roupa|turno|emprego|cargo
- :: mudar :: past :: relationships :: - :: de (?:casa|cidade|pais|estado|bairro|emprego|area|carreira|profissao|empresa)
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCH(?<value>solteir)[oa] :: value=solteira :: not=TODAY
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCH@MARRIED :: value=casada :: not=trabalho|cama|sofa|emprego
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCHdivorciad[oa] :: value=divorciada
marital_status :: ficar :: past :: relationships/romantic :: anybody denied :: @MUCHdivorciad[oa] :: value=divorciada
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCHseparad[oa] :: value=separada
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCHviuv[oa] :: value=viúva
marital_status :: ficar :: past :: relationships/romantic :: anybody denied :: @MUCHviuv[oa] :: value=viúva
marital_status :: ser estar :: now :: relationships/romantic :: anybody denied :: @MUCHnoiv[oa] :: value=noiva :: not=de uma?
marital_status :: ficar :: past :: relationships/romantic :: anybody denied :: @MUCHnoiv[oa] :: value=noiva :: not=de uma?
marital_status :: noivar :: past :: relationships/romantic :: - :: .* :: value=noiva
marital_status :: casar :: past :: relationships/romantic :: - :: $|com @THE(?:NAME|@KIN)|em |n[oa] |de novo|ha |faz |DATE|semana|mes|sabado :: value=casada :: not=amanha|certinho
marital_status :: divorciar :: past :: relationships/romantic :: - :: .* :: value=divorciada
marital_status :: separar :: past :: relationships/romantic :: - :: $|d[eoa] |em |ha |de novo|DATE|do meu |da minha  :: value=separada :: not=roupas?|lixo|dinheiro|NUM|MONEY|arquivos?
marital_status :: namorar :: now began :: relationships/romantic :: - :: $|(?:com )?(?:@THE)?(?:NAME|cara|menin[oa]|rapaz|moc[oa]|colega|alguem|@KIN)|ha |faz |desde |de novo|serio :: value=namorando :: not=aquele|aquela
marital_status :: terminar romper :: past :: relationships/romantic :: - :: (?:o namoro |o noivado |de vez |tudo )*com (?:o |a )?(?:meu |minha )?(?:namorad[oa]|noiv[oa]|NAME)$ :: value=solteira
child :: ter :: now :: relationships/family :: - :: (?:so )?(?<value>NUM|um|uma) (?<key>filh[oa]s?) :: key=filhos
- :: ter :: now :: relationships/family :: - :: (?:NUM|um|uma) (?:irma|irmao|irmaos|irmas|net[oa]s?|entead[oa]s?|sobrinh[oa]s?)
- :: falecer morrer :: past :: relationships :: anybody :: .* :: not=de (?:rir|medo|vergonha|amor|inveja|raiva|saudade)
pet :: ter :: now :: relationships :: anybody :: (?:NUM |um |uma )?(?<value>@ANIMAL) (?:que (?:se )?chama|chamad[oa]|d[eo] nome) (?<key>NAME|[a-z]+)
pet :: ter adotar :: now past :: relationships :: anybody :: (?:NUM |um |uma |@THE)(?<key>@ANIMAL)
employer :: trabalhar :: now began ended :: career/job :: anybody denied :: (?:mais )?(?:em|n[oa]s?|pr[oa]s?|pel[oa]) (?!casa|escala|equipe|grupo|turnos?|dia|noite|manha|tarde|pe|home|feriado|segunda|sabado|domingo|area|ramo|minha|meu|um|uma|loja|empresa|escritorio)(?<value>@WORDS)(?! de (?:manha|tarde|noite)) :: not=hoje|amanha|ontem|essa semana|relatorio|projeto|apresentacao|nisso|nesse|nessa
occupation :: trabalhar atuar :: now began ended :: career/job :: anybody denied :: (?:mais )?como (?:a |o )?(?<value>@WORDS)
- :: trabalhar :: now began ended :: career/job :: anybody :: com (?!ele|ela|voce|isso|meu|minha|o |a )[a-z]+|(?:em|de) casa|home office|remoto|num |numa |n[oa] [a-z]+|meio periodo|por conta propria|de (?:uber|freela|domestica|baba) :: not=TODAY
employer :: começar :: past :: career/job :: - :: (?:(?:segunda|terca|quarta|quinta|sexta|DATE|dia) )?(?:a trabalhar |como @WORDS )?(?:em|n[oa]) (?!academia|dieta|terapia|curso|faculdade|trabalho|novo|nova|emprego|estagio|segunda)(?<value>NAME|[A-Z]@WORDS)$
employer :: ser :: past :: career/job :: anybody :: contratad[oa] (?:pel[oa]|n[oa]|em|por) (?<value>@WORDS)
employment :: ser :: past :: career/job :: anybody :: (?:demitid[oa]|mandad[oa] embora|desligad[oa]|dispensad[oa]|exonerad[oa]) :: value=desempregada
- :: ser :: past :: career/job :: anybody :: promovid[oa](?: (?:a|pra|pro) (?<value>@WORDS))?
employment :: perder largar :: past :: career/job :: anybody :: @THE(?:emprego|trabalho|trampo) :: value=desempregada
employment :: pedir :: past :: career/job :: anybody :: demissao|as contas :: value=desempregada
employment :: conseguir arrumar arranjar :: past :: career/job :: - :: @THE(?:nov[oa] )?(?:emprego|trabalho|trampo|estagio) :: value=empregada
employment :: estar ficar :: now past :: career/job :: anybody denied :: @MUCHdesempregad[oa]|sem (?:emprego|trabalho|trampo) :: value=desempregada
employment :: estar :: now :: career/job :: - :: @MUCHempregad[oa] :: value=empregada
employment :: ser virar :: now past :: career/job :: anybody :: @MUCH(?:uma |um )?autonom[oa]|mei$|freelancer :: value=autônoma
employment :: ser estar :: now :: career/job :: anybody :: @MUCHaposentad[oa] :: value=aposentada
employment :: aposentar :: past :: career/job :: anybody :: .* :: value=aposentada
occupation :: ser virar :: now past :: career/job :: anybody :: (?:uma |um )?(?<value>(?:@PROFESSION)(?: (?:de|em) [a-zA-Z]+| [a-z]+(?:ic|ist|os|ari|eir|ad|al)[oa]?)?) :: not=hoje|ontem|seu|sua|pra voce|pessim[oa]|ruim
employer :: entrar :: past :: career/job :: - :: n[oa] (?<value>NAME|[A-Z]\w+(?: [A-Z]\w+)*)
owns :: abrir :: past :: career/business :: - :: @THE(?<key>empresa|loja|lojinha|salao|restaurante|lanchonete|padaria|consultorio|barbearia|cafeteria|hamburgueria|confeitaria|oficina|agencia|negocio|mei)
owns :: fechar vender :: past :: career/business :: ends :: @THE(?<key>empresa|loja|salao|restaurante|consultorio|bar|cafeteria|confeitaria|negocio|mei)
income :: ganhar receber :: now :: finance/budget :: - :: (?:uns |umas |cerca de )?(?<value>MONEY|NUM)(?: reais)? (?:por mes|de salario|liquido|bruto|mensais)
study :: estudar cursar fazer :: now began ended :: personal_growth/formal :: anybody denied :: (?:mais )?(?:faculdade|mestrado|doutorado|graduacao|pos graduacao|pos|curso tecnico|curso|tecnico|especializacao) (?:de|em) (?<value>@WORDS) :: not=@TODAY|@LANGUAGE
study :: cursar :: now began ended :: personal_growth/formal :: anybody denied :: (?:mais )?(?:o )?(?:NUM )?(?!tecnico|livre|online)(?<value>@WORDS)
study :: estudar fazer :: now began :: personal_growth/formal :: anybody :: (?<value>direito|medicina|enfermagem|engenharia(?: [a-z]+)?|psicologia|pedagogia|administracao|arquitetura|contabilidade|odontologia|veterinaria|nutricao|jornalismo|letras|historia|biologia|fisioterapia|computacao|farmacia)
study :: começar iniciar :: past :: personal_growth/formal :: - :: @THE(?:faculdade|mestrado|doutorado|graduacao|pos|curso) (?:de|em) (?<value>@WORDS) :: not=@LANGUAGE
study :: trancar largar abandonar :: past :: personal_growth/formal :: anybody ends :: @THE(?:faculdade|mestrado|doutorado|graduacao|curso)(?: de (?<value>@WORDS))? :: not=@LANGUAGE
- :: passar :: past :: career/job :: anybody :: (?:em|n[oa]) (?:NUM lugar n?[oa] )?(?:concurso|oab|vestibular|enem|mestrado|doutorado|faculdade|prova da oab|usp|unicamp|residencia)
- :: formar :: past :: personal_growth/formal :: anybody :: em (?!DATE|NUM|casa)[a-z]+
religion :: ser virar tornar :: now past :: spirituality :: anybody denied :: @MUCH(?<value>@FAITH)
diet :: ser virar tornar :: now past :: health/nutrition :: anybody denied :: @MUCH(?<value>@DIET)
sexual_orientation :: ser :: now :: personal_growth :: - :: @MUCH(?<value>gay|lesbica|bissexual|bi|assexual|heterossexual|hetero|pansexual)
blood_type :: ser :: now :: health/medical :: anybody :: (?:tipo )?(?<value>(?:o|a|b|ab) (?:positivo|negativo))
weight :: pesar :: now :: health/physical :: anybody :: (?:uns |quase )?(?<value>NUM|QTY) :: not=TODAY
height :: medir :: now :: health/physical :: anybody :: (?:uns |quase )?(?<value>NUM|QTY)
clothing_size :: calçar vestir :: now :: health/physical :: anybody :: (?:numero |tamanho )?(?<value>NUM|[pmg]{1,2})$
allergy :: ser :: now :: health/medical :: anybody denied each :: @MUCH(?:alergic[oa]|intolerante) (?:a|ao|aos|as|d[oa]) (?<key>@ALL)
allergy :: ter :: now :: health/medical :: anybody denied :: (?:uma )?(?:alergia|intolerancia) (?:a|ao|aos|as|d[eo]) (?<key>@WORDS)
condition :: ter descobrir desenvolver :: now past :: health/medical :: anybody denied :: (?:que tenho |um |uma |muita )?(?<key>@DISEASE) :: not=TODAY
condition :: ser :: now :: health/medical :: anybody denied :: @MUCH(?<key>@CONDITION)
condition :: estar ficar :: now past :: health/medical :: anybody denied :: @MUCHgravida :: key=gravidez
condition :: ser :: past :: health/medical :: anybody :: diagnosticad[oa] com (?<key>@DISEASE)
medication :: tomar usar :: now began ended :: health/medical :: anybody denied :: (?:mais )?@THE(?<key>@MEDICINE) :: not=TODAY
habit :: usar :: now began ended :: health/medical :: anybody denied :: @THE(?<key>oculos|lentes?(?: de contato)?|aparelho(?: auditivo)?|marca passo|diu|bombinha|protese) :: not=TODAY
habit :: comer beber tomar consumir :: now began ended :: health/nutrition :: anybody denied taste :: (?:mais )?(?<key>@FOOD) :: not=TODAY
habit :: fumar vapear :: now began ended :: health/medical :: anybody denied :: $|mais$|muito|maconha|cigarro|ha|desde|NUM :: key=fumar :: not=TODAY
habit :: beber :: now began ended :: health/nutrition :: anybody denied :: $|mais$|socialmente :: key=beber
habit :: parar largar :: past :: health/medical :: anybody ends :: (?:com |de |o |a )*(?:cigarro|cigarros) :: key=fumar
habit :: correr malhar meditar nadar pedalar surfar caminhar rezar treinar dançar cozinhar :: now began ended :: leisure :: anybody denied :: $|mais$|todo (?:santo )?dia|todos os dias|toda (?:semana|manha|noite|segunda|terca|quarta|quinta|sexta)|NUM (?:x|vezes) (?:por|na) semana|ha|desde :: not=hoje|amanha|agora|ontem
habit :: fazer praticar frequentar :: now began ended :: health :: anybody denied :: (?:mais )?@THE(?<key>@ACTIVITY) :: not=TODAY
- :: ter :: now :: mental_health :: anybody :: @MUCH(?:medo|pavor|fobia) de (?!que|perder|voce|dar|nao|isso)[a-z]+ :: not=TODAY
habit :: acordar dormir :: now :: health/sleep :: - :: (?:sempre |muito )?(?<value>cedo|tarde)(?: todo dia| sempre)?$|(?:sempre )?as (?<value>NUM|TIME) (?:todo|todos|sempre) :: not=TODAY
likes :: gostar :: now began ended :: leisure :: anybody denied each taste :: @MUCH(?:mais )?d[eoa]s? (?<key>@ALL) :: not=POINTING
likes :: adorar amar curtir :: now :: leisure :: anybody denied each taste :: @MUCH(?:o |a |os |as )?(?<key>@ALL) :: not=POINTING
likes :: odiar detestar :: now :: leisure :: anybody each ends taste :: @MUCH(?!(?:[oa]s? )?(?:meu|minha|quem|NAME|mais))(?:o |a |os |as )?(?<key>@ALL) :: not=POINTING
likes :: suportar :: now :: leisure :: denied taste :: (?!(?:[oa]s? )?(?:meu|minha|quem|NAME|mais))(?:o |a |os |as )?(?<key>@ALL) :: not=POINTING
- :: preferir :: now :: leisure :: taste :: (?!nao|assim|a primeira|a segunda|o primeiro|depois|amanha|ficar|esperar|deixar|morrer|sumir|que )[a-z]+ :: not=isso|esse|essa|hoje|agora
- :: preferir :: now :: personal_growth :: taste :: que (?:voce )?(?:me )?[a-z]+ :: not=isso|hoje|agora|nao
- :: ser :: now :: leisure :: anybody taste :: @ADMIRING :: not=POINTING
member_of :: torcer :: now :: leisure/hobbies :: anybody :: p[re][loa]+s? (?<key>NAME|flamengo|corinthians|palmeiras|santos|vasco|gremio|inter|internacional|cruzeiro|atletico|botafogo|fluminense|bahia|sport|vitoria|fortaleza|ceara|sao paulo|galo|timao)
habit :: colecionar :: now began ended :: leisure/hobbies :: anybody :: (?<key>@WORDS)
skill :: tocar :: now began ended :: leisure/hobbies :: anybody denied :: @THE(?<key>@INSTRUMENT)
habit :: jogar :: now began ended :: leisure/hobbies :: anybody denied :: (?<key>@GAMES) :: not=TODAY
language :: falar :: now :: personal_growth/informal :: anybody denied each :: (?<key>@LANGUAGE)(?: (?<value>fluente|bem|pouco))?
habit :: aprender estudar :: now began :: personal_growth/informal :: anybody :: (?<key>@LANGUAGE|@INSTRUMENT)
member_of :: participar :: now began ended :: relationships :: anybody :: d[eoa] (?:um |uma )?(?<key>(?:grupo|coral|clube|time|igreja|projeto|ong|associacao)(?: de @WORDS)?) :: not=TODAY
owns :: ter :: now :: finance :: anybody denied :: (?:mais )?(?:um |uma |@THE)(?<key>@GOOD)(?: (?<value>@BRANDED))? :: not=TODAY
owns :: ter :: now :: finance :: anybody :: (?:um |uma )(?<key>@BRANDED)
owns :: comprar herdar :: past :: finance :: anybody :: (?:um |uma |@THE)(?:nov[oa] |propri[oa] )?(?<key>@GOOD|@BRANDED) :: not=brinquedo|miniatura|pneu|oleo|MONEY|de roupa
owns :: vender :: past :: finance :: anybody ends :: (?:um |uma |@THE)(?<key>@GOOD|@BRANDED)
owes :: dever :: now :: finance/debts :: - :: (?<value>MONEY|NUM)(?: reais)? (?:pr[oa]|ao|a) (?:o |a |meu |minha )?(?<key>NAME|[a-z]+)
owes :: emprestar :: past :: finance/debts :: - :: (?<value>MONEY|NUM)(?: reais)? (?:pr[oa]|ao) (?:o |a |meu |minha )?(?<key>NAME|[a-z]+)
contract :: assinar :: now began ended :: finance :: denied :: (?:mais )?(?:a |o )?(?<key>netflix|spotify|disney|hbo|max|globoplay|prime|amazon prime|youtube premium|icloud|deezer|NAME)
- :: ser :: now :: personal_growth :: anybody :: @MUCH(?:uma pessoa |um cara |uma mulher )?(?:@TRAIT) :: not=hoje|agora|seu|sua|dele|dela|com voce|essa semana|trabalho
`);
