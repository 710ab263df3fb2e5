-- What a Supabase project has before its first migration, as far as this application relies on it.
-- Runs at every start, as one transaction: each statement can be repeated, and processes that share a server take turns.

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

-- Supabase's long-standing default privileges: everything, to anon too. A migration that forgets to revoke is then as
-- open here as it would be there, and a test notices.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- GoTrue's column that lite leaves out; seeds for Supabase must fill it.
alter table auth.users add column if not exists instance_id uuid;

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
