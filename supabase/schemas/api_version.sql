-- The version of what functions, database and web client say to each other.

create function public.get_version() returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  -- The number of shared/http/api-version.ts (tests/integration/api/versions_test.ts).
  return jsonb_build_object('api', 1);
end;
$$;
comment on function public.get_version() is
  'The version that clients compare with their own: { api }. It changes only when an earlier client no longer works.';
grant execute on function public.get_version() to authenticated, service_role;
