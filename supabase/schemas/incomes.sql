-- Incomes, one row for each month. A recurring income is continued month by month when incomes are read.

create table public.incomes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other'
    check (category in ('salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other')),
  expected_amount numeric(14, 2) not null check (expected_amount > 0 and expected_amount < 1000000000),
  actual_amount numeric(14, 2) check (actual_amount >= 0 and actual_amount < 1000000000),
  received_on date check (received_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  recurring boolean not null default false,
  rest_expected boolean not null default false,
  account_id uuid,
  card_month date check (extract(day from card_month) = 1 and card_month between date '1990-01-01' and date '2199-12-01'),
  purchase_id uuid,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, group_id, month),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete set null (account_id),
  check ((actual_amount is null) = (received_on is null)),
  check (not rest_expected or actual_amount is not null)
);
alter table public.incomes enable row level security;
grant select, insert, update, delete on public.incomes to authenticated;
grant all on public.incomes to service_role;
create policy incomes_select on public.incomes for select to authenticated using ((select auth.uid()) = user_id);
create policy incomes_insert on public.incomes for insert to authenticated with check ((select auth.uid()) = user_id);
create policy incomes_update on public.incomes for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy incomes_delete on public.incomes for delete to authenticated using ((select auth.uid()) = user_id);

create index incomes_by_month on public.incomes (user_id, month);
create index incomes_by_account on public.incomes (user_id, account_id) where account_id is not null;
create index incomes_by_purchase on public.incomes (user_id, purchase_id) where purchase_id is not null;

comment on table public.incomes is 'One expected or received income of one month.';
comment on column public.incomes.group_id is 'The series of a recurring income; a single income is alone in its series.';
comment on column public.incomes.expected_amount is 'Reais. Counts as income until actual_amount is known.';
comment on column public.incomes.actual_amount is
  'Reais received on received_on; both or neither. A day that is in the future in every time zone is refused.';
comment on column public.incomes.rest_expected is
  'True: what was received is a part, and what expected_amount is more than it is still to come. False: nothing more is expected.';
comment on column public.incomes.month is 'First day of the month it belongs to.';
comment on column public.incomes.due_day is 'Day of the month it usually arrives; in a shorter month the last day.';
comment on column public.incomes.recurring is
  'Continued every month, while no row of the series is deleted or has recurring false.';
comment on column public.incomes.account_id is 'Account or card that actual_amount came to. Null when unknown.';
comment on column public.incomes.card_month is
  'Month of the card bill that it lowers, as for expenses. Null without a card.';
comment on column public.incomes.purchase_id is
  'The purchase in instalments (expenses.purchase_id) whose money came back; it is deleted and restored with it. Null for others.';

create trigger incomes_find_card_month_of_new before insert on public.incomes
  for each row when (new.account_id is not null or new.card_month is not null)
  execute function private.find_card_month_of_payment('received_on');
create trigger incomes_find_card_month before update on public.incomes
  for each row when (new.account_id is distinct from old.account_id or new.card_month is distinct from old.card_month
    or new.account_id is not null and new.received_on is distinct from old.received_on)
  execute function private.find_card_month_of_payment('received_on');

create function private.income_json(income public.incomes) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', income_json.income.id, 'name', income_json.income.name,
    'category', income_json.income.category, 'amount', income_json.income.expected_amount,
    'received_on', income_json.income.received_on, 'month', income_json.income.month,
    'due_day', income_json.income.due_day, 'recurring', income_json.income.recurring));
$$;

-- What is still expected of an income.
create function private.income_rest(income public.incomes) returns numeric
language sql immutable set search_path = '' as $$
  select case when income.actual_amount is null then income.expected_amount
    when income.rest_expected then greatest(income.expected_amount - income.actual_amount, 0) else 0 end;
$$;

-- Whether an amount that came is only a part of what is expected. Unless that was told, one that is more than a quarter
-- below it is.
create function private.is_part_of_income(received numeric, expected numeric, told boolean default null) returns boolean
language sql immutable set search_path = '' as $$
  select received < expected and coalesce(told, received < 0.75 * expected);
$$;

-- What came of an income in parts before this one, each of which is an income of its own with nothing left of it.
create function private.earlier_parts(income public.incomes) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(i.actual_amount), 0) from public.incomes i
  where earlier_parts.income.actual_amount is not null and i.user_id = earlier_parts.income.user_id
    and i.month = earlier_parts.income.month and i.name = earlier_parts.income.name and i.category = earlier_parts.income.category
    and i.id <> earlier_parts.income.id and i.deleted_at is null and i.rest_expected and i.actual_amount >= i.expected_amount;
$$;

create function private.income_totals(first_day date, last_day date, out total numeric, out received numeric)
language sql stable set search_path = '' as $$
  select coalesce(sum(coalesce(i.actual_amount, 0) + private.income_rest(i)), 0), coalesce(sum(i.actual_amount), 0)
  from public.incomes i
  where i.user_id = private.current_user_id() and i.deleted_at is null
    and i.month between income_totals.first_day and income_totals.last_day;
$$;

-- What came in and what is still expected of the incomes of these months: { received, expected }, each { total, count,
-- rows }, of rows at most ten.
create function private.incomes_summary(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with rows as (
    select side.name as side, side.amount, i.name, side.day, i.month, i.id,
      row_number() over (partition by side.name order by i.month, side.day nulls last, i.name, i.id) as position
    from public.incomes i
    cross join lateral (values
      ('received', i.actual_amount, i.received_on),
      ('expected', private.income_rest(i), private.due_date(i.month, i.due_day))) as side (name, amount, day)
    where i.user_id = private.current_user_id() and i.deleted_at is null and side.amount > 0
      and i.month between incomes_summary.first_day and incomes_summary.last_day
  )
  select jsonb_object_agg(s.side, jsonb_build_object(
    'total', coalesce((select sum(r.amount) from rows r where r.side = s.side), 0),
    'count', (select count(*) from rows r where r.side = s.side),
    'rows', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', r.name, 'amount', r.amount, 'date', r.day)) order by r.position)
      from rows r where r.side = s.side and r.position <= 10), '[]')))
  from unnest(array['received', 'expected']) as s (side);
$$;

-- Writes the missing months of the caller's recurring incomes up to a date, as copies of the latest month of each
-- series; of all series or of one, at most settings.recurring_series. Returns how many series were left out.
create function private.continue_incomes(until date, series uuid default null) returns bigint
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  most constant int := private.setting('recurring_series', 300);
  room constant bigint := private.rows_left('incomes');
  left_out bigint;
begin
  with series as (
    select i.group_id, max(i.month) as month, min(i.created_at) as begun
    from public.incomes i
    where i.user_id = caller
      and (continue_incomes.series is null or i.group_id = continue_incomes.series)
    group by i.group_id
    having bool_and(i.recurring and i.deleted_at is null)
  ), continued as (
    -- The newest series first: what somebody enters now is continued, whatever was imported before.
    select s.* from series s order by s.begun desc, s.group_id limit most
  ), written as (
    insert into public.incomes (user_id, group_id, name, category, expected_amount, month, due_day, recurring)
    select latest.user_id, latest.group_id, latest.name, latest.category, latest.expected_amount, step::date, latest.due_day, true
    from continued c
    join public.incomes latest
      on latest.user_id = caller and latest.group_id = c.group_id and latest.month = c.month
    cross join lateral private.months_to_continue(latest.month, continue_incomes.until) as step
    order by step
    limit room
    on conflict (user_id, group_id, month) do nothing
  )
  select (select count(*) from series) - (select count(*) from continued) into left_out;
  return left_out;
end;
$$;

create trigger incomes_resume_series after update on public.incomes
  for each row
  when (new.recurring and new.deleted_at is null and (not old.recurring or old.deleted_at is not null))
  execute function private.resume_series('actual_amount is null');

create trigger incomes_reopen_in_series before update on public.incomes
  for each row when (old.actual_amount is not null and new.actual_amount is null and new.deleted_at is null)
  execute function private.reopen_in_series();

create trigger incomes_end_series after update on public.incomes
  for each row
  when (old.recurring and old.deleted_at is null and (not new.recurring or new.deleted_at is not null))
  execute function private.end_series('actual_amount is null');

-- Changes the months that were not received yet, from the current one or first_month on, of the recurring income of
-- that name; null when there is none.
create function private.change_income_series(
  name text, amount numeric, category text, due_day integer, first_month date
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  select i.group_id into series from public.incomes i
  where i.user_id = caller and private.fold(i.name) = private.fold(change_income_series.name)
  group by i.group_id
  having bool_and(i.recurring and i.deleted_at is null)
  order by max(i.month) desc limit 1;
  if series is null then
    return null;
  end if;
  perform private.continue_incomes(greatest(private.today() + 31, change_income_series.first_month), series);
  with before as (
    select i.id, i.expected_amount, i.category, i.due_day from public.incomes i
    where i.user_id = caller and i.group_id = series and i.actual_amount is null
      and i.month >= greatest(private.finance_month(null), change_income_series.first_month)
    for update
  ), after as (
    update public.incomes i set
      expected_amount = change_income_series.amount,
      category = private.finance_category('income', coalesce(change_income_series.category, i.category)),
      due_day = coalesce(change_income_series.due_day, i.due_day)
    from before
    where i.user_id = caller and i.id = before.id
    returning i as income, i.month, before.id, before.expected_amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.income_json(a.income) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', private.mark_latest(jsonb_agg(jsonb_build_object('table', 'incomes', 'id', a.id, 'set',
      jsonb_build_object('expected_amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))), 'incomes', series))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;

-- Receiving expected money ("caiu 600 da camila"). It is recorded on the expected income instead of as a second one.
-- A possible match or repeat is shown in the offer.
-- Incomes near a day, from the month before on, that a name may mean, with how well it fits.
create function private.incomes_like(name text, day date) returns table (income public.incomes, score real)
language sql stable set search_path = '' as $$
  select s.income, s.score from (
    select c.income, private.finance_name_score((c.income).name, incomes_like.name) as score
    from (
      select i as income from public.incomes i
      where i.user_id = private.current_user_id() and i.deleted_at is null
        and i.month >= private.finance_month(incomes_like.day) - interval '1 month'
        -- An income of next month may come some days early, not weeks.
        and (i.month <= private.finance_month(incomes_like.day)
          or private.due_date(i.month, coalesce(i.due_day, 31)) <= incomes_like.day + 10)
      -- Comparing names is slow: only exact names, and the latest of the others.
      order by i.name = incomes_like.name desc, i.month desc, i.id limit 2000
    ) as c
  ) as s
  -- People name the payer or the kind of an income; the expected name contains it.
  where s.score >= 0.7;
$$;

-- Whether all words of a wanted name stand in the name of an income: "salário" for "Salário da Acme".
create function private.is_called(name text, wanted text) returns boolean
language sql immutable set search_path = '' as $$
  select string_to_array(private.finance_name(is_called.wanted), ' ') <@ string_to_array(private.finance_name(is_called.name), ' ');
$$;

-- Marks the expected income that a name and an amount mean as received; null when there is none. The amount may
-- differ by a quarter, as in the tools; of a recurring income that is called so it may be any. first_month: only the
-- income of that month.
create function private.receive_expected_income(name text, amount numeric, date date, first_month date, account_id uuid)
  returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  this_month date := private.finance_month(receive_expected_income.date);
  expected public.incomes;
  income public.incomes;
begin
  perform private.continue_incomes(greatest(receive_expected_income.date + 31, receive_expected_income.first_month));
  select (l.income).* into expected
  from private.incomes_like(receive_expected_income.name,
    greatest(receive_expected_income.date, receive_expected_income.first_month)) as l
  where (l.income).actual_amount is null
    and (receive_expected_income.first_month is null or (l.income).month = receive_expected_income.first_month)
    and (abs((l.income).expected_amount - receive_expected_income.amount) <= 0.25 * (l.income).expected_amount
      or ((l.income).recurring and private.is_called((l.income).name, receive_expected_income.name)
        and (l.income).month >= coalesce(receive_expected_income.first_month, this_month)))
  order by (l.income).month <> this_month, l.score desc, abs((l.income).expected_amount - receive_expected_income.amount),
    (l.income).month, (l.income).id
  limit 1;
  update public.incomes i set actual_amount = receive_expected_income.amount, received_on = receive_expected_income.date,
    rest_expected = private.is_part_of_income(receive_expected_income.amount, i.expected_amount),
    account_id = receive_expected_income.account_id
  where i.user_id = caller and i.id = expected.id and i.actual_amount is null
  returning i.* into income;
  if income.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'item', private.income_json(income)
      || jsonb_build_object('amount', income.actual_amount, 'expected_amount', income.expected_amount,
        'rest', private.income_rest(income)),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set',
      jsonb_build_object('actual_amount', null, 'received_on', null, 'rest_expected', false, 'account_id', null)));
end;
$$;

-- An income of the same month with a similar name: one received with the same amount, else one expected with another
-- amount.
create function private.similar_income(name text, amount numeric, date date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('name', (l.income).name,
    'amount', coalesce((l.income).actual_amount, (l.income).expected_amount), 'received_on', (l.income).received_on))
  from private.incomes_like(similar_income.name, similar_income.date) as l
  where (l.income).month = private.finance_month(similar_income.date)
    and ((l.income).actual_amount is null
      or abs((l.income).actual_amount - similar_income.amount) <= 0.01 * similar_income.amount)
  order by (l.income).actual_amount is null, l.score desc, (l.income).id
  limit 1;
$$;

-- The recurring income that is called so and has come already in the month of a day, with what would be its next month:
-- { name, amount, received_on, month, next_month }; null when there is none. An amount far from its own means
-- something else.
create function private.income_in_already(name text, amount numeric, day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', i.name, 'amount', i.actual_amount, 'received_on', i.received_on, 'month', i.month,
    'next_month', (i.month + interval '1 month')::date)
  from public.incomes i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.recurring and i.actual_amount is not null
    and private.income_rest(i) = 0 and i.month = private.finance_month(income_in_already.day)
    and private.is_called(i.name, income_in_already.name)
    and (income_in_already.amount is null
      or abs(i.expected_amount - income_in_already.amount) <= 0.25 * i.expected_amount)
  order by i.created_at, i.id
  limit 1;
$$;

-- Creates a received income: on the expected income that its name fits (then with expected_amount), else as a new one
-- (with "similar" when another sounds the same, and "already" when a recurring one of this name has come this month).
create function private.create_income(
  name text, amount numeric, category text, due_day integer, recurring boolean, date date, first_month date, account text
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  day integer := private.finance_due_day(create_income.due_day, create_income.date);
  received boolean := coalesce(create_income.date <= private.today(), false);
  repeats boolean := coalesce(create_income.recurring,
    create_income.date is null and (day is not null or create_income.first_month is not null
      or create_income.category = 'salary'), false);
  came_to record := private.account_of_entry(case when received then create_income.account end, false);
  told jsonb := case when received then private.account_told(came_to.account, came_to.unknown, create_income.date) else '{}' end;
  income public.incomes;
  like_it jsonb;
  already jsonb;
  changed jsonb;
begin
  if received then
    changed := private.receive_expected_income(create_income.name, create_income.amount, create_income.date,
      create_income.first_month, (came_to.account).id);
    already := case when create_income.first_month is null
      then private.income_in_already(create_income.name, create_income.amount, create_income.date) end;
    like_it := private.similar_income(create_income.name, create_income.amount, create_income.date);
  elsif repeats then
    changed := private.change_income_series(create_income.name, create_income.amount, create_income.category, day,
      create_income.first_month);
  end if;
  if changed is not null then
    return jsonb_set(changed, '{item}', (changed -> 'item') || told);
  end if;
  insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring,
    account_id)
  values (
    private.current_user_id(),
    create_income.name,
    private.finance_category('income', coalesce(create_income.category, 'other')),
    create_income.amount,
    case when received then create_income.amount end,
    case when received then create_income.date end,
    case when received then private.finance_month(create_income.date)
      else private.finance_month(coalesce(create_income.first_month, create_income.date)) end,
    day,
    repeats,
    case when received then (came_to.account).id end
  )
  returning * into income;
  return jsonb_build_object(
    'item', private.income_json(income) || told
      || jsonb_strip_nulls(jsonb_build_object('similar', like_it, 'already', already)),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Receiving all or a part of an expected income; later parts are added.

-- The expected incomes near a day that a name means, or all without a name, those of which only a part came included;
-- with a month (its first day) those of that month. An amount may also complete one of which nothing more was expected.
create function private.receivable_incomes(name text, day date, amount numeric, month date default null)
  returns setof public.incomes
language sql stable set search_path = '' as $$
  with nearest as (
    -- For a series, the month with the closest date.
    select distinct on (i.group_id) i
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and case when receivable_incomes.month is not null then i.month = receivable_incomes.month
        else i.month between private.finance_month(receivable_incomes.day) - interval '3 months'
          and private.finance_month(receivable_incomes.day) + interval '1 month' end
      and (i.actual_amount is null or private.income_rest(i) > 0
        or receivable_incomes.amount <= i.expected_amount - i.actual_amount)
      -- While the rest of a part is awaited, the same income of a later month is not what came.
      and (receivable_incomes.month is not null or not exists (
        select from public.incomes p
        where p.user_id = i.user_id and p.deleted_at is null and p.rest_expected and private.income_rest(p) > 0
          and p.name = i.name and p.category = i.category and p.month < i.month
          and p.month >= private.finance_month(receivable_incomes.day) - interval '1 month'))
    order by i.group_id, abs(private.due_date(i.month, coalesce(i.due_day, 15)) - receivable_incomes.day), i.month
  ), scored as (
    select n.i as income, s.score, max(s.score) over () as best
    from nearest n
    cross join lateral (select case when receivable_incomes.name is null then 1
      else private.finance_name_score((n.i).name, receivable_incomes.name) end::real as score) as s
  )
  select (s.income).* from scored s
  where private.finance_name_fits(s.score, s.best)
  order by not (s.income).rest_expected and (s.income).actual_amount is not null, (s.income).expected_amount desc, (s.income).name
  limit 10;
$$;

-- already: a recurring income has come this month, and the next month's is due in more than ten days.
create function private.income_facts(income public.incomes, amount numeric, part boolean, day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('name', income_facts.income.name,
    'expected_amount', income_facts.income.expected_amount + earlier.amount,
    'received_before', income_facts.income.actual_amount + earlier.amount,
    'month', income_facts.income.month,
    'rest', case when private.is_part_of_income(
        coalesce(income_facts.income.actual_amount, 0) + earlier.amount + income_facts.amount,
        income_facts.income.expected_amount + earlier.amount, income_facts.part)
      then income_facts.income.expected_amount - coalesce(income_facts.income.actual_amount, 0) - income_facts.amount end,
    'already', case when income_facts.income.recurring and income_facts.income.month > private.finance_month(income_facts.day)
        and private.due_date(income_facts.income.month, coalesce(income_facts.income.due_day, 15)) > income_facts.day + 10
      then private.income_in_already(income_facts.income.name, null, income_facts.day) end,
    'row', jsonb_build_object('table', 'incomes', 'id', income_facts.income.id)))
  from (select private.earlier_parts(income_facts.income) as amount) as earlier;
$$;

-- Which expected income is meant, as prepare_receive_income returns it, without its account.
create function private.income_to_receive(
  income_id uuid, income_name text, amount numeric, received_on date, part boolean, month text
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  day date := private.finance_past_date(income_to_receive.received_on);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('received_on', day,
    'amount', case when income_to_receive.amount is not null then private.finance_amount(income_to_receive.amount) end,
    'part', income_to_receive.part));
  wanted_month date := private.finance_month_named(income_to_receive.month);
  wanted_id constant uuid := coalesce(income_to_receive.income_id, private.try_uuid(btrim(income_to_receive.income_name)));
  incomes public.incomes[];
begin
  perform private.continue_incomes(greatest(day + 31, wanted_month));
  if wanted_id is not null then
    incomes := array(select i from public.incomes i
      where i.user_id = caller and i.id = wanted_id and i.deleted_at is null);
    if cardinality(incomes) = 0 then
      perform private.raise(404, 'income_not_found', 'Não encontrei essa renda.',
        jsonb_build_object('income_id', wanted_id));
    end if;
  else
    incomes := array(select i from private.receivable_incomes(
      nullif(btrim(income_to_receive.income_name), ''), day, income_to_receive.amount, wanted_month) as i);
  end if;
  if cardinality(incomes) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', coalesce((
      select jsonb_agg(distinct i.name) from private.receivable_incomes(null, day, null) i), '[]')));
  elsif cardinality(incomes) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', jsonb_build_object('of', 'entry', 'name', incomes[n].name, 'amount', incomes[n].expected_amount),
        'args', jsonb_build_object('income_id', incomes[n].id, 'income_name', incomes[n].name) || told,
        'facts', private.income_facts(incomes[n], (told ->> 'amount')::numeric, part, day)) order by n)
      from generate_subscripts(incomes, 1) as n));
  end if;
  if incomes[1].actual_amount >= incomes[1].expected_amount
    or (incomes[1].actual_amount is not null and not incomes[1].rest_expected and income_to_receive.amount is null) then
    perform private.raise(409, 'income_already_received', format('%s já está como recebido em %s.', incomes[1].name,
      to_char(incomes[1].received_on, 'DD/MM/YYYY')), private.income_json(incomes[1]));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('income_id', incomes[1].id, 'income_name', incomes[1].name) || told,
    'facts', private.income_facts(incomes[1], (told ->> 'amount')::numeric, part, day));
end;
$$;
create function public.prepare_receive_income(
  income_id uuid default null, income_name text default null, amount numeric default null, received_on date default null,
  part boolean default null, month text default null, account text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_receive_income.income_name, prepare_receive_income.month, prepare_receive_income.account);
  return private.with_account(private.income_to_receive(income_id, income_name, amount, received_on, part, month), account, false);
end;
$$;
comment on function public.prepare_receive_income(uuid, text, numeric, date, boolean, text, text) is
  'Which expected income is meant, and the account it came to: { status: ready, args, facts } | { status: choose, choices } | '
  '{ status: missing, facts: { existing } }. Writes nothing except the missing months of recurring incomes. PT404 '
  'income_not_found for an unknown id, PT409 income_already_received, PT400 future_date, invalid_amount.';
grant execute on function public.prepare_receive_income(uuid, text, numeric, date, boolean, text, text)
  to authenticated, service_role;

-- Adds an amount that came to an expected income. After a part, it is an income of its own with what is left of the expected
-- one: each receipt keeps its day and its account, and each can be taken back. Returns the row of this amount and of the rest,
-- and the undo steps.
create function private.add_to_income(before public.incomes, amount numeric, day date, is_part boolean, account_id uuid,
  out income public.incomes, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  earlier constant numeric := private.earlier_parts(before);
  has_rest constant boolean := private.is_part_of_income(
    coalesce(before.actual_amount, 0) + earlier + add_to_income.amount, before.expected_amount + earlier,
    add_to_income.is_part) is true;
  is_later_part constant boolean := coalesce(before.actual_amount > 0, false);
begin
  if is_later_part then
    -- The next month is written first, since it copies the expected amount.
    perform private.continue_incomes((before.month + interval '1 month')::date, before.group_id);
    insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month, due_day, account_id,
      rest_expected)
    values (before.user_id, before.name, before.category,
      case when has_rest then before.expected_amount - before.actual_amount else add_to_income.amount end,
      add_to_income.amount, add_to_income.day, before.month, before.due_day, add_to_income.account_id, has_rest)
    returning * into income;
    update public.incomes i set expected_amount = before.actual_amount, rest_expected = true
    where i.user_id = before.user_id and i.id = before.id;
    undo := jsonb_build_array(
      jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')),
      -- What is compared leaves room for taking the first part back before this one, or after it.
      jsonb_build_object('table', 'incomes', 'id', before.id, 'left', jsonb_build_object('expected_amount', before.actual_amount),
        'set', jsonb_build_object('expected_amount', before.expected_amount)
          || case when before.rest_expected then '{}' else '{"rest_expected": false}' end::jsonb));
    return;
  end if;
  update public.incomes i set received_on = add_to_income.day, rest_expected = has_rest, account_id = add_to_income.account_id,
    actual_amount = add_to_income.amount
  where i.user_id = before.user_id and i.id = before.id
  returning i.* into income;
  undo := jsonb_build_array(jsonb_build_object('table', 'incomes', 'id', before.id, 'set', jsonb_build_object(
    'actual_amount', before.actual_amount, 'received_on', before.received_on, 'rest_expected', before.rest_expected,
    'account_id', before.account_id), 'left', jsonb_build_object(
    'actual_amount', income.actual_amount, 'received_on', income.received_on, 'account_id', income.account_id)));
end;
$$;

create function public.receive_income(
  income_id uuid default null, income_name text default null, amount numeric default null, received_on date default null,
  part boolean default null, month text default null, account text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('receive_income', tool_call_id);
  preparation jsonb;
  args jsonb;
  came_to record;
  holder public.accounts;
  came numeric;
  earlier numeric;
  before public.incomes;
  added record;
begin
  perform private.expect_short(1000, receive_income.income_name, receive_income.month, receive_income.account);
  if stored is not null then
    return stored;
  end if;
  preparation := private.income_to_receive(receive_income.income_id, receive_income.income_name, receive_income.amount,
    receive_income.received_on, receive_income.part, receive_income.month);
  args := preparation -> 'args';
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'income_not_found', 'Não encontrei essa renda entre as que são esperadas.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_income', 'Mais de uma renda combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  came_to := private.account_of_entry(receive_income.account, false);
  select i.* into before from public.incomes i where i.user_id = caller and i.id = (args ->> 'income_id')::uuid for update;
  if before.id is null or before.deleted_at is not null then
    perform private.raise(404, 'income_not_found', 'Não encontrei essa renda.', args);
  elsif before.actual_amount >= before.expected_amount then
    perform private.raise(409, 'income_already_received', 'Essa renda já está como recebida.', private.income_json(before));
  end if;
  earlier := private.earlier_parts(before);
  came := coalesce((args ->> 'amount')::numeric, before.expected_amount - coalesce(before.actual_amount, 0));
  added := private.add_to_income(before, came, (args ->> 'received_on')::date, (args ->> 'part')::boolean,
    -- The rest comes where the first part did, unless another account is named.
    case when nullif(btrim(receive_income.account), '') is null and before.actual_amount > 0 then before.account_id
      else (came_to.account).id end);
  select a.* into holder from public.accounts a where a.user_id = caller and a.id = (added.income).account_id;
  return private.record_tool('receive_income', tool_call_id,
    args || jsonb_strip_nulls(jsonb_build_object('account', receive_income.account)),
    jsonb_build_object(
      'income', private.income_json(added.income)
        || jsonb_build_object('amount', coalesce(before.actual_amount, 0) + earlier + came,
          'expected_amount', before.expected_amount + earlier,
          'rest', private.income_rest(added.income)),
      'received_now', came)
    || private.account_told(holder, came_to.unknown, (added.income).received_on),
    added.undo);
end;
$$;
comment on function public.receive_income(uuid, text, numeric, date, boolean, text, text, text) is
  'Marks an expected income as received; by default today, with its own amount, in the default account (account: a name, or a '
  'word for a kind). With part, or with an amount more than a quarter below it, the rest stays expected; a later part '
  'is an income of its own, with its day and account. month (YYYY-MM) chooses one of a series. Returns { '
  'income: { amount: received in all, expected_amount, rest, … }, received_now, account?, unknown_account?, before_account? } '
  'as create_expense does. PT404 income_not_found, PT409 ambiguous_income (choices in detail), account_ambiguous, '
  'income_already_received, PT400 future_date, invalid_amount.';
grant execute on function public.receive_income(uuid, text, numeric, date, boolean, text, text, text)
  to authenticated, service_role;
