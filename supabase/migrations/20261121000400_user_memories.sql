-- User memory: the compact profile that every prompt carries. One row a user, made by the sign-up trigger.

create function private.is_text_list(list text[], max_items int, max_length int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select list is not null
    and cardinality(list) <= max_items
    and not exists (
      select from unnest(list) as item
      where item is null or item !~ '\S' or char_length(item) > max_length
    );
$$;
comment on function private.is_text_list(text[], int, int) is 'Whether a list holds at most max_items texts, none of them null, blank or too long.';

create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create table public.user_memories (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (char_length(name) between 1 and 200),
  age int check (age between 0 and 130),
  location text check (char_length(location) between 1 and 200),
  occupation text check (char_length(occupation) between 1 and 200),
  family_context text check (char_length(family_context) between 1 and 1000),
  current_goals text[] not null default '{}' check (private.is_text_list(current_goals, 20, 300)),
  current_challenges text[] not null default '{}' check (private.is_text_list(current_challenges, 20, 300)),
  top_of_mind text[] not null default '{}' check (private.is_text_list(top_of_mind, 20, 300)),
  "values" text[] not null default '{}' check (private.is_text_list("values", 20, 300)),
  communication_style text check (char_length(communication_style) between 1 and 500),
  timezone text check (timezone is null or private.is_timezone(timezone)),
  learned_patterns text[] not null default '{}' check (private.is_text_list(learned_patterns, 50, 300)),
  version int not null default 0 check (version >= 0),
  last_consolidated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.user_memories enable row level security;
revoke all on public.user_memories from anon, authenticated;
grant select on public.user_memories to authenticated;
-- Rows come from the sign-up trigger; version and last_consolidated_at belong to the consolidation.
grant update (name, age, location, occupation, family_context, current_goals, current_challenges, top_of_mind, "values",
  communication_style, timezone, learned_patterns) on public.user_memories to authenticated;
grant all on public.user_memories to service_role;

create policy user_memories_select on public.user_memories for select to authenticated
  using ((select auth.uid()) = user_id);
create policy user_memories_update on public.user_memories for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create trigger user_memories_set_updated_at before update on public.user_memories
  for each row execute function private.set_updated_at();

comment on table public.user_memories is 'What the assistant always keeps in mind about a user. When space is short: goals, then challenges, then patterns.';
comment on column public.user_memories.learned_patterns is 'Sentences about recurring behaviour, in pt-BR.';
comment on column public.user_memories.version is 'Rises by one at each consolidation.';

revoke execute on function private.is_text_list(text[], int, int) from public, anon;
revoke execute on function private.set_updated_at() from public, anon;
grant execute on function private.is_text_list(text[], int, int) to authenticated, service_role;
grant execute on function private.set_updated_at() to authenticated, service_role;
