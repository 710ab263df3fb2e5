-- FOLD from 20261123000300_blank_texts.sql
do $$
declare
  written record;
begin
  for written in
    select x.* from (values
      ('bills', 'name', '(sem nome)'), ('debts', 'name', '(sem nome)'), ('incomes', 'name', '(sem nome)'),
      ('investments', 'name', '(sem nome)'), ('expenses', 'description', '(sem descrição)'), ('habits', 'name', null),
      ('tracking_entries', 'custom_name', '(sem nome)'), ('knowledge_items', 'title', '(em branco)'),
      ('knowledge_items', 'content', '(em branco)'), ('library_items', 'title', '(em branco)'),
      ('library_items', 'content', '(em branco)'), ('conversations', 'long_term_summary', null),
      ('habit_completions', 'note', null), ('knowledge_items', 'inference_evidence', null), ('profiles', 'display_name', null),
      ('tracking_entries', 'custom_unit', null), ('tracking_entries', 'note', null), ('user_memories', 'communication_style', null),
      ('user_memories', 'family_context', null), ('user_memories', 'location', null), ('user_memories', 'name', null),
      ('user_memories', 'occupation', null)
    ) as x (table_name, column_name, replacement)
  loop
    execute format('update public.%1$I set %2$I = %3$L where %2$I is not null and private.is_blank(%2$I)',
      written.table_name, written.column_name, written.replacement);
    execute format('alter table public.%1$I add constraint %3$I check (%2$I is null or not private.is_blank(%2$I))',
      written.table_name, written.column_name, written.table_name || '_' || written.column_name || '_not_blank');
  end loop;
  -- These are held to is_text_list already.
  for written in
    select x.* from (values
      ('knowledge_items', 'tags'), ('user_memories', 'current_goals'), ('user_memories', 'current_challenges'),
      ('user_memories', 'top_of_mind'), ('user_memories', 'values'), ('user_memories', 'learned_patterns')
    ) as x (table_name, column_name)
  loop
    execute format('update public.%1$I set %2$I = array(select t from unnest(%2$I) with ordinality as u (t, position)'
      ' where not private.is_blank(t) order by position) where exists (select from unnest(%2$I) as t where private.is_blank(t))',
      written.table_name, written.column_name);
  end loop;
end
$$;

-- FOLD from 20261121000200_profiles.sql
create trigger create_user_rows after insert on auth.users
  for each row execute function private.create_user_rows();

-- On insert alone: longer messages from before may still be marked and forgotten.
-- FOLD from 20261123000310_bounded_columns.sql
do $$
declare
  written record;
  range constant text := 'between timestamptz ''2000-01-01 00:00+00'' and timestamptz ''2100-01-01 00:00+00''';
begin
  for written in
    select c.relname as table_name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'habits' and a.atttypid = 'timestamptz'::regtype
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert') or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    group by c.relname
  loop
    execute format('update public.%I set %s where not (%s)', written.table_name,
      (select string_agg(format('%1$I = case when %1$I is not null then least(greatest(%1$I, ''2000-01-01 00:00+00''), ''2100-01-01 00:00+00'') end', c), ', ')
        from unnest(written.columns) as c),
      (select string_agg(format('coalesce(%I %s, true)', c, range), ' and ') from unnest(written.columns) as c));
    execute format('alter table public.%I add constraint %I check (%s)', written.table_name, written.table_name || '_times_in_range',
      (select string_agg(format('%I %s', c, range), ' and ') from unnest(written.columns) as c));
  end loop;
end
$$;

-- Days to come are refused by triggers already, as the user's own calendar has them.
-- FOLD from 20261123000310_bounded_columns.sql
alter table public.habit_completions add constraint habit_completions_date_in_range check (completion_date <= date '2100-01-01');

-- FOLD from 20261123000310_bounded_columns.sql
alter table public.tracking_entries add constraint tracking_entries_date_in_range check (entry_date <= date '2100-01-01');

-- FOLD from 20261123000310_bounded_columns.sql
alter table public.conversations add constraint conversations_structured_summary_size check (octet_length(structured_summary::text) <= 50000);

-- FOLD from 20261123000320_message_size.sql
create trigger messages_check_size before insert on public.messages
  for each row execute function private.check_message_size();

-- search_knowledge, by words, by slips and by meaning: Portuguese full text, trigrams over the user's own words, and cosine
-- where both sides have an embedding, fused by reciprocal rank. Exact within the caller's rows: no index is asked that
-- holds strangers' rows beside them, so that neither recall nor time depends on how many others there are.

-- Whom an item is about is looked up at every search.
-- FOLD from 20261122000310_search_knowledge.sql
create index knowledge_items_people on public.knowledge_items (user_id) where type = 'person';

-- What the user's own actions on memory build on: columns they need, and how an item is found, checked and shown.
-- FOLD from 20261121001200_knowledge_actions.sql
alter table public.messages add column not_to_learn_at timestamptz;

-- FOLD from 20261121001200_knowledge_actions.sql
comment on column public.messages.not_to_learn_at is
  'Set by forget_everything and by an import: consolidation never learns from this message.';

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

-- FOLD from 20261121000735_recurrences.sql
create trigger bills_end_series after update on public.bills
  for each row
  when (old.recurring and old.status <> 'canceled' and old.deleted_at is null
    and (not new.recurring or new.status = 'canceled' or new.deleted_at is not null))
  execute function private.end_bill_series();

-- FOLD from 20261121000735_recurrences.sql
create trigger incomes_end_series after update on public.incomes
  for each row
  when (old.recurring and old.deleted_at is null and (not new.recurring or new.deleted_at is not null))
  execute function private.end_income_series();

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

-- FOLD from 20261122000490_bounded_dates.sql
alter table public.habits add constraint habits_created_at_in_range
  check (created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00');

-- From 1980: a note may be asked for from 1990 on, and looks back from there.
-- FOLD from 20261122000490_bounded_dates.sql
alter table public.library_items add constraint library_items_period_in_range
  check (period_from between date '1980-01-01' and date '2100-01-01' and period_to between date '1980-01-01' and date '2100-01-01');

-- FOLD from 20261122000470_schedule_automatic_notes.sql
create trigger profiles_schedule_notes after insert on public.profiles
  for each row execute function private.schedule_notes();

-- The queue of automatic notes is fair: an attempt is written down before the work, those who waited longest come first, and
-- a note that nobody is going to write is not due.
-- FOLD from 20261122000491_note_queue.sql
alter table private.note_schedule add column last_attempt_at timestamptz;

-- FOLD from 20261122000491_note_queue.sql
comment on column private.note_schedule.last_attempt_at is 'When their notes were last taken up; who was not for longest comes first.';

-- FOLD from 20261122000491_note_queue.sql
create index library_items_of_period on public.library_items (user_id, kind, period_to) where kind is not null;

-- Notes are written user by user, and nothing about one of them holds up the others: neither what fails while theirs are
-- written, nor while it is asked whose are due. What failed last is kept beside the tries.
-- FOLD from 20261123000350_notes_one_by_one.sql
alter table private.note_schedule add column last_error text;

-- FOLD from 20261123000350_notes_one_by_one.sql
comment on column private.note_schedule.last_error is 'SQLSTATE of what their last attempt failed with; null after one that did not.';

-- What memory has to bring up in a conversation: a question about two beliefs that do not go together, or an insight not
-- shown yet. A turn claims it when it opens, so that of two conversations at once only one brings it up.
-- FOLD from 20261122000500_turn_topics.sql
alter table public.pending_actions drop constraint pending_actions_kind_check;

-- FOLD from 20261122000500_turn_topics.sql
alter table public.pending_actions add constraint pending_actions_kind_check check (kind in ('tool_calls', 'resolve_knowledge'));

-- FOLD from 20261122000500_turn_topics.sql
comment on column public.pending_actions.kind is
  'tool_calls: writes that wait for a yes. resolve_knowledge: a question about memory; its one call is the yes, choices are the other answers.';

-- FOLD from 20261122000500_turn_topics.sql
create index pending_actions_open_questions on public.pending_actions (user_id)
  where status = 'open' and kind = 'resolve_knowledge';

-- FOLD from 20261122000500_turn_topics.sql
alter table public.turns add column topic_id uuid;

-- FOLD from 20261122000500_turn_topics.sql
alter table public.turns add foreign key (user_id, topic_id)
  references public.knowledge_items (user_id, id) on delete set null (topic_id);

-- FOLD from 20261122000500_turn_topics.sql
create index turns_by_topic on public.turns (user_id, topic_id);

-- FOLD from 20261122000500_turn_topics.sql
comment on column public.turns.topic_id is
  'The question or insight that this turn may bring up; while it runs, no other turn does.';

-- FOLD from 20261122000500_turn_topics.sql
create index knowledge_items_unseen on public.knowledge_items (user_id, created_at)
  where type = 'insight' and source = 'ai_inference' and seen_at is null and deleted_at is null and superseded_at is null;

-- FOLD from 20261122000500_turn_topics.sql
create index knowledge_items_seen on public.knowledge_items (user_id, seen_at) where seen_at is not null;

-- FOLD from 20261122000500_turn_topics.sql
create trigger knowledge_items_close_question
  after update of needs_resolution, deleted_at, superseded_at on public.knowledge_items
  for each row
  when (old.needs_resolution and (not new.needs_resolution or new.deleted_at is not null or new.superseded_at is not null))
  execute function private.close_question();

-- FOLD from 20261121001400_memory_consolidations.sql
alter table public.messages add column consolidation_id uuid;

-- FOLD from 20261121001400_memory_consolidations.sql
alter table public.messages add foreign key (user_id, consolidation_id)
  references public.memory_consolidations (user_id, id) on delete set null (consolidation_id);

-- FOLD from 20261121001400_memory_consolidations.sql
create index messages_by_consolidation on public.messages (user_id, consolidation_id);

-- FOLD from 20261121001400_memory_consolidations.sql
create index messages_to_learn on public.messages (user_id, seq)
  where role = 'user' and consolidation_id is null and not_to_learn_at is null;

-- FOLD from 20261121001400_memory_consolidations.sql
comment on column public.messages.consolidation_id is 'The batch that learned from it: the user''s own messages only, each in one batch.';

-- FOLD from 20261121001410_consolidation_queue.sql
create trigger profiles_queue_user after insert on public.profiles
  for each row execute function private.queue_user();

-- One extracted item becomes memory, unless the user has spoken about it since.
-- FOLD from 20261121001420_learn_item.sql
alter table public.knowledge_items add column validated_at timestamptz;

-- FOLD from 20261121001420_learn_item.sql
comment on column public.knowledge_items.validated_at is
  'When the user vouched for it as it stands: older messages do not speak against it.';

-- FOLD from 20261121001420_learn_item.sql
create trigger knowledge_items_note_validation before insert or update on public.knowledge_items
  for each row execute function private.note_validation();

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

-- From user to user, and to the other models' items of one.
-- FOLD from 20261123000330_embeddings_in_turn.sql
create index knowledge_items_by_user_and_model on public.knowledge_items (user_id, embedding_model)
  where deleted_at is null and superseded_at is null and embedding_model is not null;

