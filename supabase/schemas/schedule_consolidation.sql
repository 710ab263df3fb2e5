-- When consolidation is asked for, and what became of it.

-- Every minute: as many calls of consolidate-memory as there are users due and workers allowed, and none when nobody is.
-- Where it is called and with which key is in Vault: project_url and secret_key, set by hand or by the embedded stack.
insert into private.settings (key, value) values ('consolidation_parallel', '4') on conflict do nothing;

create function private.request_consolidations(at timestamptz default clock_timestamp()) returns int
language plpgsql set search_path = '' as $$
declare
  parallel int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'consolidation_parallel'), 4);
  working int := (select count(*) from private.consolidation_queue q where q.locked_until > request_consolidations.at);
  due int := (select count(*) from private.due_users(request_consolidations.at) d);
  posts int := least(due, parallel - working);
  project_url text;
  secret_key text;
begin
  if posts <= 0 then
    return 0;
  end if;
  -- Looked up late: the schemas are there on Supabase and on the embedded stack, not on a bare Postgres.
  execute 'select max(s.decrypted_secret) filter (where s.name = $1), max(s.decrypted_secret) filter (where s.name = $2) from vault.decrypted_secrets s'
    into project_url, secret_key using 'project_url', 'secret_key';
  if project_url is null or secret_key is null then
    raise warning 'consolidate-memory is not called: Vault has no project_url and secret_key';
    return 0;
  end if;
  for i in 1 .. posts loop
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using rtrim(project_url, '/') || '/functions/v1/consolidate-memory', '{}'::jsonb,
        jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key), 130000;
  end loop;
  return posts;
end;
$$;
comment on function private.request_consolidations(timestamptz) is
  'Calls consolidate-memory once for each user who is due, up to settings.consolidation_parallel at a time; returns how many calls. For pg_cron.';

do $$
begin
  -- pg_cron lives in one database of a server.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
    and current_setting('cron.database_name', true) = current_database() then
    create extension if not exists pg_cron;
  end if;
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
grant execute on function private.find_accounts(text) to service_role;

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
