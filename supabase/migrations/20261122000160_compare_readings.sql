-- Two claims, whatever their slots: same, conflict (the later makes the earlier untrue), ambiguous (it may), or null: both
-- stand.

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
    return case when stated ? 'now' and k ->> 'verb' = 'usar' and n ->> 'verb' = 'usar' and not private.nested(k -> 'key', n -> 'key')
        and exists (select from jsonb_array_elements_text(k -> 'kinds') as w where n -> 'kinds' ? w) then 'conflict'
      when one = 'possession' and other = 'possession' and k -> 'key' = n -> 'key' and (k ? 'count' or n ? 'count') then
        case when k -> 'count' = n -> 'count' then 'same' when (n ->> 'count')::int > coalesce((k ->> 'count')::int, 1) or n ? 'count' and stated ? 'now' then 'conflict' end
      when n ? 'got' then null
      when one = other and k -> 'key' = n -> 'key' and coalesce(k ->> 'group' = n ->> 'group', true) then 'same' end;
  elsif private.holds(known) = private.holds(stated) then
    -- "Enjoei de café" ends liking it; ending what does not hold changes nothing.
    return null;
  end if;
  if private.holds(stated) then
    return case when (one = other or one = 'practice' and other = 'possession' and known ->> 'says' = 'negated')
      and (one <> 'practice' or coalesce(k ->> 'group' = n ->> 'group', false) or known ->> 'says' = 'ended' or k ? 'ability' or n ? 'ability')
      and k -> 'key' <@ ((n -> 'key') || coalesce(n -> 'kinds', '[]')) then 'conflict' end;
  end if;
  reach := case
    when n ? 'debt' then array['condition']
    when n ? 'long' then array['possession', 'practice']
    when other = 'practice' and n ->> 'by' in ('largar', 'parar', 'abandonar', 'cortar', 'interromper', 'suspender', 'retirar', 'cansar') then array['practice', 'condition', 'trait']
    when other = 'practice' and ending and not n ? 'verb' then array['practice', 'condition', 'possession']
    when other = 'possession' and ending and k ->> 'verb' in ('investir', 'usar', 'criar', 'colecionar', 'dirigir', 'receber') then array['practice']
    when other = 'possession' and ending then array['possession', 'condition', 'trait']
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

create function private.gives_up(verb text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select verb in ('desistir', 'desencanar', 'abandonar', 'largar', 'cancelar', 'deixar');
$$;

create function private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- One of a group of verbs does for another: who went to Japan has come to know it.
  select wished ? verb
    or seeking and verb in ('arrumar', 'arranjar', 'conseguir', 'achar', 'encontrar', 'alugar', 'comprar')
    or has_object and verb in ('sair', 'chegar', 'rolar', 'bater', 'aprovar', 'liberar')
    or has_object and back and verb = 'voltar' and wished ?| array['conhecer', 'viajar', 'visitar', 'ir', 'fazer']
    or verb in ('realizar', 'alcancar', 'atingir', 'conquistar', 'cumprir', 'concluir', 'conseguir')
    or exists (
      select from (values
        (array['conhecer', 'viajar', 'visitar', 'ir']), (array['juntar', 'guardar', 'economizar', 'poupar']), (array['emagrecer', 'perder']),
        (array['terminar', 'concluir', 'formar', 'acabar']), (array['quitar', 'pagar', 'zerar', 'livrar', 'sair']), (array['passar', 'aprovar']),
        (array['escrever', 'publicar', 'lancar', 'terminar']), (array['tirar', 'conseguir', 'ter', 'comprar', 'arrumar', 'achar', 'encontrar', 'ganhar'])
      ) as alike (verbs)
      where wished ?| alike.verbs and verb = any (alike.verbs));
$$;
comment on function private.reaches(jsonb, boolean, text, boolean, boolean) is 'Whether doing verb may be what was wished for.';

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
  given_up boolean := private.gives_up(verb) or n ->> 'mood' = 'X' or (verb in ('querer', 'pretender') and n ->> 'mood' = 'E');
  fulfilled boolean;
begin
  fulfilled := case
    when given_up then shared > 0 and shared * 2 >= size and (n ->> 'mood' <> 'X' or wished ? verb) or size = 0 and wished ? verb
    -- "Parei de fumar" fulfils the wish to stop; "não preciso mais economizar" ends the wish to save.
    when n ->> 'mood' = 'E' then wished ? verb and case when stopping then covers else n -> 'key' <@ (k -> 'key') end
    when k -> 'numbers' <> '[]' and k -> 'numbers' = n -> 'numbers' and verb in ('chegar', 'bater', 'atingir', 'completar') then true
    when k ? 'habit' then false
    when stopping then verb in ('parar', 'deixar', 'largar') and covers
    when wished ?| array['evitar', 'manter', 'continuar'] then false
    when not private.reaches(wished, k ? 'seeking', verb, size > 0, (n ->> 'back')::boolean) then false
    -- Three of ten thousand are not ten thousand, two chapters no book.
    when not (k -> 'numbers') <@ (n -> 'numbers') and not (n ->> 'met')::boolean then false
    when (n ->> 'partial')::boolean and k -> 'numbers' = '[]' and n ->> 'mood' <> 'D' then false
    when size = 0 then wished ? verb
    else covers or (wished ? verb and size > 1 and shared * 2 >= size)
  end;
  return case when known ->> 'says' = 'stated' and fulfilled then 'conflict' end;
end;
$$;
comment on function private.compare_goal(jsonb, jsonb) is 'conflict when a deed reaches the goal, all of its figures included, or gives it up; else null.';

create function private.compare_across(known jsonb, stated jsonb)
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
  if one in ('practice', 'condition', 'possession', 'trait') and other in ('practice', 'condition', 'possession') then
    return private.compare_many(known, stated);
  elsif one = 'goal' and other = 'deed' then
    return private.compare_goal(known, stated);
  elsif known ->> 'says' <> 'stated' then
    return null;
  end if;
  return case when case
    -- Back at work is the end of a leave.
    when one = 'condition' and other = 'employment' then begins and (stated ->> 'mood' = 'B' or n ? 'back') and k -> 'key' ?| array['licenc', 'fer', 'atest', 'afast', 'afastament']
    when one = 'goal' and other = 'children' then begins and k -> 'key' <@ '["mae", "pai", "filho", "filha", "filhos", "bebe"]' and k -> 'key' <> '[]' and (n ? 'born' or n ? 'parent')
    when one = 'goal' and other = 'pregnancy' then begins and k -> 'verbs' ? 'engravidar'
    when one = 'goal' and other = 'employment' then begins and k ? 'seeking' and n ? 'fresh' and k -> 'key' ?| array['trabalh', 'vag']
    when one = 'goal' and other = 'practice' then begins and stated ? 'already' and k -> 'verbs' ? 'aprender' and k -> 'verbs' ? (n ->> 'verb')
    -- "Parei de fazer entrega" is said by an entregador, "larguei o Vasco" by a supporter.
    when one = 'employment' and other = 'practice' then ends and n -> 'key' <@ (k -> 'role')
    when one = 'team' and other = 'practice' then ends and jsonb_array_length(n -> 'key') = 1 and left(n -> 'key' ->> 0, 4) = k ->> 'team'
    -- "Não tô mais com o Felipe", "na Embraer".
    when one = 'marital_status' and other = 'condition' then ends and n -> 'key' <@ to_jsonb(array[(ts_lexize('pg_catalog.portuguese_stem', k ->> 'partner'))[1]])
    when one = 'employment' and other = 'condition' then ends and n -> 'key' <@ (k -> 'employer')
    else false end then 'conflict' end;
end;
$$;
comment on function private.compare_across(jsonb, jsonb) is 'Claims of two slots of which one may end the other.';

create function private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb)
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
      when k -> 'key' = n -> 'key' then 'same' end
    when slot = 'bond' then case
      when not private.nested(k -> 'with', n -> 'with') then null
      when (k ? 'bad') = (n ? 'bad') and stated ->> 'says' = 'stated' then 'same'
      else 'conflict' end
    when slot = 'school' then case
      when private.nested(k -> 'with', n -> 'with') then case when stated ->> 'says' = 'stated' then 'same' else 'conflict' end
      when stated ->> 'says' = 'stated' and (stated ? 'now' or stated ->> 'mood' = 'B') then 'conflict' end
    when slot = 'goal' then case
      when stated ->> 'says' <> 'stated' then case when n -> 'key' <> '[]' and n -> 'key' <@ (k -> 'key') and k -> 'verbs' @> (n -> 'verbs') then 'conflict' end
      when k -> 'key' = n -> 'key' and k -> 'verbs' = n -> 'verbs' and k -> 'numbers' = n -> 'numbers' then 'same' end
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
    when slot in ('wake_time', 'sleep_time') and (k ->> 'time' ~ '\d') <> (n ->> 'time' ~ '\d') then null
    -- One value at a time: figures, dates, numbers, faith, team, mode and hours of work.
    when stated ->> 'says' <> 'stated' then case when k = n then 'conflict' end
    when k = n then 'same'
    else 'conflict' end;
$$;
comment on function private.compare_alike(text, jsonb, jsonb, jsonb) is 'Claims about one slot that has no function of its own; k is the value that holds, n the one said.';

create or replace function private.compare_values(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  slot text := known ->> 'slot';
begin
  return case
    when slot <> stated ->> 'slot' then private.compare_across(known, stated)
    when slot = 'marital_status' then private.compare_marital(known, stated)
    when slot = 'residence' then private.compare_residence(known, stated)
    when slot = 'employment' then private.compare_employment(known, stated)
    when slot = 'household' then private.compare_household(known, stated)
    when slot = 'children' then private.compare_children(known, stated)
    when slot in ('preference', 'possession', 'condition', 'practice', 'trait') then private.compare_many(known, stated)
    when known ->> 'says' = 'stated' then private.compare_alike(slot, known -> 'value', stated -> 'value', stated)
    when stated ->> 'says' = 'stated' and known -> 'value' = stated -> 'value' then 'conflict' end;
end;
$$;

create or replace function private.compare_readings(known jsonb, stated jsonb, known_names text[] default '{}', names text[] default '{}')
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
  if known ->> 'says' not in ('stated', 'negated', 'ended') or known ? 'doubt' or known -> 'value' ? 'weak'
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

revoke execute on function private.gives_up(text),
  private.reaches(jsonb, boolean, text, boolean, boolean),
  private.compare_across(jsonb, jsonb),
  private.compare_alike(text, jsonb, jsonb, jsonb) from public, anon;
grant execute on function private.gives_up(text),
  private.reaches(jsonb, boolean, text, boolean, boolean),
  private.compare_across(jsonb, jsonb),
  private.compare_alike(text, jsonb, jsonb, jsonb) to authenticated, service_role;
