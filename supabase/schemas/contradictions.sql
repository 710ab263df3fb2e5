-- Contradictions. Two items with the same subject, slot and key that cannot both hold are settled by comparing their
-- columns pair by pair, so that the order in which they were stored does not matter. The loser stays in the history.

-- Whether one item counts as later: by the time of the statement, then by confidence, then by creation.
create function private.is_later(one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (one.stated_at, one.confidence, one.created_at) > (other.stated_at, other.confidence, other.created_at);
end;
$$;

-- Whether the model interpreted the words ("bh" as Belo Horizonte). Such an item neither replaces what was said
-- literally nor is replaced by it.
create function private.is_reading(item public.knowledge_items) returns boolean
language sql immutable set search_path = '' as $$
  select item.source = 'conversation' and item.confidence <= 0.8 and not item.validated_by_user;
$$;

-- Whether whole words stand in this order in a text; null when one is null.
create function private.contains_words(words text, within text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(' ' || private.plain_words(within) || ' ', ' ' || private.plain_words(words) || ' ') > 0;
$$;

-- Whether one of two items gives the same place, post or name in more detail: "Mora no Santa Tereza" after "Mora em
-- BH, no Santa Tereza".
create function private.is_nested(later public.knowledge_items, earlier public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return later.holds and earlier.holds and later.slot = earlier.slot
    and exists (select from private.slots s where s.name = later.slot and s.nests)
    and (coalesce(private.contains_words(later.value, earlier.value), false)
      or coalesce(private.contains_words(earlier.value, later.value), false)
      -- Words behind a semicolon are about something else ("Mora no Floresta; saiu do Santa Tereza").
      or coalesce(private.contains_words(later.value, split_part(earlier.content, ';', 1)), false));
end;
$$;

-- Whether an item ends an earlier one of the same subject, slot (of this kind) and key.
create function private.ends_earlier(kind text, later public.knowledge_items, earlier public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return later.confidence >= 0.7 and case
    when kind = 'goal' then later.value <> earlier.value and not (earlier.value = 'done' and later.value = 'open')
    when kind = 'keyed' and later.holds <> earlier.holds then true
    when kind = 'single' and private.is_nested(later, earlier) then false
    -- An item without a value replaces no value.
    when later.holds and earlier.holds
      then coalesce(later.value_plain <> earlier.value_plain, kind = 'keyed' and later.value is not null)
    when later.holds then later.value is not null or earlier.value is null
    -- "Não trabalha mais na Vale" does not end the job that came after.
    when earlier.holds then later.value is null or coalesce(later.value_plain = earlier.value_plain, false)
    else false end;
end;
$$;

-- Which of two contradicting items gives way: the earlier one. Null where the user has to be asked: if only the earlier item is
-- validated, or if the earlier was said and the later only inferred.
create function private.loser_of(item public.knowledge_items, known public.knowledge_items) returns uuid
language plpgsql immutable set search_path = '' as $$
declare
  later public.knowledge_items := case when private.is_later(known, item) then known else item end;
  earlier public.knowledge_items := case when later.id = item.id then known else item end;
begin
  return case when later.validated_by_user
    or not (earlier.validated_by_user or (later.source = 'ai_inference' and earlier.source <> 'ai_inference')) then earlier.id end;
end;
$$;

-- All items that contradict a stored one, the latest first, each with the id of the one that gives way.
create function private.contradictions_of(item public.knowledge_items)
returns table (id uuid, is_current boolean, loser uuid)
language plpgsql stable rows 5 set search_path = '' as $$
declare
  kind text := private.slot_kind(item.slot);
  keys text[] := private.keys_alike(item);
  -- The user or a model has said that both hold.
  beside uuid[] := array(
    select l.to_id from public.knowledge_links l where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'related'
    union all
    select l.from_id from public.knowledge_links l where l.user_id = item.user_id and l.to_id = item.id and l.relation = 'related');
begin
  if kind is null or item.type in ('person', 'insight') then
    return;
  end if;
  return query
    select k.id, k.superseded_at is null, private.loser_of(item, k)
    from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.key_plain = any (keys)
      and k.id <> item.id and k.id <> all (beside) and k.deleted_at is null and k.type not in ('person', 'insight')
      and (private.is_reading(k) = private.is_reading(item) or 'user_input' in (k.source, item.source))
      -- Items of one message belong together.
      and (kind = 'measured' or not (k.holds and item.holds and coalesce(k.source_ref = item.source_ref, false)))
      -- A superseded item can still end an item that is stored late, unless it lost against an older one: then
      -- it was wrong.
      and (k.superseded_at is null or k.stated_at >= item.stated_at)
      and (k.superseded_at is null or exists (
        select from public.knowledge_items by where by.user_id = k.user_id and by.id = k.superseded_by_id
          and by.stated_at >= k.stated_at))
      and case when private.is_later(k, item) then private.ends_earlier(kind, k, item) else private.ends_earlier(kind, item, k) end
    order by k.stated_at desc, k.confidence desc, k.created_at desc, k.id desc;
end;
$$;

-- Settles a stored item. superseded: items that gave way to it; winner: the item it gave way to; against: validated
-- items that it contradicts, about which the user will be asked (only if asks); undo: the undo steps.
create function private.settle(
  item public.knowledge_items, asks boolean, out undo jsonb, out superseded uuid[], out against uuid[], out winner uuid
)
language plpgsql set search_path = '' as $$
begin
  select coalesce(array_agg(c.id) filter (where c.loser = c.id and c.is_current), '{}'),
    coalesce(array_agg(c.id) filter (where c.loser is null and c.is_current), '{}'),
    (array_agg(c.id) filter (where c.loser = item.id))[1]
  into superseded, against, winner
  from private.contradictions_of(item) c;
  undo := private.supersede(superseded, item.id, item.user_id);
  if winner is not null then
    undo := undo || private.supersede(array[item.id], winner, item.user_id);
    superseded := '{}';
  end if;
  -- An item that loses is not asked about.
  against := case when asks and winner is null then against else '{}' end;
  undo := undo || private.ask_about(item, against);
end;
$$;

-- Settles an item again after it was filed, written by hand, restored or brought back by an undo. It neither replaces
-- something newer nor becomes a duplicate.
create function private.settle_again(item_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
  same public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = settle_again.item_id;
  if item.deleted_at is not null then
    perform private.close_questions(array[item.id]);
  elsif item.superseded_at is null and item.slot is not null then
    same := private.same_knowledge(item);
    if same.validated_by_user or (same.id is not null and not item.validated_by_user) then
      perform private.supersede(array[item.id], same.id, item.user_id);
      perform private.refresh_knowledge(same, item);
    else
      perform private.supersede(array[same.id], item.id, item.user_id);
      perform private.settle(item, true);
    end if;
  end if;
end;
$$;
