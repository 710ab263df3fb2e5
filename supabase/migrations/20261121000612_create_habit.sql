-- create_habit: a new habit, or an old one taken up again.

create function private.habit_json(habit public.habits)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('id', habit.id, 'name', habit.name, 'frequency', habit.frequency)
    || case when habit.frequency = 'custom' then jsonb_build_object('days', to_jsonb(habit.days)) else '{}' end;
$$;
comment on function private.habit_json(public.habits) is 'A habit as tools return it; days only when custom.';

create function private.check_frequency(frequency text, days int[])
returns int[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  given int[] := (select coalesce(array_agg(distinct d order by d), '{}') from unnest(check_frequency.days) d);
begin
  if check_frequency.frequency is null
    or check_frequency.frequency not in ('daily', 'weekdays', 'weekends', 'custom') then
    perform private.raise(400, 'unknown_frequency', 'Com que frequência: todo dia, dias úteis, fins de semana ou dias certos?',
      jsonb_build_object('frequencies', jsonb_build_array('daily', 'weekdays', 'weekends', 'custom')));
  elsif not given <@ array[0, 1, 2, 3, 4, 5, 6] then
    perform private.raise(400, 'days_out_of_range', 'Os dias vão de 0 (domingo) a 6 (sábado).',
      jsonb_build_object('days', to_jsonb(given)));
  elsif check_frequency.frequency = 'custom' and given = '{}' then
    perform private.raise(400, 'days_missing', 'Em quais dias da semana?');
  end if;
  return case when check_frequency.frequency = 'custom' then given else '{}' end;
end;
$$;
comment on function private.check_frequency(text, int[]) is
  'The days to store, sorted and without repeats, empty unless custom. PT400 for an unknown frequency or day, or custom without days.';

create function private.check_habit_name(name text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := coalesce(regexp_replace(btrim(check_habit_name.name), '\s+', ' ', 'g'), '');
  existing public.habits;
begin
  if char_length(wanted) not between 1 and 200 then
    perform private.raise(400, 'name_out_of_range', 'O nome do hábito precisa ter de 1 a 200 caracteres.');
  end if;
  select h.* into existing from public.habits h
  where h.user_id = private.current_user_id() and h.active and private.fold(h.name) = private.fold(wanted);
  if existing.id is not null then
    perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', existing.name),
      jsonb_build_object('habit', private.habit_json(existing)));
  end if;
  return wanted;
end;
$$;
comment on function private.check_habit_name(text) is 'The name to store; PT400 when empty or too long, PT409 when an active habit has it.';

create function public.prepare_create_habit(name text, frequency text default 'daily', days int[] default null)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  wanted text := private.check_habit_name(name);
  checked int[] := private.check_frequency(frequency, days);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('name', wanted, 'frequency', frequency)
      || case when checked = '{}' then '{}' else jsonb_build_object('days', to_jsonb(checked)) end,
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_habit(text, text, int[]) is
  'The arguments of create_habit, tidied; PT400 and PT409 for what create_habit would refuse.';

create function public.create_habit(
  name text,
  frequency text default 'daily',
  days int[] default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_habit', tool_call_id);
  wanted text;
  checked int[];
  habit public.habits;
  reactivated boolean := true;
begin
  if stored is not null then
    return stored;
  end if;
  wanted := private.check_habit_name(name);
  checked := private.check_frequency(frequency, days);
  -- A habit given up earlier comes back with its history.
  update public.habits h
  set name = wanted, frequency = create_habit.frequency, days = checked, active = true
  where h.user_id = caller and not h.active and private.fold(h.name) = private.fold(wanted)
  returning h.* into habit;
  if habit.id is null then
    reactivated := false;
    insert into public.habits (user_id, name, frequency, days)
    values (caller, wanted, create_habit.frequency, checked)
    returning * into habit;
  end if;
  return private.record_tool(
    'create_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', name, 'frequency', frequency, 'days', to_jsonb(days))),
    jsonb_build_object('habit', private.habit_json(habit), 'reactivated', reactivated),
    jsonb_build_object('table', 'habits', 'id', habit.id, 'set', jsonb_build_object('active', false)));
exception when unique_violation then
  -- Two calls at the same instant; the check above saw neither.
  perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', wanted));
end;
$$;
comment on function public.create_habit(text, text, int[], text) is
  'Creates a habit, or brings back an inactive one of that name. Returns { habit, reactivated }. PT409 habit_exists, PT400 for name, frequency or days.';

revoke execute on function
  private.habit_json(public.habits),
  private.check_frequency(text, int[]),
  private.check_habit_name(text),
  public.prepare_create_habit(text, text, int[]),
  public.create_habit(text, text, int[], text)
from public, anon;
grant execute on function
  private.habit_json(public.habits),
  private.check_frequency(text, int[]),
  private.check_habit_name(text),
  public.prepare_create_habit(text, text, int[]),
  public.create_habit(text, text, int[], text)
to authenticated, service_role;
