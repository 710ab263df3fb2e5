-- Where a row came from: the sentence that it was recorded from, the page, or the file it was imported from.

create index tool_executions_by_row on public.tool_executions using gin (undo jsonb_path_ops);

-- The position in its file of each imported record.
create table private.import_origins (
  user_id uuid not null,
  content_hash text not null,
  section text not null,
  row_id uuid not null,
  -- Counted from 1 within its section of the file.
  position int not null,
  imported_at timestamptz not null default now(),
  primary key (user_id, section, row_id),
  foreign key (user_id, content_hash) references private.imports (user_id, content_hash) on delete cascade
);
alter table private.import_origins enable row level security;
grant select on private.import_origins to authenticated;
grant all on private.import_origins to service_role;
create policy import_origins_select on private.import_origins for select to authenticated using ((select auth.uid()) = user_id);
create index import_origins_by_import on private.import_origins (user_id, content_hash);

-- Tables of records, whose rows a page can ask about.
create function private.tables_with_origin() returns text[]
language sql immutable set search_path = '' as $$
  select array['expenses', 'incomes', 'bills', 'budgets', 'debts', 'debt_payments', 'investments', 'accounts',
    'transfers', 'tracking_entries', 'habits',
    'habit_completions', 'reminders', 'library_items'];
$$;

-- Notes where imported rows, [{ index, row }], stand in their file, as long as there is room for it.
create function private.note_import(digest text, section text, items jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.import_origins (user_id, content_hash, section, row_id, position)
  select private.current_user_id(), note_import.digest, note_import.section, (i.value #>> '{row,id}')::uuid,
    (i.value ->> 'index')::int + 1
  from jsonb_array_elements(note_import.items) as i
  where note_import.section = any (private.tables_with_origin())
    and private.rows_left('import_origins') >= jsonb_array_length(note_import.items)
  on conflict do nothing;
end;
$$;

-- The tool calls that wrote a row, oldest first, with the message that asked for it. A write after a yes came from the
-- message before the offer.
create function private.writes_to_row(of_table text, row_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('tool', w.tool, 'at', w.created_at,
    'undone', case when w.undone_at is not null then true end, 'conversation', w.conversation, 'message', w.message,
    'text', private.clipped(w.content, 500), 'said_at', w.said_at, 'quote', w.quote)) order by w.seq), '[]')
  from (
    select e.seq, e.tool, e.created_at, e.undone_at, e.args ->> 'quote' as quote, c.client_id as conversation,
      coalesce(m.client_message_id, m.id::text) as message, m.content, m.created_at as said_at
    from public.tool_executions e
    left join public.pending_actions p on p.user_id = e.user_id and p.tool_call_id = e.tool_call_id
    left join public.turns t on t.user_id = e.user_id and t.id = coalesce(p.turn_id, e.turn_id)
    left join public.conversations c on c.user_id = t.user_id and c.id = t.conversation_id
    left join lateral (
      select a.* from private.all_messages a
      where a.user_id = t.user_id and a.turn_id = t.id and a.role = 'user' order by a.seq limit 1
    ) m on true
    where e.user_id = (select auth.uid()) and e.tool <> 'replace_writes'
      and (e.undo @> jsonb_build_array(jsonb_build_object('table', writes_to_row.of_table, 'id', writes_to_row.row_id))
        or e.undo @> jsonb_build_array(jsonb_build_object('table', writes_to_row.of_table,
          'ids', jsonb_build_array(writes_to_row.row_id))))
    order by e.seq limit 50
  ) w;
$$;

-- The first month of the series of a bill or income, which the others were continued from; null for that month itself.
create function private.series_begins_with(of_table text, row_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select s.id from (
    select b.id, b.group_id, b.month from public.bills b
    where b.user_id = (select auth.uid()) and series_begins_with.of_table = 'bills'
    union all
    select i.id, i.group_id, i.month from public.incomes i
    where i.user_id = (select auth.uid()) and series_begins_with.of_table = 'incomes'
  ) s
  where s.group_id = coalesce(
      (select b.group_id from public.bills b where b.id = series_begins_with.row_id),
      (select i.group_id from public.incomes i where i.id = series_begins_with.row_id))
    and s.id <> series_begins_with.row_id
  order by s.month limit 1;
$$;

create function public.get_row_origin(of_table text, row_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
begin
  perform private.expect_short(1000, get_row_origin.of_table);
  if get_row_origin.of_table <> all (private.tables_with_origin()) or get_row_origin.of_table is null then
    perform private.raise(400, 'unknown_table', 'Não sei de onde veio isso.');
  end if;
  return jsonb_build_object(
    'writes', jsonb_path_query_array(
        private.writes_to_row(get_row_origin.of_table,
          private.series_begins_with(get_row_origin.of_table, get_row_origin.row_id)),
        '$[*] ? (@.tool starts with "create_")')
      || private.writes_to_row(get_row_origin.of_table, get_row_origin.row_id),
    'import', (
      select jsonb_build_object('at', o.imported_at, 'section', o.section, 'position', o.position)
      from private.import_origins o
      where o.user_id = caller and o.section = get_row_origin.of_table and o.row_id = get_row_origin.row_id),
    'statement', (
      select jsonb_strip_nulls(jsonb_build_object('import_id', i.id, 'at', i.created_at, 'bank', i.bank, 'file_name', i.file_name,
        'position', l.position, 'date', l.day, 'amount', l.amount, 'description', l.description, 'made', l.made))
      from private.statement_lines l
      join private.statement_imports i on i.user_id = l.user_id and i.id = l.import_id
      where l.user_id = caller and l.of_table = get_row_origin.of_table and l.row_id = get_row_origin.row_id
      -- A transfer may stand in the statements of both accounts.
      order by l.made desc, i.created_at limit 1));
end;
$$;
comment on function public.get_row_origin(text, uuid) is
  'Where a record of the caller came from: { writes: [{ tool, at, undone?, conversation?, message?, text?, said_at?, '
  'quote? }], import: { at, section, position } or null, statement: { import_id, at, bank?, file_name?, position, date, '
  'amount, description, made } or null }. writes: the tool calls that wrote it, oldest first; text and '
  'message: what the person said, and the id of that message in its conversation; a write without a conversation came '
  'from a page. A month of a recurring bill or income has that of its series too. position: which record of its section '
  'of the imported file it was. statement: the line of a bank statement that it came from, position in its file; made: '
  'whether the import made the row or found it. All are empty for a row that was written over REST. Raises PT400 unknown_table.';
grant execute on function public.get_row_origin(text, uuid) to authenticated, service_role;
