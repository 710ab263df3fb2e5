-- get_habits: the user's habits with today's state and streaks.

create function public.get_habits(include_streaks boolean default true, include_today boolean default true)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'date', private.today(),
    'habits', (
      select coalesce(jsonb_agg(
        private.habit_json(h)
        || case when coalesce(include_today, true) then jsonb_build_object('today', p.state) else '{}' end
        || case when coalesce(include_streaks, true) then jsonb_build_object(
            'streak', p.streak, 'best_streak', p.best_streak,
            'last_30_days', jsonb_build_object('done', p.done_30, 'due', p.due_30)) else '{}' end
        order by h.created_at, h.name), '[]')
      from public.habits h cross join lateral private.habit_progress(h.id) p
      where h.user_id = caller and h.active));
end;
$$;
comment on function public.get_habits(boolean, boolean) is
  'The active habits: { date, habits: [{ id, name, frequency, days?, today, streak, best_streak, last_30_days }] }.';

revoke execute on function
  public.get_habits(boolean, boolean)
from public, anon;
grant execute on function
  public.get_habits(boolean, boolean)
to authenticated, service_role;
