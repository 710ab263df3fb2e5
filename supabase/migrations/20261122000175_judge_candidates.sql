-- Judgements are checked by one function.

create function private.are_judgements(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 20 and not exists (
    select from jsonb_array_elements(value) as j
    where jsonb_typeof(j) <> 'object' or coalesce(j ->> 'verdict', '') not in ('contradiction', 'same', 'complement', 'unclear')
      or coalesce(j ->> 'other_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') else false end;
$$;

create or replace function public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('judge_candidates', judge_candidates.tool_call_id);
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
  step record;
  undo jsonb := '[]'::jsonb;
  results jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if not private.are_judgements(judge_candidates.judgements) then
    perform private.raise(400, 'invalid_judgements', 'Não entendi o julgamento.',
      jsonb_build_object('expected', '[{ other_id, verdict: contradiction | same | complement | unclear }], at most 20'));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  select k.* into item from public.knowledge_items k where k.user_id = caller and k.id = judge_candidates.item_id;
  if not found then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  for judgement in select j from jsonb_array_elements(judge_candidates.judgements) as j loop
    select k.* into item from public.knowledge_items k where k.user_id = caller and k.id = judge_candidates.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = caller and k.id = (judgement ->> 'other_id')::uuid;
    select * into step from private.judge_pair(item, other, judgement ->> 'verdict');
    undo := step.undo || undo;
    results := results || jsonb_build_array(jsonb_build_object('other_id', judgement ->> 'other_id', 'outcome', step.outcome));
  end loop;
  return private.record_tool('judge_candidates', judge_candidates.tool_call_id,
    jsonb_build_object('item_id', judge_candidates.item_id, 'judgements', judge_candidates.judgements),
    jsonb_build_object('status', 'judged', 'item_id', judge_candidates.item_id, 'results', results), nullif(undo, '[]'));
end;
$$;
comment on function public.judge_candidates(uuid, jsonb, text) is
  'Settles the candidates that add_knowledge left to a judgement after the turn. judgements: [{ other_id, verdict: contradiction | same | complement | unclear }]; answers { status: judged, item_id, results: [{ other_id, outcome: superseded | outdated | merged | linked | asked | skipped }] }. What the user validated is never superseded but asked. Raises PT400 invalid_judgements, PT404 knowledge_not_found.';

revoke execute on function private.are_judgements(jsonb) from public, anon;
grant execute on function private.are_judgements(jsonb) to authenticated, service_role;
