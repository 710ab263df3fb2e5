-- What a message changes in memory though nobody extracted it: "larguei a academia" is worth keeping because the academia
-- is known.

create function private.settle_said(owner uuid, said text, source_ref uuid default null, stated_at timestamptz default now())
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sentence text;
  item public.knowledge_items;
  known public.knowledge_items;
  readings jsonb;
  comparison record;
  settled record;
  results jsonb := '[]';
begin
  -- A short message is read as one, so that "ela" finds whom it means.
  foreach sentence in array case when char_length(said) <= 280 then array[said] else regexp_split_to_array(left(said, 4000), '[.!?\n]+\s') end loop
    continue when sentence !~ '\S';
    readings := private.read_slots(sentence);
    continue when readings = '[]';
    item := null;
    item.id := gen_random_uuid();
    item.user_id := owner;
    item.type := 'fact';
    item.subject := 'self';
    item.content := private.third_person(btrim(sentence, E' \t\r\n'));
    item.content := upper(left(item.content, 1)) || substr(item.content, 2);
    item.title := private.title_of(item.content);
    item.source := 'conversation';
    item.source_ref := settle_said.source_ref;
    item.confidence := 0.95;
    item.validated_by_user := false;
    item.needs_resolution := false;
    item.stated_at := settle_said.stated_at;
    for known in
      select r.* from private.rivals(item, readings) as r
      -- What the same message taught already is no rival, and what was said later is not changed by it.
      where (settle_said.source_ref is null or r.source_ref is distinct from settle_said.source_ref) and r.stated_at <= settle_said.stated_at
    loop
      select * into comparison from private.compare_items(known, private.subject_names(known), readings, '{}');
      continue when comparison.verdict is distinct from 'conflict';
      item.area := known.area;
      item.sub_area := known.sub_area;
      select * into settled from private.settle_knowledge(item, sentence);
      results := results || jsonb_build_array(jsonb_build_object('id', settled.id, 'status', settled.status,
        'superseded', to_jsonb(settled.superseded), 'against', to_jsonb(settled.against)));
      exit;
    end loop;
  end loop;
  return results;
end;
$$;
comment on function private.settle_said(uuid, text, uuid, timestamptz) is
  'For consolidation, after the extracted items of a message: keeps its sentences that make a known item untrue and settles them: [{ id, status, superseded, against }], empty when the message changes nothing. No model is asked; what only may contradict is left alone.';

revoke execute on function private.settle_said(uuid, text, uuid, timestamptz) from public, anon;
grant execute on function private.settle_said(uuid, text, uuid, timestamptz) to authenticated, service_role;
