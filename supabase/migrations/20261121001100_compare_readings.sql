-- Two claims about one slot: do they say the same, can both stand, does the later one make the earlier untrue?

create function private.nested(one jsonb, other jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select one <@ other or other <@ one;
$$;

create function private.compare_marital(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  couple text[] := array['namorando', 'noiva', 'uniao', 'casada', 'junto'];
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  was text := k ->> 'status';
  is_now text := n ->> 'status';
  same_partner boolean := k ->> 'partner' is null or n ->> 'partner' is null or k ->> 'partner' = n ->> 'partner';
begin
  if known ->> 'says' = 'negated' then
    return case when stated ->> 'says' = 'stated' and was = is_now then 'conflict' end;
  elsif known ->> 'says' = 'ended' then
    was := 'sem';
  end if;
  if stated ->> 'says' in ('negated', 'ended') and is_now <> 'sem' then
    return case when was = is_now or (stated ->> 'says' = 'ended' and was = any (couple) and is_now = any (couple)) then 'conflict' end;
  elsif is_now = 'sem' then
    -- "Terminei com o Léo" ends it with Léo; with somebody else it is about somebody else.
    return case when was <> all (couple) then null
      when n ->> 'partner' is null then 'conflict'
      when n ->> 'partner' = k ->> 'partner' or n ->> 'partner' in ('ele', 'ela', 'namorado', 'namorada', 'marido', 'esposa', 'noivo', 'noiva', 'mulher', 'companheiro', 'companheira') then 'conflict'
      when k ->> 'partner' is null then 'ambiguous' end;
  elsif was = is_now then
    return case when was <> all (couple) or same_partner then 'same' when stated ? 'mood' then 'conflict' end;
  elsif was = any (couple) and is_now = any (couple) then
    return case
      when is_now = 'junto' then null
      when was = 'casada' and is_now = 'uniao' then null
      when was = 'casada' and same_partner then 'ambiguous'
      when was = 'uniao' and is_now in ('namorando', 'noiva') and same_partner then null
      else 'conflict' end;
  elsif was = any (couple) or is_now = any (couple) then
    return 'conflict';
  end if;
  -- Somebody divorced or widowed may call herself single.
  return case when is_now = 'solteira' or was = 'sem' then null when was = 'solteira' then 'ambiguous' else 'conflict' end;
end;
$$;

create function private.compare_residence(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  same_place boolean := k ->> 'place' = n ->> 'place';
  moved boolean := n ? 'moved' or stated ->> 'mood' = 'B';
begin
  if known ->> 'says' <> 'stated' then
    return case when known ->> 'says' in ('negated', 'ended') and stated ->> 'says' = 'stated' and same_place then 'conflict' end;
  end if;
  if stated ->> 'says' <> 'stated' then
    return case
      when same_place or n ->> 'place' = k ->> 'within' or n ->> 'place' = k ->> 'land' then 'conflict'
      when n ->> 'place' = '?' and (n ->> 'level' = 'city' or k ->> 'level' = n ->> 'level') then 'conflict' end;
  end if;
  return case
    when same_place then 'same'
    -- One lies in the other, as far as is known.
    when k ->> 'place' = n ->> 'within' or k ->> 'within' = n ->> 'place' or k ->> 'place' = n ->> 'land' or k ->> 'land' = n ->> 'place' then null
    when k ->> 'land' <> n ->> 'land' then 'conflict'
    when k ->> 'level' = 'region' then case when moved and n ->> 'level' = 'city' then 'conflict' end
    when n ->> 'level' = 'region' then case when moved and k ->> 'level' = 'city' then 'conflict' end
    when k ->> 'level' = n ->> 'level' then 'conflict'
    when k ->> 'level' = 'city' and n ->> 'level' = 'district' then case when n ->> 'within' is not null then 'conflict' end
    when k ->> 'level' = 'district' and n ->> 'level' = 'city' then case when moved or k ->> 'within' is not null then 'conflict' end
    when k ->> 'level' = 'state' then case when n ->> 'within' is not null then 'conflict' end
    when n ->> 'level' in ('state', 'country') then case when k ->> 'within' is not null or moved then 'conflict' end
  end;
end;
$$;

create function private.compare_employment(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  same_employer boolean := private.nested(k -> 'employer', n -> 'employer');
  same_role boolean := case when k ? 'role' and n ? 'role' then private.nested(k -> 'role', n -> 'role') or coalesce(k ->> 'head' = n ->> 'kind', false)
    or coalesce(k ->> 'kind' = n ->> 'head', false) or coalesce(k ->> 'kind' = n ->> 'kind', false) end;
begin
  if known ->> 'says' in ('ended', 'negated') then
    return case when stated ->> 'says' = 'stated' and n ->> 'status' = 'employed' and k ->> 'status' = 'employed'
      and coalesce(same_employer, not k ? 'employer' and (known ->> 'says' = 'ended' or not k ? 'role')) then 'conflict' end;
  end if;
  if stated ->> 'says' in ('ended', 'negated') then
    return case
      when n ->> 'status' <> k ->> 'status' then null
      when n ? 'employer' then case when n -> 'employer' <@ (k -> 'employer') then 'conflict' when n ? 'weak' then null when k ? 'employer' then 'ambiguous' else 'conflict' end
      when n ? 'role' then case when n -> 'role' <@ (k -> 'role') then 'conflict' end
      -- "Não estou trabalhando" is plain; of a business only the business ends.
      else 'conflict' end;
  end if;
  if n ->> 'status' <> k ->> 'status' then
    return case when k ->> 'status' = 'unemployed' and n ->> 'status' = 'employed' and n ? 'also' then 'ambiguous' else 'conflict' end;
  elsif n ->> 'status' <> 'employed' then
    return 'same';
  elsif n ? 'also' or k ? 'also' then
    return null;
  elsif n ? 'permanent' then
    return case when k -> 'role' ?| array['estagi', 'traine', 'aprendiz', 'temporari'] then 'conflict' end;
  elsif n ? 'owner' and not k ? 'owner' then
    return case when k ? 'employer' then 'ambiguous' end;
  end if;
  return case
    when n -> 'role' <@ '["junior", "plen", "seni", "senior"]' then case when k -> 'role' ?| array['junior', 'plen', 'seni', 'senior', 'traine', 'estagi'] then 'conflict' end
    when not same_role then 'conflict'
    when not same_employer then 'conflict'
    when n ? 'fresh' and k ? 'employer' and not n ? 'employer' and not n ? 'bare' then 'conflict'
    when (same_role or same_employer) and coalesce(n -> 'role', '[]') <@ coalesce(k -> 'role', '[]') and coalesce(n -> 'employer', '[]') <@ coalesce(k -> 'employer', '[]') then 'same'
  end;
end;
$$;

create function private.compare_household(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
begin
  if known ->> 'says' <> 'stated' then
    return case when known ->> 'says' = 'negated' and stated ->> 'says' = 'stated' and k -> 'with' <@ (n -> 'with') then 'conflict' end;
  elsif stated ->> 'says' <> 'stated' then
    return case when k ? 'with' and coalesce(n -> 'with' <@ (k -> 'with'), true) or k ? 'alone' and n ? 'alone' then 'conflict' end;
  elsif k ? 'alone' or n ? 'alone' then
    return case when k ? 'alone' and n ? 'alone' then 'same' else 'conflict' end;
  elsif k -> 'with' = n -> 'with' then
    return 'same';
  end if;
  -- Two people may both live there, unless she moved in with somebody else.
  return case when stated ->> 'mood' = 'B' and not n ? 'joined'
    and not exists (select from jsonb_array_elements_text(k -> 'with') as w where n -> 'with' ? w) then 'conflict' end;
end;
$$;

create function private.compare_children(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  before int := case when known ->> 'says' = 'negated' then 0 else (known -> 'value' ->> 'count')::int end;
  after int := case when stated ->> 'says' = 'negated' then 0 else (stated -> 'value' ->> 'count')::int end;
begin
  return case
    when stated ->> 'says' = 'ended' or known ->> 'says' = 'ended' then null
    when before = 0 then case when after = 0 then 'same' else 'conflict' end
    when after = 0 then 'ambiguous'
    when stated -> 'value' ? 'born' or stated -> 'value' ? 'parent' then null
    when before = after then 'same'
    when after > before or stated -> 'value' ? 'only' then 'conflict'
  end;
end;
$$;

create function private.holds(reading jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select (reading ->> 'says' in ('stated', 'past')) <> (reading -> 'value' ? 'dislikes' or reading -> 'value' ? 'lacks');
$$;
comment on function private.holds(jsonb) is 'Whether what a reading is about is so: done, liked, had.';

create function private.compare_many(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  one text := known ->> 'slot';
  other text := stated ->> 'slot';
  wide jsonb := (k -> 'key') || coalesce(k -> 'kinds', '[]');
  ending boolean := stated ->> 'says' in ('ended', 'hedged');
  reach text[];
begin
  if n -> 'key' = '[]' or k -> 'key' = '[]' then
    return null;
  end if;
  if private.holds(known) = private.holds(stated) and not ending then
    -- "Agora uso iPhone": one of a kind takes the other's place.
    return case when stated ? 'now' and k ->> 'verb' = 'usar' and n ->> 'verb' = 'usar' and not private.nested(k -> 'key', n -> 'key')
        and exists (select from jsonb_array_elements_text(k -> 'kinds') as w where n -> 'kinds' ? w) then 'conflict' when one = other and k -> 'key' = n -> 'key' and coalesce(k ->> 'group' = n ->> 'group', true) then 'same' end;
  elsif private.holds(known) = private.holds(stated) then
    -- "Enjoei de café" ends liking it; ending what does not hold changes nothing.
    return null;
  end if;
  if private.holds(stated) then
    return case when (one = other or one = 'practice' and other = 'possession' and known ->> 'says' = 'negated')
      and (one <> 'practice' or coalesce(k ->> 'group' = n ->> 'group', false) or known ->> 'says' = 'ended' or k ? 'ability')
      and k -> 'key' <@ ((n -> 'key') || coalesce(n -> 'kinds', '[]')) then 'conflict' end;
  end if;
  reach := case
    when n ? 'debt' then array['condition']
    when other = 'practice' and n ->> 'by' in ('largar', 'parar', 'abandonar', 'cortar', 'interromper', 'suspender', 'retirar') then array['practice', 'condition', 'trait']
    when other = 'practice' and ending and not n ? 'verb' then array['practice', 'condition', 'possession']
    when other = 'possession' and ending and k ->> 'verb' in ('investir', 'usar', 'criar', 'colecionar', 'dirigir') then array['practice']
    when other = 'possession' and ending then array['possession', 'condition']
    when other = 'condition' and ending then array['condition', 'possession', 'practice']
    else array[other] end;
  if one <> all (reach) or (n ? 'debt') <> (k ? 'debt') then
    return null;
  elsif one = 'practice' and other = 'practice' and n ? 'group' and k ? 'group' and n ->> 'group' <> k ->> 'group' then
    return null;
  elsif n ? 'swapped' then
    return case when n -> 'key' <@ coalesce(k -> 'kinds', '[]') then 'conflict' end;
  elsif n ? 'left' then
    return case when n -> 'key' <@ wide then 'ambiguous' end;
  end if;
  return case when n -> 'key' <@ wide then 'conflict' end;
end;
$$;
comment on function private.compare_many(jsonb, jsonb) is
  'For slots that hold many things at once. What is denied or ended must be as wide as what is known ("não gosto de café com açúcar" leaves café alone); what begins must cover what was denied.';

create function private.compare_goal(known jsonb, deed jsonb)
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
  size int := jsonb_array_length(k -> 'key');
  alike boolean := wished ? verb
    or wished ?| array['conhecer', 'viajar', 'visitar', 'ir'] and verb in ('ir', 'viajar', 'conhecer', 'visitar')
    or wished ?| array['juntar', 'guardar', 'economizar', 'poupar'] and verb in ('juntar', 'guardar', 'economizar', 'poupar')
    or wished ?| array['emagrecer', 'perder'] and verb in ('emagrecer', 'perder')
    or wished ?| array['terminar', 'concluir', 'formar', 'acabar'] and verb in ('terminar', 'concluir', 'formar', 'acabar')
    or wished ?| array['sair', 'quitar', 'pagar', 'zerar', 'livrar'] and verb in ('quitar', 'pagar', 'zerar', 'livrar', 'sair')
    or verb in ('sair', 'chegar', 'rolar', 'bater', 'aprovar', 'liberar') and size > 0
    or verb = 'voltar' and (n ->> 'back')::boolean and wished ?| array['conhecer', 'viajar', 'visitar', 'ir', 'fazer'] and size > 0
    or wished ? 'escrever' and verb in ('publicar', 'lancar', 'terminar')
    or wished ?| array['passar', 'aprovar'] and verb in ('passar', 'aprovar')
    or wished ?| array['tirar', 'conseguir', 'ter', 'comprar', 'arrumar', 'achar', 'encontrar'] and verb in ('tirar', 'conseguir', 'comprar', 'ganhar', 'arrumar')
    or k ? 'seeking' and verb in ('arrumar', 'arranjar', 'conseguir', 'achar', 'encontrar', 'alugar', 'comprar')
    or verb in ('desencanar', 'abandonar', 'largar', 'cancelar', 'deixar') or verb in ('realizar', 'alcancar', 'atingir', 'conquistar', 'cumprir', 'concluir', 'conseguir', 'desistir');
  shared int := (select count(*) from jsonb_array_elements_text(k -> 'key') as w where n -> 'key' ? w);
begin
  if known ->> 'says' <> 'stated' then
    return null;
  elsif verb in ('desistir', 'desencanar', 'abandonar', 'largar', 'cancelar', 'deixar') or n ->> 'mood' = 'X' or (verb in ('querer', 'pretender') and n ->> 'mood' = 'E') then
    return case when shared > 0 and shared * 2 >= size and (verb in ('desistir', 'desencanar', 'abandonar', 'largar', 'cancelar', 'deixar', 'querer', 'pretender') or wished ? verb)
      or size = 0 and wished ? verb then 'conflict' end;
  elsif n ->> 'mood' = 'E' then
    return case when wished ?| array['parar', 'deixar', 'largar'] and wished ? verb and (k -> 'key') <@ (n -> 'key')
      or not wished ?| array['parar', 'deixar', 'largar'] and wished ? verb and (n -> 'key') <@ (k -> 'key') then 'conflict' end;
  elsif k -> 'numbers' <> '[]' and k -> 'numbers' = n -> 'numbers' and verb in ('chegar', 'bater', 'atingir', 'completar') then
    return 'conflict';
  elsif k ? 'habit' then
    return null;
  elsif wished ?| array['parar', 'deixar', 'largar'] and verb in ('parar', 'deixar', 'largar') then
    return case when (k -> 'key') <@ (n -> 'key') then 'conflict' end;
  elsif wished ?| array['parar', 'deixar', 'largar', 'evitar', 'manter', 'continuar'] or not alike then
    return null;
  elsif not (k -> 'numbers') <@ (n -> 'numbers') and not coalesce((n ->> 'met')::boolean, false) then
    return null;
  end if;
  if (n ->> 'partial')::boolean and k -> 'numbers' = '[]' and n ->> 'mood' <> 'D' then
    return null;
  end if;
  return case
    when size = 0 then case when wished ? verb then 'conflict' end
    when (k -> 'key') <@ (n -> 'key') or (wished ? verb and size > 1 and shared * 2 >= size) then 'conflict' end;
end;
$$;
comment on function private.compare_goal(jsonb, jsonb) is 'conflict when a deed reaches the goal (all of its figures included) or gives it up.';

create function private.compare_values(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  slot text := known ->> 'slot';
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
begin
  if slot <> stated ->> 'slot' then
    return case
      when slot = 'goal' and stated ->> 'slot' = 'deed' then private.compare_goal(known, stated)
      -- Back at work is the end of a leave.
      when slot = 'condition' and stated ->> 'slot' = 'employment' and stated ->> 'says' = 'stated' and stated ->> 'mood' = 'B' and known ->> 'says' = 'stated'
        then case when k -> 'key' ?| array['licenc', 'fer', 'atest', 'afast', 'afastament'] then 'conflict' end
      when slot = 'goal' and stated ->> 'slot' = 'children' and stated ->> 'says' = 'stated' and k -> 'key' <@ '["mae", "pai", "filh"]' and k -> 'key' <> '[]'
        and (n ? 'born' or n ? 'parent') then 'conflict'
      when slot = 'goal' and stated ->> 'slot' = 'practice' and k -> 'verbs' ? 'aprender' and stated ? 'already' and stated ->> 'says' = 'stated'
        and k -> 'verbs' ? (n ->> 'verb') then 'conflict'
      when slot = 'employment' and stated ->> 'slot' = 'practice' and stated ->> 'says' = 'ended' and known ->> 'says' = 'stated' then
        case when n -> 'key' <@ (k -> 'role') and n -> 'key' <> '[]' then 'conflict' end
      when slot = 'goal' and stated ->> 'slot' = 'pregnancy' and k -> 'verbs' ? 'engravidar' and stated ->> 'says' = 'stated' then 'conflict'
      -- "Não tô mais com o Felipe", "na Embraer".
      when stated ->> 'slot' = 'condition' and stated ->> 'says' = 'ended' and slot = 'marital_status' and known ->> 'says' = 'stated'
        and n -> 'key' <@ to_jsonb(array[(ts_lexize('pg_catalog.portuguese_stem', k ->> 'partner'))[1]]) then 'conflict'
      when stated ->> 'slot' = 'condition' and stated ->> 'says' = 'ended' and slot = 'employment' and known ->> 'says' = 'stated'
        and n -> 'key' <@ (k -> 'employer') then 'conflict'
      when slot = 'goal' and stated ->> 'slot' = 'employment' and k ? 'seeking' and k -> 'key' ?| array['trabalh', 'vag'] and stated ->> 'says' = 'stated'
        and n ? 'fresh' then 'conflict'
      when slot in ('practice', 'condition', 'possession', 'trait') and stated ->> 'slot' in ('practice', 'condition', 'possession') then private.compare_many(known, stated) end;
  end if;
  case slot
    when 'marital_status' then return private.compare_marital(known, stated);
    when 'residence' then return private.compare_residence(known, stated);
    when 'employment' then return private.compare_employment(known, stated);
    when 'bond' then
      return case when not private.nested(k -> 'with', n -> 'with') or known ->> 'says' <> 'stated' then null
        when (k ? 'bad') = (n ? 'bad') and stated ->> 'says' = 'stated' then 'same'
        when (k ? 'bad') <> (n ? 'bad') or stated ->> 'says' in ('ended', 'negated') then 'conflict' end;
    when 'household' then return private.compare_household(known, stated);
    when 'children' then return private.compare_children(known, stated);
    when 'preference', 'possession', 'condition', 'practice', 'trait' then return private.compare_many(known, stated);
    when 'goal' then
      return case
        when known ->> 'says' = 'stated' and stated ->> 'says' in ('negated', 'ended')
          then case when n -> 'key' <@ (k -> 'key') and (k -> 'verbs' @> (n -> 'verbs') or n -> 'verbs' = '[]') and n -> 'key' <> '[]' then 'conflict' end
        when stated ->> 'says' = 'stated' and k -> 'key' = n -> 'key' and k -> 'verbs' = n -> 'verbs' and known ->> 'says' = 'stated'
          then case when k -> 'numbers' = n -> 'numbers' then 'same' end end;
    when 'housing' then
      return case
        when known ->> 'says' <> 'stated' then null
        when stated ->> 'says' <> 'stated' then case when k @> (n - 'moved') then 'conflict' end
        when k ->> 'kind' <> n ->> 'kind' or k ->> 'tenure' <> n ->> 'tenure' then 'conflict'
        when n - 'moved' <@ k then 'same' end;
    when 'favorite', 'provider' then
      return case
        when k ->> 'of' is distinct from n ->> 'of' or known ->> 'says' <> 'stated' then null
        when stated ->> 'says' = 'ended' then 'conflict'
        when n -> 'key' = k -> 'key' then 'same'
        when not private.nested(k -> 'key', n -> 'key') then 'conflict' end;
    when 'preferred' then
      return case when k -> 'key' <@ (n -> 'over') or n -> 'key' <@ (k -> 'over') and n -> 'key' <> '[]' then 'conflict'
        when k -> 'key' = n -> 'key' then 'same' end;
    when 'hair' then
      return case when k ->> 'length' <> n ->> 'length' or k ->> 'colour' <> n ->> 'colour' or k ->> 'kind' <> n ->> 'kind' then 'conflict' when k = n then 'same' end;
    when 'wake_time', 'sleep_time' then
      return case when known ->> 'says' <> 'stated' or (k ->> 'time' ~ '\d') <> (n ->> 'time' ~ '\d') then null
        when stated ->> 'says' in ('ended', 'negated') then case when k = n then 'conflict' end
        when k = n then 'same' else 'conflict' end;
    when 'pregnancy' then
      return case when known ->> 'says' <> 'stated' then null when stated ->> 'says' in ('ended', 'negated') then 'conflict' else 'same' end;
    when 'commute' then
      return case when k ->> 'to' <> n ->> 'to' or known ->> 'says' <> 'stated' then null
        when stated ->> 'says' in ('ended', 'negated') then case when k = n then 'conflict' end
        when k = n then 'same' else 'conflict' end;
    else
      -- One value at a time: figures, dates, numbers, faith, team, mode and hours of work.
      return case
        when known ->> 'says' <> 'stated' then case when stated ->> 'says' = 'stated' and k = n then 'conflict' end
        when stated ->> 'says' in ('ended', 'negated') then case when k = n then 'conflict' end
        when k = n then 'same' else 'conflict' end;
  end case;
end;
$$;

create function private.relation_word(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case word when 'mamae' then 'mae' when 'papai' then 'pai' when 'esposo' then 'marido' when 'mulher' then 'esposa' when 'chefa' then 'chefe' else word end;
$$;

create function private.whom(about jsonb, names text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  -- Within an item about Júlia, her sister, "ela", "Júlia" and "irmã" are its subject.
  select case when names <> '{}' and (words = '{}' or words && names) then names else words end
  from (
    select array(select private.relation_word(w) from jsonb_array_elements_text(about) as w where names = '{}' or w not in ('ele', 'ela', 'dele', 'dela')) as words
  ) said;
$$;
comment on function private.whom(jsonb, text[]) is 'Words for whom a claim is about, {} for the user; names: those of the item''s own subject, {} when that is the user.';

create function private.compare_readings(known jsonb, stated jsonb, known_names text[] default '{}', names text[] default '{}')
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  verdict text;
  one text[] := private.whom(known -> 'about', known_names);
  other text[] := private.whom(stated -> 'about', names);
begin
  if known ->> 'says' not in ('stated', 'negated', 'ended') or known ? 'doubt' or coalesce((known -> 'value' ->> 'weak')::boolean, false)
    or known ->> 'slot' = 'deed' or (one = '{}') <> (other = '{}') or not (one <@ other or other <@ one) then
    return null;
  end if;
  if stated ->> 'says' = 'hedged' then
    stated := stated || jsonb_build_object('says', case when stated -> 'value' ? 'left' then 'ended' else 'stated' end, 'doubt', 'hedged');
  end if;
  if stated ->> 'says' = 'past' then
    -- "Eu fumava", said of what is known to go on, may mean that it no longer does.
    verdict := private.compare_values(known, stated || '{"says": "stated"}');
    return case when verdict = 'same' and known ->> 'says' = 'stated' then 'ambiguous' end;
  end if;
  verdict := private.compare_values(known, stated);
  return case when verdict = 'conflict' and (stated ? 'doubt' or stated ? 'passing' or stated ? 'dated') then 'ambiguous'
    when verdict = 'same' and (stated ? 'doubt' or stated ? 'passing') then null
    else verdict end;
end;
$$;
comment on function private.compare_readings(jsonb, jsonb, text[], text[]) is
  'same, conflict (the later makes the earlier untrue), ambiguous (it may), or null: both stand. Both as read_slots gives them; the names are folded words for the subjects of the two items, {} for the user.';

revoke execute on function private.nested(jsonb, jsonb), private.compare_marital(jsonb, jsonb), private.compare_residence(jsonb, jsonb),
  private.compare_employment(jsonb, jsonb), private.compare_household(jsonb, jsonb), private.compare_children(jsonb, jsonb), private.holds(jsonb),
  private.compare_many(jsonb, jsonb), private.compare_goal(jsonb, jsonb), private.compare_values(jsonb, jsonb), private.relation_word(text),
  private.whom(jsonb, text[]), private.compare_readings(jsonb, jsonb, text[], text[]) from public, anon;
grant execute on function private.nested(jsonb, jsonb), private.compare_marital(jsonb, jsonb), private.compare_residence(jsonb, jsonb),
  private.compare_employment(jsonb, jsonb), private.compare_household(jsonb, jsonb), private.compare_children(jsonb, jsonb), private.holds(jsonb),
  private.compare_many(jsonb, jsonb), private.compare_goal(jsonb, jsonb), private.compare_values(jsonb, jsonb), private.relation_word(text),
  private.whom(jsonb, text[]), private.compare_readings(jsonb, jsonb, text[], text[]) to authenticated, service_role;
