-- add_knowledge: one new belief. What is known already is refreshed instead of stored twice.
create function private.source_message()
returns uuid
language sql
stable
set search_path = ''
as $$
  -- A confirmed call was asked for in the turn that made the offer, not in the one that said yes.
  select m.id
  from (select nullif(current_setting('life_assistant.turn_id', true), '')::uuid as current_turn) running
  join public.messages m on m.user_id = (select auth.uid()) and m.role = 'user'
    and m.turn_id = coalesce((
      select p.turn_id from public.pending_actions p
      where p.user_id = (select auth.uid()) and p.decided_turn_id = current_turn
      order by p.created_at desc limit 1), current_turn)
  order by m.seq
  limit 1;
$$;
comment on function private.source_message() is 'The user''s message that the running tool call comes from; null outside a turn.';

create function private.new_knowledge(by_assistant boolean, confidence double precision default null)
returns public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  item public.knowledge_items;
begin
  item.id := gen_random_uuid();
  item.user_id := private.current_user_id();
  item.subject := 'self';
  item.area := 'relationships';
  item.source := case when by_assistant then 'conversation' else 'user_input' end;
  item.source_ref := private.source_message();
  item.confidence := case when by_assistant then least(coalesce(new_knowledge.confidence, 0.9), 0.95) else 1 end;
  item.validated_by_user := not by_assistant;
  item.needs_resolution := false;
  item.stated_at := now();
  return item;
end;
$$;
comment on function private.new_knowledge(boolean, double precision) is
  'An item not stored yet. From the assistant: source conversation, confidence at most 0.95, never validated. From the user: user_input, 1, validated.';

create function private.insert_knowledge(item public.knowledge_items)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, source, source_ref,
    confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot,
    item.source, item.source_ref, item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at);
end;
$$;

create function private.title_of(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Whole words of the first line, without the full stop.
  select case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end
  from (select rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .') as line) first;
$$;

create function private.check_knowledge(
  type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if private.is_blank(content) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(content) > 4000 or char_length(title) > 200 or char_length(person) > 200 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  if confidence not between 0 and 1 then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1.');
  end if;
  -- A model's own word for a sub-area is left out by add_knowledge instead.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;

create function public.add_knowledge(
  type text,
  content text,
  area text,
  sub_area text default null,
  title text default null,
  confidence double precision default null,
  person text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  person_id uuid;
  person_is_new boolean := false;
  outcome record;
  result jsonb;
  undo jsonb := '[]'::jsonb;
  person_undo jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_knowledge(add_knowledge.type, add_knowledge.content, add_knowledge.title, add_knowledge.area,
    add_knowledge.sub_area, add_knowledge.confidence, add_knowledge.person, not by_assistant);
  item := private.new_knowledge(by_assistant, add_knowledge.confidence);
  item.type := add_knowledge.type;
  item.area := add_knowledge.area;
  item.sub_area := case when private.is_sub_area(item.area, add_knowledge.sub_area) then add_knowledge.sub_area end;
  item.content := btrim(add_knowledge.content, E' \t\r\n');
  item.title := coalesce(nullif(btrim(add_knowledge.title), ''), private.title_of(item.content));
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select p.id, p.created, coalesce(p.undo, '[]') into person_id, person_is_new, person_undo from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), nullif(btrim(add_knowledge.title), ''), private.name_in(item.content)),
      case when item.type = 'person' then private.relationship_in(item.content) end, by_assistant,
      case when item.type = 'person' then item.content end) as p;
    item.subject := coalesce(person_id::text, 'self');
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := person_id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.* into outcome from private.settle_knowledge(item) as s;
    item.id := outcome.id;
    undo := outcome.undo_all;
    result := jsonb_build_object('status', outcome.status)
      || private.settled_json(item.user_id, outcome.superseded, outcome.against, outcome.candidates, outcome.id);
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo || person_undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, superseded?: [item], question?: { item, other, question }, candidates?: [item] }. superseded: what it made untrue; question: it speaks against what the user validated, or may; candidates: alike, to be judged by judge_candidates. person: whom it is about, made when unknown. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, PT409 ambiguous_person.';

grant execute on function
  private.source_message(),
  private.new_knowledge(boolean, double precision),
  private.insert_knowledge(public.knowledge_items),
  private.title_of(text),
  private.check_knowledge(text, text, text, text, text, double precision, text, boolean),
  public.add_knowledge(text, text, text, text, text, double precision, text, text)
to authenticated, service_role;
-- Storing a belief: what is known already is refreshed, what it makes untrue is superseded, what it may make untrue is asked.
create function private.subject_names(item public.knowledge_items)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce((
    select array_agg(private.relation_word(w)) from public.knowledge_items p
    cross join lateral regexp_split_to_table(concat_ws(' ', private.plain_words(p.title), private.plain_words(p.person_metadata ->> 'relationship')), ' ') as w
    where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid), '{}');
$$;
comment on function private.subject_names(public.knowledge_items) is 'Folded words for the person an item is about, {} for the user.';

create function private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when known.validated_by_user then 'none'
    when item.source = 'ai_inference' and known.source <> 'ai_inference' then 'none'
    when item.validated_by_user then 'known'
    -- A birthday does not change: one of the two was wrong.
    when slot = 'birthday' and item.confidence <> known.confidence then case when item.confidence > known.confidence then 'known' else 'item' end
    when item.stated_at >= known.stated_at then 'known'
    else 'item' end;
$$;
comment on function private.loser_of(public.knowledge_items, public.knowledge_items, text) is
  'Which of two contradicting items gives way: known, item, or none, which is asked. In the order of the design: validated, the rule of the kind (the later counts), confidence, newer.';

create function private.detail_words(content text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select private.key_words(regexp_replace(private.tag_words(regexp_replace(private.spell_out(content), '[.?,]', ' ', 'g')), '\w+:[a-z]\d', '', 'g'));
$$;
comment on function private.detail_words(text) is 'Stems of the words beside the verbs: the details of a claim.';

create function private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  undo jsonb := jsonb_build_object(
    'type', known.type, 'area', known.area, 'sub_area', known.sub_area, 'confidence', known.confidence,
    'validated_by_user', known.validated_by_user, 'stated_at', known.stated_at);
begin
  -- What the user validated stays as it is; that they said it again is all there is to note.
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when k.validated_by_user and not item.validated_by_user then k.type else item.type end,
    area = case when k.validated_by_user and not item.validated_by_user then k.area else item.area end,
    sub_area = case
      when k.validated_by_user and not item.validated_by_user then k.sub_area
      when k.area = item.area then coalesce(item.sub_area, k.sub_area)
      else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user
  where k.user_id = known.user_id and k.id = known.id;
  if new_words then
    undo := undo || jsonb_build_object('title', known.title, 'content', known.content, 'source_ref', known.source_ref);
    update public.knowledge_items k set title = item.title, content = item.content, source_ref = coalesce(item.source_ref, k.source_ref),
      embedding = null, embedding_model = null
    where k.user_id = known.user_id and k.id = known.id;
  end if;
  return jsonb_build_object('table', 'knowledge_items', 'id', known.id, 'set', undo);
end;
$$;
comment on function private.refresh_knowledge(public.knowledge_items, public.knowledge_items, boolean) is
  'Notes that a known item was said again, in the new words if they tell more; returns how to take that back.';

create function private.supersede(loser uuid, winner uuid, owner uuid)
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

create function private.link_knowledge(item public.knowledge_items, other uuid, relation text)
returns void
language sql
set search_path = ''
as $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (item.user_id, item.id, other, relation)
  on conflict (user_id, from_id, to_id, relation) do nothing;
$$;

create function private.settle_knowledge(
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
comment on function private.settle_knowledge(public.knowledge_items, text) is
  'Stores an item, or refreshes the current one of its subject that says the same. status: created or updated; superseded: what it took the place of; against: what it contradicts without being allowed to, so that it waits to be resolved; candidates: like items of its area for a judgement; undo takes the item itself back, undo_all everything. said: the user''s own sentence, where it tells more than the content written from it.';

grant execute on function
  private.subject_names(public.knowledge_items),
  private.loser_of(public.knowledge_items, public.knowledge_items, text),
  private.detail_words(text),
  private.refresh_knowledge(public.knowledge_items, public.knowledge_items, boolean),
  private.supersede(uuid, uuid, uuid),
  private.link_knowledge(public.knowledge_items, uuid, text),
  private.settle_knowledge(public.knowledge_items, text)
to authenticated, service_role;
-- The question about two beliefs that do not go together, and whose turn it is.
create function private.third_person(said text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  words text[] := string_to_array(said, ' ');
  form private.verb_forms;
  word text;
  bare text;
begin
  -- "Eu e o Léo terminamos" has no third person of one.
  if said ~* '\meu e ' then
    return said;
  end if;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    bare := lower(regexp_replace(words[i], '[.,;:!?]+$', ''));
    word := private.plain_words(bare);
    select f.* into form from private.verb_forms f
    where f.form = coalesce((select s.meant from private.spellings s where s.written = bare), word);
    words[i] := case
      when word in ('meu', 'meus', 'minha', 'minhas') then case word when 'meu' then 'seu' when 'meus' then 'seus' when 'minha' then 'sua' else 'suas' end
      when word = 'me' then 'se'
      when word = 'eu' then ''
      when word in ('comigo', 'mim') then case word when 'comigo' then 'com você' else 'você' end
      when form.person = 1 and not (form.is_noun and i > 1) then form.third || substr(words[i], char_length(bare) + 1)
      when form.form is null and bare ~ '[^aeiouáéíóú]ei$' and char_length(bare) > 4 then regexp_replace(bare, 'ei$', 'ou') || substr(words[i], char_length(bare) + 1)
      else words[i] end;
  end loop;
  return btrim(regexp_replace(array_to_string(words, ' '), '\s+', ' ', 'g'));
end;
$$;
comment on function private.third_person(text) is 'What the user said of herself as it is said of somebody: "larguei meu emprego" is "largou seu emprego".';

create function private.said_of(item public.knowledge_items)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  said text := rtrim(private.third_person(item.content), ' .!');
  about text := (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid);
  first text := private.plain_words(split_part(said, ' ', 1));
  -- A clause can follow "que"; a heading is quoted.
  is_clause boolean := first in ('e', 'nao', 'nunca', 'ja', 'se', 'so', 'sempre', 'tambem', 'ainda', 'agora', 'hoje')
    or exists (select from private.verb_forms f where f.form = first);
begin
  said := case when is_clause then lower(left(said, 1)) || substr(said, 2) else '“' || said || '”' end;
  return case
    when about is null or said ilike '%' || about || '%' then case when is_clause then 'que ' else '' end || said
    when is_clause then 'que ' || about || ' ' || said
    else 'sobre ' || about || ' ' || said end;
end;
$$;
comment on function private.said_of(public.knowledge_items) is 'An item as reported speech to the user: "que mora em Curitiba", "que Júlia mora em Recife", "“Aniversário em 3 de maio”".';

create function private.other_side(item public.knowledge_items)
returns public.knowledge_items
language sql
stable
set search_path = ''
as $$
  select o.* from public.knowledge_links l
  join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
  where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
  order by o.validated_by_user desc, o.stated_at desc
  limit 1;
$$;
comment on function private.other_side(public.knowledge_items) is 'The current item that one waiting to be resolved contradicts; null when none is left.';

create function private.question_of(owner uuid, item_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  item public.knowledge_items;
  other public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = owner and k.id = question_of.item_id and k.needs_resolution and k.deleted_at is null and k.superseded_at is null;
  other := private.other_side(item);
  if other.id is null then
    return null;
  end if;
  return jsonb_build_object('item', private.knowledge_json(item), 'other', private.knowledge_json(other),
    'question', format('Você mencionou antes %s, mas agora disse %s. Mudou algo?', private.said_of(other), private.said_of(item)));
end;
$$;
comment on function private.question_of(uuid, uuid) is
  'The gentle question about an item that waits to be resolved: { item, other: what it contradicts, question }; null when there is nothing (left) to ask.';

create function private.mark_asked(item_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.knowledge_items k set asked_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_asked.item_id and k.asked_at is null;
  return found;
end;
$$;
comment on function private.mark_asked(uuid) is 'Notes that the user was asked about an item; false when they had been already.';

grant execute on function
  private.third_person(text),
  private.said_of(public.knowledge_items),
  private.other_side(public.knowledge_items),
  private.question_of(uuid, uuid),
  private.mark_asked(uuid)
to authenticated, service_role;
-- add_knowledge and update_person tell what a new belief replaced, what it contradicts and what it resembles; taking one
-- back takes back all of it.
create function private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'superseded', (select jsonb_agg(private.knowledge_json(k) order by k.stated_at) from public.knowledge_items k where k.user_id = owner and k.id = any (superseded)),
    'question', case when against <> '{}' then private.question_of(owner, item_id) end,
    'candidates', (select jsonb_agg(private.knowledge_json(k)) from public.knowledge_items k where k.user_id = owner and k.id = any (candidates))));
$$;
comment on function private.settled_json(uuid, uuid[], uuid[], uuid[], uuid) is
  'What settling did, for a tool''s result: { superseded?: items, question?: { item, other, question }, candidates?: items }; keys without anything are left out.';

grant execute on function
  private.settled_json(uuid, uuid[], uuid[], uuid[], uuid)
to authenticated, service_role;
create function private.had_ended(item public.knowledge_items, readings jsonb, names text[])
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
comment on function private.had_ended(public.knowledge_items, jsonb, text[]) is
  'Whether what an item says is over has been superseded already: "não trabalho mais lá" after the new job.';

grant execute on function
  private.had_ended(public.knowledge_items, jsonb, text[])
to authenticated, service_role;
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

grant execute on function
  private.are_judgements(jsonb)
to authenticated, service_role;