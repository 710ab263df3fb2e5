-- Knowledge: what the assistant believes about a user and the people in their life, one row for each belief, and the
-- links between beliefs. Items are not lost: one that is replaced is marked superseded, one that the user rejects is
-- deleted softly.

-- Portuguese stems over unaccented words: "alérgica" and "alergica" are one word.
create text search configuration private.portuguese (copy = pg_catalog.portuguese);

alter text search configuration private.portuguese
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.portuguese_stem;

-- Folded words separated by single spaces, punctuation gone.
create function private.plain_words(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  folded text := private.fold(value);
begin
  -- A text without any letter or digit ("❤️") keeps its characters, so that two such texts still differ.
  return coalesce(nullif(btrim(regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g')), ''), folded);
end;
$$;

-- The words of a text as the search index holds them; queries go through it too.
create function private.search_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- Plurals the stemmer knows only with accents, or not at all: ações, viagens, animais.
  return regexp_replace(regexp_replace(regexp_replace(private.plain_words(value),
    'oes\M', 'ao', 'g'), '([aeiou])ns\M', '\1m', 'g'), '([a-z]{3})ais\M', '\1al', 'g');
end;
$$;

-- A text as it is compared: folded, without punctuation. Signs that search ignores are kept: A+ is not A-, C is not
-- C#.
create function private.comparable(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- Removes marks that end, quote or enclose, and invisible characters. Keeps other signs, except a dash within or
  -- between words.
  folded text := private.fold(value);
  words text := regexp_replace(folded, '[].,;:!?"''(){}[/\\|_*~^`´\u200b-\u200f\u2010-\u206f\ufe00-\ufe0f¡¿«»]+', ' ', 'g');
begin
  return coalesce(nullif(btrim(regexp_replace(regexp_replace(words, '(?<=\S)-+(?=\S)|(?<=\s)-+(?=\s)', ' ', 'g'),
    '\s+', ' ', 'g')), ''), folded);
end;
$$;

-- A digest of the compared words: equal for texts that say the same in the same words.
create function private.content_digest(content text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return md5(private.comparable(content));
end;
$$;

-- The stems of a key in alphabetical order: camarão and Camarões have the same.
create function private.key_stems(key text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return coalesce(nullif(array_to_string(tsvector_to_array(to_tsvector('private.portuguese'::regconfig,
    private.search_text(key))), ' '), ''),
    private.comparable(key));
end;
$$;

-- The parts of a key that must be equal even where stems are: a whole name, words with a figure or a sign, a single
-- letter at the end (hepatite A, vitamina B12, C#).
create function private.key_marks(slot text, key text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  -- A name must be equal as a whole: Paulo is not Paula.
  return case when slot in ('child', 'pet', 'relationship') then private.comparable(key)
    else nullif(array_to_string(array(
      select m.found[1] from regexp_matches(private.comparable(key), '(\S*[^a-z\s]\S*|(?<= )\S$)', 'g') as m (found)), ' '), '') end;
end;
$$;

create function private.person_words(person_metadata jsonb) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return concat_ws(' ',
    person_metadata ->> 'relationship',
    person_metadata ->> 'aliases',
    person_metadata ->> 'preferences',
    case when person_metadata ? 'birthday' then 'aniversário nascimento' end);
end;
$$;

-- The search vector of an item. Declared immutable, though unaccent is only stable, so that a generated column can
-- use it.
create function private.search_vector(title text, content text, person_metadata jsonb) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  words constant tsvector := to_tsvector('private.portuguese'::regconfig, private.search_text(content));
begin
  -- Mostly the title equals the content, and only people have metadata.
  return setweight(case when title = content then words
    else to_tsvector('private.portuguese'::regconfig, private.search_text(title)) end, 'A')
    || setweight(words, 'B')
    || coalesce(setweight(to_tsvector('private.portuguese'::regconfig,
      private.search_text(private.person_words(person_metadata))), 'B'), '');
end;
$$;

-- YYYY-MM-DD from 1900 on, or --MM-DD when the year is unknown.
create function private.is_birthday(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value !~ '^(\d{4}|-)-\d{2}-\d{2}$' then
    return false;
  end if;
  -- A leap year stands for the missing year: 29 February is a birthday.
  return extract(year from replace(value, '--', '2000-')::date) >= 1900;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end;
$$;

-- { relationship?, past_bonds?: [{ relationship, until }], aliases?: string[], birthday?, preferences?: string[] };
-- other keys are allowed.
create function private.is_person_metadata(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'object' then false else
    pg_column_size(value) <= 16000
    and (value -> 'relationship' is null
      or (jsonb_typeof(value -> 'relationship') = 'string' and char_length(value ->> 'relationship') between 1 and 200))
    and (value -> 'birthday' is null
      or (jsonb_typeof(value -> 'birthday') = 'string' and private.is_birthday(value ->> 'birthday')))
    and (value -> 'preferences' is null
      or (jsonb_typeof(value -> 'preferences') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'preferences')
          when 'array' then value -> 'preferences' else '[]' end)),
        50, 200)))
    and (value -> 'aliases' is null
      or (jsonb_typeof(value -> 'aliases') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'aliases')
          when 'array' then value -> 'aliases' else '[]' end)), 20, 200)))
    and (value -> 'past_bonds' is null or (jsonb_typeof(value -> 'past_bonds') = 'array'
      and not jsonb_path_exists(value,
        '$.past_bonds[*] ? (!(@.type() == "object" && @.relationship.type() == "string" && @.until.type() == "string"))')))
  end;
$$;

create function private.is_sub_area(area text, sub_area text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return sub_area = any (case area
    when 'health' then array['physical', 'nutrition', 'sleep', 'medical']
    when 'mental_health' then array['mood', 'stress', 'therapy']
    when 'finance' then array['budget', 'savings', 'debts', 'investments']
    when 'relationships' then array['family', 'romantic', 'social']
    when 'career' then array['job', 'business']
    when 'personal_growth' then array['formal', 'informal']
    when 'leisure' then array['hobbies', 'travel', 'culture']
    when 'spirituality' then array['practice', 'community']
    else array[]::text[]
  end);
end;
$$;

create table public.knowledge_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('fact', 'preference', 'memory', 'insight', 'person')),
  area text not null check (area in ('health', 'mental_health', 'finance', 'relationships', 'career',
    'personal_growth', 'leisure', 'spirituality')),
  sub_area text check (private.is_sub_area(area, sub_area)),
  title text not null check (private.is_text(title, 200)),
  content text not null check (private.is_text(content, 4000)),
  subject text not null default 'self'
    check (subject = 'self' or subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  subject_id uuid generated always as (case when subject <> 'self' then subject::uuid end) stored,
  slot text references private.slots (name),
  slot_key text check (private.is_text(slot_key, 120)),
  value text check (private.is_text(value, 200)),
  holds boolean not null default true,
  quote text check (private.is_text(quote, 2000)),
  filed_at timestamptz check (private.is_plausible(filed_at)),
  source text not null default 'user_input' check (source in ('conversation', 'user_input', 'ai_inference')),
  source_ref uuid,
  inference_evidence text check (private.is_text(inference_evidence, 4000)),
  confidence numeric(3, 2) not null default 1 check (confidence between 0 and 1),
  validated_by_user boolean not null default false,
  validated_at timestamptz check (private.is_plausible(validated_at)),
  tags text[] not null default '{}' check (private.is_text_list(tags, 20, 60)),
  person_metadata jsonb check (person_metadata is null or (type = 'person' and private.is_person_metadata(person_metadata))),
  stated_at timestamptz not null default now() check (private.is_plausible(stated_at)),
  superseded_by_id uuid check (superseded_by_id <> id),
  superseded_at timestamptz check (private.is_plausible(superseded_at)),
  needs_resolution boolean not null default false,
  asked_at timestamptz check (private.is_plausible(asked_at)),
  seen_at timestamptz check (private.is_plausible(seen_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  pattern text,
  derived_from jsonb check (jsonb_typeof(derived_from) = 'object' and pg_column_size(derived_from) <= 16000),
  retired_at timestamptz check (private.is_plausible(retired_at)),
  profile_entry jsonb
    check (jsonb_typeof(profile_entry -> 'field') = 'string' and jsonb_typeof(profile_entry -> 'value') = 'string'
      and pg_column_size(profile_entry) <= 8000),
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  plain text not null generated always as (private.plain_words(title || ' ' || content)) stored,
  key_plain text not null generated always as (coalesce(private.comparable(slot_key), '')) stored,
  key_stems text generated always as (private.key_stems(slot_key)) stored,
  key_marks text generated always as (private.key_marks(slot, slot_key)) stored,
  value_plain text generated always as (private.comparable(value)) stored,
  -- Compared with = on text alone: under row-level security Postgres uses an index for that, and evaluates other
  -- expressions for each row.
  content_digest text not null generated always as (private.content_digest(content)) stored,
  search tsvector not null generated always as (private.search_vector(title, content, person_metadata)) stored,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  updated_at timestamptz not null default now() check (private.is_plausible(updated_at)),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, superseded_by_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, source_ref) references public.messages (user_id, id) on delete set null (source_ref),
  -- An import may lack the item that replaced this one. Then this item is not current, and no item is known in its
  -- place.
  check (superseded_by_id is null or superseded_at is not null),
  check ((embedding is null) = (embedding_model is null)),
  check (slot is not null or (slot_key is null and value is null)),
  constraint knowledge_items_not_about_itself check (subject_id <> id),
  constraint knowledge_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  constraint knowledge_items_pattern_of_insight
    check (pattern is null or (type = 'insight' and pattern ~ '^[a-z_]+(:[0-9a-f-]{1,36})?>[a-z]{1,20}$')),
  constraint knowledge_items_retired_pattern check (retired_at is null or pattern is not null)
)
-- Stored in the row and not in a TOAST table: a search reads all vectors of a user, and from a TOAST table that takes
-- twice as long.
with (toast_tuple_target = 4080);
alter table public.knowledge_items enable row level security;
-- Users get no delete: what they reject is deleted softly and can be restored.
grant select, insert, update on public.knowledge_items to authenticated;
grant all on public.knowledge_items to service_role;
create policy knowledge_items_select on public.knowledge_items for select to authenticated using ((select auth.uid()) = user_id);
create policy knowledge_items_insert on public.knowledge_items for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy knowledge_items_update on public.knowledge_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Search reads all current items of a user and ranks them exactly. GIN indexes on search and plain were tried and
-- left out: they hold the rows of all users, so their cost grows with the number of users, and a user has thousands
-- of items, not millions.
create index knowledge_items_current on public.knowledge_items (user_id, area, type)
  where deleted_at is null and superseded_at is null;
create index knowledge_items_same_words on public.knowledge_items (user_id, content_digest)
  where deleted_at is null and superseded_at is null;
create index knowledge_items_by_slot on public.knowledge_items (user_id, subject, slot, key_plain) where slot is not null;
create index knowledge_items_unfiled on public.knowledge_items (user_id)
  where filed_at is null and deleted_at is null and superseded_at is null and type not in ('person', 'insight');
create index knowledge_items_unresolved on public.knowledge_items (user_id, created_at)
  where needs_resolution and deleted_at is null and superseded_at is null;
create index knowledge_items_by_subject on public.knowledge_items (user_id, subject_id);
create index knowledge_items_by_successor on public.knowledge_items (user_id, superseded_by_id);
create index knowledge_items_by_source on public.knowledge_items (user_id, source_ref);
create index knowledge_items_newest on public.knowledge_items (user_id, created_at desc, id desc);
-- Each search looks up the person an item is about.
create index knowledge_items_people on public.knowledge_items (user_id) where type = 'person';
create unique index knowledge_items_one_insight on public.knowledge_items (user_id, pattern)
  where pattern is not null and source = 'ai_inference' and deleted_at is null and superseded_at is null;
create index knowledge_items_unseen on public.knowledge_items (user_id, created_at)
  where type = 'insight' and source = 'ai_inference' and seen_at is null and deleted_at is null and superseded_at is null;
create index knowledge_items_seen on public.knowledge_items (user_id, seen_at) where seen_at is not null;
-- Ordered by model: items without a vector come first, and those of other models stand before and behind those of the
-- one in use.
create index knowledge_items_by_embedding_model on public.knowledge_items (embedding_model, user_id)
  where deleted_at is null and superseded_at is null;
-- For next_to_embed(): goes from user to user.
create index knowledge_items_by_user_and_model on public.knowledge_items (user_id, embedding_model)
  where deleted_at is null and superseded_at is null and embedding_model is not null;

comment on table public.knowledge_items is 'One belief. Current: neither deleted nor superseded.';
comment on column public.knowledge_items.content is 'pt-BR, without naming the user: "É alérgica a camarão".';
comment on column public.knowledge_items.subject is 'Whom it is about: self, or the id of a person item.';
comment on column public.knowledge_items.slot is
  'What it is about (residence, allergy, goal, …), given by its writer; null when no slot fits, or none was given.';
comment on column public.knowledge_items.slot_key is
  'Which one, for slots with several values: the allergen, the medicine, the goal.';
comment on column public.knowledge_items.key_plain is
  'slot_key for comparison, empty without one; key_stems: its stems; key_marks: what must be equal even where stems '
  'are. Generated, since computing them for hundreds of keys took 150 ms.';
comment on column public.knowledge_items.value_plain is 'value for comparison.';
comment on column public.knowledge_items.value is
  'The value: "Curitiba", "82", "50 mg de manhã"; of a goal open, done or dropped.';
comment on column public.knowledge_items.holds is 'False: the item says that this is not so, or no longer.';
comment on column public.knowledge_items.quote is 'The words of the message on which it is based.';
comment on column public.knowledge_items.filed_at is
  'When its slot was decided, even if that is none; null: the next scheduled run asks a model, or settles it by the '
  'slot of its writer.';
comment on column public.knowledge_items.validated_at is 'When the user confirmed it; messages from before do not contradict it.';
comment on column public.knowledge_items.content_digest is 'Equal for items that say the same in the same words.';
comment on column public.knowledge_items.pattern is 'For insights from records: kind of day and outcome, e.g. short_sleep>mood.';
comment on column public.knowledge_items.derived_from is
  'The records behind an insight: { from, to, n, higher, effect, tracking_entries?: [ids], expenses?: [ids], habits?: '
  '[ids], incomes?: [ids] }, the newest of each.';
comment on column public.knowledge_items.retired_at is 'When the records no longer showed it and the server deleted it softly.';
comment on column public.knowledge_items.embedding is
  'A unit vector of private.embedding_text by embedding_model; null until it is made, and when the text has changed.';
comment on column public.knowledge_items.profile_entry is
  'The entry that extraction made in the profile for an item whose slot has no field: { field, value }. It is removed '
  'with the item.';
comment on column public.knowledge_items.source_ref is 'The message it came from.';
comment on column public.knowledge_items.person_metadata is
  'Persons only: { relationship?, past_bonds?: [{ relationship, until: YYYY-MM-DD }], aliases?: string[], birthday?: '
  'YYYY-MM-DD or --MM-DD, preferences?: string[] (written before 2026-11, read on) }. The title is the name.';
comment on column public.knowledge_items.stated_at is 'When the user last said so.';
comment on column public.knowledge_items.superseded_by_id is
  'The item that replaced it. The replaced item keeps its confidence and stays in the history.';
comment on column public.knowledge_items.asked_at is 'When the user was asked to settle it.';
comment on column public.knowledge_items.seen_at is 'When an insight was first shown.';
comment on column public.knowledge_items.plain is 'Folded words of title and content, for trigram similarity.';

-- Trigger, since users write the table directly. Raises PT400 content_too_long, future_date.
create function private.check_item_bounds() returns trigger
language plpgsql set search_path = '' as $$
declare
  latest timestamptz := greatest(new.stated_at, new.created_at, new.filed_at, new.validated_at, new.superseded_at,
    new.asked_at, new.seen_at,
    new.deleted_at, new.retired_at);
begin
  -- Checked before the generated columns are computed: with 200,000 words that took seconds.
  if char_length(new.content) > 4000 or char_length(new.title) > 200 or char_length(new.slot_key) > 120
    or char_length(new.value) > 200
    or pg_column_size(new.person_metadata) > 16000 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  -- An item from the future would win over everything until then. A minute is allowed for clocks that are ahead;
  -- other bounds are constraints.
  if latest > clock_timestamp() and private.is_plausible(latest) then
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    new.stated_at := least(new.stated_at, clock_timestamp());
  end if;
  return new;
end;
$$;

create function private.note_validation() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not new.validated_by_user then
    new.validated_at := null;
  elsif tg_op = 'INSERT' then
    new.validated_at := coalesce(new.validated_at, new.stated_at);
  elsif not old.validated_by_user or (new.title, new.content) is distinct from (old.title, old.content) then
    new.validated_at := clock_timestamp();
  end if;
  return new;
end;
$$;

create table public.knowledge_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  relation text not null default 'related' check (relation in ('related', 'contradicts', 'evidence', 'corrects')),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique (user_id, from_id, to_id, relation),
  foreign key (user_id, from_id) references public.knowledge_items (user_id, id) on delete cascade,
  foreign key (user_id, to_id) references public.knowledge_items (user_id, id) on delete cascade
);
alter table public.knowledge_links enable row level security;
grant select, insert, delete on public.knowledge_links to authenticated;
grant all on public.knowledge_links to service_role;
create policy knowledge_links_select on public.knowledge_links for select to authenticated using ((select auth.uid()) = user_id);
create policy knowledge_links_insert on public.knowledge_links for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy knowledge_links_delete on public.knowledge_links for delete to authenticated using ((select auth.uid()) = user_id);

create index knowledge_links_by_target on public.knowledge_links (user_id, to_id);

comment on table public.knowledge_links is
  'Links between items: related; from contradicts to; to is evidence for from; from corrects to.';

create function private.link_knowledge(item public.knowledge_items, others uuid[], relation text) returns void
language sql set search_path = '' as $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select item.user_id, item.id, o.id, relation from unnest(others) as o (id)
  on conflict (user_id, from_id, to_id, relation) do nothing;
$$;

-- Marks items as superseded by another; returns the undo steps, an array, [] when nothing changed.
create function private.supersede(losers uuid[], winner uuid, owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  undo jsonb;
begin
  -- A shortcut: mostly there is nothing to do, and the statement below costs as much as the rest of settling.
  if coalesce(array_remove(losers, null), '{}') = '{}' then
    return '[]'::jsonb;
  end if;
  with before as materialized (
    select k.id, k.needs_resolution from public.knowledge_items k
      where k.user_id = owner and k.id = any (losers) and k.superseded_at is null
  ),
  gone as (
    update public.knowledge_items k set superseded_by_id = supersede.winner, superseded_at = clock_timestamp(),
      needs_resolution = false
    from before b where k.user_id = owner and k.id = b.id
    returning k.id, b.needs_resolution
  )
  select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id,
    'set', jsonb_build_object('superseded_by_id', null, 'superseded_at', null, 'needs_resolution', g.needs_resolution)))
  into undo from gone g;
  return case when undo is null then '[]' else undo || private.close_questions(losers) end;
end;
$$;

-- An item before it is stored, with its generated columns computed, so that it can be compared with stored ones.
create function private.as_stored(item public.knowledge_items) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  if private.slot_kind(item.slot) = 'goal' then
    item.value := private.goal_state(item.value, item.holds);
    item.holds := true;
  end if;
  item.key_plain := coalesce(private.comparable(item.slot_key), '');
  item.key_stems := private.key_stems(item.slot_key);
  item.key_marks := private.key_marks(item.slot, item.slot_key);
  item.value_plain := private.comparable(item.value);
  item.content_digest := private.content_digest(item.content);
  return item;
end;
$$;

-- Which keys (key_plain) of a slot of a person mean the same as the key of an item, its own included: camarão,
-- Camarões, camarao. Keys are compared only here.
create function private.keys_alike(item public.knowledge_items) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  if item.slot_key is null then
    return array[item.key_plain];
  end if;
  return item.key_plain || array(
    select k.key_plain from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot
      and k.key_stems = item.key_stems and k.key_marks is not distinct from item.key_marks
    union
    -- Trigrams are compared with the 200 latest keys only: 5,000 long keys took seconds.
    select k.key_plain from (
      select n.key_plain from public.knowledge_items n
      where n.user_id = item.user_id and n.subject = item.subject and n.slot = item.slot
        and n.key_marks is not distinct from item.key_marks
      group by n.key_plain order by max(n.stated_at) desc limit 200) k
    where extensions.similarity(k.key_plain, item.key_plain) >= 0.6);
end;
$$;

-- Triggers run in the order of their names: check_item_bounds first, and mark_slot_given before apply_slot_rules.
create trigger knowledge_items_bounds before insert or update on public.knowledge_items
  for each row execute function private.check_item_bounds();

create trigger knowledge_items_file before update of slot, slot_key, value, holds on public.knowledge_items
  for each row when (new.slot is not null) execute function private.mark_slot_given();

create trigger knowledge_items_hold_to_slot before insert or update of content, slot, slot_key, value, holds, quote, filed_at
  on public.knowledge_items
  for each row execute function private.apply_slot_rules();

create trigger knowledge_items_note_validation before insert or update on public.knowledge_items
  for each row execute function private.note_validation();
