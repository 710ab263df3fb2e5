-- update_metric and delete_metric: correct a stored measurement or take it out of every view.

create function private.own_entry(entry_id uuid)
returns public.tracking_entries
language plpgsql
stable
set search_path = ''
as $$
declare
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.id = own_entry.entry_id and e.deleted_at is null;
  if entry.id is null then
    perform private.raise(404, 'entry_not_found', 'Não encontrei esse registro.',
      jsonb_build_object('entry_id', own_entry.entry_id));
  end if;
  return entry;
end;
$$;
comment on function private.own_entry(uuid) is 'The caller''s entry that is not deleted; PT404 otherwise, someone else''s included.';

create function private.changed_entry(
  entry public.tracking_entries, value numeric, unit text, date date, note text
)
returns public.tracking_entries
language plpgsql
stable
set search_path = ''
as $$
declare
  checked record;
begin
  if num_nonnulls(changed_entry.value, changed_entry.date, changed_entry.note) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que você quer mudar nesse registro: valor, dia ou observação?');
  end if;
  checked := private.check_metric(
    entry.metric,
    coalesce(changed_entry.value, entry.value),
    -- A unit belongs to a new value; the stored value is canonical already.
    case when changed_entry.value is null or changed_entry.unit is null then entry.unit else changed_entry.unit end,
    coalesce(changed_entry.date, entry.entry_date),
    coalesce(changed_entry.note, entry.note),
    entry.custom_name);
  entry.value := checked.canonical_value;
  entry.custom_unit := case when entry.metric = 'custom' then checked.canonical_unit end;
  entry.entry_date := checked.entry_date;
  entry.note := checked.entry_note;
  return entry;
end;
$$;
comment on function private.changed_entry(public.tracking_entries, numeric, text, date, text) is
  'The entry as it would be after the change; PT400 when nothing is given or the result could not be stored.';

create function public.prepare_update_metric(
  entry_id uuid,
  value numeric default null,
  unit text default null,
  date date default null,
  note text default null
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
  changed public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_update_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  changed := private.changed_entry(entry, value, unit, date, note);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'entry_id', entry.id,
      'value', case when value is not null then trim_scale(changed.value) end,
      'unit', case when value is not null then changed.unit end,
      'date', date,
      'note', note)),
    'facts', private.tracking_entry_json(entry));
end;
$$;
comment on function public.prepare_update_metric(uuid, numeric, text, date, text) is
  'ready with the entry as it is in facts and the new value in its canonical unit in args; missing when there is no such entry.';

create function public.update_metric(
  entry_id uuid,
  value numeric default null,
  unit text default null,
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
  stored jsonb := private.replay_tool('update_metric', tool_call_id);
  before public.tracking_entries;
  after public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  before := private.own_entry(entry_id);
  after := private.changed_entry(before, value, unit, date, note);
  update public.tracking_entries e
  set value = after.value, custom_unit = after.custom_unit, entry_date = after.entry_date, note = after.note
  where e.id = before.id
  returning e.* into after;
  return private.record_tool(
    'update_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('entry_id', entry_id, 'value', value, 'unit', unit, 'date', date, 'note', note)),
    jsonb_build_object('entry', private.tracking_entry_json(after), 'previous', private.tracking_entry_json(before)),
    jsonb_build_object('table', 'tracking_entries', 'id', before.id, 'set', jsonb_build_object(
      'value', before.value, 'custom_unit', before.custom_unit, 'entry_date', before.entry_date, 'note', before.note)));
end;
$$;
comment on function public.update_metric(uuid, numeric, text, date, text, text) is
  'Changes value, day or note of an entry; an empty note removes it. Returns { entry, previous }. PT404 without such an entry, PT400 as record_metric.';

create function public.prepare_delete_metric(entry_id uuid)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_delete_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('entry_id', entry.id),
    'facts', private.tracking_entry_json(entry));
end;
$$;
comment on function public.prepare_delete_metric(uuid) is 'ready with the entry in facts; missing when there is no such entry.';

create function public.delete_metric(entry_id uuid, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('delete_metric', tool_call_id);
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  entry := private.own_entry(entry_id);
  update public.tracking_entries e set deleted_at = now() where e.id = entry.id;
  return private.record_tool(
    'delete_metric',
    tool_call_id,
    jsonb_build_object('entry_id', entry_id),
    jsonb_build_object('entry', private.tracking_entry_json(entry)),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.delete_metric(uuid, text) is
  'Takes an entry out of every view; it can be restored. Returns { entry }. PT404 without such an entry.';

revoke execute on function
  private.own_entry(uuid),
  private.changed_entry(public.tracking_entries, numeric, text, date, text),
  public.prepare_update_metric(uuid, numeric, text, date, text),
  public.update_metric(uuid, numeric, text, date, text, text),
  public.prepare_delete_metric(uuid),
  public.delete_metric(uuid, text)
from public, anon;
grant execute on function
  private.own_entry(uuid),
  private.changed_entry(public.tracking_entries, numeric, text, date, text),
  public.prepare_update_metric(uuid, numeric, text, date, text),
  public.update_metric(uuid, numeric, text, date, text, text),
  public.prepare_delete_metric(uuid),
  public.delete_metric(uuid, text)
to authenticated, service_role;
