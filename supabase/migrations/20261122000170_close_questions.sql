-- A question lasts as long as what it is about: whatever supersedes an item closes the questions that only it raised, and
-- taking that back opens them again.

drop function private.close_questions(uuid);

create function private.close_questions(item_id uuid)
returns jsonb
language sql
set search_path = ''
as $$
  with closed as (
    update public.knowledge_items i set needs_resolution = false
    from public.knowledge_items gone
    where gone.id = close_questions.item_id and i.user_id = gone.user_id and i.id <> gone.id and i.needs_resolution
      and exists (
        select from public.knowledge_links l
        where l.user_id = i.user_id and l.relation = 'contradicts' and (l.from_id, l.to_id) in ((i.id, gone.id), (gone.id, i.id)))
      and not exists (
        select from public.knowledge_links l
        join public.knowledge_items other on other.user_id = l.user_id and other.id = case when l.from_id = i.id then l.to_id else l.from_id end
        where l.user_id = i.user_id and l.relation = 'contradicts' and i.id in (l.from_id, l.to_id) and other.id <> gone.id
          and other.deleted_at is null and other.superseded_at is null)
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', c.id, 'set', jsonb_build_object('needs_resolution', true))), '[]')
  from closed c;
$$;
comment on function private.close_questions(uuid) is
  'After an item is gone: items that only it contradicted need no resolution any more; returns how to take that back.';

create or replace function private.supersede(loser uuid, winner uuid, owner uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  waiting boolean := (select k.needs_resolution from public.knowledge_items k where k.user_id = owner and k.id = supersede.loser);
begin
  update public.knowledge_items k set superseded_by_id = supersede.winner, superseded_at = clock_timestamp(), needs_resolution = false
  where k.user_id = owner and k.id = supersede.loser;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', loser,
    'set', jsonb_build_object('superseded_by_id', null, 'superseded_at', null, 'needs_resolution', waiting))) || private.close_questions(loser);
end;
$$;
comment on function private.supersede(uuid, uuid, uuid) is 'Puts an item in the place of another; returns how to take that back, an array.';

create or replace function private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  undo jsonb;
begin
  if other.type = 'person' then
    undo := case when resolution = 'use_new' then private.take_over_person(other, item) end;
    return case
      when resolution = 'keep_both' then '[]'
      when resolution = 'use_new' and undo is null then '[]'
      -- Either way the person carries what holds now.
      else private.supersede(item.id, other.id, item.user_id) || case when undo is null then '[]' else jsonb_build_array(undo) end end;
  end if;
  case resolution
    when 'use_new' then return private.supersede(other.id, item.id, item.user_id);
    when 'keep_existing' then return private.supersede(item.id, other.id, item.user_id);
    else
      perform private.link_knowledge(item, other.id, 'related');
      return '[]'::jsonb;
  end case;
end;
$$;

create or replace function private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, out outcome text, out undo jsonb)
language plpgsql
set search_path = ''
as $$
declare
  loser text;
begin
  undo := '[]';
  outcome := 'skipped';
  if item.id is null or other.id is null or item.id = other.id or item.user_id <> other.user_id or item.subject <> other.subject or item.superseded_at is not null
    or item.deleted_at is not null or other.superseded_at is not null or other.deleted_at is not null or item.type = 'person' or other.type = 'person' then
    return;
  end if;
  loser := case
    when verdict = 'unclear' or (verdict = 'contradiction' and item.confidence < 0.7) then 'none'
    when verdict = 'contradiction' then private.loser_of(other, item, null) end;
  case
    when verdict = 'complement' then
      perform private.link_knowledge(item, other.id, 'related');
      outcome := 'linked';
    when verdict = 'same' then
      -- Two wordings of one belief: the one there first stays, unless the user wrote the other.
      if item.validated_by_user and not other.validated_by_user then
        undo := private.supersede(other.id, item.id, item.user_id);
      else
        undo := private.supersede(item.id, other.id, item.user_id) || private.refresh_knowledge(other, item, false);
      end if;
      outcome := 'merged';
    when loser = 'known' then
      undo := private.supersede(other.id, item.id, item.user_id);
      outcome := 'superseded';
    when loser = 'item' then
      undo := private.supersede(item.id, other.id, item.user_id);
      outcome := 'outdated';
    when loser = 'none' and item.confidence >= 0.7 then
      perform private.link_knowledge(item, other.id, 'contradicts');
      undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object('needs_resolution', item.needs_resolution)));
      update public.knowledge_items k set needs_resolution = true where k.user_id = item.user_id and k.id = item.id;
      outcome := 'asked';
    else
      null;
  end case;
end;
$$;

revoke execute on function private.close_questions(uuid) from public, anon;
grant execute on function private.close_questions(uuid) to authenticated, service_role;
