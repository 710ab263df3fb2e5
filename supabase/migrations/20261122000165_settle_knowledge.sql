-- Settling again: neither what is said a second time nor what had ended already is a question.

create or replace function private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], out verdict text, out slot text)
language plpgsql
stable
set search_path = ''
as $$
declare
  known_readings jsonb := private.read_slots(known.content);
  -- A claim of one value that stands beside the contradicted one would be lost with it.
  single text[] := array['marital_status', 'residence', 'employment', 'household', 'weight', 'height', 'age', 'children', 'birthday', 'phone', 'salary'];
  pairs jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('k', k.position, 'n', n.position, 'verdict', v, 'slot', k.r ->> 'slot')), '[]') into pairs
  from jsonb_array_elements(known_readings) with ordinality as k (r, position)
  cross join jsonb_array_elements(readings) with ordinality as n (r, position)
  cross join lateral private.compare_readings(k.r, n.r, known_names, names) as v
  where v is not null;
  if pairs = '[]' then
    return;
  end if;
  select p ->> 'slot' into slot from jsonb_array_elements(pairs) as p
  order by array_position(array['conflict', 'ambiguous', 'same'], p ->> 'verdict') limit 1;
  verdict := case
    when pairs @? '$[*] ? (@.verdict == "conflict")' then case when exists (
        select from jsonb_array_elements(known_readings) with ordinality as k (r, position)
        where k.r ->> 'slot' = any (single) and k.r ->> 'says' = 'stated' and (k.r -> 'value') - array['status', 'count', 'alone', 'fresh', 'bare'] <> '{}'
          and not exists (select from jsonb_array_elements(pairs) as p where (p ->> 'k')::int = k.position)
          and k.r ->> 'slot' <> compare_items.slot) then 'ambiguous' else 'conflict' end
    when pairs @? '$[*] ? (@.verdict == "ambiguous")' then 'ambiguous'
    when not exists (
      select from jsonb_array_elements(readings) with ordinality as n (r, position)
      where n.r ->> 'slot' <> 'deed' and n.r ->> 'says' in ('stated', 'negated', 'ended') and not n.r -> 'value' ? 'weak'
        and not exists (select from jsonb_array_elements(pairs) as p where (p ->> 'n')::int = n.position and p ->> 'verdict' = 'same')) then 'same'
  end;
end;
$$;
comment on function private.compare_items(public.knowledge_items, text[], jsonb, text[]) is
  'A known item against the readings of a new content: same, conflict, ambiguous or null, and the slot it is about.';

create function private.had_ended(item public.knowledge_items, readings jsonb, names text[])
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  former public.knowledge_items;
  comparison record;
begin
  if not readings @? '$[*] ? (@.says == "ended" || @.says == "negated")' then
    return false;
  end if;
  for former in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is not null
      and k.slot in (select r ->> 'slot' from jsonb_array_elements(readings) as r)
    order by k.superseded_at desc
    limit 20
  loop
    select c.* into comparison from private.compare_items(former, names, readings, names) as c;
    if comparison.verdict = 'conflict' then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.had_ended(public.knowledge_items, jsonb, text[]) is
  'Whether what an item says is over has been superseded already: "não trabalho mais lá" after the new job.';

create or replace function private.settle_knowledge(
  item public.knowledge_items,
  said text default null,
  out status text, out id uuid, out undo jsonb, out undo_all jsonb, out superseded uuid[], out against uuid[], out candidates uuid[])
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.knowledge_items;
  readings jsonb;
  names text[];
  comparison record;
  same public.knowledge_items;
  winner uuid;
  acts boolean;
  doubtful uuid[] := '{}'::uuid[];
  verdict text;
  loser text;
begin
  superseded := '{}'::uuid[];
  against := '{}'::uuid[];
  candidates := '{}'::uuid[];
  undo_all := '[]'::jsonb;
  -- Two calls that say the same thing at once: the second sees what the first stored.
  perform pg_advisory_xact_lock(hashtextextended(settle_knowledge.item.user_id::text || ':knowledge', 0));
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is null
    and md5(private.plain_words(k.content)) = md5(private.plain_words(item.content))
    and (k.type = 'person') = (item.type = 'person')
  order by k.validated_by_user desc, k.created_at
  limit 1;
  if found then
    status := 'updated';
    id := known.id;
    undo := private.refresh_knowledge(known, item, false);
    undo_all := jsonb_build_array(undo);
    return;
  end if;
  if item.type not in ('person', 'insight') then
    readings := private.read_slots(coalesce(settle_knowledge.said, item.content));
    item.slot := coalesce(item.slot, private.main_reading(readings) ->> 'slot');
    names := private.subject_names(item);
    acts := item.confidence >= 0.7;
    for known in select r.* from private.rivals(item, readings) as r loop
      select * into comparison from private.compare_items(known, case when known.subject = item.subject then names else private.subject_names(known) end, readings, names);
      verdict := comparison.verdict;
      if verdict is null then
        if known.area = item.area and cardinality(candidates) < 3 and extensions.similarity(known.plain, private.plain_words(item.title || ' ' || item.content)) >= 0.3 then
          candidates := candidates || known.id;
        end if;
        continue;
      end if;
      if verdict = 'same' then
        if same.id is null and (private.detail_words(item.content) <@ private.detail_words(known.content)
          or (private.detail_words(known.content) <@ private.detail_words(item.content) and not known.validated_by_user)) then
          same := known;
        end if;
      elsif acts then
        loser := case verdict when 'ambiguous' then 'none' else private.loser_of(known, item, comparison.slot) end;
        case loser
          when 'known' then superseded := superseded || known.id;
          when 'item' then winner := coalesce(winner, known.id);
          else against := against || known.id;
        end case;
        doubtful := case verdict when 'ambiguous' then doubtful || known.id else doubtful end;
      end if;
    end loop;
  end if;
  -- Said before: whatever it contradicts was settled or is being asked already.
  if same.id is not null then
    status := 'updated';
    id := same.id;
    undo := private.refresh_knowledge(same, item, item.validated_by_user or not private.detail_words(item.content) <@ private.detail_words(same.content));
    undo_all := jsonb_build_array(undo);
    if settle_knowledge.said is null then
      superseded := '{}'::uuid[];
    end if;
    -- The item was written from a sentence that says more.
    for known in select k.* from public.knowledge_items k where k.user_id = item.user_id and k.id = any (superseded) loop
      undo_all := undo_all || private.supersede(known.id, same.id, item.user_id);
    end loop;
    against := '{}'::uuid[];
    candidates := '{}'::uuid[];
    return;
  end if;
  if doubtful <> '{}' and private.had_ended(item, readings, names) then
    against := array(select a from unnest(against) as a where a <> all (doubtful));
  end if;
  -- What loses anyway is no question.
  against := case when winner is null then against else '{}'::uuid[] end;
  item.needs_resolution := item.needs_resolution or cardinality(against) > 0;
  perform private.insert_knowledge(item);
  status := 'created';
  id := item.id;
  undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', 'now'));
  if winner is not null then
    superseded := '{}'::uuid[];
    perform private.supersede(item.id, winner, item.user_id);
  end if;
  for known in select k.* from public.knowledge_items k where k.user_id = item.user_id and k.id = any (superseded) loop
    undo_all := undo_all || private.supersede(known.id, item.id, item.user_id);
  end loop;
  for known in select k.* from public.knowledge_items k where k.user_id = item.user_id and k.id = any (against) loop
    perform private.link_knowledge(item, known.id, 'contradicts');
  end loop;
  candidates := case when superseded = '{}' and against = '{}' and winner is null then candidates else '{}' end;
  undo_all := undo_all || undo;
end;
$$;
comment on function private.settle_knowledge(public.knowledge_items, text) is
  'Stores an item, or refreshes the current one of its subject that says the same. status: created or updated; superseded: what it took the place of; against: what it contradicts without being allowed to, so that it waits to be resolved; candidates: like items of its area for a judgement; undo takes the item itself back, undo_all everything. said: the user''s own sentence, where it tells more than the content written from it.';

revoke execute on function private.had_ended(public.knowledge_items, jsonb, text[]) from public, anon;
grant execute on function private.had_ended(public.knowledge_items, jsonb, text[]) to authenticated, service_role;
