-- delete_habit: gives a habit up. It becomes inactive and keeps the days it was done; creating it anew brings it back.

create function public.prepare_delete_habit(habit_name text)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
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

create function public.delete_habit(habit_name text, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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

revoke execute on function public.prepare_delete_habit(text), public.delete_habit(text, text) from public, anon;
grant execute on function public.prepare_delete_habit(text), public.delete_habit(text, text) to authenticated, service_role;
