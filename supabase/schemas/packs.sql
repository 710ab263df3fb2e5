-- Packs: skills with tools that a deployment adds as data. People read what is enabled; only the server writes. What a push brings
-- stands in a pack and its definitions; what the deployment says of them, enabled, confirmation and limits, stays when they are pushed again.

create table public.tool_packs (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 64),
  version text not null,
  -- { description, triggers, instructions, references, variables, scripts }
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  enabled boolean not null default false,
  pushed_at timestamptz not null default now()
);
alter table public.tool_packs enable row level security;
grant select on public.tool_packs to authenticated;
grant all on public.tool_packs to service_role;
create policy tool_packs_select on public.tool_packs for select to authenticated using (enabled and (select auth.uid()) is not null);

comment on table public.tool_packs is 'Packs of the deployment, as deno task packs:push stores them.';
comment on column public.tool_packs.enabled is 'Whether turns have it, from the next one on. The deployment''s word: a push leaves it.';

create table public.tool_definitions (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{2,63}$'),
  pack text not null references public.tool_packs (name) on delete cascade,
  position int not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  enabled boolean not null default true,
  confirmation text check (confirmation = 'required'),
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object')
);
alter table public.tool_definitions enable row level security;
grant select on public.tool_definitions to authenticated;
grant all on public.tool_definitions to service_role;
create policy tool_definitions_select on public.tool_definitions for select to authenticated using (enabled and (select auth.uid()) is not null);

create index tool_definitions_by_pack on public.tool_definitions (pack);

comment on table public.tool_definitions is 'Tools of packs; a name stands for one tool in the whole deployment, and never for a function.';
comment on column public.tool_definitions.enabled is 'Whether turns have it while its pack is enabled. The deployment''s word: a push leaves it.';
comment on column public.tool_definitions.confirmation is
  'required: each call waits for the person''s yes, before anything is asked outside. Null: as the tool is by itself. A push leaves it.';
comment on column public.tool_definitions.limits is
  'The deployment''s own { timeoutMs, maxBytes }: the smaller of these and the definition''s counts. A push leaves them.';

-- Instances keep what they have loaded until the revision is another; open_turn tells it. One row, so that changes count one by one.
create function private.count_pack_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.settings as s (key, value) values ('pack_revision', '1')
  on conflict (key) do update set value = to_jsonb(s.value::int + 1);
  return null;
end;
$$;
create trigger tool_packs_revision after insert or update or delete or truncate on public.tool_packs
for each statement execute function private.count_pack_revision();
create trigger tool_definitions_revision after insert or update or delete or truncate on public.tool_definitions
for each statement execute function private.count_pack_revision();

create function public.enabled_packs() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'version', p.version) || p.content || jsonb_build_object('tools', (
      select coalesce(jsonb_agg(d.definition || jsonb_build_object(
          'limits', private.lower_limits(d.definition -> 'limits', d.limits), 'confirmed', d.confirmation is not null)
        order by d.position), '[]')
      from public.tool_definitions d where d.pack = p.name and d.enabled)) order by p.name), '[]')
    from public.tool_packs p where p.enabled);
end;
$$;
comment on function public.enabled_packs() is
  'All packs that are enabled, with their enabled tools: [{ name, version, description, triggers, instructions, references, variables, scripts, tools }].';
grant execute on function public.enabled_packs() to authenticated, service_role;

create function private.lower_limits(told jsonb, own jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.key, l.value), '{}')
  from (
    select e.key, min(e.value::text::numeric) as value
    from (select * from jsonb_each(coalesce(told, '{}')) union all select * from jsonb_each(own)) as e
    where jsonb_typeof(e.value) = 'number'
    group by e.key
  ) as l;
$$;
comment on function private.lower_limits(jsonb, jsonb) is 'Of each limit the smaller one.';

create function private.pack_result(tool text, result jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.tool_definitions d join public.tool_packs p on p.name = d.pack
    where d.name = pack_result.tool and d.enabled and p.enabled) then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', pack_result.tool));
  end if;
  if jsonb_typeof(pack_result.result) <> 'object' or char_length(pack_result.result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', pack_result.tool));
  end if;
  return pack_result.result;
end;
$$;
comment on function private.pack_result(text, jsonb) is 'The result of a call of a pack''s enabled tool, which has run outside of the database.';

create function public.push_pack(pack jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pack_name text := push_pack.pack ->> 'name';
  taken text;
begin
  select string_agg(t.value ->> 'name', ', ') into taken
  from jsonb_array_elements(push_pack.pack -> 'tools') as t
  where exists (
      select from pg_catalog.pg_proc f where f.pronamespace = 'public'::regnamespace and f.proname = t.value ->> 'name')
    or exists (select from public.tool_definitions d where d.name = t.value ->> 'name' and d.pack <> pack_name);
  if taken is not null then
    perform private.raise(409, 'tool_name_taken', 'Esse nome de ferramenta já existe fora do pacote.', jsonb_build_object('tools', taken));
  end if;
  insert into public.tool_packs as p (name, version, content)
  values (pack_name, push_pack.pack ->> 'version', push_pack.pack - 'name' - 'version' - 'tools')
  on conflict (name) do update set version = excluded.version, content = excluded.content, pushed_at = now();
  delete from public.tool_definitions d
  where d.pack = pack_name
    and not exists (select from jsonb_array_elements(push_pack.pack -> 'tools') as t where t.value ->> 'name' = d.name);
  insert into public.tool_definitions as d (name, pack, position, definition)
  select t.value ->> 'name', pack_name, t.ordinality, t.value
  from jsonb_array_elements(push_pack.pack -> 'tools') with ordinality as t (value, ordinality)
  on conflict (name) do update set position = excluded.position, definition = excluded.definition;
  return (select jsonb_build_object('name', p.name, 'version', p.version, 'enabled', p.enabled,
    'tools', jsonb_array_length(push_pack.pack -> 'tools')) from public.tool_packs p where p.name = pack_name);
end;
$$;
comment on function public.push_pack(jsonb) is
  'Stores a pack, whole, in place of its last version; what is enabled and limited stays as it was, and a new pack is not enabled. Raises PT409 tool_name_taken.';
grant execute on function public.push_pack(jsonb) to service_role;

grant execute on function private.lower_limits, private.pack_result to authenticated, service_role;
