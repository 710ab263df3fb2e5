-- Packs: skills and tools as data. Packs without a user belong to the deployment: people read those that are enabled,
-- only the server writes them. Packs with a user are that person's own, written over REST under row-level security,
-- so their content is not trusted and is checked each time it is loaded. push_pack replaces the content of a pack and
-- of its tools, and keeps what the deployment has set: enabled, confirmation and limits.

create table public.tool_packs (
  id uuid primary key default gen_random_uuid(),
  -- Null for the deployment's packs, which the service role writes.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 64),
  version text not null check (private.is_text(version, 64)),
  -- { description, triggers, instructions, references, variables, scripts, helpers?, server?, files? }. files: the
  -- pushed files of a deployment's pack, by path; a rollback of one file reads them.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  enabled boolean not null default false,
  pushed_at timestamptz not null default now() check (private.is_plausible(pushed_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique nulls not distinct (user_id, name),
  constraint tool_packs_own_is_small check (user_id is null or octet_length(content::text) <= 131072)
);
alter table public.tool_packs enable row level security;
grant select, delete, insert (id, user_id, name, version, content, enabled, pushed_at, created_at),
  update (version, content, enabled, pushed_at) on public.tool_packs to authenticated;
grant all on public.tool_packs to service_role;
create policy tool_packs_select on public.tool_packs for select to authenticated
  using ((select auth.uid()) = user_id or (user_id is null and enabled and (select auth.uid()) is not null));
create policy tool_packs_insert on public.tool_packs for insert to authenticated with check ((select auth.uid()) = user_id);
create policy tool_packs_update on public.tool_packs for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tool_packs_delete on public.tool_packs for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.tool_packs is
  'Packs of the deployment, stored by deno task packs:push, and people''s own packs, which nobody else sees.';
comment on column public.tool_packs.user_id is 'The owner of an own pack; null for the deployment''s packs.';
comment on column public.tool_packs.enabled is
  'Whether turns have it, from the next one on. Set by the deployment; a push keeps it.';

create table public.tool_definitions (
  id uuid primary key default gen_random_uuid(),
  -- The user of the pack.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  pack_id uuid not null references public.tool_packs (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9_]{2,63}$'),
  position int not null check (position between 0 and 1000),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  enabled boolean not null default true,
  confirmation text check (confirmation = 'required'),
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique nulls not distinct (user_id, name),
  constraint tool_definitions_own_is_small check (user_id is null or octet_length(definition::text) <= 16384)
);
alter table public.tool_definitions enable row level security;
grant select, delete, insert (id, user_id, pack_id, name, position, definition, created_at), update (position, definition)
  on public.tool_definitions to authenticated;
grant all on public.tool_definitions to service_role;
create policy tool_definitions_select on public.tool_definitions for select to authenticated
  using ((select auth.uid()) = user_id or (user_id is null and enabled and (select auth.uid()) is not null));
create policy tool_definitions_insert on public.tool_definitions for insert to authenticated
  with check ((select auth.uid()) = user_id and exists (
    select from public.tool_packs p where p.id = pack_id and p.user_id = (select auth.uid())));
create policy tool_definitions_update on public.tool_definitions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tool_definitions_delete on public.tool_definitions for delete to authenticated using ((select auth.uid()) = user_id);

create index tool_definitions_by_pack on public.tool_definitions (pack_id);

comment on table public.tool_definitions is
  'Tools of packs. A name is unique in the deployment, or for one person, and is never that of an SQL function that is '
  'no tool.';
comment on column public.tool_definitions.enabled is
  'Whether turns have it while its pack is enabled. Set by the deployment; a push keeps it.';
comment on column public.tool_definitions.confirmation is
  'required: each call waits for the person''s yes before anything outside is called. Null: as the definition says. A '
  'push keeps it.';
comment on column public.tool_definitions.limits is
  'Limits of the deployment { timeoutMs, maxBytes }: the smaller of these and of the definition counts. A push keeps '
  'them.';

-- How often the packs have changed. An instance keeps the packs it has loaded until open_turn returns another
-- revision. One row for the deployment and one for each person with own packs, so that they are counted apart.
create table private.pack_revisions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  revision int not null
);
alter table private.pack_revisions enable row level security;
grant all on private.pack_revisions to service_role;

create function private.count_pack_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A statement trigger has no row; only the server can truncate.
  owner uuid := case when tg_level = 'ROW' then coalesce(new.user_id, old.user_id) end;
begin
  if owner is null then
    insert into private.settings as s (key, value) values ('pack_revision', '1')
    on conflict (key) do update set value = to_jsonb(s.value::int + 1);
  else
    -- An account that is being deleted needs no count.
    insert into private.pack_revisions as r (user_id, revision) select u.id, 1 from auth.users u where u.id = owner
    on conflict (user_id) do update set revision = r.revision + 1;
  end if;
  return null;
end;
$$;
create trigger tool_packs_revision after insert or update or delete on public.tool_packs
for each row execute function private.count_pack_revision();
create trigger tool_packs_emptied after truncate on public.tool_packs
for each statement execute function private.count_pack_revision();
create trigger tool_definitions_revision after insert or update or delete on public.tool_definitions
for each row execute function private.count_pack_revision();
create trigger tool_definitions_emptied after truncate on public.tool_definitions
for each statement execute function private.count_pack_revision();

-- { revision, own }: how often the deployment's and the caller's own packs have changed; zero at first.
create function private.pack_revision_json() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'revision', private.setting('pack_revision', 0),
    'own', coalesce((select r.revision from private.pack_revisions r where r.user_id = (select auth.uid())), 0));
end;
$$;

-- An own pack as whoever loads it gets it: the person may have written anything, so its size is known before it is parsed.
create function private.own_pack_text(pack jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  written constant text := pack::text;
begin
  return case when char_length(written) <= 160000 then written else '' end;
end;
$$;

create function public.enabled_packs(deployment boolean default true) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known jsonb := private.known_health();
begin
  return (
    select coalesce(jsonb_agg(case when p.user_id is null then e.pack else to_jsonb(private.own_pack_text(e.pack)) end
      order by p.user_id nulls first, p.name), '[]')
    from public.tool_packs p
    -- content and definition of an own pack are written by the person. The owner and name of the pack, and whether a
    -- tool needs a yes, come from columns instead.
    cross join lateral (select (p.content - 'files') || jsonb_build_object(
        'name', p.name, 'version', p.version, 'own', p.user_id is not null, 'tools', (
      select coalesce(jsonb_agg(d.definition || jsonb_build_object('name', d.name,
          'limits', private.lower_limits(d.definition -> 'limits', d.limits),
          'confirmed', d.confirmation is not null or p.user_id is not null,
          'health', case when p.user_id is null then known -> d.name end)
        order by d.position, d.name), '[]')
      from public.tool_definitions d where d.pack_id = p.id and d.user_id is not distinct from p.user_id and d.enabled)) as pack) e
    where p.enabled and (p.user_id = (select auth.uid()) or (p.user_id is null and enabled_packs.deployment)));
end;
$$;
comment on function public.enabled_packs(boolean) is
  'All packs of the deployment and of the caller that are enabled, or the caller''s alone, with their enabled tools: [{ '
  'name, version, own, description, triggers, instructions, references, variables, scripts, tools }]. The caller''s own '
  'come as texts of such JSON, empty when longer than 160,000 characters.';
grant execute on function public.enabled_packs(boolean) to authenticated, service_role;

-- The smaller of the two values of each limit.
create function private.lower_limits(told jsonb, own jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.key, l.value), '{}')
  from (
    select e.key, min(e.value::text::numeric) as value
    -- A person may have stored any JSON over REST.
    from (select * from jsonb_each(case when jsonb_typeof(told) = 'object' then told else '{}' end)
      union all select * from jsonb_each(own)) as e
    where jsonb_typeof(e.value) = 'number'
    group by e.key
  ) as l;
$$;

-- The result of a call of a pack's enabled tool, which the runtime has made outside the database.
create function private.pack_result(tool text, result jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
    where d.name = pack_result.tool and d.enabled and p.enabled
      and (d.user_id is null or d.user_id = private.current_user_id())) then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', pack_result.tool));
  end if;
  if jsonb_typeof(pack_result.result) <> 'object' or char_length(pack_result.result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', pack_result.tool));
  end if;
  return pack_result.result;
end;
$$;

create function private.store_pack(pack jsonb) returns public.tool_packs
language plpgsql set search_path = '' as $$
declare
  pack_name text := store_pack.pack ->> 'name';
  stored public.tool_packs;
  taken text;
begin
  select string_agg(t.value ->> 'name', ', ') into taken
  from jsonb_array_elements(store_pack.pack -> 'tools') as t
  -- A pack's tool may have the name of a built-in tool and replace it, but not the name of another SQL function.
  where (not coalesce((t.value ->> 'replaces')::boolean, false) and exists (
      select from pg_catalog.pg_proc f where f.pronamespace = 'public'::regnamespace and f.proname = t.value ->> 'name'))
    or exists (
      select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
      where d.user_id is null and d.name = t.value ->> 'name' and p.name <> pack_name);
  if taken is not null then
    perform private.raise(409, 'tool_name_taken', 'Esse nome de ferramenta já existe fora do pacote.',
      jsonb_build_object('tools', taken));
  end if;
  insert into public.tool_packs as p (user_id, name, version, content)
  values (null, pack_name, store_pack.pack ->> 'version', store_pack.pack - array['name', 'version', 'tools'])
  on conflict (user_id, name) do update set version = excluded.version, content = excluded.content, pushed_at = now()
  returning p.* into stored;
  perform private.store_definitions(stored, store_pack.pack -> 'tools');
  return stored;
end;
$$;

create function public.push_pack(pack jsonb, knowledge jsonb default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored public.tool_packs;
begin
  perform private.keep_version(push_pack.pack);
  stored := private.store_pack(push_pack.pack);
  if push_pack.knowledge is not null then
    perform private.store_knowledge(stored.name, push_pack.knowledge);
  end if;
  return jsonb_build_object('name', stored.name, 'version', stored.version, 'enabled', stored.enabled,
    'tools', jsonb_array_length(push_pack.pack -> 'tools'));
end;
$$;
comment on function public.push_pack(jsonb, jsonb) is
  'Stores a pack of the deployment and replaces its last version. enabled, confirmation and limits stay; a new pack is '
  'not enabled. knowledge: its entries, as private.store_knowledge takes them; without them they stay. Raises PT409 '
  'tool_name_taken.';
grant execute on function public.push_pack(jsonb, jsonb) to service_role;

-- Replaces the tools of a pack.
create function private.store_definitions(pack public.tool_packs, tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tool_definitions d
  where d.pack_id = pack.id
    and not exists (select from jsonb_array_elements(tools) as t where t.value ->> 'name' = d.name);
  insert into public.tool_definitions as d (user_id, pack_id, name, position, definition)
  select pack.user_id, pack.id, t.value ->> 'name', t.ordinality, t.value
  from jsonb_array_elements(tools) with ordinality as t (value, ordinality)
  on conflict (user_id, name) do update set position = excluded.position, definition = excluded.definition;
end;
$$;
