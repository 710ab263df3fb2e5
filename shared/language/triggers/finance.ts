import type { SkillTriggers } from "./skill-triggers.ts";
import { financeQuestions } from "./finance-questions.ts";
import { patternLines, patternParts, reportRequests } from "./pattern-parts.ts";

const { my, number, amount, few, some, fiction, trivia, show } = patternParts;
const COIN = "(?:reais|real|reau|reaus|contos?|pilas?|mangos?|mangas|paus?|pratas?|dilmas?|temers?|k por mes)";

export const financeTriggers: SkillTriggers = {
  skill: "finance",
  patterns: [
    ...reportRequests,
    ...financeQuestions,
    ...patternLines`
    # amounts
    bolao (?:de|da|com)
    (?:preciso|precisava|to precisando|falt(?:a|am|ou)|arrum\w+|consegu\w+) (?:de )?(?:r\$ ?)?\d{3,}(?! ?(?:passos|ml|kcal|calorias|pontos|metros|anos|dias|gramas|pessoas|seguidores|km|horas|vezes|inscritos|palavras|paginas|likes))
    taxad[oa]|fiz (?:r\$ ?)?\d{2,} (?:limpo|hoje|no dia|de corrida)
    (?:viv\w+|me viro|passar o mes) com (?:r\$ ?)?\d{3,}
    (?:anot|registr|lanc|coloc|bot|po|salv|adicion)(?:a|e|ei|ar|o)(?: ai)?:? (?:r\$ ?)?\d{2,}(?! ?(?:ml|kg|min|minutos|km|horas|h\b|hs|passos|g\b|gramas|copos|litros|paginas|flex\w+|x\b|quilos|l\b|graus|agach\w+|abdom\w+|segundos))
    (?:a|minha|de|entrou|recebi|ganhei|tirei) comissao
    (?:mercado|supermercado|feira|padaria|farmacia|uber|99|taxi|posto|ifood|lanche|almoco|jantar|janta|restaurante|luz|internet|acougue|pizza|estacionamento|salao|manicure|passagem|hotel|cinema|oficina|mecanico|conserto|revisao|rodizio|delivery|shopping|pet ?shop|veterinari\w|cabeleireir\w|barbeiro|corte de cabelo|roupas?|sapatos?|tenis novo|cerveja|bar|cafe|sorvete|bolo|pastel|churrasco|diarista|faxina|presente|escola|creche|material escolar|condominio|gas de cozinha|gas|gas de cozinha|racao|barbearia|vet|streaming|netflix|spotify|celular)(?: (?:hoje|ontem|do mes|de hoje))?[:,]? (?:r\$ ?)?\d{2,}(?:[.,]\d+)?(?! ?(?:h\b|hs|horas?|min|km|x|vezes|pessoas|g\b|kg|ml|anos|dias|metros|graus|e \d+h))
    (?:comprei|troquei|consertei|arrumei|conserto|revisao|oficina|pneus?|encanador|eletricista|mecanico)${some},? (?:r\$ ?)?\d{2,}(?! ?(?:h\b|anos|km|dias|pessoas|vezes|min|g\b|kg|unidades|pessoas))
    \d{1,3}(?:\.\d{3})+(?:,\d{2})?(?! ?(?:passos|pessoas|km|habitantes|seguidores|anos|metros|vezes|visualizac\w+|calorias|kcal|views|m2))
    \d[\d.]* (?:por mes|mensais|por ano|por hora|ao mes|a diaria|a sessao|a consulta|a hora|por semana de|por cabeca|por pessoa)
    \d{2,} (?:pra|de|por) cada|\d+ emprestad\w+|emprestad[oa]s? \d+|pedi\w* (?:\d+ )?emprestad\w+
    (?:cem|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil)(?: e \w+)* (?:n[oa]|com|pr[oa]|por mes|emprestad\w+|de (?:luz|agua|entrada|conta|mercado))
    (?:\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|cinquenta|cem) mil(?! (?:passos|pessoas|habitantes|seguidores|km|metros|anos|views|visualizac\w+|vezes|quilometros|inscritos|likes|kcal|calorias|ml|palavras|curtidas|alunos|horas|torcedores|exemplares|especies|litros|pecas|maneiras|coisas|unidades|e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|onze|doze|quinze)\b))
    (?:em|de) (?:ate )?\d+ ?(?:x|vezes)(?! (?:por|na|ao|a|mais|menos|maior))|no total(?: \w+)? \d+|\d+ no total
    \d+,\d{2}(?! ?(?:kg|quilos?|m\b|metros?|l\b|litros?|km|cm|%|de altura|graus))
    (?:deu|ficou|foi|foram|saiu|sai|deram|entrou|entraram|sairam|vale|tirei|coloca|poe|lanca|anota|bota)(?: \w+){0,2} \d+(?:[.,]\d+)? (?:n[oa]|d[ea]|do|pr[ao]|em|com) (?:mercado|supermercado|feira|padaria|farmacia|uber|99|taxi|onibus|metro|posto|ifood|lanche|almoco|jantar|janta|restaurante|bar|cerveja|cinema|shopping|roupa|roupas|luz|agua|internet|celular|acougue|hortifruti|pizza|cafe|estacionamento|salao|cabelo|unha|manicure|presente|gas|conta|escola|creche|academia|streaming|netflix|spotify|passagem|viagem|hotel)
    (?:mercado|supermercado|feira|padaria|farmacia|uber|99|taxi|posto|ifood|lanche|almoco|jantar|janta|restaurante|conta|luz|internet|acougue|pizza|estacionamento|salao|manicure|passagem|hotel|cinema|total|tudo|compra|conserto|mecanico|oficina|rodizio) (?:me )?(?:deu|ficou|foi|saiu|veio|deram)(?: \w+){0,2} \d+
    \d+(?:[.,]\d+)? (?:n[oa]|de|do|em|com|pro|pra) (?:mercado|supermercado|feira|padaria|farmacia|uber|99|taxi|onibus|metro|posto|ifood|lanche|restaurante|bar|cerveja|cinema|shopping|roupas?|acougue|hortifruti|pizza|estacionamento|salao|manicure|streaming|netflix|spotify|passagem|conta)
    r\$ ?\d[\d.,]*|${number} ?${COIN}|(?:umas|cada|poucos|muitos|varios|os|meus) (?:reais|contos|pilas|mangos)
    \d+ ?(?:x|vezes) de|\d+ ?k (?:de|por|no|na) (?:mes|conta)|vintao|cinquentinha|cinquentao|cenzinho|milzinho
    quinhentinhos?|dezinho|vintinho

    # money
    banc(?:ar|uei|ando) (?:o|a|tudo|todo|meu|minha|os|as)|(?:meu|o|do) decimo|por impulso|d[ao] vermelho
    sa(?:ir|i|indo) d[oa] (?:buraco|aperto)|\d{2,}(?: reais)? dividid\w+ (?:em|por)|divid\w+ (?:r\$ ?)?\d{2,}|frete
    (?:dezesseis|dezessete|dezoito|dezenove|vinte e \w+|trinta e \w+) reais
    (?:mand\w+|deu|dei|dar|me deu|ganhei|pixei) (?:r\$ ?)?\d{2,}(?: \w+)?(?: de presente| pra mim| de aniversario|$)
    (?:quanto|quais?)(?: \w+){0,2} (?:dou|dar) de entrada|malabarismo pra|some da (?:minha )?mao

    (?:uma|aquela) bolada (?:n|em|de|com|pra|do|da)\w*|bolso (?:ta |anda |tava |ficou )?(?:vazio|furado|doendo|seco)

    carteira|merreca|mixaria|ninharia|moedas?|moedinhas?|tenho guardad[oa]
    (?:valor|quantia|montante|total) (?:que|guardad\w+|gast\w+|pag\w+|devid\w+|em aberto)|bonus|abono|beneficio|bpc
    pis|auxilio|dinheir\w+|grana\w*|verba|tutu|centavos?|tost(?:ao|oes)|trocad[oa]s?|o troco|de troco|financ\w+
    economi(?:zar|zei|zo|za|zando|zamos|zado|zou|ze)|${my} economias?|economias|poup(?:anca|ar|ei|ando|o|ou)
    orcamento\w*|saldo|extrato|patrimonio|renda|rendiment\w+|rendendo|rendeu

    # spending
    (?:gastei|deu|saiu|foi|virou|cobraram|deixei) (?:\w+ )?uma nota

    (?:quero|queria|pretendo|penso em|sonho de) comprar (?:um|uma|meu|minha)(?: \w+)? (?:carro|casa|ape|apartamento|moto|terreno|imovel|celular|iphone|notebook|tv|geladeira|sofa|computador|ps5|videogame)
    no (?:meu )?bolso|mao de vaca|pao dur[oa]|compr\w+ compuls\w+|sem gastar|torneira de gastos
    ta (?:tudo )?pela hora da morte|olhos da cara|uma fortuna
    gast(?!r|ur)(?:a|o|ar|ei|ou|as|am|os|ando|amos|ava|aria|aram|assem?|astes?|arei|ao|anca|adeira|ado|inho|inhos)
    despesas?|custos? (?:de|do|da|fixo|mensa)\w*|custou|(?:vai|me|nos|custa) custa\w*|custa caro|precos?
    carissim[oa]s?|baratinh[oa]|caloteir[oa]
    pag(?:ar|uei|ou|o|a|amos|aram|ando|ava|aria|arei|uem|ue|as|am|os|amentos?|uinha|arem)
    compr(?:ei|ar|amos|ou|ando|o)${few} (?:por|a|de) ${amount}(?: ?${COIN})?
    compr(?:ei|ar|ou|ando|inhas?)${few} (?:a prazo|a vista)
    (?:posso|da pra|consigo|vale a pena|tenho como|condicoes de|devo|deveria|querendo|pensando em|planejando|sonho em) comprar
    (?:minhas|as|umas|varias|fazer|fiz|fazendo) compras|compras? (?:do mes|online|internacion\w+|desnecessari\w+)
    consumismo|gastadora?|torr(?:ei|ar|ando|ou)|rach(?:ar|ei|amos|ou|ando) (?:a |o )?(?:conta|valor|uber|pizza|jantar)
    (?:to|ta|e|tao|muito|mais|ficou|fica|achei|saiu|super|bem|tudo) car[oa]s?|baratos?|baratas de
    (?:um|de|com|tem|ganhar|ganhei|pedir|bom|maior|algum|a vista|sem) desconto|descontos|cupom|cashback|black friday
    pechinch\w+

    # bills

    atras\w+ (?:a |o )?(?:luz|agua|gas|net|internet)|cortaram (?:a |minha |o )?(?:luz|agua|internet|gas)
    ganh(?:ei|ou|o|ar|amos) (?:r\$ ?)?\d{2,}(?! ?(?:kg|quilos?|a |x |pontos|anos|seguidores|vezes|likes))
    pelo (?:menos )?r\$

    (?:cancel\w+|assin(?:ei|ar|o)) (?:\w+ ){0,3}(?:netflix|spotify|deezer|prime|disney|globoplay|youtube premium|icloud|hbo|smart ?fit)
    (?:resumo|balanco|fechamento) (?:d[oa]|desse|dest[ae]) (?:mes|ano)
    (?:caiu|cairam|entrou|entraram|pingou) (?:uns? )?\d[\d.,]* (?:\w+ )?d[eoa]|assinaturas?|carnes?|crediario
    malha fina|declar\w+ (?:o |meu )?ir|vr|recebi (?:o |meu )?vale|seguro (?:venc\w+|do|da|caro)|apolice
    entrada (?:n[oa]|d[oa]) (?:carro|casa|ape|apartamento|moto|imovel|terreno)|dei entrada n[oa]

    conta (?:de \w+ )?(?:ta|tava|ficou|ta quase) (?:zerada|negativa|atrasada|cara|alta|absurda|vazia)
    minha conta${few} (?:zerada|vazia|negativa|bloqueada|vermelho)

    (?:entrou|entraram) (?:r\$ ?)?\d{2,}|sa(?:iu|iram) (?:r\$ ?)?\d{3,}|receb(?:imento|imentos|ivel|iveis)|creditos
    receitas? (?:previst\w+|do mes|mensa\w+|fixas?|extra)|balanco (?:final|mensal)|fechar do mes|boletos?|faturas?
    parcel\w+|prestac\w+|mensalidades?|anuidades?|pedagios?|multas?|condominio atrasado
    valor (?:da|do) (?:conta|compra)|taxas?|tarifas?|alugue(?:l|is)|vencimentos?|a vencer
    vence\w* (?:amanha|hoje|dia|essa semana|semana que vem|ta|ja|quando)
    contas? (?:a|pra|de|do|da) (?:receber|luz|agua|gas|internet|telefone|celular|energia|mes|casa|condominio|mercado|casal|restaurante|bar)
    contas? (?:vence\w*|venci\w*|atrasad\w+|em atraso|em dia|chegou|veio|fech\w+|aberta|fixas?|mensa\w+|corrente|conjunta|digital|pendentes?|juridica|zerada|negativ\w+)
    (?:${my}|as|quais|quantas|essas|umas|das|nas|uma|varias|muitas|tantas) contas|na (?:minha )?conta|pra minha conta
    da minha conta|ipva|iptu|inss|fgts|irpf|impostos?|tribut\w+|receita federal|darf|13o|decimo terceiro
    plano de saude|seguro (?:de vida|desemprego|residencial|auto)|nota fiscal|notas fiscais

    # debts

    (?:vou|to|ficar|fico|fiquei|continuo|sem|parar de|odeio|nao) (?:\w+ )?dever (?:mais|pra|pro|ninguem|a |ao)
    dever (?:pra ninguem|menos)|rotativo|acordo (?:do|com o|no|da) (?:credor|loja)|protesto no cartorio
    (?:cai|caiu|cair) n[ou]m? golpe|golpe do whatsapp|clonaram|estelionato|suj\w+ (?:o )?(?:meu )?nome
    (?:tigrinho|bets|apost(?:ei|ar|ando) (?:n[oa]|em|tudo)|jogo do bicho|loteria|mega sena|cassino|viciad[oa] em (?:aposta|jogo|bet)s?|aposta esportiva)
    divid(?:a|as|inha|inhas|ao)|divda|endivid\w+|receb\w+${few} heranca|heranca de \d+|${my} credor\w*|inadimpl\w+
    negativad[oa]s?|nome sujo|limp\w+ (?:o )?(?:meu )?nome|serasa|spc|score
    emprest(?:ar|ei|ou|ado|ando)${few} (?:${amount})|emprestimos?|consignado|agiotas?|calote|fiado|penhor\w*
    hipotec\w+|dev(?:o|ia|emos|e|em|er|ndo)${few} ${amount} ?(?:pra|a|ao|de|pro|em|no|na)
    quanto (?:eu )?(?:ainda )?devo|devendo
    dev(?:o|ia) (?:ainda |tanto |muito )?(?:pro|pra|ao|no) (?:vizinh\w|loja|meu \w+|minha \w+)|devo na praca
    me dev(?:e|em)|juros|renegoci\w+|negoci\w+ (?:a |as |minhas? |o )?(?:divida|aluguel|debito)\w*
    quit(?:ar|ei|ado|ada|ando|ou|acao)|amortiz\w+|refinanc\w+|cobranca
    cobr(?:aram|ou|ando|ar)${few} (?:${amount}|indevid\w+|duas vezes|dobrado|a mais)
    atras(?:ei|ar|ou|ando) (?:o |a |as |os )?(?:aluguel|conta|fatura|boleto|pagamento)\w*|cheque(?: especial)?|cheques
    no vermelho|no azul|no negativo|falid[oa]|falencia|falir|fali
    (?:to|tava|fiquei|fico|ando|ficando|vivo|completamente|totalmente|sempre) (?:mais )?(?:lis[oa]|dur[oa]|durang[oa]|pelad[oa]|zerad[oa]|na lona|sem um puto|quebrad[oa])
    pindaiba|(?:mes|situacao) (?:ta )?(?:muito |bem |super )?apertad[oa]|apert\w+ (?:de|no) (?:mes|cinto)
    (?:fim|final) do mes${few} (?:nao|sem|zerad\w+)|(?:nao|nunca) sobra\w*
    sobr(?:ou|a|ar|ando)${few} (?:no fim do mes|esse mes|por mes)|o mes (?:nao )?fech\w+
    cheg\w+ (?:no|ao|ate o) fi(?:m|nal) do mes

    # income

    ter guardad\w+|quanto (?:eu )?preciso (?:juntar|guardar|ganhar)

    (?:qual|que) valor (?:eu )?(?:posso|devo|preciso|tenho|consigo|da pra)|balanco d[oe] (?:meu|minha|mes)

    estorn\w+|(?:minhas|nas|comprar|vender|meus|das) acoes|acoes (?:despenc\w+|subiram|cai\w*|em alta|em baixa)
    junt(?:ar|ando|ei|o) pra (?:viajar|viagem|comprar|casa|carro|dar entrada|trocar|o|a)|50 30 20
    (?:separ|reserv|destin|econom|poup|guard|junt)\w+ (?:r\$ ?)?\d{2,}
    (?:quanto|quantos) (?:eu )?(?:cobro|cobrar|cobrava|devo cobrar)

    quanto (?:eu |que eu |a gente |ainda |ja |me |que |e que eu )*(?:ganho|ganhei|investi|guardei|rende)
    (?:quinto|5o) dia util|virar o mes|vir(?:ei|o|ou) o mes|fech\w+ o mes|no (?:positivo|sufoco)|corda no pescoco
    apert\w+ (?:o|os) cintos?|conta nao fecha|(?:meu|o) limite (?:acab\w+|aumentou|diminuiu|subiu|caiu|ta)
    minha reserva|reserva completa
    vend(?:i|er|endo|eu) (?:o|a|meu|minha|meus|minhas|um|uma) (?:\w+ )?(?:carro|casa|moto|ape|apartamento|terreno|celular|notebook|bike|coisas|roupas)
    conta salgad[oa]|(?:um|e) (?:roubo|assalto) isso|gorjeta|abri\w* conta|negociar desconto|salari\w+|holerit\w+
    contracheque|vale (?:refeicao|alimentacao|transporte|compras)|adiantamento|comissao de|comissoes|bonific\w+|plr
    dividendos?|receb(?:i|o|er|ia|eu|endo|emos)${few} (?:${amount} ?${COIN}?)|a receber|vou receber|recebo dia
    ganh(?:o|ar|ei|ando|ava|a)${few} (?:\d\S* ?(?:mil|k|reais|por mes|por hora|mensa\w+|a mais)|por mes|mal|bem pouco|pouco|menos|muito bem|razoavel)
    bolsa familia|aposentadoria|previdencia|mesada|pensao|fatur(?:ei|ar|ou|amento|ando|o)|lucr\w+|prejuizos?
    restituicao|reembols\w+|vend(?:i|er|eu|endo|o)${few} (?:por|a|de) ${amount}

    # banks, cards, investments

    cobr(?:ou|aram|ando) (?:errado|caro|em dobro|de novo|o dobro)|quito (?:isso|a|o|essa|minha|meu)
    cpf (?:com restricao|sujo|negativad\w|bloquead\w)|meu cpf|milhas|no tesouro
    la se (?:vao|foram|foi|vai) (?:r\$ ?)?\d+|(?:no|num|passando|passar) (?:um )?aperto|passando perrengue de|rateio
    botijao

    transfer(?:encia|encias|ir|i|e|ido|indo|iu)|(?:faz|fazer|manda|mandar|mandei|fiz) (?:um |uma )?(?:ted|doc)
    mercado de acoes|credito|pix|bancos?|bancari[oa]s?|nubank|nu bank|roxinho|itau|bradesco|santander|caixa economica
    picpay|pagbank|pagseguro|neon|c6|will bank|paypal|cart(?:ao|oes|aozinho)|debito
    limite (?:do|da|de|estour\w+|alto|baixo)|estour(?:ar|ei|ou|ado|ando)${few} limite
    transfer\w+ (?:${number}|r\$|pra conta|pelo)|deposit\w+|sac(?:ar|ei|ou|ando)|caixa eletronico|caixinha
    invest(?!ig)\w*|aplicac(?:ao|oes) rende|tesouro (?:direto|nacional)|selic|cdi|cdb|cdbs|lci|lca|fiis?|debentures?
    ipca|inflacao|acoes (?:da|do|na|de|que)|bolsa de valores
    fundos? (?:imobiliari\w+|de investimento|de emergencia|de acoes)|reserva de emergencia|cripto\w*|bitcoins?|btc
    ethereum|corretora|dolar|cotacao|cambio|consorcio|day ?trade|junt(?:ar|ei|ando|o) (?:r\$|${number})
    guard(?:ar|ei|ando|o)${few} (?:por mes|todo mes|r\$)|pe de meia|meta de economia|cofrinho
    quanto (?:eu |que eu |a gente |ainda |ja |me |que )*(?:sobrou|sobra|posso gastar|recebi|recebo|entrou|tenho (?:guardad\w+|na|sobrando|disponivel|pra gastar|em caixa))
    abastec\w+|gasolina|combustivel|vaquinha|rifa
  `,
  ],
  exclusions: patternLines`
    mercado imobiliario|troco foi na mesma|na mesma moeda
    contas? (?:d[oae]|no|na) (?:instagram|insta|google|twitter|tiktok|facebook|email|gmail|steam|discord|xbox|playstation|psn)(?! (?:venceu|vence|ta cara|veio|subiu|aumentou|de \d|por \d))
    (?<!(?:tir|apag|remov|exclu|delet|cancel|pag|encerr)\w* (?:a |minha |essa )?)contas? (?:d[oae]|no|na) (?:spotify|netflix|disney|hbo|youtube|prime|ifood)(?! (?:venceu|vence|ta cara|veio|subiu|aumentou|de \d|por \d))
    vale a empresa|bancos? centra(?:l|is)|(?:empresa|firma|patrao|chefe)(?: \w+){0,2} me deve ferias
    (?:treino|trabalho|dia|reuniao|papo|assunto|estudo|conversa|encontro)(?: \w+){0,3} rend(?:eu|endo|imento)
    (?:tenis|sapato|pneu|sola|roupa|bateria|pilha|freio)(?: \w+){0,3} gast(?:ou|o|a|os|as)
    comissao (?:de etica|organizadora|julgadora|tecnica|parlamentar|de formatura)|transferencia de turno
    salario (?:pedir|coloco|pretendido)|(?:que|qual) salario pedir|${trivia}
    ${show}(?:,? \w+){0,8} (?:bancos?|dinheiro|assalt\w+|roub\w+|ric[oa]s?|divida|grana|milionari\w|financ\w+|heranca)
    (?:time|clube|flamengo|corinthians|palmeiras|vasco|santos|gremio|psg|barcelona|real madrid|chelsea|jogador)(?:,? \w+){0,3} pag\w+(?: car[oa])?
    pag\w+ car[oa] (?:pel|por)|quanto ganha (?:um|uma|o|a) \w+
    (?:qual|que) banco (?:patrocina|e (?:o )?(?:maior|mais)|foi)
    preco d[oa] (?:iphone|ps5|ferrari|tesla|playstation|xbox|galaxy|ingresso)|\d+ milhas
    milhas (?:por|em|de distancia|nauticas)|pretensao salarial
    transferencia (?:pra|de) (?:outr[oa] |a )?(?:filial|unidade|equipe|cidade|area|setor|escola|faculdade)
    (?<=treino(?:,? \w+){0,4} )pago|aperto (?:no peito|no coracao|de mao)|moedas? (?:d[oa]|oficial|mais|local)
    concurso (?:do|pro|da|de) (?:inss|banco|receita|caixa)|(?:fic\w+|roub\w+|pegou|levou|tomou) (?:com )?(?:o|meu|todo)(?: o| meu)? credito
    (?:tenis|futebol|jogo|partida) (?:\w+ )?\d+ (?:a|x) \d+|cafe (?:\w+ )?\d+ ?(?:h|horas)|baratos? (?:afins|total)
    carteira (?:de (?:motorista|identidade|habilitacao|vacina\w*|trabalho|estudante|couro)|assinada|digital de transito|nacional)
    (?:tirar|renov\w+|assin\w+) (?:a |minha )?carteira(?! de (?:dinheiro|investimento))|fase bonus|faixa bonus
    um conto (?:de|sobre|infantil|do|da|curto|que)|conto de fadas?|conto(?:s)? de (?:terror|fada|natal|horror)
    bonus (?:track|stage|do jogo|de xp)|abaixo assinad\w+|beneficios? (?:d[aeo]s? )(?!inss|governo|bolsa|empresa)
    beneficios (?:pra|do|da|de)|carnes? (?:assad|moid|vermelh|de |branc|bovin|suin|boa|bem|mal|ao|na|no)\w*
    (?:comi|como|comer|come|de|a|sem|assar|temperar|fazer|cozinhar|minha|nao) carne
    moedas? (?:do jogo|antiga|rara|comemorativa|pro alto)|cara ou coroa|${fiction}
    (?:ped\w+|peco|pedi) (?:as )?contas
    (?<=(?:trabalh\w+|vaga|emprego|concurso|entrevista|estagio|concursad\w) (?:n[oa]|d[oa]|pr[oa]|em um|num) )banco
    (?:negoci\w+|aumento|pedir|pretensao|proposta|faixa|melhor|piso|media) (?:de |do |no |meu |o |um )*salari\w+(?= (?:na|pra) (?:entrevista|vaga|empresa|area|profissao|cargo))
    invest(?:idor|idores|idora)
    transfer\w+ (?:d[ea] )?(?:escola|faculdade|jogador|arquivos?|setor|titulo|energia|calor|fotos?|curso|unidade|departamento|domicilio|do (?:neymar|messi|jogador))
    me transferi\w*|transferid[oa] (?:de|pra)|lista de compras|em conta que
    conta (?:pra|a) (?:mim|ele|ela|gente|todo mundo|alguem)
    (?:quanto|quantos) (?:foi|ficou|deu) (?:o jogo|a partida)|(?:foi|ficou|deu) \d+ (?:a|x) \d+
    heranca (?:cultural|genetica|maldita|historica)
    gast\w+ (?:o |a |meu |minha |todo |toda |todos |varios |muitos |uns |umas |\d+ |muito |tanto |minhas |meus |seu |demais )*(?:dias?|manha|tarde|noite|semana)(?= |$|[.!?,])
    gast\w+${few} (?:tempo|energia|horas?|minutos?|saliva|latim|sola|neuroni\w+|bateria|pilha|internet|dados|forca|tinta|municao|paciencia|voz|vida|juventude|calorias?|folego|municoes|agua)
    (?<=(?:tempo|energia|horas?|minutos?|paciencia) (?:que |eu |a gente |foi |ja |mal )*)gast\w+
    pag\w+ (?:o |a |um |uma |de |meu |esse |maior )*(?:mico|micao|pau|pra ver|pra|pato|lingua|promessas?|penitencia|pecados?|na mesma moeda|doid[oa]|louc[oa]|sant[oa]|malandr[oa]|sapo|boquete|vexame|preco|pela boca|geral|simpatia|sal)
    (?:versao|app|aplicativo|canal|site|ferramenta|plano) pag[oa]
    (?:economiz|poup)\w+ (?:o |a |meu |seu |um |muito )*(?:tempo|energia|esforco|bateria|dados|espaco|palavras|agua|caracteres|saliva|trabalho|memoria)
    me poup\w+|nos poup\w+|poup\w+ (?:me|nos|de)|poupa tempo|poupatempo
    invest\w+${few} (?:tempo|energia|esforco|em mim|nel[ea]|em nos|na relacao|no relacionamento|no casamento|nessa relacao|emocional\w*|afetiv\w+|carinho|amor|na gente)
    investid[ao] (?:d[oe]|contra|polic\w+)|renda se|rendeu (?:se|boas? |muito assunto|risada|papo|uma )|se rend\w+
    (?:vestid\w+|toalha|calcinha|blusa|cortina|saia|sutia|lingerie|tecido|tiara) (?:\w+ )?(?:de )?renda
    renda (?:francesa|portuguesa|renascenca|branca|preta|de bilro)
    rendimento (?:escolar|do time|no treino|do atleta|academico|da equipe|fisico|esportivo)
    banco (?:d[aeo]s? (?:praca|dados|sangue|horas|reservas?|carro|onibus|jardim|parque|leite|talentos?|moto|bike|bicicleta|cozinha|igreja|reus|imagens|questoes|sementes|areia|escola|madeira|couro|trem|metro|passageiro|motorista)|de tras|tras\w+|diant\w+|imobiliario|central d[oe] j)
    (?<=sent\w+ (?:n[ou]m?|em um|no meu) |mixed )banco
    saldos? (?:de gols?|(?:foi |muito |super |bem )*(?:positivo|negativo) d[aeo])
    extrato de (?:tomate|baunilha|bancada|propolis|malte|levedura|planta)|extrato vegetal
    cart(?:ao|oes) (?:amarel\w+|vermelh\w+|de (?:visitas?|memoria|embarque|aniversario|ponto|vacina\w*|natal|dia|feliz|amor)|post\w+|sd|micro\w*|do sus|sus|presente digital)
    (?<=(?:levou|tomou|recebeu|deu|juiz) (?:o |um )?)cartao
    credito (?:academico|da disciplina|extra|do filme|da foto|final|finais)|creditos? finais
    (?:dar|dei|merece|de|tem meu|todo) (?:o |todo )?credito (?:a|ao|pel[ao]|pr[ao])
    prestac(?:ao|oes) (?:de servicos?|de contas|de socorro)|multa contratual do
    assinatura (?:d[oe] (?:contrato|documento|termo|email|e mail|livro|gmail|acordo)|digital|eletronica)
    taxa (?:d[aeo] )(?:desemprego|natalidade|mortalidade|glicose|glicemia|metaboli\w+|basal|gordura|colesterol|quadros?|atualizacao|fps|acerto|vacinacao|alfabetizacao|criminalidade|ocupacao|aprovacao)
    taxas? metabolic\w+|valor (?:d[aeo]s? )(?:x|y|pi|amizade|vida|familia|variavel|funcao|gratidao|honra|equacao)
    (?:qualquer|nao tem|sem|seu) preco|preco da (?:fama|gloria|liberdade|vitoria|felicidade)|fundo do poco
    acoes (?:d[aeo]s? )(?:meus|outros|pessoas|marketing|graca|divulgacao|governo|personage\w+|vilao|heroi|sustenta\w+|caridade)
    acoes que (?:eu |ele |ela )?(?:fiz|tom\w+|faz\w*)|dever(?:es)? de casa
    devendo (?:\w+ )?(?:explicac\w+|visita|favor|resposta|satisfac\w+|desculpas?|ligac\w+|cafe|encontro|jogo|obrigac\w+|nada|ser|estar|ir|ter|abraco|parabens)
    devendo (?:um|uma)
    me dev\w+ (?:\w+ )?(?:explicac\w+|visita|favor|resposta|satisfac\w+|desculpas?|respeito|um|uma)
    dev(?:o|e|ia|er|em) (?:ter|ser|estar|levar|durar|dormir|beber|tomar|comer|fazer|andar|correr|dar|usar|esperar|faltar|ler|estudar|treinar|haver|malhar|caminhar|perder|pesar|voltar|acordar)${few} ${number}
    cobranca (?:de (?:falta|penalti|escanteio|lateral|tiro)|d[aeo] (?:chefe|minha mae|meu pai|mim|familia|sociedade)|excessiva|interna|comigo|emocional|psicologica|por resultados?|no trabalho)
    auto ?cobranca|cheque ?mate|troco (?:de roupa|ideia|mensage\w+|a roupa|o pneu|a lampada)
    o troco (?:vem|veio a cavalo)|pens[ao] (?:que|em|no|na|nisso|muito)
    caro (?:amigo|colega|leitor|senhor|sr|cliente|professor)|barat(?:o|os) (?:e |louco|total|doido|legal|disso)
    que barato|barata (?:voa\w*|na|no|gigante|morta|tonta)
    na conta (?:do|da|de) (?:instagram|insta|google|twitter|tiktok|facebook|face|email|netflix|spotify|gmail|steam|usuario|x)
    minha conta (?:d[oae]|no|na) (?:instagram|insta|google|twitter|tiktok|facebook|face|email|netflix|spotify|gmail|steam|x|discord|whats\w*|jogo|apple|icloud|microsoft)
    (?:por|tom\w+ de|dar|dou|dei|faz de|me dei|dando|deu|leva\w* em|em|no fim das|no final das|afinal de|fora de) (?:minha )?contas?
    contas? de (?:matematica|cabeca|somar|multiplicar|dividir|mais|menos|vezes)
    contas? (?:falsa|fake|hackeada|invadida|privada|comercial|verificada)
    caixinha de (?:som|musica|perguntas?|leite|papelao|remedio|surpresas?)|neon genesis
    luz(?:es)? (?:de |do |em )?neon|tesouro nacional da|score (?:do jogo|da partida|de \d)
    lucro (?:que|pra mim) (?:nao|ter)|saque (?:do tenis|viagem|e voleio|jornada)
    deposit\w+ (?:minha |toda |toda a |a |muita |tanta )*(?:confianca|esperanca|fe|expectativa)s?
    deposito de (?:lixo|bebidas|material)|quitanda|pagode|pagodinho|real madrid|real motivo|valor real|vida real
    tempo real|mundo real|real (?:oficial|significado|situacao|problema|valor)
    (?:fatos|motivos|numeros|casos|pessoas|historias|chances|problemas|personagens) reais
    reais (?:motivos|chances|intencoes|possibilidades|necessidades)|drible da vaca
    preco (?:que se paga|alto) (?:d|por)|cotacao de prestigio|cambio (?:automatic\w+|manual|do carro|desligo)
    cupom fiscal do|quanto (?:foi o )?jogo|ganh\w+${few} (?:de )?\d+ ?(?:a|x) ?\d+
    ganh\w+${few} (?:\d+ ?(?:kg|quilos?|kilos?)|peso|massa)|gasolina (?:do|da) (?:isqueiro)
    (?<=(?:comprei|comprar|perdi|recuperar|entrar n|entrei n)a )minha conta do
  `,
};
