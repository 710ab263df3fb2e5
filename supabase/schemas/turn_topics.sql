-- What memory has to bring up in a conversation: a question about two beliefs that do not go together, or an insight not
-- shown yet. A turn claims it when it opens, so that of two conversations at once only one brings it up.

-- Here and not in the table: an item points to the message it comes from, and so to the turn.
alter table public.turns add foreign key (user_id, topic_id)
  references public.knowledge_items (user_id, id) on delete set null (topic_id);

create function private.short_line(value text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(line) <= 160 then line
    else coalesce(nullif(regexp_replace(left(line, 159), '\s+\S*$', ''), ''), left(line, 159)) || '…' end
  from (select btrim(regexp_replace(short_line.value, '\s+', ' ', 'g')) as line) one;
$$;
comment on function private.short_line(text) is 'A text on one line of at most 160 characters, cut between words.';

create function private.question_sides(
  item public.knowledge_items, other public.knowledge_items, out existing text, out stated text
)
language plpgsql stable set search_path = '' as $$
declare
  day text[] := regexp_match(other.person_metadata ->> 'birthday', '^(\d{4}|-)-(\d{2})-(\d{2})$');
begin
  existing := other.content;
  stated := item.content;
  -- A person's row knows several things; only the one in doubt is told.
  if other.type = 'person' and item.slot = 'birthday' and day is not null then
    existing := format('Faz aniversário em %s/%s', day[3], day[2]) || coalesce('/' || nullif(day[1], '-'), '');
  elsif other.type = 'person' and item.slot = 'relationship' and other.person_metadata ? 'relationship' then
    existing := format('É %s', other.person_metadata ->> 'relationship');
    stated := format('É %s', coalesce(item.value, item.content));
  end if;
  existing := rtrim(translate(private.short_line(existing), '“”', ''), ' .!');
  stated := rtrim(translate(private.short_line(stated), '“”', ''), ' .!');
end;
$$;
comment on function private.question_sides(public.knowledge_items, public.knowledge_items) is
  'What was known and what was said since, each on one short line, in the words in which it is kept; of a person, the part that is in doubt.';

create function private.is_free(topic public.knowledge_items, turn_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select not exists (
      select from public.turns t
      where t.user_id = topic.user_id and t.topic_id = topic.id and t.id <> is_free.turn_id
        and t.status = 'running' and t.lease_until > clock_timestamp()));
end;
$$;
comment on function private.is_free(public.knowledge_items, uuid) is 'No other turn that runs has claimed this topic.';

create function private.due_question(conversation_id uuid, turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  -- Each once, one a sitting, and not while the conversation that brought it up goes on.
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.needs_resolution and k.asked_at is null
    and k.deleted_at is null and k.superseded_at is null
    and not exists (
      select from public.messages m
      where m.user_id = k.user_id and m.id = k.source_ref and m.conversation_id = due_question.conversation_id
        and m.created_at > now() - interval '6 hours')
    and not exists (
      select from public.pending_actions p
      where p.user_id = k.user_id and p.conversation_id = due_question.conversation_id and p.kind = 'resolve_knowledge'
        and p.turn_id <> due_question.turn_id and p.created_at > now() - interval '6 hours')
    and private.is_free(k, due_question.turn_id)
    and (private.other_side(k)).id is not null
  order by k.created_at, k.id
  limit 1;
end;
$$;
comment on function private.due_question(uuid, uuid) is
  'The oldest item that waits to be resolved and has not been asked about. What a conversation itself brought up waits for another one, or for six hours to pass.';

create function private.due_insight(turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
    and k.deleted_at is null and k.superseded_at is null and not k.validated_by_user and not k.needs_resolution
    and char_length(k.content) <= 300
    -- One a day is news, two are a lecture.
    and not exists (
      select from public.knowledge_items s
      where s.user_id = k.user_id and s.seen_at >= private.today()::timestamp at time zone (
        select p.timezone from public.profiles p where p.user_id = k.user_id))
    and private.is_free(k, due_insight.turn_id)
  order by k.created_at, k.id
  limit 1;
end;
$$;
comment on function private.due_insight(uuid) is 'The oldest inferred insight that has not been shown, unless one was shown today.';

create function private.topic_json(topic public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  other public.knowledge_items;
  sides record;
  about text;
begin
  if topic.id is null then
    return jsonb_build_object('question', null, 'insight', null);
  elsif topic.type = 'insight' and not topic.needs_resolution then
    return jsonb_build_object('question', null, 'insight', jsonb_build_object(
      'id', topic.id, 'area', topic.area, 'content', private.short_line(topic.content),
      -- What code found in the records says how; a model's evidence is only a quotation.
      'evidence', case when topic.pattern is not null then topic.inference_evidence end));
  end if;
  other := private.other_side(topic);
  sides := private.question_sides(topic, other);
  about := (select ', sobre ' || p.title || ',' from public.knowledge_items p
    where p.user_id = topic.user_id and p.id = coalesce(topic.subject_id, other.subject_id));
  return jsonb_build_object('insight', null, 'question', jsonb_build_object(
    'itemId', topic.id,
    'text', format('Você mencionou antes%s “%s”, mas agora disse “%s”. Mudou algo?', about, sides.existing, sides.stated),
    'existing', sides.existing, 'stated', sides.stated));
end;
$$;

create function private.claim_topic(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  topic public.knowledge_items;
begin
  -- Nearly every turn ends here, after two looks into partial indexes.
  if not exists (select from public.knowledge_items k
      where k.user_id = caller and k.needs_resolution and k.asked_at is null and k.deleted_at is null and k.superseded_at is null)
    and not exists (select from public.knowledge_items k
      where k.user_id = caller and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
        and k.deleted_at is null and k.superseded_at is null)
    or (select c.type = 'planner' from public.conversations c where c.user_id = caller and c.id = claim_topic.conversation_id)
  then
    return private.topic_json(topic);
  end if;
  -- Of two turns at once the second sees here what the first has claimed. Taken after the conversation's lock, before none.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':topic', 0));
  select d.* into topic from private.due_question(claim_topic.conversation_id, claim_topic.turn_id) d;
  if not found then
    select d.* into topic from private.due_insight(claim_topic.turn_id) d;
  end if;
  update public.turns t set topic_id = topic.id
  where t.user_id = caller and t.id = claim_topic.turn_id and t.topic_id is distinct from topic.id;
  return private.topic_json(topic);
end;
$$;
comment on function private.claim_topic(uuid, uuid) is
  'What a turn that opens may bring up, claimed for it: { question: { itemId, text, existing, stated } | null, insight: { id, area, content, evidence } | null }, at most one of the two.';
grant execute on function private.claim_topic(uuid, uuid) to authenticated;

create function private.mark_shown(item_id uuid) returns void
language sql set search_path = '' as $$
  update public.knowledge_items k set seen_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_shown.item_id and k.type = 'insight' and k.seen_at is null;
$$;
comment on function private.mark_shown(uuid) is 'Notes that the user has read an insight; mark_asked does it for a question.';
grant execute on function private.mark_shown(uuid) to authenticated;

create function private.close_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Skipped when locked: the answer is being carried out at this moment, and finds by itself that it came too late.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.id in (
    select q.id from public.pending_actions q
    where q.user_id = new.user_id and q.status = 'open' and q.kind = 'resolve_knowledge'
      and q.calls #>> '{0,args,item_id}' = new.id::text
    for update skip locked);
  return null;
end;
$$;
comment on function private.close_question() is 'Closes the question asked in chat about an item that was settled elsewhere.';

create trigger knowledge_items_close_question
  after update of needs_resolution, deleted_at, superseded_at on public.knowledge_items
  for each row
  when (old.needs_resolution and (not new.needs_resolution or new.deleted_at is not null or new.superseded_at is not null))
  execute function private.close_question();
