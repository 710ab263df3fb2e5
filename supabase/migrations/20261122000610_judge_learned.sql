-- What no rule settles is judged before a batch is applied: the worker asks which known items are like the new ones, and what
-- a model says of them is applied with the batch, all or nothing.

create function private.judge_learned(item_id uuid, learned jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
begin
  for judgement in
    select j.value from jsonb_array_elements(coalesce(nullif(learned -> 'judgements', 'null'), '[]')) as j
    union all
    select jsonb_build_object('other_id', learned #> '{contradicts,id}', 'verdict', learned #> '{contradicts,verdict}')
    where learned #>> '{contradicts,id}' is not null
  loop
    select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = judge_learned.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = item.user_id and k.id::text = judgement ->> 'other_id';
    perform private.judge_pair(item, other, judgement ->> 'verdict');
  end loop;
end;
$$;
comment on function private.judge_learned(uuid, jsonb) is
  'Applies what a model said of a learned item and known ones: judgements [{ other_id, verdict }] and contradicts { id, verdict }.';

create or replace function private.learn_item(learned jsonb, message public.messages, out status text, out id uuid)
language plpgsql
set search_path = ''
as $$
declare
  item public.knowledge_items;
  who record;
  reason text;
begin
  perform private.check_knowledge(learned ->> 'type', learned ->> 'content', learned ->> 'title', learned ->> 'area', learned ->> 'sub_area',
    (learned ->> 'confidence')::double precision, learned ->> 'person', false);
  item := private.new_learned(learned, message);
  if item.type = 'person' or learned ->> 'person' ~ '\S' then
    if private.is_person_deleted(item.user_id, coalesce(learned ->> 'person', learned ->> 'title', ''), item.stated_at) then
      perform private.raise(409, 'deleted_by_user', 'A pessoa apagou isso depois.');
    end if;
    select * into who from private.learn_person(item, learned);
    if item.type = 'person' or learned ->> 'birthday' ~ '\S' then
      status := who.status;
      id := who.id;
      return;
    end if;
    item.subject := who.id::text;
  end if;
  reason := private.overruled(item);
  if reason is not null then
    perform private.raise(409, reason, 'A pessoa disse outra coisa depois.');
  end if;
  id := private.told_in_turn(item);
  if id is not null then
    status := 'known';
  else
    select s.status, s.id into status, id from private.settle_knowledge(item) as s;
  end if;
  if status = 'created' and item.inference_evidence is not null then
    update public.knowledge_items k set inference_evidence = item.inference_evidence where k.user_id = item.user_id and k.id = learn_item.id;
  end if;
  perform private.judge_learned(learn_item.id, learned);
end;
$$;

create function private.candidates_for(learned jsonb, owner uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  message public.messages;
  item public.knowledge_items;
  known public.knowledge_items;
  told uuid;
  readings jsonb;
  names text[];
  found_ids uuid[];
  candidates jsonb := '[]'::jsonb;
begin
  if learned ->> 'type' not in ('fact', 'preference', 'memory') then
    return candidates;
  end if;
  select m.* into message from public.messages m where m.user_id = owner and m.id::text = learned ->> 'message_id';
  item := private.new_learned(learned, message);
  if learned ->> 'person' ~ '\S' then
    found_ids := array(select f.id from private.find_people(learned ->> 'person') f where f.tier <= 5);
    -- Somebody new, or not known which: there is nothing to compare with.
    if cardinality(found_ids) <> 1 then
      return candidates;
    end if;
    item.subject := found_ids[1]::text;
  end if;
  if item.confidence < 0.7 then
    return candidates;
  end if;
  told := private.told_in_turn(item);
  readings := private.read_slots(item.content);
  names := private.subject_names(item);
  for known in select r.* from private.rivals(item, readings) as r where r.area = item.area and r.subject = item.subject loop
    exit when jsonb_array_length(candidates) >= 3;
    continue when known.id = told or known.id::text = learned #>> '{contradicts,id}'
      or private.plain_words(known.content) = private.plain_words(item.content)
      or extensions.similarity(known.plain, private.plain_words(item.title || ' ' || item.content)) < 0.3
      or (private.compare_items(known, names, readings, names)).verdict is not null;
    candidates := candidates || jsonb_build_array(jsonb_build_object('id', known.id, 'content', known.content));
  end loop;
  return candidates;
exception
  -- It will be rejected when the batch is applied.
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or sqlstate 'PT400' then
    return '[]'::jsonb;
end;
$$;

create function public.read_candidates(user_id uuid, attempt int, items jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  held private.consolidation_queue := private.hold_consolidation(read_candidates.user_id, read_candidates.attempt);
begin
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object('position', i.position - 1, 'others', c.others) order by i.position)
    from jsonb_array_elements(read_candidates.items) with ordinality as i (value, position)
    cross join lateral (select private.candidates_for(i.value, held.user_id) as others) c
    where c.others <> '[]'), '[]'));
end;
$$;
comment on function public.read_candidates(uuid, int, jsonb) is
  'Known items like those extracted from a claimed user''s batch that no rule settles, for a model to judge: { candidates: [{ position, others: [{ id, content }] }] }, at most 3 an item. Raises PT409 stale_consolidation.';

revoke execute on function private.judge_learned(uuid, jsonb), private.candidates_for(jsonb, uuid), public.read_candidates(uuid, int, jsonb)
  from public, anon, authenticated;
grant execute on function private.judge_learned(uuid, jsonb), private.candidates_for(jsonb, uuid), public.read_candidates(uuid, int, jsonb)
  to service_role;
