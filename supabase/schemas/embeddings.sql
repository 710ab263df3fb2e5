-- Embeddings of memory, library and the knowledge of tools: the embedded text, when an embedding is outdated, which
-- are missing, and storing them. The server makes them after a turn, or in the scheduled run for all users in turn.
-- An item without one is found by its words.
-- The embedded text of a memory item: the person it is about, its title unless the content begins with it, and its
-- content.
create function private.embedding_text(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select concat_ws(E'\n',
    case when item.type = 'person' then private.person_label(item) else (
      select private.person_label(p) || ':' from public.knowledge_items p
        where p.user_id = item.user_id and p.id = item.subject_id) end,
    case when item.type <> 'person' and not starts_with(item.content, rtrim(item.title, '…')) then item.title end,
    case when item.type <> 'person'
      or item.content <> private.person_content(item.title, item.person_metadata ->> 'relationship') then item.content end,
    case when item.type = 'person' then (
      select 'Gosta de ' || string_agg(p.value, ', ')
        from jsonb_array_elements_text(item.person_metadata -> 'preferences') as p (value)) end);
$$;

-- Of a library item: its title unless the content begins with it, and the first 5,000 characters of the content.
create function private.embedding_text(item public.library_items) returns text
language sql stable set search_path = '' as $$
  -- The model reads about 2,000 tokens.
  select concat_ws(E'\n', case when not starts_with(coalesce(item.content, ''), rtrim(item.title, '…'))
    then item.title end, left(item.content, 5000));
$$;

-- Of an entry about tools: its subject and its text.
create function private.embedding_text(entry public.tools_knowledge) returns text
language sql stable set search_path = '' as $$
  select concat_ws(E'\n', replace(entry.entity, '_', ' '), entry.content);
$$;

-- All rows that have embeddings. The view has no condition: with one, Postgres reads and sorts all rows to find the
-- first.
create view private.embeddable with (security_invoker = true) as
  select i.id, i.user_id, i.embedding_model, i.created_at, i.deleted_at, i.superseded_at, private.embedding_text(i) as text
  from public.knowledge_items i
  union all
  select i.id, i.user_id, i.embedding_model, i.created_at, i.deleted_at, null, private.embedding_text(i) from public.library_items i
  union all
  select k.id, null, k.embedding_model, k.created_at, null, null, private.embedding_text(k) from public.tools_knowledge k;
grant select on private.embeddable to authenticated, service_role;

create function private.drop_embedding() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.embedding := null;
  new.embedding_model := null;
  return new;
end;
$$;

create trigger knowledge_items_drop_embedding before update of type, title, content, subject,
  person_metadata on public.knowledge_items
  for each row when ((old.type, old.title, old.content, old.subject, old.person_metadata)
    is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.drop_embedding();

-- Storing an embedding does not change updated_at.
create trigger knowledge_items_set_updated_at before update on public.knowledge_items
  for each row when (old.embedding_model is not distinct from new.embedding_model
    or (old.type, old.title, old.content, old.subject, old.person_metadata)
      is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.set_updated_at();

create trigger tools_knowledge_drop_embedding before update of entity, content on public.tools_knowledge
  for each row when ((old.entity, old.content) is distinct from (new.entity, new.content))
  execute function private.drop_embedding();

create function private.drop_embeddings_about() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.knowledge_items i set embedding = null, embedding_model = null
  where i.user_id = new.user_id and i.subject_id = new.id and i.embedding is not null;
  return null;
end;
$$;

create trigger knowledge_items_drop_embeddings_about after update of title, person_metadata on public.knowledge_items
  for each row when (new.type = 'person'
    and (old.title, old.person_metadata ->> 'relationship') is distinct from (new.title, new.person_metadata ->> 'relationship'))
  execute function private.drop_embeddings_about();

create function private.to_embed(items uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'text', e.text, 'digest', md5(e.text))
    order by array_position(items, e.id)), '[]')
  from private.embeddable e where e.id = any (items);
$$;

-- Whose items these are, each person once.
create function private.owners_of(items uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select i.user_id from public.knowledge_items i where i.id = any (owners_of.items)
    union
    select i.user_id from public.library_items i where i.id = any (owners_of.items));
$$;

-- Whether vectors may still be made today (UTC) for items of this person: each text that changes needs a new one.
create function private.may_embed(owner uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from private.rate_limits r
    where r.user_id = may_embed.owner and r.what = 'embedded_characters' and r.day = date_trunc('day', now(), 'UTC')
      and r.in_day >= private.setting('embedded_characters_per_day', 2000000));
end;
$$;

-- Counts the characters of items as embedded today, each for the person whose item it is. An account that is being deleted is left out:
-- the deletion waits for the lease, which the caller holds, and would be waited for here.
create function private.count_embedded(items uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owners constant uuid[] := array(
    select u.id from auth.users u
    where u.id in (select e.user_id from private.embeddable e where e.id = any (items))
    for key share skip locked);
begin
  insert into private.rate_limits as r (user_id, what, minute, in_minute, day, in_day)
  select e.user_id, 'embedded_characters', date_trunc('minute', now()), 0, date_trunc('day', now(), 'UTC'), sum(char_length(e.text))
  from private.embeddable e where e.id = any (items) and e.user_id = any (owners)
  group by e.user_id
  on conflict (user_id, what) do update set
    in_day = case when r.day = excluded.day then r.in_day else 0 end + excluded.in_day, day = excluded.day;
end;
$$;

create function public.missing_embeddings(max_items int default 20) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  missing uuid[] := array(
    select e.id from private.embeddable e
    where e.user_id = caller and e.embedding_model is null and e.deleted_at is null and e.superseded_at is null
    order by e.created_at desc
    limit case when private.may_embed(caller) then least(missing_embeddings.max_items, 100) else 0 end);
begin
  perform private.count_embedded(missing);
  return jsonb_build_object('items', private.to_embed(missing));
end;
$$;
comment on function public.missing_embeddings(int) is
  'The caller''s current items, of memory and library, without an embedding, newest first, at most 100, and none when '
  'the day''s characters are used up: { items: [{ id, text, digest }] }, for store_embeddings.';

-- One worker at a time looks for missing embeddings, or several would pay for the same ones.
create table private.embedding_lease (
  single boolean primary key default true check (single),
  holder uuid,
  locked_until timestamptz,
  -- The last user served, of those with items without a vector.
  last_missing uuid not null default '00000000-0000-0000-0000-000000000000',
  -- The last user served, of those with vectors of another model.
  last_stale uuid not null default '00000000-0000-0000-0000-000000000000'
);

alter table private.embedding_lease enable row level security;
grant all on private.embedding_lease to service_role;

insert into private.embedding_lease default values;

-- Current items of a user without a vector, or with a vector of another model.
create function private.items_to_embed(owner uuid, model text, stale boolean, most int) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  if not items_to_embed.stale then
    return array(select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model is null and e.deleted_at is null and e.superseded_at is null limit most);
  end if;
  return array(
    (select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model < model and e.deleted_at is null and e.superseded_at is null limit most)
    union all
    (select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model > model and e.deleted_at is null and e.superseded_at is null limit most)
    limit most);
end;
$$;

-- The next user by id who has items without a vector, or outdated ones. For outdated ones it may return a user
-- without any, after a thousand users without.
create function private.next_to_embed(model text, last uuid, stale boolean) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  candidate uuid := next_to_embed.last;
begin
  if not next_to_embed.stale then
    return (select e.user_id from private.embeddable e
      where e.embedding_model is null and e.deleted_at is null and e.superseded_at is null and e.user_id > next_to_embed.last
      -- In the order of the indexes: by model, nulls first.
      order by e.embedding_model, e.user_id limit 1);
  end if;
  -- A limit: most users have no such item.
  for n in 1 .. 1000 loop
    candidate := (select e.user_id from private.embeddable e
      where e.embedding_model is not null and e.deleted_at is null and e.superseded_at is null and e.user_id > candidate
      order by e.user_id limit 1);
    exit when candidate is null or cardinality(private.items_to_embed(candidate, next_to_embed.model, true, 1)) > 0;
  end loop;
  return candidate;
end;
$$;

-- Items of the next users, one of each, then another of each. served: the last user who got one.
create function private.items_of_next_users(model text, last uuid, stale boolean, most int, out items uuid[], out served uuid)
language plpgsql stable set search_path = '' as $$
declare
  -- Each user gets at least a twentieth of the items, if they have so many.
  most_users constant int := 20;
  owners uuid[] := '{}'::uuid[];
  candidate uuid := items_of_next_users.last;
  wrapped boolean := false;
begin
  while cardinality(owners) < most_users loop
    candidate := private.next_to_embed(model, candidate, stale);
    if candidate is null then
      exit when wrapped;
      wrapped := true;
      candidate := '00000000-0000-0000-0000-000000000000';
      continue;
    end if;
    exit when candidate = any (owners) or (wrapped and candidate > items_of_next_users.last);
    -- What is over a person's amount waits for the next day.
    if private.may_embed(candidate) then
      owners := owners || candidate;
    end if;
  end loop;
  served := owners[cardinality(owners)];
  items := array(
    select i.id
    from unnest(owners) with ordinality as o (id, position)
    cross join lateral unnest(private.items_to_embed(o.id, model, stale, most)) with ordinality as i (id, position)
    order by i.position, o.position
    limit most);
end;
$$;

create function public.claim_embeddings(model text, holder uuid, max_items int default 100) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most int := least(greatest(coalesce(claim_embeddings.max_items, 100), 1), 100);
  lease private.embedding_lease;
  missing record;
  stale record;
  claimed uuid[];
begin
  update private.embedding_lease l set holder = claim_embeddings.holder, locked_until = clock_timestamp() + interval '1 minute'
  where l.holder = claim_embeddings.holder or l.locked_until is null or l.locked_until <= clock_timestamp()
  returning l.* into lease;
  if not found then
    return jsonb_build_object('status', 'busy', 'items', '[]'::jsonb);
  end if;
  select * into missing from private.items_of_next_users(model, lease.last_missing, false, most);
  select '{}'::uuid[] as items, null::uuid as served into stale;
  if cardinality(missing.items) < most and exists (
      select from private.embeddable e where e.embedding_model < model and e.deleted_at is null and e.superseded_at is null
      union all
      select from private.embeddable e where e.embedding_model > model and e.deleted_at is null and e.superseded_at is null)
  then
    select * into stale from private.items_of_next_users(model, lease.last_stale, true, most - cardinality(missing.items));
  end if;
  claimed := missing.items || stale.items;
  claimed := claimed || array(select k.id from public.tools_knowledge k
    where k.embedding_model is distinct from claim_embeddings.model limit most - cardinality(claimed));
  update private.embedding_lease l set last_missing = coalesce(missing.served, l.last_missing),
    last_stale = coalesce(stale.served, l.last_stale),
    locked_until = case when claimed <> '{}' then l.locked_until end;
  perform private.count_embedded(claimed);
  perform private.note_access(private.owners_of(claimed), 'claim_embeddings', 'search');
  return jsonb_build_object('status', case when claimed = '{}' then 'none' else 'claimed' end, 'items', private.to_embed(claimed));
end;
$$;
comment on function public.claim_embeddings(text, uuid, int) is
  'Up to a hundred current items of memory and library without an embedding by this model, of all users in turn, then '
  'the tools'' knowledge, for one holder at a time, who keeps its minute by asking again; people whose characters of the '
  'day are used up are left out: { status: claimed | none | busy, items: [{ id, text, digest }] }. For the service role.';

create function public.store_embeddings(model text, embeddings jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored int;
  more int;
begin
  perform private.expect_short(1000, store_embeddings.model);
  perform private.expect_few(store_embeddings.embeddings, 200);
  if current_user = 'service_role' then
    perform private.note_access(
      private.owners_of(array(select (e.value ->> 'id')::uuid from jsonb_array_elements(store_embeddings.embeddings) as e)),
      'store_embeddings', 'search');
  end if;
  perform private.check_embedding((e.value ->> 'embedding')::extensions.halfvec)
    from jsonb_array_elements(store_embeddings.embeddings) as e;
  update public.knowledge_items i
  set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
  from jsonb_array_elements(store_embeddings.embeddings) as e
  where i.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(i)) = e.value ->> 'digest';
  get diagnostics stored = row_count;
  update public.library_items i
  set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
  from jsonb_array_elements(store_embeddings.embeddings) as e
  where i.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(i)) = e.value ->> 'digest';
  get diagnostics more = row_count;
  stored := stored + more;
  -- Only the server writes entries about tools.
  if exists (select from public.tools_knowledge k
    join jsonb_array_elements(store_embeddings.embeddings) as e on k.id = private.try_uuid(e.value ->> 'id')) then
    update public.tools_knowledge k
    set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
    from jsonb_array_elements(store_embeddings.embeddings) as e
    where k.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(k)) = e.value ->> 'digest';
    get diagnostics more = row_count;
    stored := stored + more;
  end if;
  return jsonb_build_object('stored', stored);
end;
$$;
comment on function public.store_embeddings(text, jsonb) is
  'Stores embeddings of the caller''s items, or of anybody''s and of the tools'' knowledge for the service role: [{ id, '
  'digest, embedding }]; one whose text has changed since is left out: { stored }. Raises PT400 invalid_embedding.';

grant execute on function
  public.missing_embeddings(int),
  public.store_embeddings(text, jsonb)
to authenticated, service_role;

grant execute on function public.claim_embeddings(text, uuid, int) to service_role;
