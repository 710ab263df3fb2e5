-- The archive of old messages, so that turns do not read them. A nightly job moves here what summaries cover and
-- memory has learned from. Export, search and the reading of a conversation see archived messages like others.

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

comment on table public.message_archive is
  'Messages older than settings.archive_messages_after_days, with the columns of messages.';

-- Messages and archived ones; the caller's own, as in the tables.
create view private.all_messages with (security_invoker = true) as
  select m.id, m.user_id, m.conversation_id, m.turn_id, m.seq, m.role, m.client_message_id, m.parts, m.content, m.tool_calls,
    m.tool_call_id, m.name, m.consolidation_id, m.not_to_learn_at, m.replaced_at, m.created_at
  from public.messages m
  union all
  select a.id, a.user_id, a.conversation_id, a.turn_id, a.seq, a.role, a.client_message_id, a.parts, a.content, a.tool_calls,
    a.tool_call_id, a.name, a.consolidation_id, a.not_to_learn_at, a.replaced_at, a.created_at
  from public.message_archive a;
grant select on private.all_messages to authenticated, service_role;

-- The job reads by age, over all users.
create index messages_by_age on public.messages using brin (created_at);

create function private.messages_to_archive(most int) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query with old as (
    select distinct m.user_id, m.conversation_id from public.messages m
    where m.created_at < now() - make_interval(days => private.setting('archive_messages_after_days', 365))
  ), reach as (
    -- The last twenty messages stay, whatever the summaries cover.
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
    -- A message that a memory item refers to stays.
    and not exists (select from public.knowledge_items k where k.user_id = m.user_id and k.source_ref = m.id)
    -- One that a client wrote with the id of an archived message stays: it must not stop the job for everybody.
    and not exists (select from public.message_archive a where a.id = m.id)
    and not exists (select from public.message_archive a where a.user_id = m.user_id and a.conversation_id = m.conversation_id
      and a.client_message_id = m.client_message_id and a.replaced_at is not distinct from m.replaced_at)
  limit messages_to_archive.most;
end;
$$;

-- Moves messages older than settings.archive_messages_after_days into the archive, at most so many; returns how many.
-- Called by pg_cron.
create function private.archive_messages(most int default 20000) returns int
language plpgsql set search_path = '' as $$
declare
  moving uuid[];
begin
  -- What somebody deletes right now is left to them: it would make the job fail, or come back.
  select coalesce(array_agg(l.id), '{}') into moving from (
    select m.id from public.messages m
    join public.conversations c on c.user_id = m.user_id and c.id = m.conversation_id
    where m.id = any (array(select private.messages_to_archive(archive_messages.most)))
    for update of m skip locked
    for key share of c skip locked) l;
  insert into public.message_archive (id, user_id, conversation_id, turn_id, seq, role, client_message_id, parts, content, tool_calls,
    tool_call_id, name, consolidation_id, not_to_learn_at, replaced_at, created_at)
  select m.id, m.user_id, m.conversation_id, m.turn_id, m.seq, m.role, m.client_message_id, m.parts, m.content, m.tool_calls,
    m.tool_call_id, m.name, m.consolidation_id, m.not_to_learn_at, m.replaced_at, m.created_at
  from public.messages m where m.id = any (moving);
  delete from public.messages m where m.id = any (moving);
  return cardinality(moving);
end;
$$;

-- Moves messages of the caller back, before a memory item refers to them again.
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

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.archive_messages() from another scheduler';
    return;
  end if;
  perform cron.schedule('archive-messages', '41 4 * * *', 'select private.archive_messages()');
end
$$;
