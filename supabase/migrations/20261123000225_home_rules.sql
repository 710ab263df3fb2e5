-- Moving house with and without a verb of moving, leaving the parents', whom one lives with.

select private.drop_slot_rule('household', 'voltar:([tm]) para (?:a )?casa d[oe]s');
select private.drop_slot_rule('household', 'sair:([t]) d[oe] (?:meu |nosso )?apartamento');
select private.drop_slot_rule('household', 'sair:([tm]) d[ea] (?:minha |nossa )?casa');

select private.extend_slot_rules('residence', $rules$[
  {"on": "chaves chave", "is": "(?:pegar|receber|buscar):([tm]) (?:as |a )?chaves? d[aoe] (?!.*praia|carro|moto|hotel|airbnb|escritorio|loja)(?:[a-z]+ ){0,4}?((?:em|no|na) .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "agora", "is": "^{adv}agora estar:(r) ((?:em|no|na) [a-z]+(?: [a-z]+){0,3})$", "as": "mood where", "value": {"moved": true}},
  {"on": "vez mala embora mudanca definitivamente", "is": "(?:vir|ir|voltar|retornar|mudar|partir):([tm]) (?:[a-z]+ )?(?:de vez|definitivamente|de mala e cuia|embora|de mudanca) (para .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "mala mudanca", "is": "(?:vir|ir|voltar|retornar):([tm]) (para [a-z ]+ (?:de mala e cuia|de mudanca).*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "mandar", "is": "\\m(?:me|se|nos) mandar:([tm]) (?:embora |de vez )?(para .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "adeus tchau", "is": "(?:dar:t (?:tchau|adeus) (?:para|a|ao) (?:o |a )?|^(?:[a-z]+ )?(?:adeus|tchau) (?:a |ao |o )?)([a-z]+(?: [a-z]+){0,2})", "as": "left", "says": "ended"},
  {"on": "casa lar endereco", "is": "(?:minha|nossa|meu|nosso) (?:nov[oa] )?(?:casa|lar|endereco) {adv}ser:(r) ((?:em|no|na) .*)", "as": "mood where", "value": {"moved": true}, "own": "casa lar endereco"},
  {"on": "moradora morador", "is": "ser:(r) {adv}moradora? (d[eoa] .*)", "as": "mood where"},
  {"on": "comprar alugar pegar arrumar achar rachar dividir conseguir", "is": "(?:comprar|alugar|pegar|arrumar|achar|rachar|dividir|conseguir):([tm]) (?:[a-z]+ ){0,3}?(?:apartamento|casa|kitnet|studio|quarto|lugar|cantinho|canto)\\M (?:[a-z]+ ){0,3}?((?:em|no|na) .*)", "as": "mood where", "event": true, "value": {"moved": true, "uprooted": true}},
  {"on": "transferir", "is": "\\m(?:me|nos) transferir:(t) (para .*)", "as": "mood where", "event": true, "value": {"moved": true, "uprooted": true}, "own": "empresa firma eles chefe"},
  {"on": "volta", "is": "estar:(r) de volta ((?:ao|a|no|na|em) .*(?:para ficar|de vez).*)", "as": "mood where", "value": {"moved": true}},
  {"on": "noite", "is": "primeira noite (?:aqui )?(?:n[oa]|em) (?:[a-z]+ ){1,3}?((?:em|no|na) .*)", "as": "where", "says": "stated", "value": {"moved": true}},
  {"on": "apartamento casa bairro", "is": "entregar:([tm]) (?:o |a |as chaves d[oa] )(?:apartamento|casa|kitnet) (d[aoe] .*)", "as": "mood where", "says": "ended", "event": true}
]$rules$);

select private.extend_slot_rules('household', $rules$[
  {"on": "casa", "is": "sair:([tm]) d[ea] (?:minha |nossa )?casa(?: ,.*)?$", "as": "mood", "says": "ended", "event": true, "value": {"gone": true}, "own": "*"},
  {"on": "casa", "is": "sair:([tm]) da casa d[aoe]s? ([^,]*)(?: ,.*)?$", "as": "mood with", "says": "ended", "event": true, "value": {"gone": true}},
  {"on": "voltar", "is": "voltar:([tm]) (?:a morar:\\w )?(?:para|na|em) (?!.*\\m(?:almoc|jant|buscar|pegar|visitar|hoje|fim de semana|passear)).*?casa d[oea]s? (?:meus |seus |minha |meu )?(pais|avos|mae|pai|avo|irma|irmao|tia|tio|sogra|sogros)\\M", "as": "mood with", "event": true},
  {"on": "apartamento casa republica", "is": "(?:sair:t|vazar:t|ir:t embora|mudar:t) d[oeaq]+ (?:meu |nosso |nossa |minha )?(?:apartamento|republica)(?: ,.*)?$", "value": {"gone": true}, "says": "ended", "own": "*"},
  {"on": "fora", "is": "fora d[ea] casa d[oae]s? (?:meus |minha |meu )?(pais|mae|pai|avos|avo|sogros|sogra)\\M", "as": "with", "says": "ended"},
  {"on": "canto apartamento casa kitnet studio", "is": "(?:estar|morar|viver):([rmB]) (?:[a-z]+ ){0,2}?(?:no meu (?:proprio )?(?:canto|apartamento|studio)|na minha (?:propria )?(?:casa|kitnet)(?= (?:sozinh|nova|propria|alugad|agora))|em (?:um|uma) (?:apartamento|kitnet|studio|canto) (?:so (?:meu|minha)|sozinh[ao]))", "as": "mood", "value": {"own": true}},
  {"on": "mudar", "is": "(?:alugar|comprar|financiar):[tm] (?:um|uma|meu|minha) (?:apartamento|casa|kitnet|studio)|(?:me|nos) mudar:[tm]$", "value": {"own": true, "housed": true}, "says": "stated"},
  {"on": "republica kitnet apartamento", "is": "(?:\\mme mudar|ir):([tm]) (?:morar:\\w )?(?:para|em) (?:um|uma) (?:republica|kitnet|apartamento|pensao|pensionato)", "as": "mood", "event": true, "value": {"own": true}}
]$rules$);

select private.extend_slot_rules('housing', $rules$[
  {"on": "adeus tchau", "is": "(?:adeus|tchau) (?:a |ao |o |para o )?aluguel", "value": {"tenure": "rented"}, "says": "ended"},
  {"on": "propria proprio", "is": "(?:pegar|receber|estar|conquistar|financiar|quitar|mudar):([trmD]) .*(?:casa|apartamento) propri[ao]", "as": "mood", "value": {"tenure": "owned"}, "event": true},
  {"on": "trocar", "is": "trocar:([tm]) (?:o |a |meu |minha )*(?:apartamento|casa|kitnet) (?:por|em) (?:um |uma )(apartamento|casa|kitnet|sobrado|chacara|sitio)", "as": "mood kind", "event": true, "value": {"moved": true}}
]$rules$);

select private.extend_slot_rules('goal', $rules$[
  {"on": "precisar", "is": "agora {any}precisar:(r) (?:de )?(\\w+:P.*)", "as": "mood object", "value": {"goal": true}}
]$rules$);
