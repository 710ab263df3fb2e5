import { phrase } from "../language/phrase.ts";
import { vocabulary } from "../language/spell.ts";

/** A feeling that weighs in a message, by which it is met. */
export type Feeling =
  | "worryForOther"
  | "jealousy"
  | "conflict"
  | "hurt"
  | "anger"
  | "shame"
  | "guilt"
  | "worthless"
  | "doubt"
  | "joy"
  | "grief"
  | "heartbreak"
  | "loneliness"
  | "longing"
  | "emptiness"
  | "sadness"
  | "moneyWorry"
  | "overwhelm"
  | "sleepless"
  | "anxiety"
  | "fear"
  | "tiredness"
  | "unwell";

/** Words of degree and time between "tô" and how one is. */
const DEGREE =
  "(?:muito|tao|bem|meio|super|mega|um pouco|um tanto|bastante|mal|so|hoje|DATE|completamente|totalmente|cada vez mais|ultimamente|toda|todo|mais|uma|um|na|no|ainda|realmente|demais|tipo|assim|com|me|sentindo|muita|esses dias|essa semana|desde|sempre|eu|que)";

/** How a message begins to say how its writer is: "tô", "ando me sentindo", "fiquei tão". */
const I_AM =
  "(?:to|tava|me sinto|me sentindo|me senti|me sentia|me acho|me vejo|ando|andei|fiquei|acordei|amanheci|cheguei|sai|voltei|sou|virei|tenho (?:me sentido|andado|ficado|estado)|venho|sigo|continuo|vivo|fico|ficando|sentindo|sinto|me deixa|me deixou|me deixando|ta me deixando|passei o dia|pareco|eu)" +
  `(?: ${DEGREE}){0,4}`;

const SOMEBODY =
  "(?:(?:o|a|os|as) )?(?:(?:minha|meu|minhas|meus|nossa|nosso) )?(?:melhor )?(?:{@kin}|NAME|filhinh[oa]|cachorr[oa]|gat[oa]|el[ea]|uma pessoa|alguem)(?: NAME)?";
const UNWELL =
  "(?:muito |bem |tao |super |meio |ainda |com |em |na |no |um |uma )*(?:trist[ea]|mal[a-z]*(?! humorad)|doentinh[oa]|fraquinh[oa]|velhinh[oa]|envelhecendo|morrendo|pessim[oa]|doente|internad[oa]|cancer|tumor|depressao|ansiedade|crise|sofrendo|chorando|uti|coma|hospital|alzheimer|demencia|avc|infarto|quimio|quimioterapia|abatid[oa]|sem comer|bebendo demais|drogas|desempregad[oa]|deprimid[oa]|no fundo do poco|febre|catapora|gripad[oa]|machucad[oa]|com dor(?:es)?|vomitando|pneumonia|dengue|covid|virose|convulsao|sangrando|operad[oa]|acidentad[oa]|de cama|mal de saude|(?:doenca|problema) (?:grave|seri[oa]))";
const LOVED =
  "(?:mae|pai|avo|vo|vovo|irma|irmao|filh[oa]|marido|esposa|mulher|amig[oa]|cachorr[oa]|gat[oa]|gatinh[oa]|cachorrinh[oa]|tia|tio|prim[oa]|bebe|pet|sogr[oa]|padrinho|madrinha|professora?)";
const DEBTS = "(?:dividas?|contas|dinheiro|parcelas|boletos|cartao|grana|pagar|banco|financ[a-z]+|aluguel|fatura)";

/** What people say when they feel so; the more particular first. */
export const FEELING_SIGNS: Readonly<Record<Feeling, RegExp>> = {
  unwell: phrase(
    "(?:to|acordei|fiquei|continuo|ando|sinto|sentindo|tenho)(?: [a-z]+){0,2} (?:com |uma? )?(?:dor(?:es)?|enxaqueca|febre|gripad[oa]|resfriad[oa]|colica|enjoad[oa]|nausea|tosse|tontura|azia|diarreia|virose)|dor de (?:cabeca|barriga|dente|garganta|estomago|ouvido)(?! (?:com|por causa))|to doente|passando mal",
  ),
  worryForOther: phrase(
    `(?:${SOMEBODY}) (?:ta|anda|ficou|foi|ta passando|continua|vive|voltou|tem|teve|caiu|descobriu|recebeu)(?: de novo| que ta| que tem| um diagnostico de)? ${UNWELL}|(?:${SOMEBODY}) (?:caiu(?: [a-z]+){0,4}? e )?(?:(?:se )?machucou|quebrou (?:o|a) (?:braco|perna|pe|mao|dedo|clavicula|nariz|quadril|femur|costela)|sofreu (?:um )?(?:acidente|aborto)|perdeu o (?:bebe|neném|nenem)|passou mal|desmaiou)|(?:preocupad[oa]|preocupacao|medo|angustiad[oa]|aflit[oa])(?: [a-z]+)? (?:com|por|pel[oa])(?: a saude d[oa]| a situacao d[oa])? (?:o |a )?(?:minha|meu|meus|minhas|el[ea]) ?(?:{@kin})?|medo de perder (?:a |o )?(?:minha|meu) (?:{@kin})|coracao (?:ta )?na mao|(?:minha|meu) (?:{@kin})(?: NAME)? (?:no hospital|na uti|em coma)|(?:ver|vendo) (?:o |a )?(?:minha|meu) (?:{@kin})(?: NAME)?(?: [a-z]+)? (?:sofrer|sofrendo|assim|desse jeito|mal|definhar|definhando|doente)`,
  ),
  jealousy: phrase(
    `ciumes?|ciument[oa]|inveja|invejos[oa]|${I_AM} insegur[oa] (?:com|no|na|nesse|nessa) (?:o |a |meu |minha )?(?:{@kin}|namoro|relacionamento|relacao|casamento)|(?:me comparo|me comparando|fico me comparando)`,
  ),
  conflict: phrase(
    `brig(?:uei|amos|ando|a com|ou comigo|aram comigo|o com|ar com)|discut(?:i|imos|indo|o)(?: [a-z]+){0,3} com|discuti(?: feio)?|(?:outra |mais uma )?(?:briga|discussao) (?:feia|com|aqui|em casa|de novo|horrivel|hoje|DATE|por|seria)|treta|desentend[a-z]+|(?:odeio|detesto|nao suporto) (?:muito |tanto )?(?:meus?|minhas?|ess[ea]s?|aquel[ea]s?) (?:{@kin})|nao (?:fala|falo|fala mais|conversa|quer falar|responde mais)(?: mais)? comigo|(?:paramos|parei|parou) de (?:se )?falar|nao aguento (?:mais )?(?:a |o |os |as )?(?:minhas?|meus?|ele|ela|noss[oa]) ?(?:{@kin}|$)|nao aguento (?:mais )?(?:el[ea]|a NAME|o NAME)|(?:raiva|odio|magoa|magoad[oa]|chatead[oa]|decepcionad[oa]|ressentid[oa]) (?:com|d[aeo]|de) (?:o |a )?(?:meu|minha|ele|ela|NAME|quem|todo)|(?:meu )?(?:casamento|namoro|relacionamento|noivado|relacao)(?: [a-z]+){0,2} (?:em crise|por um fio|acabando|desmoronando|mal|ruim|dificil|terminando|balancad[oa]|desgastad[oa]|esfri[a-z]+|fri[oa]|morn[oa])|clima (?:pesado|horrivel|ruim|tenso)|relacao (?:ta|anda) (?:dificil|ruim|pessima)|crise (?:no|com|do|em) (?:meu |nosso )?(?:casamento|namoro|relacionamento|casa)|separacao|(?:a gente|nos dois|nois) (?:so|vive|ta|se) (?:briga|brigando|desentend[a-z]+|afastando|afastou|estranhando)|familia (?:toda )?(?:brigada|em guerra|toxica|me julga)`,
  ),
  hurt: phrase(
    `fui traid[oa]|traicao|(?:me|nos) (?:traiu|trairam|enganou|enganaram|ignorou|ignoram|ignora|humilhou|humilhar?am|humilha|xingou|xinga|gritou|bloqueou|ofendeu|ofenderam|maltrat[a-z]+|desprez[a-z]+|magoou|magoaram|decepcionou|decepcionaram|usou|usaram|julg(?:a|am|ou|aram)|critic(?:a|am|ou|aram)|excluiu|excluiram|rejeitou|rejeitaram|trata(?:m|ou|ram)? (?:mal|como|feito|igual)|diminui[a-z]*|menosprez[a-z]+|invalid[a-z]+|passou pra tras|apunhal[a-z]+|largou falando|deu um bolo|deixou no vacuo|fez (?:de )?(?:trouxa|idiota)|odeia|detesta|despreza|rejeita|cobra demais|compara com)|gritou comigo|me (?:chamou|chamaram|chama|chamam|xingou|xingaram) de|me (?:faz|fazem|fez|fizeram) (?:me )?sentir|(?:ta|anda|ficou|foi|tava|ta sendo|ta ficando)(?: [a-z]+)? (?:fri[oa]|distante|estranh[oa]|diferente|sec[oa]|gross[oa]|indiferente|rude|agressiv[oa]) comigo|(?:riram|rindo|debocha[a-z]*|zoam|zombar?am) de mim|(?:mentiu|mentiram|mentia) pra mim|${I_AM} ${
      either("decepcionad humilhad traid injusticad desrespeitad desvalorizad ofendid ressentid rejeitad")
    }(?! com(?:igo| mim))|(?:decepcao|humilhacao|injustica|ingratidao|falsidade|rejeicao)|me senti(?:ndo)? (?:usad[oa]|trouxa|otari[oa])|(?:fui|sou|era|to sendo|me senti) (?:humilhad|excluid|ignorad|desrespeitad|rejeitad|trocad|passad|injusticad|usad|deixad|esquecid)[oa]|(?:nunca|nao|nem) (?:me |se |mais )*(?:escuta|ouve|entende|apoia|respeita|elogia|defende|enxerga|teve orgulho|tem orgulho|tinha orgulho|gosta de mim|liga pra mim|importa comigo|da atencao|deu atencao|da valor|da bola|pediu desculpas?)|so (?:sabe |vive )?(?:me )?(?:critica|criticar|criticando|cobra|cobrar|reclama de mim|reclamar)|ninguem (?:me )?(?:valoriza|respeita|reconhece)|nao (?:me )?(?:valorizam|respeitam|reconhecem|dao valor)`,
  ),
  anger: phrase(
    `${I_AM} (?:com raiva|com odio|put[oa]|de saco cheio|com muita raiva|pist[oa]|brav[oa]|virad[oa]|com sangue nos olhos|fula|${
      either("irritad revoltad indignad furios bolad possess frustrad enfurecid injuriad")
    })|que (?:raiva|odio|revolta|saco|inferno)|raiva d[aeo]|odio d[aeo]|(?:com|muita|sentindo|morrendo de) (?:raiva|odio)|saco cheio|revolta|indignacao|frustracao|nao suporto mais|me (?:irrita|irritou|tira do serio|tirou do serio|deixa put[oa]|estressa|estressou)|vontade de (?:gritar|quebrar|xingar|socar|mandar)|(?:perdi|perco|perdendo) a (?:paciencia|cabeca|linha)|sangue (?:ta )?fervendo`,
  ),

  shame: phrase(
    `vergonha d(?:e mim|o meu corpo|o que|e quem eu sou|a minha|e ter|e contar|e falar|e admitir|isso)|vergonha de sair|(?:muita|que|tanta|com|morrendo de|sinto|passei|morri de) vergonha|vexame|mico|${
      either("envergonhad constrangid")
    }|constrangimento|queria (?:um buraco|me esconder|sumir de vergonha)|paguei de (?:louc[oa]|idiota)`,
  ),
  guilt: phrase(
    `culpa(?: |$)|(?:raiva|odio|nojo|decepcao) de mim|(?:decepcionad|frustrad|chatead|irritad|put)[oa] comigo(?: mesm[oa])?|me sinto traindo|${
      either("culpad arrependid")
    }|me (?:culpo|culpando|arrependo|arrependi|cobro (?:muito|demais|tanto)|cobrando|martirizo|martirizando)|arrependimento|remorso|peso na consciencia|(?:nao consigo|nao to conseguindo) me perdoar|nao me perdoo|decepcionei|falhei (?:com|como|de novo)|estraguei (?:tudo|a|o|meu|minha)|errei (?:feio|muito|com)|fiz (?:uma )?(?:merda|cagada|besteira|burrada)|fui (?:muito )?(?:injust[oa]|grosseir[oa]|gross[oa]|egoista|ruim|escrota?)|perdi a paciencia com (?:meu|minha|meus|minhas)|gritei com (?:o |a |os |as )?(?:meu|minha|meus|minhas)|(?:pessima|ma|horrivel|pior) (?:mae|filha|amiga|esposa|pessoa|namorada)|(?:pessimo|pior) (?:pai|filho|amigo|marido)|devia ter (?:feito|dito|ido|ligado|cuidado|percebido|aproveitado)|podia ter (?:feito|dito|evitado|sido)`,
  ),
  worthless: phrase(
    `(?:${I_AM}|nao passo de|pareco|me sinto como|acho que sou|me chamo de|sou)(?: tao| muito| bem| um| uma| mesmo| meio| completamente)* (?:lixo|inutil|imprestavel|incapaz|incompetente|burr[oa]|idiota|insuficiente|inferior|nada|zero|zero a esquerda|descartavel|sem valor|fracasso|fei[oa]|gord[oa]|horrivel|pequen[oa]|farsa|fraude|impostora?|estorvo|peso|trouxa|merda|bosta|desastre|atrasad[oa]|${
      either("fracassad perdedor")
    })|um peso (?:pra|pros|na vida d)|nao (?:valho|sirvo|presto)(?: mais)?(?: pra)?(?: nada)?|nao (?:sou|me sinto|me acho|fui|sou mais)(?: uma| um| tao| nem| nada| muito)* (?:boa|bom|capaz|suficiente|digna|digno|bonita|bonito|inteligente|interessante|amada|amado|importante|util)|(?:sindrome|sensacao) d[aeo] (?:impostora?|inutilidade|fracasso|incapacidade)|impostora|nojo de mim|(?:odeio|detesto|nao gosto d[oe]) (?:meu corpo|mim|me ver|o que vejo|ser eu|quem (?:eu )?sou)|me (?:odeio|detesto|acho (?:muito |tao |um |uma )*(?:fei[oa]|gord[oa]|burr[oa]|lixo|horrivel|pior))|auto ?estima|(?:ficando|fiquei|to) pra tras|(?:todo mundo|todos|todas)(?: [a-z]+){0,5} menos eu|(?:so|menos) eu (?:que )?(?:nao|fico|to|fiquei)|(?:nunca|nao)(?: [a-z]+)? (?:consigo|faco|acerto|termino) (?:fazer |terminar |acertar )?(?:nada|uma)(?: (?:direito|certo|do que|que preste))?|nao consigo (?:nada|fazer nada)|(?:faco|estrago|erro) tudo(?: errado)?|so (?:faco|falo) (?:besteira|merda|cagada)|so (?:decepciono|atrapalho|erro|dou trabalho)|nada do que (?:eu )?faco|nunca sou (?:o |a )?(?:suficiente|bastante|escolhid[oa]|prioridade|primeira)|nao sou prioridade|fracass[a-z]+|(?:sou|to) um erro`,
  ),
  doubt: phrase(
    "nao sei (?:o que (?:fazer|quero|sinto|eu|fac[oa]|pensar)|se|mais|qual caminho|quem (?:eu )?sou|que rumo)|to (?:em duvida|dividid[oa]|perdid[oa]|confus[oa]|indecis[oa]|travad[oa])|duvida cruel|em cima do muro|o que (?:voce )?(?:faria|acha)|preciso (?:decidir|tomar uma decisao)|decisao (?:dificil|importante)|devo (?:terminar|perdoar|voltar|contar|falar|continuar|desistir)|sera que (?:eu )?(?:devo|termino|fiz|to|sou|nao|algum dia|um dia|o problema)|encruzilhada|crise (?:existencial|de identidade|dos (?:NUM|trinta|quarenta))|sem saber o que|o que (?:eu )?faco da (?:minha )?vida|sem (?:rumo|direcao|norte)",
  ),
  joy: phrase(
    `(?<!nao )(?<!nada )${I_AM} (?:feliz(?:ona)?|alegre|radiante|contente|nas nuvens|em paz|orgulhos[oa]|content[ea]|leve|${
      either("animad empolgad realizad aliviad apaixonad encantad")
    })|(?:to|me sinto|fiquei|tou|me sentindo|ja to) (?:um pouco |bem |muito |ja |bem )*(?:melhor|mais (?:calm[oa]|leve|tranquil[oa]|aliviad[oa]|animad[oa]))(?: (?:agora|hoje|DATE|ja|sim|gracas a deus|do que [a-z]+))*$|que (?:felicidade|alegria|alivio|orgulho|paz|conquista)|(?:muito|maior|tanto) orgulho|orgulho de (?:mim|ter)|(?:melhor|dia mais feliz) (?:dia|noticia|momento|fase) (?:d[oa]|da minha vida|em)|chorei de (?:alegria|felicidade|emocao)|realizei (?:um|meu|o) sonho`,
  ),

  grief: phrase(
    `(?:perdi|perdemos|morreu|faleceu|enterr[a-z]+|luto|velorio)(?: [a-zA-Z]+){0,4} ${LOVED}|(?:to|vivendo) (?:de|o|um|esse) luto|luto|velorio|(?:minha|meu|o|a)(?: ${LOVED})?(?: NAME)? (?:morreu|faleceu|partiu|se foi|nos deixou)|perdi (?:um |o |a |meu |minha )?bebe|aborto(?: espontaneo)?|saudades? d(?:e quem (?:ja )?(?:se foi|partiu|morreu)|[oa] (?:minha|meu|que) (?:[a-z]+ )?(?:que )?(?:morreu|faleceu|partiu|se foi))|(?:aniversario|dia) de (?:morte|falecimento)|(?:ano|anos|mes|meses) (?:sem|da morte)(?: [a-z]+){0,2} ${LOVED}`,
  ),
  heartbreak: phrase(
    `terminou comigo|(?:me )?(?:largou|abandonou|dispensou|trocou por|deixou por)(?: |$)|levei um (?:fora|pe na bunda)|(?:fim|termino) d[oe](?: meu| nosso)? (?:namoro|casamento|relacionamento|noivado)|(?:meu|nosso|o) (?:namoro|casamento|relacionamento|noivado) (?:acabou|terminou|chegou ao fim)|coracao (?:ta )?(?:partido|em pedacos|despedacado|quebrado)|(?:nao consigo|nao to conseguindo|impossivel|dificil) (?:esquecer|superar|tirar)(?: [a-zA-Z]+){0,3}|(?:ainda |so |sempre |nao paro de |fico )*(?:penso|pensando|pensar) (?:n?el[ea]|em NAME|no NAME|na NAME)|(?:sofrendo|chorando|sofro|choro) (?:por|pel[oa]) (?:amor|ex|um|uma|meu ex|minha ex|el[ea]|NAME|termino|fim)|ainda (?:amo|gosto d[oe])(?: [a-z]+){0,2} (?:ex|el[ea]|NAME)|(?:meu|minha) ex (?:ta|ja|comecou|apareceu|casou|seguiu)|dor de cotovelo|(?:pensar|pensando|penso|lembrar|lembrando|sonhei|sonhando|saudades?|falta)(?: [a-z]+){0,2} (?:ex|NAME que me deixou)(?: (?:marido|mulher|namorad[oa]|noiv[oa]))?`,
  ),
  loneliness: phrase(
    `me sinto so$|me sentindo so$|(?:to|fico|vivo|ando) (?:muito |tao )?so$|(?<!(?:mor[a-z]+|viv[oe]|viver|viaj[a-z]+|jant[a-z]+|almoc[a-z]+|fui|sai|fazer|fiz|faco|vou) )${
      either("sozinh")
    }(?! (?:em casa|hoje|no mercado))|solitari[oa]|solidao|ninguem (?:me |nem |nunca |mais |pra |com quem |que |vai )*(?:entende|ouve|escuta|liga|gosta|quer|se importa|lembra|lembrou|chama|procura|responde|conversar|desabafar|contar|pergunta|perguntou|me|ve|percebe|notou|percebeu)|nao tenho (?:amig[oa]s|ninguem|com quem|um ombro)|sem (?:amigos|ninguem|companhia)|${I_AM} ${
      either("isolad abandonad excluid rejeitad deslocad esquecid")
    }|invisivel|nao (?:me encaixo|pertenco)|nao sinto que pertenco|carente|${
      either("isolad abandonad excluid")
    }|(?:so|nao) tenho voce|todo mundo tem (?:alguem|com quem)|falta de (?:companhia|amigos|um abraco)`,
  ),
  longing: phrase(
    "saudades?|(?:que|muita|sinto|sentindo|com) falta d(?:el[ea]s?$|(?:[aeo]s?|el[ea]s?|aquel[ea]s?) [a-zA-Z]+)|(?:fico|vivo|to) (?:lembrando|relembrando) (?:d[aeo]|daquel)|(?:queria|quero|sinto falta)(?: [a-z]+){0,2} de volta|nostalgi[a-z]+|queria voltar no tempo|bons tempos|naquela epoca era",
  ),
  emptiness: phrase(
    `(?:um |esse |sinto |aquele |com )?(?:vazio|buraco) (?:por dentro|enorme|no peito|na alma|imenso|que|aqui|dentro|sem fim)|${I_AM} ${
      either("vazi apatic anestesiad oc")
    }|(?:nao sinto|sem sentir|nao to sentindo|deixei de sentir) (?:mais )?(?:nada|prazer|alegria|graca|vontade)|nada (?:mais )?(?:me )?(?:tem graca|anima|alegra|empolga|interessa|da prazer|faz sentido|tem cor)|perdi (?:a|o) (?:graca|gosto|prazer|sentido|brilho|interesse)|perdeu a (?:graca|cor)|(?:no|modo|piloto) automatico|sem sentido|(?:to |fico )?so (?:existindo|existo)|existo por existir|existindo por existir|tanto faz tudo|indiferente a tudo|(?:sem|perdi a|nao tenho|nao to com|zero|cade a) (?:vontade|animo|motivacao) (?:de|pra) (?:fazer )?nada|sem graca (?:em )?nada|(?:sinto|sentindo|esse|aquele|que|com) (?:um |esse )?vazio`,
  ),
  sadness: phrase(
    `${I_AM} (?:trist[a-z]*|depre|mal(?! humorad)|na bad|bad|down|chateada?|chateado|infeliz|perdid[oa]|quebrad[oa]|pra baixo|chorando|sem rumo|sem chao|mexid[oa]|desesperancos[oa]|destruid[oa]|em pedacos|${
      either(
        "deprimid pessim arrasad devastad abatid magoad desiludid desolad melancolic amargurad desencantad despedacad cabisbaix",
      )
    })|nao (?:to|ando|tenho andado|me sinto|tava|estou|fico|venho)(?: muito| nada| la muito| me sentindo| tao| mais)* (?:bem|legal|boa|bom|feliz|contente|nos meus melhores dias)|tristeza|na bad|que bad|(?:uma|a|deu|bateu|batendo) (?:bad|depre)|(?:vontade|precisando|preciso) (?:de )?chorar|(?:parar|paro) de chorar|quero chorar|queria chorar|so (?:choro|sei chorar|tenho chorado)|choro (?:por|todo|toda|sem|do nada|a toa|escondid[oa]|muito|facil)|chorei|chorando(?! de rir)|(?:tenho|ando|vivo|so) chorado?(?:ndo)?|lagrimas?|coracao (?:ta )?(?:apertado|doendo|pesado)|no na garganta|dor (?:na alma|no coracao)|(?:to |ando |vivo )?sofrendo|depressao|dia (?:foi )?(?:horrivel|pessimo|terrivel|muito ruim|dificil|de merda|ruim|tenebroso|um lixo|uma merda|uma bosta)|(?:semana|fase|mes|ano|noite|manha|tarde) (?:muito |bem |ta |foi |ta sendo |tem sido |bem )*(?:horrivel|pessim[oa]|terrivel|dificil|ruim|pesad[oa]|de merda|complicad[oa]|pes?ssim[oa])|minha vida (?:ta|eh|virou|anda) (?:um|uma|horrivel|pessima|uma bagunca|de cabeca)|(?:tudo|nada) (?:da|deu|ta dando|anda dando|vai dar) (?:errado|certo)|(?:quero|queria|preciso|precisava|posso|vim|deixa eu|so)(?: [a-z]+){0,2} desabafar|desabafo|a vida (?:ta|anda) (?:pesada|dificil|dura|foda|puxada)|foi um baque|to no (?:fundo do )?poco|fundo do poco|desanimador|desesperanca|sem esperanca|perdi a(?:s)? (?:fe|esperanca|esperancas)`,
  ),

  moneyWorry: phrase(
    `(?:insonia|perdendo o sono|nao (?:durmo|consigo dormir)|sem dormir|angusti[a-z]+|ansios[oa]|ansiedade|preocupad[oa]|preocupacao|desesper[a-z]+|apavorad[oa]|medo|estress[a-z]+|chor[a-z]+|sufoc[a-z]+|aperto|vergonha|surtando)(?: [a-zA-Z]+){0,8} ${DEBTS}|(?:dividas|contas|boletos|parcelas)(?: [a-z]+){0,6} (?:(?:me )?tir(?:am|ando|a) (?:o |meu )?sono|me tiram o sono|me sufoc[a-z]+|me desesper[a-z]+|ansiedade|chor[a-z]+|me mat[a-z]+|me apert[a-z]+)|nao sei (?:mais )?(?:como|de onde)(?: [a-z]+){0,4} (?:pagar|tirar dinheiro|sair (?:das|dessas) dividas|fechar o mes)|atolad[oa] (?:em|de) dividas?|afundad[oa] (?:em|na|nas) dividas?`,
  ),
  overwhelm: phrase(
    `nao (?:to |ta |vou |consigo |sei se |tava |estava |ando )*(?:dou|dando|dar|dei|consigo dar|aguentar|aguentando|segurar|segurando|levar)(?: mais)? (?:a |o )?(?:conta(?: (?:de|d[oa]|mais|sozinh[oa]))?|barra|tranco|tudo|peso|isso)|dar conta d(?:e tud[oa]|isso)|nao (?:aguento|guento|suporto|to aguentando|vou aguentar)(?: mais| tanta| tanto| tudo| isso| essa| esse| com| nada| minha| meu| viver assim| a| o)*(?: [a-z]+)?$|nao consigo mais$|nao (?:aguento|guento|to aguentando) mais|(?:muita|tanta) (?:coisa|cobranca|pressao|responsabilidade|demanda)(?: [a-z]+){0,4}|(?:tudo|nada|coisas?|problemas?)(?: [a-z]+){0,4} (?:nas minhas costas|em cima de mim|sobra pra mim|pra mim resolver|ao mesmo tempo|desmoronando|desabando|fora d[oe] (?:lugar|controle)|acumulad[oa]|acumulando|de uma vez|embolad[oa])|(?:nao|sem) (?:tenho )?tempo (?:nem )?(?:pra|de) (?:nada|mim|respirar|viver|comer|descansar)|(?:mundo|tudo) nas (?:minhas )?costas|carreg(?:o|ando)(?: [a-z]+){0,3} (?:mundo|casa|familia|todo mundo|nas costas|sozinh[oa])|mundo (?:desabou|ta desabando|caiu|vai cair|ta caindo|em cima)|(?:peso|carga)(?: [a-z]+){0,2} (?:nas costas|do mundo|mental|enorme)|${
      either("sobrecarregad atolad afogad esmagad soterrad engolid atordoad")
    }|(?:me )?afogando|sufocando|${I_AM} (?:sufocad[oa]|sem ar|no limite|por um fio|a beira)|(?:to|cheguei|tava) (?:no|ao) (?:meu )?limite|(?:vou|prestes a|quase|prest[ea]s a|a ponto de) (?:pifar|explodir|desabar|pirar|colapsar)|pifando|explodindo|colapso|(?:minha )?cabeca (?:ta )?(?:cheia|a mil|explodindo|fervendo|um no|uma bagunca|um turbilhao|vai explodir)|nao sei (?:nem )?por onde comecar|perdi o controle|(?:minha vida|tudo|cabeca)(?: [a-z]+){0,2} (?:uma bagunca|um caos|de pernas pro ar|de cabeca pra baixo)|que caos|turbilhao|demais pra mim|mais do que (?:eu )?(?:aguento|consigo|posso)`,
  ),
  sleepless: phrase(
    "insonia|perdendo o sono|perco o sono|nao (?:consigo|to conseguindo|tenho conseguido|consegui) (?:dormir|pregar o olho|pegar no sono)|nao (?:preguei|prego) o olho|nao durmo(?: (?:direito|bem|mais|de|ha|faz|por))|sem dormir|cabeca nao (?:para|desliga)|noites? em claro|acordo (?:de madrugada|no meio da noite|toda noite)|rolando na cama|fritando na cama|pesadelos?|virad[oa] a noite pensando",
  ),
  anxiety: phrase(
    `${I_AM} (?:tens[oa]|aflit[oa]|em panico|surtando|${
      either(
        "ansios nervos angustiad preocupad agitad desesperad apreensiv inquiet pilhad estressad apavorad acelerad atormentad",
      )
    })|ansiedade|angustia|aflicao|crise de (?:panico|ansiedade|choro|nervos)|ataque de (?:panico|ansiedade)|aperto no peito|peito (?:apertado|apertando)|coracao (?:ta )?(?:acelerad[oa]|disparad[oa]|na boca|a mil|batendo)|falta de ar|surtad[oa]|surtando|surtei|vou surtar|nervosism[oa]|nervos a flor|preocupacao|preocupacoes|estresse (?:no|do|com|ta)|muito estresse|desespero|(?:to |acho que to |vou )?(?:ficando|ficar) (?:louc[oa]|doid[oa]|maluc[oa])|enlouquec[a-z]+|pirando|mil pensamentos|pensamentos (?:acelerados|ruins|intrusivos|que nao param)|tremendo|roendo as unhas|nao (?:consigo|paro) (?:parar )?de pensar|nao consigo (?:relaxar|respirar|me acalmar|ficar quiet[oa]|desligar)`,
  ),
  fear: phrase(
    "(?:to|tenho|morro|morrendo|fiquei|ando|estou|vivo|sinto|me da|da|bate|bateu|que|com|um)(?: [a-z]+){0,2} (?:com )?(?:medo|pavor|receio|panico|temor)|medo d(?:e|o|a)(?: [a-z]+)|apavorad[oa]|aterrorizad[oa]|amedrontad[oa]|assustad[oa]|me assusta|morro de medo|insegur[oa]|inseguranca",
  ),
  tiredness: phrase(
    `${I_AM} (?:sem (?:forcas?|energia|animo|vontade|pique|gas)|um caco|um bagaco|o bagaco|no bagaco|so o po|mort[oa](?! de (?:fome|sede|rir|calor|frio|vergonha|medo|saudade|amor))|acabad[oa]|no fundo|${
      either("exaust esgotad destruid cansad desanimad desmotivad queimad estafad drenad sugad")
    })|burnout|esgotamento|exaustao|cansaco|nao (?:tenho|to com|me restam?|sobrou|sobra)(?: mais)? (?:forcas?|energia|animo|gas|folego|pique)|(?:cansad[oa]|cansei) de (?:tudo|lutar|ser|fingir|tentar|segurar|cuidar|viver assim|correr)|desanimo|sem vontade de nada|preguica de viver|(?:corpo|cabeca|mente)(?: [a-z]+){0,2} (?:exaust[oa]|esgotad[oa]|cansad[oa]|pedindo (?:socorro|arrego|descanso))|(?:nao )?(?:consigo|to conseguindo) (?:nem )?(?:sair|levantar) da cama|(?:minhas )?forcas (?:acabaram|se foram)|bateria (?:zerada|acabou|no fim|social)|${
      either("exaust esgotad")
    }`,
  ),
};

const ORDER =
  "moneyWorry grief worryForOther heartbreak jealousy conflict hurt shame guilt worthless loneliness sleepless anxiety fear anger overwhelm tiredness emptiness sadness longing doubt unwell"
    .split(" ") as Feeling[];
/** Sports, films and jokes that use the words of feelings. */
const NOT = phrase(
  "filme|serie|novela|livro|k$|kk|haha|rs$|morri de rir|chorei de rir|chorando de rir|medo de perder (?:o|a) (?:jogo|onibus|promocao)|que bad vibes",
);

/** The feeling that weighs in a message, the more particular first; null when none does. */
export function findFeeling(keys: string): Feeling | null {
  return NOT.test(keys) ? null : ORDER.find((feeling) => FEELING_SIGNS[feeling].test(keys)) ?? null;
}

/** Both genders of each adjective, given without the last letter, as a pattern; slips are corrected to them. */
function either(stems: string): string {
  const forms = stems.split(" ").flatMap((stem) => [`${stem}a`, `${stem}o`]);
  for (const form of forms) if (form.length > 5) vocabulary.add(form);
  return `(?:${forms.join("|")})`;
}
