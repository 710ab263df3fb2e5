-- Health of the services that the tools of the deployment's packs call. Each instance finds out by itself, from
-- checks in the background and from calls, and writes it here, so that a new instance knows at once. Only the server
-- writes.

create table public.tool_health (
  -- For tools of the deployment only. The row of a tool that no longer exists is ignored.
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

comment on table public.tool_health is 'The last known state of the service of each tool, from whichever instance saw it.';
comment on column public.tool_health.failures is
  'Failed calls and checks in a row; not counted further once the service is no longer called.';
comment on column public.tool_health.opened_at is 'Since when it is not called; null while it is called.';
comment on column public.tool_health.failure is 'The last failure. For the deployment only.';

create function private.ms_since(at timestamptz) returns bigint
language sql stable strict set search_path = '' as $$
  select greatest(0, floor(extract(epoch from now() - ms_since.at) * 1000))::bigint;
$$;

-- The last known health of each tool, in milliseconds before now: { tool: { failures, openMs, checkedMs, failedMs }
-- }.
create function private.known_health() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(h.tool, jsonb_build_object('failures', h.failures, 'openMs', private.ms_since(h.opened_at),
    'checkedMs', private.ms_since(h.checked_at), 'failedMs', private.ms_since(h.failed_at))), '{}')
  from public.tool_health h;
$$;

-- The time that is this many milliseconds ago (a JSON number); null for null.
create function private.ms_ago(ms jsonb) returns timestamptz
language sql stable set search_path = '' as $$
  select now() - make_interval(secs => (ms_ago.ms #>> '{}')::numeric / 1000);
$$;

create function public.record_tool_health(reports jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into public.tool_health as h (tool, failures, opened_at, checked_at, failed_at, failure)
  select r.value ->> 'tool', (r.value ->> 'failures')::int, private.ms_ago(r.value -> 'openMs'),
    private.ms_ago(r.value -> 'checkedMs'),
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
  'Stores the health of tools: [{ tool, failures, openMs, checkedMs, failedMs, failure }], as private.known_health '
  'tells it; unknown names are ignored.';
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
  'Health of the enabled tools of the deployment: [{ tool, title, pack, available, failures, openedAt, checkedAt, '
  'failedAt, failure }]; the failure for the server alone.';
grant execute on function public.tool_health() to authenticated, service_role;
