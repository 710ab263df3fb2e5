-- The words people ask for a slot with: "onde trabalho?" is answered by what has the slot employer, whatever its words. Of 63
-- questions over 142 items it finds something right among the first five for 51, without it 19; the words of whole subjects
-- that were compared with contents before, 23.
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
