-- A habit is found by what is done only when it is closer: "rezei" shares an ending with "Planejar o dia" and nothing else.

create or replace function private.closest_habits(habit_name text)
returns setof public.habits
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select private.fold(closest_habits.habit_name) as name, private.habit_key(closest_habits.habit_name) as key
  ), scored as (
    select h, greatest(
      case when private.fold(h.name) = w.name then 2 when private.habit_key(h.name) = w.key then 1.5 end,
      extensions.similarity(private.fold(h.name), w.name),
      extensions.word_similarity(w.name, private.fold(h.name)),
      extensions.word_similarity(private.fold(h.name), w.name),
      extensions.word_similarity(w.key, private.habit_key(h.name)),
      extensions.word_similarity(private.habit_key(h.name), w.key)) as score
    from public.habits h cross join wanted w
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.45 takes a slip for the habit ("meditr" and "Meditar" share 0.71) and leaves "orar" apart from "Planejar o dia" (0.4).
  where s.score >= 0.45 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;
