-- record_habit: marks an existing habit as done, found by the closest name.

create function private.active_habit_names()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(h.name order by h.name), '[]')
  from public.habits h where h.user_id = (select auth.uid()) and h.active;
$$;
comment on function private.active_habit_names() is 'The caller''s active habits as a JSON array of names, for messages that say what exists.';

create function private.closest_habits(habit_name text)
returns setof public.habits
language sql
stable
set search_path = ''
as $$
  with scored as (
    select h, greatest(
      case when private.fold(h.name) = private.fold(closest_habits.habit_name) then 2 end,
      extensions.similarity(private.fold(h.name), private.fold(closest_habits.habit_name)),
      extensions.word_similarity(private.fold(closest_habits.habit_name), private.fold(h.name)),
      extensions.word_similarity(private.fold(h.name), private.fold(closest_habits.habit_name))) as score
    from public.habits h
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.4 takes "meditei" for "Meditar" (0.45) and leaves "correr" apart from "Comer fruta" (0.3).
  where s.score >= 0.4 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;
comment on function private.closest_habits(text) is
  'Active habits a name may mean: none, one, or several that fit about equally well. An exact name is always alone.';

create function private.check_completion_date(date date)
returns date
language plpgsql
stable
set search_path = ''
as $$
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

create function private.is_habit_done(habit_id uuid, day date)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.habit_completions c
    where c.user_id = (select auth.uid()) and c.habit_id = is_habit_done.habit_id
      and c.completion_date = is_habit_done.day and c.deleted_at is null);
$$;
comment on function private.is_habit_done(uuid, date) is 'Whether the caller''s habit was done on a day.';

create function public.prepare_record_habit(habit_name text, date date default null, note text default null)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
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

create function public.record_habit(
  habit_name text,
  date date default null,
  note text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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
  values (caller, candidates[1].id, day, nullif(btrim(note), ''))
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

revoke execute on function
  private.active_habit_names(),
  private.closest_habits(text),
  private.check_completion_date(date),
  private.is_habit_done(uuid, date),
  public.prepare_record_habit(text, date, text),
  public.record_habit(text, date, text, text)
from public, anon;
grant execute on function
  private.active_habit_names(),
  private.closest_habits(text),
  private.check_completion_date(date),
  private.is_habit_done(uuid, date),
  public.prepare_record_habit(text, date, text),
  public.record_habit(text, date, text, text)
to authenticated, service_role;
