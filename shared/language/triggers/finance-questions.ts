import { patternLines } from "./pattern-parts.ts";

const BILL =
  "(?:luz|energia|agua|gas|internet|net|wifi|celular|telefone|condominio|aluguel|escola|faculdade|creche|academia|" +
  "netflix|spotify|disney|hbo|globoplay|prime|youtube|deezer|icloud|streamings?|smart ?fit|gympass|plano|seguro|curso|" +
  "terapia|psicolog[oa]|diarista|iptu|ipva|tv)";
const BOUGHT =
  "(?:marmit(?:a|ex)|sorvete|hamburguer|sushi|salgado|coxinha|acai|cantina|lavanderia|lanchonete|cabelo|unhas?|sobrancelha|" +
  "depilacao|barba|teatro|ingresso|bilhete|brinquedo|caderno|fraldas?|flores|perfume|maquiagem|racao|remedio|dentista)";
const DAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha|depois de amanha)";
const SPAN = "(?:mes|semana|ano|quinzena|ontem|hoje|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|" +
  "outubro|novembro|dezembro|\\d+ dias)";
const UNPRICED =
  "(?!agua|sono|treino|exercicio|corrida|caminhada|peso|altura|febre|pressao|tempo|jogo|placar|prova|nota)";

/** Asking what falls due, what a bill costs and what something cost; having a bill or a limit taken away or changed. */
export const financeQuestions: string[] = patternLines`
  (?:o que|que|quais|qual|quando|quanto|algo|alguma coisa)(?: (?:ainda|eu|me|ja|vai|vao|ta|tao|mais|tem|e|que|contas?))* (?:vence[mru]?|vencendo|vencid[oa]s?|venceram)(?! (?:a |o )?(?:jogo|campeonato|eleicao|copa|luta|partida|na vida|medo|preguica))
  vence[mru]? (?:ate|antes d\w+|depois d\w+|n[ao] (?:proxim\w+|semana|mes|quinzena|fim|final|${DAY})|n?ess[ae]|n?est[ae]|ainda|logo|primeiro|${DAY}|fim de semana)
  (?:quando|que dia|dia que|quanto)(?: (?:que|e que|ja|vai|me))* (?:cai|caem|chega|vem|debita\w*|cobram?) (?:[ao]s? |meu |minha |n[ao] )*${BILL}
  quanto (?:que )?(?:e|ta|custa|fica|vem|veio|sai|anda|eu pago|pago)(?: \w+)? (?:[ao] |meu |minha |de |da |do |na |no |pel[ao] |com )*${BILL}
  quanto (?:ja |que |me )*(?:foi|deu|saiu|ficou|gast\w+|deixei|torrei)(?: \w+){0,2}? (?:de|com|em|n[ao]|d[ao]|pra) ${UNPRICED}\w+(?: \w+){0,2} (?:(?:n|d)?ess[ae]|(?:n|d)?est[ae]|n[ao]|d[ao]|em|desde)? ?(?:ultim\w+ )?${SPAN}
  (?:foi|deu|saiu|ficou) quanto (?:de|com|em|n[ao]|d[ao]) ${UNPRICED}\w+
  (?:tem|tenho|existe|ha) (?:alguma |algum )?(?:contas?|boletos?|faturas?) (?:pra|hoje|amanha|vencendo|vencid\w|atrasad\w|essa|esse|nessa|nesse|dia|em aberto|a pagar|pendentes?)
  vence[mru]? (?:o que|alguma|algo|alguem|qual|quais)|(?:qual|quais)(?: \w+){0,3} proxim[oa]s? (?:contas?|boletos?|faturas?|vencimentos?|pagamentos?)
  ${BILL} (?:vence|cai|chega|ta|e|custa|vem|veio|sai)(?: \w+)? (?:quando|que dia|(?:em |por )?quanto)
  (?:qual|quais|que) categorias?|categorias? (?:de gastos?|que (?:mais|eu)|pes\w+|de despesas?)|limites? de gastos?
  compar\w+ (?:\w+ ){0,2}(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|mes passado|os meses|os meus meses|esse mes)
  (?:saiu|deu|ficou|foi|custou|paguei|cobrou|cobraram) (?:r\$ ?)?\d+(?:[.,]\d+)? (?:[ao] |d[aeo] |n[ao] |pel[ao] )(?:uber|99|taxi|corrida|mercado|feira|padaria|padoca|farmacia|posto|ifood|delivery|lanche|almoco|janta|jantar|restaurante|bar|cinema|cabelo|salao|unha|barbeiro|frete|conserto|mecanico|oficina|${BILL})
  (?:nao (?:tenho|pago|assino|uso|quero)(?: mais)?|parei de pagar|larguei|cancel\w+|encerr\w+|par\w+ de assinar) (?:mais )?(?:[ao] |minha |meu )?(?:netflix|spotify|disney|hbo|globoplay|prime|youtube|deezer|icloud|streaming|gympass|academia|smart ?fit|internet|plano|seguro|tv|celular|terapia|curso)(?! d[ao] (?:mim|minha mae|meu pai))
  cadastr\w+ (?:uma |a |minha |essa )?(?:nova )?(?:conta|mensalidade|boleto|divida|renda|assinatura)|(?:conta|mensalidade) nova
  [oa] ${BILL} (?:agora |ja )*(?:ta|e|custa|subiu pra|foi pra|passou pra|virou|aumentou pra) (?:r\$ ?)?\d{1,4}(?:[.,]\d+)?(?! ?(?:mega|gb|graus|km|%|horas?|h|dias?|vezes|x))
  (?:to|ta|tao|tou|estou) (?:tudo |com tudo |as contas |com as contas )?em dia(?! com (?:o|a|os|as|minha|meu) (?:trabalho|estudos?|serie|leitura|vacina\w*))
  (?:passei|estourei|ultrapassei|excedi|passando) (?:d[eo] |algum |o |meu )*(?:limites?|tetos?|orcamentos?)
  [oa] (?:carro|moto|apartamento|casa|financiamento|consorcio) (?:termina|acaba|quita) (?:quando|em que)|quando (?:termina|acaba) (?:o |a |de pagar )*(?:carro|moto|apartamento|financiamento|consorcio|parcela\w*)
  (?:o que|algo|alguma coisa|alguma conta|quais?)(?: \w+)? (?:ta|tao|esta|ficou|tem) (?:atrasad\w|em atraso|pendentes?|em aberto|vencid\w|vencendo|pra pagar|a pagar)
  (?:da|dar|dei|deu) baixa (?:n[ao]|em)|${BILL} (?:d?ess[ae] mes |do mes |ja )*(?:ja foi|ta pag[oa]|foi pag[oa]|ja paguei)|(?:total|soma|somatorio) (?:de|do|da|dos|das|gast\w+|em|com) ${UNPRICED}\w+(?: \w+){0,2} ${SPAN}
  (?:quant[oa]s|falta|faltam|restam)(?: \w+){0,3} (?:do|da|pra (?:quitar|acabar|pagar)(?: o| a)?) (?:carro|moto|apartamento|financiamento|consorcio|emprestimo|casa)(?! (?:pra|ate|dele|dela))
  (?:quais|que|meus|quantos)(?: \w+){0,2} (?:limites?|tetos?) (?:eu |que |ja |ta |tao )*(?:criei|tenho|defini|existem|coloquei|botei|pus)|(?:controlar|controle d[eo]s?|limitar) (?:os |meus |o )?gastos?
  \d+ (?:reais |conto )?(?:de|como|por mes de) (?:teto|limite)|(?:teto|limite) (?:de |novo de )?(?:r\$ ?)?\d{2,}(?! ?(?:km|kmh|mb|gb|caracteres|palavras|pessoas|anos|minutos|horas))
  ${BOUGHT}(?: (?:hoje|ontem|novo|nova|de hoje|do \w+|da \w+))?[,:]? (?:r\$ ?)?\d{2,}(?:[.,]\d+)?(?! ?(?:h\b|horas?|min|km|x\b|vezes|pessoas|kg|ml|mg|anos|dias))|\d{2,}(?:[.,]\d+)? (?:de|do|da|com|n[ao]) ${BOUGHT}
  (?:caiu|entrou|pingou) (?:o |a |meu |minha )?(?:freelas?|frila|job|bico|comissao|reembolso|restituicao|aluguel|mesada|pensao|vale|bonus)
  rombo|(?:o que eu|quanto|eu) devo(?: quanto)?(?: ainda| no total)?(?=$|[?.!])|devo quanto|desembols\w+|(?:adiantei|antecipei) (?:\d+|uma|duas|tres) (?:do|da|de|parcel\w+)
  (?:como (?:fechou|fechei|foi|ficou)|balanco de|fechamento de) (?:o )?(?:mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
  deixei (?:uns |umas |r\$ ?)?\d+(?:[.,]\d+)?(?! (?:mensagens|recados|comentarios|minutos|horas|dias|vezes))|(?:fiz|foi|mandei|passei)(?: \w+){0,2} (?:uns |r\$ ?)?\d{2,}(?:[.,]\d+)? (?:pr[oa]|n[ao]) (?:minha|meu|personal|manicure|diarista|faxineira|baba|encanador|eletricista|oficina|mecanico|salao|barbeiro|irma|irmao|mae|pai)
  quanto (?:ja |que )*(?:foi|foram) embora|ench(?:i|er|eu|emos) o tanque|tanque cheio
  (?:apag|tir|exclu|remov|delet|cancel|encerr)\w* (?:a |o |as |os |minha |meu |essa |esse )?(?:contas?|boletos?|limites?|teto|orcamento) d[aeo]s? (?:meu |minha )?\w+
  (?:mud|alter|atualiz|corrig|edit|ajust|sub|sob|aument|baix|reajust|pass)\w* (?:[ao] |meu |minha |valor d[ao] )*(?:conta d[aeo] )?${BILL} (?:pra|de|em) (?:r\$ ?)?\d+
  (?:como|quais|qual|ver|mostra|lista|estourei)(?: \w+){0,2} (?:meus?|os|algum|todos os|das?) (?:limites?|tetos?)(?! d[aeo] (?:velocidade|paciencia|corpo))
  (?:como|quais|ver|mostra|lista)(?: \w+){0,2} (?:meus|os) (?:limites|tetos)
`;
