-- Marking a habit as done and giving one up: both find it by the closest name.

create function private.active_habit_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(h.name order by h.name), '[]')
  from (
    select a.name from public.habits a where a.user_id = (select auth.uid()) and a.active order by a.created_at, a.name limit 50
  ) h;
$$;
comment on function private.active_habit_names() is
  'The caller''s active habits, the first fifty, as a JSON array of names, for messages that say what exists.';
grant execute on function private.active_habit_names() to authenticated, service_role;

create function private.closest_habits(habit_name text) returns setof public.habits
language sql stable set search_path = '' as $$
  with scored as (
    select h, greatest(
      case when f.name = f.wanted then 2 end,
      extensions.similarity(f.name, f.wanted),
      extensions.word_similarity(f.wanted, f.name),
      extensions.word_similarity(f.name, f.wanted)) as score
    from public.habits h
    cross join lateral (select private.fold(h.name) as name, private.fold(closest_habits.habit_name) as wanted) f
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.45 takes a slip for the habit ("meditr" and "Meditar" share 0.71) and leaves "orar" apart from "Planejar o dia" (0.4).
  where s.score >= 0.45 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;
comment on function private.closest_habits(text) is
  'Active habits a name may mean: none, one, or those that fit about equally well. An exact name is always alone.';
grant execute on function private.closest_habits(text) to authenticated, service_role;

create function private.check_completion_date(date date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if check_completion_date.date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', check_completion_date.date, 'today', private.today()));
  elsif check_completion_date.date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.',
      jsonb_build_object('date', check_completion_date.date));
  end if;
  return coalesce(check_completion_date.date, private.today());
end;
$$;
comment on function private.check_completion_date(date) is 'The day, today by default; PT400 for a future one.';
grant execute on function private.check_completion_date(date) to authenticated, service_role;

create function private.is_habit_done(habit_id uuid, day date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.habit_completions c
    where c.user_id = (select auth.uid()) and c.habit_id = is_habit_done.habit_id
      and c.completion_date = is_habit_done.day and c.deleted_at is null);
$$;
comment on function private.is_habit_done(uuid, date) is 'Whether the caller''s habit was done on a day.';
grant execute on function private.is_habit_done(uuid, date) to authenticated, service_role;

create function public.prepare_record_habit(habit_name text, date date default null, note text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day date := private.check_completion_date(date);
  found public.habits[] := array(select h from private.closest_habits(habit_name) h);
  rest jsonb := jsonb_strip_nulls(jsonb_build_object('date', day, 'note', note));
begin
  perform private.current_user_id();
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name) || rest))
      from unnest(found) h));
  elsif private.is_habit_done(found[1].id, day) then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('already_done', true, 'habit_name', found[1].name, 'date', day));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('habit_name', found[1].name) || rest,
    'facts', private.habit_json(found[1]));
end;
$$;
comment on function public.prepare_record_habit(text, date, text) is
  'Which habit a name means: ready with its exact name; choose; missing with the existing names, or with already_done when there is nothing left to record.';
grant execute on function public.prepare_record_habit(text, date, text) to authenticated, service_role;

create function public.record_habit(
  habit_name text, date date default null, note text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_habit', tool_call_id);
  day date;
  candidates public.habits[];
  completion uuid;
  progress record;
begin
  if stored is not null then
    return stored;
  end if;
  day := private.check_completion_date(date);
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  elsif char_length(btrim(note)) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  insert into public.habit_completions (user_id, habit_id, completion_date, note)
  values (caller, candidates[1].id, day, case when not private.is_blank(note) then btrim(note) end)
  on conflict (habit_id, completion_date) where deleted_at is null do nothing
  returning id into completion;

  select p.* into progress from private.habit_progress(candidates[1].id) p;
  return private.record_tool(
    'record_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', habit_name, 'date', date, 'note', note)),
    jsonb_build_object(
      'habit', private.habit_json(candidates[1]),
      'date', day,
      'already_done', completion is null,
      'today', progress.state,
      'streak', progress.streak,
      'best_streak', progress.best_streak),
    case when completion is not null then jsonb_build_object(
      'table', 'habit_completions', 'id', completion, 'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.record_habit(text, date, text, text) is
  'Marks the closest existing habit as done on a day, once. Returns { habit, date, already_done, today, streak, best_streak }. PT404 habit_not_found with the existing names, PT409 habit_ambiguous, PT400 future_date.';
grant execute on function public.record_habit(text, date, text, text) to authenticated, service_role;

-- delete_habit: gives a habit up. It becomes inactive and keeps the days it was done; creating it anew brings it back.
create function public.prepare_delete_habit(habit_name text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found public.habits[];
begin
  perform private.current_user_id();
  found := array(select h from private.closest_habits(habit_name) h);
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name)))
      from unnest(found) h));
  end if;
  return jsonb_build_object('status', 'ready', 'args', jsonb_build_object('habit_name', found[1].name),
    'facts', private.habit_json(found[1]));
end;
$$;
comment on function public.prepare_delete_habit(text) is
  'Which habit a name means: ready with its exact name; choose; missing with the existing names.';
grant execute on function public.prepare_delete_habit(text) to authenticated, service_role;

create function public.delete_habit(habit_name text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_habit', tool_call_id);
  candidates public.habits[];
begin
  if stored is not null then
    return stored;
  end if;
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  end if;
  update public.habits h set active = false where h.user_id = caller and h.id = candidates[1].id;
  return private.record_tool('delete_habit', tool_call_id, jsonb_build_object('habit_name', habit_name),
    jsonb_build_object('habit', private.habit_json(candidates[1])),
    jsonb_build_object('table', 'habits', 'id', candidates[1].id, 'set', jsonb_build_object('active', true)));
end;
$$;
comment on function public.delete_habit(text, text) is
  'Gives the closest habit up: inactive, its days kept. Returns { habit }. PT404 habit_not_found with the existing names, PT409 habit_ambiguous.';
grant execute on function public.delete_habit(text, text) to authenticated, service_role;
