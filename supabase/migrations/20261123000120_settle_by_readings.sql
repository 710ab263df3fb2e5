-- Items are compared by what they are read as, not by their contents: who compares looks up what is kept (or reads and keeps
-- it, which is why none of these is stable). A thousand items are no longer folded to find one with the same words.

drop function private.compare_items(public.knowledge_items, text[], jsonb, text[]);

create function private.compare_items(known_readings jsonb, known_names text[], readings jsonb, names text[], out verdict text, out slot text)
language plpgsql
stable
set search_path = ''
as $$
declare
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
comment on function private.compare_items(jsonb, text[], jsonb, text[]) is
  'What a known item is read as against the readings of a new content: same, conflict, ambiguous or null, and the slot it is about.';

create or replace function private.had_ended(item public.knowledge_items, readings jsonb, names text[])
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  former public.knowledge_items;
  version bigint;
begin
  if not readings @? '$[*] ? (@.says == "ended" || @.says == "negated")' then
    return false;
  end if;
  version := private.reading_version();
  for former in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is not null
      and k.slot in (select r ->> 'slot' from jsonb_array_elements(readings) as r)
    order by k.superseded_at desc
    limit 20
  loop
    if (private.compare_items(private.readings_of(former, version), names, readings, names)).verdict = 'conflict' then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

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
  version bigint;
  readings jsonb;
  names text[];
  words text := private.plain_words(item.content);
  title_words text := private.plain_words(item.title || ' ' || item.content);
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
    -- Cheap, and true of every content that has the same words and a letter among them.
    and (strpos(k.plain, words) > 0 or words !~ '[[:alnum:]]') and md5(private.plain_words(k.content)) = md5(words)
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
    version := private.reading_version();
    readings := private.read_slots(coalesce(settle_knowledge.said, item.content));
    item.slot := coalesce(item.slot, private.main_reading(readings) ->> 'slot');
    names := private.subject_names(item);
    acts := item.confidence >= 0.7;
    for known in select r.* from private.rivals(item, readings) as r loop
      select * into comparison from private.compare_items(
        private.readings_of(known, version), case when known.subject = item.subject then names else private.subject_names(known) end, readings, names);
      verdict := comparison.verdict;
      if verdict is null then
        if known.area = item.area and cardinality(candidates) < 3 and extensions.similarity(known.plain, title_words) >= 0.3 then
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
  if version is not null and settle_knowledge.said is null then
    perform private.keep_readings(item, version, readings);
  end if;
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

create or replace function private.settle_said(owner uuid, said text, source_ref uuid default null, stated_at timestamptz default now())
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sentence text;
  item public.knowledge_items;
  version bigint := private.reading_version();
  readings jsonb;
  known public.knowledge_items;
  settled record;
  results jsonb := '[]'::jsonb;
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
      -- What the same message taught already is no rival, and what was said or vouched for later is not changed by it.
      where (settle_said.source_ref is null or r.source_ref is distinct from settle_said.source_ref) and r.stated_at <= settle_said.stated_at
        and coalesce(r.validated_at <= settle_said.stated_at, true)
        and not exists (
          select from public.knowledge_links l join public.knowledge_items i on i.user_id = l.user_id and i.id = l.from_id
          where l.user_id = owner and l.to_id = r.id and l.relation = 'contradicts' and i.source_ref = settle_said.source_ref)
    loop
      continue when (private.compare_items(private.readings_of(known, version), private.subject_names(known), readings, '{}')).verdict is distinct from 'conflict';
      -- The user took back what this message says.
      exit when private.overruled(item) is not null;
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

create or replace function private.contradicted(item public.knowledge_items)
returns uuid[]
language plpgsql
set search_path = ''
as $$
declare
  version bigint := private.reading_version();
  readings jsonb := private.readings_of(item, version);
  known public.knowledge_items;
  found uuid[] := '{}'::uuid[];
begin
  if item.type in ('person', 'insight') then
    return found;
  end if;
  for known in select r.* from private.rivals(item, readings) as r where r.id <> item.id loop
    if (private.compare_items(private.readings_of(known, version), private.subject_names(known), readings, private.subject_names(item))).verdict in ('conflict', 'ambiguous') then
      found := found || known.id;
    end if;
  end loop;
  return found;
end;
$$;

create or replace function private.candidates_for(learned jsonb, owner uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  message public.messages;
  item public.knowledge_items;
  known public.knowledge_items;
  told uuid;
  version bigint := private.reading_version();
  readings jsonb;
  names text[];
  found_ids uuid[];
  candidates jsonb := '[]'::jsonb;
begin
  if learned ->> 'type' not in ('fact', 'preference', 'memory') then
    return candidates;
  end if;
  select m.* into message from public.messages m where m.user_id = owner and m.id::text = learned ->> 'message_id';
  item := private.new_learned(learned, message);
  if learned ->> 'person' ~ '\S' then
    found_ids := array(select f.id from private.find_people(learned ->> 'person') f where f.tier <= 5);
    -- Somebody new, or not known which: there is nothing to compare with.
    if cardinality(found_ids) <> 1 then
      return candidates;
    end if;
    item.subject := found_ids[1]::text;
  end if;
  if item.confidence < 0.7 then
    return candidates;
  end if;
  told := private.told_in_turn(item);
  readings := private.read_slots(item.content);
  names := private.subject_names(item);
  for known in select r.* from private.rivals(item, readings) as r where r.area = item.area and r.subject = item.subject loop
    exit when jsonb_array_length(candidates) >= 3;
    continue when known.id = told or known.id::text = learned #>> '{contradicts,id}'
      or private.plain_words(known.content) = private.plain_words(item.content)
      or extensions.similarity(known.plain, private.plain_words(item.title || ' ' || item.content)) < 0.3
      or (private.compare_items(private.readings_of(known, version), names, readings, names)).verdict is not null;
    candidates := candidates || jsonb_build_array(jsonb_build_object('id', known.id, 'content', known.content));
  end loop;
  return candidates;
exception
  -- It will be rejected when the batch is applied.
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or sqlstate 'PT400' then
    return '[]'::jsonb;
end;
$$;

create or replace function private.verdict_on(known public.knowledge_items, item public.knowledge_items)
returns text
language plpgsql
set search_path = ''
as $$
begin
  return (private.compare_items(private.readings_of(known, private.reading_version()), private.subject_names(known),
    private.read_slots(item.content), private.subject_names(item))).verdict;
end;
$$;

alter function private.is_alike(public.knowledge_items, public.knowledge_items) volatile;
alter function private.overruled(public.knowledge_items) volatile;

revoke execute on function private.compare_items(jsonb, text[], jsonb, text[]) from public, anon;
grant execute on function private.compare_items(jsonb, text[], jsonb, text[]) to authenticated, service_role;
