-- Age, children, faith, diet, school and team.

select private.replace_slot_rules('age', $rules$[
  {"on": "anos", "is": "(?:ter|estar):([rmi]) (?:[a-z]+ ){0,2}?(\\d{1,3}) anos(?! de (?!idade))", "as": "mood number"},
  {"on": "ter", "is": "(?:ja |agora )ter:(r) (\\d{2})(?: anos)?$|ter:(r) (\\d{2}) agora$", "as": "mood number mood number"},
  {"on": "fazer completar", "is": "(?:fazer|completar):([tm]) (?:meus )?(\\d{1,3})(?: anos(?! de (?!idade))|(?= (?:ontem|hoje|semana|mes|no sabado|no domingo|na |e (?:nem|ja)))|$)", "as": "mood number", "event": true}
]$rules$);

select private.replace_slot_rules('children', $rules$[
  {"on": "filho filha filhos filhas", "is": "(!?)ter:([^p\\s]) (?:[a-z]+ ){0,2}?(\\d+|um|uma|so um|so uma|nenhum)? ?filh[oa]s?\\M", "as": "neg mood count"},
  {"on": "filhos filhas", "is": "(!?)ser:(r) (\\d+) filh", "as": "neg mood count"},
  {"on": "ser", "is": "(?:agora|ja) ser:(r) (\\d)$", "as": "mood count", "value": {"bare": true}},
  {"on": "mae pai", "is": "(!?)(?:ser|virar):([rtm]) (?:mae|pai)(?: de (\\d+|um|uma))?(?! de )", "as": "neg mood count", "event": true, "value": {"parent": true}},
  {"on": "nascer", "is": "(!?)nascer:([t])(?! (?:em|no dia|dia|de novo) )", "as": "neg mood", "event": true, "value": {"born": true}, "own": "filho filha nenem bebe menino menina cacula primogenito filhos gemeos gemeas +"},
  {"on": "nascer", "is": "nascer:(t) (?:o |a )?(?:meu |minha |nosso |nossa )(?:filh|nenem|menin|primeir)", "as": "mood", "event": true, "value": {"born": true}, "own": "*"},
  {"on": "nenem bebe filho filha menino menina crianca", "is": "(?:ter|ganhar|adotar):([tm]) {det}(?:nenem|bebe|filh[oa]|menin[oa]|crianca)\\M(?! (?:doente|gripad|comigo|em casa))", "as": "mood", "event": true, "value": {"born": true}},
  {"on": "luz", "is": "dar:([tm]) a luz", "as": "mood", "event": true, "value": {"born": true}}
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
  {"on": "aluna aluno estudante", "is": "(!?)ser:([rmE]) (?:alun[ao]|estudante) (?:da|do|na|no) (.*)", "as": "neg mood at"}
]$rules$, 'team');

select private.replace_slot_rules('team', $rules$[
  {"on": "torcer", "is": "(!?)torcer:([rmBE]) (?:mais )?(?:para o|para a|pelo|pela|para) ([a-z]+(?: [a-z]+)?)", "as": "neg mood team"},
  {"on": "virar ser", "is": "(!?)(?:ser|virar):([rtm]) (flamenguista|corintiano|corintiana|palmeirense|sao paulino|santista|vascaino|vascaina|tricolor|gremista|colorado|colorada|cruzeirense|atleticano|atleticana|botafoguense|flamengo|corinthians|palmeiras|sao paulo|santos|vasco|fluminense|gremio|internacional|cruzeiro|atletico|botafogo|bahia|sport|nautico|fortaleza|ceara|remo|paysandu)(?: agora| desde .*)?$", "as": "neg mood team", "event": true}
]$rules$);
