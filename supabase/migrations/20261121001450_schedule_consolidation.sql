-- Every minute: as many calls of consolidate-memory as there are users due and workers allowed, and none when nobody is.
-- Where it is called and with which key is in Vault: project_url and secret_key, set by hand or by the embedded stack.

insert into private.settings (key, value) values ('consolidation_parallel', '4') on conflict do nothing;

create function private.request_consolidations(at timestamptz default clock_timestamp())
returns int
language plpgsql
set search_path = ''
as $$
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

revoke execute on function private.request_consolidations(timestamptz) from public, anon, authenticated;

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
