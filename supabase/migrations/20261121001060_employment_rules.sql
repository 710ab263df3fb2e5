-- Work: role, employer, how and when one works.

create table private.professions (
  word text primary key,
  kind text
);
alter table private.professions enable row level security;
grant select on private.professions to authenticated;
grant all on private.professions to service_role;
create policy professions_select on private.professions for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.professions is 'Words that name a job after "é" or "sou". kind: the wider job, so that a pediatra is still a médica.';

insert into private.professions (word, kind)
select distinct on (private.fold(word)) private.fold(word), nullif(kind, '')
from (values
  ('', 'advogado advogada administrador administradora agente agricultor agricultora ajudante analista aprendiz arquiteto arquiteta artista artesao artesa assessor assessora assistente ator atriz atendente auditor auditora auxiliar babá baba balconista bancario bancaria barbeiro barista barman bibliotecario bibliotecaria bolsista bombeiro cabeleireiro cabeleireira caixa caminhoneiro caminhoneira camareira cantor cantora carpinteiro carteiro chefe chef ceo cientista cobrador comissario comissaria comerciante comprador consultor consultora contador contadora confeiteiro confeiteira conselheiro consultor coordenador coordenadora copeira corretor corretora costureira cozinheiro cozinheira criador cuidador cuidadora dançarina delegado delegada dentista desenhista desenvolvedor desenvolvedora dev designer detetive diarista diretor diretora dj economista editor editora eletricista empregada empreendedor empreendedora empresario empresaria encanador enfermeiro enfermeira engenheiro engenheira entregador entregadora escritor escritora escrivao estagiario estagiaria esteticista estilista farmaceutico farmaceutica faxineiro faxineira feirante fisioterapeuta fonoaudiologo fonoaudiologa fotografo fotografa frentista funcionario funcionaria garcom garçonete garconete gari geografo gerente gestor gestora guia guarda historiador instrutor instrutora intérprete interprete jardineiro jogador jogadora jornalista juiz juiza lider logistica locutor maquiador maquiadora maquinista marceneiro marinheiro massagista mecanico medico medica mestre metalurgico militar modelo monitor monitora motoboy motorista musico musica musicista nutricionista oficial operador operadora padeiro padeira pedreiro pedagogo pedagoga perito pescador pesquisador pesquisadora piloto pintor policial porteiro procurador procuradora professor professora profissional programador programadora promotor promotora psicologo psicologa psicanalista publicitario publicitaria quimico recepcionista redator redatora relojoeiro reporter representante revisor secretario secretaria seguranca servente servidor servidora sindico sindica socio socia soldado soldador superintendente supervisor supervisora taxista tecnico tecnica telefonista terapeuta tesoureiro tosador tradutor tradutora trainee treinador treinadora trader uber vendedor vendedora vereador veterinario veterinaria vigia vigilante vice youtuber zelador zeladora webdesigner influencer junior pleno senior manicure copywriter bióloga biologo biologa camelo ourives diplomata prefeito lojista caseira feirante chaveiro sapateiro sommelier tatuador tatuadora terceirizado terceirizada escriturario escrituraria concursado concursada presidente fundador fundadora '),
  ('medica', 'pediatra cardiologista ginecologista dermatologista psiquiatra oftalmologista ortopedista anestesista cirurgiao obstetra neurologista residente clinica endocrinologista plantonista'),
  ('professora', 'docente educador educadora alfabetizadora tutora tutor'), ('advogada', 'criminalista tributarista trabalhista'),
  ('desenvolvedora', 'frontend backend fullstack'), ('psicologa', 'terapeuta'), ('motorista', 'motoboy'), ('dentista', 'ortodontista odontologo odontologa endodontista')
) as listed (kind, words)
cross join lateral regexp_split_to_table(words, ' ') as word
order by private.fold(word), kind desc;

create function private.role_of(phrase text, strict boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text[] := string_to_array(btrim(regexp_replace(phrase, '^(?:(?:o|a|um|uma|uns|umas|boa|bom|excelente|otim[oa]) )+', '')), ' ');
  role text := '';
  kind text;
begin
  if said[1] is null or not exists (select from private.professions p where p.word = said[1])
    and (strict or said[1] !~ '(?:ista|eir[ao]|olog[ao]|graf[ao]|dor|dora|tor|tora|sor|sora|nte|ari[ao])$'
      or said[1] = any (array['brasileira', 'solteira', 'solteiro', 'companheira', 'parceira', 'otimista', 'feminista', 'importante', 'gigante', 'adulto', 'vegetariana', 'constante',
        'amante', 'diferente', 'doente', 'contente', 'interessante', 'budista', 'primeira', 'primeiro'])) then
    return null;
  end if;
  select p.kind into kind from private.professions p where p.word = said[1];
  for i in 1 .. cardinality(said) loop
    exit when i > 1 and said[i] = any (array['em', 'no', 'na', 'nos', 'nas', 'para', 'com', 'desde', 'ha', ',', 'e', 'mas', 'agora', 'hoje', 'ja', 'ontem', 'por', 'la', 'mes', 'semana', 'aqui', 'tambem', 'pela', 'pelo', 'num', 'ate', 'a', 'as', 'as', 'quando']);
    exit when said[i] ~ '[\d:]' or i > 5;
    role := role || ' ' || said[i];
  end loop;
  return jsonb_strip_nulls(jsonb_build_object('role', to_jsonb(private.key_words(role)),
    'kind', (ts_lexize('pg_catalog.portuguese_stem', kind))[1], 'head', (ts_lexize('pg_catalog.portuguese_stem', said[1]))[1]));
end;
$$;
comment on function private.role_of(text, boolean) is 'The job a phrase begins with: { role: stems, head, kind? }; strict: only words of private.professions.';

create function private.employer_of(phrase text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text[] := string_to_array(btrim(phrase), ' ');
  first int;
  name text;
begin
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'pela', 'pelo', 'para']);
    first := i + 1;
    while said[first] in ('o', 'a', 'um', 'uma', 'os', 'as', 'outra', 'outro', 'minha', 'meu', 'nova', 'novo', 'propria', 'proprio') loop
      first := first + 1;
    end loop;
    continue when said[first] is null or said[first] ~ '[:,]' or said[first] = any (array['home', 'casa', 'noite', 'turno', 'area', 'ramo', 'setor', 'periodo', 'fim', 'momento', 'manha', 'tarde',
      'madrugada', 'meio', 'tempo', 'equipe', 'time', 'presencial', 'remoto', 'regime', 'segunda', 'cargo', 'vida', 'funcao', 'mes', 'semana', 'ano', 'dia', 'feriado', 'sabado',
      'domingo', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'concurso', 'ultima', 'ultimo', 'proxima', 'proximo', 'escala',
      'aniversario', 'viver', 'mim', 'conta', 'qual', 'juntar', 'pagar', 'sao', 'paz', 'folga', 'emprego', 'trabalho', 'sexta', 'quinta', 'quarta', 'terca']) and said[first] <> 'sao';
    name := said[first];
    for k in first + 1 .. least(first + 4, cardinality(said)) loop
      exit when said[k] ~ '[:,]' or said[k] = any (array['com', 'desde', 'ha', 'como', 'e', 'mas', 'ate', 'a', 'em', 'no', 'na', 'por', 'para', 'agora', 'hoje', 'ja', 'ontem', 'mes',
        'semana', 'que', 'faz', 'as', 'mais', 'tambem', 'quando', 'desde', 'so', 'la', 'mesmo', 'ainda', 'depois']);
      name := name || ' ' || said[k];
    end loop;
    return to_jsonb(private.key_words(name));
  end loop;
  return null;
end;
$$;
comment on function private.employer_of(text) is 'Stems of the name after "na", "no", "em" in what follows a verb of working; null when none.';

select private.add_slot_rules('employment', $rules$[
  {"on": "trabalhar", "is": "(!?)trabalhar:([^p\\s])(?: (.*))?", "as": "neg mood work", "value": {"status": "employed"}},
  {"on": "atuar", "is": "(!?)atuar:([^p\\s]) (como .*)", "as": "neg mood work", "value": {"status": "employed"}},
  {"on": "ser", "is": "(!?)ser:([^p\\s]) {adv}([a-z]+.*)", "as": "neg mood role", "value": {"status": "employed"}},
  {"on": "virar", "is": "(!?)virar:([tmr]) {adv}([a-z]+.*)", "as": "neg mood anyrole", "value": {"status": "employed"}, "event": true},
  {"on": "passar assumir", "is": "(?:passar:([tm]) (?:a|para|de [a-z]+ (?:a|para)) (?:a |o )?(?:cargo de |ser |ser:n )?|assumir:([tm]) (?:o |a )?(?:cargo de |vaga de |posto de |funcao de |como )?)([a-z]+.*)", "as": "mood mood role", "value": {"status": "employed"}, "event": true},
  {"on": "rebaixar transferir", "is": "(?:rebaixar|transferir):p {any}(?:a|para|como) (?:o |a )?(?:cargo de )?([a-z]+.*)", "as": "anyrole", "value": {"status": "employed"}, "says": "stated"},
  {"on": "chamar", "is": "ser:([tm]) chamar:p para (?:trabalhar:P|assumir:P|(?:a |uma )?vaga) ?(.*)", "as": "mood work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "casa lar", "is": "(!?)ser:([rmE]) {adv}(?:don[ao] de casa|do lar)\\M", "as": "neg mood", "value": {"status": "home"}},
  {"on": "virar", "is": "virar:([tm]) (?:don[ao] de casa|do lar)\\M", "as": "mood", "value": {"status": "home"}, "event": true},
  {"on": "empregada empregado", "is": "(!?)estar:([rm]) {adv}empregad", "as": "neg mood", "value": {"status": "employed", "fresh": true, "bare": true}},
  {"on": "estagio", "is": "(!?)(?:fazer|comecar|conseguir|arrumar):([rmBtE]) (?:um |o |meu )?estagio ?(.*)", "as": "neg mood work", "value": {"status": "employed", "intern": true}, "event": true},
  {"on": "contrato", "is": "contrato (?:[a-z]+ ){0,4}?!(?:ser:t )?renovar:[pt]", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "renovar", "is": "!renovar:t (?:o )?meu contrato", "value": {"status": "employed"}, "says": "ended", "own": "*"},
  {"on": "posse", "is": "tomar:([tm]) posse ?(.*)", "as": "mood work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "trocar", "is": "trocar:([tm]) .* por (?:um |outro |uma |outra )(?:emprego|trabalho|vaga)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "falir fechar quebrar", "is": "(?:falir:t|fechar:t as portas|quebrar:t$)", "value": {"status": "employed", "company": true}, "says": "ended", "own": "*"},
  {"on": "rodar dirigir trabalhar", "is": "(!?)(?:rodar|dirigir|trabalhar):([rmBE]) (?:de|no|na|para o|com) (?:uber|99|ifood|aplicativo|app)", "as": "neg mood", "value": {"status": "employed", "role": "motorista"}},
  {"on": "estagio contrato", "is": "(?:(?:acabar|terminar|encerrar):([tm]) (?:o |meu )(?:estagio|contrato)|(?:estagio|contrato) {any}(?:acabar|terminar|encerrar):([tm]))(?: (?:n[ao]|com [ao]|d[ao]) (.*))?", "as": "mood mood employer", "value": {"status": "employed"}, "says": "ended", "event": true, "own": "*"},
  {"on": "entrar", "is": "entrar:([tm]) (?:na|no) ((?!academia|faculdade|igreja|grupo|curso|escola|carro|fila|onda|clima|dieta|casa|banho|time|colegio|cursinho|site|aplicativo|quarto|sala|banco|mar|piscina|mercado|loja|natacao|crossfit|pilates|yoga|ingles|terapia)[a-z].*)", "as": "mood joined", "value": {"status": "employed"}, "says": "hedged", "event": true},
  {"on": "promover", "is": "(!?)ser:([tmr]) promover:p(?: {any}(?:a|para|como) (?:o |a )?(?:cargo de )?([a-z]+.*))?", "as": "neg mood role?", "value": {"status": "employed", "promoted": true}, "event": true},
  {"on": "promover", "is": "me promover:([tm])(?: {any}(?:a|para|como) (?:o |a )?(?:cargo de )?([a-z]+.*))?", "as": "mood role?", "value": {"status": "employed", "promoted": true}, "event": true, "own": "*"},
  {"on": "efetivar", "is": "(!?)ser:([tm]) efetivar:p|efetivar:([tm])", "as": "neg mood mood", "value": {"status": "employed", "permanent": true}, "event": true, "own": "empresa eles chefe"},
  {"on": "contratar", "is": "(!?)ser:([tm]) contratar:p(?: (.*))?", "as": "neg mood work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "contratar", "is": "\\mme contratar:([tm])(?: (.*))?", "as": "mood work", "value": {"status": "employed", "fresh": true}, "event": true, "own": "*"},
  {"on": "comecar", "is": "comecar:([tmr]) (?:[a-z]+ ){0,4}?(?:como|de) ([a-z]+.*)", "as": "mood role", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "comecar iniciar", "is": "(?:comecar|iniciar):([tmr]) (?:[a-z]+ ){0,2}?(?:em um|no|o|um|meu) (?:meu |novo |outro )*(?:emprego|trabalho)\\M(?: novo)?(.*)", "as": "mood work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "entrar", "is": "entrar:([tm]) (?:[a-z]+ ){0,2}?(?:em um|no|na|em uma) (?:novo |nova )*(?:emprego|trabalho|empresa|firma)\\M(.*)", "as": "mood work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "emprego trabalho vaga", "is": "(?:arrumar|arranjar|conseguir|achar|encontrar|pegar):([tmD]) {det}(?:(?:emprego|trabalho)\\M ?(.*)|vaga ((?:de|como|na|no|em) .*))", "as": "mood work work", "value": {"status": "employed", "fresh": true}, "event": true},
  {"on": "emprego trabalho", "is": "(?:emprego|trabalho) {adv}ser:(r) (.*)", "as": "mood work", "value": {"status": "employed", "named": true}, "own": "emprego trabalho"},
  {"on": "carteira", "is": "(?:assinar:([tm]) (?:a |minha )?carteira|carteira assinar:p)", "as": "mood", "value": {"status": "employed", "fresh": true, "bare": true}, "event": true, "own": "empresa eles"},
  {"on": "demitir desligar dispensar mandar cortar", "is": "(?:ser|estar|acabar):([tm]) (?:[a-z]+ )?(?:demitir:p|desligar:p|dispensar:p|mandar:p embora|cortar:p)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "demitir desligar dispensar mandar", "is": "\\m(?:me|nos) (?:demitir|desligar|dispensar):([tm])|\\mme mandar:([tm]) embora", "as": "mood mood", "value": {"status": "employed"}, "says": "ended", "event": true, "own": "empresa eles chefe patrao patroa gerente firma"},
  {"on": "demissao contas conta exoneracao desligamento baixa", "is": "(!?)(?:pedir|assinar|entregar):([tm]) (?:a |minha |o |meu )*(?:demissao|as contas|conta|contas|exoneracao|desligamento|baixa)(?: d[aoe] (.*))?", "as": "neg mood employer", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "emprego trabalho", "is": "perder:([tm]) {det}(?:emprego|trabalho)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "emprego trabalho empresa firma", "is": "(!?)(?:largar|deixar|abandonar|sair):([tm]) (?:de |do |da |o |a |meu |minha |antigo |antiga )*(?:emprego|trabalho|empresa|firma)\\M(?! (?:mais |agora|cedo|tarde|as |hoje (?:as|cedo|tarde)|\\d|na mao|exaust|cansad|mort|correndo|ontem as|para (?:almocar|buscar|ir)|.*:))", "as": "neg mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "sair largar deixar abandonar", "is": "(?:sair:([tm]) d[aoe]s? |(?:largar|deixar|abandonar):([tm]) (?:o|a|os|as) )([a-z0-9]+(?: (?!(?:hoje|as|agora|para|com|ontem|e|cedo|tarde)\\M)[a-z0-9]+){0,3})", "as": "mood mood left", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "emprego empresa profissao carreira trabalho", "is": "(?:mudar|trocar):([tm]) de (?:emprego|empresa|profissao|carreira|trabalho)", "as": "mood", "value": {"status": "employed"}, "says": "ended", "event": true},
  {"on": "desempregada desempregado desemprego", "is": "(!?)(?:estar|ficar|continuar|seguir|ser):(\\w) {adv}desempregad", "as": "neg mood", "value": {"status": "unemployed"}},
  {"on": "desempregada desempregado", "is": "^{adv}desempregad|ficar:[tm] {adv}desempregad", "value": {"status": "unemployed"}, "says": "stated"},
  {"on": "sem", "is": "(?:estar|ficar):([rmBt]) {adv}sem (?:emprego|trabalho|trabalhar)", "as": "mood", "value": {"status": "unemployed"}, "event": true},
  {"on": "aposentar", "is": "(!?)(?:ser|estar):(\\w) {adv}aposentar:p", "as": "neg mood", "value": {"status": "retired"}},
  {"on": "aposentar", "is": "^{adv}aposentar:p", "value": {"status": "retired"}, "says": "stated"},
  {"on": "aposentar", "is": "(!?)aposentar:([^p\\s])", "as": "neg mood", "value": {"status": "retired"}, "event": true},
  {"on": "aposentadoria", "is": "aposentadoria {adv}(?:sair|chegar):([tm])", "as": "mood", "value": {"status": "retired"}, "event": true, "own": "aposentadoria"},
  {"on": "loja empresa restaurante negocio salao padaria oficina bar lanchonete consultorio escritorio barbearia cafeteria pizzaria mercado", "is": "(!?)ter:([^p\\s]) {det}((?:loja|empresa|restaurante|negocio|salao|padaria|oficina|bar|lanchonete|consultorio|escritorio|barbearia|cafeteria|pizzaria|mercado)\\M[^,]*)", "as": "neg mood business", "value": {"status": "employed", "owner": true}},
  {"on": "loja empresa restaurante negocio salao padaria oficina bar lanchonete consultorio escritorio barbearia cafeteria pizzaria mercado", "is": "(?:abrir|montar|fundar):([tmD]) {det}((?:loja|empresa|restaurante|negocio|salao|padaria|oficina|bar|lanchonete|consultorio|escritorio|barbearia|cafeteria|pizzaria|mercado)\\M[^,]*)", "as": "mood business", "value": {"status": "employed", "owner": true}, "event": true},
  {"on": "loja empresa restaurante negocio salao padaria oficina bar lanchonete consultorio escritorio barbearia cafeteria pizzaria mercado sociedade", "is": "(?:fechar|vender|encerrar|falir|desfazer):([tmD]) (?:a sociedade (?:n[ao]|d[ao]) )?{det}((?:loja|empresa|restaurante|negocio|salao|padaria|oficina|bar|lanchonete|consultorio|escritorio|barbearia|cafeteria|pizzaria|mercado)\\M)(?! (?:as \\d|mais cedo|cedo|tarde|hoje|agora))", "as": "mood business", "value": {"status": "employed", "owner": true}, "says": "ended", "event": true},
  {"on": "loja empresa restaurante negocio", "is": "(loja|empresa|restaurante|negocio) {adv}(?:falir|quebrar|fechar):t", "as": "business", "value": {"status": "employed", "owner": true}, "says": "ended", "own": "loja empresa restaurante negocio"}
]$rules$);

select private.add_slot_rules('work_mode', $rules$[
  {"on": "home remoto presencial hibrido casa remotamente presencialmente", "is": "(!?)trabalhar:([^p\\s]) (?:[a-z]+ ){0,4}?(home office|de casa|em casa|remot[a-z]+|presencial[a-z]*|hibrido)", "as": "neg mood mode"},
  {"on": "home remoto presencial hibrido", "is": "(?:voltar|passar|ir|mudar|migrar):([tm]) (?:[a-z]+ ){0,3}?(?:para|ao|em|a) (?:o |a )?(?:regime |trabalho |modelo |esquema )*(home office|remoto|presencial|hibrido)", "as": "mood mode", "event": true},
  {"on": "home remoto presencial hibrido", "is": "(!?)estar:([rm]) {adv}(?:em |no |de )?(?:regime |trabalho |modelo )*(home office|remoto|presencial|hibrido)", "as": "neg mood mode"},
  {"on": "home", "is": "(?:acabar|terminar|cortar|cancelar|encerrar):([tm]) (?:com )?(?:o |meu )?(home office)|(home office) {adv}(?:acabar|terminar):([tm])", "as": "mood mode mode mood", "says": "ended", "event": true, "own": "*"},
  {"on": "home remoto presencial hibrido", "is": "(?:trabalho|emprego|servico|regime) {adv}(?:virar|ser|ficar|passar):([rtm]) (?:[a-z0-9%]+ ){0,3}?(home office|remoto|presencial|hibrido)", "as": "mood mode", "event": true, "own": "trabalho emprego regime"}
]$rules$);

select private.add_slot_rules('work_mode', $rules$[
  {"on": "escritorio", "is": "ir:(r) (?:para o|ao|no) escritorio (?:todo|toda|todos)", "as": "mood", "value": {"mode": "presencial"}}
]$rules$);

select private.add_slot_rules('work_regime', $rules$[
  {"on": "clt pj autonoma autonomo freelancer freela mei", "is": "(!?)(?:ser|trabalhar):([^p\\s]) (?:[a-z]+ ){0,3}?(clt|pj|autonom[ao]|freelancer|freela|mei)\\M", "as": "neg mood regime"},
  {"on": "clt pj autonoma autonomo freelancer freela mei", "is": "(?:virar|passar):([tm]) (?:a |para |de [a-z]+ para |a ser:n |a ser )?(clt|pj|autonom[ao]|freelancer|freela|mei)\\M", "as": "mood regime", "event": true},
  {"on": "contrato", "is": "(?:fechar|assinar|pegar):([tm]) (?:um )?contrato (clt|pj)", "as": "mood regime", "event": true},
  {"on": "conta", "is": "(!?)trabalhar:([^p\\s]) (?:[a-z]+ ){0,3}?por conta", "as": "neg mood", "value": {"regime": "autonoma"}}
]$rules$);

select private.add_slot_rules('work_hours', $rules$[
  {"on": "trabalhar", "is": "(!?)trabalhar:([rmB]) (?:[a-z]+ ){0,6}?das? (\\d{1,2}(?:[:h]\\d{2}|h)?) (?:as|ate as|a) (\\d{1,2}(?:[:h]\\d{2}|h)?)", "as": "neg mood from to"},
  {"on": "entrar pegar", "is": "(!?)(?:entrar|pegar):([rmB]) (?:[a-z]+ ){0,4}?as (\\d{1,2}(?:[:h]\\d{2}|h)?)", "as": "neg mood from"},
  {"on": "horario expediente", "is": "(?:horario|expediente) (?:[a-z]+ ){0,3}?(?:ser|passar|virar|ficar|mudar):([rt]) (?:[a-z]+ ){0,3}?das? (\\d{1,2}(?:[:h]\\d{2}|h)?) (?:as|ate as|a) (\\d{1,2}(?:[:h]\\d{2}|h)?)", "as": "mood from to", "event": true, "own": "horario expediente trabalho"}
]$rules$);

select private.add_slot_rules('work_schedule', $rules$[
  {"on": "plantao turno escala", "is": "(!?)(?:fazer|dar|pegar|trabalhar):([rmgBE]) (?:[a-z]+ ){0,2}?(?:plantao|turno|escala) (?:de|da|a|d[ao] periodo da) (noite|madrugada|dia|manha|tarde)", "as": "neg mood shift"},
  {"on": "integral periodo turno", "is": "(!?)estar:([rmB]) {adv}(?:em |no |de |na )?(?:turno d[aeo] )?(periodo integral|meio periodo|tempo integral|(?<=turno d[aeo] )(?:noite|manha|tarde|dia))", "as": "neg mood shift"},
  {"on": "noite madrugada dia manha tarde meio integral", "is": "(!?)trabalhar:([^p\\s]) (?:[a-z]+ ){0,4}?(?:de|a|no turno da|no turno de|em|no periodo da|so)? ?(?:o )?(noite|madrugada|dia|manha|tarde|meio periodo|periodo integral|tempo integral)\\M(?! (?:sim|inteiro|todo|seguinte|de hoje))", "as": "neg mood shift"},
  {"on": "turno horario periodo", "is": "(?:mudar|passar|ir|trocar|voltar):([tm]) (?:[a-z]+ ){0,3}?para o (?:turno|horario|periodo) (?:d[aoe] )?(noite|madrugada|dia|manha|tarde|meio periodo|integral)", "as": "mood shift", "event": true},
  {"on": "turno", "is": "turno {adv}(?:ser|virar|ficar|passar):([rtm]) (?:[a-z]+ ){0,2}?(noite|madrugada|dia|manha|tarde)", "as": "mood shift", "event": true, "own": "turno"}
]$rules$);

revoke execute on function private.role_of(text, boolean), private.employer_of(text) from public, anon;
grant execute on function private.role_of(text, boolean), private.employer_of(text) to authenticated, service_role;
