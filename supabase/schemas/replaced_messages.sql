-- Editing a message, and answering one again. Replaced messages stay in the table but are not shown. Writes of the
-- replaced turns are not undone by this, so they have to be undone first.

-- The message of a conversation by the client's own id, or, where it has none, by the id of its row.
create function private.find_message(conversation_id uuid, message text) returns private.all_messages
language plpgsql stable set search_path = '' as $$
declare
  row_id constant uuid := private.try_uuid(find_message.message);
  found_message private.all_messages;
begin
  select m.* into found_message from private.all_messages m
  where m.user_id = (select auth.uid()) and m.conversation_id = find_message.conversation_id and m.replaced_at is null
    and (m.client_message_id = find_message.message
      or (m.client_message_id is null and m.id = row_id));
  return found_message;
end;
$$;

-- The turn of a message and the turns after it.
create function private.turns_since(conversation_id uuid, message private.all_messages) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query select t.id from public.turns t
  where t.user_id = message.user_id and t.conversation_id = turns_since.conversation_id
    and (exists (select from private.all_messages m
        where m.user_id = t.user_id and m.turn_id = t.id and m.replaced_at is null and m.seq >= message.seq)
      -- A yes whose turn was interrupted has no message.
      or (t.created_at >= message.created_at and not exists (
        select from private.all_messages m where m.user_id = t.user_id and m.turn_id = t.id)));
end;
$$;

-- Raises PT409 already_recorded, { writes: [{ tool, result, undoable }], today, timezone }, when these turns have
-- writes that were not undone.
create function private.check_unrecorded(turn_ids uuid[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  -- Newest first, the order in which they are undone.
  writes jsonb := (
    select jsonb_agg(jsonb_build_object('tool', e.tool, 'result', e.result,
      'undoable', e.undo is distinct from '[]' and e.undo is not null and e.created_at > now() - interval '24 hours') order by e.seq desc)
    from public.tool_executions e
    where e.user_id = (select auth.uid()) and e.undone_at is null and (
      (e.turn_id = any (turn_ids) and e.undo is not null and e.tool <> 'replace_writes')
      -- A proposal of these turns was written where the person said yes, perhaps in another conversation.
      or (e.undo is not null and e.tool_call_id in (
        select p.tool_call_id from public.pending_actions p
        where p.user_id = (select auth.uid()) and p.turn_id = any (turn_ids) and p.decided_elsewhere and p.result is not null))
      -- An undo in these turns changed data as well.
      or (e.tool_call_id in (select 'undo:' || t.id from unnest(turn_ids) as t (id)) and exists (
        select from public.tool_executions w
        where w.user_id = e.user_id and e.result -> 'undone' ? w.tool_call_id and w.turn_id <> all (turn_ids)))));
begin
  if writes is not null then
    perform private.raise(409, 'already_recorded', 'Depois dessa mensagem algo foi gravado. Desfaça isso primeiro.',
      jsonb_build_object('writes', writes, 'today', private.today(), 'timezone', (
        select p.timezone from public.profiles p where p.user_id = (select auth.uid()))));
  end if;
end;
$$;

-- Opens a turn for a message that replaces an earlier one and all after it, whose proposals are dropped. Returns what
-- open_turn does, or null when there is no such message. With regenerate the same words are answered again; without
-- it, they count as a repeated request. Raises PT409 already_recorded, message_id_reused.
create function private.answer_anew(
  conversation_id uuid, replaces text, regenerate boolean, client_message_id text, message text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  replaced private.all_messages := private.find_message(answer_anew.conversation_id, answer_anew.replaces);
  keeps_row boolean := coalesce(replaced.content = answer_anew.message
    and answer_anew.client_message_id = coalesce(replaced.client_message_id, replaced.id::text), false);
  since uuid[];
  turn jsonb;
begin
  if replaced.id is null then
    return null;
  end if;
  if replaced.role <> 'user'
    or (private.find_message(answer_anew.conversation_id, answer_anew.client_message_id)).seq < replaced.seq then
    perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
  end if;
  since := array(select private.turns_since(answer_anew.conversation_id, replaced));
  -- A repeated request, or a turn that was interrupted: nothing was said since, so nothing is replaced.
  if keeps_row and since = array[replaced.turn_id] and exists (
    select from public.turns t
    where t.id = replaced.turn_id and (not answer_anew.regenerate or t.status in ('failed', 'running'))) then
    return private.reopen_turn(replaced.turn_id);
  end if;
  perform private.check_unrecorded(since);
  update public.messages m set replaced_at = clock_timestamp()
  where m.user_id = replaced.user_id and m.conversation_id = answer_anew.conversation_id and m.seq >= replaced.seq
    and m.replaced_at is null and not (keeps_row and m.id = replaced.id);
  update public.message_archive a set replaced_at = clock_timestamp()
  where a.user_id = replaced.user_id and a.conversation_id = answer_anew.conversation_id and a.seq >= replaced.seq
    and a.replaced_at is null and not (keeps_row and a.id = replaced.id);
  perform private.rewind_summaries(answer_anew.conversation_id, replaced.seq);
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.user_id = replaced.user_id and p.turn_id = any (since) and p.status = 'open';
  turn := private.start_turn(answer_anew.conversation_id, 'message');
  if keeps_row then
    perform private.unarchive_messages(array[replaced.id]);
    update public.messages m set turn_id = (turn ->> 'id')::uuid, seq = default where m.id = replaced.id;
  else
    -- A title made from the first words is made again with the answer.
    update public.conversations c set title = null
    where c.id = answer_anew.conversation_id and c.title = left(replaced.content, 80);
    perform private.add_user_message(answer_anew.conversation_id, (turn ->> 'id')::uuid, answer_anew.client_message_id,
      answer_anew.message);
  end if;
  return turn;
end;
$$;
