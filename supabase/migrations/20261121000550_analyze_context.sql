-- analyze_context: what memory has to say about a topic: facts, patterns, contradictions, and ties between areas of life.

create function private.area_ties()
returns table (one text, other text, reason text)
language sql
immutable
set search_path = ''
as $$
  values
    ('finance', 'mental_health', 'preocupação com dinheiro costuma pesar no bem-estar'),
    ('finance', 'health', 'aperto no dinheiro costuma mexer com o sono e a saúde'),
    ('finance', 'career', 'trabalho e dinheiro andam juntos'),
    ('finance', 'relationships', 'dinheiro costuma ser assunto delicado entre pessoas próximas'),
    ('health', 'mental_health', 'sono, movimento e humor puxam um ao outro'),
    ('career', 'mental_health', 'pressão no trabalho costuma virar estresse'),
    ('career', 'health', 'a rotina de trabalho mexe com sono e energia'),
    ('relationships', 'mental_health', 'quem está por perto influencia como você se sente'),
    ('career', 'relationships', 'trabalho e tempo com as pessoas disputam espaço'),
    ('leisure', 'mental_health', 'descanso e lazer aliviam a cabeça'),
    ('spirituality', 'mental_health', 'espiritualidade pode ser um apoio nas horas difíceis'),
    ('personal_growth', 'career', 'o que você aprende abre caminhos no trabalho');
$$;
comment on function private.area_ties() is 'How areas of life commonly touch (domain §1: stress and sleep, money and wellbeing, …).';

create function private.topic_facts(topic text, areas text[])
returns setof public.knowledge_items
language sql
stable
set search_path = ''
as $$
  -- What the topic itself finds, wherever it lies; then what matters most in each area asked about.
  with
  found as (
    select f.id, f.score, 0 as step from private.find_knowledge(topic_facts.topic, null, null, 6) as f
    where cardinality(private.content_words(topic_facts.topic)) > 0
  ),
  nearby as (
    select f.id, f.score, 1 as step
    from unnest(areas) as area
    cross join lateral private.find_knowledge('', null, area, 3) as f
  ),
  chosen as (
    select every.id, min(every.step) as step, max(every.score) as score
    from (select * from found union all select * from nearby) every
    group by every.id
  )
  select i.* from chosen c
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
  order by c.step, c.score desc, i.id
  limit 10;
$$;

create function private.open_contradictions(areas text[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- Against what: the item it was linked to, else what else is current for the same subject and slot.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'item', private.knowledge_json(k),
    'against', (
      select private.knowledge_json(o) from public.knowledge_items o
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
    order by i.area = any (areas) desc, i.created_at
    limit 3
  ) k;
$$;
comment on function private.open_contradictions(text[]) is 'Items that wait for the user''s word and what they speak against, those of the given areas first.';

create function private.suggest_connections(ids uuid[], areas text[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  with
  known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  ),
  -- Said by the user: two items of different areas that are linked or about one person.
  tied as (
    select k.area as one, o.area as other, k.title as one_title, o.title as other_title, case
        when l.id is not null then 'você já ligou uma coisa à outra'
        else 'as duas são sobre ' || p.title
      end as reason, 0 as step, k.id as one_id, o.id as other_id
    from known k
    join known o on o.area <> k.area and o.id <> k.id
    left join public.knowledge_links l on l.user_id = k.user_id and l.relation = 'related'
      and ((l.from_id = k.id and l.to_id = o.id) or (l.from_id = o.id and l.to_id = k.id))
    left join known p on p.id = k.subject_id and p.id = o.subject_id
    where k.id = any (suggest_connections.ids) and (l.id is not null or p.id is not null)
  ),
  -- Common between areas, when memory holds something on both sides.
  usual as (
    select t.one, t.other, one_side.title as one_title, other_side.title as other_title, t.reason, 1 as step,
      one_side.id as one_id, other_side.id as other_id
    from private.area_ties() as t
    cross join lateral (
      select k.id, k.title from known k where k.area = t.one
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) one_side
    cross join lateral (
      select k.id, k.title from known k where k.area = t.other
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) other_side
    where t.one = any (areas) and t.other = any (areas)
      or (one_side.id = any (ids) and other_side.id = any (ids))
  ),
  every as (
    select distinct on (least(one_id, other_id), greatest(one_id, other_id)) * from (select * from tied union all select * from usual) both_kinds
    order by least(one_id, other_id), greatest(one_id, other_id), step
  )
  select coalesce(jsonb_agg(jsonb_build_object('areas', jsonb_build_array(c.one, c.other),
    'items', jsonb_build_array(c.one_title, c.other_title), 'reason', c.reason) order by c.step, c.one, c.other, c.one_id), '[]')
  from (select * from every order by step, one, other, one_id limit 5) c;
$$;
comment on function private.suggest_connections(uuid[], text[]) is 'Up to five ties between areas of life that memory has something to say about.';

create function public.analyze_context(
  current_topic text,
  related_areas text[] default '{}',
  look_for_contradictions boolean default true
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  given text[] := coalesce(analyze_context.related_areas, '{}');
  area text;
  areas text[];
  ids uuid[];
  facts jsonb;
begin
  if analyze_context.current_topic is null or btrim(analyze_context.current_topic) = '' or char_length(analyze_context.current_topic) > 1000 then
    perform private.raise(400, 'invalid_topic', 'Preciso saber sobre o que é a conversa, em até 1.000 caracteres.');
  end if;
  foreach area in array given loop
    perform private.check_item_kind(null, coalesce(area, ''));
  end loop;
  select array_agg(t.id), coalesce(jsonb_agg(private.knowledge_json(t)), '[]'), array_agg(distinct t.area)
  into ids, facts, areas
  from private.topic_facts(analyze_context.current_topic, given) as t
  where t.type <> 'insight';
  areas := array(select distinct unnest(given || coalesce(areas, '{}')));
  return jsonb_build_object(
    'topic', analyze_context.current_topic,
    'facts', facts,
    'patterns', (
      select coalesce(jsonb_agg(pattern), '[]') from (
        select i.content as pattern from public.knowledge_items i
        where i.user_id = caller and i.type = 'insight' and i.area = any (areas) and i.deleted_at is null and i.superseded_at is null
        union
        select unnest(m.learned_patterns) from public.user_memories m where m.user_id = caller
        limit 10
      ) every),
    'contradictions', case when coalesce(analyze_context.look_for_contradictions, true)
      then private.open_contradictions(areas) else '[]' end,
    'connections', private.suggest_connections(coalesce(ids, '{}'), areas));
end;
$$;
comment on function public.analyze_context(text, text[], boolean) is
  'What memory says about a topic: { topic, facts: items, patterns: sentences, contradictions: [{ item, against? }], connections: [{ areas, items: titles, reason }] }. Raises PT400 invalid_topic, invalid_area.';

revoke execute on function private.area_ties(), private.topic_facts(text, text[]), private.open_contradictions(text[]),
  private.suggest_connections(uuid[], text[]), public.analyze_context(text, text[], boolean) from public, anon;
grant execute on function private.area_ties(), private.topic_facts(text, text[]), private.open_contradictions(text[]),
  private.suggest_connections(uuid[], text[]), public.analyze_context(text, text[], boolean) to authenticated, service_role;
