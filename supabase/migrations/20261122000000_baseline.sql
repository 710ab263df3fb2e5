-- The schema files in their order. Written by deno task migration --baseline: edit supabase/schemas instead.

-- schemas/foundation.sql

-- Foundation: extensions, schema private, default privileges, and the few functions every topic builds on.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
-- Before any topic schedules a job of its own.
do $$
begin
  -- pg_cron lives in one database of a server.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
    and current_setting('cron.database_name', true) = current_database() then
    create extension if not exists pg_cron;
  end if;
end
$$;

-- Not exposed over REST: definer functions, counters and settings live here.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Nobody gets anything that is not granted by name. Only the form without "in schema" takes execute away from public;
-- Supabase's own defaults for anon and authenticated are set per schema and are taken back per schema.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table private.settings (
  key text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;
grant all on private.settings to service_role;

comment on table private.settings is 'Deployment settings read by definer functions.';

create function private.setting(key text, otherwise int) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Numbers alone: secrets stand here too. In plpgsql, like all that a turn calls: a function in SQL is planned at each call.
  return coalesce((select s.value::int from private.settings s where s.key = setting.key and jsonb_typeof(s.value) = 'number'), otherwise);
end;
$$;
comment on function private.setting(text, int) is 'A number among the settings.';

-- Postgres logs a refused row with its values, and what is raised with its detail: people's words. The functions log the codes.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator' and coalesce(not rolconfig @> array['log_min_messages=log'], true)) then
    alter role authenticator set log_min_messages = 'log';
  end if;
exception when insufficient_privilege then
  raise warning 'log_min_messages of authenticator is not set to log: what Postgres refuses is in its log, with the values';
end
$$;

create function private.raise(status int, hint text, message text, detail jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT' || raise.status,
    message = raise.message,
    hint = raise.hint,
    detail = raise.detail::text;
end;
$$;
comment on function private.raise(int, text, text, jsonb) is
  'Raises a domain error: PostgREST answers with HTTP <status>; hint is the stable code, message is pt-BR, detail is JSON.';

-- Another assistant's token is the person's, with the client it was given to. It may read what is the person's; what a person does
-- it may not do, but through the few functions that say they act for it.
create function private.is_assistant() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(auth.jwt() ? 'client_id', false)
    and coalesce(current_setting('life_assistant.for_assistant', true), '') <> 'on';
end;
$$;
comment on function private.is_assistant() is 'Whether the caller is another assistant, with a token that Supabase''s OAuth server gave it, by itself.';

create function private.act_for_assistant() returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('life_assistant.for_assistant', 'on', true);
end;
$$;
comment on function private.act_for_assistant() is 'Said by functions that other assistants may call: until the transaction ends the caller counts as the person.';

create function private.current_user_id() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  -- Without a select it needs no statement, and 18 in a turn took 0.2 ms.
  user_id uuid := auth.uid();
begin
  if user_id is null then
    perform private.raise(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  end if;
  if auth.jwt() ? 'client_id' and private.is_assistant() then
    perform private.raise(403, 'not_for_assistants', 'Só a própria pessoa faz isso.');
  end if;
  return user_id;
end;
$$;
comment on function private.current_user_id() is
  'The caller''s user id; raises PT401 unauthenticated without one, PT403 not_for_assistants for another assistant by itself.';

create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return lower(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(value)), '\s+', ' ', 'g'));
end;
$$;
comment on function private.fold(text) is
  'Lower case, no accents, single spaces. Declared immutable (unaccent is only stable) so that indexes can use it.';

create function private.is_blank(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Spaces, controls, marks of direction, fillers, selectors of variants and tags, as Unicode has them.
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]'), true);
end;
$$;
comment on function private.is_blank(text) is 'Whether there is nothing to see in a text.';

create function private.is_text(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- What begins with a visible sign of ASCII is not blank: constraints are checked anew for each row of an update.
  return char_length(value) <= most and (ascii(value) between 33 and 126 or not private.is_blank(value));
end;
$$;
comment on function private.is_text(text, int) is 'For constraints: a text of at most so many characters in which there is something to see; null for null.';

create function private.is_text_list(list text[], max_items int, max_length int) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Most lists are empty.
  return list is not null and cardinality(list) <= max_items and (list = '{}' or not exists (
    select from unnest(list) as item where private.is_blank(item) or char_length(item) > max_length));
end;
$$;
comment on function private.is_text_list(text[], int, int) is 'Whether a list holds at most max_items texts, none of them null, blank or too long.';

create function private.is_plausible(at timestamptz) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00';
end;
$$;
comment on function private.is_plausible(timestamptz) is 'For constraints: a time that clients'' calendars can show; null for null.';

create function private.try_uuid(value text) returns uuid
language sql immutable set search_path = '' as $$
  select case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
$$;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: notes when a row was changed.';

grant execute on function
  private.setting, private.raise, private.is_assistant, private.act_for_assistant, private.current_user_id, private.fold,
  private.is_blank, private.is_text, private.is_text_list, private.is_plausible, private.try_uuid
to authenticated, service_role;

-- schemas/profiles.sql

-- Profiles: one row a user, made at sign-up; the time zone decides what "today" is.

create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  display_name text check (private.is_text(display_name, 200)),
  timezone text not null default 'America/Sao_Paulo' check (char_length(timezone) <= 64),
  pronouns text check (pronouns in ('ela', 'ele', 'elu')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (display_name, timezone, pronouns) on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_select on public.profiles for select to authenticated using ((select auth.uid()) = user_id);
create policy profiles_update on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

comment on table public.profiles is 'How to address a user and in which time zone their days begin.';
comment on column public.profiles.timezone is 'IANA name, e.g. America/Sao_Paulo.';
comment on column public.profiles.pronouns is 'ela, ele or elu, as the person set it; null: what they told, if they did (slot pronouns).';

create function private.check_account() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.profiles p where p.user_id = private.current_user_id()) then
    perform private.raise(401, 'unauthenticated', 'Essa conta não existe mais.');
  end if;
end;
$$;
comment on function private.check_account() is 'Refuses the token of an account that is gone, which is signed and valid until it expires: PT401 unauthenticated.';

create function private.is_timezone(name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if is_timezone.name is null or char_length(is_timezone.name) > 64
    or is_timezone.name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+|Etc/GMT(0|[+]([0-9]|1[0-2])|-([0-9]|1[0-4])))$' then
    return false;
  end if;
  perform now() at time zone is_timezone.name;
  return true;
exception when invalid_parameter_value then
  return false;
end;
$$;
comment on function private.is_timezone(text) is 'Whether Postgres lists this IANA name with a slash, or it is UTC.';

create function private.check_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_timezone(new.timezone) then
    perform private.raise(400, 'invalid_timezone', 'Não conheço esse fuso horário.', jsonb_build_object('timezone', new.timezone));
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger profiles_check before insert or update on public.profiles
  for each row execute function private.check_profile();

create function private.now_local() returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  return clock_timestamp() at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())), 'America/Sao_Paulo');
end;
$$;
comment on function private.now_local() is 'Date and time in the caller''s time zone.';

create function private.today() returns date
language plpgsql stable set search_path = '' as $$
begin
  return private.now_local()::date;
end;
$$;
comment on function private.today() is 'Today''s date in the caller''s time zone.';

create function private.local_day(at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (local_day.at at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())), 'America/Sao_Paulo'))::date;
$$;
comment on function private.local_day(timestamptz) is 'The date it was then in the caller''s time zone.';

-- Runs inside the sign-up: an error here would make every sign-up fail, so odd metadata is ignored, not refused.
create function private.create_user_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted_name text := btrim(left(new.raw_user_meta_data ->> 'name', 200));
  wanted_zone text := left(new.raw_user_meta_data ->> 'timezone', 64);
begin
  insert into public.profiles (user_id, display_name, timezone)
  values (new.id, case when not private.is_blank(wanted_name) then wanted_name end,
    case when private.is_timezone(wanted_zone) then wanted_zone else 'America/Sao_Paulo' end);
  insert into public.user_memories (user_id) values (new.id);
  return new;
end;
$$;

create trigger create_user_rows after insert on auth.users for each row execute function private.create_user_rows();

grant execute on function
  private.check_account, private.is_timezone, private.check_profile, private.now_local, private.today, private.local_day
to authenticated, service_role;

-- schemas/conversations.sql

-- The record of each batch of messages that was learned from. What fills it is in consolidation_queue.sql and learning.sql.

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

comment on table public.memory_consolidations is 'What a batch of messages taught, written in the transaction that applied it. failed: nothing was applied and its messages are learned from later.';
comment on column public.memory_consolidations.consolidated_from is 'When the first of the messages was written.';
comment on column public.memory_consolidations.messages_processed is 'The user''s own messages: nothing else is learned from.';
comment on column public.memory_consolidations.memory_updates is 'Changes of user_memories: [{ field, op, value }].';
comment on column public.memory_consolidations.rejections is 'Items that were not kept: [{ reason, item }].';
comment on column public.memory_consolidations.raw_output is 'What the extraction answered, as it came.';
comment on column public.memory_consolidations.attempt is 'The lease under which it ran.';

-- Conversations: what was said, and the turns that said it. Users read all of it, and write conversations and messages as
-- themselves; turns change through definer functions in schema private.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id text not null default gen_random_uuid()::text check (char_length(client_id) between 1 and 64),
  type text not null default 'general' check (type in ('general', 'counselor', 'planner')),
  title text check (char_length(title) <= 200),
  structured_summary jsonb check (
    octet_length(structured_summary::text) <= 50000
    and jsonb_typeof(structured_summary) = 'array'
    and not jsonb_path_exists(structured_summary, '$[*] ? (!(@.seq.type() == "number" && @.seq > 0 && @.seq < 9007199254740992))')),
  long_term_summary text check (private.is_text(long_term_summary, 20000)),
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
grant insert (id, user_id, client_id, type, title, created_at, updated_at) on public.conversations to authenticated;
grant update (title, updated_at) on public.conversations to authenticated;
grant all on public.conversations to service_role;
create policy conversations_select on public.conversations for select to authenticated using ((select auth.uid()) = user_id);
create policy conversations_insert on public.conversations for insert to authenticated with check ((select auth.uid()) = user_id);
create policy conversations_update on public.conversations for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy conversations_delete on public.conversations for delete to authenticated using ((select auth.uid()) = user_id);

create index conversations_recent on public.conversations (user_id, updated_at desc);

comment on table public.conversations is 'A thread of messages.';
comment on column public.conversations.client_id is 'What clients call it, chosen by the one that began it. A uuid chosen is the row''s id as well.';

create function private.find_conversation(conversation text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  -- Read once: in the condition it would be, for each of the caller's conversations.
  row_id constant uuid := private.try_uuid(find_conversation.conversation);
begin
  return coalesce(
    (select c.id from public.conversations c
      where c.user_id = (select auth.uid()) and c.client_id = find_conversation.conversation),
    (select c.id from public.conversations c where c.user_id = (select auth.uid()) and c.id = row_id));
end;
$$;
comment on function private.find_conversation(text) is 'The caller''s conversation that a client means, by the client''s own id or by the row''s; null where there is none.';
grant execute on function private.find_conversation(text) to authenticated;

comment on column public.conversations.structured_summary is 'Messages before the window in short, oldest first: [{ seq, role, gist }].';
comment on column public.conversations.long_term_summary is 'What was said before those, in one text.';
comment on column public.conversations.summarized_to is 'The seq of the last message that the summaries tell of.';
comment on column public.conversations.forgotten_to is 'Up to this seq nothing enters a summary again: forget_everything was asked for after it.';
comment on column public.conversations.summary_version is 'Counts changes of the summaries: whoever made new ones from older ones writes nothing.';

create table public.turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  kind text not null check (kind in ('message', 'approval', 'request')),
  status text not null default 'running' check (status in ('running', 'completed', 'failed', 'stopped')),
  attempt int not null default 1 check (attempt > 0),
  lease_until timestamptz not null,
  stop_requested_at timestamptz,
  streamed boolean not null default false,
  pending_action_id uuid,
  approvals jsonb check (jsonb_typeof(approvals) = 'array'),
  topic_id uuid,
  route text check (route in ('model', 'direct', 'confirmed', 'rejected', 'corrected', 'selected')),
  skills text[] not null default '{}',
  model_calls int not null default 0,
  usage jsonb not null default '{}',
  intent text check (char_length(intent) <= 60),
  model text check (char_length(model) <= 100),
  tools text[] not null default '{}' check (octet_length(tools::text) <= 4000),
  steps jsonb not null default '[]' check (octet_length(steps::text) <= 4000),
  round_trips int,
  background_trips int,
  first_word_ms int,
  took_ms int,
  error text check (char_length(error) <= 60),
  answer jsonb,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade
);
alter table public.turns enable row level security;
grant select on public.turns to authenticated;
grant all on public.turns to service_role;
create policy turns_select on public.turns for select to authenticated using ((select auth.uid()) = user_id);

create unique index turns_one_running on public.turns (conversation_id) where status = 'running';
create index turns_by_conversation on public.turns (user_id, conversation_id, created_at);
create index turns_by_pending_action on public.turns (user_id, pending_action_id);
-- Of buttons, by the message that carried them.
create index turns_by_answered_message on public.turns (user_id, (answer #>> '{message,id}')) where kind = 'approval';
create index turns_by_topic on public.turns (user_id, topic_id);
-- Made last, it is the one that is taken for a turn's id as long as nothing is known of the table: foreign keys ask for it often.
alter table public.turns add unique (user_id, id);

comment on table public.turns is 'One message or approval and its answer, or what another assistant asked for (request). The lease and its attempt decide who may write for it.';
comment on column public.turns.answer is 'The UI message and its metadata, as first answered; a repeat of the request gets it again.';
comment on column public.turns.approvals is 'What buttons said: [{ id, approved }]. pending_action_id is the first of them.';
comment on column public.turns.intent is 'What the message was taken for: a command, an answer to what was open, none for the model.';
comment on column public.turns.model is 'Who answered its last step.';
comment on column public.turns.steps is 'What took its time, [[name, ms], …]: Postgres functions, tools, the model. Without the close.';
comment on column public.turns.round_trips is 'Calls of Postgres that it waited for, the close among them; background_trips those it did not wait for.';
comment on column public.turns.took_ms is 'From the request to the close; first_word_ms to the first word of the answer.';
comment on column public.turns.error is 'Why it failed: a code.';
comment on column public.turns.stop_requested_at is 'The user asked it to stop: whoever runs it notices at its next batch of chunks.';
comment on column public.turns.streamed is 'Whether chunks of its present attempt are kept.';
comment on column public.turns.topic_id is 'The question or insight that this turn may bring up; while it runs, no other turn does.';

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
grant all on public.messages to service_role;
create policy messages_select on public.messages for select to authenticated using ((select auth.uid()) = user_id);
create policy messages_insert on public.messages for insert to authenticated with check ((select auth.uid()) = user_id);
create policy messages_delete on public.messages for delete to authenticated using ((select auth.uid()) = user_id);

create index messages_by_conversation on public.messages (user_id, conversation_id, seq desc);
-- After the index above: of two that fit, a planner that has no statistics yet takes the later, and a message would be looked for
-- among all of its conversation.
create unique index messages_by_client_id on public.messages (user_id, conversation_id, client_message_id, replaced_at) nulls not distinct
  where client_message_id is not null;
create index messages_by_turn on public.messages (user_id, turn_id);
create index messages_by_consolidation on public.messages (user_id, consolidation_id);
create index messages_to_learn on public.messages (user_id, seq)
  where role = 'user' and consolidation_id is null and not_to_learn_at is null;

comment on table public.messages is 'Native messages: user, assistant (with tool calls) and tool results.';
comment on column public.messages.parts is 'Authoritative: content parts as the AI SDK has them. content, tool_calls, tool_call_id and name are derived.';
comment on column public.messages.seq is 'Order within a conversation; turns of a conversation never interleave.';
comment on column public.messages.client_message_id is 'What the client calls it, once a conversation: a repeat is the same message.';
comment on column public.messages.consolidation_id is 'The batch that learned from it: the user''s own messages only, each in one batch.';
comment on column public.messages.replaced_at is 'Set when the user edits a message or has it answered anew: what stood there is kept, and read by nobody.';
comment on column public.messages.not_to_learn_at is 'Set by forget_everything and by an import: consolidation never learns from this message.';

-- What users say has the same limit on every way in: a turn, the REST API, an import.
create function private.check_message_size() returns trigger
language plpgsql set search_path = '' as $$
declare
  parts jsonb := case when jsonb_typeof(new.parts) = 'array' then new.parts else '[]'::jsonb end;
  size int := octet_length(new.parts::text);
  said text;
begin
  -- Written by a client: it is found by its words like any other.
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

create trigger messages_check_size before insert on public.messages
  for each row execute function private.check_message_size();

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
comment on function private.derive_message(jsonb) is 'The plain columns of a message, from its parts.';
grant execute on function private.derive_message(jsonb) to authenticated;

-- schemas/tool_executions.sql

-- Tool calls: effect and result are stored in one transaction, and a repeat gets the stored result. A call of a turn takes
-- the turn's lease, types its arguments by the tool's own signature and is one round trip.

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
  seq bigint generated always as identity,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, tool_call_id),
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete set null (turn_id)
);
alter table public.tool_executions enable row level security;
grant select on public.tool_executions to authenticated;
grant all on public.tool_executions to service_role;
create policy tool_executions_select on public.tool_executions for select to authenticated using ((select auth.uid()) = user_id);

create index tool_executions_by_turn on public.tool_executions (user_id, turn_id);

comment on table public.tool_executions is 'Effect and result of a tool call are stored in one transaction; a repeat of the call gets the stored result.';
comment on column public.tool_executions.undo is
  'How to take the write back, as private.take_back does: [{ table, id | ids, set, add, left }]. Null: nothing was written; empty: it cannot be taken back.';
comment on column public.tool_executions.seq is 'In which order calls ran, also within one transaction.';

create function private.replay_tool(tool text, tool_call_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
grant execute on function private.replay_tool(text, text) to authenticated, service_role;

create function private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if record_tool.tool_call_id is not null then
    insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, undo)
    values (
      private.current_user_id(),
      record_tool.tool_call_id,
      -- Set by run_tool and run_calls for their own transaction.
      nullif(current_setting('life_assistant.turn_id', true), '')::uuid,
      record_tool.tool,
      coalesce(record_tool.args, '{}'),
      record_tool.result,
      private.with_left(record_tool.undo)
    );
  end if;
  return record_tool.result;
end;
$$;
comment on function private.record_tool(text, text, jsonb, jsonb, jsonb) is
  'Stores the result of a tool call beside its effect and returns it; does nothing without a tool_call_id. undo: one step { table, id, set, add } or an array of them, with left where its writer knows it, empty for what cannot be taken back.';
grant execute on function private.record_tool(text, text, jsonb, jsonb, jsonb) to authenticated, service_role;

-- Arguments travel as jsonb and are typed by the function's own signature, so a tool stays one plain SQL function.
-- Runs as the caller, who may call every public function directly anyway.
create function private.call_tool(tool text, args jsonb, tool_call_id text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  given jsonb := jsonb_strip_nulls(coalesce(call_tool.args, '{}'));
  signature record;
  columns text;
  bindings text;
  result jsonb;
begin
  select p.proargnames::text[] as names, p.proargtypes::oid[] as types, p.pronargs as count into signature
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = call_tool.tool;
  if not found then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', call_tool.tool));
  end if;
  select
    string_agg(format('%I %s', a.name, pg_catalog.format_type(a.type, null)), ', '),
    string_agg(format('%I := x.%I', a.name, a.name), ', ')
  into columns, bindings
  from unnest(signature.names[1:signature.count], signature.types) as a (name, type)
  where given ? a.name and a.name <> 'tool_call_id';
  if 'tool_call_id' = any (signature.names[1:signature.count]) then
    bindings := concat_ws(', ', bindings, 'tool_call_id := $2');
  end if;
  begin
    execute format('select public.%I(%s)%s', call_tool.tool, bindings,
      case when columns is null then '' else format(' from jsonb_to_record($1) as x (%s)', columns) end)
    into result using given, call_tool.tool_call_id;
  exception
    -- Class 22: a value of the wrong kind or out of range; 23: what a table does not take.
    when data_exception or integrity_constraint_violation or undefined_function then
      -- Without the message, which quotes the value.
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlstate;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  -- It is stored as a message and read by a model.
  if char_length(result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', call_tool.tool));
  end if;
  return result;
end;
$$;
comment on function private.call_tool(text, jsonb, text) is
  'Calls public.<tool> with named arguments from a JSON object. Raises PT404 unknown_tool, PT400 invalid_arguments, PT422 result_too_long and what the tool raises.';
grant execute on function private.call_tool(text, jsonb, text) to authenticated;

create function public.run_tool(
  turn_id uuid, attempt int, tool text, args jsonb, tool_call_id text, runtime_args jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb;
begin
  perform private.hold_turn(run_tool.turn_id, run_tool.attempt);
  result := private.replay_tool(run_tool.tool, run_tool.tool_call_id);
  if result is not null then
    return result;
  end if;
  perform set_config('life_assistant.turn_id', run_tool.turn_id::text, true);
  -- A pack's tool has no function here: what it found outside is its result.
  result := case when run_tool.runtime_args ? 'result' then private.pack_result(run_tool.tool, run_tool.runtime_args -> 'result')
    else private.call_tool(run_tool.tool, run_tool.args || run_tool.runtime_args, run_tool.tool_call_id) end;
  -- Writes record themselves; a read is recorded here, so that a takeover finds every call of the turn.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;
comment on function public.run_tool(uuid, int, text, jsonb, text, jsonb) is
  'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored one. runtime_args: arguments the model knows nothing of, passed on and not stored. Raises PT409 stale_turn and what the tool raises.';
grant execute on function public.run_tool(uuid, int, text, jsonb, text, jsonb) to authenticated, service_role;

-- schemas/packs.sql

-- Packs: skills with tools, as data. Without a user they are the deployment's: people read what is enabled, only the server writes.
-- With one they are that person's own, written over REST under row-level security, so that nothing in them is trusted: whoever
-- loads them checks them anew. What a push brings stands in a pack and its definitions; what the deployment says of them, enabled,
-- confirmation and limits, stays when they are pushed again.

create table public.tool_packs (
  id uuid primary key default gen_random_uuid(),
  -- Null for the deployment's, which the service role writes.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 64),
  version text not null check (private.is_text(version, 64)),
  -- { description, triggers, instructions, references, variables, scripts }
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  enabled boolean not null default false,
  pushed_at timestamptz not null default now() check (private.is_plausible(pushed_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique nulls not distinct (user_id, name),
  constraint tool_packs_own_is_small check (user_id is null or octet_length(content::text) <= 131072)
);
alter table public.tool_packs enable row level security;
grant select, delete, insert (id, user_id, name, version, content, enabled, pushed_at, created_at),
  update (version, content, enabled, pushed_at) on public.tool_packs to authenticated;
grant all on public.tool_packs to service_role;
create policy tool_packs_select on public.tool_packs for select to authenticated
  using ((select auth.uid()) = user_id or (user_id is null and enabled and (select auth.uid()) is not null));
create policy tool_packs_insert on public.tool_packs for insert to authenticated with check ((select auth.uid()) = user_id);
create policy tool_packs_update on public.tool_packs for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tool_packs_delete on public.tool_packs for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.tool_packs is 'Packs: of the deployment, as deno task packs:push stores them, and people''s own, which nobody else sees.';
comment on column public.tool_packs.user_id is 'Whose own it is; null for the deployment''s.';
comment on column public.tool_packs.enabled is 'Whether turns have it, from the next one on. The deployment''s word: a push leaves it.';

create table public.tool_definitions (
  id uuid primary key default gen_random_uuid(),
  -- That of its pack.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  pack_id uuid not null references public.tool_packs (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9_]{2,63}$'),
  position int not null check (position between 0 and 1000),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  enabled boolean not null default true,
  confirmation text check (confirmation = 'required'),
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique nulls not distinct (user_id, name),
  constraint tool_definitions_own_is_small check (user_id is null or octet_length(definition::text) <= 32768)
);
alter table public.tool_definitions enable row level security;
grant select, delete, insert (id, user_id, pack_id, name, position, definition, created_at), update (position, definition)
  on public.tool_definitions to authenticated;
grant all on public.tool_definitions to service_role;
create policy tool_definitions_select on public.tool_definitions for select to authenticated
  using ((select auth.uid()) = user_id or (user_id is null and enabled and (select auth.uid()) is not null));
create policy tool_definitions_insert on public.tool_definitions for insert to authenticated
  with check ((select auth.uid()) = user_id and exists (
    select from public.tool_packs p where p.id = pack_id and p.user_id = (select auth.uid())));
create policy tool_definitions_update on public.tool_definitions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tool_definitions_delete on public.tool_definitions for delete to authenticated using ((select auth.uid()) = user_id);

create index tool_definitions_by_pack on public.tool_definitions (pack_id);

comment on table public.tool_definitions is
  'Tools of packs; a name stands for one tool in the whole deployment, or of one person, and never for a function that is no tool.';
comment on column public.tool_definitions.enabled is 'Whether turns have it while its pack is enabled. The deployment''s word: a push leaves it.';
comment on column public.tool_definitions.confirmation is
  'required: each call waits for the person''s yes, before anything is asked outside. Null: as the tool is by itself. A push leaves it.';
comment on column public.tool_definitions.limits is
  'The deployment''s own { timeoutMs, maxBytes }: the smaller of these and the definition''s counts. A push leaves them.';

-- Instances keep what they have loaded until the revision is another; open_turn tells it. One row for the deployment and one for
-- each person with packs of their own, so that changes count one by one.
create table private.pack_revisions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  revision int not null
);
alter table private.pack_revisions enable row level security;
grant all on private.pack_revisions to service_role;
comment on table private.pack_revisions is 'How often the own packs of a person have changed.';

create function private.count_pack_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Of a statement as a whole there is neither row: only the server truncates.
  owner uuid := case when tg_level = 'ROW' then coalesce(new.user_id, old.user_id) end;
begin
  if owner is null then
    insert into private.settings as s (key, value) values ('pack_revision', '1')
    on conflict (key) do update set value = to_jsonb(s.value::int + 1);
  else
    -- Nothing is counted for an account that is being deleted.
    insert into private.pack_revisions as r (user_id, revision) select u.id, 1 from auth.users u where u.id = owner
    on conflict (user_id) do update set revision = r.revision + 1;
  end if;
  return null;
end;
$$;
create trigger tool_packs_revision after insert or update or delete on public.tool_packs
for each row execute function private.count_pack_revision();
create trigger tool_packs_emptied after truncate on public.tool_packs
for each statement execute function private.count_pack_revision();
create trigger tool_definitions_revision after insert or update or delete on public.tool_definitions
for each row execute function private.count_pack_revision();
create trigger tool_definitions_emptied after truncate on public.tool_definitions
for each statement execute function private.count_pack_revision();

create function private.pack_revision_json() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'revision', private.setting('pack_revision', 0),
    'own', coalesce((select r.revision from private.pack_revisions r where r.user_id = (select auth.uid())), 0));
end;
$$;
comment on function private.pack_revision_json() is
  '{ revision, own }: of the deployment''s packs and of the caller''s own; zero while there has never been one.';

create function public.enabled_packs(deployment boolean default true) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known jsonb := private.known_health();
begin
  return (
    -- What a person wrote stands in content and definition: it says neither whose it is, nor what it is called, nor that it needs no yes.
    select coalesce(jsonb_agg(p.content || jsonb_build_object(
        'name', p.name, 'version', p.version, 'own', p.user_id is not null, 'tools', (
      select coalesce(jsonb_agg(d.definition || jsonb_build_object('name', d.name,
          'limits', private.lower_limits(d.definition -> 'limits', d.limits), 'confirmed', d.confirmation is not null or p.user_id is not null,
          'health', case when p.user_id is null then known -> d.name end)
        order by d.position, d.name), '[]')
      from public.tool_definitions d where d.pack_id = p.id and d.user_id is not distinct from p.user_id and d.enabled))
      order by p.user_id nulls first, p.name), '[]')
    from public.tool_packs p
    where p.enabled and (p.user_id = (select auth.uid()) or (p.user_id is null and enabled_packs.deployment)));
end;
$$;
comment on function public.enabled_packs(boolean) is
  'All packs of the deployment and of the caller that are enabled, or the caller''s alone, with their enabled tools: [{ name, version, own, description, triggers, instructions, references, variables, scripts, tools }].';
grant execute on function public.enabled_packs(boolean) to authenticated, service_role;

create function private.lower_limits(told jsonb, own jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.key, l.value), '{}')
  from (
    select e.key, min(e.value::text::numeric) as value
    -- People may have written anything over REST.
    from (select * from jsonb_each(case when jsonb_typeof(told) = 'object' then told else '{}' end) union all select * from jsonb_each(own)) as e
    where jsonb_typeof(e.value) = 'number'
    group by e.key
  ) as l;
$$;
comment on function private.lower_limits(jsonb, jsonb) is 'Of each limit the smaller one.';

create function private.pack_result(tool text, result jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
    where d.name = pack_result.tool and d.enabled and p.enabled
      and (d.user_id is null or d.user_id = private.current_user_id())) then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', pack_result.tool));
  end if;
  if jsonb_typeof(pack_result.result) <> 'object' or char_length(pack_result.result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', pack_result.tool));
  end if;
  return pack_result.result;
end;
$$;
comment on function private.pack_result(text, jsonb) is 'The result of a call of a pack''s enabled tool, which has run outside of the database.';

create function private.store_pack(pack jsonb) returns public.tool_packs
language plpgsql set search_path = '' as $$
declare
  pack_name text := store_pack.pack ->> 'name';
  stored public.tool_packs;
  taken text;
begin
  select string_agg(t.value ->> 'name', ', ') into taken
  from jsonb_array_elements(store_pack.pack -> 'tools') as t
  -- A tool may take the place of one that is built in; a function that is no tool keeps its name.
  where (not coalesce((t.value ->> 'replaces')::boolean, false) and exists (
      select from pg_catalog.pg_proc f where f.pronamespace = 'public'::regnamespace and f.proname = t.value ->> 'name'))
    or exists (
      select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
      where d.user_id is null and d.name = t.value ->> 'name' and p.name <> pack_name);
  if taken is not null then
    perform private.raise(409, 'tool_name_taken', 'Esse nome de ferramenta já existe fora do pacote.', jsonb_build_object('tools', taken));
  end if;
  insert into public.tool_packs as p (user_id, name, version, content)
  values (null, pack_name, store_pack.pack ->> 'version', store_pack.pack - array['name', 'version', 'tools'])
  on conflict (user_id, name) do update set version = excluded.version, content = excluded.content, pushed_at = now()
  returning p.* into stored;
  perform private.store_definitions(stored, store_pack.pack -> 'tools');
  return stored;
end;
$$;

create function public.push_pack(pack jsonb, knowledge jsonb default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored public.tool_packs;
begin
  perform private.keep_version(push_pack.pack);
  stored := private.store_pack(push_pack.pack);
  if push_pack.knowledge is not null then
    perform private.store_knowledge(stored.name, push_pack.knowledge);
  end if;
  return jsonb_build_object('name', stored.name, 'version', stored.version, 'enabled', stored.enabled,
    'tools', jsonb_array_length(push_pack.pack -> 'tools'));
end;
$$;
comment on function public.push_pack(jsonb, jsonb) is
  'Stores a pack of the deployment, whole, in place of its last version; what is enabled and limited stays as it was, and a new pack is not enabled. knowledge: its entries, as private.store_knowledge takes them; without them they stay. Raises PT409 tool_name_taken.';
grant execute on function public.push_pack(jsonb, jsonb) to service_role;

create function private.store_definitions(pack public.tool_packs, tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tool_definitions d
  where d.pack_id = pack.id
    and not exists (select from jsonb_array_elements(tools) as t where t.value ->> 'name' = d.name);
  insert into public.tool_definitions as d (user_id, pack_id, name, position, definition)
  select pack.user_id, pack.id, t.value ->> 'name', t.ordinality, t.value
  from jsonb_array_elements(tools) with ordinality as t (value, ordinality)
  on conflict (user_id, name) do update set position = excluded.position, definition = excluded.definition;
end;
$$;
comment on function private.store_definitions(public.tool_packs, jsonb) is 'The tools of a pack in place of those that it had.';

grant execute on function private.lower_limits, private.pack_result, private.pack_revision_json, private.store_definitions
to authenticated, service_role;
grant execute on function private.store_pack to service_role;

-- schemas/tool_health.sql

-- How it stands with the services that packs' tools of the deployment ask. Each instance finds out by itself, from checks in the
-- background and from calls; what it has found is noted here, so that a new one knows at once. Only the server writes.

create table public.tool_health (
  -- Of the deployment's tools; a row of one that is gone says nothing and is not told.
  tool text primary key check (tool ~ '^[a-z][a-z0-9_]{2,63}$'),
  failures int not null check (failures between 0 and 3),
  opened_at timestamptz,
  checked_at timestamptz,
  failed_at timestamptz,
  failure text check (private.is_text(failure, 200)),
  check (opened_at is null or failures > 0)
);
alter table public.tool_health enable row level security;
grant select (tool, failures, opened_at, checked_at, failed_at) on public.tool_health to authenticated;
grant all on public.tool_health to service_role;
create policy tool_health_select on public.tool_health for select to authenticated using ((select auth.uid()) is not null);

comment on table public.tool_health is 'What was noted last of the service of each tool, by whichever instance saw it.';
comment on column public.tool_health.failures is 'Failed calls and checks in a row, at most as many as it takes to stop asking.';
comment on column public.tool_health.opened_at is 'Since when it is not asked; null while it is.';
comment on column public.tool_health.failure is 'What went wrong last. For the deployment alone.';

create function private.ms_since(at timestamptz) returns bigint
language sql stable strict set search_path = '' as $$
  select greatest(0, floor(extract(epoch from now() - ms_since.at) * 1000))::bigint;
$$;

create function private.known_health() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(h.tool, jsonb_build_object('failures', h.failures, 'openMs', private.ms_since(h.opened_at),
    'checkedMs', private.ms_since(h.checked_at), 'failedMs', private.ms_since(h.failed_at))), '{}')
  from public.tool_health h;
$$;
comment on function private.known_health() is
  'How it stood with tools when it was noted last: { tool: { failures, openMs, checkedMs, failedMs } }, each so long ago.';

create function private.ms_ago(ms jsonb) returns timestamptz
language sql stable set search_path = '' as $$
  select now() - make_interval(secs => (ms_ago.ms #>> '{}')::numeric / 1000);
$$;
comment on function private.ms_ago(jsonb) is 'When it was so many milliseconds ago, a JSON number; null for null.';

create function public.record_tool_health(reports jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into public.tool_health as h (tool, failures, opened_at, checked_at, failed_at, failure)
  select r.value ->> 'tool', (r.value ->> 'failures')::int, private.ms_ago(r.value -> 'openMs'), private.ms_ago(r.value -> 'checkedMs'),
    private.ms_ago(r.value -> 'failedMs'), left(r.value ->> 'failure', 200)
  from jsonb_array_elements(record_tool_health.reports) as r
  where exists (select from public.tool_definitions d where d.user_id is null and d.name = r.value ->> 'tool')
  order by 1
  on conflict (tool) do update set failures = excluded.failures, opened_at = excluded.opened_at,
    checked_at = coalesce(excluded.checked_at, h.checked_at), failed_at = coalesce(excluded.failed_at, h.failed_at),
    failure = coalesce(excluded.failure, h.failure);
  delete from public.tool_health h where not exists (
    select from public.tool_definitions d where d.user_id is null and d.name = h.tool);
  return jsonb_build_object('status', 'recorded');
end;
$$;
comment on function public.record_tool_health(jsonb) is
  'Notes how it stands with tools: [{ tool, failures, openMs, checkedMs, failedMs, failure }], as private.known_health tells it; names of no tool are passed over.';
grant execute on function public.record_tool_health(jsonb) to service_role;

create function public.tool_health() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  details jsonb := '{}'::jsonb;
begin
  if has_column_privilege('public.tool_health', 'failure', 'select') then
    select coalesce(jsonb_object_agg(h.tool, h.failure), '{}') into details from public.tool_health h;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('tool', d.name, 'title', d.definition ->> 'title', 'pack', p.name,
        'available', h.opened_at is null, 'failures', coalesce(h.failures, 0), 'openedAt', h.opened_at, 'checkedAt', h.checked_at,
        'failedAt', h.failed_at) || case when details ? d.name then jsonb_build_object('failure', details -> d.name) else '{}' end
      order by p.name, d.position), '[]')
    from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
    left join public.tool_health h on h.tool = d.name
    where d.user_id is null and d.enabled and p.enabled);
end;
$$;
comment on function public.tool_health() is
  'How it stands with the enabled tools of the deployment: [{ tool, title, pack, available, failures, openedAt, checkedAt, failedAt, failure }]; the failure for the server alone.';
grant execute on function public.tool_health() to authenticated, service_role;

grant execute on function private.known_health, private.ms_since, private.ms_ago to authenticated, service_role;

-- schemas/own_packs.sql

-- A person's own packs: stored as the person, under row-level security. What may stand in one is checked before it comes here, and
-- anew by whoever loads it; that it takes no name of the deployment's is checked here, where all names are.

create function private.taken_names(pack text, tools text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select p.name from public.tool_packs p where p.user_id is null and p.name = taken_names.pack
    union all
    select t from unnest(taken_names.tools) as t
    where exists (select from pg_catalog.pg_proc f where f.pronamespace = 'public'::regnamespace and f.proname = t)
      or exists (
        select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
        where d.name = t and (d.user_id is null or (d.user_id = (select auth.uid()) and p.name <> taken_names.pack))));
end;
$$;
comment on function private.taken_names(text, text[]) is
  'Of the names of a pack and its tools those that somebody else''s or another pack has. A definer: what is not enabled counts too.';

create function public.save_own_pack(pack jsonb, enabled boolean default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pack_name text := save_own_pack.pack ->> 'name';
  taken text[] := private.taken_names(pack_name, array(
    select t.value ->> 'name' from jsonb_array_elements(save_own_pack.pack -> 'tools') as t));
  stored public.tool_packs;
begin
  perform private.check_account();
  perform private.count_use('pack_changes');
  if taken <> '{}' then
    perform private.raise(409, 'name_taken', format('Já existe %s com outro dono ou em outro pacote. Escolha outro nome.',
      array_to_string(taken, ', ')), jsonb_build_object('names', to_jsonb(taken)));
  end if;
  insert into public.tool_packs as p (user_id, name, version, content, enabled)
  values ((select auth.uid()), pack_name, save_own_pack.pack ->> 'version', save_own_pack.pack - array['name', 'version', 'own', 'tools'],
    coalesce(save_own_pack.enabled, true))
  on conflict (user_id, name) do update set version = excluded.version, content = excluded.content, pushed_at = now(),
    enabled = coalesce(save_own_pack.enabled, p.enabled)
  returning p.* into stored;
  perform private.store_definitions(stored, save_own_pack.pack -> 'tools');
  return private.own_pack_json(stored);
end;
$$;
comment on function public.save_own_pack(jsonb, boolean) is
  'Stores a pack of the caller''s own, whole, in place of its last version; a new one is enabled unless said otherwise. Raises PT409 name_taken, too_many_rows, PT429 rate_limited.';
grant execute on function public.save_own_pack(jsonb, boolean) to authenticated, service_role;

create function private.own_pack_json(pack public.tool_packs) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('name', pack.name, 'version', pack.version, 'description', pack.content -> 'description',
    'enabled', pack.enabled, 'changedAt', pack.pushed_at, 'tools', (
      select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'title', d.definition -> 'title',
        'description', d.definition -> 'description') order by d.position, d.name), '[]')
      from public.tool_definitions d where d.pack_id = pack.id and d.user_id = pack.user_id));
end;
$$;

create function public.list_own_packs() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.own_pack_json(p) order by p.name), '[]')
    from public.tool_packs p where p.user_id = private.current_user_id());
end;
$$;
comment on function public.list_own_packs() is
  'The caller''s own packs: [{ name, version, description, enabled, changedAt, tools: [{ name, title, description }] }].';
grant execute on function public.list_own_packs() to authenticated, service_role;

create function public.change_own_pack(name text, enabled boolean default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  changed public.tool_packs;
begin
  perform private.count_use('pack_changes');
  if change_own_pack.enabled is null then
    delete from public.tool_packs p where p.user_id = private.current_user_id() and p.name = change_own_pack.name returning p.* into changed;
  else
    update public.tool_packs p set enabled = change_own_pack.enabled
    where p.user_id = private.current_user_id() and p.name = change_own_pack.name returning p.* into changed;
  end if;
  if changed.id is null then
    perform private.raise(404, 'pack_not_found', 'Você não tem um pacote com esse nome.');
  end if;
  return private.own_pack_json(changed);
end;
$$;
comment on function public.change_own_pack(text, boolean) is
  'Enables or disables a pack of the caller''s own; without a word on that it is deleted. Raises PT404 pack_not_found, PT429 rate_limited.';
grant execute on function public.change_own_pack(text, boolean) to authenticated, service_role;

grant execute on function private.taken_names, private.own_pack_json to authenticated, service_role;

-- schemas/feature_flags.sql

-- Feature flags: skills, packs, templates and prompts switched off or on, for everybody or for one person, whose own word wins; and
-- the texts that take the place of a skill's instructions for whom their flag is on. Only the server reads and writes them: a turn
-- is told what is off for its person.

create table public.feature_flags (
  id uuid primary key default gen_random_uuid(),
  -- Null for everybody.
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind in ('skill', 'pack', 'template', 'prompt')),
  name text not null check (private.is_text(name, 100)),
  enabled boolean not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, kind, name)
);
alter table public.feature_flags enable row level security;
grant all on public.feature_flags to service_role;

comment on table public.feature_flags is 'What is switched; without a row everything is on but prompts, which are off.';

create table public.prompt_texts (
  name text primary key check (name ~ '^skill:[a-z0-9-]{1,64}$'),
  text text not null check (private.is_text(text, 4000)),
  created_at timestamptz not null default now()
);
alter table public.prompt_texts enable row level security;
grant all on public.prompt_texts to service_role;

comment on table public.prompt_texts is 'Other instructions for skills, for whom the flag of kind prompt and this name is on.';

create function private.flags_json() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  result jsonb;
begin
  with said as (
    select distinct on (f.kind, f.name) f.kind, f.name, f.enabled
    from public.feature_flags f
    where f.user_id is null or f.user_id = (select auth.uid())
    order by f.kind, f.name, f.user_id nulls last
  )
  select jsonb_build_object(
    'off', coalesce(jsonb_agg(s.kind || ':' || s.name order by s.kind, s.name) filter (where not s.enabled), '[]'),
    'prompts', coalesce(jsonb_object_agg(p.name, p.text) filter (where p.name is not null), '{}'))
  into result
  from said s left join public.prompt_texts p on s.kind = 'prompt' and s.enabled and p.name = s.name;
  return result;
end;
$$;
comment on function private.flags_json() is
  'What is switched for the caller: { off: [kind:name], prompts: { skill:name: text } }. A definer: nobody reads the flags of others.';

create function private.user_of_email(email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  found_one uuid := (select u.id from auth.users u where lower(u.email) = lower(user_of_email.email));
begin
  if found_one is null then
    perform private.raise(404, 'user_not_found', 'Ninguém tem esse e-mail.');
  end if;
  return found_one;
end;
$$;

create function public.set_flag(kind text, name text, enabled boolean default null, email text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  person uuid := case when set_flag.email is not null then private.user_of_email(set_flag.email) end;
begin
  if set_flag.enabled is null then
    delete from public.feature_flags f
    where f.kind = set_flag.kind and f.name = set_flag.name and f.user_id is not distinct from person;
  else
    insert into public.feature_flags as f (user_id, kind, name, enabled)
    values (person, set_flag.kind, set_flag.name, set_flag.enabled)
    on conflict on constraint feature_flags_user_id_kind_name_key do update set enabled = excluded.enabled;
  end if;
  return jsonb_build_object('kind', set_flag.kind, 'name', set_flag.name, 'enabled', set_flag.enabled);
end;
$$;
comment on function public.set_flag(text, text, boolean, text) is
  'Switches something for everybody, or for the person of that e-mail; enabled null takes the flag away. Raises PT404 user_not_found.';
grant execute on function public.set_flag(text, text, boolean, text) to service_role;

create function private.email_of(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from auth.users u where u.id = email_of.user_id;
$$;

create function public.list_flags() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'name', f.name, 'enabled', f.enabled, 'email', private.email_of(f.user_id))
      order by f.kind, f.name, f.user_id nulls first), '[]')
    from public.feature_flags f);
end;
$$;
comment on function public.list_flags() is 'All flags: [{ kind, name, enabled, email: null for everybody }].';
grant execute on function public.list_flags() to service_role;

grant execute on function private.flags_json to authenticated, service_role;
grant execute on function private.user_of_email, private.email_of to service_role;

-- schemas/pack_versions.sql

-- Versions and rollback of what the deployment has: each version of a pack that a push has replaced, and packs, knowledge, flags and
-- prompts together as they were before each of the last changes, whoever made it. One function takes each of them back, whole or not
-- at all; nothing is lost by a rollback of one pack, which is a change as well.

create table public.pack_versions (
  pack text not null,
  id bigint generated always as identity primary key,
  version text not null,
  -- As push_pack takes it.
  document jsonb not null,
  -- As private.store_knowledge takes them.
  knowledge jsonb not null,
  pushed_at timestamptz not null,
  replaced_at timestamptz not null default now()
);
alter table public.pack_versions enable row level security;
grant all on public.pack_versions to service_role;
create index pack_versions_by_pack on public.pack_versions (pack, id);
comment on table public.pack_versions is 'The versions of a pack that were replaced: the last ten, and the newest is the one before the present.';

create table private.deployment_states (
  id bigint generated always as identity primary key,
  transaction xid8 not null,
  state jsonb not null,
  taken_at timestamptz not null default now()
);
alter table private.deployment_states enable row level security;
grant all on private.deployment_states to service_role;
comment on table private.deployment_states is 'What the deployment had before each of the last ten changes of packs, flags or prompts.';

-- Beside the state, so that an account takes its own with it.
create table private.past_flags (
  state_id bigint not null references private.deployment_states (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null,
  name text not null,
  enabled boolean not null,
  unique nulls not distinct (user_id, state_id, kind, name)
);
alter table private.past_flags enable row level security;
grant all on private.past_flags to service_role;
create index past_flags_by_state on private.past_flags (state_id);
comment on table private.past_flags is 'The flags of a state.';

create function private.pack_document(pack public.tool_packs) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return pack.content || jsonb_build_object('name', pack.name, 'version', pack.version, 'tools', (
    select coalesce(jsonb_agg(d.definition order by d.position), '[]') from public.tool_definitions d where d.pack_id = pack.id));
end;
$$;
comment on function private.pack_document(public.tool_packs) is 'A pack as it was pushed.';

create function private.pack_knowledge(pack text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('entityType', k.entity_type, 'entity', k.entity, 'topic', k.topic, 'content', k.content,
      'tokens', k.tokens, 'metadata', k.metadata) order by k.position, k.id), '[]')
    from public.tools_knowledge k where k.pack = pack_knowledge.pack);
end;
$$;
comment on function private.pack_knowledge(text) is 'What a pack knows, as private.store_knowledge takes it.';

create function private.restore_knowledge(pack text, entries jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if entries is distinct from private.pack_knowledge(restore_knowledge.pack) then
    perform private.store_knowledge(restore_knowledge.pack, entries);
  end if;
end;
$$;

create function private.deployment_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'packs', (
      select coalesce(jsonb_agg(jsonb_build_object('document', private.pack_document(p), 'enabled', p.enabled,
        'knowledge', private.pack_knowledge(p.name), 'words', (
          select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'enabled', d.enabled, 'confirmation', d.confirmation,
            'limits', d.limits) order by d.name), '[]')
          from public.tool_definitions d where d.pack_id = p.id)) order by p.name), '[]')
      from public.tool_packs p where p.user_id is null),
    'prompts', (select coalesce(jsonb_object_agg(t.name, t.text), '{}') from public.prompt_texts t));
end;
$$;
comment on function private.deployment_state() is 'Packs with what they know and what the deployment says of them, and prompts; the flags stand beside it.';

create function private.has_changed(kept private.deployment_states) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return kept.state <> private.deployment_state() or exists (
    (select f.user_id, f.kind, f.name, f.enabled from public.feature_flags f
      except select p.user_id, p.kind, p.name, p.enabled from private.past_flags p where p.state_id = kept.id)
    union all
    (select p.user_id, p.kind, p.name, p.enabled from private.past_flags p where p.state_id = kept.id
      except select f.user_id, f.kind, f.name, f.enabled from public.feature_flags f));
end;
$$;
comment on function private.has_changed(private.deployment_states) is 'Whether the deployment is not as it was in that state.';

create function private.keep_state() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last private.deployment_states;
begin
  select s.* into last from private.deployment_states s order by s.id desc limit 1;
  -- Once a change; what people do with their own packs is none.
  if (select auth.uid()) is not null or last.transaction = pg_current_xact_id() then
    return null;
  end if;
  if last.id is not null and not private.has_changed(last) then
    update private.deployment_states s set transaction = pg_current_xact_id() where s.id = last.id;
    return null;
  end if;
  insert into private.deployment_states (transaction, state) values (pg_current_xact_id(), private.deployment_state()) returning * into last;
  insert into private.past_flags (state_id, user_id, kind, name, enabled)
  select last.id, f.user_id, f.kind, f.name, f.enabled from public.feature_flags f
  -- Of an account that is being deleted nothing is kept.
  where f.user_id is null or exists (select from auth.users u where u.id = f.user_id);
  delete from private.deployment_states s
  where s.id <= (select o.id from private.deployment_states o order by o.id desc offset 10 limit 1);
  return null;
end;
$$;
comment on function private.keep_state() is 'Trigger: keeps what the deployment has before the first statement of a transaction that may change it.';
create trigger tool_packs_kept before insert or update or delete or truncate on public.tool_packs
for each statement execute function private.keep_state();
create trigger tool_definitions_kept before insert or update or delete or truncate on public.tool_definitions
for each statement execute function private.keep_state();
create trigger feature_flags_kept before insert or update or delete or truncate on public.feature_flags
for each statement execute function private.keep_state();
create trigger prompt_texts_kept before insert or update or delete or truncate on public.prompt_texts
for each statement execute function private.keep_state();

create function private.keep_version(pushed jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.pack_versions (pack, version, document, knowledge, pushed_at)
  select p.name, p.version, private.pack_document(p), private.pack_knowledge(p.name), p.pushed_at
  from public.tool_packs p
  where p.user_id is null and p.name = pushed ->> 'name' and private.pack_document(p) <> pushed;
  delete from public.pack_versions v
  where v.pack = pushed ->> 'name' and v.id <= (
    select o.id from public.pack_versions o where o.pack = pushed ->> 'name' order by o.id desc offset 10 limit 1);
end;
$$;
comment on function private.keep_version(jsonb) is 'Keeps the version of a pack that a push is about to replace by another.';

create function public.rollback_pack(name text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present public.tool_packs;
  earlier public.pack_versions;
begin
  select p.* into present from public.tool_packs p where p.user_id is null and p.name = rollback_pack.name for update;
  select v.* into earlier from public.pack_versions v
  where v.pack = present.name and v.document <> private.pack_document(present) order by v.id desc limit 1;
  if earlier.id is null then
    perform private.raise(404, 'no_earlier_version', format('Não há versão anterior de %s.', rollback_pack.name));
  end if;
  perform private.store_pack(earlier.document);
  perform private.restore_knowledge(earlier.pack, earlier.knowledge);
  -- Rolled back once more, it goes further back.
  delete from public.pack_versions v where v.pack = earlier.pack and v.id >= earlier.id;
  return jsonb_build_object('name', earlier.pack, 'from', present.version, 'to', earlier.version);
end;
$$;
comment on function public.rollback_pack(text) is
  'Puts the version of a pack in place that was there before the present one, with what it knew; enabled and limited stay: { name, from, to }. Raises PT404 no_earlier_version.';
grant execute on function public.rollback_pack(text) to service_role;

create function public.rollback_knowledge() returns jsonb
language plpgsql set search_path = '' as $$
declare
  one record;
  restored text[] := '{}'::text[];
begin
  for one in
    select p.value #>> '{document,name}' as pack, p.value -> 'knowledge' as entries
    from private.deployment_states s cross join lateral jsonb_array_elements(s.state -> 'packs') as p
    where s.id = (
      select max(o.id) from private.deployment_states o cross join lateral jsonb_array_elements(o.state -> 'packs') as e
      where e.value -> 'knowledge' <> private.pack_knowledge(e.value #>> '{document,name}'))
  loop
    if one.entries <> private.pack_knowledge(one.pack) then
      perform private.restore_knowledge(one.pack, one.entries);
      restored := restored || one.pack;
    end if;
  end loop;
  if restored = '{}' then
    perform private.raise(404, 'no_earlier_version', 'Não há versão anterior da base de conhecimento.');
  end if;
  return jsonb_build_object('packs', to_jsonb(restored));
end;
$$;
comment on function public.rollback_knowledge() is
  'Puts what packs know back to what it was before it last changed, and leaves their tools: { packs }. Raises PT404 no_earlier_version.';
grant execute on function public.rollback_knowledge() to service_role;

create function public.rollback_all() returns jsonb
language plpgsql set search_path = '' as $$
declare
  earlier private.deployment_states;
  one record;
begin
  lock table public.tool_packs, public.feature_flags, public.prompt_texts in share row exclusive mode;
  select s.* into earlier from private.deployment_states s where private.has_changed(s) order by s.id desc limit 1;
  if earlier.id is null then
    perform private.raise(404, 'no_earlier_version', 'Não há nada que desfazer.');
  end if;
  for one in
    delete from public.tool_packs p where p.user_id is null and p.name <> all (array(
      select k.value #>> '{document,name}' from jsonb_array_elements(earlier.state -> 'packs') as k)) returning p.name
  loop
    perform private.restore_knowledge(one.name, '[]');
  end loop;
  -- A tool may have gone from one pack to another since.
  delete from public.tool_definitions d where d.user_id is null;
  for one in select p.value from jsonb_array_elements(earlier.state -> 'packs') as p loop
    perform private.store_pack(one.value -> 'document');
    update public.tool_packs p set enabled = (one.value ->> 'enabled')::boolean
    where p.user_id is null and p.name = one.value #>> '{document,name}';
    update public.tool_definitions d set enabled = w.enabled, confirmation = w.confirmation, limits = w.limits
    from jsonb_to_recordset(one.value -> 'words') as w (name text, enabled boolean, confirmation text, limits jsonb)
    where d.user_id is null and d.name = w.name;
    perform private.restore_knowledge(one.value #>> '{document,name}', one.value -> 'knowledge');
  end loop;
  delete from public.prompt_texts t where not earlier.state -> 'prompts' ? t.name;
  insert into public.prompt_texts as t (name, text) select e.key, e.value from jsonb_each_text(earlier.state -> 'prompts') as e
  on conflict (name) do update set text = excluded.text;
  delete from public.feature_flags f where true;
  insert into public.feature_flags (user_id, kind, name, enabled)
  select f.user_id, f.kind, f.name, f.enabled from private.past_flags f where f.state_id = earlier.id;
  -- Rolled back once more, it goes further back.
  delete from private.deployment_states s where s.id >= earlier.id;
  return jsonb_build_object('to', earlier.taken_at, 'packs', jsonb_array_length(earlier.state -> 'packs'));
end;
$$;
comment on function public.rollback_all() is
  'Puts packs, what they know, flags and prompts back to what they were before the last change of any: { to: when that was, packs: how many there are }. Raises PT404 no_earlier_version.';
grant execute on function public.rollback_all() to service_role;

grant execute on function private.keep_version, private.pack_document, private.pack_knowledge, private.restore_knowledge, private.deployment_state, private.has_changed
to service_role;

-- schemas/pending_actions.sql

-- What waits for the person's answer. The proposals of a conversation are its tray: writes that nobody ordered, each a row with a
-- life of its own. A question about memory waits here as well. Opened and decided by definer functions; users read them.

create table public.pending_actions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid not null,
  kind text not null default 'proposal' check (kind in ('proposal', 'resolve_knowledge')),
  tool_call_id text not null,
  tool text not null,
  args jsonb not null check (jsonb_typeof(args) = 'object'),
  facts jsonb,
  source text,
  record_kind text,
  choices jsonb check (jsonb_typeof(choices) = 'array'),
  replaces text[] not null default '{}' check (cardinality(replaces) <= 20),
  offer text not null,
  skills text[] not null default '{}',
  status text not null default 'open'
    check (status in ('open', 'confirmed', 'rejected', 'corrected', 'selected', 'dropped')),
  shown_turn_id uuid not null,
  reminded_at timestamptz,
  decided_turn_id uuid,
  decided_at timestamptz,
  result jsonb,
  expires_at timestamptz not null default now() + interval '3 days',
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, shown_turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, decided_turn_id) references public.turns (user_id, id) on delete cascade
);
alter table public.pending_actions enable row level security;
grant select on public.pending_actions to authenticated;
grant all on public.pending_actions to service_role;
create policy pending_actions_select on public.pending_actions for select to authenticated using ((select auth.uid()) = user_id);

create index pending_actions_open on public.pending_actions (user_id, conversation_id, created_at) where status = 'open';
create unique index pending_actions_one_question on public.pending_actions (conversation_id)
  where status = 'open' and kind = 'resolve_knowledge';
create index pending_actions_by_conversation on public.pending_actions (user_id, conversation_id, created_at);
create index pending_actions_by_turn on public.pending_actions (user_id, turn_id);
create index pending_actions_by_shown_turn on public.pending_actions (user_id, shown_turn_id);
create index pending_actions_by_decided_turn on public.pending_actions (user_id, decided_turn_id);
create index pending_actions_by_record_kind on public.pending_actions (user_id, record_kind, decided_at desc)
  where decided_at is not null and record_kind is not null;

comment on table public.pending_actions is
  'Proposals that wait for the person''s yes, one write each, and questions about memory. Nothing in an open one has run.';
comment on column public.pending_actions.kind is
  'proposal: a write that waits for a yes. resolve_knowledge: a question about memory; its call is the yes, choices are the other answers.';
comment on column public.pending_actions.facts is 'What the offer showed of the row it is about; it still has to be so at the yes.';
comment on column public.pending_actions.source is 'What a pack''s tool was to do and where, when it was offered.';
comment on column public.pending_actions.record_kind is 'Which kind of record it is, where the person may say once and for all that this kind needs no asking.';
comment on column public.pending_actions.choices is 'Candidates when a name fits several rows: [{ label, args, facts? }].';
comment on column public.pending_actions.replaces is 'Tool calls that have run and that the yes takes back before it runs its own.';
comment on column public.pending_actions.status is
  'corrected: the person changed it; with a result it ran as changed, without one another proposal took its place.';
comment on column public.pending_actions.shown_turn_id is 'The last turn whose answer named it.';
comment on column public.pending_actions.reminded_at is 'When it was named once more by itself, after a few turns.';

alter table public.turns add foreign key (user_id, pending_action_id)
  references public.pending_actions (user_id, id) on delete cascade;

create function private.pending_action_json(pending public.pending_actions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', pending.id, 'kind', pending.kind, 'status', pending.status, 'toolCallId', pending.tool_call_id, 'tool', pending.tool,
    'args', pending.args, 'facts', pending.facts, 'source', pending.source, 'choices', pending.choices,
    'replaces', to_jsonb(pending.replaces), 'offer', pending.offer, 'skills', to_jsonb(pending.skills),
    'result', pending.result, 'since', pending.created_at, 'expiresAt', pending.expires_at, 'isReminded', pending.reminded_at is not null,
    -- Turns that were answered since it was last named.
    'turnsSince', (
      select count(*) from public.turns t
      join public.turns shown on shown.user_id = t.user_id and shown.id = pending.shown_turn_id
      where t.user_id = pending.user_id and t.conversation_id = pending.conversation_id
        and t.created_at > shown.created_at and t.status <> 'running'));
$$;

create function private.tray_json(conversation_id uuid, turn_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.pending_action_json(p) order by p.created_at, p.id), '[]')
  from public.pending_actions p
  where p.user_id = (select auth.uid()) and p.conversation_id = tray_json.conversation_id
    and p.status = 'open' and p.expires_at > clock_timestamp()
    -- An old message that is retried answers nothing that was offered after it.
    and p.created_at < (select t.created_at from public.turns t where t.user_id = (select auth.uid()) and t.id = tray_json.turn_id);
$$;
comment on function private.tray_json(uuid, uuid) is 'What waits in a conversation as a turn of it begins, the oldest first.';

create function private.decide_pending_action(pending_action_id uuid, turn_id uuid, status text) returns public.pending_actions
language plpgsql security definer set search_path = '' as $$
declare
  pending public.pending_actions;
begin
  select p.* into pending from public.pending_actions p
  where p.id = decide_pending_action.pending_action_id and p.user_id = private.current_user_id()
    and p.conversation_id = (select t.conversation_id from public.turns t
      where t.id = decide_pending_action.turn_id and t.user_id = private.current_user_id())
  for update;
  if not found then
    perform private.raise(404, 'pending_action_not_found', 'Não encontrei essa confirmação.');
  end if;
  if pending.status <> 'open' then
    if pending.decided_turn_id = decide_pending_action.turn_id and pending.status = decide_pending_action.status then
      return pending;
    end if;
    -- Closed meanwhile by what it was about, not by anybody's answer: nothing is left to be dropped.
    if pending.status = 'dropped' and pending.decided_turn_id is null
      and decide_pending_action.status in ('rejected', 'dropped') then
      return pending;
    end if;
    perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
      jsonb_build_object('status', pending.status));
  end if;
  if pending.expires_at <= clock_timestamp() and decide_pending_action.status not in ('rejected', 'dropped') then
    perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
  end if;
  update public.pending_actions p set
    status = decide_pending_action.status,
    decided_turn_id = decide_pending_action.turn_id,
    decided_at = clock_timestamp()
  where p.id = pending.id
  returning p.* into pending;
  return pending;
end;
$$;
comment on function private.decide_pending_action(uuid, uuid, text) is 'Decides an open pending action once, for one turn of its conversation.';

create function private.store_pending_result(pending_action_id uuid, result jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.pending_actions p set result = store_pending_result.result
  where p.id = store_pending_result.pending_action_id and p.user_id = private.current_user_id();
$$;

create function private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  -- A question that was passed over is not asked again; an expired proposal makes room.
  update public.pending_actions p set status = 'dropped', decided_turn_id = open_pending_action.turn_id, decided_at = clock_timestamp()
  where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open'
    and (p.expires_at <= clock_timestamp()
      or p.kind = 'resolve_knowledge' and open_pending_action.pending_action ->> 'kind' = 'resolve_knowledge');
  if 20 <= (select count(*) from public.pending_actions p
    where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open' and p.kind = 'proposal')
  then
    perform private.raise(409, 'too_many_rows', 'Já há propostas demais esperando resposta nesta conversa.');
  end if;
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, shown_turn_id, kind, tool_call_id, tool, args, facts,
    source, record_kind, choices, replaces, offer, skills, expires_at, created_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    open_pending_action.turn_id,
    coalesce(open_pending_action.pending_action ->> 'kind', 'proposal'),
    open_pending_action.pending_action ->> 'toolCallId',
    open_pending_action.pending_action ->> 'tool',
    open_pending_action.pending_action -> 'args',
    nullif(open_pending_action.pending_action -> 'facts', 'null'),
    open_pending_action.pending_action ->> 'source',
    open_pending_action.pending_action ->> 'recordKind',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    array(select jsonb_array_elements_text(coalesce(open_pending_action.pending_action -> 'replaces', '[]'))),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(coalesce(open_pending_action.pending_action -> 'skills', '[]'))),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '3 days'),
    -- Those of one turn stay in the order in which they were proposed: they are spoken of by number.
    now() + interval '1 microsecond' * (
      select count(*) from public.pending_actions p where p.user_id = caller and p.turn_id = open_pending_action.turn_id)
  );
end;
$$;

create function private.note_shown(turn_id uuid, shown uuid[], reminded uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.pending_actions p set
    shown_turn_id = note_shown.turn_id,
    expires_at = case when p.id = any (note_shown.shown) then clock_timestamp() + interval '3 days' else p.expires_at end,
    reminded_at = case when p.id = any (note_shown.reminded) then clock_timestamp() else p.reminded_at end
  where p.user_id = private.current_user_id() and p.status = 'open' and p.id = any (note_shown.shown || note_shown.reminded)
    and p.conversation_id = (select t.conversation_id from public.turns t
      where t.id = note_shown.turn_id and t.user_id = private.current_user_id());
$$;
comment on function private.note_shown(uuid, uuid[], uuid[]) is
  'Notes which proposals a turn named again. What was asked for again (shown) waits three days anew; what the turn only called to mind (reminded) does not.';

create function private.close_tray(conversation_id uuid, turn_id uuid, tray jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  one jsonb;
begin
  for one in select value from jsonb_array_elements(coalesce(close_tray.tray -> 'decided', '[]')) loop
    if one ->> 'status' not in ('rejected', 'corrected', 'dropped') then
      perform private.raise(400, 'invalid_request', 'Só run_calls executa o que está pendente.');
    end if;
    perform private.decide_pending_action((one ->> 'id')::uuid, close_tray.turn_id, one ->> 'status');
  end loop;
  for one in select value from jsonb_array_elements(coalesce(close_tray.tray -> 'opened', '[]')) loop
    perform private.open_pending_action(close_tray.conversation_id, close_tray.turn_id, one);
    if one ->> 'kind' = 'resolve_knowledge' then
      perform private.mark_asked((one #>> '{args,item_id}')::uuid);
    elsif one ->> 'tool' = 'set_standing_yes' then
      perform private.note_standing_offer(one #>> '{args,kind}');
    end if;
  end loop;
  perform private.note_shown(close_tray.turn_id,
    array(select jsonb_array_elements_text(coalesce(close_tray.tray -> 'shown', '[]'))::uuid),
    array(select jsonb_array_elements_text(coalesce(close_tray.tray -> 'reminded', '[]'))::uuid));
end;
$$;
comment on function private.close_tray(uuid, uuid, jsonb) is
  'What a turn did to the tray without running anything: { decided: [{ id, status }], opened: [proposal], shown: [id], reminded: [id] }.';

-- What an offer shows is found by the tool's own prepare_<tool>, before it is made and once more before it runs. Facts name the
-- row they were read from, if there is one: { …, row: { table, id } }.
create function private.prepare_call(call jsonb, then_run boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool text := prepare_call.call ->> 'tool';
  prepared jsonb;
  code text;
begin
  prepared := private.call_tool('prepare_' || tool, prepare_call.call -> 'args', null);
  if prepare_call.then_run and prepared ->> 'status' = 'ready' then
    perform private.call_tool(tool, prepared -> 'args', null);
  end if;
  return prepared;
exception when others then
  get stacked diagnostics code = pg_exception_hint;
  if sqlstate not like 'PT4%' or code = 'unknown_tool' then
    raise;
  end if;
  return jsonb_build_object('status', 'refused', 'message', sqlerrm);
end;
$$;
comment on function private.prepare_call(jsonb, boolean) is
  'What prepare_<tool> says of a call, which is run then where that is asked: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts }, or { status: refused, message } when the write would be refused.';

create function public.prepare_calls(calls jsonb, replaces text[] default '{}') returns jsonb
language plpgsql set search_path = '' as $$
declare
  call jsonb;
  prepared jsonb;
  alone jsonb := '[]'::jsonb;
  preparations jsonb := '[]'::jsonb;
  count int := jsonb_array_length(prepare_calls.calls);
begin
  perform private.act_for_assistant();
  -- What preparing writes, months of what recurs, is kept: a row that is offered must still be there at the yes.
  for call in select value from jsonb_array_elements(prepare_calls.calls) loop
    alone := alone || jsonb_build_array(private.prepare_call(call));
  end loop;
  if count < 2 and cardinality(prepare_calls.replaces) = 0 then
    return jsonb_build_object('preparations', alone, 'replaced', '[]'::jsonb);
  end if;
  begin
    perform private.take_back(prepare_calls.replaces);
    for call in select value from jsonb_array_elements(prepare_calls.calls) loop
      prepared := private.prepare_call(call, then_run => jsonb_array_length(preparations) < count - 1);
      if prepared ->> 'status' <> 'ready' and cardinality(prepare_calls.replaces) = 0
        and alone -> jsonb_array_length(preparations) ->> 'status' = 'ready' then
        -- What is against it is only offered, not done: nothing may be told of it as if it were.
        prepared := jsonb_build_object('status', 'refused', 'message', 'Isso veio repetido; proponho uma vez só.');
      end if;
      preparations := preparations || jsonb_build_array(prepared);
    end loop;
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  return jsonb_build_object('preparations', preparations, 'replaced', private.executed(prepare_calls.replaces));
end;
$$;
comment on function public.prepare_calls(jsonb, text[]) is
  'What there is to offer for write calls, [{ tool, args }], in order, each as it will be once those before it have run and the calls that they replace are taken back: { preparations: [{ status: ready, args, facts } | { status: choose, choices: [{ label, args, facts }] } | { status: missing, facts } | { status: refused, message }], replaced: [{ tool, result }] }. Writes nothing but the missing months of what recurs. Raises what taking back raises.';
grant execute on function public.prepare_calls(jsonb, text[]) to authenticated, service_role;

create function private.check_facts(call jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  prepared jsonb;
begin
  if not check_facts.call ? 'facts' then
    return;
  end if;
  -- Held first: nobody may change it between this look and the write.
  if check_facts.call -> 'facts' ? 'row' then
    execute format('select from public.%I t where t.user_id = $1 and t.id = $2 for no key update',
      check_facts.call #>> '{facts,row,table}')
    using private.current_user_id(), (check_facts.call #>> '{facts,row,id}')::uuid;
  end if;
  prepared := private.prepare_call(check_facts.call);
  if prepared ->> 'status' <> 'ready' or prepared -> 'facts' is distinct from check_facts.call -> 'facts' then
    perform private.raise(409, 'offer_changed', 'O registro mudou desde que perguntei.',
      jsonb_build_object('tool', check_facts.call ->> 'tool'));
  end if;
end;
$$;
comment on function private.check_facts(jsonb) is
  'Locks the row an offer was about and looks whether it still is as the offer showed it; PT409 offer_changed otherwise.';

create function private.run_one_call(turn_id uuid, call jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pending public.pending_actions;
  replaced jsonb;
  done jsonb;
begin
  if call ? 'pendingActionId' then
    pending := private.decide_pending_action((call ->> 'pendingActionId')::uuid, run_one_call.turn_id, call ->> 'status');
    if pending.result is not null then
      return pending.result;
    end if;
  else
    -- Delivered again: what it found then is no longer so, and what it replaced is taken back.
    done := private.replay_tool(call ->> 'tool', call ->> 'toolCallId');
    if done is not null then
      return private.compact(jsonb_build_object('replaced', (
        select private.executed(array(select jsonb_array_elements_text(e.result -> 'replaced')))
        from public.tool_executions e
        where e.user_id = (select auth.uid()) and e.tool_call_id = 'replaced:' || (call ->> 'toolCallId'))))
        || jsonb_build_object('toolCallId', call -> 'toolCallId', 'tool', call -> 'tool', 'args', call -> 'args', 'result', done);
    end if;
  end if;
  replaced := private.replace_writes(call ->> 'toolCallId',
    array(select jsonb_array_elements_text(coalesce(call -> 'replaces', '[]'))));
  perform private.check_facts(call);
  done := jsonb_build_object('toolCallId', call -> 'toolCallId', 'tool', call -> 'tool', 'args', call -> 'args', 'result',
    -- A pack's tool has been asked after the yes, outside of here. One that writes there is claimed now, and sent once this is stored.
    case when call ? 'result' then private.record_tool(call ->> 'tool', call ->> 'toolCallId', call -> 'args',
        private.pack_result(call ->> 'tool', call -> 'result'), case when call -> 'result' ? 'claim' then '[]'::jsonb end)
      else private.call_tool(call ->> 'tool', call -> 'args', call ->> 'toolCallId') end);
  if replaced is not null then
    done := done || jsonb_build_object('replaced', replaced);
  end if;
  if pending.id is not null then
    perform private.store_pending_result(pending.id, done);
  end if;
  return done;
end;
$$;

create function public.run_calls(turn_id uuid, attempt int, calls jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  call jsonb;
  results jsonb := '[]'::jsonb;
  code text;
  message text;
  hint text;
  detail text;
begin
  perform private.hold_turn(run_calls.turn_id, run_calls.attempt);
  perform set_config('life_assistant.turn_id', run_calls.turn_id::text, true);
  for call in select value from jsonb_array_elements(run_calls.calls) loop
    if call ? 'pendingActionId' and call ->> 'status' not in ('confirmed', 'corrected', 'selected') then
      perform private.raise(400, 'invalid_request', 'Só um sim, uma correção ou uma escolha executa o que está pendente.');
    end if;
    begin
      results := results || jsonb_build_array(private.run_one_call(run_calls.turn_id, call));
    exception when others then
      get stacked diagnostics code = returned_sqlstate, message = message_text, hint = pg_exception_hint, detail = pg_exception_detail;
      if code not like 'PT4%' then
        raise;
      end if;
      -- All are rolled back; the caller learns which one it was.
      raise exception using errcode = code, message = message, hint = hint,
        detail = (coalesce(nullif(detail, '')::jsonb, '{}') || jsonb_build_object('toolCallId', call ->> 'toolCallId'))::text;
    end;
  end loop;
  return results;
end;
$$;
comment on function public.run_calls(uuid, int, jsonb) is
  'Runs write calls that the person ordered or said yes to, in one transaction, each exactly once: [{ toolCallId, tool, args, result, replaced? }]. calls: [{ toolCallId, tool, args, facts?, result?, replaces?, pendingActionId?, status? }]; of a proposal, status is confirmed, corrected (run with changed arguments) or selected. replaces: calls that are taken back first. result: of a pack''s tool, with a claim where it is to be sent then (finish_outside_call). PT409 offer_changed when what the offer showed is no longer so, and what taking back raises. Any error rolls everything back and leaves every proposal open.';
grant execute on function public.run_calls(uuid, int, jsonb) to authenticated, service_role;

grant execute on function
  private.pending_action_json, private.tray_json, private.decide_pending_action, private.store_pending_result,
  private.open_pending_action, private.note_shown, private.close_tray, private.run_one_call
to authenticated;
grant execute on function private.prepare_call, private.check_facts to authenticated, service_role;

-- schemas/outside_calls.sql

-- Writes outside, which share no transaction with what is stored about them. The yes stores a claim as the call's result, and only who
-- holds it sends the call, once; what came of it takes the claim's place. Whoever finds a claim cannot know whether the call arrived.

create function private.finish_outside_call(pending_action_id uuid, tool_call_id text, claim uuid, result jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  update public.tool_executions e set
    result = private.pack_result(e.tool, finish_outside_call.result),
    -- What was refused changed nothing; nothing else is known to be as it was.
    undo = case when finish_outside_call.result ->> 'status' = 'refused' then null else e.undo end
  where e.user_id = caller and e.tool_call_id = finish_outside_call.tool_call_id
    and e.result ->> 'claim' = finish_outside_call.claim::text;
  if not found then
    return false;
  end if;
  update public.pending_actions p set result = p.result || jsonb_build_object('result', finish_outside_call.result)
  where p.user_id = caller and p.id = finish_outside_call.pending_action_id and p.result is not null;
  return true;
end;
$$;

create function public.finish_outside_call(pending_action_id uuid, tool_call_id text, claim uuid, result jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return to_jsonb(private.finish_outside_call(finish_outside_call.pending_action_id, finish_outside_call.tool_call_id,
    finish_outside_call.claim, finish_outside_call.result));
end;
$$;
comment on function public.finish_outside_call(uuid, text, uuid, jsonb) is
  'Stores what came of a call that was claimed with a yes, in place of the claim; false where it was stored already. result: { status: done | refused | unknown, summary, … }.';
grant execute on function public.finish_outside_call(uuid, text, uuid, jsonb) to authenticated, service_role;

grant execute on function private.finish_outside_call to authenticated, service_role;

-- schemas/standing_yes.sql

-- Kinds of records that the person wants recorded without being asked each time. Said once and confirmed, withdrawn by a word or
-- in settings.

create table public.standing_yes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('expenses', 'incomes', 'measures', 'habits', 'reminders', 'library')),
  is_on boolean not null default false,
  offered_at timestamptz check (private.is_plausible(offered_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique (user_id, kind)
);
alter table public.standing_yes enable row level security;
grant select, insert, update, delete on public.standing_yes to authenticated;
grant all on public.standing_yes to service_role;
create policy standing_yes_select on public.standing_yes for select to authenticated using ((select auth.uid()) = user_id);
create policy standing_yes_insert on public.standing_yes for insert to authenticated with check ((select auth.uid()) = user_id);
create policy standing_yes_update on public.standing_yes for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy standing_yes_delete on public.standing_yes for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.standing_yes is 'Kinds of records that run without a yes of their own, one row a kind that was ever spoken of.';
comment on column public.standing_yes.offered_at is 'When the assistant offered it by itself: that is done once.';

create function public.set_standing_yes(kind text, is_on boolean, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('set_standing_yes', set_standing_yes.tool_call_id);
  before boolean;
  row_id uuid;
begin
  if stored is not null then
    return stored;
  end if;
  select s.is_on into before from public.standing_yes s where s.user_id = caller and s.kind = set_standing_yes.kind;
  insert into public.standing_yes as s (user_id, kind, is_on) values (caller, set_standing_yes.kind, set_standing_yes.is_on)
  on conflict on constraint standing_yes_user_id_kind_key do update set is_on = excluded.is_on
  returning s.id into row_id;
  return private.record_tool('set_standing_yes', set_standing_yes.tool_call_id,
    jsonb_build_object('kind', set_standing_yes.kind, 'is_on', set_standing_yes.is_on),
    jsonb_build_object('kind', set_standing_yes.kind, 'is_on', set_standing_yes.is_on),
    jsonb_build_object('table', 'standing_yes', 'id', row_id, 'set', jsonb_build_object('is_on', coalesce(before, false))));
end;
$$;
comment on function public.set_standing_yes(text, boolean, text) is
  'Whether records of a kind run without a yes of their own: { kind, is_on }. kind: expenses, incomes, measures, habits, reminders or library.';
grant execute on function public.set_standing_yes(text, boolean, text) to authenticated, service_role;

create function private.note_standing_offer(kind text) returns void
language sql set search_path = '' as $$
  insert into public.standing_yes as s (user_id, kind, offered_at) values (private.current_user_id(), note_standing_offer.kind, now())
  on conflict on constraint standing_yes_user_id_kind_key do update set offered_at = coalesce(s.offered_at, excluded.offered_at);
$$;
comment on function private.note_standing_offer(text) is 'Notes that the assistant has offered not to ask any more; it does so once a kind.';

create function private.standing_json() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'standing', coalesce((
      select jsonb_agg(s.kind order by s.kind) from public.standing_yes s where s.user_id = (select auth.uid()) and s.is_on), '[]'),
    -- How many of a kind were accepted unchanged one after the other; none where it was spoken of.
    'acceptedInARow', coalesce((
      select jsonb_object_agg(k.record_kind, k.accepted) from (
        select d.record_kind, count(*) filter (where d.unbroken) as accepted
        from (
          select p.record_kind, bool_and(p.status = 'confirmed') over
            (partition by p.record_kind order by p.decided_at desc, p.id rows unbounded preceding) as unbroken
          from public.pending_actions p
          where p.user_id = (select auth.uid()) and p.record_kind is not null and p.decided_at > now() - interval '60 days'
            and p.status in ('confirmed', 'corrected', 'selected', 'rejected')
            and not exists (select from public.standing_yes s where s.user_id = p.user_id and s.kind = p.record_kind)
        ) d
        group by d.record_kind) k
      where k.accepted > 0), '{}'));
$$;
comment on function private.standing_json() is 'What a turn needs to know of standing yeses: { standing: [kind], acceptedInARow: { kind: n } }.';

grant execute on function private.note_standing_offer, private.standing_json to authenticated;

-- schemas/undo.sql

-- Taking writes back. A step says which columns of which row to set, and what they held when the write was done; it is applied
-- only where they hold that still. Counters are relative. Everything runs as the caller: grants and policies decide what it
-- may touch.

create function private.rows_of(step jsonb) returns uuid[]
language sql immutable set search_path = '' as $$
  select array(select jsonb_array_elements_text(coalesce(step -> 'ids', jsonb_build_array(step -> 'id')))::uuid);
$$;
comment on function private.rows_of(jsonb) is 'The rows of an undo step: id, or ids when all of them were written alike.';

-- In one zone, so that the same instant is always the same text.
create function private.values_of(step jsonb) returns jsonb
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  -- About an item of memory more is learned by itself: only what the step sets counts.
  learns constant boolean := step ->> 'table' = 'knowledge_items';
  held jsonb;
begin
  -- A row that goes away has to be as it was written, and one that was deleted since is gone. Of many the one that differs.
  execute format('with held as materialized (select %s as v from public.%I t where t.id = any ($1) and t.user_id = $2'
      ' and ($3 or to_jsonb(t) ->> ''deleted_at'' is null) for update) select v from held order by v = $4 limit 1',
    case when step -> 'set' = '{"deleted_at": "now"}' and not learns
      then 'to_jsonb(t) - array[''id'', ''user_id'', ''created_at'', ''updated_at'','
        -- What time does to a reminder.
        ' ''upcoming'', ''expand_after'', ''due_at'', ''came_due_at'', ''shown_at'', ''claimed_turn_id'']'
      else format('jsonb_build_object(%s)', (
        select string_agg(format('%1$L, t.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'set') as c (name))) end,
    step ->> 'table')
  into held using private.rows_of(step), private.current_user_id(), learns or step -> 'set' ? 'deleted_at', step -> 'left';
  return held;
end;
$$;
comment on function private.values_of(jsonb) is 'What a row holds in the columns that an undo step minds; null when it is gone. Locks the row.';

create function private.with_left(undo jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return case jsonb_typeof(undo)
    when 'object' then jsonb_build_array(undo || jsonb_build_object('left', private.values_of(undo)))
    -- Who writes an item knows what it leaves.
    when 'array' then coalesce((
      select jsonb_agg(case when s.step ? 'left' then s.step else s.step || jsonb_build_object('left', private.values_of(s.step)) end order by s.position)
      from jsonb_array_elements(undo) with ordinality as s (step, position)), '[]') end;
end;
$$;
comment on function private.with_left(jsonb) is 'Undo steps with what the write has just left.';

create function private.changed_since(step jsonb, held jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if held is null then
    return jsonb_build_array(jsonb_build_object('column', 'id', 'left', step -> 'id', 'held', null));
  end if;
  return (
    select jsonb_agg(jsonb_build_object('column', l.key, 'left', l.value, 'held', held -> l.key) order by l.key)
    from jsonb_each(step -> 'left') as l
    where l.value is distinct from (held -> l.key));
end;
$$;
comment on function private.changed_since(jsonb, jsonb) is
  'What differs from what a write left: [{ column, left, held }], { column: id } when the row is gone; null when nothing does.';

create function private.apply_undo(step jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) as v where t.id = any ($2) and t.user_id = $3',
    step ->> 'table', concat_ws(', ',
      (select string_agg(format('%1$I = v.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'set') as c (name)),
      (select string_agg(format('%1$I = t.%1$I + v.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'add') as c (name))))
  using (step -> 'set') || coalesce(step -> 'add', '{}'), private.rows_of(step), private.current_user_id();
end;
$$;

create function private.reverse_of(step jsonb, held jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (step - array['left', 'set', 'add']) || jsonb_build_object(
    'set', (select jsonb_object_agg(c.name, held -> c.name) from jsonb_object_keys(step -> 'set') as c (name)),
    'add', coalesce((select jsonb_object_agg(a.key, -(a.value::text)::numeric) from jsonb_each(step -> 'add') as a), '{}'));
end;
$$;
comment on function private.reverse_of(jsonb, jsonb) is 'The step that takes an undo step back, from what the row held before it.';

-- As a claim: of two that take the same write back, one gets true.
create function private.mark_undone(tool_call_id text, undone boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.tool_executions e set undone_at = case when mark_undone.undone then clock_timestamp() end
  where e.user_id = private.current_user_id() and e.tool_call_id = mark_undone.tool_call_id
    and (e.undone_at is null) = mark_undone.undone;
  return found;
end;
$$;

create function private.refuse_undo(execution public.tool_executions, code text, message text, changes jsonb default '[]') returns void
language plpgsql set search_path = '' as $$
begin
  perform private.raise(409, refuse_undo.code, refuse_undo.message,
    jsonb_build_object('tool', execution.tool, 'result', execution.result, 'changes', refuse_undo.changes));
end;
$$;

create function private.check_undoable(execution public.tool_executions) returns void
language plpgsql set search_path = '' as $$
begin
  if execution.undone_at is not null then
    perform private.refuse_undo(execution, 'already_undone', 'Isso já foi desfeito.');
  elsif execution.undo is null then
    perform private.refuse_undo(execution, 'nothing_written', 'Isso não gravou nada, então não há o que desfazer.');
  elsif execution.undo = '[]' then
    perform private.refuse_undo(execution, 'cannot_be_undone', 'Isso não tem como desfazer.');
  elsif execution.created_at < now() - interval '24 hours' then
    perform private.refuse_undo(execution, 'too_old_to_undo', 'Isso foi há mais de 24 horas e não dá mais para desfazer.');
  end if;
end;
$$;

create function private.undo_execution(execution public.tool_executions) returns jsonb
language plpgsql set search_path = '' as $$
declare
  step jsonb;
  held jsonb;
  changes jsonb;
  reverse jsonb := '[]'::jsonb;
begin
  perform private.check_undoable(execution);
  if not private.mark_undone(execution.tool_call_id, true) then
    perform private.refuse_undo(execution, 'already_undone', 'Isso já foi desfeito.');
  end if;
  -- All are looked at before the first is applied: two of them may mind the same column.
  for step in select s.value from jsonb_array_elements(execution.undo) as s loop
    held := private.values_of(step);
    changes := private.changed_since(step, held);
    if changes is not null then
      perform private.refuse_undo(execution, 'changed_since', 'Isso mudou depois, então não desfiz.', changes);
    end if;
    reverse := reverse || jsonb_build_array(private.reverse_of(step, held));
  end loop;
  perform private.apply_undo(s.value) from jsonb_array_elements(execution.undo) as s;
  return reverse;
exception when integrity_constraint_violation then
  perform private.refuse_undo(execution, 'changed_since', 'O que foi registrado depois não deixa desfazer isso.');
  return null;
end;
$$;
comment on function private.undo_execution(public.tool_executions) is
  'Takes one write back and returns the steps that would bring it again. Raises PT409 already_undone, nothing_written, cannot_be_undone, too_old_to_undo, changed_since, with { tool, result, changes } in detail.';

create function private.executed(tool_call_ids text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool', e.tool, 'result', e.result) order by e.seq), '[]')
  from public.tool_executions e
  where e.user_id = (select auth.uid()) and e.tool_call_id = any (executed.tool_call_ids);
$$;
comment on function private.executed(text[]) is 'What calls were and gave: [{ tool, result }].';

-- The last first: a later write of the same row is taken back before an earlier one.
create function private.take_back(
  tool_call_ids text[], out undone text[], out brought_back text[], out reverse jsonb
)
language plpgsql set search_path = '' as $$
declare
  execution public.tool_executions;
  -- Replaced writes, which come back with what replaced them.
  replaced text[];
begin
  undone := '{}'::text[];
  brought_back := '{}'::text[];
  reverse := '[]'::jsonb;
  for execution in
    select e.* from public.tool_executions e
    where e.user_id = private.current_user_id() and e.tool_call_id = any (take_back.tool_call_ids)
    order by e.seq desc
  loop
    reverse := private.undo_execution(execution) || reverse;
    if execution.tool = 'replace_writes' then
      replaced := array(select jsonb_array_elements_text(execution.result -> 'replaced'));
      perform private.mark_undone(r.id, false) from unnest(replaced) as r (id);
      brought_back := brought_back || replaced;
    else
      undone := execution.tool_call_id || undone;
    end if;
  end loop;
  -- Nothing returns to memory over something newer.
  perform private.settle_again(k.id) from (
    select distinct (r.value ->> 'id')::uuid as id from jsonb_array_elements(reverse) as r
    where r.value ->> 'table' = 'knowledge_items') as k;
end;
$$;
comment on function private.take_back(text[]) is
  'Takes back all of these writes or, raising what undo_execution raises, none. undone: those that are no more; brought_back: those they had replaced; reverse: the steps that would take this back.';

create function private.replace_writes(tool_call_id text, replaces text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken record;
begin
  if cardinality(replace_writes.replaces) = 0 then
    return null;
  end if;
  taken := private.take_back(replace_writes.replaces);
  -- A call of the same turn as the new write: who takes the turn back brings back what was replaced.
  perform private.record_tool('replace_writes', 'replaced:' || replace_writes.tool_call_id, '{}',
    jsonb_build_object('replaced', taken.undone), taken.reverse);
  return private.executed(taken.undone);
end;
$$;
comment on function private.replace_writes(text, text[]) is
  'Takes back what a call replaces, just before it runs, and records how to bring that back; returns [{ tool, result }], null when there is nothing.';

create function private.last_writing_turn(asking_turn_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asking public.turns;
begin
  select t.* into asking from public.turns t where t.user_id = caller and t.id = last_writing_turn.asking_turn_id;
  return (
    select e.turn_id from public.turns t
    join public.tool_executions e on e.user_id = caller and e.turn_id = t.id
    where t.user_id = caller and t.conversation_id = asking.conversation_id
      and e.undone_at is null and e.tool <> 'undo_writes'
      -- A message that is sent again asks for what it asked for then.
      and e.created_at <= asking.created_at
      -- What was confirmed counts even if it turned out to change nothing.
      and (e.undo is not null or (exists (
        select from public.pending_actions p
        where p.user_id = caller and p.decided_turn_id = t.id and p.status in ('confirmed', 'corrected', 'selected'))
        and not exists (
          select from public.tool_executions u
          where u.user_id = caller and u.turn_id = t.id and u.undone_at is not null)))
    order by e.seq desc limit 1);
end;
$$;
comment on function private.last_writing_turn(uuid) is
  'Of the conversation of the turn that asks, the last turn that wrote before it was asked and was not taken back.';

create function private.writes_of(turn_id uuid) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  open_calls text[];
  writes text[];
begin
  select array_agg(e.tool_call_id), array_agg(e.tool_call_id) filter (where e.undo is not null) into open_calls, writes
  from public.tool_executions e
  where e.user_id = (select auth.uid()) and e.turn_id = writes_of.turn_id and e.undone_at is null;
  -- Of a turn that wrote nothing, that is what there is to say.
  return coalesce(writes, open_calls);
end;
$$;

create function public.undo_writes(turn_id uuid, attempt int, tool_call_ids text[] default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Once a turn: a turn that breaks off after it must not take back the write before as well.
  undo_id constant text := 'undo:' || undo_writes.turn_id;
  stored jsonb;
  taken record;
begin
  perform private.hold_turn(undo_writes.turn_id, undo_writes.attempt);
  stored := private.replay_tool('undo_writes', undo_id);
  if stored is null then
    taken := private.take_back(coalesce(undo_writes.tool_call_ids, private.writes_of(private.last_writing_turn(undo_writes.turn_id))));
    -- By their ids: what was forgotten since must not stay here.
    stored := private.record_tool('undo_writes', undo_id, '{}',
      jsonb_build_object('undone', taken.undone, 'brought_back', taken.brought_back));
  end if;
  return jsonb_build_object(
    'undone', private.executed(array(select jsonb_array_elements_text(stored -> 'undone'))),
    'brought_back', private.executed(array(select jsonb_array_elements_text(stored -> 'brought_back'))));
end;
$$;
comment on function public.undo_writes(uuid, int, text[]) is
  'Takes back writes by their tool calls or, without them, the conversation''s last turn that wrote, and brings back what these had replaced: { undone, brought_back: [{ tool, result }] }, empty when there was none. All of it or, raising PT409 nothing_written, cannot_be_undone, too_old_to_undo or changed_since with { tool, result, changes }, nothing; and nothing older. Once a turn.';
grant execute on function public.undo_writes(uuid, int, text[]) to authenticated, service_role;

create function private.recent_writes(conversation_id uuid, turn_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('toolCallId', w.tool_call_id, 'tool', w.tool, 'args', w.args, 'result', w.result,
    'isLast', w.is_last) order by w.seq), '[]')
  from (
    select e.*, e.turn_id = (
        select t.id from public.turns t
        where t.user_id = (select auth.uid()) and t.conversation_id = recent_writes.conversation_id
          and t.id <> recent_writes.turn_id and t.status in ('completed', 'stopped')
        order by t.created_at desc limit 1) as is_last
    from public.tool_executions e
    join public.turns t on t.user_id = e.user_id and t.id = e.turn_id
    where e.user_id = (select auth.uid()) and t.conversation_id = recent_writes.conversation_id and e.turn_id <> recent_writes.turn_id
      and e.undo is not null and e.undo <> '[]' and e.undone_at is null and e.created_at > now() - interval '24 hours'
      and e.tool <> 'replace_writes' and e.tool_call_id not like 'undo:%'
    order by e.seq desc limit 12
  ) w;
$$;
comment on function private.recent_writes(uuid, uuid) is
  'The last writes of a conversation that can still be taken back or corrected, the oldest first: [{ toolCallId, tool, args, result, isLast }]; isLast: done in the turn before.';

grant execute on function
  private.rows_of, private.values_of, private.changed_since, private.apply_undo, private.reverse_of, private.mark_undone,
  private.refuse_undo, private.check_undoable, private.undo_execution, private.executed, private.take_back,
  private.replace_writes, private.last_writing_turn, private.writes_of, private.recent_writes
to authenticated;

-- schemas/slots.sql

-- What a belief can be about. Whoever writes an item names its slot; contradictions are settled on slot, key, value and
-- whether it holds. The same names and kinds as shared/memory/slots.ts, which tells models what each is about.

create table private.slots (
  name text primary key check (name ~ '^[a-z][a-z_]{0,39}$'),
  kind text not null check (kind in ('single', 'measured', 'keyed', 'goal'))
);
alter table private.slots enable row level security;
grant select on private.slots to authenticated;
grant all on private.slots to service_role;
create policy slots_select on private.slots for select to authenticated using (true);

comment on table private.slots is 'What an item of memory can be about.';
comment on column private.slots.kind is
  'single: one value at a time. measured: the newest counts, the others are history. keyed: several, told apart by slot_key. goal: slot_key is the goal, value open, done or dropped.';

insert into private.slots (name, kind)
select unnest(array['name', 'pronouns', 'birthday', 'hometown', 'residence', 'household', 'marital_status', 'partner', 'employment', 'employer',
  'occupation', 'income', 'study', 'religion', 'diet', 'sexual_orientation', 'blood_type', 'health_plan', 'phone', 'email']), 'single'
union all
select unnest(array['weight', 'height', 'age', 'clothing_size']), 'measured'
union all
select unnest(array['allergy', 'condition', 'medication', 'likes', 'habit', 'skill', 'language', 'pet', 'owns', 'member_of',
  'relationship', 'child', 'plan', 'owes', 'contract']), 'keyed'
union all
select 'goal', 'goal';

create function private.slot_kind(slot text) returns text
language plpgsql stable strict set search_path = '' as $$
begin
  return (select s.kind from private.slots s where s.name = slot_kind.slot);
end;
$$;

create function private.check_slot(slot text, slot_key text, value text, quote text default null) returns void
language plpgsql stable set search_path = '' as $$
declare
  kind text := private.slot_kind(slot);
begin
  if slot is null and (slot_key is not null or value is not null) then
    perform private.raise(400, 'slot_missing', 'Uma chave ou um valor precisa dizer de que assunto é.');
  end if;
  if slot is not null and kind is null then
    perform private.raise(400, 'unknown_slot', 'Não conheço esse assunto de memória.',
      jsonb_build_object('slot', left(slot, 60), 'allowed', (select jsonb_agg(s.name order by s.name) from private.slots s)));
  end if;
  if slot_key is null and kind in ('keyed', 'goal') then
    perform private.raise(400, 'slot_key_missing', 'Falta a chave: esse assunto precisa dizer de qual se trata.', jsonb_build_object('slot', slot));
  end if;
  if slot_key is not null and kind not in ('keyed', 'goal') then
    perform private.raise(400, 'slot_key_unexpected', 'Esse assunto não tem chave.', jsonb_build_object('slot', slot));
  end if;
  if kind = 'goal' and value not in ('open', 'done', 'dropped') then
    perform private.raise(400, 'invalid_goal_state', 'Um objetivo está open, done ou dropped.', jsonb_build_object('allowed', array['open', 'done', 'dropped']));
  end if;
  if char_length(slot_key) > 120 or char_length(value) > 200 or char_length(quote) > 2000 then
    perform private.raise(400, 'content_too_long', 'A chave vai até 120 caracteres, o valor até 200 e a citação até 2.000.');
  end if;
end;
$$;
comment on function private.check_slot(text, text, text, text) is
  'Raises PT400 slot_missing, unknown_slot, slot_key_missing, slot_key_unexpected, invalid_goal_state, content_too_long.';

create function private.goal_state(value text, holds boolean) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(value, 'open') = 'open' and not holds then 'dropped' else coalesce(value, 'open') end;
$$;
comment on function private.goal_state(text, boolean) is 'A goal is open unless it is said otherwise; one that does not hold is dropped.';

create function private.note_slot_said() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- For hold_to_slot: the slot is said along, be it the same as before.
  new.filed_at := coalesce(nullif(new.filed_at, old.filed_at), '-infinity');
  return new;
end;
$$;

create function private.hold_to_slot() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Edited by hand: what it was about is not known any more, unless it is said along with the words.
  if tg_op = 'UPDATE' and new.content <> old.content and private.comparable(new.content) <> private.comparable(old.content)
    and (new.slot, new.slot_key, new.value, new.holds, new.filed_at) is not distinct from (old.slot, old.slot_key, old.value, old.holds, old.filed_at) then
    new.slot := null;
    new.slot_key := null;
    new.value := null;
    new.holds := true;
    new.quote := null;
    new.filed_at := null;
  end if;
  -- Said by hand: the next scheduled run settles it.
  new.filed_at := nullif(new.filed_at, '-infinity');
  perform private.check_slot(new.slot, new.slot_key, new.value, new.quote);
  if private.slot_kind(new.slot) = 'goal' then
    new.value := private.goal_state(new.value, new.holds);
    new.holds := true;
  end if;
  return new;
end;
$$;
comment on function private.hold_to_slot() is
  'Users write the table directly: a key stands only where its slot has keys, and there always; a goal is open unless it says otherwise.';

grant execute on function
  private.slot_kind, private.check_slot, private.goal_state, private.note_slot_said, private.hold_to_slot
to authenticated, service_role;

-- schemas/knowledge_items.sql

-- Knowledge: what the assistant believes about a user and the people in their life, one item a belief, and the relations
-- between items. Items are never lost: a loser is superseded, a rejected one is deleted softly.

-- Portuguese stems over unaccented words: "alérgica" and "alergica" are one word.
create text search configuration private.portuguese (copy = pg_catalog.portuguese);

alter text search configuration private.portuguese
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.portuguese_stem;

create function private.plain_words(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  folded text := private.fold(value);
begin
  -- Text without a single letter or digit ("❤️") keeps what it has, so that two such texts still differ.
  return coalesce(nullif(btrim(regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g')), ''), folded);
end;
$$;
comment on function private.plain_words(text) is 'Folded words separated by single spaces, punctuation gone.';

create function private.search_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- Plurals the stemmer knows only with accents, or not at all: ações, viagens, animais.
  return regexp_replace(regexp_replace(regexp_replace(private.plain_words(value),
    'oes\M', 'ao', 'g'), '([aeiou])ns\M', '\1m', 'g'), '([a-z]{3})ais\M', '\1al', 'g');
end;
$$;
comment on function private.search_text(text) is 'The words of a text as the search index holds them; queries go through it too.';

create function private.comparable(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- What ends, quotes or encloses, and what cannot be seen. Signs stay, but for a dash within or between words.
  folded text := private.fold(value);
  words text := regexp_replace(folded, '[].,;:!?"''(){}[/\\|_*~^`´\u200b-\u200f\u2010-\u206f\ufe00-\ufe0f¡¿«»]+', ' ', 'g');
begin
  return coalesce(nullif(btrim(regexp_replace(regexp_replace(words, '(?<=\S)-+(?=\S)|(?<=\s)-+(?=\s)', ' ', 'g'), '\s+', ' ', 'g')), ''), folded);
end;
$$;
comment on function private.comparable(text) is
  'A text as it is compared: folded, without punctuation. Signs are kept, which a search does without: A+ is not A-, C not C#.';

create function private.content_digest(content text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return md5(private.comparable(content));
end;
$$;
comment on function private.content_digest(text) is 'Texts with the same say the same in the same words.';

create function private.key_stems(key text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return coalesce(nullif(array_to_string(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.search_text(key))), ' '), ''),
    private.comparable(key));
end;
$$;
comment on function private.key_stems(text) is 'The stems of a key, in order of the alphabet: camarão and Camarões have one.';

create function private.key_marks(slot text, key text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  -- Somebody's name is theirs only when it is the same: Paulo is not Paula.
  return case when slot in ('child', 'pet', 'relationship') then private.comparable(key)
    else nullif(array_to_string(array(
      select m.found[1] from regexp_matches(private.comparable(key), '(\S*[^a-z\s]\S*|(?<= )\S$)', 'g') as m (found)), ' '), '') end;
end;
$$;
comment on function private.key_marks(text, text) is
  'What tells keys of a slot apart that are otherwise alike: a whole name, words with a figure or a sign, a single letter at the end (hepatite A, vitamina B12, C#).';

create function private.person_words(person_metadata jsonb) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return concat_ws(' ',
    person_metadata ->> 'relationship',
    person_metadata ->> 'aliases',
    person_metadata ->> 'preferences',
    case when person_metadata ? 'birthday' then 'aniversário nascimento' end);
end;
$$;

create function private.search_vector(title text, content text, person_metadata jsonb) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  words constant tsvector := to_tsvector('private.portuguese'::regconfig, private.search_text(content));
begin
  -- Mostly the title is the content, and nobody's data are beside it.
  return setweight(case when title = content then words else to_tsvector('private.portuguese'::regconfig, private.search_text(title)) end, 'A')
    || setweight(words, 'B')
    || coalesce(setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(private.person_words(person_metadata))), 'B'), '');
end;
$$;
comment on function private.search_vector(text, text, jsonb) is
  'What full text search sees of an item. Declared immutable, though unaccent is only stable, so that a column can be generated from it.';

create function private.is_birthday(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value !~ '^(\d{4}|-)-\d{2}-\d{2}$' then
    return false;
  end if;
  -- Without a year any leap year will do: 29 February is a birthday.
  return extract(year from replace(value, '--', '2000-')::date) >= 1900;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end;
$$;
comment on function private.is_birthday(text) is 'YYYY-MM-DD from 1900 on, or --MM-DD when the year is unknown.';

create function private.is_person_metadata(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'object' then false else
    pg_column_size(value) <= 16000
    and (value -> 'relationship' is null
      or (jsonb_typeof(value -> 'relationship') = 'string' and char_length(value ->> 'relationship') between 1 and 200))
    and (value -> 'birthday' is null
      or (jsonb_typeof(value -> 'birthday') = 'string' and private.is_birthday(value ->> 'birthday')))
    and (value -> 'preferences' is null
      or (jsonb_typeof(value -> 'preferences') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'preferences') when 'array' then value -> 'preferences' else '[]' end)),
        50, 200)))
    and (value -> 'aliases' is null
      or (jsonb_typeof(value -> 'aliases') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'aliases') when 'array' then value -> 'aliases' else '[]' end)), 20, 200)))
    and (value -> 'past_bonds' is null or (jsonb_typeof(value -> 'past_bonds') = 'array'
      and not jsonb_path_exists(value, '$.past_bonds[*] ? (!(@.type() == "object" && @.relationship.type() == "string" && @.until.type() == "string"))')))
  end;
$$;
comment on function private.is_person_metadata(jsonb) is
  '{ relationship?, past_bonds?: [{ relationship, until }], aliases?: string[], birthday?, preferences?: string[] }; other keys are allowed.';

create function private.is_sub_area(area text, sub_area text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return sub_area = any (case area
    when 'health' then array['physical', 'nutrition', 'sleep', 'medical']
    when 'mental_health' then array['mood', 'stress', 'therapy']
    when 'finance' then array['budget', 'savings', 'debts', 'investments']
    when 'relationships' then array['family', 'romantic', 'social']
    when 'career' then array['job', 'business']
    when 'personal_growth' then array['formal', 'informal']
    when 'leisure' then array['hobbies', 'travel', 'culture']
    when 'spirituality' then array['practice', 'community']
    else array[]::text[]
  end);
end;
$$;

create table public.knowledge_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('fact', 'preference', 'memory', 'insight', 'person')),
  area text not null check (area in ('health', 'mental_health', 'finance', 'relationships', 'career',
    'personal_growth', 'leisure', 'spirituality')),
  sub_area text check (private.is_sub_area(area, sub_area)),
  title text not null check (private.is_text(title, 200)),
  content text not null check (private.is_text(content, 4000)),
  subject text not null default 'self'
    check (subject = 'self' or subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  subject_id uuid generated always as (case when subject <> 'self' then subject::uuid end) stored,
  slot text references private.slots (name),
  slot_key text check (private.is_text(slot_key, 120)),
  value text check (private.is_text(value, 200)),
  holds boolean not null default true,
  quote text check (private.is_text(quote, 2000)),
  filed_at timestamptz check (private.is_plausible(filed_at)),
  source text not null default 'user_input' check (source in ('conversation', 'user_input', 'ai_inference')),
  source_ref uuid,
  inference_evidence text check (private.is_text(inference_evidence, 4000)),
  confidence numeric(3, 2) not null default 1 check (confidence between 0 and 1),
  validated_by_user boolean not null default false,
  validated_at timestamptz check (private.is_plausible(validated_at)),
  tags text[] not null default '{}' check (private.is_text_list(tags, 20, 60)),
  person_metadata jsonb check (person_metadata is null or (type = 'person' and private.is_person_metadata(person_metadata))),
  stated_at timestamptz not null default now() check (private.is_plausible(stated_at)),
  superseded_by_id uuid check (superseded_by_id <> id),
  superseded_at timestamptz check (private.is_plausible(superseded_at)),
  needs_resolution boolean not null default false,
  asked_at timestamptz check (private.is_plausible(asked_at)),
  seen_at timestamptz check (private.is_plausible(seen_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  pattern text,
  derived_from jsonb check (jsonb_typeof(derived_from) = 'object' and pg_column_size(derived_from) <= 16000),
  retired_at timestamptz check (private.is_plausible(retired_at)),
  profile_entry jsonb
    check (jsonb_typeof(profile_entry -> 'field') = 'string' and jsonb_typeof(profile_entry -> 'value') = 'string' and pg_column_size(profile_entry) <= 8000),
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  plain text not null generated always as (private.plain_words(title || ' ' || content)) stored,
  key_plain text not null generated always as (coalesce(private.comparable(slot_key), '')) stored,
  key_stems text generated always as (private.key_stems(slot_key)) stored,
  key_marks text generated always as (private.key_marks(slot, slot_key)) stored,
  value_plain text generated always as (private.comparable(value)) stored,
  -- Compared by texteq alone, which row-level security lets an index serve; an expression would be asked row by row.
  content_digest text not null generated always as (private.content_digest(content)) stored,
  search tsvector not null generated always as (private.search_vector(title, content, person_metadata)) stored,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  updated_at timestamptz not null default now() check (private.is_plausible(updated_at)),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, superseded_by_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, source_ref) references public.messages (user_id, id) on delete set null (source_ref),
  -- What took its place may be gone from an export: then it is not current, and nothing says what is.
  check (superseded_by_id is null or superseded_at is not null),
  check ((embedding is null) = (embedding_model is null)),
  check (slot is not null or (slot_key is null and value is null)),
  constraint knowledge_items_not_about_itself check (subject_id <> id),
  constraint knowledge_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  constraint knowledge_items_pattern_of_insight
    check (pattern is null or (type = 'insight' and pattern ~ '^[a-z_]+(:[0-9a-f-]{1,36})?>[a-z]{1,20}$')),
  constraint knowledge_items_retired_pattern check (retired_at is null or pattern is not null)
)
-- A search reads every vector of a user: in a table of their own, where Postgres would put them, that takes twice as long.
with (toast_tuple_target = 4080);
alter table public.knowledge_items enable row level security;
-- No delete: what a user rejects is deleted softly and can be restored.
grant select, insert, update on public.knowledge_items to authenticated;
grant all on public.knowledge_items to service_role;
create policy knowledge_items_select on public.knowledge_items for select to authenticated using ((select auth.uid()) = user_id);
create policy knowledge_items_insert on public.knowledge_items for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy knowledge_items_update on public.knowledge_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Search reads all current items of one user and ranks them exactly. GIN indexes on search and plain were left out: they
-- span all users, so their cost grows with strangers' rows, and a user has thousands of items, not millions.
create index knowledge_items_current on public.knowledge_items (user_id, area, type)
  where deleted_at is null and superseded_at is null;
create index knowledge_items_same_words on public.knowledge_items (user_id, content_digest)
  where deleted_at is null and superseded_at is null;
create index knowledge_items_by_slot on public.knowledge_items (user_id, subject, slot, key_plain) where slot is not null;
create index knowledge_items_unfiled on public.knowledge_items (user_id)
  where filed_at is null and deleted_at is null and superseded_at is null and type not in ('person', 'insight');
create index knowledge_items_unresolved on public.knowledge_items (user_id, created_at)
  where needs_resolution and deleted_at is null and superseded_at is null;
create index knowledge_items_by_subject on public.knowledge_items (user_id, subject_id);
create index knowledge_items_by_successor on public.knowledge_items (user_id, superseded_by_id);
create index knowledge_items_by_source on public.knowledge_items (user_id, source_ref);
create index knowledge_items_newest on public.knowledge_items (user_id, created_at desc, id desc);
-- Whom an item is about is looked up at every search.
create index knowledge_items_people on public.knowledge_items (user_id) where type = 'person';
create unique index knowledge_items_one_insight on public.knowledge_items (user_id, pattern)
  where pattern is not null and source = 'ai_inference' and deleted_at is null and superseded_at is null;
create index knowledge_items_unseen on public.knowledge_items (user_id, created_at)
  where type = 'insight' and source = 'ai_inference' and seen_at is null and deleted_at is null and superseded_at is null;
create index knowledge_items_seen on public.knowledge_items (user_id, seen_at) where seen_at is not null;
-- Those without a model at one end, those of other models on both sides of the one in use.
create index knowledge_items_by_embedding_model on public.knowledge_items (embedding_model, user_id)
  where deleted_at is null and superseded_at is null;
-- From user to user, and to the other models' items of one.
create index knowledge_items_by_user_and_model on public.knowledge_items (user_id, embedding_model)
  where deleted_at is null and superseded_at is null and embedding_model is not null;

comment on table public.knowledge_items is 'One belief a row. Current: neither deleted nor superseded.';
comment on column public.knowledge_items.content is 'pt-BR, without naming the user: "É alérgica a camarão".';
comment on column public.knowledge_items.subject is 'Whom it is about: self, or the id of a person item.';
comment on column public.knowledge_items.slot is 'What it is about (residence, allergy, goal, …), as its writer says; null when nothing of the list, or nobody said.';
comment on column public.knowledge_items.slot_key is 'Which one, where a slot has several: the allergen, the medicine, the goal.';
comment on column public.knowledge_items.key_plain is
  'slot_key as it is compared, empty without one; key_stems its stems, key_marks what tells alike ones apart: made once, for comparing hundreds of keys took 150 ms.';
comment on column public.knowledge_items.value_plain is 'value as it is compared.';
comment on column public.knowledge_items.value is 'What it says there: "Curitiba", "82", "50 mg de manhã"; of a goal open, done or dropped.';
comment on column public.knowledge_items.holds is 'False: it says that this is no longer, or not, so.';
comment on column public.knowledge_items.quote is 'The words of the message that it rests on.';
comment on column public.knowledge_items.filed_at is 'When it was settled what it is about, even if nothing of the list; null: the next scheduled run asks a model, or settles it by the slot its writer gave.';
comment on column public.knowledge_items.validated_at is 'When the user vouched for it as it stands: older messages do not speak against it.';
comment on column public.knowledge_items.content_digest is 'Items with the same say the same in the same words.';
comment on column public.knowledge_items.pattern is 'Insights that code found in the user''s records: which question they answer, e.g. short_sleep>mood.';
comment on column public.knowledge_items.derived_from is
  'The records behind an insight: { from, to, n, higher, effect, tracking_entries?: [ids], expenses?: [ids], habits?: [ids], incomes?: [ids] }, the newest of each.';
comment on column public.knowledge_items.retired_at is
  'When the records no longer showed it: deleted softly at the same instant, by code and not by the user.';
comment on column public.knowledge_items.embedding is
  'What private.embedding_text says as a unit vector of embedding_model; null until it is made, and again when the text changes.';
comment on column public.knowledge_items.profile_entry is
  'What extraction put into the profile with an item whose slot feeds no field: { field, value }. It leaves with the item.';
comment on column public.knowledge_items.source_ref is 'The message it came from.';
comment on column public.knowledge_items.person_metadata is 'Persons only: { relationship?, past_bonds?: [{ relationship, until: YYYY-MM-DD }], aliases?: string[], birthday?: YYYY-MM-DD or --MM-DD, preferences?: string[] (written before 2026-11, read on) }. The title is the name.';
comment on column public.knowledge_items.stated_at is 'When the user last said so.';
comment on column public.knowledge_items.superseded_by_id is 'The item that took its place; the loser keeps its confidence and stays in history.';
comment on column public.knowledge_items.asked_at is 'When the user was asked to settle it.';
comment on column public.knowledge_items.seen_at is 'When an insight was first shown.';
comment on column public.knowledge_items.plain is 'Folded words of title and content, for trigram similarity.';

create function private.keep_in_bounds() returns trigger
language plpgsql set search_path = '' as $$
declare
  latest timestamptz := greatest(new.stated_at, new.created_at, new.filed_at, new.validated_at, new.superseded_at, new.asked_at, new.seen_at,
    new.deleted_at, new.retired_at);
begin
  -- Before the generated columns are made of it: 200,000 words took them seconds.
  if char_length(new.content) > 4000 or char_length(new.title) > 200 or char_length(new.slot_key) > 120 or char_length(new.value) > 200
    or pg_column_size(new.person_metadata) > 16000 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  -- What is said tomorrow would be the last word until then. A clock may be a minute ahead; other ages are for the constraints.
  if latest > clock_timestamp() and private.is_plausible(latest) then
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    new.stated_at := least(new.stated_at, clock_timestamp());
  end if;
  return new;
end;
$$;
comment on function private.keep_in_bounds() is 'Users write the table directly. Raises PT400 content_too_long, future_date.';

create function private.note_validation() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not new.validated_by_user then
    new.validated_at := null;
  elsif tg_op = 'INSERT' then
    new.validated_at := coalesce(new.validated_at, new.stated_at);
  elsif not old.validated_by_user or (new.title, new.content) is distinct from (old.title, old.content) then
    new.validated_at := clock_timestamp();
  end if;
  return new;
end;
$$;

create table public.knowledge_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  relation text not null default 'related' check (relation in ('related', 'contradicts', 'evidence', 'corrects')),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique (user_id, from_id, to_id, relation),
  foreign key (user_id, from_id) references public.knowledge_items (user_id, id) on delete cascade,
  foreign key (user_id, to_id) references public.knowledge_items (user_id, id) on delete cascade
);
alter table public.knowledge_links enable row level security;
grant select, insert, delete on public.knowledge_links to authenticated;
grant all on public.knowledge_links to service_role;
create policy knowledge_links_select on public.knowledge_links for select to authenticated using ((select auth.uid()) = user_id);
create policy knowledge_links_insert on public.knowledge_links for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy knowledge_links_delete on public.knowledge_links for delete to authenticated using ((select auth.uid()) = user_id);

create index knowledge_links_by_target on public.knowledge_links (user_id, to_id);

comment on table public.knowledge_links is 'Relations between items: related, from contradicts to, to is evidence for from, from corrects to.';

create function private.link_knowledge(item public.knowledge_items, others uuid[], relation text) returns void
language sql set search_path = '' as $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select item.user_id, item.id, o.id, relation from unnest(others) as o (id)
  on conflict (user_id, from_id, to_id, relation) do nothing;
$$;

create function private.supersede(losers uuid[], winner uuid, owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  undo jsonb;
begin
  -- Mostly there is nothing to do, and the statement costs as much as the rest of settling.
  if coalesce(array_remove(losers, null), '{}') = '{}' then
    return '[]'::jsonb;
  end if;
  with before as materialized (
    select k.id, k.needs_resolution from public.knowledge_items k where k.user_id = owner and k.id = any (losers) and k.superseded_at is null
  ),
  gone as (
    update public.knowledge_items k set superseded_by_id = supersede.winner, superseded_at = clock_timestamp(), needs_resolution = false
    from before b where k.user_id = owner and k.id = b.id
    returning k.id, b.needs_resolution
  )
  select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id,
    'set', jsonb_build_object('superseded_by_id', null, 'superseded_at', null, 'needs_resolution', g.needs_resolution)))
  into undo from gone g;
  return case when undo is null then '[]' else undo || private.close_questions(losers) end;
end;
$$;
comment on function private.supersede(uuid[], uuid, uuid) is
  'Puts an item in the place of others; returns how to take that back, an array, and [] when there was nothing to do.';

create function private.as_stored(item public.knowledge_items) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  if private.slot_kind(item.slot) = 'goal' then
    item.value := private.goal_state(item.value, item.holds);
    item.holds := true;
  end if;
  item.key_plain := coalesce(private.comparable(item.slot_key), '');
  item.key_stems := private.key_stems(item.slot_key);
  item.key_marks := private.key_marks(item.slot, item.slot_key);
  item.value_plain := private.comparable(item.value);
  item.content_digest := private.content_digest(item.content);
  return item;
end;
$$;
comment on function private.as_stored(public.knowledge_items) is
  'An item that is not stored yet, with the columns it is compared by as stored ones have them.';

create function private.spellings(item public.knowledge_items) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  if item.slot_key is null then
    return array[item.key_plain];
  end if;
  return item.key_plain || array(
    select k.key_plain from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot
      and k.key_stems = item.key_stems and k.key_marks is not distinct from item.key_marks
    union
    -- Letter by letter only the 200 keys that were named last: 5,000 long ones took seconds.
    select k.key_plain from (
      select n.key_plain from public.knowledge_items n
      where n.user_id = item.user_id and n.subject = item.subject and n.slot = item.slot and n.key_marks is not distinct from item.key_marks
      group by n.key_plain order by max(n.stated_at) desc limit 200) k
    where extensions.similarity(k.key_plain, item.key_plain) >= 0.6);
end;
$$;
comment on function private.spellings(public.knowledge_items) is
  'The keys (key_plain) of a person''s slot that mean the key of an item, its own among them: camarão, Camarões, camarao. The one place where keys are compared.';

-- In the order of their names: what is too long is refused first, and whether a slot is said is known before it is held to.
create trigger knowledge_items_bounds before insert or update on public.knowledge_items
  for each row execute function private.keep_in_bounds();

create trigger knowledge_items_file before update of slot, slot_key, value, holds on public.knowledge_items
  for each row when (new.slot is not null) execute function private.note_slot_said();

create trigger knowledge_items_hold_to_slot before insert or update of content, slot, slot_key, value, holds, quote, filed_at
  on public.knowledge_items
  for each row execute function private.hold_to_slot();

create trigger knowledge_items_note_validation before insert or update on public.knowledge_items
  for each row execute function private.note_validation();

grant execute on function
  private.plain_words, private.search_text, private.comparable, private.content_digest, private.key_stems,
  private.key_marks, private.person_words, private.search_vector, private.is_birthday, private.is_person_metadata,
  private.is_sub_area, private.keep_in_bounds, private.note_validation, private.link_knowledge, private.supersede,
  private.as_stored, private.spellings
to authenticated, service_role;

-- schemas/user_memory.sql

-- User memory: the compact profile that every prompt carries. One row a user, made by the sign-up trigger.

create table public.user_memories (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (private.is_text(name, 200)),
  age int check (age between 0 and 130),
  location text check (private.is_text(location, 200)),
  occupation text check (private.is_text(occupation, 200)),
  family_context text check (private.is_text(family_context, 1000)),
  current_goals text[] not null default '{}' check (private.is_text_list(current_goals, 20, 300)),
  current_challenges text[] not null default '{}' check (private.is_text_list(current_challenges, 20, 300)),
  top_of_mind text[] not null default '{}' check (private.is_text_list(top_of_mind, 20, 300)),
  "values" text[] not null default '{}' check (private.is_text_list("values", 20, 300)),
  communication_style text check (private.is_text(communication_style, 500)),
  timezone text check (timezone is null or private.is_timezone(timezone)),
  learned_patterns text[] not null default '{}' check (private.is_text_list(learned_patterns, 50, 300)),
  edited_fields jsonb not null default '{}' check (jsonb_typeof(edited_fields) = 'object'),
  version int not null default 0 check (version >= 0),
  last_consolidated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_memories enable row level security;
revoke all on public.user_memories from anon, authenticated;
grant select on public.user_memories to authenticated;

-- Rows come from the sign-up trigger; version and last_consolidated_at belong to the consolidation.
grant update (name, age, location, occupation, family_context, current_goals, current_challenges, top_of_mind, "values",
  communication_style, timezone, learned_patterns) on public.user_memories to authenticated;

grant all on public.user_memories to service_role;
create policy user_memories_select on public.user_memories for select to authenticated
  using ((select auth.uid()) = user_id);

create policy user_memories_update on public.user_memories for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create trigger user_memories_set_updated_at before update on public.user_memories
  for each row execute function private.set_updated_at();
comment on table public.user_memories is 'What the assistant always keeps in mind about a user. When space is short: goals, then challenges, then patterns.';
comment on column public.user_memories.learned_patterns is 'Sentences about recurring behaviour, in pt-BR.';
comment on column public.user_memories.edited_fields is
  'Fields the user edited, with the time: { field: timestamptz }. Consolidation does not overwrite them.';
comment on column public.user_memories.version is 'Rises by one at each consolidation.';

-- The user reads and edits the compact profile. What they edited is remembered field by field, however they edited it,
-- so that consolidation leaves it alone.
create function private.memory_fields() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'age', 'location', 'occupation', 'family_context', 'current_goals', 'current_challenges', 'top_of_mind',
    'values', 'communication_style', 'timezone', 'learned_patterns'];
$$;
comment on function private.memory_fields() is 'The fields of user memory that have content, in the order they are shown.';

create function private.note_edited_fields() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Consolidation and import run as another role: only what is written as the user is the user's own edit.
  if current_user = 'authenticated' then
    new.edited_fields := old.edited_fields || coalesce((
      select jsonb_object_agg(field, now())
      from unnest(private.memory_fields()) as field
      where to_jsonb(new) -> field is distinct from to_jsonb(old) -> field), '{}');
  end if;
  return new;
end;
$$;

create trigger user_memories_note_edited_fields before update on public.user_memories
  for each row execute function private.note_edited_fields();

-- The time zone of the profile that the user edits is the one their days begin in.
create function private.follow_timezone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and new.timezone is not null then
    update public.profiles p set timezone = new.timezone where p.user_id = new.user_id and p.timezone <> new.timezone;
  end if;
  return new;
end;
$$;

create trigger user_memories_follow_timezone after update of timezone on public.user_memories
  for each row execute function private.follow_timezone();

create function private.user_memory_json() returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(m) - 'user_id' - 'created_at' from public.user_memories m where m.user_id = private.current_user_id();
$$;

create function public.get_user_memory() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('memory', private.user_memory_json());
end;
$$;
comment on function public.get_user_memory() is
  'The compact profile: { memory: { name, age, …, learned_patterns, edited_fields: { field: when }, version, last_consolidated_at, updated_at } }.';

create function private.clean_memory_value(field text, value jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kind text := jsonb_typeof(value);
  longest int := case field when 'family_context' then 1000 when 'communication_style' then 500 else 200 end;
  entries int := case field when 'learned_patterns' then 50 else 20 end;
  cleaned jsonb;
begin
  if field in ('current_goals', 'current_challenges', 'top_of_mind', 'values', 'learned_patterns') then
    if kind = 'null' then
      return '[]'::jsonb;
    end if;
    if kind = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")') then
      select coalesce(jsonb_agg(btrim(e.value, E' \t\r\n') order by e.position), '[]') into cleaned
      from jsonb_array_elements_text(value) with ordinality as e (value, position);
      if private.is_text_list(array(select jsonb_array_elements_text(cleaned)), entries, 300) then
        return cleaned;
      end if;
    end if;
    perform private.raise(400, 'invalid_value', format('Esse campo é uma lista de até %s textos de até 300 letras.', entries),
      jsonb_build_object('field', field));
  end if;
  if kind = 'null' or (kind = 'string' and value #>> '{}' !~ '\S') then
    return 'null'::jsonb;
  end if;
  if field = 'age' then
    if kind = 'number' and value #>> '{}' ~ '^\d{1,3}$' and (value #>> '{}')::int between 0 and 130 then
      return value;
    end if;
    perform private.raise(400, 'invalid_value', 'A idade é um número inteiro de 0 a 130.', jsonb_build_object('field', field));
  end if;
  if kind = 'string' and char_length(btrim(value #>> '{}', E' \t\r\n')) <= longest
    and (field <> 'timezone' or private.is_timezone(btrim(value #>> '{}'))) then
    return to_jsonb(btrim(value #>> '{}', E' \t\r\n'));
  end if;
  perform private.raise(400, 'invalid_value', case field
    when 'timezone' then 'Não conheço esse fuso horário.'
    else format('Esse campo é um texto de até %s letras.', longest) end, jsonb_build_object('field', field));
  return null;
end;
$$;
comment on function private.clean_memory_value(text, jsonb) is
  'A field''s value as it is stored: trimmed, blank as null. Raises PT400 invalid_value ({ field }).';

create function private.claim_fields(fields text[]) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set edited_fields = m.edited_fields || (select jsonb_object_agg(f, now()) from unnest(fields) as f)
  where m.user_id = private.current_user_id() and not m.edited_fields ?& fields;
$$;
comment on function private.claim_fields(text[]) is 'Fields the user has spoken for, also when what they wrote stood there already.';

create function private.release_fields(fields text[]) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set edited_fields = m.edited_fields - fields where m.user_id = private.current_user_id();
$$;
comment on function private.release_fields(text[]) is 'Hands fields of the caller''s memory back to consolidation.';

create function private.check_memory_fields(fields text[]) returns void
language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  select f into unknown from unnest(fields) as f where f is null or f <> all (private.memory_fields()) limit 1;
  if found then
    perform private.raise(400, 'invalid_field', 'Não conheço esse campo da memória.',
      jsonb_build_object('field', unknown, 'allowed', private.memory_fields()));
  end if;
end;
$$;

create function public.update_user_memory(changes jsonb default '{}', release text[] default '{}', tool_call_id text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_user_memory', update_user_memory.tool_call_id);
  cleaned jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if jsonb_typeof(update_user_memory.changes) is distinct from 'object' then
    perform private.raise(400, 'invalid_arguments', 'Diga quais campos mudar.', jsonb_build_object('expected', '{ field: value }'));
  end if;
  perform private.check_memory_fields(array(select jsonb_object_keys(update_user_memory.changes)));
  perform private.check_memory_fields(update_user_memory.release);
  select coalesce(jsonb_object_agg(c.key, private.clean_memory_value(c.key, c.value)), '{}') into cleaned
  from jsonb_each(update_user_memory.changes) as c;
  if cleaned <> '{}' then
    update public.user_memories m set
      name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
      current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
      "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
      learned_patterns = v.learned_patterns
    from (
      select (jsonb_populate_record(o, cleaned)).* from public.user_memories o where o.user_id = private.current_user_id()
    ) v
    where m.user_id = v.user_id;
    perform private.claim_fields(array(select jsonb_object_keys(cleaned)));
  end if;
  if cardinality(update_user_memory.release) > 0 then
    perform private.release_fields(update_user_memory.release);
  end if;
  return private.record_tool('update_user_memory', update_user_memory.tool_call_id,
    jsonb_build_object('changes', update_user_memory.changes, 'release', update_user_memory.release),
    jsonb_build_object('status', 'updated', 'memory', private.user_memory_json()));
end;
$$;
comment on function public.update_user_memory(jsonb, text[], text) is
  'The user edits their profile: changes { field: value }, null or blank empties a field; edited fields are not overwritten by consolidation until named in release: { status: updated, memory }. Raises PT400 invalid_arguments, invalid_field ({ allowed }), invalid_value ({ field }).';

grant execute on function
  private.memory_fields(),
  private.claim_fields(text[]),
  private.user_memory_json(),
  public.get_user_memory(),
  private.clean_memory_value(text, jsonb),
  private.release_fields(text[]),
  private.check_memory_fields(text[]),
  public.update_user_memory(jsonb, text[], text)
to authenticated, service_role;

create function private.is_same_entry(one text, other text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.plain_words(one) = private.plain_words(other)
    or extensions.similarity(private.plain_words(one), private.plain_words(other)) >= 0.8;
end;
$$;

create function private.changed_list(field text, entries text[], op text, value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  most int := case field when 'learned_patterns' then 50 else 20 end;
  kept text[] := array(
    select e.entry from unnest(entries) with ordinality as e (entry, position)
    where not (op = 'remove' and private.is_same_entry(e.entry, changed_list.value)) order by e.position);
begin
  if op = 'add' and not exists (select from unnest(kept) as k (entry) where private.is_same_entry(k.entry, changed_list.value)) then
    kept := kept || changed_list.value;
  end if;
  -- The oldest entry makes room.
  return to_jsonb(kept[greatest(1, cardinality(kept) - most + 1):]);
end;
$$;

create function private.changed_text(field text, known text, op text, value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case
    -- Fields that hold several sentences lose one of them.
    when op = 'remove' then coalesce(to_jsonb((
      select string_agg(s.sentence, '; ' order by s.position) from string_to_table(known, '; ') with ordinality as s (sentence, position)
      where not private.is_same_entry(s.sentence, value))), 'null')
    when op = 'add' and field in ('family_context', 'communication_style') and known is not null then
      case when position(private.plain_words(value) in private.plain_words(known)) > 0 then to_jsonb(known)
        else to_jsonb(known || '; ' || value) end
    when field = 'age' then coalesce(to_jsonb(substring(value from '^\d{1,3}\M')::int), to_jsonb(value))
    else to_jsonb(value) end;
end;
$$;

create function private.change_user_memory(owner uuid, change jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  field text := change ->> 'field';
  memory public.user_memories;
  known jsonb;
  changed jsonb;
begin
  if field is null or field = 'timezone' or field <> all (private.memory_fields()) or coalesce(change ->> 'op', '') not in ('set', 'add', 'remove')
    or coalesce(change ->> 'value', '') !~ '\S' then
    return 'invalid_memory_change';
  end if;
  select m.* into memory from public.user_memories m where m.user_id = owner for update;
  if memory.edited_fields ? field then
    return 'edited_by_user';
  end if;
  known := to_jsonb(memory) -> field;
  if jsonb_typeof(known) = 'array' then
    changed := private.changed_list(field, array(select jsonb_array_elements_text(known)), case change ->> 'op' when 'set' then 'add' else change ->> 'op' end,
      btrim(change ->> 'value'));
  else
    changed := private.changed_text(field, known #>> '{}', change ->> 'op', btrim(change ->> 'value'));
  end if;
  changed := private.clean_memory_value(field, changed);
  if changed = known then
    return 'unchanged';
  end if;
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, learned_patterns = v.learned_patterns
  from (select (jsonb_populate_record(memory, jsonb_build_object(field, changed))).*) v
  where m.user_id = owner;
  return 'changed';
end;
$$;
comment on function private.change_user_memory(uuid, jsonb) is
  'Applies { field, op: set | add | remove, value }: changed, unchanged, edited_by_user (the field is the user''s) or invalid_memory_change. Raises PT400 invalid_value.';

grant execute on function
  private.is_same_entry(text, text),
  private.changed_list(text, text[], text, text)
to authenticated, service_role;

grant execute on function
  private.changed_text(text, text, text, text),
  private.change_user_memory(uuid, jsonb)
to service_role;

-- The compact profile is in every prompt, so it follows the items: what an item of the user's own says is put there when the item
-- becomes current and leaves with it. Its slot names the field; for what has no slot, extraction does (profile_entry). Fields the
-- user edited stay as they are.
create function private.profile_field(slot text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return case slot when 'name' then 'name' when 'age' then 'age' when 'residence' then 'location' when 'occupation' then 'occupation'
    when 'employer' then 'occupation' when 'goal' then 'current_goals' end;
end;
$$;
comment on function private.profile_field(text) is 'The field of user memory that items of a slot feed; null for most.';

create function private.profile_slots(field text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case field when 'name' then array['name'] when 'age' then array['age'] when 'location' then array['residence']
    when 'occupation' then array['occupation', 'employer'] when 'current_goals' then array['goal'] else '{}'::text[] end;
end;
$$;
comment on function private.profile_slots(text) is 'The slots whose items feed a field of user memory, as profile_field has them; asked of an index.';

create function private.profile_entry(item public.knowledge_items, out field text, out value text)
language plpgsql immutable set search_path = '' as $$
begin
  if not (item.subject = 'self' and item.type not in ('person', 'insight') and item.holds and item.deleted_at is null
    and item.superseded_at is null and not item.needs_resolution and item.confidence >= 0.7) then
    return;
  end if;
  field := private.profile_field(item.slot);
  value := case
    when field is null then item.profile_entry ->> 'value'
    when item.slot <> 'goal' then item.value
    when item.value = 'open' then upper(left(item.slot_key, 1)) || substr(item.slot_key, 2) end;
  field := case when value is not null then coalesce(field, item.profile_entry ->> 'field') end;
end;
$$;
comment on function private.profile_entry(public.knowledge_items) is 'What an item says in the profile as it stands; nulls when it says nothing there.';
grant execute on function private.profile_entry(public.knowledge_items) to service_role;

create function private.entries_beside(item public.knowledge_items, field text) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  -- The occupation says more than who employs; otherwise the later counts.
  return query select e.value
  from public.knowledge_items o
  cross join lateral private.profile_entry(o) as e
  where o.user_id = item.user_id and o.id <> item.id and o.subject = 'self' and o.deleted_at is null and o.superseded_at is null
    and (o.slot = any (private.profile_slots(entries_beside.field)) or o.profile_entry is not null) and e.field = entries_beside.field
  order by o.slot is not distinct from 'employer', o.stated_at desc, o.id;
end;
$$;
comment on function private.entries_beside(public.knowledge_items, text) is 'What other current items say in a field of the profile, what counts most first.';

create function private.follow_in_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
  come record;
  others text[];
begin
  -- A definer: this is no edit of the user's, who may otherwise write the profile.
  if tg_op = 'UPDATE' then
    select * into gone from private.profile_entry(old);
  else
    select null::text as field, null::text as value into gone;
  end if;
  select * into come from private.profile_entry(new);
  if gone is not distinct from come then
    return null;
  end if;
  if gone.field is not null then
    others := array(select private.entries_beside(new, gone.field));
    if not exists (select from unnest(others) as o (entry) where private.is_same_entry(o.entry, gone.value)) then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'remove', 'value', gone.value));
    end if;
    if others <> '{}' and private.profile_field(new.slot) is not null and come.field is distinct from gone.field then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'add', 'value', others[1]));
    end if;
  end if;
  if come.field is not null and not (new.slot is not distinct from 'employer' and exists (select from private.entries_beside(new, come.field))) then
    perform private.change_user_memory(new.user_id, jsonb_build_object('field', come.field, 'op', 'add', 'value', come.value));
  end if;
  return null;
exception when sqlstate 'PT400' then
  -- "Tem trinta e cinco anos": no value for a field is better than a wrong one.
  return null;
end;
$$;

-- What feeds the profile without a slot of it is looked up beside the slots.
create index knowledge_items_in_profile on public.knowledge_items (user_id)
  where profile_entry is not null and deleted_at is null and superseded_at is null;

create trigger knowledge_items_enter_profile after insert on public.knowledge_items
  -- What an imported item says in the profile comes with the file.
  for each row when ((private.profile_field(new.slot) is not null or new.profile_entry is not null)
    and current_setting('life_assistant.importing', true) is distinct from 'on')
  execute function private.follow_in_profile();

create trigger knowledge_items_follow_in_profile
  after update of slot, slot_key, value, holds, deleted_at, superseded_at, needs_resolution, profile_entry on public.knowledge_items
  for each row when (private.profile_field(new.slot) is not null or private.profile_field(old.slot) is not null
    or new.profile_entry is not null or old.profile_entry is not null)
  execute function private.follow_in_profile();

grant execute on function
  private.profile_field(text)
to authenticated, service_role;

-- schemas/knowledge_words.sql

-- The words that search goes by: those a user's items were written in, and those people ask for a slot with.

create table private.slot_words (
  slot text primary key references private.slots (name),
  words text not null,
  search tsvector not null generated always as (to_tsvector('private.portuguese'::regconfig, private.search_text(words))) stored
);

alter table private.slot_words enable row level security;
grant select on private.slot_words to authenticated;
grant all on private.slot_words to service_role;

create policy slot_words_select on private.slot_words for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.slot_words is 'Search synonyms, the only ones: which words of a question ask for which slot.';

insert into private.slot_words (slot, words) values
  ('name', 'nome chamar apelido'),
  ('birthday', 'aniversário nascimento nascer idade signo'),
  ('hometown', 'nascer nascimento cidade origem crescer'),
  ('residence', 'morar residência endereço cidade casa bairro'),
  ('household', 'morar casa família'),
  ('marital_status', 'casamento casar estado civil relacionamento namoro'),
  ('partner', 'casamento namoro marido esposa namorado namorada companheiro'),
  ('employment', 'trabalhar trabalho emprego'),
  ('employer', 'trabalhar trabalho emprego empresa'),
  ('occupation', 'profissão trabalho cargo ocupação emprego carreira'),
  ('income', 'ganhar salário renda'),
  ('study', 'estudar estudo curso faculdade escola universidade'),
  ('religion', 'religião fé igreja'),
  ('diet', 'comer comida dieta alimentação vegetariana vegana'),
  ('sexual_orientation', 'orientação sexual'),
  ('blood_type', 'tipo sanguíneo sangue'),
  ('health_plan', 'plano saúde convênio'),
  ('phone', 'telefone celular número'),
  ('email', 'e-mail'),
  ('weight', 'peso pesar'),
  ('height', 'altura medir'),
  ('age', 'idade anos'),
  ('clothing_size', 'número tamanho roupa calçado sapato'),
  ('allergy', 'alergia intolerância comer comida'),
  ('condition', 'doença saúde diagnóstico problema'),
  ('medication', 'remédio medicamento medicação dose tomar'),
  ('likes', 'gostar gosto favorito preferido preferência comida'),
  ('habit', 'hábito costume rotina hobby passatempo'),
  ('skill', 'saber habilidade hobby passatempo'),
  ('language', 'língua idioma falar'),
  ('pet', 'bicho animal estimação cachorro gato'),
  ('owns', 'carro casa bem'),
  ('member_of', 'grupo time igreja academia'),
  ('relationship', 'família parente'),
  ('child', 'filho filha criança'),
  ('plan', 'plano viagem viajar compromisso mudança mudar'),
  ('owes', 'dívida dever empréstimo'),
  ('contract', 'assinatura assinar conta serviço'),
  ('goal', 'meta objetivo sonho querer');

create table private.knowledge_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  word text collate "C" not null
);

alter table private.knowledge_words enable row level security;
grant select on private.knowledge_words to authenticated;
grant all on private.knowledge_words to service_role;

create policy knowledge_words_select on private.knowledge_words for select to authenticated
  using ((select auth.uid()) = user_id);

-- Not unique: two transactions that bring the same word would wait for each other. One that comes twice does no harm.
create index knowledge_words_by_word on private.knowledge_words (user_id, word);
comment on table private.knowledge_words is
  'Folded words of 3 to 40 characters of a user''s items, whatever became of the items. Which items have a word is asked of the items.';

create function private.words_of(plain text) returns setof text
language plpgsql
immutable
-- As many as a sentence has: expecting a thousand, the planner reads a user's whole vocabulary instead of looking them up.
rows 20
set search_path = ''
as $$
begin
  return query select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
end;
$$;
comment on function private.words_of(text) is 'The words of a folded text that misspellings are looked for among.';

create function private.add_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;
comment on function private.add_words() is 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();

create function private.forget_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.knowledge_words k
  using (select distinct o.user_id, w.word from old_items o cross join lateral private.words_of(o.plain) as w (word)) gone
  where k.user_id = gone.user_id and k.word = gone.word collate "C"
    and not exists (
      select from public.knowledge_items i
      where i.user_id = gone.user_id and strpos(' ' || i.plain || ' ', ' ' || gone.word || ' ') > 0);
  return null;
end;
$$;
comment on function private.forget_words() is 'Removes the words of items that are gone for good, unless other items have them.';

create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();

grant execute on function private.words_of to authenticated, service_role;

-- schemas/hybrid_search.sql

-- The search that memory, the library and the tools' knowledge share. Each brings what may be meant, in the order that breaks ties:
-- its own rows, read by its own filters. Words, their inflections and what they were misspelt for, each idea weighed by how few have it,
-- and meaning, where there are vectors, are ranked here and fused by reciprocal rank.

create type private.question as (
  ideas bigint[], places bigint[], phrases text[], queries tsquery[], looses tsquery[],
  -- What has any of it; null where nothing says anything.
  wanted tsquery,
  -- Whether it is plain text, not alternatives.
  plain boolean
);
create type private.candidate as (
  id uuid,
  -- Null where it is near and has none of the words.
  search tsvector,
  plain text,
  -- Words that ask for it, whatever it says; and those of what it is about.
  asked_by tsvector,
  about tsvector,
  -- From the question, where both have a vector of one model.
  distance double precision,
  -- What it counts beside the others: 1, more or less.
  weight double precision
);

create function private.is_typo_of(written text, meant text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shorter int := least(char_length(written), char_length(meant));
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- Short words have real neighbours one slip away, and nobody slips on a first letter.
  if shorter < 4 or left(written, 1) <> left(meant, 1) or abs(char_length(written) - char_length(meant)) > 2 then
    return false;
  end if;
  while substr(written, at, 1) = substr(meant, at, 1) loop
    at := at + 1;
  end loop;
  return (shorter >= 8 and extensions.similarity(written, meant) >= 0.5)
    or substr(written, at + 1) in (substr(meant, at), substr(meant, at + 1)) or substr(written, at) = substr(meant, at + 1)
    or (substr(written, at, 2) = reverse(substr(meant, at, 2)) and substr(written, at + 2) = substr(meant, at + 2));
end;
$$;
comment on function private.is_typo_of(text, text) is
  'Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.';

create function private.close_words(words text[], known text[] default null) returns table (written text, meant text, closeness real)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  -- One slip leaves a word's beginning or its end as it was: that is asked first, because it costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.words) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  cross join lateral (
    -- Word by word: joined, the planner would read the whole vocabulary.
    select every.word from private.knowledge_words every
    where close_words.known is null and every.user_id = private.current_user_id()
      and every.word >= left(w.word, 1) collate "C" and every.word < (left(w.word, 1) || chr(1114111)) collate "C"
    union all
    select every.word from unnest(close_words.known) as every (word) where left(every.word, 1) = left(w.word, 1)
    offset 0
  ) k
  -- Another number is another number.
  where half.length >= 4 and w.word !~ '\d'
    and char_length(k.word) between half.length - 2 and half.length + 2
    and (left(k.word, half.head) = left(w.word, half.head)
      or right(k.word, half.length - half.head - 1) = right(w.word, half.length - half.head - 1)
      or (half.length >= 8 and extensions.similarity(w.word, k.word) >= 0.5))
    and private.is_typo_of(w.word, k.word)
  group by w.word, k.word;
end;
$$;
comment on function private.close_words(text[], text[]) is
  'Known words, else those of the caller''s memory, that a folded word may have been meant for, by private.is_typo_of; the word itself among them.';

create function private.search_terms(question text) returns table (word text, query tsquery)
language sql immutable set search_path = '' as $$
  -- Folded and as the index has them, in one pass: word by word it took half of a search's time. A stop word has no lexeme;
  -- plainto_tsquery would tell the log about each.
  select distinct on (w.word) w.word, ('''' || replace(replace(l.lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
  from private.plain_words(question) as plain
  cross join lateral unnest(string_to_array(plain, ' '), string_to_array(private.search_text(plain), ' ')) as w (word, stored)
  cross join lateral unnest(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, w.stored))) as l (lexeme)
  where w.word <> '';
$$;
comment on function private.search_terms(text) is 'The folded words of a text that say something, each as full text search asks for it.';

create function private.content_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.word), '{}') from private.search_terms(content_words.query) as t;
$$;
comment on function private.content_words(text) is 'The folded words of a text that are no stop words.';

create function private.alternative_ideas(question text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when question ~ '[[:alpha:]]\s*/\s*[[:alpha:]]' then regexp_split_to_array(question, '[,;](?!\d)') end;
end;
$$;
comment on function private.alternative_ideas(text) is
  'The ideas of a text with alternatives ("veterinário/vet, Pipoca"), as they are written between commas or semicolons; null for plain text.';

create function private.search_ideas(question text, known text[] default null) returns table (idea bigint, place bigint, phrase text, query tsquery, loose tsquery)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- A function in SQL would be planned at each call.
  return query
  with
  terms as materialized (select t.word, t.query::text as query from private.search_terms(question) as t),
  close as materialized (select c.written, c.meant from private.close_words(array(select t.word from terms t), known) as c),
  -- A word may have been meant for one that says nothing ("pelo"): that has no term.
  meant as materialized (
    select c.written as word, string_agg(t.query::text, ' | ') as queries
    from private.search_terms((select string_agg(distinct every.meant, ' ') from close every)) as t join close c on c.meant = t.word
    group by c.written
  ),
  -- In plain text every word is an idea.
  said as (
    select i.idea, a.place, private.plain_words(a.phrase) as phrase
    from unnest(coalesce(private.alternative_ideas(question), regexp_split_to_array(private.fold(question), '[^[:alnum:]]+')))
      with ordinality as i (said, idea)
    cross join lateral string_to_table(private.fold(i.said), '/') with ordinality as a (phrase, place)
  )
  select s.idea, s.place, s.phrase, string_agg(t.query, ' & ')::tsquery,
    string_agg('(' || concat_ws(' | ', t.query, m.queries) || ')', ' & ')::tsquery
  from said s
  cross join lateral string_to_table(s.phrase, ' ') as w (word)
  join terms t on t.word = w.word
  left join meant m on m.word = w.word
  group by s.idea, s.place, s.phrase
  -- Each is looked for in each item. What nobody means could hold the database for seconds.
  order by s.idea, s.place
  limit 64;
end;
$$;
comment on function private.search_ideas(text, text[]) is
  'What a text asks for, a row for every word or phrase that an idea may be kept under. With alternatives ideas are parted as private.alternative_ideas says; in plain text every word that says something is one; at most 64 rows. loose: also the known words, else those of the caller''s memory, that may have been meant.';

create function private.read_question(query text, known text[] default null) returns private.question
language plpgsql stable set search_path = '' as $$
declare
  asked private.question;
begin
  select array_agg(i.idea), array_agg(i.place), array_agg(i.phrase), array_agg(i.query), array_agg(i.loose),
    string_agg(i.loose::text, ' | ')::tsquery, coalesce(max(i.place) = 1, false)
  into asked
  from private.search_ideas(read_question.query, read_question.known) as i;
  return asked;
end;
$$;
comment on function private.read_question(text, text[]) is 'What a text asks for, as private.search_ideas reads it.';

create function private.rank_matches(asked private.question, candidates private.candidate[], total bigint, fitting double precision default null)
returns table (id uuid, score double precision)
language plpgsql stable
-- Expecting a thousand, a caller's plan reads all items to join them.
rows 10
set search_path = ''
-- What a search reads does not depend on what is looked for, and planning it anew took longer than running it.
set plan_cache_mode = 'force_generic_plan'
set jit = off
-- 5,000 items of one slot were taken for a few and joined row by row: 9 s instead of 0.4.
set enable_nestloop = off
as $$
#variable_conflict use_column
declare
  -- Farther than this two texts of gemini-embedding-001 have nothing to do with each other; nearer they may.
  farthest constant double precision := 0.5;
begin
  return query
    with
    seen as materialized (
      select c.id, c.search, c.plain, c.asked_by, c.about, c.distance, coalesce(c.weight, 1) as weight, c.position
      from unnest(candidates) with ordinality as c (id, search, plain, asked_by, about, distance, weight, position)
    ),
    -- How well an idea fits: by what asks for it, in its very words or another form of them, by what it is about, or misspelt;
    -- the first word for an idea says it best.
    fits as materialized (
      select s.id, t.idea, max(m.fit) > 0.75 as sure, max(m.fit * 0.93 ^ (t.place - 1)) as fit
      from seen s
      cross join unnest(asked.ideas, asked.places, asked.phrases, asked.queries, asked.looses) as t (idea, place, phrase, query, loose)
      cross join lateral (
        select case
            when s.asked_by @@ t.query then 1.1
            when s.search @@ t.query then case when strpos(' ' || s.plain || ' ', ' ' || t.phrase || ' ') > 0 then 1.0 else 0.9 end
            when s.about @@ t.query then 0.8
            when s.search @@ t.loose or s.about @@ t.loose then 0.75 end::double precision as fit
      ) m
      where s.search is not null and m.fit is not null
      group by s.id, t.idea
    ),
    -- Only an idea that no item fits is taken for a misspelt one.
    meant as (
      select f.* from (select f.*, bool_or(f.sure) over (partition by f.idea) as fitting from fits f) f where f.sure or not f.fitting
    ),
    -- The fewer items an idea fits, the more it says; one that none fits says the most: that what is asked is not known.
    weights as (
      select a.idea, ln(1 + total / greatest(count(m.id), 0.5)) as weight
      from (select distinct every.idea from unnest(asked.ideas) as every (idea)) a left join meant m on m.idea = a.idea
      group by a.idea
    ),
    shares as (
      select m.id, sum(w.weight * m.fit) / (select sum(every.weight) from weights every) * max(s.weight) as share
      from meant m join weights w on w.idea = m.idea join seen s on s.id = m.id
      group by m.id
    ),
    text_hits as (
      select s.id, rank() over (order by s.share desc) as place
      from shares s where fitting is null or s.share >= greatest(fitting, (select max(best.share) from shares best) / 2)
    ),
    vector_hits as (
      select n.id, rank() over (order by n.nearness desc) as place
      from (select s.id, (1 - s.distance) * s.weight as nearness from seen s where s.distance <= farthest order by 2 desc limit 20) n
    ),
    -- What was said in so many words counts twice.
    fused as (
      select hits.id, sum(hits.times / (60 + hits.place)) as score
      from (
        select t.id, 2.0::double precision as times, t.place from text_hits t
        union all select v.id, 1, v.place from vector_hits v
      ) hits
      group by hits.id
    )
    select f.id, f.score from fused f join seen s on s.id = f.id order by f.score desc, s.position;
end;
$$;
comment on function private.rank_matches(private.question, private.candidate[], bigint, double precision) is
  'Candidates by relevance, words and cosine fused by reciprocal rank (k = 60), those that came first before their equals. total: how many there are to choose from, candidates or not, by which ideas are weighed. fitting: only what fits at least this share of what is asked, and half as much of it as the best.';

create function private.check_embedding(embedding extensions.halfvec) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if extensions.vector_dims(check_embedding.embedding) <> 768 or extensions.l2_norm(check_embedding.embedding) not between 0.99 and 1.01 then
    perform private.raise(400, 'invalid_embedding', 'Esse vetor não serve: preciso de 768 números, de comprimento 1.');
  end if;
end;
$$;
comment on function private.check_embedding(extensions.halfvec) is 'Raises PT400 invalid_embedding; null passes.';

grant execute on function
  private.is_typo_of, private.close_words, private.search_terms, private.content_words, private.alternative_ideas, private.search_ideas, private.read_question,
  private.rank_matches, private.check_embedding
to authenticated, service_role;

-- schemas/knowledge_search.sql

-- search_knowledge: exact within the caller's own rows. No index is asked that holds strangers' rows: a user has thousands of items,
-- not millions, and neither recall nor time depends on how many others there are.

create function private.knowledge_json(item public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'area', item.area,
    'sub_area', item.sub_area,
    'title', item.title,
    'content', item.content,
    'subject', item.subject,
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'person', item.person_metadata,
    'confidence', item.confidence,
    'source', item.source,
    'validated', item.validated_by_user,
    'created_at', item.created_at));
end;
$$;
comment on function private.knowledge_json(public.knowledge_items) is
  'An item as tools return it; about is the name of the person it is about, absent for self.';

create function private.check_item_kind(type text, area text) returns void
language plpgsql set search_path = '' as $$
declare
  types text[] := array['fact', 'preference', 'memory', 'insight', 'person'];
  areas text[] := array['health', 'mental_health', 'finance', 'relationships', 'career', 'personal_growth', 'leisure', 'spirituality'];
begin
  if type <> all (types) then
    perform private.raise(400, 'invalid_type', 'Não conheço esse tipo de memória.', jsonb_build_object('allowed', types));
  end if;
  if area <> all (areas) then
    perform private.raise(400, 'invalid_area', 'Não conheço essa área da vida.', jsonb_build_object('allowed', areas));
  end if;
end;
$$;
comment on function private.check_item_kind(text, text) is 'Raises PT400 invalid_type or invalid_area with the allowed values; null passes.';

create function private.find_knowledge(
  query text, type text, area text, max_items int,
  min_confidence numeric default null, from_time timestamptz default null, until_time timestamptz default null, status text default 'current',
  query_embedding extensions.halfvec default null, embedding_model text default null, fitting boolean default false)
returns table (id uuid, score double precision)
language plpgsql stable rows 10 set search_path = ''
set plan_cache_mode = 'force_generic_plan'
-- Where few users have most items, the planner would read everybody's rows for anybody; and would compile what costs 0.1 ms.
set enable_seqscan = off
set jit = off
set enable_nestloop = off
as $$
declare
  caller uuid := private.current_user_id();
  asked private.question := private.read_question(find_knowledge.query);
  everything boolean := private.is_blank(find_knowledge.query);
  slots text[];
  candidates private.candidate[];
  total bigint;
begin
  -- Who names other words has said all that an idea may be kept under; plain words are helped.
  if asked.plain then
    slots := array(select w.slot from private.slot_words w where w.search @@ asked.wanted);
  end if;
  with
  people as materialized (
    select p.id, to_tsvector('private.portuguese'::regconfig,
      private.search_text(concat_ws(' ', p.title, p.person_metadata ->> 'relationship'))) as search
    from public.knowledge_items p
    where p.user_id = caller and p.type = 'person' and p.search @@ asked.wanted
  ),
  -- A user's rows lie far apart: they are read once, and what is not needed of most of them is left behind.
  seen as materialized (
    select i.id, i.validated_by_user, i.confidence, i.stated_at, i.hit, i.subject = 'self' and i.type <> 'person' as own,
      case when i.hit then i.search end as search, case when i.hit then i.plain end as plain,
      case when i.slot = any (slots) then i.slot end as slot, i.person_search,
      case when find_knowledge.query_embedding is not null and i.embedding is not null
          and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
        then i.embedding operator(extensions.<=>) find_knowledge.query_embedding end as distance
    from (
      select i.*, p.search as person_search,
        p.id is not null or coalesce(i.search @@ asked.wanted, false) or coalesce(i.slot = any (slots), false) as hit
      from public.knowledge_items i
      left join people p on p.id = i.subject_id
      where i.user_id = caller
        and case find_knowledge.status
          when 'current' then i.deleted_at is null and i.superseded_at is null
          when 'superseded' then i.deleted_at is null and i.superseded_at is not null
          when 'deleted' then i.deleted_at is not null
          else true end
        and (find_knowledge.type is null or i.type = find_knowledge.type)
        and (find_knowledge.area is null or i.area = find_knowledge.area)
        and (find_knowledge.min_confidence is null or i.confidence >= find_knowledge.min_confidence)
        and (find_knowledge.from_time is null or i.created_at >= find_knowledge.from_time)
        and (find_knowledge.until_time is null or i.created_at < find_knowledge.until_time)
      offset 0
    ) i
  )
  select count(*), array_agg(
      row(s.id, s.search, s.plain, w.search, s.person_search, s.distance, 1)::private.candidate
      order by s.validated_by_user desc, (everything and s.confidence >= 0.9) desc, (everything and s.own) desc, s.confidence desc, s.stated_at desc, s.id)
    -- Of thousands that have a vector only the nearest can count.
    filter (where everything or s.hit or s.distance <= (
      select max(n.distance) from (select d.distance from seen d where d.distance is not null order by d.distance limit 20) n))
  into total, candidates
  from seen s left join private.slot_words w on w.slot = s.slot;
  if everything then
    return query select c.id, 1.0::double precision / (60 + c.position)
      from unnest(candidates) with ordinality as c (id, search, plain, asked_by, about, distance, weight, position)
      order by c.position limit find_knowledge.max_items;
    return;
  end if;
  return query select r.id, r.score
    from private.rank_matches(asked, candidates, total, case when fitting then case when asked.plain then 0 else 0.7 end end) as r
    limit find_knowledge.max_items;
end;
$$;
comment on function private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text, boolean) is
  'The caller''s items by relevance, as private.rank_matches finds it; for an empty query, what matters most. fitting: only what fits enough of what is asked. status: current, superseded, deleted or all; from_time is included, until_time is not. Items whose embedding is by another model than the query''s are found by their words alone.';

create function private.parts_that_find(
  query text, type text, area text, min_confidence numeric, from_time timestamptz, until_time timestamptz, status text)
returns text[]
language plpgsql stable set search_path = '' as $$
begin
  -- Each is a search of its own.
  return nullif(array(
    select btrim(i.idea, E' \t\r\n') from unnest(private.alternative_ideas(parts_that_find.query)) with ordinality as i (idea, position)
    where i.position <= 8 and not private.is_blank(i.idea) and exists (
      select from private.find_knowledge(i.idea, parts_that_find.type, parts_that_find.area, 1, parts_that_find.min_confidence,
        parts_that_find.from_time, parts_that_find.until_time, parts_that_find.status, fitting => true))
    order by i.position limit 3), '{}');
end;
$$;
comment on function private.parts_that_find(text, text, text, numeric, timestamptz, timestamptz, text) is
  'Of several ideas, the first three that find something by words when each is searched for alone, as they are written; at most eight are tried. Null where none does, for one idea and for plain text.';

create function public.search_knowledge(
  query text default '',
  type text default null,
  area text default null,
  "limit" int default 5,
  min_confidence double precision default null,
  from_date date default null,
  to_date date default null,
  status text default 'current',
  embedding_model text default null,
  query_embedding extensions.halfvec default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  from_time timestamptz := search_knowledge.from_date::timestamp at time zone zone;
  until_time timestamptz := (search_knowledge.to_date + 1)::timestamp at time zone zone;
  items jsonb;
  parts text[];
begin
  perform private.count_use('searches');
  perform private.check_item_kind(search_knowledge.type, search_knowledge.area);
  if search_knowledge."limit" not between 1 and 10 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 10 itens.');
  end if;
  perform private.check_knowledge_filters(null, search_knowledge.status, search_knowledge.min_confidence, null,
    search_knowledge.from_date, search_knowledge.to_date, search_knowledge.query, 1);
  perform private.check_embedding(search_knowledge.query_embedding);
  select coalesce(jsonb_agg(
      private.knowledge_json(i) || jsonb_build_object('score', round(f.score::numeric, 6), 'is_current', private.is_current(i))
      order by f.score desc, f.position), '[]'::jsonb)
  into items
  from (
    select found.id, found.score, row_number() over () as position
    from private.find_knowledge(coalesce(search_knowledge.query, ''), search_knowledge.type, search_knowledge.area,
      coalesce(search_knowledge."limit", 5), search_knowledge.min_confidence::numeric, from_time, until_time,
      search_knowledge.status, search_knowledge.query_embedding, search_knowledge.embedding_model, true) as found
  ) f
  join public.knowledge_items i on i.user_id = caller and i.id = f.id;
  parts := case when items = '[]'::jsonb then private.parts_that_find(search_knowledge.query, search_knowledge.type,
    search_knowledge.area, search_knowledge.min_confidence::numeric, from_time, until_time, search_knowledge.status) end;
  return jsonb_build_object('query', coalesce(search_knowledge.query, ''), 'items', items) || jsonb_strip_nulls(jsonb_build_object(
    'found_by_part', parts,
    'note', case when parts is not null then 'Nada reúne todas as ideias, mas cada uma destas partes, buscada sozinha, acha algo.' end));
end;
$$;
comment on function public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec) is
  'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, confidence, source, validated, is_current, score, created_at }], found_by_part?, note? }. found_by_part: where several ideas with alternatives find nothing together, those that do alone (private.parts_that_find); note says so. An empty query lists what matters most. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included. query_embedding: the question as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_area, invalid_limit, invalid_status, invalid_confidence, invalid_dates, invalid_embedding, query_too_long, PT429 rate_limited.';

grant execute on function
  private.knowledge_json(public.knowledge_items),
  private.check_item_kind(text, text),
  private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text, boolean),
  private.parts_that_find(text, text, text, numeric, timestamptz, timestamptz, text),
  public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec)
to authenticated, service_role;

-- schemas/tools_knowledge.sql

-- What tools are used by: how to begin, what works, what does not, and texts to look things up in. A push cuts a pack's texts into these
-- entries. The deployment's data: people read that of packs that are enabled, only the server writes.

create table public.tools_knowledge (
  id uuid primary key default gen_random_uuid(),
  entity_type text not null check (entity_type in ('tool', 'skill', 'template', 'general')),
  entity text not null check (private.is_text(entity, 64)),
  -- Null for what is built in.
  pack text check (private.is_text(pack, 64)),
  position int not null default 0,
  topic text not null check (topic in ('quick_start', 'pattern', 'anti_pattern', 'reference', 'tool')),
  content text not null check (private.is_text(content, 2000)),
  content_hash text not null generated always as (encode(extensions.digest(content, 'sha256'), 'hex')) stored,
  tokens int not null check (tokens between 1 and 385),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  uses bigint not null default 0,
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  created_at timestamptz not null default now(),
  plain text not null generated always as (private.plain_words(content)) stored,
  search tsvector not null generated always as (private.search_vector(entity, content, null)) stored,
  unique nulls not distinct (pack, entity_type, entity, content_hash),
  constraint tools_knowledge_embedding_has_model check ((embedding is null) = (embedding_model is null)),
  constraint tools_knowledge_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01)
);
alter table public.tools_knowledge enable row level security;
grant select on public.tools_knowledge to authenticated;
grant all on public.tools_knowledge to service_role;
create policy tools_knowledge_select on public.tools_knowledge for select to authenticated using ((select auth.uid()) is not null
  and (pack is null or exists (select from public.tool_packs p where p.user_id is null and p.name = pack and p.enabled)));

comment on table public.tools_knowledge is 'How the tools of the deployment are used, in entries of one thought each; each text once an entity.';
comment on column public.tools_knowledge.topic is 'tool: what a tool is and what people say when they need it, by whose meaning it is found; the others are what it is used by.';
comment on column public.tools_knowledge.tokens is 'What it takes in a result, as shared/text/estimate-tokens.ts counts; whoever writes it says so.';
comment on column public.tools_knowledge.uses is 'How often it was found for a turn.';

create function private.store_knowledge(pack text, entries jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  removed int;
  added int;
begin
  delete from public.tools_knowledge k
  where k.pack = store_knowledge.pack and not exists (
    select from jsonb_array_elements(store_knowledge.entries) as e
    where (e.value ->> 'entityType', e.value ->> 'entity') = (k.entity_type, k.entity)
      and encode(extensions.digest(e.value ->> 'content', 'sha256'), 'hex') = k.content_hash);
  get diagnostics removed = row_count;
  with told as (
    select distinct on (e.value ->> 'entityType', e.value ->> 'entity', e.value ->> 'content') e.value, e.position
    from jsonb_array_elements(store_knowledge.entries) with ordinality as e (value, position)
    order by e.value ->> 'entityType', e.value ->> 'entity', e.value ->> 'content', e.position
  ),
  stored as (
    insert into public.tools_knowledge as k (pack, entity_type, entity, position, topic, content, tokens, metadata)
    select store_knowledge.pack, t.value ->> 'entityType', t.value ->> 'entity', t.position, t.value ->> 'topic', t.value ->> 'content',
      (t.value ->> 'tokens')::int, coalesce(t.value -> 'metadata', '{}')
    from told t
    on conflict (pack, entity_type, entity, content_hash) do update
      set position = excluded.position, topic = excluded.topic, tokens = excluded.tokens, metadata = excluded.metadata
    returning k.xmax = 0 as is_new
  )
  select count(*) filter (where s.is_new) into added from stored s;
  return jsonb_build_object('pack', store_knowledge.pack, 'added', added, 'removed', removed,
    'entries', (select count(*) from public.tools_knowledge k where k.pack = store_knowledge.pack));
end;
$$;
comment on function private.store_knowledge(text, jsonb) is
  'Stores what a pack knows in place of what it knew: [{ entityType, entity, topic, content, tokens, metadata? }]. An entry that says the same keeps its embedding and its uses: { pack, entries, added, removed }.';

create function private.count_knowledge_uses(entries uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Everybody who asks counts the same few rows: nobody waits for a number.
  update public.tools_knowledge k set uses = k.uses + 1
  where k.id in (select e.id from public.tools_knowledge e where e.id = any (entries) for no key update skip locked);
end;
$$;
comment on function private.count_knowledge_uses(uuid[]) is 'Counts entries as found once more; one that another transaction counts just now is left out. A definer: nobody else writes them.';

create function private.tool_entries(tool text, topic text, packs text[]) returns setof public.tools_knowledge
language plpgsql stable rows 50 set search_path = '' as $$
begin
  return query select k.* from public.tools_knowledge k
    where k.topic <> 'tool' and (tool_entries.topic is null or k.topic = tool_entries.topic)
      and (tool_entries.tool is null or tool_entries.tool in (k.entity, k.pack) or k.metadata -> 'tools' ? tool_entries.tool)
      -- What a turn begins with holds no references: those are read when they are asked for.
      and (tool_entries.packs is null or (k.pack = any (tool_entries.packs) and k.topic <> 'reference'));
end;
$$;
comment on function private.tool_entries(text, text, text[]) is 'The entries that the caller may read about a tool, a topic or some packs; null takes all.';

create function public.search_tool_knowledge(
  query text, tool text default null, topic text default null, packs text[] default null,
  embedding_model text default null, query_embedding extensions.halfvec default null
) returns jsonb
language plpgsql security invoker set search_path = ''
-- Compiling what a few entries are read by took 0.6 s.
set jit = off
set plan_cache_mode = 'force_generic_plan' as $$
declare
  -- Of 400: some are for what stands around the entries.
  most_tokens constant int := 385;
  asked private.question;
  candidates private.candidate[];
  total bigint;
  found record;
begin
  perform private.count_use('searches'), private.check_embedding(search_tool_knowledge.query_embedding);
  if char_length(search_tool_knowledge.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  asked := private.read_question(search_tool_knowledge.query, array(
    select distinct w.word from private.tool_entries(search_tool_knowledge.tool, search_tool_knowledge.topic, search_tool_knowledge.packs) k
    cross join lateral private.words_of(k.plain) as w (word)));
  select count(*), array_agg(
      row(k.id, k.search, k.plain, null, null, case when k.embedding_model = search_tool_knowledge.embedding_model
          then k.embedding operator(extensions.<=>) search_tool_knowledge.query_embedding end,
        case k.topic when 'pattern' then 1.1 when 'reference' then 0.9 else 1 end)::private.candidate order by k.pack, k.position, k.id)
  into total, candidates
  from private.tool_entries(search_tool_knowledge.tool, search_tool_knowledge.topic, search_tool_knowledge.packs) k;
  select coalesce(array_agg(f.id), '{}') as ids, coalesce(jsonb_agg(
      jsonb_build_object('of', f.entity, 'topic', f.topic, 'content', f.content) order by f.position), '[]') as entries
  into found
  from (
    select k.id, k.entity, k.topic, k.content, r.position, sum(k.tokens) over (order by r.position) as taken
    from private.rank_matches(asked, candidates, total, 0) with ordinality as r (id, score, position)
    join public.tools_knowledge k on k.id = r.id
  ) f
  where f.taken <= most_tokens;
  perform private.count_knowledge_uses(found.ids);
  return jsonb_build_object('entries', found.entries);
end;
$$;
comment on function public.search_tool_knowledge(text, text, text, text[], text, extensions.halfvec) is
  'What is known of how tools are used, best first and at most 400 tokens of it: { entries: [{ of, topic: quick_start | pattern | anti_pattern | reference, content }] }. tool: a tool''s name, or a pack''s; packs: filled in by the runtime, only theirs and no references. query_embedding: the query as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 query_too_long, invalid_embedding, PT429 rate_limited.';
grant execute on function public.search_tool_knowledge(text, text, text, text[], text, extensions.halfvec) to authenticated, service_role;

create function public.tools_by_meaning(query_embedding extensions.halfvec, embedding_model text) returns jsonb
language plpgsql stable security invoker set search_path = '' set jit = off as $$
begin
  perform private.check_embedding(tools_by_meaning.query_embedding);
  return (select coalesce(jsonb_agg(k.entity order by r.position), '[]')
    from private.rank_matches(null, array(
      select row(t.id, null, null, null, null, t.embedding operator(extensions.<=>) tools_by_meaning.query_embedding, 1)::private.candidate
      from public.tools_knowledge t where t.topic = 'tool' and t.embedding_model = tools_by_meaning.embedding_model order by t.entity
    ), 0) with ordinality as r (id, score, position)
    join public.tools_knowledge k on k.id = r.id);
end;
$$;
comment on function public.tools_by_meaning(extensions.halfvec, text) is
  'Names of the tools of enabled packs that are near a unit vector of embedding_model, the nearest first, at most 20. Raises PT400 invalid_embedding.';
grant execute on function public.tools_by_meaning(extensions.halfvec, text) to authenticated, service_role;

grant execute on function private.tool_entries, private.count_knowledge_uses to authenticated, service_role;
grant execute on function private.store_knowledge to service_role;

-- schemas/people.sql

-- People: items of type person, found by name, other names and bond, and what is known of them. What somebody is to the user is one
-- bond at a time (person_metadata.relationship); earlier ones are history (past_bonds).

create function private.name_words(name text) returns text[]
language sql immutable set search_path = '' as $$
  -- In "a minha irmã Júlia" two words are a stop word; a name of nothing else is taken as it is.
  select coalesce(nullif(array(
    select w.word from unnest(words) with ordinality as w (word, position)
    where to_tsvector('private.portuguese'::regconfig, w.word) <> ''::tsvector order by w.position), '{}'), words)
  from string_to_array(private.plain_words(name), ' ') as words;
$$;
comment on function private.name_words(text) is 'The folded words of a name or a relationship, without stop words.';

create function private.bond_head(bond text) returns text[]
language sql immutable set search_path = '' as $$
  -- The words up to the first stop word within: neuro of "neuro da mãe", melhor amiga of "minha melhor amiga do trabalho".
  with words as (
    select w.word, w.position, to_tsvector('private.portuguese'::regconfig, w.word) = ''::tsvector as is_stop
    from unnest(string_to_array(private.plain_words(bond_head.bond), ' ')) with ordinality as w (word, position)
  ),
  first as (select min(w.position) filter (where not w.is_stop) as position from words w)
  select coalesce(nullif(array(
    select w.word from words w, first
    where w.position >= first.position
      and not exists (select from words s where s.is_stop and s.position > first.position and s.position <= w.position)
    order by w.position), '{}'), private.name_words(bond_head.bond));
$$;
comment on function private.bond_head(text) is 'Of a bond or a name the folded words that say who it is, without whose or of what: the neuro of a mother is no mother.';

create function private.marks_agree(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  -- avó and avô are two bonds, avo may be either. Within a word marks tell nobody apart: Antônio is António.
  select not exists (
    select from regexp_split_to_table(lower(normalize(one)), '[\s,.;()]+') as a (word)
    join regexp_split_to_table(lower(normalize(other)), '[\s,.;()]+') as b (word)
      on private.fold(a.word) = private.fold(b.word) and right(a.word, 1) <> right(b.word, 1)
    where right(a.word, 1) <> private.fold(right(a.word, 1)) and right(b.word, 1) <> private.fold(right(b.word, 1)));
$$;
comment on function private.marks_agree(text, text) is 'Whether two names or bonds may be one, as far as the marks of their last letters tell.';

create function private.bond_of(person public.knowledge_items) returns text
language sql immutable set search_path = '' as $$
  select person.person_metadata ->> 'relationship';
$$;
comment on function private.bond_of(public.knowledge_items) is 'What a person is to the user now; null when that is over or not known.';

create function private.past_bonds(person public.knowledge_items) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(person.person_metadata -> 'past_bonds') when 'array' then person.person_metadata -> 'past_bonds' else '[]' end;
$$;
comment on function private.past_bonds(public.knowledge_items) is 'What a person was to the user, the first bond first: [{ relationship, until }].';

create function private.aliases_of(person public.knowledge_items) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select a.value from jsonb_array_elements_text(case jsonb_typeof(person.person_metadata -> 'aliases')
      when 'array' then person.person_metadata -> 'aliases' else '[]' end) as a (value));
$$;

create function private.person_names(person public.knowledge_items) returns text[]
language sql stable set search_path = '' as $$
  select array[person.title] || private.aliases_of(person) || array(
    select f.value from public.knowledge_items f
    where f.user_id = person.user_id and f.subject = person.id::text and f.slot = 'name' and f.holds and f.value is not null
      and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null);
$$;
comment on function private.person_names(public.knowledge_items) is 'The name of a person first, then what else they are called, as kept with them and as believed of them.';

create function private.person_label(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select person.title || coalesce(' (' || coalesce(
    case when private.plain_words(private.bond_of(person)) <> private.plain_words(person.title) then private.bond_of(person) end,
    case when private.bond_of(person) is null then 'ex-' || (private.past_bonds(person) -> -1 ->> 'relationship') end) || ')', '');
$$;
comment on function private.person_label(public.knowledge_items) is 'How people are told apart: "Júlia (irmã)", and "Caio (ex-namorado)" when that is over.';

create function private.find_people(name text) returns table (id uuid, fit text, sure boolean)
language sql stable set search_path = '' as $$
  -- Only the best fit counts. A name, another name or a bond as it is wins over a part of one; behind a stop word stands whose or of what
  -- somebody is ("neuro da mãe", "Maria da Silva"), which is no sure part.
  with
  asked as (
    select private.plain_words(find_people.name) as plain, private.name_words(find_people.name) as words
  ),
  named as (
    select p.id, p.title as name, p from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  ),
  people as materialized (
    select n.id, n.name, private.plain_words(n.name) as plain, private.name_words(n.name) as words, private.bond_of(n.p) as bond,
      private.name_words(coalesce(private.bond_of(n.p), '')) as bond_words,
      case when find_people.name like '%(%' then private.plain_words(private.person_label(n.p)) end as label
    from (
      select named.id, named.name, named.p from named
      union all
      select named.id, other.name, named.p from named cross join lateral unnest(private.aliases_of(named.p)) as other (name)
      union all
      select named.id, f.value, named.p from named
      join public.knowledge_items f on f.user_id = private.current_user_id() and f.subject = named.id::text and f.slot = 'name' and f.holds
        and f.value is not null and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null
    ) n
  ),
  -- What takes longer to find out stands behind what rules most people out.
  fitting as (
    select people.id, case
      when people.label = asked.plain or (people.plain = asked.plain and private.marks_agree(people.name, find_people.name)) then 'name'
      when people.bond_words = asked.words and private.marks_agree(people.bond, find_people.name) then 'bond'
      when people.words = asked.words and private.marks_agree(people.name, find_people.name) then 'name_words'
      -- Told apart by the bond if it is given: "minha irmã Júlia".
      when people.words && asked.words and asked.words <@ (people.words || people.bond_words)
        and asked.words && private.bond_head(people.name) and private.marks_agree(people.name, find_people.name) then 'part_of_name'
      when people.words <@ asked.words and people.words[1] = asked.words[1] then 'longer_name'
      when asked.words <@ people.bond_words and asked.words && private.bond_head(people.bond)
        and people.bond_words <@ (private.bond_head(people.bond) || asked.words)
        and private.marks_agree(people.bond, find_people.name) then 'part_of_bond'
      when asked.words <@ people.bond_words and asked.words <@ private.bond_head(people.bond)
        and private.marks_agree(people.bond, find_people.name) then 'head_of_bond'
      when asked.words <@ people.words and private.marks_agree(people.name, find_people.name) then 'end_of_name'
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where char_length(w) >= 2 and starts_with(n, w)))
        and private.marks_agree(people.name, find_people.name) then 'nickname'
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where private.is_typo_of(w, n)))
        and private.marks_agree(people.name, find_people.name) then 'misspelling'
      when people.words && asked.words then 'shared_word'
    end as fit, people.name, asked.words
    from people cross join asked
    where asked.words <> '{}'
  ),
  ranked as (
    select f.*, array_position(array['name', 'bond', 'name_words', 'part_of_name', 'longer_name', 'part_of_bond', 'head_of_bond',
      'end_of_name', 'nickname', 'misspelling', 'shared_word'], f.fit) as rank
    from fitting f
    where f.fit is not null
  )
  select distinct r.id, r.fit, r.rank <= 6 from ranked r
  where r.rank = (select min(o.rank) from ranked o) and (r.fit <> 'shared_word' or r.words && private.bond_head(r.name));
$$;
comment on function private.find_people(text) is
  'The caller''s people who fit a name best, and how. Sure: name (or another name, or the label), bond, name_words (without stop words), part_of_name, longer_name, part_of_bond. A guess: head_of_bond, end_of_name, nickname, misspelling, shared_word.';

create function private.mention_json(item public.knowledge_items) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content, 'created_at', item.created_at);
$$;

create function private.birthday_of(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  -- The later word counts, but what the user vouched for stands before what was only noted beside it.
  select coalesce((
    select f.value from public.knowledge_items f
    where f.user_id = person.user_id and f.subject = person.id::text and f.slot = 'birthday' and f.holds
      and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null and private.is_birthday(f.value)
      and (person.person_metadata ->> 'birthday' is null
        or (f.stated_at >= person.stated_at and (f.validated_by_user or not person.validated_by_user)))
    order by f.needs_resolution, f.stated_at desc, f.id
    limit 1), person.person_metadata ->> 'birthday');
$$;
comment on function private.birthday_of(public.knowledge_items) is
  'The birthday of a person, YYYY-MM-DD or --MM-DD, as it stands with the person or is believed of them; null when it is not known. The one place where it is read.';

create function private.person_json(person_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id,
    'name', p.title,
    'aliases', p.person_metadata -> 'aliases',
    'relationship', p.person_metadata -> 'relationship',
    'past_bonds', p.person_metadata -> 'past_bonds',
    'birthday', private.birthday_of(p),
    'preferences', coalesce(p.person_metadata -> 'preferences', '[]'),
    'content', p.content,
    'confidence', p.confidence,
    'validated', p.validated_by_user,
    'facts', coalesce((
      select jsonb_agg(private.mention_json(f) order by f.stated_at, f.id)
      from (select k.* from known k where k.subject_id = p.id order by k.stated_at desc, k.id limit 20) f), '[]'),
    'mentions', coalesce((
      select jsonb_agg(private.mention_json(m) order by m.stated_at, m.id)
      from (
        select k.* from known k
        where k.subject_id is distinct from p.id and k.type <> 'person'
          and exists (
            select from unnest(private.person_names(p)) as n (name)
            where strpos(' ' || k.plain || ' ', ' ' || split_part(private.plain_words(n.name), ' ', 1) || ' ') > 0)
        order by k.stated_at desc, k.id limit 10) m), '[]')))
  from known p
  where p.id = person_json.person_id;
$$;
comment on function private.person_json(uuid) is
  'A person and everything known: facts about them, other items that mention them by a first name of theirs.';

create function public.get_person(name text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_ids uuid[];
begin
  if get_person.name is null or private.plain_words(get_person.name) !~ '[[:alnum:]]' or char_length(get_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você quer saber? Preciso de um nome de até 200 letras.');
  end if;
  select array_agg(p.id) into found_ids from private.find_people(get_person.name) as p;
  if found_ids is null then
    return jsonb_build_object('status', 'unknown', 'name', get_person.name, 'known', coalesce((
      select jsonb_agg(k.label order by k.label)
      from (
        select private.person_label(p) as label from public.knowledge_items p
        where p.user_id = caller and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
        order by p.updated_at desc limit 10) k), '[]'));
  end if;
  if cardinality(found_ids) > 1 then
    return jsonb_build_object('status', 'choose', 'name', get_person.name, 'people', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title, 'label', private.person_label(p)) order by private.person_label(p), p.id)
      from public.knowledge_items p
      where p.user_id = caller and p.id = any (found_ids)));
  end if;
  return jsonb_build_object('status', 'found', 'person', private.person_json(found_ids[1]));
end;
$$;
comment on function public.get_person(text) is
  'Everything known about somebody: { status: found, person } | { status: choose, people } when several fit | { status: unknown, name, known }. Understands other names, nicknames, misspellings and bonds; a previous bond is none. Raises PT400 invalid_name.';

grant execute on function
  private.name_words(text),
  private.bond_head(text),
  private.marks_agree(text, text),
  private.bond_of(public.knowledge_items),
  private.past_bonds(public.knowledge_items),
  private.aliases_of(public.knowledge_items),
  private.person_names(public.knowledge_items),
  private.person_label(public.knowledge_items),
  private.find_people(text),
  private.mention_json(public.knowledge_items),
  private.birthday_of(public.knowledge_items),
  private.person_json(uuid),
  public.get_person(text)
to authenticated, service_role;

-- schemas/known_people.sql

-- Whom a write is about. A guess never decides whose item is changed: namesakes are asked about, and whoever fits nobody is
-- somebody new.

create function private.person_content(name text, relationship text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(', ', name, nullif(relationship, lower(name)));
$$;

create function private.tidy_name(name text) returns text
language sql immutable set search_path = '' as $$
  -- Stop words do not begin a name, and stay small in it: "a maria da silva" is Maria da Silva.
  with words as (
    select w.word, w.position, to_tsvector('private.portuguese'::regconfig, private.plain_words(w.word)) = ''::tsvector as small
    from regexp_split_to_table(btrim(tidy_name.name), '\s+') with ordinality as w (word, position)
  )
  select string_agg(case when tidy_name.name = lower(tidy_name.name) and not w.small
      then upper(left(w.word, 1)) || substr(w.word, 2) else w.word end, ' ' order by w.position)
  from words w
  where w.position >= (select coalesce(min(f.position) filter (where not f.small), 1) from words f);
$$;

create function private.is_me(name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.profiles p
    where p.user_id = (select auth.uid()) and private.plain_words(p.display_name) = private.plain_words(is_me.name));
$$;

create function private.has_relationship(person public.knowledge_items, relationship text) returns boolean
language sql immutable set search_path = '' as $$
  select private.marks_agree(bond, has_relationship.relationship)
    and private.bond_head(bond) && private.bond_head(has_relationship.relationship)
    -- Whose or of what it is, where both say so.
    and (private.bond_head(bond) @> private.name_words(bond)
      or private.bond_head(has_relationship.relationship) @> private.name_words(has_relationship.relationship)
      or private.name_words(bond) && array(
        select w from unnest(private.name_words(has_relationship.relationship)) as w
        where w <> all (private.bond_head(has_relationship.relationship))))
  from (select private.bond_of(person) as bond) b;
$$;
comment on function private.has_relationship(public.knowledge_items, text) is
  'Whether a person is known as that: amiga and melhor amiga are one, mãe and neuro da mãe are not; null when it is not known.';

create function private.is_same_bond(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select private.name_words(one) = private.name_words(other) and private.marks_agree(one, other);
$$;
comment on function private.is_same_bond(text, text) is 'Whether two bonds are one in the same words; null when one is not known.';

create function private.unnamed_person(relationship text) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  -- One who is called what she is, and the only one who is that.
  with same as (
    select p.* from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
      and (private.is_same_bond(p.title, unnamed_person.relationship) or private.has_relationship(p, unnamed_person.relationship))
  )
  select s.* from same s
  where (select count(*) from same) = 1 and not s.validated_by_user
    and private.is_same_bond(s.title, unnamed_person.relationship);
$$;
comment on function private.unnamed_person(text) is 'The person known only as "Mãe", if nobody else is the user''s mother.';

create function private.name_person(person public.knowledge_items, name text, relationship text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  metadata jsonb := coalesce(person.person_metadata, '{}') || jsonb_build_object('relationship', relationship);
begin
  update public.knowledge_items p set title = name_person.name, person_metadata = metadata,
    content = private.person_content(name_person.name, metadata ->> 'relationship')
  where p.user_id = person.user_id and p.id = person.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('title', person.title, 'content', person.content, 'person_metadata', person.person_metadata)));
end;
$$;
comment on function private.name_person(public.knowledge_items, text, text) is
  'Gives somebody known only as "Mãe" the name just said; returns how to take it back.';

create function private.people_meant(name text, relationship text) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  -- "Júlia (irmã)", as people are told apart, says which Júlia.
  label text[] := regexp_match(people_meant.name, '^(.*\S)\s*\((.+)\)\s*$');
  bond text := coalesce(label[2], people_meant.relationship);
  fit text;
  found_people public.knowledge_items[];
  of_bond public.knowledge_items[];
begin
  select array_agg(p order by p.id), min(f.fit) into found_people, fit from private.find_people(coalesce(label[1], people_meant.name)) as f
  join public.knowledge_items p on p.user_id = private.current_user_id() and p.id = f.id
  where f.sure;
  if label is not null then
    of_bond := array(
      select p from unnest(found_people) as p
      where private.has_relationship(p, label[2]) or private.plain_words(private.person_label(p)) = private.plain_words(people_meant.name));
    -- A label that was read before the bond changed still says who is meant.
    found_people := case when of_bond <> '{}' then of_bond else array(
      select p from unnest(found_people) as p
      where exists (
        select from jsonb_array_elements(private.past_bonds(p)) as b (value)
        where private.is_same_bond(b.value ->> 'relationship', label[2]))) end;
  end if;
  if cardinality(found_people) > 1 and bond is not null then
    -- Who is just that, before whoever is something like it, before whoever is not known as anything.
    of_bond := array(select p from unnest(found_people) as p where private.is_same_bond(private.bond_of(p), bond));
    if of_bond = '{}' then
      of_bond := array(select p from unnest(found_people) as p where private.has_relationship(p, bond));
    end if;
    if of_bond = '{}' then
      of_bond := array(select p from unnest(found_people) as p where private.bond_of(p) is null);
    end if;
    found_people := case when cardinality(of_bond) = 1 then of_bond else found_people end;
  end if;
  -- One of a name is that one, whatever they are by now. A longer name with another bond may be somebody else.
  if cardinality(found_people) > 1
    or (label is null and fit = 'longer_name' and not private.has_relationship(found_people[1], people_meant.relationship)) then
    perform private.raise(409, 'ambiguous_person', format(
        'Pode ser %s. Se for alguém daí, use o nome como está aqui; '
        'se for outra pessoa, ponha a relação entre parênteses, como em "%s (colega)".',
        (select string_agg(private.person_label(p), ', ' order by private.person_label(p)) from unnest(found_people) as p),
        coalesce(label[1], people_meant.name)),
      (select jsonb_build_object('people', jsonb_agg(private.person_label(p) order by private.person_label(p)))
        from unnest(found_people) as p));
  end if;
  return query select (p).* from unnest(found_people) as p;
end;
$$;
comment on function private.people_meant(text, text) is
  'The known person that a name means, or nobody. Only real namesakes are asked about: raises PT409 ambiguous_person with the labels to choose from.';

create function private.ensure_person(
  name text, relationship text, by_assistant boolean, content text default null, quote text default null,
  out id uuid, out created boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  relation text := lower(coalesce(nullif(btrim(ensure_person.relationship), ''), (regexp_match(ensure_person.name, '\S\s*\((.+)\)\s*$'))[1]));
  given text := private.tidy_name(regexp_replace(ensure_person.name, '(\S)\s*\(.+\)\s*$', '\1'));
  person public.knowledge_items;
begin
  created := false;
  -- Pronouns are stop words and name nobody.
  if given is null or private.plain_words(given) !~ '[[:alpha:]]' or private.content_words(given) = '{}' or char_length(ensure_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você está falando? Preciso de um nome de até 200 letras.');
  end if;
  if private.is_me(given) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  select p.* into person from private.people_meant(ensure_person.name, relation) as p;
  if not found and relation is not null then
    select p.* into person from private.unnamed_person(relation) as p;
    if found and private.name_words(given) <> private.name_words(person.title) then
      undo := private.name_person(person, given, relation);
    end if;
  end if;
  if person.id is not null then
    id := person.id;
    return;
  end if;
  person := private.new_knowledge(by_assistant, 0.95);
  person.type := 'person';
  person.title := given;
  person.quote := ensure_person.quote;
  person.content := coalesce(nullif(btrim(ensure_person.content, E' \t\r\n'), ''), private.person_content(given, relation));
  person.person_metadata := jsonb_strip_nulls(jsonb_build_object('relationship', relation));
  perform private.insert_knowledge(person);
  id := person.id;
  created := true;
  undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.ensure_person(text, text, boolean, text, text) is
  'The id of the person somebody means, made when unknown; null for the user. Raises PT400 invalid_name, PT409 ambiguous_person with the labels to choose from.';

grant execute on function
  private.person_content(text, text),
  private.tidy_name(text),
  private.is_me(text),
  private.has_relationship(public.knowledge_items, text),
  private.is_same_bond(text, text),
  private.unnamed_person(text),
  private.name_person(public.knowledge_items, text, text),
  private.people_meant(text, text),
  private.ensure_person(text, text, boolean, text, text)
to authenticated, service_role;

-- schemas/birthdays.sql

-- Whose birthday comes.

create function private.next_birthday(birthday text, today date) returns date
language sql immutable set search_path = '' as $$
  -- In a year without a 29 February it is celebrated on 1 March.
  select min(d.day)
  from (
    select make_date(extract(year from next_birthday.today)::int + ahead, left(right(next_birthday.birthday, 5), 2)::int, 1)
      + (right(next_birthday.birthday, 2)::int - 1) as day
    from generate_series(0, 1) as ahead
  ) d
  where d.day >= next_birthday.today;
$$;
comment on function private.next_birthday(text, date) is 'The next day on which a birthday, YYYY-MM-DD or --MM-DD, is celebrated; today counts.';

create function public.get_birthdays(month int default null, days int default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if get_birthdays.month not between 1 and 12 then
    perform private.raise(400, 'invalid_month', 'O mês vai de 1 a 12.');
  end if;
  if get_birthdays.days not between 0 and 366 then
    perform private.raise(400, 'invalid_days', 'Posso olhar de 0 a 366 dias para a frente.');
  end if;
  return jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', b.title, 'relationship', b.relationship, 'birthday', b.birthday,
      'next_on', b.next_on, 'in_days', b.next_on - private.today())) order by b.next_on, b.title, b.id)
    from (
      select n.* from (
        select k.*, private.next_birthday(k.birthday, private.today()) as next_on
        from (
          select p.id, p.title, p.person_metadata ->> 'relationship' as relationship, private.birthday_of(p) as birthday
          from public.knowledge_items p
          where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null offset 0
        ) k
        where k.birthday is not null
      ) n
      where (get_birthdays.month is null or left(right(n.birthday, 5), 2)::int = get_birthdays.month)
        and (get_birthdays.days is null or n.next_on <= private.today() + get_birthdays.days)
      order by n.next_on, n.title, n.id
      limit 100
    ) b), '[]'::jsonb));
end;
$$;
comment on function public.get_birthdays(int, int) is
  'Whose birthdays are known, the next first: { people: [{ name, relationship?, birthday, next_on, in_days }] }; of one month, of the days to come, or all, at most 100. Raises PT400 invalid_month, invalid_days.';

grant execute on function
  private.next_birthday(text, date),
  public.get_birthdays(int, int)
to authenticated, service_role;

-- schemas/update_person.sql

-- update_person: who somebody is. What is told about them is written by add_knowledge. A person the user validated is never
-- altered: news become facts beside them.

create function private.check_person(relationship text, birthday text, aliases text[] default null, quote text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(relationship) > 200 or not private.is_text_list(coalesce(aliases, '{}'), 20, 200) then
    perform private.raise(400, 'content_too_long', 'O laço e cada apelido vão até 200 letras, com até 20 apelidos por vez, nenhum vazio.');
  end if;
  if birthday is not null and not private.is_birthday(birthday) then
    perform private.raise(400, 'invalid_birthday', 'O aniversário precisa de dia e mês: AAAA-MM-DD, ou --MM-DD sem o ano.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  if birthday !~ '^--' and birthday::date > private.today() then
    perform private.raise(400, 'invalid_birthday', 'Esse aniversário está no futuro: sem o ano, use --MM-DD.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  perform private.check_slot(null, null, null, check_person.quote);
end;
$$;
comment on function private.check_person(text, text, text[], text) is
  'Refuses what cannot be kept about somebody. Raises PT400 content_too_long, invalid_birthday.';

create function private.news_of_person(person public.knowledge_items, relationship text, birthday text, aliases text[], ended boolean)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known_bond text := private.bond_of(person);
  known_day text := person.person_metadata ->> 'birthday';
  -- What is over is the one bond there is; where none is known, the one that was said.
  over text := case when ended then coalesce(known_bond, relationship)
    when relationship is not null and not private.is_same_bond(known_bond, relationship) then known_bond end;
  bond text := case when ended or relationship = known_bond then null else relationship end;
  names constant text[] := private.person_names(person);
begin
  -- That something is over is known where it stands as the last of what was.
  if ended and known_bond is null
    and coalesce(private.is_same_bond(private.past_bonds(person) -> -1 ->> 'relationship', over), over is null) then
    over := null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'relationship', bond,
    'over', over,
    -- The year is not forgotten when only the day is said again.
    'birthday', case when birthday is distinct from known_day
      and not coalesce(birthday like '--%' and right(birthday, 5) = right(known_day, 5), false) then birthday end,
    'aliases', (
      select jsonb_agg(said.alias order by said.position)
      from (
        select distinct on (private.plain_words(n.alias)) btrim(n.alias) as alias, n.position
        from unnest(aliases) with ordinality as n (alias, position)
        where not exists (select from unnest(names) as k where private.plain_words(k) = private.plain_words(n.alias))
        order by private.plain_words(n.alias), n.position
      ) said)));
end;
$$;
comment on function private.news_of_person(public.knowledge_items, text, text, text[], boolean) is
  'What of the said is not known yet: { relationship?, over?, birthday?, aliases? }. over: the bond that becomes history.';

create function private.change_person(
  person public.knowledge_items, relationship text, birthday text, aliases text[] default null, ended boolean default false,
  out changed boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  news constant jsonb := private.news_of_person(person, change_person.relationship, change_person.birthday,
    change_person.aliases, change_person.ended);
  metadata jsonb := coalesce(person.person_metadata, '{}');
  past jsonb := private.past_bonds(person);
begin
  changed := news <> '{}';
  if not changed then
    return;
  end if;
  if news ? 'over' then
    past := past || jsonb_build_array(jsonb_build_object('relationship', news -> 'over', 'until', private.today()));
    -- The last twenty are enough for anybody.
    metadata := metadata - 'relationship' || jsonb_build_object('past_bonds', (
      select jsonb_agg(b.value order by b.position) from jsonb_array_elements(past) with ordinality as b (value, position)
      where b.position > jsonb_array_length(past) - 20));
  end if;
  if news ? 'aliases' then
    metadata := metadata || jsonb_build_object('aliases',
      case jsonb_typeof(metadata -> 'aliases') when 'array' then metadata -> 'aliases' else '[]' end || (news -> 'aliases'));
    if jsonb_array_length(metadata -> 'aliases') > 20 then
      perform private.raise(422, 'too_many_aliases', 'Já guardei 20 apelidos dessa pessoa: nenhum entrou agora.');
    end if;
  end if;
  metadata := metadata || (news - array['over', 'aliases']);
  undo := jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('person_metadata', person.person_metadata, 'content', person.content));
  update public.knowledge_items p set
    person_metadata = metadata,
    -- A description made from name and relationship follows them; the user's own words stay.
    content = case
      when p.content = private.person_content(p.title, p.person_metadata ->> 'relationship')
      then private.person_content(p.title, metadata ->> 'relationship') else p.content end,
    stated_at = now()
  where p.user_id = person.user_id and p.id = person.id;
end;
$$;
comment on function private.change_person(public.knowledge_items, text, text, text[], boolean) is
  'Keeps what is new about who somebody is: one bond at a time, the one before becomes history with its day. Raises PT422 too_many_aliases.';

create function private.note_person(
  person public.knowledge_items, by_assistant boolean, content text, slot text, value text, holds boolean default true,
  against boolean default false, quote text default null, out change jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items := private.new_knowledge(by_assistant, 0.95);
  settled record;
begin
  item.type := 'fact';
  item.content := btrim(note_person.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  item.subject := person.id::text;
  item.slot := note_person.slot;
  item.slot_key := case note_person.slot when 'relationship' then left(person.title, 120) end;
  item.value := note_person.value;
  item.holds := note_person.holds;
  item.needs_resolution := note_person.against;
  item.quote := nullif(btrim(note_person.quote), '');
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation) values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;
comment on function private.note_person(public.knowledge_items, boolean, text, text, text, boolean, boolean, text) is
  'Stores a fact about who a person is. against: it speaks against what the user validated, so it waits to be settled. undo is an array.';

create function private.note_beside_person(
  person public.knowledge_items, by_assistant boolean, relationship text, birthday text, aliases text[] default null,
  quote text default null, ended boolean default false, out changes jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  news constant jsonb := private.news_of_person(person, note_beside_person.relationship, note_beside_person.birthday,
    note_beside_person.aliases, note_beside_person.ended);
  fact record;
  noted record;
begin
  changes := '[]';
  undo := '[]';
  for fact in
    select 'Relação: ' || (news ->> 'relationship') as content, 'relationship' as slot, news ->> 'relationship' as value, true as holds,
      private.bond_of(person) is not null as against
    where news ? 'relationship'
    union all
    select 'Relação encerrada: ' || (news ->> 'over'), 'relationship', news ->> 'over', false, private.bond_of(person) is not null
    where news ? 'over' and note_beside_person.ended
    union all
    select 'Faz aniversário em ' || to_char(replace(news ->> 'birthday', '--', '2000-')::date,
        case when news ->> 'birthday' like '--%' then 'DD/MM' else 'DD/MM/YYYY' end), 'birthday', news ->> 'birthday', true,
      person.person_metadata ? 'birthday'
    where news ? 'birthday'
    union all
    select 'Nome: ' || a.value, 'name', a.value, true, false
    from jsonb_array_elements_text(coalesce(news -> 'aliases', '[]')) as a (value)
  loop
    select * into noted from private.note_person(person, by_assistant, fact.content, fact.slot, fact.value, fact.holds, fact.against,
      note_beside_person.quote);
    changes := changes || jsonb_build_array(noted.change);
    undo := noted.undo || undo;
  end loop;
end;
$$;
comment on function private.note_beside_person(public.knowledge_items, boolean, text, text, text[], text, boolean) is
  'Keeps what is new about who somebody is as facts beside a person whom the user validated. undo is an array.';

create function private.end_bond(
  person_id uuid, relationship text, stated_at timestamptz, quote text default null, out changed boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  person public.knowledge_items;
  step record;
begin
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = end_bond.person_id;
  changed := false;
  undo := '[]';
  -- The later word counts, and another bond than the one of now is over already.
  if (private.bond_of(person) is not null and end_bond.stated_at < person.stated_at)
    or not coalesce(private.has_relationship(person, end_bond.relationship), true) then
    return;
  end if;
  if person.validated_by_user then
    select * into step from private.note_beside_person(person, true, end_bond.relationship, null, null, end_bond.quote, true);
    changed := step.changes <> '[]';
    undo := step.undo;
  else
    select * into step from private.change_person(person, lower(end_bond.relationship), null, null, true);
    changed := step.changed;
    undo := case when step.undo is null then '[]' else jsonb_build_array(step.undo) end;
  end if;
end;
$$;
comment on function private.end_bond(uuid, text, timestamptz, text) is
  'What the assistant learned to be over: the bond of a person becomes history, or is noted beside one whom the user validated. undo is an array.';

create function private.same_bond(person_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.person_label(o) order by o.stated_at desc)
  from public.knowledge_items p
  join public.knowledge_items o on o.user_id = p.user_id and o.type = 'person' and o.id <> p.id and o.deleted_at is null
    and o.superseded_at is null and private.is_same_bond(private.bond_of(o), private.bond_of(p))
  where p.user_id = private.current_user_id() and p.id = same_bond.person_id;
$$;
comment on function private.same_bond(uuid) is 'Labels of others who are the same to the user: who says "neuro da mãe" of one may mean that the other no longer is.';

create function public.update_person(
  name text,
  relationship text default null,
  aliases text[] default null,
  birthday text default null,
  ended boolean default null,
  quote text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_person', update_person.tool_call_id);
  by_assistant boolean := update_person.tool_call_id is not null;
  relation text := nullif(lower(btrim(update_person.relationship)), '');
  is_over boolean := coalesce(update_person.ended, false);
  who record;
  person public.knowledge_items;
  step record;
  status text;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_person(relation, update_person.birthday, update_person.aliases, update_person.quote);
  -- Whoever is new was that, and is not any more.
  select * into who from private.ensure_person(update_person.name, relation, by_assistant, quote => private.given(update_person.quote));
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa: guarde com add_knowledge, sem person.');
  end if;
  undo := coalesce(who.undo, '[]');
  status := case when undo = '[]' then 'unchanged' else 'updated' end;
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = who.id;
  if who.created or not person.validated_by_user then
    select * into step from private.change_person(person, relation, update_person.birthday, update_person.aliases, is_over);
    if step.changed then
      status := 'updated';
      -- In reverse: undoing a creation comes last and is enough.
      undo := jsonb_build_array(step.undo) || undo;
    end if;
  else
    select * into step from private.note_beside_person(person, by_assistant, relation, update_person.birthday, update_person.aliases,
      update_person.quote, is_over);
    undo := step.undo || undo;
    status := case when step.changes = '[]' then status else 'noted' end;
  end if;
  return private.record_tool('update_person', update_person.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', update_person.name, 'relationship', update_person.relationship,
      'aliases', update_person.aliases, 'birthday', update_person.birthday, 'ended', update_person.ended, 'quote', update_person.quote)),
    jsonb_strip_nulls(jsonb_build_object(
      'status', case when who.created then 'created' else status end,
      'person', private.person_json(who.id),
      'same_bond', case when relation is not null and not is_over then private.same_bond(who.id) end)),
    nullif(undo, '[]'));
end;
$$;
comment on function public.update_person(text, text, text[], text, boolean, text, text) is
  'Keeps who somebody is, made when unknown: { status: created | updated | noted | unchanged, person, same_bond?: [label] }. One bond at a time: the one before becomes history; ended: there is none now. noted: stored as facts beside a person the user validated, which the assistant does not alter. same_bond: who else is that. quote: the user''s words. Raises PT400 invalid_name, invalid_birthday, content_too_long, PT409 ambiguous_person, PT422 person_is_user, too_many_aliases.';

grant execute on function
  private.check_person(text, text, text[], text),
  private.news_of_person(public.knowledge_items, text, text, text[], boolean),
  private.change_person(public.knowledge_items, text, text, text[], boolean),
  private.note_person(public.knowledge_items, boolean, text, text, text, boolean, boolean, text),
  private.note_beside_person(public.knowledge_items, boolean, text, text, text[], text, boolean),
  private.end_bond(uuid, text, timestamptz, text),
  private.same_bond(uuid),
  public.update_person(text, text, text[], text, boolean, text, text)
to authenticated, service_role;

-- schemas/add_knowledge.sql

-- add_knowledge: one new belief, and what its writer says it is about. What is known already is refreshed instead of stored twice.

create function private.source_message() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  current_turn uuid := nullif(current_setting('life_assistant.turn_id', true), '')::uuid;
begin
  if current_turn is null then
    return null;
  end if;
  -- A confirmed call was asked for in the turn that made the offer, not in the one that said yes.
  return (
    select m.id from public.messages m
    where m.user_id = (select auth.uid()) and m.role = 'user' and m.turn_id = coalesce((
      select p.turn_id from public.pending_actions p
      where p.user_id = (select auth.uid()) and p.decided_turn_id = current_turn
      order by p.created_at desc limit 1), current_turn)
    order by m.seq
    limit 1);
end;
$$;
comment on function private.source_message() is 'The user''s message that the running tool call comes from; null outside a turn.';

create function private.new_knowledge(by_assistant boolean, confidence double precision default null)
returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  item.id := gen_random_uuid();
  item.user_id := private.current_user_id();
  item.subject := 'self';
  item.area := 'relationships';
  item.source := case when by_assistant then 'conversation' else 'user_input' end;
  item.source_ref := private.source_message();
  item.confidence := case when by_assistant then least(coalesce(new_knowledge.confidence, 0.9), 0.95) else 1 end;
  item.validated_by_user := not by_assistant;
  item.needs_resolution := false;
  item.holds := true;
  item.stated_at := now();
  return item;
end;
$$;
comment on function private.new_knowledge(boolean, double precision) is
  'An item not stored yet. From the assistant: source conversation, confidence at most 0.95, never validated. From the user: user_input, 1, validated.';

create function private.insert_knowledge(item public.knowledge_items) returns public.knowledge_items
language plpgsql set search_path = '' as $$
begin
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, slot_key, value, holds, quote,
    filed_at, source, source_ref, inference_evidence, confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot, item.slot_key,
    item.value, coalesce(item.holds, true), item.quote, coalesce(item.filed_at, case when item.slot is not null then clock_timestamp() end), item.source, item.source_ref, item.inference_evidence,
    item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at)
  returning * into item;
  return item;
end;
$$;

create function private.given(value text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return case when not private.is_blank(value) then btrim(value, E' \t\r\n') end;
end;
$$;
comment on function private.given(text) is 'What stands in an optional field; null when there is nothing to see in it.';

create function private.title_of(content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  line text := rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .');
begin
  -- Whole words of the first line, without the full stop.
  return case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end;
end;
$$;

create function private.check_knowledge(
  type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean
) returns void
language plpgsql set search_path = '' as $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if private.is_blank(content) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(content) > 4000 or char_length(title) > 200 or char_length(person) > 200 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  if confidence not between 0 and 1 then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1.');
  end if;
  -- A model's own word for a sub-area is left out by add_knowledge instead.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;

create function private.complete_person(
  person_id uuid, by_assistant boolean, relationship text, birthday text, stated_at timestamptz, out changed boolean,
  out undo jsonb
)
language plpgsql set search_path = '' as $$
declare
  person public.knowledge_items;
  step record;
  known text;
begin
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = complete_person.person_id;
  known := person.person_metadata ->> 'relationship';
  -- The later word counts; what is known already is no news.
  relationship := case when known is null or complete_person.stated_at >= person.stated_at then nullif(btrim(relationship), '') end;
  relationship := case when private.comparable(relationship) = private.comparable(known) then null else relationship end;
  birthday := case when person.person_metadata ->> 'birthday' = birthday then null else birthday end;
  if person.validated_by_user and by_assistant then
    select * into step from private.note_beside_person(person, true, relationship, birthday, null);
    changed := step.changes <> '[]';
    undo := step.undo;
  else
    select * into step from private.change_person(person, relationship, birthday, null);
    changed := step.changed;
    undo := case when step.undo is null then '[]' else jsonb_build_array(step.undo) end;
  end if;
end;
$$;
comment on function private.complete_person(uuid, boolean, text, text, timestamptz) is
  'Keeps what is new about somebody known. A person the user validated is not altered by the assistant: it becomes a fact beside them. undo is an array.';

create function private.says_same(kind text, one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Without a value two homes may be two things said of one home: only what is over needs none.
  return one.holds = other.holds and case
    when kind in ('keyed', 'goal') and not one.holds then true
    when kind in ('single', 'measured') and one.holds and one.value is null then false
    else one.value_plain is not distinct from other.value_plain end;
end;
$$;
comment on function private.says_same(text, public.knowledge_items, public.knowledge_items) is
  'Whether two items of one subject, slot and key say the same.';

create function private.same_knowledge(item public.knowledge_items) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  kind text := private.slot_kind(item.slot);
  keys text[] := private.spellings(item);
  known public.knowledge_items;
begin
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.content_digest = item.content_digest and k.subject = item.subject
    and k.id is distinct from item.id and k.deleted_at is null and k.superseded_at is null and (k.type = 'person') = (item.type = 'person')
    -- The same words about something else are another item.
    and (k.slot is null or item.slot is null or (k.slot = item.slot and k.key_plain = any (keys) and k.holds = item.holds
      -- That none holds is not the same as not to say which.
      and coalesce(k.value_plain = item.value_plain, k.holds or k.value is null and item.value is null)))
  order by k.validated_by_user desc, k.created_at, k.id
  limit 1;
  if known.id is null and item.slot is not null and item.type not in ('person', 'insight') then
    select k.* into known from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.key_plain = any (keys)
      and k.id is distinct from item.id and k.deleted_at is null and k.superseded_at is null and k.type not in ('person', 'insight')
      and private.says_same(kind, k, item)
    order by k.validated_by_user desc, k.created_at, k.id
    limit 1;
  end if;
  return known;
end;
$$;
comment on function private.same_knowledge(public.knowledge_items) is
  'The current item that says the same: in the same words, or the same of the same slot and key.';

create function private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- What the user validated stays as it is; that they said it again is all there is to note.
  free boolean := item.validated_by_user or not known.validated_by_user;
  tells_more boolean := free and item.stated_at >= known.stated_at
    and not tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.plain_words(item.content)))
      <@ tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.plain_words(known.content)));
  refreshed public.knowledge_items;
begin
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when free then item.type else k.type end,
    area = case when free then item.area else k.area end,
    sub_area = case when not free then k.sub_area when k.area = item.area then coalesce(item.sub_area, k.sub_area) else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user,
    title = case when tells_more then item.title else k.title end,
    content = case when tells_more then item.content else k.content end,
    source_ref = case when tells_more then coalesce(item.source_ref, k.source_ref) else k.source_ref end,
    quote = case when tells_more then coalesce(item.quote, k.quote) else coalesce(k.quote, item.quote) end,
    slot = coalesce(k.slot, item.slot),
    slot_key = case when k.slot is null then item.slot_key else k.slot_key end,
    value = case when k.slot is null then item.value else coalesce(k.value, item.value) end,
    holds = case when k.slot is null and item.slot is not null then item.holds else k.holds end,
    -- Written with the words: the slot stays what it was said to be.
    filed_at = case when coalesce(k.slot, item.slot) is not null or item.filed_at is not null then clock_timestamp() else k.filed_at end
  where k.user_id = known.user_id and k.id = known.id
  returning k.* into refreshed;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', known.id, 'set', (
    select jsonb_object_agg(old.key, old.value)
    from jsonb_each(to_jsonb(known)) old join jsonb_each(to_jsonb(refreshed)) new on new.key = old.key and (new.value <> old.value or old.key = 'stated_at')
    where old.key in ('stated_at', 'type', 'area', 'sub_area', 'confidence', 'validated_by_user', 'title', 'content', 'source_ref', 'quote',
      'slot', 'slot_key', 'value', 'holds', 'filed_at'))));
end;
$$;
comment on function private.refresh_knowledge(public.knowledge_items, public.knowledge_items) is
  'Notes that a known item was said again, in the new words if they tell more; returns how to take that back, an array of what has changed.';

create function private.apply_replaces(
  item public.knowledge_items, replaces uuid[], out superseded uuid[], out left_alone jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  select coalesce(array_agg(r.id) filter (where r.reason is null), '{}'),
    coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason) order by r.place) filter (where r.reason is not null), '[]')
  into superseded, left_alone
  from (
    select n.id, min(n.place) as place, case
      when k.id is null then 'unknown'
      when k.type = 'person' or k.subject <> item.subject then 'other_subject'
      when k.validated_by_user then 'validated'
      when k.deleted_at is not null or k.superseded_at is not null then 'not_current'
      when item.confidence < 0.7 then 'not_sure'
      when k.stated_at > item.stated_at then 'newer' end as reason
    from unnest(replaces) with ordinality as n (id, place)
    left join public.knowledge_items k on k.user_id = item.user_id and k.id = n.id
    where n.id <> item.id
    group by n.id, k.id) r;
end;
$$;
comment on function private.apply_replaces(public.knowledge_items, uuid[]) is
  'Of the items that a writer says are replaced, those that give way, and those left alone with the reason: unknown (or somebody else''s), other_subject, validated, not_current, not_sure, newer.';

create function private.settle_knowledge(
  item public.knowledge_items, replaces uuid[] default '{}', out status text, out id uuid, out undo_all jsonb,
  out superseded uuid[], out winner uuid, out against uuid[], out left_alone jsonb
)
-- Planned for each item anew, looking for the same one took three times as long.
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  known public.knowledge_items;
  settled record;
  named record;
  undo jsonb;
begin
  -- Two calls that say the same thing at once: the second sees what the first stored.
  perform pg_advisory_xact_lock(hashtextextended(settle_knowledge.item.user_id::text || ':knowledge', 0));
  item := private.as_stored(item);
  known := private.same_knowledge(item);
  status := case when known.id is null then 'created' else 'updated' end;
  if known.id is null then
    item := private.insert_knowledge(item);
    undo_all := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id,
      'set', jsonb_build_object('deleted_at', 'now'), 'left', jsonb_build_object('deleted_at', null)));
  else
    undo_all := private.refresh_knowledge(known, item);
    select k.* into item from public.knowledge_items k where k.user_id = item.user_id and k.id = known.id;
  end if;
  id := item.id;
  superseded := '{}';
  against := '{}';
  left_alone := '[]';
  if item.slot is not null then
    -- What was said before is being asked already.
    settled := private.settle(item, status = 'created' or known.slot is null);
    winner := settled.winner;
    against := settled.against;
    superseded := settled.superseded;
    undo := settled.undo;
  end if;
  if replaces <> '{}' then
    named := private.apply_replaces(item, replaces);
    left_alone := named.left_alone;
    superseded := superseded || named.superseded;
    undo := coalesce(undo, '[]') || private.supersede(named.superseded, item.id, item.user_id);
  end if;
  undo_all := coalesce(undo, '[]') || undo_all;
end;
$$;
comment on function private.settle_knowledge(public.knowledge_items, uuid[]) is
  'Stores an item, or refreshes the current one that says the same, and settles it. status: created or updated; superseded: what it took the place of; winner: what is known already and counts more; against: what it contradicts without being allowed to, so that it waits to be resolved; left_alone: [{ id, reason }] of replaces that stand; undo_all takes everything back.';

create function public.add_knowledge(
  type text, content text, area text, sub_area text default null, title text default null,
  confidence double precision default null, person text default null, quote text default null, slot text default null,
  key text default null, value text default null, holds boolean default true, replaces uuid[] default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  who record;
  person_is_new boolean := false;
  step record;
  outcome record;
  result jsonb;
  undo jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_knowledge(add_knowledge.type, add_knowledge.content, add_knowledge.title, add_knowledge.area,
    add_knowledge.sub_area, add_knowledge.confidence, add_knowledge.person, not by_assistant);
  item := private.new_knowledge(by_assistant, add_knowledge.confidence);
  item.type := add_knowledge.type;
  item.area := add_knowledge.area;
  item.sub_area := case when private.is_sub_area(item.area, add_knowledge.sub_area) then add_knowledge.sub_area end;
  item.content := btrim(add_knowledge.content, E' \t\r\n');
  item.title := coalesce(private.given(add_knowledge.title), private.title_of(item.content));
  item.slot := private.given(add_knowledge.slot);
  item.slot_key := private.given(add_knowledge.key);
  item.value := private.given(add_knowledge.value);
  item.holds := coalesce(add_knowledge.holds, true);
  item.quote := private.given(add_knowledge.quote);
  item.filed_at := case when by_assistant or item.slot is not null then clock_timestamp() end;
  perform private.check_slot(item.slot, item.slot_key, item.value, item.quote);
  if cardinality(add_knowledge.replaces) > 20 then
    perform private.raise(400, 'content_too_long', 'São itens demais para substituir de uma vez: até 20.');
  end if;
  if item.type = 'person' or private.given(add_knowledge.person) is not null then
    select * into who from private.ensure_person(
      coalesce(private.given(add_knowledge.person), item.slot_key, private.given(add_knowledge.title)),
      case when item.type = 'person' and item.slot = 'relationship' then item.value end, by_assistant,
      case when item.type = 'person' then item.content end, item.quote);
    item.subject := coalesce(who.id::text, 'self');
    person_is_new := who.created;
    undo := coalesce(who.undo, '[]');
    perform private.check_person(null, case when item.slot = 'birthday' and item.holds and private.is_birthday(item.value) then item.value end, null, null);
    if who.id is not null and item.holds and item.type = 'person' and not who.created and item.slot = 'relationship' then
      select * into step from private.complete_person(who.id, by_assistant, item.value, null, item.stated_at);
      undo := step.undo || undo;
    end if;
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := who.id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    outcome := private.settle_knowledge(item, add_knowledge.replaces);
    item.id := outcome.id;
    undo := outcome.undo_all || undo;
    result := jsonb_build_object('status', outcome.status);
    if outcome.superseded <> '{}' or outcome.winner is not null or outcome.against <> '{}' or outcome.left_alone <> '[]' then
      result := result || jsonb_strip_nulls(jsonb_build_object(
        'superseded', (select jsonb_agg(private.knowledge_json(k) order by k.stated_at) from public.knowledge_items k
          where k.user_id = item.user_id and k.id = any (outcome.superseded)),
        'superseded_by', (select private.knowledge_json(k) from public.knowledge_items k where k.user_id = item.user_id and k.id = outcome.winner),
        'question', case when outcome.against <> '{}' then private.question_of(item.user_id, outcome.id) end,
        'left_alone', nullif(outcome.left_alone, '[]')));
    end if;
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person, 'quote', item.quote, 'slot', item.slot, 'key', item.slot_key, 'value', item.value,
      'holds', case when not item.holds then false end, 'replaces', add_knowledge.replaces)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text, text, text, boolean, uuid[], text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, superseded?: [item], superseded_by?: item, question?: { item, other, question }, left_alone?: [{ id, reason }] }. superseded: what it made untrue; superseded_by: what is known already and counts more, the new item being history; question: it speaks against what the user validated; left_alone: of replaces, what stands. person: whom it is about, made when unknown; slot, key, value, holds: what it is about and whether that is so; quote: the user''s words. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, unknown_slot, slot_missing, slot_key_missing, slot_key_unexpected, invalid_goal_state, PT409 ambiguous_person.';
grant execute on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text, text, text, boolean, uuid[], text) to authenticated, service_role;

grant execute on function
  private.says_same(text, public.knowledge_items, public.knowledge_items),
  private.same_knowledge(public.knowledge_items),
  private.refresh_knowledge(public.knowledge_items, public.knowledge_items),
  private.apply_replaces(public.knowledge_items, uuid[]),
  private.settle_knowledge(public.knowledge_items, uuid[])
to authenticated, service_role;

grant execute on function
  private.source_message, private.new_knowledge, private.insert_knowledge, private.given, private.title_of,
  private.check_knowledge, private.complete_person
to authenticated, service_role;

-- schemas/contradictions.sql

-- What decides that a fact replaces another. Two items of one subject, slot and key that cannot both hold are settled between the
-- two of them, by columns alone, so that the order in which they come does not matter. Who gives way stays in history.

create function private.is_later(one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (one.stated_at, one.confidence, one.created_at) > (other.stated_at, other.confidence, other.created_at);
end;
$$;
comment on function private.is_later(public.knowledge_items, public.knowledge_items) is
  'Whose word is the last one: the later said, then the surer, then the newer.';

create function private.overtakes(kind text, later public.knowledge_items, earlier public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return later.confidence >= 0.7 and case
    when kind = 'goal' then later.value <> earlier.value and not (earlier.value = 'done' and later.value = 'open')
    when kind = 'keyed' and later.holds <> earlier.holds then true
    -- What has no value replaces no value.
    when later.holds and earlier.holds then coalesce(later.value_plain <> earlier.value_plain, kind = 'keyed' and later.value is not null)
    when later.holds then later.value is not null or earlier.value is null
    -- "Não trabalha mais na Vale" says nothing about the job that came after.
    when earlier.holds then later.value is null or coalesce(later.value_plain = earlier.value_plain, false)
    else false end;
end;
$$;
comment on function private.overtakes(text, public.knowledge_items, public.knowledge_items) is
  'Whether an item makes an earlier one of its subject, slot (of this kind) and key a thing of the past.';

create function private.loser_of(item public.knowledge_items, known public.knowledge_items) returns uuid
language plpgsql immutable set search_path = '' as $$
declare
  later public.knowledge_items := case when private.is_later(known, item) then known else item end;
  earlier public.knowledge_items := case when later.id = item.id then known else item end;
begin
  return case when later.validated_by_user
    or not (earlier.validated_by_user or (later.source = 'ai_inference' and earlier.source <> 'ai_inference')) then earlier.id end;
end;
$$;
comment on function private.loser_of(public.knowledge_items, public.knowledge_items) is
  'Which of two items that cannot both hold gives way: the earlier. Null, which is asked, where the user vouched for that one alone, or said it and the later was only concluded.';

create function private.contradictions_of(item public.knowledge_items)
returns table (id uuid, is_current boolean, loser uuid)
language plpgsql stable rows 5 set search_path = '' as $$
declare
  kind text := private.slot_kind(item.slot);
  keys text[] := private.spellings(item);
  -- Somebody has said that both hold.
  beside uuid[] := array(
    select l.to_id from public.knowledge_links l where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'related'
    union all
    select l.from_id from public.knowledge_links l where l.user_id = item.user_id and l.to_id = item.id and l.relation = 'related');
begin
  if kind is null or item.type in ('person', 'insight') then
    return;
  end if;
  return query
    select k.id, k.superseded_at is null, private.loser_of(item, k)
    from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.key_plain = any (keys)
      and k.id <> item.id and k.id <> all (beside) and k.deleted_at is null and k.type not in ('person', 'insight')
      -- What was overtaken itself may still have overtaken what comes late. Not so what gave way to an older word: it was wrong.
      and (k.superseded_at is null or k.stated_at >= item.stated_at)
      and (k.superseded_at is null or exists (
        select from public.knowledge_items by where by.user_id = k.user_id and by.id = k.superseded_by_id and by.stated_at >= k.stated_at))
      and case when private.is_later(k, item) then private.overtakes(kind, k, item) else private.overtakes(kind, item, k) end
    order by k.stated_at desc, k.confidence desc, k.created_at desc, k.id desc;
end;
$$;
comment on function private.contradictions_of(public.knowledge_items) is
  'Every other item of the subject, slot and key that cannot hold if a stored one does, the last word first, and who of the two gives way.';

create function private.settle(
  item public.knowledge_items, asks boolean, out undo jsonb, out superseded uuid[], out against uuid[], out winner uuid
)
language plpgsql set search_path = '' as $$
begin
  select coalesce(array_agg(c.id) filter (where c.loser = c.id and c.is_current), '{}'),
    coalesce(array_agg(c.id) filter (where c.loser is null and c.is_current), '{}'),
    (array_agg(c.id) filter (where c.loser = item.id))[1]
  into superseded, against, winner
  from private.contradictions_of(item) c;
  undo := private.supersede(superseded, item.id, item.user_id);
  if winner is not null then
    undo := undo || private.supersede(array[item.id], winner, item.user_id);
    superseded := '{}';
  end if;
  -- What loses anyway is no question.
  against := case when asks and winner is null then against else '{}' end;
  undo := undo || private.ask_about(item, against);
end;
$$;
comment on function private.settle(public.knowledge_items, boolean) is
  'Settles a stored item: superseded: what gave way to it; winner: what it gave way to; against: what the user vouched for, so that it waits to be resolved (only if asks); undo takes it all back.';

create function private.settle_again(item_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
  same public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = settle_again.item_id;
  if item.deleted_at is not null then
    perform private.close_questions(array[item.id]);
  elsif item.superseded_at is null and item.slot is not null then
    same := private.same_knowledge(item);
    if same.validated_by_user or (same.id is not null and not item.validated_by_user) then
      perform private.supersede(array[item.id], same.id, item.user_id);
      perform private.refresh_knowledge(same, item);
    else
      perform private.supersede(array[same.id], item.id, item.user_id);
      perform private.settle(item, true);
    end if;
  end if;
end;
$$;
comment on function private.settle_again(uuid) is
  'Settles an item that stands already: filed, written by hand, brought back or taken back by an undo. Nothing comes back over something newer, nor twice.';

grant execute on function
  private.is_later(public.knowledge_items, public.knowledge_items),
  private.overtakes(text, public.knowledge_items, public.knowledge_items),
  private.loser_of(public.knowledge_items, public.knowledge_items),
  private.contradictions_of(public.knowledge_items),
  private.settle(public.knowledge_items, boolean),
  private.settle_again(uuid)
to authenticated, service_role;

-- schemas/knowledge_questions.sql

-- The question about two beliefs that do not go together, and whose turn it is.

create function private.other_side(item public.knowledge_items) returns public.knowledge_items
language sql stable set search_path = '' as $$
  select o.* from public.knowledge_links l
  join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
  where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
  order by o.validated_by_user desc, o.stated_at desc
  limit 1;
$$;
comment on function private.other_side(public.knowledge_items) is 'The current item that one waiting to be resolved contradicts; null when none is left.';

create function private.question_of(owner uuid, item_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
  other public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = owner and k.id = question_of.item_id and k.needs_resolution and k.deleted_at is null and k.superseded_at is null;
  other := private.other_side(item);
  return case when other.id is not null then jsonb_build_object('item', private.knowledge_json(item), 'other', private.knowledge_json(other),
    'question', (private.question_sides(item, other)).question) end;
end;
$$;
comment on function private.question_of(uuid, uuid) is
  'The gentle question about an item that waits to be resolved: { item, other: what it contradicts, question }; null when there is nothing (left) to ask.';

create function private.mark_asked(item_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.knowledge_items k set asked_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_asked.item_id and k.asked_at is null;
  return found;
end;
$$;
comment on function private.mark_asked(uuid) is 'Notes that the user was asked about an item; false when they had been already.';

create function private.ask_about(item public.knowledge_items, against uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- Where the other side is being asked about already, one question is enough.
  against := array(
    select a.id from unnest(against) as a (id)
    where not exists (
      select from public.knowledge_links l
      join public.knowledge_items k on k.user_id = l.user_id and k.id = l.from_id and k.needs_resolution
      where l.user_id = item.user_id and l.from_id = a.id and l.to_id = item.id and l.relation = 'contradicts'));
  if against = '{}' then
    return '[]'::jsonb;
  end if;
  perform private.link_knowledge(item, against, 'contradicts');
  update public.knowledge_items k set needs_resolution = true where k.user_id = item.user_id and k.id = item.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
    jsonb_build_object('needs_resolution', item.needs_resolution)));
end;
$$;
comment on function private.ask_about(public.knowledge_items, uuid[]) is
  'An item waits to be resolved against others; returns how to take that back, an array, and [] when there is nothing to ask.';

-- What needs somebody's word: the user's answer to a question, and the judgement of items that only look alike.
create function private.take_over_person(person public.knowledge_items, item public.knowledge_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  step record;
begin
  -- The user says that what was noted beside a person they had validated is right.
  if item.slot not in ('relationship', 'birthday') or item.value is null then
    return null;
  end if;
  select * into step from private.change_person(person, case item.slot when 'relationship' then item.value end,
    case item.slot when 'birthday' then item.value end, null, item.slot = 'relationship' and not item.holds);
  return step.undo;
end;
$$;

create function private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  undo jsonb;
begin
  if other.type = 'person' then
    undo := case when resolution = 'use_new' then private.take_over_person(other, item) end;
    return case
      when resolution = 'keep_both' then '[]'
      when resolution = 'use_new' and undo is null then '[]'
      -- Either way the person carries what holds now.
      else private.supersede(array[item.id], other.id, item.user_id) || case when undo is null then '[]' else jsonb_build_array(undo) end end;
  end if;
  case resolution
    when 'use_new' then return private.supersede(array[other.id], item.id, item.user_id);
    when 'keep_existing' then return private.supersede(array[item.id], other.id, item.user_id);
    else
      perform private.link_knowledge(item, array[other.id], 'related');
      return '[]'::jsonb;
  end case;
end;
$$;

create function public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('resolve_knowledge', resolve_knowledge.tool_call_id);
  item public.knowledge_items;
  other public.knowledge_items;
  undo jsonb := '[]'::jsonb;
  others jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if resolve_knowledge.resolution is null or resolve_knowledge.resolution not in ('keep_existing', 'use_new', 'keep_both') then
    perform private.raise(400, 'invalid_resolution', 'Diga se fica o que eu já sabia, o que é novo ou os dois.',
      jsonb_build_object('allowed', array['keep_existing', 'use_new', 'keep_both']));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  if not exists (select from public.knowledge_items k where k.user_id = caller and k.id = resolve_knowledge.item_id) then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  -- The question may be named by either side.
  select k.* into item from public.knowledge_items k
  left join public.knowledge_links l on l.user_id = k.user_id and l.from_id = k.id and l.relation = 'contradicts' and l.to_id = resolve_knowledge.item_id
  where k.user_id = caller and k.needs_resolution and k.deleted_at is null and k.superseded_at is null
    and (k.id = resolve_knowledge.item_id or l.id is not null)
  order by k.id = resolve_knowledge.item_id desc, k.created_at desc limit 1;
  if not found then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for other in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
    order by o.validated_by_user desc, o.stated_at desc
  loop
    undo := undo || private.resolve_against(item, other, resolve_knowledge.resolution);
    others := others || jsonb_build_array(private.knowledge_json(other));
    exit when resolve_knowledge.resolution = 'keep_existing';
  end loop;
  undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
    jsonb_build_object('needs_resolution', true, 'asked_at', item.asked_at, 'validated_by_user', item.validated_by_user)));
  update public.knowledge_items k set needs_resolution = false,
    asked_at = coalesce(k.asked_at, clock_timestamp()),
    -- What takes the place of something the user vouched for is vouched for as well.
    validated_by_user = k.validated_by_user
      or (resolve_knowledge.resolution = 'use_new' and others @> '[{"validated": true}]')
  where k.user_id = caller and k.id = item.id;
  return private.record_tool('resolve_knowledge', resolve_knowledge.tool_call_id,
    jsonb_build_object('item_id', resolve_knowledge.item_id, 'resolution', resolve_knowledge.resolution),
    jsonb_build_object('status', 'resolved', 'resolution', resolve_knowledge.resolution, 'others', others,
      'item', (select private.knowledge_json(k) || jsonb_build_object('is_current', k.superseded_at is null) from public.knowledge_items k where k.user_id = caller and k.id = item.id)),
    undo);
end;
$$;
comment on function public.resolve_knowledge(uuid, text, text) is
  'The user''s answer about an item that contradicts another: keep_existing, use_new (even against what they had validated) or keep_both: { status: resolved, resolution, item with is_current, others }. Raises PT400 invalid_resolution, PT404 knowledge_not_found, PT409 nothing_to_resolve.';
grant execute on function public.resolve_knowledge(uuid, text, text) to authenticated, service_role;

-- "Nenhum dos dois": the answer to a question about memory that resolve_knowledge has no word for.
create function public.reject_contradiction(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('reject_contradiction', reject_contradiction.tool_call_id);
  item public.knowledge_items;
  wrong public.knowledge_items;
  instant timestamptz := clock_timestamp();
  removed jsonb := '[]'::jsonb;
  undo jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(reject_contradiction.item_id);
  if not item.needs_resolution or item.deleted_at is not null or item.superseded_at is not null then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for wrong in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts'
      -- A person is more than the part of them that is in doubt.
      and o.type <> 'person' and o.deleted_at is null and o.superseded_at is null
    union all
    select i.* from public.knowledge_items i where i.user_id = caller and i.id = item.id
  loop
    removed := removed || jsonb_build_array(private.knowledge_json(wrong));
    undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', wrong.id, 'set',
      jsonb_build_object('deleted_at', null, 'needs_resolution', wrong.needs_resolution)));
    update public.knowledge_items k set deleted_at = instant where k.user_id = caller and k.id = wrong.id;
  end loop;
  undo := undo || private.close_questions(array(select (r ->> 'id')::uuid from jsonb_array_elements(removed) as r));
  return private.record_tool('reject_contradiction', reject_contradiction.tool_call_id,
    jsonb_build_object('item_id', reject_contradiction.item_id),
    jsonb_build_object('status', 'rejected', 'removed', removed), undo);
end;
$$;
comment on function public.reject_contradiction(uuid, text) is
  'The user says that neither an item nor what it contradicts is true: both are deleted softly, restorable for 30 days; of a person only the new item goes: { status: rejected, removed: [item] }. Raises PT404 knowledge_not_found, PT409 nothing_to_resolve.';
grant execute on function public.reject_contradiction(uuid, text) to authenticated, service_role;

-- What memory has to bring up in a conversation: a question about two beliefs that do not go together, or an insight not
-- shown yet. A turn claims it when it opens, so that of two conversations at once only one brings it up.

-- Here and not in the table: an item points to the message it comes from, and so to the turn.
alter table public.turns add foreign key (user_id, topic_id)
  references public.knowledge_items (user_id, id) on delete set null (topic_id);

create function private.short_line(value text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(line) <= 160 then line
    else coalesce(nullif(regexp_replace(left(line, 159), '\s+\S*$', ''), ''), left(line, 159)) || '…' end
  from (select btrim(regexp_replace(short_line.value, '\s+', ' ', 'g')) as line) one;
$$;
comment on function private.short_line(text) is 'A text on one line of at most 160 characters, cut between words.';

create function private.question_sides(
  item public.knowledge_items, other public.knowledge_items, out existing text, out stated text, out question text
)
language plpgsql stable set search_path = '' as $$
declare
  day text[] := regexp_match(other.person_metadata ->> 'birthday', '^(\d{4}|-)-(\d{2})-(\d{2})$');
begin
  existing := other.content;
  stated := item.content;
  -- A person's row knows several things; only the one in doubt is told.
  if other.type = 'person' and item.slot = 'birthday' and day is not null then
    existing := format('Faz aniversário em %s/%s', day[3], day[2]) || coalesce('/' || nullif(day[1], '-'), '');
  elsif other.type = 'person' and item.slot = 'relationship' and other.person_metadata ? 'relationship' then
    existing := format('É %s', other.person_metadata ->> 'relationship');
    stated := format('É %s', coalesce(item.value, item.content));
  end if;
  existing := rtrim(translate(private.short_line(existing), '“”', ''), ' .!');
  stated := rtrim(translate(private.short_line(stated), '“”', ''), ' .!');
  -- In the words in which both are kept: what is quoted fits any wording.
  question := format('Você mencionou antes%s “%s”, mas agora disse “%s”. Mudou algo?', (
    select ', sobre ' || p.title || ',' from public.knowledge_items p
    where p.user_id = item.user_id and p.id = coalesce(item.subject_id, other.subject_id)), existing, stated);
end;
$$;
comment on function private.question_sides(public.knowledge_items, public.knowledge_items) is
  'What was known and what was said since, each on one short line, in the words in which it is kept; of a person, the part that is in doubt; and the gentle question between them.';

create function private.is_free(topic public.knowledge_items, turn_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select not exists (
      select from public.turns t
      where t.user_id = topic.user_id and t.topic_id = topic.id and t.id <> is_free.turn_id
        and t.status = 'running' and t.lease_until > clock_timestamp()));
end;
$$;
comment on function private.is_free(public.knowledge_items, uuid) is 'No other turn that runs has claimed this topic.';

create function private.due_question(conversation_id uuid, turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  -- Each once, one a sitting, and not while the conversation that brought it up goes on.
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.needs_resolution and k.asked_at is null
    and k.deleted_at is null and k.superseded_at is null
    and not exists (
      select from public.messages m
      where m.user_id = k.user_id and m.id = k.source_ref and m.conversation_id = due_question.conversation_id
        and m.created_at > now() - interval '6 hours')
    and not exists (
      select from public.pending_actions p
      where p.user_id = k.user_id and p.conversation_id = due_question.conversation_id and p.kind = 'resolve_knowledge'
        and p.turn_id <> due_question.turn_id and p.created_at > now() - interval '6 hours')
    and private.is_free(k, due_question.turn_id)
    and (private.other_side(k)).id is not null
  order by k.created_at, k.id
  limit 1;
end;
$$;
comment on function private.due_question(uuid, uuid) is
  'The oldest item that waits to be resolved and has not been asked about. What a conversation itself brought up waits for another one, or for six hours to pass.';

create function private.due_insight(turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
    and k.deleted_at is null and k.superseded_at is null and not k.validated_by_user and not k.needs_resolution
    and char_length(k.content) <= 300
    -- One a day is news, two are a lecture.
    and not exists (
      select from public.knowledge_items s
      where s.user_id = k.user_id and s.seen_at >= private.today()::timestamp at time zone (
        select p.timezone from public.profiles p where p.user_id = k.user_id))
    and private.is_free(k, due_insight.turn_id)
  order by k.created_at, k.id
  limit 1;
end;
$$;
comment on function private.due_insight(uuid) is 'The oldest inferred insight that has not been shown, unless one was shown today.';

create function private.topic_json(topic public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  other public.knowledge_items;
  sides record;
begin
  if topic.id is null then
    return jsonb_build_object('question', null, 'insight', null);
  elsif topic.type = 'insight' and not topic.needs_resolution then
    return jsonb_build_object('question', null, 'insight', jsonb_build_object(
      'id', topic.id, 'area', topic.area, 'content', private.short_line(topic.content),
      -- What code found in the records says how; a model's evidence is only a quotation.
      'evidence', case when topic.pattern is not null then topic.inference_evidence end));
  end if;
  other := private.other_side(topic);
  sides := private.question_sides(topic, other);
  return jsonb_build_object('insight', null, 'question', jsonb_build_object(
    'itemId', topic.id,
    'text', sides.question,
    'existing', sides.existing, 'stated', sides.stated));
end;
$$;

create function private.claim_topic(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  topic public.knowledge_items;
begin
  -- Nearly every turn ends here, after two looks into partial indexes.
  if not exists (select from public.knowledge_items k
      where k.user_id = caller and k.needs_resolution and k.asked_at is null and k.deleted_at is null and k.superseded_at is null)
    and not exists (select from public.knowledge_items k
      where k.user_id = caller and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
        and k.deleted_at is null and k.superseded_at is null)
    or (select c.type = 'planner' from public.conversations c where c.user_id = caller and c.id = claim_topic.conversation_id)
  then
    return private.topic_json(topic);
  end if;
  -- Of two turns at once the second sees here what the first has claimed. Taken after the conversation's lock, before none.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':topic', 0));
  select d.* into topic from private.due_question(claim_topic.conversation_id, claim_topic.turn_id) d;
  if not found then
    select d.* into topic from private.due_insight(claim_topic.turn_id) d;
  end if;
  update public.turns t set topic_id = topic.id
  where t.user_id = caller and t.id = claim_topic.turn_id and t.topic_id is distinct from topic.id;
  return private.topic_json(topic);
end;
$$;
comment on function private.claim_topic(uuid, uuid) is
  'What a turn that opens may bring up, claimed for it: { question: { itemId, text, existing, stated } | null, insight: { id, area, content, evidence } | null }, at most one of the two.';

create function private.mark_shown(item_id uuid) returns void
language sql set search_path = '' as $$
  update public.knowledge_items k set seen_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_shown.item_id and k.type = 'insight' and k.seen_at is null;
$$;
comment on function private.mark_shown(uuid) is 'Notes that the user has read an insight; mark_asked does it for a question.';

create function private.close_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Skipped when locked: the answer is being carried out at this moment, and finds by itself that it came too late.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.id in (
    select q.id from public.pending_actions q
    where q.user_id = new.user_id and q.status = 'open' and q.kind = 'resolve_knowledge'
      and q.args ->> 'item_id' = new.id::text
    for update skip locked);
  return null;
end;
$$;
comment on function private.close_question() is 'Closes the question asked in chat about an item that was settled elsewhere.';

create trigger knowledge_items_close_question
  after update of needs_resolution, deleted_at, superseded_at on public.knowledge_items
  for each row
  when (old.needs_resolution and (not new.needs_resolution or new.deleted_at is not null or new.superseded_at is not null))
  execute function private.close_question();

grant execute on function
  private.other_side, private.question_of, private.mark_asked, private.ask_about, private.take_over_person,
  private.resolve_against, private.short_line, private.question_sides
to authenticated, service_role;
grant execute on function private.claim_topic, private.mark_shown to authenticated;

-- schemas/correct_knowledge.sql

-- What the user's own actions on memory share: finding an item, showing and checking it, and validating it.

create function private.is_current(item public.knowledge_items) returns boolean
language sql immutable set search_path = '' as $$
  select item.deleted_at is null and item.superseded_at is null;
$$;

create function private.knowledge_entry(item public.knowledge_items) returns jsonb
language sql stable set search_path = '' as $$
  select private.knowledge_json(item) || jsonb_strip_nulls(jsonb_build_object(
    'slot', item.slot,
    'key', item.slot_key,
    'value', item.value,
    'holds', case when not item.holds then false end,
    'quote', item.quote,
    'tags', item.tags,
    'inference_evidence', item.inference_evidence,
    'source_ref', item.source_ref,
    'stated_at', item.stated_at,
    'updated_at', item.updated_at,
    'superseded_by_id', item.superseded_by_id,
    'superseded_at', item.superseded_at,
    'deleted_at', item.deleted_at,
    'restorable_until', item.deleted_at + interval '30 days',
    'needs_resolution', item.needs_resolution,
    'is_current', private.is_current(item)));
$$;
comment on function private.knowledge_entry(public.knowledge_items) is
  'An item as the user''s own views show it: knowledge_json with its history, provenance and is_current.';

create function private.own_knowledge(item_id uuid) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  select i.* into item from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = own_knowledge.item_id;
  if not found then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  return item;
end;
$$;
comment on function private.own_knowledge(uuid) is 'An item of the caller, deleted and superseded ones included. Raises PT404 knowledge_not_found.';

create function private.lock_knowledge(item_id uuid) returns public.knowledge_items
language plpgsql set search_path = '' as $$
begin
  -- The lock of settle_knowledge: actions on one user's memory come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  return private.own_knowledge(lock_knowledge.item_id);
end;
$$;
comment on function private.lock_knowledge(uuid) is 'own_knowledge, with the caller''s memory locked until the transaction ends.';

create function private.successors(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  -- Union, not union all: users write their own rows and may have made a circle.
  with recursive chain (id) as (
    select i.superseded_by_id from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.id = successors.item_id and i.superseded_by_id is not null
    union
    select i.superseded_by_id from chain c
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
    where i.superseded_by_id is not null
  )
  select c.id from chain c;
$$;
comment on function private.successors(uuid) is 'All that came after an item: what superseded it, what superseded that, and so on.';

create function private.current_successor(item_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select i.id from private.successors(current_successor.item_id) as s (id)
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = s.id
  where i.deleted_at is null and i.superseded_at is null
  limit 1;
$$;

create function private.corrections(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive chain (id) as (
    select corrections.item_id
    union
    select case when l.from_id = c.id then l.to_id else l.from_id end
    from chain c
    join public.knowledge_links l on l.user_id = private.current_user_id() and l.relation = 'corrects' and c.id in (l.from_id, l.to_id)
  )
  select c.id from chain c;
$$;
comment on function private.corrections(uuid) is 'An item, what corrected it and what it corrected, and so on.';

create function private.check_current(item public.knowledge_items) returns void
language plpgsql stable set search_path = '' as $$
begin
  if item.deleted_at is not null then
    perform private.raise(409, 'knowledge_deleted', 'Esse item foi apagado. Restaure-o antes.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if item.superseded_at is not null then
    perform private.raise(409, 'knowledge_superseded', 'Esse item já foi substituído por outro mais novo.',
      jsonb_strip_nulls(jsonb_build_object('current', private.current_successor(item.id))));
  end if;
end;
$$;
comment on function private.check_current(public.knowledge_items) is 'Raises PT409 knowledge_deleted or knowledge_superseded ({ current }).';

create function private.close_questions(gone uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner uuid := (select k.user_id from public.knowledge_items k where k.id = any (gone) limit 1);
  undo jsonb;
begin
  -- Little is contradicted, and whether it is costs a look into two indexes.
  if not exists (
    select from public.knowledge_links l
    where l.user_id = owner and l.relation = 'contradicts' and (l.from_id = any (gone) or l.to_id = any (gone))) then
    return '[]'::jsonb;
  end if;
  with closed as (
    update public.knowledge_items i set needs_resolution = false
    where i.user_id = owner and i.needs_resolution
      and exists (
        select from public.knowledge_links l
        where l.user_id = i.user_id and l.relation = 'contradicts'
          and ((l.from_id = i.id and l.to_id = any (gone)) or (l.to_id = i.id and l.from_id = any (gone))))
      and not exists (
        select from public.knowledge_links l
        join public.knowledge_items other on other.user_id = l.user_id and other.id = case when l.from_id = i.id then l.to_id else l.from_id end
        where l.user_id = i.user_id and l.relation = 'contradicts' and i.id in (l.from_id, l.to_id) and other.id <> all (gone)
          and other.deleted_at is null and other.superseded_at is null)
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', c.id, 'set', jsonb_build_object('needs_resolution', true))), '[]')
  into undo
  from closed c;
  return undo;
end;
$$;
comment on function private.close_questions(uuid[]) is
  'After items are gone: those that only they contradicted need no resolution any more; returns how to take that back, an array.';

create function public.validate_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('validate_knowledge', validate_knowledge.tool_call_id);
  item public.knowledge_items;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(validate_knowledge.item_id);
  perform private.check_current(item);
  if not item.validated_by_user then
    undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id,
      'set', jsonb_build_object('confidence', item.confidence, 'validated_by_user', false));
    update public.knowledge_items i set confidence = least(1, i.confidence + 0.1), validated_by_user = true
    where i.user_id = item.user_id and i.id = item.id
    returning i.* into item;
  end if;
  return private.record_tool('validate_knowledge', validate_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'validated' end, 'item', private.knowledge_entry(item)),
    undo);
end;
$$;
comment on function public.validate_knowledge(uuid, text) is
  'The user confirms an item: confidence + 0.1 (at most 1), once: { status: validated | unchanged, item }. Raises PT404 knowledge_not_found, PT409 knowledge_deleted, knowledge_superseded.';
grant execute on function public.validate_knowledge(uuid, text) to authenticated, service_role;

-- correct_knowledge: what the user says instead becomes an item of its own, sure and validated; the old one is deleted
-- softly and linked, so that the history shows both.

create function private.corrected(
  old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb,
  slot text, key text, value text, holds boolean
) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items := private.new_knowledge(false);
begin
  item.type := coalesce(corrected.type, old.type);
  item.area := coalesce(corrected.area, old.area);
  item.sub_area := coalesce(corrected.sub_area, case when item.area = old.area then old.sub_area end);
  item.content := coalesce(btrim(corrected.content, E' \t\r\n'), old.content);
  -- A title made from the content follows it; a name or the user's own title stays.
  item.title := coalesce(nullif(btrim(corrected.title), ''),
    case when old.title = private.title_of(old.content) then private.title_of(item.content) else old.title end);
  item.subject := old.subject;
  -- New words without a word about what they are about: the next scheduled run asks a model.
  if corrected.slot is not null or private.comparable(item.content) <> private.comparable(old.content) then
    item.slot := nullif(btrim(corrected.slot), '');
    item.slot_key := nullif(btrim(corrected.key), '');
    item.value := nullif(btrim(corrected.value), '');
    item.holds := coalesce(corrected.holds, true);
  else
    item.slot := old.slot;
    item.slot_key := coalesce(nullif(btrim(corrected.key), ''), old.slot_key);
    item.value := coalesce(nullif(btrim(corrected.value), ''), old.value);
    item.holds := coalesce(corrected.holds, old.holds);
    item.quote := old.quote;
    item.filed_at := old.filed_at;
  end if;
  item.person_metadata := case when item.type = 'person'
    then coalesce(old.person_metadata, '{}') || coalesce(corrected.person_metadata, '{}') end;
  if item.type = 'person' and corrected.content is null
    and old.content = private.person_content(old.title, old.person_metadata ->> 'relationship') then
    item.content := private.person_content(item.title, item.person_metadata ->> 'relationship');
  end if;
  return item;
end;
$$;
comment on function private.corrected(public.knowledge_items, text, text, text, text, text, jsonb, text, text, text, boolean) is
  'The item that takes an old one''s place, not stored yet: what is not given stays.';

create function private.check_correction(old public.knowledge_items, item public.knowledge_items) returns void
language plpgsql set search_path = '' as $$
begin
  if (item.type = 'person') <> (old.type = 'person') then
    perform private.raise(422, 'person_stays_person', 'Uma pessoa não vira outro tipo de memória, nem o contrário.');
  end if;
  if item.person_metadata is not null and not private.is_person_metadata(item.person_metadata) then
    perform private.raise(400, 'invalid_person', 'Não entendi os dados dessa pessoa.',
      jsonb_build_object('expected', '{ relationship?, birthday?: YYYY-MM-DD | --MM-DD, preferences?: string[] }'));
  end if;
end;
$$;

create function private.hand_over(old_id uuid, new_id uuid, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (caller, new_id, old_id, 'corrects')
  on conflict do nothing;
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select caller, case when l.from_id = old_id then new_id else l.from_id end,
    case when l.to_id = old_id then new_id else l.to_id end, 'related'
  from public.knowledge_links l
  where l.user_id = caller and l.relation = 'related' and old_id in (l.from_id, l.to_id) and new_id not in (l.from_id, l.to_id)
  on conflict do nothing;
  -- What is known about a person stays with that person; what the old item had replaced is replaced by the new one.
  with moved as (
    update public.knowledge_items i set
      subject = case when i.subject_id = old_id then new_id::text else i.subject end,
      superseded_by_id = case when i.superseded_by_id = old_id then new_id else i.superseded_by_id end
    where i.user_id = caller and old_id in (i.subject_id, i.superseded_by_id) and i.id <> new_id
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', m.id, 'set',
    jsonb_build_object('subject', was.subject, 'superseded_by_id', was.superseded_by_id))), '[]')
  into undo from moved m join public.knowledge_items was on was.user_id = caller and was.id = m.id;
end;
$$;
comment on function private.hand_over(uuid, uuid) is
  'Links a correction to what it corrects and moves to it what hung on the old item; undo takes the moves back.';

create function public.correct_knowledge(
  item_id uuid, content text default null, title text default null, type text default null, area text default null,
  sub_area text default null, person_metadata jsonb default null, slot text default null, key text default null,
  value text default null, holds boolean default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('correct_knowledge', correct_knowledge.tool_call_id);
  args jsonb := jsonb_strip_nulls(jsonb_build_object('item_id', correct_knowledge.item_id, 'content', correct_knowledge.content,
    'title', correct_knowledge.title, 'type', correct_knowledge.type, 'area', correct_knowledge.area,
    'sub_area', correct_knowledge.sub_area, 'person_metadata', correct_knowledge.person_metadata, 'slot', correct_knowledge.slot,
    'key', correct_knowledge.key, 'value', correct_knowledge.value, 'holds', correct_knowledge.holds));
  old public.knowledge_items;
  item public.knowledge_items;
  settled record;
  moved jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  old := private.lock_knowledge(correct_knowledge.item_id);
  perform private.check_current(old);
  item := private.corrected(old, correct_knowledge.content, correct_knowledge.title, correct_knowledge.type,
    correct_knowledge.area, correct_knowledge.sub_area, correct_knowledge.person_metadata,
    correct_knowledge.slot, correct_knowledge.key, correct_knowledge.value, correct_knowledge.holds);
  perform private.check_slot(item.slot, item.slot_key, item.value);
  perform private.check_knowledge(item.type, item.content, item.title, item.area, item.sub_area, null, null, true);
  perform private.check_correction(old, item);
  if (item.type, item.area, item.title, item.content) = (old.type, old.area, old.title, old.content)
    and (item.sub_area, item.slot, item.slot_key, item.value, item.holds) is not distinct from (old.sub_area, old.slot, old.slot_key, old.value, old.holds)
    and coalesce(item.person_metadata, '{}') = coalesce(old.person_metadata, '{}') then
    return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
      jsonb_build_object('status', 'unchanged', 'item', private.knowledge_entry(old)));
  end if;
  -- First out of the way, or the new wording would be taken for the same item.
  update public.knowledge_items i set deleted_at = clock_timestamp() where i.user_id = old.user_id and i.id = old.id;
  select s.* into settled from private.settle_knowledge(item) as s;
  if settled.status = 'created' and cardinality(old.tags) > 0 then
    update public.knowledge_items i set tags = old.tags where i.user_id = old.user_id and i.id = settled.id;
  end if;
  moved := private.hand_over(old.id, settled.id) || private.close_questions(array[old.id]);
  return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
    jsonb_build_object('status', 'corrected', 'old_id', old.id, 'item', private.knowledge_entry(private.own_knowledge(settled.id))),
    moved || settled.undo_all || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', old.id,
      'set', jsonb_build_object('deleted_at', null))));
end;
$$;
comment on function public.correct_knowledge(uuid, text, text, text, text, text, jsonb, text, text, text, boolean, text) is
  'The user says what is right instead: a new item at confidence 1, validated, linked to the old one, which is deleted softly: { status: corrected | unchanged, old_id?, item }. What is not given stays; new words without a slot are filed again. Raises PT404 knowledge_not_found, PT409 knowledge_deleted, knowledge_superseded, PT422 person_stays_person, PT400 as add_knowledge and invalid_person.';
grant execute on function public.correct_knowledge(uuid, text, text, text, text, text, jsonb, text, text, text, boolean, text) to authenticated, service_role;

grant execute on function
  private.is_current, private.knowledge_entry, private.own_knowledge, private.lock_knowledge, private.successors,
  private.current_successor, private.corrections, private.check_current, private.close_questions, private.corrected,
  private.check_correction, private.hand_over
to authenticated, service_role;

-- schemas/knowledge_history.sql

-- The user's own view of what is believed about them: a list, filtered, newest first, in keyset pages; and what stands around
-- one item: how it came to be what it is, and what is related to it.

create function private.check_knowledge_filters(
  source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date,
  query text, page_size int) returns void
language plpgsql set search_path = '' as $$
declare
  sources text[] := array['conversation', 'user_input', 'ai_inference'];
  statuses text[] := array['current', 'superseded', 'deleted', 'all'];
begin
  if source <> all (sources) then
    perform private.raise(400, 'invalid_source', 'Não conheço essa origem.', jsonb_build_object('allowed', sources));
  end if;
  if status is null or status <> all (statuses) then
    perform private.raise(400, 'invalid_status', 'Não conheço essa situação.', jsonb_build_object('allowed', statuses));
  end if;
  if min_confidence not between 0 and 1 or max_confidence not between 0 and 1 or min_confidence > max_confidence then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1, da menor para a maior.');
  end if;
  if from_date > to_date then
    perform private.raise(400, 'invalid_dates', 'O período termina antes de começar.');
  end if;
  if from_date not between date '0001-01-01' and date '9999-12-31' or to_date not between date '0001-01-01' and date '9999-12-31' then
    perform private.raise(400, 'invalid_dates', 'Essa data não está em nenhum calendário que eu conheça.');
  end if;
  if char_length(query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  if page_size is null or page_size not between 1 and 200 then
    perform private.raise(400, 'invalid_page_size', 'Posso mostrar de 1 a 200 itens por vez.');
  end if;
end;
$$;

create function private.read_cursor(cursor text, out created_at timestamptz, out id uuid)
language plpgsql immutable set search_path = '' as $$
begin
  if cursor is null then
    return;
  end if;
  created_at := split_part(cursor, '|', 1)::timestamptz;
  id := split_part(cursor, '|', 2)::uuid;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;
comment on function private.read_cursor(text) is 'Where the last page ended; nulls for the first. Raises PT400 invalid_cursor.';

create function private.mentions(item public.knowledge_items, words text[]) returns boolean
language sql stable set search_path = '' as $$
  -- Every word: inflected, as the beginning of a word, in the name of the person it is about, or with a slip.
  select not exists (
    select from unnest(words) as word
    where not (
      item.search @@ plainto_tsquery('private.portuguese'::regconfig, private.search_text(word))
      or strpos(' ' || item.plain, ' ' || word) > 0
      or strpos(' ' || coalesce((
        select private.plain_words(p.title) from public.knowledge_items p
        where p.user_id = item.user_id and p.id = item.subject_id), ''), ' ' || word) > 0
      or (char_length(word) >= 4 and extensions.word_similarity(word, item.plain) >= 0.5
        and exists (select from unnest(string_to_array(item.plain, ' ')) as written where private.is_typo_of(word, written)))));
$$;
comment on function private.mentions(public.knowledge_items, text[]) is 'Whether an item has all of the folded words, typos and inflections included.';

create function private.asked_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  -- A filter of nothing but small words ("eu") still filters by them.
  select case
    when coalesce(query, '') !~ '\S' then '{}'::text[]
    else coalesce(nullif(private.content_words(query), '{}'), string_to_array(private.plain_words(query), ' ')) end;
$$;

create function public.list_knowledge(
  area text default null,
  type text default null,
  source text default null,
  min_confidence double precision default null,
  max_confidence double precision default null,
  from_date date default null,
  to_date date default null,
  query text default null,
  status text default 'current',
  about uuid default null,
  needs_resolution boolean default null,
  page_size int default 50,
  cursor text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  words text[] := private.asked_words(list_knowledge.query);
  after record;
  page public.knowledge_items[];
begin
  perform private.check_item_kind(list_knowledge.type, list_knowledge.area);
  perform private.check_knowledge_filters(list_knowledge.source, list_knowledge.status, list_knowledge.min_confidence,
    list_knowledge.max_confidence, list_knowledge.from_date, list_knowledge.to_date, list_knowledge.query, list_knowledge.page_size);
  select * into after from private.read_cursor(list_knowledge.cursor);
  page := array(
    select i from public.knowledge_items i
    where i.user_id = caller
      and (after.id is null or (i.created_at, i.id) < (after.created_at, after.id))
      and (list_knowledge.status <> 'current' or (i.deleted_at is null and i.superseded_at is null))
      and (list_knowledge.status <> 'superseded' or (i.deleted_at is null and i.superseded_at is not null))
      and (list_knowledge.status <> 'deleted' or i.deleted_at is not null)
      and (list_knowledge.area is null or i.area = list_knowledge.area)
      and (list_knowledge.type is null or i.type = list_knowledge.type)
      and (list_knowledge.source is null or i.source = list_knowledge.source)
      and (list_knowledge.min_confidence is null or i.confidence >= list_knowledge.min_confidence::numeric)
      and (list_knowledge.max_confidence is null or i.confidence <= list_knowledge.max_confidence::numeric)
      and (list_knowledge.from_date is null or i.created_at >= list_knowledge.from_date::timestamp at time zone zone)
      and (list_knowledge.to_date is null or i.created_at < (list_knowledge.to_date + 1)::timestamp at time zone zone)
      and (list_knowledge.about is null or i.subject_id = list_knowledge.about)
      and (list_knowledge.needs_resolution is null or i.needs_resolution = list_knowledge.needs_resolution)
      and (words = '{}' or private.mentions(i, words))
    order by i.created_at desc, i.id desc
    limit list_knowledge.page_size + 1);
  return jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(private.knowledge_entry(p) order by p.created_at desc, p.id desc)
      from unnest(page[1:list_knowledge.page_size]) as p), '[]'),
    'next_cursor', case when cardinality(page) > list_knowledge.page_size
      then (page[list_knowledge.page_size]).created_at::text || '|' || (page[list_knowledge.page_size]).id end);
end;
$$;
comment on function public.list_knowledge(text, text, text, double precision, double precision, date, date, text, text, uuid, boolean, int, text) is
  'Items newest first: { items: [entry], next_cursor: text | null }. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included; query: every word must occur, typos and inflections understood; about: a person''s id. Raises PT400 invalid_type, invalid_area, invalid_source, invalid_status, invalid_confidence, invalid_dates, invalid_page_size, invalid_cursor, query_too_long.';

grant execute on function
  private.check_knowledge_filters(text, text, double precision, double precision, date, date, text, int),
  private.read_cursor(text),
  private.mentions(public.knowledge_items, text[]),
  private.asked_words(text),
  public.list_knowledge(text, text, text, double precision, double precision, date, date, text, text, uuid, boolean, int, text)
to authenticated, service_role;

create function public.knowledge_history(item_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(knowledge_history.item_id);
begin
  return jsonb_build_object('item_id', asked.id, 'items', (
    with recursive chain (id) as (
      select asked.id
      union
      select step.id
      from chain c
      cross join lateral (
        select i.superseded_by_id as id from public.knowledge_items i
        where i.user_id = caller and i.id = c.id and i.superseded_by_id is not null
        union all
        select i.id from public.knowledge_items i where i.user_id = caller and i.superseded_by_id = c.id
        union all
        select l.to_id from public.knowledge_links l where l.user_id = caller and l.from_id = c.id and l.relation = 'corrects'
        union all
        select l.from_id from public.knowledge_links l where l.user_id = caller and l.to_id = c.id and l.relation = 'corrects'
      ) step
    )
    select jsonb_agg(private.knowledge_entry(i) || jsonb_strip_nulls(jsonb_build_object(
        'corrected_by_id', (
          select l.from_id from public.knowledge_links l
          where l.user_id = caller and l.to_id = i.id and l.relation = 'corrects'
          order by l.created_at desc limit 1)))
      order by i.stated_at, i.created_at, i.id)
    from chain c
    join public.knowledge_items i on i.user_id = caller and i.id = c.id));
end;
$$;
comment on function public.knowledge_history(uuid) is
  'How an item came to be: what it superseded or corrected and what came after, oldest first: { item_id, items: [entry with is_current, superseded_by_id?, corrected_by_id?, deleted_at?] }. Raises PT404 knowledge_not_found.';

create function public.related_knowledge(item_id uuid, max_items int default 10) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(related_knowledge.item_id);
begin
  if related_knowledge.max_items is null or related_knowledge.max_items not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens.');
  end if;
  return jsonb_build_object('item_id', asked.id, 'items', coalesce((
    with candidates (id, relation, surer, score) as (
      select case when l.from_id = asked.id then l.to_id else l.from_id end, l.relation, 1, 1::double precision
      from public.knowledge_links l
      where l.user_id = caller and asked.id in (l.from_id, l.to_id)
      union all
      select asked.subject_id, 'person', 2, 1 where asked.subject_id is not null
      union all
      select i.id, 'same_person', 3, 1 from public.knowledge_items i
      where i.user_id = caller and i.subject_id = coalesce(asked.subject_id, asked.id)
      union all
      select f.id, 'similar', 4, f.score
      -- Long content has too many words to look each of them up; its first lines say what it is about.
      from private.find_knowledge(private.plain_words(left(asked.title || ' ' || asked.content, 300)), null, null, related_knowledge.max_items + 1) as f
      where private.content_words(left(asked.title || ' ' || asked.content, 300)) <> '{}'
    ),
    best as (
      select distinct on (c.id) c.* from candidates c where c.id <> asked.id order by c.id, c.surer
    ),
    shown as (
      select i as item, b.relation, b.surer, b.score
      from best b
      join public.knowledge_items i on i.user_id = caller and i.id = b.id
      where i.deleted_at is null and i.superseded_at is null
      order by b.surer, b.score desc, i.stated_at desc, i.id
      limit related_knowledge.max_items
    )
    select jsonb_agg(private.knowledge_entry(s.item) || jsonb_build_object('relation', s.relation)
      order by s.surer, s.score desc, (s.item).stated_at desc, (s.item).id)
    from shown s), '[]'));
end;
$$;
comment on function public.related_knowledge(uuid, int) is
  'Current items related to one, surest first: { item_id, items: [entry with relation] }; relation is related, contradicts, evidence or corrects (linked), person (whom it is about), same_person, or similar (words in common). Raises PT404 knowledge_not_found, PT400 invalid_limit.';

grant execute on function
  public.knowledge_history(uuid),
  public.related_knowledge(uuid, int)
to authenticated, service_role;

-- schemas/tracking_entries.sql

-- Tracking: what a user measures about themselves, in one canonical unit a metric.

create function private.reject_future_date() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The owner's zone, not the caller's: a seed or an import writes for someone else.
  zone text := coalesce(
    (select p.timezone from public.profiles p where p.user_id = new.user_id), 'America/Sao_Paulo');
  given date := (to_jsonb(new) ->> tg_argv[0])::date;
begin
  if given > (clock_timestamp() at time zone zone)::date then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', given));
  end if;
  return new;
end;
$$;
comment on function private.reject_future_date() is 'Trigger: the date column named by its argument must not be after today in the row owner''s time zone.';

create table public.tracking_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  metric text not null check (metric in ('weight', 'water', 'sleep', 'exercise', 'mood', 'energy', 'custom')),
  custom_name text check (private.is_text(custom_name, 100) and custom_name = btrim(custom_name)),
  custom_unit text check (private.is_text(custom_unit, 20)),
  value numeric(14, 4) not null,
  unit text generated always as (
    case metric
      when 'weight' then 'kg'
      when 'water' then 'ml'
      when 'sleep' then 'h'
      when 'exercise' then 'min'
      when 'custom' then custom_unit
    end
  ) stored,
  -- Days to come are refused by a trigger, as the user's own calendar has them.
  entry_date date not null check (entry_date between date '1900-01-01' and date '2100-01-01'),
  note text check (private.is_text(note, 4000)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint tracking_entries_value_in_range check (
    case metric
      when 'weight' then value between 0 and 500
      when 'water' then value between 0 and 10000
      when 'sleep' then value between 0 and 24
      when 'exercise' then value between 0 and 1440
      when 'mood' then value between 1 and 10
      when 'energy' then value between 1 and 10
      else value between -1000000000 and 1000000000
    end
  ),
  constraint tracking_entries_custom_is_named check ((metric = 'custom') = (custom_name is not null)),
  constraint tracking_entries_unit_is_custom check (metric = 'custom' or custom_unit is null)
);
alter table public.tracking_entries enable row level security;
grant select, insert, update, delete on public.tracking_entries to authenticated;
grant all on public.tracking_entries to service_role;
create policy tracking_entries_select on public.tracking_entries for select to authenticated using ((select auth.uid()) = user_id);
create policy tracking_entries_insert on public.tracking_entries for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy tracking_entries_update on public.tracking_entries for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tracking_entries_delete on public.tracking_entries for delete to authenticated using ((select auth.uid()) = user_id);

create index tracking_entries_by_metric
  on public.tracking_entries (user_id, metric, entry_date desc, created_at desc) where deleted_at is null;

comment on table public.tracking_entries is 'One measurement. Several a day are fine: glasses of water add up, a second weighing is a second entry.';
comment on column public.tracking_entries.value is 'In the canonical unit: kg, ml, hours of sleep, minutes of exercise, 1–10 for mood and energy.';
comment on column public.tracking_entries.unit is 'Follows from the metric; null where a number says it all (mood, energy).';
comment on column public.tracking_entries.custom_name is 'What a custom metric measures ("glicemia"); names that fold alike are the same metric.';
comment on column public.tracking_entries.entry_date is 'The day it is about, in the user''s time zone; never in the future.';

create trigger tracking_entries_not_in_future before insert or update of entry_date on public.tracking_entries
  for each row execute function private.reject_future_date('entry_date');

create function private.metric_rules()
returns table (metric text, label text, unit text, lowest numeric, highest numeric, adds_up boolean)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'Peso', 'kg', 0, 500, false),
    ('water', 'Água', 'ml', 0, 10000, true),
    ('sleep', 'Sono', 'h', 0, 24, true),
    ('exercise', 'Exercício', 'min', 0, 1440, true),
    ('mood', 'Humor', null, 1, 10, false),
    ('energy', 'Energia', null, 1, 10, false),
    ('custom', 'Medida própria', null, -1000000000, 1000000000, false);
$$;
comment on function private.metric_rules() is
  'Canonical unit and range of each metric, as the table''s constraints have them; adds_up: entries of a day are summed.';

create function private.unit_rules() returns table (metric text, unit text, factor numeric)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'kg', 1), ('weight', 'quilo', 1), ('weight', 'g', 0.001), ('weight', 'grama', 0.001), ('weight', 'lb', 0.45359237),
    ('water', 'ml', 1), ('water', 'l', 1000), ('water', 'litro', 1000), ('water', 'copo', 200), ('water', 'garrafa', 500),
    ('sleep', 'h', 1), ('sleep', 'hora', 1), ('sleep', 'min', 1 / 60.0), ('sleep', 'minuto', 1 / 60.0),
    ('exercise', 'min', 1), ('exercise', 'minuto', 1), ('exercise', 'h', 60), ('exercise', 'hora', 60),
    ('mood', '/10', 1), ('energy', '/10', 1);
$$;
comment on function private.unit_rules() is 'Units a value may come in, in the singular, and what it is multiplied by to get the canonical one.';

create function private.unit_factor(metric text, unit text) returns numeric
language sql immutable set search_path = '' as $$
  select case when given = '' or unit_factor.metric = 'custom' then 1
    else (select r.factor from private.unit_rules() r where r.metric = unit_factor.metric and r.unit in (given, rtrim(given, 's')) limit 1) end
  from (select coalesce(rtrim(private.fold(unit_factor.unit), '.'), '') as given) folded;
$$;
comment on function private.unit_factor(text, text) is
  'What a value in this unit is multiplied by to get the metric''s canonical unit; null when the unit does not fit the metric.';

create function private.known_custom_name(custom_name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := regexp_replace(btrim(known_custom_name.custom_name), '\s+', ' ', 'g');
begin
  if private.is_blank(wanted) then
    perform private.raise(400, 'custom_name_missing', 'Qual é o nome do que você quer acompanhar?');
  elsif char_length(wanted) > 100 then
    perform private.raise(400, 'custom_name_too_long', 'O nome pode ter até 100 caracteres.');
  end if;
  return coalesce(
    (select e.custom_name from public.tracking_entries e
     where e.metric = 'custom' and private.fold(e.custom_name) = private.fold(wanted)
       and e.user_id = (select auth.uid()) and e.deleted_at is null
     order by e.created_at limit 1),
    wanted);
end;
$$;
comment on function private.known_custom_name(text) is
  'The name as the user first wrote it, so that "Glicemia" and "glicemia" are one metric. Raises PT400 when empty or too long.';

create function private.check_metric(
  metric text, value numeric, unit text, date date, note text, custom_name text, out canonical_value numeric,
  out canonical_unit text, out entry_date date, out entry_note text, out name text
)
language plpgsql stable set search_path = '' as $$
declare
  rule record;
  factor numeric := private.unit_factor(check_metric.metric, check_metric.unit);
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_metric.metric;
  if rule is null then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if check_metric.value is null then
    perform private.raise(400, 'value_missing', 'Faltou o valor.', jsonb_build_object('metric', rule.metric));
  end if;
  if factor is null then
    perform private.raise(400, 'unknown_unit',
      format('Não sei converter “%s” em %s.', left(check_metric.unit, 40), coalesce(rule.unit, 'uma nota de 1 a 10')),
      jsonb_build_object('metric', rule.metric, 'unit', left(check_metric.unit, 40), 'canonical_unit', rule.unit));
  end if;

  canonical_value := round(check_metric.value * factor, 4);
  if not canonical_value between rule.lowest and rule.highest then
    perform private.raise(400, 'value_out_of_range',
      format('%s precisa ficar entre %s e %s.', rule.label, rule.lowest, concat_ws(' ', rule.highest, rule.unit)),
      jsonb_build_object('metric', rule.metric, 'minimum', rule.lowest, 'maximum', rule.highest, 'unit', rule.unit));
  end if;

  entry_date := coalesce(check_metric.date, private.today());
  if entry_date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', entry_date, 'today', private.today()));
  elsif entry_date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.', jsonb_build_object('date', entry_date));
  end if;

  entry_note := case when not private.is_blank(check_metric.note) then btrim(check_metric.note) end;
  if char_length(entry_note) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  canonical_unit := rule.unit;
  if rule.metric = 'custom' then
    name := private.known_custom_name(check_metric.custom_name);
    canonical_unit := case when not private.is_blank(check_metric.unit) then btrim(check_metric.unit) end;
    if char_length(canonical_unit) > 20 then
      perform private.raise(400, 'unit_too_long', 'A unidade pode ter até 20 caracteres.');
    end if;
  end if;
end;
$$;
comment on function private.check_metric(text, numeric, text, date, text, text) is
  'A measurement as it will be stored: value in the canonical unit, today as the default date. Raises PT400 for what cannot be stored.';

-- A day has 24 hours: sleep and exercise of one day must not add up to more than it holds.
create function private.check_day_total(metric text, value numeric, day date, except_entry uuid default null) returns numeric
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  rule record;
  before numeric;
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_day_total.metric;
  if not rule.adds_up then
    return null;
  end if;
  select coalesce(sum(e.value), 0) into before
  from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.metric = check_day_total.metric and e.deleted_at is null
    and e.entry_date = check_day_total.day and e.id is distinct from check_day_total.except_entry;
  if before > 0 and before + check_day_total.value > rule.highest and rule.unit in ('h', 'min') then
    perform private.raise(422, 'day_is_full',
      format('Esse dia já tem %s de %s registrados; com mais isso, passaria de 24 horas.',
        case rule.unit when 'h' then replace(trim_scale(round(before, 2))::text, '.', ',') || ' h' else round(before) || ' min' end,
        lower(rule.label)),
      jsonb_build_object('metric', rule.metric, 'day', check_day_total.day, 'recorded', trim_scale(before),
        'maximum', rule.highest, 'unit', rule.unit));
  end if;
  return before;
end;
$$;
comment on function private.check_day_total(text, numeric, date, uuid) is
  'What the day already holds of a metric whose entries add up, null for the others; PT422 day_is_full when hours or minutes would pass 24 h. A single value out of range is check_metric''s business.';

create function private.tracking_entry_json(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id,
    'metric', entry.metric,
    'custom_name', entry.custom_name,
    'value', trim_scale(entry.value),
    'unit', entry.unit,
    'date', entry.entry_date,
    'note', entry.note
  ));
$$;
comment on function private.tracking_entry_json(public.tracking_entries) is 'An entry as tools return it; absent keys are null.';

-- Recording a measurement, correcting it and taking it out of every view: each is checked before it is offered.

create function private.metric_context(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'day_total', case when (select r.adds_up from private.metric_rules() r where r.metric = entry.metric)
      then trim_scale(sum(e.value) filter (where e.entry_date = entry.entry_date)) end,
    'days_recorded', count(distinct e.entry_date) filter (where e.entry_date > private.today() - 7)))
  from public.tracking_entries e
  where e.user_id = entry.user_id and e.metric = entry.metric and e.deleted_at is null
    and (e.metric <> 'custom' or private.fold(e.custom_name) = private.fold(entry.custom_name))
    and e.entry_date >= least(entry.entry_date, private.today() - 6);
$$;
comment on function private.metric_context(public.tracking_entries) is
  'What puts an entry in context: the total of its day where entries add up, and on how many of the last 7 days the metric was recorded.';

create function public.prepare_record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  checked record;
begin
  perform private.current_user_id();
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'metric', prepare_record_metric.metric,
      'value', trim_scale(checked.canonical_value),
      'unit', checked.canonical_unit,
      'date', checked.entry_date,
      'note', checked.entry_note,
      'custom_name', checked.name)),
    'facts', jsonb_strip_nulls(jsonb_build_object('recorded_before', trim_scale(nullif(
      private.check_day_total(prepare_record_metric.metric, checked.canonical_value, checked.entry_date), 0)))));
end;
$$;
comment on function public.prepare_record_metric(text, numeric, text, date, text, text) is
  'The arguments of record_metric in canonical units and with the day filled in; facts.recorded_before is what the day already holds where entries add up. PT400 and PT422 for what could not be stored.';
grant execute on function public.prepare_record_metric(text, numeric, text, date, text, text) to authenticated, service_role;

create function public.record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_metric', tool_call_id);
  checked record;
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  perform private.check_day_total(record_metric.metric, checked.canonical_value, checked.entry_date);
  insert into public.tracking_entries (user_id, metric, custom_name, custom_unit, value, entry_date, note)
  values (
    caller,
    record_metric.metric,
    checked.name,
    case when record_metric.metric = 'custom' then checked.canonical_unit end,
    checked.canonical_value,
    checked.entry_date,
    checked.entry_note
  )
  returning * into entry;
  return private.record_tool(
    'record_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('metric', metric, 'value', value, 'unit', unit, 'date', date, 'note', note,
      'custom_name', custom_name)),
    jsonb_build_object('entry', private.tracking_entry_json(entry)) || private.metric_context(entry),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.record_metric(text, numeric, text, date, text, text, text) is
  'Stores a measurement, converted to its canonical unit. Returns { entry, day_total?, days_recorded }. PT400 for an unknown metric or unit, a value out of range, a future date; PT422 for more than 24 h of sleep or exercise a day.';
grant execute on function public.record_metric(text, numeric, text, date, text, text, text) to authenticated, service_role;

create function private.own_entry(entry_id uuid) returns public.tracking_entries
language plpgsql stable set search_path = '' as $$
declare
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.id = own_entry.entry_id and e.deleted_at is null;
  if entry.id is null then
    perform private.raise(404, 'entry_not_found', 'Não encontrei esse registro.',
      jsonb_build_object('entry_id', own_entry.entry_id));
  end if;
  return entry;
end;
$$;
comment on function private.own_entry(uuid) is 'The caller''s entry that is not deleted; PT404 otherwise, someone else''s included.';

create function private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text)
returns public.tracking_entries
language plpgsql stable set search_path = '' as $$
declare
  checked record;
begin
  if num_nonnulls(changed_entry.value, changed_entry.date, changed_entry.note) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que você quer mudar nesse registro: valor, dia ou observação?');
  end if;
  checked := private.check_metric(
    entry.metric,
    coalesce(changed_entry.value, entry.value),
    -- A unit belongs to a new value; the stored value is canonical already.
    case when changed_entry.value is null or changed_entry.unit is null then entry.unit else changed_entry.unit end,
    coalesce(changed_entry.date, entry.entry_date),
    coalesce(changed_entry.note, entry.note),
    entry.custom_name);
  perform private.check_day_total(entry.metric, checked.canonical_value, checked.entry_date, entry.id);
  entry.value := checked.canonical_value;
  entry.custom_unit := case when entry.metric = 'custom' then checked.canonical_unit end;
  entry.entry_date := checked.entry_date;
  entry.note := checked.entry_note;
  return entry;
end;
$$;
comment on function private.changed_entry(public.tracking_entries, numeric, text, date, text) is
  'The entry as it would be after the change; PT400 when nothing is given or the result could not be stored, PT422 when the day has no room for it.';

create function public.prepare_update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
  changed public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_update_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  changed := private.changed_entry(entry, value, unit, date, note);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'entry_id', entry.id,
      'value', case when value is not null then trim_scale(changed.value) end,
      'unit', case when value is not null then changed.unit end,
      'date', date,
      'note', note)),
    'facts', private.tracking_entry_json(entry) || jsonb_build_object('row', jsonb_build_object('table', 'tracking_entries', 'id', entry.id)));
end;
$$;
comment on function public.prepare_update_metric(uuid, numeric, text, date, text) is
  'ready with the entry as it is in facts and the new value in its canonical unit in args; missing when there is no such entry.';
grant execute on function public.prepare_update_metric(uuid, numeric, text, date, text) to authenticated, service_role;

create function public.update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_metric', tool_call_id);
  before public.tracking_entries;
  after public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  before := private.own_entry(entry_id);
  after := private.changed_entry(before, value, unit, date, note);
  update public.tracking_entries e
  set value = after.value, custom_unit = after.custom_unit, entry_date = after.entry_date, note = after.note
  where e.id = before.id
  returning e.* into after;
  return private.record_tool(
    'update_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('entry_id', entry_id, 'value', value, 'unit', unit, 'date', date, 'note', note)),
    jsonb_build_object('entry', private.tracking_entry_json(after), 'previous', private.tracking_entry_json(before)),
    jsonb_build_object('table', 'tracking_entries', 'id', before.id, 'set', jsonb_build_object(
      'value', before.value, 'custom_unit', before.custom_unit, 'entry_date', before.entry_date, 'note', before.note)));
end;
$$;
comment on function public.update_metric(uuid, numeric, text, date, text, text) is
  'Changes value, day or note of an entry; an empty note removes it. Returns { entry, previous }. PT404 without such an entry, PT400 as record_metric.';
grant execute on function public.update_metric(uuid, numeric, text, date, text, text) to authenticated, service_role;

create function public.prepare_delete_metric(entry_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_delete_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('entry_id', entry.id),
    'facts', private.tracking_entry_json(entry) || jsonb_build_object('row', jsonb_build_object('table', 'tracking_entries', 'id', entry.id)));
end;
$$;
comment on function public.prepare_delete_metric(uuid) is 'ready with the entry in facts; missing when there is no such entry.';
grant execute on function public.prepare_delete_metric(uuid) to authenticated, service_role;

create function public.delete_metric(entry_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_metric', tool_call_id);
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  entry := private.own_entry(entry_id);
  update public.tracking_entries e set deleted_at = now() where e.id = entry.id;
  return private.record_tool(
    'delete_metric',
    tool_call_id,
    jsonb_build_object('entry_id', entry_id),
    jsonb_build_object('entry', private.tracking_entry_json(entry)),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.delete_metric(uuid, text) is
  'Takes an entry out of every view; it can be restored. Returns { entry }. PT404 without such an entry.';
grant execute on function public.delete_metric(uuid, text) to authenticated, service_role;

grant execute on function
  private.metric_rules, private.unit_rules, private.unit_factor, private.known_custom_name, private.check_metric,
  private.check_day_total, private.tracking_entry_json, private.metric_context, private.own_entry,
  private.changed_entry
to authenticated, service_role;

-- schemas/habits.sql

-- Habits: what the user wants to do on certain days, the days they were done, beginning and giving up.

create table public.habits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200) and name = btrim(name)),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekdays', 'weekends', 'custom')),
  days int[] not null default '{}'
    check (days <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(days) <= 7 and coalesce(array_ndims(days), 1) = 1),
  active boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint habits_days_are_custom check ((frequency = 'custom') = (cardinality(days) > 0))
);
alter table public.habits enable row level security;
grant select, insert, update, delete on public.habits to authenticated;
grant all on public.habits to service_role;
create policy habits_select on public.habits for select to authenticated using ((select auth.uid()) = user_id);
create policy habits_insert on public.habits for insert to authenticated with check ((select auth.uid()) = user_id);
create policy habits_update on public.habits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy habits_delete on public.habits for delete to authenticated using ((select auth.uid()) = user_id);

create unique index habits_one_a_name on public.habits (user_id, private.fold(name));

comment on table public.habits is 'Something the user wants to do on certain days. A given-up habit is inactive and keeps its history.';
comment on column public.habits.days is 'Only for frequency custom: days of the week, 0 Sunday to 6 Saturday.';

create table public.habit_completions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  -- Days to come are refused by a trigger, as the user's own calendar has them.
  completion_date date not null check (completion_date between date '1900-01-01' and date '2100-01-01'),
  note text check (private.is_text(note, 4000)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  foreign key (user_id, habit_id) references public.habits (user_id, id) on delete cascade
);
alter table public.habit_completions enable row level security;
grant select, insert, update, delete on public.habit_completions to authenticated;
grant all on public.habit_completions to service_role;
create policy habit_completions_select on public.habit_completions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy habit_completions_insert on public.habit_completions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy habit_completions_update on public.habit_completions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy habit_completions_delete on public.habit_completions for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Partial: a completion that was taken back does not stand in the way of a new one.
create unique index habit_completions_one_a_day on public.habit_completions (habit_id, completion_date) where deleted_at is null;
create index habit_completions_by_habit on public.habit_completions (user_id, habit_id, completion_date desc);

comment on table public.habit_completions is 'A habit was done on a day, in the user''s time zone; once a day, never in the future.';

create trigger habit_completions_not_in_future before insert or update of completion_date on public.habit_completions
  for each row execute function private.reject_future_date('completion_date');

create function private.habit_is_due(frequency text, days int[], day date) returns boolean
language sql immutable set search_path = '' as $$
  select case habit_is_due.frequency
    when 'daily' then true
    when 'weekdays' then extract(dow from day) between 1 and 5
    when 'weekends' then extract(dow from day) in (0, 6)
    else extract(dow from day)::int = any (habit_is_due.days)
  end;
$$;
comment on function private.habit_is_due(text, int[], date) is 'Whether a habit is meant to be done on a day.';

create function private.habit_progress(habit_id uuid)
returns table (state text, streak int, best_streak int, done_30 int, due_30 int)
language sql stable set search_path = '' as $$
  with habit as (
    select h.frequency, h.days from public.habits h
    where h.user_id = (select auth.uid()) and h.id = habit_progress.habit_id
  ),
  today as materialized (select private.today() as day),
  done as materialized (
    select c.completion_date as day from public.habit_completions c, today
    where c.user_id = (select auth.uid()) and c.habit_id = habit_progress.habit_id and c.deleted_at is null
      and c.completion_date between today.day - 1095 and today.day
  ),
  due as (
    select d::date as day, done.day is not null as done
    from habit
    cross join today
    cross join generate_series((select coalesce(min(done.day), today.day) from done), today.day, interval '1 day') d
    left join done on done.day = d::date
    where private.habit_is_due(habit.frequency, habit.days, d::date)
  ),
  -- A missed day starts the next run; today counts as missed only once it is over.
  runs as (
    select due.done, count(*) filter (where not due.done) over (order by due.day) as run
    from due, today where due.done or due.day < today.day
  ),
  lengths as (
    select runs.run, (count(*) filter (where runs.done))::int as length from runs group by runs.run
  )
  select
    case
      when exists (select from done, today where done.day = today.day) then 'done'
      when exists (select from due, today where due.day = today.day) then 'pending'
      else 'off'
    end,
    coalesce((select l.length from lengths l order by l.run desc limit 1), 0),
    coalesce((select max(l.length) from lengths l), 0),
    (select count(*)::int from due, today where due.done and due.day > today.day - 30),
    (select count(*)::int from due, today
     where due.day > today.day - 30 and (due.done or due.day < today.day));
$$;
comment on function private.habit_progress(uuid) is
  'Today''s state (done, pending, off), the current and the best streak of the last three years in days the habit was due, and how many of the last 30 days'' due days were done. Days off neither break a streak nor add to it.';

create function private.habit_json(habit public.habits) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', habit.id, 'name', habit.name, 'frequency', habit.frequency)
    || case when habit.frequency = 'custom' then jsonb_build_object('days', to_jsonb(habit.days)) else '{}' end;
$$;
comment on function private.habit_json(public.habits) is 'A habit as tools return it; days only when custom.';

create function private.check_frequency(frequency text, days int[]) returns int[]
language plpgsql immutable set search_path = '' as $$
declare
  given int[] := (select coalesce(array_agg(distinct d order by d), '{}') from unnest(check_frequency.days) d);
begin
  if check_frequency.frequency is null
    or check_frequency.frequency not in ('daily', 'weekdays', 'weekends', 'custom') then
    perform private.raise(400, 'unknown_frequency', 'Com que frequência: todo dia, dias úteis, fins de semana ou dias certos?',
      jsonb_build_object('frequencies', jsonb_build_array('daily', 'weekdays', 'weekends', 'custom')));
  elsif not given <@ array[0, 1, 2, 3, 4, 5, 6] then
    perform private.raise(400, 'days_out_of_range', 'Os dias vão de 0 (domingo) a 6 (sábado).',
      jsonb_build_object('days', to_jsonb(given)));
  elsif check_frequency.frequency = 'custom' and given = '{}' then
    perform private.raise(400, 'days_missing', 'Em quais dias da semana?');
  end if;
  return case when check_frequency.frequency = 'custom' then given else '{}' end;
end;
$$;
comment on function private.check_frequency(text, int[]) is
  'The days to store, sorted and without repeats, empty unless custom. PT400 for an unknown frequency or day, or custom without days.';

create function private.check_habit_name(name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := coalesce(regexp_replace(btrim(check_habit_name.name), '\s+', ' ', 'g'), '');
  existing public.habits;
begin
  if private.is_blank(wanted) or char_length(wanted) > 200 then
    perform private.raise(400, 'name_out_of_range', 'O nome do hábito precisa ter de 1 a 200 caracteres.');
  end if;
  select h.* into existing from public.habits h
  where h.user_id = private.current_user_id() and h.active and private.fold(h.name) = private.fold(wanted);
  if existing.id is not null then
    perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', existing.name),
      jsonb_build_object('habit', private.habit_json(existing)));
  end if;
  return wanted;
end;
$$;
comment on function private.check_habit_name(text) is 'The name to store; PT400 when empty or too long, PT409 when an active habit has it.';

create function public.prepare_create_habit(name text, frequency text default 'daily', days int[] default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.check_habit_name(name);
  checked int[] := private.check_frequency(frequency, days);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('name', wanted, 'frequency', frequency)
      || case when checked = '{}' then '{}' else jsonb_build_object('days', to_jsonb(checked)) end,
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_habit(text, text, int[]) is
  'The arguments of create_habit, tidied; PT400 and PT409 for what create_habit would refuse.';
grant execute on function public.prepare_create_habit(text, text, int[]) to authenticated, service_role;

create function public.create_habit(
  name text, frequency text default 'daily', days int[] default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_habit', tool_call_id);
  wanted text;
  checked int[];
  before public.habits;
  habit public.habits;
  reactivated boolean := true;
begin
  if stored is not null then
    return stored;
  end if;
  wanted := private.check_habit_name(name);
  checked := private.check_frequency(frequency, days);
  -- A habit given up earlier comes back with its history.
  select h.* into before from public.habits h
  where h.user_id = caller and not h.active and private.fold(h.name) = private.fold(wanted)
  for update;
  update public.habits h
  set name = wanted, frequency = create_habit.frequency, days = checked, active = true
  where h.user_id = caller and h.id = before.id
  returning h.* into habit;
  if habit.id is null then
    reactivated := false;
    insert into public.habits (user_id, name, frequency, days)
    values (caller, wanted, create_habit.frequency, checked)
    returning * into habit;
  end if;
  return private.record_tool(
    'create_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', name, 'frequency', frequency, 'days', to_jsonb(days))),
    jsonb_build_object('habit', private.habit_json(habit), 'reactivated', reactivated),
    jsonb_build_object('table', 'habits', 'id', habit.id, 'set', case when reactivated
      then jsonb_build_object('active', false, 'name', before.name, 'frequency', before.frequency, 'days', to_jsonb(before.days))
      else jsonb_build_object('active', false) end));
exception when unique_violation then
  -- Two calls at the same instant; the check above saw neither.
  perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', wanted));
end;
$$;
comment on function public.create_habit(text, text, int[], text) is
  'Creates a habit, or brings back an inactive one of that name. Returns { habit, reactivated }. PT409 habit_exists, PT400 for name, frequency or days.';
grant execute on function public.create_habit(text, text, int[], text) to authenticated, service_role;

create function public.get_habits(include_streaks boolean default true, include_today boolean default true) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'date', private.today(),
    'habits', (
      select coalesce(jsonb_agg(
        private.habit_json(h)
        || case when coalesce(include_today, true) then jsonb_build_object('today', p.state) else '{}'::jsonb end
        || case when coalesce(include_streaks, true) then jsonb_build_object(
            'streak', p.streak, 'best_streak', p.best_streak,
            'last_30_days', jsonb_build_object('done', p.done_30, 'due', p.due_30)) else '{}'::jsonb end
        order by h.created_at, h.name), '[]'::jsonb)
      from public.habits h cross join lateral private.habit_progress(h.id) p
      where h.id in (
        select a.id from public.habits a where a.user_id = caller and a.active order by a.created_at, a.name limit 200)));
end;
$$;
comment on function public.get_habits(boolean, boolean) is
  'The active habits, the first 200: { date, habits: [{ id, name, frequency, days?, today, streak, best_streak, last_30_days }] }. Streaks are those of the last three years.';
grant execute on function public.get_habits(boolean, boolean) to authenticated, service_role;

-- Marking a habit as done and giving one up: both find it by the closest name.

create function private.active_habit_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(h.name order by h.name), '[]')
  from (
    select a.name from public.habits a where a.user_id = (select auth.uid()) and a.active order by a.created_at, a.name limit 50
  ) h;
$$;
comment on function private.active_habit_names() is
  'The caller''s active habits, the first fifty, as a JSON array of names, for messages that say what exists.';

create function private.closest_habits(habit_name text) returns setof public.habits
language sql stable set search_path = '' as $$
  with scored as (
    select h, greatest(
      case when f.name = f.wanted then 2 end,
      extensions.similarity(f.name, f.wanted),
      extensions.word_similarity(f.wanted, f.name),
      extensions.word_similarity(f.name, f.wanted)) as score
    from public.habits h
    cross join lateral (select private.fold(h.name) as name, private.fold(closest_habits.habit_name) as wanted) f
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.45 takes a slip for the habit ("meditr" and "Meditar" share 0.71) and leaves "orar" apart from "Planejar o dia" (0.4).
  where s.score >= 0.45 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;
comment on function private.closest_habits(text) is
  'Active habits a name may mean: none, one, or those that fit about equally well. An exact name is always alone.';

create function private.check_completion_date(date date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if check_completion_date.date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', check_completion_date.date, 'today', private.today()));
  elsif check_completion_date.date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.',
      jsonb_build_object('date', check_completion_date.date));
  end if;
  return coalesce(check_completion_date.date, private.today());
end;
$$;
comment on function private.check_completion_date(date) is 'The day, today by default; PT400 for a future one.';

create function private.is_habit_done(habit_id uuid, day date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.habit_completions c
    where c.user_id = (select auth.uid()) and c.habit_id = is_habit_done.habit_id
      and c.completion_date = is_habit_done.day and c.deleted_at is null);
$$;
comment on function private.is_habit_done(uuid, date) is 'Whether the caller''s habit was done on a day.';

create function private.habit_facts(habit public.habits) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', habit_facts.habit.name, 'row', jsonb_build_object('table', 'habits', 'id', habit_facts.habit.id));
$$;
comment on function private.habit_facts(public.habits) is 'What an offer says of a habit.';

create function public.prepare_record_habit(habit_name text, date date default null, note text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day date := private.check_completion_date(date);
  found public.habits[] := array(select h from private.closest_habits(habit_name) h);
  rest jsonb := jsonb_strip_nulls(jsonb_build_object('date', day, 'note', note));
begin
  perform private.current_user_id();
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name) || rest,
        'facts', private.habit_facts(h)))
      from unnest(found) h));
  elsif private.is_habit_done(found[1].id, day) then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('already_done', true, 'habit_name', found[1].name, 'date', day));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('habit_name', found[1].name) || rest,
    'facts', private.habit_facts(found[1]));
end;
$$;
comment on function public.prepare_record_habit(text, date, text) is
  'Which habit a name means: ready with its exact name; choose; missing with the existing names, or with already_done when there is nothing left to record.';
grant execute on function public.prepare_record_habit(text, date, text) to authenticated, service_role;

create function public.record_habit(
  habit_name text, date date default null, note text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_habit', tool_call_id);
  day date;
  candidates public.habits[];
  completion uuid;
  progress record;
begin
  if stored is not null then
    return stored;
  end if;
  day := private.check_completion_date(date);
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  elsif char_length(btrim(note)) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  insert into public.habit_completions (user_id, habit_id, completion_date, note)
  values (caller, candidates[1].id, day, case when not private.is_blank(note) then btrim(note) end)
  on conflict (habit_id, completion_date) where deleted_at is null do nothing
  returning id into completion;

  select p.* into progress from private.habit_progress(candidates[1].id) p;
  return private.record_tool(
    'record_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', habit_name, 'date', date, 'note', note)),
    jsonb_build_object(
      'habit', private.habit_json(candidates[1]),
      'date', day,
      'already_done', completion is null,
      'today', progress.state,
      'streak', progress.streak,
      'best_streak', progress.best_streak),
    case when completion is not null then jsonb_build_object(
      'table', 'habit_completions', 'id', completion, 'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.record_habit(text, date, text, text) is
  'Marks the closest existing habit as done on a day, once. Returns { habit, date, already_done, today, streak, best_streak }. PT404 habit_not_found with the existing names, PT409 habit_ambiguous, PT400 future_date.';
grant execute on function public.record_habit(text, date, text, text) to authenticated, service_role;

-- delete_habit: gives a habit up. It becomes inactive and keeps the days it was done; creating it anew brings it back.
create function public.prepare_delete_habit(habit_name text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found public.habits[];
begin
  perform private.current_user_id();
  found := array(select h from private.closest_habits(habit_name) h);
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name), 'facts', private.habit_facts(h)))
      from unnest(found) h));
  end if;
  return jsonb_build_object('status', 'ready', 'args', jsonb_build_object('habit_name', found[1].name),
    'facts', private.habit_facts(found[1]));
end;
$$;
comment on function public.prepare_delete_habit(text) is
  'Which habit a name means: ready with its exact name; choose; missing with the existing names.';
grant execute on function public.prepare_delete_habit(text) to authenticated, service_role;

create function public.delete_habit(habit_name text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_habit', tool_call_id);
  candidates public.habits[];
begin
  if stored is not null then
    return stored;
  end if;
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  end if;
  update public.habits h set active = false where h.user_id = caller and h.id = candidates[1].id;
  return private.record_tool('delete_habit', tool_call_id, jsonb_build_object('habit_name', habit_name),
    jsonb_build_object('habit', private.habit_json(candidates[1])),
    jsonb_build_object('table', 'habits', 'id', candidates[1].id, 'set', jsonb_build_object('active', true)));
end;
$$;
comment on function public.delete_habit(text, text) is
  'Gives the closest habit up: inactive, its days kept. Returns { habit }. PT404 habit_not_found with the existing names, PT409 habit_ambiguous.';
grant execute on function public.delete_habit(text, text) to authenticated, service_role;

grant execute on function
  private.habit_is_due, private.habit_progress, private.habit_json, private.check_frequency, private.check_habit_name,
  private.active_habit_names, private.closest_habits, private.check_completion_date, private.is_habit_done,
  private.habit_facts
to authenticated, service_role;

-- schemas/trends.sql

-- What was recorded lately and how it moved.

create function private.metric_history(metric text, custom_name text, from_day date, most_entries int) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select
      e.value, e.unit, e.entry_date,
      row_number() over (order by e.entry_date desc, e.created_at desc, e.id) as newest,
      jsonb_strip_nulls(jsonb_build_object(
        'id', e.id, 'value', trim_scale(e.value), 'date', e.entry_date, 'note', e.note)) as item
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = metric_history.metric and e.deleted_at is null
      and e.entry_date between metric_history.from_day and private.today()
      and (metric_history.custom_name is null
        or private.fold(e.custom_name) = private.fold(metric_history.custom_name))
  ),
  summary as (
    select
      count(*) as count,
      count(distinct e.entry_date) as days_recorded,
      min(e.unit) filter (where e.newest = 1) as unit,
      trim_scale(round(avg(e.value), 2)) as mean,
      trim_scale(min(e.value)) as min,
      trim_scale(max(e.value)) as max,
      trim_scale((array_agg(e.value order by e.newest))[1] - (array_agg(e.value order by e.newest desc))[1]) as change,
      (array_agg(e.item order by e.newest))[1] as latest,
      coalesce(jsonb_agg(e.item order by e.newest) filter (where e.newest <= metric_history.most_entries), '[]') as entries
    from entries e
  ),
  days as (
    select e.entry_date, sum(e.value) as total, row_number() over (order by e.entry_date desc) as newest
    from entries e
    where (select r.adds_up from private.metric_rules() r where r.metric = metric_history.metric)
    group by e.entry_date
  ),
  daily as (
    select
      trim_scale(round(avg(d.total), 2)) as mean,
      jsonb_agg(jsonb_build_object('date', d.entry_date, 'total', trim_scale(d.total)) order by d.newest)
        filter (where d.newest <= metric_history.most_entries) as totals
    from days d
    having count(*) > 0
  )
  select
    jsonb_build_object(
      'metric', metric_history.metric,
      'custom_name', metric_history.custom_name,
      'unit', coalesce(s.unit, (select r.unit from private.metric_rules() r where r.metric = metric_history.metric)),
      'count', s.count,
      'days_recorded', s.days_recorded,
      'latest', s.latest,
      'mean', s.mean,
      'min', s.min,
      'max', s.max,
      'change', s.change,
      'entries', s.entries)
    || coalesce((select jsonb_build_object('daily', jsonb_build_object('mean', d.mean, 'totals', d.totals)) from daily d), '{}')
  from summary s;
$$;
comment on function private.metric_history(text, text, date, int) is
  'One metric since a day: summary over all entries, and the newest of them. change is latest minus earliest; daily sums entries of a day where they add up.';

create function public.get_tracking_history(metric text default null, days int default 30) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  from_day date;
  period jsonb;
  wanted text := get_tracking_history.metric;
  most constant int := 50;
begin
  if wanted is not null and not exists (select from private.metric_rules() r where r.metric = wanted) then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if coalesce(days, 30) not between 1 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo olhar de 1 a 365 dias.',
      jsonb_build_object('minimum', 1, 'maximum', 365));
  end if;
  from_day := today - coalesce(days, 30) + 1;
  period := jsonb_build_object('days', coalesce(days, 30), 'from', from_day, 'to', today);

  if wanted <> 'custom' then
    return period || private.metric_history(wanted, null, from_day, 50);
  end if;
  -- Each custom name is a metric of its own; few entries each, so that the answer stays readable.
  return period || (
    select jsonb_build_object('metric', wanted, 'metrics', coalesce(
        jsonb_agg(private.metric_history(kind.metric, kind.name, from_day, 10) order by kind.position) filter (where kind.position <= most), '[]'))
      || case when count(*) > most then jsonb_build_object('more', count(*) - most) else '{}' end
    from (
      select e.metric, (array_agg(e.custom_name order by e.created_at))[1] as name,
        row_number() over (order by count(*) desc, e.metric, (array_agg(e.custom_name order by e.created_at))[1]) as position
      from public.tracking_entries e
      where e.user_id = caller and e.deleted_at is null and e.entry_date between from_day and today
        and (wanted is null or e.metric = wanted)
      group by e.metric, private.fold(e.custom_name)
    ) kind);
end;
$$;
comment on function public.get_tracking_history(text, int) is
  'One metric: { metric, unit, count, latest, mean, min, max, change, entries (newest first), daily? }. No metric, or custom: { metrics: [those], more? }, the fifty recorded most. PT400 outside 1–365 days.';
grant execute on function public.get_tracking_history(text, int) to authenticated, service_role;

-- Trends: where metrics and habits are heading, and which move together day by day.

create function private.trend_series(metrics text[], habits uuid[])
returns table (series int, kind text, name text, unit text, habit_id uuid, spellings text[])
language sql stable set search_path = '' as $$
  with spelled as (
    select e.custom_name, min(e.created_at) as first, max(e.entry_date) as last, max(e.created_at) as written,
      (array_agg(e.unit order by e.entry_date desc, e.created_at desc))[1] as unit
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = 'custom' and e.deleted_at is null
    group by e.custom_name
  ),
  folded as materialized (select s.*, private.fold(s.custom_name) as folded from spelled s),
  wanted as materialized (select private.fold(m) as name from unnest(trend_series.metrics) as m),
  customs as (
    select (array_agg(f.custom_name order by f.first))[1] as name, (array_agg(f.unit order by f.last desc, f.written desc))[1] as unit,
      array_agg(f.custom_name) as spellings
    from folded f
    where 'custom' = any (trend_series.metrics) or f.folded in (select w.name from wanted w)
    group by f.folded
  ),
  listed as (
    select 1 as part, 'metric' as kind, r.metric as name, r.unit, null::uuid as habit_id, null::text[] as spellings
    from private.metric_rules() r
    where r.metric <> 'custom' and r.metric = any (trend_series.metrics)
    union all
    select 2, 'custom', c.name, c.unit, null, c.spellings from customs c
    union all
    select 3, 'habit', h.name, null, h.id, null
    from public.habits h
    where h.user_id = (select auth.uid()) and h.id = any (trend_series.habits)
  )
  select (row_number() over (order by l.part, l.name))::int, l.kind, l.name, l.unit, l.habit_id, l.spellings from listed l;
$$;
comment on function private.trend_series(text[], uuid[]) is
  'The series asked for, numbered: metrics by name ("custom" means every custom one, and a custom name means itself, however it is spelled) and habits by id.';

create function private.days_of_habits(habits uuid[], from_day date) returns table (habit_id uuid, day date, value int)
-- A plan that has to nest loops nevertheless looks so dear that Postgres would compile it, for seconds.
language sql stable set search_path = '' set enable_nestloop = off set jit = off as $$
  with today as materialized (select private.today() as day),
  done as materialized (
    select c.habit_id, c.completion_date as day
    from public.habit_completions c cross join today t
    where c.user_id = (select auth.uid()) and c.habit_id = any (days_of_habits.habits) and c.deleted_at is null and c.completion_date <= t.day
  ),
  begun as materialized (
    select h.id, min(d.day) as first,
      -- The seventh of January 2024 was a Sunday: 0, as extract has it.
      array(select n from generate_series(0, 6) as n where private.habit_is_due(h.frequency, h.days, date '2024-01-07' + n)) as due
    from public.habits h join done d on d.habit_id = h.id
    where h.user_id = (select auth.uid())
    group by h.id
  )
  select b.id, s::date, (d.day is not null)::int
  from begun b
  cross join today t
  cross join lateral generate_series(greatest(days_of_habits.from_day, b.first), t.day, interval '1 day') s
  left join done d on d.habit_id = b.id and d.day = s::date
  -- Today may still be done: it counts only once it is.
  where d.day is not null or (s::date < t.day and extract(dow from s)::int = any (b.due));
$$;
comment on function private.days_of_habits(uuid[], date) is
  'Habits as daily series, each since it was first done: 1 done, 0 missed; days off are left out unless it was done on them.';

create function private.habit_days(habit_id uuid, from_day date) returns table (day date, value numeric)
language sql stable set search_path = '' as $$
  select d.day, d.value::numeric from private.days_of_habits(array[habit_days.habit_id], habit_days.from_day) d;
$$;
comment on function private.habit_days(uuid, date) is 'One habit as days_of_habits has it.';

create function private.daily_values(metrics text[], habits uuid[], from_day date)
returns table (series int, day date, value double precision)
language sql stable set search_path = '' set enable_nestloop = off set jit = off as $$
  with series as materialized (select * from private.trend_series(daily_values.metrics, daily_values.habits)),
  today as materialized (select private.today() as day),
  entries as materialized (
    select e.metric, e.custom_name, e.entry_date, sum(e.value) as total, count(*) as n
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.deleted_at is null
      and e.entry_date between daily_values.from_day and (select t.day from today t)
    group by e.metric, e.custom_name, e.entry_date
  ),
  spelled as materialized (
    select s.series, s.name as metric, null::text as spelling from series s where s.kind = 'metric'
    union all
    select s.series, 'custom', spelling from series s cross join lateral unnest(s.spellings) as spelling
  )
  select s.series, e.entry_date, (case when r.adds_up then sum(e.total) else sum(e.total) / sum(e.n) end)::double precision
  from spelled s
  join entries e on e.metric = s.metric and coalesce(e.custom_name, '') = coalesce(s.spelling, '')
  join private.metric_rules() r on r.metric = s.metric
  group by s.series, e.entry_date, r.adds_up
  union all
  select s.series, d.day, d.value::double precision
  from private.days_of_habits(daily_values.habits, daily_values.from_day) d
  join series s on s.habit_id = d.habit_id;
$$;
comment on function private.daily_values(text[], uuid[], date) is
  'One value a day and series: the sum where entries of a day add up, else their mean; 1 or 0 for habits.';

create function private.resolve_habits(habits text[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  wanted text;
  found uuid;
  resolved uuid[] := '{}'::uuid[];
begin
  foreach wanted in array resolve_habits.habits loop
    select h.id into found from private.closest_habits(wanted) h limit 1;
    if found is null then
      perform private.raise(404, 'habit_not_found', format('Não encontrei o hábito “%s”.', left(wanted, 200)),
        jsonb_build_object('existing', private.active_habit_names()));
    end if;
    resolved := resolved || found;
  end loop;
  return resolved;
end;
$$;
comment on function private.resolve_habits(text[]) is 'The closest active habit of each name; PT404 with the existing names when one has none.';

create function public.get_trends(metrics text[] default null, habits text[] default null, days int default 90) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  caller uuid := private.current_user_id();
  span int := coalesce(days, 90);
  from_day date;
  -- Naming metrics or habits leaves the others out; naming none means everything that was recorded.
  everything boolean := metrics is null and habits is null;
  chosen_metrics text[] := case when metrics is null and habits is null
    then array(select r.metric from private.metric_rules() r) else metrics end;
  chosen_habits uuid[];
  least_days constant int := 7;
  most_names constant int := 20;
  most_series constant int := 40;
  result jsonb;
begin
  if span not between 7 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo ver tendências de 7 a 365 dias.',
      jsonb_build_object('minimum', 7, 'maximum', 365));
  end if;
  if cardinality(metrics) > most_names or cardinality(habits) > most_names then
    perform private.raise(400, 'too_many_names', format('Consigo comparar até %s nomes de cada vez.', most_names),
      jsonb_build_object('maximum', most_names));
  end if;
  from_day := private.today() - span + 1;
  chosen_habits := case when habits is not null then private.resolve_habits(habits)
    when metrics is null then array(
      select h.id from public.habits h where h.user_id = caller and h.active order by h.created_at, h.name limit 200) end;
  with recorded as materialized (
    select * from private.daily_values(chosen_metrics, chosen_habits, from_day)
  ),
  series as materialized (
    select s.series, s.kind, s.name, s.unit, coalesce(c.n, 0) as n
    from private.trend_series(chosen_metrics, chosen_habits) s
    left join (select r.series, count(*) as n from recorded r group by r.series) c using (series)
    order by coalesce(c.n, 0) desc, s.series limit most_series
  ),
  points as materialized (
    select r.* from recorded r where r.series in (select s.series from series s)
  ),
  trends as (
    select s.series, s.kind, s.name, s.unit, s.n, regr_slope(p.value, p.day - from_day) as slope, avg(p.value) as mean
    from series s left join points p using (series)
    group by s.series, s.kind, s.name, s.unit, s.n
  ),
  pairs as (
    select a.series as a, b.series as b, count(pb.day) as n,
      -- Rounding noise in a constant series would pass for a perfect correlation.
      case when count(distinct pa.value) filter (where pb.day is not null) > 1 and count(distinct pb.value) > 1
        then corr(pa.value, pb.value) end as r
    from series a
    join series b on a.series < b.series
    left join points pa on pa.series = a.series
    left join points pb on pb.series = b.series and pb.day = pa.day
    group by a.series, b.series
  )
  select jsonb_build_object(
    'days', span,
    'from', from_day,
    'to', private.today(),
    'minimum_days', least_days,
    'trends', (
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('kind', t.kind, 'name', t.name, 'unit', t.unit, 'n', t.n, 'status',
          case when t.n < least_days then 'not_enough_data' else 'ok' end))
        || case when t.n < least_days then '{}' else jsonb_build_object(
          'slope', trim_scale(round(t.slope::numeric, 4)), 'mean', trim_scale(round(t.mean::numeric, 2))) end
        order by t.series), '[]')
      from trends t where t.n > 0 or not everything),
    'correlations', (
      select coalesce(jsonb_agg(p.item order by p.n >= least_days desc, abs(p.r) desc nulls last, p.a, p.b), '[]')
      from (
        select pairs.*, jsonb_build_object(
          'a', jsonb_build_object('kind', a.kind, 'name', a.name),
          'b', jsonb_build_object('kind', b.kind, 'name', b.name),
          'n', pairs.n)
          || case
            when pairs.n < least_days then jsonb_build_object('status', 'not_enough_data')
            -- One of the two never changed on their common days.
            when pairs.r is null then jsonb_build_object('status', 'no_variation')
            else jsonb_build_object('status', 'ok', 'r', trim_scale(round(pairs.r::numeric, 2)))
          end as item
        from pairs join series a on a.series = pairs.a join series b on b.series = pairs.b
        where pairs.n >= least_days or not everything
        order by pairs.n >= least_days desc, abs(pairs.r) desc nulls last, pairs.a, pairs.b
        limit 20
      ) p))
  into result;
  return result;
end;
$$;
comment on function public.get_trends(text[], text[], int) is
  'Slope a day of each series (n days) and Pearson correlations of each pair (n common days), of at most forty series, those with the most days: { trends: [{ kind, name, unit?, n, status, slope, mean }], correlations: [{ a, b, n, status, r }] }. Below n = 7 the status is not_enough_data and no figure is given. PT400 outside 7–365 days or for more than twenty names, PT404 for an unknown habit.';
grant execute on function public.get_trends(text[], text[], int) to authenticated, service_role;

grant execute on function
  private.metric_history, private.trend_series, private.days_of_habits, private.habit_days, private.daily_values,
  private.resolve_habits
to authenticated, service_role;

-- schemas/finance_rules.sql

-- What all finance tables and tools share: categories, the checks of a tool's arguments, due dates, months, money in words,
-- and how well a stored name fits the one that was said.

create function private.finance_categories(kind text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case finance_categories.kind
    when 'expense' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'budget' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'bill' then array['housing', 'utilities', 'subscription', 'insurance', 'other']
    when 'income' then array['salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other']
    when 'investment' then array['savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other']
  end;
$$;
comment on function private.finance_categories(text) is
  'Categories of expense, budget, bill, income or investment; the tables'' constraints say the same.';

create function private.finance_category(kind text, category text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  allowed text[] := private.finance_categories(finance_category.kind);
begin
  if finance_category.category is null or not finance_category.category = any (allowed) then
    perform private.raise(400, 'invalid_category', 'Não conheço essa categoria.',
      jsonb_build_object('category', left(finance_category.category, 100), 'allowed', to_jsonb(allowed)));
  end if;
  return finance_category.category;
end;
$$;
comment on function private.finance_category(text, text) is 'The category, or PT400 invalid_category with the allowed ones in detail.';

create function private.category_name(category text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case category_name.category
    when 'food' then 'Alimentação' when 'transport' then 'Transporte' when 'health' then 'Saúde' when 'entertainment' then 'Lazer'
    when 'shopping' then 'Compras' when 'housing' then 'Moradia' when 'education' then 'Educação' else 'Outros' end;
$$;
comment on function private.category_name(text) is 'How a category of expenses is called.';

create function private.finance_amount(amount numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  -- NaN and Infinity sort above every number, so the upper bound refuses them too; below half a cent rounds to zero.
  if finance_amount.amount is null or finance_amount.amount < 0.005 or finance_amount.amount >= 1000000000 then
    perform private.raise(400, 'invalid_amount', 'O valor precisa ser maior que zero e menor que um bilhão de reais.',
      jsonb_build_object('amount', finance_amount.amount::text, 'min', 0.01, 'max', 999999999.99));
  end if;
  return least(round(finance_amount.amount, 2), 999999999.99);
end;
$$;
comment on function private.finance_amount(numeric) is 'The amount in whole cents, or PT400 invalid_amount.';

create function private.finance_text(value text, field text, max_length integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := btrim(finance_text.value, E' \t\r\n');
begin
  if private.is_blank(trimmed) or char_length(trimmed) > finance_text.max_length then
    perform private.raise(400, 'invalid_' || finance_text.field,
      format('Preciso de um texto com até %s letras.', finance_text.max_length),
      jsonb_build_object('field', finance_text.field, 'max_length', finance_text.max_length));
  end if;
  return trimmed;
end;
$$;
comment on function private.finance_text(text, text, integer) is 'The trimmed text, or PT400 invalid_<field> when it is blank or too long.';

create function private.finance_past_date(value date) returns date
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
begin
  if finance_past_date.value > today then
    perform private.raise(400, 'future_date', 'Essa data ainda não chegou.',
      jsonb_build_object('date', finance_past_date.value::text, 'today', today));
  end if;
  if finance_past_date.value < date '1990-01-01' then
    perform private.raise(400, 'date_too_old', 'Essa data é antiga demais.',
      jsonb_build_object('date', finance_past_date.value::text, 'min', '1990-01-01'));
  end if;
  return coalesce(finance_past_date.value, today);
end;
$$;
comment on function private.finance_past_date(date) is 'The date, today in the user''s zone when null; PT400 future_date or date_too_old.';

create function private.finance_month(value date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if finance_month.value not between date '1990-01-01' and date '2199-12-31' then
    perform private.raise(400, 'invalid_date', 'Essa data não serve.', jsonb_build_object('date', finance_month.value::text));
  end if;
  return date_trunc('month', coalesce(finance_month.value, private.today())::timestamp)::date;
end;
$$;
comment on function private.finance_month(date) is 'First day of the date''s month, of the current month when null; PT400 invalid_date.';

create function private.due_date(month date, due_day integer) returns date
language sql immutable strict parallel safe set search_path = '' as $$
  select least(due_date.month + (due_date.due_day - 1), (due_date.month + interval '1 month' - interval '1 day')::date);
$$;
comment on function private.due_date(date, integer) is 'The due day in a month given by its first day: the 31st is the 28th in February.';

create function private.next_due_month(due_day integer) returns date
language sql stable set search_path = '' as $$
  select case when private.due_date(this.month, next_due_month.due_day) >= this.today then this.month
    else (this.month + interval '1 month')::date end
  from (select private.today() as today, private.finance_month(null) as month) as this;
$$;
comment on function private.next_due_month(integer) is 'First day of the month in which the due day comes round next, today included.';

create function private.finance_due_day(due_day integer, date date) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  day integer := coalesce(finance_due_day.due_day, extract(day from finance_due_day.date)::integer);
begin
  if day not between 1 and 31 then
    perform private.raise(400, 'invalid_due_day', 'O dia do vencimento vai de 1 a 31.',
      jsonb_build_object('due_day', day, 'min', 1, 'max', 31));
  end if;
  return day;
end;
$$;
comment on function private.finance_due_day(integer, date) is 'The due day, else the day of the date, else null; PT400 invalid_due_day.';

create function private.months_between(earlier date, later date) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select ((extract(year from months_between.later) - extract(year from months_between.earlier)) * 12
    + extract(month from months_between.later) - extract(month from months_between.earlier))::integer;
$$;

-- At most two years are filled in and one year ahead is written, however far apart the dates are.
create function private.months_to_continue(latest date, until date) returns setof date
language sql stable set search_path = '' as $$
  select step::date
  from (select least(private.finance_month(months_to_continue.until),
    (private.finance_month(null) + interval '12 months')::date) as final) as range
  cross join lateral generate_series(
    greatest(months_to_continue.latest + interval '1 month', range.final - interval '23 months'),
    range.final::timestamp,
    interval '1 month') as step;
$$;

-- 20,000 imported recurring bills became 500,000 rows at the next question.
insert into private.settings (key, value) values ('recurring_series', '300');

create function private.series_left_out(left_out bigint, what text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when series_left_out.left_out > 0 then jsonb_build_object('recurring_left_out', jsonb_build_object(
    'series', series_left_out.left_out,
    'caution', format('Há %s recorrentes demais: %s ficaram de fora destes meses e destas somas. Encerre as que não valem mais.',
      series_left_out.what, series_left_out.left_out))) else '{}' end;
$$;
comment on function private.series_left_out(bigint, text) is
  'What a result says when a person has more recurring bills or incomes than are continued (settings.recurring_series); {} when not.';

-- The letters G and D of to_char depend on the server's locale, so the marks are written out and swapped.
create function private.finance_money(amount numeric) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select 'R$ ' || translate(to_char(finance_money.amount, 'FM999,999,999,990.00'), ',.', '.,');
$$;
comment on function private.finance_money(numeric) is 'R$ 1.234,56';

create function private.finance_name(name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(private.fold(left(finance_name.name, 200)), '[^a-z0-9]+', ' ', 'g'));
$$;
comment on function private.finance_name(text) is 'A name as it is compared: folded, letters and digits only.';

create function private.finance_name_score(name text, wanted text) returns real
language plpgsql immutable set search_path = '' as $$
declare
  called text := private.finance_name(finance_name_score.name);
  said text := private.finance_name(finance_name_score.wanted);
begin
  -- Asked of each expense, once a word: as a function in SQL it took ten times as long.
  return case when called = said then 1 else greatest(extensions.similarity(called, said), 0.95 * extensions.word_similarity(said, called),
    -- The more of what was said the name leaves out, the less it counts: "luz escrit" is not the bill called Luz.
    extensions.word_similarity(called, said) * (0.6 + 0.3 * extensions.similarity(called, said))) end;
end;
$$;
comment on function private.finance_name_score(text, text) is
  'How well a stored name fits the wanted one, 0–1: 1 the same, 0.95 when it holds the wanted one, less the less they share.';

create function private.finance_name_fits(score real, best real) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select finance_name_fits.score >= 0.45
    and case when finance_name_fits.best = 1 then finance_name_fits.score = 1
      else finance_name_fits.score >= 0.9 * finance_name_fits.best end;
$$;
comment on function private.finance_name_fits(real, real) is
  'Whether a name is among those meant: close enough, and not clearly worse than the best; the very name excludes all others.';

grant execute on function
  private.finance_categories, private.finance_category, private.category_name, private.finance_amount,
  private.finance_text, private.finance_past_date, private.finance_month, private.due_date, private.next_due_month,
  private.finance_due_day, private.months_between, private.months_to_continue, private.series_left_out,
  private.finance_money, private.finance_name, private.finance_name_score, private.finance_name_fits
to authenticated, service_role;

-- schemas/incomes.sql

-- Incomes: what comes in, one row a month; a recurring one is continued month by month when it is asked for.

create table public.incomes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other'
    check (category in ('salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other')),
  expected_amount numeric(14, 2) not null check (expected_amount > 0 and expected_amount < 1000000000),
  actual_amount numeric(14, 2) check (actual_amount >= 0 and actual_amount < 1000000000),
  received_on date check (received_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  recurring boolean not null default false,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, group_id, month),
  check ((actual_amount is null) = (received_on is null))
);
alter table public.incomes enable row level security;
grant select, insert, update, delete on public.incomes to authenticated;
grant all on public.incomes to service_role;
create policy incomes_select on public.incomes for select to authenticated using ((select auth.uid()) = user_id);
create policy incomes_insert on public.incomes for insert to authenticated with check ((select auth.uid()) = user_id);
create policy incomes_update on public.incomes for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy incomes_delete on public.incomes for delete to authenticated using ((select auth.uid()) = user_id);

create index incomes_by_month on public.incomes (user_id, month);

comment on table public.incomes is 'One expected or received income of one month.';
comment on column public.incomes.group_id is 'The series of a recurring income; alone in it when it comes once.';
comment on column public.incomes.expected_amount is 'Reais. Counts as income until actual_amount is known.';
comment on column public.incomes.actual_amount is 'Reais received on received_on; both or neither. A day yet to come anywhere on Earth is refused.';
comment on column public.incomes.month is 'First day of the month it belongs to.';
comment on column public.incomes.due_day is 'Day of the month it usually arrives; a short month has it on its last day.';
comment on column public.incomes.recurring is 'Continued every month, as long as no row of the series is deleted or has recurring false.';

create function private.income_json(income public.incomes) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', income_json.income.id, 'name', income_json.income.name,
    'category', income_json.income.category, 'amount', income_json.income.expected_amount,
    'received_on', income_json.income.received_on, 'month', income_json.income.month,
    'due_day', income_json.income.due_day, 'recurring', income_json.income.recurring));
$$;

create function private.income_totals(first_day date, last_day date, out total numeric, out received numeric)
language sql stable set search_path = '' as $$
  select coalesce(sum(coalesce(i.actual_amount, i.expected_amount)), 0), coalesce(sum(i.actual_amount), 0)
  from public.incomes i
  where i.user_id = private.current_user_id() and i.deleted_at is null
    and i.month between income_totals.first_day and income_totals.last_day;
$$;

create function private.continue_incomes(until date, series uuid default null) returns bigint
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  most constant int := private.setting('recurring_series', 300);
  room constant bigint := private.rows_left('incomes');
  left_out bigint;
begin
  with series as (
    select i.group_id, max(i.month) as month, min(i.created_at) as begun
    from public.incomes i
    where i.user_id = caller
      and (continue_incomes.series is null or i.group_id = continue_incomes.series)
    group by i.group_id
    having bool_and(i.recurring and i.deleted_at is null)
  ), continued as (
    -- Those begun last: what somebody enters now goes on, whatever was imported before.
    select s.* from series s order by s.begun desc, s.group_id limit most
  ), written as (
    insert into public.incomes (user_id, group_id, name, category, expected_amount, month, due_day, recurring)
    select latest.user_id, latest.group_id, latest.name, latest.category, latest.expected_amount, step::date, latest.due_day, true
    from continued c
    join public.incomes latest
      on latest.user_id = caller and latest.group_id = c.group_id and latest.month = c.month
    cross join lateral private.months_to_continue(latest.month, continue_incomes.until) as step
    order by step
    limit room
    on conflict (user_id, group_id, month) do nothing
  )
  select (select count(*) from series) - (select count(*) from continued) into left_out;
  return left_out;
end;
$$;
comment on function private.continue_incomes(date, uuid) is
  'Writes the missing months of the caller''s recurring incomes up to a date, each once, as the latest one of its series; of all or of one series, of at most settings.recurring_series. Returns how many series were left out.';

create function private.end_income_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.incomes i
  where i.user_id = new.user_id and i.group_id = new.group_id and i.month > new.month
    and i.actual_amount is null and i.deleted_at is null;
  return null;
end;
$$;

create trigger incomes_end_series after update on public.incomes
  for each row
  when (old.recurring and old.deleted_at is null and (not new.recurring or new.deleted_at is not null))
  execute function private.end_income_series();

create function private.change_income_series(name text, amount numeric, category text, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  select i.group_id into series from public.incomes i
  where i.user_id = caller and private.fold(i.name) = private.fold(change_income_series.name)
  group by i.group_id
  having bool_and(i.recurring and i.deleted_at is null)
  order by max(i.month) desc limit 1;
  if series is null then
    return null;
  end if;
  perform private.continue_incomes(private.today() + 31, series);
  with before as (
    select i.id, i.expected_amount, i.category, i.due_day from public.incomes i
    where i.user_id = caller and i.group_id = series and i.actual_amount is null and i.month >= private.finance_month(null)
    for update
  ), after as (
    update public.incomes i set
      expected_amount = change_income_series.amount,
      category = private.finance_category('income', coalesce(change_income_series.category, i.category)),
      due_day = coalesce(change_income_series.due_day, i.due_day)
    from before
    where i.user_id = caller and i.id = before.id
    returning i as income, i.month, before.id, before.expected_amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.income_json(a.income) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'incomes', 'id', a.id, 'set',
      jsonb_build_object('expected_amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;
comment on function private.change_income_series(text, numeric, text, integer) is
  'Changes the months not yet received, from the current one on, of the recurring income of that name; null when there is none.';

-- "caiu 600 da camila": money that was expected arrives. It is the expected income that is received, not a second one; what
-- only might be it, or might be told twice, is said with the offer.
create function private.incomes_like(name text, day date) returns table (income public.incomes, score real)
language sql stable set search_path = '' as $$
  select s.income, s.score from (
    select c.income, private.finance_name_score((c.income).name, incomes_like.name) as score
    from (
      select i as income from public.incomes i
      where i.user_id = private.current_user_id() and i.deleted_at is null
        and i.month >= private.finance_month(incomes_like.day) - interval '1 month'
        -- Next month's comes early by some days, not by weeks.
        and (i.month <= private.finance_month(incomes_like.day)
          or private.due_date(i.month, coalesce(i.due_day, 31)) <= incomes_like.day + 10)
      -- Comparing names takes time: the very name, and the latest of the others.
      order by i.name = incomes_like.name desc, i.month desc, i.id limit 2000
    ) as c
  ) as s
  -- An income is told by its payer or its kind, which the name of the expected one holds whole.
  where s.score >= 0.7;
$$;
comment on function private.incomes_like(text, date) is
  'Incomes around a day, from the month before on, that a name may mean, with how well it fits.';

-- Interest and discounts apart, the amount is what was expected; as in the tools' texts a quarter more or less.
create function private.receive_expected_income(name text, amount numeric, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  this_month date := private.finance_month(receive_expected_income.date);
  expected public.incomes;
  income public.incomes;
begin
  perform private.continue_incomes(receive_expected_income.date + 31);
  select (l.income).* into expected
  from private.incomes_like(receive_expected_income.name, receive_expected_income.date) as l
  where (l.income).actual_amount is null
    and abs((l.income).expected_amount - receive_expected_income.amount) <= 0.25 * (l.income).expected_amount
  order by (l.income).month <> this_month, l.score desc, abs((l.income).expected_amount - receive_expected_income.amount),
    (l.income).month, (l.income).id
  limit 1;
  update public.incomes i set actual_amount = receive_expected_income.amount, received_on = receive_expected_income.date
  where i.user_id = caller and i.id = expected.id and i.actual_amount is null
  returning i.* into income;
  if income.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'item', private.income_json(income)
      || jsonb_build_object('amount', income.actual_amount, 'expected_amount', income.expected_amount),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set',
      jsonb_build_object('actual_amount', null, 'received_on', null)));
end;
$$;
comment on function private.receive_expected_income(text, numeric, date) is
  'Marks as received the expected income that a name and an amount mean; null when there is none.';

create function private.similar_income(name text, amount numeric, date date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('name', (l.income).name,
    'amount', coalesce((l.income).actual_amount, (l.income).expected_amount), 'received_on', (l.income).received_on))
  from private.incomes_like(similar_income.name, similar_income.date) as l
  where (l.income).month = private.finance_month(similar_income.date)
    and ((l.income).actual_amount is null
      or abs((l.income).actual_amount - similar_income.amount) <= 0.01 * similar_income.amount)
  order by (l.income).actual_amount is null, l.score desc, (l.income).id
  limit 1;
$$;
comment on function private.similar_income(text, numeric, date) is
  'Of the month an income came in, one that sounds the same: received already with that amount, else still expected with another.';

create function private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  day integer := private.finance_due_day(create_income.due_day, create_income.date);
  received boolean := coalesce(create_income.date <= private.today(), false);
  repeats boolean := coalesce(create_income.recurring,
    create_income.date is null and (day is not null or create_income.category = 'salary'), false);
  income public.incomes;
  like_it jsonb;
  changed jsonb;
begin
  if received then
    changed := private.receive_expected_income(create_income.name, create_income.amount, create_income.date);
    like_it := private.similar_income(create_income.name, create_income.amount, create_income.date);
  elsif repeats then
    changed := private.change_income_series(create_income.name, create_income.amount, create_income.category, day);
  end if;
  if changed is not null then
    return changed;
  end if;
  insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_income.name,
    private.finance_category('income', coalesce(create_income.category, 'other')),
    create_income.amount,
    case when received then create_income.amount end,
    case when received then create_income.date end,
    private.finance_month(create_income.date),
    day,
    repeats
  )
  returning * into income;
  return jsonb_build_object(
    'item', private.income_json(income) || jsonb_strip_nulls(jsonb_build_object('similar', like_it)),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.create_income(text, numeric, text, integer, boolean, date) is
  'An income of one day up to today is received: the expected one it sounds like, with expected_amount, else a new one, with similar where one sounds the same.';

grant execute on function
  private.income_json, private.income_totals, private.continue_incomes, private.change_income_series,
  private.incomes_like, private.receive_expected_income, private.similar_income, private.create_income
to authenticated, service_role;

-- schemas/bills.sql

-- Bills: what is due in a month; a recurring one is continued month by month when it is asked for, once each. A series ends
-- where a row of it is canceled, deleted or no longer recurring; a month that one row lacks (a client's hard delete) stays so.

create table public.bills (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other' check (category in ('housing', 'utilities', 'subscription', 'insurance', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer not null check (due_day between 1 and 31),
  due_on date not null generated always as (private.due_date(month, due_day)) stored,
  status text not null default 'pending' check (status in ('pending', 'paid', 'canceled')),
  paid_on date check (paid_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  recurring boolean not null default false,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, group_id, month),
  check ((status = 'paid') = (paid_on is not null))
);
alter table public.bills enable row level security;
grant select, insert, update, delete on public.bills to authenticated;
grant all on public.bills to service_role;
create policy bills_select on public.bills for select to authenticated using ((select auth.uid()) = user_id);
create policy bills_insert on public.bills for insert to authenticated with check ((select auth.uid()) = user_id);
create policy bills_update on public.bills for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy bills_delete on public.bills for delete to authenticated using ((select auth.uid()) = user_id);

create index bills_by_due_date on public.bills (user_id, due_on);
create index bills_by_payment on public.bills (user_id, paid_on) where paid_on is not null;

comment on table public.bills is 'One bill of one month.';
comment on column public.bills.group_id is 'The series of a recurring bill; alone in it when it comes once.';
comment on column public.bills.amount is 'Reais.';
comment on column public.bills.month is 'First day of the month it belongs to.';
comment on column public.bills.due_day is 'Day it is due, 1–31; a short month has it on its last day.';
comment on column public.bills.status is
  'pending, paid or canceled. "overdue" is not stored: it is pending with due_on before today in the user''s time zone.';
comment on column public.bills.paid_on is 'Set exactly when paid. A day yet to come anywhere on Earth is refused.';
comment on column public.bills.recurring is
  'Continued every month, as long as no row of the series is canceled, deleted or has recurring false.';

create function private.bill_json(bill public.bills) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', bill_json.bill.id,
    'name', bill_json.bill.name,
    'category', bill_json.bill.category,
    'amount', bill_json.bill.amount,
    'due_on', bill_json.bill.due_on,
    'days_until_due', case when bill_json.bill.status = 'pending' then bill_json.bill.due_on - private.today() end,
    'status', case when bill_json.bill.status = 'pending' and bill_json.bill.due_on < private.today() then 'overdue'
      else bill_json.bill.status end,
    'paid_on', bill_json.bill.paid_on,
    'recurring', bill_json.bill.recurring));
$$;
comment on function private.bill_json(public.bills) is 'A bill as tools return it; status overdue is derived from today.';

create function private.continue_bills(until date, series uuid default null) returns bigint
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  most constant int := private.setting('recurring_series', 300);
  room constant bigint := private.rows_left('bills');
  left_out bigint;
begin
  with series as (
    select b.group_id, max(b.month) as month, min(b.created_at) as begun
    from public.bills b
    where b.user_id = caller
      and (continue_bills.series is null or b.group_id = continue_bills.series)
    group by b.group_id
    having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  ), continued as (
    -- Those begun last: what somebody enters now goes on, whatever was imported before.
    select s.* from series s order by s.begun desc, s.group_id limit most
  ), written as (
    insert into public.bills (user_id, group_id, name, category, amount, month, due_day, recurring)
    select latest.user_id, latest.group_id, latest.name, latest.category, latest.amount, step::date, latest.due_day, true
    from continued c
    join public.bills latest
      on latest.user_id = caller and latest.group_id = c.group_id and latest.month = c.month
    cross join lateral private.months_to_continue(latest.month, continue_bills.until) as step
    order by step
    limit room
    on conflict (user_id, group_id, month) do nothing
  )
  select (select count(*) from series) - (select count(*) from continued) into left_out;
  return left_out;
end;
$$;
comment on function private.continue_bills(date, uuid) is
  'Writes the missing months of the caller''s recurring bills up to a date, each once, as the latest one of its series; of all or of one series, of at most settings.recurring_series. Returns how many series were left out.';

-- Later rows that nobody touched would be generated again if the series went on, so they can go for good.
create function private.end_bill_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.bills b
  where b.user_id = new.user_id and b.group_id = new.group_id and b.month > new.month
    and b.status = 'pending' and b.deleted_at is null;
  return null;
end;
$$;

create trigger bills_end_series after update on public.bills
  for each row
  when (old.recurring and old.status <> 'canceled' and old.deleted_at is null
    and (not new.recurring or new.status = 'canceled' or new.deleted_at is not null))
  execute function private.end_bill_series();

-- A recurring bill said again ("minha internet agora é 109,90") is the same one with a new price.
create function private.change_bill_series(name text, amount numeric, category text, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  select b.group_id into series from public.bills b
  where b.user_id = caller and private.fold(b.name) = private.fold(change_bill_series.name)
  group by b.group_id
  having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  order by max(b.month) desc limit 1;
  if series is null then
    return null;
  end if;
  perform private.continue_bills(private.today() + 31, series);
  with before as (
    select b.id, b.amount, b.category, b.due_day from public.bills b
    where b.user_id = caller and b.group_id = series and b.status = 'pending' and b.month >= private.finance_month(null)
    for update
  ), after as (
    update public.bills b set
      amount = change_bill_series.amount,
      category = private.finance_category('bill', coalesce(change_bill_series.category, b.category)),
      due_day = coalesce(change_bill_series.due_day, b.due_day)
    from before
    where b.user_id = caller and b.id = before.id
    returning b as bill, b.month, before.id, before.amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.bill_json(a.bill) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'bills', 'id', a.id, 'set',
      jsonb_build_object('amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;
comment on function private.change_bill_series(text, numeric, text, integer) is
  'Changes the unpaid months, from the current one on, of the recurring bill of that name; null when there is none.';

create function private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  day integer := private.finance_due_day(create_bill.due_day, create_bill.date);
  repeats boolean := coalesce(create_bill.recurring, create_bill.date is null);
  bill public.bills;
  changed jsonb;
begin
  if repeats then
    changed := private.change_bill_series(create_bill.name, create_bill.amount, create_bill.category, day);
    if changed is not null then
      return changed;
    end if;
  end if;
  if day is null then
    perform private.raise(400, 'due_day_required', 'Em que dia essa conta vence?', '{"field": "due_day"}');
  end if;
  insert into public.bills (user_id, name, category, amount, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_bill.name,
    private.finance_category('bill', coalesce(create_bill.category, 'other')),
    create_bill.amount,
    -- Without a date it starts with the next time the day comes round: what is already past is taken as paid.
    case when create_bill.date is null then private.next_due_month(day) else private.finance_month(create_bill.date) end,
    day,
    repeats
  )
  returning * into bill;
  return jsonb_build_object('item', private.bill_json(bill), 'undo',
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- What is to pay, and marking a bill as paid, with the search by name that goes before its offer.

create function private.pending_range(
  month integer, year integer, out first_day date, out last_day date, out overdue_too boolean
)
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
  distance integer;
begin
  if pending_range.month not between 1 and 12 or pending_range.year not between 1990 and 2199 then
    perform private.raise(400, 'invalid_month', 'Esse mês não existe.',
      jsonb_build_object('month', pending_range.month, 'year', pending_range.year));
  end if;
  if pending_range.month is null and pending_range.year is null then
    first_day := today;
    last_day := today + 30;
  elsif pending_range.month is null then
    first_day := make_date(pending_range.year, 1, 1);
    last_day := make_date(pending_range.year, 12, 31);
  else
    -- Without a year, the nearest month of that name: January is ahead in November, September is behind.
    distance := pending_range.month - extract(month from today)::integer;
    first_day := make_date(coalesce(pending_range.year, extract(year from today)::integer
      + case when distance < -6 then 1 when distance > 6 then -1 else 0 end), pending_range.month, 1);
    last_day := private.due_date(first_day, 31);
  end if;
  overdue_too := today between first_day and last_day;
end;
$$;
comment on function private.pending_range(integer, integer) is
  'Days a list of bills covers: a month, a year, or the next 30 days; bills overdue from before belong to a range that holds today.';

create function public.get_pending_bills(month integer default null, year integer default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  range record;
  left_out bigint;
  result jsonb;
begin
  range := private.pending_range(get_pending_bills.month, get_pending_bills.year);
  left_out := private.continue_bills(range.last_day);
  with due as (
    select b as bill, b.amount, b.due_on, b.due_on < today as overdue,
      row_number() over (order by b.due_on, b.name, b.id) as position
    from public.bills b
    where b.user_id = caller and b.deleted_at is null and b.status = 'pending'
      and b.due_on <= range.last_day and (b.due_on >= range.first_day or (range.overdue_too and b.due_on < today))
  )
  select jsonb_build_object(
    'today', today,
    'from', range.first_day,
    'to', range.last_day,
    'count', count(*),
    'total', coalesce(sum(d.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where d.overdue),
      'total', coalesce(sum(d.amount) filter (where d.overdue), 0)),
    'next_7_days', jsonb_build_object('count', count(*) filter (where d.due_on between today and today + 7),
      'total', coalesce(sum(d.amount) filter (where d.due_on between today and today + 7), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(d.bill) order by d.position) filter (where d.position <= 50), '[]'),
    'installments', private.open_installments_json(
      case when range.overdue_too then date '1940-01-01' else range.first_day end, range.last_day, 50))
  into result
  from due d;
  return result || private.series_left_out(left_out, 'contas');
end;
$$;
comment on function public.get_pending_bills(integer, integer) is
  'Bills to pay in a month, a year or, without either, the next 30 days; what is overdue is included when the range holds today. Returns { today, from, to, count, total, overdue, next_7_days, bills, installments }: counts and totals are of bills; installments are the negotiated debts'' unpaid instalments of the same days. Writes the months of recurring bills that are missing; recurring_left_out where there are too many. PT400 invalid_month.';
grant execute on function public.get_pending_bills(int, int) to authenticated, service_role;

-- A series is paid in order: a coming month counts only when nothing before it is open. Names are scored once each, not
-- once a month: 90 ms became 20 with 300 open bills.
create function private.bills_by_name(bill_name text) returns table (bill public.bills, score real, stage integer)
-- Nothing tells the planner how many bills and names there are: a nested loop over 20,000 of each took a minute.
language sql stable set search_path = '' set enable_nestloop = off as $$
  with scores as materialized (
    select n.name, case when bills_by_name.bill_name is null then 1
      else private.finance_name_score(n.name, bills_by_name.bill_name) end::real as score
    from (
      -- The very name, and those that were there last.
      select b.name from public.bills b where b.user_id = private.current_user_id()
      group by b.name order by b.name = bills_by_name.bill_name desc, max(b.month) desc, b.name limit 2000
    ) as n
  )
  select b, s.score, case
    when b.status = 'paid' then 2
    when b.month <= (select private.finance_month(null)) or b.due_on <= (select private.today()) + 7 then 1
    else 3 end
  from public.bills b
  join scores s on s.name = b.name
  where b.user_id = private.current_user_id() and b.deleted_at is null
    and case b.status
      when 'pending' then b.month <= (select private.finance_month(null)) or not exists (
        select from public.bills e
        where e.user_id = b.user_id and e.group_id = b.group_id and e.status = 'pending' and e.deleted_at is null
          and e.month < b.month)
      when 'paid' then b.month = (select private.finance_month(null)) and bills_by_name.bill_name is not null
      else false end;
$$;
comment on function private.bills_by_name(text) is
  'Bills a name could mean: 1 open now, 2 paid this month, 3 open later. Every open one without a name.';

create function private.refuse_closed_bill(bill public.bills) returns void
language plpgsql stable set search_path = '' as $$
begin
  if bill.status = 'paid' then
    perform private.raise(409, 'bill_already_paid',
      format('A conta %s já está paga (em %s).', bill.name, to_char(bill.paid_on, 'DD/MM/YYYY')), private.bill_json(bill));
  elsif bill.status = 'canceled' then
    perform private.raise(409, 'bill_canceled', format('A conta %s foi cancelada.', bill.name), private.bill_json(bill));
  end if;
end;
$$;

create function private.bill_label(bill public.bills) returns text
language sql stable set search_path = '' as $$
  select format('%s – %s, %s %s',
    bill_label.bill.name,
    private.finance_money(bill_label.bill.amount),
    case when bill_label.bill.status <> 'pending' then 'era para'
      when bill_label.bill.due_on < private.today() then 'venceu' else 'vence' end,
    to_char(bill_label.bill.due_on, case when extract(year from bill_label.bill.due_on) = extract(year from private.today())
      then 'DD/MM' else 'DD/MM/YYYY' end));
$$;

-- What an offer says of a bill; nothing in it changes by itself as days go by.
create function private.bill_facts(bill public.bills) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', bill_facts.bill.name, 'amount', bill_facts.bill.amount, 'due_on', bill_facts.bill.due_on,
    'row', jsonb_build_object('table', 'bills', 'id', bill_facts.bill.id));
$$;

create function private.open_bill_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.due_on), '[]')
  from (
    select b.name, min(b.due_on) as due_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    group by b.name order by 2 limit 10
  ) as n;
$$;

create function private.bills_left_this_month() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', count(*), 'total', coalesce(sum(b.amount), 0))
  from public.bills b
  where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    and b.month <= private.finance_month(null);
$$;

create function public.prepare_mark_bill_paid(
  bill_id uuid default null, bill_name text default null, paid_on date default null, amount numeric default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  told jsonb := jsonb_strip_nulls(jsonb_build_object(
    'paid_on', private.finance_past_date(prepare_mark_bill_paid.paid_on),
    'amount', case when prepare_mark_bill_paid.amount is not null then private.finance_amount(prepare_mark_bill_paid.amount) end));
  found_bills public.bills[];
begin
  perform private.continue_bills(private.today() + 30);
  if prepare_mark_bill_paid.bill_id is not null then
    found_bills := array(select b from public.bills b
      where b.user_id = caller and b.id = prepare_mark_bill_paid.bill_id and b.deleted_at is null);
    if cardinality(found_bills) = 0 then
      perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.',
        jsonb_build_object('bill_id', prepare_mark_bill_paid.bill_id));
    end if;
  else
    found_bills := array(
      select fit.bill from (
        select near.*, max(near.score) over (partition by near.stage) as best, min(near.stage) over () as first_stage
        from (
          select c.bill, c.score, c.stage, max(c.score) over () as best_of_all
          from private.bills_by_name(nullif(btrim(prepare_mark_bill_paid.bill_name), '')) as c
        ) as near
        -- A bill already paid under the very name beats an open one that only resembles it.
        where near.score >= 0.4 and near.score >= case near.best_of_all when 1 then 1 else near.best_of_all - 0.3 end
      ) as fit
      where fit.stage = fit.first_stage and private.finance_name_fits(fit.score, fit.best)
      order by (fit.bill).due_on, (fit.bill).name
      limit 10);
  end if;
  if cardinality(found_bills) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.open_bill_names()));
  end if;
  if cardinality(found_bills) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.bill_label(b),
        -- A choice runs without another offer, so an amount that can hardly be this bill's does not go with it.
        'args', jsonb_build_object('bill_id', b.id, 'bill_name', b.name)
          || case when (told ->> 'amount')::numeric not between b.amount / 2 and b.amount * 2 then told - 'amount' else told end,
        'facts', private.bill_facts(b))
        order by b.due_on, b.name)
      from unnest(found_bills) as b));
  end if;
  perform private.refuse_closed_bill(found_bills[1]);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('bill_id', (found_bills[1]).id, 'bill_name', (found_bills[1]).name) || told,
    'facts', private.bill_facts(found_bills[1]));
end;
$$;
comment on function public.prepare_mark_bill_paid(uuid, text, date, numeric) is
  'Which bill is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Changes nothing but the missing months of recurring bills. PT404 bill_not_found for an unknown id, PT409 bill_already_paid or bill_canceled, PT400 future_date, invalid_amount.';
grant execute on function public.prepare_mark_bill_paid(uuid, text, date, numeric) to authenticated, service_role;

create function public.mark_bill_paid(
  bill_id uuid default null, bill_name text default null, paid_on date default null, amount numeric default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('mark_bill_paid', tool_call_id);
  preparation jsonb;
  bill public.bills;
  before public.bills;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_mark_bill_paid(mark_bill_paid.bill_id, mark_bill_paid.bill_name, mark_bill_paid.paid_on,
    mark_bill_paid.amount);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta entre as que estão em aberto.',
      preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_bill', 'Mais de uma conta combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select b.* into before from public.bills b
  where b.user_id = caller and b.id = (preparation -> 'args' ->> 'bill_id')::uuid
  for update;
  -- Someone may have paid or deleted it while this call waited for the row.
  if before.id is null then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.', preparation -> 'args');
  end if;
  perform private.refuse_closed_bill(before);
  -- Another amount is this month's alone: the month after it is written first, since it takes over the amount before it.
  perform private.continue_bills((before.month + interval '1 month')::date, before.group_id);
  update public.bills b set status = 'paid', paid_on = (preparation -> 'args' ->> 'paid_on')::date,
    amount = coalesce((preparation -> 'args' ->> 'amount')::numeric, b.amount)
  where b.user_id = caller and b.id = before.id
  returning b.* into bill;
  return private.record_tool('mark_bill_paid', tool_call_id,
    preparation -> 'args',
    jsonb_build_object('bill', private.bill_json(bill), 'was_overdue', before.due_on < private.today(),
      'remaining', private.bills_left_this_month()),
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set',
      jsonb_build_object('status', 'pending', 'paid_on', null, 'amount', before.amount)));
end;
$$;
comment on function public.mark_bill_paid(uuid, text, date, numeric, text) is
  'Marks a bill as paid, today and with its amount unless told. Returns { bill, was_overdue, remaining: { count, total } }, remaining being what is open until the end of the month. PT404 bill_not_found, PT409 ambiguous_bill (choices in detail), bill_already_paid, bill_canceled, PT400 future_date, invalid_amount.';
grant execute on function public.mark_bill_paid(uuid, text, date, numeric, text) to authenticated, service_role;

grant execute on function
  private.bill_json, private.continue_bills, private.change_bill_series, private.create_bill, private.pending_range,
  private.bills_by_name, private.refuse_closed_bill, private.bill_label, private.bill_facts, private.open_bill_names,
  private.bills_left_this_month
to authenticated, service_role;

-- schemas/expenses.sql

-- Budgets: how much a category may take in a month.

create table public.budgets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  recurring boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.budgets enable row level security;
grant select, insert, update, delete on public.budgets to authenticated;
grant all on public.budgets to service_role;
create policy budgets_select on public.budgets for select to authenticated using ((select auth.uid()) = user_id);
create policy budgets_insert on public.budgets for insert to authenticated with check ((select auth.uid()) = user_id);
create policy budgets_update on public.budgets for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy budgets_delete on public.budgets for delete to authenticated using ((select auth.uid()) = user_id);

create unique index budgets_one_per_month on public.budgets (user_id, category, month) where deleted_at is null;
create index budgets_by_month on public.budgets (user_id, month);

comment on table public.budgets is 'Limit of a category from a month on, or for that month alone.';
comment on column public.budgets.amount is 'Reais a month.';
comment on column public.budgets.month is 'First day of the first month it holds for.';
comment on column public.budgets.recurring is 'True: holds until a later budget of the category. False: for its month alone.';

create function private.budgets_in_force(month date) returns table (category text, amount numeric)
language sql stable set search_path = '' as $$
  select distinct on (b.category) b.category, b.amount
  from public.budgets b
  where b.user_id = private.current_user_id()
    and b.deleted_at is null
    and (b.month = budgets_in_force.month or (b.recurring and b.month < budgets_in_force.month))
  order by b.category, b.month desc;
$$;
comment on function private.budgets_in_force(date) is 'The caller''s budget of each category in a month, given by its first day.';

create function private.create_budget(amount numeric, category text, recurring boolean, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  first_month date := private.finance_month(create_budget.date);
  wanted text := private.finance_category('budget', create_budget.category);
  in_force numeric;
  before public.budgets;
  budget public.budgets;
begin
  -- Two at once would both insert, and one would fail on the unique index.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':budget:' || wanted, 0));
  select f.amount into in_force from private.budgets_in_force(first_month) f where f.category = wanted;
  select b.* into before from public.budgets b
  where b.user_id = caller and b.category = wanted and b.month = first_month and b.deleted_at is null
  for update;
  if before.id is null then
    insert into public.budgets (user_id, category, amount, month, recurring)
    values (caller, wanted, create_budget.amount, first_month, coalesce(create_budget.recurring, true))
    returning * into budget;
  else
    update public.budgets b set amount = create_budget.amount, recurring = coalesce(create_budget.recurring, b.recurring)
    where b.user_id = caller and b.id = before.id
    returning b.* into budget;
  end if;
  return jsonb_build_object(
    'item', jsonb_strip_nulls(jsonb_build_object('id', budget.id, 'category', budget.category, 'amount', budget.amount,
      'month', budget.month, 'recurring', budget.recurring, 'replaced_amount', in_force,
      'spent', coalesce(private.spending_of_month(budget.category, budget.month) -> 'category_spent', '0'))),
    'undo', jsonb_build_object('table', 'budgets', 'id', budget.id, 'set', case
      when before.id is null then jsonb_build_object('deleted_at', 'now')
      else jsonb_build_object('amount', before.amount, 'recurring', before.recurring) end));
end;
$$;
comment on function private.create_budget(numeric, text, boolean, date) is 'A second budget of a category for the same month replaces the first.';

-- Months that are over keep the limit they had, at most two years back: each gets a row of its own before the limit ends.
create function private.end_budget(budget_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  this_month constant date := private.finance_month(null);
  ending text := (select b.category from public.budgets b where b.user_id = caller and b.id = end_budget.budget_id);
  undo jsonb;
begin
  with past as (
    insert into public.budgets (user_id, category, amount, month, recurring)
    select caller, f.category, f.amount, m::date, false
    from generate_series(this_month - interval '24 months', this_month - interval '1 month', interval '1 month') as m
    cross join lateral private.budgets_in_force(m::date) as f
    where f.category = ending
    on conflict (user_id, category, month) where deleted_at is null do nothing
    returning id
  ), ended as (
    update public.budgets b set
      deleted_at = case when b.month >= this_month then now() end,
      recurring = b.recurring and b.month >= this_month
    where b.user_id = caller and b.category = ending and b.deleted_at is null and (b.recurring or b.month >= this_month)
    returning b.id, b.deleted_at
  )
  select jsonb_agg(jsonb_build_object('table', 'budgets', 'id', s.id, 'set', s.set)) into undo
  from (
    select p.id, '{"deleted_at": "now"}'::jsonb as set from past p
    union all
    select e.id, case when e.deleted_at is null then '{"recurring": true}'::jsonb else '{"deleted_at": null}'::jsonb end
    from ended e
  ) as s;
  return undo;
end;
$$;
comment on function private.end_budget(uuid) is 'Takes the limit of a budget''s category away from this month on; returns how to undo it.';

-- Expenses: money spent, one row a purchase, and what it does to the month's budget. The offer of one fixes the day: a yes after
-- midnight still means the day that was offered.

create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  description text not null check (private.is_text(description, 500)),
  spent_on date not null default private.today()
    check (spent_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.expenses enable row level security;
grant select, insert, update, delete on public.expenses to authenticated;
grant all on public.expenses to service_role;
create policy expenses_select on public.expenses for select to authenticated using ((select auth.uid()) = user_id);
create policy expenses_insert on public.expenses for insert to authenticated with check ((select auth.uid()) = user_id);
create policy expenses_update on public.expenses for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy expenses_delete on public.expenses for delete to authenticated using ((select auth.uid()) = user_id);

create index expenses_by_date on public.expenses (user_id, spent_on);

comment on table public.expenses is 'Money spent. Paid bills and instalments are not expenses: they stay in their own tables.';
comment on column public.expenses.amount is 'Reais.';
comment on column public.expenses.spent_on is
  'Day in the user''s time zone. A day yet to come anywhere on Earth is refused; create_expense refuses the user''s own tomorrow.';

create function private.spending_of_month(category text, day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'month', spent.month,
    'spent', spent.in_all,
    'category_spent', spent.in_category,
    'category_budget', b.amount,
    'category_percent', round(100 * spent.in_category / b.amount, 1),
    'category_left', b.amount - spent.in_category))
  from (
    select m.month, coalesce(sum(e.amount), 0) as in_all,
      coalesce(sum(e.amount) filter (where e.category = spending_of_month.category), 0) as in_category
    from (select private.finance_month(spending_of_month.day) as month) as m
    left join public.expenses e on e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between m.month and private.due_date(m.month, 31)
    group by m.month
  ) as spent
  left join private.budgets_in_force(spent.month) b on b.category = spending_of_month.category;
$$;
comment on function private.spending_of_month(text, date) is
  'Expenses of the day''s month, in all and in a category, against the category''s budget if there is one.';

create function private.spending_by_category(first_day date, last_day date)
returns table (category text, spent numeric, budget numeric, percent numeric, count bigint)
language sql stable set search_path = '' as $$
  with spent as (
    select e.category, sum(e.amount) as amount, count(*) as count
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_by_category.first_day and spending_by_category.last_day
    group by e.category
  ), budgeted as (
    select b.category, sum(b.amount) as amount
    from generate_series(
      spending_by_category.first_day::timestamp, spending_by_category.last_day::timestamp, interval '1 month') as month
    cross join lateral private.budgets_in_force(month::date) as b
    group by b.category
  )
  select coalesce(s.category, b.category), coalesce(s.amount, 0), b.amount,
    round(100 * coalesce(s.amount, 0) / b.amount, 1), coalesce(s.count, 0)
  from spent s full join budgeted b on b.category = s.category
  order by 2 desc, 1;
$$;
comment on function private.spending_by_category(date, date) is 'Every category with an expense or a budget, the most spent first.';

create function public.prepare_create_expense(
  amount numeric default null, category text default null, description text default null, date date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day date := private.finance_past_date(prepare_create_expense.date);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object(
      'amount', private.finance_amount(prepare_create_expense.amount),
      'category', private.finance_category('expense', prepare_create_expense.category),
      'description', private.finance_text(prepare_create_expense.description, 'description', 500),
      'date', day),
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_expense(numeric, text, text, date) is
  'The arguments of create_expense with the day filled in. Read-only; raises what create_expense would.';
grant execute on function public.prepare_create_expense(numeric, text, text, date) to authenticated, service_role;

create function public.create_expense(
  amount numeric default null, category text default null, description text default null, date date default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_expense', tool_call_id);
  expense public.expenses;
begin
  if stored is not null then
    return stored;
  end if;
  insert into public.expenses (user_id, amount, category, description, spent_on)
  values (
    caller,
    private.finance_amount(create_expense.amount),
    private.finance_category('expense', create_expense.category),
    private.finance_text(create_expense.description, 'description', 500),
    private.finance_past_date(create_expense.date)
  )
  returning * into expense;
  return private.record_tool('create_expense', tool_call_id,
    jsonb_build_object('amount', expense.amount, 'category', expense.category, 'description', expense.description,
      'date', expense.spent_on),
    jsonb_build_object(
      'expense', jsonb_build_object('id', expense.id, 'amount', expense.amount, 'category', expense.category,
        'description', expense.description, 'date', expense.spent_on),
      'month', private.spending_of_month(expense.category, expense.spent_on)),
    jsonb_build_object('table', 'expenses', 'id', expense.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.create_expense(numeric, text, text, date, text) is
  'Records an expense, today unless told. Returns { expense, month: { month, spent, category_spent, category_budget?, category_percent?, category_left? } }. PT400 invalid_amount, invalid_category (allowed in detail), invalid_description, future_date, date_too_old.';
grant execute on function public.create_expense(numeric, text, text, date, text) to authenticated, service_role;

grant execute on function
  private.budgets_in_force, private.create_budget, private.end_budget, private.spending_of_month,
  private.spending_by_category
to authenticated, service_role;

-- schemas/debts.sql

-- Debts: what is owed, in equal instalments; a debt without a plan is one instalment of the whole sum.

create table public.debts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  negotiated boolean not null default true,
  installment_amount numeric(14, 2) not null check (installment_amount > 0 and installment_amount < 1000000000),
  installments integer not null default 1 check (installments between 1 and 600),
  current_installment integer not null default 1,
  total_amount numeric(16, 2) not null generated always as (installment_amount * installments) stored,
  paid_amount numeric(16, 2) not null generated always as ((current_installment - 1) * installment_amount) stored,
  start_month date not null default private.finance_month(null)
    check (extract(day from start_month) = 1 and start_month between date '1940-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  status text not null default 'active' check (status in ('active', 'overdue', 'paid_off', 'settled', 'defaulted')),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  check (current_installment between 1 and installments + 1),
  check (case when current_installment = installments + 1 then status in ('paid_off', 'settled') else status <> 'paid_off' end)
);
alter table public.debts enable row level security;
grant select, insert, update, delete on public.debts to authenticated;
grant all on public.debts to service_role;
create policy debts_select on public.debts for select to authenticated using ((select auth.uid()) = user_id);
create policy debts_insert on public.debts for insert to authenticated with check ((select auth.uid()) = user_id);
create policy debts_update on public.debts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy debts_delete on public.debts for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.debts is 'A debt. Paid so far is (current_installment − 1) × installment_amount, negotiated or not.';
comment on column public.debts.negotiated is 'True: its instalments belong to the monthly budget. False: it counts in the total owed only.';
comment on column public.debts.current_installment is 'Number of the next instalment to pay; installments + 1 when all are paid.';
comment on column public.debts.start_month is 'First day of the month of instalment 1; instalment n falls n − 1 months later.';
comment on column public.debts.due_day is 'Day the instalments are due; a short month has it on its last day. Null when unknown.';
comment on column public.debts.status is
  'active, overdue, paid_off (every instalment paid), settled (closed by agreement), defaulted. An active debt whose next instalment was due before today counts as overdue without being stored so.';

-- Without a due day nobody knows what is late: the next instalment is then taken to be this month's at the earliest.
create function private.next_installment_month(debt public.debts) returns date
language sql stable set search_path = '' as $$
  select case when next_installment_month.debt.due_day is null then greatest(planned.month, private.finance_month(null))
    else planned.month end
  from (select (next_installment_month.debt.start_month
    + make_interval(months => next_installment_month.debt.current_installment - 1))::date as month) as planned;
$$;
comment on function private.next_installment_month(public.debts) is 'First day of the month in which the next instalment falls.';

create function private.open_installments(until date)
returns table (debt_id uuid, name text, number integer, installments integer, amount numeric, month date, due_on date)
language sql stable set search_path = '' as $$
  select d.id, d.name, d.current_installment + step, d.installments, d.installment_amount, step_month.month,
    private.due_date(step_month.month, d.due_day)
  from public.debts d
  cross join lateral (select private.next_installment_month(d) as first_month) as next
  cross join lateral generate_series(0, least(
    d.installments - d.current_installment,
    private.months_between(next.first_month, open_installments.until))) as step
  cross join lateral (select (next.first_month + make_interval(months => step))::date as month) as step_month
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated
    and d.status in ('active', 'overdue')
    and private.due_date(step_month.month, coalesce(d.due_day, 31)) <= open_installments.until;
$$;
comment on function private.open_installments(date) is
  'Unpaid instalments of the caller''s negotiated open debts up to a date; due_on is null without a due day.';

create function private.open_installments_json(first_day date, last_day date, max_count integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'debt_id', i.debt_id,
    'name', i.name,
    'number', i.number,
    'installments', i.installments,
    'amount', i.amount,
    'month', i.month,
    'due_on', i.due_on,
    'days_until_due', i.due_on - private.today(),
    'status', case when i.due_on < private.today() then 'overdue' else 'pending' end)) order by i.day, i.name), '[]')
  from (
    select o.*, coalesce(o.due_on, private.due_date(o.month, 31)) as day
    from private.open_installments(open_installments_json.last_day) o
    where coalesce(o.due_on, private.due_date(o.month, 31)) >= open_installments_json.first_day
    order by day, o.name
    limit open_installments_json.max_count
  ) as i;
$$;

create function private.paid_installments(first_day date, last_day date) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(d.installment_amount * greatest(0,
    least(d.current_installment - 1, private.months_between(d.start_month, paid_installments.last_day) + 1)
    - greatest(1, private.months_between(d.start_month, greatest(paid_installments.first_day, entered.day)) + 1) + 1)), 0)
  from public.debts d
  cross join lateral (
    select (d.created_at at time zone coalesce(
      (select p.timezone from public.profiles p where p.user_id = d.user_id), 'America/Sao_Paulo'))::date as day
  ) as entered
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated;
$$;
comment on function private.paid_installments(date, date) is 'Reais of the paid instalments that fall in these months, from the month the debt was entered on.';

create function private.debt_status(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select case
    when debt_status.debt.status = 'active' and debt_status.debt.negotiated
      and private.due_date(private.next_installment_month(debt_status.debt), debt_status.debt.due_day) < private.today()
    then 'overdue' else debt_status.debt.status end;
$$;
comment on function private.debt_status(public.debts) is 'The stored status; overdue when the next instalment of an active negotiated debt was due before today.';

create function private.debt_json(debt public.debts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', debt_json.debt.id,
    'name', debt_json.debt.name,
    'negotiated', debt_json.debt.negotiated,
    'status', private.debt_status(debt_json.debt),
    'installment_amount', debt_json.debt.installment_amount,
    'installments', debt_json.debt.installments,
    'paid_installments', debt_json.debt.current_installment - 1,
    'remaining_installments', this.left_over,
    'total_amount', debt_json.debt.total_amount,
    'paid_amount', debt_json.debt.paid_amount,
    'remaining_amount', this.left_over * debt_json.debt.installment_amount,
    'percent', round(100 * debt_json.debt.paid_amount / debt_json.debt.total_amount, 1),
    'next_due_on', case when this.left_over > 0 and debt_json.debt.negotiated
      then private.due_date(this.next_month, debt_json.debt.due_day) end,
    -- One instalment a month from now on, if the next one is late.
    'projected_end', case when this.left_over > 0 and debt_json.debt.negotiated then private.due_date(
      (greatest(this.next_month, private.finance_month(null)) + make_interval(months => this.left_over - 1))::date,
      coalesce(debt_json.debt.due_day, 31)) end))
  from (
    select private.next_installment_month(debt_json.debt) as next_month,
      case when debt_json.debt.status in ('settled', 'paid_off') then 0
        else debt_json.debt.installments - debt_json.debt.current_installment + 1 end as left_over
  ) as this;
$$;
comment on function private.debt_json(public.debts) is
  'A debt as tools return it. projected_end is the due date of the last instalment at one a month; none for a debt that is not negotiated.';

create function private.debts_by_name(debt_name text, open_only boolean) returns setof public.debts
language sql stable set search_path = '' as $$
  select (fit.debt).*
  from (
    select d as debt, s.score, max(s.score) over () as best
    from public.debts d
    cross join lateral (
      select case when debts_by_name.debt_name is null then 1
        else private.finance_name_score(d.name, debts_by_name.debt_name) end::real as score
    ) as s
    where d.user_id = private.current_user_id() and d.deleted_at is null
      and (not debts_by_name.open_only or d.status not in ('paid_off', 'settled'))
  ) as fit
  where private.finance_name_fits(fit.score, fit.best)
  order by (fit.debt).status in ('paid_off', 'settled'), (fit.debt).total_amount - (fit.debt).paid_amount desc, (fit.debt).name
  limit 50;
$$;
comment on function private.debts_by_name(text, boolean) is 'The caller''s debts that a name means, all of them without a name; open ones first, the largest first.';

create function private.own_debt(debt_id uuid) returns public.debts
language plpgsql stable set search_path = '' as $$
declare
  debt public.debts;
begin
  select d.* into debt from public.debts d
  where d.user_id = private.current_user_id() and d.id = own_debt.debt_id and d.deleted_at is null;
  if debt.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', jsonb_build_object('debt_id', own_debt.debt_id));
  end if;
  return debt;
end;
$$;

create function private.debt_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.name), '[]')
  from (
    select distinct d.name from public.debts d
    where d.user_id = private.current_user_id() and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    order by 1 limit 10
  ) as n;
$$;

create function private.debt_totals(debts public.debts[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', count(*),
    'owed', coalesce(sum(d.total_amount - d.paid_amount), 0),
    'negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where d.negotiated), 0),
    'not_negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where not d.negotiated), 0),
    'paid', coalesce(sum(d.paid_amount), 0),
    'monthly', coalesce(sum(d.installment_amount) filter (where d.negotiated and d.status in ('active', 'overdue')), 0))
  from unnest(debt_totals.debts) as d
  where d.status not in ('paid_off', 'settled') and d.deleted_at is null;
$$;
comment on function private.debt_totals(public.debts[]) is
  'Sums over the open ones. owed counts every debt; monthly, the share of the month''s budget, only negotiated ones.';

create function public.get_debt_progress(debt_id uuid default null, debt_name text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(get_debt_progress.debt_name), '');
  debts public.debts[];
begin
  if get_debt_progress.debt_id is not null then
    debts := array[private.own_debt(get_debt_progress.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, false) as d);
    if wanted is not null and cardinality(debts) = 0 then
      perform private.raise(404, 'debt_not_found', 'Não encontrei nenhuma dívida com esse nome.',
        jsonb_build_object('existing', private.debt_names()));
    end if;
  end if;
  return jsonb_build_object(
    'today', private.today(),
    'debts', coalesce(
      (select jsonb_agg(private.debt_json(debts[i]) order by i) from generate_subscripts(debts, 1) as i), '[]'),
    'totals', private.debt_totals(debts));
end;
$$;
comment on function public.get_debt_progress(uuid, text) is
  'Progress of one debt, of those a name fits, or of all: { today, debts, totals }. PT404 debt_not_found, with the open debts'' names in detail.';
grant execute on function public.get_debt_progress(uuid, text) to authenticated, service_role;

-- Paying one or more instalments of a debt.

create function private.check_installment_payment(debt public.debts, quantity integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  left_over integer := debt.installments - debt.current_installment + 1;
begin
  if debt.status in ('paid_off', 'settled') then
    perform private.raise(409, 'debt_already_paid_off', format('A dívida %s já está quitada.', debt.name),
      private.debt_json(debt));
  end if;
  if quantity is null or quantity < 1 then
    perform private.raise(400, 'invalid_quantity', 'Preciso de pelo menos uma parcela.',
      jsonb_build_object('quantity', quantity, 'min', 1));
  end if;
  if quantity > left_over then
    perform private.raise(422, 'too_many_installments',
      format(case when left_over = 1 then 'Só falta %s parcela de %s.' else 'Só faltam %s parcelas de %s.' end,
        left_over, debt.name),
      jsonb_build_object('quantity', quantity, 'remaining_installments', left_over));
  end if;
end;
$$;
comment on function private.check_installment_payment(public.debts, integer) is
  'PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';

create function private.debt_label(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select format('%s – %s de %s', debt_label.debt.name,
    case when debt_label.debt.installments = 1 then 'valor' else
      format('parcela %s/%s', debt_label.debt.current_installment, debt_label.debt.installments) end,
    private.finance_money(debt_label.debt.installment_amount));
$$;

-- What an offer says of a debt.
create function private.debt_facts(debt public.debts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', debt_facts.debt.name, 'installment_amount', debt_facts.debt.installment_amount,
    'installments', debt_facts.debt.installments, 'paid_installments', debt_facts.debt.current_installment - 1,
    'row', jsonb_build_object('table', 'debts', 'id', debt_facts.debt.id));
$$;

create function public.prepare_pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(prepare_pay_debt_installment.debt_name), '');
  asked integer := coalesce(prepare_pay_debt_installment.quantity, 1);
  debts public.debts[];
begin
  if prepare_pay_debt_installment.debt_id is not null then
    debts := array[private.own_debt(prepare_pay_debt_installment.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, true) as d limit 10);
    if cardinality(debts) = 0 and wanted is not null then
      -- Only a debt that is already paid may bear the name: say that rather than "unknown".
      debts := array(select d from private.debts_by_name(wanted, false) as d limit 1);
    end if;
  end if;
  if cardinality(debts) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.debt_names()));
  end if;
  if cardinality(debts) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.debt_label(debts[i]),
        'args', jsonb_build_object('debt_id', (debts[i]).id, 'debt_name', (debts[i]).name, 'quantity', asked),
        'facts', private.debt_facts(debts[i])) order by i)
      from generate_subscripts(debts, 1) as i));
  end if;
  perform private.check_installment_payment(debts[1], asked);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('debt_id', (debts[1]).id, 'debt_name', (debts[1]).name, 'quantity', asked),
    'facts', private.debt_facts(debts[1]));
end;
$$;
comment on function public.prepare_pay_debt_installment(uuid, text, integer) is
  'Which debt is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Read-only. PT404 debt_not_found for an unknown id, PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.prepare_pay_debt_installment(uuid, text, int) to authenticated, service_role;

create function public.pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('pay_debt_installment', tool_call_id);
  preparation jsonb;
  asked integer;
  before public.debts;
  debt public.debts;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_pay_debt_installment(pay_debt_installment.debt_id, pay_debt_installment.debt_name,
    pay_debt_installment.quantity);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_debt', 'Mais de uma dívida combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  asked := (preparation -> 'args' ->> 'quantity')::integer;
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (preparation -> 'args' ->> 'debt_id')::uuid and d.deleted_at is null
  for update;
  if before.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'args');
  end if;
  -- Another payment may have been made while this call waited for the row.
  perform private.check_installment_payment(before, asked);
  update public.debts d set
    current_installment = before.current_installment + asked,
    status = case when before.current_installment + asked > before.installments then 'paid_off'
      when before.status = 'overdue' then 'active' else before.status end
  where d.user_id = caller and d.id = before.id
  returning d.* into debt;
  return private.record_tool('pay_debt_installment', tool_call_id,
    preparation -> 'args',
    jsonb_build_object(
      'debt', private.debt_json(debt),
      'quantity', asked,
      'first_installment', before.current_installment,
      'paid_now', asked * before.installment_amount),
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('status', before.status),
      'add', jsonb_build_object('current_installment', -asked)));
end;
$$;
comment on function public.pay_debt_installment(uuid, text, integer, text) is
  'Pays the next instalments of a debt; the last one closes it as paid_off. Returns { debt, quantity, first_installment, paid_now }. PT404 debt_not_found, PT409 ambiguous_debt (choices in detail) or debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.pay_debt_installment(uuid, text, int, text) to authenticated, service_role;

grant execute on function
  private.next_installment_month, private.open_installments, private.open_installments_json, private.paid_installments,
  private.debt_status, private.debt_json, private.debts_by_name, private.own_debt, private.debt_names,
  private.debt_totals, private.check_installment_payment, private.debt_label, private.debt_facts
to authenticated, service_role;

-- schemas/finance_items.sql

-- Investments: money put aside, one row a contribution.

create table public.investments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other'
    check (category in ('savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  current_value numeric(14, 2) check (current_value >= 0 and current_value < 1000000000),
  invested_on date not null default private.today()
    check (invested_on between date '1940-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.investments enable row level security;
grant select, insert, update, delete on public.investments to authenticated;
grant all on public.investments to service_role;
create policy investments_select on public.investments for select to authenticated using ((select auth.uid()) = user_id);
create policy investments_insert on public.investments for insert to authenticated with check ((select auth.uid()) = user_id);
create policy investments_update on public.investments for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy investments_delete on public.investments for delete to authenticated using ((select auth.uid()) = user_id);

create index investments_by_date on public.investments (user_id, invested_on);

comment on table public.investments is 'A contribution to an investment.';
comment on column public.investments.amount is 'Reais put in.';
comment on column public.investments.current_value is 'Reais it is worth today, when the user said so; amount counts otherwise.';

create function private.investment_totals(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'invested', coalesce(sum(i.amount) filter (
      where i.invested_on between investment_totals.first_day and investment_totals.last_day), 0),
    'invested_total', coalesce(sum(coalesce(i.current_value, i.amount)), 0))
  from public.investments i
  where i.user_id = private.current_user_id() and i.deleted_at is null;
$$;

create function private.create_investment(name text, amount numeric, category text, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  investment public.investments;
begin
  insert into public.investments (user_id, name, category, amount, invested_on)
  values (
    private.current_user_id(),
    create_investment.name,
    private.finance_category('investment', coalesce(create_investment.category, 'other')),
    create_investment.amount,
    private.finance_past_date(create_investment.date)
  )
  returning * into investment;
  return jsonb_build_object(
    'item', jsonb_build_object('id', investment.id, 'name', investment.name, 'category', investment.category,
      'amount', investment.amount, 'date', investment.invested_on),
    'undo', jsonb_build_object('table', 'investments', 'id', investment.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Bills, incomes, debts, budgets and investments entered by talking. What each kind does returns { item, undo }.

create function private.create_debt(
  name text, amount numeric, due_day integer, installments integer, current_installment integer, date date
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  day integer := private.finance_due_day(create_debt.due_day, create_debt.date);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
  first_month date;
  before public.debts;
  debt public.debts;
begin
  if count not between 1 and 600 then
    perform private.raise(400, 'invalid_installments', 'O número de parcelas vai de 1 a 600.',
      jsonb_build_object('installments', count, 'min', 1, 'max', 600));
  end if;
  if current not between 1 and count then
    perform private.raise(400, 'invalid_current_installment', format('A parcela atual vai de 1 a %s.', count),
      jsonb_build_object('current_installment', current, 'min', 1, 'max', count));
  end if;
  first_month := (case when create_debt.date is not null then private.finance_month(create_debt.date)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end
    - make_interval(months => current - 1))::date;
  select d.* into before from public.debts d
  where d.user_id = caller and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    -- A plan is told by a word of what was owed: "o cartão" is the debt called Cartão Itaú.
    and private.finance_name_score(d.name, create_debt.name) >= case when create_debt.installments is null then 1 else 0.9 end
  order by private.finance_name_score(d.name, create_debt.name) < 1, d.negotiated, d.created_at desc, d.id
  limit 1
  for update;
  -- A plan that runs already is kept: a second purchase may go by the same name.
  if before.negotiated is false then
    update public.debts d set negotiated = create_debt.installments is not null, installment_amount = create_debt.amount,
      installments = count, current_installment = current, start_month = first_month, due_day = coalesce(day, d.due_day),
      status = 'active'
    where d.user_id = caller and d.id = before.id
    returning d.* into debt;
    return jsonb_build_object(
      'item', private.debt_json(debt) || jsonb_build_object('replaced_amount', before.total_amount),
      'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('negotiated', false,
        'installment_amount', before.installment_amount, 'installments', before.installments,
        'current_installment', before.current_installment, 'start_month', before.start_month, 'due_day', before.due_day,
        'status', before.status)));
  end if;
  insert into public.debts (user_id, name, negotiated, installment_amount, installments, current_installment, start_month,
    due_day)
  values (
    caller,
    create_debt.name,
    -- A plan of instalments is an agreement; a bare sum is only owed, and does not weigh on the month.
    create_debt.installments is not null,
    create_debt.amount,
    count,
    current,
    first_month,
    day
  )
  returning * into debt;
  return jsonb_build_object(
    'item', private.debt_json(debt)
      || case when before.id is null then '{}' else jsonb_build_object('similar', private.debt_json(before) - '{status,projected_end}'::text[]) end,
    'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.create_debt(text, numeric, integer, integer, integer, date) is
  'A debt; one of the same name that was not negotiated takes the new sum or plan (replaced_amount); with a plan of the same name a second is made (similar).';

create function public.create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('create_finance_item', tool_call_id);
  item_name text;
  value numeric;
  created jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if kind is null or kind not in ('bill', 'income', 'debt', 'budget', 'investment') then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de item.', jsonb_build_object('kind', left(kind, 100),
      'allowed', array['bill', 'income', 'debt', 'budget', 'investment']));
  end if;
  -- A budget is known by its category; a name given with it is not kept.
  item_name := case when kind = 'budget' then coalesce(name, category) else private.finance_text(name, 'name', 200) end;
  value := private.finance_amount(amount);
  created := case kind
    when 'bill' then private.create_bill(item_name, value, category, due_day, recurring, date)
    when 'income' then private.create_income(item_name, value, category, due_day, recurring, date)
    when 'debt' then private.create_debt(item_name, value, due_day, installments, current_installment, date)
    when 'budget' then private.create_budget(value, category, recurring, date)
    when 'investment' then private.create_investment(item_name, value, category, date)
  end;
  return private.record_tool('create_finance_item', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', item_name, 'amount', value, 'category', category,
      'due_day', due_day, 'recurring', recurring, 'installments', installments,
      'current_installment', current_installment, 'date', date)),
    jsonb_build_object('kind', kind, 'item', created -> 'item'),
    created -> 'undo');
end;
$$;
comment on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text) is
  'Creates a bill (recurring unless it has a date), an income (received when dated today or before), a debt (amount is the instalment when installments is given: negotiated; else the whole sum, not negotiated), a budget (replaces that of the category and month) or an investment. Returns { kind, item }. PT400 invalid_kind, invalid_amount, invalid_name, invalid_category (allowed in detail), invalid_due_day, due_day_required, invalid_installments, invalid_current_installment, future_date, invalid_date.';
grant execute on function public.create_finance_item(text, text, numeric, text, int, boolean, int, int, date, text) to authenticated, service_role;

-- The item is created and taken back at once, so that the offer tells exactly what the yes will do.
create function public.prepare_create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item jsonb;
  changes boolean;
begin
  begin
    item := public.create_finance_item(kind, name, amount, category, due_day, recurring, installments, current_installment, date)
      -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    -- What is there still was there before: the yes changes it.
    execute format('select exists (select from public.%I t where t.user_id = $1 and t.id = $2)', kind || 's')
    into changes using private.current_user_id(), (item ->> 'id')::uuid;
  end;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'kind', kind,
      'name', coalesce(item ->> 'name', private.finance_text(coalesce(name, category), 'name', 200)),
      'amount', private.finance_amount(amount),
      'category', item -> 'category',
      'due_day', due_day,
      'recurring', item -> 'recurring',
      'installments', installments,
      'current_installment', current_installment,
      'date', coalesce(to_jsonb(date), item -> 'date'))),
    -- What is of the day, not of the item, would make a new offer necessary tomorrow.
    'facts', (item - '{id,status,days_until_due,projected_end,spent}'::text[])
      || case when changes then jsonb_build_object('row', jsonb_build_object('table', kind || 's', 'id', item -> 'id')) else '{}' end);
end;
$$;
comment on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date) is
  'The arguments of create_finance_item with defaults filled in, and as facts the item as it would be. Writes nothing; raises what create_finance_item would.';
grant execute on function public.prepare_create_finance_item(text, text, numeric, text, int, boolean, int, int, date) to authenticated, service_role;

-- Taking an expense, bill, income, debt, investment or budget out of every view, found by its name, amount or day. Of a series
-- the month that is open is taken out, and no more are generated; months that were paid stay in history.

create function private.deletable_items(kind text)
returns table (id uuid, name text, amount numeric, day date, ends_series boolean, kept boolean, created_at timestamptz)
language sql stable set search_path = '' as $$
  select e.id, e.description, e.amount, e.spent_on, false, false, e.created_at
  from public.expenses e
  where deletable_items.kind = 'expense' and e.user_id = private.current_user_id() and e.deleted_at is null
  union all
  select b.id, b.name, b.amount, b.due_on, b.recurring, b.recurring and b.status = 'paid', b.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.bills x
    where x.user_id = private.current_user_id() and x.deleted_at is null and x.status <> 'canceled'
    order by x.group_id, x.status = 'paid', case when x.status = 'pending' then x.month end, x.month desc
  ) as b
  where deletable_items.kind = 'bill' and not exists (
    select from public.bills ended
    where ended.user_id = b.user_id and ended.group_id = b.group_id and b.status = 'paid' and b.recurring
      and (not ended.recurring or ended.status = 'canceled' or ended.deleted_at is not null))
  union all
  select i.id, i.name, coalesce(i.actual_amount, i.expected_amount),
    coalesce(i.received_on, case when i.due_day is not null then private.due_date(i.month, i.due_day) end),
    i.recurring, i.recurring and i.actual_amount is not null, i.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.incomes x
    where x.user_id = private.current_user_id() and x.deleted_at is null
    order by x.group_id, x.actual_amount is not null, case when x.actual_amount is null then x.month end, x.month desc
  ) as i
  where deletable_items.kind = 'income'
  union all
  select d.id, d.name, d.installment_amount, null, false, false, d.created_at
  from public.debts d
  where deletable_items.kind = 'debt' and d.user_id = private.current_user_id() and d.deleted_at is null
  union all
  select v.id, v.name, v.amount, v.invested_on, false, false, v.created_at
  from public.investments v
  where deletable_items.kind = 'investment' and v.user_id = private.current_user_id() and v.deleted_at is null
  union all
  select g.id, g.name, g.amount, null, false, false, g.created_at
  from (
    select distinct on (b.category) b.id, private.category_name(b.category) as name, b.amount, b.created_at
    from public.budgets b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and (b.month = private.finance_month(null) or (b.recurring and b.month < private.finance_month(null)))
    order by b.category, b.month desc
  ) as g
  where deletable_items.kind = 'budget';
$$;
comment on function private.deletable_items(text) is
  'What there is of a kind, one row a series, and of budgets those in force, by the name of their category: ends_series when no more months come after it, kept when it was paid and only the series ends.';

create function private.items_to_delete(kind text, item_id uuid, name text, amount numeric, date date) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  kinds constant text[] := array['expense', 'bill', 'income', 'debt', 'investment', 'budget'];
  words text := nullif(btrim(items_to_delete.name), '');
begin
  if items_to_delete.kind is null or items_to_delete.kind <> all (kinds) then
    perform private.raise(400, 'invalid_kind', 'Não sei apagar isso.', jsonb_build_object(
      'kind', left(items_to_delete.kind, 40), 'allowed', kinds));
  end if;
  return (
    with scored as (
      select i.*, case when words is null then 1 else private.finance_name_score(i.name, words) end as score
      from private.deletable_items(items_to_delete.kind) i
      where case when items_to_delete.item_id is not null then i.id = items_to_delete.item_id
        else (items_to_delete.amount is null or i.amount = items_to_delete.amount)
          and (items_to_delete.date is null or i.day = items_to_delete.date) end
    ), fitting as (
      select s.* from scored s
      where items_to_delete.item_id is not null
        or private.finance_name_fits(s.score::real, (select max(m.score) from scored m)::real)
    ), chosen as (
      select f.*, row_number() over (order by f.day desc nulls last, f.created_at desc, f.id) as position from fitting f
    )
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', items_to_delete.kind, 'id', c.id, 'name', c.name, 'amount', c.amount, 'date', c.day,
        'ends_series', case when c.ends_series then true end, 'kept', case when c.kept then true end)) order by c.position), '[]')
    from chosen c
    -- Said without any detail, the one told last is meant, however long ago it was.
    where case when words is null and items_to_delete.amount is null and items_to_delete.date is null
        and items_to_delete.item_id is null
      then c.id = (select n.id from fitting n order by n.created_at desc, n.day desc nulls last, n.id limit 1)
      else c.position <= 5 end);
end;
$$;
comment on function private.items_to_delete(text, uuid, text, numeric, date) is
  'What is meant, newest first, at most five: the ones the words, amount and day fit; the newest entry when none is given. PT400 invalid_kind.';

create function private.item_label(item jsonb) returns text
language sql stable set search_path = '' as $$
  select concat_ws(', ', format('%s – %s', item_label.item ->> 'name', private.finance_money((item_label.item ->> 'amount')::numeric)),
    to_char((item_label.item ->> 'date')::date, 'DD/MM/YYYY'));
$$;

create function public.prepare_delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_items jsonb := private.items_to_delete(kind, item_id, name, amount, date);
begin
  if jsonb_array_length(found_items) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', coalesce((
      select jsonb_agg(n.name) from (
        select i.name, max(i.created_at) as newest from private.deletable_items(prepare_delete_finance_item.kind) i
        group by i.name order by 2 desc limit 5) as n), '[]')));
  elsif jsonb_array_length(found_items) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', private.item_label(f.item),
        'args', jsonb_build_object('kind', kind, 'item_id', f.item -> 'id', 'name', f.item -> 'name'),
        'facts', f.item || jsonb_build_object('row', jsonb_build_object('table', kind || 's', 'id', f.item -> 'id'))) order by f.position)
      from jsonb_array_elements(found_items) with ordinality as f (item, position)));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('kind', kind, 'item_id', found_items -> 0 -> 'id', 'name', found_items -> 0 -> 'name'),
    'facts', (found_items -> 0)
      || jsonb_build_object('row', jsonb_build_object('table', kind || 's', 'id', found_items -> 0 -> 'id')));
end;
$$;
comment on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) is
  'Which entry is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. PT400 invalid_kind.';
grant execute on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) to authenticated, service_role;

create function public.delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_finance_item', tool_call_id);
  found_items jsonb;
  item jsonb;
  target uuid;
  kept boolean;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  found_items := private.items_to_delete(kind, item_id, name, amount, date);
  if jsonb_array_length(found_items) = 0 then
    perform private.raise(404, 'item_not_found', 'Não encontrei esse lançamento; talvez ele já tenha sido apagado.',
      jsonb_build_object('kind', kind));
  elsif jsonb_array_length(found_items) > 1 then
    perform private.raise(409, 'item_ambiguous', 'Mais de um lançamento combina com isso.',
      jsonb_build_object('candidates', found_items));
  end if;
  item := found_items -> 0;
  target := (item ->> 'id')::uuid;
  kept := coalesce((item ->> 'kept')::boolean, false);
  undo := jsonb_build_object('table', kind || 's', 'id', target, 'set',
    case when kept then '{"recurring": true}'::jsonb else '{"deleted_at": null}'::jsonb end);
  case kind
    when 'expense' then update public.expenses e set deleted_at = now() where e.user_id = caller and e.id = target;
    when 'bill' then
      update public.bills b
      set deleted_at = case when not kept then now() end, recurring = b.recurring and not kept
      where b.user_id = caller and b.id = target;
    when 'income' then
      update public.incomes i
      set deleted_at = case when not kept then now() end, recurring = i.recurring and not kept
      where i.user_id = caller and i.id = target;
    when 'debt' then update public.debts d set deleted_at = now() where d.user_id = caller and d.id = target;
    when 'budget' then undo := private.end_budget(target);
    else update public.investments v set deleted_at = now() where v.user_id = caller and v.id = target;
  end case;
  return private.record_tool(
    'delete_finance_item',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'item_id', item_id, 'name', name, 'amount', amount, 'date', date)),
    jsonb_build_object('item', item),
    undo);
end;
$$;
comment on function public.delete_finance_item(text, uuid, text, numeric, date, text) is
  'Takes one entry out of every view and ends its series, or the limit of a category from this month on; it can be restored. Returns { item }. PT400 invalid_kind, PT404 item_not_found, PT409 item_ambiguous.';
grant execute on function public.delete_finance_item(text, uuid, text, numeric, date, text) to authenticated, service_role;

grant execute on function
  private.investment_totals, private.create_investment, private.create_debt, private.deletable_items,
  private.items_to_delete, private.item_label
to authenticated, service_role;

-- schemas/finance_summary.sql

-- The money of a month, of a year or of any days.

create function private.pending_bills_summary(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*),
    'total', coalesce(sum(b.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where b.due_on < (select private.today())),
      'total', coalesce(sum(b.amount) filter (where b.due_on < (select private.today())), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(b.bill) order by b.position) filter (where b.position <= 10), '[]'))
  from (
    select p as bill, p.amount, p.due_on, row_number() over (order by p.due_on, p.name, p.id) as position
    from public.bills p
    where p.user_id = private.current_user_id() and p.deleted_at is null and p.status = 'pending'
      and p.due_on between pending_bills_summary.first_day and pending_bills_summary.last_day
  ) as b;
$$;

create function private.finance_alerts(
  first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(a.alert order by a.position, a.weight desc), '[]')
  from (
    select 1 as position, 0::numeric as weight, finance_alerts.overdue_bills || '{"kind": "overdue_bills"}' as alert
    where (finance_alerts.overdue_bills ->> 'count')::integer > 0
    union all
    select 2, 0, jsonb_build_object('kind', 'overdue_installments', 'count', count(*), 'total', sum(i.amount))
    from private.open_installments(private.today() - 1) i
    where i.due_on is not null and finance_alerts.last_day >= private.today()
    having count(*) > 0
    union all
    select case when s.percent > 100 then 3 else 4 end, s.percent, jsonb_build_object(
      'kind', case when s.percent > 100 then 'budget_exceeded' else 'budget_near_limit' end,
      'category', s.category, 'spent', s.spent, 'budget', s.budget, 'percent', s.percent)
    from private.spending_by_category(finance_alerts.first_day, finance_alerts.last_day) s
    where s.percent >= 80
    union all
    -- Who has not entered an income yet would be in the red from the first expense on.
    select 5, 0, case when finance_alerts.balance < 0
      then jsonb_build_object('kind', 'negative_balance', 'balance', finance_alerts.balance)
      else jsonb_build_object('kind', 'negative_projection', 'projected_balance', finance_alerts.projected) end
    where finance_alerts.income > 0 and least(finance_alerts.balance, finance_alerts.projected) < 0
  ) as a;
$$;
comment on function private.finance_alerts(date, date, numeric, numeric, numeric, jsonb) is
  'What needs attention, most urgent first: overdue_bills, overdue_installments, budget_exceeded (over 100 %), budget_near_limit (80 % and more), negative_balance or negative_projection.';

create function private.summary_range(
  period text, from_date date, to_date date, out name text, out first_day date, out last_day date
)
language plpgsql stable set search_path = '' as $$
declare
  this_month date := private.finance_month(null);
  month_end date := private.due_date(this_month, 31);
  today date := private.today();
begin
  if summary_range.from_date is null and summary_range.to_date is null then
    name := summary_range.period;
    if name is null or name not in ('current_month', 'last_month', 'year') then
      perform private.raise(400, 'invalid_period', 'Não conheço esse período.', jsonb_build_object(
        'period', left(name, 100), 'allowed', array['current_month', 'last_month', 'year']));
    end if;
    first_day := case name
      when 'current_month' then this_month
      when 'last_month' then (this_month - interval '1 month')::date
      else date_trunc('year', this_month::timestamp)::date end;
    last_day := case name when 'last_month' then this_month - 1 else month_end end;
    return;
  end if;
  last_day := coalesce(summary_range.to_date, today);
  first_day := coalesce(summary_range.from_date, last_day);
  if first_day > last_day or first_day > today or last_day - first_day > 3660 or last_day > month_end + 366 then
    perform private.raise(400, 'invalid_range', 'Consigo olhar até dez anos, do passado até hoje.',
      jsonb_build_object('from_date', first_day, 'to_date', last_day, 'today', today));
  end if;
  name := case
    when first_day = this_month and last_day = month_end then 'current_month'
    when first_day = (this_month - interval '1 month')::date and last_day = this_month - 1 then 'last_month'
    when first_day = date_trunc('month', first_day::timestamp)::date
      and last_day = private.due_date(date_trunc('month', last_day::timestamp)::date, 31) then 'months'
    else 'days' end;
  -- No months to come: their bills are not entered yet.
  if name = 'months' then
    last_day := least(last_day, month_end);
  end if;
end;
$$;
comment on function private.summary_range(text, date, date) is
  'The days a summary is about, and what they are: current_month, last_month, year (January to the end of the current month), months (whole ones) or days.';

create function private.spending_about(first_day date, last_day date, about text) returns jsonb
language sql stable set search_path = '' as $$
  with words as (select w.said from regexp_split_to_table(spending_about.about, '\s*(/|,(?!\d))\s*') as w (said) where w.said <> '' limit 8),
  found as (
    select e.id, e.description, e.amount, e.category, e.spent_on
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_about.first_day and spending_about.last_day
      and exists (select from words w where private.finance_name_score(e.description, w.said) >= 0.5)
  ), bills as (
    select b.name, b.amount, b.paid_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and b.paid_on between spending_about.first_day and spending_about.last_day
      and exists (select from words w where private.finance_name_score(b.name, w.said) >= 0.5)
  )
  select jsonb_build_object(
    'about', spending_about.about,
    'spent', coalesce((select sum(f.amount) from found f), 0),
    'count', (select count(*) from found),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'description', n.description, 'amount', n.amount, 'category', n.category, 'date', n.spent_on)
        order by n.spent_on desc, n.id)
      from (select * from found f order by f.spent_on desc, f.id limit 10) as n), '[]'),
    'bills_paid', coalesce((select sum(b.amount) from bills b), 0),
    'bills', coalesce((
      select jsonb_agg(jsonb_build_object('name', b.name, 'amount', b.amount, 'paid_on', b.paid_on) order by b.paid_on desc) from bills b), '[]'));
$$;
comment on function private.spending_about(date, date, text) is
  'Expenses whose description and paid bills whose name hold these words, misspelt ones included, or those of one of several parted by a slash; the newest ten expenses are listed.';

create function private.days_summary(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'spent', coalesce((select sum(s.spent) from private.spending_by_category(days_summary.first_day, days_summary.last_day) s), 0),
    'by_category', coalesce((
      select jsonb_agg(jsonb_build_object('category', s.category, 'spent', s.spent, 'count', s.count) order by s.spent desc, s.category)
      from private.spending_by_category(days_summary.first_day, days_summary.last_day) s where s.spent > 0), '[]'),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'description', e.description, 'amount', e.amount, 'category', e.category, 'date', e.spent_on)
        order by e.spent_on desc, e.created_at desc, e.id)
      from (
        select x.* from public.expenses x
        where x.user_id = private.current_user_id() and x.deleted_at is null
          and x.spent_on between days_summary.first_day and days_summary.last_day
        order by x.spent_on desc, x.created_at desc, x.id limit 10
      ) as e), '[]'),
    'bills_paid', coalesce((
      select sum(b.amount) from public.bills b
      where b.user_id = private.current_user_id() and b.deleted_at is null
        and b.paid_on between days_summary.first_day and days_summary.last_day), 0),
    'invested', private.investment_totals(days_summary.first_day, days_summary.last_day) -> 'invested');
$$;
comment on function private.days_summary(date, date) is
  'What was spent, paid and invested on these days; the newest ten expenses are listed.';

create function private.months_summary(first_day date, last_day date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  income record;
  -- A range that holds today also holds what is overdue from before it.
  open_from date;
  spending jsonb;
  spent numeric;
  budgeted numeric;
  bills_paid numeric;
  pending jsonb;
  installments_paid numeric;
  installments_pending numeric;
  balance numeric;
  projected numeric;
  left_out jsonb := private.series_left_out(
    private.continue_bills(months_summary.last_day) + private.continue_incomes(months_summary.last_day), 'contas e receitas');
begin
  open_from := case when months_summary.last_day >= today then date '1940-01-01' else months_summary.first_day end;

  income := private.income_totals(months_summary.first_day, months_summary.last_day);
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(s))), '[]'), coalesce(sum(s.spent), 0), coalesce(sum(s.budget), 0)
  into spending, spent, budgeted
  from private.spending_by_category(months_summary.first_day, months_summary.last_day) s;
  select coalesce(sum(b.amount), 0) into bills_paid from public.bills b
  where b.user_id = caller and b.deleted_at is null and b.paid_on between months_summary.first_day and months_summary.last_day;
  pending := private.pending_bills_summary(open_from, months_summary.last_day);
  installments_paid := private.paid_installments(months_summary.first_day, months_summary.last_day);
  select coalesce(sum(i.amount), 0) into installments_pending
  from private.open_installments(months_summary.last_day) i where i.month >= open_from;
  balance := income.total - spent - bills_paid - installments_paid;
  projected := balance - (pending ->> 'total')::numeric - installments_pending;

  return jsonb_build_object(
    'income', income.total,
    'income_received', income.received,
    'budgeted', budgeted,
    'spent', spent,
    'bills_paid', bills_paid,
    'bills_pending', pending -> 'total',
    'installments_paid', installments_paid,
    'installments_pending', installments_pending,
    'balance', balance,
    'projected_balance', projected,
    'by_category', spending,
    'pending_bills', pending,
    'debts', private.debt_totals(array(select d from private.debts_by_name(null, true) as d)),
    'upcoming_installments', private.open_installments_json('1940-01-01', today + 31, 10))
    || private.investment_totals(months_summary.first_day, months_summary.last_day)
    || jsonb_build_object('alerts', private.finance_alerts(months_summary.first_day, months_summary.last_day, income.total,
      balance, projected, pending -> 'overdue'))
    || left_out;
end;
$$;
comment on function private.months_summary(date, date) is 'Everything about whole months. Writes the months of recurring bills and incomes that are missing.';

create function public.get_finance_summary(
  period text default 'current_month', from_date date default null, to_date date default null, about text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  range record := private.summary_range(get_finance_summary.period, get_finance_summary.from_date, get_finance_summary.to_date);
  words text := nullif(btrim(left(get_finance_summary.about, 200)), '');
begin
  return jsonb_build_object('period', range.name, 'from', range.first_day, 'to', range.last_day, 'today', private.today())
    || case when range.name = 'days' then private.days_summary(range.first_day, range.last_day)
      else private.months_summary(range.first_day, range.last_day) end
    || case when words is null then '{}' else
      jsonb_build_object('matching', private.spending_about(range.first_day, range.last_day, words)) end;
end;
$$;
comment on function public.get_finance_summary(text, date, date, text) is
  'The money of current_month, last_month or year (January to the end of this month), or of from_date to to_date. Whole months: income (received where known, else expected), income_received, budgeted, spent (expenses only), bills_paid (by day of payment), bills_pending and installments_pending (what is overdue included when the range holds today), installments_paid, balance = income − spent − bills_paid − installments_paid, projected_balance = balance − bills_pending − installments_pending, by_category, invested (in the range), invested_total, pending_bills, debts, upcoming_installments (next 31 days), alerts. Other days (period "days"): spent, by_category, expenses (newest ten), bills_paid, invested. With about: matching, what was spent on those words. Writes the months of recurring bills and incomes that are missing; recurring_left_out where there are too many. PT400 invalid_period, invalid_range.';
grant execute on function public.get_finance_summary(text, date, date, text) to authenticated, service_role;

grant execute on function
  private.pending_bills_summary, private.finance_alerts, private.summary_range, private.spending_about,
  private.days_summary, private.months_summary
to authenticated, service_role;

-- schemas/insights.sql

-- What the days a user records have in common: series of each day, which kinds of day are really different (a rank test, with
-- limits on sample, size and steadiness), and that in words: figures, never a cause and never a diagnosis.

create function private.life_series(from_day date) returns table (series text, day date, value double precision)
language sql
stable
rows 2000
set search_path = ''
as $$
  with
  -- Today is not over: its sums would be too low.
  last as (select private.today() - 1 as day),
  recorded as (
    select e.metric as series, e.entry_date as day,
      (case when r.adds_up then sum(e.value) else avg(e.value) end)::double precision as value
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = (select auth.uid()) and e.metric in ('sleep', 'mood', 'energy', 'exercise') and e.deleted_at is null
      and e.entry_date between life_series.from_day and (select last.day from last)
    group by e.metric, e.entry_date, r.adds_up
    union all
    select 'spending', e.spent_on, sum(e.amount)::double precision
    from public.expenses e
    where e.user_id = (select auth.uid()) and e.deleted_at is null
      and e.spent_on between life_series.from_day and (select last.day from last)
    group by e.spent_on
  ),
  -- No expense on a day means nothing was spent, but a whole week without any means that nothing was written down.
  weeks as (
    select distinct r.series, date_trunc('week', r.day)::date as monday from recorded r where r.series in ('exercise', 'spending')
  ),
  chosen as (
    select h.id from public.habits h where h.user_id = (select auth.uid()) and h.active order by h.created_at, h.id limit 20
  )
  select r.series, r.day, r.value from recorded r
  union all
  select w.series, w.monday + n, 0
  from weeks w
  cross join generate_series(0, 6) as n
  where w.monday + n between (select min(r.day) from recorded r where r.series = w.series) and (select last.day from last)
    and not exists (select from recorded r where r.series = w.series and r.day = w.monday + n)
  union all
  select 'habit:' || c.id, d.day, d.value::double precision
  from chosen c
  cross join lateral private.habit_days(c.id, life_series.from_day) d
  where d.day <= (select last.day from last);
$$;
comment on function private.life_series(date) is
  'One value a day and series until yesterday: sleep (h), mood, energy, exercise (min), spending (R$), and habit:<id> (1 done, 0 missed).';

create function private.kinds_of_day(from_day date) returns table (cause text, family text, unit text, day date, holds boolean)
language sql
stable
rows 5000
set search_path = ''
as $$
  with
  series as materialized (select * from private.life_series(kinds_of_day.from_day)),
  days as (select distinct s.day from series s),
  paydays as (
    select i.received_on as day from public.incomes i
    where i.user_id = (select auth.uid()) and i.deleted_at is null and i.received_on >= kinds_of_day.from_day
  )
  select 'short_sleep', 'sleep', 'day', s.day, s.value < 6 from series s where s.series = 'sleep'
  union all
  -- Told by its Monday; a week counts with at least four nights.
  select 'short_sleep_week', 'sleep', 'week', date_trunc('week', s.day)::date, avg(s.value) < 6
  from series s where s.series = 'sleep' group by 4 having count(*) >= 4
  union all
  select 'exercise', 'exercise', 'day', s.day, s.value > 0 from series s where s.series = 'exercise'
  union all
  select 'low_mood', 'mood', 'day', s.day, s.value <= 4 from series s where s.series = 'mood'
  union all
  select s.series, s.series, 'day', s.day, s.value = 1 from series s where s.series like 'habit:%'
  union all
  select 'streak:' || split_part(s.series, ':', 2), s.series, 'day', s.day,
    min(s.value) over (partition by s.series order by s.day rows 2 preceding) = 1
  from series s where s.series like 'habit:%'
  union all
  select 'weekend', 'calendar', 'day', d.day, extract(isodow from d.day) >= 6 from days d
  union all
  select 'weekday:' || n, 'calendar', 'day', d.day, extract(isodow from d.day) = n from days d cross join generate_series(1, 7) as n
  union all
  select 'payday', 'payday', 'day', d.day, exists (select from paydays p where d.day between p.day and p.day + 6)
  from days d where d.day >= (select min(p.day) from paydays p);
$$;
comment on function private.kinds_of_day(date) is
  'Which days (or weeks, by their Monday) are of a kind and which are not: nights under 6 h, exercise, low mood (4 or less), habits done, habits done three times running, weekends and weekdays, the week after an income. family: kinds that tell much the same.';

create function private.contrast_pairs() returns table (family text, outcome text)
language sql immutable set search_path = '' as $$
  values ('sleep', 'mood'), ('sleep', 'energy'), ('sleep', 'spending'), ('exercise', 'mood'), ('exercise', 'energy'),
    ('mood', 'spending'), ('habit', 'mood'), ('habit', 'energy'), ('calendar', 'spending'), ('calendar', 'mood'),
    ('calendar', 'sleep'), ('calendar', 'exercise'), ('payday', 'spending');
$$;
comment on function private.contrast_pairs() is
  'What is asked about which kinds of day; a short list, so that chance has few occasions.';

create function private.contrast_days(from_day date) returns table (cause text, family text, unit text, outcome text, day date, holds boolean, value double precision, level double precision)
language sql stable set search_path = '' as $$
  with
  series as materialized (select * from private.life_series(contrast_days.from_day)),
  outcomes as (
    -- Against the four weeks around it: two things that drift over months are not alike for that.
    select 'day' as unit, s.series as outcome, s.day, s.value,
      round((s.value - avg(s.value) over (partition by s.series order by s.day
        range between interval '14 days' preceding and interval '14 days' following))::numeric, 6)::double precision as level
    from series s where s.series in ('mood', 'energy', 'sleep', 'exercise', 'spending')
    union all
    select 'week', w.series, w.monday, w.value, w.value
    from (
      select s.series, date_trunc('week', s.day)::date as monday, count(*) as days,
        case s.series when 'spending' then sum(s.value) else avg(s.value) end as value
      from series s where s.series in ('mood', 'energy', 'spending') group by 1, 2
    ) w
    where w.days >= case w.series when 'spending' then 7 else 3 end
  )
  select k.cause, k.family, k.unit, o.outcome, k.day, k.holds, o.value, o.level
  from private.kinds_of_day(contrast_days.from_day) k
  join private.contrast_pairs() p on p.family = split_part(k.family, ':', 1)
  join outcomes o on o.unit = k.unit and o.outcome = p.outcome and o.day = k.day;
$$;
comment on function private.contrast_days(date) is
  'Every day of a kind, or not of it, with an outcome that was recorded: value as it was, level against the weeks around it.';

grant execute on function
  private.life_series(date),
  private.kinds_of_day(date),
  private.contrast_pairs(),
  private.contrast_days(date)
to authenticated, service_role;

create function private.contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision, mean_out double precision,
  effect double precision, z double precision, steady boolean, first_day date, last_day date)
language sql stable set search_path = '' as $$
  with
  days as materialized (select * from private.contrast_days(contrasts.from_day)),
  ranked as (
    select d.*,
      rank() over (partition by d.cause, d.outcome order by d.level)
        + (count(*) over (partition by d.cause, d.outcome, d.level) - 1) / 2.0 as place,
      count(*) over (partition by d.cause, d.outcome, d.level) as ties,
      ntile(2) over (partition by d.cause, d.outcome order by d.day) as half
    from days d
  ),
  sums as (
    select r.cause, r.family, r.unit, r.outcome,
      count(*) filter (where r.holds)::int as n_in, count(*) filter (where not r.holds)::int as n_out,
      avg(r.value) filter (where r.holds) as mean_in, avg(r.value) filter (where not r.holds) as mean_out,
      sum(r.place) filter (where r.holds) as places, sum(r.ties * r.ties - 1)::double precision as ties,
      avg(r.level) filter (where r.holds and r.half = 1) - avg(r.level) filter (where not r.holds and r.half = 1) as before,
      avg(r.level) filter (where r.holds and r.half = 2) - avg(r.level) filter (where not r.holds and r.half = 2) as after,
      min(r.day) as first_day, max(r.day) as last_day
    from ranked r
    group by r.cause, r.family, r.unit, r.outcome
  ),
  tested as (
    select s.*, 2 * (s.places - s.n_in * (s.n_in + 1) / 2.0) / (s.n_in::double precision * s.n_out) - 1 as effect,
      sqrt(s.n_in::double precision * s.n_out / 12
        * greatest(0, s.n_in + s.n_out + 1 - s.ties / ((s.n_in + s.n_out)::double precision * (s.n_in + s.n_out - 1)))) as spread
    from sums s where s.n_in >= 4 and s.n_out >= 4
  )
  select t.cause, t.family, t.unit, t.outcome, t.n_in, t.n_out, t.mean_in, t.mean_out, t.effect,
    t.effect * t.n_in * t.n_out / 2 / nullif(t.spread, 0),
    coalesce(sign(t.before) = sign(t.effect) and sign(t.after) = sign(t.effect), false), t.first_day, t.last_day
  from tested t;
$$;
comment on function private.contrasts(date) is
  'Mann-Whitney test of each kind of day against the others: means as recorded, effect from -1 to 1 (how much more often a day of the kind is above than below another), z with ties corrected, steady when both halves of the time agree.';

create function private.is_notable(outcome text, mean_in double precision, mean_out double precision) returns boolean
language sql immutable set search_path = '' as $$
  -- A difference that one would notice: points of mood, hours, minutes, or a third more money.
  select case outcome
    when 'spending' then greatest(mean_in, mean_out) >= 1.3 * least(mean_in, mean_out) and abs(mean_in - mean_out) >= 10
    when 'sleep' then abs(mean_in - mean_out) >= 0.5
    when 'exercise' then abs(mean_in - mean_out) >= 10
    else abs(mean_in - mean_out) >= 0.7 end;
$$;

create function private.telling_contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision, mean_out double precision,
  effect double precision, higher boolean, clear boolean, first_day date, last_day date)
language sql stable set search_path = '' as $$
  -- Clear is what a new pattern takes; what has been told already stays until even the lower marks are missed, so that it
  -- does not come and go with every day. Weeks are few, and so are the questions asked of them. Measured on half a year of
  -- chance, 46 questions a user: something clear for 2 users of 140, and for 9 of 140 when every series drifts (lag-1
  -- correlation 0.8).
  select c.cause, c.family, c.unit, c.outcome, c.n_in, c.n_out, c.mean_in, c.mean_out, c.effect, c.effect > 0,
    c.steady and abs(c.z) >= case c.unit when 'week' then 2.6 else 3.3 end and abs(c.effect) >= 0.4
      and private.is_notable(c.outcome, c.mean_in, c.mean_out)
      and least(c.n_in, c.n_out) >= case c.unit when 'week' then 4 else 7 end and c.n_in + c.n_out >= case c.unit when 'week' then 12 else 28 end,
    c.first_day, c.last_day
  from private.contrasts(telling_contrasts.from_day) c
  where abs(c.z) >= 2 and abs(c.effect) >= 0.25 and sign(c.effect) = sign(c.mean_in - c.mean_out)
    and least(c.n_in, c.n_out) >= 4;
$$;
comment on function private.telling_contrasts(date) is
  'Contrasts that hold at all, the clear ones marked: enough days of both kinds, unlikely to be chance, large, steady, and in figures one would notice.';

grant execute on function
  private.contrasts(date),
  private.is_notable(text, double precision, double precision),
  private.telling_contrasts(date)
to authenticated, service_role;

create function private.short_number(value double precision, digits int) returns text
language sql immutable set search_path = '' as $$
  select replace(trim_scale(round(short_number.value::numeric, short_number.digits))::text, '.', ',');
$$;

create function private.outcome_figure(outcome text, value double precision) returns text
language sql immutable set search_path = '' as $$
  select case outcome
    when 'spending' then private.finance_money(round(outcome_figure.value::numeric, 2))
    when 'sleep' then private.short_number(outcome_figure.value, 1) || ' h'
    when 'exercise' then private.short_number(outcome_figure.value, 0) || ' min'
    else private.short_number(outcome_figure.value, 1) end;
$$;

create function private.habit_name(kind text) returns text
language sql stable set search_path = '' as $$
  select case when char_length(h.name) > 60 then left(h.name, 59) || '…' else h.name end
  from public.habits h
  where h.user_id = (select auth.uid()) and kind ~ '^(habit|streak):' and h.id = split_part(kind, ':', 2)::uuid;
$$;

create function private.cause_words(cause text, out moment text, out name text, out area text)
language sql stable set search_path = '' as $$
  select
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'em dias com menos de 6 h de sono'
      when 'short_sleep_week' then 'em semanas com menos de 6 h de sono por noite'
      when 'exercise' then 'em dias com exercício'
      when 'low_mood' then 'em dias de humor baixo (4 ou menos)'
      when 'habit' then 'em dias com o hábito “' || private.habit_name(cause) || '” feito'
      when 'streak' then 'com o hábito “' || private.habit_name(cause) || '” feito três vezes seguidas ou mais'
      when 'weekend' then 'nos fins de semana'
      when 'payday' then 'na semana depois de receber'
      else (array['às segundas', 'às terças', 'às quartas', 'às quintas', 'às sextas', 'aos sábados', 'aos domingos'])[split_part(cause, ':', 2)::int]
    end,
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'sono'
      when 'short_sleep_week' then 'sono'
      when 'exercise' then 'exercício'
      when 'low_mood' then 'humor'
      when 'weekend' then 'fim de semana'
      when 'weekday' then 'dia da semana'
      when 'payday' then 'recebimentos'
      else private.habit_name(cause)
    end,
    case split_part(cause, ':', 1)
      when 'low_mood' then 'mental_health'
      when 'payday' then 'finance'
      when 'weekend' then null
      when 'weekday' then null
      else 'health'
    end;
$$;
comment on function private.cause_words(text) is 'A kind of day in words, what it is about in a word or two, and its area of life (null for the calendar).';

create function private.outcome_words(outcome text, higher boolean, out claim text, out name text, out area text)
language sql immutable set search_path = '' as $$
  select
    case outcome
      when 'mood' then 'o humor costuma ser mais ' || case when higher then 'alto' else 'baixo' end
      when 'energy' then 'a energia costuma ser mais ' || case when higher then 'alta' else 'baixa' end
      when 'sleep' then 'o sono costuma ser mais ' || case when higher then 'longo' else 'curto' end
      when 'exercise' then 'o tempo de exercício costuma ser ' || case when higher then 'maior' else 'menor' end
      else 'os gastos costumam ser ' || case when higher then 'maiores' else 'menores' end
    end,
    (array['humor', 'energia', 'sono', 'exercício', 'gastos'])[array_position(array['mood', 'energy', 'sleep', 'exercise', 'spending'], outcome)],
    case outcome when 'mood' then 'mental_health' when 'spending' then 'finance' else 'health' end;
$$;

create function private.observed_patterns(from_day date)
returns table (pattern text, family text, clear boolean, effect double precision, higher boolean, area text, other_area text, title text, about text[],
  content text, figures text, n int, first_day date, last_day date)
language sql stable set search_path = '' as $$
  select c.cause || '>' || c.outcome, c.family || '>' || c.outcome, c.clear, c.effect, c.higher, o.area, nullif(w.area, o.area),
    a.name || ' e ' || o.name, array[a.name, o.name],
    upper(left(w.moment, 1)) || substr(w.moment, 2) || ', ' || o.claim,
    format('média de %s em %s %s assim e de %s %s %s', private.outcome_figure(c.outcome, c.mean_in), c.n_in, u.word,
      private.outcome_figure(c.outcome, c.mean_out), u.others, c.n_out),
    c.n_in + c.n_out, c.first_day, c.last_day
  from private.telling_contrasts(observed_patterns.from_day) c
  cross join lateral private.cause_words(c.cause) w
  cross join lateral private.outcome_words(c.outcome, c.higher) o
  cross join lateral (
    select case c.unit when 'week' then 'semanas' else 'dias' end as word, case c.unit when 'week' then 'nas outras' else 'nos outros' end as others
  ) u
  cross join lateral (select upper(left(w.name, 1)) || substr(w.name, 2) as name) a
  where w.moment is not null;
$$;
comment on function private.observed_patterns(date) is
  'What the caller''s records show since a day: content as an item of memory says it, figures with n beside it; about: the two things in a word or two. pattern: a stable key; family: patterns of one family tell much the same; clear: enough to be told anew.';

grant execute on function
  private.short_number(double precision, int),
  private.outcome_figure(text, double precision),
  private.habit_name(text),
  private.cause_words(text),
  private.outcome_words(text, boolean),
  private.observed_patterns(date)
to authenticated, service_role;

-- Insights: what the records of a user show, kept as items of memory. Code alone writes them, once a consolidation; what is no
-- longer true is retired, what the user rejected does not come back.
create function private.sources_of(pattern text, from_day date) returns jsonb
language sql stable set search_path = '' as $$
  with
  parts as (
    select split_part(sources_of.pattern, '>', 1) as cause, split_part(sources_of.pattern, '>', 2) as outcome
  ),
  held as (
    select d.day, d.unit from parts p, private.contrast_days(sources_of.from_day) d
    where d.cause = p.cause and d.outcome = p.outcome and d.holds order by d.day desc limit 30
  ),
  days as (
    select distinct h.day + n as day from held h cross join generate_series(0, case h.unit when 'week' then 6 else 0 end) as n
  ),
  metrics as (
    select unnest(array[p.outcome, case when p.cause like 'short_sleep%' then 'sleep' when p.cause = 'low_mood' then 'mood' else p.cause end]) as metric
    from parts p
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'tracking_entries', (
      select jsonb_agg(e.id) from (
        select t.id from public.tracking_entries t
        where t.user_id = (select auth.uid()) and t.deleted_at is null and t.entry_date in (select d.day from days d)
          and t.metric in (select m.metric from metrics m)
        order by t.entry_date desc, t.id limit 60) e),
    'expenses', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select x.id from public.expenses x
        where x.user_id = (select auth.uid()) and x.deleted_at is null and p.outcome = 'spending' and x.spent_on in (select d.day from days d)
        order by x.spent_on desc, x.id limit 60) e),
    'habits', (select jsonb_build_array(split_part(p.cause, ':', 2)) from parts p where p.cause ~ '^(habit|streak):'),
    'incomes', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select i.id from public.incomes i
        where i.user_id = (select auth.uid()) and i.deleted_at is null and p.cause = 'payday' and i.received_on >= sources_of.from_day
        order by i.received_on desc, i.id limit 20) e)));
$$;
comment on function private.sources_of(text, date) is 'Ids of the records behind a pattern, by table: the newest of the days that are of its kind.';

create function private.retire_insights(still text[]) returns int
language sql set search_path = '' as $$
  -- What the user vouched for or brought back is theirs to remove.
  with retired as (
    update public.knowledge_items i set deleted_at = now(), retired_at = now()
    where i.user_id = private.current_user_id() and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null
      and i.superseded_at is null and not i.validated_by_user and i.retired_at is null
      and i.pattern || case when (i.derived_from ->> 'higher')::boolean then '+' else '-' end <> all (still)
    returning 1
  )
  select count(*)::int from retired;
$$;
comment on function private.retire_insights(text[]) is 'Deletes softly the insights that the records no longer show. still: patterns with their direction, e.g. short_sleep>mood-.';

create function private.may_tell(owner uuid, news jsonb) returns boolean
language sql stable set search_path = '' as $$
  -- Rejected, corrected, known in the same words, or told much like it by another of its family: not again. Five at most.
  select (news ->> 'clear')::boolean
    and not exists (
      select from public.knowledge_items i
      where i.user_id = owner and (
        (i.pattern = news ->> 'pattern' and (i.superseded_at is not null or (i.deleted_at is not null and i.retired_at is null)))
        or (i.pattern is null and i.subject = 'self' and i.content_digest = private.content_digest(news ->> 'content'))
        or (i.pattern is not null and i.deleted_at is null and i.superseded_at is null and i.derived_from ->> 'family' = news ->> 'family')))
    and (
      select count(*) < 5 from public.knowledge_items i
      where i.user_id = owner and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null and i.superseded_at is null);
$$;

create function private.keep_insight(owner uuid, news jsonb, from_day date) returns boolean
language plpgsql set search_path = '' as $$
declare
  figures text := news ->> 'figures';
  evidence text := format('%s, de %s a %s. É uma coincidência nos registros, não uma causa.', upper(left(figures, 1)) || substr(figures, 2),
    to_char((news ->> 'first_day')::date, 'DD/MM/YYYY'), to_char((news ->> 'last_day')::date, 'DD/MM/YYYY'));
  known public.knowledge_items;
  origin jsonb;
begin
  select i.* into known from public.knowledge_items i
  where i.user_id = owner and i.pattern = news ->> 'pattern' and i.source = 'ai_inference'
  order by i.deleted_at is null and i.superseded_at is null desc, i.created_at desc limit 1;
  if known.id is not null and known.deleted_at is null and known.superseded_at is null then
    if known.validated_by_user or known.inference_evidence = evidence then
      return false;
    end if;
  elsif not private.may_tell(owner, news) then
    return false;
  end if;
  origin := jsonb_build_object('from', news -> 'first_day', 'to', news -> 'last_day', 'n', news -> 'n', 'family', news -> 'family',
    'higher', news -> 'higher', 'effect', round((news ->> 'effect')::numeric, 2)) || private.sources_of(news ->> 'pattern', from_day);
  if known.id is null then
    insert into public.knowledge_items (user_id, type, area, title, content, source, inference_evidence, confidence, pattern, derived_from)
    values (owner, 'insight', news ->> 'area', news ->> 'title', news ->> 'content', 'ai_inference', evidence, 0.6, news ->> 'pattern', origin);
    return true;
  end if;
  if known.deleted_at is null then
    update public.knowledge_items i set inference_evidence = evidence, derived_from = origin, retired_at = null
    where i.user_id = owner and i.id = known.id;
    return false;
  end if;
  -- Told again from the start only when it says something else than before.
  update public.knowledge_items i set deleted_at = null, retired_at = null, inference_evidence = evidence, derived_from = origin
  where i.user_id = owner and i.id = known.id;
  update public.knowledge_items i set title = news ->> 'title', content = news ->> 'content', stated_at = now(), seen_at = null,
    embedding = null, embedding_model = null
  where i.user_id = owner and i.id = known.id and i.content <> news ->> 'content';
  return true;
end;
$$;
comment on function private.keep_insight(uuid, jsonb, date) is
  'Stores what observed_patterns() found, brings it back or refreshes its figures; true when it was not current before.';

create function private.refresh_insights() returns int
language plpgsql set search_path = '' as $$
declare
  owner uuid := private.current_user_id();
  zone text := (select p.timezone from public.profiles p where p.user_id = owner);
  from_day date := greatest(private.today() - 182,
    (select (q.forgotten_at at time zone zone)::date + 1 from private.consolidation_queue q where q.user_id = owner));
  observed jsonb := (select coalesce(jsonb_agg(to_jsonb(o) order by abs(o.effect) desc, o.pattern), '[]') from private.observed_patterns(from_day) o);
  news jsonb;
  fresh int := 0;
begin
  perform private.retire_insights(array(
    select (f ->> 'pattern') || case when (f ->> 'higher')::boolean then '+' else '-' end from jsonb_array_elements(observed) as f));
  for news in select f from jsonb_array_elements(observed) as f loop
    fresh := fresh + private.keep_insight(owner, news, from_day)::int;
  end loop;
  return fresh;
end;
$$;
comment on function private.refresh_insights() is
  'Brings the caller''s insights in line with half a year of their records: retires, refreshes and adds, at most five at a time; returns how many are new. Private to consolidation.';

grant execute on function
  private.sources_of(text, date),
  private.retire_insights(text[]),
  private.may_tell(uuid, jsonb),
  private.keep_insight(uuid, jsonb, date),
  private.refresh_insights()
to service_role;

-- schemas/analyze_context.sql

-- analyze_context: what memory and the user's records say about a topic: facts, patterns, contradictions, and ties between areas
-- of life. Its answer has a bound, whatever memory holds.
create function private.clipped(value text, longest int) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(value) > longest then rtrim(left(value, longest - 1)) || '…' else value end;
$$;
comment on function private.clipped(text, int) is 'A text of at most so many characters, the last an ellipsis when something is missing.';

create function private.clipped_json(item public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  item.content := private.clipped(item.content, 240);
  item.title := private.clipped(item.title, 60);
  if octet_length(item.person_metadata::text) > 400 then
    item.person_metadata := jsonb_strip_nulls(jsonb_build_object(
      'relationship', item.person_metadata -> 'relationship', 'birthday', item.person_metadata -> 'birthday'));
  end if;
  return private.knowledge_json(item) - array['subject', 'sub_area', 'source', 'created_at'];
end;
$$;
comment on function private.clipped_json(public.knowledge_items) is 'An item as analyze_context tells it: long texts cut.';

create function private.current_patterns(areas text[], topic text) returns table (sentence text, area text, other_area text, about text[], relevance int, effect double precision)
language sql stable set search_path = '' as $$
  -- Half a year back. What the user rejected or put in their own words is not brought up from the figures again.
  select distinct on (o.family) o.content || ' (' || o.figures || ')', o.area, o.other_area, o.about,
    (o.area = any (areas))::int + coalesce(o.other_area = any (areas), false)::int + 2 * coalesce(to_tsvector('private.portuguese'::regconfig, private.search_text(o.title || ' ' || o.content)) @@ asked.topic, false)::int,
    o.effect
  from private.observed_patterns(private.today() - 182) o
  cross join (select string_agg(t.query::text, ' | ')::tsquery as topic from private.search_terms(current_patterns.topic) t) asked
  where o.clear and not exists (
    select from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.pattern = o.pattern and i.deleted_at is not null and i.retired_at is null)
  order by o.family, abs(o.effect) desc;
$$;
comment on function private.current_patterns(text[], text) is
  'Patterns in the caller''s records with their figures; relevance: how much they have to do with the areas and words of a topic, 0 for nothing.';

create function private.told_patterns(areas text[]) returns table (sentence text)
language sql stable set search_path = '' as $$
  select private.clipped(told.sentence, 240) from (
    select i.content as sentence, 0 as step, i.confidence, i.stated_at from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type = 'insight' and i.area = any (areas) and i.deleted_at is null and i.superseded_at is null
      -- These are told with today's figures.
      and (i.pattern is null or i.validated_by_user)
    union all
    select p, 1, null, null from public.user_memories m, unnest(m.learned_patterns) as p where m.user_id = private.current_user_id()
  ) told
  group by told.sentence
  order by min(told.step), max(told.confidence) desc nulls last, max(told.stated_at) desc, told.sentence
  limit 6;
$$;

create function private.record_contradictions() returns jsonb
language sql stable set search_path = '' as $$
  -- A belief about oneself against the newest record of the same thing, when that is later and plainly different.
  with
  believed as (
    select i as item, i.slot, i.stated_at, replace(i.value, ',', '.')::double precision as figure
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.subject = 'self' and i.slot in ('weight', 'income') and i.value ~ '^\d{1,9}([.,]\d{1,4})?$'
      and i.holds and i.deleted_at is null and i.superseded_at is null
  ),
  recorded as (
    (select 'weight' as slot, e.entry_date as day, e.value::double precision as figure, 0.03 as tolerance,
      format('O último peso registrado foi %s kg, em %s.', private.short_number(e.value::double precision, 1), to_char(e.entry_date, 'DD/MM/YYYY')) as told
    from public.tracking_entries e
    where e.user_id = private.current_user_id() and e.metric = 'weight' and e.deleted_at is null
    order by e.entry_date desc, e.created_at desc limit 1)
    union all
    (select 'income', n.received_on, n.actual_amount::double precision, 0.1,
      format('O último salário registrado foi %s, em %s.', private.finance_money(n.actual_amount), to_char(n.received_on, 'DD/MM/YYYY'))
    from public.incomes n
    where n.user_id = private.current_user_id() and n.category = 'salary' and n.deleted_at is null and n.received_on is not null
    order by n.received_on desc, n.created_at desc limit 1)
  )
  select coalesce(jsonb_agg(jsonb_build_object('item', private.clipped_json(b.item), 'record', r.told) order by r.slot), '[]')
  from believed b join recorded r using (slot)
  where r.day > b.stated_at::date and abs(b.figure - r.figure) > r.tolerance * greatest(b.figure, r.figure);
$$;
comment on function private.record_contradictions() is
  'What is believed and newer records speak against: [{ item, record: a sentence }]. Weight by more than 3 %, salary by more than 10 %.';

create function private.area_ties() returns table (one text, other text, reason text)
language sql immutable set search_path = '' as $$
  values
    ('finance', 'mental_health', 'preocupação com dinheiro costuma pesar no bem-estar'),
    ('finance', 'health', 'aperto no dinheiro costuma mexer com o sono e a saúde'),
    ('finance', 'career', 'trabalho e dinheiro andam juntos'),
    ('finance', 'relationships', 'dinheiro costuma ser assunto delicado entre pessoas próximas'),
    ('health', 'mental_health', 'sono, movimento e humor puxam um ao outro'),
    ('career', 'mental_health', 'pressão no trabalho costuma virar estresse'),
    ('career', 'health', 'a rotina de trabalho mexe com sono e energia'),
    ('relationships', 'mental_health', 'quem está por perto influencia como você se sente'),
    ('career', 'relationships', 'trabalho e tempo com as pessoas disputam espaço'),
    ('leisure', 'mental_health', 'descanso e lazer aliviam a cabeça'),
    ('spirituality', 'mental_health', 'espiritualidade pode ser um apoio nas horas difíceis'),
    ('personal_growth', 'career', 'o que você aprende abre caminhos no trabalho');
$$;
comment on function private.area_ties() is 'How areas of life commonly touch (stress and sleep, money and wellbeing, …).';

create function private.topic_facts(topic text, areas text[]) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  -- What the topic itself finds, wherever it lies; then what matters most in each area asked about. Insights are told
  -- elsewhere and take no fact's place.
  with
  found as (
    select f.id, f.score, 0 as step, 6 as most from private.find_knowledge(topic_facts.topic, null, null, 12) as f
    where cardinality(private.content_words(topic_facts.topic)) > 0
  ),
  nearby as (
    select f.id, f.score, a.position::int as step, 3 as most
    from unnest(areas) with ordinality as a (area, position)
    cross join lateral private.find_knowledge('', null, a.area, 6) as f
  ),
  placed as (
    select e.*, row_number() over (partition by e.step order by e.score desc, e.id) as place
    from (select * from found union all select * from nearby) e
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = e.id and i.type <> 'insight'
  ),
  chosen as (
    select p.id, min(least(p.step, 1)) as step, max(p.score) as score from placed p where p.place <= p.most group by p.id
  )
  select i.* from chosen c
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
  order by c.step, c.score desc, i.id
  limit 10;
$$;

create function private.open_contradictions(areas text[]) returns jsonb
language sql stable set search_path = '' as $$
  -- Against what: the item it was linked to, else what else is current for the same subject and slot.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'item', private.clipped_json(k),
    'against', (
      select private.clipped_json(o) from public.knowledge_items o
      where o.user_id = k.user_id and o.id <> k.id and o.deleted_at is null and o.superseded_at is null
        and (exists (
            select from public.knowledge_links l
            where l.user_id = k.user_id and l.from_id = k.id and l.to_id = o.id and l.relation = 'contradicts')
          or (o.subject = k.subject and o.slot = k.slot))
      order by o.validated_by_user desc, o.stated_at desc
      limit 1))) order by k.created_at, k.id), '[]')
  from (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.needs_resolution and i.deleted_at is null and i.superseded_at is null
    order by i.area = any (areas) desc, i.created_at
    limit 3
  ) k;
$$;
comment on function private.open_contradictions(text[]) is 'Items that wait for the user''s word and what they speak against, those of the given areas first.';

create function private.suggest_connections(ids uuid[], areas text[]) returns jsonb
language sql stable set search_path = '' as $$
  with
  known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  ),
  -- Said by the user: two items of different areas that are linked or about one person.
  tied as (
    select k.area as one, o.area as other, k.title as one_title, o.title as other_title, case
        when l.id is not null then 'você já ligou uma coisa à outra'
        else 'as duas são sobre ' || p.title
      end as reason, 0 as step, k.id as one_id, o.id as other_id
    from known k
    join known o on o.area <> k.area and o.id <> k.id
    left join public.knowledge_links l on l.user_id = k.user_id and l.relation = 'related'
      and ((l.from_id = k.id and l.to_id = o.id) or (l.from_id = o.id and l.to_id = k.id))
    left join known p on p.id = k.subject_id and p.id = o.subject_id
    where k.id = any (suggest_connections.ids) and (l.id is not null or p.id is not null)
  ),
  -- Common between areas, when memory holds something on both sides.
  usual as (
    select t.one, t.other, one_side.title as one_title, other_side.title as other_title, t.reason, 1 as step,
      one_side.id as one_id, other_side.id as other_id
    from private.area_ties() as t
    cross join lateral (
      select k.id, k.title from known k where k.area = t.one
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) one_side
    cross join lateral (
      select k.id, k.title from known k where k.area = t.other
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) other_side
    where t.one = any (areas) and t.other = any (areas)
      or (one_side.id = any (ids) and other_side.id = any (ids))
  ),
  every as (
    select distinct on (least(one_id, other_id), greatest(one_id, other_id)) * from (select * from tied union all select * from usual) both_kinds
    order by least(one_id, other_id), greatest(one_id, other_id), step
  )
  select coalesce(jsonb_agg(jsonb_build_object('areas', jsonb_build_array(c.one, c.other),
    'items', jsonb_build_array(c.one_title, c.other_title), 'reason', c.reason) order by c.step, c.one, c.other, c.one_id), '[]')
  from (select * from every order by step, one, other, one_id limit 5) c;
$$;
comment on function private.suggest_connections(uuid[], text[]) is 'Up to five ties between areas of life that memory has something to say about.';

create function public.analyze_context(
  current_topic text,
  related_areas text[] default '{}',
  look_for_contradictions boolean default true
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  given text[] := coalesce(analyze_context.related_areas, '{}');
  area text;
  areas text[];
  ids uuid[];
  facts jsonb;
  shown jsonb;
  ties jsonb;
begin
  perform private.current_user_id();
  if analyze_context.current_topic is null or analyze_context.current_topic !~ '\S' or char_length(analyze_context.current_topic) > 1000 then
    perform private.raise(400, 'invalid_topic', 'Preciso saber sobre o que é a conversa, em até 1.000 caracteres.');
  end if;
  foreach area in array given loop
    perform private.check_item_kind(null, coalesce(area, ''));
  end loop;
  select array_agg(t.id), coalesce(jsonb_agg(private.clipped_json(t)), '[]'), array_agg(distinct t.area)
  into ids, facts, areas
  from private.topic_facts(analyze_context.current_topic, given) as t;
  areas := array(select distinct unnest(given || coalesce(areas, '{}')));
  -- Patterns between two areas are ties; the others stand by themselves. Three of each.
  select coalesce(jsonb_agg(p.sentence order by p.place) filter (where p.other_area is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('areas', jsonb_build_array(p.other_area, p.area), 'items', to_jsonb(p.about),
      'reason', p.sentence) order by p.place) filter (where p.other_area is not null), '[]')
  into shown, ties
  from (
    select c.*, row_number() over (partition by c.other_area is null order by c.relevance desc, abs(c.effect) desc, c.sentence) as place
    from private.current_patterns(areas, analyze_context.current_topic) c
    -- A topic without an area that memory knows of leaves nothing out.
    where c.relevance > 0 or areas = '{}'
  ) p
  where p.place <= 3;
  return jsonb_build_object(
    'topic', analyze_context.current_topic,
    'facts', facts,
    'patterns', shown || coalesce((select jsonb_agg(t.sentence) from private.told_patterns(areas) t), '[]'),
    'contradictions', case when coalesce(analyze_context.look_for_contradictions, true)
      then private.open_contradictions(areas) || private.record_contradictions() else '[]' end,
    'connections', (
      select coalesce(jsonb_agg(c.tie order by c.place), '[]')
      from jsonb_array_elements(ties || private.suggest_connections(coalesce(ids, '{}'), areas)) with ordinality as c (tie, place)
      where c.place <= 5))
    || case when shown || ties = '[]' then '{}' else
      jsonb_build_object('caution', 'Padrões dos registros são coincidências: não são causa nem diagnóstico.') end;
end;
$$;
comment on function public.analyze_context(text, text[], boolean) is
  'What memory and records say about a topic: { topic, facts: items, patterns: sentences, contradictions: [{ item, against?: item, record?: sentence }], connections: [{ areas, items: titles, reason }], caution? }. Patterns in records come with their figures and n; caution stands beside them. At most 10 facts, 9 patterns, 5 contradictions, 5 connections, long texts cut. Raises PT400 invalid_topic, invalid_area.';

grant execute on function
  private.area_ties(),
  private.topic_facts(text, text[]),
  private.open_contradictions(text[]),
  private.suggest_connections(uuid[], text[]),
  public.analyze_context(text, text[], boolean),
  private.clipped(text, int),
  private.clipped_json(public.knowledge_items),
  private.current_patterns(text[], text),
  private.told_patterns(text[]),
  private.record_contradictions()
to authenticated, service_role;

-- schemas/library_items.sql

-- The library: what the user keeps (notes, films, series, videos, links), and the notes the assistant writes by itself.

create table public.library_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('note', 'movie', 'tv_show', 'video', 'link')),
  title text not null check (private.is_text(title, 500)),
  content text check (private.is_text(content, 50000)),
  url text check (char_length(url) <= 2000 and url ~* '^https?://\S+$'),
  tmdb_id int check (tmdb_id between 1 and 2000000000),
  year int check (year between 1870 and 2100),
  origin text not null default 'user' check (origin in ('user', 'automatic')),
  kind text check (kind in ('medical_appointment', 'weekly_report', 'monthly_report')),
  -- From 1980: a note may be asked for from 1990 on, and looks back from there.
  period_from date check (period_from between date '1980-01-01' and date '2100-01-01'),
  period_to date check (period_to between date '1980-01-01' and date '2100-01-01'),
  generated_at timestamptz,
  deleted_at timestamptz,
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_plain text not null default '',
  search tsvector not null default '',
  unique (user_id, id),
  constraint library_items_embedding_has_model check ((embedding is null) = (embedding_model is null)),
  constraint library_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  -- As private.is_plausible, in one: of a thousand that are deleted at once, each is checked.
  constraint library_items_times_are_plausible check (
    least(generated_at, deleted_at, created_at, updated_at) >= timestamptz '2000-01-01 00:00+00'
    and greatest(generated_at, deleted_at, created_at, updated_at) <= timestamptz '2100-01-01 00:00+00'),
  constraint library_items_note_has_content check (type <> 'note' or content is not null),
  constraint library_items_automatic_is_complete check (
    num_nulls(kind, period_from, period_to, generated_at) = 0
    or (origin = 'user' and num_nonnulls(kind, period_from, period_to, generated_at) = 0)),
  constraint library_items_link_has_url check (type not in ('video', 'link') or url is not null),
  constraint library_items_film_is_known check (num_nonnulls(tmdb_id, year) = 0 or type in ('movie', 'tv_show')),
  constraint library_items_kind_is_note check (kind is null or type = 'note'),
  constraint library_items_period_fits_kind check (case kind
    when 'medical_appointment' then period_from <= period_to
    when 'weekly_report' then extract(isodow from period_from) = 1 and period_to = period_from + 6
    when 'monthly_report' then extract(day from period_from) = 1 and period_to = (period_from + interval '1 month')::date - 1
    else true end)
);
alter table public.library_items enable row level security;
-- No delete: an item is deleted softly and can be restored.
grant select on public.library_items to authenticated;
-- Not of what a search needs, which the trigger writes; a vector is stored by store_embeddings, as the user.
grant
  insert (id, user_id, type, title, content, url, tmdb_id, year, origin, kind, period_from, period_to, generated_at, deleted_at, created_at, updated_at),
  update (id, user_id, type, title, content, url, tmdb_id, year, origin, kind, period_from, period_to, generated_at, deleted_at, created_at, updated_at,
    embedding, embedding_model)
  on public.library_items to authenticated;
grant all on public.library_items to service_role;
create policy library_items_select on public.library_items for select to authenticated using ((select auth.uid()) = user_id);
create policy library_items_insert on public.library_items for insert to authenticated with check ((select auth.uid()) = user_id);
create policy library_items_update on public.library_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create index library_items_recent on public.library_items (user_id, created_at desc) where deleted_at is null;
-- A deleted note keeps its place: the schedule does not write it again, a request brings it back.
create unique index library_items_one_a_period on public.library_items (user_id, kind, period_to) where origin = 'automatic';
create index library_items_appointments on public.library_items (period_to)
  where kind = 'medical_appointment' and origin = 'automatic' and deleted_at is null;
create index library_items_of_period on public.library_items (user_id, kind, period_to) where kind is not null;
-- For the queue of embeddings, as on knowledge_items.
create index library_items_by_embedding_model on public.library_items (embedding_model, user_id) where deleted_at is null;
create index library_items_by_user_and_model on public.library_items (user_id, embedding_model)
  where deleted_at is null and embedding_model is not null;

comment on table public.library_items is 'Notes, films, series, videos and links of the user, and automatic notes. Nothing in here is learned from.';
comment on column public.library_items.content is 'Markdown; the title is not repeated in it. Of a film what it is about, of a link what it was kept for.';
comment on column public.library_items.tmdb_id is 'Which film or series of The Movie Database it is.';
comment on column public.library_items.title_plain is 'Folded words of the title: by them items are found to be the same, and misspelt ones found.';
comment on column public.library_items.embedding is
  'What private.embedding_text says as a unit vector of embedding_model; null until it is made, and again when title or content change.';
comment on column public.library_items.search is
  'What full text search sees. Filled by the trigger and not generated: as a table with a trigger has it, deleting a thousand would compute it a thousand times.';
comment on column public.library_items.origin is 'automatic: written from the user''s rows and written again when asked. It becomes the user''s when they change its words.';
comment on column public.library_items.kind is 'What an automatic note is; a note the user took over keeps it.';
comment on column public.library_items.period_to is 'Last day it is about: the day of the appointment, the Sunday, the last of the month.';
comment on column public.library_items.generated_at is 'When it was last written by itself.';

create function private.keep_item() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    if (new.title, new.content) is not distinct from (old.title, old.content) then
      new.title_plain := old.title_plain;
      new.search := old.search;
      return new;
    end if;
    if old.origin = 'automatic' and new.generated_at is not distinct from old.generated_at then
      new.origin := 'user';
    end if;
  end if;
  -- What is longer is refused after this.
  new.title_plain := private.plain_words(left(new.title, 500));
  new.search := private.search_vector(left(new.title, 500), left(coalesce(new.content, ''), 50000), null);
  new.embedding := null;
  new.embedding_model := null;
  return new;
end;
$$;
comment on function private.keep_item() is
  'Trigger: what a search needs; and an automatic note whose words the user changes is theirs from then on, and is not written over.';

-- Not of deleted_at: a thousand are deleted at once.
create trigger library_items_keep
  before insert or update of type, title, content, url, tmdb_id, year, origin, kind, generated_at on public.library_items
  for each row execute function private.keep_item();

create function private.library_item_json(item public.library_items) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'title', item.title,
    'content', item.content,
    'url', item.url,
    'tmdb_id', item.tmdb_id,
    'year', item.year,
    'kind', item.kind,
    'period_from', item.period_from,
    'period_to', item.period_to,
    'created_at', item.created_at));
$$;
comment on function private.library_item_json(public.library_items) is 'An item as tools return it; absent keys are null.';
grant execute on function private.library_item_json(public.library_items) to authenticated, service_role;

-- schemas/search_items.sql

-- Finding what was saved, exact within the caller's own items, as memory's search is; what was misspelt is looked for among the titles.

create function private.short_item(item public.library_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  item.content := private.clipped(item.content, 240);
  return private.library_item_json(item) || case when item.origin = 'automatic' then '{"automatic": true}'::jsonb else '{}'::jsonb end;
end;
$$;
comment on function private.short_item(public.library_items) is 'An item as lists and answers show it, its content cut.';

create function private.find_items(
  query text, type text default null, query_embedding extensions.halfvec default null, embedding_model text default null)
returns table (id uuid, score double precision)
language plpgsql stable rows 20 set search_path = ''
set enable_seqscan = off
set jit = off as $$
declare
  caller constant uuid := private.current_user_id();
  asked private.question;
  candidates private.candidate[];
  total bigint;
begin
  if private.content_words(find_items.query) = '{}' then
    return query select i.id, 0::double precision from public.library_items i
      where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
      order by i.created_at desc, i.id;
    return;
  end if;
  asked := private.read_question(find_items.query, array(
    select distinct w.word from public.library_items i cross join lateral private.words_of(i.title_plain) as w (word)
    where i.user_id = caller and i.deleted_at is null));
  select count(*), array_agg(
      row(i.id, i.search, i.title_plain, ts_filter(i.search, '{a}'), null, i.distance, 1)::private.candidate order by i.created_at desc, i.id)
    filter (where i.search @@ asked.wanted or i.distance is not null)
  into total, candidates
  from (
    select i.id, i.created_at, i.search, i.title_plain,
      case when find_items.query_embedding is not null and i.embedding is not null
          and (find_items.embedding_model is null or i.embedding_model = find_items.embedding_model)
        then i.embedding operator(extensions.<=>) find_items.query_embedding end as distance
    from public.library_items i
    where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
  ) i;
  return query select r.id, r.score from private.rank_matches(asked, candidates, total, 0) as r;
end;
$$;
comment on function private.find_items(text, text, extensions.halfvec, text) is
  'The caller''s items by relevance, as private.rank_matches finds it, newest first among equals; without a word that says something, all of them. Items whose embedding is by another model than the query''s are found by their words alone.';

create function private.check_library_query(query text, type text) returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(check_library_query.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  elsif check_library_query.type <> all (array['note', 'movie', 'tv_show', 'video', 'link']) then
    perform private.raise(400, 'invalid_type', 'Não guardo esse tipo de item.');
  end if;
end;
$$;
comment on function private.check_library_query(text, text) is 'Raises PT400 query_too_long, invalid_type; null passes.';

create function public.search_items(
  query text default '', type text default null, "limit" int default 20, page int default 1,
  embedding_model text default null, query_embedding extensions.halfvec default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  most constant int := coalesce(search_items."limit", 20);
  skipped constant bigint := (coalesce(search_items.page, 1)::bigint - 1) * most;
begin
  perform private.count_use('searches'), private.check_library_query(search_items.query, search_items.type),
    private.check_embedding(search_items.query_embedding);
  if most not between 1 and 50 or skipped < 0 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens de cada vez.');
  end if;
  return (
    with found as materialized (
      select f.id, row_number() over () as position
      from private.find_items(coalesce(search_items.query, ''), search_items.type, search_items.query_embedding, search_items.embedding_model) as f
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'query', coalesce(search_items.query, ''), 'type', search_items.type, 'page', coalesce(search_items.page, 1),
      'total', (select count(*) from found), 'shown', skipped,
      'items', coalesce((
        select jsonb_agg(private.short_item(i) order by f.position)
        from found f join public.library_items i on i.user_id = caller and i.id = f.id
        where f.position > skipped and f.position <= skipped + most), '[]'))));
end;
$$;
comment on function public.search_items(text, text, int, int, text, extensions.halfvec) is
  'What was saved, by words and meaning, or all of it, newest first: { query, type?, page, total, shown: how many the pages before have, items: [{ id, type, title, content?, url?, tmdb_id?, year?, kind?, automatic?, created_at }] }, limit (1 to 50) a page. Automatic notes are found too. query_embedding: the query as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_limit, invalid_embedding, query_too_long, PT429 rate_limited.';

grant execute on function
  private.short_item, private.find_items, private.check_library_query, public.search_items(text, text, int, int, text, extensions.halfvec)
to authenticated, service_role;

-- schemas/save_items.sql

-- Saving to the library: each tool creates items of its own type. What is there already is not written twice: it is completed
-- with what is new, and that is said.

create function private.check_library_text(value text, most int, what text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_blank(check_library_text.value) then
    perform private.raise(400, 'invalid_item', format('Para guardar preciso de %s.', check_library_text.what));
  elsif char_length(check_library_text.value) > check_library_text.most then
    perform private.raise(400, 'content_too_long', format('É longo demais: até %s caracteres.', check_library_text.most));
  end if;
end;
$$;
comment on function private.check_library_text(text, int, text) is 'Raises PT400 invalid_item for a text with nothing to see, content_too_long.';

create function private.check_year(year int) returns void
language plpgsql set search_path = '' as $$
begin
  if year not between 1870 and 2100 then
    perform private.raise(400, 'invalid_year', 'O ano vai de 1870 a 2100.');
  end if;
end;
$$;
comment on function private.check_year(int) is 'Raises PT400 invalid_year; null passes.';

create function private.same_item(item public.library_items, told text default null) returns public.library_items
language sql stable set search_path = '' as $$
  select i from public.library_items i
  where i.user_id = private.current_user_id() and i.type = item.type and i.deleted_at is null
    and i.id is distinct from item.id
    and case
      when item.url is not null then i.url = item.url
      when item.type = 'note' then i.title_plain = private.plain_words(item.title) and private.fold(i.content) = private.fold(item.content)
      when i.tmdb_id is not null and item.tmdb_id is not null then i.tmdb_id = item.tmdb_id
      else i.title_plain in (private.plain_words(item.title), private.plain_words(same_item.told))
        and (i.year = item.year or i.year is null or item.year is null) end
  order by i.tmdb_id is not distinct from item.tmdb_id desc, i.year is not distinct from item.year desc, i.created_at, i.id
  limit 1;
$$;
comment on function private.same_item(public.library_items, text) is
  'The caller''s item that is the same: of a link the same URL, of a note the same words, of a film the same tmdb_id, else the same title and no other year. told: another title it goes by.';

create function private.complete_item(known public.library_items, item public.library_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before jsonb := jsonb_build_object('title', known.title, 'content', known.content, 'tmdb_id', known.tmdb_id, 'year', known.year);
  after jsonb := jsonb_build_object(
    -- What was called by its address has no title yet.
    'title', case when (known.tmdb_id is null and item.tmdb_id is not null) or known.title = left(known.url, 500) then item.title else known.title end,
    'content', coalesce(known.content, item.content),
    'tmdb_id', coalesce(known.tmdb_id, item.tmdb_id), 'year', coalesce(known.year, item.year));
begin
  if after = before then
    return null;
  end if;
  update public.library_items i set title = after ->> 'title', content = after ->> 'content',
    tmdb_id = (after ->> 'tmdb_id')::int, year = (after ->> 'year')::int
  where i.user_id = known.user_id and i.id = known.id;
  return jsonb_build_object('table', 'library_items', 'id', known.id, 'set', before);
end;
$$;
comment on function private.complete_item(public.library_items, public.library_items) is
  'Puts into an item what another knows of it and it does not; returns the step that takes it back, null when nothing is new.';

create function private.save_item(item public.library_items, args jsonb, tool_call_id text, told text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool constant text := 'save_' || item.type;
  stored jsonb := private.replay_tool(tool, save_item.tool_call_id);
  caller constant uuid := private.current_user_id();
  known public.library_items;
  undo jsonb;
  status text;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_library_text(item.title, 500, 'um título'), private.check_year(item.year);
  -- The same thing saved twice at once is there once.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':library', 0));
  known := private.same_item(item, save_item.told);
  if known.id is null then
    insert into public.library_items as i (user_id, type, title, content, url, tmdb_id, year)
    values (caller, item.type, item.title, item.content, item.url, item.tmdb_id, item.year)
    returning i.* into known;
    status := 'created';
    undo := jsonb_build_object('table', 'library_items', 'id', known.id, 'set', jsonb_build_object('deleted_at', 'now'));
  else
    undo := private.complete_item(known, item);
    status := case when undo is null then 'unchanged' else 'updated' end;
    select i.* into known from public.library_items i where i.user_id = caller and i.id = known.id;
  end if;
  return private.record_tool(tool, save_item.tool_call_id, jsonb_strip_nulls(save_item.args),
    jsonb_strip_nulls(jsonb_build_object('status', status, 'item', private.short_item(known),
      'untitled', case when known.title = left(known.url, 500) then true end)), undo);
end;
$$;
comment on function private.save_item(public.library_items, jsonb, text, text) is
  'Keeps an item for save_<type>, once: { status: created | updated | unchanged, item, untitled?: true when it goes by its URL }. Raises PT400 invalid_item, content_too_long, invalid_year, PT409 too_many_rows.';

create function public.save_note(content text, quote text default null, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item public.library_items;
begin
  perform private.check_library_text(save_note.content, 50000, 'o que anotar');
  item.type := 'note';
  item.content := btrim(save_note.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  return private.save_item(item, jsonb_build_object('content', save_note.content, 'quote', save_note.quote), save_note.tool_call_id);
end;
$$;
comment on function public.save_note(text, text, text) is
  'Keeps a note: { status: created | unchanged, item }. quote: the words that ask for it. Raises PT400 invalid_item, content_too_long.';

create function private.film(
  type text, title text, year int, tmdb_id int, full_title text, overview text
) returns public.library_items
language plpgsql immutable set search_path = '' as $$
declare
  item public.library_items;
begin
  item.type := film.type;
  item.title := btrim(coalesce(film.full_title, film.title), E' \t\r\n');
  item.content := film.overview;
  item.tmdb_id := film.tmdb_id;
  item.year := film.year;
  return item;
end;
$$;

create function public.save_movie(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.save_item(private.film('movie', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.save_movie(text, int, int, text, text, text, text) is
  'Keeps a film: { status: created | updated | unchanged, item }. title: as it was told; full_title, overview: as The Movie Database has them. quote: the words that ask for it. Raises PT400 invalid_item, content_too_long, invalid_year.';

create function public.save_tv_show(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.save_item(private.film('tv_show', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.save_tv_show(text, int, int, text, text, text, text) is 'Keeps a series, as save_movie a film.';

create function private.linked(type text, url text, title text, description text) returns public.library_items
language plpgsql set search_path = '' as $$
declare
  item public.library_items;
begin
  if linked.url is null or linked.url !~* '^https?://\S+$' or char_length(linked.url) > 2000 then
    perform private.raise(400, 'invalid_url', 'Esse endereço não serve: preciso de um link http ou https de até 2.000 caracteres.');
  end if;
  item.type := linked.type;
  item.url := linked.url;
  -- Without a title it goes by its address.
  item.title := coalesce(private.given(linked.title), left(linked.url, 500));
  item.content := private.given(linked.description);
  if char_length(item.content) > 50000 then
    perform private.raise(400, 'content_too_long', 'É longo demais: até 50.000 caracteres.');
  end if;
  return item;
end;
$$;
comment on function private.linked(text, text, text, text) is 'A link or video as an item; raises PT400 invalid_url, content_too_long.';

create function public.save_video(
  url text, title text default null, description text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.save_item(private.linked('video', url, title, description),
    jsonb_build_object('url', url, 'title', title, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.save_video(text, text, text, text, text) is
  'Keeps a video: { status: created | updated | unchanged, item }; without a title its title is its URL. quote: the words that ask for it. Raises PT400 invalid_url, content_too_long.';

create function public.save_link(
  url text, description text default null, title text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.save_item(private.linked('link', url, title, description),
    jsonb_build_object('url', url, 'description', description, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.save_link(text, text, text, text, text) is 'Keeps a link, as save_video a video; title: what its page is called.';

create function private.enrich_item(
  item public.library_items, args jsonb, tool_call_id text, told text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool constant text := 'enrich_' || item.type;
  stored jsonb := private.replay_tool(tool, enrich_item.tool_call_id);
  known public.library_items;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_library_text(item.title, 500, 'um título'), private.check_year(item.year);
  known := private.same_item(item, enrich_item.told);
  undo := case when known.id is not null then private.complete_item(known, item) end;
  return private.record_tool(tool, enrich_item.tool_call_id, jsonb_strip_nulls(enrich_item.args),
    jsonb_build_object(
      'status', case when known.id is null then 'not_saved' when undo is null then 'unchanged' else 'updated' end,
      'item', private.short_item(case when known.id is null then item
        else (select i from public.library_items i where i.user_id = known.user_id and i.id = known.id) end)),
    undo);
end;
$$;
comment on function private.enrich_item(public.library_items, jsonb, text, text) is
  'Completes the saved item that enrich_<type> found more about: { status: updated | unchanged | not_saved, item }. Raises PT400 invalid_item, content_too_long, invalid_year.';

create function public.enrich_movie(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.enrich_item(private.film('movie', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.enrich_movie(text, int, int, text, text, text, text) is
  'Completes a saved film by what The Movie Database says of it, or tells that; arguments as of save_movie: { status: updated | unchanged | not_saved, item }. Raises PT400 invalid_item, content_too_long, invalid_year.';

create function public.enrich_tv_show(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.enrich_item(private.film('tv_show', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.enrich_tv_show(text, int, int, text, text, text, text) is 'Completes a saved series, as enrich_movie a film.';

create function public.enrich_video(
  url text, title text default null, description text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.enrich_item(private.linked('video', url, title, description),
    jsonb_build_object('url', url, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.enrich_video(text, text, text, text, text) is
  'Completes a saved video by what its page says of it, or tells that: { status: updated | unchanged | not_saved, item }. Raises PT400 invalid_url, content_too_long.';

grant execute on function
  public.save_note(text, text, text),
  public.save_movie(text, int, int, text, text, text, text),
  public.save_tv_show(text, int, int, text, text, text, text),
  public.save_video(text, text, text, text, text),
  public.save_link(text, text, text, text, text),
  public.enrich_movie(text, int, int, text, text, text, text),
  public.enrich_tv_show(text, int, int, text, text, text, text),
  public.enrich_video(text, text, text, text, text)
to authenticated, service_role;
grant execute on function
  private.check_library_text, private.check_year, private.same_item, private.complete_item, private.save_item, private.film,
  private.linked, private.enrich_item
to authenticated, service_role;

-- schemas/delete_items.sql

-- Deleting from the library: softly, after a yes, taken back by "desfaz" or restore_item for 30 days; then a job removes it.

create function private.library_label(item public.library_items, with_type boolean) returns text
language sql stable set search_path = '' as $$
  select private.clipped(item.title, 120) || case when item.year is null then '' else format(' (%s)', item.year) end
    || case when with_type then ' – ' || case item.type
      when 'note' then 'nota' when 'movie' then 'filme' when 'tv_show' then 'série' when 'video' then 'vídeo' else 'link' end else '' end;
$$;

create function private.deletable_item(item public.library_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('args', jsonb_build_object('item_id', item.id),
    'facts', jsonb_build_object('item', private.short_item(item) - 'created_at',
      'row', jsonb_build_object('table', 'library_items', 'id', item.id)));
$$;

create function private.items_called(title text) returns setof public.library_items
language plpgsql stable rows 10 set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  plain constant text := private.plain_words(items_called.title);
begin
  return query select i.* from public.library_items i
    where i.user_id = caller and i.deleted_at is null and (i.title_plain = plain or i.url = btrim(items_called.title))
    order by i.created_at desc, i.id limit 10;
  -- An address means its own page or none.
  if not found and items_called.title !~* '^\s*https?://' and exists (select from private.search_terms(items_called.title)) then
    return query select i.* from private.find_items(items_called.title) with ordinality as f (id, score, position)
      join public.library_items i on i.user_id = caller and i.id = f.id
      order by f.position limit 10;
  end if;
end;
$$;
comment on function private.items_called(text) is 'Items of this very title or URL, else at most ten that its words find.';

create function public.prepare_delete_item(item_id uuid default null, title text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  meant public.library_items[];
begin
  perform private.check_library_query(prepare_delete_item.title, null);
  meant := case when prepare_delete_item.item_id is not null
    then array(select i from public.library_items i
      where i.user_id = private.current_user_id() and i.id = prepare_delete_item.item_id and i.deleted_at is null)
    else array(select i from private.items_called(coalesce(prepare_delete_item.title, '')) as i) end;
  return case cardinality(meant)
    when 0 then jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', '[]'::jsonb))
    when 1 then private.deletable_item(meant[1]) || '{"status": "ready"}'
    else jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(private.deletable_item(meant[n]) || jsonb_build_object('label', private.library_label(meant[n], t.several)) order by n)
      from generate_subscripts(meant, 1) as n, (select count(distinct m.type) > 1 as several from unnest(meant) as m) as t)) end;
end;
$$;
comment on function public.prepare_delete_item(uuid, text) is
  'Which item is meant: { status: ready, args: { item_id }, facts: { item, row } } | { status: choose, choices } | { status: missing }. Raises PT400 query_too_long.';

create function public.delete_item(item_id uuid default null, title text default null, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_item', delete_item.tool_call_id);
  meant uuid := delete_item.item_id;
  item public.library_items;
begin
  if stored is not null then
    return stored;
  end if;
  if meant is null then
    meant := (public.prepare_delete_item(null, delete_item.title) #>> '{args,item_id}')::uuid;
  end if;
  update public.library_items i set deleted_at = clock_timestamp(), updated_at = now()
  where i.user_id = private.current_user_id() and i.id = meant and i.deleted_at is null
  returning i.* into item;
  if item.id is null then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que está salvo.');
  end if;
  return private.record_tool('delete_item', delete_item.tool_call_id, jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', 'deleted', 'item', private.short_item(item)),
    jsonb_build_object('table', 'library_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.delete_item(uuid, text, text) is
  'Deletes an item softly, the one of this id or the only one that title means: { status: deleted, item }. Raises PT404 item_not_found.';

create function public.prepare_delete_all_items() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  facts jsonb;
begin
  select jsonb_build_object(
      'items', count(*) filter (where i.origin = 'user'), 'kept', count(*) filter (where i.origin = 'automatic'),
      'newest', max(i.created_at) filter (where i.origin = 'user'))
  into facts from public.library_items i where i.user_id = private.current_user_id() and i.deleted_at is null;
  if facts -> 'items' = '0' then
    perform private.raise(404, 'library_empty', 'Não há nada salvo para apagar.');
  end if;
  return jsonb_build_object('status', 'ready', 'args', '{}'::jsonb, 'facts', facts);
end;
$$;
comment on function public.prepare_delete_all_items() is
  'What delete_all_items would delete: { status: ready, args: {}, facts: { items, kept: automatic notes, newest } }. Raises PT404 library_empty.';

create function public.delete_all_items(tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_all_items', delete_all_items.tool_call_id);
  -- One instant for all of them.
  instant constant timestamptz := clock_timestamp();
  gone uuid[];
begin
  if stored is not null then
    return stored;
  end if;
  with deleted as (
    update public.library_items i set deleted_at = instant, updated_at = now()
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.origin = 'user'
    returning i.id
  )
  select coalesce(array_agg(d.id), '{}') into gone from deleted d;
  return private.record_tool('delete_all_items', delete_all_items.tool_call_id, '{}',
    jsonb_build_object('status', case when gone = '{}' then 'unchanged' else 'deleted' end, 'items', cardinality(gone)),
    case when gone <> '{}' then jsonb_build_object('table', 'library_items', 'ids', to_jsonb(gone), 'set', jsonb_build_object('deleted_at', null)) end);
end;
$$;
comment on function public.delete_all_items(text) is
  'Deletes everything the user saved softly, not the automatic notes: { status: deleted | unchanged, items: how many }.';

create function public.restore_item(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('restore_item', restore_item.tool_call_id);
  item public.library_items;
  deleted timestamptz;
begin
  if stored is not null then
    return stored;
  end if;
  select i.* into item from public.library_items i
  where i.user_id = private.current_user_id() and i.id = restore_item.item_id for update;
  if item.id is null or item.deleted_at < now() - interval '30 days' then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que foi apagado nos últimos 30 dias.');
  elsif (private.same_item(item)).id is not null then
    perform private.raise(409, 'already_saved', 'Isso já está salvo.');
  end if;
  deleted := item.deleted_at;
  update public.library_items i set deleted_at = null where i.user_id = item.user_id and i.id = item.id returning i.* into item;
  return private.record_tool('restore_item', restore_item.tool_call_id, jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when deleted is null then 'unchanged' else 'restored' end, 'item', private.short_item(item)),
    case when deleted is not null then jsonb_build_object('table', 'library_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', deleted)) end);
end;
$$;
comment on function public.restore_item(uuid, text) is
  'Takes a deletion back within 30 days: { status: restored | unchanged, item }. Raises PT404 item_not_found, PT409 already_saved.';

create function private.purge_items(most int default 10000) returns int
language plpgsql set search_path = '' as $$
declare
  purged int;
begin
  delete from public.library_items i where i.id in (
    select d.id from public.library_items d
    where d.deleted_at < now() - interval '30 days'
      -- A deleted note keeps its place while the schedule might write it again.
      and (d.origin = 'user' or d.period_to < current_date - 60)
    limit purge_items.most);
  get diagnostics purged = row_count;
  return purged;
end;
$$;
comment on function private.purge_items(int) is 'Removes what was deleted more than 30 days ago, at most so many; returns how many. For pg_cron.';

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.purge_items() from another scheduler';
    return;
  end if;
  perform cron.schedule('purge-library', '23 4 * * *', 'select private.purge_items()');
end
$$;

grant execute on function
  public.prepare_delete_item(uuid, text), public.delete_item(uuid, text, text), public.prepare_delete_all_items(),
  public.delete_all_items(text), public.restore_item(uuid, text)
to authenticated, service_role;
grant execute on function private.library_label, private.deletable_item, private.items_called to authenticated, service_role;
grant execute on function private.purge_items to service_role;

-- schemas/templates.sql

-- Templates: Markdown with calls of reading tools in it. People keep their own; what a template asks for is read in one go.

create table public.user_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,59}$'),
  title text not null check (private.is_text(title, 200)),
  source text not null check (private.is_text(source, 20000)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  updated_at timestamptz not null default now() check (private.is_plausible(updated_at)),
  unique (user_id, id),
  unique (user_id, name)
);
alter table public.user_templates enable row level security;
grant select, insert, update, delete on public.user_templates to authenticated;
grant all on public.user_templates to service_role;
create policy user_templates_select on public.user_templates for select to authenticated using ((select auth.uid()) = user_id);
create policy user_templates_insert on public.user_templates for insert to authenticated with check ((select auth.uid()) = user_id);
create policy user_templates_update on public.user_templates for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy user_templates_delete on public.user_templates for delete to authenticated using ((select auth.uid()) = user_id);
create trigger user_templates_updated before update on public.user_templates for each row execute function private.set_updated_at();

comment on table public.user_templates is
  'Templates that people wrote. One that is named as a built-in one takes its place for them. Rows may come over REST: they are read anew each time.';
comment on column public.user_templates.source is 'Markdown with front matter, as docs/templates.md has it.';

create function public.list_templates() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('templates', coalesce(
    jsonb_agg(jsonb_build_object('name', t.name, 'title', t.title, 'updated_at', t.updated_at) order by t.name), '[]'))
  from public.user_templates t where t.user_id = private.current_user_id();
$$;
comment on function public.list_templates() is 'The caller''s own templates: { templates: [{ name, title, updated_at }] }.';

create function public.get_template(name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('source', max(t.source)) from public.user_templates t
  where t.user_id = private.current_user_id() and t.name = get_template.name;
$$;
comment on function public.get_template(text) is 'A template of the caller''s own: { source }, null where there is none.';

create function public.save_template(name text, title text, source text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into public.user_templates as t (user_id, name, title, source)
  values (private.current_user_id(), save_template.name, save_template.title, save_template.source)
  on conflict on constraint user_templates_user_id_name_key do update set title = excluded.title, source = excluded.source;
  return jsonb_build_object('status', 'saved', 'name', save_template.name);
end;
$$;
comment on function public.save_template(text, text, text) is 'Keeps a template of the caller''s own in the place of the one of that name: { status: saved, name }.';

create function public.delete_template(name text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  delete from public.user_templates t where t.user_id = private.current_user_id() and t.name = delete_template.name;
  return jsonb_build_object('status', case when found then 'deleted' else 'not_found' end);
end;
$$;
comment on function public.delete_template(text) is 'Deletes a template of the caller''s own: { status: deleted | not_found }.';

create function private.read_call(call jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool text := read_call.call ->> 'tool';
begin
  -- What reads is named so; a test holds every tool to it.
  if coalesce(split_part(tool, '_', 1) not in ('analyze', 'get', 'list', 'search'), true) then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.');
  end if;
  return jsonb_build_object('result', private.call_tool(tool, read_call.call -> 'args', null));
exception
  when query_canceled then
    raise;
  when others then
    if sqlstate like 'PT4%' then
      return jsonb_build_object('error', sqlerrm);
    end if;
    -- Without the message, which may quote values.
    raise log 'a template could not read by %: %', tool, sqlstate;
    return jsonb_build_object('error', 'Não deu para ler isso agora.');
end;
$$;
comment on function private.read_call(jsonb) is 'One reading call { tool, args }: { result } or { error: a sentence }.';

create function public.template_context(source text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('off', private.flags_json() -> 'off', 'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = private.current_user_id()),
    -- A template that names no tool of a pack is told of none, so that nobody loads them for it.
    'packs', case when exists (
      select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
      where d.enabled and p.enabled and (d.user_id is null or d.user_id = private.current_user_id())
        and strpos(template_context.source, ':' || d.name || ':') > 0) then private.pack_revision_json() end);
$$;
comment on function public.template_context(text) is
  'What reading a template takes beside its source: { off: flags that are off, today, timezone, packs: { revision, own } }; packs null where it names no tool of a pack that is enabled.';

create function public.read_for_template(calls jsonb, own text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  source text := public.get_template(read_for_template.own) ->> 'source';
  read_at constant timestamptz := clock_timestamp();
  context constant jsonb := public.template_context(source);
begin
  perform private.check_account();
  if source is not null then
    -- Counted before anything is asked outside: one template makes up to 20 calls there.
    perform private.count_use('outside_templates') where context -> 'packs' <> 'null';
    return context || jsonb_build_object('source', source);
  end if;
  perform private.count_use('reads');
  -- As many as a template may make, and the days it is about.
  if jsonb_array_length(read_for_template.calls) > 21 then
    perform private.raise(400, 'too_many_calls', 'Um modelo faz até 20 consultas.');
  end if;
  return context || jsonb_build_object('readAt', read_at, 'results', (
    select coalesce(jsonb_agg(private.read_call(c.value) order by c.ordinality), '[]')
    from jsonb_array_elements(read_for_template.calls) with ordinality as c));
end;
$$;
comment on function public.read_for_template(jsonb, text) is
  'What a template asks for, [{ tool, args }], read in one go as the caller, in order: { results: [{ result } | { error }], readAt, … as template_context }; an error of one is a sentence and stops no other. own: the name of a template, whose { source, … as template_context } is the answer where the caller has one so named. Raises PT400 too_many_calls, PT429 rate_limited.';

grant execute on function
  public.list_templates, public.get_template, public.save_template, public.delete_template, public.read_for_template, public.template_context,
  private.read_call
to authenticated, service_role;

-- schemas/note_sections.sql

-- What automatic notes have to say, as data: money, measurements, habits, memory. How it is said is shared/templates' business.

-- What a note is about.
create type private.note_period as (
  kind text,
  first_day date,
  last_day date,
  -- The last day or today, whichever is earlier: where the records can end.
  until date,
  -- What it is compared with, and up to where when this period is not over yet.
  before_first date,
  before_until date
);

create function private.note_spending(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', sum(s.spent), 'count', sum(s.count), 'running', period.until < period.last_day,
    'before', (select sum(b.spent) from private.spending_by_category(period.before_first, period.before_until) b),
    'categories', jsonb_agg(jsonb_build_object('category', s.category, 'spent', s.spent,
      -- A limit is a month's.
      'budget', case when period.kind = 'monthly_report' then s.budget end, 'percent', s.percent) order by s.spent desc, s.category))
  from private.spending_by_category(period.first_day, period.until) s
  where s.spent > 0
  having sum(s.spent) > 0;
$$;

create function private.note_movements(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with movements as (
    select 1 as position, 'income' as of_what, i.name, i.actual_amount is null as expected, coalesce(i.actual_amount, i.expected_amount) as amount
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and case when period.kind = 'monthly_report' then i.month = period.first_day
        else coalesce(i.received_on, private.due_date(i.month, i.due_day)) between period.first_day and period.until end
    union all
    select 2, 'bills', b.name, false, b.amount
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.paid_on between period.first_day and period.until
    union all
    select 3, 'installments', null, false, paid.amount
    from private.paid_installments(period.first_day, period.last_day) as paid (amount)
    -- Of an instalment only the month is known.
    where period.kind = 'monthly_report' and paid.amount > 0
    union all
    select 4, 'investments', v.name, false, v.amount
    from public.investments v
    where v.user_id = private.current_user_id() and v.deleted_at is null and v.invested_on between period.first_day and period.until
  )
  select jsonb_agg(jsonb_build_object('of', m.of_what, 'amount', m.amount, 'names', coalesce(m.names[1:6], '{}'),
    'more', greatest(cardinality(m.names) - 6, 0)) order by m.position)
  from (
    select m.position, m.of_what, sum(m.amount) as amount,
      array_agg(distinct jsonb_build_object('name', m.name, 'expected', m.expected)) filter (where m.name is not null) as names
    from movements m group by m.position, m.of_what) m;
$$;
comment on function private.note_movements(private.note_period) is 'What came in, what was paid and what was put aside.';

create function private.note_balance(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  -- As in get_finance_summary.
  select jsonb_build_object('balance', income.total
    - coalesce((select sum(s.spent) from private.spending_by_category(period.first_day, period.last_day) s), 0)
    - coalesce((
      select sum(p.amount) from public.bills p
      where p.user_id = private.current_user_id() and p.deleted_at is null and p.paid_on between period.first_day and period.last_day), 0)
    - private.paid_installments(period.first_day, period.last_day))
  from private.income_totals(period.first_day, period.last_day) as income
  where period.kind = 'monthly_report' and income.total > 0;
$$;

create function private.note_payments(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with today as (select private.today() as day),
  -- A report of now also looks ahead a week; one of long ago only says what of it is still open.
  reach as (
    select case when period.last_day >= t.day - 3 then date '1940-01-01' else period.first_day end as first_day,
      case when period.last_day >= t.day - 3 then t.day + 7 else period.last_day end as last_day
    from today t
  ),
  payments as (
    select b.name, null::int as number, null::int as installments, b.amount, b.due_on from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    union all
    select o.name, o.number, o.installments, o.amount, o.due_on
    from reach, private.open_installments(reach.last_day) o
    where o.due_on is not null
  )
  select jsonb_agg(to_jsonb(p) || jsonb_build_object('overdue_days', t.day - p.due_on) order by p.due_on, p.name)
  from payments p, today t, reach r
  where p.due_on between r.first_day and r.last_day;
$$;
comment on function private.note_payments(private.note_period) is 'Bills and instalments overdue or due soon.';

create function private.measure_figures(first_day date, last_day date)
returns table (metric text, name text, unit text, place int, total numeric, mean numeric, lowest numeric, highest numeric, latest numeric, latest_on date, earliest numeric, earliest_on date, days bigint, entries bigint)
language sql stable set search_path = '' as $$
  with entries as (
    select e.metric, case when e.metric = 'custom' then private.fold(e.custom_name) end as custom, e.custom_name, e.unit, e.value,
      e.entry_date, e.created_at, r.adds_up, r.label, array_position(
        array['weight', 'sleep', 'water', 'exercise', 'mood', 'energy', 'custom'], e.metric) as place
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.entry_date between measure_figures.first_day and measure_figures.last_day
  ),
  -- What adds up over a day is one value a day: glasses of water, two trainings.
  points as (
    select e.metric, e.custom, sum(e.value) as value, e.entry_date, max(e.created_at) as created_at, count(*) as entries
    from entries e where e.adds_up group by e.metric, e.custom, e.entry_date
    union all
    select e.metric, e.custom, e.value, e.entry_date, e.created_at, 1 from entries e where not e.adds_up
  ),
  named as (
    select e.metric, e.custom, min(coalesce(e.custom_name, e.label)) as name, min(e.unit) as unit, min(e.place) as place
    from entries e group by e.metric, e.custom
  )
  select n.metric, n.name, n.unit, n.place, sum(p.value), avg(p.value), min(p.value), max(p.value),
    (array_agg(p.value order by p.entry_date desc, p.created_at desc))[1], max(p.entry_date),
    (array_agg(p.value order by p.entry_date, p.created_at))[1], min(p.entry_date),
    count(distinct p.entry_date), sum(p.entries)::bigint
  from points p
  join named n on n.metric = p.metric and n.custom is not distinct from p.custom
  group by n.metric, n.custom, n.name, n.unit, n.place;
$$;
comment on function private.measure_figures(date, date) is
  'What the caller measured in a span of days, a row a metric or custom name; entries of a day are summed where they add up.';

create function private.note_measures(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with told as (
    select span.now, f.metric, private.fold(f.name) as key, f.place, f.name, f.unit, f.days,
      case f.metric when 'weight' then f.latest when 'exercise' then f.total else f.mean end as value
    from (values (true, period.first_day, period.until), (false, period.before_first, period.first_day - 1)) as span (now, first_day, last_day)
    cross join lateral private.measure_figures(span.first_day, span.last_day) f
  )
  select jsonb_agg(
    jsonb_build_object('metric', n.metric, 'name', n.name, 'unit', n.unit, 'value', n.value, 'days', n.days)
    || case when b.value is null then '{}' else jsonb_build_object('before', jsonb_build_object('value', b.value, 'unit', b.unit, 'days', b.days)) end
    order by n.place, n.name)
  from told n
  left join told b on b.metric = n.metric and b.key = n.key and not b.now
  where n.now;
$$;
comment on function private.note_measures(private.note_period) is
  'What was measured, beside the whole period before: weight as it was last, exercise in all, other means. Null without any.';

create function private.note_remarks(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with remarks as (
    select lower(coalesce(e.custom_name, r.label)) as about, btrim(regexp_replace(e.note, '\s+', ' ', 'g')) as note, e.entry_date
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null and e.note ~ '\S'
      and e.entry_date between period.first_day and period.until
  ),
  -- "Acordei no meio da noite" is one line, however often it was written.
  told as (
    select r.about, r.note, max(r.entry_date) as last_day, array_agg(distinct r.entry_date order by r.entry_date desc) as days
    from remarks r group by r.about, r.note
  )
  select jsonb_agg(jsonb_build_object('about', t.about, 'note', t.note, 'days', t.days[1:5],
    'more', greatest(cardinality(t.days) - 5, 0)) order by t.last_day desc, t.about, t.note) from told t;
$$;
comment on function private.note_remarks(private.note_period) is 'What the user wrote beside measurements, with the days; the latest first.';

create function private.note_habits(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with today as materialized (select private.today() as day),
  habits as materialized (
    select h.id, h.name, h.frequency, h.days, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
    -- The habits of today before those given up, the oldest of them first.
    order by h.active desc, h.created_at, h.name limit 200
  ),
  completions as materialized (
    select c.habit_id, c.completion_date from public.habit_completions c
    where c.user_id = private.current_user_id() and c.deleted_at is null
      and c.completion_date between period.first_day and period.until
  ),
  days as (
    select h.id, private.habit_is_due(h.frequency, h.days, d::date) as due, c.habit_id is not null as done, d::date = t.day as is_today
    from habits h
    cross join today t
    cross join lateral generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
    left join completions c on c.habit_id = h.id and c.completion_date = d::date
  ),
  kept as (
    -- Today counts as missed only once it is over.
    select d.id, count(*) filter (where d.done) as done, count(*) filter (where d.due and (d.done or not d.is_today)) as due
    from days d group by d.id
  )
  select jsonb_agg(jsonb_build_object('name', h.name, 'frequency', h.frequency, 'active', h.active, 'due', k.due, 'done', k.done,
    'streak', case when h.active and period.last_day >= t.day - 3 then p.streak end) order by h.created_at, h.name)
  from habits h
  join kept k on k.id = h.id
  cross join today t
  cross join lateral private.habit_progress(h.id) p
  where (h.active and k.due > 0) or k.done > 0;
$$;
comment on function private.note_habits(private.note_period) is
  'How often each habit was done of the times it was due; null without habits.';

-- What a week or a month taught, and what to take to an appointment.

create function private.first_known(item public.knowledge_items) returns date
language sql stable set search_path = '' as $$
  -- Said on Sunday and learned in the night to Monday it belongs to Sunday; said again much later it is not new.
  select private.local_day(least(item.stated_at, item.created_at));
$$;
comment on function private.first_known(public.knowledge_items) is 'The day, where the caller is, from which memory holds it.';

create function private.note_item(item public.knowledge_items, since date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'content', case when item.type = 'person' then item.title else left(item.content, 300) end,
    'relationship', case when item.type = 'person' then item.person_metadata ->> 'relationship' end,
    'before', (
      select left(old.content, 300)
      from public.knowledge_items old
      where old.user_id = item.user_id and old.superseded_by_id = item.id and old.deleted_at is null
        and private.local_day(old.superseded_at) >= note_item.since
      order by old.superseded_at desc limit 1));
$$;
comment on function private.note_item(public.knowledge_items, date) is
  'An item in a note: whom it is about, what it says, and what it said before if that changed since a day.';

create function private.note_memory(period private.note_period, voice text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.note_item(i, period.first_day) order by case when i.type = 'person' then i.title end, i.stated_at, i.id)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and note_memory.voice = case when i.type = 'person' then 'people' when i.type = 'insight' or i.source = 'ai_inference' then 'insights' else 'told' end
    and private.first_known(i) between period.first_day and period.until;
$$;
comment on function private.note_memory(private.note_period, text) is
  'What was learned, with what it replaced: what was told, new people or insights. Null when nothing was.';

create function private.health_topic(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' or not item.holds then null
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when item.slot in ('allergy', 'medication') then item.slot
    -- Taste is nothing for a doctor; what helps against stress is.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    else 'health' end;
$$;
comment on function private.health_topic(public.knowledge_items) is
  'Where an item belongs in the note for an appointment: allergy, medication, health, insight, or null when it does not.';

create function private.note_health(period private.note_period, topic text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    private.note_item(i, period.first_day)
    -- What was known at the last appointment stands without a date, and so does all at the first.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day and note_health.topic in ('medication', 'health')
      then jsonb_build_object('told_on', private.first_known(i)) else '{}' end
    order by i.stated_at desc, i.id)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = note_health.topic and private.first_known(i) <= period.until;
$$;

create function public.get_note_section(section text, kind text, date date default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  period private.note_period := private.note_period_of(get_note_section.kind, get_note_section.date);
  data jsonb;
begin
  if get_note_section.section in ('spending', 'movements', 'balance', 'payments') then
    perform private.continue_bills(period.last_day + 7), private.continue_incomes(period.last_day);
  end if;
  data := case get_note_section.section
    when 'spending' then private.note_spending(period)
    when 'movements' then private.note_movements(period)
    when 'balance' then private.note_balance(period)
    when 'payments' then private.note_payments(period)
    when 'measures' then private.note_measures(period)
    when 'measured' then (select jsonb_agg(to_jsonb(f) order by f.place, f.name) from private.measure_figures(period.first_day, period.until) f)
    when 'remarks' then private.note_remarks(period)
    when 'habits' then private.note_habits(period)
    when 'allergies' then private.note_health(period, 'allergy')
    when 'medication' then private.note_health(period, 'medication')
    when 'health' then private.note_health(period, 'health')
    when 'patterns' then private.note_health(period, 'insight')
    else private.note_memory(period, get_note_section.section) end;
  if jsonb_typeof(data) = 'array' then
    data := jsonb_build_object('items', jsonb_path_query_array(data, '$[0 to 49]'), 'total', jsonb_array_length(data));
  end if;
  return jsonb_build_object('section', get_note_section.section, 'kind', period.kind, 'data', data);
end;
$$;
comment on function public.get_note_section(text, text, date) is
  'What a note of that kind and day has to say of one thing (section: as shared/templates/note-tools.ts lists them): { section, kind, data }, data null when there is nothing, { items, total } of a list, 50 items at most. Raises what get_note_period raises.';
grant execute on function public.get_note_section(text, text, date) to authenticated, service_role;

grant execute on function
  private.note_spending, private.note_movements, private.note_balance, private.note_payments, private.measure_figures,
  private.note_measures, private.note_remarks, private.note_habits, private.first_known, private.note_item,
  private.note_memory, private.health_topic, private.note_health
to authenticated, service_role;

-- schemas/automatic_notes.sql

-- The note of a week, a month or an appointment: which days it is about, and its place in the library. What it says is put
-- together by a template from what the functions here and in note_sections.sql read; no model is asked. Written again, it takes
-- the place of its former self.

create function private.check_note_request(kind text, date date) returns void
language plpgsql stable set search_path = '' as $$
declare
  allowed constant text[] := array['medical_appointment', 'weekly_report', 'monthly_report'];
  today date := private.today();
begin
  if check_note_request.kind is null or check_note_request.kind <> all (allowed) then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de nota.',
      jsonb_build_object('kind', left(check_note_request.kind, 100), 'allowed', allowed));
  elsif check_note_request.date not between date '1990-01-01' and today + 366 then
    perform private.raise(400, 'invalid_date', 'Essa data está longe demais.', jsonb_build_object('date', check_note_request.date));
  elsif check_note_request.kind <> 'medical_appointment' and check_note_request.date > today
    and date_trunc(case check_note_request.kind when 'weekly_report' then 'week' else 'month' end, check_note_request.date::timestamp) > today then
    perform private.raise(400, 'future_date', 'Esse período ainda não começou.',
      jsonb_build_object('date', check_note_request.date, 'today', today));
  end if;
end;
$$;

create function private.report_period(kind text, date date) returns private.note_period
language sql stable set search_path = '' as $$
  -- Without a date: the week or month that runs, on its first day the one that is just over.
  select row(report_period.kind, first_day, last_day, until, before_first,
    case when until = last_day then first_day - 1 else least(before_first + (until - first_day), first_day - 1) end)::private.note_period
  from (select private.today() as today, case report_period.kind when 'weekly_report' then 'week' else 'month' end as unit) t
  cross join lateral (
    select date_trunc(unit, coalesce(
      report_period.date,
      case when date_trunc(unit, today::timestamp) = today then today - 1 else today end)::timestamp)::date as first_day
  ) f
  cross join lateral (
    select (first_day + ('1 ' || unit)::interval)::date - 1 as last_day, (first_day - ('1 ' || unit)::interval)::date as before_first
  ) l
  cross join lateral (select least(last_day, today) as until) u;
$$;

create function private.appointment_period(date date) returns private.note_period
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  furthest constant int := 730;
  day date;
  until date;
  since date;
begin
  -- Without a date: the next appointment a note was asked for.
  day := coalesce(appointment_period.date, (
    select min(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to between today and today + 366 and i.deleted_at is null), today);
  until := least(day, today);
  -- Two notes within a week are for one appointment, or for doctors who both want to know everything.
  since := (
    select max(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to <= least(day - 7, today) and i.deleted_at is null);
  return row('medical_appointment', case when since is null then until - 90 else greatest(since, until - furthest) end, day, until,
    case when since >= until - furthest then since end, case when since >= until - furthest then since end)::private.note_period;
end;
$$;
comment on function private.appointment_period(date) is
  'From the last appointment that a note was made for, two years back at most, else from 90 days before, to the day of this one.';

create function private.note_period_of(kind text, date date) returns private.note_period
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_note_request(note_period_of.kind, note_period_of.date);
  return case note_period_of.kind when 'medical_appointment' then private.appointment_period(note_period_of.date)
    else private.report_period(note_period_of.kind, note_period_of.date) end;
end;
$$;
comment on function private.note_period_of(text, date) is
  'The days of a weekly_report or monthly_report that holds a day (without one: that runs, on its first day the one before) or of a medical_appointment on it (without one: the next that a note was asked for, else today). Raises PT400 invalid_kind, invalid_date, future_date.';

create function public.get_note_period(kind text, date date default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  period private.note_period := private.note_period_of(get_note_period.kind, get_note_period.date);
begin
  return (
    select to_jsonb(period) || jsonb_build_object('name', coalesce(m.name, p.display_name), 'age', m.age)
    from public.profiles p left join public.user_memories m on m.user_id = p.user_id
    where p.user_id = private.current_user_id());
end;
$$;
comment on function public.get_note_period(text, date) is
  'What a note is about and who for: { kind, first_day, last_day, until, before_first, before_until, name, age }; until: the last day or today, before_first: where what it is compared with begins. Raises as private.note_period_of.';
grant execute on function public.get_note_period(text, date) to authenticated, service_role;

create function private.keep_note(period private.note_period, title text, content text, read_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  is_there boolean;
  note public.library_items;
begin
  -- Two requests at once write one after the other, and what was read later stays.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':note:' || period.kind || period.last_day, 0));
  is_there := exists (
    select from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic' and i.deleted_at is null);
  insert into public.library_items as i (user_id, type, title, content, origin, kind, period_from, period_to, generated_at)
  values (caller, 'note', keep_note.title, keep_note.content, 'automatic', period.kind, period.first_day, period.last_day,
    least(keep_note.read_at, clock_timestamp()))
  on conflict (user_id, kind, period_to) where origin = 'automatic' do update set
    title = excluded.title, content = excluded.content, period_from = excluded.period_from, generated_at = excluded.generated_at,
    deleted_at = null
  where i.deleted_at is not null or i.generated_at <= excluded.generated_at
  returning i.* into note;
  if not found then
    select i.* into note from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic';
  end if;
  return jsonb_build_object('status', case when is_there then 'updated' else 'created' end, 'note', private.library_item_json(note));
end;
$$;
comment on function private.keep_note(private.note_period, text, text, timestamptz) is
  'Keeps the caller''s note of a period in the place of the one that was there, deleted or not, unless that was read later: { status: created | updated, note }.';

create function public.create_automatic_note(
  kind text, date date default null, title text default null, content text default null, "empty" boolean default false,
  period_to date default null, read_at timestamptz default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb := private.replay_tool('create_automatic_note', create_automatic_note.tool_call_id);
  period private.note_period;
begin
  if result is not null then
    return result;
  end if;
  period := private.note_period_of(create_automatic_note.kind, coalesce(create_automatic_note.period_to, create_automatic_note.date));
  if create_automatic_note.title is null or create_automatic_note.content is null then
    perform private.raise(400, 'not_composed', 'A nota precisa de título e texto: peça-a pelo modelo.');
  end if;
  result := private.keep_note(period, create_automatic_note.title, create_automatic_note.content,
      coalesce(create_automatic_note.read_at, clock_timestamp()))
    || jsonb_build_object('empty', coalesce(create_automatic_note."empty", false));
  return private.record_tool('create_automatic_note', create_automatic_note.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', create_automatic_note.kind, 'date', create_automatic_note.date,
      'quote', create_automatic_note.quote)),
    result,
    case when result ->> 'status' = 'created' then jsonb_build_object('table', 'library_items', 'id', result #> '{note,id}',
      'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.create_automatic_note(text, date, text, text, boolean, date, timestamptz, text, text) is
  'Keeps a note that a template has put together in library_items, once a user, kind and period; kind and date as in get_note_period, period_to: the last day that get_note_period told, read_at: when it was read, empty: nothing was found, quote: the words that ask for it: { status: created | updated, empty, note: { id, kind, title, content, period_from, period_to } }. Raises PT400 invalid_kind, invalid_date, future_date, not_composed.';
grant execute on function public.create_automatic_note(text, date, text, text, boolean, date, timestamptz, text, text) to authenticated, service_role;

grant execute on function
  private.check_note_request, private.report_period, private.appointment_period, private.note_period_of, private.keep_note
to authenticated, service_role;

-- schemas/note_schedule.sql

-- The schedule of automatic notes: reports on Monday and on the first of the month, at 6:00 where the user is, after the
-- night's consolidation; a note for an appointment is brought up to date on its morning. pg_cron calls the function templates,
-- which puts together what is due here. The queue is fair: an attempt is written down before the work, and is the lease under
-- which it is done; those who waited longest come first; nothing about one user's notes holds up the others'.

create table private.note_schedule (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_week date not null,
  last_month date not null,
  tries int not null default 0,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  last_error text
);
alter table private.note_schedule enable row level security;
grant all on private.note_schedule to service_role;

comment on table private.note_schedule is 'How far each user''s reports have come.';
comment on column private.note_schedule.last_week is 'Monday of the last week that began with a report on the one before; never twice, whichever way they travel.';
comment on column private.note_schedule.last_month is 'The same, for months.';
comment on column private.note_schedule.last_attempt_at is 'When their notes were last taken up; who was not for longest comes first.';
comment on column private.note_schedule.last_error is 'SQLSTATE of what their last attempt failed with; null after one that did not.';

create function private.schedule_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first report is about the first whole period that ends from now on.
  insert into private.note_schedule (user_id, last_week, last_month)
  select new.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
  from (select clock_timestamp() at time zone new.timezone as today) l
  on conflict do nothing;
  return new;
end;
$$;

create trigger profiles_schedule_notes after insert on public.profiles for each row execute function private.schedule_notes();

create function private.due_notes(at timestamptz, among uuid default null) returns table (user_id uuid, kind text, day date)
language sql stable set search_path = '' as $$
  select s.user_id, n.kind, n.day
  from private.note_schedule s
  join public.profiles p on p.user_id = s.user_id
  -- Six hours back it is still yesterday until 6:00.
  cross join lateral (select (due_notes.at at time zone p.timezone - interval '6 hours')::date as today) l
  cross join lateral (
    select 'weekly_report', date_trunc('week', l.today::timestamp)::date - 1
    where date_trunc('week', l.today::timestamp)::date > s.last_week
    union all
    select 'monthly_report', date_trunc('month', l.today::timestamp)::date - 1
    where date_trunc('month', l.today::timestamp)::date > s.last_month
    union all
    select i.kind, i.period_to
    from public.library_items i
    where i.user_id = s.user_id and i.kind = 'medical_appointment' and i.origin = 'automatic' and i.deleted_at is null
      and i.period_to = l.today and i.generated_at < (l.today + time '06:00') at time zone p.timezone
      -- Beside a note the user made their own or deleted, this one is never written again.
      and not exists (
        select from public.library_items o
        where o.user_id = i.user_id and o.kind = i.kind and o.period_to = i.period_to and (o.origin = 'user' or o.deleted_at is not null))
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;
comment on function private.due_notes(timestamptz, uuid) is
  'Which notes are to be written, of all users or of one: kind, and a day of the period or of the appointment.';

create function private.was_active(period private.note_period) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.messages m
      where m.user_id = u.id and m.role = 'user' and m.created_at between period.first_day - 1 and period.last_day + 2
        and private.local_day(m.created_at) between period.first_day and period.last_day)
    or exists (
      select from public.tracking_entries e
      where e.user_id = u.id and e.deleted_at is null and e.entry_date between period.first_day and period.last_day)
    or exists (
      select from public.habit_completions c
      where c.user_id = u.id and c.deleted_at is null and c.completion_date between period.first_day and period.last_day)
    or exists (
      select from public.expenses e
      where e.user_id = u.id and e.deleted_at is null and e.spent_on between period.first_day and period.last_day)
    or exists (
      select from public.bills b
      where b.user_id = u.id and b.deleted_at is null and b.paid_on between period.first_day and period.last_day)
  from (select private.current_user_id() as id) u;
$$;
comment on function private.was_active(private.note_period) is
  'Whether the caller said or recorded anything then: recurring bills alone are no reason to write to somebody who left.';

create function private.is_wanted(period private.note_period) returns boolean
language sql stable set search_path = '' as $$
  -- What the user deleted or made their own is left alone; a request writes it nevertheless.
  select (period.kind = 'medical_appointment' or private.was_active(period)) and not exists (
    select from public.library_items i
    where i.user_id = private.current_user_id() and i.kind = period.kind and i.period_to = period.last_day
      and (i.deleted_at is not null or i.origin = 'user'));
$$;

create function private.users_with_due_notes(at timestamptz, most int) returns uuid[]
language plpgsql set search_path = '' as $$
begin
  for n in 1 .. 2 loop
    begin
      return array(
        select s.user_id from private.note_schedule s
        where s.user_id in (select d.user_id from private.due_notes(users_with_due_notes.at) d)
        order by s.last_attempt_at nulls first, s.user_id
        limit most);
    exception when invalid_parameter_value then
      -- A zone's name goes when the server's list of zones is brought up to date: Brazil/East is in no newer Debian.
      update public.profiles p set timezone = 'America/Sao_Paulo' where not private.is_timezone(p.timezone);
      update public.user_memories m set timezone = null where not private.is_timezone(m.timezone);
    end;
  end loop;
  return '{}'::uuid[];
end;
$$;
comment on function private.users_with_due_notes(timestamptz, int) is
  'Whose notes are due, who waited longest first. Gives those whose zone Postgres has forgotten the default one.';

create function private.settle_note(user_id uuid, kind text, day date) returns void
language sql set search_path = '' as $$
  update private.note_schedule s set
    last_week = case settle_note.kind when 'weekly_report' then settle_note.day + 1 else s.last_week end,
    last_month = case settle_note.kind when 'monthly_report' then settle_note.day + 1 else s.last_month end
  where s.user_id = settle_note.user_id;
$$;

create function private.claim_notes_of(owner uuid, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Minutes, then a day: what fails three times needs somebody to look at it. None is shorter than an invocation.
  pauses constant interval[] := array[interval '5 minutes', interval '20 minutes', interval '1 day'];
  claimed constant timestamptz := clock_timestamp();
  note record;
  notes jsonb := '[]'::jsonb;
  settled int := 0;
begin
  perform set_config('request.jwt.claim.sub', owner::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', owner)::text, true);
  for note in select d.kind, d.day from private.due_notes(claim_notes_of.at, owner) d loop
    if private.is_wanted(private.note_period_of(note.kind, note.day)) then
      notes := notes || jsonb_build_array(jsonb_build_object('kind', note.kind, 'day', note.day));
    else
      perform private.settle_note(owner, note.kind, note.day);
      settled := settled + 1;
    end if;
  end loop;
  update private.note_schedule s set last_attempt_at = claimed,
    tries = case when notes = '[]' then 0 else (s.tries + 1) % 3 end,
    next_attempt_at = case when notes <> '[]' then claimed + pauses[s.tries + 1] end
  where s.user_id = owner;
  return jsonb_build_object('userId', owner, 'claimedAt', claimed, 'notes', notes, 'settled', settled);
end;
$$;
comment on function private.claim_notes_of(uuid, timestamptz) is
  'Writes down an attempt at a user''s notes and settles those that are not wanted: { userId, claimedAt, notes: [{ kind, day }], settled }.';

create function public.claim_notes() returns jsonb
language plpgsql set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  owner uuid;
begin
  foreach owner in array private.users_with_due_notes(at, 20) loop
    perform from private.note_schedule s where s.user_id = owner for update skip locked;
    -- Asked again under the lock: another worker may have been faster.
    if found and exists (select from private.due_notes(at, owner)) then
      return private.claim_notes_of(owner, at);
    end if;
  end loop;
  return jsonb_build_object('userId', null);
end;
$$;
comment on function public.claim_notes() is
  'Takes up the notes of who waited longest of those who are due: { userId, claimedAt, notes: [{ kind, day }], settled }, userId null when nobody is. The attempt is the lease. For the service role.';
grant execute on function public.claim_notes() to service_role;

create function private.act_as(user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claim.sub', act_as.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', act_as.user_id, 'role', 'authenticated')::text, true);
  perform set_config('role', 'authenticated', true);
end;
$$;
comment on function private.act_as(uuid) is
  'From here to the end of the transaction the service role is that person, under row-level security.';

create function public.read_as(user_id uuid, calls jsonb, own text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.act_as(read_as.user_id);
  return public.read_for_template(read_as.calls, read_as.own);
end;
$$;
comment on function public.read_as(uuid, jsonb, text) is 'read_for_template as a person, for the schedule. For the service role.';
grant execute on function public.read_as(uuid, jsonb, text) to service_role;

create function public.keep_notes(user_id uuid, claimed_at timestamptz, notes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  note record;
  kept int := 0;
begin
  perform from private.note_schedule s
  where s.user_id = keep_notes.user_id and s.last_attempt_at = keep_notes.claimed_at for update;
  if not found then
    perform private.raise(409, 'stale_notes', 'Outra execução já cuida destas notas.');
  end if;
  begin
    for note in select * from jsonb_to_recordset(keep_notes.notes) as n (kind text, day date, title text, content text, "readAt" timestamptz) loop
      perform private.settle_note(keep_notes.user_id, note.kind, note.day);
      kept := kept + 1;
    end loop;
    update private.note_schedule s set tries = 0, next_attempt_at = null, last_error = null where s.user_id = keep_notes.user_id;
    perform private.act_as(keep_notes.user_id);
    for note in select * from jsonb_to_recordset(keep_notes.notes) as n (kind text, day date, title text, content text, "readAt" timestamptz) loop
      -- One that is switched off has no words.
      if note.content is not null then
        perform private.keep_note(private.note_period_of(note.kind, note.day), note.title, note.content, note."readAt");
      end if;
    end loop;
    return jsonb_build_object('status', 'kept', 'kept', kept);
  exception
    -- A statement that took too long is this user's failure too.
    when query_canceled or others then
      raise warning 'automatic notes of % failed: %', keep_notes.user_id, sqlstate;
      update private.note_schedule s set last_error = sqlstate where s.user_id = keep_notes.user_id;
  end;
  return jsonb_build_object('status', 'failed', 'kept', 0);
end;
$$;
comment on function public.keep_notes(uuid, timestamptz, jsonb) is
  'Keeps what claim_notes gave out, [{ kind, day, title, content, readAt }], as the person, all or none: { status: kept | failed, kept }. Raises PT409 stale_notes. For the service role.';
grant execute on function public.keep_notes(uuid, timestamptz, jsonb) to service_role;

create function private.request_notes(at timestamptz default clock_timestamp()) returns int
language plpgsql set search_path = '' as $$
declare
  -- A worker writes the notes of some hundred people.
  posts int := least((cardinality(private.users_with_due_notes(request_notes.at, 1000)) + 199) / 200, 4);
begin
  return case when posts > 0 then private.post_function('templates', posts) else 0 end;
end;
$$;
comment on function private.request_notes(timestamptz) is 'Calls the function templates when somebody''s notes are due; returns how many calls. For pg_cron.';

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.request_notes() from another scheduler';
    return;
  end if;
  perform cron.schedule('write-notes', '* * * * *', 'select private.request_notes()');
end
$$;

grant execute on function
  private.due_notes, private.was_active, private.is_wanted, private.users_with_due_notes, private.settle_note,
  private.claim_notes_of, private.act_as
to service_role;

-- schemas/reminders.sql

-- Reminders: what the user wants to be reminded of, once or again and again. Times are those of the clock on their wall; the
-- instant at which one comes due follows from the zone they are in. Rules are read by a library, outside; here are the next
-- moments that it found.

create function private.is_reminder_time(at timestamp) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  -- A day within what is plausible: in any zone it is an instant that is.
  select at >= timestamp '2000-01-02' and at < timestamp '2099-12-31' and extract(second from at) = 0;
$$;
comment on function private.is_reminder_time(timestamp) is 'For constraints: a local time, to the minute, at which something can come due; null for null.';

create table public.reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text not null check (private.is_text(text, 500)),
  starts_at timestamp not null check (private.is_reminder_time(starts_at)),
  -- More often than once an hour is no reminder.
  recurrence text check (char_length(recurrence) <= 200 and recurrence !~ 'BY(MINUTE|SECOND)'
    and recurrence ~ '^FREQ=(HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,+-]+)*$'),
  upcoming timestamp[] not null default '{}'
    check (cardinality(upcoming) <= 200 and array_position(upcoming, null) is null and coalesce(array_ndims(upcoming), 1) = 1
      and timestamp '2000-01-02' <= all (upcoming) and timestamp '2099-12-31' > all (upcoming)),
  expand_after timestamp check (private.is_reminder_time(expand_after)),
  snoozed_until timestamp check (private.is_reminder_time(snoozed_until)),
  due_at timestamptz check (private.is_plausible(due_at)),
  came_due_at timestamptz check (private.is_plausible(came_due_at)),
  shown_at timestamptz check (private.is_plausible(shown_at)),
  claimed_turn_id uuid,
  done_at timestamptz check (private.is_plausible(done_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  foreign key (user_id, claimed_turn_id) references public.turns (user_id, id) on delete set null (claimed_turn_id)
);
alter table public.reminders enable row level security;
grant select, insert, update, delete on public.reminders to authenticated;
grant all on public.reminders to service_role;
create policy reminders_select on public.reminders for select to authenticated using ((select auth.uid()) = user_id);
create policy reminders_insert on public.reminders for insert to authenticated with check ((select auth.uid()) = user_id);
create policy reminders_update on public.reminders for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy reminders_delete on public.reminders for delete to authenticated using ((select auth.uid()) = user_id);

create index reminders_due on public.reminders (due_at) where due_at is not null;
create index reminders_waiting on public.reminders (user_id, due_at) where due_at is not null;
create index reminders_came_due on public.reminders (user_id, came_due_at) where came_due_at is not null and done_at is null;
create index reminders_claimed on public.reminders (user_id, claimed_turn_id) where claimed_turn_id is not null;
create index reminders_read_on on public.reminders (user_id) where expand_after is not null and done_at is null and deleted_at is null;
create index reminders_to_expand on public.reminders (user_id)
  where expand_after is not null and cardinality(upcoming) < 32 and done_at is null and deleted_at is null;

comment on table public.reminders is 'What the user wants to be reminded of. It comes due at due_at, is shown once, and is done when they say so.';
comment on column public.reminders.starts_at is 'The first moment, by the clock on the user''s wall; also when they move.';
comment on column public.reminders.recurrence is 'RFC 5545 RRULE, whose DTSTART is starts_at; null: once.';
comment on column public.reminders.upcoming is 'The next moments, by the clock on the wall, as the rule has them. Left out, the first is starts_at.';
comment on column public.reminders.expand_after is 'The last moment that was read from the rule; null: it has no more.';
comment on column public.reminders.due_at is 'When it comes due next, in the zone the user is in now. Computed.';
comment on column public.reminders.came_due_at is 'When it came due last and was neither done nor put off since.';
comment on column public.reminders.shown_at is 'When that was shown: in a turn, or by a client (show_due_reminders).';
comment on column public.reminders.claimed_turn_id is 'The turn that is about to show it.';

create function private.zone_of(owner uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  zone text := (select p.timezone from public.profiles p where p.user_id = zone_of.owner);
begin
  -- One that Postgres has forgotten must not keep everybody's from coming due.
  return case when private.is_timezone(zone) then zone else 'America/Sao_Paulo' end;
end;
$$;
comment on function private.zone_of(uuid) is 'The time zone of a user, which Postgres surely knows.';

create function private.keep_reminder() returns trigger
language plpgsql set search_path = '' as $$
declare
  most constant int := 500;
begin
  if (tg_op = 'INSERT' and new.upcoming = '{}' and num_nonnulls(new.came_due_at, new.snoozed_until, new.done_at) = 0)
    or (tg_op = 'UPDATE' and (new.starts_at, new.recurrence) is distinct from (old.starts_at, old.recurrence)) then
    new.upcoming := array[new.starts_at];
    new.expand_after := case when new.recurrence is not null then new.starts_at end;
  end if;
  new.upcoming := array(select distinct u from unnest(new.upcoming) as u order by u);
  new.due_at := case when new.done_at is null and new.deleted_at is null
    then least(new.upcoming[1], new.snoozed_until) at time zone private.zone_of(new.user_id) end;
  -- Nothing that time does to a row may be refused: that would keep everybody's from it.
  if new.due_at is not null and (tg_op = 'INSERT' or num_nonnulls(old.done_at, old.deleted_at) > 0)
    and (select count(*) from public.reminders r where r.user_id = new.user_id and r.done_at is null and r.deleted_at is null
      and (r.due_at is not null or r.expand_after is not null)) >= most then
    perform private.raise(409, 'too_many_reminders',
      format('Você já tem %s lembretes à espera, o máximo que eu guardo. Conclua ou tire algum antes.', most));
  end if;
  return new;
end;
$$;
comment on function private.keep_reminder() is
  'Trigger: keeps due_at true, and what is still to come in order; raises PT409 too_many_reminders beyond 500 that wait.';

create trigger reminders_keep before insert or update on public.reminders
  for each row execute function private.keep_reminder();

create function private.move_reminders() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.reminders r set due_at = null where r.user_id = new.user_id and r.due_at is not null;
  return null;
end;
$$;
comment on function private.move_reminders() is 'Trigger: nine o''clock is nine o''clock where the user is now.';

create trigger profiles_move_reminders after update of timezone on public.profiles
  for each row when (old.timezone is distinct from new.timezone) execute function private.move_reminders();

-- The occurrence that is spoken of: the one that came due, else the next.
create function private.reminder_json(reminder public.reminders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(reminder.user_id);
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'id', reminder.id,
    'text', reminder.text,
    'at', to_char(coalesce(reminder.came_due_at, reminder.due_at) at time zone zone, 'YYYY-MM-DD"T"HH24:MI'),
    'recurrence', reminder.recurrence,
    'came_due', case when reminder.came_due_at is not null then true end,
    'next', case when reminder.came_due_at is not null then to_char(reminder.due_at at time zone zone, 'YYYY-MM-DD"T"HH24:MI') end));
end;
$$;
comment on function private.reminder_json(public.reminders) is
  'A reminder as tools return it: { id, text, at, recurrence?, came_due?, next? }, times local.';

create function private.check_reminder_time(at timestamp) returns timestamp
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(private.current_user_id());
  -- An hour that the clocks skip is the one they go on with.
  instant timestamptz := check_reminder_time.at at time zone zone;
begin
  if check_reminder_time.at is null then
    perform private.raise(400, 'missing_time', 'Falta dizer quando.');
  elsif instant <= clock_timestamp() then
    perform private.raise(400, 'past_time', format('Essa hora já passou: aí são %s. Para quando você quer?',
      to_char(private.now_local(), 'HH24:MI "de" DD/MM')));
  elsif instant > clock_timestamp() + interval '50 years' then
    perform private.raise(400, 'too_far', 'Isso é longe demais: guardo lembretes dos próximos 50 anos.');
  end if;
  return instant at time zone zone;
end;
$$;
comment on function private.check_reminder_time(timestamp) is
  'The moment as the clocks will show it. Raises PT400 missing_time, past_time, too_far.';

create function public.prepare_create_reminder(text text, at timestamp, recurrence text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  rings timestamp;
begin
  if not coalesce(private.is_text(prepare_create_reminder.text, 500), false) then
    perform private.raise(400, 'invalid_text', 'Preciso de um texto de até 500 caracteres para o lembrete.');
  end if;
  rings := private.check_reminder_time(prepare_create_reminder.at);
  if exists (select from public.reminders r where r.user_id = caller and r.due_at is not null
      and r.starts_at = prepare_create_reminder.at and r.recurrence is not distinct from prepare_create_reminder.recurrence
      and private.fold(r.text) = private.fold(prepare_create_reminder.text)) then
    perform private.raise(409, 'already_there', 'Esse lembrete já existe, nessa mesma hora.');
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object('text', prepare_create_reminder.text,
      'at', to_char(prepare_create_reminder.at, 'YYYY-MM-DD"T"HH24:MI'), 'recurrence', prepare_create_reminder.recurrence)),
    'facts', jsonb_build_object('rings', to_char(rings, 'YYYY-MM-DD"T"HH24:MI')));
end;
$$;
comment on function public.prepare_create_reminder(text, timestamp, text) is
  'What there is to offer: { status: ready, args, facts: { rings } }; rings is the local time as the clocks will show it. Writes nothing. PT400 invalid_text, missing_time, past_time, too_far, PT409 already_there.';
grant execute on function public.prepare_create_reminder(text, timestamp, text) to authenticated, service_role;

create function public.create_reminder(text text, at timestamp, recurrence text default null, tool_call_id text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('create_reminder', tool_call_id);
  preparation jsonb;
  reminder public.reminders;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_create_reminder(create_reminder.text, create_reminder.at, create_reminder.recurrence);
  insert into public.reminders (user_id, text, starts_at, recurrence)
  values (private.current_user_id(), btrim(create_reminder.text), create_reminder.at, create_reminder.recurrence)
  returning * into reminder;
  return private.record_tool('create_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(reminder)),
    jsonb_build_object('table', 'reminders', 'id', reminder.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.create_reminder(text, timestamp, text, text) is
  'Keeps a reminder; at is by the clock on the user''s wall, recurrence an RFC 5545 RRULE whose first occurrence is at. Returns { reminder: { id, text, at, recurrence? } }. Raises what prepare_create_reminder raises, and PT409 too_many_reminders.';
grant execute on function public.create_reminder(text, timestamp, text, text) to authenticated, service_role;

-- By its words, or, without any, what came due; else all that wait.
create function private.reminders_called(reminder text) returns setof public.reminders
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(reminders_called.reminder), '');
begin
  return query
  with open as (
    select r as row, r.came_due_at is not null as came_due,
      case when wanted is null then 1 else private.finance_name_score(r.text, left(wanted, 500)) end as score
    from public.reminders r
    where r.user_id = private.current_user_id() and r.done_at is null and r.deleted_at is null
      and (r.due_at is not null or r.came_due_at > now() - interval '30 days')
    order by coalesce(r.due_at, r.came_due_at) limit 1000
  ), fit as (
    select o.* from open o
    where private.finance_name_fits(o.score::real, (select max(b.score)::real from open b))
  )
  select (f.row).* from fit f
  where f.came_due or wanted is not null or not exists (select from fit c where c.came_due)
  order by coalesce((f.row).came_due_at, (f.row).due_at), (f.row).text
  limit 10;
end;
$$;
comment on function private.reminders_called(text) is 'Open reminders that words could mean, what comes first first, at most ten.';

create function private.prepare_reminder(reminder_id uuid, reminder text, more jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_reminders public.reminders[];
begin
  if prepare_reminder.reminder_id is not null then
    found_reminders := array(select r from public.reminders r
      where r.user_id = caller and r.id = prepare_reminder.reminder_id and r.done_at is null and r.deleted_at is null);
    if cardinality(found_reminders) = 0 then
      perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.');
    end if;
  else
    found_reminders := array(select r from private.reminders_called(prepare_reminder.reminder) as r);
  end if;
  if cardinality(found_reminders) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', (
      select coalesce(jsonb_agg(o.text order by o.due_at), '[]') from (
        select r.text, r.due_at from public.reminders r where r.user_id = caller and r.due_at is not null order by r.due_at limit 10) as o)));
  elsif cardinality(found_reminders) = 1 then
    return jsonb_build_object('status', 'ready') || private.reminder_target(found_reminders[1], more);
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(private.reminder_target(r, more) || jsonb_build_object('label', format('%s – %s', r.text,
      to_char(coalesce(r.came_due_at, r.due_at) at time zone private.zone_of(caller), 'DD/MM, HH24:MI'))))
    from unnest(found_reminders) as r));
end;
$$;

create function private.reminder_target(reminder public.reminders, more jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'args', jsonb_build_object('reminder_id', reminder.id, 'reminder', reminder.text) || more,
    -- Coming due changes nothing of it.
    'facts', (private.reminder_json(reminder) - array['id', 'came_due', 'next'])
      || jsonb_build_object('row', jsonb_build_object('table', 'reminders', 'id', reminder.id)));
end;
$$;
comment on function private.reminder_target(public.reminders, jsonb) is 'Arguments and facts of a write on a reminder.';

create function private.target_reminder(preparation jsonb) returns public.reminders
language plpgsql set search_path = '' as $$
declare
  reminder public.reminders;
begin
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_reminder', 'Mais de um lembrete combina com isso. Qual deles?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select r.* into reminder from public.reminders r
  where r.user_id = private.current_user_id() and r.id = (preparation #>> '{args,reminder_id}')::uuid and r.done_at is null and r.deleted_at is null
  for update;
  if not found then
    perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.');
  end if;
  return reminder;
end;
$$;
comment on function private.target_reminder(jsonb) is 'The row that was prepared, locked. Raises PT404 reminder_not_found, PT409 ambiguous_reminder.';

create function private.reminder_undo(reminder public.reminders) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('table', 'reminders', 'id', reminder.id, 'set', jsonb_build_object('upcoming', to_jsonb(reminder.upcoming),
    'snoozed_until', reminder.snoozed_until, 'came_due_at', reminder.came_due_at, 'shown_at', reminder.shown_at, 'done_at', reminder.done_at));
$$;

create function public.prepare_complete_reminder(
  reminder_id uuid default null, reminder text default null, forever boolean default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.prepare_reminder(prepare_complete_reminder.reminder_id, prepare_complete_reminder.reminder,
    jsonb_strip_nulls(jsonb_build_object('forever', prepare_complete_reminder.forever)));
end;
$$;
comment on function public.prepare_complete_reminder(uuid, text, boolean) is
  'Which reminder is meant: { status: ready, args, facts: { text, at, recurrence? } } | { status: choose, choices } | { status: missing, facts: { existing } }. Writes nothing. PT404 reminder_not_found for an unknown id.';
grant execute on function public.prepare_complete_reminder(uuid, text, boolean) to authenticated, service_role;

create function public.complete_reminder(
  reminder_id uuid default null, reminder text default null, forever boolean default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('complete_reminder', tool_call_id);
  preparation jsonb;
  before public.reminders;
  changed public.reminders;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_complete_reminder(complete_reminder.reminder_id, complete_reminder.reminder, complete_reminder.forever);
  before := private.target_reminder(preparation);
  changed := before;
  changed.came_due_at := null;
  changed.snoozed_until := null;
  -- What is done before its time is not reminded of.
  if before.came_due_at is null and before.snoozed_until is null then
    changed.upcoming := before.upcoming[2:];
  end if;
  update public.reminders r set came_due_at = null, shown_at = null, snoozed_until = null, upcoming = changed.upcoming,
    done_at = case when complete_reminder.forever or before.recurrence is null
      or (cardinality(changed.upcoming) = 0 and before.expand_after is null) then clock_timestamp() end
  where r.user_id = before.user_id and r.id = before.id
  returning r.* into changed;
  return private.record_tool('complete_reminder', tool_call_id, preparation -> 'args',
    jsonb_strip_nulls(jsonb_build_object('reminder', private.reminder_json(before) - 'next', 'ended', changed.done_at is not null,
      'next', private.reminder_json(changed) ->> 'at')),
    private.reminder_undo(before));
end;
$$;
comment on function public.complete_reminder(uuid, text, boolean, text) is
  'A reminder is done: what came due, else what comes next; forever ends one that comes again and again. Returns { reminder, ended, next? }. PT404 reminder_not_found, PT409 ambiguous_reminder (choices in detail).';
grant execute on function public.complete_reminder(uuid, text, boolean, text) to authenticated, service_role;

create function public.prepare_snooze_reminder(at timestamp, reminder_id uuid default null, reminder text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_reminder_time(prepare_snooze_reminder.at);
  return private.prepare_reminder(prepare_snooze_reminder.reminder_id, prepare_snooze_reminder.reminder,
    jsonb_build_object('at', to_char(prepare_snooze_reminder.at, 'YYYY-MM-DD"T"HH24:MI')));
end;
$$;
comment on function public.prepare_snooze_reminder(timestamp, uuid, text) is
  'Which reminder is meant, as prepare_complete_reminder says it. PT400 missing_time, past_time, too_far.';
grant execute on function public.prepare_snooze_reminder(timestamp, uuid, text) to authenticated, service_role;

create function public.snooze_reminder(
  at timestamp, reminder_id uuid default null, reminder text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('snooze_reminder', tool_call_id);
  preparation jsonb;
  before public.reminders;
  changed public.reminders;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_snooze_reminder(snooze_reminder.at, snooze_reminder.reminder_id, snooze_reminder.reminder);
  before := private.target_reminder(preparation);
  update public.reminders r set came_due_at = null, shown_at = null, snoozed_until = snooze_reminder.at,
    -- The occurrence that is put off does not come at its own time as well.
    upcoming = case when before.came_due_at is null and before.snoozed_until is null then before.upcoming[2:] else before.upcoming end
  where r.user_id = before.user_id and r.id = before.id
  returning r.* into changed;
  return private.record_tool('snooze_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(changed)), private.reminder_undo(before));
end;
$$;
comment on function public.snooze_reminder(timestamp, uuid, text, text) is
  'Puts off what came due, else what comes next, until at, by the clock on the wall; the times of one that recurs stay. Returns { reminder }. PT400 missing_time, past_time, too_far, PT404 reminder_not_found, PT409 ambiguous_reminder.';
grant execute on function public.snooze_reminder(timestamp, uuid, text, text) to authenticated, service_role;

grant execute on function
  private.is_reminder_time, private.zone_of, private.keep_reminder, private.move_reminders, private.reminder_json, private.check_reminder_time,
  private.reminders_called, private.prepare_reminder, private.reminder_target, private.target_reminder, private.reminder_undo
to authenticated, service_role;

-- schemas/due_reminders.sql

-- What comes due: moments are read from rules ahead of time, every minute what is due is marked, and each is shown once, in a
-- turn that claimed it or by a client.

create function public.reminders_to_expand(most int default 100) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('reminders', coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'recurrence', r.recurrence,
      'starts_at', to_char(r.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'expand_after', to_char(r.expand_after, 'YYYY-MM-DD"T"HH24:MI')))
    from (
      select o.* from public.reminders o
      where o.expand_after is not null and cardinality(o.upcoming) < 32 and o.done_at is null and o.deleted_at is null
      order by o.due_at nulls first limit least(greatest(reminders_to_expand.most, 1), 500)) as r), '[]'));
end;
$$;
comment on function public.reminders_to_expand(int) is
  'Reminders whose rule has more moments than are known, the caller''s or, for the service role, anybody''s: { reminders: [{ id, recurrence, starts_at, expand_after }] }.';
grant execute on function public.reminders_to_expand(int) to authenticated, service_role;

create function public.extend_reminders(reminders jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  extended int;
begin
  update public.reminders r set
    upcoming = r.upcoming || e.times,
    expand_after = case when e.complete then null else e.times[cardinality(e.times)] end
  from jsonb_to_recordset(extend_reminders.reminders)
    as e (id uuid, recurrence text, expand_after timestamp, times timestamp[], complete boolean)
  -- Once: of two that read the same rule the second finds it read.
  where r.id = e.id and r.recurrence = e.recurrence and r.expand_after = e.expand_after;
  get diagnostics extended = row_count;
  return jsonb_build_object('extended', extended);
end;
$$;
comment on function public.extend_reminders(jsonb) is
  'Adds the next moments of rules: [{ id, recurrence, expand_after, times, complete }], as reminders_to_expand gave them; complete: there are no more: { extended }.';
grant execute on function public.extend_reminders(jsonb) to authenticated, service_role;

create function private.mark_due_reminders(
  at timestamptz default clock_timestamp(), most int default 5000, owner uuid default null
) returns int
language plpgsql set search_path = '' as $$
declare
  marked int;
begin
  with due as materialized (
    -- Of two runs at once the second passes over what the first holds, and finds the rest marked.
    select r.id, private.zone_of(r.user_id) as zone from public.reminders r
    where r.due_at <= mark_due_reminders.at and (mark_due_reminders.owner is null or r.user_id = mark_due_reminders.owner)
    order by r.due_at limit mark_due_reminders.most
    for update skip locked
  )
  update public.reminders r set
    -- What was missed meanwhile is told once, as the last of it.
    came_due_at = (select max(u at time zone d.zone) from unnest(r.upcoming || r.snoozed_until) as u
      where u at time zone d.zone <= mark_due_reminders.at),
    upcoming = array(select u from unnest(r.upcoming) as u where u at time zone d.zone > mark_due_reminders.at order by u),
    snoozed_until = case when r.snoozed_until at time zone d.zone > mark_due_reminders.at then r.snoozed_until end,
    shown_at = null,
    claimed_turn_id = null
  from due d
  where r.id = d.id;
  get diagnostics marked = row_count;
  return marked;
end;
$$;
comment on function private.mark_due_reminders(timestamptz, int, uuid) is
  'Marks each reminder that is due, of one person or of all, once; returns how many. For pg_cron, and for a turn that opens.';

do $$
begin
  -- Clients may listen to the table, as far as row-level security lets them.
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.reminders;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.mark_due_reminders() from another scheduler';
    return;
  end if;
  perform cron.schedule('mark-reminders', '* * * * *', 'select private.mark_due_reminders()');
end
$$;

create function private.reminders_to_show(owner uuid, turn_id uuid) returns setof public.reminders
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.reminders r
  where r.user_id = reminders_to_show.owner and r.came_due_at is not null and r.shown_at is null
    and r.done_at is null and r.deleted_at is null
    and (r.claimed_turn_id is not distinct from reminders_to_show.turn_id or not exists (
      select from public.turns t
      where t.user_id = r.user_id and t.id = r.claimed_turn_id and t.status = 'running' and t.lease_until > clock_timestamp()))
  order by r.came_due_at, r.created_at, r.id limit 10;
end;
$$;
comment on function private.reminders_to_show(uuid, uuid) is 'What came due and was not shown, and no other turn that runs is about to show.';

create function private.claim_reminders(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  claimed jsonb := '[]'::jsonb;
begin
  -- Read from the clock, since the job of the minute may not have come yet.
  if exists (select from public.reminders r where r.user_id = caller and r.due_at <= clock_timestamp()) then
    perform private.mark_due_reminders(owner => caller);
  end if;
  -- Nearly every turn ends here, after a look into a partial index.
  if exists (select from public.reminders r
      where r.user_id = caller and r.came_due_at is not null and r.done_at is null and r.shown_at is null and r.deleted_at is null)
    and (select c.type <> 'planner' from public.conversations c where c.user_id = caller and c.id = claim_reminders.conversation_id)
  then
    -- As in claim_topic: the second of two turns at once sees what the first has claimed.
    perform pg_advisory_xact_lock(hashtextextended(caller::text || ':topic', 0));
    with shown as (
      update public.reminders r set claimed_turn_id = claim_reminders.turn_id
      where r.user_id = caller and r.id in (select s.id from private.reminders_to_show(caller, claim_reminders.turn_id) as s)
      returning r as row
    )
    select coalesce(jsonb_agg(private.reminder_json(s.row) order by (s.row).came_due_at, (s.row).created_at, (s.row).id), '[]') into claimed from shown s;
  end if;
  return jsonb_build_object('reminders', jsonb_build_object('due', claimed, 'open', exists (
    select from public.reminders r where r.user_id = caller and r.due_at is not null
    union all
    select from public.reminders r
    where r.user_id = caller and r.came_due_at > now() - interval '30 days' and r.done_at is null and r.deleted_at is null)));
end;
$$;
comment on function private.claim_reminders(uuid, uuid) is
  'What came due and the turn that opens may show, claimed for it, and whether any reminder is open: { reminders: { due: [reminder], open } }.';

create function private.mark_reminders_shown(turn_id uuid, ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.reminders r set shown_at = clock_timestamp(), claimed_turn_id = null
  where r.user_id = private.current_user_id() and r.id = any (mark_reminders_shown.ids) and r.claimed_turn_id = mark_reminders_shown.turn_id;
$$;
comment on function private.mark_reminders_shown(uuid, uuid[]) is
  'Notes that a turn has shown what it claimed; not what has come due again meanwhile.';

create function public.show_due_reminders() returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  shown jsonb;
begin
  if not exists (select from private.reminders_to_show(caller, null)) then
    return jsonb_build_object('reminders', '[]'::jsonb);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':topic', 0));
  with taken as (
    update public.reminders r set shown_at = clock_timestamp(), claimed_turn_id = null
    where r.user_id = caller and r.id in (select s.id from private.reminders_to_show(caller, null) as s)
    returning r as row
  )
  select coalesce(jsonb_agg(private.reminder_json(t.row) order by (t.row).came_due_at, (t.row).created_at, (t.row).id), '[]') into shown from taken t;
  return jsonb_build_object('reminders', shown);
end;
$$;
comment on function public.show_due_reminders() is
  'For clients: what came due and was not shown yet, noted as shown: { reminders: [{ id, text, at, recurrence?, came_due, next? }] }. Each is returned once, here or in a turn.';
grant execute on function public.show_due_reminders() to authenticated, service_role;

grant execute on function private.reminders_to_show, private.mark_reminders_shown to authenticated, service_role;
grant execute on function private.claim_reminders to authenticated;
grant execute on function private.mark_due_reminders to service_role;

-- schemas/coming_days.sql

-- "O que tenho hoje?": reminders, bills, instalments, what was told to be planned, birthdays, of some days.

create function private.planned_day(value text) returns date
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := coalesce(regexp_match(value, '^(\d{4})-(\d\d)-(\d\d)(?:\D|$)'), (
    select array[m[3], m[2], m[1]] from regexp_match(value, '^(\d\d?)/(\d\d?)/(\d{4})(?:\D|$)') as m));
begin
  return case when parts is not null then make_date(parts[1]::int, parts[2]::int, parts[3]::int) end;
exception when datetime_field_overflow then
  return null;
end;
$$;
comment on function private.planned_day(text) is 'The day that a plan is for, where its value begins with one: YYYY-MM-DD or DD/MM/YYYY.';

create function private.reminders_between(from_day date, to_day date, most int) returns jsonb
language sql stable set search_path = '' as $$
  with zone as (
    select private.zone_of(private.current_user_id()) as name, private.today() as today
  ), moments as (
    select r as row, m.at from public.reminders r, zone z
    cross join lateral (
      select u as at from unnest(r.upcoming || r.snoozed_until) as u where r.due_at is not null and u is not null
      union all
      -- What came due before and is not done is still to do.
      select r.came_due_at at time zone z.name where r.came_due_at is not null
    ) m
    where r.user_id = (select auth.uid()) and r.done_at is null and r.deleted_at is null
      and (r.due_at is not null or r.came_due_at > now() - interval '30 days')
      and (m.at::date between reminders_between.from_day and reminders_between.to_day
        or (m.at = r.came_due_at at time zone z.name and m.at::date < z.today
          and z.today between reminders_between.from_day and reminders_between.to_day))
  ), first as (
    select m.* from moments m order by m.at, (m.row).id limit most
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', (f.row).id, 'text', (f.row).text,
    'at', to_char(f.at, 'YYYY-MM-DD"T"HH24:MI'), 'recurrence', (f.row).recurrence,
    'came_due', case when (f.row).came_due_at = f.at at time zone z.name then true end)) order by f.at, (f.row).id), '[]')
  from first f, zone z;
$$;
comment on function private.reminders_between(date, date, int) is
  'Each time that a reminder comes due in some days, and what came due before today and is not done, if they hold today.';

create function private.open_reminders(most int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_json(r) order by coalesce(r.came_due_at, r.due_at), r.id), '[]')
  from (
    select o.* from public.reminders o
    where o.user_id = (select auth.uid()) and o.done_at is null and o.deleted_at is null
      and (o.due_at is not null or o.came_due_at > now() - interval '30 days')
    order by coalesce(o.came_due_at, o.due_at), o.id limit most
  ) as r;
$$;

create function private.bills_between(from_day date, to_day date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
  holds_today constant boolean := today between bills_between.from_day and bills_between.to_day;
begin
  perform private.continue_bills(bills_between.to_day);
  return (
    select coalesce(jsonb_agg(private.bill_json(b) order by b.due_on, b.name, b.id), '[]') from (
      select o.* from public.bills o
      where o.user_id = private.current_user_id() and o.deleted_at is null and o.status = 'pending'
        and (o.due_on between bills_between.from_day and bills_between.to_day or (holds_today and o.due_on < today))
      order by o.due_on, o.name, o.id limit 50
    ) as b)
    || private.open_installments_json(case when holds_today then date '1940-01-01' else bills_between.from_day end, bills_between.to_day, 50);
end;
$$;
comment on function private.bills_between(date, date) is
  'Bills and instalments to pay in some days, with what is overdue if they hold today. Writes the months of recurring bills that are missing.';

create function private.plans_between(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('content', p.content, 'date', p.day) order by p.day, p.content), '[]')
  from (
    select t.content, t.day from (
      select k.content, private.planned_day(k.value) as day from public.knowledge_items k
      where k.user_id = (select auth.uid()) and k.slot = 'plan' and k.holds and k.subject = 'self'
        and k.deleted_at is null and k.superseded_at is null
      union all
      -- A note for a doctor names the day of the appointment.
      select n.title, n.period_to from public.library_items n
      where n.user_id = (select auth.uid()) and n.kind = 'medical_appointment' and n.deleted_at is null
    ) as t
    where t.day between plans_between.from_day and plans_between.to_day
    order by t.day, t.content limit 50
  ) as p;
$$;
comment on function private.plans_between(date, date) is 'What the user told of that is planned for some days, and appointments that there is a note for.';

create function public.list_reminders(from_date date default null, to_date date default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
  first_day constant date := coalesce(list_reminders.from_date, list_reminders.to_date);
  last_day constant date := coalesce(list_reminders.to_date, list_reminders.from_date);
begin
  if first_day is null then
    return jsonb_build_object('today', today, 'reminders', private.open_reminders(50));
  elsif last_day < first_day or last_day > first_day + 62 or first_day < today - 366 or last_day > today + 400 then
    perform private.raise(400, 'invalid_days', 'Mostro de 1 a 62 dias de cada vez, até um ano para a frente.');
  end if;
  return jsonb_build_object('today', today, 'from', first_day, 'to', last_day,
    'reminders', private.reminders_between(first_day, last_day, 50),
    'bills', private.bills_between(first_day, last_day),
    'plans', private.plans_between(first_day, last_day),
    'birthdays', case when last_day between today and today + 366 then (
      select coalesce(jsonb_agg(p.value - 'in_days'), '[]') from jsonb_array_elements(
        public.get_birthdays(null, last_day - today) -> 'people') as p
      where (p.value ->> 'next_on')::date >= first_day) else '[]' end);
end;
$$;
comment on function public.list_reminders(date, date) is
  'What there is in some days, at most 62: { today, from, to, reminders: [{ id, text, at, recurrence?, came_due? }], bills (with instalments), plans: [{ content, date }], birthdays: [{ name, next_on, … }] }; without days all open reminders: { today, reminders }. Writes the months of recurring bills that are missing. PT400 invalid_days.';
grant execute on function public.list_reminders(date, date) to authenticated, service_role;

grant execute on function
  private.planned_day, private.reminders_between, private.open_reminders, private.bills_between, private.plans_between
to authenticated, service_role;

-- schemas/message_archive.sql

-- Old messages, out of the way of every turn: a nightly job moves here what the summaries tell of and nothing is to be learned
-- from any more. Export, search and whoever reads a conversation as a whole see them as if they had stayed.

insert into private.settings (key, value) values ('archive_messages_after_days', '365');

create table public.message_archive (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid,
  seq bigint not null,
  role text not null check (role in ('user', 'assistant', 'tool')),
  client_message_id text,
  parts jsonb not null,
  content text not null,
  tool_calls jsonb,
  tool_call_id text,
  name text,
  consolidation_id uuid,
  not_to_learn_at timestamptz,
  replaced_at timestamptz,
  created_at timestamptz not null,
  archived_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, consolidation_id) references public.memory_consolidations (user_id, id)
    on delete set null (consolidation_id)
);
alter table public.message_archive enable row level security;
grant select, delete on public.message_archive to authenticated;
grant all on public.message_archive to service_role;
create policy message_archive_select on public.message_archive for select to authenticated using ((select auth.uid()) = user_id);
create policy message_archive_delete on public.message_archive for delete to authenticated using ((select auth.uid()) = user_id);

create index message_archive_by_conversation on public.message_archive (user_id, conversation_id, seq desc);
create unique index message_archive_by_client_id on public.message_archive (user_id, conversation_id, client_message_id, replaced_at)
  nulls not distinct where client_message_id is not null;
create index message_archive_by_turn on public.message_archive (user_id, turn_id);
create index message_archive_by_consolidation on public.message_archive (user_id, consolidation_id);

comment on table public.message_archive is 'Messages older than settings.archive_messages_after_days, as they stood in messages.';

create view private.all_messages with (security_invoker = true) as
  select m.id, m.user_id, m.conversation_id, m.turn_id, m.seq, m.role, m.client_message_id, m.parts, m.content, m.tool_calls,
    m.tool_call_id, m.name, m.consolidation_id, m.not_to_learn_at, m.replaced_at, m.created_at
  from public.messages m
  union all
  select a.id, a.user_id, a.conversation_id, a.turn_id, a.seq, a.role, a.client_message_id, a.parts, a.content, a.tool_calls,
    a.tool_call_id, a.name, a.consolidation_id, a.not_to_learn_at, a.replaced_at, a.created_at
  from public.message_archive a;
comment on view private.all_messages is 'Messages and archived ones; the caller''s own, as in the tables.';
grant select on private.all_messages to authenticated, service_role;

-- The job asks for the age alone, of all users.
create index messages_by_age on public.messages using brin (created_at);

create function private.messages_to_archive(most int) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query with old as (
    select distinct m.user_id, m.conversation_id from public.messages m
    where m.created_at < now() - make_interval(days => private.setting('archive_messages_after_days', 365))
  ), reach as (
    -- The last twenty messages said are the window, whatever the summaries tell.
    select o.user_id, o.conversation_id, least(c.summarized_to, (
      select min(s.seq) - 1 from (
        select l.seq from public.messages l
        where l.user_id = o.user_id and l.conversation_id = o.conversation_id and l.role <> 'tool' and l.replaced_at is null
        order by l.seq desc limit 20) s)) as last
    from old o join public.conversations c on c.user_id = o.user_id and c.id = o.conversation_id
    where coalesce((
      select sum(r.rows) from private.row_counts r where r.user_id = o.user_id and r.table_name = 'message_archive'), 0)
      < private.most_rows('message_archive') - messages_to_archive.most
  )
  select m.id from reach r
  join public.messages m on m.user_id = r.user_id and m.conversation_id = r.conversation_id and m.seq <= r.last
  where m.created_at < now() - make_interval(days => private.setting('archive_messages_after_days', 365))
    and (m.role <> 'user' or m.consolidation_id is not null or m.not_to_learn_at is not null
      or m.replaced_at is not null)
    -- What a belief rests on stays where the belief points to.
    and not exists (select from public.knowledge_items k where k.user_id = m.user_id and k.source_ref = m.id)
  limit messages_to_archive.most;
end;
$$;

create function private.archive_messages(most int default 20000) returns int
language plpgsql set search_path = '' as $$
declare
  moving uuid[] := array(select private.messages_to_archive(archive_messages.most));
  moved int;
begin
  insert into public.message_archive (id, user_id, conversation_id, turn_id, seq, role, client_message_id, parts, content, tool_calls,
    tool_call_id, name, consolidation_id, not_to_learn_at, replaced_at, created_at)
  select m.id, m.user_id, m.conversation_id, m.turn_id, m.seq, m.role, m.client_message_id, m.parts, m.content, m.tool_calls,
    m.tool_call_id, m.name, m.consolidation_id, m.not_to_learn_at, m.replaced_at, m.created_at
  from public.messages m where m.id = any (moving);
  delete from public.messages m where m.id = any (moving);
  get diagnostics moved = row_count;
  return moved;
end;
$$;
comment on function private.archive_messages(int) is
  'Moves messages older than settings.archive_messages_after_days into the archive, at most so many; returns how many. For pg_cron.';

create function private.unarchive_messages(ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  insert into public.messages (id, user_id, conversation_id, turn_id, seq, role, client_message_id, parts, content, tool_calls,
    tool_call_id, name, consolidation_id, not_to_learn_at, replaced_at, created_at)
  overriding system value
  select a.id, a.user_id, a.conversation_id, a.turn_id, a.seq, a.role, a.client_message_id, a.parts, a.content, a.tool_calls,
    a.tool_call_id, a.name, a.consolidation_id, a.not_to_learn_at, a.replaced_at, a.created_at
  from public.message_archive a where a.user_id = caller and a.id = any (ids);
  delete from public.message_archive a where a.user_id = caller and a.id = any (ids);
end;
$$;
comment on function private.unarchive_messages(uuid[]) is 'Brings messages of the caller back, before a belief is to rest on them again.';

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.archive_messages() from another scheduler';
    return;
  end if;
  perform cron.schedule('archive-messages', '41 4 * * *', 'select private.archive_messages()');
end
$$;

grant execute on function private.unarchive_messages to authenticated, service_role;
grant execute on function private.messages_to_archive, private.archive_messages to service_role;

-- schemas/conversation_summaries.sql

-- Summaries of what stands before a conversation's window. Code makes them after an answer, from the messages that no summary
-- tells of yet; whoever made them from an older state writes nothing. What leaves the record leaves them as well.

create function public.conversation_to_compact(conversation_id uuid, before_seq bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return (
    with conversation as (
      select c.* from public.conversations c where c.user_id = caller and c.id = conversation_to_compact.conversation_id
    ), next as (
      select m.seq, m.role, sum(char_length(m.parts::text)) over (order by m.seq) as so_far,
        -- Written without parts, over REST.
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
        where m.seq > (select max(o.seq) from taken o) and m.seq < conversation_to_compact.before_seq and m.replaced_at is null) as more
      from taken t
    ), batch as (
      -- Ends with a turn, unless that would be all of it.
      select r.more, case when r.more and r.last_said > r.first then r.last_said - 1 else r.last end as upto from reach r
    )
    select jsonb_build_object('version', c.summary_version, 'structuredSummary', c.structured_summary,
      'longTermSummary', c.long_term_summary, 'upTo', b.upto, 'more', b.more,
      'messages', coalesce((
        select jsonb_agg(jsonb_build_object('seq', t.seq, 'role', t.role, 'parts', t.parts) order by t.seq)
        from taken t where t.seq <= b.upto), '[]'))
    from conversation c cross join batch b);
end;
$$;
comment on function public.conversation_to_compact(uuid, bigint) is
  'Whole turns before a message that no summary tells of, oldest first, and the summaries they are to be added to: { version, structuredSummary, longTermSummary, upTo: null when there are none, more, messages: [{ seq, role, parts }] }; null for a conversation that is not the caller''s.';
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
    -- Whatever its owner sends: what is yet to be said is in no summary.
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
  return jsonb_build_object('compacted', private.write_summaries(compact_conversation.conversation_id, compact_conversation.version,
    compact_conversation.up_to, compact_conversation.structured_summary, compact_conversation.long_term_summary));
end;
$$;
comment on function public.compact_conversation(uuid, int, bigint, jsonb, text) is
  'Stores summaries that were made from conversation_to_compact''s answer of that version: { compacted }, false when they have changed since, and nothing is written.';
grant execute on function public.compact_conversation(uuid, int, bigint, jsonb, text) to authenticated, service_role;

create function private.rewind_summaries(conversation_id uuid, from_seq bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- The text tells of whatever stands before the first entry.
  in_text boolean := (
    select c.long_term_summary is not null and not coalesce(
      (select min((e.value ->> 'seq')::bigint) from jsonb_array_elements(c.structured_summary) as e) <= from_seq, false)
    from public.conversations c where c.id = rewind_summaries.conversation_id);
begin
  -- What does not tell of it yet may just be being made of it.
  update public.conversations c set summary_version = c.summary_version + 1 where c.id = rewind_summaries.conversation_id;
  update public.conversations c set
    structured_summary = case when not in_text then (
      select jsonb_agg(e.value order by e.position) from jsonb_array_elements(c.structured_summary) with ordinality as e (value, position)
      where (e.value ->> 'seq')::bigint < from_seq) end,
    long_term_summary = case when not in_text then c.long_term_summary end,
    summarized_to = greatest(case when in_text then 0 else from_seq - 1 end, c.forgotten_to)
  where c.id = rewind_summaries.conversation_id and c.summarized_to >= from_seq;
end;
$$;
comment on function private.rewind_summaries(uuid, bigint) is
  'Takes out of the summaries what they tell of a message and those after it: they are made anew, the text from the start if it tells of it.';

create function private.forget_removed_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.rewind_summaries(r.conversation_id, min(r.seq))
  from removed r
  -- What was only moved, into the archive or back, is still there.
  where not exists (select from private.all_messages a where a.user_id = r.user_id and a.id = r.id)
  group by r.conversation_id;
  return null;
end;
$$;
create trigger messages_forget_removed after delete on public.messages
  referencing old table as removed for each statement execute function private.forget_removed_messages();

create trigger message_archive_forget_removed after delete on public.message_archive
  referencing old table as removed for each statement execute function private.forget_removed_messages();

grant execute on function private.write_summaries to authenticated, service_role;

-- schemas/search_messages.sql

-- Finding what was said, in all conversations or in one, however long ago.

create function public.search_messages(query text, conversation text default null, most int default 20) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(search_messages.conversation);
  -- Each word of the query, anywhere in the message.
  patterns text[] := array(
    select '%' || replace(replace(replace(w.word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(string_to_array(private.fold(search_messages.query), ' ')) as w (word) where w.word <> '');
begin
  perform private.count_use('searches');
  if search_messages.query is null or patterns = '{}' or char_length(search_messages.query) > 1000 or cardinality(patterns) > 30 then
    perform private.raise(400, 'invalid_query', 'Diga o que procurar, em até 30 palavras.');
  end if;
  if coalesce(search_messages.most, 20) not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 mensagens.');
  end if;
  if search_messages.conversation is not null and row_id is null then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;
  return jsonb_build_object('query', search_messages.query, 'messages', coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'conversationId', c.client_id, 'title', c.title, 'role', f.role,
      'text', left(f.content, 1000), 'sentAt', f.created_at) order by f.seq desc)
    from (
      select m.id, m.conversation_id, m.role, m.content, m.created_at, m.seq from private.all_messages m
      where m.user_id = caller and (row_id is null or m.conversation_id = row_id) and m.role <> 'tool' and m.content <> ''
        and m.replaced_at is null
        and private.fold(m.content) like all (patterns)
      order by m.seq desc limit coalesce(search_messages.most, 20)
    ) f
    join public.conversations c on c.user_id = caller and c.id = f.conversation_id), '[]'));
end;
$$;
comment on function public.search_messages(text, text, int) is
  'Messages that hold every word of the query, accents and case aside, the newest first, archived ones too: { query, messages: [{ id, conversationId, title, role, text: its first 1,000 characters, sentAt }] }. Raises PT400 invalid_query, invalid_limit, PT404 conversation_not_found, PT429 rate_limited.';
grant execute on function public.search_messages(text, text, int) to authenticated, service_role;

-- schemas/message_window.sql

-- What of a conversation a turn reads as it is. How much of it a model is sent is decided by code, which counts tokens.

create function private.message_window(conversation_id uuid, turn_id uuid, summarized_to bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
-- In plpgsql its plan is kept for the session: planned at each turn it cost 1 ms.
declare
  caller uuid := private.current_user_id();
  -- Twenty messages that were said, with the tool results between them: a turn of many reads must not push out the talk.
  first_said bigint := (
    select min(s.seq) from (
      select m.seq from public.messages m
      where m.user_id = caller and m.conversation_id = message_window.conversation_id and m.role <> 'tool'
        and m.replaced_at is null
        and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      order by m.seq desc limit 20
    ) s);
begin
  return (
    with shown as (
      select m.seq, m.role, char_length(m.parts::text) as size,
        -- Written without parts, over REST.
        case when m.parts = '[]' and m.content <> ''
          then jsonb_build_array(jsonb_build_object('type', 'text', 'text', m.content)) else m.parts end as parts
      from public.messages m
      where m.user_id = caller and m.conversation_id = message_window.conversation_id
        and m.replaced_at is null and m.seq >= least(first_said, message_window.summarized_to + 1)
        and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      order by m.seq desc limit 200
    ), executed as (
      -- A call that ran and whose turn broke off before it was closed has no stored message: its result comes from its execution.
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
      -- Newest first; the size of what a message called counts with the message.
      select b.*, sum(b.size) over (order by b.seq desc) as so_far from both_kinds b
    ), kept as (
      -- Begins with something said: a tool's result never stands without its call.
      select m.* from measured m
      where m.seq >= (select min(f.seq) from measured f where f.role <> 'tool' and f.so_far <= 200000)
    )
    select coalesce(
      jsonb_agg(jsonb_build_object('seq', k.seq, 'role', k.role, 'parts', k.parts) order by k.seq, k.role = 'tool'), '[]'::jsonb)
    from kept k);
end;
$$;
comment on function private.message_window(uuid, uuid, bigint) is
  'The last twenty messages said and whatever no summary tells of, with the tool results between them: the newest 200, and at most 200,000 characters.';

grant execute on function private.message_window to authenticated;

-- schemas/turns.sql

-- Who may write for a turn: one running turn a conversation, held by a lease of 30 s and an attempt number.
-- Locks are always taken in one order: conversation, turn, pending action.

create function private.free_conversation(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  running public.turns;
begin
  select t.* into running from public.turns t
  where t.conversation_id = free_conversation.conversation_id
    and t.user_id = private.current_user_id()
    and t.status = 'running'
  for update;
  if not found then
    return;
  end if;
  if running.lease_until > clock_timestamp() then
    perform private.raise(409, 'conversation_busy', 'Ainda estou respondendo à mensagem anterior. Tente de novo em instantes.',
      jsonb_build_object('retryAfter', ceil(extract(epoch from running.lease_until - clock_timestamp()))::int));
  end if;
  update public.turns t set status = 'failed', closed_at = clock_timestamp() where t.id = running.id;
end;
$$;
comment on function private.free_conversation(uuid) is 'Raises PT409 conversation_busy while a turn holds its lease; closes one whose lease ran out.';

create function private.start_turn(
  conversation_id uuid, kind text, approvals jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  started public.turns;
begin
  perform private.free_conversation(start_turn.conversation_id);
  perform private.count_use('turns');
  -- What a message is answered with finds room as well.
  perform private.expect_room('messages', 300);
  insert into public.turns (user_id, conversation_id, kind, pending_action_id, approvals, lease_until)
  values (private.current_user_id(), start_turn.conversation_id, start_turn.kind, (start_turn.approvals #>> '{0,id}')::uuid,
    start_turn.approvals, clock_timestamp() + interval '30 seconds')
  returning * into started;
  return jsonb_build_object('status', 'opened', 'id', started.id, 'attempt', started.attempt);
end;
$$;

create function private.retake_turn(turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t
  where t.id = retake_turn.turn_id and t.user_id = private.current_user_id()
  for update;
  if turn.status in ('completed', 'stopped') then
    perform private.count_use('reads');
    return jsonb_build_object('status', 'replay', 'answer', turn.answer);
  end if;
  perform private.free_conversation(turn.conversation_id);
  perform private.count_use('turns');
  update public.turns t set
    status = 'running',
    attempt = t.attempt + 1,
    lease_until = clock_timestamp() + interval '30 seconds',
    stop_requested_at = null,
    closed_at = null
  where t.id = turn.id
  returning t.* into turn;
  -- Said again, it stands behind what was said since: the answer follows its question.
  perform private.unarchive_messages(array(
    select a.id from public.message_archive a where a.user_id = turn.user_id and a.turn_id = turn.id and a.role = 'user'));
  update public.messages m set seq = default
  where m.user_id = turn.user_id and m.turn_id = turn.id and m.role = 'user';
  return jsonb_build_object('status', 'opened', 'id', turn.id, 'attempt', turn.attempt);
end;
$$;
comment on function private.retake_turn(uuid) is 'The stored answer of a finished turn; a failed or abandoned one is opened again with the next attempt.';

create function private.start_approval(conversation_id uuid, approvals jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  answer record;
  undecided jsonb := '[]'::jsonb;
  decider uuid;
begin
  for answer in
    select a.position - 1 as position, (a.value ->> 'id')::uuid as id, (a.value ->> 'approved')::boolean as approved, p as pending,
      p.id is null as is_unknown, t.id as decided_by, t.approvals as decided_with
    from jsonb_array_elements(start_approval.approvals) with ordinality as a (value, position)
    -- No lock: open_turn holds the conversation's. Locks are always taken conversation, turn, pending action.
    left join public.pending_actions p on p.id = (a.value ->> 'id')::uuid
      and p.conversation_id = start_approval.conversation_id and p.user_id = caller
    left join public.turns t on t.user_id = caller and t.id = p.decided_turn_id
    order by a.position
  loop
    if answer.is_unknown then
      perform private.raise(400, 'invalid_request', 'Não encontrei essa confirmação nesta conversa.', jsonb_build_array(
        jsonb_build_object('path', format('approvals.%s.id', answer.position), 'message', 'Confirmação desconhecida')));
    elsif (answer.pending).status = 'open' then
      if (answer.pending).expires_at <= clock_timestamp() then
        perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
      end if;
      undecided := undecided || jsonb_build_array(jsonb_build_object('id', answer.id, 'approved', answer.approved));
    elsif ((answer.pending).status in ('confirmed', 'corrected') and (answer.pending).result is not null and answer.approved)
      or ((answer.pending).status = 'rejected' and not answer.approved)
      or answer.decided_with @> jsonb_build_array(jsonb_build_object('id', answer.id, 'approved', answer.approved)) then
      decider := coalesce(decider, answer.decided_by);
    else
      perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
        jsonb_build_object('status', (answer.pending).status));
    end if;
  end loop;
  -- A repeat of what was answered gets that answer; what is still open is answered now.
  if undecided = '[]' then
    return private.retake_turn(decider);
  end if;
  return private.start_turn(start_approval.conversation_id, 'approval', undecided);
end;
$$;

create function private.hold_turn(turn_id uuid, attempt int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.turns t set lease_until = clock_timestamp() + interval '30 seconds'
  where t.id = hold_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = hold_turn.attempt and t.status = 'running';
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
end;
$$;
comment on function private.hold_turn(uuid, int) is 'Renews the lease of a running turn and locks it until the transaction ends; a stale attempt gets PT409 and writes nothing.';

-- First round trip of a turn: saves the message, takes the lease, returns all the turn needs.
-- Public functions run as the caller under row-level security; what a user must not be able to write by hand is done by
-- definer functions in schema private, always for auth.uid().

create function private.turn_context(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'conversation', (
      select jsonb_build_object('id', c.id, 'type', c.type,
        'structuredSummary', c.structured_summary, 'longTermSummary', c.long_term_summary, 'summarizedTo', c.summarized_to)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'profile', (
      select jsonb_build_object('displayName', p.display_name, 'timezone', p.timezone, 'pronouns', coalesce(p.pronouns, (
        select lower(k.value) from public.knowledge_items k
        where k.user_id = caller and k.subject = 'self' and k.slot = 'pronouns' and k.holds
          and k.deleted_at is null and k.superseded_at is null and not k.needs_resolution order by k.stated_at desc limit 1)))
      from public.profiles p where p.user_id = caller),
    'packs', private.pack_revision_json(),
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'userMemory', (
      select to_jsonb(m) - 'user_id' from public.user_memories m where m.user_id = caller),
    'tray', private.tray_json(turn_context.conversation_id, turn_context.turn_id),
    -- Decided by this turn, which broke off before it was closed and was taken over.
    'decided', coalesce((
      select jsonb_agg(private.pending_action_json(p) order by p.created_at, p.id) from public.pending_actions p
      where p.user_id = caller and p.decided_turn_id = turn_context.turn_id), '[]'),
    'approvals', (
      select coalesce(t.approvals, '[]') from public.turns t where t.user_id = caller and t.id = turn_context.turn_id),
    'lastTurn', (
      select jsonb_build_object('route', t.route, 'intent', t.intent, 'hasExpired', exists (
        select from public.pending_actions p
        where p.user_id = caller and p.conversation_id = t.conversation_id and p.shown_turn_id = t.id and p.status = 'open'
          and p.expires_at <= clock_timestamp()))
      from public.turns t
      where t.user_id = caller and t.conversation_id = turn_context.conversation_id and t.id <> turn_context.turn_id
        and t.status in ('completed', 'stopped')
      order by t.created_at desc limit 1),
    'writes', private.recent_writes(turn_context.conversation_id, turn_context.turn_id),
    'executions', coalesce((
      select jsonb_agg(jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args, 'result', e.result)
        order by e.created_at, e.id)
      from public.tool_executions e where e.user_id = caller and e.turn_id = turn_context.turn_id), '[]'),
    'window', (
      select private.message_window(c.id, turn_context.turn_id, c.summarized_to)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'recentUserMessages', coalesce((
      select jsonb_agg(r.content order by r.seq)
      from (
        select m.seq, m.content from public.messages m
        where m.user_id = caller and m.conversation_id = turn_context.conversation_id
          and m.role = 'user' and m.replaced_at is null and m.turn_id is distinct from turn_context.turn_id
        order by m.seq desc limit 5
      ) r), '[]')
  ) || private.standing_json() || private.flags_json();
end;
$$;
comment on function private.turn_context(uuid, uuid) is 'All a turn needs to know, read as the caller.';

create function private.add_user_message(conversation_id uuid, turn_id uuid, client_message_id text, message text) returns void
language sql set search_path = '' as $$
  insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
  values (private.current_user_id(), add_user_message.conversation_id, add_user_message.turn_id, 'user', add_user_message.client_message_id,
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', add_user_message.message)), add_user_message.message);
$$;

create function public.open_turn(
  conversation text, client_message_id text default null, message text default null, conversation_type text default null,
  approvals jsonb default null, replaces text default null, regenerate boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(open_turn.conversation);
  is_new boolean := false;
  existing private.all_messages;
  turn jsonb;
begin
  perform private.check_account();
  if char_length(open_turn.message) > 8000 or char_length(open_turn.client_message_id) > 64 then
    perform private.raise(400, 'invalid_request', 'A mensagem é grande demais.');
  end if;
  if row_id is null and open_turn.approvals is null then
    insert into public.conversations (id, user_id, client_id, type)
    values (coalesce(private.try_uuid(open_turn.conversation), gen_random_uuid()), caller, open_turn.conversation,
      coalesce(open_turn.conversation_type, 'general'))
    on conflict do nothing
    returning id into row_id;
    is_new := found;
    -- Another turn has begun it at the same moment, or the uuid is someone else's.
    row_id := coalesce(row_id, private.find_conversation(open_turn.conversation));
  end if;
  -- Turns of one conversation are opened one after the other; someone else's conversation is invisible here. A new one is
  -- nobody else's before it is committed.
  if not is_new then
    perform 1 from public.conversations c
    where c.id = row_id and c.user_id = caller
    for no key update;
    if not found then
      perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
    end if;
  end if;

  if open_turn.approvals is not null then
    turn := private.start_approval(row_id, open_turn.approvals);
  elsif open_turn.replaces is not null then
    turn := private.answer_anew(row_id, open_turn.replaces, open_turn.regenerate, open_turn.client_message_id, open_turn.message);
  end if;
  if turn is null then
    select m.* into existing from private.all_messages m
    where m.user_id = caller and m.conversation_id = row_id and m.client_message_id = open_turn.client_message_id
    order by m.replaced_at desc nulls first limit 1;
    if not found then
      turn := private.start_turn(row_id, 'message');
      perform private.add_user_message(row_id, (turn ->> 'id')::uuid, open_turn.client_message_id, open_turn.message);
    elsif existing.content <> open_turn.message or existing.role <> 'user' or existing.turn_id is null or existing.replaced_at is not null then
      perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
    else
      turn := private.retake_turn(existing.turn_id);
    end if;
  end if;

  if turn ->> 'status' = 'replay' then
    return turn;
  end if;
  return turn || jsonb_build_object('context',
    private.turn_context(row_id, (turn ->> 'id')::uuid)
      || private.claim_topic(row_id, (turn ->> 'id')::uuid)
      || private.claim_reminders(row_id, (turn ->> 'id')::uuid));
end;
$$;
comment on function public.open_turn(text, text, text, text, jsonb, text, boolean) is
  'Saves the user''s message (idempotent on its client id), takes the conversation''s lease and returns { status: opened, id, attempt, context } or { status: replay, answer }. approvals: [{ id, approved }], one to twenty. replaces: the message in whose place, and of all after it, this one comes; with regenerate the same words are answered once more. Raises PT404 conversation_not_found, PT409 conversation_busy, message_id_reused, already_recorded, already_decided, pending_action_expired, too_many_rows, PT429 rate_limited.';
grant execute on function public.open_turn(text, text, text, text, jsonb, text, boolean) to authenticated, service_role;

-- Second round trip of a turn: messages, answer, usage and decisions in one transaction.

create function private.finish_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], answer jsonb, model_calls int, usage jsonb, measures jsonb
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  conversation uuid;
begin
  update public.turns t set
    status = finish_turn.outcome,
    route = finish_turn.route,
    skills = finish_turn.skills,
    answer = finish_turn.answer,
    model_calls = finish_turn.model_calls,
    usage = finish_turn.usage,
    intent = finish_turn.measures ->> 'intent',
    model = finish_turn.measures ->> 'model',
    tools = array(select jsonb_array_elements_text(finish_turn.measures -> 'tools')),
    steps = coalesce(finish_turn.measures -> 'steps', '[]'),
    round_trips = (finish_turn.measures ->> 'roundTrips')::int,
    background_trips = (finish_turn.measures ->> 'backgroundTrips')::int,
    first_word_ms = (finish_turn.measures ->> 'firstWordMs')::int,
    took_ms = (finish_turn.measures ->> 'ms')::int,
    error = finish_turn.measures ->> 'error',
    closed_at = clock_timestamp()
  where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = finish_turn.attempt and t.status = 'running'
  returning t.conversation_id into conversation;
  if not found then
    -- The answer to an earlier delivery of this very close was lost on its way.
    if exists (select from public.turns t
      where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
        and t.attempt = finish_turn.attempt and t.status = finish_turn.outcome and t.answer = finish_turn.answer) then
      return null;
    end if;
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  return conversation;
end;
$$;

create function public.close_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], messages jsonb, answer jsonb,
  model_calls int default 0, usage jsonb default '{}', tray jsonb default null,
  insight_id uuid default null, reminder_ids uuid[] default null, measures jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  conversation uuid;
begin
  -- In the order in which open_turn locks: conversation, then turn.
  perform 1 from public.conversations c
  where c.user_id = caller
    and c.id = (select t.conversation_id from public.turns t where t.user_id = caller and t.id = close_turn.turn_id)
  for no key update;
  conversation := private.finish_turn(close_turn.turn_id, close_turn.attempt, close_turn.outcome, close_turn.route,
    close_turn.skills, close_turn.answer, close_turn.model_calls, close_turn.usage, close_turn.measures);
  if conversation is null then
    return jsonb_build_object('closed', true);
  end if;
  -- A retried turn answers anew; what its failed attempt had said goes.
  if close_turn.attempt > 1 then
    delete from public.messages m
    where m.user_id = caller and m.turn_id = close_turn.turn_id and m.role <> 'user';
  end if;
  insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, tool_calls, tool_call_id, name)
  select caller, conversation, close_turn.turn_id, m.value ->> 'role', m.value -> 'parts', d.content, d.tool_calls, d.tool_call_id, d.name
  from jsonb_array_elements(close_turn.messages) with ordinality as m (value, position)
  cross join lateral private.derive_message(m.value -> 'parts') as d
  order by m.position;
  perform private.close_tray(conversation, close_turn.turn_id, close_turn.tray);
  if close_turn.insight_id is not null then
    perform private.mark_shown(close_turn.insight_id);
  end if;
  if close_turn.reminder_ids is not null then
    perform private.mark_reminders_shown(close_turn.turn_id, close_turn.reminder_ids);
  end if;
  update public.conversations c set
    updated_at = now(),
    title = coalesce(c.title, (
      select left(m.content, 80) from public.messages m
      where m.user_id = caller and m.conversation_id = conversation and m.role = 'user' and m.replaced_at is null
      order by m.seq limit 1))
  where c.id = conversation and c.user_id = caller;
  return jsonb_build_object('closed', true);
end;
$$;
comment on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, uuid, uuid[], jsonb) is
  'Ends a turn in one transaction: its messages ([{ role, parts }]), answer, usage, measures, what it did to the tray ({ decided, opened, shown, reminded }), the insight and the reminders that were shown. Raises PT409 stale_turn.';
grant execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, uuid, uuid[], jsonb) to authenticated, service_role;

grant execute on function
  private.free_conversation, private.start_turn, private.retake_turn, private.start_approval, private.hold_turn,
  private.turn_context, private.add_user_message, private.finish_turn
to authenticated;

-- schemas/turn_stream.sql

-- A running turn as others see it: its chunks so far, for whoever resumes its stream on any instance, and the wish that it
-- stops. Once the turn is closed, its answer says all that the chunks said.

create table private.turn_chunks (
  user_id uuid not null references auth.users (id) on delete cascade,
  turn_id uuid not null,
  seq int not null check (seq between 1 and 2000),
  chunks jsonb not null check (jsonb_typeof(chunks) = 'array' and octet_length(chunks::text) <= 1000000),
  primary key (user_id, turn_id, seq),
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade
);
alter table private.turn_chunks enable row level security;
grant all on private.turn_chunks to service_role;

comment on table private.turn_chunks is 'What the present attempt of a running turn has streamed, in batches; gone when it is closed or taken over.';

create function private.delete_chunks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turn_chunks c where c.user_id = new.user_id and c.turn_id = new.id;
  new.streamed := false;
  return new;
end;
$$;

-- Most turns are over before there is anything to keep: their close is not to take longer for it.
create trigger turns_delete_chunks before update of status, attempt on public.turns
  for each row when (old.streamed and (new.status <> 'running' or new.attempt <> old.attempt))
  execute function private.delete_chunks();

create function private.store_chunks(turn_id uuid, attempt int, seq int, chunks jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  turn public.turns;
begin
  -- Locked, so that no batch is stored behind the close.
  select t.* into turn from public.turns t
  where t.id = store_chunks.turn_id and t.user_id = private.current_user_id()
    and t.attempt = store_chunks.attempt and t.status = 'running'
  for no key update;
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  -- Every 5 s: a new version of the row at each batch would be work for nothing.
  if turn.lease_until < clock_timestamp() + interval '25 seconds' then
    perform private.hold_turn(turn.id, turn.attempt);
  end if;
  if store_chunks.chunks <> '[]' then
    if not turn.streamed then
      update public.turns t set streamed = true where t.id = turn.id;
    elsif (select sum(octet_length(c.chunks::text)) from private.turn_chunks c where c.user_id = turn.user_id and c.turn_id = turn.id) > 4000000 then
      perform private.raise(400, 'too_many_chunks', 'A resposta é grande demais para ser retomada.');
    end if;
    insert into private.turn_chunks (user_id, turn_id, seq, chunks)
    values (turn.user_id, turn.id, store_chunks.seq, store_chunks.chunks)
    on conflict do nothing;
  end if;
  return turn.stop_requested_at is not null;
end;
$$;

create function public.append_chunks(turn_id uuid, attempt int, seq int, chunks jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return jsonb_build_object('stop',
    private.store_chunks(append_chunks.turn_id, append_chunks.attempt, append_chunks.seq, append_chunks.chunks));
end;
$$;
comment on function public.append_chunks(uuid, int, int, jsonb) is
  'Keeps the next chunks of a running turn''s stream, none at all too, and its lease; a batch sent again is stored once. Returns { stop }: whether the turn is to stop. Raises PT409 stale_turn, PT400 too_many_chunks.';
grant execute on function public.append_chunks(uuid, int, int, jsonb) to authenticated, service_role;

-- The turns whose answers are told in the same message as this one's: a button's answer is added to the message that
-- carries the button.
create function private.earlier_answers(turn public.turns) returns jsonb
language sql stable set search_path = '' as $$
  with recursive continued as (
    select t.* from public.pending_actions p join public.turns t on t.user_id = p.user_id and t.id = p.turn_id
    where p.user_id = turn.user_id and p.id = turn.pending_action_id
    union all
    select t.* from continued c
    join public.pending_actions p on p.user_id = c.user_id and p.id = c.pending_action_id
    join public.turns t on t.user_id = p.user_id and t.id = p.turn_id
    where c.answer #>> '{message,id}' <> c.id::text
  )
  select coalesce(jsonb_agg(c.answer order by c.created_at), '[]') from continued c where c.answer is not null;
$$;

create function public.running_turn(conversation text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.count_use('reads');
  return (
    select jsonb_build_object('id', t.id, 'attempt', t.attempt, 'earlier', private.earlier_answers(t))
    from public.turns t
    where t.user_id = (select auth.uid()) and t.conversation_id = private.find_conversation(running_turn.conversation)
      and t.status = 'running' and t.lease_until > clock_timestamp());
end;
$$;
comment on function public.running_turn(text) is
  'The turn that holds the lease of the caller''s conversation: { id, attempt, earlier }, or null. earlier: the answers that its own continues, if it answers a button. Raises PT429 rate_limited.';
grant execute on function public.running_turn(text) to authenticated, service_role;

create function private.chunks_after(turn_id uuid, seq int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'chunks', coalesce(jsonb_agg(e.value order by c.seq, e.position), '[]'),
    'seq', coalesce(max(c.seq), chunks_after.seq))
  from private.turn_chunks c
  cross join lateral jsonb_array_elements(c.chunks) with ordinality as e (value, position)
  where c.user_id = private.current_user_id() and c.turn_id = chunks_after.turn_id and c.seq > chunks_after.seq;
$$;

create function public.read_chunks(turn_id uuid, attempt int, after_seq int default 0) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t where t.user_id = (select auth.uid()) and t.id = read_chunks.turn_id;
  if turn.attempt is distinct from read_chunks.attempt or turn.status = 'running' and turn.lease_until <= clock_timestamp()
    or turn.status <> 'running' and turn.answer is null then
    return jsonb_build_object('status', 'lost');
  end if;
  if turn.status <> 'running' then
    return jsonb_build_object('status', 'closed', 'answer', turn.answer);
  end if;
  return jsonb_build_object('status', 'running') || private.chunks_after(turn.id, read_chunks.after_seq);
end;
$$;
comment on function public.read_chunks(uuid, int, int) is
  'What a turn has streamed after a batch: { status: running, chunks, seq }, { status: closed, answer }, or { status: lost } where another attempt has it or nobody.';
grant execute on function public.read_chunks(uuid, int, int) to authenticated, service_role;

create function private.request_stop(conversation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  running public.turns;
  said jsonb;
begin
  select t.* into running from public.turns t
  where t.user_id = private.current_user_id() and t.conversation_id = request_stop.conversation_id and t.status = 'running'
  for update;
  if not found then
    return jsonb_build_object('status', 'idle');
  end if;
  if running.lease_until > clock_timestamp() then
    update public.turns t set stop_requested_at = coalesce(t.stop_requested_at, clock_timestamp()) where t.id = running.id;
    return jsonb_build_object('status', 'requested');
  end if;
  -- Whoever ran it is gone: it is taken over, to be closed with what it had said.
  said := private.chunks_after(running.id, 0) -> 'chunks';
  update public.turns t set attempt = t.attempt + 1, lease_until = clock_timestamp() + interval '30 seconds',
    stop_requested_at = clock_timestamp()
  where t.id = running.id;
  return jsonb_build_object('status', 'taken', 'chunks', said, 'turn', jsonb_build_object(
    'status', 'opened', 'id', running.id, 'attempt', running.attempt + 1));
end;
$$;

create function public.stop_turn(conversation text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  conversation_id uuid := private.find_conversation(stop_turn.conversation);
  stopped jsonb;
begin
  -- In the order in which open_turn locks: conversation, then turn.
  perform 1 from public.conversations c where c.user_id = (select auth.uid()) and c.id = conversation_id for no key update;
  perform private.count_use('reads');
  stopped := private.request_stop(conversation_id);
  if stopped ->> 'status' <> 'taken' then
    return stopped;
  end if;
  return jsonb_set(stopped, '{turn,context}',
    private.turn_context(conversation_id, (stopped #>> '{turn,id}')::uuid)
      -- Nothing is brought up by a turn that stops.
      || '{"question": null, "insight": null, "reminders": {"open": false, "due": []}}');
end;
$$;
comment on function public.stop_turn(text) is
  'Asks the running turn of the caller''s conversation to stop: { status: requested }, or { status: idle } where none runs. One whose lease ran out is taken over by the caller, who closes it: { status: taken, turn, chunks }, turn as open_turn returns it. Raises PT429 rate_limited.';
grant execute on function public.stop_turn(text) to authenticated, service_role;

grant execute on function
  private.store_chunks, private.earlier_answers, private.chunks_after, private.request_stop
to authenticated;

-- schemas/replaced_messages.sql

-- Editing a message, and answering one anew: what is replaced stays in the record and is seen by nobody who reads the
-- conversation. What was written to data since then is not undone by that, so it has to be taken back first.

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
comment on function private.find_message(uuid, text) is
  'The message of a conversation that a client means, by the name it gave it or, where it gave none, by its id.';

create function private.turns_since(conversation_id uuid, message private.all_messages) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query select t.id from public.turns t
  where t.user_id = message.user_id and t.conversation_id = turns_since.conversation_id
    and (exists (select from private.all_messages m
        where m.user_id = t.user_id and m.turn_id = t.id and m.replaced_at is null and m.seq >= message.seq)
      -- A yes whose turn broke off before it was closed has said nothing.
      or (t.created_at >= message.created_at and not exists (
        select from private.all_messages m where m.user_id = t.user_id and m.turn_id = t.id)));
end;
$$;
comment on function private.turns_since(uuid, private.all_messages) is 'The turn of a message and those that came after it.';

create function private.check_unrecorded(turn_ids uuid[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  -- The last first, as "desfaz" takes them back.
  writes jsonb := (
    select jsonb_agg(jsonb_build_object('tool', e.tool, 'result', e.result,
      'undoable', e.undo is distinct from '[]' and e.undo is not null and e.created_at > now() - interval '24 hours') order by e.seq desc)
    from public.tool_executions e
    where e.user_id = (select auth.uid()) and e.undone_at is null and (
      (e.turn_id = any (turn_ids) and e.undo is not null and e.tool <> 'replace_writes')
      -- Taking back what was written before changed data as well.
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
comment on function private.check_unrecorded(uuid[]) is
  'Raises PT409 already_recorded, { writes: [{ tool, result, undoable }], today, timezone }, when these turns wrote what was not taken back.';

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
  if replaced.role <> 'user' or (private.find_message(answer_anew.conversation_id, answer_anew.client_message_id)).seq < replaced.seq then
    perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
  end if;
  since := array(select private.turns_since(answer_anew.conversation_id, replaced));
  -- Sent again, or a turn that broke off: nothing was said since, so nothing is replaced.
  if keeps_row and since = array[replaced.turn_id] and exists (
    select from public.turns t
    where t.id = replaced.turn_id and (not answer_anew.regenerate or t.status in ('failed', 'running'))) then
    return private.retake_turn(replaced.turn_id);
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
    -- A title of its first words is made anew with the answer.
    update public.conversations c set title = null
    where c.id = answer_anew.conversation_id and c.title = left(replaced.content, 80);
    perform private.add_user_message(answer_anew.conversation_id, (turn ->> 'id')::uuid, answer_anew.client_message_id,
      answer_anew.message);
  end if;
  return turn;
end;
$$;
comment on function private.answer_anew(uuid, text, boolean, text, text) is
  'Begins the turn of a message in place of an earlier one and all that came after it, whose offers are dropped: as open_turn does, or null when there is no such message. With regenerate the same words are answered once more; without, they are a repeat. Raises PT409 already_recorded, message_id_reused.';

grant execute on function private.answer_anew to authenticated;

-- schemas/conversation_messages.sql

-- A conversation as clients show it, a page at a time: each message of the user, and each answer with all that its turn said and
-- did, together with what a button in it led to.

create function private.continued_turn(turn_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  -- The first answer of a turn bears the turn's id; what continues it bears the same.
  return (
    select first.id from public.turns t
    join public.turns first on first.user_id = t.user_id and first.id = private.try_uuid(t.answer #>> '{message,id}')
      and first.conversation_id = t.conversation_id and first.id <> t.id
    where t.user_id = (select auth.uid()) and t.id = continued_turn.turn_id and t.kind = 'approval' and exists (
      select from private.all_messages m
      where m.user_id = t.user_id and m.turn_id = first.id and m.role <> 'user' and m.replaced_at is null));
end;
$$;
comment on function private.continued_turn(uuid) is 'The turn to whose message the client added what came of a button; null for a message of its own.';

create function private.begins_message(message private.all_messages) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if message.role = 'user' then
    return true;
  elsif message.turn_id is not null then
    return not exists (
        select from private.all_messages m
        where m.user_id = message.user_id and m.turn_id = message.turn_id and m.role <> 'user' and m.replaced_at is null
          and m.seq < message.seq)
      and private.continued_turn(message.turn_id) is null;
  end if;
  -- Written by a client, or imported: what stands together was one answer.
  return coalesce((
    select m.role = 'user' or m.turn_id is not null from private.all_messages m
    where m.user_id = message.user_id and m.conversation_id = message.conversation_id and m.replaced_at is null and m.seq < message.seq
    order by m.seq desc limit 1), true);
end;
$$;

create function private.answers_of(message private.all_messages) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(a.answer order by a.created_at) from (
      select t.answer, t.created_at from public.turns t
      where t.user_id = message.user_id and t.id = message.turn_id and t.answer ? 'message'
      union all
      select t.answer, t.created_at from public.turns t
      where t.user_id = message.user_id and t.kind = 'approval' and t.answer #>> '{message,id}' = message.turn_id::text
        and t.id <> message.turn_id and t.conversation_id = message.conversation_id and exists (
          select from private.all_messages m where m.user_id = t.user_id and m.turn_id = t.id and m.replaced_at is null)
    ) a);
end;
$$;
comment on function private.answers_of(private.all_messages) is 'The answer of a message''s turn, and those of the buttons in it, in order.';

create function private.rows_of_answer(message private.all_messages) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with answer as materialized (
      select m.seq, m.role, m.parts from private.all_messages m
      where m.user_id = message.user_id and m.conversation_id = message.conversation_id and m.replaced_at is null
        and m.role <> 'user' and m.turn_id is not distinct from message.turn_id and m.seq >= message.seq
        and m.seq < coalesce((
          select n.seq from private.all_messages n
          where n.user_id = message.user_id and n.conversation_id = message.conversation_id and n.replaced_at is null
            and n.seq > message.seq and (n.role = 'user' or n.turn_id is distinct from message.turn_id)
          order by n.seq limit 1), 9223372036854775807)
    ), part as materialized (
      select p.value ->> 'type' as type, p.value -> 'toolCallId' as call from answer a cross join jsonb_array_elements(a.parts) as p (value)
    ), offered as materialized (
      select c.call from part c where c.type = 'tool-call'
        and not exists (select from part r where r.type = 'tool-result' and r.call = c.call)
    )
    select jsonb_agg(jsonb_build_object('role', r.role, 'parts', r.parts) order by r.seq) from (
      select a.seq, a.role, a.parts from answer a
      union all
      -- What came of an offer stands behind the yes to it.
      select m.seq, m.role, m.parts from private.all_messages m
      where exists (select from offered) and m.user_id = message.user_id and m.conversation_id = message.conversation_id
        and m.replaced_at is null and m.role = 'tool' and m.seq > (select max(a.seq) from answer a)
        and exists (select from offered o where m.parts @> jsonb_build_array(jsonb_build_object('toolCallId', o.call)))
    ) r);
end;
$$;
comment on function private.rows_of_answer(private.all_messages) is 'The native messages of an answer that no turn has stored, and what came later of the calls in it.';

create function private.shown_action(pending public.pending_actions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', pending.id, 'open', pending.status = 'open' and pending.expires_at > clock_timestamp(),
    'toolCallId', pending.tool_call_id, 'result', pending.result -> 'result');
$$;

create function public.conversation_messages(conversation text, before text default null, page_size int default 50) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(conversation_messages.conversation);
  shown private.all_messages[];
  page jsonb;
begin
  perform private.check_account();
  perform private.count_use('reads');
  if row_id is null then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;
  -- Newest first, one more than asked for: whether there are older ones.
  shown := array(
    select m from private.all_messages m
    where m.user_id = caller and m.conversation_id = row_id and m.replaced_at is null
      and (conversation_messages.before is null or m.seq < conversation_messages.before::bigint)
      and private.begins_message(m)
    order by m.seq desc limit least(conversation_messages.page_size, 100) + 1);
  select coalesce(jsonb_agg(case s.role
      when 'user' then jsonb_build_object('role', 'user', 'id', coalesce(s.client_message_id, s.id::text), 'parts', s.parts, 'content', s.content)
      else jsonb_build_object('role', 'assistant', 'id', coalesce(s.turn_id, s.id), 'answers', a.answers,
        'rows', case when a.answers is null then private.rows_of_answer(s) end) end order by s.seq), '[]')
  into page
  from unnest(shown[1:least(conversation_messages.page_size, 100)]) as s
  left join lateral (select case when s.role <> 'user' then private.answers_of(s) end as answers) a on true;
  return jsonb_build_object(
    'messages', page,
    'actions', (
      select coalesce(jsonb_agg(private.shown_action(p)), '[]') from public.pending_actions p
      where p.user_id = caller and p.conversation_id = row_id and p.id::text in (
        select jsonb_path_query(page, '$[*].answers[*].message.parts[*].approval.id') #>> '{}'
        union select jsonb_path_query(page, '$[*].answers[*].metadata.waiting[*].id') #>> '{}')),
    'next', case when cardinality(shown) > least(conversation_messages.page_size, 100)
      then (shown[least(conversation_messages.page_size, 100)]).seq::text end);
end;
$$;
comment on function public.conversation_messages(text, text, int) is
  'A page of a conversation, the newest page first and in order within: { messages: [{ role, id, parts } | { role, id, answers, rows }], actions: what became of the offers in them, next }. before: next of the page after it. Raises PT404 conversation_not_found, PT429 rate_limited.';
grant execute on function public.conversation_messages(text, text, int) to authenticated;

grant execute on function
  private.continued_turn, private.begins_message, private.answers_of, private.rows_of_answer, private.shown_action
to authenticated;

-- schemas/consolidation_queue.sql

-- Whose turn it is to be consolidated, which messages may be learned from, and the lease under which a worker does it.

create function private.unfiled_items(user_id uuid) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  select k.* from public.knowledge_items k
  where k.user_id = unfiled_items.user_id and k.filed_at is null and k.type not in ('person', 'insight')
    and k.deleted_at is null and k.superseded_at is null;
$$;

create function private.messages_to_learn(user_id uuid) returns setof public.messages
language sql stable set search_path = '' as $$
  -- A turn under way may still be retaken: its message waits for the next batch, however late it ends.
  select m.* from public.messages m
  left join public.turns t on t.user_id = m.user_id and t.id = m.turn_id
  where m.user_id = messages_to_learn.user_id and m.role = 'user' and m.consolidation_id is null and m.not_to_learn_at is null and m.replaced_at is null
    and t.status is distinct from 'running';
$$;
comment on function private.messages_to_learn(uuid) is
  'A user''s own messages of closed turns that no batch has learned from and that may be learned from.';

-- The queue of consolidations: a row a user. A claim is a lease with an attempt; whoever comes with an old attempt writes
-- nothing. Everything here is for the service role.
create table private.consolidation_queue (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_run_local_date date,
  attempt int not null default 0,
  locked_until timestamptz,
  claimed_at timestamptz,
  tries int not null default 0,
  next_attempt_at timestamptz,
  time_spent interval not null default '0',
  forgotten_at timestamptz,
  suspects int check (suspects > 0)
);
alter table private.consolidation_queue enable row level security;
grant all on private.consolidation_queue to service_role;

comment on table private.consolidation_queue is 'Where each user stands: when they were last consolidated, who holds them, how often this run has failed.';
comment on column private.consolidation_queue.last_run_local_date is 'The date where the user was then: never twice on one date, whichever way they travel.';
comment on column private.consolidation_queue.tries is 'Claims since the last batch that was applied; 3 end the run.';
comment on column private.consolidation_queue.forgotten_at is 'When the user had everything forgotten: insights are drawn from later days only.';
comment on column private.consolidation_queue.suspects is 'So many of the next messages could not be learned from together: half of them come next, until the one is found.';
comment on column private.consolidation_queue.time_spent is 'Of this run, over all claims; 5 minutes end it.';

create function private.queue_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.consolidation_queue (user_id) values (new.user_id) on conflict do nothing;
  return new;
end;
$$;

create function private.due_users(at timestamptz) returns table (user_id uuid, local_date date, waiting boolean)
language sql stable set search_path = '' as $$
  select q.user_id, l.local_time::date, exists (select from private.messages_to_learn(q.user_id)) or exists (select from private.unfiled_items(q.user_id))
  from private.consolidation_queue q
  join public.profiles p on p.user_id = q.user_id
  cross join lateral (select due_users.at at time zone p.timezone as local_time) l
  where l.local_time::time >= '03:00'
    and (q.last_run_local_date is null or q.last_run_local_date < l.local_time::date)
    and (q.locked_until is null or q.locked_until <= due_users.at)
    and (q.next_attempt_at is null or q.next_attempt_at <= due_users.at);
$$;
comment on function private.due_users(timestamptz) is
  'Whose local time is 3:00 or later on a date that had no consolidation yet; waiting: there is something to learn from or to file.';

create function private.end_run(user_id uuid, at timestamptz) returns void
language sql set search_path = '' as $$
  -- A run that was forced before 3:00 does not stand for the night's own.
  update private.consolidation_queue q set
    last_run_local_date = case when l.local_time::time >= '03:00'
      then greatest(q.last_run_local_date, l.local_time::date) else q.last_run_local_date end,
    locked_until = null, claimed_at = null, tries = 0, next_attempt_at = null, time_spent = '0'
  from public.profiles p, lateral (select end_run.at at time zone p.timezone as local_time) l
  where q.user_id = end_run.user_id and p.user_id = q.user_id;
$$;

create function private.give_up(user_id uuid, error text, at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.memory_consolidations (user_id, status, error_message, attempt, started_at)
  select q.user_id, 'failed', left(give_up.error, 2000), q.attempt, coalesce(q.claimed_at, give_up.at)
  from private.consolidation_queue q where q.user_id = give_up.user_id;
  perform private.end_run(give_up.user_id, give_up.at);
end;
$$;
comment on function private.give_up(uuid, text, timestamptz) is
  'Ends a run that failed for good with a record of it. Its messages stay as they are, for the next run.';

create function private.lease_user(user_id uuid, at timestamptz) returns jsonb
language sql set search_path = '' as $$
  update private.consolidation_queue q set
    attempt = q.attempt + 1, tries = q.tries + 1, claimed_at = lease_user.at, locked_until = lease_user.at + interval '150 seconds',
    next_attempt_at = null
  where q.user_id = lease_user.user_id
  returning jsonb_build_object('status', 'claimed', 'userId', q.user_id, 'attempt', q.attempt, 'tries', q.tries);
$$;

create function private.claim_due(at timestamptz, among uuid[] default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  most_tries constant int := 3;
  picked private.consolidation_queue;
begin
  loop
    select q.* into picked from private.consolidation_queue q
    where q.user_id in (select d.user_id from private.due_users(claim_due.at) d where d.waiting)
      and (claim_due.among is null or q.user_id = any (claim_due.among))
    order by q.last_run_local_date nulls first, q.user_id
    limit 1
    for update skip locked;
    if not found then
      return jsonb_build_object('status', 'none');
    end if;
    -- Looked at before the lock: another worker may have been faster.
    continue when not exists (
      select from private.due_users(claim_due.at) d where d.user_id = picked.user_id and d.waiting);
    if picked.tries >= most_tries then
      perform private.give_up(picked.user_id, format('Ended without an answer %s times.', picked.tries), claim_due.at);
      continue;
    end if;
    return private.lease_user(picked.user_id, claim_due.at);
  end loop;
end;
$$;

create function private.claim_now(user_id uuid, at timestamptz, fresh boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  picked private.consolidation_queue;
begin
  select q.* into picked from private.consolidation_queue q where q.user_id = claim_now.user_id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if picked.locked_until > claim_now.at then
    return jsonb_build_object('status', 'busy');
  end if;
  if not exists (select from private.messages_to_learn(claim_now.user_id)) and not exists (select from private.unfiled_items(claim_now.user_id)) then
    return jsonb_build_object('status', 'skipped');
  end if;
  if fresh then
    update private.consolidation_queue q set tries = 0, time_spent = '0' where q.user_id = claim_now.user_id;
  end if;
  return private.lease_user(claim_now.user_id, claim_now.at);
end;
$$;

create function public.claim_consolidation(
  user_ids uuid[] default null, force boolean default false, fresh boolean default true,
  at timestamptz default clock_timestamp()
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if claim_consolidation.force then
    return private.claim_now(claim_consolidation.user_ids[1], claim_consolidation.at, claim_consolidation.fresh);
  end if;
  -- Due without a new message: skipped without a trace, until their next 3:00.
  perform private.end_run(i.user_id, claim_consolidation.at)
  from (
    select q.user_id from private.consolidation_queue q
    where q.user_id in (select d.user_id from private.due_users(claim_consolidation.at) d where not d.waiting)
    for update skip locked
  ) i;
  return private.claim_due(claim_consolidation.at, claim_consolidation.user_ids);
end;
$$;
comment on function public.claim_consolidation(uuid[], boolean, boolean, timestamptz) is
  'Takes the lease of the next user who is due, of those given if any: { status: claimed, userId, attempt, tries } | { status: none }. force takes the one user given whether due or not, else says { status: skipped | busy | unknown }; fresh: as a new run, with all its tries. at: for whom the clock is asked.';
grant execute on function public.claim_consolidation(uuid[], boolean, boolean, timestamptz) to service_role;

create function private.hold_consolidation(user_id uuid, attempt int) returns private.consolidation_queue
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue;
begin
  update private.consolidation_queue q set locked_until = clock_timestamp() + interval '150 seconds'
  where q.user_id = hold_consolidation.user_id and q.attempt = hold_consolidation.attempt and q.locked_until is not null
  returning q.* into held;
  if not found then
    perform private.raise(409, 'stale_consolidation', 'Outra execução assumiu esta consolidação.');
  end if;
  -- What is shared with the user's own functions works for auth.uid(): from here on that is whose memory this is.
  perform set_config('request.jwt.claim.sub', held.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', held.user_id)::text, true);
  return held;
end;
$$;
comment on function private.hold_consolidation(uuid, int) is
  'Renews the lease and locks it until the transaction ends, which goes on as that user; a stale attempt gets PT409 and writes nothing.';

create function public.read_consolidation(user_id uuid, attempt int, batch_size int default 40) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(read_consolidation.user_id, read_consolidation.attempt);
begin
  return jsonb_build_object(
    'secondsLeft', greatest(0, extract(epoch from interval '5 minutes' - held.time_spent - (clock_timestamp() - held.claimed_at))),
    'narrowing', held.suspects is not null,
    'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = held.user_id),
    'userMemory', (select to_jsonb(m) - 'user_id' - 'created_at' from public.user_memories m where m.user_id = held.user_id),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('name', k.title, 'relationship', k.person_metadata ->> 'relationship') order by k.stated_at desc)
      from (
        select i.title, i.person_metadata, i.stated_at from public.knowledge_items i
        where i.user_id = held.user_id and i.type = 'person' and i.deleted_at is null and i.superseded_at is null
        order by i.stated_at desc limit 50) k), '[]'),
    'known', coalesce((
      select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content, 'person', k.person) order by k.stated_at desc)
      from (
        select i.id, i.content, i.stated_at, p.title as person from public.knowledge_items i
        left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
        where i.user_id = held.user_id and i.type not in ('person', 'insight') and i.deleted_at is null and i.superseded_at is null
        order by i.stated_at desc limit 60) k), '[]'),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'text', m.content, 'sentAt', m.created_at, 'before', (
        -- How the assistant had ended: an answer may need its question.
        select right(b.content, 400) from public.messages b
        where b.user_id = held.user_id and b.conversation_id = m.conversation_id and b.seq < m.seq and b.role = 'assistant' and b.replaced_at is null and b.content <> ''
          and not exists (
            select from public.messages u where u.user_id = held.user_id and u.conversation_id = m.conversation_id and u.role = 'user' and u.replaced_at is null and u.seq > b.seq and u.seq < m.seq)
        order by b.seq desc limit 1)) order by m.seq)
      from (
        -- What follows the first message is left for the next batch once there are 24,000 characters.
        select w.*, sum(char_length(w.content)) over (order by w.seq) - char_length(w.content) as before
        from (
          select l.* from private.messages_to_learn(held.user_id) l
          order by l.seq limit coalesce((held.suspects + 1) / 2, read_consolidation.batch_size)) w) m
      where m.before < 24000), '[]'));
end;
$$;
comment on function public.read_consolidation(uuid, int, int) is
  'The next batch of a claimed user, oldest first, and what extraction may know: { secondsLeft, narrowing, today, timezone, userMemory, people: [{ name, relationship }], known: [{ id, content, person }], messages: [{ id, text, sentAt, before }] }. Raises PT409 stale_consolidation.';
grant execute on function public.read_consolidation(uuid, int, int) to service_role;

create function public.fail_consolidation(user_id uuid, attempt int, error text, retry_seconds double precision) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(fail_consolidation.user_id, fail_consolidation.attempt);
begin
  if held.tries >= 3 then
    perform private.give_up(held.user_id, fail_consolidation.error, clock_timestamp());
    return jsonb_build_object('status', 'failed');
  end if;
  update private.consolidation_queue q set
    locked_until = null, claimed_at = null,
    time_spent = q.time_spent + (clock_timestamp() - held.claimed_at),
    next_attempt_at = clock_timestamp() + make_interval(secs => fail_consolidation.retry_seconds)
  where q.user_id = held.user_id;
  return jsonb_build_object('status', 'retry');
end;
$$;
comment on function public.fail_consolidation(uuid, int, text, double precision) is
  'Gives a claimed user back after a failure, to be tried again after retry_seconds; the third failure ends the run with a record: { status: retry | failed }. Raises PT409 stale_consolidation.';
grant execute on function public.fail_consolidation(uuid, int, text, double precision) to service_role;

create function public.halve_consolidation(user_id uuid, attempt int, messages int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(halve_consolidation.user_id, halve_consolidation.attempt);
begin
  update private.consolidation_queue q set suspects = halve_consolidation.messages where q.user_id = held.user_id;
  return jsonb_build_object('status', 'halved');
end;
$$;
comment on function public.halve_consolidation(uuid, int, int) is
  'Says that a batch of so many messages could not be learned from: the next ones are halves of it, over crashes and nights, until those messages are applied. Raises PT409 stale_consolidation.';
grant execute on function public.halve_consolidation(uuid, int, int) to service_role;

create function public.release_consolidation(user_id uuid, attempt int, ended boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(release_consolidation.user_id, release_consolidation.attempt);
begin
  if release_consolidation.ended then
    perform private.end_run(held.user_id, clock_timestamp());
  else
    update private.consolidation_queue q set
      locked_until = null, claimed_at = null, tries = 0, time_spent = q.time_spent + (clock_timestamp() - held.claimed_at)
    where q.user_id = held.user_id;
  end if;
  return jsonb_build_object('status', 'released');
end;
$$;
comment on function public.release_consolidation(uuid, int, boolean) is
  'Gives a claimed user back: the next worker goes on, or, when ended, the next 3:00. Raises PT409 stale_consolidation.';
grant execute on function public.release_consolidation(uuid, int, boolean) to service_role;

create trigger profiles_queue_user after insert on public.profiles for each row execute function private.queue_user();

-- When consolidation is asked for, and what became of it.

-- Every minute: as many calls of consolidate-memory as there are users due and workers allowed, and none when nobody is.
-- Where it is called and with which key is in Vault: project_url and secret_key, set by hand or by the embedded stack.
insert into private.settings (key, value) values ('consolidation_parallel', '4') on conflict do nothing;

create function private.post_function(name text, posts int) returns int
language plpgsql set search_path = '' as $$
declare
  project_url text;
  secret_key text;
begin
  -- Looked up late: the schemas are there on Supabase and on the embedded stack, not on a bare Postgres.
  execute 'select max(s.decrypted_secret) filter (where s.name = $1), max(s.decrypted_secret) filter (where s.name = $2) from vault.decrypted_secrets s'
    into project_url, secret_key using 'project_url', 'secret_key';
  if project_url is null or secret_key is null then
    raise warning '% is not called: Vault has no project_url and secret_key', post_function.name;
    return 0;
  end if;
  for i in 1 .. post_function.posts loop
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using rtrim(project_url, '/') || '/functions/v1/' || post_function.name, '{}'::jsonb,
        jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key), 130000;
  end loop;
  return post_function.posts;
end;
$$;
comment on function private.post_function(text, int) is 'Calls a function of the project with its secret key, so many times; returns how many calls.';

create function private.request_consolidations(at timestamptz default clock_timestamp()) returns int
language plpgsql set search_path = '' as $$
declare
  parallel int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'consolidation_parallel'), 4);
  working int := (select count(*) from private.consolidation_queue q where q.locked_until > request_consolidations.at);
  -- Rules of reminders are read there too.
  due int := (select count(*) from private.due_users(request_consolidations.at) d)
    + (jsonb_array_length(public.reminders_to_expand(1) -> 'reminders') > 0)::int;
  posts int := least(due, parallel - working);
begin
  return case when posts > 0 then private.post_function('consolidate-memory', posts) else 0 end;
end;
$$;
comment on function private.request_consolidations(timestamptz) is
  'Calls consolidate-memory once for each user who is due and once when reminders wait to be read ahead, up to settings.consolidation_parallel at a time; returns how many calls. For pg_cron.';

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call consolidate-memory from another scheduler';
    return;
  end if;
  perform cron.schedule('consolidate-memory', '* * * * *', 'select private.request_consolidations()');
  perform cron.schedule('prune-job-runs', '17 4 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end
$$;

-- Who waits for a consolidation, for the command line.
create function private.find_accounts(email text) returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  -- auth.users is closed even to the service role.
  select u.id, u.email::text from auth.users u
  where find_accounts.email is null or lower(u.email) = lower(btrim(find_accounts.email));
$$;

create function public.list_consolidations(email text default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('users', coalesce(jsonb_agg(jsonb_build_object(
      'userId', u.user_id, 'email', u.email, 'timezone', p.timezone, 'due', d.user_id is not null, 'waiting', w.messages,
      'lastRunLocalDate', q.last_run_local_date) order by u.email), '[]'))
  from private.find_accounts(list_consolidations.email) u
  join public.profiles p on p.user_id = u.user_id
  join private.consolidation_queue q on q.user_id = u.user_id
  left join private.due_users(clock_timestamp()) d on d.user_id = u.user_id
  cross join lateral (select count(*) as messages from private.messages_to_learn(u.user_id)) w
  where list_consolidations.email is not null or w.messages > 0;
$$;
comment on function public.list_consolidations(text) is
  'Users with messages to learn from, or the one with this address: { users: [{ userId, email, timezone, due, waiting, lastRunLocalDate }] }. For the service role.';
grant execute on function public.list_consolidations(text) to service_role;

grant execute on function
  private.unfiled_items, private.messages_to_learn, private.due_users, private.end_run, private.give_up,
  private.lease_user, private.claim_due, private.claim_now, private.hold_consolidation, private.find_accounts
to service_role;

-- schemas/delete_knowledge.sql

-- delete_knowledge and restore_knowledge: a rejection is soft and can be taken back for 30 days. Whatever was known about
-- a person goes and comes back with them.

create function public.delete_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_knowledge', delete_knowledge.tool_call_id);
  item public.knowledge_items;
  -- One instant for all that goes together: restoring goes by it.
  instant timestamptz := clock_timestamp();
  gone uuid[] := '{}'::uuid[];
  closed jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(delete_knowledge.item_id);
  if item.deleted_at is null then
    with deleted as (
      update public.knowledge_items i set deleted_at = instant
      where i.user_id = item.user_id and i.deleted_at is null and (i.id = item.id or i.subject_id = item.id)
      returning i.id
    )
    select array_agg(d.id) into gone from deleted d;
    closed := private.close_questions(gone);
    item := private.own_knowledge(item.id);
  end if;
  return private.record_tool('delete_knowledge', delete_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when gone = '{}' then 'unchanged' else 'deleted' end,
      'item', private.knowledge_entry(item),
      'deleted_about', greatest(cardinality(gone) - 1, 0),
      -- What it had replaced stays in history; restore_knowledge makes one of them current again.
      'replaced', coalesce((
        select jsonb_agg(i.id order by i.superseded_at, i.id) from public.knowledge_items i
        where i.user_id = item.user_id and i.superseded_by_id = item.id and i.deleted_at is null), '[]')),
    (select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id, 'set', jsonb_build_object('deleted_at', null)))
      from unnest(gone) as g (id)) || closed);
end;
$$;
comment on function public.delete_knowledge(uuid, text) is
  'The user rejects an item: deleted softly, restorable for 30 days; a person''s facts go with them: { status: deleted | unchanged, item, deleted_about, replaced: [ids it had superseded] }. Raises PT404 knowledge_not_found.';
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
grant execute on function private.check_restorable(public.knowledge_items) to authenticated, service_role;

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
  'Takes a deletion back within 30 days, with the facts that went with a person; makes a superseded item current again when nothing current is in its place. What it contradicts by now is asked about: { status: restored | unchanged, item, against: [ids] }. Raises PT404 knowledge_not_found, PT409 knowledge_replaced, already_known, person_deleted, PT422 restore_expired.';
grant execute on function public.restore_knowledge(uuid, text) to authenticated, service_role;

-- Forgetting by talking: what a sentence means in memory is found before anything is offered; nothing is written here.
create function private.items_meant(query text) returns table (id uuid, person boolean)
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  words text[] := private.asked_words(items_meant.query);
  -- "minha irmã Júlia" names somebody; "a alergia da Júlia" says more than that.
  people uuid[] := array(
    select f.id from private.find_people(items_meant.query) as f
    join public.knowledge_items p on p.user_id = caller and p.id = f.id
    where f.sure and not exists (
      select from unnest(private.name_words(items_meant.query)) as w
      where w <> all (private.name_words(array_to_string(private.person_names(p), ' ')) || private.name_words(coalesce(private.bond_of(p), '')))));
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
      select i.id, i.stated_at, (select count(*) from unnest(words) as w where private.mentions(i, array[w]))::double precision / cardinality(words) as share
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
comment on function private.items_meant(text) is
  'Current items that a sentence speaks of: the person it names, else at most ten that have most of its words, and at least half.';
grant execute on function private.items_meant(text) to authenticated, service_role;

create function private.forgettable(item_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', 'ready', 'args', jsonb_build_object('item_id', i.id), 'facts', jsonb_build_object(
    'item', private.knowledge_json(i) - '{sub_area,subject,source,validated,created_at}'::text[],
    'row', jsonb_build_object('table', 'knowledge_items', 'id', i.id),
    'about', (
      select count(*) from public.knowledge_items o
      where o.user_id = i.user_id and o.subject_id = i.id and o.deleted_at is null and o.superseded_at is null)))
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = forgettable.item_id and i.deleted_at is null;
$$;
grant execute on function private.forgettable(uuid) to authenticated, service_role;

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
    return coalesce(private.forgettable(meant[1]), jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', '[]'::jsonb)));
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(jsonb_build_object('args', jsonb_build_object('item_id', i.id), 'label', private.clipped(case
        when i.type = 'person' then private.person_label(i)
        else concat_ws(': ', p.title, i.content) end, 120), 'facts', private.forgettable(i.id) -> 'facts') order by w.place)
    from unnest(meant) with ordinality as w (id, place)
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = w.id
    left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id));
end;
$$;
comment on function public.prepare_delete_knowledge(uuid, text) is
  'Which item "esquece que …" means: { status: ready, args: { item_id }, facts: { item, about: how many facts about that person go along } } | { status: choose, choices: [{ label, args, facts }] } | { status: missing }. Raises PT400 query_too_long.';
grant execute on function public.prepare_delete_knowledge(uuid, text) to authenticated, service_role;

create function public.prepare_forget_everything() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  items int := (select count(*) from public.knowledge_items i where i.user_id = caller and i.deleted_at is null and i.superseded_at is null);
begin
  -- Something may be known without an item, and what was deleted softly is still there.
  return jsonb_build_object('status', 'ready', 'args', '{}'::jsonb, 'facts', jsonb_build_object('items', items));
end;
$$;
comment on function public.prepare_forget_everything() is 'What forget_everything would remove: { status: ready, args, facts: { items } }.';
grant execute on function public.prepare_forget_everything() to authenticated, service_role;

create function private.forget(caller uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tools constant text[] := array['add_knowledge', 'search_knowledge', 'analyze_context', 'get_person', 'update_person',
    'validate_knowledge', 'correct_knowledge', 'delete_knowledge', 'restore_knowledge', 'resolve_knowledge', 'related_knowledge',
    'knowledge_history', 'list_knowledge', 'get_user_memory', 'update_user_memory', 'create_automatic_note', 'reject_contradiction',
    'prepare_delete_knowledge', 'prepare_forget_everything'];
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
  -- What was said until now enters no summary again, also none that is being made.
  update public.conversations c set forgotten_to = l.last, summarized_to = l.last, summary_version = c.summary_version + 1
  from (select m.conversation_id, max(m.seq) as last from private.all_messages m where m.user_id = caller group by m.conversation_id) l
  where c.user_id = caller and c.id = l.conversation_id;
  update public.messages m set not_to_learn_at = clock_timestamp() where m.user_id = caller and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('messages_not_to_learn', affected);
  -- From now on insights are drawn from later days only.
  update private.consolidation_queue q set forgotten_at = clock_timestamp() where q.user_id = caller;
  -- A file that was imported may be imported again.
  delete from private.imports i where i.user_id = caller;
  -- What memory's tools were told and answered is memory too.
  update public.tool_executions e set args = '{}'::jsonb, result = '{"status": "forgotten"}'::jsonb,
    -- What was written stays known as written: an undo must not pass over it to something older.
    undo = case when e.undo is not null then '[]'::jsonb end
  where e.user_id = caller and e.tool = any (tools);
  update public.memory_consolidations c set memory_updates = '[]'::jsonb, rejections = '[]'::jsonb, raw_output = null where c.user_id = caller;
  -- A question about something forgotten cannot be answered any more.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.user_id = caller and p.status = 'open'
    and p.tool = any (array_remove(tools, 'add_knowledge'));
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
    jsonb_build_object('status', 'forgotten', 'counts', private.forget(private.current_user_id())), '[]');
end;
$$;
comment on function public.forget_everything(text) is
  'Removes all knowledge with its embeddings, the content of user memory, all summaries and the automatic notes for good, and marks every message so far as not to be learned from: { status: forgotten, counts: { knowledge_items, automatic_notes, summaries, messages_not_to_learn } }. Asks nothing.';

grant execute on function
  private.forget(uuid),
  public.forget_everything(text)
to authenticated, service_role;

-- schemas/learning.sql

-- One extracted item becomes memory, unless the user has spoken about it since. Everything here is compared by columns; what the
-- sentences mean was said by the model that read them.

create function private.is_alike(known public.knowledge_items, item public.knowledge_items, keys text[]) returns boolean
language sql stable set search_path = '' as $$
  select known.content_digest = item.content_digest
    or extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.75
    or coalesce(known.slot = item.slot and known.holds = item.holds and known.key_plain = any (keys)
      and (item.slot_key is not null or known.value_plain = item.value_plain), false);
$$;
comment on function private.is_alike(public.knowledge_items, public.knowledge_items, text[]) is
  'Whether two items of one subject say the same: by their words, or by slot and key (one of the spellings given), without a key by slot and value.';

create function private.overruled(item public.knowledge_items) returns text
language plpgsql stable set search_path = '' as $$
declare
  known public.knowledge_items;
  kind text := private.slot_kind(item.slot);
  keys text[] := private.spellings(item);
begin
  for known in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.type <> 'person'
      and (k.deleted_at > item.stated_at or (k.validated_at > item.stated_at and k.slot = item.slot))
    order by k.deleted_at is null, k.created_at
  loop
    if known.deleted_at > item.stated_at then
      -- Of what came from this very message the user has rejected any wording.
      if private.is_alike(known, item, keys) or (known.source_ref = item.source_ref and coalesce(
          known.slot = item.slot and known.key_plain = any (keys),
          extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.35)) then
        return case when exists (
          select from public.knowledge_links l where l.user_id = item.user_id and l.to_id = known.id and l.relation = 'corrects')
          then 'corrected_by_user' else 'deleted_by_user' end;
      end if;
    elsif private.is_current(known) and known.key_plain = any (keys)
      and (private.overtakes(kind, known, item) or private.overtakes(kind, item, known)) then
      return 'edited_by_user';
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.overruled(public.knowledge_items) is
  'Why an item is not learned from its message: deleted_by_user, corrected_by_user or edited_by_user when the user did so after stated_at; null when nothing speaks against it.';

create function private.is_person_deleted(owner uuid, name text, said_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.knowledge_items p
      where p.user_id = owner and p.type = 'person' and p.deleted_at > said_at
        and private.name_words(p.title) = private.name_words(is_person_deleted.name))
    and not exists (select from private.find_people(is_person_deleted.name) f where f.sure);
$$;
comment on function private.is_person_deleted(uuid, text, timestamptz) is
  'Whether the user deleted a person of this name after said_at and knows nobody else by it.';

create function private.told_in_turn(item public.knowledge_items) returns uuid
language sql stable set search_path = '' as $$
  -- The assistant kept it already when it was said, in the words of the moment.
  select k.id
  from public.knowledge_items k
  cross join lateral (select extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) as closeness) c
  where k.user_id = item.user_id and k.source_ref = item.source_ref and k.subject = item.subject and k.deleted_at is null
    and (k.type = 'person') = (item.type = 'person') and k.source = 'conversation' and item.source = 'conversation' and k.holds = item.holds
    and case when k.slot = item.slot
      then k.key_plain = any (private.spellings(item)) and coalesce(k.value_plain = item.value_plain, true)
      else (k.slot is null or item.slot is null) and c.closeness >= 0.5 end
  order by c.closeness desc
  limit 1;
$$;

create function private.new_learned(learned jsonb, message public.messages) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  inferred boolean := learned ->> 'certainty' = 'inferred' or learned ->> 'type' = 'insight';
  item public.knowledge_items := private.new_knowledge(true, case when inferred then 0.7 else 0.95 end);
begin
  item.quote := nullif(btrim(learned ->> 'quote'), '');
  if inferred and item.quote is null then
    perform private.raise(400, 'evidence_missing', 'Uma inferência precisa dizer de onde vem.');
  end if;
  -- A condition is said by the person or by a professional; nothing may conclude it.
  if inferred and learned ->> 'slot' in ('condition', 'medication', 'sexual_orientation') then
    perform private.raise(422, 'sensitive_inference', 'Isso só a própria pessoa ou um profissional pode dizer.');
  end if;
  item.type := learned ->> 'type';
  item.area := learned ->> 'area';
  item.content := btrim(learned ->> 'content', E' \t\r\n');
  item.title := private.title_of(item.content);
  item.slot := learned ->> 'slot';
  item.slot_key := nullif(btrim(learned ->> 'key'), '');
  item.value := nullif(btrim(learned ->> 'value'), '');
  item.holds := coalesce((learned ->> 'holds')::boolean, true);
  item.filed_at := case when coalesce((learned ->> 'filed')::boolean, true) then clock_timestamp() end;
  item.source := case when inferred then 'ai_inference' else 'conversation' end;
  item.inference_evidence := case when inferred then item.quote end;
  item.source_ref := message.id;
  -- A clock that runs ahead does not make a statement the last word.
  item.stated_at := least(message.created_at, clock_timestamp());
  return private.as_stored(item);
end;
$$;

create function private.learn_person(item public.knowledge_items, name text, out status text, out id uuid)
language plpgsql set search_path = '' as $$
declare
  relation text := case when item.slot = 'relationship' and item.holds then item.value end;
  birthday text := case when item.slot = 'birthday' and item.holds and private.is_birthday(item.value) then item.value end;
  is_over boolean := item.type = 'person' and item.slot = 'relationship' and not item.holds;
  who record;
  person public.knowledge_items;
  step record;
begin
  perform private.check_person(relation, birthday, null, null);
  begin
    select * into who from private.ensure_person(name, relation, true, null, item.quote);
  exception when sqlstate 'PT409' then
    -- Somebody of that name is known as something else: nobody is there to ask, so it stands beside until the next conversation.
    select * into who from private.ensure_person(name, null, true, null, item.quote);
    select p.* into person from public.knowledge_items p where p.user_id = item.user_id and p.id = who.id;
    select * into step from private.note_beside_person(person, true, relation, birthday, null);
    id := who.id;
    status := case when step.changes = '[]' then 'known' else 'updated' end;
    return;
  end;
  id := who.id;
  if who.id is null then
    return;
  end if;
  if who.created then
    update public.knowledge_items p set source_ref = item.source_ref, stated_at = item.stated_at, confidence = item.confidence, quote = item.quote
    where p.user_id = item.user_id and p.id = who.id;
  end if;
  if is_over then
    select * into step from private.end_bond(who.id, item.value, item.stated_at, item.quote);
  else
    select * into step from private.complete_person(who.id, true, relation, birthday, item.stated_at);
  end if;
  status := case when who.created then 'created' when step.changed then 'updated' else 'known' end;
end;
$$;
comment on function private.learn_person(public.knowledge_items, text) is
  'Somebody of the user''s life: made when unknown, completed when not. status: created, updated or known; id is null when the user is meant.';

create function private.learn_item(learned jsonb, message public.messages, out status text, out id uuid)
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
  name text := coalesce(nullif(btrim(learned ->> 'subject'), ''), case when learned ->> 'type' = 'person' then nullif(btrim(learned ->> 'key'), '') end);
  who record;
  reason text;
begin
  perform private.check_knowledge(learned ->> 'type', learned ->> 'content', null, learned ->> 'area', null, null, name, false);
  perform private.check_slot(learned ->> 'slot', nullif(btrim(learned ->> 'key'), ''), nullif(btrim(learned ->> 'value'), ''), learned ->> 'quote');
  item := private.new_learned(learned, message);
  if item.type = 'person' or name is not null then
    if private.is_person_deleted(item.user_id, name, item.stated_at) then
      perform private.raise(409, 'deleted_by_user', 'A pessoa apagou isso depois.');
    end if;
    who := private.learn_person(item, name);
    if who.id is null and item.type = 'person' then
      perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa.');
    end if;
    if who.id is not null and (item.holds or item.slot = 'relationship') and (item.type = 'person' or (item.slot = 'birthday' and private.is_birthday(item.value))) then
      status := who.status;
      id := who.id;
      return;
    end if;
    item.type := case item.type when 'person' then 'fact' else item.type end;
    item.subject := coalesce(who.id::text, 'self');
  end if;
  reason := private.overruled(item);
  if reason is not null then
    perform private.raise(409, reason, 'A pessoa disse outra coisa depois.');
  end if;
  id := private.told_in_turn(item);
  if id is not null then
    status := 'known';
  else
    select s.status, s.id into status, id from private.settle_knowledge(item, array(
      select r::uuid from jsonb_array_elements_text(coalesce(nullif(learned -> 'replaces', 'null'), '[]')) as r)) as s;
  end if;
  perform private.judge_learned(learn_item.id, learned);
end;
$$;
comment on function private.learn_item(jsonb, public.messages) is
  'Stores an extracted item, or notes that it is known. status: created, updated or known. Raises what add_knowledge raises, PT400 evidence_missing, PT409 deleted_by_user, corrected_by_user, edited_by_user, PT422 sensitive_inference, person_is_user.';

create function private.learn_items(
  items jsonb, messages uuid[], out created int, out updated int, out inferred int, out kept jsonb, out rejections jsonb
)
language plpgsql set search_path = '' as $$
declare
  learned jsonb;
  message public.messages;
  done record;
  reason text;
begin
  created := 0;
  updated := 0;
  inferred := 0;
  kept := '[]';
  rejections := '[]';
  for learned in
    -- As it was said: the last word counts.
    select e.value
    from jsonb_array_elements(items) with ordinality as e (value, position)
    left join public.messages m on m.user_id = private.current_user_id() and m.id::text = e.value ->> 'message_id'
    order by m.seq nulls last, e.position
  loop
    begin
      select m.* into message from public.messages m
      where m.user_id = private.current_user_id() and m.id = any (messages) and m.id::text = learned ->> 'message_id';
      if not found then
        perform private.raise(400, 'unknown_message', 'Isso não vem de uma mensagem deste lote.');
      end if;
      select * into done from private.learn_item(learned, message);
      if learned ->> 'type' = 'insight' or learned ->> 'certainty' = 'inferred' then
        inferred := inferred + (done.status = 'created')::int;
      else
        created := created + (done.status = 'created')::int;
      end if;
      updated := updated + (done.status = 'updated')::int;
      -- Only what stands may change the profile: not what lost, and not what is still to be asked.
      if jsonb_typeof(learned -> 'memory') = 'object' and exists (
        select from public.knowledge_items k
        where k.user_id = message.user_id and k.id = done.id and k.deleted_at is null and k.superseded_at is null and not k.needs_resolution) then
        kept := kept || jsonb_build_array((learned -> 'memory') || jsonb_build_object('item', done.id, 'new', done.status = 'created'));
      end if;
    exception
      -- Conditions of whole classes: whatever a value or a limit of Postgres refuses costs the item, not the batch.
      when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        get stacked diagnostics reason = pg_exception_hint;
        rejections := rejections || jsonb_build_array(jsonb_build_object('reason', coalesce(nullif(reason, ''), 'invalid_item'), 'item', learned));
    end;
  end loop;
end;
$$;

-- Applying what a batch of messages taught: all of it in one transaction, with its record.

create function public.apply_consolidation(
  user_id uuid, attempt int, messages uuid[], items jsonb, memory_changes jsonb default '[]', rejections jsonb default '[]',
  raw_output jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(apply_consolidation.user_id, apply_consolidation.attempt);
  batch uuid[];
  learned record;
  changed record;
  written public.memory_consolidations;
  remaining boolean;
begin
  -- Before the messages are looked at: forget_everything takes the same lock.
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  select coalesce(array_agg(m.id), '{}') into batch
  from (
    select l.id from public.messages l
    where l.user_id = held.user_id and l.id = any (apply_consolidation.messages) and l.id in (select w.id from private.messages_to_learn(held.user_id) w)
    for update) m;
  if batch = '{}' then
    perform private.end_run(held.user_id, clock_timestamp());
    return jsonb_build_object('status', 'skipped', 'remaining', false);
  end if;
  select * into learned from private.learn_items(apply_consolidation.items, batch);
  select * into changed from private.change_memories(held.user_id, learned.kept || apply_consolidation.memory_changes);
  written := private.record_consolidation(held, batch, learned.created, learned.updated, learned.inferred, changed.applied,
    apply_consolidation.rejections || learned.rejections || changed.rejections, apply_consolidation.raw_output);
  update private.consolidation_queue q set suspects = nullif(greatest(q.suspects - cardinality(batch), 0), 0) where q.user_id = held.user_id;
  remaining := exists (select from private.messages_to_learn(held.user_id));
  if remaining then
    update private.consolidation_queue q set tries = 1 where q.user_id = held.user_id;
  else
    perform private.end_run(held.user_id, clock_timestamp());
  end if;
  return jsonb_build_object('status', written.status, 'consolidationId', written.id, 'messagesProcessed', written.messages_processed,
    'factsCreated', written.facts_created, 'factsUpdated', written.facts_updated, 'inferencesCreated', written.inferences_created,
    'remaining', remaining);
end;
$$;
comment on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) is
  'Learns the items of a claimed user''s batch, changes the profile, stamps the messages and writes the record, all or nothing; without more messages the run ends: { status: completed | partial | skipped, consolidationId, messagesProcessed, factsCreated, factsUpdated, inferencesCreated, remaining }. items and memory_changes as extraction gives them; rejections: [{ reason, item }] made before. A message gone or forgotten meanwhile teaches nothing. Raises PT409 stale_consolidation.';
grant execute on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) to service_role;

create function private.change_memories(owner uuid, changes jsonb, out applied jsonb, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  change jsonb;
  outcome text;
  entry text;
begin
  applied := '[]';
  rejections := '[]';
  for change in select value from jsonb_array_elements(changes) loop
    entry := (
      select e.value from public.knowledge_items k cross join lateral private.profile_entry(k) as e
      where k.user_id = owner and k.id::text = change ->> 'item' and private.profile_field(k.slot) = change ->> 'field');
    if entry is not null and change ->> 'op' <> 'remove' then
      -- Its slot has put it there, in the slot's words: that is a change of this run.
      change := change || jsonb_build_object('value', entry);
      outcome := case
        when exists (select from public.user_memories m where m.user_id = owner and m.edited_fields ? (change ->> 'field')) then 'edited_by_user'
        when (change ->> 'new')::boolean and exists (
          select from public.user_memories m cross join lateral (select to_jsonb(m) -> (change ->> 'field') as value) f
          where m.user_id = owner and (f.value ? entry or f.value #>> '{}' = entry)) then 'changed'
        else 'unchanged' end;
    else
      begin
        outcome := private.change_user_memory(owner, change);
      exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' then
        outcome := 'invalid_value';
      end;
      -- What a new item says in the profile without its slot leaves with the item.
      if outcome in ('changed', 'unchanged') and (change ->> 'new')::boolean and change ->> 'op' <> 'remove' then
        update public.knowledge_items k set profile_entry = jsonb_build_object('field', change ->> 'field', 'value', change ->> 'value')
        where k.user_id = owner and k.id::text = change ->> 'item' and private.profile_field(k.slot) is null;
        outcome := 'changed';
      end if;
    end if;
    if outcome = 'changed' then
      applied := applied || jsonb_build_array(jsonb_build_object('field', change ->> 'field', 'op', change ->> 'op', 'value', change ->> 'value'));
    elsif outcome <> 'unchanged' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('reason', outcome, 'item', change - 'item' - 'new'));
    end if;
  end loop;
end;
$$;

create function private.record_consolidation(
  held private.consolidation_queue, messages uuid[], created int, updated int, inferred int, memory_updates jsonb,
  rejections jsonb, raw_output jsonb
) returns public.memory_consolidations
language plpgsql set search_path = '' as $$
declare
  written public.memory_consolidations;
begin
  -- Once a run: with its last batch.
  if not exists (
    select from private.messages_to_learn(held.user_id) l where l.id <> all (record_consolidation.messages)) then
    -- What is concluded from records holds up nothing that was said.
    begin
      inferred := inferred + private.refresh_insights();
    exception when others then
      raise warning 'insights of % were not drawn: %', held.user_id, sqlstate;
    end;
  end if;
  insert into public.memory_consolidations (user_id, status, consolidated_from, consolidated_to, messages_processed, facts_created,
    facts_updated, inferences_created, memory_updates, rejections, raw_output, attempt, started_at)
  select held.user_id, case when record_consolidation.rejections = '[]' then 'completed' else 'partial' end, min(m.created_at), max(m.created_at), count(*),
    created, updated, inferred, record_consolidation.memory_updates, record_consolidation.rejections, record_consolidation.raw_output,
    held.attempt, held.claimed_at
  from public.messages m where m.user_id = held.user_id and m.id = any (record_consolidation.messages)
  returning * into written;
  update public.messages m set consolidation_id = written.id where m.user_id = held.user_id and m.id = any (record_consolidation.messages);
  update public.user_memories m set version = m.version + 1, last_consolidated_at = clock_timestamp() where m.user_id = held.user_id;
  return written;
end;
$$;

grant execute on function
  private.is_alike, private.overruled, private.is_person_deleted, private.told_in_turn, private.new_learned,
  private.learn_person, private.learn_item, private.learn_items, private.change_memories, private.record_consolidation
to service_role;

-- schemas/model_judgements.sql

-- What a model says of two beliefs that are alike: a contradiction gives way or is asked, the same is one, a complement stands.

create function private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text) returns void
language plpgsql set search_path = '' as $$
declare
  loser uuid := case when verdict = 'contradiction' then private.loser_of(item, other) end;
begin
  if item.id is null or other.id is null or item.id = other.id or item.user_id <> other.user_id or item.subject <> other.subject
    or item.type = 'person' or other.type = 'person' or not private.is_current(item) or not private.is_current(other) then
    return;
  end if;
  case
    when verdict = 'complement' then
      perform private.link_knowledge(item, array[other.id], 'related');
    when verdict = 'same' and item.validated_by_user and not other.validated_by_user then
      perform private.supersede(array[other.id], item.id, item.user_id);
    when verdict = 'same' then
      -- Two wordings of one belief: the one there first stays, in the words it has, unless the user wrote the other.
      perform private.supersede(array[item.id], other.id, item.user_id);
      item.content := other.content;
      perform private.refresh_knowledge(other, item);
    when verdict not in ('contradiction', 'unclear') or item.confidence < 0.7 then
      null;
    when loser is null then
      perform private.ask_about(item, array[other.id]);
    else
      perform private.supersede(array[loser], case when loser = item.id then other.id else item.id end, item.user_id);
  end case;
end;
$$;
comment on function private.judge_pair(public.knowledge_items, public.knowledge_items, text) is
  'Applies what a model said of a new item and another current one of its subject: contradiction, same, complement or unclear.';
grant execute on function private.judge_pair(public.knowledge_items, public.knowledge_items, text) to authenticated, service_role;

-- What nobody could put a slot to is judged before a batch is applied: the worker asks which known items are like the new ones,
-- and what a model says of them is applied with the batch, all or nothing.
create function private.judge_learned(item_id uuid, learned jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
begin
  for judgement in select j.value from jsonb_array_elements(coalesce(nullif(learned -> 'judgements', 'null'), '[]')) as j loop
    select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = judge_learned.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = item.user_id and k.id::text = judgement ->> 'other_id';
    perform private.judge_pair(item, other, judgement ->> 'verdict');
  end loop;
end;
$$;
comment on function private.judge_learned(uuid, jsonb) is 'Applies what a model said of a learned item and known ones: judgements [{ other_id, verdict }].';
grant execute on function private.judge_learned(uuid, jsonb) to service_role;

create function private.candidates_for(learned jsonb, owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  message public.messages;
  item public.knowledge_items;
  told uuid;
  found_ids uuid[];
  -- Once, and not for every item it is compared with.
  words text;
  digest text;
  meaning extensions.halfvec := (learned ->> 'embedding')::extensions.halfvec(768);
begin
  if learned ->> 'type' not in ('fact', 'preference', 'memory') or learned ->> 'certainty' = 'inferred' then
    return '[]'::jsonb;
  end if;
  select m.* into message from public.messages m where m.user_id = owner and m.id::text = learned ->> 'message_id';
  item := private.new_learned(learned, message);
  if learned ->> 'subject' ~ '\S' then
    found_ids := array(select f.id from private.find_people(learned ->> 'subject') f where f.sure);
    -- Somebody new, or not known which: there is nothing to compare with.
    if cardinality(found_ids) <> 1 then
      return '[]'::jsonb;
    end if;
    item.subject := found_ids[1]::text;
  end if;
  told := private.told_in_turn(item);
  words := private.plain_words(item.title || ' ' || item.content);
  digest := private.content_digest(item.content);
  -- As near as two ways of saying one thing are, by letters or by meaning, in whatever area.
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content, 'on', k.stated_at, 'closeness', k.closeness) order by k.closeness desc)
    from (
      select i.id, i.content, i.stated_at, greatest(extensions.similarity(i.plain, words),
        case when i.embedding_model = learned ->> 'embedding_model' then 1 - 2 * (i.embedding operator(extensions.<=>) meaning) end) as closeness
      from public.knowledge_items i
      where i.user_id = owner and i.subject = item.subject and i.type not in ('person', 'insight') and i.deleted_at is null and i.superseded_at is null
        and (i.slot is null or item.slot is null) and i.id is distinct from told
        and i.content_digest <> digest
        and not coalesce(learned -> 'replaces', '[]') ? i.id::text
      order by closeness desc, i.id limit 3) k
    where k.closeness >= 0.3), '[]');
exception
  -- It will be rejected when the batch is applied.
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or sqlstate 'PT400' or sqlstate 'PT422' then
    return '[]'::jsonb;
end;
$$;
grant execute on function private.candidates_for(jsonb, uuid) to service_role;

create function public.read_candidates(user_id uuid, attempt int, items jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(read_candidates.user_id, read_candidates.attempt);
begin
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object('position', i.position - 1, 'others', c.others) order by i.position)
    from jsonb_array_elements(read_candidates.items) with ordinality as i (value, position)
    cross join lateral (select private.candidates_for(i.value, held.user_id) as others) c
    where c.others <> '[]'), '[]'));
end;
$$;
comment on function public.read_candidates(uuid, int, jsonb) is
  'Known items like those extracted from a claimed user''s batch, where one of the two has no slot, for a model to judge: { candidates: [{ position, others: [{ id, content, on, closeness }] }] }, at most 3 an item, the most alike first; on is when it was said. Items may carry embedding and embedding_model. Raises PT409 stale_consolidation.';
grant execute on function public.read_candidates(uuid, int, jsonb) to service_role;

-- Filing: what was written without a word about what it is about (typed in, imported, corrected) is put to a model at night, and
-- settled then. Under the lease of the user's consolidation, so that nobody files twice.

create function public.items_to_file(user_id uuid, attempt int, most int default 40) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(items_to_file.user_id, items_to_file.attempt);
  item uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  -- Written by hand with a slot: nothing is left to ask. At most so many a run; the rest waits for the next.
  for item in
    select k.id from private.unfiled_items(held.user_id) k where k.slot is not null order by k.stated_at, k.id limit 500
  loop
    update public.knowledge_items k set filed_at = clock_timestamp() where k.user_id = held.user_id and k.id = item;
    perform private.settle_again(item);
  end loop;
  return jsonb_build_object('items', coalesce((
    select jsonb_agg(jsonb_build_object('id', u.id, 'content', u.content, 'person', p.title) order by u.stated_at, u.id)
    from (select k.* from private.unfiled_items(held.user_id) k where k.slot is null order by k.stated_at, k.id limit least(items_to_file.most, 100)) u
    left join public.knowledge_items p on p.user_id = u.user_id and p.id = u.subject_id), '[]'));
end;
$$;
comment on function public.items_to_file(uuid, int, int) is
  'Settles what a claimed user wrote by hand with a slot, and gives the current items of which nobody has said what they are about, oldest first: { items: [{ id, content, person }] }. Raises PT409 stale_consolidation.';
grant execute on function public.items_to_file(uuid, int, int) to service_role;

create function private.file_item(filing jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  select k.* into item from private.unfiled_items(private.current_user_id()) k where k.id::text = filing ->> 'item_id' and k.slot is null for update;
  if not found then
    return false;
  end if;
  update public.knowledge_items k set slot = filing ->> 'slot', slot_key = filing ->> 'key', value = filing ->> 'value',
    holds = coalesce((filing ->> 'holds')::boolean, true), filed_at = clock_timestamp()
  where k.user_id = item.user_id and k.id = item.id;
  perform private.settle_again(item.id);
  return filing ->> 'slot' is not null;
end;
$$;
comment on function private.file_item(jsonb) is
  'Keeps what a model says an item is about and settles it; false when it says nothing of the list, or somebody has filed it meanwhile.';
grant execute on function private.file_item(jsonb) to service_role;

create function public.apply_filing(user_id uuid, attempt int, filings jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(apply_filing.user_id, apply_filing.attempt);
  filing jsonb;
  filed int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  for filing in select f.value from jsonb_array_elements(apply_filing.filings) as f loop
    begin
      filed := filed + private.file_item(filing)::int;
    exception when check_violation or invalid_text_representation or sqlstate 'PT400' then
      -- It stands without a slot, and is not asked about again.
      update public.knowledge_items k set filed_at = clock_timestamp()
      where k.user_id = held.user_id and k.id::text = filing ->> 'item_id' and k.filed_at is null;
    end;
  end loop;
  return jsonb_build_object('filed', filed, 'remaining', exists (select from private.unfiled_items(held.user_id)));
end;
$$;
comment on function public.apply_filing(uuid, int, jsonb) is
  'What a model says the items of a claimed user are about, each settled as if it had been written so: { filed, remaining }. filings: [{ item_id, slot, key, value, holds }]. Raises PT409 stale_consolidation.';
grant execute on function public.apply_filing(uuid, int, jsonb) to service_role;

-- schemas/embeddings.sql

-- Embeddings of items of memory and of the library, and of the tools' knowledge: what is embedded, when one is out of date, which
-- are missing, and storing them. They are made outside, after a turn or by the scheduled run, for all users in turn; what has none
-- is found by its words.
create function private.embedding_text(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select concat_ws(E'\n',
    case when item.type = 'person' then private.person_label(item) else (
      select private.person_label(p) || ':' from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id) end,
    case when item.type <> 'person' and not starts_with(item.content, rtrim(item.title, '…')) then item.title end,
    case when item.type <> 'person' or item.content <> private.person_content(item.title, item.person_metadata ->> 'relationship') then item.content end,
    case when item.type = 'person' then (
      select 'Gosta de ' || string_agg(p.value, ', ') from jsonb_array_elements_text(item.person_metadata -> 'preferences') as p (value)) end);
$$;
comment on function private.embedding_text(public.knowledge_items) is 'What of an item is embedded: whom it is about, its title unless the content begins with it, its content.';

create function private.embedding_text(item public.library_items) returns text
language sql stable set search_path = '' as $$
  -- A model reads some 2,000 tokens.
  select concat_ws(E'\n', case when not starts_with(coalesce(item.content, ''), rtrim(item.title, '…')) then item.title end, left(item.content, 5000));
$$;
comment on function private.embedding_text(public.library_items) is 'Its title unless the content begins with it, and the first 5,000 characters of its content.';

create function private.embedding_text(entry public.tools_knowledge) returns text
language sql stable set search_path = '' as $$
  select concat_ws(E'\n', replace(entry.entity, '_', ' '), entry.content);
$$;
comment on function private.embedding_text(public.tools_knowledge) is 'What it is about, and what it says.';

create view private.embeddable with (security_invoker = true) as
  select i.id, i.user_id, i.embedding_model, i.created_at, i.deleted_at, i.superseded_at, private.embedding_text(i) as text
  from public.knowledge_items i
  union all
  select i.id, i.user_id, i.embedding_model, i.created_at, i.deleted_at, null, private.embedding_text(i) from public.library_items i
  union all
  select k.id, null, k.embedding_model, k.created_at, null, null, private.embedding_text(k) from public.tools_knowledge k;
comment on view private.embeddable is
  'Items of memory and library, and the deployment''s knowledge of tools, which is nobody''s. Without a condition of its own: with one, Postgres reads and sorts all of them to find the first.';
grant select on private.embeddable to authenticated, service_role;

create function private.drop_embedding() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.embedding := null;
  new.embedding_model := null;
  return new;
end;
$$;

create trigger knowledge_items_drop_embedding before update of type, title, content, subject, person_metadata on public.knowledge_items
  for each row when ((old.type, old.title, old.content, old.subject, old.person_metadata)
    is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.drop_embedding();

-- An embedding that is stored is no edit.
create trigger knowledge_items_set_updated_at before update on public.knowledge_items
  for each row when (old.embedding_model is not distinct from new.embedding_model
    or (old.type, old.title, old.content, old.subject, old.person_metadata)
      is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.set_updated_at();

create trigger tools_knowledge_drop_embedding before update of entity, content on public.tools_knowledge
  for each row when ((old.entity, old.content) is distinct from (new.entity, new.content))
  execute function private.drop_embedding();

create function private.drop_embeddings_about() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.knowledge_items i set embedding = null, embedding_model = null
  where i.user_id = new.user_id and i.subject_id = new.id and i.embedding is not null;
  return null;
end;
$$;

create trigger knowledge_items_drop_embeddings_about after update of title, person_metadata on public.knowledge_items
  for each row when (new.type = 'person'
    and (old.title, old.person_metadata ->> 'relationship') is distinct from (new.title, new.person_metadata ->> 'relationship'))
  execute function private.drop_embeddings_about();

create function private.to_embed(items uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'text', e.text, 'digest', md5(e.text)) order by array_position(items, e.id)), '[]')
  from private.embeddable e where e.id = any (items);
$$;

create function public.missing_embeddings(max_items int default 20) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object('items', private.to_embed(array(
    select e.id from private.embeddable e
    where e.user_id = caller and e.embedding_model is null and e.deleted_at is null and e.superseded_at is null
    order by e.created_at desc
    limit least(missing_embeddings.max_items, 100))));
end;
$$;
comment on function public.missing_embeddings(int) is
  'The caller''s current items, of memory and library, without an embedding, newest first, at most 100: { items: [{ id, text, digest }] }, for store_embeddings.';

create table private.embedding_lease (
  single boolean primary key default true check (single),
  holder uuid,
  locked_until timestamptz,
  last_missing uuid not null default '00000000-0000-0000-0000-000000000000',
  last_stale uuid not null default '00000000-0000-0000-0000-000000000000'
);

alter table private.embedding_lease enable row level security;
grant all on private.embedding_lease to service_role;
comment on table private.embedding_lease is 'Who looks for missing embeddings: one worker at a time, or several would pay for the same ones.';
comment on column private.embedding_lease.last_missing is 'The user whose turn was last, of those with items that have no vector.';
comment on column private.embedding_lease.last_stale is 'The same, of those with items that another model embedded.';

insert into private.embedding_lease default values;

create function private.items_to_embed(owner uuid, model text, stale boolean, most int) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  if not items_to_embed.stale then
    return array(select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model is null and e.deleted_at is null and e.superseded_at is null limit most);
  end if;
  return array(
    (select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model < model and e.deleted_at is null and e.superseded_at is null limit most)
    union all
    (select e.id from private.embeddable e
      where e.user_id = owner and e.embedding_model > model and e.deleted_at is null and e.superseded_at is null limit most)
    limit most);
end;
$$;
comment on function private.items_to_embed(uuid, text, boolean, int) is 'Current items of a user without a vector, or with one of another model.';

create function private.next_to_embed(model text, last uuid, stale boolean) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  candidate uuid := next_to_embed.last;
begin
  if not next_to_embed.stale then
    return (select e.user_id from private.embeddable e
      where e.embedding_model is null and e.deleted_at is null and e.superseded_at is null and e.user_id > next_to_embed.last
      -- As the indexes have them: the model, null for all, comes first.
      order by e.embedding_model, e.user_id limit 1);
  end if;
  -- Most users have no such item: there is an end to how many are asked at a time.
  for n in 1 .. 1000 loop
    candidate := (select e.user_id from private.embeddable e
      where e.embedding_model is not null and e.deleted_at is null and e.superseded_at is null and e.user_id > candidate
      order by e.user_id limit 1);
    exit when candidate is null or cardinality(private.items_to_embed(candidate, next_to_embed.model, true, 1)) > 0;
  end loop;
  return candidate;
end;
$$;
comment on function private.next_to_embed(text, uuid, boolean) is
  'The user after this one, by id, who has items without a vector, or stale ones. Of stale ones it may name somebody who has none, after a thousand who have none.';

create function private.share_to_embed(model text, last uuid, stale boolean, most int, out items uuid[], out served uuid)
language plpgsql stable set search_path = '' as $$
declare
  -- Each gets at least a twentieth of what is given out, if there are so many.
  most_users constant int := 20;
  owners uuid[] := '{}'::uuid[];
  candidate uuid := share_to_embed.last;
  wrapped boolean := false;
begin
  while cardinality(owners) < most_users loop
    candidate := private.next_to_embed(model, candidate, stale);
    if candidate is null then
      exit when wrapped;
      wrapped := true;
      candidate := '00000000-0000-0000-0000-000000000000';
      continue;
    end if;
    exit when candidate = any (owners) or (wrapped and candidate > share_to_embed.last);
    owners := owners || candidate;
  end loop;
  served := owners[cardinality(owners)];
  items := array(
    select i.id
    from unnest(owners) with ordinality as o (id, position)
    cross join lateral unnest(private.items_to_embed(o.id, model, stale, most)) with ordinality as i (id, position)
    order by i.position, o.position
    limit most);
end;
$$;
comment on function private.share_to_embed(text, uuid, boolean, int) is
  'Items of the users whose turn it is after this one, one of each, then another of each; served: whose turn was the last.';

create function public.claim_embeddings(model text, holder uuid, max_items int default 100) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most int := least(greatest(coalesce(claim_embeddings.max_items, 100), 1), 100);
  lease private.embedding_lease;
  missing record;
  stale record;
  claimed uuid[];
begin
  update private.embedding_lease l set holder = claim_embeddings.holder, locked_until = clock_timestamp() + interval '1 minute'
  where l.holder = claim_embeddings.holder or l.locked_until is null or l.locked_until <= clock_timestamp()
  returning l.* into lease;
  if not found then
    return jsonb_build_object('status', 'busy', 'items', '[]'::jsonb);
  end if;
  select * into missing from private.share_to_embed(model, lease.last_missing, false, most);
  select '{}'::uuid[] as items, null::uuid as served into stale;
  if cardinality(missing.items) < most and exists (
      select from private.embeddable e where e.embedding_model < model and e.deleted_at is null and e.superseded_at is null
      union all
      select from private.embeddable e where e.embedding_model > model and e.deleted_at is null and e.superseded_at is null)
  then
    select * into stale from private.share_to_embed(model, lease.last_stale, true, most - cardinality(missing.items));
  end if;
  claimed := missing.items || stale.items;
  claimed := claimed || array(select k.id from public.tools_knowledge k
    where k.embedding_model is distinct from claim_embeddings.model limit most - cardinality(claimed));
  update private.embedding_lease l set last_missing = coalesce(missing.served, l.last_missing), last_stale = coalesce(stale.served, l.last_stale),
    locked_until = case when claimed <> '{}' then l.locked_until end;
  return jsonb_build_object('status', case when claimed = '{}' then 'none' else 'claimed' end, 'items', private.to_embed(claimed));
end;
$$;
comment on function public.claim_embeddings(text, uuid, int) is
  'Up to a hundred current items of memory and library without an embedding by this model, of all users in turn, then the tools'' knowledge, for one holder at a time, who keeps its minute by asking again: { status: claimed | none | busy, items: [{ id, text, digest }] }. For the service role.';

create function public.store_embeddings(model text, embeddings jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored int;
  more int;
begin
  perform private.check_embedding((e.value ->> 'embedding')::extensions.halfvec) from jsonb_array_elements(store_embeddings.embeddings) as e;
  update public.knowledge_items i
  set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
  from jsonb_array_elements(store_embeddings.embeddings) as e
  where i.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(i)) = e.value ->> 'digest';
  get diagnostics stored = row_count;
  update public.library_items i
  set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
  from jsonb_array_elements(store_embeddings.embeddings) as e
  where i.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(i)) = e.value ->> 'digest';
  get diagnostics more = row_count;
  stored := stored + more;
  -- Nobody but the server writes these, or may try.
  if exists (select from public.tools_knowledge k join jsonb_array_elements(store_embeddings.embeddings) as e on k.id = private.try_uuid(e.value ->> 'id')) then
    update public.tools_knowledge k
    set embedding = (e.value ->> 'embedding')::extensions.halfvec, embedding_model = store_embeddings.model
    from jsonb_array_elements(store_embeddings.embeddings) as e
    where k.id = (e.value ->> 'id')::uuid and md5(private.embedding_text(k)) = e.value ->> 'digest';
    get diagnostics more = row_count;
    stored := stored + more;
  end if;
  return jsonb_build_object('stored', stored);
end;
$$;
comment on function public.store_embeddings(text, jsonb) is
  'Stores embeddings of the caller''s items, or of anybody''s and of the tools'' knowledge for the service role: [{ id, digest, embedding }]; one whose text has changed since is left out: { stored }. Raises PT400 invalid_embedding.';

grant execute on function
  private.embedding_text(public.knowledge_items),
  private.embedding_text(public.library_items),
  private.embedding_text(public.tools_knowledge),
  private.to_embed(uuid[]),
  public.missing_embeddings(int),
  public.store_embeddings(text, jsonb)
to authenticated, service_role;

grant execute on function
  public.claim_embeddings(text, uuid, int),
  private.next_to_embed(text, uuid, boolean),
  private.items_to_embed(uuid, text, boolean, int),
  private.share_to_embed(text, uuid, boolean, int)
to service_role;

-- schemas/export.sql

-- Export: everything that is the user's own, row by row, oldest first, in pages. Which tables and columns there are is read
-- from the catalog, so that a table made tomorrow is exported on the day it is made: every table of users' data that users
-- may write themselves. What only describes the machinery (turns, leases, tool executions) or can be computed again
-- (embeddings, generated columns) is left out, and so is what the user deleted.

create function private.export_tables(what text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    with recursive
    found as (
      select c.oid, c.relname::text as name
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and case export_tables.what
          when 'memory' then c.relname in ('user_memories', 'knowledge_items', 'knowledge_links')
          when 'notes' then c.relname = 'library_items'
          when 'conversations' then c.relname in ('conversations', 'messages')
          else c.relname in ('profiles', 'user_memories') or has_any_column_privilege('authenticated', c.oid, 'insert') end
    ),
    -- A table comes after those it points to. Its own rows are inserted by one statement, so a circle of one is none.
    ranked (oid, depth) as (
      select f.oid, 0 from found f
      union
      select k.conrelid, r.depth + 1 from ranked r
      join pg_catalog.pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> r.oid
      where k.conrelid in (select f.oid from found f) and r.depth < 20
    )
    select coalesce(array_agg(f.name order by
      array_position(array['profiles', 'user_memories', 'conversations', 'messages', 'knowledge_items', 'knowledge_links'], f.name),
      d.depth, f.name), '{}')
    from found f join (select r.oid, max(r.depth) as depth from ranked r group by r.oid) d on d.oid = f.oid);
end;
$$;
comment on function private.export_tables(text) is
  'Tables of an export: memory, notes, conversations or everything; each after those it points to.';

create function private.export_references(table_name text) returns table (column_name text, target text, required boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query select a.attname::text, t.relname::text, a.attnotnull
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'user_id' and a.attgenerated = ''
  where k.contype = 'f' and k.conrelid = format('public.%I', export_references.table_name)::regclass;
end;
$$;
comment on function private.export_references(text) is 'Columns of a table that hold the id of a row of another, or of the same.';

create function private.export_columns(table_name text, tables text[]) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select array_agg(a.attname::text order by a.attnum)
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', export_columns.table_name)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
      and a.attname <> all (array['user_id', 'embedding', 'embedding_model', 'client_message_id', 'not_to_learn_at', 'deleted_at',
        'title_plain', 'search', 'structured_summary', 'long_term_summary', 'summarized_to', 'summary_version', 'forgotten_to'])
      -- One row a user, made at sign-up: these belong to the account it is in.
      and not (export_columns.table_name in ('profiles', 'user_memories')
        and a.attname = any (array['version', 'last_consolidated_at', 'created_at', 'updated_at']))
      and not exists (
        select from private.export_references(export_columns.table_name) as r
        where r.column_name = a.attname and r.target <> all (export_columns.tables)));
end;
$$;
comment on function private.export_columns(text, text[]) is
  'The columns of a table that are exported: no owner, nothing computed, nothing that points outside of the tables given.';

create function private.compact(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  -- jsonb_strip_nulls would reach into tool results too.
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(value) as e where jsonb_typeof(e.value) <> 'null';
$$;
comment on function private.compact(jsonb) is 'An object without its own null members.';

create function private.has_column(table_name text, column_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', has_column.table_name)::regclass and a.attname = has_column.column_name and not a.attisdropped);
$$;

create function private.is_portable(item public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return item.deleted_at is null and (item.subject_id is null or exists (
    select from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id and p.deleted_at is null));
end;
$$;
comment on function private.is_portable(public.knowledge_items) is 'Whether an item is exported: what is about a deleted person goes with them.';

create function private.export_query(table_name text, tables text[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  row_text text := format('(select to_jsonb(x) from (select %s) x)', (
    select string_agg(format('t.%I', c), ', ') from unnest(private.export_columns(table_name, tables)) as c));
  kept text := 'true';
  key text := case
    when private.has_column(table_name, 'seq') then 't.seq'
    when private.has_column(table_name, 'id') then 't.id'
    else 't.user_id' end;
  reference record;
  there text;
begin
  if private.has_column(table_name, 'deleted_at') then
    kept := kept || ' and t.deleted_at is null';
  end if;
  -- A row that hangs on a deleted one goes with it; one that only mentions it loses the mention.
  for reference in select * from private.export_references(table_name) loop
    if private.has_column(reference.target, 'deleted_at') and reference.target = any (tables) then
      there := format('from public.%I r where r.user_id = t.user_id and r.id = t.%I and %s', reference.target, reference.column_name,
        case reference.target when 'knowledge_items' then 'private.is_portable(r)' else 'r.deleted_at is null' end);
      if reference.required then
        kept := kept || format(' and exists (select %s)', there);
      else
        row_text := row_text || format(' || jsonb_build_object(%L, (select r.id %s))', reference.column_name, there);
      end if;
    end if;
  end loop;
  if table_name = 'knowledge_items' then
    -- What was deleted in a chain of successors is passed over.
    row_text := row_text || ' || jsonb_build_object(''is_current'', private.is_current(t), ''about'','
      ' (select p.title from public.knowledge_items p where p.user_id = t.user_id and p.id = t.subject_id), ''superseded_by_id'','
      ' case when t.superseded_by_id is not null then (select i.id from private.successors(t.id) with ordinality as s (id, position)'
      ' join public.knowledge_items i on i.user_id = t.user_id and i.id = s.id and private.is_portable(i) order by s.position limit 1) end)';
    kept := kept || ' and private.is_portable(t)';
  end if;
  return format(
    'select private.compact(%s) as row, t.created_at, %s::text as key, row_number() over (order by t.created_at, %s) as position'
    ' from %s t where t.user_id = $1 and %s and ($2 is null or (t.created_at, %s) > ($2, $3::%s)) order by 4 limit 500',
    row_text, key, key, case table_name when 'messages' then 'private.all_messages' else format('public.%I', table_name) end, kept, key, case key when 't.seq' then 'bigint' else 'uuid' end);
end;
$$;
comment on function private.export_query(text, text[]) is
  'The statement that reads a page of a table: $1 the user, $2 and $3 the created_at and key of the last row before it.';

create function private.export_part(
  table_name text, tables text[], after_time timestamptz, after_key text, out rows jsonb, out last_time timestamptz,
  out last_key text, out complete boolean
)
language plpgsql stable set search_path = '' as $$
begin
  -- At most 500 rows or about 1 MB, and at least one row.
  execute format($query$
    with page as (%s),
    sized as (
      select p.*, sum(octet_length(p.row::text)) over (order by p.position) - octet_length(p.row::text) as before from page p
    ),
    taken as (select s.* from sized s where s.before < 1000000)
    select coalesce(jsonb_agg(t.row order by t.position), '[]'), max(t.created_at),
      (array_agg(t.key order by t.position desc))[1],
      count(*) < 500 and count(*) = (select count(*) from page)
    from taken t
  $query$, private.export_query(table_name, tables))
  into rows, last_time, last_key, complete
  using private.current_user_id(), after_time, after_key;
end;
$$;

create function private.read_export_cursor(
  cursor jsonb, tables text[], out section text, out after_time timestamptz, out after_key text
)
language plpgsql stable set search_path = '' as $$
begin
  section := cursor ->> 'section';
  if section is not null and section = any (tables) then
    after_time := (cursor ->> 'time')::timestamptz;
    after_key := cursor ->> 'key';
    if private.has_column(section, 'seq') then
      perform after_key::bigint;
    else
      perform after_key::uuid;
    end if;
    return;
  end if;
  raise invalid_parameter_value;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;

create function public.export_page(what text default 'everything', cursor jsonb default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  allowed text[] := array['memory', 'notes', 'conversations', 'everything'];
  tables text[];
  start record;
  part record;
  parts jsonb := '[]'::jsonb;
  next jsonb;
  section text;
begin
  perform private.check_account();
  perform private.count_use(case when export_page.cursor is null then 'exports' else 'export_pages' end);
  if export_page.what is null or export_page.what <> all (allowed) then
    perform private.raise(400, 'invalid_what', 'Não sei exportar isso.', jsonb_build_object('allowed', allowed));
  end if;
  tables := private.export_tables(export_page.what);
  select null::text as section, null::timestamptz as after_time, null::text as after_key into start;
  if export_page.cursor is not null then
    select * into start from private.read_export_cursor(export_page.cursor, tables);
  end if;
  foreach section in array tables[coalesce(array_position(tables, start.section), 1):] loop
    if section = start.section then
      select * into part from private.export_part(section, tables, start.after_time, start.after_key);
    else
      select * into part from private.export_part(section, tables, null, null);
    end if;
    parts := parts || jsonb_build_array(jsonb_build_object('section', section, 'rows', part.rows));
    if not part.complete then
      next := jsonb_build_object('section', section, 'time', part.last_time, 'key', part.last_key);
      exit;
    end if;
    -- A page is one answer: short tables share it, long ones get their own.
    if jsonb_array_length(part.rows) > 100 and section <> tables[cardinality(tables)] then
      next := jsonb_build_object('section', tables[array_position(tables, section) + 1], 'time', '-infinity', 'key',
        case when private.has_column(tables[array_position(tables, section) + 1], 'seq') then '0' else '00000000-0000-0000-0000-000000000000' end);
      exit;
    end if;
  end loop;
  return jsonb_build_object(
    'parts', parts,
    'next', next,
    'sections', to_jsonb(tables),
    'exported_at', now(),
    'timezone', coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo'));
end;
$$;
comment on function public.export_page(text, jsonb) is
  'A page of the caller''s data: { parts: [{ section, rows }], next: cursor | null, sections, exported_at, timezone }; what is memory, notes, conversations or everything. Rows are oldest first, as the tables have them, without owner, deleted rows and what is computed; knowledge items have is_current and about. Raises PT400 invalid_what, invalid_cursor, PT429 rate_limited.';
grant execute on function public.export_page(text, jsonb) to authenticated, service_role;

-- A signature tells files that this deployment wrote from others when they come back. The secret never leaves the database, and
-- only the server signs: the export function, over the rows it has just read.
insert into private.settings (key, value)
values ('export_secret', to_jsonb(encode(extensions.gen_random_bytes(32), 'hex')));

create function private.signature(purpose text, content text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(concat_ws(':', signature.purpose, signature.content),
    (select s.value #>> '{}' from private.settings s where s.key = 'export_secret'), 'sha256'), 'hex');
$$;
comment on function private.signature(text, text) is
  'HMAC-SHA256 of purpose:content with this deployment''s own secret. Definer functions only: no user is told the signature of what they like.';

create function public.sign_export(digest text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('algorithm', 'hmac-sha256', 'digest', sign_export.digest,
    'signature', private.signature('export', sign_export.digest));
$$;
comment on function public.sign_export(text) is
  'Signs the SHA-256 of an export: { algorithm, digest, signature }. For the export function alone, which has read what it signs.';
grant execute on function public.sign_export(text) to service_role;

grant execute on function
  private.export_tables, private.export_references, private.export_columns, private.compact, private.has_column,
  private.is_portable, private.export_query, private.export_part, private.read_export_cursor
to authenticated, service_role;
grant execute on function private.signature to service_role;

-- schemas/import.sql

-- Import: a file in slices, each a short transaction of its own, so that nobody waits for somebody else's twenty megabytes. The
-- slices of a file are numbered and each is done once: a repeat goes on where the last one broke off, and a file that is done is
-- answered from its record.

create table private.imports (
  user_id uuid not null references auth.users (id) on delete cascade,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  own boolean not null,
  slices int,
  done int not null default 0,
  created jsonb not null default '{}',
  skipped jsonb not null default '{}',
  rejected int not null default 0,
  rejections jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (user_id, content_hash)
);
alter table private.imports enable row level security;
grant all on private.imports to service_role;

comment on table private.imports is 'Files a user imports, by their content: how far each has come, and what became of its rows.';
comment on column private.imports.own is 'It is an export of this deployment, unchanged.';

create table private.import_matches (
  user_id uuid not null references auth.users (id) on delete cascade,
  content_hash text not null,
  old_id text not null,
  item_id uuid not null,
  primary key (user_id, content_hash, old_id),
  foreign key (user_id, content_hash) references private.imports (user_id, content_hash) on delete cascade
);
alter table private.import_matches enable row level security;
grant select on private.import_matches to authenticated;
grant all on private.import_matches to service_role;
create policy import_matches_select on private.import_matches for select to authenticated using ((select auth.uid()) = user_id);

comment on table private.import_matches is
  'Items of a file that the caller''s memory had under another id when the import began; kept until it is done.';

create function private.open_import(digest text, signature text) returns private.imports
language sql security definer set search_path = '' as $$
  insert into private.imports (user_id, content_hash, own)
  values (private.current_user_id(), open_import.digest,
    coalesce(open_import.signature = private.signature('export', open_import.digest), false))
  -- Locked and returned as it is.
  on conflict (user_id, content_hash) do update set done = imports.done
  returning *;
$$;
grant execute on function private.open_import(text, text) to authenticated, service_role;

create function private.claim_slice(digest text, number int, slices int) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports;
begin
  -- The same file twice at once: the two take turns, and each slice is done by one of them.
  select i.* into import from private.imports i
  where i.user_id = private.current_user_id() and i.content_hash = claim_slice.digest for update;
  -- Cut in another way, by another version of this: from the start. Rows that came in already are known by their ids.
  if claim_slice.number = 0 and import.done is distinct from import.slices and import.slices is distinct from claim_slice.slices then
    update private.imports i set slices = claim_slice.slices, done = 0
    where i.user_id = import.user_id and i.content_hash = import.content_hash returning i.* into import;
  end if;
  if (import.slices = claim_slice.slices and claim_slice.number between 0 and least(import.done, import.slices - 1)) is not true then
    perform private.raise(409, 'import_out_of_step', 'Essa importação mudou no meio. Mande o arquivo de novo.');
  end if;
  return import;
end;
$$;
comment on function private.claim_slice(text, int, int) is
  'The record of an import whose slice of that number is the next, or done already; locked to the end of the transaction. Raises PT409 import_out_of_step.';
grant execute on function private.claim_slice(text, int, int) to authenticated, service_role;

create function private.record_slice(digest text, section text, created int, skipped int, rejections jsonb) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports;
begin
  update private.imports i set
    done = i.done + 1,
    created = i.created || jsonb_build_object(section, coalesce((i.created ->> section)::int, 0) + record_slice.created),
    skipped = i.skipped || jsonb_build_object(section, coalesce((i.skipped ->> section)::int, 0) + record_slice.skipped),
    rejected = i.rejected + jsonb_array_length(record_slice.rejections),
    rejections = jsonb_path_query_array(i.rejections || record_slice.rejections, '$[0 to 999]')
  where i.user_id = private.current_user_id() and i.content_hash = record_slice.digest
  returning i.* into import;
  if import.done = import.slices then
    delete from private.import_matches m where m.user_id = import.user_id and m.content_hash = import.content_hash;
  end if;
  return import;
end;
$$;
grant execute on function private.record_slice(text, text, int, int, jsonb) to authenticated, service_role;

create function private.import_report(import private.imports) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('own', import.own, 'created', import.created, 'skipped', import.skipped, 'rejected', import.rejected,
    'rejections', import.rejections);
$$;
grant execute on function private.import_report(private.imports) to authenticated, service_role;

create function public.begin_import(digest text, signature text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  import private.imports;
begin
  perform private.check_account();
  if begin_import.digest is null or begin_import.digest !~ '^[0-9a-f]{64}$' then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  perform private.count_use('imports');
  import := private.open_import(begin_import.digest, begin_import.signature);
  return jsonb_build_object('sections', to_jsonb(private.export_tables('everything')), 'slices', import.slices, 'done', import.done,
    'report', private.import_report(import));
end;
$$;
comment on function public.begin_import(text, text) is
  'Begins to import a file for the caller, or says how far it has come: { sections: tables in the order in which their rows go in, slices, done, report }. digest: SHA-256 of its content; with a valid signature of it, source and validation are kept. Raises PT400 invalid_document, PT429 rate_limited.';
grant execute on function public.begin_import(text, text) to authenticated, service_role;

create function public.import_slice(
  digest text, number int, slices int, section text, items jsonb, compare boolean default false, mentions jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  import private.imports := private.claim_slice(import_slice.digest, import_slice.number, import_slice.slices);
  tables text[] := private.export_tables('everything');
  step record;
begin
  if import.done > import_slice.number then
    return jsonb_build_object('status', 'repeated', 'done', import.done, 'report', private.import_report(import));
  end if;
  if jsonb_typeof(import_slice.items) is distinct from 'array' or jsonb_typeof(import_slice.mentions) is distinct from 'object'
    or import_slice.section <> all (tables) then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  if import_slice.compare then
    perform private.match_knowledge(import_slice.digest, import_slice.items);
    select 0 as created, 0 as skipped, '[]'::jsonb as rejections into step;
  elsif import_slice.section = 'profiles' then
    select p.* into step from private.import_profile(import_slice.items -> 0) as p;
  elsif import_slice.section = 'user_memories' then
    select m.* into step from private.import_user_memory(import_slice.items -> 0, import.own) as m;
  else
    select r.* into step
    from private.import_rows(tables, import_slice.digest, import_slice.section, import_slice.items, import.own, import_slice.mentions) as r;
  end if;
  import := private.record_slice(import_slice.digest, import_slice.section, step.created, step.skipped, step.rejections);
  return jsonb_build_object('status', 'imported', 'done', import.done,
    'report', case when import.done = import.slices then private.import_report(import) end);
end;
$$;
comment on function public.import_slice(text, int, int, text, jsonb, boolean, jsonb) is
  'Imports one slice of a file that was begun, [{ index, row }] of one table, or with compare only notes which items of knowledge the caller has already; a slice that is done is left alone. mentions: { "id in the file": table } for ids that are named within values. Answers { status: imported | repeated, done, report }; after the last slice the report is { own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }] }. Reasons: invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_origin, too_many_rows and what the tables raise. Raises PT400 invalid_document, PT409 import_out_of_step.';
grant execute on function public.import_slice(text, int, int, text, jsonb, boolean, jsonb) to authenticated, service_role;

-- schemas/import_rows.sql

-- The rows of a slice of an import: which of them the account has already, which may be believed, and inserting them. Ids are
-- remapped by a rule, not by a table: a row of the caller keeps its id, any other gets one made from the caller, the table and
-- the old id, so that a row that comes twice is there once. Rows go in by one statement; when that fails they are halved until
-- the bad ones are alone, and those are rejected with the reason.

create function private.imported_id(user_id uuid, section text, old_id text) returns uuid
language sql immutable set search_path = '' as $$
  -- Version and variant of a name-based uuid: clients check them.
  select overlay(overlay(md5(user_id || ':' || section || ':' || old_id) placing '5' from 13) placing '8' from 17)::uuid;
$$;
comment on function private.imported_id(uuid, text, text) is 'The id that a row of a file gets in the account of a user.';

create function private.present_ids(section text, ids uuid[]) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query execute format('select t.id from %s t where t.user_id = $1 and t.id = any ($2)',
      case section when 'messages' then 'private.all_messages' else format('public.%I', section) end)
    using private.current_user_id(), ids;
end;
$$;
comment on function private.present_ids(text, uuid[]) is 'Those of the ids that are rows of the caller.';

create function private.place_ids(digest text, section text, old_ids text[]) returns table (old_id text, id uuid, known boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
  with
  asked as materialized (
    select o.old, private.try_uuid(o.old) as same, private.imported_id((select auth.uid()), place_ids.section, o.old) as made
    from (select distinct old from unnest(place_ids.old_ids) as u (old) where old is not null) o
  ),
  present as materialized (
    select p.id from private.present_ids(place_ids.section, array(select unnest(array[a.same, a.made]) from asked a)) as p (id)
  )
  select a.old, coalesce(m.item_id, s.id, a.made), coalesce(m.item_id, s.id, d.id) is not null
  from asked a
  left join present s on s.id = a.same
  left join present d on d.id = a.made
  left join private.import_matches m on place_ids.section = 'knowledge_items' and m.user_id = (select auth.uid())
    and m.content_hash = place_ids.digest and m.old_id = a.old;
end;
$$;
comment on function private.place_ids(text, text, text[]) is 'The row here that each id of a file stands for, and whether it is there already.';

create function private.match_knowledge(digest text, items jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  unknown jsonb := (
    select coalesce(jsonb_agg(e.value -> 'row'), '[]') from jsonb_array_elements(items) as e
    join private.place_ids(match_knowledge.digest, 'knowledge_items', array(
      select i.value -> 'row' ->> 'id' from jsonb_array_elements(items) as i)) as p on p.old_id = e.value -> 'row' ->> 'id' and not p.known);
begin
  insert into private.import_matches (user_id, content_hash, old_id, item_id)
  select distinct on (r.value ->> 'id') caller, match_knowledge.digest, r.value ->> 'id', i.id
  from jsonb_array_elements(unknown) as r
  join public.knowledge_items i on i.user_id = caller and i.type = 'person' and i.deleted_at is null and i.superseded_at is null
    and private.fold(i.title) = private.fold(r.value ->> 'title')
    and coalesce(private.fold(i.person_metadata ->> 'relationship') = private.fold(r.value -> 'person_metadata' ->> 'relationship'), true)
  where r.value ->> 'type' = 'person'
  order by r.value ->> 'id', i.created_at, i.id;
  insert into private.import_matches (user_id, content_hash, old_id, item_id)
  select distinct on (f.old) caller, match_knowledge.digest, f.old, i.id
  from (
    select r.value ->> 'id' as old, private.content_digest(r.value ->> 'content') as words, coalesce(p.id::text, 'self') as subject
    from jsonb_array_elements(unknown) as r
    left join private.place_ids(match_knowledge.digest, 'knowledge_items', array(
      select s.value ->> 'subject' from jsonb_array_elements(unknown) as s where s.value ->> 'subject' <> 'self')) as p
      on p.old_id = r.value ->> 'subject'
    where r.value ->> 'type' <> 'person'
  ) f
  join public.knowledge_items i on i.user_id = caller and i.content_digest = f.words and i.subject = f.subject and i.type <> 'person'
    and i.deleted_at is null and i.superseded_at is null
  order by f.old, i.created_at, i.id;
end;
$$;
comment on function private.match_knowledge(text, jsonb) is
  'Notes which items of a file the caller''s memory has under another id: people by name, others by what they say of the same subject. Before any row goes in: what the file has twice is not the same.';

create function private.remap_mentions(value jsonb, ids jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select string_agg(p.piece || coalesce(ids ->> m.found[1], m.found[1], ''), '' order by p.position)::jsonb
  from regexp_split_to_table(value::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') with ordinality as p (piece, position)
  left join regexp_matches(value::text, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') with ordinality as m (found, position)
    using (position);
$$;
comment on function private.remap_mentions(jsonb, jsonb) is
  'A value in which ids of the file''s rows are those they have here: tool results name them, and insights rest on them.';

-- Whole slices at a time: a function called once a row costs as much as the insert.
create function private.trusted_messages(items jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') || jsonb_build_object('parts', p.parts,
      'content', d.content, 'tool_calls', d.tool_calls, 'tool_call_id', d.tool_call_id, 'name', d.name)) order by e.position), '[]')
    from jsonb_array_elements(items) with ordinality as e (value, position)
    cross join lateral (
      -- Tool calls and results of unknown origin would be read as if this deployment had run them.
      select coalesce(jsonb_agg(part.value order by part.position), '[]') as parts
      from jsonb_array_elements(case jsonb_typeof(e.value -> 'row' -> 'parts') when 'array' then e.value -> 'row' -> 'parts' else '[]' end)
        with ordinality as part (value, position)
      where part.value ->> 'type' = 'text' and jsonb_typeof(part.value -> 'text') = 'string'
    ) p
    cross join lateral private.derive_message(p.parts) as d);
end;
$$;
comment on function private.trusted_messages(jsonb) is 'Messages of unknown origin: only what was said, and the columns that follow from it.';

create function private.trusted_rows(section text, items jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if section = 'messages' then
    return private.trusted_messages(items);
  end if;
  return (
    select coalesce(jsonb_agg(e.value || jsonb_build_object('row', case section
      when 'knowledge_items' then (e.value -> 'row')
        - array['source_ref', 'inference_evidence', 'slot', 'slot_key', 'value', 'holds', 'quote', 'filed_at', 'needs_resolution', 'asked_at',
          'seen_at', 'pattern', 'derived_from', 'retired_at', 'profile_entry']
        || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
          when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number' and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
            then '0.9'
          else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)
      -- Whoever has it here has not asked for what it calls.
      when 'tool_packs' then (e.value -> 'row') || '{"enabled": false}'
      -- Nor said that records need no yes.
      when 'standing_yes' then (e.value -> 'row') || '{"is_on": false}'
      when 'library_items' then (e.value -> 'row') - array['origin', 'kind', 'period_from', 'period_to', 'generated_at']
      else e.value -> 'row' end) order by e.position), '[]')
    from jsonb_array_elements(items) with ordinality as e (value, position));
end;
$$;
comment on function private.trusted_rows(text, jsonb) is
  'Rows of unknown origin as they may be believed: source, validation, tool results and automatic notes are kept as such only from an export of this deployment.';

create function private.import_statement(section text, columns text[], own boolean) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- A default is worked out for each row: two rows without a group are of two groups.
    select format('with stored as (insert into public.%1$I (%2$s) select %3$s from jsonb_to_recordset($1) as r (%4$s) returning %5$s as latest)'
      ' select max(s.latest) from stored s', section,
      string_agg(format('%I', a.attname), ', ' order by a.attnum),
      string_agg(case
        when section = 'knowledge_items' and a.attname = 'title' then 'coalesce(r.title, private.title_of(r.content))'
        when section = 'messages' and a.attname = 'not_to_learn_at' then 'now()'
        when d.adbin is null then format('r.%I', a.attname)
        else format('coalesce(r.%I, %s)', a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid)) end, ', ' order by a.attnum),
      string_agg(format('%I %s', a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum),
      case when own then 'null::timestamptz' else 'created_at' end)
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = format('public.%I', section)::regclass and a.attname = any (columns));
end;
$$;
comment on function private.import_statement(text, text[], boolean) is
  'The statement that inserts rows, $1, into those columns of a table and tells the latest time in rows of unknown origin. Imported messages teach nothing: what was learned from them comes with the file.';

create function private.refusal_of(state text, hint text, constraint_name text, column_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'reason', case
      when state like 'PT4%' then hint
      when state = '23505' then 'already_exists'
      when state = '23503' then 'broken_link'
      when state = '23502' then 'missing_value'
      when state = '23514' or state like '22%' then 'invalid_value'
      when state = '42501' then 'not_allowed' end,
    'problem', coalesce(nullif(column_name, ''), nullif(constraint_name, ''))));
$$;

create function private.insert_rows(
  statement text, section text, items jsonb[], out created int, out rejections jsonb
)
language plpgsql set search_path = '' as $$
declare
  latest timestamptz;
  state text;
  hint text;
  violated text;
  missing text;
  half int := cardinality(items) / 2;
  rest record;
begin
  created := cardinality(items);
  rejections := '[]';
  if created = 0 then
    return;
  end if;
  begin
    execute statement into latest
    using (select jsonb_agg(i.item -> 'row' order by i.position) from unnest(items) with ordinality as i (item, position));
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    return;
  exception when others then
    get stacked diagnostics state = returned_sqlstate, hint = pg_exception_hint, violated = constraint_name, missing = column_name;
    if not private.refusal_of(state, hint, violated, missing) ? 'reason' then
      raise;
    end if;
  end;
  if half = 0 then
    created := 0;
    rejections := jsonb_build_array(jsonb_build_object('section', section, 'index', items[1] -> 'index')
      || private.refusal_of(state, hint, violated, missing));
    return;
  end if;
  select * into rest from private.insert_rows(statement, section, items[1:half]);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(statement, section, items[half + 1:]) as r;
end;
$$;
comment on function private.insert_rows(text, text, jsonb[]) is
  'Inserts [{ index, row }] in order, all that the table accepts; rejections: [{ section, index, reason, problem? }].';

create function private.import_rows(
  tables text[], digest text, section text, items jsonb, own boolean, mentions jsonb,
  out created int, out skipped int, out rejections jsonb
)
language plpgsql set search_path = '' as $$
declare
  columns text[] := array(
    select c from unnest(private.export_columns(import_rows.section, tables)) as c
    where has_column_privilege(format('public.%I', import_rows.section), c, 'insert'));
  targets jsonb := jsonb_build_object('id', import_rows.section) || coalesce((
    select jsonb_object_agg(r.column_name, r.target) from private.export_references(import_rows.section) as r), '{}');
  ids jsonb;
  known jsonb;
  mentioned jsonb;
  fresh jsonb[];
begin
  if import_rows.section = 'knowledge_items' then
    targets := targets || '{"subject": "knowledge_items"}';
    perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
    perform set_config('life_assistant.importing', 'on', true);
    perform private.unarchive_messages(array(select private.try_uuid(e.value -> 'row' ->> 'source_ref') from jsonb_array_elements(items) as e));
  elsif import_rows.section = 'messages' then
    columns := columns || array['not_to_learn_at'];
  end if;
  select coalesce(jsonb_object_agg(o.target || '/' || p.old_id, p.id), '{}'),
    coalesce(jsonb_object_agg(p.old_id, true) filter (where p.known and o.target = import_rows.section), '{}'),
    coalesce(jsonb_object_agg(p.old_id, p.id) filter (where import_rows.mentions ->> p.old_id = o.target), '{}')
  into ids, known, mentioned
  from (
    select a.target, array_agg(a.old_id) as old_ids from (
      select t.value as target, e.value -> 'row' ->> t.key as old_id
      from jsonb_array_elements(items) as e cross join jsonb_each_text(targets) as t
      union all
      select m.value, m.key from jsonb_each_text(mentions) as m
    ) a group by a.target
  ) o cross join lateral private.place_ids(import_rows.digest, o.target, o.old_ids) as p;
  -- What a tool found is no tool's result when nobody knows which tool that was.
  rejections := case when import_rows.section = 'messages' and not own then (
    select coalesce(jsonb_agg(jsonb_build_object('section', import_rows.section, 'index', e.value -> 'index', 'reason', 'unknown_origin')), '[]')
    from jsonb_array_elements(items) as e where e.value -> 'row' ->> 'role' = 'tool') else '[]' end;
  fresh := array(
    select jsonb_build_object('index', e.value -> 'index', 'row', case when mentioned = '{}' then e.value -> 'row'
      else private.remap_mentions((e.value -> 'row') - array(select jsonb_object_keys(targets)), mentioned) end || (
      select coalesce(jsonb_object_agg(t.key, ids -> (t.value || '/' || (e.value -> 'row' ->> t.key))), '{}')
      from jsonb_each_text(targets) as t
      where e.value -> 'row' ->> t.key is not null and (t.key <> 'subject' or e.value -> 'row' ->> t.key <> 'self'))
      || case when import_rows.section = 'conversations' and exists (
        select from public.conversations c where c.user_id = (select auth.uid()) and c.client_id = e.value -> 'row' ->> 'client_id')
        then '{"client_id": null}'::jsonb else '{}' end)
    from jsonb_array_elements(case when own then items else private.trusted_rows(import_rows.section, items) end)
      with ordinality as e (value, position)
    where not coalesce(known ? (e.value -> 'row' ->> 'id'), false)
      and (own or import_rows.section <> 'messages' or e.value -> 'row' ->> 'role' is distinct from 'tool')
    order by e.position);
  skipped := jsonb_array_length(items) - jsonb_array_length(rejections) - cardinality(fresh);
  -- Where there is no room at all, none is tried.
  if private.rows_left(import_rows.section) = 0 then
    rejections := rejections || coalesce((
      select jsonb_agg(jsonb_build_object('section', import_rows.section, 'index', f -> 'index', 'reason', 'too_many_rows')) from unnest(fresh) as f), '[]');
    fresh := '{}';
  end if;
  select r.created, import_rows.rejections || r.rejections into created, rejections
  from private.insert_rows(private.import_statement(import_rows.section, columns, own), import_rows.section, fresh) as r;
end;
$$;
comment on function private.import_rows(text[], text, text, jsonb, boolean, jsonb) is
  'Imports [{ index, row }] of one table, without the rows that the caller has already.';

create function private.fill_user_memory(content jsonb, edited jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
    learned_patterns = v.learned_patterns, edited_fields = m.edited_fields || fill_user_memory.edited
  from (
    select (jsonb_populate_record(o, fill_user_memory.content)).* from public.user_memories o
    where o.user_id = private.current_user_id()
  ) v
  where m.user_id = v.user_id;
$$;

create function private.import_user_memory(item jsonb, own boolean, out created int, out skipped int, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  given jsonb := private.compact(item -> 'row');
  present jsonb := private.user_memory_json();
  field text;
  content jsonb := '{}'::jsonb;
begin
  rejections := '[]';
  foreach field in array private.memory_fields() loop
    -- What the account has already stays.
    continue when not given ? field or present -> field not in ('null', '[]');
    begin
      content := content || jsonb_build_object(field, private.clean_memory_value(field, given -> field));
    exception when sqlstate 'PT400' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('section', 'user_memories', 'index', item -> 'index',
        'reason', 'invalid_value', 'problem', field));
    end;
  end loop;
  perform private.fill_user_memory(content, coalesce((
    select jsonb_object_agg(e.key, e.value)
    from jsonb_each(case when own and jsonb_typeof(given -> 'edited_fields') = 'object' then given -> 'edited_fields' else '{}' end) as e
    where content ? e.key and e.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT[\d:.+]{8,30}$'), '{}'));
  created := (content <> '{}')::int;
  skipped := (content = '{}' and rejections = '[]')::int;
end;
$$;
comment on function private.import_user_memory(jsonb, boolean) is 'Fills the fields of the caller''s profile that are empty.';

create function private.import_profile(item jsonb, out created int, out skipped int, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  there public.profiles;
  given public.profiles;
begin
  -- Whoever has set a name or a time zone here has said what they want.
  select p.* into there from public.profiles p where p.user_id = private.current_user_id() and p.updated_at = p.created_at;
  given := jsonb_populate_record(there, jsonb_strip_nulls(jsonb_build_object('display_name', item #> '{row,display_name}',
    'timezone', item #> '{row,timezone}', 'pronouns', item #> '{row,pronouns}')));
  update public.profiles p set display_name = given.display_name, timezone = given.timezone, pronouns = given.pronouns
  where p.user_id = there.user_id and given is distinct from there and private.is_timezone(given.timezone)
    and coalesce(private.is_text(given.display_name, 200), true) and coalesce(given.pronouns in ('ela', 'ele', 'elu'), true);
  created := found::int;
  skipped := (not found)::int;
  rejections := '[]';
end;
$$;
comment on function private.import_profile(jsonb) is 'Name, time zone and pronouns, for an account that has only those of its sign-up.';

grant execute on function
  private.imported_id, private.present_ids, private.place_ids, private.match_knowledge,
  private.remap_mentions, private.trusted_messages, private.trusted_rows, private.import_statement, private.refusal_of,
  private.insert_rows, private.import_rows, private.fill_user_memory, private.import_user_memory,
  private.import_profile
to authenticated, service_role;

-- schemas/account.sql

-- Deleting an account: the user's row in auth.users goes, and every row of theirs with it. Asks for a recent login: a token
-- left lying around is not enough to lose everything.

create function private.signed_in_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  -- Signed out is signed out, however young the token.
  -- A refreshed token has a new iat, so iat counts only where neither the token nor the session says when the login was.
  select case when t.claims ? 'session_id' and not exists (
      select from auth.sessions s where s.id::text = t.claims ->> 'session_id' and s.user_id::text = t.claims ->> 'sub')
    then null else coalesce(
    (select to_timestamp(max((m.value ->> 'timestamp')::double precision))
      from jsonb_array_elements(case jsonb_typeof(t.claims -> 'amr') when 'array' then t.claims -> 'amr' else '[]' end) as m),
    to_timestamp((t.claims ->> 'auth_time')::double precision),
    (select s.created_at from auth.sessions s
      where s.id::text = t.claims ->> 'session_id' and s.user_id::text = t.claims ->> 'sub'),
    to_timestamp((t.claims ->> 'iat')::double precision)) end
  from (select (select auth.jwt()) as claims) t;
$$;
comment on function private.signed_in_at() is
  'When the caller last proved who they are: amr or auth_time of the token, else the session''s start, else iat; null when the token''s session is gone.';

create function private.count_user_rows(account uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found record;
  rows bigint;
  counts jsonb := '{}'::jsonb;
begin
  for found in
    select c.oid::regclass as name, c.relname as label from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    order by c.relname
  loop
    execute format('select count(*) from %s t where t.user_id = $1', found.name) into rows using account;
    if rows > 0 then
      counts := counts || jsonb_build_object(found.label, rows);
    end if;
  end loop;
  return counts;
end;
$$;
comment on function private.count_user_rows(uuid) is 'Rows of a user, table by table, without the empty ones.';

create function private.erase_auth_rows(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  -- Not everything of the auth schema hangs on the user by a foreign key (refresh tokens hold its id as text).
  for found in
    select c.oid::regclass as name from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'delete')
  loop
    execute format('delete from %s t where t.user_id::text = $1', found.name) using account::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = account::text;
  end if;
end;
$$;

create function private.erase_account(account uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counts jsonb;
  receipt jsonb;
begin
  if account is distinct from private.current_user_id() then
    perform private.raise(404, 'account_not_found', 'Essa conta não é sua.');
  end if;
  -- One deletion at a time; the second finds nobody.
  perform 1 from auth.users u where u.id = account for update;
  if not found then
    perform private.raise(401, 'unauthenticated', 'Essa conta não existe mais.');
  end if;
  if coalesce(private.signed_in_at() < clock_timestamp() - interval '10 minutes', true) then
    perform private.raise(403, 'recent_login_required', 'Para apagar a conta, entre de novo: seu último acesso tem mais de 10 minutos.');
  end if;
  counts := private.count_user_rows(account);
  perform private.erase_auth_rows(account);
  delete from auth.users u where u.id = account;
  if private.count_user_rows(account) <> '{}' then
    raise exception 'rows of a deleted account remain: %', private.count_user_rows(account);
  end if;
  receipt := jsonb_build_object('id', gen_random_uuid(), 'account_id', account, 'deleted_at', clock_timestamp(), 'rows', counts,
    'total', (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(counts) as c));
  return receipt || jsonb_build_object('signature', private.signature('receipt', receipt::text));
end;
$$;
comment on function private.erase_account(uuid) is 'Deletes the caller''s account and returns the receipt; raises when a single row would remain.';
grant execute on function private.erase_account(uuid) to authenticated, service_role;

create function public.delete_account(account_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return jsonb_build_object('receipt', private.erase_account(delete_account.account_id));
end;
$$;
comment on function public.delete_account(uuid) is
  'Deletes the caller''s account with every row, for good: { receipt: { id, account_id, deleted_at, rows: { table: n }, total, signature } }. account_id must be the caller''s own. Raises PT404 account_not_found, PT403 recent_login_required (login older than 10 minutes), PT401 unauthenticated when the account is gone.';
grant execute on function public.delete_account(uuid) to authenticated, service_role;

-- schemas/limits.sql

-- What one person may ask of the service, so that nobody stops it for others: how often in a minute and a day, how many
-- rows of a table, and for how long a statement runs. The numbers are settings; the counters are where users cannot reach.

insert into private.settings (key, value) values
  -- More than anybody types, and what a day of it costs can be paid.
  ('turns_per_minute', '60'), ('turns_per_day', '2000'),
  -- Answers told again, pages of a conversation, streams resumed, stops.
  ('reads_per_minute', '300'), ('reads_per_day', '20000'),
  -- Those of a turn come on top, as many as its steps can call for.
  ('searches_per_minute', '300'), ('searches_per_day', '20000'),
  ('searches_per_turn', '100'),
  ('exports_per_minute', '10'), ('exports_per_day', '200'),
  ('pack_changes_per_minute', '30'), ('pack_changes_per_day', '500'),
  ('outside_templates_per_minute', '30'), ('outside_templates_per_day', '1000'),
  -- An export reads on by itself, a page of 500 rows or 1 MB at a time.
  ('export_pages_per_minute', '2000'), ('export_pages_per_day', '50000'),
  ('imports_per_minute', '10'), ('imports_per_day', '200');

create table private.rate_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  minute timestamptz not null,
  in_minute int not null,
  day timestamptz not null,
  in_day int not null,
  primary key (user_id, what)
);
alter table private.rate_limits enable row level security;
grant all on private.rate_limits to service_role;

comment on table private.rate_limits is 'What a person has asked for in the current minute and on the current day (UTC).';

create function private.allowed_searches(counted private.rate_limits, out a_minute bigint, out a_day bigint)
language sql stable security definer set search_path = '' as $$
  select private.setting('searches_per_minute', 300) + coalesce(sum(t.in_minute) filter (where t.minute = counted.minute), 0) * most.a_turn,
    private.setting('searches_per_day', 20000) + coalesce(sum(t.in_day) filter (where t.day = counted.day), 0) * most.a_turn
  from (select private.setting('searches_per_turn', 100) as a_turn) as most
  left join private.rate_limits t on t.user_id = counted.user_id and t.what = 'turns'
  group by most.a_turn;
$$;
comment on function private.allowed_searches(private.rate_limits) is 'Searches that somebody may make: some, and those of the turns they have opened.';

create function private.count_use(what text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  now constant timestamptz := clock_timestamp();
  minute_over constant timestamptz := date_trunc('minute', now) + interval '1 minute';
  day_over constant timestamptz := date_trunc('day', now, 'UTC') + interval '1 day';
  a_minute bigint := private.setting(count_use.what || '_per_minute', 600);
  a_day bigint := private.setting(count_use.what || '_per_day', 20000);
  counted private.rate_limits;
  again_at timestamptz;
begin
  insert into private.rate_limits as r (user_id, what, minute, in_minute, day, in_day)
  values (private.current_user_id(), count_use.what, minute_over - interval '1 minute', 1, day_over - interval '1 day', 1)
  on conflict (user_id, what) do update set
    in_minute = case when r.minute = excluded.minute then r.in_minute + 1 else 1 end,
    minute = excluded.minute,
    in_day = case when r.day = excluded.day then r.in_day + 1 else 1 end,
    day = excluded.day
  returning r.* into counted;
  if count_use.what = 'searches' and (counted.in_minute > a_minute or counted.in_day > a_day) then
    select s.a_minute, s.a_day into a_minute, a_day from private.allowed_searches(counted) as s;
  end if;
  again_at := case when counted.in_day > a_day then day_over when counted.in_minute > a_minute then minute_over end;
  if again_at is not null then
    perform private.raise(429, 'rate_limited', format('Foram %s demais em pouco tempo. %s', case count_use.what
        when 'turns' then 'mensagens' when 'reads' then 'consultas' when 'searches' then 'buscas' when 'imports' then 'importações'
        when 'mcp_calls' then 'pedidos' when 'pack_changes' then 'mudanças em pacotes'
        when 'outside_templates' then 'modelos que consultam fora daqui' else 'exportações' end,
        case again_at when day_over then 'Tente de novo amanhã.' else 'Espere um instante e tente de novo.' end),
      jsonb_build_object('retryAfter', greatest(ceil(extract(epoch from again_at - now))::int, 1)));
  end if;
end;
$$;
comment on function private.count_use(text) is
  'Counts one of turns, reads, searches, exports, export_pages, imports, mcp_calls, pack_changes or outside_templates for the caller; raises PT429 rate_limited over settings.<what>_per_minute or _per_day.';
grant execute on function private.count_use(text) to authenticated, service_role;

-- How many rows a person has in a table, kept by its triggers: counting them would take longer the more there are.
insert into private.settings (key, value) values ('most_rows', '{
  "messages": 200000, "message_archive": 500000, "expenses": 200000, "tracking_entries": 200000, "habit_completions": 200000, "bills": 100000,
  "incomes": 100000, "knowledge_links": 100000, "knowledge_items": 20000, "conversations": 20000, "library_items": 20000,
  "budgets": 20000, "investments": 20000, "debts": 500, "habits": 2000, "user_templates": 100, "tool_packs": 20, "tool_definitions": 200}');

create table private.row_counts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  rows bigint not null
);
create index row_counts_by_table on private.row_counts (user_id, table_name);
alter table private.row_counts set (fillfactor = 50);
alter table private.row_counts enable row level security;
grant all on private.row_counts to service_role;

comment on table private.row_counts is
  'Rows of a person in a table: the sum of these. Several, since one that another transaction holds is not waited for.';

create function private.most_rows(table_name text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select (s.value ->> most_rows.table_name)::bigint from private.settings s where s.key = 'most_rows'), 20000);
end;
$$;
comment on function private.most_rows(text) is 'How many rows of a table one person may have.';

create function private.rows_left(table_name text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return greatest(private.most_rows(rows_left.table_name) - coalesce((
    select sum(c.rows) from private.row_counts c where c.user_id = caller and c.table_name = rows_left.table_name), 0), 0);
end;
$$;
comment on function private.rows_left(text) is 'How many rows the caller may still add to a table (settings.most_rows).';
grant execute on function private.rows_left(text) to authenticated, service_role;

create function private.refuse_rows(table_name text, most bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.raise(409, 'too_many_rows',
    format('Você chegou ao máximo que eu guardo deste tipo: %s registros.', translate(to_char(refuse_rows.most, 'FM999,999,999'), ',', '.')),
    jsonb_build_object('table', refuse_rows.table_name, 'most', refuse_rows.most));
end;
$$;

create function private.expect_room(table_name text, rows int) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.rows_left(expect_room.table_name) < expect_room.rows then
    perform private.refuse_rows(expect_room.table_name, private.most_rows(expect_room.table_name));
  end if;
end;
$$;
comment on function private.expect_room(text, int) is 'Raises PT409 too_many_rows when the caller may not add so many rows to a table.';
grant execute on function private.expect_room(text, int) to authenticated, service_role;

create function private.count_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted constant text := tg_table_name;
  most bigint;
  owner record;
begin
  for owner in select r.user_id, case tg_op when 'INSERT' then count(*) else -count(*) end as added from changed r where r.user_id is not null group by r.user_id loop
    update private.row_counts c set rows = c.rows + owner.added
    where c.id = (
      select f.id from private.row_counts f where f.user_id = owner.user_id and f.table_name = counted
      limit 1 for no key update skip locked);
    if not found then
      -- Nothing is counted for an account that is being deleted.
      insert into private.row_counts (user_id, table_name, rows)
      select u.id, counted, owner.added from auth.users u where u.id = owner.user_id;
    end if;
    if owner.added > 0 then
      most := private.most_rows(counted);
      if (select sum(c.rows) > most from private.row_counts c where c.user_id = owner.user_id and c.table_name = counted) then
        perform private.refuse_rows(counted, most);
      end if;
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.count_rows() is
  'Trigger: counts rows that come and go; raises PT409 too_many_rows over settings.most_rows.';

create trigger conversations_count_inserted after insert on public.conversations referencing new table as changed for each statement execute function private.count_rows();
create trigger conversations_count_deleted after delete on public.conversations referencing old table as changed for each statement execute function private.count_rows();
create trigger messages_count_inserted after insert on public.messages referencing new table as changed for each statement execute function private.count_rows();
create trigger messages_count_deleted after delete on public.messages referencing old table as changed for each statement execute function private.count_rows();
create trigger message_archive_count_inserted after insert on public.message_archive referencing new table as changed for each statement execute function private.count_rows();
create trigger message_archive_count_deleted after delete on public.message_archive referencing old table as changed for each statement execute function private.count_rows();
create trigger knowledge_items_count_inserted after insert on public.knowledge_items referencing new table as changed for each statement execute function private.count_rows();
create trigger knowledge_items_count_deleted after delete on public.knowledge_items referencing old table as changed for each statement execute function private.count_rows();
create trigger knowledge_links_count_inserted after insert on public.knowledge_links referencing new table as changed for each statement execute function private.count_rows();
create trigger knowledge_links_count_deleted after delete on public.knowledge_links referencing old table as changed for each statement execute function private.count_rows();
create trigger expenses_count_inserted after insert on public.expenses referencing new table as changed for each statement execute function private.count_rows();
create trigger expenses_count_deleted after delete on public.expenses referencing old table as changed for each statement execute function private.count_rows();
create trigger budgets_count_inserted after insert on public.budgets referencing new table as changed for each statement execute function private.count_rows();
create trigger budgets_count_deleted after delete on public.budgets referencing old table as changed for each statement execute function private.count_rows();
create trigger bills_count_inserted after insert on public.bills referencing new table as changed for each statement execute function private.count_rows();
create trigger bills_count_deleted after delete on public.bills referencing old table as changed for each statement execute function private.count_rows();
create trigger incomes_count_inserted after insert on public.incomes referencing new table as changed for each statement execute function private.count_rows();
create trigger incomes_count_deleted after delete on public.incomes referencing old table as changed for each statement execute function private.count_rows();
create trigger debts_count_inserted after insert on public.debts referencing new table as changed for each statement execute function private.count_rows();
create trigger debts_count_deleted after delete on public.debts referencing old table as changed for each statement execute function private.count_rows();
create trigger investments_count_inserted after insert on public.investments referencing new table as changed for each statement execute function private.count_rows();
create trigger investments_count_deleted after delete on public.investments referencing old table as changed for each statement execute function private.count_rows();
create trigger habits_count_inserted after insert on public.habits referencing new table as changed for each statement execute function private.count_rows();
create trigger habits_count_deleted after delete on public.habits referencing old table as changed for each statement execute function private.count_rows();
create trigger habit_completions_count_inserted after insert on public.habit_completions referencing new table as changed for each statement execute function private.count_rows();
create trigger habit_completions_count_deleted after delete on public.habit_completions referencing old table as changed for each statement execute function private.count_rows();
create trigger tracking_entries_count_inserted after insert on public.tracking_entries referencing new table as changed for each statement execute function private.count_rows();
create trigger tracking_entries_count_deleted after delete on public.tracking_entries referencing old table as changed for each statement execute function private.count_rows();
create trigger library_items_count_inserted after insert on public.library_items referencing new table as changed for each statement execute function private.count_rows();
create trigger library_items_count_deleted after delete on public.library_items referencing old table as changed for each statement execute function private.count_rows();
create trigger user_templates_count_inserted after insert on public.user_templates referencing new table as changed for each statement execute function private.count_rows();
create trigger user_templates_count_deleted after delete on public.user_templates referencing old table as changed for each statement execute function private.count_rows();
create trigger reminders_count_inserted after insert on public.reminders referencing new table as changed for each statement execute function private.count_rows();
create trigger reminders_count_deleted after delete on public.reminders referencing old table as changed for each statement execute function private.count_rows();
create trigger standing_yes_count_inserted after insert on public.standing_yes referencing new table as changed for each statement execute function private.count_rows();
create trigger standing_yes_count_deleted after delete on public.standing_yes referencing old table as changed for each statement execute function private.count_rows();
create trigger tool_definitions_count_inserted after insert on public.tool_definitions referencing new table as changed for each statement execute function private.count_rows();
create trigger tool_definitions_count_deleted after delete on public.tool_definitions referencing old table as changed for each statement execute function private.count_rows();
create trigger tool_packs_count_inserted after insert on public.tool_packs referencing new table as changed for each statement execute function private.count_rows();
create trigger tool_packs_count_deleted after delete on public.tool_packs referencing old table as changed for each statement execute function private.count_rows();

-- For how long a statement may run, by role: PostgREST sets it before each request, so that it holds for the call itself. A
-- function with a setting of its own gets that. Set only where it differs: on a server that several
-- databases share, roles are the same for all.
do $$
declare
  role record;
begin
  for role in select * from (values ('anon', '3s'), ('authenticated', '8s'), ('service_role', '60s')) as r (name, timeout) loop
    if not exists (
      select from pg_catalog.pg_db_role_setting s
      where s.setrole = role.name::regrole and s.setdatabase = 0 and 'statement_timeout=' || role.timeout = any (s.setconfig))
    then
      execute format('alter role %I set statement_timeout = %L', role.name, role.timeout);
    end if;
  end loop;
  -- PostgREST reads the settings of roles when it starts, and when it is told to.
  notify pgrst, 'reload config';
end;
$$;

-- schemas/usage.sql

-- What turns cost and how long they took, by day and skill, for the command line.

-- The close takes usage and names from whoever calls it.
create function private.name_or_other(name text) returns text
language sql immutable set search_path = '' as $$
  select case when name_or_other.name ~ '^[A-Za-z0-9._:/-]{1,60}$' then name_or_other.name when name_or_other.name is not null then 'other' end;
$$;

create function private.tokens(usage jsonb, kind text) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(tokens.usage -> tokens.kind) = 'number'
    then least(greatest((tokens.usage ->> tokens.kind)::numeric, 0), 1000000000)::bigint else 0 end;
$$;

create function public.usage_report(days int default 7, email text default null) returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select (t.created_at at time zone 'UTC')::date as day, t.status, private.name_or_other(t.model) as model, t.model_calls, t.usage, t.took_ms, t.first_word_ms,
      array(select distinct private.name_or_other(s.name) from unnest(t.skills) as s (name) order by 1) as skills
    from public.turns t
    where t.status <> 'running' and t.kind <> 'request'
      and t.created_at >= date_trunc('day', now(), 'UTC') - make_interval(days => least(greatest(usage_report.days, 1), 3660) - 1)
      and (usage_report.email is null or t.user_id in (select a.user_id from private.find_accounts(usage_report.email) a))
  ), told as (
    select c.day, c.skills, count(*) as turns, count(*) filter (where c.status = 'failed') as failed,
      percentile_cont(0.5) within group (order by c.took_ms) as half, percentile_cont(0.95) within group (order by c.took_ms) as most,
      percentile_cont(0.5) within group (order by c.first_word_ms) as first_word
    from counted c group by c.day, c.skills
  ), spent as (
    select c.day, c.skills, c.model, sum(c.model_calls) as calls, sum(private.tokens(c.usage, 'inputTokens')) as input,
      sum(private.tokens(c.usage, 'outputTokens')) as output, sum(private.tokens(c.usage, 'cachedTokens')) as cached
    from counted c where c.model is not null group by c.day, c.skills, c.model
  )
  select jsonb_build_object('accounts', (select count(*) from private.find_accounts(usage_report.email)), 'lines', coalesce(jsonb_agg(
    jsonb_build_object('day', d.day, 'skills', d.skills, 'turns', d.turns, 'failed', d.failed,
      'p50Ms', round(d.half), 'p95Ms', round(d.most), 'firstWordMs', round(d.first_word),
      'models', coalesce((
        select jsonb_agg(jsonb_build_object('model', s.model, 'calls', s.calls, 'inputTokens', s.input,
          'outputTokens', s.output, 'cachedTokens', s.cached) order by s.model)
        from spent s where s.day = d.day and s.skills = d.skills), '[]'))
    order by d.day, d.skills), '[]'))
  from told d;
$$;
comment on function public.usage_report(int, text) is
  'Turns of the last days (UTC), of one address or of all: { accounts, lines: [{ day, skills, turns, failed, p50Ms, p95Ms, firstWordMs, models: [{ model, calls, inputTokens, outputTokens, cachedTokens }] }] }. For the service role.';
grant execute on function public.usage_report(int, text) to service_role;

grant execute on function private.name_or_other, private.tokens to service_role;

-- schemas/assistant_requests.sql

-- What other assistants ask for over MCP: reads at once, as the person; writes as offers in conversations of their own, where
-- the person alone says yes.

insert into private.settings (key, value) values
  ('mcp_calls_per_minute', '120'),
  ('mcp_calls_per_day', '5000'),
  -- Offers of one assistant that wait at the same time.
  ('assistant_offers_open', '20');

create function public.begin_assistant_call() returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.act_for_assistant();
  perform private.check_account();
  perform private.count_use('mcp_calls');
  return jsonb_build_object(
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'timezone', (select p.timezone from public.profiles p where p.user_id = private.current_user_id()));
end;
$$;
comment on function public.begin_assistant_call() is
  'Counts a call that will not only read, and says when it is for the caller: { today, now, timezone }. Raises PT429 rate_limited.';
grant execute on function public.begin_assistant_call() to authenticated, service_role;

create function public.read_for_assistant(tool text, args jsonb default '{}', runtime_args jsonb default '{}') returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- What reads is named so; a test holds every tool to it.
  if split_part(read_for_assistant.tool, '_', 1) not in ('analyze', 'get', 'list', 'search') then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.');
  end if;
  perform private.act_for_assistant();
  perform private.check_account();
  perform private.count_use('mcp_calls');
  return private.call_tool(read_for_assistant.tool, read_for_assistant.args || read_for_assistant.runtime_args, null);
end;
$$;
comment on function public.read_for_assistant(text, jsonb, jsonb) is
  'One reading tool call of another assistant, run as the caller. runtime_args: arguments the assistant knows nothing of. Raises PT404 unknown_tool, PT429 rate_limited and what the tool raises.';
grant execute on function public.read_for_assistant(text, jsonb, jsonb) to authenticated, service_role;

create function private.is_of_assistant(conversation public.conversations, assistant text) returns boolean
language sql stable set search_path = '' as $$
  select conversation.client_id = is_of_assistant.assistant or starts_with(conversation.client_id, is_of_assistant.assistant || ':');
$$;

create function private.is_waiting(conversation public.conversations) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.pending_actions p
      where p.user_id = conversation.user_id and p.conversation_id = conversation.id and p.status = 'open')
    or exists (
      select from public.turns t
      where t.user_id = conversation.user_id and t.conversation_id = conversation.id and t.status = 'running');
end;
$$;
comment on function private.is_waiting(public.conversations) is
  'Whether somebody is being answered in a conversation, or an offer has had no answer, in time or not: an expired one may still be on a screen, and a yes to it must not meet another.';

create function private.assistant_conversation(assistant text, title text) returns public.conversations
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_one public.conversations;
begin
  select c.* into found_one from public.conversations c
  where c.user_id = caller and private.is_of_assistant(c, assistant_conversation.assistant) and not private.is_waiting(c)
  order by c.created_at, c.id limit 1
  for no key update;
  -- A turn may have begun before it was locked.
  if found and not private.is_waiting(found_one) then
    return found_one;
  end if;
  if private.setting('assistant_offers_open', 20) <= (
    select count(*) from public.pending_actions p
    join public.conversations c on c.user_id = p.user_id and c.id = p.conversation_id
    where p.user_id = caller and p.status = 'open' and p.expires_at > clock_timestamp()
      and private.is_of_assistant(c, assistant_conversation.assistant)) then
    perform private.raise(409, 'too_many_offers', 'Já há pedidos demais esperando a resposta da pessoa.');
  end if;
  insert into public.conversations (user_id, client_id, title)
  values (caller, assistant_conversation.assistant || case
      when exists (select from public.conversations c where c.user_id = caller and c.client_id = assistant_conversation.assistant)
      then ':' || left(gen_random_uuid()::text, 8) else '' end,
    assistant_conversation.title)
  returning * into found_one;
  return found_one;
end;
$$;
comment on function private.assistant_conversation(text, text) is
  'A conversation <assistant> or <assistant>:… of the caller in which another offer can be made, begun where there is none. Raises PT409 too_many_offers.';

create function private.offer_for_assistant(
  user_id uuid, assistant text, title text, messages jsonb, answer jsonb, proposal jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  conversation public.conversations;
  waiting record;
  turn constant uuid := (offer_for_assistant.answer #>> '{message,id}')::uuid;
begin
  perform set_config('request.jwt.claim.sub', offer_for_assistant.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', offer_for_assistant.user_id)::text, true);
  perform private.check_account();
  -- One after the other: of two deliveries of one request the second finds what the first has offered.
  perform pg_advisory_xact_lock(hashtextextended('offer for assistant:' || offer_for_assistant.user_id, 0));
  select c.client_id, c.title, p.offer, p.expires_at into waiting
  from public.pending_actions p
  join public.conversations c on c.user_id = p.user_id and c.id = p.conversation_id
  where p.user_id = offer_for_assistant.user_id and p.status = 'open' and p.expires_at > clock_timestamp()
    and private.is_of_assistant(c, offer_for_assistant.assistant)
    and p.tool = offer_for_assistant.proposal ->> 'tool'
    and p.args = offer_for_assistant.proposal -> 'args'
  limit 1;
  if found then
    return jsonb_build_object('conversationId', waiting.client_id, 'title', coalesce(waiting.title, offer_for_assistant.title),
      'offer', waiting.offer, 'expiresAt', waiting.expires_at);
  end if;
  perform private.expect_room('messages', 300);
  conversation := private.assistant_conversation(offer_for_assistant.assistant, offer_for_assistant.title);
  -- An answer bears the id of its turn: what a button in it leads to finds it by that.
  insert into public.turns (id, user_id, conversation_id, kind, lease_until)
  values (turn, offer_for_assistant.user_id, conversation.id, 'request', clock_timestamp() + interval '30 seconds');
  perform public.close_turn(turn, 1, 'completed', 'direct', '{}', offer_for_assistant.messages, offer_for_assistant.answer,
    tray => jsonb_build_object('opened', jsonb_build_array(offer_for_assistant.proposal)));
  return jsonb_build_object('conversationId', conversation.client_id, 'title', coalesce(conversation.title, offer_for_assistant.title),
    'offer', offer_for_assistant.proposal -> 'offer',
    'expiresAt', (offer_for_assistant.proposal ->> 'expiresAt')::timestamptz);
end;
$$;

create function public.offer_for_assistant(
  user_id uuid, assistant text, title text, messages jsonb, answer jsonb, proposal jsonb
) returns jsonb
language sql set search_path = '' as $$
  select private.offer_for_assistant(offer_for_assistant.user_id, offer_for_assistant.assistant, offer_for_assistant.title,
    offer_for_assistant.messages, offer_for_assistant.answer, offer_for_assistant.proposal);
$$;
comment on function public.offer_for_assistant(uuid, text, text, jsonb, jsonb, jsonb) is
  'Stores a write that another assistant asked for as an offer to the person, in a conversation <assistant> or <assistant>:…: { conversationId, title, offer, expiresAt }. The same call while it waits is the same offer. Only for the server, so that what an offer says is what it will do. Raises PT409 too_many_offers, too_many_rows.';
grant execute on function public.offer_for_assistant(uuid, text, text, jsonb, jsonb, jsonb) to service_role;

grant execute on function private.offer_for_assistant to service_role;

-- Another assistant's token is good for the data API too. There it reads, under the same policies, and changes nothing: a write
-- goes through the person.
do $$
declare
  allowed record;
begin
  for allowed in
    select p.tablename as name, lower(p.cmd) as command from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.roles @> '{authenticated}' and p.cmd <> 'SELECT'
    order by 1, 2
  loop
    execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select not private.is_assistant()))',
      allowed.name || '_' || allowed.command || '_in_person', allowed.name, allowed.command,
      case allowed.command when 'insert' then 'with check' else 'using' end);
  end loop;
end;
$$;
