-- Storing a belief: what is known already is refreshed, what it makes untrue is superseded, what speaks against the user's own
-- word is asked. Everything is compared by columns: subject, slot, key, value, whether it holds, and when it was said.

create function private.is_same_key(one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return one.key_plain is not distinct from other.key_plain
    or (one.key_marks is not distinct from other.key_marks
      and coalesce(one.key_stems = other.key_stems or extensions.similarity(one.key_plain, other.key_plain) >= 0.6, false));
end;
$$;
comment on function private.is_same_key(public.knowledge_items, public.knowledge_items) is
  'Whether the keys of two items of one slot mean one thing: camarão, Camarões, camarao.';
grant execute on function private.is_same_key(public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.with_key(item public.knowledge_items) returns public.knowledge_items
language plpgsql immutable set search_path = '' as $$
begin
  item.key_plain := private.plain_words(item.slot_key);
  item.key_stems := private.key_stems(item.slot_key);
  item.key_marks := private.key_marks(item.slot, item.slot_key);
  return item;
end;
$$;
comment on function private.with_key(public.knowledge_items) is 'An item that is not stored yet, with its key as stored ones have it.';
grant execute on function private.with_key(public.knowledge_items) to authenticated, service_role;

create function private.is_later(one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (one.stated_at, one.confidence, one.created_at) > (other.stated_at, other.confidence, other.created_at);
end;
$$;
grant execute on function private.is_later(public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.says_same(kind text, one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Without a value two homes may be two things said of one home: only what is over needs none.
  return one.holds = other.holds and case
    when kind in ('keyed', 'goal') and not one.holds then true
    when kind in ('single', 'measured') and one.holds and one.value is null then false
    else private.plain_words(one.value) is not distinct from private.plain_words(other.value) end;
end;
$$;
comment on function private.says_same(text, public.knowledge_items, public.knowledge_items) is
  'Whether two items of one subject, slot and key say the same.';
grant execute on function private.says_same(text, public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.overtakes(kind text, later public.knowledge_items, earlier public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Between each two items alone, so that the order in which they come does not matter.
  return case
    when kind = 'goal' then later.value <> earlier.value and not (earlier.value = 'done' and later.value = 'open')
    when kind = 'keyed' and later.holds <> earlier.holds then true
    when later.holds and earlier.holds then
      coalesce(private.plain_words(later.value) <> private.plain_words(earlier.value), kind = 'keyed' and later.value is not null)
    when later.holds then later.value is not null or earlier.value is null
    -- "Não trabalha mais na Vale" says nothing about the job that came after.
    when earlier.holds then later.value is null or coalesce(private.plain_words(later.value) = private.plain_words(earlier.value), false)
    else false end;
end;
$$;
comment on function private.overtakes(text, public.knowledge_items, public.knowledge_items) is
  'Whether an item makes an earlier one of its subject, slot and key a thing of the past. What has no value replaces no value.';
grant execute on function private.overtakes(text, public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.loser_of(known public.knowledge_items, item public.knowledge_items) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when private.is_later(known, item) then
      case when item.validated_by_user or (known.source = 'ai_inference' and item.source <> 'ai_inference') then 'none' else 'item' end
    when known.validated_by_user or (item.source = 'ai_inference' and known.source <> 'ai_inference') then 'none'
    else 'known' end;
end;
$$;
comment on function private.loser_of(public.knowledge_items, public.knowledge_items) is
  'Which of two items that cannot both hold gives way: known, item, or none, which is asked. What the user vouched for is never overwritten, nor what they said by what was only concluded; then the later counts, the surer, the newer.';
grant execute on function private.loser_of(public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- What the user validated stays as it is; that they said it again is all there is to note.
  free boolean := item.validated_by_user or not known.validated_by_user;
  tells_more boolean := free and item.stated_at >= known.stated_at
    and not tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.plain_words(item.content)))
      <@ tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.plain_words(known.content)));
  undo jsonb := jsonb_build_object(
    'type', known.type, 'area', known.area, 'sub_area', known.sub_area, 'confidence', known.confidence,
    'validated_by_user', known.validated_by_user, 'stated_at', known.stated_at, 'slot', known.slot, 'slot_key', known.slot_key,
    'value', known.value, 'holds', known.holds, 'quote', known.quote, 'filed_at', known.filed_at)
    || case when tells_more then jsonb_build_object('title', known.title, 'content', known.content, 'source_ref', known.source_ref) else '{}' end;
begin
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when free then item.type else k.type end,
    area = case when free then item.area else k.area end,
    sub_area = case when not free then k.sub_area when k.area = item.area then coalesce(item.sub_area, k.sub_area) else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user,
    title = case when tells_more then item.title else k.title end,
    content = case when tells_more then item.content else k.content end,
    source_ref = case when tells_more then coalesce(item.source_ref, k.source_ref) else k.source_ref end,
    quote = case when tells_more then coalesce(item.quote, k.quote) else coalesce(k.quote, item.quote) end,
    slot = coalesce(k.slot, item.slot),
    slot_key = case when k.slot is null then item.slot_key else k.slot_key end,
    value = case when k.slot is null then item.value else coalesce(k.value, item.value) end,
    holds = case when k.slot is null and item.slot is not null then item.holds else k.holds end,
    -- Written with the words: the slot stays what it was said to be.
    filed_at = case when coalesce(k.slot, item.slot) is not null or item.filed_at is not null then clock_timestamp() else k.filed_at end
  where k.user_id = known.user_id and k.id = known.id;
  return jsonb_build_object('table', 'knowledge_items', 'id', known.id, 'set', undo);
end;
$$;
comment on function private.refresh_knowledge(public.knowledge_items, public.knowledge_items) is
  'Notes that a known item was said again, in the new words if they tell more; returns how to take that back.';
grant execute on function private.refresh_knowledge(public.knowledge_items, public.knowledge_items) to authenticated, service_role;

create function private.supersede(loser uuid, winner uuid, owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
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
grant execute on function private.supersede(uuid, uuid, uuid) to authenticated, service_role;

create function private.link_knowledge(item public.knowledge_items, other uuid, relation text) returns void
language sql set search_path = '' as $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (item.user_id, item.id, other, relation)
  on conflict (user_id, from_id, to_id, relation) do nothing;
$$;
grant execute on function private.link_knowledge(public.knowledge_items, uuid, text) to authenticated, service_role;

create function private.with_same_key(item public.knowledge_items) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  item := private.with_key(item);
  if item.key_plain is null then
    return null;
  end if;
  return array(
    select k.id from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.deleted_at is null
      -- As is_same_key, which costs a call for every key.
      and (k.key_plain is not distinct from item.key_plain or (k.key_marks is not distinct from item.key_marks and (k.key_stems = item.key_stems or extensions.similarity(k.key_plain, item.key_plain) >= 0.6))));
end;
$$;
comment on function private.with_same_key(public.knowledge_items) is
  'The items of a slot whose key means that of an item, for same_knowledge and rivals, which otherwise compare all keys each; null without a key.';
grant execute on function private.with_same_key(public.knowledge_items) to authenticated, service_role;

create function private.same_knowledge(item public.knowledge_items, same_key uuid[] default null) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  -- Once: where the planner prefers another index, a call in the condition is made for every item.
  digest text := md5(private.plain_words(item.content));
  known public.knowledge_items;
begin
  same_key := coalesce(same_key, private.with_same_key(item));
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.content_digest = digest and k.subject = item.subject
    and k.id is distinct from item.id and k.deleted_at is null and k.superseded_at is null and (k.type = 'person') = (item.type = 'person')
  order by k.validated_by_user desc, k.created_at, k.id
  limit 1;
  if known.id is null and item.slot is not null and item.type not in ('person', 'insight') then
    select k.* into known from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.deleted_at is null and k.superseded_at is null
      and k.id is distinct from item.id and k.type not in ('person', 'insight')
      and case when same_key is null then k.key_plain is null else k.id = any (same_key) end
      and private.says_same(private.slot_kind(item.slot), k, item)
    order by k.validated_by_user desc, k.created_at, k.id
    limit 1;
  end if;
  return known;
end;
$$;
comment on function private.same_knowledge(public.knowledge_items, uuid[]) is
  'The current item that says the same: in the same words, or the same of the same slot and key.';
grant execute on function private.same_knowledge(public.knowledge_items, uuid[]) to authenticated, service_role;

create function private.rivals(item public.knowledge_items, same_key uuid[] default null) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  same_key := coalesce(same_key, private.with_same_key(item));
  return query select k.* from public.knowledge_items k
  where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.deleted_at is null
    and k.id is distinct from item.id and k.type not in ('person', 'insight')
    and case when same_key is null then k.key_plain is null else k.id = any (same_key) end
    -- What was overtaken itself may still have overtaken what comes late. Not so what gave way to an older word: it was wrong.
    and (k.superseded_at is null or (k.stated_at >= item.stated_at and exists (
      select from public.knowledge_items by where by.user_id = k.user_id and by.id = k.superseded_by_id and by.stated_at >= k.stated_at)))
  order by k.stated_at desc, k.confidence desc, k.created_at desc, k.id;
end;
$$;
comment on function private.rivals(public.knowledge_items, uuid[]) is
  'What an item may overtake or be overtaken by: the others of its subject, slot and key. same_key: those of its key, where they are known already.';
grant execute on function private.rivals(public.knowledge_items, uuid[]) to authenticated, service_role;

create function private.apply_replaces(
  item public.knowledge_items, replaces uuid[], out superseded uuid[], out left_alone jsonb
)
language plpgsql set search_path = '' as $$
declare
  named uuid;
  known public.knowledge_items;
  reason text;
begin
  superseded := '{}'::uuid[];
  left_alone := '[]';
  foreach named in array coalesce(replaces, '{}') loop
    select k.* into known from public.knowledge_items k where k.user_id = item.user_id and k.id = named;
    reason := case
      when not found then 'unknown'
      when known.type = 'person' or known.subject <> item.subject then 'other_subject'
      when known.validated_by_user then 'validated'
      when known.deleted_at is not null or known.superseded_at is not null then 'not_current'
      when item.confidence < 0.7 then 'not_sure'
      when known.stated_at > item.stated_at then 'newer' end;
    if known.id = item.id or named = any (superseded) then
      continue;
    elsif reason is null then
      superseded := superseded || named;
    else
      left_alone := left_alone || jsonb_build_array(jsonb_build_object('id', named, 'reason', reason));
    end if;
  end loop;
end;
$$;
comment on function private.apply_replaces(public.knowledge_items, uuid[]) is
  'Of the items that a writer says are replaced, those that give way, and those left alone with the reason: unknown (or somebody else''s), other_subject, validated, not_current, not_sure, newer.';
grant execute on function private.apply_replaces(public.knowledge_items, uuid[]) to authenticated, service_role;

create function private.settle_rivals(
  item public.knowledge_items, asks boolean, same_key uuid[] default null, out undo jsonb, out superseded uuid[], out against uuid[], out winner uuid
)
language plpgsql set search_path = '' as $$
declare
  kind text := private.slot_kind(item.slot);
  known public.knowledge_items;
begin
  undo := '[]'::jsonb;
  superseded := '{}'::uuid[];
  against := '{}'::uuid[];
  if kind is null or item.type in ('person', 'insight') then
    return;
  end if;
  for known in select r.* from private.rivals(item, same_key) as r loop
    continue when case when private.is_later(known, item)
      then known.confidence < 0.7 or not private.overtakes(kind, known, item)
      else item.confidence < 0.7 or not private.overtakes(kind, item, known) end;
    case private.loser_of(known, item)
      when 'known' then
        superseded := superseded || known.id;
        undo := undo || private.supersede(known.id, item.id, item.user_id);
      when 'item' then winner := coalesce(winner, known.id);
      else against := against || known.id;
    end case;
  end loop;
  if winner is not null then
    undo := undo || private.supersede(item.id, winner, item.user_id);
  end if;
  -- What loses anyway is no question.
  against := case when asks and winner is null then against else '{}'::uuid[] end;
  if against <> '{}' then
    undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
      jsonb_build_object('needs_resolution', item.needs_resolution)));
    update public.knowledge_items k set needs_resolution = true where k.user_id = item.user_id and k.id = item.id;
    perform private.link_knowledge(item, a, 'contradicts') from unnest(against) as a;
  end if;
end;
$$;
comment on function private.settle_rivals(public.knowledge_items, boolean, uuid[]) is
  'Settles a stored item against the others of its subject, slot and key. superseded: what it took the place of; winner: what took its own; against: what the user vouched for, so that it waits to be resolved (only if asks).';
grant execute on function private.settle_rivals(public.knowledge_items, boolean, uuid[]) to authenticated, service_role;

create function private.settle_knowledge(
  item public.knowledge_items, replaces uuid[] default '{}', out status text, out id uuid, out undo_all jsonb,
  out superseded uuid[], out against uuid[], out left_alone jsonb
)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  known public.knowledge_items;
  settled record;
  named record;
  loser uuid;
  undo jsonb;
  given public.knowledge_items;
  same_key uuid[];
begin
  -- Two calls that say the same thing at once: the second sees what the first stored.
  perform pg_advisory_xact_lock(hashtextextended(settle_knowledge.item.user_id::text || ':knowledge', 0));
  if private.slot_kind(item.slot) = 'goal' then
    item.value := case when coalesce(item.value, 'open') = 'open' and not item.holds then 'dropped' else coalesce(item.value, 'open') end;
    item.holds := true;
  end if;
  same_key := private.with_same_key(item);
  known := private.same_knowledge(item, same_key);
  status := case when known.id is null then 'created' else 'updated' end;
  if known.id is null then
    perform private.insert_knowledge(item);
    undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', 'now'));
  else
    undo := private.refresh_knowledge(known, item);
  end if;
  given := item;
  select k.* into item from public.knowledge_items k where k.user_id = item.user_id and k.id = coalesce(known.id, item.id);
  id := item.id;
  -- What was said before is being asked already.
  settled := private.settle_rivals(item, status = 'created' or (known.slot is null and item.slot is not null),
    -- What was known may have a slot and a key of its own.
    case when (item.slot, item.slot_key) = (given.slot, given.slot_key) then same_key end);
  undo_all := settled.undo;
  against := settled.against;
  superseded := case when settled.winner is null then settled.superseded else '{}'::uuid[] end;
  named := private.apply_replaces(item, replaces);
  left_alone := named.left_alone;
  foreach loser in array named.superseded loop
    undo_all := undo_all || private.supersede(loser, item.id, item.user_id);
    superseded := superseded || loser;
  end loop;
  undo_all := undo_all || undo;
end;
$$;
comment on function private.settle_knowledge(public.knowledge_items, uuid[]) is
  'Stores an item, or refreshes the current one that says the same. status: created or updated; superseded: what it took the place of; against: what it contradicts without being allowed to, so that it waits to be resolved; left_alone: [{ id, reason }] of replaces that stand; undo_all takes everything back.';
grant execute on function private.settle_knowledge(public.knowledge_items, uuid[]) to authenticated, service_role;

create function private.settle_again(item_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.id = settle_again.item_id and k.deleted_at is null and k.superseded_at is null;
  if found then
    perform private.settle_rivals(item, false);
  end if;
end;
$$;
comment on function private.settle_again(uuid) is
  'Settles an item that came back (undone, restored) against what is known by now: nothing returns over something newer.';
grant execute on function private.settle_again(uuid) to authenticated, service_role;
