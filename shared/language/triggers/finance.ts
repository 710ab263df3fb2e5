import { readHeadings } from "./expressions.ts";

/** The expressions by which messages for the skill `finance` are found. expressions.ts explains the notation. */
export const financeLists = readHeadings(`
  # money
  dinheir~
  grana~
  verba
  tutu
  bufunfa
  centavos?
  tost(ao|oes)
  trocad(o|a|inho)s?
  moedas?
  carteira
  orcamento~
  saldo
  extrato
  patrimonio
  financ~
  cofrinho
  reserva de emergencia
  (bolso|bolsa) (vazi~|furad~)

  # amounts
  r$ ?<number>
  <number> (reais|real|reau|contos?|pilas?|mangos?|paus?|pratas?|dilmas?)
  (uns|umas|poucos|muitos|varios|cada) (reais|contos|pilas|mangos)
  vintao
  cinquent(ao|inha)
  (cen|mil|dez|vint|trint)(zinho|inho|ao)
  <number> (por mes|mensais|por semana|por cabeca|por pessoa|a diaria|a sessao|a hora)
  em <number> (x|vezes)
  <number>x de
  <number> de (entrada|desconto|juros|multa|teto|limite)
  (mixaria|merreca|ninharia|fortuna|bolada)
  (uma nota|olhos da cara|hora da morte)

  # spending
  gast(ei|o|os|a|ar|ou|amos|ando|ava|aria|aram|ado|ao|adora|adeira|inho)
  pag(o|a|ar|uei|ou|amos|aram|ando|ava|ue|uem|am|amento|amentos|as|os)
  compr(ei|ar|ou|ando|amos|inhas?)
  (cancelei|cancelaram) (a|minha) compra
  (adiantei|antecipei|adiantar|antecipar) (<number>|uma|duas|tres|quatro|cinco|seis|todas) (d(o|a)|parcel~|prestac~)
  torr(ei|ar|ando|ou)
  desembols~
  custa~
  custou
  custos?
  despesas?
  precos?
  car(o|a|os|as|issim~)
  barat(o|os|inho|inha)
  desconto~
  cupom
  cashback
  pechinch~
  (mao de vaca|pao duro)
  consumis~
  (saiu|ficou|deu|foi) (por )?<number>
  rach(ar|ei|amos|ando) (o|a) ~
  a vista
  (entrada|financiar|financi~) .. (carro|casa|ape|apartamento|moto)
  troc(ar|ei) .. (carro|celular|moto)
  (cobrar|cobro|cobrei) .. (por|hora|<number>)
  quanto .. (entrada|cobro|cobrar|render|custa|ta|sai)
  emit(ir|o) nota
  (compr~|comprar) .. (presente|roupa|casa|carro|apartamento)
  (tanque cheio|enchi o tanque|taxad(o|a)|black friday|shein|shopee|por impulso|bancar|malabarismo)

  # earning
  salari~
  renda
  ganh(o|ei|ar|ando|amos) (mal|bem|pouco|mais|menos|<number>)
  receb(i|o|er|eu|ia|endo|imento|imentos)
  faturei
  fatur(ar|ou|amento|ando)
  lucr~
  prejuizos?
  comiss(ao|oes)
  bonus
  abono
  beneficio
  aposentadoria
  pensao
  mesada
  vale (refeicao|alimentacao|transporte)
  holerit~
  contracheque
  adiantamento
  decimo terceiro
  13o
  restituicao
  reembols~
  estorn~
  gorjeta
  (caiu|cairam|entrou|entraram|pingou) (o|a|uns|umas|meu|minha|<number>)
  cobr(o|ar|ei|ando|am|aram|ou)
  (pix|pagamento|salario|dinheiro) (do|da|caiu|entrou|atras~)
  (freela|bico|venda|trabalho) .. <number>
  pag(a|ou|aram) .. (freela|dobrado|hora extra|atrasado)
  (auxilio|bolsa familia|bpc|decimo|quinto dia util|vale|plr|bonificacao|receitas?|renda extra)

  # bills
  boletos?
  faturas?
  parcel~
  (devolvi|devolver|devolvemos|devolveram) (o|a|os|as|meu|minha) (compra|celular|notebook|tablet|tv|fone|relogio)
  (devolvi|devolver|devolvemos|devolveram) (o|a|os|as|meu|minha) (sofa|geladeira|fogao|maquina|movel|colchao|cama|mesa)
  (devolvi|devolver|devolvemos|devolveram) (o|a|os|as|meu|minha) (tenis|sapato|bota|roupa|vestido|camisa|calca|bolsa)
  (list~|mostra) (os )?(meus|minhas) (cartoes|faturas|contas)
  (qual|quanto) (o )?meu limite
  prestac~
  mensalidades?
  anuidades?
  condominio
  alugue(l|is)
  contas?
  (conta|contas) (de|da) ~
  vence~
  venci~
  taxas?
  tarifas?
  impostos?
  (ipva|iptu|inss|fgts|irpf|darf|pis|irrf)
  multas?
  juros
  assinaturas?
  pedagios?
  frete
  cobrancas?
  seguro
  consorcio
  carne de pagamento
  nota fiscal
  (plano de saude|carne|carnes|crediario|vr)
  (apolice|receita federal|tribut~|notas fiscais|malha fina|declarar .. ir)
  (atras~|cort~) .. (luz|agua|internet|aluguel)

  # debts
  divid(a|as|inha|inhas|ao)
  endivid~
  dev(o|e|endo|ia) .. <number>
  (me|te) dev(e|em)
  devendo
  emprest~
  fiado
  calote~
  agiotas?
  negativad~
  nome sujo
  inadimpl~
  (serasa|spc|score)
  renegoci~
  quit(ar|ei|ado|ada|ando|ou|acao)
  amortiz~
  cheque especial
  rotativo
  rombo
  vermelho
  no (azul|negativo|sufoco)
  (lis(o|a)|falid(o|a)|pindaiba)
  fali(r|mos)?
  falencia
  (fim|final) do mes
  (sobra|sobrou|falta|faltou) .. mes
  apert(o|ar|ado|ada|ou)
  (credor~|acordo|cartorio|penhor~|refinanc~|corda no pescoco|cheques?|restricao|cpf)
  (vir(o|ei|ar)|fech(o|ei|ar|a|ou)) .. mes
  (quem|quanto) .. dev(o|e|em)
  (no aperto|zerad(o|a)|sem (um )?real)

  # banks
  bancos?
  bancari~
  cart(ao|oes)
  credito
  debito
  pix
  (transferencia|deposito|saque)s?
  transfer(i|ir|iu|indo)
  deposit(ei|ar|ou|aram)
  (sac|saqu)(ar|ei|ou|amos|ando)
  (nubank|itau|bradesco|santander|picpay|inter|caixa|c6|roxinho)
  (quanto|quais|qual) (tenho|sobra|sobrou|e|eh) (de|o|meu|o meu) limite
  (limite|limites|teto|tetos)
  (clonaram|estelionato|golpe)

  # saving and investing
  poup(ar|anca|ei|ando|o)
  economi~
  guard(ei|ar|ado|ando) .. (<number>|dinheiro)
  junt(ar|ando|ei) .. (<number>|dinheiro|grana)
  invest(ir|i|imento|imentos|indo|iu|idor|e)
  rend(e|endo|eu|imento|imentos)
  (acoes|acao da bolsa|bolsa de valores)
  (dividendos?|fiis|cdb|cdi|selic|lci|lca|tesouro)
  (bitcoin|cripto~)
  (dolar|euro|cambio|cotacao)
  (previdencia|heranca|financiamento|hipotec~)
  (loteria|mega sena|bolao|aposta~|apostei|bets?|tigrinho|vaquinha|rifa)
  (milhas|rateio|caixinha|debentures|ipca|inflacao|corretora|50 30 20|pe de meia|fundos imobiliarios|ethereum|btc)
  (ted|paypal|pagbank|pagseguro|neon|will bank|mercado pago)
  (quero|planejando|sonho|pretendo) .. comprar (um|uma|meu|minha)

  # shops and services
  (mercado|supermercado|mercadinho|acougue|feira|padaria|padoca|farmacia)
  (uber|99|taxi|onibus|metro|passagem|estacionamento|gasolina|combustivel|posto|abastec~)
  (ifood|delivery|lanche|marmita|restaurante|almoco|jantar|janta|pizza|hamburguer|acai|sorvete|sushi|churrasco)
  (luz|energia|gas|botijao|agua|internet|telefone|celular|wifi|condominio|escola|creche|faculdade|academia)
  (netflix|spotify|disney|hbo|globoplay|prime|youtube|icloud|streaming|smart fit)
  (cinema|bar|show|ingresso|teatro|balada|cerveja|presente)
  (cabelo|salao|unhas?|manicure|barbeiro|barba|depilacao|dentista|diarista|faxineira|baba)
  (oficina|mecanico|conserto|pneus?|revisao|encanador|eletricista)
  (roupas?|tenis|sapato|fraldas?|racao|remedio|perfume|maquiagem|livros?|brinquedo)

  # asking about money
  quanto .. (gast~|pag~|dev~|ganh~|receb~|sobr~|cust~)
  (quanto|oque|o que) .. (falta|resta|tenho)
  (qual|quais|que) .. (vence~|conta|contas|boleto)
  (compara|comparar) .. (mes|meses)
  (lanc|anot|registr|cadastr|adicion)(a|e|ar|ei|o) .. <number>
  (categoria|categorias)

  # reports of what was recorded
  (resumo|balanco|fechamento|relatorio|retrospectiva) .. (semana|semanal|mes|mensal|ano)
  relatorio de (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
  (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
`);
