-- The words a user's memory is written in. A word that nobody wrote is compared with these few thousand instead of with
-- every item: over 1,000 items of 25 words that took 20 ms a word, over their vocabulary it takes 0.2.

create table private.knowledge_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  word text collate "C" not null
);
alter table private.knowledge_words enable row level security;
grant select on private.knowledge_words to authenticated;
grant all on private.knowledge_words to service_role;
create policy knowledge_words_select on private.knowledge_words for select to authenticated
  using ((select auth.uid()) = user_id);
-- Not unique: two transactions that bring the same word would wait for each other. One that comes twice does no harm.
create index knowledge_words_by_word on private.knowledge_words (user_id, word);
comment on table private.knowledge_words is
  'Folded words of 3 to 40 characters of a user''s items, whatever became of the items. Which items have a word is asked of the items.';

create function private.words_of(plain text)
returns setof text
language sql
immutable
-- As many as a sentence has: expecting a thousand, the planner reads a user's whole vocabulary instead of looking them up.
rows 20
set search_path = ''
as $$
  select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
$$;
comment on function private.words_of(text) is 'The words of a folded text that a slip is looked for among.';

create function private.add_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;
comment on function private.add_words() is 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

create function private.forget_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.knowledge_words k
  using (select distinct o.user_id, w.word from old_items o cross join lateral private.words_of(o.plain) as w (word)) gone
  where k.user_id = gone.user_id and k.word = gone.word collate "C"
    and not exists (
      select from public.knowledge_items i
      where i.user_id = gone.user_id and strpos(' ' || i.plain || ' ', ' ' || gone.word || ' ') > 0);
  return null;
end;
$$;
comment on function private.forget_words() is 'Removes the words of items that are gone for good, unless other items have them.';

create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();
create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();

insert into private.knowledge_words (user_id, word)
select distinct i.user_id, w.word
from public.knowledge_items i cross join lateral private.words_of(i.plain) as w (word);

revoke execute on function private.words_of(text), private.add_words(), private.forget_words() from public, anon, authenticated;
