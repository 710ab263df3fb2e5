-- Forgetting by talking: what a sentence means in memory is found before anything is offered; nothing is written here.

create function private.items_meant(query text)
returns table (id uuid, person boolean)
language plpgsql
stable
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  words text[] := private.asked_words(items_meant.query);
  -- "minha irmã Júlia" names somebody; "a alergia da Júlia" says more than that.
  people uuid[] := array(
    select f.id from private.find_people(items_meant.query) as f
    join public.knowledge_items p on p.user_id = caller and p.id = f.id
    where f.tier <= 5 and not exists (
      select from unnest(private.name_words(items_meant.query)) as w
      where w <> all (private.name_words(p.title) || private.name_words(coalesce(p.person_metadata ->> 'relationship', '')))));
begin
  if cardinality(private.content_words(items_meant.query)) = 0 then
    return;
  end if;
  if people <> '{}' then
    return query select p, true from unnest(people) as p;
    return;
  end if;
  return query
    with scored as (
      select i.id, i.stated_at, (select count(*) from unnest(words) as w where private.mentions(i, array[w]))::double precision / cardinality(words) as share
      from private.find_knowledge(items_meant.query, null, null, 40) as f
      join public.knowledge_items i on i.user_id = caller and i.id = f.id
      where words <> '{}'
    )
    select s.id, false from scored s
    where s.share >= 0.5 and s.share = (select max(m.share) from scored m)
    order by s.stated_at desc, s.id
    limit 10;
end;
$$;
comment on function private.items_meant(text) is
  'Current items that a sentence speaks of: the person it names, else at most ten that have most of its words, and at least half.';

create function private.forgettable(item_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('status', 'ready', 'args', jsonb_build_object('item_id', i.id), 'facts', jsonb_build_object(
    'item', private.knowledge_json(i),
    'about', (
      select count(*) from public.knowledge_items o
      where o.user_id = i.user_id and o.subject_id = i.id and o.deleted_at is null and o.superseded_at is null)))
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = forgettable.item_id and i.deleted_at is null;
$$;

create function public.prepare_delete_knowledge(item_id uuid default null, query text default null)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  meant uuid[];
begin
  perform private.current_user_id();
  if char_length(prepare_delete_knowledge.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  meant := case when prepare_delete_knowledge.item_id is not null then array[prepare_delete_knowledge.item_id]
    else array(select m.id from private.items_meant(coalesce(prepare_delete_knowledge.query, '')) as m) end;
  if cardinality(meant) <= 1 then
    return coalesce(private.forgettable(meant[1]), jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', '[]'::jsonb)));
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(jsonb_build_object('args', jsonb_build_object('item_id', i.id), 'label', private.clipped(case
        when i.type = 'person' then private.person_label(i)
        else concat_ws(': ', p.title, i.content) end, 120)) order by w.place)
    from unnest(meant) with ordinality as w (id, place)
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = w.id
    left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id));
end;
$$;
comment on function public.prepare_delete_knowledge(uuid, text) is
  'Which item "esquece que …" means: { status: ready, args: { item_id }, facts: { item, about: how many facts about that person go along } } | { status: choose, choices: [{ label, args }] } | { status: missing }. Raises PT400 query_too_long.';

create function public.prepare_forget_everything()
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  items int := (select count(*) from public.knowledge_items i where i.user_id = caller and i.deleted_at is null and i.superseded_at is null);
begin
  -- Something may be known without an item, and what was deleted softly is still there.
  return jsonb_build_object('status', 'ready', 'args', '{}'::jsonb, 'facts', jsonb_build_object('items', items));
end;
$$;
comment on function public.prepare_forget_everything() is 'What forget_everything would remove: { status: ready, args, facts: { items } }.';

revoke execute on function private.items_meant(text), private.forgettable(uuid), public.prepare_delete_knowledge(uuid, text),
  public.prepare_forget_everything() from public, anon;
grant execute on function private.items_meant(text), private.forgettable(uuid), public.prepare_delete_knowledge(uuid, text),
  public.prepare_forget_everything() to authenticated, service_role;
