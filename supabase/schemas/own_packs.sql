-- A person's own packs, stored by the person under row-level security. The content of a pack is checked before it
-- comes here and again when it is loaded; only its names are checked here.

-- The names of a pack and its tools that another pack has already. A definer function, since packs that are not
-- enabled count too.
create function private.taken_names(pack text, tools text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select p.name from public.tool_packs p where p.user_id is null and p.name = taken_names.pack
    union all
    select t from unnest(taken_names.tools) as t
    where exists (select from pg_catalog.pg_proc f where f.pronamespace = 'public'::regnamespace and f.proname = t)
      or exists (
        select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
        where d.name = t and (d.user_id is null or (d.user_id = (select auth.uid()) and p.name <> taken_names.pack))));
end;
$$;

create function public.save_own_pack(pack jsonb, enabled boolean default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pack_name text := save_own_pack.pack ->> 'name';
  taken text[] := private.taken_names(pack_name, array(
    select t.value ->> 'name' from jsonb_array_elements(save_own_pack.pack -> 'tools') as t));
  stored public.tool_packs;
begin
  perform private.expect_few(save_own_pack.pack -> 'tools', 50);
  perform private.check_account();
  perform private.count_use('pack_changes');
  if taken <> '{}' then
    perform private.raise(409, 'name_taken', format('Já existe %s com outro dono ou em outro pacote. Escolha outro nome.',
      array_to_string(taken, ', ')), jsonb_build_object('names', to_jsonb(taken)));
  end if;
  insert into public.tool_packs as p (user_id, name, version, content, enabled)
  values ((select auth.uid()), pack_name, save_own_pack.pack ->> 'version', save_own_pack.pack - array['name',
    'version', 'own', 'tools'],
    coalesce(save_own_pack.enabled, true))
  on conflict (user_id, name) do update set version = excluded.version, content = excluded.content, pushed_at = now(),
    enabled = coalesce(save_own_pack.enabled, p.enabled)
  returning p.* into stored;
  perform private.store_definitions(stored, save_own_pack.pack -> 'tools');
  return private.own_pack_json(stored);
end;
$$;
comment on function public.save_own_pack(jsonb, boolean) is
  'Stores one of the caller''s own packs and replaces its last version; a new one is enabled by default. '
  'Raises PT409 name_taken, too_many_rows, PT429 rate_limited.';
grant execute on function public.save_own_pack(jsonb, boolean) to authenticated, service_role;

create function private.own_pack_json(pack public.tool_packs) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('name', pack.name, 'version', pack.version, 'description', pack.content -> 'description',
    'enabled', pack.enabled, 'changedAt', pack.pushed_at, 'tools', (
      select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'title', d.definition -> 'title',
        'description', d.definition -> 'description') order by d.position, d.name), '[]')
      from public.tool_definitions d where d.pack_id = pack.id and d.user_id = pack.user_id));
end;
$$;

create function public.list_own_packs() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_account();
  return (
    select coalesce(jsonb_agg(private.own_pack_json(p) order by p.name), '[]')
    from public.tool_packs p where p.user_id = private.current_user_id());
end;
$$;
comment on function public.list_own_packs() is
  'The caller''s own packs: [{ name, version, description, enabled, changedAt, tools: [{ name, title, description }] }].';
grant execute on function public.list_own_packs() to authenticated, service_role;

create function public.change_own_pack(name text, enabled boolean default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  changed public.tool_packs;
begin
  perform private.expect_short(1000, change_own_pack.name);
  perform private.count_use('pack_changes');
  if change_own_pack.enabled is null then
    delete from public.tool_packs p where p.user_id = private.current_user_id() and p.name = change_own_pack.name
      returning p.* into changed;
  else
    update public.tool_packs p set enabled = change_own_pack.enabled
    where p.user_id = private.current_user_id() and p.name = change_own_pack.name returning p.* into changed;
  end if;
  if changed.id is null then
    perform private.raise(404, 'pack_not_found', 'Você não tem um pacote com esse nome.');
  end if;
  return private.own_pack_json(changed);
end;
$$;
comment on function public.change_own_pack(text, boolean) is
  'Enables or disables one of the caller''s own packs; with null it is deleted. Raises PT404 pack_not_found, '
  'PT429 rate_limited.';
grant execute on function public.change_own_pack(text, boolean) to authenticated, service_role;
