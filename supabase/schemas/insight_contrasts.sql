-- Which kinds of day are really different: a rank test, so that one big expense decides nothing, with limits on sample,
-- size and steadiness.
create function private.contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision, mean_out double precision,
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
comment on function private.contrasts(date) is
  'Mann-Whitney test of each kind of day against the others: means as recorded, effect from -1 to 1 (how much more often a day of the kind is above than below another), z with ties corrected, steady when both halves of the time agree.';

create function private.is_notable(outcome text, mean_in double precision, mean_out double precision) returns boolean
language sql immutable set search_path = '' as $$
  -- A difference that one would notice: points of mood, hours, minutes, or a third more money.
  select case outcome
    when 'spending' then greatest(mean_in, mean_out) >= 1.3 * least(mean_in, mean_out) and abs(mean_in - mean_out) >= 10
    when 'sleep' then abs(mean_in - mean_out) >= 0.5
    when 'exercise' then abs(mean_in - mean_out) >= 10
    else abs(mean_in - mean_out) >= 0.7 end;
$$;

create function private.telling_contrasts(from_day date)
returns table (cause text, family text, unit text, outcome text, n_in int, n_out int, mean_in double precision, mean_out double precision,
  effect double precision, higher boolean, clear boolean, first_day date, last_day date)
language sql stable set search_path = '' as $$
  -- Clear is what a new pattern takes; what has been told already stays until even the lower marks are missed, so that it
  -- does not come and go with every day. Weeks are few, and so are the questions asked of them. Measured on half a year of
  -- chance, 46 questions a user: something clear for 2 users of 140, and for 9 of 140 when every series drifts (lag-1
  -- correlation 0.8).
  select c.cause, c.family, c.unit, c.outcome, c.n_in, c.n_out, c.mean_in, c.mean_out, c.effect, c.effect > 0,
    c.steady and abs(c.z) >= case c.unit when 'week' then 2.6 else 3.3 end and abs(c.effect) >= 0.4
      and private.is_notable(c.outcome, c.mean_in, c.mean_out)
      and least(c.n_in, c.n_out) >= case c.unit when 'week' then 4 else 7 end and c.n_in + c.n_out >= case c.unit when 'week' then 12 else 28 end,
    c.first_day, c.last_day
  from private.contrasts(telling_contrasts.from_day) c
  where abs(c.z) >= 2 and abs(c.effect) >= 0.25 and sign(c.effect) = sign(c.mean_in - c.mean_out)
    and least(c.n_in, c.n_out) >= 4;
$$;
comment on function private.telling_contrasts(date) is
  'Contrasts that hold at all, the clear ones marked: enough days of both kinds, unlikely to be chance, large, steady, and in figures one would notice.';

grant execute on function
  private.contrasts(date),
  private.is_notable(text, double precision, double precision),
  private.telling_contrasts(date)
to authenticated, service_role;
