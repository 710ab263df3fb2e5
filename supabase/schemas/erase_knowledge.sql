-- erase_knowledge: what the person wants gone for good, with all that was kept of it. preview_erasure says before what would go.

-- The items that go with one: earlier and later versions of it; of a person, the facts about them, with their versions.
create function private.items_to_erase(item public.knowledge_items) returns uuid[]
language sql stable set search_path = '' as $$
  with recursive gone (id) as (
    select item.id
    union
    select step.id
    from gone g
    cross join lateral (
      select i.superseded_by_id as id from public.knowledge_items i
      where i.user_id = item.user_id and i.id = g.id and i.superseded_by_id is not null
      union all
      select i.id from public.knowledge_items i where i.user_id = item.user_id and i.superseded_by_id = g.id
      union all
      select i.id from public.knowledge_items i where i.user_id = item.user_id and i.subject_id = g.id
      union all
      select l.to_id from public.knowledge_links l where l.user_id = item.user_id and l.from_id = g.id and l.relation = 'corrects'
      union all
      select l.from_id from public.knowledge_links l where l.user_id = item.user_id and l.to_id = g.id and l.relation = 'corrects'
    ) step
  )
  select array_agg(g.id) from gone g;
$$;

create function public.preview_erasure(item_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items := private.own_knowledge(preview_erasure.item_id);
  gone uuid[] := private.items_to_erase(item);
begin
  return (
    select jsonb_build_object(
      'items', jsonb_agg(private.knowledge_entry(i) order by private.is_current(i) desc, i.created_at desc, i.id),
      'current', count(*) filter (where private.is_current(i)),
      'versions', count(*) filter (where not private.is_current(i)),
      'vectors', count(i.embedding),
      'messages', count(distinct i.source_ref))
    from public.knowledge_items i where i.user_id = item.user_id and i.id = any (gone));
end;
$$;
comment on function public.preview_erasure(uuid) is
  'What erase_knowledge would remove: { items: [entry, current ones first], current, versions: that are no longer current, vectors, '
  'messages: they came from }. Raises PT404 knowledge_not_found.';
grant execute on function public.preview_erasure(uuid) to authenticated, service_role;

-- Whether a text names one of these ids.
create function private.names_any(content text, ids uuid[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from regexp_matches(content, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'gi') as named (id)
    where named.id[1]::uuid = any (names_any.ids));
$$;

-- Takes what offers about memory say out of them, of all or of those that name one of these ids, and drops those that wait. What is being
-- answered right now is none of the tools of memory (private.tools_of_memory), and stays.
create function private.forget_offers(caller uuid, ids uuid[] default null) returns void
language sql set search_path = '' as $$
  update public.pending_actions p set args = '{}', facts = null, choices = null, offer = '(esquecido)',
    result = case when p.result is not null then '{"status": "forgotten"}'::jsonb end,
    status = case p.status when 'open' then 'dropped' else p.status end, decided_at = coalesce(p.decided_at, clock_timestamp())
  where p.user_id = caller and p.tool = any (private.tools_of_memory()) and (p.status <> 'open' or p.tool <> 'add_knowledge')
    and (ids is null or private.names_any(concat_ws(' ', p.args::text, p.facts::text, p.choices::text, p.result::text), ids));
$$;

-- The rows, for the caller of erase_knowledge alone: users may not delete items, since what they reject can be restored.
create function private.erase_items(gone uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  messages uuid[] := array(
    select distinct i.source_ref from public.knowledge_items i
    where i.user_id = caller and i.id = any (erase_items.gone) and i.source_ref is not null);
  counts jsonb;
begin
  with erased as (
    delete from public.knowledge_items i where i.user_id = caller and i.id = any (erase_items.gone)
    returning i.embedding is not null as has_vector
  )
  select jsonb_build_object('items', count(*), 'vectors', count(*) filter (where e.has_vector)) into counts from erased e;
  -- Arguments and results of the tools of memory contain it too. The call still counts as a write, so that an undo does not skip it.
  update public.tool_executions e set args = '{}'::jsonb, result = '{"status": "forgotten"}'::jsonb,
    undo = case when e.undo is not null then '[]'::jsonb end
  where e.user_id = caller and e.tool = any (private.tools_of_memory())
    and private.names_any(concat_ws(' ', e.result::text, e.args::text, e.undo::text), erase_items.gone);
  perform private.forget_offers(caller, erase_items.gone);
  update public.memory_consolidations c set memory_updates = '[]'::jsonb, rejections = '[]'::jsonb, raw_output = null
  where c.user_id = caller and exists (
    select from public.messages m where m.user_id = caller and m.consolidation_id = c.id and m.id = any (messages));
  return counts || jsonb_build_object('messages_not_to_learn', private.mark_not_to_learn(messages));
end;
$$;

create function public.erase_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('erase_knowledge', erase_knowledge.tool_call_id);
  item public.knowledge_items;
  gone uuid[];
  kept uuid[];
  -- The words of the profile, so that only what may have come from an item is looked at.
  stems text[] := array(
    select distinct unnest(private.stems_of(p.entry)) from private.profile_entries(private.current_user_id()) p);
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(erase_knowledge.item_id);
  gone := private.items_to_erase(item);
  -- What delete_knowledge does for each, done for all of them: a fact may have thousands of versions.
  with deleted as (
    update public.knowledge_items i set deleted_at = clock_timestamp()
    where i.user_id = item.user_id and i.id = any (gone) and i.deleted_at is null
    returning i.id
  )
  select coalesce(array_agg(d.id), '{}') into kept from deleted d;
  perform private.close_questions(kept);
  perform private.forget_in_profile(array[i.id] || array(
    select about.id from public.knowledge_items about
    where about.user_id = i.user_id and about.subject_id = i.id and about.id = any (kept)))
  from public.knowledge_items i
  where i.user_id = item.user_id and i.id = any (kept) and (i.subject_id is null or i.subject_id <> all (kept))
    and (i.type = 'person' or private.stems_of(concat_ws(' ', i.content, i.quote)) && stems);
  perform private.mark_not_to_learn(private.messages_about(i)) from public.knowledge_items i
  where i.user_id = item.user_id and i.id = any (kept) and i.type = 'person';
  return private.record_tool('erase_knowledge', erase_knowledge.tool_call_id, '{}',
    jsonb_build_object('status', 'erased', 'counts', private.erase_items(gone)), '[]');
end;
$$;
comment on function public.erase_knowledge(uuid, text) is
  'Removes an item for good, with its earlier versions and its vectors; of a person, with all that is about them. The messages it came '
  'from are not learned from again: { status: erased, counts: { items, vectors, messages_not_to_learn } }. Cannot be undone. Raises '
  'PT404 knowledge_not_found.';
grant execute on function public.erase_knowledge(uuid, text) to authenticated, service_role;
