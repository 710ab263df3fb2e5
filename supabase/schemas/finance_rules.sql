-- Shared by all finance tables and tools: categories, checks of arguments, due dates, months, formatted amounts, and
-- how well a stored name fits the one that was said.

-- Categories of expense, budget, bill, income or investment; the tables' constraints say the same.
create function private.finance_categories(kind text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case finance_categories.kind
    when 'expense' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'budget' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'bill' then array['housing', 'utilities', 'subscription', 'insurance', 'other']
    when 'income' then array['salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other']
    when 'investment' then array['savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other']
  end;
$$;

-- The category, or PT400 invalid_category with the allowed ones in detail.
create function private.finance_category(kind text, category text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  allowed text[] := private.finance_categories(finance_category.kind);
begin
  if finance_category.category is null or not finance_category.category = any (allowed) then
    perform private.raise(400, 'invalid_category', 'Não conheço essa categoria.',
      jsonb_build_object('category', left(finance_category.category, 100), 'allowed', to_jsonb(allowed)));
  end if;
  return finance_category.category;
end;
$$;

-- The Portuguese name of a category of expenses.
create function private.category_name(category text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case category_name.category
    when 'food' then 'Alimentação' when 'transport' then 'Transporte' when 'health' then 'Saúde' when 'entertainment' then 'Lazer'
    when 'shopping' then 'Compras' when 'housing' then 'Moradia' when 'education' then 'Educação' else 'Outros' end;
$$;

-- The amount in whole cents, or PT400 invalid_amount.
create function private.finance_amount(amount numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  -- NaN and Infinity sort above every number, so the upper bound refuses them too; below half a cent rounds to zero.
  if finance_amount.amount is null or finance_amount.amount < 0.005 or finance_amount.amount >= 1000000000 then
    perform private.raise(400, 'invalid_amount', 'O valor precisa ser maior que zero e menor que um bilhão de reais.',
      jsonb_build_object('amount', finance_amount.amount::text, 'min', 0.01, 'max', 999999999.99));
  end if;
  return least(round(finance_amount.amount, 2), 999999999.99);
end;
$$;

-- The trimmed text, or PT400 invalid_<field> when it is blank or too long.
create function private.finance_text(value text, field text, max_length integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := btrim(finance_text.value, E' \t\r\n');
begin
  if private.is_blank(trimmed) or char_length(trimmed) > finance_text.max_length then
    perform private.raise(400, 'invalid_' || finance_text.field,
      format('Preciso de um texto com até %s letras.', finance_text.max_length),
      jsonb_build_object('field', finance_text.field, 'max_length', finance_text.max_length));
  end if;
  return trimmed;
end;
$$;

-- The date, today in the user's zone when null; PT400 future_date or date_too_old.
create function private.finance_past_date(value date) returns date
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
begin
  if finance_past_date.value > today then
    perform private.raise(400, 'future_date', 'Essa data ainda não chegou.',
      jsonb_build_object('date', finance_past_date.value::text, 'today', today));
  end if;
  if finance_past_date.value < date '1990-01-01' then
    perform private.raise(400, 'date_too_old', 'Essa data é antiga demais.',
      jsonb_build_object('date', finance_past_date.value::text, 'min', '1990-01-01'));
  end if;
  return coalesce(finance_past_date.value, today);
end;
$$;

-- Interest in percent a month, null for null; PT400 invalid_interest_rate.
create function private.finance_rate(value numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if finance_rate.value <= 0 or finance_rate.value > 100 then
    perform private.raise(400, 'invalid_interest_rate', 'Os juros são em % ao mês, acima de 0 e até 100.',
      jsonb_build_object('interest_rate', finance_rate.value));
  end if;
  return round(finance_rate.value, 3);
end;
$$;

-- First day of the date's month, of the current month when null; PT400 invalid_date.
create function private.finance_month(value date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if finance_month.value not between date '1990-01-01' and date '2199-12-31' then
    perform private.raise(400, 'invalid_date', 'Essa data não serve.', jsonb_build_object('date', finance_month.value::text));
  end if;
  return date_trunc('month', coalesce(finance_month.value, private.today())::timestamp)::date;
end;
$$;

-- First day of a month YYYY-MM, null for null; PT400 invalid_month, invalid_date.
create function private.finance_month_named(value text) returns date
language plpgsql stable set search_path = '' as $$
begin
  if finance_month_named.value !~ '^\d{4}-(0[1-9]|1[0-2])$' then
    perform private.raise(400, 'invalid_month', 'O mês precisa ser AAAA-MM.',
      jsonb_build_object('month', left(finance_month_named.value, 40)));
  end if;
  return case when finance_month_named.value is not null then private.finance_month((finance_month_named.value || '-01')::date) end;
end;
$$;

-- The date of a due day in a month (given by its first day); in February the 31st becomes the 28th.
create function private.due_date(month date, due_day integer) returns date
language sql immutable strict parallel safe set search_path = '' as $$
  select least(due_date.month + (due_date.due_day - 1), (due_date.month + interval '1 month' - interval '1 day')::date);
$$;

-- First day of the month of the next due date, today included.
create function private.next_due_month(due_day integer) returns date
language sql stable set search_path = '' as $$
  select case when private.due_date(this.month, next_due_month.due_day) >= this.today then this.month
    else (this.month + interval '1 month')::date end
  from (select private.today() as today, private.finance_month(null) as month) as this;
$$;

-- The due day, else the day of the date, else null; PT400 invalid_due_day.
create function private.finance_due_day(due_day integer, date date) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  day integer := coalesce(finance_due_day.due_day, extract(day from finance_due_day.date)::integer);
begin
  if day not between 1 and 31 then
    perform private.raise(400, 'invalid_due_day', 'O dia do vencimento vai de 1 a 31.',
      jsonb_build_object('due_day', day, 'min', 1, 'max', 31));
  end if;
  return day;
end;
$$;

create function private.months_between(earlier date, later date) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select ((extract(year from months_between.later) - extract(year from months_between.earlier)) * 12
    + extract(month from months_between.later) - extract(month from months_between.earlier))::integer;
$$;

-- Months for which rows are missing: at most two years back and one year ahead, whatever the dates.
create function private.months_to_continue(latest date, until date) returns setof date
language sql stable set search_path = '' as $$
  select step::date
  from (select least(private.finance_month(months_to_continue.until),
    (private.finance_month(null) + interval '12 months')::date) as final) as range
  cross join lateral generate_series(
    greatest(months_to_continue.latest + interval '1 month', range.final - interval '23 months'),
    range.final::timestamp,
    interval '1 month') as step;
$$;

-- Ends a series of bills or incomes: its later open rows are deleted together with the row that ends it. Where that row stays,
-- they stop being recurring as well, and by that resume_series() knows them.
create function private.end_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  execute format('update public.%I t set deleted_at = coalesce($1.deleted_at, now()),'
    ' recurring = t.recurring and $1.deleted_at is not null'
    ' where t.user_id = $1.user_id and t.group_id = $1.group_id and t.month > $1.month and t.%s and t.deleted_at is null',
    tg_table_name, tg_argv[0]) using new;
  return null;
end;
$$;

-- A month whose payment is taken back goes with the earlier month that was deleted meanwhile, as if it had been open then.
create function private.reopen_in_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  execute format('select t.deleted_at from public.%I t where t.user_id = $1.user_id and t.group_id = $1.group_id'
    ' and t.month < $1.month and t.deleted_at is not null order by t.month desc limit 1', tg_table_name)
  into new.deleted_at using new;
  return new;
end;
$$;

-- Brings back the later rows that ended with this one; not a row that was deleted by itself.
create function private.resume_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  execute format('update public.%I t set deleted_at = null, recurring = t.recurring or $1.deleted_at is null'
    ' where t.user_id = $1.user_id and t.group_id = $1.group_id and t.month > $1.month and t.%s'
    ' and (t.deleted_at = $1.deleted_at or $1.deleted_at is null and t.deleted_at is not null and not t.recurring)',
    tg_table_name, tg_argv[0]) using old;
  return null;
end;
$$;

-- Of the undo steps of a change of a series, marks that of its latest month: what is continued from it later is a copy of it
-- and goes back with it. Not if it is paid: nothing of a payment is copied.
create function private.mark_latest(undo jsonb, table_name text, series uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  latest jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.user_id = $1 and t.group_id = $2 order by t.month desc limit 1',
    mark_latest.table_name) into latest using private.current_user_id(), mark_latest.series;
  return (
    select jsonb_agg(case when s.value -> 'id' = latest -> 'id' and coalesce(latest ->> 'paid_on', latest ->> 'received_on') is null
      then s.value || '{"with_copies": true}' else s.value end order by s.position)
    from jsonb_array_elements(mark_latest.undo) with ordinality as s (value, position));
end;
$$;

-- How many recurring series are continued. Without a limit, 20,000 imported recurring bills became 500,000 rows at
-- the next question.
insert into private.settings (key, value) values ('recurring_series', '300');

-- Says in a result how many recurring bills or incomes were not continued because there are more than
-- settings.recurring_series; {} when none.
create function private.series_left_out(left_out bigint) returns jsonb
language sql immutable set search_path = '' as $$
  select case when series_left_out.left_out > 0 then jsonb_build_object('recurring_left_out', jsonb_build_object(
    'series', series_left_out.left_out, 'caution', 'sums_are_incomplete')) else '{}' end;
$$;

-- An amount as text: R$ 1.234,56. The letters G and D of to_char depend on the locale of the server, so the
-- separators are swapped by hand.
create function private.finance_money(amount numeric) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select 'R$ ' || translate(to_char(finance_money.amount, 'FM999,999,999,990.00'), ',.', '.,');
$$;

-- A name for comparison: folded, letters and digits only.
create function private.finance_name(name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(private.fold(left(finance_name.name, 200)), '[^a-z0-9]+', ' ', 'g'));
$$;

-- How well a stored name fits the wanted one, from 0 to 1: 1 the same, 0.95 when it contains the wanted one, else by
-- similarity.
create function private.finance_name_score(name text, wanted text) returns real
language plpgsql immutable set search_path = '' as $$
declare
  called text := private.finance_name(finance_name_score.name);
  said text := private.finance_name(finance_name_score.wanted);
begin
  -- In plpgsql: it runs for each expense and word, and as a function in SQL took ten times as long.
  return case when called = said then 1
    else greatest(extensions.similarity(called, said), 0.95 * extensions.word_similarity(said, called),
    -- Words of the wanted name that are missing lower the score: "luz escrit" is not the bill called Luz.
    extensions.word_similarity(called, said) * (0.6 + 0.3 * extensions.similarity(called, said))) end;
end;
$$;

-- Whether a name is among the best: close enough, and not clearly worse than the best. An exact name excludes all
-- others.
create function private.finance_name_fits(score real, best real) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select finance_name_fits.score >= 0.45
    and case when finance_name_fits.best = 1 then finance_name_fits.score = 1
      else finance_name_fits.score >= 0.9 * finance_name_fits.best end;
$$;
