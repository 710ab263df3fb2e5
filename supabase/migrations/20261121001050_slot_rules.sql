-- What a tagged clause says of a slot, one rule a line. The reading (read_slots) looks only at rules that share a word with
-- the clause: Postgres keeps 32 compiled patterns, and compiling one costs more than everything else.

create table private.slot_rules (
  id int generated always as identity primary key,
  slot text not null check (slot ~ '^[a-z][a-z_]{0,39}$'),
  triggers text[] not null,
  pattern text not null,
  captures text[] not null default '{}',
  value jsonb not null default '{}',
  says text check (says in ('stated', 'negated', 'ended', 'past', 'hedged')),
  event boolean not null default false,
  own text[] not null default '{}'
);
alter table private.slot_rules enable row level security;
grant select on private.slot_rules to authenticated;
grant all on private.slot_rules to service_role;
create policy slot_rules_select on private.slot_rules for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.slot_rules is 'Patterns on clauses tagged by private.read_clauses.';
comment on column private.slot_rules.triggers is 'Lemmas and words, one of which the clause has.';
comment on column private.slot_rules.captures is 'Names of the pattern''s groups; "neg" and "mood" decide what the clause says, the others are parts of the value.';
comment on column private.slot_rules.event is 'The preterite states ("casei"); otherwise it tells of the past ("morei").';
comment on column private.slot_rules.own is 'Words of the clause''s subject that belong to whom it is about: "meu casamento acabou". * takes any.';

create function private.add_slot_rules(slot text, rules jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into private.slot_rules (slot, triggers, pattern, captures, value, says, event, own)
  -- A pattern whose first quantifier is lazy matches as little as it can as a whole; one that starts with an optional space does not.
  select add_slot_rules.slot, string_to_array(r ->> 'on', ' '),
    case when r ->> 'is' like '^%' then '' else ' ?' end || replace(replace(replace(r ->> 'is', '{adv}',
      '(?:(?:agora|hoje|ja|atualmente|aqui|la|so|sempre|muito|ainda|bem|tambem|oficialmente|de|novo|novamente|em|dia|um|uma|o|a|meu|minha|recem|feliz|mais|mesmo|legalmente|super|tipo) )*'),
      '{any}', '(?:[a-z]+(?::[a-zA-Z])? ){0,4}?'), '{det}', '(?:(?:o|a|os|as|um|uma|meu|minha|nosso|nossa|meus|minhas|seu|sua|outro|outra|novo|nova|primeiro|primeira|proprio|propria) )*'),
    coalesce(string_to_array(r ->> 'as', ' '), '{}'), coalesce(r -> 'value', '{}'), r ->> 'says', coalesce((r ->> 'event')::boolean, false),
    coalesce(string_to_array(r ->> 'own', ' '), '{}')
  from jsonb_array_elements(rules) as r;
$$;
comment on function private.add_slot_rules(text, jsonb) is
  'For migrations. A rule: { on: triggers, is: pattern, as: captures, value, says, event, own }; {adv}, {any} and {det} stand for small words.';
revoke execute on function private.add_slot_rules(text, jsonb) from public, anon;

select private.add_slot_rules('marital_status', $rules$[
  {"on": "casar", "is": "(!?)(?:ser|estar|ficar|continuar|virar|seguir):(\\w) {adv}(?:homem |mulher )?casar:p(?: {adv}com {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "casada"}},
  {"on": "casar", "is": "^{adv}casar:p(?: {adv}com {det}([a-z]+))?", "as": "partner", "value": {"status": "casada"}, "says": "stated"},
  {"on": "casar", "is": "(!?)casar:([^p\\s])(?: {adv}com {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "casada"}, "event": true},
  {"on": "oficializar", "is": "oficializar:([tm]) {any}(?:uniao|casamento|relacao|relacionamento)", "as": "mood", "value": {"status": "casada"}, "event": true},
  {"on": "junto juntos juntas", "is": "morar:([rmgB]) {adv}junt[oa]s?\\M", "as": "mood", "value": {"status": "uniao"}},
  {"on": "juntar", "is": "juntar:([tm]) (?:os|as) (?:trapo|trapinho|escova)", "as": "mood", "value": {"status": "uniao"}, "event": true},
  {"on": "uniao", "is": "(?:ter|estar|viver|assinar|fazer|ser):(\\w) {any}uniao estavel", "as": "mood", "value": {"status": "uniao"}, "event": true},
  {"on": "divorciar separar", "is": "(!?)(?:ser|estar|ficar|continuar):(\\w) {adv}(?:mulher |homem )?(?:divorciar|separar):p", "as": "neg mood", "value": {"status": "divorciada"}, "event": false},
  {"on": "divorciar separar", "is": "^{adv}(?:divorciar|separar):p", "value": {"status": "divorciada"}, "says": "stated"},
  {"on": "divorciar", "is": "(!?)divorciar:([^p\\s])(?: {adv}d[oae] {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "divorciada"}, "event": true},
  {"on": "separar", "is": "(!?)(?:\\m(?:me|se|nos|gente) )(!?)separar:([^p\\s])(?! {det}(?:roupa|lixo|dinheiro))", "as": "neg neg mood", "value": {"status": "divorciada"}, "event": true},
  {"on": "separar", "is": "^(?:a gente |ontem |ja |oficialmente )*separar:(m)(?: |$)", "as": "mood", "value": {"status": "divorciada"}, "event": true},
  {"on": "separar", "is": "separar:([tm]) d[oa] {det}(?:marido|mulher|esposa|companheir|pai d|mae d)", "as": "mood", "value": {"status": "divorciada"}, "event": true},
  {"on": "divorcio separacao", "is": "(!?)(?:assinar|oficializar|concluir|conseguir|dar entrada em|pedir|receber):([tm]) {any}(?:divorcio|separacao)", "as": "neg mood", "value": {"status": "divorciada"}, "event": true, "own": "marido esposa mulher companheiro companheira ele ela"},
  {"on": "divorcio separacao", "is": "(?:divorcio|separacao) {adv}(!?)(?:sair|terminar|acabar|ficar|concluir|ser):([tmr])", "as": "neg mood", "value": {"status": "divorciada"}, "event": true, "own": "divorcio separacao"},
  {"on": "casamento namoro noivado relacionamento relacao", "is": "(?:casamento|namoro|noivado|relacionamento|relacao) {any}(!?)(?:acabar|terminar|ruir|falir|desmanchar|chegar):([tm])(?! (?:tarde|cedo|as|de|com))", "as": "neg mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "casamento namoro noivado relacionamento relacao"},
  {"on": "casamento namoro noivado relacionamento", "is": "(!?)(?:acabar|terminar|romper|desmanchar|encerrar|desfazer):([tmD]) (?:com )?{det}(?:casamento|namoro|noivado|relacionamento)", "as": "neg mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "*"},
  {"on": "terminar romper acabar", "is": "(?:terminar|romper|acabar):([tmD]) (?:tudo |de vez )?com {det}([a-z]+)", "as": "mood partner", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "terminar romper acabar", "is": "\\m(?:eu e|com) {det}([a-z]+) {adv}(?:nos )?(?:terminar|romper):([tm])", "as": "partner mood", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "separar divorciar", "is": "\\meu e {det}([a-z]+) {adv}(?:nos |se )?(?:separar|divorciar):([tm])", "as": "partner mood", "value": {"status": "divorciada"}, "event": true},
  {"on": "terminar romper", "is": "^(?:{adv}a gente {adv}|{adv})(?:terminar|romper):(?:[tm])(?: (?:de vez|ontem|hoje|ha|mes|semana|faz|tudo|namoro|ano|,).*)?$", "value": {"status": "sem"}, "says": "ended"},
  {"on": "largar deixar abandonar trocar", "is": "\\mme (?:largar|deixar|abandonar|trocar):([tm])(?! (?:em paz|feliz|triste|na|no|em|esper|sem|muito|com|fazer|entrar|usar))", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "ele ela marido esposa mulher namorado namorada noivo noiva companheiro companheira"},
  {"on": "comigo", "is": "\\m(?:terminar|romper|acabar):([tm]) {any}comigo", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "*"},
  {"on": "pe fora", "is": "(?:levar|tomar):([tm]) um (?:pe na bunda|fora)", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "viuva viuvo", "is": "(!?)(?:ser|estar|ficar):(\\w) {adv}viuv[ao]", "as": "neg mood", "value": {"status": "viuva"}, "event": true},
  {"on": "viuva viuvo", "is": "^{adv}viuv[ao]", "value": {"status": "viuva"}, "says": "stated"},
  {"on": "marido esposa mulher companheiro companheira", "is": "perder:([tm]) {det}(?:marido|esposa|mulher|companheir[oa])(?! n| para)", "as": "mood", "value": {"status": "viuva"}, "event": true},
  {"on": "marido esposa companheiro companheira", "is": "(?:marido|esposa|companheir[oa]) (?:[a-z]+ ){0,2}?(?:falecer|morrer|partir):([t])(?! de (?:rir|medo|vergonha|sono|saudade|ciume))", "as": "mood", "value": {"status": "viuva"}, "event": true, "own": "marido esposa companheiro companheira"},
  {"on": "namorar", "is": "(!?)namorar:([^p\\s])(?: {adv}(?:com )?{det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "namorando"}},
  {"on": "namorado namorada", "is": "(!?)ter:(\\w) {det}namorad[oa]\\M", "as": "neg mood", "value": {"status": "namorando"}},
  {"on": "namorado namorada", "is": "(?:arrumar|arranjar|conseguir|encontrar):([tm]) {det}namorad[oa]\\M", "as": "mood", "value": {"status": "namorando"}, "event": true},
  {"on": "namorado namorada", "is": "estar:(r) sem namorad[oa]", "as": "mood", "value": {"status": "sem"}},
  {"on": "marido esposa mulher namorado namorada noivo noiva companheiro companheira", "is": "ser:(E) (?:o |a )?(?:meu |minha )(?:marido|esposa|mulher|namorad[oa]|noiv[oa]|companheir[oa])\\M", "as": "mood", "value": {"status": "sem", "who": true}, "own": "*"},
  {"on": "casamento noivado", "is": "(?:desistir|fugir):([tm]) d[oe] (?:casamento|noivado)", "as": "mood", "value": {"status": "sem"}, "says": "ended", "event": true, "own": "*"},
  {"on": "separar divorciar", "is": "(?:decidir|resolver|combinar):([tm]) (?:se |nos )?(?:separar|divorciar):P", "as": "mood", "value": {"status": "divorciada"}, "event": true},
  {"on": "decidir resolver", "is": "(?:decidir|resolver):([tm]) terminar:P(?: tudo| de vez| o namoro| com|$)", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended"},
  {"on": "casamento namoro noivado relacionamento", "is": "(?:casamento|namoro|noivado|relacionamento) {adv}ir:([t]) (?:para o (?:brejo|saco|espaco|ralo|vinagre)|por agua)", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "casamento namoro noivado relacionamento"},
  {"on": "comprometida comprometido", "is": "(!?)(?:ser|estar|ficar):(\\w) {adv}comprometid", "as": "neg mood", "value": {"status": "namorando"}, "event": true},
  {"on": "marido", "is": "ser:(r) {adv}marido e (?:mulher|esposa)", "as": "mood", "value": {"status": "casada"}},
  {"on": "largar deixar dispensar chutar", "is": "(?:largar|deixar|dispensar|chutar):([tm]) (?:o |a )?(ele|ela|[a-z]+)(?: (?:de vez|ontem|hoje|mes|semana).*)?$", "as": "mood partner", "value": {"status": "sem", "weak": true}, "event": true, "says": "ended"},
  {"on": "tudo", "is": "(?:acabar|terminar):([tm]) (?:de vez )?tudo(?: entre| com|$)", "as": "mood", "value": {"status": "sem"}, "event": true, "says": "ended", "own": "*"},
  {"on": "namoro relacionamento", "is": "(?:comecar|assumir|iniciar|engatar|firmar):([tm]) {det}(?:namoro|relacionamento)|estar:(r) {adv}em um (?:namoro|relacionamento)", "as": "mood mood", "value": {"status": "namorando"}, "event": true, "own": "*"},
  {"on": "namoro", "is": "(?:pedir:p|me pedir:t|pedir:t) (?:[a-z]+ ){0,2}?em namoro", "value": {"status": "namorando"}, "says": "stated", "own": "ele ela namorado namorada"},
  {"on": "reatar reconciliar", "is": "(!?)(?:reatar|reconciliar):([tm])", "as": "neg mood", "value": {"status": "junto"}, "event": true},
  {"on": "ex namorado namorada marido esposa mulher noivo noiva", "is": "voltar:([tm]) (?:de vez )?(?:com|para) {det}(?:ex|namorad[oa]|marido|esposa|mulher|noiv[oa])\\M", "as": "mood", "value": {"status": "junto"}, "event": true},
  {"on": "noiva noivo noivos", "is": "(!?)(?:ser|estar|ficar):(\\w) {adv}noiv[ao]s?\\M(?: d[oae] {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "noiva"}},
  {"on": "noiva noivo noivos", "is": "ficar:([tm]) {adv}noiv[ao]s?\\M", "as": "mood", "value": {"status": "noiva"}, "event": true},
  {"on": "noivar", "is": "(!?)noivar:([^p\\s])(?: {adv}com {det}([a-z]+))?", "as": "neg mood partner", "value": {"status": "noiva"}, "event": true},
  {"on": "casamento", "is": "(?:pedir:p|me pedir:t) (?:[a-z]+ ){0,2}?em casamento", "value": {"status": "noiva"}, "says": "stated", "own": "ele ela namorado namorada"},
  {"on": "solteira solteiro", "is": "(!?)(?:ser|estar|ficar|continuar|seguir|virar|voltar):(\\w) {adv}(?:a ser |ser:\\w )?solteir[ao]", "as": "neg mood", "value": {"status": "solteira"}},
  {"on": "solteira solteiro", "is": "ficar:([tm]) {adv}solteir[ao]", "as": "mood", "value": {"status": "solteira"}, "event": true},
  {"on": "solteira solteiro", "is": "^{adv}solteir[ao]", "value": {"status": "solteira"}, "says": "stated"}
]$rules$);

select private.add_slot_rules('residence', $rules$[
  {"on": "morar viver residir", "is": "(!?)(?:morar|viver|residir):([^p\\s]) (.*)", "as": "neg mood where"},
  {"on": "mudar", "is": "(?:\\m(me|se|nos|gente) )?(!?)mudar:([^p\\s]) (?:[a-z,]+ ){0,8}?((?:para|em) .*)", "as": "self neg mood where", "event": true, "value": {"moved": true}},
  {"on": "endereco", "is": "endereco {adv}ser:(r) (?:[a-z]+ ){0,3}?((?:em|no|na) .*)", "as": "mood where", "own": "endereco"},
  {"on": "estar", "is": "estar:(r) de (?:casa|endereco|apartamento|lar) nov[oa] ?((?:[a-z,]+ )*?(?:em|no|na) .*)", "as": "mood where", "value": {"moved": true}},
  {"on": "emigrar imigrar migrar", "is": "(?:emigrar|imigrar|migrar):([tm]) (para .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "fixar estabelecer instalar", "is": "(?:fixar|estabelecer|instalar):([tm]) (?:residencia |moradia )?((?:em|no|na) .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "mudanca", "is": "mudanca (para [a-z ]+) ser:t", "as": "where", "says": "stated", "own": "*", "value": {"moved": true}},
  {"on": "parar", "is": "vir:(t) parar:\\w (?:aqui )?((?:em|no|na) .*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "trocar", "is": "trocar:([tm]) ([a-z]+(?: [a-z]+){0,2}) (?:por|pelo|pela) ", "as": "mood left", "says": "ended", "event": true},
  {"on": "brasil", "is": "(?:voltar|retornar|regressar):([tm]) (?:[a-z]+ ){0,3}?(para o brasil)(?! (?:de|nas) ferias)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "mudar trocar", "is": "(?:mudar|trocar):([tm]) (de (?:cidade|estado|paiz)\\M.*)", "as": "mood where", "says": "ended", "event": true},
  {"on": "embora", "is": "ir:([tm]) embora (d[eoa]s? .*)", "as": "mood where", "says": "ended", "event": true},
  {"on": "sair deixar largar", "is": "(?:sair:([tm]) d[eoa]s? |(?:deixar|largar):([tm]) (?:o |a )?)([a-z]+(?: [a-z]+){0,3})", "as": "mood mood left", "says": "ended", "event": true},
  {"on": "vez definitivamente", "is": "(?:vir|ir|voltar|retornar|regressar):([tm]) (?:[a-z]+ ){0,3}?(para .*(?:de vez|definitivamente|para ficar|morar).*)", "as": "mood where", "event": true, "value": {"moved": true}},
  {"on": "voltar retornar", "is": "(?:voltar|retornar):([tm]) (?:[a-z]+ ){0,3}?(para (?!.*(?:de vez|definitivamente)).*)", "as": "mood where", "event": true, "says": "hedged"}
]$rules$);

select private.add_slot_rules('household', $rules$[
  {"on": "sozinha sozinho so", "is": "(!?)(?:morar|viver):([^p\\s]) {any}(?:sozinh[ao]|so)\\M", "as": "neg mood", "value": {"alone": true}},
  {"on": "morar viver", "is": "(!?)(?:morar|viver):([^p\\s]) (?:[a-z]+ ){0,6}?(?:com|na casa d[aoe]s?|em casa d[aoe]s?|junto com) ([^,]*)", "as": "neg mood with"},
  {"on": "dividir", "is": "(!?)dividir:([^p\\s]) {det}(?:apartamento|casa|aluguel|kitnet) com ([^,]*)", "as": "neg mood with"},
  {"on": "comigo voce", "is": "(!?)morar:([tmrgB]) {any}(?:comigo|com voce)", "as": "neg mood", "value": {"joined": true}, "own": "*", "event": true},
  {"on": "casa", "is": "(?:vir|mudar|voltar):([tm]) (?:aqui |ca )?para (?:aqui em |minha |nossa |ca em )casa", "as": "mood", "value": {"joined": true}, "own": "*", "event": true},
  {"on": "apartamento", "is": "sair:([t]) d[oe] (?:meu |nosso )?apartamento$", "as": "mood", "says": "ended", "event": true, "own": "*"},
  {"on": "casa", "is": "sair:([tm]) d[ea] (?:minha |nossa )?casa(?: d[aoe]s? ([^,]*))?$", "as": "mood with", "says": "ended", "event": true, "own": "*"}
]$rules$);

select private.add_slot_rules('housing', $rules$[
  {"on": "morar viver", "is": "(!?)(?:morar|viver):([^p\\s]) (?:[a-z]+ ){0,3}?em (?:um |uma )?(apartamento|casa(?! d[aeo]s?\\M)|kitnet|sobrado|sitio|chacara|republica|studio|fazenda|pensao|cobertura)", "as": "neg mood kind"},
  {"on": "mudar", "is": "(!?)mudar:([tm]) (?:[a-z]+ ){0,5}?para (?:um |uma |o |a )(?:[a-z]+ )?(apartamento|casa(?! d[aeo]s?\\M)|kitnet|sobrado|sitio|chacara|republica|studio|fazenda|cobertura)", "as": "neg mood kind", "event": true, "value": {"moved": true}},
  {"on": "apartamento kitnet sobrado republica pensionato pensao", "is": "sair:([tm]) d[oae] (?:meu |minha |nosso |nossa )?(apartamento|kitnet|sobrado|republica|pensionato|pensao)(?! (?:cedo|as|hoje|correndo|agora))", "as": "mood kind", "says": "ended", "event": true},
  {"on": "vender", "is": "vender:([tm]) (?:o |a |meu |minha |nosso |nossa )+(apartamento|casa|sitio|chacara|fazenda|sobrado|cobertura)\\M", "as": "mood kind", "says": "ended", "event": true},
  {"on": "alugar", "is": "alugar:([tm]) (?:um|uma) (apartamento|casa|kitnet|sobrado|studio)(?! (?:para (?:as ferias|o feriado|temporada)|de praia|por temporada))", "as": "mood kind", "event": true, "value": {"tenure": "rented"}},
  {"on": "aluguel alugar", "is": "(!?)(?:morar|viver|estar):([^p\\s]) (?:[a-z]+ ){0,4}?(?:de aluguel|apartamento alugar:p|casa alugar:p)", "as": "neg mood", "value": {"tenure": "rented"}},
  {"on": "aluguel", "is": "(!?)pagar:([rmgE]) (?:[a-z]+ |\\d+ ){0,4}?aluguel", "as": "neg mood", "value": {"tenure": "rented"}},
  {"on": "aluguel", "is": "(?:sair|livrar):([tm]) d[eo] aluguel", "as": "mood", "value": {"tenure": "rented"}, "says": "ended", "event": true},
  {"on": "propria", "is": "(!?)(?:ter|morar|comprar|conquistar):([^p\\s]) (?:[a-z]+ ){0,3}?(?:casa|apartamento|imovel) propri[ao]", "as": "neg mood", "value": {"tenure": "owned"}, "event": true},
  {"on": "comprar financiar", "is": "(?:comprar|financiar):([tm]) (?:meu|minha|nosso|nossa|um|uma|o|a|meu primeiro|nosso primeiro) (?:apartamento|casa|kitnet|sobrado)(?! (?:na planta|para alugar|para investir|de praia|de campo))", "as": "mood", "value": {"tenure": "owned"}, "event": true}
]$rules$);
