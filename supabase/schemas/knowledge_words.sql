-- Words for search: the words of each user's items, and the words with which people ask for a slot.

-- Search synonyms: with which words people ask for a slot. This is the only list of synonyms.
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

-- The folded words (3 to 40 characters) of all items of a user, current or not. Misspelt words of a query are
-- compared with them.
create table private.knowledge_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  word text collate "C" not null
);

alter table private.knowledge_words enable row level security;
grant select on private.knowledge_words to authenticated;
grant all on private.knowledge_words to service_role;

create policy knowledge_words_select on private.knowledge_words for select to authenticated
  using ((select auth.uid()) = user_id);

-- Not unique: with a unique index two transactions that add the same word would wait for each other. A word that is
-- there twice does no harm.
create index knowledge_words_by_word on private.knowledge_words (user_id, word);

-- The words of a folded text that knowledge_words keeps.
create function private.words_of(plain text) returns setof text
language plpgsql
immutable
-- rows 20: with the default of a thousand the planner reads all words of a user instead of using the index.
rows 20
set search_path = ''
as $$
begin
  return query select distinct w.word from string_to_table(words_of.plain, ' ') as w (word)
    where char_length(w.word) between 3 and 40;
end;
$$;

-- Trigger: adds the words of an item. A definer function: nobody else writes this table.
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

create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();

-- Trigger: removes the words of deleted rows that no other item has.
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

create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();
