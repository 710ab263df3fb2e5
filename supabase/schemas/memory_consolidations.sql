-- The record of each batch of messages that was learned from. What fills it is in consolidation_queue.sql and learning.sql.

create table public.memory_consolidations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null check (status in ('completed', 'failed', 'partial')),
  consolidated_from timestamptz,
  consolidated_to timestamptz,
  messages_processed int not null default 0 check (messages_processed >= 0),
  facts_created int not null default 0 check (facts_created >= 0),
  facts_updated int not null default 0 check (facts_updated >= 0),
  inferences_created int not null default 0 check (inferences_created >= 0),
  memory_updates jsonb not null default '[]' check (jsonb_typeof(memory_updates) = 'array'),
  rejections jsonb not null default '[]' check (jsonb_typeof(rejections) = 'array'),
  raw_output jsonb,
  error_message text check (char_length(error_message) <= 2000),
  attempt int not null check (attempt > 0),
  started_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  check (consolidated_from <= consolidated_to),
  check ((status = 'failed') = (error_message is not null))
);
alter table public.memory_consolidations enable row level security;
grant select on public.memory_consolidations to authenticated;
grant all on public.memory_consolidations to service_role;
create policy memory_consolidations_select on public.memory_consolidations for select to authenticated
  using ((select auth.uid()) = user_id);

create index memory_consolidations_recent on public.memory_consolidations (user_id, created_at desc);

comment on table public.memory_consolidations is 'What a batch of messages taught, written in the transaction that applied it. failed: nothing was applied and its messages are learned from later.';
comment on column public.memory_consolidations.consolidated_from is 'When the first of the messages was written.';
comment on column public.memory_consolidations.messages_processed is 'The user''s own messages: nothing else is learned from.';
comment on column public.memory_consolidations.memory_updates is 'Changes of user_memories: [{ field, op, value }].';
comment on column public.memory_consolidations.rejections is 'Items that were not kept: [{ reason, item }].';
comment on column public.memory_consolidations.raw_output is 'What the extraction answered, as it came.';
comment on column public.memory_consolidations.attempt is 'The lease under which it ran.';
