-- Conversations: what was said, the turns that said it, what waits for a yes, and which tools ran.
-- Users read all of it. They write conversations and messages as themselves; turns, pending actions and tool executions
-- change only through definer functions in schema private.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null default 'general' check (type in ('general', 'counselor', 'planner')),
  title text check (char_length(title) <= 200),
  structured_summary jsonb,
  long_term_summary text check (char_length(long_term_summary) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);

alter table public.conversations enable row level security;

revoke all on public.conversations from anon, authenticated;

grant select, insert, delete on public.conversations to authenticated;

grant update (title, updated_at) on public.conversations to authenticated;

grant all on public.conversations to service_role;

create policy conversations_select on public.conversations for select to authenticated
  using ((select auth.uid()) = user_id);

create policy conversations_insert on public.conversations for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy conversations_update on public.conversations for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy conversations_delete on public.conversations for delete to authenticated
  using ((select auth.uid()) = user_id);

create index conversations_recent on public.conversations (user_id, updated_at desc);

comment on table public.conversations is 'A thread of messages; its id is chosen by the client.';

create table public.turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  kind text not null check (kind in ('message', 'approval')),
  status text not null default 'running' check (status in ('running', 'completed', 'failed', 'stopped')),
  attempt int not null default 1 check (attempt > 0),
  lease_until timestamptz not null,
  pending_action_id uuid,
  approved boolean,
  route text check (route in ('model', 'direct', 'confirmed', 'rejected', 'corrected', 'selected', 'dropped')),
  skills text[] not null default '{}',
  model_calls int not null default 0,
  usage jsonb not null default '{}',
  answer jsonb,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade
);

alter table public.turns enable row level security;

revoke all on public.turns from anon, authenticated;

grant select on public.turns to authenticated;

grant all on public.turns to service_role;

create policy turns_select on public.turns for select to authenticated
  using ((select auth.uid()) = user_id);

create unique index turns_one_running on public.turns (conversation_id) where status = 'running';

create index turns_by_conversation on public.turns (user_id, conversation_id, created_at);

comment on table public.turns is 'One message or approval and its answer. The lease and its attempt decide who may write for it.';

comment on column public.turns.answer is 'The UI message and its metadata, as first answered; a repeat of the request gets it again.';

comment on column public.turns.pending_action_id is 'The pending action an approval turn decides; approved is what the button said.';

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
    and octet_length(parts::text) <= 1000000),
  content text not null default '' check (char_length(content) <= 100000),
  tool_calls jsonb,
  tool_call_id text,
  name text,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, client_message_id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade
);

alter table public.messages enable row level security;

revoke all on public.messages from anon, authenticated;

grant select, insert, delete on public.messages to authenticated;

grant all on public.messages to service_role;

create policy messages_select on public.messages for select to authenticated
  using ((select auth.uid()) = user_id);

create policy messages_insert on public.messages for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy messages_delete on public.messages for delete to authenticated
  using ((select auth.uid()) = user_id);

create index messages_by_conversation on public.messages (user_id, conversation_id, seq desc);

create index messages_by_turn on public.messages (user_id, turn_id);

comment on table public.messages is 'Native messages: user, assistant (with tool calls) and tool results.';

comment on column public.messages.parts is 'Authoritative: content parts as the AI SDK has them. content, tool_calls, tool_call_id and name are derived.';

comment on column public.messages.seq is 'Order within a conversation; turns of a conversation never interleave.';

create table public.pending_actions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid not null,
  kind text not null default 'tool_calls' check (kind in ('tool_calls')),
  calls jsonb not null check (jsonb_typeof(calls) = 'array' and jsonb_array_length(calls) between 1 and 20),
  choices jsonb check (jsonb_typeof(choices) = 'array'),
  offer text not null,
  skills text[] not null default '{}',
  status text not null default 'open'
    check (status in ('open', 'confirmed', 'rejected', 'corrected', 'selected', 'dropped')),
  decided_turn_id uuid,
  decided_at timestamptz,
  results jsonb,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, decided_turn_id) references public.turns (user_id, id) on delete cascade
);

alter table public.pending_actions enable row level security;

revoke all on public.pending_actions from anon, authenticated;

grant select on public.pending_actions to authenticated;

grant all on public.pending_actions to service_role;

create policy pending_actions_select on public.pending_actions for select to authenticated
  using ((select auth.uid()) = user_id);

create unique index pending_actions_one_open on public.pending_actions (conversation_id) where status = 'open';

create index pending_actions_by_conversation on public.pending_actions (user_id, conversation_id, created_at);

create index pending_actions_by_turn on public.pending_actions (user_id, turn_id);

create index pending_actions_by_decided_turn on public.pending_actions (user_id, decided_turn_id);

comment on table public.pending_actions is 'Writes that wait for the user''s yes. At most one is open in a conversation; nothing in it has run.';

comment on column public.pending_actions.calls is 'All write calls of one step: [{ toolCallId, tool, args }].';

comment on column public.pending_actions.choices is 'Candidates when a name fits several rows: [{ label, args }].';

alter table public.turns add foreign key (user_id, pending_action_id)
  references public.pending_actions (user_id, id) on delete cascade;

create index turns_by_pending_action on public.turns (user_id, pending_action_id);

create table public.tool_executions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_call_id text not null check (char_length(tool_call_id) between 1 and 200),
  turn_id uuid,
  tool text not null,
  args jsonb not null default '{}',
  result jsonb not null,
  undo jsonb,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, tool_call_id),
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete set null (turn_id)
);

alter table public.tool_executions enable row level security;

revoke all on public.tool_executions from anon, authenticated;

grant select on public.tool_executions to authenticated;

grant all on public.tool_executions to service_role;

create policy tool_executions_select on public.tool_executions for select to authenticated
  using ((select auth.uid()) = user_id);

create index tool_executions_by_turn on public.tool_executions (user_id, turn_id);

comment on table public.tool_executions is 'Effect and result of a tool call are stored in one transaction; a repeat of the call gets the stored result.';

comment on column public.tool_executions.undo is 'How to take the write back: { table, id, set } or an array of them.';

create function private.replay_tool(tool text, tool_call_id text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  execution public.tool_executions;
begin
  if replay_tool.tool_call_id is null then
    return null;
  end if;
  if char_length(replay_tool.tool_call_id) not between 1 and 200 then
    perform private.raise(400, 'invalid_tool_call_id', 'O identificador da chamada tem de 1 a 200 caracteres.');
  end if;
  -- Two deliveries of one call at the same instant: the second waits here for the first one's commit.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':' || replay_tool.tool_call_id, 0));
  select e.* into execution from public.tool_executions e
  where e.user_id = caller and e.tool_call_id = replay_tool.tool_call_id;
  if found and execution.tool <> replay_tool.tool then
    perform private.raise(409, 'tool_call_id_reused', 'Essa chamada já foi usada por outra ferramenta.');
  end if;
  return execution.result;
end;
$$;
comment on function private.replay_tool(text, text) is 'The stored result of a tool call of the caller, null when it has not run. Serialises repeats until the transaction ends.';

create function private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if record_tool.tool_call_id is not null then
    insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, undo)
    values (
      private.current_user_id(),
      record_tool.tool_call_id,
      -- Set by run_tool and confirm_pending_action for their own transaction.
      nullif(current_setting('life_assistant.turn_id', true), '')::uuid,
      record_tool.tool,
      coalesce(record_tool.args, '{}'),
      record_tool.result,
      record_tool.undo
    );
  end if;
  return record_tool.result;
end;
$$;
comment on function private.record_tool(text, text, jsonb, jsonb, jsonb) is 'Stores the result of a tool call beside its effect and returns it; does nothing without a tool_call_id.';

grant execute on function
  private.replay_tool(text, text),
  private.record_tool(text, text, jsonb, jsonb, jsonb)
to authenticated, service_role;
-- What users say has the same limit on every way in: a turn, the REST API, an import.
create function private.check_message_size()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  parts jsonb := case when jsonb_typeof(new.parts) = 'array' then new.parts else '[]'::jsonb end;
  size int := octet_length(new.parts::text);
  said text;
begin
  if new.role is distinct from 'user' then
    if size > 500000 or char_length(new.parts::text) > 120000 or octet_length(new.tool_calls::text) > 500000
      or char_length(new.tool_call_id) > 200 or char_length(new.name) > 200 then
      perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
    end if;
    return new;
  end if;
  -- 8,000 characters of text take at most 48,000 bytes as JSON, each of them escaped; the rest is for the parts themselves.
  if size > 50000 or octet_length(new.tool_calls::text) > 50000 or char_length(new.tool_call_id) > 200 or char_length(new.name) > 200 then
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
comment on function private.check_message_size() is
  'A user''s message has 1 to 8,000 characters, as open_turn has it, any other at most 120,000 with all its parts. Raises PT400 message_too_long, empty_message.';

