-- Limits for one person, so that nobody slows the service down for others: requests in a minute and in a day, rows of
-- a table, and the time of a statement. The numbers are in private.settings; users cannot reach the counters.

insert into private.settings (key, value) values
  -- Turns: more than a person types in a minute; the model's cost of a full day is acceptable.
  ('turns_per_minute', '60'), ('turns_per_day', '2000'),
  -- Reads: repeated answers, pages of a conversation, resumed streams, stops.
  ('reads_per_minute', '300'), ('reads_per_day', '20000'),
  -- Searches, from anywhere. Each turn may make some more (`searches_per_turn`), as many as its steps can call.
  ('searches_per_minute', '300'), ('searches_per_day', '20000'),
  ('searches_per_turn', '100'),
  ('exports_per_minute', '10'), ('exports_per_day', '200'),
  ('pack_changes_per_minute', '30'), ('pack_changes_per_day', '500'),
  ('outside_templates_per_minute', '30'), ('outside_templates_per_day', '1000'),
  ('push_tests_per_minute', '5'), ('push_tests_per_day', '50'),
  -- Pages of exports, each 500 rows or 1 MB.
  ('export_pages_per_minute', '2000'), ('export_pages_per_day', '50000'),
  ('imports_per_minute', '10'), ('imports_per_day', '200'),
  -- Parts of files that are imported, of which a file has up to 3,000.
  ('import_slices_per_minute', '6000'), ('import_slices_per_day', '100000'),
  -- Parts of statements that are previewed, of which a file of 10,000 lines has some hundred, and imports that are.
  ('previews_per_minute', '300'), ('previews_per_day', '10000'),
  -- Requests that were refused, and those with a long body, which count before the body is read. A turn has neither.
  ('requests_per_minute', '120'), ('requests_per_day', '5000'),
  -- Calls whose offers are prepared: up to twenty of one step of a turn.
  ('preparations_per_minute', '1200'), ('preparations_per_day', '20000'),
  -- Characters of a person's items for which vectors are made.
  ('embedded_characters_per_day', '2000000');

-- How much a person has used in the current minute and on the current day (UTC).
create table private.rate_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  minute timestamptz not null,
  in_minute int not null,
  day timestamptz not null,
  in_day int not null,
  primary key (user_id, what)
);
alter table private.rate_limits enable row level security;
grant all on private.rate_limits to service_role;

-- The number of searches allowed: a fixed number, and those of the turns that were opened.
create function private.allowed_searches(counted private.rate_limits, out a_minute bigint, out a_day bigint)
language sql stable security definer set search_path = '' as $$
  select private.setting('searches_per_minute',
    300) + coalesce(sum(t.in_minute) filter (where t.minute = counted.minute), 0) * most.a_turn,
    private.setting('searches_per_day', 20000) + coalesce(sum(t.in_day) filter (where t.day = counted.day), 0) * most.a_turn
  from (select private.setting('searches_per_turn', 100) as a_turn) as most
  left join private.rate_limits t on t.user_id = counted.user_id and t.what = 'turns'
  group by most.a_turn;
$$;

-- Counts uses of turns, reads, searches, exports, export_pages, imports, import_slices, previews, mcp_calls, pack_changes,
-- outside_templates, push_tests, requests or preparations for the caller; raises PT429 rate_limited over settings.<what>_per_minute or
-- _per_day, and PT401 unauthenticated where the account is gone.
create function private.count_use(what text, uses int default 1) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  now constant timestamptz := clock_timestamp();
  minute_over constant timestamptz := date_trunc('minute', now) + interval '1 minute';
  day_over constant timestamptz := date_trunc('day', now, 'UTC') + interval '1 day';
  a_minute bigint := private.setting(count_use.what || '_per_minute', 600);
  a_day bigint := private.setting(count_use.what || '_per_day', 20000);
  counted private.rate_limits;
  again_at timestamptz;
begin
  perform private.check_account();
  insert into private.rate_limits as r (user_id, what, minute, in_minute, day, in_day)
  values (private.current_user_id(), count_use.what, minute_over - interval '1 minute', count_use.uses, day_over - interval '1 day',
    count_use.uses)
  on conflict (user_id, what) do update set
    in_minute = case when r.minute = excluded.minute then r.in_minute else 0 end + excluded.in_minute,
    minute = excluded.minute,
    in_day = case when r.day = excluded.day then r.in_day else 0 end + excluded.in_day,
    day = excluded.day
  returning r.* into counted;
  if count_use.what = 'searches' and (counted.in_minute > a_minute or counted.in_day > a_day) then
    select s.a_minute, s.a_day into a_minute, a_day from private.allowed_searches(counted) as s;
  end if;
  again_at := case when counted.in_day > a_day then day_over when counted.in_minute > a_minute then minute_over end;
  if again_at is not null then
    perform private.raise(429, 'rate_limited', format('Foram %s demais em pouco tempo. %s', case count_use.what
        when 'turns' then 'mensagens' when 'reads' then 'consultas' when 'searches' then 'buscas'
        when 'imports' then 'importações' when 'import_slices' then 'partes de arquivos'
        when 'previews' then 'prévias'
        when 'mcp_calls' then 'pedidos' when 'requests' then 'pedidos' when 'preparations' then 'pedidos'
        when 'pack_changes' then 'mudanças em pacotes'
        when 'outside_templates' then 'modelos que consultam fora daqui' when 'push_tests' then 'avisos de teste'
        else 'exportações' end,
        case again_at when day_over then 'Tente de novo amanhã.' else 'Espere um instante e tente de novo.' end),
      jsonb_build_object('retryAfter', greatest(ceil(extract(epoch from again_at - now))::int, 1)));
  end if;
end;
$$;

create function public.count_request() returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.act_for_assistant();
  perform private.count_use('requests');
  return jsonb_build_object('status', 'counted');
end;
$$;
comment on function public.count_request() is
  'Counts a request of the caller to a function: one that was refused, or one with a long body, before the body is read: { '
  'status: counted }. Raises PT401 unauthenticated, PT429 rate_limited.';
grant execute on function public.count_request() to authenticated, service_role;

-- Raises PT400 too_many_values when a list or object of a request has more members than that. Every function that
-- clients may call and that loops over such an argument calls it (tests/integration/limits/loops_test.ts).
create function private.expect_few(list jsonb, most int) returns void
language plpgsql immutable set search_path = '' as $$
declare
  members int := case jsonb_typeof(list) when 'array' then jsonb_array_length(list)
    when 'object' then (select count(*) from jsonb_object_keys(list)) end;
begin
  if members > most then
    perform private.raise(400, 'too_many_values', format('No máximo %s de cada vez.', most));
  end if;
end;
$$;

create function private.expect_few(list anyarray, most int) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(list) > most then
    perform private.raise(400, 'too_many_values', format('No máximo %s de cada vez.', most));
  end if;
  -- Its texts have bounds too: some 1,000 characters each.
  perform private.expect_short(most * 1000, list::text);
end;
$$;

-- Raises PT400 content_too_long when a text of a request has more characters than that. Every function that clients may call
-- calls it for each of its texts before it does anything with them (tests/integration/limits/texts_test.ts): 1,000 for words by
-- which something is found, named or chosen, 10,000 for what is quoted or noted, 50,000 for what is kept. How long a text may be
-- to be kept is said where it is kept; this only bounds the work. A search by meaning of 20,000 characters took 3.5 s.
create function private.expect_short(most int, variadic texts text[]) returns void
language plpgsql immutable set search_path = '' as $$
declare
  one text;
begin
  -- A list that is left out is null.
  foreach one in array coalesce(texts, '{}') loop
    if char_length(one) > most then
      perform private.raise(400, 'content_too_long',
        format('Esse texto é longo demais: use até %s caracteres.', translate(to_char(most, 'FM999,999,999'), ',', '.')));
    end if;
  end loop;
end;
$$;

-- Ends a statement that has run for longer than it may, as Postgres does by itself. PGlite cannot interrupt a
-- statement: what loops asks here at each round.
create function private.expect_time() returns void
language plpgsql stable set search_path = '' as $$
declare
  most interval := current_setting('statement_timeout')::interval;
begin
  if most > interval '0' and clock_timestamp() - statement_timestamp() > most then
    raise exception using errcode = '57014', message = 'canceling statement due to statement timeout';
  end if;
end;
$$;

-- What the caller has used today (UTC) of what is counted by day: [{ what, used, most }], the fullest first.
create function private.uses_of_today() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', u.what, 'used', u.used, 'most', u.most)
    order by u.used::numeric / greatest(u.most, 1) desc, u.what), '[]')
  from (
    select r.what, r.in_day as used, case when r.what = 'searches' then (private.allowed_searches(r)).a_day
      else private.setting(r.what || '_per_day', 20000) end as most
    from private.rate_limits r
    where r.user_id = private.current_user_id() and r.day = date_trunc('day', now(), 'UTC')) u;
$$;

-- The most rows of each table for one person. Triggers keep the counts: counting would take longer the more rows
-- there are.
insert into private.settings (key, value) values ('most_rows', '{
  "messages": 200000,
  "message_archive": 500000,
  "expenses": 200000,
  "tracking_entries": 200000,
  "habit_completions": 200000,
  "bills": 100000,
  "incomes": 100000,
  "knowledge_links": 100000,
  "knowledge_items": 20000,
  "conversations": 20000,
  "library_items": 20000,
  "budgets": 20000,
  "budget_warnings": 20000,
  "investments": 20000,
  "debts": 500,
  "debt_payments": 50000,
  "accounts": 100,
  "card_bills": 5000,
  "transfers": 50000,
  "habits": 2000,
  "user_templates": 100,
  "tool_packs": 20,
  "tool_definitions": 200,
  "turns": 500000,
  "tool_executions": 500000,
  "pending_actions": 500000,
  "turn_chunks": 50000,
  "statement_lines": 500000,
  "import_matches": 20000,
  "import_origins": 500000
}');

-- The most bytes of one person in all tables, as text: rows alone say little where one row may be 8,000 characters or
-- a pack of 512 KB. Ten times the largest file that can be imported; somebody who talks a lot fills 20 MB a year.
insert into private.settings (key, value) values ('most_bytes', '200000000');

-- Counts of rows and of their bytes, by person and table; the count is the sum of several rows, since a row locked by another
-- transaction is not waited for.
create table private.row_counts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  rows bigint not null,
  bytes bigint not null default 0
);
create index row_counts_by_table on private.row_counts (user_id, table_name);
alter table private.row_counts set (fillfactor = 50);
alter table private.row_counts enable row level security;
grant all on private.row_counts to service_role;

-- The most rows of a table for one person.
create function private.most_rows(table_name text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select (s.value ->> most_rows.table_name)::bigint from private.settings s where s.key = 'most_rows'), 20000);
end;
$$;

-- How many rows the caller may still add to a table (settings.most_rows).
create function private.rows_left(table_name text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return greatest(private.most_rows(rows_left.table_name) - coalesce((
    select sum(c.rows) from private.row_counts c where c.user_id = caller and c.table_name = rows_left.table_name), 0), 0);
end;
$$;

-- The tables in which the caller has more than a tenth of the most rows: [{ table, rows, most }], the fullest first.
create function private.rows_kept() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', k.table_name, 'rows', k.rows, 'most', k.most)
    order by k.rows / k.most desc, k.table_name), '[]')
  from (
    select c.table_name, sum(c.rows) as rows, private.most_rows(c.table_name) as most
    from private.row_counts c where c.user_id = private.current_user_id() group by c.table_name) k
  where k.rows * 10 > k.most;
$$;

create function private.refuse_rows(table_name text, most bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.raise(409, 'too_many_rows',
    format('Você chegou ao máximo que eu guardo deste tipo: %s registros.',
      translate(to_char(refuse_rows.most, 'FM999,999,999'), ',', '.')),
    jsonb_build_object('table', refuse_rows.table_name, 'most', refuse_rows.most));
end;
$$;

-- Raises PT409 too_many_rows when the caller may not add so many rows to a table.
create function private.expect_room(table_name text, rows int) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.rows_left(expect_room.table_name) < expect_room.rows then
    perform private.refuse_rows(expect_room.table_name, private.most_rows(expect_room.table_name));
  end if;
end;
$$;

-- What the caller keeps in all tables: { used, most }, in bytes.
create function private.bytes_kept() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('used', greatest(coalesce(sum(c.bytes), 0), 0), 'most', private.setting('most_bytes', 200000000))
  from private.row_counts c where c.user_id = private.current_user_id();
$$;

create function private.refuse_bytes(most bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.raise(409, 'too_many_rows',
    format('Você chegou ao máximo que eu guardo ao todo: %s MB. Apague o que não precisa mais, para abrir espaço.',
      round(refuse_bytes.most / 1000000.0)),
    jsonb_build_object('most_bytes', refuse_bytes.most));
end;
$$;

-- Adds to the counts of a person and table. Raises PT409 too_many_rows over settings.most_rows or settings.most_bytes in a session of the
-- person or of their assistant. What the service writes by itself is counted and never refused: a job writes the rows of many people in one
-- statement, and whoever is full must not end it for all.
create function private.add_to_counts(owner uuid, counted text, added bigint, added_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
begin
  update private.row_counts c set rows = c.rows + added, bytes = c.bytes + added_bytes
  where c.id = (
    select f.id from private.row_counts f where f.user_id = owner and f.table_name = counted
    limit 1 for no key update skip locked);
  if not found then
    -- An account that is being deleted needs no count.
    insert into private.row_counts (user_id, table_name, rows, bytes)
    select u.id, counted, added, added_bytes from auth.users u where u.id = owner;
  end if;
  if (added <= 0 and added_bytes <= 0) or auth.jwt() ->> 'role' is distinct from 'authenticated' then
    return;
  end if;
  select sum(c.rows) filter (where c.table_name = counted) as rows, sum(c.bytes) as bytes into kept
  from private.row_counts c where c.user_id = owner;
  if added > 0 and kept.rows > private.most_rows(counted) then
    perform private.refuse_rows(counted, private.most_rows(counted));
  elsif added_bytes > 0 and kept.bytes > private.setting('most_bytes', 200000000) then
    perform private.refuse_bytes(private.setting('most_bytes', 200000000));
  end if;
end;
$$;

-- Trigger: counts rows that come, go and change, and their bytes. Bytes are those of the row as text: a stored row may
-- be compressed, and would count less when it goes than when it came.
create function private.count_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner record;
begin
  if tg_op = 'UPDATE' then
    for owner in select x.user_id, sum(x.bytes) as bytes from (
        select r.user_id, octet_length(r::text) as bytes from changed r
        union all
        select r.user_id, -octet_length(r::text) from was r) x
      where x.user_id is not null group by x.user_id having sum(x.bytes) <> 0 loop
      perform private.add_to_counts(owner.user_id, tg_table_name, 0, owner.bytes);
    end loop;
    return null;
  end if;
  for owner in select r.user_id, count(*) as rows, sum(octet_length(r::text)) as bytes from changed r
    where r.user_id is not null group by r.user_id loop
    if tg_op = 'INSERT' then
      perform private.add_to_counts(owner.user_id, tg_table_name, owner.rows, owner.bytes);
    else
      perform private.add_to_counts(owner.user_id, tg_table_name, -owner.rows, -owner.bytes);
    end if;
  end loop;
  return null;
end;
$$;

create trigger conversations_count_inserted after insert on public.conversations referencing new table as changed
  for each statement execute function private.count_rows();
create trigger conversations_count_deleted after delete on public.conversations referencing old table as changed
  for each statement execute function private.count_rows();
create trigger conversations_count_updated after update on public.conversations
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger messages_count_inserted after insert on public.messages referencing new table as changed
  for each statement execute function private.count_rows();
create trigger messages_count_deleted after delete on public.messages referencing old table as changed
  for each statement execute function private.count_rows();
create trigger messages_count_updated after update on public.messages
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger message_archive_count_inserted after insert on public.message_archive
  referencing new table as changed for each statement execute function private.count_rows();
create trigger message_archive_count_deleted after delete on public.message_archive referencing old table as changed
  for each statement execute function private.count_rows();
create trigger message_archive_count_updated after update on public.message_archive
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger knowledge_items_count_inserted after insert on public.knowledge_items
  referencing new table as changed for each statement execute function private.count_rows();
create trigger knowledge_items_count_deleted after delete on public.knowledge_items referencing old table as changed
  for each statement execute function private.count_rows();
create trigger knowledge_items_count_updated after update on public.knowledge_items
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger knowledge_links_count_inserted after insert on public.knowledge_links
  referencing new table as changed for each statement execute function private.count_rows();
create trigger knowledge_links_count_deleted after delete on public.knowledge_links referencing old table as changed
  for each statement execute function private.count_rows();
create trigger knowledge_links_count_updated after update on public.knowledge_links
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger expenses_count_inserted after insert on public.expenses referencing new table as changed
  for each statement execute function private.count_rows();
create trigger expenses_count_deleted after delete on public.expenses referencing old table as changed
  for each statement execute function private.count_rows();
create trigger expenses_count_updated after update on public.expenses
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger budgets_count_inserted after insert on public.budgets referencing new table as changed
  for each statement execute function private.count_rows();
create trigger budgets_count_deleted after delete on public.budgets referencing old table as changed
  for each statement execute function private.count_rows();
create trigger budgets_count_updated after update on public.budgets
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger budget_warnings_count_inserted after insert on public.budget_warnings
  referencing new table as changed for each statement execute function private.count_rows();
create trigger budget_warnings_count_deleted after delete on public.budget_warnings
  referencing old table as changed for each statement execute function private.count_rows();
create trigger budget_warnings_count_updated after update on public.budget_warnings
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger bills_count_inserted after insert on public.bills referencing new table as changed
  for each statement execute function private.count_rows();
create trigger bills_count_deleted after delete on public.bills referencing old table as changed
  for each statement execute function private.count_rows();
create trigger bills_count_updated after update on public.bills
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger incomes_count_inserted after insert on public.incomes referencing new table as changed
  for each statement execute function private.count_rows();
create trigger incomes_count_deleted after delete on public.incomes referencing old table as changed
  for each statement execute function private.count_rows();
create trigger incomes_count_updated after update on public.incomes
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger debts_count_inserted after insert on public.debts referencing new table as changed
  for each statement execute function private.count_rows();
create trigger debts_count_deleted after delete on public.debts referencing old table as changed
  for each statement execute function private.count_rows();
create trigger debts_count_updated after update on public.debts
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger debt_payments_count_inserted after insert on public.debt_payments referencing new table as changed
  for each statement execute function private.count_rows();
create trigger debt_payments_count_deleted after delete on public.debt_payments referencing old table as changed
  for each statement execute function private.count_rows();
create trigger debt_payments_count_updated after update on public.debt_payments
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger accounts_count_inserted after insert on public.accounts referencing new table as changed
  for each statement execute function private.count_rows();
create trigger accounts_count_deleted after delete on public.accounts referencing old table as changed
  for each statement execute function private.count_rows();
create trigger accounts_count_updated after update on public.accounts
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger card_bills_count_inserted after insert on public.card_bills referencing new table as changed
  for each statement execute function private.count_rows();
create trigger card_bills_count_deleted after delete on public.card_bills referencing old table as changed
  for each statement execute function private.count_rows();
create trigger card_bills_count_updated after update on public.card_bills
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger transfers_count_inserted after insert on public.transfers referencing new table as changed
  for each statement execute function private.count_rows();
create trigger transfers_count_deleted after delete on public.transfers referencing old table as changed
  for each statement execute function private.count_rows();
create trigger transfers_count_updated after update on public.transfers
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger investments_count_inserted after insert on public.investments referencing new table as changed
  for each statement execute function private.count_rows();
create trigger investments_count_deleted after delete on public.investments referencing old table as changed
  for each statement execute function private.count_rows();
create trigger investments_count_updated after update on public.investments
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger habits_count_inserted after insert on public.habits referencing new table as changed
  for each statement execute function private.count_rows();
create trigger habits_count_deleted after delete on public.habits referencing old table as changed
  for each statement execute function private.count_rows();
create trigger habits_count_updated after update on public.habits
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger habit_completions_count_inserted after insert on public.habit_completions
  referencing new table as changed for each statement execute function private.count_rows();
create trigger habit_completions_count_deleted after delete on public.habit_completions
  referencing old table as changed for each statement execute function private.count_rows();
create trigger habit_completions_count_updated after update on public.habit_completions
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger tracking_entries_count_inserted after insert on public.tracking_entries
  referencing new table as changed for each statement execute function private.count_rows();
create trigger tracking_entries_count_deleted after delete on public.tracking_entries
  referencing old table as changed for each statement execute function private.count_rows();
create trigger tracking_entries_count_updated after update on public.tracking_entries
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger library_items_count_inserted after insert on public.library_items referencing new table as changed
  for each statement execute function private.count_rows();
create trigger library_items_count_deleted after delete on public.library_items referencing old table as changed
  for each statement execute function private.count_rows();
create trigger library_items_count_updated after update on public.library_items
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger user_templates_count_inserted after insert on public.user_templates referencing new table as changed
  for each statement execute function private.count_rows();
create trigger user_templates_count_deleted after delete on public.user_templates referencing old table as changed
  for each statement execute function private.count_rows();
create trigger user_templates_count_updated after update on public.user_templates
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger reminders_count_inserted after insert on public.reminders referencing new table as changed
  for each statement execute function private.count_rows();
create trigger reminders_count_deleted after delete on public.reminders referencing old table as changed
  for each statement execute function private.count_rows();
create trigger reminders_count_updated after update on public.reminders
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger standing_yes_count_inserted after insert on public.standing_yes referencing new table as changed
  for each statement execute function private.count_rows();
create trigger standing_yes_count_deleted after delete on public.standing_yes referencing old table as changed
  for each statement execute function private.count_rows();
create trigger standing_yes_count_updated after update on public.standing_yes
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger tool_definitions_count_inserted after insert on public.tool_definitions
  referencing new table as changed for each statement execute function private.count_rows();
create trigger tool_definitions_count_deleted after delete on public.tool_definitions
  referencing old table as changed for each statement execute function private.count_rows();
create trigger tool_definitions_count_updated after update on public.tool_definitions
  referencing old table as was new table as changed for each statement execute function private.count_rows();
create trigger tool_packs_count_inserted after insert on public.tool_packs referencing new table as changed
  for each statement execute function private.count_rows();
create trigger tool_packs_count_deleted after delete on public.tool_packs referencing old table as changed
  for each statement execute function private.count_rows();
create trigger tool_packs_count_updated after update on public.tool_packs
  referencing old table as was new table as changed for each statement execute function private.count_rows();

-- What users do not write themselves, but what their turns and statements leave.
create trigger turns_count_inserted after insert on public.turns referencing new table as changed
  for each statement execute function private.count_rows();
create trigger turns_count_deleted after delete on public.turns referencing old table as changed
  for each statement execute function private.count_rows();
create trigger turns_count_updated after update on public.turns referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger tool_executions_count_inserted after insert on public.tool_executions referencing new table as changed
  for each statement execute function private.count_rows();
create trigger tool_executions_count_deleted after delete on public.tool_executions referencing old table as changed
  for each statement execute function private.count_rows();
create trigger tool_executions_count_updated after update on public.tool_executions referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger pending_actions_count_inserted after insert on public.pending_actions referencing new table as changed
  for each statement execute function private.count_rows();
create trigger pending_actions_count_deleted after delete on public.pending_actions referencing old table as changed
  for each statement execute function private.count_rows();
create trigger pending_actions_count_updated after update on public.pending_actions referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger turn_chunks_count_inserted after insert on private.turn_chunks referencing new table as changed
  for each statement execute function private.count_rows();
create trigger turn_chunks_count_deleted after delete on private.turn_chunks referencing old table as changed
  for each statement execute function private.count_rows();
create trigger turn_chunks_count_updated after update on private.turn_chunks referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger statement_lines_count_inserted after insert on private.statement_lines referencing new table as changed
  for each statement execute function private.count_rows();
create trigger statement_lines_count_deleted after delete on private.statement_lines referencing old table as changed
  for each statement execute function private.count_rows();
create trigger statement_lines_count_updated after update on private.statement_lines referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger import_matches_count_inserted after insert on private.import_matches referencing new table as changed
  for each statement execute function private.count_rows();
create trigger import_matches_count_deleted after delete on private.import_matches referencing old table as changed
  for each statement execute function private.count_rows();
create trigger import_matches_count_updated after update on private.import_matches referencing old table as was new table as changed
  for each statement execute function private.count_rows();
create trigger import_origins_count_inserted after insert on private.import_origins referencing new table as changed
  for each statement execute function private.count_rows();
create trigger import_origins_count_deleted after delete on private.import_origins referencing old table as changed
  for each statement execute function private.count_rows();
create trigger import_origins_count_updated after update on private.import_origins referencing old table as was new table as changed
  for each statement execute function private.count_rows();

-- How long a statement may run, by role. PostgREST sets it before each request, so that it holds for the call itself;
-- a function may have its own. Set only where it differs: databases of one server share their roles.
do $$
declare
  role record;
begin
  for role in select * from (values ('anon', '3s'), ('authenticated', '8s'), ('service_role', '60s')) as r (name, timeout) loop
    if not exists (
      select from pg_catalog.pg_db_role_setting s
      where s.setrole = role.name::regrole and s.setdatabase = 0 and 'statement_timeout=' || role.timeout = any (s.setconfig))
    then
      execute format('alter role %I set statement_timeout = %L', role.name, role.timeout);
    end if;
  end loop;
  -- PostgREST reads these settings at its start and on request.
  notify pgrst, 'reload config';
end;
$$;
