-- The window: the messages that a turn reads in full. The server counts tokens and decides how many of them a model
-- gets.

-- Messages that no summary covers, and at least the last four, with the tool results between them: at most the newest
-- 200, and 200,000 characters. A part counts as 200 characters at least: the server reads each one several times.
create function private.message_window(conversation_id uuid, turn_id uuid, summarized_to bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
-- In plpgsql, which keeps the plan for the session: planning cost 1 ms a turn.
declare
  caller uuid := private.current_user_id();
  -- At least the last two turns, even if summaries cover them. A window of always the last twenty messages would
  -- move with each turn, and the provider could cache nothing.
  first_said bigint := (
    select min(s.seq) from (
      select m.seq from public.messages m
      where m.user_id = caller and m.conversation_id = message_window.conversation_id and m.role <> 'tool'
        and m.replaced_at is null
        and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      order by m.seq desc limit 4
    ) s);
begin
  return (
    with shown as (
      select m.seq, m.role, greatest(char_length(m.parts::text), jsonb_array_length(m.parts) * 200) as size,
        -- Messages written over REST may have no parts.
        case when m.parts = '[]' and m.content <> ''
          then jsonb_build_array(jsonb_build_object('type', 'text', 'text', m.content)) else m.parts end as parts
      from public.messages m
      where m.user_id = caller and m.conversation_id = message_window.conversation_id
        and m.replaced_at is null and m.seq >= least(first_said, message_window.summarized_to + 1)
        and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      order by m.seq desc limit 200
    ), executed as (
      -- A call of an interrupted turn has no stored message: its result comes from tool_executions.
      select s.seq, 'tool' as role, jsonb_build_array(jsonb_build_object(
        'type', 'tool-result', 'toolCallId', e.tool_call_id, 'toolName', e.tool,
        'output', jsonb_build_object('type', 'json', 'value', e.result))) as parts, char_length(e.result::text) as size
      from shown s
      cross join lateral jsonb_array_elements(s.parts) as p (value)
      join public.tool_executions e
        on e.user_id = caller and e.tool_call_id = p.value ->> 'toolCallId'
      where s.role = 'assistant' and p.value ->> 'type' = 'tool-call'
        and not exists (
          select 1 from public.messages r
          where r.user_id = e.user_id and r.conversation_id = message_window.conversation_id
            and r.seq > s.seq and r.role = 'tool' and r.tool_call_id = e.tool_call_id)
    ), both_kinds as (
      select s.seq, s.role, s.parts, s.size from shown s union all select e.seq, e.role, e.parts, e.size from executed e
    ), measured as (
      -- Newest first; results of calls count to the size of their message.
      select b.*, sum(b.size) over (order by b.seq desc) as so_far from both_kinds b
    ), kept as (
      -- The window begins with a message of text, so that no tool result is without its call.
      select m.* from measured m
      where m.seq >= (select min(f.seq) from measured f where f.role <> 'tool' and f.so_far <= 200000)
    )
    select coalesce(
      jsonb_agg(jsonb_build_object('seq', k.seq, 'role', k.role, 'parts', k.parts) order by k.seq, k.role = 'tool'), '[]'::jsonb)
    from kept k);
end;
$$;
