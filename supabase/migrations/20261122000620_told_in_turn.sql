-- The assistant keeps what was said in the user's own words: "me chamo Lia" is what extraction writes as "Chama-se Lia".

create or replace function private.told_in_turn(item public.knowledge_items)
returns uuid
language sql
stable
set search_path = ''
as $$
  -- The assistant kept it already when it was said, in the words of the moment.
  select k.id
  from public.knowledge_items k
  cross join lateral (select private.plain_words(private.third_person(k.content)) as known, private.plain_words(private.third_person(item.content)) as told) w
  cross join lateral (select extensions.similarity(w.known, w.told) as closeness) c
  where k.user_id = item.user_id and k.source_ref = item.source_ref and k.subject = item.subject and k.deleted_at is null
    and (k.type = 'person') = (item.type = 'person') and k.source = 'conversation' and item.source = 'conversation'
    and c.closeness >= 0.5
    and (w.known ~ '\m(nao|nunca)\M') = (w.told ~ '\m(nao|nunca)\M')
  order by c.closeness desc
  limit 1;
$$;
