-- Of the checks that a text is not blank and a time is plausible: what belongs into the tables of these topics, as
-- check (private.is_text(column, most)) and check (private.is_plausible(column)).
alter table public.user_memories
  add constraint user_memories_name_not_blank check (private.is_text(name, 200)),
  add constraint user_memories_location_not_blank check (private.is_text(location, 2000)),
  add constraint user_memories_occupation_not_blank check (private.is_text(occupation, 2000)),
  add constraint user_memories_family_context_not_blank check (private.is_text(family_context, 20000)),
  add constraint user_memories_communication_style_not_blank check (private.is_text(communication_style, 20000));

-- FOLD from 20261121001250_user_memory_actions.sql
create trigger user_memories_note_edited_fields before update on public.user_memories
  for each row execute function private.note_edited_fields();

-- FOLD from 20261122000300_knowledge_words.sql
create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();

-- FOLD from 20261122000300_knowledge_words.sql
create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();

-- search_knowledge, by words, by slips and by meaning: Portuguese full text, trigrams over the user's own words, and cosine
-- where both sides have an embedding, fused by reciprocal rank. Exact within the caller's rows: no index is asked that
-- holds strangers' rows beside them, so that neither recall nor time depends on how many others there are.

-- Whom an item is about is looked up at every search.
-- FOLD from 20261122000310_search_knowledge.sql
create index knowledge_items_people on public.knowledge_items (user_id) where type = 'person';

-- FOLD from 20261121001200_knowledge_actions.sql
alter table public.user_memories add column edited_fields jsonb not null default '{}'
  check (jsonb_typeof(edited_fields) = 'object');

-- FOLD from 20261121001200_knowledge_actions.sql
comment on column public.user_memories.edited_fields is
  'Fields the user edited, with the time: { field: timestamptz }. Consolidation does not overwrite them.';

-- FOLD from 20261121001200_knowledge_actions.sql
alter table public.knowledge_links drop constraint knowledge_links_relation_check;

-- FOLD from 20261121001200_knowledge_actions.sql
alter table public.knowledge_links add constraint knowledge_links_relation_check
  check (relation in ('related', 'contradicts', 'evidence', 'corrects'));

-- FOLD from 20261121001200_knowledge_actions.sql
comment on table public.knowledge_links is
  'Relations between items: related, from contradicts to, to is evidence for from, from corrects to.';

-- FOLD from 20261121001200_knowledge_actions.sql
create index knowledge_items_newest on public.knowledge_items (user_id, created_at desc, id desc);

-- FOLD from 20261122000755_edits_by_hand.sql
create trigger user_memories_follow_timezone after update of timezone on public.user_memories
  for each row execute function private.follow_timezone();

-- Insights: what the records of a user show, kept as items of memory. Code alone writes them, once a consolidation; what
-- is no longer true is retired, what the user rejected does not come back.
-- FOLD from 20261122000720_insights.sql
alter table public.knowledge_items
  add column pattern text,
  add column derived_from jsonb check (jsonb_typeof(derived_from) = 'object' and pg_column_size(derived_from) <= 16000),
  add column retired_at timestamptz,
  add constraint knowledge_items_pattern_of_insight
    check (pattern is null or (type = 'insight' and pattern ~ '^[a-z_]+(:[0-9a-f-]{1,36})?>[a-z]{1,20}$')),
  add constraint knowledge_items_retired_pattern check (retired_at is null or pattern is not null);

-- FOLD from 20261122000720_insights.sql
comment on column public.knowledge_items.pattern is
  'Insights that code found in the user''s records: which question they answer, e.g. short_sleep>mood.';

-- FOLD from 20261122000720_insights.sql
comment on column public.knowledge_items.derived_from is
  'The records behind an insight: { from, to, n, higher, effect, tracking_entries?: [ids], expenses?: [ids], habits?: [ids], incomes?: [ids] }, the newest of each.';

-- FOLD from 20261122000720_insights.sql
comment on column public.knowledge_items.retired_at is
  'When the records no longer showed it: deleted softly at the same instant, by code and not by the user.';

-- FOLD from 20261122000720_insights.sql
create unique index knowledge_items_one_insight on public.knowledge_items (user_id, pattern)
  where pattern is not null and source = 'ai_inference' and deleted_at is null and superseded_at is null;

-- FOLD from 20261122000720_insights.sql
alter table private.consolidation_queue add column forgotten_at timestamptz;

-- FOLD from 20261122000720_insights.sql
comment on column private.consolidation_queue.forgotten_at is
  'When the user had everything forgotten: insights are drawn from later days only.';

-- FOLD from 20261122000500_turn_topics.sql
create index knowledge_items_unseen on public.knowledge_items (user_id, created_at)
  where type = 'insight' and source = 'ai_inference' and seen_at is null and deleted_at is null and superseded_at is null;

-- FOLD from 20261122000500_turn_topics.sql
create index knowledge_items_seen on public.knowledge_items (user_id, seen_at) where seen_at is not null;

-- FOLD from 20261121001410_consolidation_queue.sql
create trigger profiles_queue_user after insert on public.profiles
  for each row execute function private.queue_user();

-- One extracted item becomes memory, unless the user has spoken about it since.
-- FOLD from 20261121001420_learn_item.sql
alter table public.knowledge_items add column validated_at timestamptz;

comment on column public.knowledge_items.validated_at is
  'When the user vouched for it as it stands: older messages do not speak against it.';

-- FOLD from 20261121001420_learn_item.sql
create trigger knowledge_items_note_validation before insert or update on public.knowledge_items
  for each row execute function private.note_validation();

-- The compact profile is in every prompt: what the user deletes, corrects or settles must not live on there. What an item's
-- going takes out of the profile is noted on the item and comes back with it. Consolidation says itself what changes.
-- FOLD from 20261122000750_profile_follows.sql
alter table public.knowledge_items add column from_profile jsonb check (jsonb_typeof(from_profile) = 'object' and pg_column_size(from_profile) <= 16000);

-- FOLD from 20261122000750_profile_follows.sql
comment on column public.knowledge_items.from_profile is
  'What left the profile with this item, to come back with it: { field: text, or for lists [texts] }.';

-- FOLD from 20261122000750_profile_follows.sql
create trigger knowledge_items_follow_in_profile before update of deleted_at, superseded_at on public.knowledge_items
  for each row execute function private.follow_in_profile();

-- Embeddings of items: what is embedded, when one is out of date, which are missing, and storing them. They are made
-- outside, after a turn or by the scheduled run; an item without one is found by its words.
-- FOLD from 20261122000320_embeddings.sql
alter table public.knowledge_items
  add constraint knowledge_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  -- A search reads every vector of a user: in a table of their own, where Postgres would put them, that takes twice as long.
  set (toast_tuple_target = 4080);

-- FOLD from 20261122000320_embeddings.sql
comment on column public.knowledge_items.embedding is
  'What private.embedding_text says as a unit vector of embedding_model; null until it is made, and again when the text changes.';

-- Those without a model at one end, those of other models on both sides of the one in use.
-- FOLD from 20261122000320_embeddings.sql
create index knowledge_items_by_embedding_model on public.knowledge_items (embedding_model, user_id)
  where deleted_at is null and superseded_at is null;

-- FOLD from 20261122000320_embeddings.sql
create trigger knowledge_items_drop_embedding before update of type, title, content, subject, person_metadata on public.knowledge_items
  for each row when ((old.type, old.title, old.content, old.subject, old.person_metadata)
    is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.drop_embedding();

-- FOLD from 20261122000320_embeddings.sql
create trigger knowledge_items_drop_embeddings_about after update of title, person_metadata on public.knowledge_items
  for each row when (new.type = 'person'
    and (old.title, old.person_metadata ->> 'relationship') is distinct from (new.title, new.person_metadata ->> 'relationship'))
  execute function private.drop_embeddings_about();

-- FOLD from 20261122000320_embeddings.sql
create trigger knowledge_items_set_updated_at before update on public.knowledge_items
  for each row when (old.embedding_model is not distinct from new.embedding_model
    or (old.type, old.title, old.content, old.subject, old.person_metadata)
      is distinct from (new.type, new.title, new.content, new.subject, new.person_metadata))
  execute function private.set_updated_at();

-- Whose items are embedded goes round: one user with a hundred thousand of them takes what the others leave, and holds
-- nobody up. Two marks remember where the round is, one for items without a vector and one for those of other models.
-- FOLD from 20261123000330_embeddings_in_turn.sql
alter table private.embedding_lease
  add column last_missing uuid not null default '00000000-0000-0000-0000-000000000000',
  add column last_stale uuid not null default '00000000-0000-0000-0000-000000000000';

-- FOLD from 20261123000330_embeddings_in_turn.sql
comment on column private.embedding_lease.last_missing is 'The user whose turn was last, of those with items that have no vector.';

-- FOLD from 20261123000330_embeddings_in_turn.sql
comment on column private.embedding_lease.last_stale is 'The same, of those with items that another model embedded.';

-- From user to user, and to the other models' items of one.
-- FOLD from 20261123000330_embeddings_in_turn.sql
create index knowledge_items_by_user_and_model on public.knowledge_items (user_id, embedding_model)
  where deleted_at is null and superseded_at is null and embedding_model is not null;

alter table public.knowledge_items
  add constraint knowledge_items_title_not_blank check (private.is_text(title, 200)),
  add constraint knowledge_items_content_not_blank check (private.is_text(content, 4000)),
  add constraint knowledge_items_inference_evidence_not_blank check (private.is_text(inference_evidence, 4000)),
  add constraint knowledge_items_times_in_range check (
    private.is_plausible(stated_at) and private.is_plausible(superseded_at) and private.is_plausible(asked_at)
    and private.is_plausible(seen_at) and private.is_plausible(deleted_at) and private.is_plausible(created_at)
    and private.is_plausible(updated_at) and private.is_plausible(validated_at) and private.is_plausible(retired_at));

alter table public.knowledge_links
  add constraint knowledge_links_times_in_range check (private.is_plausible(created_at));
