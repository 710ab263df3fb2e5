-- Refusals with a code where clients got a database error, or wrote what nobody can see.

create function private.is_blank(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- Spaces that are no \s everywhere, and what takes no space at all.
  select coalesce(regexp_replace(value, '[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]', '', 'g') !~ '\S', true);
$$;
comment on function private.is_blank(text) is 'Whether there is nothing to see in a text.';

create or replace function private.check_knowledge(
  type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if private.is_blank(content) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(content) > 4000 or char_length(title) > 200 or char_length(person) > 200 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  if confidence not between 0 and 1 then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1.');
  end if;
  -- A model's own word for a sub-area is left out by add_knowledge instead.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;

create or replace function private.replay_tool(tool text, tool_call_id text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  execution public.tool_executions;
begin
  if replay_tool.tool_call_id is null then
    return null;
  end if;
  if char_length(replay_tool.tool_call_id) not between 1 and 200 then
    perform private.raise(400, 'invalid_tool_call_id', 'O identificador da chamada tem de 1 a 200 caracteres.');
  end if;
  -- Two deliveries of one call at the same instant: the second waits here for the first one's commit.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':' || replay_tool.tool_call_id, 0));
  select e.* into execution from public.tool_executions e
  where e.user_id = caller and e.tool_call_id = replay_tool.tool_call_id;
  if found and execution.tool <> replay_tool.tool then
    perform private.raise(409, 'tool_call_id_reused', 'Essa chamada já foi usada por outra ferramenta.');
  end if;
  return execution.result;
end;
$$;

create or replace function private.check_knowledge_filters(
  source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date,
  query text, page_size int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  sources text[] := array['conversation', 'user_input', 'ai_inference'];
  statuses text[] := array['current', 'superseded', 'deleted', 'all'];
begin
  if source <> all (sources) then
    perform private.raise(400, 'invalid_source', 'Não conheço essa origem.', jsonb_build_object('allowed', sources));
  end if;
  if status is null or status <> all (statuses) then
    perform private.raise(400, 'invalid_status', 'Não conheço essa situação.', jsonb_build_object('allowed', statuses));
  end if;
  if min_confidence not between 0 and 1 or max_confidence not between 0 and 1 or min_confidence > max_confidence then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1, da menor para a maior.');
  end if;
  if from_date > to_date then
    perform private.raise(400, 'invalid_dates', 'O período termina antes de começar.');
  end if;
  if from_date not between date '0001-01-01' and date '9999-12-31' or to_date not between date '0001-01-01' and date '9999-12-31' then
    perform private.raise(400, 'invalid_dates', 'Essa data não está em nenhum calendário que eu conheça.');
  end if;
  if char_length(query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  if page_size is null or page_size not between 1 and 200 then
    perform private.raise(400, 'invalid_page_size', 'Posso mostrar de 1 a 200 itens por vez.');
  end if;
end;
$$;

revoke execute on function private.is_blank(text) from public, anon;
grant execute on function private.is_blank(text) to authenticated, service_role;
