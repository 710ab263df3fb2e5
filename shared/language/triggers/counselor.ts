import { readHeadings } from "./expressions.ts";

/** The expressions by which messages for the skill `counselor` are found. expressions.ts explains the notation. */
export const counselorLists = readHeadings(`
  # bad feelings
  trist~
  chatead~
  depr(e|imid~|essao|essiv~)
  ansi(edade|os~)
  angusti~
  afl(it~|icao)
  desesper~
  (panico|pavor|apavorad~|assustad~|medo|medos|temor|receio|fobia)
  (raiva|odio|revolt~|indignad~|furios~|puta da vida|puto da vida|rancor|ressentid~|ressentimento)
  frustr~
  decepc~
  mago(a|ad~|ou|ei|ar)
  (culpa|culpad~|remorso|arrepend~|vergonha|humilha~|envergonh~)
  (solidao|solitari~|sozinh~|isolad~|isolamento|abandonad~|abandono|carente|carencia)
  desanim~
  desmotiv~
  (insegur~|inseguranca|impostor~|autoestima|auto estima|amor proprio|fracass~|inutil|incapaz|insuficiente)
  (estress~|stress~|sobrecarreg~|esgotad~|esgotamento|burnout|burn out|saturad~|no limite)
  (surt(ei|ar|ando|ada|ado|o)|pirando|enlouquec~|paranoi~|neura~|noia)
  preocup~
  (nervos~|agoni~|irrit~|impacien~|paciencia|bolad~|estourei|explodi|explodir)
  chor(ei|ar|ando|o|ava|amos|ou)
  sofr(er|o|endo|imento|ida|ido|i)
  (luto|falec~|morte|perda|trauma~|bullying|assedio|abus(o|ad~))
  (vazi(o|a)|apatia|apatic~|angustiante|infeliz~|descontente|insatisfeit~|abatid~|desgastad~|sufocad~|sufoco)
  (inveja|ciume|compar(o|ar|ando)|cobr(o|anca|ar) .. mim|autocobranca|perfeccionis~)
  saudades?
  (perdid~|confus~|travad~|indecis~|dividid~|desnortead~)
  (crise|crises|colapso|gatilho~|recaida)
  sentiment~
  emoc~
  emociona(l|is|lmente)
  (mental|mentalmente|psicologic~)
  pilhad~
  (puto|puta|put(o|a) com|p da vida|bravo comigo)
  (desamparad~|amargura~|melancol~|tormento|desgosto~|desilud~|desilus~|injusti~|rejeic~|rejeitad~)
  (receos~|medros~|covard~|inquiet~|apreens~|aterrorizad~|amedrontad~)
  (enlutad~|ferid(a|o)|feridas|lagrimas|soluc~)
  (obsess~|overthink~|autossabot~|me sabot~)
  (ego|egois~|orgulho ferido)
  (pressentimento|tensa|tenso|sensivel|reflexiv~|pensativ~|introspectiv~)
  (perrengue~|barra|sufoco)
  (incomod~|desconfort~|decepcion~)
  (chateacao|chateou|chateia|chateando)
  (consciencia|arrependimento)
  dor da ~
  odei(o|a|ar)
  (impotencia|incerteza~|desamparo|desalento|aflig~|ranco|enfurec~|pirei|pirando|encucad~|fobia~)
  (remoer|remoendo|rumin~|reviv~|assombra|atorment~|apavora|adoecendo|corro(e|endo))
  (desencoraj~|desacredit~|desequilibrad~|descontrol~|em frangalhos|em parafuso)
  (sobrecarga|exaustao emocional|cobranca interna|complexo de inferioridade)

  # feeling low
  (to|ando|tava|fiquei|acordei|sinto|sentindo|fico|vivo) .. (mal|pessim~|horrivel|acabad~)
  (to|ando|tava|fiquei|acordei|sinto|sentindo|fico|vivo) .. (destruid~|arrasad~|quebrad~|pra baixo|down)
  (na bad|na fossa|fundo do poco|um caco|em pedacos|no chao|baixo astral|um lixo|de mal com)
  nao (to|ando|me sinto|tava|estou) .. bem
  me s(into|entindo|enti|inta|entia)
  (sinto|sensacao|impressao) (que|de)
  (sem|nao tenho|perdi|falta) .. (vontade|animo|forcas?|rumo|chao|esperanca|motivacao|sentido|perspectiva|coragem)
  nao (aguento|suporto|guento|consigo mais|dou conta|to aguentando)
  (cansei|cansad~|fart~|saco cheio|exaust~) d(e|a|o|isso|essa|esse|os|as)
  (vontade|quero|queria) .. (sumir|chorar|gritar|fugir|desistir|desaparecer|largar tudo)
  (desist(o|ir|indo|i)|desmoron~|desab(ei|o|ando|ar))
  nada .. (certo|sentido|graca|adianta|anima)
  tudo .. (errado|perdido|desmoron~|escuro|cinza|pesado|demais)
  (minha|a) vida .. (bagunca|caos|parad~|errad~|sentido|merda|inferno|travad~|vazia)
  (dificil|pesado|barra|osso) .. (pra mim|demais|aguentar|lidar|hoje|viver|segurar)
  (foda|puxado|complicad~|insuportavel) .. (pra mim|demais|aguentar|lidar|hoje|viver|segurar)
  (semana|dia|fase|mes|ano|momento) .. (dificil|ruim|pessim~|horrivel|pesad~|complicad~|merda|bosta|cao)
  (coracao|peito|alma) .. (apertad~|pesad~|partid~|doi|doendo|machucad~|vazio|mao|acelerad~)
  (aperto|no|buraco) n(o|a) (peito|coracao|garganta)
  (minha )?(cabeca|mente) .. (nao para|cheia|a mil|pesada|confusa|longe|bagunca|no)
  (me mach~|me doi|me doeu|me abal~|me afet~)
  (me consom~|me mata|me matando|acabando comigo|acaba comigo|mexeu comigo)
  ninguem .. (entende|liga|importa|ouve|escuta|gosta|quer)
  (sou|me acho|fui) .. (burr~|idiota|inutil|fei(o|a)|fracassad~|peso|culpad~|problema|trouxa|lixo|suficiente)
  (por dentro|mascara|fingir|fingindo|guardo tudo|engulo|entalad~|engasgad~)
  (errei|estraguei|falhei|pisei na bola|fiz besteira|meu erro|meus erros)
  (meu )?passado
  (pressao|pression~|julgad~|julgam|exigen~)
  hoje (ta|foi|ta sendo) (osso|foda|pessimo|horrivel|dificil|tenso|punk|complicado|pesado)
  que (dia|semana|vida|fase|mes|ano)
  passando por (um|uma|uns|umas|momento|problemas)
  (problemas?|situacao|momento) (pessoa~|emociona~|famili~|delicad~|em casa|meus?)
  (o dia todo|o dia inteiro|trancad~) (na cama|no quarto|deitad~)
  nao (quero|consigo) (sair|levantar|comer|falar|parar|confiar|ser|me|relaxar|dormir|ver|mais)
  (nao sei|como) lidar
  sozinh(o|a) (pra|no|na|nesse|nessa|em)
  (nao|nunca) (sou|fui|serei|me acho) .. (suficiente|capaz|feliz|amad~|boa|bom|ninguem|prioridade)
  (por que|porque) .. (comigo|doi|sou|sempre|nunca|eu)
  ninguem .. (comigo|mim|me)
  todo mundo .. (me|menos eu|feliz|frente|casando|evoluindo)
  (juntar os cacos|virar a pagina|volta por cima|altos e baixos)
  (montanha russa|por um fio|a flor da pele|ultima gota)
  (sem chao|sem rumo|sem saida|sem norte)
  (do avesso|de cabeca pra baixo|no automatico|piloto automatico|empurrando com)
  (me perdi|me encontr~|me tornei|me reconheco|me isol~|me fech~|me anul~|me culp~|me cobro|me julg~)
  (peso|mundo) .. (ombros|costas|consciencia)
  (estragando|estrago|estraguei) tudo
  so (eu|queria|quero|atrapalho|erro|faco)
  (sobrevivendo|modo sobrevivencia|afund~|me afogando)
  (queria|quero|preciso) .. (paz|sossego|um tempo|colo|abraco|feliz|me amar|me aceitar|dizer nao|esquecer)
  aprender a (dizer nao|me ~|lidar|viver|ser|confiar|perdoar|aceitar)
  (me sentir|me amar|gostar de mim|me valoriz~|me aceitar|em mim|de mim|comigo mesm~|pra mim mesm~)
  opiniao (dos outros|das pessoas)
  (nao|nunca) mere(co|cia|ce)
  doi .. (tanto|demais|muito|ver|saber|ate)
  (fingir|sorris|sorriso|cara de paisagem|aparencia)~
  (sem|nao tenho) (ninguem|com quem|amigos)
  (saco cheio|de saco|nao to legal|nao to bem|to mal|malzao|malz)
  o problema (sou eu|e comigo|sou so)
  a beira d(e|o)
  (cansei|nao passa|por um triz|gota d agua|pior inimig~|meus demonios|meus pensamentos|looping|zona de conforto)
  (briga|guerra) interna
  (paz|sem paz|minha paz|em paz|ser feliz|felicidade)
  (travo|explodo|gritei|desabo|grito) (com|quando|por|na)
  (imagin~|esper~) .. pior
  (viv~|virou) .. inferno
  (ta|tava|e|foi) .. (foda|osso|merda|caos|inferno|bosta|insuportavel|horrivel)
  nada (me|mais|do que)
  (por dentro|brilho|cor|fe|alegria|encanto|rumo|chao|norte) .. (perd~|apag~|abalad~)
  perd(i|eu|endo) (o|a) (brilho|cor|fe|alegria|encanto|rumo|chao|norte|controle|cabeca|graca|esperanca|vontade)
  perdi (minha|meu) ~
  (voltar no tempo|segunda chance|nascer de novo|ser outra pessoa|era mais feliz)
  (duro|dura|exigente|cruel|injusta|injusto) comigo
  (forte|fraco|fraca) (demais|o tempo todo|por todos|pra sempre)
  (mais )?autoconfianca
  (confianca|confiar) .. (pessoas|outros|ninguem|mim)
  tremendo de ~
  (evitando|evito|me afast~) .. (todo mundo|todos|pessoas)

  # sleep lost to worry
  (perd~|tir~) .. (sono|noites?)
  (insonia|sem dormir|nao durmo|nao consigo dormir|nao dormi|mal durmo) .. (de|por|pensando|por causa|com) ~

  # doubts and decisions
  nao sei (se|o que|como|mais|lidar|que) ~
  (duvida|duvidas|dilema|encruzilhada|impasse|em cima do muro)
  decis(ao|oes)
  decid(ir|o|i)
  (escolha|escolhas|escolher|caminho|caminhos|rumo)
  (devo|deveria|devia) ~
  (sera|sera que) .. (devo|eu|to|fiz|sou|vale|melhor|minha)
  vale a pena ~
  (e se eu|se fosse voce|no meu lugar|o que voce faria)
  (proposito|sentido da vida|quem eu sou|autoconhecimento|mudar de vida|recomec~|seguir em frente)
  (medo|coragem) (de|pra) ~
  (ficar ou ir|ir ou ficar|sim ou nao|fico ou|vou ou|aceito ou|caso ou)
  (sentido|motivo|razao) .. (vida|continuar|viver|tudo|isso)
  qual .. (sentido|caminho|decisao)
  nao consigo decidir
  (terminar|largar|desistir|sair|ficar) ou ~
  pros e contras
  o que (fazer|faco) .. (vida|agora|comigo)
  (qual|que) (caminho|decisao|escolha) .. (sigo|seguir|tomar|tomaria)
  (largo|largar) tudo
  (mudar|me mudar) de (pais|cidade|vida)
  entre a (razao|cruz)
  (na minha|nessa) situacao

  # asking to be heard
  desabaf~
  conselh~
  aconselh~
  (o que|que) voce (acha|pensa|faria|me diz)
  (sua|tua|uma|outra) (opiniao|visao|perspectiva)
  voce acha .. (que|eu|certo|normal)
  me (ajuda|ajude|ajudar) .. (pensar|entender|lidar|decidir|superar|refletir|sair|enxergar)
  (preciso|queria|quero|posso|vamos) .. (conversar|falar com alguem|ser ouvid~|colo|abraco|apoio|de alguem)
  me (escuta|ouve|acolhe|entende)
  (terapia|psicolog~)
  (lidar|superar|aceitar|enfrentar|aprender) com?
  (me aconselh|me orient)~
  (reclamar|contar uma coisa|falar de uma coisa|botar pra fora|por pra fora)
  (um norte|uma luz|uma direcao|um rumo|uma palavra)
  (fica comigo|conversa comigo|fala comigo)
  (me )?(da|de) (um )?(abraco|colo|apoio|norte)
  (pode|poderia|posso) .. (me ouvir|me escutar|falar|desabafar|reclamar)
  e normal .. (sentir|ficar|se sentir)
  acha que .. (eu|to|errei|exagerei)

  # conflict and hurt
  (conflitos?|desentendimento|atrito|discussao) .. (com|interno|comigo)
  (me|te) (tratou|trata|ignora|ignorou|abandon~|decepcion~|humilh~|magoou|traiu|largou|deixou)
`);
