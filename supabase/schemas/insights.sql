-- Patterns in the records of a user: daily series, kinds of days, and which kinds differ (a rank test with limits on
-- sample size, effect and steadiness). The results are figures, never a cause or a diagnosis.

-- One value for each day and series until yesterday: sleep (h), mood, energy, exercise (min), spending (R$), and
-- habit:<id> (1 done, 0 missed).
create function private.life_series(from_day date) returns table (series text, day date, value double precision)
language sql
stable
rows 2000
set search_path = ''
as $$
  with
  -- Without today, whose sums are not complete.
  last as (select private.today() - 1 as day),
  recorded as (
    select e.metric as series, e.entry_date as day,
      (case when r.adds_up then sum(e.value) else avg(e.value) end)::double precision as value
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = (select auth.uid()) and e.metric in ('sleep', 'mood', 'energy', 'exercise') and e.person is null
      and e.deleted_at is null
      and e.entry_date between life_series.from_day and (select last.day from last)
    group by e.metric, e.entry_date, r.adds_up
    union all
    select 'spending', e.spent_on, sum(e.amount)::double precision
    from public.expenses e
    where e.user_id = (select auth.uid()) and e.deleted_at is null
      -- A later instalment is no purchase of its day.
      and coalesce(e.installment, 1) = 1
      and e.spent_on between life_series.from_day and (select last.day from last)
    group by e.spent_on
  ),
  -- A day without expenses counts as zero, but a week without any means that nothing was recorded.
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

-- Which days (or weeks, by their Monday) are of a kind and which are not: nights under 6 h, exercise, low mood (4 or
-- less), habits done, habits done three times in a row, weekends and weekdays, the week after an income. family:
-- kinds that mean nearly the same.
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
  -- A week is named by its Monday and counts with at least four nights.
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

-- Which outcomes are compared for which kinds of days. The list is short, since each question is a chance for a false
-- result.
create function private.contrast_pairs() returns table (family text, outcome text)
language sql immutable set search_path = '' as $$
  values ('sleep', 'mood'), ('sleep', 'energy'), ('sleep', 'spending'), ('exercise', 'mood'), ('exercise', 'energy'),
    ('mood', 'spending'), ('habit', 'mood'), ('habit', 'energy'), ('calendar', 'spending'), ('calendar', 'mood'),
    ('calendar', 'sleep'), ('calendar', 'exercise'), ('payday', 'spending');
$$;

-- Each day with an outcome, and whether it is of a kind. value: as recorded; level: compared with the weeks around
-- it.
create function private.contrast_days(from_day date)
  returns table (cause text, family text, unit text, outcome text, day date, holds boolean, value double precision,
  level double precision)
language sql stable set search_path = '' as $$
  with
  series as materialized (select * from private.life_series(contrast_days.from_day)),
  outcomes as (
    -- Compared with the four weeks around: two series that both drift over months shall not correlate for that.
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

-- Mann-Whitney test of the days of each kind against the others. Means as recorded; effect from -1 to 1 (how often a
-- day of the kind is above another); z corrected for ties; steady: both halves of the time show the same sign.
create function private.contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision,
  mean_out double precision,
  effect double precision, z double precision, steady boolean, first_day date, last_day date)
language sql stable set search_path = '' as $$
  with
  days as materialized (select * from private.contrast_days(contrasts.from_day)),
  ranked as (
    select d.*,
      rank() over (partition by d.cause, d.outcome order by d.level)
        + (count(*) over (partition by d.cause, d.outcome, d.level) - 1) / 2.0 as place,
      count(*) over (partition by d.cause, d.outcome, d.level) as ties,
      ntile(2) over (partition by d.cause, d.outcome order by d.day) as half
    from days d
  ),
  sums as (
    select r.cause, r.family, r.unit, r.outcome,
      count(*) filter (where r.holds)::int as n_in, count(*) filter (where not r.holds)::int as n_out,
      avg(r.value) filter (where r.holds) as mean_in, avg(r.value) filter (where not r.holds) as mean_out,
      sum(r.place) filter (where r.holds) as places, sum(r.ties * r.ties - 1)::double precision as ties,
      avg(r.level) filter (where r.holds and r.half = 1) - avg(r.level) filter (where not r.holds and r.half = 1) as before,
      avg(r.level) filter (where r.holds and r.half = 2) - avg(r.level) filter (where not r.holds and r.half = 2) as after,
      min(r.day) as first_day, max(r.day) as last_day
    from ranked r
    group by r.cause, r.family, r.unit, r.outcome
  ),
  tested as (
    select s.*, 2 * (s.places - s.n_in * (s.n_in + 1) / 2.0) / (s.n_in::double precision * s.n_out) - 1 as effect,
      sqrt(s.n_in::double precision * s.n_out / 12
        * greatest(0, s.n_in + s.n_out + 1 - s.ties / ((s.n_in + s.n_out)::double precision * (s.n_in + s.n_out - 1)))) as spread
    from sums s where s.n_in >= 4 and s.n_out >= 4
  )
  select t.cause, t.family, t.unit, t.outcome, t.n_in, t.n_out, t.mean_in, t.mean_out, t.effect,
    t.effect * t.n_in * t.n_out / 2 / nullif(t.spread, 0),
    coalesce(sign(t.before) = sign(t.effect) and sign(t.after) = sign(t.effect), false), t.first_day, t.last_day
  from tested t;
$$;

create function private.is_notable(outcome text, mean_in double precision, mean_out double precision) returns boolean
language sql immutable set search_path = '' as $$
  -- A difference that people notice: points of mood, hours, minutes, or a third more money.
  select case outcome
    when 'spending' then greatest(mean_in, mean_out) >= 1.3 * least(mean_in, mean_out) and abs(mean_in - mean_out) >= 10
    when 'sleep' then abs(mean_in - mean_out) >= 0.5
    when 'exercise' then abs(mean_in - mean_out) >= 10
    else abs(mean_in - mean_out) >= 0.7 end;
$$;

-- Contrasts that are above the lower limits; clear: above the higher ones.
create function private.telling_contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision,
  mean_out double precision,
  effect double precision, higher boolean, clear boolean, first_day date, last_day date)
language sql stable set search_path = '' as $$
  -- A new pattern has to reach the higher limits. One that was shown before stays until it misses the lower limits
  -- too, so that it does not appear and disappear. Weeks have lower limits: there are few, and few questions about
  -- them. Measured on half a year of random data with 46 questions for each user: something clear for 2 users of 140,
  -- and for 9 of 140 when every series drifts (lag-1 correlation 0.8).
  select c.cause, c.family, c.unit, c.outcome, c.n_in, c.n_out, c.mean_in, c.mean_out, c.effect, c.effect > 0,
    c.steady and abs(c.z) >= case c.unit when 'week' then 2.6 else 3.3 end and abs(c.effect) >= 0.4
      and private.is_notable(c.outcome, c.mean_in, c.mean_out)
      and least(c.n_in, c.n_out) >= case c.unit when 'week' then 4 else 7 end and c.n_in + c.n_out >= case c.unit
        when 'week' then 12 else 28 end,
    c.first_day, c.last_day
  from private.contrasts(telling_contrasts.from_day) c
  where abs(c.z) >= 2 and abs(c.effect) >= 0.25 and sign(c.effect) = sign(c.mean_in - c.mean_out)
    and least(c.n_in, c.n_out) >= 4;
$$;

-- Threshold and area of life of each kind of day, by the code before its colon. The threshold is in hours, points,
-- times or days; the calendar has no area.
create function private.cause_rules() returns table (cause text, threshold double precision, area text)
language sql immutable set search_path = '' as $$
  values
    ('short_sleep', 6, 'health'),
    ('short_sleep_week', 6, 'health'),
    ('exercise', null, 'health'),
    ('low_mood', 4, 'mental_health'),
    ('habit', null, 'health'),
    ('streak', 3, 'health'),
    ('payday', 7, 'finance'),
    ('weekend', null, null),
    ('weekday', null, null);
$$;

-- The patterns in the caller's records since a day. pattern: a stable key, <kind of day>><outcome>; family: patterns
-- of one family mean nearly the same; clear: it may be shown as new; mean_in and n_in: days (or weeks) of the kind,
-- mean_out and n_out: the others; higher: what it is on days of the kind. Numbers and codes alone:
-- shared/writing/pattern.ts puts them into words.
create function private.observed_patterns(from_day date)
returns table (
  pattern text, family text, clear boolean, cause text, threshold double precision, habit text, outcome text, unit text,
  higher boolean, effect double precision, mean_in double precision, n_in int, mean_out double precision, n_out int,
  area text, other_area text, first_day date, last_day date
)
language sql stable set search_path = '' as $$
  select
    c.cause || '>' || c.outcome,
    c.family || '>' || c.outcome,
    c.clear,
    -- A habit has its name, a weekday its number.
    case when h.id is null then c.cause else r.cause end,
    r.threshold,
    h.name,
    c.outcome,
    c.unit,
    c.higher,
    round(c.effect::numeric, 2),
    round(c.mean_in::numeric, 4),
    c.n_in,
    round(c.mean_out::numeric, 4),
    c.n_out,
    o.area,
    nullif(r.area, o.area),
    c.first_day,
    c.last_day
  from private.telling_contrasts(observed_patterns.from_day) c
  join private.cause_rules() r on r.cause = split_part(c.cause, ':', 1)
  cross join lateral (
    select case c.outcome when 'mood' then 'mental_health' when 'spending' then 'finance' else 'health' end as area
  ) o
  left join public.habits h
    on h.user_id = (select auth.uid()) and r.cause in ('habit', 'streak') and h.id::text = split_part(c.cause, ':', 2)
  where h.id is not null or r.cause not in ('habit', 'streak');
$$;

-- Insights: patterns kept as items of memory. Only this code writes them, once in each consolidation. A pattern that
-- no longer holds is retired; one that the user rejected does not come back.
-- The ids of the records behind a pattern, by table: of the newest days of its kind.
create function private.sources_of(pattern text, from_day date) returns jsonb
language sql stable set search_path = '' as $$
  with
  parts as (
    select split_part(sources_of.pattern, '>', 1) as cause, split_part(sources_of.pattern, '>', 2) as outcome
  ),
  held as (
    select d.day, d.unit from parts p, private.contrast_days(sources_of.from_day) d
    where d.cause = p.cause and d.outcome = p.outcome and d.holds order by d.day desc limit 30
  ),
  days as (
    select distinct h.day + n as day from held h cross join generate_series(0, case h.unit when 'week' then 6 else 0 end) as n
  ),
  metrics as (
    select unnest(array[p.outcome, case when p.cause like 'short_sleep%' then 'sleep'
      when p.cause = 'low_mood' then 'mood' else p.cause end]) as metric
    from parts p
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'tracking_entries', (
      select jsonb_agg(e.id) from (
        select t.id from public.tracking_entries t
        where t.user_id = (select auth.uid()) and t.person is null and t.deleted_at is null
          and t.entry_date in (select d.day from days d)
          and t.metric in (select m.metric from metrics m)
        order by t.entry_date desc, t.id limit 60) e),
    'expenses', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select x.id from public.expenses x
        where x.user_id = (select auth.uid()) and x.deleted_at is null and p.outcome = 'spending'
          and x.spent_on in (select d.day from days d)
        order by x.spent_on desc, x.id limit 60) e),
    'habits', (select jsonb_build_array(split_part(p.cause, ':', 2)) from parts p where p.cause ~ '^(habit|streak):'),
    'incomes', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select i.id from public.incomes i
        where i.user_id = (select auth.uid()) and i.deleted_at is null and p.cause = 'payday' and i.received_on >= sources_of.from_day
        order by i.received_on desc, i.id limit 20) e)));
$$;

-- Deletes softly the insights that the records no longer show. still: patterns with their direction, e.g.
-- short_sleep>mood-.
create function private.retire_insights(still text[]) returns int
language sql set search_path = '' as $$
  -- An insight that the user validated or restored is removed by the user only.
  with retired as (
    update public.knowledge_items i set deleted_at = now(), retired_at = now()
    where i.user_id = private.current_user_id() and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null
      and i.superseded_at is null and not i.validated_by_user and i.retired_at is null
      and i.pattern || case when (i.derived_from ->> 'higher')::boolean then '+' else '-' end <> all (still)
    returning 1
  )
  select count(*)::int from retired;
$$;

create function private.may_keep_insight(owner uuid, news jsonb) returns boolean
language sql stable set search_path = '' as $$
  -- Not again when it was rejected or corrected, when an item says the same, or when one of its family is kept.
  -- Five at most.
  select (news ->> 'clear')::boolean
    and not exists (
      select from public.knowledge_items i
      where i.user_id = owner and (
        (i.pattern = news ->> 'pattern' and (i.superseded_at is not null or (i.deleted_at is not null and i.retired_at is null)))
        or (i.pattern is null and i.subject = 'self' and i.content_digest = private.content_digest(news ->> 'content'))
        or (i.pattern is not null and i.deleted_at is null and i.superseded_at is null
          and i.derived_from ->> 'family' = news ->> 'family')))
    and (
      select count(*) < 5 from public.knowledge_items i
      where i.user_id = owner and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null
        and i.superseded_at is null);
$$;

-- Stores a pattern in words, restores it or updates its figures; true when it is new or restored.
create function private.keep_insight(owner uuid, news jsonb, from_day date) returns boolean
language plpgsql set search_path = '' as $$
declare
  evidence constant text := news ->> 'evidence';
  known public.knowledge_items;
  origin jsonb;
begin
  select i.* into known from public.knowledge_items i
  where i.user_id = owner and i.pattern = news ->> 'pattern' and i.source = 'ai_inference'
  order by i.deleted_at is null and i.superseded_at is null desc, i.created_at desc limit 1;
  if known.id is not null and known.deleted_at is null and known.superseded_at is null then
    if known.validated_by_user or known.inference_evidence = evidence then
      return false;
    end if;
  elsif not private.may_keep_insight(owner, news) then
    return false;
  end if;
  origin := private.sources_of(news ->> 'pattern', from_day) || jsonb_build_object(
    'from', news -> 'first_day',
    'to', news -> 'last_day',
    'n', (news ->> 'n_in')::int + (news ->> 'n_out')::int,
    'family', news -> 'family',
    'higher', news -> 'higher',
    'effect', news -> 'effect');
  if known.id is null then
    insert into public.knowledge_items (user_id, type, area, title, content, source, inference_evidence, confidence,
      pattern, derived_from)
    values (owner, 'insight', news ->> 'area', news ->> 'title', news ->> 'content', 'ai_inference', evidence, 0.6,
      news ->> 'pattern', origin);
    return true;
  end if;
  if known.deleted_at is null then
    update public.knowledge_items i set inference_evidence = evidence, derived_from = origin, retired_at = null
    where i.user_id = owner and i.id = known.id;
    return false;
  end if;
  -- A restored insight is shown again only when its words have changed.
  update public.knowledge_items i set deleted_at = null, retired_at = null, inference_evidence = evidence, derived_from = origin
  where i.user_id = owner and i.id = known.id;
  update public.knowledge_items i set title = news ->> 'title', content = news ->> 'content', stated_at = now(), seen_at = null,
    embedding = null, embedding_model = null
  where i.user_id = owner and i.id = known.id and i.content <> news ->> 'content';
  return true;
end;
$$;

create function private.insights_from(owner uuid) returns date
language plpgsql stable set search_path = '' as $$
begin
  -- Half a year back, but never before everything was forgotten.
  return greatest(private.today() - 182, (
    select (q.forgotten_at at time zone p.timezone)::date + 1
    from private.consolidation_queue q
    join public.profiles p on p.user_id = q.user_id
    where q.user_id = insights_from.owner));
end;
$$;

-- The patterns in the caller's records, the largest effect first, to be put into words and given to keep_insights();
-- null when it could not be counted.
create function private.patterns_for_insights(owner uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(o)) order by abs(o.effect) desc, o.pattern), '[]')
    from private.observed_patterns(private.insights_from(owner)) o);
exception when others then
  -- A failure here must not stop the consolidation of what was said.
  raise warning 'insights of % were not drawn: %', owner, sqlstate;
  return null;
end;
$$;

-- Brings the caller's insights in line with their records: retires, refreshes and adds, at most five at a time;
-- returns how many are new. insights: what patterns_for_insights() gave, each with title, content and evidence in
-- words.
create function private.keep_insights(owner uuid, insights jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  from_day constant date := private.insights_from(owner);
  news jsonb;
  fresh int := 0;
begin
  perform private.retire_insights(array(
    select (i ->> 'pattern') || case when (i ->> 'higher')::boolean then '+' else '-' end
    from jsonb_array_elements(insights) as i));
  for news in select i from jsonb_array_elements(insights) as i loop
    fresh := fresh + private.keep_insight(owner, news, from_day)::int;
  end loop;
  return fresh;
exception when others then
  raise warning 'insights of % were not kept: %', owner, sqlstate;
  return 0;
end;
$$;
