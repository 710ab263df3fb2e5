-- The window also has a size: whatever is stored, a turn reads at most 200,000 characters of it.

create or replace function private.message_window(conversation_id uuid, turn_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with rows as (
    select m.seq, m.role, m.parts, char_length(m.parts::text) as size from public.messages m
    where m.user_id = (select auth.uid()) and m.conversation_id = message_window.conversation_id
      and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      -- From before users' messages had a limit: left out alone, so that what was said around it stays.
      and not (m.role = 'user' and octet_length(m.parts::text) > 50000)
    order by m.seq desc limit 200
  ), said as (
    select r.seq from rows r where r.role <> 'tool' order by r.seq desc limit 20
  ), shown as (
    select r.* from rows r where r.seq >= (select min(s.seq) from said s)
  ), executed as (
    select s.seq, 'tool' as role, jsonb_build_array(jsonb_build_object(
      'type', 'tool-result', 'toolCallId', e.tool_call_id, 'toolName', e.tool,
      'output', jsonb_build_object('type', 'json', 'value', e.result))) as parts, char_length(e.result::text) as size
    from shown s
    cross join lateral jsonb_array_elements(s.parts) as p (value)
    join public.tool_executions e
      on e.user_id = (select auth.uid()) and e.tool_call_id = p.value ->> 'toolCallId'
    where s.role = 'assistant' and p.value ->> 'type' = 'tool-call'
      and not exists (
        select 1 from public.messages r
        where r.user_id = e.user_id and r.conversation_id = message_window.conversation_id
          and r.role = 'tool' and r.tool_call_id = e.tool_call_id)
  ), both_kinds as (
    select * from shown union all select * from executed
  ), measured as (
    -- Newest first; the size of what a message called counts with the message.
    select b.*, sum(b.size) over (order by b.seq desc) as so_far from both_kinds b
  ), kept as (
    -- Begins with something said: a tool's result never stands without its call.
    select m.* from measured m
    where m.seq >= (select min(f.seq) from measured f where f.role <> 'tool' and f.so_far <= 200000)
  )
  select coalesce(jsonb_agg(jsonb_build_object('role', k.role, 'parts', k.parts) order by k.seq, k.role = 'tool'),
    '[]'::jsonb)
  from kept k;
$$;
comment on function private.message_window(uuid, uuid) is
  'The last twenty messages said, with the tool results between them, at most 200,000 characters: the newest are kept.';
