-- What a user records about their days, as series, and the questions asked of them: is one kind of day different from the
-- other days? Read as the caller, from their own rows only.
create function private.life_series(from_day date) returns table (series text, day date, value double precision)
language sql
stable
rows 2000
set search_path = ''
as $$
  with
  -- Today is not over: its sums would be too low.
  last as (select private.today() - 1 as day),
  recorded as (
    select e.metric as series, e.entry_date as day,
      (case when r.adds_up then sum(e.value) else avg(e.value) end)::double precision as value
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = (select auth.uid()) and e.metric in ('sleep', 'mood', 'energy', 'exercise') and e.deleted_at is null
      and e.entry_date between life_series.from_day and (select last.day from last)
    group by e.metric, e.entry_date, r.adds_up
    union all
    select 'spending', e.spent_on, sum(e.amount)::double precision
    from public.expenses e
    where e.user_id = (select auth.uid()) and e.deleted_at is null
      and e.spent_on between life_series.from_day and (select last.day from last)
    group by e.spent_on
  ),
  -- No expense on a day means nothing was spent, but a whole week without any means that nothing was written down.
  weeks as (
    select distinct r.series, date_trunc('week', r.day)::date as monday from recorded r where r.series in ('exercise', 'spending')
  ),
  chosen as (
    select h.id from public.habits h where h.user_id = (select auth.uid()) and h.active order by h.created_at, h.id limit 20
  )
  select r.series, r.day, r.value from recorded r
  union all
  select w.series, w.monday + n, 0
  from weeks w
  cross join generate_series(0, 6) as n
  where w.monday + n between (select min(r.day) from recorded r where r.series = w.series) and (select last.day from last)
    and not exists (select from recorded r where r.series = w.series and r.day = w.monday + n)
  union all
  select 'habit:' || c.id, d.day, d.value::double precision
  from chosen c
  cross join lateral private.habit_days(c.id, life_series.from_day) d
  where d.day <= (select last.day from last);
$$;
comment on function private.life_series(date) is
  'One value a day and series until yesterday: sleep (h), mood, energy, exercise (min), spending (R$), and habit:<id> (1 done, 0 missed).';

create function private.kinds_of_day(from_day date) returns table (cause text, family text, unit text, day date, holds boolean)
language sql
stable
rows 5000
set search_path = ''
as $$
  with
  series as materialized (select * from private.life_series(kinds_of_day.from_day)),
  days as (select distinct s.day from series s),
  paydays as (
    select i.received_on as day from public.incomes i
    where i.user_id = (select auth.uid()) and i.deleted_at is null and i.received_on >= kinds_of_day.from_day
  )
  select 'short_sleep', 'sleep', 'day', s.day, s.value < 6 from series s where s.series = 'sleep'
  union all
  -- Told by its Monday; a week counts with at least four nights.
  select 'short_sleep_week', 'sleep', 'week', date_trunc('week', s.day)::date, avg(s.value) < 6
  from series s where s.series = 'sleep' group by 4 having count(*) >= 4
  union all
  select 'exercise', 'exercise', 'day', s.day, s.value > 0 from series s where s.series = 'exercise'
  union all
  select 'low_mood', 'mood', 'day', s.day, s.value <= 4 from series s where s.series = 'mood'
  union all
  select s.series, s.series, 'day', s.day, s.value = 1 from series s where s.series like 'habit:%'
  union all
  select 'streak:' || split_part(s.series, ':', 2), s.series, 'day', s.day,
    min(s.value) over (partition by s.series order by s.day rows 2 preceding) = 1
  from series s where s.series like 'habit:%'
  union all
  select 'weekend', 'calendar', 'day', d.day, extract(isodow from d.day) >= 6 from days d
  union all
  select 'weekday:' || n, 'calendar', 'day', d.day, extract(isodow from d.day) = n from days d cross join generate_series(1, 7) as n
  union all
  select 'payday', 'payday', 'day', d.day, exists (select from paydays p where d.day between p.day and p.day + 6)
  from days d where d.day >= (select min(p.day) from paydays p);
$$;
comment on function private.kinds_of_day(date) is
  'Which days (or weeks, by their Monday) are of a kind and which are not: nights under 6 h, exercise, low mood (4 or less), habits done, habits done three times running, weekends and weekdays, the week after an income. family: kinds that tell much the same.';

create function private.contrast_pairs() returns table (family text, outcome text)
language sql immutable set search_path = '' as $$
  values ('sleep', 'mood'), ('sleep', 'energy'), ('sleep', 'spending'), ('exercise', 'mood'), ('exercise', 'energy'),
    ('mood', 'spending'), ('habit', 'mood'), ('habit', 'energy'), ('calendar', 'spending'), ('calendar', 'mood'),
    ('calendar', 'sleep'), ('calendar', 'exercise'), ('payday', 'spending');
$$;
comment on function private.contrast_pairs() is
  'What is asked about which kinds of day; a short list, so that chance has few occasions.';

create function private.contrast_days(from_day date) returns table (cause text, family text, unit text, outcome text, day date, holds boolean, value double precision, level double precision)
language sql stable set search_path = '' as $$
  with
  series as materialized (select * from private.life_series(contrast_days.from_day)),
  outcomes as (
    -- Against the four weeks around it: two things that drift over months are not alike for that.
    select 'day' as unit, s.series as outcome, s.day, s.value,
      round((s.value - avg(s.value) over (partition by s.series order by s.day
        range between interval '14 days' preceding and interval '14 days' following))::numeric, 6)::double precision as level
    from series s where s.series in ('mood', 'energy', 'sleep', 'exercise', 'spending')
    union all
    select 'week', w.series, w.monday, w.value, w.value
    from (
      select s.series, date_trunc('week', s.day)::date as monday, count(*) as days,
        case s.series when 'spending' then sum(s.value) else avg(s.value) end as value
      from series s where s.series in ('mood', 'energy', 'spending') group by 1, 2
    ) w
    where w.days >= case w.series when 'spending' then 7 else 3 end
  )
  select k.cause, k.family, k.unit, o.outcome, k.day, k.holds, o.value, o.level
  from private.kinds_of_day(contrast_days.from_day) k
  join private.contrast_pairs() p on p.family = split_part(k.family, ':', 1)
  join outcomes o on o.unit = k.unit and o.outcome = p.outcome and o.day = k.day;
$$;
comment on function private.contrast_days(date) is
  'Every day of a kind, or not of it, with an outcome that was recorded: value as it was, level against the weeks around it.';

grant execute on function
  private.life_series(date),
  private.kinds_of_day(date),
  private.contrast_pairs(),
  private.contrast_days(date)
to authenticated, service_role;
