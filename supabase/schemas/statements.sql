-- Bank statements. The lines of a file come read and numbered; each is new, known already, or refused. Preview and
-- import decide by the same function. A long file comes in parts, so that nobody else waits. What an import made is one
-- batch, which is taken back as one.

create table private.statement_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid not null,
  bank text,
  file_name text,
  -- By which a file that comes again continues an import that broke off.
  file_key text,
  -- What undoing the import sets back, beside deleting what it made: undo steps, see undo.sql, each with its line.
  undo jsonb not null default '[]',
  undone_at timestamptz,
  -- Null while parts are missing.
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete cascade
);
alter table private.statement_imports enable row level security;
grant select on private.statement_imports to authenticated;
grant all on private.statement_imports to service_role;
create policy statement_imports_select on private.statement_imports for select to authenticated using ((select auth.uid()) = user_id);

-- A line that was imported, and the row that it made or was matched with. Of an undone import only the lines are left
-- whose rows stayed.
create table private.statement_lines (
  user_id uuid not null,
  account_id uuid not null,
  -- As the reader of the file gives it: the same in every file that holds the line.
  line_id text not null,
  import_id uuid not null,
  -- The line of the file, from 1.
  position int not null,
  day date not null,
  -- Reais; negative: money out.
  amount numeric(14, 2) not null,
  description text not null,
  may_be_transfer boolean not null,
  of_table text not null,
  row_id uuid not null,
  -- Whether the import made the row; otherwise it was there.
  made boolean not null,
  -- Of an expense that it made: as it was written.
  category text,
  primary key (user_id, account_id, line_id),
  foreign key (user_id, import_id) references private.statement_imports (user_id, id) on delete cascade
);
alter table private.statement_lines enable row level security;
grant select on private.statement_lines to authenticated;
grant all on private.statement_lines to service_role;
create policy statement_lines_select on private.statement_lines for select to authenticated using ((select auth.uid()) = user_id);
create index statement_lines_by_import on private.statement_lines (user_id, import_id);
create index statement_lines_by_row on private.statement_lines (user_id, row_id);
create index statement_lines_by_amount on private.statement_lines (user_id, amount, day);

-- What is decided about a line.
create type private.statement_decision as (
  position int, line_id text, day date, amount numeric, description text, may_be_transfer boolean, pays_card boolean,
  -- new, known, expected, transfer or refused.
  state text,
  -- The row that it is known by, that was expected, or that the other half of a transfer made.
  of_table text, row_id uuid, row_name text, row_day date,
  -- Of a transfer: the account of its other half. Null when unknown.
  other_account uuid,
  category text,
  reason text
);

-- A row that a line may be: rank says how sure that is, 1 the surest.
create type private.statement_record as (
  rank int, of_table text, row_id uuid, name text, day date, other_day date, amount numeric, account_id uuid, max_gap int, min_score real
);

-- Words without figures and signs: banks add times, dates and numbers of a purchase.
create function private.statement_words(description text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return btrim(regexp_replace(private.fold(description), '[^a-z]+', ' ', 'g'));
end;
$$;

-- The lines as they came, checked: reason invalid_line, repeated_line, future_date or zero_amount. Amounts come in cents.
create function private.statement_input(lines jsonb, categories jsonb) returns setof private.statement_decision
language sql stable set search_path = '' as $$
  with today as materialized (
    -- Once, since it reads the person's profile.
    select private.today() as today
  ), raw as (
    select l.number, l.line ->> 'id' as id, l.line ->> 'date' as day, l.line ->> 'amount' as cents, l.line ->> 'index' as position,
      btrim(l.line ->> 'description') as words, l.line -> 'may_be_transfer' = 'true' as may_be_transfer,
      l.line -> 'pays_card' = 'true' as pays_card,
      row_number() over (partition by l.line ->> 'id' order by l.number) as nth
    from jsonb_array_elements(statement_input.lines) with ordinality as l (line, number)
  ), checked as (
    select r.*, (r.day ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(r.day, 'date') and r.cents ~ '^-?\d{1,11}$'
        and r.position ~ '^\d{1,8}$' and char_length(r.id) between 1 and 200 and private.is_text(r.words, 200)) is true as is_valid
    from raw r
  ), judged as (
    select c.*, case
      when not c.is_valid then 'invalid_line'
      when c.nth > 1 then 'repeated_line'
      when c.day::date > t.today then 'future_date'
      when c.day::date < date '2000-01-01' then 'date_too_old'
      when c.cents::bigint = 0 then 'zero_amount' end as reason
    from checked c cross join today t
  )
  select case when j.position ~ '^\d{1,8}$' then j.position::int else j.number::int end, j.id,
    case when j.is_valid then j.day::date end, case when j.is_valid then j.cents::numeric / 100 end, j.words,
    coalesce(j.may_be_transfer, false), coalesce(j.pays_card, false), case when j.reason is null then 'new' else 'refused' end,
    null::text, null::uuid, null::text, null::date, null::uuid,
    case when statement_input.categories ->> j.id = any (private.finance_categories('expense'))
      then statement_input.categories ->> j.id end,
    j.reason
  from judged j
  order by j.number;
$$;

-- The caller's rows that lines of this account may be, with the amount as a line would have it. Each row that another
-- line of the account has taken is left out. rank: 1 this line in a file of another format, 2 a transfer, 3 the other
-- half of one, 4 told before, 5 expected.
create function private.statement_records(account public.accounts, line_ids text[], first_day date, last_day date)
returns setof private.statement_record
language sql stable set search_path = '' as $$
  with own as (
    -- What is recorded without an account gets the default one.
    select a.id from public.accounts a
    where a.user_id = statement_records.account.user_id and a.deleted_at is null
      and (a.id = statement_records.account.id or a.is_default)
  )
  select 1, l.of_table, l.row_id, l.description, l.day, null::date, l.amount, l.account_id, 0, 0.3::real
  from private.statement_lines l
  left join unnest(statement_records.line_ids) as u (id) on u.id = l.line_id
  where l.user_id = statement_records.account.user_id and l.account_id = statement_records.account.id
    and l.day between statement_records.first_day and statement_records.last_day and u.id is null
  union all
  select 2, 'transfers', t.id, null, t.moved_on, null,
    case when t.to_account_id = statement_records.account.id then t.amount else -t.amount end,
    t.from_account_id, 3, null
  from public.transfers t
  where t.user_id = statement_records.account.user_id and t.deleted_at is null
    and t.moved_on between statement_records.first_day - 3 and statement_records.last_day + 3
    and (statement_records.account.id in (t.from_account_id, t.to_account_id)
      or t.from_account_id is null and statement_records.account.kind <> 'card')
    -- One look-up for each of the few rows: as a join it reads all lines.
    and (select true from private.statement_lines l
      where l.user_id = t.user_id and l.row_id = t.id and l.account_id = statement_records.account.id limit 1) is null
  union all
  select 3, l.of_table, l.row_id, l.description, l.day, null, -l.amount, l.account_id,
    -- A payment of a card's bill takes days, a transfer none.
    case when 'card' in (a.kind, statement_records.account.kind) then 3 else 1 end, null
  from private.statement_lines l
  join public.accounts a on a.user_id = l.user_id and a.id = l.account_id
  where l.user_id = statement_records.account.user_id and l.account_id <> statement_records.account.id
    and l.may_be_transfer and l.made and l.day between statement_records.first_day - 3 and statement_records.last_day + 3
    and (exists (select from public.expenses e where e.user_id = l.user_id and e.id = l.row_id and e.deleted_at is null)
      or exists (select from public.incomes i where i.user_id = l.user_id and i.id = l.row_id and i.deleted_at is null))
  union all
  select 4, r.of_table, r.id, r.name, r.day, r.other_day, r.amount, r.account_id, 3, 0.4
  from (
    select 'expenses' as of_table, e.id, e.description as name, e.spent_on as day, e.bought_on as other_day,
      -e.amount as amount, e.account_id
    from public.expenses e
    where e.user_id = statement_records.account.user_id and e.deleted_at is null
      and (e.account_id is null or e.account_id in (select o.id from own o))
    union all
    select 'bills', b.id, b.name, b.paid_on, null, -b.amount, b.account_id from public.bills b
    where b.user_id = statement_records.account.user_id and b.deleted_at is null and b.status = 'paid'
      and (b.account_id is null or b.account_id in (select o.id from own o))
    union all
    select 'debt_payments', p.id, d.name, p.paid_on, null, case when d.owed_to_me then p.amount else -p.amount end, p.account_id
    from public.debt_payments p join public.debts d on d.user_id = p.user_id and d.id = p.debt_id
    where p.user_id = statement_records.account.user_id and p.deleted_at is null
      and (p.account_id is null or p.account_id in (select o.id from own o))
    union all
    select 'debts', d.id, d.name, d.moved_on, null, case when d.owed_to_me then -d.total_amount else d.total_amount end, d.account_id
    from public.debts d
    where d.user_id = statement_records.account.user_id and d.deleted_at is null and statement_records.account.kind <> 'card'
      and (d.account_id is null or d.account_id in (select o.id from own o))
    union all
    select 'incomes', i.id, i.name, i.received_on, null, i.actual_amount, i.account_id from public.incomes i
    where i.user_id = statement_records.account.user_id and i.deleted_at is null and i.actual_amount > 0
      and (i.account_id is null or i.account_id in (select o.id from own o))
  ) r
  where (r.day between statement_records.first_day - 3 and statement_records.last_day + 3
      or r.other_day between statement_records.first_day - 3 and statement_records.last_day + 3)
    and (select true from private.statement_lines l
      where l.user_id = statement_records.account.user_id and l.row_id = r.id limit 1) is null
  union all
  select 5, 'bills', b.id, b.name, b.due_on, null, -b.amount, null, 10, 0.5
  from public.bills b
  where b.user_id = statement_records.account.user_id and b.deleted_at is null and b.status = 'pending'
    and b.due_on between statement_records.first_day - 10 and statement_records.last_day + 10
    and statement_records.account.kind <> 'card'
  union all
  select 5, 'incomes', i.id, i.name, private.due_date(i.month, coalesce(i.due_day, 15)), null, i.expected_amount, null,
    case when i.due_day is null then 17 else 10 end, 0.5
  from public.incomes i
  where i.user_id = statement_records.account.user_id and i.deleted_at is null and i.actual_amount is null
    and private.due_date(i.month, coalesce(i.due_day, 15)) between statement_records.first_day - 17 and statement_records.last_day + 17
    and statement_records.account.kind <> 'card';
$$;

-- Decides about each line but the last `ahead`, which only compete for rows. Lines and rows are matched one to one, the
-- surest pair first. Rows in taken are no choice. The work grows with lines and rows, not with their pairs.
create function private.decide_statement(account public.accounts, lines jsonb, categories jsonb, ahead int, taken uuid[])
returns private.statement_decision[]
language plpgsql stable set search_path = '' as $$
declare
  decisions private.statement_decision[] := array(
    select i from private.statement_input(decide_statement.lines, decide_statement.categories) i);
  records private.statement_record[];
  is_taken boolean[];
  -- With how many rows of a rank a line is compared: all those near it in an ordinary statement.
  most constant bigint := greatest(20000 / greatest(cardinality(decisions), 1), 5);
  pair record;
  decided private.statement_decision;
begin
  for pair in
    -- Look-ups, since a join reads all lines.
    select d.number as line, k.of_table, k.row_id, k.description, k.day
    from unnest(decisions) with ordinality as d (position, line_id, day, amount, description, may_be_transfer, pays_card, state, of_table,
      row_id, row_name, row_day, other_account, category, reason, number)
    cross join lateral (
      select l.* from private.statement_lines l
      where l.user_id = decide_statement.account.user_id and l.account_id = decide_statement.account.id and l.line_id = d.line_id
      limit 1
    ) k
    where d.state = 'new'
  loop
    decided := decisions[pair.line];
    decided.state := 'known';
    decided.of_table := pair.of_table;
    decided.row_id := pair.row_id;
    decided.row_name := pair.description;
    decided.row_day := pair.day;
    decisions[pair.line] := decided;
  end loop;

  records := array(
    select r from private.statement_records(decide_statement.account,
      (select array_agg(d.line_id) from unnest(decisions) as d),
      (select min(d.day) from unnest(decisions) as d where d.state = 'new'),
      (select max(d.day) from unnest(decisions) as d where d.state = 'new')) as r
    where r.row_id = any (decide_statement.taken) is not true);
  is_taken := array_fill(false, array[greatest(cardinality(records), 1)]);

  for pair in
    with line as materialized (
      select d.*, row_number() over (partition by d.amount, d.day, d.description order by d.number) as nth,
        row_number() over (partition by d.amount, d.day order by d.description, d.number) as place,
        count(*) over (partition by d.amount, d.day) as places
      from unnest(decisions) with ordinality as d (position, line_id, day, amount, description, may_be_transfer, pays_card, state,
        of_table, row_id, row_name, row_day, other_account, category, reason, number)
      where d.state = 'new'
    ), found as materialized (
      -- Equal amounts of a day are a heap, by their words.
      select r.*, row_number() over (partition by r.rank, r.amount, r.day, r.name order by r.number) as nth,
        dense_rank() over (order by r.rank, r.amount, r.day, r.other_day, r.max_gap) as heap,
        row_number() over (partition by r.rank, r.amount, r.day, r.other_day, r.max_gap order by r.name, r.number) as place
      from unnest(records) with ordinality as r (rank, of_table, row_id, name, day, other_day, amount, account_id,
        max_gap, min_score, number)
    ), heaps as materialized (
      select r.heap, r.rank, r.amount, r.day, r.other_day, r.max_gap, count(*) as places
      from found r group by r.heap, r.rank, r.amount, r.day, r.other_day, r.max_gap
    ), met as (
      select l, h from line l join heaps h on h.amount = l.amount and h.rank < 5
      union all
      -- Bills of water and light differ from month to month, a salary by its hours.
      select l, h from line l
      join heaps h on h.rank = 5 and sign(h.amount) = sign(l.amount) and abs(h.amount - l.amount) <= 0.25 * abs(h.amount)
    ), near as (
      select (m.l).number as line, (m.l).may_be_transfer, (m.h).rank, (m.h).heap, (m.h).places,
        (m.l).place * (m.h).places / (m.l).places as place, abs((m.h).amount - (m.l).amount) as difference,
        least(abs((m.h).day - (m.l).day), abs((m.h).other_day - (m.l).day)) as gap, (m.h).max_gap
      from met m
    ), beside as (
      -- Of a large heap, the rows at the line's own place: all pairs of a thousand equal amounts took a minute.
      select n.*, generate_series(greatest(least(n.place - most / 2, n.places - most + 1), 1),
        least(greatest(n.place + most / 2, most), n.places)) as beside
      from near n where n.gap <= n.max_gap
    ), compared as (
      select n.line, r.number as record, n.gap, n.difference,
        row_number() over (partition by n.line, n.rank order by n.difference, n.gap, abs(r.place - n.place), r.number) as turn
      from beside n join found r on r.heap = n.heap and r.place = n.beside
      where (n.rank <> 3 or n.may_be_transfer)
        -- A transfer from an unknown account came from this one if the line looks like it.
        and (n.rank <> 2 or r.account_id is not null or decide_statement.account.kind = 'card' or n.may_be_transfer)
    ), scored as materialized (
      select c.line, c.record, r.rank, r.min_score, l.nth = r.nth as same_nth, c.gap, c.difference,
        case when r.min_score is null then 1 else private.finance_name_score(l.description, r.name) end as score
      from compared c join line l on l.number = c.line join found r on r.number = c.record
      where c.turn <= most
    )
    select s.* from scored s where s.min_score is null or s.score >= s.min_score
    order by s.rank, s.difference, s.score desc, s.gap, s.same_nth desc, s.line, s.record
  loop
    decided := decisions[pair.line];
    continue when decided.state <> 'new' or is_taken[pair.record];
    is_taken[pair.record] := true;
    decided.state := case pair.rank when 3 then 'transfer' when 5 then 'expected' else 'known' end;
    decided.of_table := (records[pair.record]).of_table;
    decided.row_id := (records[pair.record]).row_id;
    decided.row_name := (records[pair.record]).name;
    decided.row_day := (records[pair.record]).day;
    decided.other_account := case when pair.rank = 3 then (records[pair.record]).account_id end;
    decisions[pair.line] := decided;
  end loop;
  return private.with_categories(decide_statement.account,
    decisions[1:cardinality(decisions) - greatest(decide_statement.ahead, 0)]);
end;
$$;

-- Which lines of an account that is no card pay a card's bill, by the mark pays_card and by structure: { place: card id }. Such a
-- line names the card, or has the sum of what was bought in the only bill of this sum that had closed shortly before. Only the
-- first hundred lines with the mark are looked at: a statement has one a month.
create function private.card_payments(account public.accounts, decisions private.statement_decision[]) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (
    select l.number, (card_payments.decisions[l.number]).*
    from generate_subscripts(card_payments.decisions, 1) as l (number)
    where card_payments.account.kind <> 'card' and (card_payments.decisions[l.number]).state = 'new'
      and (card_payments.decisions[l.number]).pays_card and (card_payments.decisions[l.number]).amount < 0
    order by l.number limit 100
  ), bills as materialized (
    -- Each bill once, however many lines there are.
    select b.account_id, b.closes_on, sum(e.amount) as bought
    from public.card_bills b
    join public.accounts a on a.user_id = b.user_id and a.id = b.account_id and a.kind = 'card' and a.deleted_at is null
    join public.expenses e on e.user_id = b.user_id and e.account_id = b.account_id and e.card_month = b.month and e.deleted_at is null
    where b.user_id = card_payments.account.user_id
      and b.closes_on between (select min(l.day) - 45 from lines l) and (select max(l.day) from lines l)
    group by b.account_id, b.closes_on
  ), named as (
    select l.number, a.id
    from (select distinct on (d.description) d.description from lines d) as w
    join public.accounts a on a.user_id = card_payments.account.user_id and a.kind = 'card' and a.deleted_at is null
      and ' ' || private.statement_words(w.description) || ' ' like '% ' || nullif(private.statement_words(a.name), '') || ' %'
    join lines l on l.description = w.description
  ), fitting as (
    select n.number, n.id, true as is_named from named n
    union
    -- One bill is paid by one line.
    select p.number, p.account_id, false
    from (
      select distinct on (b.account_id, b.closes_on) l.number, b.account_id
      from lines l join bills b on b.bought = -l.amount and b.closes_on between l.day - 45 and l.day
      order by b.account_id, b.closes_on, l.number) as p
  )
  select coalesce(jsonb_object_agg(f.number, f.id), '{}')
  from (
    select o.number, min(o.id::text) as id from fitting o
    where o.is_named or not exists (select from named n where n.number = o.number)
    group by o.number having count(distinct o.id) = 1) as f;
$$;

-- Fills in what the lines that are still new become: a payment of a card's bill, an income, or an expense with the
-- category of the caller, who has seen the preview, else the one that the person last gave to these words, else other.
create function private.with_categories(account public.accounts, decisions private.statement_decision[])
returns private.statement_decision[]
language sql stable set search_path = '' as $$
  with paid_cards as materialized (
    select c.key::bigint as number, c.value::uuid as card_id
    from jsonb_each_text(private.card_payments(with_categories.account, with_categories.decisions)) as c
  ), wanted as (
    select distinct private.statement_words(d.description) as words from unnest(with_categories.decisions) as d
    where d.state = 'new' and d.amount < 0 and d.category is null
  ), chosen as (
    select distinct on (c.words) c.words, c.category
    from (
      select private.statement_words(g.description) as words, g.category, g.day, g.created_at
      from (
        -- Equal descriptions once, since folding one takes longer than reading it.
        select distinct on (t.description) t.*
        from (
          (select e.description, e.category, e.spent_on as day, e.created_at
            from public.expenses e
            where e.user_id = with_categories.account.user_id and e.deleted_at is null and e.category <> 'other'
              and exists (select from wanted)
            order by e.created_at desc limit 5000)
          union all
          -- What was told in the chat has other words than the bank's line that it was matched with.
          (select l.description, e.category, l.day, e.created_at
            from private.statement_lines l
            join public.expenses e on e.user_id = l.user_id and e.id = l.row_id and e.deleted_at is null and e.category <> 'other'
            where l.user_id = with_categories.account.user_id and not l.made
            order by l.day desc limit 5000)
        ) t
        order by t.description, t.day desc, t.created_at desc
      ) g
    ) c
    where c.words in (select w.words from wanted w where w.words <> '')
    order by c.words, c.day desc, c.created_at desc
  )
  select coalesce(array_agg(row(d.position, d.line_id, d.day, d.amount, d.description, d.may_be_transfer, d.pays_card,
      case when d.state = 'new' and d.amount > 0 and d.may_be_transfer and with_categories.account.kind = 'card' then 'transfer'
        when p.card_id is not null then 'transfer' else d.state end,
      d.of_table, d.row_id, d.row_name, d.row_day, coalesce(d.other_account, p.card_id),
      case when d.state = 'new' and d.amount < 0 and p.card_id is null then coalesce(d.category, c.category, 'other') end,
      d.reason)::private.statement_decision order by d.number), '{}')
  from unnest(with_categories.decisions) with ordinality as d (position, line_id, day, amount, description, may_be_transfer, pays_card,
    state, of_table, row_id, row_name, row_day, other_account, category, reason, number)
  left join chosen c on c.words = private.statement_words(d.description)
  left join paid_cards p on p.number = d.number;
$$;

-- What was decided, as preview and import return it.
create function private.statement_report(account public.accounts, decisions private.statement_decision[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', statement_report.account.id, 'name', private.account_label(statement_report.account),
      'kind', statement_report.account.kind),
    'counts', jsonb_build_object(
      'new', count(*) filter (where d.state = 'new'), 'known', count(*) filter (where d.state = 'known'),
      'expected', count(*) filter (where d.state = 'expected'), 'transfer', count(*) filter (where d.state = 'transfer'),
      'refused', count(*) filter (where d.state = 'refused')),
    'spent', coalesce(-sum(d.amount) filter (where d.state = 'new' and d.amount < 0), 0),
    'received', coalesce(sum(d.amount) filter (where d.state in ('new', 'expected') and d.amount > 0), 0),
    'lines', coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('index', d.position, 'id', d.line_id, 'date', d.day,
      'amount', d.amount, 'description', d.description, 'state', d.state, 'category', d.category, 'reason', d.reason,
      'other_account', d.other_account,
      'row', case when d.row_id is not null then jsonb_build_object('table', d.of_table, 'id', d.row_id, 'name', d.row_name,
        'date', d.row_day) end)) order by d.number), '[]'))
  from unnest(statement_report.decisions) with ordinality as d (position, line_id, day, amount, description, may_be_transfer, pays_card,
    state, of_table, row_id, row_name, row_day, other_account, category, reason, number);
$$;

-- The caller's account of an id; PT404 account_not_found, PT400 invalid_statement for what is no list of lines.
create function private.statement_account(account_id uuid, lines jsonb) returns public.accounts
language plpgsql stable set search_path = '' as $$
declare
  account public.accounts;
begin
  perform private.check_account();
  select a.* into account from public.accounts a
  where a.user_id = private.current_user_id() and a.id = statement_account.account_id and a.deleted_at is null;
  if account.id is null then
    perform private.raise(404, 'account_not_found', 'Não encontrei essa conta.', jsonb_build_object('existing', private.account_names()));
  elsif (jsonb_typeof(statement_account.lines) = 'array' and jsonb_array_length(statement_account.lines) <= 10000) is not true then
    perform private.raise(400, 'invalid_statement', 'Isso não são lançamentos de um extrato.', '{"most": 10000}');
  end if;
  return account;
end;
$$;

-- What is written of an import itself, for the caller alone.

-- The import of this file into this account that broke off, else a new one.
create function private.open_statement_import(account_id uuid, bank text, file_name text, file_key text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  opened uuid := (
    select i.id from private.statement_imports i
    where i.user_id = caller and i.account_id = open_statement_import.account_id and i.file_key = open_statement_import.file_key
      and i.finished_at is null and i.undone_at is null
    order by i.created_at desc limit 1);
begin
  if opened is null then
    insert into private.statement_imports (user_id, account_id, bank, file_name, file_key)
    values (caller, open_statement_import.account_id, left(open_statement_import.bank, 50),
      left(nullif(btrim(open_statement_import.file_name), ''), 200), left(open_statement_import.file_key, 100))
    returning id into opened;
  end if;
  return opened;
end;
$$;

-- An import that goes on with its next part; PT404 import_not_found if it was undone or is of another account.
create function private.continue_statement_import(import_id uuid, account_id uuid, more int) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
begin
  if not exists (select from private.statement_imports i
    where i.user_id = caller and i.id = continue_statement_import.import_id
      and i.account_id = continue_statement_import.account_id and i.undone_at is null) then
    perform private.raise(404, 'import_not_found', 'Não encontrei essa importação.');
  elsif more + (select count(*) from private.statement_lines l
    where l.user_id = caller and l.import_id = continue_statement_import.import_id) > 20000 then
    -- A part of a file that comes again may be in already, and counts twice here.
    perform private.raise(400, 'invalid_statement', 'Isso não são lançamentos de um extrato.', '{"most": 10000}');
  end if;
  return continue_statement_import.import_id;
end;
$$;

-- Ends an import whose last part is in. One that kept no line is gone; then null.
create function private.finish_statement_import(import_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
begin
  delete from private.statement_imports i
  where i.user_id = caller and i.id = finish_statement_import.import_id
    and i.undone_at is null
    and not exists (select from private.statement_lines l where l.user_id = caller and l.import_id = i.id);
  if found then
    return null;
  end if;
  update private.statement_imports i set finished_at = coalesce(i.finished_at, now())
  where i.user_id = caller and i.id = finish_statement_import.import_id;
  return finish_statement_import.import_id;
end;
$$;

create function private.keep_import_steps(import_id uuid, steps jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.statement_imports i set undo = i.undo || keep_import_steps.steps
  where i.user_id = private.current_user_id() and i.id = keep_import_steps.import_id;
$$;

-- Keeps the lines of an import: rows of statement_lines without user, account and import.
create function private.keep_import_lines(import_id uuid, account_id uuid, lines jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.statement_lines (user_id, account_id, line_id, import_id, position, day, amount, description, may_be_transfer,
    of_table, row_id, made, category)
  select private.current_user_id(), keep_import_lines.account_id, l.line_id, keep_import_lines.import_id, l.position, l.day, l.amount,
    l.description, l.may_be_transfer, l.of_table, l.row_id, l.made, l.category
  from jsonb_populate_recordset(null::private.statement_lines, keep_import_lines.lines) as l;
$$;

-- Ends an import that was undone. Lines of later imports that were known by rows that are gone are open again.
create function private.close_import(import_id uuid, gone uuid[], kept_lines text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
begin
  delete from private.statement_lines l
  where l.user_id = caller
    and (l.import_id = close_import.import_id and l.line_id <> all (kept_lines) or l.row_id = any (gone));
  -- The undo of another import must not bring these rows back.
  update private.statement_imports i set undo = (
    select coalesce(jsonb_agg(s.step order by s.number), '[]') from jsonb_array_elements(i.undo) with ordinality as s (step, number)
    where s.step ->> 'id' is null or (s.step ->> 'id')::uuid <> all (gone))
  where i.user_id = caller and i.id <> close_import.import_id and i.undone_at is null and i.undo <> '[]';
  update private.statement_imports i set undone_at = now() where i.user_id = caller and i.id = close_import.import_id;
end;
$$;

-- Brings a row that was there into line with its statement: an expected bill or income has come, a payment has its
-- account, the other half of a transfer is no income or expense. Returns the steps that take it back, with what the
-- write left; none if nothing changed.
create function private.settle_matched(account public.accounts, decided private.statement_decision) returns jsonb
language plpgsql set search_path = '' as $$
declare
  changed boolean := true;
  written integer := 0;
  bill public.bills;
  step jsonb;
begin
  case
    when decided.state = 'expected' and decided.of_table = 'incomes' then
      update public.incomes i set actual_amount = decided.amount, received_on = decided.day, account_id = account.id
      where i.user_id = account.user_id and i.id = decided.row_id and i.actual_amount is null;
      step := '{"actual_amount": null, "received_on": null, "rest_expected": false, "account_id": null}'::jsonb;
    when decided.state = 'expected' and decided.of_table = 'bills' then
      select b.* into bill from public.bills b
      where b.user_id = account.user_id and b.id = decided.row_id and b.status = 'pending' for update;
      if found then
        perform private.pay_bill(bill, decided.day, -decided.amount, account.id);
        return private.add_left_values(private.unpay_bill(bill));
      end if;
    when decided.state = 'known' and decided.of_table in ('expenses', 'incomes', 'bills', 'debts', 'debt_payments') then
      -- What was told without an account has none, or the default one.
      execute format('select jsonb_build_object(''account_id'', t.account_id) from public.%I t where t.user_id = $1 and t.id = $2',
        decided.of_table) into step using account.user_id, decided.row_id;
      execute format('update public.%I t set account_id = $1 where t.user_id = $2 and t.id = $3 and t.deleted_at is null'
        ' and (t.account_id is null or t.account_id = (select a.id from public.accounts a'
        ' where a.user_id = $2 and a.is_default and a.deleted_at is null and a.id <> $1))', decided.of_table)
      using account.id, account.user_id, decided.row_id;
      get diagnostics written = row_count;
    when decided.state = 'known' and decided.of_table = 'transfers' and decided.amount < 0 then
      update public.transfers t set from_account_id = account.id
      where t.user_id = account.user_id and t.id = decided.row_id and t.from_account_id is null and t.deleted_at is null;
      step := '{"from_account_id": null}'::jsonb;
    when decided.state = 'transfer' and decided.of_table = 'expenses' then
      update public.expenses e set deleted_at = now() where e.user_id = account.user_id and e.id = decided.row_id and e.deleted_at is null;
      step := '{"deleted_at": null}'::jsonb;
    when decided.state = 'transfer' and decided.of_table = 'incomes' then
      update public.incomes i set deleted_at = now() where i.user_id = account.user_id and i.id = decided.row_id and i.deleted_at is null;
      step := '{"deleted_at": null}'::jsonb;
    else
      changed := false;
  end case;
  -- execute leaves found as it was: false.
  if changed and (found or written > 0) then
    return private.add_left_values(jsonb_build_object('table', decided.of_table, 'id', decided.row_id, 'set', step));
  end if;
  return '[]'::jsonb;
end;
$$;

-- Writes the rows of new lines and transfers, and the link of every line that has none yet.
create function private.write_statement(import_id uuid, account public.accounts, decisions private.statement_decision[]) returns void
language plpgsql set search_path = '' as $$
declare
  kept jsonb;
begin
  with decided as materialized (
    select d.*, d.state in ('new', 'transfer') as made,
      case when d.state in ('new', 'transfer') then gen_random_uuid() else d.row_id end as written_id,
      case when d.state = 'transfer' then 'transfers' when d.state <> 'new' then d.of_table
        when d.amount < 0 then 'expenses' else 'incomes' end as written_to
    from unnest(decisions) as d
    where d.state <> 'refused' and (select true from private.statement_lines l
      where l.user_id = account.user_id and l.account_id = account.id and l.line_id = d.line_id) is null
  ), months as materialized (
    -- Once for each day: the trigger of expenses would find it for each row, which takes longer than writing the row.
    select n.day, private.card_month(account, n.day) as card_month
    from (select distinct d.day from decided d where d.made and account.kind = 'card') as n
  ), spent as (
    insert into public.expenses (id, user_id, amount, category, description, spent_on, account_id, card_month)
    select d.written_id, account.user_id, -d.amount, d.category, d.description, d.day, account.id, m.card_month
    from decided d left join months m on m.day = d.day
    where d.made and d.written_to = 'expenses'
  ), received as (
    insert into public.incomes (id, user_id, name, category, expected_amount, actual_amount, received_on, month, account_id, card_month)
    select d.written_id, account.user_id, d.description, 'other', d.amount, d.amount, d.day, private.finance_month(d.day), account.id,
      m.card_month
    from decided d left join months m on m.day = d.day
    where d.made and d.written_to = 'incomes'
  ), moved as (
    insert into public.transfers (id, user_id, from_account_id, to_account_id, amount, moved_on, card_month)
    select d.written_id, account.user_id, case when d.amount < 0 then account.id else d.other_account end, target.id, abs(d.amount), d.day,
      -- A payment is for the bill that closed last.
      case when target.kind = 'card' then (private.card_month(target, d.day) - interval '1 month')::date end
    from decided d
    join public.accounts target on target.user_id = account.user_id
      and target.id = case when d.amount < 0 then d.other_account else account.id end
    where d.made and d.written_to = 'transfers'
  )
  select coalesce(jsonb_agg(jsonb_build_object('line_id', d.line_id, 'position', d.position, 'day', d.day, 'amount', d.amount,
    'description', d.description, 'may_be_transfer', d.may_be_transfer, 'of_table', d.written_to, 'row_id', d.written_id,
    'made', d.made, 'category', case when d.made and d.written_to = 'expenses' then d.category end)), '[]') into kept
  from decided d;
  perform private.keep_import_lines(write_statement.import_id, account.id, kept);
end;
$$;

create function public.preview_statement(
  account_id uuid, lines jsonb, categories jsonb default '{}', ahead int default 0, taken uuid[] default '{}'
) returns jsonb
-- Lists of lines have no statistics, and joining thousands of them in nested loops takes a minute. What is a loop all
-- the same then looks dear, and compiling it takes a second.
language plpgsql set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  account public.accounts := private.statement_account(preview_statement.account_id, preview_statement.lines);
begin
  perform private.count_use('previews');
  perform private.expect_few(preview_statement.categories, 10000), private.expect_few(preview_statement.taken, 10000);
  -- The months of expected incomes and bills are written when they are read.
  perform private.continue_incomes(private.today() + 31), private.continue_bills(private.today() + 31);
  return private.statement_report(account, private.decide_statement(account, preview_statement.lines, preview_statement.categories,
    preview_statement.ahead, preview_statement.taken));
end;
$$;
comment on function public.preview_statement(uuid, jsonb, jsonb, int, uuid[]) is
  'What an import of these lines into an account would do; stores none of them. lines: [{ index, id, date, amount in '
  'cents (negative: out), description, may_be_transfer?, pays_card? }], at most 10,000; categories: { line id: category of expense }. '
  'A long file comes in parts of whole days: the last `ahead` lines are the next part''s and only compete for rows; taken: '
  'rows that lines of earlier parts have. '
  'Returns { account, counts: { new, known, expected, transfer, refused }, spent, received, lines: [{ index, id, date?, '
  'amount? (reais), description?, state, category?, other_account?, row?: { table, id, name?, date }, reason? }] }. known: '
  'imported or recorded before, row says as what. expected: a bill or income that waited for it. transfer: between own '
  'accounts, or a payment of a card''s bill; neither income nor expense. Reasons: invalid_line, repeated_line, '
  'future_date, date_too_old, zero_amount. Raises PT404 account_not_found, PT400 invalid_statement, PT429 rate_limited.';
grant execute on function public.preview_statement(uuid, jsonb, jsonb, int, uuid[]) to authenticated, service_role;

create function public.import_statement(
  account_id uuid, lines jsonb, categories jsonb default '{}', bank text default null, file_name text default null,
  ahead int default 0, import_id uuid default null, is_last boolean default true, file_key text default null
) returns jsonb
-- Lists of lines have no statistics, and joining thousands of them in nested loops takes a minute. What is a loop all
-- the same then looks dear, and compiling it takes a second.
language plpgsql set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  caller constant uuid := private.current_user_id();
  account public.accounts := private.statement_account(import_statement.account_id, import_statement.lines);
  batch uuid;
  decisions private.statement_decision[];
  decided private.statement_decision;
  steps jsonb[] := array[]::jsonb[];
begin
  perform private.expect_short(1000, import_statement.bank, import_statement.file_name, import_statement.file_key);
  perform private.expect_few(import_statement.categories, 10000);
  -- One import of a person at a time: the second sees what the first has written.
  perform private.lock_until_commit(caller::text || ':statement');
  if import_statement.import_id is null then
    perform private.count_use('imports');
    perform private.continue_incomes(private.today() + 31), private.continue_bills(private.today() + 31);
    batch := private.open_statement_import(account.id, import_statement.bank, import_statement.file_name, import_statement.file_key);
  else
    batch := private.continue_statement_import(import_statement.import_id, account.id, jsonb_array_length(import_statement.lines));
  end if;
  decisions := private.decide_statement(account, import_statement.lines, import_statement.categories, import_statement.ahead, '{}');
  for decided in
    select d.* from unnest(decisions) as d
    where d.row_id is not null and (select true from private.statement_lines l
      where l.user_id = caller and l.account_id = account.id and l.line_id = d.line_id) is null
  loop
    steps := steps || array(select s || jsonb_build_object('line', decided.line_id)
      from jsonb_array_elements(private.settle_matched(account, decided)) as s);
  end loop;
  if cardinality(steps) > 0 then
    perform private.keep_import_steps(batch, to_jsonb(steps));
  end if;
  perform private.write_statement(batch, account, decisions);
  if import_statement.is_last then
    batch := private.finish_statement_import(batch);
  end if;
  return jsonb_build_object('import_id', batch) || private.statement_report(account, decisions);
end;
$$;
comment on function public.import_statement(uuid, jsonb, jsonb, text, text, int, uuid, boolean, text) is
  'Imports the lines of a statement into an account, all or none of them, as preview_statement says. Returns { import_id, '
  '… } as preview_statement does; import_id is null if all lines were known. A line that was imported before is never '
  'imported again, also if its row was deleted since. A long file comes in parts of whole days: each but the last has '
  'is_last false, each but the first the import_id of the first answer; ahead as in preview_statement. With a file_key '
  'the same file continues an import of which parts are missing. Raises PT404 account_not_found, import_not_found, PT400 '
  'invalid_statement, PT429 rate_limited, PT422 too_many_rows.';
grant execute on function public.import_statement(uuid, jsonb, jsonb, text, text, int, uuid, boolean, text)
  to authenticated, service_role;

-- What the caller's import made, line by line. half: the line of another account that shares the row, a transfer: that
-- one made it of this line's row, or was known by it. stands: the line has a row that was not deleted since; changed:
-- the person changed that row since. Its bill of a card and the account that another import found do not count: they
-- change by themselves.
create function private.imported_rows(import_id uuid)
returns table (line private.statement_lines, half private.statement_lines, row_id uuid, stands boolean, changed boolean)
language sql stable set search_path = '' as $$
  with own as (
    select l from private.statement_lines l
    where l.user_id = private.current_user_id() and l.import_id = imported_rows.import_id and l.made
  ), taken as (
    select distinct on (s.step ->> 'id') (s.step ->> 'id')::uuid as row_id, h
    from private.statement_imports i
    cross join lateral jsonb_array_elements(i.undo) as s (step)
    join private.statement_lines h on h.user_id = i.user_id and h.account_id = i.account_id and h.line_id = s.step ->> 'line'
      and h.import_id = i.id and h.made and h.of_table = 'transfers'
    where i.user_id = private.current_user_id() and i.id <> imported_rows.import_id and s.step -> 'set' ? 'deleted_at'
  ), known as (
    select distinct on (h.row_id) h.row_id, h
    from private.statement_imports i
    join private.statement_lines h on h.user_id = i.user_id and h.row_id in (
        select (o.l).row_id from own o where (o.l).of_table = 'transfers')
      and h.account_id <> i.account_id
    where i.user_id = private.current_user_id() and i.id = imported_rows.import_id
    order by h.row_id, h.position
  ), standing as (
    -- The line that made the row.
    select o.l, coalesce(t.h, k.h) as half, case when t.h is null then o.l else t.h end as m
    from own o left join taken t on t.row_id = (o.l).row_id left join known k on k.row_id = (o.l).row_id
  )
  select s.l, s.half, (s.m).row_id, num_nonnulls(e.id, i.id, t.id) > 0, case (s.m).of_table
    when 'expenses' then (e.amount, e.description, e.category, e.spent_on, e.account_id, e.purchase_id)
      is distinct from (-(s.m).amount, (s.m).description, (s.m).category, (s.m).day, (s.m).account_id, null::uuid)
    when 'incomes' then (i.actual_amount, i.expected_amount, i.rest_expected, i.name, i.category, i.received_on, i.account_id, i.recurring)
      is distinct from ((s.m).amount, (s.m).amount, false, (s.m).description, 'other', (s.m).day, (s.m).account_id, false)
    else (t.amount, t.moved_on, case when (s.m).amount < 0 then t.from_account_id else t.to_account_id end)
      is distinct from (abs((s.m).amount), (s.m).day, (s.m).account_id) end
  from standing s
  left join public.expenses e on e.user_id = (s.m).user_id and e.id = (s.m).row_id and e.deleted_at is null
  left join public.incomes i on i.user_id = (s.m).user_id and i.id = (s.m).row_id and i.deleted_at is null
  left join public.transfers t on t.user_id = (s.m).user_id and t.id = (s.m).row_id and t.deleted_at is null;
$$;

-- Gives lines whose transfer has gone rows of their own, as if they were imported alone; returns how many. was_paid: it
-- may have paid a card.
create function private.write_halves(halves private.statement_lines[], was_paid boolean) returns int
language plpgsql set search_path = '' as $$
declare
  part record;
  written int := 0;
begin
  for part in
    select h.import_id, a as account, array_agg(row(h.position, h.line_id, h.day, h.amount, h.description, h.may_be_transfer,
        was_paid, 'new', null, null, null, null, null, null, null)::private.statement_decision order by h.position) as lines
    from unnest(halves) as h
    join private.statement_imports i on i.user_id = h.user_id and i.id = h.import_id and i.undone_at is null
    join public.accounts a on a.user_id = h.user_id and a.id = h.account_id
    group by h.import_id, a
  loop
    perform private.write_statement(part.import_id, part.account, private.with_categories(part.account, part.lines));
    written := written + cardinality(part.lines);
  end loop;
  return written;
end;
$$;

-- Takes one thing back that an import changed, unless it was changed since or what came since forbids it.
create function private.undo_import_step(step jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  if private.changed_since(step, private.values_of(step)) is not null then
    return false;
  end if;
  perform private.apply_undo(step);
  return true;
exception when integrity_constraint_violation then
  return false;
end;
$$;

create function public.prepare_undo_statement_import(import_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  perform private.current_user_id();
  select i.value into found from jsonb_array_elements(public.list_statement_imports() -> 'imports') as i
  where i.value ->> 'id' = prepare_undo_statement_import.import_id::text and not i.value ? 'undone_at';
  if found is null then
    perform private.raise(404, 'import_not_found', 'Não encontrei essa importação.');
  end if;
  return jsonb_build_object('status', 'ready', 'args', jsonb_build_object('import_id', prepare_undo_statement_import.import_id),
    'facts', jsonb_strip_nulls(jsonb_build_object('at', found -> 'at', 'account', found #> '{account,name}',
      'file_name', found -> 'file_name'))
      || (select jsonb_build_object('deleted', count(*) filter (where r.stands and not r.changed),
          'kept', count(*) filter (where r.stands and r.changed))
        from private.imported_rows(prepare_undo_statement_import.import_id) r));
end;
$$;
comment on function public.prepare_undo_statement_import(uuid) is
  'What undo_statement_import would take back: { status: ready, args: { import_id }, facts: { at, account, file_name?, deleted, kept: '
  'rows that it made } }. kept: the person changed them since. PT404 import_not_found.';
grant execute on function public.prepare_undo_statement_import(uuid) to authenticated, service_role;

create function public.undo_statement_import(
  import_id uuid, only_unfinished boolean default false, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  -- In a turn it is done once, whichever import is the newest when the message is sent again.
  stored constant jsonb := private.replay_tool('undo_statement_import', undo_statement_import.tool_call_id);
  import private.statement_imports;
  is_card boolean;
  -- Rows that go, those that were deleted since included.
  gone uuid[];
  halves private.statement_lines[];
  kept_lines text[];
  step jsonb;
  deleted int;
  restored int := 0;
  kept int;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.lock_until_commit(caller::text || ':statement');
  select i.* into import from private.statement_imports i where i.user_id = caller and i.id = undo_statement_import.import_id;
  if import.id is null then
    perform private.raise(404, 'import_not_found', 'Não encontrei essa importação.');
  elsif import.undone_at is not null then
    return jsonb_build_object('status', 'repeated', 'deleted', 0, 'restored', 0, 'kept', 0);
  elsif undo_statement_import.only_unfinished and import.finished_at is not null then
    return jsonb_build_object('status', 'finished', 'deleted', 0, 'restored', 0, 'kept', 0);
  end if;
  select coalesce(array_agg(r.row_id) filter (where not r.changed and r.stands), '{}')
      || coalesce(array_agg((r.line).row_id) filter (where not r.stands or not r.changed), '{}'),
    array_agg(r.half) filter (where r.stands and not r.changed and (r.half).line_id is not null),
    coalesce(array_agg((r.line).line_id) filter (where r.stands and r.changed), '{}'),
    count(*) filter (where r.stands and not r.changed), count(*) filter (where r.stands and r.changed)
  into gone, halves, kept_lines, deleted, kept
  from private.imported_rows(import.id) r;
  -- What was deleted before is deleted anew: then undoing that deletion is refused.
  update public.expenses e set deleted_at = now() where e.user_id = caller and e.id = any (gone);
  update public.incomes i set deleted_at = now() where i.user_id = caller and i.id = any (gone);
  update public.transfers t set deleted_at = now() where t.user_id = caller and t.id = any (gone);
  -- The last first. What was changed since stays as it is, and its line, so that the file does not bring it again.
  for step in select s.step from jsonb_array_elements(import.undo) with ordinality as s (step, number) order by s.number desc loop
    -- What a transfer was made of stays deleted while the transfer stays.
    continue when step ->> 'line' = any (kept_lines);
    if private.undo_import_step(step) then
      restored := restored + 1;
    else
      kept := kept + 1;
      kept_lines := kept_lines || (step ->> 'line');
    end if;
  end loop;
  perform private.close_import(import.id, gone, kept_lines);
  is_card := (select a.kind = 'card' from public.accounts a where a.user_id = caller and a.id = import.account_id);
  restored := restored + private.write_halves(halves, is_card);
  -- What was undone this way is not brought back: the file can come again.
  return private.record_tool('undo_statement_import', undo_statement_import.tool_call_id,
    jsonb_build_object('import_id', import.id),
    jsonb_build_object('status', 'undone', 'deleted', deleted, 'restored', restored, 'kept', kept)
      || case when undo_statement_import.tool_call_id is null then '{}' else jsonb_build_object('at', import.created_at,
        'summary', coalesce(import.file_name, (select private.account_label(a) from public.accounts a
          where a.user_id = caller and a.id = import.account_id))) end,
    '[]');
end;
$$;
comment on function public.undo_statement_import(uuid, boolean, text) is
  'Takes an import of a statement back: deletes the rows that it made, and sets back what it had changed; what was '
  'changed since stays (kept), also when the file is imported again. A transfer that another import has the other half of '
  'becomes that one''s own row again. Returns { status: undone | repeated | finished, deleted, restored, '
  'kept } and with tool_call_id at and summary, the file or the account; finished: with only_unfinished nothing was '
  'taken back. Raises PT404 import_not_found.';
grant execute on function public.undo_statement_import(uuid, boolean, text) to authenticated, service_role;

create function public.list_statement_imports() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('imports', coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'at', i.created_at,
    'account', jsonb_build_object('id', a.id, 'name', private.account_label(a), 'kind', a.kind), 'bank', i.bank, 'file_name', i.file_name,
    'made', l.made, 'known', l.known, 'from', l.first_day, 'to', l.last_day, 'undone_at', i.undone_at,
    'is_unfinished', case when i.finished_at is null and i.undone_at is null then true end)) order by i.created_at desc), '[]'))
  from (
    select s.* from private.statement_imports s where s.user_id = private.current_user_id() order by s.created_at desc limit 100
  ) i
  join public.accounts a on a.user_id = i.user_id and a.id = i.account_id
  cross join lateral (
    select count(*) filter (where s.made) as made, count(*) filter (where not s.made) as known,
      min(s.day) as first_day, max(s.day) as last_day
    from private.statement_lines s where s.user_id = i.user_id and s.import_id = i.id
  ) l
  where i.finished_at is not null or i.undone_at is not null or l.first_day is not null;
$$;
comment on function public.list_statement_imports() is
  'The last 100 imports of statements, the newest first: { imports: [{ id, at, account: { id, name, kind }, bank?, file_name?, '
  'made, known, from?, to?, undone_at?, is_unfinished? }] }. made: lines that became rows; known: lines of rows that were '
  'there; is_unfinished: parts are missing, and come with the same file.';
grant execute on function public.list_statement_imports() to authenticated, service_role;
