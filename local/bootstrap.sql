-- What a Supabase project has before its first migration, as far as this application needs it.
-- Runs at every start, in one transaction. Each statement can be repeated, and processes that share a server take turns.

select pg_catalog.pg_advisory_xact_lock(7350);

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Without usage on auth, auth.uid() fails with 42501 under an empty search_path.
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

-- Supabase's long-standing default privileges: all roles get everything, anon included. So a migration that forgets to revoke
-- is as open here as on Supabase, and a test notices.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- A column of GoTrue that lite does not have. A seed for Supabase has to fill it.
alter table auth.users add column if not exists instance_id uuid;

-- Called with the settings of each request: refuses the token of a deleted account. On Supabase, the data API accepts such a
-- token until it expires. It shows no rows then, and foreign keys prevent writes.
create or replace function auth.check_account(role text, account text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if check_account.role = 'authenticated' and pg_catalog.pg_input_is_valid(check_account.account, 'uuid')
    and not exists (select from auth.users u where u.id = check_account.account::uuid) then
    raise exception using errcode = 'PT401', message = 'Entre na sua conta para continuar.', hint = 'unauthenticated', detail = '{}';
  end if;
end;
$$;

-- The Supabase CLI's own history, so that `supabase migration list` reads it on a real server.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
