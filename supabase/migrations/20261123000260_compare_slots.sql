-- Names cut short, and what else makes two claims about a slot of its own.

create function private.same_name(one text, other text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return one = other or least(char_length(one), char_length(other)) >= 2 and (starts_with(one, other) or starts_with(other, one));
end;
$$;
comment on function private.same_name(text, text) is 'Whether two folded first names may be the same person''s, one of them cut short; null when one is missing.';

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
  -- "A Ju" is Júlia.
  named boolean := private.same_name(k ->> 'partner', n ->> 'partner');
  same_partner boolean := k ->> 'partner' is null or n ->> 'partner' is null or named;
  spouse boolean := coalesce(n ->> 'partner' in ('ele', 'ela', 'namorado', 'namorada', 'marido', 'esposa', 'esposo', 'noivo', 'noiva', 'mulher', 'companheiro', 'companheira', 'pai', 'mae') , false);
begin
  if known ->> 'says' = 'negated' then
    return case when stated ->> 'says' = 'stated' and was = is_now then 'conflict' end;
  elsif known ->> 'says' = 'ended' then
    was := 'sem';
  end if;
  if stated ->> 'says' in ('negated', 'ended') and is_now <> 'sem' then
    return case when was = is_now or (stated ->> 'says' = 'ended' and was = any (couple) and is_now = any (couple)) then 'conflict' end;
  elsif is_now = 'divorciada' and n ? 'partner' and not spouse and not coalesce(named, false) then
    -- "O Marcelo pediu o divórcio" is about somebody else's when another is the husband.
    return case when was = any (couple) and k ->> 'partner' is null then 'ambiguous' end;
  elsif is_now = 'viuva' and n ? 'partner' then
    return case when was = any (couple) and (spouse and n ->> 'partner' not in ('pai', 'mae') or named) then 'conflict' end;
  elsif n ? 'known' then
    -- "Fiz as pazes com o Beto" mends what was with Beto.
    return case when was <> all (couple) and named then 'conflict' end;
  elsif is_now = 'sem' then
    -- "Terminei com o Léo" ends it with Léo; with somebody else it is about somebody else.
    return case when was <> all (couple) then null
      when n ->> 'partner' is null then 'conflict'
      when named or spouse then 'conflict'
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

revoke execute on function private.same_name(text, text) from public, anon;
grant execute on function private.same_name(text, text) to authenticated, service_role;

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
      when n ->> 'status' <> k ->> 'status' or n ? 'owner' and not k ? 'owner' and not n ? 'employer' then null
      when n ? 'employer' then case when n -> 'employer' <@ (k -> 'employer') then 'conflict' when n ? 'weak' then null when k ? 'employer' then 'ambiguous' else 'conflict' end
      when n ? 'role' then case when n -> 'role' <@ (k -> 'role') then 'conflict' end
      -- "Não estou trabalhando" is plain; of a business only the business ends.
      else 'conflict' end;
  end if;
  if n ? 'returns' then
    -- Back at the bank after lunch, or after a leave.
    return null;
  elsif n ->> 'status' <> k ->> 'status' then
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

create or replace function private.compare_household(known jsonb, stated jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  -- The mother's home is the parents'.
  k jsonb := case when known -> 'value' -> 'with' ? 'pais' and stated ->> 'says' <> 'stated'
    then known -> 'value' || jsonb_build_object('with', known -> 'value' -> 'with' || '["mae", "pai"]') else known -> 'value' end;
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
  return case when (stated ->> 'mood' in ('B', 't', 'm') or stated ? 'now'
      or k -> 'with' ?| array['pais', 'mae', 'pai', 'avo', 'avos'] and n -> 'with' ?| array['namorado', 'namorada', 'marido', 'esposa', 'noivo', 'noiva', 'companheiro', 'companheira']) and not n ? 'joined'
    and not exists (select from jsonb_array_elements_text(k -> 'with') as w where n -> 'with' ? w) then 'conflict' end;
end;
$$;
