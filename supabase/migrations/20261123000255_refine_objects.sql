-- What degrees are about.

create or replace function private.refine_object(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  object text := regexp_replace(concat_ws(' ', value ->> 'object', value ->> 'more'), '^(?:que|se) .*', '');
  verb text := value ->> 'verb';
  key text[];
begin
  if value ? 'subject' then
    -- A person who died is no possession.
    if about = '{}' or exists (select from unnest(about) as w where private.is_relation(w) or w in ('?', 'ele', 'ela', 'pais', 'familia')) then
      return null;
    end if;
    object := array_to_string(about, ' ');
  end if;
  key := private.key_words(regexp_replace(regexp_replace(' ' || object, ' (?:,|porque|por causa|por conta|por falta|ha|desde|quando|ate|se|apesar|sempre que|cada vez que|sem|mas|como|depois|antes|apos) .*', ''),
    case when slot = 'possession' then ' (?:para|por|pelo|pela) .*' else ' para \w+:.*' end, ''));
  -- "Faz natação" is natação, "corre na praia" is corrida; a language is what matters of speaking it.
  if verb is not null and not (verb = 'falar' and private.kinds_of(object) && array['idiom']) and (cardinality(key) = 0 or verb not in ('fazer', 'praticar', 'jogar', 'tocar',
      'tomar', 'usar', 'comer', 'frequentar', 'participar', 'estudar', 'cursar', 'assinar', 'consumir', 'seguir', 'pagar', 'andar', 'dirigir')) then
    key := array(select distinct unnest(key || private.key_words(verb)));
  end if;
  if cardinality(key) = 0 then
    return null;
  end if;
  if slot = 'practice' and verb is not null and object = '' then
    value := value || '{"whole": true}';
  end if;
  return value - 'object' - 'more' - 'avoids' || jsonb_build_object('key', to_jsonb(key), 'kinds', case when value ? 'graduated'
      -- So that whatever is studied is among the rivals.
      then (select jsonb_agg(distinct (private.key_words(k.word))[1]) || '["curs", "tecn", "licenciatur"]' from private.word_kinds k where k.kinds @> '{graduacao}')
      else to_jsonb(private.kinds_of(object)) end)
    || case when value ? 'avoids' then '{"group": "take", "lacks": true}'::jsonb
      when slot = 'practice' and value ? 'goes' then '{"group": "do"}'
      when slot = 'practice' and verb is not null then jsonb_build_object('group', private.practice_group(verb)) else '{}' end
    || case when slot = 'possession' and object ~ '^\d' then jsonb_build_object('count', substring(object from '^\d+')::int) else '{}' end
    || case when value ? 'lacks' and object ~ ' ha (?:\w+ )*?(?:dias|semanas?|mes|meses|anos?|tempo)' then '{"long": true}'::jsonb else '{}' end;
end;
$$;
