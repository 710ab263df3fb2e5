-- The library: notes, films, series, books, videos and links that the user keeps, and the notes that the assistant
-- writes automatically.

create table public.library_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('note', 'movie', 'tv_show', 'book', 'video', 'link')),
  title text not null check (private.is_text(title, 500)),
  content text check (private.is_text(content, 50000)),
  url text check (char_length(url) <= 2000 and url ~* '^https?://\S+$'),
  tmdb_id int check (tmdb_id between 1 and 2000000000),
  year int check (year between 1870 and 2100),
  author text check (private.is_text(author, 200)),
  open_library_id text check (open_library_id ~ '^OL[0-9]{1,12}W$'),
  status text check (status in ('wanted', 'started', 'done')),
  rating numeric(3, 1) check (rating between 0 and 10),
  origin text not null default 'user' check (origin in ('user', 'automatic')),
  kind text check (kind in ('medical_appointment', 'weekly_report', 'monthly_report')),
  -- From 1980 on: a note may be requested from 1990 on and looks back from there.
  period_from date check (period_from between date '1980-01-01' and date '2100-01-01'),
  period_to date check (period_to between date '1980-01-01' and date '2100-01-01'),
  generated_at timestamptz,
  deleted_at timestamptz,
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_plain text not null default '',
  search tsvector not null default '',
  unique (user_id, id),
  constraint library_items_embedding_has_model check ((embedding is null) = (embedding_model is null)),
  constraint library_items_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01),
  -- The bounds of private.is_plausible, inlined: a thousand rows may be deleted at once, and each is checked.
  constraint library_items_times_are_plausible check (
    least(generated_at, deleted_at, created_at, updated_at) >= timestamptz '2000-01-01 00:00+00'
    and greatest(generated_at, deleted_at, created_at, updated_at) <= timestamptz '2100-01-01 00:00+00'),
  constraint library_items_note_has_content check (type <> 'note' or content is not null),
  constraint library_items_automatic_is_complete check (
    num_nulls(kind, period_from, period_to, generated_at) = 0
    or (origin = 'user' and num_nonnulls(kind, period_from, period_to, generated_at) = 0)),
  constraint library_items_link_has_url check (type not in ('video', 'link') or url is not null),
  constraint library_items_film_is_known check (tmdb_id is null or type in ('movie', 'tv_show')),
  constraint library_items_year_of_work check (year is null or type in ('movie', 'tv_show', 'book')),
  constraint library_items_author_of_book check (num_nonnulls(author, open_library_id) = 0 or type = 'book'),
  constraint library_items_state_of_work check (num_nonnulls(status, rating) = 0 or type in ('movie', 'tv_show', 'book')),
  constraint library_items_kind_is_note check (kind is null or type = 'note'),
  constraint library_items_period_fits_kind check (case kind
    when 'medical_appointment' then period_from <= period_to
    when 'weekly_report' then extract(isodow from period_from) = 1 and period_to = period_from + 6
    when 'monthly_report' then extract(day from period_from) = 1 and period_to = (period_from + interval '1 month')::date - 1
    else true end)
);
alter table public.library_items enable row level security;
-- Users get no delete: items are deleted softly and can be restored.
grant select on public.library_items to authenticated;
-- Users do not insert the search columns, which a trigger fills. embedding is among them, since store_embeddings()
-- writes as the user.
grant
  insert (id, user_id, type, title, content, url, tmdb_id, year, author, open_library_id, status, rating, origin, kind,
    period_from, period_to, generated_at,
    deleted_at, created_at, updated_at),
  update (id, user_id, type, title, content, url, tmdb_id, year, author, open_library_id, status, rating, origin, kind,
    period_from, period_to, generated_at,
    deleted_at, created_at, updated_at, embedding, embedding_model)
  on public.library_items to authenticated;
grant all on public.library_items to service_role;
create policy library_items_select on public.library_items for select to authenticated using ((select auth.uid()) = user_id);
create policy library_items_insert on public.library_items for insert to authenticated with check ((select auth.uid()) = user_id);
create policy library_items_update on public.library_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create index library_items_recent on public.library_items (user_id, created_at desc) where deleted_at is null;
-- A deleted note still counts: the schedule does not write it again, and a request restores it.
create unique index library_items_one_a_period on public.library_items (user_id, kind, period_to) where origin = 'automatic';
create index library_items_appointments on public.library_items (period_to)
  where kind = 'medical_appointment' and origin = 'automatic' and deleted_at is null;
create index library_items_of_period on public.library_items (user_id, kind, period_to) where kind is not null;
-- For the queue of embeddings, like the index on knowledge_items.
create index library_items_by_embedding_model on public.library_items (embedding_model, user_id) where deleted_at is null;
create index library_items_by_user_and_model on public.library_items (user_id, embedding_model)
  where deleted_at is null and embedding_model is not null;

comment on table public.library_items is
  'Notes, films, series, books, videos and links of the user, and automatic notes. Memory does not learn from them.';
comment on column public.library_items.content is
  'Markdown without the title. For a film what it is about, for a link why it was saved.';
comment on column public.library_items.tmdb_id is 'Which film or series of The Movie Database it is.';
comment on column public.library_items.open_library_id is 'Which work of Open Library a book is.';
comment on column public.library_items.status is
  'For films, series and books: to see or read, begun, or done; null when nothing was said.';
comment on column public.library_items.rating is '0–10, as the user gave it.';
comment on column public.library_items.title_plain is
  'Folded words of the title, for finding the same item again and misspelt titles.';
comment on column public.library_items.embedding is
  'A unit vector of private.embedding_text by embedding_model; null until it is made, and when title or content have '
  'changed.';
comment on column public.library_items.search is
  'The search vector. A trigger fills it; as a generated column Postgres computed it again for each of a thousand '
  'deleted rows.';
comment on column public.library_items.origin is
  'automatic: written from the user''s data and written again on request. It becomes the user''s when they change its '
  'words.';
comment on column public.library_items.kind is 'The kind of an automatic note; a note that the user took over keeps it.';
comment on column public.library_items.period_to is
  'The last day of its period: the day of the appointment, the Sunday, the last of the month.';
comment on column public.library_items.generated_at is 'When it was last written automatically.';

-- Trigger: fills the search columns. An automatic note whose words the user changes becomes the user's own and is not
-- overwritten any more.
create function private.keep_item() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    if (new.title, new.content) is not distinct from (old.title, old.content) then
      new.title_plain := old.title_plain;
      new.search := old.search;
      return new;
    end if;
    if old.origin = 'automatic' and new.generated_at is not distinct from old.generated_at then
      new.origin := 'user';
    end if;
  end if;
  -- Longer text is refused after this.
  new.title_plain := private.plain_words(left(new.title, 500));
  new.search := private.search_vector(left(new.title, 500), left(coalesce(new.content, ''), 50000), null);
  new.embedding := null;
  new.embedding_model := null;
  return new;
end;
$$;

-- Not for changes of deleted_at: a thousand rows may be deleted at once.
create trigger library_items_keep
  before insert or update of type, title, content, url, tmdb_id, year, origin, kind, generated_at on public.library_items
  for each row execute function private.keep_item();

-- An item as tools return it; absent keys are null.
create function private.library_item_json(item public.library_items) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'title', item.title,
    'content', item.content,
    'url', item.url,
    'tmdb_id', item.tmdb_id,
    'year', item.year,
    'author', item.author,
    'open_library_id', item.open_library_id,
    'status', item.status,
    'rating', trim_scale(item.rating),
    'kind', item.kind,
    'period_from', item.period_from,
    'period_to', item.period_to,
    'created_at', item.created_at));
$$;
