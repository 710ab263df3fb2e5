-- Summaries of the messages before the window of a conversation. The server makes them after an answer from messages
-- that no summary covers yet, and writes nothing when the summaries have changed meanwhile. When messages are deleted
-- their summaries are removed too.

-- Who is summarising a conversation. One worker at a time, since each may call a model. The lease of a worker that
-- dies expires.
create table private.compactions (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  locked_until timestamptz not null
);
alter table private.compactions enable row level security;
grant all on private.compactions to service_role;

-- Locks the caller's conversation for 60 s, longer than a call of the model takes; false when it is locked or not the
-- caller's.
create function private.claim_compaction(conversation_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.compactions as c (conversation_id, locked_until)
  select o.id, clock_timestamp() + interval '60 seconds' from public.conversations o
  where o.id = claim_compaction.conversation_id and o.user_id = private.current_user_id()
  on conflict on constraint compactions_pkey do update set locked_until = excluded.locked_until
    where c.locked_until < clock_timestamp();
  return found;
end;
$$;

create function private.end_compaction(conversation_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.compactions c using public.conversations o
  where c.conversation_id = end_compaction.conversation_id and o.id = c.conversation_id and o.user_id = private.current_user_id();
$$;

create function public.conversation_to_compact(conversation_id uuid, before_seq bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_rows jsonb;
begin
  if not private.claim_compaction(conversation_to_compact.conversation_id) then
    return null;
  end if;
  found_rows := (
    with conversation as (
      select c.* from public.conversations c where c.user_id = caller and c.id = conversation_to_compact.conversation_id
    ), next as (
      select m.seq, m.role, m.turn_id,
        m.role = 'user' and m.not_to_learn_at is not null as left_out,
        sum(greatest(char_length(m.parts::text), jsonb_array_length(m.parts) * 200)) over (order by m.seq) as so_far,
        -- Messages written over REST may have no parts.
        case when m.parts = '[]' and m.content <> ''
          then jsonb_build_array(jsonb_build_object('type', 'text', 'text', m.content)) else m.parts end as parts
      from conversation c
      join private.all_messages m on m.user_id = c.user_id and m.conversation_id = c.id
      where m.seq > c.summarized_to and m.seq < conversation_to_compact.before_seq and m.replaced_at is null
      order by m.seq limit 400
    ), taken as (
      select n.* from next n where n.so_far <= 300000 or n.seq = (select min(f.seq) from next f)
    ), reach as (
      select max(t.seq) as last, max(t.seq) filter (where t.role = 'user') as last_said, min(t.seq) as first, exists (
        select from conversation c join private.all_messages m on m.user_id = c.user_id and m.conversation_id = c.id
        where m.seq > (select max(o.seq) from taken o) and m.seq < conversation_to_compact.before_seq
          and m.replaced_at is null) as more
      from taken t
    ), batch as (
      -- Ends at the end of a turn, unless that would leave nothing.
      select r.more, case when r.more and r.last_said > r.first then r.last_said - 1 else r.last end as upto from reach r
    )
    select jsonb_build_object('version', c.summary_version, 'structuredSummary', c.structured_summary,
      'longTermSummary', c.long_term_summary, 'upTo', b.upto, 'more', b.more,
      'messages', coalesce((
        select jsonb_agg(jsonb_build_object('seq', t.seq, 'role', t.role, 'parts', t.parts) order by t.seq)
        from taken t
        -- Messages marked by do_not_keep() are left out, with the answers of their turns, and answers that quote what was forgotten.
        -- An import marks messages without a turn.
        where t.seq <= b.upto and not exists (select from taken s where s.turn_id = t.turn_id and s.left_out)
          and (t.role = 'user' or t.turn_id is null or t.turn_id not in (select private.turns_that_forget(caller)))), '[]'))
    from conversation c cross join batch b);
  if found_rows -> 'upTo' = 'null' then
    perform private.end_compaction(conversation_to_compact.conversation_id);
  end if;
  return found_rows;
end;
$$;
comment on function public.conversation_to_compact(uuid, bigint) is
  'Locks the conversation and returns whole turns before a message that no summary covers, oldest first, and the '
  'summaries they are to be added to: { version, structuredSummary, longTermSummary, upTo: null when there are none, '
  'more, messages: [{ seq, role, parts }] }; null while somebody else makes them, and for a conversation that is not '
  'the caller''s.';
grant execute on function public.conversation_to_compact(uuid, bigint) to authenticated, service_role;

create function private.write_summaries(
  conversation_id uuid, version int, up_to bigint, structured_summary jsonb, long_term_summary text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations c set
    structured_summary = write_summaries.structured_summary,
    long_term_summary = write_summaries.long_term_summary,
    summarized_to = write_summaries.up_to,
    summary_version = c.summary_version + 1
  where c.id = write_summaries.conversation_id and c.user_id = private.current_user_id()
    and c.summary_version = write_summaries.version and c.summarized_to < write_summaries.up_to
    -- Messages still to be summarised are in no summary yet, whatever a client sends.
    and exists (select from private.all_messages m
      where m.user_id = c.user_id and m.conversation_id = c.id and m.seq >= write_summaries.up_to);
  return found;
end;
$$;

create function public.compact_conversation(
  conversation_id uuid, version int, up_to bigint, structured_summary jsonb, long_term_summary text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(50000, compact_conversation.long_term_summary);
  perform private.end_compaction(compact_conversation.conversation_id);
  return jsonb_build_object('compacted', private.write_summaries(compact_conversation.conversation_id, compact_conversation.version,
    compact_conversation.up_to, compact_conversation.structured_summary, compact_conversation.long_term_summary));
end;
$$;
comment on function public.compact_conversation(uuid, int, bigint, jsonb, text) is
  'Stores summaries that were made from conversation_to_compact''s answer of that version: { compacted }, false when '
  'they have changed since, and nothing is written.';
grant execute on function public.compact_conversation(uuid, int, bigint, jsonb, text) to authenticated, service_role;

-- Removes from the summaries what they say of a message and of those after it, so that they are made again; the text
-- from the start, if it covers the message.
create function private.rewind_summaries(conversation_id uuid, from_seq bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- The text covers everything before the first entry.
  in_text boolean := (
    select c.long_term_summary is not null and not coalesce(
      (select min((e.value ->> 'seq')::bigint) from jsonb_array_elements(c.structured_summary) as e) <= from_seq, false)
    from public.conversations c where c.id = rewind_summaries.conversation_id);
begin
  -- A summary that is being made right now may cover it.
  update public.conversations c set summary_version = c.summary_version + 1 where c.id = rewind_summaries.conversation_id;
  update public.conversations c set
    structured_summary = case when not in_text then (
      select jsonb_agg(e.value order by e.position)
        from jsonb_array_elements(c.structured_summary) with ordinality as e (value, position)
      where (e.value ->> 'seq')::bigint < from_seq) end,
    long_term_summary = case when not in_text then c.long_term_summary end,
    summarized_to = greatest(case when in_text then 0 else from_seq - 1 end, c.forgotten_to)
  where c.id = rewind_summaries.conversation_id and c.summarized_to >= from_seq;
end;
$$;

-- The same for messages of the caller that are not to be kept.
create function private.leave_summaries(messages uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.rewind_summaries(m.conversation_id, min(m.seq))
  from private.all_messages m
  where m.user_id = (select auth.uid()) and m.id = any (leave_summaries.messages)
  group by m.conversation_id;
end;
$$;

create function private.forget_removed_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.rewind_summaries(r.conversation_id, min(r.seq))
  from removed r
  -- Messages that were only moved into the archive or back still exist.
  where not exists (select from private.all_messages a where a.user_id = r.user_id and a.id = r.id)
  group by r.conversation_id;
  return null;
end;
$$;
create trigger messages_forget_removed after delete on public.messages
  referencing old table as removed for each statement execute function private.forget_removed_messages();

create trigger message_archive_forget_removed after delete on public.message_archive
  referencing old table as removed for each statement execute function private.forget_removed_messages();

-- The last five conversations of the caller before this one, newest first: [{ title, date, gist }]; none once this
-- one has an answer.
create function private.recent_conversations(conversation_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  -- Only at the beginning: later the person has said what this conversation is about.
  if exists (
    select from public.messages m
    where m.user_id = caller and m.conversation_id = recent_conversations.conversation_id and m.role = 'assistant' limit 1) then
    return '[]'::jsonb;
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('title', r.title, 'date', private.local_day(r.ended)::text, 'gist', r.gist)
      order by r.ended desc)
    from (
      -- The title consists of the person's first words, which may be marked as not to keep.
      select case when f.is_kept then c.title end as title, l.created_at as ended, left(l.content, 400) as gist
      from (
        select o.id, o.title, o.forgotten_to from public.conversations o
        where o.user_id = caller and o.id <> recent_conversations.conversation_id
        order by o.updated_at desc limit 5
      ) c
      cross join lateral (
        -- The last answer is the gist, unless its turn is not to be kept or was forgotten.
        select m.content, m.created_at from public.messages m
        where m.user_id = caller and m.conversation_id = c.id and m.role = 'assistant' and m.replaced_at is null and m.content <> ''
          and m.seq > c.forgotten_to and not exists (
            select from public.messages n
            where n.user_id = caller and n.turn_id = m.turn_id and n.role = 'user' and n.not_to_learn_at is not null)
        order by m.seq desc limit 1
      ) l
      left join lateral (
        select m.not_to_learn_at is null as is_kept from public.messages m
        where m.user_id = caller and m.conversation_id = c.id and m.role = 'user'
        order by m.seq limit 1
      ) f on true
      where l.created_at > clock_timestamp() - interval '30 days'
    ) r), '[]');
end;
$$;
