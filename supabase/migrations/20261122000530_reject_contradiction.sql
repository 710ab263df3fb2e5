-- "Nenhum dos dois": the answer to a question about memory that resolve_knowledge has no word for.

create function public.reject_contradiction(item_id uuid, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('reject_contradiction', reject_contradiction.tool_call_id);
  item public.knowledge_items;
  wrong public.knowledge_items;
  instant timestamptz := clock_timestamp();
  removed jsonb := '[]'::jsonb;
  undo jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(reject_contradiction.item_id);
  if not item.needs_resolution or item.deleted_at is not null or item.superseded_at is not null then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for wrong in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts'
      -- A person is more than the part of them that is in doubt.
      and o.type <> 'person' and o.deleted_at is null and o.superseded_at is null
    union all
    select i.* from public.knowledge_items i where i.user_id = caller and i.id = item.id
  loop
    removed := removed || jsonb_build_array(private.knowledge_json(wrong));
    undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', wrong.id, 'set',
      jsonb_build_object('deleted_at', null, 'needs_resolution', wrong.needs_resolution)));
    update public.knowledge_items k set deleted_at = instant where k.user_id = caller and k.id = wrong.id;
  end loop;
  perform private.close_questions((r ->> 'id')::uuid) from jsonb_array_elements(removed) as r;
  return private.record_tool('reject_contradiction', reject_contradiction.tool_call_id,
    jsonb_build_object('item_id', reject_contradiction.item_id),
    jsonb_build_object('status', 'rejected', 'removed', removed), undo);
end;
$$;
comment on function public.reject_contradiction(uuid, text) is
  'The user says that neither an item nor what it contradicts is true: both are deleted softly, restorable for 30 days; of a person only the new item goes: { status: rejected, removed: [item] }. Raises PT404 knowledge_not_found, PT409 nothing_to_resolve.';

revoke execute on function public.reject_contradiction(uuid, text) from public, anon;
grant execute on function public.reject_contradiction(uuid, text) to authenticated, service_role;
