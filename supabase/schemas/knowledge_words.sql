-- The words that search goes by: those a user's items were written in, and those people ask for a slot with.

create table private.slot_words (
  slot text primary key references private.slots (name),
  words text not null,
  search tsvector not null generated always as (to_tsvector('private.portuguese'::regconfig, private.search_text(words))) stored
);

alter table private.slot_words enable row level security;
grant select on private.slot_words to authenticated;
grant all on private.slot_words to service_role;

create policy slot_words_select on private.slot_words for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.slot_words is 'Search synonyms, the only ones: which words of a question ask for which slot.';

insert into private.slot_words (slot, words) values
  ('name', 'nome chamar apelido'),
  ('birthday', 'aniversário nascimento nascer idade signo'),
  ('hometown', 'nascer nascimento cidade origem crescer'),
  ('residence', 'morar residência endereço cidade casa bairro'),
  ('household', 'morar casa família'),
  ('marital_status', 'casamento casar estado civil relacionamento namoro'),
  ('partner', 'casamento namoro marido esposa namorado namorada companheiro'),
  ('employment', 'trabalhar trabalho emprego'),
  ('employer', 'trabalhar trabalho emprego empresa'),
  ('occupation', 'profissão trabalho cargo ocupação emprego carreira'),
  ('income', 'ganhar salário renda'),
  ('study', 'estudar estudo curso faculdade escola universidade'),
  ('religion', 'religião fé igreja'),
  ('diet', 'comer comida dieta alimentação vegetariana vegana'),
  ('sexual_orientation', 'orientação sexual'),
  ('blood_type', 'tipo sanguíneo sangue'),
  ('health_plan', 'plano saúde convênio'),
  ('phone', 'telefone celular número'),
  ('email', 'e-mail'),
  ('weight', 'peso pesar'),
  ('height', 'altura medir'),
  ('age', 'idade anos'),
  ('clothing_size', 'número tamanho roupa calçado sapato'),
  ('allergy', 'alergia intolerância comer comida'),
  ('condition', 'doença saúde diagnóstico problema'),
  ('medication', 'remédio medicamento medicação dose tomar'),
  ('likes', 'gostar gosto favorito preferido preferência comida'),
  ('habit', 'hábito costume rotina hobby passatempo'),
  ('skill', 'saber habilidade hobby passatempo'),
  ('language', 'língua idioma falar'),
  ('pet', 'bicho animal estimação cachorro gato'),
  ('owns', 'carro casa bem'),
  ('member_of', 'grupo time igreja academia'),
  ('relationship', 'família parente'),
  ('child', 'filho filha criança'),
  ('plan', 'plano viagem viajar compromisso mudança mudar'),
  ('owes', 'dívida dever empréstimo'),
  ('contract', 'assinatura assinar conta serviço'),
  ('goal', 'meta objetivo sonho querer');

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

create function private.words_of(plain text) returns setof text
language plpgsql
immutable
-- As many as a sentence has: expecting a thousand, the planner reads a user's whole vocabulary instead of looking them up.
rows 20
set search_path = ''
as $$
begin
  return query select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
end;
$$;
comment on function private.words_of(text) is 'The words of a folded text that misspellings are looked for among.';

create function private.add_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;
comment on function private.add_words() is 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();

create function private.forget_words() returns trigger
language plpgsql security definer set search_path = '' as $$
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

create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();

create function private.is_typo_of(written text, meant text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  longer text := case when char_length(written) >= char_length(meant) then written else meant end;
  shorter text := case when char_length(written) >= char_length(meant) then meant else written end;
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- Short words have real neighbours one slip away, and nobody slips on a first letter.
  if char_length(shorter) < 4 or left(longer, 1) <> left(shorter, 1) or char_length(longer) - char_length(shorter) > 2 then
    return false;
  end if;
  if char_length(shorter) >= 8 and extensions.similarity(longer, shorter) >= 0.5 then
    return true;
  end if;
  while substr(longer, at, 1) = substr(shorter, at, 1) and at <= char_length(shorter) loop
    at := at + 1;
  end loop;
  if char_length(longer) > char_length(shorter) then
    return substr(longer, at + 1) = substr(shorter, at);
  end if;
  return substr(longer, at + 1) = substr(shorter, at + 1)
    or (substr(longer, at, 1) = substr(shorter, at + 1, 1)
      and substr(longer, at + 1, 1) = substr(shorter, at, 1)
      and substr(longer, at + 2) = substr(shorter, at + 2));
end;
$$;
comment on function private.is_typo_of(text, text) is
  'Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.';

create function private.close_words(written text[]) returns table (written text, meant text, closeness real)
language sql stable set search_path = '' as $$
  -- One slip leaves a word's beginning or its end as it was: that is asked first, because it costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.written) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  cross join lateral (
    -- Word by word: joined, the planner would read the whole vocabulary.
    select every.word from private.knowledge_words every
    where every.user_id = private.current_user_id()
      and every.word >= left(w.word, 1) collate "C" and every.word < (left(w.word, 1) || chr(1114111)) collate "C"
    offset 0
  ) k
  -- Another number is another number.
  where half.length >= 4 and w.word !~ '\d'
    and char_length(k.word) between half.length - 2 and half.length + 2
    and (left(k.word, half.head) = left(w.word, half.head)
      or right(k.word, half.length - half.head - 1) = right(w.word, half.length - half.head - 1)
      or (half.length >= 8 and extensions.similarity(w.word, k.word) >= 0.5))
    and private.is_typo_of(w.word, k.word)
  group by w.word, k.word;
$$;
comment on function private.close_words(text[]) is 'Words of the caller''s memory that a folded word may have been meant for, by private.is_typo_of; the word itself among them.';

grant execute on function
  private.is_typo_of(text, text),
  private.close_words(text[])
to authenticated, service_role;
