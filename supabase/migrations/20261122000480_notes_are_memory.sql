-- Automatic notes hold what memory knows: forgetting removes them, and a file of unknown origin brings none that would be
-- written over as if they had been composed here.

create or replace function private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if section = 'messages' then
    return private.trusted_messages(items, own, ids, known);
  elsif section = 'knowledge_items' and not own then
    return private.trusted_knowledge(items);
  elsif section = 'conversations' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['structured_summary', 'long_term_summary'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  elsif section = 'library_items' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['origin', 'kind', 'period_from', 'period_to', 'generated_at'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  end if;
  return items;
end;
$$;
comment on function private.trusted_rows(text, jsonb, boolean, jsonb, jsonb) is
  'Rows as they may be believed: source, validation, summaries, tool results and automatic notes are kept as such only from this deployment''s own export.';

create or replace function private.forget(caller uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  tools constant text[] := array['add_knowledge', 'search_knowledge', 'analyze_context', 'get_person', 'update_person',
    'validate_knowledge', 'correct_knowledge', 'delete_knowledge', 'restore_knowledge', 'resolve_knowledge', 'related_knowledge',
    'knowledge_history', 'list_knowledge', 'get_user_memory', 'update_user_memory', 'create_automatic_note'];
  counts jsonb := '{}'::jsonb;
  affected int;
begin
  if caller is distinct from private.current_user_id() then
    perform private.raise(403, 'forbidden', 'Só você pode apagar a sua memória.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  delete from public.knowledge_items i where i.user_id = caller;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('knowledge_items', affected);
  -- Automatic notes quote memory; those the user took over are the user's.
  delete from public.library_items i where i.user_id = caller and i.origin = 'automatic';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('automatic_notes', affected);
  update public.user_memories m set
    name = null, age = null, location = null, occupation = null, family_context = null, current_goals = '{}',
    current_challenges = '{}', top_of_mind = '{}', "values" = '{}', communication_style = null, timezone = null,
    learned_patterns = '{}', edited_fields = '{}'
  where m.user_id = caller;
  update public.conversations c set structured_summary = null, long_term_summary = null
  where c.user_id = caller and (c.structured_summary is not null or c.long_term_summary is not null);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('summaries', affected);
  update public.messages m set not_to_learn_at = clock_timestamp() where m.user_id = caller and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('messages_not_to_learn', affected);
  -- A file that was imported may be imported again.
  delete from private.imports i where i.user_id = caller;
  -- What memory's tools were told and answered is memory too.
  update public.tool_executions e set args = '{}', result = '{"status": "forgotten"}', undo = null
  where e.user_id = caller and e.tool = any (tools);
  update public.memory_consolidations c set memory_updates = '[]', rejections = '[]', raw_output = null where c.user_id = caller;
  -- A question about something forgotten cannot be answered any more.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.user_id = caller and p.status = 'open'
    and jsonb_path_exists(p.calls, '$[*] ? (@.tool == $tools[*])', jsonb_build_object('tools', array_remove(tools, 'add_knowledge')));
  return counts;
end;
$$;

comment on function public.forget_everything(text) is
  'Removes all knowledge with its embeddings, the content of user memory, all summaries and the automatic notes for good, and marks every message so far as not to be learned from: { status: forgotten, counts: { knowledge_items, automatic_notes, summaries, messages_not_to_learn } }. Asks nothing.';
