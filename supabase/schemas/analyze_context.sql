-- analyze_context: what memory and records say about a topic: facts, patterns, contradictions, and ties between areas
-- of life. The size of the result is bounded. This first function cuts a text to at most so many characters; an
-- ellipsis marks the cut.
create function private.clipped(value text, longest int) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(value) > longest then rtrim(left(value, longest - 1)) || '…' else value end;
$$;

-- An item in the result: long texts are cut; told_on: when it was said; on: the day it is about, where known.
create function private.clipped_json(item public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  item.content := private.clipped(item.content, 240);
  item.title := private.clipped(item.title, 60);
  if octet_length(item.person_metadata::text) > 400 then
    item.person_metadata := jsonb_strip_nulls(jsonb_build_object(
      'relationship', item.person_metadata -> 'relationship', 'birthday', item.person_metadata -> 'birthday'));
  end if;
  return private.knowledge_json(item) - array['subject', 'sub_area', 'source', 'created_at'] || jsonb_strip_nulls(jsonb_build_object(
    'told_on', (item.stated_at at time zone coalesce(
      (select p.timezone from public.profiles p where p.user_id = item.user_id), 'America/Sao_Paulo'))::date,
    'on', case when item.slot in ('plan', 'birthday') and item.value ~ '^(\d{4}|-)-\d\d-\d\d$' then item.value end));
end;
$$;

-- Clear patterns in the caller's records; relevance: how much they have to do with the areas and words of a topic, 0
-- for nothing.
create function private.current_patterns(areas text[], topic text)
returns table (told jsonb, other_area text, relevance int, effect double precision, pattern text)
language sql stable set search_path = '' as $$
  -- Half a year back. A pattern that the user rejected or reworded is left out.
  select distinct on (o.family)
    jsonb_strip_nulls(to_jsonb(o) - array['pattern', 'family', 'clear', 'effect']),
    o.other_area,
    (o.area = any (areas))::int + coalesce(o.other_area = any (areas), false)::int + case when exists (
      -- The insight stored for it contains words of the topic.
      select from public.knowledge_items i
      where i.user_id = private.current_user_id() and i.pattern = o.pattern and i.deleted_at is null
        and i.search @@ asked.topic) then 2 else 0 end,
    o.effect,
    o.pattern
  from private.observed_patterns(private.today() - 182) o
  cross join (
    select string_agg(t.query::text, ' | ')::tsquery as topic from private.search_terms(current_patterns.topic) t
  ) asked
  where o.clear and not exists (
    select from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.pattern = o.pattern and i.deleted_at is not null and i.retired_at is null)
  order by o.family, abs(o.effect) desc;
$$;

create function private.stored_patterns(areas text[]) returns table (sentence text)
language sql stable set search_path = '' as $$
  select private.clipped(told.sentence, 240) from (
    select i.content as sentence, 0 as step, i.confidence, i.stated_at from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type = 'insight' and i.area = any (areas)
      and i.deleted_at is null and i.superseded_at is null
      -- Insights from records are in "observed", with the figures of today.
      and (i.pattern is null or i.validated_by_user)
    union all
    select p, 1, null, null from public.user_memories m, unnest(m.learned_patterns) as p where m.user_id = private.current_user_id()
  ) told
  group by told.sentence
  order by min(told.step), max(told.confidence) desc nulls last, max(told.stated_at) desc, told.sentence
  limit 6;
$$;

-- Beliefs about weight or income that newer records contradict, of some areas, or all where none is given: [{ item,
-- record: { slot: weight | income, value, day } }]. Weight must differ by more than 3 %, salary by more than 10 %.
create function private.record_contradictions(areas text[]) returns jsonb
language sql stable set search_path = '' as $$
  -- A belief about the user is compared with the newest record, if that is later than the belief.
  with
  believed as (
    select i as item, i.slot, i.stated_at, replace(i.value, ',', '.')::double precision as figure
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.subject = 'self' and i.slot in ('weight', 'income')
      and i.value ~ '^\d{1,9}([.,]\d{1,4})?$' and i.holds and i.deleted_at is null and i.superseded_at is null
  ),
  recorded as (
    (select 'weight' as slot, e.entry_date as day, e.value as figure, 0.03 as tolerance, array['health'] as areas
    from public.tracking_entries e
    where e.user_id = private.current_user_id() and e.metric = 'weight' and e.person is null and e.deleted_at is null
    order by e.entry_date desc, e.created_at desc limit 1)
    union all
    (select 'income', n.received_on, n.actual_amount, 0.1, array['finance', 'career']
    from public.incomes n
    where n.user_id = private.current_user_id() and n.category = 'salary' and n.deleted_at is null
      and n.received_on is not null
    order by n.received_on desc, n.created_at desc limit 1)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'item', private.clipped_json(b.item),
    'record', jsonb_build_object('slot', r.slot, 'value', trim_scale(r.figure), 'day', r.day)) order by r.slot), '[]')
  from believed b join recorded r using (slot)
  where (record_contradictions.areas = '{}' or record_contradictions.areas && r.areas)
    and r.day > b.stated_at::date and abs(b.figure - r.figure) > r.tolerance * greatest(b.figure, r.figure);
$$;

-- Which areas of life commonly touch. Each pair has its sentence in shared/tools/memory/area-ties.ts.
create function private.area_ties() returns table (one text, other text)
language sql immutable set search_path = '' as $$
  values
    ('finance', 'mental_health'),
    ('finance', 'health'),
    ('finance', 'career'),
    ('finance', 'relationships'),
    ('health', 'mental_health'),
    ('career', 'mental_health'),
    ('career', 'health'),
    ('relationships', 'mental_health'),
    ('career', 'relationships'),
    ('leisure', 'mental_health'),
    ('spirituality', 'mental_health'),
    ('personal_growth', 'career');
$$;

-- Slots whose items matter only for a topic that names them.
create function private.slots_of_detail() returns text[]
language sql immutable set search_path = '' as $$
  select array['likes', 'skill', 'language', 'owns', 'contract', 'member_of', 'clothing_size', 'height',
    'blood_type', 'phone', 'email'];
$$;

create function private.topic_facts(topic text, areas text[]) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  -- First the items that a search for the topic finds; then the most important items of each area, without
  -- slots_of_detail(). Insights are not among them.
  with
  found as (
    select f.id, f.score, 0 as step, 6 as most from private.find_knowledge(topic_facts.topic, null, null, 12, fitting => true) as f
    where cardinality(private.content_words(topic_facts.topic)) > 0
  ),
  nearby as (
    select f.id, f.score, a.position::int as step, 3 as most
    from unnest(areas) with ordinality as a (area, position)
    cross join lateral private.find_knowledge('', null, a.area, 30) as f
  ),
  placed as (
    select e.*, row_number() over (partition by e.step order by e.score desc, e.id) as place
    from (select * from found union all select * from nearby) e
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = e.id and i.type <> 'insight'
    where e.step = 0 or i.slot is null or i.slot <> all (private.slots_of_detail())
  ),
  chosen as (
    select p.id, min(least(p.step, 1)) as step, max(p.score) as score from placed p where p.place <= p.most group by p.id
  )
  select i.* from chosen c
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
  order by c.step, c.score desc, i.id
  limit 10;
$$;

-- Items that wait for an answer of the user, with the item that they contradict: of some areas, or all where none is
-- given.
create function private.open_contradictions(areas text[]) returns jsonb
language sql stable set search_path = '' as $$
  -- The item that it is linked to, else another current item of the same subject and slot.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'item', private.clipped_json(k),
    'against', (
      select private.clipped_json(o) from public.knowledge_items o
      where o.user_id = k.user_id and o.id <> k.id and o.deleted_at is null and o.superseded_at is null
        and (exists (
            select from public.knowledge_links l
            where l.user_id = k.user_id and l.from_id = k.id and l.to_id = o.id and l.relation = 'contradicts')
          or (o.subject = k.subject and o.slot = k.slot))
      order by o.validated_by_user desc, o.stated_at desc
      limit 1))) order by k.created_at, k.id), '[]')
  from (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.needs_resolution and i.deleted_at is null and i.superseded_at is null
      and (areas = '{}' or i.area = any (areas))
    order by i.created_at
    limit 3
  ) k;
$$;

-- Ties between areas of life for which memory has items: [{ areas, items: titles, reason: linked | same_person |
-- common_tie, person? }].
create function private.suggest_connections(ids uuid[], most int) returns jsonb
language sql stable set search_path = '' as $$
  with
  known as (
    select i.*, coalesce(p.title || ': ', '') || i.title as named
    from public.knowledge_items i
    left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  ),
  -- Ties that the user has made: items of different areas that are linked, or about one person.
  tied as (
    select k.area as one, o.area as other, k.named as one_title, o.named as other_title,
      case when l.id is not null then 'linked' else 'same_person' end as reason,
      case when l.id is null then p.title end as person,
      0 as step, k.id as one_id, o.id as other_id
    from known k
    join known o on o.area <> k.area and o.id <> k.id
    left join public.knowledge_links l on l.user_id = k.user_id and l.relation = 'related'
      and ((l.from_id = k.id and l.to_id = o.id) or (l.from_id = o.id and l.to_id = k.id))
    left join known p on p.id = k.subject_id and p.id = o.subject_id
    where k.id = any (suggest_connections.ids) and (l.id is not null or p.id is not null)
  ),
  -- Common ties between areas, when both have an item.
  usual as (
    select t.one, t.other, one_side.named as one_title, other_side.named as other_title,
      'common_tie' as reason, null as person,
      1 as step, one_side.id as one_id, other_side.id as other_id
    from private.area_ties() as t
    cross join lateral (
      select k.id, k.named from known k where k.area = t.one and k.id = any (ids)
      order by k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) one_side
    cross join lateral (
      select k.id, k.named from known k where k.area = t.other and k.id = any (ids)
      order by k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) other_side
  ),
  every as (
    select distinct on (least(one_id, other_id), greatest(one_id, other_id)) *
      from (select * from tied union all select * from usual) both_kinds
    order by least(one_id, other_id), greatest(one_id, other_id), step
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'areas', jsonb_build_array(c.one, c.other),
    'items', jsonb_build_array(c.one_title, c.other_title),
    'reason', c.reason,
    'person', c.person)) order by c.step, c.one, c.other, c.one_id), '[]')
  from (select * from every order by step, one, other, one_id limit suggest_connections.most) c;
$$;

create function public.analyze_context(
  current_topic text,
  related_areas text[] default '{}',
  look_for_contradictions boolean default true
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  given text[] := coalesce(analyze_context.related_areas, '{}');
  area text;
  areas text[];
  ids uuid[];
  facts jsonb;
  observed jsonb;
  ties int;
begin
  perform private.expect_few(analyze_context.related_areas, 20);
  perform private.current_user_id();
  if analyze_context.current_topic is null or analyze_context.current_topic !~ '\S'
    or char_length(analyze_context.current_topic) > 1000 then
    perform private.raise(400, 'invalid_topic', 'Preciso saber sobre o que é a conversa, em até 1.000 caracteres.');
  end if;
  foreach area in array given loop
    perform private.check_item_kind(null, coalesce(area, ''));
  end loop;
  select array_agg(t.id), coalesce(jsonb_agg(private.clipped_json(t)), '[]'), array_agg(distinct t.area)
  into ids, facts, areas
  from private.topic_facts(analyze_context.current_topic, given) as t;
  areas := array(select distinct unnest(given || coalesce(areas, '{}')));
  -- Patterns between two areas are ties; all others concern one area. Three of each.
  select coalesce(jsonb_agg(p.told order by p.place), '[]'), count(p.other_area)
  into observed, ties
  from (
    select c.*, row_number() over (
      partition by c.other_area is null order by c.relevance desc, abs(c.effect) desc, c.pattern) as place
    from private.current_patterns(areas, analyze_context.current_topic) c
    -- For a topic without a known area all patterns count.
    where c.relevance > 0 or areas = '{}'
  ) p
  where p.place <= 3;
  return jsonb_build_object(
    'topic', analyze_context.current_topic,
    'facts', facts,
    'patterns', (select coalesce(jsonb_agg(t.sentence), '[]') from private.stored_patterns(areas) t),
    'contradictions', case when coalesce(analyze_context.look_for_contradictions, true)
      then private.open_contradictions(areas) || private.record_contradictions(areas) else '[]' end,
    'connections', private.suggest_connections(coalesce(ids, '{}'), 5 - ties))
    || case when observed = '[]' then '{}' else
      jsonb_build_object('observed', observed, 'caution', 'coincidence_not_cause') end;
end;
$$;
comment on function public.analyze_context(text, text[], boolean) is
  'What memory and records say about a topic: { topic, facts: items, patterns: sentences kept in memory, observed?: '
  '[what records show], contradictions: [{ item, against?: item, record?: { slot, value, day } }], connections: [{ '
  'areas, items: titles, reason: linked | same_person | common_tie, person? }], caution? }. observed: kinds of day '
  '(cause, with threshold or habit) and what is higher or lower on them (outcome: mean_in on n_in days of the kind, '
  'mean_out on n_out others); other_area is set if the pattern joins two areas of life; caution comes with them. At '
  'most 10 facts, 6 sentences, 6 patterns of records, 5 contradictions, 5 ties, long texts cut. Raises PT400 '
  'invalid_topic, invalid_area.';

grant execute on function public.analyze_context(text, text[], boolean) to authenticated, service_role;
