-- One row for each batch of messages that memory has learned from. consolidation_queue.sql and learning.sql write
-- them.

create table public.memory_consolidations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null check (status in ('completed', 'failed', 'partial')),
  consolidated_from timestamptz,
  consolidated_to timestamptz,
  messages_processed int not null default 0 check (messages_processed >= 0),
  facts_created int not null default 0 check (facts_created >= 0),
  facts_updated int not null default 0 check (facts_updated >= 0),
  inferences_created int not null default 0 check (inferences_created >= 0),
  memory_updates jsonb not null default '[]' check (jsonb_typeof(memory_updates) = 'array'),
  rejections jsonb not null default '[]' check (jsonb_typeof(rejections) = 'array'),
  raw_output jsonb,
  error_message text check (char_length(error_message) <= 2000),
  attempt int not null check (attempt > 0),
  started_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  check (consolidated_from <= consolidated_to),
  check ((status = 'failed') = (error_message is not null))
);
alter table public.memory_consolidations enable row level security;
grant select on public.memory_consolidations to authenticated;
grant all on public.memory_consolidations to service_role;
create policy memory_consolidations_select on public.memory_consolidations for select to authenticated
  using ((select auth.uid()) = user_id);

create index memory_consolidations_recent on public.memory_consolidations (user_id, created_at desc);

comment on table public.memory_consolidations is
  'The result of a batch of messages, written in the transaction that applied it. failed: nothing was applied; its '
  'messages belong to a later batch.';
comment on column public.memory_consolidations.consolidated_from is 'The time of the first message.';
comment on column public.memory_consolidations.messages_processed is 'Messages of the user; memory learns from no others.';
comment on column public.memory_consolidations.memory_updates is 'Changes of user_memories: [{ field, op, value }].';
comment on column public.memory_consolidations.rejections is 'Items that were not kept: [{ reason, item }].';
comment on column public.memory_consolidations.raw_output is 'The answer of the model, unchanged.';
comment on column public.memory_consolidations.attempt is 'The lease under which it ran.';

-- Conversations, their messages and the turns that wrote them. Users read all of it. They write conversations and
-- messages as themselves; turns are written by definer functions in schema private.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id text not null default gen_random_uuid()::text check (char_length(client_id) between 1 and 64),
  type text not null default 'general' check (type in ('general', 'counselor', 'planner')),
  title text check (char_length(title) <= 200),
  structured_summary jsonb check (
    octet_length(structured_summary::text) <= 50000
    and jsonb_typeof(structured_summary) = 'array'
    and not jsonb_path_exists(structured_summary, '$[*] ? (!(@.seq.type() == "number" && @.seq > 0 && @.seq < 9007199254740992 '
      '&& @.seq.floor() == @.seq))')),
  long_term_summary text check (private.is_text(long_term_summary, 20000)),
  archived_at timestamptz check (private.is_plausible(archived_at)),
  off_memory_at timestamptz check (private.is_plausible(off_memory_at)),
  summarized_to bigint not null default 0,
  summary_version int not null default 0,
  forgotten_to bigint not null default 0,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  updated_at timestamptz not null default now() check (private.is_plausible(updated_at)),
  unique (user_id, id),
  unique (user_id, client_id)
);
alter table public.conversations enable row level security;
grant select, delete on public.conversations to authenticated;
grant insert (id, user_id, client_id, type, title, archived_at, off_memory_at, created_at, updated_at)
  on public.conversations to authenticated;
grant update (title, archived_at, off_memory_at, updated_at) on public.conversations to authenticated;
grant all on public.conversations to service_role;
create policy conversations_select on public.conversations for select to authenticated using ((select auth.uid()) = user_id);
create policy conversations_insert on public.conversations for insert to authenticated with check ((select auth.uid()) = user_id);
create policy conversations_update on public.conversations for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy conversations_delete on public.conversations for delete to authenticated using ((select auth.uid()) = user_id);

create index conversations_recent on public.conversations (user_id, updated_at desc);

comment on table public.conversations is 'A thread of messages.';
comment on column public.conversations.client_id is 'The id that the client chose. When it is a uuid, the row has the same id.';
comment on column public.conversations.archived_at is 'When the person put it away; it comes back with the next message.';
comment on column public.conversations.off_memory_at is
  'When the person took it out of learning. Memory learns nothing of what is said from then on, nor of what it had not learned yet, '
  'until it is null again.';

-- The caller's conversation with this id, which is the client's own or the row's; null when there is none.
create function private.find_conversation(conversation text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  -- Read into a variable: in the condition it would be read for each of the caller's conversations.
  row_id constant uuid := private.try_uuid(find_conversation.conversation);
begin
  return coalesce(
    (select c.id from public.conversations c
      where c.user_id = (select auth.uid()) and c.client_id = find_conversation.conversation),
    (select c.id from public.conversations c where c.user_id = (select auth.uid()) and c.id = row_id));
end;
$$;

comment on column public.conversations.structured_summary is
  'Summaries of messages before the window, oldest first: [{ seq, role, gist }].';
comment on column public.conversations.long_term_summary is 'One text that summarises everything before structured_summary.';
comment on column public.conversations.summarized_to is 'The seq of the last message that the summaries cover.';
comment on column public.conversations.forgotten_to is
  'Messages up to this seq enter no summary again, because the user used forget_everything.';
comment on column public.conversations.summary_version is
  'Counts changes of the summaries. Summaries made from an older version are not stored.';

create table public.turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  kind text not null check (kind in ('message', 'approval', 'request')),
  status text not null default 'running' check (status in ('running', 'completed', 'failed', 'stopped')),
  attempt int not null default 1 check (attempt > 0),
  attempt_began_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz not null,
  stop_requested_at timestamptz,
  streamed boolean not null default false,
  pending_action_id uuid,
  approvals jsonb check (jsonb_typeof(approvals) = 'array' and octet_length(approvals::text) <= 40000),
  topic_id uuid,
  route text check (route in ('model', 'direct', 'confirmed', 'rejected', 'corrected', 'selected')),
  skills text[] not null default '{}' check (octet_length(skills::text) <= 4000),
  model_calls int not null default 0,
  usage jsonb not null default '{}' check (octet_length(usage::text) <= 40000),
  intent text check (char_length(intent) <= 60),
  model text check (char_length(model) <= 100),
  tools text[] not null default '{}' check (octet_length(tools::text) <= 4000),
  steps jsonb not null default '[]' check (octet_length(steps::text) <= 4000),
  round_trips int,
  background_trips int,
  first_word_ms int,
  took_ms int,
  error text check (char_length(error) <= 60),
  -- Five steps, and the outcomes of up to 500 offers.
  answer jsonb check (octet_length(answer::text) <= 4000000 and not jsonb_path_exists(answer, '$.message.parts[2000]')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade
);
alter table public.turns enable row level security;
grant select on public.turns to authenticated;
grant all on public.turns to service_role;
create policy turns_select on public.turns for select to authenticated using ((select auth.uid()) = user_id);

create unique index turns_one_running on public.turns (user_id, conversation_id) where status = 'running';
create index turns_by_conversation on public.turns (user_id, conversation_id, created_at);
create index turns_by_pending_action on public.turns (user_id, pending_action_id);
-- Turns that answer buttons, by the message with the buttons.
create index turns_by_answered_message on public.turns (user_id, (answer #>> '{message,id}')) where kind = 'approval';
create index turns_by_topic on public.turns (user_id, topic_id);
-- This index is created last. As long as Postgres has no statistics of the table, it takes the newest of the indexes
-- that fit, and foreign keys look a turn up by its id often.
alter table public.turns add unique (user_id, id);

comment on table public.turns is
  'One message or approval with its answer, or the request of another assistant (request). The lease and its attempt '
  'number decide who may write for it.';
comment on column public.turns.attempt_began_at is
  'When its current attempt began: ten minutes later its lease is renewed no more.';
comment on column public.turns.answer is 'The UI message and its metadata; a repeated request gets them again.';
comment on column public.turns.approvals is 'Answers of buttons: [{ id, approved }]. pending_action_id is the first of them.';
comment on column public.turns.intent is
  'How the message was classified: a command, an answer to a proposal, none (for the model).';
comment on column public.turns.model is 'The model of the last step.';
comment on column public.turns.steps is
  'Time of each step in ms, [[name, ms], …]: Postgres functions, tools, the model. Without close_turn.';
comment on column public.turns.round_trips is
  'Calls of Postgres that the turn waited for, close_turn included; background_trips: those it did not wait for.';
comment on column public.turns.took_ms is
  'Milliseconds from the request to the close; first_word_ms: to the first word of the answer.';
comment on column public.turns.error is 'The code of a failure.';
comment on column public.turns.stop_requested_at is
  'When the user asked it to stop. Its instance notices that with its next batch of chunks.';
comment on column public.turns.streamed is 'Whether chunks of its current attempt are stored.';
comment on column public.turns.topic_id is
  'The question or insight that this turn may bring up; while it runs, no other turn does.';

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid,
  seq bigint generated always as identity,
  role text not null check (role in ('user', 'assistant', 'tool')),
  client_message_id text check (char_length(client_message_id) between 1 and 64),
  parts jsonb not null check (
    jsonb_typeof(parts) = 'array'
    and not jsonb_path_exists(parts, '$[*] ? (@.type() != "object")')
    -- A step of a turn writes at most a text and forty calls.
    and not jsonb_path_exists(parts, '$[100]')
    and octet_length(parts::text) <= 1000000),
  content text not null default '' check (char_length(content) <= 100000),
  tool_calls jsonb,
  tool_call_id text,
  name text,
  consolidation_id uuid,
  not_to_learn_at timestamptz check (private.is_plausible(not_to_learn_at)),
  replaced_at timestamptz check (private.is_plausible(replaced_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, consolidation_id) references public.memory_consolidations (user_id, id)
    on delete set null (consolidation_id)
);
alter table public.messages enable row level security;
grant select, insert, delete on public.messages to authenticated;
-- do_not_keep and its undo run as the person.
grant update (not_to_learn_at) on public.messages to authenticated;
grant all on public.messages to service_role;
create policy messages_select on public.messages for select to authenticated using ((select auth.uid()) = user_id);
create policy messages_insert on public.messages for insert to authenticated with check ((select auth.uid()) = user_id);
create policy messages_update on public.messages for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy messages_delete on public.messages for delete to authenticated using ((select auth.uid()) = user_id);

create index messages_by_conversation on public.messages (user_id, conversation_id, seq desc);
-- Created after the index above: without statistics Postgres takes the newer of two indexes that fit, and would read
-- all messages of a conversation to find one.
create unique index messages_by_client_id
  on public.messages (user_id, conversation_id, client_message_id, replaced_at) nulls not distinct
  where client_message_id is not null;
create index messages_by_turn on public.messages (user_id, turn_id);
create index messages_by_consolidation on public.messages (user_id, consolidation_id);
create index messages_to_learn on public.messages (user_id, seq)
  where role = 'user' and consolidation_id is null and not_to_learn_at is null;

comment on table public.messages is 'Native messages: user, assistant (with tool calls) and tool results.';
comment on column public.messages.parts is
  'Authoritative: content parts as the AI SDK has them. content, tool_calls, tool_call_id and name are derived.';
comment on column public.messages.seq is 'Order within a conversation. Messages of two turns never mix.';
comment on column public.messages.client_message_id is
  'The id that the client chose, unique in the conversation: a repeat is the same message.';
comment on column public.messages.consolidation_id is
  'The batch in which memory learned from it; messages of the user only, each in one batch.';
comment on column public.messages.replaced_at is
  'When the user edited the message or had it answered again. A replaced message stays in the table and is not shown.';
comment on column public.messages.not_to_learn_at is
  'Set by do_not_keep, forget_everything, imports and conversations.off_memory_at: memory never learns from this message.';

-- Raises PT400 message_too_long, empty_message. The limits are the same for a turn, the REST API and an import: 1 to
-- 8,000 characters for a user's message, at most 120,000 with all its parts for any other.
create function private.check_message_size() returns trigger
language plpgsql set search_path = '' as $$
declare
  parts jsonb := case when jsonb_typeof(new.parts) = 'array' then new.parts else '[]'::jsonb end;
  size int := octet_length(new.parts::text);
  said text;
begin
  -- A message that a client has inserted is found by search like any other.
  if new.content = '' and new.turn_id is null then
    new.content := (private.derive_message(parts)).content;
  end if;
  if new.role is distinct from 'user' then
    if size > 500000 or char_length(new.parts::text) > 120000 or octet_length(new.tool_calls::text) > 500000
      or char_length(new.tool_call_id) > 200 or char_length(new.name) > 200 then
      perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
    end if;
    return new;
  end if;
  -- 8,000 characters of text take at most 48,000 bytes as JSON, when each is escaped; the remainder is for the
  -- structure of the parts.
  if size > 50000 or octet_length(new.tool_calls::text) > 50000 or char_length(new.tool_call_id) > 200
    or char_length(new.name) > 200 then
    perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
  end if;
  select string_agg(p.value ->> 'text', '') into said from jsonb_array_elements(parts) as p (value);
  if char_length(said) > 8000 or char_length(new.content) > 8000 then
    perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
  end if;
  if private.is_blank(concat(said, new.content)) then
    perform private.raise(400, 'empty_message', 'A mensagem está vazia.');
  end if;
  return new;
end;
$$;

create trigger messages_check_size before insert on public.messages
  for each row execute function private.check_message_size();

-- Fills content, tool_calls, tool_call_id and name from the parts of a message.
create function private.derive_message(
  parts jsonb, out content text, out tool_calls jsonb, out tool_call_id text, out name text
)
language plpgsql immutable set search_path = '' as $$
begin
  select
    coalesce(string_agg(p.value ->> 'text', '' order by p.position) filter (where p.value ->> 'type' = 'text'), ''),
    jsonb_agg(jsonb_build_object('id', p.value -> 'toolCallId', 'name', p.value -> 'toolName', 'arguments', p.value -> 'input')
      order by p.position) filter (where p.value ->> 'type' = 'tool-call'),
    min(p.value ->> 'toolCallId') filter (where p.value ->> 'type' = 'tool-result'),
    min(p.value ->> 'toolName') filter (where p.value ->> 'type' = 'tool-result')
  into content, tool_calls, tool_call_id, name
  from jsonb_array_elements(derive_message.parts) with ordinality as p (value, position);
end;
$$;
