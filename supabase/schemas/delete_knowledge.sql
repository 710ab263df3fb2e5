-- delete_knowledge and restore_knowledge: items are deleted softly and can be restored for 30 days. The facts about a
-- person go and come back with the person.

-- Deletes items softly, with what is about them and the questions that they raised. gone: the ids; undo: the steps that restore them.
create function private.reject_items(ids uuid[], out gone uuid[], out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  -- Items deleted together get the same deleted_at, by which restore_knowledge finds them.
  instant constant timestamptz := clock_timestamp();
begin
  with deleted as (
    update public.knowledge_items i set deleted_at = instant
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and (i.id = any (reject_items.ids) or i.subject_id = any (reject_items.ids))
    returning i.id
  )
  select coalesce(array_agg(d.id), '{}') into gone from deleted d;
  undo := coalesce((
    select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id, 'set', jsonb_build_object('deleted_at', null)))
    from unnest(gone) as g (id)), '[]') || private.close_questions(gone);
  perform private.forget_in_profile(gone);
end;
$$;

create function public.delete_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_knowledge', delete_knowledge.tool_call_id);
  item public.knowledge_items;
  rejected record;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(delete_knowledge.item_id);
  select * into rejected from private.reject_items(case when item.deleted_at is null then array[item.id] else '{}' end);
  -- Messages until now teach nothing about this person any more.
  if item.type = 'person' and item.deleted_at is null then
    perform private.mark_not_to_learn(private.messages_about(item));
  end if;
  item := private.own_knowledge(item.id);
  return private.record_tool('delete_knowledge', delete_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when rejected.gone = '{}' then 'unchanged' else 'deleted' end,
      'item', private.knowledge_entry(item),
      'deleted_about', greatest(cardinality(rejected.gone) - 1, 0),
      -- Items that it had replaced stay in the history; restore_knowledge makes one of them current again.
      'replaced', coalesce((
        select jsonb_agg(i.id order by i.superseded_at, i.id) from public.knowledge_items i
        where i.user_id = item.user_id and i.superseded_by_id = item.id and i.deleted_at is null), '[]')),
    nullif(rejected.undo, '[]'));
end;
$$;
comment on function public.delete_knowledge(uuid, text) is
  'The user rejects an item: deleted softly, restorable for 30 days; a person''s facts go with them: { status: deleted '
  '| unchanged, item, deleted_about, replaced: [ids it had superseded] }. Raises PT404 knowledge_not_found.';
grant execute on function public.delete_knowledge(uuid, text) to authenticated, service_role;

create function private.check_restorable(item public.knowledge_items) returns void
language plpgsql stable set search_path = '' as $$
declare
  rival uuid;
begin
  if item.deleted_at < now() - interval '30 days' then
    perform private.raise(422, 'restore_expired', 'Esse item foi apagado há mais de 30 dias e não dá mais para restaurar.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if exists (
    select from public.knowledge_items p
    where p.user_id = item.user_id and p.id = item.subject_id and p.deleted_at is not null) then
    perform private.raise(409, 'person_deleted', 'Isso é sobre alguém que foi apagado. Restaure a pessoa antes.',
      jsonb_build_object('person', item.subject_id));
  end if;
  if item.deleted_at is not null and item.superseded_at is not null then
    return;
  end if;
  select i.id into rival
  from (select private.successors(item.id) union select private.corrections(item.id)) after (id)
  join public.knowledge_items i on i.user_id = item.user_id and i.id = after.id
  where private.is_current(i) and i.id <> item.id
  limit 1;
  if rival is not null then
    perform private.raise(409, 'knowledge_replaced', 'Outro item está no lugar deste. Apague o outro antes de restaurar.',
      jsonb_build_object('current', rival));
  end if;
  rival := (private.same_knowledge(item)).id;
  if rival is not null then
    perform private.raise(409, 'already_known', 'Já sei disso: existe um item igual.', jsonb_build_object('current', rival));
  end if;
end;
$$;

create function public.restore_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('restore_knowledge', restore_knowledge.tool_call_id);
  item public.knowledge_items;
  against uuid[] := '{}'::uuid[];
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(restore_knowledge.item_id);
  if not private.is_current(item) then
    perform private.check_restorable(item);
    if item.deleted_at is not null then
      with restored as (
        update public.knowledge_items i set deleted_at = null
        where i.user_id = item.user_id and (i.id = item.id or (i.subject_id = item.id and i.deleted_at = item.deleted_at))
        returning i.id, i.needs_resolution
      )
      select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', r.id, 'set',
        jsonb_build_object('deleted_at', item.deleted_at, 'needs_resolution', r.needs_resolution))) into undo from restored r;
    else
      undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object(
        'superseded_by_id', item.superseded_by_id, 'superseded_at', item.superseded_at, 'needs_resolution', item.needs_resolution));
      update public.knowledge_items i set superseded_by_id = null, superseded_at = null
      where i.user_id = item.user_id and i.id = item.id;
    end if;
    item := private.own_knowledge(item.id);
    if private.is_current(item) then
      against := array(select c.id from private.contradictions_of(item) c where c.is_current);
      perform private.ask_about(item, against);
      item := private.own_knowledge(item.id);
    end if;
  end if;
  return private.record_tool('restore_knowledge', restore_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'restored' end, 'item', private.knowledge_entry(item),
      'against', to_jsonb(against)),
    undo);
end;
$$;
comment on function public.restore_knowledge(uuid, text) is
  'Takes a deletion back within 30 days, with the facts that went with a person; makes a superseded item current '
  'again if no current item has replaced it. If it now contradicts another item, the user will be asked: { status: '
  'restored | unchanged, item, against: [ids] }. Raises PT404 knowledge_not_found, PT409 knowledge_replaced, '
  'already_known, person_deleted, PT422 restore_expired.';
grant execute on function public.restore_knowledge(uuid, text) to authenticated, service_role;

-- Forgetting by a sentence: finds what the sentence means before anything is offered, and writes nothing. First the
-- person that it names, else at most ten items that have most of its words, and at least half.
create function private.items_meant(query text) returns table (id uuid, person boolean)
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  words text[] := private.asked_words(items_meant.query);
  -- "minha irmã Júlia" is only a name; "a alergia da Júlia" says more.
  people uuid[] := array(
    select f.id from private.find_people(items_meant.query) as f
    join public.knowledge_items p on p.user_id = caller and p.id = f.id
    where f.sure and not exists (
      select from unnest(private.name_words(items_meant.query)) as w
      where w <> all (private.name_words(array_to_string(private.person_names(p), ' '))
        || private.name_words(coalesce(private.bond_of(p), '')))));
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
      select i.id, i.stated_at, (select count(*) from unnest(words) as w
        where private.mentions(i, array[w]))::double precision / cardinality(words) as share
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

create function private.prepare_forgetting(item_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', 'ready', 'args', jsonb_build_object('item_id', i.id), 'facts', jsonb_build_object(
    'item', private.knowledge_json(i) - '{sub_area,subject,source,validated,created_at}'::text[],
    'row', jsonb_build_object('table', 'knowledge_items', 'id', i.id),
    'about', (
      select count(*) from public.knowledge_items o
      where o.user_id = i.user_id and o.subject_id = i.id and o.deleted_at is null and o.superseded_at is null)))
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = prepare_forgetting.item_id and i.deleted_at is null;
$$;

create function public.prepare_delete_knowledge(item_id uuid default null, query text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
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
    return coalesce(private.prepare_forgetting(meant[1]),
      jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', '[]'::jsonb)));
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(jsonb_build_object('args', jsonb_build_object('item_id', i.id), 'label', private.clipped(case
        when i.type = 'person' then private.person_label(i)
        else concat_ws(': ', p.title, i.content) end, 120), 'facts', private.prepare_forgetting(i.id) -> 'facts') order by w.place)
    from unnest(meant) with ordinality as w (id, place)
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = w.id
    left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id));
end;
$$;
comment on function public.prepare_delete_knowledge(uuid, text) is
  'Which item "esquece que …" means: { status: ready, args: { item_id }, facts: { item, about: how many facts about '
  'that person go along } } | { status: choose, choices: [{ label, args, facts }] } | { status: missing }. Raises PT400 '
  'query_too_long.';
grant execute on function public.prepare_delete_knowledge(uuid, text) to authenticated, service_role;

create function public.prepare_forget_everything() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  items int := (select count(*) from public.knowledge_items i
    where i.user_id = caller and i.deleted_at is null and i.superseded_at is null);
begin
  -- There may be a profile without items, and softly deleted items.
  return jsonb_build_object('status', 'ready', 'args', '{}'::jsonb, 'facts', jsonb_build_object('items', items));
end;
$$;
comment on function public.prepare_forget_everything() is
  'What forget_everything would remove: { status: ready, args, facts: { items } }.';
grant execute on function public.prepare_forget_everything() to authenticated, service_role;

-- The tools whose arguments and results hold memory. Those that are being carried out when memory is forgotten are not among them.
create function private.tools_of_memory() returns text[]
language sql immutable set search_path = '' as $$
  select array['add_knowledge', 'search_knowledge', 'analyze_context', 'get_person', 'update_person',
    'validate_knowledge', 'correct_knowledge', 'delete_knowledge', 'restore_knowledge', 'resolve_knowledge', 'related_knowledge',
    'knowledge_history', 'list_knowledge', 'get_user_memory', 'update_user_memory', 'create_automatic_note', 'reject_contradiction',
    'prepare_delete_knowledge', 'prepare_forget_everything', 'preview_erasure', 'do_not_keep'];
$$;

-- Does the work of forget_everything for the caller; returns how many rows were changed.
create function private.forget(caller uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tools constant text[] := private.tools_of_memory();
  counts jsonb := '{}'::jsonb;
  affected int;
begin
  if caller is distinct from private.current_user_id() then
    perform private.raise(403, 'forbidden', 'Só você pode apagar a sua memória.');
  end if;
  perform private.lock_until_commit(caller::text || ':knowledge');
  delete from public.knowledge_items i where i.user_id = caller;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('knowledge_items', affected);
  -- Automatic notes quote memory; those that the user took over stay.
  delete from public.library_items i where i.user_id = caller and i.origin = 'automatic';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('automatic_notes', affected);
  update public.user_memories m set
    name = null, age = null, location = null, occupation = null, family_context = null, safety = '{}',
      own_safety = '{}', current_goals = '{}',
    current_challenges = '{}', top_of_mind = '{}', "values" = '{}', communication_style = null, timezone = null,
    learned_patterns = '{}', edited_fields = '{}'
  where m.user_id = caller;
  update public.conversations c set structured_summary = null, long_term_summary = null
  where c.user_id = caller and (c.structured_summary is not null or c.long_term_summary is not null);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('summaries', affected);
  -- Messages until now enter no summary again, also none that is being made.
  update public.conversations c set forgotten_to = l.last, summarized_to = l.last, summary_version = c.summary_version + 1
  from (select m.conversation_id, max(m.seq) as last from private.all_messages m
    where m.user_id = caller group by m.conversation_id) l
  where c.user_id = caller and c.id = l.conversation_id;
  update public.messages m set not_to_learn_at = clock_timestamp() where m.user_id = caller and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('messages_not_to_learn', affected);
  -- From now on insights use later days only.
  update private.consolidation_queue q set forgotten_at = clock_timestamp() where q.user_id = caller;
  -- A file may be imported again.
  delete from private.imports i where i.user_id = caller;
  -- Arguments and results of the tools of memory contain memory too.
  update public.tool_executions e set args = '{}'::jsonb, result = '{"status": "forgotten"}'::jsonb,
    -- The call still counts as a write, so that an undo does not skip it.
    undo = case when e.undo is not null then '[]'::jsonb end
  where e.user_id = caller and e.tool = any (tools);
  update public.memory_consolidations c set memory_updates = '[]'::jsonb, rejections = '[]'::jsonb,
    raw_output = null where c.user_id = caller;
  perform private.forget_offers(caller);
  return counts;
end;
$$;

create function public.forget_everything(tool_call_id text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('forget_everything', forget_everything.tool_call_id);
begin
  if stored is not null then
    return stored;
  end if;
  return private.record_tool('forget_everything', forget_everything.tool_call_id, '{}',
    jsonb_build_object('status', 'forgotten', 'counts', private.forget(private.current_user_id())), '[]');
end;
$$;
comment on function public.forget_everything(text) is
  'Removes all knowledge with its embeddings, the content of user memory, all summaries and the automatic notes '
  'permanently, and marks every message so far as not to be learned from: { status: forgotten, counts: { '
  'knowledge_items, automatic_notes, summaries, messages_not_to_learn } }. Asks nothing.';

grant execute on function public.forget_everything(text) to authenticated, service_role;
