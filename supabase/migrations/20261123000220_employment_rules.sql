-- Hired, moved on, dismissed, retired and closed down in more words; what is "aposentado" or "demitido" in jest is left alone.

select private.drop_slot_rule('employment', '(!?)aposentar:([^p\s])');
select private.drop_slot_rule('employment', '(?:demitir:p|desligar:p');
select private.drop_slot_rule('employment', '(?:demitir|desligar|exonerar):([tm])|\mme mandar');
select private.drop_slot_rule('employment', 'perder:([tm])');
select private.drop_slot_rule('employment', '(?:estagio|contrato) (?:[a-z]+(?::[a-zA-Z])? ){0,4}?(?:acabar');
select private.drop_slot_rule('employment', '(?:sair:([tm]) d[aoe]s? (?!');
select private.drop_slot_rule('employment', '!renovar:t (?:o )?meu contrato');
select private.drop_slot_rule('employment', '^(?:(?:agora');

select private.extend_slot_rules('employment', $rules$[
  {"on": "aposentar", "is": "(?:^|, ){adv}aposentar:p(?! d)", "value": {"status": "retired"}, "says": "stated"},
  {"on": "desempregada desempregado", "is": "^{adv}desempregad|ficar:[tm] {adv}desempregad", "value": {"status": "unemployed"}, "says": "stated"},
  {"on": "aposentar", "is": "(!?)aposentar:([^p\\s])(?! (?:o|a|os|as|aquel[ea]|ess[ea]|est[ea]|meu|minha|meus|minhas|um|uma) (?!semana|mes|ano|passad|ultim))", "as": "neg mood", "value": {"status": "retired"}, "event": true},
  {"on": "demitir desligar dispensar mandar cortar exonerar", "is": "(?:ser|estar|acabar):([tm]) (?:[a-z]+ )?(?:demitir:p|desligar:p|dispensar:p|exonerar:p|mandar:p embora|cortar:p)(?! (?:d[oa] (?:grupo|time|whatsapp|jogo|bar|festa|sala|casa|aula|reuniao)|mais cedo|cedo|(?:por|pelo|pela) (?:meu |minha )(?:gat|cachorr|filh|marid|net|mae|pai|namorad|espos)))", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "demitir desligar mandar exonerar", "is": "\\m(?:me|nos) (?:demitir|desligar|exonerar):([tm])(?! d[oa] (?:grupo|time|jogo))|\\mme mandar:([tm]) embora(?! (?:de casa|mais cedo|cedo|da (?:aula|reuniao|festa)|do (?:grupo|bar)))", "as": "mood mood", "value": {"status": "employed"}, "says": "ended", "event": true, "own": "*"},
  {"on": "emprego trabalho vaga", "is": "perder:([tm]) {det}(?:emprego|trabalho|vaga)\\M(?! dos? sonhos?)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "estagio contrato", "is": "(?:(?:acabar|terminar|encerrar):([tm]) (?:o |meu )(?:estagio|contrato)(?! (?:de|da|com a) (?:aluguel|locacao|celular|internet|luz|academia|plano|vivo|claro|tim))|(?:estagio|contrato)(?! (?:de|da) (?:aluguel|locacao|celular|internet|luz|academia|plano)) {any}(?:acabar|terminar|encerrar|vencer|expirar):([tm]))(?: (?:n[ao]|com [ao]|d[ao]) (.*))?", "as": "mood mood employer", "value": {"status": "employed"}, "says": "ended", "event": true, "own": "estagio contrato empresa eles +"},
  {"on": "sair largar deixar abandonar", "is": "(?:sair:([tm]) d[aoe]s? |(?:largar|deixar|abandonar):([tm]) (?:o|a|os|as) )(?!.*\\m(?:tarde|cedo|correndo|\\d+h\\d*|as \\d+|meio dia|meia noite|agora|agorinha|indo|almoc|jant)\\M)([a-z0-9]+(?: (?!(?:hoje|as|para|com|ontem|e|cedo|tarde)\\M)[a-z0-9]+){0,3})", "as": "mood mood left", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "renovar", "is": "!renovar:t (?:comigo|(?:o |a )?meu (?:contrato|estagio))", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "mudar migrar trocar ir vir", "is": "^(?:[a-z]+ )?(?<!me )(?<!se )(?:mudar|migrar|trocar|ir|vir):([tm]) para (?:o|a) ([a-z0-9]+(?: [a-z0-9]+){0,2}?)(?:$| ,| (?:agora|mes|semana|ano|ontem|segunda|desde|com salario|ganhar|como|em|por causa).*)", "as": "mood hired", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "agora", "is": "(?:agora|hoje em dia) (?:ser|estar):(r) (?:trabalhar:\\w )?[dn][oa] ([a-z0-9]+(?: [a-z0-9]+){0,2}?)(?:$| ,| (?:agora|como|de|com|e|ganhar).*)", "as": "mood hired", "value": {"status": "employed", "fresh": true}},
  {"on": "agora", "is": "(?:ser|estar):(r) [dn][oa] ([a-z0-9]+(?: [a-z0-9]+)?) agora$", "as": "mood hired", "value": {"status": "employed", "fresh": true}},
  {"on": "comecar entrar", "is": "(?:comecar|entrar):([tm]) (?:ontem |hoje |segunda |agora )?(?:na|no) ([a-z0-9]+(?: [a-z0-9]+){0,2}?)(?:$| ,| (?:ontem|hoje|segunda|terca|quarta|quinta|sexta|como|agora|mes|semana|esse|essa|este|esta|dia|ha).*)", "as": "mood hired", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "assinar fechar acertar", "is": "(?:assinar|fechar|acertar):([tm]) (?:[a-z]+ )?(?:contrato )?com (?:o|a) ([a-z0-9]+(?: [a-z0-9]+)?)", "as": "mood hired", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "primeiro", "is": "primeiro dia (?:(?:de|no|do) (?:trabalho|emprego|servico)|na (?:empresa|firma)|d[eo] emprego novo)(?: (?:novo )?(n[oa] .*))?", "as": "work", "value": {"status": "employed", "fresh": true}, "says": "stated", "own": "*"},
  {"on": "primeiro", "is": "primeiro dia (?:na|no) ([a-z0-9]+(?: [a-z0-9]+)?)", "as": "hired", "value": {"status": "employed", "fresh": true}, "says": "stated", "own": "*"},
  {"on": "ultimo", "is": "ultimo dia (?:(?:de|no) trabalho|na (?:empresa|firma)|no (?:emprego|escritorio))", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "ultimo", "is": "ultimo dia (?:n[oa]|d[eao]) (?!ferias|aula|viagem|ano|mes|praia|curso|prazo|semana|carnaval)([a-z0-9]+(?: [a-z0-9]+)?)", "as": "left", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "pdv", "is": "(?:entrar|aceitar|aderir|assinar|topar):([tm]) (?:n?o|ao) pdv", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "aviso", "is": "(?:cumprir|terminar|acabar):([tm]) (?:o |meu |de cumprir:\\w )*aviso", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "carta cracha", "is": "entregar:([tm]) (?:a |minha |o |meu )*(?:carta de demissao|cracha|carta$)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "pedir", "is": "pedir:([tm]) para sair:P d[aeo]s? (?!grupo|casa|time|sala|aula|reuniao)([a-z0-9]+(?: [a-z0-9]+)?)", "as": "mood left", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "contas conta", "is": "(?:receber|me dar):t (?:as |a )?(?:minhas |minha )?contas?(?:$| (?:n[oa]|d[oa]|ontem|hoje|do emprego).*)", "value": {"status": "employed"}, "says": "ended", "own": "empresa eles chefe patrao patroa gerente firma"},
  {"on": "rua", "is": "\\m(?:me|nos) (?:botar|colocar|por|mandar|jogar):t (?:na|para a|no olho da) rua|ir:t para o olho da rua", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "rodar dancar", "is": "(?:^|\\meu |\\mtambem )(?:rodar|dancar):([tm])(?:$| (?:n[oa]|d[oa]|junto|tambem|ontem|hoje) ?.*)", "as": "mood", "value": {"status": "employed", "job": true}, "says": "ended", "event": true},
  {"on": "layoff corte facao passaralho", "is": "(?:layoff|corte|facao|passaralho) {any}me (?:pegar|levar|atingir|alcancar):t|(?:entrar|cair|ir):t (?:no|na|em|nesse) (?:layoff|corte|facao|passaralho|lista d[eo] (?:corte|demissao|demissoes))", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "pe chute", "is": "(?:levar|tomar):([tm]) um (?:pe na bunda|pe|chute) d[oa] ([a-z0-9]+(?: [a-z0-9]+)?)", "as": "mood left", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "pe chute", "is": "(?:levar|tomar):([tm]) um (?:pe na bunda|pe|chute) d[oa] (?:trabalho|emprego|empresa|firma|servico)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "pendurar", "is": "pendurar:([tm]) (?:o |a |as |os |minha |meu )+(?:giz|chuteiras?|oab|jaleco|farda|toga|avental|estetoscopio|cracha|gravata|luvas?)", "as": "mood", "value": {"status": "retired"}, "event": true},
  {"on": "tchau adeus", "is": "(?:dar:t (?:tchau|adeus) (?:para|a|ao) (?:o |a )?|^(?:[a-z]+ )?(?:adeus|tchau) (?:a |ao |o )?)([a-z0-9]+(?: [a-z0-9]+)?)", "as": "left", "value": {"status": "employed"}, "says": "ended"},
  {"on": "aprovar selecionar chamar escolher", "is": "(?:ser:t )?(?:aprovar|selecionar|escolher):p (?:na|para a) vaga(?: (.*))?", "as": "work", "value": {"status": "employed", "fresh": true}, "says": "stated"},
  {"on": "desemprego", "is": "desemprego {adv}(?:acabar|terminar):([tm])|(?:sair|livrar):([tm]) do desemprego", "as": "mood mood", "value": {"status": "unemployed"}, "says": "ended", "event": true, "own": "desemprego"},
  {"on": "cargo", "is": "(?:subir|mudar):([tm]) (?:de |meu |o meu )cargo(?: {any}para ([a-z]+.*))?", "as": "mood role?", "value": {"status": "employed", "promoted": true}, "event": true, "own": "*"},
  {"on": "gerencia coordenacao diretoria chefia supervisao lideranca", "is": "(?:ir|subir|passar):t para (?:a )?(gerencia|coordenacao|diretoria|chefia|supervisao|lideranca)", "as": "office", "value": {"status": "employed"}, "says": "stated"},
  {"on": "junior pleno plena senior", "is": "(?:virar|subir|passar|promover|ser):\\w {any}(pleno|plena|senior)\\M", "as": "role", "value": {"status": "employed"}, "says": "stated"},
  {"on": "voltar", "is": "voltar:[tmP] (?:a ser:n |para |a ser:P |ser:P )([a-z]+)$|voltar:[tmP] (?:para |a ser:n )([a-z]+) (?:e|desde|,)", "as": "role role", "value": {"status": "employed"}, "says": "stated"},
  {"on": "voltar", "is": "voltar:([tm]) (?:para o|para a|ao|a) (?:banco|loja|escritorio|empresa|firma|escola|fabrica|obra|batente|reparticao|plantao|sala de aula|trampo|trabalho)(?: (?:segunda|terca|quarta|quinta|sexta|ontem|hoje|essa|esta|semana|mes|dia|apos|depois d[ao] licenca|,).*)?$", "as": "mood", "value": {"status": "employed", "back": true, "bare": true, "returns": true}, "event": true},
  {"on": "portas porta", "is": "(?:baixar|fechar|arriar|descer):([tm]) (?:as portas|a porta (?:pela ultima vez|de vez|para sempre))(?! (?:do|da|de) (?:carro|armario|casa|quarto|guarda))", "as": "mood", "value": {"status": "employed", "owner": true}, "says": "ended", "event": true},
  {"on": "parte cota sociedade", "is": "vender:([tm]) (?:a )?minha (?:parte|cota)|sair:([tm]) da sociedade", "as": "mood mood", "value": {"status": "employed", "owner": true}, "says": "ended", "event": true},
  {"on": "ponto", "is": "(?:passar|vender|entregar):([tm]) o ponto", "as": "mood", "value": {"status": "employed", "owner": true}, "says": "ended", "event": true},
  {"on": "clt", "is": "virar:([tm]) clt", "as": "mood", "value": {"status": "employed", "permanent": true}, "event": true},
  {"on": "estagio", "is": "(?:adeus|tchau|chega de|acabar:t|fim d[eo]) (?:a |o |meu |bolsa de )*estagio", "value": {"status": "employed", "permanent": true}, "says": "stated", "own": "*"},
  {"on": "vender", "is": "agora vender:(r) .*(?:por conta|para fora|na rua|na feira)", "as": "mood", "value": {"status": "employed", "fresh": true, "bare": true}},
  {"on": "caixa garcom garconete vendedor vendedora porteiro auxiliar ajudante atendente motorista professora professor recepcionista seguranca gerente estagiario estagiaria baba diarista pedreiro vigia cozinheira cozinheiro", "is": "(?:agora |ja )?estar:(r) de ((?!ferias|licenca|folga|boa|bem|mal|cama|casa|volta|novo)[a-z]+ (?:no|na|em) .*)", "as": "mood role", "value": {"status": "employed"}}
]$rules$);
