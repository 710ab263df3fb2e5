-- Age, children, faith, diet, school and team.

select private.replace_slot_rules('age', $rules$[
  {"on": "anos", "is": "(?:ter|estar):([rmi]) (?:[a-z]+ ){0,2}?(\\d{1,3}) anos(?! de (?!idade))", "as": "mood number"},
  {"on": "ter", "is": "(?:ja |agora )ter:(r) (\\d{2})(?: anos)?$|ter:(r) (\\d{2}) agora$", "as": "mood number mood number"},
  {"on": "fazer completar", "is": "(?:fazer|completar):([tm]) (?:meus )?(\\d{1,3})(?: anos(?! de (?!idade))|(?= (?:ontem|hoje|semana|mes|no sabado|no domingo|na |e (?:nem|ja)))|$)", "as": "mood number", "event": true},
  {"on": "fazer", "is": "hoje fazer:(r) (?:meus )?(\\d{1,3})(?: anos)?$", "as": "mood number"}
]$rules$);

select private.replace_slot_rules('children', $rules$[
  {"on": "filho filha filhos filhas", "is": "(!?)ter:([^p\\s]) (?:[a-z]+ ){0,2}?(\\d+|um|uma|so um|so uma|nenhum)? ?filh[oa]s?\\M(?! de (?:4 patas|pelo|patas))", "as": "neg mood count"},
  {"on": "filhos filhas", "is": "(!?)ser:(r) (\\d+) filh", "as": "neg mood count"},
  {"on": "ser", "is": "(?:agora|ja) ser:(r) (\\d)$", "as": "mood count", "value": {"bare": true}},
  {"on": "mae pai", "is": "(!?)(?:ser|virar):([rtm]) (?:mae|pai)(?: de (\\d+|um|uma))?(?! de )", "as": "neg mood count", "event": true, "value": {"parent": true}},
  {"on": "nascer", "is": "(!?)nascer:([t])(?! (?:em|no dia|dia|de novo) )", "as": "neg mood", "event": true, "value": {"born": true}, "own": "filho filha nenem bebe menino menina cacula primogenito filhos gemeos gemeas +"},
  {"on": "nascer", "is": "nascer:(t) (?:o |a )?(?:meu |minha |nosso |nossa )(?:filh|nenem|menin|primeir)", "as": "mood", "event": true, "value": {"born": true}, "own": "*"},
  {"on": "nenem bebe filho filha menino menina crianca gemeos gemeas", "is": "(?:ter|ganhar|adotar):([tm]) {det}(?:nenem|bebe|filh[oa]|menin[oa]|crianca|gemeos|gemeas)\\M(?! (?:doente|gripad|comigo|em casa))", "as": "mood", "event": true, "value": {"born": true}},
  {"on": "luz", "is": "dar:([tm]) a luz", "as": "mood", "event": true, "value": {"born": true}},
  {"on": "nascer", "is": "nascer:(t) (?:o |a )?(?:meu |minha |nosso |nossa )(segund|terceir|quart|quint)(?![oa] (?:sobrinh|net|afilhad|prim|bisnet))", "as": "mood nth", "event": true, "own": "*"}
]$rules$);

select private.replace_slot_rules('religion', $rules$[
  {"on": "ser virar tornar converter", "is": "(!?)(?:ser|virar|tornar|converter):(\\w) {adv}(?:ao |a )?(catolic[ao]|catolicismo|evangelic[ao]|crente|espirita|espiritismo|ate[iu]a?|ateu|ateia|agnostic[ao]|budis(?:ta|mo)|jude[ui]a?|judaismo|umbandista|umbanda|candomblecista|muculman[ao]|islamismo|protestante|hindu|hinduismo|batista|luteran[ao]|testemunha de jeova|mormon|sem religiao)\\M", "as": "neg mood faith", "event": true},
  {"on": "batizar entrar", "is": "(?:batizar|entrar):([tmp]) (?:na|para a|em uma) igreja (catolic|evangelic|batista|luteran|mormon)", "as": "mood faith", "event": true}
]$rules$);

select private.replace_slot_rules('diet', $rules$[
  {"on": "vegetariana vegetariano vegana vegano onivora onivoro pescetariana pescetariano carnivora carnivoro", "is": "(!?)(?:ser|virar|ficar|tornar):(\\w) {adv}(vegetarian|vegan|onivor|pescetarian|carnivor)", "as": "neg mood diet", "event": true}
]$rules$, 'team');

select private.replace_slot_rules('school', $rules$[
  {"on": "estudar", "is": "(!?)estudar:([rmgBE]) (?:[a-z]+ ){0,2}?(?:na|no) ((?!casa|quarto|biblioteca|onibus|periodo|computador|celular|duolingo|youtube|internet|noite|manha|tarde|ultim|primeir|segund)[a-z].*)", "as": "neg mood at"},
  {"on": "aluna aluno estudante", "is": "(!?)ser:([rmE]) (?:alun[ao]|estudante) (?:da|do|na|no) (.*)", "as": "neg mood at"},
  {"on": "escola colegio creche", "is": "(?:mudar|trocar|tirar):([tm]) {det}([a-z]+) d[aeo] (?:escola|colegio|creche)", "as": "mood whom", "says": "ended", "event": true, "value": {"any": true}},
  {"on": "tirar", "is": "tirar:([tm]) (?:o |a |meu |minha )*(filh[oa]|menin[oa]|cacula) d[aeo] (.*)", "as": "mood whom at", "says": "ended", "event": true}
]$rules$, 'team');

select private.replace_slot_rules('team', $rules$[
  {"on": "torcer", "is": "(!?)torcer:([rmBE]) (?:mais )?(?:para o|para a|pelo|pela|para) ([a-z]+(?: [a-z]+)?)", "as": "neg mood team"},
  {"on": "virar ser", "is": "(!?)(?:ser|virar):([rtm]) (flamenguista|corintiano|corintiana|palmeirense|sao paulino|santista|vascaino|vascaina|tricolor|gremista|colorado|colorada|cruzeirense|atleticano|atleticana|botafoguense|flamengo|corinthians|palmeiras|sao paulo|santos|vasco|fluminense|gremio|internacional|cruzeiro|atletico|botafogo|bahia|sport|nautico|fortaleza|ceara|remo|paysandu)(?: agora| desde .*)?$", "as": "neg mood team", "event": true}
]$rules$);

select private.replace_slot_rules('wake_time', $rules$[
  {"on": "acordar levantar", "is": "(!?)(?:acordar|levantar):([rmB]) (?:[a-z]+ ){0,4}?(?:as|a|la pelas|por volta das|umas|tipo) ?(\\d{1,2}(?:[:h]\\d{2}|h)?)(?! (?:vezes|min))", "as": "neg mood time"},
  {"on": "acordar levantar", "is": "(!?)(?:acordar|levantar):([rmBE]) (?:[a-z]+ ){0,2}?(cedo|tarde)", "as": "neg mood time"},
  {"on": "acordar levantar", "is": "(!?)(?:acordar|levantar):([rmB]) (?:[a-z]+ ){0,2}?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))", "as": "neg mood time"}
]$rules$);

select private.replace_slot_rules('sleep_time', $rules$[
  {"on": "dormir deitar", "is": "(!?)(?:dormir|deitar):([rmB]) (?:[a-z]+ ){0,4}?(?:as|a|la pelas|por volta das|umas) ?(\\d{1,2}(?:[:h]\\d{2}|h)?)(?! (?:vezes|min|horas))", "as": "neg mood time"},
  {"on": "dormir deitar", "is": "(!?)(?:dormir|deitar):([rmBE]) (?:[a-z]+ ){0,2}?(cedo|tarde)", "as": "neg mood time"},
  {"on": "dormir deitar", "is": "(!?)(?:dormir|deitar):([rmB]) (?:[a-z]+ ){0,2}?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))", "as": "neg mood time"}
]$rules$);

select private.replace_slot_rules('weight', $rules$[
  {"on": "pesar", "is": "(!?)pesar:([^p\\s]) (?:[a-z,]+ ){0,5}?(\\d+(?:\\.\\d+)?)(?! (?:anos|reais|g|gramas))", "as": "neg mood number", "event": true},
  {"on": "peso", "is": "peso (?:[a-z,]+(?::[rtmp])? ){0,5}?(\\d+(?:\\.\\d+)?)(?! (?:reais|g))", "as": "number", "says": "stated", "own": "peso"},
  {"on": "kg", "is": "estar:([rmi]) (?:[a-z]+ ){0,3}?com (?:[a-z]+ ){0,2}?(\\d+(?:\\.\\d+)?) kg", "as": "mood number"},
  {"on": "kg", "is": "(?:chegar|bater|baixar|descer|subir|ir|voltar|cair):([tm]) (?:a |aos |nos |para |para os |em |os )*(\\d+(?:\\.\\d+)?) kg", "as": "mood number", "event": true, "own": "peso"},
  {"on": "dar", "is": "dar:(t) (\\d{2,3}(?:\\.\\d+)?)(?: kg)?$", "as": "mood number", "value": {"bare": true}, "event": true},
  {"on": "kg", "is": "(\\d{2,3}(?:\\.\\d+)?) kg$", "as": "number", "says": "stated", "value": {"bare": true, "strict": true}},
  {"on": "com", "is": "estar:(r) (?:[a-z]+ ){0,2}com (\\d{2,3}(?:\\.\\d+)?)(?: na balanca| de peso| agora| hoje)*$", "as": "mood number", "value": {"bare": true}},
  {"on": "balanca", "is": "balanca (?:[a-z,]+(?::[rtmp])? ){0,4}?(\\d+(?:\\.\\d+)?)", "as": "number", "says": "stated", "own": "balanca"},
  {"on": "kg", "is": "^(?:peso |agora |hoje |com )*(\\d+(?:\\.\\d+)?) kg(?: (?:hoje|agora|de manha))*$", "as": "number", "says": "stated"},
  {"on": "kg", "is": "estar:(r) (?:nos|em|na casa dos|pesar:\\w) (\\d+(?:\\.\\d+)?) kg", "as": "mood number"}
]$rules$);

select private.replace_slot_rules('commute', $rules$[
  {"on": "trabalho faculdade escola aula servico", "is": "(!?)(?:ir|vir|andar):([rmB]) (?:[a-z]+ ){0,3}?(?:de|a) (onibus|carro|moto|bicicleta|metro|m|trem|pe|uber|aplicativo|carona|barca|van|patinete) {any}(trabalho|faculdade|escola|aula|servico)", "as": "neg mood means to"},
  {"on": "trabalho faculdade escola aula servico", "is": "(!?)(?:ir|vir):([rmB]) {any}(trabalho|faculdade|escola|aula|servico) (?:[a-z]+ ){0,2}?(?:de|a) (onibus|carro|moto|bicicleta|metro|m|trem|pe|uber|aplicativo|carona|barca|van|patinete)", "as": "neg mood to means"},
  {"on": "trabalhar estudar", "is": "(!?)ir:([rmB]) (?:[a-z]+ ){0,2}?(trabalhar|estudar):\\w (?:[a-z]+ ){0,2}?(?:de|a) (onibus|carro|moto|bicicleta|metro|m|trem|pe|uber|aplicativo|carona|barca|van|patinete)", "as": "neg mood to means"}
]$rules$);

select private.replace_slot_rules('hair', $rules$[
  {"on": "cabelo cabelos", "is": "(?:ter|usar|estar):([rmB]) {any}cabelos? (?:[a-z]+ ){0,3}?(comprid|long|curt|loir|castanh|ruiv|pret|azu|ros|rox|colorid|grisalh|cachead|lis)", "as": "mood look"},
  {"on": "cabelo", "is": "(?:cortar|pintar|tingir|platinar|alisar|descolorir|raspar):([tm]) (?:o |meu )*cabelo (?:[a-z]+ ){0,2}?(comprid|long|curt|loir|castanh|ruiv|pret|azu|ros|rox|colorid|lis)", "as": "mood look", "event": true},
  {"on": "cabelo", "is": "cortar:([tm]) (?:o |meu )*cabelo(?! (?:do|da|dele|dela))", "as": "mood", "event": true, "value": {"look": "curt"}},
  {"on": "cabelo", "is": "deixar:([tm]) (?:o |meu )+cabelo crescer", "as": "mood", "event": true, "value": {"look": "comprid"}}
]$rules$);
