-- Feature flags: skills, packs, templates and prompts switched on or off for everybody or for one person; the
-- person's flag wins. Also texts that replace the instructions of a skill, for everybody whose flag of the text is
-- on. Only the server reads and writes them; open_turn returns what is off for its user.

create table public.feature_flags (
  id uuid primary key default gen_random_uuid(),
  -- Null for everybody.
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind in ('skill', 'pack', 'template', 'prompt')),
  name text not null check (private.is_text(name, 100)),
  enabled boolean not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, kind, name)
);
alter table public.feature_flags enable row level security;
grant all on public.feature_flags to service_role;

comment on table public.feature_flags is 'Switches. Without a row everything is on, except prompts, which are off.';

create table public.prompt_texts (
  name text primary key check (name ~ '^skill:[a-z0-9-]{1,64}$'),
  text text not null check (private.is_text(text, 4000)),
  created_at timestamptz not null default now()
);
alter table public.prompt_texts enable row level security;
grant all on public.prompt_texts to service_role;

comment on table public.prompt_texts is
  'Texts that replace the instructions of a skill for those whose flag of kind prompt and this name is on.';

-- The caller's flags: { off: [kind:name], prompts: { skill:name: text } }. A definer function: nobody may read the
-- flags of others.
create function private.flags_json() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  result jsonb;
begin
  with said as (
    select distinct on (f.kind, f.name) f.kind, f.name, f.enabled
    from public.feature_flags f
    where f.user_id is null or f.user_id = (select auth.uid())
    order by f.kind, f.name, f.user_id nulls last
  )
  select jsonb_build_object(
    'off', coalesce(jsonb_agg(s.kind || ':' || s.name order by s.kind, s.name) filter (where not s.enabled), '[]'),
    'prompts', coalesce(jsonb_object_agg(p.name, p.text) filter (where p.name is not null), '{}'))
  into result
  from said s left join public.prompt_texts p on s.kind = 'prompt' and s.enabled and p.name = s.name;
  return result;
end;
$$;

create function private.user_of_email(email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  found_one uuid := (select u.id from auth.users u where lower(u.email) = lower(user_of_email.email));
begin
  if found_one is null then
    perform private.raise(404, 'user_not_found', 'Ninguém tem esse e-mail.');
  end if;
  return found_one;
end;
$$;

create function public.set_flag(kind text, name text, enabled boolean default null, email text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  person uuid := case when set_flag.email is not null then private.user_of_email(set_flag.email) end;
begin
  perform private.note_access(array_remove(array[person], null), 'set_flag', 'operation');
  if set_flag.enabled is null then
    delete from public.feature_flags f
    where f.kind = set_flag.kind and f.name = set_flag.name and f.user_id is not distinct from person;
  else
    insert into public.feature_flags as f (user_id, kind, name, enabled)
    values (person, set_flag.kind, set_flag.name, set_flag.enabled)
    on conflict on constraint feature_flags_user_id_kind_name_key do update set enabled = excluded.enabled;
  end if;
  return jsonb_build_object('kind', set_flag.kind, 'name', set_flag.name, 'enabled', set_flag.enabled);
end;
$$;
comment on function public.set_flag(text, text, boolean, text) is
  'Sets a flag for everybody, or for the person with this e-mail address; enabled null removes the flag. Raises PT404 '
  'user_not_found.';
grant execute on function public.set_flag(text, text, boolean, text) to service_role;

create function private.email_of(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from auth.users u where u.id = email_of.user_id;
$$;

create function public.list_flags() returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.note_access(array(select distinct f.user_id from public.feature_flags f where f.user_id is not null),
    'list_flags', 'operation');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'name', f.name, 'enabled', f.enabled, 'email',
      private.email_of(f.user_id))
      order by f.kind, f.name, f.user_id nulls first), '[]')
    from public.feature_flags f);
end;
$$;
comment on function public.list_flags() is 'All flags: [{ kind, name, enabled, email: null for everybody }].';
grant execute on function public.list_flags() to service_role;
