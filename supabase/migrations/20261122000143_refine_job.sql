-- What a captured phrase says of somebody's work.

create function private.is_side_job(said text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select said ~ '\m(?:tambem|bico|extra|freela|nas horas|fim de semana|fins de semana)\M';
$$;

create function private.field_of(work text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- "Trabalha com marketing", not "com a irmã".
  select case when field is not null and field !~ '^carteira' and not private.is_relation(regexp_replace(field, '^(?:o |a |meu |minha )*(\w+).*', '\1'))
    then to_jsonb(private.key_words(regexp_replace(field, ' (?:,|em|no|na|desde|ha|para|e|mas|por) ?.*', ''))) end
  from substring(work from '\mcom (?!\w+:)(.*)') as field;
$$;

create function private.refine_job(value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text := coalesce(value ->> 'work', value ->> 'role', value ->> 'anyrole');
  role jsonb;
  employer jsonb;
begin
  if value ? 'work' then
    role := case when value ? 'intern' then '{"role": ["estagi"], "head": "estagi"}' else private.role_of(coalesce(substring(said from '\m(?:como|de) (.*)'), ''), false) end;
    role := coalesce(role, jsonb_strip_nulls(jsonb_build_object('role', private.field_of(said))));
  elsif value ? 'role' or value ? 'anyrole' then
    role := private.role_of(said, value ? 'role');
    if role is null then
      return null;
    end if;
  elsif value ? 'role?' then
    role := private.role_of(value ->> 'role?', false);
  elsif value ? 'office' then
    role := private.role_of(case value ->> 'office' when 'gerencia' then 'gerente' when 'coordenacao' then 'coordenadora' when 'diretoria' then 'diretora'
      when 'chefia' then 'chefe' when 'supervisao' then 'supervisora' else 'lider' end, true);
  else
    employer := to_jsonb(private.key_words(coalesce(value ->> 'left', value ->> 'employer', value ->> 'business',
      regexp_replace(value ->> 'joined', ' (?:como|em|no|na|ha|esse|esta|este|essa|mes|semana|ontem|hoje|agora|,|de|com) ?.*', ''),
      case when value ? 'company' then array_to_string(about, ' ') end, '')));
    -- A weak one counts only if the known employer is the same.
    if employer = '[]' and (value ? 'left' or value ? 'joined' or value ? 'company') then
      return null;
    end if;
    return value - 'left' - 'employer' - 'business' - 'joined' - 'company'
      || case when employer <> '[]' then jsonb_build_object('employer', employer) else '{}' end
      || case when value ? 'left' or value ? 'joined' or value ? 'company' then '{"weak": true}'::jsonb else '{}' end;
  end if;
  return value - 'work' - 'intern' - 'role' - 'anyrole' - 'role?' - 'office' || coalesce(role, '{}')
    || jsonb_strip_nulls(jsonb_build_object('employer', private.employer_of(said), 'also', case when private.is_side_job(said) then true end));
end;
$$;
comment on function private.refine_job(jsonb, text[]) is 'Employment as { status, role?, head?, kind?, employer?, fresh?, also?, weak?, … }, all words as stems.';

revoke execute on function private.is_side_job(text),
  private.field_of(text),
  private.refine_job(jsonb, text[]) from public, anon;
grant execute on function private.is_side_job(text),
  private.field_of(text),
  private.refine_job(jsonb, text[]) to authenticated, service_role;
