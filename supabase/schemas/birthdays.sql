-- Birthdays of the coming days.

-- The next day on which a birthday, YYYY-MM-DD or --MM-DD, is celebrated; today counts.
create function private.next_birthday(birthday text, today date) returns date
language sql immutable set search_path = '' as $$
  -- In a year without a 29 February it is celebrated on 1 March.
  select min(d.day)
  from (
    select make_date(extract(year from next_birthday.today)::int + ahead, left(right(next_birthday.birthday, 5), 2)::int, 1)
      + (right(next_birthday.birthday, 2)::int - 1) as day
    from generate_series(0, 1) as ahead
  ) d
  where d.day >= next_birthday.today;
$$;

create function public.get_birthdays(month int default null, days int default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if get_birthdays.month not between 1 and 12 then
    perform private.raise(400, 'invalid_month', 'O mês vai de 1 a 12.');
  end if;
  if get_birthdays.days not between 0 and 366 then
    perform private.raise(400, 'invalid_days', 'Posso olhar de 0 a 366 dias para a frente.');
  end if;
  return jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', b.title, 'relationship', b.relationship, 'birthday', b.birthday,
      'next_on', b.next_on, 'in_days', b.next_on - private.today())) order by b.next_on, b.title, b.id)
    from (
      select n.* from (
        select k.*, private.next_birthday(k.birthday, private.today()) as next_on
        from (
          select p.id, p.title, p.person_metadata ->> 'relationship' as relationship, private.birthday_of(p) as birthday
          from public.knowledge_items p
          where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null
            and p.superseded_at is null offset 0
        ) k
        where k.birthday is not null
      ) n
      where (get_birthdays.month is null or left(right(n.birthday, 5), 2)::int = get_birthdays.month)
        and (get_birthdays.days is null or n.next_on <= private.today() + get_birthdays.days)
      order by n.next_on, n.title, n.id
      limit 100
    ) b), '[]'::jsonb));
end;
$$;
comment on function public.get_birthdays(int, int) is
  'Known birthdays, the next first: { people: [{ name, relationship?, birthday, next_on, in_days }] }; of one month, of '
  'the days to come, or all, at most 100. Raises PT400 invalid_month, invalid_days.';

grant execute on function public.get_birthdays(int, int) to authenticated, service_role;
