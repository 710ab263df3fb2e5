-- Usage of turns by day and skill: cost and time, for the command line.

-- close_turn stores usage and names as a client sends them, so they are checked here.
create function private.name_or_other(name text) returns text
language sql immutable set search_path = '' as $$
  select case when name_or_other.name ~ '^[A-Za-z0-9._:/-]{1,60}$' then name_or_other.name
    when name_or_other.name is not null then 'other' end;
$$;

create function private.tokens(usage jsonb, kind text) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(tokens.usage -> tokens.kind) = 'number'
    then least(greatest((tokens.usage ->> tokens.kind)::numeric, 0), 1000000000)::bigint else 0 end;
$$;

create function public.usage_report(days int default 7, email text default null) returns jsonb
language sql set search_path = '' as $$
  -- Sums of everybody's turns say nothing of anybody.
  select private.note_access(array(
      select a.user_id from private.find_accounts(usage_report.email) a where usage_report.email is not null),
    'usage_report', 'operation');
  with counted as (
    select (t.created_at at time zone 'UTC')::date as day, t.status, private.name_or_other(t.model) as model,
      t.model_calls, t.usage, t.took_ms, t.first_word_ms,
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
  'Turns of the last days (UTC), of one address or of all: { accounts, lines: [{ day, skills, turns, failed, p50Ms, '
  'p95Ms, firstWordMs, models: [{ model, calls, inputTokens, outputTokens, cachedTokens }] }] }. For the service role.';
grant execute on function public.usage_report(int, text) to service_role;

create function public.read_usage(days int default 30) returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select (t.created_at at time zone p.timezone)::date as day, t.status, private.name_or_other(t.model) as model, t.usage
    from public.turns t
    join public.profiles p on p.user_id = t.user_id
    where t.user_id = private.current_user_id() and t.status <> 'running' and t.kind <> 'request'
      and (t.created_at at time zone p.timezone)::date > private.today() - least(greatest(read_usage.days, 1), 366)
  ), spent as (
    select c.day, c.model, sum(private.tokens(c.usage, 'inputTokens')) as input,
      sum(private.tokens(c.usage, 'outputTokens')) as output, sum(private.tokens(c.usage, 'cachedTokens')) as cached
    from counted c where c.model is not null group by c.day, c.model
  )
  select jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'turns', d.turns, 'failed', d.failed, 'models', coalesce((
          select jsonb_agg(jsonb_build_object('model', s.model, 'inputTokens', s.input, 'outputTokens', s.output,
            'cachedTokens', s.cached) order by s.model)
          from spent s where s.day = d.day), '[]')) order by d.day desc)
      from (
        select c.day, count(*) as turns, count(*) filter (where c.status = 'failed') as failed from counted c group by c.day) d), '[]'),
    'limits', private.uses_of_today(), 'rows', private.rows_kept(), 'bytes', private.bytes_kept());
$$;
comment on function public.read_usage(int) is
  'What the caller has used: { days: the last ones with turns, newest first, [{ day, turns, failed, models: [{ model, '
  'inputTokens, outputTokens, cachedTokens }] }], limits: [{ what, used, most }] of today (UTC), rows: [{ table, rows, '
  'most }] of the tables that are fuller than a tenth, bytes: { used, most } of everything }.';
grant execute on function public.read_usage(int) to authenticated, service_role;
