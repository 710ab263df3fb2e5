-- Coming together and apart in more words, and fewer of the things that are "casadas", "namoradas" or "separadas" in jest.

select private.drop_slot_rule('marital_status', '(!?)namorar:([^p\s])');
select private.drop_slot_rule('marital_status', '(!?)casar:([^p\s])');
select private.drop_slot_rule('marital_status', '(!?)separar:([^p\s])');
select private.drop_slot_rule('marital_status', '(?:levar|tomar):([tm]) um (?:pe na bunda');
select private.drop_slot_rule('marital_status', '(?:divorciar|separar):p');
select private.drop_slot_rule('marital_status', 'comigo');
select private.drop_slot_rule('marital_status', 'tudo(?: entre| com|$)');
select private.drop_slot_rule('marital_status', ':p(?: (?:(?:agora');
select private.drop_slot_rule('marital_status', '(?:terminar|romper|acabar):([tmD]) (?:tudo |de vez )?com');

select private.drop_slot_rule('marital_status', '(!?)(?:ser|estar|ficar):(\w) (?:(?:agora|hoje|ja|atualmente|aqui|la|so|sempre|muito|ainda|bem|tambem|oficialmente|de|novo|novamente|em|dia|um|uma|o|a|meu|minha|recem|feliz|mais|mesmo|legalmente|super|tipo) )*viuv[ao]');
select private.drop_slot_rule('marital_status', '(!?)(?:ser|estar|ficar):(\w) (?:(?:agora|hoje|ja|atualmente|aqui|la|so|sempre|muito|ainda|bem|tambem|oficialmente|de|novo|novamente|em|dia|um|uma|o|a|meu|minha|recem|feliz|mais|mesmo|legalmente|super|tipo) )*noiv[ao]s?\M(?: d[oae]');

select private.extend_slot_rules('marital_status', $rules$[
  {"on": "viuva viuvo", "is": "(!?)(?:ser|estar|ficar):(\\w) {adv}viuv[ao](?! d[oae] (?:meu|minha|um|uma) (?!marido|esposa|mulher|companheir|namorad|noiv|primeir|segund|amor))", "as": "neg mood", "value": {"status": "viuva"}, "event": true},
  {"on": "noiva noivo noivos", "is": "(!?)(?:ser|estar|ficar):(\\w) {adv}noiv[ao]s?\\M(?! d[eo] (?:um|uma) (?!cara|rapaz|moc|homem|mulher|menin))(?: d[oae] {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "noiva"}},
  {"on": "casar", "is": "(!?)(?:ser|estar|ficar|continuar|virar|seguir):(\\w) {adv}(?:homem |mulher )?casar:p(?: {adv}com (?!(?:um|uma)\\M){det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "casada"}},
  {"on": "casar", "is": "(?:^|, ){adv}casar:p(?: {adv}com (?!(?:um|uma)\\M){det}([a-z]+))?$", "as": "partner", "value": {"status": "casada"}, "says": "stated"},
  {"on": "casar", "is": "^{adv}casar:p(?: {adv}com (?!(?:um|uma)\\M){det}([a-z]+))?", "as": "partner", "value": {"status": "casada"}, "says": "stated"},
  {"on": "casar", "is": "(!?)casar:([^p\\s])(?! (?:certinho|direitinho|perfeitamente|legal|super bem|bem))(?! (?:o|a|os|as|meu|minha|meus|minhas|uns|umas) (?!semana|mes|ano|passad|ultim|primeir|segund)[a-z])(?: {adv}com {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "casada"}, "event": true},
  {"on": "divorciar separar", "is": "(!?)(?:ser|estar|ficar|continuar):(\\w) {adv}(?:mulher |homem )?(?:divorciar|separar):p(?: d[oae] {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "divorciada"}},
  {"on": "divorciar separar", "is": "^{adv}(?:divorciar|separar):p(?: d[oae] {det}([a-z]+))?", "as": "partner", "value": {"status": "divorciada"}, "says": "stated"},
  {"on": "separar", "is": "(!?)(?:\\m(?:me|se|nos|gente) )(!?)separar:([^p\\s])(?! {det}(?:roupa|lixo|dinheiro|material|papel|louca))(?!.* (?:grupo|turma|excursao|aeroporto|rodoviaria|shopping|mercado|supermercado|multidao|fila|feira|bloco|loja|trilha|metro)(?: |$))(?: d[oae] {det}([a-z]+))?", "as": "neg neg mood ex", "value": {"status": "divorciada"}, "event": true},
  {"on": "namorar", "is": "(!?)namorar:([^p\\s])(?! {adv}(?:com )?(?:(?:um|uma|uns|umas|aquel[ea]s?|ess[ea]s?) (?!d[oa]|que|la|muito|bem|cara|carinha|menin|moc|rapaz|garot|mulher|homem|pessoa|colega|amig|vizinh|medic|advogad|professor|enfermeir|policial|bombeir|engenheir|gring|american|alema|frances|italian|argentin|boy|gat|crush|piloto|cantor|music|ator|atriz|outr|viuv|divorciad|coroa|novinh|gost|sujeito|fulan|conhecid|ex|mina|mulherao|homao)[a-z]+|[oa] (?:ideia|bolsa|vestido|sapato|tenis|carro|casa|apartamento|vitrine|moto|celular|projeto|possibilidade|proposta|planta|sofa|geladeira|notebook|relogio|anel)\\M))(?: {adv}(?:com )?{det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "namorando"}},
  {"on": "pe fora pezinho chute", "is": "(?:levar|tomar|ganhar):([tm]) um (?:pe na bunda|pe|fora|chute|toco)(?: d[oae] {det}([a-z]+))?(?: (?:ontem|hoje|semana|mes|por|dia|,).*)?$", "as": "mood partner", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "comigo", "is": "(?:terminar|romper|acabar):([tm]) (?:[a-z]+ ){0,3}?comigo(?! (?:o|a|os|as|um|uma|n[oa]) )", "as": "mood", "value": {"status": "sem", "who": true}, "event": true, "says": "ended", "own": "*"},
  {"on": "tudo", "is": "(?:acabar|terminar):([tm]) (?:de vez )?tudo(?: entre| com|$)(?!.*(?:empresa|banco|operadora|loja|firma|imobiliaria|socio))", "as": "mood", "value": {"status": "sem", "who": true}, "event": true, "says": "ended", "own": "ele ela marido esposa mulher namorado namorada noivo noiva companheiro companheira +"},
  {"on": "terminar romper acabar", "is": "(?:terminar|romper|acabar):([tmD]) (?:tudo |de vez )?com {det}([a-z]+)\\M(?! (?:no|na|nos|nas) (?!fim|semana|mes|dia|sexta|sabado|domingo|segunda|terca|quarta|quinta))", "as": "mood partner", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "fim ponto basta", "is": "(?:dar|botar|colocar|por|decretar):([tm]) (?:um |o )?(?:fim|ponto final|basta)(?: {adv}(?:no|na|em|ao) {det}(?:casamento|namoro|noivado|relacionamento|relacao|historia)|$)", "as": "mood", "value": {"status": "sem", "weak": true}, "event": true, "says": "ended"},
  {"on": "pe fora chute", "is": "(?<!me )dar:([tm]) um (?:pe na bunda|fora|chute na bunda|pe|chega para la) [dn][oa] {det}([a-z]+)", "as": "mood partner", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "pe fora ghost perdido", "is": "\\mme dar:([tm]) (?:um )?(?:pe na bunda|fora|ghost|perdido)(?:$| ,| (?:ontem|hoje|por|semana|mes))", "as": "mood", "value": {"status": "sem", "who": true}, "event": true, "says": "ended", "own": "*"},
  {"on": "alianca", "is": "(?:devolver|jogar|tirar):([tm]) (?:a |minha |as )+alianca", "as": "mood", "value": {"status": "sem", "who": true}, "event": true, "says": "ended", "own": "ele ela marido esposa mulher namorado namorada noivo noiva companheiro companheira +"},
  {"on": "casamento noivado", "is": "!?ter:(?:X|E|P) (?:mais )?(?:casamento|noivado)\\M", "value": {"status": "sem", "who": true}, "says": "ended", "own": "ele ela marido esposa mulher namorado namorada noivo noiva companheiro companheira +"},
  {"on": "marido", "is": "ser:(E) {adv}marido e (?:mulher|esposa)", "as": "mood", "value": {"status": "casada"}},
  {"on": "casal", "is": "ser:(E) (?:um )?casal\\M|!ser:r mais um casal", "value": {"status": "sem"}, "says": "ended"},
  {"on": "entre", "is": "(?:acabar|terminar):([tm]) (?:tudo )?entre (?:mim|eu|a gente|nos)\\M(?!.*(?:empresa|banco|socio))", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "*"},
  {"on": "lado canto rumo", "is": "cada um (?:ir:t|seguir:t) .*(?:lado|canto|rumo)", "value": {"status": "sem"}, "says": "ended", "own": "*"},
  {"on": "largar deixar abandonar trocar chutar dispensar", "is": "\\mme (?:largar|deixar|abandonar|trocar|chutar|dispensar):([tm])(?: (?:ontem|hoje|de vez|semana|mes|por (?:outr[oa]|um|uma|mensagem|causa)|para ficar|depois|ha|no altar|,).*)?$", "as": "mood", "value": {"status": "sem", "who": true}, "event": true, "says": "ended", "own": "*"},
  {"on": "botar colocar por expulsar mandar", "is": "(?:botar|colocar|por|expulsar|mandar):([tm]) (?:o |a )?(?:meu |minha )?([a-z]+) (?:para fora|de casa|embora|pastar|passear|catar coquinho|para a rua)", "as": "mood partner", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "largar", "is": "\\m(?:nos|se) largar:([tm])$|largar:([tm]) um do outro", "as": "mood mood", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "terminar romper separar divorciar", "is": "^(?:[a-z]+ ){1,4}e (?:[a-z]+ ){1,3}{adv}(?:se )?(?:terminar|romper|separar|divorciar):t(?:$| (?:ontem|hoje|o namoro|o casamento|o noivado|semana|mes|de vez|ha).*)", "value": {"status": "sem"}, "says": "ended"},
  {"on": "papelada sentenca homologacao papeis averbacao certidao", "is": "(?:sair|chegar|assinar):t {det}(?:papelada|sentenca|homologacao|papeis|averbacao|certidao) d[oe] (?:meu |nosso )?divorcio(?! d[aoe])", "value": {"status": "divorciada"}, "says": "stated", "own": "papelada sentenca homologacao papeis averbacao certidao divorcio +"},
  {"on": "entrada", "is": "dar:([tm]) entrada (?:no|em) {det}divorcio", "as": "mood", "value": {"status": "divorciada"}, "says": "hedged", "event": true},
  {"on": "enterrar sepultar", "is": "(?:enterrar|sepultar):([tm]) (?:o |a )?(?:meu |minha )?([a-z]+)", "as": "mood partner", "value": {"status": "viuva", "weak": true}, "event": true},
  {"on": "perder", "is": "perder:([tm]) (?:o |a )?(?:meu |minha )?([a-z]+)(?: (?:ha|mes|semana|ano|ontem|para (?:o cancer|a covid|a doenca)|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|depois).*)?$", "as": "mood partner", "value": {"status": "viuva", "weak": true}, "event": true},
  {"on": "marido esposa mulher companheiro companheira", "is": "(?:marido|esposa|mulher|companheir[oa]) (?:[a-z]+ ){0,2}?(?:se ir:t|se ser:t|descansar:t|nos deixar:t)(?! (?:n|em|para|d))", "value": {"status": "viuva"}, "says": "stated", "own": "marido esposa mulher companheiro companheira"},
  {"on": "altar", "is": "(?<!ser:t largar:p )subir:([tm]) (?:ao|no) altar", "as": "mood", "value": {"status": "casada"}, "event": true},
  {"on": "marido esposa mulher", "is": "(?:agora|ja|oficialmente) ser:(r) (?:oficialmente )?(?:o |a )?(?:meu|minha) (?:marido|esposa|mulher)\\M", "as": "mood", "value": {"status": "casada"}, "own": "*"},
  {"on": "esposa marido mulher", "is": "virar:([tm]) (?:esposa|marido|mulher|senhora) d[oaei]", "as": "mood", "value": {"status": "casada"}, "event": true},
  {"on": "aliancas", "is": "trocar:([tm]) (?:as )?aliancas", "as": "mood", "value": {"status": "casada"}, "event": true},
  {"on": "assinar", "is": "assinar:([tm]) (?:[a-z]+ ){0,3}?(?:no cartorio|(?:papel|papeis) do casamento|certidao de casamento)", "as": "mood", "value": {"status": "casada"}, "event": true},
  {"on": "sim", "is": "(?:dizer|falar|dar):[tm] (?:o )?(?:sim|aceitar:r) (?:no|perante|diante|em frente)", "value": {"status": "casada"}, "says": "stated"},
  {"on": "panos escovas trapos tralhas", "is": "juntar:([tm]) (?:os|as) (?:panos|escovas|trapos|tralhas)(?! del[ea])", "as": "mood", "value": {"status": "uniao"}, "event": true},
  {"on": "oficializar desencalhar", "is": "(?:oficializar|desencalhar):([tm])(?! (?:o |a |minha |meu )*(?:compra|contrato|venda|matricula|empresa|negocio|emprego|vaga|saida|demissao|parceria|mudanca|divorcio|separacao|ida|viagem))", "as": "mood", "value": {"status": "junto"}, "event": true},
  {"on": "namoro", "is": "oficializar:([tm]) (?:o |nosso )?namoro(?: com {det}([a-z]+))?", "as": "mood partner", "value": {"status": "namorando"}, "event": true},
  {"on": "juntos juntas", "is": "\\meu e {det}[a-z]+ {adv}estar:(r) (?:agora |de novo )?junt[oa]s(?! (?:n|em|para|com|fazer))", "as": "mood", "value": {"status": "junto"}, "event": true},
  {"on": "junto juntos juntas", "is": "estar:(r) (?:de novo |outra vez |novamente )?junt[oa]s?(?= (?:de novo|outra vez|novamente))", "as": "mood", "value": {"status": "junto"}},
  {"on": "pazes", "is": "\\meu e {det}([a-z]+) {adv}fazer:([tm]) as pazes", "as": "partner mood", "value": {"status": "junto", "known": true}, "event": true},
  {"on": "voltar reatar", "is": "\\meu e {det}([a-z]+) {adv}(?:voltar|reatar):([tm])(?:$| a namorar:[nBP]| de vez| ,)", "as": "partner mood", "value": {"status": "junto"}, "event": true},
  {"on": "voltar", "is": "voltar:([tm]) com (?:o |a )([a-z]+)(?:$| ,| de vez| ontem| semana)", "as": "mood partner", "value": {"status": "junto", "known": true}, "event": true},
  {"on": "noivado", "is": "(?:ganhar|receber):([tm]) (?:um |uma |o |a |meu |minha )*(?:anel|alianca) de noivado", "as": "mood", "value": {"status": "noiva"}, "event": true},
  {"on": "casamento", "is": "(?<!me )pedir:([tm]) (?:o |a )?(?:meu |minha )?(?:[a-z]+ ){1,2}?em casamento", "as": "mood", "value": {"status": "noiva", "proposal": true}, "event": true},
  {"on": "pista solteirice", "is": "voltar:([tm]) (?:para|a) (?:a )?(?:pista|solteirice|vida de solteir)", "as": "mood", "value": {"status": "solteira"}, "event": true},
  {"on": "tralha tralhas trapos coisas panos malas", "is": "(?:juntar|pegar|arrumar|fazer):t (?:as|os) (?:tralhas?|trapos|coisas|panos|malas) (?:del[ea] )?e? ?(?:ir:t|sair:t|sumir:t)|juntar:t (?:as|os) (?:tralhas?|trapos|coisas|panos) del[ea]", "value": {"status": "sem", "who": true}, "says": "ended", "own": "*"},
  {"on": "embora", "is": "ir:(t) embora (?:de vez|de casa|para sempre)(?! para)", "as": "mood", "value": {"status": "sem", "who": true, "weak": true}, "says": "ended", "event": true, "own": "ele ela marido esposa mulher namorado namorada noivo noiva companheiro companheira +"},
  {"on": "ficante ficar", "is": "ficar:(E) com {det}([a-z]+)", "as": "mood partner", "value": {"status": "sem", "weak": true}}
]$rules$);
