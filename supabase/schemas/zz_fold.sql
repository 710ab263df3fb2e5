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

-- FOLD from 20261121001200_knowledge_actions.sql
alter table public.user_memories add column edited_fields jsonb not null default '{}'
  check (jsonb_typeof(edited_fields) = 'object');

-- FOLD from 20261121001200_knowledge_actions.sql
comment on column public.user_memories.edited_fields is
  'Fields the user edited, with the time: { field: timestamptz }. Consolidation does not overwrite them.';

-- FOLD from 20261122000755_edits_by_hand.sql
create trigger user_memories_follow_timezone after update of timezone on public.user_memories
  for each row execute function private.follow_timezone();

-- Insights: what the records of a user show, kept as items of memory. Code alone writes them, once a consolidation; what
-- is no longer true is retired, what the user rejected does not come back.
-- The compact profile is in every prompt: what the user deletes, corrects or settles must not live on there. What an item's
-- going takes out of the profile is noted on the item and comes back with it. Consolidation says itself what changes.
-- FOLD from 20261122000750_profile_follows.sql
create trigger knowledge_items_follow_in_profile before update of deleted_at, superseded_at on public.knowledge_items
  for each row execute function private.follow_in_profile();

-- Embeddings of items: what is embedded, when one is out of date, which are missing, and storing them. They are made
-- outside, after a turn or by the scheduled run; an item without one is found by its words.
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

