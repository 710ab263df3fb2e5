-- Versions and rollback. A version is a pack that a push has replaced. A state is all packs, knowledge, flags and
-- prompts as they were before one of the last ten changes. A rollback restores all of a version or state, or nothing.
-- A rollback of one pack is a change like any other.

create table public.pack_versions (
  pack text not null,
  id bigint generated always as identity primary key,
  version text not null,
  -- As push_pack takes it.
  document jsonb not null,
  -- As private.store_knowledge takes them.
  knowledge jsonb not null,
  pushed_at timestamptz not null,
  replaced_at timestamptz not null default now()
);
alter table public.pack_versions enable row level security;
grant all on public.pack_versions to service_role;
create index pack_versions_by_pack on public.pack_versions (pack, id);
comment on table public.pack_versions is
  'Replaced versions of packs, the last ten of each; the newest is the one before the current.';

-- The state of the deployment before each of the last ten changes of packs, flags or prompts.
create table private.deployment_states (
  id bigint generated always as identity primary key,
  transaction xid8 not null,
  state jsonb not null,
  taken_at timestamptz not null default now()
);
alter table private.deployment_states enable row level security;
grant all on private.deployment_states to service_role;

-- The flags of a state, in rows of their own so that deleting an account deletes its flags.
create table private.past_flags (
  state_id bigint not null references private.deployment_states (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null,
  name text not null,
  enabled boolean not null,
  unique nulls not distinct (user_id, state_id, kind, name)
);
alter table private.past_flags enable row level security;
grant all on private.past_flags to service_role;
create index past_flags_by_state on private.past_flags (state_id);

-- A pack as it was pushed.
create function private.pack_document(pack public.tool_packs) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return pack.content || jsonb_build_object('name', pack.name, 'version', pack.version, 'tools', (
    select coalesce(jsonb_agg(d.definition order by d.position), '[]') from public.tool_definitions d where d.pack_id = pack.id));
end;
$$;

-- The knowledge of a pack, as private.store_knowledge takes it.
create function private.pack_knowledge(pack text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('entityType', k.entity_type, 'entity', k.entity, 'topic', k.topic,
      'content', k.content,
      'tokens', k.tokens, 'metadata', k.metadata) order by k.position, k.id), '[]')
    from public.tools_knowledge k where k.pack = pack_knowledge.pack);
end;
$$;

create function private.restore_knowledge(pack text, entries jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if entries is distinct from private.pack_knowledge(restore_knowledge.pack) then
    perform private.store_knowledge(restore_knowledge.pack, entries);
  end if;
end;
$$;

-- Packs with their knowledge, settings and prompts. The flags are in past_flags.
create function private.deployment_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'packs', (
      select coalesce(jsonb_agg(jsonb_build_object('document', private.pack_document(p), 'enabled', p.enabled,
        'knowledge', private.pack_knowledge(p.name), 'words', (
          select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'enabled', d.enabled, 'confirmation', d.confirmation,
            'limits', d.limits) order by d.name), '[]')
          from public.tool_definitions d where d.pack_id = p.id)) order by p.name), '[]')
      from public.tool_packs p where p.user_id is null),
    'prompts', (select coalesce(jsonb_object_agg(t.name, t.text), '{}') from public.prompt_texts t));
end;
$$;

-- Whether the deployment differs from a state.
create function private.has_changed(kept private.deployment_states) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return kept.state <> private.deployment_state() or exists (
    (select f.user_id, f.kind, f.name, f.enabled from public.feature_flags f
      except select p.user_id, p.kind, p.name, p.enabled from private.past_flags p where p.state_id = kept.id)
    union all
    (select p.user_id, p.kind, p.name, p.enabled from private.past_flags p where p.state_id = kept.id
      except select f.user_id, f.kind, f.name, f.enabled from public.feature_flags f));
end;
$$;

-- Trigger: keeps the state before the first statement of a transaction that may change it.
create function private.keep_state() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last private.deployment_states;
begin
  select s.* into last from private.deployment_states s order by s.id desc limit 1;
  -- One state for each transaction. Own packs of people do not count.
  if (select auth.uid()) is not null or last.transaction = pg_current_xact_id() then
    return null;
  end if;
  if last.id is not null and not private.has_changed(last) then
    update private.deployment_states s set transaction = pg_current_xact_id() where s.id = last.id;
    return null;
  end if;
  insert into private.deployment_states (transaction, state)
    values (pg_current_xact_id(), private.deployment_state()) returning * into last;
  insert into private.past_flags (state_id, user_id, kind, name, enabled)
  select last.id, f.user_id, f.kind, f.name, f.enabled from public.feature_flags f
  -- An account that is being deleted leaves nothing.
  where f.user_id is null or exists (select from auth.users u where u.id = f.user_id);
  delete from private.deployment_states s
  where s.id <= (select o.id from private.deployment_states o order by o.id desc offset 10 limit 1);
  return null;
end;
$$;
create trigger tool_packs_kept before insert or update or delete or truncate on public.tool_packs
for each statement execute function private.keep_state();
create trigger tool_definitions_kept before insert or update or delete or truncate on public.tool_definitions
for each statement execute function private.keep_state();
create trigger feature_flags_kept before insert or update or delete or truncate on public.feature_flags
for each statement execute function private.keep_state();
create trigger prompt_texts_kept before insert or update or delete or truncate on public.prompt_texts
for each statement execute function private.keep_state();

-- Keeps the version of a pack that a push is about to replace.
create function private.keep_version(pushed jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.pack_versions (pack, version, document, knowledge, pushed_at)
  select p.name, p.version, private.pack_document(p), private.pack_knowledge(p.name), p.pushed_at
  from public.tool_packs p
  where p.user_id is null and p.name = pushed ->> 'name' and private.pack_document(p) <> pushed;
  delete from public.pack_versions v
  where v.pack = pushed ->> 'name' and v.id <= (
    select o.id from public.pack_versions o where o.pack = pushed ->> 'name' order by o.id desc offset 10 limit 1);
end;
$$;

create function public.rollback_pack(name text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present public.tool_packs;
  earlier public.pack_versions;
begin
  select p.* into present from public.tool_packs p where p.user_id is null and p.name = rollback_pack.name for update;
  select v.* into earlier from public.pack_versions v
  where v.pack = present.name and v.document <> private.pack_document(present) order by v.id desc limit 1;
  if earlier.id is null then
    perform private.raise(404, 'no_earlier_version', format('Não há versão anterior de %s.', rollback_pack.name));
  end if;
  perform private.store_pack(earlier.document);
  perform private.restore_knowledge(earlier.pack, earlier.knowledge);
  -- A second rollback goes one version further back.
  delete from public.pack_versions v where v.pack = earlier.pack and v.id >= earlier.id;
  return jsonb_build_object('name', earlier.pack, 'from', present.version, 'to', earlier.version);
end;
$$;
comment on function public.rollback_pack(text) is
  'Restores the version of a pack before the current one, with its knowledge; enabled and limits stay: { name, from, to '
  '}. Raises PT404 no_earlier_version.';
grant execute on function public.rollback_pack(text) to service_role;

create function public.rollback_knowledge() returns jsonb
language plpgsql set search_path = '' as $$
declare
  one record;
  restored text[] := '{}'::text[];
begin
  for one in
    select p.value #>> '{document,name}' as pack, p.value -> 'knowledge' as entries
    from private.deployment_states s cross join lateral jsonb_array_elements(s.state -> 'packs') as p
    where s.id = (
      select max(o.id) from private.deployment_states o cross join lateral jsonb_array_elements(o.state -> 'packs') as e
      where e.value -> 'knowledge' <> private.pack_knowledge(e.value #>> '{document,name}'))
  loop
    if one.entries <> private.pack_knowledge(one.pack) then
      perform private.restore_knowledge(one.pack, one.entries);
      restored := restored || one.pack;
    end if;
  end loop;
  if restored = '{}' then
    perform private.raise(404, 'no_earlier_version', 'Não há versão anterior da base de conhecimento.');
  end if;
  return jsonb_build_object('packs', to_jsonb(restored));
end;
$$;
comment on function public.rollback_knowledge() is
  'Restores the knowledge of all packs as it was before its last change; tools stay: { packs }. Raises PT404 '
  'no_earlier_version.';
grant execute on function public.rollback_knowledge() to service_role;

create function public.rollback_all() returns jsonb
language plpgsql set search_path = '' as $$
declare
  earlier private.deployment_states;
  one record;
begin
  lock table public.tool_packs, public.feature_flags, public.prompt_texts in share row exclusive mode;
  select s.* into earlier from private.deployment_states s where private.has_changed(s) order by s.id desc limit 1;
  if earlier.id is null then
    perform private.raise(404, 'no_earlier_version', 'Não há nada que desfazer.');
  end if;
  for one in
    delete from public.tool_packs p where p.user_id is null and p.name <> all (array(
      select k.value #>> '{document,name}' from jsonb_array_elements(earlier.state -> 'packs') as k)) returning p.name
  loop
    perform private.restore_knowledge(one.name, '[]');
  end loop;
  -- A tool may have moved from one pack to another since.
  delete from public.tool_definitions d where d.user_id is null;
  for one in select p.value from jsonb_array_elements(earlier.state -> 'packs') as p loop
    perform private.store_pack(one.value -> 'document');
    update public.tool_packs p set enabled = (one.value ->> 'enabled')::boolean
    where p.user_id is null and p.name = one.value #>> '{document,name}';
    update public.tool_definitions d set enabled = w.enabled, confirmation = w.confirmation, limits = w.limits
    from jsonb_to_recordset(one.value -> 'words') as w (name text, enabled boolean, confirmation text, limits jsonb)
    where d.user_id is null and d.name = w.name;
    perform private.restore_knowledge(one.value #>> '{document,name}', one.value -> 'knowledge');
  end loop;
  delete from public.prompt_texts t where not earlier.state -> 'prompts' ? t.name;
  insert into public.prompt_texts as t (name, text) select e.key, e.value from jsonb_each_text(earlier.state -> 'prompts') as e
  on conflict (name) do update set text = excluded.text;
  perform private.note_access(array(
      select f.user_id from public.feature_flags f where f.user_id is not null
      union
      select p.user_id from private.past_flags p where p.state_id = earlier.id and p.user_id is not null),
    'rollback_all', 'operation');
  delete from public.feature_flags f where true;
  insert into public.feature_flags (user_id, kind, name, enabled)
  select f.user_id, f.kind, f.name, f.enabled from private.past_flags f where f.state_id = earlier.id;
  -- A second rollback goes one version further back.
  delete from private.deployment_states s where s.id >= earlier.id;
  return jsonb_build_object('to', earlier.taken_at, 'packs', jsonb_array_length(earlier.state -> 'packs'));
end;
$$;
comment on function public.rollback_all() is
  'Restores packs, their knowledge, flags and prompts as they were before the last change of any of them: { to: when '
  'that was, packs: how many there are }. Raises PT404 no_earlier_version.';
grant execute on function public.rollback_all() to service_role;
