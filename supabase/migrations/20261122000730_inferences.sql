-- What may be inferred at all, by whom, and that what was forgotten is not inferred again from the same days.

create or replace function private.new_learned(learned jsonb, message public.messages)
returns public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  inferred boolean := coalesce(learned ->> 'evidence', '') ~ '\S' or learned ->> 'type' = 'insight';
  item public.knowledge_items := private.new_knowledge(true, least(
    coalesce((learned ->> 'confidence')::numeric, case when inferred then 0.7 else 0.95 end), 0.95));
begin
  if inferred and coalesce(learned ->> 'evidence', '') !~ '\S' then
    perform private.raise(400, 'evidence_missing', 'Uma inferência precisa dizer de onde vem.');
  end if;
  if inferred and private.names_condition(concat_ws(' ', learned ->> 'title', learned ->> 'content')) then
    perform private.raise(422, 'sensitive_inference', 'Isso só a própria pessoa ou um profissional pode dizer.');
  end if;
  item.type := learned ->> 'type';
  item.area := learned ->> 'area';
  item.sub_area := case when private.is_sub_area(item.area, learned ->> 'sub_area') then learned ->> 'sub_area' end;
  item.content := btrim(learned ->> 'content', E' \t\r\n');
  item.title := coalesce(nullif(btrim(learned ->> 'title'), ''), private.title_of(item.content));
  item.source := case when inferred then 'ai_inference' else 'conversation' end;
  item.inference_evidence := case when inferred then btrim(learned ->> 'evidence') end;
  item.source_ref := message.id;
  -- A clock that runs ahead does not make a statement the last word.
  item.stated_at := least(message.created_at, clock_timestamp());
  return item;
end;
$$;

create or replace function private.trusted_knowledge(items jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row')
      - array['source_ref', 'inference_evidence', 'slot', 'needs_resolution', 'asked_at', 'seen_at', 'pattern', 'derived_from', 'retired_at',
        'from_profile']
      || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
        when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number' and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
          then '0.9'
        else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position);
$$;

create function private.note_forgetting()
returns void
language sql
security definer
set search_path = ''
as $$
  update private.consolidation_queue q set forgotten_at = clock_timestamp() where q.user_id = private.current_user_id();
$$;
comment on function private.note_forgetting() is 'From now on the caller''s insights are drawn from later days only.';

create or replace function public.forget_everything(tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('forget_everything', forget_everything.tool_call_id);
begin
  if stored is not null then
    return stored;
  end if;
  perform private.note_forgetting();
  return private.record_tool('forget_everything', forget_everything.tool_call_id, '{}',
    jsonb_build_object('status', 'forgotten', 'counts', private.forget(private.current_user_id())));
end;
$$;

revoke execute on function private.note_forgetting() from public, anon, authenticated;
grant execute on function private.note_forgetting() to authenticated, service_role;
