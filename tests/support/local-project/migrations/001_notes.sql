-- The least a table of this project has; a semicolon; in a comment.
create schema private;
create table private.hidden (id int);
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null check (char_length(body) < 40)
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select, insert on public.notes to authenticated;
create policy notes_select on public.notes for select to authenticated using ((select auth.uid()) = user_id);
create policy notes_insert on public.notes for insert to authenticated with check ((select auth.uid()) = user_id);

create table public.forgotten (id int primary key);

create table public.turns (id int primary key, status text not null, lease_until timestamptz not null);
