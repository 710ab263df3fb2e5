-- list_reminders: what some days hold ("O que tenho hoje?"): reminders, bills, instalments, plans and birthdays.

-- The day of a plan, when its value begins with one: YYYY-MM-DD or DD/MM/YYYY.
create function private.planned_day(value text) returns date
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := coalesce(regexp_match(value, '^(\d{4})-(\d\d)-(\d\d)(?:\D|$)'), (
    select array[m[3], m[2], m[1]] from regexp_match(value, '^(\d\d?)/(\d\d?)/(\d{4})(?:\D|$)') as m));
begin
  return case when parts is not null then make_date(parts[1]::int, parts[2]::int, parts[3]::int) end;
exception when datetime_field_overflow then
  return null;
end;
$$;

-- Occurrences of reminders in some days; if today is among them, also those that came due before and are not done.
create function private.reminders_between(from_day date, to_day date, most int) returns jsonb
language sql stable set search_path = '' as $$
  with zone as (
    select private.zone_of(private.current_user_id()) as name, private.today() as today
  ), moments as (
    select r as row, m.at from public.reminders r, zone z
    cross join lateral (
      select u as at from unnest(r.upcoming || r.snoozed_until) as u where r.due_at is not null and u is not null
      union all
      -- Reminders that came due earlier and are not done are still open.
      select r.came_due_at at time zone z.name where r.came_due_at is not null
    ) m
    where r.user_id = (select auth.uid()) and r.done_at is null and r.deleted_at is null
      and (r.due_at is not null or r.came_due_at > now() - interval '30 days')
      and (m.at::date between reminders_between.from_day and reminders_between.to_day
        or (m.at = r.came_due_at at time zone z.name and m.at::date < z.today
          and z.today between reminders_between.from_day and reminders_between.to_day))
  ), first as (
    select m.* from moments m order by m.at, (m.row).id limit most
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', (f.row).id, 'text', (f.row).text,
    'at', to_char(f.at, 'YYYY-MM-DD"T"HH24:MI'), 'recurrence', (f.row).recurrence,
    'came_due', case when (f.row).came_due_at = f.at at time zone z.name then true end)) order by f.at, (f.row).id), '[]')
  from first f, zone z;
$$;

create function private.open_reminders(most int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_json(r) order by coalesce(r.came_due_at, r.due_at), r.id), '[]')
  from (
    select o.* from public.reminders o
    where o.user_id = (select auth.uid()) and o.done_at is null and o.deleted_at is null
      and (o.due_at is not null or o.came_due_at > now() - interval '30 days')
    order by coalesce(o.came_due_at, o.due_at), o.id limit most
  ) as r;
$$;

-- Bills and instalments to pay in some days; if today is among them, also overdue ones. Writes the missing months of
-- recurring bills.
create function private.bills_between(from_day date, to_day date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
  holds_today constant boolean := today between bills_between.from_day and bills_between.to_day;
begin
  perform private.continue_bills(bills_between.to_day);
  return (
    select coalesce(jsonb_agg(private.bill_json(b) order by b.due_on, b.name, b.id), '[]') from (
      select o.* from public.bills o
      where o.user_id = private.current_user_id() and o.deleted_at is null and o.status = 'pending'
        and (o.due_on between bills_between.from_day and bills_between.to_day or (holds_today and o.due_on < today))
      order by o.due_on, o.name, o.id limit 50
    ) as b)
    || private.open_installments_json(case when holds_today then date '1940-01-01'
      else bills_between.from_day end, bills_between.to_day, 50);
end;
$$;

-- Plans in memory for some days, and appointments that have a note.
create function private.plans_between(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('content', p.content, 'date', p.day) order by p.day, p.content), '[]')
  from (
    select t.content, t.day from (
      select k.content, private.planned_day(k.value) as day from public.knowledge_items k
      where k.user_id = (select auth.uid()) and k.slot = 'plan' and k.holds and k.subject = 'self'
        and k.deleted_at is null and k.superseded_at is null
      union all
      -- A note for an appointment contains its day.
      select n.title, n.period_to from public.library_items n
      where n.user_id = (select auth.uid()) and n.kind = 'medical_appointment' and n.deleted_at is null
    ) as t
    where t.day between plans_between.from_day and plans_between.to_day
    order by t.day, t.content limit 50
  ) as p;
$$;

create function public.list_reminders(from_date date default null, to_date date default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
  first_day constant date := coalesce(list_reminders.from_date, list_reminders.to_date);
  last_day constant date := coalesce(list_reminders.to_date, list_reminders.from_date);
begin
  if first_day is null then
    return jsonb_build_object('today', today, 'reminders', private.open_reminders(50));
  elsif last_day < first_day or last_day > first_day + 62 or first_day < today - 366 or last_day > today + 400 then
    perform private.raise(400, 'invalid_days', 'Mostro de 1 a 62 dias de cada vez, até um ano para a frente.');
  end if;
  return jsonb_build_object('today', today, 'from', first_day, 'to', last_day,
    'reminders', private.reminders_between(first_day, last_day, 50),
    'bills', private.bills_between(first_day, last_day),
    'plans', private.plans_between(first_day, last_day),
    'birthdays', case when last_day between today and today + 366 then (
      select coalesce(jsonb_agg(p.value - 'in_days'), '[]') from jsonb_array_elements(
        public.get_birthdays(null, last_day - today) -> 'people') as p
      where (p.value ->> 'next_on')::date >= first_day) else '[]' end);
end;
$$;
comment on function public.list_reminders(date, date) is
  'What some days hold, at most 62: { today, from, to, reminders: [{ id, text, at, recurrence?, came_due? }], bills '
  '(with instalments), plans: [{ content, date }], birthdays: [{ name, next_on, … }] }; without days all open '
  'reminders: { today, reminders }. Writes the missing months of recurring bills. PT400 invalid_days.';
grant execute on function public.list_reminders(date, date) to authenticated, service_role;
