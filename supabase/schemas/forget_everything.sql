-- forget_everything: the assistant starts again as a stranger. The conversations stay, and nothing in them is learned
-- again. Rows that users cannot delete or write by hand are changed by a definer function, for the caller only.
create function private.forget(caller uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tools constant text[] := array['add_knowledge', 'search_knowledge', 'analyze_context', 'get_person', 'update_person',
    'validate_knowledge', 'correct_knowledge', 'delete_knowledge', 'restore_knowledge', 'resolve_knowledge', 'related_knowledge',
    'knowledge_history', 'list_knowledge', 'get_user_memory', 'update_user_memory', 'create_automatic_note', 'reject_contradiction',
    'judge_candidates', 'prepare_delete_knowledge', 'prepare_forget_everything'];
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
  -- From now on insights are drawn from later days only.
  update private.consolidation_queue q set forgotten_at = clock_timestamp() where q.user_id = caller;
  -- A file that was imported may be imported again.
  delete from private.imports i where i.user_id = caller;
  -- What memory's tools were told and answered is memory too.
  update public.tool_executions e set args = '{}'::jsonb, result = '{"status": "forgotten"}'::jsonb, undo = null
  where e.user_id = caller and e.tool = any (tools);
  update public.memory_consolidations c set memory_updates = '[]'::jsonb, rejections = '[]'::jsonb, raw_output = null where c.user_id = caller;
  -- A question about something forgotten cannot be answered any more.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.user_id = caller and p.status = 'open'
    and jsonb_path_exists(p.calls, '$[*] ? (@.tool == $tools[*])', jsonb_build_object('tools', array_remove(tools, 'add_knowledge')));
  return counts;
end;
$$;
comment on function private.forget(uuid) is 'Does what forget_everything says, for the caller only; returns how many rows it concerned.';

create function public.forget_everything(tool_call_id text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('forget_everything', forget_everything.tool_call_id);
begin
  if stored is not null then
    return stored;
  end if;
  return private.record_tool('forget_everything', forget_everything.tool_call_id, '{}',
    jsonb_build_object('status', 'forgotten', 'counts', private.forget(private.current_user_id())));
end;
$$;
comment on function public.forget_everything(text) is
  'Removes all knowledge with its embeddings, the content of user memory, all summaries and the automatic notes for good, and marks every message so far as not to be learned from: { status: forgotten, counts: { knowledge_items, automatic_notes, summaries, messages_not_to_learn } }. Asks nothing.';

grant execute on function
  private.forget(uuid),
  public.forget_everything(text)
to authenticated, service_role;
