-- How long conversations are kept, as the person chose it in profiles.keep_messages_months. A job removes what is older
-- for good. Memory and records stay: a fact keeps its quote when its message goes.

-- The first day of the month before which nothing is kept, at a moment: whole months, so that "from before May" says it
-- all. Null when all is kept.
create function private.kept_from(months int, zone text, at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (date_trunc('month', kept_from.at at time zone kept_from.zone) - make_interval(months => kept_from.months))::date;
$$;

create function public.preview_retention(months int) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  zone constant text := private.zone_of(caller);
  first_day constant date := private.kept_from(preview_retention.months, zone, clock_timestamp());
begin
  if preview_retention.months is null or preview_retention.months not between 1 and 120 then
    perform private.raise(400, 'invalid_months', 'Escolha de 1 a 120 meses.');
  end if;
  return jsonb_build_object('before', first_day, 'messages', (
    -- As many as are shown: results of tools and replaced messages go along without being counted.
    select count(*) from private.all_messages m
    where m.user_id = caller and m.created_at < first_day::timestamp at time zone zone
      and m.role <> 'tool' and m.content <> '' and m.replaced_at is null));
end;
$$;
comment on function public.preview_retention(int) is
  'What would go in the next night if messages were kept for so many months (1 to 120): { before: the day before which '
  'they would go, messages: how many }. Writes nothing; profiles.keep_messages_months is the choice. Raises PT400 '
  'invalid_months.';
grant execute on function public.preview_retention(int) to authenticated;

-- Messages of a user from before a moment, live or archived, at most so many. A running turn is left alone.
create function private.messages_to_remove(owner uuid, before timestamptz, most int) returns setof uuid
language sql stable set search_path = '' as $$
  select m.id from private.all_messages m
  where m.user_id = messages_to_remove.owner and m.created_at < messages_to_remove.before and not exists (
    select from public.turns t where t.user_id = m.user_id and t.id = m.turn_id and t.status = 'running')
  order by m.seq limit messages_to_remove.most;
$$;

-- Removes at most so many messages of a user from before a moment. With the last of them go the turns of that time,
-- with their offers and calls, the nights that learned from them, and conversations without any message. Returns how
-- many messages.
create function private.remove_old_messages(owner uuid, before timestamptz, most int) returns int
language plpgsql set search_path = '' as $$
declare
  going uuid[];
begin
  -- Locked as for learning and forgetting, which read messages and write what came of them.
  perform private.lock_until_commit(remove_old_messages.owner::text || ':knowledge');
  going := array(
    select private.messages_to_remove(remove_old_messages.owner, remove_old_messages.before, remove_old_messages.most));
  delete from public.messages m where m.user_id = remove_old_messages.owner and m.id = any (going);
  delete from public.message_archive a where a.user_id = remove_old_messages.owner and a.id = any (going);
  if cardinality(going) = remove_old_messages.most then
    return cardinality(going);
  end if;
  delete from public.turns t
  where t.user_id = remove_old_messages.owner and t.created_at < remove_old_messages.before and t.status <> 'running'
    and not exists (select from private.all_messages m where m.user_id = t.user_id and m.turn_id = t.id);
  delete from public.tool_executions e
  where e.user_id = remove_old_messages.owner and e.created_at < remove_old_messages.before and e.turn_id is null;
  -- A night with a message that stays has to stay too, or the message would be learned from again.
  delete from public.memory_consolidations c
  where c.user_id = remove_old_messages.owner and c.created_at < remove_old_messages.before
    and not exists (select from private.all_messages m where m.user_id = c.user_id and m.consolidation_id = c.id);
  -- Titles are made of what was said.
  delete from public.conversations c
  where c.user_id = remove_old_messages.owner and greatest(c.created_at, c.updated_at) < remove_old_messages.before
    and not exists (select from private.all_messages m where m.user_id = c.user_id and m.conversation_id = c.id)
    and not exists (select from public.turns t where t.user_id = c.user_id and t.conversation_id = c.id);
  return cardinality(going);
end;
$$;

create index profiles_keeping_for_a_time on public.profiles (user_id) where keep_messages_months is not null;

-- Removes what people no longer want kept, between 3:00 and 6:00 in their time zone: at most so many messages, and a
-- quarter of that for one person; returns how many. What is left of streams goes at any hour. Called by pg_cron.
create function private.apply_retention(at timestamptz default clock_timestamp(), most int default 20000) returns int
language plpgsql set search_path = '' as $$
declare
  person record;
  removed int := 0;
begin
  perform private.delete_left_chunks(apply_retention.at);
  for person in
    select z.user_id, private.kept_from(z.keep_messages_months, z.zone, apply_retention.at)::timestamp at time zone z.zone as before
    from (
      select p.user_id, p.keep_messages_months, private.zone_of(p.user_id) as zone
      from public.profiles p where p.keep_messages_months is not null) z
    where extract(hour from apply_retention.at at time zone z.zone) between 3 and 5
    order by z.user_id
  loop
    exit when removed >= apply_retention.most;
    begin
      removed := removed + private.remove_old_messages(person.user_id, person.before,
        least(greatest(apply_retention.most / 4, 1), apply_retention.most - removed));
    exception when others then
      -- The conversations of one person must not stop those of others; the next run tries again.
      raise warning 'old messages of a user were not removed: %', sqlstate;
    end;
  end loop;
  return removed;
end;
$$;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.apply_retention() from another scheduler';
    return;
  end if;
  perform cron.schedule('apply-retention', '*/20 * * * *', 'select private.apply_retention()');
end
$$;
