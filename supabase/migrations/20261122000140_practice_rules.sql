-- What somebody does, has, suffers from and whom they go to: a later "não … mais", "larguei" or "voltei a" about the same
-- words changes one of many things and leaves the others.

select private.replace_slot_rules('provider', $rules$[
  {"on": "chefe chefa patrao patroa terapeuta psicologa psicologo medica medico dentista professor professora personal gestor gestora diretor diretora nutricionista ginecologista psiquiatra banco operadora faculdade escola plano academia", "is": "(chefe|chefa|patrao|patroa|terapeuta|psicolog[oa]|medic[oa]|dentista|professora?|personal|gestora?|diretora?|nutricionista|ginecologista|psiquiatra|banco|operadora|faculdade|escola|plano|academia) (?:dela |dele )?{adv}(?:se )?(?:ser|chamar|virar):([rt]) (?:a |o )?((?!muito|bem|um|uma|otim|legal|chat|boa|bom|maravilh|incriv|insuport|pessim|gente|mais|tao|super|demais|quem|que|doid|fod|fantast|perto|longe|car[ao]\\M|particular|public)[a-z].*)", "as": "of mood object", "own": "*", "event": true},
  {"on": "mudar trocar", "is": "(?:mudar|trocar):([tm]) (?:de |o |a |meu |minha |nosso |nossa )+(chefe|chefa|terapeuta|psicolog[oa]|medic[oa]|dentista|professora?|personal|gestora?|nutricionista|ginecologista|psiquiatra|banco|operadora|faculdade|escola|academia|plano)\\M", "as": "mood of", "says": "ended", "event": true, "own": "*"}
]$rules$);

select private.replace_slot_rules('possession', $rules$[
  {"on": "ter possuir", "is": "(!?)(?:ter|possuir):([^p\\s]) (?!que |de \\w+:|como |a ver|certeza|vontade|saudade|razao|que:)(.*)", "as": "neg mood object"},
  {"on": "comprar ganhar adotar herdar arrumar arranjar financiar", "is": "(!?)(?:comprar|ganhar|adotar|herdar|arrumar|arranjar|financiar):([tmD]) (.*)", "as": "neg mood object", "event": true, "value": {"got": true}},
  {"on": "tirar", "is": "(!?)tirar:([tmD]) (?:a |o |meu |minha )*((?:carteira|passaporte|visto|diploma|porte|brevê|rg)\\M.*)", "as": "neg mood object", "event": true, "value": {"got": true}},
  {"on": "pegar", "is": "pegar:([tm]) (?:um|uma) ((?:cachorro|gato|filhote|bicho|coelho|passarinho|hamster)\\M.*)", "as": "mood object", "event": true, "value": {"got": true}},
  {"on": "sem", "is": "(?:estar|ficar):([rmt]) {adv}sem (.*)", "as": "mood object", "event": true, "value": {"lacks": true}},
  {"on": "vender doar perder devolver superar vencer", "is": "(!?)(?:vender|doar|perder|devolver|superar|vencer):([tmD]) (.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "dar", "is": "dar:([tm]) (?:o |a |meu |minha |os |as )+([a-z]+(?: [a-z]+)?) (?:para|embora)", "as": "mood object", "says": "ended", "event": true},
  {"on": "estrelinha", "is": "virar:t (?:uma )?estrelinha", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "bater capotar", "is": "(?:bater|capotar):([tm]) (?:o |a |meu |minha |com o |com a )+(.*)", "as": "mood object", "says": "ended", "event": true, "value": {"wrecked": true}},
  {"on": "resistir", "is": "!resistir:t", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "desfazer livrar", "is": "\\m(?:me|se|nos) (?:desfazer|livrar):([tm]) d[aeo]s? (.*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "sacrificar enterrar", "is": "(?:sacrificar|enterrar):[tmP] (.*)", "as": "object", "says": "ended"},
  {"on": "frente adiante", "is": "passar:([tm]) (?:o |a |meu |minha )+(.*) (?:para frente|adiante|para a frente)", "as": "mood object", "says": "ended", "event": true},
  {"on": "se", "is": "\\mse (?:ser|ir):t(?: (?:hoje|ontem|embora|semana|mes|essa|nessa|esta|no|na|$).*)?$", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "roubar furtar", "is": "(?:roubar|furtar|levar):t (?:o |a |meu |minha )+(?!para)(.*)", "as": "object", "says": "ended", "own": "*", "value": {"lost": true}},
  {"on": "roubar furtar", "is": "^(?:[a-z0-9]+ )*?(?:ser:t|ter:t) (?:[a-z0-9]+ )*?(?:roubar|furtar):p", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "morrer falecer partir", "is": "(!?)(?:morrer|falecer|partir):([t])(?! de (?:rir|medo|vergonha|sono|saudade|calor|frio|fome))", "as": "neg mood", "says": "ended", "event": true, "own": "*", "value": {"subject": true}},
  {"on": "fugir sumir", "is": "(!?)(?:fugir|sumir):([t])", "as": "neg mood", "says": "ended", "event": true, "own": "*", "value": {"subject": true, "strayed": true}},
  {"on": "ser", "is": "(?:agora|ja) ser:(r) (\\d+ [a-z]+)", "as": "mood object"}
]$rules$);

select private.replace_slot_rules('condition', $rules$[
  {"on": "estar", "is": "(!?)(?:estar|ficar|continuar):([rmE]) (?:muito )?(?:(?:de|em|com|no|na) )?(?!casa|sao paulo|\\d|medo de|vontade|saudade|fome|sono|pressa|duvida|tudo|\\w+:[^p])(.*)", "as": "neg mood object"},
  {"on": "curar sarar livrar recuperar", "is": "(!?)(?:curar|sarar|livrar|recuperar):([tmp]) d[aeo]s? (.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "sair voltar", "is": "(?:sair|voltar):([tm]) d[aeo]s? (dieta|ferias|licenca|depressao|hospital|coma|atestado|repouso|luto|afastamento|jejum)", "as": "mood object", "says": "ended", "event": true},
  {"on": "acabar terminar passar sumir", "is": "(?:minha|meu|minhas|meus|a|o|as|os) ([a-z]+) {adv}(?:acabar|terminar|passar|sumir):([t])(?! (?:\\w+:|por|em|na|no|a|para|de ano|com|bem|mal))", "as": "object mood", "says": "ended", "event": true, "own": "*"},
  {"on": "zerar quitar liquidar", "is": "(!?)(?:zerar|quitar|liquidar):([tmD]) (.*)", "as": "neg mood object", "says": "ended", "event": true, "value": {"debt": true}},
  {"on": "pagar", "is": "(?:terminar|acabar|conseguir):t pagar:D (.*)|pagar:([tm]) (?:tudo|toda|todo|a ultima parcela|o resto) (?:o |a |do |da |de )*(.*)|pagar:([tm]) (?:o |a |os |as )(.*) atrasad|pagar:([tm]) (?:a |as |minha |minhas |o |meu |os )+((?:divida|dividas|emprestimo|financiamento|consorcio)\\M.*)", "as": "object mood object mood object mood object", "says": "ended", "event": true, "value": {"debt": true}},
  {"on": "endividar endividada endividado", "is": "(!?)(?:estar|ficar|viver):([rmE]) {adv}(endividad[ao]|endividar:p)", "as": "neg mood object", "value": {"debt": true}},
  {"on": "alta", "is": "(?:receber|ter|ganhar|tomar):([tm]) alta(?:$| (?:ontem|hoje|do hospital|medica|essa|esta|semana|mes))", "as": "mood", "value": {"object": "internado"}, "says": "ended", "event": true},
  {"on": "alta", "is": "(?:receber|ter|ganhar|tomar):([tm]) alta d[aeo]s? (.*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "dever", "is": "(!?)dever:([rmE]) (?!\\w+:)(.*)", "as": "neg mood object", "value": {"debt": true}},
  {"on": "divida dividas financiamento emprestimo consorcio parcelas", "is": "(!?)(?:ter|estar|pagar|fazer):([^p\\s]) {any}((?:divida|financiamento|emprestimo|consorcio|parcela)s?\\M.*)", "as": "neg mood object", "value": {"debt": true}},
  {"on": "acabar", "is": "acabar:(t) (?:o |a |os |as )?(?:meu|minha|meus|minhas) ", "as": "mood", "says": "ended", "event": true, "own": "*", "value": {"subject": true}},
  {"on": "sentir sofrer", "is": "(!?)(?:sentir|sofrer):([rmE]) (?:muita |muito |muitas |de |com )*((?:dor|dores|enjoo|ansiedade|tontura|insonia|angustia|enxaqueca|azia|refluxo)\\M.*)", "as": "neg mood object"},
  {"on": "curar", "is": "(!?)curar:([tm]) (?:a |o |minha |meu )+(.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "melhorar", "is": "melhorar:([tm]) d[aeo] (gripe|resfriado|febre|tosse|covid|dengue|virose|sinusite|garganta|pneumonia|infeccao|lesao|tendinite)", "as": "mood object", "says": "ended", "event": true},
  {"on": "passar sumir", "is": "(?:minha|meu|minhas|meus|a|o|as|os) ([a-z]+ (?:de|do|da|nas|nos|no|na) [a-z]+) {adv}(?:passar|sumir):(t)(?! (?:por|em|na|no|a|para|de ano|com|bem|mal))", "as": "object mood", "says": "ended", "event": true, "own": "*"}
]$rules$);

select private.replace_slot_rules('practice', $rules$[
  {"on": "fazer praticar jogar tocar correr nadar treinar malhar caminhar pedalar dancar lutar surfar meditar fumar beber tomar usar comer frequentar participar estudar cursar assinar cantar pintar desenhar costurar bordar cozinhar ler escrever falar conversar dirigir viajar acordar dormir rezar orar cuidar acompanhar assistir ouvir escutar colecionar plantar consumir andar seguir visitar investir pagar receber evitar dar lecionar ensinar vender criar tratar economizar guardar poupar namorar sair brigar", "is": "(!?)(fazer|praticar|jogar|tocar|correr|nadar|treinar|malhar|caminhar|pedalar|dancar|lutar|surfar|meditar|fumar|beber|tomar|usar|comer|frequentar|participar|estudar|cursar|assinar|cantar|pintar|desenhar|costurar|bordar|cozinhar|ler|escrever|falar|conversar|dirigir|viajar|acordar|dormir|rezar|orar|cuidar|acompanhar|assistir|ouvir|escutar|colecionar|plantar|consumir|andar|seguir|visitar|investir|pagar|receber|lecionar|ensinar|criar|tratar|economizar|poupar|sair):([rmgBEti])(?: (.*))?", "as": "neg verb mood object"},
  {"on": "ir pisar aparecer", "is": "(!?)(?:ir|pisar|aparecer):([rmBE]) (?:a|ao|na|no|em|para a|para o|todo dia a|todo dia na) (?!\\w+:|praia|mercado|festa|medico|dentista)(.*)", "as": "neg mood object", "value": {"goes": true}},
  {"on": "fora", "is": "jogar:([tm]) (?:o |a |os |as |meu |minha |meus )+(.*?) fora|jogar:[tm] fora (?:o |a |os |as |meu |minha |meus )+(.*)", "as": "mood object object", "says": "ended", "event": true},
  {"on": "comecar iniciar retomar entrar", "is": "(!?)(?:comecar|iniciar|retomar|entrar):([tm]) (?:n[oa] |em um |em uma |o |a |um |uma |de novo n[oa] )?(?!trabalho|emprego|casa|novo|nova|como|de|em|com|[a-z]+:|segunda|terca|quarta|quinta|sexta|ontem|hoje|agora|mal|bem|cedo|tarde|a\\M|o\\M)(.*)", "as": "neg mood object", "event": true, "value": {"goes": true, "begun": true}},
  {"on": "voltar", "is": "voltar:([tm]) (?:para o|para a|para|ao|a) (academia|terapia|natacao|pilates|crossfit|dieta|faculdade|corrida|yoga|musculacao|igreja|ingles|escola|danca|futebol|treino)\\M", "as": "mood object", "event": true, "value": {"goes": true}},
  {"on": "sobria sobrio", "is": "estar:(r) {adv}sobri[ao]", "as": "mood", "says": "ended", "value": {"object": "bebida", "by": "parar"}},
  {"on": "medico medica psiquiatra doutor doutora dr dra", "is": "(?:medic[oa]|psiquiatra|doutora?|dra?) (?:[a-z]+ )?(?:tirar|cortar):([t]) (?:o |a |meu |minha |os |as )+(.*)", "as": "mood object", "says": "ended", "event": true, "own": "*"},
  {"on": "evitar", "is": "evitar:([rm]) (?!\\w+:)(.*)", "as": "mood object", "value": {"avoids": true}},
  {"on": "saber", "is": "(!?)saber:([rm]) (\\w+:[nP])(.*)", "as": "neg mood object more", "value": {"ability": true}},
  {"on": "largar abandonar cancelar encerrar trancar cortar parar excluir desinstalar interromper suspender retirar apagar deletar desativar dispensar", "own": "medico medica psiquiatra doutor doutora dra dr dermatologista nutricionista cardiologista ginecologista", "is": "(!?)(largar|abandonar|cancelar|encerrar|trancar|cortar|parar|excluir|desinstalar|interromper|suspender|retirar|apagar|deletar|desativar|dispensar):([tm]) (?!na\\M|no\\M|em\\M|o cabelo|o carro|a moto|para\\M)(?:com |de )?(.*)", "as": "neg by mood object", "says": "ended", "event": true},
  {"on": "escola colegio creche faculdade", "is": "(?:mudar|trocar|tirar):([tm]) {det}([a-z]+) d[aeo] (escola|colegio|creche|faculdade)\\M", "as": "mood whom object", "says": "ended", "event": true},
  {"on": "cansar", "is": "(cansar):([tm]) d[aeo]s? (?!\\w+:)(.*)", "as": "by mood object", "says": "ended", "event": true},
  {"on": "aprender", "is": "(!?)aprender:([tm]) (?!a \\w+:|com|que|muito|na|no|em)(.*)", "as": "neg mood object", "event": true, "value": {"ability": true}},
  {"on": "tirar", "is": "tirar:([tm]) (?:o |a |meu |minha )+(filh[oa]|menin[oa]|cacula) d[aeo] (.*)", "as": "mood whom object", "says": "ended", "event": true},
  {"on": "conta", "is": "fechar:([tm]) (?:a |minha )?(conta .*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "precisar", "is": "precisar:(E) d[aeo]s? (?!\\w+:)(.*)", "as": "mood object"},
  {"on": "desistir", "is": "(!?)desistir:([tm]) d[aeo]s? (?!\\w+:)(.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "sair", "is": "sair:([tm]) d[aeo]s? (?:{det})(grupo|curso|faculdade|igreja|coral|time|banda|equipe|projeto|escola|cursinho|clube|consorcio|sociedade|coletivo|natacao|pilates|crossfit)(?! (?:as|hoje|agora|cedo|tarde|mais|correndo|ontem))(.*)", "as": "mood object more", "says": "ended", "event": true},
  {"on": "sair", "is": "sair:([tm]) d[aeo]s? (.*)", "as": "mood object", "says": "hedged", "event": true, "value": {"left": true}},
  {"on": "transferir migrar mudar", "is": "(!?)(?:transferir|migrar|mudar):([tm]) d[aeo] (.*?) para (.*)", "as": "neg mood object instead", "says": "ended", "event": true},
  {"on": "aparelho gesso alianca lente lentes piercing diu barba bigode bota tipoia", "is": "tirar:([tm]) (?:o |a |os |as |meu |minha )(aparelho|gesso|alianca|lentes?|piercing|diu|barba|bigode|bota|tipoia)\\M", "as": "mood object", "says": "ended", "event": true},
  {"own": "medico medica psiquiatra doutor doutora dra dr", "on": "trocar", "is": "(!?)trocar:([tm]) (?:de )?(.*?) (?:por|pelo|pela|para|em um|em uma) (.*)", "as": "neg mood object instead", "says": "ended", "event": true},
  {"on": "trocar mudar", "is": "(!?)(?:trocar|mudar):([tm]) de ([a-z]+)(?: |$)(?!.*\\m(?:por|pelo|pela|para)\\M)", "as": "neg mood object", "says": "ended", "event": true, "value": {"swapped": true}},
  {"on": "migrar", "is": "migrar:([tm]) (?:[a-z]+ ){0,3}?para (?:o |a |um |uma )?(.*)", "as": "mood object", "event": true, "value": {"verb": "usar", "took": true}},
  {"on": "formar", "is": "\\m(?:me|se) formar:([tm]) (?:em|no|na) (.*)", "as": "mood object", "says": "ended", "event": true}
]$rules$);

select private.replace_slot_rules('favorite', $rules$[
  {"on": "ser virar", "is": "(?:ser|virar):([rt]) (.*)", "as": "mood object", "own": "*", "event": true, "value": {"by_subject": true}},
  {"on": "favorito favorita preferido preferida", "is": "([a-z]+) (?:favorit|preferid)[oa] (?:[a-z]+ )*?(?:ser|virar):([rtmB]) (.*)", "as": "of mood object", "event": true},
  {"on": "favorito favorita preferido preferida", "is": "^(?:o |a |meu |minha )*([a-z]+) (?:favorit|preferid)[oa] ([^:]+)$", "as": "of object", "says": "stated"}
]$rules$);

select private.replace_slot_rules('bond', $rules$[
  {"on": "brigar brigada brigado mal", "is": "(!?)(?:estar|ficar|continuar):([rmE]) (?:[a-z]+ ){0,2}?(?:brigar:p|brigad[ao]|de mal) com (.*)", "as": "neg mood with", "value": {"bad": true}},
  {"on": "falar conversar", "is": "!(?:falar|conversar):([rm]) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with", "value": {"bad": true}},
  {"on": "falar conversar", "is": "(?:falar|conversar):(E) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with", "value": {"bad": true}},
  {"on": "pazes", "is": "fazer:([tm]) as pazes com (.*)", "as": "mood with", "event": true},
  {"on": "falar conversar", "is": "(?:falar|conversar):(B) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with"},
  {"on": "reconciliar resolver entender acertar", "is": "\\m(?:me|nos|se) (?:reconciliar|resolver|entender|acertar):([tm]) com (.*)", "as": "mood with", "event": true},
  {"on": "romper cortar", "is": "(?:romper|cortar):([tm]) (?:relacoes|a amizade|contato|o contato|lacos) com (.*)", "as": "mood with", "event": true, "value": {"bad": true}},
  {"on": "amiga amigo amigos amigas", "is": "(!?)ser:([rmE]) (?:[a-z]+ ){0,2}?amig[oa]s? d[aeo]s? (.*)", "as": "neg mood with"},
  {"on": "amiga amigo", "is": "melhor amig[oa] ser:(r) (.*)", "as": "mood with", "own": "melhor amiga amigo"},
  {"on": "romper", "is": "romper:([tm]) com (.*)", "as": "mood with", "event": true, "value": {"bad": true}},
  {"on": "dar", "is": "(!?)dah?r?:([rmE]) (?:[a-z]+ ){0,2}?bem com (.*)", "as": "neg mood with"},
  {"on": "brigar", "is": "(!?)brigar:(r) (?:[a-z]+ ){0,2}?com (.*)", "as": "neg mood with", "value": {"bad": true}},
  {"on": "entender reconciliar acertar resolver", "is": "\\meu e (?:o |a |meu |minha )*([a-z]+) {adv}(?:nos |se )(?:entender|reconciliar|acertar|resolver):([tm])", "as": "with mood", "event": true},
  {"on": "brigar", "is": "brigar:([tm]) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with", "says": "hedged", "event": true, "value": {"bad": true}}
]$rules$);
