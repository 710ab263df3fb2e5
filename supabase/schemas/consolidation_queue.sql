-- The queue of consolidations: which users are due, which messages may be learned from, and the lease of a worker.

create function private.unfiled_items(user_id uuid) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  select k.* from public.knowledge_items k
  where k.user_id = unfiled_items.user_id and k.filed_at is null and k.type not in ('person', 'insight')
    and k.deleted_at is null and k.superseded_at is null;
$$;

-- Messages of a user, of closed turns, that no batch has learned from and that may be learned from.
create function private.messages_to_learn(user_id uuid) returns setof public.messages
language sql stable set search_path = '' as $$
  -- A running turn may still be retried: its message waits for the next batch.
  select m.* from public.messages m
  left join public.turns t on t.user_id = m.user_id and t.id = m.turn_id
  where m.user_id = messages_to_learn.user_id and m.role = 'user' and m.consolidation_id is null
    and m.not_to_learn_at is null and m.replaced_at is null
    and t.status is distinct from 'running';
$$;

-- One row for each user: the last consolidation, who holds the lease, and how often this run has failed. A claim is a
-- lease with an attempt number; a worker with an old number writes nothing. Only the service role uses this.
create table private.consolidation_queue (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The local date of the last run; never two runs for one date, even when the user changes time zones.
  last_run_local_date date,
  attempt int not null default 0,
  locked_until timestamptz,
  claimed_at timestamptz,
  -- Claims since the last applied batch; the third ends the run.
  tries int not null default 0,
  next_attempt_at timestamptz,
  -- Working time of this run over all claims; after 5 minutes it ends.
  time_spent interval not null default '0',
  -- When the user used forget_everything: insights use later days only.
  forgotten_at timestamptz,
  -- How many of the next messages could not be learned from together: the next batches are halves of them, until
  -- the bad message is found.
  suspects int check (suspects > 0)
);
alter table private.consolidation_queue enable row level security;
grant all on private.consolidation_queue to service_role;

create function private.queue_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.consolidation_queue (user_id) values (new.user_id) on conflict do nothing;
  return new;
end;
$$;

-- Users whose local time is 3:00 or later on a date without a consolidation. waiting: there is something to learn
-- from or to file.
create function private.due_users(at timestamptz) returns table (user_id uuid, local_date date, waiting boolean)
language sql stable set search_path = '' as $$
  select q.user_id, l.local_time::date, exists (select from private.messages_to_learn(q.user_id))
    or exists (select from private.unfiled_items(q.user_id))
  from private.consolidation_queue q
  join public.profiles p on p.user_id = q.user_id
  cross join lateral (select due_users.at at time zone p.timezone as local_time) l
  where l.local_time::time >= '03:00'
    and (q.last_run_local_date is null or q.last_run_local_date < l.local_time::date)
    and (q.locked_until is null or q.locked_until <= due_users.at)
    and (q.next_attempt_at is null or q.next_attempt_at <= due_users.at);
$$;

create function private.end_run(user_id uuid, at timestamptz) returns void
language sql set search_path = '' as $$
  -- A run forced before 3:00 does not replace the run of that night.
  update private.consolidation_queue q set
    last_run_local_date = case when l.local_time::time >= '03:00'
      then greatest(q.last_run_local_date, l.local_time::date) else q.last_run_local_date end,
    locked_until = null, claimed_at = null, tries = 0, next_attempt_at = null, time_spent = '0'
  from public.profiles p, lateral (select end_run.at at time zone p.timezone as local_time) l
  where q.user_id = end_run.user_id and p.user_id = q.user_id;
$$;

-- Ends a run after its last failure and records it. Its messages stay for the next run.
create function private.give_up(user_id uuid, error text, at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.memory_consolidations (user_id, status, error_message, attempt, started_at)
  select q.user_id, 'failed', left(give_up.error, 2000), q.attempt, coalesce(q.claimed_at, give_up.at)
  from private.consolidation_queue q where q.user_id = give_up.user_id;
  perform private.end_run(give_up.user_id, give_up.at);
end;
$$;

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
    -- Checked again: another worker may have been faster.
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
  if not exists (select from private.messages_to_learn(claim_now.user_id))
    and not exists (select from private.unfiled_items(claim_now.user_id)) then
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
declare
  claim jsonb;
begin
  if claim_consolidation.force then
    claim := private.claim_now(claim_consolidation.user_ids[1], claim_consolidation.at, claim_consolidation.fresh);
  else
    -- Users who are due without anything new are skipped until their next 3:00.
    perform private.end_run(i.user_id, claim_consolidation.at)
    from (
      select q.user_id from private.consolidation_queue q
      where q.user_id in (select d.user_id from private.due_users(claim_consolidation.at) d where not d.waiting)
      for update skip locked
    ) i;
    claim := private.claim_due(claim_consolidation.at, claim_consolidation.user_ids);
  end if;
  -- Nothing of anybody else was handed out.
  perform private.note_access(array_remove(array[(claim ->> 'userId')::uuid], null), 'claim_consolidation', 'learning');
  return claim;
end;
$$;
comment on function public.claim_consolidation(uuid[], boolean, boolean, timestamptz) is
  'Takes the lease of the next user who is due, of those given if any: { status: claimed, userId, attempt, tries } '
  '| { status: none }. force takes the one given user, due or not, or returns { status: skipped | busy | unknown }; '
  'fresh: as a new run, with all its tries. at: the time for which users are due.';
grant execute on function public.claim_consolidation(uuid[], boolean, boolean, timestamptz) to service_role;

-- Renews the lease, locks the row until the transaction ends, and lets the transaction act as that user. A stale
-- attempt gets PT409 and writes nothing.
create function private.hold_consolidation(user_id uuid, attempt int, made_by text) returns private.consolidation_queue
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
  perform private.note_access(array[held.user_id], hold_consolidation.made_by, 'learning');
  -- Functions shared with users work for auth.uid(), so it is set to this user.
  perform set_config('request.jwt.claim.sub', held.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', held.user_id)::text, true);
  return held;
end;
$$;

-- Items that were ended in chat by items of messages not learned from yet, and that said more than those: [{ content,
-- by }].
create function private.ended_by(user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('content', e.content, 'by', e.by) order by e.superseded_at desc), '[]')
  from (
    select ended.content, k.content as by, ended.superseded_at
    from private.messages_to_learn(ended_by.user_id) m
    join public.knowledge_items k on k.user_id = m.user_id and k.source_ref = m.id and k.deleted_at is null and k.holds
    join public.knowledge_items ended on ended.user_id = k.user_id and ended.superseded_by_id = k.id and ended.deleted_at is null
    where private.words_lost(ended, k)
    order by ended.superseded_at desc limit 20) e;
$$;

-- Names of the user's records, so that memory does not repeat them: [{ kind: debt | bill | income | habit | reminder
-- | library, name }].
create function private.record_names(user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'name', left(r.name, 120))), '[]')
  from (
    select distinct on (n.kind, private.fold(n.name)) n.kind, n.name
    from (
      select 'debt' as kind, d.name, d.created_at from public.debts d where d.user_id = record_names.user_id and d.deleted_at is null
      union all
      select 'bill', b.name, b.created_at from public.bills b where b.user_id = record_names.user_id and b.deleted_at is null
      union all
      select 'income', i.name, i.created_at from public.incomes i where i.user_id = record_names.user_id and i.deleted_at is null
      union all
      select 'habit', h.name, h.created_at from public.habits h where h.user_id = record_names.user_id and h.active
      union all
      select 'reminder', m.text, m.created_at from public.reminders m
        where m.user_id = record_names.user_id and m.deleted_at is null and m.done_at is null
      union all
      select 'library', l.title, l.created_at from public.library_items l
        where l.user_id = record_names.user_id and l.deleted_at is null) n
    order by n.kind, private.fold(n.name), n.created_at desc
    limit 150) r;
$$;

-- The oldest messages to learn from, as many as fit a batch: [{ id, text, sentAt, before }].
create function private.batch_to_learn(held private.consolidation_queue, batch_size int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id,
    'text', m.content,
    'sentAt', m.created_at,
    'before', (
      -- The end of the previous answer: a reply may need its question. An answer to what is not to be kept would repeat it.
      select right(b.content, 400) from public.messages b
      where b.user_id = held.user_id and b.conversation_id = m.conversation_id and b.seq < m.seq
        and b.role = 'assistant' and b.replaced_at is null and b.content <> ''
        and (b.turn_id is null or b.turn_id not in (select private.turns_that_forget(held.user_id)))
        and not exists (
          select from public.messages u
          where u.user_id = held.user_id and u.conversation_id = m.conversation_id
            and u.role = 'user' and u.replaced_at is null and u.seq > b.seq and u.seq < m.seq)
        and (
          select a.not_to_learn_at from public.messages a
          where a.user_id = held.user_id and a.conversation_id = m.conversation_id
            and a.role = 'user' and a.replaced_at is null and a.seq < b.seq
          order by a.seq desc limit 1) is null
      order by b.seq desc limit 1)) order by m.seq), '[]')
  from (
    -- A batch has at least one message and at most 24,000 characters.
    select w.*, sum(char_length(w.content)) over (order by w.seq) - char_length(w.content) as before
    from (
      select l.* from private.messages_to_learn(held.user_id) l
      order by l.seq limit coalesce((held.suspects + 1) / 2, batch_to_learn.batch_size)) w) m
  where m.before < 24000;
$$;

create function public.read_consolidation(user_id uuid, attempt int, batch_size int default 40) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    read_consolidation.user_id, read_consolidation.attempt, 'read_consolidation');
  messages jsonb := private.batch_to_learn(held, read_consolidation.batch_size);
  is_last boolean := not exists (
    select from private.messages_to_learn(held.user_id) l
    where l.id::text not in (select m ->> 'id' from jsonb_array_elements(messages) m));
begin
  return jsonb_build_object(
    'secondsLeft', greatest(0, extract(epoch from interval '5 minutes' - held.time_spent - (clock_timestamp() - held.claimed_at))),
    'narrowing', held.suspects is not null,
    'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = held.user_id),
    'userMemory', (select to_jsonb(m) - 'user_id' - 'created_at' from public.user_memories m where m.user_id = held.user_id),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('name', k.title, 'relationship', k.person_metadata ->> 'relationship')
        order by k.stated_at desc)
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
    'ended', private.ended_by(held.user_id),
    'records', private.record_names(held.user_id),
    'patterns', case when is_last and messages <> '[]' then private.patterns_for_insights(held.user_id) end,
    'messages', messages);
end;
$$;
comment on function public.read_consolidation(uuid, int, int) is
  'The next batch of a claimed user, oldest first, and the context of extraction: { secondsLeft, narrowing, today, '
  'timezone, userMemory, people: [{ name, relationship }], known: [{ id, content, person }], ended: [{ content, by }], '
  'records: [{ kind, name }], patterns, messages: [{ id, text, sentAt, before }] }. patterns comes with the last batch '
  'alone: what the user''s records show (private.observed_patterns), to be put into words and given to '
  'apply_consolidation as insights. Raises PT409 stale_consolidation.';
grant execute on function public.read_consolidation(uuid, int, int) to service_role;

create function public.fail_consolidation(user_id uuid, attempt int, error text, retry_seconds double precision) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    fail_consolidation.user_id, fail_consolidation.attempt, 'fail_consolidation');
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
  'Releases a claimed user after a failure, to be tried again after retry_seconds; the third failure ends the run '
  'with a record: { status: retry | failed }. Raises PT409 stale_consolidation.';
grant execute on function public.fail_consolidation(uuid, int, text, double precision) to service_role;

create function public.halve_consolidation(user_id uuid, attempt int, messages int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    halve_consolidation.user_id, halve_consolidation.attempt, 'halve_consolidation');
begin
  update private.consolidation_queue q set suspects = halve_consolidation.messages where q.user_id = held.user_id;
  return jsonb_build_object('status', 'halved');
end;
$$;
comment on function public.halve_consolidation(uuid, int, int) is
  'Notes that a batch of so many messages could not be learned from. The next batches are halves of it, in later runs '
  'too, until those messages are applied. Raises PT409 stale_consolidation.';
grant execute on function public.halve_consolidation(uuid, int, int) to service_role;

create function public.release_consolidation(user_id uuid, attempt int, ended boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    release_consolidation.user_id, release_consolidation.attempt, 'release_consolidation');
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
  'Releases a claimed user: the next worker continues, or, if ended is true, the run of the next 3:00. Raises PT409 '
  'stale_consolidation.';
grant execute on function public.release_consolidation(uuid, int, boolean) to service_role;

create trigger profiles_queue_user after insert on public.profiles for each row execute function private.queue_user();

-- Scheduling consolidations, and their results.

-- A job calls the function consolidate-memory each minute when users are due. Its address and key are in Vault
-- (project_url, secret_key), set by hand or by the embedded stack.
insert into private.settings (key, value) values ('consolidation_parallel', '4') on conflict do nothing;

-- Calls a function of the project with its secret key, so many times; returns how many calls.
create function private.post_function(name text, posts int) returns int
language plpgsql set search_path = '' as $$
declare
  project_url text;
  secret_key text;
begin
  -- Dynamic SQL: a bare Postgres has no schemas vault and net.
  execute 'select max(s.decrypted_secret) filter (where s.name = $1), max(s.decrypted_secret) filter (where s.name = $2) '
    'from vault.decrypted_secrets s'
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

-- Calls consolidate-memory once for each user who is due and once when reminders need computing, up to
-- settings.consolidation_parallel at a time; returns how many calls. Called by pg_cron.
create function private.request_consolidations(at timestamptz default clock_timestamp()) returns int
language plpgsql set search_path = '' as $$
declare
  parallel int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'consolidation_parallel'), 4);
  working int := (select count(*) from private.consolidation_queue q where q.locked_until > request_consolidations.at);
  -- The function also computes recurring reminders.
  due int := (select count(*) from private.due_users(request_consolidations.at) d)
    + (jsonb_array_length(public.reminders_to_expand(1) -> 'reminders') > 0)::int;
  posts int := least(due, parallel - working);
begin
  return case when posts > 0 then private.post_function('consolidate-memory', posts) else 0 end;
end;
$$;

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
  perform cron.schedule('prune-job-runs', '17 4 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end
$$;

-- Users and their consolidations, for the command line.
create function private.find_accounts(email text) returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  -- The service role may not read auth.users.
  select u.id, u.email::text from auth.users u
  where find_accounts.email is null or lower(u.email) = lower(btrim(find_accounts.email));
$$;

create function public.list_consolidations(email text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  listed jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
      'userId', u.user_id, 'email', u.email, 'timezone', p.timezone, 'due', d.user_id is not null, 'waiting', w.messages,
      'lastRunLocalDate', q.last_run_local_date) order by u.email), '[]') into listed
  from private.find_accounts(list_consolidations.email) u
  join public.profiles p on p.user_id = u.user_id
  join private.consolidation_queue q on q.user_id = u.user_id
  left join private.due_users(clock_timestamp()) d on d.user_id = u.user_id
  cross join lateral (select count(*) as messages from private.messages_to_learn(u.user_id)) w
  where list_consolidations.email is not null or w.messages > 0;
  perform private.note_access(array(select (l.value ->> 'userId')::uuid from jsonb_array_elements(listed) as l),
    'list_consolidations', 'operation');
  return jsonb_build_object('users', listed);
end;
$$;
comment on function public.list_consolidations(text) is
  'Users with messages to learn from, or the one with this address: { users: [{ userId, email, timezone, due, waiting, '
  'lastRunLocalDate }] }. For the service role.';
grant execute on function public.list_consolidations(text) to service_role;
