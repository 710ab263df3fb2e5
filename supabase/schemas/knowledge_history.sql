-- What stands around one item: how it came to be what it is, and what is related to it.
create function public.knowledge_history(item_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(knowledge_history.item_id);
begin
  return jsonb_build_object('item_id', asked.id, 'items', (
    with recursive chain (id) as (
      select asked.id
      union
      select step.id
      from chain c
      cross join lateral (
        select i.superseded_by_id as id from public.knowledge_items i
        where i.user_id = caller and i.id = c.id and i.superseded_by_id is not null
        union all
        select i.id from public.knowledge_items i where i.user_id = caller and i.superseded_by_id = c.id
        union all
        select k.id from private.corrections(c.id) as k (id)
      ) step
    )
    select jsonb_agg(private.knowledge_entry(i) || jsonb_strip_nulls(jsonb_build_object(
        'corrected_by_id', (
          select l.from_id from public.knowledge_links l
          where l.user_id = caller and l.to_id = i.id and l.relation = 'corrects'
          order by l.created_at desc limit 1)))
      order by i.stated_at, i.created_at, i.id)
    from chain c
    join public.knowledge_items i on i.user_id = caller and i.id = c.id));
end;
$$;
comment on function public.knowledge_history(uuid) is
  'How an item came to be: what it superseded or corrected and what came after, oldest first: { item_id, items: [entry with is_current, superseded_by_id?, corrected_by_id?, deleted_at?] }. Raises PT404 knowledge_not_found.';

create function public.related_knowledge(item_id uuid, max_items int default 10) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(related_knowledge.item_id);
begin
  if related_knowledge.max_items is null or related_knowledge.max_items not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens.');
  end if;
  return jsonb_build_object('item_id', asked.id, 'items', coalesce((
    with candidates (id, relation, surer, score) as (
      select case when l.from_id = asked.id then l.to_id else l.from_id end, l.relation, 1, 1::double precision
      from public.knowledge_links l
      where l.user_id = caller and asked.id in (l.from_id, l.to_id)
      union all
      select asked.subject_id, 'person', 2, 1 where asked.subject_id is not null
      union all
      select i.id, 'same_person', 3, 1 from public.knowledge_items i
      where i.user_id = caller and i.subject_id = coalesce(asked.subject_id, asked.id)
      union all
      select f.id, 'similar', 4, f.score
      -- Long content has too many words to look each of them up; its first lines say what it is about.
      from private.find_knowledge(left(asked.title || ' ' || asked.content, 300), null, null, related_knowledge.max_items + 1) as f
      where private.content_words(left(asked.title || ' ' || asked.content, 300)) <> '{}'
    ),
    best as (
      select distinct on (c.id) c.* from candidates c where c.id <> asked.id order by c.id, c.surer
    ),
    shown as (
      select i as item, b.relation, b.surer, b.score
      from best b
      join public.knowledge_items i on i.user_id = caller and i.id = b.id
      where i.deleted_at is null and i.superseded_at is null
      order by b.surer, b.score desc, i.stated_at desc, i.id
      limit related_knowledge.max_items
    )
    select jsonb_agg(private.knowledge_entry(s.item) || jsonb_build_object('relation', s.relation)
      order by s.surer, s.score desc, (s.item).stated_at desc, (s.item).id)
    from shown s), '[]'));
end;
$$;
comment on function public.related_knowledge(uuid, int) is
  'Current items related to one, surest first: { item_id, items: [entry with relation] }; relation is related, contradicts, evidence or corrects (linked), person (whom it is about), same_person, or similar (words in common). Raises PT404 knowledge_not_found, PT400 invalid_limit.';

grant execute on function
  public.knowledge_history(uuid),
  public.related_knowledge(uuid, int)
to authenticated, service_role;
