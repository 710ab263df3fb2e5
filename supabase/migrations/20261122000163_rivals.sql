-- Rivals are looked for by what a content is read as, too: "cervejinhas" is about bebida.

create or replace function private.slot_terms(slots text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  -- For items that were written without a slot, or have more than one.
  select array_agg(term)
  from (values
    ('marital_status', 'casada casado casou solteira divorciada separada separou divorciou viúva viúvo namora namorando namorado namorada noiva noivo'),
    ('residence', 'mora morando moro vive reside mudou mudei'), ('household', 'mora morando moro vive divide'), ('housing', 'mora morando aluguel apartamento casa'),
    ('employment', 'trabalha trabalho trabalhando emprego desempregada aposentada'), ('work_mode', 'home office presencial híbrido remoto'),
    ('work_schedule', 'turno noite madrugada trabalha'), ('work_hours', 'trabalha horário entra'), ('work_regime', 'autônoma autônomo freelancer clt'),
    ('work_mode', 'trabalha casa escritório'), ('residence', 'mora'), ('religion', 'igreja'), ('diet', 'carne come frango peixe churrasco ovo leite queijo vegetariana vegetariano vegana vegano'), ('work_regime', 'trabalha contratada contratado carteira assinada pj'),
    ('practice', 'vegetariana vegetariano vegana vegano atividade exercício sedentária'), ('employment', 'licença férias afastada atestado'), ('weight', 'pesa peso kg quilos'), ('height', 'mede altura'), ('age', 'anos'),
    ('birthday', 'aniversário nasceu'), ('phone', 'telefone celular número whatsapp'), ('salary', 'ganha salário recebe'), ('rent', 'aluguel'),
    ('wake_time', 'acorda levanta acordando'), ('sleep_time', 'dorme deita dormindo'), ('commute', 'trabalho faculdade escola'), ('children', 'filho filha filhos filhas mãe pai'),
    ('pregnancy', 'grávida grávido espera'), ('team', 'torce'),
    ('religion', 'católica evangélica espírita ateia ateu budista judia umbandista protestante religião'), ('favorite', 'favorito favorita preferido preferida')
  ) as listed (slot, words)
  cross join lateral regexp_split_to_table(words, ' ') as term
  where listed.slot = any (slots);
$$;

create or replace function private.rivals(item public.knowledge_items, readings jsonb)
returns setof public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  slots text[] := array(select distinct case r ->> 'slot' when 'deed' then 'goal' else r ->> 'slot' end from jsonb_array_elements(readings) as r);
  terms tsquery;
  others boolean := item.subject <> 'self' or exists (select from jsonb_array_elements(readings) as r where r -> 'about' <> '[]');
begin
  select string_agg(quote_literal(lexeme), ' | ')::tsquery into terms
  from (
    select unnest(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.search_text(t)))) as lexeme
    from unnest(private.plain_terms(item.content) || coalesce(private.slot_terms(slots), '{}')) as t
    union
    select word #>> '{}' from unnest(array['$[*].value.key[*]', '$[*].value.kinds[*]']) as path, jsonb_path_query(readings, path::jsonpath) as word
  ) said;
  return query
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.id <> item.id and k.deleted_at is null and k.superseded_at is null
      and k.type not in ('person', 'insight')
      -- "A irmã mora em Natal" may be an item of one's own or one of the sister's.
      and (k.subject = item.subject or (k.subject = 'self' or item.subject = 'self') and others)
      and (k.search @@ terms or k.slot = any (array(select unnest(slots) except select unnest(array['practice', 'possession', 'condition', 'trait', 'preference']))))
    -- Reading an item takes milliseconds: those of the slot first, then those that share the most words.
    order by coalesce(k.slot = any (slots), false) desc, pg_catalog.ts_rank(k.search, terms) desc nulls last, k.stated_at desc
    limit 30;
end;
$$;
comment on function private.rivals(public.knowledge_items, jsonb) is
  'The current items, of the same subject as far as items tell, that share a slot or a word with an item, at most 30: those of its slots first, then those that share the most.';
