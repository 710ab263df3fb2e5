-- pg_cron's tables and functions, for databases that cannot have the extension: PGlite, and on a Postgres server every database
-- except the one that cron.database_name names. The stack's process runs the jobs.

select pg_catalog.pg_advisory_xact_lock(7350);

create schema if not exists cron;
create sequence if not exists cron.jobid_seq;
create sequence if not exists cron.runid_seq;

create table if not exists cron.job (
  jobid bigint primary key default pg_catalog.nextval('cron.jobid_seq'),
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport int not null default coalesce(pg_catalog.inet_server_port(), 5432),
  database text not null default pg_catalog.current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);
alter table cron.job enable row level security;

create table if not exists cron.job_run_details (
  jobid bigint,
  runid bigint primary key default pg_catalog.nextval('cron.runid_seq'),
  job_pid int,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
alter table cron.job_run_details enable row level security;

-- Not a table of pg_cron. It holds the last run that a process has taken, so that only one of several processes runs a job.
create table if not exists cron.taken (
  jobid bigint primary key references cron.job (jobid) on delete cascade,
  due timestamptz not null
);
alter table cron.taken enable row level security;

-- Whether a text is one field of a cron schedule: a list of *, numbers, names and ranges. * and a range may have a step: */5.
create or replace function cron.is_field(field text, low int, high int, names text[])
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  item text;
  part text[];
  bounds int[];
begin
  foreach item in array pg_catalog.string_to_array(is_field.field, ',') loop
    part := pg_catalog.regexp_match(item, '^(?:\*|(\w+)(?:-(\w+))?)(?:/(\d{1,4}))?$');
    if part is null or part[3]::int < 1 or (part[3] is not null and part[1] is not null and part[2] is null) then
      return false;
    end if;
    select pg_catalog.array_agg(
      case
        when b ~ '^\d{1,4}$' then b::int
        else pg_catalog.array_position(is_field.names, pg_catalog.lower(b)) - 1 + is_field.low
      end order by position)
    into bounds
    from pg_catalog.unnest(part[1:2]) with ordinality as bound (b, position) where b is not null;
    if bounds[1] is null and part[1] is not null or bounds[2] is null and part[2] is not null
      or not (coalesce(bounds[1], is_field.low) between is_field.low and coalesce(bounds[2], is_field.high))
      or coalesce(bounds[2], is_field.high) > is_field.high
    then
      return false;
    end if;
  end loop;
  return is_field.field <> '';
end;
$$;

create or replace function cron.is_schedule(schedule text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  field text[];
begin
  if is_schedule.schedule ~* '^\s*([1-9]|[1-5]\d)\s*seconds?\s*$' then
    return true;
  end if;
  if is_schedule.schedule ~ '^\s*@(yearly|annually|monthly|weekly|daily|midnight|hourly)\s*$' then
    return true;
  end if;
  field := pg_catalog.regexp_split_to_array(pg_catalog.btrim(is_schedule.schedule, E' \t'), '[ \t]+');
  return pg_catalog.array_length(field, 1) = 5
    and cron.is_field(field[1], 0, 59, null)
    and cron.is_field(field[2], 0, 23, null)
    and (field[3] = '$' or cron.is_field(field[3], 1, 31, null))
    and cron.is_field(field[4], 1, 12, '{jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec}')
    and cron.is_field(field[5], 0, 7, '{sun,mon,tue,wed,thu,fri,sat}');
end;
$$;

create or replace function cron.check_job()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not cron.is_schedule(new.schedule) then
    raise exception using errcode = '22023', message = 'invalid schedule: ' || new.schedule,
      hint = 'Use cron format (e.g. 5 4 * * *), or interval format ''[1-59] seconds''';
  end if;
  return new;
end;
$$;
create or replace trigger check_job before insert or update of schedule on cron.job
  for each row execute function cron.check_job();

create or replace function cron.wake()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('life_assistant_schedule', 'cron');
  return null;
end;
$$;
create or replace trigger wake after insert or update or delete or truncate on cron.job
  for each statement execute function cron.wake();

create or replace function cron.schedule(job_name text, schedule text, command text)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  scheduled bigint;
begin
  if schedule.job_name is null then
    raise exception 'job_name can not be NULL';
  end if;
  insert into cron.job (jobname, schedule, command) values (schedule.job_name, schedule.schedule, schedule.command)
  on conflict on constraint jobname_username_uniq
    do update set schedule = excluded.schedule, command = excluded.command, database = excluded.database
  returning jobid into scheduled;
  return scheduled;
end;
$$;

create or replace function cron.schedule(schedule text, command text)
returns bigint
language sql
set search_path = ''
as $$
  insert into cron.job (schedule, command) values (schedule.schedule, schedule.command) returning jobid;
$$;

create or replace function cron.unschedule(job_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from cron.job j where j.jobname = unschedule.job_name and j.username = current_user;
  if not found then
    raise exception 'could not find valid entry for job ''%''', unschedule.job_name;
  end if;
  return true;
end;
$$;

create or replace function cron.unschedule(job_id bigint)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from cron.job j where j.jobid = unschedule.job_id;
  if not found then
    raise exception 'could not find valid entry for job %', unschedule.job_id;
  end if;
  return true;
end;
$$;

create or replace function cron.alter_job(
  job_id bigint,
  schedule text default null,
  command text default null,
  database text default null,
  username text default null,
  active boolean default null
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update cron.job j set
    schedule = coalesce(alter_job.schedule, j.schedule),
    command = coalesce(alter_job.command, j.command),
    database = coalesce(alter_job.database, j.database),
    username = coalesce(alter_job.username, j.username),
    active = coalesce(alter_job.active, j.active)
  where j.jobid = alter_job.job_id;
  if not found then
    raise exception 'Job % does not exist or you don''t own it', alter_job.job_id;
  end if;
end;
$$;

revoke all on all functions in schema cron from public;
