-- One course, plan or car after another; degrees; a child taken from school by a pronoun.

create or replace function private.compare_many(known jsonb, stated jsonb)
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
    return case when (stated ? 'now' or n ? 'took') and k ->> 'verb' = 'usar' and n ->> 'verb' = 'usar' and not private.nested(k -> 'key', n -> 'key')
        and exists (select from jsonb_array_elements_text(k -> 'kinds') as w where n -> 'kinds' ? w) then 'conflict'
      -- "Agora sou Amil", "mudei pra Psicologia", "tô de Corolla": of plans, courses and cars it is the one or the other.
      when (n ? 'took' or n ? 'rides' and (stated ? 'now' or one = 'possession')) and one in ('practice', 'possession') and not k ? 'ability'
        and not exists (select from jsonb_array_elements_text(n -> 'key') as w where k -> 'key' ? w)
        and exists (select from unnest(case when n ? 'rides' then array['carr', 'mot', 'celul'] when n ? 'brand' then array['plan', 'conveni', 'operad'] else array['graduaca', 'plan', 'operad', 'banc'] end) as w
          where k -> 'kinds' ? w and n -> 'kinds' ? w) then 'conflict'
      when stated ? 'now' and k ->> 'verb' = n ->> 'verb' and k ->> 'verb' in ('treinar', 'malhar') and not private.nested(k -> 'key', n -> 'key') then 'conflict'
      when n ? 'took' and n ->> 'verb' = 'cursar' then null
      when one = 'possession' and other = 'possession' and k -> 'key' = n -> 'key' and (k ? 'count' or n ? 'count') then
        case when k -> 'count' = n -> 'count' then 'same' when (n ->> 'count')::int > coalesce((k ->> 'count')::int, 1) or n ? 'count' and stated ? 'now' then 'conflict' end
      when n ? 'got' then null
      when one = other and k -> 'key' = n -> 'key' and coalesce(k ->> 'group' = n ->> 'group', true) then 'same' end;
  elsif private.holds(known) = private.holds(stated) then
    -- "Enjoei de café" ends liking it; ending what does not hold changes nothing.
    return null;
  end if;
  if n ? 'took' and n ->> 'verb' = 'cursar' then
    return null;
  elsif private.holds(stated) then
    -- "Passei a gostar de coentro", "agora como coentro".
    if one <> other and 'preference' in (one, other) then
      return case when 'take' in (k ->> 'group', n ->> 'group') and (stated ->> 'mood' = 'B' or stated ? 'now') and k -> 'key' <@ (n -> 'key') then 'conflict' end;
    end if;
    return case when (one = other or one = 'practice' and other = 'possession' and known ->> 'says' = 'negated')
      and (one <> 'practice' or coalesce(k ->> 'group' = n ->> 'group', false) or known ->> 'says' = 'ended' or k ? 'ability' and not n ? 'begun' or n ? 'ability')
      and k -> 'key' <@ ((n -> 'key') || coalesce(n -> 'kinds', '[]')) then 'conflict' end;
  end if;
  reach := case
    when n ? 'debt' then array['condition']
    when n ? 'long' then array['possession', 'practice']
    when other = 'practice' and n ->> 'by' in ('largar', 'parar', 'abandonar', 'cortar', 'interromper', 'suspender', 'retirar', 'cansar') then array['practice', 'condition', 'trait']
    when other = 'trait' then array['trait', 'condition', 'possession']
    when other = 'practice' and ending and not n ? 'verb' then array['practice', 'condition', 'possession']
    when other = 'possession' and ending then array['possession', 'condition', 'trait', 'practice']
    when other = 'condition' and ending then array['condition', 'possession', 'practice', 'trait']
    when other = 'possession' then array['possession', 'condition', 'trait']
    -- "Faz um ano que não fumo" says so of a fumante.
    when other = 'practice' then array['practice', 'trait']
    else array[other] end;
  if one = 'preference' and other = 'practice' then
    -- Who stopped drinking coffee may still like it.
    return case when (n ->> 'by' in ('parar', 'cortar', 'largar', 'abandonar') or n ->> 'group' = 'take' and stated ->> 'says' = 'ended') and private.core_words(n -> 'key') <@ (k -> 'key') then 'ambiguous' end;
  elsif one <> all (reach) or (n ? 'debt') <> (k ? 'debt') then
    return null;
  elsif ending and n -> 'key' = '["academ"]' and k ->> 'verb' in ('treinar', 'malhar') then
    return 'conflict';
  elsif n ? 'graduated' then
    -- Who graduates may go on with her English.
    return case when k ? 'verb' and k ->> 'verb' in ('fazer', 'cursar', 'estudar', 'frequentar') and not k -> 'kinds' ?| array['idiom', 'exercici']
      and (k ->> 'verb' = 'cursar' or k -> 'kinds' ? 'faculdad' or k -> 'key' ?| array['faculdad', 'graduaca', 'tecn', 'licenciatur', 'bacharel']) and not k -> 'key' ?| array['pos', 'mestr', 'doutor', 'mba'] then 'conflict' end;
  elsif n ? 'course' and not k ?| array['verb', 'group'] and one <> 'condition' then
    return null;
  elsif n ? 'whole' and n ->> 'verb' = k ->> 'verb' then
    -- "Não toco mais" of whoever plays something.
    return 'conflict';
  elsif one = 'practice' and other = 'practice' and n ? 'group' and k ? 'group' and n ->> 'group' <> k ->> 'group' then
    return null;
  elsif n ? 'swapped' then
    return case
      when n -> 'key' <@ coalesce(k -> 'kinds', '[]') then 'conflict'
      -- "Mudei de terapeuta" after "faz terapia com a Dra. Helena"; the course may stay the same at another school.
      when n -> 'key' <@ (k -> 'key') and n -> 'key' <> k -> 'key' then case when n -> 'key' ?| array['faculdad', 'escol', 'curs'] then 'ambiguous' else 'conflict' end end;
  elsif n ? 'left' then
    return case when n -> 'key' <@ wide then 'ambiguous' end;
  end if;
  return case
    when not private.core_words(n -> 'key') <@ wide and not (coalesce(n ->> 'by', '') in ('cancelar', 'desativar', 'excluir', 'apagar', 'desinstalar') and k -> 'key' <@ (n -> 'key')) then null
    -- The pills are used up, not given up; who sold the videogame may play elsewhere.
    when other = 'condition' and k ->> 'group' = 'take' then null
    when one = 'practice' and other = 'possession' and not n ? 'long' and (n ? 'lost' or k ->> 'verb' not in ('investir', 'usar', 'criar', 'colecionar', 'dirigir', 'receber', 'andar')) then 'ambiguous'
    else 'conflict' end;
end;
$$;

create or replace function private.compare_across(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  one text := known ->> 'slot';
  other text := stated ->> 'slot';
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  begins boolean := stated ->> 'says' = 'stated';
  ends boolean := stated ->> 'says' = 'ended';
begin
  if one = 'trait' and k -> 'key' ? 'sedent' then
    return case when other = 'practice' and private.holds(stated) and stated ->> 'says' = 'stated' and not stated ? 'doubt'
      and (n -> 'kinds') || (n -> 'key') ?| array['exercici', 'academ', 'corr', 'caminh'] then 'conflict' end;
  elsif one in ('practice', 'condition', 'possession', 'trait', 'preference') and other <> one and 'preference' in (one, other) then
    return case when 'practice' in (one, other) then private.compare_many(known, stated) end;
  elsif one in ('practice', 'condition', 'possession', 'trait') and (other in ('practice', 'condition', 'possession')
    or other = 'trait' and stated ->> 'says' in ('negated', 'ended')) then
    return private.compare_many(known, stated);
  elsif one = 'goal' and other = 'deed' then
    return private.compare_goal(known, stated);
  elsif known ->> 'says' <> 'stated' then
    return null;
  elsif other = 'provider' and (ends or stated ? 'now' and not private.nested(k -> 'key', n -> 'key')) and one in ('practice', 'possession') then
    -- "Mudei de terapeuta" after "faz terapia com a Dra. Helena"; the course may stay the same at another school.
    return case when not k -> 'key' ? case when n ->> 'of' in ('terapeut', 'psicolog') then 'terap' else n ->> 'of' end or jsonb_array_length(k -> 'key') = 1 then null
      when n ->> 'of' in ('faculdad', 'escol') then 'ambiguous' else 'conflict' end;
  end if;
  return case when case
    -- Back at work is the end of a leave.
    when one = 'condition' and other = 'employment' then begins and (stated ->> 'mood' = 'B' or n ? 'back') and k -> 'key' ?| array['licenc', 'fer', 'atest', 'afast', 'afastament']
    when one = 'goal' and other = 'children' then begins and k -> 'key' <@ '["mae", "pai", "filho", "filha", "filhos", "bebe"]' and k -> 'key' <> '[]' and (n ? 'born' or n ? 'parent')
    when one = 'goal' and other = 'pregnancy' then begins and k -> 'verbs' ? 'engravidar'
    when one = 'goal' and other = 'employment' then begins and k ? 'seeking' and (n ? 'fresh' or stated ->> 'mood' = 'B') and k -> 'key' ?| array['trabalh', 'vag']
    when one = 'goal' and other = 'practice' then begins and stated ? 'already' and k -> 'verbs' ? 'aprender' and k -> 'verbs' ? (n ->> 'verb')
    -- "Parei de fazer entrega" is said by an entregador, "larguei o Vasco" by a supporter.
    when one = 'employment' and other = 'practice' then ends and (n -> 'key' <@ (k -> 'role') or n ?| array['swapped', 'instead'] and n -> 'key' <@ (k -> 'employer'))
    when one = 'employment' and other = 'work_regime' then begins and n ->> 'regime' = 'autonoma' and k ? 'employer' and (stated ->> 'mood' in ('t', 'B') or stated ? 'now')
    -- "Passei a padaria pra frente", "vendi o sítio".
    when one = 'employment' and other = 'possession' then ends and k ? 'owner' and n -> 'key' <> '[]' and n -> 'key' <@ (k -> 'employer')
    when one = 'possession' and other = 'housing' then ends and private.names_key(n ->> 'kind', k -> 'key')
    when one = 'residence' and other = 'household' then begins and n -> 'with' = '["eu"]' and stated ->> 'mood' = 'B'
    when one = 'practice' and other = 'religion' then begins and k -> 'key' ? 'igrej' and stated ->> 'mood' = 't'
    when one = 'work_regime' and other = 'employment' then begins and k ->> 'regime' = 'autonoma' and n ? 'fresh' and not n ? 'also'
    when one = 'team' and other = 'practice' then ends and jsonb_array_length(n -> 'key') = 1 and left(n -> 'key' ->> 0, 4) = k ->> 'team'
    -- "Não tô mais com o Felipe", "na Embraer".
    when one = 'marital_status' and other = 'condition' then ends and n -> 'key' <@ to_jsonb(array[(ts_lexize('pg_catalog.portuguese_stem', k ->> 'partner'))[1]])
    when one = 'employment' and other = 'condition' then ends and n -> 'key' <@ (k -> 'employer')
    else false end then 'conflict' end;
end;
$$;

create or replace function private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  -- k holds; n is said of the same slot.
  select case
    when slot in ('favorite', 'provider') then case
      when k ->> 'of' is distinct from n ->> 'of' then null
      when stated ->> 'says' = 'ended' then 'conflict'
      when n -> 'key' = k -> 'key' then 'same'
      when not private.nested(k -> 'key', n -> 'key') then 'conflict' end
    when slot = 'preferred' then case
      when k -> 'key' <@ (n -> 'over') or n -> 'key' <@ (k -> 'over') and n -> 'key' <> '[]' then 'conflict'
      when k -> 'key' = n -> 'key' then 'same'
      when exists (select from jsonb_array_elements_text(k -> 'kinds') as w where n -> 'kinds' ? w) then 'conflict' end
    when slot = 'bond' then case
      when not private.nested(k -> 'with', n -> 'with') then null
      when (k ? 'bad') = (n ? 'bad') and stated ->> 'says' = 'stated' then 'same'
      else 'conflict' end
    when slot = 'school' then case
      when n ? 'any' then 'conflict'
      when private.nested(k -> 'with', n -> 'with') then case when stated ->> 'says' = 'stated' then 'same' else 'conflict' end
      when stated ->> 'says' = 'stated' and (stated ? 'now' or n ? 'took' or stated ->> 'mood' = 'B') then 'conflict' end
    when slot = 'goal' then case
      when stated ->> 'says' <> 'stated' then case when n -> 'key' <> '[]' and n -> 'key' <@ (k -> 'key') and k -> 'verbs' @> (n -> 'verbs') then 'conflict' end
      when k -> 'key' = n -> 'key' and k -> 'verbs' = n -> 'verbs' and k -> 'numbers' = n -> 'numbers' then 'same'
      -- "Agora quero guardar 15 mil".
      when k -> 'numbers' <> '[]' and n -> 'numbers' <> '[]' and k -> 'numbers' <> n -> 'numbers' and (k -> 'key' = n -> 'key' or n -> 'key' = '[]' or k -> 'key' = '[]')
        and exists (select from jsonb_array_elements_text(n -> 'verbs') as v where private.alike(k -> 'verbs', v)) then case when stated ? 'now' then 'conflict' else 'ambiguous' end end
    when slot = 'pregnancy' then case when stated ->> 'says' = 'stated' then 'same' else 'conflict' end
    when slot = 'housing' then case
      when stated ->> 'says' <> 'stated' then case when k @> (n - 'moved') then 'conflict' end
      when k ->> 'kind' <> n ->> 'kind' or k ->> 'tenure' <> n ->> 'tenure' then 'conflict'
      when n - 'moved' <@ k then 'same' end
    when slot = 'hair' then case
      when k = n then 'same'
      when exists (select from jsonb_object_keys(k) as facet where n ? facet) then 'conflict' end
    when slot = 'commute' and k ->> 'to' <> n ->> 'to' then null
    -- "Cedo" and "às 7h" do not compare.
    when slot in ('wake_time', 'sleep_time') and (k ->> 'time' ~ '\d') <> (n ->> 'time' ~ '\d') then case when stated ? 'now' then 'conflict' end
    -- One value at a time: figures, dates, numbers, faith, team, mode and hours of work.
    when stated ->> 'says' <> 'stated' then case when k = n then 'conflict' end
    when k = n then 'same'
    else 'conflict' end;
$$;

create or replace function private.compare_readings(known jsonb, stated jsonb, known_names text[] default '{}', names text[] default '{}')
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  verdict text;
  -- "O número dela" of an item about the user.
  one text[] := private.whom(case when known -> 'about' <@ '["ele", "ela", "dele", "dela"]' then '[]' else known -> 'about' end, known_names);
  other text[] := private.whom(stated -> 'about', names);
begin
  -- "Tirei ela do Objetivo" is about the daughter who studies there.
  if stated ->> 'slot' = 'school' and known ->> 'slot' = 'school' and one <> '{}' and stated -> 'about' <@ '["ele", "ela"]' and stated -> 'about' <> '[]' then
    other := one;
  end if;
  if known ->> 'says' not in ('stated', 'negated', 'ended') or known ? 'doubt' or known -> 'value' ? 'weak'
    or known ->> 'slot' = 'deed' or (one = '{}') <> (other = '{}') or not (one <@ other or other <@ one) or ('?' = any (one)) <> ('?' = any (other)) then
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
