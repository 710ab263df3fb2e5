-- Embeddings of items: what is embedded, when one is out of date, which are missing, and storing them. They are made
-- outside, after a turn or by the scheduled run; an item without one is found by its words.

alter table public.knowledge_items
  add constraint knowledge_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  -- A search reads every vector of a user: in a table of their own, where Postgres would put them, that takes twice as long.
  set (toast_tuple_target = 4080);
comment on column public.knowledge_items.embedding is
  'What private.embedding_text says as a unit vector of embedding_model; null until it is made, and again when the text changes.';

-- Those without a model at one end, those of other models on both sides of the one in use.
create index knowledge_items_by_embedding_model on public.knowledge_items (embedding_model, user_id)
  where deleted_at is null and superseded_at is null;

create function private.embedding_text(item public.knowledge_items)
returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(E'\n',
    case when item.type = 'person' then private.person_label(item) else (
      select private.person_label(p) || ':' from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id) end,
    case when item.type <> 'person' and not starts_with(item.content, rtrim(item.title, '…')) then item.title end,
    case when item.type <> 'person' or item.content <> private.person_content(item.title, item.person_metadata ->> 'relationship') then item.content end,
    case when item.type = 'person' then (
      select 'Gosta de ' || string_agg(p.value, ', ') from jsonb_array_elements_text(item.person_metadata -> 'preferences') as p (value)) end);
$$;
comment on function private.embedding_text(public.knowledge_items) is 'What of an item is embedded: whom it is about, its title unless the content begins with it, its content.';

create function private.drop_embedding()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.embedding := null;
  new.embedding_model := null;
  return new;
end;
$$;
create trigger knowledge_items_drop_embedding before update of type, title, content, subject, person_metadata on public.knowledge_items
  for each row when ((old.type, old.title, old.content, old.subject, old.person_metadata)
    is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.drop_embedding();

create function private.drop_embeddings_about()
returns trigger
language plpgsql
set search_path = ''
as $$
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

-- An embedding that comes or goes by itself is no change of the item.
drop trigger knowledge_items_set_updated_at on public.knowledge_items;
create trigger knowledge_items_set_updated_at before update on public.knowledge_items
  for each row when (old.embedding_model is not distinct from new.embedding_model
    or (old.type, old.title, old.content, old.subject, old.person_metadata)
      is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.set_updated_at();

create function private.to_embed(items public.knowledge_items[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'text', t.text, 'digest', md5(t.text))), '[]')
  from unnest(items) as i cross join lateral private.embedding_text(i) as t (text);
$$;

create function public.missing_embeddings(max_items int default 20)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object('items', private.to_embed(array(
    select i from public.knowledge_items i
    where i.user_id = caller and i.embedding_model is null and i.deleted_at is null and i.superseded_at is null
    order by i.created_at desc
    limit least(missing_embeddings.max_items, 100))));
end;
$$;
comment on function public.missing_embeddings(int) is
  'The caller''s current items without an embedding, newest first, at most 100: { items: [{ id, text, digest }] }, for store_embeddings.';

create table private.embedding_lease (
  single boolean primary key default true check (single),
  holder uuid,
  locked_until timestamptz
);
alter table private.embedding_lease enable row level security;
grant all on private.embedding_lease to service_role;
insert into private.embedding_lease default values;
comment on table private.embedding_lease is 'Who looks for missing embeddings: one worker at a time, or several would pay for the same ones.';

create function public.claim_embeddings(model text, holder uuid, max_items int default 100)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  missing public.knowledge_items[];
begin
  update private.embedding_lease l set holder = claim_embeddings.holder, locked_until = clock_timestamp() + interval '1 minute'
  where l.holder = claim_embeddings.holder or l.locked_until is null or l.locked_until <= clock_timestamp();
  if not found then
    return jsonb_build_object('status', 'busy', 'items', '[]'::jsonb);
  end if;
  missing := array(
    select every.item
    from (
      (select i as item from public.knowledge_items i
        where i.embedding_model is null and i.deleted_at is null and i.superseded_at is null limit claim_embeddings.max_items)
      union all
      (select i from public.knowledge_items i
        where i.embedding_model < model and i.deleted_at is null and i.superseded_at is null limit claim_embeddings.max_items)
      union all
      (select i from public.knowledge_items i
        where i.embedding_model > model and i.deleted_at is null and i.superseded_at is null limit claim_embeddings.max_items)
    ) every
    limit claim_embeddings.max_items);
  if missing = '{}' then
    update private.embedding_lease l set locked_until = null where l.holder = claim_embeddings.holder;
    return jsonb_build_object('status', 'none', 'items', '[]'::jsonb);
  end if;
  return jsonb_build_object('status', 'claimed', 'items', private.to_embed(missing));
end;
$$;
comment on function public.claim_embeddings(text, uuid, int) is
  'Anybody''s current items without an embedding by this model, for one holder at a time, who keeps its minute by asking again: { status: claimed | none | busy, items: [{ id, text, digest }] }. For the service role.';

create function public.store_embeddings(model text, embeddings jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored int;
begin
  perform private.check_embedding((e.value ->> 'embedding')::extensions.halfvec) from jsonb_array_elements(store_embeddings.embeddings) as e;
  update public.knowledge_items i
  set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
  from jsonb_array_elements(store_embeddings.embeddings) as e
  where i.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(i)) = e.value ->> 'digest';
  get diagnostics stored = row_count;
  return jsonb_build_object('stored', stored);
end;
$$;
comment on function public.store_embeddings(text, jsonb) is
  'Stores embeddings of the caller''s items, or of anybody''s for the service role: [{ id, digest, embedding }]; one whose text has changed since is left out: { stored }. Raises PT400 invalid_embedding.';

revoke execute on function private.embedding_text(public.knowledge_items), private.drop_embedding(), private.drop_embeddings_about(),
  private.to_embed(public.knowledge_items[]), public.missing_embeddings(int), public.claim_embeddings(text, uuid, int),
  public.store_embeddings(text, jsonb) from public, anon;
grant execute on function private.embedding_text(public.knowledge_items), private.to_embed(public.knowledge_items[]),
  public.store_embeddings(text, jsonb) to authenticated, service_role;
grant execute on function public.missing_embeddings(int) to authenticated;
grant execute on function public.claim_embeddings(text, uuid, int) to service_role;
