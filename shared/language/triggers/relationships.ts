import type { SkillTriggers } from "./skill-triggers.ts";
import { firstNames, patternLines, patternParts } from "./pattern-parts.ts";

const { my, few, fiction, trivia, show, world } = patternParts;
const KIN =
  "(?:pais?|mae|maes|maezinha|paizinho|papai|mamae|velh[oa]s?|coroas?|veia|vei|irma|irmas|irmaos?|irmazinha|irmaozinho|mano|mana|filh[oa]s?|filhinh[oa]s?|filhot[ea]s?|av[oo]s?|vo|vovo|vozinh[oa]|" +
  "ti[oa]s?|prim[oa]s?|primo irmao|sobrinh[oa]s?|sogr[oa]s?|sogrinha|cunhad[oa]s?|genro|nora|entead[oa]s?|madrasta|padrasto|padrinh[oa]s?|madrinha|afilhad[oa]s?|net[oa]s?|" +
  "netinh[oa]s?|bisav[oa]s?|compadre|comadre|cacula|primogenit[oa]|gemeos|bebe|nenem|criancas?|familia|familiares|parentes?|familinha)";
const PARTNER =
  "(?:namorad[oa]s?|namoradinh[oa]|namorido|marido|maridao|espos[oa]|noiv[oa]|mulher|mina|guria|guri|nega|nego|preta|preto|patroa|princesa|companheir[oa]|parceir[oa]|conjuge|boy|boyzinho|crush|ficante|peguete|rolo|contatinh[oa]s?|mozao|mozi|mozinho|mo|" +
  "amante|ex|paquera|gat[oa]|homem|garota|menina|amad[oa]|casamento|namoro|noivado|relacionamento|relacao|divorcio|separacao)";
const FRIEND =
  "(?:amig[oa]s?|amigu[oi]nh[oa]s?|amigx|best|bff|parca|brother|colegas?|vizinh[oa]s?|turma|galera|roommate|coleguinha|amizades?|melhor amig[oa])";

export const relationshipsTriggers: SkillTriggers = {
  skill: "relationships",
  patterns: patternLines`
    # people, as "minha …"
    mainha|painho|voinh[oa]|mozi|mozin\w*|vozinh[oa]|vovozinh[oa]
    (?:os|dos|entre|de|do|da|com|com o|com a|a|o|dois|tres|duas|um|uma|pr[oa]s?|as|das) (?:irma|irmas|irmaos|irmao)\b
    (?:os|as|dos|das|dois|duas|tres|pr[oa]s|cri\w+|educ\w+|um|uma|o|a|do|da|ao) filh[oa]s?|(?:um|o|do|pro|ao|no) bebe
    bebe (?:nasceu|recem|de \d+ (?:meses|dias|semanas)|chor\w+|ta|nao dorme)
    (?:a|da|pra|com a|na casa d[ao]|o|do|pro|com o|na|no) (?:vo|avo|vovo)\b
    (?:d[ao]|com [ao]|pr[ao]|na|no) (?:mae|pai)\b|(?:as|das|pras|nas) criancas
    (?:sem|ter|tenho|os|uns|entre|com|dos|de|novos|poucos|muitos|verdadeiros|poucas|as|umas) amig[oa]s
    amig[oa] (?:que|fals[oa]|proxim[oa]|d[oa] (?:trabalho|faculdade|escola))
    adot(?:amos|ei|ar|aram|ando) (?:um |uma |o |a )?(?:bebe|crianca|menin\w+|filh\w+)
    (?:um|uma|aquele|aquela|esse|essa|o|a) (?:garot[oa]|mina|menin[oa]|carinha|boyzinho|pretendente|paquera)
    ${my} (?:querid[oa] |ex |melhor(?:es)? |novo |nova |antig[oa] |atual |futur[oa] |pobre |grande |propri[oa] |outr[oa] |falecid[oa] |mais (?:nov|velh)[oa] )*(?:${KIN}|${PARTNER}|${FRIEND})
    (?:o|a|os|as|do|da|dos|das|com|pro|pra|ao|um|uma|pel[oa]) (?:${my} )?(?:sogr[oa]s?|cunhad[oa]s?|crush|ficante|mozao|boy|namorad[oa]|ex|marido|espos[oa]|noiv[oa]|genro|nora|entead[oa]|contatinho|peguete|melhor amig[oa])
    (?:meu|minha|nosso|nossa) \w+(?: \w+)? (?:se chama|chama se|atende por)|sogr(?:a|o|as|os|inha)|cunhad[oa]s?|mozao
    crushes|crush|ficantes?|peguetes?|namorad[oa]s?|namorid[oa]|espos[oa]|marid(?:o|ao)|noiv[oa]|madrasta|padrasto
    ex (?:namorad[oa]|marido|mulher|espos[oa]|noiv[oa]|ficante|amig[oa]|sogr[oa]|cunhad[oa])
    (?:[oa]s?|d[oa]s?|com [oa]s?|pr[oa]s?|de) (?:pais?|mae|irmas?|irmaos?|filh[oa]s?|familia|amig[oa]s?|avos?|ti[oa]s?|prim[oa]s?) (?:d[aeo] (?:${my})|dele|dela)
    (?:pais?|mae|irmas?|irmaos?|filh[oa]s?|amigos?|amigas?|ex) d(?:ele|ela|eles|elas)
    um[a]? (?:amig[oa]|colega|prim[oa]|ti[oa]|conhecid[oa]|vizinh[oa]|amiguinh[oa])(?: do)?
    amig[oa]s? de (?:infancia|verdade|longa data|faculdade)|fazer (?:novos )?amig[oa]s
    fiz (?:um |uma |novos? |novas? )?amig[oa]s?|amizades?|melhor(?:es)? amig[oa]s?
    (?:um|uma|o|a|esse|essa|aquele|aquela) (?:cara|boy|mulher|homem|gat[oa]|pessoa|moco|moca|guri|guria) (?:que (?:eu )?(?:to|conheci|gosto|me interess\w+|beij\w+|peguei|fiquei|saio|paquer\w+|ficava|namor\w+)|com quem|do tinder|do bumble|do trabalho que)
    (?:mora|morar|morando|moro|vivo|briga|converso|falar|fala|falei|conversar|viajar|passear|sair|almocar|jantar|visitar|visitei|ligar|liguei|ver|cuidar) (?:com |pr[ao] |d[oa]s? |o |a |os |as |ao )*(?:${my} )?(?:pais|mae|pai|filhos?|filhas?|familia|familiares|parentes?|av[oo]s?|irmaos?|irmas?|netos?|criancas)
    (?:ter|tive|quero|quer|queria|espera\w*|criar|educar|cuidar d[oe]s?|sem|com|nossos?|engravid\w+|adotar) (?:um |uma |os |as |mais |outro |outra )*(?:filh[oa]s?|bebe|nenem|criancas?)
    maternidade|paternidade
    (?:ser|virei|viro|ser um|ser uma) (?:boa? |bom )?(?:mae|pai|ti[oa]|avo|vovo|padrinho|madrinha|papai|mamae)
    recem nascid\w+|pai solteiro|mae solo|mae solteira

    # bonds

    trocad[oa] por (?:outr[oa]|uma|um|ela|ele)|dia d(?:os|as) (?:pais|maes|namorados)

    cha (?:de )?revelacao|(?:pai|mae|pais|avos?) idos[oa]s?|cuidar de (?:pai|mae|idos\w)
    ^el[ea] (?:e|ta|anda|tem|nao|quer|vai|so|nunca|sempre|disse|fala|faz|era|ficou|fica|vive) (?!(?:boa?|bom|otim\w|lind\w|legal|ruim|car\w|barat\w|bonit\w|melhor|pior|chove|funciona|abre|liga|carrega|conta|contou)\b)\w+
    el[ea] disse (?:sim|nao|que)|medo de compromisso

    primeiro amor|me cham(?:ou|a) de (?:amor|vida|bebe|linda|gostosa|princesa)
    (?:chamar|convidar|levar) (?:a |o )?${firstNames} pra (?:sair|jantar|cinema|festa)
    conhecendo (?:um|uma) (?:\w+ )?(?:rapaz|moc\w|cara|garot\w|menin\w|pessoa|homem|mulher|gat\w|guri\w)
    de olho n(?:um|uma|o|a) (?:carinha|cara|menin\w|garot\w|gat\w|boy|mina|rapaz|moc\w)|quedinha|queda por

    amig[oa]s? (?:me|nao|ta|tao|sumi\w+|vai|quer|nunca|sempre)
    a gente (?:so |sempre |nunca |nao |vive |ja |mal )*(?:briga|brigando|discute|discutindo|transa|se (?:gosta|ama|ve|fala|entende|suporta|trata)|conversa|namora|mora)
    (?:lev\w+|tom\w+|deu|dando|dar|me deu) (?:um |o )?gelo|anota:? ${firstNames}|${firstNames} e (?:meu|minha)
    pede?iram? em namoro|pedid[oa] em (?:namoro|casamento)|(?:ta )?rolando algo

    (?:terminar|sair|ficar|morar|conhecer|saindo|ficando|relacionar|gostar|envolver) (?:com |de |por )?alguem
    tanto ciume

    el[ea] (?:\w+ )?(?:prometeu|jurou|mentiu|mente|admitiu|confessou|terminou|voltou (?:com|pr)|mudou (?:comigo|muito|desde|depois)|chorou|gritou|ameacou|beijou|abracou|engravidou|riu d|bloqueou|deixou de (?:me|seguir)|parou de me|disse que (?:me|precisa|quer|nao|vai|ama|gosta|ta|tem|sente|eu)|fala que (?:me|vai|nao|eu|quer)|diz que (?:me|vai|nao|eu|quer|ama)|quer (?:espaco|distancia|casar|terminar|voltar|namorar|filhos?|compromisso|assumir)|nao quer (?:mais|assumir|compromisso|casar|namorar|nada)|tem outr[oa]|ta (?:com|vendo|namorando) outr[oa]|vai casar|nunca (?:me|assum|lembra|pede)|nao (?:assume|larga|conversa|demonstra|se abre|fala comigo|me))

    a gente (?:voltou|deu certo|nao (?:da|deu) certo|ta (?:junto|brigad|separad|afastad|namorando|ficando)\w*)
    \d irma(?:os|s)
    (?:tenho|tinha|temos|somos) (?:um |uma |dois |duas |tres |quatro |\d )?(?:filh\w+|irma\w*|net[oa]s?|sobrinh\w+|enteado\w*|primos)
    (?:e|seria|isso e) amor\b|sinal de interesse|ta a fim|tem outr[oa]\b|romantic[oa]s?|poliamor|monogami\w+
    colegas? de (?:faculdade|escola|classe|turma|quarto|ape|republica|casa|sala)
    criancas? (?:birrent|pequen|com|de \d|que|nao|em casa|teimos|agitad|hiperativ)\w*|birra|birrent[oa]
    (?:sai|sair|saindo|fiquei|ficando|namor\w+|encontro|date|fim|afim) (?:com |de )?(?:um|uma|o|a|dois) (?:cara|boy|menin\w|mina|garot\w|mulher|homem|rapaz|moc\w|gat\w|colega|amig\w|coroa|guri\w|pessoa)
    terapia de casal|(?:me|te) da mole|dando mole

    el[ea](?: \w+){0,3} (?:respond\w+|mensage\w+|visualiz\w+|curtiu|curte|stor(?:y|ies)|oi sumid\w)|mand\w+ oi sumid\w
    (?:mando|mandar|mandei|chamo|chamar|respondo|ligo|falo|conto|peco|digo|procuro|perdoo|deixo|volto|aceito|bloqueio|bloqueei)(?: \w+){0,2} (?:pr[ao] |com |a |o )?el[ea]\b
    (?:dei|deu|levar|dar) um fora|a ?fim d(?:um|uma|e|o|a|el[ea])
    a gente (?:ficou|se (?:beijou|pegou|conheceu|separou|afastou|casou|da bem)|namor\w+|cas\w+|convers\w+|trans\w+|separ\w+|moram? junt\w+|nao se fala\w*)
    rolou (?:um |uma )?(?:beijo|clima|climao|quimica|algo|barraco|treta)|so amig[oa]s|gostando de alguem
    vizinh[oa] (?:fofoqueir\w|chat\w|barulhent\w|insuportavel|gente boa|simpatic\w|me|brig\w+|reclam\w+|folgad\w)

    el[ea] (?:mexeu|mexe|olhou|olha|fucou|fuca|ve|viu|escondeu|esconde|apagou|pegou|stalke\w+|vigia)(?: \w+){0,2} (?:meu|minha|meus|minhas)

    el[ea]s? (?:\w+ ){0,3}(?:me|comigo|mim|conosco)\b
    el[ea] (?:nao |tambem |so |sempre |mais |nunca )*(?:gosta|adora|ama|odeia|prefere|detesta|faz aniversario|mora (?:com|longe|perto|em)|e (?:alergic\w|vegetarian\w|vegan\w|casad\w|timid\w|ciument\w|carinhos\w|fofoqueir\w|teimos\w|grosseir\w|gross\w|toxic\w|possessiv\w|insegur\w|o amor|meu|minha|a pessoa|complicad\w|romantic\w|fri[oa]|mais (?:velh|nov)\w))

    (?:falar|conversar|sair|terminar|voltar|ficar|brigar|discutir|morar|viajar|encontrar|dar|dizer|responder|contar|mandar|escrever|ligar|comprar|perdoar|esquecer|superar|reconquistar|conquistar|impressionar|surpreender|agradar|elogiar|amar|amo|odeio|perdi|conheci|falei|conversei|sai|terminei|voltei|briguei|discuti|confio|confiar|saudade|gosto|gostar|pensando|penso|esperando|atras|conviver|lidar)(?: \w+){0,2} (?:com |pr[ao] |em |a |o |n|d|por )?(?:n|d)?el[ea]s?\b
    quando el[ea] (?:me|manda|fala|chega|diz|responde|some|sai|briga|bebe|grita|fica|vem|chama|liga|pede|reclama)

    dei match|match com
    conversando com (?:um|uma|alguem|o|a) (?:\w+ )?(?:cara|garot[oa]|menin[oa]|mina|boy|pessoa|homem|mulher)
    saindo com|dando um tempo|(?:dar|deu|pediu|quer|damos|pedi) um tempo(?! (?:pra pensar|nas redes|do celular))
    ficando com|por amor|amor (?:proibido|verdadeiro|antigo|de verao|impossivel)|desilusao amorosa
    gosto de (?:dois|duas|outr[oa]|alguem)|(?:dois|duas) (?:caras|pessoas|namorad[oa]s|homens|mulheres|mocas)
    triangulo amoroso|vaci(?:lou|laram) comigo|pisou na bola|pisaram na bola|sem assunto com|puxar assunto
    chega(?:r)? n[oe]l[ea]|tomar iniciativa|como (?:conquistar|flertar|paquerar|chamar pra sair)
    convid\w+ (?:pra|ela|ele)(?: \w+)? (?:sair|jantar|cinema|encontro)|me assumi|sair do armario|sou gay|sou lesbica
    sou bi|lgbt\w*|brig\w+ (?:comigo|com a gente|com todo mundo|entre)
    discut\w+ (?:comigo|com a gente|entre nos|por tudo)|gritou comigo
    (?:ficou|ta|fica|ficaram|tao) (?:bolad[oa]|chatead[oa]|brav[oa]|put[oa]|de mal|estranh[oa]|magoad[oa]|distante|sem falar) comigo
    de mal comigo|fofoc\w+ (?:de mim|sobre mim|d|na familia)|falando mal de mim

    (?:sou|to|fui|somos|ser|continuo|foi|era|fiquei|virei|ser) (?:\w+ )?(?:casad[oa]s?|solteir[oa]|viuv[oa]|divorciad[oa]|separad[oa]|noiv[oa]s?)(?! (?:com o (?:vestido|look)))
    viuv[oa]|viuvez

    el[ea] (?:\w+ ){0,3}(?:me ama\w*|gosta de mim|sente algo|ta a fim|quer algo|me quer|me nota\w*|me olha\w*|gosta de outr\w)
    gosta (?:mesmo |realmente )?de mim|sente (?:algo|o mesmo) por mim|me ama\b|famili(?:a|ar|ares)|parentes?
    relacionamentos?
    relacao${few} (?:${my}|dele|dela|amorosa|abusiva|toxica|familiar|a distancia|aberta|seria|com meu|com minha)
    (?:essa|numa|uma|na|discutir a|dr|terminar a|sair dessa) relacao|vida (?:amorosa|a dois|de casal|conjugal|afetiva)
    casal|casais|conjugal|conjuges?|conjugais|namor(?:o|ar|ando|amos|ei|ava)|noivado|noivar|noivei|noivos
    cas(?:amento|amentos|ar|ei|amos|arei|ad[oa] (?:ha|faz|com|desde|a \d+)|ando)|lua de mel|bodas|alianca
    uniao estavel|morar junt[oa]s?|morando junt[oa]s?|juntar as escovas|divorci\w+|desquit\w+|me separ(?:ei|ar|ando|o)
    separ(?:acao|ad[oa] (?:ha|faz|do|da))|nos separ\w+|se separ(?:aram|ou|ar|ando)
    guarda (?:d[oae]s? )?(?:filh\w+|menin\w+|crianc\w+|compartilhada|unilateral|alternada|meu|minha|guri\w*)
    visita (?:dos|do) (?:meu|filho)
    termin(?:ei|ou|amos|ar|aram|ando)(?: \w+)? (?:o )?(?:namoro|comigo|com (?:el[ea]|${my}|[oa])|relacionamento|noivado|casamento|tudo entre|um (?:namoro|relacionamento))
    (?:eu e (?:el[ea]|[oa] \w+)|a gente|nos|el[ea]) (?:termin\w+|romp\w+|brig\w+|discut\w+|vamos casar|reat\w+)
    reat(?:ei|ar|amos|ando|ou)|romp(?:i|emos|imento|er|eu)${few} (?:namoro|comigo|com|relac\w+|noivado|amoroso)
    termino|terminos|pe na bunda|levei (?:um )?(?:fora|toco|bolo)|tomei (?:um )?(?:fora|toco|pe na bunda)
    me (?:largou|dispensou|chutou|bloqueou|ignorou|iludiu|trocou por|deixou (?:por outr\w|sozinh[oa]|plantad[oa]|falando))
    ghosting|vacuo|no vacuo|traid[oa]|traic(?:ao|oes)|me trai\w*|trair|traiu|trai|infidel\w+|infiel|chifr\w+
    corn[oa]s?|ciume\w*|enciumad\w+|(?:um|meu|primeiro|nosso|no|o|marquei|num) (?:date|encontro)(?: amoroso)?|tinder
    bumble|happn|deu match|um match|paquer\w+|flert\w+|xavec\w+|dar em cima|dando em cima|deu em cima|contatinhos
    solteir[oa]s?|encalhad[oa]|desencalh\w+|apaixon\w+|paixao|paixonite|to a fim d|gamad[oa]
    gostando d(?:e (?:um|uma) (?:cara|menin\w|garot\w|mina|pessoa|moc\w|rapaz|homem|mulher|amig\w|colega)|el[ea]|[oa] (?:${my} )?(?:vizinh\w|amig\w|colega|menin\w|garot\w|${firstNames}))
    gosto d(?:e um|e uma|el[ea])|me declar\w+|declarar (?:pr|meu amor)
    amor (?:nao correspondido|a primeira vista|da minha vida|a distancia|platonico)|friendzone
    beij(?:ei|ou|amos|ar|ando)
    fic(?:ar|amos|ado|uei) com (?:el[ea]|um|uma|outr[oa]|alguem|[oa] (?!noite|dia|dinheiro)\w+)
    peguei (?:el[ea]|um boy|uma mina)|trans(?:ar|amos|ei|ando)|vida sexual|intimidade
    pedir? (?:el[ea] |${my} \w+ |a mao )?em (?:namoro|casamento|noivado)|pedido de (?:namoro|casamento)
    el[ea] (?:nao )?(?:me (?:ignora|traiu|trata|xing\w+|bat\w+|manipul\w+|ghost\w+|chamou|convidou|pediu|mandou|disse que|da atencao|evita|procura|ligou|liga|deixou|largou|magoou|machuc\w+|elogi\w+|entende|apoia|escuta|ouve|valoriza|respeita)|sumiu|ta (?:estranh[oa]|distante|frio|fria|afastad[oa]|me (?:ignorando|traindo|evitando))|quer (?:um tempo|ter filho))

    # conflict and closeness
    (?:brig(?:a|as|uei|amos|ou|ando|ar|am|uinha)|discut(?:i|imos|iu|indo|ir)|discussao|treta|tretas|tretei|tretando|desentend\w+|climao|barraco|bate boca|bati boca|rolo|mal entendido)${few} (?:com|entre|d[oe]|em|feia|aqui em casa|familiar) (?:(?:el[ea]|${my}|[oa]s?|um|uma|casal|familia|casa|amig\w+|alguem|todo mundo|nos|feio|meu|minha)\b)
    (?:brig(?:a|as|uei|amos|ando)|treta|discussao|climao|desentendimento|dr) (?:feia|feio|em casa|familiar|de familia|de casal|boba|besta|toda hora|o tempo todo|direto|no grupo)
    (?:a|uma|ter|tivemos|na|nossa) dr|trat(?:a|ou|ando|am) mal
    me (?:trata|tratou|tratam|xingou|humilhou|manipul\w+|desrespeit\w+|bateu|agrediu|abandonou|decepcionou|magoou)
    pedir desculpas?|(?:pedi|peco|pediu|devo|me) desculpas?|fazer as pazes|fizemos as pazes|reconcili\w+
    me afast(?:ei|ar|ando|ou)|nos afast\w+|se afast(?:ou|ando|aram)|reaproxim\w+|parou de falar comigo
    (?:nao|nem) (?:fala|falou|conversa|olha) (?:mais )?(?:comigo|na minha cara|direito comigo)
    perdoar (?:el[ea]|meu|minha|uma traicao|traicao)|confi(?:ar|anca) (?:nel[ea]|no|na|em) (?:minha)?
    perdi a confianca|aniversari(?:o|ante)|niver|faz(?:em)? (?:anos|aniversario)
    presente (?:pr[ao]s?|d[aeo]s?) (?:a |o )?(?:${my}|el[ea]|amig\w+|aniversario|sogr\w+|dia d|namorad\w+|casamento|mae|pai)
    o que (?:dar|dou) (?:de presente|pr[ao] (?:meu|minha|el[ea]))|amigo (?:secreto|oculto)
    cha de (?:bebe|panela|casa nova)|surpresa pr[ao] (?:el[ea]|meu|minha)
    visita (?:d[ao]s? )?(?:sogr\w+|parentes|familia)
    quem (?:e|era|sao) (?:mesmo )?(?:[oa]s? )?${firstNames}(?: mesmo)?(?=[ ?!.]*$)
    (?:[oa]|d[oa]|com [oa]|pr[oa]) ${firstNames} (?:faz (?:anos|aniversario)|gosta|nasceu|adora|odeia|prefere|namora|casou|e (?:meu|minha|vegetarian\w|alergic\w|casad\w|solteir\w|legal|chat\w)|me (?:mandou|disse|chamou|ligou|contou|convidou|traiu|magoou|largou|ajudou))
    (?:sobre|lembra d[aeo]|sabe d[aeo]|briguei com|sai com|encontrei|conheci|visitar|com) (?:[oa] )?${firstNames}(?= |[?!.,]*$)
    o que (?:voce|eu) (?:sabe|sei|lembra|lembro|te contei|falei|contei)(?: ja)? (?:sobre|d[aeo]) (?:[oa] )?(?:minha|meu|${firstNames})
    (?:cuidar|cuido|cuidando) d(?:a minha|o meu|os meus|as minhas) (?:mae|pai|avo|pais|filh\w+|familia)
    sinto falta d(?:el[ea]|a minha|o meu|os meus|as minhas)
    saudades? d(?:el[ea]|[ao]s? (?:minhas?|meus?)|e (?:minha|meu|casa))|convivencia|conviver com|reuniao de familia
    almoco (?:de|em) familia|natal em familia|grupo da familia|pessoas? toxic[oa]s?|gente toxica|narcisista
    dependencia emocional|responsabilidade afetiva|limites com (?:el[ea]|minha|meu)|impor limites|carencia
    alguem especial|conhecer (?:gente nova|pessoas)
    conheci (?:alguem|um cara|uma (?:menina|mina|garota|pessoa|mulher)|um (?:menino|boy|garoto|homem))
    adolescente (?:em casa|rebelde)|meu adolescente|sobre (?:el[ea]|nos dois)|nos dois
  `,
  exclusions: patternLines`
    (?:casal|pais?|mae|irma\w*|filh[oa]s?|namorad[oa]|marido|espos[oa]|(?:melhor )?amig[oa]s?|famili\w+|beijo|casamento|divorcio|traicao|briga|separacao|namoro|termino|noivad\w|aniversario|casou|ex)(?: \w+){0,2} (?:d[aeo]s?|n[ao]s?|com o|com a|entre) ${world}
    (?:perdi a |nao tenho |falta de )?confianca n(?:as|os) (?:pessoas|outros)|confianca em mim
    perdi a confianca em mim|(?:quando|que dia) (?:e|cai|sera) o dia d\w+ \w+
    ^tem (?:namorad[oa]|filhos?|irmaos?|familia)
    ${trivia.replace("^quem ", `^quem (?!(?:e|era|sao) (?:mesmo )?(?:[oa]s? )?${firstNames}\\b)`)}
    ${show}(?:,? \w+){0,6} (?:pais?|mae|filh\w|irma\w*|famili\w+|namorad\w|casa\w+|traic\w+|amor\w*|marido|espos\w|beij\w+|amig\w+)(?! (?:meu|minha))
    amig[oa] me (?:ajuda|diz|fala|salva|socorre)|(?:quantos|quantas) (?:filhos|irmaos|filhas) tem
    com quem (?:o|a) \w+ (?:namora|casou|se casou)
    quem (?:e|era|foi|sao|interpreta|faz) (?:o|a|os|as) (?:\w+ )?(?:espos\w|marido|pai|mae|filh\w|irma\w?|namorad\w|casal|av[oo]|ti[ao]|amante) d
    casal (?:mais|famoso|real|da tv|do ano|vinte|20|de (?:atores|famosos|novela))
    (?:conto|novela|poesia|comedia|musica|filme|playlist|literatura|periodo|romantismo|poeta|escritor)(?: \w+){0,2} romantic[oa]s?
    (?:fal\w+|conect\w+|contato|atendente|parecid\w|conversar) com alguem (?:d|por ai|ai)
    cena(?: \w+){0,2} d[ao] (?:pai|mae)
    a fim de (?:que|evitar|garantir|comer|assistir|ver|sair|jogar|um (?:filme|lanche|cafe|role))
    afim de (?:comer|assistir|ver|sair|jogar|um (?:filme|lanche|cafe|role))|a fim de nada|afim de nada
    traid[oa] (?:pela vida|por mim|pelo destino|pelo meu corpo)|${fiction}
    (?:o que e|significado de|conceito de|definicao de|sinonimo de) (?:o )?(?:amizade|amor|amor platonico|casamento|familia|ciume\w*|saudade|paixao|traicao)
    colegas? (?:de|do) (?:equipe|setor|time|projeto|departamento)
    (?:gat[oa]|cachorr\w+|pet|bichan\w+|dog|catioro)(?: \w+){0,3} (?:derrub\w+|miou|mia|miando|latiu|late|arranh\w+|dorm\w+|ronron\w+|rasg\w+|roeu|fugiu|comeu|vomit\w+|subiu|quebrou|sumiu)
    (?:meu|minha|o|a|um|uma) gat[oa] (?:derrub\w+|mi\w+|preto|branco|siames|persa|subiu|dorme|dormiu|ta (?:miando|dormindo|doente)|comeu|vomit\w+|fugiu|arranh\w+|ronron\w+|quebrou|de rua|adotad\w)
    licenca (?:maternidade|paternidade)
    (?:oi|ola|fala|e ai|eai|opa|bom dia|boa tarde|boa noite|valeu|vlw|obrigad[oa]|salve|iai|qual e|calma|nao,?|sim,?|entao|tchau|olha|eita|poxa|nossa|ah|tamo junto|eh isso|e isso|isso ai|show),? (?:minha|meu) (?:amig[oa]|filh[oa]|querid[oa]|brother|parca|mano|irmao|gat[oa]|mozao|nob\w+|ti[oa]|parceir[oa]|cunhad[oa]|companheir[oa])
    ^(?:minha|meu) (?:amig[oa]|filh[oa]|querid[oa]|brother|parca|mano|irmao|gat[oa])(?=,| (?:voce|vc|olha|do ceu|me (?:ajuda|diz|fala|explica|responde))\b)
    (?<=^|, ?)(?:minha|meu) (?:amig[oa]|filh[oa]|querid[oa]|brother|parca|mano|irmao|gat[oa]|parceir[oa])(?=[ !?.]*$)
    (?:mae natureza|pai nosso|ave maria|mulher maravilha|mae de santo|pai de santo|mae dinah|papai noel|pai rico|filh[oa] da (?:puta|mae)|puta que pariu|pqp|nossa senhora|minha nossa|meu pai (?:do ceu|eterno|amado)|minha mae do ceu|mae do ceu|placa mae|pai da (?:aviacao|medicina|fisica|psicanalise)|tio (?:sam|patinhas|phil)|tia do (?:zap|pave))
    (?:bolsa familia|familia (?:real|addams|silva sauro|simpson|buscape|dinossauro|tipografica|imperial|de fontes|schurmann|linguistica|soprano|do (?:javascript|linux|tigre)|d[aeo] (?:lobo|felin\w+|canin\w+|processador|plantas?|instrument\w+|linguas?))|modern family|chefe de familia|albergue familiar|agricultura familiar|comedia familiar|filme (?:pra|de|em) familia|(?:soa|parece|rosto|bem|voz|me e|nome) familiar|familiarizad\w+|nome de familia)
    (?:em|com|na) relac(?:ao) (?:a|ao|as|aos)
    relacao (?:custo|entre|sinal|de (?:equivalencia|ordem|precos)|matematica)|a gente se v
    gente (?:boa|fina|como|do ceu|,)|casa de papel|casar (?:o pedido|as pecas|bem com|com o (?:vestido|look))
    casamento (?:vermelho|real|as cegas|grego|d[aeo] (?:princip\w+|meghan|kate|harry|william|rei|dona|ze|casal|personag\w+)|perfeito entre|entre (?:sabor|doce))
    boy ?band|game ?boy|play ?boy|office boy|the boys|boys|bad boy|cowboy|pais e filhos|pais d(?:as|o) maravilhas
    pais (?:tropical|do futebol|mais|menos|que|com)|rolo (?:de massa|de papel|de pintura|compressor|de filme)
    date (?:picker|time|range|no sql)|datetime
    (?:quem|onde|seu|teu|sua|tua|voce tem|vc tem|tem) (?:e |sao |esta |mora )?(?:o |a )?(?:seu|sua|teu|tua) (?:pai|mae|namorad[oa]|amig[oa]|familia|criador)
    (?:voce|vc|tu) (?:e|namora|tem|quer ser|ta|esta|seria) (?:\w+ )?(?:casad[oa]|solteir[oa]|namorad[oa]|apaixonad[oa]|minha? (?:amig[oa]|namorad[oa])|meu amigo|filhos?|familia|irmaos?|pai|mae|namorando|comigo)
    quer (?:namorar|casar) comigo|namora comigo|casa comigo|te amo|eu te amo
    apaixonad[oa] (?:por|pel[oa]s?|ness[ea]|nest[ea]) (?:\w+ )?(?:cafe|serie|musica|filme|livro|tecnologia|futebol|carros?|gatos?|cachorros?|comida|jogos?|programac\w+|viajar|cozinhar|viagens?|series|musicas?|filmes|chocolate|astronomia|cidade|lugar|praia|historia|ciencia|leitura|danca|banda|album|artes?|plantas|pizza|matematica|esportes?)
    paixao (?:por|pel[oa]s?|nacional|de cristo|do brasileiro)
    (?:traicao|trair|traiu) (?:do time|a patria|d[ao] capitu|o movimento|a torcida|judas)|capitu (?:traiu|trai)
    traira frita|corno de africa
    briga (?:de (?:galo|transito|torcida|bar|rua|cachorro|gatos?|foice)|por (?:vaga|titulo|lideranca|g4|espaco)|do (?:congresso|big brother|bbb|seculo)|no (?:bbb|congresso|estadio|transito)|entre (?:torcida|torcidas|gangue|deputados?|time|apple|paises|marcas|netflix))
    brig(?:ando|ar|a) (?:pel[oa]|por) (?:titulo|lideranca|g4|vaga|posicao|taca|rebaixamento)
    treta (?:do|da|no|entre) (?:bbb|twitter|internet|famosos?|youtubers?|influencers?|politicos?|fandom|streamers?)
    me desculpas?|desculpas? (?:a|pel[oa]) (?:demora|erro|incomodo|confusao|qualquer|ai|bagunca|atraso)
    peco desculpas? pel[oa]
    ex (?:presidente|jogador|ministr[oa]|bbb|prefeito|governador|vocalista|integrante|participante|atleta|piloto|deputado|chefe|patrao|gerente|emprego|empresa|colega de trabalho|funcionari\w+|tecnico|treinador|aluno|machina)
    (?:p|por) ex\b|ex:
    faz(?:em)? (?:\w+ )?(?:muitos|alguns|uns|\d+|dois|tres|quatro|cinco|dez|varios|poucos|tantos) anos
    aniversario d[aeo] (?:sao paulo|cidade|brasilia|independencia|empresa|loja|rio|brasil|proclamac\w+|banda|saga|jogo|republica|salvador|recife|curitiba)
    solteir[oa] no rio
    (?:musica|bolo|receita|tema|decoracao|parabens|convite|mensagem|frase|texto|cartao|feliz) (?:de |pra |no |do )?aniversario(?! d[aeo] (?:meu|minha))
    lingua de sogra|olho de sogra|castanha do cunhado|pe de amigo
    amigo (?:da onca|urso|imaginario|secreto do trabalho)|amigo do homem
    (?:cao|cachorro|gato|animal|pet)(?: \w+){0,3} (?:melhor amigo|amigo)|amigo(?: \w+)? estou aqui
    (?:rede|api|user|eco|bio) ?amigavel|amigavel
    filh[oa]s? (?:de (?:deus|peixe|cachorro|gandhi|francisco|rainha)|da pauta)|filhotes? de
    homem de (?:ferro|aco|neandertal)|homem (?:aranha|formiga|bomba)
    (?:o|a) (?:homem|mulher) (?:mais|que|pisou|foi|vai)|dia da mulher|historia da familia
    arvore genealogica d(?:o|a) (?:rei|deus)|passei no vacuo|vacuo (?:do espaco|quantico|absoluto|na fisica)
    embalad\w+ a vacuo|bomba de vacuo|a vacuo
    encontro (?:das aguas|de negocios|de empresari\w+|nacional|anual|de carros)|barraco (?:da favela|de obra)
    alianca (?:rebelde|politica|estrategica|do tratado|renovadora|francesa|pelo brasil)
    parente (?:do|da) (?:camelo|lobo|felino|dinossauro)|lua de mel d[aeo] (?:governo|tecnico|presidente)
    me deixou (?:feliz|animad[oa]|curios[oa]|na duvida|com (?:fome|vontade|sono))
    turma d[ao] (?:monica|bairro|faculdade|escola)|galera d(?:o|a) (?:onibus|futebol)
    minha gata (?:ta miando|de estimacao|mia|pariu)
    casal (?:de (?:periquitos?|calopsitas?|papagaios?|gatos?|pinguins?))
  `,
};
