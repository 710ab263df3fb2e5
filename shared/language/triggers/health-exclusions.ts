import { patternLines, patternParts } from "./pattern-parts.ts";

const { few, meal, fiction, trivia, show, world } = patternParts;

/** What sounds like the user's body or habits and is something else. */
export const healthExclusions: readonly string[] = patternLines`
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
    (?:vou|fui|indo|bora|partiu|ja vou|deixa eu|hora de ir) (?:\w+ )?(?:dormir|nanar)(?! (?:mal|cedo|tarde|melhor|\d|meia|uma|duas|as|la pel\w+|sem|com|mais|pouco))
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
    (?:receita|como (?:faz|fazer|faco|se faz|preparar)|ingredientes?|recheio|massa|cobertura) (?:de |do |da |pra |um |uma )*${meal}
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
  `;
