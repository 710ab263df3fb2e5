-- Knowledge: what the assistant believes about a user and the people in their life, one item a belief, and the relations
-- between items. Items are never lost: a loser is superseded, a rejected one is deleted softly.

-- Portuguese stems over unaccented words: "alérgica" and "alergica" are one word.
create text search configuration private.portuguese (copy = pg_catalog.portuguese);

alter text search configuration private.portuguese
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.portuguese_stem;

create function private.plain_words(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  -- Text without a single letter or digit ("❤️") keeps what it has, so that two such texts still differ.
  select coalesce(nullif(btrim(regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g')), ''), folded)
  from private.fold(value) as folded;
$$;
comment on function private.plain_words(text) is 'Folded words separated by single spaces, punctuation gone.';

create function private.search_text(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  -- Plurals the stemmer knows only with accents, or not at all: ações, viagens, animais.
  select regexp_replace(regexp_replace(regexp_replace(private.plain_words(value),
    'oes\M', 'ao', 'g'), '([aeiou])ns\M', '\1m', 'g'), '([a-z]{3})ais\M', '\1al', 'g');
$$;
comment on function private.search_text(text) is 'The words of a text as the search index holds them; queries go through it too.';

create function private.person_words(person_metadata jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(' ',
    person_metadata ->> 'relationship',
    person_metadata ->> 'preferences',
    case when person_metadata ? 'birthday' then 'aniversário nascimento' end);
$$;

create function private.search_vector(title text, content text, person_metadata jsonb)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(title)), 'A')
    || setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(content)), 'B')
    || setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(private.person_words(person_metadata))), 'B');
$$;
comment on function private.search_vector(text, text, jsonb) is
  'What full text search sees of an item. Declared immutable, though unaccent is only stable, so that a column can be generated from it.';

create function private.is_birthday(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if value is null or value !~ '^(\d{4}|-)-\d{2}-\d{2}$' then
    return false;
  end if;
  -- Without a year any leap year will do: 29 February is a birthday.
  return extract(year from replace(value, '--', '2000-')::date) >= 1900;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end;
$$;
comment on function private.is_birthday(text) is 'YYYY-MM-DD from 1900 on, or --MM-DD when the year is unknown.';

create function private.is_person_metadata(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'object' then false else
    pg_column_size(value) <= 16000
    and (value -> 'relationship' is null
      or (jsonb_typeof(value -> 'relationship') = 'string' and char_length(value ->> 'relationship') between 1 and 200))
    and (value -> 'birthday' is null
      or (jsonb_typeof(value -> 'birthday') = 'string' and private.is_birthday(value ->> 'birthday')))
    and (value -> 'preferences' is null
      or (jsonb_typeof(value -> 'preferences') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'preferences') when 'array' then value -> 'preferences' else '[]' end)),
        50, 200)))
  end;
$$;
comment on function private.is_person_metadata(jsonb) is '{ relationship?, birthday?, preferences?: string[] }; other keys are allowed.';

create function private.is_sub_area(area text, sub_area text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select sub_area = any (case area
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
$$;

create table public.knowledge_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('fact', 'preference', 'memory', 'insight', 'person')),
  area text not null check (area in ('health', 'mental_health', 'finance', 'relationships', 'career',
    'personal_growth', 'leisure', 'spirituality')),
  sub_area text check (private.is_sub_area(area, sub_area)),
  title text not null check (char_length(title) between 1 and 200 and title ~ '\S'),
  content text not null check (char_length(content) between 1 and 4000 and content ~ '\S'),
  subject text not null default 'self'
    check (subject = 'self' or subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  subject_id uuid generated always as (case when subject <> 'self' then subject::uuid end) stored,
  slot text check (slot ~ '^[a-z][a-z_]{0,39}$'),
  slot_key text check (char_length(slot_key) between 1 and 120 and slot_key ~ '\S'),
  value text check (char_length(value) between 1 and 200 and value ~ '\S'),
  holds boolean not null default true,
  quote text check (char_length(quote) between 1 and 2000 and quote ~ '\S'),
  filed_at timestamptz,
  profile_entry jsonb
    check (jsonb_typeof(profile_entry -> 'field') = 'string' and jsonb_typeof(profile_entry -> 'value') = 'string' and pg_column_size(profile_entry) <= 8000),
  source text not null default 'user_input' check (source in ('conversation', 'user_input', 'ai_inference')),
  source_ref uuid,
  inference_evidence text check (char_length(inference_evidence) between 1 and 4000),
  confidence numeric(3, 2) not null default 1 check (confidence between 0 and 1),
  validated_by_user boolean not null default false,
  tags text[] not null default '{}' check (private.is_text_list(tags, 20, 60)),
  person_metadata jsonb check (person_metadata is null or (type = 'person' and private.is_person_metadata(person_metadata))),
  stated_at timestamptz not null default now(),
  superseded_by_id uuid check (superseded_by_id <> id),
  superseded_at timestamptz,
  needs_resolution boolean not null default false,
  asked_at timestamptz,
  seen_at timestamptz,
  deleted_at timestamptz,
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  plain text not null generated always as (private.plain_words(title || ' ' || content)) stored,
  search tsvector not null generated always as (private.search_vector(title, content, person_metadata)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, subject_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, superseded_by_id) references public.knowledge_items (user_id, id),
  foreign key (user_id, source_ref) references public.messages (user_id, id) on delete set null (source_ref),
  check ((superseded_by_id is null) = (superseded_at is null)),
  check ((embedding is null) = (embedding_model is null))
);

alter table public.knowledge_items enable row level security;

revoke all on public.knowledge_items from anon, authenticated;

-- No delete: what a user rejects is deleted softly and can be restored.
grant select, insert, update on public.knowledge_items to authenticated;

grant all on public.knowledge_items to service_role;

create policy knowledge_items_select on public.knowledge_items for select to authenticated
  using ((select auth.uid()) = user_id);

create policy knowledge_items_insert on public.knowledge_items for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy knowledge_items_update on public.knowledge_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Search reads all current items of one user and ranks them exactly. GIN indexes on search and plain were left out: they
-- span all users, so their cost grows with strangers' rows, and a user has thousands of items, not millions.
create index knowledge_items_current on public.knowledge_items (user_id, area, type)
  where deleted_at is null and superseded_at is null;

create index knowledge_items_same_words on public.knowledge_items (user_id, md5(private.plain_words(content)))
  where deleted_at is null and superseded_at is null;

create index knowledge_items_unresolved on public.knowledge_items (user_id, created_at)
  where needs_resolution and deleted_at is null and superseded_at is null;

create index knowledge_items_by_subject on public.knowledge_items (user_id, subject_id);

create index knowledge_items_by_successor on public.knowledge_items (user_id, superseded_by_id);

create index knowledge_items_by_source on public.knowledge_items (user_id, source_ref);


comment on table public.knowledge_items is 'One belief a row. Current: neither deleted nor superseded.';

comment on column public.knowledge_items.content is 'pt-BR, without naming the user: "É alérgica a camarão".';

comment on column public.knowledge_items.subject is 'Whom it is about: self, or the id of a person item.';

comment on column public.knowledge_items.slot is 'What kind of question it answers (marital_status, residence, …), null when none.';

comment on column public.knowledge_items.profile_entry is
  'What extraction put into the profile with an item whose slot feeds no field: { field, value }. It leaves with the item.';

comment on column public.knowledge_items.source_ref is 'The message it came from.';

comment on column public.knowledge_items.person_metadata is 'Persons only: { relationship?, birthday?: YYYY-MM-DD or --MM-DD, preferences?: string[] }. The title is the name.';

comment on column public.knowledge_items.stated_at is 'When the user last said so.';

comment on column public.knowledge_items.superseded_by_id is 'The item that took its place; the loser keeps its confidence and stays in history.';

comment on column public.knowledge_items.asked_at is 'When the user was asked to settle it.';

comment on column public.knowledge_items.seen_at is 'When an insight was first shown.';

comment on column public.knowledge_items.plain is 'Folded words of title and content, for trigram similarity.';

create table public.knowledge_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  relation text not null default 'related' check (relation in ('related', 'contradicts', 'evidence')),
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, from_id, to_id, relation),
  foreign key (user_id, from_id) references public.knowledge_items (user_id, id) on delete cascade,
  foreign key (user_id, to_id) references public.knowledge_items (user_id, id) on delete cascade
);

alter table public.knowledge_links enable row level security;

revoke all on public.knowledge_links from anon, authenticated;

grant select, insert, delete on public.knowledge_links to authenticated;

grant all on public.knowledge_links to service_role;

create policy knowledge_links_select on public.knowledge_links for select to authenticated
  using ((select auth.uid()) = user_id);

create policy knowledge_links_insert on public.knowledge_links for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy knowledge_links_delete on public.knowledge_links for delete to authenticated
  using ((select auth.uid()) = user_id);

create index knowledge_links_by_target on public.knowledge_links (user_id, to_id);

comment on table public.knowledge_links is 'Relations between items: related, from contradicts to, to is evidence for from.';

grant execute on function
  private.plain_words(text),
  private.search_text(text),
  private.person_words(jsonb),
  private.search_vector(text, text, jsonb),
  private.is_birthday(text),
  private.is_person_metadata(jsonb),
  private.is_sub_area(text, text)
to authenticated, service_role;