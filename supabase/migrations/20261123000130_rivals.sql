-- What is asked of every word is asked once of all, and a plan is kept that was made anew for each item.

create or replace function private.rivals(item public.knowledge_items, readings jsonb)
returns setof public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  slots text[] := array(select distinct case r ->> 'slot' when 'deed' then 'goal' else r ->> 'slot' end from jsonb_array_elements(readings) as r);
  terms tsquery;
  others boolean := item.subject <> 'self' or exists (select from jsonb_array_elements(readings) as r where r -> 'about' <> '[]');
begin
  select string_agg(quote_literal(lexeme), ' | ')::tsquery into terms
  from (
    select unnest(tsvector_to_array(to_tsvector('private.portuguese'::regconfig,
      private.search_text(array_to_string(private.plain_terms(item.content) || coalesce(private.slot_terms(slots), '{}'), ' '))))) as lexeme
    union
    select word #>> '{}' from unnest(array['$[*].value.key[*]', '$[*].value.kinds[*]']) as path, jsonb_path_query(readings, path::jsonpath) as word
  ) said;
  return query
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.id <> item.id and k.deleted_at is null and k.superseded_at is null
      and k.type not in ('person', 'insight')
      -- "A irmã mora em Natal" may be an item of one's own or one of the sister's.
      and (k.subject = item.subject or (k.subject = 'self' or item.subject = 'self') and others)
      and (k.search @@ terms or k.slot = any (array(select unnest(slots) except select unnest(array['practice', 'possession', 'condition', 'trait', 'preference']))))
    -- Those of the slot first, then those that share the most words.
    order by coalesce(k.slot = any (slots), false) desc, pg_catalog.ts_rank(k.search, terms) desc nulls last, k.stated_at desc
    limit 30;
end;
$$;

create or replace function private.insert_knowledge(item public.knowledge_items)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, source, source_ref,
    confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot,
    item.source, item.source_ref, item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at);
end;
$$;
