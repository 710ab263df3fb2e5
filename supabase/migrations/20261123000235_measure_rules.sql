-- Weight, height, pay, births and birthdays as scales, doctors and corrections tell them.

select private.drop_slot_rule('weight', 'balanca (?:[a-z,]');
select private.drop_slot_rule('weight', 'dar:(t) (\d{2,3}');
select private.drop_slot_rule('height', '(!?)medir:([rmtg])');
select private.drop_slot_rule('height', 'dar:(t) ([12]');
-- "Um armário de 1,80 de altura", "tô com 1,50 no bolso" are nobody's height.
select private.drop_slot_rule('height', ' ?altura (?:[a-z,]+');
select private.drop_slot_rule('height', ' de altura');
select private.drop_slot_rule('height', '(?:ter|estar):([rm])');
select private.drop_slot_rule('salary', '(?:ganhar|receber|tirar):([rmi])');

select private.extend_slot_rules('weight', $rules$[
  {"on": "balanca", "is": "balanca (?:[a-z,]+(?::[rtmpg])? ){0,4}?(\\d{2,3}(?:\\.\\d+)?)(?! (?:reais|real|vezes))", "as": "number", "says": "stated", "own": "balanca +"},
  {"on": "dar", "is": "dar:(t) (?:so |uns |quase )?(\\d{2,3}(?:\\.\\d+)?)(?: kg)?(?:$| ,| (?:na balanca|cravado|certinho|hoje|agora|em ponto))", "as": "mood number", "value": {"bare": true}, "event": true},
  {"on": "marcar acusar bater", "is": "(?:marcar|acusar|bater):([tg]) (\\d{2,3}(?:\\.\\d+)?)(?: kg)?(?:$| ,)", "as": "mood number", "value": {"bare": true}, "event": true, "own": "balanca"},
  {"on": "jejum agora", "is": "^{adv}(\\d{2,3}(?:\\.\\d+)?)(?: kg)?(?: (?:agora|hoje|cravado|em jejum|de manha))+(?: ,.*)?$", "as": "number", "says": "stated", "value": {"bare": true}},
  {"on": "agora", "is": "\\magora (?:estar:r com )?(\\d{2,3}(?:\\.\\d+)?)$", "as": "number", "says": "stated", "value": {"bare": true}},
  {"on": "baixar descer subir cair ir pular", "is": "(?:baixar|descer|subir|cair|pular|ir):([tm]) (?:de \\d+(?:\\.\\d+)?(?: kg)? )?(?:para|para os|aos|nos) (\\d{2,3}(?:\\.\\d+)?)(?: kg)?(?:$| ,| (?:agora|hoje|kg))", "as": "mood number", "value": {"bare": true}, "event": true, "own": "peso"},
  {"on": "kg", "is": "^(?:[a-z]+ )*?ser:(r) (\\d{2,3}(?:\\.\\d+)?) kg", "as": "mood number", "value": {"corrects": true}}
]$rules$);

select private.extend_slot_rules('height', $rules$[
  {"on": "altura", "is": "(?:^|^{adv}|minha |de )altura (?!d[aeo]s? )(?:[a-z,]+(?::[rtmp])? ){0,4}?([12]\\.\\d{1,2}|1\\d\\d|2[0-2]\\d)", "as": "number", "says": "stated", "own": "altura"},
  {"on": "altura", "is": "(?:ter|medir|estar|ficar|chegar|bater|atingir|alcancar|cravar|dar|ser):\\w (?:com |a |em |uns |umas |quase |agora |so |os )*([12]\\.\\d{1,2}|1\\d\\d|2[0-2]\\d)(?: m| cm| metros?)? de altura", "as": "number", "says": "stated"},
  {"on": "altura", "is": "(?:^|, ){adv}([12]\\.\\d{1,2}|1\\d\\d|2[0-2]\\d)(?: m| cm| metros?)? de altura", "as": "number", "says": "stated"},
  {"on": "ter estar", "is": "(?:ter|estar):([rm]) (?:com )?(?:uns |umas |quase )?([12]\\.\\d\\d)(?: m\\M| metros?| cm\\M)?(?= ?(?:$|,|agora|hoje|mesmo|descalc|e meio|na real|na verdade|exat|cert|cravad))", "as": "mood number"},
  {"on": "medir", "is": "(!?)medir:([rmtg]) (?!(?:o|a|os|as|um|uma|meu|minha|ess[ea]|aquel[ea]) (?!altura))(?:[a-z]+ ){0,4}?([12]\\.\\d{1,2}|1\\d\\d|2[0-2]\\d)\\M(?! (?:(?:m |cm |metros? )?(?:reais|g\\M|por|x\\M|d[aeo] (?!altura))))", "as": "neg mood number", "event": true},
  {"on": "dar", "is": "dar:(t) ([12]\\.\\d\\d)(?: m)?(?:$| ,| (?:cravado|certinho|descalc[oa]|em ponto|hoje|agora))", "as": "mood number", "value": {"bare": true}, "event": true},
  {"on": "ter", "is": "ter:(r) (?:eh|ser:r) ([12]\\.\\d\\d)(?! (?:kg|reais|l))", "as": "mood number"},
  {"on": "agora", "is": "^{adv}([12]\\.\\d\\d)(?: m)?(?: (?:agora|hoje|cravado))+", "as": "number", "says": "stated", "value": {"bare": true}}
]$rules$);

select private.extend_slot_rules('salary', $rules$[
  {"on": "ganhar receber tirar", "is": "(?:ganhar|receber|tirar):([rmiB]) (?:[a-z]+ ){0,3}?(\\d{3,6})(?! (?:kg|anos|km|seguidores))", "as": "mood number"},
  {"on": "agora", "is": "agora ser:(r) (\\d{4,6})(?: reais)?(?:$| ,| por mes)", "as": "mood number", "value": {"bare": true}},
  {"on": "cair entrar pingar vir", "is": "(?:cair|entrar|pingar|vir):(t) (\\d{3,6}) (?:reais )?(?:d[eoa]|no|na) (?:minha |meu )?(?:salario|aposentadoria|pensao|beneficio)", "as": "mood number", "says": "stated", "own": "*", "event": true}
]$rules$);

select private.extend_slot_rules('children', $rules$[
  {"on": "segundo terceiro terceira quarto quarta quinto", "is": "^(?:o |a |meu |minha |nosso |nossa )*(segund|terceir|quart|quint)[oa] (?:filh[oa] )?(?:ja )?(?:chegar|nascer|vir):(t)", "as": "nth mood", "event": true, "own": "*"},
  {"on": "tornar", "is": "\\m(?:me|se) tornar:([tm]) (?:mae|pai)(?: de (\\d+|um|uma))?(?! de )", "as": "mood count", "event": true, "value": {"parent": true}},
  {"on": "chegar", "is": "chegar:(t)(?:$| ,| (?:ontem|hoje|de madrugada|essa madrugada|ao mundo|com \\d))", "as": "mood", "event": true, "value": {"born": true, "birth": true}, "own": "filho filha nenem bebe menino menina princesa principe gemeos gemeas +"}
]$rules$);
select private.extend_slot_rules('pregnancy', $rules$[
  {"on": "chegar", "is": "chegar:(t)(?:$| ,| (?:ontem|hoje|de madrugada|essa madrugada|ao mundo|com \\d))", "as": "mood", "event": true, "says": "ended", "value": {"pregnant": true, "birth": true}, "own": "filho filha nenem bebe menino menina princesa principe gemeos gemeas +"},
  {"on": "nascer", "is": "(?:ele|ela) (?:ja )?nascer:(t)(?! (?:em|no dia|dia) )", "as": "mood", "event": true, "says": "ended", "value": {"pregnant": true}, "own": "ele ela"},
  {"on": "parir", "is": "parir:(t)", "as": "mood", "event": true, "says": "ended", "value": {"pregnant": true}}
]$rules$);

select private.extend_slot_rules('birthday', $rules$[
  {"on": "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro", "is": "ser:r (?:no )?(?:dia )?(\\d{1,2})(?: de |/)([a-z]+|\\d{1,2})", "as": "day month", "says": "stated", "value": {"corrects": true}}
]$rules$);
