import type { SkillTriggers } from "./skill-triggers.ts";
import { counselorExclusions } from "./counselor-exclusions.ts";
import { crisisOthersPatterns, crisisPatterns, distressPatterns } from "../crisis/crisis-patterns.ts";
import { patternLines, patternParts } from "./pattern-parts.ts";

const { iAm, few, my } = patternParts;
const LOW =
  "(?:mal|malzao|malzona|malz|pessim[oa]|horrivel|acabad[oa]|destruid[oa]|arrasad[oa]|devastad[oa]|despedacad[oa]|quebrad[oa] por dentro|na bad|bad|down|pra baixo|na fossa|no fundo do poco|um caco|em pedacos|em frangalhos|um lixo|um trapo|um fracasso|um peso|uma merda|uma bosta|mexid[oa]|sensivel|carente|fragil|no limite|no meu limite|esgotad[oa]|surtad[oa]|pirad[oa]|pirando|surtando|louc[oa] da cabeca|vazi[oa]|oc[oa]|perdid[oa]|confus[oa]|dividid[oa]|travad[oa]|bloquead[oa]|paralisad[oa]|sozinh[oa]|isolad[oa]|abandonad[oa]|rejeitad[oa]|excluid[oa]|invisivel|inutil|incapaz|insuficiente|burr[oa]|fei[oa]|fracassad[oa]|derrotad[oa]|impotente|culpad[oa]|envergonhad[oa]|humilhad[oa]|usad[oa]|traid[oa]|enganad[oa]|sufocad[oa]|pres[oa]|sem chao|sem rumo|sem saida|sem esperanca|sem animo|sem vontade|sem forcas?|sem paciencia|sem norte|sem cabeca|de saco cheio|farta|farto|por um fio|puto|puta|put[oa] da vida|pistola|bolad[oa]|cabreir[oa]|grilad[oa]|encanad[oa]|noiad[oa]|pilhad[oa]|tens[oa]|nervos[oa]|nervosinh[oa]|inquiet[oa]|agitad[oa]|cismad[oa]|receos[oa]|hesitante|indecis[oa]|balancad[oa]|amargurad[oa]|desolad[oa]|melancolic[oa]|deslocad[oa]|desconfortavel|zoad[oa]|borocoxo|cabisbaix[oa]|murch[oa]|chocad[oa]|abalad[oa]|ferid[oa]|machucad[oa]|apreensiv[oa]|nostalgic[oa]|emotiv[oa]|impaciente|amarg[oa]|desnortead[oa]|atormentad[oa]|perturbad[oa]|inconsolavel|destrocad[oa]|assustad[oa]|amedrontad[oa]|intimidad[oa]|vulneravel|julgad[oa]|criticad[oa]|desrespeitad[oa]|ignorad[oa]|desvalorizad[oa]|menosprezad[oa]|subestimad[oa]|estranh[oa]|esquisit[oa]|pra tras|estagnad[oa]|aereo|aerea|atordoad[oa]|transtornad[oa]|arrasadinh[oa]|mal humorad[oa] com a vida|em crise|em choque|de luto|em conflito|meio assim|meio off|off|na merda|na pior|na sarjeta|por baixo|de baixo astral|num baixo astral|baixo astral|de bode|tristonh[oa]|jururu|macambuzi[oa]|chorosa|mals|malzinh[oa]|mal demais|bem mal|despedacad[oa]|um bagaco|o bagaco|um nojo|com nojo de mim|com odio|com raiva|com medo|com culpa|com ranco|com vergonha|com ansiedade|com saudade de mim|com o psicologico|com a cabeca (?:cheia|quente|a mil|ruim)|sem cabeca|sem saco|sem clima|sem graca|sem sentido|sem brilho|sem ninguem|sem perspectiva)";

export const counselorTriggers: SkillTriggers = {
  skill: "counselor",
  patterns: [
    ...crisisPatterns,
    ...crisisOthersPatterns,
    ...distressPatterns,
    ...patternLines`
    # states
    me tir(?:ando|ou|a) (?:a|toda a) paz|(?:eu|simplesmente|ja|so|hoje) cansei|^cansei
    o problema (?:sou eu|e comigo|esta em mim|ta em mim)
    (?:tudo|a vida|o mundo) (?:parece|ta|anda|ficou|virou) (?:cinza|escur[oa]|preto e branco|vazi[oa]|distante)
    minha alma(?! gemea)|doi de (?:tanta|tanto|saudade|amor|ver)|eu so (?:erro|faco (?:besteira|merda|burrada)|perco)
    so atrapalho|sou (?:\w+ ){1,3}demais|(?:num|numa|uma|minha propria) prisao|refem d|envergonh\w+|modo sobrevivencia
    minha dor(?! (?:de|n[oa]s?|passou|lombar|muscular))
    (?:essa|tanta|muita) dor(?! (?:de (?:cabeca|barriga|garganta|dente|estomago|coluna|ouvido)|n[oa]s?|lombar|muscular))
    pior inimig[oa]|segunda chance|juntar os cacos
    lid(?:ar|o|ando) com (?:saudade|perda|criticas?|pressao|mudancas?|morte|ciumes?|dor|vazio|julgamentos?|expectativ\w+|pensamentos)
    confianca n(?:as|os) (?:pessoas|outros)|confiar n(?:as|os) (?:pessoas|outros)
    (?:sair|saindo|saio|tirar|cai|caindo|to|afund\w+)(?: \w+){0,2} (?:dess[ea]|nesse|num|um|do|no|em um|deste) (?:buraco|poco|abismo|ciclo|limbo)
    (?:quem|no que|a pessoa que|o que) (?:eu )?(?:me tornei|virei)|odeio (?:quem|o que|a pessoa|ser)|eu travo
    travo (?:quando|na hora|toda)|peso (?:enorme |imenso |grande )?n(?:os|as) (?:ombros|costas)
    (?:dormir|beber|comer) (?:e|pra) esquecer
    so (?:queria|quero) (?:dormir|esquecer|ficar sozinh\w|paz|sossego|que alguem|um pouco de)
    me s[ei]nt\w+ (?:\w+ )?velh[oa]|com ess[ea] (?:dor|sensacao|sentimento|culpa|vazio)|egoista
    ego(?:ista)? da minha parte|peito (?:ta |tava )?(?:apertad[oa]|pesad[oa]|vazio|doendo de)
    me s[ie]nt\w+ cansad[oa] (?:d[aeo]|com)|buraco no (?:meu )?peito|ninho (?:\w+ )?vazio
    (?:criar|tomar|ter|falta|preciso de) coragem|viv\w+ (?:num |um |o |no )?inferno|tent\w+ ser forte
    ser forte (?:o tempo todo|por todos|sempre)|um ombro|reviv(?:endo|o|er)|esper\w+ (?:demais|muito|tanto) de mim
    (?:nao sei|aprender a|sem saber) viver
    (?:e|ta|foi|muito|tao|sendo) (?:muito )?pesado (?:demais|ser|pra mim|isso|tudo|viver|carregar)
    (?:e|tem sido|ta sendo|ta) muito pesado|viver sozinh[oa]|ficar viuv\w|imagin\w+ o pior
    (?:a vida|tudo|isso|a rotina|o mundo) (?:ta |tava |anda )?me engol\w+
    me sentir (?:em paz|melhor|bem comigo|viva?|amad[oa]|importante|util|normal|eu de novo)
    culpa (?:enorme|imensa|danada|que|muito|tao)|(?:uma|essa|tanta|a) culpa|(?:colocar|botar|por) a cabeca no lugar
    nao tenho (?:valor|importancia|serventia|utilidade|sorte|coragem)|peso de tud\w+
    nada (?:me )?(?:anim\w+|alegr\w+|motiv\w+|satisfaz|preench\w+|adianta)|nada me|(?:tenho|com) a impressao de
    todo mundo me (?:odeia|ignora|deixa|abandona|usa|julga|evita)|sensacao (?:ruim|estranha|horrivel|esquisita|pesada)
    conflitos? interno|briga interna|guerra interna|cansad[oa] (?:emocional|mental|psicologica)\w*|afundando
    me afogando|(?:quero|como|vou|posso|coragem de|hora de|tentar|pra) recomecar|um recomeco|recomecando|me desligar
    razao e (?:o )?coracao|loop(?:ing)? de
    (?:queria|gostaria de|quero|precisava|preciso) (?:conseguir )?ser (?:uma pessoa )?(?:mais|menos) (?!produtiv|rica?|saudavel|fit|magr|organizad|sedentari|fort|disciplinad|ativ)\w+
    (?:eu )?era (?:mais |tao )?feliz
    nao (?:queria|quero|merecia) (?:ta |estar |mais )?(?:passando|vivendo|assim|passar)
    evit(?:ando|o|ar) (?:todo mundo|as pessoas|sair|contato|todos)|(?:quero|encontrar|ter) paz|em paz com
    pros e (?:os )?contras|zona de conforto|me mudar (?:de|pra) (?:outr|cidade|pais)|mudar de (?:pais|cidade)
    nao sei como (?:me )?(?:consertar|resolver|reparar|corrigir)|pisei na bola|mil coisas|a vida que (?:eu )?levo
    (?:ta|tava|foi|e|virou|parece) (?:tudo |tao |muito |um |uma |tudo um |tudo uma |so )+(?:merda|bosta|droga|caos|inferno|horrivel|pessimo|desgraca|zona|lixo|porcaria|saco)(?: hoje)?
    que (?:dia|semana|vida|mes|ano) (?:de )?(?:merda|bosta|cao|pessim[oa]|horrivel|ruim|infernal|dos infernos|desgracad[oa])
    (?:hoje|hj|aqui) (?:ta|foi|ta sendo) (?:osso|foda|pessimo|horrivel|dificil|tenso|punk|dose|complicado|pesado|barra)
    que fase(?! (?:o|a|do|da|boa|linda))
    me (?:perdi (?:de mim|na vida|no caminho|por completo|nesse|nessa)|encontr\w+|afund\w+|tranc\w+|cobr\w+ (?:muito|demais|tanto|por)|culp\w+|compar\w+|entristec\w+|assust\w+|cal(?:o|ei|ando)|anul\w+|diminu\w+|humilh\w+|import(?:o|ar) (?:demais|muito|tanto|com o que)|desgast\w+|esgot\w+|despedac\w+|reerg\w+|recuper\w+ (?:disso|dessa|emocional\w+)|permit\w+ (?:ser|sentir|errar|descansar)|entender melhor|conhecer melhor|prioriz\w+|posicion\w+|impor|impus)
    (?:nao|nem) (?:confio|acredito) (?:mais )?(?:em|n)
    (?:quero|queria|vou|penso em|vontade de|pensei em|pensando em|nao posso|quase|querendo) desistir|desistindo
    ou desist\w+|desisto (?:de|da)|crises?|explod(?:o|ir|indo)|irrit\w+|uma pilha|nervos
    (?:sem|minha|perd\w+ a|pouca|zero|acabou a|falta de|tenho) paciencia|em cima do muro
    (?:preciso|nao consigo|nao sei|dificil|tenho que|tendo que|como) escolher
    (?:sua|tua|outra) (?:visao|perspectiva|leitura)
    acha que (?:eu |to |fui |sou |errei|exager\w+|fiz|devo|deveria|agi|reagi)
    (?:me da|preciso de|queria|quero|aceito) (?:um )?abraco|de mal com (?:o mundo|a vida|todo mundo)|mundo nas costas
    (?:aprender a|nao sei|conseguir|consigo) dizer nao|meus? erros?|meu passado|passado (?:me|nao me|volta)
    pres[oa] (?:no|ao) passado|comigo mesm[oa]|(?:dura?|exigente|cruel|injust[oa]|sever[oa]|rigid[oa]) comigo
    alguem (?:que )?(?:me )?(?:entend|ouv|ouc|escut|abrac|acolh)\w+|menos eu\b
    lid(?:ar|o|ando) com (?:a |o |as |os |essa |esse |tanta |tanto |minha |meu |isso|tudo|emoc\w+)(?:saudade|frustrac\w+|raiva|medo|perda|luto|ansiedade|rejeicao|criticas?|pressao|mudanca|solidao|culpa|estresse|tristeza|morte|inseguranca|ciume|dor|vazio|fracasso|julgamento|expectativ\w+|incerteza|isso|tudo)?
    (?:fico|passo|passei|fiquei|to) (?:o )?(?:dia|final de semana|domingo) (?:todo|inteiro) (?:na cama|deitad[oa]|trancad[oa]|no quarto)
    altos e baixos|montanha russa de|desequilibrad[oa]|fora do eixo|sem eixo|no chao|desabando|de cabeca baixa
    nao to me reconhecendo
    to num (?:dia|momento|periodo|ponto|lugar) (?:ruim|dificil|complicado|escuro|sombrio|delicado)
    (?:ando|to|vivo|fico) (?:muito |tao |meio |bem |super |mega |um pouco |toda |todo )*(?:chorand\w+|reflexiv[oa]|pensativ[oa]|introspectiv[oa]|distante|calad[oa]|quiet[oa] demais|desinteressad[oa]|indiferente|apatic[oa]|anestesiad[oa]|entediad[oa] com a vida)
    apatia|ser feliz|minha felicidade|tenho tudo|ninguem (?:se )?(?:lembr\w+|liga|importa) (?:de|pra|com) mim
    culpa (?:por|de ter|em)|isso doi|doi (?:ate hoje|quando)|(?:nun?m|grande|enorme|aquele|nesse) vazio
    de tao (?:nervos|ansios)\w+|tao nervos[oa]
    por ?que (?:\w+ )?(?:sou assim|sempre|nunca|so (?:eu|comigo|acontece)|isso (?:so )?acontece|comigo|ninguem me|nao consigo ser|doi|tem que ser assim|tao dificil)
    (?:nao|eu|ninguem) merec(?:o|ia|e)(?! (?:ferias|um premio|um doce|um aumento|chocolate|promocao))
    mereco (?:isso|mais|coisa|alguem)
    (?:queria|pudesse|poder|vontade de) (?:voltar (?:atras|a ser)|ser (?:outra pessoa|diferente|normal|mais forte|como (?:el|os))|nascer de novo|apagar tudo)
    voltar no tempo
    (?:a )?minha vida(?! (?:financeira|profissional|amorosa|sexual|social|fitness|de casad|conjugal|academica))
    vida nao anda|parece que (?:so )?(?:eu|todo mundo|ninguem|nunca|tudo)|cheia de duvidas?|cheio de duvidas?
    duvidas? na cabeca|opiniao(?: \w+){0,3} (?:problema|situacao)|tremendo (?:de|toda|todo)|maos? suand\w+
    coracao${few} (?:dispar\w+|aceler\w+|na boca|a mil)|por um (?:triz|fio)
    nao vejo (?:mais )?(?:a )?(?:graca|sentido|futuro|saida|luz|esperanca|motivo|perspectiva)
    nao quero (?:mais )?(?:levantar|sair da cama|nada|falar com ninguem)
    cada vez mais (?:dificil|pesado|sozinh\w|distante de mim|vazi\w)|dificil (?:continuar|aguentar)
    me (?:escuta|ouve|escute|ouca)\b|que (?:tudo )?(?:isso|essa dor) (?:acabasse|passasse|acabe|passe)
    bateu (?:a |uma |um |aquela |aquele |o |mo )?(?:bad|vazio|nostalgia)
    (?:opiniao|julgamento|olhar|aprovacao) d(?:os outros|as pessoas|e todo mundo|a minha familia)
    que os outros (?:vao )?pens\w+|que vao pensar|no automatico|engasgad[oa]
    me ajud\w+ a (?:pensar|entender|lidar|decidir|superar|sair d|enxergar|refletir|me |escolher|aceitar|processar|organizar (?:minhas ideias|a cabeca))
    problemas? (?:pessoa\w+|emociona\w+|famili\w+|na vida|em casa|meus?)
    passando por (?:uns |muitos |varios )?problemas?|situacao (?:chata|delicada|insustentavel)|momento delicado
    virar a pagina|seguir em frente|dar a volta por cima
    super(?:ar|ei|ando|acao) (?:isso|o|a|um|uma|essa|tudo|meu|minha|esse)|mudar de vida
    (?:posso|quero|preciso|vim|deixa eu) (?:so )?reclamar|rejeicao|abandono|carencia|impotencia|incerteza\w*|fobia
    obsess\w+|desgosto|amargura|melancoli\w+|tormento|desamparo|desalento|aflige\w*|desilud\w+|isolad[oa]|isolamento
    medroso|covardia
    coragem (?:pra|de) (?:falar|terminar|mudar|contar|sair|pedir|largar|enfrentar|dizer|seguir|assumir)
    falta de (?:coragem|esperanca|sentido|perspectiva|amor|carinho|apoio|reconhecimento)|terapia ou|autossabotagem
    (?:to|ando|tava) (?:nada )?bem nao|o que (?:eu )?(?:to|ando|tava) sentindo|o que (?:eu )?sinto|baixo astral
    (?:a )?(?:cabeca|mente)${few} (?:um no|um caos|uma bagunca|uma confusao|a mil|em parafuso|uma zona|longe|pesada|fervendo|acelerad\w+|nao para|nao desliga|nao descansa|ruim|cheia|quente)
    (?:o )?psicologico|nao sinto (?:mais )?nada|nao me reconheco|nao sou mais (?:a mesma|o mesmo|quem)
    saudade de (?:quem eu|mim)|ranco|(?:sempre )?estrago tudo|estraguei tudo|sabotei|consciencia pesada
    peso na consciencia|peso d[ao] (?:decisao|culpa|escolha|mundo|responsabilidade|passado)|fiz tudo errado
    errei (?:feio|muito|demais|com)|onde (?:foi que )?(?:eu )?errei
    perdi (?:o |a |as )?(?:rumo|norte|chao|controle|forcas|esperanca|fe|encanto|brilho|sentido|cabeca)|apreens\w+
    pressentimento|ego ferido|pens(?:o|ando|ar|ei) demais|remo(?:er|endo|o)|ruminar|ainda doi|nao passa|ferida
    perdeu a (?:cor|graca|magia)|sem cor|fe (?:abalada|ta abalada)|auto ?confianca|confianca em mim|falta de confianca
    acreditar em mim|me valoriz\w+|gostar de mim|me amar|me aceitar|minha aparencia|meu corpo (?:nao|me)
    e normal (?:me |se |eu )?(?:sentir|ficar)|alguem (?:me )?(?:ajuda|pra conversar|pra me ouvir)
    pode(?:ria)? me (?:ouvir|escutar|acolher)|pra fora|me da (?:um |uma )?(?:norte|luz|direcao|forca|apoio|colo)
    preciso (?:de )?(?:um norte|um rumo|direcao|forca|apoio|um tempo pra mim|de paz|me cuidar|recomecar|dar um jeito na (?:minha )?vida|organizar (?:meus|minhas) (?:pensamentos|ideias))
    dois caminhos|qual (?:seguir|caminho|escolher|decisao)|que caminho|por onde recomeco|meus (?:pensamentos|demonios)
    minhas (?:inquietacoes|dores)|emocoes|sentimentos|desabei|desmoronei|desabo|desmorono|explodi|gritei com
    me descontrol\w+|fora de mim|me isol\w+|me fech(?:ei|ar|ando|o)|me afastei de (?:todo|todos)|nao quero ver ninguem
    nao (?:quero|consigo) sair (?:de casa|do quarto)
    nao to (?:com cabeca|pra ninguem|a fim de nada|afim de nada|sabendo|feliz|conseguindo)
    nunca (?:vou|serei) (?:ser )?(?:feliz|amad[oa]|ninguem|conseguir|dar certo)|felicidade (?:fingida|nao)|fingir que
    sorriso falso|mascara|por dentro|la no fundo|guardo tudo|engulo|entalad[oa]|sufocad[oa]|sufoco|sufocando
    mexeu comigo|me abal\w+|me mach(?:uc|oc)\w+|me doeu|me doi|me consome|me consumindo|me corro\w+|me atorment\w+
    me assombra|me apavora|minha paz|sem paz|paz interior|paz de espirito
    me deixa(?:ndo)? (?:louc[oa]|maluc[oa]|assim|sem dormir)|me deixou (?:louc[oa]|assim)
    (?:isso|situacao|saudade|trabalho|termino|relacao|el[ea]|vida|divid\w+|cobranc\w+|pressao|rotina|culpa|silencio|espera|duvida|casamento|tudo)(?: \w+){0,4} (?:acab(?:ando|ou|a) comigo|me (?:matando|mata|destruindo|destruiu))
    ta me adoecendo|me faz(?:endo)? (?:tao |muito )?mal|me arras\w+
    a beira d[eo] (?:um |uma |meu )?(?:colapso|ataque|desistir|abismo|precipicio|um treco|limite)
    (?:to|tenho|sinto|senti|com|morrendo de|muita|tanta|morro de|passei) vergonha
    (?:fiz|falei|cometi) (?:uma |muita |a maior |tanta )?(?:besteira|burrada|cagada|merda|bobagem|erro)(?! (?:no|na) (?:prova|codigo|receita|bolo))
    (?:nao|nunca) (?:sou|fui|serei|me acho|vou ser|me considero) (?:\w+ ){0,2}(?:suficiente|capaz|ninguem|amad[oa]|dign[oa]|boa? em nada|bonit[oa]|inteligente|importante|prioridade|bo[am] o (?:bastante|suficiente)|valorizad[oa]|querid[oa]|aceit[oa]|feliz)
    (?:sou|me acho|me acham|virei|me considero|sempre fui|serei sempre) (?:muito |tao |um |uma |meio |so |mesmo |realmente |o |a |maior |total |completa )*(?:inutil|lixo|merda|bosta|burr[oa]|idiota|fei[oa]|incapaz|peso|fardo|estorvo|problema|trouxa|otari[oa]|fraude|impostora?|pessim[oa]|frac[oa]|covarde|perdedora?|loser|desastre|imprestavel|ingrat[oa]|sozinh[oa]|dificil de amar|mediocre|vergonha)
    (?:larg|jog|chut|deix)\w+ (?:tudo(?: de lado)?|o balde)
    vontade de (?:sumir|desaparecer|fugir|gritar|sair correndo|me esconder|mandar tudo|quebrar|nada|nao fazer nada)
    (?:quero|queria|querendo) (?:sumir|desaparecer|fugir|gritar|me esconder|um colo|colo|um abraco|ficar quiet[oa] no meu canto|que (?:isso|essa dor|tudo) (?:acab|pass|par)\w+)
    desisti(?:r)? (?:de mim|de tudo|disso|do meu sonho|dos meus sonhos)|desacredit\w+|sob (?:tanta )?pressao
    (?:muita|tanta|toda essa) pressao|pressionad[oa]s?|me pression\w+
    pressao (?:psicologica|social|da familia|dos meus pais|no trabalho|no trampo|do trabalho|do meu chefe)
    cobranca (?:interna|da familia|dos meus pais|comigo)|auto ?cobranca
    (?:dificil|nao consigo|custo a|foi um parto|luta) (?:de |pra |nem |mais )*(?:levantar|sair da cama|respirar|sorrir|viver|seguir|aceitar|superar|reagir|funcionar|lidar|comer nem|pensar em outra coisa|confiar|relaxar|esquecer|me abrir|dizer nao|falar sobre isso|desligar|controlar)
    inveja|ciume de|ficuei pra tras|todo mundo (?:\w+ ){0,3}(?:menos eu|avanc\w+|consegue|na frente|feliz e eu)
    no piloto automatico|sobrevivendo|empurrando com a barriga|me sabot\w+|receosa?|insatisfeit[oa]|infeliz\w*
    descontente|vazia|abatid[oa]|baqueada?|desgastad[oa]|emocional|${iAm} ${LOW}
    (?:nao|nem) (?:to|ando|tava|fiquei|tenho andado|tenho estado) (?:nada |muito |tao |me sentindo )*bem
    (?<!dorm\w+ |com\w+ |durm\w+ )mal pra (?:caramba|caralho|cacete)|trist\w+|chate(?:ad\w+|ou|ando|acao)|depre\w*
    deprimi\w+|ansi(?:os[oa]s?|edade|edades)|angusti\w+|afli(?:t[oa]s?|cao|goes|coes)|desesper\w+|panico|apavorad\w+
    aterrorizad\w+|amedrontad\w+|assustad[oa] (?:com|pela)|mentalmente
    todo mundo (?:casando|tendo filho|viajando|evoluindo|se dando bem)
    e eu (?:aqui |to |ainda )*(?:parad\w|sozinh\w|nada|estagnad\w|encalhad\w)|pavor|desamparad\w+|med(?:o|os|inho)
    temor|receio|raiva|odio|revolt(?:ad\w+|a|ou|ante)|indignad\w+|furios[oa]|enfurecid\w+|me odei(?:o|ando)|me odiar
    odeio (?:minha vida|meu corpo|a minha vida|tudo|viver|me sentir)|p da vida|put[oa] da vida|put[oa] com
    descont(?:ei|ar|ando) (?:em|n[ao]s?|tudo)|frustr\w+|decepcion\w+|decepcao|desilus\w+|magoa\w*|magoei|magoou
    ressentid\w+|ressentimento|rancor|culpad[oa]|(?:sentimento de|muita|sinto|sentindo|com) culpa
    vergonha de (?:mim|quem|ser|falar|pedir|contar|admitir)|arrepend\w+|remorso|humilha\w+|injustic\w+|solidao
    solitari[oa]s?|(?:tao|muito) (?:me )?sozinh[oa]
    ninguem (?:me )?(?:entende|liga|se importa|me escuta|me ouve|gosta de mim|me quer|ta nem ai)
    nao tenho (?:ninguem|com quem|amigos)|vazio (?:existencial|no peito|enorme|dentro|que)|um vazio|desanim\w+
    desmotiv\w+|desencoraj\w+|insegur\w+|auto ?estima|amor proprio|complexo de inferioridade
    sindrome d[eoa] impostora?|me (?:cobr|julg)(?:o|ando|ar|ei)\w*|auto ?sabot\w+|perfeccionis\w+|fracass\w+
    insuficiente|incapaz de
    sem (?:vontade de|animo|forcas?|rumo|chao|esperanca|saber o que|motivacao|perspectiva|sentido)
    sem (?:muita |nenhuma )?vontade (?:pra|de) (?:nada|fazer|sair|levantar|viver)
    nao (?:tenho|sinto) (?:mais )?(?:vontade|animo|forcas?|alegria|prazer|graca|motivacao|cabeca pra)
    perdi a (?:vontade|alegria|motivacao)
    (?:nao|n) (?:aguento|suporto|guento|to aguentando|to suportando|tava aguentando|dou conta|to dando conta|consigo lidar|to sabendo lidar|sei lidar|sei como lidar|consigo superar|consigo esquecer|consigo parar de (?:pensar|me)|consigo mais|to conseguindo lidar)
    aguentando mais|no meu limite|a ponto de desistir|a flor da pele|gota d agua|ultima gota|estress\w+|stress\w*
    sobrecarreg\w+|sobrecarga|esgotad[oa]s?|esgotamento|burn ?out\w*|surt(?:ei|ar|ando|ada|ado|o)|pir(?:ei|ar|ando)
    enlouquec\w+|ficando louc[oa]|paranoi\w+|neura\w*|noia|encucad[oa]|preocup\w+|agoniad\w+|agonia|nervosism\w+
    em frangalhos|colapso (?:mental|nervoso)|chor(?:ado|ei|ar|ando|o|ava|amos|ona|oso)|lagrimas|soluc\w+ de
    sofr(?:er|o|endo|imento|ida|ido|i|encia)
    (?:doi|doeu|doendo|machuca) (?:demais|muito|saber|ver|pensar|na alma|no coracao|tanto|em mim)
    coracao${few} (?:partido|apertado|na mao|em pedacos|pesado|doendo|despedacado)|aperto no (?:peito|coracao)
    no na garganta|dor (?:da|na|de) (?:perda|alma|saudade|separacao|perder)|mim dor|luto|enlutad\w+|falec\w+
    perdi (?:o |a )?(?:${my} )(?:pai|mae|avo|vo|vovo|irmao|irma|filh[oa]|bebe|amig[oa]|melhor amig[oa]|cachorr\w+|gat[oa]|tio|tia|marido|espos[oa]|namorad[oa]|prim[oa]|sogr[oa]|pet)
    (?:${my})${few} (?:morreu|partiu|se foi|nos deixou)|a morte d[oa]|trauma\w*|gatilhos?|fui abusad[oa]|bullying
    assediad[oa]|assedio|saudades? que (?:doi|aperta|machuca)|me s[ei]nt(?:o|i|indo|ia)
    sinto (?:que|um|uma|como se|tanta?|muita?|nada|tudo|falta de (?:mim|quem eu|algo|afeto|colo|paz|alguem|viver|ser))
    sensacao de (?:que|vazio|nao|estar)|tenho a sensacao|parece que (?:nada|minha vida|o mundo|to)
    pensamentos? (?:negativ\w+|ruins?|ruim|acelerad\w+|intrusiv\w+|que nao param)|overthink\w+|ruminando

    # life as it goes

    ta (?:muito |bem |mo |super |tao )*(?:dificil|foda|osso|complicado|pesado|puxado) (?:segurar|lidar|viver|aguentar|seguir|levantar|continuar|acreditar|superar|aceitar|sorrir|respirar|esquecer|manter a|levar|suportar|engolir|conviver|sair da cama|me|ser eu|ficar bem)
    segur\w+ a (?:barra|onda)
    (?:a )?vida${few} (?:bagunca|desmoron\w+|nao faz sentido|de cabeca pra baixo|uma merda|um caos|estagnad[oa]|parad[oa]|travada|sem graca|empacad[oa]|um inferno|uma droga|uma bosta|dificil|pesada|desabou|virou|passando|desandou)
    nada (?:da certo|faz sentido|tem graca|ta dando certo|mais faz)
    tudo(?: \w+){0,4} (?:da|ta dando|dando|deu|sai|vai dar) errado
    tudo (?:ta|parece|virou|anda) (?:errado|desmoronando|uma merda|um caos|horrivel|pesado|dificil)
    tudo (?:desmoron\w+|desab\w+)|so (?:me fodo|tomo porrada|levo porrada|desgraca)
    (?:cansad[oa]|cansei|exaust[oa]|fart[oa]) (?:de|da|do|dess[ea]|dest[ea]|disso|del[ea]|das|dos) (?:tudo|ser|lutar|tentar|viver|me|sempre|fingir|todo|gente|essa|situacao|vida|nao|mim|pessoas|tanta?|esperar|agradar|cobranc\w+|carregar|brig\w+)
    cansad[oa] (?:disso|dess[ea])|cansei (?:disso|de)|saco cheio|nao to (?:legal|legau|ok|100)
    (?:dia|dias|fase|momento|semana|epoca|mes|ano|situacao|barra|tempos|periodo) (?:\w+ )?(?:dificil|dificeis|pesad[oa]s?|ruim|ruins|complicad[oa]s?|horrivel|pessim[oa]|tens[oa]|de merda|de cao|turbulent[oa]|conturbad[oa]|sombri[oa])
    (?:que|uma|mo|maior) barra|perrengues?
    ta (?:muito |bem |mo |super |sendo )*(?:foda|dificil|osso|puxado|pesado|tenso|complicado|insuportavel|punk)(?: (?:demais|pra mim|lidar|viver|aguentar|seguir|aqui|de|a vida|as coisas))
    ta (?:foda|osso|insuportavel)|a barra ta|passando por (?:um|uma|muita|momento|fase|dificuld\w+|coisa)
    (?:tenho|to) passado por

    # sleep lost to worry

    perd\w+ (?:as |minhas |varias )?noites?(?: de sono)?|noites? de sono (?:perdid\w+|por causa)
    perd\w+ (?:o |meu )?sono|tir\w+ (?:o |meu )+sono
    (?:insonia|sem dormir|nao durmo|nao (?:consigo|consegui|tava conseguindo) dormir|nao dormi|mal durmo|durmo mal|acordo de madrugada|noites? (?:em claro|mal dormidas?))${few} (?:por causa|por conta|de tanto|pensando|porque|de nervoso|ansios\w+|com tudo|com a cabeca|devido)

    # decisions, doubts, advice
    (?:nao sei|sei la|nao sabia|sem saber|nao faco ideia|nunca sei) (?:mais |mesmo |direito |ao certo |bem |d)*(?:se|o que (?:fazer|faco|pensar|sentir|decid\w+|escolh\w+|quero|eu quero|sinto|eu sinto|ta acontecendo comigo)|como (?:agir|lidar|reagir|seguir|sair d|contar|falar|continuar|superar|consertar|resolver isso|resolver essa|me desculpar|explicar|conviver|ajudar|esquecer|parar|viver|voltar|encarar|recomecar|dizer|terminar|me abrir|pedir)|que (?:rumo|caminho|decisao|atitude)|qual (?:caminho|decisao|escolher)|quem (?:sou|eu sou)|pra onde (?:ir|correr)|por onde recomecar|lidar)
    (?:to|fiquei|fico|ando|tava|continuo|muito|na|numa|em) (?:na |em |com |cheia de |cheio de |muita |uma )*duvidas?(?: se| entre| cruel| sobre (?:o que|se|meu|minha|casar|ter|aceitar|largar))
    duvida cruel|dividid[oa] entre|indecis\w+|encruzilhada|dilema|entre a cruz|sinuca de bico|impasse
    (?:decis(?:ao|oes)|escolha|escolhas)${few} (?:dificil|dificeis|importante|importantes|errad\w+|certa|certas|da minha vida|tomar|grande|pesad\w+|seri\w+)
    (?:tomar|tomei|tomando) (?:uma |a |essa |minha |de )*(?:decis\w+|escolha)
    (?:preciso|nao consigo|tentando|tenho que|dificil|ajuda a|sem conseguir) (?:me )?decidir|peso d[ae]s? decis\w+
    (?:sera que|sera se) (?:eu |a gente |nos |isso um dia |e (?:melhor|hora|certo|muito tarde|normal|so|pedir demais|amor|pra mim|minha culpa|tarde) ?|to |ele |ela |um dia |algum dia |nao |fui |sou |tudo |vou |ainda |minha |meu |vale|devo|fiz|estou|mereco|posso|consigo|tenho)
    (?:devo|deveria|devia) (?:eu |mesmo |ou nao |eu mesmo )*(?:aceitar|terminar|larg\w+|sair|pedir|volt\w+|fal\w+|cont\w+|cas\w+|mud\w+|insistir|desist\w+|tentar|seguir|confront\w+|ir embora|me|esperar|abrir|deixar|dar|arriscar|assumir|abandonar|trocar|recusar|ficar|aguentar|procurar ajuda|mandar)
    (?:vale|valeria) (?:mesmo )?a pena (?:continuar|insistir|largar|voltar|tentar|terminar|arriscar|mudar|lutar|aceitar|trocar|casar|esperar|sair|ficar|ter filh\w+|abrir mao|sacrificar)
    o que (?:voce|vc|tu|ce) faria|no meu lugar|se fosse voce|na minha situacao
    (?:voce|vc|tu) (?:acha|acredita|considera) (?:mesmo )?(?:que )?(?:eu|to|devo|deveria|e melhor|fiz|sou|exager\w+|vale a pena|certo eu|ele|ela|isso|minha|meu|que isso)
    conselh\w+|aconselh\w+|(?:sua|uma|tua|segunda|outra|quero|preciso de|qual a|me da|dar) opinia\w+|uma luz
    o que (?:voce|vc|tu|ce) (?:acha|pensa) (?:de eu|disso tudo|se eu|dessa (?:situacao|historia)|sobre (?:eu|isso|minha|meu|o que|essa situacao)|que eu|da minha|do meu)
    desabaf\w+
    preciso (?:muito )?(?:conversar|falar com alguem|de alguem|de ajuda pra lidar|de colo|de um colo|de um abraco|ser ouvid[oa])
    (?:posso|quero|queria) (?:te )?(?:contar uma coisa|falar uma coisa seria)|me (?:escuta|ouve) um pouco|me acolhe
    fazer terapia|preciso de terapia|saude mental|psicologicamente|emocionalmente|crescer como pessoa
    sentido (?:disso|de tudo|da minha vida|da vida|pra minha vida|de viver|pra tudo|nas coisas)|quem eu sou|proposito
    perdoar|autoconhecimento|ciumes? doenti\w+
  `,
  ],
  exclusions: counselorExclusions,
};
