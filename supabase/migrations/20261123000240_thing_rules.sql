-- Things and pets gone, illnesses over, faiths and plans left, in more words.

select private.drop_slot_rule('condition', ':([t])(?! (?:\w+:|por|em');
select private.drop_slot_rule('possession', '(!?)(?:vender|doar|perder');
select private.drop_slot_rule('practice', '(!?)trocar:([tm]) (?:de )?(.*?) (?:por');

select private.extend_slot_rules('condition', $rules$[
  {"on": "acabar terminar passar sumir", "is": "(?:minha|meu|minhas|meus|a|o|as|os) ([a-z]+) {adv}(?:acabar|terminar|passar|sumir):([t])(?! (?:\\w+:|por|em|na|no|a|o|as|os|um|uma|meu|minha|meus|minhas|seu|sua|para|de ano|com|bem|mal|tudo))", "as": "object mood", "says": "ended", "event": true, "own": "*"},
  {"on": "acabar", "is": "acabar:(t) (?:a|minha|as|minhas) (licenca|ferias)\\M", "as": "mood object", "says": "ended", "event": true, "own": "licenca ferias"},
  {"on": "operar tirar retirar", "is": "(?:(?:operar|retirar):([tm])|fazer:([tm]) (?:a |uma )?(?:cirurgia|operacao)) (?:a |o |da |do |de |os |as |meu |minha )+(catarata|miopia|hernia|vesicula|varizes|amigdalas?|desvio|fimose|apendice|cisto|miomas?|nodulo|menisco|ligamento|pedra)\\M", "as": "mood mood object", "says": "ended", "event": true},
  {"on": "operar", "is": "(?:operar:([tm]) (?:a |da )+|fazer:([tm]) (?:a |uma )?(?:cirurgia|operacao) d[aeo] )miopia", "as": "mood mood", "value": {"object": "oculos"}, "says": "ended", "event": true},
  {"on": "gesso", "is": "(?:tirar|serrar|arrancar|cortar|retirar):(t) (?:o |meu )*gesso", "as": "mood", "value": {"object": "engessado"}, "says": "ended", "event": true, "own": "*"},
  {"on": "dever", "is": "!dever:r mais (?:um centavo|nada|um real)(?: (?:a|para|ao) (.*))?", "as": "object", "says": "ended", "value": {"debt": true}}
]$rules$);

select private.extend_slot_rules('possession', $rules$[
  {"on": "vender doar perder devolver superar vencer", "is": "(!?)(?:vender|doar|perder|devolver|superar|vencer):([tmD]) (?!n[oa]s? |em |para |com |por )(.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "descansar ceu entre", "is": "descansar:t(?:$| em paz)|ir:t (?:para o ceu|morar:\\w no ceu)|estar:E (?:mais )?entre (?:a gente|nos)", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "dar", "is": "dar:([tm]) (?:o |a |meu |minha )+([a-z0-9]+(?: [a-z0-9]+)?) (?:de entrada|na troca|como entrada)", "as": "mood object", "says": "ended", "event": true},
  {"on": "cobres", "is": "passar:([tm]) (?:o |a |meu |minha )+(.*?) nos cobres", "as": "mood object", "says": "ended", "event": true},
  {"on": "pt", "is": "(?:^|dar:t )pt (?:no|na) (.*)", "as": "object", "says": "ended", "own": "*"},
  {"on": "cair", "is": "cair:t (?:no|na|em|dentro) (?:mar|rio|piscina|privada|vaso|agua|lagoa)", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "lixo", "is": "ir:t para o (?:lixo|saco)", "says": "ended", "own": "*", "value": {"subject": true}}
]$rules$);

select private.extend_slot_rules('practice', $rules$[
  {"own": "medico medica psiquiatra doutor doutora dra dr empresa firma rh chefe trabalho gente", "on": "trocar", "is": "(!?)trocar:([tm]) (?:de )?(.*?) (?:por|pelo|pela|para|em um|em uma) (.*)", "as": "neg mood object instead", "says": "ended", "event": true},
  {"own": "medico medica psiquiatra doutor doutora dra dr cardiologista dermatologista ginecologista endocrino neuro reumatologista cardio gineco nutri psiq gastro", "on": "suspender cortar tirar", "is": "(?:suspender|cortar|tirar):(t) (?:o |a |os |as |meu |minha )+([a-z]+)", "as": "mood object", "says": "ended", "event": true}
]$rules$);

select private.extend_slot_rules('religion', $rules$[
  {"on": "sair deixar largar abandonar", "is": "(?:sair:([tm]) d[ao]|(?:deixar|largar|abandonar):([tm]) [ao]) (?:igreja )?(catolic|evangel|protestan|espirit|umband|candombl|budis|juda|islam)", "as": "mood mood faith", "says": "ended", "event": true},
  {"on": "aguas batizar", "is": "descer:[tm] as aguas|batizar:[tm] (?:na|em) (?:assembleia|universal|congregacao|quadrangular|igreja batista|igreja evangelica)", "says": "stated", "value": {"faith": "evangelica"}},
  {"on": "converter", "is": "\\m(?:me|se) converter:([tm])$", "as": "mood", "says": "hedged", "event": true, "value": {"faith": "evangelica"}},
  {"on": "candomble umbanda espiritismo budismo", "is": "(?:agora|hoje) (?:ser|estar):(r) (?:d[oa]|n[oa]) (candomble|umbanda|espiritismo|budismo)", "as": "mood faith"}
]$rules$);
