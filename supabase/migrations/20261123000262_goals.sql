-- Goals reached, given up, put off and set anew; what is counted must be what was wished for.

create function private.unit_in(said text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  unit text := substring(said from '\m\d+(?:\.\d+)? (?:de )?([a-z0-9]+)(?![a-z]*:)');
begin
  -- What is counted: "10 kg", "20 livros", "10 mil seguidores". Money goes without saying.
  return case when unit in ('kg', 'km', 'm', 'cm') then unit
    when unit in ('reais', 'conto', 'contos') then 'reais'
    when unit in ('e', 'em', 'no', 'na', 'ate', 'para', 'por', 'que', 'de', 'do', 'da', 'dos', 'das', 'hoje', 'agora', 'ontem', 'ja', 'com', 'este', 'esta', 'esse', 'essa', 'redond', 'redondinho', 'redondo',
      'guardados', 'guardado', 'juntados', 'na', 'ao', 'a', 'o', 'so', 'mes', 'ano', 'la', 'ai', 'aqui', 'antes', 'sem', 'certinho', 'inteirinho', 'mais') then null
    else unit end;
end;
$$;
comment on function private.unit_in(text) is 'What the first figure of a tagged phrase counts, null when it goes without saying.';

create or replace function private.refine_goal(value jsonb, object text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  key text[] := private.key_words(regexp_replace(regexp_replace(object, '\w+:[a-oq-zA-Z]', '', 'g'), '\m(?:ate|antes|nest[ea]|ess[ea]|este|esta) .*|\mem (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\M', ''));
  verbs jsonb := case when value ? 'seeking' then '["procurar"]'::jsonb else '[]' end
    || (select coalesce(jsonb_agg(v[1]), '[]') from regexp_matches(object, '(\w+):[a-zA-Z]', 'g') as v);
begin
  if 'viag' = any (key) and cardinality(key) > 1 then
    key := array_remove(key, 'viag');
    verbs := verbs || '"viajar"';
  end if;
  if cardinality(key) = 0 and verbs = '[]' then
    return null;
  end if;
  -- A year is a deadline; what is to be done daily is never done with.
  return value - 'object' || jsonb_build_object('key', to_jsonb(key), 'verbs', verbs, 'numbers', (
      select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(object, '\m(\d+(?:\.\d+)?)\M', 'g') as n where n[1] !~ '^(?:19|20)\d\d$'))
    || case when object ~ '\m(?:todo|toda|todos|todas|cada|por) (?:o |os |as |a )?(?:dia|dias|semana|semanas|mes|manha|noite)\M|\msempre\M|diariamente'
      then '{"habit": true}'::jsonb else '{}' end
    || jsonb_strip_nulls(jsonb_build_object('head', to_jsonb(nullif(private.key_words(substring(regexp_replace(object, '\w+:[a-oq-zA-Z]', '', 'g') from '^(.*?[a-z0-9]{3,}.*?) (?:no|na|nos|nas|em) ')), '{}')), 'unit', private.unit_in(object), 'due', case when object ~ '\m(?:ate|antes|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|20\d\d)|(?:n?est[ea]|proxim[oa]) (?:ano|mes|semestre)|ano proximo|no (?:fim|verao|natal|carnaval))\M' then true end));
end;
$$;

create or replace function private.read_deeds(words text, content text)
returns setof jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found text[];
  key text[] := private.key_words(regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g'));
  said text[] := string_to_array(regexp_replace(words, '!|:[a-zA-Z]\M', '', 'g'), ' ');
  figures boolean := translate(words, '0123456789', '') <> words;
  -- Words before patterns: compiling one costs more than everything else. Some of it only: "metade", "a primeira fase".
  part boolean := said && array['capitulo', 'capitulos', 'pagina', 'paginas', 'metade', 'parte', 'partes', 'pedaco', 'pouco', 'trecho', 'episodio', 'episodios', 'fase', 'fases', 'etapa', 'etapas', 'modulo', 'modulos',
      'niveis', 'palavras', 'frases', 'simulado', 'quase', 'faltar']
    or said && array['primeira', 'primeiro', 'primeiras', 'primeiros', 'segunda', 'terceira'] and said && array['aula', 'aulas', 'passo', 'passos', 'treino', 'treinos']
    or strpos(words, 'meia maratona') > 0 or figures and strpos(words, 'mais ') > 0 and words ~ '\mmais \d';
  -- This one, or today's, is not all of them.
  one_of boolean := said && array['daquele', 'daquela'] or strpos(words, ' de hoje') + strpos(words, 'hoje por') + strpos(words, 'mais cedo') > 0
    or said && array['esse', 'essa', 'aquele', 'aquela', 'desse', 'dessa'] and not said && array['negocio', 'ideia', 'historia', 'plano', 'sonho', 'meta', 'papo', 'lance', 'projeto', 'desafio', 'semestre', 'mes', 'ano',
      'semana', 'fim', 'vez', 'sabado', 'domingo', 'tempo', 'dia', 'noite', 'manha', 'tarde']
    or said && array['novo', 'nova'] and said && array['curso', 'carro', 'apartamento'] or said && array['livro', 'capitulo']
    or said && array['aula', 'sessao', 'consulta', 'treino'] and strpos(words, ' de ') > 0;
  -- The target itself: "bati a meta", unless it is the month's.
  met boolean := said && array['meta', 'objetivo', 'sonho', 'desafio'] and words !~ '\m(?:meta|metas|objetivo|desafio) (?:[a-z]+ )?(?:d[aeo]s?|n[ao]s?) (?:mes|semana|dia|trimestre|trabalho|empresa|firma|loja|escola|vendas|setor|time|equipe|turma|escritorio|gerente|joguinho|jogo|app|passos|agua)\M';
  target boolean := said && array['meta', 'objetivo', 'desafio', 'alvo'];
  later constant text[] := array['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'ano', 'mes', 'semestre', 'fim', 'depois', 'proximo', 'proxima', 'verao', 'inverno'];
begin
  -- Given up in other words.
  if said && array['mao', 'planos', 'cabeca', 'lista', 'toalha', 'ideia', 'la', 'vontade', 'interesse', 'animo', 'desapegar', 'esquecer', 'engavetar', 'enterrar'] and not one_of and words ~ '\mperder:[tm] (?:a |o )?(?:vontade|interesse|animo)|\mter:E (?:interesse|vontade)|\mmudar:[tm] de ideia|\mdeixar:[tm] .*para la|\mabrir:[tm] mao|\mlargar:[tm] mao|\mdesapegar:t|\mesquecer:[rts] (?:a|o|d[aeo]|ess[ea]|daquel[ea]) |\mtirar:[tm] .*(?:d[oa]s? (?:meus |nossos )?planos|da cabeca|da lista)|\mjogar:[tm] a toalha|\menterrar:[tm] (?:a |o )?(?:ideia|sonho|plano|projeto)|\mengavetar:[tm]' then
    return next jsonb_build_object('verb', 'desistir', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'key', to_jsonb(key));
  end if;
  -- Another instead of it.
  found := case when said && array['trocar'] then regexp_match(words, '(?<!!)\mtrocar:[tm] (.*?) (?:por|pelo|pela) ') end;
  if found is not null then
    return next jsonb_build_object('verb', 'desistir', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'key', to_jsonb(private.key_words(found[1])));
  end if;
  -- Put off: what was due is due no longer.
  if (said && array['adiar', 'empurrar', 'remarcar', 'prorrogar', 'postergar'] or said && array['ficar', 'jogar', 'passar', 'deixar'] and said && later) and words ~ '\m(?:adiar|empurrar|remarcar|prorrogar|postergar):[tm]|\mficar:t para (?:o |a )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano|mes|semestre|fim|depois|proxim|20\d\d|verao|inverno)|\m(?:jogar|passar|deixar):[tm] .*para (?:o |a )?(?:ano|mes|semestre|fim d[oe]) ' then
    return next jsonb_build_object('verb', 'adiar', 'mood', 't', 'met', false, 'target', target, 'numbers', '[]'::jsonb,
      'key', to_jsonb(private.key_words(regexp_replace(words, '\w+:[a-oq-zA-Z]|\mpara .*', '', 'g'))));
  end if;
  -- Another figure: "minha meta agora é 15 mil", "baixei pra 300".
  found := case when figures and (target or content ~* 'meta|objetivo' or said && array['baixar', 'subir', 'aumentar', 'diminuir', 'reduzir', 'ajustar']) then coalesce(
    regexp_match(words, '\m(?:meta|objetivo|alvo)(?: nov[oa])? (?:[a-z]+ )*?(?:ser|virar|subir|passar|mudar|ficar|ir):[rt] (?:[a-z]+ )*?(\d+(?:\.\d+)?.*)'),
    regexp_match(words, ' ?(?<!!)\m(?:mudar|aumentar|subir|baixar|diminuir|reduzir|dobrar|elevar|trocar):[tm] (?:[a-z]+ )*?(?:meta|objetivo|alvo) .*?para (?:[a-z]+ )*?(\d+(?:\.\d+)?.*)'),
    regexp_match(words, case when content ~* '\m(?:meta|objetivo)\M' then '^agora ser:r (\d+(?:\.\d+)?.*)' end),
    regexp_match(words, '(?<!!)\m(?:baixar|subir|aumentar|diminuir|reduzir|ajustar):[tm] (?:de \d+ )?para (\d+ por .*)')) end;
  if found is not null then
    return next jsonb_build_object('verb', 'redefinir', 'mood', 't', 'met', false, 'target', target, 'unit', private.unit_in(found[1]), 'key', to_jsonb(key),
      'numbers', jsonb_build_array(substring(found[1] from '^\d+(?:\.\d+)?')), 'context', private.plain_words(content));
  end if;
  -- "Já sei tocar", "já tenho os 10 mil guardados", "sou habilitada".
  found := case when said && array['saber'] then regexp_match(words, '\mja saber:r (\w+:[nP].*)') end;
  if found is not null then
    return next jsonb_build_object('verb', 'aprender', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'partial', part, 'back', false, 'key', to_jsonb(key), 'does', split_part(found[1], ':', 1));
  end if;
  if figures and strpos(words, 'ja ter:r') > 0 and words ~ '\mja ter:r (?:os |as |todos os |meus )*\d.*(?:guardar|juntar|economizar|poupar):p' then
    return next jsonb_build_object('verb', 'juntar', 'mood', 't', 'met', false, 'partial', false, 'back', false, 'key', '[]'::jsonb,
      'numbers', (select jsonb_agg(n[1]) from regexp_matches(words, '\m(\d+(?:\.\d+)?)\M', 'g') as n));
  end if;
  if said && array['habilitada', 'habilitado', 'baliza', 'detran', 'pratica', 'rua'] and words ~ '\mser:r (?:[a-z]+ )*?(?:habilitad|motorista habilitad)|\mpassar:[tD] (?:[a-z]+ )?n[oa] (?:baliza|prova pratica|exame d[eo] (?:rua|detran)|prova do detran|detran)' then
    return next jsonb_build_object('verb', 'tirar', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'partial', false, 'back', false, 'key', '["carteir", "motor", "prov", "habilitaca"]'::jsonb);
  end if;
  return query
    -- "Meta batida" is about what was said around it.
    select jsonb_strip_nulls(jsonb_build_object('verb', m[1], 'mood', m[2], 'met', met, 'target', target, 'unit', case when figures then private.unit_in(words) end,
      'key', to_jsonb(case
        when met then private.key_words(private.plain_words(content))
        -- One passes in what comes first, and buys things for a home.
        when m[1] = 'passar' then private.key_words(regexp_replace(coalesce(substring(words from ' ?passar:[tD] (?:[a-z]+ ){0,3}?(?:no|na|em|nas|nos|para o|para a|para|pelo|pela) ((?:[a-z0-9]+ ?){1,4})'), ''), '\m(?:perto|ao lado|com|e|depois|antes) .*', ''))
        when m[1] in ('comprar', 'ganhar', 'arrumar') then private.key_words(regexp_replace(regexp_replace(words, '\m(?:para|por) .*', ''), '\w+:[a-oq-zA-Z]', '', 'g'))
        else key end),
      'partial', part or figures and words ~ (m[1] || ':[a-zA-Z] (?:so |uns |umas |uma? )?\d'),
      'never', part or one_of,
      'whole', said && array['tudo'] or said && array['todo', 'toda'] and said && array['dinheiro', 'valor', 'grana'],
      'back', words ~ (m[1] || ':[tm] d[aeo]s? '),
      'first', m[3],
      'numbers', case when figures then (select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(words, '\m(\d+(?:\.\d+)?)\M', 'g') as n) else '[]'::jsonb end))
    from regexp_matches(words, '(?<!!)\m(\w+):([tmDBEXp])\M(?:(?: (?:os|as|nos|aos|a|em|de|meus|todos|tudo))* (\d+(?:\.\d+)?))?', 'g') as m
    where (m[2] <> 'p' or strpos(words, 'ser:t') + strpos(words, 'estar:r') > 0 or said && array['meta', 'objetivo', 'sonho', 'desafio'] or words ~ '^(?:[a-z0-9]+ )+\w+:p')
      and not (m[1] = 'passar' and words ~ 'passar:[tD] (?:o|a|os|as) ');
end;
$$;
comment on function private.read_deeds(text, text) is 'What a clause tells as done, given up, put off or set anew, for goals: [{ verb, mood, key, numbers, unit?, partial, met, back }].';

create or replace function private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- One of a group of verbs does for another: who went to Japan has come to know it.
  return private.alike(wished, verb)
    or seeking and verb in ('arrumar', 'arranjar', 'conseguir', 'achar', 'encontrar', 'alugar', 'comprar')
    or has_object and verb in ('sair', 'chegar', 'rolar', 'bater', 'aprovar', 'liberar')
    or has_object and back and verb = 'voltar' and wished ?| array['conhecer', 'viajar', 'visitar', 'ir', 'fazer']
    or verb in ('realizar', 'alcancar', 'atingir', 'conquistar', 'cumprir', 'concluir', 'conseguir');
end;
$$;

create function private.alike(wished jsonb, verb text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  verbs text[];
begin
  if wished ? verb then
    return true;
  end if;
  foreach verbs slice 1 in array array[
    array['conhecer', 'viajar', 'visitar', 'ir', '', '', '', ''], array['juntar', 'guardar', 'economizar', 'poupar', 'reservar', 'acumular', '', ''],
    array['emagrecer', 'perder', 'eliminar', 'secar', 'queimar', 'enxugar', '', ''], array['terminar', 'concluir', 'formar', 'acabar', 'finalizar', 'completar', 'fechar', ''],
    array['quitar', 'pagar', 'zerar', 'livrar', 'sair', 'liquidar', '', ''], array['passar', 'aprovar', '', '', '', '', '', ''],
    array['escrever', 'publicar', 'lancar', 'terminar', 'concluir', '', '', ''], array['ler', 'terminar', 'fechar', 'concluir', 'completar', '', '', ''],
    array['correr', 'completar', 'terminar', 'concluir', 'fazer', 'cruzar', 'fechar', 'finalizar'],
    array['fazer', 'comecar', 'entrar', 'iniciar', 'voltar', 'retomar', 'matricular', 'subir'],
    array['tirar', 'conseguir', 'ter', 'comprar', 'arrumar', 'achar', 'encontrar', 'ganhar'], array['tirar', 'pegar', 'comprar', 'conseguir', 'fechar', 'adquirir', 'financiar', 'trazer'],
    array['abrir', 'inaugurar', 'montar', 'lancar', '', '', '', '']]
  loop
    if verb = any (verbs) and wished ?| array_remove(verbs, '') then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.alike(jsonb, text) is 'Whether a verb does for one of those wished: who went to Japan has come to know it.';

create or replace function private.compare_goal(known jsonb, deed jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := deed -> 'value';
  verb text := n ->> 'verb';
  wished jsonb := k -> 'verbs';
  stopping boolean := wished ?| array['parar', 'deixar', 'largar'];
  size int := jsonb_array_length(k -> 'key');
  shared int := (select count(*) from jsonb_array_elements_text(k -> 'key') as w where n -> 'key' ? w);
  covers boolean := k -> 'key' <@ (n -> 'key');
  figured boolean := k -> 'numbers' <> '[]';
  even boolean := figured and k -> 'numbers' <@ (n -> 'numbers');
  -- Ten kilos are not ten reais, nor ten thousand followers.
  same_unit boolean := n ->> 'unit' is null or coalesce( n ->> 'unit' = k ->> 'unit' or n ->> 'unit' = 'reais' and k ->> 'unit' is null and wished ?| array['juntar', 'guardar', 'economizar', 'poupar', 'pagar', 'quitar', 'ganhar'] or private.names_key(n ->> 'unit', k -> 'key'), false);
  money boolean := wished ?| array['juntar', 'guardar', 'economizar', 'poupar'];
  -- "Diamante" of "chegar a Diamante no LoL".
  heads int := (select count(*) from jsonb_array_elements_text(coalesce(k -> 'head', k -> 'key')) as w where n -> 'key' ? w);
  head_size int := jsonb_array_length(coalesce(k -> 'head', k -> 'key'));
  given_up boolean := private.gives_up(verb) or n ->> 'mood' = 'X' or (verb in ('querer', 'pretender') and n ->> 'mood' = 'E');
  fulfilled boolean;
begin
  fulfilled := case
    when verb = 'redefinir' then figured and not even and (shared > 0 and same_unit or coalesce(n ->> 'context', '') ~ ('\m' || (k -> 'numbers' ->> 0) || '\M')
      or (n ->> 'target')::boolean and money and coalesce(n ->> 'unit', 'reais') = 'reais' and (n -> 'numbers' ->> 0)::numeric >= 100
      or left(n ->> 'unit', 4) = left(k ->> 'unit', 4))
    when verb = 'adiar' then k ? 'due' and (heads > 0 and heads * 2 >= head_size or size = 0 and (exists (select from jsonb_array_elements_text(wished) as w where private.names_key(w, n -> 'key')) or (n ->> 'target')::boolean and figured))
    when given_up and (n ->> 'never')::boolean then false
    when given_up and n ->> 'mood' <> 'X' and even then same_unit
    -- Who gives up a book may still read twenty.
    when given_up and n ->> 'mood' <> 'X' and figured and size > 0 and verb not in ('desistir') then false
    when given_up then heads > 0 and heads * 2 >= head_size and (n ->> 'mood' <> 'X' or private.alike(wished, verb) or verb in ('pegar', 'conseguir', 'fazer', 'tentar', 'querer', 'ir'))
      or size = 0 and (private.alike(wished, verb) or verb in ('desistir', 'largar') and exists (select from jsonb_array_elements_text(wished) as w where private.names_key(w, n -> 'key')))
    -- "Parei de fumar" fulfils the wish to stop; "não preciso mais economizar" ends the wish to save.
    when n ->> 'mood' = 'E' then private.alike(wished, verb) and case when stopping then covers else n -> 'key' <@ (k -> 'key') and (size = 0 or n -> 'key' <> '[]') end
    when n ? 'does' then wished ? (n ->> 'does') and covers
    when (n ->> 'never')::boolean and n ->> 'mood' <> 'D' then false
    when even and (k -> 'numbers' = n -> 'numbers' or k -> 'numbers' = jsonb_build_array(n -> 'first')) and same_unit and verb in ('chegar', 'bater', 'atingir', 'completar', 'fechar', 'alcancar', 'ir') then true
    when k ? 'habit' then false
    when even and same_unit and money and private.alike(wished, verb) then true
    when figured and money and private.alike(wished, verb) and (n ->> 'whole')::boolean then true
    -- "Parei no sinal" stops nothing that was to be stopped.
    when stopping then verb in ('parar', 'deixar', 'largar') and covers and size > 0
    when wished ?| array['evitar', 'manter', 'continuar'] then false
    when n -> 'key' ? 'habilitaca' then k -> 'key' ? 'carteir'
    when not private.reaches(wished, k ? 'seeking', verb, size > 0, (n ->> 'back')::boolean)
      and not ((n ->> 'met')::boolean and verb in ('bater', 'completar', 'fechar')) then false
    -- Three of ten thousand are not ten thousand, two chapters no book.
    when figured and not even and not (n ->> 'met')::boolean then false
    when figured and not same_unit then false
    when (n ->> 'partial')::boolean and not figured and n ->> 'mood' <> 'D' then false
    when size = 0 then wished ? verb or figured and (even or (n ->> 'met')::boolean and n -> 'numbers' = '[]' and (not n -> 'key' ?| array['pes', 'kg'] or not money))
    when verb = 'formar' then k -> 'key' ?| array['faculdad', 'curs', 'gradu']
    when verb = 'passar' and private.alike(wished, 'passar') then covers or shared > 0 and shared * 2 >= size
    else covers or (verb in ('quitar', 'zerar', 'liquidar') or verb = 'pagar' and n -> 'key' ? 'ultim') and shared * 2 >= size or (wished ? verb and size > 1 and shared * 2 >= size)
  end;
  return case when known ->> 'says' = 'stated' and fulfilled then 'conflict' end;
end;
$$;
comment on function private.compare_goal(jsonb, jsonb) is 'conflict when a deed reaches the goal, all of its figures included, gives it up, puts off what was due or sets another figure; else null.';

create function private.names_key(word text, key jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Nadar and natação, emagrecer, guardar: the stems that key_words gives them are not known here.
  return exists (select from jsonb_array_elements_text(key) as w where left(w, 4) = left(word, 4) or word = 'nadar' and w like 'natac%');
end;
$$;
comment on function private.names_key(text, jsonb) is 'Whether a word, or one of its family, is among stems.';

revoke execute on function private.unit_in(text), private.alike(jsonb, text), private.names_key(text, jsonb) from public, anon;
grant execute on function private.unit_in(text), private.alike(jsonb, text), private.names_key(text, jsonb) to authenticated, service_role;
