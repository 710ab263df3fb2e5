-- What somebody does, likes, has, suffers from and is: many things at once, each told by the words it is about. A later "não
-- … mais", "larguei" or "voltei a" about the same words changes one of them and leaves the others.

-- A value's object is turned into stems; ends lists the slots that an ending reaches.
select private.add_slot_rules('preference', $rules$[
  {"on": "gostar adorar amar curtir", "is": "(!?)(?:gostar|adorar|amar|curtir):([rmgBE]) (.*)", "as": "neg mood object"},
  {"on": "apaixonar encantar viciar", "is": "\\m(?:me|se) (?:apaixonar|encantar|viciar):([tm]) (?:por|em|com|pel[oa]s?|no|na) (.*)", "as": "mood object", "event": true},
  {"on": "gosto", "is": "(?:pegar|tomar|criar):([tm]) gosto (?:por|em|de|pela|pelo) (.*)", "as": "mood object", "event": true},
  {"on": "odiar detestar", "is": "(!?)(?:odiar|detestar):([rmgBE]) (.*)", "as": "neg mood object", "value": {"dislikes": true}},
  {"on": "suportar aguentar", "is": "!(?:suportar|aguentar):(r) (.*)", "as": "mood object", "value": {"dislikes": true}},
  {"on": "suportar aguentar", "is": "(?:suportar|aguentar):E (.*)", "as": "object", "value": {"dislikes": true}, "says": "stated"},
  {"on": "enjoar cansar", "is": "(?:enjoar|cansar):([tm]) d[eoa]s? (.*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "ranco nojo trauma birra pavor horror implicancia abuso asco gastura", "is": "(?:pegar|ter|criar|tomar):([rtm]) (?:ranco|nojo|trauma|birra|pavor|horror|implicancia|abuso|asco|gastura) (?:de|do|da|dos|das|com) (.*)", "as": "mood object", "value": {"dislikes": true}, "event": true},
  {"on": "apaixonada apaixonado apaixonar fa louca louco viciada viciado doida", "is": "(!?)(?:ser|estar|virar|ficar):([rmtE]) {adv}(?:apaixonar:p|fa|louc[ao]|viciad[ao]|doid[ao]) (?:por|em|de|no|na|pel[oa]|com) (.*)", "as": "neg mood object", "event": true}
]$rules$);

select private.add_slot_rules('preferred', $rules$[
  {"on": "preferir", "is": "preferir:([rmB]) (.*)", "as": "mood choice"}
]$rules$);

select private.add_slot_rules('favorite', $rules$[
  {"on": "ser virar", "is": "(?:ser|virar):([rt]) (.*)", "as": "mood object", "own": "*", "event": true, "value": {"by_subject": true}},
  {"on": "favorito favorita preferido preferida", "is": "([a-z]+) (?:favorit|preferid)[oa] (?:[a-z]+ )*?(?:ser|virar):([rtm]) (.*)", "as": "of mood object", "event": true},
  {"on": "favorito favorita preferido preferida", "is": "^(?:o |a |meu |minha )*([a-z]+) (?:favorit|preferid)[oa] ([^:]+)$", "as": "of object", "says": "stated"}
]$rules$);

select private.add_slot_rules('provider', $rules$[
  {"on": "chefe chefa patrao patroa terapeuta psicologa psicologo medica medico dentista professor professora personal gestor gestora diretor diretora nutricionista ginecologista psiquiatra banco operadora faculdade escola", "is": "(chefe|chefa|patrao|patroa|terapeuta|psicolog[oa]|medic[oa]|dentista|professora?|personal|gestora?|diretora?|nutricionista|ginecologista|psiquiatra|banco|operadora|faculdade|escola) {adv}(?:se )?(?:ser|chamar|virar):([rt]) (?:a |o )?((?!muito|bem|um|uma|otim|legal|chat|boa|bom|maravilh|incriv|insuport|pessim|gente|mais|tao|super|demais|quem|que|doid|fod|fantast|perto|longe|car[ao]\\M|particular|public)[a-z].*)", "as": "of mood object", "own": "*", "event": true},
  {"on": "mudar trocar", "is": "(?:mudar|trocar):([tm]) (?:de |o |a |meu |minha |nosso |nossa )+(chefe|chefa|terapeuta|psicolog[oa]|medic[oa]|dentista|professora?|personal|gestora?|nutricionista|ginecologista|psiquiatra|banco|operadora|faculdade|escola|academia|plano)\\M", "as": "mood of", "says": "ended", "event": true, "own": "*"}
]$rules$);

select private.add_slot_rules('possession', $rules$[
  {"on": "ter possuir", "is": "(!?)(?:ter|possuir):([^p\\s]) (?!que |de \\w+:|como |a ver|certeza|vontade|saudade|razao|que:)(.*)", "as": "neg mood object"},
  {"on": "comprar ganhar adotar herdar arrumar arranjar tirar financiar", "is": "(!?)(?:comprar|ganhar|adotar|herdar|arrumar|arranjar|tirar|financiar):([tmD]) (.*)", "as": "neg mood object", "event": true, "value": {"got": true}},
  {"on": "sem", "is": "(?:estar|ficar):([rmt]) {adv}sem (.*)", "as": "mood object", "event": true, "value": {"lacks": true}},
  {"on": "vender doar perder devolver superar vencer", "is": "(!?)(?:vender|doar|perder|devolver|superar|vencer):([tmD]) (.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "dar", "is": "dar:([tm]) (?:o |a |meu |minha |os |as )+([a-z]+(?: [a-z]+)?) (?:para|embora)", "as": "mood object", "says": "ended", "event": true},
  {"on": "sacrificar enterrar", "is": "(?:sacrificar|enterrar):[tmP] (.*)", "as": "object", "says": "ended"},
  {"on": "frente adiante", "is": "passar:([tm]) (?:o |a |meu |minha )+(.*) (?:para frente|adiante|para a frente)", "as": "mood object", "says": "ended", "event": true},
  {"on": "se", "is": "\\mse (?:ser|ir):t(?: (?:hoje|ontem|embora|semana|mes|essa|nessa|esta|no|na|$).*)?$", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "roubar furtar", "is": "(?:roubar|furtar|levar):t (?:o |a |meu |minha )+(?!para)(.*)", "as": "object", "says": "ended", "own": "*"},
  {"on": "roubar furtar", "is": "^(?:[a-z0-9]+ )*?(?:ser:t|ter:t) (?:[a-z0-9]+ )*?(?:roubar|furtar):p", "says": "ended", "own": "*", "value": {"subject": true}},
  {"on": "morrer falecer fugir sumir", "is": "(!?)(?:morrer|falecer|fugir|sumir|partir):([t])(?! de (?:rir|medo|vergonha|sono|saudade|calor|frio|fome))", "as": "neg mood", "says": "ended", "event": true, "own": "*", "value": {"subject": true}}
]$rules$);

select private.add_slot_rules('condition', $rules$[
  {"on": "estar", "is": "(!?)(?:estar|ficar|continuar):([rmE]) (?:muito )?(?:(?:de|em|com|no|na) )?(?!casa|sao paulo|\\d|medo de|vontade|saudade|fome|sono|pressa|duvida|tudo|\\w+:[^p])(.*)", "as": "neg mood object"},
  {"on": "curar sarar livrar recuperar", "is": "(!?)(?:curar|sarar|livrar|recuperar):([tmp]) d[aeo]s? (.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "sair voltar", "is": "(?:sair|voltar):([tm]) d[aeo]s? (dieta|ferias|licenca|depressao|hospital|coma|atestado|repouso|luto|afastamento|jejum)", "as": "mood object", "says": "ended", "event": true},
  {"on": "acabar terminar passar sumir", "is": "(?:minha|meu|minhas|meus|a|o|as|os) ([a-z]+) {adv}(?:acabar|terminar|passar|sumir):([t])(?! (?:por|em|na|no|a|para|de ano|com|bem|mal))", "as": "object mood", "says": "ended", "event": true, "own": "*"},
  {"on": "zerar quitar liquidar", "is": "(!?)(?:zerar|quitar|liquidar):([tmD]) (.*)", "as": "neg mood object", "says": "ended", "event": true, "value": {"debt": true}},
  {"on": "pagar", "is": "(?:terminar|acabar|conseguir):t pagar:D (.*)|pagar:([tm]) (?:tudo|toda|todo|a ultima parcela|o resto) (?:o |a |do |da |de )*(.*)", "as": "object mood object", "says": "ended", "event": true, "value": {"debt": true}},
  {"on": "endividar endividada endividado", "is": "(!?)(?:estar|ficar|viver):([rmE]) {adv}(endividad[ao]|endividar:p)", "as": "neg mood object", "value": {"debt": true}},
  {"on": "alta", "is": "(?:receber|ter|ganhar|tomar):([tm]) alta(?:$| (?:ontem|hoje|do hospital|medica|essa|esta|semana|mes))", "as": "mood", "value": {"object": "internado"}, "says": "ended", "event": true},
  {"on": "alta", "is": "(?:receber|ter|ganhar|tomar):([tm]) alta d[aeo]s? (.*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "dever", "is": "(!?)dever:([rmE]) (?:[a-z]+ )*?(\\d.*)", "as": "neg mood object", "value": {"debt": true}},
  {"on": "divida dividas financiamento emprestimo consorcio parcelas", "is": "(!?)(?:ter|estar|pagar|fazer):([^p\\s]) {any}((?:divida|financiamento|emprestimo|consorcio|parcela)s?\\M.*)", "as": "neg mood object", "value": {"debt": true}}
]$rules$);

select private.add_slot_rules('trait', $rules$[
  {"on": "ser", "is": "(!?)ser:([rmEB]) (.*)", "as": "neg mood object"},
  {"on": "virar tornar", "is": "(!?)(?:virar|tornar):([tm]) (.*)", "as": "neg mood object", "event": true}
]$rules$);

select private.add_slot_rules('practice', $rules$[
  {"on": "fazer praticar jogar tocar correr nadar treinar malhar caminhar pedalar dancar lutar surfar meditar fumar beber tomar usar comer frequentar participar estudar cursar assinar cantar pintar desenhar costurar bordar cozinhar ler escrever falar conversar dirigir viajar acordar dormir rezar orar cuidar acompanhar assistir ouvir escutar colecionar plantar consumir andar seguir visitar investir pagar receber evitar dar lecionar ensinar vender criar tratar economizar guardar poupar namorar sair brigar", "is": "(!?)(fazer|praticar|jogar|tocar|correr|nadar|treinar|malhar|caminhar|pedalar|dancar|lutar|surfar|meditar|fumar|beber|tomar|usar|comer|frequentar|participar|estudar|cursar|assinar|cantar|pintar|desenhar|costurar|bordar|cozinhar|ler|escrever|falar|conversar|dirigir|viajar|acordar|dormir|rezar|orar|cuidar|acompanhar|assistir|ouvir|escutar|colecionar|plantar|consumir|andar|seguir|visitar|investir|pagar|receber|lecionar|ensinar|criar|tratar|economizar|poupar|sair):([rmgBEti])(?: (.*))?", "as": "neg verb mood object"},
  {"on": "ir", "is": "(!?)ir:([rmBE]) (?:a|ao|na|no|em|para a|para o|todo dia a|todo dia na) (?!\\w+:|praia|mercado|festa|medico|dentista)(.*)", "as": "neg mood object", "value": {"goes": true}},
  {"on": "fora", "is": "jogar:([tm]) (?:o |a |os |as |meu |minha |meus )+(.*?) fora|jogar:[tm] fora (?:o |a |os |as |meu |minha |meus )+(.*)", "as": "mood object object", "says": "ended", "event": true},
  {"on": "comecar iniciar retomar entrar", "is": "(!?)(?:comecar|iniciar|retomar|entrar):([tm]) (?:n[oa]|em um|em uma|o|a|um|uma|de novo n[oa]) (?!trabalho|emprego|casa|\\w+:)(.*)", "as": "neg mood object", "event": true, "value": {"goes": true, "begun": true}},
  {"on": "evitar", "is": "evitar:([rm]) (?!\\w+:)(.*)", "as": "mood object", "value": {"avoids": true}},
  {"on": "saber", "is": "(!?)saber:([rm]) (\\w+:[nP])(.*)", "as": "neg mood object more", "value": {"ability": true}},
  {"on": "largar abandonar cancelar encerrar trancar cortar parar excluir desinstalar interromper suspender retirar", "own": "medico medica psiquiatra doutor doutora dra dr dermatologista nutricionista cardiologista ginecologista", "is": "(!?)(largar|abandonar|cancelar|encerrar|trancar|cortar|parar|excluir|desinstalar|interromper|suspender|retirar):([tm]) (?!na\\M|no\\M|em\\M|o cabelo|o carro|a moto|para\\M)(?:com |de )?(.*)", "as": "neg by mood object", "says": "ended", "event": true},
  {"on": "escola colegio creche faculdade", "is": "(?:mudar|trocar|tirar):([tm]) {det}([a-z]+) d[aeo] (escola|colegio|creche|faculdade)\\M", "as": "mood whom object", "says": "ended", "event": true},
  {"on": "conta", "is": "fechar:([tm]) (?:a |minha )?(conta .*)", "as": "mood object", "says": "ended", "event": true},
  {"on": "precisar", "is": "precisar:(E) d[aeo]s? (?!\\w+:)(.*)", "as": "mood object"},
  {"on": "desistir", "is": "(!?)desistir:([tm]) d[aeo]s? (?!\\w+:)(.*)", "as": "neg mood object", "says": "ended", "event": true},
  {"on": "sair", "is": "sair:([tm]) d[aeo]s? (?:{det})(grupo|curso|faculdade|igreja|coral|time|banda|equipe|projeto|escola|cursinho|clube|natacao|pilates|crossfit)(?! (?:as|hoje|agora|cedo|tarde|mais|correndo|ontem))(.*)", "as": "mood object more", "says": "ended", "event": true},
  {"on": "sair", "is": "sair:([tm]) d[aeo]s? (.*)", "as": "mood object", "says": "hedged", "event": true, "value": {"left": true}},
  {"on": "transferir migrar mudar", "is": "(!?)(?:transferir|migrar|mudar):([tm]) d[aeo] (.*?) para (.*)", "as": "neg mood object instead", "says": "ended", "event": true},
  {"on": "aparelho gesso alianca lente piercing diu", "is": "tirar:([tm]) (?:o |a |os |as |meu |minha )(aparelho|gesso|alianca|lentes?|piercing|diu)\\M", "as": "mood object", "says": "ended", "event": true},
  {"own": "medico medica psiquiatra doutor doutora dra dr", "on": "trocar", "is": "(!?)trocar:([tm]) (?:de )?(.*?) (?:por|pelo|pela|para|em um|em uma) (.*)", "as": "neg mood object instead", "says": "ended", "event": true},
  {"on": "trocar mudar", "is": "(!?)(?:trocar|mudar):([tm]) de ([a-z]+)(?: |$)(?!.*\\m(?:por|pelo|pela|para)\\M)", "as": "neg mood object", "says": "ended", "event": true, "value": {"swapped": true}}
]$rules$);

select private.add_slot_rules('bond', $rules$[
  {"on": "brigar brigada brigado mal", "is": "(!?)(?:estar|ficar|continuar):([rmE]) (?:[a-z]+ ){0,2}?(?:brigar:p|brigad[ao]|de mal) com (.*)", "as": "neg mood with", "value": {"bad": true}},
  {"on": "falar conversar", "is": "!(?:falar|conversar):([rm]) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with", "value": {"bad": true}},
  {"on": "falar conversar", "is": "(?:falar|conversar):(E) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with", "value": {"bad": true}},
  {"on": "pazes", "is": "fazer:([tm]) as pazes com (.*)", "as": "mood with", "event": true},
  {"on": "falar conversar", "is": "(?:falar|conversar):(B) (?:[a-z]+ ){0,2}?com (.*)", "as": "mood with"},
  {"on": "reconciliar resolver entender acertar", "is": "\\m(?:me|nos|se) (?:reconciliar|resolver|entender|acertar):([tm]) com (.*)", "as": "mood with", "event": true},
  {"on": "romper cortar", "is": "(?:romper|cortar):([tm]) (?:relacoes|a amizade|contato|o contato|lacos) com (.*)", "as": "mood with", "event": true, "value": {"bad": true}},
  {"on": "amiga amigo amigos amigas", "is": "(!?)ser:([rmE]) (?:[a-z]+ ){0,2}?amig[oa]s? d[aeo]s? (.*)", "as": "neg mood with"},
  {"on": "amiga amigo", "is": "melhor amig[oa] ser:(r) (.*)", "as": "mood with", "own": "melhor amiga amigo"}
]$rules$);

select private.add_slot_rules('goal', $rules$[
  {"on": "querer pretender planejar sonhar pensar desejar tentar", "is": "(!?)(?:querer|pretender|planejar|sonhar|desejar|tentar):([rmcg]) (?:muito |mesmo |tambem |em |com |um dia |ainda )*(\\w+:P.*|[a-z].*)", "as": "neg mood object", "value": {"goal": true}},
  {"on": "meta objetivo sonho plano desafio", "is": "(?:meta|objetivo|sonho|plano|desafio)(?: (?!ser:)[a-z]+){0,4}? (?:ser:[ri] )?(\\w+:[nP].*|(?:ser:r) .*)", "as": "object", "says": "stated", "value": {"goal": true}, "own": "meta objetivo sonho plano desafio ano vida"},
  {"on": "procurar buscar", "is": "(!?)(?:procurar|buscar):(r) (?!ajuda)(.*)", "as": "neg mood object", "value": {"goal": true, "seeking": true}},
  {"on": "juntar economizar guardar estudar treinar preparar", "is": "(?:juntar|economizar|guardar|estudar|treinar):(r) (?:[a-z]+ ){0,3}?para (?:o |a )?(\\w+:P.*|[a-z].*)", "as": "mood object", "value": {"goal": true}},
  {"on": "ir", "is": "(!?)ir:([rm]) (\\w+:P.*)", "as": "neg mood object", "value": {"goal": true, "plan": true}}
]$rules$);
