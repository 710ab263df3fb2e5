-- Two claims about one of the slots that have rules of their own: do they say the same, can both stand, does the later one
-- make the earlier untrue? same, conflict, ambiguous, or null when both stand.

create or replace function private.compare_marital(known jsonb, stated jsonb)
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
  elsif is_now = 'divorciada' and n ? 'partner' and n ->> 'partner' not in ('ele', 'ela') and n ->> 'partner' is distinct from k ->> 'partner' then
    -- "O Marcelo pediu o divórcio" is about somebody else's when another is the husband.
    return case when was = any (couple) and k ->> 'partner' is null then 'ambiguous' end;
  elsif is_now = 'viuva' and n ? 'partner' then
    return case when was = any (couple) and n ->> 'partner' = k ->> 'partner' then 'conflict' end;
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

create or replace function private.compare_household(known jsonb, stated jsonb)
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
  elsif n ? 'own' then
    -- A place of one's own is no longer the parents'; a partner may have come along.
    return case when k -> 'with' ?| array['pais', 'pai', 'mae', 'avo', 'avos', 'tio', 'tia', 'tios', 'amigo', 'amiga', 'amigos', 'amigas', 'colega', 'sogro', 'sogra', 'irma', 'irmao'] then 'conflict' end;
  elsif k ? 'alone' or n ? 'alone' then
    return case when k ? 'alone' and n ? 'alone' then 'same' else 'conflict' end;
  elsif k -> 'with' = n -> 'with' then
    return 'same';
  end if;
  -- Two people may both live there, unless she moved in with somebody else.
  return case when (stated ->> 'mood' in ('B', 't', 'm') or stated ? 'now') and not n ? 'joined'
    and not exists (select from jsonb_array_elements_text(k -> 'with') as w where n -> 'with' ? w) then 'conflict' end;
end;
$$;

create or replace function private.compare_children(known jsonb, stated jsonb)
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
    when stated -> 'value' ? 'born' or after is null then null
    when before = after then 'same'
    when after > before or stated -> 'value' ? 'only' then 'conflict'
  end;
end;
$$;

create or replace function private.compare_employment(known jsonb, stated jsonb)
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
    return case when stated ? 'now' then 'conflict' when k ? 'employer' then 'ambiguous' end;
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
